/* test/prop/mutated.c -- compiled kernels that were changed a little: no run contradicts what an analysis said.
 *
 * The patterns that an analysis knows are those that compilers emit. Here each kernel has one to three random changes
 * (test/lib/mutate.h): one instruction away, moved, for other lanes, with another register, number or operation. What
 * comes out is a program like any other. It is analysed and run as test/lib/trial.h says.
 *
 *	mutated [-t SECONDS] [SEED [COUNT [FIRST [FILE.s ...]]]]
 *
 * changes COUNT kernels of the files, or of test/compiled and the examples.
 */
#include <glob.h>
#include <string.h>
#include <unistd.h>

#include "../lib/files.h"
#include "../lib/mutate.h"
#include "../lib/prop.h"
#include "../lib/trial.h"
#include "wavebound/gcn.h"

#define SECONDS 120u		/* for one kernel: more is a hang of the analysis */
#define BUFFER_BYTES 65536u

struct file {
	const char *path, *text;
	const struct wb_machine *machine;
	struct wb_module *module;
};

static struct trial_tally tally;

/* ---- files ------------------------------------------------------------------------------------------ */
/* Whether it is a kernel without images, pipes and the like. */
static bool
is_launchable(const struct wb_fn *fn)
{
	if (!fn->is_kernel || !fn->desc)
		return false;
	for (uint32_t k = 0; k < fn->desc->narg; k++)
		if (fn->desc->arg[k].kind == WB_ARG_OTHER)
			return false;
	return true;
}

static bool
has_kernel(const struct wb_module *m)
{
	for (uint32_t k = 0; k < m->nfn; k++)
		if (is_launchable(m->fn[k]))
			return true;
	return false;
}

static bool
load(struct wb_ctx *cx, const char *path, struct file *f)
{
	f->path = path;
	f->text = files_read(cx->files->arena, path, NULL);
	if (!f->text)
		return false;
	return wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, path, f->text, strlen(f->text)), NULL,
		       &f->module) == WB_OK &&
		wb_machine_for(cx, f->module->target, 0, &f->machine) == WB_OK;
}

/* ---- launches ------------------------------------------------------------------------------------------ */
/* Mostly small; now and then where numbers wrap or change their sign. */
static const char *
number_of(struct wb_ctx *cx, struct rng *r, uint32_t bytes)
{
	static const char *const far[] = { "-1", "-2", "-64", "65535", "65536", "2147483647", "-2147483648",
		"1073741824", "2147483584", "-2147483584", "4294967295" };

	if (bytes >= 4 && rng_chance(r, 15))
		return far[rng_below(r, WB_COUNT(far))];
	if (rng_chance(r, 10))
		return wb_format(cx->unit, "%d", (int)rng_below(r, 128) - 64);
	return wb_format(cx->unit, "%u", rng_chance(r, 70) ? rng_below(r, 40) : rng_below(r, bytes == 1 ? 127 : 255));
}

static const char *
value_of(struct wb_ctx *cx, struct rng *r, const struct wb_arg *a)
{
	struct wb_out o = wb_out_new(cx->unit);

	if (strstr(a->type_name, "float") || strstr(a->type_name, "double"))
		return rng_chance(r, 50) ? "0.75" : "-3.5";
	if (a->bytes <= 8)
		return number_of(cx, r, a->bytes);
	for (uint32_t k = 0; k < 4; k++)
		wb_printf(&o, "%s%s", k ? "," : "", number_of(cx, r, a->bytes / 4));
	return o.at;
}

/* In one to three dimensions, up to three workgroups in each, whole or cut off by the grid. */
static void
choose_sizes(struct rng *r, const struct wb_fn *fn, struct wb_launch *l)
{
	static const uint32_t size[][3] = { { 64, 1, 1 }, { 128, 1, 1 }, { 100, 1, 1 }, { 33, 1, 1 }, { 8, 8, 1 },
		{ 16, 16, 1 }, { 32, 2, 1 }, { 4, 4, 4 }, { 1, 64, 1 }, { 5, 3, 2 }, { 1, 1, 1 }, { 64, 1, 2 } };
	const uint32_t *s = size[rng_below(r, WB_COUNT(size))];
	uint32_t most = rng_chance(r, 70) ? 1 : 3;	/* dimensions with several */

	for (uint32_t k = 0; k < 3; k++) {
		l->workgroup[k] = fn->desc->reqd_workgroup[k] ? fn->desc->reqd_workgroup[k] : s[k];
		l->grid[k] = (uint64_t)l->workgroup[k] * (k < most ? rng_between(r, 1, 3) : 1);
		if (rng_chance(r, 30))
			l->grid[k] -= rng_below(r, l->workgroup[k]);
	}
}

static void
choose_launch(struct wb_ctx *cx, struct rng *r, const struct wb_fn *fn, struct wb_launch *l)
{
	*l = (struct wb_launch){ .kernel = fn->name, .dims = 3 };
	choose_sizes(r, fn, l);
	for (uint32_t k = 0; k < fn->desc->narg; k++) {
		const struct wb_arg *a = &fn->desc->arg[k];
		struct wb_launch_arg arg = { .name = *a->name ? a->name : NULL, .index = k };

		if (a->kind == WB_ARG_BUFFER) {
			arg.is_buffer = true;
			arg.init = WB_BUF_RANDOM;
			arg.bytes = BUFFER_BYTES;
		} else if (a->kind == WB_ARG_VALUE) {
			arg.value = value_of(cx, r, a);
		} else if (a->kind == WB_ARG_LDS_POINTER) {
			arg.value = "2048";
		} else {
			continue;
		}
		WB_PUSH(cx->unit, &l->arg, arg);
	}
}

/* ---- one kernel ------------------------------------------------------------------------------------------ */
struct attempt {
	const struct file *file;
	const struct wb_fn *fn;
	uint64_t seed;
	struct trial_tally *tally;
	char wrong[320];
};

static bool
fails(void *user, const char *text, size_t bytes)
{
	struct attempt *m = user;
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(m->seed);
	struct trial *t = WB_NEW(cx->unit, struct trial, 1);
	bool bad;

	*t = (struct trial){ .cx = cx,
		.tally = m->tally,
		.machine = m->file->machine,
		.contents = 2,
		.steps = 60000,
		.steps_open = 20000 };
	choose_launch(cx, &r, m->fn, &t->launch);
	trial_run(t, text, bytes);
	bad = *t->wrong;
	if (bad)
		memcpy(m->wrong, t->wrong, sizeof(m->wrong));
	wb_ctx_free(cx);
	return bad;
}

static void
one_case(const struct file *file)
{
	struct wb_ctx *cx = prop.cx;
	uint32_t at = below(file->module->nfn);
	struct attempt m = { .file = file, .seed = rng_next(&prop.r), .tally = &tally };
	const struct wb_fn *changed;		/* the kernel, or maybe what it calls */
	struct wb_launch *l = WB_NEW(cx->unit, struct wb_launch, 1);
	struct rng r = rng_new(m.seed);
	const char *text;

	while (!is_launchable(file->module->fn[at]))
		at = (at + 1) % file->module->nfn;
	m.fn = file->module->fn[at];
	changed = chance(80) ? m.fn : file->module->fn[below(file->module->nfn)];
	text = mutate_assembly(cx->unit, file->text, changed->name, &prop.r, 1 + below(3));
	prop.text = text;
	choose_launch(cx, &r, m.fn, l);
	prop_launch(file->machine, l);
	trial_running("%s: %s, case %llu of seed %llu", file->path, m.fn->name, (unsigned long long)prop.number,
		(unsigned long long)prop.seed);
	trial_limit(SECONDS);
	prop_expect(!fails(&m, text, strlen(text)), "%s: %s: %s", file->path, m.fn->name, m.wrong);
	trial_limit(0);
}

int
main(int argc, char **argv)
{
	int first = argc > 2 && strcmp(argv[1], "-t") == 0 ? 6 : 4;	/* of the files */
	struct wb_ctx *keep = wb_ctx_new(NULL);
	char **path = argv + first;
	size_t npath = argc > first ? (size_t)(argc - first) : 0, nfile = 0;
	struct file *file;
	glob_t all = { 0 };

	prop_start(argc, argv, 400);
	if (!npath) {
		glob("test/compiled/*.s", 0, NULL, &all);
		glob("examples/*/*.s", GLOB_APPEND, NULL, &all);
		path = all.gl_pathv;
		npath = all.gl_pathc;
	}
	file = WB_NEW(keep->unit, struct file, npath + 1);
	for (size_t k = 0; k < npath; k++)
		if (load(keep, path[k], &file[nfile]) && has_kernel(file[nfile].module))
			nfile++;
	trial_watch_signals();
	while (nfile && prop_next())
		one_case(&file[prop_turn((uint32_t)nfile)]);
	trial_print(&tally);
	prop_tried(nfile, 1, "files");
	prop_tried(tally.runs, prop.count, "runs");
	prop_tried(tally.rechecked.false_fact[WB_RECHECK_BARRIERS][WB_RECHECK_OPEN], prop.count / 400,
		"kernels whose waves met other barriers, which is not proved");
	globfree(&all);
	wb_ctx_free(keep);
	return prop_end();
}
