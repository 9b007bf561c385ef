/* test/prop/lanes.c -- no execution contradicts what LANES claims.
 *
 * Random assembly with every idiom of EXEC (test/lib/randkernel.c), each with a random
 * launch, kernels about values (randlanes.h), and the examples: the simulator executes them, test/lib/lanecheck.c holds
 * every instruction against sets, spans, regions, loops and steps.
 *
 *	lanes [SEED [KERNELS [FIRST]]]
 *	lanes -x KERNEL.s LAUNCH.xml ...	these instead
 *
 * Prints how much was claimed, and fails if not every kernel was understood completely, so
 * that a pass that claims nothing fails.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/lanecheck.h"
#include "../lib/randkernel.h"
#include "../lib/randlanes.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 2000000

struct tally {
	uint64_t kernels, whole, failed;
	uint64_t checked, skipped, splits, joins, elses, steps, waits, backs;
	uint64_t nloop, ntop;
};

struct trial {
	struct wb_ctx *cx;
	struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_machine *machine;
	struct wb_launch *launch;
	bool understood;
	const char *dir;
};

static enum wb_status
read_beside(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	const char *name = *path == '/' ? path : wb_format(cx->unit, "%s/%s", (const char *)user, path);
	FILE *f = fopen(name, "rb");
	uint8_t *to;

	(void)l;
	if (!f)
		return WB_BAD_INPUT;
	to = WB_NEW(cx->unit, uint8_t, 1 << 24);
	*bytes = fread(to, 1, 1 << 24, f);
	*at = to;
	fclose(f);
	return WB_OK;
}

static bool
analyse(struct trial *t, struct tally *sum)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES };
	struct wb_pass_options none = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };

	t->understood = true;
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = { .module = t->module, .machine = t->machine };

		if (fn->refused || wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), &none) != WB_OK)
			return false;
		t->understood &= !fn->lanes->ntop && fn->lanes->steps == WB_LANE_STEPS_KNOWN;
		sum->nloop += fn->loops->nloop;
		for (uint32_t k = 0; k < fn->loops->nloop; k++)
			sum->ntop += fn->lanes->loop[k].kind == WB_LANE_LOOP_TOP;
		if (fn->is_kernel && !t->fn)
			t->fn = fn;
	}
	return t->fn && wb_launch_complete(t->cx, t->launch, t->fn) == WB_OK;
}

/* NULL, or what is wrong. */
static const char *
execute(struct trial *t, struct tally *sum)
{
	struct lanecheck *c = WB_NEW(t->cx->unit, struct lanecheck, 1);
	struct wb_sim_observer o;
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t n;

	if (!analyse(t, sum))
		return "it cannot be read or analysed";
	if (wb_sim_prepare(t->cx, t->module, t->fn, t->launch, t->machine, read_beside, (void *)(uintptr_t)t->dir, &sim,
		    &buffer, &nbuffer) != WB_OK)
		return "it cannot be prepared";
	lanecheck_watch(c, t->cx, &o);
	wb_sim_observe(sim, &o);
	if (wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK)
		return "it does not run to its end";
	lanecheck_end(c);
	sum->checked += c->checked;
	sum->skipped += c->skipped;
	sum->splits += c->splits;
	sum->joins += c->joins;
	sum->elses += c->elses;
	sum->steps += c->steps;
	sum->waits += c->waits;
	sum->backs += c->backs;
	return *c->wrong ? c->wrong : NULL;
}

static void
finish(struct tally *sum, struct trial *t, const char *name, const char *bad)
{
	sum->kernels++;
	sum->whole += t->understood && !bad;
	if (!bad && t->understood)
		return;
	if (!bad)
		bad = "not understood completely";
	sum->failed++;
	printf("%s: %s\n", name, bad);
	if (t->cx->diag->message.n) {
		struct wb_out told = wb_out_new(t->cx->unit);

		wb_diag_print(t->cx->diag, 0, false, &told);
		printf("%.*s", (int)told.n, told.at ? told.at : "");
	}
}

static void
run_random(struct tally *sum, const struct wb_machine *base, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randkernel *k = WB_NEW(cx->unit, struct randkernel, 1);
	struct trial t = { .cx = cx, .dir = "." };
	struct rng r = rng_new(seed * 0x100000001b3u + number);
	struct randkernel_shape shape = randkernel_draw(&r);
	const char *bad = "it cannot be read";
	char name[80];

	shape.steps = shape.steps > 3000 ? 3000 : shape.steps;
	randkernel_make(cx, &r, base, &shape, k);
	t.machine = &k->machine;
	t.launch = &k->launch;
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "random.s", k->text, k->bytes), NULL, &t.module) ==
		WB_OK)
		bad = execute(&t, sum);
	snprintf(name, sizeof(name), "kernel %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed);
	finish(sum, &t, name, bad);
	if ((bad || !t.understood) && getenv("LANES_DIR")) {
		FILE *f = fopen(wb_format(cx->unit, "%s/lanes-%llu-%llu.s", getenv("LANES_DIR"),
					(unsigned long long)seed, (unsigned long long)number),
			"w");

		if (f) {
			fwrite(k->text, 1, k->bytes, f);
			fclose(f);
		}
	}
	wb_ctx_free(cx);
}

/* Kernels about values: their masks need not be understood. */
static void
run_values(struct tally *sum, const struct wb_machine *base, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randlanes *k = WB_NEW(cx->unit, struct randlanes, 1);
	struct trial t = { .cx = cx, .dir = ".", .machine = base, .launch = &k->launch };
	struct rng r = rng_new(seed * 0x100000001b3u + number + 77);
	const char *bad = "it cannot be read";
	char name[80];

	randlanes_make(cx, &r, k);
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "lanes.s", k->text, k->bytes), NULL, &t.module) ==
		WB_OK)
		bad = execute(&t, sum);
	t.understood = true;
	snprintf(name, sizeof(name), "values %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed);
	finish(sum, &t, name, bad);
	wb_ctx_free(cx);
}

static uint16_t
load(struct wb_ctx *cx, const char *path)
{
	const uint8_t *at = NULL;
	uint64_t bytes = 0;

	if (read_beside(cx, (void *)(uintptr_t)".", NULL, path, &at, &bytes) != WB_OK)
		return 0;
	return wb_file_add(cx->files, WB_FILE_TEXT, path, (const char *)at, bytes);
}

/* Kernel number @k of the file; false: there are fewer. */
static bool
run_kernel(struct tally *sum, const struct wb_machine *base, const char *kernel, const char *launch, uint32_t k)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trial t = { .cx = cx, .machine = base, .dir = wb_strdup(cx->unit, launch) };
	char *slash = strrchr((char *)(uintptr_t)t.dir, '/');
	const char *bad = "it cannot be read";
	uint16_t source = load(cx, kernel), xml = load(cx, launch);
	bool more = k == 0;

	if (slash)
		*slash = '\0';
	else
		t.dir = ".";
	if (source && xml && wb_gcn_read(cx, source, NULL, &t.module) == WB_OK) {
		for (uint32_t f = 0; f < t.module->nfn && !t.fn; f++)
			if (t.module->fn[f]->is_kernel && k-- == 0)
				t.fn = t.module->fn[f];
		more = t.fn != NULL;
		if (t.fn && wb_launch_read(cx, xml, t.fn->name, &t.launch) == WB_OK)
			bad = execute(&t, sum);
	}
	if (more)
		finish(sum, &t, kernel, bad);
	wb_ctx_free(cx);
	return more;
}

int
main(int argc, char **argv)
{
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *base;
	struct tally t = { 0 };

	if (wb_machine_load(keep, "vega", &base) != WB_OK)
		return 1;
	if (argc > 1 && strcmp(argv[1], "-x") == 0) {
		for (int k = 2; k + 1 < argc; k += 2)
			for (uint32_t n = 0; run_kernel(&t, base, argv[k], argv[k + 1], n); n++)
				;
	} else {
		uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
			 n = argc > 2 ? strtoull(argv[2], NULL, 0) : 10000,
			 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;

		for (uint64_t k = first; k < first + n; k++) {
			run_random(&t, base, seed, k);
			run_values(&t, base, seed, k);
		}
	}
	printf("%llu kernels, %llu understood completely; %llu of %llu loops unproved\n", (unsigned long long)t.kernels,
		(unsigned long long)t.whole, (unsigned long long)t.ntop, (unsigned long long)t.nloop);
	printf("%llu instructions, %llu splits, %llu joins, %llu elses, %llu steps (%llu after a wait), %llu back "
	       "edges; %llu sets not readable\n",
		(unsigned long long)t.checked, (unsigned long long)t.splits, (unsigned long long)t.joins,
		(unsigned long long)t.elses, (unsigned long long)t.steps, (unsigned long long)t.waits,
		(unsigned long long)t.backs, (unsigned long long)t.skipped);
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.kernels - t.failed), (unsigned long long)t.failed);
	wb_ctx_free(keep);
	return t.failed != 0;
}
