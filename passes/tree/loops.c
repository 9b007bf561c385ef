/* passes/tree/loops.c -- where paths join inside loops that have several exits, or an exit that not every iteration
 * passes.
 *
 * In the post-dominator tree of the function, the arms of a branch in such a loop join behind the loop, where all exits
 * do. Within one iteration they join earlier. This is found in the post-dominator tree of the blocks of the loop
 * without its exits, where the next iteration is the end. Inner loops stay as they are.
 *
 * Cost:   for each such loop O(edges log blocks), and one number for each block of the function, in all MOST_NUMBERS.
 */
#include "../passes.h"
#include "tree.h"

#define MOST_NUMBERS ((uint64_t)16 * 1000 * 1000)	/* loops x blocks */

/* The post-dominator tree of an iteration of one loop. Its nodes are blocks, by their index in the loop, and last the
 * next iteration. */
struct iterations {
	uint32_t *index;	/* [block] */
	struct wb_dom tree;
};

const struct wb_edge *
wb_tree_next_exit(const struct wb_fn *fn, uint32_t l, uint32_t *k)
{
	const struct wb_loops *ls = fn->loops;

	while (*k < ls->loop[l].nexit_within) {
		const struct wb_edge *e = &fn->edge[ls->list[ls->loop[l].exit + (*k)++]];

		if (!wb_loop_has(ls, l, e->dst))
			return e;
	}
	return NULL;
}

bool
wb_tree_left_once(const struct wb_fn *fn, uint32_t l)
{
	uint32_t k = 0, parent = fn->loops->loop[l].parent;
	const struct wb_edge *exit = wb_tree_next_exit(fn, l, &k);

	return exit && !wb_tree_next_exit(fn, l, &k) && fn->loops->of_block[exit->src] == l &&
		(parent == WB_NONE || wb_loop_has(fn->loops, parent, exit->dst));
}

/* Whether every iteration of loop @l executes @block. */
static bool
in_every_iteration(const struct wb_fn *fn, uint32_t l, uint32_t block)
{
	const struct wb_loop *loop = &fn->loops->loop[l];

	for (uint32_t k = 0; k < loop->nback; k++)
		if (!wb_dominates(fn->dom, block, fn->edge[fn->loops->list[loop->back + k]].src))
			return false;
	return true;
}

static void
find_iterations(struct wb_arena *tmp, const struct wb_fn *fn, uint32_t l, struct iterations *r)
{
	const struct wb_loops *ls = fn->loops;
	const struct wb_loop *loop = &ls->loop[l];
	uint32_t n = loop->nblock, most = 0, m = 0, *from, *to;
	struct wb_graph reverse;

	r->index = WB_NEW(tmp, uint32_t, fn->nblock);
	for (uint32_t k = 0; k < n; k++) {
		r->index[ls->list[loop->block + k]] = k;
		most += fn->block[ls->list[loop->block + k]].nout;
	}
	from = WB_NEW(tmp, uint32_t, most);
	to = WB_NEW(tmp, uint32_t, most);
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_block *b = &fn->block[ls->list[loop->block + k]];

		for (uint32_t e = b->out; e < b->out + b->nout; e++) {
			uint32_t dst = fn->edge[fn->out[e]].dst;

			if (!wb_loop_has(ls, l, dst))
				continue;
			from[m] = dst == loop->header ? n : r->index[dst];
			to[m++] = k;
		}
	}
	reverse = wb_graph_new(tmp, n + 1, from, to, m);
	r->tree = wb_domtree_new(tmp, tmp, &reverse, n);
}

bool
wb_tree_find_leaving(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree_leaving *t)
{
	uint64_t entries = 0;

	*t = (struct wb_tree_leaving){ .fn = fn, .iterations = WB_NEW(cx->tmp, struct iterations *, fn->loops->nloop) };
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		uint32_t k = 0;
		const struct wb_edge *exit = wb_tree_next_exit(fn, l, &k);

		if (fn->loops->loop[l].irreducible ||
			(wb_tree_left_once(fn, l) && in_every_iteration(fn, l, exit->src)))
			continue;
		entries += fn->nblock;
		if (entries > MOST_NUMBERS)
			return false;
		t->iterations[l] = WB_NEW(cx->tmp, struct iterations, 1);
		find_iterations(cx->tmp, fn, l, t->iterations[l]);
	}
	return true;
}

/* The block of a node of the tree of loop @l, or of the function. */
static uint32_t
block_at(const struct wb_tree_leaving *t, uint32_t l, uint32_t node)
{
	const struct wb_loop *loop = l == WB_NONE ? NULL : &t->fn->loops->loop[l];

	if (node >= (loop ? loop->nblock : t->fn->nblock))
		return WB_NONE;
	return loop ? t->fn->loops->list[loop->block + node] : node;
}

uint32_t
wb_tree_join(const struct wb_tree_leaving *t, uint32_t l, uint32_t block)
{
	if (l == WB_NONE)
		return block_at(t, l, t->fn->postdom->ipdom[block]);
	return block_at(t, l, t->iterations[l]->tree.idom[t->iterations[l]->index[block]]);
}

uint32_t
wb_tree_meet(const struct wb_tree_leaving *t, uint32_t l, uint32_t a, uint32_t b)
{
	const uint32_t *up = l == WB_NONE ? t->fn->postdom->ipdom : t->iterations[l]->tree.idom;
	const uint32_t *depth = l == WB_NONE ? t->fn->postdom->depth : t->iterations[l]->tree.depth;

	if (a == WB_NONE || b == WB_NONE)
		return WB_NONE;
	if (l != WB_NONE) {
		a = t->iterations[l]->index[a];
		b = t->iterations[l]->index[b];
	}
	while (a != b)
		if (depth[a] >= depth[b])
			a = up[a];
		else
			b = up[b];
	return block_at(t, l, a);
}
