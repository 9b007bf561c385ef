/* passes/deadlock/decided.c -- removes compares with one outcome, and the edges that no wave takes because of them.
 *
 * What:   unoptimised code calls get_local_id(0), which compares the number 0 with each dimension. Behind INLINE and
 *         PROMOTE both operands of such a compare are constants:
 *
 *			%s[4:5] =s v_cmp.gt.i32 %v1, 0		%s[4:5] =s mov 0
 *			%exec =s and %exec, %s[4:5]		...
 *			cbrz %exec @skip			br @skip
 *
 *         where %v1 is 0 for all lanes that are on.
 * How:    a compare is decided if it always has the same outcome in all lanes that execute it (integer/truth.c). A
 *         branch is decided if its mask is empty under the decided outcomes. It is decided the other way if the mask
 *         contains the EXEC of an earlier span that is never empty, on the path to the branch in the same iteration.
 *         Branches on EXEC itself, which only skip code, are asked only where a compare was decided.
 * Sound:  a decided compare writes the bits that it would have written: none, or EXEC. A branch on a mask that is
 *         empty, or that is not, goes one way in all executions.
 * Cost:   that of the facts that are used, and O(instructions).
 */
#include "../integer/integer.h"

struct pruner {
	const struct wb_fn *fn;
	struct wb_integers *ints;
	uint8_t *of_inst;		/* [inst] enum wb_truth of the compare */
	struct wb_bits changed;		/* sets that depend on a decided compare */
	uint32_t *only;			/* [block] the only edge that is taken; WB_NONE: not known */
	bool any;
};

/* Whether the only result of compare @i is a mask. */
static bool
makes_mask(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *d = i->nopnd ? wb_opnd(fn, i, 0) : NULL;

	return wb_compare_is((enum wb_op)i->op) && (i->flags & WB_I_LANEWISE) && d->kind == WB_OPND_UNIT &&
		(d->flags & WB_DEF) && d->nunit == wb_mask_units(fn) && fn->unit[d->id].cls == WB_UNIT_SCALAR;
}

static void
decide_compares(struct pruner *p)
{
	const struct wb_lanes *l = p->fn->lanes;

	for (uint32_t a = 0; a < l->natom; a++) {
		uint32_t k = l->atom[a].inst;

		if (l->atom[a].kind != WB_ATOM_CMP || !makes_mask(p->fn, &p->fn->inst[k]))
			continue;
		p->of_inst[k] = (uint8_t)wb_test_truth(p->ints, k, wb_point_active(p->ints, k));
		p->any |= p->of_inst[k] != WB_SOMETIMES;
	}
}

/* Sets changed. Children have smaller numbers than their parents. */
static void
find_changed(struct wb_ctx *cx, struct pruner *p)
{
	const struct wb_lanes *l = p->fn->lanes;

	p->changed = wb_bits_new(cx->tmp, l->nnode);
	for (uint32_t n = WB_LANES_ALL + 1; n < l->nnode; n++) {
		const struct wb_atom *a = &l->atom[l->node[n].atom];

		if ((a->kind == WB_ATOM_CMP && p->of_inst[a->inst] != WB_SOMETIMES) ||
			wb_bit(p->changed, l->node[n].off) || wb_bit(p->changed, l->node[n].on))
			wb_bit_set(p->changed, n);
	}
}

static void
decide_branches(struct pruner *p)
{
	const struct wb_fn *fn = p->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t set = fn->lanes->branch[b].set;
		const struct wb_inst *br = fn->block[b].nout == 2 ? wb_last_inst(fn, b) : NULL;
		const struct wb_opnd *on = br ? wb_branch_condition(fn, br) : NULL;
		bool asked = on && (fn->unit[on->id].role != WB_ROLE_EXEC_LO || set == WB_LANES_NONE ||
					   (set != WB_NONE && wb_bit(p->changed, set)));
		enum wb_truth taken = asked ? wb_branch_truth(p->ints, b) : WB_SOMETIMES;

		WB_EACH_OUT(fn, b, e)
			if (taken != WB_SOMETIMES && (fn->edge[e].kind == WB_EDGE_TAKEN) == (taken == WB_ALWAYS))
				p->only[b] = e;
		p->any |= p->only[b] != WB_NONE;
	}
}

/* The mask that compare @i leaves, in its place. */
static void
build_mask(struct wb_builder *b, const struct pruner *p, const struct wb_inst *i, bool all)
{
	uint32_t units = wb_mask_units(p->fn);
	struct wb_opnd o[2] = {
		{ .kind = WB_OPND_UNIT, .flags = WB_DEF, .nunit = (uint8_t)units, .id = wb_opnd(p->fn, i, 0)->id },
		{ .kind = WB_OPND_IMM, .flags = WB_USE }
	};

	if (all)
		o[1] = (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = WB_USE, .nunit = (uint8_t)units,
			.id = p->fn->gsa->exec_lo };
	wb_build_new(b, i, WB_OP_MOV, units == 1 ? WB_T_B32 : WB_T_B64, WB_TC_SALU, 0, o, 2);
}

static void
build_block(struct wb_builder *b, const struct pruner *p, const struct wb_fn *fn, uint32_t n)
{
	const struct wb_block *blk = &fn->block[n];

	wb_build_block(b, blk->label, blk->loc);
	WB_EACH_INST(fn, n, k) {
		const struct wb_inst *i = &fn->inst[k];

		if (p->of_inst[k] != WB_SOMETIMES)
			build_mask(b, p, i, p->of_inst[k] == WB_ALWAYS);
		else if (p->only[n] == WB_NONE || !(i->flags & WB_I_TERMINATOR))
			wb_build_copy(b, fn, k);
		else if (fn->edge[p->only[n]].kind == WB_EDGE_TAKEN)
			wb_build_new(b, i, WB_OP_BR, WB_T_NONE, i->tclass, WB_I_TERMINATOR, NULL, 0);
	}
	if (p->only[n] == WB_NONE)
		wb_build_edges(b, fn, n);
	else
		wb_build_edge(b, n, fn->edge[p->only[n]].dst, (enum wb_edge_kind)fn->edge[p->only[n]].kind);
}

enum wb_status
wb_leave_out_decided(struct wb_ctx *cx, struct wb_fn *fn, bool *any)
{
	struct wb_fn *old = wb_arena_copy(cx->tmp, fn, 1, sizeof *fn);
	struct pruner p = { .fn = old,
		.ints = wb_integers_new(cx, old, NULL), .of_inst = WB_NEW(cx->tmp, uint8_t, fn->ninst),
		.only = wb_new_ids(cx->tmp, fn->nblock) };
	struct wb_builder *b;

	decide_compares(&p);
	find_changed(cx, &p);
	decide_branches(&p);
	*any = p.any;
	if (!p.any)
		return WB_OK;
	b = wb_builder_new(cx, fn);
	for (uint32_t n = 0; n < old->nblock; n++)
		build_block(b, &p, old, n);
	wb_build_annotations(b, old);
	return wb_build_finish(b);
}
