/* src/exact/fetch.c -- instruction caches: M18 of wavebound-bounds(7).
 *
 * What:   for each cache, when each line of code is there. A line stays there, so the only change is that a wave asks
 *         for a line the first time. If the code does not fit, there is no such state: each change of line delays.
 * Right:  the first wave that needs a line sets its time, and waves that need it later, or in the same cycle, find that
 *         time. So the order of waves within a cycle does not matter. A time that is set never changes. So a SIMD may
 *         use it ahead of simulated time (ahead.c), but not that a time is not set yet.
 */
#include "device.h"

static struct lines
lines_of(const struct wb_code *code, const struct wb_machine *m, uint64_t base, const struct wb_inst *i)
{
	uint64_t first, last;
	uint32_t n = 0;

	if (!wb_code_span(m, base, i, &first, &last))
		return (struct lines){ 1, 0 };
	WB_SEARCH(n, code->n, mid, code->line[mid] < first);
	return (struct lines){ n, n + (uint32_t)(last - first) };
}

void
wb_exact_fetch_open(struct device *d)
{
	const struct program *g = d->g;
	const struct wb_fn **fn = WB_NEW(g->cx->tmp, const struct wb_fn *, g->m->nfn);
	struct fetch *f = WB_NEW(g->cx->tmp, struct fetch, 1);
	uint32_t n = 0, caches = (uint32_t)wb_ceil_div(d->m->cus, d->m->fetch_units);
	struct wb_code code;

	for (uint32_t k = 0; k < g->m->nfn; k++)
		if (g->first[k] != WB_NONE)
			fn[n++] = g->m->fn[k];
	code = wb_code_lines(g->cx, d->m, g->m, fn, n, NULL);
	f->fits = code.fits;
	f->nline = code.n;
	f->of = WB_NEW(g->cx->tmp, struct lines, g->nstep);
	for (uint32_t k = 0; k < n; k++) {
		uint64_t base;
		bool placed = wb_code_base(d->m, g->m, fn[k], &base);

		for (uint32_t i = 0; i < fn[k]->ninst; i++)
			f->of[g->first[fn[k]->id] + i] = placed ? lines_of(&code, d->m, base, &fn[k]->inst[i]) :
								  (struct lines){ 1, 0 };
	}
	f->cache = WB_NEW(g->cx->tmp, struct cache, caches);
	f->ncache = caches;
	for (uint32_t c = 0; c < caches; c++) {
		f->cache[c].there_at = WB_NEW(g->cx->tmp, uint64_t, (size_t)code.n + 1);
		memset(f->cache[c].there_at, 0xff, code.n * sizeof(uint64_t));
	}
	d->fetch = f;
}

/* Without the state of a cache: whether step @to needs a line that step @from has not. */
static bool
changes_line(const struct fetch *f, uint32_t from, uint32_t to)
{
	struct lines a = f->of[to], b = from == WB_NONE ? a : f->of[from];

	return from == WB_NONE || a.first > a.last || b.first > b.last || a.first < b.first || a.last > b.last;
}

static struct cache *
cache_of(const struct device *d, uint32_t simd)
{
	return &d->fetch->cache[simd / d->m->simds / d->m->fetch_units];
}

uint64_t
wb_exact_fetched(const struct device *d, uint32_t simd, uint32_t from, uint32_t to, uint64_t t)
{
	const struct fetch *f = d->fetch;
	const uint64_t *there_at = cache_of(d, simd)->there_at;

	if (to == WB_NONE)
		return t;
	if (!f->fits)
		return t + (changes_line(f, from, to) ? d->m->fetch_cycles : 0);
	for (uint32_t k = f->of[to].first; k <= f->of[to].last; k++)
		t = there_at[k] > t ? there_at[k] : t;
	return t;
}

uint64_t
wb_exact_fetch(struct device *d, uint32_t simd, uint32_t from, uint32_t to)
{
	struct lines l = to == WB_NONE || !d->fetch->fits ? (struct lines){ 1, 0 } : d->fetch->of[to];
	struct cache *c = cache_of(d, simd);

	for (uint32_t k = l.first; k <= l.last; k++) {
		if (c->there_at[k] != NOT_ASKED)
			continue;
		c->there_at[k] = c->last_at = d->now + d->m->fetch_cycles;
		c->asked++;
	}
	return wb_exact_fetched(d, simd, from, to, d->now);
}
