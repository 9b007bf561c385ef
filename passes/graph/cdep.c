/* passes/graph/cdep.c -- control dependence: which edges decide whether a block is executed.
 *
 * Needs:  POSTDOM.   Gives: CDEP.   Keeps: all.
 * How:    edge (a, b) controls the blocks on the path of the post-dominator tree from b up to, but excluding, ipdom(a)
 *         (Ferrante, Ottenstein, Warren, TOPLAS 9(3), 1987). Conversely, block x is controlled by the edges whose
 *         target is in the subtree of x and whose path ends above x (Pingali and Bilardi, TOPLAS 19(3), 1997, answer
 *         the same query). Edges are sorted by the pre-order number of their target. So the first condition is a range,
 *         and the second one is a search, in a tree of minima over this range, for entries below a limit.
 * Why:    a list of all pairs would be too long: ten thousand loops, each the body of the next, have 5 * 10^7.
 * Cost:   O(edges + blocks) time and memory; O(log edges) for each edge that is enumerated.
 */
#include "../passes.h"

/* The depth in the tree at which the path of @ed ends, exclusive. */
static uint32_t
path_end(const struct wb_fn *fn, const struct wb_edge *ed)
{
	return fn->postdom->depth[fn->postdom->ipdom[ed->src]];
}

/* Whether the path of @ed is not empty. */
static bool
decides(const struct wb_fn *fn, const struct wb_edge *ed)
{
	return wb_edge_inner(ed) && fn->postdom->depth[ed->dst] > path_end(fn, ed);
}

/* Lists the deciding edges by the pre-order number of their target: at[k] of them have one below k. */
static void
list_edges(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_cdep *c)
{
	struct wb_keyed by_target = { 0 };
	struct wb_lists lists;

	for (uint32_t e = 0; e < fn->nedge; e++)
		if (decides(fn, &fn->edge[e]))
			wb_keyed_add(cx->tmp, &by_target, fn->postdom->pre[fn->edge[e].dst], e);
	lists = wb_keyed_lists(cx->unit, fn->nblock + 1, &by_target);
	c->at = lists.first;
	c->edge = lists.at;
	c->nedge = by_target.key.n;
}

/* low[nleaf + k] is the path end of edge[k]; low[j] the least of low[2j] and low[2j + 1]. */
static void
build_tree(const struct wb_fn *fn, struct wb_cdep *c)
{
	for (uint32_t k = 0; k < c->nleaf; k++)
		c->low[c->nleaf + k] = k < c->nedge ? path_end(fn, &fn->edge[c->edge[k]]) : WB_NONE;
	for (uint32_t j = c->nleaf; j-- > 1;)
		c->low[j] = c->low[2 * j] < c->low[2 * j + 1] ? c->low[2 * j] : c->low[2 * j + 1];
}

/* The first leaf not before @from with an entry below @limit, or nleaf. */
static uint32_t
search(const struct wb_cdep *c, uint32_t from, uint32_t limit)
{
	uint32_t j = c->nleaf + from;

	if (from >= c->nleaf)
		return c->nleaf;
	while (c->low[j] >= limit) {
		while (j & 1)		/* a right child: continue right of its parent */
			if ((j >>= 1) <= 1)
				return c->nleaf;
		j++;
	}
	while (j < c->nleaf)
		j = c->low[2 * j] < limit ? 2 * j : 2 * j + 1;
	return j - c->nleaf;
}

uint32_t
wb_cdep_next(const struct wb_fn *fn, uint32_t b, uint32_t from)
{
	const struct wb_cdep *c = fn->cdep;
	uint32_t pre = fn->postdom->pre[b], first = c->at[pre], end, k;

	/* Pre-order numbers of a subtree are consecutive. The number behind them is post(b) + depth(b) + 1: it counts
	 * the nodes before b in post-order, the ancestors of b, and b itself. */
	end = c->at[fn->postdom->post[b] + fn->postdom->depth[b] + 1];
	k = search(c, from > first ? from : first, fn->postdom->depth[b]);
	return k < end ? k : WB_NONE;
}

enum wb_status
wb_pass_cdep(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_cdep *c = WB_NEW(cx->unit, struct wb_cdep, 1);

	(void)env;
	list_edges(cx, fn, c);
	for (c->nleaf = 1; c->nleaf < c->nedge;)
		c->nleaf *= 2;
	c->low = WB_NEW(cx->unit, uint32_t, (size_t)2 * c->nleaf);
	build_tree(fn, c);
	fn->cdep = c;
	return WB_OK;
}
