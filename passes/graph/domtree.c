/* passes/graph/domtree.c -- the dominator tree of a graph with a root.
 *
 * Source: Lengauer and Tarjan, TOPLAS 1(1), 1979, with path compression only: O(m log n) on every input. The iterative
 *         scheme of Cooper, Harvey and Kennedy and the Semi-NCA variant are often a little faster. But both are
 *         quadratic on some simple graphs (ladders of loops), and the front end passes on whatever the input says.
 *
 * Nodes are represented by their number in a depth-first walk, so that semidominators compare as numbers. Walks and
 * path compression keep their own stacks.
 */
#include "../passes.h"

struct lt {
	uint32_t n;			/* nodes reached */
	uint32_t *num;			/* [node] number, WB_NONE: not reached */
	uint32_t *node;			/* [number] */
	uint32_t *parent;		/* [number] in the walk */
	uint32_t *semi, *label, *above;	/* [number] above: ancestor in the linked forest; WB_NONE: a root */
	uint32_t *dom;			/* [number] */
	uint32_t *bucket, *next;	/* [number] nodes by semidominator, as lists */
	uint32_t *stack;
};

static void
walk(struct lt *t, struct wb_arena *tmp, const struct wb_graph *g, uint32_t root)
{
	uint32_t *at = WB_NEW(tmp, uint32_t, g->n), depth = 0;

	t->num[root] = 0;
	t->node[t->n++] = root;
	t->stack[depth++] = root;
	at[root] = g->sfirst[root];
	while (depth) {
		uint32_t v = t->stack[depth - 1], x;

		if (at[v] == g->sfirst[v + 1]) {
			depth--;
			continue;
		}
		x = g->succ[at[v]++];
		if (t->num[x] != WB_NONE)
			continue;
		t->num[x] = t->n;
		t->parent[t->n] = t->num[v];
		t->node[t->n++] = x;
		at[x] = g->sfirst[x];
		t->stack[depth++] = x;
	}
}

/* The node of least semidominator on the path from @v up to, but excluding, the root of its tree in the forest.
 * Compresses the path. */
static uint32_t
eval(struct lt *t, uint32_t v)
{
	uint32_t depth = 0;

	if (t->above[v] == WB_NONE)
		return v;
	for (uint32_t x = v; t->above[t->above[x]] != WB_NONE; x = t->above[x])
		t->stack[depth++] = x;
	while (depth) {
		uint32_t x = t->stack[--depth], up = t->above[x];

		if (t->semi[t->label[up]] < t->semi[t->label[x]])
			t->label[x] = t->label[up];
		t->above[x] = t->above[up];
	}
	return t->label[v];
}

static void
solve(struct lt *t, const struct wb_graph *g)
{
	for (uint32_t w = t->n; w-- > 1;) {
		uint32_t v = t->node[w], p = t->parent[w];

		for (uint32_t k = g->pfirst[v]; k < g->pfirst[v + 1]; k++) {
			uint32_t u = t->num[g->pred[k]];

			if (u != WB_NONE) {
				u = eval(t, u);
				t->semi[w] = t->semi[u] < t->semi[w] ? t->semi[u] : t->semi[w];
			}
		}
		t->next[w] = t->bucket[t->semi[w]];
		t->bucket[t->semi[w]] = w;
		t->above[w] = p;
		for (uint32_t x = t->bucket[p]; x != WB_NONE; x = t->next[x]) {
			uint32_t u = eval(t, x);

			t->dom[x] = t->semi[u] < t->semi[x] ? u : p;
		}
		t->bucket[p] = WB_NONE;
	}
	for (uint32_t w = 1; w < t->n; w++)
		if (t->dom[w] != t->semi[w])
			t->dom[w] = t->dom[t->dom[w]];
}

/* Numbers the tree in pre- and post-order, children by node number. */
static void
number(struct lt *t, const struct wb_graph *g, uint32_t root, struct wb_dom *d)
{
	uint32_t *child = t->bucket, *sibling = t->next, pre = 0, post = 0, v = root;

	for (uint32_t k = 0; k < g->n; k++)
		child[k] = WB_NONE;
	for (uint32_t k = g->n; k-- > 0;)
		if (d->idom[k] != WB_NONE) {
			sibling[k] = child[d->idom[k]];
			child[d->idom[k]] = k;
		}
	d->pre[v] = pre++;
	for (;;) {
		if (child[v] != WB_NONE) {
			uint32_t x = child[v];

			child[v] = sibling[x];
			d->depth[x] = d->depth[v] + 1;
			d->pre[x] = pre++;
			v = x;
			continue;
		}
		d->post[v] = post++;
		if (v == root)
			break;
		v = d->idom[v];
	}
}

static struct lt
start(struct wb_arena *tmp, uint32_t n)
{
	struct lt t = {
		.num = wb_new_ids(tmp, n), .node = WB_NEW(tmp, uint32_t, n), .parent = WB_NEW(tmp, uint32_t, n),
		.semi = WB_NEW(tmp, uint32_t, n), .label = WB_NEW(tmp, uint32_t, n), .above = wb_new_ids(tmp, n),
		.dom = WB_NEW(tmp, uint32_t, n), .bucket = wb_new_ids(tmp, n), .next = WB_NEW(tmp, uint32_t, n),
		.stack = WB_NEW(tmp, uint32_t, n),
	};

	for (uint32_t k = 0; k < n; k++)
		t.semi[k] = t.label[k] = k;
	return t;
}

struct wb_dom
wb_domtree_new(struct wb_arena *a, struct wb_arena *tmp, const struct wb_graph *g, uint32_t root)
{
	struct wb_dom d = { .idom = wb_new_ids(a, g->n), .depth = WB_NEW(a, uint32_t, g->n),
		.pre = wb_new_ids(a, g->n), .post = WB_NEW(a, uint32_t, g->n) };
	struct wb_arena_mark mark = wb_arena_mark(tmp);
	struct lt t = start(tmp, g->n);

	walk(&t, tmp, g, root);
	solve(&t, g);
	for (uint32_t w = 1; w < t.n; w++)
		d.idom[t.node[w]] = t.node[t.dom[w]];
	number(&t, g, root, &d);
	wb_arena_reset(tmp, mark);
	return d;
}
