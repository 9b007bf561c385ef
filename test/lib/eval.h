/* test/lib/eval.h -- what operations of the IR compute, of numbers of 32 bits, written from their description in
 * ops.def and sharing nothing with src/ir: the interpreter of tests that hold analyses against numbers. */
#ifndef WAVEBOUND_TEST_EVAL_H
#define WAVEBOUND_TEST_EVAL_H

#include "wavebound/ir.h"

/** eval - @op of its @n sources; @sign: they are signed. Of those that are no arithmetic, 0. */
uint32_t eval(enum wb_op op, bool sign, const uint32_t *x, uint32_t n);
/** eval_compare - EQ, NE, LT, LE, GT, GE. */
bool eval_compare(enum wb_op op, bool sign, uint32_t a, uint32_t b);

#endif
