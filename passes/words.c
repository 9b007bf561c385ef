/* passes/words.c -- what the trip-count pass says: where values come from, what a counter does. */
#include "trips.h"

const char *
wb_trips_at(struct trips *t, uint32_t inst)
{
	const struct wb_inst *i = &t->fn->inst[inst];
	struct wb_loc loc = wb_loc_known(i->src) ? i->src : i->loc;

	if (!wb_loc_known(loc))
		return wb_format(t->cx->tmp, "instruction %u", inst);
	return wb_loc_text(t->cx->tmp, t->cx->files, loc);
}

const char *
wb_trips_place(struct trips *t, uint32_t block)
{
	struct wb_loc loc = wb_block_src(t->fn, block);

	if (wb_loc_known(loc))
		return wb_loc_text(t->cx->tmp, t->cx->files, loc);
	return t->fn->block[block].label ? t->fn->block[block].label : wb_format(t->cx->tmp, "block %u", block);
}

const char *
wb_trips_unit(struct trips *t, struct wb_value v)
{
	return t->fn->unit[v.unit].name;
}

const char *
wb_trips_describe(struct trips *t, struct wb_value v)
{
	const struct wb_inst *i;

	if (v.kind == WB_V_ENTRY)
		return wb_format(t->cx->tmp, "what %s holds at the start", wb_trips_unit(t, v));
	if (v.kind == WB_V_LIMIT)
		return "not looked for, as the function is too large";
	if (v.kind == WB_V_MERGE)
		return wb_format(t->cx->tmp, "one of several values of %s that meet at %s", wb_trips_unit(t, v), wb_trips_place(t, v.at));
	i = &t->fn->inst[v.at];
	if (i->op == WB_OP_CALL)
		return wb_format(t->cx->tmp, "what the call at %s leaves in %s", wb_trips_at(t, v.at), wb_trips_unit(t, v));
	if (i->op == WB_OP_LOAD || i->op == WB_OP_ATOMIC)
		return wb_format(t->cx->tmp, "loaded at %s", wb_trips_at(t, v.at));
	if (i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE)
		return wb_format(t->cx->tmp, "a lane's value, read at %s", wb_trips_at(t, v.at));
	return wb_format(t->cx->tmp, "computed at %s (%s)", wb_trips_at(t, v.at), wb_op_name[i->op]);
}

struct verdict
wb_trips_refuse(enum rank rank, const char *why)
{
	return (struct verdict){ rank, WB_UNKNOWN, 0, why };
}

/* Equality does not say whether the counter is signed: small negative numbers are likelier than huge ones. */
static const char *
number(struct trips *t, const struct test *s, uint32_t x)
{
	bool sign = s->sign || s->op == WB_OP_EQ || s->op == WB_OP_NE;

	return sign ? wb_format(t->cx->tmp, "%d", (int32_t)x) : wb_format(t->cx->tmp, "%u", x);
}

static const char *
spell(struct trips *t, const struct test *s)
{
	static const char *const sign[] = { "==", "!=", "<", "<=", ">", ">=" };

	if (!wb_compare_is(s->op))
		return wb_format(t->cx->tmp, "%s %c %s %s", wb_trips_unit(t, s->x), s->op == WB_OP_ADD ? '+' : '-', number(t, s, s->limit),
		                 s->sign ? (s->leave_if ? "overflows" : "does not overflow") : s->leave_if ? "carries" : "does not carry");
	return wb_format(t->cx->tmp, "%s %s %s", wb_trips_unit(t, s->x), sign[(s->leave_if ? s->op : wb_compare_opposite(s->op)) - WB_OP_EQ], number(t, s, s->limit));
}

const char *
wb_trips_tell(struct trips *t, const struct test *s, uint32_t x, uint32_t step, uint64_t n)
{
	const char *name = wb_trips_unit(t, s->x), *until = spell(t, s), *where = wb_trips_at(t, s->inst);

	if (n == WB_UNKNOWN && !step)
		return wb_format(t->cx->tmp, "%s is always %s and never meets the exit %s (%s)", name, number(t, s, x), until, where);
	if (n == WB_UNKNOWN)
		return wb_format(t->cx->tmp, "%s counts %s, %s, ... and wraps without ever meeting the exit %s (%s)", name, number(t, s, x), number(t, s, x + step), until, where);
	if (n == 0)
		return wb_format(t->cx->tmp, "%s is %s at the first exit test %s (%s)", name, number(t, s, x), until, where);
	return wb_format(t->cx->tmp, "%s counts %s, %s, ... until %s (%s)", name, number(t, s, x), number(t, s, x + step), until, where);
}
