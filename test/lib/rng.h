/* test/lib/rng.h -- random numbers, the same for the same seed on every machine. */
#ifndef WAVEBOUND_TEST_RNG_H
#define WAVEBOUND_TEST_RNG_H

#include <stdbool.h>
#include <stdint.h>

struct rng {
	uint64_t state;		/* never 0 */
};
/** rng_new - any seed, 0 too. */
struct rng rng_new(uint64_t seed);
/** rng_next - 64 random bits (xorshift64*). */
uint64_t rng_next(struct rng *r);
/** rng_below - in [0, n); 0 when @n is 0. */
uint32_t rng_below(struct rng *r, uint32_t n);
/** rng_between - in [low, high], both included. */
uint32_t rng_between(struct rng *r, uint32_t low, uint32_t high);
/** rng_chance - true in @percent of 100 cases. */
bool rng_chance(struct rng *r, uint32_t percent);

#endif
