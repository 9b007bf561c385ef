/* src/cli/suppress.h -- findings that were reviewed and accepted. */
#ifndef WB_CLI_SUPPRESS_H
#define WB_CLI_SUPPRESS_H

#include "wavebound/hazards.h"

struct cli_suppressions;
/** cli_suppressions_read - reads @path: lines "RULE KERNEL PLACE [FINGERPRINT] REASON...", # begins a comment.
 * WB_BAD_INPUT, reported, for a line without a reason or with an unknown rule. */
enum wb_status cli_suppressions_read(struct wb_ctx *cx, const char *path, struct cli_suppressions **out);
/** cli_suppressed - the reason of the first line that covers finding @k of @f at @line ("file:12"), or NULL. */
const char *cli_suppressed(struct wb_ctx *cx, struct cli_suppressions *s, const struct wb_hazard_fn *f, uint32_t k,
	const char *line);
/** cli_suppressions_stale - WB_BAD_INPUT, reported, if a line about a function of @h covered nothing; warns of lines
 * about others. */
enum wb_status cli_suppressions_stale(
	struct wb_ctx *cx, const struct cli_suppressions *s, const struct wb_hazards *h);

#endif
