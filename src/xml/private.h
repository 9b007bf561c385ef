/* src/xml/private.h -- what the files of src/xml share. */
#ifndef WAVEBOUND_SRC_XML_PRIVATE_H
#define WAVEBOUND_SRC_XML_PRIVATE_H

#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/xmlregexp.h>

#include "wavebound/xml.h"

/* The position of one start tag in the text. */
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

/* What is called of libxml2. */
#define LIBXML2(FUNCTION) \
	FUNCTION(xmlCatalogSetDefaults) \
	FUNCTION(xmlCtxtReadMemory) \
	FUNCTION(xmlDocGetRootElement) \
	FUNCTION(xmlFreeDoc) \
	FUNCTION(xmlFreeParserCtxt) \
	FUNCTION(xmlInitParser) \
	FUNCTION(xmlIsBlankNode) \
	FUNCTION(xmlMemSetup) \
	FUNCTION(xmlNewParserCtxt) \
	FUNCTION(xmlNodeListGetString) \
	FUNCTION(xmlReadMemory) \
	FUNCTION(xmlRegFreeRegexp) \
	FUNCTION(xmlRegexpCompile) \
	FUNCTION(xmlRegexpExec) \
	FUNCTION(xmlRelaxNGFree) \
	FUNCTION(xmlRelaxNGFreeParserCtxt) \
	FUNCTION(xmlRelaxNGFreeValidCtxt) \
	FUNCTION(xmlRelaxNGNewMemParserCtxt) \
	FUNCTION(xmlRelaxNGNewValidCtxt) \
	FUNCTION(xmlRelaxNGParse) \
	FUNCTION(xmlRelaxNGValidateDoc) \
	FUNCTION(xmlResetLastError) \
	FUNCTION(xmlSetStructuredErrorFunc) \
	FUNCTION(__xmlStructuredError) FUNCTION(__xmlStructuredErrorContext)
struct wb_libxml2 {
#define MEMBER(name) __typeof__(name) *name;
	LIBXML2(MEMBER)
#undef MEMBER
};
extern struct wb_libxml2 wb_libxml2;
/** wb_xml_load - sets wb_libxml2; false (reported): libxml2 is not installed. */
bool wb_xml_load(struct wb_ctx *cx);

/** wb_xml_scan - finds the start tags. Refuses invalid UTF-8, document types, and what is too large or too deep. */
bool wb_xml_scan(struct wb_ctx *cx, uint16_t file, struct wb_xml_scan *s);
/** wb_xml_location - line and column of byte @at. */
struct wb_loc wb_xml_location(const struct wb_xml_scan *s, uint16_t file, size_t at);
/** wb_xml_attr_at - byte offset of the next attribute in the tag at @tag; namespace declarations are skipped. *@after
 * keeps the position between calls; it starts as 0. */
size_t wb_xml_attr_at(const struct wb_xml_scan *s, size_t tag, size_t *after);

/** wb_xml_enter - until @a is reset, @a owns all memory of libxml2, and exhausted memory jumps to the escape of @a.
 * @on_error: called for libxml2's errors until then. After wb_xml_load. */
struct wb_xml_pool *wb_xml_enter(struct wb_arena *a, void (*on_error)(void *, xmlErrorPtr), void *p);

/** wb_xml_free - frees what libxml2 has allocated. */
void wb_xml_free(void *p);

/** wb_xml_next_node - the node after @x in document order below @top, without those in @x if not @into. NULL: there is
 * none. */
xmlNodePtr wb_xml_next_node(xmlNodePtr x, xmlNodePtr top, bool into);
/** wb_xml_explain - reports what of the document @root does not fit @schema, which it does not. After wb_xml_enter.
 * Returns how much it reported: 0 if it found nothing. */
uint32_t wb_xml_explain(struct wb_ctx *cx, const struct wb_xml_schema *schema, const struct wb_xml *root);

/** wb_xml_validate - checks @doc against @schema; errors are passed to on_error of wb_xml_enter. */
bool wb_xml_validate(xmlDocPtr doc, const struct wb_xml_schema *schema);

#endif
