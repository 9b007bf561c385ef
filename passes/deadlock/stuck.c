/* passes/deadlock/stuck.c -- waits that are known to hang: those that are reported with high confidence.
 *
 * All lanes in the loop wait for one location, and nobody writes it before the loop, or in it: what may write it is
 * behind the loop. There it is either by lanes that have been in the loop, or every wave has lanes in it. The lanes
 * leave only
 *  - by a gate (gate.c): the first of several lanes finds the free number, and leaves another one for the rest; or
 *  - at their turn: when they find their own number, which no other lane has; or
 *  - by a flag: when it is no longer what they loaded before the loop, or not the 0 that flags are at the start.
 * So some lane stays. Who leaves, or was off, does not go on before it. Other waves, if any, are stuck as this one, or
 * wait for it.
 *
 * Cost:   O(writes) questions about addresses for each suspect loop, and O(compares of the loop * sets).
 */
#include "deadlock.h"

/* Whether one lane at most is, or may be, in @c; where nothing is known of the workgroup, it is a row. */
static bool
is_single(struct wb_check *h, const struct wb_cycle *c)
{
	bool single;

	h->rows_assumed = h->rows == WB_ROWS_UNKNOWN;
	single = wb_single_lane(h, c).n || wb_maybe_single_lane(h, c->loop);
	h->rows_assumed = false;
	return single;
}

static bool
all_waves_in(struct wb_check *h, const struct wb_cycle *c)
{
	bool all;

	h->rows_assumed = h->rows == WB_ROWS_UNKNOWN;
	all = wb_all_waves_in(h, c);
	h->rows_assumed = false;
	return all;
}

/* Whether nothing that may change what @c waits for is executed before block @at, or in @c, but LDS before a barrier
 * (of flags, only constants that keep lanes waiting); and all of it is by lanes that were in the loop, or in gate @g;
 * or by any, if no wave comes there without such a lane. */
static bool
written_behind(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t at,
	const struct wb_gate *g, bool flag)
{
	uint32_t read = s->read[0], entry = h->lanes->loop[c->loop].entry;
	bool phases = !flag && h->fn->inst[read].mem.space == WB_SPACE_LDS;
	bool others = flag && (h->one_wave || all_waves_in(h, c));
	/* bits of each lane its own: those of lanes of other waves, too */
	bool waves = wb_stay_of(h, c->loop)->bits.v.v != WB_NONE && !h->one_wave;
	struct wb_bits phase = { 0 };
	struct wb_bits first = wb_bits_new(h->cx->tmp, h->fn->nblock), to = wb_bits_new(h->cx->tmp, h->fn->nblock);

	if (phases)
		phase = wb_phase_of(h, c->header, h->fn->block[c->header].first, WB_NONE);
	/* blocks that a wave may execute without @at, and that lead to it */
	wb_reach(h->cx->tmp, h->fn, 0, false, at, first);
	wb_reach(h->cx->tmp, h->fn, at, true, WB_NONE, to);
	WB_EACH_WRITE(h, k) {
		uint32_t b = h->g->block_of[k];

		if (k == read || (phases && !wb_bit(phase, k)) || wb_keeps_waiting(h, c, k, waves) ||
			!wb_one_place(h, read, k))
			continue;
		if (wb_cycle_has(c, b) || (b != at && wb_bit(first, b) && wb_bit(to, b)) ||
			(b != at && !others && !wb_by_entered(h, g, entry, k)))
			return false;
	}
	return true;
}

/* The value that @cmp compares the result of @k with, as it was before @c. WB_NONE: none. */
static uint32_t
compared_with(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp, uint32_t k, uint32_t *use)
{
	const struct wb_opnd *with;
	uint32_t v = WB_NONE;

	*use = cmp;
	if (wb_compares_returned(h, cmp, k, &with) && with->kind == WB_OPND_UNIT)
		v = wb_lane_source(h, wb_read_by(h, with, 0), use);
	return v == WB_NONE || wb_cycle_has(c, wb_gsa_block(h->g, v)) ? WB_NONE : v;
}

/* Whether @cmp compares the result of @k with a number of the lane's own. */
static bool
own_turn(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp, uint32_t k)
{
	uint32_t use, v = compared_with(h, c, cmp, k, &use);

	return v != WB_NONE && wb_lane_number(h, v, use);
}

/* Whether it compares it with what was there before. */
static bool
as_before(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp, uint32_t k)
{
	uint32_t use, v = compared_with(h, c, cmp, k, &use);
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber &&
		h->fn->inst[x->at].mem.access == WB_LOAD && wb_address_same(h, x->at, k);
}

/* Whether the swap that lanes leave a gate by puts a number there for which others stay. */
static bool
leaves_taken(struct wb_check *h, const struct wb_stay *w)
{
	uint32_t number;

	return wb_written_constant(h, w->read, &number) &&
		wb_interval_has(w->in, number & w->bits.number);
}

typedef bool is_number(struct wb_check *h, const struct wb_cycle *c, uint32_t cmp, uint32_t k);

/* Whether lanes leave @c only when a compare which @is accepts has found an equal number (@equal), or another one. */
static bool
leaves_by(struct wb_check *h, const struct wb_cycle *c, uint32_t k, is_number *is, bool equal)
{
	bool leaves = false;

	for (uint32_t a = 0; a < h->lanes->natom && !leaves; a++) {
		uint32_t cmp = h->lanes->atom[a].inst;

		leaves = h->lanes->atom[a].kind == WB_ATOM_CMP && wb_cycle_has(c, h->lanes->atom[a].block) &&
			is(h, c, cmp, k) && wb_stays_if(h, c, a, (h->fn->inst[cmp].op == WB_OP_NE) == equal, !equal);
	}
	return leaves;
}

bool
wb_stuck(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	static const struct wb_gate none = { .first = WB_NONE };
	const struct wb_gate *g = c->part ? &none : wb_gate_of(h, c->loop);
	uint32_t k = s->nread ? s->read[0] : WB_NONE;

	if (c->part || s->nread != 1 || wb_alias(h, k, k) != WB_ALIAS_MUST)
		return false;
	if (g->is && wb_shared_write(h, k))
		return g->stay->each && leaves_taken(h, g->stay) && !is_single(h, c) &&
			written_behind(h, c, s, g->at, g, false);
	if (!wb_waits_for_one(h, c, s) || h->fn->inst[k].mem.access != WB_LOAD || !wb_every_iteration(h, c, k))
		return false;
	if (leaves_by(h, c, k, own_turn, true))
		return !is_single(h, c) && written_behind(h, c, s, c->header, &none, false);
	return (leaves_by(h, c, k, as_before, false) || wb_waits_at_zero(h, c)) &&
		written_behind(h, c, s, c->header, &none, true);
}
