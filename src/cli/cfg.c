/* src/cli/cfg.c -- wavebound cfg: the control flow graph of each kernel, as DOT or SVG. */
#include "batch.h"
#include "lists.h"
#include "split.h"

/* A file of its own; the result is its name. */
static enum wb_status
draw_page(struct cli *c, const struct wb_world *w, const struct wb_fn *fn, const struct wb_graph_options *opt)
{
	const char *path = wb_format(c->cx->unit, "%s.%s.svg", c->page, batch_page(c->cx->unit, fn->name));
	struct wb_out svg = wb_out_new(c->cx->unit);
	enum wb_status s = wb_report_svg(c->cx, w->module, fn, opt, &svg);

	if (s == WB_OK)
		s = cli_write_file(c->cx, path, svg.at, svg.n);
	if (s != WB_OK)
		return s;
	wb_put_term(&c->out, path);
	wb_puts(&c->out, "\n");
	return WB_OK;
}

static enum wb_status
draw(struct cli *c, const struct wb_world *w, const struct wb_fn *fn, const struct wb_wave_part *path,
	const struct wb_split_row *pruned, const struct cli_options *o)
{
	struct wb_graph_options opt = {
		.path = path, .pruned = pruned, .kept = o->kept, .lanes = fn->lanes && !path && !pruned
	};

	if (o->svg && c->page)
		return draw_page(c, w, fn, &opt);
	if (o->svg)
		return wb_report_svg(c->cx, w->module, fn, &opt, &c->out);
	wb_report_dot(c->cx, w->module, fn, &opt, &c->out);
	return WB_OK;
}

/* With the worst path: everything up to the bounds. */
static enum wb_status
draw_paths(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_analysis an;
	enum wb_status s = wb_world_equip(w);

	if (s == WB_OK)
		s = wb_pipeline_run(w, &an, &c->dump);
	if (s == WB_BAD_INPUT || s == WB_NOMEM || w->req->passes.stop_after != WB_PASS_COUNT)
		return s;
	for (uint32_t k = 0; k < an.nkernel; k++) {
		const struct wb_kernel_bounds *b = an.kernel[k].bounds;

		if (b)
			s = wb_status_worse(
				s, draw(c, w, an.kernel[k].fn, &b->isolated.part[b->isolated.npart - 1], NULL, o));
	}
	return s;
}

static enum wb_status
find_lanes(struct cli *c, struct wb_world *w, struct wb_fn *fn)
{
	struct wb_pass_env env = { .module = w->module, .machine = w->machine, .facts = w->facts };
	struct wb_pass_options opt = w->req->passes;

	opt.dump = &c->dump;
	return cli_run_list(c->cx, fn, &env, &cli_list_lanes, &opt);
}

/* Callees first: they decide whether EXEC is the same after a call. */
static enum wb_status
find_lanes_of_callees(struct cli *c, struct wb_world *w)
{
	enum wb_status s = wb_prepare_callees(w, false, &c->dump);

	for (uint32_t f = 0; f < w->module->nfn && s == WB_OK; f++)
		if (w->module->fn[f]->loops && !w->module->fn[f]->lanes)
			s = find_lanes(c, w, w->module->fn[f]);
	return s;
}

/* Without: the shape alone, which needs no machine and no bounds. */
static enum wb_status
draw_shapes(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	enum wb_status s = o->lanes ? find_lanes_of_callees(c, w) : WB_OK;

	if (s != WB_OK)
		return s;
	for (uint32_t k = 0; k < w->nchosen; k++) {
		struct wb_fn *fn = w->chosen[k];
		const struct wb_launch *given = NULL;
		enum wb_status one = fn->refused ? w->refused : wb_world_given(c->cx, w, fn, &given);

		if (one == WB_OK)
			one = wb_prepare_kernel(c->cx, w, fn, given, false, &c->dump, NULL);
		if (one == WB_OK && o->lanes && fn->loops)
			one = find_lanes(c, w, fn);
		if (one == WB_OK && w->req->passes.stop_after == WB_PASS_COUNT)
			one = draw(c, w, fn, NULL, NULL, o);
		s = wb_status_worse(s, one);
	}
	return s;
}

/* Why the drawing shows every edge, if it does. */
static void
report_if_unpruned(struct cli *c, const struct wb_fn *fn, const struct wb_split_row *row)
{
	const char *why = "of each split branch, both arms must be kept for a bound that holds";

	if (row->pruned.nremoved)
		return;
	if (!fn->pws->nbranch)
		why = "no branch has two arms that different lanes of a wavefront take";
	else if (!row->S)
		why = "S is 0: there are no split SIMDs";
	else if (!row->nsplit)
		why = "no split point is chosen: splitting gains nothing here (--choose all splits every branch)";
	wb_report(c->cx->diag, WB_W_NOT_PRUNED, fn->loc, "nothing of '%s' was pruned, because %s", fn->name, why);
}

/* With split points: everything up to the table of split bounds. */
static enum wb_status
draw_pruned(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_split_kernel *kernel = WB_NEW(c->cx->unit, struct wb_split_kernel, w->nchosen);
	enum wb_split_choice choice;
	uint32_t S;
	enum wb_status s = wb_world_equip(w);

	if (s == WB_OK)
		s = cli_split_contexts(c, w, "--pruned", o->pruned, &S);
	if (s == WB_OK)
		s = wb_prepare_callees(w, true, &c->dump);
	for (uint32_t k = 0; s != WB_BAD_INPUT && k < w->nchosen; k++)
		s = wb_status_worse(s, cli_split_kernel(c, w, w->chosen[k], S, &kernel[k]));
	if (s == WB_BAD_INPUT || w->req->passes.stop_after != WB_PASS_COUNT)
		return s;
	choice = cli_split_choose(o->choose, kernel, w->nchosen);
	for (uint32_t k = 0; s != WB_BAD_INPUT && k < w->nchosen; k++)
		if (kernel[k].table[choice]) {
			const struct wb_split_row *row = &kernel[k].table[choice]->row[S];

			report_if_unpruned(c, w->chosen[k], row);
			s = wb_status_worse(s, draw(c, w, w->chosen[k], NULL, row, o));
		}
	return s;
}

enum wb_status
cmd_cfg(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	bool go;
	enum wb_status s = batch_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	r.loops_only = true;
	if (o.svg && w.nchosen > 1 && !c->page)
		return cli_usage(c->cx, "--svg draws one kernel: choose it with --kernel (there are %u)", w.nchosen);
	if ((o.pruned && o.path) || (o.lanes && (o.pruned || o.path)))
		return cli_usage(c->cx, "--lanes, --path and --pruned are different drawings: choose one");
	if ((o.choose || r.block_times || o.kept) && !o.pruned)
		return cli_usage(c->cx, "--choose, --kept and --block-times say what --pruned draws: give it, too");
	if (o.pruned) {
		r.machine = r.machine ? r.machine : CLI_SPLIT_MACHINE;
		return draw_pruned(c, &w, &o);
	}
	if (o.path)
		return draw_paths(c, &w, &o);
	s = wb_world_facts(&w);
	if (s == WB_OK && r.machine)
		s = wb_world_machine(&w);
	return s == WB_OK ? draw_shapes(c, &w, &o) : s;
}
