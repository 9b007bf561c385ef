/* passes/deadlock/phase.c -- what runs between the same barriers, and what LDS holds meanwhile.
 *
 * Between two barriers that all wavefronts of a workgroup come to is a phase. It is found on the graph: backward from
 * an instruction to the barriers before it (or the start), and from there forward up to the next ones. A wavefront that
 * has come to as many barriers as one that executes the instruction is in there: it passed the same barrier last, if
 * they come to barriers alike.
 *
 *			barrier
 *			if (t == 0) changed = 0
 *			barrier
 *			if (...) changed = 1
 *			barrier
 *			more = changed			all wavefronts find the same
 *
 * A word of LDS that nothing in the phase may write holds one number throughout the phase. So all that load it from
 * one address find the same number: the lanes of a wavefront, the wavefronts of the workgroup, and whoever loads it
 * again. That holds if what was written before has arrived by then, and the load has been answered before the next
 * barrier is passed: on the way from each write of the word to a barrier, and from the load, all that its counters
 * count must have been waited for.
 *
 * Whether wavefronts come to barriers alike may itself be decided by such a word. That is no circle: of the barriers
 * that wavefronts do not come to alike let B be the first. Up to B phases are what they are said to be, so the words
 * that decide who comes to B are alike for all: there is no B.
 *
 * Other workgroups do not reach LDS. What a call may do is not known.
 *
 * Cost: O(blocks + instructions) for each load asked for, and as much for each write that may be of its word; loads are
 * asked for once.
 */
#include "deadlock.h"

struct phase {
	struct wb_check *h;
	struct wb_bits back, forth;	/* blocks whose start was reached backward, forward */
	struct wb_bits inst;		/* instructions of the phase */
	WB_VEC(uint32_t) todo;
};

/* ---- the phase ----------------------------------------------------------------------------------- */
/* Takes in block @b from @from on, up to a barrier; whether its end is reached. */
static bool
take(struct phase *p, uint32_t b, uint32_t from)
{
	const struct wb_block *blk = &p->h->fn->block[b];

	for (uint32_t k = from; k < blk->first + blk->ninst; k++) {
		if (p->h->fn->inst[k].op == WB_OP_BARRIER)
			return false;
		wb_bit_set(p->inst, k);
	}
	return true;
}

/* Takes in block @b from @from on, and goes on behind it. */
static void
take_on(struct phase *p, uint32_t b, uint32_t from)
{
	const struct wb_fn *fn = p->h->fn;

	if (take(p, b, from))
		WB_EACH_SUCC(fn, b, dst)
			if (dst != WB_NONE)
				WB_PUSH(p->h->cx->tmp, &p->todo, dst);
}

static void
go_forth(struct phase *p)
{
	while (p->todo.n) {
		uint32_t b = p->todo.at[--p->todo.n];

		if (wb_bit_add(p->forth, b))
			take_on(p, b, p->h->fn->block[b].first);
	}
}

/* Goes forward from behind the last barrier of block @b before @to; false: it has none. */
static bool
begin(struct phase *p, uint32_t b, uint32_t to)
{
	for (uint32_t k = to; k-- > p->h->fn->block[b].first;)
		if (p->h->fn->inst[k].op == WB_OP_BARRIER) {
			take_on(p, b, k + 1);
			return true;
		}
	return false;
}

/* Goes back from the start of block @b to the barriers before it. */
static void
go_back(struct phase *p, uint32_t b)
{
	const struct wb_fn *fn = p->h->fn;
	WB_VEC(uint32_t) back = { 0 };

	WB_PUSH(p->h->cx->tmp, &back, b);
	while (back.n) {
		b = back.at[--back.n];
		if (!wb_bit_add(p->back, b))
			continue;
		WB_EACH_PRED(fn, b, src)
			if (src == WB_NONE)
				WB_PUSH(p->h->cx->tmp, &p->todo, b);
			else if (!begin(p, src, fn->block[src].first + fn->block[src].ninst))
				WB_PUSH(p->h->cx->tmp, &back, src);
	}
}

struct wb_bits
wb_phase_of(struct wb_check *h, uint32_t b, uint32_t inst)
{
	struct phase p = { .h = h,
		.back = wb_bits_new(h->cx->tmp, h->fn->nblock),
		.forth = wb_bits_new(h->cx->tmp, h->fn->nblock),
		.inst = wb_bits_new(h->cx->tmp, h->fn->ninst) };

	if (!begin(&p, b, inst))
		go_back(&p, b);
	go_forth(&p);
	return p.inst;
}

/* ---- words of LDS -------------------------------------------------------------------------------- */
static const struct {
	uint8_t bit;
	enum wb_mod mod;
} counters[] = { { WB_VMCNT, WB_MOD_VMCNT }, { WB_LGKMCNT, WB_MOD_LGKMCNT }, { WB_EXPCNT, WB_MOD_EXPCNT },
	{ WB_VSCNT, WB_MOD_VSCNT } };

/* Whether a way from instruction @k on comes to a barrier before all that counter @n counts was waited for. */
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

/* Whether memory access @k has been done wherever its wavefront comes to a barrier. */
static bool
done_before_barriers(struct wb_check *h, uint32_t k)
{
	for (uint32_t n = 0; n < WB_COUNT(counters); n++)
		if ((h->fn->inst[k].mem.counters & counters[n].bit) && passes_barrier(h, k, n))
			return false;
	return true;
}

/* Whether each word that @k loads from LDS is one number throughout the phase. */
static bool
stays(struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	struct wb_bits phase;

	if (!h->fn->is_kernel || h->fn->ncall || i->op != WB_OP_LOAD || i->mem.space != WB_SPACE_LDS ||
		i->mem.access != WB_LOAD || !wb_plain(h, i) || !done_before_barriers(h, k))
		return false;
	phase = wb_phase_of(h, h->g->block_of[k], k);
	WB_EACH_WRITE(h, w)
		if (wb_meet(h, k, w) != WB_ALIAS_NO && (wb_bit(phase, w) || !done_before_barriers(h, w)))
			return false;
	return true;
}

bool
wb_phase_keeps(struct wb_check *h, uint32_t k)
{
	uint8_t *known;

	if (!h->kept)
		h->kept = WB_NEW(h->cx->tmp, uint8_t, h->fn->ninst);
	known = &h->kept[k];
	if (*known == WB_OPEN)
		*known = stays(h, k) ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
	return *known == WB_ALWAYS_HOLDS;
}
