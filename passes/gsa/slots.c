/* passes/gsa/slots.c -- slots: where registers are spilled to.
 *
 * Scratch slots: the words of a lane's scratch memory, if each access that can reach scratch has a constant offset
 * (stack.c).
 *
 * Lane slots: compilers keep scalar registers in lanes of a vector register, by writelane and readlane with constant
 * lanes. Each such (register, lane) is a slot. Without optimisation, the register itself is kept in a word, stored and
 * loaded with all lanes on. Then lanes of the word are slots, too. Some targets move it to an accumulation register and
 * back instead. In code whose words are registers (../promote.c), moves of all lanes stand for all these accesses.
 *
 *	v_writelane_b32 v40, s33, 2			slot v40[2] = s33
 *	buffer_store_dword v40, off, s[0:3], 0		all lanes: slot scratch:0[2] = slot v40[2]
 *	buffer_load_dword v40, off, s[0:3], 0		all lanes: slot v40[2] = slot scratch:0[2]
 *	v_readlane_b32 s33, v40, 2			s33 = slot v40[2]
 *
 * Any other write of a register or word writes all its slots. Of a copy only the lanes are followed that the rest of
 * its block may read or leave behind.
 *
 * Cost:   O(instructions + registers); if there are copies, also O(operands), and for each block with copies the
 *         registers and words that have lane slots.
 */
#include "gsa.h"

struct finder {
	struct builder *b;
	struct wb_stack stack;
	uint32_t nplace;		/* registers, and words behind them */
	/* [place] another one of those that it is copied to or from; itself: it is the last */
	uint32_t *joined;
	uint64_t *live;			/* [place] lanes that are read before they are written */
	uint32_t *with_lanes, nlive;	/* places with lanes; [place] their numbers */
	uint32_t *number;
	uint64_t *written;		/* of these, those that the block writes; NULL: this is known of all blocks */
	/* [place] number + 1 of the copy to or from it of which it is not known yet what it keeps; 0: none */
	uint32_t *waits;
};

/* ---- words ------------------------------------------------------------------------------------- */
/* Makes a slot for each word, in ascending order. */
static void
find_words(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_gsa *g = f->b->g;
	uint32_t *unit;

	if (fn->promoted || !wb_stack_find(f->b->cx, fn, false, NULL, &f->stack))
		return;
	unit = WB_ROOM(f->b->cx->tmp, uint32_t, f->stack.nword);
	g->slot = WB_ROOM(f->b->cx->unit, struct wb_gsa_slot, f->stack.nword);
	for (uint32_t w = 0; w < f->stack.nword; w++) {
		unit[w] = fn->nunit + g->nslot;
		if (f->stack.used[w])
			g->slot[g->nslot++] = (struct wb_gsa_slot){ WB_GSA_SLOT_SCRATCH, WB_NONE, 4 * w };
	}
	g->slot_first = wb_new_ids(f->b->cx->unit, fn->ninst);
	g->nslot_of = WB_NEW(f->b->cx->unit, uint8_t, fn->ninst);
	for (uint32_t n = 0; n < fn->nact; n++) {
		const struct wb_stack_access *a = &f->stack.access[fn->act[n]];

		if (a->word == WB_NONE)
			continue;
		g->slot_first[fn->act[n]] = unit[a->word];
		g->nslot_of[fn->act[n]] = a->nword;
	}
}

/* ---- copies of all lanes ------------------------------------------------------------------------- */
/* The register or word that instruction @k writes in all lanes, as a copy of another one, *from; WB_NONE: it does
 * not. */
static uint32_t
copied_whole(const struct finder *f, uint32_t k, uint32_t *from)
{
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &g->fn->inst[k];
	const struct wb_opnd *to = i->nopnd ? wb_opnd(g->fn, i, 0) : NULL;
	uint32_t unit = wb_gsa_slot(g, k);
	bool word = unit != WB_NONE, all = f->stack.access && f->stack.access[k].all;

	if (word ? !all || g->nslot_of[k] != 1 : i->op != WB_OP_MOV || (i->flags & WB_I_MASKED && !all))
		return WB_NONE;
	if (!word || i->op == WB_OP_LOAD)
		unit = to && to->kind == WB_OPND_UNIT && to->nunit == 1 ? to->id : WB_NONE;
	*from = unit == WB_NONE || !wb_unit_of_lanes(g, unit) ? WB_NONE : gsa_copied_unit(g, k, unit);
	return *from != WB_NONE && *from != unit && wb_unit_of_lanes(g, *from) ? unit : WB_NONE;
}

static uint32_t
last_joined(const struct finder *f, uint32_t place)
{
	while (f->joined[place] != place)
		place = f->joined[place] = f->joined[f->joined[place]];
	return place;
}

/* Lists copies. What is copied to or from each other has slots in the same lanes. */
static void
find_copies(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	uint64_t *lanes = f->b->g->lanes;

	f->joined = WB_ROOM(f->b->cx->tmp, uint32_t, f->nplace);
	for (uint32_t p = 0; p < f->nplace; p++)
		f->joined[p] = p;
	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_INST(fn, b, k) {
			uint32_t from, to = copied_whole(f, k, &from), x, y;

			if (to == WB_NONE)
				continue;
			WB_PUSH(f->b->cx->tmp, &f->b->copy, ((struct lane_copy){ k, b, to, from, 0, 0 }));
			x = last_joined(f, from);
			y = last_joined(f, to);
			f->joined[x] = y;
			lanes[y] |= lanes[x];
		}
	for (uint32_t p = 0; p < f->nplace; p++)
		lanes[p] = lanes[last_joined(f, p)];
	for (uint32_t c = 0, n = f->b->copy.n; c < n; c++) {
		f->b->copy.n = c ? f->b->copy.n : 0;
		if (lanes[f->b->copy.at[c].to])
			f->b->copy.at[f->b->copy.n++] = f->b->copy.at[c];
	}
}

/* @lanes of the copy that waits at @place are copied. */
static void
take_lanes(struct finder *f, uint32_t place, uint64_t lanes)
{
	struct lane_copy *c = f->waits[place] ? &f->b->copy.at[f->waits[place] - 1] : NULL;

	if (!c)
		return;
	lanes &= c->kept;
	c->lanes |= lanes;
	c->kept &= ~lanes;
	f->live[c->from] |= lanes;
	if (!c->kept)
		f->waits[c->from] = f->waits[c->to] = 0;
}

/* @lanes of @place are written. */
static void
step_write(struct finder *f, uint32_t place, uint64_t lanes)
{
	take_lanes(f, place, lanes);
	f->live[place] &= ~lanes;
	if (f->written && f->b->g->lanes[place] && lanes == UINT64_MAX)
		f->written[f->number[place] / 64] |= (uint64_t)1 << (f->number[place] & 63);
}

/* Instruction @k, which is no copy. */
static void
step_inst(struct finder *f, uint32_t k)
{
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &g->fn->inst[k];
	uint32_t reg, lane;

	if (wb_named_lane(g->fn, i, &reg, &lane)) {
		if (i->op == WB_OP_WRITELANE)
			step_write(f, reg, (uint64_t)1 << lane);
		else
			f->live[reg] |= (uint64_t)1 << lane;
		return;
	}
	WB_EACH_OPND(g->fn, i, op)
		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->nunit; u++)
			step_write(f, op->id + u, UINT64_MAX);
	for (uint32_t n = 0; i->op == WB_OP_STORE && n < wb_gsa_slots(g, k); n++)
		step_write(f, wb_gsa_slot(g, k) + n, UINT64_MAX);
}

/* Copy @n waits: what is behind it in a lane is what was there if an earlier copy had the other direction. */
static void
step_copy(struct finder *f, uint32_t n)
{
	struct lane_copy *c = &f->b->copy.at[n],
			 *back = f->waits[c->to] ? &f->b->copy.at[f->waits[c->to] - 1] : NULL;

	if (f->written) {
		step_write(f, c->to, UINT64_MAX);
		f->live[c->from] = UINT64_MAX;
		return;
	}
	if (back && back->from == c->to && back->to == c->from) {
		f->live[c->from] |= back->kept;
		f->waits[c->from] = f->waits[c->to] = 0;
	}
	take_lanes(f, c->to, UINT64_MAX);
	take_lanes(f, c->from, UINT64_MAX);
	c->kept = f->live[c->to];
	f->live[c->to] = 0;
	f->waits[c->from] = f->waits[c->to] = c->kept ? n + 1 : 0;
}

/* Goes through block @x backwards, in front of which are less than @c copies. Returns how many. */
static uint32_t
step_block(struct finder *f, uint32_t x, uint32_t c)
{
	const struct wb_block *blk = &f->b->fn->block[x];

	for (uint32_t k = blk->first + blk->ninst; k-- > blk->first;)
		if (c && f->b->copy.at[c - 1].inst == k)
			step_copy(f, --c);
		else
			step_inst(f, k);
	return c;
}

/* Finds the places of which lanes may be read behind blocks. */
static void
find_live_places(struct finder *f)
{
	struct builder *b = f->b;

	for (uint32_t p = 0; p < f->nplace; p++)
		if (b->g->lanes[p]) {
			f->number[p] = f->nlive;
			f->with_lanes[f->nlive++] = p;
		}
	gsa_new_live(b, f->nlive);
	for (uint32_t x = b->fn->nblock, c = b->copy.n; x-- > 0;) {
		uint64_t *read = &b->g->live[(size_t)x * b->g->live_words];

		f->written = &b->writes[(size_t)x * b->g->live_words];
		c = step_block(f, x, c);
		for (uint32_t n = 0; n < f->nlive; f->live[f->with_lanes[n++]] = 0)
			read[n / 64] |= (uint64_t)(f->live[f->with_lanes[n]] != 0) << (n & 63);
	}
	f->written = NULL;
	gsa_solve_live(b);
}

/* Finds the lanes of the copies of the block of copy @last. Returns the first of them. */
static uint32_t
find_live(struct finder *f, uint32_t last)
{
	uint32_t x = f->b->copy.at[last].block, first;

	for (uint32_t n = 0; n < f->nlive; n++)
		f->live[f->with_lanes[n]] = gsa_bit(f->b->g, f->b->live_out, x, n) ?
			f->b->g->lanes[f->with_lanes[n]] : 0;
	first = step_block(f, x, last + 1);
	for (uint32_t c = first; c <= last; c++)
		if (f->waits[f->b->copy.at[c].to] == c + 1)
			take_lanes(f, f->b->copy.at[c].to, UINT64_MAX);
	return first;
}

/* ---- lanes --------------------------------------------------------------------------------------- */
/* Makes the slots in lanes, and finds the instructions that access them. */
static void
make_slots(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_gsa *g = f->b->g;
	uint32_t n = g->nslot, reg, lane;
	struct wb_gsa_slot *old = g->slot;

	for (uint32_t p = 0; p < f->nplace; p++)
		n += (uint32_t)__builtin_popcountll(g->lanes[p]);
	g->slot = WB_ROOM(f->b->cx->unit, struct wb_gsa_slot, n);
	memcpy(g->slot, old, g->nslot * sizeof *old);
	for (uint32_t p = 0; p < f->nplace; p++) {
		g->lane_first[p] = fn->nunit + g->nslot;
		for (uint64_t left = g->lanes[p]; left; left &= left - 1)
			g->slot[g->nslot++] = (struct wb_gsa_slot){ WB_GSA_SLOT_LANE, p,
				(uint32_t)__builtin_ctzll(left) };
	}
	for (n = 0; n < fn->nact; n++)
		if (wb_named_lane(fn, &fn->inst[fn->act[n]], &reg, &lane)) {
			g->slot_first[fn->act[n]] = wb_gsa_lane(g, reg, lane);
			g->nslot_of[fn->act[n]] = 1;
		}
}

static void
find_lanes(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_arena *u = f->b->cx->unit;
	struct wb_gsa *g = f->b->g;
	uint32_t reg, lane;
	bool any = false;

	f->nplace = fn->nunit + g->nslot;
	for (uint32_t n = 0; n < fn->nact; n++)
		if (wb_named_lane(fn, &fn->inst[fn->act[n]], &reg, &lane)) {
			g->lanes = any ? g->lanes : WB_NEW(u, uint64_t, f->nplace);
			g->lanes[reg] |= (uint64_t)1 << lane;
			any = true;
		}
	if (!any)
		return;
	g->lane_first = WB_ROOM(u, uint32_t, f->nplace);
	if (!g->nslot) {
		g->slot_first = wb_new_ids(u, fn->ninst);
		g->nslot_of = WB_NEW(u, uint8_t, fn->ninst);
	}
	if (g->nslot || fn->promoted)
		find_copies(f);
	f->live = WB_NEW(f->b->cx->tmp, uint64_t, f->nplace);
	f->number = WB_ROOM(f->b->cx->tmp, uint32_t, f->nplace);
	f->with_lanes = WB_ROOM(f->b->cx->tmp, uint32_t, f->nplace);
	f->waits = WB_NEW(f->b->cx->tmp, uint32_t, f->nplace);
	if (f->b->copy.n)
		find_live_places(f);
	for (uint32_t c = f->b->copy.n; c;)
		c = find_live(f, c - 1);
	make_slots(f);
}

void
gsa_find_slots(struct builder *b)
{
	struct finder f = { .b = b };

	find_words(&f);
	find_lanes(&f);
	b->g->nunit = b->fn->nunit + b->g->nslot;
}
