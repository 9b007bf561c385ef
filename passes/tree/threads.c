/* passes/tree/threads.c -- what each thread of a mini-SIMT launch does, as far as it does not depend on memory.
 *
 * Needs:  TREE, LOOPS; uses BOUNDS where known.   Gives: THREADS.   Keeps: all.
 *
 * Abstract execution: the statements are executed once per thread. Each variable is known or unknown; what is loaded is
 * unknown. At an IF with an unknown condition both paths are executed, and what differs afterwards is unknown. A loop
 * with an unknown condition has no count. What it writes is unknown, and it is executed once more to count the loops
 * inside. So counts are exact, per thread, for all loops that depend only on Tid, parameters and constants, also for
 * nested and triangular ones. For loops inside an IF with an unknown condition they are upper bounds.
 *
 * A warp repeats a loop as often as its slowest thread. If all its threads enter together, it repeats the loop at least
 * as often as the largest of their lower bounds; otherwise as the smallest.
 *
 * Barriers: every thread counts the barriers that it executes inside each outermost statement. Let all branches around
 *         barriers be ALIKE, and all loops around them too, except the outermost one, which threads may leave at
 *         different times. Then the k-th barrier of one thread is the k-th of every thread that executes k of them. It
 *         must wait for exactly the threads that execute it, and no thread may reach a barrier with the same id in a
 *         later statement while this one is open. If so, by induction, every barrier is passed.
 *
 * Cost:   O(threads x instructions executed by one), up to a limit; past it nothing is known.
 * Source: abstract execution after Gustafsson, Ermedahl, Lisper, RTSS 2006; here without joins over iterations.
 */
#include "../passes.h"
#include "wavebound/minisimt.h"
#include "wavebound/warp.h"

#define MOST_STEPS ((uint64_t)10 * 1000 * 1000)
#define MOST_RELEASES 1000000
#define MOST_COUNTS ((uint64_t)16 * 1000 * 1000)	/* loops x warps */

struct value {
	uint32_t v;
	bool known;
};
/* What of a statement is executed: the one arm of an IF whose condition is known; else both, one after the other. Of a
 * LOOP, the half before its exit branch and the half behind it; LOST: once, since its condition is unknown. */
enum phase { IF_ONE, IF_FIRST, IF_SECOND, LOOP_FIRST, LOOP_SECOND, LOST_FIRST, LOST_SECOND };
struct frame {
	uint32_t stmt;
	uint8_t phase;
	uint64_t count;		/* of the loop */
	struct value *saved;	/* variables before the IF; after its first arm */
};
struct executor {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct wb_tree *t;
	struct wb_threads *out;
	struct value *var;	/* [unit] of the thread */
	WB_VEC(struct frame) stack;
	WB_VEC(struct value *) spare;	/* saved[] for reuse */
	uint64_t *most, *least;	/* [loop] of the thread; least WB_UNKNOWN: not entered */
	uint32_t uncertain;	/* arms that the thread may or may not execute */
	bool over;		/* past the limit */
	/* executed barriers */
	WB_VEC(struct wb_release) release;
	uint32_t *first_of;	/* [stmt] outermost: its first one */
	uint32_t last;		/* the last one of this thread in this statement; WB_NONE */
	uint32_t outermost;	/* statement */
	WB_VEC(uint32_t) next;	/* [release] the next one of its statement, or WB_NONE */
};

/* ---- values ---------------------------------------------------------------------------- */
static struct value
read(const struct executor *x, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_IMM ? (struct value){ (uint32_t)o->imm, true } : x->var[o->id];
}

static void
compute(struct executor *x, const struct wb_inst *i)
{
	struct value a = read(x, wb_opnd(x->fn, i, 1)),
		     b = i->nopnd > 2 ? read(x, wb_opnd(x->fn, i, 2)) : (struct value){ 0, true }, r = { 0, false };

	if (a.known && b.known)
		r.known = wb_msimt_compute((enum wb_op)i->op, a.v, b.v, &r.v);
	x->var[wb_opnd(x->fn, i, 0)->id] = r;
}

static struct value *
save(struct executor *x)
{
	struct value *s = x->spare.n ? x->spare.at[--x->spare.n] : WB_NEW(x->cx->tmp, struct value, x->fn->nunit);

	memcpy(s, x->var, sizeof(*s) * x->fn->nunit);
	x->out->steps += x->fn->nunit / 8;
	return s;
}

/* A variable that differs between the two arms becomes unknown. */
static void
merge(struct executor *x, struct value *other)
{
	for (uint32_t u = 0; u < x->fn->nunit; u++)
		if (!other[u].known || other[u].v != x->var[u].v)
			x->var[u].known = false;
	WB_PUSH(x->cx->tmp, &x->spare, other);
}

/* The variables that loop @l writes become unknown. */
static void
forget(struct executor *x, uint32_t l)
{
	const struct wb_loop *loop = &x->fn->loops->loop[l];

	for (uint32_t k = 0; k < loop->nblock; k++) {
		const struct wb_block *b = &x->fn->block[x->fn->loops->list[loop->block + k]];

		x->out->steps += b->ninst + 1;
		WB_EACH_INST(x->fn, x->fn->loops->list[loop->block + k], i)
			for (uint32_t o = 0; o < x->fn->inst[i].nopnd; o++)
				if (wb_opnd(x->fn, &x->fn->inst[i], o)->flags & WB_DEF)
					x->var[wb_opnd(x->fn, &x->fn->inst[i], o)->id].known = false;
	}
}

/* ---- barriers ------------------------------------------------------------------------------ */
static void
not_proved(struct executor *x, const struct wb_inst *i, const char *why)
{
	if (x->out->barriers_proved) {
		x->out->barriers_proved = false;
		x->out->why = why;
		x->out->where = i->loc;
	}
}

static void
arrive(struct executor *x, uint32_t inst)
{
	const struct wb_inst *i = &x->fn->inst[inst];
	struct value id = read(x, wb_opnd(x->fn, i, 0)), threads = read(x, wb_opnd(x->fn, i, 1));
	struct wb_release *m;
	uint32_t k = x->last == WB_NONE ? x->first_of[x->outermost] : x->next.at[x->last];

	if (x->uncertain) {
		not_proved(x, i, "whether a thread comes to this barrier depends on memory");
		return;
	}
	if (!id.known || !threads.known) {
		not_proved(x, i, "the operands of this barrier depend on memory");
		return;
	}
	if (k == WB_NONE) {
		k = x->release.n;
		if (k == MOST_RELEASES) {
			not_proved(x, i, "too many barriers are met");
			return;
		}
		WB_PUSH(x->cx->tmp, &x->release,
			((struct wb_release){ .inst = inst, .id = id.v, .threads = threads.v }));
		WB_PUSH(x->cx->tmp, &x->next, WB_NONE);
		*(x->last == WB_NONE ? &x->first_of[x->outermost] : &x->next.at[x->last]) = k;
	}
	m = &x->release.at[k];
	if (m->inst != inst)
		not_proved(x, i, "threads meet at different barriers");
	else if (m->id != id.v || m->threads != threads.v)
		not_proved(x, i, "threads name different barriers, or wait for different numbers of threads");
	m->arriving++;
	x->last = k;
}

/* Whether barriers stand only where all threads count alike. Outer statements first: inner ones have larger ids. */
static void
check_positions(struct executor *x)
{
	const char **why = WB_NEW(x->cx->tmp, const char *, x->t->nstmt);

	for (uint32_t k = 0; k < x->t->nstmt; k++) {
		const struct wb_stmt *s = &x->t->stmt[k];
		const struct wb_block *b = s->kind == WB_STMT_CODE ? &x->fn->block[s->block] : NULL;

		why[k] = s->parent == WB_NONE ? NULL : why[s->parent];
		if (s->kind == WB_STMT_IF && s->branching != WB_ALIKE)
			why[k] = "this barrier stands under a branch that threads may take differently";
		if (s->kind == WB_STMT_LOOP && s->branching != WB_ALIKE &&
			x->fn->loops->loop[s->loop].parent != WB_NONE)
			why[k] = "this barrier stands in an inner loop that threads may leave at different times";
		for (uint32_t i = b ? b->first : 0; b && why[k] && i < b->first + b->ninst; i++)
			if (x->fn->inst[i].op == WB_OP_BARRIER)
				not_proved(x, &x->fn->inst[i], why[k]);
	}
}

/* After all threads: each barrier waits for the threads that execute it, and none of a later statement can be confused
 * with it. */
static void
check_releases(struct executor *x)
{
	/* barriers whose last execution so far was not by all threads */
	struct wb_map open = wb_map_new(x->cx->tmp);

	for (uint32_t k = 0; k < x->release.n; k++)
		if (x->release.at[k].threads != x->release.at[k].arriving)
			not_proved(x, &x->fn->inst[x->release.at[k].inst],
				"this barrier does not wait for exactly the threads that come to it");
	for (uint32_t s = x->t->first; s != WB_NONE; s = x->t->stmt[s].next) {
		uint32_t last = WB_NONE;

		for (uint32_t k = x->first_of[s]; k != WB_NONE; k = x->next.at[k]) {
			const struct wb_release *m = &x->release.at[k];

			if (wb_map_get(&open, (const char *)&m->id, sizeof(m->id)) < s)
				not_proved(x, &x->fn->inst[m->inst],
					"threads may come to this barrier while others meet at an earlier one of the "
					"same number");
			last = k;
		}
		for (uint32_t k = x->first_of[s]; k != WB_NONE && x->release.at[last].arriving < x->out->nthread;
			k = x->next.at[k])
			wb_map_put(&open, (const char *)&x->release.at[k].id, sizeof(x->release.at[k].id), s);
	}
}

/* ---- one thread ------------------------------------------------------------------------------- */
static void
run_block(struct executor *x, uint32_t b)
{
	const struct wb_block *blk = &x->fn->block[b];

	x->out->steps += blk->ninst + 1;
	x->over = x->out->steps > MOST_STEPS;
	WB_EACH_INST(x->fn, b, k) {
		const struct wb_inst *i = &x->fn->inst[k];

		if (i->op == WB_OP_LOAD)
			x->var[wb_opnd(x->fn, i, 0)->id].known = false;
		else if (i->op == WB_OP_BARRIER)
			arrive(x, k);
		else if (i->nopnd > 1 && wb_opnd(x->fn, i, 0)->flags & WB_DEF)
			compute(x, i);
	}
}

/* The condition at the end of @block: whether the branch is taken. */
static struct value
jumps(const struct executor *x, uint32_t block)
{
	const struct wb_inst *last = wb_last_inst(x->fn, block);
	struct value v = read(x, wb_opnd(x->fn, last, 0));

	return (struct value){ (v.v == 0) == (last->op == WB_OP_CBRZ), v.known };
}

static void
push(struct executor *x, uint32_t stmt, enum phase phase, struct value *saved)
{
	WB_PUSH(x->cx->tmp, &x->stack, ((struct frame){ .stmt = stmt, .phase = (uint8_t)phase, .saved = saved }));
}

/* Starts statement @k. Returns the next one to execute; WB_NONE: none. */
static uint32_t
start(struct executor *x, uint32_t k)
{
	const struct wb_stmt *s = &x->t->stmt[k];
	struct value c;

	if (s->kind == WB_STMT_LOOP) {
		push(x, k, LOOP_FIRST, NULL);
		return s->first;
	}
	c = jumps(x, s->block);
	if (c.known) {
		push(x, k, IF_ONE, NULL);
		return c.v ? s->second : s->first;
	}
	x->uncertain++;
	push(x, k, IF_FIRST, save(x));
	return s->first;
}

static void
leave_loop(struct executor *x, const struct wb_stmt *s, uint64_t most, uint64_t least)
{
	if (x->least[s->loop] == WB_UNKNOWN || most > x->most[s->loop])
		x->most[s->loop] = most;
	if (least < x->least[s->loop])
		x->least[s->loop] = least;
}

/* The sequence on top of the stack has ended. Returns the next statement to execute; *done: the statement around has
 * ended, too. */
static uint32_t
resume(struct executor *x, bool *done)
{
	struct frame *f = &x->stack.at[x->stack.n - 1];
	const struct wb_stmt *s = &x->t->stmt[f->stmt];
	struct value c;

	*done = false;
	switch ((enum phase)f->phase) {
	case IF_ONE:
		break;
	case IF_FIRST: {
		struct value *after = save(x);

		memcpy(x->var, f->saved, sizeof(*f->saved) * x->fn->nunit);
		WB_PUSH(x->cx->tmp, &x->spare, f->saved);
		f->saved = after;
		f->phase = IF_SECOND;
		return s->second;
	}
	case IF_SECOND:
		merge(x, f->saved);
		x->uncertain--;
		break;
	case LOOP_FIRST:
		c = jumps(x, s->block);
		if (!c.known) {
			x->uncertain++;
			forget(x, s->loop);
			f->phase = LOST_FIRST;
			return s->first;
		}
		if ((c.v != 0) == s->exit_taken) {
			leave_loop(x, s, f->count, f->count);
			break;
		}
		f->count++;
		f->phase = LOOP_SECOND;
		return s->second;
	case LOOP_SECOND:
		f->phase = LOOP_FIRST;
		return s->first;
	case LOST_FIRST:
		f->phase = LOST_SECOND;
		return s->second;
	case LOST_SECOND:
		forget(x, s->loop);
		x->uncertain--;
		leave_loop(x, s, WB_UNKNOWN, 0);
		break;
	}
	*done = true;
	x->stack.n--;
	return s->next;
}

static void
run_thread(struct executor *x)
{
	uint32_t at = x->t->first;

	x->outermost = at;
	while (!x->over) {
		bool done = false;

		if (at == WB_NONE) {
			if (!x->stack.n)
				return;
			at = resume(x, &done);
			/* stops an endless loop that is empty, too */
			x->over = ++x->out->steps > MOST_STEPS;
		} else if (x->t->stmt[at].kind == WB_STMT_CODE) {
			run_block(x, x->t->stmt[at].block);
			at = x->t->stmt[at].next;
			done = true;
		} else {
			at = start(x, at);
		}
		if (done && !x->stack.n) {
			x->outermost = at;
			x->last = WB_NONE;
		}
	}
}

/* ---- all threads --------------------------------------------------------------------------------- */
/* Whether all threads of a warp that execute anything enter loop @s together. */
static bool
enters_together(const struct wb_tree *t, const struct wb_stmt *s)
{
	for (uint32_t up = s->parent; up != WB_NONE; up = t->stmt[up].parent)
		if (t->stmt[up].branching == WB_BY_THREAD)
			return false;
	return true;
}

/* Adds the counts of a thread of warp @w. */
static void
add_thread(struct executor *x, const bool *joint, uint32_t w, bool first)
{
	for (uint32_t l = 0; l < x->fn->loops->nloop; l++) {
		uint64_t *most = &x->out->most[(uint64_t)l * x->out->nwarp + w],
			 * least = &x->out->least[(uint64_t)l * x->out->nwarp + w];
		bool entered = x->least[l] != WB_UNKNOWN;

		if (entered && x->most[l] > *most)
			*most = x->most[l];
		if (!entered && joint[l])
			x->least[l] = 0;
		if (first || (joint[l] ? x->least[l] > *least : x->least[l] < *least))
			*least = x->least[l];
	}
}

static void
run_threads(struct executor *x, const uint32_t *params, uint32_t width)
{
	const struct wb_loops *ls = x->fn->loops;
	bool *joint = WB_NEW(x->cx->tmp, bool, ls->nloop);

	for (uint32_t k = 0; k < x->t->nstmt; k++)
		if (x->t->stmt[k].kind == WB_STMT_LOOP)
			joint[x->t->stmt[k].loop] = enters_together(x->t, &x->t->stmt[k]);
	for (uint32_t t = 0; t < x->out->nthread && !x->over; t++) {
		for (uint32_t u = 0; u < x->fn->nunit; u++)
			x->var[u] = (struct value){ u == WB_MSIMT_TID ? t : params[u], true };
		for (uint32_t l = 0; l < ls->nloop; l++) {
			x->most[l] = 0;
			x->least[l] = WB_UNKNOWN;
		}
		x->stack.n = 0;
		x->uncertain = 0;
		x->last = WB_NONE;
		run_thread(x);
		add_thread(x, joint, t / width, t % width == 0);
	}
}

/* Bounds by the user or by annotations hold for every warp. */
static void
use_bounds(struct executor *x)
{
	struct wb_threads *out = x->out;

	for (uint32_t l = 0; l < x->fn->loops->nloop; l++)
		for (uint32_t w = 0; w < out->nwarp; w++) {
			uint64_t *most = &out->most[(uint64_t)l * out->nwarp + w],
				 * least = &out->least[(uint64_t)l * out->nwarp + w];

			if (x->over) {
				*most = WB_UNKNOWN;
				*least = 0;
			}
			if (x->fn->bounds && x->fn->bounds->loop[l].max < *most)
				*most = x->fn->bounds->loop[l].max;
			if (*least == WB_UNKNOWN || *least > *most)
				*least = 0;
		}
}

enum wb_status
wb_pass_threads(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_threads *out = WB_NEW(cx->unit, struct wb_threads, 1);
	struct executor x = { .cx = cx, .fn = fn, .t = fn->tree, .out = out };
	uint32_t nloop = fn->loops->nloop, *params;

	fn->threads = out;
	out->barriers_proved = true;
	if (!env->machine || env->machine->kind != WB_MACHINE_MINI_SIMT)
		return WB_OK;
	out->nthread = env->launch ? env->launch->workitems_per_workgroup : env->machine->threads;
	out->nwarp = wb_msimt_warps(env->machine, out->nthread);
	if (fn->tree->refused)
		return WB_OK;
	if ((uint64_t)nloop * out->nwarp > MOST_COUNTS) {
		wb_report(cx->diag, WB_E_LIMIT, fn->loc, "%s: %u loops for each of %u warps", fn->name, nloop,
			out->nwarp);
		return WB_BAD_INPUT;
	}
	out->most = WB_NEW(cx->unit, uint64_t, (size_t)nloop * out->nwarp);
	out->least = WB_NEW(cx->unit, uint64_t, (size_t)nloop * out->nwarp);
	x.var = WB_NEW(cx->tmp, struct value, fn->nunit);
	x.most = WB_NEW(cx->tmp, uint64_t, nloop);
	x.least = WB_NEW(cx->tmp, uint64_t, nloop);
	x.first_of = wb_new_ids(cx->tmp, fn->tree->nstmt);
	check_positions(&x);
	if (wb_msimt_params(cx, fn, env->launch, &params) != WB_OK)
		return WB_BAD_INPUT;
	run_threads(&x, params, env->machine->wave_lanes);
	if (x.over && out->barriers_proved && fn->ninst) {
		for (uint32_t i = 0; i < fn->ninst; i++)
			if (fn->inst[i].op == WB_OP_BARRIER)
				not_proved(&x, &fn->inst[i],
					"executing every thread takes too long, so it is not known who comes to this "
					"barrier");
	} else {
		check_releases(&x);
	}
	use_bounds(&x);
	return WB_OK;
}
