/* passes/passes.h -- helpers that several passes share. */
#ifndef WAVEBOUND_PASSES_H
#define WAVEBOUND_PASSES_H

#include "wavebound/facts.h"
#include "wavebound/limits.h"
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

/** wb_reach - adds to @in block @from and all blocks reachable from it (@back: from which it is reachable), without
 * paths through @until, which may be none, or through blocks that are in @in already. wb_reach_live - the same,
 * without edges with dead[edge]. wb_reach_behind - from the successors of block @b. */
void wb_reach(
	struct wb_arena *tmp, const struct wb_fn *fn, uint32_t from, bool back, uint32_t until, struct wb_bits in);
void wb_reach_live(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t from, bool back, uint32_t until,
	const bool *dead, struct wb_bits in);
void wb_reach_behind(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t b, uint32_t until, struct wb_bits in);

static inline bool wb_edge_live(const struct wb_edge *e) { return !(e->flags & WB_E_REMOVED); }
static inline bool
wb_edge_inner(const struct wb_edge *e)
{
	return wb_edge_live(e) && e->src != WB_NONE && e->dst != WB_NONE;
}
/* wb_is_exec: whether @u is a half of EXEC. wb_names_exec: whether @o names one. */
static inline bool
wb_is_exec(const struct wb_unit *u)
{
	return u->role == WB_ROLE_EXEC_LO || u->role == WB_ROLE_EXEC_HI;
}
static inline bool
wb_names_exec(const struct wb_fn *fn, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && wb_is_exec(&fn->unit[o->id]);
}

/** wb_digest_bounds - the codes of loops, and of edges if @edges, by which flow facts know them: fn->bounds->digest,
 * edge_digest. Needs CDEP, GSA and LANES. (passes/trips/trips.c) */
void wb_digest_bounds(struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn, bool edges);
/** wb_bounds_none - makes BOUNDS, of loops without bound, of which @why is the reason. (passes/trips/trips.c) */
void wb_bounds_none(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const char *why);
/** wb_argument_accesses - [inst] the scalar accesses that may be to kernel arguments or to the dispatch packet
 * (passes/integer/arguments.c), in cx->tmp. Uses GSA where known. */
struct wb_bits wb_argument_accesses(struct wb_ctx *cx, const struct wb_fn *fn);

/* Strongly connected components of a part of a graph. */
struct wb_scc {
	const struct wb_graph *g;
	uint32_t *num, *low;		/* [node] discovery number, 0: not met */
	uint32_t *stack, *path, *at;	/* work space */
	uint32_t *node;			/* result: components one after another */
	uint32_t *first; uint32_t ncomp;/* component c is node[first[c] .. first[c + 1]) */
};
void wb_scc_new(struct wb_scc *s, struct wb_arena *a, const struct wb_graph *g);
/** wb_scc_find - the components of the subgraph of those nodes of @list whose part[] is @p. A component comes after
 * those that it reaches. */
void wb_scc_find(struct wb_scc *s, const uint32_t *list, uint32_t n, const uint32_t *part, uint32_t p);

/* ---- scratch memory (passes/gsa/stack.c) ------------------------------------------------------------------- */
/* Accesses to the stack of a lane, of the words that are always accessed as a whole. */
struct wb_stack_access {
	uint32_t word;			/* the first one; WB_NONE: it accesses no such words */
	bool all;			/* all lanes are on; also said of other instructions */
	bool store;
	uint8_t nword;
	uint8_t data;			/* operand: what is stored, or where to it is loaded; 255: none */
};
struct wb_stack {
	struct wb_stack_access *access;	/* [inst] */
	bool *used; uint32_t nword;	/* [word] */
};
/** wb_stack_find - finds them, in cx->tmp; false, and access is NULL: @fn is no kernel with a stack, or some access is
 * not known. @frames: functions were inlined, so addresses of frames are tracked through lanes of vector registers,
 * too. @reach: [inst] of flat accesses the first byte of the stack, or a number below; NULL: they may reach the stack.
 */
#define WB_REACH_LDS (UINT32_MAX - 2)
#define WB_REACH_SHARED (UINT32_MAX - 1)	/* not the stack */
#define WB_REACH_UNKNOWN UINT32_MAX		/* taken not to be the stack */
bool wb_stack_find(struct wb_ctx *cx, const struct wb_fn *fn, bool frames, const uint32_t *reach, struct wb_stack *out);
/** wb_generic_find - what each flat access of @fn, which has LANES, reaches: reach[n] of the n-th one. Those that
 * kept[n] says access words which are now registers. */
void wb_generic_find(struct wb_ctx *cx, const struct wb_fn *fn, const bool *kept, uint32_t *reach);
/** wb_named_lane - the lane, and its register, that @i (a readlane or writelane) names by a constant; false: it names
 * it by a register, or by a constant beyond the wave, of which the hardware takes the low bits. */
bool wb_named_lane(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *reg, uint32_t *lane);
/** wb_is_flat_scratch - whether @unit is a half of FLAT_SCRATCH. */
bool wb_is_flat_scratch(const struct wb_fn *fn, uint32_t unit);

/* ---- dominator trees of any graph (passes/graph/domtree.c) ------------------------------------------ */
/** wb_domtree_new - the dominator tree of @g from @root, in @a; scratch in @tmp.
 * An unreachable node has idom WB_NONE, and is dominated by all nodes; it dominates only unreachable ones. */
struct wb_dom wb_domtree_new(struct wb_arena *a, struct wb_arena *tmp, const struct wb_graph *g, uint32_t root);

/* ---- facts as comments of the text form ------------------------------------------------------------- */
/* Entries of one list that are printed: the lists of nested loops together have quadratic length. */
#define WB_MOST_LISTED 256
struct wb_gsa;
/** wb_print_gsa - the values of @g (passes/gsa/). wb_print_divergence - the shapes of @fn's values
 * (passes/divergence/). wb_print_tree - the statements of @fn (passes/tree/). */
void wb_print_gsa(struct wb_out *o, const struct wb_gsa *g);
void wb_print_divergence(struct wb_out *o, const struct wb_fn *fn);
void wb_print_tree(struct wb_out *o, const struct wb_fn *fn);

/* ---- decided compares (passes/deadlock/decided.c) ------------------------------------------------ */
/** wb_leave_out_decided - rebuilds @fn without compares that have one outcome, and without the edges that no wave takes
 * because of them. *any: whether there was one; else @fn does not change. The caller must drop the facts, which are of
 * the old code. */
enum wb_status wb_leave_out_decided(struct wb_ctx *cx, struct wb_fn *fn, bool *any);

/* ---- registers whose number M0 counts from (passes/integer/relative.c) --------------------------- */
/** wb_is_relative - whether registers of @inst are. wb_narrow_relative - cuts their operands down to the registers that
 * the index can mean; true if there were any. Then the caller must drop GSA and what rests on it. */
bool wb_is_relative(const struct wb_fn *fn, uint32_t inst);
bool wb_narrow_relative(struct wb_ctx *cx, struct wb_fn *fn);

/* ---- operands ------------------------------------------------------------------------------------ */
/** wb_source - the @n-th explicit operand of @i that is read; NULL: there are fewer. */
static inline const struct wb_opnd *
wb_source(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n)
{
	WB_EACH_OPND(fn, i, o)
		if (o->kind != WB_OPND_MOD && (o->flags & (WB_USE | WB_IMPLICIT)) == WB_USE && n-- == 0)
			return o;
	return NULL;
}

/* ---- accesses ----------------------------------------------------------------------------------- */
/** wb_lds_offset - what access @i of LDS adds to its address, for its first or (@second) its second element. */
static inline uint64_t
wb_lds_offset(const struct wb_fn *fn, const struct wb_inst *i, bool second)
{
	return i->mem.count < 2 ? wb_mod(fn, i, WB_MOD_OFFSET) : (wb_mod(fn, i, WB_MOD_ST64) ? 64u : 1u) *
			i->mem.bytes * wb_mod(fn, i, second ? WB_MOD_OFFSET1 : WB_MOD_OFFSET0);
}
/** wb_may_take - whether @i may acquire a lock: it returns the word that it replaces. */
static inline bool wb_may_take(const struct wb_inst *i)
{
	return (i->mem.access & WB_ATOMIC) && (i->mem.access & WB_RETURNS) && i->mem.bytes == 4;
}

#endif
