/* src/exact/period.c -- launches of many equal workgroups: periods that repeat exactly are not executed again.
 *
 * State:  all that affects the machine from now on, with times relative to now and waves in the order of their
 *         dispatch: the position of each wave in its stream, its events, what it waits for, queues, free space. Effects
 *         are known in advance, so memory is not part of the state.
 * Why:    if the state equals that of P workgroups and T cycles ago, and the next workgroups are of the same kinds as
 *         those that were next then, the machine repeats the same steps, T later. As long as the kinds repeat every P
 *         workgroups, so does the machine. Whole periods are added to the sums and skipped.
 * How:    states are stored and compared completely, but only if a few of their numbers agree. Two states are kept. One
 *         is replaced as by Brent (An improved Monte Carlo factorization algorithm, 1980): after 1, 2, 4, ... looks. So
 *         memory is bounded, and the first period is found after about twice as many looks as there are before it. The
 *         other one is replaced after each further eighth of all looks. It finds a short period that begins late, as in
 *         launches whose queue is full, at most an eighth later.
 */
#include "device.h"

struct words {
	uint64_t *at;
	uint32_t n, cap;
};

/* The sums of the run. */
struct sums {
	uint64_t now, group, waves, instructions, mem, lds, simd;
};

struct brief {
	uint64_t mem, pending, next_cu;
};

/* A state that was kept. */
struct kept {
	struct words state;
	struct brief brief;
	struct sums then;
	uint64_t next;			/* number of looks after which it is replaced */
};

#define KEPT 2
struct period {
	struct words now;
	struct kept kept[KEPT];
	uint64_t looks;
	uint64_t next_group;		/* the next look is when so many are dispatched */
};

static uint64_t rel(const struct device *d, uint64_t t) { return t > d->now ? t - d->now : 0; }

static void
put(struct device *d, uint64_t x)
{
	WB_PUSH(d->g->cx->tmp, &d->period->now, x);
}

static void
put_times(struct device *d, const struct times *t)
{
	put(d, UINT64_MAX);
	for (uint32_t k = 0; k < t->n; k++)
		if (t->at[k] > d->now)
			put(d, t->at[k] - d->now);
}

/* Waves of a group have consecutive numbers, so they need no entry here. For the unused places of a smaller workgroup,
 * the SIMDs are stored. */
static void
put_group(struct device *d, const struct group *g)
{
	put(d, (uint64_t)g->nwave << 32 | g->ended);
	put(d, (uint64_t)g->waiting << 32 | g->cu);
	for (uint32_t i = g->nwave; i < d->group_waves; i++)
		put(d, g->context[i]);
}

static void
put_context(struct device *d, uint32_t k)
{
	const struct context *c = &d->context[k];
	const struct simd *s = &d->simd[c->simd];
	uint64_t bit = 1ull << (k - s->first), on = s->delayed & bit ? rel(d, d->on[k]) : 0;
	bool ready = s->ready & bit || (s->delayed & bit && !on);

	put(d, d->out->waves - d->number[k]);
	put(d, (uint64_t)(uintptr_t)c->beat);
	put(d, on << 3 | (uint64_t)ready << 2 | (uint64_t)c->at_barrier << 1 | (c->due > d->now && c->effect.barrier));
	put(d, c->due > d->now ? (c->due - d->now) << 2 | c->kind : 0);
	put(d, c->due > d->now && c->kind == ISSUED ? c->due - c->issue_at : 0);
	put(d, d->now - c->dispatched);
	put_times(d, &c->vm);
	put_times(d, &c->vs);
	put_times(d, &c->lgkm);
	put(d, rel(d, c->last_vm));
	put(d, rel(d, c->last_vs));
	put(d, rel(d, c->last_lds));
	put(d, rel(d, c->last_any));
	if (d->group.at[c->group]->context[0] == k)
		put_group(d, d->group.at[c->group]);
}

/* The contexts of SIMD @k that hold waves, in the order of dispatch. */
static uint32_t
in_order(const struct device *d, uint32_t k, uint32_t order[64])
{
	uint32_t n = 0;

	for (uint32_t c = k * d->per_simd; c < (k + 1) * d->per_simd; c++) {
		uint32_t j = n;

		if (!d->context[c].used)
			continue;
		for (n++; j && d->number[order[j - 1]] > d->number[c]; j--)
			order[j] = order[j - 1];
		order[j] = c;
	}
	return n;
}

/* The context of its SIMD that a wave is in matters only in round robin. Otherwise contexts are left out, because it
 * takes long until they are the same again. */
static void
put_simd(struct device *d, uint32_t k)
{
	const struct simd *s = &d->simd[k];
	bool named = d->m->scheduler == WB_SCHED_RR;
	uint32_t order[64], n = in_order(d, k, order);

	put(d, (uint64_t)s->resident << 32 | (named ? s->next : 0));
	put(d, rel(d, s->free_at));
	put(d, n);
	for (uint32_t j = 0; j < n; j++) {
		if (named)
			put(d, order[j] - k * d->per_simd);
		put_context(d, order[j]);
	}
}

static void
put_state(struct device *d)
{
	d->period->now.n = 0;
	for (uint32_t k = 0; k < d->nsimd; k++) {
		wb_exact_settle(d, k);
		put_simd(d, k);
	}
	for (uint32_t k = 0; k < d->m->cus; k++) {
		put(d, rel(d, d->unit[k].lds_free));
		put(d, d->unit[k].lds_bytes);
		put(d, (uint64_t)d->unit[k].groups << 32 | d->unit[k].barriers);
	}
	put(d, rel(d, d->mem_free));
	put(d, (uint64_t)d->next_cu << 1 | d->full);
	put(d, d->pending);
}

/* A few numbers that nearly always differ if states do. */
static struct brief
brief_of(const struct device *d)
{
	return (struct brief){ rel(d, d->mem_free), d->pending, d->next_cu };
}

static bool
is_brief_of(const struct kept *k, const struct brief *b)
{
	return k->brief.mem == b->mem && k->brief.pending == b->pending && k->brief.next_cu == b->next_cu;
}

static struct sums
sums_of(const struct device *d)
{
	const struct wb_exact *e = d->out;

	return (struct sums){ d->now + d->skipped, d->next_group, e->waves, e->instructions, e->mem_busy_cycles,
		e->lds_busy_cycles, e->simd_busy_cycles };
}

/* The number of whole periods of @p workgroups that repeat from the next workgroup on. */
static uint64_t
count_periods(const struct device *d, uint64_t p)
{
	const uint16_t *kind = d->g->streams->of_group;
	uint64_t from = d->next_group - p, n = from;

	while (n + p < d->ngroup && kind[n] == kind[n + p])
		n++;
	return (n - from) / p;
}

static bool
add_times(uint64_t *to, uint64_t each, uint64_t n)
{
	uint64_t x;

	return !__builtin_mul_overflow(each, n, &x) && !__builtin_add_overflow(*to, x, to);
}

/* Skips periods: the state equals the one at the time of @then. */
static void
skip(struct device *d, const struct sums *then)
{
	struct sums now = sums_of(d);
	uint64_t n = count_periods(d, now.group - then->group);
	struct wb_exact *e = d->out;

	if (!n)
		return;
	if (!add_times(&d->skipped, now.now - then->now, n) || !add_times(&e->waves, now.waves - then->waves, n) ||
		!add_times(&e->instructions, now.instructions - then->instructions, n) ||
		!add_times(&e->mem_busy_cycles, now.mem - then->mem, n) ||
		!add_times(&e->lds_busy_cycles, now.lds - then->lds, n) ||
		!add_times(&e->simd_busy_cycles, now.simd - then->simd, n))
		d->skipped = UINT64_MAX;	/* overflow */
	d->next_group += (now.group - then->group) * n;
	for (uint32_t k = 0; k < d->nsimd * d->per_simd; k++)
		d->number[k] += (now.waves - then->waves) * n;
	e->periods += n;
}

static void
keep(struct device *d, struct kept *k, const struct brief *b, uint64_t next)
{
	struct period *p = d->period;

	k->state.n = 0;
	for (uint32_t n = 0; n < p->now.n; n++)
		WB_PUSH(d->g->cx->tmp, &k->state, p->now.at[n]);
	k->brief = *b;
	k->then = sums_of(d);
	k->next = next;
}

static bool
is_state_of(const struct period *p, const struct kept *k)
{
	return p->now.n == k->state.n && memcmp(p->now.at, k->state.at, p->now.n * sizeof *p->now.at) == 0;
}

void
wb_exact_period_look(struct device *d)
{
	struct period *p = d->period;
	struct brief b;
	bool written = false;

	if (d->next_group < p->next_group || d->next_group == d->ngroup)
		return;
	p->next_group = d->next_group + d->m->cus;
	b = brief_of(d);
	for (uint32_t n = 0; n < KEPT; n++) {
		struct kept *k = &p->kept[n];
		bool same = p->looks && is_brief_of(k, &b), old = p->looks == 0 || p->looks + 1 >= k->next;

		if ((same || old) && !written)
			put_state(d);
		written = written || same || old;
		if (same && is_state_of(p, k)) {
			skip(d, &k->then);
			p->next_group = d->next_group + d->m->cus;
			p->looks = 0;
			return;
		}
		if (old)
			keep(d, k, &b, p->looks + 1 + (n ? p->looks / 8 : p->looks));
	}
	p->looks++;
}

void
wb_exact_period_start(struct device *d)
{
	if (d->ngroup > 4 * (uint64_t)d->next_group)	/* else most of the launch is resident at once */
		d->period = WB_NEW(d->g->cx->tmp, struct period, 1);
}
