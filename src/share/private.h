/* src/share/private.h -- what the files of src/share share. */
#ifndef WAVEBOUND_SRC_SHARE_PRIVATE_H
#define WAVEBOUND_SRC_SHARE_PRIVATE_H

#include "wavebound/share.h"

/** wb_share_units - SMs or CUs of the device. */
static inline uint32_t wb_share_units(const struct wb_share_device *d) { return d->engines * d->units; }
/** wb_share_mask_all - every unit of @d. */
void wb_share_mask_all(const struct wb_share_device *d, struct wb_share_mask *out);
/** wb_share_process_add, wb_share_stream_add - append; return the id. */
uint32_t wb_share_process_add(struct wb_ctx *cx, struct wb_share_system *s, const char *name);
uint32_t wb_share_stream_add(struct wb_ctx *cx, struct wb_share_system *s, struct wb_share_stream stream);
/** wb_share_null_stream - the NULL stream of @process, made on demand. */
uint32_t wb_share_null_stream(struct wb_ctx *cx, struct wb_share_system *s, uint32_t process);
/** wb_share_mask_of - the units that a launch into @stream under lock slot @slot (WB_NONE: none) may use. */
const struct wb_share_mask *wb_share_mask_of(
	const struct wb_share_system *s, uint32_t stream, uint32_t slot, const struct wb_share_mask *all);
/** wb_share_first_ns - the time until the first wave of a block ends, if the block takes @time_ns: the same part of it
 * as first_ns is of time_ns. */
uint64_t wb_share_first_ns(const struct wb_share_kernel *k, uint64_t time_ns);
/** wb_share_waves - waves of a block that end one by one; 1: all at once. */
uint32_t wb_share_waves(const struct wb_share_kernel *k);

#endif
