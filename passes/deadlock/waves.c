/* passes/deadlock/waves.c -- loops that wait for other wavefronts, which may never come.
 *
 * A workgroup is launched when a compute unit has space for it, and keeps the space until it ends. So a loop that waits
 * for a workgroup which is not launched yet may hold the space that this one needs. Devices launch workgroups in
 * ascending order: it is safe to wait for a lower id, and not for a higher one. Which one a loop waits for follows from
 * the addresses of its read and of the writes, if they are sums of the same terms, one of them a multiple of the
 * workgroup id, plus constants. A loop that waits for a lock waits for its holder, which is a workgroup that runs.
 *
 *	while (flag[group + 1] == 0) {}		waits for the next workgroup
 *	flag[group] = 1
 *
 * In a workgroup, no wave passes a barrier before all have reached it. A phase is what is executed between two
 * barriers. A loop waits in vain if all that could end the waiting is in later phases (phase.c).
 *
 * This is a heuristic, off by default. Different arguments are assumed to be different memory. What is written before
 * the barriers is assumed to be what the loop waits for, unless it is a constant that differs from those written behind
 * them (the flag is cleared).
 *
 * Cost:   O(instructions) for each loop that reads shared memory in its exit conditions.
 * Source: Sorensen, Donaldson, Batty, Gopalakrishnan, Rakamaric, Portable inter-workgroup barrier synchronisation for
 *         GPUs, OOPSLA 2016 (occupancy-bound execution).
 */
#include "deadlock.h"

/* Whether @w may write what @read waits for: it is not @read itself, and takes no lock. */
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

/* Whether @read polls a lock. */
static bool
is_lock(struct wb_check *h, const struct wb_locks *l, uint32_t read)
{
	for (uint32_t n = 0; n < l->n; n++)
		if (l->lock[n].inst == read || wb_address_same(h, l->lock[n].inst, read))
			return true;
	return false;
}

/* The factor of the workgroup id in address @p; 0: it is no term of it. */
static uint32_t
factor_of_group(struct wb_check *h, const struct wb_sum *p)
{
	for (uint32_t n = 0; n < p->f.n; n++)
		if (wb_group_dimension(h, wb_value_of_term(h, p->f.term[n])) >= 0)
			return (uint32_t)p->f.k[n];
	return 0;
}

/* *ahead: id of the workgroup that writes with @w what @read reads, minus the own id; false: unknown. */
static bool
groups_ahead(struct wb_check *h, uint32_t read, uint32_t w, int64_t *ahead)
{
	struct wb_sum a, b;
	struct wb_affine d;
	int64_t k;

	if (!wb_address_sum_of(h, read, &a) || !wb_address_sum_of(h, w, &b) || a.space != b.space)
		return false;
	k = (int32_t)factor_of_group(h, &a);
	d = wb_affine_scaled(b.f, UINT64_MAX);
	if (k == 0 || !wb_affine_sum(&a.f, &d, &d) || !wb_affine_constant(&d) || wb_with_sign(32, d.add) % k != 0)
		return false;
	*ahead = wb_with_sign(32, d.add) / k;
	return true;
}

/* @surely: only findings that are known to be true. */
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

/* Whether some path leads from the end of block @from to block @to. */
static bool
leads(struct wb_check *h, uint32_t from, uint32_t to)
{
	struct wb_bits in = wb_bits_new(h->cx->tmp, h->fn->nblock);

	wb_reach_behind(h->cx->tmp, h->fn, from, WB_NONE, in);
	return wb_bit(in, to);
}

/* The writes that may end the waiting. */
struct ending_writes {
	WB_VEC(uint32_t) before, behind;	/* the phase of the loop */
	bool now;				/* there is one in this phase */
	bool must;				/* one behind the phase certainly writes what is read */
};

static void
find_ending_writes(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, const struct wb_locks *l,
	uint32_t read, struct ending_writes *e)
{
	struct wb_bits phase = wb_phase_of(h, c->header, h->fn->block[c->header].first, WB_NONE);

	WB_EACH_WRITE(h, w) {
		uint32_t b = h->g->block_of[w];
		enum wb_alias a;

		if (!answers(h, l, s, read, w) || (a = wb_alias_waves(h, read, w, true)) < WB_ALIAS_MAY)
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

/* Whether @w, before the phase, writes another constant than all writes behind it: it clears the flag. */
static bool
clears(struct wb_check *h, uint32_t w, const struct ending_writes *e)
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
	struct ending_writes e = { .now = false };

	if (d && d->max_flat_workgroup && d->max_flat_workgroup <= d->wave_lanes)
		return;		/* one wave: it never waits at a barrier */
	find_ending_writes(h, c, s, l, read, &e);
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

static void
check_loop(struct wb_check *h, uint32_t loop, enum wb_loop_verdict v, const struct wb_locks *l)
{
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	struct wb_slice s = wb_slice_exits(h, &c);
	uint32_t n = 0;

	while (n < s.nread && !wb_polls(h, s.read[n], &c))
		n++;
	if (n == s.nread)
		return;
	if (h->fn->is_kernel && h->barriers && wb_checked(h, WB_RULE_BARRIER_SPIN))
		check_barriers(h, &c, &s, l, s.read[n]);
	if (v != WB_LOOP_SUSPECT)	/* WB_LOOP_SUSPECT waits for lanes of its own wave */
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
