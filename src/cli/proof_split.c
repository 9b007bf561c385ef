/* src/cli/proof_split.c -- certificates of split: the bounds of each row that are safe.
 *
 * A row of the table is a choice of split points. One certificate per kernel lists, as facts, the split points and the
 * bounds of each row; it has no flow program. The others prove the bounds of flow programs: of a wave that does not
 * split, and of the split wavefronts of each row, under each objective.
 *
 * In these, the constraint of a split branch is x(then) + x(else) <= x(branch). Instead of this constraint, the
 * analysis removes the arm that its search finds to be the shorter one. So neither this search nor the choice of split
 * points is part of the proof.
 *
 * The checker takes the split points from the facts, and checks that each may be split. It makes the flow programs from
 * the input, and computes the bounds from what the certificates prove. The results must be the bounds of the facts.
 */
#include <stdlib.h>

#include "proof.h"
#include "split.h"

#define METHOD "splits"

/* Flow programs and their solutions, in the order in which they were solved. */
struct recorder {
	enum wb_solver solver;
	WB_VEC(struct recorded {
		const char *objective;
		struct wb_flow flow;
		struct wb_ipet ipet;
	}) proof;
};

static enum wb_status
record(void *arg, struct wb_ctx *cx, const struct wb_fn *fn, const char *objective, const struct wb_flow *p,
	struct wb_ipet *out)
{
	struct recorder *r = arg;
	struct wb_flow_names names = { fn };
	enum wb_status s;

	for (uint32_t k = 0; k < r->proof.n; k++)
		if (strcmp(r->proof.at[k].objective, objective) == 0) {
			*out = r->proof.at[k].ipet;
			return WB_OK;
		}
	s = wb_flow_solve(cx, p, &names, r->solver, out);
	if (s == WB_OK)
		WB_PUSH(cx->unit, &r->proof, ((struct recorded){ objective, *p, *out }));
	return s;
}

/* ---- facts about rows --------------------------------------------------------------------- */
static void
put_scheme(struct wb_out *o, const struct wb_split_table *t, const struct wb_split_scheme *scheme)
{
	if (!t->why_not_safe)
		wb_printf(o, " wave %llu, round robin %llu", (unsigned long long)scheme->wave_cycles,
			(unsigned long long)scheme->kernel_cycles);
	if (scheme->work_span_cycles != WB_UNKNOWN)
		wb_printf(o, "%s any order %llu", t->why_not_safe ? "" : ",",
			(unsigned long long)scheme->work_span_cycles);
}

static const char *
row_fact(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_split_table *t, const struct wb_split_row *row)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_printf(&o, "S = %u: split at", row->S);
	for (uint32_t u = 0; u < fn->pws->nbranch; u++)
		if (row->split[u])
			wb_printf(&o, " %u", fn->pws->branch[u].block);
	wb_printf(&o, "; alive %u; no splitting:", row->alive);
	put_scheme(&o, t, &row->none);
	wb_puts(&o, "; PWS:");
	put_scheme(&o, t, &row->pws);
	return o.at;
}

static struct wb_cert_label
label_of(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m, const struct wb_split_table *t)
{
	struct wb_cert_label label = { fn->name, m->hash, wb_format(cx->unit, "split/%s", fn->name), NULL, 0 };

	label.fact = WB_NEW(cx->unit, const char *, t->nrow);
	for (uint32_t S = 0; S < t->nrow; S++)
		label.fact[label.nfact++] = row_fact(cx, fn, t, &t->row[S]);
	return label;
}

static uint64_t
last_bound(const struct wb_split_table *t)
{
	return wb_split_safe(t, &t->row[t->nrow - 1].pws);
}

/* ---- out ------------------------------------------------------------------------------------------ */
/* Bounds the rows of @t again, as the checker does; the numbers must be the same. */
static enum wb_status
bound_again(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, const struct wb_split_table *t,
	struct recorder *r)
{
	bool **given = WB_NEW(c->cx->unit, bool *, t->nrow);
	struct wb_split_input in = { .module = wb_world_seen(w, k->fn),
		.fn = k->fn,
		.machine = w->machine,
		.launch = k->launch,
		.how = { .solver = w->how.solver, .instead = record, .arg = r },
		.most = t->nrow - 1,
		.given = given };
	struct wb_split_table again;
	enum wb_status s;

	for (uint32_t S = 0; S < t->nrow; S++)
		given[S] = t->row[S].split;
	s = wb_split_bound(c->cx, &in, &again);
	for (uint32_t S = 0; s == WB_OK && S < t->nrow; S++)
		if (strcmp(row_fact(c->cx, k->fn, t, &t->row[S]), row_fact(c->cx, k->fn, &again, &again.row[S])) != 0) {
			wb_report(c->cx->diag, WB_E_SOLVER, k->fn->loc,
				"the bounds of '%s' at S = %u are not the same with rows for its arms", k->fn->name,
				S);
			s = WB_SOLVER;
		}
	return s;
}

static enum wb_status
write_kernel(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, const struct wb_split_table *t,
	struct wb_out *o)
{
	const struct wb_flow none = { .nedge = 0 };
	struct wb_certificate multipliers = { .den = 1 };
	struct wb_ipet ipet = { .method = METHOD, .cert = &multipliers, .bound = last_bound(t) };
	struct recorder r = { .solver = w->how.solver };
	struct wb_cert_label label = label_of(c->cx, k->fn, w->machine, t);
	enum wb_status s;

	if (ipet.bound == WB_UNKNOWN)
		return cli_usage(c->cx,
			"--certificate proves safe bounds of kernels, and '%s' has none: give --grid and --workgroup, "
			"or --launch",
			k->fn->name);
	s = bound_again(c, w, k, t, &r);
	if (s != WB_OK)
		return s;
	wb_puts(o, o->n > 2 ? ",\n" : "");
	wb_certificate_write(c->cx, &none, &ipet, &label, o);
	for (uint32_t p = 0; p < r.proof.n; p++) {
		label = cli_proof_label(c->cx, k->fn, w->machine, r.proof.at[p].objective, &r.proof.at[p].flow);
		wb_puts(o, ",\n");
		wb_certificate_write(c->cx, &r.proof.at[p].flow, &r.proof.at[p].ipet, &label, o);
	}
	return WB_OK;
}

enum wb_status
cli_split_certify(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, uint32_t n,
	enum wb_split_choice choice, const char *path)
{
	struct wb_out o = wb_out_new(c->cx->unit);
	enum wb_status s = WB_OK;

	if (w->times)
		return cli_usage(
			c->cx, "times of blocks that are given are not proved: --certificate without --block-times");
	wb_puts(&o, "[\n");
	for (uint32_t i = 0; i < n; i++) {
		c->cx->diag->kernel = k[i].fn->name;
		if (k[i].table[choice])
			s = wb_status_worse(s, write_kernel(c, w, &k[i], k[i].table[choice], &o));
		c->cx->diag->kernel = NULL;
	}
	wb_puts(&o, "\n]\n");
	return s == WB_OK ? cli_write_file(c->cx, path, o.at, o.n) : s;
}

/* ---- in ------------------------------------------------------------------------------------------- */
bool
cli_split_is_certificate(const struct wb_cert_file *cert)
{
	return strcmp(cert->method, METHOD) == 0 && strncmp(cert->label.objective, "split/", 6) == 0;
}

static const struct wb_cert_file *
find_file(struct cli_shelf *s, const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < s->n; k++)
		if (cli_split_is_certificate(&s->cert[k]) && strcmp(s->cert[k].label.objective + 6, fn->name) == 0 &&
			strcmp(s->cert[k].label.kernel, fn->name) == 0) {
			s->used[k] = true;
			return &s->cert[k];
		}
	return NULL;
}

/* The split points of a fact; NULL: one of them is no branch that may be split. */
static bool *
read_points(struct wb_ctx *cx, const struct wb_fn *fn, const char *fact)
{
	const struct wb_pws *p = fn->pws;
	bool *split = WB_NEW(cx->unit, bool, p->nbranch);
	const char *at = strstr(fact, "split at");
	char *end;

	for (at = at ? at + 8 : ";"; *at == ' '; at = end) {
		unsigned long b = strtoul(at, &end, 10);

		if (end == at || b >= fn->nblock || p->of_block[b] == WB_NONE ||
			p->branch[p->of_block[b]].unsplittable)
			return NULL;
		split[p->of_block[b]] = true;
	}
	return split;
}

/* Why @cert is not about the rows of @t; NULL if it is. */
static const char *
objection(struct wb_ctx *cx, const struct wb_cert_file *cert, const struct wb_fn *fn, const struct wb_machine *m,
	const struct wb_split_table *t)
{
	struct wb_cert_label now = label_of(cx, fn, m, t);

	if (strcmp(cert->label.machine, now.machine) != 0)
		return "it is about another machine";
	if (!cli_proof_bare(cert) || cert->gap)
		return "it has numbers of a flow program, of which rows have none";
	for (uint32_t S = 0; S < t->nrow; S++) {
		if (t->row[S].alive > S)
			return "more split wavefronts of a wave are alive at once than it has split SIMDs";
		if (strcmp(cert->label.fact[S], now.fact[S]) != 0)
			return "the bounds of its rows are others";
	}
	return cert->bound == last_bound(t) ? NULL : "its bound is not that of its last row";
}

static void
put_rows(struct cli *c, const struct wb_fn *fn, const struct wb_cert_file *cert)
{
	wb_put_term(&c->out, fn->name);
	wb_printf(&c->out, ": proved, kernel %llu cycles with the largest S\n", (unsigned long long)cert->bound);
	for (uint32_t k = 0; k < cert->label.nfact; k++)
		wb_printf(&c->out, "  %s\n", cert->label.fact[k]);
}

/* Checks and reports the facts that the flow programs depend on. */
static enum wb_status
put_facts(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, const struct wb_split_table *t,
	uint32_t nproof, bool strict)
{
	struct wb_recheck_input in = { .module = wb_world_seen(w, k->fn),
		.machine = w->machine,
		.launch = k->launch,
		.files = c->cx->files,
		.barriers_alike = t->barriers_alike };
	struct wb_recheck r = { 0 };

	wb_recheck(c->cx, k->fn, &in, &r);
	for (uint32_t u = 0; u < k->fn->pws->nbranch; u++) {
		bool split = false;

		for (uint32_t S = 0; S < t->nrow; S++)
			split |= t->row[S].split[u];
		if (split)
			wb_recheck_split(
				c->cx, k->fn, k->fn->pws->branch[u].block, k->fn->pws->branch[u].bsb, &r);
	}
	return cli_proof_facts(c, nproof, &r, strict);
}

/* Computes the table of @k: split points from @cert, bounds from what the certificates in @s prove. */
static enum wb_status
bound_rows(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, const struct wb_cert_file *cert,
	struct cli_shelf *s, struct wb_split_table *t)
{
	bool **given = WB_NEW(c->cx->unit, bool *, cert->label.nfact);
	struct wb_split_input in = { .module = wb_world_seen(w, k->fn),
		.fn = k->fn,
		.machine = w->machine,
		.launch = k->launch,
		.how = { .instead = cli_proof_take, .arg = s },
		.most = cert->label.nfact - 1,
		.given = given };

	for (uint32_t S = 0; S <= in.most; S++) {
		given[S] = read_points(c->cx, k->fn, cert->label.fact[S]);
		if (!given[S])
			return cli_proof_reject(c->cx, cert, "it splits where that is not proved to be right");
	}
	return wb_split_bound(c->cx, &in, t);
}

static enum wb_status
check_kernel(struct cli *c, struct wb_world *w, struct wb_fn *fn, struct cli_shelf *shelf)
{
	const struct wb_cert_file *cert = find_file(shelf, fn);
	struct wb_split_kernel k = { .fn = fn };
	struct wb_split_table t;
	uint32_t nproof = 0;
	const char *why;
	enum wb_status s;

	if (!cert) {
		wb_report(c->cx->diag, WB_E_CERT_MISSING, fn->loc, "no certificate for 'split/%s'", fn->name);
		return WB_GATE;
	}
	if (!cert->label.nfact || cert->label.nfact > WB_SPLIT_MOST + 1)
		return cli_proof_reject(c->cx, cert, "it has no rows, or more than a machine can have");
	s = cli_split_prepare(c, w, fn, cert->label.nfact - 1, &k);
	if (s == WB_OK)
		s = bound_rows(c, w, &k, cert, shelf, &t);
	if (s != WB_OK)
		return s;
	why = objection(c->cx, cert, fn, w->machine, &t);
	if (why)
		return cli_proof_reject(c->cx, cert, why);
	for (uint32_t p = 0; p < shelf->n; p++)
		nproof += &shelf->cert[p] != cert && strcmp(shelf->cert[p].label.kernel, fn->name) == 0;
	put_rows(c, fn, cert);
	return put_facts(c, w, &k, &t, nproof, shelf->strict);
}

enum wb_status
cli_split_check(struct cli *c, struct wb_request *r, const char *input, struct cli_shelf *shelf)
{
	struct wb_world w;
	enum wb_status s = cli_read_file(c->cx, input, &r->input);

	if (!r->machine)
		r->machine = CLI_SPLIT_MACHINE;
	if (s == WB_OK)
		s = wb_world_load(c->cx, r, &w);
	if (s == WB_OK && w.module->simd)
		return cli_usage(c->cx, "the certificate is not about Sim-D assembly, and the input is");
	if (s == WB_OK)
		s = wb_world_equip(&w);
	if (s == WB_OK)
		s = wb_prepare_callees(&w, true, &c->dump);
	if (s != WB_OK)
		return s;
	shelf->machine = w.machine;
	for (uint32_t k = 0; k < w.nchosen; k++) {
		c->cx->diag->kernel = w.chosen[k]->name;
		s = wb_status_worse(s, check_kernel(c, &w, w.chosen[k], shelf));
		c->cx->diag->kernel = NULL;
	}
	return s == WB_OK ? cli_proof_all_used(&w, shelf) : s;
}
