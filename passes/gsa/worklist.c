/* passes/gsa/worklist.c -- blocks that have to be visited again, sweep by sweep.
 *
 * A sweep goes through the blocks that wait in ascending order; what is added before the block that it has reached
 * waits for the next one. So what flows along with the order gets there in one sweep, and a sweep costs nothing for
 * blocks about which nothing is new. Sweeps over all blocks would be quadratic: what flows against the order takes one
 * for each such edge of its path, and irreducible functions have paths with as many of them as there are blocks.
 *
 * Cost: O(1) to add; to take, the words of 64 bits up to the next that waits.
 */
#include "gsa.h"

struct gsa_worklist
gsa_worklist_new(struct wb_arena *a, uint32_t n)
{
	return (struct gsa_worklist){ .waits = wb_bits_new(a, n), .again = WB_NONE };
}

void
gsa_worklist_add(struct gsa_worklist *r, uint32_t x)
{
	if (!wb_bit_add(r->waits, x))
		return;
	if (!r->n++)
		r->from = x;
	if (x < r->from && x < r->again)
		r->again = x;
}

uint32_t
gsa_worklist_next(struct gsa_worklist *r)
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
