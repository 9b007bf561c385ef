/* src/cli/simd.c -- Sim-D assembly: what `analyze` does with it. */
#include "cli.h"
#include "request.h"
#include "wavebound/simd.h"

/* The loops of the common IR, as far as the program counts them. */
static const enum wb_pass count[] = {
	WB_PASS_DOM,		/* which block precedes which on every path */
	WB_PASS_POSTDOM,	/* which block follows on every path */
	WB_PASS_CDEP,		/* what branches decide */
	WB_PASS_LOOPS,		/* what repeats */
	WB_PASS_GSA,		/* every value by name */
	WB_PASS_LANES,		/* which lanes are active where */
	WB_PASS_TRIPS,		/* how often, as far as the code says it */
};

/* Work-groups of 32 by 32 unless --workgroup says otherwise; the height follows from the width. */
static enum wb_status
launch_of(struct cli *c, const struct wb_world *w, struct wb_simd_launch *out)
{
	uint32_t threads = w->machine->sim_d.threads;
	struct wb_request r = *w->req;
	struct wb_world own = *w;
	const struct wb_launch *l;
	enum wb_status s;

	if (!w->launch_file && !r.grid)
		return cli_usage(c->cx, "a Sim-D bound is one of a launch: give --grid X[,Y], and --workgroup WIDTH unless it is 32");
	if (!w->launch_file && !r.workgroup)
		r.workgroup = wb_format(c->cx->unit, "%u,%u", threads < 32 ? threads : 32, threads < 32 ? 1 : threads / 32);
	own.req = &r;
	s = wb_world_launch(c->cx, &own, w->chosen[0], &l);
	if (s != WB_OK)
		return s;
	if (l->grid[2] > 1 || l->grid[0] > UINT32_MAX || l->grid[1] > UINT32_MAX || l->workgroup[2] > 1 ||
	    (l->workgroup[1] > 1 && (uint64_t)l->workgroup[0] * l->workgroup[1] != threads))
		return cli_usage(c->cx, "a Sim-D launch has two dimensions, in work-groups of %u threads", threads);
	*out = (struct wb_simd_launch){ (uint32_t)l->grid[0], l->grid[1] ? (uint32_t)l->grid[1] : 1, l->workgroup[0] };
	return WB_OK;
}

static enum wb_status
count_loops(struct cli *c, const struct wb_world *w)
{
	struct wb_pass_env env = { .module = w->module, .facts = w->facts };
	struct wb_pass_options opt = w->req->passes;

	opt.dump = &c->dump;
	return wb_run_passes(c->cx, w->chosen[0], &env, count, WB_COUNT(count), &opt);
}

enum wb_status
cli_simd_analyze(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_simd_launch l;
	struct wb_simd_bounds b;
	struct wb_simd_report rep = { .input = c->cx->files->file.at[w->req->input]->name, .module = w->module, .launch = &l, .bounds = &b, .budget_cycles = w->req->budget_cycles };
	enum wb_status s;

	if (o->observe || o->parametric || o->certificate || w->req->block_times || w->req->facts.n)
		return cli_usage(c->cx, "Sim-D assembly has no --observe, --parametric, --certificate, --block-times or --facts: annotations in the text bound its loops");
	s = wb_world_machine(w);
	if (s == WB_OK)
		s = wb_world_facts(w);
	if (s == WB_OK && w->chosen[0]->refused)
		s = w->refused;
	rep.machine = w->machine;
	if (s == WB_OK)
		s = launch_of(c, w, &l);
	if (s == WB_OK && !w->req->published)
		s = count_loops(c, w);
	if (s == WB_OK && w->req->passes.stop_after != WB_PASS_COUNT)
		return s;
	if (s == WB_OK)
		s = wb_simd_bound(c->cx, w->module, w->machine, &l, w->req->published, &b);
	if (s != WB_OK)
		return s;
	if (!wb_report_simd(c->cx, &rep, o->format, &c->out))
		return cli_usage(c->cx, "bounds of Sim-D are written as text or json, not as '%s'", o->format);
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		if (b.policy[p].cycles > w->req->budget_cycles)
			return WB_GATE;
	return WB_OK;
}
