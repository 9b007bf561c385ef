/* passes/gsa_joins.c -- where the values of each unit meet, and how many it has.
 *
 * One unit at a time, from its touches. Only writes matter that leave their block: behind
 * the others stands one that does, before anything meets.
 *   1. Loops that write the unit, with the loops around them, let it out by an ETA on
 *      each exit edge behind which it is live.
 *   2. Joins stand in the iterated dominance frontier of the blocks that write it
 *      and of the ETAs, where it is live, found from the deepest block up
 *      (Sreedhar and Gao, POPL 1995).
 *   3. Its values get their numbers: what it holds at the start, joins, ETAs, writes.
 *
 * Why an ETA needs no join inside: a loop with one header that writes a unit which is
 * live behind an exit has a MU of it at the header, if the value at the exit is
 * not written after it: so what leaves was made in this loop.
 *
 * Frontiers are the same for all units, so they are found once (gsa_frontier.c), unless
 * they are too large together; then each is searched for when it is asked for.
 *
 * Cost: O(touches + joins + exits of the loops that write it) per unit; where frontiers are
 * searched for, a block is visited once a unit.
 */
#include "gsa.h"

struct placer {
	struct builder *b;
	uint32_t row, stamp;		/* unit at hand */
	uint32_t nwrite;		/* its writes */
	WB_VEC(uint32_t) out, join, eta, outer;	/* blocks that write it and let that out; blocks; edges; outermost loops that do */
	WB_VEC(struct site) joins, etas;	/* of all units */
	uint64_t *meets;		/* [row / 64] bits: units live where edges meet, or behind a loop */
	uint64_t *at_start;		/* the same: those with an ENTRY value */
	/* per block, loop, valid where the stamp is this unit's */
	uint32_t *join_stamp, *seen_stamp, *bank_stamp, *dirty_stamp;
	uint32_t *bank, *bank_next;	/* [depth], [block] */
	uint32_t deepest;
	struct gsa_frontiers frontier;
	uint32_t *stack;
};

static bool
is_live(const struct placer *p, uint32_t block)
{
	return gsa_bit(p->b->g, p->b->g->live, block, p->row);
}

/* ---- joins ---------------------------------------------------------------------------------- */
static void
deposit(struct placer *p, uint32_t b)
{
	uint32_t depth;

	if (p->b->g->tree_at[b] == WB_NONE || p->bank_stamp[b] == p->stamp || gsa_no_frontier(&p->frontier, b))
		return;
	depth = p->b->fn->dom->depth[b];
	p->bank_stamp[b] = p->stamp;
	p->bank_next[b] = p->bank[depth];
	p->bank[depth] = b;
	p->deepest = depth > p->deepest ? depth : p->deepest;
}

static void
place_join(struct placer *p, uint32_t b)
{
	if (p->join_stamp[b] == p->stamp || !is_live(p, b) || p->b->g->tree_at[b] == WB_NONE)
		return;
	p->join_stamp[b] = p->stamp;
	WB_PUSH(p->b->cx->tmp, &p->join, b);
	deposit(p, b);
}

/* Edges out of the subtree of @root to blocks no deeper than itself. A subtree that was
 * walked for a deeper root is not walked again: what it leads to that is no deeper than
 * this root was found then. */
static void
search_frontier(struct placer *p, uint32_t root)
{
	const struct wb_fn *fn = p->b->fn;
	const uint32_t *depth = fn->dom->depth;
	uint32_t m = 0;

	p->seen_stamp[root] = p->stamp;
	p->stack[m++] = root;
	while (m) {
		uint32_t b = p->stack[--m];

		for (uint32_t k = 0; k < fn->block[b].nout; k++) {
			const struct wb_edge *e = &fn->edge[fn->out[fn->block[b].out + k]];

			if (wb_edge_inner(e) && depth[e->dst] <= depth[root])
				place_join(p, e->dst);
		}
		for (uint32_t c = p->b->child[b]; c != WB_NONE; c = p->b->sibling[c])
			if (p->seen_stamp[c] != p->stamp) {
				p->seen_stamp[c] = p->stamp;
				p->stack[m++] = c;
			}
	}
}

static void
follow_frontier(struct placer *p, uint32_t root)
{
	const struct gsa_frontiers *f = &p->frontier;

	if (!f->first)
		search_frontier(p, root);
	else
		for (uint32_t k = f->first[root]; k < f->first[root] + f->n[root]; k++)
			place_join(p, f->block[k]);
}

static void
place_joins(struct placer *p)
{
	for (uint32_t k = 0; k < p->out.n; k++)
		deposit(p, p->out.at[k]);
	for (uint32_t depth = p->deepest + 1; depth-- > 0;)	/* a frontier is no deeper than its root */
		while (p->bank[depth] != WB_NONE) {
			uint32_t b = p->bank[depth];

			p->bank[depth] = p->bank_next[b];
			follow_frontier(p, b);
		}
}

/* ---- ETAs ------------------------------------------------------------------------------------- */
static void
place_eta(struct placer *p, uint32_t e)
{
	uint32_t to = p->b->fn->edge[e].dst;

	if (to == WB_NONE || !is_live(p, to) || p->dirty_stamp[p->b->left[e]] != p->stamp || p->b->g->tree_at[p->b->fn->edge[e].src] == WB_NONE)
		return;
	WB_PUSH(p->b->cx->tmp, &p->eta, e);
	if (p->b->fn->block[to].nin > 1)
		place_join(p, to);
	else
		deposit(p, to);
}

static void
place_etas(struct placer *p)
{
	const struct wb_loops *ls = p->b->fn->loops;

	for (uint32_t k = 0; k < p->out.n; k++)
		for (uint32_t l = ls->of_block[p->out.at[k]]; l != WB_NONE && p->dirty_stamp[l] != p->stamp; l = ls->loop[l].parent) {
			p->dirty_stamp[l] = p->stamp;
			if (ls->loop[l].parent == WB_NONE)
				WB_PUSH(p->b->cx->tmp, &p->outer, l);
		}
	for (uint32_t o = 0; o < p->outer.n; o++) {
		const struct wb_loop *l = &ls->loop[p->outer.at[o]];

		for (uint32_t k = 0; k < l->nexit_within; k++)
			place_eta(p, ls->list[l->exit + k]);
	}
}

/* ---- all units ---------------------------------------------------------------------------------- */
static void
follow_touches(struct placer *p, uint32_t unit)
{
	struct builder *b = p->b;
	struct touch *t;

	for (uint32_t k = b->unit_touch[unit]; k; k = t->later) {
		t = &b->touch[k];
		if (!t->nwrite)
			continue;
		t->next = p->nwrite;	/* of its own writes, so far */
		p->nwrite += t->nwrite;
		t->leaves = gsa_bit(b->g, b->live_out, t->block, p->row);
		if (t->leaves)
			WB_PUSH(b->cx->tmp, &p->out, t->block);
	}
}

/* Numbers the values. */
static void
add_sites(struct placer *p, uint32_t unit)
{
	struct builder *b = p->b;
	struct wb_gsa *g = b->g;
	struct wb_gsa_row *r = &g->row[p->row];

	r->value = g->nvalue;
	b->entry[unit] = p->at_start[p->row / 64] >> (p->row & 63) & 1 ? g->nvalue++ : WB_NONE;
	for (uint32_t k = 0; k < p->join.n; k++) {
		uint32_t at = p->join.at[k];

		WB_PUSH(b->cx->tmp, &p->joins, ((struct site){ at, unit, g->nvalue++, g->narg, b->join_of[at] }));
		b->join_of[at] = p->joins.n - 1;
		g->narg += b->fn->block[at].nin;
	}
	for (uint32_t k = 0; k < p->eta.n; k++) {
		uint32_t at = p->eta.at[k];

		WB_PUSH(b->cx->tmp, &p->etas, ((struct site){ at, unit, g->nvalue++, g->narg++, b->eta_of[at] }));
		b->eta_of[at] = p->etas.n - 1;
	}
	r->write = g->nvalue;
	g->nvalue += p->nwrite;
}

static void
find_sites(struct placer *p, uint32_t row)
{
	uint32_t unit = p->b->g->row[row].unit;

	p->row = row;
	p->stamp = row + 1;
	p->nwrite = p->deepest = 0;
	p->out.n = p->join.n = p->eta.n = p->outer.n = 0;
	follow_touches(p, unit);
	if (p->out.n && p->meets[row / 64] >> (row & 63) & 1) {
		place_etas(p);
		place_joins(p);
	}
	add_sites(p, unit);
}

/* Fills meets and at_start. In a block that is not reached units hold what they hold when the function starts. */
static void
find_rows(struct placer *p)
{
	const struct wb_fn *fn = p->b->fn;
	const struct wb_gsa *g = p->b->g;
	uint32_t words = g->live_words;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		const struct wb_block *b = &fn->block[x];
		bool meets = b->nin > 1 || (b->nin == 1 && p->b->left[fn->in[b->in]] != WB_NONE), start = x == 0 || g->tree_at[x] == WB_NONE;

		for (uint32_t w = 0; meets && w < words; w++)
			p->meets[w] |= g->live[(size_t)x * words + w];
		for (uint32_t w = 0; start && w < words; w++)
			p->at_start[w] |= g->live[(size_t)x * words + w];
	}
}

static uint32_t *
nothing(struct wb_arena *a, uint32_t n)
{
	uint32_t *list = WB_ROOM(a, uint32_t, n);

	for (uint32_t k = 0; k < n; k++)
		list[k] = WB_NONE;
	return list;
}

void
gsa_find_joins(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	struct wb_arena *t = b->cx->tmp;
	struct placer p = { .b = b };

	p.join_stamp = WB_NEW(t, uint32_t, fn->nblock);
	p.bank_stamp = WB_NEW(t, uint32_t, fn->nblock);
	p.dirty_stamp = WB_NEW(t, uint32_t, fn->loops->nloop);
	p.bank = nothing(t, fn->nblock + 1);
	p.bank_next = WB_ROOM(t, uint32_t, fn->nblock);
	p.frontier = gsa_find_frontiers(b);
	if (!p.frontier.first) {
		p.seen_stamp = WB_NEW(t, uint32_t, fn->nblock);
		p.stack = WB_ROOM(t, uint32_t, fn->nblock);
	}
	p.meets = WB_NEW(t, uint64_t, b->g->live_words);
	p.at_start = WB_NEW(t, uint64_t, b->g->live_words);
	b->entry = WB_ROOM(t, uint32_t, b->g->nunit);
	b->join_of = nothing(t, fn->nblock);
	b->eta_of = nothing(t, fn->nedge);
	find_rows(&p);
	for (uint32_t row = 0; row < b->g->nrow; row++)
		find_sites(&p, row);
	b->g->row[b->g->nrow].value = b->g->row[b->g->nrow].write = b->g->nvalue;
	b->join = p.joins.at;
	b->eta = p.etas.at;
	b->njoin = p.joins.n;
	b->neta = p.etas.n;
}
