/* test/prop/programs.c -- no run of a random program takes longer than a bound, or contradicts what an analysis said.
 *
 * Programs are made of every form of instruction that the reader accepts, of calls, and of spills to lanes and to
 * private memory (test/lib/randprogram.c), for gfx803, gfx900, gfx906, gfx908, gfx90a, gfx942, gfx1010, gfx1030 and
 * gfx1100, each with a random machine and launch; test/lib/trial.h says what is held against what.
 *
 *	programs [-t SECONDS] [SEED [PROGRAMS [FIRST]]]
 *
 * A program that fails is made smaller, and written with machine and launch to programs-SEED-NUMBER.* in $PROGRAMS_DIR,
 * else the current directory:
 *	wavebound analyze programs-1-17.s -m ./programs-1-17.machine.xml --observe programs-1-17.launch.xml
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../lib/randkernel.h"
#include "../lib/randprogram.h"
#include "../lib/shrink.h"
#include "../lib/trial.h"

#define CONTENTS 2u		/* of memory, per program */
#define STEPS 4000u		/* of a run with a bound */
#define STEPS_OPEN 500u	/* of one without */
#define SECONDS 20u		/* for one program: more is a hang of the analysis */
#define FORMS 6000u		/* instructions per target that programs are made of */
#define FORMS_LAST 30000u	/* programs; then others are drawn */
#define MOST_FAILURES 10u

static const struct {
	uint32_t gfx, lanes;
	const char *machine;
} target[] = {
	{ 0x803, 64, "vega" },
	{ 0x900, 64, "vega" },
	{ 0x906, 64, "vega" },
	{ 0x908, 64, "vega" },
	{ 0x90a, 64, "vega" },
	{ 0x942, 64, "vega" },
	{ 0x1010, 32, "rdna1" },
	{ 0x1030, 32, "rdna2" },
	{ 0x1030, 64, "rdna2-wave64" },
	{ 0x1100, 32, "rdna3" },
	{ 0x1100, 64, "rdna3-wave64" },
	{ 0x1150, 32, "strix-point" },
	{ 0x1150, 64, "strix-point-wave64" },
};

struct tally {
	uint64_t programs, failed, forms;
	uint64_t calls, spills;		/* programs with a bound that have them */
	struct trial_tally trials;
};


/* ---- failures --------------------------------------------------------------------------------------------- */
static struct trial
trial_of(struct wb_ctx *cx, struct trial_tally *t, const struct wb_machine *m, const struct wb_launch *l)
{
	return (struct trial){ .cx = cx,
		.tally = t,
		.machine = m,
		.launch = *l,
		.contents = CONTENTS,
		.steps = STEPS,
		.steps_open = STEPS_OPEN };
}

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
	struct trial_tally none = { 0 };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct trial *t = WB_NEW(cx->unit, struct trial, 1);
	bool bad;

	*t = trial_of(cx, &none, s->machine, s->launch);
	trial_run(t, text, bytes);
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
	const char *name = wb_format(cx->unit, "%s/programs-%llu-%llu", dir ? dir : ".", (unsigned long long)seed,
		(unsigned long long)number);
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
	printf("program %llu of seed %llu: %s\n    alone: programs %llu 1 %llu; smaller, %s.s: %s\n",
		(unsigned long long)number, (unsigned long long)seed, wrong, (unsigned long long)seed,
		(unsigned long long)number, name, s.wrong);
	fflush(stdout);
}

static void
run_one(struct tally *t, const struct wb_machine *const *base, const struct randforms *const *forms, uint64_t seed,
	uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randprogram *p = WB_NEW(cx->unit, struct randprogram, 1);
	struct trial *tr = WB_NEW(cx->unit, struct trial, 1);
	struct rng r = rng_new(seed * 0x100000001b3u + number + 0x5eed);
	uint32_t k = (uint32_t)(number % WB_COUNT(target));
	uint64_t bounded = t->trials.bounded;

	trial_under_way("program %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed);
	alarm(SECONDS);
	randprogram_make(cx, &r, base[k], forms[k], target[k].gfx, target[k].lanes, p);
	*tr = trial_of(cx, &t->trials, &p->machine, &p->launch);
	trial_run(tr, p->text, p->bytes);
	t->programs++;
	t->calls += t->trials.bounded > bounded && strstr(p->text, "s_swappc_b64") != NULL;
	t->spills += t->trials.bounded > bounded &&
		(strstr(p->text, "v_readlane_b32 s8, v31") || strstr(p->text, "off, s[64:67], 0 offset:64"));
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
	const struct wb_machine *base[WB_COUNT(target)];
	uint64_t drawn = UINT64_MAX;

	for (uint64_t k = first; k < first + n && t->failed < MOST_FAILURES && (!until || time(NULL) < until); k++) {
		if (k / FORMS_LAST != drawn) {
			drawn = k / FORMS_LAST;
			wb_ctx_free(keep);
			keep = wb_ctx_new(NULL);
			for (uint32_t g = 0; g < WB_COUNT(target); g++) {
				struct rng r = rng_new(seed * 0x9e3779b97f4a7c15u + drawn * WB_COUNT(target) + g);

				if (wb_machine_load(keep, target[g].machine, &base[g]) != WB_OK)
					exit(1);
				forms[g] = randprogram_forms(keep->unit, &r, target[g].gfx, target[g].lanes, FORMS);
				for (uint32_t f = 0; f < FORM_KINDS; f++)
					t->forms += forms[g]->line[f].n;
			}
		}
		run_one(t, base, forms, seed, k);
	}
	wb_ctx_free(keep);
}

/* Whether a good part of the facts is proved again; what they are is in test/lib/rechecked.h. */
static bool
proves_again(const struct trial_tally *x, uint64_t programs)
{
	const uint64_t (*fact)[2] = x->rechecked.fact;

	return fact[WB_RECHECK_LAYOUT][WB_RECHECK_PROVED] > programs / 2 &&
		fact[WB_RECHECK_COST][WB_RECHECK_PROVED] > programs &&
		fact[WB_RECHECK_LOOP][WB_RECHECK_PROVED] > programs / 10 &&
		fact[WB_RECHECK_BRANCH][WB_RECHECK_PROVED] > programs / 20 &&
		fact[WB_RECHECK_BARRIERS][WB_RECHECK_PROVED] && fact[WB_RECHECK_ACCESS][WB_RECHECK_PROVED];
}

int
main(int argc, char **argv)
{
	time_t until = 0;
	uint64_t seed, n, first, few = 0;
	struct tally t = { 0 };
	const struct trial_tally *x = &t.trials;

	if (argc > 2 && strcmp(argv[1], "-t") == 0) {
		until = time(NULL) + strtol(argv[2], NULL, 10);
		argc -= 2;
		argv += 2;
	}
	seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
	n = argc > 2 ? strtoull(argv[2], NULL, 0) : 20000;
	first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
	trial_watch_signals();
	run_all(&t, seed, n, first, until);
	printf("%llu programs made of %llu instructions: ", (unsigned long long)t.programs,
		(unsigned long long)t.forms);
	trial_print(&t.trials);
	printf("%llu with a bound and calls, %llu with spills of scalars\n", (unsigned long long)t.calls,
		(unsigned long long)t.spills);
	if (t.programs >= 1000)	/* a generator that no longer tests anything */
		few = x->bounded < t.programs / 2 || x->unread > t.programs / 50 || x->faults > x->runs / 20 ||
			t.forms < WB_COUNT(target) * FORMS / 2 || !x->claims.shared || !x->rows ||
			!proves_again(x, t.programs) || t.calls < t.programs / 100 || t.spills < t.programs / 200;
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.programs - t.failed),
		(unsigned long long)(t.failed + few));
	return t.failed || few;
}
