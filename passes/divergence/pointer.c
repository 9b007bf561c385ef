/* passes/divergence/pointer.c -- through which pointer among the arguments a load reads.
 *
 * The launch may say which numbers a buffer holds. That holds for loads whose address is the pointer of that argument
 * and multiples of the size of an element:
 *
 *	v_lshlrev_b64 v[2:3], 2, v[2:3]		an index
 *	v_add_co_u32 v2, vcc, s10, v2		s10: of an argument that is a pointer
 *	global_load_dword v4, v[2:3], off
 *
 * Right:  the low half of the address is followed through sums to its parts. One of them is a pointer, or all that meet
 *         in a join have the same one; each other is a number, or something times 2 and more, which is no pointer
 *         in a program that computes addresses of its buffers only from their pointers. Everything else is refused.
 * Cost:   MOST_STEPS values.
 */
#include "div.h"

#define MOST_DEPTH 16u
#define MOST_STEPS 100u
#define REFUSED WB_NONE
#define NO_POINTER (WB_NONE - 1)	/* a part that is none */
#define SAME (WB_NONE - 2)		/* what a join that is being followed turns out to be */

struct search {
	struct div *d;
	uint32_t steps;
	uint32_t open[MOST_DEPTH], nopen;	/* joins that are being followed */
};

static uint32_t of_node(struct search *s, uint32_t node);

/* Of parts that are added up: at most one is a pointer. */
static uint32_t
sum(uint32_t a, uint32_t b)
{
	if (a == NO_POINTER)
		return b;
	return b == NO_POINTER ? a : REFUSED;
}

static uint32_t
of_operand(struct search *s, uint32_t inst, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(s->d->fn, &s->d->fn->inst[inst], o);

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return REFUSED;
	if (op->kind == WB_OPND_IMM)
		return NO_POINTER;
	return op->kind == WB_OPND_UNIT ? of_node(s, div_use(s->d, inst, o, 0)) : REFUSED;
}

/* Of a number among the kernel's arguments: the pointer whose low half it is. */
static uint32_t
of_argument(const struct search *s, uint32_t inst, uint32_t unit)
{
	const struct wb_kernel_desc *desc = s->d->fn->desc;
	uint64_t at;

	if (!desc || !div_argument_offset(s->d, inst, unit, &at))
		return REFUSED;
	for (uint32_t k = 0; k < desc->narg; k++)
		if (desc->arg[k].offset == at && desc->arg[k].kind == WB_ARG_BUFFER && desc->arg[k].bytes == 8)
			return k;
	return REFUSED;
}

/* Whether shifting left by operand @o at least doubles. */
static bool
doubles(const struct search *s, uint32_t inst, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(s->d->fn, &s->d->fn->inst[inst], o);

	return op->kind == WB_OPND_IMM && op->imm > 0 && op->imm < 32;
}

/* Whether operand @o is a number that makes more of any other. */
static bool
is_factor(const struct search *s, uint32_t inst, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(s->d->fn, &s->d->fn->inst[inst], o);

	return op->kind == WB_OPND_IMM && op->imm > 1 && op->imm <= UINT16_MAX;
}

static uint32_t
made(struct search *s, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &s->d->fn->inst[inst];
	uint32_t at[4], n = div_sources(s->d, i, at, WB_COUNT(at));

	if (i->op == WB_OP_LOAD)
		return i->mem.space == WB_SPACE_SCALAR ? of_argument(s, inst, unit) : REFUSED;
	if (i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE) || wb_opnd(s->d->fn, i, 0)->kind != WB_OPND_UNIT ||
		wb_opnd(s->d->fn, i, 0)->id != unit)	/* the low half, no carry */
		return REFUSED;
	if (!wb_type_word(i->type) && !wb_type_wide(i->type))
		return REFUSED;
	switch (i->op | n << 16) {
	case WB_OP_MOV | 1 << 16: return of_operand(s, inst, at[0]);
	case WB_OP_ADD | 2 << 16: return sum(of_operand(s, inst, at[0]), of_operand(s, inst, at[1]));
	case WB_OP_SHL | 2 << 16: return doubles(s, inst, at[1]) ? NO_POINTER : REFUSED;
	case WB_OP_SHLREV | 2 << 16: return doubles(s, inst, at[0]) ? NO_POINTER : REFUSED;
	case WB_OP_SHLADD | 3 << 16: return doubles(s, inst, at[1]) ? of_operand(s, inst, at[2]) : REFUSED;
	case WB_OP_MADW | 3 << 16:
		return is_factor(s, inst, at[0]) || is_factor(s, inst, at[1]) ? of_operand(s, inst, at[2]) : REFUSED;
	default: return REFUSED;
	}
}

/* All that meets has one pointer. What comes back to a join that is being followed has the one that it has: with
 * numbers added all the way round, no other can come in. */
static uint32_t
joined(struct search *s, uint32_t node)
{
	const struct wb_gsa_value *x = &s->d->g->value[node_of(s->d, node)->id];
	uint32_t all = SAME;

	for (uint32_t k = 0; k < s->nopen; k++)
		if (s->open[k] == node)
			return SAME;
	if ((x->kind != WB_GSA_GAMMA && x->kind != WB_GSA_MU && x->kind != WB_GSA_ETA) || s->nopen == MOST_DEPTH)
		return REFUSED;
	s->open[s->nopen++] = node;
	for (uint32_t k = 0; k < x->narg && all != REFUSED; k++) {
		uint32_t one = of_node(s, div_argument(s->d, node, k));

		if (all == SAME)
			all = one;
		else if (one != SAME && one != all)
			all = REFUSED;
	}
	s->nopen--;
	return all;
}

static uint32_t
of_node(struct search *s, uint32_t node)
{
	uint32_t inst = div_maker(s->d, node);

	if (node == WB_NONE || node_of(s->d, node)->kind != NODE_VALUE || ++s->steps > MOST_STEPS)
		return REFUSED;
	return inst == WB_NONE ? joined(s, node) : made(s, inst, s->d->g->value[node_of(s->d, node)->id].unit);
}

/* ---- loads ----------------------------------------------------------------------------------------- */
/* The argument through which load @inst reads global memory; REFUSED: that is not known. */
static uint32_t
pointer_of(struct div *d, uint32_t inst)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct search s = { .d = d };
	uint32_t all = NO_POINTER, n = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(d->fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || op->flags & WB_IMPLICIT)
			continue;
		if (op->nunit > 2)
			return REFUSED;		/* a descriptor */
		if (op->nunit == 1 && o == i->mem.addr)
			continue;		/* 32 bits beside a base: an index in bytes */
		all = sum(all, of_operand(&s, inst, o));
		n++;
	}
	return n == 1 && all < SAME ? all : REFUSED;
}

const struct wb_launch_range *
div_loaded_range(struct div *d, uint32_t inst)
{
	const struct wb_launch *l = d->env ? d->env->launch : NULL;
	const struct wb_inst *i = &d->fn->inst[inst];
	const struct wb_launch_range *r;
	uint32_t arg;

	if (!l || !l->range.n || i->mem.count != 1 || i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE) ||
		(i->mem.space != WB_SPACE_GLOBAL && (i->mem.space != WB_SPACE_FLAT || d->has_scratch)))
		return NULL;
	arg = pointer_of(d, inst);
	r = arg == REFUSED ? NULL : wb_launch_range_find(l, d->fn, arg);
	if (!r || div_align(d, inst) < r->bytes)
		return NULL;
	if (r->bytes == 4)		/* whole elements: words, or one half without sign */
		return i->mem.bytes % 4 == 0 && i->type == WB_T_NONE ? r : NULL;
	return i->mem.bytes == 2 && i->type == WB_T_U32 ? r : NULL;
}
