/* src/cli/provenance.c -- what a report depends on: all files that were read, all options that change it. */
#include "cli.h"
#include "request.h"

static void
add_text(struct wb_ctx *cx, struct wb_analysis *an, const char *role, const char *name, const char *text, size_t bytes)
{
	WB_PUSH(cx->unit, &an->from.file, ((struct wb_used_file){ role, name, text, bytes }));
}

static void
add_file(struct wb_ctx *cx, struct wb_analysis *an, const char *role, uint16_t file)
{
	const struct wb_file *f = file ? cx->files->file.at[file] : NULL;

	if (f)
		add_text(cx, an, role, f->name, f->text ? f->text : "", f->text ? f->bytes : 0);
}

/* The first file read under @name; 0: none was. */
static uint16_t
find_file(const struct wb_ctx *cx, const char *name)
{
	for (uint32_t k = 1; k < cx->files->file.n; k++)
		if (cx->files->file.at[k]->kind == WB_FILE_TEXT && strcmp(cx->files->file.at[k]->name, name) == 0)
			return (uint16_t)k;
	return 0;
}

/* Whether machine @name is built in; then it is listed. */
static bool
add_builtin(const struct wb_world *w, struct wb_analysis *an, const char *name)
{
	const char *at, *xml;

	for (uint32_t k = 0; (at = wb_machine_builtin(k, &xml)); k++)
		if (strcmp(at, name) == 0) {
			add_text(w->cx, an, "machine", at, xml, strlen(xml));
			return true;
		}
	return false;
}

static void
add_machine(const struct wb_world *w, struct wb_analysis *an)
{
	const char *name = wb_world_machine_name(w);

	if (!add_builtin(w, an, name))
		add_file(w->cx, an, "machine", find_file(w->cx, name));
	if (w->machine->base)
		add_builtin(w, an, w->machine->base);
}

/* Whether a file with this name is listed. */
static bool
is_listed(const struct wb_analysis *an, const char *name)
{
	for (uint32_t k = 0; k < an->from.file.n; k++)
		if (strcmp(an->from.file.at[k].name, name) == 0)
			return true;
	return false;
}

/* Files that fill buffers: as far as they were read, in the order of kernels and arguments, not in that of the threads.
 */
static void
add_contents(const struct wb_world *w, struct wb_analysis *an, const struct wb_launch *l)
{
	const char *launch = l->loc.file ? w->cx->files->file.at[l->loc.file]->name : "";

	for (uint32_t k = 0; k < l->arg.n; k++) {
		const char *name = l->arg.at[k].file ? wb_resolve_path(w->cx->unit, launch, l->arg.at[k].file) : NULL;

		if (l->arg.at[k].is_buffer && name && !is_listed(an, name))
			add_file(w->cx, an, "contents", find_file(w->cx, name));
	}
}

void
wb_provenance_collect(const struct wb_world *w, struct wb_analysis *an)
{
	an->from = (struct wb_provenance){ 0 };
	add_file(w->cx, an, "input", w->req->input);
	if (w->machine)
		add_machine(w, an);
	if (w->req->descriptor)
		add_file(w->cx, an, "descriptor", find_file(w->cx, w->req->descriptor));
	add_file(w->cx, an, "launch", w->launch_file);
	for (uint32_t k = 0; k < w->facts_file.n; k++)
		add_file(w->cx, an, "facts", w->facts_file.at[k]);
	add_file(w->cx, an, "block-times", w->times_file);
	add_file(w->cx, an, "budget", w->budget_file);
	add_file(w->cx, an, "baseline", w->baseline_file);
	add_file(w->cx, an, "observe", w->observed_file);
	for (uint32_t k = 0; k < an->nkernel; k++)
		if (an->kernel[k].launch)
			add_contents(w, an, an->kernel[k].launch);
	for (uint32_t k = 0; w->module && k < w->module->nincluded; k++)
		add_file(w->cx, an, "included", w->module->included[k]);
	for (uint32_t k = 1; k < w->cx->files->file.n; k++)
		if (w->cx->files->file.at[k]->kind == WB_FILE_SOURCE && w->cx->files->file.at[k]->text)
			add_file(w->cx, an, "source", (uint16_t)k);
	for (uint32_t k = 0; k < w->req->given.n; k++)
		WB_PUSH(w->cx->unit, &an->from.option, w->req->given.at[k]);
}
