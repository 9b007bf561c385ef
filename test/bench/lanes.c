/* test/bench/lanes.c -- how long it takes to find out what lanes do: FILE... or a random kernel.
 *
 *	lanes FILE...			per file: functions, how many are understood completely, instructions,
 *	milliseconds
 *	lanes -r SEED STATEMENTS	one random kernel of many statements with every idiom of EXEC
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/clock.h"
#include "../lib/files.h"
#include "../lib/randkernel.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"

struct times {
	double read, shape, gsa, lanes;
	unsigned long fns, whole, loops, unproved, insts, spans;
};

static void
run(struct wb_ctx *cx, struct wb_module *m, struct wb_fn *fn, enum wb_pass pass, double *spent)
{
	struct wb_pass_env env = { .module = m };
	double from = cpu_seconds();

	if (wb_run_passes(cx, fn, &env, &pass, 1, NULL) != WB_OK)
		exit(1);
	*spent += cpu_seconds() - from;
}

static void
measure(const char *name, const char *text, size_t n)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	struct times t = { 0 };
	double from = cpu_seconds();

	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, name, text, n), NULL, &m) != WB_OK)
		exit(1);
	t.read = cpu_seconds() - from;
	for (uint32_t f = 0; f < m->nfn; f++) {
		struct wb_fn *fn = m->fn[f];

		if (fn->refused)
			continue;
		run(cx, m, fn, WB_PASS_DOM, &t.shape);
		run(cx, m, fn, WB_PASS_POSTDOM, &t.shape);
		run(cx, m, fn, WB_PASS_CDEP, &t.shape);
		run(cx, m, fn, WB_PASS_LOOPS, &t.shape);
		run(cx, m, fn, WB_PASS_GSA, &t.gsa);
		run(cx, m, fn, WB_PASS_LANES, &t.lanes);
		t.fns++;
		t.whole += !fn->lanes->ntop;
		t.loops += fn->loops->nloop;
		for (uint32_t k = 0; k < fn->loops->nloop; k++)
			t.unproved += fn->lanes->loop[k].kind == WB_LANE_LOOP_TOP;
		t.insts += fn->ninst;
		t.spans += fn->lanes->nspan;
	}
	printf("%-28.28s %5lu %5lu %6lu %4lu %8lu %7lu %9.1f %9.1f %9.1f %9.1f\n", name, t.fns, t.whole, t.loops,
		t.unproved, t.insts, t.spans, t.read * 1e3, t.shape * 1e3, t.gsa * 1e3, t.lanes * 1e3);
	wb_ctx_free(cx);
}

static void
measure_random(uint64_t seed, uint32_t statements)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct randkernel_shape shape = randkernel_plain();
	const struct wb_machine *base;
	struct randkernel k;

	if (wb_machine_load(cx, "vega", &base) != WB_OK)
		exit(1);
	shape.steps = 1000000;
	shape.statements = statements;
	shape.depth = 4;
	randkernel_make(cx, &r, base, &shape, &k);
	measure(wb_format(cx->unit, "random, %u statements", statements), k.text, k.bytes);
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	printf("%-28s %5s %5s %6s %4s %8s %7s %9s %9s %9s %9s\n", "lanes", "fns", "whole", "loops", "open", "insts",
		"spans", "read ms", "shape ms", "gsa ms", "lanes ms");
	if (argc == 4 && strcmp(argv[1], "-r") == 0) {
		measure_random(strtoull(argv[2], NULL, 0), (uint32_t)strtoul(argv[3], NULL, 0));
		return 0;
	}
	for (int k = 1; k < argc; k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		const char *slash = strrchr(argv[k], '/'), *text;
		size_t n;

		text = files_read(cx->unit, argv[k], &n);
		if (!text)
			return 1;
		measure(slash ? slash + 1 : argv[k], text, n);
		wb_ctx_free(cx);
	}
	return 0;
}
