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
 * From the compare on, the lane with the lock is followed from span to span (lanes.h), without spans in which only
 * lanes run that did not get it, up to its release. It holds the lock in all of these spans. If it reaches the end of
 * the kernel, the lock leaks.
 *
 * This is a heuristic in both directions, and off by default: two conditions are known to exclude each other only if
 * they are the same compare, and different arguments are assumed to be different memory.
 *
 * Cost:   O(instructions + spans * size of the sets) for each lock.
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
	struct wb_todo todo = wb_todo_new(h->cx->tmp, l->nnode);
	uint32_t a;

	wb_todo_add(&todo, set);
	while ((a = wb_next_atom(l, &todo)) != WB_NONE)
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

struct holder {
	struct wb_check *h;
	struct wb_lock *l;
	uint32_t loop;			/* the innermost loop around the operation */
	uint32_t takers;
	WB_VEC(uint32_t) queue;
};

/* Whether every lane that has the lock is in set @to, among those of @care. In the iteration that took the lock, these
 * are the lanes with the right outcome of the compare. Later, nothing is known of the compare. */
static bool
all_in(const struct holder *w, uint32_t block, uint32_t care, uint32_t to)
{
	const struct wb_lanes *l = w->h->lanes;
	bool still = w->loop == WB_NONE || wb_loop_has(w->h->fn->loops, w->loop, block);
	uint32_t set = still ? wb_set_and(wb_check_sets(w->h), wb_lanes_exec(l, w->l->inst),
				wb_outcome_set(w->h, w->l->atom, w->l->on)) : w->takers;

	return wb_group_within(wb_check_sets(w->h), (struct wb_group){ set, care }, to);
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

/* Whether a lane with the lock can go from @s to @t (WB_NONE: the end). */
static bool
may_go(const struct holder *w, uint32_t s, uint32_t t, bool waits)
{
	const struct wb_lanes *l = w->h->lanes;
	const struct wb_span *next = &l->span[s + 1];

	if (t != WB_NONE && wb_set_implies(w->h, WB_LANES_ALL, l->span[t].exec, w->l->atom, !w->l->on))
		return false;
	/* it stays on where all lanes that take the lock are on */
	return !waits || s + 1 >= l->nspan || next->block != l->span[s].block || (next->flags & WB_SPAN_TOP) ||
		!all_in(w, next->block, next->care, next->exec);
}

static void
follow_holder(struct wb_check *h, struct wb_lock *l)
{
	const struct wb_lanes *ls = h->lanes;
	struct holder w = {
		.h = h, .l = l, .takers = takers(h, l), .loop = h->fn->loops->of_block[h->g->block_of[l->inst]]
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
		const struct wb_span *x = &ls->span[s];

		if (!keeps(&w, s, at == 0 ? ls->atom[l->atom].inst + 1 : x->first))
			continue;
		for (uint32_t k = x->step; k < x->step + x->nstep; k++) {
			uint32_t t = ls->step[k].dst;

			if ((t != WB_NONE && wb_bit(l->held, t)) || !may_go(&w, s, t, ls->step[k].waits))
				continue;
			if (t == WB_NONE) {
				l->end = l->end == WB_NONE ? s : l->end;
			} else {
				wb_bit_set(l->held, t);
				l->from[t] = s;
				WB_PUSH(h->cx->tmp, &w.queue, t);
			}
		}
	}
}

struct wb_locks
wb_locks_find(struct wb_check *h, const uint8_t *verdict)
{
	WB_VEC(struct wb_lock) found = { 0 };

	for (uint32_t n = 0; h->lanes->steps == WB_LANE_STEPS_KNOWN && n < h->nwrite; n++) {
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
