/* src/cli/proof.c -- checks certificates of all wave bounds that an analysis depends on.
 *
 * The checker computes flow programs from the input exactly as an analysis does. But instead of
 * calling the solver, it takes the bound of the certificate, and proves it. So the
 * kernel bounds that result are proved from the input alone.
 */
#include "progress.h"
#include "proof.h"
#include "wavebound/simd.h"

/* The solution of a flow program, from its proved certificate. */
static struct wb_ipet
answer(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_cert_file *c)
{
	struct wb_ipet r = { .bound = c->bound, .gap = c->gap, .certified = true, .method = c->method };

	r.count = WB_NEW(cx->unit, uint64_t, p->nedge);
	for (uint32_t k = 0; k < c->count.n; k++)
		r.count[c->count.at[k].id] = (uint64_t)c->count.at[k].value;
	return r;
}

enum wb_status
cli_proof_take(void *arg, struct wb_ctx *cx, const struct wb_fn *fn, const char *objective, const struct wb_flow *p,
	struct wb_ipet *out)
{
	struct cli_shelf *s = arg;
	struct wb_cert_label label = cli_proof_label(cx, fn, s->machine, objective, p);

	for (uint32_t k = 0; k < s->n; k++) {
		if (strcmp(s->cert[k].label.kernel, label.kernel) != 0 ||
			strcmp(s->cert[k].label.objective, label.objective) != 0)
			continue;
		s->used[k] = true;
		if (wb_certificate_prove(cx, p, &label, &s->cert[k]) != WB_OK)
			return WB_GATE;
		*out = answer(cx, p, &s->cert[k]);
		return WB_OK;
	}
	wb_report(cx->diag, WB_E_CERT_MISSING, fn->loc, "no certificate for '%s'", label.objective);
	return WB_GATE;
}

/* Whether kernel @name is in the input, and left out by --kernel. */
static bool
is_left_out(const struct wb_world *w, const char *name)
{
	for (uint32_t f = 0; f < w->module->nfn; f++)
		if (w->module->fn[f]->is_kernel && strcmp(w->module->fn[f]->name, name) == 0)
			return !wb_request_chooses(w->req, name);
	return false;
}

enum wb_status
cli_proof_all_used(const struct wb_world *w, const struct cli_shelf *s)
{
	for (uint32_t k = 0; k < s->n; k++)
		if (!s->used[k] && !is_left_out(w, s->cert[k].label.kernel)) {
			wb_report(w->cx->diag, WB_E_CERT_UNUSED, WB_NO_LOC,
				"the certificate for '%s' of kernel '%s' matches nothing in this input",
				s->cert[k].label.objective, s->cert[k].label.kernel);
			return WB_GATE;
		}
	return WB_OK;
}

/* ---- results ---------------------------------------------------------------------------------- */
/* The exact bound of @k, if a certificate is about it. */
static enum wb_status
check_exact(struct cli *c, const struct wb_world *w, struct cli_shelf *s, const struct wb_kernel_report *k)
{
	enum wb_status worst = WB_OK;

	for (uint32_t n = 0; n < s->n && k->bounds; n++)
		if (cli_exact_certifies(&s->cert[n], k->fn)) {
			s->used[n] = true;
			worst = wb_status_worse(worst, cli_exact_check(c, w, k, &s->cert[n]));
		}
	return worst;
}

static void
put_bounds(struct cli *c, const struct wb_kernel_report *k)
{
	const struct wb_kernel_bounds *b = k->bounds;

	wb_put_term(&c->out, k->fn->name);
	if (!b)
		wb_puts(&c->out, ": not proved\n");
	else if (b->headline == WB_NONE)
		wb_printf(&c->out, ": proved, wave %llu cycles\n", (unsigned long long)b->isolated.cycles);
	else
		wb_printf(&c->out, ": proved, wave %llu cycles, kernel %llu cycles (%s)\n",
			(unsigned long long)b->isolated.cycles, (unsigned long long)wb_kernel_cycles(b),
			b->bound[b->headline].name);
}

/* That the exact bound of a kernel holds, without the text that says so. */
static enum wb_status
check_silently(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_kernel_report *k)
{
	struct wb_out out = c->out;
	enum wb_status s;

	c->out = wb_out_new(c->cx->unit);
	s = check_exact(c, w, shelf, k);
	c->out = out;
	return s;
}

/* One kernel as JSON. That its exact bound holds is the exit status. */
static enum wb_status
put_json(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_kernel_report *k)
{
	const struct wb_kernel_bounds *b = k->bounds;
	enum wb_status s = WB_OK;

	wb_puts(&c->out, "  { \"kernel\": ");
	wb_put_json(&c->out, k->fn->name);
	if (b) {
		wb_printf(&c->out, ",\n    \"wave_cycles\": %llu", (unsigned long long)b->isolated.cycles);
		if (b->headline != WB_NONE)
			wb_printf(&c->out, ",\n    \"kernel_cycles\": %llu", (unsigned long long)wb_kernel_cycles(b));
		wb_printf(&c->out, ",\n    \"flow_programs\": %u", b->nproof);
		s = cli_proof_json(c, k->recheck, shelf->strict);
	}
	wb_puts(&c->out, " }");
	return wb_status_worse(s, check_silently(c, w, shelf, k));
}

static enum wb_status
put_text(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_kernel_report *k)
{
	enum wb_status s = WB_OK;

	put_bounds(c, k);
	if (k->bounds)
		s = cli_proof_facts(c, k->bounds->nproof, k->recheck, shelf->strict);
	return wb_status_worse(s, check_exact(c, w, shelf, k));
}

/* The report of an analysis as a page, with the facts. */
static enum wb_status
put_page(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_analysis *an)
{
	struct wb_report_style style = { 0 };
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < an->nkernel; k++) {
		s = wb_status_worse(s, check_silently(c, w, shelf, &an->kernel[k]));
		if (an->kernel[k].bounds)
			s = wb_status_worse(s, cli_proof_judge(c, an->kernel[k].recheck, shelf->strict));
	}
	wb_report_html(c->cx, an, &style, &c->out);
	return s;
}

static enum wb_status
put_result(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_analysis *an)
{
	enum wb_status s = WB_OK;

	if (shelf->html)
		return put_page(c, w, shelf, an);
	if (shelf->json)
		wb_puts(&c->out, "[\n");
	for (uint32_t k = 0; k < an->nkernel; k++) {
		if (shelf->json && k)
			wb_puts(&c->out, ",\n");
		s = wb_status_worse(s, (shelf->json ? put_json : put_text)(c, w, shelf, &an->kernel[k]));
	}
	if (shelf->json)
		wb_puts(&c->out, "\n]\n");
	return s;
}

/* Certificates of Sim-D have another form. */
static enum wb_status
check_simd(struct cli *c, struct wb_request *r, const struct cli_options *o, const struct wb_simd_certificate *cert)
{
	struct wb_world w;
	enum wb_status s = cli_read_file(c->cx, o->operand[1], &r->input);

	if (s == WB_OK)
		s = wb_world_load(c->cx, r, &w);
	if (s == WB_OK && !w.module->simd)
		return cli_usage(c->cx, "the certificate is about Sim-D assembly, and the input is none");
	return s == WB_OK ? cli_simd_check(c, &w, o, cert) : s;
}

/* Checks the certificates that analyze wrote. */
static enum wb_status
check_analysis(struct cli *c, struct wb_request *r, const char *input, struct cli_shelf *shelf)
{
	struct wb_world w;
	struct wb_analysis an;
	enum wb_status s = cli_read_file(c->cx, input, &r->input);

	if (s == WB_OK)
		s = wb_world_load(c->cx, r, &w);
	if (s == WB_OK && w.module->simd)
		return cli_usage(c->cx, "the certificate is not about Sim-D assembly, and the input is");
	if (s == WB_OK)
		s = wb_world_equip(&w);
	if (s != WB_OK)
		return s;
	r->loops_only = true;	/* the exact bound is proved by proof_exact.c */
	shelf->machine = w.machine;
	w.how.instead = cli_proof_take;
	w.how.arg = shelf;
	w.recheck = w.proofs = true;
	progress_of(c, r);
	w.prove = shelf->prove;
	w.listed = wb_world_listed(&w);
	if (shelf->html)
		wb_sources_load(&w);
	s = wb_pipeline_run(&w, &an, &c->dump);
	if (s != WB_NOMEM)
		s = wb_status_worse(s, put_result(c, &w, shelf, &an));
	return s == WB_OK ? cli_proof_all_used(&w, shelf) : s;
}

enum wb_status
cmd_check_certificate(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_cert_file *cert;
	struct cli_shelf shelf = { .cert = NULL };
	struct wb_simd_certificate simd;
	bool is_simd = false;
	uint16_t file;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o);

	if (s != WB_OK)
		return s;
	if (o.noperand != 2)
		return cli_usage(c->cx, "check-certificate takes a certificate and an input");
	s = cli_read_file(c->cx, o.operand[0], &file);
	if (s == WB_OK)
		s = wb_simd_certificate_read(c->cx, file, &is_simd, &simd);
	if (s == WB_OK && is_simd && (o.json || strcmp(o.format, "html") == 0))
		return cli_usage(c->cx, "--format json and html are for certificates of analyze");
	if (s == WB_OK && is_simd)
		return check_simd(c, &r, &o, &simd);
	if (s == WB_OK)
		s = wb_certificate_read(c->cx, file, &cert, &shelf.n);
	if (s != WB_OK)
		return s;
	shelf.cert = cert;
	shelf.prove = o.prove;
	shelf.strict = o.strict;
	shelf.json = o.json;
	shelf.html = strcmp(o.format, "html") == 0;
	shelf.used = WB_NEW(c->cx->unit, bool, shelf.n);
	for (uint32_t k = 0; k < shelf.n; k++)
		if (cli_split_is_certificate(&cert[k]) && (o.json || shelf.html))
			return cli_usage(c->cx, "--format json and html are for certificates of analyze");
		else if (cli_split_is_certificate(&cert[k]))
			return cli_split_check(c, &r, o.operand[1], &shelf);
	return check_analysis(c, &r, o.operand[1], &shelf);
}
