/* passes/integer/affine_terms.c -- terms, and affine expressions over them: a constant and a factor for each term.
 *
 * A term is the same number wherever it occurs; each unknown value is a new term. Factors are modulo 2^32 or 2^64, none
 * is 0, and terms are sorted. So equal expressions have equal representations, and vice versa.
 */
#include <assert.h>

#include "internal.h"
#include "wavebound/gsa.h"

uint32_t
wb_affine_term_of(struct wb_integers *ints, struct wb_term t)
{
	uint32_t key[4] = { t.kind, t.v, t.high, t.offset }, id = WB_NONE;
	/* the most frequent kind, without a lookup */
	uint32_t *known = t.kind == WB_TERM_VALUE && t.v != WB_NONE ? &ints->value_term[t.v] : NULL;

	if (known && *known)
		return *known - 1;
	/* one that is unknown is never the same twice */
	if (!known && t.v != WB_NONE && t.high != WB_NONE)
		id = wb_map_id(&ints->known_term, key, sizeof key, ints->term.n);
	if (id != WB_NONE)
		return id;
	WB_PUSH(ints->cx->tmp, &ints->term, t);
	if (known)
		*known = ints->term.n;
	return ints->term.n - 1;
}

const struct wb_term *
wb_affine_term(const struct wb_integers *ints, uint32_t t)
{
	return &ints->term.at[t];
}

uint32_t
wb_affine_loop_term(struct wb_integers *ints, uint32_t loop)
{
	return wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_LOOP, .offset = loop });
}

static uint64_t truncate(uint32_t bits, uint64_t k) { return bits == 64 ? k : k & UINT32_MAX; }

struct wb_affine
wb_affine_number(uint32_t bits, uint64_t k)
{
	return (struct wb_affine){ .bits = (uint8_t)bits, .add = truncate(bits, k) };
}

struct wb_affine
wb_affine_scaled(struct wb_affine f, uint64_t k)
{
	uint8_t n = 0;

	for (uint32_t j = 0; j < f.n; j++) {
		uint64_t c = truncate(f.bits, f.k[j] * k);

		if (c) {
			f.term[n] = f.term[j];
			f.k[n++] = c;
		}
	}
	f.n = n;
	f.add = truncate(f.bits, f.add * k);
	return f;
}

bool
wb_affine_sum(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out)
{
	struct wb_affine r = { .bits = a->bits, .add = truncate(a->bits, a->add + b->add) };
	uint32_t i = 0, j = 0;

	assert(a->bits == b->bits);
	while (i < a->n || j < b->n) {
		bool from_a = j == b->n || (i < a->n && a->term[i] <= b->term[j]),
		     from_b = i == a->n || (j < b->n && b->term[j] <= a->term[i]);
		uint32_t t = from_a ? a->term[i] : b->term[j];
		uint64_t k = truncate(r.bits, (from_a ? a->k[i] : 0) + (from_b ? b->k[j] : 0));

		i += from_a;
		j += from_b;
		if (!k)
			continue;
		if (r.n == MOST_TERMS)
			return false;
		r.term[r.n] = t;
		r.k[r.n++] = k;
	}
	*out = r;
	return true;
}

bool
wb_affine_difference(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out)
{
	struct wb_affine minus = wb_affine_scaled(*b, UINT64_MAX);

	return wb_affine_sum(a, &minus, out);
}

bool
wb_affine_substitute(const struct wb_affine *f, uint32_t t, const struct wb_affine *with, struct wb_affine *out)
{
	struct wb_affine rest = *f, scaled;
	uint64_t k = 0;
	uint8_t n = 0;

	for (uint32_t j = 0; j < f->n; j++) {
		if (f->term[j] == t) {
			k = f->k[j];
			continue;
		}
		rest.term[n] = f->term[j];
		rest.k[n++] = f->k[j];
	}
	rest.n = n;
	scaled = with ? wb_affine_scaled(*with, k) : wb_affine_number(f->bits, 0);
	return wb_affine_sum(&rest, &scaled, out);
}

bool
wb_affine_same(const struct wb_affine *a, const struct wb_affine *b)
{
	if (a->bits != b->bits || a->n != b->n || a->add != b->add)
		return false;
	for (uint32_t j = 0; j < a->n; j++)
		if (a->term[j] != b->term[j] || a->k[j] != b->k[j])
			return false;
	return true;
}

const struct wb_term *
wb_affine_only_term(const struct wb_integers *ints, const struct wb_affine *f)
{
	return f->n == 1 && f->k[0] == 1 && !f->add ? wb_affine_term(ints, f->term[0]) : NULL;
}

bool
wb_affine_is_value(const struct wb_integers *ints, const struct wb_affine *f, uint32_t v)
{
	const struct wb_term *t = wb_affine_only_term(ints, f);

	return t && t->kind == WB_TERM_VALUE && v != WB_NONE && t->v == v;
}

static bool
outside(struct wb_integers *ints, uint32_t v, uint32_t loop)
{
	return wb_value_is_entry(ints->g, v) ||
		(v != WB_NONE && !wb_loop_has(ints->fn->loops, loop, wb_gsa_block(ints->g, v)));
}

bool
wb_affine_invariant(struct wb_integers *ints, const struct wb_affine *f, uint32_t loop)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ints, f->term[j]);

		if (t->kind == WB_TERM_ARGUMENT)
			continue;
		if (t->kind == WB_TERM_LOOP ?
				wb_loop_has(ints->fn->loops, loop, ints->fn->loops->loop[t->offset].header) :
				!outside(ints, t->v, loop))
			return false;
		if (t->kind == WB_TERM_PAIR && !outside(ints, t->high, loop))
			return false;
	}
	return true;
}

bool
wb_affine_uniform(struct wb_integers *ints, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ints, f->term[j]);

		if (t->kind == WB_TERM_ARGUMENT || t->kind == WB_TERM_LOOP)
			continue;
		if (t->v == WB_NONE || wb_unit_of_lanes(ints->g, wb_value_unit(ints->g, t->v)) ||
			(t->kind == WB_TERM_PAIR &&
				(t->high == WB_NONE || wb_unit_of_lanes(ints->g, wb_value_unit(ints->g, t->high)))))
			return false;
	}
	return true;
}
