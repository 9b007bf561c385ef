/* passes/integer/arguments.c -- which scalar accesses may be to kernel arguments or to the dispatch packet (M17).
 *
 * What:   an access may be if its address may be computed from the pointers to these that a wave starts with. A value
 *         is computed from what the instruction reads that makes it. What a load brings is computed from what was
 *         stored there: the host has put pointers to buffers there, and a wave may put any.
 * How:    marks spread from the pointers to all values computed from them, and behind stores of them to what is loaded
 *         from memory that they may be in, in sweeps over the function until there are no new ones. The packet has a
 *         pointer to the arguments, so what is loaded from it is marked, too, unless the place says that it is another
 *         part of it. At the entry of a function that is no kernel, and after calls, anything may be such a pointer.
 * Right:  an access stays within what the pointer leads to from which its address is computed (wavebound-bounds(7)).
 * Cost:   O(operands + arguments of joins) for each sweep, mostly two and one for each nesting of loops; done only
 *         where the machine has such a latency.
 */
#include "../passes.h"
#include "integer.h"

#define PACKET_POINTER 40	/* where the dispatch packet has the address of the kernel arguments; 8 bytes */

enum { FROM_ARGUMENTS = 1, FROM_PACKET = 2 };

struct work {
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	uint8_t *from;			/* [value] */
	bool news;
	/* a marked value may be in memory that belongs to waves or lanes (LDS, private memory); in any memory */
	bool stored_apart, stored;
};

static void
mark(struct work *k, uint32_t v, uint8_t from)
{
	if (v == WB_NONE || (k->from[v] | from) == k->from[v])
		return;
	k->from[v] |= from;
	k->news = true;
}

static void
mark_results(struct work *k, const struct wb_inst *i, uint8_t from)
{
	uint32_t inst = (uint32_t)(i - k->fn->inst), slot = wb_gsa_slot(k->g, inst);

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(k->fn, i, o);

		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && u < op->nunit; u++)
			mark(k, wb_gsa_def(k->g, i, o, u), from);
	}
	for (uint32_t n = 0; slot != WB_NONE && n < wb_gsa_slots(k->g, inst); n++)
		mark(k, wb_gsa_after(k->g, inst, slot + n), from);
}

static bool moves_memory(const struct wb_inst *i) { return i->mem.count && i->mem.space != WB_SPACE_NONE; }

/* What the operands of @i are computed from; @but: without this one. */
static uint8_t
sources_of(const struct work *k, const struct wb_inst *i, uint32_t but)
{
	uint8_t from = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(k->fn, i, o);
		bool reads = op->kind == WB_OPND_UNIT && op->flags & WB_USE && o != but;

		for (uint32_t u = 0; reads && u < op->nunit; u++) {
			uint32_t v = wb_gsa_use(k->g, i, o, u);

			from |= v == WB_NONE ? 0 : k->from[v];
		}
	}
	return from;
}

/* Whether load @i is of the dispatch packet, at a place that does not have the pointer to the arguments. */
static bool
loads_other_part(const struct work *k, const struct wb_inst *i)
{
	const struct wb_opnd *base = wb_opnd(k->fn, i, i->mem.addr);
	uint64_t at = wb_mod(k->fn, i, WB_MOD_OFFSET);
	uint32_t pointer = k->fn->desc->abi.s_dispatch_ptr;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(k->fn, i, o);

		if (op == base || op->kind == WB_OPND_MOD || !(op->flags & WB_USE) || op->flags & WB_IMPLICIT)
			continue;
		if (op->kind != WB_OPND_IMM)
			return false;
		at += op->imm;
	}
	for (uint32_t u = 0; u < 2; u++) {
		uint32_t v = base->nunit == 2 ? wb_gsa_use_of(k->g, base, u) : WB_NONE;
		const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(k->g, wb_gsa_source(k->g, v, 0));

		if (!x || x->kind != WB_GSA_ENTRY || wb_register_number(k->fn, x->unit, 's') != pointer + u)
			return false;
	}
	return at % 4 == 0 && (at + i->mem.bytes <= PACKET_POINTER || at >= PACKET_POINTER + 8) && at < 64;
}

/* What @i makes of what it reads, or loads from memory that may have marked values. */
static void
spread_to(struct work *k, const struct wb_inst *i)
{
	uint8_t from = sources_of(k, i, WB_NONE);

	if (!moves_memory(i)) {
		mark_results(k, i, from);
		return;
	}
	if (k->stored || (k->stored_apart && i->mem.space != WB_SPACE_SCALAR))
		mark_results(k, i, FROM_ARGUMENTS | FROM_PACKET);
	if (from & FROM_PACKET && !(i->mem.space == WB_SPACE_SCALAR && k->fn->desc && loads_other_part(k, i)))
		mark_results(k, i, FROM_ARGUMENTS);
	if (i->mem.access & (WB_STORE | WB_ATOMIC) && sources_of(k, i, i->mem.addr)) {
		bool *stored = i->mem.space == WB_SPACE_LDS || i->mem.space == WB_SPACE_SCRATCH ?
			&k->stored_apart : &k->stored;

		k->news |= !*stored;
		*stored = true;
	}
}

static void
spread(struct work *k)
{
	do {
		k->news = false;
		for (uint32_t v = 0; v < k->g->nvalue; v++)
			for (uint32_t n = 0; n < wb_gsa_at(k->g, v)->narg; n++) {
				uint32_t arg = wb_gsa_arg(k->g, v, n);

				mark(k, v, arg == WB_NONE ? 0 : k->from[arg]);
			}
		for (uint32_t n = 0; n < k->fn->ninst; n++)
			spread_to(k, &k->fn->inst[n]);
	} while (k->news);
}

static uint8_t
starts_as(const struct work *k, uint32_t unit)
{
	const struct wb_kernel_desc *d = k->fn->is_kernel ? k->fn->desc : NULL;
	uint32_t n = wb_register_number(k->fn, unit, 's');

	if (!d)
		return FROM_ARGUMENTS | FROM_PACKET;
	if (n == WB_NONE)
		return 0;
	if (d->abi.s_dispatch_ptr != WB_NONE && n - d->abi.s_dispatch_ptr < 2)
		return FROM_PACKET;
	return d->abi.s_kernarg_ptr != WB_NONE && n - d->abi.s_kernarg_ptr < 2 ? FROM_ARGUMENTS : 0;
}

static bool
is_scalar_access(const struct wb_inst *i)
{
	return i->mem.space == WB_SPACE_SCALAR && i->mem.count;
}

struct wb_bits
wb_argument_accesses(struct wb_ctx *cx, const struct wb_fn *fn)
{
	struct wb_bits out = wb_bits_new(cx->tmp, fn->ninst);
	struct work k = { .fn = fn, .g = fn->gsa, .stored = !fn->is_kernel || fn->ncall };

	for (uint32_t n = 0; n < fn->ninst && !k.g; n++)
		if (is_scalar_access(&fn->inst[n]))
			wb_bit_set(out, n);
	if (!k.g)
		return out;
	k.from = WB_NEW(cx->tmp, uint8_t, k.g->nvalue);
	for (uint32_t v = 0; v < k.g->nvalue; v++) {
		const struct wb_gsa_value *x = wb_gsa_at(k.g, v);

		if (x->kind == WB_GSA_ENTRY || (x->kind == WB_GSA_DEF && x->clobber))
			mark(&k, v, x->kind == WB_GSA_ENTRY ? starts_as(&k, x->unit) : FROM_ARGUMENTS | FROM_PACKET);
	}
	spread(&k);
	for (uint32_t n = 0; n < fn->ninst; n++)
		if (is_scalar_access(&fn->inst[n]) && sources_of(&k, &fn->inst[n], WB_NONE))
			wb_bit_set(out, n);
	return out;
}
