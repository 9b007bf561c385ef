/* src/cli/progress.c -- a line on the terminal while a command works for long.
 *
 * A thread of its own writes it, so that every command has it, whatever it works at. There is one, that of the program:
 * parts of a command may say what they do, and need not.
 */
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "progress.h"

#define PATIENCE_SECONDS 2	/* before the line appears */
#define MOST_COLUMNS 79

static struct {
	pthread_t thread;
	pthread_mutex_t lock;		/* all below */
	pthread_cond_t ended;
	const struct cli *c;
	bool runs, end, shown;
	const char *fmt;		/* NULL: nothing is known but the command */
	uint64_t done, all;
} now = { .lock = PTHREAD_MUTEX_INITIALIZER, .ended = PTHREAD_COND_INITIALIZER };

static void
say(const char *line)
{
	if (write(STDERR_FILENO, line, strlen(line)) < 0)
		now.shown = false;	/* nobody sees it */
}

static void
show(unsigned long long seconds)
{
	char what[MOST_COLUMNS] = "", line[MOST_COLUMNS + 64];

	if (now.fmt)
		snprintf(what, sizeof(what), now.fmt, (unsigned long long)now.done, (unsigned long long)now.all);
	snprintf(line, sizeof(line), "\r\033[K%s: %llu s%s%s", now.c->command ? now.c->command->name : "wavebound",
		seconds, *what ? "; " : "", what);
	now.shown = true;
	say(line);
}

static void *
tick(void *arg)
{
	struct timespec until;
	time_t start;

	(void)arg;
	clock_gettime(CLOCK_REALTIME, &until);
	start = until.tv_sec;
	until.tv_sec += PATIENCE_SECONDS;
	pthread_mutex_lock(&now.lock);
	while (!now.end) {
		if (pthread_cond_timedwait(&now.ended, &now.lock, &until) == 0 || now.end)
			continue;
		if (!now.c->quiet)
			show((unsigned long long)(until.tv_sec - start));
		until.tv_sec++;
	}
	pthread_mutex_unlock(&now.lock);
	return NULL;
}

void
progress_start(const struct cli *c)
{
	now.c = c;
	now.runs = isatty(STDERR_FILENO) && pthread_create(&now.thread, NULL, tick, NULL) == 0;
}

void
progress_end(void)
{
	if (!now.runs)
		return;
	pthread_mutex_lock(&now.lock);
	now.end = true;
	pthread_cond_signal(&now.ended);
	pthread_mutex_unlock(&now.lock);
	pthread_join(now.thread, NULL);
	now.runs = false;
	if (now.shown)
		say("\r\033[K");
}

void
progress_note(const char *fmt, uint64_t done, uint64_t all)
{
	if (!now.runs)
		return;
	pthread_mutex_lock(&now.lock);
	now.fmt = fmt;
	now.done = done;
	now.all = all;
	pthread_mutex_unlock(&now.lock);
}

static void
note_kernel(void *arg, uint32_t done, uint32_t all, const char *kernel)
{
	(void)arg;
	(void)kernel;	/* names of the input stay off the terminal here */
	progress_note("%llu of %llu kernels", done, all);
}

static void
note_executing(void *arg, uint64_t workgroups, uint64_t all)
{
	(void)arg;
	progress_note("executing a launch: workgroup %llu of %llu", workgroups, all);
}

void
progress_of(const struct cli *c, struct wb_request *r)
{
	if (c->quiet)
		return;
	r->progress = note_kernel;
	r->executing = note_executing;
}
