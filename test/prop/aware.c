/* test/prop/aware.c -- SIMT hardware (simulate --simt) on kernels whose threads wait for each other.
 *
 *	aware			one in some kernels of test/deadlock/s, at every level of optimisation
 *	aware -a		all of them (minutes)
 *	aware -v		and a line for each
 *	aware FILE...		all of these files
 *
 * What hangs in lock step hangs on the reconvergence stack. With AWARE every kernel ends, with delayed points and whole
 * tables, with two splits and one point in hardware, and (at -O2) with timeouts instead of delayed points; memory is
 * that of fair threads wherever it is the same in any order. Kernels that the gate calls clean take no more cycles than
 * on the stack, if lanes do not race for anything; small tables cost no more than their spills and fills.
 * Kernels whose lanes reach barriers on different paths (paths.cl) hang on the stack. With AWARE they end, with the
 * memory of threads.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/corpus.h"
#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/pass.h"

#define MOST_WAVE_STEPS 400000u
#define MOST_STACK_STEPS 30000u	/* a hang is proved long before; kernels that take longer are left out */
#define MOST_STEPS 40000000u
#define SPILL_CYCLES 20u
#define SEEDS 20u

enum mode { STACK, DELAYED, SMALL, TIMED, MODES };
static const char *const mode_name[] = { "on the stack", "with delayed points", "with small tables", "with timeouts" };
static const struct wb_sim_simt mode_of[] = {
	[STACK] = { .stack = true, .limit = MOST_STACK_STEPS },
	[DELAYED] = { .limit = MOST_STEPS },
	[SMALL] = { .limit = MOST_STEPS, .splits = 2, .points = 1, .spill_cycles = SPILL_CYCLES },
	[TIMED] = { .limit = MOST_STEPS, .timeout = 300 },
};
static struct {
	unsigned kernels, hang, left_out, compared, unfair, parted, clean, longer, spilled, paths, parted_at_barrier;
	uint64_t stack, delayed;	/* cycles of kernels that the gate calls clean */
} all;
static bool verbose;
static unsigned every = 1, counter;	/* one in @every kernels */

/* [function] [block] of @user. */
static uint32_t
point_of(void *user, const struct wb_fn *fn, uint32_t inst)
{
	uint32_t *const *points = user;
	uint32_t b = points[fn->id] ? points[fn->id][wb_block_of(fn, inst)] : WB_NONE;

	return b == WB_NONE ? WB_NONE : fn->block[b].first;
}

/* Without delay: where branches meet. */
static uint32_t **
points_at_once(struct wb_ctx *cx, const struct wb_module *m)
{
	uint32_t **points = WB_NEW(cx->unit, uint32_t *, m->nfn);

	for (uint32_t f = 0; f < m->nfn; f++)
		points[f] = m->fn[f]->postdom ? wb_reconvergence_points(cx, m->fn[f], false) : NULL;
	return points;
}

static enum fate
run(const struct wb_module *m, const struct wb_fn *fn, enum mode mode, uint32_t **points, struct wb_sim_simt_result *r,
	uint64_t *sum)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim_simt how = mode_of[mode];
	uint8_t *memory[3];
	struct wb_sim *sim;
	enum fate f = OTHER;

	how.user = points;
	how.point = point_of;
	if (corpus_launch(cx, m, fn, false, &sim, memory) == WB_OK && wb_sim_run_simt(sim, &how, r) == WB_OK)
		f = r->status == WB_SIM_FINISHED ? ENDS : r->status == WB_SIM_FAULT ? OTHER : HANGS;
	if (f == ENDS)
		*sum = corpus_checksum(memory);
	wb_ctx_free(cx);
	return f;
}

/* What fair threads do in other orders: whether one of them hangs; *differs: or leaves other memory than @sum. */
static bool
threads_may_hang(const struct wb_module *m, const struct wb_fn *fn, uint64_t sum, bool *differs)
{
	uint64_t other = sum;
	bool hang = false;

	*differs = false;
	for (uint64_t seed = 2; seed < SEEDS; seed++) {
		hang |= corpus_threads(m, fn, false, seed, &other) != ENDS;
		*differs |= other != sum;
	}
	return hang;
}

/* A stack takes the else first: here the lanes in it wait for nobody, and tell the others. */
static bool
stack_ends(const struct wb_fn *fn)
{
	static const char *const name[] = {
		"arrive_last_else",
		"circle_shifted",	/* at -O3, which tells lanes that leave the loop at once apart */
		"elect_waits",
		"lane_feeds",
		"last_raises",
		"lds_told",
		"root_seen_from_circle",	/* the same */
	};

	for (unsigned k = 0; k < WB_COUNT(name); k++)
		if (strcmp(fn->name, name[k]) == 0)
			return true;
	return false;
}

/* What a ballot counts are the lanes of a wave; a split has others. */
static bool
asks_wave(const struct wb_fn *fn)
{
	return strcmp(fn->name, "turn_by_ballot") == 0;
}

static bool
is_clean(const struct wb_fn *plain)
{
	for (uint32_t k = 0; k < plain->deadlock->nfinding; k++)
		if (plain->deadlock->finding[k].rule == WB_RULE_SIMT)
			return false;
	return true;
}

/* Of kernels that lanes do not race in. Warps may: one of several polls what another has not yet written. */
static void
check_time(const char *path, const struct wb_fn *fn, const struct wb_fn *plain, const struct wb_sim_simt_result *r)
{
	uint64_t moved = r[SMALL].spills + r[SMALL].fills;
	uint32_t size[3];

	prop_expect(r[SMALL].instructions == r[DELAYED].instructions, "%s %s: small tables change what is executed",
		path, fn->name);
	prop_expect(r[SMALL].cycles <= r[DELAYED].cycles + moved * SPILL_CYCLES,
		"%s %s: small tables cost more than they move", path, fn->name);
	all.spilled += moved != 0;
	corpus_workgroup(fn, size);
	if (size[0] * size[1] * size[2] <= 64)	/* a warp executes in none of these cycles but the first of each */
		prop_expect(r[SMALL].cycles >= r[DELAYED].cycles + moved * (SPILL_CYCLES - 1),
			"%s %s: small tables cost %llu cycles, less than the %llu entries they move", path, fn->name,
			(unsigned long long)(r[SMALL].cycles - r[DELAYED].cycles), (unsigned long long)moved);
	if (r[STACK].status != WB_SIM_FINISHED || size[0] * size[1] * size[2] > 64)
		return;
	if (!is_clean(plain)) {
		all.longer += r[DELAYED].cycles > r[STACK].cycles;
		return;
	}
	all.clean++;
	all.stack += r[STACK].cycles;
	all.delayed += r[DELAYED].cycles;
	prop_expect(r[DELAYED].cycles <= r[STACK].cycles, "%s %s: clean, and takes %llu cycles instead of %llu", path,
		fn->name, (unsigned long long)r[DELAYED].cycles, (unsigned long long)r[STACK].cycles);
}

static void
judge(struct wb_ctx *cx, const char *path, const struct wb_module *m, const struct wb_fn *fn, bool timed)
{
	const struct wb_fn *plain = corpus_plain(cx, m, fn, false, true);
	uint32_t **at_once = points_at_once(cx, m), **delayed = plain ? wb_points_as_written(cx, m, fn, plain) : NULL;
	uint64_t one = 0, two = 1, sum = 0;
	enum fate wave = corpus_wave(m, fn, MOST_WAVE_STEPS, &sum), f;
	struct wb_sim_simt_result r[MODES];
	bool fixed, differs;

	wave = wave == GOES_ON ? HANGS : wave;
	fixed = corpus_threads(m, fn, false, 1, &one) == ENDS &&
		corpus_threads(m, fn, false, 2, &two) == ENDS && one == two &&
		(wave != ENDS || sum == one);
	prop_expect(delayed != NULL, "%s %s: no points", path, fn->name);
	if (!delayed)
		return;
	all.kernels++;
	all.hang += wave == HANGS;
	for (unsigned k = 0; k < (timed ? MODES : TIMED); k++) {
		f = run(m, fn, k, k == DELAYED || k == SMALL ? delayed : at_once, &r[k], &sum);
		if (k == STACK && wave == ENDS && f == HANGS && r[k].status == WB_SIM_STEP_LIMIT) {
			all.left_out++;
			return;
		}
		if (k == STACK && stack_ends(fn))
			continue;
		if (k != STACK && f == HANGS && threads_may_hang(m, fn, one, &differs)) {
			all.unfair++;
			return;
		}
		prop_expect(k == STACK ? wave != HANGS || f == HANGS : f == ENDS, "%s %s: %s %s", path, fn->name,
			k == STACK ? "ends" : "does not end", mode_name[k]);
		if (k == STACK)		/* it runs arms whole, an order that fair threads hardly ever take */
			continue;
		if (f == ENDS && fixed && sum != one) {
			threads_may_hang(m, fn, one, &differs);
			fixed = !differs;
		}
		prop_expect(f != ENDS || !fixed || sum == one, "%s %s: leaves something else in memory than threads %s",
			path, fn->name, mode_name[k]);
		all.compared += f == ENDS && fixed;
	}
	all.parted += r[DELAYED].most_splits > 1;
	if (verbose)
		printf("%-34s %-22s %-5s %s stack %8llu AWARE %8llu small %8llu\n", path, fn->name,
			wave == HANGS ? "hangs" : "ends", is_clean(plain) ? "clean" : "waits",
			(unsigned long long)r[STACK].cycles, (unsigned long long)r[DELAYED].cycles,
			(unsigned long long)r[SMALL].cycles);
	if (fixed)
		check_time(path, fn, plain, r);
}

/* Lanes reach barriers on different paths. */
static void
judge_paths(struct wb_ctx *cx, const char *path, const struct wb_module *m, const struct wb_fn *fn)
{
	static const enum mode on[] = { STACK, DELAYED, SMALL, TIMED };
	const struct wb_fn *plain = corpus_plain(cx, m, fn, false, true);
	uint32_t **at_once = points_at_once(cx, m), **delayed = plain ? wb_points_as_written(cx, m, fn, plain) : NULL;
	uint64_t one = 0, two = 1, sum = 0;
	struct wb_sim_simt_result r;

	prop_expect(corpus_threads(m, fn, false, 1, &one) == ENDS && corpus_threads(m, fn, false, 2, &two) == ENDS &&
		one == two && delayed, "%s %s: is no such kernel", path, fn->name);
	all.paths++;
	for (unsigned k = 0; k < WB_COUNT(on) && delayed; k++) {
		bool points = on[k] == DELAYED || on[k] == SMALL;
		enum fate f = run(m, fn, on[k], points ? delayed : at_once, &r, &sum);

		prop_expect(f == (on[k] == STACK ? HANGS : ENDS), "%s %s: %s %s", path, fn->name,
			on[k] == STACK ? "ends" : "does not end", mode_name[on[k]]);
		prop_expect(f != ENDS || sum == one, "%s %s: leaves something else in memory than threads %s", path,
			fn->name, mode_name[on[k]]);
		all.parted_at_barrier += on[k] == DELAYED && r.most_splits > 1;
	}
}

static void
take(const char *path, bool timed, bool paths)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	struct wb_pass_env env = { 0 };
	uint16_t file;

	if (!files_load(cx, path, &file) || wb_gcn_read(cx, file, NULL, &m) != WB_OK) {
		prop_expect(false, "%s cannot be read", path);
		wb_ctx_free(cx);
		return;
	}
	env.module = m;
	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->refused)
			prop_expect(wb_run_passes(cx, m->fn[f], &env, list, WB_COUNT(list), NULL) == WB_OK,
				"%s: a pass failed", path);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel && !m->fn[f]->refused && !asks_wave(m->fn[f]) && counter++ % every == 0 &&
			(paths || every == 1 || prop_drawn()))
			paths ? judge_paths(cx, path, m, m->fn[f]) : judge(cx, path, m, m->fn[f], timed);
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	static const char *const group[] = { "O0", "O1", "O2", "O3" };
	static const unsigned sample[] = { 20, 10, 4, 10 };
	bool named = false, every_one = false;

	prop_start(1, argv, 0);
	for (int k = 1; k < argc; k++) {
		verbose |= strcmp(argv[k], "-v") == 0;
		every_one |= strcmp(argv[k], "-a") == 0;
	}
	for (int k = 1; k < argc; k++) {
		if (argv[k][0] == '-')
			continue;
		named = true;
		take(argv[k], true, strstr(argv[k], "paths.") != NULL);
	}
	for (unsigned g = 0; g < WB_COUNT(group) && !named; g++)
		for (unsigned k = 0; corpus_stem[k]; k++) {
			char path[80];

			every = every_one ? 1 : sample[g];
			snprintf(path, sizeof path, "test/deadlock/s/%s.%s.s", corpus_stem[k], group[g]);
			take(path, strcmp(group[g], "O2") == 0, false);
		}
	every = 1;
	for (unsigned g = 0; g < WB_COUNT(group) && !named; g++) {
		char path[80];

		snprintf(path, sizeof path, "test/deadlock/s/paths.%s.s", group[g]);
		take(path, true, true);
	}
	printf("%u kernels, %u left out, %u hang in lock step; AWARE: %u with several splits at once, memory compared "
	       "with threads %u times, %u may hang as threads, %u spilled\n",
		all.kernels, all.left_out, all.hang, all.parted, all.compared, all.unfair, all.spilled);
	printf("%u that the gate calls clean: %llu cycles on the stack, %llu with AWARE; %u others take longer\n",
		all.clean, (unsigned long long)all.stack, (unsigned long long)all.delayed, all.longer);
	printf("%u whose lanes reach barriers on different paths, %u with several splits at once\n", all.paths,
		all.parted_at_barrier);
	if (!named)
		prop_expect(all.paths == 48 && all.parted_at_barrier == all.paths && all.hang > prop_least(30) &&
			all.compared > prop_least(200) && all.clean > prop_least(30) && all.spilled > prop_least(3),
			"too little was tried");
	return prop_end();
}
