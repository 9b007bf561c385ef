/* passes/numbers/values.c -- what a unit holds somewhere, as loop bounds look at it.
 *
 * A view of gated single assignment (gsa.h): what an instruction left in a register or a slot, masked by
 * EXEC or not, is one kind of value here, what meets in a block another; what leaves a
 * loop is what was made in it.
 */
#include "../passes.h"
#include "wavebound/gsa.h"

static struct wb_value
view(const struct wb_gsa *g, uint32_t v, uint32_t unit)
{
	const struct wb_gsa_value *x;

	while (v != WB_NONE && wb_gsa_at(g, v)->kind == WB_GSA_ETA)
		v = wb_gsa_arg(g, v, 0);
	if (v == WB_NONE)		/* read by nothing: not followed */
		return (struct wb_value){ WB_V_UNKNOWN, unit, 0 };
	x = wb_gsa_at(g, v);
	if (x->clobber && unit >= g->fn->nunit)
		return (struct wb_value){ WB_V_UNKNOWN, unit, 0 };
	switch (x->kind) {
	case WB_GSA_ENTRY: return (struct wb_value){ WB_V_ENTRY, unit, 0 };
	case WB_GSA_DEF: case WB_GSA_MASKED: return (struct wb_value){ WB_V_DEF, unit, x->at };
	default: return (struct wb_value){ WB_V_MERGE, unit, x->at };
	}
}

struct wb_value
wb_value_of(const struct wb_gsa *g, uint32_t v)
{
	return view(g, v, wb_gsa_at(g, v)->unit);
}

struct wb_value
wb_value_in(const struct wb_gsa *g, uint32_t block, uint32_t unit)
{
	return view(g, wb_gsa_in(g, block, unit), unit);
}

struct wb_value
wb_value_out(const struct wb_gsa *g, uint32_t block, uint32_t unit)
{
	return view(g, wb_gsa_out(g, block, unit), unit);
}

struct wb_value
wb_value_read(const struct wb_gsa *g, const struct wb_opnd *o, uint32_t k)
{
	return view(g, wb_gsa_read(g, (uint32_t)(o - g->fn->opnd), k), o->id + k);
}

struct wb_value
wb_value_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit)
{
	return view(g, wb_gsa_before(g, inst, unit), unit);
}

struct wb_value
wb_value_along(const struct wb_gsa *g, uint32_t e, uint32_t unit)
{
	return view(g, wb_gsa_along(g, e, unit), unit);
}

bool
wb_value_spilled(const struct wb_gsa *g, struct wb_value *v)
{
	uint32_t x = v->kind == WB_V_DEF && wb_gsa_slots(g, v->at) ? wb_gsa_after(g, v->at, v->unit) : WB_NONE;

	x = x == WB_NONE ? WB_NONE : wb_gsa_spilled(g, x);
	if (x == WB_NONE)
		return false;
	*v = view(g, x, wb_gsa_at(g, x)->unit);
	return true;
}

uint32_t
wb_value_block(const struct wb_gsa *g, struct wb_value v)
{
	return v.kind == WB_V_DEF ? g->block_of[v.at] : v.kind == WB_V_MERGE ? v.at : 0;
}
