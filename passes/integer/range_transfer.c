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

static struct wb_range
of_and(const struct wb_range r[2])
{
	struct wb_range x = wb_range_unsigned(32, 0, r[0].high < r[1].high ? r[0].high : r[1].high);

	for (uint32_t k = 0; k < 2; k++) {	/* rounded down to a multiple of the lowest bit that stays */
		uint64_t c = r[k].low, bit = c & (0 - c), above = c + bit;

		if (c != r[k].high || !c)
			continue;
		x.mod = bit > x.mod ? bit : x.mod;
		if ((above & (above - 1)) == 0 && r[!k].low / above == r[!k].high / above)
			x = wb_range_intersect(32, x, wb_range_unsigned(32, r[!k].low & c, r[!k].high & c));
	}
	return x;
}

static struct wb_range
of_or(struct wb_range a, struct wb_range b)
{
	return wb_range_unsigned(32, a.low > b.low ? a.low : b.low, ones_below(a.high | b.high));
}

static struct wb_range
of_xor(struct wb_range a, struct wb_range b)
{
	return wb_range_unsigned(32, 0, ones_below(a.high | b.high));
}

/* If it does not wrap, signed or unsigned. */
static struct wb_range
of_sum(struct wb_range a, struct wb_range b)
{
	if (a.high + b.high <= UINT32_MAX)
		return wb_range_unsigned(32, a.low + b.low, a.high + b.high);
	if (a.slow + b.slow >= INT32_MIN && a.shigh + b.shigh <= INT32_MAX)
		return wb_range_signed(32, a.slow + b.slow, a.shigh + b.shigh);
	return wb_range_full(32);
}

static struct wb_range
of_difference(struct wb_range a, struct wb_range b)
{
	if (a.low >= b.high)
		return wb_range_unsigned(32, a.low - b.high, a.high - b.low);
	if (a.slow - b.shigh >= INT32_MIN && a.shigh - b.slow <= INT32_MAX)
		return wb_range_signed(32, a.slow - b.shigh, a.shigh - b.slow);
	return wb_range_full(32);
}

static struct wb_range
of_product(struct wb_range a, struct wb_range b)
{
	return a.high && b.high > UINT32_MAX / a.high ? wb_range_full(32) :
							wb_range_unsigned(32, a.low * b.low, a.high * b.high);
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

/* Operations on three sources that are two operations on two. */
static struct wb_range
of_three(enum wb_op op, bool sign, const struct wb_range *r)
{
	switch (op) {
	case WB_OP_ADDC: return of_sum(of_sum(r[0], r[1]), wb_range_unsigned(32, 0, 1));
	case WB_OP_SUBB: return of_difference(of_difference(r[0], r[1]), wb_range_unsigned(32, 0, 1));
	case WB_OP_ADD3: return of_sum(of_sum(r[0], r[1]), r[2]);
	case WB_OP_MAD: return of_sum(of_product(r[0], r[1]), r[2]);
	case WB_OP_ANDOR: return of_or(of_and(r), r[2]);
	case WB_OP_OR3: return of_or(of_or(r[0], r[1]), r[2]);
	case WB_OP_XAD: return of_sum(of_xor(r[0], r[1]), r[2]);
	case WB_OP_SHLOR: return of_or(of_shift_left(r[0], r[1]), r[2]);
	case WB_OP_SHLADD: return of_sum(of_shift_left(r[0], r[1]), r[2]);
	case WB_OP_ADDSHL: return of_shift_left(of_sum(r[0], r[1]), r[2]);
	case WB_OP_MAD24: return of_sum(of_short_product(r[0], r[1], sign), r[2]);
	default: return wb_range_full(32);
	}
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

static int64_t
middle(int64_t a, int64_t b, int64_t c)
{
	int64_t low = a < b ? a : b, high = a < b ? b : a;

	return c < low ? low : c > high ? high : c;
}

/* The median of three: it is monotonic in each of them. */
static struct wb_range
of_middle(const struct wb_range *r, bool sign)
{
	if (sign)
		return wb_range_signed(
			32, middle(r[0].slow, r[1].slow, r[2].slow), middle(r[0].shigh, r[1].shigh, r[2].shigh));
	return wb_range_unsigned(32, (uint64_t)middle((int64_t)r[0].low, (int64_t)r[1].low, (int64_t)r[2].low),
		(uint64_t)middle((int64_t)r[0].high, (int64_t)r[1].high, (int64_t)r[2].high));
}

/* The minimum of @n, or the maximum. */
static struct wb_range
of_extreme(const struct wb_range *r, uint32_t n, bool min, bool sign)
{
	struct wb_range x = r[0];

	for (uint32_t k = 1; k < n; k++) {
		x.slow = min == (r[k].slow < x.slow) ? r[k].slow : x.slow;
		x.shigh = min == (r[k].shigh < x.shigh) ? r[k].shigh : x.shigh;
		x.low = min == (r[k].low < x.low) ? r[k].low : x.low;
		x.high = min == (r[k].high < x.high) ? r[k].high : x.high;
	}
	return sign ? wb_range_signed(32, x.slow, x.shigh) : wb_range_unsigned(32, x.low, x.high);
}

static struct wb_range
of_shift(enum wb_op op, const struct wb_range *r)
{
	switch (op) {
	case WB_OP_SHL: return of_shift_left(r[0], r[1]);
	case WB_OP_LSHR: return of_shift_right(r[0], r[1]);
	case WB_OP_ASHR: return of_signed_shift_right(r[0], r[1]);
	default: return wb_range_full(32);
	}
}

struct wb_range
wb_range_operation(const struct wb_decoded *d, const struct wb_range *r, uint32_t n)
{
	const struct wb_range full = wb_range_full(32);

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
	case WB_OP_MIN: case WB_OP_MIN3: case WB_OP_MAX: case WB_OP_MAX3: case WB_OP_MED3:
		if (n < 2 || (d->type != WB_T_I32 && d->type != WB_T_U32))
			return full;
		if (d->op == WB_OP_MED3)
			return n == 3 ? of_middle(r, d->sign) : full;
		return of_extreme(r, n, d->op == WB_OP_MIN || d->op == WB_OP_MIN3, d->sign);
	case WB_OP_ADD: return n == 2 ? of_sum(r[0], r[1]) : full;
	case WB_OP_SUB: return n == 2 ? of_difference(r[0], r[1]) : full;
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
	default: return n == 3 ? of_three(d->op, d->sign, r) : n == 2 ? of_shift(d->op, r) : full;
	}
}

struct wb_range
wb_range_part(struct wb_range r, uint8_t sel)
{
	uint32_t part = sel & ~WB_SEL_SIGN, bits = part < 4 ? 8 : 16, shift = part < 4 ? 8 * part : 16 * (part - 4);
	uint64_t most = ((uint64_t)1 << bits) - 1;

	if (part >= WB_SEL_ALL)
		return r;
	if (!shift && sel & WB_SEL_SIGN)
		return low_signed(r, bits);
	if (shift || r.high > most)
		r = bits_of(r, shift, bits);
	return sel & WB_SEL_SIGN ? low_signed(r, bits) : r;
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
