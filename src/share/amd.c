/* src/share/amd.c -- HSA queues, ACEs, dealing to shader engines, workload managers.
 *
 * A queue hands its packets to its ACE in order. A packet whose predecessor in the stream is not complete holds up
 * those behind it. The ACE takes its queues in turn, block by block, and deals the blocks of a run to the shader
 * engines that its mask leaves, strictly in turn. Each engine stages one block per ACE. Of the staged blocks that fit,
 * the workload manager places that of the ACE that it served least recently.
 */
#include "engine.h"

void
amd_start(struct sim *z)
{
	const struct wb_share_device *d = &z->s->device;
	struct amd *a = &z->amd;

	wb_share_queues(z->cx, z->s, &a->q);
	wb_share_mask_all(d, &a->all);
	a->packets = WB_NEW(z->cx->unit, struct fifo, a->q.queue.n);
	a->ace = WB_NEW(z->cx->unit, struct ace, d->aces);
	a->served = WB_NEW(z->cx->unit, uint64_t, (size_t)d->engines * d->aces);
	a->dirty = WB_NEW(z->cx->unit, bool, d->engines);
	for (uint32_t k = 0; k < d->aces; k++) {
		a->ace[k].staged = WB_NEW(z->cx->unit, uint32_t, d->engines);
		a->ace[k].block = WB_NEW(z->cx->unit, uint32_t, d->engines);
		memset(a->ace[k].staged, 0xff, d->engines * sizeof(uint32_t));
	}
	for (uint32_t k = 0; k < a->q.queue.n; k++)
		WB_PUSH(z->cx->unit, &a->ace[a->q.queue.at[k].ace].queue, k);
}

static const struct wb_share_mask *
mask_of(const struct sim *z, uint32_t run)
{
	const struct wb_share_run *r = &z->log->run.at[run];

	return wb_share_mask_of(z->s, r->stream, r->slot, &z->amd.all);
}

static uint32_t
queue_of(const struct sim *z, uint32_t run)
{
	const struct wb_share_run *r = &z->log->run.at[run];
	const struct wb_share_queues *q = &z->amd.q;

	return q->of[r->stream * q->slots + (r->slot == WB_NONE || r->slot >= q->slots ? 0 : r->slot)];
}

void
amd_launched(struct sim *z, uint32_t run)
{
	fifo_put(z, &z->amd.packets[queue_of(z, run)], run);
}

/* ---- oversubscription ------------------------------------------------------------------- */
static uint32_t
slots(const struct sim *z)
{
	return z->s->device.aces * z->s->device.slots - z->s->device.reserved;
}

static bool
mapped(const struct sim *z, uint32_t queue)
{
	return queue / slots(z) == z->amd.set;
}

void
amd_next_slice(struct sim *z)
{
	uint32_t sets = (z->amd.q.queue.n + slots(z) - 1) / slots(z);

	z->amd.set = (z->amd.set + 1) % sets;
}

/* ---- dealing -------------------------------------------------------------------------------- */
static bool
engine_open(const struct sim *z, const struct wb_share_mask *m, uint32_t engine)
{
	const struct wb_share_device *d = &z->s->device;

	for (uint32_t u = 0; u < d->units; u++)
		if (wb_share_mask_has(d, m, engine * d->units + u))
			return true;
	return false;
}

static uint32_t
next_engine(const struct sim *z, const struct wb_share_mask *m, uint32_t from)
{
	uint32_t n = z->s->device.engines;

	for (uint32_t k = 0; k < n; k++)
		if (engine_open(z, m, (from + k) % n))
			return (from + k) % n;
	return from;
}

/* The front packet of @queue that may deal blocks, or WB_NONE; one without blocks is over at once. */
static uint32_t
front(struct sim *z, uint32_t queue)
{
	struct fifo *f = &z->amd.packets[queue];

	while (!fifo_empty(f)) {
		uint32_t run = fifo_front(f);
		struct live *l = &z->live.at[run];

		if (!l->entered) {
			if (!sim_may_enter(z, run))
				return WB_NONE;
			sim_enter(z, run);
			l->engine = next_engine(z, mask_of(z, run), 0);
		}
		if (z->log->run.at[run].blocks)
			return run;
		fifo_take(f);
		sim_complete(z, run);
		z->amd.again = true;
	}
	return WB_NONE;
}

/* The run of which @queue may deal a block: its shader engine has the place free. */
static uint32_t
may_deal(struct sim *z, const struct ace *a, uint32_t queue)
{
	uint32_t run = mapped(z, queue) ? front(z, queue) : WB_NONE;

	return run == WB_NONE || a->staged[z->live.at[run].engine] != WB_NONE ? WB_NONE : run;
}

static void
deal_block(struct sim *z, struct ace *a, uint32_t queue, uint32_t run)
{
	struct live *l = &z->live.at[run];

	a->staged[l->engine] = run;
	a->block[l->engine] = l->next++;
	z->amd.dirty[l->engine] = true;
	if (l->next == z->log->run.at[run].blocks)
		fifo_take(&z->amd.packets[queue]);
	else
		l->engine = next_engine(z, mask_of(z, run), l->engine + 1);
}

/* One block, of the queue whose turn it is. */
static bool
deal_one(struct sim *z, struct ace *a)
{
	uint32_t best = WB_NONE, from = WB_NONE, n = 0;

	for (uint32_t k = 1; k <= a->queue.n && (best == WB_NONE || z->free); k++) {
		uint32_t at = (a->last + k) % a->queue.n, run = may_deal(z, a, a->queue.at[at]);

		if (run == WB_NONE || (n++ && sim_pick(z, WB_SHARE_PICK_QUEUE, n, z->log->run.at[run].task) != 0))
			continue;
		best = at;
		from = run;
	}
	if (best == WB_NONE)
		return false;
	deal_block(z, a, a->queue.at[best], from);
	a->last = best;
	return true;
}

static bool
deal(struct sim *z, struct ace *a)
{
	bool any = false;

	while (deal_one(z, a))
		any = true;
	return any;
}

/* ---- placing -------------------------------------------------------------------------------- */
static bool
place_block(struct sim *z, uint32_t engine)
{
	const struct wb_share_device *d = &z->s->device;
	uint32_t best = WB_NONE, unit = WB_NONE, n = 0;
	uint64_t *served = &z->amd.served[engine * d->aces];

	for (uint32_t k = 0; k < d->aces; k++) {
		uint32_t run = z->amd.ace[k].staged[engine], u;

		if (run == WB_NONE)
			continue;
		u = sim_unit(z, &z->domain[0], &z->s->kernel.at[z->log->run.at[run].kernel], engine * d->units,
			(engine + 1) * d->units, mask_of(z, run));
		if (u == WB_NONE)
			continue;
		n++;
		if (best == WB_NONE || (z->free ? sim_pick(z, WB_SHARE_PICK_ACE, n, z->log->run.at[run].task) == 0 :
							served[k] < served[best])) {
			best = k;
			unit = u;
		}
	}
	if (best == WB_NONE)
		return false;
	sim_start_block(z, z->amd.ace[best].staged[engine], z->amd.ace[best].block[engine], unit);
	z->amd.ace[best].staged[engine] = WB_NONE;
	served[best] = ++z->amd.ticks;
	return true;
}

void
amd_dispatch(struct sim *z)
{
	const struct wb_share_device *d = &z->s->device;
	bool any = true;

	while (any || z->amd.again) {
		any = z->amd.again = false;
		for (uint32_t k = 0; k < d->aces; k++)
			if (z->amd.ace[k].queue.n && deal(z, &z->amd.ace[k]))
				any = true;
		for (uint32_t e = 0; e < d->engines; e++) {
			if (z->amd.dirty[e] && place_block(z, e))
				any = true;
			else
				z->amd.dirty[e] = false;
		}
	}
}
