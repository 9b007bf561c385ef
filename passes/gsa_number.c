/* passes/gsa_number.c -- the values of each unit, and which of them reaches what.
 *
 * One unit at a time, from the list of its events:
 *   1. Liveness: backwards from the reads that no write in their block precedes.
 *   2. Loops that write the unit, with the loops around them, let it out by an ETA on
 *      each exit edge behind which it is live.
 *   3. Joins stand in the iterated dominance frontier of the blocks that write it
 *      and of the ETAs, where it is live. The frontier is found without frontier
 *      sets, from the deepest block up (Sreedhar and Gao, POPL 1995).
 *   4. What reaches a block's start is its join, its ETA, or what leaves its immediate
 *      dominator: a walk over the blocks concerned, in preorder of the tree, leaves
 *      the marks that gsa_query.c searches.
 *
 * Why an ETA needs no join inside: a loop with one header that writes a unit which is
 * live behind an exit has a MU of it at the header, if the value at the exit is
 * not written after it: so what leaves was made in this loop.
 *
 * Cost: O(events + blocks where the unit is live + exits of the loops that write it)
 * per unit, times log for sorting; the walks for frontiers visit a block once a unit.
 */
#include <assert.h>
#include <stdlib.h>

#include "gsa.h"

/* A block that has events of the unit. */
struct touch {
	uint32_t block;
	uint32_t from, to;		/* in events */
	uint32_t end;			/* value that its last write leaves, WB_NONE: no write */
};
/* A block where what reaches changes. */
struct spot {
	uint32_t at, until;		/* tree place, the first behind its subtree */
	uint32_t start, end;		/* values: from its start on, from its end on; WB_NONE: as before */
};

#define NOTHING (WB_NONE - 1)		/* in .end: written by a call, and nobody reads it */

struct numberer {
	struct builder *b;
	uint32_t unit, stamp;
	uint32_t first_mark, first_write;	/* of this unit, in the results */
	uint32_t entry;			/* ENTRY value, WB_NONE: none yet */
	WB_VEC(struct event) event;	/* calls included */
	WB_VEC(struct touch) touch;
	WB_VEC(struct spot) spot;
	WB_VEC(uint32_t) join, eta, outer;	/* blocks; edges; outermost loops that write the unit */
	/* per block, valid where the stamp is this unit's */
	uint32_t *touch_of, *touch_stamp, *live_stamp, *join_of, *join_stamp, *seen_stamp, *bank_stamp, *start_stamp, *start_of;
	uint32_t *bank, *bank_next;	/* [depth], [block] */
	uint32_t deepest;
	uint32_t *eta_of, *eta_stamp;	/* [edge] */
	uint32_t *dirty_stamp;		/* [loop] */
	uint32_t *stack;
	/* result, growing */
	WB_VEC(struct wb_gsa_value) value;
	WB_VEC(uint32_t) arg;
	WB_VEC(uint32_t) mark_at, mark_value, write_inst, write_value;
};

/* ---- events ------------------------------------------------------------------------------ */
/* The unit's events with the calls between them. A call that also names the unit as its def writes it once. */
static void
gather(struct numberer *n)
{
	const struct builder *b = n->b;
	const struct wb_gsa *g = b->g;
	uint32_t c = 0;

	n->event.n = 0;
	for (uint32_t k = b->event_first[n->unit]; k < b->event_first[n->unit + 1]; k++) {
		struct event e = b->event[k];

		for (; c < g->ncall && g->call[c] < e.inst; c++)
			if (wb_gsa_call_writes(g, c, n->unit))
				WB_PUSH(b->cx->tmp, &n->event, ((struct event){ g->call[c], WB_NONE, EV_CLOBBER }));
		if (e.kind != EV_READ && c < g->ncall && g->call[c] == e.inst) {
			e.kind = EV_CLOBBER;
			c++;
		}
		WB_PUSH(b->cx->tmp, &n->event, e);
	}
	for (; c < g->ncall; c++)
		if (wb_gsa_call_writes(g, c, n->unit))
			WB_PUSH(b->cx->tmp, &n->event, ((struct event){ g->call[c], WB_NONE, EV_CLOBBER }));
}

static bool
writes(const struct numberer *n, uint32_t block)
{
	return n->touch_stamp[block] == n->stamp && n->touch.at[n->touch_of[block]].end != WB_NONE;
}

/* Groups events by block. Until values exist, .end is 0 where there is a write. */
static void
touch_blocks(struct numberer *n)
{
	n->touch.n = 0;
	for (uint32_t k = 0; k < n->event.n;) {
		struct touch t = { .block = n->b->g->block_of[n->event.at[k].inst], .from = k, .end = WB_NONE };
		const struct wb_block *blk = &n->b->fn->block[t.block];

		for (; k < n->event.n && n->event.at[k].inst < blk->first + blk->ninst; k++)
			if (n->event.at[k].kind != EV_READ)
				t.end = 0;
		t.to = k;
		n->touch_of[t.block] = n->touch.n;
		n->touch_stamp[t.block] = n->stamp;
		WB_PUSH(n->b->cx->tmp, &n->touch, t);
	}
}

/* ---- liveness -------------------------------------------------------------------------------- */
static uint32_t
make_live(struct numberer *n, uint32_t block, uint32_t depth)
{
	struct wb_gsa *g = n->b->g;

	if (n->live_stamp[block] == n->stamp)
		return depth;
	n->live_stamp[block] = n->stamp;
	g->live[(size_t)block * g->live_words + n->unit / 64] |= (uint64_t)1 << (n->unit & 63);
	n->stack[depth] = block;
	return depth + 1;
}

static void
find_live(struct numberer *n)
{
	const struct wb_fn *fn = n->b->fn;
	bool always = n->unit == n->b->g->exec_lo || n->unit == n->b->g->exec_hi;
	uint32_t depth = 0;

	for (uint32_t b = 0; always && b < fn->nblock; b++)
		depth = make_live(n, b, depth);
	for (uint32_t t = 0; t < n->touch.n; t++) {
		uint8_t first = n->event.at[n->touch.at[t].from].kind;

		if (first == EV_READ || first == EV_MASKED)
			depth = make_live(n, n->touch.at[t].block, depth);
	}
	while (depth) {
		uint32_t b = n->stack[--depth];

		for (uint32_t k = 0; k < fn->block[b].nin; k++) {
			uint32_t p = fn->edge[fn->in[fn->block[b].in + k]].src;

			if (p != WB_NONE && !writes(n, p))
				depth = make_live(n, p, depth);
		}
	}
}

/* ---- where values meet ---------------------------------------------------------------------------- */
static void
deposit(struct numberer *n, uint32_t b)
{
	uint32_t depth;

	if (n->b->g->tree_at[b] == WB_NONE || n->bank_stamp[b] == n->stamp)
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
	if (n->join_stamp[b] == n->stamp || n->live_stamp[b] != n->stamp || n->b->g->tree_at[b] == WB_NONE)
		return;
	n->join_stamp[b] = n->stamp;
	WB_PUSH(n->b->cx->tmp, &n->join, b);
	deposit(n, b);
}

static void
place_eta(struct numberer *n, uint32_t e)
{
	uint32_t to = n->b->fn->edge[e].dst;

	if (to == WB_NONE || n->live_stamp[to] != n->stamp || n->dirty_stamp[n->b->left[e]] != n->stamp || n->b->g->tree_at[n->b->fn->edge[e].src] == WB_NONE)
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
	for (uint32_t t = 0; t < n->touch.n; t++) {
		uint32_t l = ls->of_block[n->touch.at[t].block];

		if (n->touch.at[t].end == WB_NONE)
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

/* The frontier of @root: edges out of its subtree to blocks no deeper than itself.
 * A subtree that was walked for a deeper root is not walked again: what it leads to
 * that is no deeper than this root was found then. */
static void
frontier(struct numberer *n, uint32_t root)
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
place_joins(struct numberer *n)
{
	n->join.n = 0;
	n->deepest = 0;
	place_etas(n);
	for (uint32_t t = 0; t < n->touch.n; t++)
		if (n->touch.at[t].end != WB_NONE)
			deposit(n, n->touch.at[t].block);
	for (uint32_t depth = n->deepest + 1; depth-- > 0;)	/* a frontier is no deeper than its root */
		while (n->bank[depth] != WB_NONE) {
			uint32_t b = n->bank[depth];

			n->bank[depth] = n->bank_next[b];
			frontier(n, b);
		}
}

/* ---- values ------------------------------------------------------------------------------------------- */
static uint32_t
new_value(struct numberer *n, enum wb_gsa_kind kind, uint32_t at, uint32_t nargs)
{
	struct wb_gsa_value v = { .kind = (uint8_t)kind, .unit = n->unit, .at = at, .loop = WB_NONE, .arg = n->arg.n, .narg = nargs };

	for (uint32_t k = 0; k < nargs; k++)
		WB_PUSH(n->b->cx->unit, &n->arg, WB_NONE);
	WB_PUSH(n->b->cx->unit, &n->value, v);
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
	const struct wb_fn *fn = n->b->fn;
	const struct wb_block *b = &fn->block[x->block];

	if (n->unit == n->b->g->exec_lo || n->unit == n->b->g->exec_hi)
		return false;
	if (k + 1 < x->to)
		return n->event.at[k + 1].kind != EV_READ && n->event.at[k + 1].kind != EV_MASKED;
	for (uint32_t o = 0; o < b->nout; o++) {
		uint32_t to = fn->edge[fn->out[b->out + o]].dst;

		if (to != WB_NONE && n->live_stamp[to] == n->stamp)
			return false;
	}
	return true;
}

static void
make_writes(struct numberer *n)
{
	const struct wb_gsa *g = n->b->g;
	uint32_t masks = (g->exec_lo != WB_NONE ? 1u : 0u) + (g->exec_hi != WB_NONE ? 1u : 0u);

	for (uint32_t t = 0; t < n->touch.n; t++) {
		struct touch *x = &n->touch.at[t];

		for (uint32_t k = x->from; k < x->to; k++) {
			const struct event *e = &n->event.at[k];
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
			WB_PUSH(n->b->cx->unit, &n->write_inst, e->inst);
			WB_PUSH(n->b->cx->unit, &n->write_value, v);
			if (e->place != WB_NONE)
				g->def[e->place] = v;
		}
	}
}

/* ---- what reaches where ----------------------------------------------------------------------------------- */
static int
by_place(const void *a, const void *b)
{
	const struct spot *x = a, *y = b;

	return (x->at > y->at) - (x->at < y->at);
}

static void
add_spot(struct numberer *n, uint32_t b)
{
	struct spot s = { n->b->g->tree_at[b], n->b->g->tree_end[b], WB_NONE, WB_NONE };

	if (s.at == WB_NONE)
		return;
	if (n->join_stamp[b] == n->stamp)
		s.start = n->join_of[b];
	else if (n->start_stamp[b] == n->stamp)
		s.start = n->start_of[b];
	if (writes(n, b))
		s.end = n->touch.at[n->touch_of[b]].end;
	if (s.start != WB_NONE || s.end != WB_NONE)
		WB_PUSH(n->b->cx->tmp, &n->spot, s);
}

static void
mark(struct numberer *n, uint32_t at, uint32_t value)
{
	value = value == NOTHING ? WB_NONE : value;
	if (n->mark_at.n > n->first_mark && n->mark_at.at[n->mark_at.n - 1] == at) {
		n->mark_value.at[n->mark_value.n - 1] = value;
		return;
	}
	WB_PUSH(n->b->cx->unit, &n->mark_at, at);
	WB_PUSH(n->b->cx->unit, &n->mark_value, value);
}

/* Marks in preorder. The stack holds the spots whose subtrees are open. */
static void
make_marks(struct numberer *n)
{
	const struct wb_gsa *g = n->b->g;
	uint32_t depth = 0, *open = n->stack;

	n->spot.n = 0;
	for (uint32_t k = 0; k < n->join.n; k++)
		add_spot(n, n->join.at[k]);
	for (uint32_t k = 0; k < n->eta.n; k++) {
		uint32_t to = n->b->fn->edge[n->eta.at[k]].dst;

		if (n->start_stamp[to] == n->stamp)
			add_spot(n, to);
	}
	for (uint32_t t = 0; t < n->touch.n; t++) {
		uint32_t b = n->touch.at[t].block;

		if (n->join_stamp[b] != n->stamp && n->start_stamp[b] != n->stamp)
			add_spot(n, b);
	}
	if (n->spot.n)
		qsort(n->spot.at, n->spot.n, sizeof *n->spot.at, by_place);
	mark(n, 0, n->entry);
	for (uint32_t k = 0; k <= n->spot.n; k++) {
		uint32_t at = k < n->spot.n ? n->spot.at[k].at : g->tree_end[0];

		while (depth && n->spot.at[open[depth - 1]].until <= at) {
			uint32_t end = n->spot.at[open[--depth]].until;
			const struct spot *up = depth ? &n->spot.at[open[depth - 1]] : NULL;

			mark(n, 2 * end, !up ? n->entry : up->end != WB_NONE ? up->end : up->start);
		}
		if (k == n->spot.n)
			break;
		if (n->spot.at[k].start != WB_NONE)
			mark(n, 2 * at, n->spot.at[k].start);
		if (n->spot.at[k].end != WB_NONE)
			mark(n, 2 * at + 1, n->spot.at[k].end);
		open[depth++] = k;
	}
}

/* ---- arguments and uses ------------------------------------------------------------------------------------- */
/* What leaves @b; the marks of this unit are the last ones. */
static uint32_t
leaves(struct numberer *n, uint32_t b)
{
	uint32_t v;

	if (writes(n, b))
		return n->touch.at[n->touch_of[b]].end;
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
	uint32_t w = n->first_write;

	for (uint32_t t = 0; t < n->touch.n; t++) {
		const struct touch *x = &n->touch.at[t];
		uint32_t now = WB_NONE, at = g->tree_at[x->block];

		if (n->live_stamp[x->block] == n->stamp) {
			now = at == WB_NONE ? WB_NONE : gsa_marked(n->mark_at.at, n->mark_value.at, n->first_mark, n->mark_at.n, 2 * at);
			now = now == WB_NONE ? entry_value(n) : now;
		}
		for (uint32_t k = x->from; k < x->to; k++) {
			const struct event *e = &n->event.at[k];

			if (e->kind == EV_READ) {
				if (e->place != WB_NONE)
					g->use[e->place] = now;
				continue;
			}
			if (e->kind == EV_MASKED)
				n->arg.at[n->value.at[n->write_value.at[w]].arg] = now;
			if (w < n->write_inst.n && n->write_inst.at[w] == e->inst)
				now = n->write_value.at[w++];
		}
	}
}

/* ---- all units ---------------------------------------------------------------------------------------------------- */
static void
number_unit(struct numberer *n)
{
	gather(n);
	touch_blocks(n);
	n->entry = WB_NONE;
	n->first_mark = n->mark_at.n;
	n->first_write = n->write_inst.n;
	find_live(n);
	if (!n->touch.n && n->live_stamp[0] != n->stamp)
		return;
	place_joins(n);
	if (n->live_stamp[0] == n->stamp)
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
	uint32_t nloop = fn->loops->nloop, *block[12];

	for (uint32_t k = 0; k < WB_COUNT(block); k++)
		block[k] = WB_NEW(t, uint32_t, (size_t)fn->nblock + 1);
	n->touch_of = block[0], n->touch_stamp = block[1], n->live_stamp = block[2], n->join_of = block[3], n->join_stamp = block[4];
	n->seen_stamp = block[5], n->bank_stamp = block[6], n->start_stamp = block[7], n->start_of = block[8];
	n->bank = block[9], n->bank_next = block[10], n->stack = block[11];
	for (uint32_t b = 0; b <= fn->nblock; b++)
		n->bank[b] = WB_NONE;
	n->eta_of = WB_NEW(t, uint32_t, fn->nedge);
	n->eta_stamp = WB_NEW(t, uint32_t, fn->nedge);
	n->dirty_stamp = WB_NEW(t, uint32_t, nloop);
}

void
gsa_number(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct numberer *n = WB_NEW(b->cx->tmp, struct numberer, 1);

	n->b = b;
	make_tables(n);
	g->live_words = (g->nunit + 63) / 64;
	g->live = WB_NEW(b->cx->unit, uint64_t, (size_t)b->fn->nblock * g->live_words);
	g->of_unit = WB_NEW(b->cx->unit, uint32_t, (size_t)g->nunit + 1);
	g->mark_first = WB_NEW(b->cx->unit, uint32_t, (size_t)g->nunit + 1);
	g->write_first = WB_NEW(b->cx->unit, uint32_t, (size_t)g->nunit + 1);
	for (uint32_t u = 0; u < g->nunit; u++) {
		n->unit = u;
		n->stamp = u + 1;
		number_unit(n);
		g->of_unit[u + 1] = n->value.n;
		g->mark_first[u + 1] = n->mark_at.n;
		g->write_first[u + 1] = n->write_inst.n;
	}
	g->value = n->value.at, g->nvalue = n->value.n;
	g->arg = n->arg.at, g->narg = n->arg.n;
	g->mark_at = n->mark_at.at, g->mark_value = n->mark_value.at;
	g->write_inst = n->write_inst.at, g->write_value = n->write_value.at;
}
