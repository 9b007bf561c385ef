/* passes/values.c -- which definition of a unit reaches a point.
 *
 * Machine code has registers, no phi: a unit is defined many times. For one unit
 * at a time, when it is first asked for:
 *   1. Values meet at the iterated dominance frontier of the blocks that define
 *      the unit (Cytron and others, TOPLAS 13(4), 1991), found without frontier
 *      sets, in one walk over the dominator tree from the deepest block up (Sreedhar
 *      and Gao, POPL 1995).
 *   2. What reaches a block is its merge if it has one, else what leaves its
 *      immediate dominator: one walk over the tree.
 * A question is then a look at that table and a binary search in the block. A call
 * defines every unit.
 *
 * Cost: O(blocks + edges + definitions) per unit asked for. MOST_ENTRIES bounds the tables of all units together.
 */
#include "passes.h"

#define MOST_ENTRIES ((uint64_t)30000000)	/* 120 MB */

#define AT_ENTRY WB_NONE
#define CODE_DEF(inst) ((inst) << 1)
#define CODE_MERGE(block) ((block) << 1 | 1)

struct wb_values {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	uint32_t *block_of;		/* [inst] */
	uint32_t *first, *def;		/* instructions that define unit u, ascending: def[first[u] .. first[u + 1]) */
	uint32_t *call, ncall;		/* these define every unit */
	uint32_t *order, norder;	/* reachable blocks, dominators first */
	uint32_t *child, *sibling;	/* [block] dominator tree */
	uint32_t **in;			/* [unit] NULL or [block] code of what reaches the block */
	uint64_t entries;
	/* scratch of one numbering; a stamp is the unit + 1 */
	uint32_t *last, *last_stamp;	/* [block] last definition in it */
	uint32_t *merge_stamp, *seen_stamp, *bank_stamp;
	uint32_t *bank, *bank_next;	/* [depth], [block] blocks whose frontier is still to be found */
	uint32_t *stack;
};

/* ---- definitions ------------------------------------------------------------------------ */
static void
count_or_place(struct wb_values *vs, uint32_t *at, bool place)
{
	const struct wb_fn *fn = vs->fn;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (i->op == WB_OP_CALL) {
			if (place)
				vs->call[vs->ncall] = k;
			vs->ncall++;
			continue;
		}
		for (uint32_t o = 0; o < i->nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, i, o);

			if (op->kind != WB_OPND_UNIT || !(op->flags & WB_DEF))
				continue;
			for (uint32_t u = op->id; u < op->id + op->nunit; u++)
				if (place)
					vs->def[at[u]++] = k;
				else
					at[u + 1]++;
		}
	}
}

static void
index_defs(struct wb_values *vs)
{
	const struct wb_fn *fn = vs->fn;
	struct wb_arena *a = vs->cx->tmp;
	uint32_t *at = WB_NEW(a, uint32_t, (size_t)fn->nunit + 1);

	vs->block_of = WB_NEW(a, uint32_t, fn->ninst);
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			vs->block_of[fn->block[b].first + k] = b;
	vs->first = WB_NEW(a, uint32_t, (size_t)fn->nunit + 1);
	count_or_place(vs, vs->first, false);
	for (uint32_t u = 0; u < fn->nunit; u++)
		vs->first[u + 1] += vs->first[u];
	memcpy(at, vs->first, ((size_t)fn->nunit + 1) * sizeof *at);
	vs->def = WB_NEW(a, uint32_t, vs->first[fn->nunit]);
	vs->call = WB_NEW(a, uint32_t, vs->ncall);
	vs->ncall = 0;
	count_or_place(vs, at, true);
}

static void
index_tree(struct wb_values *vs)
{
	const struct wb_fn *fn = vs->fn;
	const struct wb_dom *d = fn->dom;
	struct wb_arena *a = vs->cx->tmp;

	vs->order = WB_NEW(a, uint32_t, fn->nblock);
	vs->child = WB_NEW(a, uint32_t, fn->nblock);
	vs->sibling = WB_NEW(a, uint32_t, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++)
		vs->child[b] = vs->sibling[b] = WB_NONE;
	for (uint32_t b = fn->nblock; b-- > 0;) {
		if (d->pre[b] == WB_NONE)
			continue;
		vs->order[d->pre[b]] = b;
		vs->norder++;
		if (d->idom[b] != WB_NONE) {
			vs->sibling[b] = vs->child[d->idom[b]];
			vs->child[d->idom[b]] = b;
		}
	}
}

struct wb_values *
wb_values_new(struct wb_ctx *cx, const struct wb_fn *fn)
{
	struct wb_values *vs = WB_NEW(cx->tmp, struct wb_values, 1);
	uint32_t n = fn->nblock;

	vs->cx = cx;
	vs->fn = fn;
	index_defs(vs);
	index_tree(vs);
	vs->in = WB_NEW(cx->tmp, uint32_t *, fn->nunit);
	vs->last = WB_NEW(cx->tmp, uint32_t, n);
	vs->last_stamp = WB_NEW(cx->tmp, uint32_t, n);
	vs->merge_stamp = WB_NEW(cx->tmp, uint32_t, n);
	vs->seen_stamp = WB_NEW(cx->tmp, uint32_t, n);
	vs->bank_stamp = WB_NEW(cx->tmp, uint32_t, n);
	vs->bank = WB_NEW(cx->tmp, uint32_t, n);
	vs->bank_next = WB_NEW(cx->tmp, uint32_t, n);
	vs->stack = WB_NEW(cx->tmp, uint32_t, n);
	for (uint32_t b = 0; b < n; b++)
		vs->bank[b] = WB_NONE;
	return vs;
}

/* ---- numbering one unit ----------------------------------------------------------------------- */
static void
deposit(struct wb_values *vs, uint32_t b, uint32_t stamp)
{
	uint32_t depth = vs->fn->dom->depth[b];

	if (vs->fn->dom->pre[b] == WB_NONE || vs->bank_stamp[b] == stamp)
		return;
	vs->bank_stamp[b] = stamp;
	vs->bank_next[b] = vs->bank[depth];
	vs->bank[depth] = b;
}

static void
note_def(struct wb_values *vs, uint32_t inst, uint32_t stamp)
{
	uint32_t b = vs->block_of[inst];

	if (vs->last_stamp[b] != stamp || vs->last[b] < inst)
		vs->last[b] = inst;
	vs->last_stamp[b] = stamp;
	deposit(vs, b, stamp);
}

/* The frontier of @root: edges out of its subtree to blocks no deeper than itself.
 * A subtree that was walked for a deeper root is not walked again: what it leads to
 * that is no deeper than this root was found then. */
static void
frontier(struct wb_values *vs, uint32_t root, uint32_t stamp)
{
	const struct wb_fn *fn = vs->fn;
	const struct wb_dom *d = fn->dom;
	uint32_t n = 0;

	vs->seen_stamp[root] = stamp;
	vs->stack[n++] = root;
	while (n) {
		uint32_t b = vs->stack[--n];

		for (uint32_t k = 0; k < fn->block[b].nout; k++) {
			const struct wb_edge *e = &fn->edge[fn->out[fn->block[b].out + k]];

			if (!wb_edge_inner(e) || d->depth[e->dst] > d->depth[root] || vs->merge_stamp[e->dst] == stamp)
				continue;
			vs->merge_stamp[e->dst] = stamp;
			deposit(vs, e->dst, stamp);
		}
		for (uint32_t c = vs->child[b]; c != WB_NONE; c = vs->sibling[c])
			if (vs->seen_stamp[c] != stamp) {
				vs->seen_stamp[c] = stamp;
				vs->stack[n++] = c;
			}
	}
}

static void
number(struct wb_values *vs, uint32_t unit)
{
	const struct wb_dom *d = vs->fn->dom;
	uint32_t stamp = unit + 1, *in;

	for (uint32_t k = vs->first[unit]; k < vs->first[unit + 1]; k++)
		note_def(vs, vs->def[k], stamp);
	for (uint32_t k = 0; k < vs->ncall; k++)
		note_def(vs, vs->call[k], stamp);
	for (uint32_t depth = vs->fn->nblock; depth-- > 0;)
		while (vs->bank[depth] != WB_NONE) {
			uint32_t b = vs->bank[depth];

			vs->bank[depth] = vs->bank_next[b];
			frontier(vs, b, stamp);
		}
	in = vs->in[unit] = WB_NEW(vs->cx->tmp, uint32_t, vs->fn->nblock);
	for (uint32_t b = 0; b < vs->fn->nblock; b++)
		in[b] = AT_ENTRY;	/* stays where nothing can be reached */
	for (uint32_t k = 0; k < vs->norder; k++) {
		uint32_t b = vs->order[k], up = d->idom[b];

		if (vs->merge_stamp[b] == stamp)
			in[b] = CODE_MERGE(b);
		else if (up == WB_NONE)
			in[b] = AT_ENTRY;
		else
			in[b] = vs->last_stamp[up] == stamp ? CODE_DEF(vs->last[up]) : in[up];
	}
	vs->entries += vs->fn->nblock + vs->ncall;
}

/* ---- questions ------------------------------------------------------------------------------------ */
static struct wb_value
decode(uint32_t unit, uint32_t code)
{
	if (code == AT_ENTRY)
		return (struct wb_value){ WB_V_ENTRY, unit, 0 };
	return (struct wb_value){ code & 1 ? WB_V_MERGE : WB_V_DEF, unit, code >> 1 };
}

/* The greatest of the ascending list[0 .. n) in [low, high), or WB_NONE. */
static uint32_t
last_below(const uint32_t *list, uint32_t n, uint32_t low, uint32_t high)
{
	uint32_t from = 0, to = n;

	while (from < to) {
		uint32_t mid = from + (to - from) / 2;

		if (list[mid] < high)
			from = mid + 1;
		else
			to = mid;
	}
	return from && list[from - 1] >= low ? list[from - 1] : WB_NONE;
}

struct wb_value
wb_value_in(struct wb_values *vs, uint32_t block, uint32_t unit)
{
	if (!vs->in[unit]) {
		if (vs->entries > MOST_ENTRIES)
			return (struct wb_value){ WB_V_LIMIT, unit, 0 };
		number(vs, unit);
	}
	return decode(unit, vs->in[unit][block]);
}

/* In @block before instruction @inst. */
static struct wb_value
value_at(struct wb_values *vs, uint32_t block, uint32_t inst, uint32_t unit)
{
	uint32_t low = vs->fn->block[block].first;
	uint32_t def = last_below(vs->def + vs->first[unit], vs->first[unit + 1] - vs->first[unit], low, inst);
	uint32_t call = last_below(vs->call, vs->ncall, low, inst);

	if (def == WB_NONE || (call != WB_NONE && call > def))
		def = call;
	return def == WB_NONE ? wb_value_in(vs, block, unit) : (struct wb_value){ WB_V_DEF, unit, def };
}

struct wb_value
wb_value_before(struct wb_values *vs, uint32_t inst, uint32_t unit)
{
	return value_at(vs, vs->block_of[inst], inst, unit);
}

struct wb_value
wb_value_out(struct wb_values *vs, uint32_t block, uint32_t unit)
{
	return value_at(vs, block, vs->fn->block[block].first + vs->fn->block[block].ninst, unit);
}

struct wb_value
wb_value_along(struct wb_values *vs, uint32_t e, uint32_t unit)
{
	uint32_t src = vs->fn->edge[e].src;

	return src == WB_NONE ? (struct wb_value){ WB_V_ENTRY, unit, 0 } : wb_value_out(vs, src, unit);
}

uint32_t
wb_value_block(const struct wb_values *vs, struct wb_value v)
{
	return v.kind == WB_V_DEF ? vs->block_of[v.at] : v.kind == WB_V_MERGE ? v.at : 0;
}
