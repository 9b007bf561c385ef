/* src/json/load.c -- JSON documents by jansson.
 *
 * When memory is exhausted, jansson reports bad syntax, or silently leaves out a character or a member. So it uses our
 * allocator, which records the failure. Reading then ends as if an arena were exhausted.
 */
#include "wavebound/jansson.h"

static _Thread_local bool ran_out;

static void *
json_memory(size_t n)
{
	void *p = wb_malloc(n);

	ran_out = ran_out || !p;
	return p;
}

static void
release(void *holder)
{
	json_t **root = holder;

	json_decref(*root);
}

json_t *
wb_jansson_load(struct wb_ctx *cx, struct wb_arena *a, uint16_t file, enum wb_diag_code code)
{
	const struct wb_file *f = cx->files->file.at[file];
	json_t **root = WB_NEW(a, json_t *, 1);	/* the arena owns it before it is set */
	struct wb_loc loc = { 1, 0, file };
	json_error_t e;

	json_set_alloc_funcs(json_memory, wb_free);
	wb_arena_defer(a, release, root);
	ran_out = false;
	*root = json_loadb(f->text, f->bytes, JSON_REJECT_DUPLICATES, &e);
	if (ran_out)
		wb_arena_exhausted(a);
	if (*root)
		return *root;
	if (e.line > 0)
		loc.line = (uint32_t)e.line;
	if (e.column > 0 && e.column <= UINT16_MAX)
		loc.col = (uint16_t)e.column;
	wb_report(cx->diag, code, loc, "%s", e.text);
	return NULL;
}
