/* src/cli/write.c -- writes whole files: all of it, or nothing.
 *
 * A file that exists is a baseline or a certificate that others rely on. So a result is written to a new file in the
 * same folder, which then takes its name: a full disk, a limit or a signal leaves the old one as it was. Permissions
 * and owner stay, and a link still leads to the file. What is no regular file, or is what this program reads or writes,
 * is written in place, and so is a file in a folder in which none can be made; but not before it has the room.
 *
 * Where several files are one result, none takes its name before all are written: a set. If one fails, the others are
 * removed, and the folders that were made for them.
 */
#define _XOPEN_SOURCE 700		/* realpath */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"

#define MOST_NAMES 1000			/* of new files that are tried */
#define MOST_LINKS 40			/* one behind the other */

/* What is written where. set: what it is a part of, NULL: nothing. why: errno of a failure, 0: none. */
struct writing {
	struct wb_ctx *cx;
	struct cli_set *set;
	const char *text;
	size_t bytes;
	int why;
};

static bool
failed(struct writing *w)
{
	w->why = errno ? errno : EIO;
	return false;
}

static bool
write_all(struct writing *w, int fd)
{
	size_t done = 0;

	while (done < w->bytes) {
		ssize_t n = write(fd, w->text + done, w->bytes - done);

		if (n < 0 && errno != EINTR)
			return failed(w);
		if (n > 0)
			done += (size_t)n;
	}
	return true;
}

/* Whether file @fd has room for all of the text; if not, it is as it was. Other than files have. */
static bool
has_room(struct writing *w, int fd)
{
	struct stat st;

	if (!w->bytes || fstat(fd, &st) != 0 || !S_ISREG(st.st_mode))
		return true;
	do
		errno = posix_fallocate(fd, 0, (off_t)w->bytes);
	while (errno == EINTR);
	if (errno != ENOSPC && errno != EDQUOT && errno != EFBIG)
		return true;	/* there is, or the file system does not know */
	failed(w);
	if (ftruncate(fd, st.st_size) != 0)
		w->why = errno;
	return false;
}

/* The text is all that file @fd holds; others than files have no end. */
static bool
end_file(struct writing *w, int fd)
{
	struct stat st;

	return fstat(fd, &st) != 0 || !S_ISREG(st.st_mode) || ftruncate(fd, (off_t)w->bytes) == 0 || failed(w);
}

/* Writes to @fd, which is open or failed to be, and closes it. */
static bool
fill(struct writing *w, int fd)
{
	bool ok;

	if (fd < 0)
		return failed(w);
	ok = has_room(w, fd) && write_all(w, fd) && end_file(w, fd);
	if (ok)
		wb_file_seen(w->cx->files, fd, true);
	if (close(fd) != 0 && ok)
		ok = failed(w);
	return ok;
}

static bool
write_in_place(struct writing *w, const char *path)
{
	return fill(w, open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666));
}

/* A new file beside @path, and its name; -1: none can be made. */
static int
open_beside(struct writing *w, const char *path, const char **name)
{
	const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
	int fd = -1;

	for (int k = 0; fd < 0 && k < MOST_NAMES; k++) {
		*name = wb_format(w->cx->tmp, "%.*s.%.200s.%ld-%d", (int)(base - path), path, base, (long)getpid(), k);
		fd = open(*name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
		if (fd < 0 && errno != EEXIST)
			break;
	}
	return fd;
}

/* Whether the new file @fd has mode and owner of @old. */
static bool
is_like(int fd, const struct stat *old)
{
	struct stat st;

	if (fstat(fd, &st) != 0 || ((st.st_uid != old->st_uid || st.st_gid != old->st_gid) &&
		fchown(fd, old->st_uid, old->st_gid) != 0))
		return false;
	return fchmod(fd, old->st_mode & 07777) == 0;
}

/* Replaces @path, a regular file (@old), or one that does not exist (NULL). */
static bool
replace(struct writing *w, const char *path, const struct stat *old)
{
	const char *name;
	int fd = open_beside(w, path, &name);

	if (fd >= 0 && old && !is_like(fd, old)) {
		close(fd);
		unlink(name);
		return write_in_place(w, path);
	}
	if (fd < 0)
		return write_in_place(w, path);
	if (!fill(w, fd) || (!w->set && rename(name, path) != 0 && !failed(w))) {
		unlink(name);
		return false;
	}
	if (w->set)
		WB_PUSH(w->cx->unit, &w->set->file,
			((struct cli_written){ wb_strdup(w->cx->unit, name), wb_strdup(w->cx->unit, path) }));
	return true;
}

/* Where the links lead that begin with @path and end with one to nothing; NULL: elsewhere. */
static const char *
dangling(struct wb_arena *a, const char *path)
{
	char to[PATH_MAX];
	ssize_t n;

	for (int k = 0; k < MOST_LINKS && (n = readlink(path, to, sizeof(to) - 1)) > 0; k++)
		path = wb_resolve_path(a, path, wb_strndup(a, to, (size_t)n));
	return errno == ENOENT ? path : NULL;
}

static bool
is_standard_stream(const struct stat *st)
{
	struct stat own;

	for (int fd = 0; fd <= 2; fd++)
		if (fstat(fd, &own) == 0 && own.st_dev == st->st_dev && own.st_ino == st->st_ino)
			return true;
	return false;
}

/* The stream that @path names; -1: none. Opened anew, it would begin at the start of the file. */
static int
named_stream(const char *path)
{
	static const char *const name[][3] = { { "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1" },
		{ "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2" } };

	for (int fd = 1; fd <= 2; fd++)
		for (size_t k = 0; k < WB_COUNT(name[0]); k++)
			if (strcmp(path, name[fd - 1][k]) == 0)
				return fd;
	return -1;
}

/* The text goes on behind what is there. */
static bool
append(struct writing *w, int fd)
{
	fflush(fd == 1 ? stdout : stderr);
	return write_all(w, fd);
}

static bool
write_path(struct writing *w, const char *path)
{
	char real[PATH_MAX];
	int stream = named_stream(path);
	const char *target;
	struct stat st;

	if (stream > 0)
		return append(w, stream);
	if (stat(path, &st) != 0 && errno == ENOENT && (target = dangling(w->cx->tmp, path)))
		return replace(w, target, NULL);
	if (stat(path, &st) != 0 || !S_ISREG(st.st_mode) || is_standard_stream(&st) || !realpath(path, real))
		return write_in_place(w, path);
	if (access(real, W_OK) != 0)	/* a file that must not be changed is not replaced either */
		return failed(w);
	return replace(w, real, &st);
}

/* HUP, INT and TERM come when it is done, so that no half of a file stays. */
static void
hold_signals(sigset_t *before)
{
	sigset_t end;

	sigemptyset(&end);
	sigaddset(&end, SIGHUP);
	sigaddset(&end, SIGINT);
	sigaddset(&end, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &end, before);
}

static enum wb_status
report_file(struct wb_ctx *cx, const char *path, int why)
{
	if (why == ENOMEM)
		wb_arena_exhausted(cx->unit);
	wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", path, strerror(why));
	return WB_BAD_INPUT;
}

static enum wb_status
write_file(struct writing *w, const char *path)
{
	const struct wb_file_id *id = wb_file_find(w->cx->files, path);
	struct wb_arena_mark m = wb_arena_mark(w->cx->tmp);
	sigset_t before;
	bool ok;

	if (id) {
		wb_report(w->cx->diag, WB_E_OVERWRITE, WB_NO_LOC,
			id->written ? "%s: another result of this run was written there" :
				      "%s: is an input of this run, and would be overwritten",
			path);
		return WB_BAD_INPUT;
	}
	hold_signals(&before);
	ok = write_path(w, path);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	wb_arena_reset(w->cx->tmp, m);
	return ok ? WB_OK : report_file(w->cx, path, w->why);
}

enum wb_status
cli_write_file(struct wb_ctx *cx, const char *path, const char *text, size_t bytes)
{
	return write_file(&(struct writing){ .cx = cx, .text = text, .bytes = bytes }, path);
}

/* ---- sets --------------------------------------------------------------------------------- */
void
cli_set_begin(struct wb_ctx *cx, struct cli_set *set)
{
	*set = (struct cli_set){ .cx = cx };
	hold_signals(&set->before);
}

bool
cli_set_folder(struct cli_set *set, const char *path)
{
	if (mkdir(path, 0777) != 0)
		return false;
	WB_PUSH(set->cx->unit, &set->folder, wb_strdup(set->cx->unit, path));
	return true;
}

enum wb_status
cli_set_file(struct cli_set *set, const char *path, const char *text, size_t bytes)
{
	return write_file(&(struct writing){ .cx = set->cx, .set = set, .text = text, .bytes = bytes }, path);
}

enum wb_status
cli_set_end(struct cli_set *set, enum wb_status s)
{
	for (uint32_t k = 0; k < set->file.n; k++) {
		const struct cli_written *f = &set->file.at[k];

		if (s == WB_OK && rename(f->name, f->path) != 0)
			s = report_file(set->cx, f->path, errno);
		if (s != WB_OK)
			unlink(f->name);
	}
	for (uint32_t k = set->folder.n; s != WB_OK && k-- > 0;)
		rmdir(set->folder.at[k]);	/* one that others have put a file into stays */
	pthread_sigmask(SIG_SETMASK, &set->before, NULL);
	return s;
}
