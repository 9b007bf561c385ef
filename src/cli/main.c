/* src/cli/main.c -- finds the command, runs it, writes what it produced.
 *
 * Results go to standard output, diagnostics to standard error, and the exit
 * code says which of the two matters (wavebound(1)): 0 done, 1 gate failed,
 * 2 bad usage or input, 3 no sound answer, 4 internal error or out of memory.
 * Lack of memory anywhere arrives at the setjmp in run().
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli.h"
#include "progress.h"
#include "wavebound/suggest.h"
#include "wavebound/machine.h"

const struct command commands[] = {
#define COMMAND(name, usage, what, run, groups, examples) { name, usage, what, run, groups, examples },
#include "commands.def"
#undef COMMAND
};
const size_t ncommands = WB_COUNT(commands);

const struct command *
cli_command(const char *name)
{
	for (size_t k = 0; k < ncommands; k++)
		if (strcmp(commands[k].name, name) == 0)
			return &commands[k];
	return NULL;
}

static enum wb_status
no_command(struct cli *c, const char *name)
{
	struct wb_suggestion s = { .name = NULL };

	for (size_t k = 0; k < ncommands; k++)
		wb_suggest(&s, name, strlen(name), commands[k].name);
	if (s.name)
		return cli_usage(c->cx, "no command '%s'; is '%s' meant?", name, s.name);
	return cli_usage(c->cx, "no command '%s': `wavebound help` lists them", name);
}

enum wb_status
cmd_help(struct cli *c, int argc, char **argv)
{
	const struct command *cmd = argc > 1 ? cli_command(argv[1]) : NULL;

	if (argc > 1 && !cmd)
		return no_command(c, argv[1]);
	if (argc > 2)
		return cli_usage(c->cx, "help takes one command");
	if (cmd) {
		cli_help(c, cmd);
		return WB_OK;
	}
	c->prose = true;
	wb_puts(&c->out, "wavebound bounds the worst-case execution time of GPU kernels.\n\n");
	for (size_t k = 0; k < ncommands; k++)
		wb_printf(&c->out, "  %-18s %s\n", commands[k].name, commands[k].what);
	wb_puts(&c->out,
		"\n  wavebound help COMMAND   how a command is used\n"
		"  wavebound --version      of the program and its machines\n"
		"  man wavebound            which page of the manual answers what\n\n"
		"Exit status: 0 done, 1 a gate failed, 2 wrong use or input, 3 refused, 4 internal error\n");
	return WB_OK;
}

/* The versions of the tool and of its machine models: bounds depend on both. */
static enum wb_status
put_version(struct cli *c)
{
	const struct wb_machine *m;
	const char *name;
	enum wb_status s = WB_OK;

	wb_puts(&c->out, "wavebound " WB_VERSION "\n");
	for (uint32_t k = 0; s == WB_OK && (name = wb_machine_builtin(k, NULL)); k++) {
		s = wb_machine_load(c->cx, name, &m);
		if (s == WB_OK)
			wb_printf(&c->out, "machine %s, model %s\n", name, m->hash);
	}
	return s;
}

/* Whether --help or -h is among the options of the command. */
static bool
asks_help(int argc, char **argv)
{
	for (int k = 2; k < argc && strcmp(argv[k], "--") != 0; k++)
		if (strcmp(argv[k], "--help") == 0 || strcmp(argv[k], "-h") == 0)
			return true;
	return false;
}

static enum wb_status
dispatch(struct cli *c, int argc, char **argv)
{
	const struct command *cmd;
	const char *word = argc > 1 ? argv[1] : NULL;

	if (!word)
		return cli_usage(c->cx, "no command given: `wavebound help` lists them");
	if (strcmp(word, "--version") == 0)
		return argc > 2 ? cli_usage(c->cx, "--version stands alone: '%s' is too much", argv[2]) :
				  put_version(c);
	if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
		word = "help";
	cmd = cli_command(word);
	if (!cmd)
		return no_command(c, word);
	c->command = cmd;
	c->cx->diag->command = cmd->name;
	if (asks_help(argc, argv)) {
		cli_help(c, cmd);
		return WB_OK;
	}
	return cmd->run(c, argc - 1, argv + 1);
}

/* @o as the terminal @fd gets it. */
static void
fold(struct cli *c, struct wb_out *o, int fd)
{
	struct wb_out folded = wb_out_new(c->cx->unit);

	cli_fold(&folded, o->at, o->n, cli_columns(fd));
	*o = folded;
}

/* The result, to -o or, unless --quiet, standard output; one that could not be written is an error. */
static bool
write_result(struct cli *c)
{
	bool ok;

	if (c->output && strcmp(c->output, "-") != 0)
		return cli_write_file(c->cx, c->output, c->out.at, c->out.n) == WB_OK;
	if (c->quiet)
		return true;
	if (c->prose && isatty(STDOUT_FILENO))
		fold(c, &c->out, STDOUT_FILENO);
	ok = fwrite(c->out.at, 1, c->out.n, stdout) == c->out.n;
	ok = fflush(stdout) == 0 && ok;
	if (!ok)
		wb_report(c->cx->diag, WB_E_FILE, WB_NO_LOC, "standard output cannot be written");
	return ok;
}

/* The dumps of --dump-after, then the messages. With --quiet, messages are written only if the run fails. */
static void
write_messages(struct cli *c, bool failed)
{
	struct wb_out err = wb_out_new(c->cx->unit);

	if (!c->quiet || failed)
		wb_diag_print(c->cx->diag, 0, cli_colour(c, STDERR_FILENO), &err);
	if (isatty(STDERR_FILENO))
		fold(c, &err, STDERR_FILENO);
	fwrite(c->dump.at, 1, c->dump.n, stderr);
	fwrite(err.at, 1, err.n, stderr);
}

static int
run(struct wb_escape *esc, struct wb_ctx *cx, int argc, char **argv)
{
	struct cli c = { .cx = cx };
	enum wb_status s;

	if (setjmp(esc->env)) {
		progress_end();
		return -1;
	}
	progress_start(&c);
	c.out = wb_out_new(cx->unit);
	c.dump = wb_out_new(cx->unit);
	s = dispatch(&c, argc, argv);
	progress_end();
	if (s == WB_NOMEM)
		return -1;
	if ((c.out.n || s == WB_OK || s == WB_GATE) && !write_result(&c))	/* a failure does not empty the file */
		s = wb_status_worse(s, WB_BAD_INPUT);
	if (s == WB_OK && cx->diag->nerror)
		s = WB_BAD_INPUT;
	if (s == WB_OK && cx->diag->nrefusal)
		s = WB_REFUSED;
	write_messages(&c, s != WB_OK);
	return wb_exit_code(s);
}

int
main(int argc, char **argv)
{
	struct wb_escape esc;
	struct wb_ctx *cx = wb_ctx_new(&esc);
	int code;

	signal(SIGXFSZ, SIG_IGN);	/* a limit on files is an error like a full disk */
	code = cx ? run(&esc, cx, argc, argv) : -1;

	if (code < 0) {
		fputs("wavebound: out of memory\n", stderr);
		code = wb_exit_code(WB_NOMEM);
	}
	wb_ctx_free(cx);
	return code;
}
