/* test/lib/labels.c -- what executions of kernels have told, kept in test/deadlock/labels.
 *
 *	file keen.O0 1f0c58a9d3b2e647 1			name, digest of its text, how many workgroups (1, or n)
 *	spin_mimd E H - 1 5d1c0b6e5a3f2b19		threads end, the wave hangs, no barriers, memory in any order
 */
#include "labels.h"

#include <inttypes.h>

#include "files.h"

#define PATH "test/deadlock/labels"

static const char fate[] = { [ENDS] = 'E', [HANGS] = 'H', [OTHER] = 'O' };
static const char meeting[] = { [MEET_ALIKE] = 'a', [MEET_NOT_ALIKE] = 'n', [MEET_UNKNOWN] = '-' };
static FILE *written;

/* How a file begins its labels, without its name. */
static const char *
key(const char *text, size_t bytes, bool several)
{
	static char k[32];

	snprintf(k, sizeof k, "%016" PRIx64 " %c\n", wb_hash(text, bytes), several ? 'n' : '1');
	return k;
}

const struct labels *
labels_find(const char *text, size_t bytes, bool several)
{
	static struct wb_ctx *cx;
	static const char *all;
	const char *at;

	if (!cx) {
		cx = wb_ctx_new(NULL);
		all = files_read(cx->unit, PATH, NULL);
	}
	at = all ? strstr(all, key(text, bytes, several)) : NULL;
	return (const struct labels *)(at ? strchr(at, '\n') + 1 : NULL);
}

static int
index_of(const char *in, char c)
{
	return (int)(strchr(in, c) - in);
}

bool
labels_of(const struct labels *s, const char *kernel, struct label *l)
{
	const char *at = (const char *)s;
	size_t n = strlen(kernel);
	char threads, wave, barriers;
	int ordered;

	while (at && *at && strncmp(at, "file ", 5) != 0 && (strncmp(at, kernel, n) != 0 || at[n] != ' '))
		at = strchr(at, '\n') + 1;
	if (!at || strncmp(at, kernel, n) != 0 || sscanf(at + n, " %c %c %c %d %" SCNx64, &threads, &wave, &barriers,
							  &ordered, &l->left) != 5)
		return false;
	l->threads = (enum fate)index_of("EHO", threads);
	l->wave = (enum fate)index_of("EHO", wave);
	l->barriers = (enum meeting)index_of("an-", barriers);
	l->ordered = ordered;
	return true;
}

void
labels_start(void)
{
	labels_find("", 0, false);	/* read before it is written */
	written = fopen(PATH, "wb");
}

void
labels_file(const char *name, const char *text, size_t bytes, bool several)
{
	fprintf(written, "file %s %s", name, key(text, bytes, several));
}

void
labels_add(const char *kernel, const struct label *l)
{
	fprintf(written, "%s %c %c %c %d %016" PRIx64 "\n", kernel, fate[l->threads], fate[l->wave],
		meeting[l->barriers], l->ordered, l->left);
}
