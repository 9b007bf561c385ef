/* passes/integer/points.c -- the lanes of a query, its point, and which definitions these lanes see; and what all
 * queries share: dead edges, and the entry.
 *
 * Fewer lanes. Behind a write under a mask, lanes that were on hold the new number, the others the old one. So the old
 * number is asked for only those lanes of the query that were off. Over an edge that is taken only if a mask is empty,
 * only lanes outside of the mask come. So what the edge brings is asked for only those lanes of the query. Each lane of
 * the query is in one of the parts. As everywhere, two sets of lanes are compared only if both are current at the same
 * point.
 *
 *	save = and_saveexec c; cbrz exec, @other
 *	s = 5
 *	@other
 *	exec = or_saveexec ...; v = s		without lanes in c, s is anything, but then no lane keeps this v
 *	exec = xor exec, save; v = 5
 */
#include "internal.h"
#include "wavebound/gsa.h"

struct wb_point
wb_point_along(struct wb_nums *ns, uint32_t e)
{
	return (struct wb_point){ .group = wb_group_along(ns->rs, e),
		.block = ns->fn->edge[e].src == WB_NONE ? 0 : ns->fn->edge[e].src };
}

struct wb_point
wb_point_active(const struct wb_nums *ns, uint32_t inst)
{
	return (struct wb_point){ .group = wb_group_active(ns->rs, inst), .block = ns->vs->block_of[inst] };
}

/* Whether some lane is on on edge @e: known at the end of its source, or by the branch there. */
static bool
some_active(const struct wb_nums *ns, uint32_t e)
{
	const struct wb_edge *ed = &ns->fn->edge[e];
	const struct wb_lanes *l = ns->fn->lanes;
	const struct wb_span *last = ed->src == WB_NONE ? NULL : &l->span[l->block_span[ed->src + 1] - 1];

	if (!last)
		return ns->fn->is_kernel;
	if (last->flags & WB_SPAN_NONEMPTY && last->exec == l->leave[ed->src])
		return true;
	return wb_lane_branch_on_mask(&l->branch[ed->src]) && l->branch[ed->src].set == l->leave[ed->src] &&
		!wb_lane_edge_if_empty(ns->fn, &l->branch[ed->src], e);
}

struct wb_point
wb_point_along_for(struct wb_nums *ns, uint32_t e, bool lanes)
{
	struct wb_point w = wb_point_along(ns, e);

	if (!lanes && !some_active(ns, e))
		w.group = wb_group_any();
	return w;
}

struct wb_point
wb_point_first(const struct wb_nums *ns, uint32_t inst)
{
	const struct wb_lanes *l = ns->fn->lanes;

	return l->span[l->of_inst[inst]].flags & WB_SPAN_NONEMPTY ? wb_point_active(ns, inst) :
								wb_point_any(ns->vs->block_of[inst]);
}

bool
wb_lanes_written(struct wb_nums *ns, uint32_t inst, const struct wb_point *w)
{
	return !(ns->fn->inst[inst].flags & WB_I_MASKED) || wb_lanes_active(ns, inst, w);
}

uint32_t
wb_value_old(struct wb_nums *ns, uint32_t v, const struct wb_point *w)
{
	const struct wb_gsa_value *x = wb_gsa_at(ns->vs, v);

	wb_depends_on_point(ns);
	return x->kind == WB_GSA_MASKED && wb_group_outside(ns->rs, w->group, wb_group_active(ns->rs, x->at).lanes) ?
		wb_value_before(ns->vs, x->at, x->unit) : WB_NONE;
}

bool
wb_lanes_active(struct wb_nums *ns, uint32_t inst, const struct wb_point *w)
{
	uint32_t exec = wb_group_active(ns->rs, inst).lanes;

	wb_depends_on_point(ns);
	if (wb_group_within(ns->rs, w->group, exec))
		return true;
	return w->iteration && !wb_group_is_any(w->group)
		&& wb_iteration_within(ns->rs, w->iteration, ns->vs->block_of[inst], exec);
}

bool
wb_value_operation(struct wb_nums *ns, uint32_t v, struct wb_point w, struct wb_decoded *d)
{
	return wb_value_is_def(ns->vs, v) && wb_lanes_written(ns, wb_value_at(ns->vs, v), &w) &&
		wb_decode(ns->fn, wb_value_at(ns->vs, v), wb_value_unit(ns->vs, v), d) && !d->second;
}

bool
wb_term_operation(struct wb_nums *ns, const struct wb_term *t, struct wb_point w, struct wb_decoded *d)
{
	return t && t->kind == WB_TERM_VALUE && wb_value_operation(ns, t->v, w, d);
}

bool
wb_term_saturated(struct wb_nums *ns, const struct wb_term *t, struct wb_point w, struct wb_decoded *d)
{
	return t && t->kind == WB_TERM_VALUE && wb_value_is_def(ns->vs, t->v) &&
		wb_lanes_written(ns, wb_value_at(ns->vs, t->v), &w) &&
		wb_decode_saturated(ns->fn, wb_value_at(ns->vs, t->v), wb_value_unit(ns->vs, t->v), d) && !d->second;
}

bool
wb_nums_edge_possible(struct wb_nums *ns, uint32_t block, uint32_t e, const struct wb_point *w)
{
	const struct wb_edge *ed = &ns->fn->edge[e];
	const struct wb_lane_branch *br = ed->src == WB_NONE ? NULL : &ns->fn->lanes->branch[ed->src];

	if (!wb_nums_live(ns, e))
		return false;
	if (ns->fn->loops->of_block[block] != WB_NONE)
		wb_depends_on_point(ns);
	if (w->iteration && wb_loop_has(ns->fn->loops, w->iteration->loop, block) &&
		!wb_iteration_takes(ns->rs, w->iteration, block, e))
		return false;
	if (!br || !wb_lane_branch_on_mask(br) || !wb_lane_edge_if_empty(ns->fn, br, e))
		return true;
	wb_depends_on_point(ns);
	if (wb_group_is_any(w->group))
		return true;
	return !wb_group_within(ns->rs, w->group, br->set);		/* no lane was in it on this edge */
}

bool
wb_point_minus(struct wb_nums *ns, struct wb_point *w, uint32_t set)
{
	uint32_t left;

	wb_depends_on_point(ns);
	if (wb_group_is_any(w->group) || set == WB_NONE)
		return false;
	left = wb_set_minus(ns->rs, w->group.lanes, set);
	if (left == WB_NONE || left == WB_LANES_NONE || left == w->group.lanes)
		return false;
	w->group.lanes = left;
	return true;
}

bool
wb_point_by_edge(struct wb_nums *ns, uint32_t e, struct wb_point *w)
{
	const struct wb_edge *ed = &ns->fn->edge[e];
	const struct wb_lane_branch *br = ed->src == WB_NONE ? NULL : &ns->fn->lanes->branch[ed->src];

	return br && wb_lane_branch_on_mask(br) && wb_lane_edge_if_empty(ns->fn, br, e) &&
		wb_point_minus(ns, w, br->set);
}

uint32_t
wb_nums_header(const struct wb_nums *ns, uint32_t block)
{
	const struct wb_loops *ls = ns->fn->loops;
	uint32_t l = ls->of_block[block], k = 0;

	if (l == WB_NONE || ls->loop[l].irreducible || ls->loop[l].header != block)
		return WB_NONE;
	return wb_next_back(ns, l, &k) == WB_NONE ? WB_NONE : l;	/* or it never iterates */
}

bool
wb_nums_same_iteration(const struct wb_nums *ns, uint32_t block)
{
	const struct wb_loops *ls = ns->fn->loops;
	uint32_t l = ls->of_block[block];

	return wb_nums_header(ns, block) == WB_NONE && (l == WB_NONE || !ls->loop[l].irreducible);
}

bool
wb_nums_live(const struct wb_nums *ns, uint32_t e)
{
	return wb_edge_live(&ns->fn->edge[e]) && !(ns->dead && ns->dead[e]);
}

static uint32_t
next_live(const struct wb_nums *ns, uint32_t first, uint32_t n, uint32_t *k)
{
	while (*k < n) {
		uint32_t e = ns->fn->loops->list[first + (*k)++];

		if (wb_nums_live(ns, e))
			return e;
	}
	return WB_NONE;
}

uint32_t
wb_next_back(const struct wb_nums *ns, uint32_t loop, uint32_t *k)
{
	return next_live(ns, ns->fn->loops->loop[loop].back, ns->fn->loops->loop[loop].nback, k);
}

uint32_t
wb_next_entry(const struct wb_nums *ns, uint32_t loop, uint32_t *k)
{
	return next_live(ns, ns->fn->loops->loop[loop].entry, ns->fn->loops->loop[loop].nentry, k);
}

void
wb_nums_dead(struct wb_nums *ns, const bool *dead)
{
	ns->dead = dead;
	wb_memo_clear(&ns->forms);
	wb_memo_clear(&ns->ranges);
	wb_memo_clear(&ns->invariants);
	ns->form.n = ns->range.n = ns->invariant.n = 0;
	memset(ns->learned, 0, sizeof ns->learned);
	ns->nlearned = 0;
	wb_guards_find(ns);
}

#define MOST_ROOM ((uint32_t)1 << 16)	/* answers with preallocated memory */

/* Memory for an answer per value: most functions need no more, so nothing is copied. Unused memory is not touched. */
static void
make_room(struct wb_nums *ns)
{
	uint32_t n = ns->vs->nvalue < MOST_ROOM ? ns->vs->nvalue : MOST_ROOM;

	if (!n)
		return;
	ns->form.cap = ns->forms.answer.cap = n;
	ns->form.at = wb_arena_room(ns->cx->tmp, n, sizeof *ns->form.at);
	ns->forms.answer.at = wb_arena_room(ns->cx->tmp, n, sizeof *ns->forms.answer.at);
}

struct wb_nums *
wb_nums_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l)
{
	struct wb_nums *ns = WB_NEW(cx->tmp, struct wb_nums, 1);

	ns->cx = cx;
	ns->fn = fn;
	ns->vs = fn->gsa;
	ns->rs = wb_iterations_new(cx, fn);
	ns->launch = wb_launch_values(cx, l, fn);
	ns->given = l;
	ns->known_term = wb_map_new(cx->tmp);
	ns->forms.any_point = true;
	ns->ids_valid = wb_nums_ids_valid(ns);
	make_room(ns);
	wb_guards_find(ns);
	wb_words_find(ns);
	return ns;
}

const struct wb_gsa *wb_nums_values(struct wb_nums *ns) { return ns->vs; }
struct wb_iterations *wb_nums_iterations(struct wb_nums *ns) { return ns->rs; }
