/* ilp/residue.c -- bounds what structural analysis leaves: totals, further rows, irreducible loops.
 *
 * GLPK solves the reduced linear program. Its multipliers are certified exactly (certify.c); its counts, rounded, are
 * the witness. If the two do not meet, if numbers have more bits than a double, or if GLPK fails, the program is solved
 * again in rational numbers (exact.c). If that takes too long, no multipliers are used: the bounds of the loops alone
 * give a bound, but maybe not the least one.
 *
 * If the optimum is fractional, the bound is still sound: no integer path costs more. Then a search for the best
 * integer point gives the witness, so that the gap is real.
 */
#include "ilp.h"

struct solving {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct collapse *c;
	bool integers;
	struct residue r;
	/* the best bound and the best witness so far; the gap is set once both are known */
	struct wb_ipet *out;
	uint64_t cost;			/* of the witness */
	enum wb_status status;		/* WB_OK: there is a bound; else the reason */
};

static enum wb_status
fail(struct wb_ctx *cx, const struct wb_fn *fn, const char *what)
{
	wb_report(cx->diag, WB_E_NO_PROOF, fn ? fn->loc : WB_NO_LOC, "%s", what);
	return WB_REFUSED;
}

/* GLPK says unbounded although each cycle has a limited edge: a row with negative terms does not limit it. Names every
 * loop without a bound of its own. */
static enum wb_status
unbounded(struct wb_ctx *cx, const struct wb_fn *fn, const struct shape *s)
{
	uint32_t named = wb_refuse_unbounded(cx, s, fn);

	return named ? WB_UNBOUNDED : fail(cx, fn, "the linear program of a bounded function came out unbounded");
}

/* ---- bounds ------------------------------------------------------------------------------- */
/* Keeps the bound that @g proves if it is better. */
static void
try_guess(struct solving *v, const struct guess *g)
{
	struct wb_ctx *cx = v->cx;
	struct wb_certificate *cert = wb_certificate_new(cx->unit, v->c->s->p);
	enum wb_status status = WB_SOLVER;

	if (v->integers)
		status = wb_certify(cx->tmp, v->c->s, g, true, cert);
	if (status != WB_OK)
		status = wb_certify(cx->tmp, v->c->s, g, false, cert);
	if (status != WB_OK) {
		if (v->status != WB_OK)
			v->status = status;
		return;
	}
	if (v->status == WB_OK && v->out->bound <= cert->bound)
		return;
	v->out->cert = cert;
	v->out->bound = cert->bound;
	v->status = WB_OK;
}

static struct guess
no_guess(struct wb_arena *a, const struct wb_flow *p)
{
	return (struct guess){ WB_NEW(a, double, p->nloop), WB_NEW(a, double, p->nloop), WB_NEW(a, double, p->nloop),
		WB_NEW(a, double, p->nrow), NULL };
}

/* The multipliers @y of rows, as GLPK computes them. Those of collapsed loops are found without it. */
static struct guess
read_guess(struct solving *v, const double *y)
{
	const struct residue *r = &v->r;
	const struct wb_flow *p = r->s->p;
	struct guess g = no_guess(v->cx->tmp, p);

	for (uint32_t l = 0; l < p->nloop; l++) {
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

static struct guess
read_exact(struct solving *v, const struct lp_exact *e)
{
	const struct residue *r = &v->r;
	const struct wb_flow *p = r->s->p;
	struct wb_certificate *c = wb_certificate_new(v->cx->tmp, p);

	c->den = e->den;
	for (uint32_t l = 0; l < p->nloop; l++) {
		if (r->row_max[l] != WB_NONE)
			c->loop_max[l] = e->y[r->row_max[l]];
		if (r->row_total[l] != WB_NONE) {
			c->loop_total[l] = e->y[r->row_total[l]];
			c->loop_entry[l] = e->y[r->row_entry[l]];
		}
	}
	for (uint32_t f = 0; f < p->nrow; f++)
		c->row[f] = e->y[r->row_fact[f]];
	return (struct guess){ .exact = c };
}

/* ---- witnesses ----------------------------------------------------------------------------- */
static void
try_witness(struct solving *v, uint64_t *count)
{
	uint64_t cost;

	if (!wb_witness_check(v->cx, v->r.s->p, count, &cost) || (v->out->count && cost <= v->cost))
		return;
	v->out->count = count;
	v->cost = cost;
}

/* Edge counts from column values @x. */
static void
try_columns(struct solving *v, const uint64_t *x)
{
	uint64_t *count = WB_NEW(v->cx->unit, uint64_t, v->r.s->p->nedge);

	if (wb_residue_counts(v->cx->tmp, &v->r, x, count) && wb_witness_expand(v->cx->tmp, v->c, count))
		try_witness(v, count);
}

static void
try_rounded(struct solving *v, const double *x)
{
	uint64_t *integers = WB_NEW(v->cx->tmp, uint64_t, v->r.lp.ncol);

	for (uint32_t c = 0; c < v->r.lp.ncol; c++) {
		double n = x[c] + 0.5;

		if (!(n >= 0 && n < 9e18))
			return;
		integers[c] = (uint64_t)n;
	}
	try_columns(v, integers);
}

/* A path with the fewest edges. It is feasible unless a fact demands iterations. */
static void
try_short_path(struct solving *v)
{
	const struct shape *s = v->c->s;
	const struct wb_flow *p = s->p;
	uint64_t *count = WB_NEW(v->cx->unit, uint64_t, p->nedge);
	uint32_t *by = WB_NEW(v->cx->tmp, uint32_t, p->nblock), *queue = WB_NEW(v->cx->tmp, uint32_t, p->nblock), n = 0;

	memset(by, 0xff, sizeof(*by) * p->nblock);
	queue[n++] = p->dst[0];
	by[p->dst[0]] = 0;
	for (uint32_t k = 0; k < n; k++)
		for (uint32_t i = s->out_at[queue[k]]; i < s->out_at[queue[k] + 1]; i++) {
			uint32_t e = s->out[i];

			if (p->dst[e] != WB_NONE && by[p->dst[e]] == WB_NONE) {
				by[p->dst[e]] = e;
				queue[n++] = p->dst[e];
			}
			if (p->dst[e] != WB_NONE)
				continue;
			for (; e; e = by[p->src[e]])
				count[e] = 1;
			count[0] = 1;
			try_witness(v, count);
			return;
		}
}

static bool tight(const struct solving *v) { return v->status == WB_OK && v->out->count && v->cost == v->out->bound; }

/* ---- both ------------------------------------------------------------------------------------- */
/* GLPK, then rationals from its basis, unless bound and witness meet already. Returns the last status. */
static enum lp_status
propose(struct solving *v)
{
	struct wb_arena *a = v->cx->tmp;
	const struct lp *lp = &v->r.lp;
	double *x = WB_NEW(a, double, lp->ncol), *y = WB_NEW(a, double, lp->nrow);
	bool *basic = WB_NEW(a, bool, (size_t)lp->ncol + lp->nrow);
	enum lp_status said = wb_lp_solve(a, lp, x, y, basic), exactly;
	struct lp_exact e;
	struct guess g;

	if (said == LP_OPTIMAL) {
		g = read_guess(v, y);
		try_guess(v, &g);
		try_rounded(v, x);
		if (tight(v))
			return said;
	}
	exactly = wb_lp_exact(a, lp, basic, &e);
	if (exactly == LP_FAILED)
		return said;
	if (exactly != LP_OPTIMAL)
		return exactly;
	if (e.fits) {
		g = read_exact(v, &e);
		try_guess(v, &g);
	} else if (v->status != WB_OK) {
		v->status = WB_OVERFLOW;
	}
	if (e.integers)
		try_columns(v, e.x);
	return exactly;
}

/* Some path, maybe not the worst one, as a witness for the bound. */
static enum wb_status
find_witness(struct solving *v)
{
	double *x = WB_NEW(v->cx->tmp, double, v->r.lp.ncol);
	enum lp_status status = wb_lp_integers(v->cx->tmp, &v->r.lp, x);

	if (status == LP_OPTIMAL)
		try_rounded(v, x);
	if (!v->out->count && status != LP_INFEASIBLE)
		try_short_path(v);
	if (v->out->count)
		return WB_OK;
	if (status != LP_INFEASIBLE)
		return fail(v->cx, v->fn, "no path was found that satisfies all flow facts");
	wb_conflict_report(v->cx, v->fn, &v->r, true);
	return WB_BAD_INPUT;
}

enum wb_status
wb_residue_solve(struct wb_ctx *cx, const struct wb_fn *fn, struct collapse *c, bool integers, struct wb_ipet *out)
{
	struct solving v = { .cx = cx, .fn = fn, .c = c, .integers = integers, .out = out, .status = WB_SOLVER };
	enum lp_status said;

	wb_residue_build(cx->tmp, c, integers, &v.r);
	out->method = integers ? "glpk" : "mixed";
	said = propose(&v);
	if (said == LP_UNBOUNDED)
		return unbounded(cx, fn, c->s);
	if (said == LP_INFEASIBLE) {
		wb_conflict_report(cx, fn, &v.r, false);
		return WB_BAD_INPUT;
	}
	if (v.status == WB_SOLVER) {
		struct guess g = no_guess(cx->tmp, c->s->p);

		try_guess(&v, &g);
	}
	if (v.status == WB_OVERFLOW)
		return wb_too_large(cx, c->s, fn, c->s->p->nloop);
	if (v.status != WB_OK)
		return fail(
			cx, fn, "the linear program of what structural analysis left was not solved within its limits");
	return tight(&v) ? WB_OK : find_witness(&v);
}
