/* passes/graph/postdom.c -- post-dominators.
 *
 * Needs:  nothing.   Gives: POSTDOM.   Keeps: all.
 * How:    the dominator tree of the reversed graph from a virtual exit, node nblock. A block that reaches no exit would
 *         not be in the tree. So each strongly connected region without exit edges gets one virtual edge to the exit,
 *         from its first block. One edge per block would hide where paths join in the body of an endless loop.
 *
 *             @h -> @a, @b    @a -> @j    @b -> @j    @j -> @h
 *             virtual @h -> exit:  @j post-dominates @a and @b, @h all of them
 *
 * Cost:   O(edges log blocks), see domtree.c.
 */
#include "../passes.h"

struct pairs {
	uint32_t *src, *dst, n;
};

static void
push(struct pairs *p, uint32_t src, uint32_t dst)
{
	p->src[p->n] = src;
	p->dst[p->n++] = dst;
}

/* Blocks that a walk backwards from the exits does not reach. */
static void
find_no_exit(struct wb_arena *tmp, const struct wb_fn *fn, const struct wb_graph *g, bool *no_exit)
{
	uint32_t *stack = WB_NEW(tmp, uint32_t, fn->nblock), n = 0;

	memset(no_exit, true, fn->nblock);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *ed = &fn->edge[e];

		if (wb_edge_live(ed) && ed->dst == WB_NONE && no_exit[ed->src]) {
			no_exit[ed->src] = false;
			stack[n++] = ed->src;
		}
	}
	while (n) {
		uint32_t v = stack[--n];

		for (uint32_t k = g->pfirst[v]; k < g->pfirst[v + 1]; k++)
			if (no_exit[g->pred[k]]) {
				no_exit[g->pred[k]] = false;
				stack[n++] = g->pred[k];
			}
	}
}

/* Adds a virtual edge to the exit from the first block of each region without exit edges. */
static void
close_regions(struct wb_arena *tmp, const struct wb_graph *g, const bool *no_exit, uint32_t exit, struct pairs *p)
{
	uint32_t *list = WB_NEW(tmp, uint32_t, g->n), *part = WB_NEW(tmp, uint32_t, g->n),
		 * comp = WB_NEW(tmp, uint32_t, g->n), n = 0;
	struct wb_scc s;

	for (uint32_t v = 0; v < g->n; v++) {
		part[v] = no_exit[v];
		if (no_exit[v])
			list[n++] = v;
	}
	if (!n)
		return;
	wb_scc_new(&s, tmp, g);
	wb_scc_find(&s, list, n, part, true);
	for (uint32_t c = 0; c < s.ncomp; c++)
		for (uint32_t k = s.first[c]; k < s.first[c + 1]; k++)
			comp[s.node[k]] = c;
	for (uint32_t c = 0; c < s.ncomp; c++) {
		uint32_t least = WB_NONE;
		bool closed = true;

		for (uint32_t k = s.first[c]; k < s.first[c + 1]; k++) {
			uint32_t v = s.node[k];

			least = v < least ? v : least;
			for (uint32_t j = g->sfirst[v]; j < g->sfirst[v + 1]; j++)
				closed = closed && comp[g->succ[j]] == c;
		}
		if (closed)
			push(p, least, exit);
	}
}

enum wb_status
wb_pass_postdom(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_postdom *d = WB_NEW(cx->unit, struct wb_postdom, 1);
	uint32_t most = fn->nedge + fn->nblock, n = fn->nblock + 1;
	struct pairs p = { WB_NEW(cx->tmp, uint32_t, most), WB_NEW(cx->tmp, uint32_t, most), 0 };
	struct wb_graph g, reverse;
	struct wb_dom tree;

	(void)env;
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (wb_edge_inner(&fn->edge[e]))
			push(&p, fn->edge[e].src, fn->edge[e].dst);
	g = wb_graph_new(cx->tmp, fn->nblock, p.src, p.dst, p.n);
	d->no_exit = WB_NEW(cx->unit, bool, fn->nblock);
	find_no_exit(cx->tmp, fn, &g, d->no_exit);
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (wb_edge_live(&fn->edge[e]) && fn->edge[e].dst == WB_NONE)
			push(&p, fn->edge[e].src, fn->nblock);
	close_regions(cx->tmp, &g, d->no_exit, fn->nblock, &p);
	reverse = wb_graph_new(cx->tmp, n, p.dst, p.src, p.n);
	tree = wb_domtree_new(cx->unit, cx->tmp, &reverse, fn->nblock);
	d->ipdom = tree.idom;
	d->depth = tree.depth;
	d->pre = tree.pre;
	d->post = tree.post;
	fn->postdom = d;
	return WB_OK;
}
