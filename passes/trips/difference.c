/* passes/trips/difference.c -- an upper bound of the difference of two numbers, where one is a minimum or a maximum.
 *
 *	end = min(begin + part, n)			end <= begin + part: at most `part` above begin
 *
 * Right:  all in the integers; numbers are signed or unsigned as in the comparison. A minimum is not above any of its
 *         operands, so the difference is at most that of an operand and the other number. A maximum is not below any of
 *         its operands; the same holds for the number that is subtracted.
 * Cost:   MOST_LIMITS numbers for each side.
 */
#include "trips.h"

#define MOST_LIMITS 6

/* A limit f + more, in the integers: the upper number is not above it, or the lower one not below it. */
struct limit {
	struct wb_affine f;
	wb_i128 more;			/* constant that is added, without wrapping */
};

struct query {
	bool sign;			/* numbers are signed */
	struct wb_point w;
};

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

/* Whether @f + @more does not wrap. */
static bool
stays_in_type(struct trips *t, const struct query *s, const struct wb_affine *f, wb_i128 more)
{
	struct wb_range r = wb_affine_range(t->ints, f, s->w), all = wb_range_full(32);

	return wb_range_least(r, s->sign) + more >= wb_range_least(all, s->sign) &&
		wb_range_most(r, s->sign) + more <= wb_range_most(all, s->sign);
}

/* Adds numbers that @n is not above (@op MIN), or not below (MAX), if the added constant does not wrap. Returns how
 * many are in @out; @known were before. */
static uint32_t
add_operands(struct trips *t, const struct query *s, enum wb_op op, const struct limit *n, struct limit *out,
	uint32_t known)
{
	const struct wb_term *at = n->f.n == 1 && n->f.k[0] == 1 ? wb_affine_term(t->ints, n->f.term[0]) : NULL;
	wb_i128 more = wb_with_sign(32, n->f.add);
	struct wb_affine alone = n->f;
	struct wb_decoded d;

	alone.add = 0;
	if (!at || !stays_in_type(t, s, &alone, more))
		return known;
	more += n->more;
	if (!wb_term_operation(t->ints, at, s->w, &d) || d.ndef != 1 ||
		(d.op != op && d.op != (op == WB_OP_MAX ? WB_OP_MAX3 : WB_OP_MIN3)) ||
		d.type != (s->sign ? WB_T_I32 : WB_T_U32))
		return known;
	for (uint32_t k = 0; k < d.nsrc && known < MOST_LIMITS; k++)
		out[known++] = (struct limit){ wb_affine_source(t->ints, d.src[k], 32, s->w), more };
	return known;
}

static uint32_t
find_limits(struct trips *t, const struct query *s, enum wb_op op, const struct wb_affine *side, struct limit *out)
{
	uint32_t n = 1;

	out[0] = (struct limit){ *side, 0 };
	for (uint32_t k = 0; k < n; k++)
		n = add_operands(t, s, op, &out[k], out, n);
	return n;
}

/* The maximum of @x - @y. */
static wb_i128
limit_difference(struct trips *t, const struct query *s, const struct limit *x, const struct limit *y)
{
	struct wb_range a = wb_affine_range(t->ints, &x->f, s->w), b = wb_affine_range(t->ints, &y->f, s->w);
	struct wb_affine difference, minus = wb_affine_scaled(y->f, UINT64_MAX);
	wb_i128 most = wb_range_most(a, s->sign) - wb_range_least(b, s->sign);

	if (wb_affine_sum(&x->f, &minus, &difference))
		most = wb_trips_max_modulo(t, &difference, s->w, most);
	return most + x->more - y->more;
}

static wb_i128
least_difference(struct trips *t, const struct query *s, const struct wb_affine *upper, const struct wb_affine *lower)
{
	struct limit up[MOST_LIMITS], down[MOST_LIMITS];
	uint32_t nup = find_limits(t, s, WB_OP_MIN, upper, up), ndown = find_limits(t, s, WB_OP_MAX, lower, down);
	wb_i128 high = limit_difference(t, s, &up[0], &down[0]);

	for (uint32_t k = 0; k < nup; k++)
		for (uint32_t j = k == 0; j < ndown; j++) {
			wb_i128 most = limit_difference(t, s, &up[k], &down[j]);

			high = most < high ? most : high;
		}
	return high;
}

wb_i128
wb_trips_difference(struct trips *t, bool sign, const struct wb_affine *upper, const struct wb_affine *lower,
	struct wb_point w, wb_i128 high)
{
	const struct query s = { .sign = sign, .w = w };
	wb_i128 most;

	if (upper->bits != 32 || lower->bits != 32)
		return high;
	most = least_difference(t, &s, upper, lower);
	return most < high ? most : high;
}
