/* src/simd/pipeline.h -- the pipeline of Sim-D, cycle by cycle. Bounds feed it with the text, the machine with the
 * instructions that it executes. */
#ifndef WAVEBOUND_SRC_SIMD_PIPELINE_H
#define WAVEBOUND_SRC_SIMD_PIPELINE_H

#include "simd.h"

#define SIMD_MOST_DECODE 3

struct simd_slot {
	const struct wb_simd_inst *inst;	/* NULL: a bubble */
	uint32_t column;
	bool writes;		/* writes its result; reciprocals do so with the last slot of a column */
	bool last;		/* of the instruction */
	uint32_t mark;		/* index in retired[] for its time, or WB_NONE */
};
struct simd_pipe {
	const struct wb_sim_d *m;
	uint32_t columns, stages;
	bool early;		/* as published: what is decoded keeps its result from readers in every slot */
	struct simd_slot *exec;			/* [execute_stages] */
	struct simd_slot decode[SIMD_MOST_DECODE];
	uint16_t *busy;				/* scoreboard: [row] results in the pipeline */
	uint32_t special;			/* of these, special scalars */
	uint32_t pushes;			/* of the control stack, in the pipeline */
	uint32_t blocked, distance;		/* divider: cycles in its stage, cycles until the next one */
	uint32_t inside;			/* slots */
	uint64_t now;
	uint64_t *retired;			/* [mark] cycle */
};
struct simd_pipe *simd_pipe_new(struct wb_arena *a, const struct wb_sim_d *m);
/** simd_pipe_clear - empties the pipeline; time is not reset. */
void simd_pipe_clear(struct simd_pipe *p);
/** simd_pipe_feed - executes until all slots of @i are in the pipeline. */
void simd_pipe_feed(struct simd_pipe *p, const struct wb_simd_inst *i, uint32_t mark);
/** simd_pipe_drain - executes until it is empty. */
void simd_pipe_drain(struct simd_pipe *p);

#endif
