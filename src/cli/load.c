/* src/cli/load.c -- how every command that works on one input begins. */
#include "cli.h"
#include "request.h"

/* One line per kernel. */
static void
list_kernels(struct cli *c, const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel) {
			wb_put_term(&c->out, m->fn[f]->name);
			wb_puts(&c->out, m->fn[f]->refused ? "\trefused\n" : "\n");
		}
}

enum wb_status
cli_load(struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o, struct wb_world *w, bool *go)
{
	enum wb_status s = cli_parse(c, argc, argv, r, o);

	*go = false;
	if (s == WB_OK && o->noperand != 1)
		return cli_usage(c->cx, "%s takes one input, not %u", c->command->name, o->noperand);
	if (s == WB_OK)
		s = cli_read_file(c->cx, o->operand[0], &r->input);
	if (s == WB_OK)
		s = wb_world_load(c->cx, r, w);
	if (s == WB_OK && o->list)
		list_kernels(c, w->module);
	*go = s == WB_OK && !o->list;
	return s;
}
