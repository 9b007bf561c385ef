/* src/cli/parametric.c -- analyze --parametric: the bound of each kernel as a formula in one argument.
 *
 * The whole analysis runs for each value of a range, as if the value were given with --arg.
 * The formula (formula.c) is equal to these bounds, which is checked at each value in exact
 * integers; no degree is taken on trust. So within the range it is as safe as they are;
 * outside of it, it says nothing.
 */
#include <stdio.h>

#include "cli.h"
#include "formula.h"
#include "progress.h"

#define MOST_VALUES 4096
#define MOST_HIGH ((uint64_t)1 << 20)

struct parameter {
	const char *name;
	uint64_t low, high;
};

/* NAME or NAME=LOW..HIGH */
static enum wb_status
read_parameter(struct wb_ctx *cx, const char *text, struct parameter *p)
{
	const char *eq = strchr(text, '='), *dots = eq ? strstr(eq, "..") : NULL;

	*p = (struct parameter){ .name = text, .low = 1, .high = 256 };
	if (eq) {
		p->name = wb_strndup(cx->unit, text, (size_t)(eq - text));
		if (!dots || !cli_parse_u64(wb_strndup(cx->unit, eq + 1, (size_t)(dots - eq - 1)), &p->low) ||
			!cli_parse_u64(dots + 2, &p->high))
			return cli_usage(cx, "--parametric '%s' is not NAME or NAME=LOW..HIGH", text);
	}
	if (!*p->name || p->low > p->high || p->high - p->low >= MOST_VALUES || p->high > MOST_HIGH)
		return cli_usage(cx,
			"--parametric '%s': from 1 to %u values, none above %llu, the first not above the last", text,
			MOST_VALUES, (unsigned long long)MOST_HIGH);
	return WB_OK;
}

static uint64_t
bound_of(const struct wb_kernel_report *k)
{
	if (k->status != WB_OK || !k->bounds)
		return WB_UNKNOWN;
	return k->launch && k->launch->workgroups ? wb_kernel_cycles(k->bounds) : k->bounds->isolated.cycles;
}

static void
forget(struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->refused)
			wb_fn_drop_facts(m->fn[f]);
}

/* Bounds all chosen kernels for one value. Messages are reported only for the first value without a bound; those of the
 * others would be the same. */
static enum wb_status
run_once(const struct wb_world *w, const char *argument, struct table *t, uint64_t k, bool *whole, bool *reported)
{
	struct wb_arena_mark unit = wb_arena_mark(w->cx->unit), tmp = wb_arena_mark(w->cx->tmp);
	struct wb_request r = *w->req;
	struct wb_ctx aside = *w->cx;
	struct wb_world one = *w;
	struct wb_analysis an;
	enum wb_status s;
	bool open = false;

	r.parameter = argument;
	r.exact_limit = 0;	/* formulas are of bounds for all numbers in between */
	aside.diag = wb_diag_new(aside.unit, aside.files);
	one.cx = &aside;
	one.req = &r;
	s = wb_pipeline_run(&one, &an, NULL);
	for (uint32_t f = 0; f < w->nchosen && s != WB_NOMEM; f++) {
		t[f].value[k] = bound_of(&an.kernel[f]);
		open = open || t[f].value[k] == WB_UNKNOWN;
		whole[f] = an.kernel[f].launch && an.kernel[f].launch->workgroups;
	}
	forget(w->module);
	if (s == WB_BAD_INPUT || (open && !*reported)) {
		wb_diag_merge(w->cx->diag, aside.diag);
		wb_note(w->cx->diag, WB_NO_LOC, "with %s", argument);
		*reported = true;
	} else {
		wb_arena_reset(w->cx->unit, unit);
	}
	wb_arena_reset(w->cx->tmp, tmp);
	return s == WB_BAD_INPUT || s == WB_NOMEM || s == WB_INTERNAL ? s : WB_OK;
}

enum wb_status
cli_parametric(struct cli *c, struct wb_world *w, const char *spec)
{
	struct parameter p;
	enum wb_status s = read_parameter(c->cx, spec, &p);
	uint64_t n = p.high - p.low + 1, open = 0;
	struct table *t;
	bool *whole, reported = false;

	if (s != WB_OK)
		return s;
	t = WB_NEW(c->cx->unit, struct table, w->nchosen);
	whole = WB_NEW(c->cx->unit, bool, w->nchosen);
	for (uint32_t f = 0; f < w->nchosen; f++)
		t[f] = (struct table){ *p.name >= '0' && *p.name <= '9' ? wb_format(c->cx->unit, "arg%s", p.name) :
									  p.name,
			p.low, WB_NEW(c->cx->unit, uint64_t, n), n };
	forget(w->module);
	for (uint64_t k = 0; k < n && s == WB_OK; k++) {
		char argument[200];

		snprintf(argument, sizeof argument, "%.160s=%llu", p.name, (unsigned long long)(p.low + k));
		s = run_once(w, wb_strdup(c->cx->unit, argument), t, k, whole, &reported);
		progress_note("%llu of %llu values", k + 1, n);
	}
	if (s != WB_OK)
		return s;
	for (uint32_t f = 0; f < w->nchosen; f++) {
		wb_printf(&c->out,
			"%s: %s bound in cycles, %s from %llu to %llu, computed for each value, to which each "
			"formula is equal\n",
			w->chosen[f]->name, whole[f] ? "kernel" : "wave", t[f].name, (unsigned long long)p.low,
			(unsigned long long)p.high);
		wb_put_formula(&c->out, &t[f]);
		for (uint64_t k = 0; k < n; k++)
			open += t[f].value[k] == WB_UNKNOWN;
	}
	return open ? WB_UNBOUNDED : WB_OK;
}
