/* passes/repair/vectors.c -- vector registers that are written while lanes are parked (park.c).
 *
 * An instruction writes only lanes that are on, so parked lanes keep their registers. The exception is code that moves
 * whole registers, with all lanes on, or that moves a word of the stack. It is legal if each lane, once unparked,
 * writes such a register before it reads it.
 *
 * Cost:   O(instructions) for each unit of a register.
 */
#include "repair.h"

#define MOST_STEPS 200u

/* Whether @inst is executed with all lanes on, to move whole registers. */
static bool
is_whole_move(const struct repairer *f, uint32_t inst)
{
	const struct wb_lanes *l = f->fn->lanes;
	const struct wb_span *s = &l->span[l->of_inst[inst]];

	return (s->flags & WB_SPAN_WHOLE_WAVE) || !(f->fn->inst[inst].flags & WB_I_MASKED);
}

/* Whether @v is the stack word @unit, loaded whole, with some of its lanes changed. */
static bool
same_word(const struct wb_fn *fn, uint32_t v, uint32_t unit)
{
	for (uint32_t n = 0; n < MOST_STEPS && v != WB_NONE; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(fn->gsa, v = wb_gsa_source(fn->gsa, v, 0));
		const struct wb_inst *i = (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && x->at < fn->ninst ?
			&fn->inst[x->at] : NULL;

		if (x->unit == unit)
			return true;
		if (!i || x->clobber)
			return false;
		if (i->op == WB_OP_WRITELANE)
			v = wb_gsa_before(fn->gsa, x->at, x->unit);
		else if (i->op == WB_OP_MOV && !(i->flags & WB_I_MASKED) && i->nopnd >= 2 &&
			wb_opnd(fn, i, 1)->kind == WB_OPND_UNIT)
			v = wb_gsa_use(fn->gsa, i, 1, 0);
		else
			return false;
	}
	return false;
}

/* Whether all lanes that are on at the start of a block have written a vector unit. */
enum written {
	WRITTEN,			/* all lanes that are on have */
	NOT_WRITTEN,
};

/* Whether @i reads or writes vector registers in lanes that are off. */
static bool
is_of_all_lanes(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_READLANE: case WB_OP_WRITELANE: case WB_OP_READFIRST: case WB_OP_PERMUTE: case WB_OP_CALL:
	case WB_OP_RET:
		return true;
	case WB_OP_MOV: return !(i->flags & WB_I_MASKED);
	default: return (i->flags & WB_I_CROSSLANE) != 0;
	}
}

/* A point from which a read of a vector is searched. */
struct search {
	uint32_t inst, unit;
	enum written written;
};
struct searches {
	struct search *at;
	uint32_t n, cap;
	bool read;			/* a lane may read what it did not write */
};

/* Visits instruction @k. True: all lanes have written. Copies of whole registers are searched, too, because they may be
 * spilled and reloaded. */
static bool
visit(const struct repairer *f, struct searches *todo, struct search *at, uint32_t k, bool whole_wave)
{
	const struct wb_inst *i = &f->fn->inst[k];
	bool all = is_of_all_lanes(i), copied = i->op == WB_OP_MOV && (whole_wave || all) &&
		f->fn->unit[wb_opnd(f->fn, i, 0)->id].cls == WB_UNIT_VECTOR && wb_opnd(f->fn, i, 0)->nunit == 1;

	if (wb_names(f->fn, i, at->unit, 1, WB_USE)) {
		if (copied && k != repair_last(f->fn, f->fn->gsa->block_of[k]))
			WB_PUSH(f->cx->tmp, todo, ((struct search){ k + 1, wb_opnd(f->fn, i, 0)->id, NOT_WRITTEN }));
		else
			todo->read |= at->written == NOT_WRITTEN || whole_wave || all;
	}
	if (!wb_names(f->fn, i, at->unit, 1, WB_DEF) || (!(i->flags & WB_I_MASKED) && i->op != WB_OP_MOV))
		return false;
	at->written = WRITTEN;
	return whole_wave || !(i->flags & WB_I_MASKED);
}

/* Searches from @at to the end of its block. True: all lanes have written. After a move of whole registers, the state
 * before it is valid again if the same lanes are on. */
static bool
search_block(const struct repairer *f, struct searches *todo, struct search *at)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_lanes *l = fn->lanes;
	uint32_t b = fn->gsa->block_of[at->inst];
	const struct wb_span *known = &l->span[l->of_inst[at->inst]];

	for (uint32_t k = at->inst; k < fn->block[b].first + fn->block[b].ninst; k++) {
		const struct wb_span *now = &l->span[l->of_inst[k]], *next = &l->span[l->of_inst[k] + 1];
		bool whole_wave = now->flags & WB_SPAN_WHOLE_WAVE;
		enum written was = at->written;

		if (visit(f, todo, at, k, whole_wave))
			return true;
		if (was != at->written)
			known = now;
		if (!wb_gsa_writes_exec(fn->gsa, &fn->inst[k]) || repair_change(fn, k) == CHANGE_WHOLE_WAVE)
			continue;
		if (!whole_wave && repair_change(fn, k) <= CHANGE_LESS)
			known = next;
		else if (!whole_wave || k == repair_last(fn, b) || ((known->flags | next->flags) & WB_SPAN_TOP) ||
			!wb_lanes_same(l, next->care, known->exec, next->exec))
			at->written = NOT_WRITTEN;
	}
	return false;
}

/* Adds the successors of block @b. */
static void
push_behind(const struct repairer *f, struct searches *todo, uint32_t b, uint32_t unit, enum written written)
{
	const struct wb_fn *fn = f->fn;

	WB_EACH_SUCC(fn, b, dst)
		if (dst != WB_NONE && fn->block[dst].ninst)
			WB_PUSH(f->cx->tmp, todo, ((struct search){ fn->block[dst].first, unit, written }));
		else
			todo->read |= dst != WB_NONE;
}

/* Whether a lane that is on at the start of block @b may read its own old value of vector @unit. GSA only tells whether
 * some lane may, because a write is only for lanes that are on. Here, each time that EXEC gets lanes, these count as
 * lanes that have not written. So lanes count as written only if they have been on ever since. */
static bool
lane_reads(const struct repairer *f, uint32_t b, uint32_t unit)
{
	struct searches todo = { 0 };
	uint8_t **done = WB_NEW(f->cx->tmp, uint8_t *, f->fn->nunit);	/* [unit] [block]: 1 + enum written */

	if (!f->fn->block[b].ninst)
		return true;
	WB_PUSH(f->cx->tmp, &todo, ((struct search){ f->fn->block[b].first, unit, NOT_WRITTEN }));
	while (todo.n && !todo.read) {
		struct search at = todo.at[--todo.n];

		b = f->fn->gsa->block_of[at.inst];
		if (!done[at.unit])
			done[at.unit] = WB_NEW(f->cx->tmp, uint8_t, f->fn->nblock);
		if (at.inst == f->fn->block[b].first) {
			if (done[at.unit][b] > at.written)
				continue;
			done[at.unit][b] = (uint8_t)(at.written + 1);
		}
		if (!search_block(f, &todo, &at))
			push_behind(f, &todo, b, at.unit, at.written);
	}
	return todo.read;
}

void
repair_check_vector(struct repairer *f, struct part *p, uint32_t inst, uint32_t unit)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[inst];

	if (!is_whole_move(f, inst))
		return;
	if (i->op == WB_OP_MOV && i->nopnd >= 2 && wb_opnd(fn, i, 1)->kind == WB_OPND_UNIT &&
		same_word(fn, wb_gsa_use(fn->gsa, i, 1, 0), unit))
		return;
	if (!lane_reads(f, p->r.header, unit))
		return;
	p->why = wb_format(
		f->cx->unit, "%s is written for lanes that wait, and read when the loop goes on", fn->unit[unit].name);
}
