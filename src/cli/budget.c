/* src/cli/budget.c -- --budget and --budget-file: the cycles that each kernel may take.
 *
 * A line is KERNEL CYCLES, the kernel a shell pattern; the first that matches counts.
 * '#' starts a comment.
 */
#include <fnmatch.h>

#include "cli.h"
#include "request.h"

static size_t
skip_blanks(const char *p, size_t n)
{
	size_t k = 0;

	while (k < n && (p[k] == ' ' || p[k] == '\t' || p[k] == '\r'))
		k++;
	return k;
}

static size_t
word(const char *p, size_t n)
{
	size_t k = 0;

	while (k < n && p[k] != ' ' && p[k] != '\t' && p[k] != '\r')
		k++;
	return k;
}

/* One line of @n bytes, without its comment. */
static enum wb_status
read_line(struct wb_world *w, struct wb_loc loc, const char *p, size_t n)
{
	const char *hash = memchr(p, '#', n), *end = hash ? hash : p + n;
	struct wb_budget b;
	size_t len;

	p += skip_blanks(p, (size_t)(end - p));
	if (p == end)
		return WB_OK;
	len = word(p, (size_t)(end - p));
	b.kernel = wb_strndup(w->cx->unit, p, len);
	p += len;
	p += skip_blanks(p, (size_t)(end - p));
	len = word(p, (size_t)(end - p));
	if (!cli_parse_u64(wb_strndup(w->cx->tmp, p, len), &b.cycles) || b.cycles == WB_UNKNOWN ||
		skip_blanks(p + len, (size_t)(end - p) - len) != (size_t)(end - p) - len) {
		wb_report(w->cx->diag, WB_E_BUDGET_FILE, loc, "a line is KERNEL CYCLES");
		return WB_BAD_INPUT;
	}
	WB_PUSH(w->cx->unit, &w->budget, b);
	return WB_OK;
}

enum wb_status
wb_budgets_read(struct wb_world *w)
{
	enum wb_status s = cli_read_file(w->cx, w->req->budget_file, &w->budget_file);
	struct wb_loc loc = { 1, 0, w->budget_file };
	const char *line;
	size_t n;

	for (; s == WB_OK && (line = wb_file_line(w->cx->unit, w->cx->files, loc, &n)); loc.line++)
		s = read_line(w, loc, line, n);
	return s;
}

uint64_t
wb_budget_of(const struct wb_world *w, const char *kernel)
{
	for (uint32_t k = 0; k < w->budget.n; k++)
		if (fnmatch(w->budget.at[k].kernel, kernel, 0) == 0)
			return w->budget.at[k].cycles;
	return w->req->budget_cycles;
}

enum wb_status
cli_within_budget(struct wb_ctx *cx, const struct wb_fn *fn, uint64_t cycles, uint64_t budget)
{
	if (budget == WB_UNKNOWN)
		return WB_OK;
	if (cycles == WB_UNKNOWN)
		return cli_usage(cx, "--budget compares kernel bounds: give --grid and --workgroup, or --launch");
	if (cycles <= budget)
		return WB_OK;
	wb_report(cx->diag, WB_E_BUDGET, fn->loc, "the bound of %llu cycles exceeds the budget of %llu",
		(unsigned long long)cycles, (unsigned long long)budget);
	return WB_GATE;
}
