/* passes/trips/difference.c -- an upper bound of the difference of two numbers, where one is a minimum, a maximum or a
 * select.
 *
 *	end = min(begin + part, n)			end <= begin + part: at most `part` above begin
 *	end = begin + part < n ? begin + part : n	the same
 *	begin = i - r, but 0 where i < r		begin >= i - r: i is at most r above it
 *	end = group == last ? n : begin + part		n - begin where group is last, else part
 *
 * Right:  all in the integers; numbers are signed or unsigned as in the comparison.
 *  - A minimum is not above any of its operands, so the difference is at most that of an operand and the other number.
 *    A maximum is not below any of its operands; the same holds for the number that is subtracted.
 *  - A select c ? y : n is not above y if n is not above y where c is false. Let this outcome of c be l < h (or l <=
 *    h), n = l + i and y = h + j, where neither sum wraps, by the ranges of l and h. Then n - y <= i - j (minus 1 for l
 *    < h), and this must not be above 0. Likewise for n, and for "not below".
 *  - An unsigned difference that saturates at 0 is x - k, or 0 if that is negative: it is not below x - k. It is not
 *    above x either, so if numbers are signed (but k unsigned), 2^32 is subtracted only from x.
 *  - If a number is a select, the difference is at most the maximum over two cases: in each case, all selects by one
 *    comparison have one outcome. If the outcome is that two numbers are equal, one is replaced by the other: a term of
 *    their difference, if it occurs once, by the rest of it.
 *  All operands of a select and of its comparison are computed before it and dominate it. So they are unchanged where
 *  the select is read.
 * Cost:   MOST_LIMITS numbers for each side, and MOST_CASES times that.
 */
#include "trips.h"

#define MOST_LIMITS 6
#define MOST_CASES 3u

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

/* ---- minimum, maximum, select ----------------------------------------------------------------------------------- */
/* Whether @f + @more does not wrap. */
static bool
stays_in_type(struct trips *t, const struct query *s, const struct wb_affine *f, wb_i128 more)
{
	struct wb_range r = wb_affine_range(t->ints, f, s->w), all = wb_range_full(32);

	return wb_range_least(r, s->sign) + more >= wb_range_least(all, s->sign) &&
		wb_range_most(r, s->sign) + more <= wb_range_most(all, s->sign);
}

/* Whether @f is @of plus *more, without wrapping. */
static bool
is_plus(struct trips *t, const struct query *s, const struct wb_affine *f, const struct wb_affine *of, wb_i128 *more)
{
	struct wb_affine minus = wb_affine_scaled(*of, UINT64_MAX), d;

	if (f->bits != 32 || of->bits != 32 || !wb_affine_sum(f, &minus, &d) || !wb_affine_constant(&d))
		return false;
	*more = wb_with_sign(32, d.add);
	return stays_in_type(t, s, of, *more);
}

/* Whether @other is not above @taken (@op MIN), or not below (MAX), if comparison @c has outcome @holds. */
static bool
is_beyond(struct trips *t, const struct query *s, enum wb_op op, const struct wb_decoded *c, bool holds,
	const struct wb_affine *other, const struct wb_affine *taken)
{
	enum wb_op is = holds ? c->op : wb_compare_opposite(c->op);
	bool up = is == WB_OP_LT || is == WB_OP_LE, less = op == WB_OP_MIN;
	struct wb_affine low, high;
	wb_i128 i, j, by;

	if (!up && is != WB_OP_GT && is != WB_OP_GE)
		return false;
	low = wb_affine_source(t->ints, c->src[!up], 32, s->w);
	high = wb_affine_source(t->ints, c->src[up], 32, s->w);
	if (!is_plus(t, s, other, less ? &low : &high, &i) || !is_plus(t, s, taken, less ? &high : &low, &j))
		return false;
	by = (less ? i - j : j - i) - (is == WB_OP_LT || is == WB_OP_GT);
	return by <= 0;
}

/* Whether select @d has a 32-bit comparison with the signedness of @s: *c. */
static bool
decides_select(struct trips *t, const struct query *s, const struct wb_decoded *d, uint32_t condition,
	struct wb_decoded *c)
{
	uint32_t cmp = wb_comparison(t->ints, d->src[condition], s->w);

	return cmp != WB_NONE && wb_decode(t->fn, cmp, WB_NONE, c) && c->nsrc == 2 &&
		c->type == (s->sign ? WB_T_I32 : WB_T_U32);
}

static uint32_t
add_chosen(struct trips *t, const struct query *s, enum wb_op op, const struct wb_decoded *d, wb_i128 more,
	struct limit *out, uint32_t known)
{
	uint32_t condition, arm[2];
	struct wb_affine f[2];
	struct wb_decoded c;

	if (!wb_select_sources(d, &condition, &arm[1], &arm[0]) || !decides_select(t, s, d, condition, &c))
		return known;
	for (uint32_t k = 0; k < 2; k++)
		f[k] = wb_affine_source(t->ints, d->src[arm[k]], 32, s->w);
	for (uint32_t k = 0; k < 2 && known < MOST_LIMITS; k++)
		if (is_beyond(t, s, op, &c, !k, &f[!k], &f[k]))
			out[known++] = (struct limit){ f[k], more };
	return known;
}

/* Adds the limits of @at, if that is a difference that saturates at 0. */
static uint32_t
add_saturated(struct trips *t, const struct query *s, enum wb_op op, const struct wb_term *at, wb_i128 more,
	struct limit *out, uint32_t known)
{
	struct wb_affine by;
	struct wb_decoded d;

	if (op != WB_OP_MAX || !wb_term_saturated(t->ints, at, s->w, &d) || d.op != WB_OP_SUB ||
		d.type != WB_T_U32 || d.nsrc != 2)
		return known;
	by = wb_affine_source(t->ints, d.src[1], 32, s->w);
	if (wb_affine_constant(&by) && known < MOST_LIMITS)
		out[known++] = (struct limit){ wb_affine_source(t->ints, d.src[0], 32, s->w), more - (wb_i128)by.add };
	return known;
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
	if (!wb_term_operation(t->ints, at, s->w, &d))
		return add_saturated(t, s, op, at, more, out, known);
	if (d.ndef != 1)
		return known;
	if ((d.op != op && d.op != (op == WB_OP_MAX ? WB_OP_MAX3 : WB_OP_MIN3)) ||
		d.type != (s->sign ? WB_T_I32 : WB_T_U32))
		return add_chosen(t, s, op, &d, more, out, known);
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

/* ---- cases ------------------------------------------------------------------------------------------------------ */
/* The select that is term @term; *cmp: its comparison. */
static bool
is_choice(struct trips *t, const struct query *s, uint32_t term, uint32_t *cmp, const struct wb_opnd *arm[2])
{
	uint32_t condition, yes, no;
	struct wb_decoded d;

	if (!wb_term_operation(t->ints, wb_affine_term(t->ints, term), s->w, &d) || d.ndef != 1 ||
		!wb_select_sources(&d, &condition, &yes, &no))
		return false;
	*cmp = wb_comparison(t->ints, d.src[condition], s->w);
	arm[0] = d.src[no];
	arm[1] = d.src[yes];
	return *cmp != WB_NONE;
}

static bool
has_term(const struct wb_affine *f, uint32_t term)
{
	for (uint32_t k = 0; k < f->n; k++)
		if (f->term[k] == term)
			return true;
	return false;
}

/* The 32-bit value of a term, if @d, in 64 bits, is 0 and has no other term. (If the term would need more than 32 bits,
 * @d is never 0, so the case is impossible.) */
static bool
solves_for(const struct wb_affine *d, uint32_t *term, struct wb_affine *with)
{
	if (d->n != 1 || (d->k[0] != 1 && d->k[0] != UINT64_MAX))
		return false;
	*term = d->term[0];
	*with = wb_affine_number(32, d->k[0] == 1 ? 0 - d->add : d->add);
	return true;
}

/* If comparison @cmp, for equality, has outcome @holds: whether it gives the value of a term of @f. */
static bool
solves_term(struct trips *t, const struct query *s, uint32_t cmp, bool holds, const struct wb_affine *f,
	uint32_t *term, struct wb_affine *with)
{
	struct wb_affine d, minus;
	struct wb_decoded c;

	if (!wb_decode(t->fn, cmp, WB_NONE, &c) || c.nsrc != 2 || c.op != (holds ? WB_OP_EQ : WB_OP_NE) ||
		!(wb_type_word(c.type) || wb_type_wide(c.type)))
		return false;
	for (uint32_t k = 0; k < 2 && c.bits == 64; k++)
		if (c.src[k]->kind == WB_OPND_UNIT && c.src[k]->nunit != 2)
			return false;
	d = wb_affine_source(t->ints, c.src[0], c.bits, s->w);
	minus = wb_affine_source(t->ints, c.src[1], c.bits, s->w);
	minus = wb_affine_scaled(minus, UINT64_MAX);
	if (!wb_affine_sum(&d, &minus, &d))
		return false;
	if (c.bits == 64)
		return solves_for(&d, term, with);
	for (uint32_t k = 0; k < d.n; k++) {	/* d is 0, and has the term once or minus once */
		if ((d.k[k] != 1 && d.k[k] != UINT32_MAX) || !has_term(f, d.term[k]))
			continue;
		*term = d.term[k];
		*with = wb_affine_single(32, d.term[k]);
		minus = wb_affine_scaled(d, d.k[k] == 1 ? UINT64_MAX : 1);
		return wb_affine_sum(with, &minus, with);
	}
	return false;
}

/* @f if @cmp has outcome @holds. */
static struct wb_affine
assuming(struct trips *t, const struct query *s, const struct wb_affine *f, uint32_t cmp, bool holds)
{
	struct wb_affine out = *f, with, value;
	const struct wb_opnd *arm[2];
	uint32_t by, term;

	for (uint32_t j = 0; j < f->n; j++) {
		if (!is_choice(t, s, f->term[j], &by, arm) || by != cmp)
			continue;
		with = wb_affine_source(t->ints, arm[holds], 32, s->w);
		if (!wb_affine_substitute(&out, f->term[j], &with, &out))
			return *f;
	}
	if (!solves_term(t, s, cmp, holds, &out, &term, &value))
		return out;
	return wb_affine_substitute(&out, term, &value, &with) ? with : out;
}

static wb_i128
worse_case(struct trips *t, const struct query *s, const struct wb_affine *upper, const struct wb_affine *lower,
	uint32_t cmp)
{
	wb_i128 most[2];

	for (uint32_t k = 0; k < 2; k++) {
		struct wb_affine u = assuming(t, s, upper, cmp, k), l = assuming(t, s, lower, cmp, k);

		most[k] = least_difference(t, s, &u, &l);
	}
	return most[0] > most[1] ? most[0] : most[1];
}

wb_i128
wb_trips_difference(struct trips *t, bool sign, const struct wb_affine *upper, const struct wb_affine *lower,
	struct wb_point w, wb_i128 high)
{
	const struct wb_affine *side[2] = { upper, lower };
	struct query s = { .sign = sign, .w = w };
	const struct wb_opnd *arm[2];
	uint32_t cmp, n = 0;
	wb_i128 most;

	if (upper->bits != 32 || lower->bits != 32)
		return high;
	most = least_difference(t, &s, upper, lower);
	high = most < high ? most : high;
	for (uint32_t k = 0; k < 2; k++)
		for (uint32_t j = 0; j < side[k]->n; j++) {
			if (n == MOST_CASES || !is_choice(t, &s, side[k]->term[j], &cmp, arm))
				continue;
			most = worse_case(t, &s, upper, lower, cmp);
			high = most < high ? most : high;
			n++;
		}
	return high;
}
