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
	struct touch *touch; uint32_t ntouch;
	WB_VEC(struct hidden) hidden;
	uint32_t inst;			/* the one at hand */
	uint32_t first, first_hidden;	/* of its block */
	struct wb_bits touched;		/* units */
	/* per unit */
	uint32_t *latest;		/* latest touch; 0: none, or a clobber is open */
	uint32_t *open;			/* number in `hidden`, + 1, of the latest clobber. Only for functions that may have some */
	uint32_t *lane_first;		/* first slot in its lanes, WB_NONE: none */
	uint32_t *named, nnamed;	/* units of operands and slots, and EXEC, ascending. Only for functions with calls */
};

/* ---- one unit --------------------------------------------------------------------------------- */
static uint32_t
add_touch(struct finder *f, uint32_t unit, bool exposed)
{
	if (!f->latest[unit])
		wb_bit_set(f->touched, unit);
	f->touch[f->ntouch] = (struct touch){ .row = unit, .exposed = exposed };
	return f->latest[unit] = f->ntouch++;
}

/* The clobber of @unit in this block that nothing has followed yet, NULL: there is none. */
static struct hidden *
open_clobber(struct finder *f, uint32_t unit)
{
	return !f->latest[unit] && f->open && f->open[unit] > f->first_hidden ? &f->hidden.at[f->open[unit] - 1] : NULL;
}

/* The first thing that happens to @unit in the block, or behind a clobber, is a read. */
static uint32_t
begin_reads(struct finder *f, uint32_t unit)
{
	struct hidden *h = open_clobber(f, unit);

	if (!h)
		return add_touch(f, unit, true);
	h->seen = true;
	return f->latest[unit] = h->touch;
}

/* It is a write: nobody reads the clobber. */
static uint32_t
begin_writes(struct finder *f, uint32_t unit)
{
	struct hidden *h = open_clobber(f, unit);

	if (!h)
		return add_touch(f, unit, false);
	if (!h->seen) {
		h->kind = HIDDEN_NOTHING;
		f->touch[h->touch].nwrite--;
	}
	return f->latest[unit] = h->touch;
}

/* What has a touch in this block has been read or written, so that further reads say nothing of the block's start. */
static inline uint32_t
read_unit(struct finder *f, uint32_t unit)
{
	return f->latest[unit] >= f->first ? f->latest[unit] : begin_reads(f, unit);
}

static inline uint32_t
write_unit(struct finder *f, uint32_t unit)
{
	uint32_t t = f->latest[unit] >= f->first ? f->latest[unit] : begin_writes(f, unit);

	f->touch[t].nwrite++;
	return t;
}

/* A write that reads: what is left in the other lanes. */
static inline uint32_t
write_masked(struct finder *f, uint32_t unit)
{
	uint32_t t = read_unit(f, unit);

	f->b->nmasked++;
	f->touch[t].nwrite++;
	return t;
}

static void
hide(struct finder *f, uint32_t unit, uint32_t place, enum hidden_kind kind)
{
	struct hidden h = { .inst = f->inst, .place = place, .kind = (uint8_t)kind, .seen = gsa_is_exec(f->b->g, unit) };

	h.touch = kind == HIDDEN_MASKED ? write_masked(f, unit) : write_unit(f, unit);
	WB_PUSH(f->b->cx->tmp, &f->hidden, h);
	if (kind == HIDDEN_CLOBBER) {
		f->open[unit] = f->hidden.n;
		f->latest[unit] = 0;
	}
}

/* ---- slots ------------------------------------------------------------------------------------- */
/* The slots in lanes of @unit, which is written. */
static void
clobber_lanes(struct finder *f, uint32_t unit)
{
	const struct wb_gsa *g = f->b->g;

	for (uint32_t u = f->lane_first[unit]; u < g->nunit && g->slot[u - f->b->fn->nunit].base == unit; u++)
		hide(f, u, WB_NONE, HIDDEN_CLOBBER);
}

/* Reads, then what other writes do to slots, then writes. */
static void
see_slots(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &fn->inst[f->inst];
	uint32_t from = g->slot_first[f->inst], to = from + g->nslot_of[f->inst];

	for (uint32_t u = from; u < to && (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD); u++)
		read_unit(f, u);
	for (uint32_t o = 0; o < i->nopnd && !(i->op == WB_OP_WRITELANE && to > from); o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t n = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && n < op->nunit; n++)
			clobber_lanes(f, op->id + n);
	}
	for (uint32_t u = from; u < to && (i->op == WB_OP_WRITELANE || i->op == WB_OP_STORE); u++)
		hide(f, u, WB_NONE, i->op == WB_OP_STORE ? HIDDEN_MASKED : HIDDEN_WRITE);
}

/* ---- calls --------------------------------------------------------------------------------------- */
/* What the @c-th call writes: its defs, and what else it may write, each once. */
static void
see_call(struct finder *f, uint32_t c)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &fn->inst[f->inst];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		for (uint32_t n = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && n < op->nunit; n++)
			hide(f, op->id + n, g->opnd[i->opnd + o] + n, HIDDEN_CLOBBER);
	}
	for (uint32_t n = 0; n < f->nnamed; n++) {
		uint32_t u = f->named[n];
		const struct hidden *h = open_clobber(f, u);

		if ((!h || h->inst != f->inst) && wb_gsa_call_writes(g, c, u))
			hide(f, u, WB_NONE, HIDDEN_CLOBBER);
	}
}

static void
find_named(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	uint8_t *longest = WB_NEW(f->b->cx->tmp, uint8_t, fn->nunit);	/* operand that starts at the unit */
	uint32_t behind = 0;		/* the operands seen so far */

	for (uint32_t o = 0; o < fn->nopnd; o++) {
		const struct wb_opnd *op = &fn->opnd[o];

		if (op->flags & (WB_USE | WB_DEF) && op->kind == WB_OPND_UNIT && longest[op->id] < op->nunit)
			longest[op->id] = op->nunit;
	}
	f->named = WB_ROOM(f->b->cx->tmp, uint32_t, g->nunit);
	for (uint32_t u = 0; u < g->nunit; u++) {
		if (u < fn->nunit && u + longest[u] > behind)
			behind = u + longest[u];
		if (u < behind || u >= fn->nunit || gsa_is_exec(g, u))
			f->named[f->nnamed++] = u;
	}
}

/* ---- all ------------------------------------------------------------------------------------------- */
static void
see_uses(struct finder *f, const struct wb_inst *i)
{
	const struct wb_opnd *op = &f->b->fn->opnd[i->opnd], *end = op + i->nopnd;
	const uint32_t *place = &f->b->g->opnd[i->opnd];

	for (; op < end; op++, place++)
		if (op->flags & WB_USE && op->kind == WB_OPND_UNIT) {
			uint32_t *use = f->b->g->use + *place;

			for (uint32_t unit = op->id, behind = unit + op->nunit; unit < behind; unit++)
				*use++ = read_unit(f, unit);
		}
}

static void
see_defs(struct finder *f, const struct wb_inst *i)
{
	const struct wb_opnd *op = &f->b->fn->opnd[i->opnd], *end = op + i->nopnd;
	const uint32_t *place = &f->b->g->opnd[i->opnd];

	for (; op < end; op++, place++)
		if (op->flags & WB_DEF && op->kind == WB_OPND_UNIT) {
			uint32_t *def = f->b->g->def + *place;
			bool masked = i->flags & WB_I_MASKED && f->b->fn->unit[op->id].cls == WB_UNIT_VECTOR;	/* all of it, or nothing */

			for (uint32_t unit = op->id, behind = unit + op->nunit; unit < behind; unit++)
				*def++ = masked ? write_masked(f, unit) : write_unit(f, unit);
		}
}

/* EXEC is touched everywhere: masked writes ask for it, and it is known at each block's start. */
static void
start_block(struct finder *f, uint32_t x)
{
	const uint32_t exec[2] = { f->b->g->exec_lo, f->b->g->exec_hi };

	f->first = f->b->touch_first[x] = f->ntouch;
	f->first_hidden = f->hidden.n;
	for (int h = 0; h < 2; h++)
		if (exec[h] != WB_NONE)
			add_touch(f, exec[h], true);
}

static void
see_blocks(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_gsa *g = f->b->g;
	uint32_t call = 0;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		start_block(f, x);
		for (f->inst = fn->block[x].first; f->inst < fn->block[x].first + fn->block[x].ninst; f->inst++) {
			const struct wb_inst *i = &fn->inst[f->inst];

			g->block_of[f->inst] = x;
			see_uses(f, i);		/* an instruction reads before it writes */
			if (i->op == WB_OP_CALL)
				see_call(f, call++);
			else
				see_defs(f, i);
			if (g->nslot)
				see_slots(f);
		}
	}
	f->b->touch_first[fn->nblock] = f->ntouch;
	WB_PUSH(f->b->cx->tmp, &f->hidden, ((struct hidden){ .inst = WB_NONE }));
}

static void
place_operands(struct builder *b)
{
	struct wb_gsa *g = b->g;
	const struct wb_opnd *op = b->fn->opnd;
	uint32_t n = 0, nopnd = b->fn->nopnd;

	g->opnd = WB_ROOM(b->cx->unit, uint32_t, (size_t)nopnd + 1);
	for (uint32_t o = 0; o < nopnd; o++) {
		g->opnd[o] = n;
		n += op[o].kind == WB_OPND_UNIT ? op[o].nunit : 0;
	}
	g->opnd[nopnd] = n;
	g->use = WB_ROOM(b->cx->unit, uint32_t, n);
	g->def = WB_ROOM(b->cx->unit, uint32_t, n);
	memset(g->use, 0xff, n * sizeof *g->use);	/* WB_NONE */
	memset(g->def, 0xff, n * sizeof *g->def);
}

/* Each touch is for EXEC, of an operand, or hidden: of a call or of slots. */
static size_t
most_touches(const struct builder *b)
{
	const struct wb_gsa *g = b->g;

	return 1 + (size_t)b->fn->nblock * (2 + g->nslot) + g->opnd[b->fn->nopnd] + (size_t)g->ncall * g->nunit;
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
	struct finder f = { .b = b, .latest = WB_NEW(t, uint32_t, g->nunit), .touched = wb_bits_new(t, g->nunit) };

	place_operands(b);
	b->touch_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
	g->block_of = WB_ROOM(b->cx->unit, uint32_t, b->fn->ninst);
	f.lane_first = WB_ROOM(t, uint32_t, g->nslot ? g->nunit : 0);
	for (uint32_t u = 0; g->nslot && u < g->nunit; u++)
		f.lane_first[u] = WB_NONE;
	for (uint32_t n = g->nslot; n-- > 0;)
		if (g->slot[n].kind == WB_GSA_SLOT_LANE)
			f.lane_first[g->slot[n].base] = b->fn->nunit + n;
	if (g->ncall || g->nslot)
		f.open = WB_NEW(t, uint32_t, g->nunit);
	if (g->ncall)
		find_named(&f);
	f.touch = WB_ROOM(t, struct touch, most_touches(b));
	f.ntouch = 1;			/* number 0 is none */
	see_blocks(&f);
	b->touch = f.touch;
	b->hidden = f.hidden.at;
	make_rows(b, f.touched);
}
