/* passes/run.c -- runs a list of passes and holds each to its row of passes.def.
 *
 * Before a pass: the facts it needs are there. Under WAVEBOUND_STRICT_PASSES, which all tests set, those that its row
 * does not name are hidden: reading one is a crash at the place that reads it. After it: the facts it promises are
 * there, those it does not keep are dropped, and cx->tmp is as it was. After a pass that drops facts, as it may have
 * edited the function, and after the last one of a list the function obeys the rules of ir/verify.c. A pass that
 * breaks its row stops the run with WB_INTERNAL, so that no number comes out of it.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "wavebound/pass.h"

const struct wb_pass_info wb_pass_info[WB_PASS_COUNT] = {
#define PASS(id, name, run, needs, reads, gives, writes, keeps, what) \
	{ name, run, needs, reads, gives, writes, keeps, what },
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

/* ---- facts by their bit ------------------------------------------------------------------ */
static const struct field {
	uint32_t fact;
	size_t at;		/* of the pointer in struct wb_fn */
} field[] = {
	{ WB_FACT_DOM, offsetof(struct wb_fn, dom) },
	{ WB_FACT_POSTDOM, offsetof(struct wb_fn, postdom) },
	{ WB_FACT_CDEP, offsetof(struct wb_fn, cdep) },
	{ WB_FACT_LOOPS, offsetof(struct wb_fn, loops) },
	{ WB_FACT_BOUNDS, offsetof(struct wb_fn, bounds) },
	{ WB_FACT_ROWS, offsetof(struct wb_fn, rows) },
	{ WB_FACT_COST, offsetof(struct wb_fn, cost) },
	{ WB_FACT_GSA, offsetof(struct wb_fn, gsa) },
	{ WB_FACT_DIVERGENCE, offsetof(struct wb_fn, divergence) },
	{ WB_FACT_LANES, offsetof(struct wb_fn, lanes) },
	{ WB_FACT_TREE, offsetof(struct wb_fn, tree) },
	{ WB_FACT_THREADS, offsetof(struct wb_fn, threads) },
	{ WB_FACT_WARP, offsetof(struct wb_fn, warp) },
	{ WB_FACT_DEADLOCK, offsetof(struct wb_fn, deadlock) },
	{ WB_FACT_PWS, offsetof(struct wb_fn, pws) },
	{ WB_FACT_TIMING, offsetof(struct wb_fn, timing) },
};

static void *
fact_of(const struct wb_fn *fn, uint32_t k)
{
	void *p;

	memcpy(&p, (const char *)fn + field[k].at, sizeof(p));
	return p;
}

static void
set_fact(struct wb_fn *fn, uint32_t k, void *p)
{
	memcpy((char *)fn + field[k].at, &p, sizeof(p));
}

uint32_t
wb_facts_of(const struct wb_fn *fn)
{
	uint32_t facts = 0;

	for (uint32_t k = 0; k < WB_COUNT(field); k++)
		facts |= fact_of(fn, k) ? field[k].fact : 0;
	return facts;
}

/* Rows state bounds, so they go with them. */
void
wb_drop_facts(struct wb_fn *fn, uint32_t facts)
{
	if (facts & WB_FACT_BOUNDS)
		facts |= WB_FACT_ROWS;
	for (uint32_t k = 0; k < WB_COUNT(field); k++)
		if (facts & field[k].fact)
			set_fact(fn, k, NULL);
}

/* ---- facts that the row of a pass does not name ---------------------------------------------- */
/* Reading behind this pointer is an exception on all machines of 64 bits: no address begins so. */
#define HIDDEN ((void *)(UINTPTR_MAX / 2 - 4095))

struct hidden {
	void *fact[WB_COUNT(field)];
	uint32_t facts;			/* which; the others are as they are */
};

/* Facts that the row of @p does not name, whether they are there or not. */
static struct hidden
hide(struct wb_fn *fn, const struct wb_pass_info *p)
{
	bool strict = getenv("WAVEBOUND_STRICT_PASSES");
	struct hidden h = { .facts = strict ? ~(p->needs | p->reads | p->gives | p->writes) : 0 };

	for (uint32_t k = 0; k < WB_COUNT(field); k++) {
		h.fact[k] = fact_of(fn, k);
		if (h.facts & field[k].fact)
			set_fact(fn, k, HIDDEN);
	}
	return h;
}

/* Gives @fn back what @h took, but for what editing dropped. Returns false if a fact was written that the row does not
 * name. */
static bool
restore(struct wb_fn *fn, const struct hidden *h)
{
	bool honest = true;

	for (uint32_t k = 0; k < WB_COUNT(field); k++) {
		if (!(h->facts & field[k].fact))
			continue;
		if (fact_of(fn, k) == HIDDEN)
			set_fact(fn, k, h->fact[k]);
		else
			honest = honest && !fact_of(fn, k);
	}
	return honest;
}

/* ---- running -------------------------------------------------------------------------------- */
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
	struct hidden h;
	uint32_t kept = p->keeps | p->gives;
	enum wb_status s;
	bool honest;

	if (!fn->nblock)	/* refused when it was read: graphs of nothing have no entry */
		return refuse(cx, fn, p, "the function has no blocks");
	if (p->needs & ~wb_facts_of(fn))
		return refuse(cx, fn, p, "a fact it needs is unknown");
	if (cx->brief && p->gives && !(p->gives & ~(uint32_t)WB_FACTS_BRIEF))
		within.unit = cx->brief;
	h = hide(fn, p);
	s = p->run(&within, fn, env);
	honest = restore(fn, &h);
	wb_arena_reset(cx->tmp, m);
	if (s != WB_OK)
		return s;
	if (!honest)
		return refuse(cx, fn, p, "it wrote a fact that its row does not name");
	if (p->gives & ~wb_facts_of(fn))
		return refuse(cx, fn, p, "it did not give what it promises");
	wb_drop_facts(fn, ~(kept & WB_FACT_BOUNDS ? kept | WB_FACT_ROWS : kept));
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
