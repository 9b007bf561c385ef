/* passes/lanes/busy.c -- where EXEC has a lane, whatever the lanes are.
 *
 *	cbrz exec, @end			on the other edge EXEC has a lane,
 *	@h   ...			and in all iterations of @h, which does not write it
 *	     cbrnz scc, @h
 *
 * What is known of sets of lanes (flow.c) is forgotten at the header of a loop, because what the sets are made of may
 * be made anew. EXEC itself is not: a register keeps a lane until it is written. So this follows the register, not
 * sets. Only within a block are two sets compared: EXEC before a write, and behind it.
 *
 * Right:  by induction over the steps of an execution. EXEC has a lane when a kernel starts; on an edge that is taken
 *         only then; where its set contains a set that has one (flow.c); behind a write that leaves all lanes on that
 *         were on; and where nothing writes it. A block is lost, that is EXEC may be 0 at its start, if this cannot be
 *         said of one edge into it. What nothing makes lost is not.
 * Cost:   O(edges + spans), and a look at the set of each.
 */
#include "lanes.h"

/* What EXEC is behind a block or on an edge, if it has a lane before. */
enum effect { KEEPS, HAS_LANE, MAY_BE_EMPTY };

/* Whether all lanes that are on in span @s are on with EXEC @exec, which the end of the span leaves. */
static bool
keeps_lanes(struct lanes *l, uint32_t s, uint32_t exec)
{
	const struct wb_span *at = &l->out->span[s];

	return exec == at->exec || lanes_within(l, at->care, at->exec, exec);
}

/* What @b leaves. With @mark, its spans are marked; @on: EXEC has a lane at its start. */
static enum effect
follow_block(struct lanes *l, uint32_t b, bool mark, bool on)
{
	enum effect is = KEEPS;

	for (uint32_t s = l->out->block_span[b]; s < l->out->block_span[b + 1]; s++) {
		struct wb_span *at = &l->out->span[s];

		if (at->flags & WB_SPAN_NONEMPTY)
			is = HAS_LANE;
		else if (s > l->out->block_span[b] && !keeps_lanes(l, s - 1, at->exec))
			is = MAY_BE_EMPTY;
		if (mark && !(at->flags & (WB_SPAN_EMPTY | WB_SPAN_DEAD)) && (is == HAS_LANE || (is == KEEPS && on)))
			at->flags |= WB_SPAN_NONEMPTY;
	}
	return keeps_lanes(l, l->out->block_span[b + 1] - 1, l->out->leave[b]) ? is : MAY_BE_EMPTY;
}

/* What edge @e tells of EXEC. */
static enum effect
follow_edge(struct lanes *l, uint32_t e)
{
	uint32_t src = l->fn->edge[e].src;
	struct state p;

	if (src == WB_NONE)
		return l->fn->is_kernel ? HAS_LANE : MAY_BE_EMPTY;
	return !l->in[src].reached || !lanes_along(l, e, &p) || lanes_known_nonempty(l, &p, l->out->leave[src]) ?
		HAS_LANE : KEEPS;
}

void
lanes_find_busy(struct lanes *l)
{
	const struct wb_fn *fn = l->fn;
	struct wb_todo lost = wb_todo_new(l->cx->tmp, fn->nblock);
	uint8_t *block = WB_NEW(l->cx->tmp, uint8_t, fn->nblock);	/* enum effect */

	for (uint32_t b = 0; b < fn->nblock; b++)
		block[b] = (uint8_t)follow_block(l, b, false, false);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t src = fn->edge[e].src;

		if (fn->edge[e].dst != WB_NONE && (src == WB_NONE || block[src] == MAY_BE_EMPTY) &&
			follow_edge(l, e) != HAS_LANE)
			wb_todo_add(&lost, fn->edge[e].dst);
	}
	while (lost.n) {
		uint32_t b = lost.at[--lost.n];

		WB_EACH_OUT(fn, b, e)
			if (block[b] == KEEPS && fn->edge[e].dst != WB_NONE && follow_edge(l, e) == KEEPS)
				wb_todo_add(&lost, fn->edge[e].dst);
	}
	for (uint32_t b = 0; b < fn->nblock; b++)
		follow_block(l, b, true, !wb_bit(lost.visited, b));
}
