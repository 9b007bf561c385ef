/* passes/trips/difference.c -- an upper bound of the difference of two numbers, where one is a minimum or a maximum.
 *
 *	end = min(begin + part, n)			end <= begin + part: at most `part` above begin
 *	begin = max(x, 3) - 3, end = min(x + 3, n)	end - begin <= (x + 3) - x + 3
 *
 * Right:  all in the integers; numbers are signed or unsigned as in the comparison. A minimum is not above any of its
 *         operands, so the difference is at most that of an operand and the other number. A maximum is not below any of
 *         its operands; the same holds for the number that is subtracted.
 */
#include "trips.h"

#define MOST_LIMITS 8u			/* operands of a minimum of minima */

/* The maximum of an integer that is in @s modulo 2^bits, and at most @high: known if @s plus 2^bits is above that. */
static wb_i128
max_in_extent(const struct wb_extent *s, uint32_t bits, wb_i128 high)
{
	return s->high < high && s->low + ((wb_i128)1 << bits) > high ? s->high : high;
}

wb_i128
wb_trips_max_modulo(struct trips *t, const struct wb_affine *d, struct wb_point w, wb_i128 high)
{
	for (uint32_t sign = 0; sign < 2; sign++) {
		struct wb_extent s = wb_affine_extent(t->ints, d, sign, w);

		high = max_in_extent(&s, d->bits, high);
	}
	return high;
}

/* The maximum of @x - @y. */
static wb_i128
most_between(struct trips *t, bool sign, const struct wb_affine *x, const struct wb_affine *y, struct wb_point w)
{
	struct wb_affine difference;
	struct wb_extent guarded;
	wb_i128 most = wb_range_most(wb_affine_range(t->ints, x, w), sign) -
		wb_range_least(wb_affine_range(t->ints, y, w), sign);

	if (!wb_affine_difference(x, y, &difference))
		return most;
	most = wb_trips_max_modulo(t, &difference, w, most);
	return wb_affine_guarded(t->ints, &difference, w, &guarded) ?
		max_in_extent(&guarded, difference.bits, most) : most;
}

/* Whether @f is a minimum (@op MIN) or a maximum (MAX) @d plus @add, where that is one of the numbers of the type. */
static bool
is_limit(struct trips *t, bool sign, enum wb_op op, const struct wb_affine *f, struct wb_point w,
	struct wb_decoded *d, wb_i128 *add)
{
	struct wb_range r, all = wb_range_full(32);
	struct wb_affine one;

	if (f->bits != 32 || f->n != 1 || f->k[0] != 1 ||
		!wb_term_operation(t->ints, wb_affine_term(t->ints, f->term[0]), w, d) || d->ndef != 1 ||
		(d->op != op && d->op != (op == WB_OP_MAX ? WB_OP_MAX3 : WB_OP_MIN3)) ||
		d->type != (sign ? WB_T_I32 : WB_T_U32))
		return false;
	one = wb_affine_single(32, f->term[0]);
	r = wb_affine_range(t->ints, &one, w);
	*add = wb_with_sign(32, f->add);
	return wb_range_least(r, sign) + *add >= wb_range_least(all, sign) &&
		wb_range_most(r, sign) + *add <= wb_range_most(all, sign);
}

/* Numbers that another one is not above, or not below: of[k] + add[k], in the integers. */
struct limits {
	struct wb_affine of[MOST_LIMITS];
	wb_i128 add[MOST_LIMITS];
	uint32_t n;
};

/* Those of @f: itself, and the operands of minima (@op MIN) or maxima (MAX) among them. */
static void
find_limits(struct trips *t, bool sign, enum wb_op op, const struct wb_affine *f, struct wb_point w, struct limits *l)
{
	*l = (struct limits){ .of = { *f }, .n = 1 };
	for (uint32_t k = 0; k < l->n; k++) {
		struct wb_decoded d;
		wb_i128 add;

		if (!is_limit(t, sign, op, &l->of[k], w, &d, &add))
			continue;
		for (uint32_t s = 0; s < d.nsrc && l->n < MOST_LIMITS; s++) {
			l->of[l->n] = wb_affine_source(t->ints, d.src[s], 32, w);
			l->add[l->n++] = l->add[k] + add;
		}
	}
}

wb_i128
wb_trips_difference(struct trips *t, bool sign, const struct wb_affine *upper, const struct wb_affine *lower,
	struct wb_point w)
{
	struct limits u, l;
	wb_i128 least = 0;

	find_limits(t, sign, WB_OP_MIN, upper, w, &u);
	find_limits(t, sign, WB_OP_MAX, lower, w, &l);
	for (uint32_t k = 0; k < u.n * l.n; k++) {
		uint32_t i = k % u.n, j = k / u.n;
		wb_i128 most = most_between(t, sign, &u.of[i], &l.of[j], w) + u.add[i] - l.add[j];

		least = !k || most < least ? most : least;
	}
	return least;
}
