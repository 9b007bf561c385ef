/* passes/tree/branching.c -- what DIVERGENCE says of the condition of each statement: ALIKE, BY_WARP, or BY_THREAD.
 *
 * Cost:   O(statements + exits of loops).
 */
#include "../passes.h"
#include "tree.h"
#include "wavebound/divergence.h"

static uint8_t
class_of(const struct wb_fn *fn, uint32_t shape)
{
	return shape == WB_NONE ? WB_DIV_DIVERGENT : fn->divergence->shape[shape].cls;
}

/* The worst class of the branch of @s; for a loop with several exits, of all of them. */
static uint8_t
branch_class(const struct wb_fn *fn, const struct wb_stmt *s)
{
	const struct wb_edge *e;
	uint8_t worst = 0;

	if (s->kind == WB_STMT_PART)
		return class_of(fn, fn->divergence->lanes[s->inst]);
	if (!s->leaves && !s->behind)
		return class_of(fn, fn->divergence->branch[s->block]);
	for (uint32_t k = 0; (e = wb_tree_next_exit(fn, s->loop, &k)); ) {
		uint8_t c = class_of(fn, fn->divergence->branch[e->src]);

		worst = c > worst ? c : worst;
	}
	return worst;
}

/* In mini-SIMT, each thread branches. In GCN code, waves branch, so threads part only where EXEC tells: at what a
 * branch on EXEC skips, and as they leave loops. */
static bool
by_thread(const struct wb_fn *fn, const struct wb_stmt *s, bool mini)
{
	if (mini)
		return class_of(fn, fn->divergence->branch[s->block]) > WB_DIV_WAVE;
	if (s->kind == WB_STMT_LOOP)
		return fn->lanes->loop[s->loop].kind == WB_LANE_LOOP_SHRINKS;
	return s->region != WB_NONE &&
		class_of(fn, fn->divergence->lanes[fn->lanes->region[s->region].split]) > WB_DIV_WAVE;
}

void
wb_tree_find_branching(const struct wb_fn *fn, struct wb_tree *t, bool mini)
{
	for (uint32_t k = 0; k < t->nstmt; k++) {
		struct wb_stmt *s = &t->stmt[k];

		if (s->kind == WB_STMT_CODE || branch_class(fn, s) <= WB_DIV_WORKGROUP)
			s->branching = WB_ALIKE;
		else
			s->branching = by_thread(fn, s, mini) ? WB_BY_THREAD : WB_BY_WARP;
	}
}
