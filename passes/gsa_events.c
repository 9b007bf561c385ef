/* passes/gsa_events.c -- what instructions read and write, sorted by unit.
 *
 * Operands give most of it. Besides: an access to a slot is an event of the slot,
 * a write of a whole vector register is one of each slot in its lanes. Calls write
 * everything; to list that for every unit would be quadratic, so they stay a list.
 *
 * Cost: O(operands + slots of the registers written), at most 64 slots each.
 */
#include "gsa.h"

struct sorter {
	struct builder *b;
	uint32_t *at;			/* [unit + 1] counts, then places */
	bool place;			/* second round: events are written */
	uint32_t *lane_first;		/* [unit] first slot in its lanes, WB_NONE: none */
};

static void
note(struct sorter *s, uint32_t unit, uint32_t inst, uint32_t place, enum event_kind kind)
{
	if (s->place)
		s->b->event[s->at[unit]++] = (struct event){ inst, place, (uint8_t)kind };
	else
		s->at[unit + 1]++;
}

static void
note_reads(struct sorter *s, uint32_t k)
{
	const struct wb_fn *fn = s->b->fn;
	const struct wb_gsa *g = s->b->g;
	const struct wb_inst *i = &fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE))
			continue;
		for (uint32_t n = 0; n < op->nunit; n++)
			note(s, op->id + n, k, g->opnd[i->opnd + o] + n, EV_READ);
	}
	if (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD)
		for (uint32_t n = 0; n < g->nslot_of[k]; n++)
			note(s, g->slot_first[k] + n, k, WB_NONE, EV_READ);
}

/* The slots in lanes of @unit that instruction @k does not write on its own. */
static void
clobber_lanes(struct sorter *s, uint32_t unit, uint32_t k)
{
	const struct wb_gsa *g = s->b->g;
	uint32_t own = s->b->fn->inst[k].op == WB_OP_WRITELANE ? g->slot_first[k] : WB_NONE;

	if (own != WB_NONE || s->lane_first[unit] == WB_NONE)
		return;
	for (uint32_t u = s->lane_first[unit]; u < g->nunit && g->slot[u - s->b->fn->nunit].base == unit; u++)
		note(s, u, k, WB_NONE, EV_CLOBBER);
}

static void
note_writes(struct sorter *s, uint32_t k)
{
	const struct wb_fn *fn = s->b->fn;
	const struct wb_gsa *g = s->b->g;
	const struct wb_inst *i = &fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_DEF))
			continue;
		for (uint32_t n = 0; n < op->nunit; n++) {
			bool masked = i->flags & WB_I_MASKED && fn->unit[op->id + n].cls == WB_UNIT_VECTOR;

			note(s, op->id + n, k, g->opnd[i->opnd + o] + n, masked ? EV_MASKED : EV_WRITE);
			clobber_lanes(s, op->id + n, k);
		}
	}
	if (i->op == WB_OP_WRITELANE || i->op == WB_OP_STORE)
		for (uint32_t n = 0; n < g->nslot_of[k]; n++)
			note(s, g->slot_first[k] + n, k, WB_NONE, i->op == WB_OP_STORE ? EV_MASKED : EV_WRITE);
}

static void
find_calls(struct builder *b)
{
	struct wb_gsa *g = b->g;

	for (uint32_t round = 0; round < 2; round++) {
		if (round)
			g->call = WB_NEW(b->cx->unit, uint32_t, g->ncall);
		g->ncall = 0;
		for (uint32_t k = 0; k < b->fn->ninst; k++) {
			if (b->fn->inst[k].op != WB_OP_CALL)
				continue;
			if (round)
				g->call[g->ncall] = k;
			g->ncall++;
		}
	}
}

static void
place_operands(struct builder *b)
{
	struct wb_gsa *g = b->g;
	uint32_t n = 0;

	g->opnd = WB_NEW(b->cx->unit, uint32_t, (size_t)b->fn->nopnd + 1);
	for (uint32_t o = 0; o < b->fn->nopnd; o++) {
		g->opnd[o] = n;
		n += b->fn->opnd[o].kind == WB_OPND_UNIT ? b->fn->opnd[o].nunit : 0;
	}
	g->opnd[b->fn->nopnd] = n;
	g->use = WB_NEW(b->cx->unit, uint32_t, n);
	g->def = WB_NEW(b->cx->unit, uint32_t, n);
	for (uint32_t k = 0; k < n; k++)
		g->use[k] = g->def[k] = WB_NONE;
}

void
gsa_find_events(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct sorter s = { .b = b, .at = WB_NEW(b->cx->tmp, uint32_t, (size_t)g->nunit + 1) };

	find_calls(b);
	place_operands(b);
	s.lane_first = WB_NEW(b->cx->tmp, uint32_t, g->nunit);
	for (uint32_t u = 0; u < g->nunit; u++)
		s.lane_first[u] = WB_NONE;
	for (uint32_t n = g->nslot; n-- > 0;)
		if (g->slot[n].kind == WB_GSA_SLOT_LANE)
			s.lane_first[g->slot[n].base] = b->fn->nunit + n;
	for (int round = 0; round < 2; round++) {
		s.place = round == 1;
		for (uint32_t k = 0; k < b->fn->ninst; k++) {
			note_reads(&s, k);
			note_writes(&s, k);
		}
		if (round)
			break;
		b->event_first = WB_NEW(b->cx->tmp, uint32_t, (size_t)g->nunit + 1);
		for (uint32_t u = 0; u < g->nunit; u++)
			s.at[u + 1] += s.at[u];
		memcpy(b->event_first, s.at, ((size_t)g->nunit + 1) * sizeof *s.at);
		b->event = WB_NEW(b->cx->tmp, struct event, s.at[g->nunit]);
	}
}
