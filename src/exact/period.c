/* src/exact/period.c -- launches of many equal workgroups: periods that repeat exactly are not executed again.
 *
 * State:  all that affects the machine from now on, with times relative to now and waves in the order of their
 *         dispatch: the position of each wave in its trace, its events, what it waits for, queues, free space. Effects
 *         are known in advance, so memory is not part of the state.
 * Why:    if the state equals that of P workgroups and T cycles ago, and the next workgroups are of the same classes as
 *         those that were next then, the machine repeats the same steps, T later. As long as the classes repeat every P
 *         workgroups, so does the machine: it is in a periodic steady state. Whole periods are added to the totals and
 *         skipped.
 * How:    a snapshot is a stored state. States are compared completely, but only if their fingerprints agree. There are
 *         two snapshots. One is replaced as by Brent (An improved Monte Carlo factorization algorithm, 1980): after 1,
 *         2, 4, ... comparisons. So memory is bounded. Let a period of l comparisons begin after m of them: it is
 *         found after at most 2 max(m, l) + l comparisons. The other one is replaced whenever there are an eighth more
 *         comparisons than when it was taken. It finds a short period that begins late, as in launches whose queue is
 *         full, after about m + m / 8 + l.
 */
#include "device.h"

struct words {
	uint64_t *at;
	uint32_t n, cap;
};

/* The totals of the run. */
struct totals {
	uint64_t now, group, waves, instructions, mem, lds, simd;
};

struct fingerprint {
	uint64_t mem, pending, next_cu;
};

struct snapshot {
	struct words state;
	struct fingerprint fingerprint;
	struct totals totals;
	uint64_t next;			/* number of comparisons after which it is replaced */
};

#define SNAPSHOTS 2
struct period {
	struct words now;
	struct snapshot snapshot[SNAPSHOTS];
	uint64_t comparisons;
	uint64_t next_group;		/* the next comparison is when so many are dispatched */
};

static uint64_t rel(const struct device *d, uint64_t t) { return t > d->now ? t - d->now : 0; }

static void
put_word(struct device *d, uint64_t x)
{
	WB_PUSH(d->g->cx->tmp, &d->period->now, x);
}

static void
put_times(struct device *d, const struct completions *t)
{
	put_word(d, UINT64_MAX);
	for (uint32_t k = 0; k < t->n; k++)
		if (t->at[k] > d->now)
			put_word(d, t->at[k] - d->now);
}

/* Waves of a group have consecutive numbers, so their contexts need no entry. For each wave that a smaller workgroup
 * lacks, context[] holds the SIMD whose space it takes; these are stored. */
static void
put_group(struct device *d, const struct group *g)
{
	put_word(d, (uint64_t)g->nwave << 32 | g->ended);
	put_word(d, (uint64_t)g->waiting << 32 | g->cu);
	for (uint32_t i = g->nwave; i < d->group_waves; i++)
		put_word(d, g->context[i]);
}

static void
put_context(struct device *d, uint32_t k)
{
	const struct context *c = &d->context[k];
	const struct simd *s = &d->simd[c->simd];
	uint64_t bit = 1ull << (k - s->first), on = s->delayed & bit ? rel(d, d->ready_at[k]) : 0;
	bool ready = s->ready & bit || (s->delayed & bit && !on);

	put_word(d, d->out->waves - d->number[k]);
	put_word(d, (uint64_t)(uintptr_t)c->entry);
	put_word(d, on << 4 | (uint64_t)(c->event_at > d->now && c->fetched) << 3 | (uint64_t)ready << 2 |
			(uint64_t)c->at_barrier << 1 | (c->event_at > d->now && c->effect.barrier));
	put_word(d, c->event_at > d->now ? (c->event_at - d->now) << 2 | c->kind : 0);
	put_word(d, c->event_at > d->now && c->kind == ISSUE_ENDS ? c->event_at - c->issue_at : 0);
	put_word(d, d->now - c->dispatched);
	put_times(d, &c->vm);
	put_times(d, &c->vs);
	put_times(d, &c->lgkm);
	put_times(d, &c->km);
	put_word(d, rel(d, c->last_vm));
	put_word(d, rel(d, c->last_vs));
	put_word(d, rel(d, c->last_lds));
	put_word(d, rel(d, c->last_any));
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

/* Which context of its SIMD a wave has matters only to the round robin scheduler. For others the number is left out:
 * it takes long until all numbers are the same again. */
static void
put_simd(struct device *d, uint32_t k)
{
	const struct simd *s = &d->simd[k];
	bool named = d->m->scheduler == WB_SCHED_RR;
	uint32_t order[64], n = in_order(d, k, order);

	put_word(d, (uint64_t)s->resident << 32 | (named ? s->next : 0));
	put_word(d, rel(d, s->free_at));
	put_word(d, n);
	for (uint32_t j = 0; j < n; j++) {
		if (named)
			put_word(d, order[j] - k * d->per_simd);
		put_context(d, order[j]);
	}
}

static void
put_server(struct device *d, const struct server *s)
{
	put_word(d, rel(d, s->at));
	put_word(d, s->at < d->now ? 0 : s->part);
}

/* Lines that are there stay there, so if as many have been asked for, they are the same. */
static void
put_cache(struct device *d, const struct cache *c)
{
	put_word(d, c->asked);
	for (uint32_t k = 0; c->last_at > d->now && k < d->fetch->nline; k++)
		put_word(d, c->there_at[k] == NOT_ASKED ? NOT_ASKED : rel(d, c->there_at[k]));
}

static void
put_state(struct device *d)
{
	d->period->now.n = 0;
	for (uint32_t k = 0; k < d->nsimd; k++) {
		wb_exact_roll_back(d, k);
		put_simd(d, k);
	}
	for (uint32_t k = 0; k < d->m->cus; k++) {
		put_word(d, rel(d, d->cu[k].lds_free));
		put_word(d, rel(d, d->cu[k].address_free));
		put_word(d, d->cu[k].lds_bytes);
		put_word(d, (uint64_t)d->cu[k].groups << 32 | d->cu[k].barriers);
	}
	for (uint32_t k = 0; d->fetch && k < d->fetch->ncache; k++)
		put_cache(d, &d->fetch->cache[k]);
	put_server(d, &d->memory);
	put_server(d, &d->atomics);
	for (uint32_t k = 0; k < d->m->dispatchers; k++) {
		const struct dispatcher *x = &d->dispatcher[k];

		put_server(d, &x->server);
		put_word(d, (uint64_t)x->next_cu << 1 | x->full);
		put_word(d, x->next - d->dispatcher[0].next);
	}
	put_word(d, d->pending);
}

/* A few numbers that nearly always differ if states do. */
static struct fingerprint
fingerprint_of(const struct device *d)
{
	return (struct fingerprint){ rel(d, d->memory.at), d->pending, d->dispatcher[0].next_cu };
}

static bool
has_fingerprint(const struct snapshot *k, const struct fingerprint *b)
{
	return k->fingerprint.mem == b->mem && k->fingerprint.pending == b->pending &&
		k->fingerprint.next_cu == b->next_cu;
}

static struct totals
totals_of(const struct device *d)
{
	const struct wb_exact *e = d->out;

	return (struct totals){ d->now + d->skipped, d->next_group, e->waves, e->instructions, e->mem_busy_cycles,
		e->lds_busy_cycles, e->simd_busy_cycles };
}

/* The number of whole periods of @p workgroups that repeat from the next workgroup on. Some dispatchers may be ahead of
 * others: what they start begins at their own next workgroup. */
static uint64_t
count_periods(const struct device *d, uint64_t p)
{
	const uint16_t *class = d->g->traces->class_of_group;
	uint64_t first = UINT64_MAX, last = 0, n;

	for (uint32_t k = 0; k < d->m->dispatchers; k++) {
		uint64_t from = d->dispatcher[k].next - p;

		first = from < first ? from : first;
		last = from > last ? from : last;
	}
	for (n = first; n + p < d->ngroup && class[n] == class[n + p];)
		n++;
	return n > last ? (n - last) / p : 0;
}

static bool
add_times(uint64_t *to, uint64_t each, uint64_t n)
{
	uint64_t x;

	return !__builtin_mul_overflow(each, n, &x) && !__builtin_add_overflow(*to, x, to);
}

/* Skips whole periods: the state equals the one of the snapshot with @totals. */
static void
skip(struct device *d, const struct totals *totals)
{
	struct totals now = totals_of(d);
	uint64_t n = count_periods(d, now.group - totals->group);
	struct wb_exact *e = d->out;

	if (!n)
		return;
	if (!add_times(&d->skipped, now.now - totals->now, n) || !add_times(&e->waves, now.waves - totals->waves, n) ||
		!add_times(&e->instructions, now.instructions - totals->instructions, n) ||
		!add_times(&e->mem_busy_cycles, now.mem - totals->mem, n) ||
		!add_times(&e->lds_busy_cycles, now.lds - totals->lds, n) ||
		!add_times(&e->simd_busy_cycles, now.simd - totals->simd, n))
		d->skipped = UINT64_MAX;	/* overflow */
	d->next_group += (now.group - totals->group) * n;
	for (uint32_t k = 0; k < d->m->dispatchers; k++)
		d->dispatcher[k].next += (now.group - totals->group) * n;
	for (uint32_t k = 0; k < d->nsimd * d->per_simd; k++)
		d->number[k] += (now.waves - totals->waves) * n;
	e->periods += n;
}

static void
take_snapshot(struct device *d, struct snapshot *k, const struct fingerprint *b, uint64_t next)
{
	struct period *p = d->period;

	k->state.n = 0;
	for (uint32_t n = 0; n < p->now.n; n++)
		WB_PUSH(d->g->cx->tmp, &k->state, p->now.at[n]);
	k->fingerprint = *b;
	k->totals = totals_of(d);
	k->next = next;
}

static bool
is_state_of(const struct period *p, const struct snapshot *k)
{
	return p->now.n == k->state.n && memcmp(p->now.at, k->state.at, p->now.n * sizeof *p->now.at) == 0;
}

void
wb_exact_period_compare(struct device *d)
{
	struct period *p = d->period;
	struct fingerprint b;
	bool written = false;

	if (d->next_group < p->next_group || d->next_group == d->ngroup)
		return;
	p->next_group = d->next_group + d->m->cus;
	b = fingerprint_of(d);
	for (uint32_t n = 0; n < SNAPSHOTS; n++) {
		struct snapshot *k = &p->snapshot[n];
		bool same = p->comparisons && has_fingerprint(k, &b),
		     old = p->comparisons == 0 || p->comparisons + 1 >= k->next;

		if ((same || old) && !written)
			put_state(d);
		written = written || same || old;
		if (same && is_state_of(p, k)) {
			skip(d, &k->totals);
			p->next_group = d->next_group + d->m->cus;
			p->comparisons = 0;
			return;
		}
		if (old)
			take_snapshot(d, k, &b, p->comparisons + 1 + (n ? p->comparisons / 8 : p->comparisons));
	}
	p->comparisons++;
}

void
wb_exact_period_start(struct device *d)
{
	if (d->ngroup > 4 * (uint64_t)d->next_group)	/* else most of the launch is resident at once */
		d->period = WB_NEW(d->g->cx->tmp, struct period, 1);
}
