/* test/lib/eval.c -- what operations of the IR compute, see eval.h. */
#include "eval.h"

static uint32_t
shifted(uint32_t a, uint32_t by, bool sign)
{
	return sign ? (uint32_t)((int32_t)a >> (by & 31)) : a >> (by & 31);
}

static uint32_t
product_24(uint32_t a, uint32_t b, bool sign)
{
	return sign ? (uint32_t)((int64_t)((int32_t)(a << 8) >> 8) * ((int32_t)(b << 8) >> 8)) :
		      (a & 0xffffff) * (b & 0xffffff);
}

static uint32_t
high_product(uint32_t a, uint32_t b, bool sign)
{
	return sign ? (uint32_t)((uint64_t)((int64_t)(int32_t)a * (int32_t)b) >> 32) :
		      (uint32_t)((uint64_t)a * b >> 32);
}

static uint32_t
field(const uint32_t *x, uint32_t n, bool sign)
{
	uint32_t from = x[1] & 31, width = n == 3 ? x[2] & 31 : x[1] >> 16 & 127, v = shifted(x[0], from, sign), mask;

	if (!width)
		return 0;
	if (width >= 32 - from)
		return v;
	mask = (1u << width) - 1;
	return sign && v >> (width - 1) & 1 ? v | ~mask : v & mask;
}

bool
eval_compare(enum wb_op op, bool sign, uint32_t a, uint32_t b)
{
	int64_t x = sign ? (int32_t)a : (int64_t)a, y = sign ? (int32_t)b : (int64_t)b;

	switch (op) {
	case WB_OP_EQ: return x == y;
	case WB_OP_NE: return x != y;
	case WB_OP_LT: return x < y;
	case WB_OP_LE: return x <= y;
	case WB_OP_GT: return x > y;
	default: return x >= y;
	}
}

uint32_t
eval(enum wb_op op, bool sign, const uint32_t *x, uint32_t n)
{
	switch (op) {
	case WB_OP_MOV: return x[0];
	case WB_OP_NEG: return 0 - x[0];
	case WB_OP_NOT: return ~x[0];
	case WB_OP_ADD: return x[0] + x[1];
	case WB_OP_SUB: return x[0] - x[1];
	case WB_OP_SUBREV: return x[1] - x[0];
	case WB_OP_MUL: return x[0] * x[1];
	case WB_OP_MUL24: return product_24(x[0], x[1], sign);
	case WB_OP_MULHI: return high_product(x[0], x[1], sign);
	case WB_OP_MAD: return x[0] * x[1] + x[2];
	case WB_OP_MAD24: return product_24(x[0], x[1], sign) + x[2];
	case WB_OP_SHL: return x[0] << (x[1] & 31);
	case WB_OP_SHLREV: return x[1] << (x[0] & 31);
	case WB_OP_LSHR: return shifted(x[0], x[1], false);
	case WB_OP_LSHRREV: return shifted(x[1], x[0], false);
	case WB_OP_ASHR: return shifted(x[0], x[1], true);
	case WB_OP_ASHRREV: return shifted(x[1], x[0], true);
	case WB_OP_SHLADD: return (x[0] << (x[1] & 31)) + x[2];
	case WB_OP_SHLOR: return x[0] << (x[1] & 31) | x[2];
	case WB_OP_ADDSHL: return (x[0] + x[1]) << (x[2] & 31);
	case WB_OP_ADD3: return x[0] + x[1] + x[2];
	case WB_OP_OR: return x[0] | x[1];
	case WB_OP_OR3: return x[0] | x[1] | x[2];
	case WB_OP_XOR: return x[0] ^ x[1];
	case WB_OP_AND: return x[0] & x[1];
	case WB_OP_ANDOR: return (x[0] & x[1]) | x[2];
	case WB_OP_BFE: return field(x, n, sign);
	case WB_OP_MIN: return x[eval_compare(WB_OP_GT, sign, x[0], x[1])];
	case WB_OP_MAX: return x[eval_compare(WB_OP_LT, sign, x[0], x[1])];
	default: return 0;
	}
}
