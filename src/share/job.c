/* src/share/job.c -- the longest path along the operations of a job.
 *
 * Every step is an upper bound that does not depend on when things really happen, so sums and maxima along the
 * operations hold for every run. What a launch takes, and what of others a job waits for, is the caller's (struct way).
 */
#include "bound.h"

bool
wb_share_per_kernel(const struct wb_share_system *s, uint32_t task)
{
	uint32_t lock = s->task.at[task].lock;

	return lock != WB_NONE && s->lock.at[lock].per_kernel;
}

/* When a launch at @host is complete. @end: when all earlier ones of the job are. */
static uint64_t
launch_end(struct bounding *b, struct way *w, uint32_t task, uint32_t slot, uint32_t k, uint64_t host, uint64_t end)
{
	const struct wb_share_task *t = &b->s->task.at[task];
	bool order = b->linked[task];
	uint64_t entry = wb_share_plus(
		wb_share_max(host, order ? end : b->stream[t->op.at[k].stream]), order ? w->others : 0);
	uint64_t at = wb_share_plus(entry, w->run(w->user, task, k, slot, entry));

	return order ? wb_min_u64(at, wb_share_plus(host, w->all)) : at;
}

/* When a call at @host to launch or to free is let through. */
static uint64_t
called(const struct way *w, uint64_t host, uint64_t end)
{
	return wb_share_plus(w->behind_own ? wb_share_max(host, end) : host, w->call);
}

uint64_t
wb_share_job(struct bounding *b, uint32_t task, uint32_t slot, struct way *w)
{
	const struct wb_share_task *t = &b->s->task.at[task];
	bool per_kernel = wb_share_per_kernel(b->s, task);
	uint64_t host = 0, end = 0, *stream = b->stream;

	memset(stream, 0, b->s->stream.n * sizeof(uint64_t));
	w->longest = 0;
	for (uint32_t k = 0; k < t->op.n; k++) {
		const struct wb_share_op *op = &t->op.at[k];

		host = wb_share_plus(host, op->time_ns);
		switch (op->kind) {
		case WB_SHARE_LAUNCH:
			host = wb_share_plus(host, per_kernel ? b->lock_wait[task] : 0);
			host = called(w, host, end);
			stream[op->stream] = launch_end(b, w, task, slot, k, host, end);
			end = wb_share_max(end, stream[op->stream]);
			w->longest = wb_share_max(w->longest,
				stream[op->stream] == WB_SHARE_NO_TIME ? WB_SHARE_NO_TIME :
									 stream[op->stream] - host + w->call);
			host = per_kernel ? stream[op->stream] : host;
			break;
		case WB_SHARE_STREAM_SYNC:
			host = b->s->stream.at[op->stream].is_null ?
				wb_share_plus(wb_share_max(host, end), w->drain) :
				wb_share_max(host, stream[op->stream]);
			break;
		case WB_SHARE_FREE:
			host = called(w, host, end);
			/* fall through */
		case WB_SHARE_DEVICE_SYNC:
			host = wb_share_max(wb_share_plus(host, w->drain), end);
			break;
		default:
			break;
		}
	}
	return wb_share_max(host, end);
}
