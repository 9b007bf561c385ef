/* src/cli/completion.c -- wavebound completion: what a shell needs to complete commands, options and their words, from
 * the tables. */
#include "cli.h"
#include "options.h"

/* Options of @cmd that begin with "--", each after a blank. */
static void
put_options(struct wb_out *o, const struct command *cmd)
{
	const struct option *opt;

	for (uint32_t k = 0; (opt = cli_option(k)); k++)
		if ((cmd->groups | OPT_GROUP_ANY) & opt->group)
			wb_printf(o, " --%s", opt->name);
}

static void
put_commands(struct wb_out *o)
{
	for (size_t k = 0; k < ncommands; k++)
		wb_printf(o, " %s", commands[k].name);
}

/* Whether @arg is a choice of words: "text|json". */
static bool
is_choice(const char *arg)
{
	return arg && strchr(arg, '|') && arg[strspn(arg, "abcdefghijklmnopqrstuvwxyz-|")] == '\0';
}

/* The words of choices: "	'analyze --format')@before text json@after" for each. */
static void
put_choices(struct wb_out *o, const char *before, const char *after)
{
	const struct option *opt;

	for (size_t c = 0; c < ncommands; c++)
		for (uint32_t k = 0; (opt = cli_option(k)); k++) {
			if (!((commands[c].groups | OPT_GROUP_ANY) & opt->group) || !is_choice(opt->arg))
				continue;
			wb_printf(o, "\t'%s --%s') %s", commands[c].name, opt->name, before);
			for (const char *p = opt->arg; *p; p++)
				wb_putn(o, *p == '|' ? " " : p, 1);
			wb_printf(o, "%s ;;\n", after);
		}
}

static void
put_bash(struct wb_out *o)
{
	wb_puts(o,
		"# bash completion for wavebound; made by `wavebound completion bash`\n_wavebound()\n{\n\tlocal "
		"cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=\n"
		"\tif [ \"$COMP_CWORD\" -eq 1 ]; then\n\t\twords='");
	put_commands(o);
	wb_puts(o, " --help --version'\n\telse\n\tcase \"${COMP_WORDS[1]} $prev\" in\n");
	put_choices(o, "words='", "'");
	wb_puts(o, "\t*)\n\t\t[[ $cur == -* ]] || return\n\t\tcase ${COMP_WORDS[1]} in\n");
	for (size_t k = 0; k < ncommands; k++) {
		wb_printf(o, "\t\t%s) words='", commands[k].name);
		put_options(o, &commands[k]);
		wb_puts(o, "' ;;\n");
	}
	wb_puts(o,
		"\t\tesac ;;\n\tesac\n\tfi\n\tCOMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n}\ncomplete -o default "
		"-F _wavebound wavebound\n");
}

static void
put_zsh(struct wb_out *o)
{
	wb_puts(o,
		"#compdef wavebound\n# made by `wavebound completion zsh`\nif (( CURRENT == 2 )); then\n\tcompadd --");
	put_commands(o);
	wb_puts(o, " --help --version\n\treturn\nfi\ncase \"${words[2]} ${words[CURRENT-1]}\" in\n");
	put_choices(o, "compadd --", "; return");
	wb_puts(o, "esac\nif [[ $PREFIX != -* ]]; then\n\t_files\n\treturn\nfi\ncase ${words[2]} in\n");
	for (size_t k = 0; k < ncommands; k++) {
		wb_printf(o, "\t%s) compadd --", commands[k].name);
		put_options(o, &commands[k]);
		wb_puts(o, " ;;\n");
	}
	wb_puts(o, "esac\n");
}

enum wb_status
cmd_completion(struct cli *c, int argc, char **argv)
{
	if (argc == 2 && strcmp(argv[1], "bash") == 0)
		put_bash(&c->out);
	else if (argc == 2 && strcmp(argv[1], "zsh") == 0)
		put_zsh(&c->out);
	else
		return cli_usage(c->cx, "completion takes the name of a shell: bash or zsh");
	return WB_OK;
}
