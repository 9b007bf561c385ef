/* test/bench/solvers.c -- the flow programs of one input, answered by structure and by GLPK.
 *
 *	solvers INPUT LAUNCH.xml FACTS.ffx|-
 *
 * A line for each kernel: name, flow programs, edges, linear rows, who answers by default, microseconds of both ways
 * for all its programs, and how many bounds differ. Time is processor time of wb_flow_solve, proof included; the
 * fastest of RUNS runs counts.
 */
#include <stdio.h>

#include "../../src/cli/cli.h"
#include "../../src/cli/request.h"
#include "../lib/clock.h"

#define RUNS 5

struct tally {
	uint32_t programs, edges, rows, differ;
	double us[2];			/* [enum wb_solver] */
	const char *method;		/* by default; "mixed": not all the same */
};

static bool
answer(struct wb_ctx *cx, const struct wb_wave_part *p, enum wb_solver solver, struct tally *t, struct wb_ipet *out)
{
	struct wb_flow_names names = { p->fn };
	double best = -1;

	for (int run = 0; run < RUNS; run++) {
		double start = cpu_seconds(), us;

		if (wb_flow_solve(cx, &p->flow, &names, solver, out) != WB_OK)
			return false;
		us = 1e6 * (cpu_seconds() - start);
		best = best < 0 || us < best ? us : best;
	}
	t->us[solver] += best;
	return true;
}

static bool
one_program(struct wb_ctx *cx, const struct wb_wave_part *p, struct tally *t)
{
	struct wb_ipet by[2];

	if (!answer(cx, p, WB_SOLVER_AUTO, t, &by[0]) || !answer(cx, p, WB_SOLVER_GLPK, t, &by[1]))
		return false;
	t->programs++;
	t->edges += p->flow.nedge;
	t->rows += p->flow.nrow;
	t->differ += by[0].bound != by[1].bound;
	t->method = !t->method || strcmp(t->method, by[0].method) == 0 ? by[0].method : "mixed";
	return true;
}

static bool
one_kernel(struct wb_ctx *cx, const struct wb_kernel_report *k)
{
	struct tally t = { 0 };

	for (uint32_t w = 0; k->bounds && w < k->bounds->nproof; w++)
		for (uint32_t p = 0; p < k->bounds->proof[w]->npart; p++)
			if (!one_program(cx, &k->bounds->proof[w]->part[p], &t))
				return false;
	printf("%s %u %u %u %s %.1f %.1f %u\n", k->fn->name, t.programs, t.edges, t.rows, t.method ? t.method : "-",
		t.us[WB_SOLVER_AUTO], t.us[WB_SOLVER_GLPK], t.differ);
	return true;
}

int
main(int argc, char **argv)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_request r = wb_request_new();
	struct wb_out told = wb_out_new(cx->unit), dump = wb_out_new(cx->unit);
	struct wb_world w;
	struct wb_analysis an;
	bool ok = argc == 4 && cli_read_file(cx, argv[1], &r.input) == WB_OK;

	if (!ok) {
		fputs("usage: solvers INPUT LAUNCH.xml FACTS.ffx|-\n", stderr);
		return 2;
	}
	r.launch = argv[2];
	if (strcmp(argv[3], "-") != 0)
		WB_PUSH(cx->unit, &r.facts, argv[3]);
	ok = wb_world_load(cx, &r, &w) == WB_OK && wb_world_equip(&w) == WB_OK &&
		wb_pipeline_run(&w, &an, &dump) == WB_OK;
	for (uint32_t k = 0; ok && k < an.nkernel; k++)
		ok = one_kernel(cx, &an.kernel[k]);
	if (!ok) {
		wb_diag_print(cx->diag, 0, false, &told);
		fprintf(stderr, "%.*s", (int)told.n, told.at ? told.at : "");
	}
	wb_ctx_free(cx);
	return ok ? 0 : 1;
}
