/* passes/repair/near.c -- repair NEAR: lanes that leave a loop do at once what the others wait for.
 *
 * Lanes that leave a loop are off until all lanes have left. What they must do for the others is behind the loop, in
 * the region up to the last write that others wait for. The region can be executed for each group of lanes that leaves,
 * before the others start the next iteration (src/gcn/fix.c shows the code):
 *
 *		header:	...				lanes that wait: B
 *			narrow EXEC by M, branch on it
 *		first:	switch lanes on (join)		without B, and without those that were here before
 *			region
 *		stop:	...				B goes back to the header; if B is empty, all continue
 *
 * The first join is of M, or of the mask of an `if` around the loop if the compiler joins both at once; the other lanes
 * of that mask execute the region with the first group. If they are joined later, in the region, the lanes that were
 * not in the loop continue from there once, even if no lane has left the loop. Then the code before that join is
 * skipped. A scalar that the region overwrites, but the loop or the next execution of the region reads, is kept in
 * another register.
 *
 * It is legal if the region has one end, and one entry besides such joins; it has no barrier; it reads no
 * other lanes; it decides itself which lanes are on in it; no scalar is written between two joins and read behind the
 * second one; and scalars that it makes, and that are read behind it, are the same in every execution. Other back edges
 * of the loop stay if all lanes take them. Vector registers are safe: lanes that are off keep them.
 *
 * Cost:   O(instructions + blocks) for each loop.
 */
#include "repair.h"

struct near {
	struct wb_repair_loop r;
	uint32_t latch, or;		/* block; instruction of the first join */
	struct wb_bits region;		/* blocks; of the last one, only the part before the end */
	uint32_t first;			/* block behind the loop */
	uint32_t end;			/* block in which the region ends */
	const char *why;		/* why it is refused */
};

/* ---- where it is ---------------------------------------------------------------------------- */
/* Whether block @b has a back edge of @l. */
static bool
ends_iteration(const struct wb_fn *fn, const struct wb_loop *l, uint32_t b)
{
	for (uint32_t k = 0; k < l->nback; k++)
		if (fn->edge[fn->loops->list[l->back + k]].src == b)
			return true;
	return false;
}

/* Whether branch @i is taken by all lanes or by none: it tests VCC or SCC. */
static bool
is_wave_branch(const struct repairer *f, const struct wb_inst *i)
{
	uint32_t unit = repair_tested(f->fn, i);

	return unit != WB_NONE && (unit == f->scc || unit == f->vcc_lo);
}

static void
find_latch(struct repairer *f, struct near *p)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_loop *l = &fn->loops->loop[p->r.loop];
	const struct wb_block *b;
	const struct wb_edge *exit;

	if (l->irreducible || l->nexit_within != 1) {
		p->why = "the loop has more than one entry or exit";
		return;
	}
	exit = &fn->edge[fn->loops->list[l->exit]];
	p->r.header = l->header;
	p->latch = exit->src;
	p->first = exit->dst;
	b = &fn->block[p->latch];
	for (uint32_t k = 0; k < l->nback && !p->why; k++)
		if (fn->edge[fn->loops->list[l->back + k]].src != p->latch &&
			!repair_keeps_lanes(fn, p->r.header, fn->edge[fn->loops->list[l->back + k]].src))
			p->why = "a part of the loop iterates for some of its lanes only";
	if (p->why)
		return;
	p->why = "the loop does not end with s_andn2_b64 exec, exec and a branch on EXEC";
	if (p->first == WB_NONE || b->ninst < 2 || !ends_iteration(fn, l, p->latch))
		return;
	p->r.branch = b->first + b->ninst - 1;
	if (is_wave_branch(f, &fn->inst[p->r.branch]) && exit->kind == WB_EDGE_FALL) {
		p->why = NULL;
		return;
	}
	p->r.narrow = p->r.branch - 1;
	p->r.mask = repair_combined(fn, &fn->inst[p->r.narrow], WB_OP_ANDN2);
	if (p->r.mask == WB_NONE || repair_tested(fn, &fn->inst[p->r.branch]) != fn->gsa->exec_lo)
		return;
	p->why = NULL;
}

/* The first instruction of block @at that is no wait and no nop; WB_NONE: none. */
static uint32_t
first_at(const struct wb_fn *fn, uint32_t at)
{
	const struct wb_block *b = &fn->block[at];
	uint32_t k = b->first;

	while (k < b->first + b->ninst && (fn->inst[k].op == WB_OP_WAITCNT || fn->inst[k].op == WB_OP_NOP))
		k++;
	return k < b->first + b->ninst ? k : WB_NONE;
}

/* The same, if it switches lanes on. */
static uint32_t
join_at(const struct wb_fn *fn, uint32_t at)
{
	uint32_t k = first_at(fn, at);

	return k != WB_NONE && repair_combined(fn, &fn->inst[k], WB_OP_OR) != WB_NONE ? k : WB_NONE;
}

/* The same, if it sends the other lanes into an else: s_andn2_saveexec_b64 M, M. */
static uint32_t
else_at(const struct wb_fn *fn, uint32_t at)
{
	uint32_t k = first_at(fn, at);

	return k != WB_NONE && fn->inst[k].op == WB_OP_SAVEEXEC_ANDN2 ? k : WB_NONE;
}

/* Finds the first join behind the loop. */
static void
find_join(struct repairer *f, struct near *p)
{
	p->or = join_at(f->fn, p->first);
	/* lanes that leave one by one are not in EXEC there */
	if (p->or == WB_NONE && p->r.narrow == WB_NONE && (p->or = else_at(f->fn, p->first)) != WB_NONE)
		p->r.into_else = true;
	if (p->or == WB_NONE)
		p->why = "the code behind the loop does not begin by giving back the lanes that have left it";
}

/* Whether all lanes that were in the loop can be joined in block @b. */
static bool
may_end_in(const struct repairer *f, const struct near *p, uint32_t b)
{
	const struct wb_fn *fn = f->fn;

	return b != fn->nblock && !wb_loop_has(fn->loops, p->r.loop, b) &&
		fn->loops->of_block[b] == fn->loops->loop[p->r.loop].parent;
}

/* Whether finding @x says that lanes wait in this loop. */
static bool
is_about(const struct wb_finding *x, const struct near *p)
{
	return x->rule == WB_RULE_SIMT && x->loop == p->r.loop;
}

/* Finds the end of the region: behind the last write that others wait for, in any finding about the loop. */
static void
find_end(struct repairer *f, struct near *p)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_deadlock *d = fn->deadlock;
	uint32_t b = p->first, last = 0;

	for (uint32_t x = 0; x < d->nfinding; x++)
		for (uint32_t k = 0; is_about(&d->finding[x], p) && k < d->finding[x].nwrite; k++)
			b = wb_postdom_meet(fn->postdom, b, fn->gsa->block_of[d->list[d->finding[x].write + k]]);
	if (!may_end_in(f, p, b)) {
		p->why = "no place behind the loop is passed by all lanes";
		return;
	}
	for (uint32_t x = 0; x < d->nfinding; x++)
		for (uint32_t k = 0; is_about(&d->finding[x], p) && k < d->finding[x].nwrite; k++) {
			uint32_t write = d->list[d->finding[x].write + k];

			last = fn->gsa->block_of[write] == b && write + 1 > last ? write + 1 : last;
		}
	p->end = b;
	p->r.stop = b == p->first ? p->or + 1 : fn->block[b].first;
	p->r.stop = last > p->r.stop ? last : p->r.stop;
	if (p->r.stop < fn->block[b].first + fn->block[b].ninst)
		return;
	p->end = b = fn->postdom->ipdom[b];
	if (may_end_in(f, p, b) && fn->block[b].ninst)
		p->r.stop = fn->block[b].first;
	else
		p->why = "the last write stands at the end of its block";
}

static void
find_region(struct repairer *f, struct near *p)
{
	const struct wb_fn *fn = f->fn;

	p->region = wb_bits_new(f->cx->tmp, fn->nblock);
	wb_reach(f->cx->tmp, fn, p->first, false, p->end, p->region);
	wb_bit_set(p->region, p->end);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		if (!wb_bit(p->region, b))
			continue;
		if (wb_loop_has(fn->loops, p->r.loop, b))
			p->why = "the code behind the loop leads back into it";
		for (uint32_t k = 0; k < fn->block[b].nout && b != p->end; k++)
			if (fn->edge[fn->out[fn->block[b].out + k]].dst == WB_NONE)
				p->why = "the program may end before the safe point";
	}
	/* another waiting loop on the path must be on it as a whole */
	for (uint32_t l = 0; l < fn->loops->nloop && !p->why; l++)
		for (uint32_t n = 0; n < fn->loops->loop[l].nblock && l != p->r.loop; n++)
			if (wb_bit(p->region, fn->loops->list[fn->loops->loop[l].block + n]) !=
					wb_bit(p->region, fn->loops->loop[l].header) &&
				!wb_loop_has(fn->loops, l, p->r.header))
				p->why = "the safe point lies in another loop";
}

static uint32_t
region_end(const struct repairer *f, const struct near *p, uint32_t b)
{
	return b == p->end ? p->r.stop : f->fn->block[b].first + f->fn->block[b].ninst;
}

/* Finds the instructions of the region that switch on lanes which parted before the loop, inner ones first. Each must
 * be on every path to the end. Lanes that were not in the loop may come there from elsewhere. */
static void
find_joins(struct repairer *f, struct near *p)
{
	const struct wb_fn *fn = f->fn;

	WB_PUSH(f->cx->unit, &p->r.join, p->or);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		bool inner = wb_bit(p->region, b) && b != p->first && wb_dominates(fn->dom, b, p->end);
		uint32_t k = inner ? join_at(fn, b) : WB_NONE, at = p->r.join.n, v;

		if (k == WB_NONE || k >= region_end(f, p, b))
			continue;
		v = wb_gsa_use(fn->gsa, &fn->inst[k], wb_opnd(fn, &fn->inst[k], 1)->id == fn->gsa->exec_lo ? 2 : 1, 0);
		if (v == WB_NONE || wb_bit(p->region, wb_gsa_block(fn->gsa, v)))
			continue;
		WB_PUSH(f->cx->unit, &p->r.join, k);
		for (; at > 1 && fn->dom->depth[fn->gsa->block_of[p->r.join.at[at - 1]]] > fn->dom->depth[b]; at--)
			p->r.join.at[at] = p->r.join.at[at - 1];
		p->r.join.at[at] = k;
	}
}

static bool
is_join(const struct near *p, uint32_t k)
{
	uint32_t n = 0;

	while (n < p->r.join.n && p->r.join.at[n] != k)
		n++;
	return n < p->r.join.n;
}

/* Whether the region ends with the program, at the start of block @b: who comes there from elsewhere has nothing left
 * to do. */
static bool
ends_at(const struct wb_fn *fn, const struct near *p, uint32_t b)
{
	return b == p->end && p->r.stop == fn->block[b].first && fn->inst[p->r.stop].op == WB_OP_END;
}

/* Only the loop, and what surrounds it, may lead into the region; into the middle of it only at joins. */
static void
check_shape(struct repairer *f, struct near *p)
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
								wb_loop_has(fn->loops, p->r.loop, src))))
				p->why = "the code between the loop and the safe point is entered from elsewhere "
					 "too";
		}
}

/* ---- legality ---------------------------------------------------------------------------------- */
/* Whether instruction @k is one of the region. */
static bool
in_region(const struct repairer *f, const struct near *p, uint32_t k)
{
	uint32_t b = f->fn->gsa->block_of[k];

	return wb_bit(p->region, b) && k < region_end(f, p, b);
}

/* Whether a value made in the region is read only in the region, in the same execution. */
static bool
stays_inside(const struct repairer *f, const struct near *p, uint32_t v)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_todo todo = wb_todo_new(f->cx->tmp, g->nvalue);

	wb_todo_add(&todo, v);
	while (todo.n) {
		v = todo.at[--todo.n];
		for (uint32_t k = f->users.first[v]; k < f->users.first[v + 1]; k++) {
			struct wb_gsa_user u = f->users.user[k];

			if (u.is_value ? !wb_bit(p->region, wb_gsa_block(g, u.id)) : !in_region(f, p, u.id))
				return false;
			if (u.is_value)
				wb_todo_add(&todo, u.id);
		}
	}
	return true;
}

/* Scalar @unit becomes @v in the region. It is kept in another register if the next iteration, or the next execution of
 * the region, reads the old value. What is read behind the region must not depend on the execution. */
static void
check_unit(struct repairer *f, struct near *p, uint32_t unit, uint32_t v)
{
	const struct wb_fn *fn = f->fn;
	bool live = wb_gsa_is_live(fn->gsa, p->r.header, unit);
	uint32_t k = 0;

	if (v != WB_NONE && !stays_inside(f, p, v) &&
		!repair_same_each_time(f, v, &(struct repeated){ p->region, p->r.loop, p->end }))
		p->why = wb_format(f->cx->unit,
			"%s is written between the loop and the safe point, for the lanes that are active there, and "
			"read behind it", fn->unit[unit].name);
	else if (live && unit == f->scc)
		p->why = "SCC is written between the loop and the safe point, and read when the loop goes on";
	while (k < p->r.keep.n && p->r.keep.at[k] != unit)
		k++;
	if (live && k == p->r.keep.n)
		WB_PUSH(f->cx->unit, &p->r.keep, unit);
}

static void
check_inst(struct repairer *f, struct near *p, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool sets_exec = wb_names(fn, i, fn->gsa->exec_lo, 1, WB_DEF) && !is_join(p, k);

	if (i->op == WB_OP_BARRIER || i->op == WB_OP_END || i->op == WB_OP_HALT || i->op == WB_OP_TRAP)
		p->why = "a barrier or an end of the program lies between the loop and the safe point";
	if (repair_switches_on(fn, i))
		p->why = "all lanes are switched on behind the loop";
	if (repair_writes_memory(i))
		p->why = "the wave writes memory once between the loop and the safe point";
	if ((i->flags & WB_I_CROSSLANE) || i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE ||
		i->op == WB_OP_WRITELANE || i->op == WB_OP_PERMUTE)
		p->why = "the code between the loop and the safe point reads other lanes";
	for (uint32_t o = 0; o < i->nopnd && !p->why; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		bool scalar = op->kind == WB_OPND_UNIT && fn->unit[op->id].cls == WB_UNIT_SCALAR &&
			op->id != fn->gsa->exec_lo && op->id != fn->gsa->exec_hi;

		for (uint32_t u = 0; scalar && u < op->nunit && !p->why; u++) {
			uint32_t v = (op->flags & WB_USE) ? wb_gsa_use(fn->gsa, i, o, u) : WB_NONE;

			if (op->flags & WB_DEF)
				check_unit(f, p, op->id + u, wb_gsa_def(fn->gsa, i, o, u));
			if (sets_exec && v != WB_NONE && op->id != f->scc &&
				!wb_bit(p->region, wb_gsa_block(fn->gsa, v)))
				p->why = "which lanes are active behind the loop was decided before it";
		}
	}
}

/* With no lane on, the code from a join to the next one is skipped. */
static void
check_skipped(struct repairer *f, struct near *p)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t n = 1; n < p->r.join.n && !p->why; n++) {
		uint32_t at = p->r.join.at[n - 1], from = fn->gsa->block_of[at], unit,
			 to = fn->gsa->block_of[p->r.join.at[n]];
		struct wb_bits in = wb_bits_new(f->cx->tmp, fn->nblock);

		wb_reach(f->cx->tmp, fn, from, false, to, in);
		for (uint32_t b = 0; b < fn->nblock; b++)
			for (uint32_t k = b == from ? at + 1 : fn->block[b].first;
				b != to && wb_bit(in, b) && k < fn->block[b].first + fn->block[b].ninst && !p->why;
				k++)
				if ((unit = repair_written_for(fn, k, to)) != WB_NONE)
					p->why = wb_format(f->cx->unit,
						"%s is written by lanes that leave the loop, and read by lanes that "
						"were not in it", fn->unit[unit].name);
	}
}

static void
check_legal(struct repairer *f, struct near *p)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_lanes *l = fn->lanes;
	const struct wb_span *a, *z;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = b == p->first ? p->or +!p->r.into_else : fn->block[b].first;
			wb_bit(p->region, b) && k < region_end(f, p, b) && !p->why; k++)
			check_inst(f, p, k);
	check_skipped(f, p);
	if (p->why)
		return;
	a = &l->span[l->of_inst[p->r.join.at[p->r.join.n - 1]] + 1];
	z = &l->span[l->of_inst[p->r.stop]];
	/* at the end of the program no lane is needed */
	if (fn->inst[p->r.stop].op != WB_OP_END &&
		((a->flags | z->flags) & WB_SPAN_TOP || !wb_lanes_same(l, z->care, a->exec, z->exec)))
		p->why = "at the safe point other lanes are active than behind the loop";
	if (f->sgpr + 2 + 2 * p->r.join.n + p->r.keep.n > f->in->most_sgprs)
		p->why = "no scalar registers are left";
}

static void
find_all(struct repairer *f, struct near *p)
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

/* Whether lanes of @a, of which none is left at a join, would pass over the safe point of @b, a loop behind @a: lanes
 * may wait there. Where both end at one place, @b goes on first. */
static bool
passes_over(const struct repairer *f, const struct near *a, const struct near *b)
{
	bool over = false;

	for (uint32_t n = 1; n < a->r.join.n; n++)
		over |= in_region(f, b, a->r.join.at[n]);
	return over && a->r.stop != b->r.stop && wb_bit(a->region, b->r.header);
}

bool
repair_near(struct repairer *f, struct wb_repair *out)
{
	const struct wb_deadlock *d = f->fn->deadlock;
	struct wb_bits tried = wb_bits_new(f->cx->tmp, f->fn->loops->nloop);
	WB_VEC(struct near) done = { 0 };
	uint32_t sgpr = f->sgpr;

	for (uint32_t x = 0; x < d->nfinding; x++) {
		struct near p = { .r = { .loop = d->finding[x].loop, .narrow = WB_NONE } };

		if (d->finding[x].rule != WB_RULE_SIMT || !wb_bit_add(tried, p.r.loop))
			continue;
		find_all(f, &p);
		for (uint32_t k = 0; k < done.n && !p.why; k++)
			if (passes_over(f, &p, &done.at[k]) || passes_over(f, &done.at[k], &p))
				p.why = "two loops have safe points that lanes of one would pass in the other";
		if (p.why) {
			f->sgpr = sgpr;
			out->loop.n = 0;
			return false;
		}
		p.r.sgpr = f->sgpr;
		f->sgpr = (f->sgpr + 2 + 2 * p.r.join.n + p.r.keep.n + 1) & ~1u;
		WB_PUSH(f->cx->unit, &out->loop, p.r);
		WB_PUSH(f->cx->tmp, &done, p);
	}
	return out->loop.n > 0;
}
