/* passes/pws/pws.c -- the branch nodes of wavefront splitting, from what is proved about lanes.
 *
 * Needs:  DOM, LOOPS, LANES.   Gives: PWS.   Keeps: all.
 * What:   a divergent if/else of lanes.h is a candidate if its two arms have disjoint lanes and both can be skipped.
 *         build.c checks its blocks; safe.c checks whether splitting there keeps the meaning of the program. Text form
 *         without any write of EXEC is a skeleton, the CFG as drawn in pws-2023. There, a branch on EXEC to a block
 *         that branches on EXEC again states a branch node and its serialisation block.
 * Right:  PRUNE lets an SWF skip the arm of which it has no lanes. The branches of u and of BSB(u) test EXEC itself,
 *         which in an SWF has only its lanes (a copy of EXEC has others). Both are taken if no lane is left, and the
 *         two sets are disjoint: an SWF with lanes of one arm has none of the other.
 * Cost:   O(blocks + edges + regions).
 */
#include <assert.h>

#include "../passes.h"
#include "plan.h"
#include "wavebound/lanes.h"

struct work {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_pws_pair *pair;		/* [block] candidate: its bsb; WB_NONE: it is none */
	const char **why;			/* [block] why a divergent branch is no candidate */
	/* [block] candidate: the instruction that restores EXEC */
	uint32_t *join;
	uint32_t *region;			/* [block] candidate */
};

bool
pws_names_exec(const struct wb_fn *fn, const struct wb_inst *i, uint8_t how)
{
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (wb_names_exec(fn, wb_opnd(fn, i, k)) && (wb_opnd(fn, i, k)->flags & how))
			return true;
	return false;
}

static bool
is_skeleton(const struct wb_fn *fn, const struct wb_module *m)
{
	if (!m || m->isa != WB_ISA_NONE)
		return false;
	for (uint32_t k = 0; k < fn->ninst; k++)
		if (pws_names_exec(fn, &fn->inst[k], WB_DEF))
			return false;
	return true;
}

/* The target of the branch of @block if EXEC is 0; WB_NONE: it does not test EXEC. */
static uint32_t
target_if_empty(const struct wb_fn *fn, uint32_t block)
{
	const struct wb_inst *i = wb_last_inst(fn, block);
	const struct wb_block *b = &fn->block[block];

	if (!i || (i->op != WB_OP_CBRZ && i->op != WB_OP_CBRNZ) || b->nout != 2 || !pws_names_exec(fn, i, WB_USE))
		return WB_NONE;
	return fn->edge[fn->out[b->out + (i->op == WB_OP_CBRZ)]].dst;
}

static void
read_skeleton(struct work *w)
{
	bool *is_bsb = WB_NEW(w->cx->tmp, bool, w->fn->nblock);

	for (uint32_t b = 0; b < w->fn->nblock; b++) {
		uint32_t to = target_if_empty(w->fn, b);

		if (to == WB_NONE || is_bsb[b])
			continue;
		if (target_if_empty(w->fn, to) != WB_NONE) {
			w->pair[b] = (struct wb_pws_pair){ b, to };
			is_bsb[to] = true;
		} else {
			w->why[b] = "it has no else: the lanes that skip it would only wait";
		}
	}
}

/* Whether it is known everywhere which lanes are on. */
static bool
all_followed(const struct wb_lanes *l)
{
	for (uint32_t k = 0; k < l->nspan; k++)
		if (l->span[k].flags & WB_SPAN_TOP)
			return false;
	return true;
}

static const char *
refusal(const struct work *w, const struct wb_region *r)
{
	const struct wb_lanes *l = w->fn->lanes;
	uint32_t u, bsb;

	if (r->irregular)
		return "its lanes come back otherwise than by one else and one join";
	if (r->close == WB_CLOSE_EXIT && r->other == WB_LANES_NONE && !all_followed(l))
		return "its lanes are not seen to come back: they end, or their mask is kept where it is not followed "
		       "(in accumulation registers at -O0)";
	if (r->flow == WB_NONE || r->other == WB_LANES_NONE)
		return "it has no else: the lanes that skip it would only wait";
	if (r->skip == WB_NONE || r->skip_other == WB_NONE)
		return "the compiler left out a branch that skips one of its arms "
		       "(-mllvm -amdgpu-skip-threshold=0 keeps it)";
	u = w->fn->edge[r->skip].src;
	bsb = w->fn->edge[r->skip].dst;
	assert(bsb != WB_NONE);		/* only instructions that end the program have no successor */
	if (target_if_empty(w->fn, bsb) != w->fn->edge[r->skip_other].dst || target_if_empty(w->fn, u) != bsb)
		return "the branches that skip its arms are not where its lanes change";
	if (!wb_lanes_disjoint(l, l->span[l->block_span[bsb + 1] - 1].care, l->leave[u], l->leave[bsb]))
		return "it is not proved that no lane runs both arms";
	return NULL;
}

static void
read_lanes(struct work *w)
{
	const struct wb_lanes *l = w->fn->lanes;

	for (uint32_t k = 1; k < l->nregion; k++) {
		const struct wb_region *r = &l->region[k];
		const char *why;
		uint32_t u;

		if (r->kind != WB_REGION_SPLIT)
			continue;
		why = refusal(w, r);
		u = r->skip != WB_NONE ? w->fn->edge[r->skip].src : l->span[l->of_inst[r->split]].block;
		if (!why) {
			w->pair[u] = (struct wb_pws_pair){ u, w->fn->edge[r->skip].dst };
			w->join[u] = r->close == WB_CLOSE_JOIN ? r->join : WB_NONE;
			w->region[u] = k;
		} else if (!w->why[u]) {
			w->why[u] = why;
		}
	}
}

/* Whether EXEC is the same in RECONV on all paths, so that it need not be restored there. */
static bool
same_exec(const struct work *w, const struct wb_pws_branch *b)
{
	const struct wb_lanes *l = w->fn->lanes;
	uint32_t care = l->span[l->block_span[b->reconv]].care;

	WB_EACH_PRED(w->fn, b->reconv, src)
		if (src == WB_NONE || !wb_lanes_same(l, care, l->leave[src], l->leave[b->bsb]))
			return false;
	return true;
}

/* Whether the wave ends in @block, and nothing there depends on EXEC. */
static bool
only_ends(const struct wb_fn *fn, uint32_t block)
{
	const struct wb_block *b = &fn->block[block];

	WB_EACH_INST(fn, block, k)
		if ((fn->inst[k].flags & WB_I_MASKED) || pws_names_exec(fn, &fn->inst[k], WB_DEF | WB_USE))
			return false;
	return b->ninst && wb_last_inst(fn, block)->op == WB_OP_END;
}

/* Whether an instruction in [@first, @end) depends on which lanes are on: both SWFs would execute it with their own
 * lanes. */
static bool
reads_lanes(const struct wb_fn *fn, uint32_t first, uint32_t end)
{
	for (uint32_t k = first; k < end; k++)
		if (!pws_is_scalar(&fn->inst[k]))
			return true;
	return false;
}

/* Places the merge: both SWFs must pass it once, no other wave may, and EXEC must be the same. */
static void
find_merge(const struct work *w, struct wb_pws_branch *b, bool skeleton)
{
	uint32_t join = w->join[b->block];
	bool here = join != WB_NONE && w->fn->lanes->span[w->fn->lanes->of_inst[join]].block == b->reconv &&
		!reads_lanes(w->fn, w->fn->block[b->reconv].first, join);

	b->merge_after = skeleton || here ? join : WB_NONE;
	if (!wb_dominates(w->fn->dom, b->block, b->reconv))
		b->unsplittable =
			"other lanes come to where its arms meet, so there is no place for a merge of its own";
	else if (wb_loop_headed(w->fn->loops, b->reconv) != WB_NONE)
		b->unsplittable = "its arms meet at the start of a loop, which would merge each time it repeats";
	else if (!skeleton && !here && !same_exec(w, b) && !only_ends(w->fn, b->reconv))
		b->unsplittable = "EXEC differs between the paths to where its arms join, so there is no place for a "
				  "merge";
	if (b->unsplittable)
		b->unsplittable_loc = w->fn->block[b->reconv].loc;
}

/* The set of lanes that the pair of registers @unit holds before instruction @at of @b, by what is written in this
 * block; WB_NONE: not known. */
static uint32_t
set_in(const struct wb_fn *fn, const struct wb_block *b, uint32_t unit, uint32_t at)
{
	const struct wb_lanes *l = fn->lanes;

	while (at-- > b->first) {
		const struct wb_inst *i = &fn->inst[at];
		const struct wb_opnd *from = i->op == WB_OP_MOV && i->nopnd > 1 ? wb_opnd(fn, i, 1) : NULL;

		if (fn->unit[unit].role == WB_ROLE_EXEC_LO)
			return wb_lanes_exec(l, at + 1);
		if (!wb_writes(fn, i, unit, 2))
			continue;
		if (wb_opnd(fn, i, 0)->id != unit || wb_opnd(fn, i, 0)->nunit != 2)
			return WB_NONE;
		if (l->mask[at] != WB_NONE || !from || from->kind != WB_OPND_UNIT || from->nunit != 2)
			return l->mask[at];
		unit = from->id;	/* a copy */
	}
	return fn->unit[unit].role == WB_ROLE_EXEC_LO ? wb_lanes_exec(l, b->first) : WB_NONE;
}

/* Whether the mask of the split right before @branch, the last instruction of @b, is the set of lanes of the then:
 * EXEC, or a pair of scalar registers with the same set. */
static bool
masks_then(const struct wb_fn *fn, const struct wb_block *b, uint32_t branch)
{
	const struct wb_opnd *lo = wb_opnd(fn, &fn->inst[branch - 1], 0), *hi = wb_opnd(fn, &fn->inst[branch - 1], 1);
	const struct wb_lanes *l = fn->lanes;
	uint32_t set;

	if (lo->kind != WB_OPND_UNIT || hi->kind != WB_OPND_UNIT || hi->id != lo->id + 1)
		return false;
	set = set_in(fn, b, lo->id, branch - 1);
	return set != WB_NONE && wb_lanes_same(l, l->span[l->of_inst[branch]].care, set, wb_lanes_exec(l, branch));
}

static void
check_mark(const struct wb_fn *fn, struct wb_pws_branch *b)
{
	const struct wb_block *blk = &fn->block[b->block];

	b->wrong_mask = !masks_then(fn, blk, blk->first + blk->ninst - 1);
	b->marked = !b->wrong_mask;
}

enum wb_status
wb_pass_pws(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct work w = { cx, fn, WB_NEW(cx->tmp, struct wb_pws_pair, fn->nblock),
		WB_NEW(cx->tmp, const char *, fn->nblock), wb_new_ids(cx->tmp, fn->nblock),
		wb_new_ids(cx->tmp, fn->nblock) };
	struct wb_pws *p;
	uint32_t n = 0;
	bool skeleton = is_skeleton(fn, env ? env->module : NULL);

	for (uint32_t b = 0; b < fn->nblock; b++)
		w.pair[b].block = WB_NONE;
	if (skeleton)
		read_skeleton(&w);
	else
		read_lanes(&w);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (w.pair[b].block != WB_NONE)
			w.pair[n++] = w.pair[b];
	p = wb_pws_build(cx, fn, w.pair, n, w.why);
	for (uint32_t k = 0; k < p->nbranch; k++) {
		p->branch[k].region = w.region[p->branch[k].block];
		find_merge(&w, &p->branch[k], skeleton);
		if (p->branch[k].marked && !skeleton)
			check_mark(fn, &p->branch[k]);
	}
	pws_check_meaning(cx, fn, env ? env->module : NULL, p);
	if (!skeleton)
		pws_check_lanes(cx, fn, p);
	pws_check_code(cx, fn, p);
	fn->pws = p;
	return WB_OK;
}
