/* test/lib/sharecheck.c -- checks rules A to D, and those of AMD, on a log alone.
 *
 * It works differently from the simulator: without queues and state, it only compares starts, pair by pair and time by
 * time.
 */
#include <stdio.h>
#include <stdlib.h>

#include "sharecheck.h"

struct view {
	struct wb_ctx *cx;
	const struct wb_share_system *s;
	const struct wb_share_log *log;
};

static uint64_t
first_start(const struct view *v, const struct wb_share_run *r)
{
	uint64_t at = UINT64_MAX;

	for (uint32_t b = 0; b < r->blocks; b++)
		at = wb_min_u64(at, v->log->block.at[r->first + b].start_ns);
	return r->blocks ? at : r->complete_ns;
}

static uint64_t
last_start(const struct view *v, const struct wb_share_run *r)
{
	uint64_t at = 0;

	for (uint32_t b = 0; b < r->blocks; b++)
		if (v->log->block.at[r->first + b].start_ns > at)
			at = v->log->block.at[r->first + b].start_ns;
	return r->blocks ? at : r->complete_ns;
}

/* Rule D: complete with its last block. Rule A: no sooner than launched, and after its predecessor in the stream. */
static const char *
check_streams(const struct view *v)
{
	for (uint32_t k = 0; k < v->log->run.n; k++) {
		const struct wb_share_run *r = &v->log->run.at[k];
		uint64_t end = 0;

		for (uint32_t b = 0; b < r->blocks; b++) {
			const struct wb_share_block *x = &v->log->block.at[r->first + b];

			if (x->unit >= v->s->device.engines * v->s->device.units || x->end_ns < x->start_ns)
				return "every block runs once, on a unit of the device";
			if (x->start_ns < r->entered_ns)
				return "B: blocks start after the run has entered";
			end = x->end_ns > end ? x->end_ns : end;
		}
		if (r->blocks && end != r->complete_ns)
			return "D: a run is complete with its last block";
		if (r->entered_ns < r->launched_ns || r->launched_ns < r->called_ns || r->complete_ns < r->entered_ns)
			return "A: called, launched, entered, complete, in this order";
		for (uint32_t i = 0; i < k; i++)
			if (v->log->run.at[i].stream == r->stream && v->log->run.at[i].complete_ns > r->entered_ns)
				return "A: a run enters at the head of its stream";
	}
	return NULL;
}

/* The NULL stream waits for what was launched before, and what is launched after waits for it. */
static const char *
check_null(const struct view *v)
{
	for (uint32_t k = 0; k < v->log->run.n; k++)
		for (uint32_t i = 0; i < k; i++) {
			const struct wb_share_run *a = &v->log->run.at[i], *b = &v->log->run.at[k];
			const struct wb_share_stream *p = &v->s->stream.at[a->stream], *q = &v->s->stream.at[b->stream];

			if (p->process == q->process && (p->is_null || q->is_null) && !p->nonblocking &&
				!q->nonblocking && a->complete_ns > b->entered_ns)
				return "NULL stream: in order with all blocking streams of the process";
		}
	return NULL;
}

/* Whether block @x holds its unit at @ns, counting those that start then. */
static bool
holds(const struct wb_share_block *x, uint64_t ns)
{
	return x->start_ns <= ns && ns < x->end_ns;
}

/* What is used of @unit in @domain at @ns, once all of that instant has happened. */
static void
usage(const struct view *v, uint32_t domain, uint32_t unit, uint64_t ns, uint64_t used[WB_ROOM_RESOURCES])
{
	memset(used, 0, WB_ROOM_RESOURCES * sizeof(*used));
	for (uint32_t k = 0; k < v->log->run.n; k++) {
		const struct wb_share_run *r = &v->log->run.at[k];

		if (r->domain != domain)
			continue;
		for (uint32_t b = 0; b < r->blocks; b++)
			if (v->log->block.at[r->first + b].unit == unit && holds(&v->log->block.at[r->first + b], ns))
				for (int n = 0; n < WB_ROOM_RESOURCES; n++)
					used[n] += v->s->kernel.at[r->kernel].need[n];
	}
}

static bool
room_for(const struct view *v, const struct wb_share_run *r, uint32_t unit, uint64_t ns)
{
	uint64_t used[WB_ROOM_RESOURCES];

	usage(v, r->domain, unit, ns, used);
	for (int n = 0; n < WB_ROOM_RESOURCES; n++)
		if (v->s->kernel.at[r->kernel].need[n] &&
			used[n] + v->s->kernel.at[r->kernel].need[n] > v->s->device.room[n])
			return false;
	return true;
}

/* No unit ever holds more than it has. */
static const char *
check_room(const struct view *v)
{
	uint64_t used[WB_ROOM_RESOURCES];

	for (uint32_t k = 0; k < v->log->run.n; k++) {
		const struct wb_share_run *r = &v->log->run.at[k];

		for (uint32_t b = 0; b < r->blocks; b++) {
			const struct wb_share_block *x = &v->log->block.at[r->first + b];

			usage(v, r->domain, x->unit, x->start_ns, used);
			for (int n = 0; n < WB_ROOM_RESOURCES; n++)
				if (used[n] > v->s->device.room[n])
					return "B2: a block starts where there is room";
		}
	}
	return NULL;
}

/* Rules B1 and C: runs of a context start their blocks one run after the other, in the order in which they entered. */
static const char *
check_primary(const struct view *v)
{
	for (uint32_t k = 0; k < v->log->run.n; k++)
		for (uint32_t i = 0; i < v->log->run.n; i++) {
			const struct wb_share_run *a = &v->log->run.at[i], *b = &v->log->run.at[k];

			if (a->domain == b->domain && a->entered < b->entered && last_start(v, a) > first_start(v, b))
				return "B1, C: no run starts blocks before one that entered earlier has started all";
		}
	return NULL;
}

/* Rules B2 and C, the converse: at every end of a block, the run at the head of the queue has no room left. */
static const char *
check_greedy(const struct view *v)
{
	for (uint32_t k = 0; k < v->log->run.n; k++) {
		const struct wb_share_run *r = &v->log->run.at[k], *head = NULL;

		for (uint32_t b = 0; b < r->blocks; b++) {
			uint64_t ns = v->log->block.at[r->first + b].end_ns;

			head = NULL;
			for (uint32_t i = 0; i < v->log->run.n; i++) {
				const struct wb_share_run *h = &v->log->run.at[i];

				if (h->domain == r->domain && h->entered_ns <= ns && last_start(v, h) > ns &&
					(!head || h->entered < head->entered))
					head = h;
			}
			for (uint32_t u = 0; head && u < v->s->device.units; u++)
				if (room_for(v, head, u, ns))
					return "B2, C: the head of the primary queue takes every room there is";
		}
	}
	return NULL;
}

/* AMD: blocks stay inside of the mask, go to the open engines in turn, and start in order on each. */
static const char *
check_dealing(const struct view *v)
{
	const struct wb_share_device *d = &v->s->device;
	struct wb_share_mask all = { { 0 } };

	for (uint32_t k = 0; k < d->engines * d->units; k++)
		all.word[k / 64] |= (uint64_t)1 << k % 64;
	for (uint32_t k = 0; k < v->log->run.n; k++) {
		const struct wb_share_run *r = &v->log->run.at[k];
		const struct wb_share_stream *st = &v->s->stream.at[r->stream];
		uint32_t lock = st->task == WB_NONE ? WB_NONE : v->s->task.at[st->task].lock, open[64], n = 0;
		const struct wb_share_mask *m = st->masked ? &st->mask :
			lock != WB_NONE && v->s->lock.at[lock].mask ? &v->s->lock.at[lock].mask[r->slot] :
								      &all;

		for (uint32_t e = 0; e < d->engines; e++)
			for (uint32_t u = 0; u < d->units; u++)
				if (wb_share_mask_has(d, m, e * d->units + u)) {
					open[n++] = e;
					break;
				}
		for (uint32_t b = 0; b < r->blocks; b++) {
			const struct wb_share_block *x = &v->log->block.at[r->first + b];

			if (!wb_share_mask_has(d, m, x->unit))
				return "AMD: blocks stay inside of the mask";
			if (x->unit / d->units != open[b % n])
				return "AMD: blocks are dealt to the shader engines in turn";
			if (b >= n && v->log->block.at[r->first + b - n].start_ns > x->start_ns)
				return "AMD: blocks start in order on each shader engine";
			/* the one before on any engine is placed before the second next is dealt to the same engine */
			for (uint32_t i = b > n ? b - n : 0; i < b; i++)
				if (b + n < r->blocks &&
					v->log->block.at[r->first + i].start_ns >
						v->log->block.at[r->first + b + n].start_ns)
					return "AMD: an engine that is full holds up the others";
		}
	}
	return NULL;
}

/* k-exclusion: never more holders than slots, and each slot once. */
static const char *
check_locks(const struct view *v)
{
	for (uint32_t k = 0; k < v->log->run.n; k++)
		for (uint32_t i = 0; i < k; i++) {
			const struct wb_share_run *a = &v->log->run.at[i], *b = &v->log->run.at[k];
			uint32_t lock = v->s->task.at[a->task].lock;

			if (lock == WB_NONE || a->task == b->task || v->s->task.at[b->task].lock != lock)
				continue;
			if (a->slot >= v->s->lock.at[lock].k || b->slot >= v->s->lock.at[lock].k)
				return "lock: a launch holds a slot";
			if (a->slot == b->slot && a->complete_ns > b->launched_ns)
				return "lock: a slot has one holder";
		}
	return NULL;
}

/* Whether waves end one by one: the log does not say when, so nothing is known of room. */
static bool
waves_part(const struct wb_share_system *s)
{
	for (uint32_t k = 0; k < s->kernel.n; k++)
		if (s->kernel.at[k].first_ns < s->kernel.at[k].time_ns)
			return true;
	return false;
}

const char *
share_check(struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_log *log)
{
	struct view v = { cx, s, log };
	const char *wrong = check_streams(&v);

	wrong = wrong ? wrong : check_null(&v);
	wrong = wrong || waves_part(s) ? wrong : check_room(&v);
	wrong = wrong ? wrong : check_locks(&v);
	if (s->device.kind == WB_SHARE_AMD)
		return wrong ? wrong : check_dealing(&v);
	wrong = wrong ? wrong : check_primary(&v);
	return wrong || waves_part(s) || (s->process.n > 1 && !s->device.mps) ? wrong : check_greedy(&v);
}
