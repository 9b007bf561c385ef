/* src/report/checks.c -- kernels, messages and findings as a list of checks, from the reports that commands have. */
#include "hazards.h"
#include "private.h"
#include "resources.h"
#include "wavebound/checks.h"

static struct wb_check *
add_check(struct wb_ctx *cx, struct wb_checks *c, const char *input, const char *path, const char *kernel)
{
	WB_PUSH(cx->unit, &c->check, ((struct wb_check){ .input = input, .path = path, .kernel = kernel, .said = "" }));
	return &c->check.at[c->check.n - 1];
}

/* ---- analyze ------------------------------------------------------------------------------------ */
static enum wb_issue_level
level_of(const char *severity)
{
	if (strcmp(severity, "note") == 0)
		return WB_ISSUE_NOTE;
	return strcmp(severity, "warning") == 0 ? WB_ISSUE_WARNING : WB_ISSUE_ERROR;
}

static void
add_diagnostics(struct wb_ctx *cx, struct wb_check *check, const struct wb_json *from)
{
	const struct wb_json *kernel = wb_json_get(from, "source");	/* for messages about all of it */

	for (const struct wb_json *j = wb_json_list(from, "diagnostics"); j; j = j->next) {
		const struct wb_json *own = wb_json_place(j);
		const struct wb_json *at = own == wb_json_get(j, "location") && kernel &&
				kernel->kind == WB_JSON_OBJECT ? kernel : own;
		uint64_t line = wb_json_number(at, "line");
		struct wb_issue x = { .name = wb_json_text(j, "name"),
			.text = wb_json_text(j, "message"),
			.file = at && *wb_json_text(at, "file") ? wb_json_text(at, "file") : NULL,
			.line = line < UINT32_MAX ? (uint32_t)line : 0,
			.level = level_of(wb_json_text(j, "severity")) };

		WB_PUSH(cx->unit, &check->issue, x);
	}
}

static void
put_number(struct wb_out *o, const char *what, uint64_t n, const char *unit)
{
	if (n && n != WB_UNKNOWN)
		wb_printf(o, "%s%s %llu%s", o->n ? ", " : "", what, (unsigned long long)n, unit);
}

/* "kernel 9888 cycles, wave 1913 cycles, vgprs 6, ..." of kernel @k of a report. */
static const char *
what_kernel_takes(struct wb_ctx *cx, const struct wb_json *k)
{
	struct wb_out o = wb_out_new(cx->unit);

	put_number(&o, "kernel", wb_json_number(k, "kernel_cycles"), " cycles");
	put_number(&o, "wave", wb_json_number(wb_json_get(k, "wave"), "isolated_cycles"), " cycles");
	for (uint32_t r = 0; r < WB_RES_COUNT; r++)
		put_number(&o, wb_resource_key[r], wb_json_number(wb_json_get(k, "resources"), wb_resource_key[r]), "");
	return o.n ? o.at : "";
}

void
wb_checks_report(
	struct wb_ctx *cx, struct wb_checks *c, const char *input, const char *path, const struct wb_json *tree)
{
	const struct wb_json *k = wb_json_list(tree, "kernels");

	if (!k || wb_json_list(tree, "diagnostics"))
		add_diagnostics(cx, add_check(cx, c, input, path, NULL), tree);
	for (; k; k = k->next) {
		struct wb_check *check = add_check(cx, c, input, path, wb_json_text(k, "name"));

		check->said = what_kernel_takes(cx, k);
		add_diagnostics(cx, check, k);
	}
}

/* Notes the names by which messages call check @k; the first one that is called so counts. */
static void
name_check(struct wb_ctx *cx, const struct wb_checks *c, struct wb_map *called, uint32_t k)
{
	const struct wb_check *x = &c->check.at[k];
	const char *full;

	if (!x->kernel) {
		if (!*x->input)
			wb_map_put(called, "", 0, k);	/* what is about all inputs */
		return;
	}
	full = wb_format(cx->tmp, "%s: %s", x->input, x->kernel);
	wb_map_put(called, x->kernel, strlen(x->kernel), k);
	wb_map_put(called, full, strlen(full), k);
}

void
wb_checks_messages(struct wb_ctx *cx, struct wb_checks *c, const struct wb_diag *d, const struct wb_files *files)
{
	static const enum wb_issue_level level[] = { WB_ISSUE_NOTE, WB_ISSUE_WARNING, WB_ISSUE_ERROR, WB_ISSUE_ERROR };
	struct wb_map called = wb_map_new(cx->tmp);

	for (uint32_t k = 0; k < c->check.n; k++)
		name_check(cx, c, &called, k);
	for (uint32_t k = 0; k < d->message.n; k++) {
		const struct wb_message *m = &d->message.at[k];
		const char *name = m->kernel ? m->kernel : "";
		uint32_t check = wb_map_get(&called, name, strlen(name));
		struct wb_issue x = { .name = wb_diag_info[m->code].name,
			.text = m->text,
			.level = level[m->severity] };

		if (wb_loc_known(m->loc) && m->loc.file && m->loc.file < files->file.n) {
			x.file = files->file.at[m->loc.file]->name;
			x.line = m->loc.line;
		}
		if (check == WB_NONE) {
			check = c->check.n;
			add_check(cx, c, "", "", m->kernel);
			name_check(cx, c, &called, check);
		}
		WB_PUSH(cx->unit, &c->check.at[check].issue, x);
	}
}

/* ---- deadlock ----------------------------------------------------------------------------------- */
static struct wb_issue
finding(struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t k, bool fails)
{
	const struct wb_finding *x = &f->fn->deadlock->finding[k];
	struct wb_loc l = wb_hazard_location(f, x->inst);
	const struct wb_file *file = wb_loc_known(l) && l.file ? h->files->file.at[l.file] : NULL;
	bool text = file && file->kind != WB_FILE_LISTING;

	return (struct wb_issue){ .name = wb_rule_info[x->rule].name,
		.text = wb_format(cx->unit, "%s (%s confidence)", x->text, wb_confidence_name[x->confidence]),
		.file = text ? file->name : NULL,
		.line = text ? l.line : 0,
		.level = fails ? WB_ISSUE_ERROR : WB_ISSUE_WARNING,
		.print = wb_hazard_fingerprint(f, k) };
}

void
wb_checks_hazards(struct wb_ctx *cx, struct wb_checks *c, const struct wb_hazards *h, const bool *fails)
{
	for (uint32_t n = 0; n < h->nfn; n++) {
		const struct wb_hazard_fn *f = &h->fn[n];
		struct wb_check *check = add_check(cx, c, f->input, f->input, f->fn->name);

		if (wb_hazard_verdict(f) == WB_VERDICT_UNKNOWN) {
			WB_PUSH(cx->unit, &check->issue,
				((struct wb_issue){ .name = "not-analysed",
					.text = "the function could not be analysed",
					.level = WB_ISSUE_ERROR }));
			continue;
		}
		for (uint32_t k = 0; k < f->fn->deadlock->nfinding; k++)
			if (f->shown[k] && !f->accepted[k])
				WB_PUSH(cx->unit, &check->issue,
					finding(cx, h, f, k, fails[f->fn->deadlock->finding[k].rule]));
		if (!check->issue.n)
			check->said = "clean";
	}
}

/* ---- formats ------------------------------------------------------------------------------------ */
wb_checks_writer *
wb_checks_find(const char *format)
{
	if (strcmp(format, "junit") == 0)
		return wb_checks_junit;
	return strcmp(format, "gitlab") == 0 ? wb_checks_gitlab : NULL;
}
