/* test/prop/divergence.c -- no execution contradicts what DIVERGENCE claims.
 *
 * Random assembly with every idiom of EXEC, random arithmetic on work-item ids, each with a
 * random launch, and the examples: the simulator executes them, observed by test/lib/claims.c.
 *
 *	divergence [SEED [KERNELS [FIRST]]]
 *	divergence -x KERNEL.s LAUNCH.xml ...	these instead
 *
 * Prints how much was claimed, so that a pass that claims nothing fails.
 */
#include <stdio.h>

#include "../lib/claims.h"
#include "../lib/drive.h"
#include "../../src/bound/private.h"
#include "wavebound/divergence.h"
#include "wavebound/pass.h"

#define MOST_STEPS 300000

static uint64_t nsame;			/* kernels of which bounds learn the same whatever else is asked */

static bool
analyse(struct drive *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE };

	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = {
			.module = t->module, .machine = t->machine, .launch = fn->is_kernel ? t->launch : NULL
		};

		if (fn->is_kernel && t->fn != fn)
			continue;
		if (fn->refused || (fn->is_kernel && wb_launch_complete(t->cx, t->launch, fn) != WB_OK))
			return false;
		if (wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), NULL) != WB_OK)
			return false;
	}
	return true;
}

/* Of branches that decide about barriers the class, and so whether all waves of a workgroup meet barriers alike. */
static bool
same_branches(struct drive *t, const struct wb_divergence *all, const struct wb_divergence *some)
{
	struct wb_fn *fn = t->fn;
	const struct wb_divergence *kept = fn->divergence;
	bool same = true, alike[2];

	for (uint32_t b = 0; same && b < fn->nblock; b++)
		same = some->branch[b] == WB_NONE ||
			(all->branch[b] != WB_NONE &&
				all->shape[all->branch[b]].cls == some->shape[some->branch[b]].cls);
	for (int k = 0; k < 2; k++) {
		fn->divergence = (struct wb_divergence *)(uintptr_t)(k ? some : all);
		alike[k] = !wb_barriers_aligned(t->cx, fn);
	}
	fn->divergence = (struct wb_divergence *)(uintptr_t)kept;
	return same && alike[0] == alike[1];
}

/* What bounds look at, asked for without anything else: no run may contradict it, either. Almost always it is the same;
 * not where a number of the wave, which nobody looks at then, is a constant and meets another, or nothing is ever
 * written that an access reads. */
static const char *
ask_alone(struct drive *t, const struct claims_seen *seen)
{
	const struct wb_divergence *all = t->fn->divergence, *some;
	struct wb_pass_env env = {
		.module = t->module, .machine = t->machine, .launch = t->launch, .asks = WB_ASKS_BOUNDS
	};
	bool same;

	if (wb_run_pass(t->cx, t->fn, &env, &wb_pass_info[WB_PASS_DIVERGENCE]) != WB_OK)
		return "what bounds look at cannot be asked for alone";
	some = t->fn->divergence;
	t->fn->divergence = (struct wb_divergence *)(uintptr_t)all;
	if (!same_branches(t, all, some))
		return "branches are of another class if what bounds look at is asked for alone";
	same = some->naccess == all->naccess;
	for (uint32_t i = 0; i < t->fn->ninst; i++) {
		const struct wb_div_access *a = wb_div_access_of(all, i), *b = wb_div_access_of(some, i);

		if (b && (seen[i].lines > b->most_trans || seen[i].rounds > b->most_rounds))
			return "lines or rounds are more than was proved for what bounds look at alone";
		same = same && (!a || (b && a->known == b->known && !memcmp(a->stride, b->stride, sizeof a->stride) &&
			a->most_trans == b->most_trans && a->most_rounds == b->most_rounds));
	}
	nsame += same;
	return NULL;
}

static const char *
execute(struct drive *t, void *user)
{
	struct claims_seen *seen;
	struct claims *c;
	struct wb_sim *sim;
	uint64_t n;

	if (!analyse(t))
		return "it cannot be read or analysed";
	c = claims_new(t->cx, t->fn, t->launch, t->machine, user);
	if (!drive_prepare(t, &sim))
		return "it cannot be prepared";
	seen = WB_NEW(t->cx->unit, struct claims_seen, t->fn->ninst);
	claims_record(c, seen);
	claims_watch(c, sim);
	if (wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK && n < MOST_STEPS && !claims_wrong(c))
		return "it does not run to its end";
	return claims_wrong(c) ? claims_wrong(c) : ask_alone(t, seen);
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
	struct claims_tally t = { 0 };

	drive_all(argc, argv,
		&(struct drive_options){
			.work = execute, .user = &t, .kernels = 5000, .most_steps = 400, .values = true });
	put_classes("vector", t.vector);
	put_classes("scalar", t.scalar);
	/* of enough random kernels some do everything; the kernels of files need not */
	prop_tried(t.vector[WB_DIV_WAVE] && t.vector[WB_DIV_AFFINE] && t.vector[WB_DIV_LAUNCH], prop.count > 0,
		"all classes of vectors are there");
	prop_tried(t.proved, 0, "accesses proved below the worst");
	prop_tried(t.worst, prop.count > 0, "of %llu as bad as the cost table has it", (unsigned long long)t.accesses);
	prop_tried(t.uniform_masks, 0, "of %llu conditions uniform", (unsigned long long)t.masks);
	prop_tried(t.shared, prop.count > 0, "values compared between waves");
	prop_tried(nsame, prop.count ? 2 * prop.count - prop.count / 1000 - 1 : 0,
		"kernels of which bounds learn the same if they ask alone");
	prop_tried(t.arms, prop.count / 5, "executions of arms that exclude others");
	return prop_end();
}
