/* src/gcn/stack.c -- whether s[0:3] is the descriptor of private memory in all functions that are called.
 *
 * The calling convention says so. Here it is proved for words 1 and 3, which say how memory is interleaved. The
 * hardware sets them at entry of each kernel that makes calls. It is checked that each instruction of these kernels,
 * and of functions, keeps them. An instruction that writes them must be one of these:
 *
 *	s_addc_u32 s1, s1, 0		in the first block of a kernel, once: a carry into the base, of which word 1
 *					has bits 32 to 47. No base that the hardware passes lies at their end
 *	s_mov_b64 s[20:21], s[0:1]	in the same block, without a call or another write in between:
 *	s_mov_b64 s[0:1], s[20:21]	the copy is restored, and by induction it is the word
 *
 * By induction over the instructions that are executed, both registers always hold these words. Functions with unknown
 * callees are not analysed, and neither are their callers.
 * Cost:   O(instructions), once per module; for a copy, its block is searched backwards.
 */
#include "gcn.h"

#define WORDS 4u
/* Whether scalar register @r holds word 1 or 3. */
static bool is_word(uint32_t r) { return r == 1 || r == 3; }

/* The source of @i, if it is a plain move of scalar registers; NULL: it is not. */
static const struct wb_opnd *
moved(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *to = i->nopnd ? wb_opnd(fn, i, 0) : NULL, *from = NULL;

	if (!to || i->op != WB_OP_MOV || i->flags & (WB_I_MASKED | WB_I_CROSSLANE | WB_I_UNMODELLED))
		return NULL;
	for (uint32_t o = 1; o < i->nopnd && !from; o++)
		from = wb_opnd(fn, i, o)->flags & WB_USE ? wb_opnd(fn, i, o) : NULL;
	if (!from || from->kind != WB_OPND_UNIT || from->nunit != to->nunit || from->id >= WB_GCN_V0 ||
		from->flags & (WB_IMPLICIT | WB_NEG | WB_ABS | WB_SEXT))
		return NULL;
	return from;
}

/* Whether register @r, before the @k-th instruction of @fn in block @b, holds a copy of register @word. */
static bool
is_copy(const struct wb_fn *fn, uint32_t b, uint32_t k, uint32_t r, uint32_t word)
{
	while (k-- > fn->block[b].first) {
		const struct wb_inst *i = &fn->inst[k];
		const struct wb_opnd *from;
		uint32_t part;

		if (i->op == WB_OP_CALL)
			return false;
		if (!wb_names(fn, i, r, 1, WB_DEF))
			continue;
		from = moved(fn, i);
		part = r - wb_opnd(fn, i, 0)->id;
		return from && part < from->nunit && from->id + part == word;
	}
	return false;
}

/* Whether @i adds just a carry to word 1. */
static bool
adds_carry(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *o = i->nopnd >= 3 ? wb_opnd(fn, i, 0) : NULL;
	uint32_t at[2], n = 0;

	if (!o || i->op != WB_OP_ADDC || i->flags & (WB_I_MASKED | WB_I_CROSSLANE | WB_I_UNMODELLED))
		return false;
	for (uint32_t k = 1; k < i->nopnd && n < 2; k++)
		if (o[k].flags & WB_USE && !(o[k].flags & WB_IMPLICIT))
			at[n++] = k;
	return n == 2 && o[0].id == 1 && o[0].nunit == 1 && o[at[0]].kind == WB_OPND_UNIT && o[at[0]].id == 1 &&
		o[at[0]].nunit == 1 && o[at[1]].kind == WB_OPND_IMM && o[at[1]].imm == 0;
}

/* Whether @fn keeps both words. */
static bool
keeps(const struct wb_fn *fn)
{
	bool added = false;

	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_INST(fn, b, k) {
			const struct wb_inst *i = &fn->inst[k];

			if (!wb_names(fn, i, 0, WORDS, WB_DEF))
				continue;
			if (fn->is_kernel && !added && b == 0 && fn->block[b].nin == 1 && adds_carry(fn, i)) {
				added = true;
				continue;
			}
			for (uint32_t r = 0; r < WORDS; r++) {
				const struct wb_opnd *from = moved(fn, i);

				if (!is_word(r) || !wb_names(fn, i, r, 1, WB_DEF))
					continue;
				if (!from || r - wb_opnd(fn, i, 0)->id >= from->nunit ||
					!is_copy(fn, b, k, from->id + (r - wb_opnd(fn, i, 0)->id), r))
					return false;
			}
		}
	return true;
}

bool
gcn_keeps_descriptor(const struct wb_module *m)
{
	bool called = false;

	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *fn = m->fn[f];

		if (fn->refused || (fn->is_kernel && !fn->ncall))
			continue;
		called |= !fn->is_kernel;
		if (fn->is_kernel && (!fn->desc || fn->desc->abi.s_private_segment_buffer != 0))
			return false;
		if (!keeps(fn))
			return false;
	}
	return called;
}
