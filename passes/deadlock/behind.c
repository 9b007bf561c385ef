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
 * So the paths from the exits of the loop are followed, up to barriers and the end of the program, and then once more
 * from the header of the loop, if they come back to it. A compare that says the same of each lane whenever it is
 * executed makes nothing anew.
 *
 * Cost:   O(blocks + edges + instructions): a block is visited at most twice. And the nodes of the set.
 */
#include "deadlock.h"

struct walk {
	struct wb_check *h;
	const struct wb_cycle *c;
	struct wb_bits closed, reached;	/* blocks; closed: headers where paths end */
	bool back, back_anew;		/* they come back to the header of @c */
	struct wb_behind *out;
	WB_VEC(uint32_t) todo, order;
};

static void
come_to(struct walk *s, uint32_t b, uint32_t from, bool anew)
{
	anew |= wb_bit(s->out->joins, b);
	if (wb_bit(s->closed, b) || (wb_bit(s->reached, b) && (!anew || wb_bit(s->out->anew, b))))
		return;
	if (wb_bit_add(s->reached, b)) {
		s->out->parent[b] = from;
		WB_PUSH(s->h->cx->tmp, &s->order, b);
	}
	if (anew)
		wb_bit_set(s->out->anew, b);
	WB_PUSH(s->h->cx->tmp, &s->todo, b);
}

/* Whether the end of block @b is reached, before a barrier; *anew: and conditions have been made there. */
static bool
pass(const struct walk *s, uint32_t b, bool *anew)
{
	WB_EACH_INST(s->h->fn, b, k) {
		if (s->h->fn->inst[k].op == WB_OP_BARRIER)
			return false;
		*anew |= wb_bit(s->out->makes, k);
	}
	return true;
}

/* @around: also through the loop. */
static void
follow(struct walk *s, bool around)
{
	for (uint32_t n = 0; n < s->todo.n; n++) {
		uint32_t b = s->todo.at[n];
		bool anew = wb_bit(s->out->anew, b);

		if (!pass(s, b, &anew))
			continue;
		WB_EACH_SUCC(s->h->fn, b, dst)
			if (dst != WB_NONE && (around || !wb_cycle_has(s->c, dst))) {
				come_to(s, dst, b, anew);
			} else if (dst == s->c->header && !wb_cycle_has(s->c, b)) {
				s->back = true;
				s->back_anew |= anew;
			}
	}
	s->todo.n = 0;
}

static void
add_maker(struct wb_check *h, uint32_t a, struct wb_behind *out)
{
	const struct wb_atom *at = &h->lanes->atom[a];

	if (at->kind == WB_ATOM_CMP && wb_compare_invariant(h, at->inst))
		return;
	if (at->inst != WB_NONE)
		wb_bit_set(out->makes, at->inst);
	else if (at->block != WB_NONE)
		wb_bit_set(out->joins, at->block);
}

/* Goes on through the loop: from its header, if paths come back to it; from all headers, if other lanes may be in a
 * part of it. */
static void
go_around(struct walk *s)
{
	const struct wb_cycle *c = s->c;
	bool parts = wb_cycle_has_parts(s->h, c);

	if (s->back || parts)
		come_to(s, c->header, WB_NONE, s->back_anew || parts);
	for (uint32_t k = 0; k < c->nback && parts; k++)
		come_to(s, s->h->fn->edge[c->back[k]].dst, WB_NONE, true);
	follow(s, true);
}

/* What makes a condition of @set, or one of @single, other than a compare that always says the same. */
static void
find_makers(struct wb_check *h, uint32_t set, const struct wb_single *single, struct wb_behind *out)
{
	WB_EACH_ATOM(h->lanes, set, a)
		add_maker(h, a, out);
	for (uint32_t n = 0; single && n < single->n; n++)
		add_maker(h, single->atom[n], out);
}

bool
wb_made_anew(const struct wb_check *h, const struct wb_behind *behind, uint32_t inst, bool around)
{
	uint32_t b = h->g->block_of[inst];
	bool anew = wb_bit(around ? behind->anew : behind->anew_direct, b);

	for (uint32_t k = h->fn->block[b].first; k < inst && !anew; k++)
		anew = wb_bit(behind->makes, k);
	return anew;
}

struct wb_behind
wb_code_behind(struct wb_check *h, const struct wb_cycle *c, uint32_t set, const struct wb_single *single,
	struct wb_bits closed)
{
	const struct wb_fn *fn = h->fn;
	struct wb_arena *a = h->cx->tmp;
	struct wb_behind out = { .anew = wb_bits_new(a, fn->nblock), .anew_direct = wb_bits_new(a, fn->nblock),
		.joins = wb_bits_new(a, fn->nblock), .makes = wb_bits_new(a, fn->ninst),
		.parent = wb_new_ids(a, fn->nblock) };
	struct walk s = { .h = h, .c = c, .closed = closed, .reached = wb_bits_new(a, fn->nblock), .out = &out };

	find_makers(h, set, single, &out);
	for (uint32_t k = 0; k < c->nexit; k++)
		if (fn->edge[c->exit[k]].dst != WB_NONE)
			come_to(&s, fn->edge[c->exit[k]].dst, fn->edge[c->exit[k]].src, false);
	follow(&s, false);
	out.ndirect = s.order.n;
	wb_bits_or(out.anew_direct, out.anew);
	go_around(&s);
	out.block = s.order.at;
	out.n = s.order.n;
	return out;
}
