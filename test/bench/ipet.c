/* test/bench/ipet.c -- one function: our bound, or its linear program for another solver.
 *
 *	ipet solve BLOCKS SEED	random reducible function; prints blocks, edges, loops,
 *				seconds, peak bytes, bound
 *	ipet lp BLOCKS SEED	the same function's program in CPLEX LP format
 *	ipet nest DEPTH		as solve, for a nest of DEPTH loops
 *
 * Costs are 1..40 per edge, bounds 1..20 per loop, nests up to 4 deep: the bounds stay
 * small enough for floating-point solvers. Time is processor time of one call of
 * wb_flow_solve in a fresh process, from graph to certified bound with witness.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "../lib/clock.h"
#include "../lib/randcfg.h"
#include "wavebound/ilp.h"
#include "wavebound/pass.h"

/* @often: loops that may iterate; the others have bound 0. */
static struct wb_flow
program(struct wb_ctx *cx, struct wb_fn *fn, struct rng *r, uint32_t most, uint32_t often)
{
	struct wb_pass_env env = { 0 };
	uint64_t *cost = WB_NEW(cx->unit, uint64_t, fn->nedge);
	struct wb_flow p;

	if (wb_pass_dom(cx, fn, &env) != WB_OK || wb_pass_loops(cx, fn, &env) != WB_OK)
		exit(1);
	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		fn->bounds->loop[l] = (struct wb_loop_bound){ .max = l % often ? 0 : rng_between(r, 1, most),
			.total = WB_UNKNOWN, .why = "random", .inferred = WB_UNKNOWN };
	for (uint32_t e = 0; e < fn->nedge; e++)
		cost[e] = rng_between(r, 1, 40);
	wb_flow_from_fn(cx, fn, cost, &p);
	return p;
}

/* Header k enters header k + 1 or leaves the whole nest; its latch comes after the latch of the loop inside. */
static struct wb_fn *
nest(struct wb_ctx *cx, uint32_t depth)
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	struct wb_builder *b;

	fn->name = "nest";
	b = wb_builder_new(cx, fn);
	for (uint32_t k = 0; k < 2 * depth + 1; k++)
		wb_build_block(b, NULL, WB_NO_LOC);
	for (uint32_t k = 0; k < depth; k++) {
		uint32_t latch = 2 * depth - 1 - k;

		wb_build_edge(b, k, k + 1, WB_EDGE_FALL);
		wb_build_edge(b, k, 2 * depth, WB_EDGE_TAKEN);
		wb_build_edge(b, latch, latch + 1, WB_EDGE_FALL);
		wb_build_edge(b, latch, k, WB_EDGE_TAKEN);
	}
	wb_build_edge(b, 2 * depth, WB_NONE, WB_EDGE_EXIT);
	if (wb_build_finish(b) != WB_OK)
		exit(1);
	return fn;
}

static int
measure(struct wb_ctx *cx, const struct wb_flow *p)
{
	struct wb_ipet r = { 0 };
	struct rusage u;
	double t = cpu_seconds();

	if (wb_flow_solve(cx, p, NULL, WB_SOLVER_AUTO, &r) != WB_OK || r.gap) {
		fputs("ipet: no certified bound with gap 0\n", stderr);
		return 1;
	}
	t = cpu_seconds() - t;
	getrusage(RUSAGE_SELF, &u);
	printf("%u %u %u %.6f %ld %llu\n", p->nblock, p->nedge, p->nloop, t, u.ru_maxrss * 1024L,
		(unsigned long long)r.bound);
	return 0;
}

int
main(int argc, char **argv)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint32_t n = argc > 2 ? (uint32_t)atoi(argv[2]) : 0;
	struct rng r = rng_new(argc > 3 ? (uint64_t)atoll(argv[3]) : 0);
	struct randcfg_options o = randcfg_defaults();
	struct wb_flow p;
	int rc = 2;

	o.blocks = n;
	o.depth = 4;
	o.insts = 1;
	if (argc == 4) {
		struct wb_out out = wb_out_new(cx->unit);

		p = program(cx, randcfg_make(cx, &r, &o), &r, 20, 1);
		if (strcmp(argv[1], "lp") == 0) {
			wb_flow_write_lp(cx, &p, &out);
			rc = fputs(out.at, stdout) < 0;
		} else {
			rc = measure(cx, &p);
		}
	} else if (argc == 3) {
		/* 20 loops that iterate: the bound still fits */
		p = program(cx, nest(cx, n), &r, 1, n / 20 + 1);
		rc = measure(cx, &p);
	}
	wb_ctx_free(cx);
	return rc;
}
