/* passes/exclusive/exclusive.h -- arms of ifs, and edges, of which a wave executes only one in an iteration.
 */
#ifndef WAVEBOUND_PASSES_EXCLUSIVE_H
#define WAVEBOUND_PASSES_EXCLUSIVE_H

#include "wavebound/divergence.h"

#include "../integer/interval.h"
#include "../passes.h"

/* ---- conditions.c ------------------------------------------------------------------------------------ */
/** exclusive_conditions - path conditions of values that have some at several branches of one loop; those of one value
 * and loop together, in the order of their blocks. @vectors: values of lanes, too. In cx->unit. */
struct wb_path_condition *exclusive_conditions(struct wb_ctx *cx, const struct wb_fn *fn, bool vectors, uint32_t *n);
/** exclusive_same_value - whether two conditions are about one value in one loop. */
bool exclusive_same_value(const struct wb_path_condition *x, const struct wb_path_condition *y);
/** exclusive_same_point - whether they are of edges out of one branch, or into one join. */
bool exclusive_same_point(const struct wb_path_condition *x, const struct wb_path_condition *y);

/* ---- disjoint.c ------------------------------------------------------------------------------------- */
struct exclusive_pair {			/* two that exclude each other, by index in wb_divergence.conditions */
	uint32_t a, b;
	bool open;			/* worth a row of its own */
};
/** exclusive_pairs - at most a fixed number. In cx->tmp. */
const struct exclusive_pair *exclusive_pairs(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

/* ---- rows: cliques.c, splits.c ------------------------------------------------------------------ */
/* The edges together are executed at most as often as block `per`; WB_NONE: once in each run of the function. */
struct exclusive_row {
	uint32_t *edge, nedge;
	uint32_t per;
	const char *what;
	struct wb_loc loc;
};
/** exclusive_cliques - rows of edges that exclude each other, at most a fixed number. In cx->unit. */
struct exclusive_row *exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_split_rows - rows of the branches that the code splits; none unless PWS is known. In cx->tmp. */
struct exclusive_row *exclusive_split_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

#endif
