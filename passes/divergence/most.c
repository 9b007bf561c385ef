/* passes/divergence/most.c -- the least and the greatest number that any lane can hold, where lanes differ.
 *
 * A shape says nothing of divergent values. But an index is often cut before it is used, or the launch says which
 * numbers a table of indices holds, and then lanes stay within a window of the table:
 *
 *	v_and_b32 v2, 0xff, v2			a loaded number: at most 255
 *	v_lshlrev_b32 v2, 2, v2			at most 1020
 *
 * Right:  an operation gives a number in the range that integer/range_transfer.c says, whatever lanes do, if each
 *         lane computes what it writes from sources of its own; of everything else nothing is known.
 * Cost:   MOST_STEPS values.
 */
#include "div.h"

#define MOST_DEPTH 8u
#define MOST_STEPS 100u

struct search {
	struct div *d;
	uint32_t steps;
};

static struct wb_range of_node(struct search *s, uint32_t node, uint32_t depth);

/* Bytes and halves; and what the launch says of the numbers in a buffer. */
static struct wb_range
loaded(struct search *s, uint32_t inst)
{
	const struct wb_inst *i = &s->d->fn->inst[inst];
	const struct wb_launch_range *r;

	if (i->mem.space == WB_SPACE_SCALAR || i->mem.count != 1 || wb_gsa_slots(s->d->g, inst))
		return wb_range_full(32);
	r = div_loaded_range(s->d, inst);
	return r ? wb_range_unsigned(32, r->min, r->max) : wb_range_loaded(i);
}

static struct wb_range
of_operand(struct search *s, uint32_t inst, const struct wb_opnd *op, uint32_t depth)
{
	uint32_t o = (uint32_t)(op - wb_opnd(s->d->fn, &s->d->fn->inst[inst], 0));

	if (op->kind == WB_OPND_IMM)
		return wb_range_number(32, (uint32_t)op->imm);
	return op->kind == WB_OPND_UNIT && op->nunit == 1 ? of_node(s, div_use(s->d, inst, o, 0), depth) :
							    wb_range_full(32);
}

static struct wb_range
made(struct search *s, uint32_t inst, uint32_t unit, uint32_t depth)
{
	const struct wb_inst *i = &s->d->fn->inst[inst];
	struct wb_range r[3];
	struct wb_decoded d;

	if (i->op == WB_OP_LOAD)
		return loaded(s, inst);
	if (i->flags & WB_I_CROSSLANE || !wb_decode_parts(s->d->fn, inst, unit, &d) || d.second || d.ndef != 1 ||
		!wb_type_word(d.type) || d.nsrc > WB_COUNT(r))
		return wb_range_full(32);
	for (uint32_t k = 0; k < d.nsrc; k++)
		r[k] = wb_range_part(of_operand(s, inst, d.src[k], depth + 1), d.sel[k]);
	return wb_range_operation(&d, r, d.nsrc);
}

/* What meets. In a loop a number that depends on itself is followed until the depth says no. */
static struct wb_range
joined(struct search *s, uint32_t node, uint32_t depth)
{
	const struct wb_gsa_value *x = &s->d->g->value[node_of(s->d, node)->id];
	struct wb_range all = wb_range_full(32);

	if (x->kind != WB_GSA_GAMMA && x->kind != WB_GSA_MU && x->kind != WB_GSA_ETA)
		return all;
	for (uint32_t k = 0; k < x->narg && !(k && wb_range_is_full(&all, 32)); k++) {
		struct wb_range one = of_node(s, div_argument(s->d, node, k), depth + 1);

		all = k ? wb_range_hull(all, one) : one;
	}
	return all;
}

static struct wb_range
of_node(struct search *s, uint32_t node, uint32_t depth)
{
	uint32_t inst = div_maker(s->d, node);
	struct wb_div_shape f;

	if (node == WB_NONE)
		return wb_range_full(32);
	f = div_answer(s->d, node);
	if (f.max != UINT32_MAX)
		return div_is_constant(&f) ? wb_range_number(32, f.low) : wb_range_unsigned(32, 0, f.max);
	if (depth > MOST_DEPTH || ++s->steps > MOST_STEPS || node_of(s->d, node)->kind != NODE_VALUE)
		return wb_range_full(32);
	return inst == WB_NONE ? joined(s, node, depth) :
				 made(s, inst, s->d->g->value[node_of(s->d, node)->id].unit, depth);
}

struct wb_range
div_range(struct div *d, uint32_t node)
{
	struct search s = { .d = d };

	return of_node(&s, node, 0);
}
