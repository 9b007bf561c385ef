/* passes/divergence/multiples.c -- how many low bits of an address are zero, in all lanes that access.
 *
 * An access that need not be aligned may straddle a line, so that it touches one more. Mostly it does not: addresses
 * are a pointer and a multiple of the size of an element, in divergent code, too, where a shape has nothing to say:
 *
 *	v_lshlrev_b64 v[2:3], 2, v[2:3]		a loaded index: the two lowest bits are zero
 *	v_add_co_u32 v2, vcc, s4, v2		s4: of an argument that is a pointer, a multiple of 4
 *
 * Right:  sums, differences, products and choices have as many low zeros as this file says, whatever lanes do. What
 *         meets in a loop is taken to have all that are asked for, and loses what some iteration takes away until
 *         nothing changes. A pointer among the arguments is a multiple of 4, or of the alignment that the launch
 *         states: an assumption of the machine description. One to LDS is a multiple of 16, or of what its pointee
 *         asks for if that is more: so launches place them. Of everything else nothing is known.
 * Cost:   the values that an address is made of, MOST_NODES for each at most, each of which changes twice at most.
 */
#include "div.h"

#define MOST_ZEROS 2u			/* no alignment beyond 4 bytes is asked for */
#define MOST_NODES 512u			/* of one address; of more, nothing is known */
#define MOST_PASSES 64u

/* The nodes that an address is made of; node.zeros: zeros + 1, 0: not asked about yet. */
struct address {
	struct div *d;
	WB_VEC(uint32_t) node;
};

static uint32_t
less(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

static uint32_t
zeros_of_number(uint64_t k)
{
	return k & 1 ? 0 : k & 2 ? 1 : MOST_ZEROS;
}

/* What is known of @node by now; one that is new is taken to have all. */
static uint32_t
zeros_of_node(struct address *a, uint32_t node)
{
	struct node *n = node == WB_NONE ? NULL : node_of(a->d, node);

	if (!n || n->kind != NODE_VALUE)
		return 0;
	if (!n->zeros) {
		n->zeros = MOST_ZEROS + 1;
		WB_PUSH(a->d->cx->tmp, &a->node, node);
	}
	return n->zeros - 1u;
}

/* Of the @k-th unit of operand @o as @inst reads it. */
static uint32_t
zeros_of_operand(struct address *a, uint32_t inst, uint32_t o, uint32_t k)
{
	const struct wb_opnd *op = wb_opnd(a->d->fn, &a->d->fn->inst[inst], o);

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return 0;
	if (op->kind == WB_OPND_IMM)
		return zeros_of_number(op->imm >> 32 * (k & 1));
	return op->kind == WB_OPND_UNIT && k < op->nunit ? zeros_of_node(a, div_use(a->d, inst, o, k)) : 0;
}

/* So many that operand @o of @inst, a number, shifts to the left; 0: it is not known. */
static uint32_t
shifted_by(struct div *d, uint32_t inst, uint32_t o)
{
	uint32_t k;

	return div_number(d, inst, o, &k) ? k & (wb_type_wide(d->fn->inst[inst].type) ? 63 : 31) : 0;
}

/* Whether @i, with @n sources, shifts left a part of its second one, and writes all of a register: SDWA. */
static bool
shifts_part(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n)
{
	return i->op == WB_OP_SHLREV && i->type == WB_T_B32 && n == 2 && !(i->flags & WB_I_CROSSLANE) &&
		wb_mod_present(fn, i, WB_MOD_DSTSEL) && wb_mod(fn, i, WB_MOD_DSTSEL) == 6 &&
		wb_mod_present(fn, i, WB_MOD_SRC0SEL) && wb_mod(fn, i, WB_MOD_SRC0SEL) == 6 &&
		!wb_mod(fn, i, WB_MOD_CLAMP) && !wb_mod(fn, i, WB_MOD_OMOD);
}

/* ---- operations ------------------------------------------------------------------------------ */
/* Of a, b or c: what they all have. */
static uint32_t
least(struct address *a, uint32_t inst, const uint32_t *at, uint32_t n, uint32_t part)
{
	uint32_t z = MOST_ZEROS;

	for (uint32_t k = 0; k < n; k++)
		z = less(z, zeros_of_operand(a, inst, at[k], part));
	return z;
}

static uint32_t
product(struct address *a, uint32_t inst, const uint32_t *at)
{
	return zeros_of_operand(a, inst, at[0], 0) + zeros_of_operand(a, inst, at[1], 0);
}

static uint32_t
either(struct address *a, uint32_t inst, const uint32_t *at, uint32_t part)
{
	uint32_t x = zeros_of_operand(a, inst, at[0], part), y = zeros_of_operand(a, inst, at[1], part);

	return x > y ? x : y;
}

/* What an operation on @n sources leaves in the @part-th unit, which depends on no higher one. */
static uint32_t
computed(struct address *a, uint32_t inst, const uint32_t *at, uint32_t n, uint32_t part)
{
	struct div *d = a->d;

	switch (d->fn->inst[inst].op | n << 16) {
	case WB_OP_MOV | 1 << 16: case WB_OP_NEG | 1 << 16: case WB_OP_ADD | 2 << 16: case WB_OP_SUB | 2 << 16:
	case WB_OP_SUBREV | 2 << 16: case WB_OP_OR | 2 << 16: case WB_OP_XOR | 2 << 16: case WB_OP_ADD3 | 3 << 16:
	case WB_OP_OR3 | 3 << 16: case WB_OP_XAD | 3 << 16: case WB_OP_MIN | 2 << 16: case WB_OP_MAX | 2 << 16:
		return least(a, inst, at, n, part);
	case WB_OP_AND | 2 << 16: return either(a, inst, at, part);
	case WB_OP_ANDOR | 3 << 16: return less(either(a, inst, at, part), zeros_of_operand(a, inst, at[2], part));
	case WB_OP_MUL | 2 << 16: case WB_OP_MUL24 | 2 << 16: return product(a, inst, at);
	case WB_OP_MAD | 3 << 16: case WB_OP_MAD24 | 3 << 16: case WB_OP_MADW | 3 << 16:
		return less(product(a, inst, at), zeros_of_operand(a, inst, at[2], 0));
	case WB_OP_SHL | 2 << 16: return zeros_of_operand(a, inst, at[0], 0) + shifted_by(d, inst, at[1]);
	case WB_OP_SHLREV | 2 << 16: return zeros_of_operand(a, inst, at[1], 0) + shifted_by(d, inst, at[0]);
	case WB_OP_SHLADD | 3 << 16: case WB_OP_SHLOR | 3 << 16:
		return less(zeros_of_operand(a, inst, at[0], 0) + shifted_by(d, inst, at[1]),
			zeros_of_operand(a, inst, at[2], 0));
	case WB_OP_ADDSHL | 3 << 16: return least(a, inst, at, 2, 0) + shifted_by(d, inst, at[2]);
	default: return 0;
	}
}

/* A choice between two sources, or a source and what was there. */
static uint32_t
chosen(struct address *a, uint32_t inst, const uint32_t *at, uint32_t part)
{
	bool kept = a->d->fn->inst[inst].op == WB_OP_CMOV;

	return less(zeros_of_operand(a, inst, at[0], part), zeros_of_operand(a, inst, at[kept ? 2 : 1], part));
}

/* Of the pointer among the kernel's arguments that scalar load @inst leaves in @unit; 0: it is none. */
static uint32_t
zeros_of_argument(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_launch *l = d->env ? d->env->launch : NULL;
	const struct wb_kernel_desc *desc = d->fn->desc;
	uint64_t at;

	if (!div_argument_offset(d, inst, unit, &at))
		return 0;
	for (uint32_t k = 0; k < desc->narg; k++) {
		const struct wb_launch_arg *given;

		if (desc->arg[k].offset != at)
			continue;
		if (desc->arg[k].kind == WB_ARG_LDS_POINTER && desc->arg[k].bytes == 4)
			return zeros_of_number(desc->arg[k].align > 16 ? desc->arg[k].align : 16);
		if (desc->arg[k].kind != WB_ARG_BUFFER || desc->arg[k].bytes != 8)
			continue;
		given = l ? wb_launch_arg_find(l, d->fn, k) : NULL;
		return given && given->align ? zeros_of_number(given->align) : MOST_ZEROS;
	}
	return 0;
}

/* ---- values ---------------------------------------------------------------------------------- */
/* What was spilled to a slot, or comes from one; WB_NONE: neither. */
static uint32_t
through_slot(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t k, o, v;

	if (unit >= d->fn->nunit) {
		o = i->op == WB_OP_WRITELANE ? div_source(d, i, 0) : i->mem.data;
		k = unit - wb_gsa_slot(d->g, inst);
		return o < i->nopnd && wb_opnd(d->fn, i, o)->kind == WB_OPND_UNIT && k < wb_opnd(d->fn, i, o)->nunit ?
			div_use(d, inst, o, k) :
			WB_NONE;
	}
	if (!wb_gsa_slots(d->g, inst) || (i->op != WB_OP_READLANE && i->op != WB_OP_LOAD))
		return WB_NONE;
	k = unit - wb_opnd(d->fn, i, 0)->id;
	v = k < wb_gsa_slots(d->g, inst) ? wb_gsa_before(d->g, inst, wb_gsa_slot(d->g, inst) + k) : WB_NONE;
	return v == WB_NONE ? WB_NONE : div_look(d, v, div_at(d, inst));
}

/* What @inst leaves in @unit, for the lanes active. */
static uint32_t
made(struct address *a, uint32_t inst, uint32_t unit)
{
	struct div *d = a->d;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t at[4], n = div_sources(d, i, at, WB_COUNT(at)), part, from = through_slot(d, inst, unit);

	if (from != WB_NONE || unit >= d->fn->nunit)
		return zeros_of_node(a, from);
	if (i->op == WB_OP_LOAD)
		return i->mem.space == WB_SPACE_SCALAR ? zeros_of_argument(d, inst, unit) : 0;
	if (i->op == WB_OP_READFIRST && n == 1 && d->l->span[d->l->of_inst[inst]].flags & WB_SPAN_NONEMPTY)
		return zeros_of_operand(a, inst, at[0], 0);
	if ((i->op == WB_OP_CNDMASK || i->op == WB_OP_SELECT || i->op == WB_OP_CMOV) && n == 3 &&
		!(i->flags & WB_I_UNMODELLED) && wb_opnd(d->fn, i, 0)->kind == WB_OPND_UNIT &&
		unit - wb_opnd(d->fn, i, 0)->id < wb_opnd(d->fn, i, 0)->nunit)
		return chosen(a, inst, at, unit - wb_opnd(d->fn, i, 0)->id);
	if (shifts_part(d->fn, i, n))
		return shifted_by(d, inst, at[0]);
	return div_is_plain(d->fn, i, unit, &part) && n <= 3 ? computed(a, inst, at, n, part) : 0;
}

/* What every argument of a join has. */
static uint32_t
joined(struct address *a, uint32_t node, uint32_t narg)
{
	uint32_t z = MOST_ZEROS;

	for (uint32_t k = 0; k < narg && z; k++)
		z = less(z, zeros_of_node(a, div_argument(a->d, node, k)));
	return z;
}

static uint32_t
evaluate(struct address *a, uint32_t node)
{
	const struct node *n = node_of(a->d, node);
	const struct wb_gsa_value *x = &a->d->g->value[n->id];
	uint32_t z = 0;

	switch (x->kind) {
	case WB_GSA_GAMMA: case WB_GSA_MU: case WB_GSA_ETA:
		z = joined(a, node, x->narg);
		break;
	case WB_GSA_MASKED:
		z = n->context == CONTEXT_MADE && !x->clobber ? made(a, x->at, x->unit) : 0;
		break;
	case WB_GSA_DEF:
		z = x->clobber ? 0 : made(a, x->at, x->unit);
		break;
	default:
		break;
	}
	return less(z, MOST_ZEROS);
}

/* Evaluates all until nothing changes: what others are made of comes later in the list. False: too much. */
static bool
settle(struct address *a)
{
	bool again = true;

	for (uint32_t k = 0; k < a->node.n; k++) {
		if (a->node.n > MOST_NODES)
			return false;
		node_of(a->d, a->node.at[k])->zeros = (uint8_t)(evaluate(a, a->node.at[k]) + 1);
	}
	for (uint32_t passes = 0; again; passes++) {
		again = false;
		for (uint32_t k = a->node.n; k--;) {
			struct node *n = node_of(a->d, a->node.at[k]);
			uint32_t z = evaluate(a, a->node.at[k]);

			again = again || z + 1 < n->zeros;
			n->zeros = (uint8_t)less(n->zeros, z + 1);
		}
		if (a->node.n > MOST_NODES || passes > MOST_PASSES)
			return false;
	}
	return true;
}

/* The least of what is added up to the address of @inst. */
static uint32_t
zeros_of_address(struct address *a, uint32_t inst)
{
	const struct wb_fn *fn = a->d->fn;
	const struct wb_inst *i = &fn->inst[inst];
	uint32_t z = less(zeros_of_operand(a, inst, i->mem.addr, 0),
		zeros_of_number(i->mem.count == 1 ? wb_mod(fn, i, WB_MOD_OFFSET) : i->mem.bytes));

	for (uint32_t o = 0; o < i->nopnd && i->mem.space != WB_SPACE_LDS; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (o != i->mem.addr && op->kind == WB_OPND_UNIT && op->flags & WB_USE && !(op->flags & WB_IMPLICIT) &&
			fn->unit[op->id].cls == WB_UNIT_SCALAR)
			z = less(z, zeros_of_operand(a, inst, o, 0));
	}
	return z;
}

uint32_t
div_align(struct div *d, uint32_t inst)
{
	struct address a = { .d = d };

	zeros_of_address(&a, inst);	/* asks */
	if (!settle(&a))
		for (uint32_t k = 0; k < a.node.n; k++)
			node_of(d, a.node.at[k])->zeros = 1;
	return 1u << zeros_of_address(&a, inst);
}
