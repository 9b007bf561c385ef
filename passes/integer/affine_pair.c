/* passes/integer/affine_pair.c -- affine expressions of 64 bits: of pairs of registers.
 *
 * A pair is a sum (pair.c), what else one instruction makes of 64 bits, a number of 32 bits with zeros above, or the
 * same from all paths that meet. Any other pair is a term.
 */
#include "internal.h"
#include "wavebound/gsa.h"

#define MOST_MOVES 64u			/* of one value: more are not followed */

bool
wb_affine_widened(struct wb_integers *ints, const struct wb_affine *f, bool sign, struct wb_point w,
	struct wb_affine *out)
{
	struct wb_extent s = wb_affine_extent(ints, f, false, w);
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

/* @v, whose expression is @f, extended by zeros or by its sign. */
static struct wb_affine
extended(struct wb_integers *ints, uint32_t v, const struct wb_affine *f, bool sign, struct wb_point w)
{
	struct wb_affine wide;

	if (wb_affine_widened(ints, f, sign, w, &wide))
		return wide;
	return wb_affine_single(64, wb_affine_term_of(ints, (struct wb_term){
		.kind = sign ? WB_TERM_EXTENDED : WB_TERM_VALUE, .v = v }));
}

/* An addend without its factor. */
static bool
addend(struct wb_integers *ints, const struct wb_addend *x, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine f;

	if (x->kind == WB_ADDEND_PAIR) {
		*out = wb_affine_pair(ints, x->v, x->high, w);
		return true;
	}
	f = wb_affine_value(ints, x->v, w);
	if (x->kind == WB_ADDEND_PART && !(x->is_low && wb_affine_range(ints, &f, w).high <= x->most))
		return false;
	*out = extended(ints, x->v, &f, x->kind == WB_ADDEND_SIGNED, w);
	return true;
}

/* @s over terms. */
static bool
sum_up(struct wb_integers *ints, const struct wb_pair_sum *s, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine a;

	*out = wb_affine_number(64, s->add);
	for (uint32_t k = 0; k < s->n; k++) {
		if (s->multiplied || !addend(ints, &s->of[k], w, &a))
			return false;
		a = wb_affine_scaled(a, s->of[k].factor);
		if (!wb_affine_sum(out, &a, out))
			return false;
	}
	return true;
}

/* Whether a term of @f has two halves that may not belong together. */
static bool
mixes_halves(struct wb_integers *ints, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ints, f->term[j]);

		if (t->kind == WB_TERM_PAIR && (!wb_value_same_point(ints->g, t->v, t->high) ||
				(wb_value_is_entry(ints->g, t->v) &&
					wb_value_unit(ints->g, t->v) + 1 != wb_value_unit(ints->g, t->high))))
			return true;
	}
	return false;
}

/* Where the halves of a sum have two pairings (wb_pair_sum), it is the one whose halves belong together. */
static bool
of_sum(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_pair_sum s;
	struct wb_affine turned;
	bool straight = wb_pair_sum(ints, v, high, false, w, &s) && sum_up(ints, &s, w, out);

	if ((straight && !mixes_halves(ints, out)) || !wb_pair_sum(ints, v, high, true, w, &s) ||
		!sum_up(ints, &s, w, &turned) || (straight && mixes_halves(ints, &turned)))
		return straight;
	*out = turned;
	return true;
}

/* Both halves are written by one instruction. */
static bool
of_wide(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded d;

	return wb_value_same_point(ints->g, v, high) && wb_value_unit(ints->g, v) + 1 == wb_value_unit(ints->g, high) &&
		wb_value_operation(ints, v, w, &d) && d.part == 0 && d.ndef == 2 && d.bits == 64 &&
		wb_affine_combine(ints, &d, w, out);
}

void
wb_value_skip_moves(struct wb_integers *ints, uint32_t *v, const struct wb_point *w)
{
	for (uint32_t k = 0; k < MOST_MOVES && wb_value_is_def(ints->g, *v); k++) {
		bool on = wb_lanes_written(ints, wb_value_at(ints->g, *v), w);
		uint32_t from = on ? wb_value_before_spill(ints->g, *v) : wb_value_old(ints, *v, w);
		struct wb_decoded d;

		if (!on && from == WB_NONE)
			break;
		if (from == WB_NONE) {
			if (ints->fn->inst[wb_value_at(ints->g, *v)].op != WB_OP_MOV ||
				!wb_value_operation(ints, *v, *w, &d) || d.nsrc != 1 ||
				d.src[0]->kind != WB_OPND_UNIT || d.src[0]->nunit != d.ndef)
				break;
			from = wb_value_read(ints->g, d.src[0], d.part);
		}
		*v = from;
	}
}

static struct wb_affine
pair_form(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w)
{
	struct wb_affine f, g, h;

	if (of_sum(ints, v, high, w, &f))
		return f;
	wb_value_skip_moves(ints, &v, &w);
	wb_value_skip_moves(ints, &high, &w);
	if (of_wide(ints, v, high, w, &f))
		return f;
	g = wb_affine_value(ints, v, w);
	h = wb_affine_value(ints, high, w);
	if (wb_affine_constant(&g) && wb_affine_constant(&h))
		return wb_affine_number(64, h.add << 32 | g.add);
	if (wb_affine_constant(&h) && h.add == 0)
		return extended(ints, v, &g, false, w);
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
	uint32_t id;

	if (v == WB_NONE || high == WB_NONE || wb_integers_exhausted(ints))
		return wb_affine_single(
			64, wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
	id = wb_memo_find(ints, &ints->forms, &q);
	if (id != WB_NONE)
		return ints->form.at[id];
	outer = wb_memo_begin(ints);
	ints->depth++;
	f = pair_form(ints, v, high, w);
	ints->depth--;
	id = wb_memo_end(ints, &ints->forms, &q, outer);
	WB_MEMO_STORE(ints, &ints->form, id, f);
	return f;
}

struct wb_affine
wb_affine_result(struct wb_integers *ints, uint32_t inst, struct wb_point w)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	uint32_t v = wb_gsa_def(ints->g, i, 0, 0);

	if (wb_opnd(ints->fn, i, 0)->nunit == 2)
		return wb_affine_pair(ints, v, wb_gsa_def(ints->g, i, 0, 1), w);
	return wb_affine_value(ints, v, w);
}

struct wb_affine
wb_affine_source(struct wb_integers *ints, const struct wb_opnd *o, uint32_t bits, struct wb_point w)
{
	if (o->kind == WB_OPND_IMM)
		return wb_affine_number(bits, o->imm);
	if (o->kind == WB_OPND_UNIT && bits == 64 && o->nunit >= 2)
		return wb_affine_pair(ints, wb_value_read(ints->g, o, 0), wb_value_read(ints->g, o, 1), w);
	if (o->kind != WB_OPND_UNIT || bits == 64)		/* an address of code, half a number: unknown */
		return wb_affine_single(bits,
			wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = WB_NONE }));
	return wb_affine_value(ints, wb_value_read(ints->g, o, 0), w);
}

bool
wb_source_number(struct wb_integers *ints, const struct wb_opnd *o, uint32_t bits, struct wb_point w, uint64_t *k)
{
	struct wb_affine f;

	if (o->kind == WB_OPND_UNIT && o->nunit != bits / 32)
		return false;
	f = wb_affine_source(ints, o, bits, w);
	*k = f.add;
	return wb_affine_constant(&f);
}

bool
wb_affine_read(struct wb_integers *ints, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w,
	struct wb_affine *out)
{
	if (bits == 64 && d->src[k]->kind == WB_OPND_UNIT && d->src[k]->nunit != 2)
		return false;
	*out = wb_affine_source(ints, d->src[k], bits, w);
	return true;
}
