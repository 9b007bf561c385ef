/* passes/gsa/worklist.c -- a set of blocks to visit again, in sweeps.
 *
 * A sweep takes the blocks of the set in ascending order. A block that is added before the current one waits for the
 * next sweep. So a change that propagates forwards arrives in one sweep, and a sweep costs nothing for blocks without
 * changes. Sweeps over all blocks would be quadratic: a change that propagates backwards takes a sweep for each
 * backward edge of its path, and irreducible functions have paths with as many of them as there are blocks.
 *
 * Cost:   O(1) to add; to take, the words of 64 bits up to the next block.
 */
#include "gsa.h"

struct gsa_worklist
gsa_worklist_new(struct wb_arena *a, uint32_t n)
{
	return (struct gsa_worklist){ .queued = wb_bits_new(a, n), .again = WB_NONE };
}

void
gsa_worklist_add(struct gsa_worklist *r, uint32_t x)
{
	if (!wb_bit_add(r->queued, x))
		return;
	if (!r->n++)
		r->from = x;
	if (x < r->from && x < r->again)
		r->again = x;
}

uint32_t
gsa_worklist_next(struct gsa_worklist *r)
{
	uint32_t x;

	if (!r->n)
		return WB_NONE;
	x = wb_bits_next(r->queued, r->from, r->queued.n);
	if (x == r->queued.n) {
		x = r->again;
		r->again = WB_NONE;
	}
	wb_bit_clear(r->queued, x);
	r->n--;
	r->from = x + 1;
	return x;
}
