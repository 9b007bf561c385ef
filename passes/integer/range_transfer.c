/* passes/integer/range_transfer.c -- transfer functions: the range of a 32-bit operation on numbers in given ranges.
 *
 * Sums, differences, and products with a constant are mostly handled by affine.c.
 *
 * Some bits of a number (a field, a byte, an AND with ones in a row) grow with it as long as the bits above are the
 * same: so they are between those of the least number and those of the greatest. The low bits, extended by their sign,
 * are the number itself if they can hold it.
 */
#include "internal.h"

/* All ones up to the highest possible bit of a number up to @k. */
static uint64_t
ones_below(uint64_t k)
{
	for (uint32_t s = 1; s < 64; s *= 2)
		k |= k >> s;
	return k;
}

/* A power of two that divides all numbers of @r, at most 2^31. */
static uint64_t
two_of(struct wb_range r)
{
	uint64_t k = (r.low == r.high ? r.low : r.mod | r.rem) | (uint64_t)1 << 31;

	return k & (0 - k);
}

/* The numbers of @r that @two divides. */
static struct wb_range
multiples_of(uint64_t two, struct wb_range r)
{
	r.mod = two;
	return wb_range_tighten(32, r);
}

static struct wb_range
of_and(const struct wb_range r[2])
{
	uint64_t a = two_of(r[0]), b = two_of(r[1]);
	struct wb_range x = multiples_of(
		a > b ? a : b, wb_range_unsigned(32, 0, wb_min_u64(r[0].high, r[1].high)));

	for (uint32_t k = 0; k < 2; k++) {
		uint64_t c = r[k].low, bit = c & (0 - c), above = c + bit;

		if (c == r[k].high && c && (above & (above - 1)) == 0 && r[!k].low / above == r[!k].high / above)
			x = wb_range_intersect(32, x, wb_range_unsigned(32, r[!k].low & c, r[!k].high & c));
	}
	return x;
}

static struct wb_range
of_or(struct wb_range a, struct wb_range b)
{
	return multiples_of(wb_min_u64(two_of(a), two_of(b)),
		wb_range_unsigned(32, a.low > b.low ? a.low : b.low, ones_below(a.high | b.high)));
}

static struct wb_range
of_xor(struct wb_range a, struct wb_range b)
{
	return multiples_of(
		wb_min_u64(two_of(a), two_of(b)), wb_range_unsigned(32, 0, ones_below(a.high | b.high)));
}

/* The sum of two numbers, or their difference. */
static struct wb_range
of_sum(struct wb_range a, struct wb_range b, bool minus)
{
	const struct wb_affine sum = { .bits = 32, .n = 2, .k = { 1, minus ? UINT32_MAX : 1 } };

	return wb_range_of_sum(&sum, (struct wb_range[]){ a, b });
}

static struct wb_range
of_product(struct wb_range a, struct wb_range b)
{
	struct wb_range r = a.high && b.high > UINT32_MAX / a.high ? wb_range_full(32) :
			wb_range_unsigned(32, a.low * b.low, a.high * b.high);

	return multiples_of(wb_min_u64(two_of(a) * two_of(b), (uint64_t)1 << 31), r);	/* also where it wraps */
}

/* The product of the low 24 bits of each. */
static struct wb_range
of_short_product(struct wb_range a, struct wb_range b, bool sign)
{
	return (a.high | b.high) >> (sign ? 23 : 24) ? wb_range_full(32) : of_product(a, b);
}

static struct wb_range
of_shift_left(struct wb_range what, struct wb_range by)
{
	return by.high < 32 ? of_product(what, wb_range_unsigned(32, (uint64_t)1 << by.low, (uint64_t)1 << by.high)) :
			      wb_range_full(32);
}

static struct wb_range
of_shift_right(struct wb_range what, struct wb_range by)
{
	return by.high < 32 ? wb_range_unsigned(32, what.low >> by.high, what.high >> by.low) :
			      wb_range_unsigned(32, 0, what.high);
}

static struct wb_range
of_signed_shift_right(struct wb_range what, struct wb_range by)
{
	if (by.low == by.high && by.high < 32)
		return wb_range_signed(32, what.slow >> by.high, what.shigh >> by.high);
	return wb_range_signed(32, what.slow < 0 ? what.slow : 0, what.shigh >= 0 ? what.shigh : -1);
}

/* @width bits of the numbers in @r, from bit @from on. */
static struct wb_range
bits_of(struct wb_range r, uint32_t from, uint32_t width)
{
	uint64_t most = ((uint64_t)1 << width) - 1;

	return r.low >> from >> width == r.high >> from >> width ?
		wb_range_unsigned(32, r.low >> from & most, r.high >> from & most) : wb_range_unsigned(32, 0, most);
}

/* The low @bits bits of numbers in @r, extended by their sign. */
static struct wb_range
low_signed(struct wb_range r, uint32_t bits)
{
	int64_t most = (int64_t)(((uint64_t)1 << (bits - 1)) - 1);

	return r.slow >= -most - 1 && r.shigh <= most ? r : wb_range_signed(32, -most - 1, most);
}

/* @width bits of @what, from bit @from on. */
static struct wb_range
of_field(struct wb_range what, struct wb_range from, struct wb_range width, bool sign)
{
	uint64_t most = width.high < 32 ? ((uint64_t)1 << width.high) - 1 : UINT32_MAX,
		 top = from.high < 32 ? what.high >> from.low : what.high;

	if (!sign && from.low == from.high && from.high < 32 && width.low == width.high && width.high < 32)
		return bits_of(what, (uint32_t)from.low, (uint32_t)width.low);
	if (!sign)
		return wb_range_unsigned(32, 0, top < most ? top : most);
	if (most == UINT32_MAX || !most)
		return wb_range_full(32);
	return low_signed(!from.high && width.low == width.high ? what : wb_range_full(32), (uint32_t)width.high);
}

/* An operation that grows with each of its sources. */
static struct wb_range
of_choice(const struct wb_decoded *d, const struct wb_range *r, uint32_t n)
{
	uint64_t least[3], most[3];

	if (!wb_takes(d->op, n) || (d->type != WB_T_I32 && d->type != WB_T_U32))
		return wb_range_full(32);
	for (uint32_t k = 0; k < n; k++) {
		least[k] = d->sign ? (uint32_t)r[k].slow : r[k].low;
		most[k] = d->sign ? (uint32_t)r[k].shigh : r[k].high;
	}
	wb_fold(d->op, d->sign, 32, least, n, &least[0]);
	wb_fold(d->op, d->sign, 32, most, n, &most[0]);
	return d->sign ? wb_range_signed(32, (int32_t)least[0], (int32_t)most[0]) :
			 wb_range_unsigned(32, least[0], most[0]);
}

struct wb_range
wb_range_operation(const struct wb_decoded *d, const struct wb_range *r, uint32_t n)
{
	const struct wb_range full = wb_range_full(32);
	const bool minus = d->op == WB_OP_SUB || d->op == WB_OP_SUBB;
	struct wb_decoded one = { .sign = d->sign, .bits = d->bits, .type = d->type }, two = one;

	switch (d->op) {
	case WB_OP_MOV: return n == 1 ? r[0] : full;
	case WB_OP_AND: return n == 2 ? of_and(r) : full;
	case WB_OP_ABS:
		return r[0].slow >= 0 ?
			r[0] : wb_range_unsigned(32, 0, (uint64_t)(-r[0].slow > r[0].shigh ? -r[0].slow : r[0].shigh));
	case WB_OP_ANDN2: return n == 2 ? wb_range_unsigned(32, 0, r[0].high) : full;
	case WB_OP_OR: return n == 2 ? of_or(r[0], r[1]) : full;
	case WB_OP_XOR: return n == 2 ? of_xor(r[0], r[1]) : full;
	case WB_OP_BFE:
		if (n == 3)
			return of_field(r[0], r[1], r[2], d->sign);
		if (n != 2 || r[1].low != r[1].high)
			return n == 2 && !d->sign ? wb_range_unsigned(32, 0, r[0].high) : full;
		return of_field(
			r[0], wb_range_number(32, r[1].low & 31), wb_range_number(32, r[1].low >> 16 & 127), d->sign);
	case WB_OP_ADDC: case WB_OP_SUBB:
		return n == 3 ? of_sum(of_sum(r[0], r[1], minus), wb_range_unsigned(32, 0, 1), minus) : full;
	case WB_OP_ADD: case WB_OP_SUB: return n == 2 ? of_sum(r[0], r[1], minus) : full;
	case WB_OP_MUL: return n == 2 ? of_product(r[0], r[1]) : full;
	case WB_OP_MUL24: return n == 2 ? of_short_product(r[0], r[1], d->sign) : full;
	case WB_OP_MULHI:
		return n != 2 || d->sign ?
			full : wb_range_unsigned(32, r[0].low * r[1].low >> 32, r[0].high * r[1].high >> 32);
	case WB_OP_BCNT:
		return n == 1 ? wb_range_unsigned(32, 0, d->bits) :
			r[1].high <= UINT32_MAX - 32 ? wb_range_unsigned(32, r[1].low, r[1].high + 32) : full;
	case WB_OP_MBCNT:
		return n == 2 && r[1].high <= UINT32_MAX - 32 ? wb_range_unsigned(32, r[1].low, r[1].high + 32) : full;
	case WB_OP_SEXT8: return low_signed(r[0], 8);
	case WB_OP_SEXT16: return low_signed(r[0], 16);
	case WB_OP_READFIRST: case WB_OP_READLANE: return r[0];
	case WB_OP_TID: return wb_range_unsigned(32, 0, UINT16_MAX);
	case WB_OP_SHL: return n == 2 ? of_shift_left(r[0], r[1]) : full;
	case WB_OP_LSHR: return n == 2 ? of_shift_right(r[0], r[1]) : full;
	case WB_OP_ASHR: return n == 2 ? of_signed_shift_right(r[0], r[1]) : full;
	default: break;
	}
	if (wb_has_trait(d->op, WB_CHOOSES))
		return of_choice(d, r, n);
	if (n != 3 || !wb_op_split(d->op, &one.op, &two.op))
		return full;
	return wb_range_operation(&two, (struct wb_range[]){ wb_range_operation(&one, r, 2), r[2] }, 2);
}

struct wb_range
wb_range_low(struct wb_range r, uint32_t bits, bool sign)
{
	return sign ? low_signed(r, bits) : r.high >> bits ? bits_of(r, 0, bits) : r;
}

struct wb_range
wb_range_part(struct wb_range r, uint8_t sel)
{
	uint32_t part = sel & ~WB_SEL_SIGN, bits = part < 4 ? 8 : 16, shift = part < 4 ? 8 * part : 16 * (part - 4);

	if (part >= WB_SEL_ALL)
		return r;
	return wb_range_low(shift ? bits_of(r, shift, bits) : r, bits, sel & WB_SEL_SIGN);
}

struct wb_range
wb_range_loaded(const struct wb_inst *i)
{
	uint32_t bits = 8 * i->mem.bytes;

	if (i->mem.count != 1 || bits == 0 || bits >= 32 || (i->type != WB_T_U32 && i->type != WB_T_I32))
		return wb_range_full(32);
	return i->type == WB_T_U32 ? wb_range_unsigned(32, 0, ((uint64_t)1 << bits) - 1) :
		wb_range_signed(32, -((int64_t)1 << (bits - 1)), ((int64_t)1 << (bits - 1)) - 1);
}
