/* src/xml/attributes.c -- which attributes a schema gives an element.
 *
 * libxml2 says of an element only that it "failed to validate attributes". So a note lists those that the schema names:
 *
 *	<element name="local"><ref name="which"/><attribute name="bytes"/></element>		name, index, bytes
 *	<define name="which"><choice><attribute name="name"/><attribute name="index"/></choice></define>
 *
 * Cost: O(schema) for the element, and for each definition that it refers to.
 */
#include "private.h"

struct attributes {
	struct wb_ctx *cx;
	xmlDocPtr schema;
	WB_VEC(xmlNodePtr) define;	/* to be searched; each is there once */
	WB_VEC(const char *) name;	/* of attributes, each once */
};

/* The value of attribute name of @x; "": it has none. */
static const char *
name_of(xmlNodePtr x)
{
	const xmlAttr *a = x->properties;

	while (a && strcmp((const char *)a->name, "name") != 0)
		a = a->next;
	return a && a->children ? (const char *)a->children->content : "";
}

/* Whether @x is schema element @kind; if @name is not NULL, that of this name. */
static bool
is_named(xmlNodePtr x, const char *kind, const char *name)
{
	return x->type == XML_ELEMENT_NODE && strcmp((const char *)x->name, kind) == 0 &&
		(!name || strcmp(name_of(x), name) == 0);
}

static void
add_define(struct attributes *s, xmlNodePtr x)
{
	for (uint32_t k = 0; k < s->define.n; k++)
		if (s->define.at[k] == x)
			return;
	WB_PUSH(s->cx->tmp, &s->define, x);
}

/* Adds each schema element @kind called @name. */
static void
add_named(struct attributes *s, const char *kind, const char *name)
{
	xmlNodePtr root = xmlDocGetRootElement(s->schema);

	for (xmlNodePtr x = root; x; x = wb_xml_next_node(x, root, true))
		if (is_named(x, kind, name))
			add_define(s, x);
}

static void
add_attribute(struct attributes *s, const char *name)
{
	for (uint32_t k = 0; k < s->name.n; k++)
		if (strcmp(s->name.at[k], name) == 0)
			return;
	WB_PUSH(s->cx->tmp, &s->name, name);
}

/* Lists the attributes of @top, and adds the definitions that it refers to. Elements inside have attributes of their
 * own. */
static void
list(struct attributes *s, xmlNodePtr top)
{
	for (xmlNodePtr x = top; x; x = wb_xml_next_node(x, top, x == top || !is_named(x, "element", NULL)))
		if (is_named(x, "attribute", NULL))
			add_attribute(s, name_of(x));
		else if (is_named(x, "ref", NULL))
			add_named(s, "define", name_of(x));
}

void
wb_xml_note_attributes(struct wb_ctx *cx, const struct wb_xml_schema *schema, const char *element)
{
	struct attributes s = { .cx = cx };
	struct wb_out o = wb_out_new(cx->tmp);

	s.schema = xmlReadMemory(schema->text, (int)schema->bytes, NULL, NULL, XML_PARSE_NONET);
	add_named(&s, "element", element);
	for (uint32_t k = 0; k < s.define.n; k++)
		list(&s, s.define.at[k]);
	for (uint32_t k = 0; k < s.name.n; k++)
		wb_printf(&o, "%s%s", k ? ", " : "", s.name.at[k]);
	if (s.name.n)
		wb_note(cx->diag, WB_NO_LOC, "<%.60s> may have the attributes %s", element, o.at);
	xmlFreeDoc(s.schema);
}
