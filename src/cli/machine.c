/* src/cli/machine.c -- wavebound machine: list, show, check machine descriptions. */
#include "cli.h"
#include "fit.h"

static enum wb_status
list(struct cli *c)
{
	const char *name, *xml;
	const struct wb_machine *m;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; s == WB_OK && (name = wb_machine_builtin(k, &xml)); k++) {
		s = wb_machine_load(c->cx, name, &m);
		if (s != WB_OK)
			break;
		wb_printf(&c->out, "%-18s %s  %s", name, m->hash, m->what);
		if (m->clock_mhz)
			wb_printf(&c->out, ", %u MHz", m->clock_mhz);
		wb_puts(&c->out, "\n");
	}
	return s;
}

/* As wb_machine_load tells them. */
static bool is_file(const char *name) { return strpbrk(name, "./") != NULL; }

static enum wb_status
show_xml(struct cli *c, const char *name)
{
	const char *at, *xml;
	const struct wb_machine *m;

	for (uint32_t k = 0; (at = wb_machine_builtin(k, &xml)); k++)
		if (strcmp(at, name) == 0) {
			wb_puts(&c->out, xml);
			return WB_OK;
		}
	if (is_file(name))
		return cli_usage(c->cx, "the XML of '%s' is the file itself; --format is text or json", name);
	return wb_machine_load(c->cx, name, &m);	/* reports that there is none */
}

/* What is said of @v: of an assumed value, what is assumed. */
static const char *
reason(const struct wb_machine_value *v)
{
	return v->evidence == WB_EVIDENCE_ASSUMED && v->assumed ? v->assumed : v->source;
}

static void
show_text(struct cli *c, const struct wb_machine *m)
{
	wb_printf(&c->out, "%s: %s\nmodel %s%s\n\n", m->name, m->what, m->hash,
		m->at_most ? "; each time is an upper limit" : "");
	for (uint32_t k = 0; k < m->value.n; k++) {
		const struct wb_machine_value *v = &m->value.at[k];
		const char *of = wb_format(c->cx->tmp, "%s%s%s %s", v->element, v->name ? " " : "",
			v->name ? v->name : "", v->attr);

		wb_printf(&c->out, "%-32s %11s  %-10s  %s: %s\n", of, v->text, wb_evidence_name[v->evidence], v->from,
			reason(v));
	}
}

static void
put_member(struct wb_out *o, const char *key, const char *text)
{
	wb_printf(o, ", \"%s\": ", key);
	wb_put_json(o, text);
}

static void
show_json(struct cli *c, const struct wb_machine *m)
{
	wb_puts(&c->out, "{ \"name\": ");
	wb_put_json(&c->out, m->name);
	put_member(&c->out, "what", m->what);
	put_member(&c->out, "hash", m->hash);
	put_member(&c->out, "times", m->at_most ? "at-most" : "exact");
	wb_put_json_texts(&c->out, "chosen_for", m->target.at, m->target.n);
	wb_put_json_texts(&c->out, "executes", m->part_of.at, m->part_of.n);
	wb_puts(&c->out, ",\n  \"values\": [");
	for (uint32_t k = 0; k < m->value.n; k++) {
		const struct wb_machine_value *v = &m->value.at[k];

		wb_puts(&c->out, k ? ",\n    { \"element\": " : "\n    { \"element\": ");
		wb_put_json(&c->out, v->element);
		if (v->name)
			put_member(&c->out, "class", v->name);
		put_member(&c->out, "name", v->attr);
		put_member(&c->out, "value", v->text);
		put_member(&c->out, "evidence", wb_evidence_name[v->evidence]);
		put_member(&c->out, "source", v->source);
		if (v->evidence == WB_EVIDENCE_ASSUMED && v->assumed)
			put_member(&c->out, "assumed", v->assumed);
		put_member(&c->out, "from", v->from);
		wb_puts(&c->out, " }");
	}
	wb_puts(&c->out, " ] }\n");
}

static enum wb_status
show(struct cli *c, const char *name, const char *format)
{
	const struct wb_machine *m;
	enum wb_status s;

	if (strcmp(format, "xml") == 0)
		return show_xml(c, name);
	if (strcmp(format, "text") != 0 && strcmp(format, "json") != 0)
		return cli_usage(c->cx, "no format '%s': it is xml, text or json", format);
	s = wb_machine_load(c->cx, name, &m);
	if (s != WB_OK)
		return s;
	if (strcmp(format, "json") == 0)
		show_json(c, m);
	else
		show_text(c, m);
	return WB_OK;
}

static enum wb_status
check(struct cli *c, const struct wb_request *r, const struct cli_options *o)
{
	const char *file = o->operand[1], *format = o->show_format ? o->show_format : "text";
	const struct wb_machine *m;
	enum wb_status s = wb_machine_load(c->cx, file, &m);

	if (s == WB_OK && o->against) {
		if (strcmp(format, "text") != 0 && strcmp(format, "json") != 0)
			return cli_usage(c->cx, "no format '%s': it is text or json", format);
		return cli_machine_against(
			c, r, m, o->against, o->operand + 2, o->noperand - 2, strcmp(format, "json") == 0);
	}
	if (o->noperand > 2)
		return cli_usage(c->cx, "check takes one description; code is for --against");
	if (s == WB_OK)
		wb_printf(&c->out, "%s: machine %s, model %s\n", file, m->name, m->hash);
	return s;
}

enum wb_status
cmd_machine(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);
	const char *verb = o.noperand ? o.operand[0] : "";

	if (s != WB_OK)
		return s;
	if (strcmp(verb, "list") == 0 && o.noperand == 1)
		return list(c);
	if (strcmp(verb, "show") == 0 && o.noperand == 2)
		return show(c, o.operand[1], o.show_format ? o.show_format : is_file(o.operand[1]) ? "text" : "xml");
	if (strcmp(verb, "check") == 0 && o.noperand >= 2)
		return check(c, &r, &o);
	if (strcmp(verb, "fit") == 0 && o.noperand == 2 && o.base) {
		const char *path = c->output;

		c->output = NULL;	/* what is printed says what was found */
		return cli_machine_fit(c, o.operand[1], o.base, o.margin, path && strcmp(path, "-") ? path : NULL);
	}
	return cli_usage(c->cx,
		"machine takes: list, show NAME, check FILE.xml, or fit results.csv with --base");
}
