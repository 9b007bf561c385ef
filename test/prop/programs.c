/* test/prop/programs.c -- no run of a random program takes longer than a bound, or contradicts what an analysis said.
 *
 * Programs are made of every form of instruction that the reader accepts, of calls, and of spills to lanes and to
 * private memory (test/lib/randprogram.c), for gfx803, gfx900, gfx906, gfx908, gfx90a, gfx942, gfx1010, gfx1030 and
 * gfx1100, each with a random machine and launch; test/lib/trial.h says what is held against what.
 *
 *	programs [-t SECONDS] [SEED [PROGRAMS [FIRST]]]
 *
 * A program that fails is made smaller before it is written (test/lib/prop.h).
 */
#include <string.h>
#include <unistd.h>

#include "../lib/prop.h"
#include "../lib/randprogram.h"
#include "../lib/shrink.h"
#include "../lib/trial.h"

#define CONTENTS 2u		/* of memory, per program */
#define STEPS 4000u		/* of a run with a bound */
#define STEPS_OPEN 500u	/* of one without */
#define SECONDS 20u		/* for one program: more is a hang of the analysis */
#define FORMS 6000u		/* instructions per target that programs are made of */
#define FORMS_LAST 30000u	/* programs; then others are drawn */
#define PROVED 3u		/* of so many programs one is proved again, which takes longer than all else together */
#define MOST_SHRUNK 10u

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
	{ 0x1200, 32, "navi44" },
	{ 0x1200, 64, "navi44-wave64" },
};

struct tally {
	uint64_t forms;
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
report(const struct randprogram *p, const char *wrong)
{
	struct smaller s = { .machine = &p->machine, .launch = &p->launch };

	trial_limit(0);
	prop_fail("%s", wrong);
	if (prop_failed() > MOST_SHRUNK)
		return;
	prop.text = shrink_assembly(prop.cx->unit, p->text, still_fails, &s);
	printf("	smaller: %s\n", s.wrong);
}

static void
run_one(struct tally *t, const struct wb_machine *const *base, const struct randforms *const *forms)
{
	struct randprogram *p = WB_NEW(prop.cx->unit, struct randprogram, 1);
	struct trial *tr = WB_NEW(prop.cx->unit, struct trial, 1);
	uint32_t k = (uint32_t)(prop.number % WB_COUNT(target));
	uint64_t bounded = t->trials.bounded;

	trial_running("program %llu of seed %llu", (unsigned long long)prop.number, (unsigned long long)prop.seed);
	trial_limit(SECONDS);
	randprogram_make(prop.cx, &prop.r, base[k], forms[k], target[k].gfx, target[k].lanes, p);
	prop.text = p->text;
	prop_launch(&p->machine, &p->launch);
	*tr = trial_of(prop.cx, &t->trials, &p->machine, &p->launch);
	tr->unproved = prop.number % PROVED != 0;
	trial_run(tr, p->text, p->bytes);
	t->calls += t->trials.bounded > bounded && strstr(p->text, "s_swappc_b64") != NULL;
	t->spills += t->trials.bounded > bounded &&
		(strstr(p->text, "v_readlane_b32 s8, v31") || strstr(p->text, "v31, off"));
	if (*tr->wrong)
		report(p, tr->wrong);
	trial_limit(0);
}

/* ---- all of them ---------------------------------------------------------------------------------------------- */
static void
run_all(struct tally *t)
{
	const struct randforms *forms[WB_COUNT(target)];
	struct wb_ctx *keep = NULL;
	const struct wb_machine *base[WB_COUNT(target)];
	uint64_t drawn = UINT64_MAX;

	while (prop_next()) {
		if (prop.number / FORMS_LAST != drawn) {
			drawn = prop.number / FORMS_LAST;
			wb_ctx_free(keep);
			keep = wb_ctx_new(NULL);
			for (uint32_t g = 0; g < WB_COUNT(target); g++) {
				struct rng r = rng_new(prop.seed * 0x9e3779b97f4a7c15u + drawn * WB_COUNT(target) + g);

				base[g] = prop_machine(target[g].machine);
				forms[g] = randprogram_forms(keep->unit, &r, target[g].gfx, target[g].lanes, FORMS);
				for (uint32_t f = 0; f < FORM_KINDS; f++)
					t->forms += forms[g]->line[f].n;
			}
		}
		run_one(t, base, forms);
	}
	wb_ctx_free(keep);
}

/* Whether a good part of the facts is proved again; what they are is in test/lib/rechecked.h. */
static bool
proves_again(const struct trial_tally *x, uint64_t programs)
{
	const uint64_t (*fact)[WB_RECHECK_WRONG] = x->rechecked.fact;

	return fact[WB_RECHECK_LAYOUT][WB_RECHECK_PROVED] > programs / 2 &&
		fact[WB_RECHECK_COST][WB_RECHECK_PROVED] > programs &&
		fact[WB_RECHECK_LOOP][WB_RECHECK_PROVED] > programs / 10 &&
		fact[WB_RECHECK_BRANCH][WB_RECHECK_PROVED] > programs / 20 &&
		fact[WB_RECHECK_BARRIERS][WB_RECHECK_PROVED] && fact[WB_RECHECK_ACCESS][WB_RECHECK_PROVED];
}

int
main(int argc, char **argv)
{
	struct tally t = { 0 };
	const struct trial_tally *x = &t.trials;

	prop_start(argc, argv, 20000);
	trial_watch_signals();
	run_all(&t);
	trial_print(x);
	prop_tried(t.forms, WB_COUNT(target) * FORMS / 2, "instructions that they are made of");
	prop_tried(x->bounded, prop.count / 2, "programs with a bound");
	prop_part(prop.count - x->unread, prop.count, 98, "programs read");
	prop_part(x->runs - x->faults, x->runs, 95, "runs without a fault");
	prop_tried(x->claims.shared, 1, "values compared between waves");
	prop_tried(x->rows, 1, "sums of rows");
	prop_tried(t.calls, prop.count / 100, "programs with a bound and calls");
	prop_tried(t.spills, prop.count / 200, "with spills of scalars");
	prop_tried(proves_again(x, prop.count / PROVED), 1, "a good part of the facts is proved again");
	return prop_end();
}
