/* ilp/conflict.c -- which flow facts contradict each other.
 *
 * A deletion filter: drop one fact after the other. If the rest is still infeasible, the fact is not needed, and stays
 * out. The remaining set contradicts itself or the control flow, and no fact can be removed from it. One small linear
 * program per fact.
 * Source: Chinneck and Dravnieks, ORSA Journal on Computing 1991.
 */
#include "ilp.h"

#define MOST_WORK 1000000	/* terms in all programs solved; past it, the remaining facts stay in the set */

/* A row of the program, and the fact that it states. */
struct suspect {
	uint32_t row;
	uint32_t loop, fact;		/* one of them; WB_NONE */
	bool total;
};

static struct lp
without(struct wb_arena *a, const struct lp *lp, const bool *out)
{
	struct lp q = *lp;
	uint32_t *row = WB_NEW(a, uint32_t, lp->nterm), *col = WB_NEW(a, uint32_t, lp->nterm);
	wb_i128 *coeff = WB_NEW(a, wb_i128, lp->nterm);

	q.nterm = 0;
	for (uint32_t t = 0; t < lp->nterm; t++)
		if (!out[lp->row[t]]) {
			row[q.nterm] = lp->row[t];
			col[q.nterm] = lp->col[t];
			coeff[q.nterm++] = lp->coeff[t];
		}
	q.row = row;
	q.col = col;
	q.coeff = coeff;
	q.obj = WB_NEW(a, wb_i128, lp->ncol);	/* feasibility only */
	return q;
}

static uint32_t
list_suspects(const struct residue *r, struct suspect *list)
{
	const struct wb_flow *p = r->s->p;
	uint32_t n = 0;

	for (uint32_t l = 0; l < p->nloop; l++) {
		if (r->row_max[l] != WB_NONE)
			list[n++] = (struct suspect){ r->row_max[l], l, WB_NONE, false };
		if (r->row_total[l] != WB_NONE)
			list[n++] = (struct suspect){ r->row_total[l], l, WB_NONE, true };
		if (r->row_entry[l] != WB_NONE)
			list[n++] = (struct suspect){ r->row_entry[l], l, WB_NONE, true };
	}
	for (uint32_t f = 0; f < p->nrow; f++)
		list[n++] = (struct suspect){ r->row_fact[f], WB_NONE, f, false };
	return n;
}

static void
name(struct wb_ctx *cx, const struct wb_fn *fn, const struct residue *r, const struct suspect *s)
{
	const struct wb_flow *p = r->s->p;
	const struct wb_flow_loop *loop = s->loop != WB_NONE ? &p->loop[s->loop] : NULL;
	struct wb_loc loc = WB_NO_LOC;

	if (!loop) {
		const struct wb_flow_row *row = &p->row[s->fact];

		wb_note(cx->diag, row->loc, "%s", row->what ? row->what : "a further flow fact");
		return;
	}
	if (fn && fn->bounds && fn->loops && s->loop < fn->loops->nloop) {
		loc = fn->bounds->loop[s->loop].loc;
		if (!wb_loc_known(loc))
			loc = fn->block[loop->header].loc;
	}
	if (s->total)
		wb_note(cx->diag, loc, "loop at block %u: at most %llu iterations in all", loop->header,
			(unsigned long long)loop->total);
	else
		wb_note(cx->diag, loc, "loop at block %u: at most %llu iterations per entry", loop->header,
			(unsigned long long)loop->max);
}

void
wb_conflict_report(struct wb_ctx *cx, const struct wb_fn *fn, const struct residue *r, bool integers)
{
	struct suspect *list = WB_NEW(cx->tmp, struct suspect, (size_t)3 * r->s->p->nloop + r->s->p->nrow);
	bool *out = WB_NEW(cx->tmp, bool, r->lp.nrow);
	double *x = WB_NEW(cx->tmp, double, r->lp.ncol), *y = WB_NEW(cx->tmp, double, r->lp.nrow);
	uint32_t n = list_suspects(r, list);

	for (uint32_t k = 0; k < n && (uint64_t)k * (r->lp.nterm + 1000) < MOST_WORK; k++) {
		struct wb_arena_mark m = wb_arena_mark(cx->tmp);
		struct lp q;

		out[list[k].row] = true;
		q = without(cx->tmp, &r->lp, out);
		out[list[k].row] = (integers ? wb_lp_integers(cx->tmp, &q, x) : wb_lp_solve(cx->tmp, &q, x, y, NULL)) ==
			LP_INFEASIBLE;
		wb_arena_reset(cx->tmp, m);
	}
	wb_report(cx->diag, WB_E_FACTS_CONFLICT, fn ? fn->loc : WB_NO_LOC,
		integers ? "no whole path satisfies all flow facts, only fractions of paths do" :
			"no path satisfies all flow facts");
	for (uint32_t k = 0; k < n; k++)
		if (!out[list[k].row])
			name(cx, fn, r, &list[k]);
}
