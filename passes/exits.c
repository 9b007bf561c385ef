/* passes/exits.c -- what decides whether a loop is left at the end of a block.
 *
 * A branch tests SCC, or a mask of lanes that SCC selects. SCC is followed as a
 * value to the comparison, addition or subtraction that made it, whatever stands
 * between. One side of that must be constant; the other is what counts.
 */
#include "trips.h"

/* ---- SCC ----------------------------------------------------------------------------- */
static enum wb_op
mirror(enum wb_op op)
{
	switch (op) {
	case WB_OP_LT: return WB_OP_GT;
	case WB_OP_LE: return WB_OP_GE;
	case WB_OP_GT: return WB_OP_LT;
	case WB_OP_GE: return WB_OP_LE;
	default: return op;
	}
}

enum wb_op
wb_compare_opposite(enum wb_op op)
{
	static const enum wb_op of[] = { WB_OP_NE, WB_OP_EQ, WB_OP_GE, WB_OP_GT, WB_OP_LE, WB_OP_LT };

	return of[op - WB_OP_EQ];
}

/* A comparison that defines SCC, or an addition or subtraction whose carry or overflow does. */
static bool
is_test(const struct wb_formula *f, uint8_t type)
{
	if (f->op == WB_OP_ADD || f->op == WB_OP_SUB)
		return f->second && type != WB_T_B32;
	if (!wb_compare_is(f->op) || f->second || !f->b || f->c)
		return false;
	return type != WB_T_B32 || f->op == WB_OP_EQ || f->op == WB_OP_NE;
}

/* Which source is the counter: the one that is not constant. */
static bool
read_operands(struct trips *t, struct test *s, const struct wb_formula *f, struct verdict *no)
{
	struct wb_const a = wb_opnd_const(t->vs, s->inst, f->a), b = wb_opnd_const(t->vs, s->inst, f->b);
	const struct wb_opnd *x = b.known ? f->a : f->b;

	s->limit = b.known ? b.k : a.k;
	if (!a.known && !b.known) {
		struct wb_affine form = wb_value_affine(t->vs, wb_value_before(t->vs, s->inst, f->a->id));
		bool first = form.base.kind == WB_V_MERGE && form.base.at == t->ls->loop[s->loop].header;
		const struct wb_opnd *limit = first ? f->b : f->a;

		*no = REFUSE(t, NOT_CONSTANT, "the exit at %s compares with %s, which is %s", wb_trips_at(t, s->inst), t->fn->unit[limit->id].name, wb_trips_describe(t, first ? b.because : a.because));
		return false;
	}
	if (x->kind != WB_OPND_UNIT) {
		*no = REFUSE(t, NEVER, "the exit at %s compares two constants", wb_trips_at(t, s->inst));
		return false;
	}
	s->op = b.known ? f->op : mirror(f->op);
	if (!b.known && f->op == WB_OP_SUB) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests the borrow of a constant minus %s", wb_trips_at(t, s->inst), t->fn->unit[x->id].name);
		return false;
	}
	s->x = wb_value_before(t->vs, s->inst, x->id);
	return true;
}

/* The definition of SCC that the branch of s->block reads. */
bool
wb_exit_read(struct trips *t, struct test *s, struct wb_value v, struct verdict *no)
{
	uint32_t b = wb_value_block(t->vs, v);
	struct wb_formula f = wb_value_formula(t->vs, v);

	if (v.kind == WB_V_MERGE && wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s depends on the way taken to %s", wb_trips_place(t, s->block), wb_trips_place(t, b));
	else if (v.kind == WB_V_LIMIT)
		*no = REFUSE(t, NOT_MODELLED, "the function is too large to follow its values");
	else if (v.kind == WB_V_ENTRY || !wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NEVER, "the exit condition at %s does not change in the loop", wb_trips_place(t, s->block));
	else if (!is_test(&f, t->fn->inst[v.at].type))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests a value %s", wb_trips_place(t, s->block), wb_trips_describe(t, v));
	else {
		s->inst = v.at;
		s->sign = t->fn->inst[v.at].type == WB_T_I32;
		return read_operands(t, s, &f, no);
	}
	return false;
}

/* ---- exits on a mask that SCC decides --------------------------------------------------------------
 * A loop that may also break has its exit condition turned into a mask of lanes:
 *
 *	m = select -1, 0 (scc)		on one way; on others (the break) m = mov -1
 *	vcc = andn2 exec, m
 *	cbrz vcc, @outside		stays only if m is not -1, so not if scc
 *
 * A round that stays came by the select with SCC clear. A round may leave in other ways.
 */
struct mask {
	uint32_t nunit;			/* 2, or 1 with waves of 32 lanes */
	bool ones;			/* leaves for certain if all bits are this */
	uint32_t nselect;
	struct wb_value scc;		/* read by the only select */
	bool leave_if;			/* of scc */
};

static bool
is_all(const struct wb_opnd *o, uint32_t nunit, bool ones)
{
	return o->kind == WB_OPND_IMM && o->imm == (!ones ? 0 : nunit == 2 ? UINT64_MAX : UINT32_MAX);
}

/* The instruction that defines exactly the @nunit units from @v's on. */
static const struct wb_inst *
sole_def(struct trips *t, struct wb_value v, struct wb_value high, uint32_t nunit)
{
	const struct wb_inst *i = v.kind == WB_V_DEF ? &t->fn->inst[v.at] : NULL;

	if (!i || !i->nopnd || (nunit == 2 && (high.kind != WB_V_DEF || high.at != v.at)))
		return NULL;
	if (!(wb_opnd(t->fn, i, 0)->flags & WB_DEF) || wb_opnd(t->fn, i, 0)->id != v.unit || wb_opnd(t->fn, i, 0)->nunit != nunit)
		return NULL;
	return i->flags & (WB_I_UNMODELLED | WB_I_MASKED) ? NULL : i;
}

static bool
is_exec(struct trips *t, const struct wb_opnd *o, uint32_t nunit)
{
	return o->kind == WB_OPND_UNIT && o->nunit == nunit && t->fn->unit[o->id].role == WB_ROLE_EXEC_LO;
}

/* The first three sources of @i; how many it has. */
static uint32_t
sources(struct trips *t, const struct wb_inst *i, const struct wb_opnd *src[3])
{
	uint32_t n = 0;

	for (uint32_t k = 0; i && k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(t->fn, i, k);

		if (o->kind != WB_OPND_MOD && o->flags & WB_USE) {
			if (n < 3)
				src[n] = o;
			n++;
		}
	}
	return n;
}

/* vcc = exec & m or exec & ~m: which operand is m. */
static const struct wb_opnd *
mask_operand(struct trips *t, const struct wb_inst *i, struct mask *m)
{
	const struct wb_opnd *src[3], *o;

	if (sources(t, i, src) != 2 || (i->op != WB_OP_AND && i->op != WB_OP_ANDN2))
		return NULL;
	m->ones = i->op == WB_OP_ANDN2;
	if (is_exec(t, src[0], m->nunit))
		o = src[1];
	else if (i->op == WB_OP_AND && is_exec(t, src[1], m->nunit))
		o = src[0];
	else
		return NULL;
	return o->kind == WB_OPND_UNIT && o->nunit == m->nunit ? o : NULL;
}

/* One definition that may reach m: certain to leave, or the select. */
static bool
mask_source(struct trips *t, struct mask *m, const struct wb_inst *i)
{
	const struct wb_opnd *src[3];
	uint32_t n = sources(t, i, src);

	if (n == 1 && i->op == WB_OP_MOV)
		return is_all(src[0], m->nunit, m->ones);
	if (n != 3 || i->op != WB_OP_SELECT || m->nselect++ || src[2]->kind != WB_OPND_UNIT || src[2]->nunit != 1)
		return false;
	m->leave_if = is_all(src[0], m->nunit, m->ones);
	m->scc = wb_value_before(t->vs, (uint32_t)(i - t->fn->inst), src[2]->id);
	return is_all(src[m->leave_if ? 0 : 1], m->nunit, m->ones);
}

/* A value of m to look into, and the edge by which it reaches the merge from[]. */
struct lead {
	struct wb_value v, high;
	uint32_t from, edge;
};

/* Follows m through merges inside the loop, which are few in compiled code. On the
 * way to the select, the edges taken are those of every round that stays. */
static bool
follow_mask(struct trips *t, struct test *s, struct mask *m, uint32_t inst, uint32_t unit)
{
	struct lead todo[MOST_WAYS], merge[MOST_WAYS];
	uint32_t n = 1, nmerge = 0;

	todo[0] = (struct lead){ wb_value_before(t->vs, inst, unit), wb_value_before(t->vs, inst, unit + m->nunit - 1), WB_NONE, WB_NONE };
	while (n) {
		struct lead at = todo[--n];
		const struct wb_block *b;

		if (at.v.kind != WB_V_MERGE) {
			uint32_t before = m->nselect;

			if (!mask_source(t, m, sole_def(t, at.v, at.high, m->nunit)))
				return false;
			for (struct lead *l = &at; m->nselect > before && l->from != WB_NONE; l = &merge[l->from])
				s->way[s->nway++] = (struct way){ merge[l->from].v.at, l->edge };
			continue;
		}
		b = &t->fn->block[at.v.at];
		for (uint32_t k = 0; k < nmerge; k++)
			if (merge[k].v.at == at.v.at)
				return false;
		if (at.high.kind != WB_V_MERGE || at.high.at != at.v.at || nmerge == MOST_WAYS || n + b->nin > MOST_WAYS)
			return false;
		if (at.v.at == t->ls->loop[s->loop].header || t->ls->of_block[at.v.at] != s->loop)
			return false;
		for (uint32_t k = 0; k < b->nin; k++) {
			uint32_t e = t->fn->in[b->in + k];

			if (!wb_edge_live(&t->fn->edge[e]))
				continue;
			todo[n++] = (struct lead){ wb_value_along(t->vs, e, at.v.unit), wb_value_along(t->vs, e, at.high.unit), nmerge, e };
		}
		merge[nmerge++] = at;
	}
	for (uint32_t k = 0; k < s->nway / 2; k++) {	/* found from the select to the exit */
		struct way swap = s->way[k];

		s->way[k] = s->way[s->nway - 1 - k];
		s->way[s->nway - 1 - k] = swap;
	}
	return m->nselect == 1;
}

/* Whether the exit of @b on the mask @cond comes down to SCC: then *scc is its value and s->leave_if says when. */
static bool
read_mask(struct trips *t, struct test *s, uint32_t br, const struct wb_opnd *cond, struct wb_value *scc)
{
	struct mask m = { .nunit = cond->nunit };
	const struct wb_opnd *o;
	const struct wb_inst *i;

	if (m.nunit < 1 || m.nunit > 2)
		return false;
	i = sole_def(t, wb_value_before(t->vs, br, cond->id), wb_value_before(t->vs, br, cond->id + m.nunit - 1), m.nunit);
	o = mask_operand(t, i, &m);
	if (!o || !follow_mask(t, s, &m, (uint32_t)(i - t->fn->inst), o->id))
		return false;
	*scc = m.scc;
	s->leave_if = m.leave_if;
	s->or_else = true;
	return true;
}

/* ---- branches ------------------------------------------------------------------------ */
/* The two edges of the conditional branch that ends @b: does exactly one leave, and which? */
static bool
one_leaves(struct trips *t, uint32_t loop, uint32_t b, bool *taken_leaves)
{
	const struct wb_block *blk = &t->fn->block[b];
	uint32_t out = 0, taken = 0, taken_out = 0, live = 0;

	for (uint32_t k = 0; k < blk->nout; k++) {
		const struct wb_edge *e = &t->fn->edge[t->fn->out[blk->out + k]];
		bool leaves = !wb_loop_has(t->ls, loop, e->dst);

		if (!wb_edge_live(e))
			continue;
		live++;
		out += leaves;
		taken += e->kind == WB_EDGE_TAKEN;
		taken_out += leaves && e->kind == WB_EDGE_TAKEN;
	}
	*taken_leaves = taken_out;
	return live == 2 && taken == 1 && out == 1;
}

/* The units a conditional branch tests, or NULL. */
static const struct wb_opnd *
condition(const struct wb_fn *fn, const struct wb_inst *br)
{
	const struct wb_opnd *cond = NULL;

	if (!br || (br->op != WB_OP_CBRNZ && br->op != WB_OP_CBRZ))
		return NULL;
	for (uint32_t k = 0; k < br->nopnd; k++)
		if (wb_opnd(fn, br, k)->kind == WB_OPND_UNIT) {
			if (cond)
				return NULL;
			cond = wb_opnd(fn, br, k);
		}
	return cond;
}

static struct verdict
not_scalar(struct trips *t, uint32_t b, const struct wb_opnd *cond)
{
	switch (t->fn->unit[cond->id].role) {
	case WB_ROLE_EXEC_LO: case WB_ROLE_EXEC_HI:
		return REFUSE(t, NOT_SCALAR, "the exit at %s is divergent: it tests EXEC, which lanes are left", wb_trips_place(t, b));
	case WB_ROLE_VCC_LO: case WB_ROLE_VCC_HI:
		return REFUSE(t, NOT_SCALAR, "the exit at %s tests VCC, a mask of lanes", wb_trips_place(t, b));
	default:
		return REFUSE(t, NOT_SCALAR, "the exit at %s tests %s, not SCC", wb_trips_place(t, b), t->fn->unit[cond->id].name);
	}
}

bool
wb_exit_find(struct trips *t, struct test *s, struct wb_value *scc, struct verdict *no)
{
	const struct wb_inst *br = wb_last_inst(t->fn, s->block);
	const struct wb_opnd *cond = condition(t->fn, br);
	bool taken_leaves;

	if (!cond) {
		*no = REFUSE(t, NOT_SCALAR, "the exit at %s is not a branch on one condition", wb_trips_place(t, s->block));
		return false;
	}
	if (!one_leaves(t, s->loop, s->block, &taken_leaves)) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s has an unusual branch", wb_trips_place(t, s->block));
		return false;
	}
	s->leave_if = taken_leaves == (br->op == WB_OP_CBRNZ);
	if (t->fn->unit[cond->id].role == WB_ROLE_SCC && cond->nunit == 1) {
		*scc = wb_value_before(t->vs, (uint32_t)(br - t->fn->inst), cond->id);
		return true;
	}
	if (!s->leave_if && read_mask(t, s, (uint32_t)(br - t->fn->inst), cond, scc))
		return true;
	*no = not_scalar(t, s->block, cond);
	return false;
}
