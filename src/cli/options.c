/* src/cli/options.c -- the command line, read by one table. */
#include "cli.h"
#include "options.h"
#include "request.h"
#include "split.h"
#include "wavebound/suggest.h"
#include "wavebound/checks.h"
#include "wavebound/reports.h"
#include "wavebound/simd.h"

enum option_id {
#define OPTION(id, letter, name, arg, group, what) OPT_##id,
#include "options.def"
#undef OPTION
	OPT_COUNT
};

static const struct option options[OPT_COUNT] = {
#define OPTION(id, letter, name, arg, group, what) { name, arg, what, letter, OPT_GROUP_##group },
#include "options.def"
#undef OPTION
};

const struct option *
cli_option(uint32_t k)
{
	return k < OPT_COUNT ? &options[k] : NULL;
}

/* Searches only the options of @groups: two commands may have different options of the same name. */
static enum option_id
find_long(uint32_t groups, const char *name, size_t len)
{
	int k = 0;

	while (k < OPT_COUNT &&
		(!(options[k].group & groups) || strlen(options[k].name) != len ||
			memcmp(options[k].name, name, len) != 0))
		k++;
	return (enum option_id)k;
}

static enum option_id
find_letter(uint32_t groups, char letter)
{
	int k = 0;

	while (k < OPT_COUNT && (!(options[k].group & groups) || options[k].letter != letter))
		k++;
	return (enum option_id)k;
}

/* --margin 20 or 20% */
static enum wb_status
read_margin(struct cli *c, const char *value, struct cli_options *o)
{
	if (cli_parse_percent(c->cx, value, &o->margin) && o->margin <= 1000)
		return WB_OK;
	return cli_usage(c->cx, "--margin '%s' is no percentage from 0 to 1000", value);
}

static enum wb_status
choose_colour(struct cli *c, const char *value)
{
	static const char *const when[] = {
		[CLI_COLOUR_AUTO] = "auto", [CLI_COLOUR_ALWAYS] = "always", [CLI_COLOUR_NEVER] = "never"
	};

	for (size_t k = 0; k < WB_COUNT(when); k++)
		if (strcmp(value, when[k]) == 0) {
			c->colour = k;
			return WB_OK;
		}
	return cli_usage(c->cx, "--color '%s' is none of auto, always, never", value);
}

static enum wb_status
apply(struct cli *c, struct wb_request *r, struct cli_options *o, enum option_id id, const char *value)
{
	enum wb_split_choice choice;

	switch (id) {
	case OPT_LIST: o->list = true; return WB_OK;
	case OPT_EDGES: o->edges = true; return WB_OK;
	case OPT_SVG: o->svg = true; return WB_OK;
	case OPT_PATH: o->path = true; return WB_OK;
	case OPT_DRAW_LANES: o->lanes = true; return WB_OK;
	case OPT_PRUNED: o->pruned = value; return WB_OK;
	case OPT_KEPT: o->kept = true; return WB_OK;
	case OPT_CHOOSE:
	case OPT_DRAW_CHOOSE:
		o->choose = value;
		return cli_split_choice(value, &choice) ?
			WB_OK :
			cli_usage(c->cx, "no choice '%s': it is best, algorithm1, all or marked", value);
	case OPT_CONTEXTS:
	case OPT_RUN_CONTEXTS: o->contexts = value; return WB_OK;
	case OPT_SPLITS: o->splits = value; return WB_OK;
	case OPT_SIMT: o->simt = value; return WB_OK;
	case OPT_POINTS: o->points = value; return WB_OK;
	case OPT_TIMEOUT: o->timeout = value; return WB_OK;
	case OPT_TABLES: o->tables = value; return WB_OK;
	case OPT_REUSE: o->reuse = value; return WB_OK;
	case OPT_EMIT: o->emit = value; return WB_OK;
	case OPT_SPLIT_FORMAT: o->format = value; return WB_OK;
	case OPT_HELP: return WB_OK;	/* main.c has answered it */
	case OPT_QUIET: c->quiet = true; return WB_OK;
	case OPT_VERBOSE: o->verbose = true; return WB_OK;
	case OPT_COLOR: return choose_colour(c, value);
	case OPT_OUTPUT: c->output = value; return WB_OK;
	case OPT_CERTIFICATE:
	case OPT_SPLIT_CERTIFICATE: o->certificate = value; return WB_OK;
	case OPT_LP: o->lp = value; return WB_OK;
	case OPT_OBSERVE:
	case OPT_SPLIT_OBSERVE:
		o->observe = value;
		wb_request_note(c->cx, r, options[id].name, value);
		return WB_OK;
	case OPT_CONSTANT_TIME:
		r->constant_time = true;
		wb_request_note(c->cx, r, options[id].name, value);
		return WB_OK;
	case OPT_PARAMETRIC: o->parametric = value; return WB_OK;
	case OPT_FORMAT:
		if (!wb_report_find(value) && !wb_checks_find(value) && !wb_reports_find(value))
			return cli_usage(c->cx,
				"no format '%s': it is text, json, xml, csv, html, sarif, junit or gitlab", value);
		o->format = value;
		return WB_OK;
	case OPT_RUN_FORMAT: o->format = value; return WB_OK;
	case OPT_HAZARD_FORMAT: o->format = value; return WB_OK;
	case OPT_DIV_FORMAT: o->format = value; return WB_OK;
	case OPT_RULE: WB_PUSH(c->cx->unit, &o->rules, value); return WB_OK;
	case OPT_FIX: o->fix = true; return WB_OK;
	case OPT_PROVE: o->prove = true; return WB_OK;
	case OPT_KIT_MACHINE: r->machine = value; return WB_OK;
	case OPT_KIT_TARGET: r->target = value; return WB_OK;
	case OPT_BASE: o->base = value; return WB_OK;
	case OPT_MARGIN: return read_margin(c, value, o);
	case OPT_AGAINST: o->against = value; return WB_OK;
	case OPT_SHOW_FORMAT: o->show_format = value; return WB_OK;
	case OPT_CHECK_FORMAT:
		o->json = strcmp(value, "json") == 0;
		o->format = value;
		return o->json || strcmp(value, "text") == 0 || strcmp(value, "html") == 0 ?
			WB_OK :
			cli_usage(c->cx, "no format '%s': it is text, json or html", value);
	case OPT_STRICT: o->strict = true; return WB_OK;
	case OPT_FAIL_ON: o->fail_on = value; return WB_OK;
	case OPT_CONFIDENCE: o->confidence = value; return WB_OK;
	case OPT_SUPPRESS: o->suppress = value; return WB_OK;
	case OPT_BASELINE: o->baseline = value; return WB_OK;
	case OPT_WRITE_BASELINE: o->write_baseline = value; return WB_OK;
	case OPT_FINDINGS_ONLY: o->findings_only = true; return WB_OK;
	case OPT_BUFFERS:
		o->buffers_overlap = strcmp(value, "overlap") == 0;
		return o->buffers_overlap || strcmp(value, "apart") == 0 ?
			WB_OK :
			cli_usage(c->cx, "--buffers '%s' is neither apart nor overlap", value);
	case OPT_PLAIN_LOADS:
		o->plain_off = strcmp(value, "off") == 0;
		return o->plain_off || strcmp(value, "on") == 0 ?
			WB_OK :
			cli_usage(c->cx, "--plain-loads '%s' is neither on nor off", value);
	case OPT_WARP_DUMP:
	case OPT_DUMP: WB_PUSH(c->cx->unit, &o->dumps, value); return WB_OK;
	case OPT_TRACE:
	case OPT_WARP_TRACE: o->trace = value; return WB_OK;
	case OPT_TIMELINE: o->timeline = value; return WB_OK;
	case OPT_POLICY:
		for (o->policy = 1; o->policy <= WB_SIMD_SCHEDULERS; o->policy++)
			if (strcmp(value, wb_simd_scheduler_name[o->policy - 1]) == 0)
				return WB_OK;
		return cli_usage(c->cx, "no policy '%s': it is access, compute, pairwise or unconstrained", value);
	case OPT_SHARE_FORMAT: o->format = value; return WB_OK;
	case OPT_SHARE_ADVISE: o->advise = true; return WB_OK;
	case OPT_SHARE_DEVICE: o->device = value; return WB_OK;
	case OPT_SHARE_TIMES: o->times = value; return WB_OK;
	case OPT_SHARE_COMPARE: o->compare = value; return WB_OK;
	case OPT_SHARE_TRACE: o->trace = value; return WB_OK;
	case OPT_SHARE_CHART: o->timeline = value; return WB_OK;
	case OPT_MIMD:
		o->mimd = true;
		if (value && !cli_parse_u64(value, &o->seed))
			return cli_usage(c->cx, "--mimd=%s: the seed is no number", value);
		return WB_OK;
	case OPT_JITTER:
		o->jitters = true;
		return cli_parse_u64(value, &o->jitter) ?
			WB_OK :
			cli_usage(c->cx, "--jitter '%s': the seed is no number", value);
	case OPT_DIFF_FORMAT: o->format = value; return WB_OK;
	case OPT_FAIL_ABOVE: o->fail_above = value; return WB_OK;
	case OPT_WARP_FORMAT: o->format = value; return WB_OK;
	case OPT_WARP_SVG: o->svg = true; return WB_OK;
	case OPT_WARP_CHART: o->timeline = value; return WB_OK;
	case OPT_WARP_STEPS:
	case OPT_STEPS:
		wb_request_note(c->cx, r, options[id].name, value);
		if (!cli_parse_u64(value, &o->steps))
			return cli_usage(c->cx, "--steps '%s' is no number of wave instructions", value);
		return WB_OK;
	default:
		return wb_request_set(c->cx, r, options[id].name, value);
	}
}

/* Options that add a value each time they are given, or have none. */
static bool
may_repeat(enum option_id id)
{
	switch (id) {
	case OPT_KERNEL: case OPT_ENTRY: case OPT_DEFINE: case OPT_INCLUDE: case OPT_ARG: case OPT_FACTS:
	case OPT_WITHOUT: case OPT_BUFFER: case OPT_DUMP: case OPT_RULE: case OPT_WARP_BUFFER: case OPT_WARP_DUMP:
		return true;
	default:
		return !options[id].arg;
	}
}

static enum wb_status
no_option(struct cli *c, const char *word)
{
	struct wb_suggestion s = { .name = NULL };
	size_t n = strcspn(word, "=");

	for (int k = 0; k < OPT_COUNT && n > 2; k++)
		if ((c->command->groups | OPT_GROUP_ANY) & options[k].group)
			wb_suggest(&s, word + 2, n - 2, options[k].name);
	if (strcmp(c->command->name, "cfg") == 0 && n == 8 && memcmp(word, "--format", n) == 0)
		return cli_usage(c->cx, "cfg writes DOT alone: `wavebound cfg FILE | dot -Tsvg` draws it");
	if (s.name)
		return cli_usage(c->cx, "%s has no option '%s'; is --%s meant?", c->command->name, word, s.name);
	return cli_usage(c->cx, "%s has no option '%s'", c->command->name, word);
}

/* One word that starts with '-': "--name", "--name=value", "-x", "-xvalue". Takes the next word if a value is missing.
 */
static enum wb_status
parse_option(struct cli *c, int argc, char **argv, int *at, struct wb_request *r, struct cli_options *o)
{
	const char *word = argv[*at], *value = NULL;
	bool is_long = word[1] == '-';
	enum option_id id;

	if (is_long) {
		size_t n = strcspn(word + 2, "=");

		id = find_long(c->command->groups | OPT_GROUP_ANY, word + 2, n);
		value = word[2 + n] ? word + 3 + n : NULL;
	} else {
		id = find_letter(c->command->groups | OPT_GROUP_ANY, word[1]);
		value = word[2] ? word + 2 : NULL;
	}
	if (id == OPT_COUNT || !((c->command->groups | OPT_GROUP_ANY) & options[id].group))
		return no_option(c, word);
	if (o->given[id] && !may_repeat(id))
		return cli_usage(c->cx, "--%s is given twice, and holds one value", options[id].name);
	o->given[id] = true;
	if (!options[id].arg && value)
		return cli_usage(c->cx, "option '%s' takes no value", word);
	if (options[id].arg && strncmp(options[id].arg, "[=", 2) == 0)	/* only behind "=" */
		return apply(c, r, o, id, value);
	if (options[id].arg && !value) {
		if (*at + 1 >= argc)
			return cli_usage(c->cx, "option '%s' needs a value: %s", word, options[id].arg);
		value = argv[++*at];
		if (value[0] == '-' && value[1] == '-')	/* a value that begins so is given with "=" */
			return cli_usage(
				c->cx, "option '%s' needs a value, %s, before '%s'", word, options[id].arg, value);
	}
	if (value && !*value)
		return cli_usage(c->cx, "the value of '%s' is empty: it is %s", word, options[id].arg);
	return apply(c, r, o, id, value);
}

/* Whether what comes out is for people, and not the input of other programs. */
static bool
is_prose(const struct command *cmd, const struct cli_options *o)
{
	command_fn *const others[] = { cmd_cfg, cmd_facts, cmd_launch };

	for (size_t k = 0; k < WB_COUNT(others); k++)
		if (cmd->run == others[k])
			return false;
	if (cmd->run == cmd_machine && o->noperand > 1)
		return o->show_format && strcmp(o->show_format, "text") == 0;
	return strcmp(o->format, "text") == 0 && !o->json && !o->emit && !o->fix && !o->svg;
}

enum wb_status
cli_parse(struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o)
{
	bool only_operands = false;
	enum wb_status s = WB_OK;
	int first;

	*o = (struct cli_options){ .format = "text", .margin = 20 };
	r->matched = c->matched;
	o->operand = WB_NEW(c->cx->unit, const char *, (size_t)argc + 1);
	o->word = WB_NEW(c->cx->unit, const char *, (size_t)argc + 1);
	o->given = WB_NEW(c->cx->unit, bool, OPT_COUNT);
	for (int k = 1; k < argc && s == WB_OK; k++) {
		if (!only_operands && strcmp(argv[k], "--") == 0) {
			only_operands = true;
		} else if (only_operands || argv[k][0] != '-' || !argv[k][1]) {
			o->operand[o->noperand++] = argv[k];
			s = *argv[k] ? WB_OK : cli_usage(c->cx, "argument %d is empty", k);
		} else {
			o->word[o->nword++] = argv[k];
			first = k;
			s = parse_option(c, argc, argv, &k, r, o);
			if (k != first)		/* its value */
				o->word[o->nword++] = argv[k];
		}
	}
	c->prose = is_prose(c->command, o);
	return s;
}

/* ---- help ------------------------------------------------------------------------------- */
static void
put_option(struct wb_out *o, const struct option *opt)
{
	size_t start = o->n;

	if (opt->letter)
		wb_printf(o, "  -%c, --%s", opt->letter, opt->name);
	else
		wb_printf(o, "      --%s", opt->name);
	if (opt->arg)
		wb_printf(o, strncmp(opt->arg, "[=", 2) == 0 ? "%s" : " %s", opt->arg);
	if (o->n - start > 30)
		wb_printf(o, "\n%32s", "");
	else
		wb_printf(o, "%*s", (int)(32 - (o->n - start)), "");
	wb_printf(o, "%s\n", opt->what);
}

void
cli_help(struct cli *c, const struct command *cmd)
{
	const char *line = cmd->examples;

	c->prose = true;
	wb_printf(&c->out, "wavebound %s %s%s\n    %s\n\n", cmd->name, cmd->groups ? "[OPTION...] " : "", cmd->usage,
		cmd->what);
	for (int k = 0; k < OPT_COUNT; k++)
		if (cmd->groups && ((cmd->groups | OPT_GROUP_ANY) & options[k].group))
			put_option(&c->out, &options[k]);
	wb_puts(&c->out, "\nExamples, to be run in the source tree\n");
	while (*line) {
		size_t n = strcspn(line, "\n");

		wb_printf(&c->out, "  %.*s\n", (int)n, line);
		line += n + (line[n] == '\n');
	}
}
