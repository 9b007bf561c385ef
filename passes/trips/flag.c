/* passes/trips/flag.c -- loops that end because no lanes are left that stay.
 *
 *	     s[8:9] = -1				for (r = 0; r < 2; r++); a flag replaces r
 *	@h   go = merge of -1 and 0
 *	     ...
 *	     s[8:9] = 0
 *	     vcc = and exec, (not go)
 *	     cbrnz vcc, @out
 *
 * A flag. An iteration stays only if there are lanes for which it does (exits.c). Let all of these be in a mask that is
 * merged at the header, while the mask is empty on each back edge. Or let all of them be outside of it, while it
 * contains all lanes on each back edge. Then from the second iteration on there are no such lanes, so only the first
 * one can stay.
 *
 *	@h   s = readfirst v		of EXEC, so some lane is in c
 *	     c = eq s, v
 *	     save = and_saveexec c	... for these lanes ...
 *	     exec = xor exec, save	those left: inside of EXEC at the header, apart from c
 *	     cbrnz exec, @h
 *
 * A waterfall. Each iteration removes at least the first lane: at most as many iterations as the wave has lanes.
 *
 * Cost: O(masks merged at the header * back edges + atoms of the loop).
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

/* Whether value @first is @v of the first lane of @exec. */
static bool
is_of_first_lane(struct trips *t, uint32_t first, uint32_t v, uint32_t exec)
{
	struct wb_decoded d;

	return v != WB_NONE && wb_value_is_def(t->g, first) &&
		wb_decode(t->fn, wb_value_at(t->g, first), wb_value_unit(t->g, first), &d) &&
		d.op == WB_OP_READFIRST && d.nsrc == 1 && d.src[0]->kind == WB_OPND_UNIT &&
		wb_value_read(t->g, d.src[0], 0) == v && wb_group_active(t->it, d.inst).lanes == exec;
}

/* Whether @inst, executed under @exec, compares for equality with the value of the first lane that is on: this lane is
 * in its set. */
static bool
selects_first_lane(struct trips *t, uint32_t inst, uint32_t exec)
{
	struct wb_decoded d;

	if (wb_group_active(t->it, inst).lanes != exec || !wb_decode(t->fn, inst, WB_NONE, &d) || d.op != WB_OP_EQ ||
		d.nsrc != 2 || (!wb_type_word(d.type) && !wb_type_wide(d.type)))
		return false;
	for (uint32_t k = 0; k < 2; k++) {	/* one operand is the other one, of the first lane */
		const struct wb_opnd *s = d.src[k], *v = d.src[!k];
		uint32_t n = 0;

		if (s->kind != WB_OPND_UNIT || v->kind != WB_OPND_UNIT || s->nunit != v->nunit)
			continue;
		while (n < s->nunit && is_of_first_lane(t, wb_value_read(t->g, s, n), wb_value_read(t->g, v, n), exec))
			n++;
		if (n == s->nunit)
			return true;
	}
	return false;
}

bool
wb_trips_waterfall(struct trips *t, uint32_t block, const struct wb_iteration *r, struct verdict *out)
{
	const struct wb_loop *l = &t->ls->loop[r->loop];
	uint32_t header = wb_exec_in(t->it, l->header), lanes = wb_fn_lanes(t->fn);
	uint32_t first = header, n;		/* a set that contains the first lane that is on */
	const uint32_t *atoms;

	if (!wb_iteration_on_at_header(t->it, r))
		return false;
	for (uint32_t k = 0; k < l->nback; k++)		/* EXEC on back edges is the tested mask */
		if (!wb_group_within(t->it, wb_group_along(t->it, t->ls->list[l->back + k]), r->group.lanes))
			return false;
	atoms = wb_loop_atoms(t->it, r->loop, &n);
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_atom *at = &t->fn->lanes->atom[atoms[k]];

		if (at->kind == WB_ATOM_CMP && at->inst != WB_NONE && t->ls->of_block[at->block] == r->loop &&
			wb_iteration_executes(t->it, r, at->block) && selects_first_lane(t, at->inst, header))
			first = wb_set_and(t->it, first, wb_compare_set(t->it, at->inst));
	}
	if (first == header || !wb_group_outside(t->it, r->group, first))
		return false;
	*out = (struct verdict){ .rank = COUNTED, .max = lanes - 1, .total = WB_UNKNOWN };
	out->why = wb_format(t->cx->tmp,
		"each iteration takes the first active lane out of the loop, and one of %u must be left to stay (%s)",
		lanes, wb_trips_block_loc(t, block));
	return true;
}
