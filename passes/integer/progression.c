/* passes/integer/progression.c -- the first element of an arithmetic progression modulo m that is in an interval.
 *
 * Shift the interval so that the progression starts at 0: the least k with l <= a k mod m <= r. If some multiple of a
 * lies in [l, r] before the first wrap, it is the answer. Otherwise write a k = m y + t with t in [l, r]: then -m y mod
 * a equals t mod a, so y is the least with (m mod a) y mod a in [-r mod a, -l mod a], the same problem with smaller
 * numbers (Euclid's algorithm). No multiple of a is in [l, r], so that interval does not wrap. k grows with y, so the
 * least y gives the least k.
 */
#include <assert.h>

#include "interval.h"

#define MOST_STEPS 96		/* Euclid on numbers up to 2^64 takes at most 93 */

uint64_t
wb_progression_first(wb_u128 m, uint64_t start, uint64_t step, uint64_t low, wb_u128 len)
{
	struct { wb_u128 a, m, l; } level[MOST_STEPS];
	wb_u128 a = step, l = (low + m - start) % m, r = l + len - 1, k;
	uint32_t n = 0;

	if (!len)
		return WB_UNKNOWN;
	if (l == 0 || r >= m)
		return 0;
	for (;;) {
		if (!a)
			return WB_UNKNOWN;
		k = (l + a - 1) / a;
		if (a * k <= r)
			break;
		assert(n < MOST_STEPS);
		level[n].a = a;
		level[n].m = m;
		level[n++].l = l;
		k = l;
		l = a - r % a;
		r = a - k % a;
		k = m;
		m = a;
		a = k % a;
	}
	while (n--)
		k = (level[n].m * k + level[n].l + level[n].a - 1) / level[n].a;
	return (uint64_t)k;
}
