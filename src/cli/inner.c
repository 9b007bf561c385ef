/* src/cli/inner.c -- a run of a command in a context of its own; only texts leave it. */
#include "inner.h"
#include "request.h"

/* An option that has a value has it in its word. */
void
inner_analyze(struct wb_ctx *cx, struct inner *in, const struct wb_given *option, uint32_t n, uint32_t jobs)
{
	const char **word = WB_NEW(cx->unit, const char *, (size_t)n + 2);

	for (uint32_t i = 0; i < n; i++)
		word[i] = wb_format(cx->unit, *option[i].value ? "--%s=%s" : "--%s", option[i].name, option[i].value);
	word[n] = wb_format(cx->unit, "--jobs=%u", jobs);
	word[n + 1] = "--format=json";
	in->command = "analyze";
	in->word = word;
	in->nword = n + 2;
}

static char **
command_line(struct wb_ctx *cx, const struct inner *in)
{
	char **argv = WB_NEW(cx->unit, char *, (size_t)in->nword + 4);
	uint32_t k = 0;

	argv[k++] = wb_strdup(cx->unit, in->command);
	for (uint32_t i = 0; i < in->nword; i++)
		argv[k++] = wb_strdup(cx->unit, in->word[i]);
	argv[k++] = wb_strdup(cx->unit, "--");
	argv[k++] = wb_strdup(cx->unit, in->path);
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
run(struct wb_ctx *cx, struct inner *in)
{
	struct cli c = { .cx = cx, .quiet = true, .matched = in->matched, .page = in->page };
	struct wb_out messages;
	enum wb_status s;

	c.out = wb_out_new(cx->unit);
	c.dump = wb_out_new(cx->unit);
	c.command = cli_command(in->command);
	cx->diag->command = in->command;
	s = c.command->run(&c, (int)in->nword + 3, command_line(cx, in));
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
inner_run(struct inner *in)
{
	struct wb_escape esc;
	struct wb_ctx *cx = wb_ctx_new(&esc);

	in->status = WB_NOMEM;
	if (!cx)
		return;
	if (!setjmp(esc.env))
		run(cx, in);
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
