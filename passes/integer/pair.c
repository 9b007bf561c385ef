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
 * or a word with zeros above, or the same from all paths that meet. Any other pair is a term, and so is a word.
 *
 * The caller guarantees that the lanes in question were active at all instructions that are followed here.
 */
#include "internal.h"
#include "wavebound/gsa.h"

/* The word @v, extended to 64 bits by zeros, or by its sign. */
static struct wb_affine
word(struct wb_integers *ints, uint32_t v, bool sign)
{
	return wb_affine_single(64, wb_affine_term_of(ints, (struct wb_term){
		.kind = sign ? WB_TERM_EXTENDED : WB_TERM_VALUE, .v = v }));
}

/* Adds @factor times @f. */
static bool
add(struct wb_affine *s, uint64_t factor, struct wb_affine f)
{
	f = wb_affine_scaled(f, factor);
	return wb_affine_sum(s, &f, s);
}

/* Adds @factor times the 64-bit operand @o. */
static bool
add_wide(struct wb_integers *ints, struct wb_affine *s, uint64_t factor, const struct wb_opnd *o, struct wb_point w)
{
	if (!factor || o->kind == WB_OPND_IMM)
		return add(s, factor, wb_affine_number(64, o->imm));
	return o->kind == WB_OPND_UNIT && o->nunit == 2 && add(s, factor,
		wb_affine_pair(ints, wb_value_read(ints->g, o, 0), wb_value_read(ints->g, o, 1), w));
}

/* The same for a 32-bit operand, extended by its sign or by zeros. */
static bool
add_word(struct wb_integers *ints, struct wb_affine *s, uint64_t factor, const struct wb_opnd *o, bool sign,
	struct wb_point w)
{
	uint64_t k;

	if (wb_source_number(ints, o, 32, w, &k))
		return add(s, factor, wb_affine_number(64, sign ? (uint64_t)wb_with_sign(32, k) : k));
	return o->kind == WB_OPND_UNIT && o->nunit == 1 && add(s, factor,
		word(ints, wb_value_read(ints->g, o, 0), sign));
}

/* ---- one instruction --------------------------------------------------------------------------- */
/* a * b + c, where the factors have 32 bits. */
static bool
of_product(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_affine *s)
{
	uint64_t c;

	for (uint32_t k = 0; k < 2; k++)
		if (wb_source_number(ints, d->src[k], 32, w, &c))
			return add_word(ints, s, d->sign ? (uint64_t)wb_with_sign(32, c) : c, d->src[!k], d->sign, w) &&
				add_wide(ints, s, 1, d->src[2], w);
	return false;
}

/* A number above 32 zeros, shifted right; or any, by 32. */
static bool
shifted_down(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_affine *s)
{
	struct wb_affine low;
	uint64_t by;

	if (d->src[0]->kind != WB_OPND_UNIT || d->src[0]->nunit != 2 ||
		!wb_source_number(ints, d->src[1], 32, w, &by) || by < 1 || by > 32)
		return false;
	low = wb_affine_value(ints, wb_value_read(ints->g, d->src[0], 0), w);
	return (by == 32 || (wb_affine_constant(&low) && !low.add)) &&
		add(s, (uint64_t)1 << (32 - by), word(ints, wb_value_read(ints->g, d->src[0], 1), d->op == WB_OP_ASHR));
}

bool
wb_pair_of_one(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *s)
{
	bool constant[3] = { false };
	uint64_t k[3] = { 0 };
	struct wb_linear l;
	struct wb_decoded d;

	*s = wb_affine_number(64, 0);
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
		if (l.factor[j] && !add_wide(ints, s, l.factor[j], d.src[j], w))
			return false;
	return true;
}

/* ---- two instructions -------------------------------------------------------------------------- */
/* Adds @factor times the pair of the @k-th source of @lo and source @b of the high half. */
static bool
add_joined(struct wb_integers *ints, struct wb_affine *s, uint64_t factor, const struct wb_decoded *lo, uint32_t k,
	const struct wb_opnd *b, struct wb_point w)
{
	const struct wb_opnd *a = lo->src[k];
	uint64_t x, y;

	if (a->kind == WB_OPND_UNIT && b->kind == WB_OPND_UNIT)
		return a->nunit == 1 && b->nunit == 1 && add(s, factor,
			wb_affine_pair(ints, wb_value_read(ints->g, a, 0), wb_value_read(ints->g, b, 0), w));
	if (!wb_source_number(ints, b, 32, w, &y))
		return false;
	return y ? wb_source_number(ints, a, 32, w, &x) && add(s, factor, wb_affine_number(64, y << 32 | x)) :
		add_word(ints, s, factor, a, false, w);
}

/* low = a + b with carry c, high = a' + b' + c; or the same with minus. With @exchanged, the high halves of a sum are
 * exchanged: (a, b') and (b, a') have the same sum as (a, a') and (b, b'). */
static bool
with_carry(
	struct wb_integers *ints, uint32_t v, uint32_t high, bool exchanged, struct wb_point w, struct wb_affine *s)
{
	struct wb_decoded lo, hi;
	bool minus;

	if (!wb_value_operation(ints, high, w, &hi) || (hi.op != WB_OP_ADDC && hi.op != WB_OP_SUBB) ||
		!wb_value_operation(ints, v, w, &lo))
		return false;
	minus = lo.op == WB_OP_SUB && hi.op == WB_OP_SUBB;
	if (!minus && !(lo.op == WB_OP_ADD && hi.op == WB_OP_ADDC))
		return false;
	if (lo.bits != 32 || hi.bits != 32 || lo.sign || lo.nsrc != 2 || hi.nsrc != 3 || lo.ndef != 1 ||
		hi.ndef != 1 || (minus && exchanged))
		return false;
	return wb_value_def_inst(ints->g, hi.src[2]) == lo.inst &&
		add_joined(ints, s, 1, &lo, 0, hi.src[exchanged], w) &&
		add_joined(ints, s, minus ? UINT64_MAX : 1, &lo, 1, hi.src[!exchanged], w);
}

/* A pair shifted left by k, of whose high half only the low k bits are kept. */
static bool
cut_shift(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *s)
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
			add(s, (uint64_t)1 << by, word(ints, wb_value_read(ints->g, lo.src[0], 0), false));
	}
	return false;
}

/* @high has the sign of the low half in all bits. */
static bool
with_sign(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *s)
{
	struct wb_affine low, x;
	struct wb_decoded d;
	uint64_t by;

	if (!wb_value_operation(ints, high, w, &d) || d.op != WB_OP_ASHR || d.bits != 32 || d.nsrc != 2 ||
		!wb_source_number(ints, d.src[1], 32, w, &by) || (by & 31) != 31)
		return false;
	low = wb_affine_value(ints, v, w);
	x = wb_affine_source(ints, d.src[0], 32, w);
	return wb_affine_same(&x, &low) && add(s, 1, word(ints, v, true));
}

/* Whether a term of @f has two halves that may not belong together: they are made at different points, and the upper
 * one takes no carry from the lower one. */
static bool
mixes_halves(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term t = *wb_affine_term(ints, f->term[j]);
		struct wb_decoded d;

		if (t.kind != WB_TERM_PAIR || (wb_value_is_def(ints->g, t.v) &&
				wb_value_operation(ints, t.high, w, &d) && d.nsrc == 3 &&
				wb_value_def_inst(ints->g, d.src[2]) == wb_value_at(ints->g, t.v)))
			continue;
		if (!wb_value_same_point(ints->g, t.v, t.high) || (wb_value_is_entry(ints->g, t.v) &&
				wb_value_unit(ints->g, t.v) + 1 != wb_value_unit(ints->g, t.high)))
			return true;
	}
	return false;
}

/* Two sums without order may give two pairings of their halves: it is the one whose halves belong together. */
static bool
of_carry(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine turned = wb_affine_number(64, 0);
	bool straight;

	*out = turned;
	straight = with_carry(ints, v, high, false, w, out);
	if ((straight && !mixes_halves(ints, out, w)) || !with_carry(ints, v, high, true, w, &turned) ||
		(straight && mixes_halves(ints, &turned, w)))
		return straight;
	*out = turned;
	return true;
}

static struct wb_affine
sum_of(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w)
{
	const uint32_t low = v;
	struct wb_affine f, g, h;

	wb_value_skip_moves(ints, &v, &w);
	wb_value_skip_moves(ints, &high, &w);
	if (of_carry(ints, v, high, w, &f) || wb_pair_of_one(ints, v, high, w, &f))
		return f;
	f = wb_affine_number(64, 0);
	if (cut_shift(ints, v, high, w, &f) || with_sign(ints, low, high, w, &f))
		return f;
	g = wb_affine_value(ints, v, w);
	h = wb_affine_value(ints, high, w);
	if (wb_affine_constant(&g) && wb_affine_constant(&h))
		return wb_affine_number(64, h.add << 32 | g.add);
	if (wb_affine_constant(&h) && h.add == 0)
		return word(ints, v, false);
	if (wb_value_is_merge(ints->g, v) && wb_value_same_point(ints->g, v, high) &&
		wb_affine_merged(ints, v, high, w, &f))
		return f;
	return wb_affine_single(
			64, wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
}

struct wb_affine
wb_affine_pair(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w)
{
	struct wb_query q = wb_query(ints, v, high, &w);
	struct wb_basis outer;
	struct wb_affine f;

	if (v == WB_NONE || high == WB_NONE || wb_integers_exhausted(ints))
		return wb_affine_single(
			64, wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
	if (wb_memo_find(ints, &ints->forms, &q, &f))
		return f;
	outer = wb_memo_begin(ints);
	ints->depth++;
	f = sum_of(ints, v, high, w);
	ints->depth--;
	wb_memo_end(ints, &ints->forms, &q, outer, &f);
	return f;
}

bool
wb_pair_choice(
	struct wb_integers *ints, uint32_t v, uint32_t high, uint32_t take, struct wb_point w, struct wb_affine *s)
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
	*s = wb_affine_number(64, 0);
	return add_joined(ints, s, 1, &lo, take, hi.src[take], w);
}
