/* src/bound/aligned.c -- whether all waves of a workgroup execute the same barriers in the same iterations.
 *
 * Needs:  DOM, LOOPS, BOUNDS, COST of the kernel; CDEP and DIVERGENCE to prove more.
 * Why:    a barrier waits for every unfinished wave of the workgroup. Between two releases, the wave that arrives last
 *         never waits for a sibling, so the time of the workgroup is the time of the chain of last arrivers. If all
 *         waves execute the same sequence of barriers, iteration by iteration, then this chain is a path of the CFG
 *         that respects every loop bound, and IPET bounds it. Otherwise the chain may jump between iterations (wave A
 *         makes 7 iterations up to its barrier, wave B makes 7 more behind it), and no path bounds it. Then bounds add
 *         up the waves.
 * Right:  for each block with a barrier there must be one of two proofs that the iterations (one number per loop around
 *         it) in which it is executed are the same for all waves. Loops are reducible, so one iteration of a loop
 *         executes the blocks directly in it at most once, in an order that the CFG fixes. So the same blocks in the
 *         same iterations are the same sequence.
 *         By structure: a block is executed exactly once per run of the function if it is in no loop and dominates
 *         every exit. A block is executed a fixed number of times per entry of its loop if it dominates every back
 *         edge, the loop has exactly `max` iterations (min = max), and the edges that leave it (from inner loops, too)
 *         are all behind the block or all before it. A loop is entered a fixed number of times if its header is
 *         executed a fixed number of times per entry of the loop around.
 *         By decisions (passes/graph/iterated_cdep.c): take the block, the headers of the loops around it, the blocks
 *         whose branches decide whether these are executed, and so on until nothing changes. The direction of the
 *         branch of such a block determines the next one of them: if there were two candidates, a branch in between
 *         would decide. If each branch takes the same edge in all waves in the same iteration, then waves that agree on
 *         the first n of these blocks agree on the next one, headers included, and hence on iterations. A branch takes
 *         the same edge if DIVERGENCE finds its condition to be uniform in the workgroup, if one of its edges is dead,
 *         or if it is the only exit of a loop of exactly `max` iterations. Totals and further flow facts are about the
 *         whole run of one wave. A chain of several waves may violate them, so with such facts nothing is claimed,
 *         unless they are found in the code, for chains, too (wb_flow_row.given).
 * Cost:   O(barriers * (depth + exits)), and by decisions that of passes/graph/iterated_cdep.c.
 */
#include "wavebound/divergence.h"

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

/* Whether the edges that leave @l, from inner loops, too, are all behind @b or all before it. */
static bool
exits_on_one_side(const struct wb_fn *fn, uint32_t b, uint32_t l)
{
	const struct wb_loop *loop = &fn->loops->loop[l];
	bool behind = true, before = true;

	for (uint32_t k = 0; k < loop->nexit_within; k++) {
		const struct wb_edge *e = &fn->edge[fn->loops->list[loop->exit + k]];

		if (wb_loop_has(fn->loops, l, e->dst))
			continue;
		behind = behind && wb_dominates(fn->dom, b, e->src);
		before = before && e->src != b && wb_dominates(fn->dom, e->src, b);
	}
	return behind || before;
}

/* Whether @b, which is in no loop, is on every path from entry to exit. */
static bool
on_every_path(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (fn->edge[e].dst == WB_NONE && !wb_dominates(fn->dom, b, fn->edge[e].src))
			return false;
	return true;
}

/* Whether every entry of @l executes @b the same number of times. */
static bool
fixed_in_loop(const struct wb_fn *fn, uint32_t b, uint32_t l)
{
	const struct wb_loop *loop = &fn->loops->loop[l];
	const struct wb_loop_bound *bound = &fn->bounds->loop[l];

	return !loop->irreducible && bound->max != WB_UNKNOWN && bound->min == bound->max
	    && dominates_sources(fn, b, fn->loops->list + loop->back, loop->nback) && exits_on_one_side(fn, b, l);
}

static bool
executed_equally_often(const struct wb_fn *fn, uint32_t b)
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

/* ---- decisions ------------------------------------------------------------------------- */
/* Whether the branch of @b is the only exit of a loop that has exactly `max` iterations each time. */
static bool
is_counted_exit(const struct wb_fn *fn, uint32_t b)
{
	uint32_t l = fn->loops->of_block[b], leaves = 0;
	const struct wb_loop *loop;

	if (l == WB_NONE || fn->block[b].nout != 2)
		return false;
	loop = &fn->loops->loop[l];
	if (loop->irreducible || fn->bounds->loop[l].max == WB_UNKNOWN ||
		fn->bounds->loop[l].min != fn->bounds->loop[l].max)
		return false;
	for (uint32_t k = 0; k < loop->nexit_within; k++)
		leaves += !wb_loop_has(fn->loops, l, fn->edge[fn->loops->list[loop->exit + k]].dst);
	/* exits of the loop itself come first in the list */
	return leaves == 1 && fn->edge[fn->loops->list[loop->exit]].src == b;
}

/* Whether the branch of @b takes the same edge in all waves of a workgroup, in the same iteration. */
static bool
takes_same_edge(const struct wb_fn *fn, uint32_t b, void *of)
{
	uint32_t f = fn->divergence->branch[b];

	(void)of;
	for (uint32_t k = 0; k < fn->block[b].nout; k++)
		if (wb_edge_dead(fn, fn->out[fn->block[b].out + k]))
			return true;
	return (f != WB_NONE && fn->divergence->shape[f].cls <= WB_DIV_WORKGROUP) || is_counted_exit(fn, b);
}

static bool
has_uniform_control(struct wb_iterated_cdep *d, uint32_t b)
{
	return d->fn->cdep && d->fn->divergence && !(d->fn->divergence->without & WB_DIV_BARRIERS) &&
		wb_iterated_cdep_of(d, b, takes_same_edge, NULL);
}

/* ---- barriers ---------------------------------------------------------------------------- */
const char *
wb_barriers_aligned(struct wb_ctx *cx, const struct wb_fn *fn)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_iterated_cdep d;
	const char *why = NULL;

	for (uint32_t k = 0; fn->rows && k < fn->rows->nrow; k++)
		if (fn->rows->row[k].given)
			return "flow facts about whole runs do not hold for a chain of several waves";
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (fn->bounds->loop[l].total != WB_UNKNOWN)
			return "total loop bounds do not hold for a chain of several waves";
	if (!fn->dom)
		return "dominators are not known";
	d = wb_iterated_cdep_new(cx->tmp, fn);
	for (uint32_t b = 0; b < fn->nblock && !why; b++)
		if (wb_block_has_barrier(fn, b) && !executed_equally_often(fn, b) && !has_uniform_control(&d, b))
			why = "it is not proved that all waves meet the same barriers in the same iterations";
	wb_arena_reset(cx->tmp, mark);
	return why;
}
