/* wavebound/jansson.h -- JSON documents as jansson has them (src/json), for the files that read them: what is fenced by
 * <jansson.h>.
 */
#ifndef WAVEBOUND_JANSSON_H
#define WAVEBOUND_JANSSON_H

#include <jansson.h>

#include "wavebound/diag.h"

/** wb_jansson_load - the document in @file, which lives as long as what is allocated in @a now; NULL: it is malformed,
 * which is reported as @code. Members must differ. */
json_t *wb_jansson_load(struct wb_ctx *cx, struct wb_arena *a, uint16_t file, enum wb_diag_code code);

#endif
