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
};
struct wb_observed {
	const struct wb_fn *fn;
	const struct wb_machine *machine;
	const struct wb_launch *launch;
	struct wb_timed run;
	uint64_t slowest_wave_cycles;		/* from dispatch to its end */
	struct wb_observed_loop *loop; uint32_t nloop;
	struct wb_sim_buffer *buffer; uint32_t nbuffer;
};
/** wb_observed_status - "finished", "step-limit" or "fault", as in the JSON. */
const char *wb_observed_status(const struct wb_observed *ob);

/** wb_report_simulation - @n runs as "text", "json" or "xml" (the block times that `analyze --block-times` reads). False for another format. */
bool wb_report_simulation(struct wb_ctx *cx, const struct wb_module *m, const struct wb_observed *ob, uint32_t n, const char *format, struct wb_out *o);

#endif
