/* src/cli/input.c -- reads whole files; messages about a wrong command line. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>

#include "cli.h"
#include "wavebound/launch.h"

#define MOST_BYTES ((size_t)1 << 31)
#define MOST_STREAM_BYTES ((size_t)1 << 28)	/* of input whose size is not known: pipes, devices */

static void
close_file(void *f)
{
	fclose(f);
}

/* A stream to its end; false when it is too large. */
static bool
read_stream(struct wb_ctx *cx, FILE *f, const char **text, size_t *n)
{
	struct wb_out o = wb_out_new(cx->tmp);
	char buf[16384];
	size_t got;

	while ((got = fread(buf, 1, sizeof(buf), f)) > 0) {
		if (got > MOST_STREAM_BYTES - o.n)
			return false;
		wb_putn(&o, buf, got);
	}
	*text = wb_strndup(cx->unit, o.at, o.n);
	*n = o.n;
	return true;
}

/* @f to its end; false when it is too large, and then *n is the limit. */
static bool
slurp(struct wb_ctx *cx, FILE *f, const char **text, size_t *n)
{
	struct stat st;
	char *to;

	*text = "";
	*n = MOST_STREAM_BYTES;
	if (fstat(fileno(f), &st) != 0 || !S_ISREG(st.st_mode))
		return read_stream(cx, f, text, n);
	*n = MOST_BYTES;
	if (st.st_size < 0 || (uint64_t)st.st_size > MOST_BYTES)
		return false;
	if (!st.st_size)	/* as files of /proc say, whatever they hold */
		return read_stream(cx, f, text, n);
	to = wb_arena_alloc(cx->unit, (size_t)st.st_size + 1, 1);
	*n = fread(to, 1, (size_t)st.st_size, f);
	*text = to;
	return true;
}

enum wb_status
cli_read_file(struct wb_ctx *cx, const char *path, uint16_t *file)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	bool is_stdin = strcmp(path, "-") == 0, stream = false;
	const char *name = is_stdin ? "<stdin>" : path;
	enum wb_status s = WB_BAD_INPUT;
	const char *text;
	FILE *f;
	size_t n;

	*file = wb_file_stream(cx->files, name);
	if (*file)
		return WB_OK;
	f = is_stdin ? stdin : fopen(path, "rb");
	if (f && !is_stdin)
		wb_arena_defer(cx->tmp, close_file, f);
	if (!f && errno == ENOMEM)
		wb_arena_exhausted(cx->unit);
	if (f)
		stream = !wb_file_seen(cx->files, fileno(f), false);
	if (f && !slurp(cx, f, &text, &n)) {
		wb_report(cx->diag, WB_E_LIMIT, WB_NO_LOC, "%s: more than %zu bytes", path, n);
	} else if (!f || ferror(f)) {
		bool folder = errno == EISDIR;

		wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", path, strerror(errno));
		if (folder)
			wb_note(cx->diag, WB_NO_LOC,
				"folders are inputs of analyze, cfg, deadlock, diff and divergence; "
				"here a file is needed");
	} else {
		*file = wb_file_add(cx->files, WB_FILE_TEXT, wb_strdup(cx->unit, name), text, n);
		if (*file)
			cx->files->file.at[*file]->stream = stream;
		s = WB_OK;
	}
	wb_arena_reset(cx->tmp, m);
	return s;
}

const char *
wb_resolve_path(struct wb_arena *a, const char *file, const char *path)
{
	const char *slash = strrchr(file, '/');

	return *path != '/' && slash ? wb_format(a, "%.*s/%s", (int)(slash - file), file, path) : path;
}

enum wb_status
cli_read_buffer(struct wb_ctx *cx, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	const char *launch = l->loc.file ? cx->files->file.at[l->loc.file]->name : "";
	enum wb_status s;
	uint16_t file;

	s = cli_read_file(cx, wb_resolve_path(cx->unit, launch, path), &file);
	if (s != WB_OK)
		return s;
	*at = (const uint8_t *)cx->files->file.at[file]->text;
	*bytes = cx->files->file.at[file]->bytes;
	return WB_OK;
}

void
cli_measure_buffers(struct wb_ctx *cx, struct wb_launch *l)
{
	const char *launch = l->loc.file ? cx->files->file.at[l->loc.file]->name : "";
	struct stat st;

	for (uint32_t k = 0; k < l->arg.n; k++) {
		struct wb_launch_arg *a = &l->arg.at[k];

		if (a->is_buffer && a->init == WB_BUF_FILE && !a->bytes &&
			stat(wb_resolve_path(cx->unit, launch, a->file), &st) == 0 && S_ISREG(st.st_mode))
			a->bytes = (uint64_t)st.st_size;
	}
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
