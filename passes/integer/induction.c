/* passes/integer/induction.c -- induction variables: the start of a value at a loop header, and what an iteration adds.
 *
 *	@h   i = merge of a and i2	start a, step 4
 *	     i2 = add i, 4
 *
 * The lanes that count are those that take the back edge: EXEC there. If every back edge brings r + step for them, and
 * step does not change in the loop, then the k-th execution of the header sees start + k * step in each of these lanes.
 * For a scalar the query is about the iterations that continue: if the back edge is taken because a mask is not
 * empty, some lane is in this mask, and the wave has taken the path of that lane.
 */
#include "internal.h"

uint32_t
wb_term_header(struct wb_integers *ints, uint32_t t)
{
	const struct wb_term *at = wb_affine_term(ints, t);

	if ((at->kind != WB_TERM_VALUE && at->kind != WB_TERM_PAIR && at->kind != WB_TERM_EXTENDED) ||
		!wb_value_is_merge(ints->g, at->v))
		return WB_NONE;
	if (at->kind == WB_TERM_PAIR && !wb_value_same_point(ints->g, at->v, at->high))
		return WB_NONE;
	return wb_integers_header(ints, wb_value_at(ints->g, at->v));
}

/* The iterations that end with edge @e, by the mask that is not empty there; NULL: the branch tests no mask. */
static const struct wb_iteration *
mask_iteration(struct wb_integers *ints, uint32_t loop, uint32_t e)
{
	const uint32_t src = ints->fn->edge[e].src;
	const struct wb_lanes *l = ints->fn->lanes;
	const struct wb_lane_branch *br = &l->branch[src];

	if (!wb_lane_branch_on_mask(br) || wb_lane_edge_if_empty(ints->fn, br, e))
		return NULL;
	return wb_iteration_of(ints->it, loop, src, (struct wb_group){ br->set, l->span[l->block_span[src]].care });
}

struct wb_point
wb_point_back(struct wb_integers *ints, uint32_t loop, uint32_t e, uint32_t unit, const struct wb_point *w)
{
	struct wb_point there = wb_point_along(ints, e);

	if (!wb_unit_of_lanes(ints->g, unit))		/* the wave takes the paths of this iteration */
		return (struct wb_point){ .group = wb_group_any(), .block = there.block,
			.iteration = w->iteration ? w->iteration : mask_iteration(ints, loop, e) };
	there.iteration = wb_iteration_of(ints->it, loop, there.block, there.group);
	return there;
}

/* The value of term @t on edge @e, in the lanes of @w. */
static struct wb_affine
value_on_edge(struct wb_integers *ints, const struct wb_term *t, uint32_t e, struct wb_point w)
{
	uint32_t v = wb_value_along(ints->g, e, wb_value_unit(ints->g, t->v));

	if (t->kind == WB_TERM_PAIR)
		return wb_affine_pair(ints, v, wb_value_along(ints->g, e, wb_value_unit(ints->g, t->high)), w);
	return wb_affine_value(ints, v, w);
}

bool
wb_counter_next(struct wb_integers *ints, uint32_t loop, uint32_t t, const struct wb_point *w, uint32_t bits,
	struct wb_affine *next)
{
	const struct wb_term at = *wb_affine_term(ints, t);
	bool found = false;

	for (uint32_t k = 0, e; (e = wb_next_back(ints, loop, &k)) != WB_NONE;) {
		struct wb_point back = wb_point_back(ints, loop, e, wb_value_unit(ints->g, at.v), w);
		struct wb_affine f = value_on_edge(ints, &at, e, back);

		if (bits < 32)
			f = wb_affine_low(ints, f, back, bits);
		if (found && !wb_affine_same(&f, next))
			return false;
		*next = f;
		found = true;
	}
	return found;
}

bool
wb_counter_find(struct wb_integers *ints, uint32_t loop, uint32_t t, const struct wb_point *w, uint32_t bits,
	struct wb_affine *step)
{
	const struct wb_term at = *wb_affine_term(ints, t);
	struct wb_affine now;

	if (at.kind == WB_TERM_EXTENDED)
		t = wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = at.v });
	now = wb_affine_single(at.kind == WB_TERM_PAIR ? 64 : 32, t);
	return wb_counter_next(ints, loop, t, w, bits, step) && wb_affine_difference(step, &now, step) &&
		wb_affine_invariant(ints, step, loop);
}

struct wb_affine
wb_counter_start(struct wb_integers *ints, uint32_t t, uint32_t edge)
{
	struct wb_term at = *wb_affine_term(ints, t);

	return value_on_edge(ints, &at, edge,
		wb_point_along_for(ints, edge, wb_unit_of_lanes(ints->g, wb_value_unit(ints->g, at.v))));
}

bool
wb_counter_line(struct wb_integers *ints, uint32_t loop, uint32_t t, struct wb_point w, struct wb_affine *start,
	uint64_t *step)
{
	struct wb_affine by;
	uint32_t n = 0;

	if (!wb_counter_find(ints, loop, t, &w, 64, &by) || !wb_affine_constant(&by))
		return false;
	*step = by.add;
	for (uint32_t k = 0, e; (e = wb_next_entry(ints, loop, &k)) != WB_NONE; n++) {
		struct wb_affine f = wb_counter_start(ints, t, e);

		if (n && !wb_affine_same(start, &f))
			return false;
		*start = f;
	}
	return n && start->bits == by.bits;
}
