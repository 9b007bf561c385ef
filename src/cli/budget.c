/* src/cli/budget.c -- --budget and --budget-file: the cycles, or the time, that each kernel may take.
 *
 * A line is KERNEL CYCLES or KERNEL TIME, the kernel a shell pattern; the first that matches counts. CYCLES may
 * be none: the kernel needs no budget. '#' starts a comment. The file says something of every
 * kernel, and every line of some: else a name that is misspelt would open the gate.
 */
#include <fnmatch.h>

#include "cli.h"
#include "request.h"

/* Digits, with a point or without, of a unit of @scale nanoseconds; at most nine digits behind the point. */
static bool
parse_decimal(const char *at, size_t n, uint64_t scale, uint64_t *ns)
{
	uint64_t whole = 0, part = 0, each = 1000000000;
	bool behind = false;

	for (size_t k = 0; k < n; k++) {
		if (at[k] == '.' && !behind && k && k + 1 < n) {
			behind = true;
			continue;
		}
		if (at[k] == '.' || whole > 100000000 || (behind && each == 1))
			return false;
		each /= behind ? 10 : 1;
		part += behind ? (uint64_t)(at[k] - '0') * each : 0;
		whole = behind ? whole : 10 * whole + (uint64_t)(at[k] - '0');
	}
	*ns = whole * scale + part * (scale / 1000) / 1000000;
	return n > 0;
}

bool
wb_budget_parse(const char *text, uint64_t *cycles, uint64_t *ns)
{
	static const struct { const char *name; uint64_t ns;
	} unit[] = { { "s", 1000000000 }, { "ms", 1000000 }, { "us", 1000 } };
	size_t n = strspn(text, "0123456789.");

	*ns = WB_UNKNOWN;
	if (cli_parse_u64(text, cycles) && *cycles != WB_UNKNOWN)
		return true;
	*cycles = WB_UNKNOWN;
	for (size_t k = 0; k < WB_COUNT(unit); k++)
		if (strcmp(text + n, unit[k].name) == 0)
			return parse_decimal(text, n, unit[k].ns, ns);
	return false;
}

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
read_line(struct wb_ctx *cx, struct wb_budgets *b, struct wb_loc loc, const char *p, size_t n)
{
	const char *hash = memchr(p, '#', n), *end = hash ? hash : p + n;
	struct wb_budget one = { .loc = loc, .cycles = WB_UNKNOWN, .ns = WB_UNKNOWN };
	const char *cycles;
	size_t len;

	p += skip_blanks(p, (size_t)(end - p));
	if (p == end)
		return WB_OK;
	len = word(p, (size_t)(end - p));
	one.kernel = wb_strndup(cx->unit, p, len);
	p += len;
	p += skip_blanks(p, (size_t)(end - p));
	len = word(p, (size_t)(end - p));
	cycles = wb_strndup(cx->tmp, p, len);
	if (skip_blanks(p + len, (size_t)(end - p) - len) != (size_t)(end - p) - len ||
		(strcmp(cycles, "none") != 0 && !wb_budget_parse(cycles, &one.cycles, &one.ns))) {
		wb_report(cx->diag, WB_E_BUDGET_FILE, loc, "a line is KERNEL CYCLES, or KERNEL TIME as 1.5ms");
		return WB_BAD_INPUT;
	}
	WB_PUSH(cx->unit, &b->line, one);
	return WB_OK;
}

enum wb_status
wb_budgets_read(struct wb_ctx *cx, const char *path, uint16_t *file, struct wb_budgets *b)
{
	enum wb_status s = cli_read_file(cx, path, file);
	struct wb_loc loc = { 1, 0, *file };
	const char *line;
	size_t n;

	for (; s == WB_OK && (line = wb_file_line(cx->unit, cx->files, loc, &n)); loc.line++)
		s = read_line(cx, b, loc, line, n);
	if (s == WB_OK && !b->line.n) {
		wb_report(cx->diag, WB_E_BUDGET_FILE, (struct wb_loc){ 1, 0, *file }, "there is no budget in it");
		s = WB_BAD_INPUT;
	}
	return s;
}

/* The line of the file that counts for @kernel; NULL: none. */
static struct wb_budget *
line_of(const struct wb_budgets *b, const char *kernel)
{
	for (uint32_t k = 0; k < b->line.n; k++)
		if (fnmatch(b->line.at[k].kernel, kernel, 0) == 0)
			return &b->line.at[k];
	return NULL;
}

void
wb_budgets_cover(struct wb_budgets *b, const char *kernel)
{
	struct wb_budget *line = line_of(b, kernel);

	if (line)
		line->used = true;
}

enum wb_status
wb_budgets_unused(struct wb_ctx *cx, const struct wb_budgets *b)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < b->line.n; k++) {
		if (b->line.at[k].used)
			continue;
		wb_report(cx->diag, WB_E_BUDGET_FILE, b->line.at[k].loc,
			"this is the budget of no kernel: none is called '%s', or lines above it match all that are",
			b->line.at[k].kernel);
		s = WB_BAD_INPUT;
	}
	return s;
}

bool
wb_budgets_given(const struct wb_budgets *b)
{
	return b->line.n || b->rest != WB_UNKNOWN || b->rest_ns != WB_UNKNOWN;
}

/* @ns nanoseconds, rounded up, in the unit that suits a budget of @budget_ns. */
static const char *
time_text(struct wb_ctx *cx, wb_u128 ns, uint64_t budget_ns)
{
	size_t unit = budget_ns < 1000000 ? 0 : budget_ns < 1000000000 ? 1 : 2;
	static const uint64_t scale[] = { 1000, 1000000, 1000000000 };
	static const char *const name[] = { "us", "ms", "s" };
	wb_u128 thousandths = (ns * 1000 + scale[unit] - 1) / scale[unit];
	uint32_t part = (uint32_t)(thousandths % 1000);
	char whole[40];

	return wb_format(cx->tmp, "%s.%03u %s", wb_u128_text(thousandths / 1000, whole), part, name[unit]);
}

/* Whether @spent is within @budget cycles, of which the user wrote @ns; WB_UNKNOWN: cycles. */
static enum wb_status
within_budget(struct wb_ctx *cx, struct wb_loc loc, struct wb_spent spent, uint64_t budget, uint64_t ns)
{
	const char *launched = spent.launched ? " with the launch" : "";

	if (budget == WB_UNKNOWN || spent.cycles <= budget)
		return WB_OK;
	if (spent.cycles == WB_UNKNOWN)
		wb_report(cx->diag, WB_E_BUDGET, loc, "there is no bound that could be within the budget");
	else if (ns == WB_UNKNOWN)
		wb_report(cx->diag, WB_E_BUDGET, loc, "the bound of %llu cycles%s exceeds the budget of %llu",
			(unsigned long long)spent.cycles, launched, (unsigned long long)budget);
	else
		wb_report(cx->diag, WB_E_BUDGET, loc,
			"the bound of %s (%llu cycles%s) exceeds the budget of %s (%llu cycles at %u MHz)",
			time_text(cx, ((wb_u128)spent.cycles * 1000 + spent.clock_mhz - 1) / spent.clock_mhz, ns),
			(unsigned long long)spent.cycles, launched, time_text(cx, ns, ns), (unsigned long long)budget,
			spent.clock_mhz);
	return WB_GATE;
}

enum wb_status
wb_budgets_launched(struct wb_ctx *cx, const struct wb_budgets *b, bool launched)
{
	bool compared = b->rest != WB_UNKNOWN || b->rest_ns != WB_UNKNOWN;

	for (uint32_t k = 0; k < b->line.n; k++)
		compared = compared || b->line.at[k].cycles != WB_UNKNOWN || b->line.at[k].ns != WB_UNKNOWN;
	return !compared || launched ? WB_OK :
		cli_usage(cx, "--budget compares kernel bounds: give --grid and --workgroup, or --launch");
}

enum wb_status
wb_budgets_clocked(
	struct wb_ctx *cx, const struct wb_budgets *b, uint32_t clock_mhz, const char *target, uint32_t lanes)
{
	bool timed = b->rest_ns != WB_UNKNOWN;
	enum wb_status s;
	const char *chips;
	uint32_t n;

	for (uint32_t k = 0; k < b->line.n; k++)
		timed = timed || b->line.at[k].ns != WB_UNKNOWN;
	if (!timed || clock_mhz)
		return WB_OK;
	s = cli_usage(cx,
		"a budget in time needs a clock, and the description of the machine states none: name a chip with -m "
		"(`wavebound machine list`), or give a description with <clock mhz=...>");
	chips = target ? wb_machine_chips(cx, target, lanes, &n) : NULL;
	if (chips)
		wb_note(cx->diag, WB_NO_LOC, "chips that execute the code: %s", chips);
	return s;
}

enum wb_status
wb_budgets_check(
	struct wb_ctx *cx, const struct wb_budgets *b, struct wb_loc loc, const char *kernel, struct wb_spent spent)
{
	const struct wb_budget *line = line_of(b, kernel);
	uint64_t cycles = line ? line->cycles : b->rest, ns = line ? line->ns : b->rest_ns;
	wb_u128 whole = (wb_u128)ns * spent.clock_mhz / 1000;

	if (b->line.n && !line && b->rest == WB_UNKNOWN && b->rest_ns == WB_UNKNOWN) {
		wb_report(cx->diag, WB_E_NO_BUDGET, loc, "no line of the budget file is for '%s'", kernel);
		return WB_GATE;
	}
	if (ns == WB_UNKNOWN)
		return within_budget(cx, loc, spent, cycles, WB_UNKNOWN);
	return within_budget(cx, loc, spent, whole < WB_UNKNOWN ? (uint64_t)whole : WB_UNKNOWN - 1, ns);
}
