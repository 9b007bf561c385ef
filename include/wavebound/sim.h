/* wavebound/sim.h -- the reference simulator: GCN instructions executed lane by lane.
 *
 * The oracle of every analysis. It reads the decoded instructions (mnemonic
 * and operands, never wb_inst.op) and nothing of passes, ilp or bound.
 *
 * Order of use: wb_sim_new, wb_sim_map for each buffer, wb_sim_arg_* for each
 * argument, then wb_sim_run_functional; or, to drive waves one instruction at a
 * time (the timing model does), wb_sim_launch, wb_sim_group_start and wb_sim_step.
 */
#ifndef WAVEBOUND_SIM_H
#define WAVEBOUND_SIM_H

#include "wavebound/ir.h"

struct wb_sim;			/* one kernel on one device memory */
struct wb_sim_group;		/* a workgroup that runs */
struct wb_sim_wave;		/* one wavefront of it */

/* Numbers of the machine that decide how many transactions an access makes. */
struct wb_sim_config {
	uint64_t line_bytes;		/* of a memory transaction; 0: 64 */
	uint32_t lds_banks;		/* 0: 32 */
	uint32_t lds_bank_bytes;	/* 0: 4 */
	uint32_t access_align_bytes;	/* an element must be aligned to min(its width, this); 0: 4 */
	uint64_t heap_bytes;		/* most bytes of mapped memory; 0: 4 GiB */
};

/** wb_sim_new - decodes kernel @fn of @m. @cfg NULL: all defaults. WB_BAD_INPUT if the module is not GCN, WB_REFUSED if its target
 * is not modelled or @fn is refused; both reported. Instructions that are not modelled are reported when they are reached. */
enum wb_status wb_sim_new(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_sim_config *cfg, struct wb_sim **out);

/** wb_sim_map - @bytes of zeroed device memory called @name; its device address in *@addr, its bytes in *@host (stable). WB_REFUSED, reported, beyond heap_bytes. */
enum wb_status wb_sim_map(struct wb_sim *s, const char *name, uint64_t bytes, uint64_t *addr, uint8_t **host);

/** wb_sim_arg - the value of explicit argument @index (counted without hidden ones): @bytes of @value, at most the argument's size; the rest is zero.
 * WB_BAD_INPUT, reported, if there is no such argument. An LDS pointer argument takes the bytes it asks for (a uint32_t). */
enum wb_status wb_sim_arg(struct wb_sim *s, uint32_t index, const void *value, uint32_t bytes);
/** wb_sim_arg_value - the bytes of explicit argument @index as set so far; NULL if there is none. */
const uint8_t *wb_sim_arg_value(const struct wb_sim *s, uint32_t index, uint32_t *bytes);

/** wb_sim_launch - fixes the launch: work-items in all and per workgroup, each at least 1; fills hidden arguments and the dispatch packet. */
enum wb_status wb_sim_launch(struct wb_sim *s, const uint64_t grid[3], const uint32_t workgroup[3]);
uint64_t wb_sim_groups(const struct wb_sim *s);
/** wb_sim_group_waves - waves of a full workgroup; one at the edge of the grid may have fewer. */
uint32_t wb_sim_group_waves(const struct wb_sim *s);

/** wb_sim_group_start - workgroup number @id with its waves at the kernel's first instruction; memory of a finished group is reused. */
struct wb_sim_group *wb_sim_group_start(struct wb_sim *s, uint64_t id);
uint32_t wb_sim_group_size(const struct wb_sim_group *g);
struct wb_sim_wave *wb_sim_group_wave(struct wb_sim_group *g, uint32_t i);
void wb_sim_group_finish(struct wb_sim_group *g);

/* What one instruction did, as far as time is concerned. */
struct wb_sim_effect {
	const struct wb_fn *fn;		/* the instruction executed: fn->inst[inst] */
	uint32_t inst;
	bool taken;			/* a branch was taken (or a call, a return) */
	bool barrier;			/* the wave now waits for its siblings: wb_sim_step must not be called before all are there */
	bool end;			/* the wave has ended */
	bool waits;			/* s_waitcnt: until each counter is at most... */
	uint8_t vmcnt, lgkmcnt, expcnt;
	uint8_t counters;		/* enum wb_counter bits incremented */
	uint32_t lines;			/* distinct lines of vector memory touched: transactions */
	uint32_t scalar_bytes;		/* of scalar memory */
	uint32_t rounds;		/* of the LDS unit */
};

/** wb_sim_step - executes one instruction of @w. WB_OK: *@e filled. WB_REFUSED: reported (not modelled, out of bounds, misaligned, ...); the run is over. */
enum wb_status wb_sim_step(struct wb_sim_wave *w, struct wb_sim_effect *e);

/** wb_sim_waiting, wb_sim_ended - at a barrier that others have not reached; past its last instruction. */
bool wb_sim_waiting(const struct wb_sim_wave *w);
bool wb_sim_ended(const struct wb_sim_wave *w);

/** wb_sim_where - the instruction @w will execute next; NULL when it has ended. */
const struct wb_inst *wb_sim_where(const struct wb_sim_wave *w, const struct wb_fn **fn);

/** wb_sim_run_functional - runs the whole launch, one workgroup after the other. WB_REFUSED, reported, after @limit wave-instructions (0: none) or on deadlock. */
enum wb_status wb_sim_run_functional(struct wb_sim *s, uint64_t limit, uint64_t *instructions);

/** wb_sim_mnemonic - the @i-th mnemonic modelled for target @gfx, NULL past the end. */
const char *wb_sim_mnemonic(uint32_t gfx, uint32_t i);
/** wb_sim_models - whether @mnemonic (no encoding suffix) is modelled for target @gfx. */
bool wb_sim_models(const char *mnemonic, uint32_t gfx);

/* ---- for tests of single instructions --------------------------------------------------------- */
uint32_t *wb_sim_vgpr(struct wb_sim_wave *w, uint32_t reg);	/* its 64 lanes */
uint32_t *wb_sim_sgpr(struct wb_sim_wave *w);			/* by unit number of gcn.h: VCC, EXEC, SCC, M0 included */
uint32_t *wb_sim_mode(struct wb_sim_wave *w);			/* MODE: rounding [3:0], denormals [7:4], DX10_CLAMP, IEEE */
uint8_t *wb_sim_lds(struct wb_sim_group *g, uint32_t *bytes);

#endif
