/* src/cli/lists.h -- which passes run for what, in which order (lists.c).
 */
#ifndef WAVEBOUND_CLI_LISTS_H
#define WAVEBOUND_CLI_LISTS_H

#include "wavebound/pass.h"

struct pass_list {
	const enum wb_pass *pass;
	uint32_t n;
};

/* ---- bounds ------------------------------------------------------------------------------------- */
extern const struct pass_list cli_list_shape;		/* what the code and the launch say */
extern const struct pass_list cli_list_claims;		/* what the user says */
extern const struct pass_list cli_list_costs;		/* what it costs */
extern const struct pass_list cli_list_split_costs;	/* the same, of code that splits wavefronts */
extern const struct pass_list cli_list_trips;		/* of Sim-D: loops, as far as the program counts them */
extern const struct pass_list cli_list_warp;		/* of mini-SIMT: the abstract warp */

/* ---- deadlocks ---------------------------------------------------------------------------------- */
extern const struct pass_list cli_list_deadlock;
/* the same of code as it is written, for --fix, which edits the text */
extern const struct pass_list cli_list_deadlock_as_written;
/* Where each thread has branches of its own (mini-SIMT, text form without EXEC): the algorithm as published. Mini-SIMT
 * code needs the first list before. */
extern const struct pass_list cli_list_nest;
extern const struct pass_list cli_list_threads;
extern const struct pass_list cli_list_switches;	/* waiting threads wait in front of a switch */

/* ---- the rest ----------------------------------------------------------------------------------- */
extern const struct pass_list cli_list_divergence;	/* what differs between lanes */
extern const struct pass_list cli_list_loops;		/* what repeats */
extern const struct pass_list cli_list_lanes;		/* behind cli_list_loops: which lanes are active where */
extern const struct pass_list cli_list_points;		/* where branches meet again */
extern const struct pass_list cli_list_delayed;		/* behind cli_list_loops: the same, delayed for who waits */
extern const struct pass_list cli_list_branch_nodes;	/* behind cli_list_loops: where wavefronts may be split */

/** cli_run_list - wb_run_passes. */
enum wb_status cli_run_list(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env,
	const struct pass_list *list, const struct wb_pass_options *opt);
/** cli_run_missing - the same without the passes that give only what is known. */
enum wb_status cli_run_missing(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env,
	const struct pass_list *list, const struct wb_pass_options *opt);

#endif
