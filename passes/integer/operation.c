/* passes/integer/operation.c -- operations on integers as sums of their sources; comparisons.
 */
#include "operation.h"

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

/* Source @by, a constant, is the amount of a left shift of the source with factor @f. */
static bool
shift(const bool *constant, const uint64_t *k, uint32_t by, uint32_t bits, uint64_t *f)
{
	*f <<= k[by] & (bits - 1);
	return constant[by];
}

/* Sources 0 and 1 are multiplied; one of them is a constant. */
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
	if (!wb_takes(op, n))
		return false;
	switch (op) {
	case WB_OP_MOV: case WB_OP_ADD: case WB_OP_ADD3: return true;
	case WB_OP_NEG: f[0] = UINT64_MAX; return true;
	case WB_OP_NOT: f[0] = out->add = UINT64_MAX; return true;
	case WB_OP_SUB: f[1] = UINT64_MAX; return true;
	case WB_OP_MUL24: case WB_OP_MAD24: out->bits24 = true; return multiply(constant, k, out);
	case WB_OP_MUL: case WB_OP_MAD: return multiply(constant, k, out);
	case WB_OP_SHL: f[1] = 0; return shift(constant, k, 1, bits, &f[0]);
	case WB_OP_SHLADD: f[1] = 0; return (bits == 32 || k[1] <= 4) && shift(constant, k, 1, 32, &f[0]);
	case WB_OP_ADDSHL: f[2] = 0; return shift(constant, k, 2, 32, &f[0]) && shift(constant, k, 2, 32, &f[1]);
	case WB_OP_OR: case WB_OP_OR3: out->ored = true; return true;
	case WB_OP_SHLOR: f[1] = 0; out->ored = true; return shift(constant, k, 1, 32, &f[0]);
	case WB_OP_XOR: return exclusive_or(constant, k, bits, out);
	case WB_OP_XAD:
		if (!exclusive_or(constant, k, bits, out))
			return false;
		f[2] = 1;
		return true;
	default: return false;
	}
}
