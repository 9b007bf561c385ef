/* passes/divergence/most.c -- the least and the greatest number that any lane can hold, where lanes differ.
 *
 * A form says nothing of divergent values. But an index is often cut before it is used, or the launch says which
 * numbers a table of indices holds, and then lanes stay within a window of the table:
 *
 *	v_and_b32 v2, 0xff, v2			a loaded number: at most 255
 *	v_lshlrev_b32 v2, 2, v2			at most 1020
 *
 * Right:  each operation below gives a number between what this file says of its sources, whatever lanes do; where one
 *         could wrap, and of everything else, nothing is known.
 * Cost:   MOST_STEPS values.
 */
#include "div.h"

#define MOST_DEPTH 8u
#define MOST_STEPS 100u

static const struct span anything = { 0, UINT32_MAX };

struct search {
	struct div *d;
	uint32_t steps;
};

static struct span of_node(struct search *s, uint32_t node, uint32_t depth);

/* From @min to @max, if no number of it needs more than 32 bits. */
static struct span
fitting(uint64_t min, uint64_t max)
{
	return max < UINT32_MAX ? (struct span){ (uint32_t)min, (uint32_t)max } : anything;
}

static struct span
either(struct span a, struct span b)
{
	return (struct span){ a.min < b.min ? a.min : b.min, a.max > b.max ? a.max : b.max };
}

static struct span
of_operand(struct search *s, uint32_t inst, uint32_t o, uint32_t depth)
{
	const struct wb_opnd *op = wb_opnd(s->d->fn, &s->d->fn->inst[inst], o);

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return anything;
	if (op->kind == WB_OPND_IMM)
		return (struct span){ (uint32_t)op->imm, (uint32_t)op->imm };
	return op->kind == WB_OPND_UNIT && op->nunit == 1 ? of_node(s, div_use(s->d, inst, o, 0), depth) : anything;
}

/* ---- operations -------------------------------------------------------------------------------- */
static struct span
sum(struct span a, struct span b)
{
	return fitting((uint64_t)a.min + b.min, (uint64_t)a.max + b.max);
}

static struct span
difference(struct span a, struct span b)
{
	return a.min >= b.max ? (struct span){ a.min - b.max, a.max - b.min } : anything;
}

static struct span
product(struct span a, struct span b)
{
	return fitting((uint64_t)a.min * b.min, (uint64_t)a.max * b.max);
}

/* Of the low 24 bits of each: numbers that have no others; with a sign, the highest of these is it. */
static struct span
short_product(bool sign, struct span a, struct span b)
{
	return (a.max | b.max) >> (sign ? 23 : 24) ? anything : product(a, b);
}

static struct span
shifted_left(struct span a, struct span by)
{
	return by.max < 32 ? fitting((uint64_t)a.min << by.min, (uint64_t)a.max << by.max) : anything;
}

static struct span
shifted_right(struct span a, struct span by)
{
	return by.max < 32 ? (struct span){ a.min >> by.max, a.max >> by.min } : anything;
}

static struct span
both_bits(struct span a, struct span b)
{
	return (struct span){ 0, a.max < b.max ? a.max : b.max };
}

/* Or, exclusive or: no bit above the highest of both. */
static struct span
any_bits(struct span a, struct span b)
{
	uint32_t most = a.max | b.max;

	return (struct span){ 0, most ? UINT32_MAX >> __builtin_clz(most) : 0 };
}

/* As many bits as @width says. */
static struct span
field(bool sign, struct span width)
{
	return !sign && width.max < 32 ? (struct span){ 0, ((uint32_t)1 << width.max) - 1 } : anything;
}

static struct span
of_operation(struct search *s, uint32_t inst, const uint32_t *at, uint32_t n, uint32_t depth)
{
	const struct wb_inst *i = &s->d->fn->inst[inst];
	bool sign = i->type == WB_T_I32;
	struct span x[3] = { anything, anything, anything };

	for (uint32_t k = 0; k < n; k++)
		x[k] = of_operand(s, inst, at[k], depth);
	switch (i->op | n << 16) {
	case WB_OP_MOV | 1 << 16: return x[0];
	case WB_OP_ADD | 2 << 16: return sum(x[0], x[1]);
	case WB_OP_ADD3 | 3 << 16: return sum(sum(x[0], x[1]), x[2]);
	case WB_OP_SUB | 2 << 16: return difference(x[0], x[1]);
	case WB_OP_SUBREV | 2 << 16: return difference(x[1], x[0]);
	case WB_OP_MUL | 2 << 16: return product(x[0], x[1]);
	case WB_OP_MUL24 | 2 << 16: return short_product(sign, x[0], x[1]);
	case WB_OP_MAD24 | 3 << 16: return sum(short_product(sign, x[0], x[1]), x[2]);
	case WB_OP_AND | 2 << 16: return both_bits(x[0], x[1]);
	case WB_OP_OR | 2 << 16: case WB_OP_XOR | 2 << 16: return any_bits(x[0], x[1]);
	case WB_OP_SHL | 2 << 16: return shifted_left(x[0], x[1]);
	case WB_OP_SHLREV | 2 << 16: return shifted_left(x[1], x[0]);
	case WB_OP_LSHRREV | 2 << 16: return shifted_right(x[1], x[0]);
	case WB_OP_SHLADD | 3 << 16: return sum(shifted_left(x[0], x[1]), x[2]);
	case WB_OP_ADDSHL | 3 << 16: return shifted_left(sum(x[0], x[1]), x[2]);
	case WB_OP_BFE | 3 << 16: return field(sign, x[2]);
	default: return anything;
	}
}

/* SDWA: a byte or half of the second source, as many to the left as the first one says. */
static struct span
of_part(struct search *s, uint32_t inst, const uint32_t *at)
{
	const struct wb_fn *fn = s->d->fn;
	const struct wb_inst *i = &fn->inst[inst];
	uint64_t sel = wb_mod_present(fn, i, WB_MOD_SRC1SEL) ? wb_mod(fn, i, WB_MOD_SRC1SEL) : 6;

	if (sel > 5 || wb_opnd(fn, i, at[1])->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return anything;
	return shifted_left((struct span){ 0, sel < 4 ? UINT8_MAX : UINT16_MAX }, of_operand(s, inst, at[0], 0));
}

/* ---- values -------------------------------------------------------------------------------------- */
/* Bytes and halves without sign; and what the launch says of the numbers in a buffer. */
static struct span
loaded(struct search *s, uint32_t inst)
{
	const struct wb_inst *i = &s->d->fn->inst[inst];
	const struct wb_launch_range *r;

	if (i->mem.space == WB_SPACE_SCALAR || i->mem.count != 1 || wb_gsa_slots(s->d->g, inst))
		return anything;
	r = div_loaded_range(s->d, inst);
	if (r)
		return (struct span){ r->min, r->max };
	return i->type == WB_T_U32 && i->mem.bytes < 4 ? (struct span){ 0, i->mem.bytes < 2 ? UINT8_MAX : UINT16_MAX } :
							 anything;
}

static struct span
made(struct search *s, uint32_t inst, uint32_t node, uint32_t depth)
{
	struct div *d = s->d;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t at[4], part, n;

	if (i->op == WB_OP_LOAD)
		return loaded(s, inst);
	n = div_sources(d, i, at, WB_COUNT(at));
	if (div_shifts_part(d->fn, i, n))
		return of_part(s, inst, at);
	if (!div_is_plain(d->fn, i, d->g->value[node_of(d, node)->id].unit, &part) || wb_type_wide(i->type) || n > 3)
		return anything;
	return of_operation(s, inst, at, n, depth + 1);
}

/* What meets. In a loop a number that depends on itself is followed until the depth says no. */
static struct span
joined(struct search *s, uint32_t node, uint32_t depth)
{
	const struct wb_gsa_value *x = &s->d->g->value[node_of(s->d, node)->id];
	struct span all = { UINT32_MAX, 0 };

	if (x->kind != WB_GSA_GAMMA && x->kind != WB_GSA_MU && x->kind != WB_GSA_ETA)
		return anything;
	for (uint32_t k = 0; k < x->narg && all.max != UINT32_MAX; k++)
		all = either(all, of_node(s, div_argument(s->d, node, k), depth + 1));
	return x->narg ? all : anything;
}

static struct span
of_node(struct search *s, uint32_t node, uint32_t depth)
{
	uint32_t inst = div_maker(s->d, node);
	struct wb_div_shape f;

	if (node == WB_NONE)
		return anything;
	f = div_answer(s->d, node);
	if (f.max != UINT32_MAX)
		return (struct span){ div_is_constant(&f) ? f.low : 0, f.max };
	if (depth > MOST_DEPTH || ++s->steps > MOST_STEPS)
		return anything;
	if (inst != WB_NONE)
		return made(s, inst, node, depth);
	return node_of(s->d, node)->kind == NODE_VALUE ? joined(s, node, depth) : anything;
}

struct span
div_span(struct div *d, uint32_t node)
{
	struct search s = { .d = d };

	return of_node(&s, node, 0);
}
