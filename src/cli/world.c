/* src/cli/world.c -- loads what a run needs: input, kernels, machine, facts, launch. */
#include <fnmatch.h>

#include "cli.h"
#include "format.h"
#include "growth.h"
#include "request.h"
#include "wavebound/gcn.h"
#include "wavebound/minisimt.h"
#include "wavebound/pass.h"
#include "wavebound/simd.h"

/* ---- input ---------------------------------------------------------------------------------- */
bool
wb_request_chooses(const void *request, const char *name)
{
	const struct wb_request *r = request;

	for (uint32_t k = 0; k < r->kernel.n; k++)
		if (fnmatch(r->kernel.at[k], name, 0) == 0)
			return true;
	return !r->kernel.n;
}

struct wb_object_choice
wb_request_object(const struct wb_request *r)
{
	return (struct wb_object_choice){
		.target = r->target, .number = r->object, .wants = r->kernel.n ? wb_request_chooses : NULL, .arg = r,
		.may_lack = r->matched != NULL
	};
}

/* Whether an error that the reader of plain assembly reported may be none to an assembler: it does not know macros,
 * conditions, symbols in place of registers, and code as data. An annotation is a matter of that reader alone. */
static bool
is_beyond(const struct wb_diag *d)
{
	bool beyond = false, annotated = false;

	for (uint32_t k = 0; k < d->message.n; k++)
		switch (d->message.at[k].code) {
		case WB_E_GCN_ANNOTATION: annotated = true; break;
		case WB_E_GCN_DIRECTIVE: case WB_E_GCN_SYNTAX: case WB_E_GCN_MNEMONIC: case WB_E_GCN_OPERAND:
		case WB_E_GCN_MODIFIER: case WB_E_GCN_METADATA: beyond = true; break;
		default: break;
		}
	return beyond && !annotated;
}

/* Whether something is refused that is fine in an object: a jump by a table of distances in code, which the reader of
 * plain assembly takes for data of no value, or an instruction that control does not reach. */
static bool
may_be_fine(const struct wb_diag *d)
{
	for (uint32_t k = 0; k < d->message.n; k++)
		if (d->message.at[k].code == WB_E_GCN_CALL || d->message.at[k].code == WB_E_GCN_UNSUPPORTED)
			return true;
	return false;
}

/* Reads a text as it is, or, where that cannot be, as what LLVM's assembler makes of it. What the assembler says counts
 * where the reader had to stop, else what the reader said. */
static enum wb_status
read_assembly(struct wb_ctx *cx, const struct wb_request *r, const struct wb_gcn_entries *entries, bool *used,
	struct wb_module **out)
{
	const struct wb_assembly how = {
		r->target, r->define.at, used, r->define.n, r->include.at, r->include.n, entries, false
	};
	struct wb_diag *all = cx->diag, *plain = wb_diag_new(cx->unit, cx->files), *assembled;
	bool only = how.ndefine || how.nfolder;
	enum wb_status s = WB_BAD_INPUT, then;
	struct wb_module *m;

	cx->diag = plain;
	if (!only)
		s = wb_gcn_read_entries(cx, r->input, r->target, entries, out);
	if (only || is_beyond(plain) || may_be_fine(plain)) {
		assembled = cx->diag = wb_diag_new(cx->unit, cx->files);
		then = wb_object_assemble(cx, r->input, &how, &m);
		if (s == WB_BAD_INPUT ||
			(then == WB_OK && (only || is_beyond(plain) || assembled->nrefusal < plain->nrefusal))) {
			plain = assembled;
			s = then;
			*out = m;
		}
	}
	cx->diag = all;
	wb_diag_merge(all, plain);
	return s;
}

/* Adds where calls go, of which the reader must know. Facts are read again with all others, which reports what is wrong
 * with them. */
static void
state_calls(struct wb_ctx *cx, const struct wb_request *r, struct wb_gcn_entries *entries)
{
	struct wb_facts *facts = wb_facts_new(cx);
	struct wb_diag *all = cx->diag;
	uint16_t file;

	cx->diag = wb_diag_new(cx->unit, cx->files);
	for (uint32_t k = 0; k < r->facts.n; k++)
		if (cli_read_file(cx, r->facts.at[k], &file) == WB_OK)
			wb_facts_read(cx, facts, file);
	cx->diag = all;
	entries->stated = wb_facts_jumps(facts, &entries->nstated);
}

/* Where functions begin, beside those that the input has. */
static enum wb_status
entries_of(struct wb_ctx *cx, const struct wb_request *r, struct wb_gcn_entries *out)
{
	enum wb_status s;

	*out = (struct wb_gcn_entries){ .name = r->entry.at, .n = r->entry.n };
	s = r->descriptor ? cli_read_file(cx, r->descriptor, &out->descriptor) : WB_OK;
	if (s == WB_OK && r->facts.n)
		state_calls(cx, r, out);
	return s;
}

const struct wb_module *
wb_world_listed(const struct wb_world *w)
{
	struct wb_ctx *cx = w->cx;
	const struct wb_request *r = w->req;
	const struct wb_file *f = cx->files->file.at[r->input];
	struct wb_gcn_entries entries;
	bool *used = WB_NEW(cx->tmp, bool, r->define.n);
	const struct wb_assembly how = { r->target, r->define.at, used, r->define.n, r->include.at, r->include.n,
		&entries, .listed = true };
	struct wb_diag *all = cx->diag;
	struct wb_module *m = NULL;

	if (w->module->isa != WB_ISA_GCN || wb_object_looks_like(f->text, f->bytes))
		return NULL;
	cx->diag = wb_diag_new(cx->unit, cx->files);	/* what is wrong with the input has been said */
	if (entries_of(cx, r, &entries) != WB_OK || wb_object_assemble(cx, r->input, &how, &m) != WB_OK)
		m = WB_NEW(cx->unit, struct wb_module, 1);	/* it has no function, so none is as LLVM reads it */
	cx->diag = all;
	return m;
}

/* A symbol that no text has is misspelt, or meant for another input. */
static enum wb_status
check_defines(struct wb_ctx *cx, const struct wb_request *r, const bool *used)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < r->define.n; k++)
		if (r->matched)
			r->matched->define[k] |= used[k];
		else if (!used[k])
			s = wb_define_unused(cx, r->define.at[k], 1);
	return s;
}

static enum wb_status
read_module(struct wb_ctx *cx, const struct wb_request *r, bool *used, struct wb_module **out)
{
	const struct wb_file *f = cx->files->file.at[r->input];
	struct wb_gcn_entries entries;
	struct wb_object_choice how = wb_request_object(r);
	enum wb_status s = entries_of(cx, r, &entries);

	how.entries = &entries;
	if (s != WB_OK)
		return s;
	if (wb_object_looks_like(f->text, f->bytes))
		return wb_object_read(cx, r->input, &how, out);
	if (cli_format_foreign(f))
		return cli_format_unknown(cx, f);
	if (wb_wir_looks_like(f->text, f->bytes))
		return wb_parse_wir(cx, r->input, out);
	if (wb_msimt_looks_like(f->text, f->bytes))
		return wb_msimt_read(cx, r->input, out);
	if (wb_sas_looks_like(f->text, f->bytes))
		return wb_sas_read(cx, r->input, r->published, out);
	if (wb_gcn_looks_like(f->text, f->bytes) || (r->target && f->bytes && !memchr(f->text, 0, f->bytes)))
		return read_assembly(cx, r, &entries, used, out);
	return cli_format_unknown(cx, f);
}

/* Reading needs much memory. It is freed at once, so that what follows uses pages that are in the cache. */
enum wb_status
wb_module_read(struct wb_ctx *cx, const struct wb_request *r, struct wb_module **out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	bool *used = WB_NEW(cx->tmp, bool, r->define.n);
	enum wb_status s = read_module(cx, r, used, out);

	s = s == WB_OK ? check_defines(cx, r, used) : s;
	wb_arena_reset(cx->tmp, mark);
	return s;
}

/* ---- kernels ----------------------------------------------------------------------------------- */
#define MOST_NOTES 20u

static void
note_kernels(struct wb_ctx *cx, const struct wb_module *m)
{
	for (uint32_t f = 0, shown = 0; f < m->nfn && shown < MOST_NOTES; f++)
		if (m->fn[f]->is_kernel) {
			wb_note(cx->diag, m->fn[f]->loc, "there is '%s'", m->fn[f]->name);
			shown++;
		}
}

/* What may be kernels without descriptors. */
static void
note_functions(struct wb_ctx *cx, const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn && f < MOST_NOTES && m->isa == WB_ISA_GCN; f++)
		wb_note(cx->diag, m->fn[f]->loc, "function '%s' has no descriptor: --entry %s bounds one wave of it",
			m->fn[f]->name, m->fn[f]->name);
}

/* What the ABI of HSA says of any kernel, whatever its descriptor: lanes that are on have a work-item, and v0 its
 * number. How many registers, LDS and private memory it has, and its mode, is not known. */
static void
assume_hsa(struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn)
{
	struct wb_kernel_desc *d = WB_NEW(cx->unit, struct wb_kernel_desc, 1);

	d->wave_lanes = fn->wave_lanes;
	d->dynamic_stack = true;
	d->float_mode = 0xf;		/* no rounding that an analysis relies on */
	d->abi.workitem_id_dims = 1;
	wb_gcn_abi_registers(&d->abi, m->gfx);
	fn->desc = d;
	fn->is_kernel = true;
}

/* Chooses the functions that are named as entries, marked as kernels or not. Without a descriptor nothing says how many
 * registers a wave has: there is no launch of such a function. */
static enum wb_status
choose_entries(struct wb_world *w)
{
	const struct wb_request *r = w->req;
	struct wb_module *m = w->module;

	for (uint32_t k = 0; k < r->entry.n; k++) {
		struct wb_fn *fn = NULL;

		for (uint32_t f = 0; f < m->nfn; f++)
			if (strcmp(m->fn[f]->name, r->entry.at[k]) == 0)
				w->chosen[w->nchosen++] = fn = m->fn[f];
		if (!fn) {
			wb_report(w->cx->diag, WB_E_NO_KERNEL, WB_NO_LOC, "no function is called '%s'",
				r->entry.at[k]);
			return WB_BAD_INPUT;
		}
		if (!fn->desc && wb_request_launches(r))
			return cli_usage(w->cx,
				"'%s' has no descriptor: one wave of it is bounded, no launch; --descriptor states "
				"one",
				fn->name);
		if (!fn->desc && r->hsa && m->isa == WB_ISA_GCN)
			assume_hsa(w->cx, m, fn);
	}
	return WB_OK;
}

static enum wb_status
choose_kernels(struct wb_world *w)
{
	struct wb_module *m = w->module;

	w->chosen = WB_NEW(w->cx->unit, struct wb_fn *, (size_t)m->nfn + w->req->entry.n);
	if (w->req->entry.n)
		return choose_entries(w);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->is_kernel && wb_request_chooses(w->req, m->fn[f]->name))
			w->chosen[w->nchosen++] = m->fn[f];
	for (uint32_t k = 0; k < w->req->kernel.n; k++) {
		bool hit = false;

		for (uint32_t f = 0; f < w->nchosen; f++)
			hit = hit || fnmatch(w->req->kernel.at[k], w->chosen[f]->name, 0) == 0;
		if (w->req->matched)
			w->req->matched->kernel[k] |= hit;
		if (hit || w->req->matched)
			continue;
		wb_report(w->cx->diag, WB_E_NO_KERNEL, WB_NO_LOC, "no kernel is called '%s'", w->req->kernel.at[k]);
		note_kernels(w->cx, m);
		return WB_BAD_INPUT;
	}
	if (w->nchosen || (w->req->kernel.n && w->req->matched))
		return WB_OK;
	wb_report(w->cx->diag, WB_E_NO_KERNEL, WB_NO_LOC, "%s holds no kernel", m->name);
	note_functions(w->cx, m);
	return WB_BAD_INPUT;
}

/* The chosen kernels and their callees, transitively. */
static void
find_reached(struct wb_world *w)
{
	const struct wb_module *m = w->module;
	uint32_t *work = WB_NEW(w->cx->tmp, uint32_t, (size_t)m->nfn + 1), n = 0;

	w->reached = WB_NEW(w->cx->unit, bool, m->nfn);
	w->called = WB_NEW(w->cx->unit, bool, m->nfn);
	for (uint32_t k = 0; k < w->nchosen; k++) {
		w->reached[w->chosen[k]->id] = true;
		work[n++] = w->chosen[k]->id;
	}
	while (n) {
		const struct wb_fn *fn = m->fn[work[--n]];

		for (uint32_t k = 0; k < fn->ncall; k++) {
			uint32_t to = wb_callee(fn, &fn->inst[fn->call[k]]);

			if (to >= m->nfn)
				continue;
			w->called[to] = true;
			if (!w->reached[to]) {
				w->reached[to] = true;
				work[n++] = to;
			}
		}
	}
}

/* Whether @m concerns only a function that no chosen kernel executes. A message of no function is of all: a line that
 * cannot be read has an unknown length, so it moves all code behind it. */
static bool
is_about_others(const void *world, const struct wb_message *m)
{
	const struct wb_world *w = world;

	if (m->severity == WB_WARNING || !m->kernel)
		return false;
	for (uint32_t f = 0; f < w->module->nfn; f++)
		if (w->reached[f] && strcmp(w->module->fn[f]->name, m->kernel) == 0)
			return false;
	return true;
}

/* Whether message @m is an error of the function @name, or of no function, which is one of all. */
static bool
concerns(const struct wb_message *m, const char *name)
{
	return m->severity == WB_ERROR && (!m->kernel || strcmp(m->kernel, name) == 0);
}

/* Refuses what an error concerns: what was read in its place may be anything. @first: the first message about this
 * input. */
static void
refuse_wrong(const struct wb_diag *d, uint32_t first, struct wb_module *m)
{
	for (uint32_t k = 0; d->nerror && k < m->nfn; k++) {
		bool wrong = d->ndropped;

		for (uint32_t n = first; !wrong && n < d->message.n; n++)
			wrong = concerns(&d->message.at[n], m->fn[k]->name);
		if (wrong && !m->fn[k]->refused)
			m->fn[k]->refused = "the input has errors";
	}
}

enum wb_status
wb_world_load(struct wb_ctx *cx, const struct wb_request *r, struct wb_world *w)
{
	uint32_t first = cx->diag->message.n;
	enum wb_status s;

	*w = (struct wb_world){
		.cx = cx, .req = r, .how = { .solver = r->solver }, .budgets = { .rest = r->budget_cycles,
			.rest_ns = r->budget_ns }
	};
	s = wb_module_read(cx, r, &w->module);
	if (s != WB_OK)
		return s;
	s = choose_kernels(w);
	if (s != WB_OK)
		return s;
	find_reached(w);
	refuse_wrong(cx->diag, first, w->module);
	if (r->kernel.n)
		wb_diag_forget(cx->diag, 0, is_about_others, w);
	wb_digest_module(cx, w->module);
	w->refused = cx->diag->nerror ? WB_BAD_INPUT : WB_REFUSED;
	return WB_OK;
}

/* ---- machine and facts ------------------------------------------------------------------ */
/* Of the first kernel. Kernels with waves of another size, or in another mode, are refused when the machine is used. */
static const struct wb_kernel_desc *
first_desc(const struct wb_world *w)
{
	return w->nchosen ? w->chosen[0]->desc : NULL;
}

/* 0: nothing says it. */
static uint32_t
first_lanes(const struct wb_world *w)
{
	const struct wb_kernel_desc *d = first_desc(w);

	return d ? d->wave_lanes : w->nchosen ? w->chosen[0]->wave_lanes : 0;
}

static bool
is_gated(const struct wb_request *r)
{
	return r->budget_cycles != WB_UNKNOWN || r->budget_ns != WB_UNKNOWN || r->budget_file || r->baseline;
}

/* Whether @m may execute @target: not if it is a machine of others. Machines do not name the generic targets that they
 * execute. */
static bool
executes(const struct wb_machine *m, const char *target)
{
	return !target || !(m->target.n || m->part_of.n) || strstr(target, "generic") ||
		wb_machine_names(m, target);
}

enum wb_status
wb_world_machine(struct wb_world *w)
{
	static const enum wb_machine_kind kind[] = { [WB_ISA_NONE] = WB_MACHINE_GCN,
		[WB_ISA_GCN] = WB_MACHINE_GCN,
		[WB_ISA_MINI_SIMT] = WB_MACHINE_MINI_SIMT,
		[WB_ISA_SIMD] = WB_MACHINE_SIM_D };
	const struct wb_kernel_desc *d = first_desc(w);
	enum wb_status s;

	if (w->machine)
		s = WB_OK;
	else if (w->req->machine && strcmp(w->req->machine, "any") == 0)
		s = wb_machine_any(w->cx, w->module->target, first_lanes(w), &w->machine);
	else if (w->req->machine)
		s = wb_machine_load(w->cx, w->req->machine, &w->machine);
	else if (w->module->target)
		s = wb_machine_for(w->cx, w->module->target, first_lanes(w), &w->machine);
	else
		return cli_usage(
			w->cx, "the input names no target, so the machine is unknown: choose one with --machine");
	if (s == WB_OK && w->machine->kind != kind[w->module->isa])
		return cli_usage(w->cx, "machine '%s' does not execute this kind of code", w->machine->name);
	if (s == WB_OK && !(is_gated(w->req) && w->machine->at_most) && !executes(w->machine, w->module->target))
		wb_report(w->cx->diag, WB_W_MACHINE_TARGET, WB_NO_LOC, "%s does not execute code for %.100s",
			w->machine->name, w->module->target);
	return s == WB_OK ? wb_machine_in_mode(w->cx, d, &w->machine) : s;
}

const char *
wb_world_machine_name(const struct wb_world *w)
{
	return w->req->machine && strpbrk(w->req->machine, "./") ? w->req->machine : w->machine->name;
}

enum wb_status
wb_world_refuse_simd(const struct wb_world *w)
{
	wb_report(w->cx->diag, WB_E_SIMD_REFUSED, w->chosen[0]->loc,
		"Sim-D assembly is taken by analyze, simulate, cfg, divergence, facts and opt; its lanes follow a "
		"control stack and have no waves, which this command asks for");
	return WB_REFUSED;
}

static enum wb_status
choose_machine(struct wb_world *w)
{
	if (w->module->isa == WB_ISA_MINI_SIMT)
		return cli_usage(w->cx, "mini-SIMT assembly is bounded and executed by `wavebound warp`");
	if (w->module->isa == WB_ISA_SIMD)
		return wb_world_refuse_simd(w);
	return wb_world_machine(w);
}

enum wb_status
wb_world_facts(struct wb_world *w)
{
	const struct wb_request *r = w->req;
	enum wb_status s = WB_OK;
	uint16_t file;

	if (r->facts.n)
		w->facts = wb_facts_new(w->cx);
	for (uint32_t k = 0; s == WB_OK && k < r->facts.n; k++) {
		s = cli_read_file(w->cx, r->facts.at[k], &file);
		if (s != WB_OK)
			break;
		WB_PUSH(w->cx->unit, &w->facts_file, file);
		s = wb_facts_read(w->cx, w->facts, file);
	}
	if (s == WB_OK && r->launch)
		s = cli_read_file(w->cx, r->launch, &w->launch_file);
	return s;
}

/* Kernels that are not chosen may have a budget, too. */
static enum wb_status
read_budget_file(struct wb_world *w)
{
	enum wb_status s = wb_budgets_read(w->cx, w->req->budget_file, &w->budget_file, &w->budgets);

	for (uint32_t f = 0; s == WB_OK && f < w->module->nfn; f++)
		if (w->module->fn[f]->is_kernel)
			wb_budgets_cover(&w->budgets, w->module->fn[f]->name);
	return s == WB_OK ? wb_budgets_unused(w->cx, &w->budgets) : s;
}

/* The budgets, and what comparing with them needs: else nothing is bounded. */
static enum wb_status
read_budgets(struct wb_world *w)
{
	enum wb_status s = w->req->budget_file ? read_budget_file(w) : WB_OK;

	if (s == WB_OK)
		s = wb_budgets_launched(w->cx, &w->budgets, wb_request_launches(w->req));
	return s == WB_OK ? wb_budgets_clocked(w->cx, &w->budgets, w->machine->clock_mhz, w->module->target,
				    first_lanes(w)) :
			    s;
}

/* The machine is chosen by the target. */
static enum wb_status
gate_of_target(struct wb_ctx *cx, const char *target, const char *chips, uint32_t n)
{
	if (n < 2) {
		wb_report(cx->diag, WB_W_MACHINE_MODEL, WB_NO_LOC,
			"the gate is about a model of %s, not about a chip%s%s", target ? target : "the target",
			n ? ": the one that is known is " : "", n ? chips : "");
		return WB_OK;
	}
	wb_report(cx->diag, WB_E_MACHINE_CHIPS, WB_NO_LOC, "a gate is about one device, and several execute %s",
		target);
	wb_note(cx->diag, WB_NO_LOC, "choose with --machine: any, %s", chips);
	return WB_BAD_INPUT;
}

enum wb_status
cli_gate_machine(struct wb_ctx *cx, const char *machine, const char *target, uint32_t lanes)
{
	uint32_t n = 0;
	const char *chips = target ? wb_machine_chips(cx, target, lanes, &n) : NULL;
	const struct wb_machine *m;
	enum wb_status s;

	if (!machine)
		return gate_of_target(cx, target, chips, n);
	if (strcmp(machine, "any") == 0)
		return WB_OK;
	s = wb_machine_load(cx, machine, &m);
	if (s != WB_OK || !m->at_most || executes(m, target))	/* of a model it is a warning */
		return s;
	wb_report(cx->diag, WB_E_MACHINE_CHIPS, WB_NO_LOC,
		"a gate is about a device that runs the code, and %s does not execute %.100s", m->name, target);
	if (n)
		wb_note(cx->diag, WB_NO_LOC, "choose with --machine: %s%s", n > 1 ? "any, " : "", chips);
	return WB_BAD_INPUT;
}

enum wb_status
wb_world_equip(struct wb_world *w)
{
	const struct wb_request *r = w->req;
	enum wb_status s = choose_machine(w);

	if (s == WB_OK && is_gated(r))
		s = cli_gate_machine(w->cx, r->machine, w->module->target, first_lanes(w));
	if (s == WB_OK)
		s = wb_world_facts(w);
	if (s == WB_OK && r->constant_time && !wb_request_launches(r))
		return cli_usage(w->cx, "--constant-time is about a launch: give --grid and --workgroup, or --launch");
	if (s == WB_OK)
		s = read_budgets(w);
	if (s == WB_OK && r->fail_above && !r->baseline)
		return cli_usage(w->cx, "--fail-above is about --baseline, and there is none");
	if (s == WB_OK && r->baseline)
		s = wb_growth_read(w->cx, r->baseline, r->fail_above, &w->baseline_file, &w->growth);
	for (uint32_t f = 0; s == WB_OK && w->growth && f < w->module->nfn; f++)
		if (w->module->fn[f]->is_kernel)
			wb_growth_cover(w->growth, w->cx, w->cx->files->file.at[r->input]->name,
				w->module->fn[f]->name);
	if (s == WB_OK && r->block_times) {
		if (!cli_thread_trace(w, r->block_times, &s))
			s = cli_read_file(w->cx, r->block_times, &w->times_file);
		if (s == WB_OK)
			s = wb_block_times_read(w->cx, w->times_file, &w->times);
	}
	return s;
}

/* ---- launch ------------------------------------------------------------------------------------------ */
/* --workgroup overrides the launch file. Its form was checked when it was given (request.c), as that of the others. */
static void
set_workgroup(const char *text, struct wb_launch *l)
{
	uint64_t v[3] = { 0, 0, 0 };
	uint32_t dims = 0;

	wb_launch_parse_dims(text, v, &dims);
	for (uint32_t d = 0; d < 3; d++)
		l->workgroup[d] = (uint32_t)v[d];
	if (dims > l->dims)
		l->dims = dims;
}

/* --grid and --workgroup override the launch file. A workgroup size that the kernel requires may be omitted. */
static enum wb_status
short_forms(struct wb_ctx *cx, const struct wb_request *r, const struct wb_fn *fn, struct wb_launch *l)
{
	if (r->grid)
		wb_launch_parse_dims(r->grid, l->grid, &l->dims);
	if (r->workgroup) {
		set_workgroup(r->workgroup, l);
	} else if (!l->workgroup[0] && fn->desc && fn->desc->reqd_workgroup[0]) {
		for (uint32_t d = 0; d < 3; d++)
			l->workgroup[d] = fn->desc->reqd_workgroup[d] ? fn->desc->reqd_workgroup[d] : 1;
	}
	if ((!r->grid && !l->grid[0]) || (!r->workgroup && !l->workgroup[0]))
		return cli_usage(cx, "a launch needs both --grid and --workgroup");
	return WB_OK;		/* wb_launch_complete handles sizes of 0 */
}

/* --lds and --align override the launch file, but not what it says of the alignment of one buffer. */
static void
set_bytes(const struct wb_request *r, struct wb_launch *l)
{
	if (r->lds)
		cli_parse_u64(r->lds, &l->lds_bytes);
	l->lds_given = l->lds_given || r->lds;
	if (r->align)
		cli_parse_u64(r->align, &l->align);
}

/* Replaces the argument that --parametric varies. */
static enum wb_status
set_parameter(struct wb_ctx *cx, const char *text, struct wb_launch *l)
{
	struct wb_launch_arg a = { .name = NULL };
	enum wb_status s = wb_launch_parse_arg(cx, text, &a);

	if (s != WB_OK)
		return s;
	for (uint32_t k = 0; k < l->arg.n; k++)
		if (a.name ? l->arg.at[k].name && strcmp(a.name, l->arg.at[k].name) == 0 :
			     !l->arg.at[k].name && a.index == l->arg.at[k].index) {
			l->arg.at[k] = a;
			return WB_OK;
		}
	WB_PUSH(cx->unit, &l->arg, a);
	return WB_OK;
}

/* Members of one struct are one value. */
static bool
add_member(struct wb_ctx *cx, const struct wb_launch_arg *a, struct wb_launch *l)
{
	for (uint32_t k = 0; a->value && *a->value == '@' && k < l->arg.n; k++) {
		struct wb_launch_arg *b = &l->arg.at[k];

		if (b->value && *b->value == '@' && a->index == b->index &&
			(a->name ? b->name && strcmp(a->name, b->name) == 0 : !b->name)) {
			b->value = wb_format(cx->unit, "%s,%s", b->value, a->value);
			return true;
		}
	}
	return false;
}

/* Whether the launch of @fn gets @a. An argument that it does not have is one of another kernel, or, if no kernel has
 * it, an error: of a name without a pattern, wb_launch_check_args reports that. */
static enum wb_status
takes(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch_arg *a, bool *matched,
	bool *yes)
{
	bool any = w->req->matched != NULL;

	*yes = wb_launch_concerns(a, fn);
	if (matched)
		*matched |= *yes;
	for (uint32_t k = 0; k < w->nchosen && !any; k++)
		any = wb_launch_concerns(a, w->chosen[k]);
	if (any || *yes)
		return WB_OK;
	if (a->kernel)
		return cli_usage(cx, "no kernel that matches '%s' has such an argument", a->kernel);
	*yes = true;
	return WB_OK;
}

/* Adds the argument or buffer @text to the launch of @fn, if that gets it. */
static enum wb_status
add_arg(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const char *text, bool *matched,
	enum wb_status (*parse)(struct wb_ctx *cx, const char *text, struct wb_launch_arg *a), struct wb_launch *l)
{
	struct wb_launch_arg a = { .name = NULL };
	enum wb_status s = parse(cx, text, &a);
	bool yes = false;

	if (s == WB_OK)
		s = takes(cx, w, fn, &a, matched, &yes);
	if (s == WB_OK && yes && !add_member(cx, &a, l))
		WB_PUSH(cx->unit, &l->arg, a);
	return s;
}

static enum wb_status
add_args(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, struct wb_launch *l)
{
	const struct wb_request *r = w->req;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; s == WB_OK && k < r->arg.n; k++)
		s = add_arg(cx, w, fn, r->arg.at[k], r->matched ? &r->matched->arg[k] : NULL, wb_launch_parse_arg, l);
	return s == WB_OK && r->parameter ? set_parameter(cx, r->parameter, l) : s;
}

static enum wb_status
add_buffers(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, struct wb_launch *l)
{
	const struct wb_request *r = w->req;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; s == WB_OK && k < r->buffer.n; k++)
		s = add_arg(cx, w, fn, r->buffer.at[k], r->matched ? &r->matched->buffer[k] : NULL,
			wb_launch_parse_buffer, l);
	return s;
}

/* A workgroup size without a grid. If the kernel requires a size, it must be the same. */
static enum wb_status
lone_workgroup(struct wb_ctx *cx, const char *text, const struct wb_fn *fn, struct wb_launch *l)
{
	enum wb_status s = WB_OK;
	const uint32_t *size = l->workgroup, *required = fn->desc ? fn->desc->reqd_workgroup : NULL;

	set_workgroup(text, l);
	if (!size[0] || !size[1] || !size[2])
		s = cli_usage(cx, "--workgroup '%s' has no work-item", text);
	for (uint32_t d = 0; s == WB_OK && required && required[0] && d < 3; d++)
		if (size[d] != (required[d] ? required[d] : 1))
			s = cli_usage(cx, "--workgroup '%s': %s requires %u,%u,%u", text, fn->name, required[0],
				required[1] ? required[1] : 1, required[2] ? required[2] : 1);
	return s;
}

/* Arguments, and maybe a workgroup size, without a grid. */
static enum wb_status
partial_launch(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out)
{
	const struct wb_request *r = w->req;
	struct wb_launch *l = WB_NEW(cx->unit, struct wb_launch, 1);
	enum wb_status s = r->workgroup ? lone_workgroup(cx, r->workgroup, fn, l) : WB_OK;

	if (s == WB_OK)
		s = add_args(cx, w, fn, l);
	if (s == WB_OK)
		s = wb_launch_check_args(cx, l, fn);
	if (s == WB_OK)
		*out = l;
	return s;
}

enum wb_status
wb_world_given(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out)
{
	enum wb_status s = wb_world_launch(cx, w, fn, out);

	if (s != WB_OK || *out || (!w->req->arg.n && !w->req->parameter))
		return s;
	return partial_launch(cx, w, fn, out);
}

enum wb_status
wb_world_known(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out)
{
	const struct wb_request *r = w->req;

	*out = NULL;
	if (w->launch_file || r->grid || !r->workgroup || r->lds)
		return wb_world_given(cx, w, fn, out);
	return partial_launch(cx, w, fn, out);
}

static bool
read_contents(struct wb_ctx *cx, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	return cli_read_buffer(cx, l, path, at, bytes) == WB_OK;
}

enum wb_status
wb_world_launch(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct wb_launch **out)
{
	const struct wb_request *r = w->req;
	struct wb_launch *l = WB_NEW(cx->unit, struct wb_launch, 1);
	enum wb_status s = WB_OK;

	*out = NULL;
	if (!w->launch_file && !r->grid && !r->workgroup)
		return r->lds || r->align ? cli_usage(cx,
						    "--%s is about a launch: give --grid and --workgroup, or --launch",
						    r->lds ? "lds" : "align") :
					    WB_OK;
	if (w->launch_file)
		s = wb_launch_read(cx, w->launch_file, fn->name, &l);
	if (s == WB_OK && (!w->launch_file || r->grid || r->workgroup))
		s = short_forms(cx, r, fn, l);
	set_bytes(r, l);
	if (s == WB_OK)
		s = add_args(cx, w, fn, l);
	if (s == WB_OK)
		s = add_buffers(cx, w, fn, l);
	if (s == WB_OK)
		s = wb_launch_complete(cx, l, fn);
	if (s == WB_OK)
		cli_measure_buffers(cx, l);
	if (s == WB_OK)
		s = wb_launch_check_ranges(cx, l, fn, read_contents);
	if (s == WB_OK)
		s = wb_launch_contents(cx, l, read_contents);
	if (s == WB_OK)
		*out = l;
	return s;
}
