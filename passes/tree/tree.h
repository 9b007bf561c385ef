/* passes/tree/tree.h -- what the files of the pass TREE share (see tree.c). */
#ifndef WAVEBOUND_PASSES_TREE_H
#define WAVEBOUND_PASSES_TREE_H

#include "wavebound/lanes.h"
#include "wavebound/warp.h"

/** wb_tree_add_parts - adds to @t, which is of GCN code, a PART for each region of lanes that nests with the statements
 * (parts.c). */
void wb_tree_add_parts(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree *t);
/** wb_tree_next_exit - the next exit edge of loop @l, from index *k of its list on; advances *k. NULL: none. */
const struct wb_edge *wb_tree_next_exit(const struct wb_fn *fn, uint32_t l, uint32_t *k);
/** wb_tree_left_once - whether loop @l has one exit, by a branch directly in it, to the loop around it. */
bool wb_tree_left_once(const struct wb_fn *fn, uint32_t l);

/* Loops with several exits, with exits out of several loops, or with an exit that not every iteration passes
 * (loops.c). */
struct wb_tree_leaving {
	const struct wb_fn *fn;
	struct iterations **iterations;		/* [loop] NULL: it is no such loop */
};
/** wb_tree_find_leaving - finds them, in cx->tmp; false: too many. */
bool wb_tree_find_leaving(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree_leaving *out);
/** wb_tree_join - where all paths from @block join again within an iteration of such a loop @l (WB_NONE: within the
 * function); WB_NONE: at the next iteration, the end. wb_tree_meet - where the paths from @a and @b join; WB_NONE: one
 * has ended. */
uint32_t wb_tree_join(const struct wb_tree_leaving *t, uint32_t l, uint32_t block);
uint32_t wb_tree_meet(const struct wb_tree_leaving *t, uint32_t l, uint32_t a, uint32_t b);

/** wb_tree_find_branching - sets how threads part at each statement of @t; @mini: in mini-SIMT threads branch, in GCN
 * code waves do (branching.c). */
void wb_tree_find_branching(const struct wb_fn *fn, struct wb_tree *t, bool mini);

/** wb_tree_order - numbers the statements in the order of the program, and copies them to cx->unit (order.c). */
void wb_tree_order(struct wb_ctx *cx, struct wb_tree *t);

#endif
