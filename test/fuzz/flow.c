/* test/fuzz/flow.c -- flow programs from arbitrary bytes: any graph, any loop lists, any rows.
 *
 * The passes give lists that fit the graph; here they need not. A solve must end,
 * and a number that it gives must be one that the checker proves.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "wavebound/diag.h"
#include "wavebound/ilp.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

struct bytes {
	const uint8_t *at;
	size_t n;
};

static uint32_t
take(struct bytes *b, uint32_t below)
{
	uint32_t v;

	if (!b->n)
		return 0;
	v = *b->at++;
	b->n--;
	return v % below;
}

/* A number of any size: up to 250 as it is, beyond that a power of two or the largest. */
static uint64_t
take_size(struct bytes *b)
{
	uint32_t v = take(b, 256);

	return v == 255 ? WB_UNKNOWN : v == 254 ? WB_UNKNOWN - 1 : v > 250 ? (uint64_t)1 << take(b, 64) : v;
}

#define EDGES 24
#define LOOPS 4
#define ROWS 3

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct bytes b = { data, n };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint32_t src[EDGES] = { WB_NONE }, dst[EDGES] = { 0 }, list[LOOPS][6];
	uint64_t cost[EDGES];
	struct wb_flow_loop loop[LOOPS];
	struct wb_flow_row row[ROWS];
	struct wb_flow_term term[4 * ROWS];
	uint32_t nblock = 1 + take(&b, 8), nedge = 1 + take(&b, EDGES), nloop = take(&b, LOOPS + 1),
		 nrow = take(&b, ROWS + 1);
	struct wb_flow p = { .nblock = nblock, .nedge = nedge, .src = src, .dst = dst, .cost = cost, .loop = loop,
		.nloop = nloop, .row = row, .nrow = nrow, .term = term };
	enum wb_solver solver = take(&b, 2) ? WB_SOLVER_GLPK : WB_SOLVER_AUTO;
	struct wb_ipet r;

	for (uint32_t e = 0; e < nedge; e++) {
		uint32_t d = take(&b, nblock + 1);

		cost[e] = take_size(&b);
		if (!e)
			continue;
		src[e] = take(&b, nblock);
		dst[e] = d == nblock ? WB_NONE : d;
		if (cost[e] == 77)
			src[e] = dst[e] = WB_NONE;
	}
	for (uint32_t l = 0; l < nloop; l++) {
		for (uint32_t k = 0; k < 6; k++)
			list[l][k] = take(&b, nedge);
		loop[l] = (struct wb_flow_loop){ .back = list[l], .nback = take(&b, 4), .entry = list[l] + 3,
			.nentry = take(&b, 4), .header = take(&b, nblock), .parent = l ? take(&b, l) : WB_NONE,
			.irreducible = take(&b, 2), .max = take_size(&b), .total = take_size(&b),
			.min = take(&b, 3) };
	}
	for (uint32_t k = 0; k < nrow; k++) {
		row[k] = (struct wb_flow_row){
			.first = 4 * k, .nterm = take(&b, 5), .limit = take_size(&b), .what = "row"
		};
		for (uint32_t t = 0; t < 4; t++)
			term[4 * k + t] = (struct wb_flow_term){ take(&b, nedge), (int64_t)take(&b, 7) - 2 };
	}
	if (wb_flow_solve(cx, &p, NULL, solver, &r) == WB_OK) {
		uint64_t bound, paid;

		if (!wb_proof_check(cx, &p, r.cert, r.count, &bound, &paid) || bound != r.bound ||
			bound - paid != r.gap)
			abort();
	} else if (!cx->diag->message.n) {
		abort();
	}
	wb_ctx_free(cx);
	return 0;
}
