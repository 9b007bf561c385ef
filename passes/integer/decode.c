/* passes/integer/decode.c -- an instruction as an operation on numbers: its definition and its sources.
 */
#include "decode.h"

/* Whether @o is the old value of the result register, which the operation uses: s_addk, s_mulk. */
static bool
is_tied(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	const struct wb_opnd *d = wb_opnd(fn, i, 0);

	return (i->op == WB_OP_ADD || i->op == WB_OP_MUL) && o->kind == WB_OPND_UNIT &&
		fn->unit[o->id].cls == WB_UNIT_SCALAR && fn->unit[o->id].role == WB_ROLE_NONE &&
		d->kind == WB_OPND_UNIT && d->flags & WB_DEF && d->id == o->id && d->nunit == 1 && o->nunit == 1;
}

/* Not EXEC and mode bits, which all vector instructions read: they are no numbers. */
static bool
is_number(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	if (o->kind == WB_OPND_MOD || !(o->flags & WB_USE))
		return false;
	if (!(o->flags & WB_IMPLICIT) || o->kind != WB_OPND_UNIT)
		return true;
	return fn->unit[o->id].role == WB_ROLE_SCC || fn->unit[o->id].role == WB_ROLE_VCC_LO || is_tied(fn, i, o);
}

/* Whether @i computes just its operation, apart from reading parts of its sources: all of the result is written. */
static bool
is_plain_but_parts(const struct wb_fn *fn, const struct wb_inst *i)
{
	static const enum wb_mod changes[] = { WB_MOD_OMOD, WB_MOD_OPSEL, WB_MOD_OPSELHI, WB_MOD_NEGLO, WB_MOD_NEGHI,
		WB_MOD_DPPCTRL, WB_MOD_DPP8 };

	for (uint32_t k = 0; k < WB_COUNT(changes); k++)
		if (wb_mod_present(fn, i, changes[k]))
			return false;
	return !(i->flags & WB_I_CROSSLANE) && wb_mod(fn, i, WB_MOD_DSTSEL) == WB_SEL_ALL;
}

/* Whether @i reads parts of its sources, computes just its operation apart from that, and has a 32-bit result. */
static bool
reads_parts(const struct wb_fn *fn, const struct wb_inst *i)
{
	return is_plain_but_parts(fn, i) && wb_type_word(i->type) &&
		(wb_mod_present(fn, i, WB_MOD_SRC0SEL) || wb_mod_present(fn, i, WB_MOD_SRC1SEL));
}

/* The part of its @k-th number that @i reads. */
static uint8_t
selection(const struct wb_fn *fn, const struct wb_inst *i, uint32_t k, const struct wb_opnd *o)
{
	static const enum wb_mod of[] = { WB_MOD_SRC0SEL, WB_MOD_SRC1SEL };

	return (uint8_t)((k < 2 && wb_mod_present(fn, i, of[k]) ? wb_mod(fn, i, of[k]) : WB_SEL_ALL) |
		(o->flags & WB_SEXT ? WB_SEL_SIGN : 0));
}

/* Whether @i computes with integers of 32 or 64 bits, or with bits. Halves of registers count only in comparisons,
 * where the caller handles the type. */
static bool
is_integer(const struct wb_inst *i)
{
	if (i->type == WB_T_I16 || i->type == WB_T_U16)
		return wb_compare_is((enum wb_op)i->op);
	return i->type == WB_T_NONE || wb_type_word(i->type) || wb_type_wide(i->type);
}

/* Replaces a reversed operation by the one with its first two sources exchanged. */
static void
swap_reversed(struct wb_decoded *d)
{
	enum wb_op op = wb_forward(d->op);
	const struct wb_opnd *src = d->src[0];
	uint8_t sel = d->sel[0];

	if (op == d->op || d->nsrc < 2)
		return;
	d->op = op;
	d->src[0] = d->src[1];
	d->src[1] = src;
	d->sel[0] = d->sel[1];
	d->sel[1] = sel;
}

/* The upper half of a product, plus 0: on some targets there is no other instruction for it. */
static void
upper_half(struct wb_decoded *d)
{
	if (d->op != WB_OP_MADW || d->part != 1 || d->nsrc != 3 || d->src[2]->kind != WB_OPND_IMM || d->src[2]->imm)
		return;
	d->op = WB_OP_MULHI;
	d->part = 0;
	d->ndef = 1;
	d->nsrc = 2;
}

void
wb_decode_low_product(struct wb_decoded *d)
{
	if (d->op != WB_OP_MADW || d->part != 0 || d->ndef != 2)
		return;
	d->op = WB_OP_MAD;
	d->bits = 32;
	d->ndef = 1;
}

/* The numbers that @i reads, and its definition, of any type. @parts: also if it reads parts of its sources. @clamped:
 * only if the result saturates. */
static bool
decode_any(const struct wb_fn *fn, uint32_t inst, uint32_t unit, bool parts, bool clamped, struct wb_decoded *d)
{
	const struct wb_inst *i = &fn->inst[inst];
	uint32_t ndef = 0;
	bool hit = unit == WB_NONE;

	*d = (struct wb_decoded){ .op = (enum wb_op)i->op,
		.inst = inst, .sign = i->type == WB_T_I32 || i->type == WB_T_I64,
		.bits = wb_type_wide(i->type) ? 64 : 32,
		.type = i->type };
	if (i->op == WB_OP_CALL || i->op == WB_OP_OTHER || (wb_mod(fn, i, WB_MOD_CLAMP) != 0) != clamped)
		return false;
	WB_EACH_OPND(fn, i, o) {
		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF) {
			if (unit != WB_NONE && unit >= o->id && unit < o->id + o->nunit) {
				d->second = ndef > 0;
				d->part = unit - o->id;
				d->ndef = o->nunit;
				hit = true;
			}
			ndef++;
		}
		if (is_number(fn, i, o)) {
			if (o->flags & (WB_NEG | WB_ABS) || (o->flags & WB_SEXT && !parts) ||
				d->nsrc == WB_COUNT(d->src))
				return false;
			d->sel[d->nsrc] = parts ? selection(fn, i, d->nsrc, o) : WB_SEL_ALL;
			d->src[d->nsrc++] = o;
		}
	}
	swap_reversed(d);
	upper_half(d);
	return hit;
}

static bool
decode(const struct wb_fn *fn, uint32_t inst, uint32_t unit, bool parts, struct wb_decoded *d)
{
	return is_integer(&fn->inst[inst]) && decode_any(fn, inst, unit, parts, false, d);
}

bool
wb_decode_float(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d)
{
	const struct wb_inst *i = &fn->inst[inst];

	return !(i->flags & WB_I_UNMODELLED) && i->type == WB_T_F32 && decode_any(fn, inst, unit, false, false, d);
}

bool
wb_decode(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d)
{
	return !(fn->inst[inst].flags & WB_I_UNMODELLED) && decode(fn, inst, unit, false, d);
}

/* Whether @i keeps a part of the old value of its result register. */
static bool
keeps_old(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t k = 1; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_IMPLICIT && o->id == wb_opnd(fn, i, 0)->id)
			return true;
	}
	return false;
}

/* A right shift of the low 16 bits, with zeros above: half the size of a workgroup. Shifts of other halves (op_sel)
 * keep the half above, or have the amount in a register (SDWA). */
static bool
shifts_half(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d)
{
	const struct wb_inst *i = &fn->inst[inst];

	if (i->op != WB_OP_LSHRREV || i->type != WB_T_U16 || keeps_old(fn, i) ||
		!decode_any(fn, inst, unit, false, false, d) || d->src[1]->kind != WB_OPND_IMM || d->src[1]->imm > 15)
		return false;
	d->type = WB_T_U32;
	d->sel[0] = WB_SEL_WORD;
	return true;
}

bool
wb_decode_parts(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d)
{
	const struct wb_inst *i = &fn->inst[inst];

	return wb_decode(fn, inst, unit, d) || shifts_half(fn, inst, unit, d) ||
		(i->flags & WB_I_UNMODELLED && reads_parts(fn, i) && decode(fn, inst, unit, true, d));
}

bool
wb_decode_half(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d)
{
	const struct wb_inst *i = &fn->inst[inst];
	enum wb_op op = wb_forward((enum wb_op)i->op);
	bool sign = i->type == WB_T_I16, extreme = op == WB_OP_MIN || op == WB_OP_MAX;

	if ((!sign && i->type != WB_T_U16) || (op != WB_OP_ADD && op != WB_OP_SUB && !wb_compare_is(op) && !extreme &&
			(sign || op != WB_OP_MUL)) ||
		!is_plain_but_parts(fn, i) || !decode_any(fn, inst, unit, true, false, d))
		return false;
	d->sign = sign;
	d->extended = (!sign || extreme) && !wb_compare_is(op) && !keeps_old(fn, i) && !d->second && d->ndef == 1 &&
		d->nsrc == 2;
	return true;
}

bool
wb_decode_saturated(const struct wb_fn *fn, uint32_t inst, uint32_t unit, struct wb_decoded *d)
{
	const struct wb_inst *i = &fn->inst[inst];

	return wb_type_word(i->type) && is_plain_but_parts(fn, i) && !wb_mod_present(fn, i, WB_MOD_SRC0SEL) &&
		!wb_mod_present(fn, i, WB_MOD_SRC1SEL) && decode_any(fn, inst, unit, false, true, d);
}

bool
wb_select_sources(const struct wb_decoded *d, uint32_t *condition, uint32_t *yes, uint32_t *no)
{
	*condition = d->op == WB_OP_CMOV ? 1 : 2;
	*yes = d->op == WB_OP_CNDMASK;
	*no = d->op == WB_OP_CMOV ? 2 : d->op == WB_OP_SELECT;
	return d->nsrc == 3 && (d->op == WB_OP_CMOV || d->op == WB_OP_SELECT || d->op == WB_OP_CNDMASK);
}

bool
wb_scc_is_nonzero(enum wb_op op)
{
	switch (op) {
	case WB_OP_AND: case WB_OP_OR: case WB_OP_XOR: case WB_OP_ANDN2: case WB_OP_ORN2: case WB_OP_NOT:
	case WB_OP_SHL: case WB_OP_LSHR: case WB_OP_ASHR: case WB_OP_BFE:
		return true;
	default:
		return false;
	}
}
