/* src/cli/diff.c -- wavebound diff: two reports, or two inputs that are analysed with the same options. */
#include "growth.h"
#include "inner.h"
#include "request.h"
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

static enum wb_status
analyze(struct cli *c, const struct wb_request *r, const char *path, struct wb_json **out)
{
	struct inner *in = WB_NEW(c->cx->unit, struct inner, 1);
	enum wb_status s;

	in->path = path;
	wb_arena_defer(c->cx->unit, inner_free, in);
	inner_run(in, r->given.at, r->given.n, 1);
	if (in->status == WB_NOMEM)
		return WB_NOMEM;
	if (!c->quiet)
		wb_putn(&c->dump, in->messages, in->message_bytes);
	s = inner_tree(c->cx, in, out);
	return s == WB_OK && !wb_json_list(*out, "kernels") ? wb_status_worse(in->status, WB_BAD_INPUT) : s;
}

/* One side: a report is read, an input is analysed. */
static enum wb_status
take(struct cli *c, const struct wb_request *r, const char *path, struct wb_json **out)
{
	uint16_t file;
	enum wb_status s = cli_read_file(c->cx, path, &file);

	if (s != WB_OK)
		return s;
	if (!looks_like_report(c->cx->files->file.at[file]))
		return analyze(c, r, path, out);
	s = wb_json_read(c->cx, file, out);
	if (s == WB_OK && (strcmp(wb_json_text(*out, "tool"), "wavebound") != 0 || !wb_json_get(*out, "kernels"))) {
		wb_report(c->cx->diag, WB_E_REPORT_JSON, WB_NO_LOC, "%s: this is no report on one input", path);
		return WB_BAD_INPUT;
	}
	return s;
}

/* What cannot be compared fails, too: a kernel that is new, one without a bound in both, another launch or machine. */
static enum wb_status
comparable(struct cli *c, const struct wb_json *old, const struct wb_json *now)
{
	const char *machine = wb_json_text(wb_json_get(old, "machine"), "name"),
		   *other = wb_json_text(wb_json_get(now, "machine"), "name");
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
			wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s: the launches differ: %s", name, how);
		else
			continue;
		s = WB_GATE;
	}
	if (strcmp(machine, other) != 0 || !wb_json_list(now, "kernels")) {
		wb_report(c->cx->diag, WB_E_GROWTH, WB_NO_LOC, "%s",
			wb_json_list(now, "kernels") ? "the machines differ" : "there is no kernel to compare");
		s = WB_GATE;
	}
	return s;
}

static enum wb_status
gate(struct cli *c, const struct wb_changes *changes, uint64_t percent)
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
				"%s: the bound of %s grew from %llu to %llu cycles", x->kernel,
				x->kind == WB_CHANGE_WAVE ? "a wave" : "the kernel", (unsigned long long)x->old,
				(unsigned long long)x->now);
	}
	return s;
}

/* A gate is about one device: the report or the run says which one was asked for. */
static enum wb_status
one_device(struct cli *c, const struct wb_json *now)
{
	const struct wb_json *o = wb_json_list(wb_json_get(now, "audit"), "options");

	while (o && strcmp(wb_json_text(o, "name"), "machine") != 0)
		o = o->next;
	return o ? WB_OK : cli_gate_machine(c->cx, wb_json_text(now, "target"), 0);
}

enum wb_status
cmd_diff(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_json *old = NULL, *now = NULL;
	struct wb_changes changes;
	uint64_t percent = 0;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);

	if (s != WB_OK)
		return s;
	if (o.noperand != 2)
		return cli_usage(c->cx, "diff takes two reports or inputs, not %u", o.noperand);
	if (o.fail_above && !cli_parse_u64(o.fail_above, &percent))
		return cli_usage(c->cx, "--fail-above '%s' is not an integer number of percent", o.fail_above);
	s = take(c, &r, o.operand[0], &old);
	if (s == WB_OK)
		s = take(c, &r, o.operand[1], &now);
	if (s != WB_OK)
		return s;
	wb_changes_find(c->cx, old, now, &changes);
	if (!wb_changes_write(c->cx, &changes, o.format, &c->out))
		return cli_usage(c->cx, "no format '%s': it is text, json or markdown", o.format);
	if (!o.fail_above)
		return WB_OK;
	s = wb_status_worse(gate(c, &changes, percent), comparable(c, old, now));
	return wb_status_worse(s, one_device(c, now));
}
