/* passes/deadlock/simt.c -- SIMT-induced deadlocks in the control flow of one thread, as published.
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA.   Gives: DEADLOCK.   Keeps: all.
 * For:    programs whose branches each thread takes for itself (text form, mini-SIMT), on a machine that serialises the
 *         arms of a branch and reconverges at its immediate post-dominator. deadlock.c is for machine code, where the
 *         compiler has serialised branches. Kernels with calls are refused before (src/cli/deadlock.c).
 * How:    algorithm 1 to the letter. Reads: those in the loop on which its exits depend. Writes: those in blocks that
 *         are reachable from the reconvergence point of the exits without a barrier, or parallel to the loop (on the
 *         other arm of a branch that has the whole loop on one arm). A pair that may alias is reported. Algorithm 2:
 *         the safe point of a loop, by instruction, is the common post-dominator of its exits, of the redefining writes
 *         and of the branches on the paths to them or beside them; then, until nothing changes, of the safe points of
 *         loops between.
 * Where:  it differs from the authors' program: reachable starts at the reconvergence point, as in listing 1 of the
 *         paper, not at each exit. What lies between is parallel by the exit branch itself.
 * Cost:   O((branches + loops) * blocks + loops * (writes * branches + blocks * loops)). It is a reference, for
 *         programs of the size of tests.
 * Source: ElTantawy and Aamodt, MICRO 2016, listing 1, algorithms 1 and 2.
 */
#include "deadlock.h"

/* The point before instruction @at of @block; block nblock: the end. */
struct point {
	uint32_t block, at;
};

/* [block that ends with a branch] the blocks reachable from it, and on each arm of it, without passing a barrier. */
struct arms {
	struct wb_bits *to, *arm[2];
};

struct loop_facts {
	struct wb_bits reach, parallel;	/* blocks */
	struct wb_bits parallel_branches;	/* blocks that end with a branch of some ParaBrSet */
	uint32_t join;			/* reconvergence point of the exits */
	struct point safe;
};

static struct point
start_of(const struct wb_fn *fn, uint32_t block)
{
	return (struct point){ block, block == fn->nblock ? fn->ninst : fn->block[block].first };
}

/* IPDom(a, b) of listing 1: the nearest point that both must pass. */
static struct point
common_postdom(const struct wb_fn *fn, struct point a, struct point b)
{
	uint32_t m = wb_postdom_meet(fn->postdom, a.block, b.block);

	if (a.block == b.block)
		return a.at >= b.at ? a : b;
	return m == a.block ? a : m == b.block ? b : start_of(fn, m);
}

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

static void
find_arms(struct wb_check *h, struct arms *w)
{
	const struct wb_fn *fn = h->fn;

	w->to = WB_NEW(h->cx->tmp, struct wb_bits, fn->nblock);
	w->arm[0] = WB_NEW(h->cx->tmp, struct wb_bits, fn->nblock);
	w->arm[1] = WB_NEW(h->cx->tmp, struct wb_bits, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		if (fn->block[b].nout < 2)
			continue;
		w->to[b] = wb_bits_new(h->cx->tmp, fn->nblock);
		spread(h, w->to[b], b);
		for (uint32_t k = 0; k < 2; k++) {
			w->arm[k][b] = wb_bits_new(h->cx->tmp, fn->nblock);
			wb_reach(h->cx->tmp, fn, fn->edge[fn->out[fn->block[b].out + k]].dst, false,
				fn->postdom->ipdom[b], w->arm[k][b]);
		}
	}
}

static void
find_parallel(struct wb_check *h, const struct arms *w, uint32_t loop, struct loop_facts *f)
{
	for (uint32_t b = 0; b < h->fn->nblock; b++)
		for (uint32_t k = 0; k < 2 && h->fn->block[b].nout == 2; k++)
			if (holds(h, w->arm[k][b], loop)) {
				wb_bits_or(f->parallel, w->arm[1 - k][b]);
				wb_bit_set(f->parallel_branches, b);
			}
}

static void
find_blocks(struct wb_check *h, const struct arms *w, uint32_t loop, struct loop_facts *f)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_loop *l = &fn->loops->loop[loop];

	f->reach = wb_bits_new(h->cx->tmp, fn->nblock);
	f->parallel = wb_bits_new(h->cx->tmp, fn->nblock);
	f->parallel_branches = wb_bits_new(h->cx->tmp, fn->nblock);
	f->join = wb_behind_exits(fn, loop);
	spread(h, f->reach, f->join);
	find_parallel(h, w, loop, f);
	/* a loop with several entries: some threads may repeat one part of it while others wait in another part */
	for (uint32_t k = 0; k < l->nblock && l->irreducible; k++)
		wb_bit_set(f->parallel, fn->loops->list[l->block + k]);
	f->safe = start_of(fn, f->join);
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

/* IPDom of branches on the paths between the exits and block @b (ReachBrSet), or beside the loop (ParaBrSet). */
static void
pass_branches(struct wb_check *h, const struct arms *w, struct loop_facts *f, uint32_t b)
{
	const struct wb_fn *fn = h->fn;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		bool on_path;

		if (fn->block[x].nout < 2)
			continue;
		on_path = wb_bit(f->reach, b) && wb_bit(f->reach, x) && wb_bit(w->to[x], b);
		if (on_path || (wb_bit(f->parallel, b) && wb_bit(f->parallel_branches, x)))
			f->safe = common_postdom(fn, f->safe, start_of(fn, fn->postdom->ipdom[x]));
	}
}

static void
classify(struct wb_check *h, const struct arms *w, struct wb_deadlock *d, uint32_t loop, struct loop_facts *f)
{
	const struct wb_fn *fn = h->fn;
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	struct wb_slice s = wb_slice_exits(h, &c);
	struct wb_finding x = { .rule = WB_RULE_SIMT,
		.loop = loop,
		.safe = WB_NONE,
		.text = "threads wait in this loop for a write that is reachable from it or parallel to it" };

	find_blocks(h, w, loop, f);
	d->verdict[loop] = s.nread ? WB_LOOP_UNBLOCKED : WB_LOOP_UNREAD;
	x.read = wb_check_list(h, s.read, s.nread);
	x.nread = s.nread;
	x.write = h->list.n;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint32_t b = h->g->block_of[k];
		bool redefines = false;

		if (!(wb_bit(f->reach, b) || wb_bit(f->parallel, b)) || !wb_shared_write(h, k))
			continue;
		for (uint32_t r = 0; r < s.nread; r++)
			redefines |= may_alias(h, s.read[r], k);
		if (!redefines)
			continue;
		wb_check_list(h, &k, 1);
		f->safe = common_postdom(fn, f->safe,
			k + 1 < fn->block[b].first + fn->block[b].ninst ? (struct point){ b, k + 1 } :
									  start_of(fn, fn->postdom->ipdom[b]));
		pass_branches(h, w, f, b);
	}
	x.nwrite = h->list.n - x.write;
	if (!x.nwrite)
		return;
	d->verdict[loop] = WB_LOOP_SUSPECT;
	x.inst = s.read[0];
	wb_check_report(h, x);
}

/* resolve_SafePDom_conflicts: the safe point must be behind those of the loops on the paths to it. */
static void
resolve(struct wb_check *h, const struct wb_deadlock *d, struct loop_facts *f)
{
	const struct wb_fn *fn = h->fn;
	bool moved = true;

	while (moved) {
		moved = false;
		for (uint32_t l = 0; l < fn->loops->nloop; l++) {
			const struct wb_loop *lp = &fn->loops->loop[l];
			struct wb_bits way = wb_bits_new(h->cx->tmp, fn->nblock);

			if (d->verdict[l] != WB_LOOP_SUSPECT)
				continue;
			for (uint32_t k = 0; k < lp->nexit_within; k++)
				wb_reach(h->cx->tmp, fn, fn->edge[fn->loops->list[lp->exit + k]].dst, false,
					f[l].safe.block, way);
			for (uint32_t o = 0; o < fn->loops->nloop; o++) {
				struct point p = common_postdom(fn, f[l].safe, f[o].safe);

				if (o != l && d->verdict[o] == WB_LOOP_SUSPECT &&
					wb_bit(way, fn->loops->loop[o].header) &&
					(p.block != f[l].safe.block || p.at != f[l].safe.at)) {
					f[l].safe = p;
					moved = true;
				}
			}
		}
	}
}

enum wb_status
wb_pass_simt(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_deadlock *d = WB_NEW(cx->unit, struct wb_deadlock, 1);
	struct wb_check h = { .cx = cx,
		.m = env->module, .fn = fn, .g = fn->gsa, .gates = wb_gsa_gates_new(cx->tmp, fn->gsa),
		.descriptor = WB_NONE };
	uint32_t n = fn->loops->nloop;
	struct loop_facts *f = WB_NEW(cx->tmp, struct loop_facts, n);
	struct arms w;

	h.addresses = wb_addresses_new(&h);
	d->verdict = WB_NEW(cx->unit, uint8_t, n);
	d->safe = WB_NEW(cx->unit, uint32_t, n);
	d->safe_at = WB_NEW(cx->unit, uint32_t, n);
	find_arms(&h, &w);
	for (uint32_t l = 0; l < n; l++)
		classify(&h, &w, d, l, &f[l]);
	resolve(&h, d, f);
	for (uint32_t l = 0; l < n; l++) {
		bool suspect = d->verdict[l] == WB_LOOP_SUSPECT && f[l].safe.block != fn->nblock;

		d->safe[l] = suspect ? f[l].safe.block : WB_NONE;
		d->safe_at[l] = suspect ? f[l].safe.at : WB_NONE;
	}
	wb_check_keep(&h, d);
	wb_gsa_gates_tell(cx, h.gates);
	fn->deadlock = d;
	return WB_OK;
}
