/* passes/warp/warp.c -- the abstract warp.
 *
 * Needs:  TREE.   Gives: WARP.   Keeps: all.
 *
 * Statements become nodes, inner ones first (Hirvisalo 2014, section 3.2):
 *
 *	call	a copy of the abstract warp of the callee
 *	code	time up to and including each load and each barrier, then a memory or barrier node (Cons_flow_edge)
 *	Join	of two sequences: adjacent time nodes become one; T_instr, T_shift and the least time are added
 *	if	ALIKE: LUB. Of two sequences of time and memory nodes, the one with more memory nodes remains, and each
 *		time node is the larger of the two. A sequence with loops or barriers goes into a fork.
 *		BY_WARP: of two time nodes the larger; T_shift is the larger minus the smaller. Otherwise a fork.
 *		BY_THREAD on mini-SIMT: a warp whose threads part executes both arms, one after the other; and the sync
 *		once more if the arm behind the jump has statements: Join; T_shift is all of it minus the shorter arm.
 *		BY_THREAD on GCN: a warp skips an arm for which it has no lanes. Two time nodes: as BY_WARP. Otherwise
 *		the arm remains, and all of it is T_shift.
 *	part	on GCN, both arms of what is an if for threads: Join, because every warp executes both, without what it
 *		skips. If one of the two always has lanes, no warp skips both, and T_shift is less.
 *	leave	time for a jump, of the warps that leave or of those that stay
 *	loop	a loop node, with the nodes before its exit branch and those behind it (Cons_loop_edge). Where leaving
 *		is the fall-through and threads of mini-SIMT part, those that leave execute the sync while the others
 *		wait: once more per iteration
 *
 * T_shift is the paper's, made exact: how much the time of two warps may differ that take the same path at all ALIKE
 * branches. For an if without else under a BY_THREAD branch both agree: T_instr = T_shift = the time of the arm.
 *
 * Times:  code.c. Join, LUB: nodes.c.
 * Cost:   O(statements + instructions), but an LUB visits each node of both sequences.
 */
#include "../passes.h"
#include "warp.h"

/* Both arms, one after the other; a warp may skip each. */
static struct seq
both(struct maker *k, struct seq a, struct seq b, bool resumes)
{
	struct wb_warp_node sync = warp_blank(WB_WARP_TIME);
	bool time = warp_only_time(k, a) && warp_only_time(k, b);
	uint64_t shortest = wb_min_u64(warp_least(k, a), warp_least(k, b)), longer = 0;
	struct seq s;

	if (time)
		longer = warp_larger(a.first == WB_NONE ? 0 : warp_at(k, a.first)->printed_cycles,
			b.first == WB_NONE ? 0 : warp_at(k, b.first)->printed_cycles);
	s = warp_join(k, a, b);
	if (resumes) {
		sync.instr_cycles = k->m->inst_cycles;
		s = warp_join(k, s, warp_single(k, sync));
	}
	if (!time)
		shortest = 0;
	for (uint32_t n = s.first; n != WB_NONE; n = warp_at(k, n)->next) {
		if (warp_at(k, n)->kind != WB_WARP_TIME)
			continue;
		warp_at(k, n)->shift_cycles = warp_at(k, n)->instr_cycles - (time ? shortest : 0);
		warp_at(k, n)->least_cycles = time ? shortest : 0;
		warp_at(k, n)->printed_cycles = time ? longer : warp_at(k, n)->printed_cycles;
	}
	return s;
}

/* An IF of GCN code that skips an arm without lanes. The arm is on the path of every warp, as on mini-SIMT. */
static struct seq
make_skip(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	bool falls = k->t->stmt[stmt].first != WB_NONE;		/* the fall-through is the arm */
	struct seq body = falls ? a : b, jump = falls ? b : a, s;
	uint64_t body_least = warp_least(k, body),
		 jump_cycles = jump.first == WB_NONE ? 0 : warp_at(k, jump.first)->instr_cycles;

	if (!warp_only_time(k, body))
		return warp_skipped(k, body, jump_cycles);
	s = warp_either(k, a, b);
	k->entering[stmt] = s.first == WB_NONE ? 0 : body_least - warp_at(k, s.first)->least_cycles;
	return s;
}

static struct seq
make_if(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	const struct wb_stmt *s = &k->t->stmt[stmt];
	uint32_t ma, mb;

	if (s->branching == WB_BY_THREAD)
		return s->region == WB_NONE ? both(k, a, b, s->resumes) : make_skip(k, stmt, a, b);
	if (s->branching == WB_BY_WARP)
		return warp_only_time(k, a) && warp_only_time(k, b) ? warp_either(k, a, b) : warp_fork(k, a, b, false);
	if (!warp_is_flat(k, a, &ma) || !warp_is_flat(k, b, &mb))
		return warp_fork(k, a, b, true);
	return ma >= mb ? warp_lub(k, a, b) : warp_lub(k, b, a);
}

/* In the sequence from @first, the IF that skips the lanes of @region; WB_NONE. */
static uint32_t
find_skip(const struct maker *k, uint32_t first, uint32_t region)
{
	uint32_t n = first;

	while (n != WB_NONE && !(k->t->stmt[n].kind == WB_STMT_IF && k->t->stmt[n].region == region))
		n = k->t->stmt[n].next;
	return n;
}

/* One arm after the other. If one of the two always has lanes, no warp skips both. */
static struct seq
make_part(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	const struct wb_stmt *p = &k->t->stmt[stmt];
	uint32_t x = find_skip(k, p->first, p->region), y = find_skip(k, p->second, p->region);
	struct seq s = warp_join(k, a, b);
	uint64_t more;

	if (!p->covers || x == WB_NONE || y == WB_NONE || !warp_only_time(k, s))
		return s;
	more = wb_min_u64(k->entering[x], k->entering[y]);
	warp_add(k, &warp_at(k, s.first)->least_cycles, more);
	warp_at(k, s.first)->shift_cycles -= more;
	return s;
}

static struct seq
make_loop(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	const struct wb_stmt *s = &k->t->stmt[stmt];
	struct wb_warp_node n = warp_blank(WB_WARP_LOOP), sync = warp_blank(WB_WARP_TIME);
	struct seq loop;

	if (s->branching == WB_BY_THREAD && !s->exit_taken && !s->leaves && k->m->kind == WB_MACHINE_MINI_SIMT) {
		sync.instr_cycles = sync.shift_cycles = k->m->inst_cycles;
		b = warp_join(k, warp_single(k, sync), b);
	}
	b = s->exit_taken || s->leaves ? b : warp_jump(k, s->block, b);
	n.everyone = k->enclosing[stmt] == WB_ALIKE;
	n.alike = s->branching == WB_ALIKE && n.everyone;
	n.loop = s->loop;
	n.first = a.first;
	n.second = b.first;
	loop = warp_single(k, n);
	return s->exit_taken ? warp_join(k, loop, warp_jump(k, s->block, warp_nothing)) : loop;
}

/* The nodes of statement @n, made from those of its two sequences. */
static struct seq
make(struct maker *k, uint32_t n, struct seq a, struct seq b)
{
	switch ((enum wb_stmt_kind)k->t->stmt[n].kind) {
	case WB_STMT_CODE: return warp_code(k, n);
	case WB_STMT_IF: return make_if(k, n, a, k->t->stmt[n].behind ? b : warp_jump(k, k->t->stmt[n].block, b));
	case WB_STMT_LOOP: return make_loop(k, n, a, b);
	case WB_STMT_LEAVE: return warp_optional(k, warp_jump(k, k->t->stmt[n].block, warp_nothing));
	case WB_STMT_PART: return make_part(k, n, a, b);
	}
	return warp_nothing;
}

/* The nodes of the sequence from @first. */
static struct seq
gather(struct maker *k, uint32_t first)
{
	struct seq s = warp_nothing;

	for (uint32_t n = first; n != WB_NONE; n = k->t->stmt[n].next)
		s = warp_join(k, s, k->of[n]);
	return s;
}

/* Sets enclosing[] and left[], by the IFs around each statement, and the LEAVEs before it in the same iteration.
 * Statements are in the order of the program. */
static void
find_enclosing(struct maker *k)
{
	uint8_t *left = k->left;

	for (uint32_t n = 0; n < k->t->nstmt; n++) {
		const struct wb_stmt *s = &k->t->stmt[n], *up = s->parent == WB_NONE ? NULL : &k->t->stmt[s->parent];

		k->enclosing[n] = left[n];
		if (up && k->enclosing[s->parent] > k->enclosing[n])
			k->enclosing[n] = k->enclosing[s->parent];
		if (up && up->kind == WB_STMT_IF && up->branching > k->enclosing[n])
			k->enclosing[n] = up->branching;
		if (s->next != WB_NONE && left[n] > left[s->next])
			left[s->next] = left[n];
		if (s->kind != WB_STMT_LEAVE)
			continue;
		for (const struct wb_stmt *x = s; x->kind != WB_STMT_LOOP || x->loop != s->loop;
			x = &k->t->stmt[x->parent])
			if (x->next != WB_NONE && s->branching > left[x->next])
				left[x->next] = s->branching;
	}
}

enum wb_status
wb_pass_warp(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_warp *w = WB_NEW(cx->unit, struct wb_warp, 1);
	struct maker k = { .cx = cx, .module = env->module, .fn = fn, .m = env->machine, .t = fn->tree, .w = w };

	fn->warp = w;
	w->first = WB_NONE;
	w->refused = fn->tree->refused;
	w->where = fn->tree->where;
	if (w->refused)
		return WB_OK;
	if (!k.m) {
		w->refused = "no machine is given";
		return WB_OK;
	}
	k.of = WB_NEW(cx->tmp, struct seq, fn->tree->nstmt);
	k.enclosing = WB_NEW(cx->tmp, uint8_t, fn->tree->nstmt);
	k.left = WB_NEW(cx->tmp, uint8_t, fn->tree->nstmt);
	k.entering = WB_NEW(cx->tmp, uint64_t, fn->tree->nstmt);
	find_enclosing(&k);
	for (uint32_t n = fn->tree->nstmt; n-- > 0; ) {
		const struct wb_stmt *s = &fn->tree->stmt[n];

		k.of[n] = make(&k, n, gather(&k, s->first), gather(&k, s->second));
		if (k.left[n] != WB_ALIKE)
			k.of[n] = warp_optional(&k, k.of[n]);
	}
	w->first = gather(&k, fn->tree->first).first;
	w->node = k.node.at;
	w->nnode = k.node.n;
	if (k.overflow)
		warp_refuse(&k, "its time does not fit in 64 bits, or an instruction has none", fn->loc);
	return WB_OK;
}
