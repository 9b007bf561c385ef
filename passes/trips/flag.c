/* passes/trips/flag.c -- loops that a flag ends after an iteration.
 *
 *	     s[8:9] = -1				for (r = 0; r < 2; r++); a flag replaces r
 *	@h   go = merge of -1 and 0
 *	     ...
 *	     s[8:9] = 0
 *	     vcc = and exec, (not go)
 *	     cbrnz vcc, @out
 *
 * An iteration stays only if there are lanes for which it does (exits.c). Let all of these be in a mask that is merged
 * at the header, while the mask is empty on each back edge. Or let all of them be outside of it, while it contains all
 * lanes on each back edge. Then from the second iteration on there are no such lanes, so only the first one can stay.
 *
 * Cost: O(masks merged at the header * back edges).
 */
#include "trips.h"

/* Whether mask @m on each back edge of the loop at @header has no lane, or (@in false) every lane. */
static bool
all_masks(struct trips *t, uint32_t header, const struct wb_lane_merge *m, bool in)
{
	const struct wb_block *b = &t->fn->block[header];

	for (uint32_t k = 0; k < b->nin; k++) {
		uint32_t e = t->fn->in[b->in + k], brought = t->fn->lanes->merge_set[m->arg + k];
		struct wb_group any = { WB_LANES_ALL, wb_care_along(t->it, e) };

		if (t->fn->edge[e].src == WB_NONE || !wb_dominates(t->fn->dom, header, t->fn->edge[e].src) ||
			!wb_integers_live(t->ints, e))
			continue;
		if (brought == WB_NONE || (in ? !wb_group_outside(t->it, any, brought) :
						!wb_group_within(t->it, any, brought)))
			return false;
	}
	return true;
}

bool
wb_trips_flag(struct trips *t, uint32_t block, const struct wb_iteration *r, struct verdict *out)
{
	const struct wb_lanes *l = t->fn->lanes;

	for (uint32_t k = l->merge_first[r->header]; k < l->merge_first[r->header + 1]; k++) {
		uint32_t set = wb_atom_set(t->it, l->merge[k].atom);

		if (!(wb_group_within(t->it, r->group, set) && all_masks(t, r->header, &l->merge[k], true)) &&
			!(wb_group_outside(t->it, r->group, set) && all_masks(t, r->header, &l->merge[k], false)))
			continue;
		*out = (struct verdict){ .rank = COUNTED, .max = 1, .total = WB_UNKNOWN };
		out->why = wb_format(t->cx->tmp,
			"the first iteration alone goes on at %s: the mask that lets it is then set to end the loop",
			wb_trips_block_loc(t, block));
		return true;
	}
	return false;
}
