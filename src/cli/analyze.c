/* src/cli/analyze.c -- wavebound analyze: bound each kernel and report. */
#include <unistd.h>

#include "cli.h"
#include "inner.h"
#include "observe.h"
#include "progress.h"

static enum wb_status
report(struct cli *c, const struct wb_analysis *an, const struct cli_options *o)
{
	struct wb_report_style style = {
		.colour = !c->output && cli_colour(c, STDOUT_FILENO), .verbose = o->verbose
	};
	struct wb_out cert = wb_out_new(c->cx->unit), lp = wb_out_new(c->cx->unit), page = wb_out_new(c->cx->unit);
	enum wb_status s = WB_OK;

	wb_report_find(o->format)(c->cx, an, &style, &c->out);
	if (c->page) {
		wb_report_html(c->cx, an, &style, &page);
		s = cli_write_file(c->cx, wb_format(c->cx->unit, "%s.html", c->page), page.at, page.n);
	}
	if (s == WB_OK && o->certificate) {
		wb_proof_write(c->cx, an, &cert);
		s = cli_write_file(c->cx, o->certificate, cert.at, cert.n);
	}
	if (s == WB_OK && o->lp)
		s = cli_lp_write(c->cx, an, &lp);
	return s == WB_OK && lp.n ? cli_write_file(c->cx, o->lp, lp.at, lp.n) : s;
}

/* A report without kernels, for programs and browsers: why the input, or another file, could not be read. */
static enum wb_status
report_failure(struct cli *c, const struct wb_world *w, const struct cli_options *o, enum wb_status s)
{
	struct wb_analysis an = { .module = w->module,
		.machine = w->machine,
		.files = c->cx->files,
		.diag = c->cx->diag,
		.budget_cycles = WB_UNKNOWN };

	if (s == WB_OK || s == WB_NOMEM || o->noperand != 1 || strcmp(o->format, "text") == 0)
		return s;
	an.input = strcmp(o->operand[0], "-") == 0 ? "<stdin>" : o->operand[0];
	wb_provenance_collect(w, &an);
	wb_report_find(o->format)(c->cx, &an, NULL, &c->out);
	return s;
}

/* ---- --observe --------------------------------------------------------------------------------- */
/* "wavebound analyze 'a b' ..." as it can be given to a shell. */
static const char *
command_line(struct wb_ctx *cx, int argc, char **argv)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_puts(&o, "wavebound");
	for (int k = 0; k < argc; k++) {
		wb_puts(&o, " ");
		cli_put_word(&o, argv[k]);
	}
	return o.at;
}

/* Whether @a and @b give argument @arg the same value: bytes of a buffer, the size of an LDS pointer, or a text. */
static bool
same_value(const struct wb_launch_arg *a, const struct wb_launch_arg *b, const struct wb_arg *arg)
{
	if (arg->kind == WB_ARG_LDS_POINTER)
		return wb_launch_lds_size(a) == wb_launch_lds_size(b);
	return a->is_buffer == b->is_buffer && (a->is_buffer ? a->bytes == b->bytes : strcmp(a->value, b->value) == 0);
}

/* What the address of buffer argument @k is a multiple of, as @l has it; 0: it does not say. A buffer that it describes
 * begins at a multiple of a line. */
static uint64_t
alignment(const struct wb_launch *l, const struct wb_fn *fn, uint32_t k, uint64_t line)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(l, fn, k);
	uint64_t stated = wb_launch_align(l, fn, k);

	return stated ? stated : a && a->is_buffer ? line : 0;
}

/* Whether the contents that @a gives are those of @b. */
static bool
same_contents(const struct wb_launch_arg *a, const struct wb_launch_arg *b)
{
	return !a->given || !a->content || !b->is_buffer ||
		(b->content ? a->ncontent == b->ncontent && memcmp(a->content, b->content, a->ncontent) == 0 :
			      a->init == b->init && a->seed == b->seed &&
					(a->init != WB_BUF_FILE || strcmp(a->file, b->file) == 0));
}

/* How argument @k of launch @run is none that @claim describes; NULL: it is. */
static const char *
argument_differs(struct wb_ctx *cx, const struct wb_launch *claim, const struct wb_launch *run, const struct wb_fn *fn,
	uint32_t k, uint64_t line)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(claim, fn, k), *b = wb_launch_arg_find(run, fn, k);
	const struct wb_arg *arg = &fn->desc->arg[k];
	const char *name = arg->name && *arg->name ? wb_format(cx->unit, "'%s'", arg->name) :
						     wb_format(cx->unit, "%u", k);

	if (a && (!b || !same_value(a, b, arg)))
		return wb_format(cx->unit, "argument %s is %s", name, b ? "another" : "not given");
	if (a && a->is_buffer && !same_contents(a, b))
		return wb_format(cx->unit, "buffer %s has other contents than those given", name);
	if (arg->kind == WB_ARG_BUFFER && alignment(run, fn, k, line) < alignment(claim, fn, k, line))
		return wb_format(cx->unit, "buffer %s begins at a multiple of %llu, not of %llu bytes", name,
			(unsigned long long)alignment(run, fn, k, line),
			(unsigned long long)alignment(claim, fn, k, line));
	return NULL;
}

/* Where launch @run of @fn is none of those that @claim describes; NULL: it is. A size that is left open is any. */
static const char *
differs(struct wb_ctx *cx, const struct wb_launch *claim, const struct wb_launch *run, const struct wb_fn *fn,
	uint64_t line)
{
	const char *how = NULL;

	if (memcmp(claim->grid, run->grid, sizeof(run->grid)) != 0)
		return "the grid is another";
	if (memcmp(claim->workgroup, run->workgroup, sizeof(run->workgroup)) != 0)
		return "the workgroup is another";
	if (claim->lds_bytes != run->lds_bytes)
		return "LDS that the launch adds (lds) is another";
	for (uint32_t k = 0; fn->desc && k < fn->desc->narg && !how; k++)
		how = argument_differs(cx, claim, run, fn, k, line);
	return how;
}

/* The launch of @fn in the file of --observe alone. */
static enum wb_status
observed_launch(
	struct cli *c, const struct wb_world *w, uint16_t file, const struct wb_fn *fn, const struct wb_launch **out)
{
	struct wb_request r = *w->req;
	struct wb_world aside = *w;

	r.grid = r.workgroup = r.lds = r.align = NULL;
	r.arg.n = 0;
	aside.req = &r;
	aside.launch_file = file;
	return wb_world_launch(c->cx, &aside, fn, out);
}

static enum wb_status
observe_kernel(struct cli *c, const struct wb_world *w, uint16_t file, uint64_t steps, const char *command,
	struct wb_kernel_report *k)
{
	const struct cli_observing how = { .steps = steps, .progress = !c->quiet, .claims = k->launch };
	struct wb_observed ob = { .fn = k->fn, .machine = w->machine, .launch = k->launch };
	enum wb_status s = WB_OK;
	const char *other;

	if (file) {
		s = observed_launch(c, w, file, k->fn, &ob.launch);
		other = s == WB_OK ? differs(c->cx, k->launch, ob.launch, k->fn, w->machine->line_bytes) : NULL;
		if (other)
			s = cli_usage(c->cx, "the launch of '%s' to observe is not the one that the bounds are for: %s",
				k->fn->name, other);
	}
	if (s == WB_OK)
		s = cli_observe(c->cx, w, &how, &ob);
	return s == WB_OK ? cli_compare(c->cx, w, "wavebound-reproducer", command, &ob, k) : s;
}

/* Every kernel that has a bound. @file: of a launch to observe that is not the one bounded, or 0. */
static enum wb_status
observe(struct cli *c, const struct wb_world *w, uint16_t file, uint64_t steps, const char *command,
	struct wb_analysis *an)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < an->nkernel; k++) {
		if (!an->kernel[k].bounds)
			continue;
		c->cx->diag->kernel = an->kernel[k].fn->name;
		s = wb_status_worse(s, observe_kernel(c, w, file, steps, command, &an->kernel[k]));
		c->cx->diag->kernel = NULL;
	}
	return s;
}

/* The launch to observe, and what the bounds need. */
static enum wb_status
equip(struct cli *c, struct wb_request *r, const struct cli_options *o, struct wb_world *w)
{
	enum wb_status s = WB_OK;

	if (r->published)
		return cli_usage(c->cx, "--mode is about Sim-D assembly");
	if (o->steps && !o->observe)
		return cli_usage(c->cx, "--steps limits the run of --observe, and there is none");
	if (o->observe && !r->launch && !r->grid && !r->workgroup)
		r->launch = o->observe;
	else if (o->observe)
		s = cli_read_file(c->cx, o->observe, &w->observed_file);
	return s == WB_OK ? wb_world_equip(w) : s;
}

/* An input without a kernel that is asked for is no error where it is one of many; facts may be about its others. */
static enum wb_status
match_facts(struct wb_world *w)
{
	enum wb_status s = w->module->isa == WB_ISA_SIMD ? WB_OK : wb_world_facts(w);

	return s == WB_OK ? wb_facts_all_used(w) : s;
}

static bool
has_gate(const struct wb_request *r)
{
	return r->budget_cycles != WB_UNKNOWN || r->budget_ns != WB_UNKNOWN ||
		r->budget_file || r->baseline || r->fail_above || r->constant_time;
}

static enum wb_status
parametric(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	if (o->observe || o->certificate || o->lp || has_gate(w->req) || strcmp(o->format, "text") != 0)
		return cli_usage(
			c->cx, "--parametric prints formulas as text; it goes with no report, gate or certificate");
	return cli_parametric(c, w, o->parametric);
}

/* Whether all errors are about what the caller says of the launch, and nothing has a bound: a report would only hide
 * them. */
static bool
only_launch_errors(const struct wb_diag *d, const struct wb_analysis *an)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < an->nkernel; k++)
		if (an->kernel[k].bounds)
			return false;
	for (uint32_t k = 0; k < d->message.n; k++)
		switch (d->message.at[k].code) {
		case WB_E_USAGE: case WB_E_LAUNCH_VALUE: case WB_E_LAUNCH_KERNEL: case WB_E_LAUNCH_SIZE:
		case WB_E_LAUNCH_ARG: n++; break;
		default:
			if (d->message.at[k].severity > WB_WARNING)
				return false;
		}
	return n > 0;
}

enum wb_status
cmd_analyze(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w = { .cx = c->cx, .req = &r };
	struct wb_analysis an;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);
	bool go = s == WB_OK;

	if (go && has_gate(&r) && (o.list || r.passes.stop_after != WB_PASS_COUNT))
		return cli_usage(
			c->cx, "--list-kernels and --stop-after bound nothing, so a gate would pass whatever is there");
	if (go && cli_is_many(&r, &o))
		return cli_analyze_many(c, &r, &o);
	if (go)
		s = cli_load_operand(c, &r, &o, &w, &go);
	if (!go)
		return report_failure(c, &w, &o, s);
	if (!w.nchosen)
		return match_facts(&w);
	if (w.module->isa == WB_ISA_SIMD)
		return cli_simd_analyze(c, &w, &o);
	s = equip(c, &r, &o, &w);
	if (s != WB_OK)
		return report_failure(c, &w, &o, s);
	if (o.parametric)
		return parametric(c, &w, &o);
	progress_of(c, &r);
	w.recheck = w.proofs = o.certificate != NULL;
	if (c->page || strcmp(o.format, "html") == 0)
		wb_sources_load(&w);
	s = wb_pipeline_run(&w, &an, &c->dump);
	if (s == WB_NOMEM || r.passes.stop_after != WB_PASS_COUNT)
		return s;
	if (o.observe)
		s = wb_status_worse(s, observe(c, &w, w.observed_file, o.steps, command_line(c->cx, argc, argv), &an));
	if (strcmp(o.format, "text") == 0 && only_launch_errors(c->cx->diag, &an))
		return s;
	return wb_status_worse(s, report(c, &an, &o));
}
