/* passes/divergence/mask.c -- the shape of a lane's bit in a mask, and what decides a branch.
 *
 * A vector comparison writes one bit per lane. If its operands are uniform in the lanes that are on, so is the bit. The
 * mask as a number is not: its bits are 0 where EXEC is. So the query is asked per lane: is the bit the same in all
 * lanes of the context. It is, if LANES knows that the set contains all of them or none. Otherwise the operations that
 * made the mask are traced.
 *
 * A branch on a whole mask (vccz, execz) tests "no lane". If the bit is uniform and some lane is on, this is the bit.
 */
#include "div.h"
#include "wavebound/effects.h"

static bool is_compare(uint16_t op) { return op >= WB_OP_EQ && op <= WB_OP_CMP; }

static uint32_t mask_units(const struct div *d) { return d->g->exec_hi == WB_NONE ? 1 : wb_mask_units(d->fn); }

/* The mask that was copied or spilled to @lo and @hi; WB_NONE if they are no pair. */
static uint32_t
source_mask(const struct div *d, uint32_t lo, uint32_t hi)
{
	uint32_t l, h;

	if (mask_units(d) == 1)
		return wb_gsa_source(d->g, lo, 0);
	return wb_gsa_pair(d->g, lo, hi, &l, &h) ? l : WB_NONE;
}

/* The bit of the mask in operand @o of @inst, for the lanes of @context. */
static struct wb_div_shape
mask_for(struct div *d, uint32_t inst, uint32_t o, uint32_t context)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	const struct wb_opnd *op = wb_opnd(d->fn, i, o);
	uint64_t ones = mask_units(d) == 1 ? UINT32_MAX : UINT64_MAX;
	uint32_t v, node;

	if (op->kind == WB_OPND_IMM)
		return (op->imm & ones) == 0 || (op->imm & ones) == ones ? div_uniform(WB_DIV_LAUNCH) :
									   div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (op->kind != WB_OPND_UNIT || op->nunit != mask_units(d) || !(op->flags & WB_USE))
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (op->id == d->g->exec_lo && div_within(d, &d->context.at[context], wb_lanes_exec(d->l, inst)))
		return div_uniform(WB_DIV_LAUNCH);
	v = source_mask(d, wb_gsa_use(d->g, i, o, 0), wb_gsa_use(d->g, i, o, op->nunit - 1u));
	if (v == WB_NONE)
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	node = div_node(d, NODE_MASK, v, context);
	return div_copied(inst, (struct read){ div_read(d, node), node });
}

struct wb_div_shape
div_mask_operand(struct div *d, uint32_t inst, uint32_t o)
{
	return mask_for(d, inst, o, div_inst_context(d, inst));
}

/* A Boolean operation on the masks in operands @a and @b. If one is divergent, the other does not matter. */
static struct wb_div_shape
both_masks(struct div *d, uint32_t at, uint32_t a, uint32_t b, uint32_t context)
{
	struct wb_div_shape f = mask_for(d, at, a, context);

	return f.cls > WB_DIV_WAVE ? f : div_worse(f, mask_for(d, at, b, context));
}

/* Comparison @at of two 32-bit operands, or of any uniform ones. */
static struct wb_div_shape
eval_compare(struct div *d, uint32_t at)
{
	const struct wb_inst *i = &d->fn->inst[at];
	uint32_t a = div_source(d, i, 0), b = div_source(d, i, 1);
	struct wb_div_shape r = div_uniform(WB_DIV_LAUNCH), room[2];
	struct read x, y;

	if (!wb_lanewise(i))
		return div_top(WB_DIV_BY_LANES, at, WB_NONE);
	if (i->op != WB_OP_CMP && i->op != WB_OP_CMPX && !(i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE)) &&
		(i->type == WB_T_I32 || i->type == WB_T_U32) && b != WB_NONE && div_source(d, i, 2) == WB_NONE) {
		x = div_operand(d, at, a, 0, &room[0]);
		if (x.f->cls == WB_DIV_DIVERGENT)
			return div_top(WB_DIV_BY_OPERAND, at, x.from);
		y = div_operand(d, at, b, 0, &room[1]);
		if (div_is_unset(x.f) || div_is_unset(y.f)) {
			r.cls = DIV_UNSET;
			return r;
		}
		r.cls = r.base = div_compare((enum wb_op)i->op, i->type == WB_T_I32, x.f, y.f, d->out->most);
		r.from = x.f->cls >= y.f->cls ? x.from : y.from;
		r.inst = at;
		return r;
	}
	return div_worst_operand(d, at, false);
}

/* The bit in mask @v, which instruction @at leaves, for the lanes of @context. */
static struct wb_div_shape
eval_def(struct div *d, uint32_t at, uint32_t v, uint32_t context)
{
	const struct wb_inst *i = &d->fn->inst[at];
	const struct wb_group *s = &d->context.at[context];
	uint32_t a = div_source(d, i, 0), b = div_source(d, i, 1), c;
	struct wb_div_shape room;

	if (!i->nopnd || wb_opnd(d->fn, i, 0)->kind != WB_OPND_UNIT)
		return div_top(WB_DIV_BY_LANES, at, WB_NONE);
	if (is_compare(i->op) && wb_opnd(d->fn, i, 0)->nunit == mask_units(d)) {
		/* lanes that were off got 0 */
		if (!div_within(d, s, wb_lanes_exec(d->l, at)))
			return div_top(WB_DIV_BY_MASK, at, WB_NONE);
		return eval_compare(d, at);
	}
	if ((i->op == WB_OP_ADD || i->op == WB_OP_SUB || i->op == WB_OP_SUBREV) && i->flags & WB_I_MASKED &&
		div_source(d, i, 2) == WB_NONE && div_within(d, s, wb_lanes_exec(d->l, at)))
		return eval_compare(d, at);	/* carries: the other definition is no mask */
	if (i->op == WB_OP_SAVEEXEC_AND && d->g->value[v].unit == d->g->exec_lo && a != WB_NONE &&
		div_within(d, s, wb_lanes_exec(d->l, at)))
		return mask_for(d, at, a, context);
	if (i->flags & (WB_I_UNMODELLED | WB_I_MASKED | WB_I_CROSSLANE) ||
		d->g->value[v].unit != wb_opnd(d->fn, i, 0)->id)
		return div_top(WB_DIV_BY_LANES, at, WB_NONE);
	c = div_source(d, i, 2);
	if (i->op == WB_OP_SELECT && c != WB_NONE)
		return div_worse(div_copied(at, div_operand(d, at, c, 0, &room)), both_masks(d, at, a, b, context));
	if (!wb_has_trait((enum wb_op)i->op, WB_BITWISE) || !wb_takes((enum wb_op)i->op, b == WB_NONE ? 1 : 2) ||
		a == WB_NONE || c != WB_NONE)
		return div_top(WB_DIV_BY_LANES, at, WB_NONE);
	return b == WB_NONE ? mask_for(d, at, a, context) : both_masks(d, at, a, b, context);
}

/* The set of a mask in LANES; WB_NONE: it has none. */
static uint32_t
lanes_set(const struct div *d, uint32_t v)
{
	const struct wb_gsa_value *x = &d->g->value[v];
	const struct wb_inst *i;

	if (x->kind != WB_GSA_DEF || x->unit >= d->fn->nunit || d->fn->unit[x->unit].role == WB_ROLE_EXEC_LO)
		return WB_NONE;
	i = &d->fn->inst[x->at];
	if (!i->nopnd || wb_opnd(d->fn, i, 0)->kind != WB_OPND_UNIT || wb_opnd(d->fn, i, 0)->id != x->unit)
		return WB_NONE;
	return d->l->mask[x->at];
}

uint32_t
div_mask_argument(struct div *d, uint32_t node, uint32_t k)
{
	const uint32_t lo = node_of(d, node)->id;
	const struct wb_gsa_value *x = &d->g->value[lo];
	uint32_t hi = mask_units(d) == 1 ? lo : wb_gsa_join(d->g, x->at, x->unit + 1), v;

	if (hi == WB_NONE)
		return WB_NONE;
	v = source_mask(d, wb_gsa_arg(d->g, lo, k), wb_gsa_arg(d->g, hi, k));
	return v == WB_NONE ? v : div_node(d, NODE_MASK, v, node_of(d, node)->context);
}

struct wb_div_shape
div_eval_mask(struct div *d, uint32_t node)
{
	uint32_t v = node_of(d, node)->id, context = node_of(d, node)->context, set = lanes_set(d, v);
	const struct wb_gsa_value *x = &d->g->value[v];
	const struct wb_group *s = &d->context.at[context];

	if (set != WB_NONE && (div_within(d, s, set) || div_disjoint(d, s, set)))
		return div_uniform(WB_DIV_LAUNCH);
	if (x->clobber)
		return div_top(WB_DIV_BY_ENTRY, x->at, WB_NONE);
	switch (x->kind) {
	case WB_GSA_DEF: return eval_def(d, x->at, v, context);
	case WB_GSA_GAMMA: return div_eval_join(d, node);
	default: return div_top(WB_DIV_BY_LANES, WB_NONE, WB_NONE);
	}
}

/* ---- EXEC --------------------------------------------------------------------------------------- */
uint32_t
div_narrowed(struct div *d, uint32_t inst)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t at = d->l->of_inst[inst], v, hi, after;
	const struct wb_span *span = &d->l->span[at];

	if (d->g->exec_lo == WB_NONE || !wb_gsa_writes_exec(d->g, i) || span->flags & WB_SPAN_WHOLE_WAVE)
		return WB_NONE;
	after = at + 1 < d->l->block_span[span->block + 1] ? span[1].exec : d->l->leave[span->block];
	v = wb_gsa_after(d->g, inst, d->g->exec_lo);
	if (v == WB_NONE || d->g->value[v].kind != WB_GSA_DEF || d->g->value[v].at != inst || d->g->value[v].clobber)
		return WB_NONE;
	hi = mask_units(d) == 1 ? v : wb_gsa_after(d->g, inst, d->g->exec_hi);
	if (hi == WB_NONE || d->g->value[hi].kind != WB_GSA_DEF || d->g->value[hi].at != inst)
		return WB_NONE;			/* one half of EXEC does not change */
	return wb_lanes_within(d->l, span->care, after, span->exec) ?
		div_node(d, NODE_MASK, v, div_inst_context(d, inst)) : WB_NONE;
}

/* ---- branches ------------------------------------------------------------------------------------- */
/* For execz, execnz at @inst: the condition by which EXEC was narrowed. */
static struct wb_div_shape
eval_exec(struct div *d, uint32_t inst)
{
	const struct wb_gsa_value *x = &d->g->value[wb_gsa_before(d->g, inst, d->g->exec_lo)],
				  *hi = mask_units(d) == 1 ? x : &d->g->value[wb_gsa_before(d->g, inst, d->g->exec_hi)];
	struct wb_div_shape f;
	uint32_t node;

	if (x->kind != WB_GSA_DEF || x->clobber || hi->kind != x->kind || hi->at != x->at ||
		!(d->l->span[d->l->of_inst[x->at]].flags & WB_SPAN_NONEMPTY))
		return div_uniform(WB_DIV_WAVE);
	node = div_narrowed(d, x->at);
	if (node == WB_NONE)
		return div_uniform(WB_DIV_WAVE);
	f = *div_read(d, node);
	if (div_is_unset(&f))
		return f;
	f = div_uniform(f.cls <= WB_DIV_WAVE ? f.cls : WB_DIV_WAVE);
	f.inst = inst;
	f.from = node;
	return f;
}

/* Whether TRIPS found that no wave takes one edge of @block: then all take the other one. */
static bool
one_edge_dead(const struct wb_fn *fn, uint32_t block)
{
	for (uint32_t k = 0; k < fn->block[block].nout; k++)
		if (wb_edge_dead(fn, fn->out[fn->block[block].out + k]))
			return fn->block[block].nout == 2;
	return false;
}

struct wb_div_shape
div_eval_branch(struct div *d, uint32_t block)
{
	const struct wb_inst *i = wb_last_inst(d->fn, block);
	uint32_t at = wb_last_of(d->fn, block);
	const struct wb_span *span = i ? &d->l->span[d->l->of_inst[at]] : NULL;
	struct wb_div_shape r = div_uniform(WB_DIV_LAUNCH);
	bool reads = false;

	if (one_edge_dead(d->fn, block))
		return r;
	for (uint32_t o = 0; i && o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(d->fn, i, o);
		struct wb_div_shape f, room;
		uint32_t set;

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE))
			continue;
		reads = true;
		if (op->id == d->g->exec_lo) {
			f = eval_exec(d, at);
		} else if (d->g->exec_lo != WB_NONE && op->nunit == mask_units(d) &&
			d->fn->unit[op->id].role == WB_ROLE_VCC_LO) {
			set = source_mask(d, wb_gsa_use(d->g, i, o, 0), wb_gsa_use(d->g, i, o, op->nunit - 1u));
			set = set == WB_NONE ? WB_NONE : lanes_set(d, set);
			if (set == WB_NONE || !(span->flags & WB_SPAN_NONEMPTY) ||
				!wb_lanes_within(d->l, span->care, set, span->exec))
				f = div_uniform(WB_DIV_WAVE);	/* bits of other lanes count, too */
			else
				f = div_at_most_wave(div_mask_operand(d, at, o));
		} else {
			f = div_copied(at, div_operand(d, at, o, 0, &room));
			for (uint32_t k = 1; k < op->nunit; k++)
				f = div_worse(f, div_copied(at, div_operand(d, at, o, k, &room)));
			if (d->g->exec_lo != WB_NONE && d->fn->unit[op->id].cls == WB_UNIT_SCALAR)
				f = div_at_most_wave(f);
		}
		r = div_worse(r, f);
	}
	return reads ? r : div_uniform(WB_DIV_WAVE);	/* else a debugger decides, no operand */
}
