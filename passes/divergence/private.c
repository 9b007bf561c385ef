/* passes/divergence/private.c -- lines of private memory, in which the words of lanes are interleaved.
 *
 *	buffer_store_dword v5, off, s[0:3], s32 offset:8	word 2 of each lane's private memory
 *
 *	| word 0 of lane 0, 1, 2 ...   | word 1 of lane 0, 1, 2 ...   | word 2 ...		rows of 4 bytes a lane
 *
 * What:   Lanes that access the same word access one row: 256 bytes in a wave of 64 lanes. That is 4 lines of 64 bytes,
 *         whichever word it is; 5 if it is not known that rows begin at lines. An element of several words has as many
 *         rows. Lanes whose offsets are up to W bytes apart access at most (W + 3) / 4 + 1 words, and one more for each
 *         further word of an element. Each of these words has a row.
 * Which:  buffer accesses through the descriptor that the hardware passes, at an offset (offen, or none); scratch_
 *         instructions; and flat ones that may be private. If all lanes of a flat access have one address, its rows are
 *         more than the lines of one element elsewhere. Else each lane accesses a window, either here or in another
 *         memory, so the lines of both are added.
 * Right:  address = base + scalar offset + word * 4 * lanes + 4 * lane + byte in the word. A swizzled descriptor makes
 *         these addresses if it has elements of 4 bytes and an index stride equal to the number of lanes, and adds the
 *         lane's number to the index. (With idxen, another index would be added.) Scratch_ and flat instructions do the
 *         same (LLVM, User Guide for AMDGPU Backend, Address Spaces). The bits that decide this stand in word 1 of the
 *         descriptor, above 16 bits of the base, and in word 3. Both must be those that the hardware passed, on all
 *         paths. At most one carry may have been added to word 1. It stays within the base, because no base that the
 *         hardware passes lies at the end of the 48 bits. The base and word 2, the size, may be anything: what is
 *         beyond the size is not accessed at all. The machine faults on elements that are not aligned to 4, or to their
 *         width if that is less (wavebound-bounds(7), M4). So no element crosses a word.
 *         Rows begin at multiples of a row if the low bits of base and scalar offset are known to be 0. Those of the
 *         hardware's base and of the wave's offset are (M4); the rest is arithmetic on shapes. FLAT_SCRATCH is known to
 *         be such a multiple only where the hardware sets it and nothing else does.
 * Cost:   O(instructions) where descriptors are copied or merged in loops; else O(1) per access.
 */
#include "../integer/integer.h"
#include "div.h"

static uint32_t row_bytes(const struct div *d) { return 4 * d->lanes; }

/* The operand of scalar instruction @i to which it adds just a carry; WB_NONE: it does something else. */
static uint32_t
carry_to(struct div *d, const struct wb_inst *i)
{
	const struct wb_opnd *op = wb_opnd(d->fn, i, 0);
	uint32_t a = div_source(d, i, 0), b = div_source(d, i, 1);

	if (i->op != WB_OP_ADDC || i->flags & (WB_I_MASKED | WB_I_CROSSLANE | WB_I_UNMODELLED) || b == WB_NONE)
		return WB_NONE;
	return op->kind == WB_OPND_UNIT && op->nunit == 1 && op[a].kind == WB_OPND_UNIT && op[a].nunit == 1 &&
			!(op[a].flags & (WB_NEG | WB_ABS | WB_SEXT)) && op[b].kind == WB_OPND_IMM && !op[b].imm ?
		a : WB_NONE;
}

/* Whether callers and callees pass the descriptor of private memory in the first registers, and leave it there. */
static bool
keeps_descriptor(const struct div *d)
{
	return d->env && d->env->module && d->env->module->keeps_descriptor;
}

/* The first of the four registers that hold the descriptor of private memory at the entry; WB_NONE: none, or callers
 * may pass something else in them. */
static uint32_t
entry_descriptor(const struct div *d)
{
	if (d->fn->is_kernel)
		return d->fn->desc ? d->fn->desc->abi.s_private_segment_buffer : WB_NONE;
	return keeps_descriptor(d) ? 0 : WB_NONE;
}

#define PASSED WB_DIV_LAUNCH		/* classes of such a node */
#define PASSED_PLUS_CARRY WB_DIV_WORKGROUP

/* The class of value @v as word @word of the descriptor. */
static struct wb_div_shape
passed_word(struct div *d, uint32_t v, uint32_t word)
{
	return v == WB_NONE ? div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE) :
		*div_read(d, div_node(d, NODE_PASSED, v, word));
}

struct wb_div_shape
div_eval_passed(struct div *d, uint32_t v, uint32_t word)
{
	const struct wb_gsa *g = d->g;
	const struct wb_gsa_value *x = wb_gsa_at(g, v);
	const uint32_t from = wb_gsa_copied(g, v, 0), first = entry_descriptor(d);
	struct wb_div_shape no = div_top(WB_DIV_BY_OPERAND, WB_NONE, WB_NONE), r = { .cls = DIV_UNSET }, one;
	uint32_t o = WB_NONE;

	if (x->kind == WB_GSA_ENTRY || (x->kind == WB_GSA_DEF && x->clobber && first == 0 && keeps_descriptor(d)))
		return x->unit < g->fn->nunit && wb_register_number(g->fn, x->unit, 's') == first + word ?
			div_uniform(PASSED) : no;
	if (from != WB_NONE)
		return passed_word(d, from, word);
	if (x->kind == WB_GSA_DEF && !x->clobber && x->unit < g->fn->nunit)
		o = carry_to(d, &g->fn->inst[x->at]);
	if (o != WB_NONE) {
		one = passed_word(d, wb_gsa_use(g, &g->fn->inst[x->at], o, 0), word);
		return div_is_unset(&one) ? one : one.cls == PASSED ? div_uniform(PASSED_PLUS_CARRY) : no;
	}
	if (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED)
		return no;
	for (uint32_t k = 0; k < x->narg; k++) {
		one = passed_word(d, wb_gsa_arg(g, v, k), word);
		r = div_join(&r, &one);
	}
	return r;
}

/* The final class of the @word-th register in operand @o of @i, as that word. */
static uint8_t
passed_class(struct div *d, const struct wb_inst *i, uint32_t o, uint32_t word)
{
	uint32_t v = wb_gsa_use(d->g, i, o, word);

	return v == WB_NONE ? WB_DIV_DIVERGENT : div_answer(d, div_node(d, NODE_PASSED, v, word)).cls;
}

/* Whether an element of @i is whole words, or a part of one word. (The machine does not let a part cross the end of its
 * word.) */
static bool
has_words(const struct div *d, const struct wb_inst *i)
{
	uint32_t bytes = i->mem.bytes;

	if (i->mem.count != 1 || !(bytes < 4 ? bytes == 1 || bytes == 2 : bytes % 4 == 0))
		return false;
	return i->mem.space != WB_SPACE_GLOBAL ||
		wb_machine_align_bytes(d->env->machine, d->fn, i) >= (bytes < 4 ? bytes : 4);
}

bool
div_may_be_private(struct div *d, uint32_t inst)
{
	const struct wb_machine *m = d->env ? d->env->machine : NULL;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t o;

	if (!m || m->kind != WB_MACHINE_GCN || i->flags & WB_I_CROSSLANE || wb_mod(d->fn, i, WB_MOD_LDS) ||
		m->wave_lanes != d->lanes || !has_words(d, i))
		return false;
	if (i->mem.space == WB_SPACE_SCRATCH || (i->mem.space == WB_SPACE_FLAT && d->has_scratch))
		return true;
	if (i->mem.space != WB_SPACE_GLOBAL || entry_descriptor(d) == WB_NONE)
		return false;
	if (wb_mod(d->fn, i, WB_MOD_IDXEN) || wb_mod(d->fn, i, WB_MOD_ADDR64))
		return false;
	o = wb_scalar_operand(d->fn, i, 4);
	return o != WB_NONE && passed_class(d, i, o, 1) <= PASSED_PLUS_CARRY && passed_class(d, i, o, 3) == PASSED;
}

/* Whether the scalar in operand @o of @inst, or in its first register, is a multiple of a row. */
static bool
is_multiple(struct div *d, uint32_t inst, uint32_t o)
{
	struct wb_div_shape f = div_first_word(d, inst, o);

	return f.cls <= WB_DIV_WAVE && 1ull << f.low_bits >= row_bytes(d) && f.low % row_bytes(d) == 0;
}

/* Whether FLAT_SCRATCH still holds what the hardware set, where @inst accesses private memory. */
static bool
keeps_flat_scratch(const struct div *d, uint32_t inst)
{
	WB_EACH_OPND(d->fn, &d->fn->inst[inst], o)	/* on some targets it is an operand */
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && o->flags & WB_IMPLICIT && k < o->nunit; k++)
			if (d->fn->unit[o->id].role == WB_ROLE_NONE &&
				!wb_value_is_entry(d->g, wb_value_read(d->g, o, k)))
				return false;
	if (!d->fn->is_kernel || !d->fn->desc || !d->fn->desc->abi.starts_flat_scratch)
		return false;
	for (uint32_t n = 0; n < d->fn->nact; n++) {
		const struct wb_inst *i = &d->fn->inst[d->fn->act[n]];

		/* it may be written by number */
		if (i->op == WB_OP_CALL || wb_sets_mode(d->fn, i))
			return false;
	}
	return true;
}

/* Whether rows of private access @inst begin at multiples of their size. */
static bool
is_aligned(struct div *d, uint32_t inst)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t o = i->mem.space == WB_SPACE_GLOBAL ? wb_scalar_operand(d->fn, i, 4) : WB_NONE;

	if (i->mem.space == WB_SPACE_SCRATCH)
		return keeps_flat_scratch(d, inst);
	return o != WB_NONE && o + 1 < i->nopnd && is_multiple(d, inst, o) && is_multiple(d, inst, o + 1);
}

uint64_t
div_private_lines(struct div *d, uint32_t inst, const struct lane_address *x)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	bool flat = i->mem.space == WB_SPACE_FLAT;
	uint64_t apart = x->ok ? div_spread(d, x) : WB_UNKNOWN, lines, elsewhere = 0;

	if (apart > UINT32_MAX || (flat && x->breaks))
		return WB_UNKNOWN;
	lines = ((apart + 3) / 4 + wb_ceil_div(i->mem.bytes, 4)) *
		wb_machine_lines_per_element(m, row_bytes(d), is_aligned(d, inst) ? row_bytes(d) : 1);
	if (flat && apart)
		elsewhere = div_window_lines(d, inst, x);
	return wb_add_u64(lines, elsewhere, &lines) && lines < wb_machine_inst_trans(m, d->fn, i, d->lanes) ? lines :
													WB_UNKNOWN;
}
