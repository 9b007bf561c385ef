/* test/prop/compiled.c -- no run of a compiled kernel takes longer than a bound, or contradicts what an analysis said.
 *
 * Kernels as clang emits them: test/compiled holds random OpenCL (test/lib/randopencl.c) compiled for gfx803, gfx900,
 * gfx906, gfx908, gfx90a and gfx942 at -O0 to -O3. Each is analysed and run for several machines and launches;
 * test/lib/trial.h says what is held against what.
 *
 *	compiled [FILE.s ...]			these
 *	compiled [SEED [COUNT [FIRST]]]		so many kernels of test/compiled
 *	compiled -g [-t SECONDS] [SEED [COUNT [FIRST]]]	so many programs, compiled now, for gfx10 and gfx11 (waves of
 *							32 and of 64 lanes, CU mode), too
 *	compiled -w DIRECTORY SEED			writes what test/compiled holds
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../lib/files.h"
#include "../lib/prop.h"
#include "../lib/randkernel.h"
#include "../lib/randopencl.h"
#include "../lib/trial.h"
#include "wavebound/gcn.h"

#define PER_FILE 9u		/* kernels of a program */
#define FILES 24u		/* of test/compiled: each target at each level */
#define SPREAD 35u		/* has no divisor in common with FILES * PER_FILE */
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
	{ "gfx1200", "", "navi44" },
	{ "gfx1200", "-mwavefrontsize64", "navi44-wave64" },
};

struct tally {
	uint64_t kernels, trials_run;
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
/* Random launch and machine @number; what is wrong, or NULL. What it is about belongs to @cx. */
static const char *
try(struct wb_ctx *cx, struct trial_tally *tally, const struct wb_machine *base, const char *kernel, uint64_t number,
	const char *text)
{
	struct wb_machine *m = WB_NEW(cx->unit, struct wb_machine, 1);
	struct trial *t = WB_NEW(cx->unit, struct trial, 1);
	struct rng r = rng_new(number);

	choose_machine(&r, base, m);
	*t = (struct trial){ .cx = cx,
		.tally = tally,
		.machine = m,
		.launch = launch_of(cx, kernel, &r),
		.contents = 2,
		.steps = 60000,
		.steps_open = 20000 };
	trial_run(t, text, strlen(text));
	if (*t->wrong)
		prop_launch(m, &t->launch);
	return *t->wrong ? t->wrong : NULL;
}

/* As above, and what is wrong is done again for the case to keep it. */
static bool
is_right(struct tally *t, const struct wb_machine *base, const char *kernel, uint64_t number, const char *text)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	bool right = !try(cx, &t->trials, base, kernel, number, text);
	struct trial_tally none = { 0 };
	const char *wrong;

	wb_ctx_free(cx);
	prop_launch(NULL, NULL);
	if (right)
		return true;
	trial_limit(0);
	prop.text = text;
	wrong = try(prop.cx, &none, base, kernel, number, text);
	prop_fail("%s, launch %llu: %s", kernel, (unsigned long long)number, wrong ? wrong : "wrong, but not again");
	return false;
}

/* The @n-th kernel of @text, if there are so many, with @launches random launches. */
static void
run_kernel(struct tally *t, const struct wb_machine *base, const char *path, const char *text, uint32_t n,
	uint64_t seed, uint32_t launches)
{
	char kernel[16], start[24];

	snprintf(kernel, sizeof kernel, "k%u", n);
	snprintf(start, sizeof start, "\nk%u:", n);
	if (!strstr(text, start))
		return;
	t->kernels++;
	for (uint32_t l = 0; l < launches; l++) {
		uint64_t number = seed * 1000003 + n * 64 + l;

		trial_running("%s: %s, launch %llu", path, kernel, (unsigned long long)number);
		trial_limit(SECONDS);
		t->trials_run++;
		if (!is_right(t, base, kernel, number, text))
			break;
	}
	trial_limit(0);
}

/* Kernels [@first, @end) of a file. */
static void
run_file(struct tally *t, const struct wb_machine *base, const char *path, uint32_t first, uint32_t end, uint64_t seed,
	uint32_t launches)
{
	const char *text = files_read(prop.cx->unit, path, NULL);

	if (prop_expect(text, "%s: cannot be read", path))
		for (uint32_t n = first; n < end; n++)
			run_kernel(t, base, path, text, n, seed, launches);
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
run_generated(struct tally *t)
{
	const struct wb_machine *base[WB_COUNT(now)];
	struct wb_ctx *keep = wb_ctx_new(NULL);
	char dir[] = "/tmp/compiled.XXXXXX", path[64];

	for (size_t k = 0; k < WB_COUNT(now); k++) {
		const struct wb_kernel_desc desc = { .cu_mode = strstr(now[k].option, "cumode") != NULL };

		base[k] = prop_machine(now[k].machine);
		if (wb_machine_in_mode(keep, &desc, &base[k]) != WB_OK)
			exit(1);
	}
	if (!mkdtemp(dir))
		exit(1);
	snprintf(path, sizeof path, "%s/k.s", dir);
	while (prop_next()) {
		uint64_t number = prop.seed + prop.number / 4;
		size_t c = number % WB_COUNT(now);

		if (prop_expect(compile(number, now[c].cpu, now[c].option, (uint32_t)(prop.number % 4), path),
			    "it cannot be compiled"))
			run_file(t, base[c], path, 0, PER_FILE, number, 3);
	}
	files_remove(dir);
	wb_ctx_free(keep);
}

/* The @k-th file of @dir, for a target and a level. */
static const char *
file_of(char path[256], const char *dir, uint32_t k)
{
	snprintf(path, 256, "%s/%s-O%u.s", dir, target[k % WB_COUNT(target)], k / (uint32_t)WB_COUNT(target));
	return path;
}

/* A kernel of test/compiled. Cases that follow each other are of files far apart, so that any few of them are of all
 * targets and levels: at -O0 a kernel takes ten times as long as at -O3. */
static void
run_drawn(struct tally *t)
{
	uint32_t of = FILES * PER_FILE, k = (uint32_t)((prop.seed + prop.number * SPREAD) % of);
	char path[256];

	run_file(t, prop_machine("vega"), file_of(path, "test/compiled", k / PER_FILE), k % PER_FILE, k % PER_FILE + 1,
		prop.number, 4);
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

int
main(int argc, char **argv)
{
	bool generated = argc > 1 && strcmp(argv[1], "-g") == 0, named = argc > 1 && strstr(argv[1], ".s");
	static char again[] = "compiled -g";	/* how a case is repeated */
	struct tally t = { 0 };

	if (argc > 3 && strcmp(argv[1], "-w") == 0)
		return write_all(argv[2], strtoull(argv[3], NULL, 0));
	trial_watch_signals();
	if (generated) {
		argv[1] = again;
		prop_start(argc - 1, argv + 1, 200);
		run_generated(&t);
	} else {
		prop_start(named ? 1 : argc, argv, named ? (uint64_t)argc - 1 : FILES * PER_FILE);
		while (prop_next())
			if (named)
				run_file(&t, prop_machine("vega"), argv[1 + prop.number], 0, PER_FILE, prop.number, 4);
			else
				run_drawn(&t);
	}
	trial_print(&t.trials);
	prop_tried(t.kernels, named ? 0 : 100, "kernels");
	prop_tried(t.trials_run, 0, "launches");
	prop_tried(t.trials.bounded, t.trials_run / 3, "bounded");
	prop_tried(t.trials.rows, named ? 0 : 1, "sums of rows");
	prop_tried(t.trials.claims.proved, named ? 0 : 1, "accesses proved below the worst");
	return prop_end();
}
