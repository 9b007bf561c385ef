/* src/base/suggest.c -- the name that a misspelt word is closest to. */
#include "wavebound/suggest.h"

#define MOST_LETTERS 40		/* no name is longer */

static uint32_t
least(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

/* Letters to insert, delete, change or swap with the next one to make @b of @a: optimal string alignment, by rows. */
static uint32_t
distance(const char *a, size_t na, const char *b, size_t nb)
{
	uint32_t row[3][MOST_LETTERS + 1];

	for (uint32_t j = 0; j <= nb; j++)
		row[0][j] = j;
	for (uint32_t i = 1; i <= na; i++) {
		uint32_t *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];

		now[0] = i;
		for (uint32_t j = 1; j <= nb; j++) {
			now[j] = least(last[j - 1] + (a[i - 1] != b[j - 1]), 1 + least(last[j], now[j - 1]));
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				now[j] = least(now[j], before[j - 2] + 1);
		}
	}
	return row[na % 3][nb];
}

void
wb_suggest(struct wb_suggestion *s, const char *word, size_t len, const char *name)
{
	size_t n = strlen(name);
	uint32_t d;

	if (len > MOST_LETTERS || n > MOST_LETTERS)
		return;
	d = distance(word, len, name, n);
	if (d > (len + 1) / 3 || (s->name && d >= s->distance))
		return;
	s->name = name;
	s->distance = d;
}
