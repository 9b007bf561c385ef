/* passes/divergence/product.c -- products of 64 bits, made of products of 32 bits.
 *
 *	v[0:1] = madw v4, s8, v[2:3]	v4 * s8 + (v3:v2)
 *	v6 = mul v5, s8
 *	v7 = mul v4, s9
 *	v1 = add3 v6, v1, v7		the halves (v1:v0) are (v5:v4) * (s9:s8) + (v3:v2), modulo 2^64
 *
 * Right:  (a' 2^32 + a) (b' 2^32 + b) = a b + 2^32 (a' b + a b') modulo 2^64. The sum of the high half is split into
 *         its parts, in whatever order and by whatever instructions it was added. One part, which occurs once, is the
 *         high half of a b plus the addend. Each other part is a product of a or b with another number: this is the
 *         high half of the other factor. A factor without such a part has the high half 0.
 */
#include "div.h"
#include "wavebound/effects.h"

#define MOST_PARTS 4u

struct parts {
	uint32_t product[MOST_PARTS], nproduct;	/* instructions: products of their first two sources */
	uint32_t rest[MOST_PARTS], nrest;	/* nodes */
	uint32_t todo[MOST_PARTS], n;
};

/* The sources at[] of the instruction that defines @node, a 32-bit value or the low half of one. Returns how many; 0:
 * another kind of instruction or value. */
static uint32_t
sources(struct div *d, uint32_t node, uint32_t at[3])
{
	uint32_t inst = div_maker(d, node), part, n;
	const struct wb_inst *i = inst == WB_NONE ? NULL : &d->fn->inst[inst];

	if (!i || !wb_lanewise(i) || !div_is_plain(d->fn, i, d->g->value[node_of(d, node)->id].unit, &part) ||
		(i->op != WB_OP_MADW && !wb_type_word(i->type)))
		return 0;
	n = div_sources(d, i, at, 3);
	for (uint32_t k = 0; k < n; k++)
		if (wb_opnd(d->fn, i, at[k])->flags & (WB_NEG | WB_ABS | WB_SEXT))
			return 0;
	return n;
}

static bool
push(uint32_t *list, uint32_t *n, uint32_t x)
{
	if (*n == MOST_PARTS || x == WB_NONE)
		return false;
	list[(*n)++] = x;
	return true;
}

/* Splits @node: it is a product, a sum, or anything else. */
static bool
take_apart(struct div *d, uint32_t node, struct parts *p)
{
	uint32_t x = div_unmoved(d, node), at[3], n = sources(d, x, at), first, inst = div_maker(d, x);
	enum wb_op op = n ? (enum wb_op)d->fn->inst[inst].op : WB_OP_OTHER;

	if ((n == 2 && op == WB_OP_MUL) || (n == 3 && op == WB_OP_MADW)) {
		if (!push(p->product, &p->nproduct, inst))
			return false;
		first = 2;
	} else if ((n == 2 && op == WB_OP_ADD) || (n == 3 && op == WB_OP_ADD3)) {
		first = 0;
	} else {
		return push(p->rest, &p->nrest, x);
	}
	for (uint32_t k = first; k < n; k++) {
		const struct wb_opnd *o = wb_opnd(d->fn, &d->fn->inst[inst], at[k]);

		if (o->kind == WB_OPND_IMM && o->imm == 0)
			continue;
		if (o->kind != WB_OPND_UNIT || !push(p->todo, &p->n, div_use(d, inst, at[k], 0)))
			return false;
	}
	return true;
}

/* Whether operand @o of @i and operand @p of @j are the same number in all lanes that read them. */
static bool
same_operand(struct div *d, uint32_t i, uint32_t o, uint32_t j, uint32_t p)
{
	const struct wb_opnd *x = wb_opnd(d->fn, &d->fn->inst[i], o), *y = wb_opnd(d->fn, &d->fn->inst[j], p);

	if (x->kind != y->kind || x->nunit != y->nunit)
		return false;
	if (x->kind == WB_OPND_IMM)
		return (uint32_t)x->imm == (uint32_t)y->imm;
	return x->kind == WB_OPND_UNIT && x->nunit == 1 &&
		div_unmoved(d, div_use(d, i, o, 0)) == div_unmoved(d, div_use(d, j, p, 0));
}

/* A product in the high half: the low half of one factor times the high half of the other. */
static bool
crosswise(struct div *d, uint32_t inst, uint32_t low, const uint32_t *of, struct div_product *out)
{
	uint32_t at[3];

	div_sources(d, &d->fn->inst[inst], at, 3);
	for (uint32_t k = 0; k < 4; k++) {
		struct div_part *high = &out->of[1 - k / 2][1];

		if (high->inst != WB_NONE || !same_operand(d, inst, at[k % 2], low, of[k / 2]))
			continue;
		*high = (struct div_part){ inst, at[1 - k % 2], 0 };
		return true;
	}
	return false;
}

bool
div_find_product(struct div *d, uint32_t lo, uint32_t hi, struct div_product *out)
{
	uint32_t low = div_maker(d, lo), at[3], n = sources(d, lo, at);
	const struct wb_inst *i = low == WB_NONE ? NULL : &d->fn->inst[low];
	struct parts p = { .n = 0 };

	if (n != 3 || i->op != WB_OP_MADW || i->type != WB_T_U32)
		return false;
	for (uint32_t k = 0; k < 3; k++) {
		out->of[k][0] = (struct div_part){ low, at[k], 0 };
		out->of[k][1] = k == 2 ? (struct div_part){ low, at[k], 1 } : (struct div_part){ WB_NONE, 0, 0 };
	}
	if (!push(p.todo, &p.n, hi))
		return false;
	while (p.n)
		if (!take_apart(d, p.todo[--p.n], &p))
			return false;
	if (p.nrest != 1 || div_maker(d, p.rest[0]) != low ||
		d->g->value[node_of(d, p.rest[0])->id].unit != wb_opnd(d->fn, i, 0)->id + 1)
		return false;
	for (uint32_t k = 0; k < p.nproduct; k++)
		if (!crosswise(d, p.product[k], low, at, out))
			return false;
	return true;
}
