/* wavebound/pwshw.h -- split and merge in hardware: an executable model of pws-2023, section 4.1.
 *
 * A wave has one WF context (number 0, on its SIMD) and one SWF context on each of its
 * S split SIMDs (numbers 1 .. S, their SpSIMDID). Each has a split mask, a parent, a stack of
 * children and a copy of the scalar registers. Split masks of contexts in use are disjoint, and together
 * they are the lanes of the wave.
 *
 *	wb_pwshw_split(w, 0, 0xc, &child)	1101 -> 1100 and 0001
 *	wb_pwshw_merge(w, 0, here, &into)	waits
 *	wb_pwshw_merge(w, child, here, &into)	merged into 0: 1101
 */
#ifndef WAVEBOUND_PWSHW_H
#define WAVEBOUND_PWSHW_H

#include "wavebound/base.h"

#define WB_PWSHW_MOST 63	/* S: a wave has at most 64 SWFs, one per lane; the first is the wave itself */

struct wb_pwshw_context {
	bool used;
	uint64_t mask;			/* SpM: the lanes of this SWF */
	/* SpSIMDID of the SWF that split it off; WB_NONE: not set, the WF context or unused */
	uint32_t parent;
	uint32_t child[WB_PWSHW_MOST];	/* stack of SpSIMDIDs, the newest last */
	uint32_t nchild;
	bool waits;			/* at a merge */
	uint64_t place;			/* the merge at which it waits: its address */
	uint32_t *scalar;		/* registers */
};
struct wb_pwshw {
	uint32_t S, nscalar;
	struct wb_pwshw_context *context;	/* [S + 1] */
};
enum wb_pwshw_result {
	WB_PWSHW_DONE,		/* split, or merged: *into continues, the other context is free */
	WB_PWSHW_WAITS,		/* the partner is not at this merge yet */
	WB_PWSHW_FULL,		/* no SWF context is unused */
	WB_PWSHW_ALONE,		/* a merge, but nothing was split */
};
/** wb_pwshw_new - a wave of @lanes with @nscalar scalar registers, all 0, in context 0. @S <= WB_PWSHW_MOST. */
struct wb_pwshw *wb_pwshw_new(struct wb_arena *a, uint32_t S, uint64_t lanes, uint32_t nscalar);
/** wb_pwshw_active - the active lanes if the register EXEC is @exec; branches on EXEC test these. */
static inline uint64_t
wb_pwshw_active(const struct wb_pwshw *w, uint32_t context, uint64_t exec)
{
	return exec & w->context[context].mask;
}
/** wb_pwshw_split - the lanes of @mask stay in @context, the others go to *child, the unused context with the lowest
 * number. DONE or FULL. */
enum wb_pwshw_result wb_pwshw_split(struct wb_pwshw *w, uint32_t context, uint64_t mask, uint32_t *child);
/** wb_pwshw_merge - @context reaches the merge at @place. Its partner is its newest child, or its parent if it has
 * none. DONE, WAITS or ALONE. */
enum wb_pwshw_result wb_pwshw_merge(struct wb_pwshw *w, uint32_t context, uint64_t place, uint32_t *into);
/** wb_pwshw_alive - SWF contexts in use, the WF context not counted. */
uint32_t wb_pwshw_alive(const struct wb_pwshw *w);

#endif
