/* passes/gsa_events.c -- what instructions read and write, block by block.
 *
 * Operands give most of it. Besides: an access to a slot is one of a unit, a write of a
 * whole vector register is one of each slot in its lanes; a call writes all units that it may
 * write, of which only those matter that something else names.
 *
 * What a call or such a write leaves unknown (a clobber) is a value only if somebody reads it. Within
 * its block that is decided here, by the next thing that happens to the unit; at the block's
 * end it depends on what is live there (gsa_live.c).
 *
 * Cost: O(operands + slots of the registers written + calls * units), at most 64 slots each.
 */
#include "gsa.h"

struct finder {
	struct builder *b;
	WB_VEC(struct touch) touch;
	WB_VEC(struct hidden) hidden;
	uint32_t block;			/* the one at hand */
	uint32_t first;			/* its first touch */
	uint32_t first_hidden;
	struct wb_bits touched;		/* units */
	/* per unit; but for `last` only valid if that is of this block */
	uint32_t *last;			/* latest touch, 0: none */
	uint32_t *written;		/* what wrote it first: what is read behind that does not show at the block's start. WB_NONE: nothing yet, or a clobber is open */
	uint32_t *open;			/* number in `hidden`, + 1, of a clobber of which it is not known yet whether anybody reads it; 0: none */
	uint32_t *lane_first;		/* first slot in its lanes, WB_NONE: none */
	uint32_t *named, nnamed;	/* units of operands and slots, and EXEC, ascending. Only for functions with calls */
};

static uint32_t
add_touch(struct finder *f, uint32_t unit)
{
	uint32_t t = f->touch.n, before = f->last[unit];

	WB_PUSH(f->b->cx->tmp, &f->touch, ((struct touch){ .unit = unit, .block = f->block }));
	if (before) {
		f->touch.at[before].later = t;
	} else {
		wb_bit_set(f->touched, unit);
		f->b->unit_touch[unit] = t;
	}
	f->written[unit] = WB_NONE;
	f->open[unit] = 0;
	return f->last[unit] = t;
}

/* ---- one unit --------------------------------------------------------------------------------- */
static inline uint32_t
touch_of(struct finder *f, uint32_t unit)
{
	return f->last[unit] >= f->first ? f->last[unit] : add_touch(f, unit);
}

/* Something reads what @unit held before: the open clobber, or what was there at the start. */
static inline void
expose(struct finder *f, uint32_t unit)
{
	if (f->open[unit]) {
		struct hidden *h = &f->hidden.at[f->open[unit] - 1];

		h->seen = true;
		f->written[unit] = h->inst;
		f->open[unit] = 0;
	} else {
		f->touch.at[f->last[unit]].exposed = 1;
	}
}

/* Instruction @k reads before it writes, whatever the order of its operands. */
static inline uint32_t
read_unit(struct finder *f, uint32_t unit, uint32_t k)
{
	uint32_t t = touch_of(f, unit);

	if (f->written[unit] >= k)
		expose(f, unit);
	return t;
}

/* The first write of a block, or one behind a clobber: if that is still open, nobody reads it. */
static void
begin_writes(struct finder *f, uint32_t unit, uint32_t k)
{
	struct hidden *h = f->open[unit] ? &f->hidden.at[f->open[unit] - 1] : NULL;

	if (h && !h->seen) {
		h->kind = HIDDEN_NOTHING;
		f->touch.at[f->last[unit]].nwrite--;
	}
	f->open[unit] = 0;
	f->written[unit] = k;
}

static inline uint32_t
write_unit(struct finder *f, uint32_t unit, uint32_t k)
{
	uint32_t t = touch_of(f, unit);

	if (f->written[unit] >= k)
		begin_writes(f, unit, k);
	f->touch.at[t].nwrite++;
	return t;
}

/* A write that reads: what is left in the other lanes. */
static inline uint32_t
write_masked(struct finder *f, uint32_t unit, uint32_t k)
{
	read_unit(f, unit, k);
	f->b->nmasked++;
	return write_unit(f, unit, k);
}

static void
hide(struct finder *f, uint32_t unit, uint32_t k, uint32_t place, enum hidden_kind kind)
{
	struct hidden h = { .inst = k, .place = place, .kind = (uint8_t)kind, .seen = gsa_is_exec(f->b->g, unit) };

	h.touch = kind == HIDDEN_MASKED ? write_masked(f, unit, k) : write_unit(f, unit, k);
	WB_PUSH(f->b->cx->tmp, &f->hidden, h);
	if (kind == HIDDEN_CLOBBER) {
		f->open[unit] = f->hidden.n;
		f->written[unit] = WB_NONE;
	}
}

/* ---- slots ------------------------------------------------------------------------------------- */
/* The slots in lanes of @unit, which instruction @k writes. */
static void
clobber_lanes(struct finder *f, uint32_t unit, uint32_t k)
{
	const struct wb_gsa *g = f->b->g;

	for (uint32_t u = f->lane_first[unit]; u < g->nunit && g->slot[u - f->b->fn->nunit].base == unit; u++)
		hide(f, u, k, WB_NONE, HIDDEN_CLOBBER);
}

/* Reads, then what other writes do to slots, then writes. */
static void
see_slots(struct finder *f, uint32_t k)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &fn->inst[k];
	uint32_t from = g->slot_first[k], to = from + g->nslot_of[k];

	for (uint32_t u = from; u < to && (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD); u++)
		read_unit(f, u, k);
	for (uint32_t o = 0; o < i->nopnd && !(i->op == WB_OP_WRITELANE && g->nslot_of[k]); o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t n = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && n < op->nunit; n++)
			clobber_lanes(f, op->id + n, k);
	}
	for (uint32_t u = from; u < to && (i->op == WB_OP_WRITELANE || i->op == WB_OP_STORE); u++)
		hide(f, u, k, WB_NONE, i->op == WB_OP_STORE ? HIDDEN_MASKED : HIDDEN_WRITE);
}

/* ---- calls --------------------------------------------------------------------------------------- */
/* What the call @k, the @c-th one, writes: its defs, and what else it may write, each once. */
static void
see_call(struct finder *f, uint32_t k, uint32_t c)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t n = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && n < op->nunit; n++)
			hide(f, op->id + n, k, g->opnd[i->opnd + o] + n, HIDDEN_CLOBBER);
	}
	if (g->nslot)
		see_slots(f, k);
	for (uint32_t n = 0; n < f->nnamed; n++) {
		uint32_t u = f->named[n];
		bool done = f->last[u] >= f->first && f->open[u] && f->hidden.at[f->open[u] - 1].inst == k;

		if (!done && wb_gsa_call_writes(g, c, u))
			hide(f, u, k, WB_NONE, HIDDEN_CLOBBER);
	}
}

static void
find_named(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	bool *named = WB_NEW(f->b->cx->tmp, bool, g->nunit);

	for (uint32_t o = 0; o < fn->nopnd; o++) {
		const struct wb_opnd *op = &fn->opnd[o];

		if (op->kind == WB_OPND_UNIT && op->flags & (WB_USE | WB_DEF))
			memset(named + op->id, true, op->nunit);
	}
	f->named = WB_ROOM(f->b->cx->tmp, uint32_t, g->nunit);
	for (uint32_t u = 0; u < g->nunit; u++)
		if (named[u] || u >= fn->nunit || gsa_is_exec(g, u))
			f->named[f->nnamed++] = u;
}

/* ---- all ------------------------------------------------------------------------------------------- */
static inline void
see_operands(struct finder *f, uint32_t k)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &fn->inst[k];
	const struct wb_opnd *op = &fn->opnd[i->opnd];
	bool masked = i->flags & WB_I_MASKED;
	uint32_t p = g->opnd[i->opnd];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		uint32_t u = op[o].id, end = u + op[o].nunit;
		bool use = op[o].flags & WB_USE, def = op[o].flags & WB_DEF && i->op != WB_OP_CALL;

		if (op[o].kind != WB_OPND_UNIT)
			continue;
		for (; u < end; u++, p++) {
			g->use[p] = use ? read_unit(f, u, k) : WB_NONE;
			if (!def)
				g->def[p] = WB_NONE;
			else if (masked && fn->unit[u].cls == WB_UNIT_VECTOR)
				g->def[p] = write_masked(f, u, k);
			else
				g->def[p] = write_unit(f, u, k);
		}
	}
}

/* What it reads, before its defs close the clobbers that they overwrite: defs are the first operands. */
static void
see_reads(struct finder *f, uint32_t k)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_inst *i = &fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t n = 0; op->kind == WB_OPND_UNIT && op->flags & WB_USE && n < op->nunit; n++)
			read_unit(f, op->id + n, k);
	}
}

/* EXEC is touched everywhere: masked writes ask for it, and it is known at each block's start. */
static void
start_block(struct finder *f, uint32_t x)
{
	const uint32_t exec[2] = { f->b->g->exec_lo, f->b->g->exec_hi };

	f->block = x;
	f->first = f->b->touch_first[x] = f->touch.n;
	f->first_hidden = f->hidden.n;
	for (int h = 0; h < 2; h++)
		if (exec[h] != WB_NONE) {
			uint32_t t = add_touch(f, exec[h]);

			f->touch.at[t].exposed = 1;
		}
}

static void
see_blocks(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_gsa *g = f->b->g;
	uint32_t call = 0;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		start_block(f, x);
		for (uint32_t k = fn->block[x].first; k < fn->block[x].first + fn->block[x].ninst; k++) {
			g->block_of[k] = x;
			if (f->hidden.n > f->first_hidden)
				see_reads(f, k);
			see_operands(f, k);
			if (fn->inst[k].op == WB_OP_CALL)
				see_call(f, k, call++);
			else if (g->nslot)
				see_slots(f, k);
		}
	}
	f->b->touch_first[fn->nblock] = f->touch.n;
	WB_PUSH(f->b->cx->tmp, &f->hidden, ((struct hidden){ .inst = WB_NONE }));
}

static void
place_operands(struct builder *b)
{
	struct wb_gsa *g = b->g;
	uint32_t n = 0;

	g->opnd = WB_ROOM(b->cx->unit, uint32_t, (size_t)b->fn->nopnd + 1);
	for (uint32_t o = 0; o < b->fn->nopnd; o++) {
		g->opnd[o] = n;
		n += b->fn->opnd[o].kind == WB_OPND_UNIT ? b->fn->opnd[o].nunit : 0;
	}
	g->opnd[b->fn->nopnd] = n;
	g->use = WB_ROOM(b->cx->unit, uint32_t, n);
	g->def = WB_ROOM(b->cx->unit, uint32_t, n);
}

/* A row for each unit that is touched. */
static void
make_rows(struct builder *b, struct wb_bits touched)
{
	struct wb_gsa *g = b->g;

	g->row = WB_ROOM(b->cx->unit, struct wb_gsa_row, (size_t)wb_bits_count(touched) + 1);
	g->row_of = WB_ROOM(b->cx->unit, uint32_t, g->nunit);
	memset(g->row_of, 0xff, g->nunit * sizeof *g->row_of);	/* WB_NONE */
	for (uint32_t w = 0; w < (g->nunit + 63) / 64; w++)
		for (uint64_t left = touched.word[w]; left; left &= left - 1) {
			uint32_t unit = 64 * w + (uint32_t)__builtin_ctzll(left);

			g->row_of[unit] = g->nrow;
			g->row[g->nrow++].unit = unit;
		}
	g->row[g->nrow].unit = WB_NONE;
}

void
gsa_find_events(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct wb_arena *t = b->cx->tmp;
	struct finder f = { .b = b, .last = WB_NEW(t, uint32_t, g->nunit), .written = WB_ROOM(t, uint32_t, g->nunit), .open = WB_ROOM(t, uint32_t, g->nunit) };

	place_operands(b);
	b->touch_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
	b->unit_touch = WB_ROOM(t, uint32_t, g->nunit);
	f.touched = wb_bits_new(t, g->nunit);
	g->block_of = WB_ROOM(b->cx->unit, uint32_t, b->fn->ninst);
	f.lane_first = WB_ROOM(t, uint32_t, g->nslot ? g->nunit : 0);
	for (uint32_t u = 0; g->nslot && u < g->nunit; u++)
		f.lane_first[u] = WB_NONE;
	for (uint32_t n = g->nslot; n-- > 0;)
		if (g->slot[n].kind == WB_GSA_SLOT_LANE)
			f.lane_first[g->slot[n].base] = b->fn->nunit + n;
	if (g->ncall)
		find_named(&f);
	WB_PUSH(t, &f.touch, (struct touch){ 0 });	/* number 0 is none */
	see_blocks(&f);
	b->touch = f.touch.at;
	b->hidden = f.hidden.at;
	make_rows(b, f.touched);
}
