/* passes/integer/affine.c -- values of 32 bits as affine expressions of others; pair.c has those of 64 bits.
 *
 *	v1 = shlor s8, 8, v0		256 * s8 + v0		(v0 is below 256)
 *	v1 = add s10, v1		256 * s8 + v0 + s10
 *
 * modulo 2^32. An expression holds for every lane of the query: a definition is followed only if these lanes were on
 * there (points.c). A value that is no sum of terms is a term itself (affine_terms.c).
 *
 * Loads from the kernel's arguments and from the dispatch packet become the numbers of the launch (load.c), or one
 * term, however often they are loaded.
 *
 * Recursion is at most MOST_DEPTH deep, not as deep as the input. Cost: each value once per mask and block of a query,
 * and per assumption that it depends on (memo.c).
 */
#include "internal.h"
#include "wavebound/gsa.h"

static struct wb_affine
opaque(struct wb_integers *ints, uint32_t v)
{
	return wb_affine_single(32, wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v }));
}

/* ---- one definition --------------------------------------------------------------------------------- */
/* wb_value_decode, but a part of a source counts as the whole if the rest is known to be 0. */
static bool
decode(struct wb_integers *ints, uint32_t v, struct wb_decoded *d, struct wb_point w)
{
	if (!wb_value_decode(ints, v, true, d))
		return false;
	for (uint32_t k = 0; k < d->nsrc; k++) {
		uint64_t most = d->sel[k] == 0 || d->sel[k] == WB_SEL_SIGN ? UINT8_MAX :
			(d->sel[k] & ~WB_SEL_SIGN) == 4 ? UINT16_MAX : 0;
		struct wb_affine f;

		if (d->sel[k] == WB_SEL_ALL)
			continue;
		f = wb_affine_source(ints, d->src[k], 32, w);
		if (wb_affine_range(ints, &f, w).high > (d->sel[k] & WB_SEL_SIGN ? most / 2 : most))
			return false;
	}
	return true;
}

/* Whether the number is below 2^24 (unsigned; @sign: fits in 24 bits), so that 24-bit multiplications use all of it. */
static bool
fits_24(struct wb_integers *ints, const struct wb_affine *f, bool sign, struct wb_point w)
{
	struct wb_range r = wb_affine_range(ints, f, w);

	return r.high < ((uint64_t)1 << (sign ? 23 : 24));
}

/* Whether a | b is a + b: @low is below 2^n and @high a multiple of it, so no bit is in both. */
static bool
is_disjoint(
	struct wb_integers *ints, const struct wb_affine *high, const struct wb_affine *low, struct wb_point w)
{
	struct wb_range h = wb_affine_range(ints, high, w);
	uint64_t bits = h.low == h.high ? h.low : h.mod | h.rem;

	/* below the power of two that divides @high */
	return !bits || wb_affine_range(ints, low, w).high < (bits & (0 - bits));
}

/* The low bits of @f, by @mask = 2^n - 1: drops terms that are multiples of 2^n, if the rest is below 2^n. */
static bool
low_bits(struct wb_integers *ints, const struct wb_affine *f, uint64_t mask, struct wb_point w, struct wb_affine *out)
{
	*out = *f;
	out->n = 0;
	for (uint32_t j = 0; j < f->n; j++)
		if (f->k[j] & mask) {
			out->term[out->n] = f->term[j];
			out->k[out->n++] = f->k[j];
		}
	if (out->n == f->n && wb_affine_range(ints, out, w).high <= mask)
		return true;
	out->add &= mask;
	return (out->n < f->n || out->add != f->add) && wb_affine_range(ints, out, w).high <= mask;
}

/* The bits @x of @f: the low ones of @f minus those below, which is a multiple of 2^shift. */
static bool
of_field(struct wb_integers *ints, const struct wb_affine *f, const struct wb_extracted *x, struct wb_point w,
	struct wb_affine *out)
{
	struct wb_affine above = *f, below;
	uint64_t mask = ((uint64_t)1 << x->shift) - 1;

	if (!x->sign && !x->shift)
		return low_bits(ints, f, ((uint64_t)1 << x->width) - 1, w, out);
	if (x->sign || !low_bits(ints, f, mask, w, &below))
		return false;
	above.n = 0;
	for (uint32_t j = 0; j < f->n; j++)
		if (!(f->k[j] & mask)) {
			above.term[above.n] = f->term[j];
			above.k[above.n++] = f->k[j] >> x->shift;
		}
	above.add = (f->add - below.add) >> x->shift;	/* 0 if all of *f is below */
	return low_bits(ints, &above, ((uint64_t)1 << x->width) - 1, w, out);
}

/* The alternative of a select whose condition always has the same outcome, or whose alternatives are equal. */
static bool
of_select(struct wb_integers *ints, const struct wb_decoded *d, const struct wb_affine *s, struct wb_point w,
	struct wb_affine *out)
{
	uint32_t condition, yes, no, cmp;
	enum wb_truth holds;

	if (!wb_select_sources(d, &condition, &yes, &no))
		return false;
	*out = s[yes];
	if (wb_affine_same(&s[yes], &s[no]))
		return true;
	cmp = wb_condition(ints, d->src[condition], w);
	holds = cmp == WB_NONE ? wb_mask_truth(ints, d->src[condition], w) : wb_test_truth(ints, cmp, w);
	*out = s[holds == WB_ALWAYS ? yes : no];
	return holds != WB_SOMETIMES;
}

/* The sign of @f, shifted over the whole word by @by bits: 0, or all ones, if @f is never negative or always. */
static bool
sign_of(struct wb_integers *ints, const struct wb_decoded *d, const struct wb_affine *f, uint64_t by, struct wb_point w,
	struct wb_affine *out)
{
	struct wb_range r;

	if (d->bits != 32 || (by & 31) != 31)
		return false;
	r = wb_affine_range(ints, f, w);
	*out = wb_affine_number(32, r.slow < 0 ? UINT32_MAX : 0);
	return r.slow >= 0 || r.shigh < 0;
}

/* Whether @inst writes the carry or the comparison of each lane to mask @o, so that a test of it is about the bit of
 * the lane. In another number, such as an AND of two, bits may differ. */
static bool
writes_per_lane(const struct wb_integers *ints, uint32_t inst, const struct wb_opnd *o)
{
	struct wb_decoded d;

	if (!wb_decode(ints->fn, inst, o->id, &d))
		return false;
	return wb_compare_is(d.op) || (d.second && (d.op == WB_OP_ADD || d.op == WB_OP_SUB));
}

/* The carry that is added, if it always has the same outcome: 1 or 0. */
static bool
known_carry(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w, struct wb_affine *out)
{
	uint32_t test = wb_value_def_inst(ints->g, o);
	enum wb_truth t = WB_SOMETIMES;

	if (o->kind == WB_OPND_UNIT && ints->fn->unit[o->id].role == WB_ROLE_SCC)
		t = wb_value_truth(ints, wb_value_read(ints->g, o, 0));
	else if (test != WB_NONE && writes_per_lane(ints, test, o) && wb_lanes_active(ints, test, &w))
		t = wb_test_truth(ints, test, w);
	*out = wb_affine_number(32, t == WB_ALWAYS);
	return t != WB_SOMETIMES;
}

/* The sum @l of the sources @s. */
static bool
sum_up(struct wb_integers *ints, const struct wb_linear *l, const struct wb_decoded *d, const struct wb_affine *s,
       struct wb_point w, struct wb_affine *out)
{
	bool any = false;

	if (l->bits24 && (!fits_24(ints, &s[0], d->sign, w) || !fits_24(ints, &s[1], d->sign, w)))
		return false;
	*out = wb_affine_number(d->bits, l->add);
	for (uint32_t k = 0; k < d->nsrc; k++) {
		struct wb_affine f;

		if (!l->factor[k])
			continue;
		f = wb_affine_scaled(s[k], l->factor[k]);
		if (any && l->ored && !is_disjoint(ints, out, &f, w) && !is_disjoint(ints, &f, out, w))
			return false;
		if (!wb_affine_sum(out, &f, out))
			return false;
		any = true;
	}
	return true;
}

/* The first definition of an operation, from its sources, in @d->bits; false: it is not affine. */
static bool
combine(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine s[3];
	struct wb_extracted x;
	struct wb_linear l;
	uint64_t k[3], r;
	bool all = d->nsrc <= 3, constant[3];
	uint32_t n = d->nsrc < 3 ? d->nsrc : 3;
	bool shift = d->op == WB_OP_SHL || d->op == WB_OP_LSHR || d->op == WB_OP_ASHR;
	struct wb_point at = d->op == WB_OP_READFIRST ? wb_point_first(ints, d->inst) : w;

	if (n == 0)
		return false;
	for (uint32_t j = 0; j < n; j++) {
		bool word = (shift && j == 1) || (d->op == WB_OP_SELECT && j == 2);

		if (!wb_affine_read(ints, d, j, word ? 32 : d->bits, at, &s[j]))
			return false;
		constant[j] = wb_affine_constant(&s[j]);
		all = all && constant[j];
		k[j] = s[j].add;
	}
	if (all && wb_fold(d->op, d->sign, d->bits, k, n, &r)) {
		*out = wb_affine_number(d->bits, r);
		return true;
	}
	if (d->op == WB_OP_ASHR && n == 2 && constant[1] && sign_of(ints, d, &s[0], k[1], w, out))
		return true;
	switch (d->op) {
	case WB_OP_ADDC:
		return n == 3 && known_carry(ints, d->src[2], w, &s[2]) && wb_affine_sum(&s[0], &s[1], &s[0])
			&& wb_affine_sum(&s[0], &s[2], out);
	case WB_OP_AND: case WB_OP_BFE:
		return wb_extracts(ints, d, w, &x) && of_field(ints, &s[x.of], &x, w, out);
	case WB_OP_SELECT: case WB_OP_CMOV: case WB_OP_CNDMASK: return of_select(ints, d, s, w, out);
	case WB_OP_READFIRST:
		*out = s[0];
		return wb_affine_uniform(ints, &s[0]);
	default:
		return d->nsrc <= 3 && wb_linear(d->op, d->bits, constant, k, n, &l) && sum_up(ints, &l, d, s, w, out);
	}
}

/* The low half of @v and the register above it, a sum of 64 bits that one instruction makes: a sum of low halves. */
static bool
low_half(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine s;

	if (!wb_pair_of_one(ints, v, wb_value_defined(ints->g, wb_value_at(ints->g, v), wb_value_unit(ints->g, v) + 1),
		w, &s))
		return false;
	*out = wb_affine_number(32, s.add);
	for (uint32_t j = 0; j < s.n; j++) {
		const struct wb_term t = *wb_affine_term(ints, s.term[j]);
		struct wb_affine f = t.kind == WB_TERM_ARGUMENT ?
			wb_affine_single(32, s.term[j]) : wb_affine_value(ints, t.v, w);

		f = wb_affine_scaled(f, s.k[j]);
		if (!wb_affine_sum(out, &f, out))
			return false;
	}
	return true;
}

/* ---- 32 bits ------------------------------------------------------------------------------------------- */
static struct wb_affine
of_def(struct wb_integers *ints, uint32_t v, struct wb_point w)
{
	uint32_t from = v;
	struct wb_range r;
	struct wb_decoded d;
	struct wb_affine f, loaded[2];
	uint64_t k;
	bool known;

	wb_value_skip_moves(ints, &from, &w);
	if (from != v)
		return wb_affine_value(ints, from, w);
	if (!wb_lanes_written(ints, wb_value_at(ints->g, v), &w) || !decode(ints, v, &d, w))
		return opaque(ints, v);
	if (d.op == WB_OP_LOAD && !d.second)
		return wb_integers_load(ints, d.inst, d.part, w, loaded) == 1 ? loaded[0] : opaque(ints, v);
	if (d.second || (!wb_type_word(d.type) && d.bits != 64))
		return opaque(ints, v);
	if (d.part == 0 && d.ndef == 2 && low_half(ints, v, w, &f))
		return f;
	if (d.part == 1 && d.bits == 64 && (d.op == WB_OP_LSHR || d.op == WB_OP_ASHR)) {
		f = wb_affine_source(ints, d.src[0], 64, w);
		if (wb_affine_range(ints, &f, w).high <= UINT32_MAX)
			return wb_affine_number(32, 0);
	}
	if (d.bits == 64) {
		known = d.ndef == 2 && combine(ints, &d, w, &f) && wb_affine_constant(&f);
		return known ? wb_affine_number(32, f.add >> (32 * d.part)) : opaque(ints, v);
	}
	if (d.ndef != 1)
		return opaque(ints, v);
	known = combine(ints, &d, w, &f);
	if (known && (!wb_evaluates(d.op) || wb_affine_constant(&f)))
		return f;
	if (wb_integers_field(ints, &d, w, &k))
		return wb_affine_number(32, k);
	/* also if it is known which alternative a select takes: that may be an estimate of a quotient, no constant */
	if (wb_evaluates(d.op) && wb_evaluate(ints, v, w, &r) && r.low == r.high)
		return wb_affine_number(32, r.low);
	return known ? f : opaque(ints, v);
}

bool
wb_affine_merged(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *f)
{
	const uint32_t at = wb_value_at(ints->g, v), unit = wb_value_unit(ints->g, v);
	const struct wb_block *b = &ints->fn->block[at];
	uint32_t n = 0;

	if (b->nin > 16 || !wb_integers_same_iteration(ints, at))
		return false;
	WB_EACH_IN(ints->fn, at, e) {
		uint32_t x = wb_value_along(ints->g, e, unit);
		struct wb_affine g;

		if (!wb_integers_edge_possible(ints, at, e, &w))
			continue;
		g = high == WB_NONE ?
			wb_affine_value(ints, x, w) :
			wb_affine_pair(ints, x, wb_value_along(ints->g, e, wb_value_unit(ints->g, high)), w);
		if (n++ && !wb_affine_same(f, &g))
			return false;
		*f = g;
	}
	return n > 0;
}

struct wb_affine
wb_affine_value(struct wb_integers *ints, uint32_t v, struct wb_point w)
{
	struct wb_query q = wb_query(ints, v, WB_QUERY_VALUE, &w);
	struct wb_basis outer;
	struct wb_affine f;
	struct wb_range r;

	if (wb_integers_exhausted(ints) || v == WB_NONE)	/* no two unknown ones are equal */
		return opaque(ints, v);
	if (wb_memo_find(ints, &ints->forms, &q, &f))
		return f;
	outer = wb_memo_begin(ints);
	ints->depth++;
	if (wb_value_is_def(ints->g, v)) {
		f = of_def(ints, v, w);
	} else if (wb_value_is_merge(ints->g, v)) {
		f = wb_affine_merged(ints, v, WB_NONE, w, &f) ? f : opaque(ints, v);
	} else if (!wb_value_is_entry(ints->g, v)) {
		f = wb_affine_value(ints, wb_value_skip_etas(ints->g, v), w);
	} else {
		f = opaque(ints, v);
		r = wb_integers_entry(ints, wb_value_unit(ints->g, v), w.group);
		if (r.low == r.high)
			f = wb_affine_number(32, r.low);
	}
	ints->depth--;
	wb_memo_end(ints, &ints->forms, &q, outer, &f);
	return f;
}
