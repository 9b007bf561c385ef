/* src/object/parameters.c -- names of kernel arguments from DWARF, if metadata has none.
 *
 * A kernel is an entry DW_TAG_subprogram with its name. Its children DW_TAG_formal_parameter are its arguments in
 * order. Names are used only if their number is that of the explicit arguments in metadata: otherwise they cannot be
 * assigned. After malformed data, arguments have no names.
 *
 * Cost: that of reading the entries (entries.c).
 */
#include "dwarf.h"

#define MOST_NAME 256u		/* bytes of a name */

struct reader {
	struct wb_ctx *cx;
	struct meta *meta;
	struct wb_map named;		/* kernels by name; those without names of arguments */
	/* the current kernel */
	struct meta_kernel *kernel;	/* NULL: none */
	uint32_t depth;			/* of its children */
	WB_VEC(const char *) parameter;
};

/* Uses the names when all children of the kernel have been read. */
static void
end_kernel(struct reader *r)
{
	struct wb_kernel_desc *d = &r->kernel->desc;
	uint32_t n = 0;

	for (uint32_t k = 0; k < d->narg; k++)
		n += d->arg[k].kind != WB_ARG_HIDDEN;
	for (uint32_t k = 0, p = 0; n == r->parameter.n && k < d->narg; k++)
		if (d->arg[k].kind != WB_ARG_HIDDEN && p < n) {
			const char *name = r->parameter.at[p++];

			if (!*d->arg[k].name && strlen(name) <= MOST_NAME)
				d->arg[k].name = wb_strdup(r->cx->unit, name);
		}
	r->kernel = NULL;
}

static void
visit(void *to, const struct dwarf_entry *e)
{
	struct reader *r = to;
	const char *name = e->linkage_name ? e->linkage_name : e->name;
	uint32_t k;

	if (r->kernel && e->depth < r->depth)
		end_kernel(r);
	if (e->tag == DWARF_PARAMETER && r->kernel && e->depth == r->depth)
		WB_PUSH(r->cx->tmp, &r->parameter, e->name ? e->name : "");
	if (e->tag != DWARF_SUBPROGRAM || !e->children || !name || r->kernel)
		return;
	k = wb_map_get(&r->named, name, strlen(name));
	if (k == WB_NONE)
		return;
	r->kernel = &r->meta->kernel.at[k];
	r->depth = e->depth + 1;
	r->parameter.n = 0;
}

/* Whether an explicit argument has no name. */
static bool
lacks_names(const struct wb_kernel_desc *d)
{
	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].kind != WB_ARG_HIDDEN && !*d->arg[k].name)
			return true;
	return false;
}

void
parameters_read(struct wb_ctx *cx, const struct elf *e, struct meta *meta)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct reader r = { .cx = cx, .meta = meta, .named = wb_map_new(cx->tmp) };

	for (uint32_t k = 0; k < meta->kernel.n; k++)
		if (*meta->kernel.at[k].name && lacks_names(&meta->kernel.at[k].desc))
			wb_map_put(&r.named, meta->kernel.at[k].name, strlen(meta->kernel.at[k].name), k);
	if (r.named.n)
		dwarf_entries(cx, e, visit, &r);
	wb_arena_reset(cx->tmp, m);
}
