/* passes/trips/narrow.c -- counters of at most 16 bits, in registers of 32.
 *
 *	@h  s3 = merge of 0 and x		for (short i = 0; i < n; i++)
 *	    s4 = and s3, 0xffff
 *	    x = add s4, 1
 *	    s5 = sext16 x
 *	    scc = lt s5, s2			stays
 *
 * The tested value is E(y): the low w bits of y, extended by zeros or by the sign. It is an integer in the range of the
 * type, and different for different low bits. Let y = r + c modulo 2^w (passes/integer/low_bits.c), where r is defined
 * at the header, and let its value on all back edges be r + step modulo 2^w. Then the k-th test sees
 *
 *	a_k = E((r_0 + c + k * step) mod 2^w)
 *
 * Constants: passes/integer/progression.c, in the ring of 2^w.
 * a < b, step > 0: while the test holds, a_k <= b - 1. If b - 1 + step is still within the type, then a_(k+1) is
 * a_k + step: at most (b - 1 - a_0) / step + 1 tests hold. Likewise for the others.
 * a == b: once, if step is not 0 modulo 2^w.
 * step odd: a_k takes all values of the type in 2^w iterations: if one of them leaves whatever b is, then at most
 * 2^w - 1 tests hold.
 * a_0 and b are in the ranges of passes/integer, or in that of the type. b does not change in the loop. It is the
 * integer that the comparison reads: the low half in a 16-bit comparison, or the selected part (SDWA).
 */
#include "trips.h"

#define MOST_BITS 16u

struct narrow {
	enum wb_op op;			/* a op b in an iteration that stays */
	bool compare_sign;		/* signedness of b in the comparison, */
	uint32_t compare_bits;		/* and how many of its low bits it reads: 32, 16 or 8 */
	bool b_sign;
	uint32_t bits;			/* w */
	bool sign;			/* E extends by the sign */
	struct wb_affine b;
	uint32_t term;			/* r */
	uint64_t add;			/* c */
	uint64_t step;			/* modulo 2^w */
};

static uint64_t mask(uint32_t bits) { return ((uint64_t)1 << bits) - 1; }

/* Whether @d is some low bits of a source, extended by zeros or by the sign. */
static bool
extends(struct trips *t, const struct wb_decoded *d, struct wb_point w, struct wb_extracted *f)
{
	return wb_extracts(t->ints, d, w, f) && !f->shift && f->width <= MOST_BITS;
}

/* ---- the test --------------------------------------------------------------------------------------------- */
/* Removes the extension from @f, an operand of the test. n->bits and n->sign are those of the comparison before. */
static void
strip_extension(struct trips *t, struct wb_affine *f, struct wb_point w, struct narrow *n)
{
	const struct wb_term *at = wb_affine_only_term(t->ints, f);
	struct wb_decoded d;
	struct wb_extracted x;

	if (!wb_term_operation(t->ints, at, w, &d) || !extends(t, &d, w, &x) || x.width >= n->bits)
		return;
	*f = wb_affine_source(t->ints, d.src[x.of], 32, w);
	n->bits = x.width;
	n->sign = x.sign;
}

/* The number at the header that reduced @f is, apart from a constant. */
static bool
is_counter(struct trips *t, const struct test *s, struct wb_affine f, struct narrow *n)
{
	f = wb_affine_low(t->ints, f, s->at, n->bits);
	if (f.n != 1 || f.k[0] != 1 || wb_term_header(t->ints, f.term[0]) != s->loop ||
		wb_affine_term(t->ints, f.term[0])->kind != WB_TERM_VALUE)
		return false;
	n->term = f.term[0];
	n->add = f.add;
	return true;
}

/* Tries source @a of comparison @d as the counter, and the other one as the limit. */
static bool
read_operands(struct trips *t, const struct test *s, const struct wb_decoded *d, bool half, uint32_t a,
	struct narrow *n)
{
	struct wb_affine f = wb_affine_source(t->ints, d->src[a], 32, s->at);
	const uint32_t all = half ? 16 : 32;

	n->b = wb_affine_source(t->ints, d->src[!a], 32, s->at);
	n->op = s->stays ? d->op : wb_compare_opposite(d->op);
	n->op = a ? wb_compare_mirror(n->op) : n->op;
	n->bits = wb_low_bits_of(d->sel[a], all);
	n->sign = n->bits < all ? d->sel[a] & WB_SEL_SIGN : d->sign;
	n->compare_bits = wb_low_bits_of(d->sel[!a], all);
	n->b_sign = n->compare_bits < all ? d->sel[!a] & WB_SEL_SIGN : d->sign;
	n->compare_sign = d->sign;
	if (!n->bits || !n->compare_bits || !wb_affine_invariant(t->ints, &n->b, s->loop))
		return false;
	strip_extension(t, &f, s->at, n);
	if (d->op == WB_OP_EQ || d->op == WB_OP_NE) {	/* signed and unsigned are the same */
		n->compare_sign = n->sign;
		n->b_sign = n->compare_bits < all ? n->b_sign : n->sign;
	}
	if (n->compare_bits < all && n->b_sign && !n->compare_sign)
		return false;
	return n->bits <= MOST_BITS && (!n->sign || n->compare_sign) && is_counter(t, s, f, n);
}

static bool
find_operands(struct trips *t, const struct test *s, struct narrow *n)
{
	struct wb_decoded d;
	bool half = wb_decode_half(t->fn, s->inst, WB_NONE, &d);

	if (half)
		d.sign = d.type == WB_T_I16;
	else if (!wb_decode_parts(t->fn, s->inst, WB_NONE, &d) || d.bits != 32 ||
		(d.type != WB_T_I32 && d.type != WB_T_U32 && d.type != WB_T_B32))
		return false;
	return wb_compare_is(d.op) && d.nsrc == 2 &&
		(read_operands(t, s, &d, half, 0, n) || read_operands(t, s, &d, half, 1, n));
}

/* On all back edges, the value is r + step modulo 2^w, with a constant step other than 0. */
static bool
find_step(struct trips *t, const struct test *s, struct narrow *n)
{
	const uint32_t unit = wb_value_unit(t->g, wb_affine_term(t->ints, n->term)->v);
	bool found = false;

	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, s->loop, &k)) != WB_NONE;) {
		struct wb_point there = wb_point_back(t->ints, s->loop, e, unit, &s->at);
		struct wb_affine f = wb_affine_low(t->ints,
			wb_affine_value(t->ints, wb_value_along(t->g, e, unit), there), there, n->bits);

		if (f.n != 1 || f.k[0] != 1 || f.term[0] != n->term || (found && (f.add & mask(n->bits)) != n->step))
			return false;
		n->step = f.add & mask(n->bits);
		found = true;
	}
	return found && n->step;
}

/* ---- counting ----------------------------------------------------------------------------------------------- */
struct interval {
	int64_t low, high;
};

static struct interval
type_interval(uint32_t bits, bool sign)
{
	return sign ? (struct interval){ -((int64_t)1 << (bits - 1)), ((int64_t)1 << (bits - 1)) - 1 } :
		      (struct interval){ 0, (int64_t)mask(bits) };
}

/* The low @bits bits of @f, extended. */
static struct interval
interval_of(struct trips *t, const struct wb_affine *f, struct wb_point w, uint32_t bits, bool sign)
{
	struct wb_range r = wb_affine_range(t->ints, f, w);
	struct interval type = type_interval(bits, sign),
		    s = sign ? (struct interval){ r.slow, r.shigh } : (struct interval){ (int64_t)r.low,
		(int64_t)r.high };

	if (wb_affine_constant(f)) {
		s.low = (int64_t)(f->add & mask(bits));
		s.low -= s.low > type.high ? (int64_t)1 << bits : 0;
		s.high = s.low;
	}
	if (s.low >= type.low && s.high <= type.high)
		return s;
	if (!t->small)
		return type;
	return (struct interval){ t->copies && sign ? -(type.high >> t->small) - 1 : 0, type.high >> t->small };
}

/* The step as the representative nearest to 0. */
static int64_t
with_sign(const struct narrow *n)
{
	return (int64_t)n->step - (n->step > mask(n->bits - 1) ? (int64_t)1 << n->bits : 0);
}

/* Maximum of tests that hold for a limit in @b; -1: the counter may wrap past it. */
static int64_t
tests(struct trips *t, const struct narrow *n, struct interval a, struct interval b)
{
	struct interval type = type_interval(n->bits, n->sign);
	int64_t step = with_sign(n), equal = n->op == WB_OP_LE || n->op == WB_OP_GE,
		top = b.high - !equal, bottom = b.low + !equal;
	bool below = n->op == WB_OP_LT || n->op == WB_OP_LE, above = n->op == WB_OP_GT || n->op == WB_OP_GE,
	     leaves = below ? top < type.high : above ? bottom > type.low : b.low >= type.low && b.high <= type.high;

	if (n->op == WB_OP_EQ)
		return 1;
	if ((below && top < a.low) || (above && bottom > a.high))
		return 0;
	if (below && step > 0 && top + step <= type.high)
		return (top - a.low) / step + 1;
	if (above && step < 0 && bottom + step >= type.low)
		return (a.high - bottom) / -step + 1;
	if (n->op == WB_OP_NE && step == 1 && b.low >= a.high && leaves)
		return b.high - a.low;
	if (n->op == WB_OP_NE && step == -1 && b.high <= a.low && leaves)
		return a.high - b.low;
	return step & 1 && leaves ? (int64_t)mask(n->bits) >> t->small : -1;
}

/* Maximum of tests that hold after entry @e; WB_UNKNOWN. */
static uint64_t
tests_from(struct trips *t, const struct test *s, const void *of, uint32_t e)
{
	const struct narrow *n = of;
	struct wb_point w = wb_point_along_for(t->ints, e, s->lanes);
	struct wb_affine start = wb_counter_start(t->ints, n->term, e), add = wb_affine_number(32, n->add);
	struct interval a, b = interval_of(t, &n->b, w, n->compare_bits, n->b_sign), type = type_interval(n->bits,
		n->sign);
	int64_t most;

	if (!wb_affine_sum(&start, &add, &start))
		return WB_UNKNOWN;
	a = interval_of(t, &start, w, n->bits, n->sign);
	if (a.low == a.high && b.low == b.high && b.low >= type.low && b.high <= type.high) {
		struct wb_interval i = wb_interval_compared(
			wb_compare_opposite(n->op), n->sign, n->bits, (uint64_t)b.low & mask(n->bits));

		return wb_progression_first((wb_u128)1 << n->bits, (uint64_t)a.low & mask(n->bits), n->step, i.first,
			i.count);
	}
	most = tests(t, n, a, b);
	return most < 0 ? WB_UNKNOWN : (uint64_t)most;
}

bool
wb_trips_narrow(struct trips *t, const struct test *s, struct verdict *out)
{
	struct narrow n;

	if (!wb_trips_may_visit(t, s) || !find_operands(t, s, &n) || !find_step(t, s, &n) ||
		!wb_trips_max_tests(t, s, tests_from, &n, out))
		return false;
	out->ranges = true;
	out->why = wb_format(t->cx->tmp, "the low %u bits of %s%s count by %lld, and are compared with %s (%s)", n.bits,
		wb_trips_unit_name(t, wb_affine_term(t->ints, n.term)->v), s->lanes ? " of each lane" : "",
		(long long)with_sign(&n), wb_trips_affine_text(t, &n.b, n.b_sign), wb_trips_loc(t, s->inst));
	return true;
}
