/* test/lib/paths.c -- the paths of waves against bounds, see paths.h. */
#include <stdarg.h>
#include <stdio.h>

#include "paths.h"
#include "wavebound/pass.h"

struct wave_path {
	uint64_t group, hash;
};
struct paths {
	struct wb_ctx *cx;
	const struct wb_module *module;
	const struct wb_kernel_bounds *bounds;	/* NULL: only loops are checked */
	struct wb_timed_hooks hooks;
	uint32_t *first_edge, *first_loop;	/* [function] into the counts of a wave */
	uint32_t nedge, nloop, nrow;
	/* [wave]: edges, iterations of the present entry, iterations of the run, its path as a hash */
	WB_VEC(uint64_t *) wave;
	uint64_t *most;			/* [loop] iterations for one entry, over all waves and runs */
	bool *taken;			/* [edge] */
	uint64_t *times;		/* [edge] the most by one wave that ended */
	uint32_t *first_row;		/* [function] */
	int64_t *sum;			/* [row] */
	uint64_t busiest;
	WB_VEC(struct wave_path) path;	/* of the first wave of a workgroup that ended */
	bool differ;
	uint64_t rows;
	uint64_t busy;			/* waves of the run that took an edge that idle ones do not */
	char wrong[240];		/* the first thing that is wrong */
};

WB_PRINTF(2, 3) static void
fail(struct paths *p, const char *fmt, ...)
{
	va_list ap;

	if (*p->wrong)
		return;
	va_start(ap, fmt);
	vsnprintf(p->wrong, sizeof(p->wrong), fmt, ap);
	va_end(ap);
}

/* ---- paths of waves ------------------------------------------------------------------------ */
/* Whether the run of @fn took an edge that idle waves do not take. */
static bool
is_busy(const struct wb_fn *fn, const uint64_t *edges)
{
	const struct wb_idle *idle = fn->bounds->idle;

	for (uint32_t e = 0; idle && e < fn->nedge; e++)
		if (idle->dead[e] && edges[e])
			return true;
	return false;
}

static void
count_busy(struct paths *p, const struct wb_fn *fn, const uint64_t *edges)
{
	const struct wb_idle *idle = fn->bounds->idle;

	p->busy += is_busy(fn, edges);
	p->busiest = p->busy > p->busiest ? p->busy : p->busiest;
	if (idle && p->busy > idle->busy)
		fail(p, "'%s': %llu waves pass the guard in block %u, %llu of %llu are counted", fn->name,
			(unsigned long long)p->busy, idle->block, (unsigned long long)idle->busy,
			(unsigned long long)idle->waves);
}

/* The run of @fn by a wave is over: what it did at the price of each proof. */
static void
check_path(struct paths *p, const struct wb_fn *fn, uint64_t *edges, uint64_t *total)
{
	for (uint32_t k = 0; p->bounds && k < p->bounds->nproof; k++) {
		const struct wb_wave *w = p->bounds->proof[k];
		const struct wb_wave_part *part = &w->part[w->index ? w->index[fn->id] : 0];
		uint64_t cost = 0;

		if (w->objective.idle && fn->is_kernel && is_busy(fn, edges))
			continue;
		for (uint32_t e = 0; e < fn->nedge; e++)
			cost += edges[e] * part->edge_cycles[e];
		if (part->fn != fn || cost > part->bound)
			fail(p, "%s: a path of '%s' costs %llu, the bound is %llu", p->bounds->proof_name[k], fn->name,
				(unsigned long long)cost, (unsigned long long)part->bound);
	}
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (edges[e] > p->times[p->first_edge[fn->id] + e])
			p->times[p->first_edge[fn->id] + e] = edges[e];
	for (uint32_t r = 0; fn->rows && r < fn->rows->nrow; r++) {
		const struct wb_flow_row *row = &fn->rows->row[r];
		int64_t sum = 0;

		for (uint32_t k = row->first; k < row->first + row->nterm; k++)
			sum += fn->rows->term[k].coeff * (int64_t)edges[fn->rows->term[k].edge];
		p->rows++;
		if (sum > p->sum[p->first_row[fn->id] + r])
			p->sum[p->first_row[fn->id] + r] = sum;
		if (sum > (int64_t)row->limit)
			fail(p, "'%s': %s: %lld more than the limit", fn->name, row->what,
				(long long)(sum - (int64_t)row->limit));
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (total[l] > fn->bounds->loop[l].total)
			fail(p, "loop %u of '%s': %llu iterations in all, the bound is %llu", l, fn->name,
				(unsigned long long)total[l], (unsigned long long)fn->bounds->loop[l].total);
	memset(edges, 0, fn->nedge * sizeof(*edges));
	memset(total, 0, fn->loops->nloop * sizeof(*total));
}

bool
paths_lists(const struct wb_fn *fn, uint32_t first, uint32_t n, uint32_t edge)
{
	for (uint32_t k = 0; k < n; k++)
		if (fn->loops->list[first + k] == edge)
			return true;
	return false;
}

/* Loops that @edge leaves: not before the least number of iterations. */
static void
leave_loops(struct paths *p, const struct wb_fn *fn, uint32_t edge, const uint64_t *entry)
{
	const struct wb_edge *e = &fn->edge[edge];

	if (e->src == WB_NONE)
		return;
	for (uint32_t l = fn->loops->of_block[e->src]; l != WB_NONE && !wb_loop_has(fn->loops, l, e->dst);
		l = fn->loops->loop[l].parent) {
		if (entry[l] < fn->bounds->loop[l].min)
			fail(p, "loop %u of '%s': left after %llu iterations, at least are %llu (%s)", l, fn->name,
				(unsigned long long)entry[l], (unsigned long long)fn->bounds->loop[l].min,
				fn->bounds->loop[l].why);
	}
}

static void
count_loops(struct paths *p, const struct wb_fn *fn, uint32_t edge, uint64_t *entry, uint64_t *total)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *loop = &fn->loops->loop[l];

		if (paths_lists(fn, loop->entry, loop->nentry, edge))
			entry[l] = 0;
		if (!paths_lists(fn, loop->back, loop->nback, edge))
			continue;
		total[l]++;
		if (entry[l] >= p->most[p->first_loop[fn->id] + l])
			p->most[p->first_loop[fn->id] + l] = entry[l] + 1;
		if (++entry[l] > fn->bounds->loop[l].max)
			fail(p, "loop %u of '%s': %llu iterations, the bound is %llu (%s)", l, fn->name,
				(unsigned long long)entry[l], (unsigned long long)fn->bounds->loop[l].max,
				fn->bounds->loop[l].why);
	}
}

/* Adds the barriers of block @b to @hash, with the iterations of loops around it. */
static void
note_barriers(const struct wb_fn *fn, uint32_t b, const uint64_t *entry, uint64_t *hash)
{
	if (b == WB_NONE)
		return;
	WB_EACH_INST(fn, b, k)
		if (fn->inst[k].op == WB_OP_BARRIER) {
			*hash = *hash * 0x100000001b3u + k + 1;
			for (uint32_t l = fn->loops->of_block[b]; l != WB_NONE; l = fn->loops->loop[l].parent)
				*hash = *hash * 0x100000001b3u + entry[l] + 1;
		}
}

static uint64_t *
counts_of(struct paths *p, uint32_t wave)
{
	while (p->wave.n <= wave)
		WB_PUSH(p->cx->unit, &p->wave, NULL);
	if (!p->wave.at[wave])
		p->wave.at[wave] = WB_NEW(p->cx->unit, uint64_t, (size_t)p->nedge + 2 * (size_t)p->nloop + 1);
	return p->wave.at[wave];
}

static void
on_edge(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge)
{
	struct paths *p = user;
	uint64_t *c = counts_of(p, wave), *edges = c + p->first_edge[fn->id],
		 * entry = c + p->nedge + p->first_loop[fn->id];

	if (edge == 0 && edges[0])
		check_path(p, fn, edges, entry + p->nloop);
	edges[edge]++;
	p->taken[p->first_edge[fn->id] + edge] = true;
	if (wb_edge_dead(fn, edge))
		fail(p, "'%s': a wave takes edge %u, which is dead", fn->name, edge);
	leave_loops(p, fn, edge, entry);
	count_loops(p, fn, edge, entry, entry + p->nloop);
	if (fn->is_kernel)
		note_barriers(fn, fn->edge[edge].dst, entry, &c[p->nedge + 2 * p->nloop]);
}

/* Compares the path of a wave with that of another one of its workgroup. */
static void
compare_paths(struct paths *p, uint64_t group, uint64_t hash)
{
	for (uint32_t k = 0; k < p->path.n; k++)
		if (p->path.at[k].group == group) {
			p->differ = p->differ || p->path.at[k].hash != hash;
			return;
		}
	WB_PUSH(p->cx->unit, &p->path, ((struct wave_path){ group, hash }));
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	struct paths *p = user;
	uint64_t *c = counts_of(p, wave);

	compare_paths(p, w->group, c[p->nedge + 2 * p->nloop]);
	for (uint32_t f = 0; f < p->module->nfn; f++) {
		const struct wb_fn *fn = p->module->fn[f];

		if (!fn->loops || !c[p->first_edge[f]])
			continue;
		if (fn->is_kernel)
			count_busy(p, fn, c + p->first_edge[f]);
		check_path(p, fn, c + p->first_edge[f], c + p->nedge + p->nloop + p->first_loop[f]);
	}
}

static void
lay_out_counts(struct paths *p)
{
	p->first_edge = WB_NEW(p->cx->unit, uint32_t, p->module->nfn);
	p->first_loop = WB_NEW(p->cx->unit, uint32_t, p->module->nfn);
	p->first_row = WB_NEW(p->cx->unit, uint32_t, p->module->nfn);
	for (uint32_t f = 0; f < p->module->nfn; f++) {
		p->first_edge[f] = p->nedge;
		p->first_loop[f] = p->nloop;
		p->first_row[f] = p->nrow;
		p->nedge += p->module->fn[f]->nedge;
		p->nrow += p->module->fn[f]->rows ? p->module->fn[f]->rows->nrow : 0;
		p->nloop += p->module->fn[f]->loops ? p->module->fn[f]->loops->nloop : 0;
	}
}

/* ---- interface ------------------------------------------------------------------------------ */
struct paths *
paths_new(struct wb_ctx *cx, const struct wb_module *m)
{
	struct paths *p = WB_NEW(cx->unit, struct paths, 1);

	*p = (struct paths){ .cx = cx, .module = m, .hooks = { .user = p, .edge = on_edge, .wave_end = on_wave_end } };
	lay_out_counts(p);
	p->most = WB_NEW(cx->unit, uint64_t, p->nloop);
	p->taken = WB_NEW(cx->unit, bool, p->nedge);
	p->times = WB_NEW(cx->unit, uint64_t, p->nedge);
	p->sum = WB_NEW(cx->unit, int64_t, p->nrow);
	for (uint32_t r = 0; r < p->nrow; r++)
		p->sum[r] = INT64_MIN;
	return p;
}

const struct wb_timed_hooks *
paths_of_run(struct paths *p, const struct wb_kernel_bounds *b)
{
	p->bounds = b;
	p->wave.n = p->path.n = 0;
	p->busy = 0;
	return &p->hooks;
}

uint64_t
paths_rows(const struct paths *p)
{
	return p->rows;
}

uint64_t
paths_most(const struct paths *p, const struct wb_fn *fn, uint32_t l)
{
	return p->most[p->first_loop[fn->id] + l];
}

bool
paths_taken(const struct paths *p, const struct wb_fn *fn, uint32_t e)
{
	return p->taken[p->first_edge[fn->id] + e];
}

uint64_t
paths_times(const struct paths *p, const struct wb_fn *fn, uint32_t e)
{
	return p->times[p->first_edge[fn->id] + e];
}

int64_t
paths_sum(const struct paths *p, const struct wb_fn *fn, uint32_t r)
{
	return p->sum[p->first_row[fn->id] + r];
}

uint64_t
paths_busy(const struct paths *p)
{
	return p->busiest;
}

bool
paths_differ(const struct paths *p)
{
	return p->differ;
}

const char *
paths_wrong(const struct paths *p)
{
	return *p->wrong ? p->wrong : NULL;
}
