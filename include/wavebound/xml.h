/* wavebound/xml.h -- XML read into a tree of our own, with locations.
 *
 * Machine, launch and flow-fact files are XML. libxml2 parses and validates
 * them inside src/xml and is seen nowhere else. What comes out lives in
 * cx->unit and knows the line and column of every element and attribute.
 *
 * Input is hostile: no document type (hence no entities of its own and no
 * expansion), no network, no file but the one given, UTF-8 only, limits on
 * size, depth and number of elements.
 */
#ifndef WAVEBOUND_XML_H
#define WAVEBOUND_XML_H

#include "wavebound/base.h"
#include "wavebound/diag.h"

struct wb_xml_attr {
	const char *name;		/* without prefix */
	const char *ns;			/* namespace name, or NULL */
	const char *value;		/* references resolved */
	struct wb_loc loc;
};

struct wb_xml {
	const char *name;		/* without prefix */
	const char *ns;			/* namespace name, or NULL */
	struct wb_xml_attr *attr;
	uint32_t nattr;
	bool has_text;			/* character data other than blanks stands directly inside */
	struct wb_xml *parent, *child, *next;
	struct wb_loc loc;
};

/* A RELAX NG schema, as text. */
struct wb_xml_schema {
	const char *text;
	size_t bytes;
};

#define WB_XML_MAX_BYTES ((size_t)16 << 20)	/* of a file without a schema */
#define WB_XML_MAX_BYTES_SCHEMA ((size_t)1 << 20)	/* of a file that is validated */
#define WB_XML_MAX_DEPTH 100
#define WB_XML_MAX_ELEMENTS 400000
#define WB_XML_MAX_ATTRS 256			/* of an element */

/** wb_xml_read - reads @file (wb_files holds its text); validates it if @schema is not NULL.
 * Errors: WB_BAD_INPUT, everything wrong reported with its location. The first call in a process must have
 * returned before another thread makes one. */
enum wb_status wb_xml_read(struct wb_ctx *cx, uint16_t file, const struct wb_xml_schema *schema, struct wb_xml **out);

/** wb_xml_is - whether @x is element @name of no namespace. */
bool wb_xml_is(const struct wb_xml *x, const char *name);
/** wb_xml_attr - attribute @name of namespace @ns (NULL: none), or NULL. */
const struct wb_xml_attr *wb_xml_attr(const struct wb_xml *x, const char *ns, const char *name);
/** wb_xml_value - value of attribute @name without namespace, or NULL. */
const char *wb_xml_value(const struct wb_xml *x, const char *name);
/** wb_xml_has - whether attribute @name has the value @word. White space around it is ignored, as in schemas. */
bool wb_xml_has(const struct wb_xml *x, const char *name, const char *word);
/** wb_xml_after - the element after @x in document order below @root, NULL past the end: for walks without recursion.
 */
struct wb_xml *wb_xml_after(const struct wb_xml *x, const struct wb_xml *root);

/** wb_parse_decimal - decimal digits only, all of @s; false if malformed or beyond 64 bits. */
bool wb_parse_decimal(const char *s, uint64_t *out);
/** wb_parse_int - decimal without leading zeros, or 0x hexadecimal, with an optional sign, all of @s; false if
 * malformed or the magnitude exceeds 64 bits. 031 is refused: a user who means 31 would get 25 where it is octal, and a
 * bound that is too small. */
bool wb_parse_int(const char *s, bool *negative, uint64_t *magnitude);
/** wb_parse_octal - a leading 0 and octal digits, with an optional sign; for formats that have them, which tell the
 * user what they read. */
bool wb_parse_octal(const char *s, bool *negative, uint64_t *magnitude);

/** wb_xml_escape - writes @s (NULL: nothing) as character data or attribute value; what is no UTF-8, or no character of
 * XML, becomes U+FFFD. */
void wb_xml_escape(struct wb_out *o, const char *s);

#endif
