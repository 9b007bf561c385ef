/* passes/repair/park.c -- repairs PARK and NEAR: lanes that do not wait are executed first, to the end of the program
 * (PARK) or to a stop (NEAR, near.c).
 *
 * A lane that takes the back edge is parked: it stays off. All others continue as if the wave had no such lanes. The
 * program counter goes where the wave goes when no lane takes the back edge (the exit), with no lane on. The code there
 * switches on the lanes that left the loop, and those that parted before. When they have ended, or wait at the stop,
 * the parked lanes start the next iteration (src/gcn/fix_park.c shows the code).
 *
 * The loop may have any form. Behind each instruction that adds lanes to EXEC, parked lanes are removed again, so a
 * parked lane is never on. A parked lane keeps its vector registers, but for those that are also written in lanes that
 * are off, to spill them or scalars in their lanes: these are copied to registers of our own, if they are live. So are
 * scalars that the loop reads, and that others may write meanwhile. Unoptimised code has them in lanes of words of the
 * stack: such a word is loaded whole, and stored when the lanes are switched on again (words.c).
 *
 * Other lanes may reach the same back edge meanwhile: by another back edge, from an outer loop, or from a second loop
 * that waits. They are parked with those that are there. A scalar that is kept is the same for all of them, or a mask,
 * in which each lane has its own bit; else each lane keeps its own in a vector register, and the first one continues
 * with those that have the same. In each round, each lane of each loop continues once.
 *
 * PARK_ALL does the same with all loops around and behind. Then one loop is left, of which analysis easily tells that
 * nothing is behind it.
 *
 * Legal if
 *  - nothing that may run while lanes are parked is a barrier, or reads lanes that may be parked;
 *  - no memory but words of the stack is written in lanes that are off, or by the wave as one;
 *  - code that is reached with no lane on comes to an end. It is skipped up to the next instruction that switches lanes
 *    on, if what is skipped changes no scalar.
 *
 * Cost:   O(instructions + blocks) for each loop and each instruction that switches lanes on.
 */
#include "repair.h"

#define MOST_PARTS 32u			/* bits of a scalar */

/* ---- queries ------------------------------------------------------------------------- */
uint32_t
repair_stop_block(const struct repairer *f)
{
	return f->stop == WB_NONE ? WB_NONE : f->fn->gsa->block_of[f->stop];
}

uint32_t
repair_end_of(const struct repairer *f, uint32_t b)
{
	return b == repair_stop_block(f) ? f->stop : f->fn->block[b].first + f->fn->block[b].ninst;
}

/* Whether @v was made outside of @blocks, or, if @joined, may be on some path to where it joins others. */
static bool
from_outside(const struct repairer *f, struct wb_bits blocks, uint32_t v, bool joined)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_todo todo = wb_todo_new(f->cx->tmp, g->nvalue);

	if (v == WB_NONE)
		return true;
	wb_todo_add(&todo, v);
	for (uint32_t t = 0; t < todo.n; t++) {
		const struct wb_gsa_value *x;

		v = wb_gsa_source(g, todo.at[t], WB_GSA_ETAS);
		if (v == WB_NONE || !wb_bit(blocks, wb_gsa_block(g, v)))
			return true;
		x = wb_gsa_at(g, v);
		for (uint32_t n = 0; joined && n < x->narg && (x->kind == WB_GSA_MU || x->kind == WB_GSA_GAMMA); n++)
			wb_todo_add(&todo, wb_gsa_arg(g, v, n));
	}
	return false;
}

bool
repair_reads_outside(const struct repairer *f, struct wb_bits blocks, const struct wb_inst *i, bool joined)
{
	const struct wb_fn *fn = f->fn;

	WB_EACH_OPND(fn, i, op) {
		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || op->id == fn->gsa->exec_lo ||
			op->id == fn->gsa->exec_hi || op->id == f->scc)
			continue;
		for (uint32_t u = 0; u < op->nunit; u++)
			if (from_outside(f, blocks, wb_gsa_use_of(fn->gsa, op, u), joined))
				return true;
	}
	return false;
}

bool
repair_is_live(const struct wb_fn *fn, uint32_t b, uint32_t k, uint32_t unit)
{
	if (k == fn->block[b].first || unit >= fn->nunit)
		return (k != fn->block[b].first) || wb_gsa_is_live(fn->gsa, b, unit);
	for (; k < fn->block[b].first + fn->block[b].ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (wb_names(fn, i, unit, 1, WB_USE))
			return true;
		if (wb_names(fn, i, unit, 1, WB_DEF) && (fn->unit[unit].cls != WB_UNIT_VECTOR ||
				(i->op == WB_OP_MOV && !(i->flags & WB_I_MASKED))))
			return false;
	}
	WB_EACH_SUCC(fn, b, dst)
		if (dst != WB_NONE && wb_gsa_is_live(fn->gsa, dst, unit))
			return true;
	return false;
}

bool
repair_written_off(const struct repairer *f, uint32_t k, uint32_t unit, uint32_t from)
{
	const struct wb_fn *fn = f->fn;
	bool off = !(fn->inst[k].flags & WB_I_MASKED) ||
		(fn->lanes->span[fn->lanes->of_inst[k]].flags & WB_SPAN_WHOLE_WAVE);

	return off && repair_is_live(fn, fn->gsa->block_of[from], from, unit);
}

/* If instruction @k only copies a value, adds the copies to @todo. False: it does more. */
static bool
follow_copy(const struct wb_fn *fn, uint32_t k, struct wb_todo *todo)
{
	const struct wb_inst *i = &fn->inst[k];
	uint32_t slot = wb_gsa_slot(fn->gsa, k), v;

	if (i->op == WB_OP_WRITELANE && slot != WB_NONE) {
		v = wb_gsa_after(fn->gsa, k, slot);
		if (v != WB_NONE)
			wb_todo_add(todo, v);
		return true;
	}
	if (!(i->op == WB_OP_READLANE && slot != WB_NONE) &&
		!(i->op == WB_OP_MOV && fn->unit[wb_opnd(fn, i, 0)->id].cls == WB_UNIT_SCALAR))
		return false;
	for (uint32_t u = 0; u < wb_opnd(fn, i, 0)->nunit; u++)
		if ((v = wb_gsa_def(fn->gsa, i, 0, u)) != WB_NONE)
			wb_todo_add(todo, v);
	return true;
}

bool
repair_is_used(const struct repairer *f, uint32_t v)
{
	struct wb_todo todo = wb_todo_new(f->cx->tmp, f->fn->gsa->nvalue);

	if (v == WB_NONE)
		return false;
	wb_todo_add(&todo, v);
	for (uint32_t t = 0; t < todo.n; t++)
		for (uint32_t k = f->users.first[todo.at[t]]; k < f->users.first[todo.at[t] + 1]; k++)
			if (f->users.user[k].is_value)
				wb_todo_add(&todo, f->users.user[k].id);
			else if (!follow_copy(f->fn, f->users.user[k].id, &todo))
				return true;
	return false;
}

/* Whether value @v, half @h of a mask, has only lanes that were on before in block @b: it is a copy of EXEC, which may
 * be narrowed. (No lane is parked within a block.) */
static bool
has_own_lanes(const struct wb_fn *fn, uint32_t b, uint32_t h, uint32_t v)
{
	const struct wb_gsa *g = fn->gsa;

	while (v != WB_NONE) {
		const struct wb_gsa_value *x = wb_gsa_at(g, v);
		const struct wb_inst *i;
		const struct wb_opnd *from;
		uint32_t part;

		if (x->kind != WB_GSA_DEF || x->clobber || x->unit >= fn->nunit || g->block_of[x->at] != b)
			return false;
		i = &fn->inst[x->at];
		part = x->unit - wb_opnd(fn, i, 0)->id;
		if (wb_gsa_writes_exec(g, i))	/* s_or_saveexec_b64 and the like; s_andn2_wrexec_b64 has new lanes */
			return i->op != WB_OP_OTHER && part == h;
		from = i->op == WB_OP_MOV || i->op == WB_OP_AND ? wb_opnd(fn, i, 1) : NULL;
		if (!from || from->kind != WB_OPND_UNIT || part >= from->nunit)
			return false;
		if (from->id + part == g->exec_lo + h)
			return true;
		v = wb_gsa_use_of(g, from, part);
	}
	return false;
}

/* Whether @i, in block @b, sets EXEC to such a mask. */
static bool
gives_back_own(const struct wb_fn *fn, uint32_t b, const struct wb_inst *i)
{
	const struct wb_opnd *from = i->op == WB_OP_MOV ? wb_opnd(fn, i, 1) : NULL;
	bool own = from && from->kind == WB_OPND_UNIT && from->nunit == wb_mask_units(fn);

	for (uint32_t h = 0; own && h < from->nunit; h++)
		own = has_own_lanes(fn, b, h, wb_gsa_use_of(fn->gsa, from, h));
	return own;
}

/* Whether @i is `op exec, exec, pair`. */
static bool
combines(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op)
{
	const struct wb_opnd *o = wb_opnd(fn, i, 0);

	for (uint32_t k = 0; k < 3 && i->op == op && i->nopnd >= 3; k++)
		if (o[k].kind != WB_OPND_UNIT || o[k].nunit != wb_mask_units(fn))
			return false;
	return i->op == op && i->nopnd >= 3 && o[0].id == fn->gsa->exec_lo && o[1].id == fn->gsa->exec_lo;
}

/* Whether @i sets EXEC, or bits of it, to ones. */
static bool
switches_on(const struct wb_fn *fn, const struct wb_inst *i)
{
	if (!wb_gsa_writes_exec(fn->gsa, i) || (i->flags & WB_I_MASKED))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_IMM && (int32_t)wb_opnd(fn, i, o)->imm == -1)
			return true;
	return false;
}

enum change
repair_change(const struct wb_fn *fn, uint32_t k)
{
	const struct wb_inst *i = &fn->inst[k];
	const struct wb_lanes *l = fn->lanes;
	uint32_t b = fn->gsa->block_of[k];

	if (!wb_gsa_writes_exec(fn->gsa, i) || (i->flags & WB_I_MASKED))
		return CHANGE_NONE;
	if (i->op == WB_OP_SAVEEXEC_AND || i->op == WB_OP_SAVEEXEC_ANDN1 ||
		combines(fn, i, WB_OP_AND) || combines(fn, i, WB_OP_ANDN2))
		return CHANGE_LESS;
	if (k != wb_last_of(fn, b) && (l->span[l->of_inst[k] + 1].flags & WB_SPAN_WHOLE_WAVE))
		return CHANGE_WHOLE_WAVE;
	if (gives_back_own(fn, b, i))
		return CHANGE_OWN;
	return switches_on(fn, i) ? CHANGE_UNKNOWN : CHANGE_OTHER;
}

bool
repair_may_switch_on(const struct repairer *f, uint32_t b)
{
	for (uint32_t k = f->fn->block[b].first; k < repair_end_of(f, b); k++)
		if (repair_change(f->fn, k) == CHANGE_OTHER)
			return true;
	return false;
}

/* ---- where lanes are parked, and what may run meanwhile ------------------------------------------------- */
/* Sets what may run while lanes of @p are parked: the code behind its loop, up to the stop, and, if several loops
 * alternate, the other loops. */
static void
find_region(struct plan *pl, struct part *p)
{
	const struct wb_fn *fn = pl->f->fn;
	uint32_t stop = repair_stop_block(pl->f);

	p->region = wb_bits_new(pl->f->cx->tmp, fn->nblock);
	p->checked = wb_bits_new(pl->f->cx->tmp, fn->gsa->nunit);
	for (uint32_t k = 0; k < pl->part.n; k++)
		if (p == &pl->part.at[k])
			for (uint32_t y = 0; y < p->r.yield.n; y++)
				wb_reach(pl->f->cx->tmp, fn, p->r.yield.at[y].exit, false, stop, p->region);
		else
			wb_reach(pl->f->cx->tmp, fn, fn->loops->loop[pl->part.at[k].r.loop].header, false, stop,
				p->region);
	p->r.again = wb_bit(p->region, p->r.header);
	if (stop != WB_NONE)
		wb_bit_set(p->region, stop);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_inst *last = wb_last_inst(fn, b);

		if (!wb_bit(p->region, b))
			continue;
		wb_bit_set(pl->behind, b);
		for (uint32_t k = 0; k < fn->block[b].nout && b != stop; k++)
			if (fn->edge[fn->out[fn->block[b].out + k]].dst == WB_NONE &&
				(stop != WB_NONE || !last || last->op != WB_OP_END))
				p->why = "the program ends otherwise than by s_endpgm";
	}
}

/* Whether the target of @e, entered from the end of @src with no lane on, finds the same in its scalars as on edge
 * @e. */
static bool
may_continue(const struct repairer *f, uint32_t src, const struct wb_edge *e)
{
	const struct wb_gsa *g = f->fn->gsa;

	if (wb_gsa_is_live(g, e->dst, f->scc))
		return false;
	for (uint32_t u = 0; u < g->nunit && src != e->src; u++) {
		if (u == g->exec_lo || u == g->exec_hi || !wb_gsa_is_live(g, e->dst, u))
			continue;
		if (u < f->fn->nunit && f->fn->unit[u].cls == WB_UNIT_VECTOR)
			continue;
		if (u >= f->fn->nunit && g->slot[u - f->fn->nunit].kind != WB_GSA_SLOT_LANE)
			continue;
		if (wb_gsa_out(g, src, u) != wb_gsa_out(g, e->src, u))
			return false;
	}
	return true;
}

/* Whether EXEC at the end of block @b is EXEC of the iteration at @header. */
static bool
keeps_lanes(const struct wb_fn *fn, uint32_t header, uint32_t b)
{
	const struct wb_lanes *l = fn->lanes;
	const struct wb_span *at = &l->span[l->block_span[header]], *end = &l->span[l->block_span[b + 1] - 1];

	return !((at->flags | end->flags) & WB_SPAN_TOP) && wb_lanes_same(l, end->care, at->exec, l->leave[b]);
}

/* The block where all others continue if lanes of back edge @e are parked; WB_NONE: none. */
static uint32_t
exit_for(const struct repairer *f, const struct part *p, const struct wb_edge *e)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_loop *l = &fn->loops->loop[p->r.loop];

	for (uint32_t k = 0; fn->block[e->src].ninst && k < fn->block[e->src].nout; k++) {
		const struct wb_edge *x = &fn->edge[fn->out[fn->block[e->src].out + k]];

		if (x->dst != WB_NONE && x->dst != e->dst && may_continue(f, e->src, x))
			return x->dst;
	}
	for (uint32_t k = 0; k < l->nexit_within; k++) {
		const struct wb_edge *x = &fn->edge[fn->loops->list[l->exit + k]];

		if (x->dst != WB_NONE && !wb_loop_has(fn->loops, p->r.loop, x->dst) && may_continue(f, e->src, x) &&
			keeps_lanes(fn, l->header, e->src))
			return x->dst;
	}
	return WB_NONE;
}

/* Whether the text of the kernel can redirect edge @e: a fall-through, or a branch on SCC, VCC or EXEC. */
static bool
can_change(const struct repairer *f, const struct wb_edge *e)
{
	const struct wb_inst *i = wb_last_inst(f->fn, e->src);
	const struct wb_opnd *o = i ? wb_branch_condition(f->fn, i) : NULL;

	return i && (e->kind == WB_EDGE_FALL || i->op == WB_OP_BR ||
			    (o && (o->id == f->scc || o->id == f->vcc_lo || o->id == f->fn->gsa->exec_lo)));
}

static void
find_yields(struct plan *pl, struct part *p)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_loop *l = &fn->loops->loop[p->r.loop];

	if (l->irreducible) {
		p->why = "the loop has more than one entry";
		return;
	}
	if (wb_gsa_is_live(fn->gsa, l->header, pl->f->scc))
		p->why = "SCC is read when the loop goes on";
	if (!fn->block[l->header].ninst)
		p->why = "no instruction is where lanes come back";
	for (uint32_t k = 0; k < l->nback && !p->why; k++) {
		uint32_t edge = fn->loops->list[l->back + k];
		struct wb_repair_yield y = { edge, exit_for(pl->f, p, &fn->edge[edge]), WB_NONE };

		if (y.exit == WB_NONE)
			p->why = "where the loop goes on it is not known what the lanes behind it need";
		else if (!can_change(pl->f, &fn->edge[edge]))
			p->why = "the loop goes on at a branch that is not known";
		WB_PUSH(pl->f->cx->unit, &p->r.yield, y);
	}
}

/* ---- legality ----------------------------------------------------------------------------------------- */
/* Whether @i computes, lane by lane, with 32 bits of EXEC: a number that tells which lanes are on. */
static bool
reads_active_lanes(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd && (i->flags & WB_I_MASKED); o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		uint32_t v = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && op->nunit == 1 ?
			wb_gsa_use(fn->gsa, i, o, 0) : WB_NONE;
		const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(fn->gsa, wb_gsa_source(fn->gsa, v, 0));

		if (x && !(op->flags & WB_IMPLICIT) && (x->unit == fn->gsa->exec_lo || x->unit == fn->gsa->exec_hi))
			return true;
	}
	return false;
}

/* Whether @v, half @h of a mask at the start of loop @l, is a copy of EXEC made in the block in front of the loop, from
 * which the loop takes bits away. */
static bool
counts_off_lanes(const struct wb_fn *fn, const struct wb_loop *l, uint32_t h, uint32_t v)
{
	const struct wb_gsa *g = fn->gsa;
	const struct wb_gsa_value *x = wb_gsa_at(g, v);
	uint32_t n = 0;

	for (; x->kind == WB_GSA_MU && x->at == l->header && n < x->narg; n++) {
		const struct wb_edge *e = &fn->edge[fn->in[fn->block[l->header].in + n]];
		const struct wb_gsa_value *arg = wb_gsa_at(g, wb_gsa_arg(g, v, n));
		const struct wb_inst *i = arg->kind == WB_GSA_DEF && !arg->clobber ? &fn->inst[arg->at] : NULL;
		const struct wb_opnd *from = i && i->nopnd > 1 ? wb_opnd(fn, i, 1) : NULL;

		if (!from || from->kind != WB_OPND_UNIT || arg->unit != wb_opnd(fn, i, 0)->id + h || h >= from->nunit)
			return false;
		if (wb_dominates(fn->dom, l->header, e->src) ?
			i->op != WB_OP_ANDN2 || wb_gsa_use_of(g, from, h) != v :
			i->op != WB_OP_MOV || from->id != g->exec_lo || g->block_of[arg->at] != e->src)
			return false;
	}
	return n > 0;
}

/* Whether READLANE @k reads the lanes that are on, one after the other: its loop takes them from such a mask. So code
 * adds up what an atomic operation of all of them is to add. */
static bool
reads_own_lanes(const struct wb_fn *fn, uint32_t k)
{
	const struct wb_gsa *g = fn->gsa;
	uint32_t l = fn->loops->of_block[g->block_of[k]], v = WB_NONE;
	const struct wb_opnd *mask;

	if (fn->inst[k].op == WB_OP_READLANE && l != WB_NONE && wb_opnd(fn, &fn->inst[k], 2)->kind == WB_OPND_UNIT)
		v = wb_gsa_use(g, &fn->inst[k], 2, 0);
	if (v == WB_NONE || wb_gsa_at(g, v)->kind != WB_GSA_DEF || fn->inst[wb_gsa_at(g, v)->at].op != WB_OP_FF1)
		return false;
	mask = wb_opnd(fn, &fn->inst[wb_gsa_at(g, v)->at], 1);
	if (mask->kind != WB_OPND_UNIT || mask->nunit != wb_mask_units(fn))
		return false;
	for (uint32_t h = 0; h < mask->nunit; h++)
		if (!counts_off_lanes(fn, &fn->loops->loop[l], h, wb_gsa_use_of(g, mask, h)))
			return false;
	for (uint32_t n = 0; n < fn->loops->loop[l].nblock; n++)
		WB_EACH_INST(fn, fn->loops->list[fn->loops->loop[l].block + n], i)
			if (wb_gsa_writes_exec(g, &fn->inst[i]))
				return false;
	return true;
}

/* Whether the result of @k in a lane depends on which other lanes execute it. (Who is the first among them, or how many
 * they are, does not count.) */
static bool
reads_other_lanes(const struct repairer *f, const struct part *p, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];

	if ((i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE) && wb_gsa_slot(fn->gsa, k) != WB_NONE)
		return false;
	if (i->op == WB_OP_READFIRST || i->op == WB_OP_MBCNT)
		return repair_reads_outside(f, p->region, i, false);	/* lanes that were chosen join the others */
	if (reads_own_lanes(fn, k))
		return false;
	return (i->flags & WB_I_CROSSLANE) || i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE ||
		i->op == WB_OP_PERMUTE || reads_active_lanes(fn, i);
}

/* Checks what @k does to EXEC. */
static void
check_exec(struct plan *pl, struct part *p, uint32_t k)
{
	struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	enum change c = repair_change(fn, k);

	if (c == CHANGE_UNKNOWN)
		p->why = "behind the loop all lanes are switched on";
	if (c != CHANGE_OTHER)
		return;
	if (repair_is_live(fn, fn->gsa->block_of[k], k + 1, f->scc)) {
		p->why = "SCC is read behind an instruction that gives lanes back";
	} else if (repair_reads_outside(f, p->region, &fn->inst[k], true)) {
		uint32_t b = fn->gsa->block_of[k];

		if (repair_next_join(f, b, k) == WB_NONE && !repair_ends_without_lanes(pl, b))
			p->why = "the code behind the loop may not end when no lane is active in it";
	}
}

static void
check_scalar(struct plan *pl, struct part *p, uint32_t unit)
{
	const struct wb_gsa *g = pl->f->fn->gsa;

	if (wb_gsa_is_live(g, p->r.header, unit) && wb_bit_add(p->checked, unit) &&
		repair_is_used(pl->f, wb_gsa_in(g, p->r.header, unit)))
		repair_check_scalar(pl, p, unit);
}

/* A parked lane may read vector @unit, which others write for it: it is kept for it. */
static void
keep_vector(struct plan *pl, struct part *p, uint32_t unit)
{
	if (repair_find_word(pl, p, &p->r.vector, unit) == WB_NONE)
		p->why = wb_format(pl->f->cx->unit,
			"%s is written for lanes that wait, and read when the loop goes on",
			pl->f->fn->unit[unit].name);
}

/* Checks vector @unit, which @k writes, and scalars that are kept in its lanes. */
static void
check_vector(struct plan *pl, struct part *p, uint32_t k, uint32_t unit)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_gsa *g = fn->gsa;

	for (uint32_t n = 0; n < wb_gsa_lanes(g, unit) && !p->why; n++)
		if (repair_writes_slot(fn, k, fn->block[p->r.header].first, g->lane_first[unit] + n))
			check_scalar(pl, p, g->lane_first[unit] + n);
	if (!p->why && repair_written_off(pl->f, k, unit, fn->block[p->r.header].first))
		keep_vector(pl, p, unit);
}

static void
check_inst(struct plan *pl, struct part *p, uint32_t k)
{
	struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];

	if (i->op == WB_OP_BARRIER || i->op == WB_OP_HALT || i->op == WB_OP_TRAP)
		p->why = "a barrier, a halt or a trap lies between the loop and the end of the program";
	if (reads_other_lanes(f, p, k))
		p->why = "the code between the loop and the end of the program reads other lanes";
	if ((i->mem.access & (WB_STORE | WB_ATOMIC)) && (fn->lanes->span[fn->lanes->of_inst[k]].flags &
		WB_SPAN_WHOLE_WAVE))
		p->why = "memory is written for lanes that wait";
	if (i->mem.space == WB_SPACE_SCALAR && (i->mem.access & (WB_STORE | WB_ATOMIC)))
		p->why = "the wave writes memory once between the loop and the end of the program";
	check_exec(pl, p, k);
	WB_EACH_OPND(fn, i, op)
		for (uint32_t u = op->id;
			op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->id + op->nunit && !p->why; u++)
			if (fn->unit[u].cls != WB_UNIT_VECTOR)
				check_scalar(pl, p, u);
			else
				check_vector(pl, p, k, u);
}

static void
check_part(struct plan *pl, struct part *p)
{
	struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = fn->block[b].first; wb_bit(p->region, b) && k < repair_end_of(f, b) && !p->why;
			k++) {
			struct wb_arena_mark mark = wb_arena_mark(f->cx->tmp);

			check_inst(pl, p, k);
			wb_arena_reset(f->cx->tmp, mark);
		}
	for (uint32_t k = 0; k < p->r.yield.n && !p->why; k++) {
		struct wb_repair_yield *y = &p->r.yield.at[k];
		uint32_t exit = y->exit, next = repair_next_join(f, exit, WB_NONE);

		y->next = next == WB_NONE ? exit : next;

		if (next == WB_NONE && !repair_ends_without_lanes(pl, exit))
			p->why = "the code behind the loop may not end when no lane is active in it";
		if (next == WB_NONE && !fn->block[exit].ninst)
			p->why = "no instruction is where lanes come back";
	}
}

/* Refuses other loops in which a parked lane reads, as a vector, a register or a word in a lane of which @p puts back a
 * scalar. */
static void
check_others(struct plan *pl, const struct part *p)
{
	for (uint32_t k = 0; k < p->r.keep.n; k++) {
		const struct wb_repair_kept *x = &p->r.keep.at[k];
		uint32_t unit = x->word == WB_NONE ? x->unit : pl->out->word.at[x->word].unit;

		for (uint32_t n = 0; n < pl->part.n && pl->f->fn->unit[unit].cls == WB_UNIT_VECTOR; n++)
			if (&pl->part.at[n] != p && wb_gsa_is_live(pl->f->fn->gsa, pl->part.at[n].r.header, unit))
				keep_vector(pl, &pl->part.at[n], unit);
	}
}

static void
add_part(struct plan *pl, struct part p)
{
	p.r.header = pl->f->fn->loops->loop[p.r.loop].header;
	find_yields(pl, &p);
	if (!p.why && pl->part.n == MOST_PARTS)
		p.why = "there are too many loops that wait";
	wb_bit_set(pl->parked, p.r.loop);
	WB_PUSH(pl->f->cx->tmp, &pl->part, p);
}

/* The loops that wait, by their back edges; and loops behind them in which lanes would wait for parked ones. */
static void
find_parts(struct plan *pl)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_deadlock *d = fn->deadlock;
	struct wb_bits behind = wb_bits_new(pl->f->cx->tmp, fn->nblock);

	for (uint32_t x = 0; x < d->nfinding; x++) {
		if (!repair_is_of_group(pl->f, x) || wb_bit(pl->parked, d->finding[x].loop))
			continue;
		add_part(pl, (struct part){ .r = { .loop = d->finding[x].loop }, .inst = d->finding[x].inst });
		wb_reach(pl->f->cx->tmp, fn, fn->loops->loop[d->finding[x].loop].header, false,
			repair_stop_block(pl->f), behind);
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		uint32_t header = fn->loops->loop[l].header;

		if (!wb_bit(pl->parked, l) && (wb_bit(behind, header) ? pl->all || d->verdict[l] == WB_LOOP_UNBLOCKED :
				pl->all && d->verdict[l] >= WB_LOOP_TOGETHER))
			add_part(pl, (struct part){ .r = { .loop = l }, .inst = fn->block[header].first });
	}
}

/* ---- what to write -------------------------------------------------------------------------- */
/* Lists the instructions of block @b that switch lanes on, and those that end the program. */
static void
list_block(struct plan *pl, uint32_t b)
{
	struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;

	for (uint32_t k = fn->block[b].first; k < repair_end_of(f, b); k++) {
		bool outside = repair_reads_outside(f, pl->behind, &fn->inst[k], true);

		if (fn->inst[k].op == WB_OP_END)
			WB_PUSH(f->cx->unit, &pl->out->end, k);
		else if (repair_change(fn, k) == CHANGE_OTHER)
			WB_PUSH(f->cx->unit, &pl->out->back,
				((struct wb_repair_return){ k, outside ? repair_next_join(f, b, k) : WB_NONE }));
	}
}

/* Whether edge @e enters what may run while lanes are parked, and can be redirected. */
static bool
is_entry(const struct plan *pl, const struct wb_edge *e)
{
	const struct wb_fn *fn = pl->f->fn;

	return e->src != WB_NONE && e->dst != WB_NONE && wb_bit(pl->behind, e->dst) &&
		(!wb_bit(pl->behind, e->src) || e->src == repair_stop_block(pl->f)) &&
		!wb_gsa_is_live(fn->gsa, e->dst, pl->f->scc) && can_change(pl->f, e) && fn->block[e->dst].ninst;
}

static void
list_all(struct plan *pl)
{
	const struct wb_fn *fn = pl->f->fn;

	for (uint32_t k = 0; k < pl->part.n; k++)
		WB_PUSH(pl->f->cx->unit, &pl->out->part, pl->part.at[k].r);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (wb_bit(pl->behind, b))
			list_block(pl, b);
	for (uint32_t e = 0; e < fn->nedge && pl->part.n > 1; e++)
		if (is_entry(pl, &fn->edge[e]))
			WB_PUSH(pl->f->cx->unit, &pl->out->entry, e);
}

/* Whether a loop is refused: the first one is reported, if that is final. */
static bool
is_refused(const struct plan *pl)
{
	const struct part *p = pl->part.at, *end = p + pl->part.n;

	while (p < end && !p->why)
		p++;
	if (p < end && pl->all)
		wb_report(pl->f->cx->diag, WB_E_NOT_FIXED, pl->f->fn->inst[p->inst].loc,
			"%s: this loop is not rewritten: %s", pl->f->fn->name, p->why);
	return p < end;
}

/* Gives registers to all parts. Several loops, or lanes with scalars of their own, need rounds, or some would never go
 * on. */
static void
allot(struct plan *pl)
{
	struct repairer *f = pl->f;
	struct wb_repair *out = pl->out;
	uint32_t kept = 0, lanes = wb_fn_lanes(f->fn), next;

	out->rounds = pl->part.n > 1;
	for (uint32_t k = 0; k < pl->part.n; k++) {
		const struct wb_repair_part *r = &pl->part.at[k].r;

		for (uint32_t n = 0; n < r->keep.n; n++)
			out->rounds |= r->keep.at[n].vgpr != WB_NONE;
		kept += r->keep.n;
	}
	if (f->stop != WB_NONE) {
		out->arrived = f->sgpr;
		f->sgpr += 2;
	}
	if (out->word.n) {
		out->active = f->sgpr;
		f->sgpr += 2;
	}
	next = f->sgpr + (out->rounds ? 4 : 2) * pl->part.n;
	out->store = WB_NONE;
	if (next + kept > f->in->most_sgprs) {
		out->store = f->vgpr;
		out->copy = next;
		f->vgpr += (kept + lanes - 1) / lanes;
		next = 0;
	}
	for (uint32_t k = 0; k < pl->part.n; k++) {
		struct wb_repair_part *r = &pl->part.at[k].r;

		r->mask = f->sgpr;
		r->later = out->rounds ? f->sgpr + 2 : r->mask;
		f->sgpr = r->later + 2;
		r->kept = next;
		next += r->keep.n;
	}
	f->sgpr = out->store == WB_NONE ? next : out->copy + 1;
	if (pl->part.n && !pl->part.at[0].why && (f->sgpr > f->in->most_sgprs || f->vgpr > f->in->most_vgprs))
		pl->part.at[0].why = "no registers are left";
}

bool
repair_park(struct repairer *f, struct wb_repair *out, bool all)
{
	const struct wb_fn *fn = f->fn;
	struct plan pl = { .f = f, .behind = wb_bits_new(f->cx->tmp, fn->nblock), .all = all, .out = out };

	pl.parked = wb_bits_new(f->cx->tmp, fn->loops->nloop);
	out->stop = f->stop;
	out->unparked = f->in->sgpr;
	out->temporary = f->in->sgpr + 2;
	find_parts(&pl);
	for (uint32_t k = 0; k < pl.part.n; k++)
		find_region(&pl, &pl.part.at[k]);
	for (uint32_t k = 0; k < pl.part.n; k++)
		if (!pl.part.at[k].why)
			check_part(&pl, &pl.part.at[k]);
	for (uint32_t k = 0; k < pl.part.n; k++)
		check_others(&pl, &pl.part.at[k]);
	allot(&pl);
	if (is_refused(&pl) || (f->stop != WB_NONE && repair_check_stop(&pl)))
		return false;
	list_all(&pl);
	if (f->stop != WB_NONE)
		WB_PUSH(f->cx->unit, &out->end, f->stop);
	if (out->end.n)
		return true;
	if (all)
		wb_report(f->cx->diag, WB_E_NOT_FIXED, fn->loc, "%s: the program does not end behind a loop that waits",
		fn->name);
	return false;
}
