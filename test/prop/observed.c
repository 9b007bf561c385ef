/* test/prop/observed.c -- no execution of a random kernel takes longer than a bound that is called safe.
 *
 * Random assembly for gfx900 and gfx803, a random machine, a random launch
 * (test/lib/randkernel.c). The whole chain analyses the kernel; the simulator, which
 * shares nothing with it, executes it: once as launched, once with a single wave that
 * has the device for itself. Then, of both runs:
 *
 *	observed cycles <= every bound marked safe, and the exact bound, where there is one, is the observed cycles
 *	iterations of each loop, per entry and per run <= its bound
 *	the path of each wave, priced by each objective <= the bound of that objective
 *
 *	observed [SEED [KERNELS [FIRST]]]
 *
 * A kernel that fails is written to observed-SEED-NUMBER.s (in $OBSERVED_DIR, else the
 * current directory), with machine and launch beside it:
 *	wavebound analyze observed-1-17.s -m ./observed-1-17.machine.xml --observe observed-1-17.launch.xml
 *
 * Prints how far above the observed time the bounds were.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/drive.h"
#include "../lib/paths.h"
#include "../lib/randkernel.h"
#include "wavebound/bound.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 2000000	/* of a run; far above what the generator aims at */
#define MOST_BOUNDS 8

/* ---- how tight ------------------------------------------------------------------------- */
struct ratios {
	const char *name;
	double *at;
	uint64_t n;
};
struct tally {
	struct ratios ratio[MOST_BOUNDS];
	uint32_t nratio;
	uint64_t kernels, passed, failed, open;	/* open: a loop without a bound */
	uint64_t instructions, barriers, calls, several, contended;
	uint64_t rows;			/* held against the path of a wave */
};

static void
note_ratio(struct tally *t, struct wb_ctx *keep, const char *name, double r)
{
	uint32_t k = 0;

	while (k < t->nratio && strcmp(t->ratio[k].name, name) != 0)
		k++;
	if (k == MOST_BOUNDS)
		return;
	if (k == t->nratio) {
		t->ratio[k] = (struct ratios){ wb_strdup(keep->unit, name), WB_NEW(keep->unit, double, t->kernels), 0 };
		t->nratio++;
	}
	if (t->ratio[k].n < t->kernels)
		t->ratio[k].at[t->ratio[k].n++] = r;
}

static int
by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void
print_ratios(const struct tally *t)
{
	printf("bound / observed                 runs   median      p90    worst\n");
	for (uint32_t k = 0; k < t->nratio; k++) {
		const struct ratios *r = &t->ratio[k];

		qsort(r->at, r->n, sizeof(*r->at), by_size);
		printf("  %-28s %6llu %8.2f %8.2f %8.2f\n", r->name, (unsigned long long)r->n, r->at[r->n / 2],
			r->at[r->n * 9 / 10], r->at[r->n - 1]);
	}
}

/* ---- one kernel -------------------------------------------------------------------------- */
struct trial {
	struct wb_ctx *cx;
	struct tally *tally;
	struct randkernel k;
	struct wb_module *module;
	struct wb_fn *fn;
	char wrong[200];		/* the first thing that is wrong */
	struct paths *paths;
};

WB_PRINTF(2, 3) static void
fail(struct trial *t, const char *fmt, ...)
{
	va_list ap;

	if (*t->wrong)
		return;
	va_start(ap, fmt);
	vsnprintf(t->wrong, sizeof(t->wrong), fmt, ap);
	va_end(ap);
}

/* ---- the chain ------------------------------------------------------------------------------ */
/* Reads the text and runs the passes on all functions, callees first as they stand. */
static bool
prepare(struct trial *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_LOOPS, WB_PASS_REDUCE, WB_PASS_POSTDOM, WB_PASS_CDEP,
		WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_UNOPTIMISED, WB_PASS_FACTS, WB_PASS_DIVERGENCE,
		WB_PASS_EXCLUSIVE, WB_PASS_COST };
	uint16_t file = wb_file_add(t->cx->files, WB_FILE_TEXT, "random.s", t->k.text, t->k.bytes);

	if (wb_gcn_read(t->cx, file, NULL, &t->module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = {
			.module = t->module, .machine = &t->k.machine, .launch = fn->is_kernel ? &t->k.launch : NULL,
			.reduces = true
		};

		if (fn->refused)
			return false;
		if (fn->is_kernel && wb_launch_complete(t->cx, &t->k.launch, fn) != WB_OK)
			return false;
		if (wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), NULL) != WB_OK)
			return false;
		if (fn->is_kernel)
			t->fn = fn;
	}
	return t->fn != NULL;
}

/* Bounds and runs @l; false if a loop has no bound or something is wrong. */
static bool
bound_and_run(struct trial *t, const struct wb_launch *l, struct wb_kernel_bounds *b, struct wb_timed *run)
{
	const struct wb_exact_options exact = { .limit = MOST_STEPS };
	struct wb_bound_input in = {
		.module = t->module, .fn = t->fn, .machine = &t->k.machine, .launch = l, .exact = &exact
	};
	struct wb_arena_mark mark = wb_arena_mark(t->cx->tmp);
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t nbuffer;
	enum wb_status s = wb_kernel_bound(t->cx, &in, b);

	if (s == WB_UNBOUNDED) {
		t->tally->open++;
		return false;
	}
	if (s != WB_OK) {
		fail(t, "no bound: status %d", (int)s);
		return false;
	}
	if (wb_sim_prepare(t->cx, t->module, t->fn, l, &t->k.machine, drive_no_files, NULL, &sim, &buffer, &nbuffer) !=
			WB_OK ||
		wb_timed_run(t->cx, sim, t->module, t->fn, &t->k.machine, 0, MOST_STEPS, paths_of_run(t->paths, b),
			run) != WB_OK ||
		run->status != WB_TIMED_FINISHED) {
		fail(t, "the run did not finish");
		return false;
	}
	wb_arena_reset(t->cx->tmp, mark);
	if (paths_wrong(t->paths))
		fail(t, "%s", paths_wrong(t->paths));
	return true;
}

static void
compare(struct trial *t, struct wb_ctx *keep, const struct wb_kernel_bounds *b, const struct wb_timed *run,
	const char *when)
{
	for (uint32_t k = 0; k < b->nbound; k++) {
		if (!b->bound[k].safe)
			continue;
		if (b->exact && b->exact->status == WB_EXACT_DETERMINED &&
			(run->cycles != b->exact->cycles || b->exact->cycles > b->bound[k].cycles))
			fail(t, "%s: %llu cycles observed, exact says %llu, the bound %s %llu", when,
				(unsigned long long)run->cycles, (unsigned long long)b->exact->cycles, b->bound[k].name,
				(unsigned long long)b->bound[k].cycles);
		if (run->cycles > b->bound[k].cycles)
			fail(t, "%s: %llu cycles observed, the bound %s says %llu", when,
				(unsigned long long)run->cycles, b->bound[k].name,
				(unsigned long long)b->bound[k].cycles);
		note_ratio(t->tally, keep, wb_format(keep->unit, "%s, %s", b->bound[k].name, when),
			(double)b->bound[k].cycles / (double)run->cycles);
	}
	if (wb_kernel_cycles(b) != WB_UNKNOWN)
		note_ratio(t->tally, keep, wb_format(keep->unit, "smallest, %s", when),
			(double)wb_kernel_cycles(b) / (double)run->cycles);
}

static void
check_kernel(struct trial *t, struct wb_ctx *keep)
{
	struct wb_launch one = t->k.launch;
	struct wb_kernel_bounds b;
	struct wb_timed run;

	if (!prepare(t)) {
		fail(t, "it cannot be read or analysed");
		return;
	}
	t->paths = paths_new(t->cx, t->module);
	one = t->k.launch;
	one.dims = 1;
	one.workgroup[0] = one.workgroup[0] < 64 ? one.workgroup[0] : 64;
	one.grid[0] = one.workgroup[0];
	one.grid[1] = one.grid[2] = one.workgroup[1] = one.workgroup[2] = 1;
	one.workgroups = 1;
	one.workitems_per_workgroup = one.workgroup[0];
	if (bound_and_run(t, &one, &b, &run))
		compare(t, keep, &b, &run, "one wave");
	else
		return;
	if (!bound_and_run(t, &t->k.launch, &b, &run))
		return;
	compare(t, keep, &b, &run, "launch");
	t->tally->rows += paths_rows(t->paths);
	t->tally->instructions += run.instructions;
	t->tally->barriers += t->fn->cost->has_barrier && b.waves_per_workgroup > 1;
	t->tally->calls += t->fn->cost->has_call;
	t->tally->several += b.launch->workgroups > b.occupancy.workgroups_at_once;
	t->tally->contended += b.waves > (uint64_t)t->k.machine.cus * t->k.machine.simds;
}

/* ---- failures ---------------------------------------------------------------------------------- */
static void
write_file(struct wb_ctx *cx, const char *name, const char *kind, const struct wb_out *o)
{
	const char *path = wb_format(cx->unit, "%s%s", name, kind);
	FILE *f = fopen(path, "w");

	if (!f || fwrite(o->at, 1, o->n, f) != o->n)
		printf("%s cannot be written\n", path);
	if (f)
		fclose(f);
}

static void
report(struct trial *t, uint64_t seed, uint64_t number)
{
	const char *dir = getenv("OBSERVED_DIR");
	struct wb_ctx *cx = t->cx;
	const char *name = wb_format(cx->unit, "%s/observed-%llu-%llu", dir ? dir : ".", (unsigned long long)seed,
		(unsigned long long)number);
	struct wb_out text = wb_out_new(cx->unit), machine = wb_out_new(cx->unit), launch = wb_out_new(cx->unit),
		      told = wb_out_new(cx->unit);

	wb_putn(&text, t->k.text, t->k.bytes);
	randkernel_machine_xml(&t->k.machine, &machine);
	randkernel_launch_xml(&t->k.launch, &launch);
	write_file(cx, name, ".s", &text);
	write_file(cx, name, ".machine.xml", &machine);
	write_file(cx, name, ".launch.xml", &launch);
	printf("kernel %llu of seed %llu: %s\n    alone: observed %llu 1 %llu; text: %s.s\n",
		(unsigned long long)number, (unsigned long long)seed, t->wrong, (unsigned long long)seed,
		(unsigned long long)number, name);
	wb_diag_print(cx->diag, 0, false, &told);
	printf("%.*s", (int)told.n, told.at ? told.at : "");
}

static void
run_one(struct tally *t, struct wb_ctx *keep, const struct wb_machine *base, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trial *tr = WB_NEW(cx->unit, struct trial, 1);
	struct rng r = rng_new(seed * 0x100000001b3u + number);
	struct randkernel_shape shape;
	uint64_t open = t->open;

	tr->cx = cx;
	tr->tally = t;
	shape = randkernel_draw(&r);
	randkernel_make(cx, &r, base, &shape, &tr->k);
	check_kernel(tr, keep);
	if (*tr->wrong)
		report(tr, seed, number);
	t->failed += *tr->wrong != 0;
	t->passed += !*tr->wrong && t->open == open;
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, n = argc > 2 ? strtoull(argv[2], NULL, 0) : 10000,
		 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *base;
	struct tally t = { .kernels = n };

	if (wb_machine_load(keep, "vega", &base) != WB_OK)
		return 1;
	for (uint64_t k = first; k < first + n; k++)
		run_one(&t, keep, base, seed, k);
	print_ratios(&t);
	printf("%llu rows of arms that exclude each other held\n", (unsigned long long)t.rows);
	printf("%llu kernels, %llu wave instructions; %llu with barriers, %llu with calls, %llu with more workgroups "
	       "than fit, %llu with more waves than SIMDs; %llu with a loop without a bound\n",
		(unsigned long long)n, (unsigned long long)t.instructions, (unsigned long long)t.barriers,
		(unsigned long long)t.calls, (unsigned long long)t.several, (unsigned long long)t.contended,
		(unsigned long long)t.open);
	printf("%llu passed, %llu failed\n", (unsigned long long)t.passed,
		(unsigned long long)(t.failed + (t.open > n / 20)));
	wb_ctx_free(keep);
	return t.failed != 0 || t.open > n / 20;
}
