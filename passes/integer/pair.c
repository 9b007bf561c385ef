/* passes/integer/pair.c -- a pair of registers as a sum of 64 bits, modulo 2^64.
 *
 *	v0, vcc = add s8, v4			(s9:s8) + (v5:v4): the high sum adds the carry of the low one;
 *	v1 = addc s9, v5, vcc			the same for differences
 *	v1 = ashr 31, v0			v0, sign-extended
 *	v[0:1] = shl 2, v[4:5]			4 (v5:v4); any sum that one instruction makes
 *	v[0:1] = madw v4, 24, v[6:7]		24 v4 + (v7:v6), v4 sign- or zero-extended
 *	v[0:1] = ashr 30, v[4:5], v4 = 0	4 v5: a number above 32 zeros, shifted right by 32 at most
 *	v[0:1] = shl 2, v[4:5]; v1 = and 3, v1	4 v4, zero-extended: nothing of v5 is left
 *
 * The caller guarantees that the lanes in question were active at all instructions that are followed here.
 */
#include "internal.h"
#include "wavebound/gsa.h"

static bool
add(struct wb_pair_sum *s, enum wb_addend_kind kind, uint64_t factor, uint32_t v, uint32_t high)
{
	if (!factor)
		return true;
	if (s->n == WB_COUNT(s->of) || v == WB_NONE || high == WB_NONE)
		return false;
	s->of[s->n++] = (struct wb_addend){ .kind = (uint8_t)kind, .factor = factor, .v = v, .high = high };
	return true;
}

/* Adds @factor times the 64-bit operand @o. */
static bool
add_wide(struct wb_integers *ints, struct wb_pair_sum *s, uint64_t factor, const struct wb_opnd *o, struct wb_point w)
{
	uint64_t k;

	if (!factor)
		return true;
	if (wb_source_number(ints, o, 64, w, &k)) {
		s->add += factor * k;
		return true;
	}
	return o->kind == WB_OPND_UNIT && o->nunit == 2 && add(s, WB_ADDEND_PAIR, factor,
		wb_value_read(ints->g, o, 0), wb_value_read(ints->g, o, 1));
}

/* The same for a 32-bit operand. */
static bool
add_word(
	struct wb_integers *ints, struct wb_pair_sum *s, enum wb_addend_kind kind, uint64_t factor,
	const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->nunit == 1 && add(s, kind, factor, wb_value_read(ints->g, o, 0), 0);
}

/* ---- one instruction --------------------------------------------------------------------------- */
/* a * b + c, where the factors have 32 bits. */
static bool
of_product(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_pair_sum *s)
{
	enum wb_addend_kind kind = d->sign ? WB_ADDEND_SIGNED : WB_ADDEND_WORD;

	for (uint32_t k = 0; k < 2; k++) {
		const struct wb_opnd *o = d->src[!k];
		uint64_t c;

		if (!wb_source_number(ints, d->src[k], 32, w, &c))
			continue;
		c = d->sign ? (uint64_t)wb_with_sign(32, c) : c;
		if (o->kind == WB_OPND_IMM)
			s->add = c * (d->sign ? (uint64_t)wb_with_sign(32, o->imm) : (uint32_t)o->imm);
		return (o->kind == WB_OPND_IMM || add_word(ints, s, kind, c, o)) && add_wide(ints, s, 1, d->src[2], w);
	}
	s->multiplied = true;
	return add_word(ints, s, kind, 1, d->src[0]) && add_word(ints, s, kind, 1, d->src[1]) &&
		add_wide(ints, s, 1, d->src[2], w);
}

/* A number above 32 zeros, shifted right; or any, by 32. */
static bool
shifted_down(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_pair_sum *s)
{
	struct wb_affine low;
	uint64_t by;

	if (d->src[0]->kind != WB_OPND_UNIT || d->src[0]->nunit != 2 ||
		!wb_source_number(ints, d->src[1], 32, w, &by) || by < 1 || by > 32)
		return false;
	low = wb_affine_value(ints, wb_value_read(ints->g, d->src[0], 0), w);
	return (by == 32 || (wb_affine_constant(&low) && !low.add)) &&
		add(s, d->op == WB_OP_ASHR ? WB_ADDEND_SIGNED : WB_ADDEND_WORD, (uint64_t)1 << (32 - by),
			wb_value_read(ints->g, d->src[0], 1), 0);
}

bool
wb_pair_of_one(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_pair_sum *s)
{
	bool constant[3] = { false };
	uint64_t k[3] = { 0 };
	struct wb_linear l;
	struct wb_decoded d;

	if (!wb_value_same_point(ints->g, v, high) || wb_value_unit(ints->g, v) + 1 != wb_value_unit(ints->g, high) ||
		!wb_value_operation(ints, v, w, &d) || d.part != 0 || d.ndef != 2 || d.nsrc > 3)
		return false;
	if (d.op == WB_OP_MADW)
		return d.nsrc == 3 && of_product(ints, &d, w, s);
	if (d.bits != 64)
		return false;
	if (d.op == WB_OP_LSHR || d.op == WB_OP_ASHR)
		return d.nsrc == 2 && shifted_down(ints, &d, w, s);
	if (d.nsrc > 1)			/* the shift amount; other instructions have none */
		constant[1] = wb_source_number(
			ints, d.src[1], d.op == WB_OP_SHL || d.op == WB_OP_SHLADD ? 32 : 64, w, &k[1]);
	if (!wb_linear(d.op, 64, constant, k, d.nsrc, &l) || l.ored)
		return false;
	s->add = l.add;
	for (uint32_t j = 0; j < d.nsrc; j++)
		if (!add_wide(ints, s, l.factor[j], d.src[j], w))
			return false;
	return true;
}

/* Adds @factor times the pair of the @k-th source of @lo and source @b of the high half. */
static bool
add_joined(struct wb_integers *ints, struct wb_pair_sum *s, uint64_t factor, const struct wb_decoded *lo, uint32_t k,
	const struct wb_opnd *b, struct wb_point w)
{
	const struct wb_opnd *a = lo->src[k];
	bool all = lo->sel[k] == WB_SEL_ALL;
	uint64_t x, y;

	if (a->kind == WB_OPND_UNIT && b->kind == WB_OPND_UNIT && all)
		return a->nunit == 1 && b->nunit == 1 &&
			add(s, WB_ADDEND_PAIR, factor, wb_value_read(ints->g, a, 0), wb_value_read(ints->g, b, 0));
	if (!wb_source_number(ints, b, 32, w, &y))
		return false;
	if (all && wb_source_number(ints, a, 32, w, &x)) {
		s->add += factor * (y << 32 | x);
		return true;
	}
	if (y || lo->sel[k] & WB_SEL_SIGN || !add_word(ints, s, all ? WB_ADDEND_WORD : WB_ADDEND_PART, factor, a))
		return false;
	if (!all) {
		s->of[s->n - 1].most = lo->sel[k] < WB_SEL_WORD ? UINT8_MAX : UINT16_MAX;
		s->of[s->n - 1].is_low = lo->sel[k] == 0 || lo->sel[k] == WB_SEL_WORD;
	}
	return true;
}

/* low = a + b with carry c, high = a' + b' + c; or the same with minus. With @exchanged, the high halves of a sum are
 * exchanged: (a, b') and (b, a') have the same sum as (a, a') and (b, b'). */
static bool
with_carry(
	struct wb_integers *ints, uint32_t v, uint32_t high, bool exchanged, struct wb_point w, struct wb_pair_sum *s)
{
	struct wb_decoded lo, hi;
	bool minus;

	if (!wb_value_operation(ints, high, w, &hi) || (hi.op != WB_OP_ADDC && hi.op != WB_OP_SUBB) ||
		!wb_value_is_def(ints->g, v) || !wb_lanes_written(ints, wb_value_at(ints->g, v), &w) ||
		!wb_decode_parts(ints->fn, wb_value_at(ints->g, v), wb_value_unit(ints->g, v), &lo))
		return false;
	minus = lo.op == WB_OP_SUB && hi.op == WB_OP_SUBB;
	if (!minus && !(lo.op == WB_OP_ADD && hi.op == WB_OP_ADDC))
		return false;
	if (lo.second || lo.bits != 32 || hi.bits != 32 || lo.sign || lo.nsrc != 2 || hi.nsrc != 3 || lo.ndef != 1 ||
		hi.ndef != 1 || (minus && exchanged))
		return false;
	return wb_value_def_inst(ints->g, hi.src[2]) == lo.inst &&
		add_joined(ints, s, 1, &lo, 0, hi.src[exchanged], w) &&
		add_joined(ints, s, minus ? UINT64_MAX : 1, &lo, 1, hi.src[!exchanged], w);
}

/* A pair shifted left by k, of whose high half only the low k bits are kept. */
static bool
cut_shift(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_pair_sum *s)
{
	struct wb_decoded lo, hi;
	uint64_t by, mask;

	if (!wb_value_operation(ints, high, w, &hi) || hi.op != WB_OP_AND || hi.bits != 32 || hi.nsrc != 2 ||
		!wb_value_operation(ints, v, w, &lo) || lo.op != WB_OP_SHL || lo.bits != 64 || lo.part ||
		lo.src[0]->kind != WB_OPND_UNIT || !wb_source_number(ints, lo.src[1], 32, w, &by) || by > 31)
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		uint32_t from = hi.src[!k]->kind == WB_OPND_UNIT ? wb_value_read(ints->g, hi.src[!k], 0) : WB_NONE;

		if (!wb_source_number(ints, hi.src[k], 32, w, &mask))
			continue;
		wb_value_skip_moves(ints, &from, &w);
		return mask == ((uint64_t)1 << by) - 1 && wb_value_same_point(ints->g, v, from) &&
			wb_value_unit(ints->g, from) == wb_value_unit(ints->g, v) + 1 &&
			add(s, WB_ADDEND_WORD, (uint64_t)1 << by, wb_value_read(ints->g, lo.src[0], 0), 0);
	}
	return false;
}

/* @high has the sign of the low half in all bits. */
static bool
with_sign(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_pair_sum *s)
{
	struct wb_affine low, x;
	struct wb_decoded d;
	uint64_t by;

	if (!wb_value_operation(ints, high, w, &d) || d.op != WB_OP_ASHR || d.bits != 32 || d.nsrc != 2 ||
		!wb_source_number(ints, d.src[1], 32, w, &by) || (by & 31) != 31)
		return false;
	low = wb_affine_value(ints, v, w);
	x = wb_affine_source(ints, d.src[0], 32, w);
	return wb_affine_same(&x, &low) && add(s, WB_ADDEND_SIGNED, 1, v, 0);
}

bool
wb_pair_sum(
	struct wb_integers *ints, uint32_t v, uint32_t high, bool exchanged, struct wb_point w, struct wb_pair_sum *s)
{
	typedef bool form(struct wb_integers *, uint32_t, uint32_t, struct wb_point, struct wb_pair_sum *);
	static form *const forms[] = { wb_pair_of_one, cut_shift };
	struct wb_pair_sum nothing = { .inst = WB_NONE };
	uint32_t low = v;

	wb_value_skip_moves(ints, &low, &w);
	wb_value_skip_moves(ints, &high, &w);
	if (wb_value_is_def(ints->g, high))
		nothing.inst = wb_value_at(ints->g, high);
	*s = nothing;
	if (with_carry(ints, low, high, exchanged, w, s))
		return true;
	for (uint32_t k = 0; k < WB_COUNT(forms) && !exchanged; k++) {
		*s = nothing;
		if (forms[k](ints, low, high, w, s))
			return true;
	}
	*s = (struct wb_pair_sum){ .inst = WB_NONE };
	return !exchanged && with_sign(ints, v, high, w, s);
}

bool
wb_pair_choice(
	struct wb_integers *ints, uint32_t v, uint32_t high, uint32_t take, struct wb_point w, struct wb_pair_sum *s)
{
	struct wb_decoded lo, hi;

	if (!wb_value_operation(ints, v, w, &lo) || !wb_value_operation(ints, high, w, &hi) || lo.op != WB_OP_CNDMASK ||
		hi.op != lo.op || lo.bits != 32 || hi.bits != 32 || lo.nsrc != 3 || hi.nsrc != 3 ||
		lo.src[2]->kind != WB_OPND_UNIT || hi.src[2]->kind != WB_OPND_UNIT ||
		lo.src[2]->nunit != hi.src[2]->nunit)
		return false;
	for (uint32_t k = 0; k < lo.src[2]->nunit; k++)
		if (wb_gsa_use_of(ints->g, lo.src[2], k) != wb_gsa_use_of(ints->g, hi.src[2], k))
			return false;
	*s = (struct wb_pair_sum){ .inst = hi.inst };
	return add_joined(ints, s, 1, &lo, take, hi.src[take], w);
}
