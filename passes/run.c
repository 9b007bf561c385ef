/* passes/run.c -- runs a list of passes and holds each to its row of passes.def.
 *
 * Before a pass: the facts it needs are there. After it: the facts it promises
 * are there, those it does not keep are dropped, and cx->tmp is as it was. After a pass
 * that drops facts, as it may have edited the function, and after the last one of a
 * list the function obeys the rules of ir/verify.c. A pass that breaks its row stops
 * the run with WB_INTERNAL, so that no number comes out of it.
 */
#include "wavebound/pass.h"

const struct wb_pass_info wb_pass_info[WB_PASS_COUNT] = {
#define PASS(id, name, run, needs, gives, keeps, what) { name, run, needs, gives, keeps, what },
#include "wavebound/passes.def"
#undef PASS
};

enum wb_pass
wb_pass_find(const char *name)
{
	int k = 0;

	while (k < WB_PASS_COUNT && strcmp(wb_pass_info[k].name, name) != 0)
		k++;
	return (enum wb_pass)k;
}

/* The facts that @fn has. */
static uint32_t
facts_of(const struct wb_fn *fn)
{
	return (fn->dom ? WB_FACT_DOM : 0u) | (fn->postdom ? WB_FACT_POSTDOM : 0u) | (fn->cdep ? WB_FACT_CDEP : 0u) |
		(fn->loops ? WB_FACT_LOOPS : 0u) | (fn->bounds ? WB_FACT_BOUNDS : 0u) | (fn->cost ? WB_FACT_COST : 0u) |
		(fn->gsa ? WB_FACT_GSA : 0u) | (fn->divergence ? WB_FACT_DIVERGENCE : 0u) |
		(fn->lanes ? WB_FACT_LANES : 0u) | (fn->tree ? WB_FACT_TREE : 0u) |
		(fn->threads ? WB_FACT_THREADS : 0u) | (fn->warp ? WB_FACT_WARP : 0u) |
		(fn->deadlock ? WB_FACT_DEADLOCK : 0u) | (fn->pws ? WB_FACT_PWS : 0u) |
		(fn->timing ? WB_FACT_TIMING : 0u);
}

/* Rows state bounds, so they go with them. */
void
wb_drop_facts(struct wb_fn *fn, uint32_t facts)
{
	uint32_t kept = ~facts;

	fn->dom = kept & WB_FACT_DOM ? fn->dom : NULL;
	fn->postdom = kept & WB_FACT_POSTDOM ? fn->postdom : NULL;
	fn->cdep = kept & WB_FACT_CDEP ? fn->cdep : NULL;
	fn->loops = kept & WB_FACT_LOOPS ? fn->loops : NULL;
	fn->rows = kept & WB_FACT_BOUNDS ? fn->rows : NULL;
	fn->bounds = kept & WB_FACT_BOUNDS ? fn->bounds : NULL;
	fn->cost = kept & WB_FACT_COST ? fn->cost : NULL;
	fn->gsa = kept & WB_FACT_GSA ? fn->gsa : NULL;
	fn->divergence = kept & WB_FACT_DIVERGENCE ? fn->divergence : NULL;
	fn->deadlock = kept & WB_FACT_DEADLOCK ? fn->deadlock : NULL;
	fn->lanes = kept & WB_FACT_LANES ? fn->lanes : NULL;
	fn->tree = kept & WB_FACT_TREE ? fn->tree : NULL;
	fn->threads = kept & WB_FACT_THREADS ? fn->threads : NULL;
	fn->warp = kept & WB_FACT_WARP ? fn->warp : NULL;
	fn->pws = kept & WB_FACT_PWS ? fn->pws : NULL;
	fn->timing = kept & WB_FACT_TIMING ? fn->timing : NULL;
}

static enum wb_status
refuse(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pass_info *p, const char *why)
{
	wb_report(cx->diag, WB_E_VERIFY, fn->loc, "pass %s on @%s: %s", p->name, fn->name, why);
	return WB_INTERNAL;
}

/* All but the rules of the function. */
static enum wb_status
run_one(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct wb_pass_info *p)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_ctx within = *cx;
	enum wb_status s;

	if (!fn->nblock)	/* refused when it was read: graphs of nothing have no entry */
		return refuse(cx, fn, p, "the function has no blocks");
	if (p->needs & ~facts_of(fn))
		return refuse(cx, fn, p, "a fact it needs is unknown");
	if (cx->brief && p->gives && !(p->gives & ~(uint32_t)WB_FACTS_BRIEF))
		within.unit = cx->brief;
	s = p->run(&within, fn, env);
	wb_arena_reset(cx->tmp, m);
	if (s != WB_OK)
		return s;
	if (p->gives & ~facts_of(fn))
		return refuse(cx, fn, p, "it did not give what it promises");
	wb_drop_facts(fn, ~(p->keeps | p->gives));
	return WB_OK;
}

enum wb_status
wb_run_pass(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct wb_pass_info *p)
{
	enum wb_status s = run_one(cx, fn, env, p);

	return s == WB_OK ? wb_verify(cx, env->module, fn) : s;
}

enum wb_status
wb_run_passes(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const enum wb_pass *list, uint32_t n,
	const struct wb_pass_options *opt)
{
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_pass_info *p = &wb_pass_info[list[k]];
		bool stop = opt && opt->stop_after == list[k], last = k + 1 == n && !(opt && opt->more),
		     edits = (p->keeps | p->gives) != WB_FACT_ALL;
		enum wb_status s = run_one(cx, fn, env, p);

		if (s == WB_OK && (stop || last || edits))
			s = wb_verify(cx, env->module, fn);
		if (opt && opt->dump && opt->dump_after == list[k]) {
			wb_printf(opt->dump, "; after %s\n", p->name);
			wb_print_fn(opt->dump, env->module, fn);
			wb_print_facts(opt->dump, fn);
		}
		if (s != WB_OK || stop)
			return s;
	}
	return WB_OK;
}
