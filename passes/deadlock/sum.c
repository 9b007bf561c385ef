/* passes/deadlock/sum.c -- numbers as sums of values, for the lanes that read them.
 *
 *			v3 = tid << 2;  v4 = v3 + s6 + 8	v4: 4 * tid + s6 + 8
 *
 * The affine expressions of passes/integer have terms; here each term is a value again. For an argument that is the
 * first load of it, so that two loads of one argument are one value. A sum with more than WB_ADDRESS_TERMS terms is
 * opaque.
 */
#include "address.h"

struct wb_integers *
wb_check_numbers(struct wb_check *h)
{
	if (!h->ints)
		h->ints = wb_integers_new(h->cx, h->fn, h->launch);
	return h->ints;
}

const struct wb_term *
wb_argument_term(struct wb_check *h, uint32_t v)
{
	struct wb_integers *ints = wb_check_numbers(h);
	struct wb_affine f = wb_affine_value(ints, wb_value_skip_etas(h->g, v), wb_point_any(wb_gsa_block(h->g, v)));
	const struct wb_term *t = f.n == 1 ? wb_affine_term(ints, f.term[0]) : NULL;

	return t && t->kind == WB_TERM_ARGUMENT ? t : NULL;
}

static void
find_arguments(struct wb_check *h)
{
	struct wb_addresses *a = h->addresses;

	a->has_arguments = true;
	for (uint32_t k = 0; k < h->fn->ninst; k++)
		for (uint32_t u = 0; h->fn->inst[k].op == WB_OP_LOAD && h->fn->inst[k].mem.space == WB_SPACE_SCALAR &&
			u < wb_opnd(h->fn, &h->fn->inst[k], 0)->nunit; u++) {
			uint32_t v = wb_gsa_def(h->g, &h->fn->inst[k], 0, u);
			const struct wb_term *t = wb_argument_term(h, v);

			if (t)
				WB_PUSH(h->cx->tmp, &a->argument,
					((struct argument){ wb_affine_term_of(h->ints, *t), v }));
		}
}

uint32_t
wb_value_of_term(struct wb_check *h, uint32_t t)
{
	const struct wb_term *x = wb_affine_term(h->ints, t);
	uint32_t n = 0;

	if (x->kind == WB_TERM_VALUE)
		return x->v;
	if (!h->addresses->has_arguments)
		find_arguments(h);
	while (n < h->addresses->argument.n && h->addresses->argument.at[n].term != t)
		n++;
	return n < h->addresses->argument.n ? h->addresses->argument.at[n].value : WB_NONE;
}

void
wb_sum_add_term(struct wb_sum *s, uint32_t v, uint32_t k)
{
	uint32_t n = 0;

	while (n < s->n && s->v[n] != v)
		n++;
	if (n == WB_ADDRESS_TERMS) {
		s->opaque = true;
		return;
	}
	if (n == s->n) {
		s->v[s->n] = v;
		s->k[s->n++] = 0;
	}
	s->k[n] += k;
	if (s->k[n] == 0) {
		s->n--;
		s->v[n] = s->v[s->n];
		s->k[n] = s->k[s->n];
	}
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
	s->c += (uint32_t)f.add;
	for (uint32_t k = 0; k < f.n; k++) {
		uint32_t of = wb_value_of_term(h, f.term[k]);

		if (of == WB_NONE)
			s->opaque = true;
		else
			wb_sum_add_term(s, of, (uint32_t)f.k[k]);
	}
}

struct wb_sum
wb_sum_of(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = { .use = use };

	wb_sum_add(h, &s, v, use);
	return s;
}

bool
wb_same_terms(const struct wb_sum *a, const struct wb_sum *b)
{
	for (uint32_t n = 0; n < a->n; n++) {
		uint32_t m = 0;

		while (m < b->n && (b->v[m] != a->v[n] || b->k[m] != a->k[n]))
			m++;
		if (m == b->n)
			return false;
	}
	return a->n == b->n;
}

/* ---- what is the same in all lanes ----------------------------------------------------------- */
bool
wb_wave_value(const struct wb_check *h, uint32_t v)
{
	return v != WB_NONE && !wb_unit_of_lanes(h->g, wb_gsa_at(h->g, v)->unit);
}

/* Whether all terms of @v, read at @use, are the same numbers at all times, for all lanes or (@wave) for the wave. */
static bool
all_invariant(struct wb_check *h, uint32_t v, uint32_t use, bool wave)
{
	struct wb_sum s = wb_sum_of(h, v, use);
	bool all = !s.opaque;

	for (uint32_t n = 0; n < s.n && all; n++)
		all = (wave && wb_wave_value(h, s.v[n])) || wb_is_invariant(h, s.v[n], use);
	return all;
}

bool
wb_wave_number(struct wb_check *h, uint32_t v, uint32_t use)
{
	return all_invariant(h, v, use, true);
}

bool
wb_uniform_invariant(struct wb_check *h, uint32_t v, uint32_t use)
{
	return all_invariant(h, v, use, false);
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

	if (wb_from_memory(h, v))	/* tested first because it is fast, and mostly true */
		return false;
	s = wb_sum_of(h, v, use);
	*number = s.c;
	return !s.opaque && s.n == 0;
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
