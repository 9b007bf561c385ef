/* passes/integer/range_query.c -- the range of a number: its bounds, and a congruence.
 *
 * Unsigned and signed bounds side by side, and a congruence (range.c). Sources: work-item and workgroup ids (entry.c),
 * launch sizes (a workgroup has at least 1 work-item in any launch), widths of loads, transfer functions of operations
 * (range_transfer.c), and
 *   - branches: comparisons of this value that guard the point; for lanes, those whose mask contains all lanes of the
 *     query, or none (guards.c);
 *   - loops: what every iteration keeps (invariants.c).
 *
 * At a join, and behind a write under a mask, each part is asked for the lanes that it is about (points.c). If that
 * tells nothing, perhaps because no lane comes that way, all lanes of the query are asked for.
 *
 * Without a rule, a number may have any value. Recursion is at most MOST_DEPTH deep.
 */
#include "internal.h"

void
wb_integers_assume_small(struct wb_integers *ints, uint32_t by, bool copies)
{
	ints->small = by;
	ints->copies = copies;
}

/* @r, the range of a number of @bits, of which only the type may be known. */
static struct wb_range
of_type(const struct wb_integers *ints, uint32_t bits, struct wb_range r)
{
	return ints->small ? wb_range_assume_small(bits, r, ints->small, ints->copies) : r;
}

/* @r, which a number in @from became; it may have been cut to a narrower type. */
static struct wb_range
of_cast(const struct wb_integers *ints, struct wb_range from, struct wb_range r)
{
	return ints->small ? wb_range_assume_wide_cast(r, from, ints->small) : r;
}

bool
wb_integers_spent(const struct wb_integers *ints)
{
	return ints->steps > wb_integers_most(ints);
}

void
wb_integers_tell(struct wb_ctx *cx, const struct wb_integers *ints)
{
	if (ints && wb_integers_spent(ints))
		wb_limit_reached(cx, WB_LIMIT_NUMBERS, ints->fn->ninst, ints->fn->loc, ints->fn->name);
}

/* ---- affine expressions ---------------------------------------------------------------------------- */
static struct wb_range
term_range(struct wb_integers *ints, uint32_t t, uint32_t bits, struct wb_point w)
{
	const struct wb_term *at = wb_affine_term(ints, t);
	struct wb_range r;
	uint64_t max;

	switch (at->kind) {
	case WB_TERM_VALUE: case WB_TERM_ARGUMENT:
		r = at->kind == WB_TERM_VALUE ? wb_value_range(ints, at->v, w) : wb_range_of_argument(ints, t, w);
		if (bits == 64) {		/* it is unsigned there */
			r.slow = (int64_t)r.low;
			r.shigh = (int64_t)r.high;
		}
		return r;
	case WB_TERM_EXTENDED:
		r = wb_value_range(ints, at->v, w);
		return wb_range_signed(64, r.slow, r.shigh);
	case WB_TERM_LOOP:
		max = wb_integers_bound(ints, at->offset);
		return max < (bits == 64 ? UINT64_MAX : UINT32_MAX) ? wb_range_unsigned(bits, 0, max) :
								      of_type(ints, bits, wb_range_full(bits));
	default:
		return of_type(ints, 64, wb_range_full(64));
	}
}

#define WIDE ((wb_i128)1 << 100)

/* The extent of @f if its terms have the ranges @of. */
static struct wb_extent
extent_of(const struct wb_affine *f, const struct wb_range *of, bool sign)
{
	struct wb_extent s = { .mod = 0 };
	wb_i128 rem;

	s.low = s.high = rem = wb_with_sign(f->bits, f->add);
	for (uint32_t j = 0; j < f->n; j++) {
		struct wb_range r = of[j];
		wb_i128 k = wb_with_sign(f->bits, f->k[j]), low = wb_range_least(r, sign);
		wb_i128 high = wb_range_most(r, sign), size = (k < 0 ? -k : k);
		uint64_t mod = r.mod;

		if (size > (wb_i128)1 << 34)	/* a sum of such terms is out of range */
			return (struct wb_extent){ -WIDE, WIDE, 1, 0 };
		if (sign && r.slow < 0)
			mod &= 0 - mod;		/* its power of two, which divides 2^bits */
		s.low += k > 0 ? k * low : k * high;
		s.high += k > 0 ? k * high : k * low;
		if (low == high) {
			rem += k * low;
			continue;
		}
		rem += k * (wb_i128)(r.rem % mod);
		s.mod = wb_gcd_u64(s.mod, wb_mul_u64((uint64_t)size, mod, &mod) ? mod : 1);
	}
	if (!s.mod)
		s.mod = 1;
	rem = s.mod == 1 ? 0 : rem % s.mod;
	s.rem = (uint64_t)(rem < 0 ? rem + s.mod : rem);
	return s;
}

struct wb_extent
wb_affine_extent(struct wb_integers *ints, const struct wb_affine *f, bool sign, struct wb_point w)
{
	struct wb_range of[MOST_TERMS];
	struct wb_extent s;

	for (uint32_t j = 0; j < f->n; j++)
		of[j] = term_range(ints, f->term[j], f->bits, w);
	s = extent_of(f, of, sign);
	if (ints->constant_buffers)
		wb_words_extent(ints, f, sign, w, &s);
	return s;
}

/* @a / 2^@bits, rounded down. */
static wb_i128 quotient(wb_i128 a, uint32_t bits) { return a >= 0 ? a >> bits : ~(~a >> bits); }

/* The numbers of @s modulo 2^@bits, as a range. */
static struct wb_range
from_extent(uint32_t bits, const struct wb_extent *s)
{
	struct wb_range r = wb_range_full(bits);
	wb_i128 size = (wb_i128)1 << bits, half = size / 2, wraps = quotient(s->low, bits);

	r.mod = s->mod & (0 - s->mod);		/* of all numbers modulo 2^bits, as far as it is below that */
	r.mod = bits == 32 && r.mod > UINT32_MAX ? (uint64_t)1 << 31 : r.mod;
	r.rem = s->rem % r.mod;
	if (s->high - s->low >= size)
		return r;
	if (wraps == quotient(s->high, bits)) {
		r.low = (uint64_t)(s->low - wraps * size);
		r.high = (uint64_t)(s->high - wraps * size);
		if (!wraps) {
			r.mod = s->mod;
			r.rem = s->rem;
		}
	}
	wraps = quotient(s->low + half, bits);
	if (wraps == quotient(s->high + half, bits)) {
		r.slow = (int64_t)(s->low - wraps * size);
		r.shigh = (int64_t)(s->high - wraps * size);
	}
	return wb_range_tighten(bits, r);
}

struct wb_range
wb_range_of_sum(const struct wb_affine *f, const struct wb_range *of)
{
	struct wb_extent plain = extent_of(f, of, false), sign = extent_of(f, of, true);

	return wb_range_intersect(f->bits, from_extent(f->bits, &plain), from_extent(f->bits, &sign));
}

static struct wb_range
quotient_range(struct wb_integers *ints, const struct wb_quotient *q, struct wb_point w)
{
	struct wb_affine x = wb_affine_source(ints, wb_opnd(ints->fn, &ints->fn->inst[q->inst], q->x), 32, w);
	struct wb_range r = wb_affine_range(ints, &x, w);

	if (q->remainder)
		return r.high < q->y ? r : wb_range_unsigned(32, 0, q->y - 1);
	return wb_range_unsigned(32, r.low / q->y, r.high / q->y);
}

struct wb_range
wb_affine_range(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w)
{
	struct wb_range of[MOST_TERMS];
	struct wb_quotient q;

	if (wb_affine_constant(f))
		return wb_range_number(f->bits, f->add);
	ints->depth++;			/* x may be a remainder, too */
	if (wb_remainder(ints, f, w, &q)) {
		of[0] = quotient_range(ints, &q, w);
		ints->depth--;
		return of[0];
	}
	ints->depth--;
	for (uint32_t j = 0; j < f->n; j++) {
		of[j] = term_range(ints, f->term[j], f->bits, w);
		if (f->bits == 32 && f->k[j] & 1 && wb_range_unbounded(&of[j]))
			return of[j];	/* so any sum with it may be any number, too */
	}
	if (f->bits == 32 && f->n == 1 && f->k[0] == 1 && f->add == 0)
		return of[0];
	return of_type(ints, f->bits, wb_range_of_sum(f, of));
}

/* ---- operations --------------------------------------------------------------------------------------- */
/* The size of a workgroup: at least 1, because a wave runs, and at most what the kernel is compiled for. */
static struct wb_range
size_range(const struct wb_integers *ints)
{
	uint32_t most = ints->fn->desc->max_flat_workgroup;

	return wb_range_unsigned(32, 1, most && most < UINT16_MAX ? most : UINT16_MAX);
}

/* Whether @d takes the size of a workgroup out of the half of a word. */
static bool
takes_size(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w)
{
	struct wb_decoded load;
	struct wb_extracted x;
	const struct wb_term *t = wb_extracted_term(ints, d, w, &x);

	if (!t || x.sign || x.width != 16 || x.shift % 16)
		return false;
	if (t->kind == WB_TERM_ARGUMENT)
		return wb_integers_size_at(ints, t->offset + 2 * (x.shift / 16));
	return wb_term_operation(ints, t, w, &load) && load.op == WB_OP_LOAD &&
		ints->fn->inst[load.inst].mem.bytes >= 4 &&
		wb_integers_loads_size(ints, load.inst, load.part, x.shift / 16, w);
}

static struct wb_range
source_range(struct wb_integers *ints, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w)
{
	struct wb_affine f = wb_affine_source(ints, d->src[k], bits, w);
	struct wb_range r = wb_affine_range(ints, &f, w);

	return of_cast(ints, r, wb_range_part(r, d->sel[k]));
}

static struct wb_range
load_range(struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_point w)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	const struct wb_launch_range *r = wb_loaded_range(ints, inst);
	struct wb_range row;
	struct wb_affine f[2];

	if (ints->constant_buffers && wb_words_range(ints, inst, part, &row))
		return row;
	if (r)
		return wb_range_unsigned(32, r->min, r->max);
	if (wb_integers_load(ints, inst, part, w, f) == 2 && wb_affine_constant(&f[0]) && wb_affine_constant(&f[1]))
		return wb_range_hull(wb_range_number(32, f[0].add), wb_range_number(32, f[1].add));
	if (i->mem.count == 1 && i->type == WB_T_U32 && i->mem.bytes == 2 &&
		wb_integers_loads_size(ints, inst, part, 0, w))
		return size_range(ints);
	return of_cast(ints, wb_range_full(32), wb_range_loaded(i));
}

/* A select of two sources, @r, each under the outcome of the condition. */
static struct wb_range
of_choice(struct wb_integers *ints, const struct wb_decoded *d, const struct wb_range *r, struct wb_point w)
{
	uint32_t condition, yes, no, cmp;
	struct wb_range x[3];

	if (!wb_select_sources(d, &condition, &yes, &no))
		return wb_range_full(32);
	cmp = wb_condition(ints, d->src[condition], w);
	for (uint32_t k = 0; k < 3; k++) {
		struct wb_affine f;

		x[k] = r[k];
		if (cmp == WB_NONE || k == condition || d->sel[k] != WB_SEL_ALL)
			continue;
		f = wb_affine_source(ints, d->src[k], 32, w);
		x[k] = wb_range_if(ints, &f, r[k], cmp, k == yes, w);
	}
	return wb_range_hull(x[yes], x[no]);
}

/* The range of @v, if it is a quotient or a remainder. */
static bool
of_quotient(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_range *out)
{
	struct wb_quotient q;

	if (!wb_quotient(ints, v, w, &q))
		return false;
	*out = quotient_range(ints, &q, w);
	return true;
}

#define LEAST_HIGH 12u		/* bits of a field that is rather a half word, shifted, than a field */

/* A field that ends where a byte or half word does is one that was shifted, if it has a sign or is long: (short)n >> 1.
 * It has as many bits more. */
static struct wb_range
of_field(struct wb_integers *ints, const struct wb_decoded *d, struct wb_range from, struct wb_range result,
	struct wb_point w)
{
	struct wb_extracted f;
	int64_t half;

	if (!ints->small || !wb_extracts(ints, d, w, &f) || !f.shift)
		return of_cast(ints, from, result);
	half = (int64_t)1 << (f.width - 1);
	if (f.sign && f.shift + f.width <= 16 && (f.shift + f.width) % 8 == 0 && result.slow == -half &&
		result.shigh == half - 1)
		return wb_range_signed(32, -(half << ints->small), (half << ints->small) - 1);
	if (!f.sign && f.shift + f.width == 16 && f.width >= LEAST_HIGH && (int64_t)result.high == 2 * half - 1)
		return wb_range_unsigned(32, 0, (uint64_t)(2 * half << ints->small) - 1);
	return of_cast(ints, from, result);
}

/* @result of @d on sources @r, where @d may be how a number is cut to 8 or 16 bits. */
static struct wb_range
of_cut(struct wb_integers *ints, const struct wb_decoded *d, const struct wb_range *r, struct wb_range result,
	struct wb_point w)
{
	switch (d->op) {
	case WB_OP_AND: return d->nsrc == 2 ? of_cast(ints, wb_range_hull(r[0], r[1]), result) : result;
	case WB_OP_ANDOR: return of_cast(ints, wb_range_hull(r[0], r[1]), result);
	case WB_OP_BFE: return of_field(ints, d, r[0], result, w);
	case WB_OP_SEXT8: case WB_OP_SEXT16: return of_cast(ints, r[0], result);
	default: return result;
	}
}

/* The range of the first definition of a 32-bit operation. */
static struct wb_range
operation(struct wb_integers *ints, struct wb_decoded *d, struct wb_point w)
{
	struct wb_range r[3], x, full = wb_range_full(32);
	uint32_t n = d->nsrc < 3 ? d->nsrc : 3;

	switch (d->op) {		/* operations that do not need their sources */
	case WB_OP_LOAD:
		return load_range(ints, d->inst, d->part, w);
	case WB_OP_FF1: case WB_OP_FF0: case WB_OP_CLZ: case WB_OP_CLS:
		return wb_range_signed(32, -1, d->bits - 1);
	case WB_OP_EQ: case WB_OP_NE: case WB_OP_LT: case WB_OP_LE: case WB_OP_GT: case WB_OP_GE: case WB_OP_BITCMP0:
	case WB_OP_BITCMP1:
		return full;
	default:
		break;
	}
	if (d->bits == 64 && d->op != WB_OP_BCNT)
		return full;
	for (uint32_t k = 0; k < n; k++)
		r[k] = d->op == WB_OP_BCNT && k == 0 ? full : source_range(ints, d, k, 32, w);
	if (takes_size(ints, d, w))
		return size_range(ints);
	if (wb_integers_shared_id(ints, d, w, &x))
		return of_cut(ints, d, r, x, w);
	if (d->op == WB_OP_CNDMASK || d->op == WB_OP_SELECT || d->op == WB_OP_CMOV)
		return of_choice(ints, d, r, w);
	return of_cut(ints, d, r, wb_range_operation(d, r, n), w);
}

/* An unsigned difference that saturates at 0. */
static struct wb_range
saturated(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w)
{
	struct wb_range a, b;

	if (d->op != WB_OP_SUB || d->type != WB_T_U32 || d->nsrc != 2)
		return wb_range_full(32);
	a = source_range(ints, d, 0, 32, w);
	b = source_range(ints, d, 1, 32, w);
	return wb_range_unsigned(32, a.low > b.high ? a.low - b.high : 0, a.high > b.low ? a.high - b.low : 0);
}

/* A sum, difference, product, minimum or maximum of 16 bits: the low ones of that of 32 bits. */
static struct wb_range
of_half(struct wb_integers *ints, uint32_t v, const struct wb_decoded *d, struct wb_point w)
{
	const uint8_t low = (uint8_t)(WB_SEL_WORD | (d->sign ? WB_SEL_SIGN : 0));
	struct wb_range r[2], all;

	if (of_quotient(ints, v, w, &r[0]))
		return r[0];
	for (uint32_t k = 0; k < 2; k++) {
		all = source_range(ints, d, k, 32, w);
		r[k] = of_cast(ints, all, wb_range_part(all, low));
	}
	all = wb_range_operation(d, r, 2);
	return of_cast(ints, all, wb_range_part(all, WB_SEL_WORD));
}

/* ---- joins ----------------------------------------------------------------------------------------- */
struct wb_range
wb_range_along(struct wb_integers *ints, uint32_t v, uint32_t e, struct wb_point w)
{
	uint32_t x = wb_value_along(ints->g, e, wb_value_unit(ints->g, v));
	struct wb_range r;

	w.block = ints->fn->edge[e].src == WB_NONE ? 0 : ints->fn->edge[e].src;
	r = wb_value_range(ints, x, w);
	return wb_range_guarded(ints, x, r, e, w);
}

static struct wb_range
merge_range(struct wb_integers *ints, uint32_t v, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(ints->g, v);
	const struct wb_block *b = &ints->fn->block[val->at];
	uint32_t loop = wb_integers_header(ints, val->at), n = 0;
	struct wb_range r = wb_range_full(32);

	if (loop != WB_NONE)
		return wb_invariant_range(ints, v, loop, w);
	if (b->nin > 16 || !wb_integers_same_iteration(ints, val->at))
		return r;
	for (uint32_t k = 0; k < b->nin && !(n && wb_range_unbounded(&r)); k++) {
		uint32_t e = ints->fn->in[b->in + k];
		struct wb_point by = w;
		struct wb_range x;

		if (!wb_integers_edge_possible(ints, val->at, e, &w))
			continue;
		if (!wb_point_by_edge(ints, e, &by) || (x = wb_range_along(ints, v, e, by), wb_range_unbounded(&x)))
			x = wb_range_along(ints, v, e, w);
		r = n++ ? wb_range_hull(r, x) : x;
	}
	return r;
}

static struct wb_range
of_def(struct wb_integers *ints, uint32_t v, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(ints->g, v);
	const struct wb_inst *i = &ints->fn->inst[val->at];
	bool on = wb_lanes_written(ints, val->at, &w);
	struct wb_range r = wb_range_full(32), old;
	uint32_t from = wb_value_copied(ints->g, v);
	struct wb_point left = w;
	struct wb_decoded d;

	if (val->unit < ints->fn->nunit && ints->fn->unit[val->unit].role == WB_ROLE_SCC)
		return i->op == WB_OP_CALL ? r : wb_range_unsigned(32, 0, 1);
	if (i->op == WB_OP_CALL)
		return r;
	if (from != WB_NONE) {
		r = wb_value_range(ints, from, on ? w : wb_point_active(ints, val->at));
	} else if (wb_value_decode(ints, v, true, &d) && !d.second &&
		(wb_decode_low_product(&d), d.ndef == 1 || d.op == WB_OP_LOAD)) {
		struct wb_point at = w;

		if (!on)
			at = wb_point_active(ints, val->at);
		if (d.op == WB_OP_READFIRST)
			at = wb_point_first(ints, val->at);
		if (d.op == WB_OP_READLANE)
			at = wb_point_any(ints->g->block_of[val->at]);
		if ((!wb_evaluates(d.op) || !wb_evaluate(ints, v, at, &r)) && !of_quotient(ints, v, at, &r))
			r = operation(ints, &d, at);
	} else if (wb_decode_saturated(ints->fn, val->at, val->unit, &d) && !d.second && d.ndef == 1) {
		r = saturated(ints, &d, on ? w : wb_point_active(ints, val->at));
	} else if (wb_decode_half(ints->fn, val->at, val->unit, &d) && d.extended) {
		d.type = d.sign ? WB_T_I32 : WB_T_U32;
		r = of_half(ints, v, &d, on ? w : wb_point_active(ints, val->at));
	}
	if (on || wb_range_is_full(&r, 32))
		return r;
	from = wb_value_before(ints->g, val->at, val->unit);
	if (!wb_point_minus(ints, &left, wb_group_active(ints->it, val->at).lanes) ||
		(old = wb_value_range(ints, from, left), wb_range_unbounded(&old)))
		old = wb_value_range(ints, from, w);
	return wb_range_hull(r, old);
}

struct wb_range
wb_value_range(struct wb_integers *ints, uint32_t v, struct wb_point w)
{
	struct wb_query q = wb_query(ints, v, WB_QUERY_VALUE, &w);
	struct wb_basis outer;
	struct wb_affine f;
	struct wb_range r;

	if (wb_integers_exhausted(ints) || v == WB_NONE)
		return of_type(ints, 32, wb_range_full(32));
	if (wb_memo_find(ints, &ints->ranges, &q, &r))
		return r;
	outer = wb_memo_begin(ints);
	ints->depth++;
	f = wb_affine_value(ints, v, w);
	if (wb_affine_is_value(ints, &f, v))
		r = wb_value_is_entry(ints->g, v) ? wb_integers_entry(ints, wb_value_unit(ints->g, v), w.group) :
			wb_value_is_merge(ints->g, v) ? merge_range(ints, v, w) :
			wb_value_is_def(ints->g, v) ? of_def(ints, v, w) : wb_range_full(32);
	else
		r = wb_affine_range(ints, &f, w);
	r = wb_range_refined(ints, v, of_type(ints, 32, r), w);
	ints->depth--;
	wb_memo_end(ints, &ints->ranges, &q, outer, &r);
	return r;
}
