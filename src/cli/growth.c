/* src/cli/growth.c -- the bounds of an earlier report, which no bound may exceed: --baseline of analyze.
 *
 * What the report and this run do not share fails as well: a kernel that is gone, moved or renamed would else take its
 * bound along.
 */
#include <stdlib.h>

#include "growth.h"

#include "cli.h"
#include "request.h"
#include "wavebound/changes.h"
#include "wavebound/facts.h"

/* A kernel of the report. */
struct entry {
	const struct wb_json *kernel, *report;
	const char *input;		/* as the report names it */
	uint32_t first;			/* entry of the same report */
	bool seen;			/* this run has the kernel */
	bool input_seen;		/* of the first entry: this run has the input */
};
struct wb_growth {
	uint64_t percent;
	bool many;			/* the report is on many inputs */
	/* bytes of the path of the folder that all of them are in; the same of this run, if it is on many */
	size_t folder, run_folder;
	bool run_many;
	struct wb_map by_path, by_rest;	/* key_of: index of entry */
	WB_VEC(struct entry) entry;
};

/* ---- reading ---------------------------------------------------------------------------- */
/* Names hold no zero byte, and "\n" in one would at worst take two kernels of a report for one. */
static const char *
key_of(const struct wb_growth *g, struct wb_arena *a, const char *input, const char *kernel)
{
	return g->many ? wb_format(a, "%s\n%s", input, kernel) : kernel;
}

size_t
wb_shared_folder(const char *first, const char *path, size_t folder)
{
	size_t same = 0;

	while (same < folder && path[same] == first[same])
		same++;
	while (same && first[same - 1] != '/')
		same--;
	return same;
}

static void
add_report(struct wb_growth *g, struct wb_ctx *cx, const struct wb_json *report)
{
	const char *input = wb_json_text(report, "input");
	uint32_t first = g->entry.n;

	for (const struct wb_json *k = wb_json_list(report, "kernels"); k; k = k->next) {
		const char *key = key_of(g, cx->unit, input, wb_json_text(k, "name"));

		if (wb_map_put(&g->by_path, key, strlen(key), g->entry.n) == WB_NONE)
			WB_PUSH(cx->unit, &g->entry,
				((struct entry){ .kernel = k, .report = report, .input = input, .first = first }));
	}
	if (g->entry.n > first)
		g->folder = wb_shared_folder(g->entry.at[0].input, input, first ? g->folder : strlen(input));
}

/* Paths below the common folder: a folder that was renamed, or another way to name it, changes nothing. */
static void
index_rests(struct wb_growth *g, struct wb_ctx *cx)
{
	for (uint32_t k = 0; k < g->entry.n; k++) {
		const struct entry *e = &g->entry.at[k];
		const char *key = key_of(g, cx->unit, e->input + g->folder, wb_json_text(e->kernel, "name"));

		wb_map_put(&g->by_rest, key, strlen(key), k);
	}
}

enum wb_status
wb_growth_read(struct wb_ctx *cx, const char *path, const char *above, uint16_t *file, struct wb_growth **out)
{
	struct wb_growth *g = WB_NEW(cx->unit, struct wb_growth, 1);
	struct wb_json *tree;
	const struct wb_json *reports;
	enum wb_status s;

	*g = (struct wb_growth){
		.by_path = wb_map_new(cx->unit), .by_rest = wb_map_new(cx->unit)
	};
	if (above && !cli_parse_percent(cx, above, &g->percent))
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
		add_report(g, cx, tree);
	for (const struct wb_json *r = wb_json_list(tree, "reports"); r; r = r->next)
		add_report(g, cx, r);
	if (g->many)
		index_rests(g, cx);
	*out = g;
	return WB_OK;
}

/* ---- finding ---------------------------------------------------------------------------- */
/* The entry of @kernel in @input; WB_NONE: none. If the path is not there, it is that below the folder of all inputs of
 * this run; of a single one, the longest of its ends. */
static uint32_t
find_kernel(const struct wb_growth *g, struct wb_ctx *cx, const char *input, const char *kernel)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	const char *key = key_of(g, cx->tmp, input, kernel);
	uint32_t k = wb_map_get(&g->by_path, key, strlen(key));

	for (const char *rest = input + g->run_folder; g->many && rest && k == WB_NONE;) {
		key = key_of(g, cx->tmp, rest, kernel);
		k = wb_map_get(&g->by_rest, key, strlen(key));
		rest = g->run_many ? NULL : strchr(rest, '/');
		rest = rest ? rest + 1 : NULL;
	}
	wb_arena_reset(cx->tmp, m);
	return k;
}

void
wb_growth_inputs(struct wb_growth *g, const char *const *path, uint32_t n)
{
	g->run_many = true;
	g->run_folder = n ? strlen(path[0]) : 0;
	for (uint32_t k = 0; k < n; k++)
		g->run_folder = wb_shared_folder(path[0], path[k], g->run_folder);
}

void
wb_growth_cover(struct wb_growth *g, struct wb_ctx *cx, const char *input, const char *kernel)
{
	uint32_t k = find_kernel(g, cx, input, kernel);

	if (k == WB_NONE)
		return;
	g->entry.at[k].seen = true;
	g->entry.at[g->entry.at[k].first].input_seen = true;
}

enum wb_status
wb_growth_gone(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_request *r)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < g->entry.n; k++) {
		const struct entry *e = &g->entry.at[k];
		const char *name = wb_json_text(e->kernel, "name");

		if (e->seen || !wb_request_chooses(r, name) ||
			(g->many && !g->run_many && !g->entry.at[e->first].input_seen))
			continue;
		wb_report(cx->diag, WB_E_GROWTH, WB_NO_LOC, "the baseline has kernel '%s' of %s, and this run has not",
			name, e->input);
		s = WB_GATE;
	}
	return s;
}

/* ---- comparing -------------------------------------------------------------------------- */
const char *
wb_growth_launch(struct wb_ctx *cx, const struct wb_launch *l)
{
	struct wb_out o = wb_out_new(cx->unit);
	uint32_t dims = l ? l->dims : 0;

	if (!l)
		return "";
	while (dims > 1 && l->grid[dims - 1] <= 1 && l->workgroup[dims - 1] <= 1)
		dims--;
	for (uint32_t d = 0; d < dims; d++)
		wb_printf(&o, "%s%llu", d ? " x " : "", (unsigned long long)l->grid[d]);
	wb_puts(&o, " work-items in workgroups of");
	for (uint32_t d = 0; d < dims; d++)
		wb_printf(&o, "%s %u", d ? " x" : "", l->workgroup[d]);
	return o.at;
}

const char *
wb_growth_launch_of(struct wb_ctx *cx, const struct wb_json *report, const struct wb_json *kernel)
{
	const struct wb_json *j = wb_json_get(kernel, "launch"), *v;
	struct wb_launch l = { .dims = 0 };

	if (!j && kernel && wb_json_number(kernel, "kernel_cycles") != WB_UNKNOWN)
		j = wb_json_get(report, "launch");
	if (!j || j->kind != WB_JSON_OBJECT)
		return "";
	for (v = wb_json_list(j, "grid"); v && l.dims < 3; v = v->next)
		l.grid[l.dims++] = (uint64_t)v->number;
	l.dims = 0;
	for (v = wb_json_list(j, "workgroup"); v && l.dims < 3; v = v->next)
		l.workgroup[l.dims++] = (uint32_t)v->number;
	return wb_growth_launch(cx, &l);
}

/* A line for each: the argument (-1: none, then the name says what it is of), its value, its name. */
static void
put_stated(struct wb_out *o, int64_t argument, const char *name, const char *value)
{
	wb_printf(o, "%lld\t%s\t%s\n", (long long)argument, value, name ? name : "");
}

const char *
wb_growth_stated(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_launch *l)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_stated *at;
	uint32_t n = wb_report_stated(cx, m, fn, l, &at);

	for (uint32_t k = 0; k < n; k++)
		put_stated(&o, at[k].index == WB_NONE ? -1 : (int64_t)at[k].index, at[k].name, at[k].value);
	return o.n ? o.at : "";
}

const char *
wb_growth_stated_of(struct wb_ctx *cx, const struct wb_json *kernel)
{
	struct wb_out o = wb_out_new(cx->unit);

	if (!wb_json_get(kernel, "stated"))
		return NULL;
	for (const struct wb_json *j = wb_json_list(kernel, "stated"); j; j = j->next) {
		uint64_t argument = wb_json_number(j, "argument");

		put_stated(&o, argument > WB_NONE ? -1 : (int64_t)argument, wb_json_text(j, "name"),
			wb_json_text(j, "value"));
	}
	return o.n ? o.at : "";
}

/* The @field-th field of a line. */
static const char *
field(struct wb_ctx *cx, const char *line, uint32_t field)
{
	while (field--) {
		line += strcspn(line, "\t\n");
		line += *line != 0;		/* names are any text, so fields may be missing */
	}
	return wb_strndup(cx->unit, line, strcspn(line, "\t\n"));
}

/* The line in @lines for the argument, or the name, of @line; NULL: there is none. */
static const char *
line_of(struct wb_ctx *cx, const char *lines, const char *line)
{
	size_t n = strcspn(line, "\t") + 1;

	for (; *lines; lines = strchr(lines, '\n') + 1)
		if (strncmp(lines, line, n) == 0 &&
			(*line != '-' || strcmp(field(cx, lines, 2), field(cx, line, 2)) == 0))
			return lines;
	return NULL;
}

/* Whether flow fact @more of a kernel (NULL: none) says nothing that @less does not: with it no bound is smaller. */
static bool
says_no_more(struct wb_ctx *cx, const char *more, const char *less)
{
	static const char most[] = "at most ";
	const char *a = more ? field(cx, more, 1) : "", *b = less ? field(cx, less, 1) : "";
	const char *x = strstr(a, most), *y = strstr(b, most);
	char *behind_x, *behind_y;

	if (!more || !x || !y || x - a != y - b || strncmp(a, b, (size_t)(x - a)) != 0)
		return !more;
	return strtoull(x + strlen(most), &behind_x, 10) >= strtoull(y + strlen(most), &behind_y, 10) &&
		strcmp(behind_x, behind_y) == 0;
}

/* The first line of @one of which the @other has no argument, or gives it another value; or of which @other has no
 * flow fact that says as much. @here: @one is of this run. A weaker fact hides no growth. */
static const char *
first_other(struct wb_ctx *cx, const char *one, const char *other, bool here)
{
	for (const char *line = one; *line; line = strchr(line, '\n') + 1) {
		const char *same = line_of(cx, other, line);
		bool fact = *line == '-' && strncmp(field(cx, line, 2), "flow fact ", 10) == 0;

		if (fact ? !says_no_more(cx, here ? line : same, here ? same : line) :
			   !same || strcmp(field(cx, line, 1), field(cx, same, 1)) != 0)
			return line;
	}
	return NULL;
}

const char *
wb_growth_stated_differs(struct wb_ctx *cx, const char *there, const char *here)
{
	const char *line, *name, *a, *b;

	here = here ? here : "";
	if (!there)
		return *here ? "there it is not said what was stated" : NULL;
	line = first_other(cx, there, here, false);
	if (!line)
		line = first_other(cx, here, there, true);
	if (!line)
		return NULL;
	name = field(cx, line, 2);
	a = line_of(cx, there, line);
	b = line_of(cx, here, line);
	return wb_format(cx->unit, "%s is %s there, and %s here",
		*name ? wb_format(cx->unit, "'%s'", name) : wb_format(cx->unit, "argument %s", field(cx, line, 0)),
		a ? field(cx, a, 1) : "not stated", b ? field(cx, b, 1) : "not stated");
}

/* Notes differences between the runs that explain other numbers. */
static void
note_circumstances(const struct wb_json *report, struct wb_diag *d, const char *hash)
{
	const struct wb_json *m = wb_json_get(report, "machine");

	if (strcmp(wb_json_text(m, "hash"), hash) != 0)
		wb_note(d, WB_NO_LOC, "the baseline is for machine %s (model %s), and this run is not",
			wb_json_text(m, "name"), wb_json_text(m, "hash"));
	if (strcmp(wb_json_text(report, "version"), WB_VERSION) != 0)
		wb_note(d, WB_NO_LOC, "the baseline was made by wavebound %s, and this is " WB_VERSION,
			wb_json_text(report, "version"));
}

uint32_t
wb_growth_clock(const struct wb_json *report)
{
	uint64_t mhz = wb_json_number(wb_json_get(report, "machine"), "clock_mhz");

	return mhz < UINT32_MAX ? (uint32_t)mhz : 0;
}

const char *
wb_growth_ms(struct wb_ctx *cx, uint32_t mhz, const struct wb_change *c)
{
	const char *old = wb_ms_at(cx, mhz, c->old), *now = wb_ms_at(cx, mhz, c->now);

	return old && now ? wb_format(cx->tmp, " (%s to %s ms)", old, now) : "";
}

static bool
grew(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_growth_case *now, const struct wb_change *c)
{
	struct wb_diag *d = cx->diag;
	const char *whose = c->kind == WB_CHANGE_WAVE ? "a wave" : "the kernel";

	if (!wb_change_grew(c, g->percent))
		return false;
	if (c->now == WB_UNKNOWN)
		wb_report(d, WB_E_GROWTH, now->loc,
			"in the baseline %s has a bound (%llu cycles), and now there is none", whose,
			(unsigned long long)c->old);
	else
		wb_report(d, WB_E_GROWTH, now->loc, "the bound of %s grew from %llu to %llu cycles%s", whose,
			(unsigned long long)c->old, (unsigned long long)c->now, wb_growth_ms(cx, now->clock_mhz, c));
	return true;
}

/* Whether the numbers of the report are of something else. */
static bool
is_other(const struct entry *e, struct wb_ctx *cx, const struct wb_growth_case *now)
{
	const char *launch = wb_growth_launch_of(cx, e->report, e->kernel);
	const struct wb_json *m = wb_json_get(e->report, "machine");
	const char *machine = wb_json_text(m, "name"), *hash = wb_json_text(m, "hash");
	const char *how = wb_growth_stated_differs(cx, wb_growth_stated_of(cx, e->kernel), now->stated);

	if (strcmp(machine, now->machine) != 0)
		wb_report(cx->diag, WB_E_GROWTH, now->loc, "the baseline is for machine %s, and this run for %s",
			machine, now->machine);
	else if (strcmp(hash, now->hash) != 0)
		wb_report(cx->diag, WB_E_GROWTH, now->loc,
			"the baseline is for another description of machine %s (model %s), and this run for model %s",
			machine, hash, now->hash);
	else if (strcmp(launch, now->launch) != 0)
		wb_report(cx->diag, WB_E_GROWTH, now->loc, "the baseline is for %s, and this run for %s",
			*launch ? launch : "no launch", *now->launch ? now->launch : "no launch");
	else if (how)
		wb_report(cx->diag, WB_E_GROWTH, now->loc, "the baseline rests on other statements: %s",
			how);
	else
		return false;
	return true;
}

enum wb_status
wb_growth_check(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_growth_case *now)
{
	uint32_t k = find_kernel(g, cx, now->input, now->kernel);
	const struct entry *e = k == WB_NONE ? NULL : &g->entry.at[k];
	struct wb_change kernel = { now->kernel, WB_CHANGE_KERNEL, "",
		e ? wb_json_number(e->kernel, "kernel_cycles") : WB_UNKNOWN, now->kernel_cycles };
	struct wb_change wave = { now->kernel, WB_CHANGE_WAVE, "",
		e ? wb_json_number(wb_json_get(e->kernel, "wave"), "isolated_cycles") : WB_UNKNOWN, now->wave_cycles };

	if (!e || wave.old == WB_UNKNOWN) {
		wb_report(cx->diag, WB_E_GROWTH, now->loc, "the baseline has no bound of this kernel%s",
			e ? "" : ", nor the kernel");
		return WB_GATE;
	}
	if (grew(g, cx, now, &kernel) || grew(g, cx, now, &wave)) {
		note_circumstances(e->report, cx->diag, now->hash);
		return WB_GATE;
	}
	return is_other(e, cx, now) ? WB_GATE : WB_OK;
}
