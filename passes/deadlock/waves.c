/* passes/deadlock/waves.c -- loops that wait for other wavefronts, which may never come.
 *
 * Workgroups run when there is a place for them, and keep it until they end. A loop that waits for a
 * workgroup that has no place yet keeps the place that it needs. Devices start workgroups
 * in ascending order, so waiting for a lower number is safe, and for a higher one is not: the
 * addresses of the read and of the writes that may end the waiting tell, where both are the same sum of
 * values with the workgroup's number among them. Waiting for a lock is waiting for who has it, and so for
 * a workgroup that runs.
 *
 * Within a workgroup, no wavefront passes a barrier before all have come to it. Between two
 * barriers is a phase; a loop waits in vain if whatever could end the waiting is done in later phases
 * only (phase.c).
 *
 * Heuristics, off unless asked for: different arguments are taken to be different memory, and what is
 * written before the barriers is taken to be what the loop waits for, unless it is a constant other
 * than those written behind them (the flag being cleared).
 *
 * Cost: O(instructions) for each loop that reads shared memory to find out when to end.
 * Source: Sorensen, Donaldson, Batty, Gopalakrishnan, Rakamaric, Portable inter-workgroup barrier
 * synchronisation for GPUs, OOPSLA 2016 (occupancy-bound execution).
 */
#include "deadlock.h"

/* ---- which writes ---------------------------------------------------------------------------- */
/* Whether @w may end the waiting for what @read reads: it does not ask for it, nor take a lock. */
static bool
answers(struct wb_check *h, const struct wb_locks *l, const struct wb_slice *s, uint32_t read, uint32_t w)
{
	if (wb_slice_has(s, w) || !wb_one_object(h, read, w))
		return false;
	for (uint32_t n = 0; n < l->n; n++)
		if (l->lock[n].inst == w)
			return false;
	return true;
}

static bool
is_lock(struct wb_check *h, const struct wb_locks *l, uint32_t read)
{
	for (uint32_t n = 0; n < l->n; n++)
		if (l->lock[n].inst == read || wb_address_same(h, l->lock[n].inst, read))
			return true;
	return false;
}

/* ---- other workgroups ----------------------------------------------------------------------------- */
static uint32_t
factor_of_group(const struct wb_check *h, const struct wb_sum *p)
{
	const struct wb_kernel_desc *d = h->fn->desc;

	for (uint32_t n = 0; d && n < p->n; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, p->v[n]);

		for (uint32_t dim = 0; dim < 3; dim++)
			if (x->kind == WB_GSA_ENTRY && d->abi.s_workgroup_id[dim] != WB_NONE &&
				x->unit == d->abi.s_workgroup_id[dim])
				return p->k[n];
	}
	return 0;
}

/* How many workgroups further on the one is that writes with @w what @read reads; false: unknown. */
static bool
groups_ahead(struct wb_check *h, uint32_t read, uint32_t w, int64_t *ahead)
{
	struct wb_sum a, b;
	int64_t k, d;

	if (!wb_address_sum_of(h, read, &a) || !wb_address_sum_of(h, w, &b) || a.space != b.space ||
		!wb_same_terms(&a, &b))
		return false;
	k = (int32_t)factor_of_group(h, &a);
	d = (int32_t)(a.c - b.c);
	if (k == 0 || d % k != 0)
		return false;
	*ahead = d / k;
	return true;
}

/* @surely: report only what is known. */
static void
check_groups(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, const struct wb_locks *l,
	uint32_t read, bool surely)
{
	struct wb_finding f = wb_finding_of(h, WB_RULE_GROUP, c->loop, &read, 1, NULL);
	bool higher = false, unknown = false, known = false;
	int64_t ahead;

	if (h->fn->inst[read].mem.space == WB_SPACE_LDS)
		return;
	f.write = h->list.n;
	WB_EACH_WRITE(h, w) {
		if (!answers(h, l, s, read, w) || h->fn->inst[w].mem.space == WB_SPACE_LDS)
			continue;
		if (!groups_ahead(h, read, w, &ahead)) {
			unknown = true;
		} else {
			known = true;
			higher |= ahead > 0;
			if (ahead <= 0)
				continue;
		}
		wb_check_list(h, &w, 1);
	}
	f.nwrite = h->list.n - f.write;
	if (!higher && (known || !unknown || surely))
		return;
	f.confidence = higher ? WB_CONFIDENCE_HIGH : WB_CONFIDENCE_POSSIBLE;
	f.text = higher ? "this loop waits for a workgroup of a higher number, which may not have started: it needs "
			  "the place that the waiting one keeps" :
			  "this loop waits for other workgroups, and which ones is not known: those that have not "
			  "started need the place that the waiting one keeps";
	wb_check_report(h, f);
}

/* ---- barriers ---------------------------------------------------------------------------------------- */
static bool
leads(struct wb_check *h, uint32_t from, uint32_t to)
{
	struct wb_bits in = wb_bits_new(h->cx->tmp, h->fn->nblock);

	wb_reach_behind(h->cx->tmp, h->fn, from, WB_NONE, in);
	return wb_bit(in, to);
}

/* What may end the waiting: in the phase, before it, behind it. */
struct enders {
	WB_VEC(uint32_t) before, behind;
	bool now, must;
};

static void
find_enders(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, const struct wb_locks *l,
	uint32_t read, struct enders *e)
{
	struct wb_bits phase = wb_phase_of(h, c->header, h->fn->block[c->header].first);

	WB_EACH_WRITE(h, w) {
		uint32_t b = h->g->block_of[w];
		enum wb_alias a;

		if (!answers(h, l, s, read, w) || (a = wb_meet(h, read, w)) < WB_ALIAS_MAY)
			continue;
		if (wb_bit(phase, w)) {
			e->now = true;
		} else if (!wb_dominates(h->fn->dom, c->header, b) && leads(h, b, c->header)) {
			WB_PUSH(h->cx->tmp, &e->before, w);
		} else {
			WB_PUSH(h->cx->tmp, &e->behind, w);
			e->must |= a == WB_ALIAS_MUST;
		}
	}
}

/* Whether @w, before the phase, only clears what others behind it set: another constant. */
static bool
clears(struct wb_check *h, uint32_t w, const struct enders *e)
{
	uint32_t cleared, set;

	if (!wb_written_constant(h, w, &cleared))
		return false;
	for (uint32_t n = 0; n < e->behind.n; n++)
		if (wb_written_constant(h, e->behind.at[n], &set) && set == cleared)
			return false;
	return true;
}

static void
check_barriers(
	struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, const struct wb_locks *l, uint32_t read)
{
	struct wb_finding f = wb_finding_of(h, WB_RULE_BARRIER_SPIN, c->loop, &read, 1,
		"this loop waits for a write behind a barrier, which no wavefront of the workgroup passes before this "
		"one has come to it");
	const struct wb_kernel_desc *d = h->fn->desc;
	struct enders e = { .now = false };

	if (d && d->max_flat_workgroup && d->max_flat_workgroup <= d->wave_lanes)
		return;		/* one wavefront: it waits for nobody at a barrier */
	find_enders(h, c, s, l, read, &e);
	if (e.now || e.behind.n == 0)
		return;
	for (uint32_t n = 0; n < e.before.n; n++)
		if (!clears(h, e.before.at[n], &e))
			return;
	f.confidence = e.must ? WB_CONFIDENCE_HIGH : WB_CONFIDENCE_POSSIBLE;
	f.write = wb_check_list(h, e.behind.at, e.behind.n);
	f.nwrite = e.behind.n;
	wb_check_report(h, f);
}

/* ---- the rules ------------------------------------------------------------------------------------------ */
static void
check_loop(struct wb_check *h, uint32_t loop, enum wb_loop_verdict v, const struct wb_locks *l)
{
	struct wb_cycle c = wb_cycle_whole(h, loop);
	struct wb_slice s = wb_slice_exits(h, &c);
	uint32_t n = 0;

	while (n < s.nread && !wb_polls(h, s.read[n], &c))
		n++;
	if (n == s.nread)
		return;
	if (h->fn->is_kernel && h->barriers && wb_checked(h, WB_RULE_BARRIER_SPIN))
		check_barriers(h, &c, &s, l, s.read[n]);
	if (v != WB_LOOP_SUSPECT)	/* that waits for lanes of its own */
		wb_check_report(h, wb_finding_of(h, WB_RULE_SPIN, loop, &s.read[n], 1,
			"this loop waits for a write that only another wavefront can make"));
	if (h->fn->is_kernel && wb_checked(h, WB_RULE_GROUP) && !is_lock(h, l, s.read[n]))
		check_groups(h, &c, &s, l, s.read[n], v == WB_LOOP_SUSPECT);
}

void
wb_check_waves(struct wb_check *h, const uint8_t *verdict, const struct wb_locks *l)
{
	bool any = wb_checked(h, WB_RULE_SPIN) || wb_checked(h, WB_RULE_GROUP) || wb_checked(h, WB_RULE_BARRIER_SPIN);

	for (uint32_t n = 0; any && n < h->fn->loops->nloop; n++)
		if (verdict[n] != WB_LOOP_UNREAD && verdict[n] != WB_LOOP_COUNTED && verdict[n] != WB_LOOP_RETRY)
			check_loop(h, n, (enum wb_loop_verdict)verdict[n], l);
}
