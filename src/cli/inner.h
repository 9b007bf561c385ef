/* src/cli/inner.h -- a command, run inside another one: on many files, on what a report was made of, on two versions.
 */
#ifndef WB_CLI_INNER_H
#define WB_CLI_INNER_H

#include "cli.h"
#include "wavebound/json.h"
#include "wavebound/report.h"

/* One run on one input, in a context of its own. */
struct inner {
	const char *command, *path;
	const char *const *word;	/* of its command line: options and their values */
	uint32_t nword;
	struct wb_matched *matched;	/* of options that are about other inputs, too; NULL: they are about this one */
	const char *page;		/* the name of files that it writes besides (cli.h); NULL: none */
	enum wb_status status;		/* WB_NOMEM: there is no report */
	char *report, *messages;	/* its result; as the terminal would show them */
	size_t report_bytes, message_bytes;
};
/** inner_run - runs the command. May run in any thread once inner_prepare has run in one. */
void inner_run(struct inner *in);
/** inner_analyze - @in becomes a run of analyze with @option as JSON; in cx->unit. @jobs: threads. */
void inner_analyze(struct wb_ctx *cx, struct inner *in, const struct wb_given *option, uint32_t noption, uint32_t jobs);
/** inner_prepare - what must be done once before threads call inner_run (xml.h). */
enum wb_status inner_prepare(struct wb_ctx *cx);
/** inner_free - the texts of @in, a struct inner: as a call that an arena defers. */
void inner_free(void *in);
/** inner_tree - the report as a tree; reports that one cannot be read. */
enum wb_status inner_tree(struct wb_ctx *cx, const struct inner *in, struct wb_json **out);

struct wb_request;
/** cli_analyze_many - analyze on files and folders, failures last. */
enum wb_status cli_analyze_many(struct cli *c, const struct wb_request *r, const struct cli_options *o);
/** cli_is_many - whether the operands are more than one file, or are reported as if they were. */
bool cli_is_many(const struct wb_request *r, const struct cli_options *o);

#endif
