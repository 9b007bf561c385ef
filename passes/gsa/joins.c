/* passes/gsa/joins.c -- where values of a unit are joined, and how many values each unit has.
 *
 * All units at once, as bits. Of the writes of a block, only the last one matters here.
 *  1. A loop that writes a unit gets an ETA of it on each exit edge behind which the unit is live. So do the loops
 *     around.
 *  2. A block has a join of each unit that is live at its start and is changed in some block between a predecessor p
 *     and the level of the block in the dominator tree. A change is a write, an ETA or another join. (These are the
 *     blocks whose dominance frontier contains the block: Cytron and others.) Blocks are visited by level, the deepest
 *     level first: then all changes between p and the ancestor r of p on the level of the block are known.
 *
 *		    d			d dominates y, so d changes nothing between y's
 *		   / \			predecessors. y joins what r, x and p change.
 *		  r   \
 *		  x    |		The changes from p up to r are gathered once, by
 *		  p    |		path compression (Tarjan, JACM 26(4), 1979).
 *		   \   |
 *		     y
 *
 *     r may be visited after y, on the same level: joins of a level are passed on from block to block until none is
 *     added. Blocks are in reverse post-order, so this takes one sweep if control flow is reducible.
 *  3. Values are numbered unit by unit: ENTRY, joins by block, ETAs by edge, writes.
 *
 * An ETA needs no join inside the loop. Let a loop with one header write a unit that is live behind an exit. Then the
 * unit has a MU at the header, or is written between the header and the exit. So the value that leaves was made in this
 * loop.
 *
 * Cost:   O(joins), and (blocks + edges) * units / 64, times the logarithm of the blocks. If control flow is
 *         irreducible, once more for each time that a block gets joins, at most once a unit.
 */
#include "gsa.h"

struct sites { struct site *at; uint32_t n, cap; };
struct placer {
	struct builder *b;
	uint32_t words;			/* of a set of rows */
	uint64_t *join;			/* units that have a join at the block */
	/* [block * words] units changed in it; after path compression, in all blocks up to `up`, exclusive */
	uint64_t *change;
	uint32_t *up;			/* [block] an ancestor in the dominator tree, not above the current level */
	uint32_t *path;			/* stack of climb */
	/* [depth] first block with several edges in; [block] the next one, in block order; WB_NONE */
	uint32_t *level, *next;
	/* [block] the first edge whose target joins what the block changes; [edge] the next one; WB_NONE */
	uint32_t *waiter, *next_waiter;
	struct gsa_worklist waiting;
	uint64_t *dirty;		/* [loop * words] units that it writes */
	uint64_t *set;
	struct sites joins, etas;
	uint32_t *njoin, *neta;		/* [row] */
};

/* ---- joins ---------------------------------------------------------------------------------- */
/* The ancestor of @x at @depth. Afterwards change of @x includes all blocks in between. */
static uint32_t
climb(struct placer *p, uint32_t x, uint32_t depth)
{
	const uint32_t *d = p->b->fn->dom->depth;
	uint32_t n = 0, top;

	if (d[x] == depth)
		return x;
	for (; d[p->up[x]] > depth; x = p->up[x])
		p->path[n++] = x;
	top = p->up[x];
	while (n) {
		uint32_t below = p->path[--n];

		for (uint32_t w = 0; w < p->words; w++)
			p->change[(size_t)below * p->words + w] |= p->change[(size_t)p->up[below] * p->words + w];
		p->up[below] = top;
	}
	return top;
}

/* Adds the changes at @x to the joins of @y; true if there are new ones. */
static bool
merge_changes(struct placer *p, uint32_t y, uint32_t x)
{
	const uint64_t *live = &p->b->g->live[(size_t)y * p->words];
	uint64_t *join = &p->join[(size_t)y * p->words], *change = &p->change[(size_t)y * p->words], more = 0;

	for (uint32_t w = 0; w < p->words; w++) {
		uint64_t add = p->change[(size_t)x * p->words + w] & live[w] & ~join[w];

		join[w] |= add;
		change[w] |= add;
		more |= add;
	}
	return more != 0;
}

/* The ancestor, on the level of @y, of the source of edge @e; WB_NONE: the edge adds no changes. */
static uint32_t
find_top(struct placer *p, uint32_t y, uint32_t e)
{
	const struct wb_fn *fn = p->b->fn;
	uint32_t from = fn->edge[e].src;

	if (from == WB_NONE || p->b->g->tree_at[from] == WB_NONE || fn->dom->depth[from] < fn->dom->depth[y])
		return WB_NONE;
	return climb(p, from, fn->dom->depth[y]);
}

/* Places the joins of a level, which starts with @first: what was changed below it, then what the level changes, as
 * long as joins are added. */
static void
place_joins(struct placer *p, uint32_t first)
{
	const struct wb_fn *fn = p->b->fn;

	for (uint32_t y = first; y != WB_NONE; y = p->next[y])
		WB_EACH_IN(fn, y, e) {
			uint32_t top = find_top(p, y, e);

			if (top == WB_NONE)
				continue;
			if (fn->edge[e].src != top)
				merge_changes(p, y, fn->edge[e].src);
			p->next_waiter[e] = p->waiter[top];
			p->waiter[top] = e;
			gsa_worklist_add(&p->waiting, top);
		}
	for (uint32_t top; (top = gsa_worklist_next(&p->waiting)) != WB_NONE;)
		for (uint32_t e = p->waiter[top]; e != WB_NONE; e = p->next_waiter[e])
			if (merge_changes(p, fn->edge[e].dst, top))
				gsa_worklist_add(&p->waiting, fn->edge[e].dst);
}

static void
place_levels(struct placer *p)
{
	const struct wb_fn *fn = p->b->fn;
	uint32_t deepest = 0;

	for (uint32_t x = fn->nblock; x-- > 0;) {
		uint32_t depth = fn->dom->depth[x];

		p->up[x] = fn->dom->idom[x];
		if (fn->block[x].nin < 2 || p->b->g->tree_at[x] == WB_NONE)
			continue;
		p->next[x] = p->level[depth];
		p->level[depth] = x;
		deepest = depth > deepest ? depth : deepest;
	}
	for (uint32_t depth = deepest + 1; depth-- > 0;)
		place_joins(p, p->level[depth]);
}

/* Sets p->set to the units with an ETA on edge @e; false: there are none. */
static bool
find_etas(struct placer *p, uint32_t e)
{
	const struct wb_edge *ed = &p->b->fn->edge[e];

	if (p->b->g->left[e] == WB_NONE || ed->dst == WB_NONE || p->b->g->tree_at[ed->src] == WB_NONE)
		return false;
	for (uint32_t w = 0; w < p->words; w++)
		p->set[w] = p->dirty[(size_t)p->b->g->left[e] * p->words + w] &
			p->b->g->live[(size_t)ed->dst * p->words + w];
	return true;
}

/* The units that loops write, and those that their exits change: by an ETA on the only edge into a block; else the join
 * behind it does. */
static void
leave_loops(struct placer *p)
{
	const struct wb_fn *fn = p->b->fn;
	const struct wb_loops *ls = fn->loops;
	uint32_t words = p->words;

	for (uint32_t x = 0; x < fn->nblock; x++)
		for (uint32_t w = 0; w < words && ls->of_block[x] != WB_NONE; w++)
			p->dirty[(size_t)ls->of_block[x] * words + w] |= p->change[(size_t)x * words + w];
	for (uint32_t l = ls->nloop; l-- > 0;)	/* a parent has a smaller number */
		for (uint32_t w = 0; w < words && ls->loop[l].parent != WB_NONE; w++)
			p->dirty[(size_t)ls->loop[l].parent * words + w] |= p->dirty[(size_t)l * words + w];
	for (uint32_t e = 0; e < fn->nedge && ls->nloop; e++) {
		uint32_t to = fn->edge[e].dst;

		if (!find_etas(p, e))
			continue;
		for (uint32_t w = 0; w < words; w++) {
			p->change[(size_t)to * words + w] |= p->set[w];
			p->join[(size_t)to * words + w] |= fn->block[to].nin > 1 ? p->set[w] : 0;
		}
	}
}

/* ---- numbers of values -------------------------------------------------------------------------------------- */
/* Adds a site with @narg arguments for each row of @set. Its number is relative to the row, for now. */
static void
add_sites(struct placer *p, struct sites *to, const uint64_t *set, uint32_t *count, uint32_t narg)
{
	for (uint32_t w = 0; w < p->words; w++)
		for (uint64_t left = set[w]; left; left &= left - 1) {
			uint32_t row = 64 * w + (uint32_t)__builtin_ctzll(left);

			WB_PUSH(p->b->cx->tmp, to, ((struct site){ row, count[row]++, p->b->g->narg }));
			p->b->g->narg += narg;
		}
}

static void
find_sites(struct placer *p)
{
	struct builder *b = p->b;
	const struct wb_fn *fn = b->fn;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		b->join_first[x] = p->joins.n;
		if (fn->block[x].nin > 1)
			add_sites(p, &p->joins, &p->join[(size_t)x * p->words], p->njoin, fn->block[x].nin);
	}
	b->join_first[fn->nblock] = p->joins.n;
	for (uint32_t e = 0; e < fn->nedge; e++) {
		b->eta_first[e] = p->etas.n;
		if (find_etas(p, e))
			add_sites(p, &p->etas, p->set, p->neta, 1);
	}
	b->eta_first[fn->nedge] = p->etas.n;
	/* not NULL, so that it can be counted from */
	b->join = p->joins.n ? p->joins.at : WB_ROOM(b->cx->tmp, struct site, 1);
	b->eta = p->etas.n ? p->etas.at : WB_ROOM(b->cx->tmp, struct site, 1);
}

/* Sets p->set to the rows with an ENTRY value. In an unreachable block, units hold the values of the entry. */
static void
find_entries(struct placer *p)
{
	const struct wb_gsa *g = p->b->g;

	memset(p->set, 0, p->words * sizeof *p->set);
	for (uint32_t x = 0; x < p->b->fn->nblock; x++)
		for (uint32_t w = 0; w < p->words && (x == 0 || g->tree_at[x] == WB_NONE); w++)
			p->set[w] |= g->live[(size_t)x * p->words + w];
}

/* Makes numbers of values absolute: njoin, neta become the first of each row. */
static void
number_rows(struct placer *p)
{
	struct builder *b = p->b;
	struct wb_gsa *g = b->g;

	for (uint32_t row = 0; row < g->nrow; row++) {
		uint32_t njoin = p->njoin[row], neta = p->neta[row];

		g->row[row].value = g->nvalue;
		b->entry[row] = p->set[row / 64] >> (row & 63) & 1 ? g->nvalue++ : WB_NONE;
		p->njoin[row] = g->nvalue;
		p->neta[row] = g->nvalue += njoin;
		g->row[row].write = g->nvalue += neta;
		g->nvalue += b->nwrite[row];
	}
	g->row[g->nrow].value = g->row[g->nrow].write = g->nvalue;
	for (uint32_t k = 0; k < p->joins.n; k++)
		p->joins.at[k].value += p->njoin[p->joins.at[k].row];
	for (uint32_t k = 0; k < p->etas.n; k++)
		p->etas.at[k].value += p->neta[p->etas.at[k].row];
}

void
gsa_find_joins(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	struct wb_arena *t = b->cx->tmp;
	uint32_t words = b->g->live_words;
	struct placer p = { .b = b, .words = words, .change = WB_ROOM(t, uint64_t, (size_t)fn->nblock * words) };

	for (size_t k = 0; k < (size_t)fn->nblock * words; k++)
		p.change[k] = b->writes[k] & b->live_out[k];
	p.join = WB_NEW(t, uint64_t, (size_t)fn->nblock * words);
	p.up = WB_ROOM(t, uint32_t, fn->nblock);
	p.path = WB_ROOM(t, uint32_t, fn->nblock);
	p.next = WB_ROOM(t, uint32_t, fn->nblock);
	p.level = wb_new_ids(t, fn->nblock);
	p.waiter = wb_new_ids(t, fn->nblock);
	p.next_waiter = WB_ROOM(t, uint32_t, fn->nedge);
	p.waiting = gsa_worklist_new(t, fn->nblock);
	p.dirty = WB_NEW(t, uint64_t, (size_t)fn->loops->nloop * words);
	p.set = WB_ROOM(t, uint64_t, words);
	p.njoin = WB_NEW(t, uint32_t, b->g->nrow);
	p.neta = WB_NEW(t, uint32_t, b->g->nrow);
	b->entry = WB_ROOM(t, uint32_t, b->g->nrow);
	b->join_first = WB_ROOM(t, uint32_t, (size_t)fn->nblock + 1);
	b->eta_first = WB_ROOM(t, uint32_t, (size_t)fn->nedge + 1);
	leave_loops(&p);
	place_levels(&p);
	find_sites(&p);
	find_entries(&p);
	number_rows(&p);
}
