/* test/lib/trial.h -- analyses a kernel by the whole chain, and checks all results against runs.
 *
 * The chain analyses the kernel once. The simulator, which shares nothing with the chain, executes it with several
 * contents of its buffers, which no analysis knows. For each run:
 *
 *	observed cycles <= every bound marked safe, and = the exact one where there is one
 *	iterations of loops, paths of waves, rows of the flow program, dead edges: paths.h
 *	most iterations of a loop >= what an execution of the launch counted
 *	shapes of operands, uniform masks, lines of accesses: claims.h
 *
 * Facts are proved a second time, and no proof is found of facts that were made false: rechecked.h
 *
 * A kernel without a bound is executed up to a limit, too, and all claims about it must hold.
 */
#ifndef WAVEBOUND_TEST_TRIAL_H
#define WAVEBOUND_TEST_TRIAL_H

#include "claims.h"
#include "rechecked.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

struct trial_tally {
	uint64_t bounded, open, refused, unread;	/* kernels; open: a loop has no bound */
	uint64_t runs, faults, hangs, cut;		/* cut: over the limit */
	uint64_t instructions, rows;
	uint64_t exact;					/* kernels whose time is determined */
	/* loops that took the count of an execution; of these, loops that the code bounds by more; loops that are not
	 * entered, though the code says that they would repeat */
	uint64_t counted, lowered, skipped;
	struct claims_tally claims;
	struct rechecked_tally rechecked;
};

struct trial {
	struct wb_ctx *cx;
	struct trial_tally *tally;
	const struct wb_machine *machine;
	struct wb_launch launch;	/* ->kernel is the one; completed here */
	uint32_t contents;		/* of the buffers: so many runs */
	/* of a machine whose times are upper limits: so many more runs of each contents, whose times are drawn */
	uint32_t jitters;
	uint64_t steps, steps_open;	/* most wave instructions of a run, with and without a bound */
	bool only_times;		/* no claims are checked, and nothing is proved again */
	bool unproved;			/* nothing is proved again */
	/* all kernels of the module are analysed, and their loops take the counts of the execution of the launch, as
	 * far as it is determined */
	bool counts;
	/* NULL, or called for each run that ended and has a bound */
	void (*timed)(void *user, const struct trial *t, const struct wb_kernel_bounds *b, const struct wb_timed *run);
	void *user;
	char wrong[320];		/* what is wrong first, or "" */

	struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_exact *executed;	/* the execution that counted; NULL: none */
};
/** trial_run - reads assembly @text and does all of the above with kernel launch.kernel. */
void trial_run(struct trial *t, const char *text, size_t bytes);
/** trial_print - what was tried, in three lines. */
void trial_print(const struct trial_tally *t);

/** trial_watch_signals - from now on a crash, or a limit that is reached, prints what is running and ends the process.
 * trial_limit - ends it after so many seconds of a processor; 0: never. */
void trial_watch_signals(void);
void trial_limit(unsigned seconds);
void trial_running(const char *fmt, ...) WB_PRINTF(1, 2);

#endif
