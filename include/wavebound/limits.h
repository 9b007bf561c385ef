/* wavebound/limits.h -- limits of the analyses, and the one way in which a user is told that one is reached. */
#ifndef WAVEBOUND_LIMITS_H
#define WAVEBOUND_LIMITS_H

#include "wavebound/diag.h"

enum wb_limit {
#define LIMIT(id, name, least, per, each, counts, lost) WB_LIMIT_##id,
#include "wavebound/limits.def"
#undef LIMIT
	WB_LIMIT_COUNT
};
struct wb_limit_info {
	const char *name;
	uint64_t least;			/* of what it counts */
	uint32_t per;			/* more for each .. */
	const char *each;		/* .. of the function */
	const char *counts, *lost;
};
extern const struct wb_limit_info wb_limit_info[WB_LIMIT_COUNT];

/** wb_limit_of - the limit for a function that has @size of what it grows with. */
static inline uint64_t
wb_limit_of(enum wb_limit l, uint64_t size)
{
	return wb_limit_info[l].least + wb_limit_info[l].per * size;
}
/** wb_limit_text - "limit NAME: so many ..", in @a. */
const char *wb_limit_text(struct wb_arena *a, enum wb_limit l, uint64_t size);
/** wb_limit_reached - warns, once, that function @name (or NULL) at @loc reached the limit. */
void wb_limit_reached(struct wb_ctx *cx, enum wb_limit l, uint64_t size, struct wb_loc loc, const char *name);

#endif
