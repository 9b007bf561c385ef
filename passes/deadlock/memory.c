/* passes/deadlock/memory.c -- which instructions access shared memory, and which the stack of their lane.
 *
 * Unoptimised code keeps every variable on the stack. It accesses the stack by buffer instructions, through the
 * descriptor that the hardware passes in registers. The descriptor never changes: the offset of the wave is added, it
 * is copied away and back, and calls preserve it (by the calling convention, all scalar registers but 4 to 31). So an
 * access through these registers is private, if nothing else is ever written to them. Calls that were not inlined may
 * read and write anything.
 *
 * An atomic operation that only reads writes nothing. (OpenCL 1.2 and CUDA have no other atomic load.) It is an add,
 * sub, or, xor of 0, or a compare-and-swap whose new value is the expected one.
 *
 * A buffer load with the modifier lds stores to LDS: it reads and writes.
 *
 * Source: User Guide for AMDGPU Backend, LLVM 19, "Non-Kernel Functions".
 */
#include "deadlock.h"

#define DESCRIPTOR_OF_CALLEES 0u	/* scalar registers 0 to 3, by the calling convention */

static bool shared_space(uint8_t space) { return space != WB_SPACE_NONE && space != WB_SPACE_SCRATCH; }

static bool
keeps_descriptor(const struct wb_check *h, uint32_t v)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
	const struct wb_inst *i = x->at < h->fn->ninst ? &h->fn->inst[x->at] : NULL;
	uint32_t from;

	if (x->kind != WB_GSA_DEF)
		return x->kind != WB_GSA_MASKED;
	if (i->op == WB_OP_CALL)
		return true;
	if (i->op == WB_OP_ADD || i->op == WB_OP_ADDC)
		return h->g->block_of[x->at] == 0;
	from = wb_gsa_source(h->g, v, 0);
	return from != v && wb_gsa_at(h->g, from)->unit == x->unit;
}

uint32_t
wb_stack_descriptor(const struct wb_check *h)
{
	uint32_t unit = h->fn->is_kernel ? h->fn->desc ? h->fn->desc->abi.s_private_segment_buffer : WB_NONE :
					   DESCRIPTOR_OF_CALLEES;

	if (unit == WB_NONE || unit + 4 > h->fn->nunit)
		return WB_NONE;
	for (uint32_t u = unit; u < unit + 4; u++) {
		uint32_t end, v = wb_gsa_values(h->g, u, &end);

		for (; v < end; v++)
			if (!keeps_descriptor(h, v))
				return WB_NONE;
	}
	return unit;
}

static bool
uses_descriptor(const struct wb_fn *fn, const struct wb_inst *i, uint32_t descriptor)
{
	uint32_t o = descriptor == WB_NONE ? WB_NONE : wb_scalar_operand(fn, i, 4);

	return o != WB_NONE && wb_opnd(fn, i, o)->id == descriptor;
}

bool
wb_stack_access(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	return i->mem.space == WB_SPACE_SCRATCH ||
		(i->mem.space == WB_SPACE_GLOBAL && uses_descriptor(h->fn, i, h->descriptor));
}

struct wb_stack_bytes
wb_stack_bytes(const struct wb_check *h, uint32_t k)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_inst *i = &fn->inst[k];
	struct wb_stack_bytes w = { wb_mod(fn, i, WB_MOD_OFFSET), i->mem.addr == 255 ? i->mem.bytes : 0, WB_NONE };

	WB_EACH_OPND(fn, i, op)
		if (op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && !(op->flags & WB_IMPLICIT) &&
			fn->unit[op->id].cls == WB_UNIT_SCALAR && op->nunit == 1)
			w.reg = op->id;
	return w;
}

bool
wb_shared_read(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	return i->op == WB_OP_CALL || (shared_space(i->mem.space) && (i->mem.access & (WB_LOAD | WB_RETURNS)) &&
		!wb_stack_access(h, k));
}

bool
wb_changes_nothing(struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t o = i->mem.data, v[2], n[2] = { 0, 0 };
	bool adds = (i->mem.access & (WB_ADDS | WB_ORS)) && o != 255, zero = adds;

	for (uint32_t u = 0; zero && u < wb_opnd(h->fn, i, o)->nunit; u++)
		zero = wb_constant(h, wb_gsa_use(h->g, i, o, u), k, &n[0]) && n[0] == 0;
	if (adds || !wb_swap_data(h, k, v))
		return zero;
	return wb_constant(h, v[0], k, &n[0]) && wb_constant(h, v[1], k, &n[1]) && n[0] == n[1];
}

bool
wb_shared_write(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	if (h->no_effect.word && wb_bit(h->no_effect, k))
		return false;
	/* with LDS, the data goes there, also in a load from the stack */
	return i->op == WB_OP_CALL || wb_mod(h->fn, i, WB_MOD_LDS) ||
		(shared_space(i->mem.space) && (i->mem.access & (WB_STORE | WB_ATOMIC)) && !wb_stack_access(h, k));
}
