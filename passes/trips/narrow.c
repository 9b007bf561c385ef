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
 * which count.c compares with b, in the ring of 2^w. b does not change in the loop. It is the integer that the
 * comparison reads: the low half in a 16-bit comparison, or the selected part (SDWA).
 */
#include "trips.h"

#define MOST_BITS 16u

/* Removes the extension from @f, an operand of the test. p->bits and p->sign are those of the comparison before. */
static void
strip_extension(struct trips *t, struct wb_affine *f, struct wb_point w, struct comparison *p)
{
	struct wb_decoded d;
	struct wb_extracted x;

	if (!wb_term_operation(t->ints, wb_affine_only_term(t->ints, f), w, &d) || !wb_extracts(t->ints, &d, w, &x) ||
		x.shift || x.width > MOST_BITS || x.width >= p->bits)
		return;
	*f = wb_affine_source(t->ints, d.src[x.of], 32, w);
	p->bits = x.width;
	p->sign = x.sign;
}

/* Whether @f is a number at the header plus a constant, modulo 2^p->bits. */
static bool
is_counter(struct trips *t, const struct test *s, struct wb_affine f, struct comparison *p)
{
	p->a = wb_affine_low(t->ints, f, s->at, p->bits);
	return p->a.n == 1 && p->a.k[0] == 1 && wb_term_header(t->ints, p->a.term[0]) == s->loop &&
		wb_affine_term(t->ints, p->a.term[0])->kind == WB_TERM_VALUE;
}

/* Tries source @k of comparison @c as the counter, and the other one as the limit. */
static bool
read_operands(struct trips *t, const struct test *s, const struct wb_compared *c, uint32_t k, struct comparison *p)
{
	struct wb_affine f = wb_affine_source(t->ints, c->d.src[k], 32, s->at);
	bool half = c->d.type == WB_T_I16 || c->d.type == WB_T_U16,
	     equality = c->d.op == WB_OP_EQ || c->d.op == WB_OP_NE;

	p->b = wb_affine_source(t->ints, c->d.src[!k], 32, s->at);
	p->op = s->stays ? c->d.op : wb_compare_opposite(c->d.op);
	p->op = k ? wb_compare_mirror(p->op) : p->op;
	p->bits = c->bits[k];
	p->sign = c->sign[k];
	p->b_bits = c->bits[!k];
	p->b_sign = c->sign[!k];
	if (!wb_affine_invariant(t->ints, &p->b, s->loop))
		return false;
	strip_extension(t, &f, s->at, p);
	if (equality && p->b_bits == (half ? 16 : 32))	/* signed and unsigned are the same */
		p->b_sign = p->sign;
	return p->bits <= MOST_BITS && (!p->sign || c->d.sign || equality) && is_counter(t, s, f, p);
}

/* On all back edges, the value is r + step modulo 2^w, with a constant step other than 0. */
static bool
find_step(struct trips *t, const struct test *s, struct comparison *p)
{
	uint64_t top = (uint64_t)1 << (p->bits - 1), step;

	if (!wb_counter_find(t->ints, s->loop, p->a.term[0], &s->at, p->bits, &p->step) ||
		!wb_affine_constant(&p->step))
		return false;
	step = p->step.add & (2 * top - 1);
	p->step = wb_affine_number(32, (step ^ top) - top);	/* the representative nearest to 0 */
	return step;
}

bool
wb_trips_narrow(struct trips *t, const struct test *s, struct comparison *p)
{
	const struct wb_compared *c = wb_compared(t->ints, s->inst);

	if (!wb_trips_may_visit(t, s) || !c->is || (!read_operands(t, s, c, 0, p) && !read_operands(t, s, c, 1, p)) ||
		!find_step(t, s, p))
		return false;
	p->name = wb_trips_unit_name(t, wb_affine_term(t->ints, p->a.term[0])->v);
	return true;
}
