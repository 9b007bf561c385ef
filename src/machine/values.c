/* src/machine/values.c -- where each value of a description comes from: measured, documented or assumed.
 *
 * An element has a source for all its values. Those that its attributes `measured` and `documented` name are that;
 * the others are assumed if the element has an attribute `assumed`, or a source that begins with "none", and documented
 * if not. So what nobody has said something of is never measured, and what an assumption may be about not documented.
 */
#include "private.h"

/* What an attribute says about values, or names them, instead of being one. */
static bool
is_about_values(const char *attr)
{
	static const char *const about[] = { "source", "assumed", "measured", "documented", "name", "default" };

	for (size_t k = 0; k < WB_COUNT(about); k++)
		if (strcmp(attr, about[k]) == 0)
			return true;
	return false;
}

/* The next word of *@list, of *@n bytes, which is taken from it; NULL: there is none. */
static const char *
next_word(const char **list, size_t *n)
{
	const char *at = *list + strspn(*list, " \t\r\n");

	*n = strcspn(at, " \t\r\n");
	*list = at + *n;
	return *n ? at : NULL;
}

static bool
lists(const char *list, const char *word)
{
	const char *at;
	size_t n;

	while (list && (at = next_word(&list, &n)))
		if (strlen(word) == n && memcmp(at, word, n) == 0)
			return true;
	return false;
}

static enum wb_evidence
evidence_of(const struct wb_xml *x, const char *attr)
{
	if (lists(wb_xml_value(x, "measured"), attr))
		return WB_EVIDENCE_MEASURED;
	if (lists(wb_xml_value(x, "documented"), attr))
		return WB_EVIDENCE_DOCUMENTED;
	if (wb_xml_value(x, "assumed") || strcmp(attr, "uneven") == 0 ||	/* that one is declared */
		strncmp(wb_xml_value(x, "source"), "none", 4) == 0)
		return WB_EVIDENCE_ASSUMED;
	return WB_EVIDENCE_DOCUMENTED;
}

/* Whether all words of attribute @name of @x are attributes of @x that are values. */
static bool
names_values(struct wb_ctx *cx, const struct wb_xml *x, const char *name)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);
	const char *list = a ? a->value : NULL, *at;
	size_t n;

	while (list && (at = next_word(&list, &n))) {
		const char *word = wb_strndup(cx->tmp, at, n);

		if (!is_about_values(word) && wb_xml_attr(x, NULL, word))
			continue;
		wb_report(cx->diag, WB_E_MACHINE_VALUE, a->loc, "<%s> has no value '%.40s'", x->name, word);
		return false;
	}
	return true;
}

bool
wb_machine_note_values(struct wb_ctx *cx, const struct wb_xml *x, const char *from, struct wb_machine *m)
{
	if (!wb_xml_value(x, "source"))
		return true;
	for (uint32_t k = 0; k < x->nattr; k++) {
		const struct wb_xml_attr *a = &x->attr[k];

		if (is_about_values(a->name))
			continue;
		WB_PUSH(cx->unit, &m->value,
			((struct wb_machine_value){ .element = x->name,
				.name = wb_xml_value(x, "name"),
				.attr = a->name,
				.text = a->value,
				.evidence = evidence_of(x, a->name),
				.source = wb_xml_value(x, "source"),
				.assumed = wb_xml_value(x, "assumed"),
				.from = from }));
	}
	return names_values(cx, x, "measured") && names_values(cx, x, "documented");
}
