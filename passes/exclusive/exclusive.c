/* passes/exclusive/exclusive.c -- edges of which a wave executes only one in an iteration.
 *
 * Needs:  DOM, POSTDOM, LOOPS, GSA, BOUNDS, LANES, DIVERGENCE; uses PWS where known.
 * Gives:  nothing; writes rows beside the flow facts.   Keeps: all.
 * What: a divergent if is compiled to both arms in series, each behind a branch that skips it if it has no lanes:
 *
 *		s[4:5] = and_saveexec vcc	EXEC = T, of E
 *		cbrz exec, @flow
 *	@then	...				executed only if T is not empty
 *	@flow	s[4:5] = andn2_saveexec ...	EXEC = E & !T
 *		cbrz exec, @join
 *	@else	...				executed only if E & !T is not empty
 *
 *         In the CFG a path may execute both. If the condition is uniform, T is E or empty, so a wave executes at most
 *         one: x(then) + x(else) <= x(where the if begins). In the same way, two ifs exclude each other if they test
 *         one number for different values.
 * How:    DIVERGENCE computes path conditions of edges (conditions.c), and whether they are uniform. Here edges whose
 *         conditions exclude each other (disjoint.c) get rows (cliques.c). So do edges that few iterations of a loop
 *         execute (counters.c), and the arms of branches that the code splits (splits.c).
 * Limits: in code that splits wavefronts, only splits.c makes rows: the parts of a wave take paths of their own.
 * Cost:   O(rows).
 */
#include "exclusive.h"

/* The rows, those of the flow facts first, and their terms. */
struct builder {
	struct wb_ctx *cx;
	WB_VEC(struct wb_flow_row) row;
	WB_VEC(struct wb_flow_term) term;
};

/* Adds @times executions of edge @e to the right side of the last row of @r, whose terms start at @first. All terms
 * stand on the left, where @e may be already. */
static void
subtract_edge(struct builder *r, uint32_t first, uint32_t e, uint32_t times)
{
	uint32_t k = first;

	while (k < r->term.n && r->term.at[k].edge != e)
		k++;
	if (k == r->term.n)
		WB_PUSH(r->cx->unit, &r->term, ((struct wb_flow_term){ .edge = e }));
	r->term.at[k].coeff -= times;
	if (!r->term.at[k].coeff)
		r->term.at[k] = r->term.at[--r->term.n];
}

static void
add_row(struct builder *r, const struct exclusive_row *x)
{
	struct wb_flow_row row = { .first = r->term.n, .limit = !x->nper, .loc = x->loc, .what = x->what };

	for (uint32_t e = 0; e < x->nedge; e++)
		WB_PUSH(r->cx->unit, &r->term, ((struct wb_flow_term){ x->edge[e], 1 }));
	for (uint32_t e = 0; e < x->nper; e++)
		subtract_edge(r, row.first, x->per[e], x->times);
	row.nterm = r->term.n - row.first;
	WB_PUSH(r->cx->unit, &r->row, row);
}

enum wb_status
wb_pass_exclusive(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct exclusive_row *(*const find[])(struct wb_ctx *, const struct wb_fn *, uint32_t *) = { exclusive_cliques,
		exclusive_counter_rows, exclusive_split_rows };
	struct builder r = { .cx = cx };

	(void)env;
	for (uint32_t k = 0; fn->rows && k < fn->rows->nrow; k++)
		WB_PUSH(cx->unit, &r.row, fn->rows->row[k]);
	for (uint32_t k = 0; fn->rows && k < fn->rows->nterm; k++)
		WB_PUSH(cx->unit, &r.term, fn->rows->term[k]);
	for (uint32_t m = 0; m < WB_COUNT(find) && !(fn->divergence->without & WB_DIV_ARMS); m++) {
		uint32_t n;
		const struct exclusive_row *x = find[m](cx, fn, &n);

		for (uint32_t k = 0; k < n; k++)
			add_row(&r, &x[k]);
	}
	if (r.row.n) {
		fn->rows = WB_NEW(cx->unit, struct wb_flow_rows, 1);
		*fn->rows = (struct wb_flow_rows){ r.row.at, r.row.n, r.term.at, r.term.n };
	}
	return WB_OK;
}
