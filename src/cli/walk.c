/* src/cli/walk.c -- the files that operands name; of a folder, all files in it and its subfolders, sorted by name. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "walk.h"
#include "wavebound/object.h"

#define MOST_FILES 1000000u
#define HEAD 4096		/* bytes from which the kind of a file is found */

struct folders {
	WB_VEC(const char *) path;	/* still to be read */
};

bool
walk_is_folder(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static void
close_folder(void *d)
{
	closedir(d);
}

static enum wb_status
cannot(struct wb_ctx *cx, const char *path)
{
	if (errno == ENOMEM)
		wb_arena_exhausted(cx->unit);
	wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", path, strerror(errno));
	return WB_BAD_INPUT;
}

/* Any text may look like assembly, so text files are chosen by name. */
static bool
holds_code(const char *path)
{
	static const char *const ending[] = { ".s", ".S", ".wir" };
	const char *dot = strrchr(path, '.');
	char head[HEAD];
	size_t n;
	FILE *f;

	for (size_t k = 0; dot && k < WB_COUNT(ending); k++)
		if (strcmp(dot, ending[k]) == 0)
			return true;
	f = fopen(path, "rb");
	if (!f)
		return true;		/* its run reports the error */
	n = fread(head, 1, sizeof(head), f);
	fclose(f);
	return wb_object_looks_like(head, n);
}

/* One name of a folder: a file to take, or a folder to read later. */
static enum wb_status
take_path(struct wb_ctx *cx, const char *path, struct folders *later, struct walk *out)
{
	struct stat st;

	if (lstat(path, &st) != 0)
		return cannot(cx, path);
	if (S_ISDIR(st.st_mode)) {
		WB_PUSH(cx->unit, &later->path, path);
		return WB_OK;
	}
	if (S_ISLNK(st.st_mode) && (stat(path, &st) != 0 || !S_ISREG(st.st_mode)))
		return WB_OK;		/* a broken link, or a link to a folder */
	if (!S_ISREG(st.st_mode))
		return WB_OK;
	if (out->file.n >= MOST_FILES) {
		wb_report(cx->diag, WB_E_LIMIT, WB_NO_LOC, "%s: more than %u files", path, MOST_FILES);
		return WB_BAD_INPUT;
	}
	if (holds_code(path))
		WB_PUSH(cx->unit, &out->file, path);
	else
		out->left_out++;
	return WB_OK;
}

static enum wb_status
read_folder(struct wb_ctx *cx, const char *folder, struct folders *later, struct walk *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	size_t n = strlen(folder);
	enum wb_status s = WB_OK;
	struct dirent *e;
	DIR *d = opendir(folder);

	if (!d)
		return cannot(cx, folder);
	wb_arena_defer(cx->tmp, close_folder, d);
	while (s == WB_OK && (e = readdir(d)))
		if (e->d_name[0] != '.')
			s = take_path(cx,
				wb_format(cx->unit, "%s%s%s", folder, n && folder[n - 1] == '/' ? "" : "/", e->d_name),
				later, out);
	wb_arena_reset(cx->tmp, mark);
	return s;
}

static int
by_path(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static enum wb_status
no_code(struct wb_ctx *cx, const char *folder, uint32_t left_out)
{
	if (left_out)
		wb_report(cx->diag, WB_E_FORMAT, WB_NO_LOC,
			"%s holds no code: no name in it ends in .s, .S or .wir, and no file is an object (%u other%s)",
			folder, left_out, left_out == 1 ? "" : "s");
	else
		wb_report(cx->diag, WB_E_FORMAT, WB_NO_LOC, "%s holds no file", folder);
	return WB_BAD_INPUT;
}

enum wb_status
walk_operands(struct wb_ctx *cx, const char *const *operand, uint32_t n, struct walk *out)
{
	enum wb_status s = WB_OK;

	*out = (struct walk){ .file = { NULL, 0, 0 } };
	for (uint32_t k = 0; s == WB_OK && k < n; k++) {
		struct folders later = { .path = { NULL, 0, 0 } };
		uint32_t first = out->file.n, others = out->left_out;

		if (!walk_is_folder(operand[k])) {
			WB_PUSH(cx->unit, &out->file, operand[k]);
			continue;
		}
		WB_PUSH(cx->unit, &later.path, operand[k]);
		while (s == WB_OK && later.path.n)
			s = read_folder(cx, later.path.at[--later.path.n], &later, out);
		if (s == WB_OK && out->file.n == first)
			return no_code(cx, operand[k], out->left_out - others);
		if (out->file.n > first)
			qsort(out->file.at + first, out->file.n - first, sizeof(*out->file.at), by_path);
	}
	return s;
}
