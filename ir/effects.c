/* ir/effects.c -- how an instruction reads its operands.
 */
#include "wavebound/effects.h"

/* Whether operand @o is the third source written in the text. */
static bool
is_third(const struct wb_fn *fn, const struct wb_inst *i, uint32_t o)
{
	uint32_t before = 0;

	if (wb_opnd(fn, i, o)->flags & WB_IMPLICIT)
		return false;
	for (uint32_t k = 0; k < o; k++)
		before += (wb_opnd(fn, i, k)->flags & (WB_DEF | WB_USE)) == WB_USE;
	return before == 2;
}

/* Scalars that are lane masks: the condition of a select, a carry-in, and an implicit VCC. */
static bool
is_mask(const struct wb_fn *fn, const struct wb_inst *i, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(fn, i, o);

	if (op->kind == WB_OPND_UNIT && op->flags & WB_IMPLICIT)
		return fn->unit[op->id].role == WB_ROLE_VCC_LO || fn->unit[op->id].role == WB_ROLE_VCC_HI;
	switch (i->op) {
	case WB_OP_CNDMASK: case WB_OP_ADDC: case WB_OP_SUBB: case WB_OP_SUBBREV:
		return is_third(fn, i, o);
	default:
		return false;
	}
}

enum wb_read_kind
wb_read_kind(const struct wb_fn *fn, const struct wb_inst *i, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(fn, i, o);
	uint8_t role = op->kind == WB_OPND_UNIT ? fn->unit[op->id].role : WB_ROLE_NONE;

	if (op->kind == WB_OPND_MOD || op->kind == WB_OPND_FN || !(op->flags & WB_USE))
		return WB_READS_NOT;
	if (op->kind == WB_OPND_UNIT && fn->unit[op->id].cls == WB_UNIT_VECTOR)
		return wb_lanewise(i) ? WB_READS_LANE : WB_READS_ACROSS;
	if (op->flags & WB_IMPLICIT && (role == WB_ROLE_EXEC_LO || role == WB_ROLE_EXEC_HI))
		return wb_lanewise(i) ? WB_READS_ENABLE : WB_READS_ACROSS;
	return wb_lanewise(i) && is_mask(fn, i, o) ? WB_READS_BIT : WB_READS_WAVE;
}
