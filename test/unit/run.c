/* test/unit/run.c -- the runner checks passes against their rows of passes.def. */
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "wavebound/deadlock.h"
#include "wavebound/pass.h"
#include "../lib/unit.h"

static const char text[] = "fn @k {\n@a\n\tnop 1\n@b\n\tcbrnz %scc, @b\n@c\n\tend\n}\n";

struct world {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	struct wb_pass_env env;
};

static int
setup(void **state)
{
	struct world *w = test_calloc(1, sizeof(*w));
	struct wb_module *m;

	w->cx = wb_ctx_new(NULL);
	assert_int_equal(wb_parse_wir(w->cx, unit_file(w->cx, "t.wir", text), &m), WB_OK);
	w->env.module = m;
	w->fn = m->fn[0];
	*state = w;
	return setenv("WAVEBOUND_STRICT_PASSES", "1", 1);
}

static int
teardown(void **state)
{
	struct world *w = *state;

	wb_ctx_free(w->cx);
	test_free(w);
	return 0;
}
EACH_TEST(setup, teardown)

/* ---- passes that behave in one way each -------------------------------------------------- */
static int fact;

/* A pass of one statement. */
#define PASS_THAT(name, ...) \
	static enum wb_status \
	name(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env) \
	{ \
		(void)cx, (void)fn, (void)env; \
		__VA_ARGS__; \
		return WB_OK; \
	}
PASS_THAT(give_nothing, (void)0)
PASS_THAT(give_dom, fn->dom = (void *)&fact)
PASS_THAT(refuse, return WB_REFUSED)
PASS_THAT(break_rule, fn->inst[0].op = WB_OP_COUNT)
PASS_THAT(use_scratch, WB_NEW(cx->tmp, char, 1 << 22))
PASS_THAT(read_dom, return *(const int *)(const void *)fn->dom == fact ? WB_OK : WB_REFUSED)

static enum wb_status
run(struct world *w, wb_pass_fn *f, uint32_t needs, uint32_t gives, uint32_t keeps)
{
	struct wb_pass_info p = { "test", f, needs, 0, gives, 0, keeps, "a pass of this test" };

	return wb_run_pass(w->cx, w->fn, &w->env, &p);
}

TEST(a_need_must_be_there)
{
	struct world *w = *state;

	assert_int_equal(run(w, give_nothing, WB_FACT_DOM, 0, WB_FACT_ALL), WB_INTERNAL);
	assert_int_equal(w->cx->diag->message.at[0].code, WB_E_VERIFY);
	assert_int_equal(run(w, give_dom, 0, WB_FACT_DOM, WB_FACT_ALL), WB_OK);
	assert_int_equal(run(w, give_nothing, WB_FACT_DOM, 0, WB_FACT_ALL), WB_OK);
	assert_int_equal(run(w, give_nothing, WB_FACT_DOM | WB_FACT_LOOPS, 0, WB_FACT_ALL), WB_INTERNAL);
	assert_string_equal(w->cx->diag->message.at[1].text, "pass test on @k: a fact it needs is unknown: LOOPS");
}

/* A function that was refused when it was read. */
TEST(nothing_to_run_on)
{
	struct world *w = *state;

	w->fn->nblock = 0;
	assert_int_equal(run(w, give_nothing, 0, 0, WB_FACT_ALL), WB_INTERNAL);
}

TEST(a_promise_must_be_kept)
{
	struct world *w = *state;

	assert_int_equal(run(w, give_nothing, 0, WB_FACT_DOM, WB_FACT_ALL), WB_INTERNAL);
	assert_int_equal(w->cx->diag->nerror, 1);
}

TEST(what_is_written_must_be_in_the_row)
{
	struct world *w = *state;
	struct wb_pass_info p = { "test", give_dom, 0, 0, 0, WB_FACT_DOM, WB_FACT_ALL, "writes what it may write" };

	assert_int_equal(run(w, give_dom, 0, 0, WB_FACT_ALL), WB_INTERNAL);
	assert_int_equal(w->cx->diag->nerror, 1);
	w->fn->dom = NULL;
	assert_int_equal(wb_run_pass(w->cx, w->fn, &w->env, &p), WB_OK);
	assert_ptr_equal(w->fn->dom, &fact);
}

/* Runs @p in a process of its own, whose standard error comes into @said. Returns whether that ended it. */
static bool
ends_the_process(struct world *w, const struct wb_pass_info *p, char said[512])
{
	int status = 0, end[2];
	ssize_t n;
	pid_t child;

	assert_int_equal(pipe(end), 0);
	child = fork();
	if (child == 0) {
		signal(SIGSEGV, SIG_DFL);	/* cmocka would go on with the next test */
		signal(SIGBUS, SIG_DFL);
		dup2(end[1], STDERR_FILENO);
		_exit(wb_run_pass(w->cx, w->fn, &w->env, p) == WB_OK ? 0 : 1);
	}
	assert_true(child > 0 && waitpid(child, &status, 0) == child);
	close(end[1]);
	n = read(end[0], said, 511);
	said[n > 0 ? n : 0] = 0;
	close(end[0]);
	return WIFSIGNALED(status);
}

/* A pass that reads a fact in silence would have results that depend on what ran before it. */
TEST(what_is_read_must_be_in_the_row)
{
	static const char message[] =
		"wavebound: pass test reads fact DOM, which its row in passes.def does not name\n";
	struct world *w = *state;
	struct wb_pass_info p = { "test", read_dom, 0, 0, 0, 0, WB_FACT_ALL, "reads what its row does not name" };
	char said[512];

	assert_true(ends_the_process(w, &p, said));	/* it is not there */
	assert_memory_equal(said, message, sizeof(message) - 1);
	w->fn->dom = (void *)&fact;
	assert_true(ends_the_process(w, &p, said));
	assert_memory_equal(said, message, sizeof(message) - 1);
	assert_ptr_equal(w->fn->dom, &fact);
	p.reads = WB_FACT_DOM;
	assert_false(ends_the_process(w, &p, said));
	assert_string_equal(said, "");
	assert_int_equal(wb_run_pass(w->cx, w->fn, &w->env, &p), WB_OK);
	p.reads = 0;
	p.needs = WB_FACT_DOM;
	assert_int_equal(wb_run_pass(w->cx, w->fn, &w->env, &p), WB_OK);
}

/* A pass that runs another, as UNOPTIMISED does: behind that it is the first one again that reads. */
static enum wb_status
run_another(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_pass_info p = { "inner", give_nothing, 0, 0, 0, 0, WB_FACT_ALL, "inside another" };
	enum wb_status s = wb_run_pass(cx, fn, env, &p);

	return s == WB_OK && fn->loops->nloop ? WB_OK : WB_REFUSED;
}

TEST(the_pass_that_reads_is_named)
{
	struct wb_pass_info p = { "outer", run_another, 0, 0, 0, 0, WB_FACT_ALL, "reads behind another pass" };
	char said[512];

	assert_true(ends_the_process(*state, &p, said));
	assert_non_null(strstr(said, "pass outer reads fact LOOPS,"));
}

TEST(what_is_not_kept_is_dropped)
{
	struct world *w = *state;

	w->fn->postdom = (void *)&fact;
	w->fn->cdep = (void *)&fact;
	w->fn->loops = (void *)&fact;
	w->fn->bounds = (void *)&fact;
	w->fn->rows = (void *)&fact;
	w->fn->cost = (void *)&fact;
	assert_int_equal(run(w, give_dom, 0, WB_FACT_DOM, WB_FACT_POSTDOM | WB_FACT_COST), WB_OK);
	assert_non_null(w->fn->dom);
	assert_non_null(w->fn->postdom);
	assert_non_null(w->fn->cost);
	assert_null(w->fn->cdep);
	assert_null(w->fn->loops);
	assert_null(w->fn->bounds);
	assert_null(w->fn->rows);
	assert_int_equal(run(w, give_nothing, 0, 0, 0), WB_OK);
	assert_null(w->fn->dom);
	assert_null(w->fn->postdom);
	assert_null(w->fn->cost);
}

TEST(rows_go_with_bounds)
{
	struct world *w = *state;

	w->fn->bounds = (void *)&fact;
	w->fn->rows = (void *)&fact;
	assert_int_equal(run(w, give_nothing, WB_FACT_BOUNDS, 0, WB_FACT_BOUNDS), WB_OK);
	assert_non_null(w->fn->bounds);
	assert_non_null(w->fn->rows);
	assert_int_equal(run(w, give_nothing, 0, 0, WB_FACT_ROWS), WB_OK);
	assert_null(w->fn->bounds);
	assert_null(w->fn->rows);
}

TEST(a_status_is_passed_on)
{
	struct world *w = *state;

	assert_int_equal(run(w, refuse, 0, WB_FACT_DOM, WB_FACT_ALL), WB_REFUSED);
	assert_int_equal(w->cx->diag->message.n, 0);
}

TEST(the_rules_are_checked_after_a_pass)
{
	struct world *w = *state;

	assert_int_equal(run(w, break_rule, 0, 0, WB_FACT_ALL), WB_INTERNAL);
	assert_int_equal(w->cx->diag->message.at[0].code, WB_E_VERIFY);
}

TEST(scratch_is_gone_after_a_pass)
{
	struct world *w = *state;
	size_t held = wb_arena_bytes(w->cx->tmp);

	assert_int_equal(run(w, use_scratch, 0, 0, WB_FACT_ALL), WB_OK);
	assert_int_equal(wb_arena_bytes(w->cx->tmp), held);
}

/* ---- lists and the table ------------------------------------------------------------------------ */
TEST(lists_stop_and_dump_where_they_are_told)
{
	struct world *w = *state;
	const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_LOOPS };
	struct wb_out o = wb_out_new(w->cx->unit);
	struct wb_pass_options opt = { .dump_after = WB_PASS_DOM, .stop_after = WB_PASS_POSTDOM, .dump = &o };

	assert_int_equal(wb_run_passes(w->cx, w->fn, &w->env, list, WB_COUNT(list), &opt), WB_OK);
	assert_non_null(w->fn->dom);
	assert_non_null(w->fn->postdom);
	assert_null(w->fn->loops);
	assert_memory_equal(o.at, "; after dom\nfn @k {\n", 20);
	assert_non_null(strstr(o.at, "; dom @c: @b\n"));
	assert_null(strstr(o.at, "; postdom"));
	assert_int_equal(wb_run_passes(w->cx, w->fn, &w->env, list, WB_COUNT(list), NULL), WB_OK);
	assert_non_null(w->fn->loops);
}

TEST(the_rules_are_checked_after_a_list)
{
	struct world *w = *state;
	const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_LOOPS };
	struct wb_pass_options opt = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_POSTDOM };

	w->fn->inst[0].op = WB_OP_COUNT;
	assert_int_equal(wb_run_passes(w->cx, w->fn, &w->env, list, WB_COUNT(list), NULL), WB_INTERNAL);
	assert_int_equal(w->cx->diag->message.at[0].code, WB_E_VERIFY);
	assert_int_equal(wb_run_passes(w->cx, w->fn, &w->env, list, WB_COUNT(list), &opt), WB_INTERNAL);
	opt.more = true;		/* it stops all the same */
	assert_int_equal(wb_run_passes(w->cx, w->fn, &w->env, list, WB_COUNT(list), &opt), WB_INTERNAL);
	opt.stop_after = WB_PASS_COUNT;
	assert_int_equal(wb_run_passes(w->cx, w->fn, &w->env, list, WB_COUNT(list), &opt), WB_OK);
}

TEST(every_row_is_complete)
{
	for (int k = 0; k < WB_PASS_COUNT; k++) {
		assert_int_equal(wb_pass_find(wb_pass_info[k].name), k);
		assert_non_null(wb_pass_info[k].run);
		assert_true(strlen(wb_pass_info[k].what) > 5);
	}
	assert_int_equal(wb_pass_find("no such pass"), WB_PASS_COUNT);
}
