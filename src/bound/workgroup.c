/* src/bound/workgroup.c -- one workgroup on a device that is full of others: the time of a block for `wavebound share`.
 *
 * What:   all contexts of all SIMDs have waves, and each wave may be the worst of any kernel: Imax its longest issue, I
 *         its whole issue time, Q and R the transactions and LDS rounds that it can have outstanding.
 *          instruction      issue + delay, and before it: round robin (W - 1) Imax; oldest first Imax
 *          wait on memory   L0 + s (contexts of the device - 1) Q
 *          wait on LDS      lds_L + lds_s (contexts of the unit - 1) R
 *         and d + E_WF; oldest first also min(w, N) (W - 1) I; times the waves of the workgroup if it is not proved
 *         that they execute the same barriers.
 * Right:  in round robin, every other wave issues at most once before an instruction. Oldest first, a wave that is
 *         ready waits for one issue that has begun, and then only for older waves. These were there when the
 *         workgroup started, at most W - 1 on each of its SIMDs, and each issues for at most I until it ends. None of
 *         this depends on which kernels the other waves belong to, or on when they start and end.
 * Cost:   one IPET solve, and one per kernel for I.
 */
#include "private.h"

static bool
known(const struct work *k)
{
	return !k->splits && !k->priorities && wb_bound_outstanding_known(k);
}

static enum wb_status
inspect(struct work *k, struct wb_ctx *cx, const struct wb_bound_input *in, struct wb_kernel_bounds *out)
{
	enum wb_status s = wb_bound_plain_machine(cx, in->fn, in->machine);

	*k = (struct work){ .cx = cx, .in = in, .out = out };
	if (s == WB_OK)
		s = wb_wave_order(cx, in->module, in->fn, &k->fn, &k->nfn);
	if (s == WB_OK)
		s = wb_bound_inspect(k);
	if (s != WB_OK || known(k))
		return s;
	wb_report(cx->diag, WB_E_NO_KERNEL_BOUND, in->fn->loc,
		"the time of a workgroup of '%s' among others has no bound: the code splits wavefronts or sets "
		"their priority, or calls leave open how much is outstanding",
		in->fn->name);
	return WB_REFUSED;
}

enum wb_status
wb_interference_add(struct wb_ctx *cx, const struct wb_bound_input *in, struct wb_interference *c)
{
	struct wb_kernel_bounds out = { .headline = WB_NONE };
	const struct wb_objective issue = { .issue = 1 };
	const struct wb_cost *cost = in->fn->cost;
	struct wb_wave wave;
	struct work k;
	enum wb_status s = inspect(&k, cx, in, &out);

	if (s == WB_OK)
		s = wb_wave_solve(cx, in->module, in->fn, "issue", &issue, &in->how, &wave);
	if (s != WB_OK)
		return s;
	c->issue_cycles = c->issue_cycles > wave.cycles ? c->issue_cycles : wave.cycles;
	c->imax_cycles = c->imax_cycles > k.imax_cycles ? c->imax_cycles : k.imax_cycles;
	c->trans = c->trans > cost->outstanding_trans ? c->trans : cost->outstanding_trans;
	c->rounds = c->rounds > cost->outstanding_rounds ? c->rounds : cost->outstanding_rounds;
	return WB_OK;
}

/* first + service * others * amount */
static bool
wait_cycles(uint64_t first, uint64_t service, uint64_t others, uint64_t amount, uint64_t *out)
{
	uint64_t p;

	return wb_mul_u64(service, others, &p) && wb_mul_u64(p, amount, &p) && wb_add_u64(first, p, out);
}

static bool
weights(const struct wb_machine *m, const struct wb_interference *c, struct wb_objective *o)
{
	uint64_t unit = (uint64_t)m->waves * m->simds, device;

	*o = wb_objective_isolated(m);
	return wb_mul_u64(unit, m->cus, &device) &&
		wb_mul_u64(m->scheduler == WB_SCHED_RR ? m->waves - 1 : 1, c->imax_cycles, &o->inst) &&
		wait_cycles(m->mem_latency_cycles, wb_machine_service_cycles(m), device - 1, c->trans, &o->mem_wait) &&
		wait_cycles(m->lds_latency_cycles, m->lds_service_cycles, unit - 1, c->rounds, &o->lds_wait);
}

/* The issue time of all older waves; in round robin, it is charged per instruction. */
static bool
older_cycles(const struct work *k, const struct wb_interference *c, uint64_t *out)
{
	const struct wb_machine *m = k->in->machine;

	*out = 0;
	return m->scheduler == WB_SCHED_RR ||
		(wb_mul_u64(c->issue_cycles, m->waves - 1, out) && wb_mul_u64(*out, wb_min_u64(k->w, m->simds), out));
}

enum wb_status
wb_workgroup_bound(struct wb_ctx *cx, const struct wb_bound_input *in, const struct wb_interference *c,
	struct wb_occupancy *occupancy, uint64_t *cycles)
{
	struct wb_kernel_bounds out = { .headline = WB_NONE };
	struct wb_objective o;
	struct wb_wave wave;
	struct work k;
	uint64_t older;
	enum wb_status s = inspect(&k, cx, in, &out);

	if (s != WB_OK)
		return s;
	if (!weights(in->machine, c, &o))
		return wb_bound_overflow(&k, "workgroup");
	s = wb_wave_solve(cx, in->module, in->fn, "workgroup", &o, &in->how, &wave);
	if (s != WB_OK)
		return s;
	*cycles = wave.cycles;
	if (!older_cycles(&k, c, &older) || !wb_add_u64(*cycles, older, cycles) ||
		(!k.aligned && !wb_mul_u64(*cycles, k.w, cycles)) ||
		!wb_add_u64(*cycles, in->machine->dispatch_cycles, cycles))
		return wb_bound_overflow(&k, "workgroup");
	*occupancy = out.occupancy;
	return WB_OK;
}
