/* src/cli/proof_exact.c -- certificates of exact bounds: the time of a launch, checked by executing it again.
 *
 * Such a certificate has no flow program. It names a launch, and states the counts and the time of its execution. The
 * checker executes the launch again, without the shortcuts of the analysis: all instructions, not only the timing
 * slice; no effects computed in advance; no period skipped. The certificate is rejected if the effect of an instruction
 * is unknown, or if the time differs. Then the simulator, which shares no code with the checker, executes the launch
 * with the contents of its buffers. It must take the same time.
 */
#include "observe.h"
#include "proof.h"

static const char *
launch_fact(struct wb_ctx *cx, const struct wb_launch *l, bool any_data)
{
	return wb_format(cx->unit,
		"launch of %llu,%llu,%llu work-items in workgroups of %u,%u,%u, %llu bytes of LDS added, buffers "
		"aligned to %llu, %s",
		(unsigned long long)l->grid[0], (unsigned long long)l->grid[1], (unsigned long long)l->grid[2],
		l->workgroup[0], l->workgroup[1], l->workgroup[2], (unsigned long long)l->lds_bytes,
		(unsigned long long)l->align,
		any_data ? "any contents" : "contents as given");
}

static const char *
argument_fact(struct wb_ctx *cx, const struct wb_arg *arg, const struct wb_launch_arg *a)
{
	const char *name = arg->name ? arg->name : "";

	if (!a)
		return wb_format(cx->unit, "argument at %u, %s: open", arg->offset, name);
	if (a->is_buffer && !a->given)
		return wb_format(cx->unit, "argument at %u, %s: %llu bytes, aligned to %llu", arg->offset, name,
			(unsigned long long)a->bytes, (unsigned long long)a->align);
	if (a->is_buffer)
		return wb_format(cx->unit, "argument at %u, %s: %llu bytes, aligned to %llu, given by %d, %llu, %s",
			arg->offset, name, (unsigned long long)a->bytes, (unsigned long long)a->align, (int)a->init,
			(unsigned long long)a->seed, a->file ? a->file : "");
	return wb_format(cx->unit, "argument at %u, %s: %s", arg->offset, name, a->value ? a->value : "open");
}

/* The facts of the certificate: all that the bound depends on, and the other counts of the execution. */
static void
list_facts(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l, const struct wb_exact *e,
	struct wb_cert_label *label)
{
	uint32_t narg = fn->desc ? fn->desc->narg : 0;

	label->fact = WB_NEW(cx->unit, const char *, narg + 3);
	label->fact[label->nfact++] = launch_fact(cx, l, e->any_data);
	for (uint32_t k = 0; k < narg; k++)
		if (fn->desc->arg[k].kind != WB_ARG_HIDDEN)
			label->fact[label->nfact++] =
				argument_fact(cx, &fn->desc->arg[k], wb_launch_arg_find(l, fn, k));
	label->fact[label->nfact++] = wb_format(cx->unit,
		"executed: %llu waves, %llu wave instructions, busy cycles of SIMDs %llu, of memory %llu, of LDS %llu",
		(unsigned long long)e->waves, (unsigned long long)e->instructions,
		(unsigned long long)e->simd_busy_cycles, (unsigned long long)e->mem_busy_cycles,
		(unsigned long long)e->lds_busy_cycles);
	label->fact[label->nfact++] = wb_format(cx->unit, "executed: shortest wave %llu cycles, longest %llu",
		(unsigned long long)e->first_wave_cycles, (unsigned long long)e->last_wave_cycles);
}

static struct wb_cert_label
label_of(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l, const struct wb_machine *m,
	const struct wb_exact *e)
{
	struct wb_cert_label label = { fn->name, m->hash, wb_format(cx->unit, "exact/%s", fn->name), NULL, 0 };

	list_facts(cx, fn, l, e, &label);
	return label;
}

bool
cli_exact_write(struct wb_ctx *cx, const struct wb_kernel_report *k, const struct wb_machine *m, struct wb_out *o)
{
	const struct wb_exact *e = k->bounds ? k->bounds->exact : NULL;
	const struct wb_flow none = { .nedge = 0 };
	struct wb_certificate multipliers = { .den = 1 };
	struct wb_ipet ipet = { .method = "execution", .cert = &multipliers };
	struct wb_cert_label label;

	if (!e || e->status != WB_EXACT_DETERMINED || m->at_most)
		return false;
	ipet.bound = e->cycles;
	label = label_of(cx, k->fn, k->launch, m, e);
	wb_certificate_write(cx, &none, &ipet, &label, o);
	return true;
}

bool
cli_exact_certifies(const struct wb_cert_file *cert, const struct wb_fn *fn)
{
	return strcmp(cert->method, "execution") == 0 && strncmp(cert->label.objective, "exact/", 6) == 0 &&
		strcmp(cert->label.objective + 6, fn->name) == 0 && strcmp(cert->label.kernel, fn->name) == 0;
}

/* ---- the simulator ------------------------------------------------------------------------- */
/* Why @l cannot be simulated; NULL: it can. */
static const char *
no_run(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l)
{
	for (uint32_t k = 0; k < fn->desc->narg; k++) {
		const struct wb_arg *a = &fn->desc->arg[k];
		const struct wb_launch_arg *given = wb_launch_arg_find(l, fn, k);

		if (a->kind == WB_ARG_BUFFER && (!given || !given->is_buffer))
			return wb_format(cx->unit, "the launch has no buffer for '%s'", a->name ? a->name : "");
		if (a->kind == WB_ARG_VALUE && (!given || !given->value))
			return wb_format(cx->unit, "the launch has no value for '%s'", a->name ? a->name : "");
	}
	return NULL;
}

static enum wb_status
simulate(struct cli *c, const struct wb_world *w, const struct wb_kernel_report *k, const struct wb_exact *e)
{
	struct cli_observing how = { .steps = 0 };
	struct wb_observed ob = { .fn = k->fn, .machine = w->machine, .launch = k->launch };
	const char *why = no_run(c->cx, k->fn, k->launch);
	enum wb_status s;

	if (why) {
		wb_printf(&c->out, "    not simulated: %s\n", why);
		return WB_OK;
	}
	s = cli_observe(c->cx, w, &how, &ob);
	if (s != WB_OK)
		return s;
	if (ob.run.cycles != e->cycles || ob.run.instructions != e->instructions) {
		wb_report(c->cx->diag, WB_E_CERT_FACT, k->fn->loc,
			"the exact bound of '%s' is %llu cycles, and the simulator takes %llu", k->fn->name,
			(unsigned long long)e->cycles, (unsigned long long)ob.run.cycles);
		return WB_INTERNAL;
	}
	wb_printf(&c->out, "    simulated with the contents of the launch: %llu cycles\n",
		(unsigned long long)ob.run.cycles);
	return WB_OK;
}

/* ---- the execution ---------------------------------------------------------------------------- */
/* Why @cert is no proof for the launch, which has now been executed with result @e; NULL: it is one. */
static const char *
objection(const struct wb_cert_file *cert, const struct wb_cert_label *now, const struct wb_exact *e, bool at_most)
{
	if (e->status != WB_EXACT_DETERMINED)
		return e->status == WB_EXACT_LIMITED ?
			"the execution stops at the limit; --exact LIMIT changes the limit" :
			"it is not known what the launch takes";
	if (strcmp(cert->label.machine, now->machine) != 0)
		return "it is about another machine";
	if (at_most)
		return "the times of the machine are upper limits, so one run bounds no other";
	if (!cli_proof_bare(cert))
		return "it has numbers of a flow program, of which an exact bound has none";
	if (cert->bound != e->cycles || cert->gap)
		return "the launch takes another time";
	if (cert->label.nfact != now->nfact)
		return "it is about another launch";
	for (uint32_t k = 0; k < now->nfact; k++)
		if (strcmp(cert->label.fact[k], now->fact[k]) != 0)
			return "it is about another launch, or more was counted";
	return NULL;
}

enum wb_status
cli_exact_check(
	struct cli *c, const struct wb_world *w, const struct wb_kernel_report *k, const struct wb_cert_file *cert)
{
	bool any_data = cert->label.nfact && strstr(cert->label.fact[0], "any contents") != NULL;
	struct wb_exact_options how = { .limit = w->req->exact_limit, .plain = true, .any_data = any_data };
	struct wb_cert_label now;
	struct wb_exact e;
	const char *why;
	enum wb_status s;

	if (!k->launch)
		return cli_usage(c->cx,
			"the certificate of an exact bound is about a launch: give --grid and --workgroup, or "
			"--launch");
	s = wb_exact_run(c->cx, w->module, k->fn, k->launch, w->machine, &how, &e);
	if (s != WB_OK)
		return s;
	now = label_of(c->cx, k->fn, k->launch, w->machine, &e);
	why = objection(cert, &now, &e, w->machine->at_most);
	if (why)
		return cli_proof_reject(c->cx, cert, why);
	wb_printf(&c->out,
		"  exact: %llu cycles; no data decides the effect of any of %llu wave instructions\n    "
		"all of them were executed one by one\n",
		(unsigned long long)e.cycles, (unsigned long long)e.instructions);
	return simulate(c, w, k, &e);
}
