/* passes/gsa/source.c -- which value a value is a copy of; which two values are the halves of a number of 64 bits.
 *
 *	v1 = mov s4			v1 is a copy of s4
 *	slot v40[2] = writelane s4	so are the slot,
 *	s6 = readlane v40, 2		and s6
 *
 * Cost:   O(copies in a row).
 */
#include "gsa.h"

#define MOST_COPIES 10000u		/* in a row: SSA has no cycle without a join, so this only bounds time */

/* The source operand of MOV @i for @unit, and *part: which of its units; NULL: @i does more than
 * copy one operand. */
static const struct wb_opnd *
moved(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t *o, uint32_t *part)
{
	const struct wb_opnd *from = NULL, *to = NULL;

	if (i->op != WB_OP_MOV || i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE))
		return NULL;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *op = wb_opnd(fn, i, k);

		if (op->flags & WB_IMPLICIT || op->kind == WB_OPND_MOD)
			continue;
		if (op->flags & WB_DEF) {
			if (to || op->flags & WB_USE)
				return NULL;
			to = op;
		} else {
			if (from || op->kind != WB_OPND_UNIT || op->flags & (WB_NEG | WB_ABS | WB_SEXT))
				return NULL;
			from = op;
			*o = k;
		}
	}
	if (!to || !from || to->nunit != from->nunit || unit < to->id || unit >= to->id + to->nunit)
		return NULL;
	*part = unit - to->id;
	return from;
}

uint32_t
gsa_copied_unit(const struct wb_gsa *g, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &g->fn->inst[inst];
	const struct wb_opnd *op = i->nopnd ? wb_opnd(g->fn, i, 0) : NULL;
	uint32_t o, part = unit - wb_gsa_slot(g, inst);

	if (i->op == WB_OP_STORE && i->mem.data < i->nopnd && part < wb_gsa_slots(g, inst)) {
		op = wb_opnd(g->fn, i, i->mem.data);
		return op->kind == WB_OPND_UNIT && op->flags & WB_USE && part < op->nunit ? op->id + part : WB_NONE;
	}
	if (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD)
		return op && op->flags & WB_DEF && unit >= op->id && unit - op->id < wb_gsa_slots(g, inst) ?
			wb_gsa_slot(g, inst) + unit - op->id : WB_NONE;
	op = moved(g->fn, i, unit, &o, &part);
	return op ? op->id + part : WB_NONE;
}

uint32_t
wb_gsa_copied(const struct wb_gsa *g, uint32_t v, uint32_t through)
{
	const struct wb_gsa_value *x = &g->value[v];
	const struct wb_inst *i;
	uint32_t from, o = 0, part = 0;

	if (x->kind == WB_GSA_ETA)
		return through & WB_GSA_ETAS ? wb_gsa_arg(g, v, 0) : WB_NONE;
	if ((x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber ||
		(x->kind == WB_GSA_MASKED && !(through & WB_GSA_VECTORS)))
		return WB_NONE;
	i = &g->fn->inst[x->at];
	if (x->unit < g->fn->nunit && moved(g->fn, i, x->unit, &o, &part))
		return wb_gsa_use(g, i, o, part);
	if (!g->nslot)
		return WB_NONE;
	if (x->unit >= g->fn->nunit && i->op == WB_OP_WRITELANE)
		return i->nopnd > 1 && wb_opnd(g->fn, i, 1)->kind == WB_OPND_UNIT ? wb_gsa_use(g, i, 1, 0) : WB_NONE;
	if (wb_gsa_is_lane_copy(g, x)) {
		const struct wb_gsa_slot *s = &g->slot[x->unit - g->fn->nunit];

		from = gsa_copied_unit(g, x->at, s->base);
		return wb_gsa_before(g, x->at, wb_gsa_lane(g, from, s->offset));
	}
	from = gsa_copied_unit(g, x->at, x->unit);
	return from == WB_NONE ? WB_NONE : wb_gsa_before(g, x->at, from);
}

uint32_t
wb_gsa_uncopied(const struct wb_gsa *g, uint32_t v)
{
	while (v != WB_NONE && wb_gsa_is_lane_copy(g, &g->value[v]))
		v = wb_gsa_copied(g, v, WB_GSA_VECTORS);
	return v;
}

uint32_t
wb_gsa_source(const struct wb_gsa *g, uint32_t v, uint32_t through)
{
	for (uint32_t k = 0; k < MOST_COPIES; k++) {
		uint32_t up = wb_gsa_copied(g, v, through);

		if (up == WB_NONE)
			break;
		v = up;
	}
	return v;
}

/* Whether @lo and @hi are consecutive units of one written operand. */
static bool
one_operand(const struct wb_gsa *g, const struct wb_gsa_value *lo, const struct wb_gsa_value *hi)
{
	const struct wb_inst *i = &g->fn->inst[lo->at];

	if (lo->unit >= g->fn->nunit || lo->clobber)
		return false;
	WB_EACH_OPND(g->fn, i, op)
		if (op->kind == WB_OPND_UNIT && op->flags & WB_DEF && lo->unit >= op->id &&
			hi->unit < op->id + op->nunit)
			return true;
	return false;
}

bool
wb_gsa_pair(const struct wb_gsa *g, uint32_t lo, uint32_t hi, uint32_t *out_lo, uint32_t *out_hi)
{
	const struct wb_gsa_value *a, *b;

	if (lo == WB_NONE || hi == WB_NONE)
		return false;
	*out_lo = wb_gsa_source(g, lo, 0);
	*out_hi = wb_gsa_source(g, hi, 0);
	a = &g->value[*out_lo];
	b = &g->value[*out_hi];
	if (a->kind != b->kind || a->at != b->at || b->unit != a->unit + 1)
		return false;
	switch (a->kind) {
	case WB_GSA_ENTRY: return b->unit < g->fn->nunit;
	case WB_GSA_DEF: case WB_GSA_MASKED: return one_operand(g, a, b);
	default: return a->kind != WB_GSA_ETA;
	}
}
