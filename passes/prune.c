/* passes/prune.c -- compares with one outcome are decided, and edges that no wave takes are removed.
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA, LANES. Gives: these, of the new code. Keeps: all if nothing was decided, else
 *         nothing more.
 * What:   deadlock/decided.c finds them, and says why it is right. It is repeated, at most MOST_TIMES, because a join
 *         that has one edge left may show more constants.
 * Cost:   that of the facts, each time.
 */
#include "passes.h"

#define MOST_TIMES 3u

/* Whether something may be waited for: a loop, or a barrier. */
static bool
may_help(const struct wb_fn *fn)
{
	bool any = fn->loops->nloop;

	for (uint32_t k = 0; k < fn->nact && !any; k++)
		any = fn->inst[fn->act[k]].op == WB_OP_BARRIER;
	return any;
}

enum wb_status
wb_pass_prune(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	static const enum wb_pass again[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES };
	bool any = may_help(fn);
	enum wb_status s = WB_OK;

	for (uint32_t n = 0; s == WB_OK && any && n < MOST_TIMES; n++) {
		struct wb_arena_mark m = wb_arena_mark(cx->tmp);

		s = wb_leave_out_decided(cx, fn, &any);
		wb_arena_reset(cx->tmp, m);
		if (s == WB_OK && any) {
			wb_drop_facts(fn, WB_FACT_ALL);
			s = wb_run_passes(cx, fn, env, again, WB_COUNT(again), NULL);
		}
	}
	return s;
}
