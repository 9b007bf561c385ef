/* passes/integer/affine_pair.c -- affine expressions of 64 bits: of pairs of registers.
 *
 *	v0, vcc = add s8, v4		both halves of an addition, the carry between them, are
 *	v1 = addc s9, v5, vcc		(s9:s8) + (v5:v4) modulo 2^64
 *
 * A pair is also what one instruction makes of 64 bits, a number of 32 bits with zeros or its sign above, or the same
 * from all paths that meet. Any other pair is a term.
 */
#include "internal.h"
#include "wavebound/gsa.h"

/* The 32-bit form @f in 64 bits, if no sum of it wraps: read with sign, or without. */
static bool
widen(struct wb_nums *ns, const struct wb_affine *f, bool sign, struct wb_point w, struct wb_affine *out)
{
	struct wb_extent s = wb_affine_extent(ns, f, false, w);
	wb_i128 low = sign ? -((wb_i128)1 << 31) : 0, high = sign ? ((wb_i128)1 << 31) - 1 : ((wb_i128)1 << 32) - 1;

	if (s.low < low || s.high > high)
		return false;
	*out = *f;
	out->bits = 64;
	for (uint32_t j = 0; j < f->n; j++)
		out->k[j] = (uint64_t)(int64_t)(int32_t)f->k[j];
	out->add = (uint64_t)(int64_t)(int32_t)f->add;
	return true;
}

/* @v, which is @f, with zeros or its sign above. */
static struct wb_affine
extended(struct wb_nums *ns, uint32_t v, const struct wb_affine *f, bool sign, struct wb_point w)
{
	struct wb_affine wide;

	if (widen(ns, f, sign, w, &wide))
		return wide;
	return wb_affine_single(64, wb_affine_term_of(ns, (struct wb_term){
		.kind = sign ? WB_TERM_EXTENDED : WB_TERM_VALUE, .v = v }));
}

static bool
product(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out)
{
	if (wb_affine_constant(a))
		*out = wb_affine_scaled(*b, a->add);
	else if (wb_affine_constant(b))
		*out = wb_affine_scaled(*a, b->add);
	else
		return false;
	return true;
}

static bool
halves_match(const struct wb_opnd *lo, const struct wb_opnd *hi)
{
	return lo->kind == hi->kind && (lo->kind == WB_OPND_IMM || lo->kind == WB_OPND_UNIT);
}

/* A source @a of an addition of low halves with one, @b, of the high halves. */
static struct wb_affine
joined(struct wb_nums *ns, const struct wb_opnd *a, const struct wb_opnd *b, struct wb_point w)
{
	struct wb_affine f, g;

	if (halves_match(a, b) && a->kind == WB_OPND_UNIT)
		return wb_affine_pair(ns, wb_value_read(ns->vs, a, 0), wb_value_read(ns->vs, b, 0), w);
	f = wb_affine_source(ns, a, 32, w);
	g = wb_affine_source(ns, b, 32, w);
	if (wb_affine_constant(&f) && wb_affine_constant(&g))
		return wb_affine_number(64, g.add << 32 | f.add);
	if (wb_affine_constant(&g) && g.add == 0 && a->kind == WB_OPND_UNIT)	/* zero above */
		return extended(ns, wb_value_read(ns->vs, a, 0), &f, false, w);
	return (struct wb_affine){ .bits = 0 };
}

/* Whether a term of @f is of two halves that nothing says belong together. */
static bool
mixes_halves(struct wb_nums *ns, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ns, f->term[j]);

		if (t->kind == WB_TERM_PAIR &&
			(!wb_value_made_at_once(ns->vs, t->v, t->high) ||
				(wb_value_is_entry(ns->vs, t->v) &&
					wb_value_unit(ns->vs, t->v) + 1 != wb_value_unit(ns->vs, t->high))))
			return true;
	}
	return false;
}

/* The sum, or difference, of sources joined each with the one of the same number. The high halves of a sum may be the
 * other way round, so that (a, b') and (b, a') are as right as (a, a') and (b, b'); then those that belong together are
 * joined. */
static bool
sum_of_halves(struct wb_nums *ns, const struct wb_decoded *lo, const struct wb_decoded *hi, struct wb_point w,
	struct wb_affine *out)
{
	struct wb_affine a = joined(ns, lo->src[0], hi->src[0], w), b = joined(ns, lo->src[1], hi->src[1], w), sum;
	bool straight;

	if (lo->op == WB_OP_SUB && b.bits)
		b = wb_affine_scaled(b, UINT64_MAX);
	straight = a.bits && b.bits && wb_affine_sum(&a, &b, out);
	if (lo->op != WB_OP_ADD || (straight && !mixes_halves(ns, out)))
		return straight;
	a = joined(ns, lo->src[0], hi->src[1], w);
	b = joined(ns, lo->src[1], hi->src[0], w);
	if (!a.bits || !b.bits || !wb_affine_sum(&a, &b, &sum) || (straight && mixes_halves(ns, &sum)))
		return straight;
	*out = sum;
	return true;
}

/* low = a + b with carry c, high = a' + b' + c; or the same with minus. */
static bool
carried(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded lo, hi;
	bool add;

	if (!wb_value_operation(ns, high, w, &hi) || !wb_value_is_def(ns->vs, v) ||
		!wb_lanes_on(ns, wb_value_at(ns->vs, v), &w) ||
		!wb_affine_decode(ns, wb_value_at(ns->vs, v), wb_value_unit(ns->vs, v), &lo, w))
		return false;
	add = lo.op == WB_OP_ADD && hi.op == WB_OP_ADDC;
	if (!add && !(lo.op == WB_OP_SUB && hi.op == WB_OP_SUBB))
		return false;
	if (lo.second || lo.bits != 32 || hi.bits != 32 || lo.sign || lo.nsrc != 2 || hi.nsrc != 3 ||
		lo.ndef != 1 || hi.ndef != 1)
		return false;
	return wb_value_maker(ns->vs, hi.src[2]) == wb_value_at(ns->vs, v) && sum_of_halves(ns, &lo, &hi, w, out);
}

/* A number of 32 bits above zeros, moved down by 32 at most: a multiple of it, with its sign or without. */
static bool
moved_down(struct wb_nums *ns, const struct wb_decoded *d, struct wb_point w, struct wb_affine *out)
{
	bool sign = d->op == WB_OP_ASHR;
	struct wb_affine by, low, f;
	uint32_t high;

	if ((!sign && d->op != WB_OP_LSHR) || d->nsrc != 2 || d->src[0]->kind != WB_OPND_UNIT || d->src[0]->nunit != 2)
		return false;
	by = wb_affine_source(ns, d->src[1], 32, w);
	low = wb_affine_value(ns, wb_value_read(ns->vs, d->src[0], 0), w);
	if (!wb_affine_constant(&by) || by.add < 1 || by.add > 32 || !wb_affine_constant(&low) || low.add)
		return false;
	high = wb_value_read(ns->vs, d->src[0], 1);
	f = wb_affine_value(ns, high, w);
	*out = wb_affine_scaled(extended(ns, high, &f, sign, w), (uint64_t)1 << (32 - by.add));
	return true;
}

/* Both halves by one instruction. */
static bool
of_wide(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded d;

	if (!wb_value_made_at_once(ns->vs, v, high) || wb_value_unit(ns->vs, v) + 1 != wb_value_unit(ns->vs, high) ||
		!wb_value_operation(ns, v, w, &d) || d.part != 0 || d.ndef != 2)
		return false;
	if (d.op == WB_OP_MADW && d.nsrc == 3 && d.src[2]->kind == WB_OPND_UNIT && d.src[2]->nunit == 2) {
		struct wb_affine a = wb_affine_source(ns, d.src[0], 32, w), b = wb_affine_source(ns, d.src[1], 32, w),
				 c = wb_affine_source(ns, d.src[2], 64, w),
			       wa, wb;

		return widen(ns, &a, d.sign, w, &wa) && widen(ns, &b, d.sign, w, &wb) && product(&wa, &wb, out) &&
			wb_affine_sum(out, &c, out);
	}
	return d.bits == 64 && (moved_down(ns, &d, w, out) || wb_affine_combine(ns, &d, w, out));
}

void
wb_value_moved(struct wb_nums *ns, uint32_t *v, const struct wb_point *w)
{
	for (uint32_t k = 0; k < 8 && wb_value_is_def(ns->vs, *v); k++) {
		uint32_t from = wb_value_spilled(ns->vs, *v);
		struct wb_decoded d;

		if (!wb_lanes_on(ns, wb_value_at(ns->vs, *v), w))
			break;
		if (from == WB_NONE) {
			if (!wb_value_operation(ns, *v, *w, &d) || d.op != WB_OP_MOV || d.nsrc != 1 ||
				d.src[0]->kind != WB_OPND_UNIT || d.src[0]->nunit != d.ndef)
				break;
			from = wb_value_read(ns->vs, d.src[0], d.part);
		}
		*v = from;
	}
}

/* Whether @high holds the sign of the number @low in all its bits. */
static bool
is_sign_of(struct wb_nums *ns, const struct wb_affine *low, uint32_t high, struct wb_point w)
{
	struct wb_decoded d;
	struct wb_affine by, x;

	if (!wb_value_operation(ns, high, w, &d) || d.op != WB_OP_ASHR || d.bits != 32 || d.nsrc != 2)
		return false;
	by = wb_affine_source(ns, d.src[1], 32, w);
	x = wb_affine_source(ns, d.src[0], 32, w);
	return wb_affine_constant(&by) && (by.add & 31) == 31 && wb_affine_same(&x, low);
}

static struct wb_affine
pair_form(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w)
{
	struct wb_affine f, g, h;

	wb_value_moved(ns, &v, &w);
	wb_value_moved(ns, &high, &w);
	if (of_wide(ns, v, high, w, &f) || carried(ns, v, high, w, &f))
		return f;
	g = wb_affine_value(ns, v, w);
	h = wb_affine_value(ns, high, w);
	if (wb_affine_constant(&g) && wb_affine_constant(&h))
		return wb_affine_number(64, h.add << 32 | g.add);
	if (wb_affine_constant(&h) && h.add == 0)
		return extended(ns, v, &g, false, w);
	if (is_sign_of(ns, &g, high, w))
		return extended(ns, v, &g, true, w);
	if (wb_value_is_merge(ns->vs, v) && wb_value_made_at_once(ns->vs, v, high) &&
		wb_affine_merged(ns, v, high, w, &f))
		return f;
	return wb_affine_single(
			64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
}

struct wb_affine
wb_affine_pair(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w)
{
	struct wb_question q = wb_question(ns, v, high, &w);
	struct wb_basis outer;
	struct wb_affine f;
	uint32_t id;

	if (v == WB_NONE || high == WB_NONE || wb_nums_tired(ns))
		return wb_affine_single(
			64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
	id = wb_memo_find(ns, &ns->forms, &q);
	if (id != WB_NONE)
		return ns->form.at[id];
	outer = wb_memo_begin(ns);
	ns->depth++;
	f = pair_form(ns, v, high, w);
	ns->depth--;
	id = wb_memo_end(ns, &ns->forms, &q, outer);
	WB_MEMO_STORE(ns, &ns->form, id, f);
	return f;
}

struct wb_affine
wb_affine_result(struct wb_nums *ns, uint32_t inst, struct wb_point w)
{
	const struct wb_inst *i = &ns->fn->inst[inst];
	uint32_t v = wb_gsa_def(ns->vs, i, 0, 0);

	if (wb_opnd(ns->fn, i, 0)->nunit == 2)
		return wb_affine_pair(ns, v, wb_gsa_def(ns->vs, i, 0, 1), w);
	return wb_affine_value(ns, v, w);
}

struct wb_affine
wb_affine_source(struct wb_nums *ns, const struct wb_opnd *o, uint32_t bits, struct wb_point w)
{
	if (o->kind == WB_OPND_IMM)
		return wb_affine_number(bits, o->imm);
	if (o->kind != WB_OPND_UNIT)		/* an address of code: unknown */
		return wb_affine_single(bits,
			wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = WB_NONE }));
	if (bits == 64 && o->nunit >= 2)
		return wb_affine_pair(ns, wb_value_read(ns->vs, o, 0), wb_value_read(ns->vs, o, 1), w);
	if (bits == 64)
		return wb_affine_single(64,
			wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = WB_NONE }));
	return wb_affine_value(ns, wb_value_read(ns->vs, o, 0), w);
}

bool
wb_affine_whole(struct wb_nums *ns, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w,
	struct wb_affine *out)
{
	if (bits == 64 && d->src[k]->kind == WB_OPND_UNIT && d->src[k]->nunit != 2)
		return false;
	*out = wb_affine_source(ns, d->src[k], bits, w);
	return true;
}
