/* src/bound/round_robin.c -- B2: every instruction waits for every other context.
 *
 * What:   in a loose round robin, each other resident context of the SIMD issues at most once between the time when a
 *         wave is ready and its own issue. So the costs are
 *
 *           instruction      issue + (W' - 1) Imax + delay
 *           own transaction  s
 *           own LDS round    lds_s
 *           wait on memory   L0 + s (waves resident on the device - 1) (most outstanding transactions of a wave)
 *           wait on LDS      lds_L + lds_s (waves resident on the unit - 1) (most outstanding rounds of a wave)
 *
 *         and DS (d + E_WF) as in B0.
 * Right:  the memory interface is FIFO. While a wave waits, it serves the wave's own transactions (each charged once,
 *         s), or some that were queued before the wave's last one. Of these, a wave has at most as many as it can have
 *         outstanding. If waves execute the same barriers, the last arrivers form one path (aligned.c). If that is not
 *         proved, some wave of the workgroup makes progress at any time, so the sum over its waves is a bound. A
 *         workgroup that starts ends within d + E_WF, so the i-th starts no later than floor(i / G_par) (d + E_WF).
 *         Split wavefronts: the time of a wave is that of a chain through its SWFs (passes/exclusive/splits.c). On each
 *         SIMD and split SIMD a wave has one context, so it waits there for as many others as without splitting.
 * Cost:   one IPET solve.
 */
#include "private.h"

/* The maximum that one wave can have outstanding. False if no limit is known, as in code with calls: what a callee
 * leaves outstanding is added at every call. */
static bool
outstanding(const struct work *k, uint64_t *trans, uint64_t *rounds)
{
	*trans = k->in->fn->cost->outstanding_trans;
	*rounds = k->in->fn->cost->outstanding_rounds;
	return k->nfn == 1 && *trans != WB_UNKNOWN && *rounds != WB_UNKNOWN;
}

/* first + service * amount */
static bool
wait_cycles(uint64_t first, uint64_t service, uint64_t amount, uint64_t *out)
{
	uint64_t p;

	return wb_mul_u64(service, amount, &p) && wb_add_u64(first, p, out);
}

bool
wb_bound_outstanding_known(const struct work *k)
{
	uint64_t trans, rounds;

	return outstanding(k, &trans, &rounds);
}

/* ---- split wavefronts ------------------------------------------------------------------------------- */
uint64_t
wb_bound_contexts(const struct work *k)
{
	const struct wb_pws *p = k->in->fn->pws;

	if (!k->splits)
		return 1;
	return k->nfn == 1 && p && !p->code_wrong && p->code_alive <= k->in->machine->split_simds ?
		1 + (uint64_t)p->code_alive :
		0;
}

static void
raise_peak(struct wb_cost_peak *p, const struct wb_cost_peak *by)
{
	p->trans = by->trans > p->trans ? by->trans : p->trans;
	p->rounds = by->rounds > p->rounds ? by->rounds : p->rounds;
	p->fixed = by->fixed > p->fixed ? by->fixed : p->fixed;
}

bool
wb_bound_accesses_before_merge(const struct wb_fn *fn, const struct wb_pws_branch *u)
{
	for (uint32_t i = fn->block[u->reconv].first; u->merge_after != WB_NONE && i <= u->merge_after; i++)
		if (fn->inst[i].mem.count || fn->inst[i].mem.counters)
			return true;
	return false;
}

/* The maximum that a split wave can have outstanding, counted for the whole wave: in the arms and the serialisation
 * blocks of all branches that may be split. What is outstanding at the split is so at their start. */
static struct wb_cost_peak
split_peak(const struct wb_fn *fn)
{
	const struct wb_pws *p = fn->pws;
	const struct wb_cost_peak *peak = fn->cost->peak;
	struct wb_cost_peak in = { 0 };

	for (uint32_t k = 0; p && k < p->nbranch; k++) {
		const struct wb_pws_branch *u = &p->branch[k];

		if (u->unsplittable)
			continue;
		for (uint32_t b = u->succ; b < u->reconv; b++)
			if (b == u->bsb || wb_dominates(fn->dom, u->succ, b) ||
				wb_dominates(fn->dom, u->bsb_succ, b))
				raise_peak(&in, &peak[b]);
		if (wb_bound_accesses_before_merge(fn, u))
			raise_peak(&in, &peak[u->reconv]);
	}
	return in;
}

/* What may be ahead of a wave in a queue. @whole is the maximum that one of @waves has outstanding. For a split wave it
 * is V, of which F does not depend on the number of lanes. SWFs share the lanes of their wave: one with n of L lanes
 * has n/L V + (1 - n/L) F, so a + 1 of them together have V + a F. For the wave that waits, whose own accesses are
 * charged separately, the a others have V + (a - 1) F. What SWFs have outstanding when they merge is no more. */
static bool
ahead(uint64_t waves, uint64_t whole, uint64_t a, uint64_t V, uint64_t F, uint64_t *out)
{
	uint64_t all, own = 0;

	if (!wb_mul_u64(a, F, &all) || !wb_add_u64(all, V, &all))
		return false;
	if (a && (!wb_mul_u64(a - 1, F, &own) || !wb_add_u64(own, V, &own)))
		return false;
	return wb_mul_u64(waves - 1, a && all > whole ? all : whole, &all) && wb_add_u64(all, own, out);
}

/* On one SIMD a wave has only one context. LDS rounds are charged in full for each split wavefront. */
bool
wb_bound_round_robin_weights(const struct work *k, uint64_t swfs, struct wb_objective *o)
{
	const struct wb_machine *m = k->in->machine;
	const uint64_t *times = o->block_times;
	struct wb_cost_peak in = split_peak(k->in->fn);
	uint64_t trans, rounds;

	*o = wb_objective_isolated(m);
	o->block_times = times;
	return outstanding(k, &trans, &rounds) &&
		ahead(k->on_device, trans, swfs - 1, in.trans, in.fixed, &trans) &&
		ahead(k->on_cu, rounds, swfs - 1, in.rounds, in.rounds, &rounds) &&
		wb_mul_u64(k->on_simd - 1, k->imax_cycles, &o->inst) &&
		wait_cycles(m->mem_latency_cycles, wb_machine_service_cycles(m), trans, &o->mem_wait) &&
		wait_cycles(m->lds_latency_cycles, m->lds_service_cycles, rounds, &o->lds_wait);
}

static void
assume(struct work *k, uint64_t trans)
{
	const struct wb_machine *m = k->in->machine;

	if (k->splits)
		wb_bound_assume(k,
			"split wavefronts alive at once: at most %u of each wave, each on a split SIMD of its own; one "
			"executes one arm of a split branch",
			k->in->fn->pws->code_alive);
	wb_bound_assume(k,
		"SIMDs issue in loose round robin; waves on one SIMD: at most %llu; longest issue: %llu cycles",
		(unsigned long long)k->on_simd, (unsigned long long)k->imax_cycles);
	wb_bound_assume(k, "a wait on memory is behind %llu other waves with at most %llu transactions each",
	                (unsigned long long)k->on_device - 1, (unsigned long long)trans);
	wb_bound_assume(k, "%llu %s of dispatch, each d = %llu cycles and one workgroup", (unsigned long long)k->DS,
		k->DS == 1 ? "round" : "rounds", (unsigned long long)m->dispatch_cycles);
	if (k->has_barrier && k->w > 1)
		wb_bound_assume(k,
			k->aligned ?
				"all waves of a workgroup execute the same barriers in the same iterations (proved)" :
				"the times of the waves of a workgroup add up: %s",
			k->misaligned);
}

enum wb_status
wb_bound_round_robin(struct work *k)
{
	struct wb_objective o = { .block_times = NULL };
	const struct wb_wave *wave;
	uint64_t trans, rounds, e;
	enum wb_status s;

	if (k->in->machine->scheduler != WB_SCHED_RR || !wb_machine_is_plain(k->in->machine) || k->priorities ||
		!k->contexts ||
		!outstanding(k, &trans, &rounds))
		return WB_OK;
	if (!wb_bound_round_robin_weights(k, k->contexts, &o))
		return wb_bound_overflow(k, "round-robin");
	s = wb_bound_wave(k, "round-robin", &o, &wave);
	if (s != WB_OK)
		return s;
	e = wave->cycles;
	if (!k->aligned && !wb_mul_u64(e, k->w, &e))
		return wb_bound_overflow(k, "round-robin");
	if (!wb_add_u64(e, k->in->machine->dispatch_cycles, &e) || !wb_mul_u64(e, k->DS, &e))
		return wb_bound_overflow(k, "round-robin");
	wb_bound_add(k, "round-robin", e, true);
	assume(k, trans);
	return WB_OK;
}
