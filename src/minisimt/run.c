/* src/minisimt/run.c -- the machine that executes mini-SIMT assembly, cycle by cycle.
 *
 * One processor. Thread t is lane t mod width of warp t / width. A free processor issues one instruction of the next
 * ready warp, in cyclic order behind the warp that issued last. It is then busy for the instruction time. A warp that
 * issued at cycle c is ready again when the instruction time is over; after a load, not before c + latency; after a
 * barrier, when it is released. A barrier releases its warps at the end of the instruction by which enough threads have
 * arrived.
 *
 * A warp keeps its inactive threads on a stack of frames (branch, done, next, todo):
 *
 *   bz, bnz  pushes (this branch, {}, target, threads that jump). If the frame on top belongs to this branch (a loop),
 *            the threads are added to it instead. Threads that do not jump continue. If all jump, all continue at the
 *            target, and todo is empty.
 *   sync     the active threads are done. If todo is not empty, its threads continue at next; if next is this sync,
 *            they are done as well. When todo is empty, the frame is popped, and all threads that are done continue
 *            behind the sync.
 *
 * Loads read memory and stores write it when they issue. Lanes are processed in ascending order, so the highest lane
 * wins. The run is deterministic. It shares nothing with the analysis.
 *
 * Source: Hirvisalo, WCET 2014, section 4, after Coutinho et al., PACT 2011. The rules above settle what they leave
 * open.
 */
#include <stdarg.h>
#include <stdio.h>

#include "ready.h"
#include "wavebound/minisimt.h"

#define MOST_FRAMES 4096	/* of one warp: a program without sync may push without end */

enum state { READY, AT_BARRIER, ENDED };
struct warp {
	uint8_t state;
	uint32_t pc;		/* instruction; ninst: control has left the program */
	uint64_t active;
	uint64_t ready;		/* first cycle in which it may issue; or the cycle in which it ended */
	uint32_t barrier;	/* number of the barrier that it waits at */
	uint32_t before;	/* the warp that arrived there before it, or WB_NONE */
	WB_VEC(struct wb_msimt_frame) stack;
};
struct barrier_queue {		/* the warps that wait at a barrier */
	uint64_t threads;
	uint32_t last;		/* the warp that arrived last, or WB_NONE */
};
struct machine {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_machine *m;
	const struct wb_msimt_launch *l;
	struct warp *warp;
	uint32_t nwarp;
	uint32_t *reg;		/* [thread * nunit + unit] */
	uint32_t *block_of;	/* [inst] */
	uint64_t now;
	struct ready ready;
	struct wb_map barrier;		/* number of a barrier to index in queue[] */
	WB_VEC(struct barrier_queue) queue;
	uint32_t released;		/* last of the warps that the current instruction releases, or WB_NONE */
	struct wb_msimt_run *out;
};

/* Reports an error of the program, at instruction @pc of warp @w. Always false. */
static bool WB_PRINTF(4, 5)
fault(struct machine *k, const struct warp *w, uint32_t pc, const char *fmt, ...)
{
	char text[300];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	wb_report(k->cx->diag, WB_E_MSIMT_FAULT, k->fn->inst[pc].loc, "%s", text);
	wb_note(k->cx->diag, WB_NO_LOC, "cycle %llu, warp %u", (unsigned long long)k->now, (unsigned)(w - k->warp));
	k->out->end = WB_MSIMT_FAULT;
	return false;
}

/* ---- threads -------------------------------------------------------------------------- */
static uint32_t *
reg(const struct machine *k, const struct warp *w, uint32_t lane, uint32_t unit)
{
	size_t thread = (size_t)(w - k->warp) * k->m->wave_lanes + lane;

	return &k->reg[thread * k->fn->nunit + unit];
}

static uint32_t
read(const struct machine *k, const struct warp *w, uint32_t lane, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_IMM ? (uint32_t)o->imm : *reg(k, w, lane, o->id);
}

static uint32_t
lowest(uint64_t set)
{
	return (uint32_t)__builtin_ctzll(set);
}

/* ---- control ------------------------------------------------------------------------------- */
/* The first instruction at or behind the start of @b; ninst if control leaves the program. */
static uint32_t
enter_block(const struct machine *k, uint32_t b)
{
	const struct wb_fn *fn = k->fn;

	while (b != WB_NONE && !fn->block[b].ninst)
		b = fn->edge[fn->out[fn->block[b].out]].dst;
	return b == WB_NONE ? fn->ninst : fn->block[b].first;
}

/* The instruction that the edge of @kind from the end of block @b leads to. */
static uint32_t
edge_target(const struct machine *k, uint32_t b, enum wb_edge_kind kind)
{
	const struct wb_block *blk = &k->fn->block[b];

	for (uint32_t e = 0; e < blk->nout; e++)
		if (k->fn->edge[k->fn->out[blk->out + e]].kind == kind)
			return enter_block(k, k->fn->edge[k->fn->out[blk->out + e]].dst);
	return k->fn->ninst;
}

/* The instruction executed after @pc, if that does not branch. */
static uint32_t
after(const struct machine *k, uint32_t pc)
{
	uint32_t b = k->block_of[pc];

	return pc + 1 < k->fn->block[b].first + k->fn->block[b].ninst ? pc + 1 : edge_target(k, b, WB_EDGE_FALL);
}

static bool
branch(struct machine *k, struct warp *w, const struct wb_inst *i)
{
	uint32_t b = k->block_of[w->pc], target = edge_target(k, b, WB_EDGE_TAKEN), pc = w->pc;
	uint64_t taken = 0, todo;
	struct wb_msimt_frame *top = w->stack.n ? &w->stack.at[w->stack.n - 1] : NULL;

	for (uint64_t left = w->active; left; left &= left - 1) {
		uint32_t v = read(k, w, lowest(left), wb_opnd(k->fn, i, 0));

		if ((v == 0) == (i->op == WB_OP_CBRZ))
			taken |= left & -left;
	}
	todo = taken == w->active ? 0 : taken;
	if (top && top->branch == pc) {
		top->todo |= todo;
	} else if (w->stack.n == MOST_FRAMES) {
		return fault(k, w, pc, "more than %d branches are open: a sync is missing", MOST_FRAMES);
	} else {
		WB_PUSH(k->cx->tmp, &w->stack, ((struct wb_msimt_frame){ .branch = pc, .next = target, .todo = todo }));
	}
	w->pc = taken == w->active ? target : edge_target(k, b, WB_EDGE_FALL);
	w->active &= ~todo;
	return true;
}

static bool
join_threads(struct machine *k, struct warp *w)
{
	struct wb_msimt_frame *top = w->stack.n ? &w->stack.at[w->stack.n - 1] : NULL;

	if (!top)
		return fault(k, w, w->pc, "sync, but no branch is open");
	top->done |= w->active;
	if (top->todo && top->next != w->pc) {
		w->active = top->todo;
		top->todo = 0;
		w->pc = top->next;
		return true;
	}
	w->active = top->done | top->todo;
	w->stack.n--;
	w->pc = after(k, w->pc);
	return true;
}

/* ---- memory ---------------------------------------------------------------------------------- */
static bool
access_memory(struct machine *k, struct warp *w, const struct wb_inst *i)
{
	bool store = i->op == WB_OP_STORE;
	const struct wb_opnd *addr = wb_opnd(k->fn, i, store ? 0 : 1), *data = wb_opnd(k->fn, i, store ? 1 : 0);

	for (uint64_t left = w->active; left; left &= left - 1) {
		uint32_t lane = lowest(left), a = read(k, w, lane, addr);

		if (a >= k->l->words)
			return fault(k, w, w->pc, "thread %u: there is no word %d, memory has %u",
				(unsigned)(w - k->warp) * k->m->wave_lanes + lane, (int32_t)a, k->l->words);
		if (store)
			k->l->memory[a] = read(k, w, lane, data);
		else
			*reg(k, w, lane, data->id) = k->l->memory[a];
	}
	return true;
}

/* ---- barriers ---------------------------------------------------------------------------------- */
static struct barrier_queue *
barrier_queue_of(struct machine *k, uint32_t id)
{
	uint32_t n = wb_map_id(&k->barrier, &id, sizeof(id), k->queue.n);

	if (n == WB_NONE) {
		n = k->queue.n;
		WB_PUSH(k->cx->tmp, &k->queue, ((struct barrier_queue){ 0, WB_NONE }));
	}
	return &k->queue.at[n];
}

static bool
arrive(struct machine *k, struct warp *w, const struct wb_inst *i, uint64_t end)
{
	uint32_t first = lowest(w->active), id = read(k, w, first, wb_opnd(k->fn, i, 0)),
		 count = read(k, w, first, wb_opnd(k->fn, i, 1));
	struct barrier_queue *m;

	for (uint64_t left = w->active; left; left &= left - 1)
		if (read(k, w, lowest(left), wb_opnd(k->fn, i, 0)) != id ||
			read(k, w, lowest(left), wb_opnd(k->fn, i, 1)) != count)
			return fault(k, w, w->pc,
				"threads of a warp name different barriers or different numbers of threads");
	w->pc = after(k, w->pc);
	w->state = AT_BARRIER;
	w->barrier = id;
	m = barrier_queue_of(k, id);
	w->before = m->last;
	m->last = (uint32_t)(w - k->warp);
	m->threads += (uint64_t)__builtin_popcountll(w->active);
	if (m->threads < count)
		return true;
	k->released = m->last;
	*m = (struct barrier_queue){ 0, WB_NONE };
	for (uint32_t v = k->released; v != WB_NONE; v = k->warp[v].before) {
		k->warp[v].state = READY;
		k->warp[v].ready = end;
	}
	return true;
}

/* ---- issuing -------------------------------------------------------------------------------------- */
static bool
execute(struct machine *k, struct warp *w, uint64_t end)
{
	const struct wb_inst *i = &k->fn->inst[w->pc];

	w->ready = end;
	switch ((enum wb_op)i->op) {
	case WB_OP_CBRZ:
	case WB_OP_CBRNZ:
		return branch(k, w, i);
	case WB_OP_SYNC:
		return join_threads(k, w);
	case WB_OP_BR:
		w->pc = edge_target(k, k->block_of[w->pc], WB_EDGE_TAKEN);
		return true;
	case WB_OP_BARRIER:
		return arrive(k, w, i, end);
	case WB_OP_LOAD:
		k->out->loads++;
		if (w->ready < k->now + k->m->mem_latency_cycles)
			w->ready = k->now + k->m->mem_latency_cycles;
		break;
	case WB_OP_STORE:
		break;
	default:
		for (uint64_t left = w->active; left; left &= left - 1) {
			uint32_t lane = lowest(left), b = i->nopnd > 2 ? read(k, w, lane, wb_opnd(k->fn, i, 2)) : 0;

			wb_msimt_compute((enum wb_op)i->op, read(k, w, lane, wb_opnd(k->fn, i, 1)), b,
				reg(k, w, lane, wb_opnd(k->fn, i, 0)->id));
		}
	}
	if ((i->op == WB_OP_LOAD || i->op == WB_OP_STORE) && !access_memory(k, w, i))
		return false;
	w->pc = after(k, w->pc);
	return true;
}

/* Ends a warp whose control has left the program. All its threads must be active. */
static bool
end_warp(struct machine *k, struct warp *w)
{
	if (w->stack.n)
		return fault(k, w, w->stack.at[w->stack.n - 1].branch,
			"the program ends, but the threads that this branch parted have not met at a sync");
	w->state = ENDED;
	k->out->warp_end[w - k->warp] = w->ready;
	if (w->ready > k->out->cycles)
		k->out->cycles = w->ready;
	return true;
}

/* Continues @w after it has issued or was released: it ends, or is ready now or later. */
static bool
go_on(struct machine *k, struct warp *w)
{
	uint32_t v = (uint32_t)(w - k->warp);

	if (w->pc == k->fn->ninst)
		return end_warp(k, w);
	if (w->ready <= k->now)
		ready_now(&k->ready, v);
	else
		ready_later(&k->ready, v, w->ready);
	return true;
}

static enum wb_status
stuck(struct machine *k, enum wb_msimt_end how)
{
	k->out->end = how;
	if (how == WB_MSIMT_FAULT)
		return WB_BAD_INPUT;
	if (how == WB_MSIMT_STEPS)
		wb_report(k->cx->diag, WB_E_SIM_LIMIT, k->fn->loc,
			"stopped after %llu warp instructions, at cycle %llu", (unsigned long long)k->out->insts,
			(unsigned long long)k->now);
	else
		wb_report(k->cx->diag, WB_E_SIM_HANG, k->fn->loc, "at cycle %llu no warp can go on",
			(unsigned long long)k->now);
	for (uint32_t v = 0; v < k->nwarp && v < 16; v++) {
		const struct warp *w = &k->warp[v];

		if (w->state == AT_BARRIER)
			wb_note(k->cx->diag, k->fn->loc, "warp %u waits at barrier %d with %d threads", v,
				(int32_t)w->barrier, __builtin_popcountll(w->active));
		else if (w->state == READY)
			wb_note(k->cx->diag, k->fn->inst[w->pc].loc, "warp %u is here", v);
	}
	return WB_REFUSED;
}

/* Issues the next instruction of warp @v. */
static bool
step_warp(struct machine *k, uint32_t v, wb_msimt_hook *hook, void *arg)
{
	struct warp *w = &k->warp[v];
	struct wb_msimt_issue i = { .start = k->now, .warp = v, .inst = w->pc, .active = w->active };

	k->out->insts++;
	k->released = WB_NONE;
	if (!execute(k, w, k->now + k->m->inst_cycles))
		return false;
	i.stack = w->stack.at;
	i.nstack = w->stack.n;
	i.ready = w->state == AT_BARRIER ? WB_UNKNOWN : w->ready;
	if (hook)
		hook(arg, &i);
	k->now += k->m->inst_cycles;
	if (k->fn->inst[i.inst].op != WB_OP_BARRIER)
		return go_on(k, w);
	for (uint32_t u = k->released; u != WB_NONE; u = k->warp[u].before)
		if (!go_on(k, &k->warp[u]))
			return false;
	return true;
}

static bool
all_ended(const struct machine *k)
{
	for (uint32_t v = 0; v < k->nwarp; v++)
		if (k->warp[v].state != ENDED)
			return false;
	return true;
}

static enum wb_status
run(struct machine *k, wb_msimt_hook *hook, void *arg)
{
	uint32_t last = k->nwarp - 1;
	uint64_t before = 0;

	for (uint32_t v = 0; v < k->nwarp; v++)
		if (!go_on(k, &k->warp[v]))
			return WB_BAD_INPUT;
	while (ready_at(&k->ready, &k->now)) {
		k->out->stall_cycles += k->now - before;
		if (k->l->steps && k->out->insts >= k->l->steps)
			return stuck(k, WB_MSIMT_STEPS);
		last = ready_next(&k->ready, last);
		if (!step_warp(k, last, hook, arg))
			return stuck(k, WB_MSIMT_FAULT);
		before = k->now;
	}
	return all_ended(k) ? WB_OK : stuck(k, WB_MSIMT_HANG);
}

static void
start(struct machine *k)
{
	const struct wb_fn *fn = k->fn;
	uint32_t width = k->m->wave_lanes, threads = k->l->threads;

	k->nwarp = wb_msimt_warps(k->m, threads);
	k->warp = WB_NEW(k->cx->tmp, struct warp, k->nwarp);
	ready_init(&k->ready, k->cx->tmp, k->nwarp);
	k->barrier = wb_map_new(k->cx->tmp);
	k->reg = WB_NEW(k->cx->tmp, uint32_t, (size_t)k->nwarp * width * fn->nunit);
	k->block_of = WB_NEW(k->cx->tmp, uint32_t, fn->ninst);
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t i = 0; i < fn->block[b].ninst; i++)
			k->block_of[fn->block[b].first + i] = b;
	for (uint32_t t = 0; t < threads; t++) {
		uint32_t *r = &k->reg[(size_t)t * fn->nunit];

		for (uint32_t u = 0; u < fn->nunit; u++)
			r[u] = k->l->start ? k->l->start[u] : 0;
		r[WB_MSIMT_TID] = t;
		k->warp[t / width].active |= (uint64_t)1 << t % width;
	}
	for (uint32_t v = 0; v < k->nwarp; v++)
		k->warp[v].pc = enter_block(k, 0);
}

enum wb_status
wb_msimt_run(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m, const struct wb_msimt_launch *l,
	wb_msimt_hook *hook, void *arg, struct wb_msimt_run *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct machine k = { .cx = cx, .fn = fn, .m = m, .l = l, .out = out };
	enum wb_status s;

	*out = (struct wb_msimt_run){ .end = WB_MSIMT_DONE };
	out->warp_end = WB_NEW(cx->unit, uint64_t, wb_msimt_warps(m, l->threads));
	start(&k);
	s = run(&k, hook, arg);
	if (s == WB_OK && out->cycles > k.now)
		out->stall_cycles += out->cycles - k.now;	/* loads at the end of the program */
	wb_arena_reset(cx->tmp, mark);
	return s;
}
