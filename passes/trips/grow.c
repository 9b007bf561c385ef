/* passes/trips/grow.c -- loops that multiply a number in each iteration, until it exceeds a limit.
 *
 *	for (s = 1; s < n; s *= 2)		at most 10 iterations if n is at most 1024
 *
 * An iteration makes x from x: x' = m x + c, m >= 2, c >= 0, whichever back edge is taken. The test stays while
 * y = k x + a is at most `top`, the greatest that the limit can be, less 1 for <; k >= 1, a >= 0. Let x begin between
 * low and high, with m low + c > low.
 *
 * All is computed in the integers. Machine numbers are equal to these as long as none is above `most`, the maximum of
 * the type of the comparison. It is enough that
 *	k high + a <= most			the first y
 *	k (m X + c) + a <= most		every later y, where X = (top - a) / k, rounded down
 * because x' is computed only after an iteration that stayed, so x <= X. By induction, the j-th x is at least the
 * result of j iterations from low. So at most as many tests stay as for low. X and low are below 2^32, and k, m, a, c
 * below 2^31, so nothing here comes near 2^127.
 *
 * If the limit is, or may be, too large, it is named as the reason.
 *
 * Cost: O(back edges), and 32 steps for each entry.
 */
#include "trips.h"

#define MOST_FACTOR ((uint64_t)1 << 31)

struct growth {
	bool sign, equal;		/* of the comparison: whether it also stays if both operands are equal */
	uint32_t term;			/* x */
	struct wb_affine limit;
	uint64_t k, a, m, c;
};

/* Whether @f is @k * x + @a, both small; x is @term. */
static bool
is_line(const struct wb_affine *f, uint32_t term, uint64_t *k, uint64_t *a)
{
	if (f->n != 1 || f->term[0] != term || f->k[0] >= MOST_FACTOR || f->add >= MOST_FACTOR)
		return false;
	*k = f->k[0];
	*a = f->add;
	return true;
}

static bool
find_growth(struct trips *t, const struct test *s, struct growth *g)
{
	struct comparison c;
	struct wb_affine next;

	if (!wb_trips_comparison(t, s, &c))
		return false;
	if (wb_affine_invariant(t->ints, &c.a, s->loop))
		wb_trips_swap(&c);
	if (c.bits != 32 || (c.op != WB_OP_LT && c.op != WB_OP_LE) || c.a.n != 1 ||
		!wb_affine_invariant(t->ints, &c.b, s->loop))
		return false;
	g->limit = c.b;
	g->sign = c.sign;
	g->equal = c.op == WB_OP_LE;
	g->term = c.a.term[0];
	return wb_term_header(t->ints, g->term) == s->loop && wb_affine_term(t->ints, g->term)->kind == WB_TERM_VALUE &&
		is_line(&c.a, g->term, &g->k, &g->a) && wb_counter_next(t->ints, s->loop, g->term, &s->at, 64, &next) &&
		is_line(&next, g->term, &g->m, &g->c) && g->m >= 2;
}

/* Maximum of tests that stay after entry @e; WB_UNKNOWN. */
static uint64_t
tests_from(struct trips *t, const struct test *s, const void *of, uint32_t e)
{
	const struct growth *g = of;
	struct wb_point w = wb_point_along_for(t->ints, e, s->lanes);
	struct wb_affine start = wb_counter_start(t->ints, g->term, e);
	struct wb_range x = wb_affine_range(t->ints, &start, w), b = wb_affine_range(t->ints, &g->limit, w);
	wb_i128 most = ((wb_i128)1 << (32 - g->sign)) - 1, low = wb_range_least(x, g->sign),
		high = wb_range_most(x, g->sign), k = g->k, a = g->a, m = g->m, c = g->c,
		top = wb_range_most(b, g->sign) - !g->equal, last = (top - a) / k;
	uint64_t n = 0;

	if (low < 0 || m * low + c <= low || k * high + a > most)
		return WB_UNKNOWN;
	if (top < a)
		return 0;
	if (k * (m * last + c) + a > most)
		return WB_UNKNOWN;
	for (; k * low + a <= top; low = m * low + c)
		n++;
	return n;
}

bool
wb_trips_grow(struct trips *t, const struct test *s, struct verdict *out)
{
	struct growth g;

	if (!wb_trips_may_visit(t, s) || !find_growth(t, s, &g))
		return false;
	if (!wb_trips_max_tests(t, s, tests_from, &g, out)) {
		if (wb_affine_constant(&g.limit))
			return false;
		*out = wb_trips_blame(t, NOT_CONSTANT, s->inst, g.limit.term[0]);
		return true;
	}
	out->why = wb_format(t->cx->tmp, "%s%s is multiplied by %llu in each iteration until it is %s %s (%s)",
		wb_trips_unit_name(t, wb_affine_term(t->ints, g.term)->v), s->lanes ? " of each lane" : "",
		(unsigned long long)g.m, g.equal ? "above" : "at least", wb_trips_affine_text(t, &g.limit, g.sign),
		wb_trips_loc(t, s->inst));
	return true;
}
