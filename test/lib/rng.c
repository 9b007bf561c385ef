/* test/lib/rng.c -- random numbers, see rng.h. */
#include <assert.h>

#include "rng.h"

struct rng
rng_new(uint64_t seed)
{
	struct rng r = { seed * 0x9e3779b97f4a7c15u ^ 0x2545f4914f6cdd1du };

	if (!r.state)
		r.state = 1;
	for (int k = 0; k < 8; k++)
		rng_next(&r);
	return r;
}

uint64_t
rng_next(struct rng *r)
{
	r->state ^= r->state >> 12;
	r->state ^= r->state << 25;
	r->state ^= r->state >> 27;
	return r->state * 0x2545f4914f6cdd1du;
}

uint32_t
rng_below(struct rng *r, uint32_t n)
{
	return (uint32_t)(((rng_next(r) >> 32) * n) >> 32);
}

uint32_t
rng_between(struct rng *r, uint32_t low, uint32_t high)
{
	assert(low <= high);
	return low + rng_below(r, high - low + 1);
}

bool
rng_chance(struct rng *r, uint32_t percent)
{
	return rng_below(r, 100) < percent;
}
