/* test/lib/mutate.h -- assembly that was changed a little.
 *
 * Compilers emit the patterns that an analysis recognises. An analysis that concludes too much from a pattern gives a
 * wrong bound only for code that almost has the pattern: one instruction for other lanes, another register, another
 * order. grammar.h starts from nothing; this file starts from the text of a compiler.
 */
#ifndef WAVEBOUND_TEST_MUTATE_H
#define WAVEBOUND_TEST_MUTATE_H

#include "randcfg.h"
#include "wavebound/base.h"

/** mutate_assembly - @text with @n random changes among the instructions of function @fn: one away, twice, moved, under
 * fewer lanes, with another operation, register or number, behind a write to half of a pair, or behind a barrier that
 * waves meet elsewhere. Not all of it is valid. The result belongs to @a. */
const char *mutate_assembly(struct wb_arena *a, const char *text, const char *fn, struct rng *r, uint32_t n);

#endif
