/* src/calibrate/csv.c -- tables of measurements as text: fields between commas, in quotes or not.
 *
 * Whatever wrote the file, a field is read as it stands or the file is refused with the place: a row that is read
 * wrongly would be a measurement that was never made. Spaces around a field do not count, a quote inside quotes is
 * written twice, and a field ends on its line.
 * Source: RFC 4180, without line breaks in fields; rocprofv3 writes quotes around texts.
 */
#include "private.h"

#define MOST_BYTES 65535	/* of a line: columns of locations have 16 bits */
#define MOST_COLUMNS 256
#define MOST_ROWS 1000000

static enum wb_status
wrong(struct csv *t, size_t at, const char *what)
{
	wb_report(t->cx->diag, WB_E_MEASURED,
		(struct wb_loc){ t->line, (uint16_t)(at < MOST_BYTES ? at + 1 : 0), t->file }, "%s", what);
	return WB_BAD_INPUT;
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

/* The field in quotes that begins at @p[*at], behind which *at is then. */
static enum wb_status
read_quoted(struct csv *t, const char *p, size_t n, size_t *at, char *to, size_t *length)
{
	size_t k = *at + 1, m = 0;

	while (k < n && (p[k] != '"' || (k + 1 < n && p[k + 1] == '"'))) {
		to[m++] = p[k];
		k += p[k] == '"' ? 2 : 1;
	}
	if (k == n)
		return wrong(t, *at, "the quote does not end on its line");
	for (k++; k < n && is_blank(p[k]); k++)
		;
	if (k < n && p[k] != ',')
		return wrong(t, k, "behind a field in quotes stands a comma or the end of the line");
	*length = m;
	*at = k;
	return WB_OK;
}

static enum wb_status
read_plain(struct csv *t, const char *p, size_t n, size_t *at, char *to, size_t *length)
{
	size_t k = *at, m = 0;

	for (; k < n && p[k] != ','; k++) {
		if (p[k] == '"')
			return wrong(t, k, "a quote inside a field: put all of it into quotes, and this one twice");
		to[m++] = p[k];
	}
	while (m && is_blank(to[m - 1]))
		m--;
	*length = m;
	*at = k;
	return WB_OK;
}

/* The fields of a line. */
static enum wb_status
read_line(struct csv *t, const char *p, size_t n)
{
	char *to = WB_NEW(t->cx->unit, char, n + MOST_COLUMNS + 1);
	enum wb_status s = WB_OK;
	size_t at = 0, length;

	t->field.n = 0;
	for (bool more = true; more; at++) {
		struct csv_field f = { .text = to };

		while (at < n && is_blank(p[at]))
			at++;
		f.loc = (struct wb_loc){ t->line, (uint16_t)(at + 1), t->file };
		if (t->field.n == MOST_COLUMNS)
			return wrong(t, at, "a row has at most 256 fields");
		s = at < n && p[at] == '"' ? read_quoted(t, p, n, &at, to, &length) :
			read_plain(t, p, n, &at, to, &length);
		if (s != WB_OK)
			return s;
		if (memchr(to, '\0', length))
			return wrong(t, f.loc.col - 1u, "there is a zero byte in the field");
		to[length] = '\0';
		to += length + 1;
		WB_PUSH(t->cx->unit, &t->field, f);
		more = at < n;
	}
	return WB_OK;
}

/* The next line that is a row; *more: there was one. */
static enum wb_status
next_line(struct csv *t, bool *more)
{
	const char *p;
	size_t n, first;

	*more = false;
	while ((p = wb_file_line(t->cx->unit, t->cx->files, (struct wb_loc){ t->line + 1, 0, t->file }, &n))) {
		t->line++;
		if (n >= MOST_BYTES)
			return wrong(t, MOST_BYTES, "the line has more than 65,534 bytes");
		if (t->line == 1 && n >= 3 && memcmp(p, "\xef\xbb\xbf", 3) == 0) {	/* a byte order mark */
			p += 3;
			n -= 3;
		}
		for (first = 0; first < n && is_blank(p[first]); first++)
			;
		if (first == n || p[first] == '#')
			continue;
		*more = true;
		return read_line(t, p, n);
	}
	return WB_OK;
}

enum wb_status
csv_open(struct wb_ctx *cx, uint16_t file, struct csv *t)
{
	enum wb_status s;
	bool more;

	*t = (struct csv){ .cx = cx, .file = file };
	s = next_line(t, &more);
	if (s == WB_OK && !more) {
		t->line = 1;
		return wrong(t, 0, "the file is empty: its first row names the columns");
	}
	for (uint32_t k = 0; s == WB_OK && k < t->field.n; k++) {
		uint32_t before = csv_column(t, t->field.at[k].text);

		if (before != WB_NONE && *t->field.at[k].text) {
			s = wrong(t, t->field.at[k].loc.col - 1u, "a second column of this name");
			wb_note(cx->diag, t->column.at[before].loc, "the first is here");
		}
		WB_PUSH(cx->unit, &t->column, t->field.at[k]);
	}
	return s;
}

enum wb_status
csv_next(struct csv *t, bool *more)
{
	enum wb_status s = next_line(t, more);

	if (s != WB_OK || !*more)
		return s;
	if (++t->nrow > MOST_ROWS)
		return wrong(t, 0, "the file has more than 1,000,000 rows");
	if (t->field.n == t->column.n)
		return WB_OK;
	return wrong(t, t->field.at[t->field.n - 1].loc.col - 1u,
		wb_format(t->cx->tmp, "the row has %u fields, and there are %u columns", t->field.n, t->column.n));
}

uint32_t
csv_column(const struct csv *t, const char *name)
{
	for (uint32_t k = 0; k < t->column.n; k++)
		if (strcmp(t->column.at[k].text, name) == 0)
			return k;
	return WB_NONE;
}
