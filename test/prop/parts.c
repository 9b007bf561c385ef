/* test/prop/parts.c -- abstract warps of GCN code against executions.
 *
 * Random assembly with every idiom of EXEC (test/lib/randkernel.c), each with a random launch, and examples: the
 * simulator executes them. The abstract warp is weighed with how often each wave entered and repeated each loop. Then
 * no wave may have issued and been delayed for longer than T_instr says, and two waves of a workgroup with the same
 * counts may differ by no more than T_shift says.
 *
 *	parts [SEED [KERNELS [FIRST]]]
 *	parts -x KERNEL.s LAUNCH.xml ...	these instead
 *
 * Printed: how many have an abstract warp, how often what EXEC does became a PART, mean and worst T_instr / executed.
 * Refusals are counted by reason.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/drive.h"
#include "wavebound/bound.h"
#include "wavebound/lanes.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"
#include "wavebound/warp.h"

#define MOST_STEPS 2000000

struct tally {
	uint64_t warps, refused, waves, pairs, parts, covers, splits;
	double sum, worst;
};
struct wave {
	uint64_t cycles, group;
	uint64_t *entered, *repeated;	/* [loop of any function] */
};
struct trial {
	struct wb_ctx *cx;
	struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_machine *machine;
	struct wb_launch *launch;
	WB_VEC(struct wave) wave;
	uint32_t *first_loop, nloop;	/* [fn] number of its loop 0; how many there are */
};

/* ---- executions ----------------------------------------------------------------------- */
static struct wave *
wave_of(struct trial *t, uint32_t w)
{
	while (t->wave.n <= w) {
		struct wave v = { .entered = WB_NEW(t->cx->unit, uint64_t, t->nloop + 1),
			.repeated = WB_NEW(t->cx->unit, uint64_t, t->nloop + 1) };

		WB_PUSH(t->cx->unit, &t->wave, v);
	}
	return &t->wave.at[w];
}

static void
on_issue(void *user, const struct wb_timed_issue *i)
{
	struct trial *t = user;

	wave_of(t, i->wave)->cycles +=
		i->end - i->start + wb_machine_inst_delay(t->machine, i->fn, &i->fn->inst[i->inst]);
}

static bool
in_range(const uint32_t *list, uint32_t first, uint32_t n, uint32_t edge)
{
	for (uint32_t k = first; k < first + n; k++)
		if (list[k] == edge)
			return true;
	return false;
}

static void
on_edge(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge)
{
	struct trial *t = user;
	struct wave *w = wave_of(t, wave);

	if (fn->edge[edge].kind == WB_EDGE_TAKEN)
		w->cycles += t->machine->taken_branch_cycles;
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		w->entered[t->first_loop[fn->id] + l] +=
			in_range(fn->loops->list, fn->loops->loop[l].entry, fn->loops->loop[l].nentry, edge);
		w->repeated[t->first_loop[fn->id] + l] +=
			in_range(fn->loops->list, fn->loops->loop[l].back, fn->loops->loop[l].nback, edge);
	}
}

static void
on_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	wave_of(user, wave)->group = w->group;
}

/* ---- what the abstract warp says -------------------------------------------------------- */
struct weigh {
	const struct wb_warp *w;
	const uint32_t *first_loop;
	const struct wave *wave;
	bool shift;		/* T_shift, else T_instr */
};

static uint64_t
larger(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* One execution of the nodes from @at on, without the loops. */
static uint64_t
once(const struct weigh *q, uint32_t at)
{
	uint64_t sum = 0;

	for (; at != WB_NONE; at = q->w->node[at].next) {
		const struct wb_warp_node *n = &q->w->node[at];
		struct weigh ways = *q;

		ways.shift = q->shift && n->alike;	/* waves that choose for themselves differ by all of it */
		if (n->kind == WB_WARP_TIME)
			sum += q->shift ? n->shift_cycles : n->instr_cycles;
		else if (n->kind == WB_WARP_FORK)
			sum += larger(once(&ways, n->first), once(&ways, n->second));
	}
	return sum;
}

/* All executions of the loops from @at on; those of a function that is called at several places, at each of them. */
static uint64_t
loops(const struct weigh *q, uint32_t at)
{
	uint64_t sum = 0;

	for (; at != WB_NONE; at = q->w->node[at].next) {
		const struct wb_warp_node *n = &q->w->node[at];

		if (n->kind == WB_WARP_LOOP) {
			uint32_t l = q->first_loop[n->fn->id] + n->loop;

			sum += once(q, n->first) * (q->wave->entered[l] + q->wave->repeated[l]) +
				once(q, n->second) * q->wave->repeated[l];
		}
		if (n->kind == WB_WARP_LOOP || n->kind == WB_WARP_FORK)
			sum += loops(q, n->first) + loops(q, n->second);
	}
	return sum;
}

static uint64_t
weigh(const struct trial *t, const struct wave *w, bool shift)
{
	struct weigh q = { t->fn->warp, t->first_loop, w, shift };

	return once(&q, q.w->first) + loops(&q, q.w->first);
}

static bool
same_counts(const struct trial *t, const struct wave *a, const struct wave *b)
{
	size_t bytes = t->nloop * sizeof(uint64_t);

	return a->group == b->group && memcmp(a->entered, b->entered, bytes) == 0 &&
		memcmp(a->repeated, b->repeated, bytes) == 0;
}

static const char *
compare(struct trial *t, struct tally *sum)
{
	for (uint32_t v = 0; v < t->wave.n; v++) {
		const struct wave *w = &t->wave.at[v];
		uint64_t most = weigh(t, w, false), shift = weigh(t, w, true);
		double ratio = w->cycles ? (double)most / (double)w->cycles : 1;

		if (w->cycles > most)
			return wb_format(t->cx->unit, "wave %u issues and is delayed for %llu cycles, T_instr is %llu",
				v, (unsigned long long)w->cycles, (unsigned long long)most);
		sum->waves++;
		sum->sum += ratio;
		sum->worst = ratio > sum->worst ? ratio : sum->worst;
		for (uint32_t u = 0; u < v; u++) {
			uint64_t other = t->wave.at[u].cycles,
				 differ = other > w->cycles ? other - w->cycles : w->cycles - other;

			if (!same_counts(t, w, &t->wave.at[u]))
				continue;
			sum->pairs++;
			if (differ > shift)
				return wb_format(t->cx->unit, "waves %u and %u differ by %llu cycles, T_shift is %llu",
					u, v, (unsigned long long)differ, (unsigned long long)shift);
		}
	}
	return NULL;
}

/* ---- kernels ---------------------------------------------------------------------------------- */

/* The kernel and all it calls, the innermost first. */
static bool
run_passes(struct trial *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_DIVERGENCE, WB_PASS_TREE, WB_PASS_WARP };
	struct wb_pass_env env = { .module = t->module, .machine = t->machine };
	const struct wb_fn **order;
	uint32_t n;

	if (wb_wave_order(t->cx, t->module, t->fn, &order, &n) != WB_OK)
		return false;
	t->first_loop = WB_NEW(t->cx->unit, uint32_t, t->module->nfn);
	for (uint32_t k = 0; k < n; k++) {
		env.launch = order[k] == t->fn ? t->launch : NULL;
		if (wb_run_passes(t->cx, t->module->fn[order[k]->id], &env, list, WB_COUNT(list), NULL) != WB_OK)
			return false;
		t->first_loop[order[k]->id] = t->nloop;
		t->nloop += order[k]->loops->nloop;
	}
	return true;
}

static bool
analyse(struct trial *t, struct tally *sum)
{
	if (t->fn->refused || wb_launch_complete(t->cx, t->launch, t->fn) != WB_OK || !run_passes(t))
		return false;
	for (uint32_t k = 0; k < t->fn->tree->nstmt; k++) {
		sum->parts += t->fn->tree->stmt[k].kind == WB_STMT_PART;
		sum->covers += t->fn->tree->stmt[k].covers;
	}
	for (uint32_t r = 0; r < t->fn->lanes->nregion && t->fn->tree->nstmt; r++)
		sum->splits += t->fn->lanes->region[r].kind == WB_REGION_SPLIT;
	return true;
}

static const char *
work(struct drive *d, void *user)
{
	struct trial t = { .cx = d->cx, .module = d->module, .fn = d->fn, .machine = d->machine, .launch = d->launch };
	struct wb_timed_hooks hooks = { .user = &t, .issue = on_issue, .edge = on_edge, .wave_end = on_end };
	struct tally *sum = user;
	struct wb_timed run;
	struct wb_sim *sim;

	if (!analyse(&t, sum))
		return "it cannot be read or analysed";
	if (t.fn->warp->refused) {
		sum->refused++;
		if (getenv("PARTS_WHY"))
			printf("refused: %s\n", t.fn->warp->refused);
		return NULL;
	}
	sum->warps++;
	if (!drive_prepare(d, &sim))
		return "it cannot be prepared";
	if (wb_timed_run(t.cx, sim, t.module, t.fn, t.machine, wb_launch_dynamic_lds(t.launch, t.fn), MOST_STEPS,
		    &hooks, &run) != WB_OK ||
		run.status != WB_TIMED_FINISHED)
		return "it does not run to its end";
	return compare(&t, sum);
}

int
main(int argc, char **argv)
{
	struct tally t = { 0 };

	drive_all(argc, argv, &(struct drive_options){ .work = work, .user = &t, .kernels = 2000, .most_steps = 3000 });
	prop_tried(t.warps, prop.count / 4, "kernels have an abstract warp");
	prop_tried(t.refused, 0, "refused");
	prop_tried(t.parts, 0, "of %llu splits of EXEC are parts, %llu of them with lanes on either side always",
		(unsigned long long)t.splits, (unsigned long long)t.covers);
	prop_tried(t.waves, prop.count, "waves: T_instr / executed is %.3f, at worst %.2f",
		t.waves ? t.sum / (double)t.waves : 0, t.worst);
	prop_tried(t.pairs, 1, "pairs of them");
	return prop_end();
}
