/* test/lib/corpus.c -- kernels whose lanes wait for each other: loads, executes and analyses them, as the gate does. */
#include "corpus.h"

#include "wavebound/pass.h"
#include "wavebound/sim.h"

/* Not hazard, whose kernels are for test/sh/hazards.sh, nor barrier and mutual, whose waves wait for each other. */
const char *const corpus_stem[] = { "await", "claim", "deliver", "flag", "generic", "graph", "hold", "item", "keen",
	"lane", "live", "meet", "near", "pass", "plain", "role", "root", "search", "spin", "suite", "sync", "table",
	"through", "twin", "walk", NULL };

/* 64 work-items: in a row, or as the kernel requires. */
void
corpus_workgroup(const struct wb_fn *fn, uint32_t size[3])
{
	for (uint32_t k = 0; k < 3; k++)
		size[k] = fn->desc && fn->desc->reqd_workgroup[0] ? fn->desc->reqd_workgroup[k] : k == 0 ? 64 : 1;
}

uint64_t
corpus_grid(const struct wb_fn *fn, bool several)
{
	uint32_t size[3];

	corpus_workgroup(fn, size);
	if (!several || strncmp(fn->name, "one_", 4) == 0)
		return size[0];
	return strncmp(fn->name, "short_", 6) == 0 ? 5 * size[0] - 28 : 3 * size[0];
}

/* lock: zeros; data: 0, 1, 2, ...; out: zeros; n: 64. */
enum wb_status
corpus_launch(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, bool several, struct wb_sim **sim,
	uint8_t *memory[3])
{
	uint32_t workgroup[3];
	static const char *const name[] = { "lock", "data", "out" };
	uint32_t n = 64;
	enum wb_status s = wb_sim_new(cx, m, fn, NULL, sim);

	for (uint32_t k = 0; k < 3 && s == WB_OK; k++) {
		uint64_t addr;
		uint8_t *host = NULL;

		s = wb_sim_map(*sim, name[k], CORPUS_BYTES, &addr, &host);
		memory[k] = host;
		for (uint32_t i = 0; s == WB_OK && k == 1 && i < CORPUS_BYTES / 4; i++)
			memcpy(host + 4 * i, &i, 4);
		if (s == WB_OK)
			s = wb_sim_arg(*sim, k, &addr, 8);
	}
	if (s == WB_OK)
		s = wb_sim_arg(*sim, 3, &n, 4);
	corpus_workgroup(fn, workgroup);
	return s == WB_OK ?
		wb_sim_launch(*sim, (uint64_t[]){ corpus_grid(fn, several), workgroup[1], workgroup[2] }, workgroup) :
		s;
}

/* ---- runs -------------------------------------------------------------------------------- */
/* Of all memory after a run. */
uint64_t
corpus_checksum(uint8_t *const memory[3])
{
	uint64_t h = 0;

	for (int k = 0; k < 3; k++)
		h = h * 31 + wb_hash(memory[k], CORPUS_BYTES);
	return h;
}

enum fate
corpus_wave(const struct wb_module *m, const struct wb_fn *fn, uint64_t limit, uint64_t *sum)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint8_t *memory[3];
	struct wb_sim *sim;
	struct rng r = rng_new(1);
	uint64_t n;
	enum fate f = OTHER;

	if (corpus_launch(cx, m, fn, false, &sim, memory) == WB_OK)
		f = wb_fn_lanes(fn) == 32 ? corpus_run_all(sim, &r, 7, limit) :
			wb_sim_run_functional(sim, limit, &n) == WB_OK ? ENDS : OTHER;
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		if (cx->diag->message.at[k].code == WB_E_SIM_HANG || cx->diag->message.at[k].code == WB_E_SIM_LIMIT)
			f = cx->diag->message.at[k].code == WB_E_SIM_HANG ? HANGS : GOES_ON;
	if (f == ENDS)
		*sum = corpus_checksum(memory);
	wb_ctx_free(cx);
	return f;
}

enum fate
corpus_threads(const struct wb_module *m, const struct wb_fn *fn, bool several, uint64_t seed, uint64_t *sum)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint8_t *memory[3];
	struct wb_sim_mimd how = { .seed = seed, .limit = CORPUS_MIMD_STEPS };
	struct wb_sim_mimd_result r = { .status = WB_SIM_FAULT };
	struct wb_sim *sim;
	enum fate f = OTHER;

	if (corpus_launch(cx, m, fn, several, &sim, memory) == WB_OK && wb_sim_run_mimd(sim, &how, &r) == WB_OK)
		f = r.status == WB_SIM_FINISHED ? ENDS : r.status == WB_SIM_FAULT ? OTHER :
			r.status == WB_SIM_HANG ? HANGS : GOES_ON;
	if (f == ENDS)
		*sum = corpus_checksum(memory);
	wb_ctx_free(cx);
	return f;
}

enum fate
corpus_run_all(struct wb_sim *sim, struct rng *r, uint32_t turn, uint64_t limit)
{
	struct wb_sim_group *group[CORPUS_GROUPS];
	uint32_t n = (uint32_t)wb_sim_groups(sim), left = 0;
	struct wb_sim_effect e;

	if (n > CORPUS_GROUPS)
		return OTHER;
	wb_sim_watch(sim, limit / 16);
	for (uint32_t g = 0; g < n; g++) {
		group[g] = wb_sim_group_start(sim, g);
		left += wb_sim_group_size(group[g]);
	}
	while (left) {
		uint32_t g = rng_below(r, n), i = rng_below(r, wb_sim_group_size(group[g]));
		struct wb_sim_wave *w = wb_sim_group_wave(group[g], i);

		if (wb_sim_hangs(sim))
			return HANGS;
		for (uint32_t k = 1 + rng_below(r, turn); k && !wb_sim_ended(w) && !wb_sim_waiting(w); k--) {
			if (limit-- == 0)
				return GOES_ON;
			if (wb_sim_step(w, &e) != WB_OK)
				return OTHER;
			left -= wb_sim_ended(w);
		}
	}
	return ENDS;
}

#define ORDERS 8u
enum fate
corpus_waves(const struct wb_module *m, const struct wb_fn *fn, uint64_t limit)
{
	enum fate f = ENDS;

	for (uint32_t k = 0; k < ORDERS && f == ENDS; k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct rng r = rng_new(k);
		uint8_t *memory[3];
		struct wb_sim *sim;

		f = corpus_launch(cx, m, fn, true, &sim, memory) == WB_OK ?
			corpus_run_all(sim, &r, 1u << k % 8, limit) :
			OTHER;
		wb_ctx_free(cx);
	}
	return f;
}

/* ---- barriers ---------------------------------------------------------------------------- */
#define MOST_WAVES 16u
struct barrier_count {
	uint32_t times;			/* that it came to a barrier */
	uint64_t lanes;			/* that it began with */
	bool began, in_part;
};

/* Notes what @w does next. */
static void
note_barrier(const struct wb_sim_wave *w, struct barrier_count *c)
{
	const struct wb_fn *fn;
	const struct wb_inst *i = wb_sim_where(w, &fn);
	struct wb_sim_position p;

	if (!i || !wb_sim_position(w, &p))
		return;
	c->lanes = c->began ? c->lanes : p.exec;
	c->began = true;
	if (i->op == WB_OP_BARRIER) {
		c->times++;
		c->in_part |= p.exec != c->lanes;
	}
}

/* Runs each wave until it waits or ends, round and round. */
static bool
run_noting(struct wb_sim_group *g, struct barrier_count *c, uint64_t limit)
{
	uint32_t n = wb_sim_group_size(g), ended;
	struct wb_sim_effect e;

	do {
		ended = 0;
		for (uint32_t i = 0; i < n; i++) {
			struct wb_sim_wave *w = wb_sim_group_wave(g, i);

			for (uint32_t k = 0; k < 1000 && !wb_sim_ended(w) && !wb_sim_waiting(w); k++) {
				note_barrier(w, &c[i]);
				if (limit-- == 0 || wb_sim_step(w, &e) != WB_OK)
					return false;
			}
			ended += wb_sim_ended(w);
		}
	} while (ended < n);
	return true;
}

enum meeting
corpus_barriers(const struct wb_module *m, const struct wb_fn *fn, uint64_t limit)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct barrier_count c[MOST_WAVES] = { { 0 } };
	uint8_t *memory[3];
	struct wb_sim *sim;
	enum meeting is = MEET_UNKNOWN;

	if (corpus_launch(cx, m, fn, false, &sim, memory) == WB_OK) {
		struct wb_sim_group *g = wb_sim_group_start(sim, 0);

		if (wb_sim_group_size(g) <= MOST_WAVES && run_noting(g, c, limit))
			is = MEET_ALIKE;
		for (uint32_t i = 0; i < wb_sim_group_size(g) && is != MEET_UNKNOWN; i++)
			if (c[i].in_part || c[i].times != c[0].times)
				is = MEET_NOT_ALIKE;
	}
	wb_ctx_free(cx);
	return is;
}

/* ---- the analysis -------------------------------------------------------------------------- */
/* @fn as the gate analyses it: without calls and stack. */
const struct wb_fn *
corpus_plain(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, bool several, bool overlap)
{
	static const enum wb_pass list[] = {
		WB_PASS_INLINE,
		WB_PASS_PROMOTE,
		WB_PASS_DOM,
		WB_PASS_POSTDOM,
		WB_PASS_CDEP,
		WB_PASS_LOOPS,
		WB_PASS_GSA,
		WB_PASS_LANES,
		WB_PASS_PRUNE,
		WB_PASS_TRIPS,
		WB_PASS_DEADLOCK,
	};
	struct wb_launch as_run = { .dims = 3, .grid = { corpus_grid(fn, several) } };
	struct wb_pass_env env = { .module = m, .launch = &as_run, .buffers_distinct = !overlap,
		.asks = WB_ASKS_NONE };
	struct wb_fn *copy = WB_NEW(cx->unit, struct wb_fn, 1);

	*copy = *fn;
	corpus_workgroup(fn, as_run.workgroup);
	as_run.grid[1] = as_run.workgroup[1];
	as_run.grid[2] = as_run.workgroup[2];
	return fn->refused || wb_run_passes(cx, copy, &env, list, WB_COUNT(list), NULL) == WB_OK ? copy : NULL;
}
