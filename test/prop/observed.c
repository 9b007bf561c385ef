/* test/prop/observed.c -- no execution of a random kernel takes longer than a bound that is called safe.
 *
 * Random assembly for gfx900 and gfx803, a random machine, a random launch
 * (test/lib/randkernel.c). The whole chain analyses the kernel; the simulator, which
 * shares nothing with it, executes it: once as launched, once with a single wave that
 * has the device for itself. Then, of both runs:
 *
 *	observed cycles <= every bound marked safe
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
		printf("  %-28s %6llu %8.2f %8.2f %8.2f\n", r->name, (unsigned long long)r->n, r->at[r->n / 2], r->at[r->n * 9 / 10], r->at[r->n - 1]);
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

	/* of the run under way */
	const struct wb_kernel_bounds *bounds;
	uint32_t *first_edge, *first_loop;	/* [function] into the counts of a wave */
	uint32_t nedge, nloop;
	WB_VEC(uint64_t *) wave;	/* [wave]: edges, iterations of the present entry, iterations of the run */
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

/* ---- paths of waves ------------------------------------------------------------------------ */
/* The run of @fn by a wave is over: what it did at the price of each proof. */
static void
check_path(struct trial *t, const struct wb_fn *fn, uint64_t *edges, uint64_t *total)
{
	for (uint32_t p = 0; p < t->bounds->nproof; p++) {
		const struct wb_wave *w = t->bounds->proof[p];
		const struct wb_wave_part *part = &w->part[w->index ? w->index[fn->id] : 0];
		uint64_t cost = 0;

		for (uint32_t e = 0; e < fn->nedge; e++)
			cost += edges[e] * part->edge_cycles[e];
		if (part->fn != fn || cost > part->bound)
			fail(t, "%s: a path of '%s' costs %llu, the bound is %llu", t->bounds->proof_name[p], fn->name, (unsigned long long)cost, (unsigned long long)part->bound);
	}
	for (uint32_t r = 0; fn->rows && r < fn->rows->nrow; r++) {
		const struct wb_flow_row *row = &fn->rows->row[r];
		int64_t sum = 0;

		for (uint32_t k = row->first; k < row->first + row->nterm; k++)
			sum += fn->rows->term[k].coeff * (int64_t)edges[fn->rows->term[k].edge];
		t->tally->rows++;
		if (sum > (int64_t)row->limit)
			fail(t, "'%s': %s: %lld more than the limit", fn->name, row->what, (long long)(sum - (int64_t)row->limit));
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (total[l] > fn->bounds->loop[l].total)
			fail(t, "loop %u of '%s': %llu iterations in all, the bound is %llu", l, fn->name, (unsigned long long)total[l], (unsigned long long)fn->bounds->loop[l].total);
	memset(edges, 0, fn->nedge * sizeof(*edges));
	memset(total, 0, fn->loops->nloop * sizeof(*total));
}

static bool
among(const struct wb_fn *fn, uint32_t first, uint32_t n, uint32_t edge)
{
	for (uint32_t k = 0; k < n; k++)
		if (fn->loops->list[first + k] == edge)
			return true;
	return false;
}

static void
count_loops(struct trial *t, const struct wb_fn *fn, uint32_t edge, uint64_t *entry, uint64_t *total)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *loop = &fn->loops->loop[l];

		if (among(fn, loop->entry, loop->nentry, edge))
			entry[l] = 0;
		if (!among(fn, loop->back, loop->nback, edge))
			continue;
		total[l]++;
		if (++entry[l] > fn->bounds->loop[l].max)
			fail(t, "loop %u of '%s': %llu iterations, the bound is %llu (%s)", l, fn->name, (unsigned long long)entry[l],
			     (unsigned long long)fn->bounds->loop[l].max, fn->bounds->loop[l].why);
	}
}

static uint64_t *
counts_of(struct trial *t, uint32_t wave)
{
	while (t->wave.n <= wave)
		WB_PUSH(t->cx->unit, &t->wave, NULL);
	if (!t->wave.at[wave])
		t->wave.at[wave] = WB_NEW(t->cx->unit, uint64_t, (size_t)t->nedge + 2 * (size_t)t->nloop);
	return t->wave.at[wave];
}

static void
on_edge(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge)
{
	struct trial *t = user;
	uint64_t *c = counts_of(t, wave), *edges = c + t->first_edge[fn->id], *entry = c + t->nedge + t->first_loop[fn->id];

	if (edge == 0 && edges[0])
		check_path(t, fn, edges, entry + t->nloop);
	edges[edge]++;
	if (wb_edge_dead(fn, edge))
		fail(t, "a wave takes edge %u of '%s', which is dead", edge, fn->name);
	count_loops(t, fn, edge, entry, entry + t->nloop);
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	struct trial *t = user;
	uint64_t *c = counts_of(t, wave);

	(void)w;
	for (uint32_t f = 0; f < t->module->nfn; f++)
		if (t->module->fn[f]->loops && c[t->first_edge[f]])
			check_path(t, t->module->fn[f], c + t->first_edge[f], c + t->nedge + t->nloop + t->first_loop[f]);
}

static void
lay_out_counts(struct trial *t)
{
	t->first_edge = WB_NEW(t->cx->unit, uint32_t, t->module->nfn);
	t->first_loop = WB_NEW(t->cx->unit, uint32_t, t->module->nfn);
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		t->first_edge[f] = t->nedge;
		t->first_loop[f] = t->nloop;
		t->nedge += t->module->fn[f]->nedge;
		t->nloop += t->module->fn[f]->loops ? t->module->fn[f]->loops->nloop : 0;
	}
}

/* ---- the chain ------------------------------------------------------------------------------ */
static enum wb_status
read_nothing(struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	(void)cx, (void)user, (void)l, (void)path, (void)at, (void)bytes;
	return WB_BAD_INPUT;
}

/* Reads the text and runs the passes on all functions, callees first as they stand. */
static bool
prepare(struct trial *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE, WB_PASS_COST };
	struct wb_pass_options none = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };
	uint16_t file = wb_file_add(t->cx->files, WB_FILE_TEXT, "random.s", t->k.text, t->k.bytes);

	if (wb_gcn_read(t->cx, file, NULL, &t->module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = { .module = t->module, .machine = &t->k.machine, .launch = fn->is_kernel ? &t->k.launch : NULL };

		if (fn->refused)
			return false;
		if (fn->is_kernel && wb_launch_complete(t->cx, &t->k.launch, fn) != WB_OK)
			return false;
		if (wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), &none) != WB_OK)
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
	struct wb_bound_input in = { .module = t->module, .fn = t->fn, .machine = &t->k.machine, .launch = l };
	struct wb_timed_hooks hooks = { .user = t, .edge = on_edge, .wave_end = on_wave_end };
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
	t->bounds = b;
	t->wave.n = 0;
	if (wb_sim_prepare(t->cx, t->module, t->fn, l, &t->k.machine, read_nothing, NULL, &sim, &buffer, &nbuffer) != WB_OK
	    || wb_timed_run(t->cx, sim, t->module, t->fn, &t->k.machine, 0, MOST_STEPS, &hooks, run) != WB_OK || run->status != WB_TIMED_FINISHED) {
		fail(t, "the run did not finish");
		return false;
	}
	wb_arena_reset(t->cx->tmp, mark);
	return true;
}

static void
compare(struct trial *t, struct wb_ctx *keep, const struct wb_kernel_bounds *b, const struct wb_timed *run, const char *when)
{
	for (uint32_t k = 0; k < b->nbound; k++) {
		if (!b->bound[k].safe)
			continue;
		if (run->cycles > b->bound[k].cycles)
			fail(t, "%s: %llu cycles observed, the bound %s says %llu", when, (unsigned long long)run->cycles, b->bound[k].name,
			     (unsigned long long)b->bound[k].cycles);
		note_ratio(t->tally, keep, wb_format(keep->unit, "%s, %s", b->bound[k].name, when), (double)b->bound[k].cycles / (double)run->cycles);
	}
	if (wb_kernel_cycles(b) != WB_UNKNOWN)
		note_ratio(t->tally, keep, wb_format(keep->unit, "smallest, %s", when), (double)wb_kernel_cycles(b) / (double)run->cycles);
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
	lay_out_counts(t);
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
	const char *name = wb_format(cx->unit, "%s/observed-%llu-%llu", dir ? dir : ".", (unsigned long long)seed, (unsigned long long)number);
	struct wb_out text = wb_out_new(cx->unit), machine = wb_out_new(cx->unit), launch = wb_out_new(cx->unit), told = wb_out_new(cx->unit);

	wb_putn(&text, t->k.text, t->k.bytes);
	randkernel_machine_xml(&t->k.machine, &machine);
	randkernel_launch_xml(&t->k.launch, &launch);
	write_file(cx, name, ".s", &text);
	write_file(cx, name, ".machine.xml", &machine);
	write_file(cx, name, ".launch.xml", &launch);
	printf("kernel %llu of seed %llu: %s\n    alone: observed %llu 1 %llu; text: %s.s\n", (unsigned long long)number, (unsigned long long)seed, t->wrong,
	       (unsigned long long)seed, (unsigned long long)number, name);
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
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, n = argc > 2 ? strtoull(argv[2], NULL, 0) : 10000, first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *base;
	struct tally t = { .kernels = n };

	if (wb_machine_load(keep, "vega", &base) != WB_OK)
		return 1;
	for (uint64_t k = first; k < first + n; k++)
		run_one(&t, keep, base, seed, k);
	print_ratios(&t);
	printf("%llu rows of sides that exclude each other held\n", (unsigned long long)t.rows);
	printf("%llu kernels, %llu wave instructions; %llu with barriers, %llu with calls, %llu with more workgroups than fit, %llu with more waves than SIMDs; %llu with a loop without a bound\n",
	       (unsigned long long)n, (unsigned long long)t.instructions, (unsigned long long)t.barriers, (unsigned long long)t.calls, (unsigned long long)t.several,
	       (unsigned long long)t.contended, (unsigned long long)t.open);
	printf("%llu passed, %llu failed\n", (unsigned long long)t.passed, (unsigned long long)(t.failed + (t.open > n / 20)));
	wb_ctx_free(keep);
	return t.failed != 0 || t.open > n / 20;
}
