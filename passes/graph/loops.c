/* passes/graph/loops.c -- the loops of a function, nested.
 *
 * Needs:  DOM.   Gives: LOOPS; reports W_IRREDUCIBLE.   Keeps: all.
 * What:   the forest of facts.h (Steensgaard, MSR-TR-93-03): strongly connected regions, and inside each of them,
 *         without its back edges, again.
 * How:    near-linear; the definition read literally is quadratic in the depth. Let d be the parent of a header in the
 *         dominator tree. No block of a loop strictly dominates a header of it, so all headers of a loop are children
 *         of one d. Replace each edge u -> v by a -> v, where a is the ancestor of u that is a child of idom(v)
 *         (Tarjan's derived graph). A block dominates its subtree, so a reaches u inside it. Hence blocks of one level
 *         are in the same region of the CFG exactly if they are in the same component of the derived graph.
 *
 *            @d -> @a, @b   @a -> @x   @x -> @b   @b -> @a        x below a:
 *            derived a -> b, b -> a: one loop, headers a and b, x in it
 *
 *         1. Components of the derived graph are the loops of each level. Their headers are the blocks entered from d,
 *            or from outside of the component.
 *         2. Components of several blocks (irreducible ones) are searched again, without their headers. This nest
 *            is limited (MOST_NEST).
 *         3. From the deepest level up, the blocks of a loop are those that reach its back edges backwards. Inner loops
 *            are one node each by then (union-find: Havlak, TOPLAS 19(4), 1997; Ramalingam, TOPLAS 21(2), 1999).
 *         4. Numbering and lists.
 * Cost:   O((blocks + edges) log), times the nest of irreducible regions.
 * Limits: unreachable blocks are in no loop, and edges from them in no list.
 */
#include <assert.h>

#include "../passes.h"

#define MOST_NEST 200		/* nested irreducible regions of one level */
#define MOST_NAMED 8		/* headers named in a warning */

struct raw_loop {
	uint32_t head, nhead;		/* in state.head, the least one first */
	uint32_t parent, depth;
	uint32_t child, sibling;	/* by header; used for numbering */
	uint32_t id;
};

struct region {
	uint32_t first, n;		/* blocks to be searched, in state.item */
	uint32_t part, nest;
};

struct state {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct wb_dom *dom;
	uint32_t *lift;			/* [edge] a of the derived edge; WB_NONE: from idom(dst), or none */
	struct wb_graph derived;	/* without edges a -> a */
	bool *self;			/* [block] has a derived edge to itself */
	bool *below;			/* [block] has an edge from its immediate dominator, or is the entry */
	struct wb_scc scc;
	uint32_t *part;			/* [block] current component; WB_NONE: a header already, or unreachable */
	WB_VEC(uint32_t) item;
	WB_VEC(struct region) region;
	WB_VEC(struct raw_loop) loop;	/* of one level: outer ones first */
	WB_VEC(uint32_t) head;
	uint32_t *headed;		/* [block] the loop of which it is a header */
	bool *back;			/* [edge] */
	uint32_t *join;			/* [block] union-find over finished loops */
	uint32_t *joined;		/* [block] representative: its loop */
	uint32_t *of_block;
	struct wb_loops *out;
};

/* ---- 1. the derived graph --------------------------------------------------------- */
/* Visits blocks in pre-order, with path[depth] = the ancestor at that depth. */
static void
lift_edges(struct state *s)
{
	const struct wb_fn *fn = s->fn;
	uint32_t *order = WB_NEW(s->cx->tmp, uint32_t, fn->nblock), *path = WB_NEW(s->cx->tmp, uint32_t, fn->nblock);
	uint32_t *src = WB_NEW(s->cx->tmp, uint32_t, fn->nedge), *dst = WB_NEW(s->cx->tmp, uint32_t, fn->nedge), n = 0,
		 m = 0;

	for (uint32_t b = 0; b < fn->nblock; b++)
		if (s->dom->pre[b] != WB_NONE) {
			order[s->dom->pre[b]] = b;
			n++;
		}
	for (uint32_t k = 0; k < n; k++) {
		uint32_t u = order[k];

		path[s->dom->depth[u]] = u;
		WB_EACH_OUT(fn, u, e) {
			uint32_t v = fn->edge[e].dst;

			if (!wb_edge_inner(&fn->edge[e]))
				continue;
			if (s->dom->depth[v] > s->dom->depth[u]) {	/* u is idom(v) */
				s->below[v] = true;
				continue;
			}
			s->lift[e] = path[s->dom->depth[v]];
			if (s->lift[e] == v) {
				s->self[v] = true;
			} else {
				src[m] = s->lift[e];
				dst[m++] = v;
			}
		}
	}
	s->derived = wb_graph_new(s->cx->tmp, fn->nblock, src, dst, m);
}

/* ---- 2. loops and headers ------------------------------------------------------------ */
static bool
entered(const struct state *s, uint32_t c, uint32_t part)
{
	if (s->below[c])
		return true;
	for (uint32_t k = s->derived.pfirst[c]; k < s->derived.pfirst[c + 1]; k++)
		if (s->part[s->derived.pred[k]] != part)
			return true;
	return false;
}

/* Makes a loop of the blocks @c, all with part[] == @part; marks its back edges. */
static void
add_loop(struct state *s, const uint32_t *c, uint32_t n, uint32_t part)
{
	const struct wb_fn *fn = s->fn;
	struct raw_loop l = { .head = s->head.n, .parent = WB_NONE, .child = WB_NONE, .sibling = WB_NONE };

	for (uint32_t k = 0; k < n; k++)
		if (n == 1 || entered(s, c[k], part)) {
			uint32_t *least;

			WB_PUSH(s->cx->tmp, &s->head, c[k]);
			least = &s->head.at[l.head];
			if (c[k] < *least) {
				s->head.at[s->head.n - 1] = *least;
				*least = c[k];
			}
		}
	l.nhead = s->head.n - l.head;
	assert(l.nhead && (n == 1 || l.nhead > 1));
	for (uint32_t k = l.head; k < s->head.n; k++) {
		s->headed[s->head.at[k]] = s->loop.n;
		WB_EACH_IN(fn, s->head.at[k], e)
			s->back[e] = s->lift[e] != WB_NONE && s->part[s->lift[e]] == part;
	}
	for (uint32_t k = l.head; k < s->head.n; k++)
		s->part[s->head.at[k]] = WB_NONE;
	WB_PUSH(s->cx->tmp, &s->loop, l);
}

/* A component with several headers: the rest of it is searched again. */
static void
search_rest(struct state *s, const uint32_t *c, uint32_t n, uint32_t part, uint32_t nest)
{
	struct region r = { .first = s->item.n, .part = part, .nest = nest + 1 };

	for (uint32_t k = 0; k < n; k++)
		if (s->part[c[k]] == part)
			WB_PUSH(s->cx->tmp, &s->item, c[k]);
	r.n = s->item.n - r.first;
	if (r.n)
		WB_PUSH(s->cx->tmp, &s->region, r);
}

static bool
find_loops(struct state *s)
{
	uint32_t parts = 1;

	for (uint32_t k = 0; k < s->region.n; k++) {
		struct region r = s->region.at[k];

		if (r.nest > MOST_NEST) {
			wb_report(s->cx->diag, WB_E_IRREDUCIBLE_NEST, s->fn->block[s->item.at[r.first]].loc,
				"%s: regions with several entries are nested more than %u deep", s->fn->name,
				MOST_NEST);
			return false;
		}
		wb_scc_find(&s->scc, s->item.at + r.first, r.n, s->part, r.part);
		for (uint32_t c = 0; c < s->scc.ncomp; c++) {
			const uint32_t *at = s->scc.node + s->scc.first[c];
			uint32_t n = s->scc.first[c + 1] - s->scc.first[c], part = parts++;

			if (n == 1 && !s->self[*at])
				continue;
			for (uint32_t j = 0; j < n; j++)
				s->part[at[j]] = part;
			add_loop(s, at, n, part);
			if (n > 1)
				search_rest(s, at, n, part, r.nest);
		}
	}
	return true;
}

/* ---- 3. the blocks of each loop ---------------------------------------------------------- */
static uint32_t
find(uint32_t *join, uint32_t b)
{
	while (join[b] != b)
		b = join[b] = join[join[b]];
	return b;
}

/* Adds the source of @e to the loop of @rep, unless it is in it. */
static void
reach(struct state *s, uint32_t e, uint32_t rep, uint32_t *stack, uint32_t *n)
{
	uint32_t u = s->fn->edge[e].src;

	if (u == WB_NONE || !wb_edge_live(&s->fn->edge[e]) || s->dom->pre[u] == WB_NONE)
		return;
	u = find(s->join, u);
	if (u == rep)
		return;
	s->join[u] = rep;
	stack[(*n)++] = u;
}

static void
reach_into(struct state *s, uint32_t b, bool back, uint32_t rep, uint32_t *stack, uint32_t *n)
{
	WB_EACH_IN(s->fn, b, e)
		if (s->back[e] == back)
			reach(s, e, rep, stack, n);
}

static void
fill_loop(struct state *s, uint32_t id, uint32_t *stack)
{
	const struct raw_loop *l = &s->loop.at[id];
	const uint32_t *head = s->head.at + l->head;
	uint32_t n = 0;

	for (uint32_t k = 0; k < l->nhead; k++) {
		s->join[head[k]] = head[0];
		s->of_block[head[k]] = id;
	}
	for (uint32_t k = 0; k < l->nhead; k++)
		reach_into(s, head[k], true, head[0], stack, &n);
	while (n) {
		uint32_t b = stack[--n], inner = s->joined[b];

		if (inner == WB_NONE) {
			s->of_block[b] = id;
			reach_into(s, b, false, head[0], stack, &n);
			continue;
		}
		s->loop.at[inner].parent = id;
		for (uint32_t k = 0; k < s->loop.at[inner].nhead; k++)
			reach_into(s, s->head.at[s->loop.at[inner].head + k], false, head[0], stack, &n);
	}
	s->joined[head[0]] = id;
}

/* Deepest headers first. Of one level the inner loop comes first, which was found last. */
static void
fill_loops(struct state *s)
{
	const struct wb_fn *fn = s->fn;
	uint32_t *stack = WB_NEW(s->cx->tmp, uint32_t, fn->nblock);
	struct wb_keyed by_depth = { 0 };
	struct wb_lists order;

	for (uint32_t l = 0; l < s->loop.n; l++)
		wb_keyed_add(s->cx->tmp, &by_depth, s->dom->depth[s->head.at[s->loop.at[l].head]], l);
	order = wb_keyed_lists(s->cx->tmp, fn->nblock, &by_depth);
	for (uint32_t b = 0; b < fn->nblock; b++)
		s->join[b] = b;
	for (uint32_t k = s->loop.n; k-- > 0;)
		fill_loop(s, order.at[k], stack);
}

/* ---- 4. numbers and lists -------------------------------------------------------------------- */
/* Numbers the forest in pre-order, siblings by header, and converts of_block. */
static void
number_loops(struct state *s)
{
	uint32_t top = WB_NONE, n = 0, l;
	struct raw_loop *at = s->loop.at;

	for (uint32_t b = s->fn->nblock; b-- > 0;) {
		l = s->headed[b];
		if (l == WB_NONE || s->head.at[at[l].head] != b)
			continue;
		uint32_t *first = at[l].parent == WB_NONE ? &top : &at[at[l].parent].child;

		at[l].sibling = *first;
		*first = l;
	}
	for (l = top; l != WB_NONE;) {
		at[l].id = n++;
		at[l].depth = at[l].parent == WB_NONE ? 1 : at[at[l].parent].depth + 1;
		s->out->loop[at[l].id] = (struct wb_loop){
			.header = s->head.at[at[l].head], .nhead = at[l].nhead, .depth = at[l].depth,
			.irreducible = at[l].nhead > 1,
			.parent = at[l].parent == WB_NONE ? WB_NONE : at[at[l].parent].id,
		};
		if (at[l].child != WB_NONE) {
			l = at[l].child;
			continue;
		}
		for (;; l = at[l].parent) {
			s->out->loop[at[l].id].last = n - 1;
			if (at[l].sibling != WB_NONE || at[l].parent == WB_NONE)
				break;
		}
		l = at[l].sibling;
	}
	for (uint32_t b = 0; b < s->fn->nblock; b++) {
		s->of_block[b] = s->of_block[b] == WB_NONE ? WB_NONE : at[s->of_block[b]].id;
		s->headed[b] = s->headed[b] == WB_NONE ? WB_NONE : at[s->headed[b]].id;
	}
}

/* Lists the blocks and edges of each loop, by kind and loop. First come all lists of blocks, headers first: that of a
 * loop includes those of the loops in it. Then back edges and entries of each loop, then exits. */
static void
make_lists(struct state *s)
{
	const struct wb_fn *fn = s->fn;
	struct wb_loop *at = s->out->loop;
	uint32_t n = s->out->nloop;
	const uint32_t *first;
	struct wb_keyed of = { 0 };
	struct wb_lists lists;

	for (uint32_t b = 0; b < fn->nblock; b++)
		if (s->of_block[b] != WB_NONE)
			wb_keyed_add(s->cx->tmp, &of, 2 * s->of_block[b] + (s->headed[b] != s->of_block[b]), b);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *ed = &fn->edge[e];
		uint32_t to = ed->dst == WB_NONE ? WB_NONE : s->headed[ed->dst],
			 from = ed->src == WB_NONE ? WB_NONE : s->of_block[ed->src];

		if (!wb_edge_live(ed) || (ed->src != WB_NONE && s->dom->pre[ed->src] == WB_NONE))
			continue;
		if (to != WB_NONE)
			wb_keyed_add(s->cx->tmp, &of, 2 * (n + to) + !s->back[e], e);
		if (from != WB_NONE && !wb_loop_has(s->out, from, ed->dst))
			wb_keyed_add(s->cx->tmp, &of, 4 * n + from, e);
	}
	lists = wb_keyed_lists(s->cx->unit, 5 * n, &of);
	first = lists.first;
	s->out->list = lists.at;
	for (uint32_t l = n; l-- > 0;) {
		uint32_t blocks = 2 * l, edges = 2 * (n + l), exits = 4 * n + l, last = at[l].last;

		at[l].block = at[l].head = first[blocks];
		at[l].nown = first[blocks + 2] - first[blocks];
		at[l].back = first[edges];
		at[l].entry = first[edges + 1];
		at[l].nback = at[l].entry - at[l].back;
		at[l].nentry = first[edges + 2] - at[l].entry;
		at[l].exit = first[exits];
		at[l].nexit = first[exits + 1] - first[exits];
		at[l].nblock = first[2 * last + 2] - at[l].block;
		at[l].nexit_within = first[4 * n + last + 1] - at[l].exit;
	}
}

/* ---- irreducible loops ------------------------------------------------------------------------ */
static const char *
block_name(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t b)
{
	return fn->block[b].label ? fn->block[b].label : wb_format(cx->tmp, "block %u", b);
}

static void
warn_irreducible(struct state *s, const struct wb_loop *l)
{
	const struct wb_fn *fn = s->fn;
	const uint32_t *head = s->out->list + l->head;

	wb_report(s->cx->diag, WB_W_IRREDUCIBLE, wb_block_src(fn, l->header),
		"%s: a loop of %u blocks is entered at %u places", fn->name, l->nblock, l->nhead);
	for (uint32_t k = 0; k < l->nhead && k < MOST_NAMED; k++)
		wb_note(s->cx->diag, wb_block_src(fn, head[k]), "entered at %s", block_name(s->cx, fn, head[k]));
	if (l->nhead > MOST_NAMED)
		wb_note(s->cx->diag, WB_NO_LOC, "and at %u more", l->nhead - MOST_NAMED);
}

static void
begin(struct state *s, struct wb_ctx *cx, struct wb_fn *fn)
{
	struct wb_arena *a = cx->tmp;
	struct region all = { 0, fn->nblock, 0, 0 };

	*s = (struct state){ .cx = cx, .fn = fn, .dom = fn->dom };
	s->lift = wb_new_ids(a, fn->nedge);
	s->self = WB_NEW(a, bool, fn->nblock);
	s->below = WB_NEW(a, bool, fn->nblock);
	s->part = WB_NEW(a, uint32_t, fn->nblock);
	s->headed = wb_new_ids(a, fn->nblock);
	s->back = WB_NEW(a, bool, fn->nedge);
	s->join = WB_NEW(a, uint32_t, fn->nblock);
	s->joined = wb_new_ids(a, fn->nblock);
	s->of_block = wb_new_ids(cx->unit, fn->nblock);
	s->below[0] = true;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		s->part[b] = s->dom->pre[b] == WB_NONE ? WB_NONE : 0;
		WB_PUSH(a, &s->item, b);
	}
	WB_PUSH(a, &s->region, all);
	lift_edges(s);
	wb_scc_new(&s->scc, a, &s->derived);
}

enum wb_status
wb_pass_loops(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct state s;

	begin(&s, cx, fn);
	if (!find_loops(&s))
		return WB_REFUSED;
	fill_loops(&s);
	s.out = WB_NEW(cx->unit, struct wb_loops, 1);
	s.out->nloop = s.loop.n;
	s.out->loop = WB_NEW(cx->unit, struct wb_loop, s.loop.n);
	s.out->of_block = s.of_block;
	number_loops(&s);
	make_lists(&s);
	for (uint32_t l = 0; l < s.out->nloop && !(env && env->reduces); l++)
		if (s.out->loop[l].irreducible)
			warn_irreducible(&s, &s.out->loop[l]);
	fn->loops = s.out;
	return WB_OK;
}
