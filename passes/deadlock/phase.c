/* passes/deadlock/phase.c -- what is executed between the same barriers, and what LDS holds there.
 *
 * A phase is what a workgroup executes between two barriers that all waves reach. It is found on the graph: backwards
 * from an instruction to the barriers before it (or the entry), and from there forwards to the next barriers. If waves
 * reach barriers equally often, then while one wave executes the instruction, all others are in this part of the graph:
 * they passed the same barrier last. Waves that leave a loop by a break come to the branch that others repeat it by,
 * some blocks later, with a mask that is all ones, or with one that was empty: they do not go back (wb_edge_behind).
 *
 *			barrier
 *			if (t == 0) changed = 0
 *			barrier
 *			if (...) changed = 1
 *			barrier
 *			more = changed			all waves find the same
 *
 * A word of LDS that nothing in the phase may write holds one number throughout the phase. So all loads of it from one
 * address return the same: in all lanes, in all waves of the workgroup, at any time in the phase. This needs that
 * earlier writes have arrived, and that the load has returned before the next barrier: on each path from such a write,
 * and from the load, to a barrier, the counters must have been waited for.
 *
 * Such a word may itself decide whether waves reach barriers equally often. The proof is not circular. Assume that they
 * do not, and let B be the first barrier where they differ. Up to B, phases are as defined, so the words that decide
 * who reaches B are the same for all waves. So there is no B.
 *
 * While this is asked of a load from one address of LDS, all lanes of a wave may be taken to find one number by it: for
 * the first ones that do not, there would have to be a write in the phase, by a wave whose lanes had not before.
 *
 *			barrier
 *			if (at >= n) break;		all lanes do: none goes back
 *			...; barrier
 *			if (t == 0) at = next++		not in the phase of the load
 *
 * Other workgroups do not reach LDS. A word of global memory is such a word, too, if none of them may write it
 * (apart.c), and it is read past the caches: what a cache holds may be older. Of calls nothing is known, nor anything
 * where a wave of gfx12 arrives at a barrier before it waits for it: what it does in between, others may do behind it.
 *
 * Cost:   O(blocks + instructions) for each load, and for each write that may be to its word. The result for a load is
 *         kept.
 */
#include "deadlock.h"

struct phase {
	struct wb_check *h;
	struct wb_bits backwards, forwards;	/* blocks whose start was reached backwards, forwards */
	struct wb_bits inst;		/* instructions of the phase */
	uint32_t load;			/* all lanes of a wave find one number by it; WB_NONE */
	WB_VEC(uint32_t) todo;
};

/* Adds the instructions of block @b from @from on, up to a barrier; false: there is one. */
static bool
add(struct phase *p, uint32_t b, uint32_t from)
{
	const struct wb_fn *fn = p->h->fn;
	uint32_t k = from, end = fn->block[b].first + fn->block[b].ninst;

	for (; k < end && fn->inst[k].op != WB_OP_BARRIER; k++)
		wb_bit_set(p->inst, k);
	return k == end;
}

/* The same, and visits the successors; of a block where the edge that leads there decides the branch, one of them. */
static void
add_and_continue(struct phase *p, uint32_t b, uint32_t from)
{
	const struct wb_fn *fn = p->h->fn;
	const struct wb_block *blk = &fn->block[b];

	for (uint32_t k = add(p, b, from) ? 0 : blk->nout; k < blk->nout; k++) {
		uint32_t e = fn->out[blk->out + k], n = 0, known = WB_LANES_ALL, next;

		for (; n < fn->nblock && (next = wb_edge_behind(p->h, e, p->load, &known)) != WB_NONE; n++, e = next)
			if (!add(p, fn->edge[e].dst, fn->block[fn->edge[e].dst].first))
				break;
		if (fn->edge[e].dst != WB_NONE && (n == fn->nblock || next == WB_NONE))
			WB_PUSH(p->h->cx->tmp, &p->todo, fn->edge[e].dst);
	}
}

static void
go_forwards(struct phase *p)
{
	while (p->todo.n) {
		uint32_t b = p->todo.at[--p->todo.n];

		if (wb_bit_add(p->forwards, b))
			add_and_continue(p, b, p->h->fn->block[b].first);
	}
}

/* Starts forwards behind the last barrier of block @b before @to; false: there is none. */
static bool
begin(struct phase *p, uint32_t b, uint32_t to)
{
	for (uint32_t k = to; k-- > p->h->fn->block[b].first;)
		if (p->h->fn->inst[k].op == WB_OP_BARRIER) {
			add_and_continue(p, b, k + 1);
			return true;
		}
	return false;
}

/* Visits the predecessors of block @b, backwards to the barriers. */
static void
go_backwards(struct phase *p, uint32_t b)
{
	const struct wb_fn *fn = p->h->fn;
	WB_VEC(uint32_t) back = { 0 };

	WB_PUSH(p->h->cx->tmp, &back, b);
	while (back.n) {
		b = back.at[--back.n];
		if (!wb_bit_add(p->backwards, b))
			continue;
		WB_EACH_PRED(fn, b, src)
			if (src == WB_NONE)
				WB_PUSH(p->h->cx->tmp, &p->todo, b);
			else if (!begin(p, src, fn->block[src].first + fn->block[src].ninst))
				WB_PUSH(p->h->cx->tmp, &back, src);
	}
}

struct wb_bits
wb_phase_of(struct wb_check *h, uint32_t b, uint32_t inst, uint32_t load)
{
	struct phase p = { .h = h,
		.load = load,
		.backwards = wb_bits_new(h->cx->tmp, h->fn->nblock),
		.forwards = wb_bits_new(h->cx->tmp, h->fn->nblock),
		.inst = wb_bits_new(h->cx->tmp, h->fn->ninst) };

	for (uint32_t k = 0; h->signals && k < h->fn->ninst; k++)
		wb_bit_set(p.inst, k);
	if (h->signals)
		return p.inst;
	if (!begin(&p, b, inst))
		go_backwards(&p, b);
	go_forwards(&p);
	return p.inst;
}

static const struct {
	uint8_t bit;
	enum wb_mod mod;
} counters[] = { { WB_VMCNT, WB_MOD_VMCNT }, { WB_LGKMCNT, WB_MOD_LGKMCNT }, { WB_EXPCNT, WB_MOD_EXPCNT },
	{ WB_VSCNT, WB_MOD_VSCNT }, { WB_KMCNT, WB_MOD_KMCNT } };

/* Whether some path from instruction @k reaches a barrier without a wait for all that counter @n counts. */
static bool
passes_barrier(struct wb_check *h, uint32_t k, uint32_t n)
{
	const struct wb_fn *fn = h->fn;
	struct wb_todo todo = wb_todo_new(h->cx->tmp, fn->nblock);
	uint32_t b = h->g->block_of[k];

	for (k++;;) {
		const struct wb_block *blk = &fn->block[b];
		bool waited = false;

		for (; k < blk->first + blk->ninst && !waited; k++) {
			const struct wb_inst *i = &fn->inst[k];

			if (i->op == WB_OP_BARRIER)
				return true;
			waited = i->op == WB_OP_WAITCNT && wb_mod_present(fn, i, counters[n].mod) &&
				wb_mod(fn, i, counters[n].mod) == 0;
		}
		WB_EACH_SUCC(fn, b, dst)
			if (dst != WB_NONE && !waited)
				wb_todo_add(&todo, dst);
		if (!todo.n)
			return false;
		b = todo.at[--todo.n];
		k = fn->block[b].first;
	}
}

/* Whether memory access @k is complete at every barrier that its wave reaches. */
static bool
done_before_barriers(struct wb_check *h, uint32_t k)
{
	for (uint32_t n = 0; n < WB_COUNT(counters); n++)
		if ((h->fn->inst[k].mem.counters & counters[n].bit) && passes_barrier(h, k, n))
			return false;
	return true;
}

/* Whether @w may write what @k loads, in any two waves. */
static bool
may_change(struct wb_check *h, uint32_t k, uint32_t w)
{
	return h->fn->inst[k].mem.space == WB_SPACE_LDS ? wb_alias_waves(h, k, w, true) != WB_ALIAS_NO :
							  wb_one_place(h, k, w);
}

/* Whether the two waves may be of two workgroups. */
static bool
by_another_group(struct wb_check *h, uint32_t k, uint32_t w)
{
	struct wb_far far = wb_alias_far(h, k, w, h->buffers_distinct);

	return h->fn->inst[k].mem.space != WB_SPACE_LDS && far.alias != WB_ALIAS_NO && (far.low < 0 || far.high > 0);
}

/* Whether each word that @k loads, from LDS or past the caches, holds one number throughout the phase. */
static bool
is_constant(struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	struct wb_bits phase;

	if (!h->fn->is_kernel || h->fn->ncall || h->signals || i->op != WB_OP_LOAD || i->mem.access != WB_LOAD ||
		i->mem.space == WB_SPACE_SCALAR || wb_plain_load(h, k) || !wb_plain(h, i) ||
		!wb_shared_read(h, k) || !done_before_barriers(h, k))
		return false;
	phase = wb_phase_of(h, h->g->block_of[k], k,
		i->mem.space == WB_SPACE_LDS && wb_alias(h, k, k) == WB_ALIAS_MUST ? k : WB_NONE);
	WB_EACH_WRITE(h, w)
		if (may_change(h, k, w) &&
			(wb_bit(phase, w) || !done_before_barriers(h, w) || by_another_group(h, k, w)))
			return false;
	return true;
}

bool
wb_phase_constant(struct wb_check *h, uint32_t k)
{
	uint8_t *known;

	if (!h->phase_constant)
		h->phase_constant = WB_NEW(h->cx->tmp, uint8_t, h->fn->ninst);
	known = &h->phase_constant[k];
	if (*known == WB_OPEN)
		*known = is_constant(h, k) ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
	return *known == WB_ALWAYS_HOLDS;
}
