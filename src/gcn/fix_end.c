/* src/gcn/fix_end.c -- waiting loops rewritten so that the lanes that do not wait run to the end of the program first.
 *
 * A lane that goes round is parked at the back edge; all others go on as if the wave had never had it. They do, with
 * the program counter where the wave comes to when no lane goes round (X), and no lane active there: those that left
 * the loop, and those that parted before, are given back by the code behind it. When they have ended, the parked ones
 * begin the next iteration:
 *
 *							s_mov_b64 W, exec	; at the start of the kernel
 *							s_mov_b64 B, 0
 *	back edge to HDR			->	branch to WAIT
 *	EXEC gets lanes back			->	s_and_b64 exec, exec, W	; but for those that are parked
 *							s_cbranch_execz ...	; to where the next ones are given back
 *		s_endpgm			->	s_waitcnt 0
 *							s_mov_b64 exec, B
 *							s_mov_b64 B, 0
 *							s_cbranch_execz DONE
 *							s_mov_b64 W, exec
 *							s_branch HDR
 *						DONE:	s_endpgm
 *						WAIT:	s_waitcnt 0
 *							s_mov_b64 B, exec
 *							s_mov_b64 exec, 0
 *							s_andn2_b64 W, W, B	; are there others?
 *							s_cbranch_scc1 X
 *							s_branch (in front of s_endpgm)
 *
 * W is one pair of scalar registers for the kernel, B one for each loop. Nothing is said about shapes: whatever
 * instruction makes EXEC larger is followed by the `and`, so that a parked lane is never active. A parked lane keeps
 * its vector registers. Scalars that the loop reads, and that others may write meanwhile, are kept in registers of
 * their own. Unoptimised code has them in lanes of words of the stack: these words are loaded whole into a vector
 * register of ours, by the operands of the code's own load, and stored again with the lanes that are given back.
 *
 * Others may come to the same back edge meanwhile: by another back edge of the loop, an outer loop, or from a second
 * loop that waits. They are parked with those that are there. What is kept must then be the same for all, or a mask of
 * lanes: each lane has its own bit of that. Loops take turns: each with parked lanes goes on once before one goes on
 * again.
 *
 * Legal if
 *   - nothing that can run while lanes are parked is a barrier, or reads lanes that may be parked;
 *   - where whole registers are moved, or by lanes that are off, no lane reads what is written when the loop goes on
 *     before it has written it itself, or it is the word of the stack that scalars lie in, of which the other lanes
 *     stay as they are; memory is not written;
 *   - code that runs with no lane, up to where lanes are given back, ends; it is left out where that changes no scalar;
 *   - the lines changed are the kernel's own. In functions that it calls EXEC is made of masks made there.
 *
 * Cost: O(instructions + blocks) for each loop and each instruction that gives lanes back.
 */
#include <stdio.h>
#include <stdlib.h>

#include "fix.h"

#define MOST_STEPS 200u
#define MOST_PARTS 32u			/* bits of a scalar */
#define MOST_SGPRS 102u			/* s0 to s101: gfx8 and gfx9 */
#define MOST_VGPRS 256u

/* A back edge: where its lanes are parked, and where the others go on. */
struct yield {
	uint32_t edge;
	uint32_t exit;			/* block: X */
};
/* A scalar that the loop reads when it goes on. Where it may not be the same for all that are parked, it is half a mask
 * of lanes, and each lane has its bit. */
struct kept {
	uint32_t unit;
	uint32_t half;			/* half of EXEC that has these lanes; WB_NONE: the same for all */
	uint32_t word, lane;		/* it lies in this lane of plan.word; WB_NONE: in a register */
};
/* A word of the stack that scalars lie in, and a vector register of our own to change it in. */
struct word {
	uint32_t unit;
	const char *place;		/* operands of a load of it behind the register */
	uint32_t base, frame;		/* scalar registers in these: descriptor and offset */
	uint32_t inst, block;		/* of that load */
	uint32_t vgpr;
};
struct part {
	uint32_t loop;
	struct wb_bits region;		/* all that can run while lanes are parked: blocks */
	struct wb_bits asked;		/* units of which it is known whether they must be kept */
	bool again;			/* other lanes may be parked here then */
	WB_VEC(struct yield) yield;
	WB_VEC(struct kept) keep;
	uint32_t mask, kept;		/* scalar registers: B, the first copy */
	uint32_t inst;			/* of the finding */
	const char *why;		/* why it is refused */
};
struct values {
	uint32_t *at;
	uint32_t n, cap;
};
struct plan {
	struct fixer *f;
	WB_VEC(struct part) part;
	struct wb_bits behind;		/* what can run while lanes are parked: blocks */
	struct wb_bits labelled;	/* blocks that have a label of ours */
	uint32_t world, spare;		/* scalar registers: W, one for a moment and one for what has gone on */
	uint32_t end;			/* instruction: s_endpgm in front of which the parked ones go on */
	uint32_t nyield;
	WB_VEC(struct word) word;
	uint32_t active;		/* scalar registers: EXEC while words of the stack are changed */
};

/* ---- small questions ------------------------------------------------------------------------- */
/* Without calls every line is the kernel's own. */
static bool
own_line(const struct fixer *f, uint32_t inst)
{
	return !f->to || (f->fn->inst[inst].loc.line >= f->from && f->fn->inst[inst].loc.line < f->to);
}

static uint32_t
last_inst(const struct wb_fn *fn, uint32_t b)
{
	return fn->block[b].ninst ? fn->block[b].first + fn->block[b].ninst - 1 : WB_NONE;
}

/* Whether @v was made outside of @blocks. */
static bool
from_outside(const struct wb_fn *fn, struct wb_bits blocks, uint32_t v)
{
	v = v == WB_NONE ? v : wb_gsa_source(fn->gsa, v, WB_GSA_ETAS);
	return v == WB_NONE || !wb_bit(blocks, wb_gsa_block(fn->gsa, v));
}

/* Whether a mask that @i makes EXEC of was made outside of @blocks. */
static bool
reads_outside(const struct wb_fn *fn, struct wb_bits blocks, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || op->id == WB_GCN_EXEC_LO ||
			op->id == WB_GCN_EXEC_HI || op->id == WB_GCN_SCC)
			continue;
		for (uint32_t u = 0; u < op->nunit; u++)
			if (from_outside(fn, blocks, wb_gsa_use(fn->gsa, i, o, u)))
				return true;
	}
	return false;
}

/* Whether an instruction between @k and the end of its block, or what follows, may read @unit as it is behind @k. */
static bool
read_behind(const struct wb_fn *fn, uint32_t k, uint32_t unit)
{
	uint32_t b = fn->gsa->block_of[k];

	for (k++; k < fn->block[b].first + fn->block[b].ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		bool written = false;

		for (uint32_t o = 0; o < i->nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, i, o);

			if (op->kind != WB_OPND_UNIT || unit < op->id || unit >= op->id + op->nunit)
				continue;
			if (op->flags & WB_USE)
				return true;
			written = true;
		}
		if (written)
			return false;
	}
	for (uint32_t n = 0; n < fn->block[b].nout; n++) {
		uint32_t dst = fn->edge[fn->out[fn->block[b].out + n]].dst;

		if (dst != WB_NONE && wb_gsa_is_live(fn->gsa, dst, unit))
			return true;
	}
	return false;
}

/* The values that instruction @k makes of @v if it only copies it, added to @todo. False: it does more. */
static bool
follow_copy(const struct fixer *f, uint32_t k, struct values *todo)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	uint32_t slot = wb_gsa_slot(fn->gsa, k);

	if (i->op == WB_OP_WRITELANE && slot != WB_NONE) {
		WB_PUSH(f->cx->tmp, todo, wb_gsa_after(fn->gsa, k, slot));
		return true;
	}
	if (!(i->op == WB_OP_READLANE && slot != WB_NONE) &&
		!(i->op == WB_OP_MOV && fn->unit[wb_opnd(fn, i, 0)->id].cls == WB_UNIT_SCALAR))
		return false;
	for (uint32_t u = 0; u < wb_opnd(fn, i, 0)->nunit; u++)
		WB_PUSH(f->cx->tmp, todo, wb_gsa_def(fn->gsa, i, 0, u));
	return true;
}

/* Whether what scalar @unit holds at the start of block @b is ever read but to be stored and loaded again. */
static bool
is_read(const struct fixer *f, uint32_t b, uint32_t unit)
{
	const struct wb_fn *fn = f->fn;
	struct wb_bits seen = wb_bits_new(f->cx->tmp, fn->gsa->nvalue);
	struct values todo = { 0 };

	if (!wb_gsa_is_live(fn->gsa, b, unit))
		return false;
	WB_PUSH(f->cx->tmp, &todo, wb_gsa_in(fn->gsa, b, unit));
	while (todo.n) {
		uint32_t v = todo.at[--todo.n];

		if (v == WB_NONE || wb_bit(seen, v))
			continue;
		wb_bit_set(seen, v);
		for (uint32_t k = f->users.first[v]; k < f->users.first[v + 1]; k++)
			if (f->users.user[k].is_value)
				WB_PUSH(f->cx->tmp, &todo, f->users.user[k].id);
			else if (!follow_copy(f, f->users.user[k].id, &todo))
				return true;
	}
	return false;
}

/* ---- what becomes of EXEC --------------------------------------------------------------------- */
enum change {
	CHANGE_NONE,
	CHANGE_LESS,			/* lanes go, none comes */
	CHANGE_WHOLE,			/* all lanes are switched on, to move whole registers */
	CHANGE_OTHER,			/* lanes may come back */
	CHANGE_UNKNOWN,			/* all lanes are switched on, for what is not known */
};

bool
gcn_fix_switches_on(const struct wb_fn *fn, const struct wb_inst *i)
{
	if (!wb_gsa_writes_exec(fn->gsa, i) || (i->flags & WB_I_MASKED))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_IMM && (int32_t)wb_opnd(fn, i, o)->imm == -1)
			return true;
	return false;
}

static enum change
change_of(const struct wb_fn *fn, uint32_t k)
{
	const struct wb_inst *i = &fn->inst[k];
	const struct wb_lanes *l = fn->lanes;
	uint32_t b = fn->gsa->block_of[k];

	if (!wb_gsa_writes_exec(fn->gsa, i) || (i->flags & WB_I_MASKED))
		return CHANGE_NONE;
	if (i->op == WB_OP_SAVEEXEC_AND || i->op == WB_OP_SAVEEXEC_ANDN1 ||
		gcn_fix_combined(fn, i, WB_OP_AND) != WB_NONE || gcn_fix_combined(fn, i, WB_OP_ANDN2) != WB_NONE)
		return CHANGE_LESS;
	if (k != last_inst(fn, b) && (l->span[l->of_inst[k] + 1].flags & WB_SPAN_WHOLE))
		return CHANGE_WHOLE;
	return gcn_fix_switches_on(fn, i) ? CHANGE_UNKNOWN : CHANGE_OTHER;
}

/* Whether block @b has an instruction that may give lanes back. */
static bool
gives_back(const struct fixer *f, uint32_t b)
{
	const struct wb_block *at = &f->fn->block[b];

	for (uint32_t k = at->first; k < at->first + at->ninst; k++)
		if (own_line(f, k) && change_of(f->fn, k) == CHANGE_OTHER)
			return true;
	return false;
}

/* ---- where lanes are parked, and what can run then ------------------------------------------------- */
/* Adds all that can run from block @b on, and not behind the start of block @until, to @in. */
static void
add_behind(const struct fixer *f, uint32_t b, uint32_t until, struct wb_bits in)
{
	const struct wb_fn *fn = f->fn;
	WB_VEC(uint32_t) todo = { 0 };

	WB_PUSH(f->cx->tmp, &todo, b);
	while (todo.n) {
		b = todo.at[--todo.n];
		if (b == until || wb_bit(in, b))
			continue;
		wb_bit_set(in, b);
		for (uint32_t k = 0; k < fn->block[b].nout; k++)
			if (fn->edge[fn->out[fn->block[b].out + k]].dst != WB_NONE)
				WB_PUSH(f->cx->tmp, &todo, fn->edge[fn->out[fn->block[b].out + k]].dst);
	}
}

/* What can run while lanes of @p are parked: if it is the only loop, what stands behind it, else the other loops too,
 * which take turns. */
static void
find_region(struct plan *pl, struct part *p)
{
	const struct wb_fn *fn = pl->f->fn;

	p->region = wb_bits_new(pl->f->cx->tmp, fn->nblock);
	p->asked = wb_bits_new(pl->f->cx->tmp, fn->nunit);
	for (uint32_t k = 0; k < pl->part.n; k++)
		if (p == &pl->part.at[k])
			for (uint32_t y = 0; y < p->yield.n; y++)
				add_behind(pl->f, p->yield.at[y].exit, WB_NONE, p->region);
		else
			add_behind(pl->f, fn->loops->loop[pl->part.at[k].loop].header, WB_NONE, p->region);
	p->again = wb_bit(p->region, fn->loops->loop[p->loop].header);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t last = last_inst(fn, b);

		if (!wb_bit(p->region, b))
			continue;
		wb_bit_set(pl->behind, b);
		for (uint32_t k = 0; k < fn->block[b].nout; k++)
			if (fn->edge[fn->out[fn->block[b].out + k]].dst == WB_NONE &&
				(last == WB_NONE || fn->inst[last].op != WB_OP_END || !own_line(pl->f, last)))
				p->why = "the program ends in a function that the kernel calls";
	}
}

/* Whether the block that edge @e leads to, come to from the end of @src with no lane active, finds in its scalars what
 * it finds along @e. */
static bool
may_go_on(const struct fixer *f, uint32_t src, const struct wb_edge *e)
{
	const struct wb_gsa *g = f->fn->gsa;

	if (wb_gsa_is_live(g, e->dst, WB_GCN_SCC))
		return false;
	for (uint32_t u = 0; u < g->nunit && src != e->src; u++) {
		if (u == WB_GCN_EXEC_LO || u == WB_GCN_EXEC_HI || !wb_gsa_is_live(g, e->dst, u))
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

/* The block where all others go on when those that take back edge @e do not; WB_NONE: there is none. */
static uint32_t
exit_for(const struct fixer *f, const struct part *p, const struct wb_edge *e)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_loop *l = &fn->loops->loop[p->loop];
	uint32_t last = last_inst(fn, e->src);

	for (uint32_t k = 0; last != WB_NONE && k < fn->block[e->src].nout; k++) {
		const struct wb_edge *x = &fn->edge[fn->out[fn->block[e->src].out + k]];

		if (x->dst != WB_NONE && x->dst != e->dst && may_go_on(f, e->src, x))
			return x->dst;
	}
	for (uint32_t k = 0; k < l->nexit_within; k++) {
		const struct wb_edge *x = &fn->edge[fn->loops->list[l->exit + k]];

		if (x->dst != WB_NONE && !wb_loop_has(fn->loops, p->loop, x->dst) && may_go_on(f, e->src, x) &&
			gcn_fix_keeps_lanes(fn, l->header, e->src))
			return x->dst;
	}
	return WB_NONE;
}

/* Whether edge @e is one that our text can change. */
static bool
can_change(const struct fixer *f, const struct wb_edge *e)
{
	uint32_t last = last_inst(f->fn, e->src);
	const struct wb_inst *i = last == WB_NONE ? NULL : &f->fn->inst[last];

	return i && own_line(f, last) && (e->kind == WB_EDGE_FALL || i->op == WB_OP_BR || gcn_fix_branch(f->fn, i));
}

static void
find_yields(struct plan *pl, struct part *p)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_loop *l = &fn->loops->loop[p->loop];

	if (l->irreducible) {
		p->why = "the loop has more than one entry";
		return;
	}
	if (wb_gsa_is_live(fn->gsa, l->header, WB_GCN_SCC))
		p->why = "SCC is read when the loop goes on";
	for (uint32_t k = 0; k < l->nback && !p->why; k++) {
		uint32_t edge = fn->loops->list[l->back + k];
		struct yield y = { .edge = edge, .exit = exit_for(pl->f, p, &fn->edge[edge]) };

		if (y.exit == WB_NONE)
			p->why = "where the loop goes on it is not known what the lanes behind it need";
		else if (!can_change(pl->f, &fn->edge[edge]))
			p->why = "the loop goes on in a function that the kernel calls, or at a branch that is not "
				 "known";
		WB_PUSH(pl->f->cx->tmp, &p->yield, y);
	}
}

/* ---- code that runs with no lane -------------------------------------------------------------------- */
/* Blocks that can run behind the start (or, if @behind, the end) of block @from, and not behind the start of block
 * @until. */
static struct wb_bits
between(const struct fixer *f, uint32_t from, bool behind, uint32_t until)
{
	const struct wb_fn *fn = f->fn;
	struct wb_bits in = wb_bits_new(f->cx->tmp, fn->nblock);

	if (!behind)
		add_behind(f, from, until, in);
	for (uint32_t k = 0; behind && k < fn->block[from].nout; k++)
		if (fn->edge[fn->out[fn->block[from].out + k]].dst != WB_NONE)
			add_behind(f, fn->edge[fn->out[fn->block[from].out + k]].dst, until, in);
	return in;
}

/* Whether instruction @k, left out while no lane is active, is missed from block @next on (fn->nblock: the end): a
 * scalar that is read there, or lanes that it gives back. */
static bool
is_missed(const struct fixer *f, struct wb_bits skipped, uint32_t k, uint32_t next)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool scalars = next < fn->nblock;

	if (change_of(fn, k) == CHANGE_OTHER && reads_outside(fn, skipped, i))
		return true;
	for (uint32_t o = 0; o < i->nopnd && scalars; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t u = op->id; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->id + op->nunit;
			u++)
			if (fn->unit[u].cls != WB_UNIT_VECTOR && u != WB_GCN_EXEC_LO && u != WB_GCN_EXEC_HI &&
				wb_gsa_is_live(fn->gsa, next, u))
				return true;
	}
	for (uint32_t n = 0; n < wb_gsa_slots(fn->gsa, k) && scalars && i->op == WB_OP_WRITELANE; n++)
		if (wb_gsa_is_live(fn->gsa, next, wb_gsa_slot(fn->gsa, k) + n))
			return true;
	return false;
}

/* Where lanes are given back next, behind instruction @k, or if that is WB_NONE, from block @b on: a block that all
 * ways lead through, fn->nblock for the end of the program. WB_NONE: what lies between cannot be left out. */
static uint32_t
next_join(const struct fixer *f, uint32_t b, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	uint32_t next = k == WB_NONE ? b : fn->postdom->ipdom[b];
	struct wb_bits skipped;

	while (next < fn->nblock && !gives_back(f, next))
		next = fn->postdom->ipdom[next];
	next = next < fn->nblock ? next : fn->nblock;
	if (next < fn->nblock && !own_line(f, fn->block[next].first))
		return WB_NONE;
	skipped = between(f, b, k != WB_NONE, next);
	for (uint32_t n = k + 1; k != WB_NONE && n < fn->block[b].first + fn->block[b].ninst; n++)
		if (is_missed(f, skipped, n, next))
			return WB_NONE;
	for (uint32_t s = 0; s < fn->nblock; s++)
		for (uint32_t n = 0; wb_bit(skipped, s) && n < fn->block[s].ninst; n++)
			if (is_missed(f, skipped, fn->block[s].first + n, next))
				return WB_NONE;
	return next;
}

/* Whether loop @l is left when no lane is active in it: in each of its iterations EXEC is tested. */
static bool
left_without_lanes(const struct wb_fn *fn, uint32_t l)
{
	const struct wb_loop *at = &fn->loops->loop[l];

	for (uint32_t k = 0; k < at->nexit_within; k++) {
		const struct wb_edge *x = &fn->edge[fn->loops->list[at->exit + k]];
		uint32_t last = last_inst(fn, x->src), back = 0;
		const struct wb_inst *i = last == WB_NONE ? NULL : &fn->inst[last];

		if (!i || gcn_fix_tested(fn, i) != WB_GCN_EXEC_LO ||
			(i->op == WB_OP_CBRZ) != (x->kind == WB_EDGE_TAKEN) ||
			wb_loop_has(fn->loops, l, x->dst))
			continue;
		while (back < at->nback &&
			wb_dominates(fn->dom, x->src, fn->edge[fn->loops->list[at->back + back]].src))
			back++;
		if (back == at->nback)
			return true;
	}
	return false;
}

/* Whether the place that scalar load @k reads was known before any loop. */
static bool
loads_known(const struct fixer *f, struct wb_bits in, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && u < op->nunit; u++) {
			uint32_t v = wb_gsa_use(fn->gsa, i, o, u);

			v = v == WB_NONE ? v : wb_gsa_source(fn->gsa, v, WB_GSA_ETAS);
			if (from_outside(fn, in, v) &&
				(v == WB_NONE || fn->loops->of_block[wb_gsa_block(fn->gsa, v)] == WB_NONE))
				continue;
			return false;
		}
	}
	return true;
}

/* Whether all that can run from block @b on ends when no lane is active. */
static bool
ends_without_lanes(const struct fixer *f, uint32_t b)
{
	const struct wb_fn *fn = f->fn;
	struct wb_bits in = between(f, b, false, WB_NONE);

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_bit(in, fn->loops->loop[l].header) && !left_without_lanes(fn, l))
			return false;
	for (uint32_t s = 0; s < fn->nblock; s++)
		for (uint32_t k = fn->block[s].first; wb_bit(in, s) && k < fn->block[s].first + fn->block[s].ninst; k++)
			if (fn->inst[k].mem.space == WB_SPACE_SCALAR && !loads_known(f, in, k))
				return false;
	return true;
}

/* ---- legality ----------------------------------------------------------------------------------------- */
/* Whether the lanes that are active at @inst are other ones than those of a thread's own code: whole registers are
 * moved. */
static bool
moves_whole(const struct fixer *f, uint32_t inst)
{
	const struct wb_lanes *l = f->fn->lanes;
	const struct wb_span *s = &l->span[l->of_inst[inst]];

	return (s->flags & WB_SPAN_WHOLE) || !(f->fn->inst[inst].flags & WB_I_MASKED);
}

/* Whether @v is the word of the stack @unit with some of its lanes changed, as it was loaded whole. */
static bool
same_word(const struct wb_fn *fn, uint32_t v, uint32_t unit)
{
	for (uint32_t n = 0; n < MOST_STEPS && v != WB_NONE; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(fn->gsa, v = wb_gsa_source(fn->gsa, v, 0));
		const struct wb_inst *i = (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && x->at < fn->ninst ?
			&fn->inst[x->at] :
			NULL;

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

/* Whether the lanes that are active at the start of a block have all written a vector unit, each its own. */
enum written {
	WRITTEN,			/* all that are active have */
	NOT_WRITTEN,
};

/* Whether @i reads or writes @unit. */
static bool
names(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t flags)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_UNIT && (op->flags & flags) && unit >= op->id && unit < op->id + op->nunit)
			return true;
	}
	return false;
}

/* Whether @i reads or writes vector registers for lanes that are not active. */
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

/* Where the search for a read of a vector goes on. */
struct search {
	uint32_t inst, unit;
	enum written written;
};
struct searches {
	struct search *at;
	uint32_t n, cap;
	bool read;			/* a lane may read what it did not write */
};

/* Looks at instruction @k. True: all lanes have been written. A copy of whole registers is looked for in turn: such are
 * kept on the stack and given back. */
static bool
look_at(const struct fixer *f, struct searches *todo, struct search *at, uint32_t k, bool whole)
{
	const struct wb_inst *i = &f->fn->inst[k];
	bool all = is_of_all_lanes(i), copied = i->op == WB_OP_MOV && (whole || all) &&
		f->fn->unit[wb_opnd(f->fn, i, 0)->id].cls == WB_UNIT_VECTOR && wb_opnd(f->fn, i, 0)->nunit == 1;

	if (names(f->fn, i, at->unit, WB_USE)) {
		if (copied && k != last_inst(f->fn, f->fn->gsa->block_of[k]))
			WB_PUSH(f->cx->tmp, todo, ((struct search){ k + 1, wb_opnd(f->fn, i, 0)->id, NOT_WRITTEN }));
		else
			todo->read |= at->written == NOT_WRITTEN || whole || all;
	}
	if (!names(f->fn, i, at->unit, WB_DEF) || (!(i->flags & WB_I_MASKED) && i->op != WB_OP_MOV))
		return false;
	at->written = WRITTEN;
	return whole || !(i->flags & WB_I_MASKED);
}

/* Goes on from @at to the end of its block. True: all lanes have been written. Where whole registers are moved, what
 * held before holds behind if the same lanes are active. */
static bool
look_behind(const struct fixer *f, struct searches *todo, struct search *at)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_lanes *l = fn->lanes;
	uint32_t b = fn->gsa->block_of[at->inst];
	const struct wb_span *known = &l->span[l->of_inst[at->inst]];

	for (uint32_t k = at->inst; k < fn->block[b].first + fn->block[b].ninst; k++) {
		const struct wb_span *now = &l->span[l->of_inst[k]], *next = &l->span[l->of_inst[k] + 1];
		bool whole = now->flags & WB_SPAN_WHOLE;
		enum written was = at->written;

		if (look_at(f, todo, at, k, whole))
			return true;
		if (was != at->written)
			known = now;
		if (!wb_gsa_writes_exec(fn->gsa, &fn->inst[k]) || change_of(fn, k) == CHANGE_WHOLE)
			continue;
		if (!whole && change_of(fn, k) <= CHANGE_LESS)
			known = next;
		else if (!whole || k == last_inst(fn, b) || ((known->flags | next->flags) & WB_SPAN_TOP) ||
			!wb_lanes_same(l, next->care, known->exec, next->exec))
			at->written = NOT_WRITTEN;
	}
	return false;
}

/* Adds what begins behind block @b. */
static void
push_behind(const struct fixer *f, struct searches *todo, uint32_t b, uint32_t unit, enum written written)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t k = 0; k < fn->block[b].nout; k++) {
		uint32_t dst = fn->edge[fn->out[fn->block[b].out + k]].dst;

		if (dst != WB_NONE && fn->block[dst].ninst)
			WB_PUSH(f->cx->tmp, todo, ((struct search){ fn->block[dst].first, unit, written }));
		else
			todo->read |= dst != WB_NONE;
	}
}

/* Whether a lane that goes on at the start of block @b may read what it has in vector @unit: GSA says only whether some
 * lane may, for an instruction writes those lanes that are active. Where each time that EXEC gets lanes back counts as
 * lanes that did not write, the lanes that read have been active ever since they wrote. */
static bool
lane_reads(const struct fixer *f, uint32_t b, uint32_t unit)
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
		if (!look_behind(f, &todo, &at))
			push_behind(f, &todo, b, at.unit, at.written);
	}
	return todo.read;
}

/* Vector @unit, which the loop reads when it goes on, is written by @inst. */
static void
check_vector(struct fixer *f, struct part *p, uint32_t inst, uint32_t unit)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[inst];

	if (!moves_whole(f, inst))
		return;
	if (i->op == WB_OP_MOV && i->nopnd >= 2 && wb_opnd(fn, i, 1)->kind == WB_OPND_UNIT &&
		same_word(fn, wb_gsa_use(fn->gsa, i, 1, 0), unit))
		return;
	if (!lane_reads(f, fn->loops->loop[p->loop].header, unit))
		return;
	p->why = wb_format(
		f->cx->unit, "%s is written for lanes that wait, and read when the loop goes on", fn->unit[unit].name);
}

/* Whether scalar instruction @i makes the same whenever it is executed with the same operands. */
static bool
is_plain(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_UNIT && fn->unit[wb_opnd(fn, i, o)->id].cls == WB_UNIT_VECTOR)
			return false;
	return !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) && i->op != WB_OP_TIME && i->op != WB_OP_READFIRST &&
		(i->mem.space == WB_SPACE_NONE || (i->mem.space == WB_SPACE_SCALAR && i->mem.access == WB_LOAD));
}

/* Whether scalar value @v is the same however often it is made: from what there was before all the loops. */
static bool
same_each_time(struct plan *pl, uint32_t v)
{
	const struct wb_fn *fn = pl->f->fn;
	struct wb_bits seen = wb_bits_new(pl->f->cx->tmp, fn->gsa->nvalue);
	struct values todo = { 0 };

	WB_PUSH(pl->f->cx->tmp, &todo, v);
	while (todo.n) {
		const struct wb_gsa_value *x;

		v = todo.at[--todo.n];
		if (v == WB_NONE)
			return false;
		x = wb_gsa_at(fn->gsa, v);
		if (wb_bit(seen, v) || x->kind == WB_GSA_ENTRY || !wb_bit(pl->behind, wb_gsa_block(fn->gsa, v)))
			continue;
		wb_bit_set(seen, v);
		if (x->kind == WB_GSA_ETA) {
			WB_PUSH(pl->f->cx->tmp, &todo, wb_gsa_arg(fn->gsa, v, 0));
			continue;
		}
		if (x->kind != WB_GSA_DEF || x->clobber || x->unit == WB_GCN_EXEC_LO || x->unit == WB_GCN_EXEC_HI ||
			!is_plain(fn, &fn->inst[x->at]))
			return false;
		for (uint32_t o = 0; o < fn->inst[x->at].nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, &fn->inst[x->at], o);

			for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && u < op->nunit; u++)
				WB_PUSH(pl->f->cx->tmp, &todo, wb_gsa_use(fn->gsa, &fn->inst[x->at], o, u));
		}
	}
	return true;
}

/* A number as it was somewhere before, and what was added to it since. */
struct origin {
	uint32_t value, more;
};

/* The operand of @i to which it adds a constant, *@more, if it is a scalar of 32 bits; WB_NONE: there is none. */
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

/* What scalar @v is, on whatever way it came: false, if that is not one number plus one constant. Loops that put back
 * what they add are none of its business: each value is looked at with one constant only. */
static bool
origin_of(const struct fixer *f, uint32_t v, struct origin *found)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_bits seen = wb_bits_new(f->cx->tmp, g->nvalue);
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
		if (at.value == WB_NONE || (wb_bit(seen, at.value) && more[at.value] != at.more))
			return false;
		if (wb_bit(seen, at.value))
			continue;
		wb_bit_set(seen, at.value);
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

/* Whether scalar @v is what there was before all the loops, plus a constant. */
static bool
is_moved_back(struct plan *pl, uint32_t v)
{
	const struct wb_gsa *g = pl->f->fn->gsa;
	struct origin o;

	return origin_of(pl->f, v, &o) &&
		(wb_gsa_at(g, o.value)->kind == WB_GSA_ENTRY || !wb_bit(pl->behind, wb_gsa_block(g, o.value)));
}

/* ---- scalars on the stack ------------------------------------------------------------------------------ */
/* The line @number of the text, without its end. */
static const char *
line_at(const struct fixer *f, uint32_t number)
{
	const char *at = f->in->text, *end = at + f->in->bytes, *nl;

	for (; number > 1 && at < end; number--) {
		nl = memchr(at, '\n', (size_t)(end - at));
		at = nl ? nl + 1 : end;
	}
	nl = memchr(at, '\n', (size_t)(end - at));
	return wb_format(f->cx->unit, "%.*s", (int)((nl ? nl : end) - at), at);
}

/* Takes @w's place from instruction @k, if the text loads the word there as -O0 does. */
static bool
take_place(const struct fixer *f, uint32_t k, struct word *w)
{
	const struct wb_inst *i = &f->fn->inst[k];
	const char *text;
	uint32_t last, reg;
	int n = 0;

	if (!own_line(f, k) || i->op != WB_OP_MOV || (i->flags & WB_I_MASKED) || i->nopnd < 2 ||
		wb_opnd(f->fn, i, 1)->kind != WB_OPND_UNIT || wb_opnd(f->fn, i, 1)->id != w->unit)
		return false;
	text = line_at(f, i->loc.line);
	if (sscanf(text, " buffer_load_dword v%u, %noff, s[%u:%u], s%u", &reg, &n, &w->base, &last, &w->frame) != 4)
		return false;
	w->place = text + n;
	w->inst = k;
	w->block = f->fn->gsa->block_of[k];
	return last == w->base + 3;
}

/* How many vector registers @fn uses, with those that it does not name between them. */
static uint32_t
vectors_used(const struct wb_fn *fn)
{
	uint32_t n = 0, reg;

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT &&
			sscanf(fn->unit[fn->opnd[k].id].name, "v%u", &reg) == 1 && reg + fn->opnd[k].nunit > n)
			n = reg + fn->opnd[k].nunit;
	return n;
}

/* The word that has @unit, which is followed by its lanes, among those of the plan; WB_NONE: no load is known. The
 * first behind the start of the loop is taken. */
static uint32_t
find_word(struct plan *pl, const struct part *p, uint32_t unit)
{
	struct fixer *f = pl->f;
	struct word w = { .unit = unit };
	uint32_t n = 0, first;

	while (w.unit && f->fn->unit[w.unit].cls != WB_UNIT_VECTOR)
		w.unit--;
	while (n < pl->word.n && pl->word.at[n].unit != w.unit)
		n++;
	if (n < pl->word.n)
		return n;
	first = f->fn->block[f->fn->loops->loop[p->loop].header].first;
	for (uint32_t k = 0; k < f->fn->ninst && !w.place; k++)
		take_place(f, (first + k) % f->fn->ninst, &w);
	if (!w.place)
		return WB_NONE;
	if (!pl->word.n) {
		pl->active = f->sgpr;
		f->sgpr += 2;
		f->vgpr = vectors_used(f->fn);
	}
	w.vgpr = f->vgpr++;
	WB_PUSH(f->cx->tmp, &pl->word, w);
	return n;
}

/* Whether an instruction of @blocks writes @unit; of block @last only those in front of @end. */
static bool
written_in(const struct fixer *f, struct wb_bits blocks, uint32_t last, uint32_t end, uint32_t unit)
{
	for (uint32_t b = 0; b < f->fn->nblock; b++)
		for (uint32_t k = f->fn->block[b].first;
			wb_bit(blocks, b) && k < (b == last ? end : f->fn->block[b].first + f->fn->block[b].ninst); k++)
			if (names(f->fn, &f->fn->inst[k], unit, WB_DEF))
				return true;
	return false;
}

/* Whether scalar register @unit is not written any more where @w has been loaded or the loop has begun. */
static bool
is_settled(const struct fixer *f, const struct part *p, const struct word *w, uint32_t unit)
{
	uint32_t header = f->fn->loops->loop[p->loop].header;
	struct wb_bits behind = between(f, header, false, WB_NONE);

	if (!wb_bit(behind, w->block) && !wb_dominates(f->fn->dom, w->block, header))
		return false;
	add_behind(f, w->block, WB_NONE, behind);
	return !written_in(f, behind, WB_NONE, 0, unit);
}

static bool
same_origin(const struct fixer *f, uint32_t v, const struct origin *as)
{
	struct origin o;

	return origin_of(f, v, &o) && o.value == as->value && o.more == as->more;
}

/* Whether scalar register @unit is where lanes are parked, and where they go on, what it is where @w is loaded. */
static bool
stays(const struct fixer *f, const struct part *p, const struct word *w, uint32_t unit)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_bits block = wb_bits_new(f->cx->tmp, f->fn->nblock);
	struct origin o;

	if (is_settled(f, p, w, unit))
		return true;
	wb_bit_set(block, w->block);
	if (written_in(f, block, w->block, w->inst, unit) || !origin_of(f, wb_gsa_in(g, w->block, unit), &o) ||
		!same_origin(f, wb_gsa_in(g, f->fn->loops->loop[p->loop].header, unit), &o))
		return false;
	for (uint32_t k = 0; k < p->yield.n; k++)
		if (!same_origin(f, wb_gsa_out(g, f->fn->edge[p->yield.at[k].edge].src, unit), &o))
			return false;
	return true;
}

/* Fills in where @unit lies on the stack. False: that is not known, or cannot be reached. */
static bool
find_lane(struct plan *pl, const struct part *p, struct kept *kept)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *dot = kept->unit < fn->nunit ? strrchr(fn->unit[kept->unit].name, '.') : NULL;
	const struct word *w;
	bool all = true;

	kept->word = dot ? find_word(pl, p, kept->unit) : WB_NONE;
	if (kept->word == WB_NONE)
		return false;
	w = &pl->word.at[kept->word];
	kept->lane = (uint32_t)strtoul(dot + 1, NULL, 10);
	for (uint32_t k = 0; k < 4; k++)
		all &= stays(pl->f, p, w, w->base + k);
	return all && stays(pl->f, p, w, w->frame) && pl->f->vgpr <= MOST_VGPRS;
}

/* The half of EXEC that stands for the lanes of which value @x has the bits; WB_NONE: it is not known to be a mask. */
static uint32_t
half_of_value(const struct wb_fn *fn, const struct wb_gsa_value *x)
{
	const struct wb_lanes *l = fn->lanes;

	if (x->unit == WB_GCN_EXEC_LO || x->unit == WB_GCN_EXEC_HI)
		return x->unit;
	if (x->kind == WB_GSA_DEF && x->at < fn->ninst && l->mask[x->at] != WB_NONE &&
		wb_opnd(fn, &fn->inst[x->at], 0)->nunit == 2 && x->unit - wb_opnd(fn, &fn->inst[x->at], 0)->id < 2)
		return WB_GCN_EXEC_LO + (x->unit - wb_opnd(fn, &fn->inst[x->at], 0)->id);
	for (uint32_t k = 0; k < l->natom && (x->kind == WB_GSA_MU || x->kind == WB_GSA_GAMMA); k++)
		if ((l->atom[k].kind == WB_ATOM_LOOP || l->atom[k].kind == WB_ATOM_MERGE) &&
			l->atom[k].block == x->at &&
			(l->atom[k].unit == x->unit || l->atom[k].unit_hi == x->unit))
			return l->atom[k].unit == x->unit ? WB_GCN_EXEC_LO : WB_GCN_EXEC_HI;
	return WB_NONE;
}

/* The same of @unit at the start of block @b: of what it may be on any way there. */
static uint32_t
half_of(const struct fixer *f, uint32_t b, uint32_t unit)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_bits seen = wb_bits_new(f->cx->tmp, g->nvalue);
	struct values todo = { 0 };
	uint32_t half = WB_NONE;

	WB_PUSH(f->cx->tmp, &todo, wb_gsa_in(g, b, unit));
	while (todo.n) {
		uint32_t v = todo.at[--todo.n], now;
		const struct wb_gsa_value *x;

		v = v == WB_NONE ? v : wb_gsa_source(g, v, WB_GSA_ETAS);
		if (v == WB_NONE)
			return WB_NONE;
		if (wb_bit(seen, v))
			continue;
		wb_bit_set(seen, v);
		x = wb_gsa_at(g, v);
		now = half_of_value(f->fn, x);
		if (now == WB_NONE && (x->kind == WB_GSA_MU || x->kind == WB_GSA_GAMMA)) {
			for (uint32_t k = 0; k < x->narg; k++)
				WB_PUSH(f->cx->tmp, &todo, wb_gsa_arg(g, v, k));
			continue;
		}
		if (now == WB_NONE || (half != WB_NONE && half != now))
			return WB_NONE;
		half = now;
	}
	return half;
}

static void
check_scalar(struct plan *pl, struct part *p, uint32_t unit)
{
	struct fixer *f = pl->f;
	uint32_t header = f->fn->loops->loop[p->loop].header;
	struct kept kept = { unit, WB_NONE, WB_NONE, 0 };

	if (unit == WB_GCN_EXEC_LO || unit == WB_GCN_EXEC_HI)
		return;
	if (unit > WB_GCN_VCC_HI && unit != WB_GCN_M0 && !find_lane(pl, p, &kept)) {
		p->why = wb_format(f->cx->unit,
			"%s is written between the loop and the end of the program, and read when the loop goes on",
			f->fn->unit[unit].name);
		return;
	}
	if (p->again && !same_each_time(pl, wb_gsa_in(f->fn->gsa, header, unit)) &&
		!is_moved_back(pl, wb_gsa_in(f->fn->gsa, header, unit))) {
		kept.half = half_of(f, header, unit);
		if (kept.half == WB_NONE)
			p->why = wb_format(f->cx->unit, "%s may not be the same for all lanes that go on in the loop",
				f->fn->unit[unit].name);
	}
	WB_PUSH(f->cx->tmp, &p->keep, kept);
}

/* Whether @i computes, lane by lane, with a number that says which lanes are active: 32 bits of EXEC. */
static bool
reads_active_lanes(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t o = 0; o < i->nopnd && (i->flags & WB_I_MASKED); o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		uint32_t v = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && op->nunit == 1 ?
			wb_gsa_use(fn->gsa, i, o, 0) :
			WB_NONE;
		const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(fn->gsa, wb_gsa_source(fn->gsa, v, 0));

		if (x && !(op->flags & WB_IMPLICIT) && (x->unit == WB_GCN_EXEC_LO || x->unit == WB_GCN_EXEC_HI))
			return true;
	}
	return false;
}

/* Whether @k, run by some of the lanes that could run it, makes something else than those that run it have: who is the
 * first of them, or how many there are, is their own affair. */
static bool
reads_other_lanes(const struct wb_fn *fn, const struct part *p, uint32_t k)
{
	const struct wb_inst *i = &fn->inst[k];

	if ((i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE) && wb_gsa_slot(fn->gsa, k) != WB_NONE)
		return false;
	if (i->op == WB_OP_READFIRST || i->op == WB_OP_MBCNT)
		return reads_outside(fn, p->region, i);
	return (i->flags & WB_I_CROSSLANE) || i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE ||
		i->op == WB_OP_PERMUTE || reads_active_lanes(fn, i);
}

/* What @k does to EXEC. */
static void
check_exec(struct fixer *f, struct part *p, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	enum change c = change_of(fn, k);

	if (c == CHANGE_UNKNOWN)
		p->why = "behind the loop all lanes are switched on";
	if (c != CHANGE_OTHER)
		return;
	if (!own_line(f, k)) {
		if (reads_outside(fn, p->region, &fn->inst[k]))
			p->why = "which lanes are active behind the loop was decided before it";
	} else if (read_behind(fn, k, WB_GCN_SCC)) {
		p->why = "SCC is read behind an instruction that gives lanes back";
	} else if (reads_outside(fn, p->region, &fn->inst[k])) {
		uint32_t b = fn->gsa->block_of[k];

		if (next_join(f, b, k) == WB_NONE && !ends_without_lanes(f, b))
			p->why = "the code behind the loop may not end when no lane is active in it";
	}
}

static void
check_inst(struct plan *pl, struct part *p, uint32_t k)
{
	struct fixer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];

	if (i->op == WB_OP_BARRIER || i->op == WB_OP_CALL || i->op == WB_OP_RET || i->op == WB_OP_HALT ||
		i->op == WB_OP_TRAP)
		p->why = "a barrier or a call lies between the loop and the end of the program";
	if (reads_other_lanes(fn, p, k))
		p->why = "the code between the loop and the end of the program reads other lanes";
	if ((i->mem.access & (WB_STORE | WB_ATOMIC)) &&
		(fn->lanes->span[fn->lanes->of_inst[k]].flags & WB_SPAN_WHOLE))
		p->why = "memory is written for lanes that wait";
	check_exec(f, p, k);
	for (uint32_t o = 0; o < i->nopnd && !p->why; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t u = op->id;
			op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->id + op->nunit && !p->why; u++) {
			if (!wb_gsa_is_live(fn->gsa, fn->loops->loop[p->loop].header, u))
				continue;
			if (fn->unit[u].cls == WB_UNIT_VECTOR)
				check_vector(f, p, k, u);
			else if (!wb_bit(p->asked, u) && is_read(f, fn->loops->loop[p->loop].header, u))
				check_scalar(pl, p, u);
			wb_bit_set(p->asked, u);
		}
	}
}

static void
check_part(struct plan *pl, struct part *p)
{
	struct fixer *f = pl->f;
	const struct wb_fn *fn = f->fn;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = fn->block[b].first;
			wb_bit(p->region, b) && k < fn->block[b].first + fn->block[b].ninst && !p->why; k++)
			check_inst(pl, p, k);
	if (!p->why && (!own_line(f, 0) || !own_line(f, fn->block[fn->loops->loop[p->loop].header].first)))
		p->why = "the loop begins in a function that the kernel calls";
	for (uint32_t k = 0; k < p->yield.n && !p->why; k++) {
		uint32_t exit = p->yield.at[k].exit, next = next_join(f, exit, WB_NONE);

		if (next == WB_NONE && !ends_without_lanes(f, exit))
			p->why = "the code behind the loop may not end when no lane is active in it";
		if (next == WB_NONE && (!fn->block[exit].ninst || !own_line(f, fn->block[exit].first)))
			p->why = "lanes come back in a function that the kernel calls";
	}
	p->mask = f->sgpr;
	p->kept = f->sgpr + 2;
	f->sgpr = (p->kept + p->keep.n + 1) & ~1u;
	if (f->sgpr > MOST_SGPRS)
		p->why = "no scalar registers are left";
}

/* ---- the new text ---------------------------------------------------------------------------------- */
/* Edits at one line, in this order. */
enum order { BEHIND_LAST, AT_LABEL, AT_INST, AT_END };

static void
put(struct plan *pl, uint32_t line, enum order order, const char *text, bool drop)
{
	gcn_fix_edit(pl->f, (struct edit){ .line = line, .order = order, .before = text, .drop = drop });
}

/* The label at which block @b begins; fn->nblock: where parked lanes go on. */
static const char *
label(struct plan *pl, uint32_t b)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *name = b < fn->nblock ? wb_format(pl->f->cx->unit, ".Lwb_at_%u_%u", fn->id, b) :
					    wb_format(pl->f->cx->unit, ".Lwb_safe_%u", fn->id);

	if (b < fn->nblock && !wb_bit(pl->labelled, b)) {
		wb_bit_set(pl->labelled, b);
		put(pl, fn->inst[fn->block[b].first].loc.line, AT_LABEL, wb_format(pl->f->cx->unit, "%s:\n", name),
			false);
	}
	return name;
}

static const char *
text_of(struct wb_out *o)
{
	wb_putn(o, "", 1);
	return o->at;
}

static bool
keeps_of(const struct part *p, uint32_t word)
{
	uint32_t k = 0;

	while (k < p->keep.n && p->keep.at[k].word != word)
		k++;
	return k < p->keep.n;
}

/* Loads the words of the stack that @p keeps scalars of, or stores them with those that are given back. */
static void
put_words(const struct plan *pl, const struct part *p, bool back, struct wb_out *o)
{
	const char *active = gcn_fix_pair(pl->f, pl->active);
	bool any = false;

	for (uint32_t w = 0; w < pl->word.n; w++) {
		if (!keeps_of(p, w))
			continue;
		if (!any)
			wb_printf(o, "\ts_or_saveexec_b64 %s, -1\n", active);
		any = true;
		wb_printf(o, "\tbuffer_load_dword v%u, %s\n", pl->word.at[w].vgpr, pl->word.at[w].place);
	}
	if (!any)
		return;
	wb_printf(o, "\ts_waitcnt vmcnt(0)\n");
	for (uint32_t k = 0; k < p->keep.n && back; k++)
		if (p->keep.at[k].word != WB_NONE)
			wb_printf(o, "\tv_writelane_b32 v%u, s%u, %u\n", pl->word.at[p->keep.at[k].word].vgpr,
				p->kept + k, p->keep.at[k].lane);
	for (uint32_t w = 0; w < pl->word.n && back; w++)
		if (keeps_of(p, w))
			wb_printf(o, "\tbuffer_store_dword v%u, %s\n", pl->word.at[w].vgpr, pl->word.at[w].place);
	wb_printf(o, "\ts_mov_b64 exec, %s\n", active);
}

static void
put_moves(const struct plan *pl, const struct part *p, bool back, struct wb_out *o)
{
	const struct fixer *f = pl->f;

	put_words(pl, p, back, o);
	for (uint32_t k = 0; k < p->keep.n; k++)
		if (p->keep.at[k].word != WB_NONE) {
			if (!back)
				wb_printf(o, "\tv_readlane_b32 s%u, v%u, %u\n", p->kept + k,
					pl->word.at[p->keep.at[k].word].vgpr, p->keep.at[k].lane);
		} else if (back)
			wb_printf(o, "\ts_mov_b32 %s, s%u\n", f->fn->unit[p->keep.at[k].unit].name, p->kept + k);
		else
			wb_printf(o, "\ts_mov_b32 s%u, %s\n", p->kept + k, f->fn->unit[p->keep.at[k].unit].name);
}

/* The lanes of EXEC come to those that are parked already: each has its bit of the masks that are kept. */
static void
put_more(struct plan *pl, const struct part *p, struct wb_out *o)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *b = gcn_fix_pair(pl->f, p->mask);

	put_words(pl, p, false, o);
	for (uint32_t k = 0; k < p->keep.n; k++) {
		const struct kept *x = &p->keep.at[k];
		uint32_t copy = p->kept + k, hi = x->half == WB_GCN_EXEC_HI;
		const char *name = fn->unit[x->unit].name;

		if (x->word != WB_NONE) {
			name = wb_format(pl->f->cx->tmp, "s%u", pl->spare);
			wb_printf(o, "\tv_readlane_b32 %s, v%u, %u\n", name, pl->word.at[x->word].vgpr, x->lane);
		}
		if (x->half == WB_NONE)
			wb_printf(o, "\ts_mov_b32 s%u, %s\n", copy, name);
		else
			wb_printf(o,
				"\ts_and_b32 s%u, %s, %s\n\ts_and_b32 s%u, s%u, s%u\n\ts_or_b32 s%u, s%u, s%u\n",
				pl->spare, name, hi ? "exec_hi" : "exec_lo", copy, copy, p->mask + hi,
				copy, copy, pl->spare);
	}
	wb_printf(o, "\ts_or_b64 %s, %s, exec\n", b, b);
}

/* Leads edge @e elsewhere. */
static void
put_edge(struct plan *pl, const struct wb_edge *e, const char *to)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_inst *i = &fn->inst[last_inst(fn, e->src)];

	if (e->kind == WB_EDGE_FALL)
		put(pl, i->loc.line + 1, AT_INST, wb_format(pl->f->cx->unit, "\ts_branch %s\n", to), false);
	else
		put(pl, i->loc.line, AT_INST,
			wb_format(pl->f->cx->unit, "\t%s %s\n", gcn_fix_branch(fn, i), to), true);
}

/* Back edge @y leads to where its lanes are parked. */
static void
put_yield(struct plan *pl, const struct part *p, const struct yield *y, struct wb_out *o)
{
	struct fixer *f = pl->f;
	const struct wb_edge *e = &f->fn->edge[y->edge];
	uint32_t next = next_join(f, y->exit, WB_NONE);
	const char *wait = wb_format(f->cx->unit, ".Lwb_wait_%u_%u", f->fn->id, pl->nyield++),
		   *b = gcn_fix_pair(f, p->mask), *w = gcn_fix_pair(f, pl->world);

	put_edge(pl, e, wait);
	wb_printf(o, "%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n", wait);
	if (p->again) {
		put_more(pl, p, o);
		if (pl->part.n > 1)
			wb_printf(o, "\ts_mov_b32 s%u, 0\n", pl->spare);
	} else {
		wb_printf(o, "\ts_mov_b64 %s, exec\n", b);
		put_moves(pl, p, false, o);
	}
	wb_printf(o, "\ts_mov_b64 exec, 0\n\ts_andn2_b64 %s, %s, %s\n\ts_cbranch_scc1 %s\n\ts_branch %s\n", w, w, b,
		label(pl, next == WB_NONE ? y->exit : next), label(pl, f->fn->nblock));
}

/* The parked lanes of the @k-th loop go on, unless they did since the others of them have. */
static void
put_resume(struct plan *pl, uint32_t k, struct wb_out *o)
{
	struct fixer *f = pl->f;
	const struct part *p = &pl->part.at[k];
	const char *b = gcn_fix_pair(f, p->mask), *next = wb_format(f->cx->unit, ".Lwb_done_%u_%u", f->fn->id, k);

	if (pl->part.n > 1)
		wb_printf(o, "\ts_bitcmp0_b32 s%u, %u\n\ts_cbranch_scc0 %s\n", pl->spare + 1, k, next);
	wb_printf(o, "\ts_mov_b64 exec, %s\n\ts_cbranch_execz %s\n", b, next);
	if (pl->part.n > 1)
		wb_printf(o, "\ts_bitset1_b32 s%u, %u\n", pl->spare + 1, k);
	wb_printf(o, "\ts_mov_b64 %s, 0\n\ts_mov_b64 %s, exec\n", b, gcn_fix_pair(f, pl->world));
	put_moves(pl, p, true, o);
	wb_printf(o, "\ts_branch %s\n%s:\n", label(pl, f->fn->loops->loop[p->loop].header), next);
}

/* Begins again with the first loop while lanes of any are parked. */
static void
put_again(struct plan *pl, struct wb_out *o)
{
	struct fixer *f = pl->f;

	wb_printf(o, "\ts_mov_b32 s%u, 0\n\ts_mov_b64 exec, %s\n", pl->spare + 1,
		gcn_fix_pair(f, pl->part.at[0].mask));
	for (uint32_t k = 1; k < pl->part.n; k++)
		wb_printf(o, "\ts_or_b64 exec, exec, %s\n", gcn_fix_pair(f, pl->part.at[k].mask));
	wb_printf(o, "\ts_cbranch_execnz %s\n", label(pl, f->fn->nblock));
}

/* Several loops become one, which is entered in front of the end of the program only: the spare scalar says where it
 * goes on. With more entries it would not be seen that lanes of one loop get to the others. */
static void
put_entries(struct plan *pl, struct wb_out *at, struct wb_out *behind)
{
	struct fixer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	uint32_t n = 0;

	wb_printf(at, ".Lwb_turn_%u:\n", fn->id);
	for (uint32_t k = 0; k < fn->nedge; k++) {
		const struct wb_edge *e = &fn->edge[k];
		const char *enter = wb_format(f->cx->unit, ".Lwb_enter_%u_%u", fn->id, n + 1),
			   *go = wb_format(f->cx->unit, ".Lwb_go_%u_%u", fn->id, n + 1);

		if (e->src == WB_NONE || e->dst == WB_NONE || wb_bit(pl->behind, e->src) ||
			!wb_bit(pl->behind, e->dst) || wb_gsa_is_live(fn->gsa, e->dst, WB_GCN_SCC) ||
			!can_change(f, e) || !fn->block[e->dst].ninst || !own_line(f, fn->block[e->dst].first))
			continue;
		n++;
		put_edge(pl, e, enter);
		wb_printf(at, "\ts_cmp_eq_u32 s%u, %u\n\ts_cbranch_scc1 %s\n", pl->spare, n, go);
		wb_printf(behind, "%s:\n\ts_mov_b32 s%u, %u\n\ts_branch .Lwb_turn_%u\n", enter, pl->spare, n, fn->id);
		wb_printf(behind, "%s:\n\ts_mov_b32 s%u, 0\n\ts_branch %s\n", go, pl->spare, label(pl, e->dst));
	}
}

/* In front of an end of the program, and what stands behind it. */
static void
put_end(struct plan *pl)
{
	struct fixer *f = pl->f;
	struct wb_out at = wb_out_new(f->cx->unit), behind = wb_out_new(f->cx->unit);
	uint32_t line = f->fn->inst[pl->end].loc.line;

	wb_printf(&at, "%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n", label(pl, f->fn->nblock));
	if (pl->part.n > 1)
		put_entries(pl, &at, &behind);
	for (uint32_t k = 0; k < pl->part.n; k++) {
		struct part *p = &pl->part.at[k];

		put_resume(pl, k, &at);
		for (uint32_t n = 0; n < p->yield.n; n++)
			put_yield(pl, p, &p->yield.at[n], &behind);
	}
	if (pl->part.n > 1)
		put_again(pl, &at);
	put(pl, line, AT_END, text_of(&at), false);
	put(pl, line + 1, BEHIND_LAST, text_of(&behind), false);
}

/* Behind instruction @k, which may give lanes back. */
static void
put_less(struct plan *pl, uint32_t k)
{
	struct fixer *f = pl->f;
	uint32_t b = f->fn->gsa->block_of[k], line = f->fn->inst[k].loc.line + 1,
		 next = reads_outside(f->fn, pl->behind, &f->fn->inst[k]) ? next_join(f, b, k) : WB_NONE;
	const char *skip = next == WB_NONE ? "" : wb_format(f->cx->unit, "\ts_cbranch_execz %s\n", label(pl, next));

	put(pl, line, BEHIND_LAST,
		wb_format(f->cx->unit, "\ts_and_b64 exec, exec, %s\n%s", gcn_fix_pair(f, pl->world), skip), false);
}

static void
put_block(struct plan *pl, uint32_t b)
{
	const struct wb_fn *fn = pl->f->fn;

	for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++)
		if (fn->inst[k].op != WB_OP_END) {
			if (own_line(pl->f, k) && change_of(fn, k) == CHANGE_OTHER)
				put_less(pl, k);
		} else if (pl->end == WB_NONE) {
			pl->end = k;
		} else {
			put(pl, fn->inst[k].loc.line, AT_END,
				wb_format(pl->f->cx->unit, "\ts_branch %s\n", label(pl, fn->nblock)), false);
		}
}

static void
rewrite(struct plan *pl)
{
	struct fixer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	struct wb_out start = wb_out_new(f->cx->unit);

	wb_printf(&start, "\ts_mov_b64 %s, exec\n", gcn_fix_pair(f, pl->world));
	for (uint32_t k = 0; k < pl->part.n; k++)
		wb_printf(&start, "\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, pl->part.at[k].mask));
	for (uint32_t k = 0; k < 2 && pl->part.n > 1; k++)
		wb_printf(&start, "\ts_mov_b32 s%u, 0\n", pl->spare + k);
	put(pl, fn->inst[0].loc.line, BEHIND_LAST, text_of(&start), false);
	pl->end = WB_NONE;
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (wb_bit(pl->behind, b))
			put_block(pl, b);
	put_end(pl);
}

static void
add_part(struct plan *pl, struct part p)
{
	find_yields(pl, &p);
	if (!p.why && pl->part.n == MOST_PARTS)
		p.why = "there are too many loops that wait";
	WB_PUSH(pl->f->cx->tmp, &pl->part, p);
}

/* The loops of the function that wait, each with its back edges; and those behind them in which lanes would wait for
 * what is parked. */
static void
find_parts(struct plan *pl)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_deadlock *d = fn->deadlock;
	struct wb_bits tried = wb_bits_new(pl->f->cx->tmp, fn->loops->nloop),
		       behind = wb_bits_new(pl->f->cx->tmp, fn->nblock);

	for (uint32_t x = 0; x < d->nfinding; x++) {
		if (d->finding[x].rule != WB_RULE_SIMT || wb_bit(tried, d->finding[x].loop))
			continue;
		wb_bit_set(tried, d->finding[x].loop);
		add_part(pl, (struct part){ .loop = d->finding[x].loop, .inst = d->finding[x].inst });
		add_behind(pl->f, fn->loops->loop[d->finding[x].loop].header, WB_NONE, behind);
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		uint32_t header = fn->loops->loop[l].header;

		if (d->verdict[l] == WB_LOOP_UNBLOCKED && !wb_bit(tried, l) && wb_bit(behind, header))
			add_part(pl, (struct part){ .loop = l, .inst = fn->block[header].first });
	}
}

uint32_t
gcn_fix_to_end(struct fixer *f)
{
	const struct wb_fn *fn = f->fn;
	struct plan pl = { .f = f, .behind = wb_bits_new(f->cx->tmp, fn->nblock),
		.labelled = wb_bits_new(f->cx->tmp, fn->nblock), .world = f->sgpr, .spare = f->sgpr + 2 };
	bool refused = false;

	f->sgpr += 4;
	find_parts(&pl);
	for (uint32_t k = 0; k < pl.part.n; k++)
		refused |= pl.part.at[k].why != NULL;
	for (uint32_t k = 0; k < pl.part.n && !refused; k++)
		find_region(&pl, &pl.part.at[k]);
	for (uint32_t k = 0; k < pl.part.n; k++) {
		struct part *p = &pl.part.at[k];

		if (!p->why && !refused)
			check_part(&pl, p);
	}
	for (uint32_t k = 0; k < pl.part.n; k++) {
		const struct part *p = &pl.part.at[k];

		if (p->why)
			wb_report(f->cx->diag, WB_E_NOT_FIXED, fn->inst[p->inst].loc,
				"%s: this loop is not rewritten: %s", fn->name, p->why);
		refused |= p->why != NULL;
	}
	if (refused)
		return 0;
	rewrite(&pl);
	return pl.part.n;
}
