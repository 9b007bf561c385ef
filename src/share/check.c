/* src/share/check.c -- what must hold before a system can run: blocks fit on a unit, queues into their slots. */
#include "private.h"

static const char *const resource[] = { "threads", "registers", "LDS", "block slots" };

static enum wb_status
check_kernel(struct wb_ctx *cx, const struct wb_share_device *d, const struct wb_share_kernel *k)
{
	for (int r = 0; r < WB_ROOM_RESOURCES; r++)
		if (k->need[r] > d->room[r]) {
			wb_report(cx->diag, WB_E_SHARE_FIT, k->loc,
				"a block of '%s' needs %u %s, and one %s has %u: it could never start", k->name,
				k->need[r], resource[r], d->kind == WB_SHARE_AMD ? "CU" : "SM", d->room[r]);
			return WB_BAD_INPUT;
		}
	return WB_OK;
}

/* A lock whose slots are partitions gives each launch its units; a mask of the stream besides would contradict. */
static enum wb_status
check_stream(struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_stream *st)
{
	uint32_t lock = st->task == WB_NONE ? WB_NONE : s->task.at[st->task].lock;

	if (lock == WB_NONE || !s->lock.at[lock].mask || !st->masked)
		return WB_OK;
	wb_report(cx->diag, WB_E_SHARE_VALUE, st->loc,
		"stream '%s' has a mask, and so have the slots of lock '%s', which its task takes", st->name,
		s->lock.at[lock].name);
	return WB_BAD_INPUT;
}

static enum wb_status
check_queues(struct wb_ctx *cx, const struct wb_share_system *s)
{
	const struct wb_share_device *d = &s->device;
	uint32_t slots = d->aces * d->slots - d->reserved;
	struct wb_share_queues q;

	wb_share_queues(cx, s, &q);
	if (q.queue.n <= slots || d->oversubscribe)
		return WB_OK;
	wb_report(cx->diag, WB_E_SHARE_QUEUES, s->loc,
		"the tasks need %u HSA queues, and the device has slots for %u (Pitfall 4.1)", q.queue.n, slots);
	return WB_BAD_INPUT;
}

enum wb_status
wb_share_check(struct wb_ctx *cx, const struct wb_share_system *s)
{
	enum wb_status st = WB_OK;

	for (uint32_t k = 0; k < s->kernel.n; k++)
		if (check_kernel(cx, &s->device, &s->kernel.at[k]) != WB_OK)
			st = WB_BAD_INPUT;
	for (uint32_t k = 0; k < s->stream.n; k++)
		if (check_stream(cx, s, &s->stream.at[k]) != WB_OK)
			st = WB_BAD_INPUT;
	return st == WB_OK && s->device.kind == WB_SHARE_AMD ? check_queues(cx, s) : st;
}

/* ---- queues ------------------------------------------------------------------------------- */
static uint32_t
add_queue(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_queues *q, struct wb_share_queue queue)
{
	queue.ace = q->queue.n % s->device.aces;
	WB_PUSH(cx->unit, &q->queue, queue);
	return q->queue.n - 1;
}

/* One of the pool of the process: the first streams make new ones, later ones share them in turn. */
static uint32_t
pool_queue(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_queues *q, uint32_t **pool,
	uint32_t *used, uint32_t stream)
{
	uint32_t p = s->stream.at[stream].process, k = used[p]++ % s->device.pool;
	struct wb_share_queue queue = { .process = p, .stream = WB_NONE, .slot = WB_NONE };

	if (!pool[p]) {
		pool[p] = WB_NEW(cx->tmp, uint32_t, s->device.pool);
		memset(pool[p], 0xff, s->device.pool * sizeof(uint32_t));
	}
	if (pool[p][k] == WB_NONE) {
		wb_share_mask_all(&s->device, &queue.mask);
		pool[p][k] = add_queue(cx, s, q, queue);
	}
	return pool[p][k];
}

static void
queues_of_stream(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_queues *q, uint32_t **pool,
	uint32_t *used, uint32_t stream)
{
	const struct wb_share_stream *st = &s->stream.at[stream];
	uint32_t lock = st->task == WB_NONE ? WB_NONE : s->task.at[st->task].lock, *of = &q->of[stream * q->slots];
	struct wb_share_queue queue = {
		.process = st->process, .stream = stream, .slot = WB_NONE, .masked = true, .mask = st->mask
	};

	if (lock != WB_NONE && s->lock.at[lock].mask) {
		for (uint32_t k = 0; k < s->lock.at[lock].k; k++) {
			queue.slot = k;
			queue.mask = s->lock.at[lock].mask[k];
			of[k] = add_queue(cx, s, q, queue);
		}
		return;
	}
	of[0] = st->masked ? add_queue(cx, s, q, queue) : pool_queue(cx, s, q, pool, used, stream);
	for (uint32_t k = 1; k < q->slots; k++)
		of[k] = of[0];
}

void
wb_share_queues(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_queues *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t **pool = WB_NEW(cx->tmp, uint32_t *, s->process.n), *used = WB_NEW(cx->tmp, uint32_t, s->process.n);

	*out = (struct wb_share_queues){ .slots = 1 };
	for (uint32_t k = 0; k < s->lock.n; k++)
		if (s->lock.at[k].mask && s->lock.at[k].k > out->slots)
			out->slots = s->lock.at[k].k;
	out->of = WB_NEW(cx->unit, uint32_t, (size_t)s->stream.n * out->slots);
	for (uint32_t k = 0; k < s->stream.n; k++)
		queues_of_stream(cx, s, out, pool, used, k);
	wb_arena_reset(cx->tmp, m);
}
