/* src/share/order.c -- for which streams of its process a job may wait.
 *
 * A launch waits for its own stream; AMD: for what is ahead in the queue of its stream, and so for the streams of that.
 * If a task of the process uses the NULL stream, this one and the blocking streams wait for each other. device-sync and
 * free wait for all streams of the process; and where another task frees, launches wait for that.
 */
#include "bound.h"

struct order {
	struct bounding *b;
	uint32_t task;
	bool *in;			/* [stream] */
	bool grew;
};

static void
add(struct order *x, uint32_t stream)
{
	if (x->in[stream])
		return;
	x->in[stream] = true;
	x->grew = true;
}

static bool
same_queue(const struct bounding *b, uint32_t a, uint32_t c)
{
	const struct wb_share_queues *q = &b->q;
	uint32_t queue = b->s->device.kind == WB_SHARE_AMD ? q->of[a * q->slots] : 0;

	return b->s->device.kind == WB_SHARE_AMD && !q->queue.at[queue].masked && queue == q->of[c * q->slots];
}

/* Whether a launch into @a may wait for one into @c. */
static bool
waits(const struct bounding *b, uint32_t a, uint32_t c)
{
	const struct wb_share_stream *sa = &b->s->stream.at[a], *sc = &b->s->stream.at[c];

	if (sa->process != sc->process)
		return false;
	return same_queue(b, a, c) ||
		(b->null_used[sa->process] && !sa->nonblocking && !sc->nonblocking && (sa->is_null || sc->is_null));
}

/* Streams that those found so far wait for; true if there was another one. */
static bool
close_over(struct order *x)
{
	bool any = false;

	do {
		x->grew = false;
		for (uint32_t a = 0; a < x->b->s->stream.n; a++)
			for (uint32_t c = 0; c < x->b->s->stream.n && x->in[a]; c++)
				if (a != c && waits(x->b, a, c)) {
					add(x, c);
					any = true;
				}
	} while (x->grew);
	return any;
}

static void
add_own(struct order *x)
{
	const struct wb_share_task *t = &x->b->s->task.at[x->task];

	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == WB_SHARE_LAUNCH ||
			(t->op.at[k].kind == WB_SHARE_STREAM_SYNC && x->b->s->stream.at[t->op.at[k].stream].is_null))
			add(x, t->op.at[k].stream);
}

static void
add_synchronised(struct order *x)
{
	const struct wb_share_task *t = &x->b->s->task.at[x->task];
	bool all = x->b->frees[t->process];

	for (uint32_t k = 0; k < t->op.n; k++)
		all = all || t->op.at[k].kind == WB_SHARE_DEVICE_SYNC;
	for (uint32_t k = 0; k < x->b->s->stream.n && all; k++)
		if (x->b->s->stream.at[k].process == t->process)
			add(x, k);
}

static void
find_tasks(const struct order *x, bool *awaits)
{
	const struct wb_share_system *s = x->b->s;

	for (uint32_t t = 0; t < s->task.n; t++)
		for (uint32_t k = 0; k < s->task.at[t].op.n && t != x->task; k++)
			if (s->task.at[t].op.at[k].kind == WB_SHARE_LAUNCH && x->in[s->task.at[t].op.at[k].stream])
				awaits[t] = true;
}

void
wb_share_order(struct bounding *b)
{
	const struct wb_share_system *s = b->s;

	b->linked = WB_NEW(b->cx->unit, bool, s->task.n);
	b->watch = WB_NEW(b->cx->unit, bool, (size_t)s->task.n * s->stream.n);
	b->awaits = WB_NEW(b->cx->unit, bool, (size_t)s->task.n * s->task.n);
	for (uint32_t t = 0; t < s->task.n; t++) {
		struct order x = { .b = b, .task = t, .in = &b->watch[(size_t)t * s->stream.n] };

		add_own(&x);
		b->linked[t] = close_over(&x);
		add_synchronised(&x);
		find_tasks(&x, &b->awaits[(size_t)t * s->task.n]);
	}
}
