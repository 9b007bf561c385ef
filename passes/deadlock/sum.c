/* passes/deadlock/sum.c -- numbers as sums of values, for the lanes that read them.
 *
 *			v3 = tid << 2;  v4 = v3 + s6 + 8	v4: 4 * tid + s6 + 8
 *
 * They are affine expressions of passes/integer, whose terms are values or arguments. With other terms, or too many, a
 * sum is opaque.
 */
#include "address.h"

struct wb_integers *
wb_check_numbers(struct wb_check *h)
{
	if (!h->ints)
		h->ints = wb_integers_new(h->cx, h->fn, h->launch);
	return h->ints;
}

uint32_t
wb_value_of_term(const struct wb_check *h, uint32_t t)
{
	const struct wb_term *x = wb_affine_term(h->ints, t);

	return x->kind == WB_TERM_VALUE ? x->v : WB_NONE;
}

bool
wb_term_within(const struct wb_check *h, const struct wb_cycle *c, uint32_t t)
{
	const struct wb_term *x = wb_affine_term(h->ints, t);

	if (x->kind == WB_TERM_ARGUMENT)
		return false;
	return x->kind == WB_TERM_LOOP || x->v == WB_NONE || wb_cycle_has(c, wb_gsa_block(h->g, x->v)) ||
		(x->kind == WB_TERM_PAIR && (x->high == WB_NONE || wb_cycle_has(c, wb_gsa_block(h->g, x->high))));
}

bool
wb_term_argument(const struct wb_check *h, uint32_t t)
{
	return wb_affine_term(h->ints, t)->kind == WB_TERM_ARGUMENT;
}

void
wb_sum_add(struct wb_check *h, struct wb_sum *s, uint32_t v, uint32_t use)
{
	struct wb_integers *ints = wb_check_numbers(h);
	struct wb_affine f;

	if (v == WB_NONE) {
		s->opaque = true;
		return;
	}
	f = wb_affine_value(ints, wb_value_skip_etas(h->g, v), wb_point_active(ints, use));
	for (uint32_t k = 0; k < f.n; k++)
		s->opaque |= !wb_term_argument(h, f.term[k]) && wb_value_of_term(h, f.term[k]) == WB_NONE;
	s->opaque = s->opaque || !wb_affine_sum(&s->f, &f, &s->f);
}

struct wb_sum
wb_sum_of(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = { .f = wb_affine_number(32, 0), .use = use };

	wb_sum_add(h, &s, v, use);
	return s;
}

/* ---- what is the same in all lanes ----------------------------------------------------------- */
bool
wb_wave_value(const struct wb_check *h, uint32_t v)
{
	return v != WB_NONE && !wb_unit_of_lanes(h->g, wb_gsa_at(h->g, v)->unit);
}

bool
wb_term_invariant(struct wb_check *h, uint32_t t, uint32_t use)
{
	return wb_term_argument(h, t) || wb_is_invariant(h, wb_value_of_term(h, t), use);
}

bool
wb_single_value(const struct wb_check *h, uint32_t v)
{
	uint32_t b = wb_gsa_block(h->g, v);

	return wb_wave_value(h, v) &&
		(wb_gsa_at(h->g, v)->kind == WB_GSA_ENTRY || h->fn->loops->of_block[b] == WB_NONE);
}

/* ---- constants ------------------------------------------------------------------------------ */
bool
wb_from_memory(const struct wb_check *h, uint32_t v)
{
	uint32_t from = v == WB_NONE ? v : wb_gsa_source(h->g, v, WB_GSA_VECTORS);
	const struct wb_gsa_value *x = from == WB_NONE ? NULL : wb_gsa_at(h->g, from);

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && h->fn->inst[x->at].mem.count;
}

bool
wb_constant(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *number)
{
	struct wb_sum s;

	if (wb_from_memory(h, v) && !wb_wave_value(h, v))	/* tested first because it is fast, and mostly true */
		return false;
	s = wb_sum_of(h, v, use);
	*number = (uint32_t)s.f.add;
	return !s.opaque && wb_affine_constant(&s.f);
}

uint32_t
wb_read_by(const struct wb_check *h, const struct wb_opnd *o, uint32_t u)
{
	return o->kind == WB_OPND_UNIT && u < o->nunit ? wb_gsa_use_of(h->g, o, u) : WB_NONE;
}

bool
wb_is_number(struct wb_check *h, const struct wb_opnd *o, uint32_t use, uint32_t *number)
{
	if (o->kind == WB_OPND_IMM)
		*number = (uint32_t)o->imm;
	return o->kind == WB_OPND_IMM || (o->kind == WB_OPND_UNIT && wb_constant(h, wb_read_by(h, o, 0), use, number));
}
