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
	uint32_t *first;		/* [stream] of those that wait for each other, the same one for all of them */
	uint32_t *size;			/* [stream] how many they are, if it is that one */
};

static void
find_first(struct order *x)
{
	const struct wb_share_system *s = x->b->s;
	uint32_t *null = WB_NEW(x->b->cx->tmp, uint32_t, s->process.n);
	uint32_t *queue = WB_NEW(x->b->cx->tmp, uint32_t, x->b->q.queue.n);
	bool any;

	memset(null, 0xff, s->process.n * sizeof(*null));
	memset(queue, 0xff, x->b->q.queue.n * sizeof(*queue));
	for (uint32_t k = 0; k < s->stream.n; k++)
		x->first[k] = k;
	/* the least one of all, by the NULL stream of the process and by queues, until none changes */
	do {
		any = false;
		for (uint32_t k = 0; k < s->stream.n; k++) {
			const struct wb_share_stream *st = &s->stream.at[k];
			uint32_t q = s->device.kind == WB_SHARE_AMD ? x->b->q.of[k * x->b->q.slots] : 0;
			bool blocks = x->b->null_used[st->process] && !st->nonblocking;
			uint32_t *by_null = blocks ? &null[st->process] : NULL;
			uint32_t *by_queue =
				s->device.kind == WB_SHARE_AMD && !x->b->q.queue.at[q].masked ? &queue[q] : NULL;
			uint32_t least = x->first[k];

			least = by_null && *by_null < least ? *by_null : least;
			least = by_queue && *by_queue < least ? *by_queue : least;
			any = any || least < x->first[k] || (by_null && least < *by_null) ||
				(by_queue && least < *by_queue);
			x->first[k] = least;
			if (by_null)
				*by_null = least;
			if (by_queue)
				*by_queue = least;
		}
	} while (any);
	for (uint32_t k = 0; k < s->stream.n; k++)
		x->size[x->first[k]]++;
}

/* What launches into @stream may wait for; true if that is more than this stream. */
static bool
add_stream(struct order *x, uint32_t stream)
{
	for (uint32_t k = 0; k < x->b->s->stream.n && !x->in[stream]; k++)
		if (x->first[k] == x->first[stream] && k != stream)
			x->in[k] = true;
	x->in[stream] = true;
	return x->size[x->first[stream]] > 1;
}

static bool
add_own(struct order *x)
{
	const struct wb_share_task *t = &x->b->s->task.at[x->task];
	bool any = false;

	for (uint32_t k = 0; k < t->op.n; k++)
		if (t->op.at[k].kind == WB_SHARE_LAUNCH ||
			(t->op.at[k].kind == WB_SHARE_STREAM_SYNC && x->b->s->stream.at[t->op.at[k].stream].is_null))
			any = add_stream(x, t->op.at[k].stream) || any;
	return any;
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
			x->in[k] = true;
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

	struct order x = { .b = b };

	x.first = WB_NEW(b->cx->unit, uint32_t, s->stream.n);
	x.size = WB_NEW(b->cx->unit, uint32_t, s->stream.n);
	find_first(&x);
	b->linked = WB_NEW(b->cx->unit, bool, s->task.n);
	b->watch = WB_NEW(b->cx->unit, bool, (size_t)s->task.n * s->stream.n);
	b->awaits = WB_NEW(b->cx->unit, bool, (size_t)s->task.n * s->task.n);
	for (uint32_t t = 0; t < s->task.n; t++) {
		x.task = t;
		x.in = &b->watch[(size_t)t * s->stream.n];
		b->linked[t] = add_own(&x);
		add_synchronised(&x);
		find_tasks(&x, &b->awaits[(size_t)t * s->task.n]);
	}
}
