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
extern const struct pass_list cli_list_loop_bounds;		/* graph, loops, lanes, loop bounds */
extern const struct pass_list cli_list_callers;			/* loop bounds by what callers hand to a function */
extern const struct pass_list cli_list_refused;			/* loops, their bounds from a copy */
extern const struct pass_list cli_list_refused_costs;		/* costs of blocks, of what is refused all the same */
extern const struct pass_list cli_list_claims;		/* flow facts of the user */
extern const struct pass_list cli_list_costs;		/* costs of blocks */
extern const struct pass_list cli_list_split_costs;	/* the same, of code that splits wavefronts */
extern const struct pass_list cli_list_trips;		/* of Sim-D: loop bounds from the code */
extern const struct pass_list cli_list_warp;		/* of mini-SIMT: the abstract warp */

/* ---- deadlocks ---------------------------------------------------------------------------------- */
extern const struct pass_list cli_list_deadlock;
/* the same of code as it is written, for --fix, which edits the text */
extern const struct pass_list cli_list_deadlock_as_written;
/* The algorithm as published, for code whose threads branch independently: mini-SIMT, and the text form without EXEC.
 * Mini-SIMT code needs cli_list_nest first. */
extern const struct pass_list cli_list_nest;
extern const struct pass_list cli_list_threads;
extern const struct pass_list cli_list_switches;	/* waiting threads wait in front of a switch */

/* ---- the rest ----------------------------------------------------------------------------------- */
extern const struct pass_list cli_list_divergence;	/* values that differ between lanes */
extern const struct pass_list cli_list_loops;		/* loops */
extern const struct pass_list cli_list_lanes;		/* after cli_list_loops: active lanes */
extern const struct pass_list cli_list_points;		/* reconvergence points */
extern const struct pass_list cli_list_delayed;		/* after cli_list_loops: the same, delayed where lanes wait */
extern const struct pass_list cli_list_branch_nodes;	/* after cli_list_loops: branches that may be split */

/** cli_run_list - wb_run_passes. */
enum wb_status cli_run_list(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env,
	const struct pass_list *list, const struct wb_pass_options *opt);
/** cli_run_missing - the same, without passes whose facts are known. */
enum wb_status cli_run_missing(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env,
	const struct pass_list *list, const struct wb_pass_options *opt);

#endif
