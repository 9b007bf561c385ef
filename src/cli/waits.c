/* src/cli/waits.c -- a loop that has a bound because the user says so, and in which lanes wait for ever.
 *
 * A stated number of iterations bounds a spin lock as it bounds any loop. Where lanes of one wave wait for each other
 * in it, no number holds. The gate is asked only about loops with stated bounds that read what others may write, by an
 * atomic operation or a volatile load, and only what has high confidence is said.
 */
#include "cli.h"
#include "lists.h"
#include "request.h"
#include "wavebound/deadlock.h"

static bool
polls(const struct wb_fn *fn, uint32_t loop)
{
	const struct wb_loop *l = &fn->loops->loop[loop];

	for (uint32_t n = 0; n < l->nblock; n++)
		WB_EACH_INST(fn, fn->loops->list[l->block + n], k)
			if ((fn->inst[k].mem.access & WB_RETURNS) ||
				(fn->inst[k].op == WB_OP_LOAD && wb_mod(fn, &fn->inst[k], WB_MOD_GLC)))
				return true;
	return false;
}

static bool
asks(const struct wb_fn *fn, uint32_t loop)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[loop];

	return (wb_bound_given(b->origin) || wb_bound_given(b->total_origin)) && polls(fn, loop);
}

/* Whether the gate says of the loop of @judged that begins with the first instruction of @header of @fn that its lanes
 * wait. */
static bool
waits(const struct wb_fn *judged, const struct wb_fn *fn, uint32_t header)
{
	for (uint32_t k = 0; k < judged->deadlock->nfinding; k++) {
		const struct wb_finding *f = &judged->deadlock->finding[k];

		if (f->rule == WB_RULE_SIMT && f->confidence == WB_CONFIDENCE_HIGH &&
			judged->inst[judged->block[judged->loops->loop[f->loop].header].first].addr ==
				fn->inst[fn->block[header].first].addr)
			return true;
	}
	return false;
}

void
cli_tell_waits(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn)
{
	struct wb_pass_env env = {
		.module = w->module, .skip_rules = ~(1u << WB_RULE_SIMT), .buffers_distinct = true
	};
	struct wb_ctx inner = *cx;
	struct wb_fn judged = *fn;
	bool any = false;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		any |= asks(fn, l);
	if (!any || w->module->isa != WB_ISA_GCN)
		return;
	inner.diag = wb_diag_new(cx->unit, cx->files);
	inner.unit = cx->short_lived ? cx->short_lived : cx->unit;
	wb_drop_facts(&judged, WB_FACT_ALL);
	if (cli_run_list(&inner, &judged, &env, &cli_list_deadlock_as_written, NULL) != WB_OK)
		return;
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (asks(fn, l) && waits(&judged, fn, fn->loops->loop[l].header))
			wb_report(cx->diag, WB_W_FACT_WAITS, fn->block[fn->loops->loop[l].header].loc,
				"lanes of one wave that meet in this loop wait for each other for ever; the bound that "
				"is stated for it does not hold then");
}
