/* passes/gsa/worklist.c -- blocks that have to be looked at again, round by round.
 *
 * An iteration goes through what waits in ascending order; what is added before the place that it has
 * reached waits for the next one. So what flows along with the order gets there in one
 * round, and an iteration costs nothing for blocks about which nothing is new. Iterations over all blocks would
 * be quadratic: what flows against the order takes an iteration for each such edge of
 * its way, and in irreducible functions ways with as many of them as there are blocks exist.
 *
 * Cost: O(1) to add; to take, the words of 64 bits up to the next that waits.
 */
#include "gsa.h"

struct gsa_rounds
gsa_rounds_new(struct wb_arena *a, uint32_t n)
{
	return (struct gsa_rounds){ .waits = wb_bits_new(a, n), .again = WB_NONE };
}

void
gsa_rounds_add(struct gsa_rounds *r, uint32_t x)
{
	if (wb_bit(r->waits, x))
		return;
	wb_bit_set(r->waits, x);
	if (!r->n++)
		r->from = x;
	if (x < r->from && x < r->again)
		r->again = x;
}

uint32_t
gsa_rounds_next(struct gsa_rounds *r)
{
	while (r->n) {
		uint64_t left = r->from < r->waits.n ? r->waits.word[r->from / 64] >> (r->from & 63) : 0;

		if (left) {
			uint32_t x = r->from + (uint32_t)__builtin_ctzll(left);

			wb_bit_clear(r->waits, x);
			r->n--;
			r->from = x + 1;
			return x;
		}
		r->from = (r->from / 64 + 1) * 64;
		if (r->from >= r->waits.n) {
			r->from = r->again;
			r->again = WB_NONE;
		}
	}
	return WB_NONE;
}
