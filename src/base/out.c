/* src/base/out.c -- output text: a growing buffer that always ends in a zero byte. */
#include <stdarg.h>
#include <stdio.h>

#include "wavebound/base.h"

struct wb_out
wb_out_new(struct wb_arena *a)
{
	struct wb_out o = { .arena = a, .cap = 1024 };

	o.at = WB_NEW(a, char, o.cap);
	return o;
}

/* Room for @n more bytes and the final zero. */
static void
reserve(struct wb_out *o, size_t n)
{
	size_t cap = o->cap;
	char *p;

	if (n < o->cap - o->n)
		return;
	while (n >= cap - o->n)
		cap *= 2;
	p = WB_NEW(o->arena, char, cap);
	memcpy(p, o->at, o->n);
	o->at = p;
	o->cap = cap;
}

void
wb_putn(struct wb_out *o, const char *s, size_t n)
{
	if (!n)
		return;
	reserve(o, n);
	memcpy(o->at + o->n, s, n);
	o->n += n;
	o->at[o->n] = '\0';
}

void
wb_puts(struct wb_out *o, const char *s)
{
	wb_putn(o, s, strlen(s));
}

void
wb_put_u64(struct wb_out *o, uint64_t v)
{
	char digit[20];
	size_t at = sizeof(digit);

	do
		digit[--at] = (char)('0' + v % 10);
	while (v /= 10);
	wb_putn(o, digit + at, sizeof(digit) - at);
}

void
wb_printf(struct wb_out *o, const char *fmt, ...)
{
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(o->at + o->n, o->cap - o->n, fmt, ap);
	va_end(ap);
	if (n < 0)
		return;
	if ((size_t)n >= o->cap - o->n) {
		reserve(o, (size_t)n);
		va_start(ap, fmt);
		vsnprintf(o->at + o->n, o->cap - o->n, fmt, ap);
		va_end(ap);
	}
	o->n += (size_t)n;
}
