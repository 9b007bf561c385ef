/* passes/exclusive.h -- sides of ifs, and edges, of which a wave executes only one in an iteration.
 */
#ifndef WAVEBOUND_PASSES_EXCLUSIVE_H
#define WAVEBOUND_PASSES_EXCLUSIVE_H

#include "wavebound/divergence.h"

#include "passes.h"

/* ---- exclusive.c ------------------------------------------------------------------------------ */
/** exclusive_find - pairs of blocks of which a wave may execute only one, as far as sets of lanes tell, those of one instruction together;
 * at most a fixed number. In cx->unit. */
const struct wb_div_sides *exclusive_find(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);
/** exclusive_splits - whether it splits wavefronts: each part of a wave has a way of its own. */
bool exclusive_splits(const struct wb_fn *fn);
/** exclusive_settled - whether all atoms of @set are made in front of instruction @at of @block on every way to it; false also if it has too many nodes. */
bool exclusive_settled(const struct wb_fn *fn, uint32_t set, uint32_t at, uint32_t block);
/** exclusive_common - the nearest block that dominates both and lies directly in loop @l (WB_NONE: in none), WB_NONE: there is none. */
uint32_t exclusive_common(const struct wb_fn *fn, uint32_t a, uint32_t b, uint32_t l);

/* ---- cases.c ------------------------------------------------------------------------------------ */
/** exclusive_cases - cases of numbers that are told apart at several places of one loop, those of one number and loop together,
 * in the order of their blocks. @vectors: those of lanes, too. In cx->unit. */
struct wb_div_case *exclusive_cases(struct wb_ctx *cx, const struct wb_fn *fn, bool vectors, uint32_t *n);
/** exclusive_one_number - whether two cases are about one number in one loop. */
bool exclusive_one_number(const struct wb_div_case *x, const struct wb_div_case *y);
/** exclusive_one_place - whether they are ways of one branch, or into one block. */
bool exclusive_one_place(const struct wb_div_case *x, const struct wb_div_case *y);

/* ---- cliques.c ------------------------------------------------------------------------------------ */
/* A wave executes at most one of the edges for each execution of `from`. */
struct exclusive_row {
	uint32_t *edge, nedge;
	uint32_t from;			/* block; WB_NONE: for each run of the function */
	const char *what;
	struct wb_loc loc;
};
/** exclusive_cliques - rows of cases that exclude each other, at most a fixed number. In cx->unit. */
struct exclusive_row *exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n);

#endif
