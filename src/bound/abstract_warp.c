/* src/bound/abstract_warp.c -- barriers cut a workgroup into phases; in each, a SIMD issues only what its own waves
 * have there.
 *
 * What:   abstract CTA simulation (Hirvisalo 2014) on GCN: N_high times T_instr, phase by phase, plus the stalls of one
 *         chain of waves. N_high is the number of waves of the workgroup on one SIMD. (Work and span takes those on the
 *         compute unit.) The cycles in which intervals of a dispatcher run are added.
 *
 *             T <= W1 Imax + Pmax + sum over waves of the unit of [Q s + R lds_s] + sum over the others of [Q s]
 *                  + sum over waves of other workgroups on the unit of [I + Q s + R lds_s], instead of what they have
 *                  above
 *
 *         R lds_s includes the cycles of the address unit.
 *         W1 = ceil(w / N). Imax and Pmax are maximised separately: in a phase, the wave that issues most need not be
 *         the one that the others wait for.
 * When:   everything fits at once, workgroups have several waves and barriers, and all waves of a workgroup meet the
 *         same barriers in the same iterations (aligned.c); no splits. N_low is 1: the time of an access depends on the
 *         queue, so it is not proved that waves hide each other's latency.
 * Right:  wavebound-bounds(7), "Abstract warps".
 * Cost:   at most five IPET solves.
 */
#include "private.h"

struct share {
	const char *name;
	uint64_t times;			/* number of waves that pay */
	struct wb_objective objective;
};

static enum wb_status
add_share(struct work *k, const struct share *s, uint64_t *sum)
{
	const struct wb_wave *wave;
	enum wb_status st;
	uint64_t p;

	if (!s->times)
		return WB_OK;
	st = wb_bound_wave(k, s->name, &s->objective, &wave);
	if (st != WB_OK)
		return st;
	return wb_mul_u64(wave->cycles, s->times, &p) && wb_add_u64(*sum, p, sum) ?
		WB_OK :
		wb_bound_overflow(k, "abstract-warp");
}

enum wb_status
wb_bound_abstract_warp(struct work *k)
{
	const struct wb_machine *m = k->in->machine;
	uint64_t on_simd = wb_ceil_div(k->w, k->N), line = wb_machine_service_cycles(m),
		 whole = wb_machine_whole_cycles(m), atomic = wb_machine_atomic_cycles(m), sum;
	const struct share share[] = {
		{ "abstract-warp issue", on_simd, { .issue = 1 } },
		{ "abstract-warp stall", 1,
			{ .delay = 1,
				.mem_wait = m->mem_latency_cycles,
				.argument_wait = m->argument_extra_cycles,
				.lds_wait = m->lds_latency_cycles,
				.fetch = k->change_cycles,
				.once = m->dispatch_cycles } },
		{ "abstract-warp workgroup", k->w,
			{ .trans = line,
				.whole = whole,
				.atomic = atomic,
				.rounds = m->lds_service_cycles,
				.address = 1 } },
		{ "abstract-warp unit", k->on_cu - k->w,
			{ .issue = 1,
				.trans = line,
				.whole = whole,
				.atomic = atomic,
				.rounds = m->lds_service_cycles,
				.address = 1 } },
		{ "abstract-warp others", k->n - k->on_cu, { .trans = line, .whole = whole, .atomic = atomic } },
	};
	enum wb_status s = WB_OK;

	if (!k->fits || k->w == 1 || !k->has_barrier || !k->aligned || k->splits)
		return WB_OK;
	if (!wb_bound_dispatching(k, &sum) || !wb_add_u64(sum, k->lines_cycles, &sum))
		return wb_bound_overflow(k, "abstract-warp");
	for (size_t n = 0; n < WB_COUNT(share) && s == WB_OK; n++)
		s = add_share(k, &share[n], &sum);
	if (s != WB_OK)
		return s;
	wb_bound_add(k, "abstract-warp", sum, true);
	wb_bound_assume(k,
		"barriers cut a workgroup into phases; in each, a SIMD issues for at most %llu of its %llu waves",
		(unsigned long long)on_simd, (unsigned long long)k->w);
	wb_bound_assume(k,
		"all %llu workgroups %s, at most %llu waves on one compute unit; all waves of "
		"a workgroup execute the same barriers in the same iterations (proved)",
		(unsigned long long)k->in->launch->workgroups,
		k->interval_num ? "have room at once" : "are resident from the start", (unsigned long long)k->on_cu);
	if (k->interval_num)
		wb_bound_assume(k, "workgroups start one after another");
	return WB_OK;
}
