/* passes/gsa_slots.c -- where registers are spilled to.
 *
 * Lane slots: compilers keep scalar registers in lanes of a vector register, by
 * writelane and readlane with constant lanes. Each (register, lane) that is accessed
 * so is storage of its own; whatever else writes the register writes all its slots.
 *
 * Scratch slots: the words of a lane's scratch memory, where every access of the
 * function that can reach scratch names its place as a number:
 *
 *	store %v0, %s[0:3], %s33, global 4 offset=4	buffer access, no vector address
 *
 * A buffer access goes to scratch if its descriptor is the one the hardware
 * passes for it, in its registers or copied whole, with nothing done to it but adding the wave's offset to
 * its base. All of them must use the same registers for the descriptor and for the
 * scalar offset, which are written, if at all, only at the start of the entry block,
 * before the first access; else the places of two accesses cannot be compared, and no slot
 * is made. Nor is there one if a flat access, a call or a buffer access with
 * an address in registers could reach the same memory.
 *
 * Cost: O(n log n) in the number of accesses.
 */
#include <stdlib.h>

#include "wavebound/launch.h"

#include "gsa.h"

/* The lane that a readlane or writelane names by number, WB_NONE: by register. */
static uint32_t
constant_lane(const struct wb_fn *fn, const struct wb_inst *i)
{
	uint32_t n = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->flags & WB_IMPLICIT || op->kind == WB_OPND_MOD || (op->flags & WB_DEF))
			continue;
		if (n++ == 1)
			return op->kind == WB_OPND_IMM && op->imm < 64 ? (uint32_t)op->imm : WB_NONE;
	}
	return WB_NONE;
}

/* The vector unit whose lane @i reads or writes, WB_NONE: none. */
static uint32_t
lane_base(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *op;

	if ((i->op != WB_OP_READLANE && i->op != WB_OP_WRITELANE) || i->nopnd < 3)
		return WB_NONE;
	op = wb_opnd(fn, i, i->op == WB_OP_WRITELANE ? 0 : 1);
	return op->kind == WB_OPND_UNIT && op->nunit == 1 && fn->unit[op->id].cls == WB_UNIT_VECTOR ? op->id : WB_NONE;
}

struct access {
	uint64_t key;			/* base and place */
	uint32_t inst;
	uint32_t words;
};
struct finder {
	struct builder *b;
	WB_VEC(struct access) access;
};

static int
by_key(const void *a, const void *b)
{
	const struct access *x = a, *y = b;

	if (x->key != y->key)
		return x->key > y->key ? 1 : -1;
	return (x->inst > y->inst) - (x->inst < y->inst);
}

/* Makes slots of one kind for the accesses gathered, in ascending order. */
static void
make_slots(struct finder *f, enum wb_gsa_slot_kind kind, uint32_t *cap)
{
	struct wb_gsa *g = f->b->g;
	uint64_t next = 0;		/* key of the next slot that is not there yet */

	if (f->access.n)
		qsort(f->access.at, f->access.n, sizeof *f->access.at, by_key);
	for (uint32_t k = 0; k < f->access.n; k++) {
		const struct access *a = &f->access.at[k];
		uint64_t from = a->key > next ? a->key : next;

		for (uint64_t key = from; key < a->key + a->words; key++) {
			struct wb_gsa_slot s = { (uint8_t)kind, kind == WB_GSA_SLOT_LANE ? (uint32_t)(key >> 8) : WB_NONE, kind == WB_GSA_SLOT_LANE ? (uint32_t)(key & 255) : (uint32_t)key * 4 };
			struct { struct wb_gsa_slot *at; uint32_t n, cap; } v = { g->slot, g->nslot, *cap };

			WB_PUSH(f->b->cx->unit, &v, s);
			g->slot = v.at, g->nslot = v.n, *cap = v.cap;
			next = key + 1;
		}
		/* keys of one access are consecutive, so its slots are; the last of them is that of the greatest key */
		g->slot_first[a->inst] = f->b->fn->nunit + g->nslot - (uint32_t)(next - a->key);
		g->nslot_of[a->inst] = (uint8_t)a->words;
	}
	f->access.n = 0;
}

static void
find_lanes(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint32_t base = lane_base(fn, &fn->inst[k]), lane = base == WB_NONE ? WB_NONE : constant_lane(fn, &fn->inst[k]);

		if (lane != WB_NONE)
			WB_PUSH(f->b->cx->tmp, &f->access, ((struct access){ (uint64_t)base << 8 | lane, k, 1 }));
	}
}

void
gsa_find_slots(struct builder *b)
{
	struct finder f = { .b = b };
	uint32_t cap = 0;

	b->g->slot_first = WB_NEW(b->cx->unit, uint32_t, b->fn->ninst);
	b->g->nslot_of = WB_NEW(b->cx->unit, uint8_t, b->fn->ninst);
	for (uint32_t k = 0; k < b->fn->ninst; k++)
		b->g->slot_first[k] = WB_NONE;
	find_lanes(&f);
	make_slots(&f, WB_GSA_SLOT_LANE, &cap);
	b->g->nunit = b->fn->nunit + b->g->nslot;
}
