/* passes/deadlock/safe.c -- where the lanes of a loop may reconverge without blocking each other.
 *
 * For a suspect loop this is the nearest block that post-dominates the exits of the loop, the writes that it waits for,
 * and every branch on a path between them (algorithm 2). For a write that is reached only around an outer loop, it is a
 * block outside of that loop. Two suspect loops conflict if one is on the path from the other to the block of the
 * other. Then this block moves behind the block of the one, until nothing moves. For lanes, points are at blocks: for a
 * write, the block is the next one, unless its own block ends the program. For threads (simt.c) the point may be behind
 * the write in its own block, as if that were split there, as published.
 *
 * Cost:   O(findings * (blocks + edges)) for each iteration; at most as many iterations as the post-dominator tree is
 *         deep.
 */
#include "deadlock.h"

/* The blocks of @loop. More is added by paths that do not pass through it. */
static struct wb_bits
loop_blocks(struct wb_check *h, uint32_t loop)
{
	const struct wb_loop *l = &h->fn->loops->loop[loop];
	struct wb_bits in = wb_bits_new(h->cx->tmp, h->fn->nblock);

	for (uint32_t k = 0; k < l->nblock; k++)
		wb_bit_set(in, h->fn->loops->list[l->block + k]);
	return in;
}

/* The loop, and what is reachable from its exits, up to block @stop. */
static struct wb_bits
behind(struct wb_check *h, uint32_t loop, uint32_t stop)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_loop *l = &fn->loops->loop[loop];
	struct wb_bits in = loop_blocks(h, loop);

	for (uint32_t k = 0; k < l->nexit_within; k++)
		wb_reach(h->cx->tmp, fn, fn->edge[fn->loops->list[l->exit + k]].dst, false, stop, in);
	return in;
}

uint32_t
wb_behind_exits(const struct wb_fn *fn, uint32_t loop)
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

/* The nearest block with a point behind write @k; @inside: points may be anywhere in a block. */
static uint32_t
behind_write(const struct wb_check *h, uint32_t k, bool inside)
{
	uint32_t b = h->g->block_of[k];

	return inside && k + 1 < h->fn->block[b].first + h->fn->block[b].ninst ? b : h->fn->postdom->ipdom[b];
}

/* The point of @f. @inside: as published, for threads: it may be anywhere in a block, and all branches count that lead
 * to a write, also through the loop. */
static uint32_t
start(struct wb_check *h, const struct wb_finding *f, bool inside)
{
	const struct wb_fn *fn = h->fn;
	struct wb_bits to = inside ? wb_bits_new(h->cx->tmp, fn->nblock) : loop_blocks(h, f->loop);
	struct wb_bits from = behind(h, f->loop, WB_NONE);
	uint32_t parent = fn->loops->loop[f->loop].parent, at = wb_behind_exits(fn, f->loop);

	if (f->around && parent != WB_NONE)
		at = wb_postdom_meet(fn->postdom, at, wb_behind_exits(fn, parent));
	for (uint32_t w = 0; w < f->nwrite; w++) {
		uint32_t k = h->list.at[f->write + w], b = h->g->block_of[k];

		wb_bit_clear(to, b);
		wb_reach(h->cx->tmp, fn, b, true, WB_NONE, to);
		at = wb_postdom_meet(
			fn->postdom, at, wb_loop_has(fn->loops, f->loop, b) ? at : behind_write(h, k, inside));
	}
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (wb_bit(to, b) && wb_bit(from, b) && fn->block[b].nout > 1 && !wb_loop_has(fn->loops, f->loop, b))
			at = wb_postdom_meet(fn->postdom, at, fn->postdom->ipdom[b]);
	while (at != fn->nblock && wb_loop_has(fn->loops, f->loop, at))
		at = fn->postdom->ipdom[at];
	return at;
}

/* The instruction in front of which threads meet in block @b, the point of a loop: behind its last write that a loop
 * with this point waits for. */
static uint32_t
instruction_of(struct wb_check *h, const uint32_t *safe, uint32_t b)
{
	uint32_t at = h->fn->block[b].first;

	for (uint32_t n = 0; n < h->finding.n; n++) {
		const struct wb_finding *f = &h->finding.at[n];

		for (uint32_t w = 0; safe[f->loop] == b && w < f->nwrite; w++)
			if (h->g->block_of[h->list.at[f->write + w]] == b && h->list.at[f->write + w] >= at)
				at = h->list.at[f->write + w] + 1;
	}
	return at;
}

void
wb_check_safe(struct wb_check *h, uint32_t *safe, uint32_t *at)
{
	const struct wb_fn *fn = h->fn;
	bool moved = h->finding.n != 0;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		safe[l] = WB_NONE;
	for (uint32_t k = 0; k < h->finding.n; k++)
		if (h->finding.at[k].rule == WB_RULE_SIMT)
			safe[h->finding.at[k].loop] = start(h, &h->finding.at[k], at != NULL);
	while (moved) {
		moved = false;
		for (uint32_t l = 0; l < fn->loops->nloop; l++) {
			struct wb_bits on;

			if (safe[l] == WB_NONE || safe[l] == fn->nblock)	/* nothing is behind the end */
				continue;
			on = behind(h, l, safe[l]);
			for (uint32_t o = 0; o < fn->loops->nloop; o++)
				if (safe[o] != WB_NONE && wb_bit(on, fn->loops->loop[o].header) &&
					!wb_loop_has(fn->loops, l, fn->loops->loop[o].header) &&
					wb_postdom_meet(fn->postdom, safe[l], safe[o]) != safe[l]) {
					safe[l] = wb_postdom_meet(fn->postdom, safe[l], safe[o]);
					moved = true;
				}
		}
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		safe[l] = safe[l] == fn->nblock ? WB_NONE : safe[l];
	for (uint32_t l = 0; at && l < fn->loops->nloop; l++)
		at[l] = safe[l] == WB_NONE ? WB_NONE : instruction_of(h, safe, safe[l]);
}
