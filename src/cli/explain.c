/* src/cli/explain.c -- wavebound explain: what a diagnostic, or a rule of wavebound deadlock, means and what to do. */
#include "cli.h"
#include "wavebound/suggest.h"
#include "wavebound/deadlock.h"
#include "wavebound/limits.h"

static const char *
severity(enum wb_severity s)
{
	static const char *const word[] = { "note", "warning", "error", "refusal" };

	return word[s];
}

/* @text in lines of at most 79 characters. */
static void
fill(struct wb_out *o, const char *text)
{
	size_t at = 0;

	while (*text) {
		size_t n = strcspn(text, " \n");

		if (at && at + n + 1 > 79) {
			wb_puts(o, "\n");
			at = 0;
		}
		wb_printf(o, "%s%.*s", at ? " " : "", (int)n, text);
		at += n + (at > 0);
		text += n;
		if (*text == '\n') {
			wb_puts(o, "\n");
			at = 0;
		}
		text += *text != '\0';
	}
	wb_puts(o, "\n");
}

/* The limits of analyses of one function. */
static void
list_limits(struct cli *c)
{
	wb_puts(&c->out, "\nThe limits, by name; what they count grows with the function:\n\n");
	for (int k = 0; k < WB_LIMIT_COUNT; k++) {
		const struct wb_limit_info *l = &wb_limit_info[k];
		const char *more = l->per ? wb_format(c->cx->tmp, ", and %u more for each %s", l->per, l->each) : "";

		fill(&c->out, wb_format(c->cx->tmp, "%s: %llu%s, of %s. Past it: %s.\n", l->name,
			(unsigned long long)l->least, more, l->counts, l->lost));
	}
}

static enum wb_status
explain_rule(struct cli *c, const struct wb_rule_info *r)
{
	wb_printf(&c->out, "%s (rule of wavebound deadlock, %s)\n\n", r->name,
		r->on ? "on" : "off unless asked for by --rule");
	fill(&c->out, wb_format(c->cx->tmp, "It reports %s.", r->what));
	fill(&c->out, r->explain);
	return WB_OK;
}

static enum wb_status
no_name(struct cli *c, const char *word)
{
	struct wb_suggestion s = { .name = NULL };

	for (int k = 0; k < WB_DIAG_COUNT; k++)
		wb_suggest(&s, word, strlen(word), wb_diag_info[k].name);
	for (int k = 0; k < WB_RULE_COUNT; k++)
		wb_suggest(&s, word, strlen(word), wb_rule_info[k].name);
	if (s.name)
		return cli_usage(c->cx, "no diagnostic '%s'; is '%s' meant?", word, s.name);
	return cli_usage(
		c->cx, "no diagnostic '%s'; `wavebound explain` lists them, and wavebound-deadlock(1) its rules", word);
}

enum wb_status
cmd_explain(struct cli *c, int argc, char **argv)
{
	enum wb_diag_code code;

	if (argc > 2)
		return cli_usage(c->cx, "explain takes one name");
	c->prose = true;
	if (argc < 2) {
		for (int k = 0; k < WB_DIAG_COUNT; k++)
			wb_printf(&c->out, "%-24s %-8s %s\n", wb_diag_info[k].name, severity(wb_diag_info[k].severity),
				wb_diag_info[k].fix);
		return WB_OK;
	}
	code = wb_diag_find(argv[1]);
	if (code == WB_DIAG_COUNT && wb_rule_find(argv[1]) != WB_RULE_COUNT)
		return explain_rule(c, &wb_rule_info[wb_rule_find(argv[1])]);
	if (code == WB_DIAG_COUNT)
		return no_name(c, argv[1]);
	wb_printf(&c->out, "%s (%s)\n\n", wb_diag_info[code].name, severity(wb_diag_info[code].severity));
	fill(&c->out, wb_diag_info[code].explain);
	wb_puts(&c->out, "\nWhat to do: ");
	fill(&c->out, *wb_diag_info[code].fix ? wb_diag_info[code].fix : "nothing");
	if (code == WB_W_LIMIT)
		list_limits(c);
	return WB_OK;
}
