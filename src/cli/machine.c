/* src/cli/machine.c -- wavebound machine: list, show, check machine descriptions. */
#include "cli.h"
#include "request.h"

static enum wb_status
list(struct cli *c)
{
	const char *name, *xml;
	const struct wb_machine *m;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; s == WB_OK && (name = wb_machine_builtin(k, &xml)); k++) {
		s = wb_machine_load(c->cx, name, &m);
		if (s == WB_OK)
			wb_printf(&c->out, "%-18s %s  %s\n", name, m->hash, m->what);
	}
	return s;
}

static enum wb_status
show(struct cli *c, const char *name)
{
	const char *at, *xml;

	for (uint32_t k = 0; (at = wb_machine_builtin(k, &xml)); k++)
		if (strcmp(at, name) == 0) {
			wb_puts(&c->out, xml);
			return WB_OK;
		}
	return cli_usage(c->cx, "no machine '%s' is built in; `wavebound machine list` shows them", name);
}

static enum wb_status
check(struct cli *c, const char *file)
{
	const struct wb_machine *m;
	enum wb_status s = wb_machine_load(c->cx, file, &m);

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
		return show(c, o.operand[1]);
	if (strcmp(verb, "check") == 0 && o.noperand == 2)
		return check(c, o.operand[1]);
	return cli_usage(c->cx, "machine takes: list, show NAME, or check FILE.xml");
}
