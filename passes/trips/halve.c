/* passes/trips/halve.c -- loops that search an interval by halving it.
 *
 *	while (lo < hi) { mid = (lo + hi) / 2; if (a[mid] < key) lo = mid + 1; else hi = mid; }
 *
 * Form. Let l and h be numbers at the header, and D = h - l. An iteration computes
 *	m = l + q(D), q(D) = (D + r) / 2 rounded down, r 0 or 1
 * and two selects by one condition: l' = m + a, h' = h or l' = l, h' = m + b. a is 0 or 1, b is 0 or -1. The test stays
 * while D >= t, t >= 0. It is of l and h (tested first), or of l' and h' (tested last; then D >= t holds for the first
 * iteration by what is known on entry).
 *
 * Why it ends. First let all be computed in the integers. Let D >= t in an iteration that continues. Then 0 <= q(D) <=
 * D, so l' >= l and h' <= h, and D' is D - q(D) - a or q(D) + b. Both grow with D, and so does the greater of the two,
 * g(D). If D <= W at first, then D <= g(g(...(W))) in later iterations. The test stays at most as often as this
 * sequence is at least t. If it does not get below t within 64 steps, nothing is claimed.
 *
 * Why machine numbers are these integers. Let l >= low and h <= high on entry. Where the test stays, this remains true,
 * because l never falls and h never grows. These numbers must fit their types:
 *  - l' is l <= h - t, or m + a = h + (q(D) + a - D). The sum in parentheses is greatest for the least D, which is t.
 *    So l' <= high + max(-t, q(t) + a - t).
 *  - h' is h >= l + t, or m + b = l + (q(D) + b). So h' >= low + min(t, q(t) + b). l' and h' and, if they are tested,
 *    the first l and h, with what the test adds to them, must fit the type of the comparison.
 *  - What is shifted must fit the unsigned type (the signed one, if the shift keeps the sign). It is l + h + r, from 2
 *    low + r to 2 high + r, or h - l + r, at most high - low + r. If the sign bit is added first, as in signed
 *    division, it must be 0.
 *
 * Cost: O(back edges + entries), and 64 steps for each entry.
 */
#include "trips.h"

#define MOST_HALVINGS 64

struct endpoint {
	uint32_t term, next;		/* terms: at the header, on back edges; one of them is compared */
	int64_t added;			/* in the comparison */
	uint32_t condition[2];		/* of the select that is the next one */
	bool keeps;			/* it keeps its value if the condition holds */
	struct wb_affine updated;	/* its value otherwise */
};
struct halving {
	struct endpoint low, high;
	bool sign, first;		/* of the comparison; it is of the numbers at the header */
	bool sum, keeps_sign, adds_sign;	/* l + h is shifted, else h - l; signed; the sign bit is added */
	int64_t a, b, r, t;
};

static int64_t number(const struct wb_affine *f) { return (int32_t)(uint32_t)f->add; }

/* ---- the test ------------------------------------------------------------------------------ */
/* Whether @f, a number that is compared, is a number at the header, or (*next) its next value, and a constant. */
static bool
read_endpoint(struct trips *t, const struct test *s, struct wb_affine f, struct endpoint *end, bool *next)
{
	struct wb_affine brought;

	*end = (struct endpoint){ .added = number(&f) };
	f.add = 0;
	end->term = wb_affine_only_term(t->ints, &f) ? wb_trips_number(t, s, &f, next) : WB_NONE;
	if (end->term == WB_NONE || !wb_counter_next(t->ints, s->loop, end->term, &s->at, 64, &brought) ||
		!wb_affine_only_term(t->ints, &brought))
		return false;
	end->next = brought.term[0];
	return true;
}

static bool
find_test(struct trips *t, const struct test *s, struct halving *x)
{
	struct comparison c;
	bool low_next, high_next;

	if (!wb_trips_comparison(t, s, &c) || c.bits != 32)
		return false;
	if (c.op == WB_OP_GT || c.op == WB_OP_GE)
		wb_trips_swap(&c);
	if ((c.op != WB_OP_LT && c.op != WB_OP_LE) || !read_endpoint(t, s, c.a, &x->low, &low_next) ||
		!read_endpoint(t, s, c.b, &x->high, &high_next))
		return false;
	x->sign = c.sign;
	x->t = x->low.added - x->high.added + (c.op == WB_OP_LT);
	x->first = !low_next;
	return x->t >= 0 && x->t <= 2 && low_next == high_next;
}

/* ---- an iteration ---------------------------------------------------------- */
static bool
definition(struct trips *t, uint32_t loop, uint32_t term, struct wb_point w, struct wb_decoded *d)
{
	const struct wb_term *at = wb_affine_term(t->ints, term);

	return wb_term_operation(t->ints, at, w, d) && t->ls->of_block[wb_gsa_block(t->g, at->v)] == loop &&
		d->bits == 32 && d->ndef == 1;
}

/* The alternatives of the select @end->next; one is the number at the header. */
static bool
find_choice(struct trips *t, uint32_t loop, struct endpoint *end, struct wb_point w)
{
	uint32_t condition, of[2];
	struct wb_decoded d;

	if (!definition(t, loop, end->next, w, &d) || !wb_select_sources(&d, &condition, &of[1], &of[0]) ||
		d.src[condition]->kind != WB_OPND_UNIT)
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		struct wb_affine kept = wb_affine_source(t->ints, d.src[of[k]], 32, w);

		if (!wb_affine_is_term(&kept, end->term))
			continue;
		end->keeps = k;
		end->updated = wb_affine_source(t->ints, d.src[of[!k]], 32, w);
		end->condition[0] = wb_value_read(t->g, d.src[condition], 0);
		end->condition[1] = wb_value_read(t->g, d.src[condition], d.src[condition]->nunit - 1);
		return end->condition[0] != WB_NONE && end->condition[1] != WB_NONE;
	}
	return false;
}

static bool
is_shift(struct trips *t, uint32_t loop, uint32_t term, uint64_t by, struct wb_point w, struct wb_affine *of,
	bool *sign)
{
	struct wb_decoded d;
	uint64_t amount;

	if (!definition(t, loop, term, w, &d) || d.nsrc != 2 || (d.op != WB_OP_LSHR && d.op != WB_OP_ASHR))
		return false;
	*sign = d.op == WB_OP_ASHR;
	*of = wb_affine_source(t->ints, d.src[0], 32, w);
	return wb_source_number(t->ints, d.src[1], 32, w, &amount) && amount == by;
}

/* Subtracts @term once from @f. */
static bool
subtract_term(struct wb_affine *f, uint32_t term)
{
	for (uint32_t k = 0; k < f->n; k++)
		if (f->term[k] == term && f->k[k] == 1)
			return wb_affine_substitute(f, term, NULL, f);
	return false;
}

/* Whether @f is l + h + r, or h - l + r, maybe plus its own sign bit. */
static bool
find_shifted(struct trips *t, uint32_t loop, struct halving *x, struct wb_affine f, struct wb_point w)
{
	struct wb_affine rest = f, of;
	bool sign;

	x->adds_sign = false;
	for (uint32_t k = 0; k < f.n && !x->adds_sign; k++)
		if (f.n == 3 && is_shift(t, loop, f.term[k], 31, w, &of, &sign) && !sign &&
			subtract_term(&rest, f.term[k]))
			x->adds_sign = wb_affine_same(&rest, &of);
	if (f.n != (x->adds_sign ? 3 : 2) || !subtract_term(&rest, x->high.term) || rest.n != 1 ||
		rest.term[0] != x->low.term)
		return false;
	x->sum = rest.k[0] == 1;
	x->r = number(&rest);
	return (x->sum || rest.k[0] == UINT32_MAX) && (x->r == 0 || x->r == 1) && (!x->adds_sign || x->keeps_sign);
}

/* Whether the next l is m + a and the next h is m + b. */
static bool
find_middle(struct trips *t, uint32_t loop, struct halving *x, struct wb_point w)
{
	struct wb_affine m = x->low.updated, of;
	bool found = false;

	x->a = number(&x->low.updated);
	x->b = number(&x->high.updated);
	m.add = x->high.updated.add;
	if (!wb_affine_same(&m, &x->high.updated) || x->a < 0 || x->a > 1 || x->b < -1 || x->b > 0)
		return false;
	m.add = 0;
	found = subtract_term(&m, x->low.term);
	return wb_affine_only_term(t->ints, &m) && is_shift(t, loop, m.term[0], 1, w, &of, &x->keeps_sign) &&
		find_shifted(t, loop, x, of, w) && x->sum == !found;
}

static bool
find_halving(struct trips *t, const struct test *s, struct halving *x)
{
	if (!find_test(t, s, x))
		return false;
	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, s->loop, &k)) != WB_NONE;) {
		uint32_t next = wb_affine_term(t->ints, x->low.next)->v;
		struct wb_point w;

		if (next == WB_NONE)
			return false;
		w = wb_point_back(t->ints, s->loop, e, wb_value_unit(t->g, next), &s->at);
		if (!find_choice(t, s->loop, &x->low, w) || !find_choice(t, s->loop, &x->high, w) ||
			x->low.keeps == x->high.keeps || x->low.term == x->high.term ||
			x->low.condition[0] != x->high.condition[0] || x->low.condition[1] != x->high.condition[1] ||
			!find_middle(t, s->loop, x, w))
			return false;
	}
	return true;
}

/* ---- number of iterations -------------------------------------------------------------------------------------- */
/* Maximum of tests that stay, for an interval of at most @w; WB_UNKNOWN. */
static uint64_t
tests_that_stay(const struct halving *x, wb_i128 w)
{
	uint64_t n = 0;

	for (bool tested = x->first;; tested = true) {
		wb_i128 q = (w + x->r) / 2, left = q + x->b, right = w - q - x->a;

		if (tested && w < x->t)
			return n;
		n += tested;
		if (n > MOST_HALVINGS)
			return WB_UNKNOWN;
		w = left > right ? left : right;
	}
}

/* Whether numbers from @low to @high, also with the constant of @end, are in the type of the comparison. */
static bool
fits_test(const struct halving *x, const struct endpoint *end, wb_i128 low, wb_i128 high)
{
	const wb_i128 least = x->sign ? INT32_MIN : 0, most = x->sign ? INT32_MAX : UINT32_MAX;

	return low >= least && low + end->added >= least && high <= most && high + end->added <= most;
}

/* Whether nothing wraps where l is at least @low and h at most @high. */
static bool
fits(const struct halving *x, wb_i128 low, wb_i128 high)
{
	const wb_i128 all = (wb_i128)1 << 32, half = all / 2;
	wb_i128 q = (x->t + x->r) / 2, above = q + x->a < 0 ? -x->t : q + x->a - x->t,
		below = q + x->b < x->t ? q + x->b : x->t, least, most;

	if (!fits_test(x, &x->low, low, high + above) || !fits_test(x, &x->high, low + below, high))
		return false;
	least = x->sum ? 2 * low + x->r : 0;
	most = (x->sum ? 2 * high : high - low) + x->r;
	return least >= (x->keeps_sign && !x->adds_sign ? -half : 0) && most < (x->keeps_sign ? half : all);
}

static uint64_t
tests_from(struct trips *t, const struct test *s, const void *of, uint32_t e)
{
	const struct halving *x = of;
	struct wb_point w = wb_point_along_for(t->ints, e, s->lanes);
	struct wb_affine l = wb_counter_start(t->ints, x->low.term, e), h = wb_counter_start(t->ints, x->high.term, e);
	struct wb_range lr = wb_affine_range(t->ints, &l, w), hr = wb_affine_range(t->ints, &h, w);
	wb_i128 low = wb_range_least(lr, x->sign), high = wb_range_most(hr, x->sign),
		last = wb_range_most(lr, x->sign), least = wb_range_least(hr, x->sign);

	if (x->first ? !fits_test(x, &x->low, low, last) || !fits_test(x, &x->high, least, high) : least - last < x->t)
		return WB_UNKNOWN;
	if (high - low < x->t)
		return 0;
	return fits(x, low, high) ? tests_that_stay(x, high - low) : WB_UNKNOWN;
}

bool
wb_trips_halve(struct trips *t, const struct test *s, struct verdict *out)
{
	struct halving x = { .first = false };

	if (!wb_trips_may_visit(t, s) || !find_halving(t, s, &x) || !wb_trips_max_tests(t, s, tests_from, &x, out))
		return false;
	out->why = wb_format(t->cx->tmp, "the interval from %s to %s%s is halved in each iteration (%s)",
		wb_trips_unit_name(t, wb_affine_term(t->ints, x.low.term)->v),
		wb_trips_unit_name(t, wb_affine_term(t->ints, x.high.term)->v), s->lanes ? " of each lane" : "",
		wb_trips_loc(t, s->inst));
	return true;
}
