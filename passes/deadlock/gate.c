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
 * either. So no write that could help is blocked. This is so if
 *  - the loop waits for a single compare-and-swap, of one location for all lanes, that expects one number, and a lane
 *    leaves the loop only when the swap has returned that number; or for a swap that writes another number than 0,
 *    and a lane leaves only when it has returned 0;
 *  - nothing else in the loop writes the location: a compare-and-swap that finds another number writes nothing, and a
 *    swap leaves another number than 0;
 *  - every write that may change the location, by a lane that is not in the loop, is behind the loop or behind another
 *    gate for the same location and number (an unrolled loop has several), and by lanes that entered that gate: others
 *    pass it with the wave, as they are off there.
 * Where the compiler has peeled a first try off the loop, the gate begins there: lanes pass if it succeeds, or behind
 * the loop.
 *
 *			if (swap(lock, 0, 1) != 0)
 *		L:		do sleep(); while (swap(lock, 0, 1) != 0) ;
 *
 * The first lane to change the location would have to leave a gate before. For that it would have to find the number
 * which the stuck lane does not find.
 *
 * Cost:   O(compares of the loop * sets); for each gate, that of the code behind it, at most once for each gate.
 */
#include "deadlock.h"

bool
wb_compares_returned(struct wb_check *h, uint32_t cmp, uint32_t k, const struct wb_opnd **other)
{
	struct wb_decoded d;

	if (!wb_decode(h->fn, cmp, WB_NONE, &d) || (d.op != WB_OP_EQ && d.op != WB_OP_NE) || d.nsrc != 2 ||
		(d.type != WB_T_U32 && d.type != WB_T_I32) || !wb_plain(h, &h->fn->inst[cmp]))
		return false;
	for (uint32_t n = 0; n < 2; n++)
		if (wb_returned_to(h, wb_read_by(h, d.src[n], 0), cmp, k)) {
			*other = d.src[!n];
			return true;
		}
	return false;
}

bool
wb_compares_number(struct wb_check *h, uint32_t cmp, uint32_t k, uint32_t number)
{
	const struct wb_opnd *with;
	uint32_t n;

	return wb_compares_returned(h, cmp, k, &with) && wb_is_number(h, with, cmp, &n) && n == number;
}

/* The same for wb_leaves_only_after. */
static bool
number_of_all(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp, uint32_t k, uint32_t number)
{
	(void)c;
	return wb_compares_number(h, cmp, k, number);
}

/* Whether all lanes of @head for which compare @cmp does (@holds), or does not, hold are in @set. */
static bool
all_in(struct wb_check *h, const struct wb_span *head, uint32_t care, uint32_t cmp, bool holds, uint32_t set)
{
	const struct wb_lanes *l = h->lanes;

	return holds ? wb_lanes_within(l, care, l->mask[cmp], set) :
		       wb_group_within(wb_check_sets(h), (struct wb_group){
				wb_set_minus(wb_check_sets(h), head->exec, l->mask[cmp]), care }, set);
}

/* The others are on where the back edge begins, and keep the wave from leaving; or (@wave) the wave stays until one
 * lane has found it. */
bool
wb_leaves_only_after(struct wb_check *h, const struct wb_cycle *c, uint32_t k, wb_compares *compares, uint32_t number,
	bool equal, bool wave)
{
	const struct wb_lanes *l = h->lanes;
	uint32_t src = h->fn->edge[c->back[0]].src;
	const struct wb_span *head = &l->span[l->block_span[c->header]], *last = &l->span[l->block_span[src + 1] - 1];
	const struct wb_lane_branch *br = &l->branch[src];
	bool empty = wb_lane_edge_if_empty(h->fn, br, c->back[0]);

	if (((head->flags | last->flags) & WB_SPAN_TOP) || !wb_lane_branch_on_mask(br) || (empty && !wave))
		return false;
	for (uint32_t a = 0; a < l->natom; a++) {
		uint32_t cmp = l->atom[a].inst;
		bool stays;

		if (l->atom[a].kind != WB_ATOM_CMP || !wb_cycle_has(c, l->atom[a].block) || l->mask[cmp] == WB_NONE ||
			!compares(h, c, cmp, k, number) || !wb_every_iteration(h, c, cmp))
			continue;
		stays = (h->fn->inst[cmp].op == WB_OP_NE) == equal;
		if (all_in(h, head, last->care, cmp, stays, last->exec) &&
			(empty ? wb_set_implies(h, last->care, br->set, a, !stays) :
				 all_in(h, head, last->care, cmp, stays, br->set)))
			return true;
	}
	return false;
}

/* Whether @k can be the swap of a gate. *number: the number that it must return. */
static bool
gate_swap(struct wb_check *h, uint32_t k, uint32_t *number)
{
	uint32_t v[2], written;

	if (wb_swap_data(h, k, v))
		return wb_constant(h, v[1], k, number);
	*number = 0;
	return (h->fn->inst[k].mem.access & WB_SWAPS) && (h->fn->inst[k].mem.access & WB_RETURNS) &&
		wb_written_constant(h, k, &written) && written != 0;
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

/* The instruction whose result compare @cmp compares with a number; WB_NONE: none. */
static uint32_t
compared(struct wb_check *h, uint32_t cmp)
{
	struct wb_decoded d;
	uint32_t number;

	if (!wb_decode(h->fn, cmp, WB_NONE, &d) || d.nsrc != 2)
		return WB_NONE;
	for (uint32_t n = 0; n < 2; n++) {
		uint32_t v = wb_read_by(h, d.src[n], 0), use = cmp;
		const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, wb_lane_source(h, v, &use));

		if (x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) &&
			wb_is_number(h, d.src[!n], cmp, &number))
			return x->at;
	}
	return WB_NONE;
}

uint32_t
wb_swap_compared(struct wb_check *h, uint32_t cmp, uint32_t *number)
{
	uint32_t k = compared(h, cmp);

	return k != WB_NONE && wb_shared_write(h, k) && gate_swap(h, k, number) &&
			wb_compares_number(h, cmp, k, *number) ? k : WB_NONE;
}

bool
wb_equal_once(struct wb_check *h, uint32_t cmp)
{
	uint32_t number, written, k = wb_swap_compared(h, cmp, &number);

	return k != WB_NONE && wb_written_constant(h, k, &written) && written != number &&
		wb_alias(h, k, k) == WB_ALIAS_MUST && wb_writes_alone(h, k);
}

bool
wb_waits_for_one(const struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	return !c->part && !s->unknown && s->nread == 1 && !h->fn->loops->loop[c->loop].irreducible &&
		h->lanes->loop[c->loop].kind != WB_LANE_LOOP_TOP && c->nback == 1 && c->nexit == 1 &&
		h->fn->edge[c->exit[0]].src == h->fn->edge[c->back[0]].src;
}

/* Whether @c is a gate, and of which swap. */
static bool
is_gate(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t *swap, uint32_t *number)
{
	uint32_t k;

	if (!wb_waits_for_one(h, c, s))
		return false;
	*swap = k = s->read[0];
	return gate_swap(h, k, number) && wb_alias(h, k, k) == WB_ALIAS_MUST && wb_every_iteration(h, c, k) &&
		wb_leaves_only_after(h, c, k, number_of_all, *number, true, false) && wb_swaps_alone(h, c, k);
}

/* Whether the compare of atom @a tells whether a try of gate @g, outside of all loops that @header is not in, has
 * failed. */
static bool
is_try(struct wb_check *h, const struct wb_gate *g, uint32_t a, uint32_t header)
{
	const struct wb_loops *loops = h->fn->loops;
	uint32_t b = h->lanes->atom[a].block, cmp = h->lanes->atom[a].inst, k, number, writes = 0;

	if (h->lanes->atom[a].kind != WB_ATOM_CMP || b == header || !wb_dominates(h->fn->dom, b, header) ||
		(loops->of_block[b] != WB_NONE && !wb_loop_has(loops, loops->of_block[b], header)) ||
		(k = compared(h, cmp)) == WB_NONE || h->lanes->of_inst[k] != h->lanes->of_inst[cmp] ||
		!wb_bit(h->watched, k) || !gate_swap(h, k, &number) || number != g->number ||
		!wb_compares_number(h, cmp, k, number) || wb_alias(h, k, g->swap) != WB_ALIAS_MUST)
		return false;
	WB_EACH_INST(h->fn, b, i)
		writes += wb_bit(h->watched, i);
	return writes == 1;
}

/* If lanes, which are @entry, enter gate @g at @header only after a try with the same swap had failed, which alone
 * writes in its block: the gate begins there. */
static void
find_first_try(struct wb_check *h, struct wb_gate *g, uint32_t header, uint32_t entry)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t a = 0; a < l->natom && g->first == WB_NONE; a++)
		if (is_try(h, g, a, header) &&
			wb_set_implies(h, WB_LANES_ALL, entry, a, h->fn->inst[l->atom[a].inst].op == WB_OP_NE)) {
			g->first = a;
			g->at = l->atom[a].block;
		}
}

/* Whether @c has a swap that can be one of a gate. Most loops have none, so their slices are not needed. */
static bool
swaps(struct wb_check *h, const struct wb_cycle *c)
{
	uint32_t number;

	for (uint32_t n = 0; n < c->nblock; n++)
		WB_EACH_INST(h->fn, c->block[n], k)
			if (gate_swap(h, k, &number))
				return true;
	return false;
}

const struct wb_gate *
wb_gate_of(struct wb_check *h, uint32_t loop)
{
	struct wb_gate *g;

	if (!h->gate)
		h->gate = WB_NEW(h->cx->tmp, struct wb_gate, h->fn->loops->nloop);
	g = &h->gate[loop];
	if (!g->computed) {
		struct wb_cycle c = wb_cycle_of_loop(h, loop);

		g->computed = true;
		if (swaps(h, &c)) {
			struct wb_slice s = wb_slice_exits(h, &c);

			g->is = is_gate(h, &c, &s, &g->swap, &g->number);
			g->at = c.header;
			g->first = WB_NONE;
			if (g->is)
				find_first_try(h, g, c.header, h->lanes->loop[loop].entry);
		}
	}
	return g;
}

/* ---- writes that do not end the waiting ------------------------------------------------------------------- */
static bool
writes(const struct wb_check *h, const struct wb_cycle *c)
{
	WB_EACH_WRITE(h, k)
		if (wb_cycle_has(c, h->g->block_of[k]))
			return true;
	return false;
}

/* Whether @c writes nothing, and lanes leave it only when a load has found the one number that is waited for, or
 * another one than the one. */
static struct wb_awaited
look_for_awaited(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	struct wb_awaited w = { .computed = true };
	uint32_t k = s->nread ? s->read[0] : 0;
	const struct wb_opnd *with;

	if (!wb_waits_for_one(h, c, s) || h->fn->inst[k].mem.access != WB_LOAD || h->fn->inst[k].mem.bytes != 4 ||
		!wb_every_iteration(h, c, k) || writes(h, c))
		return w;
	for (uint32_t a = 0; a < h->lanes->natom && !w.is; a++) {
		uint32_t cmp = h->lanes->atom[a].inst;

		if (h->lanes->atom[a].kind != WB_ATOM_CMP || !wb_cycle_has(c, h->lanes->atom[a].block) ||
			!wb_compares_returned(h, cmp, k, &with) || !wb_is_number(h, with, cmp, &w.number))
			continue;
		w.equal = wb_leaves_only_after(h, c, k, number_of_all, w.number, true, true);
		w.is = w.equal || wb_leaves_only_after(h, c, k, number_of_all, w.number, false, true);
	}
	return w;
}

/* The same, asked once for each loop. */
static const struct wb_awaited *
awaited_in(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	if (!h->awaited)
		h->awaited = WB_NEW(h->cx->tmp, struct wb_awaited, h->fn->loops->nloop);
	if (!h->awaited[c->loop].computed)
		h->awaited[c->loop] = look_for_awaited(h, c, s);
	return &h->awaited[c->loop];
}

bool
wb_waits_at_zero(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	const struct wb_awaited *w = awaited_in(h, c, s);

	return w->is && w->equal == (w->number != 0);
}

bool
wb_keeps_waiting(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t write, bool waves)
{
	const struct wb_inst *i = &h->fn->inst[write];
	const struct wb_awaited *w;
	uint32_t number;

	if (c->part || s->nread != 1 || (i->mem.access != WB_STORE && !(i->mem.access & (WB_SWAPS | WB_COMPARES))))
		return false;
	w = awaited_in(h, c, s);
	return w->is &&
		(waves ? wb_alias_waves(h, s->read[0], write, false) :
			 wb_alias(h, s->read[0], write)) == WB_ALIAS_MUST &&
		wb_written_constant(h, write, &number) && (number == w->number) != w->equal;
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
		lanes = wb_set_and(
			wb_check_sets(h), lanes, wb_outcome_set(h, g->first, h->fn->inst[cmp].op == WB_OP_NE));
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
		if (wb_bit(h->watched, k) && wb_alias_assumed(h, g->swap, k, false) != WB_ALIAS_NO &&
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

/* The gates that are the same as that of @loop, one location and one number: in closed[], and where they begin in
 * *headers. Their locations are one, so each of them has the same ones. */
static void
same_gates(struct wb_check *h, uint32_t loop, bool waves, struct wb_bits *closed, struct wb_bits headers)
{
	const struct wb_gate *stuck = wb_gate_of(h, loop);

	for (uint32_t n = 0; n < h->fn->loops->nloop; n++) {
		const struct wb_gate *other = wb_gate_of(h, n);

		if (!other->is || other->number != stuck->number ||
			(waves ? wb_alias_waves(h, stuck->swap, other->swap, false) :
				 wb_alias(h, stuck->swap, other->swap)) != WB_ALIAS_MUST)
			continue;
		wb_bit_set(headers, other->at);
		closed[n] = headers;
	}
}

struct wb_bits
wb_closed_with(struct wb_check *h, const struct wb_cycle *c, bool waves)
{
	const struct wb_loops *loops = h->fn->loops;
	struct wb_bits headers, **closed = &h->closed[waves][h->rows_assumed];
	bool less = !c->part && wb_gate_of(h, c->loop)->is;

	if (!*closed)
		*closed = WB_NEW(h->cx->tmp, struct wb_bits, loops->nloop);
	if (less && (*closed)[c->loop].word)
		return (*closed)[c->loop];
	headers = wb_bits_new(h->cx->tmp, h->fn->nblock);
	if (less)
		same_gates(h, c->loop, waves, *closed, headers);
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
