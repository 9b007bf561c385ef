/* src/bound/round_robin.c -- B2: every instruction waits for every other context.
 *
 * What:   in a loose round robin, each other resident context of the SIMD issues at
 *         most once between the moment a wave is ready and its own issue. So
 *           instruction      issue + (W' - 1) Imax + delay
 *           own transaction  s, own LDS round lds_s
 *           wait on memory   L0 + s (waves resident on the device - 1) outstanding transactions of a wave
 *           wait on LDS      lds_L + lds_s (waves resident on the unit - 1) outstanding rounds of a wave
 *         and DS (d + E_WF) as in B0.
 * Right:  the memory interface is FIFO: while a wave waits, it serves the wave's own
 *         transactions (each charged once, s) or such as were queued before
 *         the wave's last one; of those a wave has no more than it can
 *         have outstanding. Where waves meet at barriers, the last arrivers make one
 *         path (aligned.c); where that is not proved, some wave of the workgroup
 *         makes progress at any time, so the sum over its waves holds.
 *         A workgroup that starts ends within d + E_WF, so the i-th starts no later than
 *         floor(i / G_par) (d + E_WF).
 *         Split wavefronts: the time of a wave is that of a chain through its SWFs (passes/exclusive/splits.c); on each
 *         SIMD and split SIMD a wave has one context, so there is no more to wait for there than without splitting.
 * Cost:   one IPET solve.
 */
#include "private.h"
#include "wavebound/pws.h"

/* Most of what one wave can have outstanding; false when no limit is known, as in code with
 * calls: what a callee leaves outstanding adds up with every call. */
static bool
outstanding(const struct work *k, uint64_t *trans, uint64_t *rounds)
{
	*trans = k->in->fn->cost->outstanding_trans;
	*rounds = k->in->fn->cost->outstanding_rounds;
	return k->nfn == 1 && *trans != WB_UNKNOWN && *rounds != WB_UNKNOWN;
}

/* first + service * (others) * amount */
static bool
wait_cycles(uint64_t first, uint64_t service, uint64_t others, uint64_t amount, uint64_t *out)
{
	uint64_t p;

	return wb_mul_u64(service, others, &p) && wb_mul_u64(p, amount, &p) && wb_add_u64(first, p, out);
}

bool
wb_bound_outstanding_known(const struct work *k)
{
	uint64_t trans, rounds;

	return outstanding(k, &trans, &rounds);
}

/* What may be ahead of a wave in the memory queue, in transactions. The split wavefronts of a wave share its lanes: one
 * with n of L has outstanding at most n / L of what a wave can have, V, and besides the rest of what does not come lane
 * by lane, F. So @swfs of one wave have V + (swfs - 1) F together, and the others of the one that waits, whose own
 * transactions are charged apart, V + (swfs - 2) F. */
static bool
transactions_ahead(const struct work *k, uint64_t swfs, uint64_t trans, uint64_t *out)
{
	uint64_t fixed = k->in->fn->cost->outstanding_fixed, others, own;

	return wb_mul_u64(swfs - 1, fixed, &others) && wb_add_u64(others, trans, &others) &&
		wb_mul_u64(others, k->on_device - 1, &others) && wb_mul_u64(swfs > 1 ? swfs - 2 : 0, fixed, &own) &&
		wb_add_u64(own, swfs > 1 ? trans : 0, &own) && wb_add_u64(others, own, out);
}

/* On one SIMD a wave has one context only. LDS rounds are taken for each split wavefront in full. */
bool
wb_bound_round_robin_weights(const struct work *k, uint64_t swfs, struct wb_objective *o)
{
	const struct wb_machine *m = k->in->machine;
	const uint64_t *times = o->block_times;
	uint64_t trans, rounds, ahead, on_cu;

	*o = wb_objective_isolated(m);
	o->block_times = times;
	return outstanding(k, &trans, &rounds) && transactions_ahead(k, swfs, trans, &ahead) &&
		wb_mul_u64(k->on_cu, swfs, &on_cu) && wb_mul_u64(k->on_simd - 1, k->imax_cycles, &o->inst) &&
		wait_cycles(m->mem_latency_cycles, m->mem_service_cycles, 1, ahead, &o->mem_wait) &&
		wait_cycles(m->lds_latency_cycles, m->lds_service_cycles, on_cu - 1, rounds, &o->lds_wait);
}

/* In how many contexts a wave may run at once; 0: that is not known, or more than there are. */
static uint64_t
contexts(const struct work *k)
{
	const struct wb_pws *p = k->in->fn->pws;

	if (!k->splits)
		return 1;
	return k->nfn == 1 && p && !p->code_wrong && p->code_alive <= k->in->machine->split_simds ?
		1 + (uint64_t)p->code_alive :
		0;
}

static void
assume(struct work *k, uint64_t trans)
{
	const struct wb_machine *m = k->in->machine;

	if (k->splits)
		wb_bound_assume(k,
			"split wavefronts alive at once: at most %u of each wave, each on a split SIMD of its own; one "
			"executes one side of a split branch",
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

	if (k->in->machine->scheduler != WB_SCHED_RR || !contexts(k) || !outstanding(k, &trans, &rounds))
		return WB_OK;
	if (!wb_bound_round_robin_weights(k, contexts(k), &o))
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
