/* passes/gsa/gsa.c -- gated single assignment for all units of a function.
 *
 * Needs:  DOM, LOOPS; CDEP for those who ask for gates.   Gives: GSA.   Keeps: all.
 * What:   include/wavebound/gsa.h. In this order: slots.c (where registers are spilled to), local.c (what instructions
 *         read and write), live.c, joins.c, write.c (values of instructions), number.c (values of joins, and which
 *         value reaches what). Queries are in query.c, source.c, users.c, gates.c.
 * Cost:   near-linear in operands and in the sizes of live ranges (see there).
 */
#include "gsa.h"

static void
index_blocks(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	const struct wb_dom *d = fn->dom;

	b->g->tree_at = d->pre;
	b->g->tree_end = WB_ROOM(b->cx->unit, uint32_t, fn->nblock);
	b->block_at = WB_ROOM(b->cx->tmp, uint32_t, fn->nblock);
	for (uint32_t x = 0; x < fn->nblock; x++) {
		b->g->tree_end[x] = 0;
		if (d->pre[x] == WB_NONE)
			continue;
		b->g->tree_end[x] = d->pre[x] + 1;
		b->block_at[d->pre[x]] = x;
		b->nreached++;
	}
	for (uint32_t k = b->nreached; k-- > 0;) {	/* subtrees before their roots */
		uint32_t x = b->block_at[k], up = d->idom[x];

		if (up != WB_NONE && b->g->tree_end[up] < b->g->tree_end[x])
			b->g->tree_end[up] = b->g->tree_end[x];
	}
}

static void
index_edges(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	const struct wb_loops *ls = fn->loops;

	b->g->left = wb_new_ids(b->cx->unit, fn->nedge);
	b->g->arg_of = WB_NEW(b->cx->unit, uint32_t, fn->nedge);
	for (uint32_t n = 0; n < fn->nblock; n++)
		for (uint32_t k = 0; k < fn->block[n].nin; k++)
			b->g->arg_of[fn->in[fn->block[n].in + k]] = k;
	for (uint32_t e = 0; e < fn->nedge; e++) {
		if (fn->edge[e].src == WB_NONE)
			continue;
		for (uint32_t l = ls->of_block[fn->edge[e].src]; l != WB_NONE && !wb_loop_has(ls, l, fn->edge[e].dst);
			l = ls->loop[l].parent)
			b->g->left[e] = l;
	}
}

static void
find_exec(struct builder *b)
{
	struct wb_gsa *g = b->g;

	g->exec_lo = wb_unit_of(b->fn, WB_ROLE_EXEC_LO);
	g->exec_hi = wb_unit_of(b->fn, WB_ROLE_EXEC_HI);
	if (g->exec_lo != WB_NONE)
		b->exec[b->nexec++] = g->exec_lo;
	if (g->exec_hi != WB_NONE)
		b->exec[b->nexec++] = g->exec_hi;
}

static void
find_calls(struct builder *b, const struct wb_module *m)
{
	struct wb_gsa *g = b->g;

	g->call = b->fn->call;
	g->ncall = b->fn->ncall;
	g->call_writes = WB_NEW(b->cx->unit, const uint64_t *, g->ncall);
	g->call_alike = WB_NEW(b->cx->unit, uint32_t, g->ncall);
	for (uint32_t k = 0; k < g->ncall; k++) {
		g->call_writes[k] = wb_call_writes(m, b->fn, &b->fn->inst[g->call[k]]);
		g->call_alike[k] = k && g->call_writes[k] == g->call_writes[k - 1] ? g->call_alike[k - 1] : k;
	}
}

enum wb_status
wb_pass_gsa(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct builder b = { .cx = cx, .fn = fn, .g = WB_NEW(cx->unit, struct wb_gsa, 1) };

	b.g->fn = fn;
	index_blocks(&b);
	index_edges(&b);
	find_exec(&b);
	gsa_find_slots(&b);
	if (b.g->nunit > MOST_UNITS) {
		wb_report(cx->diag, WB_E_LIMIT, fn->loc, "%s: more than %u registers and places for spilled ones",
			fn->name, MOST_UNITS);
		return WB_REFUSED;
	}
	find_calls(&b, env->module);
	gsa_find_versions(&b);
	gsa_find_live(&b);
	gsa_find_joins(&b);
	gsa_write(&b);
	gsa_number(&b);
	gsa_keep(&b);
	fn->gsa = b.g;
	return WB_OK;
}
