/* passes/gsa/local.c -- what instructions read and write, block by block.
 *
 * A unit has versions in each block: one for its value at the start, if that may be read, and one for each write. A
 * read finds the latest version. Operands get versions here; write.c and number.c find which value a version is.
 *
 * Besides operands, there are three kinds of reads and writes. An access to a slot is one of a unit. A write of a whole
 * vector register writes each slot in its lanes. A call writes all units that it may write.
 *
 * The last two leave an unknown value, a clobber. It is a version only if its block reads it. If the block neither
 * reads nor overwrites it, liveness decides whether it is a value (live.c).
 *
 * Cost:   O(operands + slots of the registers written + calls * units), at most 64 slots each.
 */
#include "gsa.h"

#define LOST 1u				/* no version: the unit is clobbered, and nothing has read it */
/* The state of the walk. */
struct walk {
	uint32_t *latest;		/* [unit] latest version; 0: none; LOST */
	uint32_t *lost_by;		/* [first unit of a group] the last instruction that clobbers some of it, + 1 */
	uint64_t *touched;		/* units, as bits */
	uint32_t *begin, *inst_of;	/* [version] what starts it; the instruction that writes it */
	uint32_t *kept;			/* [masked write] see builder */
	uint32_t *held;			/* of wb_gsa */
	uint32_t nversion, nkept, nheld;
	uint32_t first, first_inst;	/* first version, instruction of the current block */
	uint32_t inst;			/* the current one */
	const struct wb_gsa *g;
};
/* A unit that an instruction writes, and where its versions go in wb_gsa.held. */
struct def {
	const struct wb_opnd *op;
	uint32_t *to;
};
/* Units that are clobbered together: the slots in lanes of one register or word, or MOST_LANES registers. */
struct group {
	uint32_t first, n;
};
struct finder {
	struct builder *b;
	struct walk walk;
	uint32_t most_versions, most_held;	/* capacity: for as many masked writes as versions */
	struct mask mask;		/* the latest one */
	uint32_t ncopy;			/* copies of lanes so far */
	WB_VEC(struct group) group;	/* of which the block clobbers some units */
};

/* ---- capacity ------------------------------------------------------------------------------------- */
/* A unit of an operand needs at most two versions and two entries in held: for the read and for the write. */
#define ROOM_OF_OPERAND ((uint32_t)2 * UINT8_MAX)
#define MOST_LANES 64u			/* of a register */

/* Makes space for @n more versions and entries. */
WB_INLINE void
make_room(struct finder *f, uint32_t n)
{
	struct wb_arena *u = f->b->cx->unit, *t = f->b->cx->tmp;
	struct walk *w = &f->walk;

	while (w->nversion + n > f->most_versions) {
		uint32_t cap = f->most_versions, also = cap;

		w->begin = wb_vec_grow(t, w->begin, w->nversion, &f->most_versions, sizeof *w->begin);
		w->inst_of = wb_vec_grow(u, w->inst_of, w->nversion, &cap, sizeof *w->inst_of);
		w->kept = wb_vec_grow(t, w->kept, w->nkept, &also, sizeof *w->kept);
	}
	while (w->nheld + n > f->most_held)
		w->held = wb_vec_grow(u, w->held, w->nheld, &f->most_held, sizeof *w->held);
}

/* ---- one unit --------------------------------------------------------------------------------- */
/* @unit, which has version @old, gets the next one. @flags: VERSION_... */
WB_INLINE uint32_t
add_version(struct walk *w, uint32_t unit, uint32_t old, uint32_t flags)
{
	uint32_t v = w->nversion++;

	if (old <= LOST)
		w->touched[unit / 64] |= (uint64_t)1 << (unit & 63);
	w->latest[unit] = v;
	w->begin[v] = unit | flags;
	w->inst_of[v] = w->inst;
	return v;
}

static uint32_t
read_lost(struct walk *w, uint32_t unit)
{
	const struct wb_gsa *g = w->g;
	uint32_t v = add_version(w, unit, LOST, VERSION_WRITE | VERSION_CLOBBER), first =
		unit < g->fn->nunit ? unit & ~(MOST_LANES - 1) : g->lane_first[g->slot[unit - g->fn->nunit].base];

	w->inst_of[v] = w->lost_by[first] - 1;
	return v;
}

/* A unit that has a version in this block is known: later reads tell nothing about the start of the block. */
WB_INLINE uint32_t
read_unit(struct walk *w, uint32_t unit)
{
	uint32_t v = w->latest[unit];

	return v >= w->first ? v : v == LOST ? read_lost(w, unit) : add_version(w, unit, v, 0);
}

WB_INLINE uint32_t
write_unit(struct walk *w, uint32_t unit, uint32_t flags)
{
	return add_version(w, unit, w->latest[unit], VERSION_WRITE | flags);
}

/* A masked write, which reads what stays in the other lanes. */
WB_INLINE uint32_t
write_masked(struct walk *w, uint32_t unit)
{
	w->kept[w->nkept++] = read_unit(w, unit);
	return write_unit(w, unit, VERSION_MASKED);
}

/* The current instruction clobbers some of the @n units from @first on. */
static void
note_lost(struct finder *f, uint32_t first, uint32_t n)
{
	struct walk *w = &f->walk;

	if (w->lost_by[first] <= w->first_inst)
		WB_PUSH(f->b->cx->tmp, &f->group, ((struct group){ first, n }));
	w->lost_by[first] = w->inst + 1;
}

/* ---- EXEC ---------------------------------------------------------------------------------------- */
/* EXEC changed since the last masked write. */
static void
add_mask(struct finder *f, uint32_t from, uint32_t lo, uint32_t hi)
{
	f->mask = (struct mask){ from, { lo, hi } };
	WB_PUSH(f->b->cx->tmp, &f->b->mask, f->mask);
}

/* Called before an instruction that may make masked writes. */
WB_INLINE void
note_mask(struct finder *f, struct walk *w)
{
	uint32_t lo, hi;

	if (!f->b->nexec)
		return;
	lo = read_unit(w, f->b->exec[0]);
	hi = read_unit(w, f->b->exec[f->b->nexec - 1]);
	if (lo != f->mask.exec[0] || hi != f->mask.exec[1])
		add_mask(f, w->nkept, lo, hi);
}

/* ---- slots ------------------------------------------------------------------------------------- */
/* @unit is written: so are the slots in its lanes. Those of copy @c are known. The others are clobbered. */
static void
write_lanes(struct finder *f, uint32_t unit, const struct lane_copy *c)
{
	struct walk *w = &f->walk;
	uint64_t left = f->b->g->lanes ? f->b->g->lanes[unit] : 0, copied = c && c->to == unit ? c->lanes : 0,
		 lost = left & ~(copied | (c && c->to == unit ? c->kept : 0));

	make_room(f, MOST_LANES);
	for (uint32_t u = left ? f->b->g->lane_first[unit] : 0; left; left &= left - 1, u++)
		if (lost & left & -left)
			w->latest[u] = LOST;
		else if (copied & left & -left)
			write_unit(w, u, 0);
		else if (w->latest[u] == LOST)
			read_lost(w, u);	/* by an instruction before this one */
	if (lost)
		note_lost(f, f->b->g->lane_first[unit], wb_gsa_lanes(f->b->g, unit));
}

/* First the reads of slots, then the writes in lanes of @def, then the other writes of slots. */
static void
visit_slots(struct finder *f, const struct def *def, const struct def *end)
{
	const struct wb_gsa *g = f->b->g;
	struct walk *w = &f->walk;
	const struct wb_inst *i = &f->b->fn->inst[w->inst];
	uint32_t from = wb_gsa_slot(g, w->inst), to = from + wb_gsa_slots(g, w->inst);
	const struct lane_copy *c = f->ncopy < f->b->copy.n && f->b->copy.at[f->ncopy].inst == w->inst ?
		&f->b->copy.at[f->ncopy++] : NULL;

	make_room(f, UINT8_MAX + MOST_LANES);
	for (uint32_t u = from; u < to && (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD); u++)
		read_unit(w, u);
	for (uint64_t left = c ? c->lanes : 0; left; left &= left - 1)
		read_unit(w, wb_gsa_lane(g, c->from, (uint32_t)__builtin_ctzll(left)));
	for (const struct def *d = def; d < end && !(i->op == WB_OP_WRITELANE && to > from); d++)
		for (uint32_t n = 0; n < d->op->nunit; n++)
			write_lanes(f, d->op->id + n, c);
	for (uint32_t u = from; u < to && (i->op == WB_OP_WRITELANE || i->op == WB_OP_STORE); u++) {
		make_room(f, 2);
		if (i->op == WB_OP_WRITELANE) {
			write_unit(w, u, 0);
			continue;
		}
		write_masked(w, u);
		write_lanes(f, u, c);
	}
}

/* ---- calls --------------------------------------------------------------------------------------- */
/* The units that the @c-th call writes: its definitions, and what else it may write. */
static void
visit_call(struct finder *f, uint32_t c, const struct def *def, const struct def *end)
{
	const struct wb_gsa *g = f->b->g;
	struct walk *w = &f->walk;

	make_room(f, g->fn->nunit);
	for (uint32_t u = 0; u < g->fn->nunit; u++)
		if (wb_gsa_call_writes(g, c, u))
			w->latest[u] = LOST;
		else if (w->latest[u] == LOST)
			read_lost(w, u);	/* by a call before this one */
	for (uint32_t u = 0; u < g->fn->nunit; u += MOST_LANES)
		note_lost(f, u, g->fn->nunit - u < MOST_LANES ? g->fn->nunit - u : MOST_LANES);
	for (uint32_t u = 0; u < g->fn->nunit && g->lanes; u++)
		if (wb_gsa_call_writes(g, c, u))
			write_lanes(f, u, NULL);
	for (uint32_t h = 0; h < f->b->nexec; h++)	/* live everywhere */
		read_unit(w, f->b->exec[h]);
	for (const struct def *d = def; d < end; d++)
		for (uint32_t n = 0; n < d->op->nunit; n++)
			d->to[n] = write_unit(w, d->op->id + n, VERSION_CLOBBER);
}

/* ---- operands ---------------------------------------------------------------------------------- */
/* Reserves @n entries for an operand with several versions, and notes the first in @held. Returns it. */
WB_INLINE uint32_t *
reserve_entries(struct walk *w, uint32_t *held, uint32_t n)
{
	uint32_t at = w->nheld;

	*held = at | WB_GSA_MORE;
	w->nheld = at + n;
	return &w->held[at];
}

WB_INLINE void
read_units(struct walk *w, uint32_t *to, const struct wb_opnd *op)
{
	for (uint32_t k = 0; k < op->nunit; k++)
		to[k] = read_unit(w, op->id + k);
}

/* The entry in held for the version of @op. */
WB_INLINE uint32_t *
def_entry(struct walk *w, uint32_t *held, const struct wb_opnd *op)
{
	uint32_t *to;

	if (!(op->flags & WB_USE))
		return op->nunit == 1 ? held : reserve_entries(w, held, op->nunit);
	to = reserve_entries(w, held, 2 * op->nunit);
	read_units(w, to, op);
	return to + op->nunit;
}

/* Reads of all operands of @i. Written ones are listed from @d on. Returns the end of the list. */
WB_INLINE struct def *
visit_uses(const struct wb_fn *fn, struct walk *w, const struct wb_inst *i, struct def *d)
{
	const struct wb_opnd *op = &fn->opnd[i->opnd], *end = op + i->nopnd;

	for (uint32_t *held = &w->held[i->opnd]; op < end; op++, held++) {
		if (op->kind != WB_OPND_UNIT)
			*held = 0;
		else if (op->flags & WB_DEF)
			*d++ = (struct def){ op, def_entry(w, held, op) };
		else if (op->nunit == 1)
			*held = read_unit(w, op->id);
		else
			read_units(w, reserve_entries(w, held, op->nunit), op);
	}
	return d;
}

WB_INLINE void
visit_defs(const struct wb_fn *fn, struct walk *w, bool masks, const struct def *d, const struct def *end)
{
	for (; d < end; d++) {
		uint32_t unit = d->op->id, behind = unit + d->op->nunit, *to = d->to;

		if (masks && fn->unit[unit].cls == WB_UNIT_VECTOR)	/* all units of an operand are of one class */
			do *to++ = write_masked(w, unit); while (++unit < behind);
		else
			do *to++ = write_unit(w, unit, 0); while (++unit < behind);
	}
}

/* ---- all blocks ------------------------------------------------------------------------------------------- */
/* EXEC is read in each block, because masked writes need it. */
WB_INLINE void
start_block(struct finder *f, struct walk *w, uint32_t x)
{
	make_room(f, 2);
	w->first = f->b->version_first[x] = w->nversion;
	w->inst = w->first_inst = f->b->fn->block[x].first;
	for (uint32_t h = 0; h < f->b->nexec; h++)
		read_unit(w, f->b->exec[h]);
}

/* What the block has clobbered, and neither read nor overwritten, is lost. */
static void
end_block(struct finder *f)
{
	struct walk *w = &f->walk;

	for (; f->group.n; f->group.n--) {
		struct group t = f->group.at[f->group.n - 1];

		for (uint32_t u = t.first; u < t.first + t.n; u++)
			if (w->latest[u] == LOST) {
				WB_PUSH(f->b->cx->tmp, &f->b->lost, ((struct lost){ u, w->lost_by[t.first] - 1 }));
				w->latest[u] = 0;
			}
	}
}

static void
visit_blocks(struct finder *f)
{
	struct walk *w = &f->walk;
	const struct wb_fn *fn = f->b->fn;
	const struct wb_gsa *g = f->b->g;
	struct def def[UINT8_MAX], *end;
	uint32_t call = 0;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		const struct wb_inst *i = &fn->inst[fn->block[x].first], *behind = i + fn->block[x].ninst;

		start_block(f, w, x);
		for (; i < behind; i++, w->inst++) {
			bool masks = i->flags & WB_I_MASKED;

			g->block_of[w->inst] = x;
			make_room(f, ROOM_OF_OPERAND * i->nopnd + 2);
			end = visit_uses(fn, w, i, def);	/* an instruction reads all operands before it writes */
			if (masks || g->nslot)
				note_mask(f, w);
			if (i->op != WB_OP_CALL)
				visit_defs(fn, w, masks, def, end);
			else
				visit_call(f, call++, def, end);
			if (g->nslot)
				visit_slots(f, def, end);
		}
		end_block(f);
	}
	f->b->version_first[fn->nblock] = w->nversion;
}

/* Makes a row for each unit in @touched. */
static void
make_rows(struct builder *b, struct wb_bits touched)
{
	struct wb_gsa *g = b->g;

	g->row = WB_ROOM(b->cx->unit, struct wb_gsa_row, (size_t)wb_bits_count(touched) + 1);
	g->row_of = wb_new_ids(b->cx->unit, g->nunit);
	for (uint32_t w = 0; w < (g->nunit + 63) / 64; w++)
		for (uint64_t left = touched.word[w]; left; left &= left - 1) {
			uint32_t unit = 64 * w + (uint32_t)__builtin_ctzll(left);

			g->row_of[unit] = g->nrow;
			g->row[g->nrow++].unit = unit;
		}
	g->row[g->nrow].unit = WB_NONE;
}

/* Space for all operands, and for what most functions need besides; more is added when needed. */
static void
begin_arrays(struct finder *f)
{
	struct wb_arena *u = f->b->cx->unit, *t = f->b->cx->tmp;
	uint32_t nopnd = f->b->fn->nopnd;
	struct walk *w = &f->walk;

	f->most_held = 2 * nopnd + 8 * ROOM_OF_OPERAND;
	w->held = WB_ROOM(u, uint32_t, f->most_held);
	w->nheld = nopnd;
	f->most_versions = nopnd / 2 + nopnd / 4 + 2 * f->b->fn->nblock + 8 * ROOM_OF_OPERAND;
	w->begin = WB_ROOM(t, uint32_t, f->most_versions);
	w->inst_of = WB_ROOM(u, uint32_t, f->most_versions);
	w->kept = WB_ROOM(t, uint32_t, f->most_versions);
	w->inst_of[w->nversion++] = WB_NONE;
	w->inst_of[w->nversion++] = WB_NONE;	/* LOST */
}

void
gsa_find_versions(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct wb_arena *t = b->cx->tmp;
	struct finder f = { .b = b, .mask = { .exec = { WB_NONE, WB_NONE } }, .walk.g = g };
	struct wb_bits touched = wb_bits_new(t, g->nunit);

	f.walk.latest = WB_NEW(t, uint32_t, g->nunit);
	f.walk.touched = touched.word;
	b->version_first = WB_ROOM(t, uint32_t, (size_t)b->fn->nblock + 1);
	g->block_of = WB_ROOM(b->cx->unit, uint32_t, b->fn->ninst);
	if (g->ncall || g->nslot)
		f.walk.lost_by = WB_NEW(t, uint32_t, g->nunit);
	begin_arrays(&f);
	visit_blocks(&f);
	g->held = f.walk.held;
	g->nheld = f.walk.nheld;
	g->version = f.walk.inst_of;
	b->begin = f.walk.begin;
	b->kept = f.walk.kept;
	b->nkept = f.walk.nkept;
	make_rows(b, touched);
}
