/* src/exact/fold.c -- which operations are folded, and what comparison an instruction is.
 */
#include "fold.h"

bool
wb_exact_folds(enum wb_op op, bool wide)
{
	switch (op) {
	case WB_OP_MOV: case WB_OP_NOT: case WB_OP_AND: case WB_OP_OR: case WB_OP_XOR: case WB_OP_ANDN2:
	case WB_OP_ORN2: case WB_OP_NAND: case WB_OP_NOR: case WB_OP_XNOR:
	case WB_OP_SHL: case WB_OP_LSHR: case WB_OP_ASHR: case WB_OP_SHLREV: case WB_OP_LSHRREV: case WB_OP_ASHRREV:
	case WB_OP_BFE: case WB_OP_BFM: case WB_OP_BITSET0:
	case WB_OP_BREV:
	case WB_OP_BITSET1: case WB_OP_BCNT: case WB_OP_FF1: case WB_OP_FF0: case WB_OP_CLZ: case WB_OP_CLS:
		return true;
	case WB_OP_NEG: case WB_OP_ABS: case WB_OP_ADD: case WB_OP_SUB: case WB_OP_SUBREV: case WB_OP_MUL:
	case WB_OP_MULHI: case WB_OP_MUL24: case WB_OP_MAD: case WB_OP_MAD24:
	case WB_OP_SHLADD: case WB_OP_ADDSHL: case WB_OP_ADD3: case WB_OP_SHLOR: case WB_OP_ANDOR: case WB_OP_OR3:
	case WB_OP_XAD: case WB_OP_BFI: case WB_OP_PERM:
	case WB_OP_ALIGNBIT: case WB_OP_MIN: case WB_OP_MAX: case WB_OP_MIN3: case WB_OP_MAX3: case WB_OP_MED3:
	case WB_OP_MINMAX: case WB_OP_MAXMIN:
	case WB_OP_SEXT8: case WB_OP_SEXT16:
		return !wide;
	default:
		return false;
	}
}

static enum cond
named(const char *name)
{
	static const struct { const char *word; enum cond cond;
	} words[] = {
		{ "f_", COND_F },
		{ "lt_", COND_LT },
		{ "eq_", COND_EQ },
		{ "le_", COND_LE },
		{ "gt_", COND_GT },
		{ "ne_", COND_NE },
		{ "ge_", COND_GE },
		{ "t_", COND_T },
		/* of floats: a negation is the opposite where both are numbers, of which alone it is asked */
		{ "lg_", COND_NE },
		{ "neq_", COND_NE },
		{ "nlg_", COND_EQ },
		{ "nge_", COND_LT },
		{ "ngt_", COND_LE },
		{ "nle_", COND_GT },
		{ "nlt_", COND_GE },
		{ "tru_", COND_T },
	};

	name = strncmp(name, "v_cmpx_", 7) == 0 ? name + 7 : name + 6;
	for (uint32_t k = 0; k < WB_COUNT(words); k++)
		if (strncmp(name, words[k].word, strlen(words[k].word)) == 0)
			return words[k].cond;
	return COND_OTHER;
}

enum cond
wb_exact_condition(const char *name, const struct wb_inst *i)
{
	bool number = wb_type_word(i->type) || wb_type_wide(i->type) || i->type == WB_T_I16 || i->type == WB_T_U16;

	switch (i->op) {
	case WB_OP_EQ: return number ? COND_EQ : COND_OTHER;
	case WB_OP_NE: return number ? COND_NE : COND_OTHER;
	case WB_OP_LT: return number ? COND_LT : COND_OTHER;
	case WB_OP_LE: return number ? COND_LE : COND_OTHER;
	case WB_OP_GT: return number ? COND_GT : COND_OTHER;
	case WB_OP_GE: return number ? COND_GE : COND_OTHER;
	case WB_OP_CMP: case WB_OP_CMPX:
		return number || i->type == WB_T_F32 || i->type == WB_T_F64 ? named(name) : COND_OTHER;
	default: return COND_NONE;
	}
}
