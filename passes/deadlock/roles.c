/* passes/deadlock/roles.c -- tasks that whole waves are given.
 *
 *			if (get_local_id(0) / 64 == 0)		one wave produces
 *				...
 *			else					the others wait for it
 *				...
 *
 * A compare comes out alike for all lanes of a wave, and whenever it is made, if it is of the work-item's number along
 * x with a limit that does not part a wave, or of two numbers that are the same in all lanes at all times. The lanes of
 * a wave are consecutive work-items, and where a row of the workgroup is whole waves, or the only one, the first of
 * them has a multiple of 64 as its number.
 *
 * So in a wave that is in a loop which only one outcome leads to, no lane ever executes what the other outcome leads
 * to; and EXEC there is all lanes, if nothing else has switched off any.
 *
 * Cost: O(compares), and for each loop and write with such a compare on its way a question about sets.
 */
#include "deadlock.h"

#define LANES 64u

/* One side of a compare. */
struct side {
	/* a number, the same for the wave at all times, the work-item's number, none of these */
	enum { SIDE_NUMBER, SIDE_ALIKE, SIDE_ITEM, SIDE_OTHER } kind;
	uint64_t number;
};

static struct side
word(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct side s = { SIDE_OTHER, 0 };
	uint32_t shift, n;

	if (v == WB_NONE || wb_from_memory(h, v))
		return s;
	if (wb_constant(h, v, use, &n))
		s = (struct side){ SIDE_NUMBER, n };
	else if (wb_lasting_number(h, v, use))
		s.kind = SIDE_ALIKE;
	else if (wb_whole_waves(h, v, use, &shift) && (shift == 0 || 1u << shift >= LANES))
		s.kind = shift ? SIDE_ALIKE : SIDE_ITEM;
	return s;
}

static struct side
side_of(struct wb_check *h, uint32_t k, uint32_t o)
{
	const struct wb_inst *i = &h->fn->inst[k];
	const struct wb_opnd *op = wb_opnd(h->fn, i, o);
	struct side low, high;

	if (op->kind == WB_OPND_IMM)
		return (struct side){ SIDE_NUMBER, wb_type_wide(i->type) ? op->imm : (uint32_t)op->imm };
	low = word(h, wb_gsa_use(h->g, i, o, 0), k);
	if (!wb_type_wide(i->type) || low.kind == SIDE_OTHER)
		return low;
	high = op->nunit == 2 ? word(h, wb_gsa_use(h->g, i, o, 1), k) : (struct side){ SIDE_OTHER, 0 };
	if (high.kind != SIDE_NUMBER)
		low.kind = high.kind == SIDE_ALIKE && low.kind != SIDE_ITEM ? SIDE_ALIKE : SIDE_OTHER;
	else if (low.kind == SIDE_ITEM && high.number)
		low.kind = SIDE_OTHER;
	low.number |= high.number << 32;
	return low;
}

/* The two sides of compare @k of whole numbers. False: it is none, or nothing is known of one. */
static bool
sides(struct wb_check *h, uint32_t k, struct side side[2])
{
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t n = 0;

	if (i->op < WB_OP_EQ || i->op > WB_OP_GE || !wb_plain(h, i) ||
		(i->type != WB_T_U32 && i->type != WB_T_I32 && i->type != WB_T_U64 && i->type != WB_T_I64))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(h->fn, i, o);

		if (op->kind == WB_OPND_MOD || (op->flags & (WB_DEF | WB_IMPLICIT)))
			continue;
		if (n == 2 || (op->flags & (WB_NEG | WB_ABS | WB_SEXT)) ||
			(op->kind != WB_OPND_IMM && op->kind != WB_OPND_UNIT))
			return false;
		side[n] = side_of(h, k, o);
		if (side[n++].kind == SIDE_OTHER)
			return false;
	}
	return n == 2;
}

/* The first number above which compare @op of the work-item's number with @n comes out differently, the number being
 * the left (!@right) side. */
static uint32_t
parts_at(uint16_t op, bool right, uint32_t n)
{
	bool from_n = right ? op == WB_OP_GT || op == WB_OP_LE : op == WB_OP_LT || op == WB_OP_GE;

	return from_n ? n : n + 1;
}

static bool
alike(struct wb_check *h, uint32_t k)
{
	uint16_t op = h->fn->inst[k].op;
	struct side side[2];

	if (!sides(h, k, side))
		return false;
	for (uint32_t s = 0; s < 2; s++)
		if (side[s].kind == SIDE_ITEM)
			return side[!s].kind == SIDE_NUMBER && op != WB_OP_EQ && op != WB_OP_NE &&
				side[!s].number < INT32_MAX && parts_at(op, s, (uint32_t)side[!s].number) % LANES == 0;
	return true;
}

void
wb_find_roles(struct wb_check *h)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t a = 0; h->fn->is_kernel && a < l->natom; a++) {
		if (l->atom[a].kind != WB_ATOM_CMP || !alike(h, l->atom[a].inst))
			continue;
		h->of_wave = h->of_wave ? h->of_wave : WB_NEW(h->cx->tmp, uint8_t, l->natom);
		h->of_wave[a] = 1;
	}
}

const uint8_t *
wb_role_in(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *s = &l->span[l->block_span[c->header]];
	uint8_t *role = NULL;

	if (!h->of_wave || h->fn->loops->loop[c->loop].irreducible || (s->flags & WB_SPAN_TOP))
		return NULL;
	for (uint32_t a = 0; a < l->natom; a++) {
		bool on;

		if (!h->of_wave[a] || wb_loop_has(h->fn->loops, c->loop, l->atom[a].block))
			continue;
		on = wb_chosen_by(h, c, a, true);
		if (!on && !wb_chosen_by(h, c, a, false))
			continue;
		role = role ? role : WB_NEW(h->cx->tmp, uint8_t, l->natom);
		role[a] = on ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
	}
	return role;
}

bool
wb_role_never(struct wb_check *h, const uint8_t *role, uint32_t inst)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *s = role ? &l->span[l->of_inst[inst]] : NULL;

	return role && !(s->flags & WB_SPAN_TOP) &&
		wb_sets_within(
			l, h->cx->tmp, role, (const uint32_t[]){ s->care, s->exec, WB_LANES_NONE, WB_LANES_NONE });
}

bool
wb_role_whole(struct wb_check *h, const uint8_t *role, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;

	return !c->part && l->loop[c->loop].kind != WB_LANE_LOOP_TOP &&
		wb_sets_within(l, h->cx->tmp, role,
			(const uint32_t[]){ l->region[0].entry, WB_LANES_ALL, l->loop[c->loop].entry, WB_LANES_NONE });
}
