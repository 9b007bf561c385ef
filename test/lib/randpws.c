/* test/lib/randpws.c -- see randpws.h. Constructs are built from the end, because each needs its successor. */
#include <assert.h>
#include <stdlib.h>

#include "randpws.h"
#include "wavebound/pass.h"

/* ---- trees ------------------------------------------------------------------------------ */
struct growing {
	struct wb_ctx *cx;
	struct rng *r;
	const struct randpws_options *o;
	struct randpws_tree *t;
	uint32_t left;		/* divergent branches still wanted */
};

static uint32_t
add(struct growing *g, enum randpws_kind kind, uint32_t a, uint32_t b)
{
	struct randpws_node n = { .kind = (uint8_t)kind,
		.a = a,
		.b = b,
		.cost = { rng_below(g->r, (uint32_t)g->o->most + 1), rng_below(g->r, (uint32_t)g->o->most / 4 + 1) } };

	n.rounds = rng_below(g->r, (uint32_t)g->o->most_rounds + 1);
	WB_PUSH(g->cx->unit, &g->t->node, n);
	return g->t->node.n - 1;
}

static uint32_t
leaf(struct growing *g)
{
	return add(g, RANDPWS_LEAF, WB_NONE, WB_NONE);
}

/* @in_loop: a break may leave the innermost loop from here. */
static uint32_t
grow(struct growing *g, uint32_t depth, bool in_loop)
{
	uint32_t n = rng_between(g->r, 1, 3), all = WB_NONE;

	while (n--) {
		uint32_t what = rng_below(g->r, 100), one;

		if (!depth || rng_chance(g->r, 20)) {
			one = leaf(g);
		} else if (what < g->o->loops) {
			uint32_t body = grow(g, depth - 1, true);

			one = add(g, RANDPWS_LOOP, add(g, RANDPWS_SEQ, leaf(g), body), WB_NONE);
		} else if ((what -= g->o->loops) < g->o->uniform) {
			uint32_t a = grow(g, depth - 1, in_loop), b = grow(g, depth - 1, in_loop);

			one = add(g, RANDPWS_UNIFORM, a, b);
		} else if ((what -= g->o->uniform) < g->o->short_ifs) {
			one = add(g, RANDPWS_IF, grow(g, depth - 1, false), WB_NONE);
		} else if (in_loop && rng_chance(g->r, 15)) {
			one = add(g, RANDPWS_BREAK, WB_NONE, WB_NONE);
		} else if (g->left) {
			uint32_t a, b;

			g->left--;
			a = grow(g, depth - 1, false);
			b = grow(g, depth - 1, false);
			one = add(g, RANDPWS_IFELSE, a, b);
		} else {
			one = leaf(g);
		}
		all = all == WB_NONE ? one : add(g, RANDPWS_SEQ, all, one);
	}
	return all;
}

void
randpws_tree(struct wb_ctx *cx, struct rng *r, const struct randpws_options *o, struct randpws_tree *t)
{
	struct growing g = { cx, r, o, t, o->branches };

	t->node.n = 0;
	t->root = grow(&g, o->depth, false);
	t->root = add(&g, RANDPWS_SEQ, t->root, leaf(&g));
}

/* ---- functions --------------------------------------------------------------------------------- */
struct pair {
	uint32_t block, bsb, node;	/* of the builder; in the tree */
};
struct header {
	uint32_t block;
	uint64_t rounds;
};
struct building {
	struct wb_ctx *cx;
	const struct randpws_tree *t;
	struct wb_builder *b;
	bool unroll;
	WB_VEC(uint64_t) cost;		/* [builder block] */
	WB_VEC(struct pair) pair;
	WB_VEC(struct header) header;
};

static uint32_t
block(struct building *g, uint64_t cost)
{
	uint32_t n = wb_build_block(g->b, wb_format(g->cx->unit, "%u", g->cost.n), WB_NO_LOC);

	WB_PUSH(g->cx->unit, &g->cost, cost);
	return n;
}

/* Returns the block that @node begins with; it leads to @to, a break to @out. */
static uint32_t
build(struct building *g, uint32_t node, uint32_t to, uint32_t out)
{
	const struct randpws_node *n = &g->t->node.at[node];
	uint32_t u, v = WB_NONE, a, copies;

	switch (n->kind) {
	case RANDPWS_SEQ:
		return build(g, n->a, build(g, n->b, to, out), out);
	case RANDPWS_LEAF:
		u = block(g, n->cost[0]);
		wb_build_edge(g->b, u, to, to == WB_NONE ? WB_EDGE_EXIT : WB_EDGE_FALL);
		return u;
	case RANDPWS_BREAK:
		u = block(g, n->cost[0]);
		wb_build_edge(g->b, u, to, WB_EDGE_FALL);
		if (out != to)
			wb_build_edge(g->b, u, out, WB_EDGE_TAKEN);
		return u;
	case RANDPWS_IFELSE:
		u = block(g, n->cost[0]);
		v = block(g, n->cost[1]);
		WB_PUSH(g->cx->unit, &g->pair, ((struct pair){ u, v, node }));
		wb_build_edge(g->b, u, build(g, n->a, v, WB_NONE), WB_EDGE_FALL);
		wb_build_edge(g->b, u, v, WB_EDGE_TAKEN);
		wb_build_edge(g->b, v, build(g, n->b, to, WB_NONE), WB_EDGE_FALL);
		wb_build_edge(g->b, v, to, WB_EDGE_TAKEN);
		return u;
	case RANDPWS_IF:
	case RANDPWS_UNIFORM:
		u = block(g, n->cost[0]);
		wb_build_edge(g->b, u, build(g, n->a, to, n->kind == RANDPWS_IF ? WB_NONE : out), WB_EDGE_FALL);
		wb_build_edge(g->b, u, n->kind == RANDPWS_IF ? to : build(g, n->b, to, out), WB_EDGE_TAKEN);
		return u;
	default:	/* RANDPWS_LOOP */
		copies = g->unroll ? (uint32_t)n->rounds + 1 : 1;
		for (a = WB_NONE; copies--; a = build(g, n->a, v, to)) {
			v = block(g, n->cost[0]);
			wb_build_edge(g->b, v, to, WB_EDGE_FALL);
			if (a != WB_NONE)
				wb_build_edge(g->b, v, a, WB_EDGE_TAKEN);
		}
		if (!g->unroll) {
			wb_build_edge(g->b, v, a, WB_EDGE_TAKEN);
			WB_PUSH(g->cx->unit, &g->header, ((struct header){ a, n->rounds }));
		}
		return a;
	}
}

/* [builder block] its block, or WB_NONE. */
static uint32_t *
numbers(const struct building *g, const struct wb_fn *fn)
{
	uint32_t *to = WB_NEW(g->cx->unit, uint32_t, g->cost.n);

	for (uint32_t b = 0; b < g->cost.n; b++)
		to[b] = WB_NONE;
	for (uint32_t b = 0; b < fn->nblock; b++)
		to[strtoul(fn->block[b].label, NULL, 10)] = b;
	return to;
}

static int
by_block(const void *a, const void *b)
{
	const struct wb_pws_pair *p = a, *q = b;

	return (p->block > q->block) - (p->block < q->block);
}

void
randpws_build(struct wb_ctx *cx, const struct randpws_tree *t, bool unroll, struct randpws *out)
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	struct building g = { .cx = cx, .t = t, .b = wb_builder_new(cx, fn), .unroll = unroll };
	struct wb_pws_pair *pair;
	const uint32_t *to;
	uint32_t start, body;
	enum wb_status s;

	fn->name = "random";
	fn->is_kernel = true;
	start = block(&g, 0);
	body = build(&g, t->root, WB_NONE, WB_NONE);
	wb_build_edge(g.b, start, body, WB_EDGE_FALL);
	s = wb_build_finish(g.b);
	assert(s == WB_OK);
	(void)s;
	wb_pass_dom(cx, fn, NULL);
	wb_pass_loops(cx, fn, NULL);
	to = numbers(&g, fn);
	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	for (uint32_t k = 0; k < g.header.n; k++) {
		uint32_t l = fn->loops->of_block[to[g.header.at[k].block]];

		assert(fn->loops->loop[l].header == to[g.header.at[k].block]);
		fn->bounds->loop[l] = (struct wb_loop_bound){
			.max = g.header.at[k].rounds, .total = WB_UNKNOWN, .inferred = WB_UNKNOWN, .why = "random"
		};
	}
	out->fn = fn;
	out->block = WB_NEW(cx->unit, uint64_t, fn->nblock);
	out->edge = WB_NEW(cx->unit, uint64_t, fn->nedge);
	for (uint32_t b = 0; b < g.cost.n; b++)
		if (to[b] != WB_NONE)
			out->block[to[b]] = g.cost.at[b];
	pair = WB_NEW(cx->unit, struct wb_pws_pair, g.pair.n);
	for (uint32_t k = 0; k < g.pair.n; k++)
		pair[k] = (struct wb_pws_pair){ to[g.pair.at[k].block], to[g.pair.at[k].bsb] };
	qsort(pair, g.pair.n, sizeof(*pair), by_block);
	out->pws = wb_pws_build(cx, fn, pair, g.pair.n, WB_NEW(cx->tmp, const char *, fn->nblock));
	out->tree = WB_NEW(cx->unit, uint32_t, g.pair.n);
	for (uint32_t k = 0; k < g.pair.n; k++)
		out->tree[out->pws->of_block[to[g.pair.at[k].block]]] = g.pair.at[k].node;
	assert(out->pws->nbranch == g.pair.n);
}
