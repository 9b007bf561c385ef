/* src/cli/fit_describe.c -- writes a machine description: one that exists, with some values replaced.
 *
 * Every value is written out, with what it rests on, so that the file needs no base and says of each value whether it
 * was measured on this chip.
 */
#include "fit.h"
#include "wavebound/report.h"

/* All values, those that were found in their places, or at the end of their element. */
struct list {
	WB_VEC(struct wb_machine_value) at;
	bool *done;
};

static bool
is_same(const char *a, const char *b)
{
	return a == b || (a && b && strcmp(a, b) == 0);
}

static const struct fit_value *
found(const struct fit_values *v, const struct wb_machine_value *of)
{
	for (uint32_t k = 0; k < v->n; k++)
		if (is_same(v->at[k].element, of->element) && is_same(v->at[k].name, of->name) &&
			is_same(v->at[k].attr, of->attr))
			return &v->at[k];
	return NULL;
}

/* What is said of a value that was found; the rest of its element keeps what was said. */
static struct wb_machine_value
replaced(const struct fit_value *v)
{
	return (struct wb_machine_value){ .element = v->element,
		.name = v->name,
		.attr = v->attr,
		.text = v->text,
		.evidence = v->measured ? WB_EVIDENCE_MEASURED : WB_EVIDENCE_ASSUMED,
		.source = v->source };
}

static void
collect(struct wb_ctx *cx, const struct wb_machine *base, const struct fit_values *v, struct list *out)
{
	for (uint32_t k = 0; k < base->value.n; k++) {
		const struct fit_value *f = found(v, &base->value.at[k]);

		WB_PUSH(cx->unit, &out->at, f ? replaced(f) : base->value.at[k]);
	}
	for (uint32_t k = 0; k < v->n; k++) {
		struct wb_machine_value one = replaced(&v->at[k]);
		bool there = false;

		for (uint32_t b = 0; b < base->value.n; b++)
			there |= found(v, &base->value.at[b]) == &v->at[k];
		if (!there)
			WB_PUSH(cx->unit, &out->at, one);
	}
	out->done = WB_NEW(cx->unit, bool, out->at.n);
}

static bool
is_of(const struct wb_machine_value *a, const struct wb_machine_value *b)
{
	return is_same(a->element, b->element) && is_same(a->name, b->name);
}

/* An attribute that joins the texts that @text gives of the values of the element of @of, each once. */
static void
put_joined(struct wb_ctx *cx, const struct list *l, const struct wb_machine_value *of, const char *attr,
	const char *(*text)(const struct wb_machine_value *v), const char *between, struct wb_out *o)
{
	struct wb_out all = wb_out_new(cx->tmp);

	for (uint32_t k = 0; k < l->at.n; k++) {
		const struct wb_machine_value *v = &l->at.at[k];
		const char *t = is_of(v, of) ? text(v) : NULL;
		bool before = false;

		for (uint32_t b = 0; t && b < k; b++) {
			const char *other = is_of(&l->at.at[b], of) ? text(&l->at.at[b]) : NULL;

			before |= other && strcmp(other, t) == 0;
		}
		if (!t || before)
			continue;
		wb_puts(&all, all.n ? between : "");
		wb_puts(&all, t);
	}
	if (!all.n)
		return;
	wb_printf(o, " %s=\"", attr);
	wb_put_xml(o, all.at);
	wb_puts(o, "\"");
}

static const char *
measured_attr(const struct wb_machine_value *v)
{
	return v->evidence == WB_EVIDENCE_MEASURED ? v->attr : NULL;
}

static const char *
documented_attr(const struct wb_machine_value *v)
{
	return v->evidence == WB_EVIDENCE_DOCUMENTED ? v->attr : NULL;
}

static const char *
source_of(const struct wb_machine_value *v)
{
	return v->source;
}

static const char *
assumed_of(const struct wb_machine_value *v)
{
	return v->assumed ? v->assumed : v->evidence == WB_EVIDENCE_ASSUMED ? v->source : NULL;
}

static void
put_element(struct wb_ctx *cx, const struct list *l, const struct wb_machine_value *of, const char *indent,
	struct wb_out *o)
{
	wb_printf(o, "%s<%s", indent, of->element);
	if (of->name)
		wb_printf(o, " name=\"%s\"", of->name);
	for (uint32_t k = 0; k < l->at.n; k++)
		if (is_of(&l->at.at[k], of)) {
			wb_printf(o, " %s=\"", l->at.at[k].attr);
			wb_put_xml(o, l->at.at[k].text);
			wb_puts(o, "\"");
			l->done[k] = true;
		}
	put_joined(cx, l, of, "measured", measured_attr, " ", o);
	put_joined(cx, l, of, "documented", documented_attr, " ", o);
	put_joined(cx, l, of, "source", source_of, "; ", o);
	put_joined(cx, l, of, "assumed", assumed_of, "; ", o);
	wb_puts(o, "/>\n");
}

static void
put_targets(struct wb_out *o, const char *const *name, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, "  <target name=\"");
		wb_put_xml(o, name[k]);
		wb_puts(o, "\" default=\"no\"/>\n");
	}
}

void
fit_describe(struct wb_ctx *cx, const struct wb_machine *base, const char *name, const struct fit_values *v,
	struct wb_out *o)
{
	struct list l = { .at = { NULL, 0, 0 } };

	collect(cx, base, v, &l);
	wb_puts(o, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<machine name=\"");
	wb_put_xml(o, name);
	wb_puts(o, "\" kind=\"gcn\" times=\"at-most\"\n         what=\"fitted to measurements; base: ");
	wb_put_xml(o, base->what);
	wb_puts(o, "\">\n");
	put_targets(o, base->target.at, base->target.n);
	put_targets(o, base->part_of.at, base->part_of.n);
	wb_puts(o, "  <instructions>\n");
	for (uint32_t k = 0; k < l.at.n; k++)
		if (!l.done[k] && l.at.at[k].name)
			put_element(cx, &l, &l.at.at[k], "    ", o);
	wb_puts(o, "  </instructions>\n");
	for (uint32_t k = 0; k < l.at.n; k++)
		if (!l.done[k])
			put_element(cx, &l, &l.at.at[k], "  ", o);
	wb_puts(o, "</machine>\n");
}
