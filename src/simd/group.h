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

/** group_new - scratchpads and room; group_start - the registers of the work-group at @x, @y of the launch. */
struct group *group_new(struct wb_ctx *cx, const struct wb_simd *p, const struct wb_sim_d *m,
	const struct wb_simd_launch *l, struct wb_simd_memory *mem);
void group_start(struct group *g, uint32_t x, uint32_t y);
/** group_compute - what @i computes; nothing for control flow and accesses. */
void group_compute(struct group *g, const struct wb_simd_inst *i);
/** group_disagrees - whether active lanes have both values of the predicate that @i asks. */
bool group_disagrees(const struct group *g, const struct wb_simd_inst *i);
/** group_control - control flow at g->pc, which it moves on. Returns the number of pops that the decoder injects;
 * *jumped: the pipeline starts anew. */
uint32_t group_control(struct group *g, const struct wb_simd_inst *i, bool *jumped);
/** group_move - what access @i moves. Returns clocks of DRAM or of a scratchpad. */
uint64_t group_move(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i);

#endif
