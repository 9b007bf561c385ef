/* src/simd/walk.h -- the interface between a proof and the walk over all paths of a program. */
#ifndef WAVEBOUND_SRC_SIMD_WALK_H
#define WAVEBOUND_SRC_SIMD_WALK_H

#include "simd.h"

/* A phase: computing, then an access, in cycles. */
struct simd_phase {
	uint64_t compute_cycles, access_cycles;
	uint32_t inst;
};
struct simd_walk {
	const struct simd_flow *flow;
	const struct simd_cost *cost;
	const struct wb_sim_d *machine;
	const struct wb_simd_launch *launch;
	enum wb_simd_policy policy;
	bool in_turn;			/* phases have no order: only the sum over a path counts */
	const struct wb_simd_count *count; uint32_t ncount;	/* of branches whose register is not known */
	/* The list. next: the next phase; false at its end. end: whether a path may end now, with @tail
	 * cycles of computing behind its last access (in_turn: with @tail cycles in all), of them @before without the
	 * last block. */
	bool (*next)(void *arg, struct simd_phase *out);
	bool (*end)(void *arg, uint64_t before, uint64_t tail);
	void *arg;
};
/** simd_walk - checks every path through the program against the list. *visits: most blocks to visit; set to those
 * visited. @used[block]: its count was needed. Errors, reported: WB_GATE, a path exceeds the list; WB_REFUSED, that
 * would take more visits, or a path has no end. */
enum wb_status simd_walk(struct wb_ctx *cx, const struct simd_walk *in, uint64_t *visits, bool *used);

#endif
