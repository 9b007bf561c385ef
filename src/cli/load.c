/* src/cli/load.c -- how every command that works on one input begins. */
#include "cli.h"
#include "request.h"

/* Below a kernel, one line per argument, which begins with a tab: index, name, type, offset and size. */
static void
list_arguments(struct wb_out *o, const struct wb_kernel_desc *d)
{
	static const char *const kind[] = { "value", "buffer", "LDS pointer", "image, sampler, pipe or queue" };

	for (uint32_t k = 0; d && k < d->narg; k++) {
		const struct wb_arg *a = &d->arg[k];

		if (a->kind == WB_ARG_HIDDEN)
			continue;
		wb_printf(o, "\targument %u\t", k);
		wb_put_term(o, *a->name ? a->name : "-");
		wb_puts(o, "\t");
		wb_put_term(o, *a->type_name ? a->type_name : kind[a->kind]);
		wb_printf(o, "\toffset %u\t%u bytes\n", a->offset, a->bytes);
	}
}

/* One line per kernel, then its arguments. */
static void
list_kernels(struct cli *c, const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel) {
			wb_put_term(&c->out, m->fn[f]->name);
			wb_puts(&c->out, m->fn[f]->refused ? "\trefused\n" : "\n");
			list_arguments(&c->out, m->fn[f]->desc);
		}
}

static void
list_kernel(void *arg, uint32_t object, const char *kernel)
{
	struct cli *c = arg;

	wb_put_term(&c->out, kernel);
	wb_printf(&c->out, "\tobject %u\n", object);
}

/* The kernels of all code objects, where there are several and none is chosen; false if there is nothing of the kind.
 */
static bool
list_objects(struct cli *c, const struct wb_request *r)
{
	const struct wb_file *f = c->cx->files->file.at[r->input];
	struct wb_object_choice how = wb_request_object(r);

	return !r->object && wb_object_looks_like(f->text, f->bytes) &&
		wb_object_kernels(c->cx, r->input, &how, list_kernel, c) > 1;
}

enum wb_status
cli_load(
	struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o, struct wb_world *w, bool *go)
{
	enum wb_status s = cli_parse(c, argc, argv, r, o);

	*go = false;
	return s == WB_OK ? cli_load_operand(c, r, o, w, go) : s;
}

enum wb_status
cli_load_operand(struct cli *c, struct wb_request *r, const struct cli_options *o, struct wb_world *w, bool *go)
{
	enum wb_status s;

	*go = false;
	if (!o->noperand)
		return cli_usage(c->cx, "no input is given: wavebound %s %s", c->command->name, c->command->usage);
	if (o->noperand > 1)
		return cli_usage(c->cx, "%s takes one input, not %u", c->command->name, o->noperand);
	s = cli_read_file(c->cx, o->operand[0], &r->input);
	if (s == WB_OK && o->list && list_objects(c, r))
		return WB_OK;
	if (s == WB_OK)
		s = wb_world_load(c->cx, r, w);
	if (s == WB_OK && o->list)
		list_kernels(c, w->module);
	*go = s == WB_OK && !o->list;
	return s;
}
