/* test/lib/eval.h -- an interpreter of IR operations on 32-bit numbers. It is written from their definition in ops.def,
 * and shares nothing with the sources. Tests compare analyses with its results. */
#ifndef WAVEBOUND_TEST_EVAL_H
#define WAVEBOUND_TEST_EVAL_H

#include "wavebound/ir.h"

/** eval - @op of its @n sources; @sign: they are signed. The test ends at one that is no arithmetic. */
uint32_t eval(enum wb_op op, bool sign, const uint32_t *x, uint32_t n);
/** eval_compare - EQ, NE, LT, LE, GT, GE. */
bool eval_compare(enum wb_op op, bool sign, uint32_t a, uint32_t b);

/** eval_inst - executes @i on @unit, what each unit of @fn holds: arithmetic, comparisons, and of 64 bits moves, masks,
 * equality. What is written behind the result is the carry, the overflow, or whether the result is not 0. */
void eval_inst(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *unit);
/** eval_edge - the edge by which execution leaves block @b. */
uint32_t eval_edge(const struct wb_fn *fn, uint32_t b, const uint32_t *unit);

#endif
