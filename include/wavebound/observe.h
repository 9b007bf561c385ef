/* wavebound/observe.h -- what a simulated launch did, and how it is written down.
 */
#ifndef WAVEBOUND_OBSERVE_H
#define WAVEBOUND_OBSERVE_H

#include "wavebound/facts.h"
#include "wavebound/timed.h"

struct wb_observed_loop {
	const struct wb_fn *fn;
	uint32_t loop;			/* of fn->loops */
	uint64_t max_iterations;	/* most back-edge traversals per entry, over all waves */
	uint64_t most_in_all;		/* most back-edge traversals of one wave, over all entries */
};
struct wb_observed {
	const struct wb_fn *fn;
	const struct wb_machine *machine;
	const struct wb_launch *launch;
	struct wb_timed run;
	/* of independent work-items instead; NULL: it was a run in waves. Then run, loops and machine mean nothing */
	const struct wb_sim_mimd_result *mimd;
	uint64_t seed;
	const struct wb_sim_simt_result *simt;	/* of threads on SIMT hardware instead */
	bool stack;				/* with a reconvergence stack */
	/* [function] [block] where threads that part at its end met again, WB_NONE: nowhere */
	uint32_t *const *points;
	uint64_t slowest_wave_cycles;		/* from dispatch to its end */
	struct wb_observed_loop *loop; uint32_t nloop;
	/* a function of which a wave took an edge that is said to be dead (wb_bounds), and the first such edge; NULL:
	 * none did */
	const struct wb_fn *revived;
	uint32_t revived_edge;
	/* a row of flow facts of `fn` that a wave broke, and the sum in that wave; NULL: none did */
	const struct wb_flow_row *broken;
	wb_i128 broken_sum;
	struct wb_sim_buffer *buffer; uint32_t nbuffer;
};
/** wb_observed_status - "finished", "step-limit", "hang" or "fault", as in the JSON. */
const char *wb_observed_status(const struct wb_observed *ob);

/** wb_report_simulation - @n runs as "text", "json" or "xml" (the block times that `analyze --block-times` reads).
 * False for another format. */
bool wb_report_simulation(struct wb_ctx *cx, const struct wb_module *m, const struct wb_observed *ob, uint32_t n,
	const char *format, struct wb_out *o);

/* What waves did when. The first 400,000 instructions are kept. */
struct wb_recording {
	struct wb_arena *arena;
	struct wb_timed_hooks hooks;		/* hand these to the run */
	WB_VEC(struct wb_timed_issue) issue;
	WB_VEC(struct wb_timed_wave) wave;	/* by number; ended 0: its end was not seen */
	bool cut;
};
struct wb_recording *wb_recording_new(struct wb_arena *a);
/** wb_recording_width - rows of a SIMD: one for the waves, and one for each SWF that was seen. */
uint32_t wb_recording_width(const struct wb_recording *r);
/** wb_report_trace - as JSON for Perfetto and Chrome's trace viewer. wb_report_timeline - as an occupancy chart in SVG.
 */
void wb_report_trace(struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_recording *r, struct wb_out *o);
void wb_report_timeline(
	struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_recording *r, struct wb_out *o);

#endif
