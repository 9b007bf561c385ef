/* passes/gsa_frontier.c -- dominance frontiers of all blocks: where what a block leaves may meet something else.
 *
 * The frontier of b: where edges lead that leave its subtree of the dominator tree, to
 * blocks no deeper than b. It is those of b's own edges, and of its children's frontiers those
 * that are no deeper. They are listed in the order of the walk that would look for them:
 * b's edges first, then the subtrees, the last child first.
 *
 * Cost: O(edges + the frontiers together). These are small in code that people write, but
 * may be quadratic: beyond MOST per block nothing is given.
 */
#include "gsa.h"

#define MOST(nblock) ((uint32_t)16 * (nblock) + 64)

struct finder {
	const struct builder *b;
	struct gsa_frontiers out;
	WB_VEC(uint32_t) block;
	uint32_t *seen;			/* [block] the last one whose frontier it was put in, + 1 */
};

static void
add(struct finder *f, uint32_t root, uint32_t to)
{
	if (f->b->fn->dom->depth[to] > f->b->fn->dom->depth[root] || f->seen[to] == root + 1)
		return;
	f->seen[to] = root + 1;
	WB_PUSH(f->b->cx->tmp, &f->block, to);
	f->out.n[root]++;
}

static void
find(struct finder *f, uint32_t root, uint32_t *stack)
{
	const struct wb_fn *fn = f->b->fn;
	uint32_t n = 0;

	f->out.first[root] = f->block.n;
	for (uint32_t k = 0; k < fn->block[root].nout; k++) {
		const struct wb_edge *e = &fn->edge[fn->out[fn->block[root].out + k]];

		if (wb_edge_inner(e))
			add(f, root, e->dst);
	}
	for (uint32_t c = f->b->child[root]; c != WB_NONE; c = f->b->sibling[c])
		stack[n++] = c;
	while (n) {
		uint32_t c = stack[--n];

		for (uint32_t k = 0; k < f->out.n[c]; k++)
			add(f, root, f->block.at[f->out.first[c] + k]);
	}
}

struct gsa_frontiers
gsa_find_frontiers(const struct builder *b)
{
	struct wb_arena *a = b->cx->tmp;
	uint32_t n = b->fn->nblock, *stack = WB_ROOM(a, uint32_t, n);
	struct finder f = { .b = b, .out = { .first = WB_NEW(a, uint32_t, n), .n = WB_NEW(a, uint32_t, n) }, .seen = WB_NEW(a, uint32_t, n) };

	for (uint32_t at = b->nplace; at-- > 0;) {	/* children stand behind their parents */
		find(&f, b->block_at[at], stack);
		if (f.block.n > MOST(n))
			return (struct gsa_frontiers){ NULL, NULL, NULL };
	}
	f.out.block = f.block.at;
	return f.out;
}
