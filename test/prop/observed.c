/* test/prop/observed.c -- no execution of a random kernel takes longer than a bound that is called safe.
 *
 * Random assembly for gfx900 and gfx803, a random machine, a random launch (test/lib/randkernel.c). Every one of these
 * kernels has a bound and ends. The whole chain analyses it, and the simulator, which shares nothing with the chain,
 * executes it: once with a single wave that has the device for itself, once as launched. Half of the machines have
 * times that are upper limits: there three more runs draw each time. test/lib/trial.h says what is held against what.
 *
 *	observed [SEED [KERNELS [FIRST]]]
 *
 * Prints how far above the observed time the bounds were.
 */
#include "../lib/prop.h"
#include "../lib/randkernel.h"
#include "../lib/trial.h"

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
	struct wb_ctx *keep;
	uint64_t barriers, calls, several, contended;
	uint64_t hits;			/* a bound rests on scalar loads of buffers that hit */
	bool alone;			/* the run is that of one wave */
};

static void
note_ratio(struct tally *t, const char *bound, double r)
{
	const char *name = wb_format(prop.cx->unit, "%s, %s", bound, t->alone ? "one wave" : "launch");
	uint32_t k = 0;

	while (k < t->nratio && strcmp(t->ratio[k].name, name) != 0)
		k++;
	if (k == MOST_BOUNDS)
		return;
	if (k == t->nratio) {
		t->ratio[k] = (struct ratios){
			wb_strdup(t->keep->unit, name), WB_NEW(t->keep->unit, double, prop.count), 0
		};
		t->nratio++;
	}
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
static void
on_run(void *user, const struct trial *tr, const struct wb_kernel_bounds *b, const struct wb_timed *run)
{
	struct tally *t = user;

	for (uint32_t k = 0; k < b->nbound; k++)
		if (b->bound[k].safe)
			note_ratio(t, b->bound[k].name, (double)b->bound[k].cycles / (double)run->cycles);
	if (wb_kernel_cycles(b) != WB_UNKNOWN)
		note_ratio(t, "smallest", (double)wb_kernel_cycles(b) / (double)run->cycles);
	t->hits += b->scalar_lines > b->argument_lines;
	if (t->alone)
		return;
	t->barriers += tr->fn->cost->has_barrier && b->waves_per_workgroup > 1;
	t->calls += tr->fn->cost->has_call;
	t->several += b->launch->workgroups > b->occupancy.workgroups_at_once;
	t->contended += b->waves > (uint64_t)tr->machine->cus * tr->machine->simds;
}

/* The first wave of @l alone. */
static struct wb_launch
one_wave(struct wb_launch l)
{
	l.dims = 1;
	l.workgroup[0] = l.workgroup[0] < 64 ? l.workgroup[0] : 64;
	l.grid[0] = l.workgroup[0];
	l.grid[1] = l.grid[2] = l.workgroup[1] = l.workgroup[2] = 1;
	return l;
}

static void
one_case(struct tally *t, struct trial_tally *sum, const struct wb_machine *base)
{
	struct randkernel *k = WB_NEW(prop.cx->unit, struct randkernel, 1);
	struct randkernel_shape shape = randkernel_draw(&prop.r);

	randkernel_make(prop.cx, &prop.r, base, &shape, k);
	prop.text = k->text;
	prop_launch(&k->machine, &k->launch);
	for (int alone = 1; alone >= 0; alone--) {
		struct trial tr = { .cx = prop.cx,
			.tally = sum,
			.machine = &k->machine,
			.launch = alone ? one_wave(k->launch) : k->launch,
			.contents = 1,
			.jitters = 3,
			.steps = MOST_STEPS,
			.only_times = !k->machine.scalar_bytes || rng_chance(&prop.r, 75),
			.timed = on_run,
			.user = t };

		tr.launch.kernel = "random";
		t->alone = alone;
		trial_run(&tr, k->text, k->bytes);
		prop_expect(!*tr.wrong, "%s: %s", alone ? "one wave" : "launch", tr.wrong);
	}
}

int
main(int argc, char **argv)
{
	struct tally t = { .keep = wb_ctx_new(NULL) };
	struct trial_tally sum = { 0 };
	const struct wb_machine *base;

	prop_start(argc, argv, 10000);
	base = prop_machine("vega");
	while (prop_next())
		one_case(&t, &sum, base);
	print_ratios(&t);
	wb_ctx_free(t.keep);
	trial_print(&sum);
	prop_expect(!sum.unread && !sum.refused && !sum.faults && !sum.hangs && !sum.cut, "not all are read and run");
	prop_tried(sum.bounded, prop.count * 39 / 20, "bounded, of each kernel twice");
	prop_tried(sum.exact, prop.count / 10, "of them exactly");
	prop_tried(sum.rows, prop.count / 100, "rows of arms that exclude each other held");
	prop_tried(t.barriers, prop.count / 20, "kernels with barriers");
	prop_tried(t.calls, prop.count / 20, "with calls");
	prop_tried(t.hits, prop.count / 200, "with scalar loads of buffers that hit their caches");
	prop_tried(sum.claims.scalar_loads, prop.count / 100, "scalar loads of known bytes");
	prop_tried(t.several, prop.count / 5, "with more workgroups than fit");
	prop_tried(t.contended, prop.count / 5, "with more waves than SIMDs");
	return prop_end();
}
