/* passes/deadlock/cycle.c -- loops, and the parts of loops that belong to one back edge.
 *
 * Two nested loops of the source that begin at the same place have one header. LOOPS makes them one loop with several
 * back edges. A wave may take one of these for ever, while lanes that are off wait until it takes another one.
 *
 * A loop with several entries may have parts that are not known: a wave repeats what is between two of its headers, and
 * lanes that entered by a third one are off. That is not so if there is one back edge by which all come.
 *
 * Cost:   O(blocks + edges) each; times the back edges squared where there are several entries: of more than MOST_BACK
 *         back edges, none is tried.
 */
#include "deadlock.h"

#define MOST_BACK 64u

/* Sets the edges of @c from its blocks. */
static void
find_edges(struct wb_check *h, struct wb_cycle *c)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_loop *l = &fn->loops->loop[c->loop];
	WB_VEC(uint32_t) exit = { 0 }, back = { 0 };

	for (uint32_t b = 0; b < c->nblock; b++) {
		const struct wb_block *blk = &fn->block[c->block[b]];

		for (uint32_t k = 0; k < blk->nout; k++)
			if (!wb_cycle_has(c, fn->edge[fn->out[blk->out + k]].dst))
				WB_PUSH(h->cx->tmp, &exit, fn->out[blk->out + k]);
	}
	for (uint32_t k = 0; k < l->nback; k++)
		if (wb_cycle_has(c, fn->edge[fn->loops->list[l->back + k]].src))
			WB_PUSH(h->cx->tmp, &back, fn->loops->list[l->back + k]);
	c->exit = exit.at;
	c->nexit = exit.n;
	c->back = back.at;
	c->nback = back.n;
}

struct wb_cycle
wb_cycle_of_loop(struct wb_check *h, uint32_t loop)
{
	const struct wb_loop *l = &h->fn->loops->loop[loop];
	struct wb_cycle c = { .loop = loop,
		.header = l->header, .loops = h->fn->loops, .block = &h->fn->loops->list[l->block],
		.nblock = l->nblock };

	find_edges(h, &c);
	return c;
}

const struct wb_compares *
wb_compares_in(struct wb_check *h, uint32_t loop)
{
	const struct wb_lanes *l = h->lanes;

	if (h->compares)
		return &h->compares[loop];
	h->compares = WB_NEW(h->cx->tmp, struct wb_compares, h->fn->loops->nloop);
	for (uint32_t a = 0; a < l->natom; a++) {
		bool is = l->atom[a].kind == WB_ATOM_CMP;

		for (uint32_t in = is ? h->fn->loops->of_block[l->atom[a].block] : WB_NONE; in != WB_NONE;
			in = h->fn->loops->loop[in].parent)
			WB_PUSH(h->cx->tmp, &h->compares[in].atom, a);
	}
	return &h->compares[loop];
}

struct wb_cycle
wb_cycle_part(struct wb_check *h, uint32_t loop, uint32_t e)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_loop *l = &fn->loops->loop[loop];
	struct wb_cycle c = { .loop = loop,
		.header = l->header, .loops = fn->loops, .part = true,
		.in = wb_bits_new(h->cx->tmp, fn->nblock) };
	WB_VEC(uint32_t) block = { 0 };

	wb_bit_set(c.in, l->header);
	wb_reach(h->cx->tmp, fn, fn->edge[e].src, true, l->header, c.in);
	for (uint32_t k = 0; k < l->nblock; k++)
		if (wb_bit(c.in, fn->loops->list[l->block + k]))
			WB_PUSH(h->cx->tmp, &block, fn->loops->list[l->block + k]);
	c.block = block.at;
	c.nblock = block.n;
	c.part = c.nblock < l->nblock;	/* else it has all blocks, and is the whole loop */
	find_edges(h, &c);
	return c;
}

/* Whether every way round @c comes by back edge @e. */
static bool
all_come_by(struct wb_check *h, const struct wb_cycle *c, uint32_t e)
{
	const struct wb_fn *fn = h->fn;
	uint32_t header = fn->edge[e].dst;

	bool all = true;

	for (uint32_t k = 0; k < c->nback && all; k++) {
		uint32_t b = fn->edge[c->back[k]].dst;
		struct wb_arena_mark m = wb_arena_mark(h->cx->tmp);
		struct wb_bits behind = wb_bits_new(h->cx->tmp, fn->nblock);

		if (b != header)
			wb_reach_behind(h->cx->tmp, fn, b, header, behind);
		all = b == header ? c->back[k] == e : !wb_bit(behind, b);
		wb_arena_reset(h->cx->tmp, m);
	}
	return all;
}

bool
wb_cycle_has_parts(struct wb_check *h, const struct wb_cycle *c)
{
	bool parts = h->fn->loops->loop[c->loop].irreducible;

	for (uint32_t k = 0; k < c->nback && c->nback <= MOST_BACK && parts; k++)
		parts = !all_come_by(h, c, c->back[k]);
	return parts;
}
