/* test/prop/share.c -- random systems: logs obey the rules, no response is above its bound, no bound where work may
 * starve.
 *
 *	share [SEED [SYSTEMS [FIRST]]]
 *
 * Each system runs with the named choices, then with random ones: which unit, which queue, the order of events at one
 * time, when the device dispatches, and the time of each block and of each operation on the host (sometimes always the
 * longest), and once for each task, with all open choices against it. One system of four is tame. Then it prints how
 * far bounds are above the slowest run (wavebound-sharing(7)).
 */
#include "../lib/prop.h"
#include "../lib/sharecheck.h"
#include "wavebound/share.h"

#define RUNS 5			/* of each system with random choices */

static int ace;			/* workload managers serve: any ACE, always the first, always the last that they can */
static uint32_t victim;		/* a task that all open choices go against; WB_NONE: none */
static bool longest, host;	/* blocks, and operations on the host, take their longest */

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

/* ---- tame systems: as one would build them ---------------------------------------------------------- */
static void
tame_device(struct wb_share_device *d)
{
	*d = (struct wb_share_device){ .name = "tame",
		.kind = one_in(2) ? WB_SHARE_AMD : WB_SHARE_NVIDIA,
		.engines = 1,
		.units = 2 + upto(6),
		.room = { 2048, 65536, 65536, 32 },
		.mps = true,
		.aces = 4,
		.slots = 8,
		.pool = 4 };
	if (d->kind == WB_SHARE_AMD) {
		d->engines = 4;
		d->units = 2 * (1 + upto(2));
	}
}

/* A stream, one to four launches, now and then into the NULL stream, and a wait for the last. */
static void
tame_task(struct wb_ctx *cx, struct wb_share_system *s, bool sync, bool halves)
{
	struct wb_share_task t = { .name = "t",
		.lock = WB_NONE,
		.release_ns = upto(100),
		.period_ns = 400 + upto(1600),
		.jobs = 4,
		.deadline_ns = WB_SHARE_NO_TIME };
	struct wb_share_stream st = { .name = "s", .task = s->task.n, .masked = halves };
	uint32_t launches = 1 + upto(3), stream = s->stream.n;

	if (halves && !wb_share_parse_mask(&s->device,
			      wb_format(cx->unit, "packed %u from %u", 2 * s->device.units,
				      s->task.n % 2 * 2 * s->device.units),
			      &st.mask))
		abort();
	WB_PUSH(cx->unit, &s->stream, st);
	for (uint32_t k = 0; k < launches; k++)
		WB_PUSH(cx->unit, &t.op,
			((struct wb_share_op){ .kind = WB_SHARE_LAUNCH,
				.stream = sync && one_in(4) ? null_stream(cx, s, 0) : stream,
				.kernel = upto(s->kernel.n - 1),
				.time_ns = upto(10) }));
	WB_PUSH(cx->unit, &t.op,
		((struct wb_share_op){ .kind = sync && one_in(4) ? WB_SHARE_DEVICE_SYNC : WB_SHARE_STREAM_SYNC,
			.stream = stream }));
	WB_PUSH(cx->unit, &s->task, t);
}

static struct wb_share_system *
tame_system(struct wb_ctx *cx)
{
	struct wb_share_system *s = WB_NEW(cx->unit, struct wb_share_system, 1);
	uint32_t tasks = 2 + upto(2), kernels = 1 + upto(3);
	bool sync = one_in(2), halves = one_in(2);

	s->horizon_ns = 10000;
	tame_device(&s->device);
	WB_PUSH(cx->unit, &s->process, "p");
	while (kernels--) {
		struct wb_share_kernel k = { .name = "k", .blocks = 1 + upto(31), .time_ns = 5 + upto(20) };

		k.first_ns = k.time_ns;
		k.need[WB_ROOM_THREADS] = 128u << upto(3);
		k.need[WB_ROOM_SLOTS] = 1;
		WB_PUSH(cx->unit, &s->kernel, k);
	}
	while (tasks--)
		tame_task(cx, s, sync, halves && s->device.kind == WB_SHARE_AMD);
	return s;
}

/* ---- choices --------------------------------------------------------------------------------- */
static uint32_t
pick(void *user, enum wb_share_choice what, uint32_t n, uint32_t task)
{
	(void)user;
	if (victim != WB_NONE && what == WB_SHARE_PICK_DISPATCH)
		return 0;		/* what others launch at this instant is there, too */
	if (victim != WB_NONE && task != WB_NONE && what != WB_SHARE_PICK_EVENT)
		return task == victim ? n - 1 : 0;
	if (what == WB_SHARE_PICK_ACE && ace)
		return ace == 1 ? 0 : n - 1;
	return upto(n - 1);
}

static uint64_t
block_time(void *user, uint32_t task, uint64_t most)
{
	(void)user;
	(void)task;
	return longest || one_in(3) ? most : 1 + upto((uint32_t)most - 1);
}

/* Not 0 where jobs would follow each other without end at one time. */
static uint64_t
host_time(void *user, uint32_t task, uint64_t most)
{
	const struct wb_share_task *t = &((const struct wb_share_system *)user)->task.at[task];

	if (victim != WB_NONE && most)
		return task == victim ? most : t->period_ns == WB_SHARE_NO_TIME && t->jobs == UINT64_MAX;
	return host || one_in(2) ? most : 1 + upto((uint32_t)most - 1);
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
/* Whether blocks of @k leave no room for one of @own on the first shader engine that these are dealt to. */
static bool
fills(const struct wb_share_system *s, const struct wb_share_kernel *k, const struct wb_share_mask *m,
	const struct wb_share_kernel *own, const struct wb_share_mask *own_mask)
{
	const struct wb_share_device *d = &s->device;
	uint32_t units[2] = { 0, 0 }, fit = wb_share_fit(d, k), engines = 0;
	uint64_t both = m->word[0] & own_mask->word[0];

	for (uint32_t e = d->engines; e-- > 0;) {
		uint64_t on = 0;

		for (uint32_t u = 0; u < d->units; u++)
			on |= (uint64_t)1 << (u * d->engines + e);
		engines += (m->word[0] & on) != 0;
		if (own_mask->word[0] & on) {
			units[0] = (uint32_t)__builtin_popcountll(own_mask->word[0] & on);
			units[1] = (uint32_t)__builtin_popcountll(both & on);
		}
	}
	if (!engines || units[0] != units[1] || k->blocks / engines < units[0] * fit)
		return false;
	for (int r = 0; r < WB_ROOM_RESOURCES; r++)
		if (own->need[r] && d->room[r] - fit * k->need[r] < own->need[r] && d->room[r] != UINT32_MAX)
			return true;
	return false;
}

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
				if (p->masked && q->masked && fills(s, &s->kernel.at[u->op.at[b].kernel], &q->mask,
							      &s->kernel.at[t->op.at[a].kernel], &p->mask))
					return true;
			}
	}
	return false;
}

static uint64_t njobs, nbounded, nrefused, nexact, nstarving;

/* @slowest: [task] the longest response seen. */
static void
check_run(const struct wb_share_system *s, const struct wb_share_free *f, const struct wb_share_bounds *b,
	uint64_t *slowest)
{
	struct wb_share_log log;
	const char *wrong;

	if (!prop_expect(wb_share_simulate(prop.cx, s, f, &log) == WB_OK, "the simulation gave up"))
		return;
	wrong = share_check(prop.cx, s, &log);
	prop_expect(!wrong, "%s", wrong);
	for (uint32_t k = 0; k < log.job.n; k++) {
		const struct wb_share_job *j = &log.job.at[k];
		uint64_t ns = j->end_ns - j->release_ns, bound = b->task[j->task].until_horizon_ns;

		njobs++;
		nbounded += bound != WB_SHARE_NO_TIME;
		nexact += ns == bound;
		slowest[j->task] = ns > slowest[j->task] ? ns : slowest[j->task];
		if (prop_expect(j->end_ns >= j->release_ns && ns <= bound,
			    "a response is above its bound: job %llu of task %u, released at %llu: %llu",
			    (unsigned long long)j->job, j->task, (unsigned long long)j->release_ns,
			    (unsigned long long)ns))
			continue;
		show(s, b);
		return;
	}
}

/* ---- tightness --------------------------------------------------------------------------------- */
/* How far bounds are above the slowest of the runs, by the device and by whether NULL stream, device-sync or free are
 * used. */
struct tightness {
	const char *name;
	double *ratio;
	size_t n, cap;
	uint64_t refused;
};
enum { RANDOM, TAME = 4, ALL = 8, AMD = 2, WITH_NULL = 1 };
static struct tightness tight[] = {
	[RANDOM] = { .name = "random, NVIDIA, streams" },
	[RANDOM + WITH_NULL] = { .name = "random, NVIDIA, NULL stream" },
	[RANDOM + AMD] = { .name = "random, AMD, streams" },
	[RANDOM + AMD + WITH_NULL] = { .name = "random, AMD, NULL stream" },
	[TAME] = { .name = "tame, NVIDIA, streams" },
	[TAME + WITH_NULL] = { .name = "tame, NVIDIA, NULL stream" },
	[TAME + AMD] = { .name = "tame, AMD, streams" },
	[TAME + AMD + WITH_NULL] = { .name = "tame, AMD, NULL stream" },
	[ALL] = { .name = "all, streams" },
	[ALL + WITH_NULL] = { .name = "all, NULL stream" },
};

static bool
synchronises(const struct wb_share_system *s)
{
	for (uint32_t t = 0; t < s->task.n; t++)
		for (uint32_t k = 0; k < s->task.at[t].op.n; k++) {
			const struct wb_share_op *op = &s->task.at[t].op.at[k];

			if (op->kind == WB_SHARE_DEVICE_SYNC || op->kind == WB_SHARE_FREE ||
				(op->stream != WB_NONE && s->stream.at[op->stream].is_null))
				return true;
		}
	return false;
}

static void
note(struct tightness *x, uint64_t bound, uint64_t slowest)
{
	x->refused += bound == WB_SHARE_NO_TIME;
	if (bound == WB_SHARE_NO_TIME || !slowest)
		return;
	if (x->n == x->cap)
		x->ratio = realloc(x->ratio, (x->cap = x->cap * 2 + 64) * sizeof(double));
	if (!x->ratio)
		abort();
	x->ratio[x->n++] = (double)bound / (double)slowest;
}

static void
measure(const struct wb_share_system *s, const struct wb_share_bounds *b, const uint64_t *slowest, bool tame)
{
	int null = synchronises(s) ? WITH_NULL : 0, amd = s->device.kind == WB_SHARE_AMD ? AMD : 0;

	for (uint32_t t = 0; t < s->task.n; t++) {
		note(&tight[(tame ? TAME : RANDOM) + amd + null], b->task[t].until_horizon_ns, slowest[t]);
		note(&tight[ALL + null], b->task[t].until_horizon_ns, slowest[t]);
	}
}

static int
by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void
show_tightness(void)
{
	for (size_t k = 0; k < WB_COUNT(tight); k++) {
		struct tightness *x = &tight[k];

		if (!x->n)
			continue;
		qsort(x->ratio, x->n, sizeof(double), by_value);
		printf("  %-27s %7zu tasks, %6llu refused, bound / run: "
		       "%6.2f median, %6.2f at 90 %%\n",
			x->name, x->n,
			(unsigned long long)x->refused, x->ratio[x->n / 2], x->ratio[x->n * 9 / 10]);
		free(x->ratio);
	}
}

static void
check_system(void)
{
	bool tame = prop.number % 4 == 3;
	struct wb_share_system *s = tame ? tame_system(prop.cx) : random_system(prop.cx);
	struct wb_share_free f = { s, pick, block_time, host_time };
	uint64_t *slowest = WB_NEW(prop.cx->unit, uint64_t, s->task.n);
	struct wb_share_bounds b;

	victim = WB_NONE;
	wb_share_bound_all(prop.cx, s, &b);
	for (uint32_t t = 0; t < s->task.n; t++) {
		nrefused += b.task[t].response_ns == WB_SHARE_NO_TIME;
		nstarving += may_starve(s, t);
		prop_expect(!may_starve(s, t) || b.task[t].response_ns == WB_SHARE_NO_TIME,
			"a task that may starve has a bound");
	}
	check_run(s, NULL, &b, slowest);
	for (int k = 0; k < RUNS; k++) {
		longest = k % 2 == 0;
		host = k < RUNS / 2;
		ace = k % 3;
		check_run(s, &f, &b, slowest);
	}
	for (victim = 0; victim < s->task.n; victim++) {
		longest = true;
		host = false;
		ace = 0;
		check_run(s, &f, &b, slowest);
	}
	measure(s, &b, slowest, tame);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 8000);
	while (prop_next())
		check_system();
	prop_tried(njobs, prop.count, "jobs");
	prop_tried(nbounded, njobs / 4, "with a bound");
	prop_tried(nexact, 1, "at it");
	prop_tried(nrefused, 0, "tasks refused");
	prop_tried(nstarving, 1, "that may starve");
	show_tightness();
	return prop_end();
}
