/* passes/integer/operation.h -- operations on whole numbers: of constants (wavebound/fold.h), as sums of their sources,
 * and comparisons (operation.c).
 */
#ifndef WAVEBOUND_PASSES_OPERATION_H
#define WAVEBOUND_PASSES_OPERATION_H

#include "../passes.h"
#include "wavebound/fold.h"

static inline bool wb_compare_is(enum wb_op op) { return op >= WB_OP_EQ && op <= WB_OP_GE; }
/** wb_compare_opposite - holds where @op does not. wb_compare_mirror - a op b as b op a. */
enum wb_op wb_compare_opposite(enum wb_op op);
enum wb_op wb_compare_mirror(enum wb_op op);
/** wb_compare_holds - whether @a @op @b, numbers of @bits bits with a sign (@sign) or without. */
bool wb_compare_holds(enum wb_op op, bool sign, uint32_t bits, uint64_t a, uint64_t b);

/* An operation as a sum of its sources: factor[0] * source 0 + ... + add, modulo 2^bits. A factor 0: not added. */
struct wb_linear {
	uint64_t factor[3], add;
	bool either;			/* sources are or'ed: none may have a bit in common with another */
	bool word24;			/* only where sources 0 and 1 are numbers of 24 bits */
};
/** wb_linear - @op, none with its sources exchanged (wb_forward), as a sum of its @n sources, of which those with
 * constant[k] are the number k[k]; false: it is no sum. */
bool wb_linear(
	enum wb_op op, uint32_t bits, const bool *constant, const uint64_t *k, uint32_t n, struct wb_linear *out);

#endif
