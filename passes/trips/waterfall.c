/* passes/trips/waterfall.c -- loops from which each iteration takes lanes out, until none is left.
 *
 *	@h   s = readfirst v		of EXEC, so some lane is in c
 *	     c = eq s, v
 *	     save = and_saveexec c	... for these lanes ...
 *	     exec = xor exec, save	those left: inside of EXEC at the header, apart from c
 *	     cbrnz exec, @h
 *
 * Each iteration removes at least the first lane: at most as many iterations as the wave has lanes.
 *
 * Cost: O(atoms of the loop).
 */
#include "trips.h"

/* Whether value @first is, or is a copy of, @v of the first lane of @exec. */
static bool
is_of_first_lane(struct trips *t, uint32_t first, uint32_t v, uint32_t exec)
{
	struct wb_decoded d;

	if (first == WB_NONE || v == WB_NONE)
		return false;
	first = wb_gsa_source(t->g, first, 0);
	return wb_value_is_def(t->g, first) &&
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
	uint32_t first = header;		/* a set that contains the first lane that is on */

	if (!wb_iteration_on_at_header(t->it, r))
		return false;
	for (uint32_t k = 0; k < l->nback; k++)		/* EXEC on back edges is the tested mask */
		if (!wb_group_within(t->it, wb_group_along(t->it, t->ls->list[l->back + k]), r->group.lanes))
			return false;
	for (uint32_t k = 0, a = WB_NONE; (a = wb_next_atom(t->it, r->loop, &k, a)) != WB_NONE;) {
		const struct wb_atom *at = &t->fn->lanes->atom[a];

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
