/* ilp/solve.c -- bounds a flow program: refuses what has no bound, chooses the method, checks the result.
 *
 *	1. refuse what has no finite bound, naming the loops (refuse.c)
 *	2. collapse all that has only per-entry loop bounds (structural.c); further rows are left out at first, and if
 *	   the longest path fulfils them, that is all
 *	3. if something is left: reduce it, let GLPK propose, certify (residue.c)
 *	4. re-prove the bound and the witness with the independent checker (check.c)
 *
 * No number leaves without step 4.
 */
#include <math.h>

#include "ilp.h"

#define MOST_NOTES 12

/* The innermost loop of the nest with the largest product of bounds, or WB_NONE. */
static uint32_t
find_largest_nest(struct wb_arena *a, const struct wb_flow *p, const uint32_t *parent)
{
	double *digits = WB_NEW(a, double, (size_t)p->nloop + 1);
	uint32_t best = WB_NONE;

	for (uint32_t l = 0; l < p->nloop; l++) {
		uint64_t most = p->loop[l].max < p->loop[l].total ? p->loop[l].max : p->loop[l].total;

		digits[l] = digits[parent[l]] + log10((double)most + 1);
		if (best == WB_NONE || digits[l] > digits[best])
			best = l;
	}
	return best;
}

/* Names the loops of that nest, outermost last. */
static void
note_nest(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn)
{
	uint32_t n = 0;

	for (uint32_t l = find_largest_nest(cx->tmp, s->p, s->parent); l < s->p->nloop && n < MOST_NOTES;
		l = s->parent[l], n++) {
		const struct wb_flow_loop *loop = &s->p->loop[l];
		struct wb_loc loc =
			fn->bounds && fn->loops && l < fn->loops->nloop ? fn->bounds->loop[l].loc : WB_NO_LOC;

		if (!wb_loc_known(loc))
			loc = fn->block[loop->header].loc;
		if (loop->max != WB_UNKNOWN)
			wb_note(cx->diag, loc, "%s block %u: at most %llu iterations per entry",
				n ? "inside the loop at" : "loop at", loop->header, (unsigned long long)loop->max);
		else
			wb_note(cx->diag, loc, "%s block %u: at most %llu iterations in all",
				n ? "inside the loop at" : "loop at", loop->header, (unsigned long long)loop->total);
	}
}

enum wb_status
wb_too_large(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn, uint32_t l)
{
	struct wb_loc loc = WB_NO_LOC;

	if (fn)
		loc = l < s->p->nloop ? fn->block[s->p->loop[l].header].loc : fn->loc;
	if (l < s->p->nloop)
		wb_report(cx->diag, WB_E_CYCLES_OVERFLOW, loc,
			"the cost of all iterations of the loop at block %u does not fit in 64 bits",
			s->p->loop[l].header);
	else
		wb_report(cx->diag, WB_E_CYCLES_OVERFLOW, loc,
			"the bound, or how often its worst path runs an edge, does not fit in 64 bits");
	if (fn)
		note_nest(cx, s, fn);
	return WB_OVERFLOW;
}

/* Levels that only the linear program can bound: loops with facts other than a bound per entry, and what contains them.
 * With @rows, also what further rows name. */
static bool *
find_open(struct wb_arena *a, const struct shape *s, bool all, bool rows)
{
	const struct wb_flow *p = s->p;
	bool *open = WB_NEW(a, bool, (size_t)p->nloop + 1);

	open[p->nloop] = all || (rows && p->nrow);
	for (uint32_t l = 0; l < p->nloop; l++)
		open[l] =
			all || p->loop[l].irreducible || p->loop[l].max == WB_UNKNOWN || p->loop[l].total != WB_UNKNOWN;
	for (uint32_t r = 0; rows && r < p->nrow; r++)
		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++) {
			uint32_t e = p->term[k].edge;

			if (s->live[e] && p->src[e] != WB_NONE && p->dst[e] != WB_NONE)
				open[wb_shape_common(s, s->loop_of[p->src[e]], s->loop_of[p->dst[e]])] = true;
		}
	for (uint32_t l = p->nloop; l-- > 0; )
		open[s->parent[l]] |= open[l];
	return open;
}

/* The level to report if the collapsed program is too long: the innermost loop whose iterations alone are. */
static uint32_t
find_long_loop(const struct collapse *c)
{
	const struct wb_flow *p = c->s->p;

	for (uint32_t l = p->nloop; l-- > 0; ) {
		wb_i128 all;

		if (c->last[l] != WB_NONE && wb_mul_i128(c->longest_iteration[l], c->times[l], &all) &&
			all > (wb_i128)UINT64_MAX)
			return l;
	}
	return p->nloop;
}

/* Sets the bound and its proof; counts are set already. */
static void
set_structural(struct wb_ctx *cx, const struct collapse *c, struct wb_ipet *out)
{
	out->method = "structural";
	out->bound = (uint64_t)c->best;
	out->cert = wb_certificate_new(cx->unit, c->s->p);
	out->cert->bound = out->bound;
	for (uint32_t l = 0; l < c->s->p->nloop; l++)
		out->cert->loop_max[l] = (wb_u128)c->longest_iteration[l];
}

static enum wb_status
solve_structural(struct wb_ctx *cx, const struct wb_fn *fn, struct collapse *c, struct wb_ipet *out)
{
	const struct wb_flow *p = c->s->p;

	/* every block reaches an exit (refuse.c), so only a wrong order of levels leads here */
	if (c->exit == WB_NONE) {
		wb_report(
			cx->diag, WB_E_VERIFY, fn ? fn->loc : WB_NO_LOC, "the loops do not fit the control flow graph");
		return WB_INTERNAL;
	}
	if (c->best > (wb_i128)UINT64_MAX)
		return wb_too_large(cx, c->s, fn, find_long_loop(c));
	out->count = WB_NEW(cx->unit, uint64_t, p->nedge);
	if (!wb_witness_expand(cx->tmp, c, out->count))
		return wb_too_large(cx, c->s, fn, p->nloop);
	set_structural(cx, c, out);
	return WB_OK;
}

/* Whether @count fulfils all rows. */
static bool
fulfils_rows(const struct wb_flow *p, const uint64_t *count)
{
	for (uint32_t r = 0; r < p->nrow; r++) {
		wb_i128 sum = 0, part;

		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++)
			if (!wb_mul_i128((wb_i128)count[p->term[k].edge], (wb_i128)p->term[k].coeff, &part) ||
				!wb_add_i128(sum, part, &sum))
				return false;
		if (sum > (wb_i128)p->row[r].limit)
			return false;
	}
	return true;
}

/* Whether every cycle belongs to a loop; others are limited by rows only. */
static bool
cycles_in_loops(const struct shape *s)
{
	const struct wb_flow *p = s->p;

	for (uint32_t e = 0; e < p->nedge; e++)
		if (s->live[e] && p->src[e] != WB_NONE && p->dst[e] != WB_NONE && s->back_of[e] == WB_NONE &&
			s->number[p->dst[e]] <= s->number[p->src[e]])
			return false;
	return true;
}

/* Most rows do not exclude the worst path. If the longest path without them fulfils them, it is the longest one. */
static bool
solve_without_rows(struct wb_ctx *cx, struct collapse *c, struct wb_ipet *out)
{
	const struct wb_flow *p = c->s->p;
	struct wb_ipet r = { .count = WB_NEW(cx->unit, uint64_t, p->nedge) };

	c->open = find_open(cx->tmp, c->s, false, false);
	if (c->open[p->nloop] || !cycles_in_loops(c->s) || !wb_collapse_run(cx->tmp, c) || c->exit == WB_NONE ||
		c->best > (wb_i128)UINT64_MAX || !wb_witness_expand(cx->tmp, c, r.count) || !fulfils_rows(p, r.count))
		return false;
	set_structural(cx, c, &r);
	*out = r;
	return true;
}

/* Step 4: the independent check. */
static enum wb_status
confirm(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_fn *fn, struct wb_ipet *r)
{
	uint64_t proven, cost;

	if (!wb_proof_check(cx, p, r->cert, r->count, &proven, &cost) || proven != r->bound || cost > proven) {
		wb_report(cx->diag, WB_E_SOLVER, fn ? fn->loc : WB_NO_LOC,
			"the bound found by the %s method was not confirmed by its certificate", r->method);
		return WB_SOLVER;
	}
	r->gap = r->bound - cost;
	r->certified = true;
	return WB_OK;
}

static enum wb_status
solve(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_fn *fn, enum wb_solver solver, struct wb_ipet *out)
{
	struct shape s;
	struct collapse c = { .s = &s };
	wb_i128 *cost = WB_NEW(cx->tmp, wb_i128, p->nedge);
	uint64_t *times = WB_NEW(cx->tmp, uint64_t, p->nloop);
	enum wb_status status;

	wb_shape_build(cx->tmp, p, &s);
	status = wb_refuse(cx, &s, fn);
	if (status != WB_OK)
		return status;
	for (uint32_t e = 0; e < p->nedge; e++)
		cost[e] = (wb_i128)p->cost[e];
	for (uint32_t l = 0; l < p->nloop; l++)
		times[l] = p->loop[l].max;
	c.cost = cost;
	c.times = times;
	if (p->nrow && solver != WB_SOLVER_GLPK) {
		struct collapse without = c;

		if (solve_without_rows(cx, &without, out))
			return WB_OK;
	}
	c.open = find_open(cx->tmp, &s, solver == WB_SOLVER_GLPK, true);
	if (!wb_collapse_run(cx->tmp, &c))
		return wb_too_large(cx, &s, fn, c.overflow);
	if (!c.open[p->nloop])
		return solve_structural(cx, fn, &c, out);
	return wb_residue_solve(cx, fn, &c, solver == WB_SOLVER_GLPK, out);
}

enum wb_status
wb_flow_solve(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_flow_names *names, enum wb_solver solver,
	struct wb_ipet *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	const struct wb_fn *fn = names ? names->fn : NULL;
	struct wb_ipet r = { 0 };
	enum wb_status status = solve(cx, p, fn, solver, &r);

	wb_arena_reset(cx->tmp, m);
	if (status == WB_OK)
		status = confirm(cx, p, fn, &r);
	if (status == WB_OK)
		*out = r;
	return status;
}
