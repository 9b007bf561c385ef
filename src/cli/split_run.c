/* src/cli/split_run.c -- split --observe: the launch of a table, executed with the splits of each of its rows.
 *
 * For each row, the assembly that `split --emit asm` writes is read, and executed on the machine of that row. There are
 * three runs: PWS, with the SIMDs of Eq. 2 and the split SIMDs that are needed; DWS with S, which splits at every
 * branch that may be split; and the code without splits. A run that takes longer than a safe bound is an error of
 * wavebound.
 */
#include "observe.h"
#include "split.h"
#include "wavebound/gcn.h"

struct runs {
	struct cli *c;
	const struct wb_world *w;
	const struct wb_split_kernel *k;
	uint64_t steps;
};

static enum wb_status
read_buffer(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	(void)user;
	return cli_read_buffer(cx, l, path, at, bytes);
}

static const struct wb_fn *
same_name(const struct wb_module *m, const char *name)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (strcmp(m->fn[f]->name, name) == 0 && !m->fn[f]->refused)
			return m->fn[f];
	return NULL;
}

/* The kernel with @split, once, on @machine. */
static enum wb_status
run(const struct runs *r, const bool *split, const struct wb_machine *machine, enum wb_splitting how, uint64_t *cycles)
{
	struct wb_ctx *cx = r->c->cx;
	struct wb_out text = wb_out_new(cx->unit);
	struct wb_module *m = NULL;
	struct wb_sim_buffer *buffer;
	struct wb_timed out;
	struct wb_sim *sim;
	const struct wb_fn *fn;
	uint32_t n;
	enum wb_status s = cli_split_text(r->c, r->w, r->k, split, &text);

	if (s == WB_OK)
		s = wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "(with splits)", text.at, text.n),
			r->w->req->target, &m);
	fn = s == WB_OK ? same_name(m, r->k->fn->name) : NULL;
	if (s != WB_OK || !fn)
		return s != WB_OK ? s : WB_REFUSED;
	s = wb_sim_prepare(cx, m, fn, r->k->launch, machine, read_buffer, NULL, &sim, &buffer, &n);
	if (s != WB_OK)
		return s;
	wb_sim_splitting(sim, how);
	s = wb_timed_run(cx, sim, m, fn, machine, wb_launch_dynamic_lds(r->k->launch, fn), r->steps, NULL, &out);
	*cycles = out.cycles;
	return s == WB_OK && out.status != WB_TIMED_FINISHED ? WB_REFUSED : s;
}

/* No run is above a bound called safe. */
static enum wb_status
check_observed(const struct runs *r, const struct wb_split_table *t, const struct wb_split_scheme *scheme,
	const char *what)
{
	uint64_t most = wb_split_safe(t, scheme);

	if (scheme->observed_cycles <= most)
		return WB_OK;
	wb_report(r->c->cx->diag, WB_E_BOUND_BROKEN, r->k->fn->loc,
		"'%s' takes %llu cycles in the simulator %s, more than its bound of %llu, which is marked safe",
		r->k->fn->name, (unsigned long long)scheme->observed_cycles, what, (unsigned long long)most);
	return WB_INTERNAL;
}

static enum wb_status
run_row(const struct runs *r, const struct wb_split_table *t, struct wb_split_row *row)
{
	const struct wb_pws *p = r->k->fn->pws;
	bool *all = WB_NEW(r->c->cx->tmp, bool, p->nbranch), *none = WB_NEW(r->c->cx->tmp, bool, p->nbranch);
	struct wb_machine split = *r->w->machine, dynamic = split;
	enum wb_status s;

	for (uint32_t u = 0; u < p->nbranch; u++)
		all[u] = !p->branch[u].unsplittable;
	split.simds = (uint32_t)row->pws.simds;
	split.split_simds = row->alive;
	dynamic.split_simds = row->S;
	s = run(r, none, r->w->machine, WB_SPLITTING_NONE, &row->none.observed_cycles);
	if (s == WB_OK)
		s = run(r, all, &dynamic, WB_SPLITTING_DWS, &row->dws.observed_cycles);
	if (s == WB_OK)
		s = run(r, row->split, &split, WB_SPLITTING_PWS, &row->pws.observed_cycles);
	if (s == WB_OK)
		s = check_observed(r, t, &row->none, "without splitting");
	return s == WB_OK ? check_observed(r, t, &row->pws, "with PWS") : s;
}

enum wb_status
cli_split_observe(struct cli *c, const struct wb_world *w, struct wb_split_kernel *k, uint32_t n,
	enum wb_split_choice choice, uint64_t steps)
{
	enum wb_status s = WB_OK;

	for (uint32_t i = 0; i < n; i++) {
		struct runs r = { c, w, &k[i], steps };
		const struct wb_split_table *t = k[i].table[choice];

		c->cx->diag->kernel = k[i].fn->name;
		for (uint32_t S = 0; t && s == WB_OK && S < t->nrow; S++)
			s = run_row(&r, t, &t->row[S]);
		c->cx->diag->kernel = NULL;
	}
	return s;
}
