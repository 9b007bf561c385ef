/* src/cli/input.c -- whole files in and out; what every command says about a wrong command line. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

#include "cli.h"

#define MOST_BYTES ((size_t)1 << 31)

static void
close_file(void *f)
{
	fclose(f);
}

/* Reads @f to its end; false when it is too large. */
static bool
slurp(FILE *f, struct wb_out *o)
{
	char buf[16384];
	size_t n;

	while ((n = fread(buf, 1, sizeof(buf), f)) > 0) {
		if (n > MOST_BYTES - o->n)
			return false;
		wb_putn(o, buf, n);
	}
	return true;
}

enum wb_status
cli_read_file(struct wb_ctx *cx, const char *path, uint16_t *file)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_out o = wb_out_new(cx->tmp);
	bool is_stdin = strcmp(path, "-") == 0;
	FILE *f = is_stdin ? stdin : fopen(path, "rb");
	enum wb_status s = WB_BAD_INPUT;

	*file = 0;
	if (f && !is_stdin)
		wb_arena_defer(cx->tmp, close_file, f);
	if (!f && errno == ENOMEM)
		wb_arena_exhausted(cx->unit);
	if (f && !slurp(f, &o)) {
		wb_report(cx->diag, WB_E_LIMIT, WB_NO_LOC, "%s: more than %zu bytes", path, MOST_BYTES);
	} else if (!f || ferror(f)) {
		wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", path, strerror(errno));
	} else {
		*file = wb_file_add(cx->files, WB_FILE_TEXT, wb_strdup(cx->unit, is_stdin ? "<stdin>" : path), wb_strndup(cx->unit, o.at, o.n), o.n);
		s = WB_OK;
	}
	wb_arena_reset(cx->tmp, m);
	return s;
}

enum wb_status
cli_write_file(struct wb_ctx *cx, const char *path, const char *text, size_t bytes)
{
	FILE *f = fopen(path, "wb");
	bool ok = f && fwrite(text, 1, bytes, f) == bytes;
	int why = errno;

	if (f && fclose(f) != 0) {
		ok = false;
		why = errno;
	}
	if (ok)
		return WB_OK;
	if (why == ENOMEM)
		wb_arena_exhausted(cx->unit);
	wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", path, strerror(why));
	return WB_BAD_INPUT;
}

enum wb_status
cli_usage(struct wb_ctx *cx, const char *fmt, ...)
{
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	wb_report(cx->diag, WB_E_USAGE, WB_NO_LOC, "%s", text);
	return WB_BAD_INPUT;
}
