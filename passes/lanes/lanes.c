/* passes/lanes/lanes.c -- which lanes are active where: the structure behind EXEC.
 *
 * Needs:  DOM, POSTDOM, LOOPS, GSA. Gives: LANES. Keeps: all.
 * What:   facts of lanes.h, by abstract interpretation of lane masks.
 * How:    1. masks.c: the masks that lead to EXEC, and how each is made
 *            live.c: in which blocks they are made and needed
 *         2. flow.c: the function of atoms that each mask is; what every lane fulfils
 *            image.c: the same where paths merge
 *         3. spans.c: the instructions between two changes of EXEC
 *         4. regions.c: splits, branch serialisation, joins, exec loops
 *         5. loops.c: how lanes leave loops
 * Sound:  a mask that is not understood is an atom of which nothing is known. So what is proved holds for any such
 *         mask.
 */
#include "lanes.h"


void
lanes_note_top(struct lanes *l, uint32_t inst, uint32_t block, const char *why)
{
	WB_PUSH(l->cx->unit, &l->top, ((struct wb_lane_top){ inst, block, why }));
}

static void
find_units(struct lanes *l)
{
	l->exec = l->fn->gsa->exec_lo;
	l->scc = wb_unit_of(l->fn, WB_ROLE_SCC);
	l->nexec = l->exec != WB_NONE && l->fn->gsa->exec_hi == l->exec + 1 ? 2 : 1;
	if (wb_fn_lanes(l->fn) == 32)
		l->nexec = 1;
}

/* The sets that scalar pairs hold, for readers. */
static void
publish_masks(struct lanes *l)
{
	struct masks *ms = &l->masks;

	l->out->mask = wb_new_ids(l->cx->unit, l->fn->ninst);
	for (uint32_t k = 0; k < ms->other.n; k++)
		l->out->mask[ms->other.at[k].inst] = ms->at.at[ms->other.at[k].mask].set;
}

/* What branches test, and the merges that are atoms. */
static void
publish_blocks(struct lanes *l)
{
	struct masks *ms = &l->masks;
	struct wb_lanes *out = l->out;
	WB_VEC(struct wb_lane_merge) merge = { 0 };
	WB_VEC(uint32_t) set = { 0 };

	out->branch = WB_NEW(l->cx->unit, struct wb_lane_branch, l->fn->nblock);
	out->merge_first = WB_NEW(l->cx->unit, uint32_t, (size_t)l->fn->nblock + 1);
	for (uint32_t b = 0; b < l->fn->nblock; b++) {
		const struct branch *br = &ms->branch[b];

		out->branch[b] = (struct wb_lane_branch){ br->mask == WB_NONE ? WB_NONE : ms->at.at[br->mask].set,
			br->mask != WB_NONE && ms->at.at[br->mask].kind == MASK_SCC, br->taken_if_zero };
		for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
			const struct mask *m = &ms->at.at[ms->def[i]];

			if (!m->is_atom)
				continue;
			WB_PUSH(l->cx->unit, &merge, ((struct wb_lane_merge){ m->atom, set.n }));
			for (uint32_t k = 0; k < l->fn->block[b].nin; k++) {
				uint32_t a = ms->arg.at[m->arg + k];

				WB_PUSH(l->cx->unit, &set, a == WB_NONE ? WB_NONE : ms->at.at[a].set);
			}
		}
		out->merge_first[b + 1] = merge.n;
	}
	out->merge = merge.at;
	out->merge_set = set.at;
}

/* Whether EXEC is the entry set at each exit: a return, or a call that does not come back, because the callee returns
 * to the caller of this function. */
static bool
keeps_exec(struct lanes *l)
{
	for (uint32_t e = 0; e < l->fn->nedge; e++) {
		uint32_t b = l->fn->edge[e].kind == WB_EDGE_EXIT ? l->fn->edge[e].src : WB_NONE;
		const struct wb_inst *i = b == WB_NONE ? NULL : wb_last_inst(l->fn, b);

		if (i && (i->op == WB_OP_RET || i->op == WB_OP_CALL) && l->in[b].reached &&
			!lanes_eq(l, l->in[b].care, l->out->leave[b], l->entry))
			return false;
	}
	return true;
}

static void
publish(struct lanes *l)
{
	struct wb_lanes *out = l->out;

	publish_masks(l);
	publish_blocks(l);
	out->node = wb_arena_copy(l->cx->unit, l->bdd->node.at, l->bdd->node.n, sizeof *out->node);
	out->sample = wb_arena_copy(l->cx->unit, l->bdd->sample.at, l->bdd->node.n, sizeof *out->sample);
	out->atoms = wb_arena_copy(l->cx->unit, l->bdd->atoms.at, l->bdd->node.n, sizeof *out->atoms);
	out->nnode = l->bdd->node.n;
	out->atom = l->atom.at;
	out->natom = l->atom.n;
	out->region = l->region.at;
	out->nregion = l->region.n;
	out->top = l->top.at;
	out->ntop = l->top.n;
	out->keeps_exec = keeps_exec(l);
}

enum wb_status
wb_pass_lanes(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct lanes l = { .cx = cx, .fn = fn, .module = env->module, .block_of = fn->gsa->block_of };
	struct wb_bdd bdd;

	l.out = WB_NEW(cx->unit, struct wb_lanes, 1);
	l.out->loop = WB_NEW(cx->unit, struct wb_lane_loop, fn->loops->nloop);
	l.bdd = &bdd;
	find_units(&l);
	lanes_find_masks(&l);
	lanes_find_live(&l);
	wb_bdd_init(&bdd, cx->tmp, (uint32_t)wb_min_u64(wb_limit_of(WB_LIMIT_LANE_SETS, fn->ninst), INT32_MAX));
	lanes_flow(&l);
	lanes_cut_spans(&l);
	lanes_find_regions(&l);
	lanes_classify_loops(&l);
	if (wb_bdd_exhausted(&bdd))
		wb_limit_reached(cx, WB_LIMIT_LANE_SETS, fn->ninst, fn->loc, fn->name);
	publish(&l);
	fn->lanes = l.out;
	return WB_OK;
}
