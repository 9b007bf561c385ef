/* passes/deadlock/decided.c -- a function without the compares of numbers, and the edges that no wave takes for them.
 *
 * What:   unoptimised code calls get_local_id(0), which compares the number 0 with each dimension. Behind INLINE and
 *         PROMOTE both sides of such a compare are numbers:
 *
 *			%s[4:5] =s v_cmp.gt.i32 %v1, 0		%s[4:5] =s mov 0
 *			%exec =s and %exec, %s[4:5]		...
 *			cbrz %exec @skip			br @skip
 *
 *         where %v1 is 0 for all lanes that are active.
 * How:    a compare is decided if both sides are the same number for all lanes that execute it (address.c). A mask of
 *         which nothing is left for the outcomes that were decided is empty; one with all lanes of an earlier span is
 *         not, if that span runs only with some lane active, on the path to here in the same iteration.
 * Why it is right: a decided compare leaves the bits that it would have left: none, or EXEC. A branch on a mask that is
 *         empty, or is not, goes one way in all executions.
 * Cost:   that of the facts that are asked, and O(instructions).
 */
#include "../integer/operation.h"
#include "deadlock.h"

struct pruner {
	struct wb_check *h;
	uint8_t *known;			/* [atom] enum wb_outcome */
	uint8_t *of_inst;		/* [inst] the same of the compare */
	uint32_t *only;			/* [block] the edge that is always taken; WB_NONE: not known */
	bool any;
};

/* ---- compares --------------------------------------------------------------------------- */
/* Whether @v, or what it is computed of, is there from the start or comes from memory: then it is hardly a number, and
 * not worth the question. */
static bool
hardly_number(const struct wb_check *h, uint32_t v, uint32_t depth)
{
	uint32_t from = v == WB_NONE ? v : wb_gsa_source(h->g, v, WB_GSA_VECTORS);
	const struct wb_gsa_value *x = from == WB_NONE ? NULL : wb_gsa_at(h->g, from);
	bool any = !x || x->kind == WB_GSA_ENTRY || wb_from_memory(h, from);

	if (any || !depth || (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) ||
		wb_gsa_slot(h->g, x->at) != WB_NONE)
		return any;
	for (uint32_t o = 0; o < h->fn->inst[x->at].nopnd && !any; o++) {
		const struct wb_opnd *op = wb_opnd(h->fn, &h->fn->inst[x->at], o);

		any = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && !(op->flags & WB_IMPLICIT) &&
			hardly_number(h, wb_gsa_use(h->g, &h->fn->inst[x->at], o, 0), depth - 1);
	}
	return any;
}

/* The two sides of compare @k, if they are numbers. */
static bool
two_numbers(struct pruner *p, uint32_t k, uint32_t side[2])
{
	const struct wb_fn *fn = p->h->fn;
	const struct wb_inst *i = &fn->inst[k];
	uint32_t n = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_MOD || (op->flags & (WB_DEF | WB_IMPLICIT)))
			continue;
		if (n == 2 || (op->flags & (WB_NEG | WB_ABS | WB_SEXT)))
			return false;
		if (op->kind == WB_OPND_IMM)
			side[n++] = (uint32_t)op->imm;
		else if (op->kind != WB_OPND_UNIT || op->nunit != 1 ||
			hardly_number(p->h, wb_gsa_use(p->h->g, i, o, 0), 2) ||
			!wb_constant(p->h, wb_gsa_use(p->h->g, i, o, 0), k, &side[n++]))
			return false;
	}
	return n == 2;
}

/* Whether @i is a compare of words that leaves a mask, and nothing else. */
static bool
makes_mask(const struct wb_check *h, const struct wb_inst *i)
{
	const struct wb_opnd *d = i->nopnd ? wb_opnd(h->fn, i, 0) : NULL;

	return wb_compare_is((enum wb_op)i->op) && (i->type == WB_T_I32 || i->type == WB_T_U32) && wb_plain(h, i) &&
		d->kind == WB_OPND_UNIT && (d->flags & WB_DEF) && d->nunit == 2 &&
		h->fn->unit[d->id].cls == WB_UNIT_SCALAR;
}

static void
decide_compares(struct pruner *p)
{
	const struct wb_lanes *l = p->h->lanes;

	for (uint32_t a = 0; a < l->natom; a++) {
		uint32_t k = l->atom[a].inst, side[2];
		const struct wb_inst *i = k == WB_NONE ? NULL : &p->h->fn->inst[k];
		bool holds;

		if (l->atom[a].kind != WB_ATOM_CMP || !makes_mask(p->h, i) || !two_numbers(p, k, side))
			continue;
		holds = wb_compare_holds((enum wb_op)i->op, i->type == WB_T_I32, 32, side[0], side[1]);
		p->known[a] = p->of_inst[k] = holds ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
		p->any = true;
	}
}

/* ---- branches ------------------------------------------------------------------------------- */
/* Whether all lanes of @a, among those that @care allows, are in @b, for the outcomes that were decided. */
static bool
within(struct pruner *p, uint32_t care, uint32_t a, uint32_t b)
{
	return wb_sets_within(p->h->lanes, p->h->cx->tmp, p->known, (const uint32_t[]){ care, a, b, WB_LANES_NONE });
}

/* Whether some lane is in @set whenever block @b ends: all of a span before it, in the same iteration, that is never
 * without one. */
static bool
never_empty(struct pruner *p, uint32_t b, uint32_t set)
{
	const struct wb_fn *fn = p->h->fn;
	const struct wb_lanes *l = p->h->lanes;

	for (uint32_t at = b; at != WB_NONE; at = at ? fn->dom->idom[at] : WB_NONE) {
		uint32_t loop = fn->loops->of_block[at];

		for (uint32_t s = l->block_span[at];
			s < l->block_span[at + 1] && (loop == WB_NONE || wb_loop_has(fn->loops, loop, b)); s++)
			if ((l->span[s].flags & WB_SPAN_NONEMPTY) && !(l->span[s].flags & WB_SPAN_TOP) &&
				within(p, l->span[s].care, l->span[s].exec, set))
				return true;
	}
	return false;
}

/* The sets that a decided compare has a part in; nodes come behind those that they lead to. */
static struct wb_bits
changed_sets(const struct pruner *p)
{
	const struct wb_lanes *l = p->h->lanes;
	struct wb_bits changed = wb_bits_new(p->h->cx->tmp, l->nnode);

	for (uint32_t n = WB_LANES_ALL + 1; n < l->nnode; n++)
		if (p->known[l->node[n].atom] != WB_OPEN || wb_bit(changed, l->node[n].off) ||
			wb_bit(changed, l->node[n].on))
			wb_bit_set(changed, n);
	return changed;
}

static void
decide_branches(struct pruner *p)
{
	const struct wb_fn *fn = p->h->fn;
	struct wb_bits changed = changed_sets(p);

	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_lane_branch *br = &p->h->lanes->branch[b];
		const struct wb_block *blk = &fn->block[b];
		bool empty;

		p->only[b] = WB_NONE;
		if (br->set == WB_NONE || blk->nout != 2 || (br->set != WB_LANES_NONE && !wb_bit(changed, br->set)))
			continue;
		empty = within(p, WB_LANES_ALL, br->set, WB_LANES_NONE);
		if (!empty && !never_empty(p, b, br->set))
			continue;
		for (uint32_t e = 0; e < 2; e++)
			if (wb_lane_edge_if_empty(fn, br, fn->out[blk->out + e]) == empty)
				p->only[b] = fn->out[blk->out + e];
		p->any |= p->only[b] != WB_NONE;
	}
}

/* ---- the new code ------------------------------------------------------------------------------ */
/* In place of compare @i: the mask that it leaves. */
static void
build_mask(struct wb_builder *b, const struct pruner *p, const struct wb_inst *i, bool all)
{
	struct wb_inst move = { .op = WB_OP_MOV,
		.type = WB_T_B64,
		.tclass = WB_TC_SALU,
		.isa_op = WB_NO_ISA,
		.mem = { .addr = 255, .data = 255 },
		.addr = i->addr,
		.loc = i->loc,
		.src = i->src };
	struct wb_opnd o[2] = {
		{ .kind = WB_OPND_UNIT, .flags = WB_DEF, .nunit = 2, .id = wb_opnd(p->h->fn, i, 0)->id },
		{ .kind = WB_OPND_IMM, .flags = WB_USE }
	};

	if (all)
		o[1] = (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = WB_USE, .nunit = 2, .id = p->h->g->exec_lo };
	wb_build_inst(b, &move, o, 2);
}

/* In place of the branch at the end of a block of which only one edge, taken, is left. */
static void
build_jump(struct wb_builder *b, const struct wb_inst *i)
{
	struct wb_inst jump = { .op = WB_OP_BR,
		.tclass = i->tclass,
		.isa_op = WB_NO_ISA,
		.flags = WB_I_TERMINATOR,
		.mem = { .addr = 255, .data = 255 },
		.addr = i->addr,
		.loc = i->loc,
		.src = i->src };

	wb_build_inst(b, &jump, NULL, 0);
}

static void
build_block(struct wb_builder *b, const struct pruner *p, const struct wb_fn *fn, uint32_t n)
{
	const struct wb_block *blk = &fn->block[n];

	wb_build_block(b, blk->label, blk->loc);
	for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (p->of_inst[k] != WB_OPEN)
			build_mask(b, p, i, p->of_inst[k] == WB_ALWAYS_HOLDS);
		else if (p->only[n] == WB_NONE || !(i->flags & WB_I_TERMINATOR))
			wb_build_inst(b, i, i->nopnd ? &fn->opnd[i->opnd] : NULL, i->nopnd);
		else if (fn->edge[p->only[n]].kind == WB_EDGE_TAKEN)
			build_jump(b, i);
	}
	for (uint32_t e = 0; e < blk->nout; e++) {
		const struct wb_edge *x = &fn->edge[fn->out[blk->out + e]];

		if (p->only[n] == WB_NONE || p->only[n] == fn->out[blk->out + e])
			wb_build_edge(b, n, x->dst, (enum wb_edge_kind)x->kind);
	}
}

/* ---- all of it -------------------------------------------------------------------------------------- */
static struct pruner
look(struct wb_check *h)
{
	struct pruner p = { .h = h };

	p.known = WB_NEW(h->cx->tmp, uint8_t, h->lanes->natom);
	p.of_inst = WB_NEW(h->cx->tmp, uint8_t, h->fn->ninst);
	p.only = WB_NEW(h->cx->tmp, uint32_t, h->fn->nblock);
	h->descriptor = wb_stack_descriptor(h);
	h->addresses = wb_addresses_new(h);
	decide_compares(&p);
	decide_branches(&p);
	return p;
}

enum wb_status
wb_leave_out_decided(struct wb_ctx *cx, struct wb_fn *fn, bool *any)
{
	struct wb_fn *old = WB_NEW(cx->tmp, struct wb_fn, 1);
	struct wb_check h = {
		.cx = cx, .fn = old, .g = fn->gsa, .gates = wb_gsa_gates_new(cx->tmp, fn->gsa), .lanes = fn->lanes
	};
	struct pruner p;
	struct wb_builder *b;

	*old = *fn;
	p = look(&h);
	*any = p.any;
	if (!p.any)
		return WB_OK;
	b = wb_builder_new(cx, fn);
	for (uint32_t n = 0; n < old->nblock; n++)
		build_block(b, &p, old, n);
	for (uint32_t a = 0; a < old->nannotation; a++)
		wb_build_annotate(b, old->annotation[a]);
	return wb_build_finish(b);
}
