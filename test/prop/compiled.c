/* test/prop/compiled.c -- no run of a compiled kernel takes longer than a bound, or contradicts what an analysis said.
 *
 * Kernels as clang emits them: test/compiled holds random OpenCL (test/lib/randopencl.c) compiled for gfx803, gfx900,
 * gfx906, gfx908, gfx90a and gfx942 at -O0 to -O3. Each is analysed and run for several machines and launches;
 * test/lib/trial.h says what is held against what.
 *
 *	compiled [FILE.s ...]			those of test/compiled
 *	compiled [-t SECONDS] -g SEED [KERNELS]		programs from SEED on, compiled now, for gfx10 and gfx11
 *							(waves of 32 and of 64 lanes, CU mode) too
 *	compiled -w DIRECTORY SEED			writes what test/compiled holds
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../lib/files.h"
#include "../lib/randkernel.h"
#include "../lib/randopencl.h"
#include "../lib/shrink.h"
#include "../lib/trial.h"
#include "wavebound/gcn.h"

#define PER_FILE 9u		/* kernels of a program */
#define FILES 24u		/* of test/compiled: each target at each level */
#define SECONDS 120u		/* for one kernel and launch: more is a hang of the analysis */

static const char *const target[] = { "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942" };
/* Those that programs are compiled for now, beginning with the ones above. */
static const struct {
	const char *cpu, *option, *machine;
} now[] = {
	{ "gfx803", "", "vega" },
	{ "gfx900", "", "vega" },
	{ "gfx906", "", "vega" },
	{ "gfx908", "", "vega" },
	{ "gfx90a", "", "cdna2" },
	{ "gfx942", "", "cdna3" },
	{ "gfx1010", "", "rdna1" },
	{ "gfx1030", "", "rdna2" },
	{ "gfx1030", "-mcumode", "rdna2" },
	{ "gfx1030", "-mwavefrontsize64", "rdna2-wave64" },
	{ "gfx1100", "", "rdna3" },
	{ "gfx1100", "-mwavefrontsize64", "rdna3-wave64" },
	{ "gfx1100", "-mwavefrontsize64 -mcumode", "rdna3-wave64" },
	{ "gfx1150", "", "strix-point" },
};

struct tally {
	uint64_t kernels, trials_run, failed;
	struct trial_tally trials;
};

/* ---- launches ---------------------------------------------------------------------------------------- */
static void
add_buffer(struct wb_ctx *cx, struct wb_launch *l, const char *name)
{
	struct wb_launch_arg a = {
		.name = name, .index = WB_NONE, .is_buffer = true, .init = WB_BUF_RANDOM, .bytes = RANDOPENCL_BYTES
	};

	WB_PUSH(cx->unit, &l->arg, a);
}

static void
add_value(struct wb_ctx *cx, struct wb_launch *l, const char *name, const char *value)
{
	struct wb_launch_arg a = { .name = name, .index = WB_NONE, .value = value };

	WB_PUSH(cx->unit, &l->arg, a);
}

static struct wb_launch
launch_of(struct wb_ctx *cx, const char *kernel, struct rng *r)
{
	static const uint32_t size[] = { 64, 128, 100, 64, 256, 33, 192 };
	uint32_t items = size[rng_below(r, WB_COUNT(size))], groups = rng_between(r, 1, 3);
	struct wb_launch l = {
		.kernel = kernel, .dims = 1, .grid = { (uint64_t)items * groups, 1, 1 }, .workgroup = { items, 1, 1 }
	};

	if (rng_chance(r, 30))
		l.grid[0] -= rng_below(r, items);
	add_buffer(cx, &l, "a");
	add_buffer(cx, &l, "b");
	add_value(cx, &l, "n", wb_format(cx->unit, "%d", (int)rng_below(r, 24) - 4));
	add_value(cx, &l, "m", wb_format(cx->unit, "%u", rng_below(r, 100)));
	add_value(cx, &l, "wide",
		wb_format(cx->unit, "%llu", (unsigned long long)(rng_next(r) >> rng_between(r, 8, 60))));
	add_value(cx, &l, "f", rng_chance(r, 50) ? "0.75" : "-3.5");
	add_value(cx, &l, "p",
		wb_format(cx->unit, "%u,%u,%u,%u", rng_below(r, 16), rng_below(r, 16),
			rng_chance(r, 50) ? 0x3f000000 : 0xc0400000, rng_below(r, 1000)));
	return l;
}

static void
choose_machine(struct rng *r, const struct wb_machine *base, struct wb_machine *m)
{
	*m = *base;
	if (rng_chance(r, 60))
		randkernel_machine(r, base, m);
	m->vgprs = base->vgprs;		/* everything fits */
	m->sgprs = base->sgprs;
	m->lds_bytes = m->lds_max_bytes = base->lds_bytes;
	m->waves = m->waves * m->simds < 4 ? 4 : m->waves;
}

/* ---- one kernel ------------------------------------------------------------------------------------------ */
struct kernel_trial {
	const struct wb_machine *base;
	const char *kernel;
	uint64_t number;		/* of the random launch and machine */
	struct trial_tally *tally;
	char wrong[320];
	struct wb_out machine, launch;
};

static bool
try(void *user, const char *text, size_t bytes)
{
	struct kernel_trial *k = user;
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_machine m;
	struct rng r = rng_new(k->number);
	struct trial *t = WB_NEW(cx->unit, struct trial, 1);
	bool bad;

	choose_machine(&r, k->base, &m);
	*t = (struct trial){ .cx = cx,
		.tally = k->tally,
		.machine = &m,
		.launch = launch_of(cx, k->kernel, &r),
		.contents = 2,
		.steps = 60000,
		.steps_open = 20000 };
	trial_run(t, text, bytes);
	bad = *t->wrong;
	if (bad) {
		memcpy(k->wrong, t->wrong, sizeof(k->wrong));
		if (k->launch.arena && !k->launch.n) {
			randkernel_machine_xml(&m, &k->machine);
			randkernel_launch_xml(&t->launch, &k->launch);
		}
	}
	wb_ctx_free(cx);
	return bad;
}

static void
write_file(const char *path, const char *at, size_t n)
{
	FILE *f = fopen(path, "w");

	if (!f || fwrite(at, 1, n, f) != n)
		printf("%s cannot be written\n", path);
	if (f)
		fclose(f);
}

static void
report(struct kernel_trial *k, const char *name, const char *text, uint64_t failed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trial_tally none = { 0 };
	const char *dir = getenv("PROGRAMS_DIR"), *to;

	printf("%s: %s, launch %llu: %s\n", name, k->kernel, (unsigned long long)k->number, k->wrong);
	fflush(stdout);
	alarm(0);
	k->tally = &none;
	k->machine = wb_out_new(cx->unit);
	k->launch = wb_out_new(cx->unit);
	if (!try(k, text, strlen(text)))
		printf("    not again\n");
	to = wb_format(cx->unit, "%s/compiled-%llu", dir ? dir : ".", (unsigned long long)failed);
	write_file(wb_format(cx->unit, "%s.s", to), text, strlen(text));
	write_file(wb_format(cx->unit, "%s.machine.xml", to), k->machine.at, k->machine.n);
	write_file(wb_format(cx->unit, "%s.launch.xml", to), k->launch.at, k->launch.n);
	printf("    written to %s.*\n", to);
	fflush(stdout);
	wb_ctx_free(cx);
}

/* Every kernel of @text, with @launches random launches each. */
static void
run_text(struct tally *t, const struct wb_machine *base, const char *name, const char *text, uint64_t seed,
	uint32_t launches)
{
	for (uint32_t n = 0; n < PER_FILE; n++) {
		char kernel[16], start[24];

		snprintf(kernel, sizeof kernel, "k%u", n);
		snprintf(start, sizeof start, "\nk%u:", n);
		if (!strstr(text, start))
			continue;
		t->kernels++;
		for (uint32_t l = 0; l < launches; l++) {
			struct kernel_trial k = { .base = base,
				.kernel = kernel,
				.number = seed * 1000003 + n * 64 + l,
				.tally = &t->trials };

			trial_under_way("%s: %s, launch %llu", name, kernel, (unsigned long long)k.number);
			alarm(SECONDS);
			t->trials_run++;
			if (!try(&k, text, strlen(text)))
				continue;
			report(&k, name, text, t->failed++);
			break;
		}
		alarm(0);
	}
}

static void
run_file(struct tally *t, const struct wb_machine *base, const char *path, uint64_t seed, uint32_t launches)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	const char *text = files_read(cx->unit, path, NULL);

	if (text)
		run_text(t, base, path, text, seed, launches);
	else
		printf("%s: cannot be read\n", path), t->failed++;
	wb_ctx_free(cx);
}

/* ---- compiling --------------------------------------------------------------------------------------------- */
/* Program @seed for @cpu at -O@level, without comments, to @to; false if the compiler fails. */
static bool
compile(uint64_t seed, const char *cpu, const char *option, uint32_t level, const char *to)
{
	char source[4096], command[9000];
	FILE *f;
	bool ok;

	snprintf(source, sizeof source, "%s.cl", to);
	f = fopen(source, "w");
	if (!f)
		return false;
	randopencl_write(f, seed, PER_FILE, false);
	fclose(f);
	snprintf(command, sizeof command,
		"clang-19 -target amdgcn-amd-amdhsa -mcpu=%s %s -O%u -x cl -cl-std=CL1.2 -cl-kernel-arg-info -nogpulib "
		"-w -mcode-object-version=4 -S '%s' -o - "
		"| sed 's/[ \\t]*;.*$//' | grep -v '^$' >'%s' && test -s '%s'",
		cpu, option, level, source, to, to);
	ok = system(command) == 0;
	remove(source);
	return ok;
}

static void
run_generated(struct tally *t, struct wb_ctx *keep, uint64_t seed, uint64_t kernels, time_t until)
{
	const struct wb_machine *base[WB_COUNT(now)];
	char dir[] = "/tmp/compiled.XXXXXX", path[64];

	for (size_t k = 0; k < WB_COUNT(now); k++) {
		const struct wb_kernel_desc desc = { .cu_mode = strstr(now[k].option, "cumode") != NULL };

		if (wb_machine_load(keep, now[k].machine, &base[k]) != WB_OK ||
			wb_machine_in_mode(keep, &desc, &base[k]) != WB_OK)
			exit(1);
	}
	if (!mkdtemp(dir))
		exit(1);
	snprintf(path, sizeof path, "%s/k.s", dir);
	for (uint64_t k = 0; t->kernels < kernels && t->failed < 10 && (!until || time(NULL) < until); k++) {
		uint64_t number = seed + k / 4;
		size_t c = number % WB_COUNT(now);

		if (compile(number, now[c].cpu, now[c].option, (uint32_t)(k % 4), path))
			run_file(t, base[c], path, number, 3);
		else
			printf("program %llu cannot be compiled\n", (unsigned long long)number), t->failed++;
	}
	remove(path);
	rmdir(dir);
}

/* The @k-th file of @dir, for a target and a level. */
static const char *
file_of(char path[256], const char *dir, uint32_t k)
{
	snprintf(path, 256, "%s/%s-O%u.s", dir, target[k % WB_COUNT(target)], k / (uint32_t)WB_COUNT(target));
	return path;
}

static int
write_all(const char *dir, uint64_t seed)
{
	char path[256];

	for (uint32_t k = 0; k < FILES; k++)
		if (!compile(seed + k, target[k % WB_COUNT(target)], "", k / (uint32_t)WB_COUNT(target),
			    file_of(path, dir, k)))
			return 1;
	return 0;
}

static void
run_all(struct tally *t, const struct wb_machine *base)
{
	char path[256];

	for (uint32_t k = 0; k < FILES; k++)
		run_file(t, base, file_of(path, "test/compiled", k), k, 4);
	if (t->kernels < 100 || t->trials.bounded < t->trials_run / 3 || !t->trials.rows || !t->trials.claims.proved)
		printf("too little is tested\n"), t->failed++;
}

int
main(int argc, char **argv)
{
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *base;
	struct tally t = { 0 };
	time_t until = 0;

	if (argc > 3 && strcmp(argv[1], "-w") == 0)
		return write_all(argv[2], strtoull(argv[3], NULL, 0));
	if (argc > 2 && strcmp(argv[1], "-t") == 0) {
		until = time(NULL) + strtol(argv[2], NULL, 10);
		argc -= 2;
		argv += 2;
	}
	if (wb_machine_load(keep, "vega", &base) != WB_OK)
		return 1;
	trial_watch_signals();
	if (argc > 2 && strcmp(argv[1], "-g") == 0)
		run_generated(&t, keep, strtoull(argv[2], NULL, 0), argc > 3 ? strtoull(argv[3], NULL, 0) : 2000,
			until);
	else if (argc == 1)
		run_all(&t, base);
	else
		for (int k = 1; k < argc; k++)
			run_file(&t, base, argv[k], (uint64_t)k, 4);
	printf("%llu kernels, %llu launches: ", (unsigned long long)t.kernels, (unsigned long long)t.trials_run);
	trial_print(&t.trials);
	printf("%llu passed, %llu failed\n", (unsigned long long)t.kernels, (unsigned long long)t.failed);
	wb_ctx_free(keep);
	return t.failed != 0;
}
