/* src/cli/simd.c -- Sim-D assembly: what `analyze` does with it. */
#include "cli.h"
#include "lists.h"
#include "request.h"
#include "wavebound/simd.h"

/* ---- launches ---------------------------------------------------------------------------- */
/* Work-groups of 32 by 32 unless --workgroup says otherwise; the height follows from the width. */
static enum wb_status
launch_of(struct cli *c, const struct wb_world *w, struct wb_simd_launch *out, const struct wb_launch **given)
{
	uint32_t threads = w->machine->sim_d.threads;
	struct wb_request r = *w->req;
	struct wb_world own = *w;
	const struct wb_launch *l;
	enum wb_status s;

	if (!w->launch_file && !r.grid)
		return cli_usage(c->cx,
			"a Sim-D bound is one of a launch: give --grid X[,Y], and --workgroup WIDTH unless it is 32");
	if (!w->launch_file && !r.workgroup)
		r.workgroup =
			wb_format(c->cx->unit, "%u,%u", threads < 32 ? threads : 32, threads < 32 ? 1 : threads / 32);
	own.req = &r;
	s = wb_world_launch(c->cx, &own, w->chosen[0], &l);
	if (s != WB_OK)
		return s;
	if (l->grid[2] > 1 || l->grid[0] > UINT32_MAX || l->grid[1] > UINT32_MAX || l->workgroup[2] > 1 ||
	    (l->workgroup[1] > 1 && (uint64_t)l->workgroup[0] * l->workgroup[1] != threads))
		return cli_usage(c->cx, "a Sim-D launch has two dimensions, in work-groups of %u threads", threads);
	*given = l;
	*out = (struct wb_simd_launch){ (uint32_t)l->grid[0], l->grid[1] ? (uint32_t)l->grid[1] : 1, l->workgroup[0] };
	return WB_OK;
}

/* ---- analyze --------------------------------------------------------------------------------- */
/* The loops of the common IR, as far as the program counts them. */
static enum wb_status
count_loops(struct cli *c, const struct wb_world *w)
{
	struct wb_pass_env env = { .module = w->module, .facts = w->facts };
	struct wb_pass_options opt = w->req->passes;

	opt.dump = &c->dump;
	return cli_run_list(c->cx, w->chosen[0], &env, &cli_list_trips, &opt);
}

static enum wb_status
write_certificate(struct cli *c, const struct wb_world *w, const struct cli_options *o, const struct wb_simd_launch *l,
	const struct wb_simd_bounds *b)
{
	struct wb_simd_certificate cert = { w->module->fn[0]->name, w->machine->hash, *l,
		wb_simd_digest(w->module->simd), *b, WB_NO_LOC };
	struct wb_out text = wb_out_new(c->cx->unit);

	if (wb_simd_certificate_write(&cert, &text))
		return cli_write_file(c->cx, o->certificate, text.at, text.n);
	wb_report(c->cx->diag, WB_E_SIMD_PROOF, w->module->fn[0]->loc,
		"the phases of a work-group are too many to be listed");
	return WB_REFUSED;
}

/* Whichever policy the device has. */
static enum wb_status
within_budget(struct cli *c, const struct wb_world *w, const struct wb_simd_bounds *b)
{
	enum wb_status s = WB_OK;

	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
		if (b->policy[p].cycles <= w->req->budget_cycles)
			continue;
		wb_report(c->cx->diag, WB_E_BUDGET, w->chosen[0]->loc,
			"the bound of %llu cycles (scratchpad-as-%s) exceeds the budget of %llu",
			(unsigned long long)b->policy[p].cycles, p ? "compute" : "access",
			(unsigned long long)w->req->budget_cycles);
		s = WB_GATE;
	}
	return s;
}

enum wb_status
cli_simd_analyze(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_simd_launch l;
	struct wb_simd_bounds b;
	const struct wb_launch *given;
	struct wb_simd_report rep = { .input = c->cx->files->file.at[w->req->input]->name,
		.module = w->module,
		.launch = &l,
		.bounds = &b,
		.budget_cycles = w->req->budget_cycles };
	enum wb_status s;

	if (o->observe || o->parametric || w->req->block_times || w->req->facts.n)
		return cli_usage(c->cx,
			"Sim-D assembly has no --observe, --parametric, --block-times or --facts: annotations in the "
			"text bound its loops");
	if (w->req->constant_time || w->req->budget_file || w->req->baseline || w->req->budget_ns != WB_UNKNOWN)
		return cli_usage(c->cx, "of gates, Sim-D assembly has --budget alone, in cycles");
	if (o->lp)
		return cli_usage(c->cx, "--lp is about wavefronts, and the input is Sim-D assembly");
	if (o->certificate && w->req->published)
		return cli_usage(c->cx,
			"published figures are no bounds, so there is no certificate of them; leave out --mode "
			"published");
	s = wb_world_machine(w);
	if (s == WB_OK)
		s = wb_world_facts(w);
	if (s == WB_OK && w->chosen[0]->refused)
		s = w->refused;
	rep.machine = w->machine;
	if (s == WB_OK)
		s = launch_of(c, w, &l, &given);
	if (s == WB_OK && !w->req->published)
		s = count_loops(c, w);
	if (s == WB_OK && w->req->passes.stop_after != WB_PASS_COUNT)
		return s;
	if (s == WB_OK)
		s = wb_simd_bound(c->cx, w->module, w->machine, &l, w->req->published, &b);
	if (s != WB_OK)
		return s;
	if (!wb_report_simd(c->cx, &rep, o->format, &c->out))
		return cli_usage(
			c->cx, "bounds of Sim-D are written as text, json, xml or html, not as '%s'", o->format);
	if (o->certificate)
		s = write_certificate(c, w, o, &l, &b);
	if (s != WB_OK)
		return s;
	return within_budget(c, w, &b);
}

/* ---- divergence --------------------------------------------------------------------------------- */
enum wb_status
cli_simd_divergence(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	struct wb_simd_divergence d;
	enum wb_status s = w->chosen[0]->refused ? w->refused : wb_simd_divergence(c->cx, w->module, &d);

	if (s == WB_OK && !wb_report_simd_divergence(c->cx, w->module, &d, o->format ? o->format : "text", &c->out))
		return cli_usage(c->cx, "divergence of Sim-D is written as text or json, not as '%s'", o->format);
	return s;
}

/* ---- check-certificate ------------------------------------------------------------------------- */
#define MOST_VISITS 10000000	/* unless --steps says otherwise: some seconds */

static void
put_proof(
	struct cli *c, const struct wb_module *m, const struct wb_simd_certificate *cert, const struct wb_simd_proof *p)
{
	wb_put_term(&c->out, m->fn[0]->name);
	wb_printf(&c->out, ": proved, %llu cycles (scratchpad-as-access), %llu cycles (scratchpad-as-compute)\n",
		(unsigned long long)cert->bounds.policy[WB_SIMD_SP_AS_ACCESS].cycles,
		(unsigned long long)cert->bounds.policy[WB_SIMD_SP_AS_COMPUTE].cycles);
	wb_printf(&c->out, "  every path through the program was executed (%llu blocks); taken on trust:\n",
		(unsigned long long)p->visits);
	wb_printf(&c->out, "    %6u costs of blocks (pipeline; wavebound-simd(7))\n", p->nblock);
	wb_printf(&c->out, "    %6u longest issue delays of accesses (wavebound-simd(7))\n", p->naccess);
	if (p->nannotated)
		wb_printf(&c->out, "    %6u counts of branches, as annotated in the text\n", p->nannotated);
	if (p->nderived)
		wb_printf(
			&c->out, "    %6u counts of branches, inferred from code (wavebound-loops(7))\n", p->nderived);
}

enum wb_status
cli_simd_check(struct cli *c, struct wb_world *w, const struct cli_options *o, const struct wb_simd_certificate *cert)
{
	const struct wb_launch *given;
	struct wb_simd_launch l;
	struct wb_simd_proof proof;
	enum wb_status s = w->chosen[0]->refused ? w->refused : wb_world_machine(w);

	if (s == WB_OK)
		s = wb_world_facts(w);
	if (s == WB_OK)
		s = launch_of(c, w, &l, &given);
	if (s == WB_OK)
		s = count_loops(c, w);
	if (s == WB_OK)
		s = wb_simd_prove(c->cx, w->module, w->machine, &l, cert, o->steps ? o->steps : MOST_VISITS, &proof);
	if (s == WB_OK)
		put_proof(c, w->module, cert, &proof);
	return s;
}

/* ---- simulate ---------------------------------------------------------------------------------- */
/* The number of the buffer of .data called @name. */
static uint32_t
buffer_number(const struct wb_simd *p, const char *name, uint32_t index)
{
	uint64_t n = index;

	if (name && !cli_parse_u64(name, &n))
		return WB_NONE;
	return n < WB_SIMD_BUFFERS && p->dram[n].there ? (uint32_t)n : WB_NONE;
}

static uint32_t
random_word(uint64_t *state)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (uint32_t)(*state >> 33);
}

/* The contents of buffer @b as @a describes them; the remaining words are 0. */
static enum wb_status
fill_buffer(struct cli *c, const struct wb_launch *l, const struct wb_launch_arg *a, const struct wb_simd_buffer *b,
	uint32_t *word)
{
	uint64_t bytes = a->bytes, state = a->seed;
	const uint8_t *at = NULL;
	enum wb_status s = a->init == WB_BUF_FILE ? cli_read_buffer(c->cx, l, a->file, &at, &bytes) : WB_OK;

	if (s != WB_OK)
		return s;
	if (bytes > 4 * wb_simd_words(b))
		return cli_usage(c->cx, "the buffer has %llu bytes, and .data gives it %llu", (unsigned long long)bytes,
			(unsigned long long)(4 * wb_simd_words(b)));
	for (uint64_t k = 0; k < bytes / 4; k++)
		word[k] = a->init == WB_BUF_IOTA ? (uint32_t)k :
			a->init == WB_BUF_CONST ? (uint32_t)a->seed :
			a->init == WB_BUF_RANDOM ? random_word(&state) :
			a->init == WB_BUF_FILE ? at[4 * k] | (uint32_t)at[4 * k + 1] << 8 |
				(uint32_t)at[4 * k + 2] << 16 | (uint32_t)at[4 * k + 3] << 24 :
						 0;
	return WB_OK;
}

static enum wb_status
fill_memory(struct cli *c, const struct wb_simd *p, const struct wb_launch *l, struct wb_simd_memory *mem)
{
	enum wb_status s = wb_simd_memory(c->cx, p, mem);

	for (uint32_t k = 0; s == WB_OK && k < l->arg.n; k++) {
		const struct wb_launch_arg *a = &l->arg.at[k];
		uint32_t id = buffer_number(p, a->name, a->index);

		if (!a->is_buffer || id == WB_NONE)
			return cli_usage(c->cx,
				"a Sim-D program has no arguments; its buffers are numbers in .data, as in --buffer "
				"0=iota:4096");
		s = fill_buffer(c, l, a, &p->dram[id], mem->word[id]);
	}
	return s;
}

/* --dump NUMBER=FILE */
static enum wb_status
dump_memory(struct cli *c, const struct wb_simd *p, const struct cli_options *o, const struct wb_simd_memory *mem)
{
	enum wb_status s = WB_OK;

	for (uint32_t d = 0; d < o->dumps.n && s == WB_OK; d++) {
		const char *eq = strchr(o->dumps.at[d], '=');
		uint32_t id = eq ?
			buffer_number(p, wb_strndup(c->cx->unit, o->dumps.at[d], (size_t)(eq - o->dumps.at[d])), 0) :
			WB_NONE;
		uint64_t words = id == WB_NONE ? 0 : wb_simd_words(&p->dram[id]);
		uint8_t *to = WB_NEW(c->cx->unit, uint8_t, 4 * words + 1);

		if (id == WB_NONE)
			return cli_usage(
				c->cx, "--dump '%s' is not NUMBER=FILE with a buffer of .data", o->dumps.at[d]);
		for (uint64_t k = 0; k < 4 * words; k++)
			to[k] = (uint8_t)(mem->word[id][k / 4] >> 8 * (k % 4));
		s = cli_write_file(c->cx, eq + 1, (const char *)to, 4 * words);
	}
	return s;
}

enum wb_status
cli_simd_simulate(struct cli *c, struct wb_world *w, const struct cli_options *o)
{
	enum wb_simd_policy policy = o->policy ? (enum wb_simd_policy)(o->policy - 1) : WB_SIMD_SP_AS_ACCESS;
	struct wb_out chart = wb_out_new(c->cx->unit);
	const struct wb_launch *given;
	struct wb_simd_memory mem;
	struct wb_simd_launch l;
	struct wb_simd_run run;
	enum wb_status s;

	if (o->mimd || o->trace || strcmp(o->format, "xml") == 0)
		return cli_usage(c->cx,
			"an executed Sim-D program has no --mimd, no --trace and no block times; --timeline draws its "
			"phases");
	s = w->chosen[0]->refused ? w->refused : wb_world_machine(w);
	if (s == WB_OK)
		s = wb_world_facts(w);
	if (s == WB_OK)
		s = launch_of(c, w, &l, &given);
	if (s == WB_OK)
		s = fill_memory(c, w->module->simd, given, &mem);
	if (s == WB_OK)
		s = wb_simd_run(c->cx, w->module, w->machine, &l, policy, &mem, o->steps, &run);
	if (s != WB_OK)
		return s;
	if (!wb_report_simd_run(c->cx, w->module, &run, o->format, &c->out))
		return cli_usage(c->cx, "simulate writes text or json, not '%s'", o->format);
	if (o->timeline) {
		wb_report_simd_chart(w->module, &run, &chart);
		s = cli_write_file(c->cx, o->timeline, chart.at, chart.n);
	}
	return s == WB_OK ? dump_memory(c, w->module->simd, o, &mem) : s;
}
