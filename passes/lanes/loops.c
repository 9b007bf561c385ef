/* passes/lanes/loops.c -- how lanes leave loops.
 *
 * If every span of a loop runs within the EXEC of its header, then a lane that is off when an iteration starts stays
 * off until the loop is left. This is checked span by span, by comparing sets. Where EXEC is the entry set of the
 * function there is nothing to check.
 *
 * Cost:   O(spans * loop depth).
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

static void
classify_loop(struct lanes *l, uint32_t loop)
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
	for (uint32_t k = 0; k < lp->nblock && ll->active != WB_LANES_ALL &&
		!(l->within_entry && ll->active == l->entry); k++)
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

	for (uint32_t k = 0; k < ls->nloop; k++)
		classify_loop(l, k);
}
