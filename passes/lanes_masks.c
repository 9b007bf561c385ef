/* passes/lanes_masks.c -- the masks that lead to EXEC and to branches, and how each is made.
 *
 * Backwards from every definition of EXEC and every branch on a mask: the value of
 * a pair of units is what one instruction leaves in both, or what meets in both at
 * a block, or what two instructions leave that do the same to the two halves
 * (moves, Boolean operations). Moves are looked through; so registers do not
 * matter. All else is UNKNOWN: a set of which nothing is known.
 *
 * Cost: O(masks + blocks where they are live).
 */
#include <assert.h>

#include "lanes.h"

struct finder {
	struct lanes *l;
	struct wb_values *vs;
	struct wb_map known;		/* pairs of values to masks */
	WB_VEC(uint32_t) work;		/* masks still to be defined */
	WB_VEC(struct wb_value) value;	/* [mask] low half; high half at 2k + 1 */
};

/* ---- operands ------------------------------------------------------------------------- */
/* The @n-th operand of @i that is read; NULL: there are fewer. */
static const struct wb_opnd *
source(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind != WB_OPND_MOD && (o->flags & WB_USE) && n-- == 0)
			return o;
	}
	return NULL;
}

/* The operand of @i that defines @unit, and whether it is the first definition. */
static const struct wb_opnd *
definition(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, bool *first)
{
	*first = true;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		if (unit >= o->id && unit < o->id + o->nunit)
			return o;
		*first = false;
	}
	return NULL;
}

/* ---- making masks ------------------------------------------------------------------------ */
static uint32_t
add_mask(struct finder *f, struct mask m)
{
	struct masks *ms = &f->l->masks;

	m.set = m.atom = m.init = WB_NONE;
	WB_PUSH(f->l->cx->tmp, &ms->at, m);
	WB_PUSH(f->l->cx->tmp, &f->value, (struct wb_value){ 0 });
	WB_PUSH(f->l->cx->tmp, &f->value, (struct wb_value){ 0 });
	return ms->at.n - 1;
}

static uint32_t
constant(struct finder *f, bool all)
{
	assert(f->l->masks.at.at[all].how == MASK_CONST);	/* masks 0 and 1 */
	return all;
}

/* The mask of two values; in wave32 both are the same. */
static uint32_t
pair(struct finder *f, struct wb_value lo, struct wb_value hi)
{
	struct wb_value *key = WB_NEW(f->l->cx->tmp, struct wb_value, 2);
	uint32_t id = f->l->masks.at.n, old;

	memset(key, 0, 2 * sizeof *key);
	key[0].kind = lo.kind, key[0].unit = lo.unit, key[0].at = lo.at;
	key[1].kind = hi.kind, key[1].unit = hi.unit, key[1].at = hi.at;
	old = wb_map_put(&f->known, (const char *)key, 2 * sizeof *key, id);
	if (old != WB_NONE)
		return old;
	add_mask(f, (struct mask){ .how = MASK_UNKNOWN, .inst = WB_NONE, .unit = lo.unit, .unit_hi = hi.unit, .exec = lo.unit == f->l->exec && hi.unit == f->l->exec + f->l->nexec - 1 });
	f->value.at[2 * id] = lo;
	f->value.at[2 * id + 1] = hi;
	WB_PUSH(f->l->cx->tmp, &f->work, id);
	return id;
}

static uint32_t
unknown_at(struct finder *f, uint32_t inst)
{
	uint32_t b = f->l->block_of[inst];

	return add_mask(f, (struct mask){ .how = MASK_UNKNOWN, .inst = inst, .block = b, .block2 = b, .unit = WB_NONE, .unit_hi = WB_NONE });
}

static bool
single(const struct lanes *l)
{
	return l->nexec == 1;
}

/* What @inst reads through @o, as a mask. */
static uint32_t
read_mask(struct finder *f, uint32_t inst, const struct wb_opnd *o)
{
	uint64_t ones = single(f->l) ? UINT32_MAX : UINT64_MAX;

	if (o && o->kind == WB_OPND_IMM && (o->imm == 0 || (o->imm & ones) == ones))
		return constant(f, o->imm != 0);
	if (!o || o->kind != WB_OPND_UNIT || o->nunit != f->l->nexec)
		return unknown_at(f, inst);
	return pair(f, wb_value_before(f->vs, inst, o->id), wb_value_before(f->vs, inst, o->id + o->nunit - 1));
}

/* The same where two instructions read the halves. */
static uint32_t
read_halves(struct finder *f, uint32_t ilo, const struct wb_opnd *lo, uint32_t ihi, const struct wb_opnd *hi)
{
	if (lo && hi && lo->kind == WB_OPND_IMM && hi->kind == WB_OPND_IMM && (uint32_t)lo->imm == (uint32_t)hi->imm
	    && ((uint32_t)lo->imm == 0 || (uint32_t)lo->imm == UINT32_MAX))
		return constant(f, (uint32_t)lo->imm != 0);
	if (lo && hi && lo->kind == WB_OPND_UNIT && hi->kind == WB_OPND_UNIT && lo->nunit == 1 && hi->nunit == 1)
		return pair(f, wb_value_before(f->vs, ilo, lo->id), wb_value_before(f->vs, ihi, hi->id));
	return unknown_at(f, ilo > ihi ? ilo : ihi);
}

static uint32_t
exec_before(struct finder *f, uint32_t inst)
{
	const struct lanes *l = f->l;

	return pair(f, wb_value_before(f->vs, inst, l->exec), wb_value_before(f->vs, inst, l->exec + l->nexec - 1));
}

/* ---- how a mask is made --------------------------------------------------------------------- */
/* Boolean operations by what they are on one lane; false: none. */
static bool
boolean(enum wb_op op, struct mask *m, bool *one)
{
	static const struct {
		enum wb_op op;
		uint8_t bdd;
		bool not_b, not_all, one;
	} row[] = {
		{ WB_OP_MOV, WB_BDD_OR, false, false, true }, { WB_OP_NOT, WB_BDD_OR, false, true, true },
		{ WB_OP_AND, WB_BDD_AND, false, false, false }, { WB_OP_OR, WB_BDD_OR, false, false, false },
		{ WB_OP_XOR, WB_BDD_XOR, false, false, false }, { WB_OP_ANDN2, WB_BDD_AND, true, false, false },
		{ WB_OP_ORN2, WB_BDD_OR, true, false, false }, { WB_OP_NAND, WB_BDD_AND, false, true, false },
		{ WB_OP_NOR, WB_BDD_OR, false, true, false }, { WB_OP_XNOR, WB_BDD_XOR, false, true, false },
		{ WB_OP_SAVEEXEC_AND, WB_BDD_AND, false, false, false }, { WB_OP_SAVEEXEC_OR, WB_BDD_OR, false, false, false },
		{ WB_OP_SAVEEXEC_XOR, WB_BDD_XOR, false, false, false }, { WB_OP_SAVEEXEC_ANDN2, WB_BDD_AND, true, false, false },
		{ WB_OP_SAVEEXEC_ORN2, WB_BDD_OR, true, false, false }, { WB_OP_SAVEEXEC_NAND, WB_BDD_AND, false, true, false },
		{ WB_OP_SAVEEXEC_NOR, WB_BDD_OR, false, true, false }, { WB_OP_SAVEEXEC_XNOR, WB_BDD_XOR, false, true, false },
	};

	for (size_t k = 0; k < WB_COUNT(row); k++)
		if (row[k].op == op) {
			m->op = row[k].bdd;
			m->not_b = row[k].not_b;
			m->not_all = row[k].not_all;
			*one = row[k].one;
			return true;
		}
	return false;
}

/* ~a & exec, ~a | exec: the two save-exec operations that negate the first source. */
static bool
reversed(enum wb_op op)
{
	return op == WB_OP_SAVEEXEC_ANDN1 || op == WB_OP_SAVEEXEC_ORN1;
}

static bool
saves_exec(enum wb_op op)
{
	return op >= WB_OP_SAVEEXEC_AND && op <= WB_OP_SAVEEXEC_ORN1;
}

static bool
compares(const struct lanes *l, const struct wb_inst *i)
{
	if (i->op != WB_OP_CMP && (i->op < WB_OP_EQ || i->op > WB_OP_GE))
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(l->fn, i, k);

		if (o->kind == WB_OPND_UNIT && (o->flags & WB_USE) && o->id == l->exec)
			return true;
	}
	return false;
}

static void
become(struct mask *m, enum mask_how how, uint32_t a, uint32_t b)
{
	m->how = (uint8_t)how;
	m->src[0] = a;
	m->src[1] = b;
}

/* What one instruction leaves in both units. Nothing is held across calls that make masks: they move. */
static void
define_by_one(struct finder *f, uint32_t id, uint32_t inst)
{
	const struct wb_fn *fn = f->l->fn;
	const struct wb_inst *i = &fn->inst[inst];
	struct mask m = f->l->masks.at.at[id];
	bool first, one;
	const struct wb_opnd *d = definition(fn, i, m.unit, &first);
	bool whole = d && d->id == m.unit && d->nunit == f->l->nexec;

	if (whole && saves_exec(i->op) && first && m.unit != f->l->exec) {
		boolean(WB_OP_MOV, &m, &one);
		become(&m, MASK_BOOL, exec_before(f, inst), WB_NONE);
	} else if (whole && saves_exec(i->op) && reversed(i->op)) {
		uint32_t a = read_mask(f, inst, source(fn, i, 0));

		boolean(i->op == WB_OP_SAVEEXEC_ANDN1 ? WB_OP_ANDN2 : WB_OP_ORN2, &m, &one);
		become(&m, MASK_BOOL, exec_before(f, inst), a);
	} else if (whole && saves_exec(i->op) && boolean(i->op, &m, &one)) {
		uint32_t a = read_mask(f, inst, source(fn, i, 0));

		become(&m, MASK_BOOL, a, exec_before(f, inst));
	} else if (whole && first && boolean(i->op, &m, &one)) {
		uint32_t a = read_mask(f, inst, source(fn, i, 0));

		become(&m, MASK_BOOL, a, one ? WB_NONE : read_mask(f, inst, source(fn, i, 1)));
	} else if (whole && i->op == WB_OP_SELECT && f->l->scc != WB_NONE) {
		uint32_t a = read_mask(f, inst, source(fn, i, 0)), b = read_mask(f, inst, source(fn, i, 1));
		struct wb_value scc = wb_value_before(f->vs, inst, f->l->scc);

		become(&m, MASK_SELECT, a, b);
		m.src[2] = pair(f, scc, scc);
	} else if (whole && i->op == WB_OP_CMPX && m.unit != f->l->exec) {
		struct wb_value lo = { WB_V_DEF, f->l->exec, inst }, hi = { WB_V_DEF, f->l->exec + f->l->nexec - 1, inst };

		boolean(WB_OP_MOV, &m, &one);
		become(&m, MASK_BOOL, pair(f, lo, hi), WB_NONE);
	} else if (whole && (i->op == WB_OP_CMPX || (first && compares(f->l, i)))) {
		become(&m, MASK_CMP, exec_before(f, inst), WB_NONE);
	}
	f->l->masks.at.at[id] = m;
}

/* Two instructions that do the same to the two halves. */
static void
define_by_two(struct finder *f, uint32_t id, uint32_t ilo, uint32_t ihi)
{
	const struct wb_fn *fn = f->l->fn;
	const struct wb_inst *a = &fn->inst[ilo], *b = &fn->inst[ihi];
	struct mask m = f->l->masks.at.at[id];
	bool first, one;
	const struct wb_opnd *dlo = definition(fn, a, f->value.at[2 * id].unit, &first);
	const struct wb_opnd *dhi = definition(fn, b, f->value.at[2 * id + 1].unit, &first);

	if (a->op == b->op && dlo && dhi && dlo->nunit == 1 && dhi->nunit == 1 && first && !saves_exec(a->op) && boolean(a->op, &m, &one)) {
		uint32_t s = read_halves(f, ilo, source(fn, a, 0), ihi, source(fn, b, 0));

		become(&m, MASK_BOOL, s, one ? WB_NONE : read_halves(f, ilo, source(fn, a, 1), ihi, source(fn, b, 1)));
	}
	f->l->masks.at.at[id] = m;
}

static void
define_phi(struct finder *f, uint32_t id, uint32_t b)
{
	const struct wb_fn *fn = f->l->fn;
	const struct wb_block *blk = &fn->block[b];
	struct wb_value lo = f->value.at[2 * id], hi = f->value.at[2 * id + 1];
	uint32_t first = f->l->masks.arg.n;

	for (uint32_t k = 0; k < blk->nin; k++)
		WB_PUSH(f->l->cx->tmp, &f->l->masks.arg, WB_NONE);
	for (uint32_t k = 0; k < blk->nin; k++) {
		uint32_t e = fn->in[blk->in + k];

		f->l->masks.arg.at[first + k] = pair(f, wb_value_along(f->vs, e, lo.unit), wb_value_along(f->vs, e, hi.unit));
	}
	f->l->masks.at.at[id].how = MASK_PHI;
	f->l->masks.at.at[id].arg = first;
}

static void
define(struct finder *f, uint32_t id)
{
	struct wb_value lo = f->value.at[2 * id], hi = f->value.at[2 * id + 1];
	struct mask *m = &f->l->masks.at.at[id];
	bool same = lo.kind == hi.kind && lo.at == hi.at;

	m->block = wb_value_block(f->vs, lo);
	m->block2 = wb_value_block(f->vs, hi);
	if (wb_dominates(f->l->fn->dom, m->block, m->block2)) {
		uint32_t deeper = m->block2;

		m->block2 = m->block;
		m->block = deeper;
	}
	if (lo.kind == WB_V_DEF || hi.kind == WB_V_DEF)
		m->inst = lo.kind != WB_V_DEF || (hi.kind == WB_V_DEF && hi.at > lo.at) ? hi.at : lo.at;
	if (m->inst != WB_NONE && f->l->block_of[m->inst] != m->block)
		m->inst = WB_NONE;	/* the other half is a merge further down */
	if (lo.unit == f->l->scc) {
		m->how = MASK_SCC;
		return;
	}
	if (lo.kind == WB_V_ENTRY && hi.kind == WB_V_ENTRY && m->exec)
		m->how = MASK_ENTRY;
	else if (lo.kind == WB_V_DEF && same)
		define_by_one(f, id, lo.at);
	else if (lo.kind == WB_V_DEF && hi.kind == WB_V_DEF)
		define_by_two(f, id, lo.at, hi.at);
	else if (lo.kind == WB_V_MERGE && same)
		define_phi(f, id, lo.at);
}

/* ---- where to begin ---------------------------------------------------------------------------- */
/* SCC of a Boolean operation on masks says whether its result is zero; so does a comparison with 0. */
static struct branch
branch_on_scc(struct finder *f, uint32_t inst, bool taken_if_zero)
{
	const struct lanes *l = f->l;
	struct wb_value v = wb_value_before(f->vs, inst, l->scc);
	const struct wb_inst *i = v.kind == WB_V_DEF ? &l->fn->inst[v.at] : NULL;
	struct mask m;
	bool one;

	if (i && i->op != WB_OP_MOV && (boolean(i->op, &m, &one) || reversed(i->op)) && i->nopnd && wb_opnd(l->fn, i, 0)->kind == WB_OPND_UNIT) {
		const struct wb_opnd *d = wb_opnd(l->fn, i, 0);
		uint32_t unit = saves_exec(i->op) ? l->exec : d->id;

		if (d->nunit == l->nexec && (d->flags & WB_DEF))
			return (struct branch){ pair(f, (struct wb_value){ WB_V_DEF, unit, v.at }, (struct wb_value){ WB_V_DEF, unit + l->nexec - 1, v.at }), taken_if_zero };
	}
	if (i && (i->op == WB_OP_EQ || i->op == WB_OP_NE)) {
		const struct wb_opnd *a = source(l->fn, i, 0), *b = source(l->fn, i, 1);

		if (a && b && a->kind == WB_OPND_UNIT && a->nunit == l->nexec && b->kind == WB_OPND_IMM && b->imm == 0)
			return (struct branch){ read_mask(f, v.at, a), taken_if_zero == (i->op == WB_OP_NE) };
	}
	return (struct branch){ pair(f, v, v), taken_if_zero };
}

static struct branch
branch_of(struct finder *f, uint32_t b)
{
	const struct lanes *l = f->l;
	const struct wb_inst *i = wb_last_inst(l->fn, b);
	uint32_t inst = l->fn->block[b].first + l->fn->block[b].ninst - 1;
	const struct wb_opnd *o;

	if (!i || (i->op != WB_OP_CBRZ && i->op != WB_OP_CBRNZ))
		return (struct branch){ WB_NONE, false };
	o = source(l->fn, i, 0);
	if (!o || o->kind != WB_OPND_UNIT)
		return (struct branch){ WB_NONE, false };
	if (o->id == l->scc)
		return branch_on_scc(f, inst, i->op == WB_OP_CBRZ);
	if (o->nunit != l->nexec)
		return (struct branch){ WB_NONE, false };
	return (struct branch){ read_mask(f, inst, o), i->op == WB_OP_CBRZ };
}

static bool
writes(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t n)
{
	if (i->op == WB_OP_CALL)
		return true;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_UNIT && (o->flags & WB_DEF) && o->id < unit + n && unit < o->id + o->nunit)
			return true;
	}
	return false;
}

static void
begin(struct finder *f)
{
	struct lanes *l = f->l;
	struct masks *ms = &l->masks;
	const struct wb_fn *fn = l->fn;
	uint32_t last = l->exec + l->nexec - 1;

	ms->exec_in = WB_NEW(l->cx->tmp, uint32_t, fn->nblock);
	ms->exec_def = WB_NEW(l->cx->tmp, uint32_t, fn->ninst);
	ms->branch = WB_NEW(l->cx->tmp, struct branch, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_block *blk = &fn->block[b];

		ms->exec_in[b] = l->exec == WB_NONE ? constant(f, true) : pair(f, wb_value_in(f->vs, b, l->exec), wb_value_in(f->vs, b, last));
		for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++) {
			ms->exec_def[k] = WB_NONE;
			if (l->exec != WB_NONE && writes(fn, &fn->inst[k], l->exec, l->nexec)) {
				struct wb_value def = { WB_V_DEF, l->exec, k };
				struct wb_value lo = writes(fn, &fn->inst[k], l->exec, 1) ? def : wb_value_before(f->vs, k, l->exec);
				struct wb_value hi = def;

				hi.unit = last;
				ms->exec_def[k] = pair(f, lo, writes(fn, &fn->inst[k], last, 1) ? hi : wb_value_before(f->vs, k, last));
			}
		}
		ms->branch[b] = branch_of(f, b);
	}
}

/* ---- lists by block ------------------------------------------------------------------------------- */
struct pairs {
	WB_VEC(uint32_t) key, value;
};

static void
group(struct wb_arena *a, const struct pairs *p, uint32_t n, uint32_t **first, uint32_t **list)
{
	uint32_t *at = WB_NEW(a, uint32_t, (size_t)n + 2);

	*list = WB_NEW(a, uint32_t, p->key.n);
	for (uint32_t k = 0; k < p->key.n; k++)
		at[p->key.at[k] + 2]++;
	for (uint32_t b = 0; b < n; b++)
		at[b + 2] += at[b + 1];
	for (uint32_t k = 0; k < p->key.n; k++)
		(*list)[at[p->key.at[k] + 1]++] = p->value.at[k];
	*first = at;
}

/* Phis, other masks that are there when the block begins, then those made in it in the order of instructions. */
static void
list_defs(struct lanes *l)
{
	struct wb_arena *a = l->cx->tmp;
	struct masks *ms = &l->masks;
	struct pairs by_inst = { 0 }, by_block = { 0 };
	uint32_t *first, *list;

	ms->phi_end = WB_NEW(a, uint32_t, l->fn->nblock);
	for (int phi = 1; phi >= 0; phi--)
		for (uint32_t k = 2; k < ms->at.n; k++)
			if (ms->at.at[k].inst == WB_NONE && (ms->at.at[k].how == MASK_PHI) == phi) {
				WB_PUSH(a, &by_block.key, ms->at.at[k].block);
				WB_PUSH(a, &by_block.value, k);
			}
	for (uint32_t k = 2; k < ms->at.n; k++)
		if (ms->at.at[k].inst != WB_NONE) {
			WB_PUSH(a, &by_inst.key, ms->at.at[k].inst);
			WB_PUSH(a, &by_inst.value, k);
		}
	group(a, &by_inst, l->fn->ninst, &first, &list);
	for (uint32_t k = 0; k < by_inst.key.n; k++) {
		WB_PUSH(a, &by_block.key, ms->at.at[list[k]].block);
		WB_PUSH(a, &by_block.value, list[k]);
	}
	group(a, &by_block, l->fn->nblock, &ms->def_first, &ms->def);
	for (uint32_t b = 0; b < l->fn->nblock; b++) {
		ms->phi_end[b] = ms->def_first[b];
		while (ms->phi_end[b] < ms->def_first[b + 1] && ms->at.at[ms->def[ms->phi_end[b]]].how == MASK_PHI)
			ms->phi_end[b]++;
	}
}

struct liveness {
	struct lanes *l;
	struct pairs live;
	uint32_t *stamp;		/* [block] of the mask under study, + 1 */
	WB_VEC(uint32_t) stack;
};

/* @mask is needed at the start of @b. */
static void
need(struct liveness *v, uint32_t mask, uint32_t b)
{
	if (b == v->l->masks.at.at[mask].block || v->stamp[b] == mask + 1)
		return;
	v->stamp[b] = mask + 1;
	WB_PUSH(v->l->cx->tmp, &v->live.key, b);
	WB_PUSH(v->l->cx->tmp, &v->live.value, mask);
	WB_PUSH(v->l->cx->tmp, &v->stack, b);
}

static void
spread(struct liveness *v, uint32_t mask)
{
	const struct wb_fn *fn = v->l->fn;

	while (v->stack.n) {
		const struct wb_block *blk = &fn->block[v->stack.at[--v->stack.n]];

		for (uint32_t k = 0; k < blk->nin; k++) {
			const struct wb_edge *e = &fn->edge[fn->in[blk->in + k]];

			if (wb_edge_inner(e))
				need(v, mask, e->src);
		}
	}
}

/* Uses of each mask, as (mask, block) pairs: where its start must know it, unless it is made there. */
static void
list_uses(struct lanes *l, struct pairs *use)
{
	struct wb_arena *a = l->cx->tmp;
	struct masks *ms = &l->masks;

	for (uint32_t k = 0; k < ms->at.n; k++) {
		const struct mask *m = &ms->at.at[k];
		uint32_t n = m->how == MASK_BOOL ? 2 : m->how == MASK_CMP ? 1 : m->how == MASK_SELECT ? 3 : 0;

		for (uint32_t s = 0; s < n; s++)
			if (m->src[s] != WB_NONE) {
				WB_PUSH(a, &use->key, m->src[s]);
				WB_PUSH(a, &use->value, m->block);
			}
		for (uint32_t e = 0; m->how == MASK_PHI && e < l->fn->block[m->block].nin; e++) {
			const struct wb_edge *edge = &l->fn->edge[l->fn->in[l->fn->block[m->block].in + e]];

			if (wb_edge_inner(edge)) {
				WB_PUSH(a, &use->key, ms->arg.at[m->arg + e]);
				WB_PUSH(a, &use->value, edge->src);
			}
		}
	}
	for (uint32_t b = 0; b < l->fn->nblock; b++) {
		WB_PUSH(a, &use->key, ms->exec_in[b]);
		WB_PUSH(a, &use->value, b);
		if (ms->branch[b].mask != WB_NONE) {
			WB_PUSH(a, &use->key, ms->branch[b].mask);
			WB_PUSH(a, &use->value, b);
		}
	}
}

static void
list_live(struct lanes *l)
{
	struct liveness v = { .l = l };
	struct pairs use = { 0 };
	uint32_t *first, *list;

	v.stamp = WB_NEW(l->cx->tmp, uint32_t, l->fn->nblock);
	list_uses(l, &use);
	group(l->cx->tmp, &use, l->masks.at.n, &first, &list);
	for (uint32_t k = 2; k < l->masks.at.n; k++) {
		for (uint32_t u = first[k]; u < first[k + 1]; u++)
			need(&v, k, list[u]);
		spread(&v, k);
	}
	group(l->cx->tmp, &v.live, l->fn->nblock, &l->masks.live_first, &l->masks.live);
}

/* Which instruction makes each mask, for those who read the code. */
static void
index_defs(struct lanes *l)
{
	struct masks *ms = &l->masks;

	ms->mask_def = WB_NEW(l->cx->tmp, uint32_t, l->fn->ninst);
	for (uint32_t k = 0; k < l->fn->ninst; k++)
		ms->mask_def[k] = WB_NONE;
	for (uint32_t k = 2; k < ms->at.n; k++)
		if (ms->at.at[k].inst != WB_NONE && !ms->at.at[k].exec && ms->at.at[k].how != MASK_SCC && ms->at.at[k].unit != WB_NONE)
			ms->mask_def[ms->at.at[k].inst] = k;
}

void
lanes_find_masks(struct lanes *l)
{
	struct finder f = { .l = l, .vs = wb_values_new(l->cx, l->fn), .known = wb_map_new(l->cx->tmp) };

	for (int k = 0; k < 2; k++) {
		add_mask(&f, (struct mask){ .how = MASK_CONST, .inst = WB_NONE, .unit = WB_NONE, .unit_hi = WB_NONE });
		l->masks.at.at[k].set = (uint32_t)k;
	}
	begin(&f);
	while (f.work.n)
		define(&f, f.work.at[--f.work.n]);
	list_defs(l);
	list_live(l);
	index_defs(l);
}
