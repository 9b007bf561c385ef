/* test/unit/observed.c -- bounds compared with a run: what is accepted, what is a false claim of the user, what is a
 * defect of ours, and the files that it leaves.
 *
 * The bounds are invented, because the analysis has no wrong one.
 */
#include <sys/stat.h>
#include <unistd.h>

#include "../../src/cli/cli.h"
#include "../../src/cli/observe.h"
#include "../lib/unit.h"

static const char input[] = "target gfx900\nfn @k {\n@a\n\tnop 1\n@b\n\tcbrnz %scc, @b\n@c\n\tend\n}\n";
static const char launch_text[] = "<launch grid=\"64\" workgroup=\"64\"/>\n";
static const char facts_text[] = "<flowfacts/>\n";

struct fake {
	struct wb_ctx *cx;
	struct wb_request req;
	struct wb_world w;
	struct wb_launch launch;
	struct wb_bound bound[2];
	struct wb_kernel_bounds bounds;
	struct wb_observed_loop loop;
	struct wb_observed ob;
	struct wb_kernel_report report;
	char folder[64], where[80], facts[80];
};

static uint16_t
add(struct wb_ctx *cx, const char *name, const char *text)
{
	return unit_file(cx, name, text);
}

/* A kernel whose loop is claimed to repeat 5 times, with a safe bound of 100 cycles and an unsafe one of 10. */
static int
setup(void **state)
{
	struct fake *f = test_calloc(1, sizeof(*f));
	struct wb_pass_env env;
	struct wb_fn *fn;

	f->cx = wb_ctx_new(NULL);
	f->req = wb_request_new();
	f->req.input = add(f->cx, "k.wir", input);
	assert_int_equal(wb_world_load(f->cx, &f->req, &f->w), WB_OK);
	assert_int_equal(wb_world_equip(&f->w), WB_OK);
	fn = f->w.module->fn[0];
	env = (struct wb_pass_env){ .module = f->w.module };
	unit_passes(f->cx, fn, &env, WB_PASS_DOM, WB_PASS_LOOPS);
	fn->bounds = WB_NEW(f->cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(f->cx->unit, struct wb_loop_bound, 1);
	fn->bounds->loop[0] =
		(struct wb_loop_bound){ .max = 5, .total = WB_UNKNOWN, .origin = WB_BOUND_FACT, .why = "claimed" };
	f->launch.loc.file = add(f->cx, "launch.xml", launch_text);
	f->bound[0] = (struct wb_bound){ .name = "work-span", .cycles = 100, .safe = true };
	f->bound[1] = (struct wb_bound){ .name = "isolated", .cycles = 10 };
	f->bounds = (struct wb_kernel_bounds){ .bound = f->bound, .nbound = 2, .headline = 0 };
	f->loop = (struct wb_observed_loop){ .fn = fn, .max_iterations = 5 };
	f->ob = (struct wb_observed){
		.fn = fn, .machine = f->w.machine, .launch = &f->launch, .loop = &f->loop, .nloop = 1
	};
	f->report = (struct wb_kernel_report){ .fn = fn, .launch = &f->launch, .bounds = &f->bounds };
	strcpy(f->folder, "/tmp/wavebound-observed-XXXXXX");
	assert_non_null(mkdtemp(f->folder));
	snprintf(f->where, sizeof(f->where), "%s/repro", f->folder);
	snprintf(f->facts, sizeof(f->facts), "%s/f.ffx", f->folder);
	assert_int_equal(cli_write_file(f->cx, f->facts, facts_text, strlen(facts_text)), WB_OK);
	WB_PUSH(f->cx->unit, &f->req.facts, f->facts);
	*state = f;
	return 0;
}

static int
teardown(void **state)
{
	static const char *const names[] = {
		"README", "again", "input", "machine.xml", "launch.xml", "facts-1.ffx", "data/n.bin", "data",
		"include-1/sub/part.inc", "include-1/sub", "include-1", ""
	};
	struct fake *f = *state;
	char path[160];

	for (int n = 1; n <= 2; n++)
		for (size_t k = 0; k < WB_COUNT(names); k++) {
			snprintf(path, sizeof(path), "%s-%d/%s", f->where, n, names[k]);
			remove(path);
		}
	remove(f->facts);
	assert_int_equal(rmdir(f->folder), 0);	/* nothing else was written */
	wb_ctx_free(f->cx);
	test_free(f);
	return 0;
}
EACH_TEST(setup, teardown)

static enum wb_status
compare(struct fake *f, uint64_t cycles, uint64_t iterations)
{
	f->ob.run.cycles = cycles;
	f->loop.max_iterations = iterations;
	return cli_compare(f->cx, &f->w, f->where, "wavebound 'analyze' 'k.wir'", &f->ob, &f->report);
}

static const char *
contents(struct fake *f, int n, const char *name)
{
	char path[160];
	uint16_t file;

	snprintf(path, sizeof(path), "%s-%d/%s", f->where, n, name);
	assert_int_equal(cli_read_file(f->cx, wb_strdup(f->cx->unit, path), &file), WB_OK);
	return f->cx->files->file.at[file]->text;
}

TEST(a_run_within_the_bounds_is_noted)
{
	struct fake *f = *state;

	assert_int_equal(compare(f, 100, 5), WB_OK);
	assert_int_equal(f->report.observed_cycles, 100);
	assert_int_equal(f->cx->diag->message.n, 0);
}

TEST(a_bound_that_is_not_safe_may_be_exceeded)
{
	struct fake *f = *state;

	f->bound[0].safe = false;
	f->bounds.headline = WB_NONE;
	assert_int_equal(compare(f, 101, 5), WB_OK);
	assert_int_equal(f->cx->diag->message.n, 0);
}

TEST(a_safe_bound_below_the_run_leaves_a_reproducer)
{
	struct fake *f = *state;
	const char *readme;
	const struct wb_machine *m;
	uint16_t file;

	wb_request_note(f->cx, &f->req, "kernel", "it's");
	wb_request_note(f->cx, &f->req, "machine", "elsewhere/m.xml");
	wb_request_note(f->cx, &f->req, "exact", "off");
	wb_request_note(f->cx, &f->req, "budget", "1");
	assert_int_equal(compare(f, 101, 5), WB_INTERNAL);
	assert_equal({ wb_exit_code(WB_INTERNAL), 4 }, { f->cx->diag->message.n, 1 },
		{ f->cx->diag->message.at[0].code, WB_E_BOUND_BROKEN });
	assert_string_equal(contents(f, 1, "input"), input);
	assert_string_equal(contents(f, 1, "launch.xml"), launch_text);
	assert_string_equal(contents(f, 1, "facts-1.ffx"), facts_text);
	file = add(f->cx, "machine.xml", contents(f, 1, "machine.xml"));
	assert_int_equal(wb_machine_read(f->cx, file, &m), WB_OK);
	assert_string_equal(m->hash, f->w.machine->hash);
	readme = contents(f, 1, "README");
	assert_non_null(strstr(readme, "wavebound 'analyze' 'k.wir'"));
	assert_non_null(strstr(readme, "work-span, 100 cycles"));
	assert_non_null(strstr(readme, "observed  101 cycles"));
	assert_non_null(strstr(readme, "--facts facts-1.ffx"));
	assert_string_equal(contents(f, 1, "again"),
		"    wavebound analyze input --machine machine.xml --observe launch.xml --facts facts-1.ffx "
		"--kernel='it'\\''s' --exact='off'\n");
	assert_int_equal(compare(f, 102, 5), WB_INTERNAL);	/* an older one is not overwritten */
	assert_non_null(strstr(contents(f, 2, "README"), "observed  102 cycles"));
	assert_non_null(strstr(contents(f, 1, "README"), "observed  101 cycles"));
}

/* Writes @text to @name below the folder of the test. */
static uint16_t
put(struct fake *f, const char *name, const char *text)
{
	const char *path = wb_format(f->cx->unit, "%s/%s", f->folder, name);
	uint16_t file;

	assert_int_equal(cli_write_file(f->cx, path, text, strlen(text)), WB_OK);
	assert_int_equal(cli_read_file(f->cx, path, &file), WB_OK);
	return file;
}

TEST(files_in_folders_come_along)
{
	static const char *const written[] = {
		"data/n.bin", "data", "sub/part.inc", "sub", "launch.xml"
	};
	struct fake *f = *state;
	uint16_t part;

	assert_int_equal(mkdir(wb_format(f->cx->unit, "%s/data", f->folder), 0777), 0);
	assert_int_equal(mkdir(wb_format(f->cx->unit, "%s/sub", f->folder), 0777), 0);
	put(f, "data/n.bin", "numbers");
	part = put(f, "sub/part.inc", "a part");
	f->launch.loc.file = put(f, "launch.xml", launch_text);
	WB_PUSH(f->cx->unit, &f->launch.arg,
		((struct wb_launch_arg){ .is_buffer = true, .init = WB_BUF_FILE, .file = "data/n.bin" }));
	WB_PUSH(f->cx->unit, &f->req.include, f->folder);
	f->w.module->included = &part;
	f->w.module->nincluded = 1;
	f->report.launch = f->ob.launch;	/* both have the same files */
	assert_int_equal(compare(f, 101, 5), WB_INTERNAL);
	assert_int_equal(f->cx->diag->message.n, 1);
	assert_string_equal(contents(f, 1, "data/n.bin"), "numbers");
	assert_string_equal(contents(f, 1, "include-1/sub/part.inc"), "a part");
	assert_non_null(strstr(contents(f, 1, "again"), " --include include-1"));
	for (size_t k = 0; k < WB_COUNT(written); k++)
		assert_int_equal(remove(wb_format(f->cx->unit, "%s/%s", f->folder, written[k])), 0);
}

/* A wrong fact is the user's mistake, whether or not the bound still holds. */
TEST(a_loop_above_its_fact_is_the_facts_fault)
{
	struct fake *f = *state;

	assert_int_equal(compare(f, 50, 6), WB_BAD_INPUT);
	assert_int_equal(f->cx->diag->message.at[0].code, WB_E_FACT_BROKEN);
	assert_int_equal(compare(f, 500, 6), WB_BAD_INPUT);
	f->ob.fn->bounds->loop[0].origin = WB_BOUND_INFERRED;	/* but what we inferred is ours */
	assert_int_equal(compare(f, 500, 6), WB_INTERNAL);
}

TEST(a_reproducer_that_cannot_be_written_is_said)
{
	struct fake *f = *state;

	strcat(f->where, "/none");
	assert_int_equal(compare(f, 101, 5), WB_INTERNAL);
	assert_int_equal(f->cx->diag->message.at[0].code, WB_E_FILE);
	assert_int_equal(f->cx->diag->message.at[1].code, WB_E_BOUND_BROKEN);
}

TEST(a_reproducer_is_whole_or_not_there)
{
	struct fake *f = *state;

	WB_PUSH(f->cx->unit, &f->launch.arg,
		((struct wb_launch_arg){ .is_buffer = true, .init = WB_BUF_FILE, .file = "data/none.bin" }));
	assert_int_equal(compare(f, 101, 5), WB_INTERNAL);
	assert_int_equal(f->cx->diag->message.at[0].code, WB_E_FILE);
	assert_int_equal(access(wb_format(f->cx->unit, "%s-1", f->where), F_OK), -1);
}
