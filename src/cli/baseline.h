/* src/cli/baseline.h -- known findings of a project (baseline.c). */
#ifndef WB_CLI_BASELINE_H
#define WB_CLI_BASELINE_H

#include "wavebound/hazards.h"

struct cli_baseline;
/** cli_baseline_read - reads @path, which --write-baseline made. WB_BAD_INPUT, reported, for a line that begins with no
 * fingerprint. */
enum wb_status cli_baseline_read(struct wb_ctx *cx, const char *path, struct cli_baseline **out);
/** cli_baseline_has - whether a finding of this fingerprint is in it. cli_baseline_stale - WB_BAD_INPUT, reported, if a
 * finding in it, of a function of @h, was not asked for; warns of those of others. */
bool cli_baseline_has(struct cli_baseline *b, uint64_t print);
enum wb_status cli_baseline_stale(struct wb_ctx *cx, const struct cli_baseline *b, const struct wb_hazards *h);
/** cli_baseline_write - the findings of @h that are reported. */
enum wb_status cli_baseline_write(struct wb_ctx *cx, const char *path, const struct wb_hazards *h);

#endif
