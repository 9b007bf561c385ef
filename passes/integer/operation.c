/* passes/integer/operation.c -- what operations on whole numbers compute: of constants, and as sums of their sources.
 */
#include "operation.h"

/* ---- comparisons ------------------------------------------------------------------------- */
enum wb_op
wb_compare_mirror(enum wb_op op)
{
	switch (op) {
	case WB_OP_LT: return WB_OP_GT;
	case WB_OP_LE: return WB_OP_GE;
	case WB_OP_GT: return WB_OP_LT;
	case WB_OP_GE: return WB_OP_LE;
	default: return op;
	}
}

enum wb_op
wb_compare_opposite(enum wb_op op)
{
	static const enum wb_op of[] = { WB_OP_NE, WB_OP_EQ, WB_OP_GE, WB_OP_GT, WB_OP_LE, WB_OP_LT };

	return of[op - WB_OP_EQ];
}

bool
wb_compare_holds(enum wb_op op, bool sign, uint32_t bits, uint64_t a, uint64_t b)
{
	uint64_t bias = sign ? (uint64_t)1 << (bits - 1) : 0, x = a ^ bias, y = b ^ bias;	/* signed order */

	switch (op) {
	case WB_OP_EQ: return x == y;
	case WB_OP_NE: return x != y;
	case WB_OP_LT: return x < y;
	case WB_OP_LE: return x <= y;
	case WB_OP_GT: return x > y;
	default: return x >= y;
	}
}

/* ---- computing ----------------------------------------------------------------------------- */
static uint32_t
arity(enum wb_op op)
{
	switch (op) {
	case WB_OP_MOV: case WB_OP_NOT: case WB_OP_NEG: case WB_OP_ABS: case WB_OP_SEXT8: case WB_OP_SEXT16: return 1;
	case WB_OP_MAD: case WB_OP_MAD24: case WB_OP_ADD3: case WB_OP_SHLADD: case WB_OP_ADDSHL: case WB_OP_SHLOR:
	case WB_OP_ANDOR: case WB_OP_OR3: case WB_OP_XAD: return 3;
	default: return 2;
	}
}

bool
wb_fold(enum wb_op op, bool sign, uint32_t bits, const uint64_t *k, uint32_t n, uint64_t *out)
{
	uint64_t a = k[0], b = n > 1 ? k[1] : 0, c = n > 2 ? k[2] : 0, mask = bits - 1, r;
	int64_t sa = bits == 64 ? (int64_t)a : (int32_t)a, sb = bits == 64 ? (int64_t)b : (int32_t)b;

	if (n != arity(op) && !(op == WB_OP_BFE && n == 3))
		return false;
	switch (op) {
	case WB_OP_MOV: r = a; break;
	case WB_OP_NOT: r = ~a; break;
	case WB_OP_NEG: r = 0 - a; break;
	case WB_OP_ABS: r = sa < 0 ? 0 - a : a; break;
	case WB_OP_SEXT8: r = (uint64_t)(int64_t)(int8_t)(uint8_t)a; break;
	case WB_OP_SEXT16: r = (uint64_t)(int64_t)(int16_t)(uint16_t)a; break;
	case WB_OP_ADD: r = a + b; break;
	case WB_OP_SUB: r = a - b; break;
	case WB_OP_SUBREV: r = b - a; break;
	case WB_OP_MUL: r = a * b; break;
	case WB_OP_AND: r = a & b; break;
	case WB_OP_OR: r = a | b; break;
	case WB_OP_XOR: r = a ^ b; break;
	case WB_OP_ANDN2: r = a & ~b; break;
	case WB_OP_ORN2: r = a | ~b; break;
	case WB_OP_SHL: r = a << (b & mask); break;
	case WB_OP_SHLREV: r = b << (a & mask); break;
	case WB_OP_LSHR: r = a >> (b & mask); break;
	case WB_OP_LSHRREV: r = b >> (a & mask); break;
	case WB_OP_ASHR: r = (uint64_t)(sa >> (b & mask)); break;
	case WB_OP_ASHRREV: r = (uint64_t)(sb >> (a & mask)); break;
	case WB_OP_MIN: r = (sign ? sa < sb : a < b) ? a : b; break;
	case WB_OP_MAX: r = (sign ? sa > sb : a > b) ? a : b; break;
	case WB_OP_MAD: r = a * b + c; break;
	case WB_OP_ADD3: r = a + b + c; break;
	case WB_OP_SHLADD:
		/* no more bits of the amount are used; what the others do is not documented */
		if (bits == 64 && b > 4)
			return false;
		r = (a << (b & 31)) + c;
		break;
	case WB_OP_ADDSHL: r = (a + b) << (c & 31); break;
	case WB_OP_SHLOR: r = a << (b & 31) | c; break;
	case WB_OP_ANDOR: r = (a & b) | c; break;
	case WB_OP_OR3: r = a | b | c; break;
	case WB_OP_XAD: r = (a ^ b) + c; break;
	case WB_OP_BFE: {
		uint64_t width = n == 2 ? b >> 16 & 127 : c & 31;

		if (bits == 64 || sign)
			return false;
		r = width >= 32 ? a >> (b & 31) : a >> (b & 31) & (((uint64_t)1 << width) - 1);
		break;
	}
	case WB_OP_MULHI:
		if (bits == 64)
			return false;
		r = sign ? (uint64_t)(sa * sb) >> 32 : a * b >> 32;
		break;
	default: return false;
	}
	*out = bits == 64 ? r : r & UINT32_MAX;
	return true;
}

/* ---- sums ---------------------------------------------------------------------------------- */
/* Source @by, a constant, shifts what has factor @f to the left. */
static bool
shift(const bool *constant, const uint64_t *k, uint32_t by, uint32_t bits, uint64_t *f)
{
	*f <<= k[by] & (bits - 1);
	return constant[by];
}

/* Sources 0 and 1, one of them a constant, are multiplied. */
static bool
multiply(const bool *constant, const uint64_t *k, struct wb_linear *out)
{
	uint32_t c = constant[1];

	out->factor[c] = 0;
	out->factor[!c] = k[c];
	return constant[c];
}

static bool
exclusive_or(const bool *constant, const uint64_t *k, uint32_t bits, struct wb_linear *out)
{
	uint32_t c = constant[1];
	bool all = k[c] == (bits == 64 ? UINT64_MAX : UINT32_MAX);

	*out = (struct wb_linear){ .add = all ? UINT64_MAX : 0 };
	out->factor[!c] = all ? UINT64_MAX : 1;		/* ~x = -x - 1 */
	return constant[c] && (all || k[c] == 0);
}

bool
wb_linear(enum wb_op op, uint32_t bits, const bool *constant, const uint64_t *k, uint32_t n, struct wb_linear *out)
{
	uint64_t *f = out->factor;

	*out = (struct wb_linear){ .factor = { n > 0, n > 1, n > 2 } };
	if (n != arity(op))
		return false;
	switch (op) {
	case WB_OP_MOV: case WB_OP_ADD: case WB_OP_ADD3: return true;
	case WB_OP_NEG: f[0] = UINT64_MAX; return true;
	case WB_OP_NOT: f[0] = out->add = UINT64_MAX; return true;
	case WB_OP_SUB: f[1] = UINT64_MAX; return true;
	case WB_OP_SUBREV: f[0] = UINT64_MAX; return true;
	case WB_OP_MUL24: case WB_OP_MAD24: out->word24 = true; return multiply(constant, k, out);
	case WB_OP_MUL: case WB_OP_MAD: return multiply(constant, k, out);
	case WB_OP_SHL: f[1] = 0; return shift(constant, k, 1, bits, &f[0]);
	case WB_OP_SHLREV: f[0] = 0; return shift(constant, k, 0, bits, &f[1]);
	case WB_OP_SHLADD: f[1] = 0; return (bits == 32 || k[1] <= 4) && shift(constant, k, 1, 32, &f[0]);
	case WB_OP_ADDSHL: f[2] = 0; return shift(constant, k, 2, 32, &f[0]) && shift(constant, k, 2, 32, &f[1]);
	case WB_OP_OR: case WB_OP_OR3: out->either = true; return true;
	case WB_OP_SHLOR: f[1] = 0; out->either = true; return shift(constant, k, 1, 32, &f[0]);
	case WB_OP_XOR: return exclusive_or(constant, k, bits, out);
	case WB_OP_XAD:
		if (!exclusive_or(constant, k, bits, out))
			return false;
		f[2] = 1;
		return true;
	default: return false;
	}
}
