/* passes/gsa.c -- gated single assignment for all units of a function.
 *
 * Needs:  DOM, CDEP, LOOPS.   Gives: GSA.   Keeps: all.
 * What:   include/wavebound/gsa.h. The work is in gsa_slots.c (where registers are
 *         spilled to), gsa_events.c (what instructions read and write), gsa_live.c,
 *         gsa_number.c (values, joins, what reaches what), gsa_gates.c; questions in
 *         gsa_query.c, gsa_source.c, gsa_users.c.
 * Cost:   near-linear in operands and in the sizes of live ranges (see there).
 */
#include "gsa.h"

/* ---- tables that depend on the shape alone --------------------------------------------- */
static void
index_blocks(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	const struct wb_dom *d = fn->dom;
	uint32_t *order = WB_NEW(b->cx->tmp, uint32_t, fn->nblock), n = 0;

	b->g->block_of = WB_NEW(b->cx->unit, uint32_t, fn->ninst);
	b->g->tree_at = WB_NEW(b->cx->unit, uint32_t, fn->nblock);
	b->g->tree_end = WB_NEW(b->cx->unit, uint32_t, fn->nblock);
	b->child = WB_NEW(b->cx->tmp, uint32_t, fn->nblock);
	b->sibling = WB_NEW(b->cx->tmp, uint32_t, fn->nblock);
	for (uint32_t x = 0; x < fn->nblock; x++) {
		for (uint32_t k = 0; k < fn->block[x].ninst; k++)
			b->g->block_of[fn->block[x].first + k] = x;
		b->child[x] = b->sibling[x] = WB_NONE;
		b->g->tree_at[x] = d->pre[x];
		if (d->pre[x] == WB_NONE)
			continue;
		order[d->pre[x]] = x;
		n++;
	}
	for (uint32_t k = n; k-- > 0;) {	/* subtrees before what they hang on */
		uint32_t x = order[k], up = d->idom[x];

		if (b->g->tree_end[x] == 0)
			b->g->tree_end[x] = k + 1;
		if (up == WB_NONE)
			continue;
		b->sibling[x] = b->child[up];
		b->child[up] = x;
		if (b->g->tree_end[up] < b->g->tree_end[x])
			b->g->tree_end[up] = b->g->tree_end[x];
	}
}

static void
index_edges(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	const struct wb_loops *ls = fn->loops;

	b->left = WB_NEW(b->cx->tmp, uint32_t, fn->nedge);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		b->left[e] = WB_NONE;
		if (fn->edge[e].src == WB_NONE)
			continue;
		for (uint32_t l = ls->of_block[fn->edge[e].src]; l != WB_NONE && !wb_loop_has(ls, l, fn->edge[e].dst); l = ls->loop[l].parent)
			b->left[e] = l;
	}
}

static void
find_exec(struct builder *b)
{
	b->g->exec_lo = b->g->exec_hi = WB_NONE;
	for (uint32_t u = 0; u < b->fn->nunit; u++) {
		if (b->fn->unit[u].role == WB_ROLE_EXEC_LO)
			b->g->exec_lo = u;
		else if (b->fn->unit[u].role == WB_ROLE_EXEC_HI)
			b->g->exec_hi = u;
	}
}

/* ---- what needs all values -------------------------------------------------------------------- */
/* What @unit holds before each instruction. */
static uint32_t *
follow_unit(struct builder *b, uint32_t unit)
{
	const struct wb_gsa *g = b->g;
	uint32_t *before = WB_ROOM(b->cx->tmp, uint32_t, b->fn->ninst), w = g->write_first[unit], end = gsa_write_end(g, unit);

	for (uint32_t x = 0; x < b->fn->nblock; x++) {
		const struct wb_block *blk = &b->fn->block[x];
		uint32_t now = wb_gsa_in(g, x, unit);

		for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++) {
			before[k] = now;
			for (; w < end && g->value[w].at == k; w++)
				now = w;
		}
	}
	return before;
}

/* Masked writes get EXEC as they see it. */
static void
fill_masks(struct builder *b)
{
	struct wb_gsa *g = b->g;
	const uint32_t unit[2] = { g->exec_lo, g->exec_hi }, *before[2];

	for (int h = 0; h < 2; h++)
		before[h] = unit[h] == WB_NONE ? NULL : follow_unit(b, unit[h]);
	for (uint32_t v = 0; v < g->nvalue; v++) {
		uint32_t at = g->value[v].arg + 1;

		if (g->value[v].kind != WB_GSA_MASKED)
			continue;
		for (int h = 0; h < 2; h++)
			if (before[h])
				g->arg[at++] = before[h][g->value[v].at];
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
	gsa_find_calls(&b, env->module);
	gsa_find_events(&b);
	gsa_find_live(&b);
	gsa_number(&b);
	fill_masks(&b);
	gsa_find_gates(&b);
	fn->gsa = b.g;
	return WB_OK;
}
