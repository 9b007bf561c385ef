/* passes/gsa_number.c -- the values of each unit, and which of them reaches what.
 *
 * One unit at a time, from the list of its events (gsa_live.c):
 *   1. Loops that write the unit, with the loops around them, let it out by an ETA on
 *      each exit edge behind which it is live.
 *   2. Joins stand in the iterated dominance frontier of the blocks that write it
 *      and of the ETAs, where it is live, found from the deepest block up
 *      (Sreedhar and Gao, POPL 1995).
 *   3. What reaches a block's start is its join, its ETA, or what leaves its immediate
 *      dominator: a walk over the blocks concerned, in preorder of the tree, leaves
 *      the marks that gsa_query.c searches.
 *
 * Why an ETA needs no join inside: a loop with one header that writes a unit which is
 * live behind an exit has a MU of it at the header, if the value at the exit is
 * not written after it: so what leaves was made in this loop.
 *
 * Frontiers are the same for all units, so they are found once (gsa_frontier.c), unless
 * they are too large together; then each is searched for when it is asked for.
 *
 * Cost: O(events + joins + exits of the loops that write it) per unit, times log for
 * sorting; where frontiers are searched for, a block is visited once a unit.
 */
#include <assert.h>
#include <stdlib.h>

#include "gsa.h"

#define NOTHING (WB_NONE - 1)		/* in .end: written by a call, and nobody reads it */

struct numberer {
	struct builder *b;
	uint32_t unit, active, stamp;	/* active: its number among active ones */
	uint32_t first_mark;		/* of this unit, in the results */
	uint32_t write, write_end;	/* values that instructions write */
	uint32_t entry;			/* ENTRY value, WB_NONE: none yet */
	struct touch *touch, *behind;	/* its touches */
	WB_VEC(uint32_t) join, eta, outer;	/* blocks; edges; outermost loops that write the unit */
	/* per block, valid where the stamp is this unit's */
	uint32_t *touch_of, *touch_stamp, *join_of, *join_stamp, *seen_stamp, *bank_stamp, *start_stamp, *start_of;
	uint32_t *bank, *bank_next;	/* [depth], [block] */
	uint32_t deepest;
	struct gsa_frontiers frontier;
	uint32_t *eta_of, *eta_stamp;	/* [edge] */
	uint32_t *dirty_stamp;		/* [loop] */
	uint32_t *stack;
	/* places of the tree where what reaches changes */
	uint32_t *spot, nspot;
	uint32_t *spot_start, *spot_end;	/* [place] values: from its start on, from its end on; WB_NONE: as before */
	uint32_t *block_at;		/* [place] */
	/* result, growing */
	WB_VEC(struct wb_gsa_value) value;
	WB_VEC(uint32_t) arg;
	WB_VEC(uint32_t) mark_at, mark_value;
};

static bool
is_live(const struct numberer *n, uint32_t block)
{
	return gsa_bit(n->b, n->b->live_in, block, n->active);
}

/* ---- events ------------------------------------------------------------------------------ */
static bool
writes(const struct numberer *n, uint32_t block)
{
	return n->touch_stamp[block] == n->stamp && n->b->touch[n->touch_of[block]].end != WB_NONE;
}

static void
index_touches(struct numberer *n, uint32_t active)
{
	n->touch = n->b->touch + n->b->touch_first[active];
	n->behind = n->b->touch + n->b->touch_first[active + 1];
	for (const struct touch *t = n->touch; t < n->behind; t++) {
		n->touch_of[t->block] = (uint32_t)(t - n->b->touch);
		n->touch_stamp[t->block] = n->stamp;
	}
}

/* ---- where values meet ---------------------------------------------------------------------------- */
static void
deposit(struct numberer *n, uint32_t b)
{
	uint32_t depth;

	if (n->b->g->tree_at[b] == WB_NONE || n->bank_stamp[b] == n->stamp || gsa_no_frontier(&n->frontier, b))
		return;
	depth = n->b->fn->dom->depth[b];
	n->bank_stamp[b] = n->stamp;
	n->bank_next[b] = n->bank[depth];
	n->bank[depth] = b;
	n->deepest = depth > n->deepest ? depth : n->deepest;
}

static void
place_join(struct numberer *n, uint32_t b)
{
	if (n->join_stamp[b] == n->stamp || !is_live(n, b) || n->b->g->tree_at[b] == WB_NONE)
		return;
	n->join_stamp[b] = n->stamp;
	WB_PUSH(n->b->cx->tmp, &n->join, b);
	deposit(n, b);
}

static void
place_eta(struct numberer *n, uint32_t e)
{
	uint32_t to = n->b->fn->edge[e].dst;

	if (to == WB_NONE || !is_live(n, to) || n->dirty_stamp[n->b->left[e]] != n->stamp || n->b->g->tree_at[n->b->fn->edge[e].src] == WB_NONE)
		return;
	n->eta_stamp[e] = n->stamp;
	WB_PUSH(n->b->cx->tmp, &n->eta, e);
	if (n->b->fn->block[to].nin > 1) {
		place_join(n, to);
	} else {
		n->start_stamp[to] = n->stamp;
		deposit(n, to);
	}
}

static void
place_etas(struct numberer *n)
{
	const struct wb_loops *ls = n->b->fn->loops;

	n->eta.n = n->outer.n = 0;
	for (const struct touch *t = n->touch; t < n->behind && ls->nloop; t++) {
		uint32_t l = ls->of_block[t->block];

		if (t->end == WB_NONE)
			continue;
		for (; l != WB_NONE && n->dirty_stamp[l] != n->stamp; l = ls->loop[l].parent) {
			n->dirty_stamp[l] = n->stamp;
			if (ls->loop[l].parent == WB_NONE)
				WB_PUSH(n->b->cx->tmp, &n->outer, l);
		}
	}
	for (uint32_t o = 0; o < n->outer.n; o++) {
		const struct wb_loop *l = &ls->loop[n->outer.at[o]];

		for (uint32_t k = 0; k < l->nexit_within; k++)
			place_eta(n, ls->list[l->exit + k]);
	}
}

/* Edges out of the subtree of @root to blocks no deeper than itself. A subtree that was
 * walked for a deeper root is not walked again: what it leads to that is no deeper than
 * this root was found then. */
static void
search_frontier(struct numberer *n, uint32_t root)
{
	const struct wb_fn *fn = n->b->fn;
	const uint32_t *depth = fn->dom->depth;
	uint32_t m = 0;

	n->seen_stamp[root] = n->stamp;
	n->stack[m++] = root;
	while (m) {
		uint32_t b = n->stack[--m];

		for (uint32_t k = 0; k < fn->block[b].nout; k++) {
			const struct wb_edge *e = &fn->edge[fn->out[fn->block[b].out + k]];

			if (wb_edge_inner(e) && depth[e->dst] <= depth[root])
				place_join(n, e->dst);
		}
		for (uint32_t c = n->b->child[b]; c != WB_NONE; c = n->b->sibling[c])
			if (n->seen_stamp[c] != n->stamp) {
				n->seen_stamp[c] = n->stamp;
				n->stack[m++] = c;
			}
	}
}

static void
follow_frontier(struct numberer *n, uint32_t root)
{
	const struct gsa_frontiers *f = &n->frontier;

	if (!f->first)
		search_frontier(n, root);
	else
		for (uint32_t k = f->first[root]; k < f->first[root] + f->n[root]; k++)
			place_join(n, f->block[k]);
}

static void
place_joins(struct numberer *n)
{
	n->join.n = 0;
	n->deepest = 0;
	place_etas(n);
	for (const struct touch *t = n->touch; t < n->behind; t++)
		if (t->end != WB_NONE)
			deposit(n, t->block);
	for (uint32_t depth = n->deepest + 1; depth-- > 0;)	/* a frontier is no deeper than its root */
		while (n->bank[depth] != WB_NONE) {
			uint32_t b = n->bank[depth];

			n->bank[depth] = n->bank_next[b];
			follow_frontier(n, b);
		}
}

/* ---- values ------------------------------------------------------------------------------------------- */
static uint32_t
new_value(struct numberer *n, enum wb_gsa_kind kind, uint32_t at, uint32_t nargs)
{
	struct wb_gsa_value v = { .kind = (uint8_t)kind, .unit = n->unit, .at = at, .loop = WB_NONE, .arg = n->arg.n, .narg = nargs };

	for (uint32_t k = 0; k < nargs; k++)
		WB_PUSH(n->b->cx->tmp, &n->arg, WB_NONE);
	WB_PUSH(n->b->cx->tmp, &n->value, v);
	return n->value.n - 1;
}

static uint32_t
entry_value(struct numberer *n)
{
	if (n->entry == WB_NONE)
		n->entry = new_value(n, WB_GSA_ENTRY, WB_NONE, 0);
	return n->entry;
}

/* The loop that @b is a header of. */
static uint32_t
headed(const struct wb_fn *fn, uint32_t b)
{
	uint32_t l = fn->loops->of_block[b];	/* a header is in no inner loop */

	for (uint32_t k = 0; l != WB_NONE && k < fn->loops->loop[l].nhead; k++)
		if (fn->loops->list[fn->loops->loop[l].head + k] == b)
			return l;
	return WB_NONE;
}

static void
make_joins(struct numberer *n)
{
	const struct wb_fn *fn = n->b->fn;

	for (uint32_t k = 0; k < n->join.n; k++) {
		uint32_t b = n->join.at[k], loop = headed(fn, b);
		uint32_t v = new_value(n, loop == WB_NONE ? WB_GSA_GAMMA : WB_GSA_MU, b, fn->block[b].nin);

		n->value.at[v].loop = loop;
		n->join_of[b] = v;
	}
	for (uint32_t k = 0; k < n->eta.n; k++) {
		uint32_t e = n->eta.at[k], v = new_value(n, WB_GSA_ETA, e, 1);

		n->value.at[v].loop = n->b->left[e];
		n->eta_of[e] = v;
		if (n->start_stamp[fn->edge[e].dst] == n->stamp)
			n->start_of[fn->edge[e].dst] = v;
	}
}

/* Whether nobody reads what event @k of @x leaves. */
static bool
is_dead(const struct numberer *n, const struct touch *x, uint32_t k)
{
	const struct event *next = &n->b->event[k + 1];

	if (k + 1 < x->to)
		return !gsa_is_exec(n->b->g, n->unit) && next->kind != EV_READ && next->kind != EV_MASKED;
	return !gsa_is_exec(n->b->g, n->unit) && !gsa_bit(n->b, n->b->live_out, x->block, n->active);
}

static void
make_writes(struct numberer *n)
{
	const struct wb_gsa *g = n->b->g;
	uint32_t masks = (g->exec_lo != WB_NONE ? 1u : 0u) + (g->exec_hi != WB_NONE ? 1u : 0u);

	n->write = n->value.n;
	for (struct touch *x = n->touch; x < n->behind; x++) {
		for (uint32_t k = x->from; k < x->to; k++) {
			const struct event *e = &n->b->event[k];
			uint32_t v;

			if (e->kind == EV_READ)
				continue;
			if (e->kind == EV_CLOBBER && is_dead(n, x, k)) {
				x->end = NOTHING;
				continue;
			}
			v = e->kind == EV_MASKED ? new_value(n, WB_GSA_MASKED, e->inst, 1 + masks) : new_value(n, WB_GSA_DEF, e->inst, 0);
			n->value.at[v].clobber = e->kind == EV_CLOBBER;
			x->end = v;
			if (e->place != WB_NONE)
				g->def[e->place] = v;
		}
	}
	n->write_end = n->value.n;
}

/* ---- what reaches where ----------------------------------------------------------------------------------- */
static void
add_spot(struct numberer *n, uint32_t b, uint32_t start)
{
	uint32_t at = n->b->g->tree_at[b], end = writes(n, b) ? n->b->touch[n->touch_of[b]].end : WB_NONE;

	if (at == WB_NONE || (start == WB_NONE && end == WB_NONE))
		return;
	n->spot_start[at] = start;
	n->spot_end[at] = end;
	n->spot[n->nspot++] = at;
}

/* Where nothing is live when the block ends, nobody asks in what it dominates before something else reaches there. */
static void
find_spots(struct numberer *n)
{
	n->nspot = 0;
	for (uint32_t k = 0; k < n->join.n; k++)
		add_spot(n, n->join.at[k], n->join_of[n->join.at[k]]);
	for (uint32_t k = 0; k < n->eta.n; k++) {
		uint32_t to = n->b->fn->edge[n->eta.at[k]].dst;

		if (n->start_stamp[to] == n->stamp && n->join_stamp[to] != n->stamp)
			add_spot(n, to, n->start_of[to]);
	}
	for (const struct touch *t = n->touch; t < n->behind; t++)
		if (n->join_stamp[t->block] != n->stamp && n->start_stamp[t->block] != n->stamp && gsa_bit(n->b, n->b->live_out, t->block, n->active))
			add_spot(n, t->block, WB_NONE);
}

static int
by_number(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

#define FEW 24u
/* Most lists are short. */
static void
sort_spots(struct numberer *n)
{
	if (n->nspot > FEW) {
		qsort(n->spot, n->nspot, sizeof *n->spot, by_number);
		return;
	}
	for (uint32_t k = 1; k < n->nspot; k++) {
		uint32_t at = n->spot[k], i = k;

		for (; i && n->spot[i - 1] > at; i--)
			n->spot[i] = n->spot[i - 1];
		n->spot[i] = at;
	}
}

static void
mark(struct numberer *n, uint32_t at, uint32_t value)
{
	value = value == NOTHING ? WB_NONE : value;
	if (n->mark_at.n > n->first_mark && n->mark_at.at[n->mark_at.n - 1] == at) {
		n->mark_value.at[n->mark_value.n - 1] = value;
		return;
	}
	WB_PUSH(n->b->cx->tmp, &n->mark_at, at);
	WB_PUSH(n->b->cx->tmp, &n->mark_value, value);
}

/* What reaches behind the start, or the end, of spot @at. */
static uint32_t
leaves_spot(const struct numberer *n, uint32_t at)
{
	return n->spot_end[at] != WB_NONE ? n->spot_end[at] : n->spot_start[at];
}

/* Marks in preorder. The stack holds the spots whose subtrees are open. */
static void
make_marks(struct numberer *n)
{
	const struct wb_gsa *g = n->b->g;
	uint32_t depth = 0, *open = n->stack;

	find_spots(n);
	sort_spots(n);
	mark(n, 0, n->entry);
	for (uint32_t k = 0; k <= n->nspot; k++) {
		uint32_t at = k < n->nspot ? n->spot[k] : g->tree_end[0];

		while (depth && g->tree_end[n->block_at[open[depth - 1]]] <= at) {
			uint32_t end = g->tree_end[n->block_at[open[--depth]]];

			mark(n, 2 * end, depth ? leaves_spot(n, open[depth - 1]) : n->entry);
		}
		if (k == n->nspot)
			break;
		if (n->spot_start[at] != WB_NONE)
			mark(n, 2 * at, n->spot_start[at]);
		if (n->spot_end[at] != WB_NONE)
			mark(n, 2 * at + 1, n->spot_end[at]);
		open[depth++] = at;
	}
}

/* ---- arguments and uses ------------------------------------------------------------------------------------- */
/* What leaves @b; the marks of this unit are the last ones. */
static uint32_t
leaves(struct numberer *n, uint32_t b)
{
	uint32_t v;

	if (writes(n, b))
		return n->b->touch[n->touch_of[b]].end;
	v = n->b->g->tree_at[b] == WB_NONE ? WB_NONE : gsa_marked(n->mark_at.at, n->mark_value.at, n->first_mark, n->mark_at.n, 2 * n->b->g->tree_at[b] + 1);
	return v == WB_NONE ? entry_value(n) : v;
}

static void
fill_arguments(struct numberer *n)
{
	const struct wb_fn *fn = n->b->fn;

	for (uint32_t k = 0; k < n->eta.n; k++) {
		uint32_t e = n->eta.at[k], from = leaves(n, fn->edge[e].src);

		n->arg.at[n->value.at[n->eta_of[e]].arg] = from;
	}
	for (uint32_t k = 0; k < n->join.n; k++) {
		const struct wb_block *b = &fn->block[n->join.at[k]];
		uint32_t to = n->value.at[n->join_of[n->join.at[k]]].arg;

		for (uint32_t in = 0; in < b->nin; in++) {
			uint32_t e = fn->in[b->in + in], from;

			if (n->eta_stamp[e] == n->stamp)
				from = n->eta_of[e];
			else
				from = fn->edge[e].src == WB_NONE ? entry_value(n) : leaves(n, fn->edge[e].src);
			n->arg.at[to + in] = from;
		}
	}
}

static void
fill_uses(struct numberer *n)
{
	const struct wb_gsa *g = n->b->g;
	uint32_t w = n->write;

	for (const struct touch *x = n->touch; x < n->behind; x++) {
		uint32_t now = WB_NONE, at = g->tree_at[x->block];

		if (is_live(n, x->block)) {
			now = at == WB_NONE ? WB_NONE : gsa_marked(n->mark_at.at, n->mark_value.at, n->first_mark, n->mark_at.n, 2 * at);
			now = now == WB_NONE ? entry_value(n) : now;
		}
		for (uint32_t k = x->from; k < x->to; k++) {
			const struct event *e = &n->b->event[k];

			if (e->kind == EV_READ) {
				if (e->place != WB_NONE)
					g->use[e->place] = now;
				continue;
			}
			if (e->kind == EV_MASKED)
				n->arg.at[n->value.at[w].arg] = now;
			if (w < n->write_end && n->value.at[w].at == e->inst)
				now = w++;
		}
	}
}

/* ---- all units ---------------------------------------------------------------------------------------------------- */
static void
number_unit(struct numberer *n, uint32_t active)
{
	n->unit = n->b->active[active];
	n->active = active;
	n->stamp = active + 1;
	n->entry = WB_NONE;
	n->first_mark = n->mark_at.n;
	n->write = n->value.n;
	index_touches(n, active);
	if (n->touch == n->behind && !is_live(n, 0))
		return;
	place_joins(n);
	if (is_live(n, 0))
		entry_value(n);
	make_joins(n);
	make_writes(n);
	make_marks(n);
	fill_arguments(n);
	fill_uses(n);
}

static void
make_tables(struct numberer *n)
{
	const struct wb_fn *fn = n->b->fn;
	struct wb_arena *t = n->b->cx->tmp;
	uint32_t *block[15], nblock = fn->nblock;

	for (uint32_t k = 0; k < WB_COUNT(block); k++)
		block[k] = WB_NEW(t, uint32_t, (size_t)nblock + 1);
	n->touch_of = block[0], n->touch_stamp = block[1], n->join_of = block[2], n->join_stamp = block[3];
	n->seen_stamp = block[4], n->bank_stamp = block[5], n->start_stamp = block[6], n->start_of = block[7];
	n->bank = block[8], n->bank_next = block[9], n->stack = block[10];
	n->spot = block[11], n->spot_start = block[12], n->spot_end = block[13], n->block_at = block[14];
	for (uint32_t b = 0; b <= nblock; b++)
		n->bank[b] = WB_NONE;
	for (uint32_t b = 0; b < nblock; b++)
		if (n->b->g->tree_at[b] != WB_NONE)
			n->block_at[n->b->g->tree_at[b]] = b;
	n->frontier = gsa_find_frontiers(n->b);
	n->eta_of = WB_NEW(t, uint32_t, fn->nedge);
	n->eta_stamp = WB_NEW(t, uint32_t, fn->nedge);
	n->dirty_stamp = WB_NEW(t, uint32_t, fn->loops->nloop);
}

/* Where the values of the units from @u up to @to start: they have none. */
static uint32_t
skip_units(const struct numberer *n, uint32_t u, uint32_t to)
{
	struct wb_gsa *g = n->b->g;

	for (; u < to; u++) {
		g->of_unit[u] = g->write_first[u] = n->value.n;
		g->mark_first[u] = n->mark_at.n;
	}
	return u;
}

void
gsa_number(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct numberer *n = WB_NEW(b->cx->tmp, struct numberer, 1);
	uint32_t u = 0;

	n->b = b;
	make_tables(n);
	n->value.cap = b->nevent;
	n->value.at = WB_ROOM(b->cx->tmp, struct wb_gsa_value, n->value.cap);
	g->of_unit = WB_ROOM(b->cx->unit, uint32_t, (size_t)g->nunit + 1);
	g->mark_first = WB_ROOM(b->cx->unit, uint32_t, (size_t)g->nunit + 1);
	g->write_first = WB_ROOM(b->cx->unit, uint32_t, (size_t)g->nunit + 1);
	for (uint32_t a = 0; a < b->nactive; a++) {
		u = skip_units(n, u, b->active[a] + 1);
		number_unit(n, a);
		g->write_first[b->active[a]] = n->write;
	}
	skip_units(n, u, g->nunit + 1);
	g->value = wb_arena_copy(b->cx->unit, n->value.at, n->value.n, sizeof *n->value.at);
	g->nvalue = n->value.n;
	g->arg = wb_arena_copy(b->cx->unit, n->arg.at, n->arg.n, sizeof *n->arg.at);
	g->narg = n->arg.n;
	g->mark_at = wb_arena_copy(b->cx->unit, n->mark_at.at, n->mark_at.n, sizeof *n->mark_at.at);
	g->mark_value = wb_arena_copy(b->cx->unit, n->mark_value.at, n->mark_value.n, sizeof *n->mark_value.at);
}
