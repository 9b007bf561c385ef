/* src/exact/ahead.c -- one event for several instructions of a wave that has its SIMD to itself.
 *
 * What:   an instruction that asks no memory for anything, is no barrier and no end changes nothing but when its wave
 *         goes on; so do waits, for the wave's own requests are queued by then, and their completions are known. Such
 *         instructions and the next one that does more are one event: the end of issue of that one.
 * Right:  the SIMD issues the same instructions at the same cycles as long as no other wave of it is to be chosen
 *         between them. With "oldest", a younger one is chosen only where the wave is delayed; else whenever it is
 *         ready. If one becomes ready while the event is ahead, what is behind that moment is taken back.
 * Cost:   at most MOST_AHEAD instructions are read for each event, and as many when it is cut; of waves whose events
 *         were cut, fewer.
 */
#include "device.h"

#define MOST_AHEAD 64u
#define WRITTEN 1024u			/* instructions of one wave at a time: its registers stay in the cache */

/* One instruction, if it is issued at @at. */
struct span {
	uint64_t at, end, on;		/* issue ends, the wave goes on */
	bool quiet;			/* it does nothing but take time */
};

static struct span
span_of(const struct device *d, const struct context *c, const struct beat *b, uint64_t at)
{
	const struct step *p = &d->g->step[b->step];
	struct span s = { .at = at, .end = at + p->issue, .quiet = p->quiet && !(b->trans | b->rounds) };

	s.on = s.end + p->delay + (b->taken ? p->taken_delay : 0);
	if (p->act == ACT_WAIT) {
		uint64_t until = wb_exact_waits_until(c, p);

		s.on = until > s.on ? until : s.on;
	}
	return s;
}

static void
read_beat(const struct device *d, struct context *c, const struct beat *b)
{
	const struct step *p = &d->g->step[b->step];

	c->effect = (struct effect){ .step = b->step,
		.taken = b->taken,
		.barrier = p->act == ACT_BARRIER,
		.end = p->act == ACT_END,
		.waits = p->act == ACT_WAIT,
		.counters = p->counters,
		.trans = b->trans,
		.rounds = b->rounds };
	c->beat = b + 1;
}

/* As many as the limit of the execution leaves. */
static uint64_t
most_ahead(const struct device *d)
{
	uint64_t each = d->g->streams ? 1 : READ_FOR_ONE, limit;

	if (!d->o->limit || d->opened || !wb_mul_u64(d->o->limit, READ_FOR_ONE, &limit))
		return MOST_AHEAD;
	if (d->executed + MOST_AHEAD * each <= limit)
		return MOST_AHEAD;
	return d->executed < limit ? (limit - d->executed) / each : 0;
}

/* Counts @n instructions that take @cycles of issue. */
static void
account(struct device *d, uint64_t n, uint64_t cycles)
{
	d->out->instructions += n;
	d->executed += d->g->streams ? n : READ_FOR_ONE * n;
	d->out->simd_busy_cycles += cycles;
}

bool
wb_exact_write_ahead(struct device *d, struct context *c)
{
	struct wave *w = c->wave;
	const struct effect *e = &w->effect;
	uint32_t n = 0;

	if (!c->own)
		c->own = WB_NEW(d->g->cx->tmp, struct beat, WRITTEN);
	while (n < WRITTEN && !w->ended && !c->stepped) {
		c->stepped = !wb_exact_step(w) || e->trans > UINT16_MAX || e->rounds > UINT16_MAX;
		if (c->stepped)
			break;
		if (d->g->loop)
			wb_exact_count(w);
		c->own[n++] = (struct beat){
			e->step & INT32_MAX, e->taken, (uint16_t)e->trans, (uint16_t)e->rounds
		};
	}
	c->beat = c->own;
	c->end = c->own + n;
	return n;
}

uint64_t
wb_exact_ahead(struct device *d, uint32_t k, bool others)
{
	struct context *c = &d->context[k];
	const struct beat *b = c->beat;
	struct span s = span_of(d, c, b, d->now), next;
	bool always = !others || d->m->scheduler != WB_SCHED_RR;
	uint64_t cycles = s.end - s.at, most = wb_min_u64(most_ahead(d), c->far);
	uint32_t n = 1;

	while (always && s.quiet && (!others || s.on == s.end) && n < most && b + 1 != c->end) {
		next = span_of(d, c, b + 1, s.on);
		if (next.end - d->now >= RING)
			break;		/* events of the ring are found again */
		s = next;
		cycles += s.end - s.at;
		b++;
		n++;
	}
	read_beat(d, c, b);
	__builtin_prefetch(b + 8);	/* of many waves: the next line is not in the cache */
	if (n == c->far && n < MOST_AHEAD)
		c->far *= 2;
	c->run = n;
	c->run_at = d->now;
	c->issue_at = s.at;
	d->simd[c->simd].runner = n > 1 ? k : NO_SLOT;
	account(d, n, cycles);
	return s.end;
}

/* The event of @c ends with instruction @s, the @n-th of it. */
static void
keep(struct device *d, struct context *c, const struct span *s, uint32_t n)
{
	const struct beat *b = c->beat - c->run + n - 1;

	for (const struct beat *x = b + 1; x < c->beat; x++)
		account(d, (uint64_t)-1, -d->g->step[x->step].issue);
	read_beat(d, c, b);
	c->far = n + 1;
	c->run = n;
	c->issue_at = s->at;
}

enum cut
wb_exact_cut(struct device *d, uint32_t k, bool first, uint64_t *at)
{
	struct context *c = &d->context[k];
	const struct beat *b = c->beat - c->run;
	uint64_t start = c->run_at;

	for (uint32_t n = 1; n < c->run && c->due > d->now; n++, b++) {
		struct span s = span_of(d, c, b, start);
		bool over = s.end < d->now;

		if (over ? s.on >= d->now : first || s.on > s.end) {
			keep(d, c, &s, n);
			*at = over ? s.on : s.end;
			return over ? CUT_WAITS : CUT_ISSUES;
		}
		start = s.on;
	}
	return CUT_NOT;
}

/* Whether what SIMD @k issues in this cycle comes after what @simd does. */
static bool
chooses_later(const struct device *d, uint32_t k, uint32_t simd)
{
	return d->o->reverse ? k < simd : k > simd;
}

void
wb_exact_take_back(const struct device *d, uint32_t simd, struct wb_exact *out)
{
	for (uint32_t k = 0; k < d->nsimd; k++) {
		const struct context *c = d->simd[k].runner == NO_SLOT ? NULL : &d->context[d->simd[k].runner];
		const struct beat *b = c ? c->beat - c->run : NULL;

		for (uint64_t at = c ? c->run_at : 0; c && b < c->beat; b++) {
			struct span s = span_of(d, c, b, at);

			if (at > d->now || (at == d->now && at != c->run_at && chooses_later(d, k, simd))) {
				out->instructions--;
				out->simd_busy_cycles -= s.end - at;
			}
			at = s.on;
		}
	}
}
