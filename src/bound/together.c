/* src/bound/together.c -- what all split wavefronts (SWFs) of a wave execute together.
 *
 *	u ---------> bsb ---------> reconv ... merge	SWF of the then: runs the then, skips the else
 *	u -> then -> bsb -> else -> reconv ... merge	SWF of the else: skips the then, runs the else
 *
 * What:   the wave as if it did not split, and besides, at each execution of a split branch u, a second time: the
 *         branch instruction, BSB(u), RECONV(u) up to the merge, and the merge.
 * Right:  from u to the merge, the two SWFs execute the branch and BSB(u) each, and each arm is executed by that SWF
 *         alone which has its lanes: the same lanes as in the whole wave, so an arm costs no more than there. Inside
 *         an arm an SWF is a wave, so this holds at every depth by induction from the inside out. A wave that does not
 *         split takes one path, with both arms; its cost is at most the longest path of the CFG that is not pruned.
 * Where:  resources that are busy for one SWF at a time: issue, memory, LDS. Latency passes for all SWFs at once.
 * Cost:   O(split branches).
 */
#include <assert.h>

#include "private.h"

static bool
add_issue(const struct work *k, enum wb_tclass c, struct wb_cost_vec *v)
{
	v->insts++;
	return wb_add_u64(v->issue_cycles, k->in->machine->issue_cycles[c], &v->issue_cycles);
}

/* What is executed a second time at @u. Where memory is accessed before the merge, all of RECONV(u) counts. */
static bool
again(const struct work *k, const struct wb_objective *o, const struct wb_pws_branch *u, uint64_t *sum)
{
	const struct wb_fn *fn = k->in->fn;
	struct wb_cost_vec v = { 0 };

	if (!add_issue(k, WB_TC_CBRANCH, &v) || !add_issue(k, WB_TC_MERGE, &v))
		return false;
	for (uint32_t i = fn->block[u->reconv].first; u->merge_after != WB_NONE && i <= u->merge_after; i++)
		if (!add_issue(k, fn->inst[i].tclass, &v))
			return false;
	return wb_objective_weigh(o, &v, sum) && wb_objective_weigh(o, &fn->cost->block[u->bsb], sum) &&
		(!wb_bound_accesses_before_merge(fn, u) ||
			wb_objective_weigh(o, &fn->cost->block[u->reconv], sum));
}

bool
wb_bound_together(const struct work *k, struct wb_objective *o)
{
	const struct wb_pws *p = k->in->fn->pws;
	uint64_t *sum;

	assert(!o->delay && !o->mem_wait && !o->lds_wait && k->nfn == 1);
	sum = WB_NEW(k->cx->unit, uint64_t, k->in->fn->nblock);
	for (uint32_t u = 0; u < p->nbranch; u++)
		if (k->split[u] && !again(k, o, &p->branch[u], &sum[p->branch[u].block]))
			return false;
	o->together = sum;
	return true;
}
