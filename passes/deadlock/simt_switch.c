/* passes/deadlock/simt_switch.c -- lets threads of a waiting loop wait where those that left it pass.
 *
 * Needs:  LOOPS, DEADLOCK (of simt.c). Gives: nothing. Keeps: nothing, the graph changes.
 * How:    algorithm 3. The latch of a suspect loop goes to a switch block at the safe point of the loop, no longer to
 *         the header. A variable says which latch it was. (The published form has a phi with 0.) The switch sends such
 *         threads to the header, and all others on. It is a reconvergence point of both, so waiting threads stay there
 *         until those that left the loop arrive. Loops with the same safe point share a switch.
 * Differs: as printed, the switch has a case for each loop. Its cases reconverge behind the switch only. So threads of
 *         one loop run until they have left it, while those of another loop, whose write they may wait for, stand
 *         still: random programs hang (test/prop/simt.c). Here one branch leads back, to a chain of comparisons that
 *         all reach the switch again after one iteration. (The authors' program merges the entries of the new loop for
 *         the same effect.)
 *
 *		@latch				@latch
 *			cbrnz %c, @head			cbrnz %c, @again
 *		@rest				@rest
 *			store 0, ...			store 0, ...
 *			...			@switch			(at the safe point)
 *							cbrnz %wait, @which
 *						@on	...
 *						@again	%wait =v mov 1; br @switch
 *						@which	%t =v eq %wait, 1; cbrnz %t, @case; ...
 *						@case	%wait =v mov 0; br @head
 *
 * This is not always enough. Threads now reconverge later, so loops that were safe may begin to wait for threads on the
 * other arm of a branch. Detection should be run on the result. The switch may make loops with several entries, of
 * which detection proves too little. So suspect loops among these are refused, and a second switch does not help.
 *
 * A safe point at the end of the program stands before its only `end`. Programs with several are refused (the paper
 * merges them first).
 *
 * Source: ElTantawy and Aamodt, MICRO 2016, algorithm 3.
 */
#include <assert.h>

#include "deadlock.h"

struct switcher {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_builder *b;
	uint32_t wait, test;		/* units */
	struct suspect {
		uint32_t loop, at;	/* its id; the switch stands before this instruction */
		/* numbers, in the new code, of its switch, and of the blocks to the switch and back */
		uint32_t sw, again, which, back;
	} *suspect;
	uint32_t nloop;			/* suspect loops */
	uint32_t *entry;		/* [block] number, in the new code, of the block that edges to it lead to */
	uint32_t next;
};

static void
emit(struct switcher *s, enum wb_op op, uint32_t def, uint32_t use, uint64_t imm, bool has_imm)
{
	struct wb_opnd o[3];
	struct wb_inst i = { .op = (uint16_t)op,
		.type = op == WB_OP_EQ || op == WB_OP_MOV ? WB_T_U32 : WB_T_NONE,
		.isa_op = WB_NO_ISA,
		.tclass = op == WB_OP_BR ? WB_TC_BRANCH :
			op == WB_OP_CBRNZ ? WB_TC_CBRANCH :
					    WB_TC_VALU,
		.flags = op == WB_OP_BR || op == WB_OP_CBRNZ ?
			WB_I_TERMINATOR :
			WB_I_MASKED | WB_I_LANEWISE | (op == WB_OP_EQ ? WB_I_COMMUTES : 0),
		.mem = { .addr = 255, .data = 255 } };
	uint32_t n = 0;

	if (def != WB_NONE)
		o[n++] = (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = WB_DEF, .nunit = 1, .id = def };
	if (use != WB_NONE)
		o[n++] = (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = WB_USE, .nunit = 1, .id = use };
	if (has_imm)
		o[n++] = (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .imm = imm };
	wb_build_inst(s->b, &i, o, n);
}

/* Whether a switch stands before instruction @k. *first: its first suspect loop. */
static bool
switch_at(const struct switcher *s, uint32_t k, uint32_t *first)
{
	for (*first = 0; *first < s->nloop; ++*first)
		if (s->suspect[*first].at == k)
			return true;
	return false;
}

/* Numbers every block that will be built, in order. */
static void
number(struct switcher *s)
{
	const struct wb_fn *fn = s->fn;
	uint32_t first;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		s->entry[b] = s->next++;
		WB_EACH_INST(fn, b, k) {
			if (!switch_at(s, k, &first))
				continue;
			for (uint32_t n = first; n < s->nloop; n++)
				if (s->suspect[n].at == k)
					s->suspect[n].sw = s->next;
			s->next += 2;
		}
	}
	for (uint32_t n = 0; n < s->nloop; n++) {
		s->suspect[n].again = s->next++;
		s->suspect[n].which = s->next++;
		s->suspect[n].back = s->next++;
	}
}

/* The first switch block before instruction @at. Others follow it. */
static uint32_t
chain(const struct switcher *s, uint32_t at)
{
	uint32_t first;

	return switch_at(s, at, &first) ? s->suspect[first].sw : WB_NONE;
}

/* The next suspect loop after @n with the same safe point; WB_NONE: none. */
static uint32_t
next_at_point(const struct switcher *s, uint32_t n)
{
	uint32_t m = n + 1;

	while (m < s->nloop && s->suspect[m].at != s->suspect[n].at)
		m++;
	return m < s->nloop ? m : WB_NONE;
}

/* Returns the block behind it. */
static uint32_t
build_switch(struct switcher *s, uint32_t k)
{
	struct wb_loc loc = s->fn->inst[k].loc;
	uint32_t first, sw;

	switch_at(s, k, &first);
	sw = wb_build_block(s->b, wb_format(s->cx->unit, "switch%u", first), loc);
	assert(sw == s->suspect[first].sw);
	emit(s, WB_OP_CBRNZ, WB_NONE, s->wait, 0, false);
	wb_build_edge(s->b, sw, sw + 1, WB_EDGE_FALL);
	wb_build_edge(s->b, sw, s->suspect[first].which, WB_EDGE_TAKEN);
	return wb_build_block(s->b, wb_format(s->cx->unit, "on%u", first), loc);
}

/* The block in the new code that edge @e leads to. */
static uint32_t
target(const struct switcher *s, uint32_t e)
{
	const struct wb_loops *ls = s->fn->loops;

	for (uint32_t n = 0; n < s->nloop; n++)
		for (uint32_t k = 0; k < ls->loop[s->suspect[n].loop].nback; k++)
			if (ls->list[ls->loop[s->suspect[n].loop].back + k] == e)
				return s->suspect[n].again;
	return s->fn->edge[e].dst == WB_NONE ? WB_NONE : s->entry[s->fn->edge[e].dst];
}

static void
build_block(struct switcher *s, uint32_t b)
{
	const struct wb_fn *fn = s->fn;
	const struct wb_block *blk = &fn->block[b];
	uint32_t now = wb_build_block(s->b, blk->label, blk->loc);

	if (b == 0)
		emit(s, WB_OP_MOV, s->wait, WB_NONE, 0, true);
	WB_EACH_INST(fn, b, k) {
		uint32_t sw = chain(s, k);

		if (sw != WB_NONE) {
			wb_build_edge(s->b, now, sw, WB_EDGE_FALL);
			now = build_switch(s, k);
		}
		wb_build_copy(s->b, fn, k);
	}
	WB_EACH_OUT(fn, b, e)
		wb_build_edge(s->b, now, target(s, e), (enum wb_edge_kind)fn->edge[e].kind);
}

static void
build_paths(struct switcher *s, uint32_t n)
{
	struct wb_loc loc = s->fn->block[s->fn->loops->loop[s->suspect[n].loop].header].loc;
	uint32_t other = next_at_point(s, n);

	wb_build_block(s->b, wb_format(s->cx->unit, "again%u", n), loc);
	emit(s, WB_OP_MOV, s->wait, WB_NONE, n + 1, true);
	emit(s, WB_OP_BR, WB_NONE, WB_NONE, 0, false);
	wb_build_edge(s->b, s->suspect[n].again, s->suspect[n].sw, WB_EDGE_TAKEN);
	wb_build_block(s->b, wb_format(s->cx->unit, "which%u", n), loc);
	if (other != WB_NONE) {
		emit(s, WB_OP_EQ, s->test, s->wait, n + 1, true);
		emit(s, WB_OP_CBRNZ, WB_NONE, s->test, 0, false);
		wb_build_edge(s->b, s->suspect[n].which, s->suspect[other].which, WB_EDGE_FALL);
		wb_build_edge(s->b, s->suspect[n].which, s->suspect[n].back, WB_EDGE_TAKEN);
	} else {
		wb_build_edge(s->b, s->suspect[n].which, s->suspect[n].back, WB_EDGE_FALL);
	}
	wb_build_block(s->b, wb_format(s->cx->unit, "case%u", n), loc);
	emit(s, WB_OP_MOV, s->wait, WB_NONE, 0, true);
	emit(s, WB_OP_BR, WB_NONE, WB_NONE, 0, false);
	wb_build_edge(s->b, s->suspect[n].back, s->entry[s->fn->loops->loop[s->suspect[n].loop].header], WB_EDGE_TAKEN);
}

/* The only end of the program; WB_NONE if there are several. */
static uint32_t
only_end(const struct wb_fn *fn)
{
	uint32_t end = WB_NONE;

	for (uint32_t k = 0; k < fn->ninst; k++)
		if (fn->inst[k].op == WB_OP_END) {
			if (end != WB_NONE)
				return WB_NONE;
			end = k;
		}
	return end;
}

static enum wb_status
find_suspects(struct switcher *s)
{
	const struct wb_fn *fn = s->fn;
	uint32_t end = only_end(fn);

	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		if (fn->deadlock->verdict[l] != WB_LOOP_SUSPECT)
			continue;
		if (fn->loops->loop[l].irreducible) {
			wb_report(s->cx->diag, WB_E_NOT_FIXED, fn->block[fn->loops->loop[l].header].loc,
				"the loop has several entries: the switch leads back to one");
			return WB_REFUSED;
		}
		s->suspect[s->nloop].loop = l;
		s->suspect[s->nloop].at = fn->deadlock->safe_at[l] != WB_NONE ? fn->deadlock->safe_at[l] : end;
		if (s->suspect[s->nloop++].at == WB_NONE) {
			wb_report(s->cx->diag, WB_E_NOT_FIXED, fn->block[fn->loops->loop[l].header].loc,
				"the program ends at several places, and this loop's threads may meet again only "
				"there");
			return WB_REFUSED;
		}
	}
	return WB_OK;
}

static uint32_t
add_unit(struct wb_ctx *cx, struct wb_fn *fn, const char *name)
{
	struct wb_unit *u = WB_NEW(cx->unit, struct wb_unit, fn->nunit + 1);

	if (fn->nunit)
		memcpy(u, fn->unit, fn->nunit * sizeof(*u));
	u[fn->nunit] = (struct wb_unit){ .name = name, .cls = WB_UNIT_VECTOR };
	fn->unit = u;
	return fn->nunit++;
}

enum wb_status
wb_pass_switch(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_fn *old = WB_NEW(cx->tmp, struct wb_fn, 1);
	uint32_t n = fn->loops->nloop;
	struct switcher s = { .cx = cx,
		.fn = old,
		.suspect = WB_NEW(cx->tmp, struct suspect, n),
		.entry = WB_NEW(cx->tmp, uint32_t, fn->nblock) };
	enum wb_status st;

	(void)env;
	*old = *fn;
	st = find_suspects(&s);
	if (st != WB_OK || s.nloop == 0)
		return st;
	s.wait = add_unit(cx, fn, wb_format(cx->unit, "wb_wait%u", fn->nunit));
	s.test = add_unit(cx, fn, wb_format(cx->unit, "wb_test%u", fn->nunit));
	s.b = wb_builder_new(cx, fn);
	number(&s);
	for (uint32_t b = 0; b < old->nblock; b++)
		build_block(&s, b);
	for (uint32_t k = 0; k < s.nloop; k++)
		build_paths(&s, k);
	return wb_build_finish(s.b);
}
