/* src/base/seal.c -- the digest and the texts of certificates. */
#include <string.h>

#include "wavebound/seal.h"

uint64_t
wb_seal_mix(uint64_t h, uint64_t v)
{
	for (int k = 0; k < 8; k++)
		h = (h ^ (v >> 8 * k & 0xff)) * 0x100000001b3;
	return h;
}

void
wb_seal_put(struct wb_out *o, const char *s)
{
	wb_puts(o, "\"");
	for (; *s; s++)
		if (*s == '"' || *s == '\\')
			wb_printf(o, "\\%c", *s);
		else if (*s >= ' ' && *s <= '~')
			wb_putn(o, s, 1);
		else
			wb_printf(o, "\\u%04x", (unsigned char)*s);
	wb_puts(o, "\"");
}

/* Each byte was one code point below 256, which UTF-8 has in one byte or two. */
char *
wb_seal_text(struct wb_arena *a, const char *s)
{
	char *text = WB_NEW(a, char, strlen(s) + 1);
	size_t n = 0;

	for (const unsigned char *at = (const unsigned char *)s; *at; at++)
		if (*at < 0x80)
			text[n++] = (char)*at;
		else if ((*at & 0xfc) == 0xc0 && (at[1] & 0xc0) == 0x80)
			text[n++] = (char)((*at & 3) << 6 | (at[1] & 0x3f)), at++;
		else
			return NULL;
	return text;
}
