/* passes/deadlock/stay.c -- the numbers at a location for which lanes stay in a loop.
 *
 *	while (swap(lock, 0, 1) != 0) ;		stay: all but 0
 *	while (*flag < 5) ;			stay: up to 4
 *	while ((n = *count) >= 4 || swap(count, n, n + 1) != n) ;	stay: from 4 on
 *
 * Lanes leave only when the read has returned a number that is not among these. They repeat only when it has returned
 * one that is; or after a swap that expects what the read has returned, and fails: then another lane has changed the
 * location, and they try again. As long as nobody stores another number, they wait; and so they do
 *  - behind a store of a number among these;
 *  - behind an addition by which the location moves away from all others: below 0, and something is subtracted. Nothing
 *    else but small numbers is added or stored there, and no count comes to the least or the greatest number;
 *  - behind a change of bits that they do not wait for, if some are: while (or(word, bit) & bit). Each lane may have
 *    one of its own, which is computed for all work-items (each_lane.c).
 *
 * Cost:   O(compares of the loop * sets), asked once for each loop; and O(writes) for an addition.
 */
#include "address.h"

/* The value that @cmp compares with a constant, and the numbers for which it holds. WB_NONE: none. */
static uint32_t
compared_value(struct wb_check *h, uint32_t cmp, struct wb_interval *in)
{
	struct wb_decoded d;
	uint32_t number;

	if (!wb_decode(h->fn, cmp, WB_NONE, &d) || !wb_compare_is(d.op) || d.nsrc != 2 || !wb_type_word(d.type) ||
		!wb_plain(h, &h->fn->inst[cmp]))
		return WB_NONE;
	for (uint32_t n = 0; n < 2; n++)
		if (wb_is_number(h, d.src[!n], cmp, &number)) {
			*in = wb_interval_compared(
				n ? wb_compare_mirror(d.op) : d.op, d.type == WB_T_I32, 32, number);
			return wb_read_by(h, d.src[n], 0);
		}
	return WB_NONE;
}

/* The read that has returned @v to all lanes that read it at @use; WB_NONE: none. */
static uint32_t
returned_by(struct wb_check *h, uint32_t v, uint32_t use)
{
	uint32_t at = use;
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, wb_lane_source(h, v, &at));

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && wb_shared_read(h, x->at) &&
			wb_returned_to(h, v, use, x->at) ? x->at : WB_NONE;
}

bool
wb_compared_numbers(struct wb_check *h, uint32_t cmp, uint32_t *k, struct wb_interval *in)
{
	return (*k = returned_by(h, compared_value(h, cmp, in), cmp)) != WB_NONE;
}

bool
wb_compared_bits(struct wb_check *h, uint32_t cmp, uint32_t *k, struct wb_interval *in, struct wb_bits_of *bits)
{
	uint32_t v = compared_value(h, cmp, in), use = cmp;
	struct wb_decoded d;

	*bits = (struct wb_bits_of){ { WB_NONE, cmp }, UINT32_MAX };
	if (v == WB_NONE || (*k = returned_by(h, v, cmp)) != WB_NONE)
		return v != WB_NONE;
	v = wb_lane_source(h, v, &use);
	if (!wb_made(h, v, use, &d) || d.op != WB_OP_AND || d.nsrc != 2 || d.bits != 32 ||
		!wb_of_words(h, &h->fn->inst[d.inst]))
		return false;
	for (uint32_t n = 0; n < 2; n++)
		if ((*k = returned_by(h, wb_read_by(h, d.src[n], 0), d.inst)) != WB_NONE) {
			if (!wb_is_number(h, d.src[!n], d.inst, &bits->number))
				bits->v = (struct wb_value_use){ wb_read_by(h, d.src[!n], 0), d.inst };
			return true;
		}
	return false;
}

/* Whether all lanes of @head for which compare @cmp does (@holds), or does not, hold are in @set. */
static bool
all_in(struct wb_check *h, const struct wb_span *head, uint32_t care, uint32_t cmp, bool holds, uint32_t set)
{
	uint32_t mask = h->lanes->mask[cmp];
	uint32_t lanes = holds ? mask : wb_set_minus(wb_check_sets(h), head->exec, mask);

	return wb_group_within(wb_check_sets(h), (struct wb_group){ lanes, care }, set);
}

/* They are on where back edges begin, and keep the wave from leaving; or (@wave) the wave stays if all have it. */
bool
wb_stays_if(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on, bool wave)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *head = &l->span[l->block_span[c->header]];
	uint32_t cmp = l->atom[a].inst;
	bool stays = l->atom[a].kind == WB_ATOM_CMP && wb_cycle_has(c, l->atom[a].block) && l->mask[cmp] != WB_NONE &&
		!(head->flags & WB_SPAN_TOP) && wb_every_iteration(h, c, cmp);

	for (uint32_t n = 0; stays && n < c->nback + c->nexit; n++) {
		uint32_t e = n < c->nback ? c->back[n] : c->exit[n - c->nback], src = h->fn->edge[e].src;
		const struct wb_span *last = &l->span[l->block_span[src + 1] - 1];
		const struct wb_lane_branch *br = &l->branch[src];

		if (last->flags & WB_SPAN_TOP)
			stays = false;
		else if (n < c->nback)
			stays = all_in(h, head, last->care, cmp, on, l->leave[src]);
		else if (!wb_lane_branch_on_mask(br) || !wb_dominates(h->fn->dom, l->atom[a].block, src))
			stays = false;
		else if (wb_lane_edge_if_empty(h->fn, br, e))
			stays = all_in(h, head, last->care, cmp, on, br->set);
		else
			stays = wave && wb_set_implies(h, last->care, br->set, a, !on);
	}
	return stays;
}

bool
wb_waits_for_one(const struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	return !c->part && !s->unknown && s->nread && !h->fn->loops->loop[c->loop].irreducible &&
		h->lanes->loop[c->loop].kind != WB_LANE_LOOP_TOP;
}

/* Whether the wave repeats @c only for lanes with outcome @on of compare (atom) @a, or (unless it is WB_NONE) for those
 * that made the compare of @swap, and found another number. */
static bool
repeats_only(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on, uint32_t swap)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_iterations *it = wb_check_sets(h);
	bool only = true;

	for (uint32_t n = 0; n < c->nback && only; n++) {
		uint32_t src = h->fn->edge[c->back[n]].src;
		const struct wb_span *last = &l->span[l->block_span[src + 1] - 1];
		const struct wb_lane_branch *br = &l->branch[src];
		uint32_t by = !wb_lane_branch_on_mask(br) ? l->leave[src] :
			wb_lane_edge_if_empty(h->fn, br, c->back[n]) ? wb_set_minus(it, l->leave[src], br->set) :
			br->set;
		struct wb_group rest = { wb_set_minus(it, by, wb_outcome_set(h, a, on)), last->care };

		if (swap != WB_NONE) {
			uint32_t cmp = l->atom[swap].inst;

			only = wb_group_within(it, rest, wb_lanes_exec(l, cmp));
			rest.lanes = wb_set_minus(
				it, rest.lanes, wb_outcome_set(h, swap, h->fn->inst[cmp].op == WB_OP_NE));
		}
		only = only && wb_group_within(it, rest, WB_LANES_NONE);
	}
	return only;
}

/* Whether atomic operation @k leaves all numbers among those of @w: bits that are set, or that are not, stay so. */
static bool
only_adds_bits(const struct wb_check *h, const struct wb_stay *w, uint32_t k)
{
	uint16_t access = h->fn->inst[k].mem.access;
	bool some = w->in.first == 1 && w->in.count == UINT32_MAX, none = w->in.first == 0 && w->in.count == 1;

	return (some && (access & (WB_ORS | WB_XORS)) == WB_ORS) || (none && (access & WB_ANDS));
}

bool
wb_keeps_itself(struct wb_check *h, const struct wb_stay *w, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t v[2], number;

	if (i->mem.access == WB_LOAD || only_adds_bits(h, w, k))
		return true;
	if (w->bits.v.v != WB_NONE)
		return false;
	if (wb_swap_data(h, k, v))
		return wb_constant(h, v[1], k, &number) && !wb_interval_has(w->in, number & w->bits.number);
	return (i->mem.access & WB_SWAPS) && (i->mem.access & WB_RETURNS) && wb_written_constant(h, k, &number) &&
		wb_interval_has(w->in, number & w->bits.number);
}

/* Whether @c writes nothing but by its read and its swap. */
static bool
writes_nothing_else(const struct wb_check *h, const struct wb_cycle *c, const struct wb_stay *w)
{
	WB_EACH_WRITE(h, k)
		if (k != w->read && k != w->swap && wb_cycle_has(c, h->g->block_of[k]))
			return false;
	return true;
}

/* What compare (atom) @a tells of the lanes that stay by outcome @on. */
static bool
look_at(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t a, bool on, struct wb_stay *w)
{
	uint32_t compare = WB_NONE, k;

	if (!wb_compared_bits(h, h->lanes->atom[a].inst, &k, &w->in, &w->bits) || !wb_slice_has(s, k) ||
		h->fn->inst[k].mem.bytes != 4 || !wb_every_iteration(h, c, k) || !wb_stays_if(h, c, a, on, true))
		return false;
	w->in = on ? w->in : wb_interval_complement(32, w->in);
	w->swap = s->nread == 2 ? s->read[s->read[0] == k] : WB_NONE;
	if (s->nread == 2 && ((compare = wb_swap_retried(h, c, w->swap, k)) == WB_NONE ||
			!wb_all_have(h, w->swap, a, !on)))
		return false;
	w->read = k;
	w->each = wb_stays_if(h, c, a, on, false);
	w->only = repeats_only(h, c, a, on, compare);
	w->alone = wb_keeps_itself(h, w, k) && wb_swaps_alone(h, c, w->swap == WB_NONE ? k : w->swap);
	w->quiet = w->alone && writes_nothing_else(h, c, w);
	return true;
}

const struct wb_stay *
wb_stay_of(struct wb_check *h, uint32_t loop)
{
	struct wb_stay *w;

	if (!h->stay)
		h->stay = WB_NEW(h->cx->tmp, struct wb_stay, h->fn->loops->nloop);
	w = &h->stay[loop];
	if (!w->asked) {
		struct wb_cycle c = wb_cycle_of_loop(h, loop);
		struct wb_slice s = wb_slice_exits(h, &c);
		bool one = wb_waits_for_one(h, &c, &s) && s.nread <= 2, found = false;

		*w = (struct wb_stay){ .asked = true, .read = WB_NONE, .swap = WB_NONE };
		for (uint32_t a = 0; a < 2 * h->lanes->natom && one && !found; a++)
			found = h->lanes->atom[a / 2].kind == WB_ATOM_CMP &&
				wb_cycle_has(&c, h->lanes->atom[a / 2].block) &&
				look_at(h, &c, &s, a / 2, a % 2, w);
	}
	return w;
}

/* ---- writes that do not end the waiting ------------------------------------------------------------------- */
#define MOST_ADDED 1024		/* at once */
#define MOST_STORED (1 << 30)

/* What @k adds to memory: *least to *most. */
static bool
adds(struct wb_check *h, uint32_t k, int64_t *least, int64_t *most)
{
	const struct wb_inst *i = &h->fn->inst[k];
	struct wb_range r;

	if (!(i->mem.access & WB_ADDS) || i->mem.bytes != 4 || i->mem.data == 255)
		return false;
	r = wb_value_range(wb_check_numbers(h), wb_gsa_use(h->g, i, i->mem.data, 0), wb_point_active(h->ints, k));
	*least = i->mem.access & WB_SUBTRACTS ? -r.shigh : r.slow;
	*most = i->mem.access & WB_SUBTRACTS ? -r.slow : r.shigh;
	return *least >= -MOST_ADDED && *most <= MOST_ADDED;
}

/* Whether @k puts a number into memory that is not large, or adds one to what it has found. */
static bool
counts(struct wb_check *h, uint32_t k)
{
	uint32_t v[2], number;
	int64_t least, most;
	struct wb_sum from, to;

	if (adds(h, k, &least, &most))
		return true;
	if (wb_written_constant(h, k, &number) &&
		(h->fn->inst[k].mem.access == WB_STORE || (h->fn->inst[k].mem.access & (WB_SWAPS | WB_COMPARES))))
		return (int32_t)number <= MOST_STORED && (int32_t)number >= -MOST_STORED;
	if (!wb_swap_data(h, k, v))
		return false;
	to = wb_sum_of(h, v[0], k);
	from = wb_sum_of(h, v[1], k);
	from.f = wb_affine_scaled(from.f, UINT64_MAX);
	return !to.opaque && !from.opaque && wb_affine_sum(&to.f, &from.f, &to.f) && wb_affine_constant(&to.f) &&
		(uint32_t)to.f.add + MOST_ADDED <= 2 * MOST_ADDED;
}

/* Whether atomic operation @write changes none of the bits that another lane waits for, of its wave or (@waves) of any
 * one. */
static bool
changes_other_bits(struct wb_check *h, const struct wb_stay *w, uint32_t write, bool waves)
{
	uint16_t access = h->fn->inst[write].mem.access;
	struct wb_far far = { .low = 0, .high = 0 };
	uint32_t number;

	if (w->bits.v.v != WB_NONE) {
		if (waves)
			far = wb_alias_far(h, w->read, write, false);
		return !far.low && !far.high && wb_bits_apart(h, w->read, w->bits.v, write, waves);
	}
	return (access & (WB_ORS | WB_ANDS)) && wb_written_constant(h, write, &number) &&
		!((access & WB_ANDS ? ~number : number) & w->bits.number);
}

/* Whether @write moves a count further away from the numbers by which lanes leave. */
static bool
moves_away(struct wb_check *h, const struct wb_stay *w, uint32_t write)
{
	bool below = w->in.first == (uint32_t)INT32_MIN;
	bool above = (uint32_t)(w->in.first + (uint64_t)w->in.count) == (uint32_t)INT32_MIN;
	int64_t least, most;
	bool away = w->bits.number == UINT32_MAX && w->bits.v.v == WB_NONE && adds(h, write, &least, &most) &&
		((below && most <= 0) || (above && least >= 0));

	WB_EACH_WRITE(h, k)
		away = away && (!wb_one_place(h, w->read, k) || counts(h, k));
	return away;
}

bool
wb_keeps_waiting(struct wb_check *h, const struct wb_cycle *c, uint32_t write, bool waves)
{
	uint16_t access = h->fn->inst[write].mem.access;
	const struct wb_stay *w = c->part ? NULL : wb_stay_of(h, c->loop);
	uint32_t number;
	bool one;

	if (!w || !w->quiet)
		return false;
	one = (waves ? wb_alias_waves(h, w->read, write, false) : wb_alias(h, w->read, write)) == WB_ALIAS_MUST;
	if (one && (access == WB_STORE || (access & (WB_SWAPS | WB_COMPARES))) && w->bits.v.v == WB_NONE)
		return wb_written_constant(h, write, &number) && wb_interval_has(w->in, number & w->bits.number);
	return w->only && (one || w->bits.v.v != WB_NONE) &&
		(changes_other_bits(h, w, write, waves) || (one && only_adds_bits(h, w, write)) ||
			(one && moves_away(h, w, write)));
}

bool
wb_waits_at_zero(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_stay *w = wb_stay_of(h, c->loop);

	return w->quiet && wb_interval_has(w->in, 0);
}
