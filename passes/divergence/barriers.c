/* passes/divergence/barriers.c -- branches that decide which barriers a wave executes, and in which iteration.
 *
 * Take the blocks with barriers, the headers of the loops around these, the blocks whose branches decide whether these
 * are executed, and so on until nothing is new. Any branch beyond goes its way without a barrier being executed
 * more or less often for it. That is who src/bound/aligned.c asks about, from one barrier after the other.
 *
 * Cost: O(log edges) for each pair of block and branch that decides it; given up after PAIRS of them per block of the function.
 */
#include "div.h"

#define PAIRS 64u			/* src/bound/aligned.c looks at as many */

struct slice {
	const struct wb_fn *fn;
	uint8_t *in, *decides;		/* [block] */
	uint32_t *todo, ntodo;
	uint64_t left;
};

static void
include(struct slice *s, uint32_t b)
{
	if (s->in[b])
		return;
	s->in[b] = 1;
	s->todo[s->ntodo++] = b;
}

/* Adds what decides whether block @b is executed, and in which iteration; false: that is too much. */
static bool
extend(struct slice *s, uint32_t b)
{
	const struct wb_loops *ls = s->fn->loops;

	for (uint32_t l = ls->of_block[b]; l != WB_NONE; l = ls->loop[l].parent)
		include(s, ls->loop[l].header);
	for (uint32_t k = wb_cdep_next(s->fn, b, 0); k != WB_NONE; k = wb_cdep_next(s->fn, b, k + 1)) {
		uint32_t by = s->fn->edge[s->fn->cdep->edge[k]].src;

		if (!s->left--)
			return false;
		s->decides[by] = 1;
		include(s, by);
	}
	return true;
}

const uint8_t *
div_deciding(const struct div *d)
{
	const struct wb_fn *fn = d->fn;
	struct slice s = { .fn = fn, .left = (uint64_t)PAIRS * fn->nblock };

	if (!fn->cdep)
		return NULL;
	s.in = WB_NEW(d->cx->tmp, uint8_t, fn->nblock);
	s.decides = WB_NEW(d->cx->tmp, uint8_t, fn->nblock);
	s.todo = WB_ROOM(d->cx->tmp, uint32_t, fn->nblock);
	for (uint32_t k = 0; k < fn->nact; k++)
		if (fn->inst[fn->act[k]].op == WB_OP_BARRIER)
			include(&s, d->g->block_of[fn->act[k]]);
	while (s.ntodo)
		if (!extend(&s, s.todo[--s.ntodo]))
			return NULL;
	return s.decides;
}
