/* src/cli/split.c -- wavebound split: split points, pruning, and bounds of no splitting, DWS and PWS. */
#include "lists.h"
#include "progress.h"
#include "split.h"
#include "wavebound/divergence.h"

/* Marks that are not followed. */
static void
warn(struct cli *c, const struct wb_fn *fn)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[fn->block[b].first + k];
			uint32_t u = fn->pws->of_block[b];

			if (i->op != WB_OP_SPLIT)
				continue;
			if (u == WB_NONE || k + 2 != fn->block[b].ninst) {
				wb_report(c->cx->diag, WB_W_SPLIT_REDUNDANT, i->loc,
					"this split is left out: no divergent if/else branches right after it");
			} else if (fn->pws->branch[u].wrong_mask) {
				wb_report(c->cx->diag, WB_W_SPLIT_MASK, i->loc,
					"this split is left out: its mask is not proved to be the lanes that go on to "
					"the first arm");
			} else if (fn->pws->branch[u].unsplittable) {
				wb_report(c->cx->diag, WB_W_SPLIT_UNSAFE, i->loc, "this split is left out: %s",
					fn->pws->branch[u].unsplittable);
				if (wb_loc_known(fn->pws->branch[u].unsplittable_loc))
					wb_note(c->cx->diag, fn->pws->branch[u].unsplittable_loc, "here");
			}
		}
}

static void
warn_printed(struct cli *c, const struct wb_fn *fn, const struct wb_split_table *t)
{
	for (uint32_t S = 0; S < t->nrow; S++)
		if (t->row[S].printed_ipet_cycles < t->row[S].pws.wave_cycles) {
			wb_report(c->cx->diag, WB_W_SPLIT_PRINTED, fn->loc,
				"Algorithm 2 as printed is not sound for '%s' at S = %u", fn->name, S);
			return;
		}
}

static enum wb_status
branch_nodes(struct cli *c, struct wb_world *w, struct wb_fn *fn)
{
	struct wb_pass_env env = { .module = w->module, .machine = w->machine, .facts = w->facts };
	struct wb_pass_options opt = w->req->passes;

	opt.dump = &c->dump;
	return cli_run_missing(c->cx, fn, &env, &cli_list_branch_nodes, &opt);
}

/* Prepares @fn without constraints (rows) that arms of an if exclude each other: pruning uses the same fact
 * differently, and does not allow other constraints. The machine is one that splits, even if that of @w does not: a
 * split wavefront may take paths that a whole wave does not. */
static enum wb_status
prepare(struct cli *c, const struct wb_world *w, struct wb_fn *fn, uint32_t most, const struct wb_launch *launch)
{
	struct wb_machine *m = wb_arena_copy(c->cx->unit, w->machine, 1, sizeof(*m));
	struct wb_request r = *w->req;
	struct wb_world own = *w;

	m->split_simds = most > m->split_simds ? most : m->split_simds;
	own.machine = m;
	r.without |= WB_DIV_ARMS | WB_WITHOUT_BUFFER_SIZE;
	r.as_written = true;
	own.req = &r;
	return wb_prepare_kernel(c->cx, &own, fn, launch, true, &c->dump, NULL);
}

enum wb_status
cli_split_prepare(struct cli *c, struct wb_world *w, struct wb_fn *fn, uint32_t most, struct wb_split_kernel *out)
{
	enum wb_status s;

	out->fn = fn;
	if (fn->refused)
		return out->status = w->refused;
	s = wb_world_launch(c->cx, w, fn, &out->launch);
	if (s == WB_OK && !fn->cost)
		s = prepare(c, w, fn, most, out->launch);
	if (s == WB_OK && fn->cost)
		s = branch_nodes(c, w, fn);
	else if (s == WB_REFUSED)	/* branches can be listed without bounds */
		s = wb_status_worse(s, branch_nodes(c, w, fn));
	return out->status = s;
}

enum wb_status
cli_split_kernel(struct cli *c, struct wb_world *w, struct wb_fn *fn, uint32_t most, struct wb_split_kernel *out)
{
	enum wb_status s = cli_split_prepare(c, w, fn, most, out);
	struct wb_split_input in = { .module = wb_world_seen(w, fn),
		.fn = fn,
		.machine = w->machine,
		.launch = out->launch,
		.times = w->times,
		.how = w->how,
		.most = most };
	struct wb_split_table *table[4];

	if (fn->refused || s != WB_OK || w->req->passes.stop_after != WB_PASS_COUNT)
		return out->status = s;
	warn(c, fn);
	for (int k = 0; s == WB_OK && k < 4; k++) {
		in.choice = (enum wb_split_choice)k;
		table[k] = WB_NEW(c->cx->unit, struct wb_split_table, 1);
		s = wb_split_bound(c->cx, &in, table[k]);
	}
	for (int k = 0; s == WB_OK && k < 4; k++)
		out->table[k] = table[k];
	return out->status = s;
}

enum wb_status
cli_split_contexts(struct cli *c, const struct wb_world *w, const char *option, const char *text, uint32_t *most)
{
	uint64_t n = w->machine->split_simds;

	if (text && (!cli_parse_u64(text, &n) || n > WB_SPLIT_MOST))
		return cli_usage(c->cx, "%s '%s' is no number of split SIMDs: 0 to %u", option, text, WB_SPLIT_MOST);
	*most = n < WB_SPLIT_MOST ? (uint32_t)n : WB_SPLIT_MOST;
	return WB_OK;
}

bool
cli_split_choice(const char *text, enum wb_split_choice *out)
{
	for (int k = 0; k < 4; k++)
		if (strcmp(wb_split_choice_name[k], text) == 0) {
			*out = (enum wb_split_choice)k;
			return true;
		}
	return false;
}

enum wb_split_choice
cli_split_choose(const char *text, const struct wb_split_kernel *k, uint32_t n)
{
	enum wb_split_choice choice = WB_SPLIT_BEST;

	if (text && cli_split_choice(text, &choice))
		return choice;
	for (uint32_t i = 0; i < n; i++)
		if (k[i].table[0] && k[i].table[0]->nmarked)
			return WB_SPLIT_MARKED;
	return choice;
}

static enum wb_status
make_tables(struct cli *c, struct wb_world *w, uint32_t most, struct wb_split_kernel *kernel)
{
	enum wb_status s = wb_prepare_callees(w, true, &c->dump);

	for (uint32_t k = 0; k < w->nchosen; k++) {
		progress_note("%llu of %llu kernels", k, w->nchosen);
		c->cx->diag->kernel = w->chosen[k]->name;
		s = wb_status_worse(s, cli_split_kernel(c, w, w->chosen[k], most, &kernel[k]));
		c->cx->diag->kernel = NULL;
	}
	return s;
}

/* The budget is a gate: for the largest S, the smaller of the bounds that are safe. */
static enum wb_status
within_budget(struct cli *c, const struct wb_world *w, const struct wb_split_kernel *k, enum wb_split_choice choice)
{
	const struct wb_split_table *t = k->table[choice];
	const struct wb_split_scheme *scheme = t ? &t->row[t->nrow - 1].pws : NULL;
	uint64_t cycles = scheme ? wb_split_safe(t, scheme) : WB_UNKNOWN;
	struct wb_spent spent = { wb_machine_launched(w->machine, cycles, true), w->machine->launch_cold_cycles > 0,
		w->machine->clock_mhz };

	return scheme ? wb_budgets_check(c->cx, &w->budgets, k->fn->loc, k->fn->name, spent) : WB_OK;
}

/* Checks the options, alone and together. */
static enum wb_status
check_options(struct cli *c, struct wb_request *r, const struct cli_options *o)
{
	if (o->emit && strcmp(o->emit, "asm") != 0)
		return cli_usage(c->cx, "nothing to emit called '%s': it is asm", o->emit);
	if (strcmp(o->format, "text") != 0 && strcmp(o->format, "json") != 0)
		return cli_usage(c->cx, "no format '%s': it is text or json", o->format);
	if (o->observe && (r->launch || r->grid || r->workgroup))
		return cli_usage(c->cx, "the bounds are for the launch of --observe: give no other");
	if (o->observe)
		r->launch = o->observe;
	return WB_OK;
}

enum wb_status
cmd_split(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	struct wb_world w;
	struct wb_split_report report;
	uint32_t most;
	bool go;
	enum wb_status s;

	r.machine = CLI_SPLIT_MACHINE;
	s = cli_load(c, argc, argv, &r, &o, &w, &go);
	if (!go)
		return s;
	s = check_options(c, &r, &o);
	if (s == WB_OK)
		s = wb_world_equip(&w);
	if (s == WB_OK)
		s = cli_split_contexts(c, &w, "-S", o.contexts, &most);
	if (s != WB_OK)
		return s;
	report = (struct wb_split_report){ .input = c->cx->files->file.at[r.input]->name,
		.module = w.module,
		.machine = w.machine,
		.files = c->cx->files,
		.nkernel = w.nchosen };
	report.kernel = WB_NEW(c->cx->unit, struct wb_split_kernel, w.nchosen);
	s = make_tables(c, &w, most, report.kernel);
	if (s == WB_BAD_INPUT || s == WB_NOMEM || r.passes.stop_after != WB_PASS_COUNT)
		return s;
	report.choice = cli_split_choose(o.choose, report.kernel, w.nchosen);
	for (uint32_t k = 0; k < w.nchosen; k++)
		if (report.kernel[k].table[report.choice])
			warn_printed(c, w.chosen[k], report.kernel[k].table[report.choice]);
	if (o.observe)
		s = wb_status_worse(s,
			cli_split_observe(c, &w, report.kernel, w.nchosen, report.choice, 0));
	for (uint32_t k = 0; k < w.nchosen; k++)
		s = wb_status_worse(s, within_budget(c, &w, &report.kernel[k], report.choice));
	if (o.certificate)
		s = wb_status_worse(s,
			cli_split_certify(c, &w, report.kernel, w.nchosen, report.choice, o.certificate));
	if (o.emit)
		return wb_status_worse(s, cli_split_emit(c, &w, report.kernel, w.nchosen, report.choice));
	(strcmp(o.format, "json") == 0 ? wb_split_json : wb_split_text)(c->cx, &report, &c->out);
	return wb_status_worse(s, wb_facts_all_used(&w));
}
