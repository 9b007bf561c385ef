/* passes/gsa/number.c -- the values of joins and ETAs, and which value reaches what.
 *
 * A walk over the dominator tree in preorder, which tracks the value of each unit. When a block is entered, its joins
 * become the values of their units, or the ETA on its only edge; then the values that it leaves in the units that it
 * writes. Then the joins and ETAs on its outgoing edges get their arguments. When a subtree is left, all changes made
 * in it are undone.
 *
 * Each change becomes a mark: from a position in preorder on, the unit has this value. query.c searches the marks. A
 * block that dominates no other needs none for its writes.
 *
 * Cost:   O(versions + joins + their arguments).
 */
#include "gsa.h"

struct change {
	uint32_t row, old;		/* value */
};
struct walker {
	struct builder *b;
	uint32_t *current;		/* [row] current value or WB_NONE; outside of the walk, its ENTRY */
	struct change *change; uint32_t nchange;	/* to be undone, oldest first */
	/* blocks on the path to the current one; the number of changes before each */
	uint32_t *path, *open_change, nopen;
};

/* From position @at in preorder on, the unit of @row has @value. */
WB_INLINE void
mark(const struct wb_gsa *g, uint32_t row, uint32_t at, uint32_t value)
{
	struct wb_gsa_row *r = &g->row[row];
	struct wb_gsa_mark *last = &g->mark[r->mark_end - 1];

	if (last->at == at)
		last->value = value;
	if (last->value != value)
		g->mark[r->mark_end++] = (struct wb_gsa_mark){ at, value };
}

/* Space for a mark at the start of each row, and two for each change, which is undone. */
static void
make_marks(struct walker *w)
{
	const struct builder *b = w->b;
	struct wb_gsa *g = b->g;
	uint32_t n = 0;

	for (uint32_t row = 0; row < g->nrow; row++) {
		/* values of a row before those of instructions are joins and ETAs */
		uint32_t entry = w->current[row] != WB_NONE;

		g->row[row].mark = n;
		n += 1 + 2 * (g->row[row].write - g->row[row].value - entry + b->nleave[row]);
	}
	g->mark = WB_ROOM(b->cx->unit, struct wb_gsa_mark, n);
	for (uint32_t row = 0; row < g->nrow; row++) {
		g->mark[g->row[row].mark] = (struct wb_gsa_mark){ 0, w->current[row] };
		g->row[row].mark_end = g->row[row].mark + 1;
	}
}

static void
change(struct walker *w, uint32_t row, uint32_t value)
{
	w->change[w->nchange++] = (struct change){ row, w->current[row] };
	w->current[row] = value;
}

/* Undoes the subtrees that end before position @at. */
static void
leave(struct walker *w, uint32_t at)
{
	const struct wb_gsa *g = w->b->g;
	uint32_t *now = w->current;

	while (w->nopen && g->tree_end[w->path[w->nopen - 1]] <= at) {
		uint32_t end = g->tree_end[w->path[--w->nopen]];
		const struct change *first = &w->change[w->open_change[w->nopen]], *c = &w->change[w->nchange];

		w->nchange = w->open_change[w->nopen];
		while (c > first) {
			c--;
			now[c->row] = c->old;
			if (end < w->b->nreached)
				mark(g, c->row, end, c->old);
		}
	}
}

static void
enter(struct walker *w, uint32_t x)
{
	const struct builder *b = w->b;
	const struct wb_block *blk = &b->fn->block[x];
	const struct site *from = blk->nin > 1 ? b->join : b->eta;
	const uint32_t *range = blk->nin > 1 ? &b->join_first[x] : &b->eta_first[b->fn->in[blk->in]];
	uint32_t at = b->g->tree_at[x];

	leave(w, at);
	w->path[w->nopen] = x;
	w->open_change[w->nopen++] = w->nchange;
	for (uint32_t s = range[0]; s < range[1]; s++) {
		change(w, from[s].row, from[s].value);
		mark(b->g, from[s].row, at, from[s].value);
	}
}

/* Enters block @x: the values at its start, then those at its end. */
static void
visit_block(struct walker *w, uint32_t x)
{
	const struct builder *b = w->b;
	const struct wb_gsa *g = b->g;
	uint32_t behind = g->tree_at[x] + 1, words = g->live_words, *version = g->version;
	const uint32_t *leave = &b->leave[b->leave_first[x]], *now = w->current;
	bool leaf = gsa_is_leaf(g, x);

	for (const uint32_t *v = &b->start[b->start_first[x]], *end = &b->start[b->start_first[x + 1]]; v < end; v++)
		version[*v] = now[version[*v]];
	for (uint32_t k = 0; k < words; k++)
		for (uint64_t left = b->writes[(size_t)x * words + k] & b->live_out[(size_t)x * words + k]; left;
			left &= left - 1) {
			uint32_t row = 64 * k + (uint32_t)__builtin_ctzll(left);

			change(w, row, *leave++);
			if (!leaf)
				mark(g, row, behind, w->current[row]);
		}
}

/* Sets arguments along edge @e: first its ETAs, then joins. */
static void
visit_edge(struct walker *w, uint32_t e)
{
	const struct builder *b = w->b;
	const struct site *eta = &b->eta[b->eta_first[e]], *last = &b->eta[b->eta_first[e + 1]];
	uint32_t to = b->fn->edge[e].dst, *arg = b->g->arg, *now = w->current;

	for (const struct site *s = eta; s < last; s++) {
		arg[s->arg] = now[s->row];
		now[s->row] = s->value;
	}
	if (to != WB_NONE) {
		uint32_t argument = b->g->arg_of[e];

		for (const struct site *s = &b->join[b->join_first[to]], *end = &b->join[b->join_first[to + 1]];
			s < end; s++)
			arg[s->arg + argument] = now[s->row];
	}
	for (const struct site *s = eta; s < last; s++)
		now[s->row] = arg[s->arg];
}

static void
visit_edges(struct walker *w, uint32_t x)
{
	WB_EACH_OUT(w->b->fn, x, e)
		visit_edge(w, e);
}

static void
walk(struct walker *w)
{
	const struct builder *b = w->b;

	for (uint32_t e = 0; e < b->fn->nedge; e++)
		if (b->fn->edge[e].src == WB_NONE)
			visit_edge(w, e);
	for (uint32_t at = 0; at < b->nreached; at++) {
		enter(w, b->block_at[at]);
		visit_block(w, b->block_at[at]);
		visit_edges(w, b->block_at[at]);
	}
	leave(w, b->nreached);
	for (uint32_t x = 0; x < b->fn->nblock; x++) {
		if (b->g->tree_at[x] != WB_NONE)
			continue;
		visit_block(w, x);
		visit_edges(w, x);
		while (w->nchange) {
			const struct change *c = &w->change[--w->nchange];

			w->current[c->row] = c->old;
		}
	}
}

static void
make_value(struct wb_gsa *g, const struct site *s, enum wb_gsa_kind kind, uint32_t at, uint32_t narg)
{
	g->value[s->value] = (struct wb_gsa_value){
		.kind = kind & 7, .unit = g->row[s->row].unit & VALUE_UNIT, .at = at, .arg = s->arg, .narg = narg
	};
}

/* Makes all values but those of instructions. */
static void
make_values(const struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	struct wb_gsa *g = b->g;

	for (uint32_t row = 0; row < g->nrow; row++)
		if (b->entry[row] != WB_NONE)
			g->value[b->entry[row]] = (struct wb_gsa_value){
				.kind = WB_GSA_ENTRY, .unit = g->row[row].unit & VALUE_UNIT, .at = WB_NONE
			};
	for (uint32_t x = 0; x < fn->nblock; x++) {
		uint32_t l = fn->loops->of_block[x];	/* a header is in no loop inside its own */
		enum wb_gsa_kind kind =
			l != WB_NONE && wb_loop_has_head(fn->loops, l, x) ? WB_GSA_MU : WB_GSA_GAMMA;

		for (uint32_t s = b->join_first[x]; s < b->join_first[x + 1]; s++)
			make_value(g, &b->join[s], kind, x, fn->block[x].nin);
	}
	for (uint32_t e = 0; e < fn->nedge; e++)
		for (uint32_t s = b->eta_first[e]; s < b->eta_first[e + 1]; s++)
			make_value(g, &b->eta[s], WB_GSA_ETA, e, 1);
}

void
gsa_number(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	struct wb_gsa *g = b->g;
	struct wb_arena *t = b->cx->tmp;
	struct walker w = { .b = b, .current = b->entry };
	/* an upper bound on changes */
	uint32_t most = b->leave_first[fn->nblock] + b->join_first[fn->nblock] + b->eta_first[fn->nedge];

	g->arg = WB_ROOM(b->cx->unit, uint32_t, (size_t)g->narg + (size_t)b->nkept * (1 + b->nexec) + 2);
	make_values(b);
	w.path = WB_ROOM(t, uint32_t, fn->nblock);
	w.open_change = WB_ROOM(t, uint32_t, fn->nblock);
	w.change = WB_ROOM(t, struct change, most);
	make_marks(&w);
	walk(&w);
}
