/* src/cli/growth.c -- the bounds of an earlier report, which no bound may exceed: --baseline of analyze. */
#include "growth.h"

#include "cli.h"
#include "wavebound/changes.h"
#include "wavebound/facts.h"
#include "wavebound/json.h"

struct wb_growth {
	struct wb_arena *arena;
	uint64_t percent;
	bool many;			/* the report is on many inputs */
	struct wb_map map;		/* key_of: index of kernel */
	WB_VEC(const struct wb_json *) kernel;
	WB_VEC(const struct wb_json *) report;	/* [kernel] that it is in */
};

/* Names hold no zero byte, and "\n" in one would at worst take two kernels of a report for one. */
static const char *
key_of(const struct wb_growth *g, struct wb_arena *a, const char *input, const char *kernel)
{
	return g->many ? wb_format(a, "%s\n%s", input, kernel) : kernel;
}

static void
add_report(struct wb_growth *g, const struct wb_json *report)
{
	for (const struct wb_json *k = wb_json_list(report, "kernels"); k; k = k->next) {
		const char *key = key_of(g, g->arena, wb_json_text(report, "input"), wb_json_text(k, "name"));

		if (wb_map_put(&g->map, key, strlen(key), g->kernel.n) != WB_NONE)
			continue;
		WB_PUSH(g->arena, &g->kernel, k);
		WB_PUSH(g->arena, &g->report, report);
	}
}

enum wb_status
wb_growth_read(struct wb_ctx *cx, const char *path, const char *above, uint16_t *file, struct wb_growth **out)
{
	struct wb_growth *g = WB_NEW(cx->unit, struct wb_growth, 1);
	struct wb_json *tree;
	const struct wb_json *reports;
	enum wb_status s;

	*g = (struct wb_growth){ .arena = cx->unit, .map = wb_map_new(cx->unit) };
	if (above && !cli_parse_u64(above, &g->percent))
		return cli_usage(cx, "--fail-above '%s' is not an integer number of percent", above);
	s = cli_read_file(cx, path, file);
	if (s == WB_OK)
		s = wb_json_read(cx, *file, &tree);
	if (s != WB_OK)
		return s;
	reports = wb_json_get(tree, "reports");
	if (strcmp(wb_json_text(tree, "tool"), "wavebound") != 0 || (!reports && !wb_json_get(tree, "kernels"))) {
		wb_report(cx->diag, WB_E_REPORT_JSON, (struct wb_loc){ 1, 1, *file },
			"this is no report of wavebound analyze");
		return WB_BAD_INPUT;
	}
	g->many = reports != NULL;
	if (!g->many)
		add_report(g, tree);
	for (const struct wb_json *r = wb_json_list(tree, "reports"); r; r = r->next)
		add_report(g, r);
	*out = g;
	return WB_OK;
}

/* Notes differences between the runs that explain other numbers. */
static void
note_circumstances(const struct wb_json *report, struct wb_diag *d, const char *machine)
{
	const struct wb_json *m = wb_json_get(report, "machine");

	if (strcmp(wb_json_text(m, "hash"), machine) != 0)
		wb_note(d, WB_NO_LOC, "the baseline is for machine %s (model %s), and this run is not",
			wb_json_text(m, "name"), wb_json_text(m, "hash"));
	if (strcmp(wb_json_text(report, "version"), WB_VERSION) != 0)
		wb_note(d, WB_NO_LOC, "the baseline was made by wavebound %s, and this is " WB_VERSION,
			wb_json_text(report, "version"));
}

static bool
grew(const struct wb_growth *g, struct wb_diag *d, const struct wb_growth_case *now, const struct wb_change *c)
{
	const char *whose = c->kind == WB_CHANGE_WAVE ? "a wave" : "the kernel";

	if (!wb_change_grew(c, g->percent))
		return false;
	if (c->now == WB_UNKNOWN)
		wb_report(d, WB_E_GROWTH, now->loc,
			"in the baseline %s has a bound (%llu cycles), and now there is none", whose,
			(unsigned long long)c->old);
	else
		wb_report(d, WB_E_GROWTH, now->loc, "the bound of %s grew from %llu to %llu cycles", whose,
			(unsigned long long)c->old, (unsigned long long)c->now);
	return true;
}

enum wb_status
wb_growth_check(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_growth_case *now)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	const char *key = key_of(g, cx->tmp, now->input, now->kernel);
	uint32_t k = wb_map_get(&g->map, key, strlen(key));
	const struct wb_json *old = k == WB_NONE ? NULL : g->kernel.at[k];
	struct wb_change kernel = { now->kernel, WB_CHANGE_KERNEL, "", wb_json_number(old, "kernel_cycles"),
		now->kernel_cycles };
	struct wb_change wave = { now->kernel, WB_CHANGE_WAVE, "",
		wb_json_number(wb_json_get(old, "wave"), "isolated_cycles"), now->wave_cycles };
	bool failed = false;

	wb_arena_reset(cx->tmp, m);
	if (old)
		failed = grew(g, cx->diag, now, &kernel) || grew(g, cx->diag, now, &wave);
	if (failed)
		note_circumstances(g->report.at[k], cx->diag, now->machine);
	return failed ? WB_GATE : WB_OK;
}
