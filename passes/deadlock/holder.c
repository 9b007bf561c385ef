/* passes/deadlock/holder.c -- what only the lane that has a lock executes.
 *
 *	L:	while (!done)
 *			if (swap(lock, 0, 1) == 0) {
 *	C:			while (swap(other, 0, 1) != 0) ;
 *				other = 0
 *				lock = 0
 *				done = 1
 *			}
 *
 * All that writes the location of the lock is in L: the swap, by which lanes find it free and leave it taken, and
 * releases, by lanes that have found it free in this iteration, one in an iteration at most. So one lane at a time has
 * the lock, in all waves: to be found free while a lane has it, it would have to be written by a lane that has it, or
 * has released it in its iteration. While a lane is in C, which it entered with the lock, nobody else executes what is
 * behind a swap that succeeds, and all swaps fail: C does not hold back a write there.
 *
 * Cost:   O(atoms + writes * (blocks + edges)) for each loop around a loop that waits.
 */
#include "deadlock.h"

bool
wb_has_lock(struct wb_check *h, const struct wb_holder *w, uint32_t inst)
{
	const struct wb_lanes *l = h->lanes;
	uint32_t cmp = l->atom[w->atom].inst, b = h->g->block_of[inst];

	return wb_loop_has(h->fn->loops, w->loop, b) && b != l->atom[w->atom].block &&
		wb_dominates(h->fn->dom, l->atom[w->atom].block, b) &&
		wb_all_have(h, inst, w->atom, h->fn->inst[cmp].op == WB_OP_EQ);
}

/* Whether releases are as they must be, and none comes before block @at in an iteration. */
static bool
released_once(struct wb_check *h, const struct wb_holder *w, uint32_t at)
{
	uint32_t header = h->fn->loops->loop[w->loop].header;
	struct wb_bits released = wb_bits_new(h->cx->tmp, h->fn->nblock);

	WB_EACH_WRITE(h, k) {
		uint32_t b = h->g->block_of[k];

		if (k == w->swap || !wb_one_place(h, w->swap, k))
			continue;
		if (!wb_has_lock(h, w, k) || wb_bit(released, b))
			return false;
		wb_bit_set(released, b);
	}
	WB_EACH_WRITE(h, k) {
		struct wb_bits behind;

		if (k == w->swap || !wb_bit(released, h->g->block_of[k]) || !wb_one_place(h, w->swap, k))
			continue;
		behind = wb_bits_new(h->cx->tmp, h->fn->nblock);
		wb_reach_behind(h->cx->tmp, h->fn, h->g->block_of[k], header, behind);
		if (h->g->block_of[k] == at || wb_bit(behind, at))
			return false;
		for (uint32_t b = 0; b < h->fn->nblock; b++)
			if (wb_bit(behind, b) && wb_bit(released, b))
				return false;
	}
	return true;
}

/* Whether compare (atom) @a in @loop tells that a lane has a lock, and has it in all of @c. */
static bool
enters_with(struct wb_check *h, const struct wb_cycle *c, uint32_t loop, uint32_t a, struct wb_holder *w)
{
	const struct wb_atom *x = &h->lanes->atom[a];
	const struct wb_block *head = &h->fn->block[c->header];
	uint32_t number, written;

	if (x->kind != WB_ATOM_CMP || h->fn->loops->of_block[x->block] != loop)
		return false;
	*w = (struct wb_holder){ .loop = loop, .atom = a, .swap = wb_swap_compared(h, x->inst, &number) };
	return w->swap != WB_NONE && h->fn->loops->of_block[h->g->block_of[w->swap]] == loop &&
		wb_dominates(h->fn->dom, h->g->block_of[w->swap], x->block) && head->ninst &&
		wb_has_lock(h, w, head->first) && wb_alias(h, w->swap, w->swap) == WB_ALIAS_MUST &&
		wb_written_constant(h, w->swap, &written) && written != number && released_once(h, w, c->header);
}

bool
wb_holder_in(struct wb_check *h, const struct wb_cycle *c, struct wb_holder *w)
{
	const struct wb_loops *loops = h->fn->loops;

	for (uint32_t l = loops->loop[c->loop].parent; l != WB_NONE; l = loops->loop[l].parent)
		for (uint32_t a = 0; a < h->lanes->natom && !loops->loop[l].irreducible; a++)
			if (enters_with(h, c, l, a, w))
				return true;
	return false;
}
