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

/* Adds @times executions of edge @e to the right side of the last row of @r, whose terms start at @first. All terms
 * stand on the left, where @e may be already. */
static void
subtract_edge(struct wb_flow_rows *r, uint32_t first, uint32_t e, uint32_t times)
{
	uint32_t k = first;

	while (k < r->nterm && r->term[k].edge != e)
		k++;
	if (k == r->nterm)
		r->term[r->nterm++] = (struct wb_flow_term){ .edge = e };
	r->term[k].coeff -= times;
	if (!r->term[k].coeff)
		r->term[k] = r->term[--r->nterm];
}

static void
add_row(struct wb_flow_rows *r, const struct exclusive_row *x)
{
	struct wb_flow_row *row = &r->row[r->nrow++];

	*row = (struct wb_flow_row){
		.first = r->nterm, .limit = !x->nper, .loc = x->loc, .what = x->what
	};
	for (uint32_t e = 0; e < x->nedge; e++)
		r->term[r->nterm++] = (struct wb_flow_term){ x->edge[e], 1 };
	for (uint32_t e = 0; e < x->nper; e++)
		subtract_edge(r, row->first, x->per[e], x->times);
	row->nterm = r->nterm - row->first;
}

/* Space for the rows of the flow facts, which are copied, and for @x[0 .. n). */
static struct wb_flow_rows *
make_room(struct wb_ctx *cx, const struct wb_fn *fn, const struct exclusive_row *x, uint32_t n)
{
	const struct wb_flow_rows none = { 0 }, *old = fn->rows ? fn->rows : &none;
	struct wb_flow_rows *r = WB_NEW(cx->unit, struct wb_flow_rows, 1);
	uint32_t nterm = old->nterm;

	for (uint32_t k = 0; k < n; k++)
		nterm += x[k].nedge + x[k].nper;
	*r = (struct wb_flow_rows){ WB_NEW(cx->unit, struct wb_flow_row, old->nrow + n), old->nrow,
		WB_NEW(cx->unit, struct wb_flow_term, nterm), old->nterm };
	if (old->nrow)
		memcpy(r->row, old->row, old->nrow * sizeof *r->row);
	if (old->nterm)
		memcpy(r->term, old->term, old->nterm * sizeof *r->term);
	return r;
}

enum wb_status
wb_pass_exclusive(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct exclusive_row *(*const find[])(struct wb_ctx *, const struct wb_fn *, uint32_t *) = { exclusive_cliques,
		exclusive_counter_rows, exclusive_split_rows };

	(void)env;
	for (uint32_t m = 0; m < WB_COUNT(find) && !(fn->divergence->without & WB_DIV_ARMS); m++) {
		uint32_t n;
		const struct exclusive_row *x = find[m](cx, fn, &n);
		struct wb_flow_rows *r = n ? make_room(cx, fn, x, n) : NULL;

		for (uint32_t k = 0; k < n; k++)
			add_row(r, &x[k]);
		fn->rows = r ? r : fn->rows;
	}
	return WB_OK;
}
