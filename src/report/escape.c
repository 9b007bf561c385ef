/* src/report/escape.c -- makes any text safe for JSON, XML, DOT and terminals.
 *
 * Names come from object files and assembly: they may hold quotes, markup, control
 * characters, or no valid UTF-8 at all. Malformed bytes become U+FFFD, one each;
 * control characters are escaped where the format can, else replaced.
 */
#include "private.h"

#define REPLACEMENT "\xef\xbf\xbd"

uint32_t
wb_utf8_next(const char *s, size_t n, uint32_t *cp)
{
	static const struct { uint8_t mask, lead, more; uint32_t least; } form[] = {
		{ 0x80, 0x00, 0, 0 }, { 0xe0, 0xc0, 1, 0x80 }, { 0xf0, 0xe0, 2, 0x800 }, { 0xf8, 0xf0, 3, 0x10000 },
	};

	for (size_t f = 0; n && f < WB_COUNT(form); f++) {
		uint8_t c = (uint8_t)s[0];

		if ((c & form[f].mask) != form[f].lead)
			continue;
		*cp = c & (uint8_t)~form[f].mask;
		for (uint32_t k = 1; k <= form[f].more; k++) {
			if (k >= n || ((uint8_t)s[k] & 0xc0) != 0x80)
				return 0;
			*cp = *cp << 6 | ((uint8_t)s[k] & 0x3f);
		}
		if (*cp < form[f].least || *cp > 0x10ffff || (*cp >= 0xd800 && *cp <= 0xdfff))
			return 0;
		return form[f].more + 1u;
	}
	return 0;
}

/* How one format writes a character; false: as it is. */
typedef bool special_fn(struct wb_out *o, uint32_t cp);

static void
put(struct wb_out *o, const char *s, special_fn *special)
{
	size_t left = s ? strlen(s) : 0;

	while (left) {
		uint32_t cp, n = wb_utf8_next(s, left, &cp);

		if (!n)
			wb_puts(o, REPLACEMENT);
		else if (!special(o, cp))
			wb_putn(o, s, n);
		n += !n;
		s += n;
		left -= n;
	}
}

static bool
json_special(struct wb_out *o, uint32_t cp)
{
	if (cp == '"' || cp == '\\')
		wb_printf(o, "\\%c", (char)cp);
	else if (cp == '\n')
		wb_puts(o, "\\n");
	else if (cp == '\t')
		wb_puts(o, "\\t");
	else if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0) || cp == 0x2028 || cp == 0x2029)
		wb_printf(o, "\\u%04x", cp);
	else
		return false;
	return true;
}

static bool
xml_special(struct wb_out *o, uint32_t cp)
{
	if (cp == '<')
		wb_puts(o, "&lt;");
	else if (cp == '>')
		wb_puts(o, "&gt;");
	else if (cp == '&')
		wb_puts(o, "&amp;");
	else if (cp == '"')
		wb_puts(o, "&quot;");
	else if (cp == '\'')
		wb_puts(o, "&#39;");
	else if (cp == '\n' || cp == '\t' || cp == '\r')
		wb_printf(o, "&#%u;", cp);
	else if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0) || cp == 0xfffe || cp == 0xffff)
		wb_puts(o, REPLACEMENT);	/* XML 1.0 cannot say them at all */
	else
		return false;
	return true;
}

static bool
dot_special(struct wb_out *o, uint32_t cp)
{
	if (cp == '"' || cp == '\\')
		wb_printf(o, "\\%c", (char)cp);
	else if (cp == '\n')
		wb_puts(o, "\\l");
	else if (cp == '\t')
		wb_puts(o, " ");
	else if (cp == '&')
		wb_puts(o, "&amp;");	/* labels read character entities */
	else if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0) || cp == 0xfffe || cp == 0xffff)
		wb_puts(o, REPLACEMENT);
	else
		return false;
	return true;
}

static bool
term_special(struct wb_out *o, uint32_t cp)
{
	if (cp >= 0x20 && (cp < 0x7f || cp >= 0xa0))
		return false;
	wb_puts(o, REPLACEMENT);
	return true;
}

void
wb_put_json(struct wb_out *o, const char *s)
{
	wb_puts(o, "\"");
	put(o, s, json_special);
	wb_puts(o, "\"");
}

void
wb_put_xml(struct wb_out *o, const char *s)
{
	put(o, s, xml_special);
}

void
wb_put_dot(struct wb_out *o, const char *s)
{
	put(o, s, dot_special);
}

void
wb_put_term(struct wb_out *o, const char *s)
{
	put(o, s, term_special);
}
