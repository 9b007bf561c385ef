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

/* Whether skipping instruction @k, while no lane is on, changes what is executed from @next on (WB_NONE: the
 * end): @k writes a scalar that is read there, or a vector for lanes that are off, or switches lanes on. */
static bool
is_needed(const struct repairer *f, struct wb_bits skipped, uint32_t k, uint32_t next)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = &fn->inst[k];
	enum change c = repair_change(fn, k);

	if ((c == CHANGE_OTHER || c == CHANGE_OWN) && repair_reads_outside(f, skipped, i, true))
		return true;
	WB_EACH_OPND(fn, i, op)
		for (uint32_t u = op->id; next != WB_NONE && op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) &&
			u < op->id + op->nunit; u++) {
			if (u == fn->gsa->exec_lo || u == fn->gsa->exec_hi)
				continue;
			if (fn->unit[u].cls != WB_UNIT_VECTOR && repair_is_live(fn, fn->gsa->block_of[next], next, u))
				return true;
			if (fn->unit[u].cls == WB_UNIT_VECTOR && repair_written_off(f, k, u, next))
				return true;
			for (uint32_t n = 0; n < wb_gsa_lanes(fn->gsa, u); n++)
				if (repair_writes_slot(fn, k, next, fn->gsa->lane_first[u] + n))
					return true;
		}
	return false;
}

uint32_t
repair_next_join(const struct repairer *f, uint32_t b, uint32_t k)
{
	const struct wb_fn *fn = f->fn;
	uint32_t stop = repair_stop_block(f), next = k == WB_NONE ? b : b == stop ? fn->nblock : fn->postdom->ipdom[b],
		 from;
	struct wb_bits skipped = wb_bits_new(f->cx->tmp, fn->nblock);
	bool again;

	while (next < fn->nblock && !repair_may_switch_on(f, next))
		next = next == stop ? fn->nblock : fn->postdom->ipdom[next];
	next = next < fn->nblock ? next : fn->nblock;
	from = next < fn->nblock ? fn->block[next].first : f->stop;
	if (k == WB_NONE)
		wb_reach(f->cx->tmp, fn, b, false, next < fn->nblock ? next : stop, skipped);
	else if (b != stop)
		wb_reach_behind(f->cx->tmp, fn, b, next < fn->nblock ? next : stop, skipped);
	again = k != WB_NONE && wb_bit(skipped, b);
	if (again)	/* a mask that was made in front of k is from outside */
		wb_bit_clear(skipped, b);
	for (uint32_t s = 0; s < fn->nblock; s++) {
		uint32_t n = k != WB_NONE && s == b && !again ? k + 1 : fn->block[s].first;

		for (; (wb_bit(skipped, s) || (k != WB_NONE && s == b) || (s == stop && next == fn->nblock)) &&
			n < repair_end_of(f, s); n++)
			if (is_needed(f, skipped, n, from))
				return WB_NONE;
	}
	return next;
}

/* Whether loop @l ends when no lane is on in it: EXEC is tested in each iteration. */
static bool
left_without_lanes(const struct wb_fn *fn, uint32_t l)
{
	const struct wb_loop *at = &fn->loops->loop[l];

	for (uint32_t k = 0; k < at->nexit_within; k++) {
		const struct wb_edge *x = &fn->edge[fn->loops->list[at->exit + k]];
		const struct wb_inst *i = wb_last_inst(fn, x->src);
		const struct wb_opnd *tested = i ? wb_branch_condition(fn, i) : NULL;
		uint32_t back = 0;

		if (!tested || tested->id != fn->gsa->exec_lo ||
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
			if (v != WB_NONE && !repair_same_each_time(f, v, in, false))
				return false;
		}
	return true;
}

bool
repair_ends_without_lanes(const struct plan *pl, uint32_t b)
{
	const struct repairer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	uint32_t stop = repair_stop_block(f);
	struct wb_bits in = wb_bits_new(f->cx->tmp, fn->nblock);

	wb_reach(f->cx->tmp, fn, b, false, stop, in);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_bit(in, fn->loops->loop[l].header) && !wb_bit(pl->parked, l) && !left_without_lanes(fn, l))
			return false;
	for (uint32_t s = 0; s < fn->nblock; s++)
		for (uint32_t k = fn->block[s].first; (s == stop || wb_bit(in, s)) && k < repair_end_of(f, s); k++)
			if (fn->inst[k].mem.space == WB_SPACE_SCALAR && !loads_known(f, in, k))
				return false;
	return true;
}
