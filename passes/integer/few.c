/* passes/integer/few.c -- the few numbers that a value can be.
 *
 *	     s4 = mov 2
 *	@h   s4' = merge of s4 and x		2, 4, 8, ... 256
 *	     x = shl s4', 1
 *	     scc = lt x, 512;  cbr scc, @h
 *
 * Set of a value:   numbers, among which is whatever the value is, in any lane, at any time.
 *
 * Sets:   of a constant, the constant; of a join, the union of the sets of what its edges bring (except dead ones). At
 *         the header of a loop, the sets of what the entries bring; and for each number in the set, the number that the
 *         back edges bring in an iteration that has it at the header. Any other value, or one with more than
 *         WB_MOST_FEW numbers, has those of its range.
 * Right:
 *  1. Every number that an execution makes is in the set of its value, by induction over the execution. A number on a
 *     back edge is computed from the number at the header in the same iteration, and from constants.
 *  2. Numbers outside of the range of a value (range_query.c) may be left out, because no execution makes them.
 * Cost:   WB_MOST_FEW numbers for each loop header on the way, at most MOST_STEPS operations in all.
 */
#include "internal.h"
#include "wavebound/fold.h"

#define MOST_SOURCES 3u
#define MOST_NESTED 6u			/* joins in a row, and operations */
#define MOST_STEPS 4000u

struct finder {
	struct wb_integers *ints;
	uint32_t header;		/* a value that is now the number k */
	uint32_t k;
	uint32_t steps;
};

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

/* ---- an iteration --------------------------------------------------------------------------------------- */
static bool number_of(struct finder *f, uint32_t v, uint32_t depth, uint32_t *out);

/* The sum @a of numbers that are known. */
static bool
sum_of(struct finder *f, const struct wb_affine *a, uint32_t depth, uint32_t *out)
{
	*out = (uint32_t)a->add;
	for (uint32_t j = 0; j < a->n; j++) {
		const struct wb_term t = *wb_affine_term(f->ints, a->term[j]);
		uint32_t x;

		if (t.kind != WB_TERM_VALUE || !number_of(f, t.v, depth, &x))
			return false;
		*out += (uint32_t)a->k[j] * x;
	}
	return true;
}

/* The result of the operation that defines @v, from numbers that are known. */
static bool
result_of(struct finder *f, uint32_t v, uint32_t depth, uint32_t *out)
{
	struct wb_point any = wb_point_any(wb_gsa_block(f->ints->g, v));
	uint64_t x[MOST_SOURCES], r;
	struct wb_decoded d;

	if (!wb_value_operation(f->ints, v, any, &d) || d.bits != 32 || d.ndef != 1 || d.nsrc > MOST_SOURCES)
		return false;
	for (uint32_t k = 0; k < d.nsrc; k++) {
		struct wb_affine a = wb_affine_source(f->ints, d.src[k], 32, any);
		uint32_t one;

		if (!sum_of(f, &a, depth, &one))
			return false;
		x[k] = one;
	}
	if (!wb_fold(d.op, d.sign, 32, x, d.nsrc, &r))
		return false;
	*out = (uint32_t)r;
	return true;
}

/* The number that @v is, in an iteration in which f->header is f->k. */
static bool
number_of(struct finder *f, uint32_t v, uint32_t depth, uint32_t *out)
{
	struct wb_affine a;

	*out = f->k;
	if (v == f->header || v == WB_NONE || !depth || f->steps++ == MOST_STEPS)
		return v == f->header;
	a = wb_affine_value(f->ints, v, wb_point_any(wb_gsa_block(f->ints->g, v)));
	return wb_affine_is_value(f->ints, &a, v) ? result_of(f, v, depth - 1, out) : sum_of(f, &a, depth - 1, out);
}

/* ---- sets --------------------------------------------------------------------------------------------- */
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

static bool set_of(struct finder *f, uint32_t v, uint32_t depth, struct wb_few *out);

/* Adds the set of @v. */
static bool
join(struct finder *f, uint32_t v, const struct wb_range *r, uint32_t depth, struct wb_few *out)
{
	struct wb_few s;
	bool few = set_of(f, v, depth - 1, &s);

	for (uint32_t k = 0; few && k < s.n; k++)
		few = add(out, r, s.k[k]);
	return few;
}

/* Adds what edges of @loop bring to @v at its header in an iteration with each number. */
static bool
iterate(struct finder *f, uint32_t v, uint32_t loop, const struct wb_range *r, struct wb_few *out)
{
	const uint32_t unit = wb_value_unit(f->ints->g, v);

	f->header = v;
	for (uint32_t n = 0, to; n < out->n; n++) {
		f->k = out->k[n];
		for (uint32_t k = 0, e; (e = wb_next_back(f->ints, loop, &k)) != WB_NONE;)
			if (!number_of(f, wb_value_along(f->ints->g, e, unit), MOST_NESTED, &to) || !add(out, r, to))
				return false;
	}
	return true;
}

static bool
of_join(struct finder *f, uint32_t v, const struct wb_range *r, uint32_t depth, struct wb_few *out)
{
	const uint32_t at = wb_value_at(f->ints->g, v), loop = wb_integers_header(f->ints, at);

	if (loop == WB_NONE && !wb_integers_same_iteration(f->ints, at))
		return false;
	WB_EACH_IN(f->ints->fn, at, e)
		if (wb_integers_live(f->ints, e) &&
			(loop == WB_NONE || f->ints->fn->edge[e].src == WB_NONE ||
				!wb_loop_has(f->ints->fn->loops, loop, f->ints->fn->edge[e].src)) &&
			!join(f, wb_value_along(f->ints->g, e, wb_value_unit(f->ints->g, v)), r, depth, out))
			return false;
	return loop == WB_NONE || iterate(f, v, loop, r, out);
}

static bool
set_of(struct finder *f, uint32_t v, uint32_t depth, struct wb_few *out)
{
	struct wb_affine is;
	struct wb_range r;
	struct wb_point w;

	out->n = 0;
	v = wb_value_skip_etas(f->ints->g, v);
	if (v == WB_NONE)
		return false;
	w = wb_point_any(wb_gsa_block(f->ints->g, v));
	is = wb_affine_value(f->ints, v, w);
	r = wb_value_range(f->ints, v, w);
	if (wb_affine_constant(&is))
		return add(out, &r, (uint32_t)is.add);
	if (depth && wb_value_is_merge(f->ints->g, v) && of_join(f, v, &r, depth, out))
		return true;
	return take_range(&r, out);
}

bool
wb_few(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_few *out)
{
	struct finder f = { .ints = ints, .header = WB_NONE };
	struct wb_few all;
	struct wb_range r;

	if (!set_of(&f, v, MOST_NESTED, &all))
		return false;
	r = wb_value_range(ints, wb_value_skip_etas(ints->g, v), w);
	out->n = 0;
	for (uint32_t k = 0; k < all.n; k++)
		if (!add(out, &r, all.k[k]))
			return false;
	return out->n > 0;
}
