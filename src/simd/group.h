/* src/simd/group.h -- a work-group that is executed: its registers, its control stack, its scratchpad. */
#ifndef WAVEBOUND_SRC_SIMD_GROUP_H
#define WAVEBOUND_SRC_SIMD_GROUP_H

#include "simd.h"

#define GROUP_LANES 1024
#define CONTROLS 4		/* run, break, return, exit: a lane with any of them is off */

struct group_entry {
	uint32_t target;	/* instruction */
	uint8_t control;	/* which is restored */
	uint8_t saved[GROUP_LANES];
};
struct group {
	const struct wb_simd *p;
	const struct wb_sim_d *m;
	const struct wb_simd_launch *l;
	struct wb_simd_memory *mem;
	uint32_t *sp[WB_SIMD_BUFFERS];		/* words of scratchpad buffers */
	uint32_t v[WB_SIMD_VREGS][GROUP_LANES], w[WB_SIMD_WS][GROUP_LANES];
	uint8_t pr[WB_SIMD_PREGS][GROUP_LANES];
	uint8_t off[CONTROLS][GROUP_LANES], active[GROUP_LANES];
	uint32_t s[WB_SIMD_SREGS], c[WB_SIMD_CS];
	struct group_entry stack[WB_SIMD_MOST_STACK];
	uint32_t depth, pc;
	bool ended;
};

/** group_new - allocates scratchpads and lanes. group_start - sets the registers of the work-group at @x, @y. */
struct group *group_new(struct wb_ctx *cx, const struct wb_simd *p, const struct wb_sim_d *m,
	const struct wb_simd_launch *l, struct wb_simd_memory *mem);
void group_start(struct group *g, uint32_t x, uint32_t y);
/** group_compute - computes the result of @i; does nothing for control flow and accesses. */
void group_compute(struct group *g, const struct wb_simd_inst *i);
/** group_waits - whether a lane is off that has not exited, and that a pop may turn on. */
bool group_waits(const struct group *g);
/** group_disagrees - whether the predicate that @i tests differs between active lanes. */
bool group_disagrees(const struct group *g, const struct wb_simd_inst *i);
/** group_control - executes control flow at g->pc, and advances it. Returns the number of pops that the decoder
 * injects.
 * *jumped: the pipeline starts empty. */
uint32_t group_control(struct group *g, const struct wb_simd_inst *i, bool *jumped);
/** group_move - moves the data of access @i. Returns its clocks, of DRAM or of a scratchpad. */
uint64_t group_move(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i);

#endif
