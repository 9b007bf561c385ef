/* passes/gsa/slots.c -- where registers are spilled to.
 *
 * Lane slots: compilers keep scalar registers in lanes of a vector register, by
 * writelane and readlane with constant lanes. Each (register, lane) that is accessed
 * so is storage of its own; whatever else writes the register writes all its slots.
 *
 * Scratch slots: the words of a lane's scratch memory, where every access of the
 * function that can reach scratch names its offset as a number:
 *
 *	store %v0, %s[0:3], %s33, global 4 offset=4	buffer access, no vector address
 *
 * A buffer access goes to scratch if its descriptor is the one the hardware
 * passes for it, in its registers or copied whole, with nothing done to it but adding the wave's offset to
 * its base, unless that is the scalar offset; it is added once, and no offset is beyond what a lane has, so that other
 * waves are elsewhere. All of them must use the same registers for the descriptor and for the
 * scalar offset, which are written, if at all, only at the start of the entry block,
 * before the first access; else the places of two accesses cannot be compared, and no slot
 * is made. Nor is there one if a flat access, a call or a buffer access with an address in
 * registers could reach the same memory, or if anything but buffer accesses reads the descriptor, or what
 * FLAT_SCRATCH is made of, but to make it: then addresses computed elsewhere cannot lead there.
 *
 * Cost: O(n log n) in the number of accesses.
 */
#include <stdlib.h>

#include "gsa.h"

/* The lane that a readlane or writelane names by number, WB_NONE: by register, or by a number beyond the wave, of which
 * the hardware takes the low bits: another slot would be the same lane. */
static uint32_t
constant_lane(const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t n = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->flags & WB_IMPLICIT || op->kind == WB_OPND_MOD || (op->flags & WB_DEF))
			continue;
		if (n++ == 1)
			return op->kind == WB_OPND_IMM && op->imm < wb_fn_lanes(fn) ? (uint32_t)op->imm : WB_NONE;
	}
	return WB_NONE;
}

/* The vector unit whose lane @i, a readlane or writelane, names, WB_NONE: none. */
static uint32_t
lane_base(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *op;

	if (i->nopnd < 3)
		return WB_NONE;
	op = wb_opnd(fn, i, i->op == WB_OP_WRITELANE ? 0 : 1);
	return op->kind == WB_OPND_UNIT && op->nunit == 1 && fn->unit[op->id].cls == WB_UNIT_VECTOR ? op->id : WB_NONE;
}

struct access {
	uint64_t key;			/* base and offset */
	uint32_t inst;
	uint32_t words;
};
struct accesses { struct access *at; uint32_t n, cap; };
struct finder {
	struct builder *b;
	struct accesses lane, scratch;
};

static int
by_key(const void *a, const void *b)
{
	const struct access *x = a, *y = b;

	if (x->key != y->key)
		return x->key > y->key ? 1 : -1;
	return (x->inst > y->inst) - (x->inst < y->inst);
}

/* Room for what instructions access; most functions have no slots. */
static void
list_insts(struct builder *b)
{
	struct wb_gsa *g = b->g;
	uint32_t n = b->fn->ninst;

	if (g->nslot_of)
		return;
	g->slot_first = WB_ROOM(b->cx->unit, uint32_t, n);
	memset(g->slot_first, 0xff, n * sizeof *g->slot_first);	/* WB_NONE */
	g->nslot_of = WB_NEW(b->cx->unit, uint8_t, n);
}

/* Makes slots of one kind for @accesses, in ascending order. */
static void
make_slots(struct builder *b, struct accesses *accesses, enum wb_gsa_slot_kind kind, uint32_t *cap)
{
	struct wb_gsa *g = b->g;
	uint64_t next = 0;		/* key of the next slot that is not there yet */

	if (!accesses->n)
		return;
	list_insts(b);
	qsort(accesses->at, accesses->n, sizeof *accesses->at, by_key);
	for (uint32_t k = 0; k < accesses->n; k++) {
		const struct access *a = &accesses->at[k];
		uint64_t from = a->key > next ? a->key : next;

		for (uint64_t key = from; key < a->key + a->words; key++) {
			struct wb_gsa_slot s = { (uint8_t)kind,
				kind == WB_GSA_SLOT_LANE ? (uint32_t)(key >> 8) : WB_NONE,
				kind == WB_GSA_SLOT_LANE ? (uint32_t)(key & 255) : (uint32_t)key * 4 };
			struct { struct wb_gsa_slot *at; uint32_t n, cap; } v = { g->slot, g->nslot, *cap };

			WB_PUSH(b->cx->unit, &v, s);
			g->slot = v.at, g->nslot = v.n, *cap = v.cap;
			next = key + 1;
		}
		/* keys of one access are consecutive, so its slots are; the last of them is that of the greatest key */
		g->slot_first[a->inst] = b->fn->nunit + g->nslot - (uint32_t)(next - a->key);
		g->nslot_of[a->inst] = (uint8_t)a->words;
	}
}

/* Instruction @k is a readlane or writelane. */
static void
take_lane(struct finder *f, uint32_t k)
{
	const struct wb_fn *fn = f->b->fn;
	uint32_t base = lane_base(fn, &fn->inst[k]), lane = base == WB_NONE ? WB_NONE : constant_lane(fn, &fn->inst[k]);

	if (lane != WB_NONE)
		WB_PUSH(f->b->cx->tmp, &f->lane, ((struct access){ (uint64_t)base << 8 | lane, k, 1 }));
}

/* ---- scratch memory ------------------------------------------------------------------------ */
/* What all scratch accesses share. */
struct private {
	uint32_t given;			/* unit of the descriptor's first word as the hardware passes it */
	uint32_t wave;			/* unit of the wave's offset likewise */
	uint32_t desc;			/* the one that accesses use, WB_NONE: none seen */
	uint32_t offset;		/* unit of the scalar offset, WB_NONE: a number */
	uint32_t first;			/* first access */
	bool seen;
};

/* Buffer access @k at an offset that is a number above descriptor and offset registers that all share. */
static bool
take_buffer(struct finder *f, struct private *p, uint32_t k, uint32_t at)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_inst *i = &fn->inst[k];
	const struct wb_opnd *desc = wb_opnd(fn, i, at), *off = at + 1 < i->nopnd ? wb_opnd(fn, i, at + 1) : NULL,
			     *data;
	uint64_t byte = wb_mod(fn, i, WB_MOD_OFFSET);
	uint32_t offset = off && off->kind == WB_OPND_UNIT ? off->id : WB_NONE;

	if ((i->op != WB_OP_LOAD && i->op != WB_OP_STORE) || i->mem.addr != 255 || !off ||
		(off->kind != WB_OPND_UNIT && off->kind != WB_OPND_IMM) || i->mem.count != 1)
		return false;
	if (wb_mod(fn, i, WB_MOD_OFFEN) || wb_mod(fn, i, WB_MOD_IDXEN) || wb_mod(fn, i, WB_MOD_ADDR64) ||
		wb_mod(fn, i, WB_MOD_LDS) || wb_mod(fn, i, WB_MOD_TFE))
		return false;
	data = wb_opnd(fn, i, i->op == WB_OP_STORE ? i->mem.data : 0);
	if (off->kind == WB_OPND_IMM && off->imm % (4 * (uint64_t)wb_fn_lanes(fn)))
		return false;		/* it counts for all lanes: their words move to other lanes */
	byte += off->kind == WB_OPND_IMM ? off->imm / wb_fn_lanes(fn) : 0;
	if (byte % 4 || byte > UINT32_MAX / 8 || i->mem.bytes != 4 * data->nunit || i->mem.bytes > 16)
		return false;
	if (fn->desc->scratch_bytes && byte + i->mem.bytes > fn->desc->scratch_bytes)
		return false;		/* of another wave */
	if (!p->seen) {
		p->seen = true;
		p->desc = desc->id;
		p->offset = offset;
		p->first = k;
	}
	if (p->desc != desc->id || p->offset != offset)
		return false;
	WB_PUSH(f->b->cx->tmp, &f->scratch, ((struct access){ byte / 4, k, data->nunit }));
	return true;
}

/* A bit for each register of @op, one or two. */
static uint32_t
words_of(const struct wb_opnd *op)
{
	return op->nunit == 2 ? 3 : 1;
}

static bool
is_unit(const struct wb_opnd *op, uint32_t unit)
{
	return op->kind == WB_OPND_UNIT && op->nunit == 1 && op->id == unit && op->flags & WB_USE;
}

/* Whether instruction @i makes the descriptor at @p->desc from the one given: copies halves, each word once, and adds
 * the wave's offset to a base that is there. Of the words some are copied (@moved), and of those given some @gone. */
static bool
sets_up(const struct wb_fn *fn, const struct wb_inst *i, const struct private *p, uint32_t moved, uint32_t gone)
{
	const struct wb_opnd *to = i->nopnd ? wb_opnd(fn, i, 0) : NULL, *from = i->nopnd > 1 ? wb_opnd(fn, i, 1) : NULL;
	uint32_t word = to && to->kind == WB_OPND_UNIT ? to->id - p->desc : WB_NONE;
	bool based = p->desc == p->given || moved & 1;

	if (!to || !from || from->kind != WB_OPND_UNIT || !(to->flags & WB_DEF) || !(from->flags & WB_USE))
		return false;
	if (i->op == WB_OP_MOV)
		return p->desc != p->given && from->id == p->given + word && from->nunit == to->nunit &&
			word + to->nunit <= 4 && !((gone | moved) >> word & words_of(to));
	if (i->op == WB_OP_ADD)
		return based && word == 0 && to->nunit == 1 && from->id == p->desc &&
			is_unit(wb_opnd(fn, i, 2), p->wave);
	return i->op == WB_OP_ADDC && word == 1 && to->nunit == 1 && from->id == p->desc + 1 &&
		wb_opnd(fn, i, 2)->kind == WB_OPND_IMM && wb_opnd(fn, i, 2)->imm == 0;
}

/* Whether each wave accesses its own memory: its offset is added once, to the base or as the scalar offset. Any other
 * scalar offset is a number, the same for all waves. */
static bool
is_of_wave(const struct wb_fn *fn, const struct private *p)
{
	uint32_t added = 0;
	bool copied = false;		/* the scalar offset is made from another one */

	for (uint32_t k = 0; k < p->first; k++) {
		const struct wb_inst *i = &fn->inst[k];

		if (i->op == WB_OP_ADD && wb_names(fn, i, p->desc, 1, WB_DEF))
			added++;
		if (p->offset != WB_NONE && wb_names(fn, i, p->offset, 1, WB_DEF)) {
			const struct wb_opnd *from = i->op == WB_OP_MOV ? wb_opnd(fn, i, 1) : NULL;

			if (copied || !from || wb_opnd(fn, i, 0)->nunit != 1 ||
				(from->kind != WB_OPND_IMM && !is_unit(from, p->wave)))
				return false;
			copied = true;
			added += from->kind != WB_OPND_IMM;
		}
		if (wb_names(fn, i, p->wave, 1, WB_DEF) && !added)
			return false;
	}
	if (p->offset != WB_NONE && !copied && p->offset != p->wave)
		return false;
	return added + (p->offset == p->wave && !copied) == 1;
}

/* Descriptor and offset are made at the start, for good, and nobody else learns where scratch memory is. */
static bool
keeps_place(const struct wb_fn *fn, const struct private *p)
{
	uint32_t moved = 0, gone = 0;	/* words that are copied; words given that are overwritten */

	if (fn->loops->of_block[0] != WB_NONE)
		return false;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		bool start = k < p->first && k < fn->block[0].ninst, makes,
		     buffer = i->mem.count && i->mem.space == WB_SPACE_GLOBAL && i->mem.addr == 255;

		if (p->offset != WB_NONE && !start && wb_names(fn, i, p->offset, 1, WB_DEF))
			return false;
		makes = start && sets_up(fn, i, p, moved, gone);
		if (wb_names(fn, i, p->desc, 4, WB_DEF) && !makes)
			return false;
		if (wb_names(fn, i, p->desc, 4, WB_USE) && !buffer && !makes)
			return false;
		for (uint32_t word = 0; word < 4 && p->desc != p->given; word++) {
			if (!(gone >> word & 1) && wb_names(fn, i, p->given + word, 1, WB_USE) && !makes)
				return false;
			gone |= start && wb_names(fn, i, p->given + word, 1, WB_DEF) ? (uint32_t)1 << word : 0;
		}
		if (makes && i->op == WB_OP_MOV)
			moved |= words_of(wb_opnd(fn, i, 0)) << (wb_opnd(fn, i, 0)->id - p->desc);
	}
	return moved == (p->desc == p->given ? 0 : 15) && is_of_wave(fn, p);
}

/* False if instruction @k may reach scratch memory at an offset that is not known. */
static bool
take_access(struct finder *f, struct private *p, uint32_t k)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_inst *i = &fn->inst[k];
	uint32_t desc = WB_NONE;

	if (i->op == WB_OP_CALL || i->mem.space == WB_SPACE_FLAT || i->mem.space == WB_SPACE_SCRATCH)
		return false;
	for (uint32_t o = 0; o < i->nopnd && i->mem.count && i->mem.space == WB_SPACE_GLOBAL; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_UNIT && op->flags & WB_USE && op->nunit >= 4 &&
			fn->unit[op->id].cls == WB_UNIT_SCALAR)
			desc = o;
	}
	return desc == WB_NONE || take_buffer(f, p, k, desc);
}

/* Whether @i is such a buffer access as slots are made of, as far as can be told without its operands. */
static bool
may_spill(const struct wb_inst *i)
{
	return (i->op == WB_OP_LOAD || i->op == WB_OP_STORE) && i->mem.space == WB_SPACE_GLOBAL && i->mem.addr == 255;
}

static void
find_scratch(struct finder *f, uint32_t *cap)
{
	const struct wb_fn *fn = f->b->fn;
	const struct wb_abi *abi = fn->is_kernel && fn->desc ? &fn->desc->abi : NULL;
	struct private p = { .given = abi ? abi->s_private_segment_buffer : WB_NONE,
		.wave = abi ? abi->s_scratch_wave_offset : WB_NONE,
		.desc = WB_NONE,
		.offset = WB_NONE };

	if (p.given == WB_NONE || p.wave == WB_NONE)
		return;
	for (uint32_t n = 0; n < fn->nact; n++) {
		const struct wb_inst *i = &fn->inst[fn->act[n]];

		if ((i->op == WB_OP_CALL || i->mem.space != WB_SPACE_NONE) && !take_access(f, &p, fn->act[n]))
			return;
	}
	if (p.seen && keeps_place(fn, &p) && wb_scratch_hidden(f->b->cx, fn))
		make_slots(f->b, &f->scratch, WB_GSA_SLOT_SCRATCH, cap);
}

/* Most functions spill nothing: then the operands of accesses, which lie apart from each other in memory, are not
 * looked at. */
void
gsa_find_slots(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	struct finder f = { .b = b };
	uint32_t cap = 0;
	bool spills = false;

	for (uint32_t n = 0; n < fn->nact; n++) {
		const struct wb_inst *i = &fn->inst[fn->act[n]];

		if (i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE)
			take_lane(&f, fn->act[n]);
		spills |= may_spill(i);
	}
	make_slots(b, &f.lane, WB_GSA_SLOT_LANE, &cap);
	if (spills)
		find_scratch(&f, &cap);
	b->g->nunit = fn->nunit + b->g->nslot;
}
