/* passes/integer/values.c -- the values of gated single assignment without ETAs.
 *
 * A value that leaves a loop is the value defined in the loop: as a number it is the same, and the iteration is part of
 * a query. A write of a slot that is not tracked leaves an unknown value.
 */
#include "values.h"

uint32_t
wb_value_skip_etas(const struct wb_gsa *g, uint32_t v)
{
	while (v != WB_NONE && wb_gsa_at(g, v)->kind == WB_GSA_ETA)
		v = wb_gsa_arg(g, v, 0);
	if (v != WB_NONE && wb_gsa_at(g, v)->clobber && wb_gsa_at(g, v)->unit >= g->fn->nunit)
		return WB_NONE;
	return v;
}

uint32_t
wb_value_read(const struct wb_gsa *g, const struct wb_opnd *o, uint32_t k)
{
	return wb_value_skip_etas(g, wb_gsa_use_of(g, o, k));
}

uint32_t
wb_value_def_inst(const struct wb_gsa *g, const struct wb_opnd *o)
{
	uint32_t inst = WB_NONE;

	for (uint32_t k = 0; o->kind == WB_OPND_UNIT && k < o->nunit; k++) {
		uint32_t v = wb_value_read(g, o, k);

		if (!wb_value_is_def(g, v) || (k && wb_value_at(g, v) != inst))
			return WB_NONE;
		inst = wb_value_at(g, v);
	}
	return inst;
}

uint32_t
wb_value_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit)
{
	return wb_value_skip_etas(g, wb_gsa_before(g, inst, unit));
}

uint32_t
wb_value_defined(const struct wb_gsa *g, uint32_t inst, uint32_t unit)
{
	return wb_value_skip_etas(g, wb_gsa_after(g, inst, unit));
}

uint32_t
wb_value_along(const struct wb_gsa *g, uint32_t e, uint32_t unit)
{
	return wb_value_skip_etas(g, wb_gsa_along(g, e, unit));
}

uint32_t
wb_value_copied(const struct wb_gsa *g, uint32_t v)
{
	return v == WB_NONE ? WB_NONE : wb_value_skip_etas(g, wb_gsa_copied(g, v, WB_GSA_VECTORS));
}

bool
wb_value_same_point(const struct wb_gsa *g, uint32_t v, uint32_t w)
{
	return (wb_value_is_entry(g, v) && wb_value_is_entry(g, w)) ||
		(((wb_value_is_def(g, v) && wb_value_is_def(g, w)) ||
			 (wb_value_is_merge(g, v) && wb_value_is_merge(g, w))) &&
			wb_value_at(g, v) == wb_value_at(g, w));
}
