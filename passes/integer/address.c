/* passes/integer/address.c -- the terms of an address, and the buffer of the launch that it is in.
 *
 * An address is a 64-bit sum of register pairs, unsigned 32-bit numbers, and an offset. If one term is a pointer
 * argument, and no other term can be a pointer, the address is in the buffer of that argument, in a program without
 * undefined behaviour. Terms that are no pointers are 32-bit numbers, or multiples of a 64-bit one. Descriptors are not
 * supported.
 *
 * A scalar access ignores the two low bits of each part of its address: of the pair, of the register and of the offset.
 * So the address is their sum only if each of them is a multiple of 4. (A pair that is no pointer to a buffer of the
 * launch is memory of which nothing is claimed; what the launch fills begins at a multiple of 4.)
 *
 * If the launch gives a range for all numbers of a buffer (<values>), a loaded number is in it. This needs a whole
 * element, at a multiple of its size from the start of the buffer.
 */
#include "internal.h"
#include "wavebound/gsa.h"

/* Adds operand @o to @out. */
static bool
add_part(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine f;

	if (o->flags & (WB_NEG | WB_ABS | WB_SEXT) || (o->kind == WB_OPND_UNIT && o->nunit > 2))
		return false;			/* a descriptor */
	if (o->kind == WB_OPND_UNIT && o->nunit == 2) {
		f = wb_affine_source(ints, o, 64, w);
	} else {
		f = wb_affine_source(ints, o, 32, w);
		if (wb_affine_constant(&f))
			f = wb_affine_number(64, f.add);
		else if (o->kind != WB_OPND_UNIT)
			return false;
		else
			f = wb_affine_single(64, wb_affine_term_of(ints, (struct wb_term){
				.kind = WB_TERM_VALUE, .v = wb_value_read(ints->g, o, 0) }));
	}
	return wb_affine_sum(out, &f, out);
}

/* Whether @v is the 4 bytes of the arguments at *offset. */
static bool
is_argument(struct wb_integers *ints, uint32_t v, struct wb_point w, uint32_t *offset)
{
	struct wb_affine f = wb_affine_value(ints, v, w);
	const struct wb_term *term = wb_affine_only_term(ints, &f);

	*offset = term ? term->offset : 0;
	return term && term->kind == WB_TERM_ARGUMENT;
}

/* The argument whose pointer is @term; NULL: it is no pointer to a buffer. */
static const struct wb_arg *
pointer(struct wb_integers *ints, const struct wb_term *term, struct wb_point w)
{
	const struct wb_kernel_desc *d = ints->fn->desc;
	uint32_t low, high;

	if (!is_argument(ints, term->v, w, &low) || !is_argument(ints, term->high, w, &high) || high != low + 4)
		return NULL;
	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].offset == low && d->arg[k].kind == WB_ARG_BUFFER && d->arg[k].bytes == 8)
			return &d->arg[k];
	return NULL;
}

const struct wb_arg *
wb_address_buffer(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w)
{
	const struct wb_arg *found = NULL;

	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term term = *wb_affine_term(ints, f->term[j]);
		const struct wb_arg *p;

		if (term.kind != WB_TERM_PAIR)
			continue;
		p = pointer(ints, &term, w);
		if (p ? f->k[j] != 1 || found : f->k[j] & 1)
			return NULL;
		found = p ? p : found;
	}
	return found;
}

/* Whether @f is a multiple of @bytes, where pointers to buffers (@all: and any other pairs of registers) count as 0. */
static bool
is_multiple(struct wb_integers *ints, const struct wb_affine *f, uint32_t bytes, bool all, struct wb_point w)
{
	struct wb_affine rest = wb_affine_number(64, f->add);
	struct wb_extent s;

	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term term = *wb_affine_term(ints, f->term[j]);

		if (f->k[j] % bytes == 0 || (term.kind == WB_TERM_PAIR && (all || pointer(ints, &term, w))))
			continue;
		rest.term[rest.n] = f->term[j];
		rest.k[rest.n++] = f->k[j];
	}
	s = wb_affine_extent(ints, &rest, false, w);
	return wb_extent_divides(bytes, &s);
}

/* Whether @f is a multiple of @bytes, or the address of unknown memory. */
static bool
is_aligned(struct wb_integers *ints, const struct wb_affine *f, uint32_t bytes, struct wb_point w)
{
	for (uint32_t j = 0; j < f->n && ints->given; j++) {
		const struct wb_term term = *wb_affine_term(ints, f->term[j]);
		const struct wb_arg *to = term.kind == WB_TERM_PAIR ? pointer(ints, &term, w) : NULL;
		uint64_t align = to ?
			wb_launch_align(ints->given, ints->fn, (uint32_t)(to - ints->fn->desc->arg)) : 0;

		if (align && align < bytes)
			return false;
	}
	return is_multiple(ints, f, bytes, true, w);
}

bool
wb_address(struct wb_integers *ints, uint32_t inst, struct wb_point w, struct wb_affine *out)
{
	const struct wb_inst *i = &ints->fn->inst[inst];

	*out = wb_affine_number(64, 0);
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ints->fn, i, k);
		struct wb_affine part = wb_affine_number(64, 0);

		if (o->kind == WB_OPND_MOD && o->id == WB_MOD_OFFSET)
			part.add = o->imm;
		else if (o->kind != WB_OPND_MOD && o->flags & WB_USE && !(o->flags & WB_IMPLICIT) && k != i->mem.data &&
			!add_part(ints, o, w, &part))
			return false;
		if ((i->mem.space == WB_SPACE_SCALAR && !is_aligned(ints, &part, wb_scalar_align(i), w)) ||
			!wb_affine_sum(out, &part, out))
			return false;
	}
	return true;
}

/* Whether @i accesses memory only, not LDS. */
static bool
reads_memory(const struct wb_kernel_desc *d, const struct wb_inst *i)
{
	return i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_SCALAR ||
		(i->mem.space == WB_SPACE_FLAT && !d->scratch_bytes && !d->dynamic_stack);
}

/* Whether @i loads whole elements of @bytes bytes: words, or one unsigned half or byte. */
static bool
loads_elements(const struct wb_inst *i, uint32_t bytes)
{
	if (i->mem.count != 1 || i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE))
		return false;
	return bytes == 4 ? i->mem.bytes % 4 == 0 && i->type == WB_T_NONE :
			    i->mem.bytes == bytes && i->type == WB_T_U32;
}

const struct wb_arg *
wb_loaded_buffer(struct wb_integers *ints, uint32_t inst, struct wb_affine *f, struct wb_point *w)
{
	const struct wb_inst *i = &ints->fn->inst[inst];

	if (!ints->fn->desc || !reads_memory(ints->fn->desc, i))
		return NULL;
	*w = i->mem.space == WB_SPACE_SCALAR ? wb_point_any(wb_block_of(ints->fn, inst)) : wb_point_active(ints, inst);
	return wb_address(ints, inst, *w, f) ? wb_address_buffer(ints, f, *w) : NULL;
}

const struct wb_arg *
wb_loaded_words(struct wb_integers *ints, uint32_t inst, struct wb_affine *f, struct wb_point *w)
{
	const struct wb_arg *buffer =
		loads_elements(&ints->fn->inst[inst], 4) ? wb_loaded_buffer(ints, inst, f, w) : NULL;

	return buffer && is_multiple(ints, f, 4, false, *w) ? buffer : NULL;
}

const struct wb_launch_range *
wb_loaded_range(struct wb_integers *ints, uint32_t inst)
{
	const struct wb_launch_range *r;
	const struct wb_arg *buffer;
	struct wb_affine f;
	struct wb_point w;

	if (!ints->given || !ints->given->range.n)
		return NULL;
	buffer = wb_loaded_buffer(ints, inst, &f, &w);
	r = buffer ? wb_launch_range_find(ints->given, ints->fn, (uint32_t)(buffer - ints->fn->desc->arg)) : NULL;
	return r && loads_elements(&ints->fn->inst[inst], r->bytes) && is_multiple(ints, &f, r->bytes, false, w) ?
		r : NULL;
}
