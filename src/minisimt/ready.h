/* src/minisimt/ready.h -- the warps that may issue, and those that may issue when their loads arrive.
 *
 * The ready warps are a bit set of two levels, so the next one in cyclic order is found in a few steps. All loads have
 * the same latency, so waiting warps become ready in the order in which they issued.
 */
#ifndef WB_MINISIMT_READY_H
#define WB_MINISIMT_READY_H

#include "wavebound/base.h"

struct ready {
	uint32_t nwarp, nready;
	uint64_t *in, *some;	/* [warp / 64] ready warps; [warp / 4096] words of in[] that are not 0 */
	uint32_t *later;	/* [nwarp] a ring: warps that wait for a load */
	uint64_t *when;		/* [nwarp] first cycle in which each may issue, ascending along the ring */
	uint32_t first, nlater;
};

/** ready_init - no warp of @nwarp is ready; memory from @a. */
void ready_init(struct ready *r, struct wb_arena *a, uint32_t nwarp);
/** ready_now - @warp may issue from now on. It must not be ready already. */
void ready_now(struct ready *r, uint32_t warp);
/** ready_later - @warp may issue from cycle @when on. Calls must have ascending @when. */
void ready_later(struct ready *r, uint32_t warp, uint64_t when);
/** ready_at - moves *@now forward to the first cycle in which some warp is ready. False: no warp will ever be. */
bool ready_at(struct ready *r, uint64_t *now);
/** ready_next - removes and returns the first ready warp behind @last in cyclic order. There must be one. */
uint32_t ready_next(struct ready *r, uint32_t last);

#endif
