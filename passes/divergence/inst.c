/* passes/divergence/inst.c -- transfer functions of instructions on shapes.
 *
 * Arithmetic in shape.c keeps affine shapes. Any other instruction that computes lane by lane (wb_lanewise) has a
 * uniform result if all operands are uniform. Memory, instructions across lanes, and atomics have rules of their own.
 * All else is divergent.
 */
#include "../integer/operation.h"
#include "../integer/integer.h"
#include "div.h"
#include "wavebound/effects.h"

/* Whether @op is an operand that is read; EXEC may be named only because it masks the write. */
static inline bool
is_source(const struct div *d, const struct wb_opnd *op)
{
	if (op->kind == WB_OPND_MOD || !(op->flags & WB_USE))
		return false;
	if (op->kind != WB_OPND_UNIT || !(op->flags & WB_IMPLICIT))
		return true;
	return op->id != d->g->exec_lo && op->id != d->g->exec_hi;
}

uint32_t
div_source(const struct div *d, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (is_source(d, wb_opnd(d->fn, i, o)) && n-- == 0)
			return o;
	return WB_NONE;
}

/* An operand without a node. */
static struct read
without_node(struct wb_div_shape *room, struct wb_div_shape f)
{
	*room = f;
	return (struct read){ room, WB_NONE };
}

struct read
div_operand(struct div *d, uint32_t inst, uint32_t o, uint32_t k, struct wb_div_shape *room)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);
	struct read r;

	if (op->kind == WB_OPND_IMM)
		return without_node(room, op->flags & (WB_NEG | WB_ABS | WB_SEXT) ? div_uniform(WB_DIV_LAUNCH) :
								  div_constant((uint32_t)(op->imm >> 32 * (k & 1))));
	if (op->kind != WB_OPND_UNIT)
		return without_node(room, div_uniform(WB_DIV_LAUNCH));	/* an address of code or data */
	r.from = div_use(d, inst, o, k < op->nunit ? k : 0);
	if (r.from == WB_NONE)
		return without_node(room, div_top(WB_DIV_BY_ENTRY, inst, WB_NONE));
	r.f = div_read(d, r.from);
	if (!(op->flags & (WB_NEG | WB_ABS | WB_SEXT)) || div_is_unset(r.f) || r.f->cls == WB_DIV_DIVERGENT)
		return r;
	/* with its sign changed or cleared, only whether it is uniform is known */
	*room = r.f->cls == WB_DIV_AFFINE ? div_top(WB_DIV_BY_OPERAND, inst, r.from) : div_uniform(r.f->cls);
	return (struct read){ room, r.from };
}

struct wb_div_shape
div_copied(uint32_t inst, struct read x)
{
	struct wb_div_shape f = *x.f;

	if (x.from != WB_NONE) {
		f.inst = inst;
		f.from = x.from;
	}
	return f;
}

static const struct wb_div_shape unset = { .cls = DIV_UNSET };

/* What @inst makes of its operand @x, whatever it computes. */
static struct wb_div_shape
made_from(uint32_t inst, struct read x)
{
	struct wb_div_shape f = *x.f;

	if (div_is_unset(&f))
		return f;
	if (f.cls > WB_DIV_WAVE)
		return div_top(WB_DIV_BY_OPERAND, inst, x.from);
	f = div_uniform(f.cls);
	f.inst = inst;
	f.from = x.from;
	return f;
}

struct wb_div_shape
div_worst_operand(struct div *d, uint32_t inst, bool addresses_only)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_shape worst = div_uniform(WB_DIV_LAUNCH), room;

	for (uint32_t o = 0; o < i->nopnd && worst.cls != WB_DIV_DIVERGENT; o++) {
		const struct wb_opnd *op = wb_opnd(d->fn, i, o);

		if ((addresses_only && o == i->mem.data) || !is_source(d, op))
			continue;
		if (wb_read_kind(d->fn, i, o) == WB_READS_BIT) {
			room = div_mask_operand(d, inst, o);
			worst = div_worse(worst, made_from(inst, (struct read){ &room, room.from }));
			continue;
		}
		for (uint32_t k = 0; op->kind == WB_OPND_UNIT && k < op->nunit && worst.cls != WB_DIV_DIVERGENT; k++)
			worst = div_worse(worst, made_from(inst, div_operand(d, inst, o, k, &room)));
	}
	return worst;
}

/* ---- arithmetic ---------------------------------------------------------------------------- */
bool
div_decode(const struct div *d, uint32_t v, struct wb_decoded *p)
{
	const struct wb_gsa_value *x = &d->g->value[v];

	if (d->fn->inst[x->at].flags & WB_I_CROSSLANE || !wb_decode_parts(d->fn, x->at, x->unit, p) || p->second ||
		p->nsrc > 3 || !(wb_type_word(p->type) || wb_type_wide(p->type)))
		return false;
	wb_decode_low_product(p);
	return p->bits == 64 || p->ndef == 1;
}

/* Whether half p->part of the result is @p on the same halves of the sources. The lower half of a left shift depends on
 * lower halves only. */
static bool
is_by_halves(const struct wb_decoded *p)
{
	return wb_has_trait(p->op, WB_BITWISE) || (p->part == 0 && (p->op == WB_OP_SHL || p->op == WB_OP_SHLADD));
}

/* The result @v, if it is that of an operation on 32 bits that shape.c has; else false. */
static bool
compute(struct div *d, uint32_t v, struct wb_div_shape *out)
{
	const struct wb_div_shape *x[3];
	struct wb_div_shape room[3];
	struct wb_decoded p;
	uint32_t from[3], differs = WB_NONE;
	const enum wb_op op = (enum wb_op)d->fn->inst[d->g->value[v].at].op;
	bool halves;

	if (!wb_folds(op == WB_OP_MADW ? WB_OP_MAD : op, false) || !div_decode(d, v, &p) ||
		(p.bits == 64 && !is_by_halves(&p)))
		return false;
	halves = p.bits == 64 && wb_has_trait(p.op, WB_BITWISE);
	for (uint32_t s = 0; s < p.nsrc; s++) {
		struct read r = div_operand(d, p.inst, div_operand_of(d, &p, s), halves ? p.part : 0, &room[s]);

		if (div_is_unset(r.f)) {
			*out = unset;
			return true;
		}
		if (r.f->cls > WB_DIV_WAVE && differs == WB_NONE)
			differs = r.from;
		if (r.f->cls == WB_DIV_DIVERGENT) {	/* whatever the others are */
			*out = div_top(WB_DIV_BY_OPERAND, p.inst, differs);
			return true;
		}
		if (p.sel[s] != WB_SEL_ALL)
			return false;
		x[s] = r.f;
		from[s] = r.from;
	}
	if ((p.bits == 64 && !halves &&
		(p.nsrc < 2 || !div_is_constant(x[1]) || x[1]->low > (p.op == WB_OP_SHL ? 31 : 4))) ||
		!div_compute(p.op, p.sign, x, p.nsrc, d->out->most, out))
		return false;
	out->why = WB_DIV_BY_OPERAND;
	out->inst = p.inst;
	out->from = from[0];
	for (uint32_t k = 1; k < p.nsrc; k++)
		if (out->from == WB_NONE || x[k]->cls > x[0]->cls)
			out->from = from[k];
	return true;
}

/* ---- memory -------------------------------------------------------------------------------------- */
/* The number that load @inst loads into @unit, if the launch tells it. */
static bool
known_word(struct div *d, uint32_t inst, uint32_t unit, uint32_t *word)
{
	struct wb_integers *ints;
	struct wb_affine f;

	if (!d->values->kernarg.bytes && !d->values->packet.bytes)
		return false;
	ints = div_integers(d);
	f = wb_affine_value(ints, wb_value_defined(d->g, inst, unit), wb_point_active(ints, inst));
	*word = (uint32_t)f.add;
	return wb_affine_constant(&f);
}

uint64_t
div_argument_align(const struct div *d, uint64_t at, uint64_t unstated)
{
	const struct wb_kernel_desc *desc = d->fn->desc;
	const struct wb_launch *launch = d->env ? d->env->launch : NULL;
	uint64_t stated;

	for (uint32_t k = 0; desc && k < desc->narg; k++) {
		const struct wb_arg *a = &desc->arg[k];

		if (a->offset != at)
			continue;
		if (a->kind == WB_ARG_LDS_POINTER && a->bytes == 4)
			return a->align > 16 ? a->align : 16;
		stated = a->kind == WB_ARG_BUFFER && a->bytes == 8 && launch ? wb_launch_align(launch, d->fn, k) : 0;
		if (a->kind == WB_ARG_BUFFER && a->bytes == 8)
			return stated ? stated : unstated;
	}
	return 1;
}

static struct wb_div_shape
eval_load(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_shape f = div_worst_operand(d, inst, true);
	struct wb_filled m;
	uint32_t o, word;

	if (!div_is_unset(&f) && f.cls <= WB_DIV_WAVE && known_word(d, inst, unit, &word)) {
		f = div_constant(word);
		f.inst = inst;
		return f;
	}
	if (i->mem.space == WB_SPACE_SCALAR) {
		if (div_is_unset(&f))
			return f;
		m = wb_integers_filled(div_integers(d), inst, unit - wb_opnd(d->fn, i, 0)->id,
			wb_point_active(d->ints, inst));
		if (f.cls > WB_DIV_WAVE || (d->writes_memory && !m.from))
			f = div_uniform(WB_DIV_WAVE);
		f.low_bits = 0;
		if (d->env && d->env->launch && m.n == 1 && m.from == wb_integers_arguments(d->ints) &&
			i->mem.bytes >= 4)
			f.low_bits = (uint8_t)__builtin_ctzll(div_argument_align(d, m.at[0], 1) | (uint64_t)1 << 31);
		f.low = 0;
		return f;
	}
	if (i->mem.space == WB_SPACE_SCRATCH || (i->mem.space == WB_SPACE_FLAT && d->has_scratch))
		return div_top(WB_DIV_BY_MEMORY, inst, WB_NONE);	/* each lane has its own */
	for (uint32_t n = 0; (o = div_source(d, i, n)) != WB_NONE; n++)
		if (wb_opnd(d->fn, i, o)->kind == WB_OPND_UNIT && wb_opnd(d->fn, i, o)->nunit >= 4)
			return div_top(WB_DIV_BY_MEMORY, inst, WB_NONE);	/* a descriptor may add the lane's id */
	if (i->flags & WB_I_CROSSLANE)
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (div_is_unset(&f))
		return f;
	if (f.cls > WB_DIV_WAVE)
		return div_top(WB_DIV_BY_MEMORY, inst, f.from);
	f = div_uniform(WB_DIV_WAVE);
	f.inst = inst;
	return f;
}

/* ---- across lanes ---------------------------------------------------------------------------------------- */
/* readfirstlane: of some lane that is on; of lane 0 if none is. */
static struct wb_div_shape
read_first(struct div *d, uint32_t inst)
{
	uint32_t o = div_source(d, &d->fn->inst[inst], 0);
	struct wb_div_shape room, r = div_uniform(WB_DIV_WAVE);
	struct read x =
		o == WB_NONE ? without_node(&room, div_top(WB_DIV_BY_LANES, inst, WB_NONE)) : div_operand(d, inst, o, 0,
		&room);

	if (div_is_unset(x.f))
		return unset;
	if (d->g->exec_lo != WB_NONE && !(d->l->span[d->l->of_inst[inst]].flags & WB_SPAN_NONEMPTY))
		return r;
	if (x.f->cls <= WB_DIV_WAVE)
		return div_copied(inst, x);
	r.max = x.f->cls == WB_DIV_AFFINE ? x.f->max : UINT32_MAX;
	r.inst = inst;
	r.from = x.from;
	return r;
}

/* Whether @inst counts all lanes of the low or the @high half below each lane, and adds its second source. */
static bool
counts_all_lanes(const struct div *d, uint32_t inst, bool high)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t mask = div_source(d, i, 0), to = div_source(d, i, 1);
	const struct wb_opnd *op = mask == WB_NONE ? NULL : wb_opnd(d->fn, i, mask);

	return i->op == WB_OP_MBCNT && !(i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE)) &&
		!wb_mod(d->fn, i, WB_MOD_CLAMP) && (wb_mod(d->fn, i, WB_MOD_SHIFT) == 32) == high && op &&
		op->kind == WB_OPND_IMM && !(op->flags & (WB_NEG | WB_ABS | WB_SEXT)) &&
		(uint32_t)op->imm == UINT32_MAX && to != WB_NONE;
}

/* The instruction that defines the second source of @inst in all lanes that read it; WB_NONE. */
static uint32_t
def_of_second(struct div *d, uint32_t inst)
{
	uint32_t o = div_source(d, &d->fn->inst[inst], 1);
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);

	if (op->kind != WB_OPND_UNIT || op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return WB_NONE;
	return div_def_inst(d, div_use(d, inst, o, 0));
}

/* mbcnt of all lanes: the low half and, in waves of 64, the high half on top give the lane id. */
static struct wb_div_shape
lane_id(struct div *d, uint32_t inst)
{
	bool wide = d->lanes == 64;
	uint32_t low = inst;
	struct wb_div_shape lane = div_constant(0), room, r;
	struct read more;

	if (!d->rows || !counts_all_lanes(d, inst, wide))
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (wide)
		low = def_of_second(d, inst);
	if (low == WB_NONE || !counts_all_lanes(d, low, false))
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	lane.cls = WB_DIV_AFFINE;
	lane.stride[0] = 1;
	lane.max = d->lanes - 1;
	more = div_operand(d, low, div_source(d, &d->fn->inst[low], 1), 0, &room);
	if (div_is_unset(more.f))
		return unset;
	if (!div_compute(WB_OP_ADD, false, (const struct wb_div_shape *const []){ &lane, more.f }, 2, d->out->most, &r))
		return div_top(WB_DIV_BY_LANES, inst, more.from);
	r.why = WB_DIV_BY_ENTRY;
	r.inst = inst;
	return r;
}

/* ---- all ------------------------------------------------------------------------------------------- */
static struct wb_div_shape
eval_vector(struct div *d, uint32_t v)
{
	const uint32_t inst = d->g->value[v].at, unit = d->g->value[v].unit;
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_shape f;

	switch (i->op) {
	case WB_OP_LOAD: return eval_load(d, inst, unit);
	case WB_OP_ATOMIC: return div_top(WB_DIV_BY_ATOMIC, inst, WB_NONE);
	case WB_OP_MBCNT: return lane_id(d, inst);
	case WB_OP_CALL: case WB_OP_TIME: case WB_OP_TID: return div_top(WB_DIV_BY_ENTRY, inst, WB_NONE);
	default: break;
	}
	if (!wb_lanewise(i))
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (compute(d, v, &f))
		return f;
	return div_worst_operand(d, inst, false);
}

static struct wb_div_shape
eval_scalar(struct div *d, uint32_t v)
{
	const uint32_t inst = d->g->value[v].at, unit = d->g->value[v].unit;
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_shape f;

	switch (i->op) {
	case WB_OP_LOAD: return i->mem.space == WB_SPACE_SCALAR ? eval_load(d, inst, unit) : div_uniform(WB_DIV_WAVE);
	case WB_OP_READFIRST: return read_first(d, inst);
	case WB_OP_GETPC: return div_uniform(WB_DIV_LAUNCH);
	case WB_OP_TIME: case WB_OP_CALL: case WB_OP_OTHER: case WB_OP_READLANE:
	case WB_OP_ATOMIC: return div_uniform(WB_DIV_WAVE);
	default: break;
	}
	if (compute(d, v, &f))
		return div_at_most_wave(f);
	for (uint32_t o = 0; o < i->nopnd; o++) {	/* masks made from lanes, and EXEC itself */
		const struct wb_opnd *op = wb_opnd(d->fn, i, o);

		if (op->kind == WB_OPND_UNIT && op->flags & WB_USE &&
			(d->fn->unit[op->id].cls == WB_UNIT_VECTOR || d->fn->unit[op->id].role == WB_ROLE_EXEC_LO))
			return div_uniform(WB_DIV_WAVE);
	}
	return div_at_most_wave(div_worst_operand(d, inst, false));
}

struct wb_div_shape
div_transfer(struct div *d, uint32_t v)
{
	const struct wb_gsa_value *x = &d->g->value[v];
	const struct wb_inst *i = &d->fn->inst[x->at];
	bool slot = x->unit >= d->fn->nunit;
	uint32_t from = wb_gsa_copied(d->g, v, WB_GSA_VECTORS), o;
	struct wb_div_shape room, f;

	if (from != WB_NONE && (!slot || wb_gsa_is_lane_copy(d->g, x))) {
		from = div_value_node(d, from, div_inst_context(d, x->at));
		f = div_copied(x->at, (struct read){ div_read(d, from), from });
		f.why = WB_DIV_BY_OPERAND;
		return f;
	}
	if (!slot)
		return d->fn->unit[x->unit].cls == WB_UNIT_VECTOR ? eval_vector(d, v) : eval_scalar(d, v);
	o = i->op == WB_OP_WRITELANE ? div_source(d, i, 0) : i->mem.data;	/* a spilled register */
	return o >= i->nopnd ? div_uniform(WB_DIV_WAVE) :
			       div_copied(x->at, div_operand(d, x->at, o, x->unit - wb_gsa_slot(d->g, x->at), &room));
}
