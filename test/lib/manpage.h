/* test/lib/manpage.h -- examples of manual pages, so that tests can run them. */
#ifndef WAVEBOUND_TEST_MANPAGE_H
#define WAVEBOUND_TEST_MANPAGE_H

#include "wavebound/base.h"

/** manpage_text - the page man/@name, backslashes before hyphens removed; NULL if it cannot be read. */
char *manpage_text(struct wb_arena *a, const char *name);
/** manpage_example - the @k-th example (.nf to .fi) of @text that starts with @start; NULL if there is none. */
char *manpage_example(struct wb_arena *a, const char *text, const char *start, uint32_t k);

#endif
