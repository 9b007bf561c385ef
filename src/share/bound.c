/* src/share/bound.c -- response times of jobs: along the operations of a task, with what it waits for.
 *
 * Every step is an upper bound that does not depend on when things really happen, so sums and maxima along the
 * operations hold for every run. The bounds of AMD runs depend on how long jobs of others last. So response times are
 * assumed, and are right if the bounds that follow from them are not larger: consider the first job that exceeds its
 * assumed time. Until then all other jobs kept theirs, so its own bound holds. Proofs: wavebound-sharing(7).
 */
#include "bound.h"

#define MOST_ITERATIONS 200

struct tasks {
	struct bounding b;
	struct why *why;		/* [task] */
	/* [task][slot * operations + op] bound from when the run may start until it is complete */
	uint64_t **kernel;
	uint64_t *all;			/* [process] sum of the bounds of all launches of one job of each task */
	uint64_t *drain;		/* [process] until all that was launched is complete */
};

static uint64_t
kernel_ns(const struct tasks *x, uint32_t task, uint32_t slot, uint32_t op)
{
	return x->kernel[task][slot * x->b.s->task.at[task].op.n + op];
}

/* Under its worst slot. */
static uint64_t
worst_ns(const struct tasks *x, uint32_t task, uint32_t op)
{
	uint64_t most = 0;

	for (uint32_t j = 0; j < wb_share_slots_of(x->b.s, task); j++)
		most = wb_share_max(most, kernel_ns(x, task, j, op));
	return most;
}

/* ---- processes -------------------------------------------------------------------------------- */
static void
find_dependences(struct tasks *x)
{
	const struct wb_share_system *s = x->b.s;

	for (uint32_t t = 0; t < s->task.n; t++) {
		const struct wb_share_task *task = &s->task.at[t];
		bool frees = false;

		for (uint32_t k = 0; k < task->op.n; k++) {
			frees = frees || task->op.at[k].kind == WB_SHARE_FREE;
			if (task->op.at[k].kind == WB_SHARE_LAUNCH && s->stream.at[task->op.at[k].stream].is_null)
				x->b.null_used[task->process] = true;
		}
		x->b.frees[task->process] += frees;
	}
	wb_share_order(&x->b);
}

/* The earliest launch that is not complete may always start; so all that was launched is complete after the sum of
 * the bounds, and if streams wait for nothing but themselves, after the largest sum of a stream. */
static void
sum_up(struct tasks *x)
{
	const struct wb_share_system *s = x->b.s;

	for (uint32_t p = 0; p < s->process.n; p++)
		x->all[p] = x->drain[p] = 0;
	memset(x->b.stream, 0, s->stream.n * sizeof(uint64_t));
	for (uint32_t t = 0; t < s->task.n; t++)
		for (uint32_t k = 0; k < s->task.at[t].op.n; k++) {
			const struct wb_share_op *op = &s->task.at[t].op.at[k];
			uint32_t p = s->task.at[t].process;

			if (op->kind != WB_SHARE_LAUNCH)
				continue;
			x->all[p] = wb_share_plus(x->all[p], worst_ns(x, t, k));
			x->b.stream[op->stream] = wb_share_plus(x->b.stream[op->stream], worst_ns(x, t, k));
			x->drain[p] = wb_share_max(x->drain[p], x->b.stream[op->stream]);
		}
	for (uint32_t t = 0; t < s->task.n; t++)
		if (x->b.linked[t])
			x->drain[s->task.at[t].process] = x->all[s->task.at[t].process];
}

/* What a launch or a free of @task may wait for others that free: each once, as they stand in line. */
static uint64_t
call_wait(const struct tasks *x, uint32_t task)
{
	const struct wb_share_task *t = &x->b.s->task.at[task];
	uint32_t others = x->b.frees[t->process];

	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == WB_SHARE_FREE) {
			others--;
			break;
		}
	return wb_share_times(others, x->drain[t->process]);
}

/* ---- jobs -------------------------------------------------------------------------------------- */
static uint64_t
bound_of(void *user, uint32_t task, uint32_t op, uint32_t slot, uint64_t entry)
{
	(void)entry;
	return kernel_ns(user, task, slot, op);
}

/* What @task launches in a job. */
static uint64_t
own_ns(const struct tasks *x, uint32_t task)
{
	uint64_t sum = 0;

	for (uint32_t k = 0; k < x->b.s->task.at[task].op.n; k++)
		if (x->b.s->task.at[task].op.at[k].kind == WB_SHARE_LAUNCH)
			sum = wb_share_plus(sum, worst_ns(x, task, k));
	return sum;
}

/* From when the job begins (its lock taken, if there is one for the job) until it ends. */
static uint64_t
job_ns(struct tasks *x, uint32_t task, uint32_t slot)
{
	uint32_t process = x->b.s->task.at[task].process;
	uint64_t all = x->all[process];
	struct way w = { .call = call_wait(x, task),
		.drain = x->drain[process],
		.all = all,
		.others = all == WB_SHARE_NO_TIME ? all : all - own_ns(x, task),
		.run = bound_of,
		.user = x };
	struct wb_arena_mark m = wb_arena_mark(x->b.cx->tmp);
	uint64_t ns = wb_share_job(&x->b, task, slot, &w);
	struct why why;
	bool alone;

	if (!x->b.turns)
		ns = wb_min_u64(ns, wb_share_window(&x->b, task, slot, WB_NONE, &alone, &why));
	wb_arena_reset(x->b.cx->tmp, m);
	return ns;
}

static uint64_t
worst_job(struct tasks *x, uint32_t task)
{
	uint64_t most = 0;

	for (uint32_t j = 0; j < wb_share_slots_of(x->b.s, task); j++)
		most = wb_share_max(most, job_ns(x, task, j));
	return most;
}

/* Longest that @task holds its lock. */
static uint64_t
hold_ns(struct tasks *x, uint32_t task)
{
	const struct wb_share_task *t = &x->b.s->task.at[task];
	uint64_t most = 0;

	if (!wb_share_per_kernel(x->b.s, task))
		return worst_job(x, task);
	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == WB_SHARE_LAUNCH)
			most = wb_share_max(most,
				wb_share_plus(call_wait(x, task),
					x->b.linked[task] ? x->all[t->process] : worst_ns(x, task, k)));
	return most;
}

/* Who waits finds all k slots taken by those that came before, each of the others once at most. */
static void
find_lock_waits(struct tasks *x)
{
	const struct wb_share_system *s = x->b.s;

	for (uint32_t l = 0; l < s->lock.n; l++) {
		uint64_t sum = 0;
		uint32_t n = 0;

		for (uint32_t t = 0; t < s->task.n; t++)
			if (s->task.at[t].lock == l) {
				sum = wb_share_plus(sum, hold_ns(x, t));
				n++;
			}
		for (uint32_t t = 0; t < s->task.n; t++)
			if (s->task.at[t].lock == l && n > s->lock.at[l].k)
				x->b.lock_wait[t] =
					sum == WB_SHARE_NO_TIME ? sum : (sum - hold_ns(x, t)) / s->lock.at[l].k;
	}
}

/* ---- response times ------------------------------------------------------------------------------ */
/* From the release. A job of a task with a period may find the one before still at work. */
static uint64_t
response(struct tasks *x, uint32_t task)
{
	const struct wb_share_task *t = &x->b.s->task.at[task];
	uint64_t job = worst_job(x, task);

	if (t->lock != WB_NONE && !wb_share_per_kernel(x->b.s, task))
		job = wb_share_plus(job, x->b.lock_wait[task]);
	if (job == WB_SHARE_NO_TIME || t->period_ns == WB_SHARE_NO_TIME || job <= t->period_ns)
		return job;
	if (t->jobs < UINT64_MAX)
		return wb_share_plus(job, wb_share_times(t->jobs - 1, job - t->period_ns));
	if (!x->why[task].text)
		x->why[task] = (struct why){ wb_format(x->b.cx->unit,
						     "a job may take %s and the period is %s, so jobs may pile up",
						     wb_share_time_text(x->b.cx->unit, job),
						     wb_share_time_text(x->b.cx->unit, t->period_ns)),
			t->loc };
	return WB_SHARE_NO_TIME;
}

static void
bound_kernels(struct tasks *x)
{
	const struct wb_share_system *s = x->b.s;

	for (uint32_t t = 0; t < s->task.n; t++)
		for (uint32_t j = 0; j < wb_share_slots_of(s, t); j++)
			for (uint32_t k = 0; k < s->task.at[t].op.n; k++)
				if (s->task.at[t].op.at[k].kind == WB_SHARE_LAUNCH &&
					kernel_ns(x, t, j, k) != WB_SHARE_NO_TIME)
					x->kernel[t][j * s->task.at[t].op.n + k] =
						wb_share_kernel_bound(&x->b, t, k, j, &x->why[t]);
}

/* One round: true if the assumed response times came out again. */
static bool
iterate(struct tasks *x)
{
	const struct wb_share_system *s = x->b.s;
	bool same = true;

	bound_kernels(x);
	sum_up(x);
	find_lock_waits(x);
	for (uint32_t t = 0; t < s->task.n; t++) {
		uint64_t r = x->b.response[t] == WB_SHARE_NO_TIME ? WB_SHARE_NO_TIME : response(x, t);

		same = same && r == x->b.response[t];
		x->b.response[t] = r;
	}
	return same;
}

static void
prepare(struct tasks *x)
{
	const struct wb_share_system *s = x->b.s;
	struct wb_arena *a = x->b.cx->unit;

	x->kernel = WB_NEW(a, uint64_t *, s->task.n);
	x->b.response = WB_NEW(a, uint64_t, s->task.n);
	x->b.used = WB_NEW(a, bool, s->kernel.n);
	x->b.waiting = WB_NEW(a, bool, s->kernel.n);
	x->b.most = WB_NEW(a, wb_u128, s->stream.n);
	x->why = WB_NEW(a, struct why, s->task.n);
	x->b.lock_wait = WB_NEW(a, uint64_t, s->task.n);
	x->b.stream = WB_NEW(a, uint64_t, s->stream.n);
	x->b.null_used = WB_NEW(a, bool, s->process.n);
	x->b.frees = WB_NEW(a, uint32_t, s->process.n);
	x->all = WB_NEW(a, uint64_t, s->process.n);
	x->drain = WB_NEW(a, uint64_t, s->process.n);
	for (uint32_t t = 0; t < s->task.n; t++)
		x->kernel[t] = WB_NEW(a, uint64_t, (size_t)wb_share_slots_of(s, t) * s->task.at[t].op.n);
	wb_share_mask_all(&s->device, &x->b.all);
	if (s->device.kind == WB_SHARE_AMD)
		wb_share_queues(x->b.cx, s, &x->b.q);
	wb_share_count_units(&x->b);
	x->b.turns = s->device.kind == WB_SHARE_AMD &&
		x->b.q.queue.n > s->device.aces * s->device.slots - s->device.reserved;
}

/* Whether there is a last job of each task. */
static bool
ends(const struct wb_share_system *s)
{
	for (uint32_t t = 0; t < s->task.n; t++)
		if (s->task.at[t].jobs == UINT64_MAX)
			return false;
	return true;
}

void
wb_share_bound_all(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_bounds *out)
{
	struct tasks x = { .b = { .cx = cx, .s = s } };
	uint64_t *until;
	uint32_t rounds = 0;
	bool stable;

	prepare(&x);
	find_dependences(&x);
	do
		stable = iterate(&x);
	while (!stable && ++rounds < MOST_ITERATIONS);
	until = WB_NEW(cx->unit, uint64_t, s->task.n);
	wb_share_schedule(&x.b, until);
	out->task = WB_NEW(cx->unit, struct wb_share_bound, s->task.n);
	for (uint32_t t = 0; t < s->task.n; t++) {
		struct wb_share_bound *b = &out->task[t];

		b->response_ns = stable ? x.b.response[t] : WB_SHARE_NO_TIME;
		b->until_horizon_ns = wb_min_u64(b->response_ns, until[t]);
		if (ends(s))
			b->response_ns = b->until_horizon_ns;
		b->kernel_ns = WB_NEW(cx->unit, uint64_t, s->task.at[t].op.n);
		for (uint32_t k = 0; k < s->task.at[t].op.n; k++)
			b->kernel_ns[k] = stable ? worst_ns(&x, t, k) : WB_SHARE_NO_TIME;
		b->why = x.why[t].text ? x.why[t].text :
			!stable ? "response times grow without end" :
					 "it waits for a task that has no bound";
		b->where = x.why[t].text ? x.why[t].where : s->task.at[t].loc;
	}
}
