/* src/launch/arg.c -- parses values of a launch: the short forms of the command line, and attributes of launch XML.
 */
#include <stdlib.h>

#include "private.h"

bool
wb_launch_number(struct wb_ctx *cx, struct wb_loc loc, const char *what, const char *text, uint64_t max, uint64_t *out)
{
	bool neg;

	if (*text != '+' && *text != '-' && wb_parse_int(text, &neg, out) && *out <= max)
		return true;
	if (wb_launch_is_blank(cx, loc, text))
		return false;
	wb_report(cx->diag, WB_E_LAUNCH_VALUE, loc,
		"%s '%.60s' is no decimal or 0x number from 0 to %llu, without leading zeros", what, text,
		(unsigned long long)max);
	return false;
}

/* The number of digits in @s from @k on. */
static size_t
digits(const char *s, size_t n, size_t k)
{
	size_t from = k;

	while (k < n && s[k] >= '0' && s[k] <= '9')
		k++;
	return k - from;
}

bool
wb_launch_is_float(const char *s, size_t n)
{
	size_t k = n && (s[0] == '-' || s[0] == '+'), whole = digits(s, n, k), part = 0;
	bool special = false;

	k += whole;
	if (k < n && s[k] == '.') {
		part = digits(s, n, ++k);
		k += part;
		special = true;
	}
	if (whole + part == 0)
		return false;
	if (k < n && (s[k] == 'e' || s[k] == 'E')) {
		k++;
		k += k < n && (s[k] == '-' || s[k] == '+');
		if (!digits(s, n, k))
			return false;
		k += digits(s, n, k);
		special = true;
	}
	if (k < n && s[k] == 'f')
		k++;
	return special && k == n;
}

/* ---- positions of numbers in an argument ------------------------------------------------------------- */
static bool
is_power(uint32_t bytes)
{
	return bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
}

/* Parses "@OFFSET=" or "@OFFSET:BYTES=" at @s, within @n characters. Returns its length; 0: it is neither. */
static size_t
member(const char *s, size_t n, struct wb_launch_part *out)
{
	const char *eq = n && s[0] == '@' ? memchr(s, '=', n) : NULL,
		   *colon = eq ? memchr(s, ':', (size_t)(eq - s)) : NULL;
	char part[2][12] = { "", "4" };
	uint64_t at, bytes;
	size_t end = eq ? (size_t)((colon ? colon : eq) - s) : 0, wide = colon ? (size_t)(eq - colon) : 0;

	if (!eq || end > sizeof(part[0]) || wide > sizeof(part[1]))
		return 0;
	memcpy(part[0], s + 1, end - 1);
	part[0][end - 1] = 0;
	if (colon) {
		memcpy(part[1], colon + 1, wide - 1);
		part[1][wide - 1] = 0;
	}
	if (!wb_parse_decimal(part[0], &at) || !wb_parse_decimal(part[1], &bytes) || at > UINT32_MAX || bytes > 8 ||
		!is_power((uint32_t)bytes))
		return 0;
	out->at = (uint32_t)at;
	out->bytes = (uint32_t)bytes;
	return (size_t)(eq - s) + 1;
}

bool
wb_launch_part(const char *value, uint32_t bytes, uint32_t k, struct wb_launch_part *out)
{
	uint32_t n = 1, each;

	for (const char *s = value; *s; s++)
		n += *s == ',';
	if (k >= n)
		return false;
	out->text = value;
	for (uint32_t j = 0; j < k; j++)
		out->text += strcspn(out->text, ",") + 1;
	if (*value == '@') {
		size_t head = member(out->text, strcspn(out->text, ","), out);

		out->text += head;
		out->is_float = wb_launch_is_float(out->text, strcspn(out->text, ","));
		return head && (uint64_t)out->at + out->bytes <= bytes;
	}
	each = bytes % n == 0 && is_power(bytes / n) ? bytes / n : n == 3 && bytes % 4 == 0 ? bytes / 4 : 0;
	out->at = k * each;
	out->bytes = each;
	out->is_float = wb_launch_has_float(value);
	return is_power(each);
}

bool
wb_launch_has_float(const char *text)
{
	for (const char *s = text;; s++) {
		size_t len = strcspn(s, ",");
		struct wb_launch_part part;
		size_t head = member(s, len, &part);

		s += head;
		len -= head;

		if (wb_launch_is_float(s, len))
			return true;
		s += len;
		if (!*s)
			return false;
	}
}

bool
wb_launch_bits(struct wb_ctx *cx, struct wb_loc loc, const char *text, uint64_t *out)
{
	uint64_t v;
	bool neg;

	if (wb_launch_is_float(text, strlen(text))) {
		float f = strtof(text, NULL);
		uint32_t bits;

		memcpy(&bits, &f, sizeof(bits));
		*out = bits;
		return true;
	}
	if (wb_parse_int(text, &neg, &v) && v <= (neg ? (uint64_t)1 << 31 : UINT32_MAX)) {
		*out = (uint32_t)(neg ? 0 - v : v);
		return true;
	}
	wb_report(cx->diag, WB_E_LAUNCH_VALUE, loc, "'%.60s' is no value of 32 bits", text);
	return false;
}

bool
wb_launch_scalar(struct wb_ctx *cx, struct wb_loc loc, const char *text)
{
	for (const char *s = text;; s++) {
		struct wb_launch_part at;
		size_t n = strcspn(s, ","), head = member(s, n, &at);
		char part[80];
		uint64_t v;
		bool neg;

		s += head;
		n -= head;
		if ((head > 0) != (*text == '@') || n == 0 || n >= sizeof(part))
			break;
		memcpy(part, s, n);
		part[n] = 0;
		if (!wb_launch_is_float(s, n) && !wb_parse_int(part, &neg, &v))
			break;
		s += n;
		if (!*s)
			return true;
	}
	if (wb_launch_is_blank(cx, loc, text))
		return false;
	wb_report(cx->diag, WB_E_LAUNCH_VALUE, loc,
		"'%.60s' is no value: a decimal or 0x integer without leading zeros, a float with '.' or 'e', or "
		"several of them separated by commas",
		text);
	return false;
}

void
wb_launch_which(struct wb_ctx *cx, const char *text, size_t len, struct wb_launch_arg *a)
{
	char *which = wb_strndup(cx->unit, text, len);
	uint64_t v;

	a->index = WB_NONE;
	a->name = which;
	if (wb_parse_decimal(which, &v) && v < WB_NONE) {
		a->index = (uint32_t)v;
		a->name = NULL;
	}
}

bool
wb_launch_parse_dims(const char *text, uint64_t out[3], uint32_t *dims)
{
	uint64_t v[3] = { 1, 1, 1 };
	uint32_t n = 0;

	for (const char *s = text;; s++) {
		size_t len = strcspn(s, ",x");
		char part[24];

		/* "0x4" is a number elsewhere, not two sizes */
		if (n == 3 || len == 0 || len >= sizeof(part) || (*s == '0' && s[len] == 'x'))
			return false;
		memcpy(part, s, len);
		part[len] = 0;
		if (!wb_parse_decimal(part, &v[n++]))
			return false;
		s += len;
		if (!*s)
			break;
	}
	memcpy(out, v, sizeof(v));
	*dims = n;
	return true;
}

/* Returns the text after '='; @a gets kernel and argument before it, which begins at *from. NULL, reported: the text is
 * not of @form. */
static const char *
split(struct wb_ctx *cx, const char *text, const char *form, struct wb_launch_arg *a, const char **from)
{
	const char *eq = strchr(text, '=');

	*a = (struct wb_launch_arg){ .index = WB_NONE };
	*from = text;
	for (const char *s = text; eq && s < eq; s++)
		if (*s == ':')		/* the last: patterns may have some, arguments have none */
			*from = s + 1;
	if (!eq || eq == *from || !eq[1] || *text == ':') {
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, WB_NO_LOC, "'%.100s' is not of the form %s", text, form);
		return NULL;
	}
	if (*from != text)
		a->kernel = wb_strndup(cx->unit, text, (size_t)(*from - text) - 1);
	wb_launch_which(cx, *from, (size_t)(eq - *from), a);
	return wb_strdup(cx->unit, eq + 1);
}

enum wb_status
wb_launch_parse_arg(struct wb_ctx *cx, const char *text, struct wb_launch_arg *out)
{
	const char *plus, *from;

	out->value = split(cx, text, "[KERNEL:]NAME|INDEX[+OFFSET]=VALUE", out, &from);
	if (!out->value)
		return WB_BAD_INPUT;
	plus = memchr(from, '+', strcspn(from, "="));
	if (plus) {			/* a member of a struct */
		out->value = wb_format(cx->unit, "@%.*s", (int)strlen(plus + 1), plus + 1);
		wb_launch_which(cx, from, (size_t)(plus - from), out);
	}
	return wb_launch_scalar(cx, WB_NO_LOC, out->value) ? WB_OK : WB_BAD_INPUT;
}

static const struct {
	const char *prefix;
	enum wb_buffer_init init;
} forms[] = { { "zero:", WB_BUF_ZERO }, { "iota:", WB_BUF_IOTA }, { "random:", WB_BUF_RANDOM },
	{ "const:", WB_BUF_CONST } };

/* Parses BYTES, and a seed or value behind a colon. */
static enum wb_status
parse_content(struct wb_ctx *cx, const char *text, struct wb_launch_arg *a)
{
	const char *colon = strchr(text, ':');
	char *bytes = wb_strndup(cx->unit, text, colon ? (size_t)(colon - text) : strlen(text));
	bool second = a->init == WB_BUF_RANDOM || a->init == WB_BUF_CONST;

	if (!wb_launch_number(cx, WB_NO_LOC, "buffer size", bytes, WB_MAX_BUFFER_BYTES, &a->bytes))
		return WB_BAD_INPUT;
	if ((colon && !second) || (!colon && a->init == WB_BUF_CONST)) {
		wb_report(cx->diag, WB_E_LAUNCH_VALUE, WB_NO_LOC,
			colon ? "nothing may follow the size in '%.60s'" : "const needs BYTES:VALUE, not '%.60s'",
			text);
		return WB_BAD_INPUT;
	}
	if (!colon)
		return WB_OK;
	if (a->init == WB_BUF_CONST)
		return wb_launch_bits(cx, WB_NO_LOC, colon + 1, &a->seed) ? WB_OK : WB_BAD_INPUT;
	return wb_launch_number(cx, WB_NO_LOC, "seed", colon + 1, UINT64_MAX, &a->seed) ? WB_OK : WB_BAD_INPUT;
}

enum wb_status
wb_launch_parse_buffer(struct wb_ctx *cx, const char *text, struct wb_launch_arg *out)
{
	static const char form[] =
		"[KERNEL:]NAME|INDEX=zero:BYTES, iota:BYTES, random:BYTES[:SEED], const:BYTES:VALUE or FILE";
	const char *from, *s = split(cx, text, form, out, &from);

	if (!s)
		return WB_BAD_INPUT;
	out->is_buffer = true;
	for (uint32_t k = 0; k < WB_COUNT(forms); k++) {
		size_t n = strlen(forms[k].prefix);

		if (strncmp(s, forms[k].prefix, n) == 0) {
			out->init = forms[k].init;
			return parse_content(cx, s + n, out);
		}
	}
	out->init = WB_BUF_FILE;
	out->file = s;
	return WB_OK;
}
