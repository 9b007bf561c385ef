/* src/report/gitlab.c -- checks as GitLab's code quality report: a JSON array of issues, for merge requests.
 *
 * An issue has its place in the source, or else the input and line 1, which GitLab requires; it
 * compares paths with those of the repository, which have no "./". Its fingerprint leaves lines out, so that it is the
 * same issue after lines moved; of several alike, the second has another.
 * Source: docs.gitlab.com, Code Quality, "Code Quality report format", a subset of the Code Climate format.
 */
#include "private.h"
#include "wavebound/checks.h"

/* Without digits: they are lines, cycles and blocks, which change while the issue stays. */
static uint64_t
worded(struct wb_ctx *cx, const struct wb_issue *i)
{
	char *s = wb_strdup(cx->tmp, i->text);
	size_t n = 0;

	for (const char *p = s; *p; p++)
		if (*p < '0' || *p > '9')
			s[n++] = *p;
	return wb_hash(s, n) ^ wb_hash(i->name, strlen(i->name));
}

static void
put_issue(struct wb_ctx *cx, struct wb_out *o, const struct wb_check *x, const struct wb_issue *i, uint64_t print)
{
	static const char *const severity[] = { "info", "minor", "major" };

	wb_puts(o, "  { \"description\": ");
	wb_put_json(o, x->kernel ? wb_format(cx->tmp, "%s: %s", x->kernel, i->text) : i->text);
	wb_puts(o, ",\n    \"check_name\": ");
	wb_put_json(o, i->name);
	wb_printf(o, ",\n    \"fingerprint\": \"%016llx\", \"severity\": \"%s\",\n    \"location\": { \"path\": ",
		(unsigned long long)print, severity[i->level]);
	wb_put_json(o, wb_plain_path(i->file ? i->file : x->path));
	wb_printf(o, ", \"lines\": { \"begin\": %u } } }", i->line ? i->line : 1);
}

void
wb_checks_gitlab(struct wb_ctx *cx, const struct wb_checks *c, struct wb_out *o)
{
	struct wb_map seen = wb_map_new(cx->tmp);	/* number of an issue, and in count how many are like it */
	WB_VEC(uint32_t) count = { 0 };
	bool any = false;

	wb_puts(o, "[");
	for (uint32_t n = 0; n < c->check.n; n++)
		for (uint32_t k = 0; k < c->check.at[n].issue.n; k++) {
			const struct wb_check *x = &c->check.at[n];
			const char *kernel = x->kernel ? x->kernel : "";
			uint64_t part[] = { wb_hash(x->input, strlen(x->input)), wb_hash(kernel, strlen(kernel)),
				x->issue.at[k].print ? x->issue.at[k].print : worded(cx, &x->issue.at[k]), 0 };
			uint32_t id = wb_map_id(&seen, part, sizeof(part), count.n);

			if (id == WB_NONE) {
				id = count.n;
				WB_PUSH(cx->tmp, &count, 0);
			}
			part[3] = count.at[id]++;
			wb_puts(o, any ? ",\n" : "\n");
			put_issue(cx, o, x, &x->issue.at[k], wb_hash(part, sizeof(part)));
			any = true;
		}
	wb_puts(o, any ? "\n]\n" : "]\n");
}
