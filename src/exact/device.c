/* src/exact/device.c -- the machine: rules M1 to M9 of wavebound-bounds(7) on effects, in the order of M12.
 *
 * What:   a SIMD has one event: the next end of an issue that affects more than its own waves (ahead.c). A wave that
 *         waits for long has one: the time when it continues. Memory and LDS are FIFO, so the completion of an
 *         instruction is known when it is queued.
 * Order:  in each cycle, first all ends of issue, by the time of the issue, then by SIMD; then waves that continue or
 *         end; then releases and dispatch; then SIMDs issue, by number. In reversed order: the ends of issue, and the
 *         SIMDs.
 * How:    near events are in a ring of one list per cycle. Those of the next million cycles are in one list per block
 *         of cycles, which is moved to the ring when the block starts. Others are in a heap.
 * Cost:   O(1) per instruction, about.
 */
#include "device.h"

static uint64_t later(uint64_t a, uint64_t b) { return a > b ? a : b; }

/* ---- the event queue ------------------------------------------------------------------------- */
/* Puts context @k at the head of list @slot. */
static void
put_into(struct device *d, uint32_t *list, uint64_t *bits, uint32_t slot, uint32_t k)
{
	d->context[k].next = bits[slot / 64] >> (slot & 63) & 1 ? list[slot] : NO_SLOT;
	list[slot] = k;
	bits[slot / 64] |= 1ull << (slot & 63);
}

static void
into_ring(struct device *d, uint64_t time, uint32_t k)
{
	put_into(d, d->ring, d->occupied, (uint32_t)(time % RING), k);
}

/* Removes list @slot, and returns its head; NO_SLOT: it is empty. */
static uint32_t
take_all(const uint32_t *list, uint64_t *bits, uint32_t slot)
{
	uint64_t bit = 1ull << (slot & 63);
	bool some = bits[slot / 64] & bit;

	bits[slot / 64] &= ~bit;
	return some ? list[slot] : NO_SLOT;
}

void
wb_exact_cancel(struct device *d, uint32_t k)
{
	uint32_t slot = (uint32_t)(d->context[k].event_at % RING), *at = &d->ring[slot];

	while (*at != k)
		at = &d->context[*at].next;
	*at = d->context[k].next;
	if (d->ring[slot] == NO_SLOT)
		d->occupied[slot / 64] &= ~(1ull << (slot & 63));
	d->context[k].event_at = 0;
	d->pending--;
}

static void
into_heap(struct device *d, uint64_t time, uint32_t context)
{
	struct heap_event f = { time, context };
	uint32_t k = d->heap.n;

	WB_PUSH(d->g->cx->tmp, &d->heap, f);
	for (; k && d->heap.at[(k - 1) / 2].time > time; k = (k - 1) / 2)
		d->heap.at[k] = d->heap.at[(k - 1) / 2];
	d->heap.at[k] = f;
}

static uint32_t
from_heap(struct device *d)
{
	uint32_t top = d->heap.at[0].context, k = 0, n = --d->heap.n;
	struct heap_event last = d->heap.at[n];

	for (;;) {
		uint32_t child = 2 * k + 1;

		if (child >= n)
			break;
		if (child + 1 < n && d->heap.at[child + 1].time < d->heap.at[child].time)
			child++;
		if (d->heap.at[child].time >= last.time)
			break;
		d->heap.at[k] = d->heap.at[child];
		k = child;
	}
	if (n)
		d->heap.at[k] = last;
	return top;
}

void
wb_exact_schedule(struct device *d, uint64_t time, enum event kind, uint32_t k)
{
	d->context[k].kind = (uint8_t)kind;
	d->context[k].event_at = time;
	d->pending++;
	if (time - d->now < RING)
		into_ring(d, time, k);
	else if (time / RING - d->now / RING < BLOCKS)
		put_into(d, d->block, d->filled, (uint32_t)(time / RING % BLOCKS), k);
	else
		into_heap(d, time, k);
}

/* The distance from @start to the next bit of @n, cyclically; @n: none is set. */
static uint32_t
next_bit(const uint64_t *bits, uint32_t n, uint32_t start)
{
	uint64_t now = bits[start / 64] & ~0ull << (start & 63);

	for (uint32_t k = 0; k <= n / 64; k++) {
		uint32_t word = (start / 64 + k) % (n / 64);

		if (k)
			now = k == n / 64 ? bits[word] & ~(~0ull << (start & 63)) : bits[word];
		if (now)
			return (word * 64 + (uint32_t)__builtin_ctzll(now) + n - start) % n;
	}
	return n;
}

/* The next cycle with an event; there is one. Events of a block move to the ring when the ring has no event before that
 * block: until then they may be out of its range. */
static uint64_t
next_time(struct device *d)
{
	for (;;) {
		uint32_t near = next_bit(d->occupied, RING, (uint32_t)(d->now % RING)), block;
		uint64_t best = near < RING ? d->now + near : UINT64_MAX, start;

		/* the next block starts later */
		if (best / RING == d->now / RING)
			return d->heap.n && d->heap.at[0].time < best ? d->heap.at[0].time : best;
		block = next_bit(d->filled, BLOCKS, (uint32_t)(d->now / RING % BLOCKS));
		start = (d->now / RING + block) * RING;
		if (block == BLOCKS || best < start)
			return d->heap.n && d->heap.at[0].time < best ? d->heap.at[0].time : best;
		if (d->heap.n && d->heap.at[0].time < start)
			return d->heap.at[0].time;
		d->now = later(d->now, start);
		for (uint32_t k = take_all(d->block, d->filled, (uint32_t)(start / RING % BLOCKS)), next; k != NO_SLOT;
			k = next) {
			next = d->context[k].next;
			into_ring(d, d->context[k].event_at, k);
		}
	}
}

/* ---- outstanding memory ------------------------------------------------------------------------ */
static void
outstanding_add(struct device *d, struct completions *l, uint64_t t)
{
	uint32_t done = 0, k;

	while (done < l->n && l->at[done] <= d->now)
		done++;
	if (done) {
		memmove(l->at, l->at + done, (l->n - done) * sizeof(*l->at));
		l->n -= done;
	}
	WB_PUSH(d->g->cx->tmp, l, t);
	for (k = l->n - 1; k && l->at[k - 1] > t; k--)
		l->at[k] = l->at[k - 1];
	l->at[k] = t;
}

/* When at most @n of the outstanding requests are incomplete; 0: now. */
static uint64_t
until(const struct completions *l, uint32_t n)
{
	return l->n > n ? l->at[l->n - n - 1] : 0;
}

uint64_t
wb_exact_waits_until(const struct context *c, const struct step *p)
{
	return later(later(until(&c->vs, p->vscnt), until(&c->km, p->kmcnt)),
		later(until(&c->vm, p->vmcnt), until(&c->lgkm, p->lgkmcnt)));
}

/* @s is busy for @parts / @den cycles more. */
static void
serve(const struct device *d, struct server *s, uint64_t parts, uint64_t den)
{
	if (s->at < d->now)
		*s = (struct server){ d->now, 0 };
	if (den == 1) {		/* nearly always: division takes time */
		s->at += parts;
		return;
	}
	parts += s->part;
	s->at += parts / den;
	s->part = parts % den;
}

/* Counters that only newer targets have. */
static void __attribute__((noinline))
count_newer(struct device *d, struct context *c, uint64_t *done)
{
	if (c->effect.counters & WB_VSCNT) {
		c->last_vs = *done = later(*done, c->last_vs);
		outstanding_add(d, &c->vs, *done);
	}
	if (c->effect.counters & WB_KMCNT)
		outstanding_add(d, &c->km, *done);
}

static void
queue_memory(struct device *d, struct context *c)
{
	const struct wb_machine *m = d->m;
	const struct effect *e = &c->effect;
	const struct step *p = &d->g->step[e->step];
	uint64_t done = d->now, lds;

	if (p->address && (e->trans || e->rounds)) {
		uint64_t *free_at = &d->cu[c->simd / m->simds].address_free;

		done = *free_at = later(*free_at, d->now) + (e->row ? p->address_row : p->address);
	}
	if (e->trans) {
		uint64_t from = later(d->memory.at, d->now);

		serve(d, &d->memory, (uint64_t)e->trans * (e->whole ? m->whole_service.num : m->mem_service.num),
			m->mem_service.den);
		d->out->mem_busy_cycles += d->memory.at - from;
		done = later(done, d->memory.at);
		if (p->is_atomic && m->atomic_service.num) {
			serve(d, &d->atomics, (uint64_t)e->trans * m->atomic_service.num, m->atomic_service.den);
			done = later(done, d->atomics.at);
		}
		done += m->mem_latency_cycles + (e->arguments ? m->argument_extra_cycles : 0);
	}
	if (e->rounds) {
		uint64_t *free_at = &d->cu[c->simd / m->simds].lds_free;

		*free_at = later(*free_at, d->now) + e->rounds * m->lds_service_cycles;
		d->out->lds_busy_cycles += e->rounds * m->lds_service_cycles;
		c->last_lds = lds = later(*free_at + m->lds_latency_cycles, c->last_lds);
		done = later(done, lds);
	}
	if (e->counters & WB_VMCNT) {
		c->last_vm = done = later(done, c->last_vm);
		outstanding_add(d, &c->vm, done);
	}
	if (e->counters & (WB_VSCNT | WB_KMCNT))
		count_newer(d, c, &done);
	if (e->counters & WB_LGKMCNT)
		outstanding_add(d, &c->lgkm, done);
	c->last_any = later(c->last_any, done);
}

/* ---- readiness --------------------------------------------------------------------------- */
static void
make_ready(struct device *d, uint32_t k)
{
	uint32_t simd = d->context[k].simd;

	__builtin_prefetch(d->context[k].entry);	/* it is read when SIMDs choose, after all events */
	wb_exact_roll_back(d, simd);
	d->simd[simd].ready |= 1ull << (k - d->simd[simd].first);
	wb_exact_mark(d, simd);
}

/* The same where there are instruction caches: as soon as the next instruction is there. */
static void __attribute__((noinline))
become_ready_fetched(struct device *d, uint32_t k)
{
	struct context *c = &d->context[k];
	uint64_t at = d->now;

	if (!c->fetched)
		at = wb_exact_fetch(d, c->simd, c->effect.step, wb_exact_next_step(c, c->entry));
	c->fetched = true;
	if (at > d->now)
		wb_exact_schedule(d, at, WAVE_CONTINUES, k);
	else
		make_ready(d, k);
}

/* Context @k would be ready now. */
static inline void
become_ready(struct device *d, uint32_t k)
{
	if (d->fetch)
		become_ready_fetched(d, k);
	else
		make_ready(d, k);
}

/* ---- dispatch and release (M8, M9) ----------------------------------------------------------------- */
static bool
has_room(const struct device *d, uint32_t cu)
{
	const struct cu *u = &d->cu[cu];
	uint32_t room = 0;

	if (u->groups >= d->m->max_workgroups || u->lds_bytes + d->group_lds > d->m->lds_bytes ||
		(d->group_waves > 1 && u->barriers >= d->m->barrier_slots))
		return false;
	for (uint32_t k = 0; k < d->m->simds; k++)
		room += d->per_simd - d->simd[cu * d->m->simds + k].resident;
	return room >= d->group_waves;
}

static uint32_t
emptiest(const struct device *d, uint32_t cu)
{
	uint32_t best = cu * d->m->simds;

	for (uint32_t k = best + 1; k < (cu + 1) * d->m->simds; k++)
		if (d->simd[k].resident < d->simd[best].resident)
			best = k;
	return best;
}

static const struct trace_entry *
trace_of(const struct traces *s, uint64_t group, uint32_t wave)
{
	return s->trace[s->group_class[s->class_of_group[group]].trace[wave]].at;
}

static void
start_wave(struct device *d, struct context *c, struct group *gr, uint32_t i)
{
	if (!c->wave)
		c->wave = wb_exact_new_wave(d->g);
	c->wave->group = gr;
	c->wave->in_group = i;
	wb_exact_start_wave(c->wave);
	c->entry = c->end = NULL;
	c->stepped = false;
	if (d->g->loop)
		wb_exact_count_start(c->wave);
}

static void
place_wave(struct device *d, uint32_t group, uint32_t i)
{
	struct group *gr = d->group.at[group];
	uint32_t simd = emptiest(d, gr->cu), k = simd * d->per_simd;
	struct context *c;

	while (d->context[k].used)
		k++;
	c = &d->context[k];
	if (d->g->traces)
		c->entry = trace_of(d->g->traces, gr->id, i);	/* c->end: NULL */
	else
		start_wave(d, c, gr, i);
	d->number[k] = d->out->waves++;
	c->group = group;
	c->simd = simd;
	c->dispatched = d->now;
	c->used = true;
	c->at_barrier = false;
	c->fetched = false;
	c->effect = (struct effect){ .step = WB_NONE };
	c->vm.n = c->vs.n = c->lgkm.n = c->km.n = 0;
	c->last_vm = c->last_vs = c->last_lds = c->last_any = 0;
	d->simd[simd].resident++;
	gr->context[i] = k;
	if (d->m->dispatch_cycles || !d->running)
		wb_exact_schedule(d, d->now + d->m->dispatch_cycles, WAVE_CONTINUES, k);
	else
		become_ready(d, k);	/* in this cycle, before SIMDs choose */
}

static uint32_t
free_group(struct device *d)
{
	struct group *g;

	if (d->idle.n)
		return d->idle.at[--d->idle.n];
	g = WB_NEW(d->g->cx->tmp, struct group, 1);
	g->context = WB_NEW(d->g->cx->tmp, uint32_t, d->group_waves);
	if (!d->g->traces) {
		g->lds = WB_NEW(d->g->cx->tmp, uint8_t, d->g->lds_bytes + 16);
		g->lds_known = WB_NEW(d->g->cx->tmp, uint8_t, d->g->lds_bytes + 16);
	}
	WB_PUSH(d->g->cx->tmp, &d->group, g);
	return d->group.n - 1;
}

static void
start_group(struct device *d, uint64_t id, uint32_t cu)
{
	uint32_t k = free_group(d);
	struct group *g = d->group.at[k];
	struct cu *u = &d->cu[cu];

	g->id = id;
	g->busy = true;
	g->cu = cu;
	g->ended = g->waiting = 0;
	g->nwave = wb_exact_group_waves(d->g, g->id);
	if (g->lds_known)
		memset(g->lds_known, 0, d->g->lds_bytes);
	u->groups++;
	u->barriers += d->group_waves > 1;
	u->lds_bytes += d->group_lds;
	for (uint32_t i = 0; i < g->nwave; i++)
		place_wave(d, k, i);
	/* a workgroup at the edge takes the space of a full one; context[i] is the SIMD of a wave that is not there */
	for (uint32_t i = g->nwave; i < d->group_waves; i++) {
		g->context[i] = emptiest(d, cu);
		d->simd[g->context[i]].resident++;
	}
	d->next_group++;
}

/* Moves @x to its next unit with room for a workgroup; false: none has. A unit without room stays so until a workgroup
 * ends there, and is not asked again before. */
static bool
finds_room(struct device *d, struct dispatcher *x)
{
	uint32_t n = 64 * d->room_words, to;

	while ((to = next_bit(x->room, n, x->next_cu)) < n) {
		to = (x->next_cu + to) % n;
		if (has_room(d, x->first_cu + to)) {
			x->next_cu = to;
			return true;
		}
		x->room[to / 64] &= ~(1ull << (to & 63));
	}
	return false;
}

static void
open_dispatchers(struct device *d)
{
	uint32_t cus = d->m->cus / d->m->dispatchers;

	d->dispatcher = WB_NEW(d->g->cx->tmp, struct dispatcher, d->m->dispatchers);
	d->room_words = (cus + 63) / 64;
	for (uint32_t k = 0; k < d->m->dispatchers; k++) {
		struct dispatcher *x = &d->dispatcher[k];

		*x = (struct dispatcher){ .next = k, .first_cu = k * cus };
		x->room = WB_NEW(d->g->cx->tmp, uint64_t, d->room_words);
		for (uint32_t u = 0; u < cus; u++)
			x->room[u / 64] |= 1ull << (u & 63);
	}
}

/* @x starts what it can start now. */
static void
dispatch_from(struct device *d, struct dispatcher *x)
{
	uint32_t cus = d->m->cus / d->m->dispatchers, k = d->ncontext + (uint32_t)(x - d->dispatcher);

	while (x->next < d->ngroup && !x->full && x->server.at <= d->now) {
		if (!finds_room(d, x)) {
			x->full = true;
			return;
		}
		start_group(d, x->next, x->first_cu + x->next_cu);
		x->next_cu = (x->next_cu + 1) % cus;
		x->next += d->m->dispatchers;
		if (d->interval_num)
			serve(d, &x->server, d->interval_num, d->interval_den);
	}
	if (x->next < d->ngroup && x->server.at > d->now && d->context[k].event_at != x->server.at)
		wb_exact_schedule(d, x->server.at, DISPATCHES, k);
}

static void
dispatch(struct device *d)
{
	if (d->next_group == d->ngroup)
		return;
	for (uint32_t k = 0; k < d->m->dispatchers; k++)
		dispatch_from(d, &d->dispatcher[k]);
}

static void
release_group(struct device *d, uint32_t group)
{
	struct group *g = d->group.at[group];
	struct cu *u = &d->cu[g->cu];
	struct dispatcher *x = &d->dispatcher[g->cu / (d->m->cus / d->m->dispatchers)];
	uint32_t in_x = g->cu - x->first_cu;

	for (uint32_t i = 0; i < g->nwave; i++) {
		d->simd[d->context[g->context[i]].simd].resident--;
		d->context[g->context[i]].used = false;
	}
	for (uint32_t i = g->nwave; i < d->group_waves; i++)
		d->simd[g->context[i]].resident--;
	u->groups--;
	u->barriers -= d->group_waves > 1;
	u->lds_bytes -= d->group_lds;
	g->busy = x->full = false;
	x->room[in_x / 64] |= 1ull << (in_x & 63);
	WB_PUSH(d->g->cx->tmp, &d->idle, group);
}

/* ---- event handling ---------------------------------------------------------------------------- */
static void
release_barrier(struct device *d, struct group *g)
{
	if (!g->waiting || g->waiting + g->ended < g->nwave)
		return;
	g->waiting = 0;
	for (uint32_t i = 0; i < g->nwave; i++) {
		struct context *c = &d->context[g->context[i]];

		if (!c->at_barrier)
			continue;
		c->at_barrier = false;
		become_ready(d, g->context[i]);
	}
}

static void
wave_ends(struct device *d, uint32_t k)
{
	struct context *c = &d->context[k];
	struct group *g = d->group.at[c->group];
	uint64_t life = d->now - c->dispatched;

	d->out->cycles = later(d->out->cycles, d->now + d->skipped);
	d->out->last_wave_cycles = later(d->out->last_wave_cycles, life);
	d->out->first_wave_cycles = d->out->first_wave_cycles < life ? d->out->first_wave_cycles : life;
	g->ended++;
	if (g->ended == g->nwave)
		release_group(d, c->group);
	else
		release_barrier(d, g);
}

static void
wave_continues(struct device *d, uint32_t k)
{
	struct context *c = &d->context[k];
	struct group *g = d->group.at[c->group];

	if (!c->effect.barrier) {
		become_ready(d, k);
		return;
	}
	c->effect.barrier = false;
	c->at_barrier = true;
	g->waiting++;
	release_barrier(d, g);
}

static void
issue_ends(struct device *d, uint32_t k)
{
	struct context *c = &d->context[k];
	const struct effect *e = &c->effect;
	const struct step *p = &d->g->step[e->step];
	struct simd *s = &d->simd[c->simd];
	uint64_t t = d->now + p->delay + (e->taken ? p->taken_delay : 0);

	s->event_context = NO_SLOT;
	wb_exact_mark(d, c->simd);
	if (e->trans || e->rounds || e->counters)
		queue_memory(d, c);
	if (e->end)
		t = later(t, c->last_any);
	if (e->waits)
		t = later(t, wb_exact_waits_until(c, p));
	c->fetched = !d->fetch;
	if (d->fetch && !e->end && !e->barrier) {
		uint64_t at = wb_exact_fetched(d, c->simd, e->step, wb_exact_next_step(c, c->entry), t);

		c->fetched = at != NOT_ASKED;
		t = c->fetched ? at : t;
	}
	if (t == d->now && e->end) {
		wave_ends(d, k);
	} else if (t == d->now) {
		wave_continues(d, k);
	} else if (e->end || e->barrier || !c->fetched || t - d->now >= RING) {
		wb_exact_schedule(d, t, e->end ? WAVE_ENDS : WAVE_CONTINUES, k);
	} else {
		wb_exact_delay(d, s, k, t);
	}
}

/* ---- issue (M2) ------------------------------------------------------------------------------------------ */
static void
issue(struct device *d, uint32_t simd)
{
	const struct simd *s = &d->simd[simd];

	if (s->event_context == NO_SLOT && s->ready | s->delayed)
		wb_exact_run_ahead(d, simd);
}

static void
issue_all(struct device *d)
{
	uint32_t words = (d->nsimd + 63) / 64;

	for (uint32_t n = 0; n < words; n++) {
		uint32_t word = d->o->reverse ? words - 1 - n : n;
		uint64_t left = d->dirty[word];

		d->dirty[word] = 0;
		while (left) {
			uint32_t bit =
				d->o->reverse ? 63 - (uint32_t)__builtin_clzll(left) : (uint32_t)__builtin_ctzll(left);

			left &= ~(1ull << bit);
			issue(d, word * 64 + bit);
		}
	}
}

/* ---- a cycle ----------------------------------------------------------------------------------------------- */
static bool
before(const struct device *d, uint32_t a, uint32_t b)
{
	const struct context *x = &d->context[a], *y = &d->context[b];

	if (d->o->reverse) {
		x = &d->context[b];
		y = &d->context[a];
	}
	return x->issue_at != y->issue_at ? x->issue_at < y->issue_at : x->simd < y->simd;
}

static void
sort_issued(struct device *d)
{
	uint32_t *at = d->issued.at, n = d->issued.n;

	for (uint32_t gap = n / 2; gap; gap /= 2)	/* Shellsort; mostly there are few, or they are sorted */
		for (uint32_t k = gap; k < n; k++) {
			uint32_t x = at[k], j = k;

			for (; j >= gap && before(d, x, at[j - gap]); j -= gap)
				at[j] = at[j - gap];
			at[j] = x;
		}
}

static void
simd_chooses(struct device *d, uint32_t simd)
{
	d->simd[simd].event_context = NO_SLOT;
	wb_exact_mark(d, simd);
}

static void
handle(struct device *d, uint32_t k)
{
	const struct effect *e = &d->context[k].effect;

	d->pending--;
	if (d->context[k].kind == ISSUE_ENDS && e->trans | e->rounds)
		WB_PUSH(d->g->cx->tmp, &d->issued, k);
	else if (d->context[k].kind == ISSUE_ENDS)
		issue_ends(d, k);
	else if (d->context[k].kind == WAVE_CONTINUES)
		wave_continues(d, k);
	else if (d->context[k].kind == WAVE_ENDS)
		wave_ends(d, k);
	else if (d->context[k].kind == SIMD_CHOOSES)
		simd_chooses(d, d->context[k].simd);
}

/* All events of this cycle. Those that queue requests are handled in the order of M12. Those that only make a wave
 * ready, or end it, may be handled in any order: each affects only its own wave, workgroup and SIMD, and SIMDs choose
 * after all events. */
static void
handle_all(struct device *d)
{
	uint32_t k = take_all(d->ring, d->occupied, (uint32_t)(d->now % RING));

	d->issued.n = 0;
	while (k != NO_SLOT) {
		uint32_t next = d->context[k].next;

		handle(d, k);
		k = next;
	}
	while (d->heap.n && d->heap.at[0].time == d->now)
		handle(d, from_heap(d));
	if (d->issued.n > 1)
		sort_issued(d);
	for (uint32_t n = 0; n < d->issued.n; n++)
		issue_ends(d, d->issued.at[n]);
}

static uint64_t
work_done(const struct device *d)
{
	return (d->executed + (d->o->plain ? 0 : d->g->work)) / EXECUTION_COST;
}

/* Whether the limit of the execution is reached. */
static bool
is_over(const struct device *d)
{
	if (d->opened)
		return d->executed >= d->survey_end || d->now > MOST_CYCLES;
	return d->limit && work_done(d) >= d->limit;
}

/* Whether the launch takes more than the limit, however it goes on. */
static bool
is_hopeless(const struct device *d)
{
	return d->limit && !d->opened && d->g->promised / EXECUTION_COST > d->o->limit;
}

/* The limit is reached, or will be. */
static void
give_up(struct device *d)
{
	unsigned long long n = d->out->instructions;

	d->out->status = d->g->open ? WB_EXACT_OPEN : WB_EXACT_LIMITED;
	d->stopped = d->g->open;
	d->out->least = is_hopeless(d) ? d->g->promised / EXECUTION_COST : 0;
	if (d->out->least)
		d->out->why = wb_format(d->g->keep->unit,
			"given up after %llu wave instructions, for it takes at least %llu as --exact counts them; "
			"--exact LIMIT changes the limit", n, (unsigned long long)d->out->least);
	else
		d->out->why = wb_format(d->g->keep->unit,
			"stopped after %llu wave instructions; --exact LIMIT changes the limit", n);
}

/* The least work of the launch. That of recorded waves is known, unless periods are skipped. */
static uint64_t
least_work(const struct device *d)
{
	const struct traces *t = d->g->traces;
	uint64_t n = 0;

	if (!t) {
		n = wb_exact_least_of(d->g, d->g->grid[0] * d->g->grid[1] * d->g->grid[2] / d->g->lanes);
		return n > d->g->one_wave ? n : d->g->one_wave;
	}
	for (uint64_t g = 0; !d->period && g < d->ngroup; g++) {
		const struct group_class *c = &t->group_class[t->class_of_group[g]];

		for (uint32_t k = 0; k < c->nwave; k++)
			n += t->trace[c->trace[k]].n;
	}
	return n;
}

static void
report_progress(struct device *d)
{
	d->reported = d->executed;
	if (d->o->progress)
		d->o->progress(d->o->user, d->next_group, d->ngroup);
}

static enum wb_status
run(struct device *d)
{
	dispatch(d);
	d->running = true;
	if (d->g->traces)
		wb_exact_period_start(d);
	d->g->promised = least_work(d);
	while (d->pending) {
		d->now = next_time(d);
		if (!d->opened && (d->now > MOST_CYCLES || d->skipped > MOST_CYCLES))
			return WB_OVERFLOW;
		if (is_over(d) || is_hopeless(d)) {
			give_up(d);
			break;
		}
		if (d->executed > d->reported + REPORT_EVERY)
			report_progress(d);
		handle_all(d);
		dispatch(d);
		if (d->period)
			wb_exact_period_compare(d);
		issue_all(d);
	}
	d->out->work = work_done(d);
	if (d->opened)
		wb_exact_survey_end(d, !d->pending);
	for (uint32_t k = 0; k < d->group.n && d->out->status == WB_EXACT_DETERMINED; k++)
		if (d->group.at[k]->busy)
			d->out->status = WB_EXACT_ENDLESS;
	return WB_OK;
}

/* ---- preparation ------------------------------------------------------------------------------------------------ */
static uint32_t
rounded(uint32_t n, uint32_t granule)
{
	n = n ? n : 1;
	return (n + granule - 1) / granule * granule;
}

static uint32_t
contexts_per_simd(const struct wb_machine *m, const struct wb_kernel_desc *k)
{
	uint32_t n = m->waves, v = m->vgprs / rounded(k->vgprs, m->vgpr_granule),
		 s = m->sgprs / rounded(k->sgprs, m->sgpr_granule);

	n = n < v ? n : v;
	return n < s ? n : s;
}

static const char *
unfit(const struct device *d)
{
	if (!d->per_simd || !has_room(d, 0))
		return "a workgroup does not fit on a compute unit";
	if (d->per_simd > 64)
		return "the machine has more than 64 wave contexts on a SIMD";
	return NULL;
}

enum wb_status
wb_exact_device(struct program *g, const struct wb_exact_options *o, struct wb_exact *out, const struct wave **stopped)
{
	struct device *d = WB_NEW(g->cx->tmp, struct device, 1);
	const struct wb_machine *m = g->machine;
	enum wb_status s;

	*d = (struct device){ .g = g,
		.m = m,
		.o = o,
		.out = out,
		.nsimd = m->cus * m->simds,
		.limit = g->open ? o->limit / OPEN_SHARE : o->limit,
		.ngroup = g->launch->workgroups,
		.group_waves = g->waves };
	d->per_simd = contexts_per_simd(m, g->fn->desc);
	d->group_lds = wb_ceil_div(wb_launch_lds(g->launch, g->fn), m->lds_granule_bytes) * m->lds_granule_bytes;
	d->simd = WB_NEW(g->cx->tmp, struct simd, d->nsimd);
	for (uint32_t k = 0; k < d->nsimd; k++)
		d->simd[k] = (struct simd){
			.wake_at = UINT64_MAX, .first = k * d->per_simd, .event_context = NO_SLOT, .lookahead = 4
		};
	d->cu = WB_NEW(g->cx->tmp, struct cu, m->cus);
	d->dirty = WB_NEW(g->cx->tmp, uint64_t, d->nsimd / 64 + 1);
	out->first_wave_cycles = UINT64_MAX;
	out->why = unfit(d);
	if (out->why) {
		out->status = WB_EXACT_NOT_MODELLED;
		return WB_OK;
	}
	d->ncontext = d->nsimd * d->per_simd;
	d->context = WB_NEW(g->cx->tmp, struct context, (size_t)d->ncontext + m->dispatchers);
	open_dispatchers(d);
	wb_machine_interval(m, d->group_waves, &d->interval_num, &d->interval_den);
	d->number = WB_NEW(g->cx->tmp, uint64_t, (size_t)d->nsimd * d->per_simd);
	d->ready_at = WB_NEW(g->cx->tmp, uint64_t, (size_t)d->nsimd * d->per_simd);
	wb_exact_step_times(d);
	if (m->fetch_bytes)
		wb_exact_fetch_open(d);
	s = run(d);
	*stopped = d->stopped;
	return s;
}
