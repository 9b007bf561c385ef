/* passes/deadlock/gate.c -- gates: loops that no other lane passes while one lane is stuck in them.
 *
 * A lock that lanes take one after the other:
 *
 *			for k in 0 .. 63
 *				if (k == lane) {
 *			L:		while (swap(lock, 0, 1) != 0) ;
 *					...
 *					lock = 0
 *				}
 *
 * Lanes that come later write the lock as well, but only behind L. If the lock is held for ever, they would not pass L
 * either. So no write that could help is blocked.
 *
 * A lane is stuck in a loop that it repeats only for certain numbers at a location (stay.c). A gate is a loop that
 * lanes leave only when they have found another number there than those, or than more of them. Nothing in the gate lets
 * the location leave its own numbers. A write that may change the location does not help the stuck lane if it is behind
 * gates alone, and by lanes that entered them: others pass with the wave, as they are off there. The first lane to
 * change the location would have to leave a gate before. For that it would have to find a number which the stuck lane
 * does not find. The loop of the stuck lane may be a gate itself, and an unrolled loop has several.
 *
 * Where the compiler has peeled a first try off the loop, the gate begins there: lanes pass if it succeeds, or behind
 * the loop.
 *
 *			if (swap(lock, 0, 1) != 0)
 *		L:		do sleep(); while (swap(lock, 0, 1) != 0) ;
 *
 * Cost:   O(compares of the loop * sets); for each gate, that of the code behind it, once for each location and set of
 *         numbers.
 */
#include "deadlock.h"

bool
wb_compares_returned(struct wb_check *h, uint32_t cmp, uint32_t k, const struct wb_opnd **other)
{
	struct wb_decoded d;

	if (!wb_compares_integers(h, cmp, &d) || (d.op != WB_OP_EQ && d.op != WB_OP_NE) || d.bits != 32)
		return false;
	for (uint32_t n = 0; n < 2; n++)
		if (wb_returned_to(h, wb_read_by(h, d.src[n], 0), cmp, k)) {
			*other = d.src[!n];
			return true;
		}
	return false;
}

bool
wb_one_place(struct wb_check *h, uint32_t a, uint32_t b)
{
	return wb_alias_assumed(h, a, b, false) != WB_ALIAS_NO ||
		wb_alias_waves(h, a, b, h->buffers_distinct) != WB_ALIAS_NO;
}

bool
wb_writes_alone(struct wb_check *h, uint32_t k)
{
	WB_EACH_WRITE(h, w)
		if (w != k && wb_one_place(h, k, w))
			return false;
	return true;
}

uint32_t
wb_swap_compared(struct wb_check *h, uint32_t cmp, uint32_t *number)
{
	bool equal = h->fn->inst[cmp].op == WB_OP_EQ;
	struct wb_interval in;
	uint32_t k, v[2], other;

	if ((!equal && h->fn->inst[cmp].op != WB_OP_NE) || !wb_compared_numbers(h, cmp, &k, &in) ||
		!wb_shared_write(h, k) || h->fn->inst[k].mem.bytes != 4)
		return WB_NONE;
	*number = (uint32_t)(equal ? in : wb_interval_complement(32, in)).first;
	if (wb_swap_data(h, k, v))
		return wb_constant(h, v[1], k, &other) && other == *number ? k : WB_NONE;
	return (h->fn->inst[k].mem.access & WB_SWAPS) && (h->fn->inst[k].mem.access & WB_RETURNS) &&
			wb_written_constant(h, k, &other) && other != *number ? k : WB_NONE;
}

bool
wb_equal_once(struct wb_check *h, uint32_t cmp)
{
	uint32_t number, written, k = wb_swap_compared(h, cmp, &number);

	return k != WB_NONE && wb_written_constant(h, k, &written) && written != number &&
		wb_alias(h, k, k) == WB_ALIAS_MUST && wb_writes_alone(h, k);
}

/* Whether @a and @b are about the same bits, which are the same for all lanes. */
static bool
of_same_bits(const struct wb_stay *a, const struct wb_stay *b)
{
	return a->bits.v.v == WB_NONE && b->bits.v.v == WB_NONE && a->bits.number == b->bits.number;
}

/* Whether the compare of atom @a tells whether a try of gate @g, outside of all loops that @header is not in, has
 * failed: by outcome *on. */
static bool
is_try(struct wb_check *h, const struct wb_gate *g, uint32_t a, uint32_t header, bool *on)
{
	const struct wb_loops *loops = h->fn->loops;
	uint32_t b = h->lanes->atom[a].block, cmp = h->lanes->atom[a].inst, k, writes = 0;
	struct wb_stay w = { .read = WB_NONE };

	if (h->lanes->atom[a].kind != WB_ATOM_CMP || b == header || !wb_dominates(h->fn->dom, b, header) ||
		(loops->of_block[b] != WB_NONE && !wb_loop_has(loops, loops->of_block[b], header)) ||
		!wb_compared_bits(h, cmp, &k, &w.in, &w.bits) || h->lanes->of_inst[k] != h->lanes->of_inst[cmp] ||
		wb_alias(h, k, g->stay->read) != WB_ALIAS_MUST)
		return false;
	*on = wb_interval_within(g->stay->in, w.in);
	if (!*on)
		w.in = wb_interval_complement(32, w.in);
	WB_EACH_INST(h->fn, b, i)
		writes += i != k && wb_bit(h->watched, i);
	return !writes && of_same_bits(g->stay, &w) && wb_interval_within(g->stay->in, w.in) &&
		wb_keeps_itself(h, &w, k);
}

/* If lanes, which are @entry, enter gate @g at @header only after a try had failed, which alone writes in its block:
 * the gate begins there. */
static void
find_first_try(struct wb_check *h, struct wb_gate *g, uint32_t header, uint32_t entry)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t a = 0; a < l->natom && g->first == WB_NONE; a++)
		if (is_try(h, g, a, header, &g->first_on) &&
			wb_set_implies(h, WB_LANES_ALL, entry, a, g->first_on)) {
			g->first = a;
			g->at = l->atom[a].block;
		}
}

const struct wb_gate *
wb_gate_of(struct wb_check *h, uint32_t loop)
{
	struct wb_gate *g;

	if (!h->gate)
		h->gate = WB_NEW(h->cx->tmp, struct wb_gate, h->fn->loops->nloop);
	g = &h->gate[loop];
	if (!g->stay) {
		g->stay = wb_stay_of(h, loop);
		g->is = g->stay->alone && g->stay->bits.v.v == WB_NONE &&
			wb_alias(h, g->stay->read, g->stay->read) == WB_ALIAS_MUST;
		g->at = h->fn->loops->loop[loop].header;
		g->first = WB_NONE;
		if (g->is)
			find_first_try(h, g, g->at, h->lanes->loop[loop].entry);
	}
	return g;
}

/* ---- what is behind a gate --------------------------------------------------------------------------------- */
bool
wb_by_entered(struct wb_check *h, const struct wb_gate *g, uint32_t entry, uint32_t k)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *at = &l->span[l->of_inst[k]];
	uint32_t lanes = at->exec;

	if (at->flags & WB_SPAN_TOP)
		return false;
	if (g->first != WB_NONE) {
		uint32_t cmp = l->atom[g->first].inst;

		if (!wb_lanes_within(l, at->care, at->exec, wb_lanes_exec(l, cmp)))
			return false;
		lanes = wb_set_and(wb_check_sets(h), lanes, wb_outcome_set(h, g->first, g->first_on));
	}
	return wb_group_within(wb_check_sets(h), (struct wb_group){ lanes, at->care }, entry);
}

/* Whether only lanes that entered the gate @g write the location of its swap in block @b, up to the first barrier.
 * @entry may mean other lanes where it is made anew, and the first try of @g others where that is. */
static bool
writes_as_entered(struct wb_check *h, uint32_t b, const struct wb_gate *g, uint32_t entry,
	const struct wb_behind *behind, const struct wb_behind *tried)
{
	WB_EACH_INST(h->fn, b, k) {
		if (h->fn->inst[k].op == WB_OP_RET)
			return false;
		if (h->fn->inst[k].op == WB_OP_BARRIER)
			return true;
		if (wb_bit(h->watched, k) && wb_alias_assumed(h, g->stay->read, k, false) != WB_ALIAS_NO &&
			(wb_made_anew(h, behind, k, true) || wb_made_anew(h, tried, k, true) ||
				!wb_by_entered(h, g, entry, k)))
			return false;
	}
	return true;
}

/* Whether all lanes that may write the location of the gate of @loop behind its beginning, before a block of @closed,
 * entered it. */
static bool
keeps_out(struct wb_check *h, uint32_t loop, struct wb_bits closed)
{
	const struct wb_gate *g = wb_gate_of(h, loop);
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	uint32_t entry = h->lanes->loop[loop].entry;
	struct wb_behind behind, tried;

	if (g->first != WB_NONE) {	/* all paths that leave the first try */
		c.exit = h->fn->out + h->fn->block[g->at].out;
		c.nexit = h->fn->block[g->at].nout;
	}
	tried = behind = wb_code_behind(h, &c, entry, NULL, closed);
	if (g->first != WB_NONE)
		tried = wb_code_behind(h, &c, wb_lanes_exec(h->lanes, h->lanes->atom[g->first].inst), NULL, closed);
	for (uint32_t n = 0; n < behind.n; n++)
		if (!writes_as_entered(h, behind.block[n], g, entry, &behind, &tried))
			return false;
	return true;
}

/* The gates that nobody passes while a lane stays in @loop: of one location, with at least the numbers for which it
 * stays. They are in *headers, and in closed[] of those that are the same: these have the same gates. */
static void
closed_gates(struct wb_check *h, uint32_t loop, struct wb_bits *closed, struct wb_bits headers)
{
	const struct wb_stay *stuck = wb_stay_of(h, loop);

	closed[loop] = headers;
	for (uint32_t n = 0; n < h->fn->loops->nloop && stuck->only; n++) {
		const struct wb_gate *other = wb_gate_of(h, n);

		if (!other->is || !of_same_bits(stuck, other->stay) ||
			!wb_interval_within(stuck->in, other->stay->in) ||
			wb_alias(h, stuck->read, other->stay->read) != WB_ALIAS_MUST)
			continue;
		wb_bit_set(headers, other->at);
		if (other->stay->only && wb_interval_within(other->stay->in, stuck->in))
			closed[n] = headers;
	}
}

struct wb_bits
wb_closed_with(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_loops *loops = h->fn->loops;
	struct wb_bits headers, **closed = &h->closed[h->rows_assumed];
	bool less = !c->part;

	if (!*closed)
		*closed = WB_NEW(h->cx->tmp, struct wb_bits, loops->nloop);
	if (less && (*closed)[c->loop].word)
		return (*closed)[c->loop];
	headers = wb_bits_new(h->cx->tmp, h->fn->nblock);
	if (less)
		closed_gates(h, c->loop, *closed, headers);
	while (less) {			/* a gate that keeps no lane out behind it opens the way to others */
		less = false;
		for (uint32_t n = 0; n < loops->nloop; n++) {
			const struct wb_gate *g = wb_gate_of(h, n);

			if (g->is && wb_bit(headers, g->at) && !keeps_out(h, n, headers)) {
				wb_bit_clear(headers, g->at);
				less = true;
			}
		}
	}
	return headers;
}
