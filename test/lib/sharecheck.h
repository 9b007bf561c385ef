/* test/lib/sharecheck.h -- the rules of sharing as invariants of a log. */
#ifndef TEST_SHARECHECK_H
#define TEST_SHARECHECK_H

#include "wavebound/share.h"

/** share_check - NULL if @log obeys the rules of @s, else which one it breaks. Knows nothing of how the log was made.
 * Where waves end one by one (first-wave) the rules about room are left out: the log does not say when they do. */
const char *share_check(struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_log *log);

#endif
