/* test/lib/rechecked.c -- re-proves facts, see rechecked.h. */
#include "rechecked.h"
#include "wavebound/prove.h"

/* Of a proof. Runs of random kernels are far shorter, and so are counts that they contradict. */
#define STEPS 100000
#define PROVED_STEPS 2000

struct judged {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct paths *p;
	const struct claims_seen *seen;
	struct rechecked_tally *sum;
	const char *wrong;
};

static void
fail(struct judged *j, const struct wb_recheck_fact *f, const char *what)
{
	if (!j->wrong)
		j->wrong = wb_format(j->cx->unit, "'%s' line %u, %s %u, %s: %s (%s)", j->fn->name, f->loc.line,
			wb_recheck_kind_name(f->kind), f->id, f->what, what, f->why);
}

static void
judge_true(struct judged *j, const struct wb_recheck *r)
{
	for (uint32_t k = 0; k < r->fact.n; k++) {
		const struct wb_recheck_fact *f = &r->fact.at[k];

		if (f->verdict == WB_RECHECK_WRONG)
			fail(j, f, "a fact is contradicted");
		else
			j->sum->fact[f->kind][f->verdict]++;
		if (f->kind == WB_RECHECK_BARRIERS && f->verdict == WB_RECHECK_PROVED && paths_differ(j->p))
			fail(j, f, "waves of a workgroup went apart");
	}
}

/* One wave less may pass the guard than did. */
static const struct wb_idle *
false_guard(const struct judged *j, const struct wb_idle *was)
{
	struct wb_idle *idle = wb_arena_copy(j->cx->unit, was, 1, sizeof *idle);

	idle->busy = paths_busy(j->p) - 1;
	return idle;
}

/* Edges of branches that were taken, as dead ones. Nothing is claimed of a branch in a dead block. So of several edges
 * into a block one is left; and the only one, if the block in front is dead. */
static bool *
false_dead(const struct judged *j)
{
	const struct wb_fn *fn = j->fn;
	bool *dead = WB_NEW(j->cx->unit, bool, fn->nedge);

	for (uint32_t k = 0; k < fn->nblock; k++) {
		const uint32_t *in = &fn->in[fn->block[k].in];

		for (uint32_t n = fn->block[k].nin > 1; n < fn->block[k].nin; n++) {
			uint32_t from = fn->edge[in[n]].src;
			const struct wb_block *b = from == WB_NONE ? NULL : &fn->block[from];

			dead[in[n]] = b && b->nout == 2 && paths_taken(j->p, fn, in[n]) &&
				(n || b->nin != 1 || !dead[fn->in[b->in]]);
		}
	}
	return dead;
}

/* Bounds that the run contradicts; loops that never repeated keep theirs. */
static struct wb_bounds *
false_bounds(const struct judged *j)
{
	const struct wb_fn *fn = j->fn;
	struct wb_bounds *b = wb_arena_copy(j->cx->unit, fn->bounds, 1, sizeof *b);

	b->loop = wb_arena_copy(j->cx->unit, b->loop, fn->loops->nloop, sizeof *b->loop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (paths_most(j->p, fn, l)) {
			b->loop[l].max = paths_most(j->p, fn, l) - 1;
			b->loop[l].total = WB_UNKNOWN;
		}
	b->dead = false_dead(j);
	b->idle = paths_busy(j->p) ? false_guard(j, b->idle) : NULL;
	return b;
}

/* Rows that the run contradicts: those of the function, and one for each edge; terms of each follow each other. */
static struct wb_flow_rows *
false_rows(const struct judged *j)
{
	const struct wb_flow_rows *old = j->fn->rows;
	struct wb_arena *a = j->cx->unit;
	struct wb_flow_rows *r = WB_NEW(a, struct wb_flow_rows, 1);

	r->row = WB_NEW(a, struct wb_flow_row, j->fn->nedge + (old ? old->nrow : 0));
	r->term = WB_NEW(a, struct wb_flow_term, j->fn->nedge + (old ? old->nrow + old->nterm : 0));
	for (uint32_t e = 0; e < j->fn->nedge; e++) {
		uint64_t n = paths_times(j->p, j->fn, e);

		if (!n)
			continue;
		r->row[r->nrow++] = (struct wb_flow_row){
			.first = r->nterm, .nterm = 1, .limit = n - 1, .what = "false"
		};
		r->term[r->nterm++] = (struct wb_flow_term){ e, 1 };
	}
	for (uint32_t k = 0; old && k < old->nrow; k++) {
		int64_t sum = paths_sum(j->p, j->fn, k), limit = sum > 0 ? sum : 0;

		if (sum == INT64_MIN)
			continue;
		r->row[r->nrow++] = (struct wb_flow_row){
			.first = r->nterm, .nterm = old->row[k].nterm + 1, .limit = (uint64_t)limit, .what = "false"
		};
		for (uint32_t t = 0; t < old->row[k].nterm; t++)
			r->term[r->nterm++] = old->term[old->row[k].first + t];
		r->term[r->nterm++] = (struct wb_flow_term){ 0, limit + 1 - sum };	/* the entry */
	}
	return r;
}

static struct wb_cost *
false_costs(const struct judged *j)
{
	struct wb_cost *c = wb_arena_copy(j->cx->unit, j->fn->cost, 1, sizeof *c);

	c->block = wb_arena_copy(j->cx->unit, c->block, j->fn->nblock, sizeof *c->block);
	for (uint32_t b = 0; b < j->fn->nblock; b++)
		c->block[b].issue_cycles -= c->block[b].issue_cycles > 0;
	return c;
}

/* Scalar loads that read a byte less than they did. */
static void
false_scalars(const struct judged *j, struct wb_divergence *d)
{
	d->scalar = wb_arena_copy(j->cx->unit, d->scalar, d->nscalar, sizeof *d->scalar);
	for (uint32_t k = 0; k < d->nscalar; k++) {
		const struct claims_seen *s = &j->seen[d->scalar[k].inst];

		if (s->scalar_high)
			d->scalar[k].high = d->scalar[k].low + (int64_t)(s->scalar_high - s->scalar_low) - 1;
	}
}

/* Accesses that touch fewer lines and need fewer rounds than they did; or, every other one that was not to whole lines
 * in a row, claimed to be, and every third that was not to words one after another. */
static struct wb_divergence *
false_accesses(const struct judged *j)
{
	struct wb_divergence *d = wb_arena_copy(j->cx->unit, j->fn->divergence, 1, sizeof *d);

	d->access = wb_arena_copy(j->cx->unit, d->access, d->naccess, sizeof *d->access);
	for (uint32_t k = 0; d->access_of && k < j->fn->ninst; k++) {
		if (d->access_of[k] == WB_NONE)
			continue;
		if (j->seen[k].apart && k % 3 == 0)
			d->access[d->access_of[k]].row = true;
		if (j->seen[k].scattered && k % 2) {
			d->access[d->access_of[k]].most_trans = j->seen[k].lines;
			d->access[d->access_of[k]].whole = true;
		} else if (j->seen[k].lines) {
			d->access[d->access_of[k]].most_trans = j->seen[k].lines - 1;
		}
		if (j->seen[k].rounds)
			d->access[d->access_of[k]].most_rounds = j->seen[k].rounds - 1;
	}
	false_scalars(j, d);
	return d;
}

/* One branch leads to the next block instead. Result: the edges as they are; NULL: there is no branch. */
static struct wb_edge *
false_edge(struct judged *j)
{
	struct wb_edge *was = j->fn->edge;

	for (uint32_t e = 1; e < j->fn->nedge; e++)
		if (was[e].kind == WB_EDGE_TAKEN && was[e].dst != WB_NONE && j->fn->nblock > 1) {
			j->fn->edge = wb_arena_copy(j->cx->unit, was, j->fn->nedge, sizeof *was);
			j->fn->edge[e].dst = (was[e].dst + 1) % j->fn->nblock;
			return was;
		}
	return NULL;
}

static void
judge_edge(struct judged *j, const struct wb_recheck_input *in)
{
	struct wb_edge *was = false_edge(j);
	struct wb_recheck_input layout = *in;
	struct wb_recheck r = { 0 };

	if (!was)
		return;
	layout.steps = 1;	/* only the layout is judged: no loop has to be executed for it */
	wb_recheck(j->cx, j->fn, &layout, &r);
	for (uint32_t k = 0; k < r.fact.n; k++) {
		if (r.fact.at[k].kind != WB_RECHECK_LAYOUT)
			continue;
		j->sum->false_fact[WB_RECHECK_LAYOUT][r.fact.at[k].verdict]++;
		if (r.fact.at[k].verdict == WB_RECHECK_PROVED)
			fail(j, &r.fact.at[k], "a branch that leads elsewhere is proved");
	}
	j->fn->edge = was;
}

static void
judge_false(struct judged *j, const struct wb_recheck *r)
{
	for (uint32_t k = 0; k < r->fact.n; k++) {
		const struct wb_recheck_fact *f = &r->fact.at[k];
		bool changed = f->fn == j->fn && (f->kind == WB_RECHECK_BRANCH || f->kind == WB_RECHECK_ROW ||
			f->kind == WB_RECHECK_GUARD ||
			(f->kind == WB_RECHECK_BARRIERS && paths_differ(j->p)) ||
			(f->kind == WB_RECHECK_LOOP && paths_most(j->p, j->fn, f->id)) ||
			(f->kind == WB_RECHECK_ACCESS && (j->seen[f->id].lines || j->seen[f->id].rounds ||
				j->seen[f->id].scalar_high)) ||
			(f->kind == WB_RECHECK_COST && j->fn->block[f->id].ninst));

		if (!changed)
			continue;
		j->sum->false_fact[f->kind][f->verdict]++;
		if (f->verdict == WB_RECHECK_PROVED)
			fail(j, f, "what a run contradicts is proved");
	}
}

/* Edges that the prover says no wave takes, none took; and proves @r, with waits. */
static void
prove(struct judged *j, const struct wb_recheck_input *in, struct wb_recheck *r)
{
	const bool *taken = wb_prove(j->cx, j->fn, in, r);

	if (!taken)
		return;
	wb_recheck_waits(j->cx, j->fn, in, taken, r);
	for (uint32_t e = 0; e < j->fn->nedge; e++)
		if (!taken[e] && paths_taken(j->p, j->fn, e) && !j->wrong)
			j->wrong = wb_format(j->cx->unit, "'%s': edge %u was taken", j->fn->name, e);
}

/* The facts of the kernel, behind those of functions that it may call. */
static void
recheck(const struct judged *j, const struct wb_recheck_input *in, struct wb_recheck *r)
{
	struct wb_recheck_input called = *in;

	called.launch = NULL;
	for (uint32_t f = 0; f < in->module->nfn; f++)
		if (!in->module->fn[f]->is_kernel)
			wb_recheck(j->cx, in->module->fn[f], &called, r);
	wb_recheck(j->cx, j->fn, in, r);
}

const char *
rechecked(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_recheck_input *in, const struct paths *p,
	const struct claims_seen *seen, struct rechecked_tally *sum)
{
	struct judged j = { .cx = cx, .fn = fn, .p = p, .seen = seen, .sum = sum };
	struct wb_divergence *divergence = fn->divergence;
	struct wb_recheck_input all = *in;
	struct wb_recheck as_is = { 0 }, made_false = { 0 };
	struct wb_bounds *bounds = fn->bounds;
	struct wb_flow_rows *rows = fn->rows;
	struct wb_cost *cost = fn->cost;

	all.barriers_alike = true;
	all.steps = STEPS;
	recheck(&j, &all, &as_is);
	all.steps = PROVED_STEPS;
	prove(&j, &all, &as_is);
	all.steps = STEPS;
	judge_true(&j, &as_is);
	all.change_cycles = all.lines_cycles = 0;
	all.scalar_lines = all.scalar_lines > 2 ? 1 : 0;	/* 0: nothing is said of them */
	fn->bounds = false_bounds(&j);
	fn->cost = false_costs(&j);
	fn->rows = false_rows(&j);
	fn->divergence = false_accesses(&j);
	recheck(&j, &all, &made_false);
	all.steps = PROVED_STEPS;
	prove(&j, &all, &made_false);
	judge_false(&j, &made_false);
	judge_edge(&j, &all);
	fn->bounds = bounds;
	fn->rows = rows;
	fn->cost = cost;
	fn->divergence = divergence;
	return j.wrong;
}
