/* passes/trips/stored.c -- warns of stores into buffers whose numbers the launch states (<values>).
 *
 * The range is a claim about all numbers that the kernel loads, and it does not say who stored them. So a store of the
 * kernel that may write another number is reported, and so is one that may be into any buffer, as where a pointer is
 * chosen among several.
 */
#include "trips.h"

/* Whether all numbers that store @inst writes are known to be within @r. */
static bool
stores_within(struct trips *t, uint32_t inst, const struct wb_launch_range *r, struct wb_point w)
{
	const struct wb_inst *i = &t->fn->inst[inst];
	uint32_t n = i->mem.bytes / 4u ? i->mem.bytes / 4u : 1;

	if (i->mem.access & WB_ATOMIC || i->mem.data == UINT8_MAX || i->mem.count != 1 || i->mem.bytes % r->bytes ||
		(r->bytes < 4 && i->mem.bytes != r->bytes) || wb_opnd(t->fn, i, i->mem.data)->nunit != n)
		return false;
	for (uint32_t u = 0; u < n; u++) {
		struct wb_range x = wb_value_range(t->ints, wb_gsa_use(t->g, i, i->mem.data, u), w);

		if (x.low < r->min || x.high > r->max)
			return false;
	}
	return true;
}

static void
warn(struct trips *t, uint32_t inst, const struct wb_arg *to, const struct wb_launch_range *r, bool surely)
{
	wb_report(t->cx->diag, WB_W_VALUES_STORED, t->fn->inst[inst].loc,
		"this may store other numbers%s into buffer '%s' than %u to %u, which its <values> says it holds",
		surely ? "" : ", as its address may be any,", to->name ? to->name : "", r->min, r->max);
	wb_note(t->cx->diag, r->loc, "here; bounds hold only if no other number is loaded from there");
}

/* Whether @i writes memory that may be that of buffers. */
static bool
writes(const struct wb_inst *i)
{
	return (i->mem.access & (WB_STORE | WB_ATOMIC)) &&
		(i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT || i->mem.space == WB_SPACE_SCALAR);
}

void
wb_trips_warn_stored(struct trips *t, const struct wb_launch *launch)
{
	for (uint32_t k = 0; k < t->fn->nact && launch->range.n; k++) {
		uint32_t inst = t->fn->act[k];
		struct wb_point w = wb_point_active(t->ints, inst);
		const struct wb_arg *to;
		struct wb_affine f;

		if (!t->fn->desc || !writes(&t->fn->inst[inst]))
			continue;
		to = wb_address(t->ints, inst, w, &f) ? wb_address_buffer(t->ints, &f, w) : NULL;
		for (uint32_t a = 0; a < t->fn->desc->narg; a++) {
			const struct wb_arg *arg = &t->fn->desc->arg[a];
			const struct wb_launch_range *r = wb_launch_range_find(launch, t->fn, a);

			if (r && (!to || to == arg) && !stores_within(t, inst, r, w))
				warn(t, inst, arg, r, to != NULL);
		}
	}
}
