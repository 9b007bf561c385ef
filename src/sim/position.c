/* src/sim/position.c -- reports the instructions at which waves are that have not ended.
 *
 * A report has one note for each such instruction, not for each wave; that with most waves is first.
 */
#include <stdlib.h>

#include "sim.h"

#define SHOWN 16

bool
wb_sim_position(const struct wb_sim_wave *w, struct wb_sim_position *out)
{
	if (w->pc == WB_NONE)
		return false;
	*out = (struct wb_sim_position){ .group = w->group->id,
		.wave = w->id,
		.fn = w->prog->fn,
		.inst = w->prog->step[w->pc].inst,
		.exec = exec_mask(w),
		.barrier = w->at_barrier,
		.repeats = wb_sim_repeats(w) };
	return true;
}

/* Waves at the same instruction and in the same state: at a barrier, or repeating. */
struct position_group {
	const struct wb_sim_position *first;
	uint32_t n;
};

static int
by_position(const void *a, const void *b)
{
	const struct wb_sim_position *x = *(const struct wb_sim_position *const *)a,
				  *y = *(const struct wb_sim_position *const *)b;

	if (x->fn != y->fn)
		return x->fn->id < y->fn->id ? -1 : 1;
	if (x->inst != y->inst)
		return x->inst < y->inst ? -1 : 1;
	if (x->barrier != y->barrier)
		return x->barrier ? 1 : -1;
	if (x->repeats != y->repeats)
		return x->repeats ? 1 : -1;
	return x < y ? -1 : x > y;	/* keeps the given order */
}

static bool
same_position(const struct wb_sim_position *x, const struct wb_sim_position *y)
{
	return x->fn == y->fn && x->inst == y->inst && x->barrier == y->barrier && x->repeats == y->repeats;
}

static int
by_number(const void *a, const void *b)
{
	const struct position_group *x = a, *y = b;

	if (x->n != y->n)
		return x->n > y->n ? -1 : 1;
	return x->first < y->first ? -1 : x->first > y->first;
}

static uint32_t
group_positions(struct wb_arena *a, const struct wb_sim_position *position, uint32_t n, struct position_group **out)
{
	const struct wb_sim_position **order = WB_NEW(a, const struct wb_sim_position *, n);
	struct position_group *c = *out = WB_NEW(a, struct position_group, n);
	uint32_t nc = 0;

	for (uint32_t k = 0; k < n; k++)
		order[k] = &position[k];
	qsort(order, n, sizeof *order, by_position);
	for (uint32_t k = 0; k < n; k++) {
		if (!k || !same_position(order[k], order[k - 1]))
			c[nc++].first = order[k];
		c[nc - 1].n++;
	}
	qsort(c, nc, sizeof *c, by_number);
	return nc;
}

static const char *
what(const struct wb_sim_position *p, bool one)
{
	if (p->barrier)
		return one ? "waits at a barrier before this" : "wait at a barrier before this";
	if (p->repeats)
		return one ? "iterates here for ever" : "iterate here for ever";
	return one ? "is here" : "are here";
}

void
wb_sim_report_positions(
	struct wb_sim *s, enum wb_diag_code code, const char *why, const struct wb_sim_position *position, uint32_t n)
{
	struct wb_arena_mark mark = wb_arena_mark(s->cx->tmp);
	const char *unit = s->split ? "work-item" : "wave";
	struct position_group *c;
	uint32_t nc = group_positions(s->cx->tmp, position, n, &c);

	wb_report(s->cx->diag, code, s->fn->loc, "%s", why);
	for (uint32_t k = 0; k < nc && k < SHOWN; k++) {
		const struct wb_sim_position *p = c[k].first;
		const struct wb_inst *i = &p->fn->inst[p->inst];
		struct wb_loc loc = wb_inst_src(i);

		if (c[k].n == 1)
			wb_note(s->cx->diag, loc, "%s %u of workgroup %llu %s, in '%s'", unit, p->wave,
				(unsigned long long)p->group, what(p, true), p->fn->name);
		else
			wb_note(s->cx->diag, loc, "%u %ss %s, in '%s': the first is %s %u of workgroup %llu", c[k].n,
				unit, what(p, false), p->fn->name, unit, p->wave, (unsigned long long)p->group);
	}
	if (nc > SHOWN)
		wb_note(s->cx->diag, WB_NO_LOC, "and %u more instructions", nc - SHOWN);
	wb_arena_reset(s->cx->tmp, mark);
}
