/* passes/graph/reach.c -- the blocks that are reachable from a block, or from which it is reachable.
 *
 * Cost:   O(blocks + edges).
 */
#include "../passes.h"

void
wb_reach_live(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t from, bool back, uint32_t until, const bool *dead,
	struct wb_bits in)
{
	WB_VEC(uint32_t) todo = { 0 };

	WB_PUSH(tmp, &todo, from);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];

		if (b == WB_NONE || b == until || !wb_bit_add(in, b))
			continue;
		if (!back)
			WB_EACH_OUT(fn, b, e)
				if (!dead || !dead[e])
					WB_PUSH(tmp, &todo, fn->edge[e].dst);
		if (back)
			WB_EACH_IN(fn, b, e)
				if (!dead || !dead[e])
					WB_PUSH(tmp, &todo, fn->edge[e].src);
	}
}

void
wb_reach(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t from, bool back, uint32_t until, struct wb_bits in)
{
	wb_reach_live(tmp, fn, from, back, until, NULL, in);
}

void
wb_reach_behind(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t b, uint32_t until, struct wb_bits in)
{
	WB_EACH_SUCC(fn, b, dst)
		wb_reach(tmp, fn, dst, false, until, in);
}
