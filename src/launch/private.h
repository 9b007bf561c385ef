/* src/launch/private.h -- what the files of src/launch say to each other. */
#ifndef WAVEBOUND_SRC_LAUNCH_PRIVATE_H
#define WAVEBOUND_SRC_LAUNCH_PRIVATE_H

#include "wavebound/launch.h"
#include "wavebound/xml.h"

#define WB_MAX_BUFFER_BYTES ((uint64_t)1 << 40)

/** wb_launch_which - splits off the argument that @text names: an index if it is all digits, else a name. */
void wb_launch_which(struct wb_ctx *cx, const char *text, size_t len, struct wb_launch_arg *a);
/** wb_launch_number - a decimal or 0x number up to @max; reported at @loc otherwise. */
bool wb_launch_number(struct wb_ctx *cx, struct wb_loc loc, const char *what, const char *text, uint64_t max, uint64_t *out);
/** wb_launch_bits - the 32 bits of an element: an integer (negative: two's complement) or a float. */
bool wb_launch_bits(struct wb_ctx *cx, struct wb_loc loc, const char *text, uint64_t *out);
/** wb_launch_scalar - whether @text is a value: a number, or several separated by commas. */
bool wb_launch_scalar(struct wb_ctx *cx, struct wb_loc loc, const char *text);
/** wb_launch_is_float - digits with a point or an exponent, optional sign. */
bool wb_launch_is_float(const char *s, size_t n);

#endif
