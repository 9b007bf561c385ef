/* passes/trips/length.c -- loops that continue in one half of a range of length n.
 *
 *	while (n > 0) { half = n / 2; if (a[first + half] < key) { first += half + 1; n -= half + 1; } else n = half; }
 *
 * Form. The next value of n, a number at the header, is a select, by any condition, of unsigned n >> 1 and n - 1 - (n
 * >> 1). The test stays only if n (tested first), or its next value (tested last), is at least 1.
 *
 * Why it ends. Let n be unsigned, from 1 to W. Then n >> 1 is n / 2 rounded down, and n - 1 - (n >> 1) is at most that,
 * and not below 0: nothing wraps. So the next n is at most W / 2, and if the loop stays, at least 1 again, by the test.
 * After k iterations n is at most W / 2^k. If the test is last, the first n must be at least 1 by its range on entry. A
 * signed test also needs n < 2^31.
 */
#include "trips.h"

struct halves {
	uint32_t term;			/* at the header: n */
	uint32_t next;			/* its next value: the select */
	bool first;			/* it is tested before it is halved */
};

/* Whether @term is n >> 1. */
static bool
is_half(struct trips *t, uint32_t loop, uint32_t term, uint32_t n, struct wb_point w)
{
	struct wb_affine of;
	bool sign;

	return wb_trips_shift(t, loop, term, 1, w, &of, &sign) && !sign && wb_affine_is_term(&of, n);
}

/* Whether @f is n >> 1, or n - 1 - (n >> 1). */
static bool
is_rest_of_half(struct trips *t, uint32_t loop, const struct wb_affine *f, uint32_t n, struct wb_point w)
{
	struct wb_affine rest;

	if (f->bits == 32 && wb_affine_only_term(t->ints, f))
		return is_half(t, loop, f->term[0], n, w);
	if (f->bits != 32 || f->n != 2 || (uint32_t)f->add != UINT32_MAX || !wb_affine_substitute(f, n, NULL, &rest))
		return false;
	for (uint32_t j = 0; j < 2; j++)
		if (f->term[j] == n && f->k[j] != 1)
			return false;
	return rest.n == 1 && (uint32_t)rest.k[0] == UINT32_MAX && is_half(t, loop, rest.term[0], n, w);
}

/* The term that the test keeps at 1 or more. */
static bool
find_test(struct trips *t, const struct test *s, struct halves *x)
{
	struct comparison c;
	uint64_t least;

	if (!wb_trips_comparison(t, s, &c))
		return false;
	if (wb_affine_constant(&c.a))
		wb_trips_swap(&c);
	if (!wb_affine_constant(&c.b) || c.a.n != 1 || c.a.k[0] != 1 || c.a.add)
		return false;
	least = c.b.add + (c.op == WB_OP_GT);
	x->term = c.a.term[0];
	if (c.op == WB_OP_NE)
		return c.b.add == 0;
	return (c.op == WB_OP_GT || c.op == WB_OP_GE) && least >= 1 && least <= INT32_MAX;
}

static bool
find_halves(struct trips *t, const struct test *s, struct halves *x)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];
	bool found = false;

	if (!find_test(t, s, x))
		return false;
	x->first = wb_term_header(t->ints, x->term) == s->loop;
	x->next = x->term;
	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, s->loop, &k)) != WB_NONE;) {
		uint32_t unit, condition, yes, no, v = wb_affine_term(t->ints, x->term)->v;
		struct wb_affine f, next;
		struct wb_decoded d;
		struct wb_point w;

		if (x->first && (!wb_counter_next(t->ints, s->loop, x->term, &s->at, &next) || next.n != 1 ||
			next.k[0] != 1 || next.add))
			return false;
		x->next = x->first ? next.term[0] : x->term;
		if (!x->first) {	/* n is the number at the header that this one is computed from */
			uint32_t at = v == WB_NONE ? WB_NONE : wb_gsa_join(t->g, l->header, wb_value_unit(t->g, v));

			if (at == WB_NONE)
				return false;
			x->term = wb_affine_term_of(t->ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = at });
			v = at;
		}
		unit = wb_value_unit(t->g, v);
		w = wb_point_back(t->ints, s->loop, e, unit, &s->at);
		f = wb_affine_value(t->ints, wb_value_along(t->g, e, unit), w);
		if (f.bits != 32 || !wb_affine_is_term(&f, x->next) ||
			!wb_trips_definition(t, s->loop, x->next, w, &d) ||
			!wb_select_sources(&d, &condition, &yes, &no))
			return false;
		f = wb_affine_source(t->ints, d.src[yes], 32, w);
		next = wb_affine_source(t->ints, d.src[no], 32, w);
		if (!is_rest_of_half(t, s->loop, &f, x->term, w) ||
			!is_rest_of_half(t, s->loop, &next, x->term, w) || (!x->first && l->nback > 1))
			return false;
		found = true;
	}
	return found;
}

static uint64_t
tests_from(struct trips *t, const struct test *s, const void *of, uint32_t e)
{
	const struct halves *x = of;
	struct wb_point w = wb_point_along_for(t->ints, e, s->lanes);
	struct wb_affine start = wb_counter_start(t->ints, x->term, e);
	struct wb_range r = wb_affine_range(t->ints, &start, w);
	uint64_t n = 0;

	if (start.bits != 32 || (!x->first && !r.low))
		return WB_UNKNOWN;
	for (uint64_t left = x->first ? r.high : r.high / 2; left; left /= 2)
		n++;
	return n;
}

bool
wb_trips_length(struct trips *t, const struct test *s, struct verdict *out)
{
	struct halves x = { .first = false };

	if (!wb_trips_may_visit(t, s) || !find_halves(t, s, &x) || !wb_trips_max_tests(t, s, tests_from, &x, out))
		return false;
	out->why = wb_format(t->cx->tmp, "each iteration leaves at most half of %s%s (%s)",
		wb_trips_unit_name(t, wb_affine_term(t->ints, x.term)->v), s->lanes ? " of each lane" : "",
		wb_trips_loc(t, s->inst));
	return true;
}
