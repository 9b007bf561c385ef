/* src/cli/launch.c -- wavebound launch: a launch description to fill in, with every argument of each kernel. */
#include "cli.h"
#include "request.h"

/* Bounds loops for any launch, to find those whose bound depends on an argument. */
static enum wb_status
find_loops(struct cli *c, struct wb_world *w)
{
	enum wb_status s = wb_prepare_callees(w, false, &c->dump);

	for (uint32_t k = 0; k < w->nchosen; k++)
		if (!w->chosen[k]->refused && !w->chosen[k]->bounds)
			s = wb_status_worse(s, wb_prepare_kernel(c->cx, w, w->chosen[k], NULL, false, &c->dump, NULL));
	return s;
}

enum wb_status
cmd_launch(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	bool go;
	enum wb_status s;

	/* such bounds hide the argument that would give a better one */
	r.without = WB_WITHOUT_TYPE_RANGE | WB_WITHOUT_BUFFER_SIZE;
	s = cli_load(c, argc, argv, &r, &o, &w, &go);
	if (!go)
		return s;
	s = wb_world_facts(&w);
	if (s == WB_OK)
		s = find_loops(c, &w);
	wb_launch_template_begin(&c->out);
	for (uint32_t k = 0; k < w.nchosen; k++)
		wb_launch_template(c->cx, w.chosen[k], &c->out);
	wb_launch_template_end(&c->out);
	return s;
}
