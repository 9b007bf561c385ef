/* passes/lanes/steps.c -- where a lane that is active in a span is active next.
 *
 * Lanes that stay on go where the wave goes. Lanes that are switched off at the end of a span wait. Their set, as a
 * function of the same atoms, is followed along all paths of the wave, as care is (flow.c), until EXEC has them again.
 * The set tells which lanes they are, so no nesting is assumed: early returns, breaks and else arms find their own
 * joins.
 *
 * A split whose join lies on every path from it can be stepped over by lanes that are not in its entry set, because
 * EXEC is within the entry set everywhere in between. (This is not done in a function of which something was not
 * proved.)
 *
 * Cost:   waiting lanes walk the spans of the region in which they wait, without the regions inside it: O(spans) in
 *         structured code. Past the budget nothing is claimed.
 */
#include "lanes.h"

#define BUDGET(nspan) ((uint64_t)50 * (nspan) + 20000)

struct walker {
	struct lanes *l;
	uint32_t s;			/* the span whose lanes are followed */
	uint32_t *stamp;		/* [span] s + 1: waiting[] is about s */
	uint32_t *waiting;		/* [span] lanes of s that may be off at its start */
	uint32_t *to[2];		/* [span + 1] s + 1: the step is known. to[1]: of lanes that waited */
	/* [span] the span behind the region that opens at its end, where lanes that are off may be followed further;
	 * WB_NONE: they are followed along the paths of the wave */
	uint32_t *next_on;
	struct wb_bits work;		/* [span] lanes wait there; spans are taken in the order of the code */
	uint32_t first, nwork;		/* no span before it is in work; how many are */
	WB_VEC(struct wb_lane_step) step;
	uint64_t budget;
	bool too_large;
};

static void
add_step(struct walker *w, uint32_t dst, bool waits)
{
	uint32_t k = dst == WB_NONE ? w->l->out->nspan : dst;

	if (w->to[waits][k] == w->s + 1)
		return;
	w->to[waits][k] = w->s + 1;
	WB_PUSH(w->l->cx->unit, &w->step, ((struct wb_lane_step){ dst, waits }));
}

/* Lanes @set of s, which are off, arrive at the start of span @t. */
static void
wait_at(struct walker *w, uint32_t t, uint32_t set)
{
	uint32_t old = w->stamp[t] == w->s + 1 ? w->waiting[t] : WB_LANES_NONE, all = wb_bdd_or(w->l->bdd, old, set);

	if (all == WB_NONE) {
		w->too_large = true;
		return;
	}
	if (all == old)
		return;
	w->stamp[t] = w->s + 1;
	w->waiting[t] = all;
	if (wb_bit_add(w->work, t))
		w->first = !w->nwork++ || t < w->first ? t : w->first;
}

/* Lanes @set of s, which are off, leave block @b. The set is not restricted by the care of the path, so that it stays
 * small. */
static void
wait_out(struct walker *w, uint32_t b, uint32_t set)
{
	const struct wb_fn *fn = w->l->fn;

	WB_EACH_OUT(fn, b, e) {
		uint32_t dst = fn->edge[e].dst, there;

		if (lanes_empty(w->l, lanes_care_along(w->l, e), set))
			continue;
		if (dst == WB_NONE) {
			add_step(w, WB_NONE, true);
			continue;
		}
		there = lanes_edge_image(w->l, e, set);
		if (there == WB_NONE)
			w->too_large = true;
		else
			wait_at(w, w->l->out->block_span[dst], there);
	}
}

static void
go_on(struct walker *w, uint32_t t)
{
	struct lanes *l = w->l;
	const struct wb_span *sp = &l->out->span[t];
	uint32_t set = w->waiting[t], off;
	bool disjoint = lanes_disjoint(l, sp->care, set, l->own[t]);

	off = disjoint && sp->care == WB_LANES_ALL ? set : wb_bdd_andn(l->bdd, set, l->own[t]);
	if (!disjoint)
		add_step(w, t, true);
	if (off == WB_NONE)
		w->too_large = true;
	else if (lanes_empty(l, sp->care, off))
		return;
	else if (w->next_on[t] != WB_NONE)
		wait_at(w, w->next_on[t], off);
	else if (t + 1 < l->out->block_span[sp->block + 1])
		wait_at(w, t + 1, off);
	else
		wait_out(w, sp->block, off);
}

/* Goes over the edges from @s, the last span of a block. */
static void
leave_block(struct walker *w, uint32_t s)
{
	struct lanes *l = w->l;
	const struct wb_fn *fn = l->fn;
	uint32_t b = l->out->span[s].block, own = l->own[s], off = wb_bdd_andn(l->bdd, own, l->out->leave[b]);

	WB_EACH_OUT(fn, b, e) {
		uint32_t dst = fn->edge[e].dst;

		if (!lanes_disjoint(l, lanes_care_along(l, e), own, l->out->leave[b]))
			add_step(w, dst == WB_NONE ? WB_NONE : l->out->block_span[dst], false);
	}
	if (off == WB_NONE)
		w->too_large = true;
	else if (off != WB_LANES_NONE)
		wait_out(w, b, off);
}

static void
follow_span(struct walker *w, uint32_t s)
{
	struct lanes *l = w->l;
	struct wb_span *sp = &l->out->span[s];

	w->s = s;
	sp->step = w->step.n;
	if (sp->flags & WB_SPAN_DEAD)
		return;
	if (s + 1 < l->out->block_span[sp->block + 1]) {
		uint32_t off = wb_bdd_and(l->bdd, sp->care, wb_bdd_andn(l->bdd, l->own[s], l->own[s + 1]));

		if (!lanes_disjoint(l, sp->care, l->own[s], l->own[s + 1]))
			add_step(w, s + 1, false);
		if (off == WB_NONE)
			w->too_large = true;
		else if (off != WB_LANES_NONE)
			wait_at(w, s + 1, off);
	} else {
		leave_block(w, s);
	}
	while (w->nwork && !w->too_large) {
		uint32_t t = wb_bits_next(w->work, w->first, l->out->nspan);

		wb_bit_clear(w->work, t);
		w->first = t + 1;
		w->nwork--;
		if (!w->budget--)
			w->too_large = true;
		else
			go_on(w, t);
	}
	sp->nstep = w->step.n - sp->step;
}

static void
find_shortcuts(struct walker *w)
{
	struct lanes *l = w->l;
	const struct wb_postdom *pd = l->fn->postdom;

	w->next_on = wb_new_ids(l->cx->tmp, l->out->nspan);
	for (uint32_t r = 1; r < l->region.n && !l->top.n; r++) {
		const struct wb_region *g = &l->region.at[r];

		if (g->kind == WB_REGION_SPLIT && g->close == WB_CLOSE_JOIN && !g->irregular && g->end_span != WB_NONE
		    && wb_postdominates(pd, l->block_of[g->join], l->block_of[g->split]) && g->join > g->split)
			w->next_on[l->out->of_inst[g->split]] = g->end_span;
	}
}

void
lanes_find_steps(struct lanes *l)
{
	struct wb_lanes *out = l->out;
	struct wb_arena *a = l->cx->tmp;
	struct walker w = { .l = l, .budget = BUDGET(out->nspan) };

	w.stamp = WB_NEW(a, uint32_t, out->nspan);
	w.waiting = WB_NEW(a, uint32_t, out->nspan);
	w.work = wb_bits_new(a, out->nspan);
	for (int k = 0; k < 2; k++)
		w.to[k] = WB_NEW(a, uint32_t, (size_t)out->nspan + 1);
	find_shortcuts(&w);
	for (uint32_t s = 0; s < out->nspan && !w.too_large; s++)
		follow_span(&w, s);
	out->steps = w.too_large ? WB_LANE_STEPS_UNKNOWN : WB_LANE_STEPS_KNOWN;
	if (w.too_large) {
		for (uint32_t s = 0; s < out->nspan; s++)
			out->span[s].step = out->span[s].nstep = 0;
		lanes_note_top(l, WB_NONE, 0, "where lanes go is too involved to be followed");
	} else {
		out->step = w.step.at;
		out->nstep = w.step.n;
	}
}
