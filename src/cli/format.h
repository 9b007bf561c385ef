/* src/cli/format.h -- what a file is that no reader knows. */
#ifndef WB_CLI_FORMAT_H
#define WB_CLI_FORMAT_H

#include "wavebound/diag.h"

/** cli_format_foreign - what @f is for sure, and no input: "a PNG image", "JSON". NULL: it may be one, or unknown. To
 * be asked before readers that go by a word or two. */
const char *cli_format_foreign(const struct wb_file *f);
/** cli_format_unknown - reports that @f is in none of the formats, what it looks like, and what to run or which option
 * takes it, where that is known. Always WB_BAD_INPUT. */
enum wb_status cli_format_unknown(struct wb_ctx *cx, const struct wb_file *f);

#endif
