/* src/cli/suppress.c -- the suppression file of wavebound deadlock.
 *
 * One line for each accepted finding; see wavebound-deadlock(1). Kernel and place are glob
 * patterns. A place without a slash is compared with the last part of the path, so the file
 * does not depend on the folder of the source.
 */
#include <fnmatch.h>

#include "cli.h"
#include "suppress.h"

struct line {
	enum wb_rule rule;		/* WB_RULE_COUNT: any */
	const char *kernel, *place, *reason;
	struct wb_loc loc;
	bool used;
};
struct cli_suppressions {
	WB_VEC(struct line) line;
};

/* The next word of *at; NULL at the end of the line. */
static const char *
word(struct wb_ctx *cx, const char **at, const char *end)
{
	const char *from;

	while (*at < end && (**at == ' ' || **at == '\t' || **at == '\r'))
		(*at)++;
	from = *at;
	while (*at < end && **at != ' ' && **at != '\t' && **at != '\r')
		(*at)++;
	return *at == from ? NULL : wb_strndup(cx->unit, from, (size_t)(*at - from));
}

static enum wb_status
read_line(struct wb_ctx *cx, struct cli_suppressions *s, const char *at, const char *end, struct wb_loc loc)
{
	struct line l = { .loc = loc };
	const char *rule = word(cx, &at, end);

	if (!rule || rule[0] == '#')
		return WB_OK;
	l.kernel = word(cx, &at, end);
	l.place = word(cx, &at, end);
	while (at < end && (*at == ' ' || *at == '\t'))
		at++;
	while (end > at && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
		end--;
	l.reason = wb_strndup(cx->unit, at, (size_t)(end - at));
	if (!l.kernel || !l.place || !*l.reason) {
		wb_report(cx->diag, WB_E_SUPPRESS, loc,
			"a suppression is RULE KERNEL PLACE REASON, and the reason is missing");
		return WB_BAD_INPUT;
	}
	l.rule = strcmp(rule, "*") == 0 ? WB_RULE_COUNT : wb_rule_find(rule);
	if (l.rule == WB_RULE_COUNT && strcmp(rule, "*") != 0) {
		wb_report(cx->diag, WB_E_SUPPRESS, loc, "no rule '%s'", rule);
		return WB_BAD_INPUT;
	}
	WB_PUSH(cx->unit, &s->line, l);
	return WB_OK;
}

enum wb_status
cli_suppressions_read(struct wb_ctx *cx, const char *path, struct cli_suppressions **out)
{
	struct cli_suppressions *s = WB_NEW(cx->unit, struct cli_suppressions, 1);
	uint16_t file;
	enum wb_status st = cli_read_file(cx, path, &file);
	const struct wb_file *f;
	uint32_t n = 1;

	if (st != WB_OK)
		return st;
	f = cx->files->file.at[file];
	for (const char *at = f->text, *end = f->text + f->bytes; at < end && st == WB_OK; n++) {
		const char *nl = memchr(at, '\n', (size_t)(end - at));

		nl = nl ? nl : end;
		st = read_line(cx, s, at, nl, (struct wb_loc){ n, 0, file });
		at = nl == end ? end : nl + 1;
	}
	*out = s;
	return st;
}

static bool
matches_place(const char *pattern, const char *line)
{
	const char *base = strrchr(line, '/');

	return fnmatch(pattern, line, 0) == 0 || (!strchr(pattern, '/') && base && fnmatch(pattern, base + 1, 0) == 0);
}

const char *
cli_suppressed(struct cli_suppressions *s, const struct wb_hazard_fn *f, uint32_t k, const char *line)
{
	for (uint32_t n = 0; n < s->line.n; n++) {
		struct line *l = &s->line.at[n];

		if ((l->rule == WB_RULE_COUNT || l->rule == (enum wb_rule)f->fn->deadlock->finding[k].rule) &&
			fnmatch(l->kernel, f->fn->name, 0) == 0 && matches_place(l->place, line)) {
			l->used = true;
			return l->reason;
		}
	}
	return NULL;
}

void
cli_suppressions_stale(struct wb_ctx *cx, const struct cli_suppressions *s)
{
	for (uint32_t n = 0; n < s->line.n; n++)
		if (!s->line.at[n].used)
			wb_report(cx->diag, WB_W_SUPPRESS_STALE, s->line.at[n].loc,
				"no finding is covered by this suppression (%s)", s->line.at[n].reason);
}
