/* src/exact/fold.c -- the comparison that an instruction performs. */
#include "fold.h"

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
	case WB_OP_OTHER:	/* of scalar floats */
		return strncmp(name, "s_cmp_", 6) != 0 ? COND_NONE :
			strstr(name, "_f32") ? named(name) :
						       COND_OTHER;
	case WB_OP_CMP: case WB_OP_CMPX:
		return number || i->type == WB_T_F32 || i->type == WB_T_F64 ? named(name) : COND_OTHER;
	default: return COND_NONE;
	}
}
