/* passes/exclusive.h -- pairs of blocks of which a wave may execute only one, as far as sets of lanes tell.
 */
#ifndef WAVEBOUND_PASSES_EXCLUSIVE_H
#define WAVEBOUND_PASSES_EXCLUSIVE_H

#include "wavebound/divergence.h"

#include "passes.h"

/** exclusive_find - such pairs, those of one instruction together; at most a fixed number. In cx->unit. */
const struct wb_div_sides *exclusive_find(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

#endif
