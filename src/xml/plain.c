/* src/xml/plain.c -- XML that is compiled in, read without libxml2: loading that takes as long as analyzing a kernel.
 *
 * Such a text is well-formed and valid, as the tests have libxml2 say, so nothing is checked here. It has no
 * namespaces; what it says stands in attributes, in double quotes, and refers to the five named characters alone. So
 * the tree points into a copy of the text, in which names and values get their ends.
 * Cost: O(bytes).
 */
#include "private.h"

struct plain {
	char *at, *line;		/* where we are, and where that line begins */
	uint32_t row;			/* its number */
	uint16_t file;
};

/* Moves by @n bytes, and returns from where. */
static char *
move(struct plain *p, size_t n)
{
	char *from = p->at;

	for (; n; n--, p->at++)
		if (*p->at == '\n') {
			p->line = p->at + 1;
			p->row++;
		}
	return from;
}

static struct wb_loc
here(const struct plain *p)
{
	return (struct wb_loc){ p->row, (uint16_t)(p->at - p->line + 1), p->file };
}

/* Writes for each reference in @value what it stands for. */
static void
resolve(char *value)
{
	static const struct reference { const char *text; char c; } reference[] = {
		{ "&quot;", '"' }, { "&apos;", '\'' }, { "&lt;", '<' }, { "&gt;", '>' }, { "&amp;", '&' }
	};
	const char *from = value;

	for (char *to = value; (*to = *from); to++, from++)
		for (uint32_t k = 0; *from == '&' && k < WB_COUNT(reference); k++)
			if (strncmp(from, reference[k].text, strlen(reference[k].text)) == 0) {
				*to = reference[k].c;
				from += strlen(reference[k].text) - 1;
			}
}

/* The element whose tag starts here; *@empty: it has no end tag. */
static struct wb_xml *
plain_element(struct wb_ctx *cx, struct plain *p, bool *empty)
{
	struct wb_xml *x = WB_NEW(cx->unit, struct wb_xml, 1);
	WB_VEC(struct wb_xml_attr) attr = { 0 };
	char *end, *value;

	x->loc = here(p);
	p->at++;
	x->name = move(p, strcspn(p->at, " \n/>"));
	for (end = p->at; move(p, strspn(p->at, " \n")), *p->at != '/' && *p->at != '>'; resolve(value)) {
		struct wb_xml_attr a = { .loc = here(p) };

		a.name = move(p, strcspn(p->at, "="));
		*p->at = 0;
		p->at += 2;
		a.value = value = move(p, strcspn(p->at, "\""));
		*p->at++ = 0;
		WB_PUSH(cx->unit, &attr, a);
	}
	x->attr = attr.at;
	x->nattr = attr.n;
	*empty = *p->at++ == '/';
	*end = 0;
	return x;
}

struct wb_xml *
wb_xml_plain(struct wb_ctx *cx, uint16_t file)
{
	const struct wb_file *f = cx->files->file.at[file];
	struct plain p = { .row = 1, .file = file };
	struct wb_xml *open = NULL, *last = NULL, *x;	/* around us; ended last */
	bool empty;

	p.at = p.line = wb_strndup(cx->unit, f->text, f->bytes);
	while (move(&p, strcspn(p.at, "<")), *p.at) {
		if (p.at[1] == '?' || p.at[1] == '!') {
			move(&p, (size_t)(strstr(p.at, p.at[1] == '?' ? "?>" : "-->") - p.at));
		} else if (p.at[1] == '/') {
			p.at++;
			last = open;
			open = open->parent;
		} else {
			x = plain_element(cx, &p, &empty);
			x->parent = open;
			if (last && last->parent == open)
				last->next = x;
			else if (open)
				open->child = x;
			*(empty ? &last : &open) = x;
		}
	}
	return last;
}
