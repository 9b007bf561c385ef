/* test/prop/share.c -- random systems: logs obey the rules, no response is above its bound, no bound where work may
 * starve.
 *
 *	share [SEED [SYSTEMS [FIRST]]]
 *
 * Each system runs with the named choices, then with random ones: which unit, the order of events at one time, when the
 * device dispatches, and the time of each block (sometimes always the longest).
 */
#include "../lib/prop.h"
#include "../lib/sharecheck.h"
#include "wavebound/share.h"

#define RUNS 3			/* of each system with random choices */

static bool longest;		/* blocks take their longest */

static uint32_t
upto(uint32_t n)
{
	return below(n + 1);
}

static bool
one_in(uint32_t n)
{
	return below(n) == 0;
}

/* ---- systems ------------------------------------------------------------------------------- */
static void
random_device(struct wb_share_device *d)
{
	*d = (struct wb_share_device){ .name = "random",
		.kind = one_in(2) ? WB_SHARE_AMD : WB_SHARE_NVIDIA,
		.engines = 1,
		.units = 1 + upto(3),
		.room = { 256u << upto(3), UINT32_MAX, UINT32_MAX, UINT32_MAX },
		.slice_ns = 1 + upto(20),
		.mps = one_in(2),
		.aces = 1 + upto(3),
		.slots = 1 + upto(7),
		.pool = 1 + upto(3) };
	if (d->kind == WB_SHARE_AMD)
		d->engines = 1 + upto(3);
	d->oversubscribe = true;
	for (int r = WB_ROOM_REGISTERS; r < WB_ROOM_RESOURCES; r++)
		if (one_in(3))
			d->room[r] = r == WB_ROOM_SLOTS ? 1 + upto(7) : 1024 + upto(30000);
}

static void
random_kernel(struct wb_ctx *cx, struct wb_share_system *s)
{
	struct wb_share_kernel k = { .name = "k",
		.blocks = one_in(12) ? 0 : 1 + upto(one_in(4) ? 40 : 8),
		.time_ns = 1 + upto(one_in(3) ? 200 : 12) };

	do {
		k.need[WB_ROOM_THREADS] = one_in(2) ? 64u << upto(5) : 1 + upto(s->device.room[WB_ROOM_THREADS] - 1);
		k.need[WB_ROOM_REGISTERS] = one_in(2) ? 0 : k.need[WB_ROOM_THREADS] * upto(16);
		k.need[WB_ROOM_LDS] = one_in(2) ? 0 : upto(3000);
		k.need[WB_ROOM_SLOTS] = 1;
	} while (!wb_share_fit(&s->device, &k));
	k.first_ns = one_in(3) ? (uint64_t)upto((uint32_t)k.time_ns) : k.time_ns;
	WB_PUSH(cx->unit, &s->kernel, k);
}

static struct wb_share_mask
random_mask(const struct wb_share_device *d)
{
	uint32_t units = d->engines * d->units;
	struct wb_share_mask m = { { 0 } };
	char text[40];

	if (one_in(2)) {
		uint32_t n = 1 + upto(units - 1);

		snprintf(text, sizeof(text), "%s %u from %u", one_in(2) ? "packed" : "distributed", n, upto(units - n));
		if (!wb_share_parse_mask(d, text, &m))
			abort();
		return m;
	}
	for (uint32_t k = 0; k < units; k++)
		if (one_in(2))
			m.word[0] |= (uint64_t)1 << k;
	m.word[0] |= (uint64_t)1 << upto(units - 1);
	return m;
}

static void
random_lock(struct wb_ctx *cx, struct wb_share_system *s)
{
	struct wb_share_lock l = { .name = "l", .k = 1 + upto(2), .per_kernel = one_in(2) };
	struct wb_share_mask *m = WB_NEW(cx->unit, struct wb_share_mask, l.k);

	for (uint32_t k = 0; k < l.k; k++)
		m[k] = random_mask(&s->device);
	if (s->device.kind == WB_SHARE_AMD && one_in(2))
		l.mask = m;
	WB_PUSH(cx->unit, &s->lock, l);
}

static uint32_t
null_stream(struct wb_ctx *cx, struct wb_share_system *s, uint32_t process)
{
	for (uint32_t k = 0; k < s->stream.n; k++)
		if (s->stream.at[k].is_null && s->stream.at[k].process == process)
			return k;
	WB_PUSH(cx->unit, &s->stream,
		((struct wb_share_stream){ .name = "null", .process = process, .task = WB_NONE, .is_null = true }));
	return s->stream.n - 1;
}

static void
random_operations(struct wb_ctx *cx, struct wb_share_system *s, struct wb_share_task *t, uint32_t first,
	uint32_t streams, bool sync)
{
	uint32_t n = 1 + upto(4);

	for (uint32_t k = 0; k < n; k++) {
		struct wb_share_op op = { .kind = k && one_in(3) ? (enum wb_share_op_kind)(1 + upto(5)) :
								   WB_SHARE_LAUNCH,
			.stream = WB_NONE,
			.time_ns = one_in(2) ? upto(30) : 0 };

		if ((op.kind == WB_SHARE_DEVICE_SYNC || op.kind == WB_SHARE_FREE) && !sync)
			op.kind = WB_SHARE_STREAM_SYNC;
		if (op.kind == WB_SHARE_LAUNCH || op.kind == WB_SHARE_STREAM_SYNC)
			op.stream = sync && one_in(8) ? null_stream(cx, s, t->process) : first + upto(streams - 1);
		if (op.kind == WB_SHARE_LAUNCH)
			op.kernel = upto(s->kernel.n - 1);
		WB_PUSH(cx->unit, &t->op, op);
	}
}

static void
random_task(struct wb_ctx *cx, struct wb_share_system *s, bool sync)
{
	struct wb_share_task t = { .name = "t",
		.process = upto(s->process.n - 1),
		.lock = s->lock.n && one_in(2) ? upto(s->lock.n - 1) : WB_NONE,
		.release_ns = one_in(2) ? 0 : upto(100),
		.period_ns = WB_SHARE_NO_TIME,
		.jobs = 1 + upto(3),
		.deadline_ns = WB_SHARE_NO_TIME };
	uint32_t streams = 1 + upto(2), first = s->stream.n;
	bool partition = t.lock != WB_NONE && s->lock.at[t.lock].mask;

	for (uint32_t k = 0; k < streams; k++) {
		struct wb_share_stream st = {
			.name = "s", .process = t.process, .task = s->task.n, .nonblocking = one_in(4)
		};

		st.masked = s->device.kind == WB_SHARE_AMD && !partition && !one_in(3);
		st.mask = random_mask(&s->device);
		WB_PUSH(cx->unit, &s->stream, st);
	}
	random_operations(cx, s, &t, first, streams, sync);
	if (one_in(2))
		t.period_ns = 50 + upto(one_in(2) ? 3000 : 300);
	if (one_in(4))
		t.jobs = UINT64_MAX;
	if (t.period_ns == WB_SHARE_NO_TIME && t.jobs > 1)
		t.op.at[0].time_ns = 5 + upto(50);	/* or jobs without work would never get on */
	WB_PUSH(cx->unit, &s->task, t);
}

static struct wb_share_system *
random_system(struct wb_ctx *cx)
{
	struct wb_share_system *s = WB_NEW(cx->unit, struct wb_share_system, 1);
	uint32_t tasks = 1 + upto(4), kernels = 1 + upto(3), locks = upto(1);
	bool sync = one_in(3);

	s->horizon_ns = 200 + upto(1000);
	random_device(&s->device);
	for (uint32_t k = 1 + upto(one_in(2) ? 0 : 2); k > 0; k--)
		WB_PUSH(cx->unit, &s->process, "p");
	while (kernels--)
		random_kernel(cx, s);
	while (locks--)
		random_lock(cx, s);
	while (tasks--)
		random_task(cx, s, sync);
	return s;
}

/* ---- choices --------------------------------------------------------------------------------- */
static uint32_t
pick(void *user, enum wb_share_choice what, uint32_t n)
{
	(void)user;
	(void)what;
	return upto(n - 1);
}

static uint64_t
block_time(void *user, uint64_t most)
{
	(void)user;
	return longest || one_in(3) ? most : 1 + upto((uint32_t)most - 1);
}

/* ---- for whoever has to find out why ------------------------------------------------------------- */
static void
show(const struct wb_share_system *s, const struct wb_share_bounds *b)
{
	const struct wb_share_device *d = &s->device;

	printf("%s, %u x %u units of %u %u %u %u, slice %llu, mps %d, %u aces of %u, pool %u, %u processes, horizon "
	       "%llu\n",
		d->kind == WB_SHARE_AMD ? "amd" : "nvidia", d->engines, d->units, d->room[0], d->room[1], d->room[2],
		d->room[3], (unsigned long long)d->slice_ns, d->mps, d->aces, d->slots, d->pool, s->process.n,
		(unsigned long long)s->horizon_ns);
	for (uint32_t k = 0; k < s->kernel.n; k++)
		printf("kernel %u: %u blocks of %u %u %u, first %llu, time %llu\n", k, s->kernel.at[k].blocks,
			s->kernel.at[k].need[0], s->kernel.at[k].need[1], s->kernel.at[k].need[2],
			(unsigned long long)s->kernel.at[k].first_ns, (unsigned long long)s->kernel.at[k].time_ns);
	for (uint32_t k = 0; k < s->lock.n; k++)
		printf("lock %u: k %u%s%s\n", k, s->lock.at[k].k, s->lock.at[k].per_kernel ? ", per kernel" : "",
			s->lock.at[k].mask ? ", partitions" : "");
	for (uint32_t k = 0; k < s->stream.n; k++)
		printf("stream %u: process %u, task %d%s%s, mask %llx\n", k, s->stream.at[k].process,
			(int)s->stream.at[k].task, s->stream.at[k].is_null ? ", null" : "",
			s->stream.at[k].nonblocking ? ", nonblocking" : "",
			s->stream.at[k].masked ? (unsigned long long)s->stream.at[k].mask.word[0] : 0);
	for (uint32_t t = 0; t < s->task.n; t++) {
		printf("task %u: process %u, lock %d, release %llu, period %lld, jobs %lld, bound %lld:", t,
			s->task.at[t].process, (int)s->task.at[t].lock, (unsigned long long)s->task.at[t].release_ns,
			(long long)s->task.at[t].period_ns, (long long)s->task.at[t].jobs,
			(long long)b->task[t].response_ns);
		for (uint32_t k = 0; k < s->task.at[t].op.n; k++)
			printf(" [op %d stream %d kernel %d time %llu bound %lld]", (int)s->task.at[t].op.at[k].kind,
				(int)s->task.at[t].op.at[k].stream, (int)s->task.at[t].op.at[k].kernel,
				(unsigned long long)s->task.at[t].op.at[k].time_ns, (long long)b->task[t].kernel_ns[k]);
		printf("\n");
	}
}

/* ---- what must hold ------------------------------------------------------------------------------ */
/* Work that comes back for ever, by itself, on units of the task, with nothing between: it may starve the task. */
static bool
may_starve(const struct wb_share_system *s, uint32_t task)
{
	const struct wb_share_task *t = &s->task.at[task];

	if (s->device.kind != WB_SHARE_AMD)
		return false;
	for (uint32_t o = 0; o < s->task.n; o++) {
		const struct wb_share_task *u = &s->task.at[o];

		if (o == task || u->jobs != UINT64_MAX || u->period_ns != WB_SHARE_NO_TIME ||
			(u->lock != WB_NONE && u->lock == t->lock))
			continue;
		for (uint32_t a = 0; a < t->op.n; a++)
			for (uint32_t b = 0; b < u->op.n; b++) {
				const struct wb_share_stream *p, *q;

				if (t->op.at[a].kind != WB_SHARE_LAUNCH || u->op.at[b].kind != WB_SHARE_LAUNCH)
					continue;
				p = &s->stream.at[t->op.at[a].stream];
				q = &s->stream.at[u->op.at[b].stream];
				if (!s->kernel.at[t->op.at[a].kernel].blocks ||
					!s->kernel.at[u->op.at[b].kernel].blocks)
					continue;
				if (p->masked && q->masked && (p->mask.word[0] & q->mask.word[0]))
					return true;
			}
	}
	return false;
}

static uint64_t njobs, nbounded, nrefused, nexact, nstarving;

static void
check_run(const struct wb_share_system *s, const struct wb_share_free *f, const struct wb_share_bounds *b)
{
	struct wb_share_log log;
	const char *wrong;

	if (!prop_expect(wb_share_simulate(prop.cx, s, f, &log) == WB_OK, "the simulation gave up"))
		return;
	wrong = share_check(prop.cx, s, &log);
	prop_expect(!wrong, "%s", wrong);
	for (uint32_t k = 0; k < log.job.n; k++) {
		const struct wb_share_job *j = &log.job.at[k];
		uint64_t ns = j->end_ns - j->release_ns, bound = b->task[j->task].response_ns;

		njobs++;
		nbounded += bound != WB_SHARE_NO_TIME;
		nexact += ns == bound;
		if (prop_expect(j->end_ns >= j->release_ns && ns <= bound,
			    "a response is above its bound: job %llu of task %u, released at %llu: %llu",
			    (unsigned long long)j->job, j->task, (unsigned long long)j->release_ns,
			    (unsigned long long)ns))
			continue;
		show(s, b);
		return;
	}
}

static void
check_system(void)
{
	struct wb_share_free f = { .pick = pick, .block_time = block_time };
	struct wb_share_system *s = random_system(prop.cx);
	struct wb_share_bounds b;

	wb_share_bound_all(prop.cx, s, &b);
	for (uint32_t t = 0; t < s->task.n; t++) {
		nrefused += b.task[t].response_ns == WB_SHARE_NO_TIME;
		nstarving += may_starve(s, t);
		prop_expect(!may_starve(s, t) || b.task[t].response_ns == WB_SHARE_NO_TIME,
			"a task that may starve has a bound");
	}
	check_run(s, NULL, &b);
	for (int k = 0; k < RUNS; k++) {
		longest = k == 0;
		check_run(s, &f, &b);
	}
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 20000);
	while (prop_next())
		check_system();
	prop_tried(njobs, prop.count, "jobs");
	prop_tried(nbounded, njobs / 4, "with a bound");
	prop_tried(nexact, 1, "at it");
	prop_tried(nrefused, 0, "tasks refused");
	prop_tried(nstarving, 1, "that may starve");
	return prop_end();
}
