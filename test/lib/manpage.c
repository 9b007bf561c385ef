/* test/lib/manpage.c -- reads manual pages; tests run at the top of the source tree. */
#include "files.h"
#include "manpage.h"

char *
manpage_text(struct wb_arena *a, const char *name)
{
	char *text = files_read(a, wb_format(a, "man/%s", name), NULL), *to = text;

	if (!text)
		return NULL;
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
