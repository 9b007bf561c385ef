/* passes/exclusive/exclusive.h -- edges of which a wave executes only one in an iteration. */
#ifndef WAVEBOUND_PASSES_EXCLUSIVE_H
#define WAVEBOUND_PASSES_EXCLUSIVE_H

#include "wavebound/divergence.h"

#include "../integer/integer.h"
#include "../passes.h"

/* ---- conditions.c ------------------------------------------------------------------------------------ */
/** exclusive_conditions - path conditions, of values that have some at several branches of one loop. They are sorted by
 * value and loop, then by block. @vectors: values of lanes, too. In cx->unit. */
struct wb_path_condition *exclusive_conditions(
	struct wb_ctx *cx, const struct wb_fn *fn, struct wb_integers *ints, bool vectors, uint32_t *n);
/** exclusive_same_value - whether two conditions are of one value in one loop. */
bool exclusive_same_value(const struct wb_path_condition *x, const struct wb_path_condition *y);
/** exclusive_counts - whether it is a condition of a uniform merge at the header of its loop. */
bool exclusive_counts(const struct wb_fn *fn, const struct wb_path_condition *x);

/* Two conditions of one value in one loop, of which an iteration executes only one edge. */
struct exclusive_pair {
	const struct wb_path_condition *a, *b;
	bool own_row;			/* a row of the two alone may lower a bound */
};
/** exclusive_pairs - all of them, by value. Each edge is in one condition of a value. In cx->tmp. */
const struct exclusive_pair *exclusive_pairs(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_to_postdom - whether the edge leads to the post-dominator of its branch, or to the end: what follows is
 * executed anyway. */
bool exclusive_to_postdom(const struct wb_fn *fn, const struct wb_path_condition *x);

/* ---- rows: cliques.c, counters.c, splits.c ------------------------------------------------------- */
/* The edges together are executed at most `times` as often as the edges `per` together. Without `per`: `times` in each
 * run of the function. */
struct exclusive_row {
	uint32_t *edge, nedge;
	const uint32_t *per;
	uint32_t nper, times;
	const char *what;
	struct wb_loc loc;
};
/** exclusive_cliques - rows of edges that exclude each other, at most a fixed number. In cx->unit. */
struct exclusive_row *exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_put_edge - prints "b2" if the edge is the only path to b2, else "b1 to b2". */
void exclusive_put_edge(struct wb_out *o, const struct wb_fn *fn, uint32_t e);
/** exclusive_counter_rows - rows of edges that few iterations of a loop execute, at most a fixed number. In cx->tmp. */
struct exclusive_row *exclusive_counter_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_split_rows - rows of branches that the code splits; none without PWS. In cx->tmp. */
struct exclusive_row *exclusive_split_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

#endif
