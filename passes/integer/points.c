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
wb_point_along(struct wb_integers *ints, uint32_t e)
{
	return (struct wb_point){ .group = wb_group_along(ints->it, e),
		.block = ints->fn->edge[e].src == WB_NONE ? 0 : ints->fn->edge[e].src };
}

struct wb_point
wb_point_active(const struct wb_integers *ints, uint32_t inst)
{
	return (struct wb_point){ .group = wb_group_active(ints->it, inst), .block = ints->g->block_of[inst] };
}

/* Whether some lane is on on edge @e: known at the end of its source, or by the branch there. */
static bool
some_active(const struct wb_integers *ints, uint32_t e)
{
	const struct wb_edge *ed = &ints->fn->edge[e];
	const struct wb_lanes *l = ints->fn->lanes;
	const struct wb_span *last = ed->src == WB_NONE ? NULL : &l->span[l->block_span[ed->src + 1] - 1];

	if (!last)
		return ints->fn->is_kernel;
	if (last->flags & WB_SPAN_NONEMPTY && last->exec == l->leave[ed->src])
		return true;
	return wb_lane_branch_on_mask(&l->branch[ed->src]) && l->branch[ed->src].set == l->leave[ed->src] &&
		!wb_lane_edge_if_empty(ints->fn, &l->branch[ed->src], e);
}

struct wb_point
wb_point_along_for(struct wb_integers *ints, uint32_t e, bool lanes)
{
	struct wb_point w = wb_point_along(ints, e);

	if (!lanes && !some_active(ints, e))
		w.group = wb_group_any();
	return w;
}

struct wb_point
wb_point_first(const struct wb_integers *ints, uint32_t inst)
{
	const struct wb_lanes *l = ints->fn->lanes;

	return l->span[l->of_inst[inst]].flags & WB_SPAN_NONEMPTY ? wb_point_active(ints, inst) :
								wb_point_any(ints->g->block_of[inst]);
}

bool
wb_lanes_written(struct wb_integers *ints, uint32_t inst, const struct wb_point *w)
{
	return !(ints->fn->inst[inst].flags & WB_I_MASKED) || wb_lanes_active(ints, inst, w);
}

uint32_t
wb_value_old(struct wb_integers *ints, uint32_t v, const struct wb_point *w)
{
	const struct wb_gsa_value *x = wb_gsa_at(ints->g, v);

	wb_depends_on_point(ints);
	return x->kind == WB_GSA_MASKED &&
			wb_group_outside(ints->it, w->group, wb_group_active(ints->it, x->at).lanes) ?
		wb_value_before(ints->g, x->at, x->unit) : WB_NONE;
}

bool
wb_lanes_active(struct wb_integers *ints, uint32_t inst, const struct wb_point *w)
{
	wb_depends_on_point(ints);
	return wb_group_within(ints->it, w->group, wb_group_active(ints->it, inst).lanes);
}

bool
wb_value_decode(struct wb_integers *ints, uint32_t v, bool parts, struct wb_decoded *d)
{
	uint32_t at = wb_value_at(ints->g, v), unit = wb_value_unit(ints->g, v);
	struct wb_value_decoded *x = ints->decoded[v];

	if (!x) {
		x = ints->decoded[v] = WB_NEW(ints->shared, struct wb_value_decoded, 1);
		x->whole = wb_decode(ints->fn, at, unit, &x->d);
		x->is = x->whole || wb_decode_parts(ints->fn, at, unit, &x->d);
	}
	*d = x->d;
	return parts ? x->is : x->whole;
}

bool
wb_value_operation(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_decoded *d)
{
	return wb_value_is_def(ints->g, v) && wb_lanes_written(ints, wb_value_at(ints->g, v), &w) &&
		wb_value_decode(ints, v, false, d) && !d->second;
}

bool
wb_term_operation(struct wb_integers *ints, const struct wb_term *t, struct wb_point w, struct wb_decoded *d)
{
	return t && t->kind == WB_TERM_VALUE && wb_value_operation(ints, t->v, w, d);
}

bool
wb_integers_edge_possible(struct wb_integers *ints, uint32_t block, uint32_t e, const struct wb_point *w)
{
	const struct wb_edge *ed = &ints->fn->edge[e];
	const struct wb_lane_branch *br = ed->src == WB_NONE ? NULL : &ints->fn->lanes->branch[ed->src];

	if (!wb_integers_live(ints, e))
		return false;
	if (ints->fn->loops->of_block[block] != WB_NONE)
		wb_depends_on_point(ints);
	if (w->iteration && wb_loop_has(ints->fn->loops, w->iteration->loop, block) &&
		!wb_iteration_takes(ints->it, w->iteration, block, e))
		return false;
	if (!br || !wb_lane_branch_on_mask(br) || !wb_lane_edge_if_empty(ints->fn, br, e))
		return true;
	wb_depends_on_point(ints);
	if (wb_group_is_any(w->group))
		return true;
	return !wb_group_within(ints->it, w->group, br->set);		/* no lane was in it on this edge */
}

bool
wb_point_minus(struct wb_integers *ints, struct wb_point *w, uint32_t set)
{
	uint32_t left;

	wb_depends_on_point(ints);
	if (wb_group_is_any(w->group) || set == WB_NONE)
		return false;
	left = wb_set_minus(ints->it, w->group.lanes, set);
	if (left == WB_NONE || left == WB_LANES_NONE || left == w->group.lanes)
		return false;
	w->group.lanes = left;
	return true;
}

bool
wb_point_by_edge(struct wb_integers *ints, uint32_t e, struct wb_point *w)
{
	const struct wb_edge *ed = &ints->fn->edge[e];
	const struct wb_lane_branch *br = ed->src == WB_NONE ? NULL : &ints->fn->lanes->branch[ed->src];

	return br && wb_lane_branch_on_mask(br) && wb_lane_edge_if_empty(ints->fn, br, e) &&
		wb_point_minus(ints, w, br->set);
}

uint32_t
wb_integers_header(const struct wb_integers *ints, uint32_t block)
{
	const struct wb_loops *ls = ints->fn->loops;
	uint32_t l = ls->of_block[block], k = 0;

	if (l == WB_NONE || ls->loop[l].irreducible || ls->loop[l].header != block)
		return WB_NONE;
	return wb_next_back(ints, l, &k) == WB_NONE ? WB_NONE : l;	/* or it never iterates */
}

bool
wb_integers_same_iteration(const struct wb_integers *ints, uint32_t block)
{
	const struct wb_loops *ls = ints->fn->loops;
	uint32_t l = ls->of_block[block];

	return wb_integers_header(ints, block) == WB_NONE && (l == WB_NONE || !ls->loop[l].irreducible);
}

bool
wb_integers_live(const struct wb_integers *ints, uint32_t e)
{
	return wb_edge_live(&ints->fn->edge[e]) && !(ints->dead && ints->dead[e]);
}

static uint32_t
next_live(const struct wb_integers *ints, uint32_t first, uint32_t n, uint32_t *k)
{
	while (*k < n) {
		uint32_t e = ints->fn->loops->list[first + (*k)++];

		if (wb_integers_live(ints, e))
			return e;
	}
	return WB_NONE;
}

uint32_t
wb_next_back(const struct wb_integers *ints, uint32_t loop, uint32_t *k)
{
	return next_live(ints, ints->fn->loops->loop[loop].back, ints->fn->loops->loop[loop].nback, k);
}

uint32_t
wb_next_entry(const struct wb_integers *ints, uint32_t loop, uint32_t *k)
{
	return next_live(ints, ints->fn->loops->loop[loop].entry, ints->fn->loops->loop[loop].nentry, k);
}

void
wb_integers_dead(struct wb_integers *ints, const bool *dead)
{
	ints->dead = dead;
	wb_memo_clear(&ints->forms);
	wb_memo_clear(&ints->ranges);
	wb_memo_clear(&ints->invariants);
	wb_memo_clear(&ints->tests);
	memset(ints->learned, 0, sizeof ints->learned);
	ints->nlearned = 0;
	wb_guards_find(ints);
}

#define MOST_ROOM ((uint32_t)1 << 16)	/* answers with preallocated memory */

/* Memory for an answer per value: most functions need no more, so nothing is copied. Unused memory is not touched. */
static void
make_room(struct wb_integers *ints)
{
	uint32_t n = ints->g->nvalue < MOST_ROOM ? ints->g->nvalue : MOST_ROOM;

	ints->forms.nlast = ints->ranges.nlast = ints->g->nvalue;
	ints->forms.last = WB_NEW(ints->cx->tmp, uint32_t, ints->g->nvalue);
	ints->ranges.last = WB_NEW(ints->cx->tmp, uint32_t, ints->g->nvalue);
	if (!n)
		return;
	ints->forms.cap = ints->forms.answer.cap = n;
	ints->forms.is = wb_arena_room(ints->cx->tmp, n, ints->forms.size);
	ints->forms.answer.at = wb_arena_room(ints->cx->tmp, n, sizeof *ints->forms.answer.at);
}

/* What is known of numbers, of which there is none yet. */
static struct wb_integers *
open_numbers(struct wb_integers *ints)
{
	ints->value_term = WB_NEW(ints->cx->tmp, uint32_t, ints->g->nvalue);
	ints->known_term = wb_map_new(ints->cx->tmp);
	ints->forms.any_point = true;
	ints->forms.size = sizeof(struct wb_affine);
	ints->ranges.size = ints->invariants.size = sizeof(struct wb_range);
	ints->tests.size = sizeof(enum wb_truth);
	ints->ids_valid = wb_integers_ids_valid(ints);
	ints->guard = WB_NEW(ints->cx->tmp, uint32_t, ints->fn->nblock);
	make_room(ints);
	wb_guards_find(ints);
	wb_words_find(ints);
	return ints;
}

struct wb_integers *
wb_integers_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l)
{
	struct wb_integers *ints = WB_NEW(cx->tmp, struct wb_integers, 1);
	struct wb_arena *shared = wb_arena_child(cx->tmp);

	*ints = (struct wb_integers){ .cx = cx, .fn = fn, .g = fn->gsa, .shared = shared,
		.it = wb_iterations_new(shared, fn),
		.launch = wb_launch_values(cx, l, fn), .given = l,
		.decoded = WB_NEW(shared, struct wb_value_decoded *, fn->gsa->nvalue),
		.compared = WB_NEW(shared, struct wb_compared *, fn->ninst) };
	return open_numbers(ints);
}

struct wb_integers *
wb_integers_like(const struct wb_integers *of)
{
	struct wb_integers *ints = WB_NEW(of->cx->tmp, struct wb_integers, 1);

	*ints = (struct wb_integers){ .cx = of->cx, .fn = of->fn, .g = of->g, .it = of->it, .launch = of->launch,
		.given = of->given, .shared = of->shared, .decoded = of->decoded, .compared = of->compared,
		.dead = of->dead };
	return open_numbers(ints);
}

const struct wb_gsa *wb_integers_values(struct wb_integers *ints) { return ints->g; }
struct wb_iterations *wb_integers_iterations(struct wb_integers *ints) { return ints->it; }
