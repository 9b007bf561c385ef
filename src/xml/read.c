/* src/xml/read.c -- XML text to our tree, through libxml2.
 *
 * Steps: scan (positions, refusals), parse, validate, copy. The copy visits the document in order, without recursion;
 * the k-th element gets the position of the k-th start tag. All memory of libxml2 is freed when the scratch arena is
 * reset, also when memory is exhausted (memory.c).
 */
#include "private.h"

#define MAX_ERRORS 20		/* of libxml2, per file */

struct reader {
	struct wb_ctx *cx;
	uint16_t file;
	struct wb_xml_scan scan;
	uint32_t nerror;
	enum wb_diag_code code;		/* of errors that libxml2 reports now */
	const char *invalid;		/* libxml2's first message about the schema, and its place; NULL: none */
	struct wb_loc invalid_loc;
};

/* libxml2's messages end with a newline and may hold any bytes. This makes one line of printable ASCII, of at most 300
 * bytes. */
static const char *
tidy(struct wb_arena *a, const char *s)
{
	char *t = wb_strndup(a, s ? s : "malformed", s && strlen(s) > 300 ? 300 : s ? strlen(s) : 9);
	size_t n = strlen(t);

	while (n && (t[n - 1] == '\n' || t[n - 1] == ' '))
		t[--n] = 0;
	for (size_t k = 0; k < n; k++)
		if ((unsigned char)t[k] < ' ' || (unsigned char)t[k] > '~')
			t[k] = '?';
	return t;
}

static void
on_error(void *p, xmlErrorPtr e)
{
	struct reader *r = p;
	struct wb_loc loc = { 0, 0, 0 };
	const xmlNode *node = e->node;
	const char *text;

	if (e->level < XML_ERR_ERROR || r->nerror++ >= MAX_ERRORS || r->invalid)
		return;
	while (node && node->type != XML_ELEMENT_NODE)
		node = node->parent;
	if (e->domain == XML_FROM_RELAXNGV && node && node->_private)
		loc = wb_xml_location(&r->scan, r->file, r->scan.tag.at[(uintptr_t)node->_private - 1].at);
	else if (e->line > 0)
		loc = (struct wb_loc){ (uint32_t)e->line, e->int2 > 0 && e->int2 <= UINT16_MAX ? (uint16_t)e->int2 : 0,
			r->file };
	else
		loc = (struct wb_loc){ 1, 0, r->file };
	text = tidy(r->cx->unit, e->message);
	if (r->code == WB_E_XML_INVALID && node && !strstr(text, (const char *)node->name))
		text = wb_format(r->cx->unit, "%s, in <%.60s>", text, (const char *)node->name);
	if (r->code == WB_E_XML_INVALID) {	/* the errors that follow mostly follow from it */
		r->invalid = text;
		r->invalid_loc = loc;
		return;
	}
	wb_report(r->cx->diag, r->code, loc, "%s", text);
}

xmlNodePtr
wb_xml_next_node(xmlNodePtr x, xmlNodePtr top, bool into)
{
	if (into && x->type == XML_ELEMENT_NODE && x->children)
		return x->children;
	while (x != top && !x->next)
		x = x->parent;
	return x == top ? NULL : x->next;
}

/* Numbers the elements from 1 in _private; false if the scan found other tags. */
static bool
number_elements(const struct reader *r, xmlDocPtr doc)
{
	uintptr_t n = 0;

	for (xmlNodePtr root = wb_libxml2.xmlDocGetRootElement(doc), x = root; x; x = wb_xml_next_node(x, root, true))
		if (x->type == XML_ELEMENT_NODE)
			x->_private = (void *)++n;
	return n == r->scan.tag.n;
}

bool
wb_xml_validate(xmlDocPtr doc, const struct wb_xml_schema *schema)
{
	xmlRelaxNGParserCtxtPtr pc = wb_libxml2.xmlRelaxNGNewMemParserCtxt(schema->text, (int)schema->bytes);
	xmlRelaxNGPtr rng = wb_libxml2.xmlRelaxNGParse(pc);
	xmlRelaxNGValidCtxtPtr vc;
	bool ok;

	wb_libxml2.xmlRelaxNGFreeParserCtxt(pc);
	if (!rng)
		return false;
	vc = wb_libxml2.xmlRelaxNGNewValidCtxt(rng);
	ok = wb_libxml2.xmlRelaxNGValidateDoc(vc, doc) == 0;
	wb_libxml2.xmlRelaxNGFreeValidCtxt(vc);
	wb_libxml2.xmlRelaxNGFree(rng);
	return ok;
}

/* ---- copying ---------------------------------------------------------------------- */
static const char *
copy(struct reader *r, const xmlChar *s)
{
	return s ? wb_strdup(r->cx->unit, (const char *)s) : NULL;
}

static const char *
copy_ns(struct reader *r, const xmlNs *ns, const struct wb_xml *parent)
{
	if (!ns || !ns->href || !*ns->href)
		return NULL;
	if (parent && parent->ns && strcmp(parent->ns, (const char *)ns->href) == 0)
		return parent->ns;
	return copy(r, ns->href);
}

static void
copy_attrs(struct reader *r, const xmlNode *n, struct wb_xml *x, size_t tag)
{
	uint32_t k = 0;
	size_t after_last = 0;

	for (const xmlAttr *a = n->properties; a; a = a->next)
		x->nattr++;
	x->attr = WB_NEW(r->cx->unit, struct wb_xml_attr, x->nattr);
	for (const xmlAttr *a = n->properties; a; a = a->next, k++) {
		xmlChar *v = wb_libxml2.xmlNodeListGetString(n->doc, a->children, 1);

		x->attr[k] = (struct wb_xml_attr){
			.name = copy(r, a->name), .ns = copy_ns(r, a->ns, x), .value = v ? copy(r, v) : "",
			.loc = wb_xml_location(&r->scan, r->file, wb_xml_attr_at(&r->scan, tag, &after_last)),
		};
		wb_xml_free(v);
	}
}

static struct wb_xml *
copy_element(struct reader *r, const xmlNode *n, struct wb_xml *parent)
{
	size_t tag = r->scan.tag.at[(uintptr_t)n->_private - 1].at;
	struct wb_xml *x = WB_NEW(r->cx->unit, struct wb_xml, 1);

	x->name = copy(r, n->name);
	x->ns = copy_ns(r, n->ns, parent);
	x->parent = parent;
	x->loc = wb_xml_location(&r->scan, r->file, tag);
	copy_attrs(r, n, x, tag);
	return x;
}

/* Other nodes than elements matter only as text. */
static void
copy_other(const xmlNode *n, struct wb_xml *parent)
{
	if ((n->type == XML_TEXT_NODE && !wb_libxml2.xmlIsBlankNode(n)) || n->type == XML_CDATA_SECTION_NODE ||
		n->type == XML_ENTITY_REF_NODE)
		parent->has_text = true;
}

static struct wb_xml *
copy_tree(struct reader *r, xmlDocPtr doc)
{
	/* [depth] newest element */
	struct wb_xml **last = WB_NEW(r->cx->tmp, struct wb_xml *, WB_XML_MAX_DEPTH + 2);
	xmlNodePtr root = wb_libxml2.xmlDocGetRootElement(doc), up;
	uint32_t depth = 0;

	for (xmlNodePtr n = root; n; n = wb_xml_next_node(n, root, true)) {
		depth = 0;
		for (up = n->parent; up && up->type == XML_ELEMENT_NODE; up = up->parent)
			depth++;
		if (n->type != XML_ELEMENT_NODE) {
			if (depth)
				copy_other(n, last[depth - 1]);
			continue;
		}
		struct wb_xml *x = copy_element(r, n, depth ? last[depth - 1] : NULL);

		if (depth && !last[depth - 1]->child)
			last[depth - 1]->child = x;
		else if (depth)
			last[depth]->next = x;
		last[depth] = x;
	}
	return last[0];
}

/* ---- reading ---------------------------------------------------------------------------- */
static enum wb_status
parse(struct reader *r, const struct wb_xml_schema *schema, struct wb_xml **out)
{
	const int options = XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES;
	xmlParserCtxtPtr pc = wb_libxml2.xmlNewParserCtxt();
	xmlDocPtr doc = wb_libxml2.xmlCtxtReadMemory(pc, r->scan.text, (int)r->scan.n, NULL, NULL, options);
	enum wb_status s = WB_BAD_INPUT;

	r->code = WB_E_XML_INVALID;
	if (doc && wb_libxml2.xmlDocGetRootElement(doc) && !r->nerror) {
		if (!number_elements(r, doc))
			s = WB_INTERNAL;
		else if (!schema || wb_xml_validate(doc, schema))
			s = WB_OK;
		else if (!wb_xml_explain(r->cx, schema, copy_tree(r, doc)) && r->invalid)
			wb_report(r->cx->diag, WB_E_XML_INVALID, r->invalid_loc, "%s", r->invalid);
	}
	if (s == WB_OK)
		*out = copy_tree(r, doc);
	else if (!r->nerror)
		wb_report(r->cx->diag, WB_E_XML_SYNTAX, (struct wb_loc){ 1, 0, r->file }, "this cannot be read as XML");
	wb_libxml2.xmlFreeDoc(doc);
	wb_libxml2.xmlFreeParserCtxt(pc);
	return s;
}

enum wb_status
wb_xml_read(struct wb_ctx *cx, uint16_t file, const struct wb_xml_schema *schema, struct wb_xml **out)
{
	const struct wb_file *f = cx->files->file.at[file];
	size_t limit = schema ? WB_XML_MAX_BYTES_SCHEMA : WB_XML_MAX_BYTES;
	struct reader r = { .cx = cx, .file = file, .code = WB_E_XML_SYNTAX };
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	enum wb_status s = WB_BAD_INPUT;

	if (f->bytes > limit) {
		wb_report(cx->diag, WB_E_LIMIT, (struct wb_loc){ 1, 0, file }, "XML of %zu bytes; at most %zu are read",
			f->bytes, limit);
		return WB_BAD_INPUT;
	}
	r.scan = (struct wb_xml_scan){ .text = f->text, .n = f->bytes };
	if (wb_xml_scan(cx, file, &r.scan) && wb_xml_load(cx)) {
		wb_xml_enter(cx->tmp, on_error, &r);
		s = parse(&r, schema, out);
	}
	wb_arena_reset(cx->tmp, m);
	return s;
}
