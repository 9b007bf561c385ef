/* src/cli/facts.c -- wavebound facts: a flow-fact template with every loop that is still without a bound. */
#include "cli.h"
#include "request.h"

/* A kernel and the functions it calls, each once. */
static void
write_templates(struct cli *c, const struct wb_world *w, bool edges, bool *done)
{
	for (uint32_t k = 0; k < w->nchosen; k++) {
		const struct wb_fn **fn;
		uint32_t n;

		if (wb_wave_order(c->cx, w->module, w->chosen[k], &fn, &n) != WB_OK)
			continue;
		for (uint32_t f = 0; f < n; f++) {
			if (!done[fn[f]->id] && fn[f]->bounds)
				wb_facts_template(c->cx, w->module, fn[f], edges, &c->out);
			done[fn[f]->id] = true;
		}
	}
}

static enum wb_status
prepare(struct cli *c, struct wb_world *w, struct wb_fn *fn)
{
	const struct wb_launch *given;
	enum wb_status s = wb_world_given(c->cx, w, fn, &given);

	return s == WB_OK ? wb_prepare_kernel(c->cx, w, fn, given, false, &c->dump, NULL) : s;
}

enum wb_status
cmd_facts(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	bool go;
	enum wb_status s = cli_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	r.codes = true;
	s = wb_world_facts(&w);
	if (s != WB_OK)
		return s;
	s = wb_prepare_callees(&w, false, &c->dump);
	for (uint32_t k = 0; k < w.nchosen; k++)
		if (!w.chosen[k]->refused && !w.chosen[k]->bounds)
			s = wb_status_worse(s, prepare(c, &w, w.chosen[k]));
	write_templates(c, &w, o.edges, WB_NEW(c->cx->tmp, bool, w.module->nfn));
	return s;
}
