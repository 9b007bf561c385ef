/* passes/tree/tree.h -- what the files of the pass TREE share (see tree.c). */
#ifndef WAVEBOUND_PASSES_TREE_H
#define WAVEBOUND_PASSES_TREE_H

#include "wavebound/lanes.h"
#include "wavebound/warp.h"

/** wb_tree_add_parts - adds to @t, the statements of GCN code, a PART for each region of lanes that nests with them
 * (parts.c). */
void wb_tree_add_parts(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree *t);
/** wb_tree_next_exit - the first edge out of loop @l from index *k of its list on, *k behind it; NULL: none. */
const struct wb_edge *wb_tree_next_exit(const struct wb_fn *fn, uint32_t l, uint32_t *k);
/** wb_tree_left_once - whether loop @l is left by one branch of its own, to the loop around it. */
bool wb_tree_left_once(const struct wb_fn *fn, uint32_t l);

/* Loops that are left at several places, over several loops at once, or not in every iteration (loops.c). Ways that
 * leave such a loop are no ways of the statements inside. */
struct wb_tree_leaving {
	const struct wb_fn *fn;
	struct iterations **iterations;		/* [loop] NULL: it is no such loop */
};
/** wb_tree_find_leaving - which they are, in cx->tmp; false: too many. */
bool wb_tree_find_leaving(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree_leaving *out);
/** wb_tree_join - where all paths from @block within an iteration of loop @l, which is such a loop (WB_NONE: within the
 * function), meet again; WB_NONE: with the next iteration, the end. wb_tree_meet - where the paths from @a and from @b
 * (WB_NONE: of which one has ended) do. */
uint32_t wb_tree_join(const struct wb_tree_leaving *t, uint32_t l, uint32_t block);
uint32_t wb_tree_meet(const struct wb_tree_leaving *t, uint32_t l, uint32_t a, uint32_t b);

/** wb_tree_find_branching - who goes which way in each statement of @t; @mini: of mini-SIMT code, where threads branch
 * (branching.c). */
void wb_tree_find_branching(const struct wb_fn *fn, struct wb_tree *t, bool mini);

/** wb_tree_order - numbers the statements in the order of the program, and moves them to cx->unit (order.c). */
void wb_tree_order(struct wb_ctx *cx, struct wb_tree *t);

#endif
