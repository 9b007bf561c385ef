/* passes/deadlock/points.c -- reconvergence points of branches, for SIMT hardware with AWARE.
 *
 * Needs:  POSTDOM, LOOPS, and DEADLOCK for delayed points.
 * What:   the point of a branch is its immediate post-dominator. It is delayed for a branch of a loop in which threads
 *         may wait for ever for threads that left it: then it is the safe point of the loop (algorithm 2), or the
 *         common post-dominator of several. And a point post-dominates those of all branches on the paths to it, so
 *         that points nest.
 *         Branches of any other loop in which threads wait are delayed, too. In lock step the arms of a branch are
 *         executed one after the other, so lanes of the second arm never wait in vain for the first. With AWARE both
 *         arms wait at the same time. Threads that left the loop on the second arm may be waited for on the first arm,
 *         whose threads those still in the second loop wait for.
 *         And no thread waits at a point for one that is at a barrier (arrivals.c).
 * Source: ElTantawy and Aamodt, MICRO 2016, section IV-B, delayed reconvergence.
 * Cost:   O(branches * edges) per iteration; the depth of the post-dominator tree bounds the iterations.
 */
#include "deadlock.h"

/* Moves the point of a block towards the end until it is @with, or post-dominates it. True if it moved. */
static bool
join(const struct wb_fn *fn, uint32_t *point, uint32_t with)
{
	uint32_t m = wb_postdom_meet(fn->postdom, *point, with);
	bool moved = m != *point;

	*point = m;
	return moved;
}

/* Sets the points of the branches of loop @l to @safe, or behind it. */
static void
delay_loop(const struct wb_fn *fn, uint32_t l, uint32_t safe, uint32_t *point)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (fn->block[b].nout > 1 && wb_loop_has(fn->loops, l, b))
			join(fn, &point[b], safe);
}

static void
delay(const struct wb_fn *fn, uint32_t *point)
{
	const struct wb_deadlock *d = fn->deadlock;

	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		uint32_t safe;

		if (d->verdict[l] != WB_LOOP_SUSPECT)
			continue;
		safe = d->safe[l] == WB_NONE ? fn->nblock : d->safe[l];
		delay_loop(fn, l, safe, point);
		for (uint32_t other = 0; other < fn->loops->nloop; other++)
			if (d->verdict[other] == WB_LOOP_UNBLOCKED)
				delay_loop(fn, other, safe, point);
	}
}

void
wb_points_nest(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *point)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	bool changed = true;

	while (changed) {
		changed = false;
		for (uint32_t b = 0; b < fn->nblock; b++) {
			struct wb_bits in = wb_bits_new(cx->tmp, fn->nblock);

			if (fn->block[b].nout < 2)
				continue;
			wb_reach_behind(cx->tmp, fn, b, point[b], in);
			for (uint32_t c = 0; c < fn->nblock; c++)
				changed |= wb_bit(in, c) && fn->block[c].nout > 1 && join(fn, &point[b], point[c]);
		}
		wb_arena_reset(cx->tmp, m);
	}
}

uint32_t *
wb_points_of_branches(struct wb_ctx *cx, const struct wb_fn *fn)
{
	uint32_t *point = WB_NEW(cx->unit, uint32_t, fn->nblock);

	for (uint32_t b = 0; b < fn->nblock; b++)
		point[b] = fn->postdom->no_exit[b] ? fn->nblock : fn->postdom->ipdom[b];
	return point;
}

void
wb_points_end(const struct wb_fn *fn, uint32_t *point)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (point[b] == fn->nblock)
			point[b] = WB_NONE;
}

/* Whether lanes may come to barriers on different paths. It is known where EXEC is, and no function is called. */
static bool
barriers_apart(const struct wb_fn *fn)
{
	const struct wb_deadlock *d = fn->lanes && !fn->ncall ? fn->deadlock : NULL;
	bool apart = !d;

	for (uint32_t k = 0; d && k < d->nfinding; k++)
		apart |= d->finding[k].rule == WB_RULE_BARRIER || d->finding[k].rule == WB_RULE_SKIPPED;
	return apart;
}

uint32_t *
wb_reconvergence_points(struct wb_ctx *cx, const struct wb_fn *fn, bool delayed)
{
	uint32_t *point = wb_points_of_branches(cx, fn);

	if (delayed) {
		if (fn->deadlock)
			delay(fn, point);
		wb_points_nest(cx, fn, point);
		if (barriers_apart(fn))
			wb_points_of_barriers(cx, fn, point);
	}
	wb_points_end(fn, point);
	return point;
}
