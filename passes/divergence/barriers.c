/* passes/divergence/barriers.c -- branches that decide which barriers a wave executes, and in which iteration.
 *
 * No other branch matters for barriers (passes/graph/iterated_cdep.c). src/bound/aligned.c uses it.
 *
 * Cost:   that of iterated_cdep.c.
 */
#include "div.h"

static bool
note_branch(const struct wb_fn *fn, uint32_t branch, void *decides)
{
	(void)fn;
	((uint8_t *)decides)[branch] = 1;
	return true;
}

const uint8_t *
div_barrier_branches(const struct div *d)
{
	const struct wb_fn *fn = d->fn;
	struct wb_iterated_cdep s = wb_iterated_cdep_new(d->cx->tmp, fn);
	uint8_t *decides = WB_NEW(d->cx->tmp, uint8_t, fn->nblock);

	for (uint32_t k = 0; k < fn->nact; k++)
		if (fn->inst[fn->act[k]].op == WB_OP_BARRIER &&
			!wb_iterated_cdep_of(&s, d->g->block_of[fn->act[k]], note_branch, decides))
			return NULL;
	return decides;
}
