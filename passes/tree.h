/* passes/tree.h -- what the files of the pass TREE share (see tree.c). */
#ifndef WAVEBOUND_PASSES_TREE_H
#define WAVEBOUND_PASSES_TREE_H

#include "wavebound/lanes.h"
#include "wavebound/warp.h"

/** wb_tree_add_parts - adds to @t, the statements of GCN code, a PART for each region of lanes that nests with them (tree_parts.c). */
void wb_tree_add_parts(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree *t);
/** wb_tree_order - numbers the statements in the order of the program, and moves them to cx->unit (tree_order.c). */
void wb_tree_order(struct wb_ctx *cx, struct wb_tree *t);

/** wb_print_tree - the statements of @fn, one a line, as comments of the text form (tree_print.c). */
void wb_print_tree(struct wb_out *o, const struct wb_fn *fn);

#endif
