/* passes/divergence/shape.c -- arithmetic on shapes: base + sum of stride[k] * id[k], modulo 2^32.
 *
 * Sums, differences, and products with constants keep the shape exactly. Right shifts and masks do, if the shape splits
 * at a bit t: the ids with small strides, plus the known low bits of the base, never carry into bit t, and all other
 * strides are multiples of 2^t:
 *
 *	256 * wg + lane, lane < 64, at bit 6:  low part lane, high part 256 * wg
 *	>> 6: 4 * wg, uniform.	& 63: lane.	< 64 * n for a uniform n: uniform
 *
 * max also tells that no sum wrapped. An affine shape with max below 2^32 - 1 was built only from sums that fit, so its
 * strides are true differences, not only modulo 2^32.
 */
#include "../integer/operation.h"
#include "div.h"

const char *const wb_div_class_name[WB_DIV_COUNT] = { "launch", "workgroup", "wave", "affine", "divergent" };
const char *const wb_div_why_text[] = {
	"what is there at the start",
	"computed from it",
	"values of different kinds meet",
	"which value it is depends on it",
	"other lanes keep an older value",
	"lanes leave the loop in different iterations",
	"loaded from different addresses",
	"an atomic gives each lane another value",
	"made from other lanes' values",
	"the function is too large to follow",
};

#define NO_MAX UINT32_MAX

struct wb_div_shape
div_constant(uint32_t k)
{
	return (struct wb_div_shape){ .cls = WB_DIV_LAUNCH,
		.base = WB_DIV_LAUNCH, .why = WB_DIV_BY_OPERAND, .low_bits = 32, .low = k, .max = k,
		.inst = WB_NONE,
		.from = WB_NONE };
}

struct wb_div_shape
div_uniform(uint8_t cls)
{
	return (struct wb_div_shape){
		.cls = cls, .base = cls, .why = WB_DIV_BY_OPERAND, .max = NO_MAX, .inst = WB_NONE, .from = WB_NONE
	};
}

struct wb_div_shape
div_top(enum wb_div_why why, uint32_t inst, uint32_t from)
{
	return (struct wb_div_shape){ .cls = WB_DIV_DIVERGENT,
		.base = WB_DIV_DIVERGENT, .why = (uint8_t)why, .max = NO_MAX, .inst = inst,
		.from = from };
}

bool
div_same(const struct wb_div_shape *a, const struct wb_div_shape *b)
{
	return a->cls == b->cls && a->base == b->base && a->low_bits == b->low_bits && a->low == b->low &&
		a->max == b->max && memcmp(a->stride, b->stride, sizeof a->stride) == 0;
}

static bool has_stride(const struct wb_div_shape *f) { return f->stride[0] || f->stride[1] || f->stride[2]; }

/* Sets the class from base and strides. */
static struct wb_div_shape
set_class(struct wb_div_shape f)
{
	f.low &= mask_of(f.low_bits);
	f.cls = has_stride(&f) ? WB_DIV_AFFINE : f.base;
	return f;
}

/* Uniform, of the join of both classes. */
static struct wb_div_shape
join_uniform(const struct wb_div_shape *a, const struct wb_div_shape *b)
{
	return div_uniform(a->base > b->base ? a->base : b->base);
}

struct wb_div_shape
div_join(const struct wb_div_shape *a, const struct wb_div_shape *b)
{
	struct wb_div_shape r = *a;
	uint32_t differ;

	if (div_is_unset(a))
		return *b;
	if (div_is_unset(b))
		return *a;
	if (a->cls == WB_DIV_DIVERGENT || b->cls == WB_DIV_DIVERGENT)
		return a->cls == WB_DIV_DIVERGENT ? *a : *b;
	if (memcmp(a->stride, b->stride, sizeof a->stride) != 0)
		return div_top(WB_DIV_BY_JOIN, WB_NONE, WB_NONE);
	r.base = a->base > b->base ? a->base : b->base;
	r.low_bits = a->low_bits < b->low_bits ? a->low_bits : b->low_bits;
	differ = (a->low ^ b->low) & mask_of(r.low_bits);
	if (differ)
		r.low_bits = (uint8_t)__builtin_ctz(differ);
	r.max = a->max > b->max ? a->max : b->max;
	return set_class(r);
}

struct wb_div_shape
div_at_least(struct wb_div_shape f, uint8_t cls)
{
	if (div_is_unset(&f) || f.base >= cls || f.cls == WB_DIV_DIVERGENT)
		return f;
	f.base = cls;
	return set_class(f);
}

/* ---- sums and products ------------------------------------------------------------------ */
static struct wb_div_shape
add_shapes(const struct wb_div_shape *a, const struct wb_div_shape *b)
{
	struct wb_div_shape r = join_uniform(a, b);
	uint64_t max = (uint64_t)a->max + b->max;

	for (int k = 0; k < 3; k++)
		r.stride[k] = a->stride[k] + b->stride[k];
	r.low_bits = a->low_bits < b->low_bits ? a->low_bits : b->low_bits;
	r.low = a->low + b->low;
	r.max = a->max == NO_MAX || b->max == NO_MAX || max >= NO_MAX ? NO_MAX : (uint32_t)max;
	return set_class(r);
}

static struct wb_div_shape
scale_shape(const struct wb_div_shape *a, uint32_t k)
{
	struct wb_div_shape r = *a;
	uint64_t max = (uint64_t)a->max * k;

	if (k == 0)
		return div_constant(0);
	for (int n = 0; n < 3; n++)
		r.stride[n] = a->stride[n] * k;
	r.low_bits = (uint8_t)(a->low_bits + __builtin_ctz(k) > 32 ? 32 : a->low_bits + __builtin_ctz(k));
	r.low = a->low * k;
	r.max = a->max == NO_MAX || max >= NO_MAX ? NO_MAX : (uint32_t)max;
	return set_class(r);
}

static bool
multiply_shapes(const struct wb_div_shape *a, const struct wb_div_shape *b, struct wb_div_shape *out)
{
	if (!div_is_uniform(a) || !div_is_uniform(b))
		return false;
	*out = join_uniform(a, b);
	out->low_bits = a->low_bits < b->low_bits ? a->low_bits : b->low_bits;
	out->low = a->low * b->low & mask_of(out->low_bits);
	if (a->max != NO_MAX && b->max != NO_MAX && (uint64_t)a->max * b->max < NO_MAX)
		out->max = a->max * b->max;
	return true;
}

/* ---- splitting at a bit --------------------------------------------------------------------- */
/* Whether @f splits at bit @t. *low: low bits of the base + small strides; *high: the rest. */
static bool
split_shape(const struct wb_div_shape *f, uint32_t t, const uint32_t *most, struct wb_div_shape *low,
	struct wb_div_shape *high)
{
	uint64_t top = f->low & mask_of(t);

	if (t >= 32 || f->low_bits < t || f->cls == WB_DIV_DIVERGENT)
		return false;
	*low = div_constant((uint32_t)top);
	*high = *f;
	for (int k = 0; k < 3; k++) {
		if ((f->stride[k] & mask_of(t)) == 0)
			continue;
		if (f->stride[k] > mask_of(t))
			return false;
		top += (uint64_t)f->stride[k] * most[k];
		low->stride[k] = f->stride[k];
		high->stride[k] = 0;
	}
	if (top > mask_of(t))
		return false;
	low->max = (uint32_t)top;
	high->low &= ~mask_of(t);
	*low = set_class(*low);
	*high = set_class(*high);
	return true;
}

static bool
shift_right(const struct wb_div_shape *f, uint32_t t, bool sign, const uint32_t *most, struct wb_div_shape *out)
{
	struct wb_div_shape low, r;

	if (t == 0) {
		*out = *f;
		return true;
	}
	if (f->max >> t == 0 && f->max != NO_MAX) {
		*out = div_constant(0);
		return true;
	}
	if (div_is_uniform(f))
		r = *f;
	else if (!split_shape(f, t, most, &low, &r) || (has_stride(&r) && f->max == NO_MAX))
		return false;
	for (int k = 0; k < 3; k++)
		r.stride[k] >>= t;
	r.low_bits = (uint8_t)(r.low_bits > t ? r.low_bits - t : 0);
	r.low >>= t;
	r.max = sign && f->max >> 31 ? NO_MAX : f->max >> t;
	if (has_stride(&r) && sign && f->max >> 31)
		return false;
	*out = set_class(r);
	return true;
}

static bool
with_mask(const struct wb_div_shape *f, uint32_t m, const uint32_t *most, struct wb_div_shape *out)
{
	struct wb_div_shape low, high;
	uint32_t t;

	if (m == 0 || m == UINT32_MAX) {
		*out = m ? *f : div_constant(0);
		return true;
	}
	t = (uint32_t)__builtin_ctz(m);
	if (t == 0 && (m & (m + 1)) == 0 && split_shape(f, (uint32_t)__builtin_popcount(m), most, &low, &high)) {
		*out = low;		/* less than @f, so this comes first: shapes only grow */
		return true;
	}
	if (f->max != NO_MAX && t == 0 && (m & (m + 1)) == 0 && f->max <= m) {
		*out = *f;
		return true;
	}
	if (div_is_uniform(f)) {
		*out = div_uniform(f->cls);
		out->low_bits = f->low_bits;
		out->low = f->low & m;
		while (out->low_bits < 32 && !(m >> out->low_bits & 1))	/* cleared bits are known */
			out->low_bits++;
		out->max = f->max < m ? f->max : m;
		return true;
	}
	if (!split_shape(f, t, most, &low, &high))
		return false;
	if (m == ~mask_of(t)) {
		*out = high;
		out->max = NO_MAX;
		return true;
	}
	if (!div_is_uniform(&high))
		return false;
	*out = div_uniform(high.cls);
	out->low_bits = (uint8_t)t;
	out->max = m;
	return true;
}

static uint32_t bits_below(uint64_t k) { return k ? 64 - (uint32_t)__builtin_clzll(k) : 0; }

/* The possible bits of a number of shape @f. A base and strides without a common bit never carry. */
static uint32_t
bits_of(const struct wb_div_shape *f, const uint32_t *most)
{
	uint32_t all = f->low_bits >= 32 ? f->low : ~mask_of(f->low_bits) | f->low, lowest = all & (0u - all),
		 below = f->max == NO_MAX ? 32 : bits_below(f->max);
	bool carries = false;

	if (f->cls > WB_DIV_AFFINE)
		return UINT32_MAX;
	for (int k = 0; k < 3; k++) {
		uint32_t s = f->stride[k], bits = mask_of(bits_below((uint64_t)s * most[k])) &
			~mask_of(s ? (uint32_t)__builtin_ctz(s) : 0);

		carries = carries || all & bits;
		all |= bits;
		lowest = s && (!lowest || (s & (0u - s)) < lowest) ? s & (0u - s) : lowest;
	}
	if (carries)			/* then all from the lowest one on */
		all = 0u - lowest;
	return all & mask_of(below);
}

/* a | b = a ^ b = a + b if they have no common bit. */
static bool
disjoint(const struct wb_div_shape *a, const struct wb_div_shape *b, const uint32_t *most)
{
	return !(bits_of(a, most) & bits_of(b, most));
}

static bool
bitwise_or(const struct wb_div_shape *a, const struct wb_div_shape *b, const uint32_t *most, struct wb_div_shape *out)
{
	struct wb_div_shape r;

	if (disjoint(a, b, most)) {
		*out = add_shapes(a, b);
		return true;
	}
	if (!div_is_uniform(a) || !div_is_uniform(b))
		return false;
	r = join_uniform(a, b);
	r.low_bits = a->low_bits < b->low_bits ? a->low_bits : b->low_bits;
	r.low = (a->low | b->low) & mask_of(r.low_bits);
	*out = r;
	return true;
}

/* ---- operations ---------------------------------------------------------------------------------- */
static bool
fits_24(const struct wb_div_shape *a, const struct wb_div_shape *b, bool sign)
{
	uint32_t most = mask_of(sign ? 23 : 24);

	return a->max <= most && b->max <= most;
}

/* The sum @l of the sources @x. */
static bool
sum_up(const struct wb_linear *l, const struct wb_div_shape *const x[], uint32_t n, const uint32_t *most,
	struct wb_div_shape *out)
{
	bool any = false;

	*out = div_constant((uint32_t)l->add);
	for (uint32_t k = 0; k < n; k++) {
		struct wb_div_shape t;

		if (!l->factor[k])
			continue;
		t = scale_shape(x[k], (uint32_t)l->factor[k]);
		if (!(any && l->ored))
			*out = add_shapes(out, &t);
		else if (!bitwise_or(out, &t, most, out))
			return false;
		any = true;
	}
	return true;
}

/* The bits of @x that the constant beside it selects. */
static bool
take_bits(const struct wb_div_shape *const x[], uint32_t n, bool sign, const uint32_t *most, struct wb_div_shape *out)
{
	struct wb_div_shape moved;
	uint32_t from, width;

	if (!div_is_constant(x[1]) || (n == 3 && !div_is_constant(x[2])))
		return false;
	from = x[1]->low & 31;
	width = (n == 3 ? x[2]->low & 31 : x[1]->low >> 16 & 127);
	if (width == 0 || from + width > 32 || !shift_right(x[0], from, false, most, &moved) ||
		!with_mask(&moved, mask_of(width), most, out))
		return false;
	return !sign || (out->max != NO_MAX && out->max <= mask_of(width - 1));
}

/* An operation on two sources that is no sum. */
static bool
two_sources(enum wb_op op, const struct wb_div_shape *a, const struct wb_div_shape *b, const uint32_t *most,
	struct wb_div_shape *out)
{
	switch (op) {
	case WB_OP_MUL: return multiply_shapes(a, b, out);
	case WB_OP_LSHR: case WB_OP_ASHR:
		return div_is_constant(b) && shift_right(a, b->low & 31, op == WB_OP_ASHR, most, out);
	case WB_OP_AND:
		if (div_is_constant(b))
			return with_mask(a, b->low, most, out);
		return div_is_constant(a) && with_mask(b, a->low, most, out);
	case WB_OP_XOR: return disjoint(a, b, most) && bitwise_or(a, b, most, out);
	default: return false;
	}
}

/* Constants, then sums (operation.h), then shifts and masks. */
bool
div_compute(enum wb_op op, bool sign, const struct wb_div_shape *const x[], uint32_t n, const uint32_t *most,
	struct wb_div_shape *out)
{
	bool constant[3], all = true;
	enum wb_op first, second;
	struct wb_div_shape t;
	struct wb_linear l;
	uint64_t k[3], r;

	if (!wb_takes(op, n))
		return false;
	for (uint32_t j = 0; j < n; j++) {
		if (x[j]->cls > WB_DIV_AFFINE)
			return false;
		constant[j] = div_is_constant(x[j]);
		k[j] = x[j]->low;
		all = all && constant[j];
	}
	if (all && wb_fold(op, sign, 32, k, n, &r)) {
		*out = div_constant((uint32_t)r);
		return true;
	}
	if (op == WB_OP_MUL24 || op == WB_OP_MAD24) {
		if (!fits_24(x[0], x[1], sign))
			return false;
		op = op == WB_OP_MUL24 ? WB_OP_MUL : WB_OP_MAD;
	}
	if (wb_linear(op, 32, constant, k, n, &l))
		return sum_up(&l, x, n, most, out);
	if (op == WB_OP_BFE)
		return take_bits(x, n, sign, most, out);
	if (n == 2)
		return two_sources(op, x[0], x[1], most, out);
	return n == 3 && wb_op_split(op, &first, &second) && two_sources(first, x[0], x[1], most, &t) &&
		div_compute(second, sign, (const struct wb_div_shape *const[]){ &t, x[2] }, 2, most, out);
}

/* Whether x < k (or x >= k) is uniform: k is a multiple of 2^t, and all lanes of x share the bits from t on. */
static bool
uniform_bound(const struct wb_div_shape *x, const struct wb_div_shape *k, uint32_t low, const uint32_t *most)
{
	struct wb_div_shape l, h;

	for (uint32_t t = 1; t <= k->low_bits && t < 32 && t <= x->low_bits; t++)
		if (((k->low ^ low) & mask_of(t)) == 0 && split_shape(x, t, most, &l, &h) && div_is_uniform(&h))
			return true;
	return false;
}

uint8_t
div_compare(enum wb_op op, bool sign, const struct wb_div_shape *a, const struct wb_div_shape *b, const uint32_t *most)
{
	const struct wb_div_shape *x = a, *k = b;
	uint8_t cls = a->base > b->base ? a->base : b->base;
	bool strict;			/* x < k, not x <= k; or its negation */
	(void)sign;			/* aligned blocks of 2^t do not cross 0 or 2^31 */

	if (cls > WB_DIV_WAVE)
		return WB_DIV_DIVERGENT;
	if (memcmp(a->stride, b->stride, sizeof a->stride) == 0 &&
		(div_is_uniform(a) || op == WB_OP_EQ || op == WB_OP_NE))
		return cls;
	strict = op == WB_OP_LT || op == WB_OP_GE;
	if (div_is_uniform(a)) {
		x = b;
		k = a;
		strict = !strict;	/* k < x is the negation of x <= k */
	}
	if ((op != WB_OP_LT && op != WB_OP_LE && op != WB_OP_GT && op != WB_OP_GE) || !div_is_uniform(k))
		return WB_DIV_DIVERGENT;
	return uniform_bound(x, k, strict ? 0 : UINT32_MAX, most) ? cls : WB_DIV_DIVERGENT;
}
