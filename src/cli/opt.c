/* src/cli/opt.c -- runs passes on any input and prints what comes out.
 *
 * wavebound opt [-p PASS,...] [--only PASS] [--dump-after PASS] [--stop-after PASS] [-m MACHINE] INPUT
 *
 * Prints the module as text form, then the facts the passes found, as comments,
 * so that the output is text form again; with --only, nothing but what that pass
 * found. Pass tests are made of this.
 */
#include "cli.h"
#include "request.h"

struct options {
	const char *file, *machine;
	enum wb_pass *list;
	uint32_t nlist;
	enum wb_pass only;		/* WB_PASS_COUNT: print all */
	struct wb_pass_options run;
};

static enum wb_status
find_pass(struct cli *c, const char *name, size_t len, enum wb_pass *out)
{
	*out = wb_pass_find(wb_strndup(c->cx->unit, name, len));
	if (*out < WB_PASS_COUNT)
		return WB_OK;
	cli_usage(c->cx, "no pass '%.*s'", (int)(len < 60 ? len : 60), name);
	for (int k = 0; k < WB_PASS_COUNT; k++)
		wb_note(c->cx->diag, WB_NO_LOC, "%s: %s", wb_pass_info[k].name, wb_pass_info[k].what);
	return WB_BAD_INPUT;
}

/* Each pass comes after those that find what it needs. */
static enum wb_status
check_order(struct cli *c, const struct options *o)
{
	uint32_t have = 0;

	for (uint32_t k = 0; k < o->nlist; k++) {
		const struct wb_pass_info *p = &wb_pass_info[o->list[k]];

		for (int n = 0; n < WB_PASS_COUNT; n++)
			if (wb_pass_info[n].gives & p->needs & ~have)
				return cli_usage(c->cx, "pass %s needs what %s finds: put it before", p->name,
					wb_pass_info[n].name);
		have = (have & p->keeps) | p->gives;
	}
	return WB_OK;
}

/* NAME,NAME,... */
static enum wb_status
read_list(struct cli *c, const char *names, struct options *o)
{
	o->list = WB_NEW(c->cx->unit, enum wb_pass, strlen(names) + 1);
	while (*names) {
		size_t n = strcspn(names, ",");
		enum wb_status s = find_pass(c, names, n, &o->list[o->nlist++]);

		if (s != WB_OK)
			return s;
		names += n + (names[n] == ',');
	}
	return check_order(c, o);
}

static enum wb_status
read_option(struct cli *c, const char *name, const char *value, struct options *o)
{
	if (!value)
		return cli_usage(c->cx, "%s needs a value", name);
	if (strcmp(name, "-p") == 0)
		return read_list(c, value, o);
	if (strcmp(name, "-m") == 0) {
		o->machine = value;
		return WB_OK;
	}
	if (strcmp(name, "--only") == 0)
		return find_pass(c, value, strlen(value), &o->only);
	if (strcmp(name, "--dump-after") == 0)
		return find_pass(c, value, strlen(value), &o->run.dump_after);
	if (strcmp(name, "--stop-after") == 0)
		return find_pass(c, value, strlen(value), &o->run.stop_after);
	return cli_usage(c->cx, "opt has no option %s", name);
}

static enum wb_status
read_options(struct cli *c, int argc, char **argv, struct options *o)
{
	*o = (struct options){ .only = WB_PASS_COUNT,
		.run = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT, .dump = &c->out } };
	for (int k = 1; k < argc; k++) {
		enum wb_status s;

		if (argv[k][0] == '-' && argv[k][1]) {
			s = read_option(c, argv[k], k + 1 < argc ? argv[k + 1] : NULL, o);
			if (s != WB_OK)
				return s;
			k++;
		} else if (o->file) {
			return cli_usage(c->cx, "opt reads one file");
		} else {
			o->file = argv[k];
		}
	}
	return o->file ? WB_OK : cli_usage(c->cx, "opt needs a file");
}

/* All functions that can be analysed, each as far as it goes; the worst status counts. */
static enum wb_status
run_all(struct cli *c, const struct options *o, struct wb_module *m, const struct wb_pass_env *env)
{
	enum wb_status worst = WB_OK;

	for (uint32_t f = 0; f < m->nfn; f++) {
		enum wb_status s;

		if (m->fn[f]->refused)
			continue;
		s = wb_verify(c->cx, m, m->fn[f]);
		if (s == WB_OK)
			s = wb_run_passes(c->cx, m->fn[f], env, o->list, o->nlist, &o->run);
		worst = s > worst ? s : worst;
	}
	return worst;
}

/* Of the first kernel, as of other commands. */
static const struct wb_kernel_desc *
first_desc(const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel)
			return m->fn[f]->desc;
	return NULL;
}

enum wb_status
cmd_opt(struct cli *c, int argc, char **argv)
{
	struct wb_request req = wb_request_new();
	struct wb_pass_env env = { 0 };
	struct wb_outstanding outstanding;
	struct wb_module *m = NULL;
	struct options o;
	enum wb_status s = read_options(c, argc, argv, &o);

	if (s == WB_OK)
		s = cli_read_file(c->cx, o.file, &req.input);
	if (s == WB_OK)
		s = wb_module_read(c->cx, &req, &m);
	if (s == WB_OK && o.machine)
		s = wb_machine_load(c->cx, o.machine, &env.machine);
	if (s == WB_OK && o.machine)
		s = wb_machine_in_mode(c->cx, first_desc(m), &env.machine);
	if (s != WB_OK)
		return s;
	m->files = c->cx->files;
	env.module = m;
	outstanding = wb_module_outstanding(m);
	env.outstanding = &outstanding;
	for (uint32_t k = 0; k < o.nlist; k++)
		env.reduces = env.reduces || o.list[k] == WB_PASS_REDUCE;
	s = run_all(c, &o, m, &env);
	if (o.only == WB_PASS_COUNT)
		wb_print_module(&c->out, m);
	for (uint32_t f = 0; f < m->nfn; f++)
		wb_print_facts_of(
			&c->out, m->fn[f], o.only == WB_PASS_COUNT ? WB_FACT_ALL : wb_pass_info[o.only].gives);
	return s;
}
