/* passes/deadlock/locks.c -- locks, who holds them, and where they are not released.
 *
 * The machine has no locks. A lock is recognised by its code: an atomic operation that writes a constant other than 0
 * and returns the old value; a compare of the old value with a constant; and either a loop that repeats until this
 * compare succeeds, or a write that may release the lock: to the same location, or of the free value to the same
 * object. So a flag that only tells who came first is no lock.
 *
 *	v_mov_b32 v1, 1
 *	ds_wrxchg_rtn_b32 v2, v0, v1	; taken = 1
 *	v_cmp_eq_u32 vcc, 0, v2		; free = 0: these lanes have the lock
 *
 * From the compare on, the lane with the lock is followed from span to span (lanes.h), up to its release. It holds the
 * lock in all spans in which it may be on. Where it may be off, it waits, and goes where the wave goes, until it may be
 * on again. If it reaches the end of the kernel, the lock leaks.
 *
 * This is a heuristic in both directions, and off by default: two conditions are known to exclude each other only if
 * they are the same compare, and different arguments are assumed to be different memory.
 *
 * Cost:   O(instructions), and WB_LIMIT_LOCKS spans, a few queries of sets for each, for each lock.
 */
#include "deadlock.h"

/* The value that atomic operation @k writes: its only data, or the new value of a compare-and-swap. */
static uint32_t
new_value(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t v[2];

	if (wb_swap_data(h, k, v))
		return v[0];
	if (i->mem.bytes != 4 || i->mem.count != 1 || i->mem.data == 255)
		return WB_NONE;
	return wb_gsa_use(h->g, i, i->mem.data, 0);
}

/* The innermost loop around @k that repeats until the lock is taken. */
static uint32_t
waiting_loop(struct wb_check *h, uint32_t k, const uint8_t *verdict)
{
	uint32_t l = h->fn->loops->of_block[h->g->block_of[k]];
	struct wb_cycle c;
	struct wb_slice s;

	if (l == WB_NONE || verdict[l] == WB_LOOP_UNREAD || verdict[l] == WB_LOOP_COUNTED ||
		verdict[l] == WB_LOOP_RETRY)
		return WB_NONE;
	c = wb_cycle_of_loop(h, l);
	s = wb_slice_exits(h, &c);
	return wb_slice_has(&s, k) && wb_address_fixed(h, k, &c) ? l : WB_NONE;
}

static bool
takes(struct wb_check *h, uint32_t k, struct wb_lock *l)
{
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t v, number;

	if (!wb_may_take(i))
		return false;
	v = new_value(h, k);
	if (v == WB_NONE || !wb_constant(h, v, k, &l->taken) || l->taken == 0)
		return false;
	for (uint32_t a = 0; a < h->lanes->natom; a++) {
		const struct wb_opnd *with;

		if (h->lanes->atom[a].kind != WB_ATOM_CMP ||
			!wb_compares_returned(h, h->lanes->atom[a].inst, k, &with) ||
			!wb_is_number(h, with, h->lanes->atom[a].inst, &number))
			continue;
		l->inst = k;
		l->atom = a;
		l->on = (h->fn->inst[h->lanes->atom[a].inst].op == WB_OP_EQ) == (number != l->taken);
		l->free = number;
		return true;
	}
	return false;
}

bool
wb_written_constant(struct wb_check *h, uint32_t inst, uint32_t *number)
{
	uint32_t v = new_value(h, inst);

	return v != WB_NONE && wb_constant(h, v, inst, number);
}

/* Whether write @w may release @l. @exact: some write is known to be to exactly its location. */
static bool
may_release(struct wb_check *h, const struct wb_lock *l, uint32_t w, bool exact)
{
	bool same = wb_address_same(h, l->inst, w);
	uint32_t number;

	if (!same && (wb_alias(h, l->inst, w) == WB_ALIAS_NO || !wb_one_object(h, l->inst, w)))
		return false;
	return wb_written_constant(h, w, &number) ? number != l->taken : same || !exact;
}

static void
find_releases(struct wb_check *h, struct wb_lock *l)
{
	bool exact = false;

	l->releases = wb_bits_new(h->cx->tmp, h->fn->ninst);
	WB_EACH_WRITE(h, k)
		exact = exact || (k != l->inst && h->fn->inst[k].op != WB_OP_CALL && wb_address_same(h, l->inst, k));
	WB_EACH_WRITE(h, k)
		if (k != l->inst && (h->fn->inst[k].op == WB_OP_CALL || may_release(h, l, k, exact)))
			wb_bit_set(l->releases, k);
}

/* Whether all compares that @set depends on are made outside of loops, so that it is the same set everywhere. */
static bool
is_invariant(const struct wb_check *h, uint32_t set)
{
	const struct wb_lanes *l = h->lanes;

	WB_EACH_ATOM(l, set, a)
		if (l->atom[a].block != WB_NONE && h->fn->loops->of_block[l->atom[a].block] != WB_NONE)
			return false;
	return true;
}

/* A set that contains every lane that takes the lock, and is the same everywhere; WB_LANES_ALL if none is known. */
static uint32_t
takers(const struct wb_check *h, const struct wb_lock *l)
{
	const struct wb_lanes *ls = h->lanes;
	uint32_t loop = h->fn->loops->of_block[h->g->block_of[l->inst]], set = wb_lanes_exec(ls, l->inst);

	while (loop != WB_NONE && h->fn->loops->loop[loop].parent != WB_NONE)
		loop = h->fn->loops->loop[loop].parent;
	if (loop != WB_NONE)
		set = ls->loop[loop].kind == WB_LANE_LOOP_TOP ? WB_LANES_ALL : ls->loop[loop].entry;
	return is_invariant(h, set) ? set : WB_LANES_ALL;
}

/* What is known of a lane with the lock that comes to a span: it may be on there, it may be off. */
enum { ASKED = 1, MAY_BE_ON = 2, MAY_BE_OFF = 4 };
struct holder {
	struct wb_check *h;
	struct wb_lock *l;
	uint32_t loop;			/* the innermost loop around the operation */
	uint32_t takers;
	uint32_t last;			/* a set of which it was in the last span in which it was on */
	uint8_t *may;			/* [span] ASKED ... */
	/* [span] s + 1: it may wait there since span s; the outermost loop that began anew since then, WB_NONE */
	uint32_t *waits, *around;
	uint64_t left;			/* of WB_LIMIT_LOCKS: spans to come to */
	WB_VEC(uint32_t) queue;		/* spans in which it is on */
	WB_VEC(uint32_t) waiting;	/* spans in which it waits */
};

/* A set of all lanes that have the lock in @block. In the iteration that took it, these are the lanes with the right
 * outcome of the compare. Later, nothing is known of the compare. */
static uint32_t
holders(const struct holder *w, uint32_t block)
{
	bool still = w->loop == WB_NONE || wb_loop_has(w->h->fn->loops, w->loop, block);

	return still ? wb_set_and(wb_check_sets(w->h), wb_lanes_exec(w->h->lanes, w->l->inst),
			wb_outcome_set(w->h, w->l->atom, w->l->on)) : w->takers;
}

/* Whether all of these are in set @to, among those of @care. */
static bool
all_in(const struct holder *w, uint32_t block, uint32_t care, uint32_t to)
{
	return wb_group_within(wb_check_sets(w->h), (struct wb_group){ holders(w, block), care }, to);
}

/* Whether the lane still has the lock at the end of span @s, if it has it at instruction @from. */
static bool
keeps(struct holder *w, uint32_t s, uint32_t from)
{
	const struct wb_span *x = &w->h->lanes->span[s];

	for (uint32_t k = from; k < x->first + x->ninst; k++) {
		if (k == w->l->inst)
			return false;	/* it takes the lock again, which is another question */
		if (wb_bit(w->l->releases, k)) {
			w->l->released = true;
			return false;
		}
	}
	return true;
}

/* The same of a lane with the lock at span @t, asked once. */
static uint8_t
may_be(struct holder *w, uint32_t t)
{
	const struct wb_lanes *l = w->h->lanes;
	const struct wb_span *x = &l->span[t];

	if (w->may[t])
		return w->may[t];
	w->may[t] = ASKED;
	if (!(x->flags & (WB_SPAN_EMPTY | WB_SPAN_DEAD)) &&
		!wb_set_implies(w->h, x->care, x->exec, w->l->atom, !w->l->on))
		w->may[t] |= MAY_BE_ON;
	if (x->flags & (WB_SPAN_TOP | WB_SPAN_WHOLE_WAVE) || !all_in(w, x->block, x->care, x->exec))
		w->may[t] |= MAY_BE_OFF;
	return w->may[t];
}

/* A set in which the lane is, last on in span @s, that is still the same at span @t: what entered loops that it left or
 * @loop, the outermost one that began anew since then; if none did (WB_NONE), the lanes of span @s. */
static uint32_t
set_at(const struct holder *w, uint32_t s, uint32_t t, uint32_t loop)
{
	const struct wb_lanes *l = w->h->lanes;
	const struct wb_loops *ls = w->h->fn->loops;
	uint32_t set = loop == WB_NONE && !(l->span[t].flags & WB_SPAN_TOP) ? w->last : WB_LANES_ALL;

	for (uint32_t k = ls->of_block[l->span[s].block]; k != WB_NONE; k = ls->loop[k].parent)
		if ((k == loop || (k < loop && !wb_loop_has(ls, k, l->span[t].block))) &&
			l->loop[k].kind != WB_LANE_LOOP_TOP)
			set = wb_set_and(wb_check_sets(w->h), set, l->loop[k].entry);
	return set;
}

/* The lane, last on in span @s, comes to span @t; @loop: as above. */
static void
come_to(struct holder *w, uint32_t s, uint32_t t, uint32_t loop)
{
	const struct wb_span *x = &w->h->lanes->span[t];
	struct wb_group in = { set_at(w, s, t, loop), x->care };

	if (!w->left)
		return;
	w->left--;
	if (!wb_bit(w->l->held, t) && may_be(w, t) & MAY_BE_ON &&
		!wb_group_outside(wb_check_sets(w->h), in, x->exec)) {
		wb_bit_set(w->l->held, t);
		w->l->from[t] = s;
		WB_PUSH(w->h->cx->tmp, &w->queue, t);
	}
	if ((w->waits[t] == s + 1 && (loop == WB_NONE || w->around[t] <= loop)) || !(may_be(w, t) & MAY_BE_OFF) ||
		wb_group_within(wb_check_sets(w->h), in, x->exec))
		return;
	w->waits[t] = s + 1;
	w->around[t] = loop;
	WB_PUSH(w->h->cx->tmp, &w->waiting, t);
}

/* The lane, last on in span @s, is at the end of span @t, where it is on (@on) or waits. */
static void
go_on(struct holder *w, uint32_t s, uint32_t t, bool on)
{
	const struct wb_fn *fn = w->h->fn;
	const struct wb_lanes *l = w->h->lanes;
	uint32_t b = l->span[t].block, around = on ? WB_NONE : w->around[t];

	if (t + 1 < l->block_span[b + 1]) {
		come_to(w, s, t + 1, around);
		return;
	}
	WB_EACH_OUT(fn, b, e) {
		uint32_t dst = fn->edge[e].dst, loop = dst == WB_NONE || dst > b ? WB_NONE : fn->loops->of_block[dst];

		if (loop != WB_NONE && (!wb_loop_has(fn->loops, loop, l->span[s].block) || around < loop))
			loop = around;		/* outer loops have smaller ids */
		if (on && wb_lane_branch_on_mask(&l->branch[b]) && wb_lane_edge_if_empty(fn, &l->branch[b], e) &&
			all_in(w, b, l->span[t].care, l->branch[b].set))
			continue;	/* the lane is in the mask */
		if (dst != WB_NONE)
			come_to(w, s, l->block_span[dst], loop == WB_NONE ? around : loop);
		else if (w->l->end == WB_NONE)
			w->l->end = s;
	}
}

static void
follow_holder(struct wb_check *h, struct wb_lock *l)
{
	const struct wb_lanes *ls = h->lanes;
	struct holder w = {
		.h = h, .l = l, .takers = takers(h, l), .loop = h->fn->loops->of_block[h->g->block_of[l->inst]],
		.may = WB_NEW(h->cx->tmp, uint8_t, ls->nspan), .waits = WB_NEW(h->cx->tmp, uint32_t, ls->nspan),
		.around = WB_NEW(h->cx->tmp, uint32_t, ls->nspan), .left = wb_limit_of(WB_LIMIT_LOCKS, h->fn->ninst)
	};
	uint32_t start = ls->of_inst[ls->atom[l->atom].inst];

	l->held = wb_bits_new(h->cx->tmp, ls->nspan);
	l->from = WB_NEW(h->cx->tmp, uint32_t, ls->nspan);
	l->end = WB_NONE;
	l->from[start] = WB_NONE;
	wb_bit_set(l->held, start);
	WB_PUSH(h->cx->tmp, &w.queue, start);
	for (uint32_t at = 0; at < w.queue.n; at++) {
		uint32_t s = w.queue.at[at];

		if (!keeps(&w, s, at == 0 ? ls->atom[l->atom].inst + 1 : ls->span[s].first))
			continue;
		w.last = wb_set_and(wb_check_sets(h), ls->span[s].exec, holders(&w, ls->span[s].block));
		go_on(&w, s, s, true);
		while (w.waiting.n)
			go_on(&w, s, w.waiting.at[--w.waiting.n], false);
	}
	if (!w.left)
		wb_limit_reached(h->cx, WB_LIMIT_LOCKS, h->fn->ninst, h->fn->loc, h->fn->name);
}

struct wb_locks
wb_locks_find(struct wb_check *h, const uint8_t *verdict)
{
	WB_VEC(struct wb_lock) found = { 0 };

	for (uint32_t n = 0; n < h->nwrite; n++) {
		struct wb_lock l = { 0 };

		if (!takes(h, h->write[n], &l))
			continue;
		l.loop = waiting_loop(h, l.inst, verdict);
		find_releases(h, &l);
		follow_holder(h, &l);
		if (l.loop != WB_NONE || l.released)
			WB_PUSH(h->cx->tmp, &found, l);
	}
	return (struct wb_locks){ found.at, found.n };
}

static void
list_path(struct wb_check *h, const struct wb_lock *l, struct wb_finding *f)
{
	WB_VEC(uint32_t) back = { 0 };

	for (uint32_t s = l->end; s != WB_NONE; s = l->from[s])
		if (back.n == 0 || back.at[back.n - 1] != h->lanes->span[s].block)
			WB_PUSH(h->cx->tmp, &back, h->lanes->span[s].block);
	f->path = h->list.n;
	f->npath = back.n;
	while (back.n)
		wb_check_list(h, &back.at[--back.n], 1);
}

void
wb_check_leaks(struct wb_check *h, const struct wb_locks *ls)
{
	for (uint32_t n = 0; h->fn->is_kernel && n < ls->n; n++) {
		const struct wb_lock *l = &ls->lock[n];
		struct wb_finding f = { .rule = WB_RULE_LEAK, .loop = WB_NONE, .inst = l->inst, .safe = WB_NONE };

		if (l->end == WB_NONE)
			continue;
		f.confidence = l->released ? WB_CONFIDENCE_POSSIBLE : WB_CONFIDENCE_HIGH;
		f.text = l->released ?
			"the lock taken here is not released on a path to the end of the kernel: the next wave that "
			"takes it waits for ever" :
			"the lock taken here is never released: the next wave that takes it waits for ever";
		f.write = h->list.n;
		for (uint32_t k = 0; k < h->fn->ninst && l->released; k++)
			if (wb_bit(l->releases, k))
				wb_check_list(h, &k, 1);
		f.nwrite = h->list.n - f.write;
		list_path(h, l, &f);
		wb_check_report(h, f);
	}
}
