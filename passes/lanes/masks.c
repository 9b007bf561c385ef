/* passes/lanes/masks.c -- the masks that lead to EXEC and to branches, and how each is made.
 *
 * The pass walks backwards from every definition of EXEC and from every branch on a mask. A mask is the value of a pair
 * of registers. One instruction writes both halves, or both are merged at the same block. If two instructions of a
 * block do, it is not known what the mask is. Other halves are no mask, but something unknown wherever they are read.
 *
 *	s_and_b64 s[4:5], vcc, exec	; MASK_BOOL, AND of the masks VCC and EXEC
 *
 * Copies, of both halves at once or of each, are looked through, so it does not matter which register holds a mask.
 * Without optimisation, masks are kept in lanes of vector registers, which are values like any other (../gsa/slots.c).
 * All else is MASK_UNKNOWN: a set of which nothing is known.
 *
 * Cost:   O(instructions + masks).
 */
#include <assert.h>

#include "lanes.h"
#include "wavebound/fold.h"

/* What is known of a value. */
struct traced {
	uint32_t origin;		/* what it is a copy of, + 1; 0: not computed yet */
	uint32_t mask;			/* of which it is the low half; 0: none */
};
struct halves {
	uint32_t lo, hi;		/* values; WB_NONE: none, it is not traced */
};
struct finder {
	struct lanes *l;
	const struct wb_gsa *g;
	struct traced *traced;		/* [value] */
	WB_VEC(struct halves) halves;	/* [mask] */
	WB_VEC(uint32_t) work;		/* masks still to be defined */
};

/* The operand of @i that defines @unit, and whether it is the first definition. */
static const struct wb_opnd *
definition(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, bool *first)
{
	*first = true;
	WB_EACH_OPND(fn, i, o) {
		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		if (unit >= o->id && unit < o->id + o->nunit)
			return o;
		*first = false;
	}
	return NULL;
}

static uint32_t
add_mask(struct finder *f, struct mask m)
{
	struct masks *ms = &f->l->masks;

	m.set = m.atom = m.init = WB_NONE;
	WB_PUSH(f->l->cx->tmp, &ms->at, m);
	WB_PUSH(f->l->cx->tmp, &f->halves, ((struct halves){ WB_NONE, WB_NONE }));
	return ms->at.n - 1;
}

static uint32_t
constant_mask(struct finder *f, bool all)
{
	assert(f->l->masks.at.at[all].kind == MASK_CONST);	/* masks 0 and 1 */
	return all;
}

/* What @v is a copy of. No chain of copies is walked twice. */
static uint32_t
resolve(struct finder *f, uint32_t v)
{
	uint32_t end = v, up;

	if (v == WB_NONE)
		return v;
	while (!f->traced[end].origin && (up = wb_gsa_copied(f->g, end, WB_GSA_ETAS)) != WB_NONE &&
		!wb_unit_of_lanes(f->g, wb_gsa_at(f->g, up)->unit))
		end = up;
	end = f->traced[end].origin ? f->traced[end].origin - 1 : end;
	f->traced[v].origin = end + 1;
	return end;
}

static uint32_t unknown_at(struct finder *f, uint32_t inst, uint32_t b);

/* Whether @v is a value of SCC. */
static bool
is_scc(const struct finder *f, uint32_t v)
{
	return f->l->scc != WB_NONE && wb_gsa_at(f->g, v)->unit == f->l->scc;
}

/* The mask whose halves are the values @lo and @hi, which are no copies, and are made in one block. */
static uint32_t
mask_of(struct finder *f, uint32_t inst, uint32_t b, uint32_t lo, uint32_t hi)
{
	const struct wb_gsa_value *x = wb_gsa_at(f->g, lo), *y = wb_gsa_at(f->g, hi), *last = x->at > y->at ? x : y;
	uint32_t id = f->traced[lo].mask, unit = y->unit == x->unit + f->l->nexec - 1 ? x->unit : WB_NONE;
	bool join = x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED, two = !join && x->at != y->at;

	if (id)
		return f->halves.at[id].hi == hi ? id : unknown_at(f, inst, b);
	id = add_mask(f, (struct mask){ .kind = MASK_UNKNOWN, .block = wb_gsa_block(f->g, lo),
		.unit = two || is_scc(f, lo) ? last->unit : unit, .nunit = two ? 1 : f->l->nexec,
		.inst = join ? WB_NONE : last->at, .exec = unit != WB_NONE && unit == f->l->exec });
	f->halves.at[id] = (struct halves){ lo, hi };
	f->traced[lo].mask = id;
	WB_PUSH(f->l->cx->tmp, &f->work, id);
	return id;
}

/* Whether @lo and @hi are made in one block. In wave32 both are the same value. */
static bool
are_together(const struct finder *f, uint32_t lo, uint32_t hi)
{
	const struct wb_gsa_value *x = wb_gsa_at(f->g, lo), *y = wb_gsa_at(f->g, hi);

	return x->kind == y->kind && (x->at == y->at || wb_gsa_block(f->g, lo) == wb_gsa_block(f->g, hi));
}

/* The mask in registers whose halves are the values @lo and @hi, as @inst reads them; WB_NONE: they are merged where
 * block @b begins. SCC as an operand, and its copies, are the number 0 or 1: no mask. */
static uint32_t
mask_of_pair(struct finder *f, uint32_t inst, uint32_t b, uint32_t lo, uint32_t hi)
{
	if (lo == WB_NONE || hi == WB_NONE)
		return unknown_at(f, inst, b);
	lo = resolve(f, lo);
	hi = resolve(f, hi);
	return is_scc(f, lo) || !are_together(f, lo, hi) ? unknown_at(f, inst, b) : mask_of(f, inst, b, lo, hi);
}

/* The mask of all lanes or none that value @v of SCC stands for in a select or a branch. */
static uint32_t
mask_of_condition(struct finder *f, uint32_t inst, uint32_t v)
{
	if (v == WB_NONE)
		return unknown_at(f, inst, f->l->block_of[inst]);
	v = resolve(f, v);
	return mask_of(f, inst, f->l->block_of[inst], v, v);
}

static uint32_t
unknown_at(struct finder *f, uint32_t inst, uint32_t b)
{
	return add_mask(f, (struct mask){
		.kind = MASK_UNKNOWN, .inst = inst, .block = b, .unit = WB_NONE, .nunit = f->l->nexec });
}

static bool single(const struct lanes *l) { return l->nexec == 1; }

/* What @inst reads through its operand @o, as a mask. */
static uint32_t
read_mask(struct finder *f, uint32_t inst, const struct wb_opnd *o)
{
	uint64_t ones = single(f->l) ? UINT32_MAX : UINT64_MAX;
	uint32_t b = f->l->block_of[inst], at;

	if (o && o->kind == WB_OPND_IMM && (o->imm == 0 || (o->imm & ones) == ones))
		return constant_mask(f, o->imm != 0);
	if (!o || o->kind != WB_OPND_UNIT || o->nunit != f->l->nexec)
		return unknown_at(f, inst, b);
	at = (uint32_t)(o - f->l->fn->opnd);
	return mask_of_pair(f, inst, b, wb_gsa_read(f->g, at, 0), wb_gsa_read(f->g, at, o->nunit - 1u));
}

/* EXEC before @inst, or @after it. */
static uint32_t
exec_at(struct finder *f, uint32_t inst, bool after)
{
	uint32_t (*at)(const struct wb_gsa *, uint32_t, uint32_t) = after ? wb_gsa_after : wb_gsa_before;
	uint32_t lo = f->l->exec;

	return mask_of_pair(
		f, inst, f->l->block_of[inst], at(f->g, inst, lo), at(f->g, inst, lo + f->l->nexec - 1));
}

/* ---- how a mask is made --------------------------------------------------------------------- */
/* A Boolean operation on masks, as an operation on one lane. */
struct boolean {
	bool is;			/* the row is filled: there is such an operation */
	bool not_b, not_all;		/* its second source is negated; its result is */
	bool one;			/* it has one source */
	uint8_t bdd;			/* enum wb_bdd_op */
};

/* The row of @op, or NULL. Those that save EXEC have it as second source; it is the first one where the other is
 * negated. */
static const struct boolean *
boolean(enum wb_op op)
{
#define BOTH(op, ...) [WB_OP_##op] = { true, __VA_ARGS__ }, [WB_OP_SAVEEXEC_##op] = { true, __VA_ARGS__ }
	static const struct boolean row[WB_OP_COUNT] = {
		[WB_OP_MOV] = { true, false, false, true, WB_BDD_OR },
		[WB_OP_NOT] = { true, false, true, true, WB_BDD_OR },
		BOTH(AND, false, false, false, WB_BDD_AND),
		BOTH(OR, false, false, false, WB_BDD_OR),
		BOTH(XOR, false, false, false, WB_BDD_XOR),
		BOTH(ANDN2, true, false, false, WB_BDD_AND),
		BOTH(ORN2, true, false, false, WB_BDD_OR),
		BOTH(NAND, false, true, false, WB_BDD_AND),
		BOTH(NOR, false, true, false, WB_BDD_OR),
		BOTH(XNOR, false, true, false, WB_BDD_XOR),
		[WB_OP_SAVEEXEC_ANDN1] = { true, true, false, false, WB_BDD_AND },
		[WB_OP_SAVEEXEC_ORN1] = { true, true, false, false, WB_BDD_OR },
	};
#undef BOTH

	return row[op].is ? &row[op] : NULL;
}

static bool saves_exec(enum wb_op op) { return op >= WB_OP_SAVEEXEC_AND && op <= WB_OP_SAVEEXEC_ORN1; }

static bool
compares(const struct lanes *l, const struct wb_inst *i)
{
	if (i->flags & WB_I_CROSSLANE)
		return false;		/* DPP: what it leaves for lanes that it skips is not known */
	if (i->op != WB_OP_CMP && (i->op < WB_OP_EQ || i->op > WB_OP_GE))
		return false;
	WB_EACH_OPND(l->fn, i, o)
		if (o->kind == WB_OPND_UNIT && (o->flags & WB_USE) && o->id == l->exec)
			return true;
	return false;
}

/* Whether @i adds or subtracts per lane. Its second definition holds the carries, 0 for lanes that are off. With DPP
 * this is not known; see compares. */
static bool
carries(const struct wb_inst *i)
{
	enum wb_op op = wb_forward((enum wb_op)i->op);

	return (i->flags & WB_I_MASKED) && !(i->flags & WB_I_CROSSLANE) &&
		(op == WB_OP_ADD || op == WB_OP_SUB || op == WB_OP_ADDC || op == WB_OP_SUBB);
}

/* The mask is looked up anew by each of these functions: calls that make masks may move the vector. */
static void
define_as(struct finder *f, uint32_t id, enum mask_kind kind, uint32_t a, uint32_t b)
{
	struct mask *m = &f->l->masks.at.at[id];

	m->kind = (uint8_t)kind;
	m->src[0] = a;
	m->src[1] = b;
}

static void
define_as_boolean(struct finder *f, uint32_t id, enum wb_op op, uint32_t a, uint32_t b)
{
	const struct boolean *x = boolean(op);
	struct mask *m = &f->l->masks.at.at[id];

	define_as(f, id, MASK_BOOL, a, b);
	m->op = x->bdd;
	m->not_b = x->not_b;
	m->not_all = x->not_all;
}

/* Whether the function that @i calls was found to return with the EXEC it was called with. */
static bool
keeps_exec(const struct finder *f, const struct wb_inst *i)
{
	const struct wb_module *m = f->l->module;
	uint32_t to = wb_callee(f->l->fn, i);

	return m && to < m->nfn && m->fn[to]->lanes && m->fn[to]->lanes->keeps_exec;
}

/* Whether @v is the last value that its instruction writes to its register: no later operand of it writes there
 * again. */
static bool
is_last_def(const struct wb_gsa *g, uint32_t v)
{
	const struct wb_gsa_value *x = wb_gsa_at(g, v);

	return v + 1 == g->nvalue || x[1].unit != x->unit || x[1].at != x->at;
}

/* Mask @id, whose halves are written by the one instruction @inst. */
static void
define_by_one(struct finder *f, uint32_t id, uint32_t inst)
{
	const struct wb_fn *fn = f->l->fn;
	const struct wb_inst *i = &fn->inst[inst];
	uint32_t unit = f->l->masks.at.at[id].unit;
	enum wb_op op = (enum wb_op)i->op;
	bool first;
	const struct wb_opnd *d = definition(fn, i, unit, &first);

	if (op == WB_OP_CALL) {
		if (f->l->masks.at.at[id].exec && keeps_exec(f, i))
			define_as_boolean(f, id, WB_OP_MOV, exec_at(f, inst, false), WB_NONE);
		return;
	}
	if (!d || d->id != unit || d->nunit != f->l->nexec)
		return;			/* it writes more than both halves */
	if (d == wb_opnd(fn, i, 0) && fn->unit[unit].cls == WB_UNIT_SCALAR &&
		is_last_def(f->g, f->halves.at[id].lo) && is_last_def(f->g, f->halves.at[id].hi))
		WB_PUSH(f->l->cx->tmp, &f->l->masks.other, ((struct mask_def){ inst, id }));
	if (saves_exec(op) && first && unit != f->l->exec) {
		define_as_boolean(f, id, WB_OP_MOV, exec_at(f, inst, false), WB_NONE);
	} else if (saves_exec(op)) {
		uint32_t a = read_mask(f, inst, wb_source(fn, i, 0)), exec = exec_at(f, inst, false);
		bool exec_first = op == WB_OP_SAVEEXEC_ANDN1 || op == WB_OP_SAVEEXEC_ORN1;

		define_as_boolean(f, id, op, exec_first ? exec : a, exec_first ? a : exec);
	} else if (first && boolean(op)) {
		uint32_t a = read_mask(f, inst, wb_source(fn, i, 0));

		define_as_boolean(
			f, id, op, a, boolean(op)->one ? WB_NONE : read_mask(f, inst, wb_source(fn, i, 1)));
	} else if (op == WB_OP_SELECT && f->l->scc != WB_NONE) {
		uint32_t a = read_mask(f, inst, wb_source(fn, i, 0)),
			 b = read_mask(f, inst, wb_source(fn, i, 1));
		uint32_t on = mask_of_condition(f, inst, wb_gsa_before(f->g, inst, f->l->scc));

		define_as(f, id, MASK_SELECT, a, b);
		f->l->masks.at.at[id].src[2] = on;
	} else if (op == WB_OP_CMPX && unit != f->l->exec) {
		define_as_boolean(f, id, WB_OP_MOV, exec_at(f, inst, true), WB_NONE);
	} else if (op == WB_OP_CMPX || (first ? compares(f->l, i) : carries(i))) {
		define_as(f, id, MASK_CMP, exec_at(f, inst, false), WB_NONE);
	}
}

static void
define_phi(struct finder *f, uint32_t id, uint32_t b)
{
	uint32_t lo = f->halves.at[id].lo, hi = f->halves.at[id].hi, first = f->l->masks.arg.n,
		 n = f->l->fn->block[b].nin;

	for (uint32_t k = 0; k < n; k++)
		WB_PUSH(f->l->cx->tmp, &f->l->masks.arg, WB_NONE);
	for (uint32_t k = 0; k < n; k++) {
		uint32_t m = mask_of_pair(f, WB_NONE, b, wb_gsa_arg(f->g, lo, k), wb_gsa_arg(f->g, hi, k));

		f->l->masks.arg.at[first + k] = m;
	}
	f->l->masks.at.at[id].kind = MASK_PHI;
	f->l->masks.at.at[id].arg = first;
}

static bool is_def(const struct wb_gsa_value *v) { return v->kind == WB_GSA_DEF && !v->clobber; }

static void
define_mask(struct finder *f, uint32_t id)
{
	struct halves h = f->halves.at[id];
	const struct wb_gsa_value *lo = wb_gsa_at(f->g, h.lo), *hi = wb_gsa_at(f->g, h.hi);
	struct mask *m = &f->l->masks.at.at[id];

	if (lo->unit == f->l->scc)
		m->kind = MASK_SCC;
	else if (lo->kind == WB_GSA_ENTRY && m->exec)
		m->kind = MASK_ENTRY;
	else if (lo->kind == WB_GSA_DEF && lo->at == hi->at &&
		(is_def(lo) ? is_def(hi) : f->l->fn->inst[lo->at].op == WB_OP_CALL))
		define_by_one(f, id, lo->at);
	else if (lo->kind == WB_GSA_GAMMA || lo->kind == WB_GSA_MU)
		define_phi(f, id, lo->at);
}

/* ---- where to begin ---------------------------------------------------------------------------- */
/* SCC is a condition of the wave. */
static struct branch
branch_on_wave(struct finder *f, uint32_t inst, const struct wb_opnd *scc, bool taken_if_zero)
{
	uint32_t v = resolve(f, wb_gsa_use_of(f->g, scc, 0));

	return (struct branch){ v == WB_NONE ? WB_NONE : mask_of_condition(f, inst, v), taken_if_zero };
}

/* SCC of a Boolean operation on masks says whether its result is zero. So does the SCC of a comparison with 0. */
static struct branch
branch_on_scc(struct finder *f, uint32_t inst, const struct wb_opnd *scc, bool taken_if_zero)
{
	const struct lanes *l = f->l;
	uint32_t v = resolve(f, wb_gsa_use_of(f->g, scc, 0)), at = v == WB_NONE ? WB_NONE : wb_gsa_at(f->g, v)->at;
	const struct wb_inst *i = v != WB_NONE && is_def(wb_gsa_at(f->g, v)) ? &l->fn->inst[at] : NULL;

	if (i && i->op != WB_OP_MOV && boolean(i->op) && i->nopnd &&
		wb_opnd(l->fn, i, 0)->kind == WB_OPND_UNIT) {
		const struct wb_opnd *d = wb_opnd(l->fn, i, 0);
		uint32_t unit = saves_exec(i->op) ? l->exec : d->id;

		if (d->nunit == l->nexec && (d->flags & WB_DEF))
			return (struct branch){ mask_of_pair(f, at, l->block_of[at], wb_gsa_after(f->g, at, unit),
							wb_gsa_after(f->g, at, unit + l->nexec - 1)), taken_if_zero };
	}
	if (i && (i->op == WB_OP_EQ || i->op == WB_OP_NE)) {
		const struct wb_opnd *a = wb_source(l->fn, i, 0), *b = wb_source(l->fn, i, 1);

		if (a && b && a->kind == WB_OPND_UNIT && a->nunit == l->nexec && b->kind == WB_OPND_IMM && b->imm == 0)
			return (struct branch){ read_mask(f, at, a), taken_if_zero == (i->op == WB_OP_NE) };
	}
	return branch_on_wave(f, inst, scc, taken_if_zero);
}

static struct branch
branch_of(struct finder *f, uint32_t b)
{
	const struct lanes *l = f->l;
	const struct wb_inst *i = wb_last_inst(l->fn, b);
	uint32_t inst = wb_last_of(l->fn, b);
	const struct wb_opnd *o = wb_branch_condition(l->fn, i);

	if (!o)
		return (struct branch){ WB_NONE, false };
	if (o->id == l->scc)
		return branch_on_scc(f, inst, o, i->op == WB_OP_CBRZ);
	if (o->nunit != l->nexec)
		return (struct branch){ WB_NONE, false };
	return (struct branch){ read_mask(f, inst, o), i->op == WB_OP_CBRZ };
}

/* [inst] whether it writes EXEC, or calls. */
static struct wb_bits
find_writers(const struct finder *f)
{
	const struct lanes *l = f->l;
	struct wb_bits writes = wb_bits_new(l->cx->tmp, l->fn->ninst);

	for (uint32_t u = l->exec; l->exec != WB_NONE && u < l->exec + l->nexec; u++)
		for (uint32_t row = f->g->row_of[u], v = f->g->row[row].write; v < f->g->row[row + 1].value; v++)
			wb_bit_set(writes, wb_gsa_at(f->g, v)->at);
	for (uint32_t c = 0; l->exec != WB_NONE && c < f->g->ncall; c++)
		wb_bit_set(writes, f->g->call[c]);
	return writes;
}

static void
begin_block(struct finder *f, struct wb_bits writes, uint32_t b)
{
	struct lanes *l = f->l;
	uint32_t exec = constant_mask(f, true);

	l->masks.write_first[b] = l->masks.write.n;
	if (l->exec != WB_NONE && l->fn->dom->pre[b] != WB_NONE)
		exec = mask_of_pair(f, WB_NONE, b, wb_gsa_in(f->g, b, l->exec),
			wb_gsa_in(f->g, b, l->exec + l->nexec - 1));
	l->masks.exec_in[b] = exec;
	WB_EACH_INST(l->fn, b, k)
		if (wb_bit(writes, k)) {
			exec = exec_at(f, k, true);
			WB_PUSH(l->cx->tmp, &l->masks.write, ((struct mask_def){ k, exec }));
		}
	l->masks.exec_out[b] = exec;
}

static void
begin_masks(struct finder *f)
{
	struct lanes *l = f->l;
	struct masks *ms = &l->masks;
	const struct wb_fn *fn = l->fn;
	struct wb_bits writes = find_writers(f);

	ms->exec_in = WB_ROOM(l->cx->tmp, uint32_t, fn->nblock);
	ms->exec_out = WB_ROOM(l->cx->tmp, uint32_t, fn->nblock);
	ms->write_first = WB_ROOM(l->cx->tmp, uint32_t, (size_t)fn->nblock + 1);
	ms->branch = WB_ROOM(l->cx->tmp, struct branch, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		begin_block(f, writes, b);
		ms->branch[b] = branch_of(f, b);
	}
	ms->write_first[fn->nblock] = ms->write.n;
}

/* ---- waves of 32 lanes ------------------------------------------------------------------------- */
/* The masks of which it is not known where they come from. */
static struct wb_bits
from_elsewhere(const struct finder *f)
{
	const struct wb_fn *fn = f->l->fn;
	struct wb_bits may_be = wb_bits_new(f->l->cx->tmp, f->l->masks.at.n);

	for (uint32_t m = 0; m < f->l->masks.at.n; m++) {
		uint32_t lo = f->halves.at[m].lo;
		const struct wb_gsa_value *x = lo == WB_NONE ? NULL : wb_gsa_at(f->g, lo);

		if (!x || f->l->masks.at.at[m].kind != MASK_UNKNOWN)
			continue;
		if (x->clobber || (x->kind == WB_GSA_ENTRY ? !fn->is_kernel : x->kind != WB_GSA_DEF ||
					fn->inst[x->at].op == WB_OP_READLANE || fn->inst[x->at].op == WB_OP_CALL))
			wb_bit_set(may_be, m);
	}
	return may_be;
}

/* Scalars that are numbers are no masks: not for branches, and not for readers. */
static void
set_numbers_apart(struct finder *f)
{
	const struct wb_fn *fn = f->l->fn;
	struct masks *ms = &f->l->masks;
	struct wb_bits of_lanes = lanes_made_by_lanes(f->l, from_elsewhere(f));
	uint32_t n = 0;

	for (uint32_t k = 0; k < ms->other.n; k++)
		if (wb_bit(of_lanes, ms->other.at[k].mask))
			ms->other.at[n++] = ms->other.at[k];
	ms->other.n = n;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_inst *i = wb_last_inst(fn, b);
		const struct wb_opnd *o = wb_branch_condition(fn, i);
		uint32_t m = ms->branch[b].mask;

		if (o && o->id == f->l->scc && m != WB_NONE && ms->at.at[m].kind != MASK_SCC && !wb_bit(of_lanes, m))
			ms->branch[b] = branch_on_wave(f, wb_last_of(fn, b), o, i->op == WB_OP_CBRZ);
	}
}

const uint32_t *
lanes_sources(const struct lanes *l, const struct mask *m, uint32_t *n)
{
	*n = m->kind == MASK_PHI ? l->fn->block[m->block].nin :
		m->kind == MASK_BOOL ? 2 : m->kind == MASK_CMP ? 1 : m->kind == MASK_SELECT ? 3 : 0;
	return m->kind == MASK_PHI ? &l->masks.arg.at[m->arg] : m->src;
}

static void
define_all(struct finder *f)
{
	while (f->work.n)
		define_mask(f, f->work.at[--f->work.n]);
}

void
lanes_find_masks(struct lanes *l)
{
	struct finder f = { .l = l, .g = l->fn->gsa };

	for (int k = 0; k < 2; k++) {
		add_mask(&f, (struct mask){ .kind = MASK_CONST, .inst = WB_NONE, .unit = WB_NONE });
		l->masks.at.at[k].set = (uint32_t)k;
	}
	f.traced = WB_NEW(l->cx->tmp, struct traced, f.g->nvalue);
	begin_masks(&f);
	define_all(&f);
	if (single(l)) {
		set_numbers_apart(&f);
		define_all(&f);
	}
}
