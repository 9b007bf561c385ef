/* passes/graph/iterated_cdep.c -- iterated control dependence: branches that decide whether blocks are executed, and in
 * which iteration.
 *
 * Start with a block. Add the headers of the loops around it, and the blocks whose branches these depend on by control,
 * and so on until nothing changes. No other branch decides how often, or in which iteration, the block is executed.
 *
 * Cost:   O(log edges) for each pair of a block and a branch that it depends on; gives up after MOST_PAIRS of them per
 *         block of the function.
 * Source: Weiser, Program Slicing, ICSE 1981; control dependence as in cdep.c.
 */
#include "../passes.h"

#define MOST_PAIRS 64u

struct wb_iterated_cdep
wb_iterated_cdep_new(struct wb_arena *tmp, const struct wb_fn *fn)
{
	return (struct wb_iterated_cdep){
		.fn = fn, .block = wb_todo_new(tmp, fn->nblock), .left = (uint64_t)MOST_PAIRS * fn->nblock,
	};
}

bool
wb_iterated_cdep_of(
	struct wb_iterated_cdep *d, uint32_t b, bool (*visit)(const struct wb_fn *fn, uint32_t branch, void *of),
	void *of)
{
	const struct wb_fn *fn = d->fn;

	wb_todo_add(&d->block, b);
	while (d->block.n) {
		b = d->block.at[--d->block.n];
		for (uint32_t l = fn->loops->of_block[b]; l != WB_NONE; l = fn->loops->loop[l].parent) {
			if (fn->loops->loop[l].irreducible)
				return false;
			wb_todo_add(&d->block, fn->loops->loop[l].header);
		}
		for (uint32_t k = wb_cdep_next(fn, b, 0); k != WB_NONE; k = wb_cdep_next(fn, b, k + 1)) {
			uint32_t by = fn->edge[fn->cdep->edge[k]].src;

			if (!d->left || !visit(fn, by, of))
				return false;
			d->left--;
			wb_todo_add(&d->block, by);
		}
	}
	return true;
}
