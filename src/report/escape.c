/* src/report/escape.c -- makes any text safe for JSON, XML, DOT and terminals.
 *
 * Names come from object files and assembly: they may hold quotes, markup, control
 * characters, or no valid UTF-8 at all. Malformed bytes become U+FFFD (wb_put_utf8);
 * control characters are escaped where the format can, else replaced.
 */
#include <unistd.h>

#include "private.h"
#include "wavebound/xml.h"

static bool
json_special(struct wb_out *o, uint32_t cp)
{
	if (cp == '"' || cp == '\\')
		wb_printf(o, "\\%c", (char)cp);
	else if (cp == '\n')
		wb_puts(o, "\\n");
	else if (cp == '\t')
		wb_puts(o, "\\t");
	else if (wb_utf8_acts(cp))
		wb_printf(o, "\\u%04x", cp);
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
	else if (wb_utf8_acts(cp))
		wb_puts(o, WB_REPLACEMENT);
	else
		return false;
	return true;
}

/* @s below the folder that the program runs in, if it is there: code scanning takes that for the repository. */
static const char *
below_here(const char *s)
{
	char here[4096];
	size_t n;

	if (*s != '/' || !getcwd(here, sizeof(here)))
		return s;
	n = strlen(here);
	return n > 1 && strncmp(s, here, n) == 0 && s[n] == '/' && s[n + 1] ? s + n + 1 : s;
}

const char *
wb_plain_path(const char *s)
{
	s = below_here(s);
	while (s[0] == '.' && s[1] == '/')
		for (s += 2; *s == '/'; s++)
			continue;
	return s;
}

void
wb_put_json(struct wb_out *o, const char *s)
{
	wb_puts(o, "\"");
	wb_put_utf8(o, s, json_special);
	wb_puts(o, "\"");
}

void
wb_put_json_texts(struct wb_out *o, const char *key, const char *const *text, uint32_t n)
{
	wb_printf(o, ", \"%s\": [", key);
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, k ? ", " : "");
		wb_put_json(o, text[k]);
	}
	wb_puts(o, "]");
}

void
wb_put_xml(struct wb_out *o, const char *s)
{
	wb_xml_escape(o, s);
}

void
wb_put_attribute(struct wb_out *o, const char *name, const char *value)
{
	wb_printf(o, " %s=\"", name);
	wb_put_xml(o, value);
	wb_puts(o, "\"");
}

void
wb_put_dot(struct wb_out *o, const char *s)
{
	wb_put_utf8(o, s, dot_special);
}
