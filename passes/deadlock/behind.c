/* passes/deadlock/behind.c -- code behind a loop, and whether a set of lanes is still the same lanes there.
 *
 * A set is a Boolean function of conditions, each as it was made last. Where one has been made anew, the same function
 * means other lanes:
 *
 *	O:	c = cmp (lane + k) & 1, 0	k = 0: even lanes; k = 1: odd ones
 *		save = and_saveexec c
 *		if (k == 0)
 *	L:		while (load flag == 0) ;	the even lanes wait
 *		else
 *			store flag, 1		by the lanes of c, which are the odd ones now
 *		exec = save;  k = k + 1;  if (k < 2) goto O
 *
 * So the paths from the exits of the loop are followed, also through the loop again, up to barriers and the end of the
 * program. A compare that says the same of each lane whenever it is executed makes nothing anew.
 *
 * Cost:   O(blocks + edges + instructions): a block is visited at most twice. And the nodes of the set.
 */
#include "deadlock.h"

struct walk {
	struct wb_check *h;
	struct wb_bits makes;		/* blocks that make a condition of the set */
	struct wb_bits closed;		/* headers where paths end */
	struct wb_behind out;
	WB_VEC(uint32_t) todo;
};

static void
come_to(struct walk *s, uint32_t b, bool anew)
{
	anew |= wb_bit(s->makes, b);
	if (wb_bit(s->closed, b) || (wb_bit(s->out.reached, b) && (!anew || wb_bit(s->out.anew, b))))
		return;
	wb_bit_set(s->out.reached, b);
	if (anew)
		wb_bit_set(s->out.anew, b);
	WB_PUSH(s->h->cx->tmp, &s->todo, b);
}

static bool
has_barrier(const struct wb_check *h, uint32_t b)
{
	WB_EACH_INST(h->fn, b, k)
		if (h->fn->inst[k].op == WB_OP_BARRIER)
			return true;
	return false;
}

/* The blocks that make a condition of @set, other than by a compare that always says the same. */
static void
find_makers(struct walk *s, uint32_t set)
{
	const struct wb_lanes *l = s->h->lanes;
	struct wb_todo sets = wb_todo_new(s->h->cx->tmp, l->nnode);
	uint32_t a;

	wb_todo_add(&sets, set);
	while ((a = wb_next_atom(l, &sets)) != WB_NONE) {
		const struct wb_atom *at = &l->atom[a];

		if (at->kind == WB_ATOM_CMP && wb_compare_invariant(s->h, at->inst))
			continue;
		if (at->block != WB_NONE)
			wb_bit_set(s->makes, at->block);
		if (at->block2 != WB_NONE)
			wb_bit_set(s->makes, at->block2);
	}
}

struct wb_behind
wb_code_behind(struct wb_check *h, const struct wb_cycle *c, uint32_t set, struct wb_bits closed)
{
	const struct wb_fn *fn = h->fn;
	struct wb_arena *a = h->cx->tmp;
	struct walk s = { .h = h, .makes = wb_bits_new(a, fn->nblock), .closed = closed,
		.out = { wb_bits_new(a, fn->nblock), wb_bits_new(a, fn->nblock) } };

	find_makers(&s, set);
	for (uint32_t k = 0; k < c->nexit; k++)
		if (fn->edge[c->exit[k]].dst != WB_NONE)
			come_to(&s, fn->edge[c->exit[k]].dst, false);
	for (uint32_t n = 0; n < s.todo.n; n++) {
		uint32_t b = s.todo.at[n];

		if (!has_barrier(h, b))
			WB_EACH_SUCC(fn, b, dst)
				if (dst != WB_NONE)
					come_to(&s, dst, wb_bit(s.out.anew, b));
	}
	return s.out;
}
