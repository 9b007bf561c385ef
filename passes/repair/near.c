/* passes/repair/near.c -- repair NEAR: lanes that leave a loop wait for the others behind the last write these need.
 *
 * Lanes are parked as in PARK, but those that go on do so only up to the stop: the first place that all of them pass
 * and that is behind each write that others wait for. There they wait until no lane is parked. Then all go on together,
 * so that the code behind it is executed once, and may have barriers. Loops of which one is in front of the stop of
 * another one are a group with one stop.
 *
 * It is legal if the wave reads the same behind the stop whichever lanes come there last: a scalar, or a lane of a
 * register, that is written on the way and read behind it is the same in every execution. A mask made on the way is
 * not. Nor may lanes that leave the loop count each other, because behind the stop there are more of them. Lanes that
 * are off at the stop stay off until none is parked, so that each is switched on once.
 *
 * Cost:   O(instructions + values) for each value that is read behind the stop.
 */
#include "repair.h"

bool
repair_is_of_group(const struct repairer *f, uint32_t x)
{
	return f->fn->deadlock->finding[x].rule == WB_RULE_SIMT && (!f->group || f->group[x] == f->now);
}

static uint32_t
header_of(const struct wb_fn *fn, uint32_t x)
{
	return fn->loops->loop[fn->deadlock->finding[x].loop].header;
}

/* The first block from @b on, on all paths, in which the stop may be: each loop around it is also around all loops of
 * the group, and none of these. fn->nblock: there is none. */
static uint32_t
first_around(const struct repairer *f, uint32_t b)
{
	const struct wb_fn *fn = f->fn;
	bool around = false;

	while (b < fn->nblock && !around) {
		uint32_t l = fn->loops->of_block[b];

		around = fn->block[b].ninst > 0;
		for (uint32_t x = 0; x < fn->deadlock->nfinding && l != WB_NONE; x++)
			around = around && (!repair_is_of_group(f, x) || (fn->deadlock->finding[x].loop != l &&
				wb_loop_has(fn->loops, l, header_of(fn, x))));
		b = around ? b : fn->postdom->ipdom[b];
	}
	return b < fn->nblock ? b : fn->nblock;
}

/* The stop of the group; WB_NONE: it is the end of the program. */
static uint32_t
find_stop(const struct repairer *f)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_deadlock *d = fn->deadlock;
	uint32_t b = header_of(fn, f->now), last = 0, stop;

	for (uint32_t x = 0; x < d->nfinding; x++) {
		if (!repair_is_of_group(f, x))
			continue;
		b = wb_postdom_meet(fn->postdom, b, header_of(fn, x));
		for (uint32_t k = 0; k < d->finding[x].nwrite; k++)
			b = wb_postdom_meet(fn->postdom, b, fn->gsa->block_of[d->list[d->finding[x].write + k]]);
	}
	b = first_around(f, b);
	for (uint32_t x = 0; x < d->nfinding; x++)
		for (uint32_t k = 0; repair_is_of_group(f, x) && k < d->finding[x].nwrite; k++) {
			uint32_t write = d->list[d->finding[x].write + k];

			last = fn->gsa->block_of[write] == b && write + 1 > last ? write + 1 : last;
		}
	if (b < fn->nblock && last == fn->block[b].first + fn->block[b].ninst) {
		b = first_around(f, fn->postdom->ipdom[b]);
		last = 0;
	}
	stop = b == fn->nblock ? WB_NONE : last ? last : fn->block[b].first;
	return stop == WB_NONE || fn->inst[stop].op == WB_OP_END ? WB_NONE : stop;
}

bool
repair_take_group(struct repairer *f, uint32_t x)
{
	f->now = x;
	if (f->group[x] != x || !repair_is_of_group(f, x))
		return false;
	f->stop = find_stop(f);
	return true;
}

/* The blocks from loops of the group to its stop. */
static struct wb_bits
blocks_before(const struct repairer *f)
{
	struct wb_bits before = wb_bits_new(f->cx->tmp, f->fn->nblock);

	for (uint32_t x = 0; x < f->fn->deadlock->nfinding; x++)
		if (repair_is_of_group(f, x))
			wb_reach(f->cx->tmp, f->fn, header_of(f->fn, x), false, repair_stop_block(f), before);
	if (f->stop != WB_NONE)
		wb_bit_set(before, repair_stop_block(f));
	return before;
}

void
repair_find_groups(struct repairer *f)
{
	uint32_t n = f->fn->deadlock->nfinding, *group = WB_NEW(f->cx->tmp, uint32_t, n);
	bool again = true, other;

	f->group = group;
	for (uint32_t x = 0; x < n; x++)
		group[x] = x;
	while (again) {		/* one more has taken another one in, and has another stop */
		uint32_t *owner = WB_NEW(f->cx->tmp, uint32_t, f->fn->nblock);

		again = false;
		for (uint32_t x = 0; x < n; x++) {
			struct wb_bits before = repair_take_group(f, x) ? blocks_before(f) :
									  wb_bits_new(f->cx->tmp, f->fn->nblock);

			for (uint32_t b = 0; b < f->fn->nblock; b++) {
				if (!wb_bit(before, b))
					continue;
				again |= owner[b] != 0;
				other = owner[b] && group[owner[b] - 1] == owner[b] - 1;
				for (uint32_t y = 0; y < n && other; y++)
					group[y] = group[y] == owner[b] - 1 ? x : group[y];
				owner[b] = x + 1;
			}
		}
	}
}

/* ---- legality ------------------------------------------------------------------------------------- */
/* Whether value @v may be read behind the stop, or in blocks not @before it. */
static bool
is_read_behind(const struct repairer *f, struct wb_bits before, uint32_t v)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_todo todo = wb_todo_new(f->cx->tmp, g->nvalue);

	wb_todo_add(&todo, v);
	for (uint32_t t = 0; t < todo.n; t++)
		for (uint32_t k = f->users.first[todo.at[t]]; k < f->users.first[todo.at[t] + 1]; k++) {
			struct wb_gsa_user u = f->users.user[k];
			uint32_t b = u.is_value ? wb_gsa_block(g, u.id) : g->block_of[u.id];

			if (!wb_bit(before, b) || (!u.is_value && u.id >= repair_end_of(f, b)))
				return true;
			if (u.is_value)
				wb_todo_add(&todo, u.id);
		}
	return false;
}

/* Whether instruction @k counts lanes, or chooses one of them: lanes that are together behind the stop would take the
 * numbers of different groups for those of one. */
static bool
counts_lanes(const struct wb_fn *fn, uint32_t k)
{
	const struct wb_inst *i = &fn->inst[k];

	switch (i->op) {
	case WB_OP_MBCNT: case WB_OP_READFIRST: case WB_OP_FF1: case WB_OP_BCNT: case WB_OP_PERMUTE:
		return true;
	case WB_OP_READLANE: case WB_OP_WRITELANE:
		return wb_gsa_slot(fn->gsa, k) == WB_NONE;
	default: break;
	}
	WB_EACH_OPND(fn, i, op)
		if (i->op == WB_OP_OTHER && !(i->flags & WB_I_MASKED) && (op->flags & WB_DEF))
			return true;
	return (i->flags & WB_I_CROSSLANE) != 0;
}

/* Checks what @k writes, for the code behind the stop. */
static const char *
check_written(struct repairer *f, struct wb_bits before, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_gsa *g = fn->gsa;

	if (counts_lanes(fn, k))
		return "lanes are counted, or one of them is chosen, in front of the stop";
	WB_EACH_OPND(fn, &fn->inst[k], op)
		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->nunit; u++) {
			bool vector = fn->unit[op->id + u].cls == WB_UNIT_VECTOR;

			if (op->id + u == g->exec_lo || op->id + u == g->exec_hi)
				continue;
			if (vector && repair_written_off(f, k, op->id + u, f->stop))
				return "a vector register is written in all lanes, and read behind the stop";
			for (uint32_t n = 0; n < (vector ? wb_gsa_lanes(g, op->id + u) : 1); n++) {
				uint32_t v = vector ? wb_gsa_after(g, k, g->lane_first[op->id + u] + n) :
						      wb_gsa_after(g, k, op->id + u);

				if (v != WB_NONE && wb_gsa_at(g, v)->kind == WB_GSA_DEF && wb_gsa_at(g, v)->at == k &&
					is_read_behind(f, before, v) && !repair_same_each_time(f, v, before, true))
					return "a scalar is written for the lanes that leave the loop, and read behind "
					       "the stop";
			}
		}
	return NULL;
}

const char *
repair_check_stop(struct plan *pl)
{
	struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	uint32_t b = fn->gsa->block_of[f->stop];
	struct wb_bits before = blocks_before(f);
	const char *why = NULL;

	for (uint32_t k = 0; k < pl->part.n; k++)
		if (wb_loop_has(fn->loops, pl->part.at[k].r.loop, b))
			return "the stop is in a loop whose lanes are parked";
	if (repair_is_live(fn, b, f->stop, f->scc))
		return "SCC is read behind the stop";
	for (b = 0; b < fn->nblock; b++)
		for (uint32_t k = fn->block[b].first; wb_bit(pl->behind, b) && k < repair_end_of(f, b) && !why; k++)
			why = check_written(f, before, k);
	return why;
}
