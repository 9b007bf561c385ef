/* src/cli/audit.c -- wavebound audit: repeats the analysis that a report records, and compares the results.
 *
 * All values are compared: bounds, hashes of files, version, messages. The report is not
 * trusted: only options that change a report and write no file are taken from it.
 */
#include <fcntl.h>
#include <unistd.h>

#include "batch.h"

#define MOST_SHOWN 20		/* differences; the rest are counted */

struct pair {
	const struct wb_json *old, *now;
};
struct audit {
	struct cli *c;
	const char *path;		/* of the file with the reports */
	WB_VEC(struct pair) work;	/* still to be compared */
	uint32_t ndifferent;
};

/* ---- comparing ---------------------------------------------------------------------------- */
static void
put_value(struct wb_out *o, const struct wb_json *j)
{
	switch (j ? j->kind : WB_JSON_NULL) {
	case WB_JSON_STRING: wb_put_json(o, j->text); break;
	case WB_JSON_NUMBER: wb_printf(o, "%lld", (long long)j->number); break;
	case WB_JSON_REAL: wb_printf(o, "%g", j->real); break;
	case WB_JSON_TRUE: wb_puts(o, "true"); break;
	case WB_JSON_FALSE: wb_puts(o, "false"); break;
	case WB_JSON_ARRAY: wb_printf(o, "a list of %u", j->n); break;
	case WB_JSON_OBJECT: wb_printf(o, "%u members", j->n); break;
	case WB_JSON_NULL: wb_puts(o, j ? "null" : "nothing"); break;
	}
}

static void
differ(struct audit *a, const struct wb_json *old, const struct wb_json *now)
{
	struct wb_out *o = &a->c->out;

	if (a->ndifferent++ >= MOST_SHOWN)
		return;
	wb_puts(o, "  ");
	wb_put_term(o, wb_json_path(a->c->cx->tmp, old ? old : now));
	wb_puts(o, ": ");
	put_value(o, old);
	wb_puts(o, ", now ");
	put_value(o, now);
	wb_puts(o, "\n");
}

static bool
same_leaf(const struct wb_json *a, const struct wb_json *b)
{
	if (a->kind != b->kind || a->n != b->n)
		return false;
	switch (a->kind) {
	case WB_JSON_STRING: return strcmp(a->text, b->text) == 0;
	case WB_JSON_NUMBER: return a->number == b->number;
	case WB_JSON_REAL: return a->real >= b->real && a->real <= b->real;
	default: return true;
	}
}

/* Compares members by key, elements by index; one that only one side has is a difference. */
static void
compare_children(struct audit *a, struct pair p)
{
	const struct wb_json *now = p.now->child;
	uint32_t first = a->work.n;

	for (const struct wb_json *old = p.old->child; old; old = old->next) {
		const struct wb_json *other = old->key ? wb_json_get(p.now, old->key) : now;

		if (other)
			WB_PUSH(a->c->cx->tmp, &a->work, ((struct pair){ old, other }));
		else
			differ(a, old, NULL);
		now = now ? now->next : NULL;
	}
	for (const struct wb_json *k = p.now->kind == WB_JSON_OBJECT ? p.now->child : now; k; k = k->next)
		if (!k->key || !wb_json_get(p.old, k->key))
			differ(a, NULL, k);
	/* the last in the list is the next to be compared */
	for (uint32_t lo = first, hi = a->work.n; lo + 1 < hi; lo++, hi--) {
		struct pair swap = a->work.at[lo];

		a->work.at[lo] = a->work.at[hi - 1];
		a->work.at[hi - 1] = swap;
	}
}

static void
compare(struct audit *a, const struct wb_json *old, const struct wb_json *now)
{
	WB_PUSH(a->c->cx->tmp, &a->work, ((struct pair){ old, now }));
	while (a->work.n) {
		struct pair p = a->work.at[--a->work.n];

		if (!same_leaf(p.old, p.now) && (p.old->kind != p.now->kind || p.old->kind < WB_JSON_ARRAY))
			differ(a, p.old, p.now);
		else if (p.old->kind >= WB_JSON_ARRAY)
			compare_children(a, p);
	}
}

/* ---- running again --------------------------------------------------------------------------- */
static enum wb_status
no_report(struct audit *a, const char *why)
{
	wb_report(a->c->cx->diag, WB_E_REPORT_JSON, WB_NO_LOC, "%s", why);
	return WB_BAD_INPUT;
}

/* The options of @report, in @list; false if one is none that a report can have. */
static bool
read_options(struct wb_ctx *cx, const struct wb_json *report, struct wb_provenance *list)
{
	const struct wb_json *o = wb_json_list(wb_json_get(report, "audit"), "options");

	for (; o; o = o->next) {
		if (!wb_request_is_noted(wb_json_text(o, "name")))
			return false;
		WB_PUSH(cx->unit, &list->option,
			((struct wb_given){ wb_json_text(o, "name"), wb_json_text(o, "value") }));
	}
	return true;
}

/* Whether @f is a file of the file system; a built-in machine is none. */
static bool
is_on_disk(const struct wb_json *f)
{
	const char *name = wb_json_text(f, "name");

	return strcmp(wb_json_text(f, "role"), "machine") != 0 || strchr(name, '/') || strchr(name, '.');
}

/* How many files that @report names cannot be read in @folder; each is added to *@names. */
static uint32_t
missing_in(struct audit *a, const struct wb_json *report, const char *folder, struct wb_out *names)
{
	const struct wb_json *f = wb_json_list(wb_json_get(report, "audit"), "files");
	uint32_t n = 0;

	for (; f; f = f->next) {
		const char *name = wb_json_text(f, "name");

		if (!is_on_disk(f) || access(wb_resolve_path(a->c->cx->tmp, folder, name), R_OK) == 0)
			continue;
		wb_puts(names, n++ ? ", " : "");
		wb_put_term(names, name);
	}
	return n;
}

/* Names in a report are relative to the folder in which it was made. That is the current one, else that of the report.
 * *@folder: a name in it, for wb_resolve_path; "": the current one. */
static enum wb_status
find_files(struct audit *a, const struct wb_json *report, const char **folder)
{
	struct wb_out here = wb_out_new(a->c->cx->unit), beside = wb_out_new(a->c->cx->unit);

	*folder = "";
	if (!missing_in(a, report, "", &here))
		return WB_OK;
	*folder = a->path;
	if (!missing_in(a, report, a->path, &beside))
		return WB_OK;
	wb_report(a->c->cx->diag, WB_E_FILE, WB_NO_LOC, "the report names files that are not here: %s", here.at);
	if (strchr(a->path, '/'))
		wb_note(a->c->cx->diag, WB_NO_LOC, "nor are these beside the report: %s", beside.at);
	wb_note(a->c->cx->diag, WB_NO_LOC, "run audit in the folder in which the report was made, or put both there");
	return WB_BAD_INPUT;
}

/* Analyses @path again, in the folder of the file @report; "": in the current one. NULL: there is no memory. */
static struct inner *
run_in(struct cli *c, const char *path, const char *report, const struct wb_provenance *from)
{
	const char *slash = strrchr(report, '/');
	int back = slash ? open(".", O_RDONLY) : -1;
	struct inner *in = NULL;

	if (!slash || (back >= 0 && chdir(wb_format(c->cx->tmp, "%.*s/", (int)(slash - report), report)) == 0))
		in = batch_again(c, path, from->option.at, from->option.n);
	if (back >= 0) {
		in = fchdir(back) == 0 ? in : NULL;
		close(back);
	}
	return in;
}

static const char *
input_of(const struct wb_json *report)
{
	const struct wb_json *f = wb_json_list(wb_json_get(report, "audit"), "files");

	while (f && strcmp(wb_json_text(f, "role"), "input") != 0)
		f = f->next;
	return f ? wb_json_text(f, "name") : NULL;
}

/* Notes which files have another hash in @now, and its first message that is no warning. */
static void
note_reasons(struct audit *a, const struct wb_json *old, const struct wb_json *now)
{
	const struct wb_json *f = wb_json_list(wb_json_get(old, "audit"), "files");
	const struct wb_json *g = wb_json_list(wb_json_get(now, "audit"), "files");
	const struct wb_json *d = wb_json_list(now, "diagnostics");

	for (; f && g; f = f->next, g = g->next)
		if (strcmp(wb_json_text(f, "name"), wb_json_text(g, "name")) == 0 &&
			strcmp(wb_json_text(f, "sha256"), wb_json_text(g, "sha256")) != 0)
			wb_note(a->c->cx->diag, WB_NO_LOC, "changed since the report: %s", wb_json_text(f, "name"));
	while (d && strcmp(wb_json_text(d, "severity"), "warning") == 0)
		d = d->next;
	if (d)
		wb_note(a->c->cx->diag, WB_NO_LOC, "the analysis now says: %s", wb_json_text(d, "message"));
}

static enum wb_status
audit_report(struct audit *a, const struct wb_json *report)
{
	const char *path = input_of(report);
	struct wb_provenance from = { .option = { NULL, 0, 0 } };
	const char *folder;
	struct inner *in;
	struct wb_json *now;
	enum wb_status s;

	if (strcmp(wb_json_text(report, "tool"), "wavebound") != 0 || !wb_json_get(report, "audit"))
		return no_report(a, "this is no report of wavebound, or one of a version that kept no audit trail");
	if (!path || strcmp(path, "<stdin>") == 0)
		return no_report(a, "the report names no input file that could be analysed again");
	if (!read_options(a->c->cx, report, &from))
		return no_report(a, "the report has an option that changes no report");
	s = find_files(a, report, &folder);
	if (s != WB_OK)
		return s;
	in = run_in(a->c, path, folder, &from);
	if (!in)
		return WB_NOMEM;
	if (inner_tree(a->c->cx, in, &now) != WB_OK || !now)
		return no_report(a, "running it again gives no report");
	a->ndifferent = 0;
	wb_put_term(&a->c->out, path);
	wb_puts(&a->c->out, "\n");
	compare(a, report, now);
	if (a->ndifferent > MOST_SHOWN)
		wb_printf(&a->c->out, "  ... and %u more\n", a->ndifferent - MOST_SHOWN);
	if (!a->ndifferent) {
		wb_puts(&a->c->out, "  every value of the report is what the same files and options give now\n");
		return WB_OK;
	}
	wb_report(a->c->cx->diag, WB_E_AUDIT, WB_NO_LOC,
		"%s: %u value%s of the report differ%s from what wavebound " WB_VERSION " says now", path,
		a->ndifferent, a->ndifferent == 1 ? "" : "s", a->ndifferent == 1 ? "s" : "");
	note_reasons(a, report, now);
	return WB_GATE;
}

enum wb_status
cmd_audit(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct audit a = { .c = c };
	struct cli_options o;
	struct wb_json *root;
	uint16_t file;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);

	if (s != WB_OK)
		return s;
	if (o.noperand != 1)
		return cli_usage(c->cx, "audit takes one report, not %u", o.noperand);
	a.path = o.operand[0];
	s = cli_read_file(c->cx, a.path, &file);
	if (s == WB_OK)
		s = wb_json_read(c->cx, file, &root);
	if (s != WB_OK)
		return s;
	if (!wb_json_get(root, "reports"))
		return audit_report(&a, root);
	if (!wb_json_list(root, "reports"))
		return no_report(&a, "there is no report in it");
	for (const struct wb_json *j = wb_json_list(root, "reports"); j && s != WB_NOMEM; j = j->next)
		s = wb_status_worse(s, audit_report(&a, j));
	return s;
}
