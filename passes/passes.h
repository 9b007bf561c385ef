/* passes/passes.h -- what passes share among themselves: graphs, trees, values.
 */
#ifndef WAVEBOUND_PASSES_H
#define WAVEBOUND_PASSES_H

#include "wavebound/facts.h"
#include "wavebound/pass.h"

/* ---- graphs (graph.c) -------------------------------------------------------------
 * Nodes are numbers; the successors of v are succ[sfirst[v] .. sfirst[v + 1]), the
 * predecessors likewise. Parallel edges stay apart. */
struct wb_graph {
	uint32_t n;
	uint32_t *sfirst, *succ;
	uint32_t *pfirst, *pred;
};
/** wb_graph_new - from @m pairs src[k] -> dst[k] over @n nodes; edges of a node keep the order of k. O(n + m). */
struct wb_graph wb_graph_new(struct wb_arena *a, uint32_t n, const uint32_t *src, const uint32_t *dst, uint32_t m);

static inline bool wb_edge_live(const struct wb_edge *e) { return !(e->flags & WB_E_REMOVED); }
static inline bool wb_edge_inner(const struct wb_edge *e) { return wb_edge_live(e) && e->src != WB_NONE && e->dst != WB_NONE; }

/* Strongly connected components of a part of a graph. */
struct wb_scc {
	const struct wb_graph *g;
	uint32_t *num, *low;		/* [node] discovery number, 0: not met */
	uint32_t *stack, *path, *at;	/* work space */
	uint32_t *node;			/* result: components one after another */
	uint32_t *first; uint32_t ncomp;/* component c is node[first[c] .. first[c + 1]) */
};
void wb_scc_new(struct wb_scc *s, struct wb_arena *a, const struct wb_graph *g);
/** wb_scc_find - the components of the graph induced by those of @list whose part[] is @p; a component comes after those it reaches. */
void wb_scc_find(struct wb_scc *s, const uint32_t *list, uint32_t n, const uint32_t *part, uint32_t p);

/* ---- dominator trees of any graph (domtree.c) ------------------------------------------ */
/** wb_domtree_fill - fills the arrays of @d ([g->n], by the caller) with the tree of @g from @root.
 * A node that @root does not reach: idom WB_NONE, dominated by all, dominates none but its like. */
void wb_domtree_fill(struct wb_arena *tmp, const struct wb_graph *g, uint32_t root, struct wb_dom *d);

#endif
