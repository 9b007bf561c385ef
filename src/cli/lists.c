/* src/cli/lists.c -- which passes run for what, in which order.
 *
 * A pass follows all passes that it needs; the runner refuses a list in another order.
 */
#include "lists.h"

#define LIST(name, ...) \
	static const enum wb_pass name[] = { __VA_ARGS__ }; \
	const struct pass_list cli_list_##name = { name, WB_COUNT(name) };

/* The start of nearly all lists. */
#define GRAPH \
	WB_PASS_DOM,		/* dominators */ \
	WB_PASS_POSTDOM,	/* post-dominators */ \
	WB_PASS_CDEP,		/* control dependence */ \
	WB_PASS_LOOPS		/* loops */
#define VALUES \
	GRAPH, \
	WB_PASS_GSA		/* gated single assignment */
#define LANES \
	VALUES, \
	WB_PASS_LANES,		/* active lanes (EXEC) of each block */ \
	WB_PASS_RELATIVE	/* registers that are indexed */

/* ---- bounds ------------------------------------------------------------------------------------- */
LIST(loop_bounds,
	WB_PASS_DOM,		/* dominators */
	WB_PASS_LOOPS,		/* loops */
	WB_PASS_REDUCE,		/* loops have one entry */
	WB_PASS_POSTDOM,	/* post-dominators */
	WB_PASS_CDEP,		/* control dependence */
	WB_PASS_GSA,		/* gated single assignment */
	WB_PASS_LANES,		/* active lanes (EXEC) of each block */
	WB_PASS_RELATIVE,	/* registers that are indexed */
	WB_PASS_TRIPS,		/* loop bounds from code and launch */
	WB_PASS_UNOPTIMISED)	/* loop bounds where counters are on the stack */
LIST(callers,
	WB_PASS_UNOPTIMISED)	/* loop bounds of a function that is called */
LIST(refused,
	WB_PASS_DOM, WB_PASS_LOOPS, WB_PASS_REDUCE,
	WB_PASS_UNOPTIMISED)	/* loop bounds from a copy that was made before */
LIST(refused_costs,
	WB_PASS_COST)		/* what each block costs on the machine */
LIST(claims,
	WB_PASS_FACTS)		/* flow facts of the user */
LIST(costs,
	WB_PASS_DIVERGENCE,	/* uniform values; lines that an access touches */
	WB_PASS_EXCLUSIVE,	/* arms of which a wave executes only one */
	WB_PASS_COST)		/* what each block costs on the machine */
LIST(split_costs,
	WB_PASS_DIVERGENCE,
	WB_PASS_PWS,		/* split points */
	WB_PASS_EXCLUSIVE,
	WB_PASS_COST)
LIST(trips, LANES,
	WB_PASS_TRIPS)		/* loop bounds from the code */
LIST(warp, LANES,
	WB_PASS_DIVERGENCE,	/* uniform and affine values */
	WB_PASS_TRIPS,		/* loop bounds from the code */
	WB_PASS_FACTS,		/* flow facts of the user */
	WB_PASS_TREE,		/* statements, and parts for lanes that diverge */
	WB_PASS_THREADS,	/* iterations of each thread of the launch */
	WB_PASS_WARP)		/* the abstract warp */

/* ---- deadlocks ---------------------------------------------------------------------------------- */
LIST(deadlock,
	WB_PASS_INLINE,		/* inlines calls */
	WB_PASS_PROMOTE,	/* replaces words of the stack by registers */
	LANES,
	WB_PASS_PRUNE,		/* removes dead edges */
	WB_PASS_TRIPS,		/* loop bounds from the code */
	WB_PASS_DEADLOCK)	/* lanes that wait for each other */
LIST(deadlock_as_written, LANES, WB_PASS_PRUNE, WB_PASS_TRIPS, WB_PASS_DEADLOCK)
LIST(nest, LANES,
	WB_PASS_DIVERGENCE,	/* uniform and affine values */
	WB_PASS_TREE)		/* whether arms join at the sync of their branch */
LIST(threads, LANES,
	WB_PASS_SIMT)		/* lanes that wait for each other */
LIST(switches, WB_PASS_SWITCH)

/* ---- the rest ----------------------------------------------------------------------------------- */
LIST(divergence, LANES,
	WB_PASS_TRIPS,		/* loop bounds, for the range of induction variables */
	WB_PASS_DIVERGENCE)	/* uniform and affine values */
LIST(loops, WB_PASS_DOM, WB_PASS_LOOPS)
LIST(lanes, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_GSA, WB_PASS_LANES)
LIST(points, WB_PASS_POSTDOM)
LIST(delayed, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DEADLOCK)
LIST(branch_nodes, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_GSA, WB_PASS_LANES,
	WB_PASS_PWS)		/* branches, and where lanes reconverge */

enum wb_status
cli_run_list(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct pass_list *list,
	const struct wb_pass_options *opt)
{
	return wb_run_passes(cx, fn, env, list->pass, list->n, opt);
}

enum wb_status
cli_run_missing(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct pass_list *list,
	const struct wb_pass_options *opt)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; s == WB_OK && k < list->n; k++)
		if (wb_pass_info[list->pass[k]].gives & ~wb_facts_of(fn))
			s = wb_run_passes(cx, fn, env, &list->pass[k], 1, opt);
	return s;
}
