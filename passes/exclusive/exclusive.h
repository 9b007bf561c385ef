/* passes/exclusive/exclusive.h -- arms of ifs, and edges, of which a wave executes only one in an iteration.
 */
#ifndef WAVEBOUND_PASSES_EXCLUSIVE_H
#define WAVEBOUND_PASSES_EXCLUSIVE_H

#include "wavebound/divergence.h"

#include "../integer/integer.h"
#include "../passes.h"

/* ---- conditions.c ------------------------------------------------------------------------------------ */
/** exclusive_conditions - path conditions of values that have some at several branches of one loop; those of one value
 * and loop together, in the order of their blocks. @vectors: values of lanes, too. In cx->unit. */
struct wb_path_condition *exclusive_conditions(
	struct wb_ctx *cx, const struct wb_fn *fn, struct wb_nums *ns, bool vectors, uint32_t *n);
/** exclusive_same_value - whether two conditions are about one value in one loop. */
bool exclusive_same_value(const struct wb_path_condition *x, const struct wb_path_condition *y);
/** exclusive_same_point - whether they are of edges out of one branch, or into one join. */
bool exclusive_same_point(const struct wb_path_condition *x, const struct wb_path_condition *y);
/** exclusive_counts - whether it is one of a number of the wave that the header of its loop merges. */
bool exclusive_counts(const struct wb_fn *fn, const struct wb_path_condition *x);

/* ---- disjoint.c ------------------------------------------------------------------------------------- */
struct exclusive_pair {			/* two that exclude each other, by index in wb_divergence.conditions */
	uint32_t a, b;
	bool open;			/* worth a row of its own */
};
/** exclusive_pairs - at most a fixed number. In cx->tmp. */
const struct exclusive_pair *exclusive_pairs(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_is_past - whether its edge leads to where both edges of the branch meet, so what follows is executed
 * anyway; or to the end. */
bool exclusive_is_past(const struct wb_fn *fn, const struct wb_path_condition *x);

/* ---- rows: cliques.c, counters.c, splits.c ------------------------------------------------------- */
/* The edges together are executed at most `times` as often as the edges `per`; none: once in each run of the function.
 */
struct exclusive_row {
	uint32_t *edge, nedge;
	const uint32_t *per;
	uint32_t nper, times;
	const char *what;
	struct wb_loc loc;
};
/** exclusive_cliques - rows of edges that exclude each other, at most a fixed number. In cx->unit. */
struct exclusive_row *exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_put_edge - "b2", the only path to it, or "b1 to b2". */
void exclusive_put_edge(struct wb_out *o, const struct wb_fn *fn, uint32_t e);
/** exclusive_counter_rows - rows of edges that few iterations of a loop execute, at most a fixed number. In cx->tmp. */
struct exclusive_row *exclusive_counter_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_split_rows - rows of the branches that the code splits; none unless PWS is known. In cx->tmp. */
struct exclusive_row *exclusive_split_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

#endif
