/* passes/repair/scalars.c -- scalars that the loop reads, and that others may write while lanes are parked (park.c).
 *
 * They need not be kept if they are the same whenever they are computed, or if what is added is subtracted again.
 * Otherwise they are kept in registers of our own. Where lanes join others that are parked already, a scalar that is
 * kept is one half of a mask, in which each lane has its bit, or each lane keeps it for itself.
 *
 * Cost:   O(values that a scalar is made of), for each.
 */
#include "repair.h"

/* Whether scalar instruction @i has the same result whenever its operands are the same. */
static bool
is_plain(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_UNIT && fn->unit[wb_opnd(fn, i, o)->id].cls == WB_UNIT_VECTOR)
			return false;
	return !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) && i->op != WB_OP_TIME && i->op != WB_OP_READFIRST &&
		(i->mem.space == WB_SPACE_NONE || (i->mem.space == WB_SPACE_SCALAR && i->mem.access == WB_LOAD));
}

bool
repair_same_each_time(const struct repairer *f, uint32_t v, struct wb_bits in, bool at_stop)
{
	const struct wb_fn *fn = f->fn;
	struct wb_todo todo = wb_todo_new(f->cx->tmp, fn->gsa->nvalue);
	uint32_t stop = repair_stop_block(f);

	if (v == WB_NONE)
		return false;
	wb_todo_add(&todo, v);
	for (uint32_t t = 0; t < todo.n; t++) {
		const struct wb_gsa_value *x;
		bool exec;
		uint32_t b;

		v = wb_gsa_source(fn->gsa, todo.at[t], at_stop ? 0 : WB_GSA_ETAS);
		if (v == WB_NONE)
			return false;
		x = wb_gsa_at(fn->gsa, v);
		exec = x->unit == fn->gsa->exec_lo || x->unit == fn->gsa->exec_hi;
		b = wb_gsa_block(fn->gsa, v);
		if (at_stop && exec)
			return false;
		if (x->kind == WB_GSA_ENTRY || !wb_bit(in, b))
			continue;
		if (x->kind != WB_GSA_DEF || x->clobber || exec || x->unit >= fn->nunit ||
			!is_plain(fn, &fn->inst[x->at]))
			return false;
		/* some come to the stop on a way on which it is not made, or is made more often */
		if (at_stop && !(wb_dominates(fn->dom, b, stop) && fn->loops->of_block[b] == fn->loops->of_block[stop]))
			return false;
		WB_EACH_OPND(fn, &fn->inst[x->at], op)
			for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && u < op->nunit; u++) {
				if (wb_gsa_use_of(fn->gsa, op, u) == WB_NONE)
					return false;
				wb_todo_add(&todo, wb_gsa_use_of(fn->gsa, op, u));
			}
	}
	return true;
}

/* The operand to which @i adds a constant, *@more, if it is a 32-bit scalar; else WB_NONE. */
static uint32_t
adds_constant(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *more)
{
	uint32_t scalar = WB_NONE, constant = WB_NONE;

	for (uint32_t o = 0; o < i->nopnd && (i->op == WB_OP_ADD || i->op == WB_OP_SUB); o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (!(op->flags & WB_USE) || (op->flags & WB_IMPLICIT))
			continue;
		if (op->kind == WB_OPND_IMM && constant == WB_NONE)
			constant = o;
		else if (op->kind == WB_OPND_UNIT && scalar == WB_NONE && op->nunit == 1 &&
			fn->unit[op->id].cls == WB_UNIT_SCALAR)
			scalar = o;
		else
			return WB_NONE;
	}
	if (constant == WB_NONE || scalar == WB_NONE || (i->op == WB_OP_SUB && constant < scalar))
		return WB_NONE;
	*more = (uint32_t)wb_opnd(fn, i, constant)->imm;
	*more = i->op == WB_OP_SUB ? 0 - *more : *more;
	return scalar;
}

bool
repair_origin_of(const struct repairer *f, uint32_t v, struct origin *found)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_bits visited = wb_bits_new(f->cx->tmp, g->nvalue);
	uint32_t *more = WB_NEW(f->cx->tmp, uint32_t, g->nvalue);
	WB_VEC(struct origin) todo = { 0 };

	*found = (struct origin){ WB_NONE, 0 };
	WB_PUSH(f->cx->tmp, &todo, ((struct origin){ v, 0 }));
	while (todo.n) {
		struct origin at = todo.at[--todo.n];
		const struct wb_gsa_value *x;
		uint32_t o = WB_NONE, n = 0;

		if (at.value == WB_NONE)
			return false;
		at.value = wb_gsa_source(g, at.value, WB_GSA_ETAS);
		if (at.value == WB_NONE || (wb_bit(visited, at.value) && more[at.value] != at.more))
			return false;
		if (wb_bit(visited, at.value))
			continue;
		wb_bit_set(visited, at.value);
		more[at.value] = at.more;
		x = wb_gsa_at(g, at.value);
		if (x->kind == WB_GSA_DEF && !x->clobber && x->at < f->fn->ninst)
			o = adds_constant(f->fn, &f->fn->inst[x->at], &n);
		if (o != WB_NONE && wb_opnd(f->fn, &f->fn->inst[x->at], 0)->id == x->unit) {
			WB_PUSH(f->cx->tmp, &todo,
				((struct origin){ wb_gsa_use(g, &f->fn->inst[x->at], o, 0), at.more + n }));
		} else if (x->kind == WB_GSA_MU || x->kind == WB_GSA_GAMMA) {
			for (uint32_t k = 0; k < x->narg; k++)
				WB_PUSH(f->cx->tmp, &todo, ((struct origin){ wb_gsa_arg(g, at.value, k), at.more }));
		} else if (found->value == WB_NONE) {
			*found = at;
		} else if (found->value != at.value || found->more != at.more) {
			return false;
		}
	}
	return found->value != WB_NONE;
}

/* Whether scalar @v is a value from before all loops, plus a constant. */
static bool
is_moved_back(struct plan *pl, uint32_t v)
{
	const struct wb_gsa *g = pl->f->fn->gsa;
	struct origin o;

	return repair_origin_of(pl->f, v, &o) &&
		(wb_gsa_at(g, o.value)->kind == WB_GSA_ENTRY || !wb_bit(pl->behind, wb_gsa_block(g, o.value)));
}

/* The half of EXEC, 0 or 1, for whose lanes value @x has bits: it is EXEC, was EXEC before, or compares in each lane.
 * WB_NONE: it may be no mask. */
static uint32_t
half_of_value(const struct wb_fn *fn, const struct wb_gsa_value *x)
{
	const struct wb_inst *i = x->kind == WB_GSA_DEF && !x->clobber && x->at < fn->ninst ? &fn->inst[x->at] : NULL;
	uint32_t half = i ? x->unit - wb_opnd(fn, i, 0)->id : WB_NONE;

	if (x->unit == fn->gsa->exec_lo || x->unit == fn->gsa->exec_hi)
		return x->unit - fn->gsa->exec_lo;
	if (!i || half >= wb_mask_units(fn) || fn->lanes->mask[x->at] == WB_NONE)
		return WB_NONE;
	return (i->flags & WB_I_MASKED) || wb_gsa_writes_exec(fn->gsa, i) ? half : WB_NONE;
}

/* If value @x is put together, adds what it consists of to @todo: numbers of waves of 32 lanes are as wide as masks. */
static bool
follow_parts(const struct repairer *f, uint32_t v, struct wb_todo *todo)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_gsa_value *x = wb_gsa_at(fn->gsa, v);
	const struct wb_inst *i = x->kind == WB_GSA_DEF && !x->clobber && x->at < fn->ninst ? &fn->inst[x->at] : NULL;

	for (uint32_t k = 0; k < x->narg; k++)
		wb_todo_add(todo, wb_gsa_arg(fn->gsa, v, k));
	if (!i)
		return x->kind == WB_GSA_MU || x->kind == WB_GSA_GAMMA;
	switch (i->op) {
	case WB_OP_MOV: case WB_OP_AND: case WB_OP_OR: case WB_OP_XOR: case WB_OP_ANDN2: case WB_OP_ORN2:
	case WB_OP_NOT: case WB_OP_SELECT:
		break;
	default: return false;
	}
	WB_EACH_OPND(fn, i, op)
		if (op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && op->id != f->scc) {
			v = wb_gsa_use_of(fn->gsa, op, x->unit - wb_opnd(fn, i, 0)->id);
			if (v == WB_NONE)
				return false;
			wb_todo_add(todo, v);
		}
	return true;
}

/* Whether @v is asked for its first bit: what lanes of others have there counts. */
static bool
is_searched(const struct repairer *f, uint32_t v)
{
	uint32_t k = f->users.first[v];

	while (k < f->users.first[v + 1] &&
		(f->users.user[k].is_value || f->fn->inst[f->users.user[k].id].op != WB_OP_FF1))
		k++;
	return k < f->users.first[v + 1];
}

/* The same of @unit at the start of block @b, on all paths. */
static uint32_t
half_of(const struct repairer *f, uint32_t b, uint32_t unit)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_todo todo = wb_todo_new(f->cx->tmp, g->nvalue);
	uint32_t half = WB_NONE;

	wb_todo_add(&todo, wb_gsa_in(g, b, unit));	/* it is live */
	for (uint32_t t = 0; t < todo.n; t++) {
		uint32_t v = wb_gsa_source(g, todo.at[t], WB_GSA_ETAS), now;

		if (v == WB_NONE || is_searched(f, v))
			return WB_NONE;
		now = half_of_value(f->fn, wb_gsa_at(g, v));
		if (now == WB_NONE && follow_parts(f, v, &todo))
			continue;
		if (now == WB_NONE || (half != WB_NONE && half != now))
			return WB_NONE;
		half = now;
	}
	return half;
}

/* Whether scalar @unit has origin @o at the end of block @b: its last writes before have, of which no value is known
 * where nothing reads it any more. */
static bool
ends_as(const struct repairer *f, uint32_t b, uint32_t unit, const struct origin *o)
{
	struct wb_todo todo = wb_todo_new(f->cx->tmp, f->fn->nblock);

	wb_todo_add(&todo, b);
	for (uint32_t t = 0; t < todo.n; t++) {
		uint32_t v = todo.at[t] == repair_stop_block(f) ? wb_gsa_before(f->fn->gsa, f->stop, unit) :
								  wb_gsa_out(f->fn->gsa, todo.at[t], unit);
		struct origin now;

		if (v != WB_NONE && (!repair_origin_of(f, v, &now) || now.value != o->value || now.more != o->more))
			return false;
		WB_EACH_PRED(f->fn, todo.at[t], src) {
			if (v == WB_NONE && src == WB_NONE)
				return false;
			if (v == WB_NONE)
				wb_todo_add(&todo, src);
		}
	}
	return true;
}

bool
repair_is_restored(const struct plan *pl, const struct part *p, uint32_t unit)
{
	const struct wb_fn *fn = pl->f->fn;
	struct origin o;
	bool same = repair_origin_of(pl->f, wb_gsa_in(fn->gsa, p->r.header, unit), &o) &&
		!wb_bit(p->region, wb_gsa_block(fn->gsa, o.value));

	for (uint32_t k = 0; k < p->r.yield.n && same; k++)
		same = ends_as(pl->f, fn->edge[p->r.yield.at[k].edge].src, unit, &o);
	for (uint32_t b = 0; b < fn->nblock && same; b++) {
		const struct wb_inst *last = wb_last_inst(fn, b);

		if (wb_bit(p->region, b) && last &&
			(b == repair_stop_block(pl->f) || repair_may_switch_on(pl->f, b) || last->op == WB_OP_END))
			same = ends_as(pl->f, b, unit, &o);
	}
	return same;
}

void
repair_check_scalar(struct plan *pl, struct part *p, uint32_t unit)
{
	struct repairer *f = pl->f;
	uint32_t header = p->r.header;
	struct wb_repair_kept kept = { unit, WB_NONE, WB_NONE, WB_NONE, 0 };
	const struct wb_gsa_slot *slot = unit < f->fn->nunit ? NULL : &f->fn->gsa->slot[unit - f->fn->nunit];
	const char *name = wb_gsa_unit_name(f->cx->unit, f->fn->gsa, unit);

	if (unit == f->fn->gsa->exec_lo || unit == f->fn->gsa->exec_hi || repair_is_restored(pl, p, unit))
		return;
	if (slot) {
		kept.unit = slot->base;
		kept.lane = slot->offset;
	}
	/* the text has no name for the register */
	if (kept.unit > f->vcc_hi && kept.unit != f->m0 &&
		!(slot && wb_register_number(f->fn, slot->base, 'v') != WB_NONE) &&
		(!slot || (kept.word = repair_find_word(pl, p, &pl->out->word, kept.unit)) == WB_NONE)) {
		p->why = wb_format(f->cx->unit,
			"%s is written between the loop and the end of the program, and read when the loop goes on",
			name);
		return;
	}
	if (p->r.again && !repair_same_each_time(f, wb_gsa_in(f->fn->gsa, header, unit), pl->behind, false) &&
		!is_moved_back(pl, wb_gsa_in(f->fn->gsa, header, unit))) {
		kept.half = half_of(f, header, unit);
		if (kept.half == WB_NONE && (kept.vgpr = f->vgpr++) >= f->in->most_vgprs)
			p->why = wb_format(f->cx->unit, "%s may not be the same for all lanes that go on in the loop",
				name);
	}
	WB_PUSH(f->cx->unit, &p->r.keep, kept);
}
