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

/* Whether lanes leave @c only after swap @k has returned @number to them. */
static bool
leaves_only_after(struct wb_check *h, const struct wb_cycle *c, uint32_t k, uint32_t number)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *head = &l->span[l->block_span[c->header]],
			     *last = &l->span[l->block_span[h->fn->edge[c->back[0]].src + 1] - 1];

	for (uint32_t a = 0; a < l->natom && !((head->flags | last->flags) & WB_SPAN_TOP); a++) {
		uint32_t cmp = l->atom[a].inst;

		if (l->atom[a].kind != WB_ATOM_CMP || !wb_cycle_has(c, l->atom[a].block) || l->mask[cmp] == WB_NONE ||
			!wb_compares_number(h, cmp, k, number) || !wb_every_iteration(h, c, cmp))
			continue;
		if (h->fn->inst[cmp].op == WB_OP_NE ? wb_lanes_within(l, last->care, l->mask[cmp], last->exec) :
				wb_sets_within(l, h->cx->tmp, NULL,
					(const uint32_t[]){ last->care, head->exec, l->mask[cmp], last->exec }))
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

/* Whether @c is a gate, and of which swap. */
static bool
is_gate(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t *swap, uint32_t *number)
{
	const struct wb_lanes *l = h->lanes;
	uint32_t k;

	if (c->part || s->unknown || s->nread != 1 || h->fn->loops->loop[c->loop].irreducible ||
		l->loop[c->loop].kind == WB_LANE_LOOP_TOP || c->nback != 1 || c->nexit != 1 ||
		h->fn->edge[c->exit[0]].src != h->fn->edge[c->back[0]].src)
		return false;
	*swap = k = s->read[0];
	return gate_swap(h, k, number) && wb_alias(h, k, k) == WB_ALIAS_MUST && wb_every_iteration(h, c, k) &&
		leaves_only_after(h, c, k, *number) && wb_swaps_alone(h, c, k);
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

/* The gate of @loop, computed on demand. */
static const struct wb_gate *
gate_of(struct wb_check *h, uint32_t loop)
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
		}
	}
	return g;
}

/* ---- what is behind a gate --------------------------------------------------------------------------------- */
/* Whether only lanes of @entry, which entered the gate, write the location of its swap @swap in block @b, up to the
 * first barrier; @anew: @entry may mean other lanes there. */
static bool
writes_as_entered(struct wb_check *h, uint32_t b, uint32_t swap, uint32_t entry, bool anew)
{
	const struct wb_lanes *l = h->lanes;

	WB_EACH_INST(h->fn, b, k) {
		const struct wb_span *at = &l->span[l->of_inst[k]];

		if (h->fn->inst[k].op == WB_OP_RET)
			return false;
		if (h->fn->inst[k].op == WB_OP_BARRIER)
			return true;
		if (wb_bit(h->watched, k) && wb_alias_assumed(h, swap, k, false) != WB_ALIAS_NO &&
			(anew || at->flags & WB_SPAN_TOP || !wb_lanes_within(l, at->care, at->exec, entry)))
			return false;
	}
	return true;
}

/* Whether all lanes that may write the location of the gate of @loop behind it, before a header of @closed, entered
 * it. */
static bool
keeps_out(struct wb_check *h, uint32_t loop, struct wb_bits closed)
{
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	uint32_t entry = h->lanes->loop[loop].entry;
	struct wb_behind behind = wb_code_behind(h, &c, entry, closed);

	for (uint32_t b = 0; b < h->fn->nblock; b++)
		if (wb_bit(behind.reached, b) &&
			!writes_as_entered(h, b, gate_of(h, loop)->swap, entry, wb_bit(behind.anew, b)))
			return false;
	return true;
}

struct wb_bits
wb_closed_with(struct wb_check *h, const struct wb_cycle *c, bool waves)
{
	const struct wb_loops *loops = h->fn->loops;
	struct wb_bits closed = wb_bits_new(h->cx->tmp, h->fn->nblock);
	const struct wb_gate *stuck = c->part ? NULL : gate_of(h, c->loop);
	bool less = stuck && stuck->is;

	for (uint32_t n = 0; less && n < loops->nloop; n++) {
		const struct wb_gate *other = gate_of(h, n);

		if (other->is && other->number == stuck->number &&
			(waves ? wb_alias_waves(h, stuck->swap, other->swap, false) :
				 wb_alias(h, stuck->swap, other->swap)) == WB_ALIAS_MUST)
			wb_bit_set(closed, loops->loop[n].header);
	}
	while (less) {			/* a gate that keeps no lane out behind it opens the way to others */
		less = false;
		for (uint32_t n = 0; n < loops->nloop; n++)
			if (gate_of(h, n)->is && wb_bit(closed, loops->loop[n].header) && !keeps_out(h, n, closed)) {
				wb_bit_clear(closed, loops->loop[n].header);
				less = true;
			}
	}
	return closed;
}
