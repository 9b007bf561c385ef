/* src/cli/proof.c -- writes and checks certificates of all wave bounds that an analysis depends on.
 *
 * There is one certificate per function and objective, callees first. The checker
 * computes flow programs from the input exactly as an analysis does. But instead of
 * calling the solver, it takes the bound of the certificate, and proves it. So the
 * kernel bounds that result are proved from the input alone.
 */
#include "proof.h"
#include "wavebound/simd.h"

/* "isolated/vadd": objective and function. */
static const char *
objective_label(struct wb_ctx *cx, const char *objective, const struct wb_fn *fn)
{
	return wb_format(cx->unit, "%s/%s", objective, fn->name);
}

/* A bound of loop @l that is @most; WB_UNKNOWN: none. */
static const char *
loop_fact(struct wb_ctx *cx, const struct wb_flow *p, uint32_t l, uint64_t most, const char *per, uint8_t origin)
{
	const char *limit =
		most == WB_UNKNOWN ? "" : wb_format(cx->unit, ", at most %llu %s", (unsigned long long)most, per);

	return wb_format(
		cx->unit, "loop %u at block %u%s: %s", l, p->loop[l].header, limit, wb_bound_origin_name[origin]);
}

/* Lists the facts that the flow program @p of @fn depends on besides its graph and costs, each with its rule. They name
 * no line of a file, because a proof of assembly also holds for its object file.
 * @access: a list of facts; those about accesses of @fn are added. */
static void
list_facts(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_flow *p, const struct wb_recheck *access,
	struct wb_cert_label *label)
{
	uint32_t ndecided = fn->bounds ? fn->bounds->ndecided : 0;

	label->fact = WB_NEW(cx->unit, const char *, 2 * (size_t)p->nloop + p->nrow + ndecided + access->fact.n + 1);
	for (uint32_t l = 0; l < p->nloop && fn->bounds; l++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[l];

		if (b->max != WB_UNKNOWN || b->total == WB_UNKNOWN)
			label->fact[label->nfact++] = loop_fact(cx, p, l, b->max, "per entry", b->origin);
		if (b->total != WB_UNKNOWN)
			label->fact[label->nfact++] = loop_fact(cx, p, l, b->total, "in all", b->total_origin);
	}
	for (uint32_t k = 0; k < ndecided; k++)
		label->fact[label->nfact++] = wb_format(cx->unit, "branch of block %u, edge %u never: decided",
			fn->bounds->decided[k].block, fn->bounds->decided[k].dead);
	for (uint32_t r = 0; r < p->nrow; r++)
		label->fact[label->nfact++] =
			wb_format(cx->unit, "row %u, at most %llu: %s", r, (unsigned long long)p->row[r].limit,
				p->row[r].given ? "fact" : "arms exclude each other");
	if (fn->bounds && fn->bounds->idle)
		label->fact[label->nfact++] = wb_format(cx->unit, "guard of block %u, %llu of %llu waves pass: ids",
			fn->bounds->idle->block, (unsigned long long)fn->bounds->idle->busy,
			(unsigned long long)fn->bounds->idle->waves);
	for (uint32_t k = 0; k < access->fact.n; k++)
		if (access->fact.at[k].kind == WB_RECHECK_ACCESS && access->fact.at[k].fn == fn)
			label->fact[label->nfact++] =
				wb_format(cx->unit, "access of instruction %u, %s: addresses of lanes",
					access->fact.at[k].id, access->fact.at[k].what);
}

/* The claims about accesses of @fn, as wb_recheck lists them, but not checked. */
static struct wb_recheck
list_accesses(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m)
{
	struct wb_recheck_input in = { .machine = m };
	struct wb_recheck r = { 0 };

	for (uint32_t k = 0; k < fn->ninst; k++) {
		const char *what = wb_recheck_access(cx, fn, &in, k);

		if (what)
			WB_PUSH(cx->unit, &r.fact,
				((struct wb_recheck_fact){
					.kind = WB_RECHECK_ACCESS, .id = k, .fn = fn, .what = what }));
	}
	return r;
}

struct wb_cert_label
cli_proof_label(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m, const char *objective,
	const struct wb_flow *p)
{
	struct wb_cert_label label = { cx->diag->kernel ? cx->diag->kernel : "", m->hash,
		objective_label(cx, objective, fn), NULL, 0 };
	struct wb_recheck access = list_accesses(cx, fn, m);

	list_facts(cx, fn, p, &access, &label);
	return label;
}

/* ---- out ------------------------------------------------------------------------------- */
void
wb_proof_write(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	const char *comma = "";

	wb_puts(o, "[\n");
	for (uint32_t k = 0; k < an->nkernel; k++) {
		const struct wb_kernel_bounds *b = an->kernel[k].bounds;

		for (uint32_t p = 0; b && p < b->nproof; p++)
			for (uint32_t f = 0; f < b->proof[p]->npart; f++) {
				const struct wb_wave_part *part = &b->proof[p]->part[f];
				struct wb_cert_label label = { an->kernel[k].fn->name, an->machine->hash,
					objective_label(cx, b->proof_name[p], part->fn), NULL, 0 };

				list_facts(cx, part->fn, &part->flow, an->kernel[k].recheck, &label);
				wb_puts(o, comma);
				wb_certificate_write(cx, &part->flow, &part->ipet, &label, o);
				comma = ",\n";
			}
		if (b && b->exact && b->exact->status == WB_EXACT_DETERMINED && !an->machine->at_most) {
			wb_puts(o, comma);
			cli_exact_write(cx, &an->kernel[k], an->machine, o);
			comma = ",\n";
		}
	}
	wb_puts(o, "\n]\n");
}

/* ---- in ----------------------------------------------------------------------------------- */
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

enum wb_status
cli_proof_all_used(struct wb_ctx *cx, const struct cli_shelf *s)
{
	for (uint32_t k = 0; k < s->n; k++)
		if (!s->used[k]) {
			wb_report(cx->diag, WB_E_CERT_UNUSED, WB_NO_LOC,
				"the certificate for '%s' of kernel '%s' matches nothing in this input",
				s->cert[k].label.objective, s->cert[k].label.kernel);
			return WB_GATE;
		}
	return WB_OK;
}

bool
cli_proof_bare(const struct wb_cert_file *cert)
{
	const struct wb_flow none = { .nedge = 0 };

	return cert->program == wb_flow_digest(&none) && !cert->nedge && !cert->nloop && !cert->nrow &&
		cert->den == 1 && !cert->loop_max.n && !cert->loop_total.n && !cert->loop_entry.n && !cert->row.n &&
		!cert->count.n;
}

enum wb_status
cli_proof_reject(struct wb_ctx *cx, const struct wb_cert_file *cert, const char *why)
{
	wb_report(cx->diag, WB_E_CERT_REJECTED, cert->loc, "certificate of '%s' for '%s' is rejected: %s",
		cert->label.objective, cert->label.kernel, why);
	return WB_GATE;
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

/* One kernel as JSON. That its exact bound holds is the exit status. */
static enum wb_status
put_json(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_kernel_report *k)
{
	const struct wb_kernel_bounds *b = k->bounds;
	struct wb_out out;
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
	out = c->out;
	c->out = wb_out_new(c->cx->unit);	/* what is said of the execution is text */
	s = wb_status_worse(s, check_exact(c, w, shelf, k));
	c->out = out;
	return s;
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

static enum wb_status
put_result(struct cli *c, const struct wb_world *w, struct cli_shelf *shelf, const struct wb_analysis *an)
{
	enum wb_status s = WB_OK;

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
	w.recheck = true;
	w.prove = shelf->prove;
	s = wb_pipeline_run(&w, &an, &c->dump);
	if (s != WB_NOMEM)
		s = wb_status_worse(s, put_result(c, &w, shelf, &an));
	return s == WB_OK ? cli_proof_all_used(c->cx, shelf) : s;
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
	if (s == WB_OK && is_simd && o.json)
		return cli_usage(c->cx, "--format json is for certificates of analyze");
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
	shelf.used = WB_NEW(c->cx->unit, bool, shelf.n);
	for (uint32_t k = 0; k < shelf.n; k++)
		if (cli_split_is_certificate(&cert[k]) && o.json)
			return cli_usage(c->cx, "--format json is for certificates of analyze");
		else if (cli_split_is_certificate(&cert[k]))
			return cli_split_check(c, &r, o.operand[1], &shelf);
	return check_analysis(c, &r, o.operand[1], &shelf);
}
