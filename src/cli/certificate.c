/* src/cli/certificate.c -- certificates of all wave bounds that an analysis depends on: what each is about, and
 * the file of all.
 *
 * There is one certificate per function and objective, callees first, and one for an exact bound.
 */
#include "proof.h"

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
 * @access: a list of facts; those about lines and rounds of accesses of @fn are added. */
static void
list_facts(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_flow *p, const struct wb_recheck *access,
	struct wb_cert_label *label)
{
	label->fact = WB_ROOM(cx->unit, const char *,
		2 * (size_t)p->nloop + p->nrow + fn->nedge + access->fact.n + 1);
	for (uint32_t l = 0; l < p->nloop && fn->bounds; l++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[l];

		if (b->max != WB_UNKNOWN || b->total == WB_UNKNOWN)
			label->fact[label->nfact++] = loop_fact(cx, p, l, b->max, "per entry", b->origin);
		if (b->total != WB_UNKNOWN)
			label->fact[label->nfact++] = loop_fact(cx, p, l, b->total, "in all", b->total_origin);
	}
	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_OUT(fn, b, e)
			if (wb_edge_decided(fn, e))
				label->fact[label->nfact++] =
					wb_format(cx->unit, "branch of block %u, edge %u never: decided", b, e);
	for (uint32_t r = 0; r < p->nrow; r++)
		label->fact[label->nfact++] =
			wb_format(cx->unit, "row %u, at most %llu: %s", r, (unsigned long long)p->row[r].limit,
				p->row[r].given ? "fact" : "arms exclude each other");
	if (fn->bounds && fn->bounds->idle)
		label->fact[label->nfact++] = wb_format(cx->unit, "guard of block %u, %llu of %llu waves pass: ids",
			fn->bounds->idle->block, (unsigned long long)fn->bounds->idle->busy,
			(unsigned long long)fn->bounds->idle->waves);
	for (uint32_t k = 0; k < access->fact.n; k++)
		if (access->fact.at[k].kind == WB_RECHECK_ACCESS && access->fact.at[k].fn == fn &&
			!access->fact.at[k].scalar)
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

/* ---- what a checker says ------------------------------------------------------------------- */
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
