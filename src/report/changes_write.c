/* src/report/changes_write.c -- what differs between two reports, as text, JSON and Markdown. */
#include "text.h"
#include "wavebound/changes.h"

#define MOST_LINES 20		/* blocks and lines of a kernel in text and Markdown; JSON has all */

static const char *
digits(struct wb_ctx *cx, const struct wb_change *c, uint64_t v)
{
	if (c->kind == WB_CHANGE_STATUS)
		return v == WB_UNKNOWN ? "not there" : v ? "bounded" : "refused";
	return v == WB_UNKNOWN ? "-" : wb_digits(cx, v);
}

/* "+12.3 %"; "" where there is nothing to compare with. */
static const char *
growth(struct wb_ctx *cx, const struct wb_change *c)
{
	uint64_t by = c->now > c->old ? c->now - c->old : c->old - c->now;
	wb_u128 tenths;

	if (c->kind == WB_CHANGE_STATUS || c->old == WB_UNKNOWN || c->now == WB_UNKNOWN || !c->old)
		return "";
	tenths = ((wb_u128)by * 1000 + c->old / 2) / c->old;
	if (tenths > 10000000)
		return "> 1000000 %";
	return wb_format(cx->tmp, "%c%llu.%llu %%", c->now > c->old ? '+' : '-', (unsigned long long)(tenths / 10),
		(unsigned long long)(tenths % 10));
}

/* @v of @x in milliseconds; NULL: it is no time of a machine whose clock is stated. */
static const char *
in_ms(struct wb_ctx *cx, const struct wb_change *x, uint32_t mhz, uint64_t v)
{
	bool is_time = x->kind == WB_CHANGE_KERNEL || x->kind == WB_CHANGE_WAVE || x->kind == WB_CHANGE_BOUND;

	return is_time ? wb_ms_at(cx, mhz, v) : NULL;
}

/* The same behind cycles; "" if there is none. */
static const char *
and_ms(struct wb_ctx *cx, const struct wb_change *x, uint32_t mhz, uint64_t v)
{
	const char *ms = in_ms(cx, x, mhz, v);

	return ms ? wb_format(cx->tmp, ", %s ms", ms) : "";
}

static bool
is_detail(const struct wb_change *c)
{
	return c->kind == WB_CHANGE_BLOCK || c->kind == WB_CHANGE_LINE;
}

/* Whether change @k is in text and Markdown: of blocks and of lines, only the first ones of each kernel are. */
static bool
is_shown(const struct wb_changes *c, uint32_t k)
{
	const struct wb_change *x = c->list.at;

	return !is_detail(&x[k]) || k < MOST_LINES || x[k - MOST_LINES].kind != x[k].kind ||
		x[k - MOST_LINES].kernel != x[k].kernel;
}

/* ---- text --------------------------------------------------------------------------------- */
static void
put_name(struct wb_out *o, const char *s, size_t width)
{
	size_t n = strlen(s);

	wb_put_term(o, s);
	for (; n < width; n++)
		wb_puts(o, " ");
}

/* Two numbers and what they differ by, behind a name of @name columns that stands alone if it is longer. */
struct columns {
	size_t name, number;
};

/* Columns that a name at column @at may have, so that a line keeps within the width of text. */
static size_t
name_columns(size_t number, size_t at, size_t longest)
{
	size_t taken = at + 2 * (2 + number) + strlen("  +100.0 %");
	size_t room = taken + 6 < WB_TEXT_WIDTH ? WB_TEXT_WIDTH - taken : 6;

	return longest < room ? longest : room;
}

static void
put_columns(
	struct wb_out *o, const struct columns *w, const char *name, const char *old, const char *now, const char *by)
{
	int at = wb_text_column(o);

	put_name(o, name, w->name);
	if (strlen(name) > w->name)
		wb_printf(o, "\n%*s", at + (int)w->name, "");
	wb_printf(o, "  %*s  %*s", (int)w->number, old, (int)w->number, now);
	wb_printf(o, *by ? "  %s\n" : "\n", by);
}

/* The times in milliseconds, if both are known. */
static void
put_times(struct wb_ctx *cx, const struct wb_changes *c, const struct wb_change *x, const struct columns *w,
	struct wb_out *o)
{
	const char *old = in_ms(cx, x, c->old_mhz, x->old), *now = in_ms(cx, x, c->now_mhz, x->now);

	if (old && now) {
		wb_printf(o, "%12s", "");
		put_columns(o, w, "milliseconds", old, now, "");
	}
}

static void
write_text(struct wb_ctx *cx, const struct wb_changes *c, struct wb_out *o)
{
	uint32_t left_out = 0;
	struct columns w = { .number = 6 };
	size_t longest = strlen("milliseconds");

	for (uint32_t k = 0; k < c->list.n; k++) {
		const struct wb_change *x = &c->list.at[k];
		const char *old = in_ms(cx, x, c->old_mhz, x->old), *now = in_ms(cx, x, c->now_mhz, x->now);

		longest = wb_text_longer(longest, x->what);
		w.number = wb_text_longer(wb_text_longer(w.number, digits(cx, x, x->old)), digits(cx, x, x->now));
		w.number = wb_text_longer(wb_text_longer(w.number, old ? old : ""), now ? now : "");
	}
	w.name = name_columns(w.number, 12, longest);
	wb_puts(o, "old  ");
	wb_put_term(o, c->old_name);
	wb_puts(o, "\nnew  ");
	wb_put_term(o, c->now_name);
	wb_puts(o, "\n");
	for (uint32_t k = 0; k < c->list.n; k++) {
		const struct wb_change *x = &c->list.at[k];

		if (!k || x[-1].kernel != x->kernel) {
			wb_puts(o, "\nkernel ");
			wb_put_term(o, x->kernel);
			wb_puts(o, "\n");
		}
		if (!is_shown(c, k)) {
			left_out++;
			continue;
		}
		wb_printf(o, "  %-8s  ", wb_change_name[x->kind]);
		put_columns(o, &w, x->what, digits(cx, x, x->old), digits(cx, x, x->now), growth(cx, x));
		put_times(cx, c, x, &w, o);
	}
	if (left_out)
		wb_printf(o, "\n%u more blocks and lines are in the JSON form\n", left_out);
	if (!c->list.n)
		wb_printf(o, "\nno difference in %u kernel%s\n", c->nkernel, c->nkernel == 1 ? "" : "s");
}

/* ---- a table of kernels --------------------------------------------------------------------- */
/* "+12.3 %", or what else there is to say. */
static const char *
outcome(struct wb_ctx *cx, const struct wb_change_row *r)
{
	const struct wb_change x = { .kind = WB_CHANGE_KERNEL, .old = r->old, .now = r->now };

	if (!r->was || !r->is)
		return r->is ? "new" : "gone";
	if (r->old == WB_UNKNOWN || r->now == WB_UNKNOWN)
		return r->now != WB_UNKNOWN ? "bounded now" : r->old != WB_UNKNOWN ? "refused now" : "refused";
	return r->old == r->now ? "=" : growth(cx, &x);
}

/* "vgprs 24 to 32, occupancy 10 to 8"; "": both have the same. */
static const char *
resources(struct wb_ctx *cx, const struct wb_changes *c, const struct wb_change_row *r)
{
	const char *text = "";

	for (uint32_t k = r->first; r->was && r->is && k < r->end; k++) {
		const struct wb_change *x = &c->list.at[k];

		if (x->kind == WB_CHANGE_RESOURCE)
			text = wb_format(cx->tmp, "%s%s%s %s to %s", text, *text ? ", " : "", x->what,
				digits(cx, x, x->old), digits(cx, x, x->now));
	}
	return text;
}

static const char *
row_number(struct wb_ctx *cx, uint64_t v)
{
	return v == WB_UNKNOWN ? "-" : wb_digits(cx, v);
}

static const char *
wave_mark(const struct wb_change_row *r)
{
	return r->wave && (r->old != WB_UNKNOWN || r->now != WB_UNKNOWN) ? " (a wave)" : "";
}

static void
write_table(struct wb_ctx *cx, const struct wb_changes *c, struct wb_out *o)
{
	struct columns w = { .number = strlen("before") };
	struct page page = { .cx = cx, .o = o };
	size_t longest = strlen("kernel");

	for (uint32_t k = 0; k < c->row.n; k++) {
		const struct wb_change_row *r = &c->row.at[k];

		longest = wb_text_longer(longest, r->kernel);
		w.number = wb_text_longer(wb_text_longer(w.number, row_number(cx, r->old)), row_number(cx, r->now));
	}
	w.name = name_columns(w.number, 0, longest);
	wb_puts(o, "old  ");
	wb_put_term(o, c->old_name);
	wb_puts(o, "\nnew  ");
	wb_put_term(o, c->now_name);
	wb_puts(o, "\n\n");
	put_columns(o, &w, "kernel", "before", "after", "per cent");
	for (uint32_t k = 0; k < c->row.n; k++) {
		const struct wb_change_row *r = &c->row.at[k];
		const char *more = resources(cx, c, r);

		put_columns(o, &w, r->kernel, row_number(cx, r->old), row_number(cx, r->now),
			wb_format(cx->tmp, "%s%s", outcome(cx, r), wave_mark(r)));
		if (*more) {
			wb_puts(o, "    ");
			wb_text_wrap(&page, more, 4);
		}
	}
	if (!c->list.n)
		wb_printf(o, "\nno difference in %u kernel%s\n", c->nkernel, c->nkernel == 1 ? "" : "s");
}

/* Escapes the characters that have a meaning in a Markdown table or in HTML. */
static bool
markdown_special(struct wb_out *o, uint32_t cp)
{
	if (wb_utf8_acts(cp))
		wb_puts(o, " ");
	else if (cp < 0x80 && strchr("\\`*_{}[]<>()#+!|&", (int)cp))
		wb_printf(o, "&#%u;", cp);
	else
		return false;
	return true;
}

static void
put_markdown(struct wb_out *o, const char *s)
{
	wb_put_utf8(o, s, markdown_special);
}

static void
write_markdown_table(struct wb_ctx *cx, const struct wb_changes *c, struct wb_out *o)
{
	wb_puts(o, "\n| kernel | before | after | | resources |\n|---|---:|---:|---:|---|\n");
	for (uint32_t k = 0; k < c->row.n; k++) {
		const struct wb_change_row *r = &c->row.at[k];

		wb_puts(o, "| ");
		put_markdown(o, r->kernel);
		wb_printf(o, " | %s", row_number(cx, r->old));
		wb_printf(o, " | %s | %s%s | %s |\n", row_number(cx, r->now), outcome(cx, r), wave_mark(r),
			resources(cx, c, r));
	}
}

/* ---- Markdown -------------------------------------------------------------------------------- */
static void
put_row(struct wb_ctx *cx, const struct wb_changes *c, const struct wb_change *x, struct wb_out *o)
{
	wb_printf(o, "| %s | ", wb_change_name[x->kind]);
	put_markdown(o, x->what);
	wb_printf(o, " | %s%s", digits(cx, x, x->old), and_ms(cx, x, c->old_mhz, x->old));
	wb_printf(o, " | %s%s | %s |\n", digits(cx, x, x->now), and_ms(cx, x, c->now_mhz, x->now), growth(cx, x));
}

static void
write_markdown(struct wb_ctx *cx, const struct wb_changes *c, struct wb_out *o)
{
	bool folded = false;

	wb_puts(o, "### Worst-case execution time: ");
	put_markdown(o, c->old_name);
	wb_puts(o, " to ");
	put_markdown(o, c->now_name);
	wb_puts(o, "\n");
	if (c->many)
		write_markdown_table(cx, c, o);
	if (!c->list.n)
		wb_printf(o, "\nNo difference in %u kernel%s.\n", c->nkernel, c->nkernel == 1 ? "" : "s");
	for (uint32_t k = 0; k < c->list.n; k++) {
		const struct wb_change *x = &c->list.at[k];
		bool first = !k || x[-1].kernel != x->kernel;

		if (folded && (first || !is_detail(x))) {
			wb_puts(o, "\n</details>\n");
			folded = false;
		}
		if (first) {
			wb_puts(o, "\n#### ");
			put_markdown(o, x->kernel);
			wb_puts(o, "\n");
		}
		if (is_detail(x) && !folded)
			wb_puts(o, "\n<details><summary>Blocks and lines of the worst path</summary>\n");
		if (first || (is_detail(x) && !folded))
			wb_puts(o, "\n| | | old | new | |\n|---|---|---:|---:|---:|\n");
		folded = is_detail(x);
		if (is_shown(c, k))
			put_row(cx, c, x, o);
	}
	wb_puts(o, folded ? "\n</details>\n" : "");
}

/* ---- JSON --------------------------------------------------------------------------------------- */
static void
put_json_number(const struct wb_change *c, uint64_t v, struct wb_out *o)
{
	if (v == WB_UNKNOWN)
		wb_puts(o, "null");
	else if (c->kind == WB_CHANGE_STATUS)
		wb_puts(o, v ? "\"bounded\"" : "\"refused\"");
	else
		wb_printf(o, "%llu", (unsigned long long)v);
}

static void
put_json_ms(const char *key, const char *ms, struct wb_out *o)
{
	if (ms)
		wb_printf(o, ", \"%s\": %s", key, ms);
}

static void
put_json_row(const struct wb_change_row *r, uint32_t k, struct wb_out *o)
{
	static const struct wb_change number = { .kind = WB_CHANGE_KERNEL };

	wb_puts(o, k ? ",\n    { \"kernel\": " : "\n    { \"kernel\": ");
	wb_put_json(o, r->kernel);
	wb_printf(o, ", \"of\": \"%s\", \"status\": \"%s\", \"old\": ", r->wave ? "wave" : "kernel",
		!r->was ? "new" : !r->is ? "gone" : "both");
	put_json_number(&number, r->old, o);
	wb_puts(o, ", \"new\": ");
	put_json_number(&number, r->now, o);
	wb_puts(o, " }");
}

static void
write_json(struct wb_ctx *cx, const struct wb_changes *c, struct wb_out *o)
{
	wb_printf(o, "{ \"tool\": \"wavebound\", \"version\": \"" WB_VERSION "\", \"schema_version\": %d,\n  \"old\": ",
		WB_REPORT_SCHEMA);
	wb_put_json(o, c->old_name);
	wb_puts(o, ", \"new\": ");
	wb_put_json(o, c->now_name);
	wb_printf(o, ", \"kernels\": %u,\n  \"changes\": [", c->nkernel);
	for (uint32_t k = 0; k < c->list.n; k++) {
		const struct wb_change *x = &c->list.at[k];

		wb_puts(o, k ? ",\n    { \"kernel\": " : "\n    { \"kernel\": ");
		wb_put_json(o, x->kernel);
		wb_printf(o, ", \"kind\": \"%s\", \"what\": ", wb_change_name[x->kind]);
		wb_put_json(o, x->what);
		wb_puts(o, ", \"old\": ");
		put_json_number(x, x->old, o);
		wb_puts(o, ", \"new\": ");
		put_json_number(x, x->now, o);
		put_json_ms("old_ms", in_ms(cx, x, c->old_mhz, x->old), o);
		put_json_ms("new_ms", in_ms(cx, x, c->now_mhz, x->now), o);
		wb_puts(o, " }");
	}
	wb_puts(o, c->list.n ? "\n  ],\n  \"table\": [" : "],\n  \"table\": [");
	for (uint32_t k = 0; k < c->row.n; k++)
		put_json_row(&c->row.at[k], k, o);
	wb_puts(o, c->row.n ? "\n  ] }\n" : "] }\n");
}

bool
wb_changes_write(struct wb_ctx *cx, const struct wb_changes *c, const char *format, struct wb_out *o)
{
	if (strcmp(format, "text") == 0 && c->many)
		write_table(cx, c, o);
	else if (strcmp(format, "text") == 0)
		write_text(cx, c, o);
	else if (strcmp(format, "markdown") == 0)
		write_markdown(cx, c, o);
	else if (strcmp(format, "json") == 0)
		write_json(cx, c, o);
	else
		return false;
	return true;
}
