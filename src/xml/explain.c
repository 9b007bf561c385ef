/* src/xml/explain.c -- what of a document does not fit its schema, and what would.
 *
 * libxml2 decides whether a document is valid, but says of an element only that it "failed to validate attributes", or
 * that another one was expected. Here the document is compared with the schema again, to say what is wrong at which
 * place: an element or attribute that is not known (and which are), one that is missing, a value that is not allowed
 * (and which are), a second one, text. What is not found here, libxml2's message stands for.
 *
 * Elements are visited in document order. Each has candidates: the element patterns of its name in the candidates of
 * its parent. Those that its attributes fit are kept:
 *
 *	<machine kind="gcn" base="vega">	of three patterns of <machine>, that which has "base"
 *
 * Functions recurse along the schema, which is ours, never along the document.
 *
 * Cost: O(elements x schema of one element).
 */
#include "private.h"
#include "wavebound/suggest.h"

#define MOST_ERRORS 10

struct nodes {
	WB_VEC(xmlNodePtr) v;
};

struct explainer {
	struct wb_ctx *cx;
	xmlNodePtr schema;		/* its root */
	uint32_t nerror;
};

/* ---- the schema ---------------------------------------------------------------------------------------- */
static bool
is(const xmlNode *x, const char *kind)
{
	return x->type == XML_ELEMENT_NODE && strcmp((const char *)x->name, kind) == 0;
}

/* The value of attribute @name of schema element @x; "": it has none. */
static const char *
property(const xmlNode *x, const char *name)
{
	const xmlAttr *a = x->properties;

	while (a && strcmp((const char *)a->name, name) != 0)
		a = a->next;
	return a && a->children ? (const char *)a->children->content : "";
}

static const char *
name_of(const xmlNode *x)
{
	return property(x, "name");
}

/* The definition that @x refers to; @x itself if it is no reference. */
static xmlNodePtr
follow_reference(const struct explainer *e, xmlNodePtr x)
{
	if (!is(x, "ref"))
		return x;
	for (xmlNodePtr d = e->schema->children; d; d = d->next)
		if (is(d, "define") && strcmp(name_of(d), name_of(x)) == 0)
			return d;
	return x;
}

static bool
is_particle(const xmlNode *x)
{
	return is(x, "element") || is(x, "attribute");
}

/* Adds the patterns @kind ("element", "attribute", "text") directly in @x, which is of another kind. */
static void
gather(const struct explainer *e, xmlNodePtr x, const char *kind, struct nodes *out)
{
	for (xmlNodePtr c = follow_reference(e, x)->children; c; c = c->next)
		if (is(c, kind))
			WB_PUSH(e->cx->tmp, &out->v, c);
		else if (c->type == XML_ELEMENT_NODE && !is_particle(c))
			gather(e, c, kind, out);
}

static void
gather_all(const struct explainer *e, const struct nodes *from, const char *kind, struct nodes *out)
{
	*out = (struct nodes){ .v = { 0 } };
	for (uint32_t k = 0; k < from->v.n; k++)
		gather(e, from->v.at[k], kind, out);
}

/* How often @name can be an element directly in @x: 0, 1, or 2 for more. */
static uint32_t
most(const struct explainer *e, xmlNodePtr x, const char *name)
{
	uint32_t all = 0;

	for (xmlNodePtr c = follow_reference(e, x)->children; c; c = c->next) {
		uint32_t n = 0;

		if (is(c, "element"))
			n = strcmp(name_of(c), name) == 0;
		else if (c->type == XML_ELEMENT_NODE && !is(c, "attribute"))
			n = most(e, c, name);
		if (is(x, "choice"))
			all = all > n ? all : n;
		else
			all = all + n < 2 ? all + n : 2;
	}
	return all && (is(x, "zeroOrMore") || is(x, "oneOrMore")) ? 2 : all;
}

/* ---- values -------------------------------------------------------------------------------------------- */
static const struct type {
	const char *name;
	uint64_t least, most;
} numbers[] = {
	{ "unsignedInt", 0, UINT32_MAX },
	{ "unsignedLong", 0, UINT64_MAX },
	{ "nonNegativeInteger", 0, UINT64_MAX },
	{ "positiveInteger", 1, UINT64_MAX },
};

/* Whether @x is a type of whole numbers; then *t is which of them are allowed. */
static bool
number_type(const xmlNode *x, struct type *t)
{
	uint32_t k = 0;

	while (k < WB_COUNT(numbers) && strcmp(numbers[k].name, property(x, "type")) != 0)
		k++;
	if (k == WB_COUNT(numbers))
		return false;
	*t = numbers[k];
	for (const xmlNode *p = x->children; p; p = p->next)
		if (is(p, "param") && p->children)
			wb_parse_decimal((const char *)p->children->content,
				strcmp(name_of(p), "minInclusive") == 0 ? &t->least : &t->most);
	return true;
}

static bool
matches(const xmlNode *x, const char *value)
{
	bool ok = true;

	for (const xmlNode *p = x->children; p && ok; p = p->next)
		if (is(p, "param") && strcmp(name_of(p), "pattern") == 0 && p->children) {
			xmlRegexpPtr r = wb_libxml2.xmlRegexpCompile(p->children->content);

			ok = !r || wb_libxml2.xmlRegexpExec(r, (const xmlChar *)value) == 1;
			wb_libxml2.xmlRegFreeRegexp(r);
		}
	return ok;
}

/* Whether @value can be what pattern @x says; what is not known here can be. */
static bool
accepts(const struct explainer *e, xmlNodePtr x, const char *value)
{
	struct type t;
	uint64_t v;

	x = follow_reference(e, x);
	if (is(x, "value"))
		return x->children && strcmp((const char *)x->children->content, value) == 0;
	if (is(x, "data"))
		return number_type(x, &t) ? wb_parse_decimal(value, &v) && v >= t.least && v <= t.most :
					    matches(x, value);
	if (!is(x, "choice") && !is(x, "define") && !is(x, "attribute"))
		return true;
	for (xmlNodePtr c = x->children; c; c = c->next)
		if (c->type == XML_ELEMENT_NODE && accepts(e, c, value))
			return true;
	return !x->children;
}

/* Adds @word to the list @o, unless it is there. @link: ", " or " or ". */
static void
add_word(struct wb_out *o, const char *link, const char *word)
{
	const char *at = o->n ? strstr(o->at, word) : NULL;
	size_t n = strlen(word);

	if (!at || (at[n] && at[n] != *link) || (at > o->at && at[-1] != ' '))
		wb_printf(o, "%s%s", o->n ? link : "", word);
}

/* Adds the values that pattern @x allows to the list @o. */
static void
add_allowed(const struct explainer *e, xmlNodePtr x, struct wb_out *o)
{
	struct type t;

	x = follow_reference(e, x);
	if (is(x, "value") && x->children) {
		add_word(o, ", ", (const char *)x->children->content);
	} else if (is(x, "data") && number_type(x, &t)) {
		add_word(o, ", ", wb_format(e->cx->tmp, "a number from %llu to %llu", (unsigned long long)t.least,
			(unsigned long long)t.most));
	} else if (is(x, "data")) {
		add_word(o, ", ", *property(x, "means") ? property(x, "means") : property(x, "type"));
	} else {
		for (xmlNodePtr c = x->children; c; c = c->next)
			if (c->type == XML_ELEMENT_NODE)
				add_allowed(e, c, o);
	}
}

/* ---- one element ---------------------------------------------------------------------------------------- */
static const struct wb_xml_attr *
attribute_of(const struct wb_xml *x, const xmlNode *pattern)
{
	return wb_xml_attr(x, NULL, name_of(pattern));
}

static bool
has_child(const struct wb_xml *x, const char *name)
{
	for (const struct wb_xml *c = x->child; c; c = c->next)
		if (wb_xml_is(c, name))
			return true;
	return false;
}

/* Whether a value of @x excludes pattern @p: none of its attributes of that name allows it. */
static bool
clashes(const struct explainer *e, xmlNodePtr p, const struct wb_xml *x)
{
	struct nodes a = { .v = { 0 } };

	gather(e, p, "attribute", &a);
	for (uint32_t k = 0; k < x->nattr; k++) {
		uint32_t known = 0, fit = 0;

		for (uint32_t j = 0; j < a.v.n; j++)
			if (attribute_of(x, a.v.at[j]) == &x->attr[k]) {
				known++;
				fit += accepts(e, a.v.at[j], x->attr[k].value);
			}
		if (known && !fit)
			return true;
	}
	return false;
}

static bool lacks(const struct explainer *e, xmlNodePtr p, const char *kind, const struct wb_xml *x, struct wb_out *o);

/* Whether @x has what none of the alternatives @p can do without; else what each lacks is added to @o. */
static bool
lacks_each(const struct explainer *e, xmlNodePtr p, const char *kind, const struct wb_xml *x, struct wb_out *o)
{
	struct wb_out each = wb_out_new(e->cx->tmp);

	for (xmlNodePtr c = p->children; c; c = c->next)
		if (c->type == XML_ELEMENT_NODE && (is(c, "attribute") || is(c, "element") || !clashes(e, c, x)) &&
			!lacks(e, c, kind, x, &each))
			return false;
	if (each.n)
		wb_puts(o, each.at);
	return each.n > 0;
}

/* Whether @x lacks an attribute or element (@kind) that pattern @p asks for; the first is added to @o. */
static bool
lacks(const struct explainer *e, xmlNodePtr p, const char *kind, const struct wb_xml *x, struct wb_out *o)
{
	bool is_element = strcmp(kind, "element") == 0;

	p = follow_reference(e, p);
	if (is(p, kind)) {
		if (is_element ? has_child(x, name_of(p)) : attribute_of(x, p) != NULL)
			return false;
		add_word(o, " or ", is_element ? wb_format(e->cx->tmp, "<%s>", name_of(p)) : name_of(p));
		return true;
	}
	if (is_particle(p) || is(p, "optional") || is(p, "zeroOrMore"))
		return false;
	if (is(p, "choice"))
		return lacks_each(e, p, kind, x, o);
	for (xmlNodePtr c = p->children; c; c = c->next)
		if (c->type == XML_ELEMENT_NODE && lacks(e, c, kind, x, o))
			return true;
	return false;
}

/* The same of the content of element pattern @p. */
static bool
lacks_inside(const struct explainer *e, xmlNodePtr p, const char *kind, const struct wb_xml *x, struct wb_out *o)
{
	for (xmlNodePtr c = p->children; c; c = c->next)
		if (c->type == XML_ELEMENT_NODE && lacks(e, c, kind, x, o))
			return true;
	return false;
}

static void
report(struct explainer *e, struct wb_loc loc, const char *text)
{
	if (e->nerror++ < MOST_ERRORS)
		wb_report(e->cx->diag, WB_E_XML_INVALID, loc, "%s", text);
}

/* Notes the names of @patterns, each once: "<units> may have the attributes ...". */
static void
note_names(const struct explainer *e, const struct nodes *patterns, const char *head, const char *form)
{
	struct wb_out o = wb_out_new(e->cx->tmp);

	for (uint32_t k = 0; k < patterns->v.n; k++)
		add_word(&o, ", ", wb_format(e->cx->tmp, *form == '<' ? "<%s>" : "%s", name_of(patterns->v.at[k])));
	if (o.n && e->nerror <= MOST_ERRORS)
		wb_note(e->cx->diag, WB_NO_LOC, "%s %s", head, o.at);
}

/* "; is 'issue' meant?" if a name of @patterns is close to @name, else "". */
static const char *
suggestion(const struct explainer *e, const struct nodes *patterns, const char *name, const char *form)
{
	struct wb_suggestion s = { .name = NULL };

	for (uint32_t k = 0; k < patterns->v.n; k++)
		wb_suggest(&s, name, strlen(name), name_of(patterns->v.at[k]));
	return s.name ? wb_format(e->cx->tmp, *form == '<' ? "; is <%s> meant?" : "; is '%s' meant?", s.name) : "";
}

/* Checks attribute @a of @x against all @patterns of attributes. False: there is none of its name. */
static bool
check_attribute(struct explainer *e, const struct wb_xml *x, const struct wb_xml_attr *a, const struct nodes *patterns)
{
	struct wb_out allowed = wb_out_new(e->cx->tmp);
	bool known = false;

	for (uint32_t k = 0; k < patterns->v.n; k++) {
		xmlNodePtr p = patterns->v.at[k];

		if (a->ns || strcmp(name_of(p), a->name) != 0)
			continue;
		known = true;
		if (accepts(e, p, a->value))
			return true;
		add_allowed(e, p, &allowed);
	}
	if (known) {
		report(e, a->loc, wb_format(e->cx->unit, "'%.60s' is no value of %s in <%s>; allowed: %s", a->value,
			a->name, x->name, allowed.at));
		return true;
	}
	report(e, a->loc, wb_format(e->cx->unit, "<%.60s> has no attribute '%.60s'%s", x->name, a->name,
		suggestion(e, patterns, a->name, "'")));
	note_names(e, patterns, wb_format(e->cx->tmp, "<%.60s> may have the attributes", x->name), "'");
	return false;
}

static bool
has_all_attributes(const struct explainer *e, xmlNodePtr p, const struct wb_xml *x)
{
	struct nodes a = { .v = { 0 } };
	uint32_t known = 0;

	gather(e, p, "attribute", &a);
	for (uint32_t k = 0; k < x->nattr; k++)
		for (uint32_t j = 0; j < a.v.n; j++)
			if (strcmp(name_of(a.v.at[j]), x->attr[k].name) == 0) {
				known++;
				break;
			}
	return known == x->nattr;
}

/* Leaves of the candidates @c those that the attributes of @x fit, if any does; else says that one is missing. */
static void
keep_fitting(struct explainer *e, const struct wb_xml *x, struct nodes *c, bool say)
{
	struct nodes kept = { .v = { 0 } };
	struct wb_out missing = wb_out_new(e->cx->tmp), other = wb_out_new(e->cx->tmp);

	for (uint32_t k = 0; k < c->v.n; k++) {
		xmlNodePtr p = c->v.at[k];
		bool fits = has_all_attributes(e, p, x) && !clashes(e, p, x);

		if (!lacks_inside(e, p, "attribute", x, fits && !missing.n ? &missing : &other) && fits)
			WB_PUSH(e->cx->tmp, &kept.v, p);
	}
	if (kept.v.n)
		*c = kept;
	else if (say && missing.n)
		report(e, x->loc, wb_format(e->cx->unit, "<%s> lacks an attribute: %s", x->name, missing.at));
}

static void
check_attributes(struct explainer *e, const struct wb_xml *x, struct nodes *candidates)
{
	struct nodes patterns;
	bool all = true;

	gather_all(e, candidates, "attribute", &patterns);
	for (uint32_t k = 0; k < x->nattr; k++)
		all = check_attribute(e, x, &x->attr[k], &patterns) && all;
	keep_fitting(e, x, candidates, all);
}

/* Whether each candidate allows at most one element @name. */
static bool
at_most_one(const struct explainer *e, const struct nodes *candidates, const char *name)
{
	for (uint32_t k = 0; k < candidates->v.n; k++)
		if (most(e, candidates->v.at[k], name) > 1)
			return false;
	return true;
}

static bool
has_name(const struct nodes *patterns, const struct wb_xml *x)
{
	for (uint32_t k = 0; k < patterns->v.n; k++)
		if (wb_xml_is(x, name_of(patterns->v.at[k])))
			return true;
	return false;
}

static bool
is_second(const struct wb_xml *x)
{
	const struct wb_xml *c = x->parent->child;

	while (c != x && !wb_xml_is(c, x->name))
		c = c->next;
	return c != x;
}

static void
check_missing(struct explainer *e, const struct wb_xml *x, const struct nodes *candidates)
{
	struct wb_out missing = wb_out_new(e->cx->tmp), other = wb_out_new(e->cx->tmp);

	for (uint32_t k = 0; k < candidates->v.n; k++)
		if (!lacks_inside(e, candidates->v.at[k], "element", x, missing.n ? &other : &missing))
			return;
	report(e, x->loc, wb_format(e->cx->unit, "<%s> lacks an element: %s", x->name, missing.at));
}

static void
check_children(struct explainer *e, const struct wb_xml *x, const struct nodes *candidates)
{
	struct nodes patterns, text;
	bool all = true;

	gather_all(e, candidates, "element", &patterns);
	gather_all(e, candidates, "text", &text);
	if (x->has_text && !text.v.n)
		report(e, x->loc, wb_format(e->cx->unit, "text stands in <%s>, which holds none", x->name));
	for (const struct wb_xml *c = x->child; c; c = c->next)
		if (!has_name(&patterns, c)) {
			all = false;
			report(e, c->loc, wb_format(e->cx->unit, "there is no element <%.60s> in <%s>%s", c->name,
				x->name, suggestion(e, &patterns, c->name, "<")));
			note_names(e, &patterns, wb_format(e->cx->tmp, "<%s> may hold", x->name), "<");
		} else if (is_second(c) && at_most_one(e, candidates, c->name)) {
			report(e, c->loc, wb_format(e->cx->unit, "<%s> holds a second <%s>", x->name, c->name));
		}
	if (all)
		check_missing(e, x, candidates);
}

/* ---- the document --------------------------------------------------------------------------------------- */
/* The element after @x in document order, without those in it if not @into; *depth follows. NULL: none. */
static const struct wb_xml *
after(const struct wb_xml *x, bool into, uint32_t *depth)
{
	if (into && x->child) {
		++*depth;
		return x->child;
	}
	while (*depth && !x->next) {
		x = x->parent;
		--*depth;
	}
	return *depth ? x->next : NULL;
}

static void
check_root(struct explainer *e, const struct wb_xml *root, const struct nodes *patterns)
{
	if (has_name(patterns, root))
		return;
	report(e, root->loc, wb_format(e->cx->unit, "the file holds <%.60s>%s", root->name,
		suggestion(e, patterns, root->name, "<")));
	note_names(e, patterns, "expected is", "<");
}

uint32_t
wb_xml_explain(struct wb_ctx *cx, const struct wb_xml_schema *schema, const struct wb_xml *root)
{
	xmlDocPtr doc = wb_libxml2.xmlReadMemory(schema->text, (int)schema->bytes, NULL, NULL, XML_PARSE_NONET);
	struct explainer e = { .cx = cx, .schema = wb_libxml2.xmlDocGetRootElement(doc) };
	/* [depth] candidates; those of the root are the first */
	struct nodes *at = WB_NEW(cx->tmp, struct nodes, WB_XML_MAX_DEPTH + 2), start = { .v = { 0 } };
	uint32_t depth = 0;
	bool into;

	if (is(e.schema, "element"))
		WB_PUSH(cx->tmp, &start.v, e.schema);
	for (xmlNodePtr x = e.schema->children; x; x = x->next)
		if (is(x, "start"))
			gather(&e, x, "element", &start);
	check_root(&e, root, &start);
	for (const struct wb_xml *x = root; x && e.nerror < MOST_ERRORS; x = after(x, into, &depth)) {
		struct nodes among = start;

		if (depth)
			gather_all(&e, &at[depth - 1], "element", &among);
		at[depth] = (struct nodes){ .v = { 0 } };
		for (uint32_t k = 0; k < among.v.n; k++)
			if (wb_xml_is(x, name_of(among.v.at[k])))
				WB_PUSH(cx->tmp, &at[depth].v, among.v.at[k]);
		into = at[depth].v.n > 0;
		if (into) {
			check_attributes(&e, x, &at[depth]);
			check_children(&e, x, &at[depth]);
		}
	}
	wb_libxml2.xmlFreeDoc(doc);
	return e.nerror;
}
