/* src/cli/pipeline.c -- from a loaded world (world.c) to bounded kernels: which passes run, in which order and thread.
 *
 * Functions that are called are prepared first, once, in this thread. Then each kernel is a job, with a context, arenas
 * and diagnostics of its own. Jobs share only data that they do not change; facts are protected by a lock. Launches are
 * read before jobs start. Results are merged in the order of kernels, so output does not depend on threads.
 */
#include <pthread.h>

#include "cli.h"
#include "growth.h"
#include "lists.h"
#include "request.h"
#include "wavebound/divergence.h"
#include "wavebound/prove.h"

/* ---- passes, top to bottom -------------------------------------------------------------- */
static bool
has_pass(const struct pass_list *list, enum wb_pass p)
{
	for (uint32_t k = 0; k < list->n; k++)
		if (list->pass[k] == p)
			return true;
	return false;
}

/* One list; *stop when --stop-after names a pass in it. */
static enum wb_status
run_list(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct pass_list *list,
	const struct wb_pass_options *opt, bool *stop)
{
	if (*stop)
		return WB_OK;
	*stop = has_pass(list, opt->stop_after);
	return cli_run_list(cx, fn, env, list, opt);
}

/* Whether @fn is refused whatever its blocks cost: a loop has no bound, and no other fact can limit it (ilp/refuse.c).
 * Then the analysis of accesses, which only reduces costs, is omitted. */
static bool
is_endless(const struct wb_fn *fn)
{
	bool endless = false;

	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		if (fn->loops->loop[l].irreducible)
			return false;	/* its cycles may use edges that others limit */
		endless = endless || (fn->bounds->loop[l].max == WB_UNKNOWN && fn->bounds->loop[l].total == WB_UNKNOWN);
	}
	return endless && !(fn->rows && fn->rows->nrow);
}

/* What the passes of one kernel share. */
struct pass_run {
	struct wb_pass_env env;
	struct wb_pass_options opt;
	bool stop;
	bool refused;			/* is_refused */
};

static struct pass_run
new_run(const struct wb_world *w, const struct wb_launch *launch, struct wb_out *dump)
{
	struct pass_run p = {
		.env = { .module = w->module,
			.machine = w->machine,
			.launch = launch,
			.facts = w->facts,
			.outstanding = w->outstanding,
			.asks = WB_ASKS_BOUNDS | (w->facts || w->req->codes ? WB_ASKS_CODES : 0),
			.reduces = !w->req->as_written,
			.without = w->req->without },
		.opt = w->req->passes,
	};

	p.opt.dump = dump;
	if (p.opt.dump_after != WB_PASS_COUNT)
		p.env.asks = WB_ASKS_ALL;	/* for the reader of the dump */
	return p;
}

struct wb_module *
wb_world_seen(const struct wb_world *w, const struct wb_fn *fn)
{
	return w->seen && w->seen[fn->id] ? w->seen[fn->id] : w->module;
}

/* Whether kernel @fn, which has a copy, is refused because of a function that it calls. Then reports say of its loops
 * what the copy tells, and nothing else is found out. */
static bool
is_refused(struct wb_ctx *cx, const struct wb_world *w, const struct wb_fn *fn, const struct pass_run *p)
{
	const struct wb_module *m = wb_world_seen(w, fn);
	struct wb_todo called = wb_todo_new(cx->tmp, m->nfn);
	bool refused = false;

	if (!p->env.copy || p->env.asks & WB_ASKS_CODES || p->env.asks == WB_ASKS_ALL || wb_splits(fn) ||
		p->opt.stop_after != WB_PASS_COUNT)
		return false;
	wb_functions_from(m, fn->id, &called);
	for (uint32_t k = 1; k < called.n; k++)		/* behind @fn itself */
		refused |= m->fn[called.at[k]]->bounds && is_endless(m->fn[called.at[k]]);
	return refused;
}

/* Passes that bound loops by code and launch. */
static enum wb_status
run_loop_bounds(struct wb_ctx *cx, const struct wb_world *w, struct wb_fn *fn, const struct wb_launch *launch,
	struct wb_out *dump, struct pass_run *p)
{
	*p = new_run(w, launch, dump);
	p->opt.more = true;
	if (w->copied && !launch) {
		p->env.copy = w->copied[fn->id];
		p->env.copied = fn->inst;
	}
	p->refused = is_refused(cx, w, fn, p);
	return run_list(cx, fn, &p->env, p->refused ? &cli_list_refused : &cli_list_loop_bounds, &p->opt, &p->stop);
}

/* Passes that apply the facts of the user, and costs. */
static enum wb_status
run_claims(struct wb_ctx *cx, struct wb_fn *fn, bool with_cost, void *lock, struct pass_run *p)
{
	enum wb_status s;

	p->opt.more = with_cost;
	if (lock)
		pthread_mutex_lock(lock);
	s = run_list(cx, fn, &p->env, &cli_list_claims, &p->opt, &p->stop);
	if (lock)
		pthread_mutex_unlock(lock);
	p->opt.more = false;
	if (s == WB_OK && with_cost && !p->stop && p->env.asks != WB_ASKS_ALL && is_endless(fn))
		p->env.asks = WB_ASKS_ARMS | WB_ASKS_DEAD;	/* reports name them */
	if (s == WB_OK && with_cost)
		s = run_list(cx, fn, &p->env, p->refused ? &cli_list_refused_costs :
			wb_splits(fn) ? &cli_list_split_costs : &cli_list_costs, &p->opt, &p->stop);
	return s;
}

enum wb_status
wb_prepare_kernel(struct wb_ctx *cx, const struct wb_world *w, struct wb_fn *fn, const struct wb_launch *launch,
	bool with_cost, struct wb_out *dump, void *lock)
{
	struct pass_run p;
	enum wb_status s = run_loop_bounds(cx, w, fn, launch, dump, &p);

	return s == WB_OK ? run_claims(cx, fn, with_cost, lock, &p) : s;
}

/* What kernels hand to the functions that they call. */
struct callers {
	struct wb_fn *copy;	/* of kernels that make calls (wb_copy_bounded); NULL: not made yet */
	uint32_t n;
	bool some;		/* others have no copy without calls */
	WB_VEC(struct wb_fn *) alone;	/* functions that depend on who calls, as their code alone bounds them */
};

/* Copies of the chosen kernels that make calls, with what their launches hand to the functions in them. */
static void
copy_callers(struct wb_world *w, struct callers *c)
{
	struct wb_ctx aside = *w->cx;

	w->copied = WB_NEW(w->cx->unit, const struct wb_fn *, w->module->nfn);
	c->copy = WB_NEW(w->cx->unit, struct wb_fn, w->nchosen);
	aside.diag = wb_diag_new(w->cx->unit, w->cx->files);	/* the kernels report what is wrong themselves */
	for (uint32_t k = 0; k < w->nchosen; k++) {
		const struct wb_fn *fn = w->chosen[k];
		const struct wb_launch *given = NULL;
		struct wb_fn *copy = &c->copy[c->n];
		struct wb_arena_mark mark = wb_arena_mark(w->cx->tmp);
		uint32_t said = aside.diag->message.n;
		struct pass_run p;

		if (fn->refused || !fn->ncall || wb_world_given(&aside, w, fn, &given) != WB_OK)
			continue;
		p = new_run(w, given, NULL);
		p.env.without |= WB_WITHOUT_BUFFER_SIZE;	/* a bound that rests on one is said of kernels alone */
		aside.short_lived = wb_arena_child(w->cx->tmp);
		if (wb_copy_bounded(&aside, fn, &p.env, copy) != WB_OK || copy->ncall) {
			c->some = true;
		} else {
			c->n++;
			w->copied[fn->id] = given || aside.diag->message.n > said ? NULL : copy;
		}
		wb_drop_facts(copy, WB_FACTS_SHORT_LIVED);
		wb_arena_reset(w->cx->tmp, mark);
	}
}

/* @fn with loop bounds that may be changed. */
static struct wb_fn *
copy_bounds(struct wb_arena *a, const struct wb_fn *fn)
{
	struct wb_fn *r = WB_NEW(a, struct wb_fn, 1);
	uint32_t n = fn->loops->nloop;

	*r = *fn;
	r->bounds = WB_NEW(a, struct wb_bounds, 1);
	*r->bounds = *fn->bounds;
	r->bounds->loop = WB_NEW(a, struct wb_loop_bound, n);
	memcpy(r->bounds->loop, fn->bounds->loop, n * sizeof(*r->bounds->loop));
	return r;
}

/* Bounds loops of called functions by what kernels hand to them, where the functions alone do not tell: by the most of
 * all, and for each kernel (see_callees). A function that is chosen itself may start with anything. */
static enum wb_status
bound_by_callers(struct wb_world *w, struct pass_run *run, struct callers *c)
{
	enum wb_status s = WB_OK;
	bool *chosen = WB_NEW(w->cx->tmp, bool, w->module->nfn);

	for (uint32_t k = 0; k < w->nchosen; k++)
		chosen[w->chosen[k]->id] = true;
	for (uint32_t f = 0; f < w->module->nfn; f++) {
		struct wb_fn *fn = w->module->fn[f];

		if (!w->called[f] || fn->refused || run[f].stop || !wb_loops_open(fn))
			continue;
		if (!c->copy)
			copy_callers(w, c);
		if (c->n > 1 || c->some || chosen[f])
			WB_PUSH(w->cx->unit, &c->alone, copy_bounds(w->cx->unit, fn));
		if (c->some || chosen[f])
			continue;
		run[f].env.caller = c->copy;
		run[f].env.ncaller = c->n;
		s = wb_status_worse(s, cli_run_list(w->cx, fn, &run[f].env, &cli_list_callers, &run[f].opt));
	}
	return s;
}

/* What kernels see of the functions that they call. Equal answers are one, as kernels may be many. */
struct views {
	struct wb_map fn_ids;		/* by bounds */
	WB_VEC(struct wb_fn *) fn;
	struct wb_map module_ids;	/* by functions */
	WB_VEC(struct wb_module *) module;
};

/* All that bounds of loops say of function @fn, but what the user said. */
static struct wb_out
bounds_key(struct wb_arena *a, const struct wb_fn *fn)
{
	struct wb_out o = wb_out_new(a);

	wb_printf(&o, "%u", fn->id);
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[l];

		wb_printf(&o, " %llu %llu %llu %llu %llu", (unsigned long long)b->max, (unsigned long long)b->total,
			(unsigned long long)b->min, (unsigned long long)b->inferred, (unsigned long long)b->step);
		wb_printf(&o, " %u %u %u %d %d %d", b->origin, b->total_origin, b->test, b->lds, b->ends, b->stays);
		wb_printf(&o, " %p %p %p %s", (const void *)b->argument, (const void *)b->data, (const void *)b->buffer,
			b->why);
	}
	return o;
}

/* The function of @alone as kernel @caller calls it. If its analysis fails, as all call it. */
static struct wb_fn *
see_callee(struct wb_world *w, struct views *views, const struct wb_fn *caller, const struct wb_fn *alone,
	struct pass_run run, bool with_cost)
{
	struct wb_ctx aside = *w->cx;
	struct wb_fn *fn = copy_bounds(w->cx->unit, alone), *common = w->module->fn[fn->id];
	struct wb_out key;
	uint32_t id;

	aside.diag = wb_diag_new(w->cx->unit, w->cx->files);	/* what there is to say of the function was said */
	run.env.caller = caller;
	run.env.ncaller = 1;
	if (cli_run_list(&aside, fn, &run.env, &cli_list_callers, &run.opt) != WB_OK)
		return common;
	key = bounds_key(w->cx->tmp, fn);
	id = wb_map_id(&views->fn_ids, key.at, key.n, views->fn.n);
	if (id != WB_NONE)
		return views->fn.at[id];
	w->module->fn[fn->id] = fn;		/* passes find it there */
	fn = run_claims(&aside, fn, with_cost, NULL, &run) == WB_OK ? fn : common;
	w->module->fn[fn->id] = common;
	WB_PUSH(w->cx->unit, &views->fn, fn);
	return fn;
}

/* The program as the kernel of @copy sees it: what it calls is bounded as it calls it; NULL: as all call it. */
static struct wb_module *
see_callees(struct wb_world *w, struct views *views, const struct pass_run *run, const struct callers *c,
	const struct wb_fn *copy, bool with_cost)
{
	struct wb_todo called = wb_todo_new(w->cx->tmp, w->module->nfn);
	struct wb_fn **as = WB_NEW(w->cx->tmp, struct wb_fn *, c->alone.n);
	struct wb_module *m;
	bool any = false;
	uint32_t id;

	wb_functions_from(w->module, copy->id, &called);
	for (uint32_t k = 0; k < c->alone.n; k++) {
		const struct wb_fn *alone = c->alone.at[k];

		as[k] = w->module->fn[alone->id];
		if (!wb_bit(called.visited, alone->id))
			continue;
		as[k] = see_callee(w, views, copy, alone, run[alone->id], with_cost);
		any = true;
	}
	if (!any)
		return NULL;
	id = wb_map_id(&views->module_ids, as, c->alone.n * sizeof(*as), views->module.n);
	if (id != WB_NONE)
		return views->module.at[id];
	m = wb_arena_copy(w->cx->unit, w->module, 1, sizeof(*m));
	m->fn = wb_arena_copy(w->cx->unit, m->fn, m->nfn, sizeof(*m->fn));
	for (uint32_t k = 0; k < c->alone.n; k++)
		m->fn[as[k]->id] = as[k];
	WB_PUSH(w->cx->unit, &views->module, m);
	return m;
}

enum wb_status
wb_prepare_callees(struct wb_world *w, bool with_cost, struct wb_out *dump)
{
	struct pass_run *run = WB_NEW(w->cx->unit, struct pass_run, w->module->nfn);
	struct callers callers = { NULL };
	struct views views = { .fn_ids = wb_map_new(w->cx->unit), .module_ids = wb_map_new(w->cx->unit) };
	enum wb_status s = WB_OK;

	if (with_cost) {
		struct wb_outstanding *all = WB_NEW(w->cx->unit, struct wb_outstanding, 1);

		*all = wb_module_outstanding(w->module);
		w->outstanding = all;
	}
	for (uint32_t after = 0; after < 2; after++) {
		for (uint32_t f = 0; f < w->module->nfn; f++) {
			struct wb_fn *fn = w->module->fn[f];
			enum wb_status one;

			if (fn->refused || !w->called[f])
				continue;
			w->cx->diag->kernel = fn->name;
			one = after ? run_claims(w->cx, fn, with_cost, NULL, &run[f]) :
				      run_loop_bounds(w->cx, w, fn, NULL, dump, &run[f]);
			w->cx->diag->kernel = NULL;
			if (one != WB_OK)
				fn->refused = "its analysis failed";
			s = wb_status_worse(s, one);
		}
		if (!after)
			s = wb_status_worse(s, bound_by_callers(w, run, &callers));
	}
	w->seen = WB_NEW(w->cx->unit, struct wb_module *, w->module->nfn);
	for (uint32_t k = 0; k < callers.n && callers.alone.n; k++) {
		struct wb_arena_mark mark = wb_arena_mark(w->cx->tmp);

		w->seen[callers.copy[k].id] = see_callees(w, &views, run, &callers, &callers.copy[k], with_cost);
		wb_arena_reset(w->cx->tmp, mark);
	}
	return s;
}

enum wb_status
wb_status_worse(enum wb_status a, enum wb_status b)
{
	static const uint8_t rank[] = {
		[WB_OK] = 0, [WB_GATE] = 1, [WB_UNBOUNDED] = 2, [WB_OVERFLOW] = 2, [WB_REFUSED] = 2, [WB_BAD_INPUT] = 3,
		[WB_SOLVER] = 4, [WB_INTERNAL] = 5, [WB_NOMEM] = 6,
	};

	return rank[b] > rank[a] ? b : a;
}

/* ---- unused facts ----------------------------------------------------------------- */
enum wb_status
wb_facts_all_used(struct wb_world *w)
{
	struct wb_ctx aside = *w->cx;
	bool *done;

	if (!w->facts)
		return WB_OK;
	done = WB_NEW(w->cx->tmp, bool, w->module->nfn);
	for (uint32_t k = 0; k < w->nchosen; k++)
		done[w->chosen[k]->id] = true;
	aside.diag = wb_diag_new(w->cx->unit, w->cx->files);
	for (uint32_t f = 0; f < w->module->nfn; f++) {
		struct wb_fn *fn = w->module->fn[f];

		if (!fn->refused && !done[f] && !fn->bounds)
			wb_prepare_kernel(&aside, w, fn, NULL, false, NULL, NULL);
	}
	return wb_facts_unused(w->cx, w->module, w->facts, w->req->matched ? w->req->matched->fact : NULL);
}

/* ---- one kernel --------------------------------------------------------------------------------- */
struct job {
	const struct wb_world *w;
	struct wb_fn *fn;
	struct wb_ctx *cx;
	struct wb_out dump;
	struct wb_kernel_report *report;
	const struct wb_launch *given;	/* its launch, which may be incomplete */
	enum wb_status status;		/* of reading that */
	pthread_mutex_t *lock;
};

/* A context for @j and its launch. It is opened by the requesting thread, because libxml2 recurses without end in a new
 * thread without memory. */
static void
open_job(struct job *j)
{
	struct wb_escape esc;

	j->status = WB_NOMEM;
	j->cx = wb_ctx_new(&esc);
	if (!j->cx || setjmp(esc.env))
		return;
	j->cx->files = j->w->cx->files;
	j->cx->diag = wb_diag_new(j->cx->unit, j->cx->files);
	j->cx->diag->kernel = j->fn->name;
	j->dump = wb_out_new(j->cx->unit);
	j->status = j->fn->refused ? j->w->refused : wb_world_given(j->cx, j->w, j->fn, &j->given);
}

/* The same as wb_prepare_kernel; if a loop has no bound, the launch is executed in between. */
static enum wb_status
prepare(struct job *j, struct wb_bound_input *in)
{
	struct pass_run p;
	enum wb_status s = run_loop_bounds(j->cx, j->w, j->fn, j->given, &j->dump, &p);

	if (s == WB_OK && !p.stop)
		s = wb_bound_loops_executed(j->cx, in, j->fn);
	if (s == WB_OK)
		s = run_claims(j->cx, j->fn, true, j->lock, &p);
	if (s == WB_OK && !p.stop)
		cli_tell_waits(j->cx, j->w, j->fn);
	return s;
}

static void
prove(struct job *j, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *out)
{
	const bool *taken = wb_prove(j->cx, fn, in, out);

	if (taken)
		wb_recheck_waits(j->cx, fn, in, taken, out);
}

/* Re-proves the facts of the flow programs of @b. */
static void
recheck(struct job *j, const struct wb_kernel_bounds *b)
{
	struct wb_recheck_input in = { .module = j->report->module,
		.machine = j->w->machine,
		.files = j->cx->files,
		.listed = j->w->listed,
		.change_cycles = b->isolated.objective.fetch,
		.lines_cycles = b->isolated.objective.once,
		.scalar_lines = b->scalar_lines,
		.argument_lines = b->argument_lines,
		.barriers_alike = b->barriers_alike };
	struct wb_recheck *out = WB_NEW(j->cx->unit, struct wb_recheck, 1);

	for (uint32_t p = 0; p < b->isolated.npart; p++) {
		in.launch = b->isolated.part[p].fn == j->fn ? j->given : NULL;
		wb_recheck(j->cx, b->isolated.part[p].fn, &in, out);
		if (j->w->prove)
			prove(j, b->isolated.part[p].fn, &in, out);
	}
	j->report->recheck = out;
}

/* The result of execution for a kernel that was refused before, for another reason than a loop without bound. */
static const struct wb_exact refused_before = {
	.status = WB_EXACT_NOT_MODELLED,
	.why = "the kernel was refused before its launch was executed; the messages say why"
};

static void
report_executing(void *user, uint64_t workgroups, uint64_t all)
{
	const struct wb_request *r = ((const struct job *)user)->w->req;

	r->executing(r->progress_arg, workgroups, all);
}

static bool
is_overflow(const void *arg, const struct wb_message *m)
{
	(void)arg;
	return m->code == WB_E_CYCLES_OVERFLOW;
}

/* Bounds a wave whose bound does not fit in 64 bits, if only the number is asked for. */
static bool
bound_wide(struct job *j, const struct wb_bound_input *in, const struct wb_kernel_bounds *b)
{
	const struct wb_world *w = j->w;
	struct wb_diag *d = j->cx->diag;

	if (in->launch || in->times || w->proofs || w->growth || w->req->constant_time ||
		wb_budgets_given(&w->budgets) ||
		!wb_wave_wide(j->cx, &b->isolated, &j->report->wide_cycles))
		return false;
	wb_diag_forget(d, 0, is_overflow, NULL);
	wb_report(d, WB_W_CYCLES_WIDE, j->fn->loc, "the bound of a wave of '%s' does not fit in 64 bits", j->fn->name);
	return true;
}

/* Warns if the launch was found to access memory outside of its buffers. */
static void
warn_outside(struct job *j)
{
	const struct wb_exact *e = j->report->exact;
	const char *bytes = "";

	if (!e || !e->outside_fn)
		return;
	if (e->outside_bytes)
		bytes = wb_format(j->cx->unit, ", which has %llu bytes in this launch",
			(unsigned long long)e->outside_bytes);
	wb_report(j->cx->diag, WB_W_OUTSIDE, e->outside_fn->inst[e->outside_inst].loc,
		"'%s' accesses memory outside of '%s' here%s", j->fn->name, e->outside_of, bytes);
}

static enum wb_status
bound_kernel(struct job *j)
{
	const struct wb_world *w = j->w;
	struct wb_kernel_bounds *b = WB_NEW(j->cx->unit, struct wb_kernel_bounds, 1);
	struct wb_bound_input in = { .module = j->report->module,
		.fn = j->fn,
		.machine = w->machine,
		.times = w->times,
		.how = w->how,
		.reverse_too = w->req->reverse_ties };
	const struct wb_exact_options exact = {
		.limit = w->req->exact_limit,
		.any_data = w->req->constant_time,
		.progress = w->req->executing ? report_executing : NULL,
		.user = j
	};
	enum wb_status s = j->status;

	in.launch = j->given && j->given->workgroups ? j->given : NULL;
	in.exact = w->req->exact_limit && in.launch ? &exact : NULL;
	j->report->launch = in.launch;
	j->report->given = j->given;
	if (s == WB_OK && !j->fn->cost)
		s = prepare(j, &in);
	if (s == WB_OK && j->cx->diag->nerror)
		s = WB_BAD_INPUT;	/* no number is computed from a fact that is wrong */
	j->report->exact = in.executed || !in.exact ? in.executed : &refused_before;
	if (s != WB_OK || w->req->passes.stop_after != WB_PASS_COUNT)
		return s;
	if (w->req->loops_only)
		in.exact = NULL;
	s = wb_kernel_bound(j->cx, &in, b);
	if (s == WB_OK) {
		j->report->bounds = b;
		j->report->exact = b->exact;
	}
	warn_outside(j);
	if (s == WB_OK && w->recheck)
		recheck(j, b);
	return s == WB_OVERFLOW && bound_wide(j, &in, b) ? WB_OK : s;
}

/* Another gate: the time must not depend on data. */
static enum wb_status
constant_time(struct job *j)
{
	const struct wb_exact *e = j->report->bounds->exact;
	struct wb_diag *d = j->cx->diag;
	const char *name = j->fn->name;

	if (!e)
		return cli_usage(j->cx, "--constant-time needs the exact bound, which --exact off leaves out");
	if (e->status == WB_EXACT_DETERMINED && (e->independent || !j->w->machine->at_most))
		return WB_OK;
	if (e->status == WB_EXACT_DETERMINED) {
		wb_report(d, WB_E_CONSTANT_TIME, j->fn->loc,
			"'%s': waves read what others write, and the times of machine '%s' are upper limits: what is "
			"read may be another value in another run",
			name, j->w->machine->name);
	} else if (e->status == WB_EXACT_OPEN) {
		wb_report(d, WB_E_CONSTANT_TIME, e->fn->inst[e->inst].loc,
			"'%s' does not take the same time whatever data it works on: what is not known decides about "
			"this %s",
			name, wb_exact_kind_name[e->kind]);
		if (e->from_fn)
			wb_note(d, e->from_fn->inst[e->from_inst].loc, "it comes from here");
		else
			wb_note(d, WB_NO_LOC, "%s", e->why);
	} else if (e->status == WB_EXACT_LIMITED) {
		wb_report(d, WB_E_CONSTANT_TIME, j->fn->loc,
			"'%s': not known after %llu wave instructions; --exact LIMIT changes the limit", name,
			(unsigned long long)e->instructions);
	} else {
		wb_report(d, WB_E_CONSTANT_TIME, j->fn->loc, "'%s': it is not known whether data decides the time: %s",
			name, e->why ? e->why : "the launch does not end");
	}
	return WB_GATE;
}

/* The budget is a gate: a bound above it, or no bound, fails. */
static enum wb_status
within_budget(struct job *j)
{
	const struct wb_machine *m = j->w->machine;
	struct wb_spent spent = { wb_machine_launched(m, wb_kernel_cycles(j->report->bounds), true),
		m->launch_cold_cycles > 0, m->clock_mhz };

	return wb_budgets_check(j->cx, &j->w->budgets, j->fn->loc, j->fn->name, spent);
}

static enum wb_status
within_baseline(struct job *j)
{
	struct wb_growth_case now = { .loc = j->fn->loc,
		.input = j->w->cx->files->file.at[j->w->req->input]->name,
		.kernel = j->fn->name,
		.machine = j->w->machine->name,
		.hash = j->w->machine->hash,
		.clock_mhz = j->w->machine->clock_mhz,
		.launch = wb_growth_launch(j->cx, j->report->launch),
		.stated = wb_growth_stated(j->cx, j->report->module, j->fn, j->given),
		.kernel_cycles = wb_kernel_cycles(j->report->bounds),
		.wave_cycles = j->report->bounds->isolated.cycles };

	return j->w->growth ? wb_growth_check(j->w->growth, j->cx, &now) : WB_OK;
}

/* The gates on a bound: constant time, budget, growth. Without a bound, @s. */
static enum wb_status
gate(struct job *j, enum wb_status s)
{
	if (s != WB_OK || !j->report->bounds)
		return s;
	if (j->w->req->constant_time)
		s = constant_time(j);
	s = wb_status_worse(s, within_budget(j));
	return wb_status_worse(s, within_baseline(j));
}

/* Runs @j in its context. Lack of memory ends this job only. */
static void
run_job(struct job *j)
{
	struct wb_escape esc;

	wb_arena_escape(j->cx->unit, &esc);
	wb_arena_escape(j->cx->tmp, &esc);
	wb_arena_escape(j->cx->short_lived, &esc);
	if (setjmp(esc.env)) {
		pthread_mutex_unlock(j->lock);	/* it fails if memory ended while the lock was not held */
		return;
	}
	j->report->status = gate(j, bound_kernel(j));
}

/* The memory of a thread, reused job after job, so that it is warm, and no larger than the largest kernel needs. */
struct scratch {
	struct wb_arena *tmp, *short_lived;
};

static void
run_job_in(struct job *j, const struct scratch *s)
{
	const struct wb_arena_mark none = { NULL, 0, NULL };
	struct wb_arena *own;
	bool prepared = j->fn->cost != NULL;	/* as a callee, for all kernels */

	j->report->status = WB_NOMEM;
	if (j->status == WB_NOMEM || !s->tmp || !s->short_lived)
		return;
	own = j->cx->tmp;
	j->cx->tmp = s->tmp;
	j->cx->short_lived = s->short_lived;
	run_job(j);
	if (!prepared)		/* a pass that ended for lack of memory leaves some facts hidden */
		wb_drop_facts(j->fn, j->report->status == WB_NOMEM ? WB_FACT_ALL : WB_FACTS_SHORT_LIVED);
	wb_arena_reset(s->tmp, none);
	wb_arena_reset(s->short_lived, none);
	j->cx->tmp = own;
	j->cx->short_lived = NULL;
}

/* ---- all kernels ------------------------------------------------------------------------------------ */
struct pool {
	struct job *job;
	uint32_t njob, next;
	pthread_mutex_t lock;		/* next, and progress */
	const struct wb_request *req;
};

/* Runs jobs in this thread, whose memory is @own. */
static void
work(struct pool *p, struct wb_arena *own)
{
	struct scratch s = { wb_arena_sibling(own), wb_arena_sibling(own) };
	uint32_t k;

	do {
		pthread_mutex_lock(&p->lock);
		k = p->next < p->njob ? p->next++ : p->njob;
		if (k < p->njob && p->req->progress)
			p->req->progress(p->req->progress_arg, k, p->njob, p->job[k].fn->name);
		pthread_mutex_unlock(&p->lock);
		if (k < p->njob)
			run_job_in(&p->job[k], &s);
	} while (k < p->njob);
	wb_arena_free(s.tmp);
	wb_arena_free(s.short_lived);
}

static void *
run_thread(void *arg)
{
	struct wb_arena *own = wb_arena_new(NULL);

	if (own)
		work(arg, own);
	wb_arena_free(own);
	return NULL;
}

/* Runs jobs in this thread, and in as many others as possible. */
static void
run_pool(struct wb_ctx *cx, struct pool *p)
{
	uint32_t more = p->req->jobs < p->njob ? p->req->jobs - 1 : p->njob - 1, started = 0;
	pthread_t *thread = WB_NEW(cx->tmp, pthread_t, more);

	while (started < more && pthread_create(&thread[started], NULL, run_thread, p) == 0)
		started++;
	work(p, cx->tmp);
	for (uint32_t k = 0; k < started; k++)
		pthread_join(thread[k], NULL);
}

static void
free_job(void *job)
{
	wb_ctx_free(((struct job *)job)->cx);
}

/* The messages about @fn, including those of the reader. */
static struct wb_diag *
kernel_messages(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t nread, const struct wb_diag *job)
{
	struct wb_diag *d = wb_diag_new(cx->unit, cx->files);

	for (uint32_t k = 0; k < nread; k++) {
		const struct wb_message *m = &cx->diag->message.at[k];

		if (m->kernel && strcmp(m->kernel, fn->name) == 0)
			wb_diag_take(d, cx->diag, k);
	}
	wb_diag_merge(d, job);
	return d;
}

/* How many waves of the kernel fit on a SIMD: of workgroups of the launch, or of the largest size. */
static void
find_room(const struct wb_machine *m, struct wb_kernel_report *k)
{
	const struct wb_kernel_desc *d = k->fn->desc;
	const struct wb_launch *l = k->launch;
	uint32_t items = l ? l->workgroup[0] * l->workgroup[1] * l->workgroup[2] : d ? d->max_flat_workgroup : 0;

	if (d && m->kind == WB_MACHINE_GCN)
		k->room_waves = wb_machine_waves(
			m, d, items, l ? wb_launch_lds(l, k->fn) : d->lds_bytes, &k->room_limit);
}

/* Takes over the results of a finished job. */
static enum wb_status
collect(struct wb_world *w, struct job *j, struct wb_escape *esc, uint32_t nread, struct wb_out *dump)
{
	if (!j->cx)
		return WB_NOMEM;
	wb_arena_escape(j->cx->unit, esc);
	wb_arena_escape(j->cx->tmp, esc);
	if (j->report->status == WB_NOMEM)
		return WB_NOMEM;
	if (dump)
		wb_putn(dump, j->dump.at, j->dump.n);
	find_room(w->machine, j->report);
	j->report->diag = kernel_messages(w->cx, j->fn, nread, j->cx->diag);
	wb_diag_merge(w->cx->diag, j->cx->diag);
	return j->report->status;
}

enum wb_status
wb_pipeline_run(struct wb_world *w, struct wb_analysis *an, struct wb_out *dump)
{
	struct wb_ctx *cx = w->cx;
	struct wb_escape *esc = wb_arena_escape(cx->unit, NULL);
	uint32_t nread = cx->diag->message.n;
	struct pool p = { .njob = w->nchosen, .req = w->req };
	pthread_mutex_t facts_lock;
	pthread_mutexattr_t checked;
	enum wb_status s;

	wb_arena_escape(cx->unit, esc);
	*an = (struct wb_analysis){ .input = cx->files->file.at[w->req->input]->name,
		.module = w->module,
		.machine = w->machine,
		.files = cx->files,
		.diag = cx->diag,
		.nkernel = w->nchosen,
		.budget_cycles = w->req->budget_cycles };
	an->kernel = WB_NEW(cx->unit, struct wb_kernel_report, w->nchosen);
	p.job = WB_NEW(cx->unit, struct job, w->nchosen);
	s = wb_prepare_callees(w, true, dump);
	pthread_mutexattr_init(&checked);
	pthread_mutexattr_settype(&checked, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&facts_lock, &checked);
	pthread_mutexattr_destroy(&checked);
	pthread_mutex_init(&p.lock, NULL);
	for (uint32_t k = 0; k < p.njob; k++) {
		an->kernel[k].fn = w->chosen[k];
		an->kernel[k].module = wb_world_seen(w, w->chosen[k]);
		p.job[k] = (struct job){ .w = w, .fn = w->chosen[k], .report = &an->kernel[k], .lock = &facts_lock };
		wb_arena_defer(cx->unit, free_job, &p.job[k]);
		open_job(&p.job[k]);
	}
	run_pool(cx, &p);
	for (uint32_t k = 0; k < p.njob; k++)
		s = wb_status_worse(s, collect(w, &p.job[k], esc, nread, dump));
	pthread_mutex_destroy(&p.lock);
	pthread_mutex_destroy(&facts_lock);
	if (s == WB_NOMEM || w->req->passes.stop_after != WB_PASS_COUNT)
		return s;
	wb_provenance_collect(w, an);
	if (w->growth)
		s = wb_status_worse(s, wb_growth_gone(w->growth, cx, w->req));
	return wb_status_worse(s, wb_facts_all_used(w));
}
