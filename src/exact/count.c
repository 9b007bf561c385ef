/* src/exact/count.c -- counts how often each wave repeats the loops of the kernel.
 *
 * The first instruction of a block is reached only by an edge. So a wave that reaches the first instruction of a header
 * has taken a back edge if it was in a block of the loop before; else it has entered the loop. Empty blocks would hide
 * edges: if a loop has one, nothing is counted. A kernel that calls itself is counted wrongly, but it has no bound
 * anyway.
 */
#include "exact.h"

static bool
is_header(const struct wb_loops *ls, uint32_t l, uint32_t b)
{
	const struct wb_loop *loop = &ls->loop[l];

	for (uint32_t k = 0; k < loop->nhead; k++)
		if (ls->list[loop->head + k] == b)
			return true;
	return false;
}

void
wb_exact_count_loops(struct program *g)
{
	const struct wb_fn *fn = g->fn;

	for (uint32_t b = 0; b < fn->nblock; b++)
		if (!fn->block[b].ninst && fn->loops->of_block[b] != WB_NONE)
			return;
	g->loop = WB_NEW(g->keep->unit, struct wb_exact_loop, fn->loops->nloop);
	g->reached = WB_NEW(g->keep->unit, bool, fn->nblock);
	g->block_at = WB_NEW(g->cx->tmp, uint32_t, fn->ninst);
	memset(g->block_at, 0xff, sizeof(*g->block_at) * fn->ninst);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (fn->block[b].ninst)
			g->block_at[fn->block[b].first] = b;
}

static void
enter_block(struct wave *w, uint32_t b)
{
	const struct wb_loops *ls = w->g->fn->loops;
	struct wb_exact_loop *most, *now;
	uint32_t l = ls->of_block[b];

	if (l == WB_NONE || !is_header(ls, l, b))
		return;
	most = &w->g->loop[l];
	now = &w->loop[l];
	if (!wb_loop_has(ls, l, w->block)) {
		now->max = 0;
		return;
	}
	now->max++;
	now->total++;
	if (now->max > most->max)
		most->max = now->max;
	if (now->total > most->total)
		most->total = now->total;
}

void
wb_exact_count(struct wave *w)
{
	/* the kernel's steps come first */
	uint32_t b = w->ended || w->pc >= w->g->fn->ninst ? WB_NONE : w->g->block_at[w->pc];

	if (b == WB_NONE)
		return;
	w->g->reached[b] = true;
	enter_block(w, b);
	w->block = b;
}

void
wb_exact_count_start(struct wave *w)
{
	w->block = WB_NONE;
	memset(w->loop, 0, sizeof(*w->loop) * w->g->fn->loops->nloop);
	wb_exact_least_start(w);
	wb_exact_count(w);
}
