/* test/lib/manpage.c -- reads manual pages; tests run at the top of the source tree. */
#include <stdio.h>

#include "manpage.h"

#define MOST ((size_t)256 << 10)

char *
manpage_text(struct wb_arena *a, const char *name)
{
	char *text = WB_NEW(a, char, MOST + 1), *to = text;
	FILE *f = fopen(wb_format(a, "man/%s", name), "r");
	size_t n;

	if (!f)
		return NULL;
	n = fread(text, 1, MOST, f);
	fclose(f);
	text[n] = 0;
	for (char *s = text; *s; s++)
		if (s[0] != '\\' || s[1] != '-')
			*to++ = *s;
	*to = 0;
	return text;
}

char *
manpage_example(struct wb_arena *a, const char *text, const char *start, uint32_t k)
{
	for (const char *s = text; (s = strstr(s, "\n.nf\n")) != NULL;) {
		const char *end;

		s += 5;
		end = strstr(s, "\n.fi");
		if (!end)
			return NULL;
		s += strspn(s, " ");
		if (strncmp(s, start, strlen(start)) == 0 && k-- == 0)
			return wb_strndup(a, s, (size_t)(end - s) + 1);
	}
	return NULL;
}
