/* src/cli/deadlock.c -- wavebound deadlock: fails if lanes may wait for ever. */
#include <unistd.h>

#include "baseline.h"
#include "batch.h"
#include "lists.h"
#include "progress.h"
#include "suppress.h"
#include "walk.h"
#include "wavebound/checks.h"
#include "wavebound/gcn.h"
#include "wavebound/hazards.h"
#include "wavebound/warp.h"
#include "wavebound/wavebound.h"

#define MOST_BLOCKS 300u		/* of thread code: the published algorithm is at least cubic */

struct gate {
	struct cli *c;
	const struct cli_options *o;
	struct wb_world *w;			/* of the current input */
	bool on[WB_RULE_COUNT], fails[WB_RULE_COUNT];
	uint32_t skip;			/* bit n: rule n is off */
	enum wb_confidence least;
	bool found;				/* a finding that makes the exit code 1 */
	struct wb_pass_options passes;
	enum wb_status refused;			/* status of a function that the reader refused */
	const struct wb_module *as_written;	/* of the latest input */
	struct cli_suppressions *suppressions;
	struct cli_baseline *baseline;
	WB_VEC(struct wb_hazard_fn) fn;
};

/* ---- the command line ------------------------------------------------------------------------ */
static enum wb_status
switch_rules(struct gate *g)
{
	for (int r = 0; r < WB_RULE_COUNT; r++) {
		g->on[r] = wb_rule_info[r].on;
		g->fails[r] = true;
	}
	for (uint32_t k = 0; k < g->o->rules.n; k++) {
		const char *name = g->o->rules.at[k];
		enum wb_rule r = wb_rule_find(name);

		if (r == WB_RULE_COUNT && strcmp(name, "all") != 0)
			return cli_usage(g->c->cx, "no rule '%s'; wavebound-deadlock(1) lists them", name);
		for (int n = 0; n < WB_RULE_COUNT; n++)
			g->on[n] |= r == WB_RULE_COUNT || n == (int)r;
	}
	for (int r = 0; r < WB_RULE_COUNT; r++)
		g->skip |= (uint32_t)!g->on[r] << r;
	return WB_OK;
}

/* "any", "none", or rules separated by commas. */
static enum wb_status
choose_failures(struct gate *g)
{
	const char *at = g->o->fail_on;

	if (!at || strcmp(at, "any") == 0)
		return WB_OK;
	memset(g->fails, 0, sizeof(g->fails));
	if (strcmp(at, "none") == 0)
		return WB_OK;
	while (*at) {
		size_t n = strcspn(at, ",");
		enum wb_rule r = wb_rule_find(wb_strndup(g->c->cx->tmp, at, n));

		if (r == WB_RULE_COUNT)
			return cli_usage(g->c->cx, "--fail-on '%.*s' is neither any, none nor a rule", (int)n, at);
		if (!g->on[r])
			return cli_usage(g->c->cx, "--fail-on '%.*s': that is not looked for without --rule %.*s",
				(int)n, at, (int)n, at);
		g->fails[r] = true;
		at += n + (at[n] == ',');
	}
	return WB_OK;
}

static enum wb_status
prepare(struct gate *g)
{
	const char *conf = g->o->confidence;
	enum wb_status s = switch_rules(g);

	if (s == WB_OK)
		s = choose_failures(g);
	if (s == WB_OK && conf && strcmp(conf, "high") != 0 && strcmp(conf, "possible") != 0)
		s = cli_usage(g->c->cx, "--confidence '%s' is neither high nor possible", conf);
	g->least = conf && strcmp(conf, "high") == 0 ? WB_CONFIDENCE_HIGH : WB_CONFIDENCE_POSSIBLE;
	if (s == WB_OK && g->o->suppress)
		s = cli_suppressions_read(g->c->cx, g->o->suppress, &g->suppressions);
	if (s == WB_OK && g->o->baseline)
		s = cli_baseline_read(g->c->cx, g->o->baseline, &g->baseline);
	return s;
}

/* ---- one function -------------------------------------------------------------------------------- */
/* Whether the threads of @m branch independently: no function uses EXEC. */
static bool
of_threads(const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (wb_unit_of(m->fn[f], WB_ROLE_EXEC_LO) != WB_NONE)
			return false;
	return m->isa != WB_ISA_GCN;
}

static enum wb_status
detect_threads(struct gate *g, const struct wb_module *m, struct wb_fn *fn, const struct wb_pass_options *opt)
{
	struct wb_ctx *cx = g->c->cx;
	struct wb_pass_env env = { .module = m };
	enum wb_status s = WB_OK;

	if (fn->nblock > MOST_BLOCKS) {
		wb_report(cx->diag, WB_E_LIMIT, fn->loc,
			"%s has %u blocks; with threads that branch independently, at most %u are analysed", fn->name,
			fn->nblock, MOST_BLOCKS);
		return WB_REFUSED;
	}
	if (fn->ncall || !fn->is_kernel) {
		wb_report(cx->diag, WB_E_THREADS_CALL, fn->ncall ? fn->inst[fn->call[0]].loc : fn->loc,
			"threads that branch independently are not followed %s",
			fn->ncall ? "through calls" : "from a function to its callers");
		return WB_REFUSED;
	}
	if (m->isa == WB_ISA_MINI_SIMT)
		s = cli_run_list(cx, fn, &env, &cli_list_nest, opt);
	if (s == WB_OK && fn->tree && fn->tree->refused) {
		wb_report(cx->diag, WB_E_NO_NEST, fn->tree->where, "%s", fn->tree->refused);
		return WB_REFUSED;
	}
	return s == WB_OK ? cli_run_list(cx, fn, &env, &cli_list_threads, opt) : s;
}

static enum wb_status
detect(struct gate *g, const struct wb_module *m, struct wb_fn *fn, bool as_written)
{
	struct wb_pass_env env = {
		.module = m, .asks = g->passes.dump_after != WB_PASS_COUNT ? WB_ASKS_ALL : WB_ASKS_NONE,
		.skip_rules = g->skip, .buffers_distinct = !g->o->buffers_overlap,
		.without = WB_WITHOUT_BUFFER_SIZE
	};
	struct wb_pass_options opt = g->passes;
	enum wb_status s;

	if (fn->refused)
		return g->refused;
	s = fn->is_kernel ? wb_world_known(g->c->cx, g->w, fn, &env.launch) : WB_OK;
	if (s != WB_OK)
		return s;
	opt.dump = &g->c->dump;
	g->c->cx->diag->kernel = fn->name;
	s = of_threads(m) ? detect_threads(g, m, fn, &opt) :
			    cli_run_list(g->c->cx, fn, &env,
				    as_written ? &cli_list_deadlock_as_written : &cli_list_deadlock, &opt);
	g->c->cx->diag->kernel = NULL;
	return s;
}

/* A copy of @m, for analysis, in which calls and stack are replaced; @m does not change. */
static struct wb_module *
copy(struct wb_ctx *cx, const struct wb_module *m)
{
	struct wb_module *c = WB_NEW(cx->unit, struct wb_module, 1);

	*c = *m;
	c->fn = WB_NEW(cx->unit, struct wb_fn *, m->nfn);
	for (uint32_t f = 0; f < m->nfn; f++) {
		c->fn[f] = WB_NEW(cx->unit, struct wb_fn, 1);
		*c->fn[f] = *m->fn[f];
	}
	return c;
}

/* Why finding @k is accepted, so the gate does not fail; NULL: it is not. */
static const char *
acceptance(struct gate *g, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t k)
{
	const char *line = wb_hazard_line(g->c->cx, h, f, f->fn->deadlock->finding[k].inst);
	const char *why = g->suppressions ? cli_suppressed(g->c->cx, g->suppressions, f, k, line) : NULL;

	if (!why && g->baseline && cli_baseline_has(g->baseline, wb_hazard_fingerprint(f, k)))
		why = "it is in the baseline";
	return why;
}

/* Counts the findings, and those that are accepted. */
static enum wb_status
count_findings(struct gate *g, const struct wb_hazards *h, struct wb_hazard_fn *f)
{
	struct wb_arena *a = g->c->cx->unit;
	const struct wb_deadlock *d = f->fn->deadlock;
	enum wb_status s = f->status;

	if (s != WB_OK || !d)
		return s;
	f->accepted = WB_NEW(a, const char *, d->nfinding);
	f->shown = WB_NEW(a, bool, d->nfinding);
	for (uint32_t k = 0; k < d->nfinding; k++) {
		const struct wb_finding *x = &d->finding[k];

		f->shown[k] = g->on[x->rule] && x->confidence >= g->least && !(x->plain && g->o->plain_off);
		f->accepted[k] = f->shown[k] ? acceptance(g, h, f, k) : NULL;
		if (!f->shown[k] || f->accepted[k] || !g->fails[x->rule])
			continue;
		g->found = true;
		if (g->c->quiet || (g->o->fix && x->rule != WB_RULE_SIMT))
			wb_report(g->c->cx->diag, WB_W_GATE, wb_hazard_location(f, x->inst), "%s: %s [%s, %s]",
				f->fn->name, x->text, wb_rule_info[x->rule].name, wb_confidence_name[x->confidence]);
	}
	return s;
}

/* ---- one input -------------------------------------------------------------------------------------- */
/* Analyses what was loaded into g->w. */
static enum wb_status
take_loaded(struct gate *g, const char *path)
{
	struct wb_ctx *cx = g->c->cx;
	const struct wb_world *w = g->w;
	struct wb_module *m = copy(cx, w->module);
	enum wb_status s = WB_OK, *status = WB_NEW(cx->unit, enum wb_status, m->nfn);
	bool *seen = WB_NEW(cx->unit, bool, m->nfn);
	struct wb_todo run = wb_todo_new(cx->unit, m->nfn);

	g->as_written = w->module;
	g->refused = w->refused;
	/* callees are part of the kernels, and are analysed on their own only if that was not possible */
	for (uint32_t k = 0; k < w->nchosen; k++) {
		uint32_t f = w->chosen[k]->id;

		progress_note("%llu of %llu kernels of an input", k, w->nchosen);
		seen[f] = true;
		status[f] = detect(g, m, m->fn[f], false);
	}
	for (uint32_t k = 0; k < w->nchosen; k++)
		if (m->fn[w->chosen[k]->id]->ncall)	/* some calls were not replaced */
			wb_functions_from(m, w->chosen[k]->id, &run);
	for (uint32_t f = 0; f < m->nfn; f++) {
		if (wb_bit(run.visited, f) && !seen[f]) {
			seen[f] = true;
			status[f] = detect(g, m, m->fn[f], false);
		}
		if (!seen[f])
			continue;
		s = wb_status_worse(s, status[f]);
		WB_PUSH(cx->unit, &g->fn,
			((struct wb_hazard_fn){ .input = path, .module = m, .fn = m->fn[f], .status = status[f] }));
	}
	return s;
}

static enum wb_status
take_input(struct gate *g, const struct wb_request *base, const char *path)
{
	struct wb_ctx *cx = g->c->cx;
	struct wb_request *r = WB_NEW(cx->unit, struct wb_request, 1);
	struct wb_world *w = WB_NEW(cx->unit, struct wb_world, 1);
	enum wb_status s;

	*r = *base;
	s = cli_read_file(cx, path, &r->input);
	if (s == WB_OK)
		s = wb_world_load(cx, r, w);
	if (s != WB_OK || !w->nchosen)
		return s;
	if (w->module->isa == WB_ISA_SIMD)
		return wb_world_refuse_simd(w);
	g->w = w;
	return wb_status_worse(s, take_loaded(g, path));
}

/* Options that name kernels and arguments are about all inputs. */
static enum wb_status
take_inputs(struct gate *g, struct wb_request *r)
{
	struct wb_ctx *cx = g->c->cx;
	struct walk walk;
	enum wb_status s = walk_operands(cx, g->o->operand, g->o->noperand, &walk);

	if (walk.file.n > 1)
		r->matched = wb_matched_new(cx, r, 0);
	for (uint32_t k = 0; k < walk.file.n && s != WB_INTERNAL && s != WB_NOMEM; k++)
		s = wb_status_worse(s, take_input(g, r, walk.file.at[k]));
	if (r->matched && s != WB_BAD_INPUT && s != WB_INTERNAL && s != WB_NOMEM)
		s = wb_status_worse(s, wb_matched_all(cx, r, r->matched, walk.file.n));
	return s;
}

/* ---- --fix ---------------------------------------------------------------------------------------------- */
/* The first finding that --fix can repair; NULL: none. */
static const struct wb_finding *
waits(const struct wb_fn *fn)
{
	for (uint32_t x = 0; fn->deadlock && x < fn->deadlock->nfinding; x++)
		if (fn->deadlock->finding[x].rule == WB_RULE_SIMT)
			return &fn->deadlock->finding[x];
	return NULL;
}

/* Checks the rewritten text: it is read and analysed again. Functions that fail get the next @method, or none (NULL:
 * all succeeded). */
static enum wb_status
check_again(struct gate *g, const struct wb_request *base, const struct wb_out *text, const char *path,
	enum wb_repair_method *method)
{
	struct wb_ctx *cx = g->c->cx;
	struct wb_request *r = WB_NEW(cx->unit, struct wb_request, 1);
	struct wb_world w;
	struct wb_module *m;
	enum wb_status s, all = WB_OK;

	*r = *base;
	r->input = wb_file_add(cx->files, WB_FILE_TEXT, wb_format(cx->unit, "%s, rewritten", path), text->at, text->n);
	s = wb_world_load(cx, r, &w);
	m = s == WB_OK ? copy(cx, w.module) : NULL;
	g->w = &w;
	g->refused = w.refused;
	for (uint32_t k = 0; s == WB_OK && k < w.nchosen; k++) {
		struct wb_fn *fn = m->fn[w.chosen[k]->id];
		const struct wb_finding *x;

		if (method && method[fn->id] == WB_REPAIR_NOT)
			continue;
		s = detect(g, m, fn, false);
		x = waits(fn);
		if (s == WB_OK && !x)
			continue;
		if (!method || --method[fn->id] == WB_REPAIR_NOT)
			wb_report(cx->diag, WB_E_NOT_FIXED, x ? fn->inst[x->inst].loc : fn->loc,
				"%s: the rewritten loop may still wait for what it blocks", fn->name);
		all = WB_REFUSED;
		s = s == WB_REFUSED ? WB_OK : s;
	}
	return s == WB_OK ? all : s;
}

/* Says what became of the input: that nothing had to be rewritten is not seen from what is written. */
static void
tell_fixed(struct gate *g, const char *path, uint32_t done, uint32_t refused)
{
	struct wb_diag *d = g->c->cx->diag;

	if (!done && !refused)
		wb_report(d, WB_N_FIXED, WB_NO_LOC,
			"%s: no lanes wait for others of their wave, so nothing is rewritten, and it is written as it "
			"was",
			path);
	else
		wb_report(d, WB_N_FIXED, WB_NO_LOC, "%s: of %u kernels that may wait, %u %s rewritten%s", path,
			done + refused, done, done == 1 ? "is" : "are", done ? "" : ", so nothing is written");
}

/* For the text form: the switch blocks of the paper. */
static enum wb_status
fix_threads(struct gate *g, const char *path)
{
	const struct wb_module *m = g->fn.at[0].module;
	struct wb_pass_env env = { .module = m };
	struct wb_pass_options opt = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };
	uint32_t done = 0;
	enum wb_status s = WB_OK;

	if (m->isa == WB_ISA_MINI_SIMT)
		return cli_usage(g->c->cx,
			"--fix cannot rewrite '%s': arms of mini-SIMT code nest, and those of switch blocks do not",
			path);
	for (uint32_t k = 0; k < g->fn.n && s == WB_OK; k++)
		if (waits(g->fn.at[k].fn)) {
			s = cli_run_list(g->c->cx, m->fn[g->fn.at[k].fn->id], &env, &cli_list_switches, &opt);
			done += s == WB_OK;
		}
	if (s == WB_OK) {
		wb_print_module(&g->c->out, m);
		tell_fixed(g, path, done, 0);
	}
	return s;
}

/* Adds to @m the code of kernel @fn that --fix analyses: as it is written or, if it has a stack, with words of that as
 * registers. */
static enum wb_status
prepare_fix(struct gate *g, struct wb_module *m, struct wb_fn *fn)
{
	struct wb_fn *as_written = g->as_written->fn[fn->id];

	if (waits(fn) && fn->nunit == as_written->nunit)
		return detect(g, g->as_written, as_written, true);
	if (waits(fn))
		m->fn[fn->id] = fn;
	return WB_OK;
}

/* Decides for each function of @m, by @method or a lower one, and writes the text. */
static void
rewrite(struct gate *g, const struct wb_module *m, uint16_t file, enum wb_repair_method *method)
{
	struct wb_ctx *cx = g->c->cx;
	struct wb_repair **repair = WB_NEW(cx->unit, struct wb_repair *, m->nfn);

	for (uint32_t k = 0; k < m->nfn; k++) {
		struct wb_repair_input in = wb_gcn_fix_input(m->fn[k], m->gfx);

		repair[k] = wb_repair_find(cx, m->fn[k], &in, method[k]);
	}
	g->c->out.n = 0;
	wb_gcn_fix(cx, m, file, repair, &g->c->out, method);
}

static bool
is_of_file(const void *arg, const struct wb_message *m)
{
	return m->loc.file == *(const uint16_t *)arg;
}

/* The text @file, with calls of kernels @which replaced, has errors, which the input has not: these are forgotten, and
 * the calls stay. False: nothing was replaced. */
static bool
drop_copies(struct gate *g, const struct wb_module *input, uint16_t file, bool *which, struct wb_gcn_kept *kept)
{
	bool any = false;

	for (uint32_t k = 0; k < input->nfn; k++) {
		if (!which[k])
			continue;
		any = true;
		which[k] = false;
		kept[k] = (struct wb_gcn_kept){ input->fn[k]->inst[input->fn[k]->call[0]].loc,
			"with what they call in their place, the text has errors" };
	}
	if (any)
		wb_diag_forget(g->c->cx->diag, 0, is_of_file, &file);
	return any;
}

/* Takes, instead of @input, its text with the calls of kernels @which replaced. */
static enum wb_status
replace_calls(struct gate *g, const struct wb_request *base, const char *path, const struct wb_module *input,
	uint16_t file, bool *which, struct wb_gcn_kept *kept)
{
	struct wb_ctx *cx = g->c->cx;
	struct wb_request *r = WB_NEW(cx->unit, struct wb_request, 1);
	struct wb_out text = wb_out_new(cx->unit);
	uint32_t errors = cx->diag->nerror;
	enum wb_status s;

	wb_gcn_replace_calls(cx, input, file, which, kept, &text);
	*r = *base;
	r->input = wb_file_add(
		cx->files, WB_FILE_TEXT, wb_format(cx->unit, "%s, calls replaced", path), text.at, text.n);
	g->w = WB_NEW(cx->unit, struct wb_world, 1);
	s = wb_world_load(cx, r, g->w);
	g->fn.n = 0;
	if (s == WB_OK)
		s = take_loaded(g, path);
	if ((s == WB_BAD_INPUT || (s <= WB_REFUSED && cx->diag->nerror > errors)) &&
		drop_copies(g, input, r->input, which, kept))
		return replace_calls(g, base, path, input, file, which, kept);
	return s;
}

/* Writes the text with all repairs that succeed, by @method or a lower one. */
static enum wb_status
fix_text(struct gate *g, const struct wb_request *r, const char *path, enum wb_repair_method *method)
{
	struct wb_module *m = copy(g->c->cx, g->as_written);
	uint16_t file = g->fn.at[0].fn->loc.file;
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < m->nfn; k++)
		m->fn[k] = g->as_written->fn[k];
	for (uint32_t k = 0; k < g->fn.n && s == WB_OK; k++)
		s = prepare_fix(g, m, (struct wb_fn *)g->fn.at[k].fn);
	if (s != WB_OK)
		return s;
	do {
		rewrite(g, m, file, method);
		s = check_again(g, r, &g->c->out, path, method);
	} while (s == WB_REFUSED);
	return s;
}

/* Kernels of @input whose calls are not replaced are not rewritten, which is reported. */
static void
refuse_calls(const struct gate *g, const struct wb_module *input, const bool *which, const struct wb_gcn_kept *kept,
	enum wb_repair_method *method)
{
	for (uint32_t k = 0; k < g->fn.n; k++) {
		const struct wb_fn *fn = g->fn.at[k].fn, *calls = input->fn[fn->id];
		const char *why;

		if (!waits(fn) || !fn->is_kernel || !calls->ncall || which[fn->id] || method[fn->id] == WB_REPAIR_NOT)
			continue;
		why = kept[fn->id].why;
		wb_report(g->c->cx->diag, WB_E_NOT_FIXED,
			why ? kept[fn->id].loc : calls->inst[calls->call[0]].loc,
			"%s: its calls are not replaced: %s", fn->name,
			why ? why : "what they call is not known, or more than instructions");
		method[fn->id] = WB_REPAIR_NOT;
	}
}

/* Kernels of @which that are not rewritten are not to be: their calls stay. Whether there are any. */
static bool
keep_calls(const struct gate *g, bool *which, const enum wb_repair_method *method)
{
	bool any = false;

	for (uint32_t k = 0; k < g->as_written->nfn; k++)
		if (which[k] && method[k] == WB_REPAIR_NOT) {
			which[k] = false;
			any = true;
		}
	return any;
}

/* Writes the file with all repairs that succeeded; nothing if none did. */
static enum wb_status
fix_assembly(struct gate *g, const struct wb_request *r, const char *path)
{
	const struct wb_module *input = g->as_written;
	uint16_t file = g->fn.at[0].fn->loc.file;
	enum wb_repair_method *method = WB_NEW(g->c->cx->unit, enum wb_repair_method, input->nfn);
	bool *which = WB_NEW(g->c->cx->unit, bool, input->nfn), calls = false;
	struct wb_gcn_kept *kept = WB_NEW(g->c->cx->unit, struct wb_gcn_kept, input->nfn);
	enum wb_status s = WB_OK;
	uint32_t done = 0, refused = 0;

	for (uint32_t k = 0; k < input->nfn; k++)
		method[k] = WB_REPAIR_NEAR;
	for (uint32_t k = 0; k < g->fn.n; k++) {
		const struct wb_fn *fn = g->fn.at[k].fn;

		calls |= which[fn->id] = waits(fn) && fn->is_kernel && !fn->ncall && input->fn[fn->id]->ncall;
	}
	do {
		s = calls ? replace_calls(g, r, path, input, file, which, kept) : WB_OK;
		refuse_calls(g, input, which, kept, method);
		s = s == WB_OK || s == WB_REFUSED ? fix_text(g, r, path, method) : s;
	} while (s == WB_OK && keep_calls(g, which, method));
	for (uint32_t k = 0; k < g->fn.n; k++) {
		const struct wb_fn *fn = g->fn.at[k].fn;

		done += method[fn->id] != WB_REPAIR_NOT;
		refused += method[fn->id] == WB_REPAIR_NOT && fn->is_kernel && waits(fn);
	}
	s = s == WB_OK && refused ? WB_REFUSED : s;
	if (s != WB_OK && (!done || s > WB_REFUSED)) {
		g->c->out.n = 0;
		g->c->output = NULL;
	}
	tell_fixed(g, path, done, refused);
	return s;
}

/* Whether @m is about our own texts, of which only their fate is told: the input has been reported. */
static bool
is_of_own_text(const void *arg, const struct wb_message *m)
{
	(void)arg;
	return m->code != WB_E_NOT_FIXED && m->code != WB_N_FIXED;
}

static enum wb_status
fix(struct gate *g, const struct wb_request *r, const char *path)
{
	struct wb_ctx *cx = g->c->cx;
	const struct wb_hazard_fn *f = &g->fn.at[0];
	uint32_t first = cx->diag->message.n;
	enum wb_status s;

	if (of_threads(f->module)) {
		s = fix_threads(g, path);
		return s == WB_OK ? check_again(g, r, &g->c->out, path, NULL) : s;
	}
	if (f->module->isa != WB_ISA_GCN)
		return cli_usage(cx, "--fix rewrites assembly, and '%s' is machine code in its text form", path);
	if (f->module->assembled)
		return cli_usage(cx, "--fix rewrites assembly line by line, and '%s' has macros or conditions", path);
	if (cx->files->file.at[f->fn->loc.file]->kind != WB_FILE_TEXT)
		return cli_usage(cx,
			"--fix rewrites assembly, and '%s' is a code object: compile with -S instead, or disassemble "
			"it first",
			path);
	s = fix_assembly(g, r, path);
	if (s == WB_OK || s == WB_REFUSED)
		wb_diag_forget(cx->diag, first, is_of_own_text, NULL);
	return s;
}

/* Whether there are findings, not accepted, that --fix does not repair. */
static bool
finds_others(const struct gate *g)
{
	bool any = false;

	for (uint32_t k = 0; k < g->fn.n; k++)
		for (uint32_t x = 0; g->fn.at[k].shown && x < g->fn.at[k].fn->deadlock->nfinding; x++) {
			enum wb_rule r = (enum wb_rule)g->fn.at[k].fn->deadlock->finding[x].rule;

			any |= g->fn.at[k].shown[x] && !g->fn.at[k].accepted[x] && g->fails[r] && r != WB_RULE_SIMT;
		}
	return any;
}

/* As checks, if that is the format. */
static bool
put_checks(const struct gate *g, const struct wb_hazards *h)
{
	wb_checks_writer *write = wb_checks_find(g->o->format);
	struct wb_ctx *cx = g->c->cx;
	struct wb_checks checks = { 0 };

	if (!write)
		return false;
	wb_checks_hazards(cx, &checks, h, g->fails);
	wb_checks_messages(cx, &checks, cx->diag, cx->files);
	write(cx, &checks, &g->c->out);
	return true;
}

enum wb_status
cmd_deadlock(struct cli *c, int argc, char **argv)
{
	struct wb_request r = wb_request_new();
	struct cli_options o;
	enum wb_status s = cli_parse(c, argc, argv, &r, &o), stale;
	struct gate g = { .c = c, .o = &o };
	struct wb_hazards h = {
		.files = c->cx->files, .version = wb_session_version(), .findings_only = o.findings_only
	};

	g.passes = r.passes;
	if (s == WB_OK)
		s = prepare(&g);
	if (s != WB_OK)
		return s;
	if (o.noperand == 0)
		return cli_usage(c->cx, "deadlock takes at least one input");
	if (r.passes.stop_after != WB_PASS_COUNT && (o.fail_on || o.suppress || o.baseline || o.write_baseline))
		return cli_usage(c->cx, "--stop-after finds nothing, so the gate would pass whatever is there");
	s = take_inputs(&g, &r);
	if (r.passes.stop_after != WB_PASS_COUNT)
		return s;
	if (g.fn.n == 0) {
		put_checks(&g, &h);
		return s;
	}
	if (o.fix && batch_is(&o))
		return cli_usage(c->cx, "--fix takes one input; what it writes is named by --output");
	h.fn = g.fn.at;
	h.nfn = g.fn.n;
	for (uint32_t k = 0; k < h.nfn; k++)
		s = wb_status_worse(s, count_findings(&g, &h, &h.fn[k]));
	if (o.fix) {
		bool others = finds_others(&g);

		/* a kernel that is refused does not keep others from being rewritten */
		if (s == WB_OK || s == WB_REFUSED)
			s = wb_status_worse(s, fix(&g, &r, o.operand[0]));
		return s == WB_OK && others ? WB_GATE : s;
	}
	stale = wb_status_worse(g.suppressions ? cli_suppressions_stale(c->cx, g.suppressions, &h) : WB_OK,
		g.baseline ? cli_baseline_stale(c->cx, g.baseline, &h) : WB_OK);
	if (o.write_baseline) {
		enum wb_status written = cli_baseline_write(c->cx, o.write_baseline, &h);

		return written != WB_OK ? written : s;
	}
	/* a finding is not hidden by another input that could not be analysed, or by one that is gone */
	if (g.found && (s == WB_OK || s == WB_REFUSED))
		s = WB_GATE;
	else
		s = wb_status_worse(s, stale);
	if (!put_checks(&g, &h) &&
		!wb_report_hazards(c->cx, &h, o.format, !c->output && cli_colour(c, STDOUT_FILENO), &c->out))
		return cli_usage(c->cx, "deadlock writes text, json, sarif, junit or gitlab, not '%s'", o.format);
	return s;
}
