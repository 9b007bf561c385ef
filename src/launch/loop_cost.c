/* src/launch/loop_cost.c -- estimates how much time of a function depends on the bound of a loop.
 *
 * The estimate only orders the lines of a template; no bound depends on it. It is the cost of one iteration, including
 * inner loops, times the iterations of outer loops. A loop without a bound counts as GUESS iterations. Costs are fixed,
 * and not those of a machine: 4 cycles per instruction, 64 more for an access to memory or LDS, 400 more for a wait.
 * Called functions are not included.
 */
#include "private.h"

#define GUESS 10u
#define INST_CYCLES 4u
#define ACCESS_CYCLES 64u
#define WAIT_CYCLES 400u

static uint64_t
sum(uint64_t a, uint64_t b)
{
	return wb_add_u64(a, b, &a) ? a : UINT64_MAX;
}

static uint64_t
product(uint64_t a, uint64_t b)
{
	return wb_mul_u64(a, b, &a) ? a : UINT64_MAX;
}

static uint64_t
cost_of_block(const struct wb_fn *fn, uint32_t b)
{
	uint64_t cycles = 0;

	for (uint32_t k = 0; k < fn->block[b].ninst; k++) {
		const struct wb_inst *i = &fn->inst[fn->block[b].first + k];

		cycles += INST_CYCLES + (i->mem.count ? ACCESS_CYCLES : 0) +
			(i->op == WB_OP_WAITCNT || i->op == WB_OP_BARRIER ? WAIT_CYCLES : 0);
	}
	return cycles;
}

/* How often the blocks of a loop are executed per entry of the loop. */
static uint64_t
iterations(const struct wb_loop_bound *b)
{
	uint64_t most = b->max < b->total ? b->max : b->total;

	return wb_loop_bound_open(b) ? GUESS : sum(most, 1);
}

uint64_t *
wb_loop_cost(struct wb_ctx *cx, const struct wb_fn *fn)
{
	const struct wb_loops *ls = fn->loops;
	uint64_t *cost = WB_NEW(cx->tmp, uint64_t, ls->nloop), *executions = WB_NEW(cx->tmp, uint64_t, ls->nloop);

	for (uint32_t b = 0; b < fn->nblock; b++)
		if (ls->of_block[b] != WB_NONE)
			cost[ls->of_block[b]] = sum(cost[ls->of_block[b]], cost_of_block(fn, b));
	for (uint32_t l = ls->nloop; l--;)	/* inner loops have greater ids */
		if (ls->loop[l].parent != WB_NONE)
			cost[ls->loop[l].parent] =
				sum(cost[ls->loop[l].parent], product(cost[l], iterations(&fn->bounds->loop[l])));
	for (uint32_t l = 0; l < ls->nloop; l++) {
		uint32_t up = ls->loop[l].parent;

		executions[l] = up == WB_NONE ? 1 : product(executions[up], iterations(&fn->bounds->loop[up]));
		cost[l] = product(cost[l], executions[l]);
	}
	return cost;
}
