/* wavebound/suggest.h -- the name that a misspelt word is closest to. */
#ifndef WAVEBOUND_SUGGEST_H
#define WAVEBOUND_SUGGEST_H

#include "wavebound/base.h"

struct wb_suggestion {
	const char *name;		/* the closest so far, or NULL */
	uint32_t distance;		/* letters to change */
};
/** wb_suggest - takes @name for @word of @len letters if it differs in at most a third of the letters and in fewer
 * than what @s holds. */
void wb_suggest(struct wb_suggestion *s, const char *word, size_t len, const char *name);

#endif
