/* passes/trips/shrink.c -- loops that consume bits of a number.
 *
 *   r = lshr r, c		bits fall out at the end: r is below 2^(n - c k) after k iterations
 *   r = and r, r - 1		clears the lowest bit; so do andn2 r, 1 << ff1 r and bitset0 r, ff1 r:
 *				at most one iteration for each bit that can be set
 * if every iteration that stays has r (or the next r) not 0, or above a number. Or, for shifts, if it has zeros where
 * the next bits fall out: a number that is not 0 gets none by that, and has a one that ends the loop.
 *
 * ff1 of 0 is -1, and 1 << -1 is the highest bit. So xor r, 1 << ff1 r sets this bit if r is 0, and the next iteration
 * clears it: one more iteration, if the loop can be entered with 0.
 *
 * Cost: O(back edges + entries).
 */
#include "trips.h"

struct shrinking {
	uint32_t term, bits;		/* r, at the header */
	bool next;			/* the next r is tested */
	uint64_t least, zeros;		/* in iterations that stay, it is no less, unsigned; or these bits are 0 */
	uint64_t least_start;		/* it must be no less on entry */
	uint32_t by;			/* bits that an iteration shifts out; 0: it clears one */
	bool sets;			/* by xor: of 0, it sets a bit */
};

/* Whether operand @o is r + @add. */
static bool
is_number(struct trips *t, const struct wb_opnd *o, const struct shrinking *x, uint64_t add, struct wb_point w)
{
	struct wb_affine f = wb_affine_source(t->ints, o, x->bits, w);

	f.add ^= add;
	return wb_affine_is_term(&f, x->term);
}

/* The operation that makes all of operand @o, of @bits bits, if it is @op. */
static bool
made_by(struct trips *t, const struct wb_opnd *o, uint32_t bits, enum wb_op op, struct wb_point w, struct wb_decoded *d)
{
	struct wb_affine f = wb_affine_source(t->ints, o, bits, w);

	return wb_trips_definition(t, &f, w, d) && d->op == op;
}

/* ff1 of the number. */
static bool
is_first_one(struct trips *t, const struct wb_opnd *o, const struct shrinking *x, struct wb_point w)
{
	struct wb_decoded d;

	return made_by(t, o, 32, WB_OP_FF1, w, &d) && d.nsrc == 1 && d.bits == x->bits &&
		is_number(t, d.src[0], x, 0, w);
}

/* 1 << ff1 of the number. */
static bool
is_first_bit(struct trips *t, const struct wb_opnd *o, const struct shrinking *x, struct wb_point w)
{
	struct wb_decoded d;
	uint64_t one;

	return made_by(t, o, x->bits, WB_OP_SHL, w, &d) && d.nsrc == 2 &&
		wb_source_number(t->ints, d.src[0], x->bits, w, &one) && one == 1 && is_first_one(t, d.src[1], x, w);
}

/* Whether @d shifts the number, or clears its lowest bit. */
static bool
shrinks(struct trips *t, const struct wb_decoded *d, struct wb_point w, struct shrinking *x)
{
	uint64_t by, ones = x->bits == 64 ? UINT64_MAX : UINT32_MAX;

	if (d->bits != x->bits || d->nsrc != 2)
		return false;
	x->sets = d->op == WB_OP_XOR;
	if (d->op == WB_OP_LSHR) {
		if (!is_number(t, d->src[0], x, 0, w) || !wb_source_number(t->ints, d->src[1], 32, w, &by))
			return false;
		x->by = (uint32_t)by;
		return by && by < x->bits;
	}
	if (d->op == WB_OP_BITSET0)		/* the index of the bit, then the old value */
		return is_number(t, d->src[1], x, 0, w) && is_first_one(t, d->src[0], x, w);
	for (uint32_t k = 0; k < (d->op == WB_OP_ANDN2 ? 1u : 2u); k++)
		if (is_number(t, d->src[k], x, 0, w) &&
			(d->op == WB_OP_AND ? is_number(t, d->src[!k], x, ones, w) :
				(d->op == WB_OP_ANDN2 || x->sets) && is_first_bit(t, d->src[!k], x, w)))
			return true;
	return false;
}

/* Whether every iteration does that to the number at the header. */
static bool
find_update(struct trips *t, const struct test *s, struct shrinking *x)
{
	uint32_t unit = wb_value_unit(t->g, wb_affine_term(t->ints, x->term)->v);
	struct wb_affine next;

	if (!wb_counter_next(t->ints, s->loop, x->term, &s->at, 64, &next))
		return false;
	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, s->loop, &k)) != WB_NONE;) {
		struct wb_point w = wb_point_back(t->ints, s->loop, e, unit, &s->at);
		struct wb_decoded d;

		if (!wb_trips_definition(t, &next, w, &d) || !shrinks(t, &d, w, x))
			return false;
	}
	return true;
}

/* ---- the test ------------------------------------------------------------------ */
/* What the test tells of x, which is *form: x->least (1 or more), or x->zeros. */
static bool
read_test(struct trips *t, const struct test *s, struct wb_affine *form, struct shrinking *x)
{
	struct comparison c;
	struct wb_decoded d;
	uint64_t k;

	if (wb_decode(t->fn, s->inst, WB_NONE, &d) && (d.op == WB_OP_BITCMP0 || d.op == WB_OP_BITCMP1)) {
		*form = wb_affine_source(t->ints, d.src[0], d.bits, s->at);
		x->bits = d.bits;
		if (!wb_source_number(t->ints, d.src[1], 32, s->at, &k))
			return false;
		x->zeros = (uint64_t)1 << (k & (d.bits - 1u));
		return s->stays == (d.op == WB_OP_BITCMP0);
	}
	if (!wb_trips_comparison(t, s, &c))
		return false;
	if (wb_affine_constant(&c.a))
		wb_trips_swap(&c);
	if (!wb_affine_constant(&c.b))
		return false;
	*form = c.a;
	x->bits = c.bits;
	k = c.b.add;
	if (!c.sign || !(k >> (c.bits - 1)))
		x->least = c.op == WB_OP_NE && !k ? 1 : c.op == WB_OP_GT ? k + 1 : c.op == WB_OP_GE ? k : 0;
	if (x->least)
		return true;
	if (!wb_trips_definition(t, &c.a, s->at, &d) || d.op != WB_OP_AND || d.nsrc != 2)
		return false;
	for (uint32_t n = 0; n < 2 && !x->zeros; n++)
		if (wb_source_number(t->ints, d.src[n], d.bits, s->at, &x->zeros))
			*form = wb_affine_source(t->ints, d.src[!n], d.bits, s->at);
	return x->zeros && (c.op == WB_OP_EQ ? !k : c.op == WB_OP_NE && k == x->zeros && !(k & (k - 1)));
}

/* Whether the zeros of the number, or of the next one, are where bits fall out next. Then every number at the header
 * but the first one has zeros there, and is not 0, if the first one makes it so: the last one has x->least or more. */
static bool
falls_out(struct shrinking *x)
{
	uint64_t out = ((uint64_t)1 << x->by) - 1;

	if (!x->next && (x->zeros & out) != out) {
		x->zeros >>= x->by;		/* of the next one, said of this one */
		x->next = true;
	}
	x->least_start = x->least = x->next ? out + 1 : 1;
	return x->by && (x->zeros & out) == out;
}

/* The maximum of the number on entry, unsigned; false: it may be too small. */
static bool
largest(struct trips *t, const struct test *s, const struct shrinking *x, uint64_t *high)
{
	bool lanes = wb_unit_of_lanes(t->g, wb_value_unit(t->g, wb_affine_term(t->ints, x->term)->v));

	*high = 0;
	for (uint32_t k = 0, e; (e = wb_next_entry(t->ints, s->loop, &k)) != WB_NONE;) {
		struct wb_affine f = wb_counter_start(t->ints, x->term, e);
		struct wb_range r = wb_affine_range(t->ints, &f, wb_point_along_for(t->ints, e, lanes));

		if (r.low < x->least_start)
			return false;
		*high = r.high > *high ? r.high : *high;
	}
	return true;
}

bool
wb_trips_shrink(struct trips *t, const struct test *s, struct verdict *out)
{
	struct shrinking x = { .by = 0 };
	uint32_t length = 0;		/* of the number, in bits */
	struct wb_affine form;
	uint64_t high, n = 0;
	const char *name, *where;

	if (!read_test(t, s, &form, &x) ||
		(x.term = wb_trips_number(t, s, &form, &x.next)) == WB_NONE || !find_update(t, s, &x) ||
		(x.zeros && !falls_out(&x)) || !largest(t, s, &x, &high))
		return false;
	while (length < 64 && high >> length)
		length++;
	for (; x.by && high >= x.least; high >>= x.by)
		n++;
	n = x.by ? n : length;			/* executions of the header with as much */
	n -= (x.next || x.zeros) && n;
	n += x.next && !n && x.sets;
	name = wb_trips_unit_name(t, wb_affine_term(t->ints, x.term)->v);
	where = wb_trips_loc(t, s->inst);
	*out = (struct verdict){ .rank = COUNTED, .max = n, .total = WB_UNKNOWN };
	if (x.by)
		out->why = wb_format(t->cx->tmp,
			"%s has at most %u bits,%s of which each iteration shifts %u out, %s to (%s)", name, length,
			x.zeros ? " not all 0," : "", x.by, x.zeros ? "which must be 0" :
			wb_format(t->cx->tmp, "and must be at least %llu", (unsigned long long)x.least), where);
	else
		out->why = wb_format(t->cx->tmp,
			"each iteration clears one of at most %u bits of %s%s, and one must be left to stay (%s)",
			length, name, x.sets && x.next ? " (of 0, it sets one)" : "", where);
	return true;
}
