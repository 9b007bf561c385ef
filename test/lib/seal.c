/* test/lib/seal.c -- the seal of a certificate, as wavebound-certificate(5) describes it: no code of ilp/certfile.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "seal.h"

static uint64_t
mix(uint64_t h, uint64_t v)
{
	for (int k = 0; k < 16; k++)
		h = (h ^ (k < 8 ? v >> 8 * k & 255 : 0)) * 0x100000001b3u;
	return h;
}

static uint64_t
mix_text(uint64_t h, const char *s, size_t n)
{
	for (size_t k = 0; k < n; k++)
		h = mix(h, (unsigned char)s[k]);
	return mix(h, 0x100);
}

/* The value of member @name at or behind @s, without quotes; *n: its length. */
static const char *
member(const char *s, const char *name, size_t *n)
{
	char key[32];

	snprintf(key, sizeof key, "\"%s\": ", name);
	s = strstr(s, key);
	if (!s)
		abort();
	s += strlen(key);
	s += *s == '"';
	*n = strcspn(s, "\",\n");
	return s;
}

/* Strings or numbers of the list called @name: how many, and each by @h if it is a text. */
static uint64_t
mix_list(uint64_t h, const char *s, const char *name, int pairs)
{
	size_t skip;
	const char *from = member(s, name, &skip), *p = from;
	uint64_t n = 0;

	for (p++; *p != ']'; p++)		/* counts */
		if (pairs ? *p == '[' : *p == '"') {
			n++;
			p = pairs ? strchr(p, ']') : strchr(p + 1, '"');
		}
	h = mix(h, n);
	for (p = from + 1; *p != ']'; p++) {
		if (!pairs && *p == '"') {
			h = mix_text(h, p + 1, strcspn(p + 1, "\""));
			p = strchr(p + 1, '"');
		} else if (pairs && *p == '[') {
			h = mix(mix(h, strtoull(p + 1, NULL, 10)), strtoull(strchr(p, '"') + 1, NULL, 10));
			p = strchr(p, ']');
		}
	}
	return h;
}

uint64_t
seal_of(const char *s)
{
	static const char *const number[] = { "edges", "loops", "rows" },
		*const label[] = { "kernel", "machine", "objective" },
		*const proved[] = { "bound", "gap", "denominator" },
		*const list[] = { "max", "total", "companion", "row", "witness" };
	uint64_t h = 0xcbf29ce484222325u;
	size_t n;
	const char *v;

	for (int k = 0; k < 3; k++)
		v = member(s, label[k], &n), h = mix_text(h, v, n);
	h = mix(h, strtoull(member(s, "program", &n), NULL, 16));
	for (int k = 0; k < 3; k++)
		h = mix(h, strtoull(member(s, number[k], &n), NULL, 10));
	h = mix_list(h, s, "facts", 0);
	v = member(s, "method", &n), h = mix_text(h, v, n);
	for (int k = 0; k < 3; k++)
		h = mix(h, strtoull(member(s, proved[k], &n), NULL, 10));
	for (int k = 0; k < 5; k++)
		h = mix_list(h, s, list[k], 1);
	return h;
}
