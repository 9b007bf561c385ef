/* src/cli/simulate.c -- wavebound simulate: execute a launch on the reference simulator. */
#include <stdio.h>
#include <unistd.h>

#include "cli.h"
#include "request.h"
#include "wavebound/observe.h"

/* ---- loop iterations: counted along the edges that waves take ------------------------------ */
struct fn_loops {
	uint32_t first;			/* counter of its loop 0 */
	uint32_t *back;			/* [edge] loop whose back edge it is, WB_NONE */
	uint32_t *entry, *next;		/* [edge] chain of the loops it enters, in pairs below */
	uint32_t *loop;
};
struct counting {
	struct wb_ctx *cx;
	struct fn_loops *fn;		/* [function of the module]; back NULL: not prepared */
	uint32_t ncounter;
	struct wb_observed_loop *max;	/* [counter] */
	WB_VEC(uint64_t *) wave;	/* [wave] counters, NULL when it has ended */
	WB_VEC(uint64_t *) spare;
	struct wb_observed *ob;
	bool tty, shown;
};

static void
prepare_loops(struct counting *c, const struct wb_fn *fn)
{
	struct fn_loops *l = &c->fn[fn->id];
	uint32_t pairs = 0, n = 0;

	if (!fn->loops)
		return;
	for (uint32_t k = 0; k < fn->loops->nloop; k++)
		pairs += fn->loops->loop[k].nentry;
	l->first = c->ncounter;
	l->back = WB_NEW(c->cx->unit, uint32_t, fn->nedge);
	l->entry = WB_NEW(c->cx->unit, uint32_t, fn->nedge);
	l->next = WB_NEW(c->cx->unit, uint32_t, pairs);
	l->loop = WB_NEW(c->cx->unit, uint32_t, pairs);
	memset(l->back, 0xff, fn->nedge * sizeof(*l->back));
	memset(l->entry, 0xff, fn->nedge * sizeof(*l->entry));
	for (uint32_t k = 0; k < fn->loops->nloop; k++) {
		const struct wb_loop *loop = &fn->loops->loop[k];

		for (uint32_t e = 0; e < loop->nback; e++)
			l->back[fn->loops->list[loop->back + e]] = k;
		for (uint32_t e = 0; e < loop->nentry; e++, n++) {
			uint32_t edge = fn->loops->list[loop->entry + e];

			l->loop[n] = k;
			l->next[n] = l->entry[edge];
			l->entry[edge] = n;
		}
	}
	c->ncounter += fn->loops->nloop;
}

static uint64_t *
counters_of(struct counting *c, uint32_t wave)
{
	while (c->wave.n <= wave)
		WB_PUSH(c->cx->tmp, &c->wave, NULL);
	if (!c->wave.at[wave])
		c->wave.at[wave] = c->spare.n ? c->spare.at[--c->spare.n] : WB_NEW(c->cx->tmp, uint64_t, c->ncounter);
	return c->wave.at[wave];
}

static void
on_edge(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge)
{
	struct counting *c = user;
	const struct fn_loops *l = &c->fn[fn->id];
	uint64_t *count;

	if (!l->back || (l->back[edge] == WB_NONE && l->entry[edge] == WB_NONE))
		return;
	count = counters_of(c, wave) + l->first;
	for (uint32_t k = l->entry[edge]; k != WB_NONE; k = l->next[k])
		count[l->loop[k]] = 0;
	if (l->back[edge] != WB_NONE) {
		uint64_t *max = &c->max[l->first + l->back[edge]].max_iterations;
		uint64_t now = ++count[l->back[edge]];

		*max = *max > now ? *max : now;
	}
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	struct counting *c = user;
	uint64_t cycles = w->ended - w->dispatched;

	if (cycles > c->ob->slowest_wave_cycles)
		c->ob->slowest_wave_cycles = cycles;
	if (wave >= c->wave.n || !c->wave.at[wave])
		return;
	WB_PUSH(c->cx->tmp, &c->spare, c->wave.at[wave]);
	c->wave.at[wave] = NULL;
}

static bool
on_progress(void *user, uint64_t cycles, uint64_t instructions)
{
	struct counting *c = user;

	if (c->tty)
		fprintf(stderr, "\r%llu cycles, %llu wave instructions", (unsigned long long)cycles, (unsigned long long)instructions);
	c->shown = c->tty;
	return true;
}

static void
count_loops(struct counting *c, const struct wb_module *m)
{
	c->fn = WB_NEW(c->cx->unit, struct fn_loops, m->nfn);
	for (uint32_t f = 0; f < m->nfn; f++)
		prepare_loops(c, m->fn[f]);
	c->max = WB_NEW(c->cx->unit, struct wb_observed_loop, c->ncounter);
	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t k = 0; c->fn[f].back && k < m->fn[f]->loops->nloop; k++)
			c->max[c->fn[f].first + k] = (struct wb_observed_loop){ m->fn[f], k, 0 };
}

/* Loops of functions that ran. */
static void
keep_loops(struct counting *c, struct wb_observed *ob)
{
	ob->loop = WB_NEW(c->cx->unit, struct wb_observed_loop, c->ncounter);
	for (uint32_t k = 0; k < c->ncounter; k++)
		if (ob->run.block[c->max[k].fn->id])
			ob->loop[ob->nloop++] = c->max[k];
}

/* ---- files ------------------------------------------------------------------------------------ */
/* Files of a launch description lie beside it. */
static enum wb_status
read_buffer(struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	const char *launch = l->loc.file ? cx->files->file.at[l->loc.file]->name : "";
	const char *slash = strrchr(launch, '/');
	enum wb_status s;
	uint16_t file;

	(void)user;
	if (*path != '/' && slash)
		path = wb_format(cx->unit, "%.*s/%s", (int)(slash - launch), launch, path);
	s = cli_read_file(cx, path, &file);
	if (s != WB_OK)
		return s;
	*at = (const uint8_t *)cx->files->file.at[file]->text;
	*bytes = cx->files->file.at[file]->bytes;
	return WB_OK;
}

/* --dump NAME=FILE */
static enum wb_status
dump_buffers(struct wb_ctx *cx, const struct cli_options *o, const struct wb_observed *ob)
{
	enum wb_status s = WB_OK;

	for (uint32_t d = 0; d < o->dumps.n && s == WB_OK; d++) {
		const char *text = o->dumps.at[d], *eq = strchr(text, '=');
		const struct wb_sim_buffer *b = NULL;

		for (uint32_t k = 0; eq && k < ob->nbuffer; k++)
			if (strlen(ob->buffer[k].name) == (size_t)(eq - text) && strncmp(ob->buffer[k].name, text, (size_t)(eq - text)) == 0)
				b = &ob->buffer[k];
		s = b ? cli_write_file(cx, eq + 1, (const char *)b->at, b->bytes) : cli_usage(cx, "--dump '%s' is not NAME=FILE with a buffer of '%s'", text, ob->fn->name);
	}
	return s;
}

/* ---- the command --------------------------------------------------------------------------------- */
static enum wb_status
simulate(struct cli *c, const struct wb_world *w, const struct cli_options *o, struct wb_observed *ob)
{
	struct counting count = { .cx = c->cx, .ob = ob, .tty = isatty(STDERR_FILENO) && !c->quiet };
	struct wb_timed_hooks hooks = { &count, NULL, on_edge, on_wave_end, on_progress };
	struct wb_sim *sim;
	enum wb_status s;

	s = wb_world_launch(c->cx, w, ob->fn, &ob->launch);
	if (s != WB_OK)
		return s;
	if (!ob->launch)
		return cli_usage(c->cx, "a run needs a launch: --launch FILE, or --grid and --workgroup with --arg and --buffer");
	s = wb_sim_prepare(c->cx, w->module, ob->fn, ob->launch, w->machine, read_buffer, NULL, &sim, &ob->buffer, &ob->nbuffer);
	if (s != WB_OK)
		return s;
	count_loops(&count, w->module);
	s = wb_timed_run(c->cx, sim, w->module, ob->fn, w->machine, wb_launch_dynamic_lds(ob->launch, ob->fn), o->steps, &hooks, &ob->run);
	if (count.shown)
		fputs("\r\033[K", stderr);
	if (s == WB_OK) {
		keep_loops(&count, ob);
		s = dump_buffers(c->cx, o, ob);
	}
	return s == WB_OK && ob->run.status != WB_TIMED_FINISHED ? WB_REFUSED : s;
}

/* Loops are found for the report only; the simulator knows nothing of them. */
static enum wb_status
find_loops(struct cli *c, struct wb_module *m)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_LOOPS };
	struct wb_pass_options opt = { WB_PASS_COUNT, WB_PASS_COUNT, NULL };
	struct wb_pass_env env = { .module = m };
	enum wb_status s = WB_OK;

	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->refused && m->fn[f]->nblock)
			s = wb_status_worse(s, wb_run_passes(c->cx, m->fn[f], &env, list, WB_COUNT(list), &opt));
	return s;
}

static enum wb_status
simulate_all(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_observed *ob = WB_NEW(c->cx->unit, struct wb_observed, w->nchosen);
	enum wb_status s = find_loops(c, w->module);
	uint32_t n = 0;

	for (uint32_t k = 0; k < w->nchosen && s != WB_INTERNAL; k++) {
		ob[n] = (struct wb_observed){ .fn = w->chosen[k], .machine = w->machine };
		s = wb_status_worse(s, simulate(c, w, o, &ob[n]));
		n += ob[n].run.block != NULL;
	}
	if (!c->quiet && !wb_report_simulation(c->cx, w->module, ob, n, o->format, &c->out))
		return cli_usage(c->cx, "simulate writes text, json or xml (block times), not '%s'", o->format);
	return s;
}

enum wb_status
cmd_simulate(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	bool go;
	enum wb_status s = cli_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	s = wb_world_equip(&w);
	return s == WB_OK ? simulate_all(c, &w, &o) : s;
}
