/* wavebound/seal.h -- what certificates of every kind are written with: a digest of numbers, and texts of any bytes. */
#ifndef WAVEBOUND_SEAL_H
#define WAVEBOUND_SEAL_H

#include "wavebound/base.h"

#define WB_SEAL_START UINT64_C(0xcbf29ce484222325)

/** wb_seal_mix - the digest @h with @v behind it: FNV-1a, low byte first, so that it is the same on every machine. */
uint64_t wb_seal_mix(uint64_t h, uint64_t v);
/** wb_seal_put - @s as a JSON string. Bytes that are not printable ASCII are escapes, so that all can be read back. */
void wb_seal_put(struct wb_out *o, const char *s);
/** wb_seal_text - the bytes that wb_seal_put wrote, from the string @s that a JSON reader made of them, in @a. NULL: it
 * did not write them. */
char *wb_seal_text(struct wb_arena *a, const char *s);

#endif
