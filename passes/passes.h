/* passes/passes.h -- what passes share among themselves: graphs, trees, values.
 */
#ifndef WAVEBOUND_PASSES_H
#define WAVEBOUND_PASSES_H

#include "wavebound/facts.h"
#include "wavebound/pass.h"

/* ---- graphs (passes/graph/graph.c) -------------------------------------------------------------
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
static inline bool
wb_edge_inner(const struct wb_edge *e)
{
	return wb_edge_live(e) && e->src != WB_NONE && e->dst != WB_NONE;
}

/* Strongly connected components of a part of a graph. */
struct wb_scc {
	const struct wb_graph *g;
	uint32_t *num, *low;		/* [node] discovery number, 0: not met */
	uint32_t *stack, *path, *at;	/* work space */
	uint32_t *node;			/* result: components one after another */
	uint32_t *first; uint32_t ncomp;/* component c is node[first[c] .. first[c + 1]) */
};
void wb_scc_new(struct wb_scc *s, struct wb_arena *a, const struct wb_graph *g);
/** wb_scc_find - the components of the graph induced by those of @list whose part[] is @p; a component comes after
 * those it reaches. */
void wb_scc_find(struct wb_scc *s, const uint32_t *list, uint32_t n, const uint32_t *part, uint32_t p);

/* ---- dominator trees of any graph (passes/graph/domtree.c) ------------------------------------------ */
/** wb_domtree_fill - fills the arrays of @d ([g->n], by the caller) with the tree of @g from @root.
 * A node that @root does not reach: idom WB_NONE, dominated by all, dominates none but its like. */
void wb_domtree_fill(struct wb_arena *tmp, const struct wb_graph *g, uint32_t root, struct wb_dom *d);

/* ---- values (passes/numbers/values.c) --------------------------------------------------------------------
 * Which definition of a unit reaches a point: gated single assignment, seen more simply. */
enum wb_value_kind {
	WB_V_ENTRY,		/* what the unit holds when the function starts                            */
	WB_V_DEF,		/* what instruction `at` leaves in it; a call leaves something unknown     */
	WB_V_MERGE,		/* where different values meet: one per block that needs it, `at`          */
	WB_V_UNKNOWN,		/* nothing reads it there: not followed                                     */
};
struct wb_value {
	uint8_t kind;		/* enum wb_value_kind */
	uint32_t unit;
	uint32_t at;
};
static inline bool
wb_value_same(struct wb_value a, struct wb_value b)
{
	return a.kind == b.kind && a.unit == b.unit && a.at == b.at;
}

struct wb_gsa;
/** wb_value_of - value @v of @g. */
struct wb_value wb_value_of(const struct wb_gsa *g, uint32_t v);
/** wb_value_in, wb_value_out - what @unit holds at the start, at the end of @block. */
struct wb_value wb_value_in(const struct wb_gsa *g, uint32_t block, uint32_t unit);
struct wb_value wb_value_out(const struct wb_gsa *g, uint32_t block, uint32_t unit);
/** wb_value_read - what the @k-th unit of operand @o holds when its instruction reads it. wb_value_before - what @unit
 * holds before @inst. */
struct wb_value wb_value_read(const struct wb_gsa *g, const struct wb_opnd *o, uint32_t k);
struct wb_value wb_value_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
/** wb_value_along - what @unit holds on edge @e. */
struct wb_value wb_value_along(const struct wb_gsa *g, uint32_t e, uint32_t unit);
/** wb_value_spilled - if @v was stored to a slot or loaded from one, what it was before; else false. For the lanes
 * active there. */
bool wb_value_spilled(const struct wb_gsa *g, struct wb_value *v);
/** wb_value_block - the block whose execution makes @v. */
uint32_t wb_value_block(const struct wb_gsa *g, struct wb_value v);

/* ---- gated single assignment (gsa*.c) ----------------------------------------------------------- */
/* of one list that is printed: of nested loops they are quadratic all together */
#define WB_MOST_LISTED 256
/** wb_print_gsa - the values of @g, as comments of the text form. */
void wb_print_gsa(struct wb_out *o, const struct wb_gsa *g);
/** wb_print_divergence - the forms of @fn's values, likewise. */
void wb_print_divergence(struct wb_out *o, const struct wb_fn *fn);

/* ---- locks ------------------------------------------------------------------------------------- */
/** wb_may_take - whether @i may be what takes a lock: it returns the word that it replaces. wb_may_lock - whether
 * anything in @fn may. */
static inline bool wb_may_take(const struct wb_inst *i)
{
	return (i->mem.access & WB_ATOMIC) && (i->mem.access & WB_RETURNS) && i->mem.bytes == 4;
}
static inline bool wb_may_lock(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->nact; k++)
		if (wb_may_take(&fn->inst[fn->act[k]]))
			return true;
	return false;
}

#endif
