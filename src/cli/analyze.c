/* src/cli/analyze.c -- wavebound analyze: bound each kernel and report. */
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"
#include "request.h"

#define PATIENCE_SECONDS 1	/* before a progress line appears */

/* "12 of 80: name" on one line of the terminal, once the work is long. */
struct progress {
	time_t start;
	bool shown;
};

static void
show_progress(void *arg, uint32_t done, uint32_t all, const char *kernel)
{
	struct progress *p = arg;

	(void)kernel;	/* names of the input stay off the terminal here */
	if (time(NULL) - p->start <= PATIENCE_SECONDS)
		return;
	fprintf(stderr, "\r%u of %u kernels", done, all);
	p->shown = true;
}

static enum wb_status
report(struct cli *c, const struct wb_analysis *an, const struct cli_options *o)
{
	struct wb_report_style style = { .colour = !c->output && cli_colour(STDOUT_FILENO) };
	struct wb_out cert;

	wb_report_find(o->format)(c->cx, an, &style, &c->out);
	if (!o->certificate)
		return WB_OK;
	cert = wb_out_new(c->cx->unit);
	wb_proof_write(c->cx, an, &cert);
	return cli_write_file(c->cx, o->certificate, cert.at, cert.n);
}

enum wb_status
cmd_analyze(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct progress progress = { time(NULL), false };
	struct cli_options o;
	struct wb_world w;
	struct wb_analysis an;
	bool go;
	enum wb_status s = cli_load(c, argc, argv, &r, &o, &w, &go);

	if (!go)
		return s;
	s = wb_world_equip(&w);
	if (s != WB_OK)
		return s;
	if (isatty(STDERR_FILENO) && !c->quiet) {
		r.progress = show_progress;
		r.progress_arg = &progress;
	}
	s = wb_pipeline_run(&w, &an, &c->dump);
	if (progress.shown)
		fputs("\r\033[K", stderr);
	if (s == WB_NOMEM || r.passes.stop_after != WB_PASS_COUNT)
		return s;
	return wb_status_worse(s, report(c, &an, &o));
}
