/* test/lib/rechecked.h -- facts proved again, and false ones that must not be.
 *
 * What the chain says of a kernel is proved again, and nothing of it may be contradicted. Then facts are made false by
 * what a run of the kernel did: each loop gets a bound one below what was observed, each branch goes one way only but
 * not the one that a wave took, accesses touch one line less than they did, blocks cost less than their instructions,
 * waves of a workgroup that went apart are said to meet. None of these may be proved.
 */
#ifndef WAVEBOUND_TEST_RECHECKED_H
#define WAVEBOUND_TEST_RECHECKED_H

#include "claims.h"
#include "paths.h"
#include "wavebound/recheck.h"

struct rechecked_tally {
	uint64_t fact[WB_RECHECK_KINDS][2];		/* as they are: by verdict */
	uint64_t false_fact[WB_RECHECK_KINDS][3];	/* made false: by verdict, PROVED never */
};
/** rechecked - of kernel @fn that ran as @p and @seen [inst] tell. NULL, or what is wrong first. */
const char *rechecked(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_recheck_input *in, const struct paths *p,
	const struct claims_seen *seen, struct rechecked_tally *sum);

#endif
