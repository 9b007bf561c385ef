/* passes/deadlock/simt.c -- SIMT-induced deadlocks in the control flow of one thread, as published.
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA.   Gives: DEADLOCK.   Keeps: all.
 * For:    programs whose branches each thread takes for itself (text form, mini-SIMT), on a machine that serialises the
 *         arms of a branch and reconverges at its immediate post-dominator. deadlock.c is for machine code, where the
 *         compiler has serialised branches. Kernels with calls are refused before (src/cli/deadlock.c).
 * How:    algorithm 1 to the letter. Reads: those in the loop on which its exits depend. Writes: those in blocks that
 *         are reachable from the reconvergence point of the exits without a barrier, or parallel to the loop (on the
 *         other arm of a branch that has the whole loop on one arm). A pair that may alias is reported. Algorithm 2:
 *         the safe point of a loop, by instruction, is found by safe.c.
 * Where:  it differs from the authors' program: reachable starts at the reconvergence point, as in listing 1 of the
 *         paper, not at each exit. What lies between is parallel by the exit branch itself.
 * Cost:   O(loops * branches * blocks), and that of safe.c. It is a reference, for programs of the size of tests.
 * Source: ElTantawy and Aamodt, MICRO 2016, listing 1, algorithms 1 and 2.
 */
#include "deadlock.h"

/* Whether all threads meet at @i. A barrier that counts to a number of its own may let some pass. */
static bool
is_barrier(const struct wb_fn *fn, const struct wb_inst *i)
{
	bool counts = false;

	for (uint32_t o = 0; o < i->nopnd; o++)
		counts |= !(wb_opnd(fn, i, o)->flags & WB_IMPLICIT) && wb_opnd(fn, i, o)->kind != WB_OPND_MOD;
	return i->op == WB_OP_BARRIER && !counts;
}

/* Marks what is reachable from @from (fn->nblock: the end) without passing a barrier. */
static void
spread(struct wb_check *h, struct wb_bits on, uint32_t from)
{
	const struct wb_fn *fn = h->fn;
	WB_VEC(uint32_t) todo = { 0 };

	if (from < fn->nblock)
		WB_PUSH(h->cx->tmp, &todo, from);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];
		bool barrier = false;

		if (!wb_bit_add(on, b))
			continue;
		WB_EACH_INST(fn, b, k)
			barrier |= is_barrier(fn, &fn->inst[k]);
		WB_EACH_SUCC(fn, b, dst)
			if (dst != WB_NONE && !barrier)
				WB_PUSH(h->cx->tmp, &todo, dst);
	}
}

static bool
holds(const struct wb_check *h, struct wb_bits arm, uint32_t loop)
{
	const struct wb_loop *l = &h->fn->loops->loop[loop];

	for (uint32_t k = 0; k < l->nblock; k++)
		if (!wb_bit(arm, h->fn->loops->list[l->block + k]))
			return false;
	return true;
}

/* If one arm of the branch at the end of block @b has the whole @loop, adds the blocks of the other one. */
static void
add_other_arm(struct wb_check *h, uint32_t b, uint32_t loop, struct wb_bits in)
{
	const struct wb_fn *fn = h->fn;
	struct wb_arena_mark m = wb_arena_mark(h->cx->tmp);
	struct wb_bits arm[2];

	for (uint32_t k = 0; k < 2; k++) {
		arm[k] = wb_bits_new(h->cx->tmp, fn->nblock);
		wb_reach(h->cx->tmp, fn, fn->edge[fn->out[fn->block[b].out + k]].dst, false, fn->postdom->ipdom[b],
			arm[k]);
	}
	for (uint32_t k = 0; k < 2; k++)
		if (holds(h, arm[k], loop))
			wb_bits_or(in, arm[1 - k]);
	wb_arena_reset(h->cx->tmp, m);
}

/* The blocks whose writes threads in @loop may wait for: reachable from where its exits meet, or parallel to it. */
static struct wb_bits
find_blocks(struct wb_check *h, uint32_t loop)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_loop *l = &fn->loops->loop[loop];
	struct wb_bits in = wb_bits_new(h->cx->tmp, fn->nblock);

	spread(h, in, wb_behind_exits(fn, loop));
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (fn->block[b].nout == 2)
			add_other_arm(h, b, loop, in);
	/* a loop with several entries: some threads may repeat one part of it while others wait in another part */
	for (uint32_t k = 0; k < l->nblock && l->irreducible; k++)
		wb_bit_set(in, fn->loops->list[l->block + k]);
	return in;
}

/* Two locations are known to differ only if they are in different memories, or both addresses are constants. @b: the
 * write. */
static bool
may_alias(const struct wb_check *h, uint32_t a, uint32_t b)
{
	const struct wb_inst *x = &h->fn->inst[a], *y = &h->fn->inst[b];
	const struct wb_opnd *p, *q;
	uint64_t px, qy;

	if (wb_mod(h->fn, y, WB_MOD_LDS))	/* its data goes to LDS, whatever it reads */
		return true;
	if (x->mem.space != y->mem.space && x->mem.space != WB_SPACE_FLAT && y->mem.space != WB_SPACE_FLAT)
		return false;
	if (x->mem.addr == 255 || y->mem.addr == 255)
		return true;
	p = wb_opnd(h->fn, x, x->mem.addr);
	q = wb_opnd(h->fn, y, y->mem.addr);
	if (p->kind != WB_OPND_IMM || q->kind != WB_OPND_IMM)
		return true;
	px = p->imm + wb_mod(h->fn, x, WB_MOD_OFFSET);
	qy = q->imm + wb_mod(h->fn, y, WB_MOD_OFFSET);
	return px < qy + y->mem.bytes && qy < px + x->mem.bytes;
}

static void
classify(struct wb_check *h, struct wb_deadlock *d, uint32_t loop)
{
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	struct wb_slice s = wb_slice_exits(h, &c);
	struct wb_bits in = find_blocks(h, loop);
	struct wb_finding x = wb_finding_of(h, WB_RULE_SIMT, loop, s.read, s.nread,
		"threads wait in this loop for a write that is reachable from it or parallel to it");

	d->verdict[loop] = s.nread ? WB_LOOP_UNBLOCKED : WB_LOOP_UNREAD;
	x.write = h->list.n;
	for (uint32_t k = 0; k < h->fn->ninst; k++) {
		bool redefines = false;

		if (!wb_bit(in, h->g->block_of[k]) || !wb_shared_write(h, k))
			continue;
		for (uint32_t r = 0; r < s.nread; r++)
			redefines |= may_alias(h, s.read[r], k);
		if (redefines)
			wb_check_list(h, &k, 1);
	}
	x.nwrite = h->list.n - x.write;
	if (!x.nwrite)
		return;
	d->verdict[loop] = WB_LOOP_SUSPECT;
	wb_check_report(h, x);
}

enum wb_status
wb_pass_simt(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_deadlock *d = WB_NEW(cx->unit, struct wb_deadlock, 1);
	struct wb_check h = { .cx = cx,
		.m = env->module, .fn = fn, .g = fn->gsa, .gates = wb_gsa_gates_new(cx->tmp, fn->gsa),
		.descriptor = WB_NONE };
	uint32_t n = fn->loops->nloop;

	h.addresses = wb_addresses_new(&h);
	d->verdict = WB_NEW(cx->unit, uint8_t, n);
	d->safe = WB_NEW(cx->unit, uint32_t, n);
	d->safe_at = wb_new_ids(cx->unit, n);
	for (uint32_t l = 0; l < n; l++)
		classify(&h, d, l);
	wb_check_safe(&h, d->safe, d->safe_at);
	wb_check_keep(&h, d);
	wb_gsa_gates_tell(cx, h.gates);
	fn->deadlock = d;
	return WB_OK;
}
