/* passes/exclusive/cliques.c -- flow constraints for edges of which one iteration executes at most one.
 *
 * What:   Edges that pairwise exclude each other (disjoint.c), for whatever values, form a clique. Its row is x(e1) +
 *         x(e2) + ... <= x(a block on the path to all of them). One row for a clique is stronger than a row for each
 *         pair: with pairs alone, each of n edges might be executed half the time.
 * Right:  In one iteration of the loop that the edges lie directly in, each of them is executed at most once, and no
 *         two of them. Let block `from` dominate all of them, and lie directly in that loop. Then it is executed before
 *         them in the same iteration.
 * How:    A clique starts with a pair that no row has yet, short distances first. Then each edge is added that excludes
 *         all edges of the clique, and is dominated by the `from` of the pair.
 * Cost:   WB_LIMIT_CLIQUES rows: for each, the edges that exclude its first one. All pairs of each group of conditions.
 */
#include <assert.h>
#include <stdlib.h>

#include "exclusive.h"

#define MOST_LOCS 4u			/* comparisons listed in a message */

#define MOST_CLIQUE 16u

struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct exclusive_pair *pair;
	struct wb_lists of;		/* [edge] pairs with a condition of it */
	WB_VEC(struct exclusive_row) row;
};

void
exclusive_put_edge(struct wb_out *o, const struct wb_fn *fn, uint32_t e)
{
	const struct wb_edge *x = &fn->edge[e];

	if (x->dst != WB_NONE && fn->block[x->dst].nin == 1)
		wb_printf(o, "b%u", x->dst);
	else
		wb_printf(o, "b%u to b%u", x->src, x->dst);
}

/* Prints the comparisons that decide the edges, each once. */
static void
put_comparisons(
	struct finder *f, struct wb_out *o, const struct wb_path_condition *const *x, uint32_t n, struct wb_loc *loc)
{
	struct wb_loc locs[MOST_LOCS];
	uint32_t nloc = 0;

	*loc = WB_NO_LOC;
	for (uint32_t k = 0; k < n && nloc < MOST_LOCS; k++) {
		const struct wb_inst *i = &f->fn->inst[x[k]->inst];
		uint32_t j = 0;

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
add_row(struct finder *f, const struct wb_path_condition *const *x, uint32_t n, uint32_t from)
{
	struct exclusive_row r = { .edge = WB_ROOM(f->cx->unit, uint32_t, n), .times = 1 };
	struct wb_out o = wb_out_new(f->cx->unit);

	if (from != WB_NONE) {
		r.per = f->fn->in + f->fn->block[from].in;
		r.nper = f->fn->block[from].nin;
	}
	for (uint32_t k = 0; k < n; k++) {
		r.edge[r.nedge++] = x[k]->edge;
		wb_puts(&o, !k ? "" : k + 1 < n ? ", " : " or ");
		exclusive_put_edge(&o, f->fn, r.edge[k]);
	}
	put_comparisons(f, &o, x, n, &r.loc);
	r.what = o.at;
	WB_PUSH(f->cx->unit, &f->row, r);
}

/* The nearest block that dominates @a and @b and lies directly in loop @l, as they do. The loop has one header. If @l
 * is WB_NONE (no loop), there may be no such block: WB_NONE. */
static uint32_t
common_dominator(const struct wb_fn *fn, uint32_t a, uint32_t b, uint32_t l)
{
	while (a != WB_NONE && (!wb_dominates(fn->dom, a, b) || fn->loops->of_block[a] != l))
		a = fn->dom->idom[a];
	assert(a != WB_NONE || l == WB_NONE);	/* in a loop, its header is one */
	return a;
}

/* Whether a row has both edges already. */
static bool
in_one_row(const struct finder *f, uint32_t e, uint32_t other)
{
	for (uint32_t k = 0; k < f->row.n; k++) {
		uint32_t n = 0;

		for (uint32_t j = 0; j < f->row.at[k].nedge; j++)
			n += f->row.at[k].edge[j] == e || f->row.at[k].edge[j] == other;
		if (n == 2)
			return true;
	}
	return false;
}

/* What is excluded by @x in the @k-th entry of f->of, which is one of @x. */
static const struct wb_path_condition *
excluded(const struct finder *f, uint32_t k, const struct wb_path_condition *x)
{
	const struct exclusive_pair *p = &f->pair[f->of.at[k]];

	return p->a->edge == x->edge ? p->b : p->a;
}

static bool
exclude_edges(const struct finder *f, const struct wb_path_condition *x, const struct wb_path_condition *y)
{
	for (uint32_t k = f->of.first[x->edge]; k < f->of.first[x->edge + 1]; k++)
		if (excluded(f, k, x)->edge == y->edge)
			return true;
	return false;
}

static int
by_edge(const void *x, const void *y)
{
	const struct wb_path_condition *const *p = x, *const *q = y;

	return ((*p)->edge > (*q)->edge) - ((*p)->edge < (*q)->edge);
}

/* Makes a row of @a, @b, and what excludes them and each other. */
static void
add_clique(struct finder *f, const struct wb_path_condition *a, const struct wb_path_condition *b)
{
	const struct wb_path_condition *x[MOST_CLIQUE] = { a, b };
	uint32_t from = common_dominator(f->fn, a->at, b->at, a->loop), n = 2;

	for (uint32_t k = f->of.first[a->edge]; k < f->of.first[a->edge + 1] && n < MOST_CLIQUE; k++) {
		const struct wb_path_condition *y = excluded(f, k, a);
		bool all = from == WB_NONE || wb_dominates(f->fn->dom, from, y->at);

		for (uint32_t j = 0; j < n && all; j++)
			all = exclude_edges(f, x[j], y);
		if (all)
			x[n++] = y;
	}
	qsort(x, n, sizeof *x, by_edge);
	add_row(f, x, n, from);
}

static uint32_t
distance(const struct exclusive_pair *p)
{
	return p->a->edge > p->b->edge ? p->a->edge - p->b->edge : p->b->edge - p->a->edge;
}

static int
by_distance(const void *x, const void *y)
{
	const struct exclusive_pair *p = x, *q = y;
	uint32_t far_p = distance(p), far_q = distance(q);

	if (far_p != far_q)
		return far_p < far_q ? -1 : 1;
	return (p->a > q->a) - (p->a < q->a);
}

struct exclusive_row *
exclusive_cliques(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	struct finder f = { .cx = cx, .fn = fn };
	uint32_t npair;
	WB_VEC(struct exclusive_pair) own = { 0 };
	struct wb_keyed of = { 0 };

	f.pair = exclusive_pairs(cx, fn, &npair);
	for (uint32_t k = 0; k < npair; k++) {
		wb_keyed_add(cx->tmp, &of, f.pair[k].a->edge, k);
		wb_keyed_add(cx->tmp, &of, f.pair[k].b->edge, k);
		if (f.pair[k].own_row)
			WB_PUSH(cx->tmp, &own, f.pair[k]);
	}
	if (own.n) {
		f.of = wb_keyed_lists(cx->tmp, fn->nedge, &of);
		qsort(own.at, own.n, sizeof *own.at, by_distance);
	}
	for (uint32_t k = 0; k < own.n; k++) {
		if (in_one_row(&f, own.at[k].a->edge, own.at[k].b->edge))
			continue;
		if (f.row.n == wb_limit_of(WB_LIMIT_CLIQUES, fn->nblock)) {
			wb_limit_reached(cx, WB_LIMIT_CLIQUES, fn->nblock, fn->loc, fn->name);
			break;
		}
		add_clique(&f, own.at[k].a, own.at[k].b);
	}
	*n = f.row.n;
	return f.row.at;
}
