/* passes/exclusive.h -- pairs of blocks of which a wave may execute only one, as far as sets of lanes tell.
 */
#ifndef WAVEBOUND_PASSES_EXCLUSIVE_H
#define WAVEBOUND_PASSES_EXCLUSIVE_H

#include "wavebound/lanes.h"

#include "passes.h"

/* If the condition by which instruction `narrows` cuts EXEC down is the same for all lanes active there, a wave executes at
 * most one of the two blocks for each execution of `from`. */
struct exclusive {
	uint32_t narrows;
	uint32_t one, other;		/* blocks */
	uint32_t from;			/* block; WB_NONE: for each run of the function */
};
/** exclusive_find - such pairs, those of one instruction together; at most a fixed number. In cx->tmp. */
const struct exclusive *exclusive_find(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

#endif
