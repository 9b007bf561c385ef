/* passes/exclusive/cliques.c -- flow constraints for edges of which one iteration executes at most one.
 *
 * What:   Edges that pairwise exclude each other (disjoint.c), for whatever values, form a clique. Its row is x(e1) +
 *         x(e2) + ... <= x(a block on the path to all of them). One row for a clique is stronger than a row for each
 *         pair: with pairs alone, each of n edges might be executed half the time.
 * Right:  In one iteration of the loop that the edges lie directly in, each of them is executed at most once, and no
 *         two of them. Let block `from` dominate all of them, and lie directly in that loop. Then it is executed before
 *         them in the same iteration. (For an edge into a join, before the target of the edge.)
 * How:    A clique starts with a pair that no row has yet, short distances first. Then each edge is added that excludes
 *         all edges of the clique, and is dominated by the `from` of the pair.
 * Cost:   For each row, the edges that exclude its first one; WB_LIMIT_CLIQUES of them.
 */
#include <assert.h>
#include <stdlib.h>

#include "exclusive.h"

#define MOST_CLIQUE 16u
#define MOST_LOCS 4u			/* comparisons listed in a message */

/* An edge out of a branch, or an edge into a join. An edge that is both has two nodes. */
struct node {
	uint32_t edge, at, loop;
};
struct pair {				/* each is stored twice, as (a, b) and (b, a); own_row in one of them */
	uint32_t a, b;			/* nodes */
	uint32_t inst;			/* the comparison at a; WB_NONE: a join */
	bool own_row;			/* a row of the two alone may lower a bound, and they are in no row yet */
};
struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	uint32_t *of_edge;		/* [2 * edge + join] its node + 1, 0: none */
	WB_VEC(struct node) node;
	WB_VEC(struct pair) pair;	/* ascending */
	uint32_t *first;		/* [node + 1] in pair[] */
	WB_VEC(struct exclusive_row) row;
};

static uint32_t *
node_of(struct finder *f, const struct wb_path_condition *x)
{
	return &f->of_edge[(size_t)2 * x->edge + (x->inst == WB_NONE)];
}

/* Nodes are in the order of edges. */
static void
make_nodes(struct finder *f, const struct exclusive_pair *x, uint32_t n)
{
	const struct wb_path_condition *c = f->fn->divergence->conditions;

	f->of_edge = WB_NEW(f->cx->tmp, uint32_t, (size_t)2 * f->fn->nedge);
	for (uint32_t k = 0; k < n; k++) {
		*node_of(f, &c[x[k].a]) = x[k].a + 1;
		*node_of(f, &c[x[k].b]) = x[k].b + 1;
	}
	for (uint32_t e = 0; e < 2 * f->fn->nedge; e++)
		if (f->of_edge[e]) {
			const struct wb_path_condition *of = &c[f->of_edge[e] - 1];

			WB_PUSH(f->cx->tmp, &f->node, ((struct node){ of->edge, of->at, of->loop }));
			f->of_edge[e] = f->node.n;
		}
}

static int
by_nodes(const void *x, const void *y)
{
	const struct pair *p = x, *q = y;

	if (p->a != q->a)
		return p->a < q->a ? -1 : 1;
	return (p->b > q->b) - (p->b < q->b);
}

/* If both directions compare equal, the one with own_row comes first. */
static int
in_order(const void *x, const void *y)
{
	const struct pair *p = x, *q = y;
	int c = by_nodes(p, q);

	c = c ? c : q->own_row - p->own_row;
	return c ? c : (p->inst > q->inst) - (p->inst < q->inst);
}

static void
read_pairs(struct finder *f, const struct exclusive_pair *x, uint32_t n)
{
	const struct wb_path_condition *c = f->fn->divergence->conditions;
	uint32_t kept = 0;

	for (uint32_t k = 0; k < n; k++) {
		uint32_t a = *node_of(f, &c[x[k].a]) - 1, b = *node_of(f, &c[x[k].b]) - 1;

		WB_PUSH(f->cx->tmp, &f->pair, ((struct pair){ a, b, c[x[k].a].inst, x[k].own_row }));
		WB_PUSH(f->cx->tmp, &f->pair, ((struct pair){ b, a, c[x[k].b].inst, false }));
	}
	qsort(f->pair.at, f->pair.n, sizeof *f->pair.at, in_order);
	f->first = WB_NEW(f->cx->tmp, uint32_t, (size_t)f->node.n + 1);
	for (uint32_t k = 0; k < f->pair.n; k++) {
		const struct pair *p = &f->pair.at[k];

		if (kept && f->pair.at[kept - 1].a == p->a && f->pair.at[kept - 1].b == p->b)
			continue;
		f->pair.at[kept++] = *p;
		f->first[p->a + 1] = kept;
	}
	f->pair.n = kept;
	for (uint32_t v = 1; v <= f->node.n; v++)
		f->first[v] = f->first[v] ? f->first[v] : f->first[v - 1];
}

/* The pair of @a and @b; NULL: they do not exclude each other. */
static struct pair *
find_pair(struct finder *f, uint32_t a, uint32_t b)
{
	const struct pair key = { .a = a, .b = b };

	return bsearch(&key, f->pair.at + f->first[a], f->first[a + 1] - f->first[a], sizeof key, by_nodes);
}

static bool
fits(struct finder *f, const uint32_t *clique, uint32_t n, uint32_t v)
{
	for (uint32_t k = 0; k < n; k++)
		if (f->node.at[clique[k]].edge == f->node.at[v].edge || !find_pair(f, clique[k], v))
			return false;
	return true;
}

/* Grows a clique from the pair @p: adds what @from dominates. */
static uint32_t
grow(struct finder *f, const struct pair *p, uint32_t from, uint32_t clique[MOST_CLIQUE])
{
	uint32_t n = 0;

	clique[n++] = p->a;
	clique[n++] = p->b;
	for (uint32_t k = f->first[p->a]; k < f->first[p->a + 1] && n < MOST_CLIQUE; k++) {
		uint32_t v = f->pair.at[k].b;

		if (f->node.at[v].loop == f->node.at[p->a].loop &&
			(from == WB_NONE || wb_dominates(f->fn->dom, from, f->node.at[v].at)) && fits(f, clique, n, v))
			clique[n++] = v;
	}
	return n;
}

static int
by_id(const void *x, const void *y)
{
	const uint32_t *a = x, *b = y;

	return (*a > *b) - (*a < *b);
}

void
exclusive_put_edge(struct wb_out *o, const struct wb_fn *fn, uint32_t e)
{
	const struct wb_edge *x = &fn->edge[e];

	if (x->dst != WB_NONE && fn->block[x->dst].nin == 1)
		wb_printf(o, "b%u", x->dst);
	else if (x->src == WB_NONE)
		wb_puts(o, "the start");
	else
		wb_printf(o, "b%u to b%u", x->src, x->dst);
}

/* Prints the comparisons that decide the edges, each once. */
static void
put_comparisons(struct finder *f, struct wb_out *o, const uint32_t *clique, uint32_t n, struct wb_loc *loc)
{
	struct wb_loc locs[MOST_LOCS];
	uint32_t nloc = 0;

	*loc = WB_NO_LOC;
	for (uint32_t k = 0; k < n && nloc < MOST_LOCS; k++) {
		uint32_t inst = find_pair(f, clique[k], clique[!k])->inst, j = 0;
		const struct wb_inst *i = inst == WB_NONE ? NULL : &f->fn->inst[inst];

		if (!i)
			continue;
		locs[nloc] = wb_inst_src(i);
		while (memcmp(&locs[j], &locs[nloc], sizeof locs[j]) != 0)
			j++;
		*loc = nloc ? *loc : i->loc;
		nloc += j == nloc;
	}
	wb_puts(o,
		nloc == 1 ? ": only one is right by the comparison at " : ": only one is right by the comparisons at ");
	for (uint32_t k = 0; k < nloc; k++)
		wb_printf(o, "%s%s", k ? ", " : "", wb_loc_text(f->cx->tmp, f->cx->files, locs[k]));
}

static void
add_row(struct finder *f, const uint32_t *clique, uint32_t n, uint32_t from)
{
	struct exclusive_row r = { .edge = WB_ROOM(f->cx->unit, uint32_t, n), .times = 1 };
	struct wb_out o = wb_out_new(f->cx->unit);

	if (from != WB_NONE) {
		r.per = f->fn->in + f->fn->block[from].in;
		r.nper = f->fn->block[from].nin;
	}
	for (uint32_t k = 0; k < n; k++) {
		r.edge[r.nedge++] = f->node.at[clique[k]].edge;
		wb_puts(&o, !k ? "" : k + 1 < n ? ", " : " or ");
		exclusive_put_edge(&o, f->fn, r.edge[k]);
		for (uint32_t j = 0; j < n; j++)
			if (j != k)
				find_pair(f, clique[k], clique[j])->own_row = false;
	}
	put_comparisons(f, &o, clique, n, &r.loc);
	r.what = o.at;
	WB_PUSH(f->cx->unit, &f->row, r);
}

/* The nearest block that dominates @a and @b and lies directly in loop @l, as they do. The loop has one header. If @l
 * is WB_NONE (no loop), there may be no such block: WB_NONE. */
static uint32_t
common(const struct wb_fn *fn, uint32_t a, uint32_t b, uint32_t l)
{
	while (a != WB_NONE && (!wb_dominates(fn->dom, a, b) || fn->loops->of_block[a] != l))
		a = fn->dom->idom[a];
	assert(a != WB_NONE || l == WB_NONE);	/* in a loop, its header is one */
	return a;
}

static void
add_clique(struct finder *f, const struct pair *p)
{
	const struct node *a = &f->node.at[p->a], *b = &f->node.at[p->b];
	uint32_t from = common(f->fn, a->at, b->at, a->loop), clique[MOST_CLIQUE], n = grow(f, p, from, clique);

	qsort(clique, n, sizeof *clique, by_id);
	add_row(f, clique, n, from);
}

static int
by_distance(const void *x, const void *y)
{
	const struct pair *const *p = x, *const *q = y;
	uint32_t far_p = (*p)->b > (*p)->a ? (*p)->b - (*p)->a : (*p)->a - (*p)->b,
		 far_q = (*q)->b > (*q)->a ? (*q)->b - (*q)->a : (*q)->a - (*q)->b;

	if (far_p != far_q)
		return far_p < far_q ? -1 : 1;
	return (*p > *q) - (*p < *q);
}

struct exclusive_row *
exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	struct finder f = { .cx = cx, .fn = fn };
	uint32_t npair, nopen = 0;
	const struct exclusive_pair *x = exclusive_pairs(cx, fn, &npair);
	const struct pair **open;

	*n = 0;
	if (!npair)
		return NULL;
	make_nodes(&f, x, npair);
	read_pairs(&f, x, npair);
	open = WB_ROOM(cx->tmp, const struct pair *, f.pair.n);
	for (uint32_t k = 0; k < f.pair.n; k++)
		if (f.pair.at[k].own_row)
			open[nopen++] = &f.pair.at[k];
	qsort(open, nopen, sizeof *open, by_distance);
	for (uint32_t k = 0; k < nopen; k++)
		if (open[k]->own_row && f.row.n == wb_limit_of(WB_LIMIT_CLIQUES, fn->nblock)) {
			wb_limit_reached(cx, WB_LIMIT_CLIQUES, fn->nblock, fn->loc, fn->name);
			break;
		} else if (open[k]->own_row) {
			add_clique(&f, open[k]);
		}
	*n = f.row.n;
	return f.row.at;
}
