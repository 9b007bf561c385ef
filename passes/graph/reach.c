/* passes/graph/reach.c -- the blocks that edges lead to from a block, or that lead to it.
 *
 * Cost: O(blocks + edges).
 */
#include "../passes.h"

void
wb_reach(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t from, bool back, uint32_t until, struct wb_bits in)
{
	WB_VEC(uint32_t) todo = { 0 };

	WB_PUSH(tmp, &todo, from);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];
		const struct wb_block *blk;

		if (b == WB_NONE || b == until || wb_bit(in, b))
			continue;
		wb_bit_set(in, b);
		blk = &fn->block[b];
		for (uint32_t k = 0; k < (back ? blk->nin : blk->nout); k++)
			WB_PUSH(tmp, &todo,
				back ? fn->edge[fn->in[blk->in + k]].src : fn->edge[fn->out[blk->out + k]].dst);
	}
}

void
wb_reach_behind(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t b, uint32_t until, struct wb_bits in)
{
	for (uint32_t k = 0; k < fn->block[b].nout; k++)
		wb_reach(tmp, fn, fn->edge[fn->out[fn->block[b].out + k]].dst, false, until, in);
}
