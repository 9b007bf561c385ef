/* passes/gsa/query.c -- which value a unit has at a point, from the tables of gated single assignment.
 *
 * Within a block the latest write decides. The value at the start of a block depends only on its position in the
 * dominator tree. In preorder, subtrees are intervals, so a list of marks per unit is enough: "from position p on,
 * value v".
 *
 * Cost:   two binary searches a query.
 */
#include <assert.h>

#include "gsa.h"

uint32_t
wb_gsa_in(const struct wb_gsa *g, uint32_t block, uint32_t unit)
{
	const struct wb_gsa_row *r;
	uint32_t k;

	if (g->tree_at[block] == WB_NONE || !wb_gsa_is_live(g, block, unit))
		return WB_NONE;
	r = &g->row[g->row_of[unit]];
	k = r->mark;
	WB_SEARCH(k, r->mark_end, mid, g->mark[mid].at <= g->tree_at[block]);
	return k == r->mark ? WB_NONE : g->mark[k - 1].value;
}

/* The last value that an instruction before @inst writes to @unit; WB_NONE: none. */
static uint32_t
last_write(const struct wb_gsa *g, uint32_t unit, uint32_t inst)
{
	const struct wb_gsa_row *r = g->row_of[unit] == WB_NONE ? NULL : &g->row[g->row_of[unit]];

	uint32_t k = r ? r[0].write : 0;

	if (!r)
		return WB_NONE;
	WB_SEARCH(k, r[1].value, mid, g->value[mid].at < inst);
	return k == r[0].write ? WB_NONE : k - 1;
}

/* The value in @block before instruction @inst. */
static uint32_t
value_at(const struct wb_gsa *g, uint32_t block, uint32_t inst, uint32_t unit)
{
	uint32_t low = g->fn->block[block].first;
	uint32_t w = last_write(g, unit, inst), c = 0;
	bool written = w != WB_NONE && g->value[w].at >= low;

	WB_SEARCH(c, g->ncall, mid, g->call[mid] < inst);
	c = c ? c - 1 : WB_NONE;
	while (c != WB_NONE && g->call[c] >= low && !wb_gsa_call_writes(g, c, unit))
		c = g->call_alike[c] ? g->call_alike[c] - 1 : WB_NONE;
	if (c != WB_NONE && g->call[c] >= low && (!written || g->call[c] > g->value[w].at))
		return WB_NONE;		/* not live behind the call */
	return written ? w : wb_gsa_in(g, block, unit);
}

uint32_t
wb_gsa_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit)
{
	return value_at(g, g->block_of[inst], inst, unit);
}

uint32_t
wb_gsa_after(const struct wb_gsa *g, uint32_t inst, uint32_t unit)
{
	return value_at(g, g->block_of[inst], inst + 1, unit);
}

uint32_t
wb_gsa_out(const struct wb_gsa *g, uint32_t block, uint32_t unit)
{
	return value_at(g, block, g->fn->block[block].first + g->fn->block[block].ninst, unit);
}

uint32_t
wb_gsa_join(const struct wb_gsa *g, uint32_t block, uint32_t unit)
{
	uint32_t v = wb_gsa_in(g, block, unit);

	if (v == WB_NONE || (g->value[v].kind != WB_GSA_GAMMA && g->value[v].kind != WB_GSA_MU) ||
		g->value[v].at != block)
		return WB_NONE;
	return v;
}

uint32_t
wb_gsa_arg_along(const struct wb_gsa *g, uint32_t v, uint32_t e)
{
	assert(g->fn->edge[e].dst == g->value[v].at);
	return wb_gsa_arg(g, v, g->arg_of[e]);
}

uint32_t
wb_gsa_along(const struct wb_gsa *g, uint32_t e, uint32_t unit)
{
	const struct wb_edge *ed = &g->fn->edge[e];
	uint32_t v;

	if (ed->dst == WB_NONE)
		return wb_gsa_out(g, ed->src, unit);
	v = wb_gsa_join(g, ed->dst, unit);
	if (v != WB_NONE)
		return wb_gsa_arg_along(g, v, e);
	/* no join, so all edges have the same value */
	return wb_gsa_in(g, ed->dst, unit);
}

uint32_t
wb_gsa_block(const struct wb_gsa *g, uint32_t v)
{
	const struct wb_gsa_value *x = &g->value[v];

	switch (x->kind) {
	case WB_GSA_ENTRY: return 0;
	case WB_GSA_DEF: case WB_GSA_MASKED: return g->block_of[x->at];
	case WB_GSA_ETA: return g->fn->edge[x->at].src;
	default: return x->at;
	}
}

bool
wb_gsa_writes_exec(const struct wb_gsa *g, const struct wb_inst *i)
{
	return wb_writes(g->fn, i, g->exec_lo, 1) || wb_writes(g->fn, i, g->exec_hi, 1);
}

const char *
wb_gsa_unit_name(struct wb_arena *a, const struct wb_gsa *g, uint32_t unit)
{
	const struct wb_gsa_slot *s = unit < g->fn->nunit ? NULL : &g->slot[unit - g->fn->nunit];

	if (!s)
		return g->fn->unit[unit].name;
	if (s->kind == WB_GSA_SLOT_SCRATCH)
		return wb_format(a, "scratch:%u", s->offset);
	return wb_format(a, "%s:%u", wb_gsa_unit_name(a, g, s->base), s->offset);	/* of no lane slot */
}

void
wb_gsa_print(struct wb_out *o, const struct wb_gsa *g, uint32_t v)
{
	uint32_t u = g->value[v].unit, end;
	bool lane = u >= g->fn->nunit && g->slot[u - g->fn->nunit].kind == WB_GSA_SLOT_LANE;
	uint32_t of = lane ? g->slot[u - g->fn->nunit].base : u;

	wb_printf(o, "%s%s.%u", of < g->fn->nunit ? "%" : "", wb_gsa_unit_name(o->arena, g, u),
		v - wb_gsa_values(g, u, &end));
}
