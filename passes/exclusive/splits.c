/* passes/exclusive/splits.c -- of the arms of a split branch, an SWF executes only one.
 *
 * What:   for each branch node u that the code splits: executions of its then and of its else, together, are no more
 *         than those of u. That prunes the graph (PRUNE of pws-2023) in a way that goes with any flow facts.
 * Right:  the time of a split wave is that of a chain: at each merge it follows the SWF that came later. The chain goes
 *         from u to where the arms meet through one of them, as the SWF of the then has no lane of the else and skips
 *         it, and the other way round (wavebound-pws(7)). At a barrier in an arm the chain goes on in the wave that
 *         came last, in the same arm: at most one arm has barriers, and a chain that came through the other went past
 *         the branch itself. So the pieces that a wave has of the chain are of one path on which each execution of u
 *         has one arm, and if waves meet at the same barriers, all pieces together are.
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
			.nedge = 2,
			.per = fn->in + fn->block[u->block].in,
			.nper = fn->block[u->block].nin,
			.times = 1,
			.loc = wb_last_inst(fn, u->block)->loc,
			.what = wb_format(
				cx->unit, "b%u or b%u: the wave splits at b%u", u->succ, u->bsb_succ, u->block) };
		r->edge[0] = u->then_edge;
		r->edge[1] = u->else_edge;
		++*n;
	}
	return row;
}
