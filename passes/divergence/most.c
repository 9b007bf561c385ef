/* passes/divergence/most.c -- the greatest number that any lane can hold, where lanes differ.
 *
 * A form says nothing of divergent values. But an index is often cut before it is used, and then lanes stay within
 * a window of the table:
 *
 *	v_and_b32 v2, 0xff, v2			a loaded number: at most 255
 *	v_lshlrev_b32 v2, 2, v2			at most 1020
 *
 * Right:  each operation below gives at most what this file says of its sources, whatever lanes do. Of everything else
 *         nothing is known.
 * Cost:   MOST_DEPTH operations, of two sources each at most.
 */
#include "div.h"

#define MOST_DEPTH 6u
#define UNKNOWN UINT32_MAX

static uint32_t of_node(struct div *d, uint32_t node, uint32_t depth);

static uint32_t
of_operand(struct div *d, uint32_t inst, uint32_t o, uint32_t depth)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return UNKNOWN;
	if (op->kind == WB_OPND_IMM)
		return (uint32_t)op->imm;
	return op->kind == WB_OPND_UNIT && op->nunit == 1 ? of_node(d, div_use(d, inst, o, 0), depth) : UNKNOWN;
}

/* Whether operand @o of @inst is a number below 32. */
static bool
is_amount(struct div *d, uint32_t inst, uint32_t o, uint32_t *by)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);
	uint32_t node = op->kind == WB_OPND_UNIT && op->nunit == 1 ? div_use(d, inst, o, 0) : WB_NONE;
	struct wb_div_form f;

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return false;
	if (op->kind == WB_OPND_IMM) {
		*by = (uint32_t)op->imm;
		return op->imm < 32;
	}
	if (node == WB_NONE)
		return false;
	f = div_answer(d, node);
	*by = f.low;
	return div_is_constant(&f) && f.low < 32;
}

static uint32_t
shifted(uint32_t most, uint32_t by)
{
	return most <= (UNKNOWN - 1) >> by ? most << by : UNKNOWN;
}

/* SDWA: a byte or half of the second source, as many to the left as the first one says. */
static uint32_t
of_part(struct div *d, uint32_t inst, const uint32_t *at)
{
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[inst];
	uint64_t sel = wb_mod_present(fn, i, WB_MOD_SRC1SEL) ? wb_mod(fn, i, WB_MOD_SRC1SEL) : 6;
	uint32_t by;

	if (sel > 5 || wb_opnd(fn, i, at[1])->flags & (WB_NEG | WB_ABS | WB_SEXT) || !is_amount(d, inst, at[0], &by))
		return UNKNOWN;
	return shifted(sel < 4 ? UINT8_MAX : UINT16_MAX, by);
}

static uint32_t
of_operation(struct div *d, uint32_t inst, const uint32_t *at, uint32_t n, uint32_t depth)
{
	uint32_t x, y;

	switch (d->fn->inst[inst].op | n << 16) {
	case WB_OP_MOV | 1 << 16: return of_operand(d, inst, at[0], depth);
	case WB_OP_AND | 2 << 16:
		x = of_operand(d, inst, at[0], depth);
		y = of_operand(d, inst, at[1], depth);
		return x < y ? x : y;
	case WB_OP_SHLREV | 2 << 16:
		return is_amount(d, inst, at[0], &y) ? shifted(of_operand(d, inst, at[1], depth), y) : UNKNOWN;
	case WB_OP_LSHRREV | 2 << 16:
		return is_amount(d, inst, at[0], &y) ? of_operand(d, inst, at[1], depth) >> y : UNKNOWN;
	case WB_OP_BFE | 3 << 16:
		return d->fn->inst[inst].type == WB_T_U32 && is_amount(d, inst, at[2], &y) ? ((uint32_t)1 << y) - 1 :
											     UNKNOWN;
	default: return UNKNOWN;
	}
}

static uint32_t
of_node(struct div *d, uint32_t node, uint32_t depth)
{
	uint32_t at[4], inst = div_maker(d, node), part, n;
	const struct wb_inst *i = inst == WB_NONE ? NULL : &d->fn->inst[inst];
	struct wb_div_form f;

	if (node == WB_NONE)
		return UNKNOWN;
	f = div_answer(d, node);
	if (f.max != UINT32_MAX || !i || depth > MOST_DEPTH)
		return f.max;
	if (i->op == WB_OP_LOAD && i->mem.space != WB_SPACE_SCALAR)
		return i->type == WB_T_U32 && i->mem.count == 1 && i->mem.bytes < 4 && !wb_gsa_slots(d->g, inst) ?
			shifted(1, 8u * i->mem.bytes) - 1 :
			UNKNOWN;
	n = div_sources(d, i, at, WB_COUNT(at));
	if (div_shifts_part(d->fn, i, n))
		return of_part(d, inst, at);
	if (!div_is_plain(d->fn, i, d->g->value[node_of(d, node)->id].unit, &part) || wb_type_wide(i->type))
		return UNKNOWN;
	return of_operation(d, inst, at, n, depth + 1);
}

uint32_t
div_most(struct div *d, uint32_t node)
{
	return of_node(d, node, 0);
}
