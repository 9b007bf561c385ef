/* test/lib/files.c -- reads files, and what commands print. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"

char *
files_read(struct wb_arena *a, const char *path, size_t *bytes)
{
	struct wb_out o = wb_out_new(a);
	FILE *f = fopen(path, "rb");
	char part[65536];
	size_t n;

	if (!f)
		return NULL;
	while ((n = fread(part, 1, sizeof part, f)) > 0)
		wb_putn(&o, part, n);
	fclose(f);
	wb_putn(&o, "", 1);
	if (bytes)
		*bytes = o.n - 1;
	return o.at;
}

bool
files_load(struct wb_ctx *cx, const char *path, uint16_t *file)
{
	size_t n;
	const char *text = files_read(cx->files->arena, path, &n);

	if (text)
		*file = wb_file_add(cx->files, WB_FILE_TEXT, wb_strdup(cx->files->arena, path), text, n);
	return text != NULL;
}

uint16_t
files_need(struct wb_ctx *cx, const char *path)
{
	uint16_t file;

	if (files_load(cx, path, &file))
		return file;
	fprintf(stderr, "%s cannot be read\n", path);
	exit(1);
}

void
files_write(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	if (f && fputs(text, f) >= 0 && fclose(f) == 0)
		return;
	fprintf(stderr, "%s cannot be written\n", path);
	exit(1);
}

char *
files_output(const char *cmd)
{
	size_t n = 0, cap = 1 << 16;
	char *out = malloc(cap + 1);
	FILE *p = popen(cmd, "r");

	if (!p || !out)
		exit(1);
	for (size_t got; (got = fread(out + n, 1, cap - n, p)) > 0; ) {
		n += got;
		if (n == cap) {
			out = realloc(out, 2 * cap + 1);
			if (!out)
				exit(1);
			cap *= 2;
		}
	}
	out[n] = 0;
	pclose(p);
	return out;
}

const char *
files_folder(const char *path)
{
	static char folder[4096];
	const char *slash = strrchr(path, '/');

	snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
	return folder;
}

void
files_remove(const char *path)
{
	char cmd[512];

	snprintf(cmd, sizeof cmd, "rm -r '%s'", path);
	if (system(cmd) != 0)
		exit(1);
}
