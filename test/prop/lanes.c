/* test/prop/lanes.c -- no execution contradicts what LANES claims.
 *
 * Random assembly with every idiom of EXEC (test/lib/randkernel.c), each with a random
 * launch, kernels about values (randlanes.h), and the examples: the simulator executes them, and test/lib/lanecheck.c
 * compares every instruction with sets, spans, regions and loops.
 *
 *	lanes [SEED [KERNELS [FIRST]]]
 *	lanes -x KERNEL.s LAUNCH.xml ...	these instead
 *
 * Prints how much was claimed, and fails if not every kernel was understood completely, so
 * that a pass that claims nothing fails.
 */
#include <stdio.h>

#include "../lib/drive.h"
#include "../lib/lanecheck.h"
#include "wavebound/pass.h"

#define MOST_STEPS 2000000

struct tally {
	uint64_t whole;			/* kernels that are understood completely */
	uint64_t checked, skipped, splits, joins, elses, backs;
	uint64_t nloop, ntop;
};

static bool
analyse(struct drive *t, struct tally *sum, bool *understood)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES };

	*understood = true;
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = { .module = t->module, .machine = t->machine };

		if (fn->refused || wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), NULL) != WB_OK)
			return false;
		*understood &= !fn->lanes->ntop;
		sum->nloop += fn->loops->nloop;
		for (uint32_t k = 0; k < fn->loops->nloop; k++)
			sum->ntop += fn->lanes->loop[k].kind == WB_LANE_LOOP_TOP;
	}
	return wb_launch_complete(t->cx, t->launch, t->fn) == WB_OK;
}

/* Kernels about values: their masks need not be understood. */
static const char *
execute(struct drive *t, void *user)
{
	struct lanecheck *c = WB_NEW(t->cx->unit, struct lanecheck, 1);
	struct tally *sum = user;
	struct wb_sim_observer o;
	struct wb_sim *sim;
	bool understood;
	uint64_t n;

	if (!analyse(t, sum, &understood))
		return "it cannot be read or analysed";
	if (!drive_prepare(t, &sim))
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
	sum->backs += c->backs;
	if (*c->wrong)
		return c->wrong;
	sum->whole += understood || t->values;
	return understood || t->values ? NULL : "not understood completely";
}

int
main(int argc, char **argv)
{
	struct tally t = { 0 };

	drive_all(argc, argv,
		&(struct drive_options){
			.work = execute, .user = &t, .kernels = 10000, .most_steps = 3000, .values = true });
	prop_tried(t.whole, 0, "kernels understood completely");
	prop_tried(t.ntop, 0, "of %llu loops unproved", (unsigned long long)t.nloop);
	prop_tried(t.checked, prop.count, "instructions");
	prop_tried(t.splits, prop.count, "splits");
	prop_tried(t.joins, prop.count, "joins");
	prop_tried(t.elses, prop.count / 10, "elses");
	prop_tried(t.backs, prop.count, "back edges");
	prop_tried(t.skipped, 0, "sets not readable");
	return prop_end();
}
