/* passes/pws/code.c -- whether the splits and merges in the code are those of branch nodes, each once and in the right
 * position.
 *
 * If so, a wave that executes them splits exactly at these branches, and its SWFs meet at the merges. Then all that is
 * proved of split branches holds. `wavebound split --emit asm` produces such code.
 * Cost:   O(instructions + branches).
 */
#include "plan.h"

/* What is wrong with the marks, or NULL; *loc: where. */
static const char *
check_marks(const struct wb_fn *fn, const struct wb_pws *p, uint32_t *nmarked, struct wb_loc *loc)
{
	*nmarked = 0;
	for (uint32_t k = 0; k < p->nbranch; k++) {
		const struct wb_pws_branch *u = &p->branch[k];
		uint32_t at = u->merge_after == WB_NONE ? fn->block[u->reconv].first : u->merge_after + 1;

		if (!u->marked)
			continue;
		++*nmarked;
		*loc = wb_last_inst(fn, u->block)->loc;
		if (u->unsplittable)
			return u->unsplittable;
		if (at >= fn->block[u->reconv].first + fn->block[u->reconv].ninst || fn->inst[at].op != WB_OP_MERGE)
			return "its lanes do not merge where they meet";
	}
	return NULL;
}

void
pws_check_code(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_pws *p)
{
	bool *split = WB_NEW(cx->tmp, bool, p->nbranch);
	uint32_t nmarked, nsplit = 0, nmerge = 0;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		nsplit += fn->inst[k].op == WB_OP_SPLIT;
		nmerge += fn->inst[k].op == WB_OP_MERGE;
	}
	if (!nsplit && !nmerge)
		return;
	p->code_loc = fn->loc;
	p->code_wrong = check_marks(fn, p, &nmarked, &p->code_loc);
	if (!p->code_wrong && (nsplit != nmarked || nmerge != nmarked))
		p->code_wrong = nsplit != nmarked ? "a split is not right before the branch of a branch node, or its "
						    "mask is not proved to be the lanes of the first arm" :
						    "a merge is not where the lanes of a split meet";
	for (uint32_t k = 0; k < p->nbranch; k++)
		split[k] = p->branch[k].marked;
	p->code_alive = wb_pws_alive(cx, p, split);
}
