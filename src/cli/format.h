/* src/cli/format.h -- says what a file is that wavebound cannot read. */
#ifndef WB_CLI_FORMAT_H
#define WB_CLI_FORMAT_H

#include "wavebound/diag.h"

/** cli_format_foreign - what @f is if it is certainly no input: "a PNG image", "JSON". NULL: it may be one, or is not
 * known. To be called before readers that recognise their input by a word or two. */
const char *cli_format_foreign(const struct wb_file *f);
/** cli_format_unknown - reports that @f is in none of the formats, what it looks like, and what to run or which option
 * takes it, where that is known. Always WB_BAD_INPUT. */
enum wb_status cli_format_unknown(struct wb_ctx *cx, const struct wb_file *f);

#endif
