/* passes/integer/range.c -- ranges: unsigned bounds, signed bounds and a congruence of one number.
 *
 *	16 .. 64, a multiple of 16		low 16, high 64, slow 16, shigh 64, mod 16, rem 0
 *
 * Unsigned and signed bounds tighten each other where the numbers do not cross 2^(bits - 1), or 0.
 */
#include "internal.h"

#define TOP(bits) ((bits) == 64 ? UINT64_MAX : (uint64_t)UINT32_MAX)

struct wb_range
wb_range_full(uint32_t bits)
{
	return (struct wb_range){ 0, TOP(bits), bits == 64 ? INT64_MIN : INT32_MIN, bits == 64 ? INT64_MAX : INT32_MAX,
		1, 0 };
}

struct wb_range
wb_range_number(uint32_t bits, uint64_t k)
{
	return (struct wb_range){ k, k, wb_with_sign(bits, k), wb_with_sign(bits, k), 1, 0 };
}

bool
wb_range_is_full(const struct wb_range *r, uint32_t bits)
{
	uint64_t most = TOP(bits);

	return r->low == 0 && r->high == most && r->slow == -(int64_t)(most / 2) - 1 && r->shigh == (int64_t)(most / 2);
}

bool
wb_range_unbounded(const struct wb_range *r)
{
	return wb_range_is_full(r, 32) && r->mod == 1;
}

/* Moves the bounds of @r to the nearest numbers of its congruence, if there are any between them. */
static void
round_inwards(struct wb_range *r)
{
	uint64_t low = r->low % r->mod, high = r->high % r->mod,
		 up = low > r->rem ? r->mod - low + r->rem : r->rem - low,
		 down = high < r->rem ? r->mod - r->rem + high : high - r->rem;

	if (r->low > r->high || up > r->high - r->low || down > r->high - r->low - up)
		return;
	r->low += up;
	r->high -= down;
}

struct wb_range
wb_range_tighten(uint32_t bits, struct wb_range r)
{
	uint64_t half = (uint64_t)1 << (bits - 1);

	if (r.mod > 1)
		round_inwards(&r);
	if (r.high < half || r.low >= half) {
		int64_t low = wb_with_sign(bits, r.low), high = wb_with_sign(bits, r.high);

		r.slow = low > r.slow ? low : r.slow;
		r.shigh = high < r.shigh ? high : r.shigh;
	}
	if (r.slow >= 0 || r.shigh < 0) {
		uint64_t low = (uint64_t)r.slow & TOP(bits), high = (uint64_t)r.shigh & TOP(bits);

		r.low = low > r.low ? low : r.low;
		r.high = high < r.high ? high : r.high;
	}
	return r;
}

struct wb_range
wb_range_unsigned(uint32_t bits, uint64_t low, uint64_t high)
{
	struct wb_range r = wb_range_full(bits);

	r.low = low;
	r.high = high;
	return wb_range_tighten(bits, r);
}

struct wb_range
wb_range_signed(uint32_t bits, int64_t low, int64_t high)
{
	struct wb_range r = wb_range_full(bits);

	r.slow = low;
	r.shigh = high;
	return wb_range_tighten(bits, r);
}

uint64_t
wb_gcd_u64(uint64_t a, uint64_t b)
{
	while (b) {
		uint64_t t = a % b;

		a = b;
		b = t;
	}
	return a;
}

/* The congruence of the union: of m1, r1 and m2, r2 (m 0: the single number r). */
static void
join_mod(uint64_t m1, uint64_t r1, uint64_t m2, uint64_t r2, uint64_t *m, uint64_t *r)
{
	uint64_t d = r1 > r2 ? r1 - r2 : r2 - r1;

	*m = wb_gcd_u64(wb_gcd_u64(m1, m2), d);
	if (!*m)
		*m = 1;
	*r = r1 % *m;
}

struct wb_range
wb_range_hull(struct wb_range a, struct wb_range b)
{
	struct wb_range r;

	join_mod(a.low == a.high ? 0 : a.mod, a.low == a.high ? a.low : a.rem, b.low == b.high ? 0 : b.mod,
		b.low == b.high ? b.low : b.rem, &r.mod, &r.rem);
	r.low = a.low < b.low ? a.low : b.low;
	r.high = a.high > b.high ? a.high : b.high;
	r.slow = a.slow < b.slow ? a.slow : b.slow;
	r.shigh = a.shigh > b.shigh ? a.shigh : b.shigh;
	return r;
}

/* @start + (0 .. @iterations) * @step. */
static struct wb_range
progression(const struct wb_range *start, int32_t step, uint64_t iterations)
{
	const struct wb_range of[2] = { *start, wb_range_unsigned(32, 0, iterations) };
	const struct wb_affine sum = { .bits = 32, .n = 2, .k = { 1, (uint32_t)step } };

	return wb_range_of_sum(&sum, of);
}

struct wb_range
wb_range_advanced(const struct wb_range *start, const struct wb_advance *a, uint64_t iterations)
{
	uint64_t up = iterations * (uint64_t)(a->high > 0 ? a->high : 0),
		 down = iterations * (uint64_t)(a->low < 0 ? -a->low : 0);

	if (a->low == a->high)
		return progression(start, (int32_t)a->low, iterations);
	/* by any number up to that: steps that differ have no congruence */
	return wb_range_hull(progression(start, 1, wb_min_u64(up, UINT32_MAX)),
		progression(start, -1, wb_min_u64(down, UINT32_MAX)));
}

struct wb_range
wb_range_intersect(uint32_t bits, struct wb_range a, struct wb_range b)
{
	struct wb_range r = a;

	r.low = a.low > b.low ? a.low : b.low;
	r.high = a.high < b.high ? a.high : b.high;
	r.slow = a.slow > b.slow ? a.slow : b.slow;
	r.shigh = a.shigh < b.shigh ? a.shigh : b.shigh;
	if (b.mod > r.mod) {
		r.mod = b.mod;
		r.rem = b.rem;
	}
	if (r.low > r.high || r.slow > r.shigh)
		return a;
	r = wb_range_tighten(bits, r);
	return r.low > r.high || r.slow > r.shigh ? a : r;
}

bool
wb_range_within(const struct wb_range *a, const struct wb_range *b)
{
	return a->low >= b->low && a->high <= b->high && a->slow >= b->slow && a->shigh <= b->shigh;
}

struct wb_range
wb_range_assume_small(uint32_t bits, struct wb_range r, uint32_t by, bool copies)
{
	uint64_t half = (uint64_t)1 << (bits - 1);
	int64_t most = (int64_t)((half - 1) >> by);

	if (r.high - r.low < half || (uint64_t)r.shigh - (uint64_t)r.slow < half)
		return r;
	if (copies)
		return wb_range_intersect(bits, r, wb_range_signed(bits, -most - 1, most));
	return wb_range_intersect(bits, r, wb_range_unsigned(bits, 0, TOP(bits) >> by));
}

struct wb_range
wb_range_assume_wide_cast(struct wb_range r, struct wb_range from, uint32_t by)
{
	struct wb_range aligned = wb_range_full(32);
	int64_t end = (int64_t)(r.high + r.mod);

	aligned.mod = r.mod;
	aligned.rem = r.rem;
	for (uint32_t bits = 8; bits <= 16 && !wb_range_within(&from, &r); bits += 8) {
		int64_t half = (int64_t)1 << (bits - 1);

		if (r.low == 0 && (int64_t)r.high == 2 * half - 1)
			return wb_range_unsigned(32, 0, (uint64_t)(2 * half << by) - 1);
		/* a cast and a mask in one, as compilers write them: 0xfffc, and 0x7fff where it is not negative */
		if (bits == 16 && r.low == 0 && (end == 2 * half || end == half))
			return wb_range_intersect(32, wb_range_unsigned(32, 0, (uint64_t)(end << by) - 1), aligned);
		if (r.slow == -half && r.shigh == half - 1)
			return wb_range_signed(32, -(half << by), (half << by) - 1);
	}
	return r;
}
