/* src/cli/divergence.c -- wavebound divergence: which conditions, loops and accesses differ between lanes, and why. */
#include "batch.h"
#include "lists.h"
#include "request.h"
#include "wavebound/report.h"

/* Works without a launch; with one, results are more precise. */
static enum wb_status
analyse(struct cli *c, struct wb_world *w, struct wb_fn *fn)
{
	struct wb_pass_env env = { .module = w->module, .machine = w->machine, .facts = w->facts };
	struct wb_pass_options opt = w->req->passes;
	enum wb_status s = fn->refused ? w->refused : wb_world_given(c->cx, w, fn, &env.launch);

	opt.dump = &c->dump;
	return s == WB_OK ? cli_run_list(c->cx, fn, &env, &cli_list_divergence, &opt) : s;
}

enum wb_status
cmd_divergence(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	const struct wb_fn **fn;
	uint32_t n = 0;
	bool go;
	enum wb_status s = batch_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	if (w.module->isa == WB_ISA_SIMD)
		return cli_simd_divergence(c, &w, &o);
	s = wb_world_equip(&w);
	if (s == WB_BAD_INPUT)
		return s;
	fn = WB_NEW(c->cx->unit, const struct wb_fn *, w.nchosen);
	for (uint32_t k = 0; k < w.nchosen; k++) {
		enum wb_status one = analyse(c, &w, w.chosen[k]);

		s = wb_status_worse(s, one);
		if (one == WB_OK && w.chosen[k]->divergence)
			fn[n++] = w.chosen[k];
	}
	if (w.req->passes.stop_after != WB_PASS_COUNT)
		return s;
	if (!wb_report_divergence(c->cx, w.module, fn, n, o.format ? o.format : "text", &c->out))
		return cli_usage(c->cx, "no format '%s': it is text, json or dot", o.format);
	return s;
}
