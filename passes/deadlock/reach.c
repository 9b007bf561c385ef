/* passes/deadlock/reach.c -- what lanes that have left a loop may still write.
 *
 * This is all code that is reachable from the exits of the loop. A path ends at s_barrier, because no wave passes it
 * before all lanes that can reach it have done so (that only some reach it is a finding of its own), and at the end of
 * the program. Paths that come back to the header of the loop go on from there once more, with `around` set: what they
 * reach is not reached directly.
 *
 * Serialised arms of a branch are successors on the graph of the machine. So of the blocks that the published algorithm
 * calls parallel, those that come later are reached, and those that come earlier have been executed already.
 *
 * Cost:   O(blocks + edges + instructions).
 */
#include "deadlock.h"

struct reach {
	struct wb_check *h;
	const struct wb_cycle *c;
	const struct wb_single *single;
	uint32_t role;			/* of the waves that are in the loop */
	struct wb_holder holder;	/* a lock of the lane in the loop, if has_lock */
	bool has_lock;
	struct wb_bits closed;		/* headers where paths end */
	WB_VEC(uint32_t) queue;
	struct wb_bits visited, cleared;	/* blocks; cleared: reached on a path that executed `single` again */
	WB_VEC(uint32_t) inst;
	WB_VEC(bool) around;
	struct wb_bits taken;		/* instructions */
	struct wb_blocked *out;
};

static void
enter(struct reach *r, uint32_t b, uint32_t from, bool cleared)
{
	bool first = !wb_bit(r->visited, b);

	if (!first && (!cleared || wb_bit(r->cleared, b)))
		return;
	if (first)
		r->out->parent[b] = from;
	wb_bit_set(r->visited, b);
	if (cleared)
		wb_bit_set(r->cleared, b);
	WB_PUSH(r->h->cx->tmp, &r->queue, b);
}

/* Whether only the lane that is in the loop executes @k. */
static bool
same_lane(const struct reach *r, uint32_t k)
{
	const struct wb_lanes *l = r->h->lanes;
	bool same = r->single->n;

	for (uint32_t n = 0; n < r->single->n && same; n++)
		same = wb_set_implies(r->h, l->span[l->of_inst[k]].care, wb_lanes_exec(l, k), r->single->atom[n],
			r->single->on[n]);
	return same;
}

/* Whether @k is a compare that picks the lane: behind it, another lane may be picked. */
static bool
picks_again(const struct reach *r, uint32_t k)
{
	bool again = false;

	for (uint32_t n = 0; n < r->single->n; n++)
		again |= k == r->h->lanes->atom[r->single->atom[n]].inst;
	return again;
}

/* Whether every execution of these compares picks the same lane. */
static bool
picks_one(const struct reach *r)
{
	bool one = r->single->n;

	for (uint32_t n = 0; n < r->single->n && one; n++)
		one = wb_compare_invariant(r->h, r->h->lanes->atom[r->single->atom[n]].inst);
	return one;
}

/* Adds the writes of a block; false: the path ends at a barrier. */
static bool
scan(struct reach *r, uint32_t b, bool around, bool *cleared)
{
	const struct wb_fn *fn = r->h->fn;

	WB_EACH_INST(fn, b, k) {
		if (r->single->n)
			*cleared |= picks_again(r, k);
		if (!wb_bit(r->h->watched, k))
			continue;
		if (fn->inst[k].op == WB_OP_BARRIER)
			return false;
		if (wb_bit(r->taken, k) || (!*cleared && same_lane(r, k)) ||
			(r->has_lock && (k == r->holder.swap || wb_has_lock(r->h, &r->holder, k))) ||
			wb_role_never(r->h, r->role, k) || wb_role_same_item(r->h, r->c, r->role, k))
			continue;
		wb_bit_set(r->taken, k);
		WB_PUSH(r->h->cx->tmp, &r->inst, k);
		WB_PUSH(r->h->cx->tmp, &r->around, around);
	}
	return true;
}

static void
walk(struct reach *r, bool around)
{
	const struct wb_fn *fn = r->h->fn;

	for (uint32_t at = 0; at < r->queue.n; at++) {
		uint32_t b = r->queue.at[at];
		bool cleared = wb_bit(r->cleared, b);

		if (!scan(r, b, around, &cleared))
			continue;
		WB_EACH_SUCC(fn, b, dst)
			if (dst != WB_NONE && (around || !wb_cycle_has(r->c, dst)) && !wb_bit(r->closed, dst))
				enter(r, dst, b, cleared);
		if (fn->block[b].ninst && wb_last_inst(fn, b)->op == WB_OP_RET)
			r->out->caller = true;
	}
}

struct wb_blocked
wb_blocked_by(struct wb_check *h, const struct wb_cycle *c, const struct wb_single *single, struct wb_bits closed)
{
	const struct wb_fn *fn = h->fn;
	struct wb_arena *a = h->cx->tmp;
	struct wb_blocked out = { .parent = wb_new_ids(a, fn->nblock) };
	struct reach r = { .h = h,
		.c = c, .single = single, .role = wb_role_in(h, c), .closed = closed,
		.visited = wb_bits_new(a, fn->nblock), .cleared = wb_bits_new(a, fn->nblock),
		.taken = wb_bits_new(a, fn->ninst),
		.out = &out };
	bool back = false;

	r.has_lock = wb_holder_in(h, c, &r.holder);
	for (uint32_t k = 0; k < c->nexit; k++)
		if (fn->edge[c->exit[k]].dst != WB_NONE && !wb_bit(closed, fn->edge[c->exit[k]].dst))
			enter(&r, fn->edge[c->exit[k]].dst, fn->edge[c->exit[k]].src, single->n == 0);
	walk(&r, false);
	WB_EACH_PRED(fn, c->header, src)
		back |= src != WB_NONE && !wb_cycle_has(c, src) && wb_bit(r.visited, src);
	if (back && !wb_bit(closed, c->header)) {
		r.queue.n = 0;
		enter(&r, c->header, WB_NONE, !picks_one(&r));
		walk(&r, true);
	}
	out.inst = r.inst.at;
	out.n = r.inst.n;
	out.around = r.around.at;
	return out;
}

void
wb_writes_before(struct wb_check *h, const struct wb_cycle *c, struct wb_bits closed, struct wb_bits inst)
{
	struct wb_single none = { 0 };
	struct wb_blocked w = wb_blocked_by(h, c, &none, closed);

	for (uint32_t k = 0; k < w.n; k++)
		wb_bit_set(inst, w.inst[k]);
}
