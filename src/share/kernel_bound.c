/* src/share/kernel_bound.c -- the time from the earliest start of a run until it is complete.
 *
 * NVIDIA: the run has entered the primary queue. While it has a block that has not started, the run at the head of the
 *         queue finds no unit with space, so all M units are full. They hold blocks of its own, and of runs that
 *         entered before: one of each other stream, because only heads of streams are in the queue (rule A). Let a be
 *         the time when the run enters, and s the start of its last block. Then M (s - a) is at most the work of these
 *         runs. The last block then takes its own time.
 * AMD:    alone: no other run uses its units or its ACE at the same time. Block j of engine e starts after at most F(j)
 *         block times (wavebound-sharing(7), theorem 3).
 *         shared: the oldest block that is not placed waits at an engine whose units (of the mask) are all full, with
 *         work of any run that may be there. Or it waits for such a block of the same ACE.
 */
#include <stdlib.h>

#include "bound.h"

#define MOST_WINDOWS 10000	/* windows that are tried: each contains a job more than the last one */
#define MOST_VISITS ((uint64_t)1 << 29)	/* operations visited, for all bounds of a system: some seconds */

struct launch {				/* an operation in a slot */
	uint32_t task, op, slot;
	const struct wb_share_op *at;
	const struct wb_share_kernel *k;
};

uint32_t
wb_share_slots_of(const struct wb_share_system *s, uint32_t task)
{
	uint32_t lock = s->task.at[task].lock;

	return lock != WB_NONE && s->lock.at[lock].mask ? s->lock.at[lock].k : 1;
}

static struct launch
launch_of(const struct bounding *b, uint32_t task, uint32_t op, uint32_t slot)
{
	const struct wb_share_op *at = &b->s->task.at[task].op.at[op];

	return (struct launch){ task, op, slot, at, at->kind == WB_SHARE_LAUNCH ? &b->s->kernel.at[at->kernel] : NULL };
}

/* Whether both may be incomplete at the same time, according to locks and streams. */
static bool
concurrent(const struct wb_share_system *s, const struct launch *a, const struct launch *b)
{
	uint32_t lock = s->task.at[a->task].lock;

	if (a->task == b->task)
		return a->op != b->op && a->at->stream != b->at->stream &&
			!(lock != WB_NONE && s->lock.at[lock].per_kernel) && a->slot == b->slot;
	if (lock == WB_NONE || lock != s->task.at[b->task].lock)
		return true;
	return s->lock.at[lock].k > 1 && (!s->lock.at[lock].mask || a->slot != b->slot);
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

/* Work of @task that may be ahead of @me: the largest run of each stream. */
static wb_u128
ahead_of(struct bounding *b, const struct launch *me, uint32_t task, const struct weights *w)
{
	const struct wb_share_task *t = &b->s->task.at[task];
	uint32_t n = task == me->task ? reach(b, me) : t->op.n;
	wb_u128 sum = 0;

	b->visits += n;
	for (uint32_t k = 0; k < n; k++) {
		struct launch l = launch_of(b, task, k, me->slot);
		wb_u128 work;

		if (!l.k || !concurrent(b->s, me, &l))
			continue;
		work = wb_share_work(w, l.k, l.k->blocks);
		if (work > b->most[l.at->stream]) {
			sum += work - b->most[l.at->stream];
			b->most[l.at->stream] = work;
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

static bool
same_domain(const struct wb_share_system *s, uint32_t a, uint32_t b)
{
	return s->device.mps || s->task.at[a].process == s->task.at[b].process;
}

/* The largest tasks that take lock @lock (WB_NONE: none), as many as can hold it besides @me. */
static wb_u128
ahead_under(struct bounding *b, const struct launch *me, uint32_t lock, const struct weights *w)
{
	const struct wb_share_system *s = b->s;
	uint32_t mine = s->task.at[me->task].lock, n = 0;
	wb_u128 *work = WB_NEW(b->cx->tmp, wb_u128, s->task.n), sum = 0;
	uint64_t most = lock == WB_NONE ? s->task.n : s->lock.at[lock].k - (lock == mine);

	for (uint32_t t = 0; t < s->task.n; t++)
		if (s->task.at[t].lock == lock && t != me->task && same_domain(s, t, me->task))
			work[n++] = ahead_of(b, me, t, w);
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
	for (uint32_t t = 0; t < b->s->task.n; t++)
		for (uint32_t k = 0; same_domain(b->s, t, me->task) && k < b->s->task.at[t].op.n; k++) {
			struct launch l = launch_of(b, t, k, me->slot);

			if (l.k && concurrent(b->s, me, &l))
				b->used[l.at->kernel] = true;
		}
}

/* Time until complete, while the context is active. */
static uint64_t
nvidia_own(struct bounding *b, const struct launch *me, const struct weights *w)
{
	const struct wb_share_system *s = b->s;
	wb_u128 sum = ahead_of(b, me, me->task, w) + ahead_under(b, me, WB_NONE, w);

	for (uint32_t l = 0; l < s->lock.n; l++)
		sum += ahead_under(b, me, l, w);
	if (me->k->blocks)
		sum += wb_share_work(w, me->k, me->k->blocks - 1);
	sum /= (wb_u128)s->device.units * WEIGHT_ONE;
	return sum >= WB_SHARE_NO_TIME ? WB_SHARE_NO_TIME :
					 wb_share_plus((uint64_t)sum, me->k->blocks ? me->k->time_ns : 0);
}

/* Between two slices of the context, each other one has at most one slice. */
static uint64_t
nvidia_bound(struct bounding *b, const struct launch *me)
{
	const struct wb_share_device *d = &b->s->device;
	struct weights w, each = { { 0 } };
	uint64_t p, one;

	mark_nvidia(b, me);
	w = wb_share_weights(b->s, b->used);
	each.den[WB_ROOM_SLOTS] = 1;	/* each block has weight 1 */
	p = nvidia_own(b, me, &w);
	one = nvidia_own(b, me, &each);
	p = p < one ? p : one;
	if (d->mps || b->s->process.n == 1 || p == WB_SHARE_NO_TIME)
		return p;
	return wb_share_plus(p, wb_share_times(p / d->slice_ns + 1, wb_share_times(b->s->process.n - 1, d->slice_ns)));
}

/* ---- AMD: alone --------------------------------------------------------------------------------- */
static const struct wb_share_mask *
mask_of(const struct bounding *b, const struct launch *l)
{
	return wb_share_mask_of(b->s, l->at->stream, l->slot, &b->all);
}

static uint32_t
units_on(const struct bounding *b, const struct wb_share_mask *m, uint32_t engine)
{
	const struct wb_share_device *d = &b->s->device;
	uint32_t n = 0;

	for (uint32_t u = 0; u < d->units; u++)
		n += wb_share_mask_has(d, m, engine * d->units + u);
	return n;
}

/* The number of @blocks that the @p-th of @n engines gets. */
static uint64_t
dealt(uint64_t blocks, uint32_t p, uint32_t n)
{
	return blocks / n + (p < blocks % n);
}

static uint32_t
open_engines(const struct bounding *b, const struct wb_share_mask *m)
{
	uint32_t n = 0;

	for (uint32_t e = 0; e < b->s->device.engines; e++)
		n += units_on(b, m, e) > 0;
	return n;
}

/* Rounds of its blocks, on the slowest engine. */
static uint64_t
amd_alone(const struct bounding *b, const struct launch *me)
{
	const struct wb_share_mask *m = mask_of(b, me);
	uint32_t n = open_engines(b, m), p = 0;
	uint64_t rounds = 0;

	for (uint32_t e = 0; e < b->s->device.engines; e++) {
		uint64_t units = units_on(b, m, e);

		if (units)
			rounds = wb_share_max(rounds,
				wb_ceil_div(dealt(me->k->blocks, p++, n), units * wb_share_fit(&b->s->device, me->k)));
	}
	return wb_share_times(rounds, me->k->time_ns);
}

/* ---- AMD: shared -------------------------------------------------------------------------------- */
static uint32_t
queue_of(const struct bounding *b, const struct launch *l)
{
	return b->q.of[l->at->stream * b->q.slots + (l->slot < b->q.slots ? l->slot : 0)];
}

static bool
intersects(const struct wb_share_mask *a, const struct wb_share_mask *b)
{
	for (uint32_t k = 0; k < WB_COUNT(a->word); k++)
		if (a->word[k] & b->word[k])
			return true;
	return false;
}

struct shared {
	struct wb_share_mask units;	/* of all runs whose blocks may delay the ACE */
	uint64_t least;			/* the least number of units of one engine in one of their masks */
	bool same_ace, others;
};

static void
narrow(const struct bounding *b, struct shared *sh, const struct wb_share_mask *m)
{
	for (uint32_t k = 0; k < WB_COUNT(m->word); k++)
		sh->units.word[k] |= m->word[k];
	for (uint32_t e = 0; e < b->s->device.engines; e++) {
		uint64_t n = units_on(b, m, e);

		if (n && n < sh->least)
			sh->least = n;
	}
}

/* Calls @visit for every launch that may run at the same time as @me. */
struct visitor {
	struct bounding *b;
	const struct launch *me;
	struct shared *sh;
	const struct weights *w;
	wb_u128 work;			/* of the current task, in its worst slot */
};
typedef void visit_fn(struct visitor *v, const struct launch *l);

static void
visit_task(struct visitor *v, uint32_t task, uint32_t slot, visit_fn *visit)
{
	v->b->visits += v->b->s->task.at[task].op.n;
	for (uint32_t k = 0; k < v->b->s->task.at[task].op.n; k++) {
		struct launch l = launch_of(v->b, task, k, slot);

		if (l.k && concurrent(v->b->s, v->me, &l))
			visit(v, &l);
	}
}

static void
visit_all(struct visitor *v, visit_fn *visit)
{
	for (uint32_t t = 0; t < v->b->s->task.n; t++)
		for (uint32_t j = 0; j < wb_share_slots_of(v->b->s, t); j++)
			visit_task(v, t, j, visit);
}

static void
add_if_same_ace(struct visitor *v, const struct launch *l)
{
	uint32_t mine = v->b->q.queue.at[queue_of(v->b, v->me)].ace, its = v->b->q.queue.at[queue_of(v->b, l)].ace;

	if (mine != its)
		return;
	v->sh->same_ace = true;
	v->b->used[l->at->kernel] = true;
	narrow(v->b, v->sh, mask_of(v->b, l));
}

static void
add_if_shared_units(struct visitor *v, const struct launch *l)
{
	if (!intersects(mask_of(v->b, l), &v->sh->units))
		return;
	v->sh->others = true;
	v->b->used[l->at->kernel] = true;
}

static void
add_work(struct visitor *v, const struct launch *l)
{
	if (intersects(mask_of(v->b, l), &v->sh->units))
		v->work += wb_share_work(v->w, l->k, l->k->blocks);
}

/* Jobs of @task that may run in a window of @ns; UINT64_MAX: any number. */
static uint64_t
jobs_in(const struct bounding *b, uint32_t task, uint64_t ns)
{
	const struct wb_share_task *t = &b->s->task.at[task];
	uint64_t span = wb_share_plus(ns, b->response[task]);

	if (t->period_ns == WB_SHARE_NO_TIME || span == WB_SHARE_NO_TIME)
		return t->jobs;
	return wb_min_u64(t->jobs, span / t->period_ns + 1);
}

/* Work of others in a window of @ns; false: unlimited, *why is whose. */
static bool
others_in(struct visitor *v, uint64_t ns, wb_u128 *sum, struct why *why)
{
	struct bounding *b = v->b;

	*sum = 0;
	for (uint32_t t = 0; t < b->s->task.n; t++) {
		const struct wb_share_task *task = &b->s->task.at[t];
		uint64_t jobs = t == v->me->task ? 1 : jobs_in(b, t, ns);
		wb_u128 most = 0;

		for (uint32_t j = 0; j < wb_share_slots_of(b->s, t); j++) {
			v->work = 0;
			visit_task(v, t, j, add_work);
			most = v->work > most ? v->work : most;
		}
		if (most && jobs == UINT64_MAX) {
			*why = (struct why){ wb_format(b->cx->unit,
						     "blocks of task '%s' can cut ahead of it without limit, so it may "
						     "starve (Pitfall 4.3)",
						     task->name),
				task->loc };
			return false;
		}
		if (!wb_mul_u128(most, jobs, &most) || !wb_add_u128(*sum, most, sum)) {
			*why = (struct why){ "the work of others does not fit in 128 bits", task->loc };
			return false;
		}
	}
	return true;
}

/* Its own part of the time in which engines are full. */
static wb_u128
own_part(const struct bounding *b, const struct launch *me, const struct shared *sh, const struct weights *w)
{
	const struct wb_share_mask *m = mask_of(b, me);
	uint32_t n = open_engines(b, m), p = 0;
	wb_u128 sum = 0;

	for (uint32_t e = 0; e < b->s->device.engines; e++) {
		uint64_t units = units_on(b, m, e);

		if (units)
			sum += wb_share_work(w, me->k, dealt(me->k->blocks, p++, n)) /
					(sh->same_ace ? sh->least : units) +
				1;
	}
	return sum;
}

/* The least window that is filled by its own work and by that of the others in the window. */
static uint64_t
amd_shared(struct visitor *v, struct why *why)
{
	wb_u128 own = own_part(v->b, v->me, v->sh, v->w), sum;
	uint64_t window = 0, next = v->me->k->time_ns, patience = MOST_WINDOWS;

	while (next != window) {
		window = next;
		if (!others_in(v, window, &sum, why))
			return WB_SHARE_NO_TIME;
		sum = (own + sum / v->sh->least) / WEIGHT_ONE + 1;
		next = sum >= WB_SHARE_MOST_TIME ? WB_SHARE_NO_TIME : wb_share_plus((uint64_t)sum, v->me->k->time_ns);
		if (next == WB_SHARE_NO_TIME || !patience-- || v->b->visits > MOST_VISITS) {
			*why = (struct why){
				"the work of others on its units leaves no room in the long run (Pitfall 4.3)",
				v->me->at->loc
			};
			return WB_SHARE_NO_TIME;
		}
	}
	return window;
}

static uint64_t
amd_bound(struct bounding *b, const struct launch *me, struct why *why)
{
	struct shared sh = { .least = UINT64_MAX };
	struct visitor v = { .b = b, .me = me, .sh = &sh };
	struct weights w;

	if (b->turns) {
		*why = (struct why){
			"more queues than slots take turns, and turns go to empty queues, too (Pitfall 4.1)", b->s->loc
		};
		return WB_SHARE_NO_TIME;
	}
	memset(b->used, 0, b->s->kernel.n * sizeof(bool));
	b->used[me->at->kernel] = true;
	narrow(b, &sh, mask_of(b, me));
	visit_all(&v, add_if_same_ace);
	visit_all(&v, add_if_shared_units);
	if (!sh.others && !sh.same_ace)
		return amd_alone(b, me);
	w = wb_share_weights(b->s, b->used);
	v.w = &w;
	return me->k->blocks ? amd_shared(&v, why) : 0;
}

uint64_t
wb_share_kernel_bound(struct bounding *b, uint32_t task, uint32_t op, uint32_t slot, struct why *why)
{
	struct launch me = launch_of(b, task, op, slot);
	struct wb_arena_mark m = wb_arena_mark(b->cx->tmp);
	uint64_t ns;

	if (b->visits > MOST_VISITS) {
		*why = (struct why){ "the system is too large for this analysis", b->s->loc };
		return WB_SHARE_NO_TIME;
	}
	ns = b->s->device.kind == WB_SHARE_NVIDIA ? nvidia_bound(b, &me) : amd_bound(b, &me, why);
	wb_arena_reset(b->cx->tmp, m);
	if (ns == WB_SHARE_NO_TIME && !why->text)
		*why = (struct why){ "it does not fit in 64 bits", me.at->loc };
	return ns;
}
