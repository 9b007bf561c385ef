/* src/share/advise.c -- what makes responses late, and what to change: each piece of advice is a system of its own, to
 * be run and bounded like the first.
 *
 * Advice is a change that can be made to the description; whether it helps is for the comparison of the two to say.
 * Partitions are searched in two layouts, task by task: the fewest CUs, from the first that is free, with
 * which the bound keeps the deadline. Cost: at most 2 * units * tasks bounds.
 */
#include <stdio.h>

#include "private.h"

struct adviser {
	struct wb_ctx *cx;
	const struct wb_share_system *s;
	struct wb_share_advices *out;
};

/* A copy whose streams and tasks (not their operations) may be changed. */
static struct wb_share_system *
copy(const struct adviser *a)
{
	struct wb_share_system *s = wb_arena_copy(a->cx->unit, a->s, 1, sizeof(*s));

	s->stream.at = wb_arena_copy(a->cx->unit, s->stream.at, s->stream.n, sizeof(*s->stream.at));
	s->stream.cap = s->stream.n;
	s->task.at = wb_arena_copy(a->cx->unit, s->task.at, s->task.n, sizeof(*s->task.at));
	return s;
}

static void
advise(struct adviser *a, struct wb_loc loc, const struct wb_share_system *after, const char *what, const char *change)
{
	WB_PUSH(a->cx->unit, &a->out->at, ((struct wb_share_advice){ what, change, loc, after }));
}

/* ---- masks ------------------------------------------------------------------------------------- */
static uint32_t
units_on(const struct wb_share_device *d, const struct wb_share_mask *m, uint32_t engine)
{
	uint32_t n = 0;

	for (uint32_t u = 0; u < d->units; u++)
		n += wb_share_mask_has(d, m, engine * d->units + u);
	return n;
}

/* The mask without the engines that have less than half of the CUs of the largest: they would hold up all others. */
static bool
without_slow(const struct wb_share_device *d, const struct wb_share_mask *m, struct wb_share_mask *out, uint32_t *slow)
{
	uint32_t most = 0;

	*out = (struct wb_share_mask){ { 0 } };
	*slow = WB_NONE;
	for (uint32_t e = 0; e < d->engines; e++)
		most = units_on(d, m, e) > most ? units_on(d, m, e) : most;
	for (uint32_t e = 0; e < d->engines; e++)
		for (uint32_t u = 0; u < d->units; u++) {
			uint32_t bit = u * d->engines + e;

			if (!wb_share_mask_has(d, m, e * d->units + u))
				continue;
			if (2 * units_on(d, m, e) < most)
				*slow = e;
			else
				out->word[bit / 64] |= (uint64_t)1 << bit % 64;
		}
	return *slow != WB_NONE;
}

static void
look_at_masks(struct adviser *a)
{
	const struct wb_share_device *d = &a->s->device;

	for (uint32_t k = 0; k < a->s->stream.n; k++) {
		const struct wb_share_stream *st = &a->s->stream.at[k];
		struct wb_share_system *s;
		struct wb_share_mask m;
		uint32_t slow;

		if (!st->masked || !without_slow(d, &st->mask, &m, &slow))
			continue;
		s = copy(a);
		s->stream.at[k].mask = m;
		advise(a, st->loc, s,
			wb_format(a->cx->unit,
				"the mask of stream '%s' leaves %u of %u CUs of shader engine %u, and blocks are dealt "
				"to the engines in turn, so it holds up all others (Pitfall 4.2)",
				st->name, units_on(d, &st->mask, slow), d->units, slow),
			wb_format(
				a->cx->unit, "leave these CUs out of the mask, or spread it: mask=\"distributed N\""));
	}
}

/* ---- host operations ------------------------------------------------------------------------------ */
/* The operations of @t without those of @kind; launches into the NULL stream get stream @instead, if that is not
 * WB_NONE. */
static void
rewrite(struct wb_ctx *cx, struct wb_share_system *s, struct wb_share_task *t, enum wb_share_op_kind drop,
	uint32_t instead)
{
	const struct wb_share_task old = *t;

	t->op.at = NULL;
	t->op.n = t->op.cap = 0;
	for (uint32_t k = 0; k < old.op.n; k++) {
		struct wb_share_op op = old.op.at[k];

		if (op.kind == drop)
			continue;
		if (instead != WB_NONE && op.stream != WB_NONE && s->stream.at[op.stream].is_null)
			op.stream = instead;
		WB_PUSH(cx->unit, &t->op, op);
	}
}

static const struct wb_share_op *
find_op(const struct wb_share_system *s, const struct wb_share_task *t, enum wb_share_op_kind kind, bool null)
{
	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == kind && (!null || s->stream.at[t->op.at[k].stream].is_null))
			return &t->op.at[k];
	return NULL;
}

static void
look_at_operations(struct adviser *a)
{
	for (uint32_t t = 0; t < a->s->task.n; t++) {
		const struct wb_share_task *task = &a->s->task.at[t];
		const struct wb_share_op *null = find_op(a->s, task, WB_SHARE_LAUNCH, true),
					 * frees = find_op(a->s, task, WB_SHARE_FREE, false);
		struct wb_share_system *s;

		if (null) {
			s = copy(a);
			rewrite(a->cx, s, &s->task.at[t], (enum wb_share_op_kind) - 1,
				wb_share_stream_add(a->cx, s,
					(struct wb_share_stream){ .name = "own",
						.process = task->process,
						.task = t,
						.loc = task->loc }));
			advise(a, null->loc, s,
				wb_format(a->cx->unit,
					"task '%s' launches into the NULL stream: that waits for all streams of the "
					"process and holds up all later launches",
					task->name),
				"launch into a stream of its own");
		}
		if (frees) {
			s = copy(a);
			rewrite(a->cx, s, &s->task.at[t], WB_SHARE_FREE, WB_NONE);
			advise(a, frees->loc, s,
				wb_format(a->cx->unit,
					"task '%s' frees memory: that waits for all work of the process, and launches "
					"of other tasks wait for it (Pitfalls 3.3, 3.4)",
					task->name),
				"allocate before the first job and free after the last one");
		}
	}
}

/* ---- what shares units ------------------------------------------------------------------------------ */
static uint32_t
largest_block(const struct wb_share_system *s, const struct wb_share_task *t, bool smallest)
{
	uint32_t best = 0;

	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == WB_SHARE_LAUNCH) {
			uint32_t n = s->kernel.at[t->op.at[k].kernel].need[WB_ROOM_THREADS];

			best = !best || (smallest ? n < best : n > best) ? n : best;
		}
	return best;
}

static void
look_at_sizes(struct adviser *a, const struct wb_share_system *partitioned)
{
	uint32_t most = 0, least = UINT32_MAX;
	const struct wb_share_task *large = NULL, *small = NULL;

	for (uint32_t t = 0; t < a->s->task.n; t++) {
		const struct wb_share_task *task = &a->s->task.at[t];

		if (largest_block(a->s, task, false) > most) {
			most = largest_block(a->s, task, false);
			large = task;
		}
		if (largest_block(a->s, task, true) && largest_block(a->s, task, true) < least) {
			least = largest_block(a->s, task, true);
			small = task;
		}
	}
	if (!large || !small || large == small || most == least)
		return;
	advise(a, large->loc, partitioned,
		wb_format(a->cx->unit,
			"blocks of '%s' have %u threads, those of '%s' %u: where they share CUs, the smaller ones cut "
			"ahead (Pitfall 4.3)",
			large->name, most, small->name, least),
		"use blocks of one size, or give the tasks partitions that share no CU");
}

static void
look_at_queues(struct adviser *a)
{
	const struct wb_share_device *d = &a->s->device;
	struct wb_share_queues q;

	wb_share_queues(a->cx, a->s, &q);
	if (q.queue.n > d->aces * d->slots - d->reserved)
		advise(a, a->s->loc, NULL,
			wb_format(a->cx->unit,
				"%u HSA queues share %u slots, and turns go to empty queues, too (Pitfall 4.1)",
				q.queue.n, d->aces * d->slots - d->reserved),
			"have tasks share a process, use fewer streams with masks, or a smaller pool "
			"(GPU_MAX_HW_QUEUES)");
}

/* ---- partitions ------------------------------------------------------------------------------------ */
static void
set_partition(struct wb_share_system *s, uint32_t task, bool packed, uint32_t from, uint32_t n)
{
	char text[60];

	snprintf(text, sizeof(text), "%s %u from %u", packed ? "packed" : "distributed", n, from);
	for (uint32_t k = 0; k < s->stream.n; k++)
		if (s->stream.at[k].task == task) {
			s->stream.at[k].masked = true;
			wb_share_parse_mask(&s->device, text, &s->stream.at[k].mask);
		}
}

static bool
keeps(struct adviser *a, const struct wb_share_system *s, uint32_t task)
{
	struct wb_share_bounds b;

	wb_share_bound_all(a->cx, s, &b);
	return b.task[task].response_ns <= s->task.at[task].deadline_ns && b.task[task].response_ns != WB_SHARE_NO_TIME;
}

static bool
keeps_all(struct adviser *a, const struct wb_share_system *s)
{
	for (uint32_t t = 0; t < s->task.n; t++)
		if (s->task.at[t].deadline_ns != WB_SHARE_NO_TIME && !keeps(a, s, t))
			return false;
	return true;
}

/* The fewest CUs from @from on with which @task keeps its deadline, those behind left to the others; 0: not even
 * all. */
static uint32_t
fewest(struct adviser *a, struct wb_share_system *s, uint32_t task, bool packed, uint32_t from)
{
	uint32_t all = wb_share_units(&s->device);

	for (uint32_t n = 1; from + n <= all; n++) {
		set_partition(s, task, packed, from, n);
		for (uint32_t t = task + 1; t < s->task.n && from + n < all; t++)
			set_partition(s, t, packed, from + n, all - from - n);
		if (keeps(a, s, task))
			return n;
	}
	return 0;
}

/* A partition for each task; *text says which. NULL if deadlines do not fit. */
static struct wb_share_system *
partition(struct adviser *a, bool packed, const char **text)
{
	struct wb_share_system *s = copy(a);
	uint32_t from = 0, all = wb_share_units(&s->device), open = 0;
	struct wb_out o = wb_out_new(a->cx->unit);

	for (uint32_t t = 0; t < s->task.n; t++)
		open += s->task.at[t].deadline_ns == WB_SHARE_NO_TIME;
	for (uint32_t t = 0; t < s->task.n; t++) {
		bool bounded = s->task.at[t].deadline_ns != WB_SHARE_NO_TIME;
		uint32_t n = bounded ? fewest(a, s, t, packed, from) :
			all > from ? (all - from) / (open ? open : 1) :
				       0;

		open -= !bounded;
		if (!n)
			return NULL;
		set_partition(s, t, packed, from, n);
		wb_printf(&o, "%s'%s' mask=\"%s %u from %u\"", t ? ", " : "", s->task.at[t].name,
			packed ? "packed" : "distributed", n, from);
		from += n;
	}
	if (!keeps_all(a, s))
		return NULL;
	*text = o.at;
	return s;
}

#define MOST_PARTITIONED 8u	/* tasks for which partitions are searched */

static const struct wb_share_system *
look_for_partitions(struct adviser *a)
{
	const struct wb_share_system *found = NULL;
	bool kept;

	if (a->s->task.n < 2 || a->s->task.n > MOST_PARTITIONED || a->s->lock.n)
		return NULL;
	kept = keeps_all(a, a->s);
	for (int packed = 0; packed < 2; packed++) {
		const char *text;
		const struct wb_share_system *s = partition(a, packed, &text);

		if (!s)
			continue;
		found = found ? found : s;
		advise(a, a->s->loc, s,
			wb_format(a->cx->unit, "partitions%s with which every deadline is kept%s",
				packed ? ", engine by engine," : " over the engines in turn",
				kept ? ", as it is without them" : ""),
			text);
	}
	return found;
}

void
wb_share_advise(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_advices *out)
{
	struct adviser a = { .cx = cx, .s = s, .out = out };

	*out = (struct wb_share_advices){ .at = { NULL, 0, 0 } };
	look_at_operations(&a);
	if (s->device.kind != WB_SHARE_AMD)
		return;
	look_at_queues(&a);
	look_at_masks(&a);
	look_at_sizes(&a, look_for_partitions(&a));
}
