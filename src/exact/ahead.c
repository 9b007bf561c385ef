/* src/exact/ahead.c -- a SIMD issues ahead of simulated time, many instructions at once, and rolls back if it must.
 *
 * What:   an instruction is local if it accesses no memory, and is no barrier and no end: it only delays its wave. A
 *         wait is local, too: the wave's own requests are queued by then, and their completion is known. It must be
 *         known, too, when the lines of code of the wave's next instruction are there (fetch.c). So what a SIMD issues
 *         depends only on its own waves, up to the next instruction that is not local. That one has an event: the end
 *         of its issue. All local instructions before it are issued at once, without events.
 * Right:  waves are chosen at the same cycles, by the same rule, among the same waves as if each instruction had an
 *         event. The exception is a wave that becomes ready from outside: dispatched, released from a barrier, or
 *         delayed for so long that it has an event. Then the SIMD rolls back, as in optimistic simulation (Jefferson,
 *         Virtual time, 1985): its saved state is restored, and it issues again up to that cycle.
 * Cost:   O(waves of the SIMD) for each wave that is chosen after another one, O(1) for each instruction. An
 *         instruction is issued again at most twice: a SIMD issues at most as many ahead as it did the last times
 *         without a rollback, and at most MOST_LOOKAHEAD.
 */
#include "device.h"

#define MOST_LOOKAHEAD 256u
/* instructions of one wave at a time, so that its registers stay in the cache */
#define MOST_RECORDED 1024u

/* Whether an instruction that context @c of @s issues at @at needs no event: it is local, and its wave continues soon
 * enough. Then its issue ends at *end, and the wave continues at *on. */
static inline bool
is_local(const struct device *d, const struct simd *s, const struct context *c, const struct trace_entry *b,
	uint64_t at, uint64_t *end, uint64_t *on)
{
	const struct step_times *p = &d->times[b->step];

	if (!p->local || b->trans | b->rounds)
		return false;
	*end = at + p->issue;
	*on = at + (b->taken ? p->until_ready_taken : p->until_ready);
	if (p->waits) {
		uint64_t until = wb_exact_waits_until(c, &d->g->step[b->step]);

		*on = until > *on ? until : *on;
	}
	if (d->fetch)
		*on = wb_exact_fetched(d, c->simd, b->step, wb_exact_next_step(c, b + 1), *on);
	return *on - s->from < RING;
}

void
wb_exact_step_times(struct device *d)
{
	struct step_times *times = WB_NEW(d->g->cx->tmp, struct step_times, d->g->nstep);

	for (uint32_t k = 0; k < d->g->nstep; k++) {
		const struct step *p = &d->g->step[k];
		uint64_t on, taken;

		if (p->local && wb_add_u64(p->issue, p->delay, &on) && wb_add_u64(on, p->taken_delay, &taken) &&
			taken < RING)
			times[k] = (struct step_times){ (uint32_t)p->issue, (uint32_t)on, (uint32_t)taken, true,
				p->act == ACT_WAIT };
	}
	d->times = times;
}

/* The next effect of @c takes place. Returns the time of its issue. */
static uint64_t
read_entry(const struct device *d, struct context *c)
{
	const struct trace_entry *b = c->entry++;
	const struct step *p = &d->g->step[b->step];

	c->effect = (struct effect){ .step = b->step,
		.taken = b->taken,
		.barrier = p->act == ACT_BARRIER,
		.end = p->act == ACT_END,
		.waits = p->act == ACT_WAIT,
		.arguments = b->arguments,
		.whole = b->whole,
		.row = b->row,
		.counters = p->counters,
		.trans = b->trans,
		.rounds = b->rounds };
	__builtin_prefetch(b + 8);	/* with many waves, the next line is not in the cache */
	return p->issue;
}

/* As many as the limit of the execution allows, at least one. */
static uint32_t
within_limit(const struct device *d, uint32_t most)
{
	uint64_t each = d->g->traces ? 1 : EXECUTION_COST, limit;

	if (!d->limit || d->opened || !wb_mul_u64(d->limit, EXECUTION_COST, &limit))
		return most;
	if (d->executed + most * each <= limit)
		return most;
	return d->executed + each < limit ? (uint32_t)((limit - d->executed) / each) : 1;
}

/* Counts @n instructions that take @cycles of issue. */
static void
account(struct device *d, uint64_t n, uint64_t cycles)
{
	d->out->instructions += n;
	d->executed += d->g->traces ? n : EXECUTION_COST * n;
	d->out->simd_busy_cycles += cycles;
}

/* ---- recorded effects ---------------------------------------------------------- */
/* Executes the next instruction of the wave of @c in advance, and records its effect. False: it must be executed when
 * it is issued. */
static bool
record_ahead(struct device *d, struct context *c)
{
	struct wave *w = c->wave;
	const struct effect *e = &w->effect;
	uint32_t n = 0;

	if (!c->recorded)
		c->recorded = WB_NEW(d->g->cx->tmp, struct trace_entry, MOST_RECORDED);
	while (n < MOST_RECORDED && !w->ended && !c->stepped) {
		c->stepped = !wb_exact_step(w) || e->trans > UINT16_MAX || e->rounds > UINT16_MAX;
		if (c->stepped)
			break;
		if (d->g->loop)
			wb_exact_count(w);
		c->recorded[n++] = (struct trace_entry){
			e->step & (MOST_STEPS_OF_CODE - 1), e->taken, e->arguments, e->whole, e->row,
			(uint16_t)e->trans, (uint16_t)e->rounds
		};
	}
	c->entry = c->recorded;
	c->end = c->recorded + n;
	return n;
}

static bool
has_entry(const struct context *c)
{
	return c->entry != c->end;
}

/* Executes one instruction when it is issued. Returns the time of its issue. */
static uint64_t
execute(struct device *d, struct context *c)
{
	if (!(c->stepped ? c->wave->why == WHY_NONE : wb_exact_step(c->wave)))
		wb_exact_survey(d, c->wave, c->simd);
	c->stepped = false;
	if (d->g->loop)
		wb_exact_count(c->wave);
	c->effect = c->wave->effect;
	return d->g->step[c->effect.step].issue;
}

/* ---- which wave is next (M2) ------------------------------------------------------------------ */
static uint32_t
choose(const struct device *d, const struct simd *s)
{
	uint32_t best;

	if (d->m->scheduler == WB_SCHED_RR) {
		uint64_t from = s->next < 64 ? s->ready & ~0ull << s->next : 0;

		return s->first + (uint32_t)__builtin_ctzll(from ? from : s->ready);
	}
	best = s->first + (uint32_t)__builtin_ctzll(s->ready);
	for (uint64_t left = s->ready & (s->ready - 1); left; left &= left - 1) {
		uint32_t k = s->first + (uint32_t)__builtin_ctzll(left);

		if (d->number[k] < d->number[best])
			best = k;
	}
	return best;
}

/* Makes delayed waves ready that continue at @t or before. */
static void
wake(const struct device *d, struct simd *s, uint64_t t)
{
	if (s->wake_at > t)
		return;
	s->wake_at = UINT64_MAX;
	for (uint64_t left = s->delayed; left; left &= left - 1) {
		uint32_t n = (uint32_t)__builtin_ctzll(left);
		uint64_t on = d->ready_at[s->first + n];

		if (on <= t) {
			s->ready |= 1ull << n;
			s->delayed &= ~(1ull << n);
		} else {
			s->wake_at = on < s->wake_at ? on : s->wake_at;
		}
	}
}

/* ---- issue ahead ------------------------------------------------------------------------------- */
/* Saves the state of context @k before its first issue ahead. */
static void
save(const struct device *d, struct simd *s, uint32_t k)
{
	struct context *c = &d->context[k];
	uint64_t bit = 1ull << (k - s->first);

	if (s->saved & bit)
		return;
	s->saved |= bit;
	c->saved_entry = c->entry;
	c->saved_ready_at = d->ready_at[k];
}

/* The context that is chosen next (NO_SLOT: none), and whether its instruction has an event. */
struct choice {
	uint32_t k;
	bool event;
};

/* Context @k issues until another context is to be chosen, or until @until, or up to an instruction that has an event.
 * In the last case, it is the choice. */
static struct choice
issue_run(struct device *d, struct simd *s, uint32_t k, uint64_t until, uint32_t most)
{
	struct context *c = &d->context[k];
	uint64_t bit = 1ull << (k - s->first), at = s->free_at, end, on;
	const struct trace_entry *b = c->entry, *last = c->end;
	uint32_t n = s->n;
	bool event = false;

	until = d->m->scheduler == WB_SCHED_RR && s->ready != bit ? at + 1 : wb_min_u64(until, s->wake_at);
	save(d, s, k);
	while (at < until && n < most && b != last) {
		event = !is_local(d, s, c, b, at, &end, &on);
		if (event)
			break;
		b++;
		n++;
		at = end;
		if (on > end) {
			s->ready &= ~bit;
			wb_exact_delay(d, s, k, on);
			break;
		}
	}
	if (b != c->entry)
		s->next = (k - s->first + 1) % d->per_simd;
	c->entry = b;
	__builtin_prefetch(b + 8);	/* of many waves: the next line is not in the cache */
	s->n = n;
	s->cycles += at - s->free_at;
	s->free_at = at;
	return (struct choice){ event ? k : NO_SLOT, event };
}

/* SIMD @s issues local instructions before @until, up to s->free_at. Returns the next choice. */
static struct choice
issue_local(struct device *d, struct simd *s, uint64_t until, uint32_t most)
{
	struct choice r = { NO_SLOT, false };

	s->free_at = s->free_at > s->from ? s->free_at : s->from;
	while (r.k == NO_SLOT && s->free_at < until) {
		uint32_t k;

		wake(d, s, s->free_at);
		if (!s->ready && s->wake_at >= until)
			break;
		if (!s->ready) {
			s->free_at = s->wake_at;
			continue;
		}
		k = choose(d, s);
		if (s->n >= most || !has_entry(&d->context[k]))
			return (struct choice){ k, false };
		r = issue_run(d, s, k, until, most);
	}
	return r;
}

/* Resets SIMD @s to its saved state. */
static void
restore(const struct device *d, struct simd *s)
{
	for (uint64_t left = s->saved; left; left &= left - 1) {
		uint32_t k = s->first + (uint32_t)__builtin_ctzll(left);

		d->context[k].entry = d->context[k].saved_entry;
		d->ready_at[k] = d->context[k].saved_ready_at;
	}
	s->ready = s->saved_ready;
	s->delayed = s->saved_delayed;
	s->wake_at = s->saved_wake_at;
	s->free_at = s->saved_free_at;
	s->next = s->saved_next;
	s->n = 0;
	s->cycles = 0;
}

/* Schedules the end of the issue of context @k, which starts at @at, as the event of its SIMD. */
static void
commit(struct device *d, struct simd *s, uint32_t k, uint64_t at, uint64_t end)
{
	d->context[k].issue_at = at;
	s->event_context = k;
	s->ready &= ~(1ull << (k - s->first));
	s->next = (k - s->first + 1) % d->per_simd;
	s->free_at = end;
	s->n++;
	s->cycles += end - at;
	wb_exact_schedule(d, end, ISSUE_ENDS, k);
}

/* Whether the event of context @k, whose issue would start at @at, can be cancelled. */
static bool
can_be_cancelled(const struct device *d, uint32_t k, uint64_t at)
{
	uint64_t issue = d->g->step[d->context[k].entry->step].issue;

	return issue && issue < RING && at - d->now + issue < RING;
}

/* SIMD @s saves its state, and issues up to its next event. */
static void
run_ahead(struct device *d, struct simd *s)
{
	struct choice r;

	s->saved_ready = s->ready;
	s->saved_delayed = s->delayed;
	s->saved_wake_at = s->wake_at;
	s->saved_free_at = s->free_at;
	s->saved_next = s->next;
	s->saved = 0;
	r = issue_local(d, s, d->now + RING, within_limit(d, s->lookahead));
	if (r.k == NO_SLOT)
		return;
	if (s->n >= s->lookahead && s->lookahead < MOST_LOOKAHEAD)
		s->lookahead *= 2;
	if (r.event && can_be_cancelled(d, r.k, s->free_at)) {
		commit(d, s, r.k, s->free_at, s->free_at + read_entry(d, &d->context[r.k]));
	} else {
		s->event_context = r.k;
		wb_exact_schedule(d, s->free_at, SIMD_CHOOSES, r.k);
	}
}

void
wb_exact_run_ahead(struct device *d, uint32_t simd)
{
	struct simd *s = &d->simd[simd];
	struct context *c;
	uint64_t end, on;
	uint32_t k;

	s->from = d->now;
	s->n = 0;
	s->cycles = 0;
	wake(d, s, d->now);
	k = s->ready && s->free_at <= d->now ? choose(d, s) : NO_SLOT;
	c = k == NO_SLOT ? NULL : &d->context[k];
	if (c && !has_entry(c) && (!d->g->independent || !record_ahead(d, c)))
		commit(d, s, k, d->now, d->now + execute(d, c));
	else if (c && !is_local(d, s, c, c->entry, d->now, &end, &on))
		commit(d, s, k, d->now, d->now + read_entry(d, c));
	else
		run_ahead(d, s);
	account(d, s->n, s->cycles);
}

/* ---- rollback ------------------------------------------------------------------------- */
/* Whether SIMD @s has chosen waves for cycle *until or later, which it must take back; @chosen: the choice of this
 * cycle stands. */
static bool
must_roll_back(const struct device *d, const struct simd *s, bool chosen, uint64_t *until)
{
	const struct context *c = s->event_context == NO_SLOT ? NULL : &d->context[s->event_context];

	*until = d->now + (chosen || s->from == d->now);
	return c && c->event_at > d->now && (c->kind != ISSUE_ENDS || c->issue_at >= *until);
}

void
wb_exact_roll_back(struct device *d, uint32_t simd)
{
	struct simd *s = &d->simd[simd];
	uint64_t until;

	if (!must_roll_back(d, s, false, &until))
		return;
	wb_exact_cancel(d, s->event_context);
	s->event_context = NO_SLOT;
	account(d, -(uint64_t)s->n, -s->cycles);
	restore(d, s);
	issue_local(d, s, until, UINT32_MAX);
	account(d, s->n, s->cycles);
	s->lookahead = s->n + 1 < MOST_LOOKAHEAD ? s->n + 1 : MOST_LOOKAHEAD;
	wb_exact_mark(d, simd);
}

/* Whether the issue of SIMD @k in this cycle comes after the action of @simd. */
static bool
chooses_later(const struct device *d, uint32_t k, uint32_t simd)
{
	return d->o->reverse ? k < simd : k > simd;
}

void
wb_exact_subtract_ahead(struct device *d, uint32_t simd, struct wb_exact *out)
{
	for (uint32_t k = 0; k < d->nsimd; k++) {
		struct simd *s = &d->simd[k], old = *s;
		const struct trace_entry *entry[64];
		uint64_t until, on[64];

		if (!must_roll_back(d, s, !chooses_later(d, k, simd), &until))
			continue;
		for (uint32_t n = 0; n < d->per_simd; n++) {
			entry[n] = d->context[s->first + n].entry;
			on[n] = d->ready_at[s->first + n];
		}
		restore(d, s);
		issue_local(d, s, until, UINT32_MAX);
		out->instructions -= old.n - s->n;
		out->simd_busy_cycles -= old.cycles - s->cycles;
		*s = old;
		for (uint32_t n = 0; n < d->per_simd; n++) {
			d->context[s->first + n].entry = entry[n];
			d->ready_at[s->first + n] = on[n];
		}
	}
}
