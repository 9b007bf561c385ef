/* src/base/file.c -- which files a run has read and written. A file is identified by device and inode, not by its name.
 */
#include <sys/stat.h>

#include "wavebound/diag.h"

bool
wb_file_seen(struct wb_files *fs, int fd, bool written)
{
	struct stat st;

	if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode))
		return false;
	WB_PUSH(fs->arena, &fs->id, ((struct wb_file_id){ st.st_dev, st.st_ino, written }));
	return true;
}

uint16_t
wb_file_stream(const struct wb_files *fs, const char *name)
{
	for (uint32_t k = 1; k < fs->file.n; k++)
		if (fs->file.at[k]->stream && strcmp(fs->file.at[k]->name, name) == 0)
			return (uint16_t)k;
	return 0;
}

const struct wb_file_id *
wb_file_find(const struct wb_files *fs, const char *path)
{
	struct stat st;

	if (stat(path, &st) != 0 || !S_ISREG(st.st_mode))
		return NULL;
	for (uint32_t k = 0; k < fs->id.n; k++)
		if (fs->id.at[k].device == st.st_dev && fs->id.at[k].inode == st.st_ino)
			return &fs->id.at[k];
	return NULL;
}

bool
wb_same_file(const char *a, const char *b)
{
	size_t n = strlen(a), m = strlen(b);

	if (n < m)
		return wb_same_file(b, a);
	return strcmp(a + n - m, b) == 0 && (n == m || a[n - m - 1] == '/');
}
