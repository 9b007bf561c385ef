/* ir/fold.c -- operations on whole numbers: one row for each, and folding them.
 *
 * A row says with how many sources the operation is defined, and what analyses may use: see fold.h. What a row does not
 * say is not used. test/unit/passes.c holds each row against the numbers, and finds what a row could say.
 */
#include "wavebound/fold.h"

#define N(n) (1u << (n))
#define WIDE 1u			/* of 64 bits as well */
static const struct operation {
	uint8_t takes, traits;		/* N(n), WIDE; enum wb_trait */
	uint8_t first, second;		/* the two operations that it consists of; WB_OP_OTHER: none */
} row[WB_OP_COUNT] = {
	[WB_OP_MOV] = { N(1) | WIDE, WB_BITWISE },
	[WB_OP_NOT] = { N(1) | WIDE, WB_BITWISE },
	[WB_OP_NEG] = { N(1) | WIDE },
	[WB_OP_ABS] = { N(1) | WIDE },
	[WB_OP_SEXT8] = { N(1) },
	[WB_OP_SEXT16] = { N(1) },
	[WB_OP_BREV] = { N(1) | WIDE },
	[WB_OP_FF1] = { N(1) | WIDE },
	[WB_OP_FF0] = { N(1) | WIDE },
	[WB_OP_CLZ] = { N(1) | WIDE },
	[WB_OP_CLS] = { N(1) | WIDE },
	[WB_OP_BCNT] = { N(1) | N(2) | WIDE },
	[WB_OP_ADD] = { N(2) | WIDE, WB_COMMUTES },
	[WB_OP_ADDC] = { 0, WB_COMMUTES },
	[WB_OP_SUB] = { N(2) | WIDE },
	[WB_OP_SUBREV] = { N(2) | WIDE },
	[WB_OP_MUL] = { N(2) | WIDE, WB_COMMUTES },
	[WB_OP_MUL24] = { N(2), WB_COMMUTES },
	[WB_OP_MULHI] = { N(2), WB_COMMUTES },
	[WB_OP_AND] = { N(2) | WIDE, WB_BITWISE | WB_COMMUTES },
	[WB_OP_OR] = { N(2) | WIDE, WB_BITWISE | WB_COMMUTES },
	[WB_OP_XOR] = { N(2) | WIDE, WB_BITWISE | WB_COMMUTES },
	[WB_OP_ANDN2] = { N(2) | WIDE, WB_BITWISE },
	[WB_OP_ORN2] = { N(2) | WIDE, WB_BITWISE },
	[WB_OP_NAND] = { N(2) | WIDE, WB_BITWISE | WB_COMMUTES },
	[WB_OP_NOR] = { N(2) | WIDE, WB_BITWISE | WB_COMMUTES },
	[WB_OP_XNOR] = { N(2) | WIDE, WB_BITWISE | WB_COMMUTES },
	[WB_OP_SHL] = { N(2) | WIDE },
	[WB_OP_LSHR] = { N(2) | WIDE },
	[WB_OP_ASHR] = { N(2) | WIDE },
	[WB_OP_SHLREV] = { N(2) | WIDE },
	[WB_OP_LSHRREV] = { N(2) | WIDE },
	[WB_OP_ASHRREV] = { N(2) | WIDE },
	[WB_OP_BFM] = { N(2) | WIDE },
	[WB_OP_BITSET0] = { N(2) | WIDE },
	[WB_OP_BITSET1] = { N(2) | WIDE },
	[WB_OP_BFE] = { N(2) | N(3) | WIDE },
	[WB_OP_MIN] = { N(2), WB_CHOOSES | WB_COMMUTES },
	[WB_OP_MAX] = { N(2), WB_CHOOSES | WB_COMMUTES },
	[WB_OP_MIN3] = { N(3), WB_CHOOSES | WB_COMMUTES, WB_OP_MIN, WB_OP_MIN },
	[WB_OP_MAX3] = { N(3), WB_CHOOSES | WB_COMMUTES, WB_OP_MAX, WB_OP_MAX },
	[WB_OP_MED3] = { N(3), WB_CHOOSES | WB_COMMUTES },
	[WB_OP_MINMAX] = { N(3), WB_CHOOSES, WB_OP_MIN, WB_OP_MAX },
	[WB_OP_MAXMIN] = { N(3), WB_CHOOSES, WB_OP_MAX, WB_OP_MIN },
	[WB_OP_MAD] = { N(3) | WIDE, 0, WB_OP_MUL, WB_OP_ADD },
	[WB_OP_MAD24] = { N(3), 0, WB_OP_MUL24, WB_OP_ADD },
	[WB_OP_ADD3] = { N(3) | WIDE, WB_COMMUTES, WB_OP_ADD, WB_OP_ADD },
	[WB_OP_SHLADD] = { N(3) | WIDE, 0, WB_OP_SHL, WB_OP_ADD },
	[WB_OP_ADDSHL] = { N(3), 0, WB_OP_ADD, WB_OP_SHL },
	[WB_OP_SHLOR] = { N(3), 0, WB_OP_SHL, WB_OP_OR },
	[WB_OP_ANDOR] = { N(3) | WIDE, WB_BITWISE, WB_OP_AND, WB_OP_OR },
	[WB_OP_OR3] = { N(3) | WIDE, WB_BITWISE | WB_COMMUTES, WB_OP_OR, WB_OP_OR },
	[WB_OP_XAD] = { N(3) | WIDE, 0, WB_OP_XOR, WB_OP_ADD },
	[WB_OP_BFI] = { N(3) | WIDE, WB_BITWISE },
	[WB_OP_PERM] = { N(3) },
	[WB_OP_ALIGNBIT] = { N(3) },
	[WB_OP_EQ] = { 0, WB_COMMUTES },
	[WB_OP_NE] = { 0, WB_COMMUTES },
};

bool
wb_folds(enum wb_op op, bool wide)
{
	return wide ? row[op].takes & WIDE : row[op].takes;
}

bool
wb_takes(enum wb_op op, uint32_t n)
{
	return n && n < 4 && row[op].takes & N(n);
}

bool wb_has_trait(enum wb_op op, enum wb_trait trait) { return row[op].traits & trait; }

bool
wb_op_split(enum wb_op op, enum wb_op *first, enum wb_op *second)
{
	*first = (enum wb_op)row[op].first;
	*second = (enum wb_op)row[op].second;
	return *second != WB_OP_OTHER;
}

bool
wb_fold(enum wb_op op, bool sign, uint32_t bits, const uint64_t *k, uint32_t n, uint64_t *out)
{
	bool wide = bits == 64;
	uint64_t a = k[0], b = n > 1 ? k[1] : 0, c = n > 2 ? k[2] : 0;

	/* more bits of that amount are not used, and what they do is not documented */
	if (!wb_takes(op, n) || !wb_folds(op, wide) || (wide && op == WB_OP_SHLADD && b > 4))
		return false;
	*out = wide ? wb_fold64(op, sign, n, a, b, c) :
		      wb_fold32(op, sign, n, (uint32_t)a, (uint32_t)b, (uint32_t)c);
	return true;
}
