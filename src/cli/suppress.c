/* src/cli/suppress.c -- the suppression file of wavebound deadlock.
 *
 * One line for each accepted finding; see wavebound-deadlock(1). Kernel and place are glob
 * patterns. A place without a slash is compared with the last part of the path, so the file
 * does not depend on the folder of the source.
 *
 * What is accepted is a finding, not a place: a line of a header is the place of every lock of all that include it. A
 * fingerprint says which one; without it, all that a line covers must be the same.
 */
#include <fnmatch.h>

#include "cli.h"
#include "suppress.h"

struct line {
	enum wb_rule rule;		/* WB_RULE_COUNT: any */
	const char *kernel, *place, *reason;
	const char *print;		/* fingerprint; NULL: the line has none */
	struct wb_loc loc;
	bool used, mixed;		/* mixed: it covers findings that differ, which was reported */
	uint64_t identity;		/* of what it covered first */
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

/* The next word of *at, if it is a fingerprint; else NULL, and *at stays. */
static const char *
fingerprint(struct wb_ctx *cx, const char **at, const char *end)
{
	const char *behind = *at, *w = word(cx, &behind, end);

	if (!w || strlen(w) != WB_FINGERPRINT_DIGITS || strspn(w, "0123456789abcdef") != WB_FINGERPRINT_DIGITS)
		return NULL;
	*at = behind;
	return w;
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
	l.print = fingerprint(cx, &at, end);
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

/* Whether the finding, which is at @line, or a call by which it was inlined, is at the place of @l. */
static bool
is_there(struct wb_ctx *cx, const struct line *l, const struct wb_hazard_fn *f, uint32_t k, const char *line)
{
	struct wb_frame *frame;
	uint32_t n = wb_hazard_frames(cx, f, f->fn->deadlock->finding[k].inst, &frame);

	if (matches_place(l->place, line))
		return true;
	for (uint32_t i = 0; i < n; i++) {
		frame[i].loc.col = 0;
		if (matches_place(l->place, wb_loc_text(cx->unit, cx->files, frame[i].loc)))
			return true;
	}
	return false;
}

/* Whether @l, which covers finding @k by its place, may cover it: without a fingerprint, all that it covers is the
 * same. */
static bool
is_meant(struct wb_ctx *cx, struct line *l, const struct wb_hazard_fn *f, uint32_t k, const char *print)
{
	uint64_t identity = wb_hazard_identity(f, k);

	if (l->used && l->identity != identity && !l->mixed)
		wb_report(cx->diag, WB_E_SUPPRESS, l->loc,
			"this line covers findings that differ, and which of them was accepted is not known");
	if (l->used && l->identity != identity) {
		l->mixed = true;
		wb_note(cx->diag, wb_hazard_location(f, f->fn->deadlock->finding[k].inst),
			"another one, in '%s', has the fingerprint %s", f->fn->name, print);
		return false;
	}
	if (!l->used)
		wb_report(cx->diag, WB_W_SUPPRESS_PLACE, l->loc,
			"this line accepts whatever is found there; what it is for has the fingerprint %s", print);
	l->identity = identity;
	return true;
}

const char *
cli_suppressed(struct wb_ctx *cx, struct cli_suppressions *s, const struct wb_hazard_fn *f, uint32_t k,
	const char *line)
{
	const char *print = wb_format(cx->unit, "%016llx", (unsigned long long)wb_hazard_fingerprint(f, k));

	for (uint32_t n = 0; n < s->line.n; n++) {
		struct line *l = &s->line.at[n];

		if ((l->rule != WB_RULE_COUNT && l->rule != (enum wb_rule)f->fn->deadlock->finding[k].rule) ||
			fnmatch(l->kernel, f->fn->name, 0) != 0 || !is_there(cx, l, f, k, line))
			continue;
		if (l->print ? strcmp(l->print, print) == 0 : is_meant(cx, l, f, k, print)) {
			l->used = true;
			return l->reason;
		}
	}
	return NULL;
}

/* Whether a function of @h that was analysed is called like @pattern. */
static bool
has_kernel(const struct wb_hazards *h, const char *pattern)
{
	for (uint32_t k = 0; k < h->nfn; k++)
		if (h->fn[k].status == WB_OK && fnmatch(pattern, h->fn[k].fn->name, 0) == 0)
			return true;
	return false;
}

enum wb_status
cli_suppressions_stale(struct wb_ctx *cx, const struct cli_suppressions *s, const struct wb_hazards *h)
{
	enum wb_status st = WB_OK;

	for (uint32_t n = 0; n < s->line.n; n++) {
		const struct line *l = &s->line.at[n];

		if (l->used)
			continue;
		if (has_kernel(h, l->kernel)) {
			wb_report(cx->diag, WB_E_SUPPRESS_STALE, l->loc,
				"no finding is covered by this suppression (%s)", l->reason);
			st = WB_BAD_INPUT;
		} else {
			wb_report(cx->diag, WB_W_SUPPRESS_AWAY, l->loc,
				"no kernel that was analysed is called '%s' (%s)", l->kernel, l->reason);
		}
	}
	return st;
}
