/* test/lib/rechecked.h -- re-proves facts, and checks that false ones are not proved.
 *
 * The facts of the chain about a kernel are re-proved, and none may be contradicted. Then facts are changed to be
 * false, by what a run of the kernel did: each loop gets a bound one below what was observed, each branch is claimed to
 * take only the edge that no wave took, accesses touch one line less than they did or are to whole lines in a row where
 * they were not, blocks cost less than their
 * instructions, edges are taken once less than they were, fewer waves pass a guard than did, and waves of a workgroup
 * that executed different barriers are claimed to execute the same. None of these may be proved.
 */
#ifndef WAVEBOUND_TEST_RECHECKED_H
#define WAVEBOUND_TEST_RECHECKED_H

#include "claims.h"
#include "paths.h"
#include "wavebound/recheck.h"

struct rechecked_tally {
	uint64_t fact[WB_RECHECK_KINDS][WB_RECHECK_WRONG];		/* as they are: by verdict */
	uint64_t false_fact[WB_RECHECK_KINDS][WB_RECHECK_VERDICTS];	/* made false: by verdict, PROVED never */
};
/** rechecked - of kernel @fn that ran as @p and @seen [inst] tell. NULL, or what is wrong first. */
const char *rechecked(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_recheck_input *in, const struct paths *p,
	const struct claims_seen *seen, struct rechecked_tally *sum);

#endif
