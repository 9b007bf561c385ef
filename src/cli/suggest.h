/* src/cli/suggest.h -- the name that a misspelt word is closest to (suggest.c). */
#ifndef WAVEBOUND_SRC_CLI_SUGGEST_H
#define WAVEBOUND_SRC_CLI_SUGGEST_H

#include "wavebound/base.h"

struct suggestion {
	const char *name;		/* the closest so far, or NULL */
	uint32_t distance;		/* letters to change */
};
/** cli_suggest - takes @name for @word of @len letters if it differs in at most a third of the letters and in fewer
 * than what @s holds. */
void cli_suggest(struct suggestion *s, const char *word, size_t len, const char *name);

#endif
