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
 * For a branch backwards, they use s_abs_i32 s6, s6, then s_sub_u32 and s_subb_u32.
 *
 * So the instructions from s_getpc_b64 to the jump are evaluated. s_setpc_b64 is a branch under these conditions:
 *   - there are only such instructions in between, and all their sources are known
 *   - the result is the address of an instruction of the same function
 *   - no branch leads to an instruction in between, which would bring other values
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
/* instructions between the program counter and the jump, and registers they write */
#define MOST_EVALUATED 8u

struct evaluation {
	const struct wb_gcn_unit *u;
	uint32_t unit[2 + MOST_EVALUATED], value[2 + MOST_EVALUATED], n;
	bool carry_known;
	uint32_t carry;
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

/* Evaluates the 32-bit instruction @i. False: it is another instruction, or a source is unknown. */
static bool
compute(struct evaluation *l, const struct wb_inst *i)
{
	const struct wb_opnd *o = &l->u->opnd.at[i->opnd];
	uint32_t a, b = 0;
	uint64_t in = l->carry, r;

	if (i->flags & WB_I_MASKED || i->nopnd < 3 || o[0].kind != WB_OPND_UNIT || !known(l, &o[1], &a) ||
		(i->op != WB_OP_ABS && !known(l, &o[2], &b)))
		return false;
	if ((i->op == WB_OP_ADDC || i->op == WB_OP_SUBB) && !l->carry_known)
		return false;
	switch (i->op) {
	case WB_OP_ADD: r = (uint64_t)a + b; break;
	case WB_OP_ADDC: r = (uint64_t)a + b + in; break;
	case WB_OP_SUB: r = (uint64_t)a - b; break;
	case WB_OP_SUBB: r = (uint64_t)a - b - in; break;
	case WB_OP_ABS: r = a >> 31 ? (uint32_t)-a : a; break;
	default: return false;
	}
	l->carry_known = i->type == WB_T_U32;	/* SCC of a signed sum is the overflow */
	l->carry = (uint32_t)(r >> 32) & 1;
	set(l, o[0].id, r);
	return true;
}

/* ---- branches -------------------------------------------------------------------------- */
struct long_branch {
	struct section *section;
	uint32_t from, inst;		/* s_getpc_b64, s_setpc_b64 */
	uint64_t to;			/* address */
	bool entered;			/* a branch leads to an instruction in between */
};

/* Whether instruction @k is a branch within @o; *f describes it. */
static bool
is_long_branch(const struct wb_gcn_unit *u, const struct opened *o, uint32_t k, struct long_branch *f)
{
	const struct wb_inst *inst = o->section->inst.at, *to;
	const struct wb_opnd *target = &u->opnd.at[inst[k].opnd], *pc;
	struct wb_opnd high = *target;
	struct evaluation l = { .u = u };
	uint32_t from = k, lo, hi;

	while (from > o->first && k - from < MOST_EVALUATED && inst[from].op != WB_OP_GETPC)
		from--;
	if (inst[from].op != WB_OP_GETPC)
		return false;
	pc = &u->opnd.at[inst[from].opnd];
	set(&l, pc->id, inst[from].addr + inst[from].bytes);
	set(&l, pc->id + 1, (inst[from].addr + inst[from].bytes) >> 32);
	for (uint32_t i = from + 1; i < k; i++)
		if (!compute(&l, &inst[i]))
			return false;
	high.id++;
	if (!known(&l, target, &lo) || !known(&l, &high, &hi))
		return false;
	*f = (struct long_branch){ o->section, from, k, (uint64_t)hi << 32 | lo, false };
	to = gcn_inst_at(o->section, o->first, o->last, f->to);
	return to && to->addr == f->to;
}

struct long_branches {
	WB_VEC(struct long_branch) at;	/* by section and instruction; none overlap */
};

static int
by_place(const void *a, const void *b)
{
	const struct long_branch *x = a, *y = b;

	if (x->section != y->section)
		return x->section->id < y->section->id ? -1 : 1;
	return x->inst < y->inst ? -1 : x->inst > y->inst;
}

static void
find_all(struct wb_gcn_unit *u, struct long_branches *all)
{
	for (uint32_t n = 0; n < u->opened.n; n++) {
		const struct opened *o = &u->opened.at[n];
		struct long_branch f;

		for (uint32_t k = o->first; k < o->last; k++)
			if (o->section->inst.at[k].op == WB_OP_RET && is_long_branch(u, o, k, &f))
				WB_PUSH(u->cx->tmp, &all->at, f);
	}
	if (all->at.n)
		qsort(all->at.at, all->at.n, sizeof *all->at.at, by_place);
}

/* A branch leads to instruction @k of @s: marks the long branch that contains it. */
static void
mark_entered(struct long_branches *all, struct section *s, uint32_t k)
{
	const struct long_branch key = { .section = s, .inst = k };
	uint32_t lo = 0, hi = all->at.n;

	while (lo < hi) {		/* the first that ends at or after it */
		uint32_t mid = lo + (hi - lo) / 2;

		if (by_place(&all->at.at[mid], &key) < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (lo < all->at.n && all->at.at[lo].section == s && all->at.at[lo].from < k)
		all->at.at[lo].entered = true;
}

static void
mark_entered_at(struct long_branches *all, struct section *s, uint64_t addr)
{
	const struct wb_inst *i = gcn_inst_at(s, 0, s->inst.n, addr);

	if (i)
		mark_entered(all, s, (uint32_t)(i - s->inst.at));
}

/* Marks long branches that are entered in between, also by other long branches. */
static void
mark_all_entered(struct wb_gcn_unit *u, struct long_branches *all)
{
	for (uint32_t k = 0; k < u->section.n; k++) {
		struct section *s = u->section.at[k];

		for (uint32_t n = 0; n < s->jump.n; n++) {
			const struct jump *j = &s->jump.at[n];
			const struct sym *to = j->sym == WB_NONE ? NULL : &u->sym.at[j->sym];

			if (!to)
				mark_entered_at(all, s, j->addr);
			else if (to->defined && !to->absolute && to->section == s->id)
				mark_entered(all, s, to->inst);
		}
	}
	for (uint32_t k = 0; k < all->at.n; k++)
		mark_entered_at(all, all->at.at[k].section, all->at.at[k].to);
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
	mark_all_entered(u, &all);
	for (uint32_t k = 0; k < all.at.n; k++) {
		const struct long_branch *f = &all.at.at[k];
		struct wb_inst *i = &f->section->inst.at[f->inst];

		if (f->entered)
			continue;
		i->op = WB_OP_BR;
		WB_PUSH(u->cx->tmp, &f->section->jump,
			((struct jump){ .inst = f->inst, .sym = WB_NONE, .addr = f->to, .loc = i->loc }));
	}
	for (uint32_t k = 0; k < u->section.n; k++)
		if (u->section.at[k]->jump.n)
			qsort(u->section.at[k]->jump.at, u->section.at[k]->jump.n, sizeof(struct jump), by_inst);
}
