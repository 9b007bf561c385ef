/* passes/exclusive/splits.c -- flow constraints of split branches: an SWF executes only one arm.
 *
 * What:   for each branch node u that the code splits: its then and its else, together, are executed at most as often
 *         as u. This is PRUNE of pws-2023, in a form that works with any flow facts.
 * Right:  the time of a split wave is the time of a chain: at each merge, the chain follows the SWF that arrives later.
 *         From u to the join it is in one SWF, and an SWF of the then has no lanes of the else, so it skips the else,
 *         and vice versa (wavebound-pws(7)). At a barrier in an arm, the chain continues in the wave that arrives last,
 *         in the same arm: at most one arm has barriers, and a chain in the other arm passes by the branch itself. So
 *         the parts of the chain in one wave lie on one path, on which each execution of u has one arm. If waves meet
 *         at the same barriers, all parts together do, too.
 */
#include "wavebound/pws.h"

#include "exclusive.h"

struct exclusive_row *
exclusive_split_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	const struct wb_pws *p = fn->pws;
	struct exclusive_row *row = WB_NEW(cx->tmp, struct exclusive_row, p ? p->nbranch : 0);

	*n = 0;
	for (uint32_t k = 0; p && !p->code_wrong && k < p->nbranch; k++) {
		const struct wb_pws_branch *u = &p->branch[k];
		struct exclusive_row *r = &row[*n];

		if (!u->marked)
			continue;
		*r = (struct exclusive_row){ .edge = WB_NEW(cx->tmp, uint32_t, 2),
			.nedge = 2, .per = fn->in + fn->block[u->block].in, .nper = fn->block[u->block].nin,
			.times = 1, .loc = wb_last_inst(fn, u->block)->loc,
			.what = wb_format(
				cx->unit, "b%u or b%u: the wave splits at b%u", u->succ, u->bsb_succ, u->block) };
		r->edge[0] = u->then_edge;
		r->edge[1] = u->else_edge;
		++*n;
	}
	return row;
}
