/* passes/divergence/multiples.c -- how many low bits of an address are zero in all lanes.
 *
 * An access that need not be aligned may cross the end of a line, so that it touches one line more. Mostly it does not:
 * addresses are a pointer plus a multiple of the size of an element. This holds in divergent code, too, where no shape
 * is known:
 *
 *	v_lshlrev_b64 v[2:3], 2, v[2:3]		a loaded index: the two lowest bits are zero
 *	v_add_co_u32 v2, vcc, s4, v2		s4: a pointer argument, a multiple of 4
 *
 * Zeros:  what an instruction computes is a sum of terms (passes/integer/affine.c), which has as many low zeros as the
 *         term that has the fewest. A term has those of its factor, and those of its value: by the congruence of its
 *         range, or, where it was merged, as many as all values that meet there. A pointer argument is a multiple of 4,
 *         or of the alignment that the launch states (an assumption of the machine description). A pointer to LDS is a
 *         multiple of 16, or of the alignment of its pointee if that is more: launches put LDS there.
 * How:    they are the known low bits of a shape, which is a query like any other (divergence.c): a loop starts with
 *         what enters it, and loses what its back edges do not have.
 * Cost:   that of the queries.
 */
#include "../integer/integer.h"
#include "div.h"

#define MOST_ZEROS 2u			/* alignment of more than 4 bytes is not needed */

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

static uint32_t zeros_of_number(uint64_t k) { return k & 1 ? 0 : k & 2 ? 1 : MOST_ZEROS; }

/* Those of @node, a value. */
static uint32_t
zeros_of(struct div *d, uint32_t node)
{
	const struct node *n = node == WB_NONE ? NULL : node_of(d, node);
	const struct wb_div_shape *f;

	if (!n || n->kind != NODE_VALUE)
		return 0;
	f = div_read(d, div_node(d, NODE_ZEROS, n->id, n->context));
	return div_is_unset(f) ? MOST_ZEROS : f->low_bits;
}

/* Those of source @k of @x, a select. */
static uint32_t
zeros_of_source(struct div *d, const struct wb_decoded *x, uint32_t k)
{
	uint32_t o = (uint32_t)(x->src[k] - wb_opnd(d->fn, &d->fn->inst[x->inst], 0));

	if (x->src[k]->kind == WB_OPND_IMM)
		return zeros_of_number(x->src[k]->imm >> 32 * x->part);
	return zeros_of(d, x->src[k]->kind == WB_OPND_UNIT && x->sel[k] == WB_SEL_ALL ?
		div_use(d, x->inst, o, x->part) : WB_NONE);
}

/* Those of term @t of what @inst computes, in the lanes that are on. @v: what it defines. */
static uint32_t
zeros_of_term(struct div *d, const struct wb_term *t, uint32_t inst, uint32_t v)
{
	struct wb_integers *ints = div_integers(d);
	struct wb_point on = wb_point_active(ints, inst);
	uint32_t condition, yes, no;
	struct wb_decoded x;
	struct wb_range r;

	if (t->kind == WB_TERM_ARGUMENT)
		return zeros_of_number(div_argument_align(d, t->offset, WB_ARGUMENT_ALIGN));
	if (t->kind != WB_TERM_VALUE || t->v == WB_NONE)
		return 0;
	if (t->v != v)
		return zeros_of(d, div_value_node(d, t->v, div_inst_context(d, inst)));
	if (wb_term_operation(ints, t, on, &x) && wb_select_sources(&x, &condition, &yes, &no))
		return least(zeros_of_source(d, &x, yes), zeros_of_source(d, &x, no));
	r = wb_value_range(ints, v, on);
	return r.low == r.high ? zeros_of_number(r.low) : least(zeros_of_number(r.mod), zeros_of_number(r.rem));
}

/* Those of value @v, which an instruction defines, in the lanes that are on. */
static uint32_t
zeros_of_def(struct div *d, uint32_t v)
{
	uint32_t inst = d->g->value[v].at;
	struct wb_affine f = wb_affine_value(div_integers(d), v, wb_point_active(div_integers(d), inst));
	uint32_t all = zeros_of_number(f.add);

	for (uint32_t j = 0; j < f.n && all; j++) {
		uint32_t by = zeros_of_number(f.k[j]);

		if (by < all)
			all = least(all, by + zeros_of_term(d, wb_affine_term(d->ints, f.term[j]), inst, v));
	}
	return all;
}

struct wb_div_shape
div_eval_zeros(struct div *d, uint32_t node)
{
	const struct node *n = node_of(d, node);
	const struct wb_gsa_value *x = &d->g->value[n->id];
	struct wb_div_shape f = div_uniform(WB_DIV_WAVE);
	uint32_t all = MOST_ZEROS;

	if (x->kind == WB_GSA_GAMMA || x->kind == WB_GSA_MU || x->kind == WB_GSA_ETA)
		for (uint32_t k = 0; k < x->narg && all; k++)
			all = least(all, zeros_of(d, div_argument(d, node, k)));
	else if (!x->clobber && (x->kind == WB_GSA_DEF || (x->kind == WB_GSA_MASKED && n->context == CONTEXT_DEF)))
		all = zeros_of_def(d, n->id);
	else
		all = 0;
	f.low_bits = (uint8_t)all;
	return f;
}

/* Of an access through a descriptor nothing is known. */
uint32_t
div_align(struct div *d, uint32_t inst)
{
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[inst];
	uint32_t all = zeros_of_number(i->mem.count == 1 ? wb_mod(fn, i, WB_MOD_OFFSET) : i->mem.bytes);

	for (uint32_t o = 0; o < i->nopnd && all; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		uint32_t node;

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || op->flags & WB_IMPLICIT ||
			(o != i->mem.addr && (i->mem.space == WB_SPACE_LDS || fn->unit[op->id].cls != WB_UNIT_SCALAR)))
			continue;
		node = div_use(d, inst, o, 0);
		all = node == WB_NONE || node_of(d, node)->kind != NODE_VALUE ? 0 :
			least(all, div_answer(d, div_node(d, NODE_ZEROS, node_of(d, node)->id,
				node_of(d, node)->context)).low_bits);
	}
	return 1u << all;
}
