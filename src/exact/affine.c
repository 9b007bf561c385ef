/* src/exact/affine.c -- affine expressions in workgroup ids: a base, multiples of ids, and a known number.
 *
 * The workgroups of a subgrid have ids lo + stride g in each dimension, 0 <= g < size. For all of them at once a value
 * is
 *
 *	B + k0 g0 + k1 g1 + k2 g2 + x	(B: the address of a buffer, or zero)
 *
 * B and the multiples of g together are a base of their own, created on demand. The low half of a value is linear
 * modulo 2^32. Comparisons, right shifts and upper halves need more: the value must fit in 32 bits for all workgroups
 * of the subgrid. Its least and its greatest value there decide that. If there is no rule, the result is unknown.
 */
#include "fold.h"

#define NUMBER(x) ((struct val){ (x), 0, TAG_NUMBER })
#define UNKNOWN ((struct val){ 0, 0, TAG_UNKNOWN })

/* ---- bases made of workgroups --------------------------------------------------------------- */
/* The largest power of two, of at most 2^30, that divides all values of @s, if bases are multiples of @align. */
static uint32_t
alignment(const uint32_t *align, const struct affine *s)
{
	uint64_t bits = s->base == BASE_NONE ? 1u << 30 : align[s->base];

	for (uint32_t d = 0; d < 3; d++)
		bits |= (uint64_t)s->k[d];
	return (uint32_t)(bits & -bits);
}

/* The base of @f; BASE_NONE: @f is a number; UINT32_MAX: there are too many bases. */
static uint32_t
base_of(struct program *g, const struct affine *f)
{
	struct affine s = { f->base, { f->k[0], f->k[1], f->k[2] }, 0 };

	if (!s.k[0] && !s.k[1] && !s.k[2])
		return s.base;
	for (uint32_t n = 0; n < g->naffine; n++)
		if (g->affine[n].base == s.base && memcmp(g->affine[n].k, s.k, sizeof s.k) == 0)
			return g->nbase + n;
	if (g->naffine == g->most_affine)
		return UINT32_MAX;
	g->affine[g->naffine] = s;
	g->base_align[g->nbase + g->naffine] = alignment(g->base_align, &s);
	g->base_stated[g->nbase + g->naffine] = alignment(g->base_stated, &s);
	return g->nbase + g->naffine++;
}

bool
wb_exact_is_affine(const struct program *g, const struct val *a)
{
	return is_based(a->tag) && tag_base(a->tag) >= g->nbase;
}

static struct val
half_of(struct program *g, const struct affine *f, enum part part)
{
	uint32_t base = base_of(g, f);
	uint32_t v = (uint32_t)((uint64_t)f->x >> (part == PART_HI ? 32 : 0));

	if (base == UINT32_MAX)
		return UNKNOWN;
	if (base == BASE_NONE)
		return NUMBER(v);
	return (struct val){ v, part == PART_HI ? (uint32_t)f->x : 0, TAG(base, part) };
}

/* @f modulo 2^32. Without the address of a buffer, multiples are kept as signed 32-bit numbers. */
static struct val
low_of(struct program *g, struct affine f)
{
	for (uint32_t d = 0; d < 3 && f.base == BASE_NONE; d++)
		f.k[d] = (int32_t)(uint32_t)f.k[d];
	f.x = (int64_t)(uint32_t)f.x;
	return half_of(g, &f, PART_LO);
}

struct val
wb_exact_workgroup(struct program *g, uint32_t dimension, uint32_t first)
{
	struct affine f = { BASE_NONE, { 0, 0, 0 }, first };

	f.k[dimension] = g->subgrid_size[dimension] > 1 ? g->subgrid_stride[dimension] : 0;
	return low_of(g, f);
}

/* ---- values as affine expressions ---------------------------------------------------------------------------- */
static void
take_base(const struct program *g, uint32_t base, struct affine *f)
{
	*f = (struct affine){ base, { 0, 0, 0 }, 0 };
	if (base >= g->nbase)
		*f = g->affine[base - g->nbase];
}

/* A lower half, modulo 2^32. */
static bool
low_affine(const struct program *g, const struct val *a, struct affine *f)
{
	take_base(g, is_based(a->tag) ? tag_base(a->tag) : BASE_NONE, f);
	f->x = a->v;
	return a->tag == TAG_NUMBER || (is_based(a->tag) && tag_part(a->tag) == PART_LO);
}

/* The least and the greatest value over the subgrid; false: they do not fit. */
static bool
range_of(const struct program *g, const struct affine *f, int64_t *lo, int64_t *hi)
{
	*lo = *hi = f->x;
	for (uint32_t d = 0; d < 3; d++) {
		int64_t last;

		if (g->subgrid_size[d] > INT32_MAX ||
			__builtin_mul_overflow(f->k[d], (int64_t)g->subgrid_size[d] - 1, &last) ||
			__builtin_add_overflow(*(last < 0 ? lo : hi), last, last < 0 ? lo : hi))
			return false;
	}
	return f->base == BASE_NONE;
}

static bool
within(const struct program *g, const struct affine *f, int64_t least, int64_t most)
{
	int64_t lo, hi;

	return range_of(g, f, &lo, &hi) && lo >= least && hi <= most;
}

/* The result depends on whether @f is less than @least, which differs between workgroups. Stores where to split the
 * subgrid, so that most of them are separated. */
static void
note_split(struct program *g, const struct affine *f, int64_t least)
{
	int64_t rest = f->x, by = 0, at;
	uint32_t d = NO_DIMENSION;

	for (uint32_t n = 0; n < 3; n++) {
		int64_t last = f->k[n] * ((int64_t)g->subgrid_size[n] - 1), size = last < 0 ? -last : last;

		rest += last < 0 ? last : 0;
		if (size > by) {
			by = size;
			d = n;
		}
	}
	if (d == NO_DIMENSION)
		return;
	rest -= f->k[d] < 0 ? -by : 0;
	at = f->k[d] > 0 ? (least - rest + f->k[d] - 1) / f->k[d] : (rest - least) / -f->k[d] + 1;
	g->split_dimension = d;
	g->split_at = (uint32_t)(at < 1 ? 1 : at >= g->subgrid_size[d] ? g->subgrid_size[d] - 1 : at);
}

/* The integer that 32 bits represent in all workgroups. */
static bool
integer32(struct program *g, const struct val *a, bool sign, struct affine *f)
{
	int64_t least = sign ? INT32_MIN : 0, most = sign ? INT32_MAX : (int64_t)UINT32_MAX, lo, hi;

	if (!low_affine(g, a, f))
		return false;
	f->x = sign ? (int32_t)a->v : (int64_t)a->v;
	if (!wb_exact_is_affine(g, a))
		return a->tag == TAG_NUMBER;
	if (!within(g, f, least, most))
		f->x = sign ? (int64_t)a->v : (int32_t)a->v;	/* the other number that is equal modulo 2^32 */
	if (within(g, f, least, most))
		return true;
	if (range_of(g, f, &lo, &hi))
		note_split(g, f, lo < least ? least : most + 1);
	return false;
}

/* The signed integer, or address, that two halves represent. */
static bool
integer64(struct program *g, const struct val *lo, const struct val *hi, struct affine *f)
{
	uint32_t base;
	uint64_t x;

	if (hi->tag == TAG_NUMBER && wb_exact_is_affine(g, lo)) {
		if (!integer32(g, lo, false, f))
			return false;
		f->x += (int64_t)((uint64_t)hi->v << 32);
		return true;
	}
	if (lo->tag == TAG_UNKNOWN || hi->tag == TAG_UNKNOWN || !wb_exact_address(g, lo, hi, &base, &x))
		return false;
	take_base(g, base, f);
	f->x = (int64_t)x;
	return true;
}

/* @a + @b, or @a - @b; false: the bases cannot be combined, or the result does not fit. */
static bool
form_sum(const struct affine *a, const struct affine *b, bool minus, struct affine *r)
{
	bool over = false;

	r->base = a->base != BASE_NONE ? a->base : b->base;
	if (b->base != BASE_NONE && (minus || a->base != BASE_NONE)) {
		if (!minus || a->base != b->base)
			return false;
		r->base = BASE_NONE;
	}
	for (uint32_t d = 0; d < 3; d++)
		over |= minus ? __builtin_sub_overflow(a->k[d], b->k[d], &r->k[d]) :
				__builtin_add_overflow(a->k[d], b->k[d], &r->k[d]);
	over |= minus ? __builtin_sub_overflow(a->x, b->x, &r->x) : __builtin_add_overflow(a->x, b->x, &r->x);
	return !over;
}

static bool
scale(const struct affine *a, int64_t by, struct affine *r)
{
	bool over = __builtin_mul_overflow(a->x, by, &r->x) || a->base != BASE_NONE;

	for (uint32_t d = 0; d < 3; d++)
		over |= __builtin_mul_overflow(a->k[d], by, &r->k[d]);
	r->base = BASE_NONE;
	return !over;
}

static bool
is_number(const struct affine *f)
{
	return f->base == BASE_NONE && !f->k[0] && !f->k[1] && !f->k[2];
}

static bool
multiply(const struct affine *a, const struct affine *b, struct affine *r)
{
	return is_number(b) ? scale(a, b->x, r) : is_number(a) && scale(b, a->x, r);
}

/* @f as 2^@bits * @high + @low, where @low is one of the 2^@bits numbers from 0 on in all workgroups. */
static bool
split(const struct program *g, const struct affine *f, uint32_t bits, struct affine *high, struct affine *low)
{
	int64_t below = (int64_t)wb_low_bits(bits);

	*high = *low = (struct affine){ .base = f->base };
	for (uint32_t d = 0; d < 3; d++)
		if (f->k[d] & below)
			low->k[d] = f->k[d];
		else
			high->k[d] = f->k[d] >> bits;
	high->x = f->x >> bits;
	low->x = f->x & below;
	return within(g, low, 0, below);
}

/* ---- operations on 32 bits ------------------------------------------------------------------------ */
static struct val
shift_right(struct program *g, const struct val *a, uint32_t by, bool sign)
{
	struct affine high, low;
	struct affine f;

	if (!integer32(g, a, sign, &f))
		return UNKNOWN;
	if (within(g, &f, 0, ((int64_t)1 << by) - 1))
		return NUMBER(0);
	if (within(g, &f, -((int64_t)1 << by), -1))
		return NUMBER(UINT32_MAX);
	if (by >= 31)
		note_split(g, &f, 0);
	return split(g, &f, by, &high, &low) ? low_of(g, high) : UNKNOWN;
}

/* The lowest @bits bits of @a. */
static struct val
low_part(struct program *g, const struct val *a, uint32_t bits)
{
	struct affine f, high, low;

	return integer32(g, a, false, &f) && split(g, &f, bits, &high, &low) ? low_of(g, low) : UNKNOWN;
}

static struct val
mask(struct program *g, const struct val *a, uint32_t bits)
{
	return bits & (bits + 1) ? UNKNOWN : low_part(g, a, (uint32_t)__builtin_popcount(bits));
}

static struct val
product(struct program *g, enum wb_op op, bool sign, const struct val *s)
{
	bool small = op == WB_OP_MUL24 || op == WB_OP_MAD24;
	struct affine a, b, c, r;

	for (uint32_t n = 0; n < 2; n++) {
		struct affine *f = n ? &b : &a;

		if (!low_affine(g, &s[n], f))
			return UNKNOWN;
		if (small &&
			(!integer32(g, &s[n], sign, f) ||
				!within(g, f, sign ? -(1 << 23) : 0, sign ? (1 << 23) - 1 : (1 << 24) - 1)))
			return UNKNOWN;
	}
	for (uint32_t n = 0; n < 2; n++)	/* modulo 2^32: small, so that products fit */
		(n ? &b : &a)->x = (int32_t)(uint32_t)(n ? &b : &a)->x;
	if (!multiply(&a, &b, &r))
		return UNKNOWN;
	if ((op == WB_OP_MAD || op == WB_OP_MAD24) && (!low_affine(g, &s[2], &c) || !form_sum(&r, &c, false, &r)))
		return UNKNOWN;
	return low_of(g, r);
}

static struct val
high_product(struct program *g, bool sign, const struct val *s)
{
	struct affine a, b, r;

	if (!integer32(g, &s[0], sign, &a) || !integer32(g, &s[1], sign, &b) || !multiply(&a, &b, &r))
		return UNKNOWN;
	return within(g, &r, 0, UINT32_MAX) ? NUMBER(0) : UNKNOWN;
}

static struct val
shift_add(struct program *g, const struct val *a, const struct val *by, const struct val *plus)
{
	struct affine f, c = { 0 };

	if (by->tag != TAG_NUMBER || !low_affine(g, a, &f) || (plus && !low_affine(g, plus, &c)))
		return UNKNOWN;
	if (!scale(&f, (int64_t)1 << (by->v & 31), &f) || !form_sum(&f, &c, false, &f))
		return UNKNOWN;
	return low_of(g, f);
}

static struct val
add_or_subtract(struct program *g, const struct val *a, const struct val *b, bool minus)
{
	struct affine x, y, r;

	return low_affine(g, a, &x) && low_affine(g, b, &y) && form_sum(&x, &y, minus, &r) ? low_of(g, r) : UNKNOWN;
}

static struct val
least(struct program *g, bool sign, bool greatest, const struct val *s)
{
	int less = wb_exact_decide(g, COND_LE, sign, s, s + 1, false);

	return less < 0 ? UNKNOWN : (less != 0) != greatest ? s[0] : s[1];
}

static struct val
field_of(struct program *g, bool sign, const struct val *s, uint32_t n)
{
	uint32_t offset, width;
	struct val r;

	if (s[1].tag != TAG_NUMBER || (n > 2 && s[2].tag != TAG_NUMBER) || sign)
		return UNKNOWN;
	offset = s[1].v & 31;
	width = n > 2 ? s[2].v & 31 : s[1].v >> 16 & 127;
	r = offset ? shift_right(g, &s[0], offset, false) : s[0];
	if (r.tag == TAG_NUMBER)
		return NUMBER(r.v & wb_low_bits(width));
	return width >= 32 ? r : low_part(g, &r, width);
}

/* (s0 @first s1) @second s2. */
static struct val
twice(struct program *g, enum wb_op first, enum wb_op second, const struct val *s)
{
	struct val r[2] = { UNKNOWN, s[2] };

	if (!is_based(s[0].tag) && !is_based(s[1].tag))
		r[0] = NUMBER(wb_fold32(first, false, 2, s[0].v, s[1].v, 0));
	else
		r[0] = wb_exact_based(g, first, false, s, 2);
	return wb_exact_based(g, second, false, r, 2);
}

struct val
wb_exact_affine(struct program *g, enum wb_op op, bool sign, const struct val *s, uint32_t n)
{
	struct val t;

	switch (op) {
	case WB_OP_ADD: return add_or_subtract(g, &s[0], &s[1], false);
	case WB_OP_SUB: return add_or_subtract(g, &s[0], &s[1], true);
	case WB_OP_SUBREV: return add_or_subtract(g, &s[1], &s[0], true);
	case WB_OP_ADD3:
		t = add_or_subtract(g, &s[0], &s[1], false);
		return t.tag == TAG_UNKNOWN ? t : add_or_subtract(g, &t, &s[2], false);
	case WB_OP_SHL: return shift_add(g, &s[0], &s[1], NULL);
	case WB_OP_SHLREV: return shift_add(g, &s[1], &s[0], NULL);
	case WB_OP_SHLADD: return shift_add(g, &s[0], &s[1], &s[2]);
	case WB_OP_ADDSHL:
		t = add_or_subtract(g, &s[0], &s[1], false);
		return t.tag == TAG_UNKNOWN ? t : shift_add(g, &t, &s[2], NULL);
	case WB_OP_SHLOR: return twice(g, WB_OP_SHL, WB_OP_OR, s);
	case WB_OP_ANDOR: return twice(g, WB_OP_AND, WB_OP_OR, s);
	case WB_OP_OR3: return twice(g, WB_OP_OR, WB_OP_OR, s);
	case WB_OP_MUL: case WB_OP_MUL24: case WB_OP_MAD: case WB_OP_MAD24: return product(g, op, sign, s);
	case WB_OP_MULHI: return high_product(g, sign, s);
	case WB_OP_LSHR:
	case WB_OP_ASHR: return s[1].tag == TAG_NUMBER ? shift_right(g, &s[0], s[1].v & 31, op == WB_OP_ASHR) : UNKNOWN;
	case WB_OP_LSHRREV:
	case WB_OP_ASHRREV:
		return s[0].tag == TAG_NUMBER ? shift_right(g, &s[1], s[0].v & 31, op == WB_OP_ASHRREV) : UNKNOWN;
	case WB_OP_AND:
		return s[1].tag == TAG_NUMBER ? mask(g, &s[0], s[1].v) :
			s[0].tag == TAG_NUMBER ? mask(g, &s[1], s[0].v) :
						 UNKNOWN;
	case WB_OP_BFE: return field_of(g, sign, s, n);
	case WB_OP_MIN: return least(g, sign, false, s);
	case WB_OP_MAX: return least(g, sign, true, s);
	default: return UNKNOWN;
	}
}

/* ---- 64 bits --------------------------------------------------------------------------------------- */
/* The upper half of @f: a number if it is the same in all workgroups. */
static struct val
upper_of(struct program *g, const struct affine *f)
{
	int64_t lo, hi;

	return range_of(g, f, &lo, &hi) && lo >> 32 == hi >> 32 ? NUMBER((uint32_t)((uint64_t)lo >> 32)) :
								  half_of(g, f, PART_HI);
}

struct val
wb_exact_affine_upper(struct program *g, const struct val *a, const struct val *b, bool minus)
{
	struct affine x, y, r;

	return integer64(g, &a[0], &a[1], &x) && integer64(g, &b[0], &b[1], &y) && form_sum(&x, &y, minus, &r) ?
		upper_of(g, &r) :
		UNKNOWN;
}

/* Both halves of @f, which fits in 64 bits as a signed number in all workgroups. */
static bool
halves(struct program *g, const struct affine *f, struct val *out)
{
	out[1] = upper_of(g, f);
	out[0] = out[1].tag == TAG_NUMBER ? low_of(g, *f) : half_of(g, f, PART_LO);
	return out[0].tag != TAG_UNKNOWN;
}

bool
wb_exact_affine_shift(struct program *g, enum wb_op op, const struct val *a, uint32_t by, struct val *out)
{
	bool left = op == WB_OP_SHL || op == WB_OP_SHLREV, right = op == WB_OP_ASHR || op == WB_OP_ASHRREV;
	int64_t lo, hi;
	struct affine f;

	if (left && by < 62 && integer64(g, &a[0], &a[1], &f))
		return scale(&f, (int64_t)1 << by, &f) && range_of(g, &f, &lo, &hi) && halves(g, &f, out);
	/* the upper half is shifted down again: its sign fills the upper bits */
	if (right && by <= 32 && a[0].tag == TAG_NUMBER && a[0].v == 0 && integer32(g, &a[1], true, &f))
		return scale(&f, (int64_t)1 << (32 - by), &f) && halves(g, &f, out);
	return false;
}

bool
wb_exact_affine_product(
	struct program *g, bool sign, const struct val *a, const struct val *b, const struct val *c, struct val *out)
{
	struct affine x, y, z, r;

	return integer32(g, a, sign, &x) && integer32(g, b, sign, &y) && multiply(&x, &y, &r) &&
		integer64(g, &c[0], &c[1], &z) && form_sum(&z, &r, false, &r) && halves(g, &r, out);
}

bool
wb_exact_affine_shift_add(
	struct program *g, const struct val *a, uint32_t by, const struct val *c, struct val *out)
{
	struct affine x, z, r;

	return integer64(g, &a[0], &a[1], &x) && (by == 0 || scale(&x, (int64_t)1 << by, &x)) &&
		integer64(g, &c[0], &c[1], &z) && form_sum(&x, &z, false, &r) && halves(g, &r, out);
}

/* ---- comparisons, addresses --------------------------------------------------------------------------- */
int
wb_exact_decide(struct program *g, enum cond c, bool sign, const struct val *a, const struct val *b, bool wide)
{
	struct affine x, y, r;
	int64_t lo, hi;

	if (wide ? !integer64(g, &a[0], &a[1], &x) || !integer64(g, &b[0], &b[1], &y) :
		   !integer32(g, &a[0], sign, &x) || !integer32(g, &b[0], sign, &y))
		return -1;
	if (wide &&
		(!within(g, &x, sign ? INT64_MIN : 0, INT64_MAX) || !within(g, &y, sign ? INT64_MIN : 0, INT64_MAX)))
		return -1;
	if (x.base != BASE_NONE || y.base != BASE_NONE || !form_sum(&x, &y, true, &r) || !range_of(g, &r, &lo, &hi))
		return -1;
	if (lo <= 0 && hi >= 0)
		note_split(g, &r, c == COND_LE || c == COND_GT || (lo == 0 && (c == COND_EQ || c == COND_NE)));
	switch (c) {
	case COND_LT: return hi < 0 ? 1 : lo >= 0 ? 0 : -1;
	case COND_LE: return hi <= 0 ? 1 : lo > 0 ? 0 : -1;
	case COND_GT: return lo > 0 ? 1 : hi <= 0 ? 0 : -1;
	case COND_GE: return lo >= 0 ? 1 : hi < 0 ? 0 : -1;
	case COND_EQ: return lo == 0 && hi == 0 ? 1 : lo > 0 || hi < 0 ? 0 : -1;
	case COND_NE: return lo == 0 && hi == 0 ? 0 : lo > 0 || hi < 0 ? 1 : -1;
	default: return -1;
	}
}

bool
wb_exact_affine_extent(const struct program *g, uint32_t base, uint64_t at, int64_t *low, int64_t *high)
{
	struct affine f = g->affine[base - g->nbase];

	f.base = BASE_NONE;
	f.x = (int64_t)at;
	return range_of(g, &f, low, high);
}

bool
wb_exact_affine_address(struct program *g, const struct val *a, const struct val *b, uint32_t *base, uint64_t *offset)
{
	struct affine x, y, r;

	if (!integer64(g, &a[0], &a[1], &x) || !integer64(g, &b[0], &b[1], &y) || !form_sum(&x, &y, false, &r))
		return false;
	*base = base_of(g, &r);
	*offset = (uint64_t)r.x;
	return r.base != BASE_NONE && *base != UINT32_MAX;
}
