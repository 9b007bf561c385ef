/* src/cli/inner.c -- a run of analyze in a context of its own; only texts leave it. */
#include "inner.h"
#include "request.h"

/* The words of the command line; an option that has a value has it in its word. */
static char **
words(struct wb_ctx *cx, const struct inner *in, const struct wb_given *option, uint32_t n, uint32_t jobs, int *count)
{
	char **argv = WB_NEW(cx->unit, char *, (size_t)n + 8);
	int k = 0;

	argv[k++] = wb_strdup(cx->unit, "analyze");
	for (uint32_t i = 0; i < n; i++)
		argv[k++] = wb_format(cx->unit, *option[i].value ? "--%s=%s" : "--%s", option[i].name, option[i].value);
	argv[k++] = wb_format(cx->unit, "--jobs=%u", jobs);
	argv[k++] = wb_strdup(cx->unit, "--format=json");
	argv[k++] = wb_strdup(cx->unit, "--");
	argv[k++] = wb_strdup(cx->unit, in->path);
	*count = k;
	return argv;
}

static bool
keep(const char *text, size_t n, char **out, size_t *bytes)
{
	*out = wb_malloc(n + 1);
	if (!*out)
		return false;
	memcpy(*out, text, n);
	(*out)[n] = '\0';
	*bytes = n;
	return true;
}

static void
run(struct wb_ctx *cx, struct inner *in, const struct wb_given *option, uint32_t noption, uint32_t jobs)
{
	struct cli c = { .cx = cx, .quiet = true };
	struct wb_out messages;
	enum wb_status s;
	char **argv;
	int argc;

	c.out = wb_out_new(cx->unit);
	c.dump = wb_out_new(cx->unit);
	c.command = cli_command("analyze");
	argv = words(cx, in, option, noption, jobs, &argc);
	s = cmd_analyze(&c, argc, argv);
	if (s == WB_OK && cx->diag->nerror)
		s = WB_BAD_INPUT;
	if (s == WB_OK && cx->diag->nrefusal)
		s = WB_REFUSED;
	messages = wb_out_new(cx->unit);
	wb_diag_print(cx->diag, 0, false, &messages);
	if (s != WB_NOMEM && keep(c.out.n ? c.out.at : "", c.out.n, &in->report, &in->report_bytes) &&
	    keep(messages.n ? messages.at : "", messages.n, &in->messages, &in->message_bytes))
		in->status = s;
}

void
inner_run(struct inner *in, const struct wb_given *option, uint32_t noption, uint32_t jobs)
{
	struct wb_escape esc;
	struct wb_ctx *cx = wb_ctx_new(&esc);

	in->status = WB_NOMEM;
	if (!cx)
		return;
	if (!setjmp(esc.env))
		run(cx, in, option, noption, jobs);
	wb_ctx_free(cx);
}

enum wb_status
inner_prepare(struct wb_ctx *cx)
{
	const struct wb_machine *m;

	return wb_machine_load(cx, wb_machine_builtin(0, NULL), &m);
}

void
inner_free(void *in)
{
	struct inner *i = in;

	wb_free(i->report);
	wb_free(i->messages);
}

enum wb_status
inner_tree(struct wb_ctx *cx, const struct inner *in, struct wb_json **out)
{
	*out = NULL;
	if (!in->report_bytes)
		return WB_OK;
	return wb_json_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, in->path, in->report, in->report_bytes), out);
}
