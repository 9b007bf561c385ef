/* src/minisimt/compute.c -- what the operators of mini-SIMT assembly compute.
 *
 * Operands are 32 bits and signed, and results wrap. Comparisons give 1 or 0. Shift amounts are taken modulo 32.
 * Division by zero gives 0, and so does its remainder, so no program faults.
 */
#include "wavebound/minisimt.h"

static uint32_t
divide(uint32_t a, uint32_t b, bool rest)
{
	int64_t n = (int32_t)a, d = (int32_t)b;	/* 64 bits: -2^31 / -1 wraps */

	if (!d)
		return 0;
	return (uint32_t)(rest ? n % d : n / d);
}

bool
wb_msimt_compute(enum wb_op op, uint32_t a, uint32_t b, uint32_t *out)
{
	int32_t x = (int32_t)a, y = (int32_t)b;

	switch (op) {
	case WB_OP_MOV: *out = a; return true;
	case WB_OP_ADD: *out = a + b; return true;
	case WB_OP_SUB: *out = a - b; return true;
	case WB_OP_MUL: *out = a * b; return true;
	case WB_OP_DIV: *out = divide(a, b, false); return true;
	case WB_OP_REM: *out = divide(a, b, true); return true;
	case WB_OP_AND: *out = a & b; return true;
	case WB_OP_OR: *out = a | b; return true;
	case WB_OP_XOR: *out = a ^ b; return true;
	case WB_OP_SHL: *out = a << (b & 31); return true;
	case WB_OP_ASHR: *out = (uint32_t)(x >> (b & 31)); return true;
	case WB_OP_LT: *out = x < y; return true;
	case WB_OP_LE: *out = x <= y; return true;
	case WB_OP_GT: *out = x > y; return true;
	case WB_OP_GE: *out = x >= y; return true;
	case WB_OP_EQ: *out = a == b; return true;
	case WB_OP_NE: *out = a != b; return true;
	default: return false;
	}
}
