/* test/prop/programs.c -- no run of a random program takes longer than a bound, or contradicts what an analysis said.
 *
 * Programs are made of every form of instruction that the reader accepts (test/lib/randprogram.c), for gfx803, gfx900
 * and gfx906, each with a random machine and launch. The whole chain analyses a program once; the simulator, which shares
 * nothing with it, executes it with several contents of memory. Of each run:
 *
 *	observed cycles <= every bound marked safe
 *	iterations of loops, paths of waves, rows of the flow program: test/lib/paths.h
 *	forms of operands, uniform masks, lines of accesses: test/lib/claims.h
 *
 * A program that cannot be bounded is run up to a limit all the same, and what was claimed about it must hold.
 *
 *	programs [-t SECONDS] [SEED [PROGRAMS [FIRST]]]
 *
 * A program that fails is made smaller, and written with machine and launch to programs-SEED-NUMBER.* in $PROGRAMS_DIR, else
 * the current directory:
 *	wavebound analyze programs-1-17.s -m ./programs-1-17.machine.xml --observe programs-1-17.launch.xml
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../lib/claims.h"
#include "../lib/paths.h"
#include "../lib/randkernel.h"
#include "../lib/randprogram.h"
#include "../lib/shrink.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"

#define CONTENTS 2u		/* of memory, per program */
#define STEPS 4000u		/* of a run with a bound */
#define STEPS_OPEN 500u	/* of one without */
#define SECONDS 20u		/* for one program: more is a hang of the analysis */
#define FORMS 6000u		/* instructions per target that programs are made of */
#define FORMS_LAST 30000u	/* programs; then others are drawn */
#define MOST_FAILURES 10u

static const uint32_t target[] = { 0x803, 0x900, 0x906 };

struct tally {
	uint64_t programs, unread, refused, open, bounded;
	uint64_t runs, faults, hangs, cut, instructions, rows;
	uint64_t failed, forms;
	struct claims_tally claims;
};

/* ---- crashes ---------------------------------------------------------------------------------------- */
static char under_way[80];	/* which program */

static void
on_signal(int s)
{
	const char *what = s == SIGALRM ? " takes too long\n" : " crashes\n";

	if (write(1, under_way, strlen(under_way)) < 0 || write(1, what, strlen(what)) < 0)
		_exit(3);
	_exit(2);
}

static void
watch_signals(void)
{
	static const int of[] = { SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGALRM };
	struct sigaction a = { .sa_handler = on_signal };

	for (uint32_t k = 0; k < WB_COUNT(of); k++)
		sigaction(of[k], &a, NULL);
}

/* ---- one program -------------------------------------------------------------------------------------- */
struct trial {
	struct wb_ctx *cx;
	struct tally *tally;
	const struct wb_machine *machine;
	struct wb_launch launch;
	struct wb_module *module;
	struct wb_fn *fn;
	char wrong[320];		/* the first thing that is wrong */
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

static enum wb_status
read_nothing(struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	(void)cx, (void)user, (void)l, (void)path, (void)at, (void)bytes;
	return WB_BAD_INPUT;
}

static enum wb_status
analyse(struct trial *t, const char *text, size_t bytes)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE, WB_PASS_COST };
	struct wb_pass_options none = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };
	struct wb_pass_env env = { .machine = t->machine, .launch = &t->launch };

	if (wb_gcn_read(t->cx, wb_file_add(t->cx->files, WB_FILE_TEXT, "program.s", text, bytes), NULL, &t->module) != WB_OK)
		return WB_BAD_INPUT;
	for (uint32_t f = 0; f < t->module->nfn; f++)
		t->fn = t->module->fn[f]->is_kernel ? t->module->fn[f] : t->fn;
	if (!t->fn || t->fn->refused || wb_launch_complete(t->cx, &t->launch, t->fn) != WB_OK)
		return WB_BAD_INPUT;
	env.module = t->module;
	return wb_run_passes(t->cx, t->fn, &env, list, WB_COUNT(list), &none);
}

/* Runs it with the contents that the launch says; @b NULL: it has no bound. */
static void
run(struct trial *t, const struct wb_kernel_bounds *b)
{
	struct paths *paths = paths_new(t->cx, t->module);
	struct claims *claims = claims_new(t->cx, t->fn, &t->launch, &t->tally->claims);
	struct wb_sim_buffer *buffer;
	struct wb_timed run;
	struct wb_sim *sim;
	uint32_t nbuffer;

	if (wb_sim_prepare(t->cx, t->module, t->fn, &t->launch, t->machine, read_nothing, NULL, &sim, &buffer, &nbuffer) != WB_OK) {
		fail(t, "it cannot be prepared");
		return;
	}
	claims_watch(claims, sim);
	if (wb_timed_run(t->cx, sim, t->module, t->fn, t->machine, 0, b ? STEPS : STEPS_OPEN, paths_of_run(paths, b), &run) != WB_OK) {
		t->tally->refused++;
		return;
	}
	t->tally->runs++;
	t->tally->instructions += run.instructions;
	t->tally->faults += run.status == WB_TIMED_FAULT;
	t->tally->hangs += run.status == WB_TIMED_HANG;
	t->tally->cut += run.status == WB_TIMED_STEP_LIMIT;
	t->tally->rows += paths_rows(paths);
	if (claims_wrong(claims))
		fail(t, "%s", claims_wrong(claims));
	if (paths_wrong(paths))
		fail(t, "%s", paths_wrong(paths));
	for (uint32_t k = 0; b && k < b->nbound; k++)
		if (b->bound[k].safe && run.cycles > b->bound[k].cycles)
			fail(t, "%llu cycles observed, the bound %s says %llu", (unsigned long long)run.cycles, b->bound[k].name, (unsigned long long)b->bound[k].cycles);
}

static void
check(struct trial *t, const char *text, size_t bytes)
{
	struct wb_bound_input in = { .machine = t->machine, .launch = &t->launch };
	enum wb_status s = analyse(t, text, bytes);
	struct wb_kernel_bounds b;

	if (s == WB_BAD_INPUT) {
		t->tally->unread++;
		return;
	}
	in.module = t->module;
	in.fn = t->fn;
	if (s == WB_OK)
		s = wb_kernel_bound(t->cx, &in, &b);
	if (s == WB_INTERNAL || s == WB_SOLVER || s == WB_NOMEM)
		fail(t, "no bound: status %d", (int)s);
	t->tally->bounded += s == WB_OK;
	t->tally->open += s == WB_UNBOUNDED;
	t->tally->refused += s != WB_OK && s != WB_UNBOUNDED;
	for (uint32_t k = 0; k < CONTENTS && t->fn->divergence && t->fn->bounds; k++) {
		randprogram_contents(&t->launch, k);
		run(t, s == WB_OK ? &b : NULL);
	}
}

/* ---- failures --------------------------------------------------------------------------------------------- */
/* A program without some of its instructions: whether it still fails. */
struct smaller {
	const struct wb_machine *machine;
	const struct wb_launch *launch;
	char wrong[320];
};

static bool
still_fails(void *user, const char *text, size_t bytes)
{
	struct smaller *s = user;
	struct tally none = { 0 };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trial *t = WB_NEW(cx->unit, struct trial, 1);
	bool bad;

	*t = (struct trial){ .cx = cx, .tally = &none, .machine = s->machine, .launch = *s->launch };
	check(t, text, bytes);
	bad = *t->wrong;
	if (bad)
		memcpy(s->wrong, t->wrong, sizeof(s->wrong));
	wb_ctx_free(cx);
	return bad;
}

static void
write_file(struct wb_ctx *cx, const char *name, const char *kind, const char *at, size_t n)
{
	const char *path = wb_format(cx->unit, "%s%s", name, kind);
	FILE *f = fopen(path, "w");

	if (!f || fwrite(at, 1, n, f) != n)
		printf("%s cannot be written\n", path);
	if (f)
		fclose(f);
}

static void
report(struct wb_ctx *cx, const struct randprogram *p, const char *wrong, uint64_t seed, uint64_t number)
{
	const char *dir = getenv("PROGRAMS_DIR");
	const char *name = wb_format(cx->unit, "%s/programs-%llu-%llu", dir ? dir : ".", (unsigned long long)seed, (unsigned long long)number);
	struct wb_out machine = wb_out_new(cx->unit), launch = wb_out_new(cx->unit);
	struct smaller s = { .machine = &p->machine, .launch = &p->launch };
	const char *text;

	alarm(0);
	text = shrink_assembly(cx->unit, p->text, still_fails, &s);
	randkernel_machine_xml(&p->machine, &machine);
	randkernel_launch_xml(&p->launch, &launch);
	write_file(cx, name, ".s", text, strlen(text));
	write_file(cx, name, ".machine.xml", machine.at, machine.n);
	write_file(cx, name, ".launch.xml", launch.at, launch.n);
	printf("program %llu of seed %llu: %s\n    alone: programs %llu 1 %llu; smaller, %s.s: %s\n", (unsigned long long)number, (unsigned long long)seed, wrong,
	       (unsigned long long)seed, (unsigned long long)number, name, s.wrong);
	fflush(stdout);
}

static void
run_one(struct tally *t, const struct wb_machine *base, const struct randforms *const *forms, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randprogram *p = WB_NEW(cx->unit, struct randprogram, 1);
	struct trial *tr = WB_NEW(cx->unit, struct trial, 1);
	struct rng r = rng_new(seed * 0x100000001b3u + number + 0x5eed);
	uint32_t k = (uint32_t)(number % WB_COUNT(target));

	snprintf(under_way, sizeof under_way, "program %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed);
	alarm(SECONDS);
	randprogram_make(cx, &r, base, forms[k], target[k], p);
	*tr = (struct trial){ .cx = cx, .tally = t, .machine = &p->machine, .launch = p->launch };
	check(tr, p->text, p->bytes);
	t->programs++;
	if (*tr->wrong) {
		t->failed++;
		report(cx, p, tr->wrong, seed, number);
	}
	alarm(0);
	wb_ctx_free(cx);
}

/* ---- all of them ---------------------------------------------------------------------------------------------- */
static void
run_all(struct tally *t, uint64_t seed, uint64_t n, uint64_t first, time_t until)
{
	const struct randforms *forms[WB_COUNT(target)];
	struct wb_ctx *keep = NULL;
	const struct wb_machine *base = NULL;
	uint64_t drawn = UINT64_MAX;

	for (uint64_t k = first; k < first + n && t->failed < MOST_FAILURES && (!until || time(NULL) < until); k++) {
		if (k / FORMS_LAST != drawn) {
			drawn = k / FORMS_LAST;
			wb_ctx_free(keep);
			keep = wb_ctx_new(NULL);
			if (wb_machine_load(keep, "vega", &base) != WB_OK)
				exit(1);
			for (uint32_t g = 0; g < WB_COUNT(target); g++) {
				struct rng r = rng_new(seed * 0x9e3779b97f4a7c15u + drawn * WB_COUNT(target) + g);

				forms[g] = randprogram_forms(keep->unit, &r, target[g], FORMS);
				for (uint32_t f = 0; f < FORM_KINDS; f++)
					t->forms += forms[g]->line[f].n;
			}
		}
		run_one(t, base, forms, seed, k);
	}
	wb_ctx_free(keep);
}

static void
print_tally(const struct tally *t)
{
#define N(x) (unsigned long long)(x)
	printf("%llu programs made of %llu instructions: %llu bounded, %llu with a loop without a bound, %llu refused, %llu not read\n", N(t->programs), N(t->forms), N(t->bounded), N(t->open),
	       N(t->refused), N(t->unread));
	printf("%llu runs, %llu wave instructions: %llu faults, %llu hangs, %llu over the limit\n", N(t->runs), N(t->instructions), N(t->faults), N(t->hangs), N(t->cut));
	printf("%llu sums of rows, %llu values compared between waves, %llu of %llu conditions uniform, %llu of %llu accesses proved below the worst\n", N(t->rows), N(t->claims.shared),
	       N(t->claims.uniform_masks), N(t->claims.masks), N(t->claims.proved), N(t->claims.accesses));
}

int
main(int argc, char **argv)
{
	time_t until = 0;
	uint64_t seed, n, first, few = 0;
	struct tally t = { 0 };

	if (argc > 2 && strcmp(argv[1], "-t") == 0) {
		until = time(NULL) + strtol(argv[2], NULL, 10);
		argc -= 2;
		argv += 2;
	}
	seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
	n = argc > 2 ? strtoull(argv[2], NULL, 0) : 20000;
	first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
	watch_signals();
	run_all(&t, seed, n, first, until);
	print_tally(&t);
	if (t.programs >= 1000)	/* a generator that no longer tests anything */
		few = t.bounded < t.programs / 2 || t.unread > t.programs / 50 || t.faults > t.runs / 20 || t.forms < WB_COUNT(target) * FORMS / 2 || !t.claims.shared || !t.rows;
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.programs - t.failed), (unsigned long long)(t.failed + few));
	return t.failed || few;
}
