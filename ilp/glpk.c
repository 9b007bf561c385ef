/* ilp/glpk.c -- linear programs solved by GLPK. No other file includes glpk.h.
 *
 * The results are proposals in floating point, which the caller turns into rationals and proves.
 *
 * GLPK is called according to measurements of version 5.0:
 *  - a bad index aborts the process: indices are asserted here, and an error hook escapes by longjmp
 *  - presolving reported feasible programs as empty, with a normal exit: it is never on
 *  - the primal simplex without presolving is right or slightly wrong, or it fails. glp_exact, started from its basis,
 *    repairs that in rational arithmetic at low cost; started without a basis it is slow
 *  - only return code 0 together with GLP_OPT is an answer
 *  - without memory GLPK reports an error like any other; errno tells which
 *
 * GLPK keeps no number of GMP from one call to the next, so the memory of GMP is freed after each call (gmp.c).
 */
#include <assert.h>
#include <errno.h>
#include <glpk.h>
#include <limits.h>

#include "ilp.h"

#define TIME_MS 60000
#define INTEGER_TIME_MS 5000

static int limit_ms = -1, limit_iterations = -1;	/* test hook */

void
wb_solver_limit(int time_ms, int iterations)
{
	limit_ms = time_ms;
	limit_iterations = iterations;
}

/* Where an error inside GLPK escapes to. */
struct session {
	struct gmp_memory gmp;
	glp_prob *prob;
	int term_out;
};

static void
leave(void *p)
{
	struct session *s = p;

	longjmp(s->gmp.env, 1);
}

/* GLPK switches its terminal output on again before it reports an error. */
static int
silence(void *p, const char *text)
{
	(void)p;
	(void)text;
	return 1;
}

static void
load(glp_prob *q, const struct lp *lp, int *ia, int *ja, double *ar)
{
	glp_set_obj_dir(q, GLP_MAX);
	if (lp->nrow)
		glp_add_rows(q, (int)lp->nrow);
	glp_add_cols(q, (int)lp->ncol);
	for (uint32_t r = 0; r < lp->nrow; r++)
		glp_set_row_bnds(
			q, (int)r + 1, lp->equal[r] ? GLP_FX : GLP_UP, 0, lp->equal[r] ? 0 : (double)lp->limit[r]);
	for (uint32_t c = 0; c < lp->ncol; c++) {
		glp_set_col_bnds(q, (int)c + 1, c ? GLP_LO : GLP_FX, c ? 0 : 1, c ? 0 : 1);
		glp_set_obj_coef(q, (int)c + 1, (double)lp->obj[c]);
	}
	for (uint32_t t = 0; t < lp->nterm; t++) {
		assert(lp->row[t] < lp->nrow && lp->col[t] < lp->ncol);
		ia[t + 1] = (int)lp->row[t] + 1;
		ja[t + 1] = (int)lp->col[t] + 1;
		ar[t + 1] = (double)lp->coeff[t];
	}
	glp_load_matrix(q, (int)lp->nterm, ia, ja, ar);
}

static enum lp_status
status_of(int status)
{
	switch (status) {
	case GLP_OPT: return LP_OPTIMAL;
	case GLP_NOFEAS: return LP_INFEASIBLE;
	case GLP_UNBND: return LP_UNBOUNDED;
	default: return LP_FAILED;
	}
}

/* A method to start. Coefficients span many orders of magnitude, so GLPK fails or cycles in some methods, and which
 * ones depends on the program. */
struct method {
	int scaling, pricing;
	bool advanced;			/* starting basis */
	bool cold;			/* exact arithmetic from the start: slow, but it terminates */
};
static const struct method method[] = {
	{ GLP_SF_AUTO, GLP_PT_PSE, true, false },
	{ GLP_SF_AUTO, GLP_PT_STD, false, false },
	{ 0, GLP_PT_PSE, false, false },
	{ GLP_SF_AUTO, GLP_PT_PSE, true, true },
};

/* Float first, then exact from its basis. The two may contradict. */
static enum lp_status
solve_both(glp_prob *q, const struct method *w)
{
	int size = glp_get_num_rows(q) + glp_get_num_cols(q);
	glp_smcp parm;

	glp_init_smcp(&parm);
	parm.msg_lev = GLP_MSG_OFF;
	parm.meth = GLP_PRIMAL;
	parm.presolve = GLP_OFF;
	parm.pricing = w->pricing;
	parm.tm_lim = limit_ms >= 0 ? limit_ms : TIME_MS / (int)WB_COUNT(method);
	parm.it_lim = limit_iterations >= 0 ? limit_iterations : size < INT_MAX / 20 ? 10 * size + 1000 : INT_MAX;
	glp_unscale_prob(q);
	if (w->scaling)
		glp_scale_prob(q, w->scaling);
	if (w->advanced)
		glp_adv_basis(q, 0);
	else
		glp_std_basis(q);
	if (!w->cold && glp_simplex(q, &parm))
		return LP_FAILED;
	return glp_exact(q, &parm) ? LP_FAILED : status_of(glp_get_status(q));
}

static enum lp_status
optimise(glp_prob *q)
{
	enum lp_status s = LP_FAILED;

	for (size_t k = 0; k < WB_COUNT(method) && s == LP_FAILED; k++)
		s = solve_both(q, &method[k]);
	return s;
}

static enum lp_status
optimise_integers(glp_prob *q)
{
	enum lp_status s = optimise(q);
	glp_iocp parm;
	int status;

	if (s != LP_OPTIMAL)
		return s;
	for (int c = 1; c <= glp_get_num_cols(q); c++)
		glp_set_col_kind(q, c, GLP_IV);
	glp_init_iocp(&parm);
	parm.msg_lev = GLP_MSG_OFF;
	parm.presolve = GLP_OFF;
	parm.tm_lim = INTEGER_TIME_MS;
	glp_intopt(q, &parm);
	status = glp_mip_status(q);
	if (status == GLP_OPT || status == GLP_FEAS)
		return LP_OPTIMAL;	/* any point is good enough: it is checked */
	return status == GLP_NOFEAS ? LP_INFEASIBLE : LP_FAILED;
}

static enum lp_status
run(struct wb_arena *a, const struct lp *lp, double *x, double *y, bool *basic, bool integers)
{
	int *ia = WB_NEW(a, int, (size_t)lp->nterm + 1), *ja = WB_NEW(a, int, (size_t)lp->nterm + 1);
	double *ar = WB_NEW(a, double, (size_t)lp->nterm + 1);
	struct session *s = WB_NEW(a, struct session, 1);
	int found = glp_init_env();	/* 1: the thread used GLPK before us, so its problems must survive */
	enum lp_status status;

	if (found > 1)
		wb_arena_exhausted(a);
	wb_gmp_open(&s->gmp);
	/* no arena may be used from here on: an escape by longjmp would skip its clean-up */
	errno = 0;
	if (setjmp(s->gmp.env)) {
		wb_gmp_close();
		glp_free_env();		/* GLPK's own rule after an error; frees the problem and the hooks too */
		if (errno == ENOMEM)
			wb_arena_exhausted(a);
		return LP_FAILED;
	}
	wb_gmp_use(&s->gmp);
	glp_error_hook(leave, s);
	glp_term_hook(silence, NULL);
	s->term_out = glp_term_out(GLP_OFF);
	s->prob = glp_create_prob();
	load(s->prob, lp, ia, ja, ar);
	status = integers ? optimise_integers(s->prob) : optimise(s->prob);
	for (uint32_t c = 0; c < lp->ncol && status == LP_OPTIMAL; c++)
		x[c] = integers ? glp_mip_col_val(s->prob, (int)c + 1) : glp_get_col_prim(s->prob, (int)c + 1);
	for (uint32_t r = 0; r < lp->nrow && status == LP_OPTIMAL && y; r++)
		y[r] = glp_get_row_dual(s->prob, (int)r + 1);
	for (uint32_t k = 0; k < lp->ncol + lp->nrow && basic; k++)
		basic[k] = (k < lp->ncol ? glp_get_col_stat(s->prob, (int)k + 1) :
					   glp_get_row_stat(s->prob, (int)(k - lp->ncol) + 1)) == GLP_BS;
	glp_delete_prob(s->prob);
	wb_gmp_close();
	glp_term_out(s->term_out);
	glp_term_hook(NULL, NULL);
	glp_error_hook(NULL, NULL);
	if (!found)
		glp_free_env();
	return status;
}

static enum lp_status
solve(struct wb_arena *a, const struct lp *lp, double *x, double *y, bool *basic, bool integers)
{
	struct wb_arena_mark m = wb_arena_mark(a);
	enum lp_status status = LP_FAILED;

	if (lp->ncol < INT_MAX && lp->nrow < INT_MAX && lp->nterm < INT_MAX)
		status = run(a, lp, x, y, basic, integers);
	wb_arena_reset(a, m);
	return status;
}

enum lp_status
wb_lp_solve(struct wb_arena *a, const struct lp *lp, double *x, double *y, bool *basic)
{
	return solve(a, lp, x, y, basic, false);
}

enum lp_status
wb_lp_integers(struct wb_arena *a, const struct lp *lp, double *x)
{
	return solve(a, lp, x, NULL, NULL, true);
}
