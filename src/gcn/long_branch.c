/* src/gcn/long_branch.c -- branches whose distance does not fit in 16 bits.
 *
 * If a target is more than 128 KiB away, compilers write
 *
 *	s_getpc_b64 s[4:5]
 *	s_add_u32 s4, s4, (.LBB0_9-.Lpost_getpc0)&4294967295
 *	s_addc_u32 s5, s5, (.LBB0_9-.Lpost_getpc0)>>32
 *	s_setpc_b64 s[4:5]
 *
 * Generators of assembly compute the distance in a register: s_add_i32 s6, DISTANCE, 4; then s_add_u32 and s_addc_u32.
 * For a branch backwards, they use s_abs_i32 s6, s6, then s_sub_u32 and s_subb_u32. One macro for both tests the sign:
 *
 *	s_cmp_ge_i32 s6, 0
 *	s_cbranch_scc1 forwards		; decided: the distance is known
 *	...s_abs_i32, s_sub_u32, s_subb_u32, s_setpc_b64
 * forwards:
 *	...s_add_u32, s_addc_u32, s_setpc_b64
 *
 * So instructions are evaluated from s_getpc_b64 on. s_setpc_b64 is a branch under these conditions:
 *   - there are only such instructions on the way, and all their sources are known
 *   - the result is the address of an instruction of the same function
 *   - control comes in no other way to an instruction on the way, which would bring other values
 * A conditional branch on the way is decided then, and its other side is not executed.
 *
 * Labels may be defined later in the text. So differences and branches are computed when all lines have been read.
 */
#include <stdlib.h>

#include "gcn.h"

/* ---- differences of labels ----------------------------------------------------------- */
void
gcn_label_differences(struct wb_gcn_unit *u)
{
	for (uint32_t k = 0; k < u->fixup.n; k++) {
		struct fixup *f = &u->fixup.at[k];
		struct wb_inst *i = &f->section->inst.at[f->inst];

		if (gcn_expr_fold(u, &f->v) && f->v.k >= INT32_MIN && f->v.k <= UINT32_MAX) {
			u->opnd.at[f->opnd].imm = (uint32_t)f->v.k;
			continue;
		}
		wb_report(u->cx->diag, WB_E_GCN_OPERAND, i->loc,
			"the difference of labels is not known, or does not fit in 32 bits");
		i->spare = MARK_BAD;
	}
}

/* ---- evaluation of scalar instructions ------------------------------------------------ */
#define MOST_EVALUATED 24u	/* instructions from s_getpc_b64 to the jump */

struct evaluation {
	const struct wb_gcn_unit *u;
	uint32_t unit[2 + MOST_EVALUATED], value[2 + MOST_EVALUATED], n;	/* registers that were written */
	bool scc_known, scc;
};

static bool
known(const struct evaluation *l, const struct wb_opnd *o, uint32_t *value)
{
	if (o->kind == WB_OPND_IMM) {
		*value = (uint32_t)o->imm;
		return true;
	}
	for (uint32_t k = l->n; o->kind == WB_OPND_UNIT && k--;)
		if (l->unit[k] == o->id) {
			*value = l->value[k];
			return true;
		}
	return false;
}

/* Appends a value. A register may have several; the last one counts. */
static void
set(struct evaluation *l, uint32_t unit, uint64_t value)
{
	l->unit[l->n] = unit;
	l->value[l->n++] = (uint32_t)value;
}

/* Evaluates a comparison of 32 bits; false: it is none, or a source is unknown. */
static bool
compare(struct evaluation *l, const struct wb_inst *i)
{
	const struct wb_opnd *o = &l->u->opnd.at[i->opnd];
	bool is_signed = i->type == WB_T_I32;
	uint32_t a, b;
	int64_t x, y;

	if (i->flags & WB_I_MASKED || i->nopnd < 2 || (i->type != WB_T_I32 && i->type != WB_T_U32) ||
		!known(l, &o[0], &a) || !known(l, &o[1], &b))
		return false;
	x = is_signed ? (int64_t)(int32_t)a : (int64_t)a;
	y = is_signed ? (int64_t)(int32_t)b : (int64_t)b;
	switch (i->op) {
	case WB_OP_EQ: l->scc = x == y; break;
	case WB_OP_NE: l->scc = x != y; break;
	case WB_OP_LT: l->scc = x < y; break;
	case WB_OP_LE: l->scc = x <= y; break;
	case WB_OP_GT: l->scc = x > y; break;
	case WB_OP_GE: l->scc = x >= y; break;
	default: return false;
	}
	l->scc_known = true;
	return true;
}

/* Evaluates the 32-bit instruction @i. False: it is another instruction, or a source is unknown. */
static bool
compute(struct evaluation *l, const struct wb_inst *i)
{
	const struct wb_opnd *o = &l->u->opnd.at[i->opnd];
	uint32_t a, b = 0;
	uint64_t in = l->scc, r;

	if (i->flags & WB_I_MASKED || i->nopnd < 2 || o[0].kind != WB_OPND_UNIT || o[0].nunit != 1 ||
		!(o[0].flags & WB_DEF) || !known(l, &o[1], &a))
		return false;
	if (i->op == WB_OP_MOV) {
		set(l, o[0].id, a);
		return true;
	}
	if (i->op != WB_OP_ABS && (i->nopnd < 3 || !known(l, &o[2], &b)))
		return false;
	if ((i->op == WB_OP_ADDC || i->op == WB_OP_SUBB) && !l->scc_known)
		return false;
	switch (i->op) {
	case WB_OP_ADD: r = (uint64_t)a + b; break;
	case WB_OP_ADDC: r = (uint64_t)a + b + in; break;
	case WB_OP_SUB: r = (uint64_t)a - b; break;
	case WB_OP_SUBB: r = (uint64_t)a - b - in; break;
	case WB_OP_ABS: r = a >> 31 ? (uint32_t)-a : a; break;
	default: return false;
	}
	l->scc_known = i->type == WB_T_U32;	/* SCC of a signed sum is the overflow */
	l->scc = r >> 32 & 1;
	set(l, o[0].id, r);
	return true;
}

/* ---- branches -------------------------------------------------------------------------- */
struct long_branch {
	struct section *section;
	uint32_t path[MOST_EVALUATED + 1], n;	/* instructions, from s_getpc_b64 to s_setpc_b64 */
	uint64_t to;			/* address */
	bool entered;			/* control comes in another way to an instruction of the path */
};

/* Where the branch @k of @o goes within it, if that is decided: at the next instruction, or elsewhere. */
static bool
decided(const struct wb_gcn_unit *u, const struct evaluation *l, const struct opened *o, uint32_t k, uint32_t *to)
{
	const struct wb_inst *i = &o->section->inst.at[k];
	const struct wb_opnd *on = i->nopnd ? &u->opnd.at[i->opnd] : NULL;
	const struct jump *j = gcn_jump_at(o->section, k);
	const struct sym *s = j && j->sym != WB_NONE ? &u->sym.at[j->sym] : NULL;
	const struct wb_inst *at = NULL;
	bool by_scc = on && on->kind == WB_OPND_UNIT && on->id == WB_GCN_SCC && l->scc_known;

	if (!j || !(i->op == WB_OP_BR || (by_scc && (i->op == WB_OP_CBRNZ || i->op == WB_OP_CBRZ))))
		return false;
	*to = k + 1;
	if (i->op != WB_OP_BR && l->scc != (i->op == WB_OP_CBRNZ))
		return true;
	if (!s)
		at = gcn_inst_at(o->section, o->first, o->last, j->addr);
	if (s ? !s->defined || s->absolute || s->twice || s->section != o->section->id : !at || at->addr != j->addr)
		return false;
	*to = s ? s->inst : (uint32_t)(at - o->section->inst.at);
	return true;
}

/* Whether the s_getpc_b64 at @k begins a branch within @o; *f describes it. */
static bool
is_long_branch(const struct wb_gcn_unit *u, const struct opened *o, uint32_t k, struct long_branch *f)
{
	const struct wb_inst *inst = o->section->inst.at, *to;
	const struct wb_opnd *pc = &u->opnd.at[inst[k].opnd];
	struct evaluation l = { .u = u };
	struct wb_opnd half[2];
	uint32_t at = k + 1, lo, hi;

	*f = (struct long_branch){ .section = o->section, .path = { k }, .n = 1 };
	set(&l, pc->id, inst[k].addr + inst[k].bytes);
	set(&l, pc->id + 1, (inst[k].addr + inst[k].bytes) >> 32);
	for (; f->n < MOST_EVALUATED && at > k && at < o->last && inst[at].op != WB_OP_RET; f->n++) {
		f->path[f->n] = at;
		if (compute(&l, &inst[at]) || compare(&l, &inst[at]))
			at++;
		else if (!decided(u, &l, o, at, &at))
			return false;
	}
	if (at <= k || at >= o->last || inst[at].op != WB_OP_RET)
		return false;
	f->path[f->n++] = at;
	half[0] = half[1] = u->opnd.at[inst[at].opnd];
	half[1].id++;
	if (!known(&l, &half[0], &lo) || !known(&l, &half[1], &hi))
		return false;
	f->to = (uint64_t)hi << 32 | lo;
	to = gcn_inst_at(o->section, o->first, o->last, f->to);
	return to && to->addr == f->to;
}

struct long_branches {
	WB_VEC(struct long_branch) at;
	struct wb_map on;	/* struct on_path: number of the long branch */
};
/* An instruction of a path, behind the first one. */
struct on_path {
	uint64_t section, inst;
};

static void
find_all(struct wb_gcn_unit *u, struct long_branches *all)
{
	for (uint32_t n = 0; n < u->opened.n; n++) {
		const struct opened *o = &u->opened.at[n];
		struct long_branch f;

		for (uint32_t k = o->first; k < o->last; k++)
			if (o->section->inst.at[k].op == WB_OP_GETPC && is_long_branch(u, o, k, &f))
				WB_PUSH(u->cx->tmp, &all->at, f);
	}
}

/* The long branch that has instruction @k of @s on its path, behind the first one; NULL: none. */
static struct long_branch *
on_path(const struct long_branches *all, const struct section *s, uint32_t k)
{
	struct on_path p = { s->id, k };
	uint32_t n = wb_map_get(&all->on, (const char *)&p, sizeof p);

	return n == WB_NONE ? NULL : &all->at.at[n];
}

/* Fills `on`. An instruction on two paths is entered in two ways. */
static void
list_paths(struct wb_gcn_unit *u, struct long_branches *all)
{
	all->on = wb_map_new(u->cx->tmp);
	for (uint32_t b = 0; b < all->at.n; b++)
		for (uint32_t k = 1; k < all->at.at[b].n; k++) {
			struct on_path *p = WB_NEW(u->cx->tmp, struct on_path, 1);
			struct long_branch *other = on_path(all, all->at.at[b].section, all->at.at[b].path[k]);

			if (other)
				other->entered = all->at.at[b].entered = true;
			*p = (struct on_path){ all->at.at[b].section->id, all->at.at[b].path[k] };
			wb_map_put(&all->on, (const char *)p, sizeof *p, b);
		}
}

/* Control goes from instruction @from of @s to instruction @to. */
static void
mark_entered(struct long_branches *all, struct section *s, uint32_t from, uint32_t to)
{
	struct long_branch *f = on_path(all, s, to);

	for (uint32_t k = 1; f && k < f->n; k++)
		if (f->path[k] == to && f->path[k - 1] != from)
			f->entered = true;
}

static void
mark_entered_at(struct long_branches *all, struct section *s, uint32_t from, uint64_t addr)
{
	const struct wb_inst *i = gcn_inst_at(s, 0, s->inst.n, addr);

	if (i)
		mark_entered(all, s, from, (uint32_t)(i - s->inst.at));
}

/* Marks long branches that are entered in between: by branches, by falling into them, by other long branches. */
static void
mark_all_entered(struct wb_gcn_unit *u, struct long_branches *all)
{
	for (uint32_t k = 0; k < u->section.n; k++) {
		struct section *s = u->section.at[k];

		for (uint32_t n = 0; n < s->jump.n; n++) {
			const struct jump *j = &s->jump.at[n];
			const struct sym *to = j->sym == WB_NONE ? NULL : &u->sym.at[j->sym];

			if (!to)
				mark_entered_at(all, s, j->inst, j->addr);
			else if (to->defined && !to->absolute && to->section == s->id)
				mark_entered(all, s, j->inst, to->inst);
		}
	}
	for (uint32_t k = 0; k < all->at.n; k++) {
		const struct long_branch *f = &all->at.at[k];

		mark_entered_at(all, f->section, f->path[f->n - 1], f->to);
		for (uint32_t n = 1; n < f->n; n++)
			if (f->path[n] && gcn_falls_through(&f->section->inst.at[f->path[n] - 1]))
				mark_entered(all, f->section, f->path[n] - 1, f->path[n]);
	}
}

/* The branches of path @f go one way, and no jump that is resolved later may lead into it. */
static void
decide(struct long_branch *f)
{
	f->section->inst.at[f->path[f->n - 1]].spare = MARK_AMONG;
	for (uint32_t k = 1; k + 1 < f->n; k++) {
		struct wb_inst *i = &f->section->inst.at[f->path[k]];

		i->spare = MARK_AMONG;
		if (i->op != WB_OP_CBRNZ && i->op != WB_OP_CBRZ)
			continue;
		i->op = f->path[k + 1] == f->path[k] + 1 ? WB_OP_HINT : WB_OP_BR;
		if (i->op == WB_OP_HINT)
			i->flags &= (uint16_t)~WB_I_TERMINATOR;
	}
}

static int
by_inst(const void *a, const void *b)
{
	const struct jump *x = a, *y = b;

	return x->inst < y->inst ? -1 : x->inst > y->inst;
}

void
gcn_long_branches(struct wb_gcn_unit *u)
{
	struct long_branches all = { 0 };

	find_all(u, &all);
	if (!all.at.n)
		return;
	list_paths(u, &all);
	mark_all_entered(u, &all);
	for (uint32_t k = 0; k < all.at.n; k++) {
		struct long_branch *f = &all.at.at[k];
		uint32_t last = f->path[f->n - 1];
		struct wb_inst *i = &f->section->inst.at[last];

		if (f->entered)
			continue;
		decide(f);
		i->op = WB_OP_BR;
		WB_PUSH(u->cx->tmp, &f->section->jump,
			((struct jump){ .inst = last, .sym = WB_NONE, .addr = f->to, .loc = i->loc }));
	}
	for (uint32_t k = 0; k < u->section.n; k++)
		if (u->section.at[k]->jump.n)
			qsort(u->section.at[k]->jump.at, u->section.at[k]->jump.n, sizeof(struct jump), by_inst);
}
