/* src/cli/cli.h -- what the commands share. One file per command, one row in commands.def. */
#ifndef WAVEBOUND_CLI_H
#define WAVEBOUND_CLI_H

#include <signal.h>

#include "wavebound/diag.h"

/* One run of the program. Results go to @out, written to standard output (or -o)
 * once when the command returns; diagnostics are collected in cx->diag and written
 * to standard error then, after what --dump-after asked for. */
struct cli {
	struct wb_ctx *cx;
	struct wb_out out, dump;
	const struct command *command;
	const char *output;		/* -o, or NULL */
	bool quiet;
	bool prose;			/* the result is for people: lines are folded on a terminal */
	enum { CLI_COLOUR_AUTO, CLI_COLOUR_ALWAYS, CLI_COLOUR_NEVER } colour;
	/* of a run that is one of many (inner.h); NULL otherwise */
	struct wb_matched *matched;	/* what options have matched that are about all inputs */
	const char *page;		/* analyze writes FILE.html besides, cfg --svg FILE.KERNEL.svg */
};

/** A command gets its own name in argv[0]. The exit code follows from the status it
 * returns; errors and refusals it reported raise WB_OK to 2 and 3. */
typedef enum wb_status command_fn(struct cli *c, int argc, char **argv);

/* Which commands take an option. */
enum opt_group {
	OPT_GROUP_KERNEL = 1,
	OPT_GROUP_MACHINE = 2,
	OPT_GROUP_LAUNCH = 4,
	OPT_GROUP_FACTS = 8,
	OPT_GROUP_SOLVE = 16,
	OPT_GROUP_GATE = 32,
	OPT_GROUP_OUTPUT = 64,
	OPT_GROUP_DRAW = 128,
	OPT_GROUP_PASSES = 256,
	OPT_GROUP_ANY = 512,
	OPT_GROUP_RUN = 1024,
	OPT_GROUP_LIST = 2048,
	OPT_GROUP_STEPS = 4096,
	OPT_GROUP_WARP = 8192,
	OPT_GROUP_HAZARD = 16384,
	OPT_GROUP_PROOF = 32768,
	OPT_GROUP_SPLIT = 65536,
	OPT_GROUP_DIVERGENCE = 131072,
	OPT_GROUP_SHARE = 262144,
	OPT_GROUP_DIFF = 524288,
	OPT_GROUP_JOBS = 1048576,
	OPT_GROUP_CHECK = 2097152,
	OPT_GROUP_DESCRIBE = 4194304,
	OPT_GROUP_TEMPLATE = 8388608,
	OPT_GROUP_CALIBRATE = 16777216,
};

struct command {
	const char *name;
	const char *usage;	/* operands, as in the synopsis */
	const char *what;	/* one line */
	command_fn *run;
	uint32_t groups;	/* enum opt_group */
	const char *examples;
};
extern const struct command commands[];
extern const size_t ncommands;

#define COMMAND(name, usage, what, run, groups, examples) command_fn run;
#include "commands.def"
#undef COMMAND

/* Options that belong to the command line, not to the request. */
struct cli_options {
	const char *format, *certificate, *lp, *observe, *parametric;
	const char *show_format;	/* machine show; NULL: xml */
	const char *against;		/* machine check */
	const char *base; uint64_t margin;	/* machine fit; per cent */
	bool list, verbose, edges, svg, path, lanes, kept;
	const char *choose, *contexts, *emit, *pruned;	/* split, cfg --pruned; contexts: simulate too */
	const char *splits, *reuse;	/* simulate */
	const char *simt, *points, *timeout, *tables;
	uint64_t steps;			/* of a simulated run: 0 is no limit */
	bool mimd;			/* simulate */
	uint64_t seed;
	bool jitters;			/* simulate: times are drawn */
	uint64_t jitter;
	const char *trace, *timeline;	/* simulate: files to write */
	uint32_t policy;		/* simulate: enum wb_simd_policy, and 1; 0: none is given */
	WB_VEC(const char *) dumps;	/* simulate: NAME=FILE */
	WB_VEC(const char *) rules;	/* deadlock */
	const char *fail_on, *confidence, *suppress, *baseline, *write_baseline;
	bool plain_off, buffers_overlap, findings_only;
	const char *device, *times, *compare;	/* share */
	bool advise;
	bool fix;
	bool prove, strict, json;	/* check-certificate */
	const char *fail_above;		/* diff */
	bool *given;			/* [option]: it was on the command line */
	const char **operand, **word;	/* the words of the command line: those that are inputs, and the others */
	uint32_t noperand, nword;
};
/** cli_command - the command called @name; NULL: there is none. */
const struct command *cli_command(const char *name);
struct wb_request;
/** cli_parse - options in any place, "--" ends them, "-" is an operand. Values go to @r or @o. WB_BAD_INPUT, reported,
 * for what the command does not take. */
enum wb_status cli_parse(struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o);
/** cli_help - usage, options and examples of the current command. */
void cli_help(struct cli *c, const struct command *cmd);
/** cli_load - reads the command line and its one input, and chooses kernels. *go: whether there is more to do (not
 * after an error or --list-kernels). */
struct wb_world;
/* the same, of a command line that is read */
enum wb_status cli_load_operand(
	struct cli *c, struct wb_request *r, const struct cli_options *o, struct wb_world *w, bool *go);
enum wb_status cli_load(struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o,
	struct wb_world *w, bool *go);

/** cli_read_file - loads @path ("-": standard input) and registers it; reported when it cannot be read. */
enum wb_status cli_read_file(struct wb_ctx *cx, const char *path, uint16_t *file);
/** cli_read_buffer - loads what a buffer of @l holds from @path, which is relative to the launch description if there
 * is one. */
struct wb_launch;
enum wb_status cli_read_buffer(
	struct wb_ctx *cx, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes);
/** cli_measure_buffers - how large the buffers of @l are that files fill; a file that is not there says nothing. */
void cli_measure_buffers(struct wb_ctx *cx, struct wb_launch *l);
/** wb_resolve_path - @path as it is written in @file: what is not absolute is in the folder of that. */
const char *wb_resolve_path(struct wb_arena *a, const char *file, const char *path);
/** cli_usage - reports a wrong command line; always WB_BAD_INPUT. */
enum wb_status cli_usage(struct wb_ctx *cx, const char *fmt, ...) WB_PRINTF(2, 3);
/** cli_write_file - writes @bytes to @path; reported when it cannot be written, or is a file that the same run read or
 * wrote. */
enum wb_status cli_write_file(struct wb_ctx *cx, const char *path, const char *text, size_t bytes);

struct cli_written {
	const char *name, *path;		/* until the set ends, and then */
};
/* Files that are one result: all of them are there, or none. */
struct cli_set {
	struct wb_ctx *cx;
	WB_VEC(struct cli_written) file;
	WB_VEC(const char *) folder;		/* that were made */
	sigset_t before;
};
/** cli_set_begin - a set without files; signals that end the program come when it ends. */
void cli_set_begin(struct wb_ctx *cx, struct cli_set *set);
/** cli_set_folder - makes folder @path; false and errno: no. cli_set_file - as cli_write_file, for a file of @set. */
bool cli_set_folder(struct cli_set *set, const char *path);
enum wb_status cli_set_file(struct cli_set *set, const char *path, const char *text, size_t bytes);
/** cli_set_end - with WB_OK gives the files their names, else removes them and the folders; what became of it. */
enum wb_status cli_set_end(struct cli_set *set, enum wb_status s);
/** cli_parse_u64 - decimal without leading zeros, or 0x; false if @text is anything else. */
bool cli_parse_u64(const char *text, uint64_t *out);
/** cli_parse_percent - the same, with or without a % behind it. */
bool cli_parse_percent(struct wb_ctx *cx, const char *text, uint64_t *out);
/** cli_colour - whether what is written to @fd has colour. cli_columns - of the terminal @fd; 0: it is none. cli_fold -
 * @n bytes of lines in @width columns, broken at blanks, each further piece below the last cell of its line; 0: as they
 * are. */
bool cli_colour(const struct cli *c, int fd);
uint32_t cli_columns(int fd);
void cli_fold(struct wb_out *o, const char *text, size_t n, uint32_t width);

struct wb_world;
/** cli_parametric - the bounds of the chosen kernels as formulas in the argument of @spec, NAME or NAME=LOW..HIGH. */
enum wb_status cli_parametric(struct cli *c, struct wb_world *w, const char *spec);

/** cli_lp_write - the flow program of the wave bound of the one kernel of @an as CPLEX LP; nothing if it has no bound.
 * WB_BAD_INPUT, reported: there are several kernels. */
struct wb_analysis;
enum wb_status cli_lp_write(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o);

/** cli_simd_analyze - bounds of a Sim-D program, for a launch and a machine of its kind. */
enum wb_status cli_simd_analyze(struct cli *c, struct wb_world *w, const struct cli_options *o);
/** cli_simd_simulate - executes a launch of a Sim-D program. */
enum wb_status cli_simd_simulate(struct cli *c, struct wb_world *w, const struct cli_options *o);
/** cli_simd_divergence - which branches of a Sim-D program are divergent. */
enum wb_status cli_simd_divergence(struct cli *c, struct wb_world *w, const struct cli_options *o);
/** cli_simd_check - proves the bounds of certificate @cert for the Sim-D program and launch at hand. */
struct wb_simd_certificate;
enum wb_status cli_simd_check(
	struct cli *c, struct wb_world *w, const struct cli_options *o, const struct wb_simd_certificate *cert);

/* Exact bounds: proof_exact.c */
struct wb_cert_file;
struct wb_kernel_report;
struct wb_fn;
struct wb_machine;
/** cli_exact_write - the certificate of the exact bound of @k; false: it has none. */
bool cli_exact_write(struct wb_ctx *cx, const struct wb_kernel_report *k, const struct wb_machine *m, struct wb_out *o);
/** cli_exact_certifies - whether @cert is about the exact bound of @fn. */
bool cli_exact_certifies(const struct wb_cert_file *cert, const struct wb_fn *fn);
/** cli_exact_check - proves the exact bound of @k again, and compares it with @cert. WB_GATE, reported, if it is
 * rejected. */
enum wb_status cli_exact_check(
	struct cli *c, const struct wb_world *w, const struct wb_kernel_report *k, const struct wb_cert_file *cert);

/** cli_tell_waits - warns of loops of @fn, which has bounds, in which lanes wait for ever (waits.c). */
void cli_tell_waits(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn);

#endif
