/* src/cli/many.c -- wavebound analyze on many files: gates over all of them, and one result. */
#include <stdio.h>

#include "batch.h"
#include "growth.h"
#include "walk.h"
#include "wavebound/checks.h"
#include "wavebound/reports.h"

#define MOST_NAME 40		/* characters of a file or kernel in the table, from its end */

struct many {
	struct cli *c;
	const struct wb_request *r;
	WB_VEC(struct wb_given) given;	/* options of each run */
	struct wb_growth *growth;	/* NULL: no --baseline */
	struct wb_budgets budgets;	/* no lines: no --budget-file */
	struct batch batch;
	struct batch_entry *entry;	/* those of the batch */
	uint32_t n;
};

/* ---- gates ------------------------------------------------------------------------------- */
/* They are about all inputs: their files are read once, and judged here. Runs do not know them. */
static bool
is_gate(const char *option)
{
	return strcmp(option, "baseline") == 0 || strcmp(option, "fail-above") == 0 ||
		strcmp(option, "budget-file") == 0;
}

static enum wb_status
read_gates(struct many *m)
{
	struct wb_ctx *cx = m->c->cx;
	enum wb_status s = WB_OK;
	uint16_t file;

	for (uint32_t k = 0; k < m->r->given.n; k++) {
		const char *name = m->r->given.at[k].name;

		if (!is_gate(name) && !(m->r->budget_file && strcmp(name, "budget") == 0) &&
			!(m->r->each_object && strcmp(name, "object") == 0))
			WB_PUSH(cx->unit, &m->given, m->r->given.at[k]);
	}
	m->budgets.rest = m->r->budget_cycles;
	m->budgets.rest_ns = m->r->budget_ns;
	if (m->r->fail_above && !m->r->baseline)
		return cli_usage(cx, "--fail-above is about --baseline, and there is none");
	if (m->r->budget_file)
		s = wb_budgets_read(cx, m->r->budget_file, &file, &m->budgets);
	if (s == WB_OK)
		s = wb_budgets_launched(cx, &m->budgets, wb_request_launches(m->r));
	if (s == WB_OK && m->r->baseline)
		s = wb_growth_read(cx, m->r->baseline, m->r->fail_above, &file, &m->growth);
	return s;
}

/* What kernel @j of report @tree takes. */
static struct wb_spent
spent_on(const struct wb_json *tree, const struct wb_json *j)
{
	const struct wb_json *launched = wb_json_get(j, "launched");

	return (struct wb_spent){
		launched ? wb_json_number(launched, "cold_cycles") : wb_json_number(j, "kernel_cycles"),
		launched != NULL, wb_growth_clock(tree)
	};
}

/* Without --machine each input was bounded for the machine of its target; with it, perhaps for a chip of others. */
static enum wb_status
check_machines(struct many *m)
{
	struct wb_diag *d = m->c->cx->diag;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; (m->r->budget_file || m->growth) && k < m->n; k++) {
		if (!m->entry[k].tree)
			continue;
		d->kernel = m->entry[k].shown;
		s = wb_status_worse(s, cli_gate_machine(m->c->cx, m->r->machine,
						       wb_json_text(m->entry[k].tree, "target"), 0));
		d->kernel = NULL;
	}
	return s;
}

/* Whether the machine of input @e has the clock that budgets need. */
static enum wb_status
clock_of(struct many *m, const struct batch_entry *e)
{
	enum wb_status s;

	m->c->cx->diag->kernel = e->shown;
	s = wb_budgets_clocked(m->c->cx, &m->budgets, wb_growth_clock(e->tree), wb_json_text(e->tree, "target"), 0);
	m->c->cx->diag->kernel = NULL;
	return s;
}

/* Kernels without a bound have failed already. */
static enum wb_status
compare_with_budgets(struct many *m)
{
	struct wb_diag *d = m->c->cx->diag;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; m->r->budget_file && k < m->n; k++) {
		const struct wb_json *j = wb_json_list(m->entry[k].tree, "kernels");
		enum wb_status clocked = j ? clock_of(m, &m->entry[k]) : WB_OK;

		s = wb_status_worse(s, clocked);
		for (; j; j = j->next) {
			const char *name = wb_json_text(j, "name");

			wb_budgets_cover(&m->budgets, name);
			if (clocked != WB_OK || strcmp(wb_json_text(j, "status"), "bounded") != 0)
				continue;
			d->kernel = wb_format(m->c->cx->unit, "%s: %s", m->entry[k].shown, name);
			s = wb_status_worse(s, wb_budgets_check(m->c->cx, &m->budgets, WB_NO_LOC, name,
				spent_on(m->entry[k].tree, j)));
			d->kernel = NULL;
		}
	}
	return wb_status_worse(s, wb_budgets_unused(m->c->cx, &m->budgets));
}

static enum wb_status
compare_with_baseline(struct many *m)
{
	struct wb_diag *d = m->c->cx->diag;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; m->growth && k < m->n; k++) {
		const struct wb_json *tree = m->entry[k].tree;

		for (const struct wb_json *j = wb_json_list(tree, "kernels"); j; j = j->next) {
			struct wb_growth_case now = { .loc = WB_NO_LOC,
				.input = m->entry[k].in.path,
				.kernel = wb_json_text(j, "name"),
				.machine = wb_json_text(wb_json_get(tree, "machine"), "name"),
				.hash = wb_json_text(wb_json_get(tree, "machine"), "hash"),
				.clock_mhz = wb_growth_clock(tree),
				.launch = wb_growth_launch_of(m->c->cx, tree, j),
				.stated = wb_growth_stated_of(m->c->cx, j),
				.kernel_cycles = wb_json_number(j, "kernel_cycles"),
				.wave_cycles = wb_json_number(wb_json_get(j, "wave"), "isolated_cycles") };

			wb_growth_cover(m->growth, m->c->cx, now.input, now.kernel);
			if (strcmp(wb_json_text(j, "status"), "bounded") != 0)
				continue;	/* a refused kernel is a failure already */
			d->kernel = wb_format(m->c->cx->unit, "%s: %s", m->entry[k].shown, now.kernel);
			s = wb_status_worse(s, wb_growth_check(m->growth, m->c->cx, &now));
			d->kernel = NULL;
		}
	}
	return m->growth ? wb_status_worse(s, wb_growth_gone(m->growth, m->c->cx, m->r)) : s;
}

/* The baseline finds kernels by the place of their input among all inputs. */
static void
growth_inputs(struct many *m)
{
	const char **path = WB_NEW(m->c->cx->unit, const char *, m->batch.entry.n);

	for (uint32_t k = 0; k < m->batch.entry.n; k++)
		path[k] = m->batch.entry.at[k].in.path;
	wb_growth_inputs(m->growth, path, m->batch.entry.n);
}

/* ---- what comes out ------------------------------------------------------------------------ */
struct counts {
	uint32_t files, skipped, unchosen, failed, kernels, bounded;
};

static struct counts
count_kernels(const struct many *m)
{
	struct counts n = { .files = m->batch.nfile, .skipped = m->batch.skipped, .unchosen = m->batch.unchosen };

	for (uint32_t k = 0; k < m->n; k++) {
		const struct wb_json *kernel = wb_json_list(m->entry[k].tree, "kernels");

		n.failed += !kernel;
		for (; kernel; kernel = kernel->next) {
			n.kernels++;
			n.bounded += strcmp(wb_json_text(kernel, "status"), "bounded") == 0;
		}
	}
	return n;
}

/* The end of @s in @width columns: names often differ only there. */
static void
put_name(struct wb_out *o, struct wb_ctx *cx, const char *s, size_t width)
{
	size_t n = strlen(s);

	if (n > width)
		s = wb_format(cx->tmp, "...%s", s + n - (width - 3));
	wb_put_term(o, s);
	for (n = strlen(s); n < width; n++)
		wb_puts(o, " ");
}

static void
put_cycles(struct wb_out *o, struct wb_ctx *cx, uint64_t v)
{
	wb_printf(o, "  %18s", v == WB_UNKNOWN ? "-" : wb_digits(cx, v));
}

static size_t
width_of(const struct many *m, bool kernels)
{
	size_t most = kernels ? 6 : 4;

	for (uint32_t k = 0; k < m->n; k++) {
		if (!kernels && strlen(m->entry[k].shown) > most)
			most = strlen(m->entry[k].shown);
		for (const struct wb_json *j = wb_json_list(m->entry[k].tree, "kernels"); kernels && j; j = j->next)
			if (strlen(wb_json_text(j, "name")) > most)
				most = strlen(wb_json_text(j, "name"));
	}
	return most < MOST_NAME ? most : MOST_NAME;
}

static void
put_row(struct wb_out *o, struct wb_ctx *cx, const struct wb_json *kernel)
{
	const struct wb_json *bound = wb_json_list(kernel, "bounds");
	const char *wide = wb_json_text(wb_json_get(kernel, "wave"), "wide_cycles");

	if (strcmp(wb_json_text(kernel, "status"), "bounded") != 0) {
		wb_printf(o, "  %18s  %18s  ", "refused", "-");
		wb_put_term(o, wb_reports_why(kernel));
		wb_puts(o, "\n");
		return;
	}
	put_cycles(o, cx, wb_json_number(kernel, "kernel_cycles"));
	if (*wide)
		wb_printf(o, "  %18s", wide);
	else
		put_cycles(o, cx, wb_json_number(wb_json_get(kernel, "wave"), "isolated_cycles"));
	wb_printf(o, "  %s\n",
		wb_json_number(kernel, "kernel_cycles") == WB_UNKNOWN ? "of a wave: no launch is given" :
									wb_json_text(bound, "name"));
}

static void
put_table(struct many *m)
{
	size_t file = width_of(m, false), kernel = width_of(m, true);
	struct wb_out *o = &m->c->out;
	struct counts n = count_kernels(m);

	wb_printf(o, "%-*s  %-*s  %18s  %18s  bound\n", (int)file, "file", (int)kernel, "kernel", "kernel cycles",
		"wave cycles");
	for (uint32_t k = 0; k < m->n; k++) {
		const struct batch_entry *e = &m->entry[k];
		const struct wb_json *j = wb_json_list(e->tree, "kernels");

		if (!j) {
			put_name(o, m->c->cx, e->shown, file);
			wb_puts(o, "  not read: ");
			wb_put_term(o, wb_reports_why(e->tree));
			wb_puts(o, "\n");
		}
		for (; j; j = j->next) {
			put_name(o, m->c->cx, e->shown, file);
			wb_puts(o, "  ");
			put_name(o, m->c->cx, wb_json_text(j, "name"), kernel);
			put_row(o, m->c->cx, j);
		}
	}
	wb_printf(o, "\n%u file%s, %u kernel%s: %u bounded, %u refused", n.files, n.files == 1 ? "" : "s", n.kernels,
		n.kernels == 1 ? "" : "s", n.bounded, n.kernels - n.bounded);
	if (n.failed)
		wb_printf(o, "; %u file%s not read", n.failed, n.failed == 1 ? "" : "s");
	if (n.skipped)
		wb_printf(o, "; %u file%s in the folders without code", n.skipped, n.skipped == 1 ? "" : "s");
	if (n.unchosen)
		wb_printf(o, "; %u input%s without a kernel that is asked for", n.unchosen, n.unchosen == 1 ? "" : "s");
	wb_puts(o, "\n");
}

static void
put_json(struct many *m)
{
	struct counts n = count_kernels(m);
	struct wb_out *o = &m->c->out;
	bool any = false;

	wb_printf(o, "{ \"tool\": \"wavebound\",\n\"version\": \"" WB_VERSION "\",\n\"schema_version\": %d,\n",
		WB_REPORT_SCHEMA);
	wb_printf(o,
		"\"summary\": { \"files\": %u, \"files_not_read\": %u, \"files_without_code\": %u, \"kernels\": %u, "
		"\"bounded\": %u, \"refused\": %u },\n\"reports\": [\n",
		n.files, n.failed, n.skipped, n.kernels, n.bounded, n.kernels - n.bounded);
	for (uint32_t k = 0; k < m->n; k++) {
		if (!m->entry[k].tree)
			continue;
		wb_puts(o, any ? ",\n" : "");
		wb_putn(o, m->entry[k].in.report, m->entry[k].in.report_bytes - 1);
		any = true;
	}
	wb_puts(o, "\n] }\n");
}

/* Every kernel as a check, with what the gates over all inputs said of it. */
static void
put_checks(struct many *m, wb_checks_writer *write)
{
	struct wb_ctx *cx = m->c->cx;
	struct wb_checks checks = { 0 };

	for (uint32_t k = 0; k < m->n; k++)
		wb_checks_report(cx, &checks, m->entry[k].shown, m->entry[k].in.path, m->entry[k].tree);
	wb_checks_messages(cx, &checks, cx->diag, cx->files);
	write(cx, &checks, &m->c->out);
}

static void
put_reports(struct many *m, wb_reports_writer *write)
{
	struct wb_report_of *at = WB_NEW(m->c->cx->unit, struct wb_report_of, m->n);
	struct wb_reports all = { at, m->n, m->c->cx->diag };

	for (uint32_t k = 0; k < m->n; k++)
		at[k] = (struct wb_report_of){ m->entry[k].shown,
			wb_format(m->c->cx->unit, "%s.html", batch_page(m->c->cx->unit, m->entry[k].shown)),
			m->entry[k].tree };
	write(m->c->cx, &all, &m->c->out);
}

static void
put_result(struct many *m, const char *format)
{
	if (strcmp(format, "json") == 0)
		put_json(m);
	else if (wb_checks_find(format))
		put_checks(m, wb_checks_find(format));
	else if (wb_reports_find(format))
		put_reports(m, wb_reports_find(format));
	else
		put_table(m);
}

/* ---- from the command line ------------------------------------------------------------------- */
bool
cli_is_many(const struct wb_request *r, const struct cli_options *o)
{
	return r->each_object || o->noperand > 1 ||
		(o->noperand == 1 && (walk_is_folder(o->operand[0]) || !wb_report_find(o->format)));
}

static enum wb_status
takes_many(struct cli *c, const struct wb_request *r, const struct cli_options *o)
{
	if (o->list || o->certificate || o->lp || o->parametric || r->passes.dump_after != WB_PASS_COUNT ||
		r->passes.stop_after != WB_PASS_COUNT)
		return cli_usage(c->cx,
			"--list-kernels, --certificate, --lp, --parametric, --dump-after and --stop-after take one "
			"input");
	if (strcmp(o->format, "xml") == 0)
		return cli_usage(
			c->cx, "the report on many files is text, json, csv, html, sarif, junit or gitlab");
	if (strcmp(o->format, "html") == 0 && !c->output)
		return cli_usage(
			c->cx, "HTML of many inputs is a page for each and an index: name their folder with -o");
	return WB_OK;
}

/* The inputs, and what is written about them besides. */
static enum wb_status
open_inputs(struct many *m, const struct cli_options *o)
{
	struct cli *c = m->c;
	enum wb_status s = batch_open(c, m->r, o->operand, o->noperand, &m->batch);

	if (s == WB_OK)
		s = read_gates(m);
	if (s != WB_OK)
		return s;
	batch_analyze(c, m->r, m->given.at, m->given.n, &m->batch);
	if (strcmp(o->format, "html") != 0)
		return WB_OK;
	s = batch_pages(c, &m->batch, c->output);
	c->output = wb_format(c->cx->unit, "%s/index.html", c->output);
	return s;
}

/* Reads what the runs have reported. */
static enum wb_status
read_reports(struct many *m)
{
	enum wb_status s = WB_OK;

	m->entry = m->batch.entry.at;
	m->n = m->batch.entry.n;
	for (uint32_t k = 0; k < m->n; k++)
		s = wb_status_worse(s, inner_tree(m->c->cx, &m->entry[k].in, &m->entry[k].tree));
	return s;
}

enum wb_status
cli_analyze_many(struct cli *c, const struct wb_request *r, const struct cli_options *o)
{
	struct many m = { .c = c, .r = r };
	enum wb_status s = takes_many(c, r, o);

	if (s == WB_OK)
		s = open_inputs(&m, o);
	if (s != WB_OK)
		return s;
	if (m.growth)
		growth_inputs(&m);
	s = batch_run(c, r, &m.batch);
	if (s == WB_NOMEM)
		return s;
	s = wb_status_worse(s, read_reports(&m));
	s = wb_status_worse(s, batch_matched(c, r, &m.batch, NULL));
	s = wb_status_worse(s, check_machines(&m));
	s = wb_status_worse(s, wb_status_worse(compare_with_budgets(&m), compare_with_baseline(&m)));
	put_result(&m, o->format);
	batch_messages(c, &m.batch);
	return s;
}
