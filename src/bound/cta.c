/* src/bound/cta.c -- abstract CTA simulation: from one abstract warp to the time of all warps.
 *
 * A walk through the abstract warp (Hirvisalo 2014, section 3.3). Its state is N_high, the number of warps that may be
 * at the current node; N_low, of those that certainly are; and T_SHIFT, the convoying shift. I is the instruction time,
 * L the memory latency, W the number of warps:
 *
 *	time	T += N_high * T_instr;  T_SHIFT += T_shift
 *	memory	if the node is ALIKE, not the end of the program, T_SHIFT is known and (T_SHIFT + I) * (W - 1) < L:
 *		T += max(0, L - I * N_low), then T_SHIFT = (T_SHIFT + I) * (W - 1).
 *		Otherwise T += max(0, L - I), and T_SHIFT is lost (unknown)
 *	barrier	T_SHIFT = 0
 *	loop	iteration k is walked with the warps that may iterate k times or more (N_high), and those that certainly
 *		do (N_low); the part before the exit branch once more with the warps that leave. If warps may leave at
 *		different times, or not enter the loop at all, T_SHIFT is lost behind it
 *	fork	both arms; the more expensive one counts. If warps may choose differently: the maximum of instructions
 *		and the maximum of stalls, and T_SHIFT is lost
 *
 * wavebound-cta(7) proves that no execution takes longer, under conditions that are checked here: every loop has a
 * bound for every warp, and every barrier waits for exactly the warps that reach it. T_instr counts all instructions;
 * the rest is the time in which no warp is ready. This time is covered by the loads of a chain of warps, from the last
 * one to end back over the last one to arrive at each barrier. During each of these loads the other warps that are
 * running issue at least once.
 *
 * The paper differs: of an if only the longer arm counts, although threads of a warp that part execute both; and N_low
 * is subtracted whatever the shift is, at the last load of the program, too. test/minisimt/unsound-*.msimt has cases in
 * which this is less than the time of an execution.
 *
 * An iteration that starts in the same state as the one before, with the same warps, costs the same. So such iterations
 * are multiplied. No recursion.
 */
#include <assert.h>
#include <stdio.h>

#include "wavebound/bound.h"
#include "wavebound/warp.h"

#define MOST_WALK ((uint64_t)20 * 1000 * 1000)	/* nodes */
#define MOST_ITERATIONS 5000			/* of a loop whose shift still changes; past it, the walk is given up */
#define MOST_KEPT 20000				/* steps of the trace */

struct state {
	uint64_t instr, stall, printed;	/* printed: both together, by the paper's rules */
	uint64_t shift;		/* WB_UNKNOWN: lost */
	bool separated;		/* as printed: behind a loop that warps leave one after the other, N_low is 1 */
};
struct group {			/* warps at a node */
	uint8_t *in;		/* [warp] */
	uint32_t low, high;
};
enum { MAY = 1, MUST = 2 };
struct frame {
	uint32_t node;
	bool second;		/* the second arm or part is walked now */
	struct state entry;	/* FORK: before it; LOOP: at the start of this iteration */
	struct state first_arm;	/* FORK: behind the first arm */
	/* LOOP */
	struct group outer, group;
	uint64_t iteration, last;	/* iteration; the last one of any warp */
	struct state before;	/* at the start of the previous iteration */
	bool same;		/* it had the same warps */
	uint32_t walked;	/* iterations that were not multiplied */
};
struct walk {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_machine *m;
	const struct wb_threads *threads;
	struct wb_cta *out;
	WB_VEC(struct frame) stack;
	WB_VEC(struct wb_cta_step) step;
	WB_VEC(uint8_t *) spare;
	struct state s;
	struct group now;
	uint64_t nodes;
	bool overflow;
};

/* ---- sums -------------------------------------------------------------------------------- */
static void
add_times(struct walk *w, uint64_t *to, uint64_t a, uint64_t times)
{
	uint64_t p;

	if (!wb_mul_u64(a, times, &p) || !wb_add_u64(*to, p, to))
		w->overflow = true;
}

static void
note(struct walk *w, uint32_t node, uint64_t instr, uint64_t stall, uint64_t repeat)
{
	struct wb_cta_step s = { .node = node,
		.at = w->s.instr + w->s.stall,
		.instr_cycles = instr,
		.stall_cycles = stall,
		.low = w->now.low,
		.high = w->now.high,
		.shift_cycles = w->s.shift,
		.repeat = repeat };

	for (uint32_t k = 0; k < w->stack.n; k++)
		s.depth += w->fn->warp->node[w->stack.at[k].node].kind == WB_WARP_LOOP;
	if (w->step.n < MOST_KEPT)
		WB_PUSH(w->cx->unit, &w->step, s);
	else
		w->out->cut = true;
}

static uint64_t
stall_of(const struct walk *w, uint64_t warps)
{
	uint64_t busy;

	if (!wb_mul_u64(w->m->inst_cycles, warps, &busy) || busy >= w->m->mem_latency_cycles)
		return 0;
	return w->m->mem_latency_cycles - busy;
}

/* (T_SHIFT + I) * (W - 1): how many cycles a warp may be behind another one at a load; WB_UNKNOWN if it is not less
 * than the latency. */
static uint64_t
lag(const struct walk *w)
{
	uint64_t v;

	if (w->s.shift == WB_UNKNOWN || !wb_add_u64(w->s.shift, w->m->inst_cycles, &v) ||
		!wb_mul_u64(v, w->out->nwarp - 1, &v) || v >= w->m->mem_latency_cycles)
		return WB_UNKNOWN;
	return v;
}

/* ---- nodes ------------------------------------------------------------------------------------ */
static void
pass_time(struct walk *w, uint32_t id, const struct wb_warp_node *n)
{
	uint64_t sum = 0;

	add_times(w, &sum, n->instr_cycles, w->now.high);
	if (w->s.shift != WB_UNKNOWN)
		add_times(w, &w->s.shift, n->shift_cycles, 1);
	if (lag(w) == WB_UNKNOWN)
		w->s.shift = WB_UNKNOWN;
	note(w, id, sum, 0, 1);
	add_times(w, &w->s.instr, sum, 1);
	add_times(w, &w->s.printed, n->printed_cycles, w->now.high);
}

static void
pass_memory(struct walk *w, uint32_t id, const struct wb_warp_node *n)
{
	/* a warp that ends with this load issues nothing while others wait for theirs */
	bool ends = n->next == WB_NONE && !w->stack.n;
	uint64_t behind = n->alike && !ends ? lag(w) : WB_UNKNOWN;
	uint32_t low = w->now.low ? w->now.low : 1;
	uint64_t stall = stall_of(w, behind == WB_UNKNOWN ? 1 : low);

	w->s.shift = behind;
	note(w, id, 0, stall, 1);
	add_times(w, &w->s.stall, stall, 1);
	add_times(w, &w->s.printed, stall_of(w, w->s.separated ? 1 : low), 1);
}

/* ---- loops ---------------------------------------------------------------------------------------- */
static uint64_t
most(const struct walk *w, uint32_t loop, uint32_t warp)
{
	return w->threads->most[(uint64_t)loop * w->out->nwarp + warp];
}

static uint64_t
least(const struct walk *w, uint32_t loop, uint32_t warp)
{
	return w->threads->least[(uint64_t)loop * w->out->nwarp + warp];
}

static uint8_t *
new_set(struct walk *w)
{
	return w->spare.n ? w->spare.at[--w->spare.n] : WB_NEW(w->cx->tmp, uint8_t, w->out->nwarp);
}

/* Sets the warps of f->outer that iterate @k times or more; all of them if they leave together. */
static void
choose(struct walk *w, struct frame *f, uint64_t k)
{
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];

	f->group.low = f->group.high = 0;
	w->nodes += w->out->nwarp / 16;
	for (uint32_t v = 0; v < w->out->nwarp; v++) {
		uint8_t in = f->outer.in[v];

		if (!n->alike && most(w, n->loop, v) < k)
			in = 0;
		else if (!n->alike && least(w, n->loop, v) < k)
			in &= MAY;
		f->group.in[v] = in;
		f->group.high += (in & MAY) != 0;
		f->group.low += (in & MUST) != 0;
	}
	w->now = f->group;
}

/* The number of iterations from @f->iteration on that have the same warps. */
static uint64_t
equal_iterations(const struct walk *w, const struct frame *f)
{
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];
	uint64_t next = f->last;

	for (uint32_t v = 0; v < w->out->nwarp && !n->alike; v++) {
		if (f->outer.in[v] & MAY && most(w, n->loop, v) >= f->iteration && most(w, n->loop, v) < next)
			next = most(w, n->loop, v);
		if (f->outer.in[v] & MUST && least(w, n->loop, v) >= f->iteration && least(w, n->loop, v) < next)
			next = least(w, n->loop, v);
	}
	return next - f->iteration;
}

static void
refuse(struct walk *w, const char *why, struct wb_loc where)
{
	if (w->out->refused)
		return;
	w->out->refused = why;
	w->out->where = where;
}

/* Sets the last iteration of any warp. False if one has no bound. */
static bool
find_last(struct walk *w, struct frame *f)
{
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];
	bool any = false;

	f->last = 0;
	for (uint32_t v = 0; v < w->out->nwarp; v++) {
		uint64_t c = most(w, n->loop, v);

		if (!(f->outer.in[v] & MAY))
			continue;
		if (c == WB_UNKNOWN) {
			refuse(w,
				"a loop has no bound for some warp: its condition depends on memory; annotate it with "
				"'; wavebound: loop maxcount=N'",
				w->fn->block[w->fn->loops->loop[n->loop].header].loc);
			return false;
		}
		/* if all leave together, the smallest bound holds for all */
		f->last = !any || (n->alike ? c < f->last : c > f->last) ? c : f->last;
		any = true;
	}
	return true;
}

static bool
same_start(const struct state *a, const struct state *b)
{
	return a->shift == b->shift && a->separated == b->separated;
}

/* Starts iteration f->iteration; equal iterations are multiplied. Returns the first node. */
static uint32_t
begin_iteration(struct walk *w, struct frame *f)
{
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];
	uint64_t repeats = equal_iterations(w, f);

	if (f->same && repeats && same_start(&w->s, &f->before)) {
		struct state d = { w->s.instr - f->before.instr, w->s.stall - f->before.stall,
			w->s.printed - f->before.printed, 0, false };
		uint64_t instr = 0, stall = 0;

		choose(w, f, f->iteration);
		add_times(w, &instr, d.instr, repeats);
		add_times(w, &stall, d.stall, repeats);
		note(w, f->node, instr, stall, repeats);
		add_times(w, &w->s.instr, instr, 1);
		add_times(w, &w->s.stall, stall, 1);
		add_times(w, &w->s.printed, d.printed, repeats);
		f->iteration += repeats;
		repeats = 0;
	}
	if (++f->walked > MOST_ITERATIONS)
		w->s.shift = WB_UNKNOWN;
	f->same = repeats > 1;
	f->before = w->s;
	f->second = false;
	choose(w, f, f->iteration);
	return n->first;
}

static uint32_t
begin_loop(struct walk *w, uint32_t id)
{
	struct frame f = { .node = id, .outer = w->now };

	f.group.in = new_set(w);
	if (!find_last(w, &f))
		return WB_NONE;
	WB_PUSH(w->cx->tmp, &w->stack, f);
	return begin_iteration(w, &w->stack.at[w->stack.n - 1]);
}

/* Whether all warps that may be in the loop iterate equally often. */
static bool
exit_together(const struct walk *w, const struct frame *f)
{
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];

	for (uint32_t v = 0; v < w->out->nwarp && !n->alike; v++)
		if (f->outer.in[v] & MAY && (!(f->outer.in[v] & MUST) || least(w, n->loop, v) != f->last))
			return false;
	return true;
}

/* The current part of the innermost loop is finished. *done: so is the loop. */
static uint32_t
resume_loop(struct walk *w, bool *done)
{
	struct frame *f = &w->stack.at[w->stack.n - 1];
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];

	if (!f->second && f->iteration < f->last) {
		f->second = true;
		choose(w, f, f->iteration + 1);
		return n->second;
	}
	if (f->second) {
		f->iteration++;
		return begin_iteration(w, f);
	}
	if (!n->everyone || !exit_together(w, f)) {
		w->s.shift = WB_UNKNOWN;
		w->s.separated = true;
	}
	WB_PUSH(w->cx->tmp, &w->spare, f->group.in);
	w->now = f->outer;
	*done = true;
	return n->next;
}

/* ---- forks ----------------------------------------------------------------------------------------- */
static struct state
costlier(const struct state *a, const struct state *b, bool alike)
{
	struct state r = a->instr + a->stall >= b->instr + b->stall ? *a : *b;

	if (!alike) {
		r.instr = wb_max_u64(a->instr, b->instr);
		r.stall = wb_max_u64(a->stall, b->stall);
	}
	r.printed = wb_max_u64(a->printed, b->printed);
	r.shift = wb_max_u64(a->shift, b->shift);
	assert(alike || r.shift == WB_UNKNOWN);	/* one of these arms has a load or a loop, which lose it */
	r.separated = a->separated || b->separated;
	return r;
}

static uint32_t
begin_fork(struct walk *w, uint32_t id)
{
	struct frame f = { .node = id, .entry = w->s };

	WB_PUSH(w->cx->tmp, &w->stack, f);
	return w->fn->warp->node[id].first;
}

static uint32_t
resume_fork(struct walk *w, bool *done)
{
	struct frame *f = &w->stack.at[w->stack.n - 1];
	const struct wb_warp_node *n = &w->fn->warp->node[f->node];

	if (!f->second) {
		f->second = true;
		f->first_arm = w->s;
		w->s = f->entry;
		return n->second;
	}
	w->s = costlier(&f->first_arm, &w->s, n->alike);
	*done = true;
	return n->next;
}

/* ---- the walk ----------------------------------------------------------------------------------------- */
static uint32_t
enter_block(struct walk *w, uint32_t id)
{
	const struct wb_warp_node *n = &w->fn->warp->node[id];

	switch ((enum wb_warp_kind)n->kind) {
	case WB_WARP_TIME:
		pass_time(w, id, n);
		return n->next;
	case WB_WARP_MEMORY:
		pass_memory(w, id, n);
		return n->next;
	case WB_WARP_BARRIER:
		w->s.shift = 0;
		w->s.separated = false;
		note(w, id, 0, 0, 1);
		return n->next;
	case WB_WARP_LOOP:
		return begin_loop(w, id);
	case WB_WARP_FORK:
		return begin_fork(w, id);
	}
	return WB_NONE;
}

static void
walk(struct walk *w)
{
	uint32_t at = w->fn->warp->first;

	while (!w->out->refused) {
		bool done = false, loop;

		if (++w->nodes > MOST_WALK)
			refuse(w,
				"the walk through the abstract warp takes too many steps: loops are nested whose "
				"counts differ from warp to warp",
				w->fn->loc);
		if (at != WB_NONE) {
			at = enter_block(w, at);
			continue;
		}
		if (!w->stack.n)
			return;
		loop = w->fn->warp->node[w->stack.at[w->stack.n - 1].node].kind == WB_WARP_LOOP;
		at = loop ? resume_loop(w, &done) : resume_fork(w, &done);
		if (done)
			w->stack.n--;
	}
}

enum wb_status
wb_cta_simulate(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m, struct wb_cta *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct walk w = { .cx = cx, .fn = fn, .m = m, .threads = fn->threads, .out = out };

	*out = (struct wb_cta){ .nwarp = fn->threads->nwarp, .refused = fn->warp->refused, .where = fn->warp->where };
	if (wb_has_barrier(fn) && !fn->threads->barriers_proved)
		refuse(&w, fn->threads->why, fn->threads->where);
	if (wb_sets_priority(fn))
		refuse(&w, "the code sets priorities of waves (s_setprio): they do not issue in round robin", fn->loc);
	if (!out->refused) {
		w.now = (struct group){ new_set(&w), out->nwarp, out->nwarp };
		memset(w.now.in, MAY | MUST, out->nwarp);
		walk(&w);
	}
	out->instr_cycles = w.s.instr;
	out->stall_cycles = w.s.stall;
	if (!wb_add_u64(w.s.instr, w.s.stall, &out->cycles))
		w.overflow = true;
	out->printed_cycles = w.s.printed;
	out->step = w.step.at;
	out->nstep = w.step.n;
	wb_arena_reset(cx->tmp, mark);
	if (w.overflow && !out->refused) {
		wb_report(cx->diag, WB_E_CYCLES_OVERFLOW, fn->loc,
			"the time of the warps of '%s' does not fit in 64 bits", fn->name);
		return WB_OVERFLOW;
	}
	return WB_OK;
}
