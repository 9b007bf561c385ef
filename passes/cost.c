/* passes/cost.c -- cost vector of each block on the machine (wavebound-bounds(7), costs).
 *
 * Needs:  a machine; uses DIVERGENCE and GSA where known.   Gives: COST.   Keeps: all.
 *
 * What is counted where
 *   issue, insts, delay   per instruction, from the machine.
 *   trans, whole, rounds, address_cycles
 *                         per instruction: what DIVERGENCE proves of its addresses, else the worst.
 *   taken branches        on the TAKEN edges, so that a fall-through pays nothing.
 *   atomics               of the transactions, those of atomics.
 *   fetches               per instruction that has a byte in a line of code (M18) in which the instruction before it
 *                         has none, on some path; all are counted behind a call and where addresses are not known.
 *   mem_waits, lds_waits (and argument_waits, of the first) per s_waitcnt and s_endpgm (M8), if such an instruction
 *                         may be outstanding there.
 *
 * Why a wait has at most L0 (lds_L) of pure latency: while the wave waits, there are two cases. Some transaction that
 * it waits for is not served yet: then the memory interface (LDS unit) is busy, and this time is part of trans (rounds)
 * of the wave that is served. Or all are served: then the last one completes L0 (lds_L) after its service. The second
 * case is one interval per wait, however many transactions are awaited. A wait for both kinds is charged both.
 *
 * What may be outstanding: a forward dataflow over the counters of M6. Per counter, it has an upper bound n of the
 * outstanding instructions, and the set of units (memory, LDS) that they may use. An instruction adds one to each
 * counter that it increments. A wait for c <= N leaves at most N. Joins take the larger bound. A wait with n <= N never
 * waits. So nothing is assumed about the progress of memory: every count is an upper bound over all executions. FLAT is
 * in both vmcnt and lgkmcnt until both are waited for. A wait for a value at or above the capacity of the counter on
 * some target means "do not wait" there, so it lowers nothing (but is charged if n is larger). At the entry of a
 * function that is no kernel, and after a call, any number of all instructions that the module has may be outstanding.
 * Instructions without counter stay outstanding until s_endpgm.
 *
 *	global_load v0            vm 1 {mem}
 *	ds_read v1                vm 1 {mem}   lgkm 1 {lds}
 *	s_waitcnt lgkmcnt(0)      lds_waits + 1;  vm 1 {mem}
 *	s_waitcnt vmcnt(1)        no wait: at most 1 is outstanding
 *	s_endpgm                  mem_waits + 1
 *
 * outstanding_trans: besides n, an upper bound t of the transactions of the counted instructions. Each instruction adds
 * its own. A wait for c <= N leaves at most N times the maximum of one such instruction; a wait for 0 leaves none. A
 * loop that never waits has no bound: WB_UNKNOWN.
 *
 * An abort (s_trap 2) ends the wave, and the path to it has its cost. It is assumed, and reported, that no wave of the
 * launch executes it.
 *
 * Refused, because their time depends on something else: other s_trap, s_sethalt, global wave sync, s_sleep by a
 * register; filtered images; splits without split SIMDs.
 *
 * Cost: O(instructions), and O(memory instructions and waits) per visit of a block; a block is visited again when its
 * entry state grows, and after WIDEN visits growing parts jump to "no bound".
 */
#include "wavebound/divergence.h"

#include "passes.h"

enum { VM, LGKM, EXP, VS, KM, UNCOUNTED, NCOUNTER };
/* ARGUMENT: kernel arguments, with MEM; VECTOR: memory but by scalar loads, with MEM */
enum { MEM = 1, LDS = 2, ARGUMENT = 4, VECTOR = 8 };

#define MANY 65			/* n: more than a wait can name */
#define WIDEN 16

static const struct {
	uint8_t bit;		/* enum wb_counter */
	enum wb_mod mod;
	uint8_t smallest_max;	/* over all targets: a wait for this value or more lowers nothing */
} counter[UNCOUNTED] = {
	[VM] = { WB_VMCNT, WB_MOD_VMCNT, 15 },
	[LGKM] = { WB_LGKMCNT, WB_MOD_LGKMCNT, 15 },
	[EXP] = { WB_EXPCNT, WB_MOD_EXPCNT, 7 },
	[VS] = { WB_VSCNT, WB_MOD_VSCNT, 63 },
	[KM] = { WB_KMCNT, WB_MOD_KMCNT, 31 },
};

/* What may be outstanding at a point, by counter. */
struct flight {
	/* WB_UNKNOWN: no bound. An instruction counts in its home counter */
	uint64_t trans[NCOUNTER], rounds[NCOUNTER];
	uint8_t n[NCOUNTER];				/* instructions, up to MANY */
	uint8_t kind[NCOUNTER];				/* MEM, LDS, ARGUMENT, VECTOR */
	/* some may be of another function: then their size is unknown, and so are the peaks */
	bool foreign;
};

/* An instruction that changes the state, or whose cost depends on it. */
struct event {
	uint32_t inst;
	bool argument;			/* a scalar access that may be to kernel arguments */
	bool whole;			/* to whole lines in a row */
	bool row;			/* to words one after another */
	uint64_t trans, rounds;
};

struct work {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct wb_machine *m;
	struct wb_cost *cost;
	uint32_t lanes;
	bool lds_added;			/* by the launch */
	struct event *event;		/* of block b: event[first[b] .. first[b + 1]) */
	uint32_t *first;
	/* of one instruction with that home */
	uint64_t most_trans[NCOUNTER], most_rounds[NCOUNTER], most_address[NCOUNTER];
	/* some instruction with that home has transactions that do not depend on its lanes */
	bool fixed[NCOUNTER];
	struct wb_bits arguments;	/* if the machine has a latency of kernel arguments */
	bool used[NCOUNTER];		/* some instruction of the module increments it */
	const struct wb_inst *abort;	/* the first */
	enum wb_status status;
};

/* ---- the state ------------------------------------------------------------------------- */
/* What another function may leave: anything that an instruction of the module can. */
static struct flight
any_state(const struct work *w)
{
	struct flight f = { .foreign = true };

	for (uint32_t c = 0; c < NCOUNTER; c++) {
		if (!w->used[c])
			continue;
		f.n[c] = MANY;
		f.kind[c] = MEM | LDS | ARGUMENT | VECTOR;
		f.trans[c] = f.rounds[c] = WB_UNKNOWN;
	}
	return f;
}

/* The counter whose wait completes the transactions of @i. For FLAT: vmcnt for these, lgkmcnt for the rounds. */
static uint32_t
counter_of(const struct wb_inst *i)
{
	static const uint8_t order[] = { VM, VS, LGKM, KM, EXP };

	for (uint32_t k = 0; k < WB_COUNT(order); k++)
		if (i->mem.counters & counter[order[k]].bit)
			return order[k];
	return UNCOUNTED;
}

static uint32_t rounds_counter(const struct wb_inst *i) { return i->mem.counters & WB_LGKMCNT ? LGKM : counter_of(i); }

static void
issue(struct flight *f, const struct wb_inst *i, const struct event *e)
{
	uint32_t h = counter_of(i);
	uint8_t kind = (uint8_t)((e->trans ? MEM : 0) | (e->rounds ? LDS : 0) | (e->argument ? ARGUMENT : 0) |
		(e->trans && i->mem.space != WB_SPACE_SCALAR ? VECTOR : 0));

	if (!kind && h == UNCOUNTED)
		return;
	for (uint32_t c = 0; c < NCOUNTER; c++) {
		if (c == UNCOUNTED ? h != UNCOUNTED : !(i->mem.counters & counter[c].bit))
			continue;
		f->n[c] = (uint8_t)(f->n[c] + (f->n[c] < MANY));
		f->kind[c] |= kind ? kind : MEM | VECTOR;
	}
	wb_add_capped(e->trans, 1, &f->trans[h]);		/* the largest number stands for unknown */
	wb_add_capped(e->rounds, 1, &f->rounds[rounds_counter(i)]);
}

/* Waits until counter @c is at most @n. Returns the units that it may wait for. */
static uint8_t
wait_for(const struct work *w, struct flight *f, uint32_t c, uint64_t n)
{
	uint8_t kind = f->n[c] > n ? f->kind[c] : 0;
	uint64_t trans = 0, rounds = 0;

	if (n >= counter[c].smallest_max)
		return kind;
	if (n == 0) {
		f->kind[c] = f->n[c] = 0;
		f->trans[c] = f->rounds[c] = 0;
		return kind;
	}
	f->n[c] = (uint8_t)wb_min_u64(f->n[c], n);
	if (f->foreign)
		return kind;
	wb_add_capped(n, w->most_trans[c], &trans);
	wb_add_capped(n, w->most_rounds[c], &rounds);
	f->trans[c] = wb_min_u64(f->trans[c], trans);
	f->rounds[c] = wb_min_u64(f->rounds[c], rounds);
	return kind;
}

/* s_waitcnt. A counter that it does not name has the largest value of its field. This lowers nothing, but a wave with
 * more outstanding instructions waits all the same. A wait of unknown form may be for anything, and proves nothing. */
static uint8_t
waitcnt(const struct work *w, struct flight *f, const struct wb_inst *i)
{
	bool named = false;
	uint8_t kind = 0;

	for (uint32_t c = 0; c < UNCOUNTED; c++) {
		named |= wb_mod_present(w->fn, i, counter[c].mod);
		kind |= wait_for(w, f, c, wb_mod(w->fn, i, counter[c].mod));
	}
	for (uint32_t c = 0; c < UNCOUNTED && !named; c++)
		kind |= f->kind[c];
	return kind;
}

static uint8_t
all_kinds(const struct flight *f)
{
	uint8_t kind = 0;

	for (uint32_t c = 0; c < NCOUNTER; c++)
		kind |= f->kind[c];
	return kind;
}

/* Updates @f behind instruction @i, event @e. Returns the units that @i may wait for. */
static uint8_t
step(struct work *w, struct flight *f, const struct wb_inst *i, const struct event *e)
{
	switch (i->op) {
	case WB_OP_WAITCNT:
		return waitcnt(w, f, i);
	case WB_OP_CALL:
		*f = any_state(w);
		return 0;
	case WB_OP_END:
		return all_kinds(f);
	default:
		issue(f, i, e);
		return 0;
	}
}

/* The larger of *d and *s, for each counter; true if *d grew. */
static bool
join(struct flight *d, const struct flight *s, bool widen)
{
	bool grew = s->foreign && !d->foreign;

	for (uint32_t c = 0; c < NCOUNTER; c++) {
		grew |= s->n[c] > d->n[c] || s->trans[c] > d->trans[c] || s->rounds[c] > d->rounds[c] ||
			s->kind[c] & ~d->kind[c];
		if (s->n[c] > d->n[c])
			d->n[c] = widen ? MANY : s->n[c];
		if (s->trans[c] > d->trans[c])
			d->trans[c] = widen ? WB_UNKNOWN : s->trans[c];
		if (s->rounds[c] > d->rounds[c])
			d->rounds[c] = widen ? WB_UNKNOWN : s->rounds[c];
		d->kind[c] |= s->kind[c];
	}
	d->foreign |= s->foreign;
	return grew;
}

/* Whether @i, which accesses nothing, takes lines of memory service: cache operations, messages, prefetches. */
static bool
adds_lines(const struct wb_inst *i)
{
	return i->op == WB_OP_CACHE || i->op == WB_OP_MESSAGE || i->op == WB_OP_PREFETCH;
}

struct wb_outstanding
wb_module_outstanding(const struct wb_module *m)
{
	struct wb_outstanding r = { 0 };

	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *fn = m->fn[f];

		for (uint32_t k = 0; k < fn->ninst; k++) {	/* it may be of another function, so only read it */
			const struct wb_inst *i = &fn->inst[k];

			r.counters |= i->mem.counters;
			r.uncounted |=
				!i->mem.counters && (i->mem.count || adds_lines(i));
		}
	}
	return r;
}

static void
find_used(struct work *w, const struct wb_module *m, const struct wb_outstanding *known)
{
	bool needed = !w->fn->is_kernel;
	struct wb_outstanding all = { UINT8_MAX, true };	/* of a function that is in no module, anything */

	for (uint32_t k = 0; k < w->fn->ninst && !needed; k++)
		needed = w->fn->inst[k].op == WB_OP_CALL;
	if (!needed)
		return;
	if (m && w->fn->id < m->nfn && m->fn[w->fn->id] == w->fn)
		all = known ? *known : wb_module_outstanding(m);
	for (uint32_t c = 0; c < UNCOUNTED; c++)
		w->used[c] |= (all.counters & counter[c].bit) != 0;
	w->used[UNCOUNTED] |= all.uncounted;
}

/* ---- the dataflow ------------------------------------------------------------------------- */
static void
walk(struct work *w, uint32_t block, struct flight *f)
{
	for (uint32_t k = w->first[block]; k < w->first[block + 1]; k++)
		step(w, f, &w->fn->inst[w->event[k].inst], &w->event[k]);
}

struct visit {
	struct flight in;
	uint32_t visits;
	bool reached, dirty;
};

/* Joins the state at the end of @block into its successors. True if a block at or before @block must be visited
 * again. */
static bool
spread(struct work *w, struct visit *v, uint32_t block, const struct flight *out)
{
	bool back = false;

	WB_EACH_OUT(w->fn, block, e) {
		struct visit *s;

		if (!wb_edge_inner(&w->fn->edge[e]))
			continue;
		s = &v[w->fn->edge[e].dst];
		if (!join(&s->in, out, s->visits >= WIDEN) && s->reached)
			continue;
		s->reached = s->dirty = true;
		back = back || w->fn->edge[e].dst <= block;
	}
	return back;
}

static struct visit *
solve(struct work *w)
{
	struct visit *v = WB_NEW(w->cx->tmp, struct visit, w->fn->nblock);
	bool again = true;

	if (!w->fn->is_kernel)
		v[0].in = any_state(w);
	v[0].reached = v[0].dirty = true;
	while (again) {
		again = false;
		for (uint32_t b = 0; b < w->fn->nblock; b++) {
			struct flight f = v[b].in;

			if (!v[b].dirty)
				continue;
			v[b].dirty = false;
			v[b].visits++;
			walk(w, b, &f);
			again |= spread(w, v, b, &f);
		}
	}
	return v;
}

/* ---- cost vectors --------------------------------------------------------------------------- */
static void
refuse(struct work *w, enum wb_diag_code code, const struct wb_inst *i, const char *text)
{
	wb_report(w->cx->diag, code, i->loc, "this instruction %s", text);
	w->status = WB_REFUSED;
}

static void
add(struct work *w, const struct wb_inst *i, uint64_t *sum, uint64_t x)
{
	if (wb_add_u64(*sum, x, sum))
		return;
	if (w->status == WB_OK)
		wb_report(w->cx->diag, WB_E_COST_OVERFLOW, i->loc, "the cost of this block does not fit in 64 bits");
	w->status = WB_OVERFLOW;
}

/* Why nothing in the kernel bounds how long @i takes. */
static const char *
unbounded(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_HALT: return "halts the wave until something outside of the kernel lets it go on";
	case WB_OP_TRAP: return "enters the trap handler, whose time is not known";
	case WB_OP_SLEEP: return "sleeps as long as a register says";
	default: return "takes a time that nothing in the kernel bounds";
	}
}

static void
add_time(struct work *w, const struct wb_inst *i, struct wb_cost_vec *v)
{
	bool apart = i->op == WB_OP_SPLIT || i->op == WB_OP_MERGE;	/* e_s and e_m are counted separately */
	uint64_t delay = apart ? w->m->delay_cycles[i->tclass] : wb_machine_inst_delay(w->m, w->fn, i);

	if (wb_aborts(i) && !w->cost->naborts++)
		w->abort = i;
	if (delay == WB_UNKNOWN)
		refuse(w, WB_E_COST_UNBOUNDED, i, unbounded(i));
	else
		add(w, i, &v->delay_cycles, delay);
	if (i->mem.count == WB_MEM_UNKNOWN)
		refuse(w, WB_E_COST_IMAGE, i, "fetches as many texels as a descriptor in memory says");
	if (apart && !w->m->split_simds)
		refuse(w, WB_E_COST_SPLIT, i, "on a machine without split SIMDs");
	v->insts++;
	add(w, i, &v->issue_cycles, w->m->issue_cycles[i->tclass]);
	w->cost->imax_cycles = wb_max_u64(w->cost->imax_cycles, w->m->issue_cycles[i->tclass]);
}

/* Adds the transactions and waits of an event. */
static void
add_moved(struct work *w, const struct wb_inst *i, struct wb_cost_vec *v, uint8_t waits, const struct event *e)
{
	add(w, i, e->whole ? &v->whole : &v->trans, e->trans);
	if (i->mem.access & WB_ATOMIC)
		add(w, i, &v->atomics, e->trans);
	add(w, i, &v->rounds, e->rounds);
	add(w, i, &v->address_cycles, wb_machine_address_cycles(w->m, i, e->row));
	if (i->mem.space == WB_SPACE_SCALAR)
		add(w, i, &v->scalar, e->trans);
	v->mem_waits += (waits & MEM) != 0;
	v->scalar_waits += (waits & (MEM | VECTOR)) == MEM;
	v->argument_waits += (waits & ARGUMENT) != 0;
	v->lds_waits += (waits & LDS) != 0;
	w->cost->has_call |= i->op == WB_OP_CALL;
}

static void
add_counts(struct work *w, const struct wb_inst *i, struct wb_cost_vec *v)
{
	v->barriers += i->op == WB_OP_BARRIER;
	v->splits += i->op == WB_OP_SPLIT;
	v->merges += i->op == WB_OP_MERGE;
	w->cost->has_barrier |= i->op == WB_OP_BARRIER;
}

static void
note_peak(const struct work *w, const struct flight *f, struct wb_cost_peak *peak)
{
	uint64_t trans = 0, rounds = 0, fixed = 0, address = f->foreign ? WB_UNKNOWN : 0;

	for (uint32_t c = 0; c < NCOUNTER; c++) {
		wb_add_capped(f->trans[c], 1, &trans);
		wb_add_capped(f->trans[c], w->fixed[c], &fixed);
		wb_add_capped(f->rounds[c], 1, &rounds);
		wb_add_capped(f->n[c] < MANY ? f->n[c] : WB_UNKNOWN, w->most_address[c], &address);
	}
	w->cost->outstanding_address = wb_max_u64(w->cost->outstanding_address, address);
	peak->trans = wb_max_u64(peak->trans, trans);
	peak->rounds = wb_max_u64(peak->rounds, rounds);
	peak->fixed = wb_max_u64(peak->fixed, fixed);
}

static void
count_block(struct work *w, uint32_t block, struct flight f)
{
	struct wb_cost_vec *v = &w->cost->block[block];
	struct wb_cost_peak *peak = &w->cost->peak[block];
	uint32_t e = w->first[block];

	note_peak(w, &f, peak);
	WB_EACH_INST(w->fn, block, k) {
		const struct wb_inst *i = &w->fn->inst[k];
		const struct event *ev = &w->event[e];

		add_time(w, i, v);
		add_counts(w, i, v);
		if (e == w->first[block + 1] || ev->inst != k)
			continue;
		add_moved(w, i, v, step(w, &f, i, ev), ev);
		note_peak(w, &f, peak);
		e++;
	}
	w->cost->outstanding_trans = wb_max_u64(w->cost->outstanding_trans, peak->trans);
	w->cost->outstanding_rounds = wb_max_u64(w->cost->outstanding_rounds, peak->rounds);
}

/* ---- lines of code (M18) ------------------------------------------------------------------ */
/* Whether @i has a byte in a line in which @before has none. */
static bool
changes_line(const struct work *w, uint64_t base, const struct wb_inst *before, const struct wb_inst *i)
{
	uint64_t held, held_last, first, last;

	return before->op == WB_OP_CALL || !wb_code_span(w->m, base, before, &held, &held_last) ||
		!wb_code_span(w->m, base, i, &first, &last) || first < held || last > held_last;
}

/* The same of the first instruction of @b, on some path to it. */
static bool
enters_line(const struct work *w, uint64_t base, uint32_t b)
{
	const struct wb_block *blk = &w->fn->block[b];

	for (uint32_t k = 0; k < blk->nin; k++) {
		uint32_t from = w->fn->edge[w->fn->in[blk->in + k]].src;
		const struct wb_inst *last = from == WB_NONE ? NULL : wb_last_inst(w->fn, from);

		if (!last || changes_line(w, base, last, &w->fn->inst[blk->first]))
			return true;
	}
	return false;
}

static void
count_fetches(const struct work *w, const struct wb_module *m)
{
	uint64_t base = 0;
	bool placed = wb_code_base(w->m, m, w->fn, &base);

	for (uint32_t b = 0; b < w->fn->nblock; b++) {
		uint64_t *n = &w->cost->block[b].fetches;

		WB_EACH_INST(w->fn, b, k)
			*n += !placed || (k == w->fn->block[b].first ? enters_line(w, base, b) :
				changes_line(w, base, &w->fn->inst[k - 1], &w->fn->inst[k]));
	}
}

/* Whether @i is an event. *e: what it adds. */
static bool
is_event(struct work *w, const struct wb_inst *i, struct event *e)
{
	if (i->op == WB_OP_WAITCNT || i->op == WB_OP_CALL || i->op == WB_OP_END)
		return true;
	if (!i->mem.count && !i->mem.counters && !adds_lines(i))
		return false;
	e->trans = wb_machine_inst_trans(w->m, w->fn, i, w->lanes);
	e->rounds = wb_machine_inst_rounds(w->m, w->fn, i, w->lanes, w->lds_added);
	if (w->fn->divergence && wb_div_access_of(w->fn->divergence, e->inst)) {
		const struct wb_div_access *a = wb_div_access_of(w->fn->divergence, e->inst);

		if (!(w->fn->divergence->without & WB_DIV_TRANSACTIONS)) {
			e->trans = wb_min_u64(e->trans, a->most_trans);
			e->whole = a->whole;
			e->row = a->row;
		}
		if (!(w->fn->divergence->without & WB_DIV_LDS))
			e->rounds = wb_min_u64(e->rounds, a->most_rounds);
	}
	e->rounds = wb_max_u64(e->rounds, wb_machine_store_rounds(w->m, i));
	e->argument = w->m->argument_extra_cycles && wb_bit(w->arguments, e->inst);
	return true;
}

/* Finds the events, and the maxima of transactions and rounds of one instruction, by home. */
static void
find_events(struct work *w)
{
	uint32_t n = 0;

	w->event = WB_ROOM(w->cx->tmp, struct event, (size_t)w->fn->ninst + 1);
	w->first = WB_NEW(w->cx->tmp, uint32_t, (size_t)w->fn->nblock + 1);
	for (uint32_t b = 0; b < w->fn->nblock; b++) {
		WB_EACH_INST(w->fn, b, k) {
			const struct wb_inst *i = &w->fn->inst[k];
			struct event e = { .inst = k };
			uint64_t all = 0;
			uint32_t h, r;

			if (!is_event(w, i, &e))
				continue;
			h = counter_of(i);
			r = rounds_counter(i);
			w->event[n++] = e;
			wb_add_capped(wb_machine_inst_trans(w->m, w->fn, i, 1), w->lanes, &all);
			w->fixed[h] |= e.trans && e.trans != all;
			w->most_trans[h] = wb_max_u64(w->most_trans[h], e.trans);
			w->most_rounds[r] = wb_max_u64(w->most_rounds[r], e.rounds);
			w->most_address[h] = wb_max_u64(w->most_address[h], wb_machine_address_cycles(w->m, i, e.row));
		}
		w->first[b + 1] = n;
	}
}

/* Reports the assumption about aborts. */
static void
note_aborts(const struct work *w)
{
	uint32_t n = w->cost->naborts;

	if (n)
		wb_report(w->cx->diag, WB_W_COST_ABORT, w->abort->loc,
			"the bound is of launches in which no wave aborts%s",
			n > 1 ? ", here or at the aborts behind it" : " here");
}

static bool
lanes_agree(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m)
{
	uint32_t lanes = fn->desc ? fn->desc->wave_lanes : fn->wave_lanes;

	if (!lanes || lanes == m->wave_lanes)
		return true;
	wb_report(cx->diag, WB_E_MACHINE_LANES, fn->loc, "'%s' has waves of %u lanes, machine %s of %u", fn->name,
		lanes, m->name, m->wave_lanes);
	return false;
}

static bool
mode_agrees(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m)
{
	if (wb_machine_mode_agrees(m, fn->desc))
		return true;
	wb_report(cx->diag, WB_E_MACHINE_MODE, fn->loc, "'%s' %s in CU mode, and the units of machine %s are %s",
		fn->name, fn->desc->cu_mode ? "runs" : "does not run", m->name, m->cu_mode ? "for CU mode" : "whole");
	return false;
}

/* The cost of a branch at the end of block @b apart from its edges. A block without instructions is of a CFG without
 * code, which implies the branch. */
static uint64_t
taken_delay(const struct work *w, uint32_t b)
{
	const struct wb_block *from = &w->fn->block[b];

	return from->ninst ? wb_machine_taken_delay(w->m, &w->fn->inst[from->first + from->ninst - 1]) :
			     w->m->taken_branch_cycles;
}

enum wb_status
wb_pass_cost(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct work w = { .cx = cx, .fn = fn, .m = env->machine };
	struct visit *v;

	if (!w.m) {
		wb_report(cx->diag, WB_E_MACHINE_NONE, fn->loc, "the cost of '%s' needs a machine", fn->name);
		return WB_BAD_INPUT;
	}
	if (!lanes_agree(cx, fn, w.m) || !mode_agrees(cx, fn, w.m))
		return WB_REFUSED;
	w.lanes = w.m->wave_lanes;
	w.lds_added = env->launch && env->launch->lds_bytes;
	w.cost = WB_NEW(cx->unit, struct wb_cost, 1);
	w.cost->block = WB_NEW(cx->unit, struct wb_cost_vec, fn->nblock);
	w.cost->peak = WB_NEW(cx->unit, struct wb_cost_peak, fn->nblock);
	w.cost->edge_delay_cycles = WB_NEW(cx->unit, uint64_t, fn->nedge);
	if (w.m->argument_extra_cycles)
		w.arguments = wb_argument_accesses(cx, fn);
	find_events(&w);
	find_used(&w, env->module, env->outstanding);
	v = solve(&w);
	for (uint32_t b = 0; b < fn->nblock; b++)
		count_block(&w, b, v[b].in);
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (fn->edge[e].kind == WB_EDGE_TAKEN)
			w.cost->edge_delay_cycles[e] = taken_delay(&w, fn->edge[e].src);
	if (w.m->fetch_bytes)
		count_fetches(&w, env->module);
	if (w.status != WB_OK)
		return w.status;
	note_aborts(&w);
	fn->cost = w.cost;
	return WB_OK;
}
