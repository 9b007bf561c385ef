/* passes/facts.c -- user flow facts and annotations onto loops and edges.
 *
 * Needs:  LOOPS, BOUNDS.   Gives: BOUNDS, with the facts in it, and rows.   Keeps: all.
 * How:    wb_facts_attach; what a fact means and which one wins is in launch.h.
 */
#include "passes.h"

enum wb_status
wb_pass_facts(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	return wb_facts_attach(cx, env->module, fn, env->facts);
}
