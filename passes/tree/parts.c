/* passes/tree/parts.c -- what EXEC does to lanes, as PART statements of the tree.
 *
 * A region of LANES begins behind the instruction that narrows EXEC, and ends before the one that restores it. In
 * between, another instruction may switch to the lanes of an else. Code is cut at these instructions, inside blocks,
 * too. The statements in between become one statement, a PART (warp.h), in two cases. Either the region ends in the
 * sequence of statements in which it begins. Or it is not closed there at all: then the PART reaches to the end of the
 * sequence, because the lanes stay off that long. A region that ends elsewhere is no PART; the statements around it,
 * which are of the wave, are still right.
 *
 *	v_cmp, s_and_saveexec		CODE
 *	s_cbranch_execz F		PART	first	CODE s_cbranch_execz
 *	...					IF	CODE ...
 *   F:	s_andn2_saveexec			second	CODE s_andn2_saveexec, s_cbranch_execz
 *	s_cbranch_execz J			IF	CODE ...
 *	...
 *   J:	s_or exec			CODE
 *
 * Inner regions come first: a PART is one statement for the regions around it.
 * Cost:   O(instructions + statements * depth).
 */
#include "../passes.h"
#include "tree.h"

struct parts {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_lanes *lanes;
	struct wb_tree *t;
	WB_VEC(struct wb_stmt) stmt;
	WB_VEC(uint32_t) prev;		/* [stmt] the one before it in its sequence; WB_NONE: it is the first */
	uint32_t *of_inst;		/* [inst] the CODE that has it */
};

static struct wb_stmt *at(const struct parts *p, uint32_t k) { return &p->stmt.at[k]; }

/* The link from the statement before @k to @k. */
static uint32_t *
link_to(struct parts *p, uint32_t k)
{
	uint32_t up = at(p, k)->parent;

	if (p->prev.at[k] != WB_NONE)
		return &at(p, p->prev.at[k])->next;
	if (up == WB_NONE)
		return &p->t->first;
	return at(p, up)->first == k ? &at(p, up)->first : &at(p, up)->second;
}

static uint32_t
new_stmt(struct parts *p, struct wb_stmt s, uint32_t prev)
{
	WB_PUSH(p->cx->tmp, &p->stmt, s);
	WB_PUSH(p->cx->tmp, &p->prev, prev);
	return p->stmt.n - 1;
}

/* The CODE that begins with @inst, split off if necessary. */
static uint32_t
cut(struct parts *p, uint32_t inst)
{
	uint32_t k = p->of_inst[inst], end = at(p, k)->inst + at(p, k)->ninst, n;
	struct wb_stmt rest = *at(p, k);

	if (rest.inst == inst)
		return k;
	rest.inst = inst;
	rest.ninst = end - inst;
	n = new_stmt(p, rest, k);
	at(p, k)->ninst = inst - at(p, k)->inst;
	at(p, k)->next = n;
	if (rest.next != WB_NONE)
		p->prev.at[rest.next] = n;
	for (uint32_t i = inst; i < end; i++)
		p->of_inst[i] = n;
	return n;
}

/* Whether the CODE of @inst is in the sequence from @from, before @stop. */
static bool
is_ahead(const struct parts *p, uint32_t from, uint32_t stop, uint32_t inst)
{
	uint32_t k = from;

	while (k != WB_NONE && k != stop && k != p->of_inst[inst])
		k = at(p, k)->next;
	return k != WB_NONE && k != stop;
}

/* The first instruction behind @r; WB_NONE: it does not end at an instruction. */
static uint32_t
end_of(const struct parts *p, const struct wb_region *r)
{
	if (r->close == WB_CLOSE_JOIN)
		return r->join;
	if (r->end_span == WB_NONE || !p->lanes->span[r->end_span].ninst)
		return WB_NONE;
	return p->lanes->span[r->end_span].first;
}

/* Moves the statements from @from up to @stop into a PART, those from @other on as its second sequence. */
static void
wrap(struct parts *p, uint32_t region, uint32_t from, uint32_t other, uint32_t stop)
{
	const struct wb_region *r = &p->lanes->region[region];
	bool nonempty = p->lanes->span[p->lanes->of_inst[r->split]].flags & WB_SPAN_NONEMPTY;
	struct wb_stmt s = { .kind = WB_STMT_PART,
		.covers = r->covers && nonempty && other != WB_NONE, .block = at(p, from)->block, .inst = r->split,
		.loop = WB_NONE, .region = region, .first = from == other ? WB_NONE : from, .second = other,
		.next = stop,
		.parent = at(p, from)->parent };
	uint32_t *link = link_to(p, from), part = p->stmt.n;

	*link = part;
	new_stmt(p, s, p->prev.at[from]);
	for (uint32_t k = from, next; k != stop; k = next) {
		next = at(p, k)->next;
		at(p, k)->parent = part;
		if (k == from || k == other)
			p->prev.at[k] = WB_NONE;
		if (next == stop || next == other)
			at(p, k)->next = WB_NONE;
	}
	if (stop != WB_NONE)
		p->prev.at[stop] = part;
}

/* Whether the lanes that @r takes out wait for the end of a loop around it, which the LOOP tells. */
static bool
is_break(const struct parts *p, const struct wb_region *r)
{
	return r->closer != WB_NONE && p->lanes->region[r->closer].kind == WB_REGION_LOOP;
}

static void
add_part(struct parts *p, uint32_t region)
{
	const struct wb_region *r = &p->lanes->region[region];
	uint32_t before, from, end = end_of(p, r), other = WB_NONE, stop = WB_NONE;

	if (r->kind != WB_REGION_SPLIT || r->split == WB_NONE || is_break(p, r))
		return;
	before = p->of_inst[r->split];
	if (r->split + 1 < at(p, before)->inst + at(p, before)->ninst)
		cut(p, r->split + 1);
	from = at(p, before)->next;
	if (end != WB_NONE && is_ahead(p, from, WB_NONE, end))
		stop = cut(p, end);
	else if (r->close == WB_CLOSE_JOIN)
		return;
	if (from == stop)
		return;
	if (r->flow != WB_NONE && !r->irregular && is_ahead(p, from, stop, r->flow))
		other = cut(p, r->flow);
	wrap(p, region, from, other, stop);
}

/* An IF whose branch skips code exactly if a part of a region has no lanes. */
static void
find_skips(struct parts *p)
{
	uint32_t *region = WB_NEW(p->cx->tmp, uint32_t, p->fn->nedge);	/* [edge] + 1 */

	for (uint32_t r = 0; r < p->lanes->nregion; r++) {
		const struct wb_region *g = &p->lanes->region[r];

		if (g->kind == WB_REGION_SPLIT && g->skip != WB_NONE)
			region[g->skip] = r + 1;
		if (g->kind == WB_REGION_SPLIT && g->skip_other != WB_NONE)
			region[g->skip_other] = r + 1;
	}
	for (uint32_t k = 0; k < p->stmt.n; k++) {
		struct wb_stmt *s = at(p, k);
		const struct wb_block *b = &p->fn->block[s->block];

		for (uint32_t e = b->out; s->kind == WB_STMT_IF && e < b->out + b->nout; e++) {
			uint32_t edge = p->fn->out[e],
				 way = p->fn->edge[edge].kind == WB_EDGE_TAKEN ? s->second : s->first;

			if (region[edge] && way == WB_NONE)
				s->region = region[edge] - 1;
		}
	}
}

void
wb_tree_add_parts(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_tree *t)
{
	struct parts p = { .cx = cx, .fn = fn, .lanes = fn->lanes, .t = t };

	p.of_inst = WB_NEW(cx->tmp, uint32_t, fn->ninst);
	for (uint32_t k = 0; k < t->nstmt; k++)
		new_stmt(&p, t->stmt[k], WB_NONE);
	for (uint32_t k = 0; k < t->nstmt; k++) {
		if (t->stmt[k].next != WB_NONE)
			p.prev.at[t->stmt[k].next] = k;
		for (uint32_t i = 0; t->stmt[k].kind == WB_STMT_CODE && i < t->stmt[k].ninst; i++)
			p.of_inst[t->stmt[k].inst + i] = k;
	}
	find_skips(&p);
	for (uint32_t r = fn->lanes->nregion; r-- > 1; )
		add_part(&p, r);
	t->stmt = p.stmt.at;
	t->nstmt = p.stmt.n;
}
