/* ilp/wide.c -- a bound that 64 bits do not hold.
 *
 * Two nested loops that an argument limits each may iterate 2^64 times together. That is a bound, and it is proved like
 * any other: the structure gives the multipliers (structural.c), and the independent checker proves them (check.c),
 * both in 128 bits. There is no witness, because the edge counts of the worst path do not fit in 64 bits either.
 * Further rows are left out, and a total of a loop counts as a bound per entry, which holds as well. Both make the
 * bound larger, never smaller. For irreducible loops these multipliers may be wrong; the checker finds that.
 * Cost:   near-linear. It runs only where the program has no bound of 64 bits.
 */
#include "ilp.h"

/* All multipliers are longest iterations, of the strongest row of each loop. */
static struct wb_certificate *
prove_by_structure(struct wb_arena *a, const struct collapse *c)
{
	const struct wb_flow *p = c->s->p;
	struct wb_certificate *cert = wb_certificate_new(a, p);

	for (uint32_t l = 0; l < p->nloop; l++)
		if (p->loop[l].max <= p->loop[l].total)
			cert->loop_max[l] = (wb_u128)c->longest_iteration[l];
		else
			cert->loop_entry[l] = (wb_u128)c->longest_iteration[l];
	return cert;
}

static bool
solve(struct wb_ctx *cx, const struct wb_flow *p, wb_u128 *bound)
{
	wb_i128 *cost = WB_NEW(cx->tmp, wb_i128, p->nedge);
	uint64_t *times = WB_NEW(cx->tmp, uint64_t, p->nloop);
	struct shape s;
	struct collapse c = { .s = &s, .cost = cost, .times = times };

	wb_shape_build(cx->tmp, p, &s);
	c.open = WB_NEW(cx->tmp, bool, (size_t)p->nloop + 1);
	for (uint32_t e = 0; e < p->nedge; e++)
		cost[e] = (wb_i128)p->cost[e];
	for (uint32_t l = 0; l < p->nloop; l++) {
		times[l] = wb_min_u64(p->loop[l].max, p->loop[l].total);
		if (times[l] == WB_UNKNOWN)
			return false;
	}
	return wb_collapse_run(cx->tmp, &c) &&
		wb_certificate_prove_wide(cx, p, prove_by_structure(cx->tmp, &c), bound);
}

bool
wb_flow_wide(struct wb_ctx *cx, const struct wb_flow *p, wb_u128 *bound)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	bool ok = solve(cx, p, bound);

	wb_arena_reset(cx->tmp, m);
	return ok;
}
