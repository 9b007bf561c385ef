/* src/launch/blank.c -- a template of launch XML, with a blank for each number that the user has to fill in.
 *
 * A blank is a word in capitals, so it cannot be read as a number: each blank that is left is reported with its line.
 */
#include "private.h"

bool
wb_launch_is_blank(struct wb_ctx *cx, struct wb_loc loc, const char *text)
{
	static const struct {
		const char *word, *what;
	} blank[] = {
		{ "GRID", "the work-items in all, as X, X,Y or X,Y,Z" },
		{ "WORKGROUP", "the work-items of a workgroup, as X, X,Y or X,Y,Z" },
		{ "BYTES", "the size in bytes" },
		{ "VALUE", "the argument's value, or delete the line for any value" },
	};

	for (size_t k = 0; k < WB_COUNT(blank); k++) {
		if (strcmp(text, blank[k].word) != 0)
			continue;
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, loc, "%s is still to be replaced: %s", text, blank[k].what);
		return true;
	}
	return false;
}

void
wb_launch_template_begin(struct wb_out *o)
{
	wb_puts(o,
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
		"<!-- Replace each word in capitals by a number: GRID by the work-items in all and WORKGROUP by those\n"
		"     of a workgroup, as X, X,Y or X,Y,Z. A line of an argument that is deleted stands for\n"
		"     any value. See wavebound-launch(5). -->\n"
		"<launches>\n");
}

void
wb_launch_template_end(struct wb_out *o)
{
	wb_puts(o, "</launches>\n");
}

static void
put_sizes(struct wb_out *o, const struct wb_fn *fn)
{
	const struct wb_launch nothing = { .kernel = NULL };
	const struct wb_kernel_desc *d = fn->desc;

	if (d && !d->reqd_workgroup[0] && d->max_flat_workgroup)
		wb_printf(o, "  <!-- at most %u work-items in a workgroup -->\n", d->max_flat_workgroup);
	wb_puts(o, "  <launch kernel=\"");
	wb_xml_escape(o, fn->name);
	wb_puts(o, "\" grid=\"GRID\" workgroup=\"");
	if (d && d->reqd_workgroup[0])
		wb_printf(o, "%u,%u,%u\"", d->reqd_workgroup[0], d->reqd_workgroup[1], d->reqd_workgroup[2]);
	else
		wb_puts(o, "WORKGROUP\"");
	wb_puts(o, wb_launch_lds_unspecified(&nothing, fn) ? " lds=\"BYTES\">\n" : ">\n");
}

/* Lists the loops without a bound whose iterations depend on @a. */
static void
put_loops(struct wb_ctx *cx, struct wb_out *o, const struct wb_fn *fn, const struct wb_arg *a)
{
	for (uint32_t l = 0; fn->bounds && fn->loops && l < fn->loops->nloop; l++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[l];
		uint32_t header = fn->loops->loop[l].header;
		const char *at = wb_loc_text(cx->unit, cx->files, wb_block_src(fn, header));

		if (b->argument != a || b->max != WB_UNKNOWN || b->total != WB_UNKNOWN)
			continue;
		wb_puts(o, "\n         decides how often the loop at ");
		if (!*at)
			at = fn->block[header].label ? fn->block[header].label : "a block without a source line";
		wb_launch_put_comment(o, at);
		wb_puts(o, " repeats");
	}
}

static void
put_argument(struct wb_ctx *cx, struct wb_out *o, const struct wb_fn *fn, const struct wb_arg *a, uint32_t index)
{
	static const char *const kind[] = { "value", "buffer", "LDS pointer", "image, sampler, pipe or queue" };

	wb_puts(o, "    <!-- ");
	if (a->name && *a->name) {
		wb_launch_put_comment(o, a->name);
		wb_puts(o, ": ");
	}
	wb_launch_put_comment(o, a->type_name && *a->type_name ? a->type_name : kind[a->kind]);
	wb_printf(o, ", %u bytes at byte %u", a->bytes, a->offset);
	put_loops(cx, o, fn, a);
	wb_puts(o, " -->\n");
	if (a->kind == WB_ARG_BUFFER)
		wb_printf(o, "    <buffer index=\"%u\" init=\"zero\" bytes=\"BYTES\"/>\n", index);
	else if (a->kind == WB_ARG_LDS_POINTER)
		wb_printf(o, "    <local index=\"%u\" bytes=\"BYTES\"/>\n", index);
	else if (a->kind == WB_ARG_VALUE)
		wb_printf(o, "    <argument index=\"%u\" value=\"VALUE\"/>\n", index);
}

void
wb_launch_template(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_out *o)
{
	uint32_t index = 0;

	put_sizes(o, fn);
	for (uint32_t k = 0; fn->desc && k < fn->desc->narg; k++)
		if (fn->desc->arg[k].kind != WB_ARG_HIDDEN)
			put_argument(cx, o, fn, &fn->desc->arg[k], index++);
	wb_puts(o, "  </launch>\n");
}
