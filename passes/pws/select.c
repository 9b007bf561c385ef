/* passes/pws/select.c -- SELECT, Algorithm 1 of pws-2023, and the number of contexts that the hardware really needs.
 *
 * Algorithm 1 counts one context for each different PARENT among the branches it splits, and never releases one. That
 * is enough. Branches with the same PARENT are executed in sequence, and each merges before the next one splits. So
 * with c(arm), the contexts counted inside an arm,
 *	alive(arm) <= [1 if a branch of it is split] + sum over its branches of c(then) + c(else) = c(arm).
 * It is not always needed: alive(arm) is the maximum over its branches of
 *	alive(then) + alive(else) + 1	if split: both arms run at the same time, and the second SWF exists
 *	max(alive(then), alive(else))	if not: the arms run in sequence.
 * Cost:   O(branches) each.
 */
#include "../passes.h"
#include "wavebound/pws.h"

uint32_t
wb_pws_select(struct wb_ctx *cx, const struct wb_pws *p, const bool *mark, uint32_t S, bool *split)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	/* [PARENT] some branch of it is split */
	bool *counted = WB_NEW(cx->tmp, bool, 2 * (size_t)p->nbranch + 1);
	uint32_t count = 0;

	for (uint32_t u = 0; u < p->nbranch; u++) {
		uint32_t parent = wb_pws_group(p, u);

		split[u] = mark[u] && (counted[parent] || count < S);
		if (split[u] && !counted[parent]) {
			counted[parent] = true;
			count++;
		}
	}
	wb_arena_reset(cx->tmp, m);
	return count;
}

uint32_t
wb_pws_alive(struct wb_ctx *cx, const struct wb_pws *p, const bool *split)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t *alive = WB_NEW(cx->tmp, uint32_t, 2 * (size_t)p->nbranch + 1), most;	/* [PARENT] */

	for (uint32_t u = p->nbranch; u-- > 0; ) {
		uint32_t then = alive[1 + 2 * u], other = alive[2 + 2 * u], *up = &alive[wb_pws_group(p, u)];
		uint32_t own = split[u] ? then + other + 1 : then > other ? then : other;

		*up = own > *up ? own : *up;
	}
	most = alive[0];
	wb_arena_reset(cx->tmp, m);
	return most;
}
