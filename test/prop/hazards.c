/* test/prop/hazards.c -- the findings of the rules of `wavebound deadlock` that are off by default, and of half-ballot,
 * for kernels of which it is known whether they hang.
 *
 *	hazards             every kernel of the tables, in each file of test/deadlock/s/hazard.*.s and ballot.*.s
 *	hazards -v          and a line for each
 *
 * The fate comes from execution, of two workgroups of 128 work-items: one after the other, as on a device that has a
 * place for one, and both at once, the waves in turn. A kernel hangs if one of the runs does, which the simulator
 * proves, and leaves a lock taken if one of the first words of `lock` is not 0 at the end. That must be what the table
 * says; a kernel that does either must be found by the rule, and one that does not must not. Each rule alone finds what
 * it finds with the others.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/deadlock.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/sim.h"

#define BYTES 65536u
#define MOST_STEPS 400000u

enum fate { ENDS, HANGS, LEAKS, OTHER };
static const char *const fate_name[] = { "ends", "hangs", "leaves a lock taken", "cannot be run" };

static const struct row {
	const char *name;
	enum wb_rule rule;
	enum fate fate;
	uint32_t n;			/* the argument */
	bool optimised;			/* lock step alone hangs it in optimised code: only the code of -O1 is run */
} table[] = {
	{ "next_group", WB_RULE_GROUP, HANGS, 64, false },
	{ "next_group_and_more", WB_RULE_GROUP, HANGS, 2, false },
	{ "all_groups", WB_RULE_GROUP, HANGS, 64, false },
	{ "last_group", WB_RULE_GROUP, ENDS, 64, false },
	{ "any_holder", WB_RULE_GROUP, ENDS, 64, false },
	{ "flag_behind_barrier", WB_RULE_BARRIER_SPIN, HANGS, 64, false },
	{ "lock_over_barrier", WB_RULE_BARRIER_SPIN, HANGS, 64, false },
	{ "flag_before_barrier", WB_RULE_BARRIER_SPIN, ENDS, 64, false },
	{ "lock_before_barrier", WB_RULE_BARRIER_SPIN, ENDS, 64, false },
	{ "leak_never", WB_RULE_LEAK, HANGS, 64, false },
	{ "leak_return", WB_RULE_LEAK, HANGS, 0, false },
	{ "leak_try", WB_RULE_LEAK, LEAKS, 0, false },
	{ "leak_element", WB_RULE_LEAK, HANGS, 1, true },
	{ "leak_none", WB_RULE_LEAK, ENDS, 0, false },
	{ "try_once", WB_RULE_LEAK, ENDS, 0, false },
	{ "give_element", WB_RULE_LEAK, ENDS, 1, true },
	{ "any_holder", WB_RULE_LEAK, ENDS, 64, false },
	{ "order_crossed", WB_RULE_ORDER, HANGS, 64, false },
	{ "order_by_data", WB_RULE_ORDER, HANGS, 64, false },
	{ "order_lower_first", WB_RULE_ORDER, ENDS, 64, false },
	{ "order_back_off", WB_RULE_ORDER, ENDS, 64, true },
	{ "order_turned", WB_RULE_ORDER, HANGS, 64, false },
	{ "order_ascending", WB_RULE_ORDER, ENDS, 64, false },
	{ "order_trades", WB_RULE_ORDER, ENDS, 64, true },
	{ "order_turned_pair", WB_RULE_ORDER, HANGS, 64, false },
	{ "order_forward", WB_RULE_ORDER, ENDS, 64, false },
	{ "poll_hoisted", WB_RULE_ENDLESS, HANGS, 64, false },
	{ "poll_counted", WB_RULE_ENDLESS, ENDS, 64, false },
	{ "all_groups", WB_RULE_SPIN, HANGS, 64, false },
	{ "poll_counted", WB_RULE_SPIN, ENDS, 64, false },
	{ "swap_float", WB_RULE_SPIN, ENDS, 64, false },
};
/* In waves of 32 lanes, nothing is halved. */
static const struct row ballot[] = {
	{ "turns_low", WB_RULE_HALF, HANGS, 16, false },
	{ "turns_all", WB_RULE_HALF, ENDS, 16, false },
	{ "leader_low", WB_RULE_HALF, HANGS, 16, false },
	{ "leader_all", WB_RULE_HALF, ENDS, 16, false },
	{ "until_all_low", WB_RULE_HALF, LEAKS, 16, false },
	{ "until_all", WB_RULE_HALF, ENDS, 16, false },
	{ "while_any_low", WB_RULE_HALF, LEAKS, 16, false },
	{ "while_any", WB_RULE_HALF, ENDS, 16, false },
	{ "both_halves", WB_RULE_HALF, ENDS, 16, false },
	{ "first_lane", WB_RULE_HALF, ENDS, 16, false },
	{ "count_low", WB_RULE_HALF, ENDS, 16, false },
};
static const char *const hazard_file[] = { "hazard.O1", "hazard.O2", "hazard.gfx803" };
static const char *const ballot_file[] = { "ballot.gfx900.O0", "ballot.gfx900.O1", "ballot.gfx900.O2",
	"ballot.gfx900.O3", "ballot.gfx90a.O0", "ballot.gfx90a.O1", "ballot.gfx90a.O2", "ballot.gfx90a.O3",
	"ballot.gfx1030.O0", "ballot.gfx1030.O1", "ballot.gfx1030.O2", "ballot.gfx1030.O3" };
static bool verbose;

/* ---- running --------------------------------------------------------------------------------- */
/* lock: zeros; data: 0, 1, 2, ...; out: what the workgroups with two locks read: 0 1, 1 0. */
static enum wb_status
launch(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, uint32_t n, struct wb_sim **sim,
	uint32_t **lock)
{
	static const uint64_t grid[3] = { 256, 1, 1 };
	static const uint32_t workgroup[3] = { 128, 1, 1 };
	static const uint32_t two[] = { 0, 1, 1, 0 };
	static const char *const name[] = { "lock", "data", "out" };
	enum wb_status s = wb_sim_new(cx, m, fn, NULL, sim);

	for (uint32_t k = 0; k < 3 && s == WB_OK; k++) {
		uint64_t addr;
		uint8_t *host = NULL;

		s = wb_sim_map(*sim, name[k], BYTES, &addr, &host);
		if (s != WB_OK)
			return s;
		for (uint32_t i = 0; k == 1 && i < BYTES / 4; i++)
			memcpy(host + 4 * i, &i, 4);
		if (k == 0)
			*lock = (uint32_t *)(void *)host;
		if (k == 2)
			memcpy(host, two, sizeof two);
		s = wb_sim_arg(*sim, k, &addr, 8);
	}
	if (s == WB_OK)
		s = wb_sim_arg(*sim, 3, &n, 4);
	return s == WB_OK ? wb_sim_launch(*sim, grid, workgroup) : s;
}

/* Whether the run was given up because nothing will change, or because it takes too long. */
static bool
gave_up(const struct wb_ctx *cx)
{
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		if (cx->diag->message.at[k].code == WB_E_SIM_HANG || cx->diag->message.at[k].code == WB_E_SIM_LIMIT)
			return true;
	return false;
}

static enum fate
one_by_one(struct wb_ctx *cx, struct wb_sim *sim)
{
	uint64_t n;

	if (wb_sim_run_functional(sim, MOST_STEPS, &n) == WB_OK)
		return ENDS;
	return gave_up(cx) ? HANGS : OTHER;
}

/* All workgroups at once, the waves in turn: one to three instructions, so that they do not keep in step. */
static enum fate
together(struct wb_sim *sim)
{
	struct wb_sim_group *group[2];
	uint64_t steps = 0, seed = 1;
	bool any = true;

	for (uint64_t g = 0; g < 2; g++)
		group[g] = wb_sim_group_start(sim, g);
	wb_sim_watch(sim, 0);
	while (any) {
		any = false;
		for (uint32_t k = 0; k < 4; k++) {
			struct wb_sim_wave *w = wb_sim_group_wave(group[k & 1], k >> 1);
			struct wb_sim_effect e;

			if (wb_sim_ended(w))
				continue;
			any = true;
			seed = seed * UINT64_C(6364136223846793005) + 1;
			for (uint64_t n = 0; n <= (seed >> 33) % 3 && !wb_sim_waiting(w) && !wb_sim_ended(w); n++)
				if (wb_sim_step(w, &e) != WB_OK)
					return OTHER;
		}
		if (++steps > MOST_STEPS || wb_sim_hangs(sim))
			return HANGS;
	}
	return ENDS;
}

static enum fate
run(const struct wb_module *m, const struct wb_fn *fn, uint32_t n, bool at_once)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim *sim;
	uint32_t *lock = NULL;
	enum fate f = OTHER;

	if (launch(cx, m, fn, n, &sim, &lock) == WB_OK)
		f = at_once ? together(sim) : one_by_one(cx, sim);
	for (uint32_t k = 0; k < 8 && f == ENDS && lock; k++)
		f = lock[k] == 1 ? LEAKS : ENDS;
	if (f == OTHER && cx->diag->message.n)
		printf("    %s: %s\n", fn->name, cx->diag->message.at[0].text);
	wb_ctx_free(cx);
	return f;
}

/* ---- the table --------------------------------------------------------------------------------- */
static uint32_t
found(const struct wb_fn *fn, enum wb_rule rule)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < fn->deadlock->nfinding; k++)
		n += fn->deadlock->finding[k].rule == rule;
	return n;
}

static void
expect(bool ok, const char *kind, const struct row *r, const char *what)
{
	prop_expect(ok, "%s %s: %s", kind, r->name, what);
}

static void
check(const char *kind, const struct wb_module *m, const struct wb_fn *fn, const struct wb_fn *written,
	const struct row *r)
{
	bool whole = r->rule == WB_RULE_HALF && fn->desc->wave_lanes == 32;
	enum fate fate = whole ? ENDS : r->fate, one, both;

	expect((found(fn, r->rule) != 0) == (fate != ENDS), kind, r, fate != ENDS ? "not found" : "found, and ends");
	/* a mask of 64 bits is never all ones there */
	if ((r->optimised && strcmp(kind, "hazard.O1") != 0) || (whole && strcmp(r->name, "until_all") == 0))
		return;
	one = run(m, written, r->n, false);
	both = run(m, written, r->n, true);
	/* who sets a flag for others leaves it set */
	if (r->rule == WB_RULE_GROUP || r->rule == WB_RULE_SPIN) {
		one = one == LEAKS ? ENDS : one;
		both = both == LEAKS ? ENDS : both;
	}
	one = one == ENDS || both == HANGS ? both : one;
	expect(one == fate, kind, r, fate_name[one]);
	if (verbose)
		printf("%-8s %-22s %-16s %s\n", kind, r->name, wb_rule_info[r->rule].name, fate_name[one]);
}

/* Whether each rule finds as much as with the others. */
static void
check_alone(struct wb_ctx *cx, const char *kind, const struct wb_module *m, struct wb_fn *fn, const struct row *r)
{
	static const enum wb_pass again[] = { WB_PASS_LANES, WB_PASS_DEADLOCK };
	const struct wb_fn all = *fn;

	for (int rule = 0; rule < WB_RULE_COUNT; rule++) {
		struct wb_pass_env env = { .module = m,
			.asks = WB_ASKS_NONE, .skip_rules = ~(1u << rule) };

		fn->deadlock = NULL;
		expect(wb_run_passes(cx, fn, &env, again, WB_COUNT(again), NULL) == WB_OK &&
				found(fn, (enum wb_rule)rule) == found(&all, (enum wb_rule)rule),
			kind, r, wb_rule_info[rule].name);
		*fn = all;
	}
}

static void
take(const char *kind, const struct row *of, size_t rows)
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
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	struct wb_pass_env env;
	char path[80];
	uint16_t file;

	snprintf(path, sizeof path, "test/deadlock/s/%s.s", kind);
	if (!files_load(cx, path, &file) || wb_gcn_read(cx, file, NULL, &m) != WB_OK)
		prop_fail("%s cannot be read", path);
	env = (struct wb_pass_env){ .module = m };
	for (size_t k = 0; m && k < rows; k++) {
		const struct row *r = &of[k];
		struct wb_fn *fn = NULL, *copy = WB_NEW(cx->unit, struct wb_fn, 1);

		for (uint32_t i = 0; i < m->nfn; i++)
			if (strcmp(m->fn[i]->name, r->name) == 0)
				fn = m->fn[i];
		if (!fn) {
			expect(false, kind, r, "not there");
			continue;
		}
		fn->deadlock = NULL;	/* lock-order looks at all functions that were judged */
		*copy = *fn;
		if (wb_run_passes(cx, copy, &env, list, WB_COUNT(list), NULL) == WB_OK) {
			check_alone(cx, kind, m, copy, r);
			check(kind, m, copy, fn, r);
		} else {
			expect(false, kind, r, "not analysed");
		}
		fn->deadlock = copy->deadlock;
	}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	prop_start(1, argv, 0);
	verbose = argc > 1 && strcmp(argv[1], "-v") == 0;
	for (size_t k = 0; k < WB_COUNT(hazard_file); k++)
		take(hazard_file[k], table, WB_COUNT(table));
	for (size_t k = 0; k < WB_COUNT(ballot_file); k++)
		take(ballot_file[k], ballot, WB_COUNT(ballot));
	return prop_end();
}
