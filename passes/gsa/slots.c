/* passes/gsa/slots.c -- where registers are spilled to.
 *
 * Lane slots: compilers keep scalar registers in lanes of a vector register, by
 * writelane and readlane with constant lanes. Each (register, lane) that is accessed
 * so is storage of its own; whatever else writes the register writes all its slots.
 *
 * Scratch slots: the words of a lane's scratch memory, where every access of the function that can reach scratch names
 * its offset as a number (stack.c).
 *
 * Cost: O(n log n) in the number of accesses.
 */
#include <stdlib.h>

#include "gsa.h"

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
	uint32_t base, lane;

	if (wb_named_lane(fn, &fn->inst[k], &base, &lane))
		WB_PUSH(f->b->cx->tmp, &f->lane, ((struct access){ (uint64_t)base << 8 | lane, k, 1 }));
}

static void
find_scratch(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_stack s;

	if (fn->promoted || !wb_stack_find(f->b->cx, fn, false, &s))
		return;
	for (uint32_t n = 0; n < fn->nact; n++) {
		uint32_t k = fn->act[n];

		if (s.access[k].word != WB_NONE)
			WB_PUSH(f->b->cx->tmp, &f->scratch,
				((struct access){ s.access[k].word, k, fn->inst[k].mem.bytes / 4u }));
	}
}

void
gsa_find_slots(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	struct finder f = { .b = b };
	uint32_t cap = 0;

	for (uint32_t n = 0; n < fn->nact; n++)
		if (fn->inst[fn->act[n]].op == WB_OP_READLANE || fn->inst[fn->act[n]].op == WB_OP_WRITELANE)
			take_lane(&f, fn->act[n]);
	find_scratch(&f);
	make_slots(b, &f.lane, WB_GSA_SLOT_LANE, &cap);
	make_slots(b, &f.scratch, WB_GSA_SLOT_SCRATCH, &cap);
	b->g->nunit = fn->nunit + b->g->nslot;
}
