/* passes/gsa/slots.c -- slots: where registers are spilled to.
 *
 * Lane slots: compilers keep scalar registers in lanes of a vector register, by writelane and readlane with constant
 * lanes. Each such (register, lane) is a slot. Any other write of the register writes all its slots.
 *
 *	v_writelane_b32 v40, s33, 2	slot v40[2] = s33
 *	v_readlane_b32 s33, v40, 2	s33 = slot v40[2]
 *
 * Scratch slots: the words of a lane's scratch memory, if each access that can reach scratch has a constant offset
 * (stack.c).
 *
 * Cost:   O(instructions + registers).
 */
#include "gsa.h"

#define LANES 64u
#define MOST_BASES ((uint32_t)1 << 20)	/* only registers below may have lane slots */

struct access {
	uint32_t key;			/* of the first slot. Lanes: LANES * register + lane; words come behind */
	uint32_t inst;
	uint32_t slots;
};
struct finder {
	struct builder *b;
	uint32_t first_word;		/* key of word 0 */
	WB_VEC(struct access) access;
};

/* Makes a slot for each key that is accessed, in ascending order. */
static void
make_slots(struct finder *f, uint32_t nkey)
{
	struct wb_gsa *g = f->b->g;
	struct wb_bits keys = wb_bits_new(f->b->cx->tmp, nkey);
	uint32_t *before = WB_ROOM(f->b->cx->tmp, uint32_t, nkey / 64 + 1);	/* number of slots with lower keys */

	for (uint32_t k = 0; k < f->access.n; k++)
		for (uint32_t n = 0; n < f->access.at[k].slots; n++)
			wb_bit_set(keys, f->access.at[k].key + n);
	g->slot = WB_ROOM(f->b->cx->unit, struct wb_gsa_slot, wb_bits_count(keys));
	for (uint32_t w = 0; w <= (nkey - 1) / 64; w++) {
		before[w] = g->nslot;
		for (uint64_t left = keys.word[w]; left; left &= left - 1) {
			uint32_t key = 64 * w + (uint32_t)__builtin_ctzll(left);

			g->slot[g->nslot++] = key < f->first_word ?
				(struct wb_gsa_slot){ WB_GSA_SLOT_LANE, key / LANES, key % LANES } :
				(struct wb_gsa_slot){ WB_GSA_SLOT_SCRATCH, WB_NONE, 4 * (key - f->first_word) };
		}
	}
	g->slot_first = wb_new_ids(f->b->cx->unit, f->b->fn->ninst);
	g->nslot_of = WB_NEW(f->b->cx->unit, uint8_t, f->b->fn->ninst);
	for (uint32_t k = 0; k < f->access.n; k++) {
		const struct access *a = &f->access.at[k];
		uint64_t lower = keys.word[a->key / 64] & (((uint64_t)1 << (a->key & 63)) - 1);

		g->slot_first[a->inst] = f->b->fn->nunit + before[a->key / 64] + (uint32_t)__builtin_popcountll(lower);
		g->nslot_of[a->inst] = (uint8_t)a->slots;
	}
}

static void
find_lanes(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	uint32_t base, lane;

	for (uint32_t n = 0; n < fn->nact; n++)
		if (wb_named_lane(fn, &fn->inst[fn->act[n]], &base, &lane) && base < MOST_BASES)
			WB_PUSH(f->b->cx->tmp, &f->access, ((struct access){ LANES * base + lane, fn->act[n], 1 }));
}

/* Returns the number of words. */
static uint32_t
find_scratch(struct finder *f)
{
	const struct wb_fn *fn = f->b->fn;
	struct wb_stack s;

	if (fn->promoted || !wb_stack_find(f->b->cx, fn, false, NULL, &s))
		return 0;
	for (uint32_t n = 0; n < fn->nact; n++) {
		uint32_t k = fn->act[n];

		if (s.access[k].word != WB_NONE)
			WB_PUSH(f->b->cx->tmp, &f->access,
				((struct access){ f->first_word + s.access[k].word, k, fn->inst[k].mem.bytes / 4u }));
	}
	return s.nword;
}

void
gsa_find_slots(struct builder *b)
{
	struct finder f = { .b = b, .first_word = LANES * (b->fn->nunit < MOST_BASES ? b->fn->nunit : MOST_BASES) };
	uint32_t nword;

	find_lanes(&f);
	nword = find_scratch(&f);
	if (f.access.n)
		make_slots(&f, f.first_word + nword);
	b->g->nunit = b->fn->nunit + b->g->nslot;
}
