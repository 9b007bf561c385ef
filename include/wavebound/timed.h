/* wavebound/timed.h -- the machine of wavebound-bounds(7), M1 to M20, executed cycle by cycle.
 *
 * Drives the functional simulator (sim.h) one instruction at a time over
 * SIMDs, wave contexts, memory interface, LDS units, barriers and dispatch.
 * Deterministic. It reads the machine description and the decoded instructions, and
 * shares no code with passes, ilp or bound. So observed <= bound is independent evidence.
 */
#ifndef WAVEBOUND_TIMED_H
#define WAVEBOUND_TIMED_H

#include "wavebound/launch.h"
#include "wavebound/machine.h"
#include "wavebound/sim.h"

/* One issue: instruction @inst of @fn by split wavefront @swf (0: the wave itself) of wave number @wave (in order of
 * dispatch), which is on SIMD @simd (of the device); an SWF issues on split SIMD @swf of it, or under dynamic splitting
 * on the SIMD itself. */
struct wb_timed_issue {
	const struct wb_fn *fn;
	uint32_t inst;
	uint32_t wave, simd, swf;
	uint64_t start, end;		/* cycles: SIMD busy from start to end */
	const struct wb_sim_effect *effect;	/* while the hook runs; then NULL */
};
/* The life of one wave. */
struct wb_timed_wave {
	uint64_t group;
	uint32_t in_group;
	uint32_t cu, simd;		/* simd: of the device */
	uint64_t dispatched, first_issue, ended;	/* cycles since launch */
	uint64_t instructions;
};
struct wb_timed_hooks {
	void *user;
	void (*issue)(void *user, const struct wb_timed_issue *i);
	/* @wave waits @cycles for its counters at @inst, s_waitcnt or s_endpgm, beyond issue and delay */
	void (*waited)(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t inst, uint64_t cycles);
	/* @wave takes @edge of @fn; edge 0 when it enters @fn */
	void (*edge)(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge);
	void (*wave_end)(void *user, uint32_t wave, const struct wb_timed_wave *w);
	/* called from time to time; false ends the run as the step limit does */
	bool (*progress)(void *user, uint64_t cycles, uint64_t instructions);
};
struct wb_timed_block {
	uint64_t count;
	/* from the moment the wave may issue its first instruction until it may issue the next block's; callees
	 * included */
	uint64_t max_cycles;
};
enum wb_timed_status { WB_TIMED_FINISHED, WB_TIMED_STEP_LIMIT, WB_TIMED_HANG, WB_TIMED_FAULT };
struct wb_timed {
	enum wb_timed_status status;	/* what is not FINISHED was reported */
	uint64_t cycles;		/* until the last wave ended, or the run was stopped */
	uint64_t waves, instructions;
	struct wb_timed_block **block;	/* [function of the module][block]; NULL: never entered */
	uint64_t simd_busy_cycles;	/* summed over all SIMDs */
	uint64_t split_busy_cycles;	/* summed over all split SIMDs */
	uint64_t splits;		/* SWFs that were made */
	uint64_t mem_busy_cycles;	/* of the memory interface */
	uint64_t lds_busy_cycles;	/* summed over all LDS units */
	uint64_t transactions, rounds;
	/* STEP_LIMIT, HANG: the instruction of each resident wave; in cx->unit */
	struct wb_sim_position *position;
	uint32_t nposition;
};
/** wb_timed_run - runs the launch prepared in @s (wb_sim_launch done) on @m. Programs with splits or merges run by M11
 * (wb_sim_splitting); then no hang is proved before all SWFs wait for each other. @limit: wave-instructions, 0: none.
 * WB_OK also when the run did not finish: look at out->status. WB_REFUSED, reported, when a workgroup does not fit or
 * @m is no GCN machine; WB_OVERFLOW. */
enum wb_status wb_timed_run(struct wb_ctx *cx, struct wb_sim *s, const struct wb_module *module, const struct wb_fn *fn,
	const struct wb_machine *m, uint64_t dynamic_lds_bytes, uint64_t limit, const struct wb_timed_hooks *hooks,
	struct wb_timed *out);

/* ---- from a launch description ---------------------------------------------------------- */
struct wb_sim_buffer {
	const char *name;		/* of the argument; "argument 3" if it has none */
	uint32_t index;			/* among the explicit arguments */
	uint8_t *at;			/* its memory, written by the run */
	uint64_t bytes;
	/* what is claimed of the numbers in it, NULL: nothing; the first one that breaks it */
	const struct wb_launch_range *claim;
	bool broken;
	uint64_t broken_at;		/* byte */
	uint32_t broken_value;
};
/** wb_sim_claim - the numbers in @b are in @claim (which must stay valid) whenever an instruction has ended: looks at
 * those that are there, and at each that the run will write. */
void wb_sim_claim(struct wb_sim *s, struct wb_sim_buffer *b, const struct wb_launch_range *claim);
/* Reads a whole file for a buffer; @path as the launch says it. Reported when it cannot be read. */
typedef enum wb_status wb_sim_read_fn(struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path,
	const uint8_t **at, uint64_t *bytes);
/** wb_sim_prepare - a simulator for the completed launch @l of @fn on @m: buffers made and filled, arguments set,
 * wb_sim_launch done. random: 32-bit words of SplitMix64 from the seed; iota: 0, 1, 2, ... in 32-bit words.
 * Errors, reported: WB_BAD_INPUT for an argument without a value; those of sim.h and @read. */
enum wb_status wb_sim_prepare(struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *fn,
	const struct wb_launch *l, const struct wb_machine *m, wb_sim_read_fn *read, void *user, struct wb_sim **out,
	struct wb_sim_buffer **buffer, uint32_t *nbuffer);

#endif
