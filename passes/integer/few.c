/* passes/integer/few.c -- the few numbers that a value can be.
 *
 *	     s4 = mov 2
 *	@h   s4' = merge of s4 and x		2, 4, 8, ... 256
 *	     x = shl s4', 1
 *	     scc = lt x, 512;  cbr scc, @h
 *
 * Set of a value:   numbers, among which is whatever the value is, in any lane, at any time.
 *
 * Sets:   of a constant, the constant. At the header of a loop, the sets of what the entries bring, and for each number
 *         in the set, the number that the back edges bring in an iteration that has it at the header. Any other value,
 *         or one with more than WB_MOST_FEW numbers, has those of its range.
 * Right:
 *  1. Every number that an execution makes is in the set of its value, by induction over the execution. A number on a
 *     back edge is computed from the number at the header in the same iteration, and from constants.
 *  2. Numbers outside of the range of a value (range_query.c) may be left out, because no execution makes them.
 * Cost:   WB_MOST_FEW numbers for each loop header on the way, each with an evaluation (division.c).
 */
#include "internal.h"

#define MOST_NESTED 6u			/* joins in a row */

static bool
range_has(const struct wb_range *r, uint64_t k)
{
	return k >= r->low && k <= r->high && (int32_t)k >= r->slow && (int32_t)k <= r->shigh &&
		(r->mod <= 1 || k % r->mod == r->rem);
}

/* Adds @k to the set of a value with range @r; false: there are too many. */
static bool
add(struct wb_few *s, const struct wb_range *r, uint32_t k)
{
	uint32_t n = 0;

	while (n < s->n && s->k[n] != k)
		n++;
	if (n < s->n || !range_has(r, k))
		return true;
	if (n == WB_MOST_FEW)
		return false;
	s->k[s->n++] = k;
	return true;
}

/* The numbers of @r, if they are few. */
static bool
take_range(const struct wb_range *r, struct wb_few *s)
{
	s->n = 0;
	if (r->high - r->low >= 4 * WB_MOST_FEW)
		return false;
	for (uint64_t k = r->low; k <= r->high; k++)
		if (!add(s, r, (uint32_t)k))
			return false;
	return true;
}

static bool set_of(struct wb_integers *ints, uint32_t v, uint32_t depth, struct wb_few *out);

/* Adds the set of @v. */
static bool
join(struct wb_integers *ints, uint32_t v, const struct wb_range *r, uint32_t depth, struct wb_few *out)
{
	struct wb_few s;
	bool few = set_of(ints, v, depth - 1, &s);

	for (uint32_t k = 0; few && k < s.n; k++)
		few = add(out, r, s.k[k]);
	return few;
}

/* Number @k of value @v. */
struct assumed {
	uint32_t v, k;
};

static bool
is_assumed(void *user, uint32_t v, struct wb_point w, bool counts, uint64_t *k)
{
	const struct assumed *a = user;

	(void)w;
	*k = a->k;
	return v == a->v && !counts;
}

/* Adds what edges of @loop bring to @v at its header in an iteration with each number. */
static bool
iterate(struct wb_integers *ints, uint32_t v, uint32_t loop, const struct wb_range *r, struct wb_few *out)
{
	const uint32_t unit = wb_value_unit(ints->g, v);

	for (uint32_t n = 0, to; n < out->n; n++) {
		const struct wb_given given = { is_assumed, &(struct assumed){ v, out->k[n] } };

		for (uint32_t k = 0, e; (e = wb_next_back(ints, loop, &k)) != WB_NONE;)
			if (!wb_number_if(ints, wb_value_along(ints->g, e, unit), wb_point_any(ints->fn->edge[e].src),
				&given, &to) || !add(out, r, to))
				return false;
	}
	return true;
}

static bool
of_join(struct wb_integers *ints, uint32_t v, const struct wb_range *r, uint32_t depth, struct wb_few *out)
{
	const uint32_t loop = wb_integers_header(ints, wb_value_at(ints->g, v));

	for (uint32_t k = 0, e; loop != WB_NONE && (e = wb_next_entry(ints, loop, &k)) != WB_NONE;)
		if (!join(ints, wb_value_along(ints->g, e, wb_value_unit(ints->g, v)), r, depth, out))
			return false;
	return loop != WB_NONE && iterate(ints, v, loop, r, out);
}

static bool
set_of(struct wb_integers *ints, uint32_t v, uint32_t depth, struct wb_few *out)
{
	struct wb_affine is;
	struct wb_range r;
	struct wb_point w;

	out->n = 0;
	v = wb_value_skip_etas(ints->g, v);
	if (v == WB_NONE)
		return false;
	w = wb_point_any(wb_gsa_block(ints->g, v));
	is = wb_affine_value(ints, v, w);
	r = wb_value_range(ints, v, w);
	if (wb_affine_constant(&is))
		return add(out, &r, (uint32_t)is.add);
	if (depth && wb_value_is_merge(ints->g, v) && of_join(ints, v, &r, depth, out))
		return true;
	return take_range(&r, out);
}

bool
wb_few(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_few *out)
{
	struct wb_few all;
	struct wb_range r;

	if (!set_of(ints, v, MOST_NESTED, &all))
		return false;
	r = wb_value_range(ints, wb_value_skip_etas(ints->g, v), w);
	out->n = 0;
	for (uint32_t k = 0; k < all.n; k++)
		if (!add(out, &r, all.k[k]))
			return false;
	return out->n > 0;
}
