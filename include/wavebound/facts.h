/* wavebound/facts.h -- what passes find out about a function.
 *
 * Each fact hangs on wb_fn as a pointer; NULL means unknown. All arrays live in
 * cx->unit and are indexed by block, edge, loop or instruction id.
 */
#ifndef WAVEBOUND_FACTS_H
#define WAVEBOUND_FACTS_H

#include "wavebound/ir.h"

/* ---- dominators ------------------------------------------------------------------ */
struct wb_dom {
	uint32_t *idom;			/* [block] immediate dominator; WB_NONE for the entry     */
	uint32_t *depth;		/* [block] 0 at the entry                                 */
	uint32_t *pre, *post;		/* [block] numbering of the tree: ancestry in O(1)         */
};
static inline bool
wb_dominates(const struct wb_dom *d, uint32_t a, uint32_t b)
{
	return d->pre[a] <= d->pre[b] && d->post[a] >= d->post[b];
}

/* Post-dominators over a virtual exit (number nblock). Every exit edge leads to it, and one virtual edge from the first
 * block (in block order) of each strongly connected region without exit edges: an endless loop counts as if it could
 * stop at its header. */
struct wb_postdom {
	uint32_t *ipdom;		/* [block] nblock: the virtual exit                        */
	uint32_t *depth;		/* [block + 1]                                             */
	uint32_t *pre, *post;		/* [block + 1]                                             */
	bool *no_exit;			/* [block] no path from here reaches an exit edge          */
};
static inline bool
wb_postdominates(const struct wb_postdom *d, uint32_t a, uint32_t b)
{
	return d->pre[a] <= d->pre[b] && d->post[a] >= d->post[b];
}
/** wb_postdom_meet - the nearest common post-dominator of blocks @a and @b; at worst the virtual exit. */
static inline uint32_t
wb_postdom_meet(const struct wb_postdom *d, uint32_t a, uint32_t b)
{
	if (wb_postdominates(d, b, a))
		return b;
	while (!wb_postdominates(d, a, b))
		a = d->ipdom[a];
	return a;
}

/* Control dependence (Ferrante, Ottenstein, Warren 1987): edges that decide whether a block is executed. Edge e = (a,
 * b) controls the blocks on the path of the post-dominator tree from b up to, but excluding, the immediate
 * post-dominator of a. A list of all pairs is quadratic in nested loops. So an edge is stored as its path: linear
 * memory, a step of the enumeration in O(log n).
 *
 *	for (uint32_t k = wb_cdep_next(fn, b, 0); k != WB_NONE; k = wb_cdep_next(fn, b, k + 1))
 *		edge = fn->cdep->edge[k];	each edge that controls block b
 */
struct wb_cdep {
	uint32_t *edge; uint32_t nedge;	/* edges that control something, by pre-order number of their target */
	/* [block + 2] [k]: the first in edge[] whose target has a pre-order number >= k */
	uint32_t *at;
	uint32_t *low; uint32_t nleaf;	/* tree of minima of the depths where the paths of edge[] end */
};
/** wb_cdep_next - the first index from @from on in wb_cdep.edge of an edge that controls @b; WB_NONE: no more. */
uint32_t wb_cdep_next(const struct wb_fn *fn, uint32_t b, uint32_t from);

/* Branches that decide whether blocks are executed, and in which iteration of the loops around them
 * (passes/graph/iterated_cdep.c). */
struct wb_iterated_cdep {
	const struct wb_fn *fn;		/* with LOOPS, CDEP */
	struct wb_todo block;		/* those asked for, and those that decide about one that was */
	uint64_t left;			/* pairs of block and branch that may still be visited */
};
/** wb_iterated_cdep_new - nothing visited yet. In @tmp. */
struct wb_iterated_cdep wb_iterated_cdep_new(struct wb_arena *tmp, const struct wb_fn *fn);
/** wb_iterated_cdep_of - calls @visit for each block whose branch decides about @b, apart from those found for earlier
 * blocks. @visit may return false to stop. A branch may be visited for several blocks. Returns whether all were
 * visited; false: @visit stopped, a loop around is irreducible, or there are too many. Then it must not be called
 * again. */
bool wb_iterated_cdep_of(
	struct wb_iterated_cdep *d, uint32_t b, bool (*visit)(const struct wb_fn *fn, uint32_t branch, void *of),
	void *of);

/* ---- loops ----------------------------------------------------------------------------
 * A loop is a strongly connected region of the CFG without the back edges of the loops around it. Its headers are
 * the blocks entered from outside; its back edges are all edges from inside to a header. With one header it is a
 * natural loop; with more it is irreducible. Every cycle of the CFG contains a back edge. A header is in no inner
 * loop. An edge is a back edge of at most one loop, and enters at most one. So all lists together are linear: the
 * blocks of a loop are one range, which contains the ranges of inner loops. */
struct wb_loop {
	uint32_t header;		/* first header in block order */
	uint32_t parent;		/* enclosing loop or WB_NONE; a parent has a smaller id */
	uint32_t last;			/* inner loops have the ids this + 1 .. last */
	uint32_t depth;			/* 1 for outermost */
	bool irreducible;
	/* ranges in wb_loops.list */
	/* all blocks, nested ones, too; those in no inner loop come first, headers before all */
	uint32_t block, nblock;
	uint32_t nown;			/* blocks in no inner loop */
	uint32_t head, nhead;		/* headers, ascending: the first nhead of the blocks */
	uint32_t back, nback;		/* edge ids */
	uint32_t entry, nentry;
	uint32_t exit, nexit;		/* edges that leave from a block in no inner loop */
	/* this many from exit on: with edges that leave from inner loops; those whose dst is in this loop do not
	 * count */
	uint32_t nexit_within;
};
struct wb_loops {
	struct wb_loop *loop; uint32_t nloop;	/* a loop, then those inside it; siblings by header */
	uint32_t *of_block;			/* [block] innermost loop or WB_NONE */
	uint32_t *list;
};
/* Whether block @b (WB_NONE: the outside of the function) is in loop @l. */
static inline bool wb_loop_has(const struct wb_loops *ls, uint32_t l, uint32_t b)
{
	uint32_t in = b == WB_NONE ? WB_NONE : ls->of_block[b];

	return in != WB_NONE && in >= l && in <= ls->loop[l].last;
}
/** wb_loop_headed - the loop whose header @b is, of several headers the first; WB_NONE: none. */
static inline uint32_t
wb_loop_headed(const struct wb_loops *ls, uint32_t b)
{
	uint32_t l = ls->of_block[b];

	return l != WB_NONE && ls->loop[l].header == b ? l : WB_NONE;
}
/** wb_loop_has_head - whether @b is a header of loop @l, or one of several. */
static inline bool
wb_loop_has_head(const struct wb_loops *ls, uint32_t l, uint32_t b)
{
	const uint32_t *head = &ls->list[ls->loop[l].head];
	uint32_t low = 0, high = ls->loop[l].nhead - 1;

	while (low < high) {
		uint32_t mid = low + (high - low) / 2;

		if (head[mid] < b)
			low = mid + 1;
		else
			high = mid;
	}
	return head[low] == b;
}
/** wb_edge_back - the loop of which @e is a back edge; WB_NONE: none. */
static inline uint32_t
wb_edge_back(const struct wb_fn *fn, uint32_t e)
{
	const struct wb_edge *x = &fn->edge[e];
	uint32_t l = x->dst == WB_NONE ? WB_NONE : fn->loops->of_block[x->dst];	/* a header is in no inner loop */

	return l != WB_NONE && wb_loop_has_head(fn->loops, l, x->dst) && wb_loop_has(fn->loops, l, x->src) ? l :
		WB_NONE;
}

/* ---- loop bounds ----------------------------------------------------------------------- */
enum wb_bound_origin {
	WB_BOUND_NONE,
	WB_BOUND_INFERRED,
	WB_BOUND_FACT,
	WB_BOUND_ANNOTATION,
	WB_BOUND_DEAD,
	WB_BOUND_TYPE,
	/* DEAD: never entered (wb_bounds.dead). TYPE: inferred only from the range of a type. EXECUTED: counted by
	 * execution, as no data decides (exact.h). BUFFER: inferred from the size of a buffer that the loop walks
	 * through */
	WB_BOUND_EXECUTED,
	WB_BOUND_BUFFER
};
extern const char *const wb_bound_origin_name[];
#define WB_UNKNOWN UINT64_MAX
struct wb_loop_bound {
	/* back-edge traversals per entry of the loop; WB_UNKNOWN: none known. Header runs <= max + 1 */
	uint64_t max;
	/* back-edge traversals per run of the function; WB_UNKNOWN: none known                      */
	uint64_t total;
	/* proved or claimed minimum of traversals per entry; 0 */
	uint64_t min;
	uint8_t origin;			/* enum wb_bound_origin of max (or of total if only that is known) */
	uint8_t total_origin;		/* likewise of total, if it is known */
	const char *why;		/* derivation, or why there is no bound; never NULL */
	struct wb_loc loc, total_loc;	/* of the fact or annotation that says max, or total */
	const char *reason, *total_reason;	/* that it gives; NULL: none */
	/* without max: the kernel argument that `why` depends on; NULL: none is known */
	const struct wb_arg *argument;
	/* the buffer that a number is loaded from on which the loop's end depends; NULL: none is known */
	const struct wb_arg *data;
	uint64_t inferred;		/* the inferred number, also if a fact replaced it; WB_UNKNOWN */
	/* the buffer whose size inference used, also if the bound is another one; NULL: none */
	const struct wb_arg *buffer;
	bool lds;			/* likewise: inference used the size of LDS */
	/* no small enough bound was inferred, but every lane leaves the loop at some time */
	bool ends;
	/* the comparison that alone decides, for the wave or for each lane, whether the loop goes on: where it says
	 * `stays`. Each iteration moves its operands closer by `step`; 0: there is none */
	bool stays;
	uint32_t test;
	uint64_t step;
};
/** wb_bound_given - whether the user says a bound of that origin. */
static inline bool
wb_bound_given(uint8_t origin)
{
	return origin == WB_BOUND_FACT || origin == WB_BOUND_ANNOTATION;
}
/** wb_loop_bound_open - without bound, or only with one by the range of a type or by the size of a buffer. */
static inline bool
wb_loop_bound_open(const struct wb_loop_bound *b)
{
	return b->origin == WB_BOUND_TYPE || b->origin == WB_BOUND_BUFFER ||
		(b->max == WB_UNKNOWN && b->total == WB_UNKNOWN);
}
/** wb_loop_bound_found - inference found the number, by whatever means. */
static inline bool
wb_loop_bound_found(const struct wb_loop_bound *b)
{
	return b->origin == WB_BOUND_INFERRED || b->origin == WB_BOUND_TYPE || b->origin == WB_BOUND_BUFFER;
}
/* Waves of the launch that stay outside a guard: @busy of @waves may pass it, in @busy_groups workgroups. All others
 * take no edge that is @dead. */
struct wb_idle {
	uint64_t waves, busy, busy_groups;
	uint32_t block;			/* its branch is the guard */
	bool *dead;			/* [edge] includes those that no wave takes */
};
struct wb_bounds {
	struct wb_loop_bound *loop;	/* [loop] */
	/* [loop] of the conditions to leave it, by which a flow fact recognises it (gsa.h); NULL: not computed */
	uint64_t *digest;
	uint64_t *edge_digest;		/* [edge] likewise, of what decides whether it is taken */
	/* [edge] no wave of the launch takes it, because its branch is decided or it is unreachable; NULL: none is
	 * known */
	bool *dead;
	const struct wb_idle *idle;	/* NULL: none is known */
	bool any_launch;		/* they are of a kernel, in any launch */
	/* why the execution of the launch gave no loop bounds, and where; NULL: it did, or it was not executed */
	const char *not_executed;
	struct wb_loc not_executed_at;
};
/** wb_edge_dead - whether @e is known never to be taken. */
static inline bool
wb_edge_dead(const struct wb_fn *fn, uint32_t e)
{
	return fn->bounds && fn->bounds->dead && fn->bounds->dead[e];
}
/** wb_block_dead - whether @b is known never to be executed: all edges into it are dead. */
static inline bool
wb_block_dead(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t k = 0; k < fn->block[b].nin; k++)
		if (!wb_edge_dead(fn, fn->in[fn->block[b].in + k]))
			return false;
	return fn->bounds && fn->bounds->dead;
}
/** wb_edge_decided - whether the branch of @e, which some wave may execute, takes the other edge in all waves: because
 * of arguments, of the size of the launch, or by the code alone. */
static inline bool
wb_edge_decided(const struct wb_fn *fn, uint32_t e)
{
	return wb_edge_dead(fn, e) && fn->edge[e].src != WB_NONE && !wb_block_dead(fn, fn->edge[e].src);
}

/* Further linear facts: sum of coeff * executions(edge) <= limit. */
struct wb_flow_row {
	uint32_t first, nterm;		/* range in term[] */
	uint64_t limit;
	const char *what;		/* for messages: "not-all at k.ffx:12" */
	struct wb_loc loc;
	/* a flow fact says it. Else it is found in the code, and also true for a chain of waves that executes each
	 * barrier in the same iteration */
	bool given;
};
struct wb_flow_term {
	uint32_t edge;
	int64_t coeff;
};
struct wb_flow_rows {
	struct wb_flow_row *row; uint32_t nrow;
	struct wb_flow_term *term; uint32_t nterm;
};

/* ---- cost ----------------------------------------------------------------------------------
 * Cost vector of a block per execution (wavebound-bounds(7), costs). All entries are upper bounds over all lanes and
 * states. They are separate so that each kernel bound can weigh them differently. */
struct wb_cost_vec {
	uint64_t issue_cycles;		/* I: SIMD busy                                                    */
	uint64_t insts;			/* issued instructions                                             */
	uint64_t delay_cycles;		/* delays of the wave itself, without taken branches               */
	uint64_t trans;			/* Q: memory transactions                                          */
	uint64_t rounds;		/* R: LDS rounds                                                   */
	uint64_t address_cycles;	/* V: of the address unit (M19)                                    */
	uint64_t mem_waits;		/* waits on vector or scalar memory (L0 each), s_endpgm included   */
	uint64_t whole;			/* Q': those of accesses to whole lines in a row, no part of Q     */
	uint64_t atomics;		/* A: transactions of atomics, which are part of Q                 */
	uint64_t argument_waits;	/* of mem_waits: those for a scalar access that may be to kernel arguments */
	uint64_t scalar;		/* of trans: those of scalar accesses                              */
	uint64_t scalar_waits;		/* of mem_waits: those for nothing but scalar accesses             */
	uint64_t lds_waits;		/* waits on LDS (lds_L each)                                       */
	uint64_t barriers;		/* s_barrier executed                                              */
	uint64_t fetches;		/* instructions that need a line of code that the one before may lack (M18) */
	uint64_t splits, merges;	/* PWS: e_s, e_m each                                              */
};
/* The maximum that one wave can have outstanding at any point of a block. */
struct wb_cost_peak {
	uint64_t trans, rounds;		/* WB_UNKNOWN: no limit found */
	uint64_t fixed;			/* of the transactions: those that do not depend on the number of lanes */
};
struct wb_cost {
	struct wb_cost_vec *block;	/* [block] calls count as the call instruction alone               */
	struct wb_cost_peak *peak;	/* [block] */
	uint64_t *edge_delay_cycles;	/* [edge] taken-branch delay                                       */
	uint64_t imax_cycles;		/* largest issue of an instruction                                 */
	/* maximum of transactions that one wave can have outstanding (WB_UNKNOWN: no limit found) */
	uint64_t outstanding_trans;
	uint64_t outstanding_rounds;
	uint64_t outstanding_address;	/* the same of cycles of the address unit */
	/* instructions that end the launch (s_trap 2); costs are of launches in which no wave executes them */
	uint32_t naborts;
	bool has_barrier, has_call;
};

/* ---- timing slice (passes/timing/timing.c) ------------------------------------------------
 * The instructions that time depends on: what they write may reach a branch, EXEC, an address,
 * a descriptor, M0 or an amount of waiting. */
struct wb_timing {
	uint64_t *need;			/* [inst / 64] bit inst % 64: it matters */
	uint32_t reads;			/* 1 << enum wb_space: contents of this memory may matter */
};
static inline bool
wb_timing_needs(const struct wb_timing *t, uint32_t inst)
{
	return t->need[inst / 64] >> (inst & 63) & 1;
}
/** wb_timing_find - of @fn, in cx->unit. @reads: spaces (as above) whose contents matter anyhow, so stores to them do.
 */
struct wb_timing *wb_timing_find(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t reads);

#endif
