/* test/lib/shrink.h -- a smaller program that still fails. */
#ifndef WAVEBOUND_TEST_SHRINK_H
#define WAVEBOUND_TEST_SHRINK_H

#include "wavebound/base.h"

/** shrink_assembly - @text without the instructions of its first function that @fails does not need: none of what is
 * left can be taken away alone. Labels and directives stay. @fails must hold for @text. The result belongs to @a. */
const char *shrink_assembly(
	struct wb_arena *a, const char *text, bool (*fails)(void *user, const char *text, size_t bytes), void *user);

#endif
