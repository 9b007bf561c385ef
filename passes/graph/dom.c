/* passes/graph/dom.c -- dominators.
 *
 * Needs:  nothing.   Gives: DOM.   Keeps: all.
 * Cost:   O(edges log blocks), see domtree.c.
 */
#include "../passes.h"

enum wb_status
wb_pass_dom(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	uint32_t *src = WB_NEW(cx->tmp, uint32_t, fn->nedge), *dst = WB_NEW(cx->tmp, uint32_t, fn->nedge), m = 0;
	struct wb_dom *d = WB_NEW(cx->unit, struct wb_dom, 1);
	struct wb_graph g;

	(void)env;
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (wb_edge_inner(&fn->edge[e])) {
			src[m] = fn->edge[e].src;
			dst[m++] = fn->edge[e].dst;
		}
	g = wb_graph_new(cx->tmp, fn->nblock, src, dst, m);
	*d = wb_domtree_new(cx->unit, cx->tmp, &g, 0);
	fn->dom = d;
	return WB_OK;
}
