/* wavebound/fold.h -- the results of integer operations of the IR: one table for all but the simulator and the
 * re-check. These two are tested against it.
 *
 * Inlined with a constant operation, wb_fold32 and wb_fold64 let the compiler vectorise loops over lanes. wb_fold is
 * for operations that are known only at run time.
 */
#ifndef WAVEBOUND_FOLD_H
#define WAVEBOUND_FOLD_H

#include "wavebound/ir.h"

/** wb_folds - whether the table has @op, with 64 bits (@wide) or 32. */
bool wb_folds(enum wb_op op, bool wide);
/** wb_takes - whether @op of the table is defined for @n sources. */
bool wb_takes(enum wb_op op, uint32_t n);
/** wb_has_trait - what is true of @op for all numbers, also of 32 bits alone if it is defined for 64.
 * WB_BITWISE: each bit of the result depends on the same bit of each source.
 * WB_CHOOSES: the result is one of the sources, and grows with each of them, signed or unsigned as the operation is.
 * WB_COMMUTES: the result is the same in any order of the sources. */
enum wb_trait { WB_BITWISE = 1, WB_CHOOSES = 2, WB_COMMUTES = 4 };
bool wb_has_trait(enum wb_op op, enum wb_trait trait);
/** wb_op_split - the two operations that @op on three sources consists of: (a *first b) *second c; false: it does not.
 */
bool wb_op_split(enum wb_op op, enum wb_op *first, enum wb_op *second);
/** wb_forward - @op with its first two sources exchanged: SUB for SUBREV. Other operations are returned unchanged. */
static inline enum wb_op
wb_forward(enum wb_op op)
{
	switch (op) {
	case WB_OP_SUBREV: return WB_OP_SUB;
	case WB_OP_SUBBREV: return WB_OP_SUBB;
	case WB_OP_SHLREV: return WB_OP_SHL;
	case WB_OP_LSHRREV: return WB_OP_LSHR;
	case WB_OP_ASHRREV: return WB_OP_ASHR;
	default: return op;
	}
}
/** wb_fold - the result of @op on the @n numbers @k of @bits bits, signed (@sign) or not; false: the table has no such
 * operation. */
bool wb_fold(enum wb_op op, bool sign, uint32_t bits, const uint64_t *k, uint32_t n, uint64_t *out);

/** wb_low_bits - 32 bits of which the lowest @n are 1. */
WB_INLINE uint32_t
wb_low_bits(uint32_t n)
{
	return n >= 32 ? UINT32_MAX : (1u << n) - 1;
}

WB_INLINE uint32_t
wb_reverse_bits(uint32_t a)
{
	a = (a >> 1 & 0x55555555) | (a & 0x55555555) << 1;
	a = (a >> 2 & 0x33333333) | (a & 0x33333333) << 2;
	a = (a >> 4 & 0x0f0f0f0f) | (a & 0x0f0f0f0f) << 4;
	return __builtin_bswap32(a);
}

WB_INLINE uint32_t
wb_product24(bool sign, uint32_t a, uint32_t b)
{
	return sign ? (uint32_t)((int32_t)(a << 8) >> 8) * (uint32_t)((int32_t)(b << 8) >> 8) :
		      (a & 0xffffff) * (b & 0xffffff);
}

WB_INLINE uint32_t
wb_lesser(bool sign, uint32_t a, uint32_t b)
{
	return (sign ? (int32_t)a < (int32_t)b : a < b) ? a : b;
}

WB_INLINE uint32_t
wb_greater(bool sign, uint32_t a, uint32_t b)
{
	return (sign ? (int32_t)a < (int32_t)b : a < b) ? b : a;
}

WB_INLINE uint32_t
wb_permuted(uint32_t a, uint32_t b, uint32_t how)
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

/* Offset and width of a bit field: from two sources, or (scalar operations) packed in one. */
WB_INLINE uint32_t
wb_field(bool sign, uint32_t a, uint32_t offset, uint32_t width)
{
	uint32_t left;

	if (!width)
		return 0;
	left = offset + width < 32 ? 32 - offset - width : 0;
	if (sign)
		return offset + width < 32 ? (uint32_t)((int32_t)(a << left) >> (32 - width)) :
					     (uint32_t)((int32_t)a >> offset);
	return a >> offset & wb_low_bits(width);
}

/* Operations in which no bit of the result depends on higher bits of the sources: the same for all widths. */
#define WB_FOLD_LOW \
	case WB_OP_MOV: return a; \
	case WB_OP_NOT: return ~a; \
	case WB_OP_NEG: return 0 - a; \
	case WB_OP_ADD: return a + b; \
	case WB_OP_SUB: return a - b; \
	case WB_OP_SUBREV: return b - a; \
	case WB_OP_MUL: return a * b; \
	case WB_OP_MAD: return a * b + c; \
	case WB_OP_AND: return a & b; \
	case WB_OP_OR: return a | b; \
	case WB_OP_XOR: return a ^ b; \
	case WB_OP_ANDN2: return a & ~b; \
	case WB_OP_ORN2: return a | ~b; \
	case WB_OP_NAND: return ~(a & b); \
	case WB_OP_NOR: return ~(a | b); \
	case WB_OP_XNOR: return ~(a ^ b); \
	case WB_OP_ADD3: return a + b + c; \
	case WB_OP_ANDOR: return (a & b) | c; \
	case WB_OP_OR3: return a | b | c; \
	case WB_OP_XAD: return (a ^ b) + c; \
	case WB_OP_BFI: return (a & b) | (~a & c);

/** wb_fold32, wb_fold64 - the result of @op, for which wb_folds holds, on @n sources. */
WB_INLINE uint32_t
wb_fold32(enum wb_op op, bool sign, uint32_t n, uint32_t a, uint32_t b, uint32_t c)
{
	switch (op) {
	WB_FOLD_LOW
	case WB_OP_ABS: return (int32_t)a < 0 ? 0 - a : a;
	case WB_OP_MULHI:
		return sign ? (uint32_t)((uint64_t)((int64_t)(int32_t)a * (int32_t)b) >> 32) :
			      (uint32_t)((uint64_t)a * b >> 32);
	case WB_OP_MUL24: return wb_product24(sign, a, b);
	case WB_OP_MAD24: return wb_product24(sign, a, b) + c;
	case WB_OP_SHL: return a << (b & 31);
	case WB_OP_LSHR: return a >> (b & 31);
	case WB_OP_ASHR: return (uint32_t)((int32_t)a >> (b & 31));
	case WB_OP_SHLREV: return b << (a & 31);
	case WB_OP_LSHRREV: return b >> (a & 31);
	case WB_OP_ASHRREV: return (uint32_t)((int32_t)b >> (a & 31));
	case WB_OP_SHLADD: return (a << (b & 31)) + c;
	case WB_OP_ADDSHL: return (a + b) << (c & 31);
	case WB_OP_SHLOR: return a << (b & 31) | c;
	case WB_OP_BFE: return n == 2 ? wb_field(sign, a, b & 31, b >> 16 & 127) : wb_field(sign, a, b & 31, c & 31);
	case WB_OP_BFM: return wb_low_bits(a & 31) << (b & 31);
	case WB_OP_PERM: return wb_permuted(a, b, c);
	case WB_OP_ALIGNBIT: return (uint32_t)(((uint64_t)a << 32 | b) >> (c & 31));
	case WB_OP_MIN: return wb_lesser(sign, a, b);
	case WB_OP_MAX: return wb_greater(sign, a, b);
	case WB_OP_MIN3: return wb_lesser(sign, wb_lesser(sign, a, b), c);
	case WB_OP_MAX3: return wb_greater(sign, wb_greater(sign, a, b), c);
	case WB_OP_MED3: return wb_greater(sign, wb_lesser(sign, a, b), wb_lesser(sign, wb_greater(sign, a, b), c));
	case WB_OP_MINMAX: return wb_greater(sign, wb_lesser(sign, a, b), c);
	case WB_OP_MAXMIN: return wb_lesser(sign, wb_greater(sign, a, b), c);
	case WB_OP_BREV: return wb_reverse_bits(a);
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
wb_fold64(enum wb_op op, bool sign, uint32_t n, uint64_t a, uint64_t b, uint64_t c)
{
	switch (op) {
	WB_FOLD_LOW
	case WB_OP_ABS: return (int64_t)a < 0 ? 0 - a : a;
	case WB_OP_SHL: return a << (b & 63);
	case WB_OP_LSHR: return a >> (b & 63);
	case WB_OP_ASHR: return (uint64_t)((int64_t)a >> (b & 63));
	case WB_OP_SHLREV: return b << (a & 63);
	case WB_OP_LSHRREV: return b >> (a & 63);
	case WB_OP_ASHRREV: return (uint64_t)((int64_t)b >> (a & 63));
	case WB_OP_SHLADD: return (a << (b & 63)) + c;
	case WB_OP_BFE: {
		uint64_t offset = b & 63, width = n == 2 ? b >> 16 & 127 : c & 63;

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
	case WB_OP_BREV: return (uint64_t)wb_reverse_bits((uint32_t)a) << 32 | wb_reverse_bits((uint32_t)(a >> 32));
	/* results of 32 bits */
	case WB_OP_BCNT: return (uint64_t)__builtin_popcountll(a) + (n == 2 ? b : 0);
	case WB_OP_FF1: return a ? (uint64_t)__builtin_ctzll(a) : UINT32_MAX;
	case WB_OP_FF0: return ~a ? (uint64_t)__builtin_ctzll(~a) : UINT32_MAX;
	case WB_OP_CLZ: return a ? (uint64_t)__builtin_clzll(a) : UINT32_MAX;
	case WB_OP_CLS:
		return a == 0 || a == UINT64_MAX ? UINT32_MAX : (uint64_t)__builtin_clzll((int64_t)a < 0 ? ~a : a);
	default: return 0;
	}
}

#endif
