/* passes/lanes/loops.c -- how lanes leave loops.
 *
 * If every span of a loop runs within the EXEC of its header, then a lane that is off when an iteration starts stays
 * off until the loop is left. This is checked span by span, by comparing sets. Where EXEC is the entry set of the
 * function there is nothing to check.
 *
 * Cost:   O(spans * loop depth). In a loop that lanes leave, each split costs the blocks up to its join.
 */
#include "lanes.h"

static bool
stays_within(struct lanes *l, uint32_t b, uint32_t exec)
{
	const struct wb_lanes *out = l->out;

	for (uint32_t s = out->block_span[b]; s < out->block_span[b + 1]; s++)
		if (!(out->span[s].flags & WB_SPAN_DEAD) && !lanes_within(l, out->span[s].care, l->own[s], exec))
			return false;
	return !l->in[b].reached || lanes_within(l, l->in[b].care, l->out->leave[b], exec);
}

/* The set of lanes with which the function starts, if EXEC is within it everywhere; else all, if EXEC is known
 * everywhere; else WB_NONE. */
static uint32_t
all_lanes(struct lanes *l)
{
	const struct wb_lanes *out = l->out;
	bool inside = true;

	if (l->within_entry)
		return l->entry;
	for (uint32_t b = 0; b < l->fn->nblock; b++) {
		if (l->in[b].reached && out->leave[b] == WB_NONE)
			return WB_NONE;
		inside &= !l->in[b].reached || (lanes_facts(l, out->leave[b]) & FACT_WITHIN_ENTRY);
		for (uint32_t s = out->block_span[b]; s < out->block_span[b + 1]; s++) {
			if (out->span[s].flags & WB_SPAN_DEAD)
				continue;
			if (l->own[s] == WB_NONE)
				return WB_NONE;
			inside &= (lanes_facts(l, l->own[s]) & FACT_WITHIN_ENTRY) != 0;
		}
	}
	return inside ? l->entry : WB_LANES_ALL;
}

/* Whether every back edge is taken only while some lane is active. */
static bool
repeats_nonempty(struct lanes *l, const struct wb_loop *lp)
{
	for (uint32_t k = 0; k < lp->nback; k++) {
		uint32_t e = l->fn->loops->list[lp->back + k], src = l->fn->edge[e].src;
		struct state p;

		if (l->in[src].reached && lanes_along(l, e, &p) && !lanes_known_nonempty(l, &p, l->out->leave[src]))
			return false;
	}
	return true;
}

/* Instructions that take lanes out of loops, loop by loop. */
struct breaks {
	uint32_t *listed;		/* [inst] the last loop whose list it is in, + 1 */
	WB_VEC(uint32_t) list;		/* wb_lanes.list */
	/* [region] the last loop, + 1, whose back edge is taken while the region is open */
	uint32_t *open_at_back_edge;
	struct wb_lists splits;
};

static void
list_once(struct lanes *l, struct breaks *bs, uint32_t loop, uint32_t inst)
{
	if (bs->listed[inst] == loop + 1)
		return;
	bs->listed[inst] = loop + 1;
	WB_PUSH(l->cx->unit, &bs->list, inst);
}

/* [loop] the regions of splits directly in it. */
static struct wb_lists
find_splits(const struct lanes *l)
{
	struct wb_keyed of = { 0 };

	for (uint32_t r = 0; r < l->region.n; r++) {
		const struct wb_region *g = &l->region.at[r];
		uint32_t loop = g->kind != WB_REGION_SPLIT || g->split == WB_NONE ?
			WB_NONE : l->fn->loops->of_block[l->block_of[g->split]];

		if (loop != WB_NONE)
			wb_keyed_add(l->cx->tmp, &of, loop, r);
	}
	return wb_keyed_lists(l->cx->tmp, l->fn->loops->nloop, &of);
}

/* Splits that are open at a back edge of @loop: their lanes wait until the loop is left. In the then part, these are
 * the lanes that the split took out. In the else part, these are the lanes of the then part, which the branch
 * serialisation took out, and the rest that the else does not have. Where all lanes were on in between, the end of the
 * branch serialisation took out all of them. */
static void
list_open_at(struct lanes *l, struct breaks *bs, uint32_t loop, uint32_t src)
{
	for (uint32_t q = l->region_out[src]; l->in[src].reached && q != WB_NONE && q != l->out->loop[loop].region;
		q = l->region.at[q].parent) {
		const struct wb_region *r = &l->region.at[q];
		bool in_else = r->flow != WB_NONE && lanes_within(l, l->in[src].care, l->out->leave[src], r->other);

		if (r->split == WB_NONE || !wb_loop_has(l->fn->loops, loop, l->block_of[r->split]))
			break;
		bs->open_at_back_edge[q] = loop + 1;
		if (in_else)
			list_once(l, bs, loop, r->flow_last);
		if (!in_else || (r->flow == r->flow_last && !r->covers))
			list_once(l, bs, loop, r->split);
	}
}

/* Whether a path in @loop leads from @split to a back edge without @join. */
static bool
misses_join(struct lanes *l, uint32_t loop, uint32_t split, uint32_t join)
{
	uint32_t from = l->block_of[split], until = l->block_of[join];
	struct wb_arena_mark mark = wb_arena_mark(l->cx->tmp);
	struct wb_todo todo;
	bool again = false;

	if (from == until && split < join)
		return false;
	todo = wb_todo_new(l->cx->tmp, l->fn->nblock);
	wb_todo_add(&todo, from);
	while (todo.n && !again) {
		uint32_t b = todo.at[--todo.n];

		WB_EACH_OUT(l->fn, b, e) {
			uint32_t dst = l->fn->edge[e].dst;

			again |= lanes_back(l, e) == loop;
			if (dst != until && lanes_loop_has(l, loop, dst))
				wb_todo_add(&todo, dst);
		}
	}
	wb_arena_reset(l->cx->tmp, mark);
	return again;
}

/* Splits that ended, on some path to a back edge, without a join: paths merged, or EXEC became another set. Their lanes
 * may still be off, unless an instruction on every such path joins them or the region around. */
static void
list_never_joined(struct lanes *l, struct breaks *bs, uint32_t loop)
{
	const struct wb_loops *ls = l->fn->loops;

	for (uint32_t k = bs->splits.first[loop]; k < bs->splits.first[ls->loop[loop].last + 1]; k++) {
		uint32_t split = bs->splits.at[k];
		const struct wb_region *r = &l->region.at[split];
		uint32_t join = r->join == WB_NONE && r->closer != WB_NONE ? l->region.at[r->closer].join : r->join;

		if (bs->open_at_back_edge[split] == loop + 1 ||
			(join != WB_NONE && wb_loop_has(ls, loop, l->block_of[join]) &&
				!misses_join(l, loop, r->split, join)))
			continue;
		list_once(l, bs, loop, r->split);
		if (r->flow_last != WB_NONE)
			list_once(l, bs, loop, r->flow_last);
	}
}

static void
list_breaks(struct lanes *l, struct breaks *bs, uint32_t loop)
{
	const struct wb_loop *lp = &l->fn->loops->loop[loop];
	struct wb_lane_loop *ll = &l->out->loop[loop];

	ll->brk = bs->list.n;
	for (uint32_t k = 0; k < lp->nback; k++)
		list_open_at(l, bs, loop, l->fn->edge[l->fn->loops->list[lp->back + k]].src);
	list_never_joined(l, bs, loop);
	ll->nbrk = bs->list.n - ll->brk;
}

static void
classify_loop(struct lanes *l, uint32_t loop, uint32_t all)
{
	const struct wb_loop *lp = &l->fn->loops->loop[loop];
	struct wb_lane_loop *ll = &l->out->loop[loop];
	const struct mask *m = &l->masks.at.at[l->masks.exec_in[lp->header]];
	bool changes = m->kind == MASK_PHI && m->block == lp->header && m->is_atom;

	ll->active = m->set == WB_NONE ? WB_LANES_ALL : m->set;
	ll->entry = changes && m->init != WB_NONE ? m->init : ll->active;
	ll->kind = changes ? WB_LANE_LOOP_SHRINKS : WB_LANE_LOOP_TOGETHER;
	if (lp->irreducible) {
		ll->kind = WB_LANE_LOOP_TOP;
		ll->why = "the loop has several headers";
		lanes_note_top(l, WB_NONE, lp->header, ll->why);
		return;
	}
	for (uint32_t k = 0; k < lp->nblock && (all == WB_NONE ||
		(ll->active != all && ll->active != WB_LANES_ALL)); k++)
		if (!stays_within(l, l->fn->loops->list[lp->block + k], ll->active)) {
			ll->kind = WB_LANE_LOOP_TOP;
			ll->why = "a lane that is off when an iteration starts may be active in it";
			lanes_note_top(l, WB_NONE, l->fn->loops->list[lp->block + k], ll->why);
			return;
		}
	ll->nonempty_back = repeats_nonempty(l, lp);
}

void
lanes_classify_loops(struct lanes *l)
{
	const struct wb_loops *ls = l->fn->loops;
	struct breaks bs = { 0 };
	uint32_t all = ls->nloop ? all_lanes(l) : WB_NONE;

	for (uint32_t k = 0; k < ls->nloop; k++) {
		classify_loop(l, k, all);
		if (l->out->loop[k].kind != WB_LANE_LOOP_SHRINKS)
			continue;
		if (!bs.listed) {
			bs.listed = WB_NEW(l->cx->tmp, uint32_t, l->fn->ninst);
			bs.open_at_back_edge = WB_NEW(l->cx->tmp, uint32_t, l->region.n);
			bs.splits = find_splits(l);
		}
		list_breaks(l, &bs, k);
	}
	l->out->list = bs.list.at;
}
