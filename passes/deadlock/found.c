/* passes/deadlock/found.c -- swaps that succeed only where a loop would have found what it looks for.
 *
 * Union and find: a root is its own parent.
 *
 *			while (parent[a] != a)			L
 *				a = parent[a];
 *			...
 *			swap(&parent[r], r, s)			W
 *
 * The lanes that have left L may change parents by W, but only of roots: where parent[r] is r. A lane that stays in L
 * reads addresses that hold something else, over and over, as nobody changes them; there W fails, and changes nothing.
 * So W ends no waiting. Nothing is asked of what memory holds: parents may go round in circles.
 *
 * Of each address that L reads it must be known that a lane which goes on has compared what is there with a number, and
 * found a difference; and that at the same address W expects the same number. Both are so if
 *   - the number is a constant, and what W expects is the same one; or
 *   - address and number go together: address - k * number is the same for the read and for W, whatever the lane.
 * (Addresses of one read and of W that agree modulo 2^32 then have numbers that agree modulo 2^32 / k: they are the
 * same as no array has 4 GB.)
 *
 * A loop that the compiler turned round reads an address twice: to look for the number, and in the next iteration to go
 * on from there.
 *
 * Cost: O(reads of the loop * its compares).
 */
#include "deadlock.h"

/* A number that is looked for at an address: address - k * number, of which nothing depends on the lane. */
struct wanted {
	uint32_t k;			/* 0: the number is a constant */
	uint32_t number;
	struct wb_address_sum rest;
};

/* The number @v, as @use reads it, that is looked for where @access accesses memory. */
static bool
wanted_at(struct wb_check *h, uint32_t v, uint32_t use, uint32_t access, struct wanted *w)
{
	struct wb_address_sum n, *p = &w->rest;
	uint32_t at = 0;

	*w = (struct wanted){ 0 };
	if (wb_constant(h, v, use, &w->number))
		return true;
	if (!wb_number_sum_of(h, v, use, &n) || n.n != 1 || n.k[0] != 1 || !wb_address_sum_of(h, access, p))
		return false;
	while (at < p->n && p->v[at] != n.v[0])
		at++;
	if (at == p->n || p->k[at] < h->fn->inst[access].mem.bytes || p->k[at] & (p->k[at] - 1))
		return false;
	w->k = p->k[at];
	p->c -= w->k * n.c;
	p->n--;
	p->v[at] = p->v[p->n];
	p->k[at] = p->k[p->n];
	for (at = 0; at < p->n; at++)
		if (!wb_one_for_all(h, p->v[at]))
			return false;
	return true;
}

static bool
same_wanted(const struct wanted *a, const struct wanted *b)
{
	const struct wb_address_sum *x = &a->rest, *y = &b->rest;

	if (a->k != b->k || (a->k == 0 && a->number != b->number) || (a->k && (x->n != y->n || x->c != y->c)))
		return false;
	for (uint32_t n = 0; a->k && n < x->n; n++) {
		uint32_t m = 0;

		while (m < y->n && y->v[m] != x->v[n])
			m++;
		if (m == y->n || y->k[m] != x->k[n])
			return false;
	}
	return true;
}

/* Whether compare @cmp is of what @read has found with another value: which one. */
static bool
compares_with(struct wb_check *h, uint32_t cmp, uint32_t read, uint32_t *other, bool *found)
{
	const struct wb_inst *i = &h->fn->inst[cmp];
	uint32_t n = 0, side[2] = { WB_NONE, WB_NONE };

	if ((i->op != WB_OP_EQ && i->op != WB_OP_NE) || (i->type != WB_T_U32 && i->type != WB_T_I32) ||
		!wb_plain(h, i))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(h->fn, i, o);

		if (op->kind == WB_OPND_MOD || (op->flags & (WB_DEF | WB_IMPLICIT)))
			continue;
		if (n == 2 || op->kind != WB_OPND_UNIT || op->nunit != 1 ||
			(op->flags & (WB_NEG | WB_ABS | WB_SEXT)))
			return false;
		side[n++] = wb_gsa_use(h->g, i, o, 0);
	}
	*found = n == 2 && wb_returned_to(h, side[0], cmp, read);
	if (n != 2 || (!*found && !wb_returned_to(h, side[1], cmp, read)))
		return false;
	*other = side[*found];
	return true;
}

/* What @read of @c looks for: every lane that goes on has found something else there. */
static bool
looks_for(struct wb_check *h, const struct wb_cycle *c, uint32_t read, struct wanted *w)
{
	const struct wb_lanes *l = h->lanes;

	if (h->fn->inst[read].mem.bytes != 4 || h->fn->loops->of_block[h->g->block_of[read]] != c->loop)
		return false;
	for (uint32_t a = 0; a < l->natom; a++) {
		uint32_t cmp = l->atom[a].inst, v;
		bool first;

		if (l->atom[a].kind == WB_ATOM_CMP && wb_cycle_has(c, l->atom[a].block) &&
			compares_with(h, cmp, read, &v, &first) && wb_goes_on_unequal(h, c, a) &&
			wanted_at(h, v, cmp, read, w))
			return true;
	}
	return false;
}

bool
wb_swap_finds(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t read, uint32_t write)
{
	uint32_t v[2];
	struct wanted w, x;

	if (!wb_swap_data(h, write, v) || h->fn->loops->of_block[h->g->block_of[read]] != c->loop ||
		h->fn->loops->loop[c->loop].irreducible ||
		!wanted_at(h, v[1], write, write, &w))
		return false;
	for (uint32_t n = 0; n < s->nread; n++) {
		uint32_t r = s->read[n];

		if (looks_for(h, c, r, &x) && same_wanted(&w, &x) &&
			(r == read || wb_address_same(h, r, read) || wb_address_same(h, read, r) ||
				wb_address_follows(h, c, read, r)))
			return true;
	}
	return false;
}
