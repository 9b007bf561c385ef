/* passes/repair/idle.c -- code that the program counter reaches with no lane on (park.c).
 *
 * When the waiting lanes are parked and the others continue, the program counter may be in code of which none of these
 * is a part. This code is skipped up to the next instruction that switches lanes on again, if it changes no scalar that
 * is read there. Otherwise it is executed, if it certainly ends: each of its loops tests EXEC in every iteration, or
 * its lanes are parked, and its scalar loads have addresses that were known before.
 *
 * Cost:   O(instructions + blocks * loops) for each instruction that switches lanes on again.
 */
#include "repair.h"

struct wb_bits
repair_between(const struct repairer *f, uint32_t from, bool behind, uint32_t until)
{
	struct wb_bits in = wb_bits_new(f->cx->tmp, f->fn->nblock);

	if (behind)
		wb_reach_behind(f->cx->tmp, f->fn, from, until, in);
	else
		wb_reach(f->cx->tmp, f->fn, from, false, until, in);
	return in;
}

/* Whether skipping instruction @k, while no lane is on, changes what is executed from block @next on (fn->nblock: the
 * end): @k writes a scalar that is read there, or a vector register for lanes that are off, or switches lanes on. */
static bool
is_needed(const struct repairer *f, struct wb_bits skipped, uint32_t k, uint32_t next)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	enum change c = repair_change(fn, k);
	bool scalars = next < fn->nblock;

	if ((c == CHANGE_OTHER || c == CHANGE_OWN) && repair_reads_outside(f, skipped, i))
		return true;
	if (scalars && repair_written_for(fn, k, next) != WB_NONE)
		return true;
	WB_EACH_OPND(fn, i, op)
		for (uint32_t u = op->id; scalars && op->kind == WB_OPND_UNIT && u < op->id + op->nunit; u++)
			if ((op->flags & WB_DEF) && fn->unit[u].cls == WB_UNIT_VECTOR &&
				repair_written_off(f, k, u, next))
				return true;
	WB_EACH_OPND(fn, i, op)
		for (uint32_t u = 0; scalars && op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->nunit; u++)
			for (uint32_t n = 0; n < wb_gsa_lanes(fn->gsa, op->id + u); n++)
				if (repair_writes_slot(fn, k, next, fn->gsa->lane_first[op->id + u] + n))
					return true;
	return false;
}

uint32_t
repair_next_join(const struct repairer *f, uint32_t b, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	uint32_t next = k == WB_NONE ? b : fn->postdom->ipdom[b];
	struct wb_bits skipped;
	bool again;

	while (next < fn->nblock && !repair_may_switch_on(f, next))
		next = fn->postdom->ipdom[next];
	next = next < fn->nblock ? next : fn->nblock;
	skipped = repair_between(f, b, k != WB_NONE, next);
	again = k != WB_NONE && wb_bit(skipped, b);
	if (again)	/* a mask that was made in front of k is from outside */
		wb_bit_clear(skipped, b);
	for (uint32_t n = k + 1; k != WB_NONE && n < fn->block[b].first + fn->block[b].ninst; n++)
		if (is_needed(f, skipped, n, next))
			return WB_NONE;
	for (uint32_t s = 0; s < fn->nblock; s++)
		for (uint32_t n = 0; (wb_bit(skipped, s) || (again && s == b)) && n < fn->block[s].ninst; n++)
			if (is_needed(f, skipped, fn->block[s].first + n, next))
				return WB_NONE;
	return next;
}

/* Whether loop @l ends when no lane is on in it: EXEC is tested in each iteration. */
static bool
left_without_lanes(const struct wb_fn *fn, uint32_t l)
{
	const struct wb_loop *at = &fn->loops->loop[l];

	for (uint32_t k = 0; k < at->nexit_within; k++) {
		const struct wb_edge *x = &fn->edge[fn->loops->list[at->exit + k]];
		uint32_t last = repair_last(fn, x->src), back = 0;
		const struct wb_inst *i = last == WB_NONE ? NULL : &fn->inst[last];

		if (!i || repair_tested(fn, i) != fn->gsa->exec_lo ||
			(i->op == WB_OP_CBRZ) != (x->kind == WB_EDGE_TAKEN) || wb_loop_has(fn->loops, l, x->dst))
			continue;
		while (back < at->nback &&
			wb_dominates(fn->dom, x->src, fn->edge[fn->loops->list[at->back + back]].src))
			back++;
		if (back == at->nback)
			return true;
	}
	return false;
}

/* Whether the address of scalar load @k is made of what was known before @in. */
static bool
loads_known(const struct repairer *f, struct wb_bits in, uint32_t k)
{
	const struct wb_gsa *g = f->fn->gsa;

	WB_EACH_OPND(f->fn, &f->fn->inst[k], op)
		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && u < op->nunit; u++) {
			uint32_t v = wb_gsa_use_of(g, op, u);
			struct origin o;

			v = v != WB_NONE && repair_origin_of(f, v, &o) ? o.value : v;
			if (v != WB_NONE && !repair_same_each_time(f, v, &(struct repeated){ in, WB_NONE, WB_NONE }))
				return false;
		}
	return true;
}

/* Whether lanes of loop @l are parked: no back edge is left. */
static bool
is_parked(const struct plan *pl, uint32_t l)
{
	uint32_t k = 0;

	while (k < pl->part.n && pl->part.at[k].r.loop != l)
		k++;
	return k < pl->part.n;
}

bool
repair_ends_without_lanes(const struct plan *pl, uint32_t b)
{
	const struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	struct wb_bits in = repair_between(f, b, false, WB_NONE);

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_bit(in, fn->loops->loop[l].header) && !is_parked(pl, l) && !left_without_lanes(fn, l))
			return false;
	for (uint32_t s = 0; s < fn->nblock; s++)
		for (uint32_t k = fn->block[s].first; wb_bit(in, s) && k < fn->block[s].first + fn->block[s].ninst; k++)
			if (fn->inst[k].mem.space == WB_SPACE_SCALAR && !loads_known(f, in, k))
				return false;
	return true;
}
