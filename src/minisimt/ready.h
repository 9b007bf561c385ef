/* src/minisimt/ready.h -- which warps may issue, and which will be when their loads arrive.
 *
 * Ready warps are a set, with a bit for each 64 of them that has one, so the next in cyclic order is found
 * in a few steps. Warps that wait for a load come back in the order in which they issued: the latency is the same for
 * all.
 */
#ifndef WB_MINISIMT_READY_H
#define WB_MINISIMT_READY_H

#include "wavebound/base.h"

struct ready {
	uint32_t nwarp, nready;
	uint64_t *in, *some;	/* [warp / 64] ready warps; [warp / 4096] words of in[] that are not 0 */
	uint32_t *later;	/* [nwarp] a ring: warps that wait for a load */
	uint64_t *when;		/* [nwarp] since when they may go on, ascending along the ring */
	uint32_t first, nlater;
};

/** ready_init - no warp of @nwarp is ready; memory from @a. */
void ready_init(struct ready *r, struct wb_arena *a, uint32_t nwarp);
/** ready_now - @warp may issue from now on. It must not be ready already. */
void ready_now(struct ready *r, uint32_t warp);
/** ready_later - @warp may issue from cycle @when on, which is not before any that was named so far. */
void ready_later(struct ready *r, uint32_t warp, uint64_t when);
/** ready_at - it is cycle @now. If no warp is ready then, it is the later cycle in which one is. False: none ever is.
 */
bool ready_at(struct ready *r, uint64_t *now);
/** ready_next - takes out the first ready warp behind @last in cyclic order. There must be one. */
uint32_t ready_next(struct ready *r, uint32_t last);

#endif
