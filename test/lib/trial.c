/* test/lib/trial.c -- a kernel through the whole chain, see trial.h. */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "kernel.h"
#include "paths.h"
#include "trial.h"
#include "../../src/cli/lists.h"
#include "wavebound/exact.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"

WB_PRINTF(2, 3) static void
fail(struct trial *t, const char *fmt, ...)
{
	va_list ap;

	if (*t->wrong)
		return;
	va_start(ap, fmt);
	vsnprintf(t->wrong, sizeof(t->wrong), fmt, ap);
	va_end(ap);
}

/* What became of the bounds @before by the execution @e. */
static void
tally_counts(struct trial_tally *y, const struct wb_fn *fn, const struct wb_exact *e,
	const struct wb_loop_bound *before)
{
	for (uint32_t l = 0; e && e->loop && l < fn->loops->nloop; l++) {
		bool counted = fn->bounds->loop[l].origin == WB_BOUND_EXECUTED;

		y->counted += counted;
		y->lowered += counted && !wb_loop_bound_open(&before[l]);
		y->skipped += e->loop[l].max < before[l].min;
	}
}

/* The loops of @fn take the counts of the execution, as in src/cli/pipeline.c. */
static enum wb_status
count_loops(struct trial *t, struct wb_fn *fn)
{
	const struct wb_exact_options o = { .limit = t->steps };
	struct wb_bound_input in = {
		.module = t->module, .fn = fn, .machine = t->machine, .launch = &t->launch, .exact = &o
	};
	const struct wb_loop_bound *before =
		wb_arena_copy(t->cx->unit, fn->bounds->loop, fn->loops->nloop, sizeof *before);
	enum wb_status s = wb_bound_loops_executed(t->cx, &in, fn);

	if (strcmp(fn->name, t->launch.kernel) == 0)
		t->executed = in.executed;
	tally_counts(t->tally, fn, in.executed, before);
	return s;
}

/* All functions that it may call, and the kernel itself. */
static enum wb_status
analyse(struct trial *t, const char *text, size_t bytes)
{
	enum wb_status s;

	if (wb_gcn_read(t->cx, wb_file_add(t->cx->files, WB_FILE_TEXT, "trial.s", text, bytes), NULL, &t->module) !=
		WB_OK)
		return WB_BAD_INPUT;
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = {
			.module = t->module, .machine = t->machine, .launch = fn->is_kernel ? &t->launch : NULL,
			.reduces = bytes % 4 != 0	/* of loops with several entries, too, something is said */
		};

		if (fn->is_kernel && !t->counts && strcmp(fn->name, t->launch.kernel) != 0)
			continue;
		if (fn->refused || (fn->is_kernel && wb_launch_complete(t->cx, &t->launch, fn) != WB_OK))
			return WB_BAD_INPUT;
		if ((s = cli_run_list(t->cx, fn, &env, &cli_list_loop_bounds, NULL)) != WB_OK ||
			(t->counts && fn->is_kernel && (s = count_loops(t, fn)) != WB_OK) ||
			(s = cli_run_list(t->cx, fn, &env, &cli_list_claims, NULL)) != WB_OK ||
			(s = cli_run_list(t->cx, fn, &env, &cli_list_costs, NULL)) != WB_OK)
			return s;
		if (strcmp(fn->name, t->launch.kernel) == 0)
			t->fn = fn;
	}
	return t->fn ? WB_OK : WB_BAD_INPUT;
}

/* The @k-th contents of its buffers. */
static void
fill_buffers(struct wb_launch *l, uint32_t k)
{
	static const enum wb_buffer_init init[] = { WB_BUF_RANDOM, WB_BUF_IOTA, WB_BUF_RANDOM, WB_BUF_ZERO };

	for (uint32_t a = 0; a < l->arg.n; a++) {
		if (!l->arg.at[a].is_buffer)
			continue;
		l->arg.at[a].init = init[k % WB_COUNT(init)];
		l->arg.at[a].seed = k + 1;
	}
}

/* What the launch takes, whatever the buffers hold; another status than WB_EXACT_DETERMINED: data decides. */
static struct wb_exact
execute(struct trial *t, const struct wb_kernel_bounds *b)
{
	/* more than the analysis had: where counts of loops are known, the work of an execution is another */
	struct wb_exact_options o = { .limit = t->steps + t->steps / 4 };
	struct wb_exact e = { .status = WB_EXACT_OPEN };

	if (b && wb_exact_run(t->cx, t->module, t->fn, &t->launch, t->machine, &o, &e) != WB_OK)
		fail(t, "exact bounds have no answer");
	t->tally->exact += e.status == WB_EXACT_DETERMINED;
	return e;
}

static void
check_exact(struct trial *t, const struct wb_exact *e, const struct wb_timed *run)
{
	if (e->status != WB_EXACT_DETERMINED || run->status == WB_TIMED_FAULT)
		return;
	if (t->machine->scalar_bytes)	/* an estimate, in which no scalar access hits */
		return;
	/* it need not execute all of a launch */
	if (run->status == WB_TIMED_STEP_LIMIT && e->instructions > run->instructions && e->cycles >= run->cycles)
		return;
	if (run->status != WB_TIMED_FINISHED || run->cycles != e->cycles || run->instructions != e->instructions)
		fail(t, "exact says %llu cycles, %llu instructions; observed %llu, %llu, status %d",
			(unsigned long long)e->cycles, (unsigned long long)e->instructions,
			(unsigned long long)run->cycles, (unsigned long long)run->instructions, (int)run->status);
}

/* What an execution counted is what some wave did in all runs. */
static void
check_counts(struct trial *t, const struct wb_exact *exact, const struct paths *paths)
{
	for (uint32_t l = 0; l < t->fn->loops->nloop; l++) {
		const struct wb_loop_bound *b = &t->fn->bounds->loop[l];

		if (b->origin != WB_BOUND_EXECUTED)
			continue;
		if (exact->status != WB_EXACT_DETERMINED || paths_most(paths, t->fn, l) != b->max)
			fail(t, "loop %u is counted %llu times, and seen %llu times; status %d", l,
				(unsigned long long)b->max, (unsigned long long)paths_most(paths, t->fn, l),
				(int)exact->status);
	}
}

/* Whether the run may leave a buffer later, and bounds hold only if none does. */
static bool
may_leave_buffer(const struct trial *t, const struct wb_timed *run)
{
	for (uint32_t l = 0; l < t->fn->loops->nloop; l++)
		if (t->fn->bounds->loop[l].origin == WB_BOUND_BUFFER)
			return run->status == WB_TIMED_STEP_LIMIT;
	return false;
}

/* Runs it with the contents that the launch says; @b NULL: it has no bound. @jitter: 0, or the seed of its times. */
static void
run(struct trial *t, const struct wb_kernel_bounds *b, const struct wb_exact *exact, struct paths *paths,
	struct claims_seen *seen, uint64_t jitter)
{
	struct claims *claims = NULL;
	struct wb_sim_buffer *buffer;
	struct wb_timed run;
	struct wb_sim *sim;
	uint32_t nbuffer;

	if (wb_sim_prepare(t->cx, t->module, t->fn, &t->launch, t->machine, kernel_no_files, NULL, &sim, &buffer,
		    &nbuffer) != WB_OK) {
		fail(t, "it cannot be prepared");
		return;
	}
	if (jitter)
		wb_sim_jitter(sim, jitter);
	if (!t->only_times) {
		claims = claims_new(t->cx, t->fn, &t->launch, t->machine, &t->tally->claims);
		claims_record(claims, seen);
		claims_watch(claims, sim);
	}
	if (wb_timed_run(t->cx, sim, t->module, t->fn, t->machine, 0, b ? t->steps : t->steps_open,
		    paths_of_run(paths, b), &run) != WB_OK) {
		t->tally->refused++;
		return;
	}
	t->tally->runs++;
	t->tally->instructions += run.instructions;
	t->tally->faults += run.status == WB_TIMED_FAULT;
	t->tally->hangs += run.status == WB_TIMED_HANG;
	t->tally->cut += run.status == WB_TIMED_STEP_LIMIT;
	t->tally->rows += paths_rows(paths);
	if (claims && claims_wrong(claims))
		fail(t, "%s", claims_wrong(claims));
	if (paths_wrong(paths))
		fail(t, "%s", paths_wrong(paths));
	for (uint32_t k = 0; b && k < b->nbound && !may_leave_buffer(t, &run); k++)
		if (b->bound[k].safe && run.cycles > b->bound[k].cycles)
			fail(t, "%llu cycles observed, the bound %s says %llu; jitter %llu",
				(unsigned long long)run.cycles, b->bound[k].name,
				(unsigned long long)b->bound[k].cycles, (unsigned long long)jitter);
	if (jitter)
		return;
	check_exact(t, exact, &run);
	if (t->timed && b && run.status == WB_TIMED_FINISHED)
		t->timed(t->user, t, b, &run);
}

/* Whether the execution gives every loop a bound. */
static bool
counts_hold(const struct trial *t)
{
	return t->executed && t->executed->status == WB_EXACT_DETERMINED &&
		(t->executed->independent || !t->machine->at_most);
}

static void
prove_again(struct trial *t, const struct wb_kernel_bounds *b, const struct paths *paths,
	const struct claims_seen *seen)
{
	struct wb_recheck_input in = {
		.module = t->module, .machine = t->machine, .launch = &t->launch, .files = t->cx->files,
		.change_cycles = b->isolated.objective.fetch, .lines_cycles = b->isolated.objective.once,
		.scalar_lines = b->scalar_lines, .argument_lines = b->argument_lines
	};
	const char *wrong = rechecked(t->cx, t->fn, &in, paths, seen, &t->tally->rechecked);

	if (wrong)
		fail(t, "%s", wrong);
}

void
trial_run(struct trial *t, const char *text, size_t bytes)
{
	const struct wb_exact_options o = { .limit = t->steps };
	uint64_t cut = t->tally->cut;
	struct wb_bound_input in = { .machine = t->machine, .launch = &t->launch };
	enum wb_status s = analyse(t, text, bytes);
	struct wb_kernel_bounds b = { .nbound = 0 };
	struct claims_seen *seen;
	struct wb_exact exact;
	struct paths *paths;

	if (s == WB_BAD_INPUT) {
		t->tally->unread++;
		return;
	}
	in.module = t->module;
	in.fn = t->fn;
	in.exact = t->only_times ? &o : NULL;	/* then the exact bound is one of the bounds */
	in.executed = t->executed;
	if (s == WB_OK)
		s = wb_kernel_bound(t->cx, &in, &b);
	if (s == WB_INTERNAL || s == WB_SOLVER || s == WB_NOMEM || (s != WB_OK && counts_hold(t)))
		fail(t, "no bound: status %d", (int)s);
	t->tally->bounded += s == WB_OK;
	t->tally->open += s == WB_UNBOUNDED;
	t->tally->refused += s != WB_OK && s != WB_UNBOUNDED;
	if (!t->fn || !t->fn->divergence || !t->fn->bounds)
		return;
	paths = paths_new(t->cx, t->module);
	seen = WB_NEW(t->cx->unit, struct claims_seen, t->fn->ninst);
	exact = execute(t, s == WB_OK ? &b : NULL);
	for (uint32_t k = 0; k < t->contents; k++) {
		fill_buffers(&t->launch, k);
		run(t, s == WB_OK ? &b : NULL, &exact, paths, seen, 0);
		for (uint32_t j = 0; t->machine->at_most && j < t->jitters; j++)
			run(t, s == WB_OK ? &b : NULL, &exact, paths, seen, (uint64_t)t->contents * j + k + 1);
	}
	if (t->counts && s == WB_OK && t->tally->cut == cut)
		check_counts(t, &exact, paths);
	if (t->fn->cost && !t->only_times && !t->unproved)
		prove_again(t, &b, paths, seen);
}

void
trial_print(const struct trial_tally *t)
{
#define N(x) (unsigned long long)(x)
	printf("%llu bounded, %llu of them exactly, %llu with a loop without a bound, %llu refused, %llu not read\n",
		N(t->bounded), N(t->exact), N(t->open), N(t->refused), N(t->unread));
	printf("%llu runs, %llu wave instructions: %llu faults, %llu hangs, %llu over the limit\n", N(t->runs),
		N(t->instructions), N(t->faults), N(t->hangs), N(t->cut));
	printf("%llu sums of rows, %llu values compared between waves, %llu of %llu conditions uniform, %llu of %llu "
	       "accesses proved below the worst\n",
		N(t->rows), N(t->claims.shared), N(t->claims.uniform_masks), N(t->claims.masks), N(t->claims.proved),
		N(t->claims.accesses));
	for (uint32_t k = 0; k < WB_RECHECK_KINDS; k++) {
		const struct rechecked_tally *r = &t->rechecked;
		uint64_t all = 0, wrong = r->false_fact[k][WB_RECHECK_WRONG], unproved = wrong;

		for (uint32_t v = 0; v < WB_RECHECK_WRONG; v++) {
			all += r->fact[k][v];
			unproved += v == WB_RECHECK_PROVED ? 0 : r->false_fact[k][v];
		}
		if (all)
			printf("%s: %llu of %llu proved again; of false ones %llu not proved, %llu of these "
			       "contradicted\n",
				wb_recheck_kind_name(k), N(r->fact[k][WB_RECHECK_PROVED]), N(all), N(unproved),
				N(wrong));
	}
#undef N
}

/* ---- crashes ---------------------------------------------------------------------------------------- */
static char running[120];

static void
on_signal(int s)
{
	const char *what = s == SIGPROF ? " takes too long\n" : " crashes\n";

	if (write(1, running, strlen(running)) < 0 || write(1, what, strlen(what)) < 0)
		_exit(3);
	_exit(2);
}

void
trial_watch_signals(void)
{
	static const int of[] = { SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGPROF };
	struct sigaction a = { .sa_handler = on_signal };

	for (uint32_t k = 0; k < WB_COUNT(of); k++)
		sigaction(of[k], &a, NULL);
}

void
trial_limit(unsigned seconds)
{
	setitimer(ITIMER_PROF, &(struct itimerval){ .it_value = { .tv_sec = (time_t)seconds } }, NULL);
}

void
trial_running(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(running, sizeof(running), fmt, ap);
	va_end(ap);
}
