/* src/cli/observe.h -- a simulated launch, and bounds compared with it. */
#ifndef WB_CLI_OBSERVE_H
#define WB_CLI_OBSERVE_H

#include "request.h"
#include "wavebound/observe.h"

struct cli_observing {
	uint64_t steps;				/* most wave instructions; 0: no limit */
	bool progress;				/* is noted */
	const struct wb_timed_hooks *user_hooks;	/* called, too; may be NULL */
	enum wb_splitting splitting;
	bool jitters;				/* times are drawn, after the seed */
	uint64_t jitter;
	const struct wb_launch *claims;		/* whose <values> the run is held against; NULL: none */
};
/** cli_observe - runs ob->launch of ob->fn on w->machine. Iterations are counted in functions whose loops are
 * known. WB_REFUSED, reported, if the run did not finish; then ob->run is the part that ran (block NULL: nothing). */
enum wb_status cli_observe(
	struct wb_ctx *cx, const struct wb_world *w, const struct cli_observing *how, struct wb_observed *ob);

/** cli_observe_mimd - the same with work-items as independent threads; fills ob->mimd. */
enum wb_status cli_observe_mimd(
	struct wb_ctx *cx, const struct wb_world *w, const struct cli_observing *how, struct wb_observed *ob);

/** cli_observe_simt - the same on SIMT hardware; fills ob->simt. @how has no points yet; @delayed as in
 * wb_reconvergence_points. */
enum wb_status cli_observe_simt(
	struct wb_ctx *cx, const struct wb_world *w, struct wb_sim_simt *how, bool delayed, struct wb_observed *ob);

/** cli_put_word - @word as a word of a shell command. */
void cli_put_word(struct wb_out *o, const char *word);

/** cli_compare - compares the bounds of @k with a finished run of the same launch, and records the run in @k.
 * WB_BAD_INPUT, reported, if a loop repeats more often than a flow fact claims, or a number is not in the range that
 * the launch states. WB_INTERNAL, reported, if the run takes
 * longer than a safe bound: then a folder @where-1 (or the next number that is free) has all that is needed to
 * reproduce it. */
enum wb_status cli_compare(struct wb_ctx *cx, const struct wb_world *w, const char *where, const char *command,
	const struct wb_observed *ob, struct wb_kernel_report *k);

#endif
