/* passes/values.c -- which definition of a unit reaches a point, and what it amounts to.
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
 * Cost: O(blocks + edges + definitions) per unit asked for; constants and affine
 * forms of a value once each. MOST_ENTRIES bounds the tables of all units together.
 */
#include <assert.h>

#include "passes.h"

#define MOST_ENTRIES ((uint64_t)30000000)	/* 120 MB */
#define MOST_STEPS ((uint64_t)2000000)		/* of walks along chains of definitions */

#define AT_ENTRY WB_NONE
#define CODE_DEF(inst) ((inst) << 1)
#define CODE_MERGE(block) ((block) << 1 | 1)

struct result {
	struct wb_value v;
	bool done;
	struct wb_const c;
};

struct wb_values {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	uint32_t *block_of;		/* [inst] */
	uint32_t *first, *def;		/* instructions that define unit u, ascending: def[first[u] .. first[u + 1]) */
	uint32_t *call, ncall;		/* these define every unit */
	uint32_t *order, norder;	/* reachable blocks, dominators first */
	uint32_t *child, *sibling;	/* [block] dominator tree */
	uint32_t **in;			/* [unit] NULL or [block] code of what reaches the block */
	uint64_t entries, steps;
	/* scratch of one numbering; a stamp is the unit + 1 */
	uint32_t *last, *last_stamp;	/* [block] last definition in it */
	uint32_t *merge_stamp, *seen_stamp, *bank_stamp;
	uint32_t *bank, *bank_next;	/* [depth], [block] blocks whose frontier is still to be found */
	uint32_t *stack;
	/* constants */
	struct wb_map known;
	WB_VEC(struct result) result;
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
	vs->known = wb_map_new(cx->tmp);
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

/* ---- what an instruction computes --------------------------------------------------------------------- */
/* Operations of one and two sources that are folded. */
static bool
fold(enum wb_op op, uint8_t type, uint32_t a, uint32_t b, uint32_t *out)
{
	bool sign = type == WB_T_I32;

	switch (op) {
	case WB_OP_MOV: *out = a; return true;
	case WB_OP_NOT: *out = ~a; return true;
	case WB_OP_NEG: *out = 0 - a; return true;
	case WB_OP_ADD: *out = a + b; return true;
	case WB_OP_SUB: *out = a - b; return true;
	case WB_OP_SUBREV: *out = b - a; return true;
	case WB_OP_MUL: *out = a * b; return true;
	case WB_OP_AND: *out = a & b; return true;
	case WB_OP_OR: *out = a | b; return true;
	case WB_OP_XOR: *out = a ^ b; return true;
	case WB_OP_ANDN2: *out = a & ~b; return true;
	case WB_OP_ORN2: *out = a | ~b; return true;
	case WB_OP_SHL: *out = a << (b & 31); return true;
	case WB_OP_LSHR: *out = a >> (b & 31); return true;
	case WB_OP_ASHR: *out = (a >> (b & 31)) | (a >> 31 && (b & 31) ? ~(UINT32_MAX >> (b & 31)) : 0); return true;
	case WB_OP_MIN: *out = (sign ? (int32_t)a < (int32_t)b : a < b) ? a : b; return true;
	case WB_OP_MAX: *out = (sign ? (int32_t)a > (int32_t)b : a > b) ? a : b; return true;
	default: return false;
	}
}

static uint32_t
arity(enum wb_op op)
{
	return op == WB_OP_MOV || op == WB_OP_NOT || op == WB_OP_NEG ? 1 : 2;
}

static bool
folds(enum wb_op op)
{
	uint32_t k;

	return fold(op, WB_T_U32, 0, 0, &k);
}

static bool
plain(const struct wb_opnd *o, uint32_t units)
{
	if (o->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return false;
	return o->kind == WB_OPND_IMM || (o->kind == WB_OPND_UNIT && o->nunit == units);
}

static bool
type_is_32(uint8_t t)
{
	return t == WB_T_I32 || t == WB_T_U32 || t == WB_T_B32;
}

static bool
type_is_64(uint8_t t)
{
	return t == WB_T_I64 || t == WB_T_U64 || t == WB_T_B64;
}

struct wb_formula
wb_value_formula(const struct wb_values *vs, struct wb_value v)
{
	struct wb_formula f = { .op = WB_OP_OTHER }, none = f;
	const struct wb_opnd **source[] = { &f.a, &f.b, &f.c };
	const struct wb_inst *i;
	uint32_t ndef = 0, nuse = 0;
	bool wide, hit = false;

	if (v.kind != WB_V_DEF || vs->fn->unit[v.unit].cls != WB_UNIT_SCALAR)
		return none;
	i = &vs->fn->inst[v.at];
	wide = i->op == WB_OP_MOV && type_is_64(i->type);
	if ((!wide && !type_is_32(i->type)) || i->flags & (WB_I_UNMODELLED | WB_I_MASKED | WB_I_CROSSLANE) || i->op == WB_OP_CALL)
		return none;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(vs->fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF) {
			if (v.unit >= o->id && v.unit < o->id + o->nunit) {
				if (hit || o->nunit != (wide ? 2 : 1))
					return none;
				hit = true;
				f.second = ndef > 0;
				f.part = v.unit - o->id;
			}
			ndef++;
		}
		if (o->kind != WB_OPND_MOD && o->flags & WB_USE) {
			if (nuse == WB_COUNT(source) || !plain(o, wide ? 2 : 1))
				return none;
			*source[nuse++] = o;
		} else if (o->kind == WB_OPND_MOD && o->id == WB_MOD_CLAMP && o->imm) {
			return none;
		}
	}
	if (!hit || ndef > 2 || (folds((enum wb_op)i->op) && nuse != arity((enum wb_op)i->op)))
		return none;
	f.op = (enum wb_op)i->op;
	return f;
}

bool
wb_fold(enum wb_op op, uint8_t type, const uint32_t *k, uint32_t n, uint32_t *out)
{
	return folds(op) && n == arity(op) && fold(op, type, k[0], n == 2 ? k[1] : 0, out);
}

/* The value a source operand of the definition @v holds; false: a number. */
static bool
source_value(struct wb_values *vs, struct wb_value v, const struct wb_opnd *o, uint32_t part, struct wb_value *out)
{
	if (o->kind != WB_OPND_UNIT)
		return false;
	*out = wb_value_before(vs, v.at, o->id + part);
	return true;
}

/* ---- constants -------------------------------------------------------------------------------------------- */
static struct wb_const
unknown(struct wb_value because)
{
	return (struct wb_const){ .because = because };
}

/* The place of @v in result[], made if it is new (@fresh). */
static uint32_t
entry_of(struct wb_values *vs, struct wb_value v, bool *fresh)
{
	uint64_t key = (uint64_t)v.unit << 32 | (v.kind == WB_V_DEF ? CODE_DEF(v.at) : v.kind == WB_V_MERGE ? CODE_MERGE(v.at) : AT_ENTRY);
	uint32_t id = wb_map_get(&vs->known, (const char *)&key, sizeof key);
	struct result r = { .v = v };
	uint64_t *kept;

	*fresh = id == WB_NONE;
	if (!*fresh)
		return id;
	kept = WB_NEW(vs->cx->tmp, uint64_t, 1);
	*kept = key;
	wb_map_put(&vs->known, (const char *)kept, sizeof *kept, vs->result.n);
	WB_PUSH(vs->cx->tmp, &vs->result, r);
	return vs->result.n - 1;
}

/* The @n-th value that @v is made of: 1 written to *out, 0 it is a number (*k), -1 there is none. */
static int
ingredient(struct wb_values *vs, struct wb_value v, const struct wb_formula *f, uint32_t n, struct wb_value *out, uint32_t *k)
{
	const struct wb_opnd *o = n == 0 ? f->a : f->b;

	if (n >= arity(f->op))
		return -1;
	if (source_value(vs, v, o, f->part, out))
		return 1;
	*k = (uint32_t)(o->imm >> (32 * f->part));
	return 0;
}

struct frame {
	uint32_t id;			/* in result[] */
	uint32_t n;			/* ingredients done */
	uint32_t k[2];			/* of a definition; k[0] of a merge */
	bool any;
};

static void
finish(struct wb_values *vs, uint32_t id, struct wb_const c)
{
	vs->result.at[id].done = true;
	vs->result.at[id].c = c;
}

/* One more ingredient of a merge: true if *out has to be known first. */
static bool
advance_merge(struct wb_values *vs, struct frame *f, struct wb_value *out)
{
	struct wb_value v = vs->result.at[f->id].v;
	const struct wb_block *blk = &vs->fn->block[v.at];

	for (; f->n < blk->nin; f->n++) {
		const struct wb_edge *e = &vs->fn->edge[vs->fn->in[blk->in + f->n]];
		struct wb_const c;
		bool fresh;
		uint32_t id;

		if (!wb_edge_live(e) || (e->src != WB_NONE && vs->fn->dom->pre[e->src] == WB_NONE))
			continue;
		*out = wb_value_along(vs, vs->fn->in[blk->in + f->n], v.unit);
		id = entry_of(vs, *out, &fresh);
		if (fresh)
			return true;
		c = vs->result.at[id].c;
		if (!vs->result.at[id].done || !c.known || (f->any && c.k != f->k[0])) {
			finish(vs, f->id, unknown(vs->result.at[id].done && !c.known ? c.because : v));
			return false;
		}
		f->any = true;
		f->k[0] = c.k;
	}
	finish(vs, f->id, f->any ? (struct wb_const){ .known = true, .k = f->k[0] } : unknown(v));
	return false;
}

static bool
advance_def(struct wb_values *vs, struct frame *f, struct wb_value *out)
{
	struct wb_value v = vs->result.at[f->id].v;
	struct wb_formula form = wb_value_formula(vs, v);
	uint32_t value;

	if (form.second || !folds(form.op)) {
		finish(vs, f->id, unknown(v));
		return false;
	}
	for (;; f->n++) {
		int what = ingredient(vs, v, &form, f->n, out, &value);

		if (what < 0)
			break;
		if (what > 0) {
			bool fresh;
			uint32_t id = entry_of(vs, *out, &fresh);

			if (fresh)
				return true;
			if (!vs->result.at[id].done || !vs->result.at[id].c.known) {
				finish(vs, f->id, unknown(vs->result.at[id].done ? vs->result.at[id].c.because : v));
				return false;
			}
			value = vs->result.at[id].c.k;
		}
		f->k[f->n] = value;
	}
	fold(form.op, vs->fn->inst[v.at].type, f->k[0], f->k[1], &value);
	finish(vs, f->id, (struct wb_const){ .known = true, .k = value });
	return false;
}

struct wb_const
wb_value_const(struct wb_values *vs, struct wb_value v)
{
	struct wb_arena *a = vs->cx->tmp;
	WB_VEC(struct frame) stack = { NULL, 0, 0 };
	bool fresh;
	uint32_t root = entry_of(vs, v, &fresh);
	struct frame f = { .id = root };

	if (fresh)
		WB_PUSH(a, &stack, f);
	while (stack.n) {
		struct frame *top = &stack.at[stack.n - 1];
		struct wb_value need, at = vs->result.at[top->id].v;
		bool wait = false;

		if (at.kind == WB_V_DEF)
			wait = advance_def(vs, top, &need);
		else if (at.kind == WB_V_MERGE)
			wait = advance_merge(vs, top, &need);
		else
			finish(vs, top->id, unknown(at));
		if (!wait) {
			stack.n--;
			continue;
		}
		f = (struct frame){ .id = vs->result.n - 1 };	/* entry_of has just made it */
		WB_PUSH(a, &stack, f);
	}
	assert(vs->result.at[root].done);
	return vs->result.at[root].c;
}

struct wb_const
wb_opnd_const(struct wb_values *vs, uint32_t inst, const struct wb_opnd *o)
{
	if (o->kind == WB_OPND_IMM)
		return (struct wb_const){ .known = true, .k = (uint32_t)o->imm };
	return wb_value_const(vs, wb_value_before(vs, inst, o->id));
}

/* ---- affine forms --------------------------------------------------------------------------------------------- */
/* @v = scale * (a source) + add: which source, if one of them is constant. */
static bool
affine_step(struct wb_values *vs, struct wb_value v, struct wb_value *from, uint32_t *scale, uint32_t *add)
{
	struct wb_formula f = wb_value_formula(vs, v);
	struct wb_const a = { .known = false }, b = a;

	if (f.second)
		return false;
	switch (f.op) {
	case WB_OP_MOV: case WB_OP_NOT: case WB_OP_NEG:
		if (!source_value(vs, v, f.a, f.part, from))
			return false;
		*scale = f.op == WB_OP_MOV ? 1 : UINT32_MAX;
		*add = f.op == WB_OP_NOT ? UINT32_MAX : 0;
		return true;
	case WB_OP_ADD: case WB_OP_SUB: case WB_OP_SUBREV: case WB_OP_MUL: case WB_OP_SHL:
		break;
	default:
		return false;
	}
	a = wb_opnd_const(vs, v.at, f.a);
	b = wb_opnd_const(vs, v.at, f.b);
	if (a.known == b.known || (f.op == WB_OP_SHL && a.known))
		return false;
	source_value(vs, v, a.known ? f.b : f.a, 0, from);
	*scale = 1;
	*add = 0;
	if (f.op == WB_OP_ADD)
		*add = a.known ? a.k : b.k;
	else if (f.op == WB_OP_MUL)
		*scale = a.known ? a.k : b.k;
	else if (f.op == WB_OP_SHL)
		*scale = (uint32_t)1 << (b.k & 31);
	else if ((f.op == WB_OP_SUB) == b.known)		/* x - k */
		*add = 0 - (b.known ? b.k : a.k);
	else {							/* k - x */
		*scale = UINT32_MAX;
		*add = a.known ? a.k : b.k;
	}
	return true;
}

struct wb_affine
wb_value_affine(struct wb_values *vs, struct wb_value v)
{
	struct wb_affine r = { v, 1, 0 };
	uint32_t scale, add;

	while (vs->steps < MOST_STEPS && affine_step(vs, r.base, &v, &scale, &add)) {
		r.add += r.scale * add;
		r.scale *= scale;
		r.base = v;
		vs->steps++;
	}
	return r;
}
