/* src/cli/simulate.c -- wavebound simulate: execute a launch on the reference simulator. */
#include "cli.h"
#include "lists.h"
#include "observe.h"
#include "split.h"

/* The buffer that the first @n bytes of @text name, or number; NULL: there is none. */
static const struct wb_sim_buffer *
find_buffer(struct wb_ctx *cx, const struct wb_observed *ob, const char *text, size_t n)
{
	uint64_t index;
	bool numbered = cli_parse_u64(wb_strndup(cx->tmp, text, n), &index);

	for (uint32_t k = 0; k < ob->nbuffer; k++)
		if (strlen(ob->buffer[k].name) == n && strncmp(ob->buffer[k].name, text, n) == 0)
			return &ob->buffer[k];
	for (uint32_t k = 0; numbered && k < ob->nbuffer; k++)
		if (ob->buffer[k].index == index)
			return &ob->buffer[k];
	return NULL;
}

/* --dump NAME|INDEX=FILE */
static enum wb_status
dump_buffers(struct wb_ctx *cx, const struct cli_options *o, const struct wb_observed *ob)
{
	enum wb_status s = WB_OK;

	for (uint32_t d = 0; d < o->dumps.n && s == WB_OK; d++) {
		const char *text = o->dumps.at[d], *eq = strchr(text, '=');
		const struct wb_sim_buffer *b = eq ? find_buffer(cx, ob, text, (size_t)(eq - text)) : NULL;

		s = b ? cli_write_file(cx, eq + 1, (const char *)b->at, b->bytes) :
			cli_usage(cx, "--dump '%s' is not NAME=FILE or INDEX=FILE with a buffer of '%s'", text,
				ob->fn->name);
	}
	return s;
}

/* --trace FILE, --timeline FILE */
static enum wb_status
write_recording(
	struct wb_ctx *cx, const struct cli_options *o, const struct wb_observed *ob, const struct wb_recording *r)
{
	struct wb_out out = wb_out_new(cx->unit), chart = wb_out_new(cx->unit);
	enum wb_status s = WB_OK;

	if (r->cut)
		wb_report(cx->diag, WB_W_SIM_CUT, WB_NO_LOC,
			"only the first %u of %llu wave instructions are in the trace and the chart", r->issue.n,
			(unsigned long long)ob->run.instructions);
	if (o->trace) {
		wb_report_trace(cx, ob, r, &out);
		s = cli_write_file(cx, o->trace, out.at, out.n);
	}
	if (o->timeline) {
		wb_report_timeline(cx, ob, r, &chart);
		s = wb_status_worse(s, cli_write_file(cx, o->timeline, chart.at, chart.n));
	}
	return s;
}

/* --simt and what belongs to it */
static enum wb_status
simulate_simt(struct cli *c, const struct wb_world *w, const struct cli_options *o, struct wb_observed *ob)
{
	struct wb_sim_simt how = { .stack = strcmp(o->simt, "stack") == 0,
		.limit = o->steps,
		.spill_cycles = w->machine->mem_latency_cycles + wb_machine_service_cycles(w->machine) };
	const char *comma = o->tables ? strchr(o->tables, ',') : NULL;
	uint64_t splits = 0, points = 0;
	enum wb_status s;

	if (!how.stack && strcmp(o->simt, "aware") != 0)
		return cli_usage(c->cx, "--simt '%s' is not stack or aware", o->simt);
	if (how.stack && (o->timeout || o->tables))
		return cli_usage(c->cx, "--timeout and --tables are about AWARE, not about a stack");
	if (o->timeout && (!cli_parse_u64(o->timeout, &how.timeout) || !how.timeout))
		return cli_usage(c->cx, "--timeout '%s' is no number of cycles from 1 on", o->timeout);
	if (o->tables &&
		(!comma ||
			!cli_parse_u64(wb_format(c->cx->unit, "%.*s", (int)(comma - o->tables), o->tables), &splits) ||
			!cli_parse_u64(comma + 1, &points) || !splits || !points || splits > 64 || points > 64))
		return cli_usage(c->cx, "--tables '%s' is not S,P: two numbers from 1 to 64", o->tables);
	if (o->points && strcmp(o->points, "delayed") != 0 && strcmp(o->points, "ipdom") != 0)
		return cli_usage(c->cx, "--points '%s' is not delayed or ipdom", o->points);
	how.splits = (uint32_t)splits;
	how.points = (uint32_t)points;
	s = cli_observe_simt(c->cx, w, &how, o->points ? *o->points == 'd' : !how.stack, ob);
	return ob->simt ? wb_status_worse(s, dump_buffers(c->cx, o, ob)) : s;
}

/* ---- the command --------------------------------------------------------------------------------- */
static enum wb_status
simulate(struct cli *c, const struct wb_world *w, const struct cli_options *o, enum wb_splitting splitting,
	struct wb_observed *ob)
{
	struct cli_observing how = {
		.steps = o->steps, .progress = !c->quiet, .splitting = splitting,
		.jitters = o->jitters, .jitter = o->jitter
	};
	enum wb_status s = wb_world_launch(c->cx, w, ob->fn, &ob->launch);
	struct wb_recording *r = NULL;

	if (s != WB_OK)
		return s;
	if (!ob->launch)
		return cli_usage(c->cx,
			"a run needs a launch: --launch FILE, or --grid and --workgroup with --arg and --buffer");
	if (o->mimd) {
		ob->seed = o->seed;
		s = cli_observe_mimd(c->cx, w, &how, ob);
		return ob->mimd ? wb_status_worse(s, dump_buffers(c->cx, o, ob)) : s;
	}
	if (o->simt)
		return simulate_simt(c, w, o, ob);
	if (o->trace || o->timeline)
		r = wb_recording_new(c->cx->unit);
	how.user_hooks = r ? &r->hooks : NULL;
	s = cli_observe(c->cx, w, &how, ob);
	if (!ob->run.block)
		return s;
	if (r)
		s = wb_status_worse(s, write_recording(c->cx, o, ob, r));
	return wb_status_worse(s, dump_buffers(c->cx, o, ob));
}

/* Loops are found for the report only; the simulator knows nothing of them. */
static enum wb_status
find_loops(struct cli *c, struct wb_module *m)
{
	struct wb_pass_options opt = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };
	struct wb_pass_env env = { .module = m };
	enum wb_status s = WB_OK;

	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->refused && m->fn[f]->nblock)
			s = wb_status_worse(s, cli_run_list(c->cx, m->fn[f], &env, &cli_list_loops, &opt));
	return s;
}

static enum wb_status
simulate_all(struct cli *c, struct wb_world *w, const struct cli_options *o, enum wb_splitting splitting)
{
	struct wb_observed *ob = WB_NEW(c->cx->unit, struct wb_observed, w->nchosen);
	enum wb_status s = find_loops(c, w->module);
	uint32_t n = 0;

	for (uint32_t k = 0; k < w->nchosen && s != WB_INTERNAL; k++) {
		if (w->chosen[k]->refused) {
			s = wb_status_worse(s, w->refused);
			continue;
		}
		ob[n] = (struct wb_observed){ .fn = w->chosen[k], .machine = w->machine };
		s = wb_status_worse(s, simulate(c, w, o, splitting, &ob[n]));
		n += ob[n].run.block || ob[n].mimd || ob[n].simt;
	}
	if (!wb_report_simulation(c->cx, w->module, ob, n, o->format, &c->out))
		return cli_usage(c->cx, "simulate writes text, json or xml (block times), not '%s'", o->format);
	return s;
}

/* --splits */
static enum wb_status
read_splitting(struct cli *c, const char *text, enum wb_splitting *out)
{
	static const char *const name[] = {
		[WB_SPLITTING_PWS] = "pws", [WB_SPLITTING_DWS] = "dws", [WB_SPLITTING_NONE] = "none"
	};

	*out = WB_SPLITTING_PWS;
	for (size_t k = 0; text && k < WB_COUNT(name); k++)
		if (strcmp(name[k], text) == 0) {
			*out = (enum wb_splitting)k;
			return WB_OK;
		}
	return text ? cli_usage(c->cx, "--splits '%s' is not pws, dws or none", text) : WB_OK;
}

/* -S, --reuse: the machine with that many split SIMDs, of which some became SIMDs. */
static enum wb_status
provision(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_machine *m = WB_NEW(c->cx->unit, struct wb_machine, 1);
	uint32_t S;
	uint64_t used, simds;
	enum wb_status s = cli_split_contexts(c, w, "-S", o->contexts, &S);

	if (s != WB_OK)
		return s;
	used = S;
	if (o->reuse && (!cli_parse_u64(o->reuse, &used) || used > S))
		return cli_usage(c->cx, "--reuse '%s' is no number of split SIMDs that are used: 0 to %u", o->reuse, S);
	*m = *w->machine;
	simds = wb_split_simds(m, S, (uint32_t)used);
	if (simds > UINT32_MAX / m->cus / ((uint64_t)m->waves * (used + 1)))
		return cli_usage(c->cx, "%llu SIMDs on each of %u compute units are too many",
			(unsigned long long)simds, m->cus);
	m->simds = (uint32_t)simds;
	m->split_simds = (uint32_t)used;
	w->machine = m;
	return WB_OK;
}

enum wb_status
cmd_simulate(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	enum wb_splitting splitting;
	bool go;
	enum wb_status s = cli_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	if (w.module->isa == WB_ISA_SIMD)
		return cli_simd_simulate(c, &w, &o);
	if (o.policy)
		return cli_usage(c->cx, "--policy is about Sim-D assembly");
	if ((o.trace || o.timeline) && w.nchosen > 1)
		return cli_usage(c->cx,
			"--trace and --timeline show one kernel: choose it with --kernel (there are %u)", w.nchosen);
	if (o.mimd && (o.trace || o.timeline || strcmp(o.format, "xml") == 0))
		return cli_usage(
			c->cx, "--mimd observes no times: it has no --trace, no --timeline and no block times");
	if (!o.simt && (o.points || o.timeout || o.tables))
		return cli_usage(c->cx, "--points, --timeout and --tables go with --simt");
	if (o.simt && (o.mimd || o.splits || o.trace || o.timeline || strcmp(o.format, "xml") == 0))
		return cli_usage(
			c->cx, "--simt goes with none of --mimd, --splits, --trace, --timeline and block times");
	if (o.jitters && (o.mimd || o.simt))
		return cli_usage(c->cx, "--jitter draws times of the machine, and --mimd and --simt have none");
	s = read_splitting(c, o.splits, &splitting);
	if (s == WB_OK)
		s = wb_world_equip(&w);
	if (s == WB_OK && o.jitters && !w.machine->at_most)
		return cli_usage(c->cx, "--jitter: the times of machine '%s' are exact (wavebound-machine(5))",
			w.machine->name);
	if (s == WB_OK && (o.contexts || o.reuse))
		s = provision(c, &w, &o);
	return s == WB_OK ? simulate_all(c, &w, &o, splitting) : s;
}
