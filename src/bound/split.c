/* src/bound/split.c -- one table of no splitting, DWS and PWS for S = 0 .. S_max.
 *
 * What:   Eqs. 2-9 of pws-2023:
 *           N_total = N_SIMD + floor((S - c) N_SIMD / (c + 1))	c contexts of each wave are used
 *           G_par   = floor(N_CU N_total N_WFC N_WIWF / N_WIWG), DS = ceil(G / G_par)
 *           no splitting  DS (d + IPET(C))
 *           DWS           DS (d + (S + 1) (IPET(C) + S (e_s + e_m)))	S = 0 for a kernel without divergent branches
 *           PWS           DS (d + IPET(C pruned, e_s + e_m at each execution of a split))
 *         c is the number of split SWFs alive at once; the paper takes |SB|, which is larger.
 * Right:  block times are those of round_robin.c, where the SWFs of a wave share its lanes in the memory queues. On a
 *         SIMD or SpSIMD a wave has at most one context, so it waits for as many others as without splitting.
 *         passes/pws/plan.c proves that the pruned CFG bounds a split wave. Each split on a path is charged as often as
 *         it is executed. Lemma 5.7 (DWS) is the paper's; that it is safe on this machine is not claimed.
 * Cost:   a few IPET solves per row.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "private.h"
#include "wavebound/split.h"

#define MOST_ASSUMPTIONS 10

const char *const wb_split_choice_name[4] = { "marked", "all", "best", "algorithm1" };

struct table {
	struct wb_ctx *cx;
	const struct wb_split_input *in;
	struct wb_split_table *out;
	const struct wb_fn *fn;
	const struct wb_pws *pws;
	bool *may;			/* [branch] it may be split */
	bool facts;			/* rows or totals limit several executions together */
	const uint64_t *times;		/* external ones, complete, or NULL */
};

/* The cost of a wave, split or not. */
struct price {
	struct wb_pws_costs costs;
	/* [edge] cost, including the block that it leads to, of a wave that does not split */
	uint64_t *flow;
};
/* The kernel with `alive` split SWFs per wave. */
struct setting {
	uint32_t alive;
	struct wb_machine machine;
	struct wb_bound_input input;
	struct wb_kernel_bounds scratch;
	struct work k;			/* the launch; DS, w, aligned */
	struct price price;
};

static void
assume(struct wb_split_table *t, struct wb_ctx *cx, const char *fmt, ...)
{
	char line[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	t->assumption[t->nassumption++] = wb_strdup(cx->unit, line);
}

static enum wb_status
overflow(const struct table *t)
{
	wb_report(t->cx->diag, WB_E_CYCLES_OVERFLOW, t->fn->loc, "a split bound of '%s' does not fit in 64 bits",
		t->fn->name);
	return WB_OVERFLOW;
}

/* ---- times -------------------------------------------------------------------------------- */
static bool
instruction_cycles(
	const struct wb_machine *m, const struct wb_objective *o, enum wb_tclass c, uint64_t own, uint64_t *out)
{
	uint64_t issue, delay;

	return wb_mul_u64(o->issue, m->issue_cycles[c], &issue) && wb_mul_u64(o->delay, m->delay_cycles[c], &delay)
	    && wb_add_u64(issue, delay, out) && wb_add_u64(*out, o->inst, out) && wb_add_u64(*out, own, out);
}

/* e_s and e_m, plus the issue slots of the two instructions if block times are computed. */
static bool
split_cycles(const struct table *t, const struct wb_objective *o, uint64_t *split, uint64_t *merge)
{
	const struct wb_machine *m = t->in->machine;

	*split = m->split_cycles;
	*merge = m->merge_cycles;
	return t->times ||
		(instruction_cycles(m, o, WB_TC_SPLIT, o->split, split) &&
			instruction_cycles(m, o, WB_TC_MERGE, o->merge, merge));
}

/* Why round robin times cannot be used, or NULL. */
static const char *
no_contention(const struct table *t, const struct work *k)
{
	if (t->in->machine->scheduler != WB_SCHED_RR)
		return "the machine does not schedule in round robin: waves that share a SIMD are not charged";
	if (k->priorities)
		return "the code sets priorities of waves (s_setprio): waves that share a SIMD are not charged";
	if (!t->in->launch)
		return "no launch is given: other waves are not charged";
	if (!wb_bound_outstanding_known(k))
		return "it is not known how much one wave can have outstanding: other waves are not charged";
	return NULL;
}

static bool
choose_objective(const struct table *t, struct setting *s, struct wb_objective *o)
{
	const struct wb_machine *m = t->in->machine;

	*o = wb_objective_isolated(&s->machine);
	o->block_times = t->times;
	if (t->out->times != WB_SPLIT_CONTENTION)
		return true;
	for (int c = WB_TC_SPLIT; t->pws->nbranch && c <= WB_TC_MERGE; c++)
		if (m->issue_cycles[c] > s->k.imax_cycles)
			s->k.imax_cycles = m->issue_cycles[c];
	return wb_bound_round_robin_weights(&s->k, 1 + (uint64_t)s->alive, o);
}

/* The cost of splits and merges that are in the code of @block: the table replaces them by its own. */
static uint64_t
in_code(const struct table *t, uint32_t block, uint64_t split, uint64_t merge)
{
	const struct wb_cost_vec *v = &t->fn->cost->block[block];

	return t->times ? 0 : v->splits * split + v->merges * merge;
}

/* Block times need the bounds of callees. The kernel's own follow later, with splits. */
static enum wb_status
solve_callees(void *arg, struct wb_ctx *cx, const struct wb_fn *fn, const char *objective, const struct wb_flow *p,
	struct wb_ipet *out)
{
	const struct table *t = arg;
	struct wb_flow_names names = { fn };

	(void)objective;
	*out = (struct wb_ipet){ .certified = true, .count = WB_NEW(cx->unit, uint64_t, p->nedge) };
	return fn == t->fn ? WB_OK : wb_flow_solve(cx, p, &names, t->in->how.solver, out);
}

static enum wb_status
find_price(const struct table *t, const struct wb_objective *o, struct price *price)
{
	struct wb_solving how = { .solver = t->in->how.solver, .instead = solve_callees, .arg = (void *)t };
	struct wb_wave *wave = WB_NEW(t->cx->unit, struct wb_wave, 1);
	const struct wb_wave_part *p;
	uint64_t split, merge, *block = WB_NEW(t->cx->unit, uint64_t, t->fn->nblock),
			       *edge = WB_NEW(t->cx->unit, uint64_t, t->fn->nedge);
	enum wb_status status;

	if (!split_cycles(t, o, &split, &merge) || !wb_add_u64(split, merge, &price->costs.split))
		return overflow(t);
	status = wb_wave_solve(t->cx, t->in->module, t->fn, "split", o, &how, wave);
	if (status != WB_OK)
		return status;
	p = &wave->part[wave->npart - 1];
	for (uint32_t b = 0; b < t->fn->nblock; b++)
		block[b] = p->block_cycles[b] - in_code(t, b, split, merge);
	price->flow = WB_NEW(t->cx->unit, uint64_t, t->fn->nedge);
	for (uint32_t e = 0; e < t->fn->nedge; e++) {
		uint32_t to = t->fn->edge[e].dst;

		edge[e] = p->edge_cycles[e] - (to == WB_NONE ? 0 : p->block_cycles[to]);
		price->flow[e] = edge[e] + (to == WB_NONE ? 0 : block[to]);
	}
	price->costs.block = block;
	price->costs.edge = edge;
	return WB_OK;
}

uint64_t
wb_split_simds(const struct wb_machine *m, uint32_t S, uint32_t used)
{
	return m->simds + (used < S ? (uint64_t)(S - used) * m->simds / ((uint64_t)used + 1) : 0);
}

static enum wb_status
make_setting(const struct table *t, uint32_t S, uint32_t alive, struct setting *s)
{
	enum wb_status status = WB_OK;
	struct wb_objective o;

	*s = (struct setting){ .alive = alive, .machine = *t->in->machine };
	s->machine.simds = (uint32_t)wb_split_simds(t->in->machine, S, alive);
	s->input = (struct wb_bound_input){
		.module = t->in->module, .fn = t->fn, .machine = &s->machine, .launch = t->in->launch, .how = t->in->how
	};
	s->k = (struct work){ .cx = t->cx, .in = &s->input, .out = &s->scratch };
	status = wb_wave_order(t->cx, t->in->module, t->fn, &s->k.fn, &s->k.nfn);
	if (status == WB_OK && t->in->launch)
		status = wb_bound_inspect(&s->k);
	if (status == WB_OK && t->out->nrow == 0 && !t->times) {
		t->out->why_not_safe = no_contention(t, &s->k);
		t->out->times = t->out->why_not_safe ? WB_SPLIT_ISOLATED : WB_SPLIT_CONTENTION;
	}
	if (status == WB_OK && !choose_objective(t, s, &o))
		return overflow(t);
	return status == WB_OK ? find_price(t, &o, &s->price) : status;
}

/* ---- waves ---------------------------------------------------------------------------------- */
/* @name: of the wave and the objective. */
static enum wb_status
solve(const struct table *t, const struct wb_flow *p, const char *name, struct wb_split_row *row, uint64_t *cycles)
{
	const struct wb_solving *how = &t->in->how;
	struct wb_flow_names names = { t->fn };
	struct wb_ipet r;
	enum wb_status s = how->instead ? how->instead(how->arg, t->cx, t->fn, name, p, &r) :
					  wb_flow_solve(t->cx, p, &names, how->solver, &r);

	if (s != WB_OK)
		return s;
	row->certified = row->certified && r.certified;
	*cycles = r.bound;
	return WB_OK;
}

/* The CFG with e_s + e_m on the edges into split branches. */
static bool
split_flow(const struct table *t, const struct price *p, const bool *split, struct wb_flow *f)
{
	uint64_t *cost = WB_NEW(t->cx->unit, uint64_t, t->fn->nedge);

	for (uint32_t e = 0; e < t->fn->nedge; e++) {
		uint32_t to = t->fn->edge[e].dst, u = to == WB_NONE ? WB_NONE : t->pws->of_block[to];

		if (!wb_add_u64(p->flow[e], u != WB_NONE && split[u] ? p->costs.split : 0, &cost[e]))
			return false;
	}
	wb_flow_from_fn(t->cx, t->fn, cost, f);
	return true;
}

static void
remove_edges(const struct table *t, const struct wb_pws_pruned *pr, struct wb_flow *f)
{
	uint32_t *src = WB_NEW(t->cx->unit, uint32_t, f->nedge), *dst = WB_NEW(t->cx->unit, uint32_t, f->nedge);

	for (uint32_t e = 0; e < f->nedge; e++) {
		src[e] = pr->why[e] ? WB_NONE : f->src[e];
		dst[e] = pr->why[e] ? WB_NONE : f->dst[e];
	}
	f->src = src;
	f->dst = dst;
}

/* Each execution of a split branch executes one arm: x(then) + x(else) <= x(u). */
static void
add_rows(const struct table *t, const bool *split, struct wb_flow *f)
{
	uint32_t nrow = f->nrow, nterm = 0, first = f->nrow ? f->row[f->nrow - 1].first + f->row[f->nrow - 1].nterm : 0;
	struct wb_flow_row *row;
	struct wb_flow_term *term;

	for (uint32_t u = 0; u < t->pws->nbranch; u++)
		if (split[u]) {
			nrow++;
			nterm += 2 + t->fn->block[t->pws->branch[u].block].nin;
		}
	row = WB_NEW(t->cx->unit, struct wb_flow_row, nrow);
	term = WB_NEW(t->cx->unit, struct wb_flow_term, (size_t)first + nterm);
	if (f->nrow) {
		memcpy(row, f->row, f->nrow * sizeof(*row));
		memcpy(term, f->term, first * sizeof(*term));
	}
	for (uint32_t u = 0; u < t->pws->nbranch; u++) {
		const struct wb_pws_branch *b = &t->pws->branch[u];
		const struct wb_block *blk = &t->fn->block[b->block];

		if (!split[u])
			continue;
		row[f->nrow++] = (struct wb_flow_row){ .first = first, .nterm = 2 + blk->nin, .what = "split branch" };
		term[first++] = (struct wb_flow_term){ b->then_edge, 1 };
		term[first++] = (struct wb_flow_term){ b->else_edge, 1 };
		for (uint32_t k = 0; k < blk->nin; k++)
			term[first++] = (struct wb_flow_term){ t->fn->in[blk->in + k], -1 };
	}
	f->row = row;
	f->term = term;
}

/* With S = 0 there is no split, so the result is that without splitting. */
static const char *
name_of(const struct table *t, const struct wb_split_row *row, const char *objective)
{
	return row->S ? wb_format(t->cx->unit, "S=%u %s", row->S, objective) : objective;
}

/* The longest path of an SWF. */
static enum wb_status
solve_swf(const struct table *t, const struct price *p, const char *objective, struct wb_split_row *row,
	struct wb_pws_pruned *pruned, uint64_t *cycles)
{
	struct wb_arena_mark m = wb_arena_mark(t->cx->tmp);
	struct wb_flow f;

	row->by_rows = row->nsplit && (t->facts || t->in->given);
	if (!t->in->given)
		wb_pws_prune_sound(t->cx, wb_pws_plan_new(t->cx, t->fn, t->pws), &p->costs, row->split, pruned);
	wb_arena_reset(t->cx->tmp, m);
	if (!split_flow(t, p, row->split, &f))
		return overflow(t);
	if (row->by_rows)
		add_rows(t, row->split, &f);
	else if (row->nsplit)
		remove_edges(t, pruned, &f);
	return solve(t, &f, name_of(t, row, objective), row, cycles);
}

/* E_WF of PWS: the sound variant, and the result of the printed one. */
static enum wb_status
bound_swf(const struct table *t, const struct price *p, struct wb_split_row *row)
{
	struct wb_arena_mark m = wb_arena_mark(t->cx->tmp);
	struct wb_flow f;
	enum wb_status status = solve_swf(t, p, "round-robin", row, &row->pruned, &row->pws.wave_cycles);

	if (status != WB_OK || t->in->given)
		return status;
	wb_pws_prune(t->cx, wb_pws_plan_new(t->cx, t->fn, t->pws), &p->costs, row->split, &row->printed);
	wb_arena_reset(t->cx->tmp, m);
	if (!split_flow(t, p, row->split, &f))
		return overflow(t);
	remove_edges(t, &row->printed, &f);
	return solve(t, &f, "as printed", row, &row->printed_ipet_cycles);
}

/* Eq. 3 literally: e_s + e_m once for each of SB. */
static enum wb_status
bound_printed(const struct table *t, const struct setting *s, struct wb_split_row *row)
{
	struct wb_flow f;
	uint64_t once;
	enum wb_status status;

	row->printed_wave_cycles = WB_UNKNOWN;
	for (uint32_t u = 0; u < t->pws->nbranch; u++)
		if (row->split[u] && t->fn->loops->of_block[t->pws->branch[u].block] != WB_NONE)
			return WB_OK;
	wb_flow_from_fn(t->cx, t->fn, s->price.flow, &f);
	remove_edges(t, &row->printed, &f);
	status = solve(t, &f, "as printed", row, &row->printed_wave_cycles);
	if (status == WB_OK &&
		(!wb_mul_u64(row->nsplit, s->price.costs.split, &once) ||
			!wb_add_u64(row->printed_wave_cycles, once, &row->printed_wave_cycles)))
		return overflow(t);
	return status;
}

/* ---- kernels ----------------------------------------------------------------------------------- */
/* DS (d + times E_WF). If the waves of a workgroup do not execute the same barriers, they are added. */
static bool
kernel_cycles(const struct table *t, const struct setting *s, uint64_t times, struct wb_split_scheme *scheme)
{
	uint64_t e = scheme->wave_cycles;

	scheme->simds = s->machine.simds;
	scheme->kernel_cycles = WB_UNKNOWN;
	if (!t->in->launch)
		return true;
	scheme->rounds = s->k.DS;
	scheme->parallel = s->scratch.occupancy.workgroups_at_once;
	return wb_mul_u64(e, times, &e) && (s->k.aligned || wb_mul_u64(e, s->k.w, &e))
	    && wb_add_u64(e, t->in->machine->dispatch_cycles, &e) && wb_mul_u64(e, s->k.DS, &scheme->kernel_cycles);
}

static uint64_t
eq4(const struct wb_machine *m, uint64_t simds, const struct wb_launch *l)
{
	return (uint64_t)m->cus * simds * m->waves * m->wave_lanes / l->workitems_per_workgroup;
}

/* ---- choosing ------------------------------------------------------------------------------------ */
/* The objective of a choice. */
static uint64_t
objective_of(const struct table *t, const struct setting *s, uint64_t wave)
{
	struct wb_split_scheme scheme = { .wave_cycles = wave };

	if (!kernel_cycles(t, s, 1, &scheme))
		return UINT64_MAX;
	return t->in->launch ? scheme.kernel_cycles : wave;
}

/* E_WF of a choice. The search ignores facts that limit several executions together: with these, IPET is solved. */
static enum wb_status
evaluate_choice(const struct table *t, const struct setting *s, const struct wb_pws_best *b, uint64_t *wave)
{
	struct wb_split_row row = { .split = b->split, .nsplit = 1 };
	enum wb_status status = WB_OK;

	*wave = b->cycles;
	if (t->facts)
		status = bound_swf(t, &s->price, &row);
	if (status == WB_OK && t->facts)
		*wave = row.pws.wave_cycles;
	return status;
}

/* Tries each number of contexts: with fewer contexts, more SpSIMDs become SIMDs. */
static enum wb_status
choose_best(const struct table *t, uint32_t S, struct wb_split_row *row)
{
	uint32_t most = S < t->pws->nbranch ? S : t->pws->nbranch;
	uint64_t least = UINT64_MAX;

	row->at_least = UINT64_MAX;
	for (uint32_t a = 0; a <= most; a++) {
		struct wb_arena_mark m = wb_arena_mark(t->cx->tmp);
		struct wb_pws_plan *pl = wb_pws_plan_new(t->cx, t->fn, t->pws);
		struct setting s;
		struct wb_pws_best b;
		enum wb_status status = make_setting(t, S, a, &s);
		uint64_t low, wave;

		if (status != WB_OK)
			return status;
		if (t->in->choice == WB_SPLIT_BEST)
			wb_pws_best_alive(t->cx, pl, &s.price.costs, t->may, a, &b);
		else
			wb_pws_best_counted(t->cx, pl, &s.price.costs, t->may, a, &b);
		wb_arena_reset(t->cx->tmp, m);
		status = evaluate_choice(t, &s, &b, &wave);
		if (status != WB_OK)
			return status;
		low = objective_of(t, &s, b.at_least);
		row->at_least = low < row->at_least ? low : row->at_least;
		if (objective_of(t, &s, wave) < least) {
			least = objective_of(t, &s, wave);
			memcpy(row->split, b.split, t->pws->nbranch * sizeof(*b.split));
		}
	}
	if (t->facts)
		row->at_least = WB_UNKNOWN;
	return WB_OK;
}

static enum wb_status
choose(const struct table *t, uint32_t S, struct wb_split_row *row)
{
	bool *P = WB_NEW(t->cx->unit, bool, t->pws->nbranch);

	if (t->in->given) {
		memcpy(row->split, t->in->given[S], t->pws->nbranch * sizeof(*row->split));
		return WB_OK;
	}
	if (t->in->choice == WB_SPLIT_BEST || t->in->choice == WB_SPLIT_ALGORITHM1)
		return choose_best(t, S, row);
	for (uint32_t u = 0; u < t->pws->nbranch; u++)
		P[u] = t->may[u] && (t->in->choice == WB_SPLIT_ALL || t->pws->branch[u].marked);
	wb_pws_select(t->cx, t->pws, P, S, row->split);
	return WB_OK;
}

static void
count_row(const struct table *t, struct wb_split_row *row)
{
	bool *again = WB_NEW(t->cx->unit, bool, t->pws->nbranch);

	for (uint32_t u = 0; u < t->pws->nbranch; u++)
		row->nsplit += row->split[u];
	row->counted = wb_pws_select(t->cx, t->pws, row->split, UINT32_MAX, again);
	row->alive = wb_pws_alive(t->cx, t->pws, row->split);
}

/* ---- any issue order ---------------------------------------------------------------------------------- */
struct row_cost {
	const struct table *t;
	struct wb_split_row *row;
};

/* All SWFs of a wave together: both arms of each split branch. */
static enum wb_status
solve_together(
	const struct table *t, const struct price *p, const char *name, struct wb_split_row *row, uint64_t *cycles)
{
	struct wb_flow f;

	if (!split_flow(t, p, row->split, &f))
		return overflow(t);
	return solve(t, &f, name_of(t, row, name), row, cycles);
}

static enum wb_status
cost_of_swf(const struct work *k, const char *name, const struct wb_objective *o, uint64_t *cycles)
{
	const struct row_cost *a = k->swf_arg;
	struct wb_pws_pruned pruned;
	struct price price;
	enum wb_status status = find_price(a->t, o, &price);

	if (status == WB_OK)
		status = o->together ? solve_together(a->t, &price, name, a->row, cycles) :
				       solve_swf(a->t, &price, name, a->row, &pruned, cycles);
	return status == WB_OK && !wb_add_u64(*cycles, o->once, cycles) ? overflow(a->t) : status;
}

/* Work and span with the splits of @row (work_span.c). It may not fit in 64 bits although the other bound does. */
static enum wb_status
work_span(const struct table *t, const struct setting *s, struct wb_split_row *row, struct wb_split_scheme *scheme)
{
	struct wb_ctx own = *t->cx;
	struct table apart = *t;
	struct row_cost arg = { &apart, row };
	struct wb_bound bound = { .cycles = WB_UNKNOWN };
	struct wb_kernel_bounds out = { .bound = &bound };
	struct work k = s->k;
	enum wb_status status;

	scheme->work_span_cycles = WB_UNKNOWN;
	if (!t->in->launch || t->times || k.nfn != 1)
		return WB_OK;
	apart.cx = k.cx = &own;
	own.diag = wb_diag_new(t->cx->unit, t->cx->files);
	own.diag->kernel = t->cx->diag->kernel;
	k.out = &out;
	k.idle = NULL;	/* each wave is charged as one inside the guards */
	k.splits = row->nsplit != 0;
	k.contexts = 1 + (uint64_t)s->alive;
	k.split = row->split;
	k.swf = cost_of_swf;
	k.swf_arg = &arg;
	status = wb_bound_work_span(&k);
	if (status == WB_OVERFLOW)
		return WB_OK;
	wb_diag_merge(t->cx->diag, own.diag);
	scheme->work_span_cycles = bound.cycles;
	return status;
}

/* ---- rows --------------------------------------------------------------------------------------------- */
/* The longest path of a wave that does not split. */
static enum wb_status
solve_whole(const struct table *t, const struct price *p, struct wb_split_row *row, uint64_t *cycles)
{
	struct wb_flow f;

	wb_flow_from_fn(t->cx, t->fn, p->flow, &f);
	return solve(t, &f, "round-robin", row, cycles);
}

static enum wb_status
without(const struct table *t, const struct setting *base, struct wb_split_row *row)
{
	struct wb_split_row whole = { .split = WB_NEW(t->cx->unit, bool, t->pws->nbranch), .certified = true };
	enum wb_status status = solve_whole(t, &base->price, row, &row->none.wave_cycles);

	if (status == WB_OK && !kernel_cycles(t, base, 1, &row->none))
		return overflow(t);
	if (status == WB_OK)
		status = work_span(t, base, &whole, &row->none);
	row->certified = row->certified && whole.certified;
	return status;
}

/* E_WF of DWS: not pruned, S splits. */
static enum wb_status
solve_dynamic(const struct table *t, const struct price *p, uint32_t n, struct wb_split_row *row, uint64_t *cycles)
{
	enum wb_status status = solve_whole(t, p, row, cycles);
	uint64_t once;

	if (status == WB_OK && (!wb_mul_u64(n, p->costs.split, &once) || !wb_add_u64(*cycles, once, cycles)))
		return overflow(t);
	return status;
}

/* How often a wave of DWS splits: never without divergent branches. */
static uint32_t
dynamic_splits(const struct table *t, const struct wb_split_row *row)
{
	return t->pws->nbranch + t->pws->nother ? row->S : 0;
}

/* E_WF and E_kernel of DWS: with the block times of PWS (Lemma 5.6), and no SpSIMD becomes a SIMD. */
static enum wb_status
dynamic(const struct table *t, const struct setting *base, const struct setting *s, struct wb_split_row *row)
{
	uint32_t n = dynamic_splits(t, row);
	enum wb_status status = solve_dynamic(t, &s->price, n, row, &row->dws.wave_cycles);

	row->dws.work_span_cycles = WB_UNKNOWN;
	if (status == WB_OK && !kernel_cycles(t, base, (uint64_t)n + 1, &row->dws))
		return overflow(t);
	return status;
}

/* Eqs. 5, 6 and 8, with block times of a single wave. */
static enum wb_status
published(const struct table *t, const struct setting *base, const struct setting *s, struct wb_split_row *row)
{
	struct wb_objective alone = wb_objective_isolated(t->in->machine);
	uint64_t n = dynamic_splits(t, row), wave[3], times[3] = { 1, n + 1, 1 };
	struct wb_split_scheme *scheme[3] = { &row->none, &row->dws, &row->pws };
	struct wb_pws_pruned pruned;
	struct price price;
	enum wb_status status;

	for (uint32_t k = 0; k < 3; k++)
		scheme[k]->published_cycles = WB_UNKNOWN;
	if (t->out->times != WB_SPLIT_CONTENTION)
		return WB_OK;
	status = find_price(t, &alone, &price);
	if (status == WB_OK)
		status = solve_whole(t, &price, row, &wave[0]);
	if (status == WB_OK)
		status = solve_dynamic(t, &price, (uint32_t)n, row, &wave[1]);
	if (status == WB_OK)
		status = solve_swf(t, &price, "isolated", row, &pruned, &wave[2]);
	for (uint32_t k = 0; status == WB_OK && k < 3; k++)
		if (!wb_mul_u64(wave[k], times[k], &wave[k]) ||
			!wb_add_u64(wave[k], t->in->machine->dispatch_cycles, &wave[k]) ||
			!wb_mul_u64(wave[k], k == 2 ? s->k.DS : base->k.DS, &scheme[k]->published_cycles))
			return overflow(t);
	return status;
}

/* The rows to compare with. */
static enum wb_status
bound_unsafe(const struct table *t, const struct setting *base, const struct setting *s, struct wb_split_row *row)
{
	enum wb_status status = dynamic(t, base, s, row);

	if (status == WB_OK)
		status = bound_printed(t, s, row);
	return status == WB_OK ? published(t, base, s, row) : status;
}

static enum wb_status
make_row(struct table *t, const struct setting *base, uint32_t S)
{
	struct wb_split_row *row = &t->out->row[S];
	struct setting s;
	enum wb_status status;

	*row = (struct wb_split_row){
		.S = S, .split = WB_NEW(t->cx->unit, bool, t->pws->nbranch), .certified = true, .at_least = WB_UNKNOWN
	};
	status = choose(t, S, row);
	if (status != WB_OK)
		return status;
	count_row(t, row);
	status = make_setting(t, S, row->alive, &s);
	if (status == WB_OK)
		status = without(t, base, row);
	if (status == WB_OK)
		status = bound_swf(t, &s.price, row);
	if (status == WB_OK && !kernel_cycles(t, &s, 1, &row->pws))
		status = overflow(t);
	if (status == WB_OK)
		status = work_span(t, &s, row, &row->pws);
	if (status == WB_OK && !t->in->given)
		status = bound_unsafe(t, base, &s, row);
	row->none.observed_cycles = row->dws.observed_cycles = row->pws.observed_cycles = WB_UNKNOWN;
	t->out->split_cycles = s.price.costs.split;
	row->simds_printed = wb_split_simds(t->in->machine, S, row->nsplit);
	row->parallel_printed = t->in->launch ? eq4(t->in->machine, row->pws.simds, t->in->launch) : 0;
	return status;
}

/* ---- what holds for all rows ---------------------------------------------------------------------------- */
static enum wb_status
place_times(struct table *t)
{
	struct wb_objective alone = wb_objective_isolated(t->in->machine);
	struct wb_wave wave;
	uint64_t *times = NULL;
	uint32_t missing = 0;
	enum wb_status s = t->in->times ? wb_block_times_attach(t->cx, t->in->times, t->fn, &times) : WB_OK;

	if (s != WB_OK || !times)
		return s;
	s = wb_wave_solve(t->cx, t->in->module, t->fn, "isolated", &alone, &t->in->how, &wave);
	if (s != WB_OK)
		return s;
	if (!wb_bound_fill_times(&wave.part[wave.npart - 1], times, &missing))
		return overflow(t);
	t->times = times;
	t->out->times = WB_SPLIT_GIVEN;
	t->out->why_not_safe = "as safe as the given block times";
	if (missing)
		assume(t->out, t->cx,
			"blocks without a given time: %u; their computed time alone on the device is taken", missing);
	return WB_OK;
}

static void
inspect_branches(struct table *t)
{
	uint32_t splits = 0;

	t->may = WB_NEW(t->cx->unit, bool, t->pws->nbranch);
	for (uint32_t u = 0; u < t->pws->nbranch; u++) {
		t->may[u] = !t->pws->branch[u].unsplittable;
		t->out->nmarked += t->pws->branch[u].marked;
		t->out->nloop += t->fn->loops->of_block[t->pws->branch[u].block] != WB_NONE;
	}
	for (uint32_t i = 0; i < t->fn->ninst; i++)
		splits += t->fn->inst[i].op == WB_OP_SPLIT;
	t->out->nredundant = splits - t->out->nmarked;
	t->facts = t->fn->rows && t->fn->rows->nrow;
	for (uint32_t l = 0; l < t->fn->loops->nloop; l++)
		t->facts = t->facts || t->fn->bounds->loop[l].total != WB_UNKNOWN;
}

static enum wb_status
refuse_irreducible(const struct table *t)
{
	for (uint32_t l = 0; l < t->fn->loops->nloop; l++)
		if (t->fn->loops->loop[l].irreducible) {
			uint32_t h = t->fn->loops->loop[l].header;

			wb_report(t->cx->diag, WB_E_SPLIT_IRREDUCIBLE, t->fn->block[h].loc,
				"a jump into the middle of this loop: the branches of '%s' cannot be pruned",
				t->fn->name);
			return WB_REFUSED;
		}
	return WB_OK;
}

static void
state_assumptions(struct table *t)
{
	const struct wb_machine *m = t->in->machine;

	if (t->out->times == WB_SPLIT_CONTENTION)
		assume(t->out, t->cx,
			"SIMDs and split SIMDs issue in loose round robin; what every other SWF can have outstanding "
			"may be ahead in the memory queues");
	if (t->in->launch)
		assume(t->out, t->cx,
			"split SIMDs that are not needed become SIMDs with registers of their own; a unit has %u SIMDs "
			"and %u split SIMDs at S = %u",
			m->simds, m->simds * t->in->most, t->in->most);
	if (t->fn->cost->naborts)
		assume(t->out, t->cx, "no wave executes s_trap 2, which ends the launch (%u in the code)",
			t->fn->cost->naborts);
	if (t->in->most > m->split_simds)
		assume(t->out, t->cx, "'%s' has %u split SIMDs per SIMD; rows beyond are for a machine with more",
			m->name, m->split_simds);
	assume(t->out, t->cx, "DWS: Lemma 5.7 of pws-2023; whether it is safe on this machine is not claimed");
}

uint64_t
wb_split_safe(const struct wb_split_table *t, const struct wb_split_scheme *scheme)
{
	uint64_t cycles = t->why_not_safe ? WB_UNKNOWN : scheme->kernel_cycles;

	return scheme->work_span_cycles < cycles ? scheme->work_span_cycles : cycles;
}

enum wb_status
wb_split_bound(struct wb_ctx *cx, const struct wb_split_input *in, struct wb_split_table *out)
{
	struct table t = { .cx = cx, .in = in, .out = out, .fn = in->fn, .pws = in->fn->pws };
	struct setting base;
	enum wb_status s;

	assert(in->most <= WB_SPLIT_MOST && t.pws);
	*out = (struct wb_split_table){ .times = WB_SPLIT_ISOLATED, .dispatch_cycles = in->machine->dispatch_cycles };
	out->assumption = WB_NEW(cx->unit, const char *, MOST_ASSUMPTIONS);
	out->row = WB_NEW(cx->unit, struct wb_split_row, (size_t)in->most + 1);
	s = wb_bound_plain_machine(cx, in->fn, in->machine);
	if (s == WB_OK)
		s = refuse_irreducible(&t);
	if (s == WB_OK)
		s = place_times(&t);
	if (s != WB_OK)
		return s;
	inspect_branches(&t);
	s = make_setting(&t, 0, 0, &base);
	out->barriers_alike = in->launch && base.k.aligned && base.k.has_barrier && base.k.w > 1;
	for (uint32_t S = 0; s == WB_OK && S <= in->most; S++) {
		s = make_row(&t, &base, S);
		out->nrow++;
	}
	if (s == WB_OK)
		state_assumptions(&t);
	return s;
}
