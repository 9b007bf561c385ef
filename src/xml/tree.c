/* src/xml/tree.c -- queries of the tree, numbers in attributes, text for XML. */
#include "wavebound/xml.h"

bool
wb_xml_is(const struct wb_xml *x, const char *name)
{
	return !x->ns && strcmp(x->name, name) == 0;
}

const struct wb_xml_attr *
wb_xml_attr(const struct wb_xml *x, const char *ns, const char *name)
{
	for (uint32_t k = 0; k < x->nattr; k++) {
		const struct wb_xml_attr *a = &x->attr[k];

		if (strcmp(a->name, name) == 0 && (ns ? a->ns && strcmp(a->ns, ns) == 0 : !a->ns))
			return a;
	}
	return NULL;
}

const char *
wb_xml_value(const struct wb_xml *x, const char *name)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);

	return a ? a->value : NULL;
}

bool
wb_xml_has(const struct wb_xml *x, const char *name, const char *word)
{
	static const char space[] = " \t\r\n";
	const char *v = wb_xml_value(x, name);
	size_t n = strlen(word);

	if (!v)
		return false;
	v += strspn(v, space);
	return strncmp(v, word, n) == 0 && v[n + strspn(v + n, space)] == '\0';
}

struct wb_xml *
wb_xml_after(const struct wb_xml *x, const struct wb_xml *root)
{
	if (x->child)
		return x->child;
	while (x != root && !x->next)
		x = x->parent;
	return x == root ? NULL : x->next;
}

static bool
parse_base(const char *s, unsigned base, uint64_t *out)
{
	uint64_t v = 0;

	if (!*s)
		return false;
	for (; *s; s++)
		if (wb_digit(*s) >= base || !wb_mul_u64(v, base, &v) || !wb_add_u64(v, wb_digit(*s), &v))
			return false;
	*out = v;
	return true;
}

bool
wb_parse_decimal(const char *s, uint64_t *out)
{
	return parse_base(s, 10, out);
}

static const char *
after_sign(const char *s, bool *negative)
{
	*negative = *s == '-';
	return s + (*s == '-' || *s == '+');
}

bool
wb_parse_int(const char *s, bool *negative, uint64_t *magnitude)
{
	s = after_sign(s, negative);
	if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X'))
		return parse_base(s + 2, 16, magnitude);
	return !(s[0] == '0' && s[1]) && parse_base(s, 10, magnitude);
}

bool
wb_parse_octal(const char *s, bool *negative, uint64_t *magnitude)
{
	s = after_sign(s, negative);
	return s[0] == '0' && s[1] && parse_base(s, 8, magnitude);
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
	else if (wb_utf8_acts(cp))	/* XML 1.0 cannot represent most of them */
		wb_puts(o, WB_REPLACEMENT);
	else
		return false;
	return true;
}

void
wb_xml_escape(struct wb_out *o, const char *s)
{
	wb_put_utf8(o, s, xml_special);
}
