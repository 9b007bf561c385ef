/* passes/relative.c -- an array in registers that is indexed by a number of the wave has only its own registers.
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA, LANES. Gives: GSA and LANES, of the new code. Keeps: all but BOUNDS and what
 *         rests on values.
 * What:   integer/relative.c limits the operands of indexed accesses, and says why that is right. It needs bounds of
 *         loops. These are computed first, for all launches, because one function may be bounded for several. Behind
 *         it, GSA and LANES are computed again.
 * Cost:   O(instructions); if some access is indexed, loop bounds, GSA and LANES once more.
 */
#include "passes.h"

static bool
has_relative(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->ninst; k++)
		if (wb_is_relative(fn, k))
			return true;
	return false;
}

enum wb_status
wb_pass_relative(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	static const enum wb_pass before[] = { WB_PASS_TRIPS }, again[] = { WB_PASS_GSA, WB_PASS_LANES };
	struct wb_pass_env any_launch = *env;
	enum wb_status s;
	bool any;

	if (!has_relative(fn))
		return WB_OK;
	any_launch.launch = NULL;
	s = wb_run_passes(cx, fn, &any_launch, before, WB_COUNT(before), NULL);
	if (s != WB_OK)
		return s;
	any = wb_narrow_relative(cx, fn);
	wb_drop_facts(fn, WB_FACT_BOUNDS | (any ? WB_FACT_GSA | WB_FACT_LANES : 0));
	return any ? wb_run_passes(cx, fn, env, again, WB_COUNT(again), NULL) : WB_OK;
}
