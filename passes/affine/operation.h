/* passes/affine/operation.h -- what operations on whole numbers compute (operation.c).
 */
#ifndef WAVEBOUND_PASSES_OPERATION_H
#define WAVEBOUND_PASSES_OPERATION_H

#include "../passes.h"

static inline bool wb_compare_is(enum wb_op op) { return op >= WB_OP_EQ && op <= WB_OP_GE; }
/** wb_compare_opposite - holds where @op does not. wb_compare_mirror - a op b as b op a. */
enum wb_op wb_compare_opposite(enum wb_op op);
enum wb_op wb_compare_mirror(enum wb_op op);
/** wb_compare_holds - whether @a @op @b, numbers of @bits bits with a sign (@sign) or without. */
bool wb_compare_holds(enum wb_op op, bool sign, uint32_t bits, uint64_t a, uint64_t b);
/** wb_fold - @op of the @n numbers @k of @bits bits; false: not an operation that is folded. */
bool wb_fold(enum wb_op op, bool sign, uint32_t bits, const uint64_t *k, uint32_t n, uint64_t *out);

#endif
