/* src/xml/scan.c -- finds the positions of tags and attributes in XML text.
 *
 * libxml2 knows only lines, and for a tag of several lines only the last one. So the text is scanned once before it is
 * parsed: the k-th start tag of a well-formed text is its k-th element. The scan also refuses, before libxml2 sees any
 * of it: text that is not UTF-8, a document type (the only means to define entities), too much text, and elements that
 * are too many or nested too deep. On text that is not well-formed the tags found mean nothing; libxml2 then reports
 * the error, and the positions are not used.
 * Cost: O(bytes).
 */
#include "private.h"

/* Length of the UTF-8 sequence at @s (Unicode 15, table 3-7), 0 if there is none. */
static size_t
utf8(const unsigned char *s, size_t n)
{
	unsigned char lo = 0x80, hi = 0xbf;
	size_t len;

	if (s[0] < 0x80)
		return s[0] != 0;
	if (s[0] >= 0xc2 && s[0] <= 0xdf)
		len = 2;
	else if (s[0] >= 0xe0 && s[0] <= 0xef)
		len = 3;
	else if (s[0] >= 0xf0 && s[0] <= 0xf4)
		len = 4;
	else
		return 0;
	if (s[0] == 0xe0)
		lo = 0xa0;
	else if (s[0] == 0xed)
		hi = 0x9f;
	else if (s[0] == 0xf0)
		lo = 0x90;
	else if (s[0] == 0xf4)
		hi = 0x8f;
	if (n < len || s[1] < lo || s[1] > hi)
		return 0;
	for (size_t k = 2; k < len; k++)
		if (s[k] < 0x80 || s[k] > 0xbf)
			return 0;
	return len;
}

static void
index_lines(struct wb_ctx *cx, struct wb_xml_scan *s)
{
	WB_VEC(uint32_t) line = { 0 };

	WB_PUSH(cx->tmp, &line, 0);
	for (size_t k = 0; k < s->n; k++)
		if (s->text[k] == '\n')
			WB_PUSH(cx->tmp, &line, (uint32_t)k + 1);
	s->line = line.at;
	s->nline = line.n;
}

struct wb_loc
wb_xml_location(const struct wb_xml_scan *s, uint16_t file, size_t at)
{
	uint32_t n = 1;		/* lines that begin at @at or before: the first one does */
	size_t col;

	WB_SEARCH(n, s->nline, mid, s->line[mid] <= at);
	col = at - s->line[n - 1] + 1;
	return (struct wb_loc){ n, col > UINT16_MAX ? 0 : (uint16_t)col, file };
}

/* The position behind the tag or declaration at @k: behind the next '>' outside quotes. *@values: how many quoted
 * values it has. */
static size_t
past_tag(const struct wb_xml_scan *s, size_t k, uint32_t *values)
{
	char quote = 0;

	for (*values = 0; k < s->n; k++) {
		if (quote) {
			quote = s->text[k] == quote ? 0 : quote;
			*values += !quote;
		} else if (s->text[k] == '"' || s->text[k] == '\'')
			quote = s->text[k];
		else if (s->text[k] == '>')
			return k + 1;
	}
	return s->n;
}

/* The position behind the first @end after @k. */
static size_t
past(const struct wb_xml_scan *s, size_t k, const char *end)
{
	size_t len = strlen(end);

	for (; k + len <= s->n; k++)
		if (memcmp(s->text + k, end, len) == 0)
			return k + len;
	return s->n;
}

static bool
starts(const struct wb_xml_scan *s, size_t k, const char *word)
{
	size_t len = strlen(word);

	return s->n - k >= len && memcmp(s->text + k, word, len) == 0;
}

static bool
find_tags(struct wb_ctx *cx, uint16_t file, struct wb_xml_scan *s)
{
	uint32_t depth = 0, nattr;

	for (size_t k = 0, end; k < s->n; k = end) {
		end = k + 1;
		if (s->text[k] != '<')
			continue;
		if (starts(s, k, "<!--")) {
			end = past(s, k + 4, "-->");
		} else if (starts(s, k, "<![CDATA[")) {
			end = past(s, k + 9, "]]>");
		} else if (starts(s, k, "<?")) {
			end = past(s, k + 2, "?>");
		} else if (starts(s, k, "<!")) {
			wb_report(cx->diag, WB_E_XML_DOCTYPE, wb_xml_location(s, file, k),
				"document types and entity definitions are not read");
			return false;
		} else if (starts(s, k, "</")) {
			end = past_tag(s, k, &nattr);
			depth -= depth > 0;
		} else {
			end = past_tag(s, k, &nattr);
			if (nattr > WB_XML_MAX_ATTRS) {
				wb_report(cx->diag, WB_E_LIMIT, wb_xml_location(s, file, k),
					"an element with %u attributes; at most %d are read", nattr, WB_XML_MAX_ATTRS);
				return false;
			}
			if (s->text[end - 1] == '>' && s->text[end - 2] != '/' && ++depth > WB_XML_MAX_DEPTH) {
				wb_report(cx->diag, WB_E_LIMIT, wb_xml_location(s, file, k),
					"elements nest more than %d deep", WB_XML_MAX_DEPTH);
				return false;
			}
			if (s->tag.n >= WB_XML_MAX_ELEMENTS) {
				wb_report(cx->diag, WB_E_LIMIT, wb_xml_location(s, file, k), "more than %d elements",
					WB_XML_MAX_ELEMENTS);
				return false;
			}
			WB_PUSH(cx->tmp, &s->tag, ((struct wb_xml_tag){ (uint32_t)k }));
		}
	}
	return true;
}

bool
wb_xml_scan(struct wb_ctx *cx, uint16_t file, struct wb_xml_scan *s)
{
	index_lines(cx, s);
	for (size_t k = 0, len; k < s->n; k += len) {
		len = utf8((const unsigned char *)s->text + k, s->n - k);
		if (!len) {
			wb_report(cx->diag, WB_E_XML_UTF8, wb_xml_location(s, file, k), "byte 0x%02x is no UTF-8 text",
				(unsigned char)s->text[k]);
			return false;
		}
	}
	return find_tags(cx, file, s);
}

static bool
blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

size_t
wb_xml_attr_at(const struct wb_xml_scan *s, size_t tag, size_t *after)
{
	size_t at = *after ? *after : tag + 1;

	while (!*after && at < s->n && !blank(s->text[at]) && s->text[at] != '>')
		at++;
	for (;;) {
		size_t name;
		char quote;

		while (at < s->n && blank(s->text[at]))
			at++;
		name = at;
		while (at < s->n && s->text[at] != '"' && s->text[at] != '\'' && s->text[at] != '>')
			at++;
		if (at >= s->n || s->text[at] == '>')
			return tag;
		quote = s->text[at++];
		while (at < s->n && s->text[at] != quote)
			at++;
		*after = ++at;
		if (!starts(s, name, "xmlns"))
			return name;
	}
}
