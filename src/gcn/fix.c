/* src/gcn/fix.c -- rewrites loops in which lanes wait for what they block.
 *
 * The lanes that leave a loop stand still until all have left. What they must do for the
 * others comes behind the loop. It stays where it is; the way there changes, so that those that
 * leave do it before the next iteration:
 *
 *							s_mov_b64 B, 0		; at the start of the kernel
 *							s_mov_b64 D, 0
 *		s_andn2_b64 exec, exec, M	->	s_andn2_b64 B, exec, M	; those that still wait
 *		s_cbranch_execnz HDR
 *	X:	s_or_b64 exec, exec, J		->	s_or_b64 exec, exec, J	; all that may be here
 *							s_andn2_b64 exec, exec, B
 *							s_andn2_b64 exec, exec, D
 *							s_or_b64 D, D, exec	; those that have been here
 *							s_cbranch_execz SAFE
 *		region					region
 *						SAFE:	s_waitcnt 0
 *							s_mov_b64 exec, B
 *							s_mov_b64 B, 0
 *							s_cbranch_execnz HDR
 *							s_mov_b64 exec, D
 *							s_mov_b64 D, 0
 *
 * Where VCC or SCC decides, so that all lanes go round or none, and others wait at X, B is EXEC:
 *
 *		s_cbranch_vccnz HDR		->	s_cbranch_vccz X
 *							s_mov_b64 B, exec
 *							s_branch X
 *
 * J is M, or the mask of an `if` around the loop if the compiler joins both at once; its other
 * lanes go through the region with the first that leave. Where they are joined later, in the region, the same
 * stands there again, with a mask D of its own: the lanes that were not in the loop go on from there once, even when
 * none has left the loop. B and D are scalar register pairs of
 * their own; scalars that the region overwrites though the loop or the next run of the region
 * reads them are kept in others, and given back where another iteration begins. This is algorithm 3 of ElTantawy and
 * Aamodt (MICRO 2016): the lane's bit of B is the value that the switch at the safe point tests.
 *
 * Where X sends others into an else, those that leave are kept for the join behind it, as they were, and D holds both:
 * each lane goes into the else once.
 *
 *	X:	s_andn2_saveexec_b64 J, J	->	s_andn2_b64 exec, exec, B
 *							s_or_b64 D, D, exec
 *							s_andn2_saveexec_b64 J, J
 *							s_andn2_b64 exec, exec, D
 *							s_or_b64 D, D, exec
 *
 * Legal where the region may run once for each group of lanes: it has one end, and one entry but for such joins,
 * no barrier, no call; it reads no other lanes; which lanes are active in it is decided in it;
 * scalars that it makes and that are read behind it are the same in every run of it. Other back edges of the loop are
 * left as they are if all lanes take them. Vector registers are safe: lanes
 * that are off keep them. Where that does not hold for some loop of a kernel, all its loops are rewritten in another
 * way, or refused, with the reason (fix_end.c).
 *
 * Cost: O(instructions + blocks) for each loop, and one pass over the text.
 */
#include <stdlib.h>

#include "fix.h"

#define MOST_SGPRS 102u			/* s0 to s101: gfx8 and gfx9 */

/* ---- what is looked at ------------------------------------------------------------------- */
/* One loop and what follows it. */
struct spot {
	uint32_t loop, latch, header;
	uint32_t andn2, branch, or;	/* instructions */
	/* there is no andn2, for all lanes go round or none: the branch that leaves; else NULL */
	const char *otherwise;
	/* those of the region that give lanes back which parted before the loop; the first is `or` */
	WB_VEC(uint32_t) join;
	bool into_else;			/* `or` sends other lanes into an else instead */
	uint32_t mask;			/* first unit of M */
	struct wb_bits region;		/* blocks; of the last one only what stands before the end */
	uint32_t first;			/* X */
	uint32_t end;			/* block in which the region ends */
	uint32_t stop;			/* first instruction that is not in it any more */
	WB_VEC(uint32_t) keep;		/* scalar units to be kept */
	const char *why;		/* why it is refused */
};

/* ---- small questions ---------------------------------------------------------------------- */
static bool
writes(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && unit >= op->id && unit < op->id + op->nunit)
			return true;
	}
	return false;
}

uint32_t
gcn_fix_combined(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op)
{
	const struct wb_opnd *o;

	if (i->op != op || i->nopnd < 3)
		return WB_NONE;
	o = wb_opnd(fn, i, 0);
	for (uint32_t k = 0; k < 3; k++)
		if (o[k].kind != WB_OPND_UNIT || o[k].nunit != 2)
			return WB_NONE;
	if (o[0].id != WB_GCN_EXEC_LO)
		return WB_NONE;
	if (o[1].id == WB_GCN_EXEC_LO)
		return o[2].id;
	return op == WB_OP_OR && o[2].id == WB_GCN_EXEC_LO ? o[1].id : WB_NONE;
}

const char *
gcn_fix_pair(struct fixer *f, uint32_t unit)
{
	return unit == WB_GCN_VCC_LO ? "vcc" : wb_format(f->cx->unit, "s[%u:%u]", unit, unit + 1);
}

/* ---- where it is ---------------------------------------------------------------------------- */
bool
gcn_fix_keeps_lanes(const struct wb_fn *fn, uint32_t header, uint32_t b)
{
	const struct wb_lanes *l = fn->lanes;
	const struct wb_span *at = &l->span[l->block_span[header]], *end = &l->span[l->block_span[b + 1] - 1];

	return !((at->flags | end->flags) & WB_SPAN_TOP) && wb_lanes_same(l, end->care, at->exec, end->exec);
}

/* Whether a back edge of @l leaves block @b. */
static bool
ends_round(const struct wb_fn *fn, const struct wb_loop *l, uint32_t b)
{
	for (uint32_t k = 0; k < l->nback; k++)
		if (fn->edge[fn->loops->list[l->back + k]].src == b)
			return true;
	return false;
}

uint32_t
gcn_fix_tested(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t o = 0; (i->op == WB_OP_CBRNZ || i->op == WB_OP_CBRZ) && o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_UNIT && (wb_opnd(fn, i, o)->flags & WB_USE))
			return wb_opnd(fn, i, o)->id;
	return WB_NONE;
}

const char *
gcn_fix_branch(const struct wb_fn *fn, const struct wb_inst *i)
{
	bool nz = i->op == WB_OP_CBRNZ;

	if (i->op == WB_OP_BR)
		return "s_branch";
	switch (gcn_fix_tested(fn, i)) {
	case WB_GCN_SCC: return nz ? "s_cbranch_scc1" : "s_cbranch_scc0";
	case WB_GCN_VCC_LO: return nz ? "s_cbranch_vccnz" : "s_cbranch_vccz";
	case WB_GCN_EXEC_LO: return nz ? "s_cbranch_execnz" : "s_cbranch_execz";
	}
	return NULL;
}

/* The branch that is taken where @i is not, if that tests VCC or SCC: all lanes go round, or none; NULL: it does not.
 */
static const char *
otherwise(const struct wb_fn *fn, const struct wb_inst *i)
{
	bool nz = i->op == WB_OP_CBRNZ;
	uint32_t unit = gcn_fix_tested(fn, i);

	if (unit == WB_GCN_SCC)
		return nz ? "s_cbranch_scc0" : "s_cbranch_scc1";
	return unit == WB_GCN_VCC_LO ? nz ? "s_cbranch_vccz" : "s_cbranch_vccnz" : NULL;
}

static void
find_latch(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_loop *l = &fn->loops->loop[p->loop];
	const struct wb_block *b;
	const struct wb_edge *exit;

	if (l->irreducible || l->nexit_within != 1) {
		p->why = "the loop has more than one entry or exit";
		return;
	}
	exit = &fn->edge[fn->loops->list[l->exit]];
	p->header = l->header;
	p->latch = exit->src;
	p->first = exit->dst;
	b = &fn->block[p->latch];
	for (uint32_t k = 0; k < l->nback && !p->why; k++)
		if (fn->edge[fn->loops->list[l->back + k]].src != p->latch &&
			!gcn_fix_keeps_lanes(fn, p->header, fn->edge[fn->loops->list[l->back + k]].src))
			p->why = "a part of the loop goes round for some of its lanes only";
	if (p->why)
		return;
	p->why = "the loop does not end with s_andn2_b64 exec, exec and a branch on EXEC";
	if (p->first == WB_NONE || b->ninst < 2 || !ends_round(fn, l, p->latch))
		return;
	p->branch = b->first + b->ninst - 1;
	p->otherwise = otherwise(fn, &fn->inst[p->branch]);
	if (p->otherwise && exit->kind == WB_EDGE_FALL) {
		p->why = NULL;
		return;
	}
	p->otherwise = NULL;
	p->andn2 = p->branch - 1;
	p->mask = gcn_fix_combined(fn, &fn->inst[p->andn2], WB_OP_ANDN2);
	if (p->mask == WB_NONE || gcn_fix_tested(fn, &fn->inst[p->branch]) != WB_GCN_EXEC_LO)
		return;
	p->why = NULL;
}

/* The instruction at the start of block @at that gives lanes back; WB_NONE: there is none. */
static uint32_t
join_at(const struct wb_fn *fn, uint32_t at)
{
	const struct wb_block *b = &fn->block[at];
	uint32_t k = b->first;

	while (k < b->first + b->ninst && (fn->inst[k].op == WB_OP_WAITCNT || fn->inst[k].op == WB_OP_NOP))
		k++;
	return k < b->first + b->ninst && gcn_fix_combined(fn, &fn->inst[k], WB_OP_OR) != WB_NONE ? k : WB_NONE;
}

/* The first instruction of block @at that counts, if it sends the other lanes into an else: s_andn2_saveexec_b64 M, M.
 */
static uint32_t
else_at(const struct wb_fn *fn, uint32_t at)
{
	const struct wb_block *b = &fn->block[at];
	uint32_t k = b->first;

	while (k < b->first + b->ninst && (fn->inst[k].op == WB_OP_WAITCNT || fn->inst[k].op == WB_OP_NOP))
		k++;
	return k < b->first + b->ninst && fn->inst[k].op == WB_OP_SAVEEXEC_ANDN2 ? k : WB_NONE;
}

/* The one behind the loop. */
static void
find_join(struct fixer *f, struct spot *p)
{
	p->or = join_at(f->fn, p->first);
	/* lanes that leave one by one are not in EXEC there */
	if (p->or == WB_NONE && p->otherwise && (p->or = else_at(f->fn, p->first)) != WB_NONE)
		p->into_else = true;
	if (p->or == WB_NONE)
		p->why = "the code behind the loop does not begin by giving back the lanes that have left it";
}

/* Whether all lanes that were in the loop may meet in block @b. */
static bool
may_end_in(const struct fixer *f, const struct spot *p, uint32_t b)
{
	const struct wb_fn *fn = f->fn;

	return b != fn->nblock && !wb_loop_has(fn->loops, p->loop, b) &&
		fn->loops->of_block[b] == fn->loops->loop[p->loop].parent;
}

/* The end of the region: behind the last write that others wait for, by any finding about the loop. */
static void
find_end(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_deadlock *d = fn->deadlock;
	uint32_t b = p->first, last = 0;

	for (uint32_t x = 0; x < d->nfinding; x++)
		for (uint32_t k = 0;
			d->finding[x].rule == WB_RULE_SIMT && d->finding[x].loop == p->loop && k < d->finding[x].nwrite;
			k++)
			b = wb_postdom_meet(fn->postdom, b, fn->gsa->block_of[d->list[d->finding[x].write + k]]);
	if (!may_end_in(f, p, b)) {
		p->why = "no place behind the loop is passed by all lanes";
		return;
	}
	for (uint32_t x = 0; x < d->nfinding; x++)
		for (uint32_t k = 0;
			d->finding[x].rule == WB_RULE_SIMT && d->finding[x].loop == p->loop && k < d->finding[x].nwrite;
			k++) {
			uint32_t write = d->list[d->finding[x].write + k];

			last = fn->gsa->block_of[write] == b && write + 1 > last ? write + 1 : last;
		}
	p->end = b;
	p->stop = b == p->first ? p->or + 1 : fn->block[b].first;
	p->stop = last > p->stop ? last : p->stop;
	if (p->stop < fn->block[b].first + fn->block[b].ninst)
		return;
	p->end = b = fn->postdom->ipdom[b];
	if (may_end_in(f, p, b) && fn->block[b].ninst)
		p->stop = fn->block[b].first;
	else
		p->why = "the last write stands at the end of its block";
}

static void
find_region(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;
	WB_VEC(uint32_t) todo = { 0 };

	p->region = wb_bits_new(f->cx->tmp, fn->nblock);
	WB_PUSH(f->cx->tmp, &todo, p->first);
	while (todo.n && !p->why) {
		uint32_t b = todo.at[--todo.n];

		if (wb_bit(p->region, b))
			continue;
		if (wb_loop_has(fn->loops, p->loop, b))
			p->why = "the code behind the loop leads back into it";
		wb_bit_set(p->region, b);
		for (uint32_t k = 0; k < fn->block[b].nout && b != p->end; k++) {
			uint32_t dst = fn->edge[fn->out[fn->block[b].out + k]].dst;

			if (dst == WB_NONE)
				p->why = "the program may end before the lanes meet again";
			else
				WB_PUSH(f->cx->tmp, &todo, dst);
		}
	}
	/* a loop that waits too and lies on the way must lie on it as a whole */
	for (uint32_t l = 0; l < fn->loops->nloop && !p->why; l++)
		for (uint32_t n = 0; n < fn->loops->loop[l].nblock && l != p->loop; n++)
			if (wb_bit(p->region, fn->loops->list[fn->loops->loop[l].block + n]) !=
					wb_bit(p->region, fn->loops->loop[l].header) &&
				!wb_loop_has(fn->loops, l, p->header))
				p->why = "the place where lanes may meet again lies in another loop";
}

static uint32_t
region_end(const struct fixer *f, const struct spot *p, uint32_t b)
{
	return b == p->end ? p->stop : f->fn->block[b].first + f->fn->block[b].ninst;
}

/* The instructions of the region that give back lanes which parted before the loop, each on every way to its end; those
 * further in first. Lanes that did not go through the loop may come there from elsewhere. */
static void
find_joins(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;

	WB_PUSH(f->cx->tmp, &p->join, p->or);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t k = wb_bit(p->region, b) && b != p->first && wb_dominates(fn->dom, b, p->end) ?
			join_at(fn, b) :
			WB_NONE,
			 at = p->join.n, v;

		if (k == WB_NONE || k >= region_end(f, p, b))
			continue;
		v = wb_gsa_use(fn->gsa, &fn->inst[k], wb_opnd(fn, &fn->inst[k], 1)->id == WB_GCN_EXEC_LO ? 2 : 1, 0);
		if (v == WB_NONE || wb_bit(p->region, wb_gsa_block(fn->gsa, v)))
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

/* Whether the region ends with the program, at the start of block @b: who comes there from elsewhere has nothing left
 * to do. */
static bool
ends_at(const struct wb_fn *fn, const struct spot *p, uint32_t b)
{
	return b == p->end && p->stop == fn->block[b].first && fn->inst[p->stop].op == WB_OP_END;
}

/* Nothing but the loop, and what surrounds it, may lead into the region; into the middle of it only where lanes are
 * given back. */
static void
check_shape(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t b = 0; b < fn->nblock && !p->why; b++)
		for (uint32_t k = 0; wb_bit(p->region, b) && !ends_at(fn, p, b) && k < fn->block[b].nin; k++) {
			uint32_t src = fn->edge[fn->in[fn->block[b].in + k]].src, join = join_at(fn, b);
			bool inner = src != WB_NONE && wb_bit(p->region, src);

			if (src == WB_NONE ||
				(b == p->first ? inner :
						 !inner &&
							(join == WB_NONE || !is_join(p, join) ||
								wb_loop_has(fn->loops, p->loop, src))))
				p->why = "the code between the loop and the place where lanes may meet again is "
					 "entered from elsewhere too";
		}
}

/* ---- legality ---------------------------------------------------------------------------------- */
/* Whether instruction @k is one of the region. */
static bool
in_region(const struct fixer *f, const struct spot *p, uint32_t k)
{
	uint32_t b = f->fn->gsa->block_of[k];

	return wb_bit(p->region, b) && k < region_end(f, p, b);
}

#define MOST_FOLLOWED 64u

/* Adds @v to values to be looked at, once. False: there are too many. */
static bool
follow(uint32_t list[MOST_FOLLOWED], uint32_t *n, uint32_t v)
{
	uint32_t k = 0;

	while (k < *n && list[k] != v)
		k++;
	if (k == MOST_FOLLOWED)
		return false;
	list[k] = v;
	*n += k == *n;
	return true;
}

/* Whether a value that the region makes is read in the region only, by one run of it. */
static bool
stays_inside(const struct fixer *f, const struct spot *p, uint32_t v)
{
	const struct wb_gsa *g = f->fn->gsa;
	uint32_t list[MOST_FOLLOWED] = { v }, n = 1;

	for (uint32_t at = 0; at < n; at++)
		for (uint32_t k = f->users.first[list[at]]; k < f->users.first[list[at] + 1]; k++) {
			struct wb_gsa_user u = f->users.user[k];

			if (u.is_value ? !wb_bit(p->region, wb_gsa_block(g, u.id)) || !follow(list, &n, u.id) :
					 !in_region(f, p, u.id))
				return false;
		}
	return true;
}

/* Whether scalar instruction @k, which makes a value, has the same operands in each run of the region; those made in it
 * are added to the list. */
static bool
same_operands(const struct fixer *f, uint32_t k, uint32_t list[MOST_FOLLOWED], uint32_t *n)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind != WB_OPND_UNIT)
			continue;
		if (fn->unit[op->id].cls != WB_UNIT_SCALAR ||
			((op->flags & WB_USE) && op->id <= WB_GCN_EXEC_HI && op->id + op->nunit > WB_GCN_EXEC_LO))
			return false;
		for (uint32_t u = 0; u < op->nunit && (op->flags & WB_USE); u++)
			if (!follow(list, n, wb_gsa_use(fn->gsa, i, o, u)))
				return false;
	}
	return true;
}

/* Whether scalar value @v, made in the region, is the same in every run of it: computed on every way through it from
 * what was there before the loop. */
static bool
same_each_run(const struct fixer *f, const struct spot *p, uint32_t v)
{
	const struct wb_fn *fn = f->fn;
	uint32_t list[MOST_FOLLOWED] = { v }, n = 1;

	for (uint32_t at = 0; at < n; at++) {
		const struct wb_gsa_value *x = list[at] == WB_NONE ? NULL : wb_gsa_at(fn->gsa, list[at]);
		uint32_t b = x ? wb_gsa_block(fn->gsa, list[at]) : WB_NONE;
		const struct wb_inst *i =
			x && x->kind == WB_GSA_DEF && !x->clobber && x->unit < fn->nunit ? &fn->inst[x->at] : NULL;

		if (!x || (!wb_bit(p->region, b) && wb_loop_has(fn->loops, p->loop, b)))
			return false;
		if (!wb_bit(p->region, b))
			continue;
		if (!i || !wb_dominates(fn->dom, b, p->end) ||
			fn->loops->of_block[b] != fn->loops->loop[p->loop].parent ||
			(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) || i->op == WB_OP_TIME ||
			i->op == WB_OP_READFIRST ||
			(i->mem.space != WB_SPACE_NONE &&
				(i->mem.space != WB_SPACE_SCALAR || i->mem.access != WB_LOAD)) ||
			!same_operands(f, x->at, list, &n))
			return false;
	}
	return true;
}

/* Scalar @unit gets value @v in the region. Kept aside if the next iteration, or the next run, reads what it was; what
 * is read behind the region must not depend on the run. */
static void
check_unit(struct fixer *f, struct spot *p, uint32_t unit, uint32_t v)
{
	const struct wb_fn *fn = f->fn;
	bool live = wb_gsa_is_live(fn->gsa, p->header, unit);
	uint32_t k = 0;

	if (v != WB_NONE && !stays_inside(f, p, v) && !same_each_run(f, p, v))
		p->why = wb_format(f->cx->unit,
			"%s is written between the loop and the place where lanes may meet again, for the lanes that "
			"are active there, and read behind it",
			fn->unit[unit].name);
	else if (live && unit == WB_GCN_SCC)
		p->why = "SCC is written between the loop and the place where lanes may meet again, and read when the "
			 "loop goes on";
	while (k < p->keep.n && p->keep.at[k] != unit)
		k++;
	if (live && k == p->keep.n)
		WB_PUSH(f->cx->tmp, &p->keep, unit);
}

static void
check_inst(struct fixer *f, struct spot *p, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool sets_exec = writes(fn, i, WB_GCN_EXEC_LO) && !is_join(p, k);

	if (i->op == WB_OP_BARRIER || i->op == WB_OP_CALL || i->op == WB_OP_END || i->op == WB_OP_RET ||
		i->op == WB_OP_HALT || i->op == WB_OP_TRAP)
		p->why = "a barrier, a call or an end of the program lies between the loop and the place where lanes "
			 "may meet again";
	if (gcn_fix_switches_on(fn, i))
		p->why = "all lanes are switched on behind the loop";
	if ((i->flags & WB_I_CROSSLANE) || i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE ||
		i->op == WB_OP_WRITELANE || i->op == WB_OP_PERMUTE)
		p->why = "the code between the loop and the place where lanes may meet again reads other lanes";
	for (uint32_t o = 0; o < i->nopnd && !p->why; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		bool scalar = op->kind == WB_OPND_UNIT && fn->unit[op->id].cls == WB_UNIT_SCALAR &&
			op->id != WB_GCN_EXEC_LO && op->id != WB_GCN_EXEC_HI;

		for (uint32_t u = 0; scalar && u < op->nunit && !p->why; u++) {
			uint32_t v = (op->flags & WB_USE) ? wb_gsa_use(fn->gsa, i, o, u) : WB_NONE;

			if (op->flags & WB_DEF)
				check_unit(f, p, op->id + u, wb_gsa_def(fn->gsa, i, o, u));
			if (sets_exec && v != WB_NONE && op->id != WB_GCN_SCC &&
				!wb_bit(p->region, wb_gsa_block(fn->gsa, v)))
				p->why = "which lanes are active behind the loop was decided before it";
		}
	}
}

static void
check_legal(struct fixer *f, struct spot *p)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_lanes *l = fn->lanes;
	const struct wb_span *a, *z;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = b == p->first ? p->or +!p->into_else : fn->block[b].first;
			wb_bit(p->region, b) && k < region_end(f, p, b) && !p->why; k++)
			check_inst(f, p, k);
	if (p->why)
		return;
	a = &l->span[l->of_inst[p->join.at[p->join.n - 1]] + 1];
	z = &l->span[l->of_inst[p->stop]];
	/* at the end of the program no lane is missed */
	if (fn->inst[p->stop].op != WB_OP_END &&
		((a->flags | z->flags) & WB_SPAN_TOP || !wb_lanes_same(l, z->care, a->exec, z->exec)))
		p->why = "where lanes may meet again, other lanes are active than behind the loop";
	if (f->sgpr + 2 + 2 * p->join.n + p->keep.n > MOST_SGPRS)
		p->why = "no scalar registers are left";
}

/* ---- the new text ---------------------------------------------------------------------------------- */
void
gcn_fix_edit(struct fixer *f, struct edit e)
{
	WB_PUSH(f->cx->unit, &f->edit, e);
}

/* Moves of the kept scalars to registers of their own, or back. */
static const char *
moves(struct fixer *f, const struct spot *p, uint32_t at, bool back)
{
	struct wb_out o = wb_out_new(f->cx->unit);

	for (uint32_t k = 0; k < p->keep.n; k++)
		if (back)
			wb_printf(&o, "\ts_mov_b32 %s, s%u\n", f->fn->unit[p->keep.at[k]].name, at + k);
		else
			wb_printf(&o, "\ts_mov_b32 s%u, %s\n", at + k, f->fn->unit[p->keep.at[k]].name);
	wb_putn(&o, "", 1);
	return o.at;
}

/* `s_mov_b64 pair, 0` for B and the masks of those that have been at each join, or these alone. */
static const char *
clear(struct fixer *f, const struct spot *p, bool all)
{
	struct wb_out o = wb_out_new(f->cx->unit);

	for (uint32_t n = all ? 0 : 1; n <= p->join.n; n++)
		wb_printf(&o, "\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, f->sgpr + 2 * n));
	wb_putn(&o, "", 1);
	return o.at;
}

/* Behind SAFE: those that wait go on; when there are none, all go on that have been at the last join. */
static const char *
go_round(struct fixer *f, const struct spot *p, const char *safe, const char *round, uint32_t kept)
{
	const char *b = gcn_fix_pair(f, f->sgpr), *d = gcn_fix_pair(f, f->sgpr + 2 * p->join.n),
		   *done = wb_format(f->cx->unit, ".Lwb_done_%u_%u", f->fn->id, p->loop);

	if (!p->keep.n)
		return wb_format(f->cx->unit,
			"%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_mov_b64 exec, %s\n\ts_mov_b64 %s, "
			"0\n\ts_cbranch_execnz %s\n\ts_mov_b64 exec, %s\n%s",
			safe, b, b, round, d, clear(f, p, false));
	/* the last run leaves its scalars behind */
	return wb_format(f->cx->unit,
		"%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_mov_b64 exec, %s\n\ts_mov_b64 %s, 0\n\ts_cbranch_execz "
		"%s\n%s\ts_branch %s\n%s:\n\ts_mov_b64 exec, %s\n%s",
		safe, b, b, done, moves(f, p, kept, true), round, done, d, clear(f, p, false));
}

/* In front of the @n-th join: lanes that leave come to the first; who is given back at a later one need not wait for
 * them. */
static const char *
join_label(struct fixer *f, const struct spot *p, uint32_t n)
{
	return n ? wb_format(f->cx->unit, ".Lwb_join%u_%u_%u", n, f->fn->id, p->loop) :
		   wb_format(f->cx->unit, ".Lwb_leave_%u_%u", f->fn->id, p->loop);
}

static void
rewrite(struct fixer *f, const struct spot *p)
{
	struct wb_arena *a = f->cx->unit;
	const struct wb_fn *fn = f->fn;
	const char *b = gcn_fix_pair(f, f->sgpr);
	const char *safe = wb_format(a, ".Lwb_safe_%u_%u", fn->id, p->loop),
		   *back = wb_format(a, ".Lwb_round_%u_%u", fn->id, p->loop), *leave = join_label(f, p, 0);
	uint32_t kept = f->sgpr + 2 + 2 * p->join.n;

	gcn_fix_edit(f, (struct edit){ .line = fn->inst[0].loc.line, .before = clear(f, p, true) });
	/* labels of our own: what the input calls these places need not be something that a branch can name */
	gcn_fix_edit(f,
		(struct edit){
			.line = fn->inst[fn->block[p->header].first].loc.line, .before = wb_format(a, "%s:\n", back) });
	if (p->otherwise) {
		gcn_fix_edit(f,
			(struct edit){ .line = fn->inst[p->branch].loc.line,
				.drop = true,
				.before = wb_format(a, "\t%s %s\n\ts_mov_b64 %s, exec\n\ts_branch %s\n", p->otherwise,
					leave, b, leave) });
	} else {
		gcn_fix_edit(f,
			(struct edit){ .line = fn->inst[p->andn2].loc.line,
				.drop = true,
				.before = wb_format(a, "\ts_andn2_b64 %s, exec, %s\n\ts_branch %s\n", b,
					gcn_fix_pair(f, p->mask), leave) });
		gcn_fix_edit(f, (struct edit){ .line = fn->inst[p->branch].loc.line, .drop = true });
	}
	for (uint32_t n = 0; n < p->join.n; n++) {
		const char *d = gcn_fix_pair(f, f->sgpr + 2 + 2 * n),
			   *skip = n + 1 < p->join.n ? join_label(f, p, n + 1) : safe;
		const char *less = wb_format(a, "\ts_andn2_b64 exec, exec, %s\n", b),
			   *been = wb_format(a, "\ts_or_b64 %s, %s, exec\n", d, d);
		bool into_else = n == 0 && p->into_else;

		gcn_fix_edit(f,
			(struct edit){ .line = fn->inst[p->join.at[n]].loc.line,
				.before = wb_format(a, "%s:\n%s%s%s", join_label(f, p, n), into_else ? less : "",
					into_else ? been : "", into_else ? moves(f, p, kept, false) : "") });
		gcn_fix_edit(f,
			(struct edit){ .line = fn->inst[p->join.at[n]].loc.line + 1,
				.before = wb_format(a, "%s\ts_andn2_b64 exec, exec, %s\n%s%s%s", into_else ? "" : less,
					d, been, n || into_else ? "" : moves(f, p, kept, false),
					into_else ? "" : wb_format(a, "\ts_cbranch_execz %s\n", skip)) });
	}
	gcn_fix_edit(f,
		(struct edit){ .line = fn->inst[p->stop].loc.line,
			.order = UINT32_MAX - p->header,
			.before = go_round(f, p, safe, back, kept) });
	f->sgpr = (kept + p->keep.n + 1) & ~1u;
}

/* The number at the end of the line [at, end), at least @least. */
static uint32_t
at_least(const char *at, const char *end, uint32_t least)
{
	uint64_t n = 0;

	while (end > at && (end[-1] < '0' || end[-1] > '9'))
		end--;
	while (at < end && (at[0] < '0' || at[0] > '9'))
		at++;
	for (; at < end && *at >= '0' && *at <= '9' && n < UINT32_MAX / 10; at++)
		n = n * 10 + (uint64_t)(*at - '0');
	return n > least ? (uint32_t)n : least;
}

static bool
starts(const char *at, const char *end, const char *word)
{
	return (size_t)(end - at) >= strlen(word) && memcmp(at, word, strlen(word)) == 0;
}

static bool
ends(const char *at, const char *end, const char *word)
{
	return (size_t)(end - at) >= strlen(word) && memcmp(end - strlen(word), word, strlen(word)) == 0;
}

/* The lines of the kernel's descriptor and metadata that count scalar registers; VCC, FLAT_SCRATCH and XNACK_MASK count
 * in the latter. */
static bool
count_registers(struct fixer *f, const char *text, size_t bytes)
{
	const char *kernel = wb_format(f->cx->tmp, " %s", f->fn->name),
		   *symbol = wb_format(f->cx->tmp, " %s.kd", f->fn->name), *meta = NULL;
	uint32_t line = 1, meta_line = 0;
	bool here = false, done = false;

	for (const char *at = text, *end = text + bytes; at < end; line++) {
		const char *nl = memchr(at, '\n', (size_t)(end - at)), *word = at;

		nl = nl ? nl : end;
		while (word < nl && (*word == ' ' || *word == '\t'))
			word++;
		if (starts(word, nl, ".amdhsa_kernel "))
			here = ends(word, nl, kernel);
		if (here && starts(word, nl, ".amdhsa_next_free_sgpr")) {
			gcn_fix_edit(f,
				(struct edit){ .line = line,
					.drop = true,
					.before = wb_format(f->cx->unit, "\t\t.amdhsa_next_free_sgpr %u\n",
						at_least(word, nl, f->sgpr)) });
			done = true;
		}
		if (here && starts(word, nl, ".amdhsa_next_free_vgpr") && f->vgpr)
			gcn_fix_edit(f,
				(struct edit){ .line = line,
					.drop = true,
					.before = wb_format(f->cx->unit, "\t\t.amdhsa_next_free_vgpr %u\n",
						at_least(word, nl, f->vgpr)) });
		if (starts(word, nl, ".sgpr_count:")) {
			meta = word;
			meta_line = line;
		}
		if (meta && starts(word, nl, ".symbol:") && ends(word, nl, symbol))
			gcn_fix_edit(f,
				(struct edit){ .line = meta_line,
					.drop = true,
					.before = wb_format(f->cx->unit, "    .sgpr_count:     %u\n",
						at_least(meta, memchr(meta, '\n', (size_t)(end - meta)),
							f->sgpr + 6)) });
		at = nl == end ? end : nl + 1;
	}
	return done;
}

static uint32_t
first_free(const struct wb_fn *fn)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT && fn->opnd[k].id + fn->opnd[k].nunit <= MOST_SGPRS &&
			fn->opnd[k].id + fn->opnd[k].nunit > n)
			n = fn->opnd[k].id + fn->opnd[k].nunit;
	return (n + 1) & ~1u;
}

/* ---- all of it --------------------------------------------------------------------------------------- */
static void
find_all(struct fixer *f, struct spot *p)
{
	find_latch(f, p);
	if (!p->why)
		find_join(f, p);
	if (!p->why)
		find_end(f, p);
	if (!p->why)
		find_region(f, p);
	if (!p->why) {
		find_joins(f, p);
		check_shape(f, p);
	}
	if (!p->why)
		check_legal(f, p);
}

/* Each loop that waits on its own; 0: one of them cannot be rewritten so, and nothing is. */
static uint32_t
fix_loops(struct fixer *f)
{
	const struct wb_deadlock *d = f->fn->deadlock;
	struct wb_bits tried = wb_bits_new(f->cx->tmp, f->fn->loops->nloop);
	uint32_t edits = f->edit.n, sgpr = f->sgpr, n = 0;

	for (uint32_t x = 0; x < d->nfinding; x++) {
		struct spot p = { .loop = d->finding[x].loop };

		if (d->finding[x].rule != WB_RULE_SIMT || wb_bit(tried, p.loop))
			continue;
		wb_bit_set(tried, p.loop);
		find_all(f, &p);
		if (p.why) {
			f->edit.n = edits;
			f->sgpr = sgpr;
			return 0;
		}
		rewrite(f, &p);
		n++;
	}
	return n;
}

static int
by_line(const void *a, const void *b)
{
	const struct edit *x = a, *y = b;

	if (x->line != y->line)
		return x->line > y->line ? 1 : -1;
	return (x->order > y->order) - (x->order < y->order);
}

/* One line of the input with its edits. */
static void
put_line(const struct edit *e, uint32_t n, const char *at, size_t len, struct wb_out *o)
{
	bool drop = false;

	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, e[k].before ? e[k].before : "");
		drop |= e[k].drop;
	}
	if (!drop)
		wb_putn(o, at, len);
}

static void
put_text(struct fixer *f, const struct wb_file *file, struct wb_out *o)
{
	uint32_t line = 1, e = 0;

	if (f->edit.n)
		qsort(f->edit.at, f->edit.n, sizeof *f->edit.at, by_line);
	for (const char *at = file->text, *end = at + file->bytes; at < end; line++) {
		const char *nl = memchr(at, '\n', (size_t)(end - at));
		size_t n = nl ? (size_t)(nl + 1 - at) : (size_t)(end - at);
		uint32_t first = e;

		while (e < f->edit.n && f->edit.at[e].line == line)
			e++;
		put_line(f->edit.at + first, e - first, at, n, o);
		at += n;
	}
}

/* The lines of kernel @fn, where what is looked at is not as it is written: up to the next function. */
static void
own_lines(struct fixer *f, const struct wb_module *as_written)
{
	f->from = f->fn->loc.line;
	f->to = UINT32_MAX;
	for (uint32_t k = 0; k < as_written->nfn; k++)
		if (as_written->fn[k]->loc.line > f->from && as_written->fn[k]->loc.line < f->to)
			f->to = as_written->fn[k]->loc.line;
}

/* Masks of 64 lanes are written, and s_waitcnt, which on gfx10 does not wait for stores. */
static bool
can_be_written(const struct fixer *f)
{
	if (f->m->gfx < 0x1000)
		return true;
	wb_report(
		f->cx->diag, WB_E_NOT_FIXED, f->fn->loc, "%s: code for %s is not rewritten", f->fn->name, f->m->target);
	return false;
}

static bool
waits(const struct wb_fn *fn)
{
	for (uint32_t x = 0; fn->deadlock && x < fn->deadlock->nfinding; x++)
		if (fn->deadlock->finding[x].rule == WB_RULE_SIMT)
			return true;
	return false;
}

/* All loops of f->fn that wait, or none: by @way, or the next one. Returns which. */
static enum wb_gcn_fix_way
fix_kernel(struct fixer *f, const struct wb_module *as_written, uint32_t k, const struct wb_file *in,
	enum wb_gcn_fix_way way)
{
	uint32_t edits = f->edit.n;

	f->in = in;
	f->vgpr = 0;
	f->from = f->to = 0;
	if (f->fn != as_written->fn[k])
		own_lines(f, as_written);
	f->sgpr = first_free(f->fn);
	f->users = wb_gsa_users_find(f->cx->tmp, f->fn->gsa);
	if (way == WB_GCN_FIX_NEAR && (f->to || !fix_loops(f)))
		way = WB_GCN_FIX_TO_END;
	if (way == WB_GCN_FIX_TO_END && !gcn_fix_to_end(f))
		return WB_GCN_FIX_NOT;
	if (count_registers(f, in->text, in->bytes))
		return way;
	f->edit.n = edits;
	wb_report(f->cx->diag, WB_E_NOT_FIXED, f->fn->loc,
		"%s: its descriptor does not say how many scalar registers it uses (.amdhsa_next_free_sgpr)",
		f->fn->name);
	return WB_GCN_FIX_NOT;
}

enum wb_status
wb_gcn_fix(struct wb_ctx *cx, const struct wb_module *m, const struct wb_module *as_written, uint16_t file,
	struct wb_out *o, enum wb_gcn_fix_way *way)
{
	struct fixer f = { .cx = cx, .m = m };
	const struct wb_file *in = cx->files->file.at[file];
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < m->nfn; k++) {
		f.fn = m->fn[k];
		if (!f.fn->is_kernel || !f.fn->lanes || !f.fn->gsa || !waits(f.fn))
			way[k] = WB_GCN_FIX_NOT;
		if (way[k] == WB_GCN_FIX_NOT)
			continue;
		way[k] = can_be_written(&f) ? fix_kernel(&f, as_written, k, in, way[k]) : WB_GCN_FIX_NOT;
		if (way[k] == WB_GCN_FIX_NOT)
			s = WB_REFUSED;
	}
	put_text(&f, in, o);
	return s;
}
