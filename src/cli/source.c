/* src/cli/source.c -- the text of the source that line info names, for reports that show it.
 *
 * A relative name is searched in the current folder, then in that of the input. Files that are
 * not found are left out of the report; those found are listed in it with their hash.
 */
#include <unistd.h>

#include "cli.h"
#include "request.h"

#define MOST_SOURCES 64

/* Line info is not trusted, and reports are passed on: only files with the name of a source are read. */
static bool
is_source(const char *name)
{
	static const char *const ending[] = { "c", "cc", "cl", "cpp", "cu", "cuh", "cxx", "h", "hip", "hpp", "inc" };
	const char *dot = strrchr(name, '.');

	for (size_t k = 0; dot && k < WB_COUNT(ending); k++)
		if (strcmp(dot + 1, ending[k]) == 0)
			return true;
	return false;
}

/* Where the source called @name can be read; NULL: nowhere. */
static const char *
find_source(const struct wb_world *w, const char *name)
{
	const char *sibling = wb_resolve_path(w->cx->unit, w->cx->files->file.at[w->req->input]->name, name);

	return access(name, R_OK) == 0 ? name : access(sibling, R_OK) == 0 ? sibling : NULL;
}

/* A source that cannot be read after all is no error. */
static void
read_text(const struct wb_world *w, struct wb_file *f)
{
	const char *path = find_source(w, f->name);
	struct wb_ctx aside = *w->cx;
	uint16_t file;

	aside.diag = wb_diag_new(w->cx->unit, w->cx->files);
	if (!path || cli_read_file(&aside, path, &file) != WB_OK)
		return;
	f->text = w->cx->files->file.at[file]->text;
	f->bytes = w->cx->files->file.at[file]->bytes;
}

void
wb_sources_load(const struct wb_world *w)
{
	uint32_t n = w->cx->files->file.n, found = 0;

	for (uint32_t k = 1; k < n && found < MOST_SOURCES; k++) {
		struct wb_file *f = w->cx->files->file.at[k];

		if (f->kind != WB_FILE_SOURCE || f->text || !is_source(f->name))
			continue;
		read_text(w, f);
		found += f->text != NULL;
	}
}
