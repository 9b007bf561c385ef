/* passes/lanes_loops.c -- how lanes leave loops.
 *
 * In a loop whose every span runs within the EXEC of its header, a lane that is off
 * when an iteration starts stays off until the loop is left: once out, never in again.
 * That is asked of the sets, span by span.
 * Where all lanes that ever are may be active there is nothing to ask, however deep loops nest.
 * Cost: else O(spans * loop depth).
 */
#include "lanes.h"

static bool
stays_within(struct lanes *l, uint32_t b, uint32_t exec)
{
	const struct wb_lanes *out = l->out;

	for (uint32_t s = out->block_span[b]; s < out->block_span[b + 1]; s++)
		if (!(out->span[s].flags & WB_SPAN_DEAD) && !lanes_in(l, out->span[s].care, l->own[s], exec))
			return false;
	return !l->in[b].reached || lanes_in(l, l->in[b].care, l->out->leave[b], exec);
}

/* The set of lanes with which the function starts, if EXEC is within it everywhere; else all, if EXEC is known everywhere; else WB_NONE. */
static uint32_t
all_lanes(struct lanes *l)
{
	const struct wb_lanes *out = l->out;
	bool inside = true;

	for (uint32_t b = 0; b < l->fn->nblock; b++) {
		if (l->in[b].reached && out->leave[b] == WB_NONE)
			return WB_NONE;
		inside &= !l->in[b].reached || (lanes_facts(l, out->leave[b]) & FACT_INSIDE);
		for (uint32_t s = out->block_span[b]; s < out->block_span[b + 1]; s++) {
			if (out->span[s].flags & WB_SPAN_DEAD)
				continue;
			if (l->own[s] == WB_NONE)
				return WB_NONE;
			inside &= (lanes_facts(l, l->own[s]) & FACT_INSIDE) != 0;
		}
	}
	return inside ? l->entry : WB_LANES_ALL;
}

/* Whether every back edge is taken only while some lane is active. */
static bool
goes_on_busy(struct lanes *l, const struct wb_loop *lp)
{
	for (uint32_t k = 0; k < lp->nback; k++) {
		uint32_t e = l->fn->loops->list[lp->back + k], src = l->fn->edge[e].src;
		struct place p;

		if (l->in[src].reached && lanes_along(l, e, &p) && !lanes_known_busy(l, &p, l->out->leave[src]))
			return false;
	}
	return true;
}

/* Instructions that take lanes out of loops, loop by loop. */
struct breaks {
	uint32_t *listed;		/* [inst] the last loop whose list it is in, + 1 */
	uint32_t n;			/* in wb_lanes.list */
};

static void
list_once(struct lanes *l, struct breaks *bs, uint32_t loop, uint32_t inst)
{
	if (bs->listed[inst] == loop + 1)
		return;
	bs->listed[inst] = loop + 1;
	l->out->list[bs->n++] = inst;
}

/* What is open where the loop starts again: its lanes wait until the loop is left. Of a split in its first part, those that it took out;
 * in its else, those of the first part, which the branch serialisation took out, and what the else does not have of the rest. Where all
 * lanes were on in between, the end of the branch serialisation took out all of them. */
static void
list_breaks(struct lanes *l, struct breaks *bs, uint32_t loop)
{
	struct wb_lanes *out = l->out;
	const struct wb_loop *lp = &l->fn->loops->loop[loop];
	struct wb_lane_loop *ll = &out->loop[loop];

	ll->brk = bs->n;
	for (uint32_t k = 0; k < lp->nback; k++) {
		uint32_t src = l->fn->edge[l->fn->loops->list[lp->back + k]].src;

		for (uint32_t q = l->region_out[src]; l->in[src].reached && q != WB_NONE && q != ll->region; q = l->region.at[q].parent) {
			const struct wb_region *r = &l->region.at[q];
			bool in_else = r->flow != WB_NONE && lanes_in(l, l->in[src].care, out->leave[src], r->other);

			if (r->split == WB_NONE || !wb_loop_has(l->fn->loops, loop, l->block_of[r->split]))
				break;
			if (in_else)
				list_once(l, bs, loop, r->flow_last);
			if (!in_else || (r->flow == r->flow_last && !r->covers))
				list_once(l, bs, loop, r->split);
		}
	}
	ll->nbrk = bs->n - ll->brk;
}

static void
judge(struct lanes *l, uint32_t loop, uint32_t all)
{
	const struct wb_loop *lp = &l->fn->loops->loop[loop];
	struct wb_lane_loop *ll = &l->out->loop[loop];
	const struct mask *m = &l->masks.at.at[l->masks.exec_in[lp->header]];
	bool changes = m->how == MASK_PHI && m->block == lp->header && m->active;

	ll->active = m->set == WB_NONE ? WB_LANES_ALL : m->set;
	ll->entry = changes && m->init != WB_NONE ? m->init : ll->active;
	ll->kind = changes ? WB_LANE_LOOP_SHRINKS : WB_LANE_LOOP_TOGETHER;
	if (lp->irreducible) {
		ll->kind = WB_LANE_LOOP_TOP;
		ll->why = "the loop has several headers";
		lanes_note_top(l, WB_NONE, lp->header, ll->why);
		return;
	}
	for (uint32_t k = 0; k < lp->nblock && (all == WB_NONE || (ll->active != all && ll->active != WB_LANES_ALL)); k++)
		if (!stays_within(l, l->fn->loops->list[lp->block + k], ll->active)) {
			ll->kind = WB_LANE_LOOP_TOP;
			ll->why = "a lane that is off when an iteration starts may be active in it";
			lanes_note_top(l, WB_NONE, l->fn->loops->list[lp->block + k], ll->why);
			return;
		}
	ll->busy_back = goes_on_busy(l, lp);
}

void
lanes_judge_loops(struct lanes *l)
{
	const struct wb_loops *ls = l->fn->loops;
	struct breaks bs = { .n = 0 };
	uint32_t most = 0, all = all_lanes(l);

	for (uint32_t k = 0; k < ls->nloop; k++) {
		judge(l, k, all);
		for (uint32_t e = 0; e < ls->loop[k].nback; e++)
			most += 2 * l->region.at[l->region_out[l->fn->edge[ls->list[ls->loop[k].back + e]].src]].depth;
	}
	l->out->list = WB_ROOM(l->cx->unit, uint32_t, most);
	bs.listed = most ? WB_NEW(l->cx->tmp, uint32_t, l->fn->ninst) : NULL;
	for (uint32_t k = 0; k < ls->nloop; k++)
		if (l->out->loop[k].kind == WB_LANE_LOOP_SHRINKS)
			list_breaks(l, &bs, k);
}
