/* passes/deadlock/found.c -- swaps that succeed only where a waiting loop would have ended.
 *
 * In union-find, a root is its own parent.
 *
 *			while (parent[a] != a)			L
 *				a = parent[a];
 *			...
 *			swap(&parent[r], r, s)			W
 *
 * Lanes that have left L change parents by W, but only of roots: where parent[r] is r. A lane that stays in L for ever
 * reads addresses that hold something else, and nobody changes them. At these addresses W fails, and changes nothing.
 * So W does not end the waiting. Nothing is assumed about memory: parents may form a cycle.
 *
 * For each address that L reads, two things must be known. A lane that takes the back edge has compared the value there
 * with a number, and they differed. And W expects the same number at the same address. This is so if
 *  - the number is a constant, and W expects the same one; or
 *  - address - k * number is the same for the read and for W, in every lane. (If the addresses of one read and of W are
 *    equal modulo 2^32, then the numbers are equal modulo 2^32 / k, and no array has 4 GB.)
 *
 * A loop that the compiler rotated reads an address twice: to compare with the number, and in the next iteration to go
 * on from there.
 *
 * Cost:   O(reads of the loop * its compares).
 */
#include "deadlock.h"

/* The number that is searched at an address: address - k * number, in which no term depends on the lane. */
struct wb_search {
	uint32_t k;			/* 0: the number is a constant */
	uint32_t number;
	struct wb_affine rest;
};

/* Number @v, read by @use, that is searched at the address of @access: by lanes of one wave, or of all @waves. */
static bool
searched_at(struct wb_check *h, uint32_t v, uint32_t use, uint32_t access, bool waves, struct wb_search *w)
{
	struct wb_sum n, p;
	uint32_t at = 0;

	*w = (struct wb_search){ .rest = wb_affine_number(32, 0) };
	if (wb_constant(h, v, use, &w->number))
		return true;
	n = wb_sum_of(h, v, use);
	if (n.opaque || n.f.n != 1 || n.f.k[0] != 1 || !wb_address_sum_of(h, access, &p))
		return false;
	while (at < p.f.n && p.f.term[at] != n.f.term[0])
		at++;
	if (at == p.f.n || p.f.k[at] < h->fn->inst[access].mem.bytes || p.f.k[at] & (p.f.k[at] - 1))
		return false;
	w->k = (uint32_t)p.f.k[at];
	n.f = wb_affine_scaled(n.f, 0 - (uint64_t)w->k);
	if (!wb_affine_sum(&p.f, &n.f, &w->rest))
		return false;
	for (at = 0; at < w->rest.n; at++)
		if (!wb_term_argument(h, w->rest.term[at]) &&
			(waves || !wb_single_value(h, wb_value_of_term(h, w->rest.term[at]))))
			return false;
	return true;
}

static bool
same_searched(const struct wb_search *a, const struct wb_search *b)
{
	return a->k == b->k &&
		(a->k ? wb_affine_same(&a->rest, &b->rest) : a->number == b->number);
}

/* What @read of @c searches: every lane that takes the back edge has found something else there. */
static bool
finds_search(struct wb_check *h, const struct wb_cycle *c, uint32_t read, bool waves, struct wb_search *w)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_compares *in = wb_compares_in(h, c->loop);
	bool asked = h->fn->inst[read].mem.bytes == 4 && h->fn->loops->of_block[h->g->block_of[read]] == c->loop;

	for (uint32_t n = 0; n < in->atom.n && asked; n++) {
		uint32_t a = in->atom.at[n], cmp = l->atom[a].inst;
		const struct wb_opnd *with;

		*w = (struct wb_search){ .rest = wb_affine_number(32, 0) };
		if (wb_cycle_has(c, l->atom[a].block) && wb_compares_returned(h, cmp, read, &with) &&
			wb_continues_unequal(h, c, a) &&
			(wb_is_number(h, with, cmp, &w->number) || (with->kind == WB_OPND_UNIT &&
				searched_at(h, wb_read_by(h, with, 0), cmp, read, waves, w))))
			return true;
	}
	return false;
}

bool
wb_swap_no_effect(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t read, uint32_t write,
	bool waves)
{
	uint32_t v[2];
	struct wb_search w, x;

	if (!wb_swap_data(h, write, v) || h->fn->loops->of_block[h->g->block_of[read]] != c->loop ||
		h->fn->loops->loop[c->loop].irreducible || !searched_at(h, v[1], write, write, waves, &w))
		return false;
	for (uint32_t n = 0; n < s->nread; n++) {
		uint32_t r = s->read[n];

		if (finds_search(h, c, r, waves, &x) && same_searched(&w, &x) &&
			(r == read || wb_address_same(h, r, read) || wb_address_same(h, read, r) ||
				wb_address_follows(h, c, read, r)))
			return true;
	}
	return false;
}
