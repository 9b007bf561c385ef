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
 *         range, or, where it was merged, as many as all values that meet there. A loop adds values that pass a back
 *         edge; whatever is asked of them again is known to have no fewer. A pointer argument is a multiple of 4, or of
 *         the alignment that the launch states (an assumption of the machine description). A pointer to LDS is a
 *         multiple of 16, or of the alignment of its pointee if that is more: launches put LDS there.
 * Cost:   the values that an address is made of, each at most twice, MOST_NODES in all.
 */
#include "../integer/integer.h"
#include "div.h"

#define MOST_ZEROS 2u			/* alignment of more than 4 bytes is not needed */
#define MOST_NODES 512u			/* for one address; past it, nothing is known */

struct search {
	struct div *d;
	WB_VEC(uint32_t) node;		/* worklist; node.shift: by how much they are shifted, + 1 */
	uint32_t zeros;			/* the minimum so far */
};

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

static uint32_t zeros_of_number(uint64_t k) { return k & 1 ? 0 : k & 2 ? 1 : MOST_ZEROS; }

static void end_path(struct search *s, uint32_t zeros) { s->zeros = least(s->zeros, zeros); }

/* Adds @node, shifted by @shift. */
static void
add_value(struct search *s, uint32_t node, uint32_t shift)
{
	struct node *n = node == WB_NONE ? NULL : node_of(s->d, node);

	if (!n || n->kind != NODE_VALUE) {
		end_path(s, shift);
	} else if (n->zeros) {
		end_path(s, shift + n->zeros - 1);
	} else if (shift < MOST_ZEROS && (!n->shift || shift + 1 < n->shift)) {
		n->shift = (uint8_t)(shift + 1);
		WB_PUSH(s->d->cx->tmp, &s->node, node);
	}
}

/* Adds source @k of @x, a select. */
static void
add_source(struct search *s, const struct wb_decoded *x, uint32_t k, uint32_t shift)
{
	uint32_t o = (uint32_t)(x->src[k] - wb_opnd(s->d->fn, &s->d->fn->inst[x->inst], 0));

	if (x->src[k]->kind == WB_OPND_IMM)
		end_path(s, shift + zeros_of_number(x->src[k]->imm >> 32 * x->part));
	else
		add_value(s, x->src[k]->kind == WB_OPND_UNIT && x->sel[k] == WB_SEL_ALL ?
			div_use(s->d, x->inst, o, x->part) : WB_NONE, shift);
}

/* Term @t of what @inst computes, times 2^@shift, in the lanes that are on. @v: what it defines. */
static void
add_term(struct search *s, const struct wb_term *t, uint32_t inst, uint32_t v, uint32_t shift)
{
	struct wb_integers *ints = div_integers(s->d);
	uint32_t condition, yes, no;
	struct wb_decoded d;
	struct wb_range r;

	if (t->kind == WB_TERM_ARGUMENT) {
		end_path(s, shift + zeros_of_number(div_argument_align(s->d, t->offset, WB_ARGUMENT_ALIGN)));
	} else if (t->kind != WB_TERM_VALUE || t->v == WB_NONE) {
		end_path(s, shift);
	} else if (t->v != v) {
		add_value(s, div_value_node(s->d, t->v, div_inst_context(s->d, inst)), shift);
	} else if (wb_term_operation(ints, t, wb_point_active(ints, inst), &d) &&
		wb_select_sources(&d, &condition, &yes, &no)) {
		add_source(s, &d, yes, shift);
		add_source(s, &d, no, shift);
	} else {
		r = wb_value_range(ints, v, wb_point_active(ints, inst));
		end_path(s, shift + (r.low == r.high ? zeros_of_number(r.low) :
			least(zeros_of_number(r.mod), zeros_of_number(r.rem))));
	}
}

/* Value @v, which an instruction defines, in the lanes that are on. */
static void
follow_def(struct search *s, uint32_t v, uint32_t shift)
{
	uint32_t inst = s->d->g->value[v].at;
	struct wb_integers *ints = div_integers(s->d);
	struct wb_affine f = wb_affine_value(ints, v, wb_point_active(ints, inst));

	end_path(s, shift + zeros_of_number(f.add));
	for (uint32_t j = 0; j < f.n && s->zeros; j++)
		add_term(s, wb_affine_term(ints, f.term[j]), inst, v, shift + zeros_of_number(f.k[j]));
}

static void
follow_value(struct search *s, uint32_t node)
{
	const struct node *n = node_of(s->d, node);
	const struct wb_gsa_value *x = &s->d->g->value[n->id];
	uint32_t shift = n->shift - 1u;

	if (x->kind == WB_GSA_GAMMA || x->kind == WB_GSA_MU || x->kind == WB_GSA_ETA)
		for (uint32_t k = 0; k < x->narg; k++)
			add_value(s, div_argument(s->d, node, k), shift);
	else if (!x->clobber && (x->kind == WB_GSA_DEF || (x->kind == WB_GSA_MASKED && n->context == CONTEXT_DEF)))
		follow_def(s, n->id, shift);
	else
		end_path(s, shift);
}

/* Follows @node to all ends. It stops when no bit is known to be zero. */
static void
search(struct search *s, uint32_t node)
{
	uint32_t before = s->zeros, root;

	s->zeros = MOST_ZEROS;
	s->node.n = 0;
	add_value(s, node, 0);
	for (uint32_t k = 0; k < s->node.n && s->zeros; k++)
		if (k < MOST_NODES)
			follow_value(s, s->node.at[k]);
		else
			s->zeros = 0;
	for (uint32_t k = s->node.n; k--; node_of(s->d, root)->shift = 0)
		root = s->node.at[k];
	if (s->node.n)
		node_of(s->d, root)->zeros = (uint8_t)(s->zeros + 1);
	s->zeros = least(before, s->zeros);
}

/* Of an access through a descriptor nothing is known. */
uint32_t
div_align(struct div *d, uint32_t inst)
{
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[inst];
	struct search s = { .d = d,
		.zeros = zeros_of_number(i->mem.count == 1 ? wb_mod(fn, i, WB_MOD_OFFSET) : i->mem.bytes) };

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_UNIT && op->flags & WB_USE && !(op->flags & WB_IMPLICIT) &&
			(o == i->mem.addr || (i->mem.space != WB_SPACE_LDS && fn->unit[op->id].cls == WB_UNIT_SCALAR)))
			search(&s, div_use(d, inst, o, 0));
	}
	return 1u << s.zeros;
}
