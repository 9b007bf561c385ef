/* test/unit/xml.c -- the XML reader: places, refusals, limits, lack of memory. */
#include <sys/wait.h>
#include <unistd.h>

#include "wavebound/xml.h"
#include "../lib/unit.h"

static const char schema_text[] = "<element name='r' xmlns='http://relaxng.org/ns/structure/1.0' "
				  "datatypeLibrary='http://www.w3.org/2001/XMLSchema-datatypes'>\n"
				  "<zeroOrMore><element name='i'><attribute name='n'><data "
				  "type='positiveInteger'/></attribute></element></zeroOrMore></element>";
static const struct wb_xml_schema schema = { schema_text, sizeof(schema_text) - 1 };

static struct wb_xml *
read_text(struct wb_ctx *cx, const char *text, size_t n, const struct wb_xml_schema *rng)
{
	uint16_t f = wb_file_add(cx->files, WB_FILE_TEXT, "t.xml", text, n);
	struct wb_xml *x = NULL;

	return wb_xml_read(cx, f, rng, &x) == WB_OK ? x : NULL;
}

TEST(tree_has_places)
{
	static const char text[] =
		"<?xml version='1.0'?>\n<!-- <not-a-tag> -->\n<r xmlns:w='urn:w'>\n"
		"  <i n='1'\n     m='a&lt;b>'   w:k=\"2\"/><![CDATA[<x>]]>\n  <j><k/></j>\n</r>\n";
	struct wb_ctx *cx = unit_cx();
	const struct wb_xml *r = read_text(cx, text, sizeof(text) - 1, NULL), *i, *k;

	assert_non_null(r);
	assert_true(wb_xml_is(r, "r") && r->loc.line == 3 && r->loc.col == 1 && r->has_text && r->nattr == 0);
	i = r->child;
	assert_true(i->loc.line == 4 && i->loc.col == 3 && i->parent == r);
	assert_string_equal(wb_xml_value(i, "m"), "a<b>");
	assert_true(wb_xml_has(i, "m", "a<b>") && !wb_xml_has(i, "m", "a<b") && !wb_xml_has(i, "m", "a<b>c"));
	assert_false(wb_xml_has(i, "k", ""));
	assert_null(wb_xml_value(i, "k"));
	assert_string_equal(wb_xml_attr(i, "urn:w", "k")->value, "2");
	assert_int_equal(wb_xml_attr(i, NULL, "m")->loc.line, 5);
	assert_int_equal(wb_xml_attr(i, NULL, "m")->loc.col, 6);
	assert_int_equal(wb_xml_attr(i, "urn:w", "k")->loc.col, 20);
	k = wb_xml_after(i->next, r);
	assert_true(wb_xml_is(k, "k") && k->loc.line == 6 && k->loc.col == 6);
	assert_null(wb_xml_after(k, r));
	assert_int_equal(cx->diag->message.n, 0);
}

TEST(schema_errors_have_places)
{
	static const char good[] = "<r><i n='3'/></r>", bad[] = "<r>\n <i n='3'/>\n <i n='x'/></r>",
			  extra[] = "<r>\n<j/></r>";
	struct wb_ctx *cx = unit_cx();

	assert_non_null(read_text(cx, good, sizeof(good) - 1, &schema));
	assert_null(read_text(cx, bad, sizeof(bad) - 1, &schema));
	assert_string_equal(unit_error(cx), "xml-invalid");
	assert_int_equal(cx->diag->message.at[0].loc.line, 3);
	assert_int_equal(cx->diag->message.at[0].loc.col, 5);
	assert_null(read_text(cx, extra, sizeof(extra) - 1, &schema));
}

static void
refused(const char *text, size_t n, const char *name, uint32_t line)
{
	struct wb_ctx *cx = unit_cx();

	assert_null(read_text(cx, text, n, NULL));
	assert_string_equal(unit_error(cx), name);
	assert_int_equal(cx->diag->message.at[0].loc.line, line);
}

#define REFUSED(text, name, line) refused((text), sizeof(text) - 1, (name), (line))

TEST(hostile_text_is_refused)
{
	REFUSED("", "xml-syntax", 1);
	REFUSED("hello", "xml-syntax", 1);
	REFUSED("<a>\n<b></a>", "xml-syntax", 2);
	REFUSED("<a b='1' b='2'/>", "xml-syntax", 1);
	REFUSED("<a>&lol;</a>", "xml-syntax", 1);
	REFUSED("<a\0/>", "xml-utf8", 1);
	REFUSED("<a>\n\xff</a>", "xml-utf8", 2);
	REFUSED("<a>\xc0\x80</a>", "xml-utf8", 1);
	REFUSED("<a>\xed\xa0\x80</a>", "xml-utf8", 1);
	REFUSED("<a>\xe2\x82", "xml-utf8", 1);
	REFUSED("\xff\xfe<\0a\0/\0>\0", "xml-utf8", 1);
	REFUSED("<!DOCTYPE a [<!ENTITY x 'y'><!ENTITY z '&x;&x;'>]>\n<a>&z;</a>", "xml-doctype", 1);
	REFUSED("\n<!DOCTYPE a SYSTEM 'http://localhost/x.dtd'><a/>", "xml-doctype", 2);
}

/* "<a>" @n times, then "</a>" as often. */
static char *
attributes(struct wb_arena *a, uint32_t n)
{
	struct wb_out o = wb_out_new(a);

	wb_puts(&o, "<r");
	for (uint32_t k = 0; k < n; k++)
		wb_printf(&o, " a%u='1'", k);
	wb_puts(&o, "/>");
	return o.at;
}

static char *
nested(struct wb_arena *a, uint32_t n)
{
	char *s = WB_NEW(a, char, (size_t)n * 7 + 1);

	for (uint32_t k = 0; k < n; k++) {
		memcpy(s + (size_t)k * 3, "<a>", 3);
		memcpy(s + (size_t)n * 3 + (size_t)k * 4, "</a>", 4);
	}
	return s;
}

TEST(limits_hold)
{
	struct wb_ctx *cx = unit_cx();
	char *s = nested(cx->unit, WB_XML_MAX_DEPTH), *big;
	size_t n = WB_XML_MAX_BYTES_SCHEMA + 1;

	assert_non_null(read_text(cx, s, strlen(s), NULL));
	s = nested(cx->unit, WB_XML_MAX_DEPTH + 1);
	refused(s, strlen(s), "too-large", 1);
	s = nested(cx->unit, 10000);
	refused(s, strlen(s), "too-large", 1);
	big = WB_NEW(cx->unit, char, n);
	memset(big, ' ', n);
	memcpy(big, "<r/>", 4);
	assert_non_null(read_text(cx, big, n, NULL));
	assert_null(read_text(cx, big, n, &schema));
	assert_string_equal(unit_error(cx), "too-large");
	s = attributes(cx->unit, WB_XML_MAX_ATTRS);
	assert_non_null(read_text(cx, s, strlen(s), NULL));
	s = attributes(cx->unit, WB_XML_MAX_ATTRS + 1);
	refused(s, strlen(s), "too-large", 1);
	memcpy(big, "<r n='", 6);		/* one attribute of a megabyte */
	memcpy(big + n - 3, "'/>", 3);
	assert_non_null(read_text(cx, big, n, NULL));
}

TEST(numbers_are_strict)
{
	bool neg;
	uint64_t v;

	assert_true(wb_parse_decimal("18446744073709551615", &v) && v == UINT64_MAX);
	assert_false(wb_parse_decimal("18446744073709551616", &v));
	assert_false(wb_parse_decimal("", &v) || wb_parse_decimal("1 ", &v) || wb_parse_decimal("-1", &v) ||
		wb_parse_decimal("0x1", &v));
	assert_true(wb_parse_int("-0x10", &neg, &v) && neg && v == 16);
	assert_false(wb_parse_int("010", &neg, &v) || wb_parse_int("-00", &neg, &v));
	assert_true(wb_parse_octal("-010", &neg, &v) && neg && v == 8);
	assert_false(wb_parse_octal("018", &neg, &v) || wb_parse_octal("10", &neg, &v) ||
		wb_parse_octal("0", &neg, &v) || wb_parse_octal("0x1", &neg, &v));
	assert_true(wb_parse_int("0", &neg, &v) && v == 0);
	assert_false(wb_parse_int("08", &neg, &v) || wb_parse_int("0x", &neg, &v) || wb_parse_int("--1", &neg, &v) ||
		wb_parse_int("", &neg, &v));
}

TEST(escaping_round_trips)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	const struct wb_xml *x;

	wb_puts(&o, "<a n=\"");
	wb_xml_escape(&o, "<\"&'>\n\t\r\xc3\xa9\xff\x01");
	wb_puts(&o, "\"/>");
	x = read_text(cx, o.at, o.n, NULL);
	assert_non_null(x);
	assert_string_equal(wb_xml_value(x, "n"), "<\"&'>\n\t\r\xc3\xa9\xef\xbf\xbd\xef\xbf\xbd");
}

/* Reads @text where the @n-th allocation fails; true if that many were not needed. */
static bool
read_with_memory(const char *text, uint64_t n)
{
	struct wb_escape esc;
	struct wb_ctx *volatile cx = wb_ctx_new(&esc);
	volatile bool done = false;

	if (setjmp(esc.env) == 0) {
		wb_fail_alloc_after(n);
		read_text(cx, text, strlen(text), &schema);
		done = true;
	}
	wb_fail_alloc_after(0);
	wb_ctx_free(cx);
	return done;
}

/* Every allocation fails in turn: either the context cannot be made or the read escapes; nothing leaks (run under a
 * leak checker). */
TEST(memory_may_end_anywhere)
{
	static const char text[] = "<r><i n='3'/><i n='x'/></r>";
	uint64_t n = 0;

	while (!read_with_memory(text, ++n))
		assert_true(n < 20000);
	assert_true(n > 50);
}

/* The same before libxml2 has made its tables: a process where memory ended there never reads XML again, but does not
 * crash. */
TEST(memory_may_end_in_a_cold_process)
{
	int status = 0;

	for (uint64_t n = 1; n < 3000; n += 61) {
		pid_t child = fork();

		if (child == 0) {
			read_with_memory("<r><i n='3'/></r>", n);
			read_with_memory("<r><i n='3'/></r>", UINT32_MAX);
			_exit(0);
		}
		assert_true(child > 0 && waitpid(child, &status, 0) == child);
		assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	}
}
