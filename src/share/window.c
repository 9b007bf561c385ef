/* src/share/window.c -- the time of a job, or of one launch, from all the work that may be there meanwhile.
 *
 * While a job waits for the device, we watch a run: one that it waits for, or that this one waits for, and which has
 * entered. Either all blocks of it have started, which lasts no longer than a block; or one has no space. Then all
 * units are full: NVIDIA: of the device. AMD: those that the mask of the block leaves on its shader engine; or the
 * place at the engine is taken by a block of the same ACE, which has no space. Full units do work, and each block of a
 * run does its work once; so the whole window is charged with the work in it once, and not each launch with what may
 * precede it. Proof: wavebound-sharing(7), theorem 3.
 */
#include "bound.h"

#define MOST_STEPS 100		/* towards the time in which units are full */
#define MOST_WINDOWS 10000	/* windows that are tried: each contains a job more than the last one */

/* Runs of one stream, of all jobs of a task that count, in one slot: they follow each other. */
struct load {
	wb_u128 work;			/* weight x time, in all */
	wb_u128 weight;			/* of the largest run: never more at one time */
};
struct group {
	uint32_t task, slot, stream;
	struct load *on;		/* [engine] */
	struct load *less;		/* the same, without the block of each own run that starts last */
};

struct window {
	struct bounding *b;
	uint32_t task, slot, op;	/* whose window; op: WB_NONE for all launches of the job */
	uint64_t ns;			/* how long it is taken to be */
	bool may_await, others;		/* launches of others may be watched, too; in this window */
	bool alone;
	bool *ace;			/* [ace] of a run that is watched */
	struct wb_share_mask units;	/* that full ones are among */
	bool every;			/* that is all of the device */
	uint64_t *least;		/* [engine] of these, those of the mask that has the fewest there; 0: none */
	bool *waits;			/* [engine] blocks that are watched are dealt to it */
	WB_VEC(struct launch) list;	/* that count */
	WB_VEC(struct group) group;
	struct weights w;
	uint64_t entry_ns;		/* when the last launch of the job enters, at the latest */
};

static bool
is_own(const struct window *x, const struct launch *l)
{
	return l->task == x->task && (x->op == WB_NONE || x->op == l->op);
}

/* Whether @l may be watched. */
static bool
watched(const struct window *x, const struct launch *l)
{
	return is_own(x, l) || (x->op == WB_NONE && wb_share_awaits(x->b, x->task, l->task) &&
		x->b->watch[(size_t)x->task * x->b->s->stream.n + l->at->stream]);
}

/* Jobs of @task that count; its own: 1. */
static uint64_t
jobs_of(const struct window *x, uint32_t task)
{
	return task == x->task ? 1 :
		wb_share_same_domain(x->b->s, task, x->task) || x->b->s->device.kind == WB_SHARE_AMD ?
				 wb_share_jobs(x->b, task, x->ns) :
				 0;
}

/* Whether @l may be on the device in the window. */
static bool
counts(const struct window *x, const struct launch *l)
{
	struct launch me = wb_share_launch(x->b, x->task, x->op == WB_NONE ? 0 : x->op, x->slot);

	if (!l->k || (l->task == x->task && l->slot != x->slot))
		return false;
	return is_own(x, l) || wb_share_concurrent(x->b->s, &me, l);
}

/* Lists what counts, task by task and slot by slot. */
static void
list_launches(struct window *x)
{
	const struct wb_share_system *s = x->b->s;

	x->list.n = 0;
	for (uint32_t t = 0; t < s->task.n; t++) {
		uint32_t slots = jobs_of(x, t) ? wb_share_slots_of(s, t) : 0;

		x->b->visits += (uint64_t)slots * s->task.at[t].op.n;
		for (uint32_t j = 0; j < slots; j++)
			for (uint32_t k = 0; k < s->task.at[t].op.n; k++) {
				struct launch l = wb_share_launch(x->b, t, k, j);

				if (counts(x, &l))
					WB_PUSH(x->b->cx->tmp, &x->list, l);
			}
	}
	x->b->visits += x->list.n * (uint64_t)(1 + s->device.engines);
}

typedef void visit_fn(struct window *x, const struct launch *l);

static void
visit_all(struct window *x, visit_fn *visit)
{
	for (uint32_t k = 0; k < x->list.n; k++)
		visit(x, &x->list.at[k]);
}

/* ---- who is watched ------------------------------------------------------------------------------ */
static uint32_t
ace_of(const struct window *x, const struct launch *l)
{
	return x->b->s->device.kind == WB_SHARE_AMD ? x->b->q.queue.at[wb_share_queue_of(x->b, l)].ace : 0;
}

static void
mark_ace(struct window *x, const struct launch *l)
{
	if (watched(x, l))
		x->ace[ace_of(x, l)] = true;
}

/* The engines that @blocks are dealt to. NVIDIA: a run without blocks stands in the queue, too. */
static void
mark_engines(struct window *x, const struct launch *l, uint32_t blocks)
{
	for (uint32_t e = 0; e < x->b->s->device.engines && blocks; e++)
		if (wb_share_units_on(x->b, l, e)) {
			x->waits[e] = true;
			blocks--;
		}
}

static void
mark_units(struct window *x, const struct launch *l)
{
	const struct wb_share_mask *m = wb_share_launch_mask(x->b, l);

	if (watched(x, l))
		mark_engines(x, l, l->k->blocks || x->b->s->device.kind == WB_SHARE_AMD ? l->k->blocks : 1);
	if (!x->ace[ace_of(x, l)])
		return;
	x->b->waiting[l->at->kernel] = true;
	x->alone = x->alone && is_own(x, l);
	for (uint32_t k = 0; k < WB_COUNT(m->word); k++)
		x->units.word[k] |= m->word[k];
	for (uint32_t e = 0; e < x->b->s->device.engines; e++) {
		uint64_t n = wb_share_units_on(x->b, l, e);

		if (n && (!x->least[e] || n < x->least[e]))
			x->least[e] = n;
	}
}

/* Whether @l has units on @engine that may be among the full ones. */
static bool
meets(const struct window *x, const struct launch *l, uint32_t engine)
{
	const struct wb_share_device *d = &x->b->s->device;
	const struct wb_share_mask *m = wb_share_launch_mask(x->b, l);

	if (x->every)
		return wb_share_units_on(x->b, l, engine) > 0;

	for (uint32_t u = engine * d->units; u < (engine + 1) * d->units; u++)
		if (wb_share_mask_has(d, m, u) && wb_share_mask_has(d, &x->units, u))
			return true;
	return false;
}

static void
mark_kernel(struct window *x, const struct launch *l)
{
	for (uint32_t e = 0; e < x->b->s->device.engines; e++)
		if (meets(x, l, e)) {
			x->b->used[l->at->kernel] = true;
			x->alone = x->alone && is_own(x, l);
			return;
		}
}

static void
find_watched(struct window *x)
{
	const struct wb_share_system *s = x->b->s;

	x->alone = true;
	x->others = false;
	for (uint32_t t = 0; t < s->task.n && x->op == WB_NONE; t++)
		x->others = x->others || (wb_share_awaits(x->b, x->task, t) && jobs_of(x, t));
	memset(x->ace, 0, (s->device.aces + 1) * sizeof(bool));
	memset(&x->units, 0, sizeof(x->units));
	memset(x->least, 0, s->device.engines * sizeof(*x->least));
	memset(x->waits, 0, s->device.engines * sizeof(bool));
	memset(x->b->used, 0, s->kernel.n * sizeof(bool));
	memset(x->b->waiting, 0, s->kernel.n * sizeof(bool));
	list_launches(x);
	visit_all(x, mark_ace);
	visit_all(x, mark_units);
	x->every = memcmp(&x->units, &x->b->all, sizeof(x->units)) == 0;
	visit_all(x, mark_kernel);
}

/* ---- how long units are full ----------------------------------------------------------------------- */
/* The group of @l, new if it is the first one. */
static struct group *
group_of(struct window *x, const struct launch *l)
{
	struct group g = { .task = l->task, .slot = l->slot, .stream = l->at->stream };

	for (uint32_t k = x->group.n; k-- > 0 && x->group.at[k].task == l->task && x->group.at[k].slot == l->slot;)
		if (x->group.at[k].stream == l->at->stream)
			return &x->group.at[k];
	g.on = wb_arena_alloc(x->b->cx->tmp, x->b->s->device.engines, sizeof(*g.on));
	g.less = wb_arena_alloc(x->b->cx->tmp, x->b->s->device.engines, sizeof(*g.less));
	WB_PUSH(x->b->cx->tmp, &x->group, g);
	return &x->group.at[x->group.n - 1];
}

static void
add_blocks(const struct window *x, struct load *to, const struct wb_share_kernel *k, uint64_t blocks)
{
	wb_u128 weight = (wb_u128)blocks * wb_share_weight(&x->w, k);

	to->work = wb_share_most_work(to->work + wb_share_work(weight, k->time_ns));
	to->weight = weight > to->weight ? weight : to->weight;
}

static void
add_launch(struct window *x, const struct launch *l)
{
	uint32_t n = wb_share_open_engines(x->b, l), p = 0;
	struct group *g = group_of(x, l);

	for (uint32_t e = 0; e < x->b->s->device.engines; e++) {
		uint64_t blocks = wb_share_units_on(x->b, l, e) ? wb_share_dealt(l->k->blocks, p++, n) : 0;

		if (!blocks || !meets(x, l, e))
			continue;
		add_blocks(x, &g->on[e], l->k, blocks);
		add_blocks(x, &g->less[e], l->k, blocks - is_own(x, l));
	}
}

/* For all jobs. */
static void
multiply(struct load *l, uint64_t jobs)
{
	if (jobs == UINT64_MAX || !wb_mul_u128(l->work, jobs, &l->work))
		l->work = l->weight ? MOST_WORK : 0;
	l->work = wb_share_most_work(l->work);
}

static void
find_groups(struct window *x)
{
	x->group.n = 0;
	visit_all(x, add_launch);
	for (uint32_t k = 0; k < x->group.n; k++)
		for (uint32_t e = 0; e < x->b->s->device.engines; e++) {
			multiply(&x->group.at[k].on[e], jobs_of(x, x->group.at[k].task));
			multiply(&x->group.at[k].less[e], jobs_of(x, x->group.at[k].task));
		}
}

/* At most so much work is there while units are full for a time x: all + rate x. */
struct line {
	wb_u128 all, rate;
};

/* Work on @engine while units are full for @ns in all; of a task, that in its worst slot. *line: up to @ns. */
static wb_u128
work_in(const struct window *x, uint32_t engine, uint64_t ns, bool less, struct line *line)
{
	wb_u128 sum = 0, most = 0, slot = 0;
	struct line worst = { 0, 0 }, here = { 0, 0 };

	*line = worst;
	for (uint32_t k = 0; k < x->group.n; k++) {
		const struct group *g = &x->group.at[k];
		const struct load *l = less ? &g->less[engine] : &g->on[engine];
		bool limited = ns && l->weight < l->work / ns;

		if (!k || g[-1].task != g->task || g[-1].slot != g->slot) {
			slot = 0;
			here = (struct line){ 0, 0 };
		}
		slot += limited ? l->weight * ns : l->work;
		here.all += limited ? 0 : l->work;
		here.rate += limited ? l->weight : 0;
		most = slot > most ? slot : most;
		worst.all = here.all > worst.all ? here.all : worst.all;
		worst.rate = here.rate > worst.rate ? here.rate : worst.rate;
		if (k + 1 == x->group.n || g[1].task != g->task) {
			sum += most;
			line->all += worst.all;
			line->rate += worst.rate;
			most = 0;
			worst = (struct line){ 0, 0 };
		}
	}
	return sum;
}

/* How long the units of @engine are full: while they are, they do their number times the time in work; and each stream
 * does no more than all its work, or than its largest run can at one time. Streams whose work does not end leave
 * (units - rate) to the others, which is full as long as these have work. */
static uint64_t
engine_ns(struct window *x, uint32_t engine, bool less)
{
	wb_u128 units = (wb_u128)x->least[engine] * WEIGHT_ONE;
	uint64_t ns = WB_SHARE_MOST_TIME;

	for (int k = 0; k < MOST_STEPS; k++) {
		struct line line;
		wb_u128 next = work_in(x, engine, ns, less, &line) / units;

		if (line.rate < units && line.all / (units - line.rate) < next)
			next = line.all / (units - line.rate);
		x->b->visits += x->group.n;
		if (next >= ns)
			break;
		if (next + next / 64 >= ns)
			return (uint64_t)next;
		ns = (uint64_t)next;
	}
	return ns;
}

/* Why units may be full for ever. */
static struct why
crowded(const struct window *x)
{
	for (uint32_t k = 0; k < x->group.n; k++) {
		const struct wb_share_task *t = &x->b->s->task.at[x->group.at[k].task];

		for (uint32_t e = 0; e < x->b->s->device.engines; e++)
			if (x->waits[e] && x->group.at[k].on[e].work == MOST_WORK)
				return (struct why){ wb_format(x->b->cx->unit,
							     "blocks of task '%s' can cut ahead of it without "
							     "limit, so it may starve (Pitfall 4.3)",
							     t->name),
					t->loc };
	}
	return (struct why){ "the work of others on its units leaves no room in the long run (Pitfall 4.3)",
		x->b->s->task.at[x->task].op.at[x->op == WB_NONE ? 0 : x->op].loc };
}

/* Whether each launch of the job that is watched is watched from when it enters, and the others are complete then. */
static bool
in_sequence(const struct window *x)
{
	const struct wb_share_task *t = &x->b->s->task.at[x->task];
	uint32_t stream = WB_NONE;

	if (x->op != WB_NONE)
		return true;
	if (x->others || x->b->linked[x->task] || x->b->s->device.engines > 1)
		return false;
	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == WB_SHARE_LAUNCH) {
			if (stream != WB_NONE && stream != t->op.at[k].stream)
				return false;
			stream = t->op.at[k].stream;
		}
	return true;
}

/* The time in which units are full. The block that starts last, on some engine, does so at the end of it. */
static uint64_t
full_ns(struct window *x, struct why *why)
{
	bool one = in_sequence(x);
	uint64_t sum = 0, gain = UINT64_MAX;

	find_groups(x);
	for (uint32_t e = 0; e < x->b->s->device.engines; e++)
		if (x->waits[e]) {
			uint64_t ns = engine_ns(x, e, false);

			sum += ns;
			gain = wb_min_u64(gain, one ? ns - engine_ns(x, e, true) : 0);
		}
	sum -= gain == UINT64_MAX ? 0 : gain;
	if (sum < WB_SHARE_MOST_TIME)
		return sum;
	*why = crowded(x);
	return WB_SHARE_NO_TIME;
}

/* ---- the path ----------------------------------------------------------------------------------------- */
/* The end of a run that is watched: its last block. */
static uint64_t
last_block(void *user, uint32_t task, uint32_t op, uint32_t slot, uint64_t entry)
{
	struct window *x = user;
	const struct wb_share_kernel *k = wb_share_launch(x->b, task, op, slot).k;

	x->entry_ns = wb_share_max(x->entry_ns, entry);
	return k->blocks ? k->time_ns : 0;
}

/* Last blocks of launches of others in the process, each of which is watched once. */
static uint64_t
others_last(const struct window *x, uint64_t *runs)
{
	const struct wb_share_system *s = x->b->s;
	uint64_t sum = 0;

	for (uint32_t t = 0; t < s->task.n && x->op == WB_NONE; t++) {
		uint64_t jobs = wb_share_awaits(x->b, x->task, t) ? jobs_of(x, t) : 0;

		for (uint32_t k = 0; k < s->task.at[t].op.n && jobs; k++) {
			struct launch l = wb_share_launch(x->b, t, k, 0);

			if (!l.k || !l.k->blocks || !watched(x, &l))
				continue;
			sum = wb_share_plus(sum,
				jobs == UINT64_MAX && l.k->time_ns ? WB_SHARE_NO_TIME :
								     wb_share_times(jobs, l.k->time_ns));
			*runs = wb_share_plus(*runs, jobs);
		}
	}
	return sum;
}

static uint64_t
path_ns(struct window *x)
{
	struct way way = { .run = last_block,
		.user = x,
		.all = WB_SHARE_NO_TIME,
		.behind_own = x->b->frees[x->b->s->task.at[x->task].process] > 0 };

	x->entry_ns = 0;
	return x->op == WB_NONE ? wb_share_job(x->b, x->task, x->slot, &way) :
				  last_block(x, x->task, x->op, x->slot, 0);
}

static uint64_t
launches(const struct window *x)
{
	uint64_t n = 0;

	for (uint32_t k = 0; k < x->b->s->task.at[x->task].op.n; k++)
		n += x->b->s->task.at[x->task].op.at[k].kind == WB_SHARE_LAUNCH;
	return x->op == WB_NONE ? n : 1;
}

/* NVIDIA: one run after the other. The oldest that has entered and is not complete has all that still older ones leave,
 * so each is charged with its time alone. */
static uint64_t
one_by_one(struct window *x)
{
	const struct wb_share_system *s = x->b->s;
	uint64_t sum = 0;

	for (uint32_t t = 0; t < s->task.n; t++) {
		uint64_t jobs = jobs_of(x, t), one = 0;

		for (uint32_t k = 0; k < s->task.at[t].op.n && jobs; k++) {
			struct launch l = wb_share_launch(x->b, t, k, x->slot);

			one = wb_share_plus(one, counts(x, &l) ? wb_share_alone(s, l.k) : 0);
			if (t == x->task)
				one = wb_share_plus(one, s->task.at[t].op.at[k].time_ns);
			if (t == x->task && l.k && wb_share_per_kernel(s, t))
				one = wb_share_plus(one, x->b->lock_wait[t]);
		}
		sum = wb_share_plus(sum, jobs == UINT64_MAX && one ? WB_SHARE_NO_TIME : wb_share_times(jobs, one));
	}
	return sum;
}

/* How long the window is at most, and until when launches of others count, by one kind of weights. */
static void
with_weights(struct window *x, struct weights w, uint64_t *ns, uint64_t *counts_ns, struct why *why)
{
	uint64_t runs = launches(x), device, path, slices;

	x->w = w;
	device = wb_share_plus(full_ns(x, why), others_last(x, &runs));
	path = wb_share_plus(device, path_ns(x));
	if (x->b->s->device.kind == WB_SHARE_AMD) {
		*ns = wb_min_u64(*ns, path);
		return;
	}
	path = wb_min_u64(path, one_by_one(x));
	/* the time of the host is among that of the context, which makes it no smaller */
	slices = wb_share_others_slices(x->b, x->task, path, runs);
	*ns = wb_min_u64(*ns, wb_share_plus(path, slices));
	/* what enters behind the last launch stands behind it */
	if (!x->may_await)
		*counts_ns = wb_min_u64(*counts_ns, wb_share_plus(wb_share_plus(device, x->entry_ns), slices));
}

uint64_t
wb_share_window(struct bounding *b, uint32_t task, uint32_t slot, uint32_t op, bool *alone, struct why *why)
{
	static const struct weights each = { .den = { [WB_ROOM_SLOTS] = 1 } };	/* each block has weight 1 */
	uint32_t engines = b->s->device.engines;
	struct window x = { .b = b, .task = task, .slot = slot, .op = op };
	uint64_t ns, counts_ns = 0, patience = MOST_WINDOWS;

	x.ace = WB_NEW(b->cx->tmp, bool, b->s->device.aces + 1);
	x.least = WB_NEW(b->cx->tmp, uint64_t, engines);
	x.waits = WB_NEW(b->cx->tmp, bool, engines);
	for (uint32_t t = 0; t < b->s->task.n; t++)
		x.may_await = x.may_await || (op == WB_NONE && wb_share_awaits(b, task, t));
	do {
		struct wb_arena_mark m = wb_arena_mark(b->cx->tmp);

		x.ns = counts_ns;
		x.list.at = NULL;
		x.list.n = x.list.cap = 0;
		x.group.at = NULL;
		x.group.n = x.group.cap = 0;
		ns = counts_ns = WB_SHARE_NO_TIME;
		find_watched(&x);
		with_weights(&x, wb_share_weights(b->s, b->used, b->waiting), &ns, &counts_ns, why);
		with_weights(&x, each, &ns, &counts_ns, why);
		counts_ns = wb_min_u64(counts_ns, ns);
		wb_arena_reset(b->cx->tmp, m);
		if (!wb_share_patient(b) || !patience--)
			ns = WB_SHARE_NO_TIME;
	} while (counts_ns > x.ns && ns != WB_SHARE_NO_TIME);
	*alone = x.alone && ns != WB_SHARE_NO_TIME;
	return ns;
}
