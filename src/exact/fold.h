/* src/exact/fold.h -- operations on known numbers: inlined with a constant operation, so that loops over lanes become
 * vector code.
 */
#ifndef WB_EXACT_FOLD_H
#define WB_EXACT_FOLD_H

#include "exact.h"

enum cond { COND_NONE, COND_F, COND_LT, COND_EQ, COND_LE, COND_GT, COND_NE, COND_GE, COND_T, COND_OTHER };

/** wb_exact_condition - what comparison @i is; COND_OTHER: one that is not followed. @name: of the instruction. */
enum cond wb_exact_condition(const char *name, const struct wb_inst *i);

/** wb_exact_decide - whether the comparison holds in all workgroups of the box, 0: in none; -1: not known. */
int wb_exact_decide(
	struct program *g, enum cond c, bool sign, const struct val *a, const struct val *b, bool wide);

/* Whether fold32 and fold64 know an operation. */
bool wb_exact_folds(enum wb_op op, bool wide);

/* Bit for byte: those that are 1. */
WB_INLINE uint64_t
bits_of(const uint8_t is[LANES])
{
	uint64_t bits = 0;

	for (uint32_t k = 0; k < LANES / 8; k++) {
		uint64_t eight = 0;

		for (uint32_t l = 0; l < 8; l++)
			eight |= (uint64_t)is[8 * k + l] << 8 * l;
		bits |= (eight * 0x0102040810204080u >> 56) << 8 * k;
	}
	return bits;
}

/* @out is @yes in @lanes and @no in others, of which it may be one. */
WB_INLINE void
merge_lanes(uint32_t *out, uint64_t lanes, const uint32_t *yes, const uint32_t *no)
{
	static const uint32_t one[4] = { 1, 2, 4, 8 };

	for (uint32_t k = 0; k < LANES; k += 4) {
		uint32_t four = (uint32_t)(lanes >> k & 15), r[4];

		for (uint32_t l = 0; l < 4; l++) {
			uint32_t mask = (four & one[l]) == one[l] ? UINT32_MAX : 0;

			r[l] = (yes[k + l] & mask) | (no[k + l] & ~mask);
		}
		memcpy(out + k, r, sizeof r);
	}
}

WB_INLINE uint32_t
low_bits(uint32_t n)
{
	return n >= 32 ? UINT32_MAX : (1u << n) - 1;
}

WB_INLINE uint32_t
reverse_bits(uint32_t a)
{
	a = (a >> 1 & 0x55555555) | (a & 0x55555555) << 1;
	a = (a >> 2 & 0x33333333) | (a & 0x33333333) << 2;
	a = (a >> 4 & 0x0f0f0f0f) | (a & 0x0f0f0f0f) << 4;
	return __builtin_bswap32(a);
}

WB_INLINE int32_t
sext24(uint32_t a)
{
	return (int32_t)(a << 8) >> 8;
}

WB_INLINE uint32_t
lesser(bool sign, uint32_t a, uint32_t b)
{
	return (sign ? (int32_t)a < (int32_t)b : a < b) ? a : b;
}

WB_INLINE uint32_t
greater(bool sign, uint32_t a, uint32_t b)
{
	return (sign ? (int32_t)a < (int32_t)b : a < b) ? b : a;
}

WB_INLINE uint32_t
permuted(uint32_t a, uint32_t b, uint32_t how)
{
	uint64_t both = (uint64_t)a << 32 | b;
	uint32_t r = 0;

	for (uint32_t k = 0; k < 4; k++) {
		uint32_t s = how >> 8 * k & 255, x;

		if (s < 8)
			x = (uint32_t)(both >> 8 * s) & 255;
		else if (s < 12)
			x = both >> (16 * (s - 8) + 15) & 1 ? 255 : 0;
		else
			x = s > 12 ? 255 : 0;
		r |= x << 8 * k;
	}
	return r;
}

/* Offset and width of a bit field: two sources, or one (scalar) with both. */
WB_INLINE uint32_t
field(bool sign, uint32_t a, uint32_t offset, uint32_t width)
{
	uint32_t left;

	if (!width)
		return 0;
	left = offset + width < 32 ? 32 - offset - width : 0;
	if (sign)
		return offset + width < 32 ? (uint32_t)((int32_t)(a << left) >> (32 - width)) :
					     (uint32_t)((int32_t)a >> offset);
	return a >> offset & low_bits(width);
}

WB_INLINE uint32_t
fold32(enum wb_op op, bool sign, uint32_t n, uint32_t a, uint32_t b, uint32_t c)
{
	switch (op) {
	case WB_OP_MOV: return a;
	case WB_OP_NOT: return ~a;
	case WB_OP_NEG: return 0 - a;
	case WB_OP_ABS: return (int32_t)a < 0 ? 0 - a : a;
	case WB_OP_ADD: return a + b;
	case WB_OP_SUB: return a - b;
	case WB_OP_SUBREV: return b - a;
	case WB_OP_MUL: return a * b;
	case WB_OP_MULHI:
		return sign ? (uint32_t)((uint64_t)((int64_t)(int32_t)a * (int32_t)b) >> 32) :
			      (uint32_t)((uint64_t)a * b >> 32);
	case WB_OP_MUL24: return sign ? (uint32_t)sext24(a) * (uint32_t)sext24(b) : (a & 0xffffff) * (b & 0xffffff);
	case WB_OP_MAD: return a * b + c;
	case WB_OP_MAD24:
		return (sign ? (uint32_t)sext24(a) * (uint32_t)sext24(b) : (a & 0xffffff) * (b & 0xffffff)) + c;
	case WB_OP_AND: return a & b;
	case WB_OP_OR: return a | b;
	case WB_OP_XOR: return a ^ b;
	case WB_OP_ANDN2: return a & ~b;
	case WB_OP_ORN2: return a | ~b;
	case WB_OP_NAND: return ~(a & b);
	case WB_OP_NOR: return ~(a | b);
	case WB_OP_XNOR: return ~(a ^ b);
	case WB_OP_SHL: return a << (b & 31);
	case WB_OP_LSHR: return a >> (b & 31);
	case WB_OP_ASHR: return (uint32_t)((int32_t)a >> (b & 31));
	case WB_OP_SHLREV: return b << (a & 31);
	case WB_OP_LSHRREV: return b >> (a & 31);
	case WB_OP_ASHRREV: return (uint32_t)((int32_t)b >> (a & 31));
	case WB_OP_SHLADD: return (a << (b & 31)) + c;
	case WB_OP_ADDSHL: return (a + b) << (c & 31);
	case WB_OP_ADD3: return a + b + c;
	case WB_OP_SHLOR: return a << (b & 31) | c;
	case WB_OP_ANDOR: return (a & b) | c;
	case WB_OP_OR3: return a | b | c;
	case WB_OP_XAD: return (a ^ b) + c;
	case WB_OP_BFE: return n == 2 ? field(sign, a, b & 31, b >> 16 & 127) : field(sign, a, b & 31, c & 31);
	case WB_OP_BFI: return (a & b) | (~a & c);
	case WB_OP_BFM: return low_bits(a & 31) << (b & 31);
	case WB_OP_PERM: return permuted(a, b, c);
	case WB_OP_ALIGNBIT: return (uint32_t)(((uint64_t)a << 32 | b) >> (c & 31));
	case WB_OP_MIN: return lesser(sign, a, b);
	case WB_OP_MAX: return greater(sign, a, b);
	case WB_OP_MIN3: return lesser(sign, lesser(sign, a, b), c);
	case WB_OP_MAX3: return greater(sign, greater(sign, a, b), c);
	case WB_OP_MED3: return greater(sign, lesser(sign, a, b), lesser(sign, greater(sign, a, b), c));
	case WB_OP_MINMAX: return greater(sign, lesser(sign, a, b), c);
	case WB_OP_MAXMIN: return lesser(sign, greater(sign, a, b), c);
	case WB_OP_BREV: return reverse_bits(a);
	case WB_OP_BCNT: return (uint32_t)__builtin_popcount(a) + (n == 2 ? b : 0);
	case WB_OP_FF1: return a ? (uint32_t)__builtin_ctz(a) : UINT32_MAX;
	case WB_OP_FF0: return ~a ? (uint32_t)__builtin_ctz(~a) : UINT32_MAX;
	case WB_OP_CLZ: return a ? (uint32_t)__builtin_clz(a) : UINT32_MAX;
	case WB_OP_CLS:
		return a == 0 || a == UINT32_MAX ? UINT32_MAX : (uint32_t)__builtin_clz((int32_t)a < 0 ? ~a : a);
	case WB_OP_SEXT8: return (uint32_t)(int32_t)(int8_t)a;
	case WB_OP_SEXT16: return (uint32_t)(int32_t)(int16_t)a;
	case WB_OP_BITSET0: return b & ~(1u << (a & 31));
	case WB_OP_BITSET1: return b | 1u << (a & 31);
	default: return 0;
	}
}

WB_INLINE uint64_t
fold64(enum wb_op op, bool sign, uint64_t a, uint64_t b)
{
	switch (op) {
	case WB_OP_MOV: return a;
	case WB_OP_NOT: return ~a;
	case WB_OP_AND: return a & b;
	case WB_OP_OR: return a | b;
	case WB_OP_XOR: return a ^ b;
	case WB_OP_ANDN2: return a & ~b;
	case WB_OP_ORN2: return a | ~b;
	case WB_OP_NAND: return ~(a & b);
	case WB_OP_NOR: return ~(a | b);
	case WB_OP_XNOR: return ~(a ^ b);
	case WB_OP_SHL: return a << (b & 63);
	case WB_OP_LSHR: return a >> (b & 63);
	case WB_OP_ASHR: return (uint64_t)((int64_t)a >> (b & 63));
	case WB_OP_SHLREV: return b << (a & 63);
	case WB_OP_LSHRREV: return b >> (a & 63);
	case WB_OP_ASHRREV: return (uint64_t)((int64_t)b >> (a & 63));
	case WB_OP_BFE: {
		uint64_t offset = b & 63, width = b >> 16 & 127;

		if (!width)
			return 0;
		if (offset + width >= 64)
			return sign ? (uint64_t)((int64_t)a >> offset) : a >> offset;
		return sign ? (uint64_t)((int64_t)(a << (64 - offset - width)) >> (64 - width)) :
			      a >> offset & (((uint64_t)1 << width) - 1);
	}
	case WB_OP_BFM: return ((a & 63) ? UINT64_MAX >> (64 - (a & 63)) : 0) << (b & 63);
	case WB_OP_BITSET0: return b & ~((uint64_t)1 << (a & 63));
	case WB_OP_BITSET1: return b | (uint64_t)1 << (a & 63);
	case WB_OP_BREV: return (uint64_t)reverse_bits((uint32_t)a) << 32 | reverse_bits((uint32_t)(a >> 32));
	/* results of 32 bits */
	case WB_OP_BCNT: return (uint64_t)__builtin_popcountll(a);
	case WB_OP_FF1: return a ? (uint64_t)__builtin_ctzll(a) : UINT32_MAX;
	case WB_OP_FF0: return ~a ? (uint64_t)__builtin_ctzll(~a) : UINT32_MAX;
	case WB_OP_CLZ: return a ? (uint64_t)__builtin_clzll(a) : UINT32_MAX;
	case WB_OP_CLS:
		return a == 0 || a == UINT64_MAX ? UINT32_MAX : (uint64_t)__builtin_clzll((int64_t)a < 0 ? ~a : a);
	default: return 0;
	}
}

WB_INLINE bool
compares(enum cond c, bool sign, bool wide, uint64_t a, uint64_t b)
{
	int64_t sa = wide ? (int64_t)a : (int32_t)(uint32_t)a, sb = wide ? (int64_t)b : (int32_t)(uint32_t)b;

	switch (c) {
	case COND_LT: return sign ? sa < sb : a < b;
	case COND_EQ: return a == b;
	case COND_LE: return sign ? sa <= sb : a <= b;
	case COND_GT: return sign ? sa > sb : a > b;
	case COND_NE: return a != b;
	case COND_GE: return sign ? sa >= sb : a >= b;
	case COND_T: return true;
	default: return false;
	}
}

#endif
