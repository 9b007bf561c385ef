/* wavebound/flat.h -- constants followed forward: what each of a few slots (registers, lanes, words) holds where a node
 * of a graph begins, as one value or as unknown.
 *
 * Source: Kildall, POPL 1973; the lattice is flat, so that a slot of a node changes twice at most, unless the client
 * joins values itself.
 */
#ifndef WAVEBOUND_FLAT_H
#define WAVEBOUND_FLAT_H

#include "wavebound/base.h"

/* The client says what values are: words of 8 bytes without padding. All zero: not reached so far. */
struct wb_flat {
	uint32_t nslot;
	size_t bytes;			/* of a value */
	const void *unknown;		/* that value */
	void *in;			/* [node * nslot + slot] where the node begins; of node 0 set by the client */
	void *current;			/* [slot] */
	void (*step)(void *user, uint32_t node);	/* changes current[] as @node does */
	/* the @k-th node behind @node, WB_NONE: it is none of the graph; false: there are no more */
	bool (*next)(const void *user, uint32_t node, uint32_t k, uint32_t *to);
	/* makes the value @into what it or @other, a different one, may be; NULL: unknown. A value must come to an end
	 * after few changes */
	void (*merge)(void *user, void *into, const void *other);
	void *user;
	void *joined;			/* scratch: a value */
};
/** wb_flat_begin - current[] as @node finds it. */
void wb_flat_begin(struct wb_flat *f, uint32_t node);
/** wb_flat_solve - in[] of all @nnode nodes that node 0 reaches. O(slots * edges) steps; scratch in @tmp. */
void wb_flat_solve(struct wb_flat *f, struct wb_arena *tmp, uint32_t nnode);

#endif
