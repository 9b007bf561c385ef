/* passes/deadlock/safe.c -- where lanes may meet again without blocking each other.
 *
 * For a suspect loop: the nearest block that post-dominates where the loop is left, the
 * writes that it waits for, and every branch on a path between them (algorithm 2).
 * A write that is reached only around an outer loop asks for a block outside of that.
 * Two suspect loops conflict when one lies on the path from the other to its
 * block: then the other's moves behind that of the one, until nothing moves.
 * Blocks are the unit: a write asks for the block after its own, unless the block ends
 * the program; the published text splits the block behind the write.
 *
 * Cost: O(findings * (blocks + edges)) for each iteration, at most as many iterations as the
 * post-dominator tree is deep.
 */
#include "deadlock.h"

/* Marks the blocks from which @to can be reached without passing through the loop, or through @stop. */
static void
mark_back(struct wb_check *h, struct wb_bits on, uint32_t to, uint32_t loop)
{
	const struct wb_fn *fn = h->fn;
	WB_VEC(uint32_t) todo = { 0 };

	WB_PUSH(h->cx->tmp, &todo, to);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];

		if (wb_bit(on, b))
			continue;
		wb_bit_set(on, b);
		for (uint32_t k = 0; k < fn->block[b].nin; k++) {
			uint32_t src = fn->edge[fn->in[fn->block[b].in + k]].src;

			if (src != WB_NONE && !wb_loop_has(fn->loops, loop, src))
				WB_PUSH(h->cx->tmp, &todo, src);
		}
	}
}

/* Marks what lies behind the exits of @loop, up to block @stop. */
static void
mark_forth(struct wb_check *h, struct wb_bits on, uint32_t loop, uint32_t stop)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_loop *l = &fn->loops->loop[loop];
	WB_VEC(uint32_t) todo = { 0 };

	for (uint32_t k = 0; k < l->nexit_within; k++)
		WB_PUSH(h->cx->tmp, &todo, fn->edge[fn->loops->list[l->exit + k]].dst);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];

		if (b == WB_NONE || b == stop || wb_loop_has(fn->loops, loop, b) || wb_bit(on, b))
			continue;
		wb_bit_set(on, b);
		for (uint32_t k = 0; k < fn->block[b].nout; k++)
			WB_PUSH(h->cx->tmp, &todo, fn->edge[fn->out[fn->block[b].out + k]].dst);
	}
}

static uint32_t
behind_exits(const struct wb_fn *fn, uint32_t loop)
{
	const struct wb_loop *l = &fn->loops->loop[loop];
	uint32_t at = WB_NONE;

	for (uint32_t k = 0; k < l->nexit_within; k++) {
		uint32_t dst = fn->edge[fn->loops->list[l->exit + k]].dst;

		if (!wb_loop_has(fn->loops, loop, dst)) {
			dst = dst == WB_NONE ? fn->nblock : dst;
			at = at == WB_NONE ? dst : wb_postdom_meet(fn->postdom, at, dst);
		}
	}
	return at == WB_NONE ? fn->nblock : at;
}

static uint32_t
start(struct wb_check *h, const struct wb_finding *f)
{
	const struct wb_fn *fn = h->fn;
	struct wb_bits to = wb_bits_new(h->cx->tmp, fn->nblock), from = wb_bits_new(h->cx->tmp, fn->nblock);
	uint32_t parent = fn->loops->loop[f->loop].parent, at = behind_exits(fn, f->loop);

	if (f->around && parent != WB_NONE)
		at = wb_postdom_meet(fn->postdom, at, behind_exits(fn, parent));
	for (uint32_t w = 0; w < f->nwrite; w++) {
		uint32_t b = h->g->block_of[h->list.at[f->write + w]];

		mark_back(h, to, b, f->loop);
		at = wb_postdom_meet(fn->postdom, at, wb_loop_has(fn->loops, f->loop, b) ? at : fn->postdom->ipdom[b]);
	}
	mark_forth(h, from, f->loop, WB_NONE);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (wb_bit(to, b) && wb_bit(from, b) && fn->block[b].nout > 1)
			at = wb_postdom_meet(fn->postdom, at, fn->postdom->ipdom[b]);
	while (at != fn->nblock && wb_loop_has(fn->loops, f->loop, at))
		at = fn->postdom->ipdom[at];
	return at;
}

void
wb_check_safe(struct wb_check *h, uint32_t *safe)
{
	const struct wb_fn *fn = h->fn;
	bool moved = h->finding.n != 0;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		safe[l] = WB_NONE;
	for (uint32_t k = 0; k < h->finding.n; k++)
		if (h->finding.at[k].rule == WB_RULE_SIMT)
			safe[h->finding.at[k].loop] = start(h, &h->finding.at[k]);
	while (moved) {
		moved = false;
		for (uint32_t l = 0; l < fn->loops->nloop; l++) {
			struct wb_bits on;

			if (safe[l] == WB_NONE)
				continue;
			on = wb_bits_new(h->cx->tmp, fn->nblock);
			mark_forth(h, on, l, safe[l]);
			for (uint32_t o = 0; o < fn->loops->nloop; o++)
				if (o != l && safe[o] != WB_NONE && wb_bit(on, fn->loops->loop[o].header) &&
					wb_postdom_meet(fn->postdom, safe[l], safe[o]) != safe[l]) {
					safe[l] = wb_postdom_meet(fn->postdom, safe[l], safe[o]);
					moved = true;
				}
		}
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		safe[l] = safe[l] == fn->nblock ? WB_NONE : safe[l];
}
