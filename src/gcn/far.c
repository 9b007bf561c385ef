/* src/gcn/far.c -- branches too far for 16 bits.
 *
 * Where a target lies more than 128 KiB away, compilers write
 *
 *	s_getpc_b64 s[4:5]
 *	s_add_u32 s4, s4, (.LBB0_9-.Lpost_getpc0)&4294967295
 *	s_addc_u32 s5, s5, (.LBB0_9-.Lpost_getpc0)>>32
 *	s_setpc_b64 s[4:5]
 *
 * with these four in a row. If the sum is an instruction of the same function,
 * the last of them is a branch. Labels may come later in the text, so both the
 * differences and the branches are worked out when all is read.
 */
#include <stdlib.h>

#include "gcn.h"

/* ---- differences of labels ----------------------------------------------------------- */
void
gcn_far_differences(struct wb_gcn_unit *u)
{
	for (uint32_t k = 0; k < u->fixup.n; k++) {
		struct fixup *f = &u->fixup.at[k];
		struct wb_inst *i = &f->section->inst.at[f->inst];

		if (gcn_expr_fold(u, &f->v) && f->v.k >= INT32_MIN && f->v.k <= UINT32_MAX) {
			u->opnd.at[f->opnd].imm = (uint32_t)f->v.k;
			continue;
		}
		wb_report(u->cx->diag, WB_E_GCN_OPERAND, i->loc, "the difference of labels is not known, or does not fit in 32 bits");
		i->spare = MARK_BAD;
	}
}

/* ---- branches -------------------------------------------------------------------------- */
/* The constant added to unit @unit by @i, or false. */
static bool
adds(const struct wb_gcn_unit *u, const struct wb_inst *i, enum wb_op op, uint32_t unit, uint32_t *k)
{
	const struct wb_opnd *o = i->nopnd >= 3 ? &u->opnd.at[i->opnd] : NULL;

	if (i->op != op || i->flags & WB_I_MASKED || !o || o[0].id != unit || o[1].kind != WB_OPND_UNIT || o[1].id != unit || o[2].kind != WB_OPND_IMM)
		return false;
	*k = (uint32_t)o[2].imm;
	return true;
}

/* Whether instruction @k jumps within @o, and where to. */
static bool
branches(const struct wb_gcn_unit *u, const struct opened *o, uint32_t k, uint64_t *to)
{
	const struct wb_inst *i = &o->section->inst.at[k];
	uint32_t unit, lo, hi;

	if (i->op != WB_OP_RET || k < o->first + 3 || i[-3].op != WB_OP_GETPC)
		return false;
	unit = u->opnd.at[i->opnd].id;
	if (u->opnd.at[i[-3].opnd].id != unit || !adds(u, &i[-2], WB_OP_ADD, unit, &lo) || !adds(u, &i[-1], WB_OP_ADDC, unit + 1, &hi))
		return false;
	*to = i[-3].addr + i[-3].bytes + ((uint64_t)hi << 32 | lo);
	i = gcn_inst_at(o->section, o->first, o->last, *to);
	return i && i->addr == *to;
}

static int
by_inst(const void *a, const void *b)
{
	const struct jump *x = a, *y = b;

	return x->inst < y->inst ? -1 : x->inst > y->inst;
}

void
gcn_far_branches(struct wb_gcn_unit *u)
{
	for (uint32_t n = 0; n < u->opened.n; n++) {
		struct opened *o = &u->opened.at[n];
		uint32_t before = o->section->jump.n;

		for (uint32_t k = o->first; k < o->last; k++) {
			struct wb_inst *i = &o->section->inst.at[k];
			struct jump j = { .inst = k, .sym = WB_NONE, .loc = i->loc };

			if (!branches(u, o, k, &j.addr))
				continue;
			i->op = WB_OP_BR;
			WB_PUSH(u->cx->tmp, &o->section->jump, j);
		}
		if (o->section->jump.n > before)
			qsort(o->section->jump.at, o->section->jump.n, sizeof(*o->section->jump.at), by_inst);
	}
}
