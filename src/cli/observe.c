/* src/cli/observe.c -- runs a launch on the reference simulator, and records times and loop iterations.
 *
 * Shared by simulate and analyze --observe. Loop iterations are counted along
 * the edges that waves take: a counter per loop and wave, set to 0 where the
 * loop is entered, and another one that is not. Edges of the kernel that
 * rows of flow facts are about have a counter, too.
 */

#include "cli.h"
#include "lists.h"
#include "observe.h"
#include "progress.h"
#include "wavebound/deadlock.h"

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
	uint32_t *in_row, nin_row;	/* [edge of the kernel] its counter, WB_NONE: none; NULL: there is no row */
	/* [wave] counters: since a loop was entered, then of the whole life of the wave, then of edges in rows; NULL
	 * when it has ended */
	WB_VEC(uint64_t *) wave;
	WB_VEC(uint64_t *) spare;
	struct wb_observed *ob;
	bool notes;			/* progress */
	const struct wb_timed_hooks *user_hooks;
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

/* Rows that analyses find are proved, and checked elsewhere. */
static void
prepare_rows(struct counting *c, const struct wb_fn *fn)
{
	const struct wb_flow_rows *rows = fn->rows;

	for (uint32_t k = 0; rows && k < rows->nrow; k++) {
		if (rows->row[k].given && !c->in_row) {
			c->in_row = WB_NEW(c->cx->unit, uint32_t, fn->nedge);
			memset(c->in_row, 0xff, fn->nedge * sizeof(*c->in_row));
		}
		for (uint32_t i = 0; rows->row[k].given && i < rows->row[k].nterm; i++) {
			uint32_t *counter = &c->in_row[rows->term[rows->row[k].first + i].edge];

			*counter = *counter == WB_NONE ? c->nin_row++ : *counter;
		}
	}
}

static size_t
counters_each(const struct counting *c)
{
	return 2 * (size_t)c->ncounter + c->nin_row;
}

static uint64_t *
counters_of(struct counting *c, uint32_t wave)
{
	while (c->wave.n <= wave)
		WB_PUSH(c->cx->tmp, &c->wave, NULL);
	if (!c->wave.at[wave] && c->spare.n) {
		c->wave.at[wave] = c->spare.at[--c->spare.n];
		memset(c->wave.at[wave], 0, sizeof(uint64_t) * counters_each(c));
	}
	if (!c->wave.at[wave])
		c->wave.at[wave] = WB_NEW(c->cx->tmp, uint64_t, counters_each(c));
	return c->wave.at[wave];
}

static void
on_edge(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge)
{
	struct counting *c = user;
	const struct fn_loops *l = &c->fn[fn->id];
	uint64_t *count;

	if (c->user_hooks && c->user_hooks->edge)
		c->user_hooks->edge(c->user_hooks->user, wave, fn, edge);
	if (wb_edge_dead(fn, edge) && !c->ob->revived) {
		c->ob->revived = fn;
		c->ob->revived_edge = edge;
	}
	if (c->in_row && fn == c->ob->fn && c->in_row[edge] != WB_NONE)
		counters_of(c, wave)[2 * (size_t)c->ncounter + c->in_row[edge]]++;
	if (!l->back || (l->back[edge] == WB_NONE && l->entry[edge] == WB_NONE))
		return;
	count = counters_of(c, wave) + l->first;
	for (uint32_t k = l->entry[edge]; k != WB_NONE; k = l->next[k])
		count[l->loop[k]] = 0;
	if (l->back[edge] != WB_NONE) {
		struct wb_observed_loop *max = &c->max[l->first + l->back[edge]];
		uint64_t now = ++count[l->back[edge]], all = ++count[c->ncounter + l->back[edge]];

		max->max_iterations = max->max_iterations > now ? max->max_iterations : now;
		max->most_in_all = max->most_in_all > all ? max->most_in_all : all;
	}
}

static void
on_issue(void *user, const struct wb_timed_issue *i)
{
	const struct counting *c = user;

	c->user_hooks->issue(c->user_hooks->user, i);
}

/* Whether the @counts of a wave that has ended keep the rows that flow facts give. */
static void
check_rows(struct counting *c, const uint64_t *counts)
{
	const struct wb_flow_rows *rows = c->ob->fn->rows;

	for (uint32_t k = 0; c->in_row && k < rows->nrow && !c->ob->broken; k++) {
		const struct wb_flow_row *r = &rows->row[k];
		wb_i128 sum = 0;

		for (uint32_t i = 0; r->given && i < r->nterm; i++) {
			const struct wb_flow_term *t = &rows->term[r->first + i];

			sum += (wb_i128)t->coeff * (wb_i128)counts[2 * (size_t)c->ncounter + c->in_row[t->edge]];
		}
		if (r->given && sum > (wb_i128)r->limit) {
			c->ob->broken = r;
			c->ob->broken_sum = sum;
		}
	}
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	struct counting *c = user;
	uint64_t cycles = w->ended - w->dispatched;

	if (c->user_hooks && c->user_hooks->wave_end)
		c->user_hooks->wave_end(c->user_hooks->user, wave, w);
	if (cycles > c->ob->slowest_wave_cycles)
		c->ob->slowest_wave_cycles = cycles;
	if (wave >= c->wave.n || !c->wave.at[wave])
		return;
	check_rows(c, c->wave.at[wave]);
	WB_PUSH(c->cx->tmp, &c->spare, c->wave.at[wave]);
	c->wave.at[wave] = NULL;
}

static bool
on_progress(void *user, uint64_t cycles, uint64_t instructions)
{
	struct counting *c = user;

	if (c->notes)
		progress_note("%llu cycles, %llu wave instructions", cycles, instructions);
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
			c->max[c->fn[f].first + k] = (struct wb_observed_loop){ .fn = m->fn[f], .loop = k };
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
static enum wb_status
read_buffer(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	(void)user;
	return cli_read_buffer(cx, l, path, at, bytes);
}

/* ---- the run ------------------------------------------------------------------------------------ */
enum wb_status
cli_observe(struct wb_ctx *cx, const struct wb_world *w, const struct cli_observing *how, struct wb_observed *ob)
{
	struct counting count = { .cx = cx, .ob = ob, .notes = how->progress, .user_hooks = how->user_hooks };
	struct wb_timed_hooks hooks = { .user = &count,
		.issue = how->user_hooks && how->user_hooks->issue ? on_issue : NULL,
		.edge = on_edge,
		.wave_end = on_wave_end,
		.progress = on_progress };
	struct wb_sim *sim;
	enum wb_status s;

	s = wb_sim_prepare(
		cx, w->module, ob->fn, ob->launch, w->machine, read_buffer, NULL, &sim, &ob->buffer, &ob->nbuffer);
	if (s != WB_OK)
		return s;
	for (uint32_t k = 0; how->claims && k < ob->nbuffer; k++) {
		const struct wb_launch_range *r = wb_launch_range_find(how->claims, ob->fn, ob->buffer[k].index);

		if (r)
			wb_sim_claim(sim, &ob->buffer[k], r);
	}
	count_loops(&count, w->module);
	prepare_rows(&count, ob->fn);
	wb_sim_splitting(sim, how->splitting);
	if (how->jitters)
		wb_sim_jitter(sim, how->jitter);
	s = wb_timed_run(cx, sim, w->module, ob->fn, w->machine, wb_launch_dynamic_lds(ob->launch, ob->fn), how->steps,
		&hooks, &ob->run);
	if (s != WB_OK)
		return s;
	keep_loops(&count, ob);
	return ob->run.status == WB_TIMED_FINISHED ? WB_OK : WB_REFUSED;
}

/* ---- independent work-items --------------------------------------------------------------------- */
static bool
on_threads(void *user, uint64_t instructions, uint64_t ended)
{
	if (*(const bool *)user)
		progress_note("%llu instructions, %llu work-items have ended", instructions, ended);
	return true;
}

enum wb_status
cli_observe_mimd(struct wb_ctx *cx, const struct wb_world *w, const struct cli_observing *how, struct wb_observed *ob)
{
	bool notes = how->progress;
	struct wb_sim_mimd mimd = { .seed = ob->seed, .limit = how->steps, .user = &notes, .progress = on_threads };
	struct wb_sim_mimd_result *out = WB_NEW(cx->unit, struct wb_sim_mimd_result, 1);
	struct wb_sim *sim;
	enum wb_status s;

	s = wb_sim_prepare(
		cx, w->module, ob->fn, ob->launch, w->machine, read_buffer, NULL, &sim, &ob->buffer, &ob->nbuffer);
	if (s != WB_OK)
		return s;
	s = wb_sim_run_mimd(sim, &mimd, out);
	ob->mimd = out;
	return s == WB_OK && out->status != WB_SIM_FINISHED ? WB_REFUSED : s;
}

/* ---- SIMT hardware ------------------------------------------------------------------------------- */
/* @user is [function] [block]: the block of the reconvergence point. Returns its first instruction. */
static uint32_t
point_of(void *user, const struct wb_fn *fn, uint32_t inst)
{
	uint32_t *const *points = user;
	uint32_t b = points[fn->id] ? points[fn->id][wb_block_of(fn, inst)] : WB_NONE;

	while (b != WB_NONE && !fn->block[b].ninst)	/* skips empty blocks */
		b = fn->block[b].nout ? fn->edge[fn->out[fn->block[b].out]].dst : WB_NONE;
	return b == WB_NONE ? WB_NONE : fn->block[b].first;
}

/* rules that no point depends on */
#define ALL_BUT_POINTS (~(1u << WB_RULE_SIMT | 1u << WB_RULE_BARRIER | 1u << WB_RULE_SKIPPED))

/* A copy of @fn with calls and stack replaced, analysed for waits between lanes; NULL: that is not possible. */
static const struct wb_fn *
replace_calls(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn)
{
	struct wb_pass_env env = { .module = w->module, .asks = WB_ASKS_NONE, .skip_rules = ALL_BUT_POINTS };
	struct wb_fn *copy = WB_NEW(cx->unit, struct wb_fn, 1);

	*copy = *fn;
	if (wb_world_known(cx, w, fn, &env.launch) != WB_OK)
		return NULL;
	return cli_run_list(cx, copy, &env, &cli_list_deadlock, NULL) == WB_OK ? copy : NULL;
}

/* Reconvergence points of all functions. With @delayed, they are delayed where lanes wait for each other, if the
 * analysis of waits succeeds. */
static uint32_t **
find_points(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *kernel, bool delayed)
{
	uint32_t **points = WB_NEW(cx->unit, uint32_t *, w->module->nfn), **mapped = NULL;
	struct wb_pass_env env = { .module = w->module, .asks = WB_ASKS_NONE, .skip_rules = ALL_BUT_POINTS };
	const struct wb_fn *replaced = delayed && w->module->isa == WB_ISA_GCN ? replace_calls(cx, w, kernel) : NULL;

	for (uint32_t f = 0; f < w->module->nfn; f++) {
		struct wb_fn *fn = w->module->fn[f];

		if (!fn->refused && fn->nblock && !fn->postdom)
			cli_run_list(cx, fn, &env, &cli_list_points, NULL);
	}
	if (replaced)
		mapped = wb_points_as_written(cx, w->module, kernel, replaced);
	for (uint32_t f = 0; f < w->module->nfn && !mapped; f++) {
		struct wb_fn *fn = w->module->fn[f];

		if (!fn->postdom)
			continue;
		if (delayed && !fn->deadlock)
			cli_run_missing(cx, fn, &env, &cli_list_delayed, NULL);	/* if it fails, they are not delayed */
		points[f] = wb_reconvergence_points(cx, fn, delayed);
	}
	return mapped ? mapped : points;
}

enum wb_status
cli_observe_simt(
	struct wb_ctx *cx, const struct wb_world *w, struct wb_sim_simt *how, bool delayed, struct wb_observed *ob)
{
	struct wb_sim_simt_result *out = WB_NEW(cx->unit, struct wb_sim_simt_result, 1);
	struct wb_sim *sim;
	uint32_t **points = find_points(cx, w, ob->fn, delayed);
	enum wb_status s;

	s = wb_sim_prepare(
		cx, w->module, ob->fn, ob->launch, w->machine, read_buffer, NULL, &sim, &ob->buffer, &ob->nbuffer);
	if (s != WB_OK)
		return s;
	how->user = points;
	how->point = point_of;
	ob->points = points;
	s = wb_sim_run_simt(sim, how, out);
	ob->simt = out;
	ob->stack = how->stack;
	return s == WB_OK && out->status != WB_SIM_FINISHED ? WB_REFUSED : s;
}
