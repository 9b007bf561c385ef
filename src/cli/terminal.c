/* src/cli/terminal.c -- what a terminal gets beside the text itself: colour, and lines that it does not break in words.
 *
 * Lines are folded on terminals alone: in a file or a pipe a row stays one line, for programs that read it.
 */
#define _DEFAULT_SOURCE			/* ioctl */
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli.h"

#define LEAST_COLUMNS 40		/* in fewer, lines are left to the terminal */
#define LEAST_CELL 24			/* columns for the last cell of a row, so that it goes on below itself */

bool
cli_colour(const struct cli *c, int fd)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");

	if (c->colour != CLI_COLOUR_AUTO)
		return c->colour == CLI_COLOUR_ALWAYS;
	return isatty(fd) && !(no && *no) && !(term && strcmp(term, "dumb") == 0);
}

uint32_t
cli_columns(int fd)
{
	const char *text = getenv("COLUMNS");
	struct winsize size;
	uint64_t n = 0;

	if (!isatty(fd))
		return 0;
	if (text && cli_parse_u64(text, &n) && n && n < 10000)
		return (uint32_t)n;
	return ioctl(fd, TIOCGWINSZ, &size) == 0 && size.ws_col ? size.ws_col : 80;
}

/* The bytes of the character at @s, of @left: an escape sequence counts as one that takes no column. */
static size_t
next(const char *s, size_t left, uint32_t *columns)
{
	size_t n = 1;

	*columns = *s != '\033';
	while (n < left && (*columns ? ((uint8_t)s[n] & 0xc0) == 0x80 : s[n - 1] != 'm'))
		n++;
	return n;
}

/* A line in characters. */
struct row {
	uint32_t columns;		/* all of it */
	uint32_t hang;			/* where it goes on */
};

/* Below its last cell (two blanks or more are before that), if there is room; or further in than it begins. */
static struct row
measure(const char *s, size_t n, uint32_t width)
{
	uint32_t one, blanks = 0, indent = 0;
	struct row row = { 0, 0 };

	for (size_t k = 0, bytes; k < n; k += bytes, row.columns += one) {
		bytes = next(s + k, n - k, &one);
		if (!one)
			continue;
		if (s[k] == ' ') {
			blanks++;
			continue;
		}
		if (blanks == row.columns)
			indent = row.columns;
		else if (blanks > 1 && row.columns + LEAST_CELL <= width)
			row.hang = row.columns;
		blanks = 0;
	}
	if (!row.hang)
		row.hang = (indent < width / 2 ? indent : width / 2) + 4;
	return row;
}

/* Whether the line quotes an input: "   12 | ...", with a caret below it that must stay where it is. */
static bool
is_quoted(const char *s, size_t n)
{
	size_t k = 0;

	while (k < n && (s[k] == ' ' || (s[k] >= '0' && s[k] <= '9')))
		k++;
	return k && k + 1 < n && s[k] == '|' && s[k + 1] == ' ';
}

/* Without the blanks at its end. */
static void
put_piece(struct wb_out *o, const char *s, size_t n)
{
	while (n && s[n - 1] == ' ')
		n--;
	wb_putn(o, s, n);
}

static void
fold_line(struct wb_out *o, const char *s, size_t n, uint32_t width)
{
	struct row row = measure(s, n, width);
	uint32_t at = 0, one;
	size_t from = 0, blank = 0;	/* what is not yet written, and the last blank in it */

	if (row.columns <= width || is_quoted(s, n)) {
		wb_putn(o, s, n);
		return;
	}
	for (size_t k = 0, bytes; k < n; k += bytes, at += one) {
		bytes = next(s + k, n - k, &one);
		if (at >= width && blank > from && s[k] != ' ') {
			put_piece(o, s + from, blank - from);
			wb_printf(o, "\n%*s", (int)row.hang, "");
			from = blank + 1;
			at = row.hang + (uint32_t)(k - from);	/* at most: bytes are no fewer than columns */
		}
		if (s[k] == ' ' && at >= row.hang)
			blank = k;
	}
	wb_putn(o, s + from, n - from);
}

void
cli_fold(struct wb_out *o, const char *text, size_t n, uint32_t width)
{
	while (n) {
		const char *end = memchr(text, '\n', n);
		size_t bytes = end ? (size_t)(end - text) : n;

		if (width < LEAST_COLUMNS)
			wb_putn(o, text, bytes);
		else
			fold_line(o, text, bytes, width);
		if (end)
			wb_puts(o, "\n");
		bytes += end != NULL;
		text += bytes;
		n -= bytes;
	}
}
