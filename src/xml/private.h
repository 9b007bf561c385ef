/* src/xml/private.h -- what the files of src/xml share. */
#ifndef WAVEBOUND_SRC_XML_PRIVATE_H
#define WAVEBOUND_SRC_XML_PRIVATE_H

#include <libxml/parser.h>

#include "wavebound/xml.h"

/* One start tag of the text: where it begins, and how its text is read. */
struct wb_xml_tag {
	uint32_t at;			/* byte offset of '<' */
};
struct wb_xml_scan {
	const char *text;
	size_t n;
	WB_VEC(struct wb_xml_tag) tag;	/* in document order */
	uint32_t *line;			/* byte offset of each line */
	uint32_t nline;
};

/** wb_xml_scan - finds the start tags; refuses what we never read: no UTF-8, a document type, too much, too deep. */
bool wb_xml_scan(struct wb_ctx *cx, uint16_t file, struct wb_xml_scan *s);
/** wb_xml_place - line and column of byte @at. */
struct wb_loc wb_xml_place(const struct wb_xml_scan *s, uint16_t file, size_t at);
/** wb_xml_attr_at - byte offset of the next attribute that declares no namespace in the tag at @tag. *@after: 0 at
 * first, then left as it is. */
size_t wb_xml_attr_at(const struct wb_xml_scan *s, size_t tag, size_t *after);

/** wb_xml_enter - from here to the reset of @a, all memory of libxml2 is owned by @a and lack of memory escapes through
 * it.
 * @on_error: gets libxml2's errors until then. */
struct wb_xml_pool *wb_xml_enter(struct wb_arena *a, void (*on_error)(void *, xmlErrorPtr), void *p);

/** wb_xml_validate - checks @doc against @schema; the errors arrive at on_error of wb_xml_enter. */
bool wb_xml_validate(xmlDocPtr doc, const struct wb_xml_schema *schema);

#endif
