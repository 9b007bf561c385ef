/* src/share/schedule.c -- response times of jobs, each where it is in time.
 *
 * Jobs are released at known times, until the horizon. So two of them can be there together only if the one is released
 * before the other has ended at the latest. Latest ends are assumed, first that jobs end as they are released, and are
 * replaced by the bounds that follow from them until they come out again. Then they are right: consider the first job
 * that is late; until then all others ended in time, so its own bound holds. Host operations may take less than stated,
 * and blocks no time at all; only releases are taken to be exact. Proof: wavebound-sharing(7), theorem 5.
 */
#include "bound.h"

#define MOST_JOBS ((uint64_t)1 << 15)
#define MOST_ROUNDS 1000

struct jobs {
	struct bounding b;
	struct schedule *of;		/* [task] */
	uint64_t *longest;		/* [task] from when a job has its lock until it ends */
	uint64_t *hold;			/* [task] its lock, for each launch */
	bool late;			/* in this round, something took longer than was assumed */
};

static void
raise_to(struct jobs *x, uint64_t *at, uint64_t ns)
{
	if (*at >= ns)
		return;
	*at = ns;
	x->late = true;
}

static uint64_t
release_of(const struct wb_share_task *t, uint64_t job)
{
	return t->period_ns == WB_SHARE_NO_TIME ?
		t->release_ns :
		wb_share_plus(t->release_ns, wb_share_times(job, t->period_ns));
}

/* ---- locks ----------------------------------------------------------------------------------------- */
/* What a request may wait for its slot, in a window of @ns. */
static uint64_t
lock_wait(const struct jobs *x, uint32_t task, uint64_t ns)
{
	const struct wb_share_system *s = x->b.s;
	uint32_t lock = s->task.at[task].lock, others = 0;
	uint64_t sum = 0;

	if (lock == WB_NONE)
		return 0;
	for (uint32_t t = 0; t < s->task.n; t++)
		if (t != task && s->task.at[t].lock == lock && wb_share_jobs(&x->b, t, ns)) {
			sum = wb_share_plus(sum, s->lock.at[lock].per_kernel ? x->hold[t] : x->longest[t]);
			others++;
		}
	return others < s->lock.at[lock].k ? 0 : sum == WB_SHARE_NO_TIME ? sum : sum / s->lock.at[lock].k;
}

static uint64_t
job_lock_wait(const struct jobs *x, uint32_t task)
{
	uint64_t ns = 0, before;

	if (wb_share_per_kernel(x->b.s, task))
		return 0;
	do {
		before = ns;
		ns = lock_wait(x, task, before);
	} while (ns > before && ns != WB_SHARE_NO_TIME);
	return ns;
}

/* ---- one job --------------------------------------------------------------------------------------- */
/* What a launch takes that may start @entry after its job began. */
static uint64_t
planned(void *user, uint32_t task, uint32_t op, uint32_t slot, uint64_t entry)
{
	struct bounding b = ((struct jobs *)user)->b;
	struct why why = { NULL, WB_NO_LOC };
	uint64_t ns;

	b.entry_ns = wb_share_plus(b.entry_ns, entry);
	ns = wb_share_kernel_bound(&b, task, op, slot, &why);
	((struct jobs *)user)->b.visits = b.visits;
	return ns;
}

/* Whether the job waits for no launch of another task, in a window of @ns. */
static bool
on_its_own(const struct jobs *x, uint32_t task, uint64_t ns)
{
	const struct wb_share_system *s = x->b.s;

	for (uint32_t t = 0; t < s->task.n; t++)
		if (wb_share_awaits(&x->b, task, t) && wb_share_jobs(&x->b, t, ns))
			return false;
	return true;
}

/* From when the job has its lock. */
static uint64_t
duration(struct jobs *x, uint32_t task, uint32_t slot)
{
	struct way w = { .run = planned, .user = x, .all = WB_SHARE_NO_TIME };
	struct wb_arena_mark m = wb_arena_mark(x->b.cx->tmp);
	struct why why;
	bool alone;
	uint64_t path = wb_share_job(&x->b, task, slot, &w),
		 window = wb_share_window(&x->b, task, slot, WB_NONE, &alone, &why);

	wb_arena_reset(x->b.cx->tmp, m);
	if (!on_its_own(x, task, path)) {
		path = WB_SHARE_NO_TIME;
		w.longest = window;
	}
	raise_to(x, &x->hold[task], w.longest);
	return wb_min_u64(path, window);
}

static void
bound_job(struct jobs *x, uint32_t task, uint64_t job)
{
	const struct wb_share_task *t = &x->b.s->task.at[task];
	struct schedule *sch = &x->of[task];
	uint64_t release = release_of(t, job), most = 0, wait, *end = &sch->end_ns[job];

	x->b.from_ns = release;
	x->b.entry_ns = sch->endless ? WB_SHARE_NO_TIME : wb_share_max(release, job ? sch->end_ns[job - 1] : 0);
	x->b.lock_wait[task] = lock_wait(x, task, *end - release);
	wait = job_lock_wait(x, task);
	x->b.entry_ns = wb_share_plus(x->b.entry_ns, wait);
	for (uint32_t j = 0; j < wb_share_slots_of(x->b.s, task); j++)
		most = wb_share_max(most, duration(x, task, j));
	raise_to(x, &x->longest[task], most);
	raise_to(x, end, wb_share_plus(x->b.entry_ns, most));
	raise_to(x, &x->b.response[task],
		t->period_ns == WB_SHARE_NO_TIME  ? wb_share_plus(wait, most) :
			*end == WB_SHARE_NO_TIME ? *end :
						   *end - release);
}

/* ---- all jobs -------------------------------------------------------------------------------------- */
/* How many jobs of @task are released before the horizon; those that follow each other without end count as one. */
static uint64_t
job_count(const struct wb_share_system *s, const struct wb_share_task *t)
{
	uint64_t n = t->jobs;

	if (t->release_ns >= s->horizon_ns)
		return 0;
	if (t->period_ns == WB_SHARE_NO_TIME)
		return n == UINT64_MAX ? 1 : n;
	return wb_min_u64(n, wb_ceil_div(s->horizon_ns - t->release_ns, t->period_ns));
}

/* False: there are too many, or they are released too late. */
static bool
list_jobs(struct jobs *x)
{
	const struct wb_share_system *s = x->b.s;
	uint64_t sum = 0;

	for (uint32_t t = 0; t < s->task.n; t++) {
		x->of[t].n = job_count(s, &s->task.at[t]);
		x->of[t].endless = s->task.at[t].jobs == UINT64_MAX && s->task.at[t].period_ns == WB_SHARE_NO_TIME;
		if (x->of[t].n > MOST_JOBS - sum || release_of(&s->task.at[t], x->of[t].n) == WB_SHARE_NO_TIME)
			return false;
		sum += x->of[t].n;
	}
	for (uint32_t t = 0; t < s->task.n; t++) {
		x->of[t].end_ns = WB_NEW(x->b.cx->unit, uint64_t, x->of[t].n);
		for (uint64_t j = 0; j < x->of[t].n; j++)
			x->of[t].end_ns[j] =
				x->of[t].endless ? WB_SHARE_NO_TIME : release_of(&s->task.at[t], j);
	}
	return true;
}

void
wb_share_schedule(const struct bounding *b, uint64_t *out)
{
	struct jobs x = { .b = *b, .late = true };
	uint32_t tasks = b->s->task.n, rounds = 0;

	for (uint32_t t = 0; t < tasks; t++)
		out[t] = WB_SHARE_NO_TIME;
	x.of = WB_NEW(b->cx->unit, struct schedule, tasks);
	if (b->turns || !list_jobs(&x))
		return;
	x.b.visits = 0;
	x.b.schedule = x.of;
	x.b.response = WB_NEW(b->cx->unit, uint64_t, tasks);
	x.b.lock_wait = WB_NEW(b->cx->unit, uint64_t, tasks);
	x.longest = WB_NEW(b->cx->unit, uint64_t, tasks);
	x.hold = WB_NEW(b->cx->unit, uint64_t, tasks);
	for (; x.late; rounds++) {
		x.late = false;
		for (uint32_t t = 0; t < tasks; t++)
			for (uint64_t j = 0; j < x.of[t].n; j++)
				bound_job(&x, t, j);
		if (rounds == MOST_ROUNDS || !wb_share_patient(&x.b))
			return;
	}
	memcpy(out, x.b.response, tasks * sizeof(*out));
}
