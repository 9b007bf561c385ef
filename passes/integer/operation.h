/* passes/integer/operation.h -- operations on integers: on constants (wavebound/fold.h), as sums of their sources, and
 * comparisons (operation.c).
 */
#ifndef WAVEBOUND_PASSES_OPERATION_H
#define WAVEBOUND_PASSES_OPERATION_H

#include "../passes.h"
#include "wavebound/fold.h"

static inline bool wb_compare_is(enum wb_op op) { return op >= WB_OP_EQ && op <= WB_OP_GE; }
/** wb_compare_opposite - the negation of @op. wb_compare_mirror - a op b as b op a. */
enum wb_op wb_compare_opposite(enum wb_op op);
enum wb_op wb_compare_mirror(enum wb_op op);
/** wb_compare_holds - whether @a @op @b, for signed (@sign) or unsigned numbers of @bits bits. */
bool wb_compare_holds(enum wb_op op, bool sign, uint32_t bits, uint64_t a, uint64_t b);

/* An operation as a sum of its sources: factor[0] * source 0 + ... + add, modulo 2^bits. Factor 0: not in the sum. */
struct wb_linear {
	uint64_t factor[3], add;
	bool ored;			/* only if no two sources have a common bit: they are ored */
	bool bits24;			/* only if sources 0 and 1 are 24-bit numbers */
};
/** wb_linear - @op, which is not reversed (wb_forward), as a sum of its @n sources, of which those with constant[k] are
 * the number k[k]; false: it is no sum. */
bool wb_linear(
	enum wb_op op, uint32_t bits, const bool *constant, const uint64_t *k, uint32_t n, struct wb_linear *out);

#endif
