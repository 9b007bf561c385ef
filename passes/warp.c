/* passes/warp.c -- the abstract warp.
 *
 * Needs:  TREE.   Gives: WARP.   Keeps: all.
 *
 * Statements become nodes from the inside out (Hirvisalo 2014, section 3.2):
 *
 *	call	the abstract warp of what is called, at each call once more
 *	code	time up to each load and each barrier, those included, then a memory or barrier node (Cons_flow_edge)
 *	Join	of two sequences: neighbouring time nodes become one; T_instr, T_shift and the least time add up
 *	if	ALIKE: LUB. Of two sequences of time and memory nodes the longer one in memory nodes remains, each time node the
 *		larger of the two at its place; what has loops or barriers stays apart, in a fork
 *		BY_WARP: of two time nodes the larger; T_shift is the larger less the least. Otherwise a fork
 *		BY_THREAD on mini-SIMT: a warp whose threads part executes both ways, one after the other, and the sync once more if the
 *		threads that jumped have statements of their own: Join, and T_shift is all of it less the shorter way
 *		BY_THREAD on GCN: a warp jumps over what it has no lanes for. Of two time nodes as BY_WARP; otherwise what is jumped over
 *		remains, all of it T_shift
 *	part	on GCN, both ways of what is an if for threads: Join, as every warp executes both but for what it jumps over. If
 *		there are lanes for one of the two always, no warp jumps over both, and T_shift is less
 *	leave	time for a jump, by those that leave or by those that stay
 *	loop	a loop node, with what comes before its exit branch and what comes after it (Cons_loop_edge). Where leaving means to fall
 *		through and threads of mini-SIMT part, those that leave execute the sync while the others wait: one more per round
 *
 * T_shift is the paper's, made exact: how much the time of two warps can differ that take the same way wherever branches are ALIKE. For an if without
 * else under a BY_THREAD branch both agree: T_instr = T_shift = the time of what is conditional.
 *
 * Time is in cycles of the machine: the instruction time on mini-SIMT, issue and delay of the class on GCN; the delay of a jump
 * belongs to where a conditional one leads.
 * Cost: O(statements + instructions), but an LUB copies nothing and looks at each node of both ways.
 */
#include "passes.h"
#include "wavebound/warp.h"

#define MOST_NODES 200000	/* with those of what is called */

struct seq {			/* nodes from first along next to last; WB_NONE: empty */
	uint32_t first, last;
};
static const struct seq nothing = { WB_NONE, WB_NONE };

struct maker {
	struct wb_ctx *cx;
	const struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_machine *m;
	const struct wb_tree *t;
	struct wb_warp *w;
	WB_VEC(struct wb_warp_node) node;
	struct seq *of;		/* [stmt] */
	uint8_t *around;	/* [stmt] worst branching of the IFs around */
	uint8_t *left;		/* [stmt] worst branching of a LEAVE before it in the same round of a loop */
	uint64_t *entering;	/* [stmt] IF that jumps over lanes: how much longer, at least, is a warp that does not */
	bool overflow;
};

/* ---- nodes --------------------------------------------------------------------------- */
static struct wb_warp_node *
at(struct maker *k, uint32_t n)
{
	return &k->node.at[n];
}

static struct seq
single(struct maker *k, struct wb_warp_node n)
{
	uint32_t id = k->node.n;

	n.next = WB_NONE;
	n.fn = k->fn;
	WB_PUSH(k->cx->unit, &k->node, n);
	return (struct seq){ id, id };
}

static struct wb_warp_node
blank(enum wb_warp_kind kind)
{
	return (struct wb_warp_node){ .kind = (uint8_t)kind, .loop = WB_NONE, .first = WB_NONE, .second = WB_NONE, .inst = WB_NONE, .last_inst = WB_NONE };
}

static void
add(struct maker *k, uint64_t *to, uint64_t v)
{
	k->overflow = !wb_add_u64(*to, v, to) || k->overflow;
}

/* Instructions in the order of the input. */
static bool
before(const struct wb_fn *fn, uint32_t a, uint32_t b)
{
	return fn->inst[a].addr < fn->inst[b].addr;
}

/* Of a caller's instructions and those of what it calls the caller's are named. */
static void
span(const struct maker *k, struct wb_warp_node *n, const struct wb_warp_node *o)
{
	if (o->inst == WB_NONE || (n->inst != WB_NONE && n->fn != o->fn && o->fn != k->fn))
		return;
	if (n->fn != o->fn)
		n->inst = n->last_inst = WB_NONE;
	n->fn = o->fn;
	if (n->inst == WB_NONE || before(n->fn, o->inst, n->inst))
		n->inst = o->inst;
	if (n->last_inst == WB_NONE || before(n->fn, n->last_inst, o->last_inst))
		n->last_inst = o->last_inst;
}

/* Join. */
static struct seq
join(struct maker *k, struct seq a, struct seq b)
{
	struct wb_warp_node *x, *y;

	if (a.first == WB_NONE || b.first == WB_NONE)
		return a.first == WB_NONE ? b : a;
	x = at(k, a.last);
	y = at(k, b.first);
	if (x->kind != WB_WARP_TIME || y->kind != WB_WARP_TIME) {
		x->next = b.first;
		return (struct seq){ a.first, b.last };
	}
	add(k, &x->instr_cycles, y->instr_cycles);
	add(k, &x->shift_cycles, y->shift_cycles);
	add(k, &x->least_cycles, y->least_cycles);
	add(k, &x->printed_cycles, y->printed_cycles);
	span(k, x, y);
	x->next = y->next;
	return (struct seq){ a.first, b.last == b.first ? a.last : b.last };
}

static uint64_t
larger(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* ---- blocks ----------------------------------------------------------------------------- */
static uint64_t
inst_cycles(struct maker *k, const struct wb_inst *i)
{
	uint64_t delay, sum = 0;

	if (k->m->kind == WB_MACHINE_MINI_SIMT)
		return k->m->inst_cycles;
	delay = wb_machine_inst_delay(k->m, k->fn, i);
	add(k, &sum, k->m->issue_cycles[i->tclass]);
	add(k, &sum, delay == WB_UNKNOWN ? 0 : delay);
	if (i->op == WB_OP_BR)
		add(k, &sum, k->m->taken_branch_cycles);
	k->overflow = k->overflow || delay == WB_UNKNOWN;
	return sum;
}

/* Where a warp may have to wait for memory: at loads, on GCN at the instruction that waits. */
static bool
waits(const struct maker *k, const struct wb_inst *i)
{
	return k->m->kind == WB_MACHINE_MINI_SIMT ? i->op == WB_OP_LOAD : i->op == WB_OP_WAITCNT || i->op == WB_OP_END;
}

/* The memory or barrier node behind instruction @i. */
static struct seq
meeting(struct maker *k, uint32_t stmt, uint32_t i, enum wb_warp_kind kind)
{
	struct wb_warp_node n = blank(kind);

	n.inst = n.last_inst = i;
	n.alike = k->around[stmt] == WB_ALIKE;
	return single(k, n);
}

/* ---- calls ----------------------------------------------------------------------------- */
static void
refuse(struct maker *k, const char *why, struct wb_loc where)
{
	if (k->w->refused)
		return;
	k->w->refused = why;
	k->w->where = where;
}

/* What call @i leads to; NULL: refused. */
static const struct wb_fn *
callee(struct maker *k, const struct wb_inst *i)
{
	const struct wb_fn *to = NULL;

	for (uint32_t o = 0; o < i->nopnd && k->module; o++)
		if (wb_opnd(k->fn, i, o)->kind == WB_OPND_FN && wb_opnd(k->fn, i, o)->id < k->module->nfn)
			to = k->module->fn[wb_opnd(k->fn, i, o)->id];
	if (!to)
		refuse(k, "it calls a function that is not known", i->loc);
	else if (!to->warp)
		refuse(k, "it calls a function that calls itself or cannot be analysed", i->loc);
	else if (to->warp->refused)
		refuse(k, wb_format(k->cx->unit, "it calls '%.100s': %s", to->name, to->warp->refused), i->loc);
	else if ((uint64_t)k->node.n + to->warp->nnode > MOST_NODES)
		refuse(k, "with what it calls it has too many nodes", i->loc);
	else
		return to;
	return NULL;
}

/* The abstract warp of what call @i in statement @stmt leads to, once more. */
static struct seq
inline_call(struct maker *k, uint32_t stmt, const struct wb_inst *i)
{
	const struct wb_fn *to = callee(k, i);
	bool all = k->around[stmt] == WB_ALIKE;
	uint32_t by = k->node.n, last;

	if (!to || to->warp->first == WB_NONE)
		return nothing;
	for (uint32_t n = 0; n < to->warp->nnode; n++) {
		struct wb_warp_node c = to->warp->node[n];
		uint32_t *link[] = { &c.first, &c.second, &c.next };

		for (size_t j = 0; j < WB_COUNT(link); j++)
			*link[j] += *link[j] == WB_NONE ? 0 : by;
		c.alike = c.alike && (all || c.kind == WB_WARP_FORK);
		c.everyone = c.everyone && all;
		WB_PUSH(k->cx->unit, &k->node, c);
	}
	for (last = to->warp->first + by; at(k, last)->next != WB_NONE; )
		last = at(k, last)->next;
	return (struct seq){ to->warp->first + by, last };
}

/* ---- code ----------------------------------------------------------------------------------- */
static struct seq
make_code(struct maker *k, uint32_t stmt)
{
	const struct wb_stmt *c = &k->t->stmt[stmt];
	struct wb_warp_node time = blank(WB_WARP_TIME);
	struct seq s = nothing;

	for (uint32_t i = c->inst; i < c->inst + c->ninst; i++) {
		const struct wb_inst *in = &k->fn->inst[i];
		bool memory = waits(k, in);

		add(k, &time.instr_cycles, inst_cycles(k, in));
		time.inst = time.inst == WB_NONE ? i : time.inst;
		time.last_inst = i;
		if (!memory && in->op != WB_OP_BARRIER && in->op != WB_OP_CALL)
			continue;
		time.least_cycles = time.printed_cycles = time.instr_cycles;
		s = join(k, s, single(k, time));
		s = join(k, s, in->op == WB_OP_CALL ? inline_call(k, stmt, in) : meeting(k, stmt, i, memory ? WB_WARP_MEMORY : WB_WARP_BARRIER));
		time = blank(WB_WARP_TIME);
	}
	time.least_cycles = time.printed_cycles = time.instr_cycles;
	return time.inst == WB_NONE ? s : join(k, s, single(k, time));
}

/* What the jump at the end of @block costs besides its instruction, before @s, where it leads; nothing on mini-SIMT. */
static struct seq
jump_to(struct maker *k, uint32_t block, struct seq s)
{
	const struct wb_block *b = &k->fn->block[block];
	struct wb_warp_node time = blank(WB_WARP_TIME);

	if (k->m->kind == WB_MACHINE_MINI_SIMT || !k->m->taken_branch_cycles)
		return s;
	time.instr_cycles = time.least_cycles = time.printed_cycles = k->m->taken_branch_cycles;
	time.inst = time.last_inst = b->first + b->ninst - 1;
	return join(k, single(k, time), s);
}

/* ---- branches ------------------------------------------------------------------------------ */
static bool
only_time(struct maker *k, struct seq s)
{
	return s.first == WB_NONE || (s.first == s.last && at(k, s.first)->kind == WB_WARP_TIME);
}

/* Time and memory nodes only; how many memory nodes. */
static bool
is_flat(struct maker *k, struct seq s, uint32_t *memory)
{
	*memory = 0;
	for (uint32_t n = s.first; n != WB_NONE; n = at(k, n)->next) {
		if (at(k, n)->kind != WB_WARP_TIME && at(k, n)->kind != WB_WARP_MEMORY)
			return false;
		*memory += at(k, n)->kind == WB_WARP_MEMORY;
	}
	return true;
}

static uint64_t
least(struct maker *k, struct seq s)
{
	uint64_t sum = 0;

	for (uint32_t n = s.first; n != WB_NONE; n = at(k, n)->next)
		if (at(k, n)->kind == WB_WARP_TIME)
			add(k, &sum, at(k, n)->least_cycles);
	return sum;
}

/* Every time node of @s gets at most as little as @sum in all; the shift is left alone. */
static void
set_least(struct maker *k, struct seq s, uint64_t sum)
{
	for (uint32_t n = s.first; n != WB_NONE; n = at(k, n)->next)
		if (at(k, n)->kind == WB_WARP_TIME) {
			at(k, n)->least_cycles = wb_min_u64(at(k, n)->least_cycles, sum);
			sum -= at(k, n)->least_cycles;
		}
}

/* The time node of @s at @n, or where one is missing (two memory nodes in a row, the start, the end) none. */
static uint32_t
step_over(struct maker *k, uint32_t n)
{
	return n != WB_NONE && at(k, n)->kind == WB_WARP_TIME ? at(k, n)->next : n;
}

/* LUB of two flat sequences: @a has at least as many memory nodes. A time node that only @b has is put into @a. */
static struct seq
lub(struct maker *k, struct seq a, struct seq b)
{
	uint64_t sum = wb_min_u64(least(k, a), least(k, b));
	struct seq r = nothing;
	uint32_t x = a.first, y = b.first;

	while (x != WB_NONE || y != WB_NONE) {
		struct wb_warp_node time = blank(WB_WARP_TIME);
		const struct wb_warp_node *side[2] = { x != WB_NONE && at(k, x)->kind == WB_WARP_TIME ? at(k, x) : NULL,
			y != WB_NONE && at(k, y)->kind == WB_WARP_TIME ? at(k, y) : NULL };

		for (int s = 0; s < 2; s++)
			if (side[s]) {
				time.instr_cycles = larger(time.instr_cycles, side[s]->instr_cycles);
				time.printed_cycles = larger(time.printed_cycles, side[s]->printed_cycles);
				time.shift_cycles = larger(time.shift_cycles, side[s]->shift_cycles);
				time.least_cycles = larger(time.least_cycles, side[s]->least_cycles);
				span(k, &time, side[s]);
			}
		if (time.inst != WB_NONE || time.instr_cycles)
			r = join(k, r, single(k, time));
		x = step_over(k, x);
		y = step_over(k, y);
		if (x != WB_NONE) {
			uint32_t next = at(k, x)->next;

			at(k, x)->alike = at(k, x)->alike && (y == WB_NONE || at(k, y)->alike);
			at(k, x)->next = WB_NONE;
			r = join(k, r, (struct seq){ x, x });
			x = next;
		}
		y = y == WB_NONE ? y : at(k, y)->next;
	}
	set_least(k, r, sum);
	return r;
}

static struct seq
fork_node(struct maker *k, struct seq a, struct seq b, bool alike)
{
	struct wb_warp_node n = blank(WB_WARP_FORK);

	n.alike = alike;
	n.first = a.first;
	n.second = b.first;
	return single(k, n);
}

/* Both ways, one after the other, each perhaps left out. */
static struct seq
both(struct maker *k, struct seq a, struct seq b, bool resumes)
{
	struct wb_warp_node sync = blank(WB_WARP_TIME);
	bool time = only_time(k, a) && only_time(k, b);
	uint64_t shortest = wb_min_u64(least(k, a), least(k, b)), longer = 0;
	struct seq s;

	if (time)
		longer = larger(a.first == WB_NONE ? 0 : at(k, a.first)->printed_cycles, b.first == WB_NONE ? 0 : at(k, b.first)->printed_cycles);
	s = join(k, a, b);
	if (resumes) {
		sync.instr_cycles = k->m->inst_cycles;
		s = join(k, s, single(k, sync));
	}
	if (!time)
		shortest = 0;
	for (uint32_t n = s.first; n != WB_NONE; n = at(k, n)->next) {
		if (at(k, n)->kind != WB_WARP_TIME)
			continue;
		at(k, n)->shift_cycles = at(k, n)->instr_cycles - (time ? shortest : 0);
		at(k, n)->least_cycles = time ? shortest : 0;
		at(k, n)->printed_cycles = time ? longer : at(k, n)->printed_cycles;
	}
	return s;
}

/* The larger of two times; a warp takes the one or the other. */
static struct seq
either(struct maker *k, struct seq a, struct seq b)
{
	struct seq s = lub(k, a, b);

	if (s.first != WB_NONE)
		at(k, s.first)->shift_cycles = at(k, s.first)->instr_cycles - at(k, s.first)->least_cycles;
	return s;
}

/* A warp may not go through @s at all, while another does. */
static struct seq
perhaps(struct maker *k, struct seq s)
{
	for (uint32_t n = s.first; n != WB_NONE; n = at(k, n)->next) {
		at(k, n)->shift_cycles = at(k, n)->instr_cycles;
		at(k, n)->least_cycles = 0;
		if (at(k, n)->kind == WB_WARP_FORK)
			at(k, n)->alike = false;
	}
	return s;
}

/* @s, which a warp goes through, or else takes @jump, no node of it. */
static struct seq
skipped(struct maker *k, struct seq s, uint64_t jump)
{
	if (s.first == WB_NONE || at(k, s.first)->kind != WB_WARP_TIME)
		s = join(k, single(k, blank(WB_WARP_TIME)), s);
	at(k, s.first)->instr_cycles = larger(at(k, s.first)->instr_cycles, jump);
	at(k, s.first)->printed_cycles = larger(at(k, s.first)->printed_cycles, jump);
	return perhaps(k, s);
}

/* An IF of GCN code that jumps over lanes there are none of. What it jumps over is on the way of every warp, as on mini-SIMT. */
static struct seq
make_skip(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	bool falls = k->t->stmt[stmt].first != WB_NONE;		/* into what is jumped over */
	struct seq body = falls ? a : b, jump = falls ? b : a, s;
	uint64_t body_least = least(k, body), jump_cycles = jump.first == WB_NONE ? 0 : at(k, jump.first)->instr_cycles;

	if (!only_time(k, body))
		return skipped(k, body, jump_cycles);
	s = either(k, a, b);
	k->entering[stmt] = s.first == WB_NONE ? 0 : body_least - at(k, s.first)->least_cycles;
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
		return only_time(k, a) && only_time(k, b) ? either(k, a, b) : fork_node(k, a, b, false);
	if (!is_flat(k, a, &ma) || !is_flat(k, b, &mb))
		return fork_node(k, a, b, true);
	return ma >= mb ? lub(k, a, b) : lub(k, b, a);
}

/* ---- parts ------------------------------------------------------------------------------- */
/* Of the statements from @first along next, the IF that jumps over lanes of @region; WB_NONE. */
static uint32_t
find_skip(const struct maker *k, uint32_t first, uint32_t region)
{
	uint32_t n = first;

	while (n != WB_NONE && !(k->t->stmt[n].kind == WB_STMT_IF && k->t->stmt[n].region == region))
		n = k->t->stmt[n].next;
	return n;
}

/* One after the other. If there are lanes for one of the two always, no warp jumps over both. */
static struct seq
make_part(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	const struct wb_stmt *p = &k->t->stmt[stmt];
	uint32_t x = find_skip(k, p->first, p->region), y = find_skip(k, p->second, p->region);
	struct seq s = join(k, a, b);
	uint64_t more;

	if (!p->covers || x == WB_NONE || y == WB_NONE || !only_time(k, s))
		return s;
	more = wb_min_u64(k->entering[x], k->entering[y]);
	add(k, &at(k, s.first)->least_cycles, more);
	at(k, s.first)->shift_cycles -= more;
	return s;
}

/* ---- loops --------------------------------------------------------------------------------------- */
static struct seq
make_loop(struct maker *k, uint32_t stmt, struct seq a, struct seq b)
{
	const struct wb_stmt *s = &k->t->stmt[stmt];
	struct wb_warp_node n = blank(WB_WARP_LOOP), sync = blank(WB_WARP_TIME);
	struct seq loop;

	if (s->branching == WB_BY_THREAD && !s->exit_taken && !s->leaves && k->m->kind == WB_MACHINE_MINI_SIMT) {
		sync.instr_cycles = sync.shift_cycles = k->m->inst_cycles;
		b = join(k, single(k, sync), b);
	}
	b = s->exit_taken || s->leaves ? b : jump_to(k, s->block, b);
	n.everyone = k->around[stmt] == WB_ALIKE;
	n.alike = s->branching == WB_ALIKE && n.everyone;
	n.loop = s->loop;
	n.first = a.first;
	n.second = b.first;
	loop = single(k, n);
	return s->exit_taken ? join(k, loop, jump_to(k, s->block, nothing)) : loop;
}

/* Either those that leave jump, or those that stay. */
static struct seq
make_leave(struct maker *k, uint32_t block)
{
	return perhaps(k, jump_to(k, block, nothing));
}

/* ---- all ------------------------------------------------------------------------------------------- */
/* The nodes of statement @n, from those of its two sequences. */
static struct seq
make(struct maker *k, uint32_t n, struct seq a, struct seq b)
{
	switch ((enum wb_stmt_kind)k->t->stmt[n].kind) {
	case WB_STMT_CODE: return make_code(k, n);
	case WB_STMT_IF: return make_if(k, n, a, k->t->stmt[n].behind ? b : jump_to(k, k->t->stmt[n].block, b));
	case WB_STMT_LOOP: return make_loop(k, n, a, b);
	case WB_STMT_LEAVE: return make_leave(k, k->t->stmt[n].block);
	case WB_STMT_PART: return make_part(k, n, a, b);
	}
	return nothing;
}

/* The nodes of the statements from @first along next. */
static struct seq
gather(struct maker *k, uint32_t first)
{
	struct seq s = nothing;

	for (uint32_t n = first; n != WB_NONE; n = k->t->stmt[n].next)
		s = join(k, s, k->of[n]);
	return s;
}

/* What stands around each statement: the IFs, and the LEAVEs before it in the same round of a loop. Statements are in the order of the program. */
static void
find_around(struct maker *k)
{
	uint8_t *left = k->left;

	for (uint32_t n = 0; n < k->t->nstmt; n++) {
		const struct wb_stmt *s = &k->t->stmt[n], *up = s->parent == WB_NONE ? NULL : &k->t->stmt[s->parent];

		k->around[n] = left[n];
		if (up && k->around[s->parent] > k->around[n])
			k->around[n] = k->around[s->parent];
		if (up && up->kind == WB_STMT_IF && up->branching > k->around[n])
			k->around[n] = up->branching;
		if (s->next != WB_NONE && left[n] > left[s->next])
			left[s->next] = left[n];
		if (s->kind != WB_STMT_LEAVE)
			continue;
		for (const struct wb_stmt *x = s; x->kind != WB_STMT_LOOP || x->loop != s->loop; x = &k->t->stmt[x->parent])
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
	k.around = WB_NEW(cx->tmp, uint8_t, fn->tree->nstmt);
	k.left = WB_NEW(cx->tmp, uint8_t, fn->tree->nstmt);
	k.entering = WB_NEW(cx->tmp, uint64_t, fn->tree->nstmt);
	find_around(&k);
	for (uint32_t n = fn->tree->nstmt; n-- > 0; ) {
		const struct wb_stmt *s = &fn->tree->stmt[n];

		k.of[n] = make(&k, n, gather(&k, s->first), gather(&k, s->second));
		if (k.left[n] != WB_ALIKE)
			k.of[n] = perhaps(&k, k.of[n]);
	}
	w->first = gather(&k, fn->tree->first).first;
	w->node = k.node.at;
	w->nnode = k.node.n;
	if (k.overflow)
		refuse(&k, "its time does not fit in 64 bits, or an instruction has none", fn->loc);
	return WB_OK;
}
