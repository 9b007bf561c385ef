/* passes/deadlock/reach.c -- what lanes that have left a loop may still write.
 *
 * This is all code that is reachable from the exits of the loop (behind.c). A path ends at s_barrier, because no wave
 * passes it before all lanes that can reach it have done so (that only some reach it is a finding of its own), and at
 * the end of the program. What is reached only by paths that come back to the header of the loop has `around` set.
 *
 * Left out is what only lanes of the loop execute: all lanes of its header, if they leave it together; or the one lane
 * that compares choose, as long as these compares are not made anew.
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
	/* sets of lanes that are in the loop, as of its exits: those of the header, the one that compares choose */
	uint32_t own[2];
	struct wb_behind behind[2];	/* for each of them */
	uint32_t role;			/* of the waves that are in the loop */
	struct wb_holder holder;	/* a lock of the lane in the loop, if has_lock */
	bool has_lock;
	WB_VEC(uint32_t) inst;
	WB_VEC(bool) around;
	struct wb_bits taken;		/* instructions */
};

/* Whether only lanes that are in the loop execute @k, as far as paths without the back edge (@around: all) tell. */
static bool
by_own_lanes(struct reach *r, uint32_t k, bool around)
{
	const struct wb_span *s = &r->h->lanes->span[r->h->lanes->of_inst[k]];
	bool own = false;

	for (uint32_t n = 0; n < 2 && !own; n++)
		own = !(s->flags & WB_SPAN_TOP) && r->own[n] != WB_LANES_NONE &&
			!wb_made_anew(r->h, &r->behind[n], k, around) &&
			wb_group_within(wb_check_sets(r->h), (struct wb_group){ s->exec, s->care }, r->own[n]);
	return own;
}

/* Adds the writes of block @b, up to a barrier. */
static void
scan(struct reach *r, uint32_t b, bool around)
{
	WB_EACH_INST(r->h->fn, b, k) {
		if (!wb_bit(r->h->watched, k))
			continue;
		if (r->h->fn->inst[k].op == WB_OP_BARRIER)
			return;
		if (wb_bit(r->taken, k) || by_own_lanes(r, k, around) ||
			(r->has_lock && (k == r->holder.swap || wb_has_lock(r->h, &r->holder, k))) ||
			wb_role_never(r->h, r->role, k) || wb_role_same_item(r->h, r->c, r->role, k))
			continue;
		wb_bit_set(r->taken, k);
		WB_PUSH(r->h->cx->tmp, &r->inst, k);
		WB_PUSH(r->h->cx->tmp, &r->around, around);
	}
}

/* Whether the function returns at the end of block @b, before a barrier. */
static bool
returns(const struct wb_fn *fn, uint32_t b)
{
	WB_EACH_INST(fn, b, k)
		if (fn->inst[k].op == WB_OP_BARRIER)
			return false;
	return fn->block[b].ninst && wb_last_inst(fn, b)->op == WB_OP_RET;
}

struct wb_blocked
wb_blocked_by(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_span *head = &h->lanes->span[h->lanes->block_span[c->header]];
	const struct wb_single single = wb_single_lane(h, c);
	const struct wb_bits closed = wb_closed_with(h, c);
	struct reach r = { .h = h, .c = c, .own = { WB_LANES_NONE, WB_LANES_NONE }, .role = wb_role_in(h, c),
		.taken = wb_bits_new(h->cx->tmp, h->fn->ninst) };
	const struct wb_behind *all = &r.behind[1];
	struct wb_blocked out = { 0 };

	if (!(head->flags & WB_SPAN_TOP) && wb_leaves_together(h, c))
		r.own[0] = head->exec;
	for (uint32_t n = 0; n < single.n; n++)
		r.own[1] = wb_set_and(wb_check_sets(h), n ? r.own[1] : WB_LANES_ALL,
			wb_outcome_set(h, single.atom[n], single.on[n]));
	r.has_lock = wb_holder_in(h, c, &r.holder);
	if (r.own[0] != WB_LANES_NONE)
		r.behind[0] = wb_code_behind(h, c, r.own[0], NULL, closed);
	r.behind[1] = wb_code_behind(h, c, WB_LANES_NONE, &single, closed);
	for (uint32_t n = 0; n < all->ndirect; n++)
		scan(&r, all->block[n], false);
	for (uint32_t n = 0; n < all->n; n++) {
		scan(&r, all->block[n], true);
		out.caller |= returns(h->fn, all->block[n]);
	}
	out.parent = all->parent;
	out.inst = r.inst.at;
	out.n = r.inst.n;
	out.around = r.around.at;
	return out;
}
