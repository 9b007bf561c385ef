/* src/gcn/fix_calls.c -- loops of unoptimised code that are rewritten: with calls, and masks of lanes kept on the
 * stack.
 *
 * What is looked at is the function behind UNFOLD, UNSPILL and PRUNE; what is changed are lines of the kernel itself.
 * The rewriting is that of fix.c, with the end of the program as the place where lanes meet again:
 *
 *		s_andn2_b64 exec, exec, M	->	s_andn2_b64 B, exec, M
 *		s_cbranch_execnz HDR			s_branch X
 *	X:	(M is loaded from the stack)	X:	...
 *		s_or_b64 exec, exec, M			s_or_b64 exec, exec, M
 *							s_andn2_b64 exec, exec, B ...
 *		...					...
 *		s_endpgm			SAFE:	exec = B, back to HDR; s_endpgm when there are none
 *
 * Legal if
 *   - what lies between the label X and the `or`, and before others that give back lanes which parted before the loop,
 *     does nothing to memory, nor to lanes one by one: it ran without those lanes before;
 *   - but for these, in the region EXEC is made of masks of the region only, so that it never has a lane that waits for
 *     the next round, but where whole registers are moved;
 *   - where whole registers are moved, or by lanes that are off, what is written is not read when the loop goes on, or
 *     is the word of the stack that scalars lie in, of which the other lanes stay as they are; and memory is not
 *     written;
 *   - scalars that the loop reads when it goes on, and the region writes, are kept aside; lanes of the stack cannot be.
 * Vector registers and the stack of the lanes that wait stay as they are, because they are off.
 *
 * Cost: O(instructions) for each loop.
 */
#include "fix.h"

#define MOST_STEPS 200u

static bool
own_line(const struct fixer *f, uint32_t inst)
{
	return f->fn->inst[inst].loc.line >= f->from && f->fn->inst[inst].loc.line < f->to;
}

/* The instruction in block @b that gives lanes back; only reloads of masks stand before it. WB_NONE: there is none. */
static uint32_t
join_in(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (gcn_fix_combined(fn, i, WB_OP_OR) != WB_NONE)
			return k;
		if ((i->flags & WB_I_MASKED) || i->mem.space != WB_SPACE_NONE || i->op == WB_OP_CALL)
			return WB_NONE;
	}
	return WB_NONE;
}

static void
find_join(struct fixer *f, struct spot *p)
{
	p->or = join_in(f->fn, p->first);
	if (p->or == WB_NONE)
		p->why = "the code behind the loop does not begin by giving back the lanes that have left it";
}

/* Whether @v, half a mask, was made before the loop. */
static bool
from_outside(const struct wb_fn *fn, const struct spot *p, uint32_t v)
{
	v = v == WB_NONE ? v : wb_gsa_source(fn->gsa, v, WB_GSA_ETAS);
	return v == WB_NONE || !wb_bit(p->region, wb_gsa_block(fn->gsa, v));
}

/* The instructions of the region that give back lanes which parted before the loop, each on every way to its end; those
 * further in first. */
static void
find_joins(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;

	WB_PUSH(f->cx->tmp, &p->join, p->or);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t k = wb_bit(p->region, b) && b != p->first && wb_dominates(fn->dom, b, p->end) ?
			join_in(fn, b) :
			WB_NONE,
			 at = p->join.n;

		if (k == WB_NONE ||
			!from_outside(fn, p,
				wb_gsa_use(fn->gsa, &fn->inst[k],
					wb_opnd(fn, &fn->inst[k], 1)->id == WB_GCN_EXEC_LO ? 2 : 1, 0)))
			continue;
		WB_PUSH(f->cx->tmp, &p->join, k);
		for (; at > 1 && fn->dom->depth[fn->gsa->block_of[p->join.at[at - 1]]] > fn->dom->depth[b]; at--)
			p->join.at[at] = p->join.at[at - 1];
		p->join.at[at] = k;
	}
}

static bool
is_join(const struct spot *p, uint32_t k)
{
	uint32_t n = 0;

	while (n < p->join.n && p->join.at[n] != k)
		n++;
	return n < p->join.n;
}

/* All that can run behind the loop, up to one end of the program. */
static void
find_region(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;
	WB_VEC(uint32_t) todo = { 0 };

	p->region = wb_bits_new(f->cx->tmp, fn->nblock);
	p->end = WB_NONE;
	WB_PUSH(f->cx->tmp, &todo, p->first);
	while (todo.n && !p->why) {
		uint32_t b = todo.at[--todo.n];

		if (wb_bit(p->region, b))
			continue;
		if (wb_loop_has(fn->loops, p->loop, b))
			p->why = "the code behind the loop leads back into it";
		wb_bit_set(p->region, b);
		for (uint32_t k = 0; k < fn->block[b].nout; k++) {
			uint32_t dst = fn->edge[fn->out[fn->block[b].out + k]].dst;

			if (dst != WB_NONE)
				WB_PUSH(f->cx->tmp, &todo, dst);
			else if (p->end != WB_NONE && p->end != b)
				p->why = "the program has more than one end behind the loop";
			else
				p->end = b;
		}
	}
	if (p->why)
		return;
	p->stop = p->end == WB_NONE ? WB_NONE : fn->block[p->end].first + fn->block[p->end].ninst - 1;
	if (p->stop == WB_NONE || fn->inst[p->stop].op != WB_OP_END || !own_line(f, p->stop))
		p->why = "no place behind the loop is passed by all lanes";
}

/* Whether lanes that were not in the loop may come into block @b: it gives back those that parted before, or there is
 * nothing left to do. */
static bool
open_block(const struct fixer *f, const struct spot *p, uint32_t b)
{
	uint32_t k = join_in(f->fn, b);

	return (k != WB_NONE && is_join(p, k)) || (b == p->end && p->stop == f->fn->block[b].first);
}

/* The region is entered from the loop, or where lanes are given back. */
static void
check_entries(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t b = 0; b < fn->nblock && !p->why; b++)
		for (uint32_t k = 0; wb_bit(p->region, b) && k < fn->block[b].nin; k++) {
			uint32_t src = fn->edge[fn->in[fn->block[b].in + k]].src;

			if (src == WB_NONE || (b == p->first && wb_bit(p->region, src)) ||
				(!wb_bit(p->region, src) &&
					(!open_block(f, p, b) ||
						(wb_loop_has(fn->loops, p->loop, src) && b != p->first))))
				p->why = "the code between the loop and the place where lanes may meet again is "
					 "entered from elsewhere too";
		}
}

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

/* Vector @unit, which the loop reads when it goes on, is written by @inst. */
static void
check_vector(struct fixer *f, struct spot *p, uint32_t inst, uint32_t unit)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[inst];

	if (!moves_whole(f, inst))
		return;
	if (i->op == WB_OP_MOV && i->nopnd >= 2 && wb_opnd(fn, i, 1)->kind == WB_OPND_UNIT &&
		same_word(fn, wb_gsa_use(fn->gsa, i, 1, 0), unit))
		return;
	p->why = wb_format(
		f->cx->unit, "%s is written for lanes that wait, and read when the loop goes on", fn->unit[unit].name);
}

static void
check_scalar(struct fixer *f, struct spot *p, uint32_t unit)
{
	uint32_t k = 0;

	if (unit == WB_GCN_EXEC_LO || unit == WB_GCN_EXEC_HI)
		return;
	if (unit == WB_GCN_SCC || unit > WB_GCN_VCC_HI) {
		p->why = wb_format(f->cx->unit,
			"%s is written between the loop and the end of the program, and read when the loop goes on",
			f->fn->unit[unit].name);
		return;
	}
	while (k < p->keep.n && p->keep.at[k] != unit)
		k++;
	if (k == p->keep.n)
		WB_PUSH(f->cx->tmp, &p->keep, unit);
}

/* Whether what @i makes of EXEC comes from EXEC and masks of the region. */
static bool
own_masks(const struct fixer *f, const struct spot *p, const struct wb_inst *i)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && u < op->nunit; u++) {
			uint32_t v = wb_gsa_use(fn->gsa, i, o, u);

			if (op->id == WB_GCN_EXEC_LO || op->id == WB_GCN_EXEC_HI || op->id == WB_GCN_SCC)
				continue;
			if (from_outside(fn, p, v))
				return false;
		}
	}
	return true;
}

static void
check_inst(struct fixer *f, struct spot *p, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool slot = (i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE) && wb_gsa_slot(fn->gsa, k) != WB_NONE;

	if (i->op == WB_OP_BARRIER || i->op == WB_OP_CALL || i->op == WB_OP_RET || i->op == WB_OP_HALT ||
		i->op == WB_OP_TRAP)
		p->why = "a barrier, a call or an end of the program lies between the loop and the place where lanes "
			 "may meet again";
	if (!slot &&
		((i->flags & WB_I_CROSSLANE) || i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE ||
			i->op == WB_OP_WRITELANE || i->op == WB_OP_PERMUTE || i->op == WB_OP_MBCNT))
		p->why = "the code between the loop and the place where lanes may meet again reads other lanes";
	if ((i->mem.access & (WB_STORE | WB_ATOMIC)) &&
		(fn->lanes->span[fn->lanes->of_inst[k]].flags & (WB_SPAN_WHOLE | WB_SPAN_TOP)))
		p->why = "memory is written for lanes that wait";
	if (!is_join(p, k) && wb_gsa_writes_exec(fn->gsa, i) && !own_masks(f, p, i))
		p->why = "which lanes are active behind the loop was decided before it";
	for (uint32_t o = 0; o < i->nopnd && !p->why; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t u = op->id;
			op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->id + op->nunit && !p->why; u++) {
			if (!wb_gsa_is_live(fn->gsa, p->header, u))
				continue;
			if (fn->unit[u].cls == WB_UNIT_VECTOR)
				check_vector(f, p, k, u);
			else
				check_scalar(f, p, u);
		}
	}
}

/* The lines that are changed are the kernel's own, and all lanes of the wave are in the loop at first. */
static void
check_legal(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;
	bool own = own_line(f, 0) && own_line(f, fn->block[p->header].first) && own_line(f, p->branch) &&
		(p->otherwise || own_line(f, p->andn2));

	for (uint32_t n = 0; n < p->join.n; n++)
		own &= own_line(f, p->join.at[n]) && own_line(f, gcn_fix_arrival(f, p, n));
	if (!own)
		p->why = "a part of the loop's frame lies in a function that the kernel calls";
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = fn->block[b].first;
			wb_bit(p->region, b) && k < fn->block[b].first + fn->block[b].ninst && k != p->stop && !p->why;
			k++)
			check_inst(f, p, k);
	if (f->sgpr + 2 + 2 * p->join.n + p->keep.n > WB_GCN_FLAT_SCRATCH_LO)
		p->why = "no scalar registers are left";
}

void
gcn_fix_unfolded(struct fixer *f, struct spot *p)
{
	gcn_fix_latch(f, p);
	if (!p->why)
		find_join(f, p);
	if (p->why)
		return;
	find_region(f, p);
	if (!p->why) {
		find_joins(f, p);
		check_entries(f, p);
	}
	if (!p->why)
		check_legal(f, p);
}
