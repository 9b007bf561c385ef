/* ilp/residue.c -- bounds what structural analysis leaves: totals, further rows, irreducible loops.
 *
 * GLPK solves the reduced linear program. Its multipliers are certified exactly
 * (certify.c); its counts, rounded, are the witness. If the optimum is fractional
 * the bound stays - no integer path can cost more - and a search for the best
 * integer point gives the witness, so that the gap is honest.
 */
#include "ilp.h"

static enum wb_status
fail(struct wb_ctx *cx, const struct wb_fn *fn, const char *what)
{
	wb_report(cx->diag, WB_E_SOLVER, fn ? fn->loc : WB_NO_LOC, "%s", what);
	return WB_SOLVER;
}

/* The rows say unbounded although each cycle has a limited edge: rows with
 * negative terms do not limit. Every loop without a bound of its own is named. */
static enum wb_status
unbounded(struct wb_ctx *cx, const struct wb_fn *fn, const struct shape *s)
{
	uint32_t named = 0;

	for (uint32_t l = 0; l < s->p->nloop; l++)
		if (s->p->loop[l].max == WB_UNKNOWN && s->p->loop[l].total == WB_UNKNOWN) {
			wb_refuse_loop(cx, s, fn, l);
			named++;
		}
	return named ? WB_UNBOUNDED : fail(cx, fn, "the linear program of a bounded function came out unbounded");
}

static struct guess
read_guess(struct wb_arena *a, const struct residue *r, const struct collapse *c, const double *y)
{
	const struct wb_flow *p = r->s->p;
	struct guess g = { WB_NEW(a, double, p->nloop), WB_NEW(a, double, p->nloop), WB_NEW(a, double, p->nloop), WB_NEW(a, double, p->nrow) };

	for (uint32_t l = 0; l < p->nloop; l++) {
		if (!c->open[l])
			g.max[l] = (double)c->around[l];
		if (r->row_max[l] != WB_NONE)
			g.max[l] = y[r->row_max[l]];
		if (r->row_total[l] != WB_NONE) {
			g.total[l] = y[r->row_total[l]];
			g.entry[l] = y[r->row_entry[l]];
		}
	}
	for (uint32_t f = 0; f < p->nrow; f++)
		g.row[f] = y[r->row_fact[f]];
	return g;
}

/* Edge counts from column values @x; kept in @out if they are feasible and cost more than those there. */
static void
try_counts(struct wb_ctx *cx, const struct residue *r, const struct collapse *c, const double *x, struct wb_ipet *out, uint64_t *best)
{
	const struct wb_flow *p = r->s->p;
	uint64_t *count = WB_NEW(cx->unit, uint64_t, p->nedge), cost;

	if (!wb_residue_counts(cx->tmp, r, x, count) || !wb_witness_expand(cx->tmp, c, count) || !wb_witness_check(cx, p, count, &cost))
		return;
	if (out->count && cost <= *best)
		return;
	out->count = count;
	*best = cost;
}

static enum wb_status
find_witness(struct wb_ctx *cx, const struct wb_fn *fn, const struct residue *r, const struct collapse *c, double *x, struct wb_ipet *out)
{
	uint64_t best = 0;
	enum lp_status status;

	try_counts(cx, r, c, x, out, &best);
	if (out->count && best == out->bound)
		return WB_OK;
	status = wb_lp_integers(cx->tmp, &r->lp, x);
	if (status == LP_OPTIMAL)
		try_counts(cx, r, c, x, out, &best);
	if (out->count)
		return WB_OK;
	if (status != LP_INFEASIBLE)
		return fail(cx, fn, "no path was found that satisfies all flow facts");
	wb_conflict_report(cx, fn, r, true);
	return WB_BAD_INPUT;
}

enum wb_status
wb_residue_solve(struct wb_ctx *cx, const struct wb_fn *fn, struct collapse *c, bool whole, struct wb_ipet *out)
{
	const struct wb_flow *p = c->s->p;
	struct residue r;
	struct guess g;
	double *x, *y;
	enum wb_status status = WB_SOLVER;

	wb_residue_build(cx->tmp, c, whole, &r);
	x = WB_NEW(cx->tmp, double, r.lp.ncol);
	y = WB_NEW(cx->tmp, double, r.lp.nrow);
	switch (wb_lp_solve(cx->tmp, &r.lp, x, y)) {
	case LP_OPTIMAL: break;
	case LP_UNBOUNDED: return unbounded(cx, fn, c->s);
	case LP_INFEASIBLE:
		wb_conflict_report(cx, fn, &r, false);
		return WB_BAD_INPUT;
	case LP_FAILED: return fail(cx, fn, "the linear program of what structural analysis left was not solved within its limits");
	}
	g = read_guess(cx->tmp, &r, c, y);
	out->method = whole ? "glpk" : "mixed";
	out->cert = wb_certificate_new(cx->unit, p);
	if (whole)
		status = wb_certify(cx->tmp, c->s, &g, true, out->cert);
	if (status != WB_OK)
		status = wb_certify(cx->tmp, c->s, &g, false, out->cert);
	if (status == WB_OVERFLOW)
		return wb_too_large(cx, c->s, fn, p->nloop);
	if (status != WB_OK)
		return fail(cx, fn, "the multipliers that the linear program gave prove no bound");
	out->bound = out->cert->bound;
	return find_witness(cx, fn, &r, c, x, out);
}
