/* passes/gsa_events.c -- what instructions read and write, sorted by unit.
 *
 * Operands give most of it. Besides: an access to a slot is an event of the slot,
 * a write of a whole vector register is one of each slot in its lanes; a call is one of
 * all units that it may write, of which only those matter that something else names.
 * First events are counted, then written to their places: both rounds must see the same.
 *
 * Cost: O(operands + slots of the registers written + calls * units), at most 64 slots each.
 */
#include "gsa.h"

struct sorter {
	struct builder *b;
	uint32_t *at;			/* [unit + 1] counts, then places */
	struct event *event;		/* NULL: the round that counts */
	uint32_t *lane_first;		/* [unit] first slot in its lanes, WB_NONE: none */
};

static void
note(struct sorter *s, uint32_t unit, uint32_t inst, uint32_t place, enum event_kind kind)
{
	if (s->event)
		s->event[s->at[unit]++] = (struct event){ inst, place, (uint8_t)kind };
	else
		s->at[unit + 1]++;
}

static void
note_slots(struct sorter *s, uint32_t k, enum event_kind kind)
{
	const struct wb_gsa *g = s->b->g;

	for (uint32_t n = 0; n < g->nslot_of[k]; n++)
		note(s, g->slot_first[k] + n, k, WB_NONE, kind);
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
	const struct wb_opnd *op = &fn->opnd[i->opnd];
	const uint32_t *place = &g->opnd[i->opnd];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		if (op[o].kind != WB_OPND_UNIT || !(op[o].flags & WB_DEF))
			continue;
		for (uint32_t n = 0; n < op[o].nunit; n++) {
			bool masked = i->flags & WB_I_MASKED && fn->unit[op[o].id + n].cls == WB_UNIT_VECTOR;

			note(s, op[o].id + n, k, place[o] + n, i->op == WB_OP_CALL ? EV_CLOBBER : masked ? EV_MASKED : EV_WRITE);
			if (g->nslot)
				clobber_lanes(s, op[o].id + n, k);
		}
	}
}

/* Reads, then writes. Of operands that are read, all are read before the first is written. */
static inline void
note_inst(struct sorter *s, uint32_t k)
{
	const struct wb_fn *fn = s->b->fn;
	const struct wb_gsa *g = s->b->g;
	const struct wb_inst *i = &fn->inst[k];
	const struct wb_opnd *op = &fn->opnd[i->opnd];
	const uint32_t *place = &g->opnd[i->opnd];
	uint8_t flags = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		if (op[o].kind != WB_OPND_UNIT)
			continue;
		flags |= op[o].flags;
		for (uint32_t n = 0; op[o].flags & WB_USE && n < op[o].nunit; n++)
			note(s, op[o].id + n, k, place[o] + n, EV_READ);
	}
	if (g->nslot_of[k] && (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD))
		note_slots(s, k, EV_READ);
	if (flags & WB_DEF)
		note_writes(s, k);
	if (g->nslot_of[k] && (i->op == WB_OP_WRITELANE || i->op == WB_OP_STORE))
		note_slots(s, k, i->op == WB_OP_STORE ? EV_MASKED : EV_WRITE);
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
	memset(g->use, 0xff, n * sizeof *g->use);	/* WB_NONE */
	memset(g->def, 0xff, n * sizeof *g->def);
}

static void
count_inst(struct sorter *s, uint32_t k)
{
	const struct wb_inst *i = &s->b->fn->inst[k];
	const struct wb_opnd *op = &s->b->fn->opnd[i->opnd];

	if (s->b->g->nslot) {
		note_inst(s, k);
		return;
	}
	for (uint32_t o = 0; o < i->nopnd; o++)
		for (uint32_t n = 0; op[o].kind == WB_OPND_UNIT && n < op[o].nunit; n++)
			s->at[op[o].id + n + 1] += (op[o].flags & WB_USE ? 1u : 0u) + (op[o].flags & WB_DEF ? 1u : 0u);
}

static uint32_t
count_calls(const struct wb_gsa *g, uint32_t unit)
{
	uint32_t n = 0;

	for (uint32_t c = 0; c < g->ncall; c++)
		n += wb_gsa_call_writes(g, c, unit);
	return n;
}

/* Lists the units that have events, and EXEC, and gives their events places: behind as many as calls need. */
static void
activate(struct sorter *s)
{
	struct builder *b = s->b;
	uint32_t n = 0, nunit = b->g->nunit;

	b->active = WB_ROOM(b->cx->tmp, uint32_t, nunit);
	b->event_first = WB_ROOM(b->cx->tmp, uint32_t, nunit);
	b->event_end = WB_ROOM(b->cx->tmp, uint32_t, nunit);
	for (uint32_t u = 0, count = s->at[1], next; u < nunit; u++, count = next) {
		next = u + 1 < nunit ? s->at[u + 2] : 0;
		if (!count && !gsa_is_exec(b->g, u))
			continue;
		b->active[b->nactive] = u;
		b->event_first[b->nactive++] = n;
		n += count_calls(b->g, u);
		s->at[u] = n;
		n += count;
	}
	b->nevent = n;
	b->event = WB_ROOM(b->cx->tmp, struct event, n);
}

/* Puts the calls that write active unit @a between its events. A call that also names it as its def writes it once. */
static void
merge_calls(struct builder *b, uint32_t a, uint32_t from, uint32_t end)
{
	const struct wb_gsa *g = b->g;
	uint32_t to = b->event_first[a], c = 0;

	while (from < end || c < g->ncall) {
		uint32_t inst = from < end ? b->event[from].inst : WB_NONE, call = c < g->ncall ? g->call[c] : WB_NONE;

		if (call < inst) {
			if (wb_gsa_call_writes(g, c++, b->active[a]))
				b->event[to++] = (struct event){ call, WB_NONE, EV_CLOBBER };
			continue;
		}
		b->event[to] = b->event[from++];
		c += call == inst && b->event[to].kind != EV_READ;
		to++;
	}
	b->event_end[a] = to;
}

void
gsa_find_events(struct builder *b)
{
	struct wb_gsa *g = b->g;
	struct sorter s = { .b = b, .at = WB_NEW(b->cx->tmp, uint32_t, (size_t)g->nunit + 2) };

	place_operands(b);
	s.lane_first = WB_NEW(b->cx->tmp, uint32_t, g->nslot ? g->nunit : 0);
	for (uint32_t u = 0; g->nslot && u < g->nunit; u++)
		s.lane_first[u] = WB_NONE;
	for (uint32_t n = g->nslot; n-- > 0;)
		if (g->slot[n].kind == WB_GSA_SLOT_LANE)
			s.lane_first[g->slot[n].base] = b->fn->nunit + n;
	for (uint32_t k = 0; k < b->fn->ninst; k++)
		count_inst(&s, k);
	activate(&s);
	s.event = b->event;
	for (uint32_t k = 0; k < b->fn->ninst; k++)
		note_inst(&s, k);
	for (uint32_t a = 0; a < b->nactive; a++) {
		uint32_t calls = count_calls(g, b->active[a]);

		b->event_end[a] = s.at[b->active[a]];
		if (calls)
			merge_calls(b, a, b->event_first[a] + calls, b->event_end[a]);
	}
}
