/* passes/gsa_versions.c -- what instructions read and write, block by block.
 *
 * Each unit that a block names has versions there: what it holds at the block's start, if that
 * may be read, and what each write leaves in it. What a read finds is the latest version. Which values these are,
 * gsa_write.c and gsa_number.c say later; operands know their versions from here on.
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
	uint32_t *begin, *inst_of;	/* [version] what begins it, the instruction that writes it */
	uint32_t nversion, most_versions;
	WB_VEC(uint32_t) held;		/* of wb_gsa */
	uint32_t first;			/* version of the block at hand */
	uint32_t inst;			/* the one at hand */
	struct mask mask;		/* the latest */
	struct { uint32_t unit, nunit, place; } def[UINT8_MAX]; uint32_t ndef;	/* what it writes: units, the first place of wb_gsa.held that gets their versions */
	struct wb_bits touched;		/* units */
	/* per unit */
	uint32_t *latest;		/* version; 0: none, or a clobber is open */
	uint32_t *open;			/* the latest clobber. Only for functions that may have some */
	uint32_t *lane_first;		/* first slot in its lanes, WB_NONE: none */
	uint32_t *named, nnamed;	/* units of operands and slots, and EXEC, ascending. Only for functions with calls */
};

/* ---- one unit --------------------------------------------------------------------------------- */
static void
grow(struct finder *f)
{
	uint32_t cap = f->most_versions;

	f->begin = wb_vec_grow(f->b->cx->tmp, f->begin, f->nversion, &f->most_versions, sizeof *f->begin);
	f->inst_of = wb_vec_grow(f->b->cx->unit, f->inst_of, f->nversion, &cap, sizeof *f->inst_of);
}

static inline uint32_t
add_version(struct finder *f, uint32_t unit, uint32_t sort)
{
	uint32_t v = f->nversion++;

	if (!f->latest[unit])
		wb_bit_set(f->touched, unit);
	f->latest[unit] = v;
	f->begin[v] = unit | sort;
	f->inst_of[v] = f->inst;
	if (f->nversion == f->most_versions)
		grow(f);
	return v;
}

/* The clobber of @unit in this block that nothing has followed yet, 0: there is none. */
static uint32_t
open_clobber(const struct finder *f, uint32_t unit)
{
	return f->open && !f->latest[unit] && f->open[unit] >= f->first ? f->open[unit] : 0;
}

/* The first thing that happens to @unit in the block, or behind a clobber, is a read. */
static uint32_t
begin_reads(struct finder *f, uint32_t unit)
{
	uint32_t c = open_clobber(f, unit);

	if (!c)
		return add_version(f, unit, 0);
	f->begin[c] |= VERSION_READ;
	return f->latest[unit] = c;
}

/* What has a version in this block has been read or written, so that further reads say nothing of the block's start. */
static inline uint32_t
read_unit(struct finder *f, uint32_t unit)
{
	return f->latest[unit] >= f->first ? f->latest[unit] : begin_reads(f, unit);
}

/* It is a write that follows the clobber: nobody reads that. */
static void
end_clobber(struct finder *f, uint32_t unit)
{
	uint32_t c = open_clobber(f, unit);

	if (c && !(f->begin[c] & VERSION_READ))
		f->begin[c] |= VERSION_UNREAD;
}

static inline uint32_t
write_unit(struct finder *f, uint32_t unit, uint32_t sort)
{
	if (f->open)
		end_clobber(f, unit);
	return add_version(f, unit, VERSION_WRITE | sort);
}

/* A write that reads: what is left in the other lanes. */
static inline uint32_t
write_masked(struct finder *f, uint32_t unit)
{
	WB_PUSH(f->b->cx->tmp, &f->b->masked, read_unit(f, unit));
	return write_unit(f, unit, VERSION_MASKED);
}

/* EXEC has changed since the last masked write. */
static void
change_mask(struct finder *f)
{
	f->mask.from = f->b->masked.n;
	for (uint32_t h = 0; h < f->b->nexec; h++)
		f->mask.exec[h] = read_unit(f, f->b->exec[h]);
	WB_PUSH(f->b->cx->tmp, &f->b->mask, f->mask);
}

/* Before an instruction that may make masked writes, itself. */
static inline void
note_mask(struct finder *f)
{
	for (uint32_t h = 0; h < f->b->nexec; h++)
		if (f->latest[f->b->exec[h]] != f->mask.exec[h]) {
			change_mask(f);
			return;
		}
}

static uint32_t
clobber_unit(struct finder *f, uint32_t unit)
{
	uint32_t v = write_unit(f, unit, VERSION_CLOBBER | (gsa_is_exec(f->b->g, unit) ? VERSION_READ : 0));

	WB_PUSH(f->b->cx->tmp, &f->b->clobber, v);
	f->latest[unit] = 0;
	return f->open[unit] = v;
}

/* ---- slots ------------------------------------------------------------------------------------- */
/* The slots in lanes of @unit, which is written. */
static void
clobber_lanes(struct finder *f, uint32_t unit)
{
	const struct wb_gsa *g = f->b->g;

	for (uint32_t u = f->lane_first[unit]; u < g->nunit && g->slot[u - f->b->fn->nunit].base == unit; u++)
		clobber_unit(f, u);
}

/* Reads, then what the writes of see_defs do to slots, then writes. */
static void
see_slots(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	const struct wb_inst *i = &fn->inst[f->inst];
	uint32_t from = wb_gsa_slot(g, f->inst), to = from + wb_gsa_slots(g, f->inst);

	for (uint32_t u = from; u < to && (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD); u++)
		read_unit(f, u);
	for (uint32_t d = 0; d < f->ndef && !(i->op == WB_OP_WRITELANE && to > from); d++)
		for (uint32_t n = 0, unit = f->def[d].unit; n < f->def[d].nunit; n++)
			if (f->lane_first[unit + n] != WB_NONE)
				clobber_lanes(f, unit + n);
	for (uint32_t u = from; u < to && (i->op == WB_OP_WRITELANE || i->op == WB_OP_STORE); u++)
		if (i->op == WB_OP_STORE)
			write_masked(f, u);
		else
			write_unit(f, u, 0);
}

/* ---- operands ---------------------------------------------------------------------------------- */
/* Operand @o gets @n places of its own; returns the first. */
static inline uint32_t
take_places(struct finder *f, uint32_t o, uint32_t n)
{
	uint32_t at = f->held.n;

	while (f->held.cap - at < n)
		f->held.at = wb_vec_grow(f->b->cx->unit, f->held.at, at, &f->held.cap, sizeof *f->held.at);
	f->held.at[o] = at | WB_GSA_MORE;
	f->held.n = at + n;
	return at;
}

static void
read_places(struct finder *f, uint32_t at, const struct wb_opnd *op)
{
	for (uint32_t k = 0; k < op->nunit; k++)
		f->held.at[at + k] = read_unit(f, op->id + k);
}

/* Most operands of several units are pairs. */
static inline void
read_pair(struct finder *f, uint32_t at, uint32_t unit)
{
	uint32_t lo = read_unit(f, unit), hi = read_unit(f, unit + 1), *to = &f->held.at[at];

	to[0] = lo;
	to[1] = hi;
}

static inline void
list_def(struct finder *f, uint32_t o, const struct wb_opnd *op)
{
	uint32_t n = op->nunit, place = o;

	if (op->flags & WB_USE) {
		place = take_places(f, o, 2 * n);
		read_places(f, place, op);
		place += n;
	} else if (n != 1) {
		place = take_places(f, o, n);
	}
	f->def[f->ndef].unit = op->id;
	f->def[f->ndef].nunit = n;
	f->def[f->ndef++].place = place;
}

/* All operands; those that are written, too, are listed. */
static void
see_uses(struct finder *f, const struct wb_inst *i)
{
	const struct wb_opnd *op = &f->b->fn->opnd[i->opnd], *end = op + i->nopnd;

	f->ndef = 0;
	for (uint32_t o = i->opnd; op < end; o++, op++) {
		if (op->kind != WB_OPND_UNIT)
			f->held.at[o] = 0;
		else if (op->flags & WB_DEF)
			list_def(f, o, op);
		else if (op->nunit == 1)
			f->held.at[o] = read_unit(f, op->id);
		else if (op->nunit == 2)
			read_pair(f, take_places(f, o, 2), op->id);
		else
			read_places(f, take_places(f, o, op->nunit), op);
	}
}

static void
see_defs(struct finder *f, const struct wb_inst *i)
{
	const struct wb_unit *units = f->b->fn->unit;
	bool masks = i->flags & WB_I_MASKED;

	for (uint32_t d = 0; d < f->ndef; d++) {
		uint32_t unit = f->def[d].unit, end = unit + f->def[d].nunit, *to = &f->held.at[f->def[d].place];

		if (masks && units[unit].cls == WB_UNIT_VECTOR)	/* all of it, or nothing */
			for (; unit < end; unit++)
				*to++ = write_masked(f, unit);
		else
			for (; unit < end; unit++)
				*to++ = write_unit(f, unit, 0);
	}
}

/* ---- calls --------------------------------------------------------------------------------------- */
/* What the @c-th call writes: its defs, and what else it may write, each once. */
static void
see_call(struct finder *f, uint32_t c)
{
	for (uint32_t d = 0; d < f->ndef; d++)
		for (uint32_t n = 0; n < f->def[d].nunit; n++)
			f->held.at[f->def[d].place + n] = clobber_unit(f, f->def[d].unit + n);
	for (uint32_t n = 0; n < f->nnamed; n++) {
		uint32_t u = f->named[n];
		uint32_t v = open_clobber(f, u);

		if ((!v || f->inst_of[v] != f->inst) && wb_gsa_call_writes(f->b->g, c, u))
			clobber_unit(f, u);
	}
}

static void
find_named(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	uint8_t *longest = WB_NEW(f->b->cx->tmp, uint8_t, fn->nunit);	/* operand that starts at the unit */
	uint32_t behind = 0;		/* the operands seen so far */

	for (const struct wb_opnd *op = fn->opnd, *end = op + fn->nopnd; op < end; op++)
		if (op->kind == WB_OPND_UNIT && longest[op->id] < op->nunit)
			longest[op->id] = op->nunit;
	f->named = WB_ROOM(f->b->cx->tmp, uint32_t, g->nunit);
	for (uint32_t u = 0; u < g->nunit; u++) {
		if (u < fn->nunit && u + longest[u] > behind)
			behind = u + longest[u];
		if (u < behind || u >= fn->nunit || gsa_is_exec(g, u))
			f->named[f->nnamed++] = u;
	}
}

/* ---- all ------------------------------------------------------------------------------------------- */
/* EXEC is read everywhere: masked writes ask for it, and it is known at each block's start. */
static void
start_block(struct finder *f, uint32_t x)
{
	f->first = f->b->version_first[x] = f->nversion;
	for (uint32_t h = 0; h < f->b->nexec; h++)
		begin_reads(f, f->b->exec[h]);
}

static void
see_blocks(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_gsa *g = f->b->g;
	uint32_t call = 0;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		const struct wb_inst *i = &fn->inst[fn->block[x].first], *end = i + fn->block[x].ninst;

		start_block(f, x);
		for (f->inst = fn->block[x].first; i < end; i++, f->inst++) {
			g->block_of[f->inst] = x;
			see_uses(f, i);		/* an instruction reads before it writes */
			if (i->flags & WB_I_MASKED || g->nslot)
				note_mask(f);
			if (i->op == WB_OP_CALL)
				see_call(f, call++);
			else
				see_defs(f, i);
			if (g->nslot)
				see_slots(f);
		}
	}
	f->b->version_first[fn->nblock] = f->nversion;
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

/* Room for all operands, and what most functions need beyond that: more is got as it is needed. */
static void
make_room(struct finder *f)
{
	struct wb_arena *u = f->b->cx->unit, *t = f->b->cx->tmp;
	uint32_t nopnd = f->b->fn->nopnd;

	f->held.cap = 2 * nopnd + 8;
	f->held.at = WB_ROOM(u, uint32_t, f->held.cap);
	f->held.n = nopnd;
	f->most_versions = nopnd / 2 + nopnd / 4 + 2 * f->b->fn->nblock + 8;
	f->begin = WB_ROOM(t, uint32_t, f->most_versions);
	f->inst_of = WB_ROOM(u, uint32_t, f->most_versions);
	f->inst_of[f->nversion++] = WB_NONE;
	f->b->masked.cap = f->b->fn->ninst + 8;
	f->b->masked.at = WB_ROOM(t, uint32_t, f->b->masked.cap);
}

void
gsa_find_versions(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct wb_arena *t = b->cx->tmp;
	struct finder f = { .b = b, .mask = { .exec = { WB_NONE, WB_NONE } } };

	f.latest = WB_NEW(t, uint32_t, g->nunit);
	f.touched = wb_bits_new(t, g->nunit);
	b->version_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
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
	make_room(&f);
	see_blocks(&f);
	g->held = f.held.at;
	g->nheld = f.held.n;
	g->version = f.inst_of;
	b->begin = f.begin;
	make_rows(b, f.touched);
}
