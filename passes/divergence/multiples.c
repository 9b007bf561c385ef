/* passes/divergence/multiples.c -- how many low bits of an address are zero in all lanes.
 *
 * An access that need not be aligned may cross the end of a line, so that it touches one line more. Mostly it does not:
 * addresses are a pointer plus a multiple of the size of an element. This holds in divergent code, too, where no shape
 * is known:
 *
 *	v_lshlrev_b64 v[2:3], 2, v[2:3]		a loaded index: the two lowest bits are zero
 *	v_add_co_u32 v2, vcc, s4, v2		s4: a pointer argument, a multiple of 4
 *
 * Zeros:  the result of an operation has as many low zeros as the operand that has the fewest, plus as many as it is
 *         shifted left. So an address has at least the minimum over the ends of all def-use chains to it, whatever
 *         lanes do: sums, products with constants, choices, joins. A loop adds chains that pass a back edge, and shifts
 *         on these only add zeros. A pointer argument is a multiple of 4, or of the alignment that the launch states
 *         (an assumption of the machine description). A pointer to LDS is a multiple of 16, or of the alignment of its
 *         pointee if that is more: launches put LDS there. Of all else nothing is known, nor of a part of a number
 *         (SDWA): byte 1 of 0x3e00 is no multiple of 4.
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

/* Adds the @part-th unit of operand @op of @inst. */
static void
add_operand(struct search *s, uint32_t inst, const struct wb_opnd *op, uint32_t part, uint32_t shift)
{
	uint32_t o = (uint32_t)(op - wb_opnd(s->d->fn, &s->d->fn->inst[inst], 0));

	if (op->kind == WB_OPND_IMM)
		end_path(s, shift + zeros_of_number(op->imm >> 32 * (part & 1)));
	else
		add_value(s, op->kind == WB_OPND_UNIT && part < op->nunit ? div_use(s->d, inst, o, part) : WB_NONE,
			shift);
}

/* Adds the @part-th unit of source @k of @x. If only a part of it is read, nothing is known of its low bits. */
static void
add_source(struct search *s, const struct wb_decoded *x, uint32_t k, uint32_t part, uint32_t shift)
{
	if (x->sel[k] == WB_SEL_ALL)
		add_operand(s, x->inst, x->src[k], part, shift);
	else
		end_path(s, shift);
}

static void
add_sum(struct search *s, const struct wb_decoded *x, const struct wb_linear *l, uint32_t shift)
{
	end_path(s, shift + zeros_of_number(l->add));
	for (uint32_t k = 0; k < x->nsrc; k++)
		if (l->factor[k])
			add_source(s, x, k, x->part, shift + zeros_of_number(l->factor[k]));
}

/* The factor whose zeros a product has: one that was shifted, if any. */
static uint32_t
factor_of(struct search *s, const struct wb_decoded *x)
{
	const struct wb_fn *fn = s->d->fn;
	uint32_t o = (uint32_t)(x->src[1] - wb_opnd(fn, &fn->inst[x->inst], 0)),
		 by = x->src[1]->kind == WB_OPND_UNIT ? div_def_inst(s->d, div_use(s->d, x->inst, o, 0)) : WB_NONE;

	return by != WB_NONE && wb_forward((enum wb_op)fn->inst[by].op) == WB_OP_SHL;
}

/* An operation on sources of which the constants k[] are known. */
static void
follow_operation(struct search *s, const struct wb_decoded *x, const bool *constant, const uint64_t *k, uint32_t shift)
{
	uint32_t condition, yes, no, c = constant[1];
	struct wb_linear l;

	if (wb_select_sources(x, &condition, &yes, &no)) {
		add_source(s, x, yes, x->part, shift);
		add_source(s, x, no, x->part, shift);
		return;
	}
	if (wb_linear(x->op == WB_OP_MADW ? WB_OP_MAD : x->op, x->bits, constant, k, x->nsrc, &l)) {
		add_sum(s, x, &l, shift);
		return;
	}
	switch (x->op) {
	case WB_OP_MUL: case WB_OP_MUL24: case WB_OP_MAD: case WB_OP_MAD24: case WB_OP_MADW:
		add_source(s, x, factor_of(s, x), 0, shift);
		if (x->nsrc == 3)
			add_source(s, x, 2, 0, shift);
		break;
	case WB_OP_SHL: add_source(s, x, 0, 0, shift); break;
	case WB_OP_AND:
		if (constant[c] && zeros_of_number(k[c]) > 0) {
			end_path(s, shift + zeros_of_number(k[c]));
			break;
		} /* fallthrough */
	case WB_OP_XOR: case WB_OP_XAD: case WB_OP_ANDOR: case WB_OP_MIN: case WB_OP_MAX:
		for (uint32_t n = 0; n < x->nsrc; n++)
			add_source(s, x, n, 0, shift);
		break;
	default: end_path(s, shift); break;
	}
}

/* Value @v, which an instruction defines, in the lanes that are on. */
static void
follow_def(struct search *s, uint32_t v, uint32_t shift)
{
	struct div *d = s->d;
	uint32_t inst = d->g->value[v].at, unit = d->g->value[v].unit, from = wb_gsa_spilled(d->g, v), number;
	const struct wb_inst *i = &d->fn->inst[inst];
	bool constant[4] = { false };
	uint64_t k[4] = { 0 };
	struct wb_decoded x;

	if (from != WB_NONE || unit >= d->fn->nunit) {
		add_value(s, from == WB_NONE ? from : div_value_node(d, from, div_inst_context(d, inst)), shift);
	} else if (i->op == WB_OP_LOAD && i->mem.space == WB_SPACE_SCALAR) {
		end_path(s, shift + zeros_of_number(div_pointer_align(d, inst, unit, WB_ARGUMENT_ALIGN)));
	} else if (i->op == WB_OP_READFIRST && d->l->span[d->l->of_inst[inst]].flags & WB_SPAN_NONEMPTY) {
		add_value(s, div_use(d, inst, div_source(d, i, 0), 0), shift);
	} else if (i->flags & WB_I_CROSSLANE || !wb_decode_parts(d->fn, inst, unit, &x) || x.second ||
		(x.part && x.op != WB_OP_MOV)) {
		end_path(s, shift);
	} else {
		for (uint32_t n = 0; n < x.nsrc; n++) {
			constant[n] = x.sel[n] == WB_SEL_ALL &&
				div_constant_operand(d, inst, (uint32_t)(x.src[n] - wb_opnd(d->fn, i, 0)), &number);
			k[n] = x.src[n]->kind == WB_OPND_IMM ? x.src[n]->imm : constant[n] ? number : 0;
		}
		follow_operation(s, &x, constant, k, shift);
	}
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

/* Follows operand @op of @inst to all ends. It stops when no bit is known to be zero. */
static void
search(struct search *s, uint32_t inst, const struct wb_opnd *op)
{
	uint32_t before = s->zeros, root;

	s->zeros = MOST_ZEROS;
	s->node.n = 0;
	add_operand(s, inst, op, 0, 0);
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
			search(&s, inst, op);
	}
	return 1u << s.zeros;
}
