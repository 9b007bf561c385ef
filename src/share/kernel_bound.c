/* src/share/kernel_bound.c -- the time from the earliest start of a run until it is complete.
 *
 * NVIDIA: the run has entered the primary queue. While it has a block that has not started, the run at the head of the
 *         queue finds no unit with space, so all M units are full. They hold blocks of its own, and of runs that
 *         entered before: one of each other stream, because only heads of streams are in the queue (rule A). Let a be
 *         the time when the run enters, and s the start of its last block. Then M (s - a) is at most the work of these
 *         runs. The last block then takes its own time.
 *         Or one after the other: the oldest of these that is not complete has the device for itself, but for what
 *         older ones leave; so it is charged with no more than its time alone.
 * AMD:    alone: no other run uses its units or its ACE at the same time. Block j of engine e starts after at most F(j)
 *         block times (wavebound-sharing(7), theorem 2). Else window.c.
 */
#include <stdlib.h>

#include "bound.h"

#define MOST_STEPS 30		/* towards the time in which units are full */
#define MOST_VISITS ((uint64_t)1 << 29)	/* operations visited, for all bounds of a system: some seconds */

uint32_t
wb_share_slots_of(const struct wb_share_system *s, uint32_t task)
{
	uint32_t lock = s->task.at[task].lock;

	return lock != WB_NONE && s->lock.at[lock].mask ? s->lock.at[lock].k : 1;
}

bool
wb_share_patient(const struct bounding *b)
{
	return b->visits <= MOST_VISITS;
}

struct launch
wb_share_launch(const struct bounding *b, uint32_t task, uint32_t op, uint32_t slot)
{
	const struct wb_share_op *at = &b->s->task.at[task].op.at[op];

	return (struct launch){ task, op, slot, at, at->kind == WB_SHARE_LAUNCH ? &b->s->kernel.at[at->kernel] : NULL };
}

bool
wb_share_concurrent(const struct wb_share_system *s, const struct launch *a, const struct launch *b)
{
	uint32_t lock = s->task.at[a->task].lock;

	if (a->task == b->task)
		return a->op != b->op && a->at->stream != b->at->stream &&
			!(lock != WB_NONE && s->lock.at[lock].per_kernel) && a->slot == b->slot;
	if (lock == WB_NONE || lock != s->task.at[b->task].lock)
		return true;
	return s->lock.at[lock].k > 1 && (!s->lock.at[lock].mask || a->slot != b->slot);
}

/* ---- where jobs are in time ------------------------------------------------------------------- */
/* Jobs whose release is not behind @to and whose latest end is behind @from. */
static uint64_t
scheduled(const struct wb_share_task *t, const struct schedule *sch, uint64_t from, uint64_t to)
{
	uint64_t first = 0, n = sch->n;

	if (t->release_ns > to || !n)
		return 0;
	if (sch->endless)
		return UINT64_MAX;
	if (t->period_ns != WB_SHARE_NO_TIME)
		n = wb_min_u64(n - 1, (to - t->release_ns) / t->period_ns) + 1;
	for (uint64_t end = n; first < end;) {
		uint64_t mid = first + (end - first) / 2;

		if (sch->end_ns[mid] > from)
			end = mid;
		else
			first = mid + 1;
	}
	return n - first;
}

uint64_t
wb_share_jobs(const struct bounding *b, uint32_t task, uint64_t ns)
{
	const struct wb_share_task *t = &b->s->task.at[task];
	uint64_t span = wb_share_plus(ns, b->response[task]), jobs = t->jobs;

	if (t->period_ns != WB_SHARE_NO_TIME && span != WB_SHARE_NO_TIME)
		jobs = wb_min_u64(jobs, span / t->period_ns + 1);
	return b->schedule ?
		wb_min_u64(jobs, scheduled(t, &b->schedule[task], b->from_ns, wb_share_plus(b->entry_ns, ns))) :
		jobs;
}

/* ---- NVIDIA ---------------------------------------------------------------------------------- */
/* How many operations of its own task may be launched before @me is complete: until the task waits for it. One that is
 * launched later into another stream may enter earlier, as @me may have to wait for its own stream. */
static uint32_t
reach(const struct bounding *b, const struct launch *me)
{
	const struct wb_share_task *t = &b->s->task.at[me->task];
	uint32_t k = me->op + 1;

	for (; k < t->op.n; k++) {
		const struct wb_share_op *op = &t->op.at[k];

		if (op->kind == WB_SHARE_DEVICE_SYNC || op->kind == WB_SHARE_FREE ||
			(op->kind == WB_SHARE_STREAM_SYNC && op->stream == me->at->stream))
			break;
	}
	return k;
}

uint64_t
wb_share_alone(const struct wb_share_system *s, const struct wb_share_kernel *k)
{
	return wb_share_times(
		wb_ceil_div(k->blocks, (uint64_t)s->device.units * wb_share_fit(&s->device, k)), k->time_ns);
}

/* How a run ahead counts: its work in @ns, or without weights its time alone. */
struct measure {
	const struct weights *w;
	uint64_t ns;
};

static wb_u128
size_of(const struct bounding *b, const struct launch *l, const struct measure *in)
{
	if (!in->w)
		return wb_share_alone(b->s, l->k);
	return wb_share_work((wb_u128)l->k->blocks * wb_share_weight(in->w, l->k), wb_min_u64(l->k->time_ns, in->ns));
}

/* Of @task, what may be ahead of @me: the largest run of each stream. */
static wb_u128
ahead_of(struct bounding *b, const struct launch *me, uint32_t task, const struct measure *in)
{
	const struct wb_share_task *t = &b->s->task.at[task];
	uint32_t n = task == me->task ? reach(b, me) : t->op.n;
	wb_u128 sum = 0;

	b->visits += n;
	for (uint32_t k = 0; k < n; k++) {
		struct launch l = wb_share_launch(b, task, k, me->slot);
		wb_u128 size;

		if (!l.k || !wb_share_concurrent(b->s, me, &l))
			continue;
		size = size_of(b, &l, in);
		if (size > b->most[l.at->stream]) {
			sum += size - b->most[l.at->stream];
			b->most[l.at->stream] = size;
		}
	}
	for (uint32_t k = 0; k < n; k++)
		if (t->op.at[k].kind == WB_SHARE_LAUNCH)
			b->most[t->op.at[k].stream] = 0;
	return sum;
}

static int
larger_first(const void *x, const void *y)
{
	wb_u128 a = *(const wb_u128 *)x, b = *(const wb_u128 *)y;

	return a < b ? 1 : a > b ? -1 : 0;
}

bool
wb_share_same_domain(const struct wb_share_system *s, uint32_t a, uint32_t b)
{
	return s->device.mps || s->task.at[a].process == s->task.at[b].process;
}

/* Whether a run of @task can be in the queue when one of @me's task enters it. */
static bool
may_be_ahead(const struct bounding *b, uint32_t task, const struct launch *me)
{
	return task == me->task || (wb_share_same_domain(b->s, task, me->task) && wb_share_jobs(b, task, 0));
}

/* The largest tasks that take lock @lock (WB_NONE: none), as many as can hold it besides @me. */
static wb_u128
ahead_under(struct bounding *b, const struct launch *me, uint32_t lock, const struct measure *in)
{
	const struct wb_share_system *s = b->s;
	uint32_t mine = s->task.at[me->task].lock, n = 0;
	wb_u128 *work = WB_NEW(b->cx->tmp, wb_u128, s->task.n), sum = 0;
	uint64_t most = lock == WB_NONE ? s->task.n : s->lock.at[lock].k - (lock == mine);

	for (uint32_t t = 0; t < s->task.n; t++)
		if (s->task.at[t].lock == lock && t != me->task && may_be_ahead(b, t, me))
			work[n++] = ahead_of(b, me, t, in);
	qsort(work, n, sizeof(*work), larger_first);
	for (uint32_t k = 0; k < n && k < most; k++)
		sum += work[k];
	return sum;
}

static void
mark_nvidia(struct bounding *b, const struct launch *me)
{
	memset(b->used, 0, b->s->kernel.n * sizeof(bool));
	b->used[me->at->kernel] = true;
	for (uint32_t t = 0; t < b->s->task.n; t++) {
		if (!may_be_ahead(b, t, me))
			continue;
		for (uint32_t k = 0; k < b->s->task.at[t].op.n; k++) {
			struct launch l = wb_share_launch(b, t, k, me->slot);

			if (l.k && wb_share_concurrent(b->s, me, &l))
				b->used[l.at->kernel] = true;
		}
	}
}

/* All that may be ahead of @me. */
static wb_u128
ahead(struct bounding *b, const struct launch *me, const struct measure *in)
{
	wb_u128 sum = ahead_of(b, me, me->task, in) + ahead_under(b, me, WB_NONE, in);

	for (uint32_t l = 0; l < b->s->lock.n; l++)
		sum += ahead_under(b, me, l, in);
	return sum;
}

static uint64_t
narrow_ns(wb_u128 ns)
{
	return ns >= WB_SHARE_NO_TIME ? WB_SHARE_NO_TIME : (uint64_t)ns;
}

/* Time until complete, while the context is active: all units are full, until the last block starts. In that time, a
 * block does no more work than its weight times this time. */
static uint64_t
nvidia_full(struct bounding *b, const struct launch *me, const struct weights *w)
{
	struct measure in = { w, WB_SHARE_MOST_TIME };
	wb_u128 own = (wb_u128)(me->k->blocks ? me->k->blocks - 1 : 0) * wb_share_weight(w, me->k);

	for (int k = 0; k < MOST_STEPS; k++) {
		wb_u128 sum = ahead(b, me, &in) + wb_share_work(own, wb_min_u64(me->k->time_ns, in.ns));
		uint64_t ns = narrow_ns(sum / ((wb_u128)b->s->device.units * WEIGHT_ONE));

		if (ns >= in.ns)
			break;
		k = ns + ns / 64 >= in.ns ? MOST_STEPS : k;
		in.ns = ns;
	}
	return wb_share_plus(in.ns, me->k->blocks ? me->k->time_ns : 0);
}

static uint64_t
nvidia_own(struct bounding *b, const struct launch *me)
{
	static const struct measure alone = { NULL, 0 };
	struct weights w, each = { { 0 } };
	uint64_t ns;

	mark_nvidia(b, me);
	w = wb_share_weights(b->s, b->used, b->used);
	each.den[WB_ROOM_SLOTS] = 1;	/* each block has weight 1 */
	ns = wb_min_u64(nvidia_full(b, me, &w), nvidia_full(b, me, &each));
	/* one run after the other */
	return wb_min_u64(ns, narrow_ns(ahead(b, me, &alone) + wb_share_alone(b->s, me->k)));
}

/* ---- NVIDIA: slices ---------------------------------------------------------------------------- */
/* Contexts that may have work besides that of @task in a window of @ns, and their time in all. */
static uint64_t
other_contexts(const struct bounding *b, uint32_t task, uint64_t ns, uint64_t *active)
{
	const struct wb_share_system *s = b->s;
	bool *live = WB_NEW(b->cx->tmp, bool, s->process.n);
	uint64_t n = 0;

	*active = 0;
	for (uint32_t t = 0; t < s->task.n; t++) {
		uint64_t jobs = s->task.at[t].process == s->task.at[task].process ? 0 : wb_share_jobs(b, t, ns);

		if (!jobs)
			continue;
		n += !live[s->task.at[t].process];
		live[s->task.at[t].process] = true;
		for (uint32_t k = 0; k < s->task.at[t].op.n; k++) {
			struct launch l = wb_share_launch(b, t, k, 0);
			uint64_t each = l.k ? wb_share_alone(s, l.k) : 0;

			*active = wb_share_plus(*active, jobs == UINT64_MAX && each ? WB_SHARE_NO_TIME :
										      wb_share_times(jobs, each));
		}
	}
	return n;
}

uint64_t
wb_share_others_slices(const struct bounding *b, uint32_t task, uint64_t ns, uint64_t waits)
{
	const struct wb_share_device *d = &b->s->device;
	uint64_t total = ns, before, active, contexts, turns;

	if (d->mps || b->s->process.n == 1 || ns == WB_SHARE_NO_TIME)
		return ns == WB_SHARE_NO_TIME ? ns : 0;
	do {
		before = total;
		contexts = other_contexts(b, task, total, &active);
		turns = wb_share_times(wb_share_plus(ns / d->slice_ns, waits), wb_share_times(contexts, d->slice_ns));
		total = wb_share_plus(ns, wb_min_u64(turns, active));
	} while (total > before && total != WB_SHARE_NO_TIME);
	return total == WB_SHARE_NO_TIME ? total : total - ns;
}

static uint64_t
nvidia_bound(struct bounding *b, const struct launch *me)
{
	uint64_t ns = nvidia_own(b, me);

	return wb_share_plus(ns, wb_share_others_slices(b, me->task, ns, 1));
}

/* ---- AMD --------------------------------------------------------------------------------------- */
const struct wb_share_mask *
wb_share_launch_mask(const struct bounding *b, const struct launch *l)
{
	return wb_share_mask_of(b->s, l->at->stream, l->slot, &b->all);
}

void
wb_share_count_units(struct bounding *b)
{
	const struct wb_share_device *d = &b->s->device;
	uint32_t queues = d->kind == WB_SHARE_AMD ? b->q.queue.n : 1;

	b->units_on = WB_NEW(b->cx->unit, uint32_t, (size_t)queues * d->engines);
	for (uint32_t q = 0; q < queues; q++) {
		const struct wb_share_mask *m =
			d->kind == WB_SHARE_AMD && b->q.queue.at[q].masked ? &b->q.queue.at[q].mask : &b->all;

		for (uint32_t u = 0; u < wb_share_units(d); u++)
			b->units_on[q * d->engines + u / d->units] += wb_share_mask_has(d, m, u);
	}
}

uint32_t
wb_share_queue_of(const struct bounding *b, const struct launch *l)
{
	return b->s->device.kind == WB_SHARE_AMD ?
		b->q.of[l->at->stream * b->q.slots + (l->slot < b->q.slots ? l->slot : 0)] :
		0;
}

uint32_t
wb_share_open_engines(const struct bounding *b, const struct launch *l)
{
	uint32_t n = 0;

	for (uint32_t e = 0; e < b->s->device.engines; e++)
		n += wb_share_units_on(b, l, e) > 0;
	return n;
}

/* Rounds of its blocks, on the slowest engine. */
static uint64_t
amd_alone(const struct bounding *b, const struct launch *me)
{
	uint32_t n = wb_share_open_engines(b, me), p = 0;
	uint64_t rounds = 0;

	for (uint32_t e = 0; e < b->s->device.engines; e++) {
		uint64_t units = wb_share_units_on(b, me, e);

		if (units)
			rounds = wb_share_max(rounds,
				wb_ceil_div(wb_share_dealt(me->k->blocks, p++, n),
					units * wb_share_fit(&b->s->device, me->k)));
	}
	return wb_share_times(rounds, me->k->time_ns);
}

static uint64_t
amd_bound(struct bounding *b, const struct launch *me, struct why *why)
{
	bool alone;
	uint64_t ns;

	if (b->turns) {
		*why = (struct why){
			"more queues than slots take turns, and turns go to empty queues, too (Pitfall 4.1)", b->s->loc
		};
		return WB_SHARE_NO_TIME;
	}
	ns = wb_share_window(b, me->task, me->slot, me->op, &alone, why);
	return alone ? amd_alone(b, me) : ns;
}

uint64_t
wb_share_kernel_bound(struct bounding *b, uint32_t task, uint32_t op, uint32_t slot, struct why *why)
{
	struct launch me = wb_share_launch(b, task, op, slot);
	struct wb_arena_mark m = wb_arena_mark(b->cx->tmp);
	uint64_t ns;

	if (!wb_share_patient(b)) {
		*why = (struct why){ "the system is too large for this analysis", b->s->loc };
		return WB_SHARE_NO_TIME;
	}
	ns = b->s->device.kind == WB_SHARE_NVIDIA ? nvidia_bound(b, &me) : amd_bound(b, &me, why);
	wb_arena_reset(b->cx->tmp, m);
	if (ns == WB_SHARE_NO_TIME && !why->text)
		*why = (struct why){ "it does not fit in 64 bits", me.at->loc };
	return ns;
}
