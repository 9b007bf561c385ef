/* test/lib/randlanes.h -- random GCN kernels about lanes: arithmetic on work-item ids, comparisons, masks, LDS and
 * memory at computed addresses.
 *
 * Where randkernel.h draws control flow, this draws values: results of most statements are affine, uniform,
 * or just not, and are used as conditions of ifs and loops and as addresses. Every kernel ends and accesses only what
 * it may.
 */
#ifndef WAVEBOUND_TEST_RANDLANES_H
#define WAVEBOUND_TEST_RANDLANES_H

#include "randcfg.h"
#include "wavebound/launch.h"

struct randlanes {
	const char *text;		/* assembly of kernel "lanes" for gfx900 */
	size_t bytes;
	struct wb_launch launch;	/* not completed */
};
/** randlanes_make - all belongs to cx->unit. */
void randlanes_make(struct wb_ctx *cx, struct rng *r, struct randlanes *out);

#endif
