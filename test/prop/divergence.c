/* test/prop/divergence.c -- no execution contradicts what DIVERGENCE claims.
 *
 * Random assembly with every idiom of EXEC, random arithmetic on work-item ids, each with a
 * random launch, and the examples: the simulator executes them and test/lib/claims.c looks on.
 *
 *	divergence [SEED [KERNELS [FIRST]]]
 *	divergence -x KERNEL.s LAUNCH.xml ...	these instead
 *
 * Prints how much was claimed, so that a pass that claims nothing fails.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/claims.h"
#include "../lib/randkernel.h"
#include "../lib/randlanes.h"
#include "../../src/bound/private.h"
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/lanes.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 300000

struct tally {
	uint64_t kernels, failed;
	struct claims_tally claims;
};

/* ---- kernels ----------------------------------------------------------------------------------------- */
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

struct trial {
	struct wb_ctx *cx;
	struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_fn *only;	/* of several kernels; NULL: all */
	const struct wb_machine *machine;
	struct wb_launch *launch;
	const char *dir;
};

static bool
analyse(struct trial *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE };
	struct wb_pass_options none = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };

	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = {
			.module = t->module, .machine = t->machine, .launch = fn->is_kernel ? t->launch : NULL
		};

		if (fn->is_kernel && t->only && t->only != fn)
			continue;
		if (fn->refused || (fn->is_kernel && wb_launch_complete(t->cx, t->launch, fn) != WB_OK))
			return false;
		if (wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), &none) != WB_OK)
			return false;
		if (fn->is_kernel)
			t->fn = fn;
	}
	return t->fn;
}

/* Of branches that decide about barriers the class, and so whether all waves of a workgroup meet barriers alike. */
static bool
same_branches(struct trial *t, const struct wb_divergence *all, const struct wb_divergence *some)
{
	struct wb_fn *fn = t->fn;
	const struct wb_divergence *kept = fn->divergence;
	bool same = true, alike[2];

	for (uint32_t b = 0; same && b < fn->nblock; b++)
		same = some->branch[b] == WB_NONE ||
			(all->branch[b] != WB_NONE && all->form[all->branch[b]].cls == some->form[some->branch[b]].cls);
	for (int k = 0; k < 2; k++) {
		fn->divergence = (struct wb_divergence *)(uintptr_t)(k ? some : all);
		alike[k] = !wb_barriers_aligned(t->cx, fn);
	}
	fn->divergence = (struct wb_divergence *)(uintptr_t)kept;
	return same && alike[0] == alike[1];
}

/* Whether what bounds look at, asked for without anything else, gets the same answers. */
static bool
same_alone(struct trial *t)
{
	const struct wb_divergence *all = t->fn->divergence, *some;
	struct wb_pass_env env = {
		.module = t->module, .machine = t->machine, .launch = t->launch, .asks = WB_ASKS_BOUNDS
	};
	bool same;

	if (wb_run_pass(t->cx, t->fn, &env, &wb_pass_info[WB_PASS_DIVERGENCE]) != WB_OK)
		return false;
	some = t->fn->divergence;
	t->fn->divergence = (struct wb_divergence *)(uintptr_t)all;
	same = some->naccess == all->naccess && same_branches(t, all, some);
	for (uint32_t k = 0; same && k < all->naccess; k++) {
		const struct wb_div_access *a = &all->access[k], *b = &some->access[k];

		same = a->known == b->known && memcmp(a->stride, b->stride, sizeof a->stride) == 0 &&
			a->breaks == b->breaks && a->align_bits == b->align_bits && a->align_low == b->align_low &&
			a->most_trans == b->most_trans && a->most_rounds == b->most_rounds && b->from == WB_NONE;
	}
	return same;
}

static const char *
execute(struct trial *t, struct tally *sum)
{
	struct claims *c;
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t n;

	if (!analyse(t))
		return "it cannot be read or analysed";
	if (!same_alone(t))
		return "what bounds look at gets other answers if it is asked for alone";
	c = claims_new(t->cx, t->fn, t->launch, t->machine, &sum->claims);
	if (wb_sim_prepare(t->cx, t->module, t->fn, t->launch, t->machine, read_beside, (void *)(uintptr_t)t->dir, &sim,
		    &buffer, &nbuffer) != WB_OK)
		return "it cannot be prepared";
	claims_watch(c, sim);
	if (wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK && n < MOST_STEPS && !claims_wrong(c))
		return "it does not run to its end";
	return claims_wrong(c);
}

static void
finish(struct tally *sum, const char *name, const char *bad)
{
	sum->kernels++;
	if (!bad)
		return;
	sum->failed++;
	printf("%s: %s\n", name, bad);
}

/* A kernel that shows a mistake goes to DIVERGENCE_DIR, if that is set. */
static void
keep(struct wb_ctx *cx, const char *kind, uint64_t seed, uint64_t number, const char *bad, const char *text,
	size_t bytes)
{
	FILE *f = NULL;

	if (bad && getenv("DIVERGENCE_DIR"))
		f = fopen(wb_format(cx->unit, "%s/%s-%llu-%llu.s", getenv("DIVERGENCE_DIR"), kind,
				  (unsigned long long)seed, (unsigned long long)number),
			"w");
	if (!f)
		return;
	fwrite(text, 1, bytes, f);
	fclose(f);
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

	shape.steps = shape.steps > 400 ? 400 : shape.steps;
	randkernel_make(cx, &r, base, &shape, k);
	t.machine = &k->machine;
	t.launch = &k->launch;
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "random.s", k->text, k->bytes), NULL, &t.module) ==
		WB_OK)
		bad = execute(&t, sum);
	finish(sum,
		wb_format(cx->unit, "kernel %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed),
		bad);
	keep(cx, "kernel", seed, number, bad, k->text, k->bytes);
	wb_ctx_free(cx);
}

/* Arithmetic on ids, with conditions and addresses made from it. */
static void
run_lanes(struct tally *sum, const struct wb_machine *base, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randlanes *k = WB_NEW(cx->unit, struct randlanes, 1);
	struct trial t = { .cx = cx, .dir = ".", .machine = base, .launch = &k->launch };
	struct rng r = rng_new(seed * 0x100000001b3u + number + 77);
	const char *bad = "it cannot be read";

	randlanes_make(cx, &r, k);
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "lanes.s", k->text, k->bytes), NULL, &t.module) ==
		WB_OK)
		bad = execute(&t, sum);
	finish(sum,
		wb_format(cx->unit, "lanes %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed),
		bad);
	keep(cx, "lanes", seed, number, bad, k->text, k->bytes);
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

static void
run_file(struct tally *sum, const struct wb_machine *base, const char *kernel, const char *launch)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	char *dir = wb_strdup(cx->unit, launch), *slash = strrchr(dir, '/');
	struct trial t = { .cx = cx, .machine = base, .dir = slash ? dir : "." };
	const char *bad = "it cannot be read";
	uint16_t source = load(cx, kernel), xml = load(cx, launch);

	if (slash)
		*slash = '\0';
	if (!source || !xml || wb_gcn_read(cx, source, NULL, &t.module) != WB_OK)
		finish(sum, kernel, bad);
	for (uint32_t f = 0; t.module && f < t.module->nfn; f++) {
		if (!t.module->fn[f]->is_kernel)
			continue;
		t.only = t.module->fn[f];
		if (wb_launch_read(cx, xml, t.only->name, &t.launch) == WB_OK)
			bad = execute(&t, sum);
		finish(sum, wb_format(cx->unit, "%s: %s", kernel, t.only->name), bad);
		bad = "it cannot be read";
	}
	wb_ctx_free(cx);
}

static void
put_classes(const char *what, const uint64_t *n)
{
	printf("%s operands read:", what);
	for (int k = 0; k < WB_DIV_COUNT; k++)
		printf(" %llu %s%s", (unsigned long long)n[k], wb_div_class_name[k], k + 1 < WB_DIV_COUNT ? "," : "\n");
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
			run_file(&t, base, argv[k], argv[k + 1]);
	} else {
		uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
			 n = argc > 2 ? strtoull(argv[2], NULL, 0) : 5000,
			 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;

		for (uint64_t k = first; k < first + n; k++) {
			run_random(&t, base, seed, k);
			run_lanes(&t, base, seed, k);
		}
	}
	put_classes("vector", t.claims.vector);
	put_classes("scalar", t.claims.scalar);
	printf("%llu of %llu accesses proved below the worst, %llu as bad as the cost table has it\n",
		(unsigned long long)t.claims.proved, (unsigned long long)t.claims.accesses,
		(unsigned long long)t.claims.worst);
	printf("%llu of %llu conditions uniform; %llu values compared between waves\n",
		(unsigned long long)t.claims.uniform_masks, (unsigned long long)t.claims.masks,
		(unsigned long long)t.claims.shared);
	printf("%llu executions of arms that exclude others, %llu of them by cases of a number\n",
		(unsigned long long)t.claims.arms, (unsigned long long)t.claims.cases);
	if (!t.claims.worst || !t.claims.vector[WB_DIV_WAVE] || !t.claims.vector[WB_DIV_AFFINE] ||
		!t.claims.vector[WB_DIV_LAUNCH] || !t.claims.shared ||
		(t.kernels > 4000 && (t.claims.arms < t.claims.cases + 100 || t.claims.cases < 1000)))
		t.failed += !t.failed;
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.kernels - t.failed), (unsigned long long)t.failed);
	wb_ctx_free(keep);
	return t.failed != 0;
}
