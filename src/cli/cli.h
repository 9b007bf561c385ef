/* src/cli/cli.h -- what the commands share. One file per command, one row in commands.def. */
#ifndef WAVEBOUND_CLI_H
#define WAVEBOUND_CLI_H

#include "wavebound/diag.h"

/* One run of the program. Results go to @out, written to standard output once
 * when the command returns; diagnostics are collected in cx->diag and written to
 * standard error then. */
struct cli {
	struct wb_ctx *cx;
	struct wb_out out;
};

/** A command gets its own name in argv[0]. The exit code follows from the status it
 * returns; errors and refusals it reported raise WB_OK to 2 and 3. */
typedef enum wb_status command_fn(struct cli *c, int argc, char **argv);

struct command {
	const char *name;
	const char *usage;	/* arguments, as in the synopsis */
	const char *what;	/* one line */
	command_fn *run;
};
extern const struct command commands[];
extern const size_t ncommands;

#define COMMAND(name, usage, what, run) command_fn run;
#include "commands.def"
#undef COMMAND

/** cli_read_file - loads @path ("-": standard input) and registers it; reported when it cannot be read. */
enum wb_status cli_read_file(struct wb_ctx *cx, const char *path, uint16_t *file);
/** cli_usage - reports a wrong command line; always WB_BAD_INPUT. */
enum wb_status cli_usage(struct wb_ctx *cx, const char *fmt, ...) WB_PRINTF(2, 3);

#endif
