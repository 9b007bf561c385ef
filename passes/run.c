/* passes/run.c -- runs a list of passes, and checks each against its row of passes.def.
 *
 * Before a pass: the facts that it needs are there. Under WAVEBOUND_STRICT_PASSES, which all tests set, facts that its
 * row does not name are hidden: reading one is a crash that names both (trap.c). After it: the facts that it promises
 * are there, those that it does not keep are dropped, and cx->tmp is as before. After a pass that drops facts, because
 * it may have edited the function, and after the last pass of a list, the function obeys the rules of ir/verify.c. A
 * pass that breaks its row stops the run with WB_INTERNAL, so that no number comes out of it.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "wavebound/pass.h"

#include "trap.h"

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

static const struct field {
	uint32_t fact;
	const char *name;
	size_t at;		/* of the pointer in struct wb_fn */
} field[] = {
#define FACT(id, type, field) { WB_FACT_##id, #id, offsetof(struct wb_fn, field) },
#include "wavebound/facts.def"
#undef FACT
};

static void *
fact_of(const struct wb_fn *fn, uint32_t k)
{
	void *p;

	memcpy(&p, (const char *)fn + field[k].at, sizeof(p));
	return p;
}

static void set_fact(struct wb_fn *fn, uint32_t k, void *p) { memcpy((char *)fn + field[k].at, &p, sizeof(p)); }

uint32_t
wb_facts_of(const struct wb_fn *fn)
{
	uint32_t facts = 0;

	for (uint32_t k = 0; k < WB_COUNT(field); k++)
		facts |= fact_of(fn, k) ? field[k].fact : 0;
	return facts;
}

/* Rows contain bounds, so they are dropped with them. */
void
wb_drop_facts(struct wb_fn *fn, uint32_t facts)
{
	if (facts & WB_FACT_BOUNDS)
		facts |= WB_FACT_ROWS;
	for (uint32_t k = 0; k < WB_COUNT(field); k++)
		if (facts & field[k].fact)
			set_fact(fn, k, NULL);
}

/* The name of the first of @facts, which is not empty. */
static const char *
name_of(uint32_t facts)
{
	uint32_t k = 0;

	while (k + 1 < WB_COUNT(field) && !(facts & field[k].fact))
		k++;
	return field[k].name;
}

struct hidden {
	void *fact[WB_COUNT(field)];
	uint32_t facts;			/* which; others are not hidden */
	const char *outer;		/* the pass that runs this one; NULL: none */
};

/* Hides the facts that the row of @p does not name, whether they are there or not. */
static struct hidden
hide(struct wb_fn *fn, const struct wb_pass_info *p)
{
	bool strict = getenv("WAVEBOUND_STRICT_PASSES");
	struct hidden h = { .facts = strict ? ~(p->needs | p->reads | p->gives | p->writes) : 0 };

	if (strict)
		h.outer = wb_trap_pass(p->name);
	for (uint32_t k = 0; k < WB_COUNT(field); k++) {
		h.fact[k] = fact_of(fn, k);
		if (h.facts & field[k].fact)
			set_fact(fn, k, wb_trap(k, field[k].name));
	}
	return h;
}

/* Restores in @fn what @h hid, without facts that editing dropped. Returns facts that were written although the row
 * does not name them. */
static uint32_t
restore(struct wb_fn *fn, const struct hidden *h)
{
	uint32_t written = 0;

	if (h->facts)
		wb_trap_pass(h->outer);
	for (uint32_t k = 0; k < WB_COUNT(field); k++) {
		if (!(h->facts & field[k].fact))
			continue;
		if (fact_of(fn, k) == wb_trap(k, field[k].name))
			set_fact(fn, k, h->fact[k]);
		else if (fact_of(fn, k))
			written |= field[k].fact;
	}
	return written;
}

static enum wb_status
refuse(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pass_info *p, const char *why, const char *fact)
{
	wb_report(cx->diag, WB_E_VERIFY, fn->loc, "pass %s on @%s: %s%s", p->name, fn->name, why, fact);
	return WB_INTERNAL;
}

/* The pass, and all checks but the rules of the function. */
static enum wb_status
run_one(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct wb_pass_info *p)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_ctx within = *cx;
	struct hidden h;
	uint32_t kept = p->keeps | p->gives, missing = p->needs & ~wb_facts_of(fn), written;
	enum wb_status s;

	if (!fn->nblock)	/* it was refused when it was read: a graph without blocks has no entry */
		return refuse(cx, fn, p, "the function has no blocks", "");
	if (missing)
		return refuse(cx, fn, p, "a fact it needs is unknown: ", name_of(missing));
	if (cx->short_lived && p->gives && !(p->gives & ~(uint32_t)WB_FACTS_SHORT_LIVED))
		within.unit = cx->short_lived;
	h = hide(fn, p);
	s = p->run(&within, fn, env);
	written = restore(fn, &h);
	wb_arena_reset(cx->tmp, m);
	if (s != WB_OK)
		return s;
	if (written)
		return refuse(cx, fn, p, "it wrote a fact that its row does not name: ", name_of(written));
	missing = p->gives & ~wb_facts_of(fn);
	if (missing)
		return refuse(cx, fn, p, "it did not give what it promises: ", name_of(missing));
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
		bool stop = opt && opt->stop_after == list[k], last = k + 1 == n && !(opt && opt->more);
		const struct wb_inst *inst = fn->inst;	/* new code is at another address */
		enum wb_status s = run_one(cx, fn, env, p);

		if (s == WB_OK && (stop || last || fn->inst != inst))
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
