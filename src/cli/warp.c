/* src/cli/warp.c -- wavebound warp: abstract warps, abstract CTA simulation, execution of mini-SIMT programs. */
#include "cli.h"
#include "lists.h"
#include "progress.h"
#include "wavebound/bound.h"
#include "wavebound/minisimt.h"
#include "wavebound/warp.h"

#define MOST_STEPS 100000000	/* executed without --steps */
#define MOST_ISSUES 400000	/* kept for the chart */
#define MOST_EVENTS 100000	/* and for the trace, with as many frames */

/* ---- execution ----------------------------------------------------------------------- */
struct recorder {
	struct wb_arena *arena;
	struct wb_warp_report *r;
	bool chart, trace, cut;
};

static void
record_event(struct recorder *to, const struct wb_msimt_issue *i)
{
	struct wb_warp_report *r = to->r;

	to->cut = to->cut || r->event.n == MOST_EVENTS || i->nstack > MOST_EVENTS - r->frame.n;
	if (to->cut)
		return;
	WB_PUSH(to->arena, &r->event,
		((struct wb_warp_event){ i->start, i->active, i->warp, i->inst, r->frame.n, i->nstack }));
	for (uint32_t k = 0; k < i->nstack; k++)
		WB_PUSH(to->arena, &r->frame,
			((struct wb_warp_frame){ i->stack[k].branch, i->stack[k].next, i->stack[k].done,
				i->stack[k].todo }));
}

static void
record(void *arg, const struct wb_msimt_issue *i)
{
	struct recorder *to = arg;

	if (to->trace)
		record_event(to, i);
	if (to->chart && to->r->issue.n < MOST_ISSUES)
		WB_PUSH(to->arena, &to->r->issue, ((struct wb_warp_issue){ i->start, i->ready, i->warp }));
}

static enum wb_status
fill_memory(struct cli *c, const struct wb_launch *launch, struct wb_msimt_launch *l)
{
	const struct wb_launch_arg *a = wb_msimt_buffer(launch);
	const uint8_t *file = NULL;
	uint64_t bytes = 0;
	enum wb_status s = a && a->init == WB_BUF_FILE ? cli_read_buffer(c->cx, launch, a->file, &file, &bytes) : WB_OK;

	return s == WB_OK ? wb_msimt_memory(c->cx, launch, file, bytes, &l->memory, &l->words) : s;
}

/* --dump memory=FILE */
static enum wb_status
dump_memory(struct cli *c, const struct cli_options *o, const struct wb_msimt_launch *l)
{
	enum wb_status s = WB_OK;
	uint8_t *bytes = NULL;

	for (uint32_t d = 0; d < o->dumps.n && s == WB_OK; d++) {
		const char *text = o->dumps.at[d];

		if (strncmp(text, "memory=", 7) != 0 || !text[7])
			return cli_usage(c->cx, "--dump '%s' is not memory=FILE", text);
		if (!bytes) {
			bytes = WB_NEW(c->cx->unit, uint8_t, (size_t)l->words * 4);
			wb_msimt_bytes(l->memory, l->words, bytes);
		}
		s = cli_write_file(c->cx, text + 7, (const char *)bytes, (size_t)l->words * 4);
	}
	return s;
}

static enum wb_status
execute(struct cli *c, const struct wb_launch *launch, const struct cli_options *o, struct wb_warp_report *r)
{
	struct wb_msimt_launch l = { .threads = r->threads, .steps = o->steps ? o->steps : MOST_STEPS };
	struct recorder to = { c->cx->unit, r, .chart = o->timeline, .trace = o->trace };
	struct wb_msimt_run run;
	uint32_t *start;
	enum wb_status s = wb_msimt_params(c->cx, r->fn, launch, &start);

	if (s == WB_OK)
		s = fill_memory(c, launch, &l);
	if (s != WB_OK)
		return s;
	l.start = start;
	s = wb_msimt_run(c->cx, r->fn, r->machine, &l, o->timeline || o->trace ? record : NULL, &to, &run);
	if (to.cut)
		wb_report(c->cx->diag, WB_W_SIM_CUT, r->fn->loc,
			"only the first %u of %llu warp instructions are in the trace", r->event.n,
			(unsigned long long)run.insts);
	s = wb_status_worse(s, dump_memory(c, o, &l));
	if (s != WB_OK)
		return s;
	r->executed = true;
	r->executed_cycles = run.cycles;
	r->executed_stall_cycles = run.stall_cycles;
	r->executed_insts = run.insts;
	return WB_OK;
}

/* ---- bounds ------------------------------------------------------------------------------ */
static enum wb_status
bound(struct cli *c, struct wb_warp_report *r)
{
	struct wb_cta *cta = WB_NEW(c->cx->unit, struct wb_cta, 1);
	enum wb_status s = wb_cta_simulate(c->cx, r->fn, r->machine, cta);

	if (s != WB_OK)
		return s;
	r->cta = cta;
	if (!cta->refused)
		return WB_OK;
	wb_report(c->cx->diag, WB_E_WARP_REFUSED, cta->where, "'%s' has no bound by abstract simulation: %s",
		r->fn->name, cta->refused);
	return WB_REFUSED;
}

/* An execution that takes longer than the bound: a flow fact is wrong, or the bound is. */
static enum wb_status
compare(struct cli *c, const struct wb_warp_report *r)
{
	if (!r->executed || !r->cta || r->cta->refused || r->executed_cycles <= r->cta->cycles)
		return WB_OK;
	wb_report(c->cx->diag, WB_E_BOUND_BROKEN, r->fn->loc,
		"'%s' was executed in %llu cycles, more than its bound of %llu", r->fn->name,
		(unsigned long long)r->executed_cycles, (unsigned long long)r->cta->cycles);
	return WB_INTERNAL;
}

/* ---- launches ------------------------------------------------------------------------------ */
/* The launch of @fn on a mini-SIMT machine: all its threads unless --grid or --launch say otherwise. */
static enum wb_status
launch_of(struct cli *c, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out)
{
	struct wb_request r = *w->req;
	struct wb_world own = *w;
	enum wb_status s;

	if (!w->launch_file && !r.grid)
		r.grid = wb_format(c->cx->unit, "%u", w->machine->threads);
	if (r.grid && !r.workgroup)
		r.workgroup = r.grid;
	own.req = &r;
	s = wb_world_launch(c->cx, &own, fn, out);
	if (s != WB_OK)
		return s;
	if ((*out)->workgroups != 1 || (*out)->workitems_per_workgroup > w->machine->threads)
		return cli_usage(c->cx, "a mini-SIMT launch is one group of up to %u threads on machine '%s'",
			w->machine->threads, w->machine->name);
	return WB_OK;
}

/* Runs the passes over all callees of @fn, the innermost first. If one gets no abstract warp, @fn is refused later. */
static enum wb_status
prepare_callees(struct cli *c, const struct wb_world *w, const struct wb_fn *fn, const struct wb_pass_options *opt)
{
	struct wb_pass_env env = { .module = w->module, .machine = w->machine, .facts = w->facts };
	struct wb_ctx aside = *c->cx;
	const struct wb_fn **order;
	uint32_t n;

	aside.diag = wb_diag_new(c->cx->unit, c->cx->files);
	if (wb_wave_order(&aside, w->module, fn, &order, &n) != WB_OK)
		return WB_OK;
	for (uint32_t k = 0; k + 1 < n; k++) {
		struct wb_fn *to = w->module->fn[order[k]->id];
		enum wb_status s = to->warp ? WB_OK : cli_run_list(c->cx, to, &env, &cli_list_warp, opt);

		if (s != WB_OK)
			return s;
	}
	return WB_OK;
}

static enum wb_status
work(struct cli *c, const struct wb_world *w, struct wb_fn *fn, const struct cli_options *o, struct wb_warp_report *r)
{
	struct wb_pass_env env = { .module = w->module, .machine = w->machine, .facts = w->facts };
	struct wb_pass_options opt = w->req->passes;
	bool mini = w->machine->kind == WB_MACHINE_MINI_SIMT;
	enum wb_status s = mini ? launch_of(c, w, fn, &env.launch) : wb_world_given(c->cx, w, fn, &env.launch);

	opt.dump = &c->dump;
	*r = (struct wb_warp_report){
		.fn = fn, .machine = w->machine, .threads = mini && s == WB_OK ? env.launch->workitems_per_workgroup : 0
	};
	if (s == WB_OK && !mini)
		s = prepare_callees(c, w, fn, &opt);
	if (s == WB_OK)
		s = cli_run_list(c->cx, fn, &env, &cli_list_warp, &opt);
	if (s != WB_OK || opt.stop_after != WB_PASS_COUNT)
		return s;
	if (mini) {
		s = bound(c, r);
		if (s == WB_OK || s == WB_REFUSED)
			s = wb_status_worse(s, execute(c, env.launch, o, r));
		return wb_status_worse(s, compare(c, r));
	}
	if (!fn->warp->refused)
		return WB_OK;
	wb_report(c->cx->diag, WB_E_WARP_REFUSED, fn->warp->where, "'%s' has no abstract warp: %s", fn->name,
		fn->warp->refused);
	return WB_REFUSED;
}

/* ---- the command -------------------------------------------------------------------------------- */
static enum wb_status
write_trace(struct cli *c, const struct wb_world *w, const char *file, const struct wb_warp_report *r)
{
	struct wb_out trace = wb_out_new(c->cx->unit);
	size_t n = strlen(file);

	wb_report_warp_trace(c->cx, w->module, r, n > 4 && strcmp(file + n - 4, ".svg") == 0, &trace);
	return cli_write_file(c->cx, file, trace.at, trace.n);
}

static enum wb_status
write(struct cli *c, const struct wb_world *w, const struct cli_options *o, const struct wb_warp_report *r, uint32_t n)
{
	struct wb_out chart = wb_out_new(c->cx->unit), dot = wb_out_new(c->cx->unit);
	enum wb_status s = WB_OK;

	if (o->timeline && n && r[0].cta && !r[0].cta->refused) {
		wb_report_warp_chart(c->cx, &r[0], &chart);
		s = cli_write_file(c->cx, o->timeline, chart.at, chart.n);
	}
	if (o->trace && n)
		s = wb_status_worse(s, write_trace(c, w, o->trace, &r[0]));
	if (o->svg && n) {
		wb_report_warp(c->cx, w->module, r, n, "dot", &dot);
		return wb_status_worse(s, wb_report_draw(c->cx, dot.at, r[0].fn->name, r[0].fn->loc, &c->out));
	}
	if (!wb_report_warp(c->cx, w->module, r, n, o->format, &c->out))
		return cli_usage(c->cx, "no format '%s': it is text, json or dot", o->format);
	return s;
}

enum wb_status
cmd_warp(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct wb_warp_report *report;
	struct cli_options o;
	struct wb_world w;
	uint32_t n = 0;
	bool go;
	enum wb_status s = cli_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	if ((o.timeline || o.svg || o.trace) && w.nchosen > 1)
		return cli_usage(c->cx,
			"--svg, --timeline and --trace show one kernel: choose it with --kernel (there are %u)",
			w.nchosen);
	if (o.dumps.n && w.nchosen > 1)
		return cli_usage(c->cx,
			"--dump writes the memory of one kernel: choose it with --kernel (there are %u)", w.nchosen);
	s = w.module->isa == WB_ISA_SIMD ? wb_world_refuse_simd(&w) : wb_world_machine(&w);
	if (s == WB_OK && (o.dumps.n || o.trace) && w.machine->kind != WB_MACHINE_MINI_SIMT)
		return cli_usage(c->cx,
			"--dump and --trace write what an execution does; GCN code is executed by `wavebound "
			"simulate`");
	if (s == WB_OK)
		s = wb_world_facts(&w);
	if (s == WB_OK && r.launch)
		s = cli_read_file(c->cx, r.launch, &w.launch_file);
	if (s != WB_OK)
		return s;
	report = WB_NEW(c->cx->unit, struct wb_warp_report, w.nchosen);
	for (uint32_t k = 0; k < w.nchosen && s != WB_INTERNAL; k++) {
		if (w.chosen[k]->refused) {
			s = wb_status_worse(s, w.refused);
			continue;
		}
		progress_note("%llu of %llu kernels", k, w.nchosen);
		c->cx->diag->kernel = w.chosen[k]->name;
		s = wb_status_worse(s, work(c, &w, w.chosen[k], &o, &report[n]));
		c->cx->diag->kernel = NULL;
		n += report[n].fn && report[n].fn->warp;
	}
	if (r.passes.stop_after != WB_PASS_COUNT)
		return s;
	return wb_status_worse(s, write(c, &w, &o, report, n));
}
