/* ilp/reduce.c -- the rest after structural analysis, made small, as a linear program.
 *
 * Collapsed loops are nodes, with more expensive exits. Counts that no fact names are eliminated by substitution:
 *	series    a block with one incoming (or outgoing) edge that is no variable is merged into its predecessor (or
 *	          successor)
 *	parallel  of two edges between the same blocks, only the more expensive one remains
 * Both keep the optimum: every flow of the small program is one of the large program with the same cost, and the
 * dropped edges never increase the cost. The edges that facts name remain, and the paths between them.
 * Cost:   near-linear; nodes with many edges are not merged.
 * Source: Ballabriga and Casse, WCET 2008, for collapsing single-entry single-exit regions without facts; here by local
 *         substitution.
 */
#include "ilp.h"

#define MOST_DEGREE 8		/* of a node that is merged: larger ones could take quadratic time */

struct node {
	WB_VEC(uint32_t) in, out;	/* pieces; some may be gone or moved */
	uint32_t nin, nout;
};
struct work {
	struct wb_arena *a;
	struct residue *r;
	struct node *node;
	WB_VEC(struct piece) piece;
	WB_VEC(uint32_t) todo;
};

static void
attach(struct work *w, uint32_t k)
{
	const struct piece *q = &w->piece.at[k];

	if (q->src != WB_NONE) {
		WB_PUSH(w->a, &w->node[q->src].out, k);
		w->node[q->src].nout++;
	}
	if (q->dst != WB_NONE) {
		WB_PUSH(w->a, &w->node[q->dst].in, k);
		w->node[q->dst].nin++;
	}
}

static void
drop(struct work *w, uint32_t k)
{
	struct piece *q = &w->piece.at[k];

	q->gone = true;
	if (q->src != WB_NONE) {
		w->node[q->src].nout--;
		WB_PUSH(w->a, &w->todo, q->src);
	}
	if (q->dst != WB_NONE) {
		w->node[q->dst].nin--;
		WB_PUSH(w->a, &w->todo, q->dst);
	}
}

/* Variables: entry and back edges of loops that are not collapsed, terms of rows, and the entry of the function. */
static void
mark_variables(struct work *w, const struct collapse *c)
{
	const struct wb_flow *p = c->s->p;

	w->piece.at[0].var = 0;
	for (uint32_t l = 0; l < p->nloop; l++) {
		for (uint32_t k = 0; k < p->loop[l].nback && c->open[l]; k++)
			w->piece.at[p->loop[l].back[k]].var = p->loop[l].back[k];
		for (uint32_t k = 0; k < p->loop[l].nentry && c->open[l]; k++)
			w->piece.at[p->loop[l].entry[k]].var = p->loop[l].entry[k];
	}
	for (uint32_t r = 0; r < p->nrow; r++)
		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++)
			w->piece.at[p->term[k].edge].var = p->term[k].edge;
}

/* The cost of a series; at most LONGEST, which is more than any bound. */
static wb_i128
both(wb_i128 a, wb_i128 b)
{
	return a >= LONGEST - b ? LONGEST : a + b;
}

/* A piece for every live edge that is not inside a collapsed loop. */
static void
lay_out(struct work *w, struct collapse *c)
{
	const struct wb_flow *p = c->s->p;

	for (uint32_t e = 0; e < p->nedge; e++) {
		struct piece q = { WB_NONE, WB_NONE, c->cost[e], WB_NONE, WB_NONE, WB_NONE, !c->s->live[e] };
		wb_i128 offset = 0, none;

		if (!q.gone && p->src[e] != WB_NONE)
			q.src = wb_collapse_top(c, p->src[e], &offset);
		if (!q.gone && p->dst[e] != WB_NONE)
			q.dst = wb_collapse_top(c, p->dst[e], &none);
		q.gone |= q.src == q.dst && q.src != WB_NONE && q.src >= p->nblock;
		q.cost = both(q.cost, offset);
		WB_PUSH(w->a, &w->piece, q);
	}
	mark_variables(w, c);
	for (uint32_t e = 0; e < p->nedge; e++)
		if (!w->piece.at[e].gone)
			attach(w, e);
}

/* ---- contraction -------------------------------------------------------------------------- */
static void
join_ranges(struct work *w, uint32_t left, uint32_t right)
{
	const struct piece *a = &w->piece.at[left], *b = &w->piece.at[right];
	struct piece q = { a->src, b->dst, both(a->cost, b->cost), a->var != WB_NONE ? a->var : b->var, left, right,
		false };

	WB_PUSH(w->a, &w->piece, q);
	attach(w, w->piece.n - 1);
}

static uint32_t
only(const struct work *w, const uint32_t *list, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (!w->piece.at[list[k]].gone)
			return list[k];
	return WB_NONE;
}

/* Merges node @v if its only incoming (or outgoing) edge is no variable. */
static bool
merge(struct work *w, uint32_t v, bool forward)
{
	struct node *n = &w->node[v];
	uint32_t *list = forward ? n->out.at : n->in.at, nlist = forward ? n->out.n : n->in.n;
	uint32_t one, other;

	if ((forward ? n->nin : n->nout) != 1)
		return false;
	one = forward ? only(w, n->in.at, n->in.n) : only(w, n->out.at, n->out.n);
	other = forward ? w->piece.at[one].src : w->piece.at[one].dst;
	if (w->piece.at[one].var != WB_NONE || other == v)
		return false;
	if (other != WB_NONE && (forward ? n->nout + w->node[other].nout : n->nin + w->node[other].nin) > MOST_DEGREE)
		return false;
	for (uint32_t k = 0; k < nlist; k++) {
		uint32_t each = list[k];

		if (w->piece.at[each].gone)
			continue;
		if (forward)
			join_ranges(w, one, each);
		else
			join_ranges(w, each, one);
		drop(w, each);
	}
	drop(w, one);
	return true;
}

/* Of parallel edges out of @v, keeps the more expensive one. Also removes pieces that are gone. */
static void
prune(struct work *w, uint32_t v)
{
	struct node *n = &w->node[v];
	uint32_t keep = 0;

	for (uint32_t k = 0; k < n->out.n; k++)
		if (!w->piece.at[n->out.at[k]].gone)
			n->out.at[keep++] = n->out.at[k];
	n->out.n = keep;
	for (uint32_t i = 0; i < keep && keep <= MOST_DEGREE; i++)
		for (uint32_t j = i + 1; j < keep; j++) {
			const struct piece *a = &w->piece.at[n->out.at[i]], *b = &w->piece.at[n->out.at[j]];

			if (a->gone || b->gone || a->dst != b->dst || a->var != WB_NONE || b->var != WB_NONE)
				continue;
			drop(w, a->cost < b->cost ? n->out.at[i] : n->out.at[j]);
		}
	keep = 0;
	for (uint32_t k = 0; k < n->in.n; k++)
		if (!w->piece.at[n->in.at[k]].gone)
			n->in.at[keep++] = n->in.at[k];
	n->in.n = keep;
}

static void
contract(struct work *w, uint32_t nnode)
{
	for (uint32_t v = nnode; v-- > 0; )
		WB_PUSH(w->a, &w->todo, v);
	while (w->todo.n) {
		uint32_t v = w->todo.at[--w->todo.n];

		if (!w->node[v].nin || !w->node[v].nout)
			continue;
		prune(w, v);
		if (!merge(w, v, true))
			merge(w, v, false);
	}
}

/* ---- the linear program ------------------------------------------------------------------------ */
struct build {
	struct wb_arena *a;
	WB_VEC(bool) equal;
	WB_VEC(uint64_t) limit;
	WB_VEC(uint32_t) row;
	WB_VEC(uint32_t) col;
	WB_VEC(wb_i128) coeff;
	uint32_t *col_of;		/* [edge] column of its variable, or WB_NONE */
	uint32_t *at;			/* [col] term of the row being built, or WB_NONE */
	uint32_t first;			/* its first term */
};

static uint32_t
start_row(struct build *b, bool equal, uint64_t limit)
{
	for (uint32_t t = b->first; t < b->col.n; t++)
		b->at[b->col.at[t]] = WB_NONE;
	b->first = b->col.n;
	WB_PUSH(b->a, &b->equal, equal);
	WB_PUSH(b->a, &b->limit, limit);
	return b->equal.n - 1;
}

/* Adds a term to the current row; terms of the same column are summed. */
static void
put_term(struct build *b, uint32_t col, wb_i128 coeff)
{
	if (col == WB_NONE)
		return;
	if (b->at[col] != WB_NONE) {
		b->coeff.at[b->at[col]] += coeff;
		return;
	}
	b->at[col] = b->col.n;
	WB_PUSH(b->a, &b->row, b->equal.n - 1);
	WB_PUSH(b->a, &b->col, col);
	WB_PUSH(b->a, &b->coeff, coeff);
}

static uint32_t
put_relative(struct build *b, const struct wb_flow_loop *loop, uint64_t bound)
{
	uint32_t row = start_row(b, false, 0);

	for (uint32_t k = 0; k < loop->nback; k++)
		put_term(b, b->col_of[loop->back[k]], 1);
	for (uint32_t k = 0; k < loop->nentry; k++)
		put_term(b, b->col_of[loop->entry[k]], -(wb_i128)bound);
	return row;
}

static void
put_loop(struct build *b, struct residue *r, uint32_t l)
{
	const struct wb_flow_loop *loop = &r->s->p->loop[l];

	if (loop->max != WB_UNKNOWN)
		r->row_max[l] = put_relative(b, loop, loop->max);
	if (loop->total == WB_UNKNOWN)
		return;
	r->row_entry[l] = put_relative(b, loop, loop->total);
	r->row_total[l] = start_row(b, false, loop->total);
	for (uint32_t k = 0; k < loop->nback; k++)
		put_term(b, b->col_of[loop->back[k]], 1);
}

static void
put_fact(struct build *b, struct residue *r, uint32_t f)
{
	const struct wb_flow *p = r->s->p;

	r->row_fact[f] = start_row(b, false, p->row[f].limit);
	for (uint32_t k = p->row[f].first; k < p->row[f].first + p->row[f].nterm; k++)
		put_term(b, b->col_of[p->term[k].edge], p->term[k].coeff);
}

static uint32_t *
absent(struct wb_arena *a, size_t n)
{
	uint32_t *list = WB_NEW(a, uint32_t, n);

	memset(list, 0xff, n * sizeof(*list));
	return list;
}

/* Columns: the entry edge first, then the pieces in order. */
static uint32_t *
number_columns(struct work *w, struct build *b)
{
	struct residue *r = w->r;
	uint32_t *col = absent(w->a, w->piece.n), ncol = 1;
	wb_i128 *obj = WB_NEW(w->a, wb_i128, (size_t)w->piece.n + 1);

	r->piece_of = WB_NEW(w->a, uint32_t, (size_t)w->piece.n + 1);
	for (uint32_t k = 0; k < w->piece.n; k++) {
		const struct piece *q = &w->piece.at[k];

		if (q->gone)
			continue;
		col[k] = q->var == 0 ? 0 : ncol++;
		obj[col[k]] = q->cost;
		r->piece_of[col[k]] = k;
		if (q->var != WB_NONE)
			b->col_of[q->var] = col[k];
	}
	r->lp.ncol = ncol;
	r->lp.obj = obj;
	return col;
}

static void
formulate(struct work *w, const struct collapse *c, uint32_t nnode)
{
	struct residue *r = w->r;
	const struct wb_flow *p = r->s->p;
	struct build b = { .a = w->a, .col_of = absent(w->a, p->nedge), .at = absent(w->a, (size_t)w->piece.n + 1) };
	uint32_t *col = number_columns(w, &b);

	for (uint32_t v = 0; v < nnode; v++) {
		const struct node *n = &w->node[v];

		if (!n->nin && !n->nout)
			continue;
		start_row(&b, true, 0);
		for (uint32_t k = 0; k < n->in.n; k++)
			put_term(&b, col[n->in.at[k]], 1);
		for (uint32_t k = 0; k < n->out.n; k++)
			put_term(&b, col[n->out.at[k]], -1);
	}
	r->row_max = absent(w->a, p->nloop);
	r->row_total = absent(w->a, p->nloop);
	r->row_entry = absent(w->a, p->nloop);
	r->row_fact = absent(w->a, p->nrow);
	for (uint32_t l = 0; l < p->nloop; l++)
		if (c->open[l])
			put_loop(&b, r, l);
	for (uint32_t f = 0; f < p->nrow; f++)
		put_fact(&b, r, f);
	r->lp.nrow = b.equal.n;
	r->lp.equal = b.equal.at;
	r->lp.limit = b.limit.at;
	r->lp.nterm = b.col.n;
	r->lp.row = b.row.at;
	r->lp.col = b.col.at;
	r->lp.coeff = b.coeff.at;
}

void
wb_residue_build(struct wb_arena *a, struct collapse *c, bool integers, struct residue *r)
{
	uint32_t nnode = c->s->p->nblock + c->s->p->nloop;
	struct work w = { .a = a, .r = r, .node = WB_NEW(a, struct node, nnode) };

	*r = (struct residue){ .s = c->s };
	lay_out(&w, c);
	if (!integers)
		contract(&w, nnode);
	formulate(&w, c, nnode);
	r->piece = w.piece.at;
	r->npiece = w.piece.n;
}

bool
wb_residue_counts(struct wb_arena *a, const struct residue *r, const uint64_t *x, uint64_t *count)
{
	uint64_t *n = WB_NEW(a, uint64_t, r->npiece);

	for (uint32_t c = 0; c < r->lp.ncol; c++)
		n[r->piece_of[c]] = x[c];
	for (uint32_t k = r->npiece; k-- > 0; ) {
		const struct piece *q = &r->piece[k];

		if (q->left == WB_NONE)
			count[k] = n[k];
		else if (!wb_add_u64(n[q->left], n[k], &n[q->left]) || !wb_add_u64(n[q->right], n[k], &n[q->right]))
			return false;
	}
	return true;
}
