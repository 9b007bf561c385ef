/* src/share/simulate.c -- time, events, units: the run of a system by the rules.
 *
 * At one time, first blocks end, then tasks continue in order, then the device dispatches, until there are no more
 * events. The rules leave some choices open (wb_share_free). Contexts that are not joined have time slices, in order;
 * the time of a context stands still outside of its slice.
 * Cost: O(units) per block, and O(log n) for its end.
 */
#include "engine.h"

/* ---- queues ------------------------------------------------------------------------------ */
void
fifo_put(struct sim *z, struct fifo *f, uint32_t id)
{
	if (f->head && f->head == f->at.n)
		f->head = f->at.n = 0;
	/* there is space in front: the queue must not grow by use alone */
	if (f->at.n == f->at.cap && f->head > f->at.n / 2) {
		memmove(f->at.at, f->at.at + f->head, (f->at.n - f->head) * sizeof(uint32_t));
		f->at.n -= f->head;
		f->head = 0;
	}
	WB_PUSH(z->cx->unit, &f->at, id);
}

uint32_t
fifo_take(struct fifo *f)
{
	return f->at.at[f->head++];
}

static bool
earlier(const struct event *a, const struct event *b)
{
	return a->at != b->at ? a->at < b->at : a->key < b->key;
}

void
heap_put(struct sim *z, struct heap *h, struct event e)
{
	uint32_t k = h->at.n;

	WB_PUSH(z->cx->unit, &h->at, e);
	for (; k && earlier(&e, &h->at.at[(k - 1) / 2]); k = (k - 1) / 2)
		h->at.at[k] = h->at.at[(k - 1) / 2];
	h->at.at[k] = e;
}

struct event
heap_take(struct heap *h)
{
	struct event top = h->at.at[0], e = h->at.at[--h->at.n];
	uint32_t k = 0, c;

	while ((c = 2 * k + 1) < h->at.n) {
		if (c + 1 < h->at.n && earlier(&h->at.at[c + 1], &h->at.at[c]))
			c++;
		if (!earlier(&h->at.at[c], &e))
			break;
		h->at.at[k] = h->at.at[c];
		k = c;
	}
	h->at.at[k] = e;
	return top;
}

uint32_t
sim_pick(const struct sim *z, enum wb_share_choice what, uint32_t n, uint32_t task)
{
	return z->free && z->free->pick && n > 1 ? z->free->pick(z->free->user, what, n, task) : 0;
}

uint64_t
sim_later(struct sim *z, uint64_t from_ns, uint64_t ns)
{
	uint64_t at = from_ns;

	if (!wb_add_u64(from_ns, ns, &at))
		z->overflow = true;
	return at;
}

/* ---- domains ------------------------------------------------------------------------------- */
uint32_t
sim_domain_of(const struct sim *z, uint32_t process)
{
	return z->ndomain == 1 ? 0 : process;
}

/* Stops the time of the active domain, and starts that of @next (WB_NONE: none). */
static void
activate(struct sim *z, uint32_t next)
{
	if (z->active != WB_NONE)
		z->domain[z->active].behind_ns = z->now_ns - z->domain[z->active].behind_ns;
	if (next != WB_NONE)
		z->domain[next].behind_ns = z->now_ns - z->domain[next].behind_ns;
	z->active = next;
	z->slice_ends_ns = next == WB_NONE ? WB_SHARE_NO_TIME : sim_later(z, z->now_ns, z->s->device.slice_ns);
}

/* The next domain behind the active one that has work; the active one itself comes last. */
static uint32_t
next_domain(const struct sim *z)
{
	uint32_t from = z->active == WB_NONE ? z->ndomain - 1 : z->active;

	for (uint32_t k = 1; k <= z->ndomain; k++)
		if (z->domain[(from + k) % z->ndomain].live)
			return (from + k) % z->ndomain;
	return WB_NONE;
}

/* A context without work ends its slice. Queues have slices only if there are too many. */
static void
update_slice(struct sim *z)
{
	if (z->ndomain > 1) {
		if (z->active == WB_NONE || !z->domain[z->active].live)
			if (next_domain(z) != z->active)
				activate(z, next_domain(z));
		return;
	}
	if (z->s->device.kind != WB_SHARE_AMD ||
		z->amd.q.queue.n <= z->s->device.aces * z->s->device.slots - z->s->device.reserved)
		return;
	if (!z->open)
		z->slice_ends_ns = WB_SHARE_NO_TIME;
	else if (z->slice_ends_ns == WB_SHARE_NO_TIME)
		z->slice_ends_ns = sim_later(z, z->now_ns, z->s->device.slice_ns);
}

static void
end_slice(struct sim *z)
{
	if (z->ndomain > 1) {
		activate(z, next_domain(z));
		return;
	}
	amd_next_slice(z);
	z->slice_ends_ns = sim_later(z, z->now_ns, z->s->device.slice_ns);
}

/* ---- blocks ---------------------------------------------------------------------------------- */
static bool
fits(const struct sim *z, const uint32_t *used, const struct wb_share_kernel *k)
{
	for (int r = 0; r < WB_ROOM_RESOURCES; r++)
		if (k->need[r] && used[r] > z->s->device.room[r] - k->need[r])
			return false;
	return true;
}

uint32_t
sim_unit(const struct sim *z, const struct domain *d, const struct wb_share_kernel *k, uint32_t first, uint32_t end,
	const struct wb_share_mask *mask)
{
	uint32_t best = WB_NONE, n = 0;

	for (uint32_t u = first; u < end; u++) {
		const uint32_t *used = d->used[u];

		if (best != WB_NONE && !z->free && used[WB_ROOM_THREADS] >= d->used[best][WB_ROOM_THREADS])
			continue;
		if (!fits(z, used, k) || (mask && !wb_share_mask_has(&z->s->device, mask, u)))
			continue;
		n++;
		if (best == WB_NONE || !z->free || sim_pick(z, WB_SHARE_PICK_UNIT, n, WB_NONE) == 0)
			best = u;
	}
	return best;
}

/* When wave @w of a block that takes @time ends, from the start of the block. Waves end at equal intervals: the first
 * one at wb_share_first_ns, the last one with the block. */
static uint64_t
wave_end(const struct wb_share_kernel *k, uint64_t time, uint32_t w)
{
	uint64_t first = wb_share_first_ns(k, time), steps = wb_share_waves(k) - 1;

	return steps ? first + (uint64_t)((wb_u128)(time - first) * w / steps) : time;
}

static void
put_event(struct sim *z, struct domain *d, uint64_t at, uint32_t run, uint32_t block, uint32_t wave)
{
	uint64_t order = (uint64_t)sim_pick(z, WB_SHARE_PICK_EVENT, 1u << 16, WB_NONE) << 40;

	heap_put(z, &d->heap,
		(struct event){ .at = at, .key = order | z->seq++, .id = run, .index = block, .wave = wave });
}

void
sim_start_block(struct sim *z, uint32_t run, uint32_t block, uint32_t unit)
{
	const struct wb_share_run *r = &z->log->run.at[run];
	const struct wb_share_kernel *k = &z->s->kernel.at[r->kernel];
	struct domain *d = &z->domain[r->domain];
	struct wb_share_block *b = &z->log->block.at[r->first + block];
	uint64_t time = z->free && z->free->block_time ? z->free->block_time(z->free->user, r->task, k->time_ns) :
							 k->time_ns;

	*b = (struct wb_share_block){ .unit = unit, .start_ns = z->now_ns, .end_ns = time };
	for (int n = 0; n < WB_ROOM_RESOURCES; n++)
		d->used[unit][n] += k->need[n];
	z->live.at[run].started++;
	put_event(z, d, sim_later(z, z->now_ns - d->behind_ns, wave_end(k, time, 0)), run, block, 0);
}

/* Wave @w of a block frees its threads and registers; the last one also LDS and the slot. */
static void
free_wave(const struct wb_share_kernel *k, struct domain *d, uint32_t unit, uint32_t w)
{
	uint32_t waves = wb_share_waves(k), threads = k->need[WB_ROOM_THREADS],
		 mine = waves == 1 ? threads : WB_SHARE_WAVE;

	if (w == waves - 1 && waves > 1)
		mine = threads - WB_SHARE_WAVE * (waves - 1);
	d->used[unit][WB_ROOM_THREADS] -= mine;
	d->used[unit][WB_ROOM_REGISTERS] -=
		threads ? (uint32_t)((uint64_t)k->need[WB_ROOM_REGISTERS] * mine / threads) : 0;
	if (w < waves - 1)
		return;
	d->used[unit][WB_ROOM_LDS] -= k->need[WB_ROOM_LDS];
	d->used[unit][WB_ROOM_SLOTS] -= k->need[WB_ROOM_SLOTS];
}

static void
end_wave(struct sim *z)
{
	struct domain *d = &z->domain[z->active];
	struct event e = heap_take(&d->heap);
	const struct wb_share_run *r = &z->log->run.at[e.id];
	const struct wb_share_kernel *k = &z->s->kernel.at[r->kernel];
	struct wb_share_block *b = &z->log->block.at[r->first + e.index];

	free_wave(k, d, b->unit, e.wave);
	if (z->s->device.kind == WB_SHARE_AMD)
		z->amd.dirty[b->unit / z->s->device.units] = true;
	if (e.wave + 1 < wb_share_waves(k)) {
		put_event(z, d, sim_later(z, e.at, wave_end(k, b->end_ns, e.wave + 1) - wave_end(k, b->end_ns, e.wave)),
			e.id, e.index, e.wave + 1);
		return;
	}
	b->end_ns = z->now_ns;
	if (++z->live.at[e.id].done == r->blocks)
		sim_complete(z, e.id);
}

/* ---- launches -------------------------------------------------------------------------------- */
static void
drop_complete(struct sim *z, struct fifo *f)
{
	while (!fifo_empty(f) && z->live.at[fifo_front(f)].complete)
		fifo_take(f);
}

bool
sim_may_enter(struct sim *z, uint32_t run)
{
	const struct wb_share_stream *st = &z->s->stream.at[z->log->run.at[run].stream];
	struct process *p = &z->process[st->process];
	uint32_t before = z->live.at[run].before;

	if (before != WB_NONE && !z->live.at[before].complete)
		return false;
	if (st->nonblocking)
		return true;
	drop_complete(z, &p->blocking);
	drop_complete(z, &p->null);
	return st->is_null ? fifo_front(&p->blocking) == run : fifo_empty(&p->null) || fifo_front(&p->null) > run;
}

void
sim_enter(struct sim *z, uint32_t run)
{
	struct wb_share_run *r = &z->log->run.at[run];

	z->live.at[run].entered = true;
	r->entered_ns = z->now_ns;
	r->entered = z->entries++;
	z->domain[r->domain].live++;
}

void
sim_complete(struct sim *z, uint32_t run)
{
	struct wb_share_run *r = &z->log->run.at[run];

	z->live.at[run].complete = true;
	r->complete_ns = z->now_ns;
	z->domain[r->domain].live--;
	z->open--;
	host_completed(z, run);
	if (z->s->device.kind == WB_SHARE_NVIDIA)
		nvidia_refresh(z, z->s->task.at[r->task].process);
}

/* ---- the loop --------------------------------------------------------------------------------- */
enum what { END_BLOCK, RUN_TASK, WAKE_TASK, END_SLICE, NOTHING };

/* The time of the next event of kind @w. */
static uint64_t
when(const struct sim *z, enum what w)
{
	const struct heap *h = z->active == WB_NONE ? NULL : &z->domain[z->active].heap;

	if (w == END_BLOCK)
		return h && h->at.n ? h->at.at[0].at + z->domain[z->active].behind_ns : WB_SHARE_NO_TIME;
	if (w == RUN_TASK)
		return fifo_empty(&z->ready) ? WB_SHARE_NO_TIME : z->now_ns;
	return w == WAKE_TASK ? (z->wake.at.n ? z->wake.at.at[0].at : WB_SHARE_NO_TIME) : z->slice_ends_ns;
}

/* The event that is due now; NOTHING: none. *next: when one is. */
static enum what
choose(struct sim *z, uint64_t *next)
{
	enum what best = NOTHING;
	uint32_t n = 0;

	*next = WB_SHARE_NO_TIME;
	for (int w = END_BLOCK; w < NOTHING; w++) {
		uint64_t at = when(z, (enum what)w);

		*next = wb_min_u64(*next, at);
		if (at == z->now_ns && (++n == 1 || sim_pick(z, WB_SHARE_PICK_EVENT, n, WB_NONE) == n - 1))
			best = (enum what)w;
	}
	return best;
}

static void
handle_event(struct sim *z, enum what w)
{
	switch (w) {
	case END_BLOCK: end_wave(z); break;
	case RUN_TASK: host_run(z, fifo_take(&z->ready)); break;
	case WAKE_TASK: host_wake(z, heap_take(&z->wake).id); break;
	case END_SLICE: end_slice(z); break;
	case NOTHING: break;
	}
}

static void
dispatch(struct sim *z)
{
	uint32_t active;

	/* a run without blocks may end the turn of its context */
	do {
		update_slice(z);
		active = z->active;
		if (z->s->device.kind == WB_SHARE_AMD)
			amd_dispatch(z);
		else
			nvidia_dispatch(z);
		update_slice(z);
	} while (z->active != active);
}

static void
loop(struct sim *z)
{
	uint64_t next;
	enum what w;

	while (!z->overflow && !z->full) {
		w = choose(z, &next);
		if (w != NOTHING) {
			handle_event(z, w);
			if (sim_pick(z, WB_SHARE_PICK_DISPATCH, 2, WB_NONE))
				dispatch(z);
			continue;
		}
		dispatch(z);
		if (choose(z, &next) != NOTHING)
			continue;
		if (next == WB_SHARE_NO_TIME)
			return;
		z->now_ns = next;
	}
}

static void
prepare(struct sim *z)
{
	const struct wb_share_system *s = z->s;
	struct wb_arena *a = z->cx->unit;

	z->ndomain = s->device.kind == WB_SHARE_AMD || s->device.mps ? 1 : s->process.n;
	z->active = z->ndomain == 1 ? 0 : WB_NONE;
	z->slice_ends_ns = WB_SHARE_NO_TIME;
	z->domain = WB_NEW(a, struct domain, z->ndomain);
	for (uint32_t k = 0; k < z->ndomain; k++)
		z->domain[k].used = wb_arena_alloc(a, wb_share_units(&s->device), sizeof(*z->domain[k].used));
	z->host = WB_NEW(a, struct host, s->task.n);
	z->process = WB_NEW(a, struct process, s->process.n);
	z->lock = WB_NEW(a, struct lock, s->lock.n);
	z->last = WB_NEW(a, uint32_t, s->stream.n);
	z->stream = WB_NEW(a, struct fifo, s->stream.n);
	for (uint32_t k = 0; k < s->process.n; k++)
		z->process[k].freeing = WB_NONE;
	for (uint32_t k = 0; k < s->lock.n; k++) {
		z->lock[k].holder = WB_NEW(a, uint32_t, s->lock.at[k].k);
		memset(z->lock[k].holder, 0xff, s->lock.at[k].k * sizeof(uint32_t));
	}
	memset(z->last, 0xff, s->stream.n * sizeof(uint32_t));
	if (s->device.kind == WB_SHARE_AMD)
		amd_start(z);
}

enum wb_status
wb_share_simulate(
	struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_free *f, struct wb_share_log *out)
{
	struct sim z = { .cx = cx, .s = s, .free = f, .log = out };

	*out = (struct wb_share_log){ .end_ns = 0 };
	prepare(&z);
	host_start(&z);
	loop(&z);
	out->end_ns = z.now_ns;
	if (z.overflow) {
		wb_report(cx->diag, WB_E_SHARE_LIMIT, s->loc, "the simulated time does not fit in 64 bits");
		return WB_OVERFLOW;
	}
	if (!z.full)
		return WB_OK;
	wb_report(cx->diag, WB_E_SHARE_LIMIT, s->loc, "the run starts more than %u blocks, launches or jobs",
		WB_SHARE_MOST_BLOCKS);
	return WB_REFUSED;
}
