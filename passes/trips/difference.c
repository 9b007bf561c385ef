/* passes/trips/difference.c -- an upper bound of the difference of two numbers, where one is a minimum or a maximum.
 *
 *	end = min(begin + part, n)			end <= begin + part: at most `part` above begin
 *
 * Right:  all in the integers; numbers are signed or unsigned as in the comparison. A minimum is not above any of its
 *         operands, so the difference is at most that of an operand and the other number. A maximum is not below any of
 *         its operands; the same holds for the number that is subtracted.
 */
#include "trips.h"

wb_i128
wb_trips_max_in_extent(const struct wb_extent *s, uint32_t bits, wb_i128 high)
{
	return s->high < high && s->low + ((wb_i128)1 << bits) > high ? s->high : high;
}

wb_i128
wb_trips_max_modulo(struct trips *t, const struct wb_affine *d, struct wb_point w, wb_i128 high)
{
	for (uint32_t sign = 0; sign < 2; sign++) {
		struct wb_extent s = wb_affine_extent(t->ints, d, sign, w);

		high = wb_trips_max_in_extent(&s, d->bits, high);
	}
	return high;
}

/* The maximum of @x - @y. */
static wb_i128
most_between(struct trips *t, bool sign, const struct wb_affine *x, const struct wb_affine *y, struct wb_point w)
{
	struct wb_affine difference, minus = wb_affine_scaled(*y, UINT64_MAX);
	wb_i128 most = wb_range_most(wb_affine_range(t->ints, x, w), sign) -
		wb_range_least(wb_affine_range(t->ints, y, w), sign);

	return wb_affine_sum(x, &minus, &difference) ? wb_trips_max_modulo(t, &difference, w, most) : most;
}

/* Whether @f is a minimum (@op MIN) or a maximum (MAX). */
static bool
is_limit(struct trips *t, bool sign, enum wb_op op, const struct wb_affine *f, struct wb_point w,
	struct wb_decoded *d)
{
	return wb_term_operation(t->ints, wb_affine_only_term(t->ints, f), w, d) && d->ndef == 1 &&
		(d->op == op || d->op == (op == WB_OP_MAX ? WB_OP_MAX3 : WB_OP_MIN3)) &&
		d->type == (sign ? WB_T_I32 : WB_T_U32);
}

wb_i128
wb_trips_difference(struct trips *t, bool sign, const struct wb_affine *upper, const struct wb_affine *lower,
	struct wb_point w, wb_i128 high)
{
	for (uint32_t side = 0; side < 2 && upper->bits == 32; side++) {
		struct wb_decoded d;
		bool limit = is_limit(t, sign, side ? WB_OP_MAX : WB_OP_MIN, side ? lower : upper, w, &d);

		for (uint32_t k = 0; limit && k < d.nsrc; k++) {
			struct wb_affine of = wb_affine_source(t->ints, d.src[k], 32, w);
			wb_i128 most = most_between(t, sign, side ? upper : &of, side ? &of : lower, w);

			high = most < high ? most : high;
		}
	}
	return high;
}
