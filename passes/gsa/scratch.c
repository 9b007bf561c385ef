/* passes/gsa/scratch.c -- whether an address in scratch memory may be computed from FLAT_SCRATCH.
 *
 * Words of scratch memory that buffer accesses name by constant offsets are treated as registers (slots.c,
 * ../promote.c). This is right only if no other access reaches them. FLAT_SCRATCH holds the address of scratch memory,
 * and compilers set it up even where nothing uses it:
 *
 *	s_add_u32 flat_scratch_lo, s6, s9	s[6:7]: harmless, only passed on
 *	s_addc_u32 flat_scratch_hi, s7, 0
 *	s_mov_b64 s[10:11], flat_scratch	an address that any access may use
 *
 * Right:  the values of s[6:7] are traced over all paths until they are overwritten. In between, instructions read them
 *         only to write FLAT_SCRATCH or, with something added, the register itself. And nothing reads FLAT_SCRATCH by
 *         name.
 * Cost:   O(instructions).
 */
#include "../passes.h"

bool
wb_is_flat_scratch(const struct wb_fn *fn, uint32_t unit)
{
	return strncmp(fn->unit[unit].name, "flat_scratch", 12) == 0;
}

/* Whether @i only passes @unit on to FLAT_SCRATCH, which it writes by name, or by number (s_setreg, operation MODE); or
 * is an access by it. */
static bool
only_copies(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit)
{
	const struct wb_opnd *to = i->nopnd ? wb_opnd(fn, i, 0) : NULL;

	if (i->op == WB_OP_MODE || i->mem.space == WB_SPACE_FLAT || i->mem.space == WB_SPACE_SCRATCH)
		return true;
	if (!to || to->kind != WB_OPND_UNIT || !(to->flags & WB_DEF) || i->mem.count)
		return false;
	return (to->id == unit && to->nunit == 1 && (i->op == WB_OP_ADD || i->op == WB_OP_ADDC)) ||
		wb_is_flat_scratch(fn, to->id);
}

/* Whether the value of @unit at the entry is only passed on to FLAT_SCRATCH. */
static bool
only_copied(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t unit)
{
	struct wb_todo todo = wb_todo_new(cx->tmp, fn->nblock);

	wb_todo_add(&todo, 0);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];
		bool gone = false;

		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst && !gone; k++) {
			const struct wb_inst *i = &fn->inst[k];
			bool reads = wb_names(fn, i, unit, 1, WB_USE);

			if (reads && !only_copies(fn, i, unit))
				return false;
			gone = wb_names(fn, i, unit, 1, WB_DEF) && !reads;
		}
		WB_EACH_SUCC(fn, b, to)
			if (to != WB_NONE && !gone)
				wb_todo_add(&todo, to);
	}
	return true;
}

bool
wb_scratch_hidden(struct wb_ctx *cx, const struct wb_fn *fn)
{
	uint32_t given = fn->desc->abi.s_flat_scratch_init;

	for (uint32_t u = 0; u < fn->nunit; u++) {
		if (!wb_is_flat_scratch(fn, u))
			continue;
		for (uint32_t k = 0; k < fn->ninst; k++)
			if (wb_names(fn, &fn->inst[k], u, 1, WB_USE) && !only_copies(fn, &fn->inst[k], u))
				return false;
	}
	return given == WB_NONE || (only_copied(cx, fn, given) && only_copied(cx, fn, given + 1));
}
