/* src/cli/diff.c -- wavebound diff: two reports, inputs or folders, which are analysed with the same options. */
#include "batch.h"
#include "diff.h"
#include "growth.h"
#include "walk.h"
#include "wavebound/changes.h"

/* A report begins with a brace; no input does. */
static bool
looks_like_report(const struct wb_file *f)
{
	size_t k = 0;

	while (k < f->bytes && strchr(" \t\r\n", f->text[k]) && f->text[k])
		k++;
	return k < f->bytes && f->text[k] == '{';
}

/* ---- versions ------------------------------------------------------------------------------- */
/* A report that was written before: on one input, or on many. */
static enum wb_status
take_report(struct cli *c, const char *path, uint16_t file, struct version *v)
{
	struct wb_json *root;
	const struct wb_json *list;
	enum wb_status s = wb_json_read(c->cx, file, &root);

	if (s != WB_OK)
		return s;
	list = wb_json_get(root, "reports");
	if (strcmp(wb_json_text(root, "tool"), "wavebound") != 0 || !(list || wb_json_get(root, "kernels"))) {
		wb_report(c->cx->diag, WB_E_REPORT_JSON, WB_NO_LOC, "%s: this is no report of analyze", path);
		return WB_BAD_INPUT;
	}
	v->many = list != NULL;
	if (!list)
		WB_PUSH(c->cx->unit, &v->report, root);
	for (const struct wb_json *j = wb_json_list(root, "reports"); j; j = j->next)
		WB_PUSH(c->cx->unit, &v->report, j);
	return WB_OK;
}

/* Inputs are analysed. One that gives no kernel would be one whose kernels are gone. */
static enum wb_status
take_inputs(struct cli *c, const struct wb_request *r, struct version *v, struct batch *b)
{
	enum wb_status s = batch_open(c, r, &v->name, 1, b);

	if (s != WB_OK)
		return s;
	v->many = r->each_object || walk_is_folder(v->name);
	batch_analyze(c, r, r->given.at, r->given.n, b);
	s = batch_run(c, r, b);
	if (s == WB_NOMEM)
		return s;
	batch_messages(c, b);
	for (uint32_t k = 0; k < b->entry.n; k++) {
		struct batch_entry *e = &b->entry.at[k];

		if (inner_tree(c->cx, &e->in, &e->tree) != WB_OK || !wb_json_list(e->tree, "kernels"))
			return wb_status_worse(e->in.status, WB_BAD_INPUT);
		WB_PUSH(c->cx->unit, &v->report, e->tree);
	}
	return WB_OK;
}

/* A report is read, an input is analysed; @b: NULL entries for a report. */
static enum wb_status
take_version(struct cli *c, const struct wb_request *r, struct version *v, struct batch *b)
{
	uint16_t file;
	enum wb_status s;

	*b = (struct batch){ .matched = NULL };
	if (walk_is_folder(v->name))
		return take_inputs(c, r, v, b);
	s = cli_read_file(c->cx, v->name, &file);
	if (s != WB_OK)
		return s;
	return looks_like_report(c->cx->files->file.at[file]) ? take_report(c, v->name, file, v) :
								take_inputs(c, r, v, b);
}

/* Options may name what only one of the two has. */
static enum wb_status
all_matched(struct cli *c, const struct wb_request *r, const struct batch *old, const struct batch *now)
{
	if (!old->matched && !now->matched)
		return WB_OK;
	return !old->matched ? batch_matched(c, r, now, NULL) :
		!now->matched ? batch_matched(c, r, old, NULL) :
				batch_matched(c, r, old, now);
}

static enum wb_status
take_both(struct cli *c, const struct wb_request *r, struct version *old, struct version *now)
{
	struct batch a, b;
	enum wb_status s = take_version(c, r, old, &a);

	if (s == WB_OK)
		s = take_version(c, r, now, &b);
	return s == WB_OK ? all_matched(c, r, &a, &b) : s;
}

/* ---- the gate ------------------------------------------------------------------------------- */
/* What cannot be compared fails, too: a kernel that is new, one without a bound in both, another launch or machine. */
static enum wb_status
comparable(struct cli *c, const struct wb_json *old, const struct wb_json *now)
{
	const struct wb_json *there = wb_json_get(old, "machine"), *here = wb_json_get(now, "machine");
	bool other = strcmp(wb_json_text(there, "name"), wb_json_text(here, "name")) != 0 ||
		strcmp(wb_json_text(there, "hash"), wb_json_text(here, "hash")) != 0;
	enum wb_status s = WB_OK;

	for (const struct wb_json *k = wb_json_list(now, "kernels"); k; k = k->next) {
		const char *name = wb_json_text(k, "name"), *launch = wb_growth_launch_of(c->cx, now, k);
		const struct wb_json *before = wb_changes_kernel(old, name);
		bool bounded = strcmp(wb_json_text(k, "status"), "bounded") == 0;
		const char *how;

		if (!bounded || !before || strcmp(wb_json_text(before, "status"), "bounded") != 0)
			wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s: %s", name,
				!bounded ? "the kernel has no bound" : "there was no bound to compare with");
		else if (strcmp(launch, wb_growth_launch_of(c->cx, old, before)) != 0)
			wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s: the launches differ", name);
		else if ((how = wb_growth_stated_differs(c->cx, wb_growth_stated_of(c->cx, before),
				    wb_growth_stated_of(c->cx, k))))
			wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s: what is stated differs: %s", name, how);
		else
			continue;
		s = WB_GATE;
	}
	if (other || !wb_json_list(now, "kernels")) {
		wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s",
			wb_json_list(now, "kernels") ? "the machines differ" : "there is no kernel to compare");
		s = WB_GATE;
	}
	return s;
}

static enum wb_status
gate(struct cli *c, const struct wb_changes *changes, uint64_t percent, uint32_t clock_mhz)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < changes->list.n; k++) {
		const struct wb_change *x = &changes->list.at[k];

		if (!wb_change_grew(x, percent))
			continue;
		s = WB_GATE;
		if (x->kind == WB_CHANGE_STATUS || x->now == WB_UNKNOWN)
			wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s: %s had a bound, and has none any more",
				x->kernel, x->kind == WB_CHANGE_WAVE ? "a wave" : "the kernel");
		else
			wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC,
				"%s: the bound of %s grew from %llu to %llu cycles%s", x->kernel,
				x->kind == WB_CHANGE_WAVE ? "a wave" : "the kernel", (unsigned long long)x->old,
				(unsigned long long)x->now, wb_growth_ms(c->cx, clock_mhz, x));
	}
	return s;
}

/* A gate is about one device: the report or the run says which one was asked for. */
static enum wb_status
one_device(struct cli *c, const struct wb_json *now)
{
	const struct wb_json *o = wb_json_list(wb_json_get(now, "audit"), "options");
	const char *machine;

	while (o && strcmp(wb_json_text(o, "name"), "machine") != 0)
		o = o->next;
	machine = o ? wb_json_text(o, "value") : NULL;
	/* a description may be gone */
	return machine && strpbrk(machine, "./") ? WB_OK :
						   cli_gate_machine(c->cx, machine, wb_json_text(now, "target"), 0);
}

/* One input each: its reports. Many: kernel by kernel. */
static void
compare_versions(struct cli *c, const struct version *old, const struct version *now, struct pair **pair, uint32_t *n,
	struct wb_changes *out)
{
	if (!old->many && !now->many) {
		*pair = WB_NEW(c->cx->unit, struct pair, 1);
		**pair = (struct pair){ NULL, old->report.n ? old->report.at[0] : NULL,
			now->report.n ? now->report.at[0] : NULL };
		*n = 1;
		wb_changes_find(c->cx, (*pair)->old, (*pair)->now, out);
		return;
	}
	*n = diff_pairs(c->cx, old, now, pair);
	*out = (struct wb_changes){ .old_name = old->name, .now_name = now->name, .many = true };
	for (uint32_t k = 0; k < *n; k++)
		wb_changes_add(c->cx, (*pair)[k].old, (*pair)[k].now, out);
}

/* Kernels that are gone are among the changes. */
static enum wb_status
gate_all(struct cli *c, const struct wb_changes *changes, const struct pair *pair, uint32_t n, uint64_t percent)
{
	enum wb_status s = gate(c, changes, percent, n && pair[0].now ? wb_growth_clock(pair[0].now) : 0);

	for (uint32_t k = 0; k < n; k++)
		if (pair[k].now) {
			s = wb_status_worse(s, comparable(c, pair[k].old, pair[k].now));
			s = wb_status_worse(s, one_device(c, pair[k].now));
		}
	return s;
}

enum wb_status
cmd_diff(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct version old, now;
	struct wb_changes changes;
	struct pair *pair;
	uint64_t percent = 0;
	uint32_t n;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);

	if (s != WB_OK)
		return s;
	if (o.noperand != 2)
		return cli_usage(c->cx, "diff takes two reports, inputs or folders, not %u", o.noperand);
	if (o.fail_above && !cli_parse_percent(c->cx, o.fail_above, &percent))
		return cli_usage(c->cx, "--fail-above '%s' is not an integer number of percent", o.fail_above);
	old = (struct version){ .name = o.operand[0] };
	now = (struct version){ .name = o.operand[1] };
	s = take_both(c, &r, &old, &now);
	if (s != WB_OK)
		return s;
	compare_versions(c, &old, &now, &pair, &n, &changes);
	if (!wb_changes_write(c->cx, &changes, o.format, &c->out))
		return cli_usage(c->cx, "no format '%s': it is text, json or markdown", o.format);
	return o.fail_above ? gate_all(c, &changes, pair, n, percent) : WB_OK;
}
