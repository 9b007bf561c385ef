/* src/cli/lists.c -- which passes run for what, in which order.
 *
 * What a pass needs stands before it: the runner refuses a list that is in another order.
 */
#include "lists.h"

#define LIST(name, ...) \
	static const enum wb_pass name[] = { __VA_ARGS__ }; \
	const struct pass_list cli_list_##name = { name, WB_COUNT(name) };

/* What nearly all of them begin with. */
#define GRAPH \
	WB_PASS_DOM,		/* which block precedes which on every path */ \
	WB_PASS_POSTDOM,	/* which block follows on every path        */ \
	WB_PASS_CDEP,		/* what branches decide                     */ \
	WB_PASS_LOOPS		/* what repeats                             */
#define VALUES \
	GRAPH, \
	WB_PASS_GSA		/* every value by name                      */
#define LANES \
	VALUES, \
	WB_PASS_LANES		/* which lanes are active where             */

/* ---- bounds ------------------------------------------------------------------------------------- */
LIST(shape,
	WB_PASS_DOM,		/* which block precedes which on every path */
	WB_PASS_LOOPS,		/* what repeats                             */
	WB_PASS_REDUCE,		/* loops have one entry                     */
	WB_PASS_POSTDOM,	/* which block follows on every path        */
	WB_PASS_CDEP,		/* what branches decide                     */
	WB_PASS_GSA,		/* every value by name                      */
	WB_PASS_LANES,		/* which lanes are active where             */
	WB_PASS_TRIPS,		/* how often, as far as code and launch say it */
	WB_PASS_UNOPTIMISED)	/* the same where counters are on the stack */
LIST(claims,
	WB_PASS_FACTS)		/* how often, as far as the user says it */
LIST(costs,
	WB_PASS_DIVERGENCE,	/* which values are the same in which lanes: how many lines an access touches */
	WB_PASS_EXCLUSIVE,	/* of which arms of an if a wave executes only one */
	WB_PASS_COST)		/* what each block costs on the machine */
LIST(split_costs,
	WB_PASS_DIVERGENCE,
	WB_PASS_PWS,		/* where the code splits wavefronts */
	WB_PASS_EXCLUSIVE,
	WB_PASS_COST)
LIST(trips, LANES,
	WB_PASS_TRIPS)		/* how often, as far as the code says it */
LIST(warp, LANES,
	WB_PASS_DIVERGENCE,	/* which values are the same in which lanes */
	WB_PASS_TRIPS,		/* how often, as far as the code says it */
	WB_PASS_FACTS,		/* how often, as far as the user says it */
	WB_PASS_TREE,		/* statements, and how threads part */
	WB_PASS_THREADS,	/* what each thread of the launch repeats */
	WB_PASS_WARP)		/* the abstract warp */

/* ---- deadlocks ---------------------------------------------------------------------------------- */
LIST(deadlock,
	WB_PASS_INLINE,		/* calls are what they call */
	WB_PASS_PROMOTE,	/* words of the stack are registers */
	LANES,
	WB_PASS_PRUNE,		/* what numbers decide */
	WB_PASS_TRIPS,		/* how often, where the code says it */
	WB_PASS_DEADLOCK)	/* who waits for whom */
LIST(deadlock_as_written, LANES, WB_PASS_PRUNE, WB_PASS_TRIPS, WB_PASS_DEADLOCK)
LIST(nest, LANES,
	WB_PASS_DIVERGENCE,	/* which values are the same in which lanes */
	WB_PASS_TREE)		/* whether arms join at the sync of their branch */
LIST(threads, LANES,
	WB_PASS_SIMT)		/* who waits for whom */
LIST(switches, WB_PASS_SWITCH)

/* ---- the rest ----------------------------------------------------------------------------------- */
LIST(divergence, LANES,
	WB_PASS_TRIPS,		/* how often it repeats: how far values counted in loops get */
	WB_PASS_DIVERGENCE)	/* which values are the same in which lanes */
LIST(loops, WB_PASS_DOM, WB_PASS_LOOPS)
LIST(lanes, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_GSA, WB_PASS_LANES)
LIST(points, WB_PASS_POSTDOM)
LIST(delayed, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DEADLOCK)
LIST(branch_nodes, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_GSA, WB_PASS_LANES,
	WB_PASS_PWS)		/* where they part, where they meet */

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
