/* src/simd/walk.h -- what a proof asks of the walk through all ways of a program. */
#ifndef WAVEBOUND_SRC_SIMD_WALK_H
#define WAVEBOUND_SRC_SIMD_WALK_H

#include "simd.h"

/* Computing, then an access; cycles. */
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
	bool in_turn;			/* phases have no order: only the sum over a way counts */
	const struct wb_simd_count *count; uint32_t ncount;	/* of branches whose register is not known */
	/* The list: the next phase, false at its end; and whether a way may end now, @tail cycles of computing behind
	 * its last access (in turn: after
	 * @tail cycles in all), of them @before without the last block. */
	bool (*next)(void *arg, struct simd_phase *out);
	bool (*end)(void *arg, uint64_t before, uint64_t tail);
	void *arg;
};
/** simd_walk - whether every way through the program keeps to the list. *visits: most blocks to visit, then those
 * visited. @used[block]: its count decided. WB_GATE, reported: a way does not. WB_REFUSED, reported: that would take
 * more visits, or a way has no end. */
enum wb_status simd_walk(struct wb_ctx *cx, const struct simd_walk *in, uint64_t *visits, bool *used);

#endif
