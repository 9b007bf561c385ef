/* src/bound/aligned.c -- do all waves of a workgroup execute the same barriers, in the same iterations?
 *
 * Needs:  DOM, LOOPS, BOUNDS, COST of the kernel.
 * Why:    a barrier waits for every unfinished wave of the workgroup. Between two
 *         releases, the wave that arrives last never waits for a sibling, so the
 *         time of the workgroup follows the chain of last arrivers. When the
 *         sequence of barriers is the same for all waves, iteration by iteration,
 *         that chain is a path of the CFG that respects every loop bound, and IPET
 *         bounds it. When it is not, the chain may jump between
 *         iterations (wave A goes 7 rounds to its barrier, wave B has 7 more after it)
 *         and no path bounds it; then bounds add up the waves.
 * Right:  a block is met exactly once per run of the function if it is in no loop
 *         and dominates every exit. A block is met a fixed number of times per
 *         entry of its loop if it dominates every back edge, the loop has
 *         exactly `max` iterations (min = max), and its exits leave either all after
 *         it or all before it. A loop is met a fixed number of times if its
 *         header is, seen from the loop around. Two such blocks of the same
 *         loop dominate one another, so their order is fixed too.
 *         Totals and further flow facts speak of one wave's whole run; a chain of several
 *         waves may break them, so with such facts nothing is claimed.
 * Cost:   O(barriers * (depth + exits)).
 */
#include "private.h"

/* Whether @b dominates the sources of the @n edges at @edge. */
static bool
dominates_sources(const struct wb_fn *fn, uint32_t b, const uint32_t *edge, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (!wb_dominates(fn->dom, b, fn->edge[edge[k]].src))
			return false;
	return true;
}

/* Whether the sources of the @n edges at @edge all dominate @b, and none is @b. */
static bool
dominated_by_sources(const struct wb_fn *fn, uint32_t b, const uint32_t *edge, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (fn->edge[edge[k]].src == b || !wb_dominates(fn->dom, fn->edge[edge[k]].src, b))
			return false;
	return true;
}

/* Whether @b, in no loop, is on every path from entry to exit. */
static bool
on_every_path(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (fn->edge[e].dst == WB_NONE && !wb_dominates(fn->dom, b, fn->edge[e].src))
			return false;
	return true;
}

/* Whether every entry of @l meets @b the same number of times. */
static bool
fixed_in_loop(const struct wb_fn *fn, uint32_t b, uint32_t l)
{
	const struct wb_loop *loop = &fn->loops->loop[l];
	const struct wb_loop_bound *bound = &fn->bounds->loop[l];
	const uint32_t *list = fn->loops->list;

	return !loop->irreducible && bound->max != WB_UNKNOWN && bound->min == bound->max
	    && dominates_sources(fn, b, list + loop->back, loop->nback)
	    && (dominates_sources(fn, b, list + loop->exit, loop->nexit) || dominated_by_sources(fn, b, list + loop->exit, loop->nexit));
}

static bool
fixed(const struct wb_fn *fn, uint32_t b)
{
	uint32_t l = fn->loops->of_block[b];

	while (l != WB_NONE) {
		if (!fixed_in_loop(fn, b, l))
			return false;
		b = fn->loops->loop[l].header;
		l = fn->loops->loop[l].parent;
	}
	return on_every_path(fn, b);
}

static bool
has_barrier(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t k = 0; k < fn->block[b].ninst; k++)
		if (fn->inst[fn->block[b].first + k].op == WB_OP_BARRIER)
			return true;
	return false;
}

const char *
wb_barriers_aligned(const struct wb_fn *fn)
{
	if (fn->rows && fn->rows->nrow)
		return "flow facts about whole runs do not hold for a chain of several waves";
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (fn->bounds->loop[l].total != WB_UNKNOWN)
			return "total loop bounds do not hold for a chain of several waves";
	if (!fn->dom)
		return "dominators are not known";
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (has_barrier(fn, b) && !fixed(fn, b))
			return "it is not proved that all waves meet the same barriers in the same iterations";
	return NULL;
}
