/* src/machine/cost.c -- what one instruction costs on the machine, at worst.
 *
 * Transactions (wavebound-bounds(7), M4). A vector access moves `count` elements of `bytes` per lane. At worst all
 * lanes are active and no two of them share a line. Then it takes lanes * count * (lines that one element can touch)
 * transactions. An element that need not be aligned can touch one line more than its size requires. Exceptions:
 *
 *  private memory   interleaved between lanes in units of 4 bytes: an element touches up to bytes / 4 lines
 *  flat accesses    the same, because the address may be private
 *  buffers          the same, because the descriptor may interleave, in units of 4 bytes or more (the machine faults
 *                   on smaller units)
 *  scalar accesses  `bytes` take ceil(bytes / B) + 1 lines
 *  cache control    one transaction: the machine has no caches (M10), but the memory interface answers the instruction
 *  messages, clock  one transaction, for the same reason
 *  prefetches       all lines that one can ask for, although the machine keeps none of them
 *  images           one element per texel, of the largest format (16 bytes)
 *  GDS              charged to the memory interface, which the whole device shares: the machine has no unit for GDS
 *
 * LDS rounds (M5). At worst all lanes access one bank. Then each element of each lane takes one round, or more if the
 * element is wider than all banks together. A flat access goes to memory or to LDS, lane by lane, so it is charged for
 * both in full. If the kernel can have no LDS, it is charged for memory alone. Permutes and swizzles access no memory,
 * but use the LDS unit like a read. A buffer load into LDS writes one element per lane there. A store takes at least
 * as many rounds as the machine says for its width.
 */
#include "private.h"

uint64_t
wb_machine_lines_per_element(const struct wb_machine *m, uint32_t bytes, uint32_t align)
{
	uint64_t last = align < m->line_bytes ? m->line_bytes - align : 0;	/* worst offset in the first line */

	return bytes ? (last + bytes - 1) / m->line_bytes + 1 : 0;
}

/* Whether the LDS of the workgroup may be larger than zero. */
static bool
has_lds(const struct wb_fn *fn, bool added)
{
	const struct wb_kernel_desc *d = fn->desc;

	if (!d || d->lds_bytes || added)
		return true;
	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].kind == WB_ARG_LDS_POINTER ||
			(d->arg[k].value_kind && strcmp(d->arg[k].value_kind, "hidden_dynamic_lds_size") == 0))
			return true;
	return false;
}

/* Whether @i accesses no memory, but counts as outstanding in the LDS unit: permutes and swizzles. */
static bool
uses_crossbar(const struct wb_inst *i)
{
	return !i->mem.count && i->mem.counters && i->tclass >= WB_TC_LDS_READ && i->tclass <= WB_TC_LDS_ATOMIC64;
}

/* Buffer instructions name four scalar registers that hold the descriptor. */
static bool
has_descriptor(const struct wb_fn *fn, const struct wb_inst *i)
{
	return wb_scalar_operand(fn, i, 4) != WB_NONE;
}

uint32_t
wb_machine_align_bytes(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t natural = i->mem.bytes & (0u - i->mem.bytes), most = m->access_align_bytes;

	if (i->tclass == WB_TC_IMAGE && natural > 4)	/* texels may have 12 bytes: the descriptor decides */
		natural = 4;
	if (i->mem.access & WB_ATOMIC)
		;
	else if (i->mem.space == WB_SPACE_LDS)
		most = m->lds_align_bytes;
	else if (i->mem.space == WB_SPACE_FLAT)		/* global memory or LDS: the less strict alignment */
		most = m->global_align_bytes < m->lds_align_bytes ? m->global_align_bytes : m->lds_align_bytes;
	else if (i->mem.space == WB_SPACE_GLOBAL && !has_descriptor(fn, i))
		most = m->global_align_bytes;
	return natural < most ? natural : most;
}

uint64_t
wb_machine_inst_trans(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i, uint32_t lanes)
{
	return wb_machine_aligned_trans(m, fn, i, lanes, 1);
}

uint64_t
wb_machine_aligned_trans(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i, uint32_t lanes,
	uint32_t align)
{
	uint32_t demanded = i->mem.count ? wb_machine_align_bytes(m, fn, i) : 1;
	uint64_t elements = (uint64_t)lanes * i->mem.count,
		 lines = wb_machine_lines_per_element(m, i->mem.bytes, align > demanded ? align : demanded);
	uint64_t dwords = wb_ceil_div(i->mem.bytes, 4);

	if (i->op == WB_OP_CACHE)
		return 1;
	if (i->op == WB_OP_PREFETCH)
		return wb_ceil_div(WB_PREFETCH_BYTES, m->line_bytes) + 1;
	if (!i->mem.count)
		return (i->op == WB_OP_MESSAGE || i->mem.counters) && !uses_crossbar(i);
	switch (i->mem.space) {
	case WB_SPACE_GDS:
		return elements * lines;
	case WB_SPACE_GLOBAL:
		return elements * (dwords > lines && has_descriptor(fn, i) ? dwords : lines);
	case WB_SPACE_FLAT:
	case WB_SPACE_SCRATCH:
		return elements * (dwords > lines ? dwords : lines);
	case WB_SPACE_SCALAR:
		return (wb_ceil_div(i->mem.bytes, m->line_bytes) + 1) * i->mem.count;
	default:
		return 0;
	}
}

/* Most words of one element in one bank: 1 unless the element is wider than all banks together. */
static uint64_t
words_per_bank(const struct wb_machine *m, uint32_t bytes)
{
	uint64_t words = bytes ? ((uint64_t)bytes - 1 + m->lds_bank_bytes - 1) / m->lds_bank_bytes + 1 : 0;

	return wb_ceil_div(words, m->lds_banks);
}

uint64_t
wb_machine_inst_rounds(
	const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i, uint32_t lanes, bool lds_added)
{
	uint64_t elements = (uint64_t)lanes * i->mem.count * words_per_bank(m, i->mem.bytes);

	if (uses_crossbar(i))
		return lanes;
	if (i->mem.space == WB_SPACE_LDS || wb_mod(fn, i, WB_MOD_LDS))
		return elements;
	return i->mem.space == WB_SPACE_FLAT && has_lds(fn, lds_added) ? elements : 0;
}

uint64_t
wb_machine_address_cycles(const struct wb_machine *m, const struct wb_inst *i, bool row)
{
	bool moves = (i->tclass >= WB_TC_VMEM_LOAD && i->tclass <= WB_TC_VMEM_CMPSWAP) || i->tclass == WB_TC_IMAGE;

	return !moves ? 0 : row ? m->address_row_cycles : m->address_cycles;
}

uint64_t
wb_machine_store_rounds(const struct wb_machine *m, const struct wb_inst *i)
{
	bool stores = i->tclass >= WB_TC_LDS_WRITE && i->tclass <= WB_TC_LDS_WRITE128;

	return stores ? m->lds_store_rounds[i->tclass - WB_TC_LDS_WRITE] : 0;
}

/* The operand of s_nop or s_sleep; WB_UNKNOWN if it is not a number. */
static uint64_t
amount(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_IMM)
			return o->imm;
		if (o->kind == WB_OPND_UNIT && (o->flags & WB_USE) && !(o->flags & WB_IMPLICIT))
			return WB_UNKNOWN;
	}
	return i->op == WB_OP_NOP ? 0 : WB_UNKNOWN;
}

/* @units * @each + @extra; WB_UNKNOWN if that does not fit. */
static uint64_t
scaled(uint64_t units, uint64_t each, uint64_t extra)
{
	uint64_t t;

	return units != WB_UNKNOWN && wb_mul_u64(units, each, &t) && wb_add_u64(t, extra, &t) ? t : WB_UNKNOWN;
}

uint64_t
wb_machine_inst_delay(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	uint64_t base = m->delay_cycles[i->tclass], n;

	switch (i->op) {
	case WB_OP_NOP:
		return scaled(amount(fn, i), m->nop_cycles, base);
	case WB_OP_SLEEP:
		n = amount(fn, i);
		return scaled(n == WB_UNKNOWN ? n : n + 1, m->sleep_cycles, base);
	case WB_OP_SPLIT:
		return base + m->split_cycles;
	case WB_OP_MERGE:
		return base + m->merge_cycles;
	case WB_OP_TRAP:
		return wb_aborts(i) ? base : WB_UNKNOWN;	/* an abort ends the wave */
	case WB_OP_HALT:
		return WB_UNKNOWN;
	default:
		return base;
	}
}

uint64_t
wb_machine_taken_delay(const struct wb_machine *m, const struct wb_inst *i)
{
	return i->tclass == WB_TC_BRANCH || i->tclass == WB_TC_CBRANCH ? m->taken_branch_cycles : 0;
}
