/* src/bound/executed.c -- bounds of loops from the execution of a launch that no data decides (src/exact).
 *
 * All runs of such a launch are the same in where each wave goes, so how often it repeats a loop in
 * one run is how often it does in each. This is about the launch, not the code: it is asked only where TRIPS found
 * no bound, or no more than the range of a type or the size of a buffer; and then tells of the other
 * loops, too. Proof: wavebound-bounds(7).
 */
#include "private.h"

static bool
any_open(const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_loop_bound_open(&fn->bounds->loop[l]))
			return true;
	return false;
}

/* Whether the execution says more of a loop that the code bounds. */
static bool
is_less(const struct wb_exact_loop *e, const struct wb_loop_bound *b)
{
	return b->origin == WB_BOUND_INFERRED && e->max < b->max;
}

/* A total says more only where something around the loop repeats it. */
static void
bound_loop(struct wb_ctx *cx, const struct wb_loop *l, const struct wb_exact_loop *e, struct wb_loop_bound *b)
{
	b->max = b->inferred = e->max;
	b->total = l->parent != WB_NONE ? e->total : WB_UNKNOWN;
	b->origin = WB_BOUND_EXECUTED;
	b->why = wb_format(cx->unit, "executed: no data decides how often; at most %llu time%s in this launch",
		(unsigned long long)e->max, e->max == 1 ? "" : "s");
}

/* Says why the execution counts no loop. */
static void
tell(struct wb_ctx *cx, const struct wb_exact *e, struct wb_fn *fn)
{
	struct wb_bounds *b = fn->bounds;

	b->not_executed_at = WB_NO_LOC;
	if (e->status == WB_EXACT_OPEN) {
		b->not_executed = wb_format(cx->unit, "something not known decides about this %s: %s",
			wb_exact_kind_name[e->kind], e->why);
		b->not_executed_at = e->fn->inst[e->inst].loc;
	} else if (e->status == WB_EXACT_LIMITED) {
		b->not_executed = wb_format(cx->unit,
			"it was stopped after %llu wave instructions; --exact LIMIT goes further",
			(unsigned long long)e->instructions);
	} else {
		b->not_executed = e->status == WB_EXACT_ENDLESS ? "waves wait for each other for ever" : e->why;
	}
}

enum wb_status
wb_bound_loops_executed(struct wb_ctx *cx, struct wb_bound_input *in, struct wb_fn *fn)
{
	struct wb_exact *e;
	struct wb_exact_options how;
	enum wb_status s;

	if (!in->exact || !in->launch || in->machine->split_simds || !any_open(fn))
		return WB_OK;
	e = WB_NEW(cx->unit, struct wb_exact, 1);
	how = *in->exact;
	how.count_loops = true;
	s = wb_exact_run(cx, in->module, fn, in->launch, in->machine, &how, e);
	if (s != WB_OK)
		return s == WB_OVERFLOW ? WB_OK : s;	/* said where the exact bound is computed */
	in->executed = e;
	if (e->status != WB_EXACT_DETERMINED || !e->loop) {
		tell(cx, e, fn);
		return WB_OK;
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_loop_bound_open(&fn->bounds->loop[l]) || is_less(&e->loop[l], &fn->bounds->loop[l]))
			bound_loop(cx, &fn->loops->loop[l], &e->loop[l], &fn->bounds->loop[l]);
	return WB_OK;
}
