/* passes/deadlock/roles.c -- roles: tasks that are given to whole waves.
 *
 *			if (get_local_id(0) / 64 == 0)		one wave produces
 *				...
 *			else					the others wait for it
 *				...
 *
 * Some compares are uniform, and have the same outcome whenever they are made. They compare the work-item id along x
 * with a limit that is a multiple of the wave size; or two numbers that are the same in all lanes at all times. (Lanes
 * of a wave are consecutive work-items. Where rows of the workgroup are whole waves, or there is one row, the first
 * lane has an id that is a multiple of the wave size.)
 *
 * Let a loop be reached only with one outcome of such a compare. Then in a wave that is in the loop, no lane ever
 * executes code that is reached only with the other outcome. And EXEC in the loop is the entry set, if nothing else
 * switched off lanes.
 *
 * A compare of the id with any other limit tells which waves are in the loop, too. If the loop is reached only by
 * work-item 64, its wave has work-items 64 to 127. What only work-item 0 does is done by another wave.
 *
 * Cost:   O(compares), and for each loop and write with such a compare on its path a query about sets.
 */
#include "../integer/interval.h"
#include "deadlock.h"

/* One operand of a compare. */
struct operand {
	/* a constant; the same for the wave at all times; the work-item id; none of these */
	enum { OPERAND_NUMBER, OPERAND_UNIFORM, OPERAND_ITEM, OPERAND_OTHER } kind;
	uint64_t number;
};

static struct operand
word(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct operand s = { OPERAND_OTHER, 0 };
	uint32_t shift, n;

	if (v == WB_NONE || wb_from_memory(h, v))
		return s;
	if (wb_constant(h, v, use, &n))
		s = (struct operand){ OPERAND_NUMBER, n };
	else if (wb_uniform_invariant(h, v, use))
		s.kind = OPERAND_UNIFORM;
	else if (wb_wave_item_id(h, v, use, &shift) && (shift == 0 || 1u << shift >= h->fn->desc->wave_lanes))
		s.kind = shift ? OPERAND_UNIFORM : OPERAND_ITEM;
	return s;
}

/* Operand @op of compare @k, which has 64 bits if @wide. */
static struct operand
operand_of(struct wb_check *h, uint32_t k, const struct wb_opnd *op, bool wide)
{
	struct operand low, high;

	if (op->kind == WB_OPND_IMM)
		return (struct operand){ OPERAND_NUMBER, wide ? op->imm : (uint32_t)op->imm };
	low = word(h, wb_read_by(h, op, 0), k);
	if (!wide || low.kind == OPERAND_OTHER)
		return low;
	high = op->nunit == 2 ? word(h, wb_read_by(h, op, 1), k) : (struct operand){ OPERAND_OTHER, 0 };
	if (high.kind != OPERAND_NUMBER)
		low.kind = high.kind == OPERAND_UNIFORM && low.kind != OPERAND_ITEM ? OPERAND_UNIFORM : OPERAND_OTHER;
	else if (low.kind == OPERAND_ITEM && high.number)
		low.kind = OPERAND_OTHER;
	low.number |= high.number << 32;
	return low;
}

/* Whether @k compares integers. */
static bool
compares(const struct wb_check *h, uint32_t k, struct wb_decoded *d)
{
	return wb_plain(h, &h->fn->inst[k]) && wb_decode(h->fn, k, WB_NONE, d) && wb_compare_is(d->op) &&
		d->nsrc == 2 && wb_is_integer_type(d->type);
}

/* The two operands of integer compare @k. False: it is none, or nothing is known of one operand. */
static bool
operands(struct wb_check *h, uint32_t k, struct operand operand[2])
{
	struct wb_decoded d;
	bool all = compares(h, k, &d);

	for (uint32_t n = 0; n < 2 && all; n++) {
		operand[n] = operand_of(h, k, d.src[n], wb_type_wide(d.type));
		all = operand[n].kind != OPERAND_OTHER;
	}
	return all;
}

/* What a compare asks: nothing that is known; of numbers that are uniform; of the work-item id, on the left of op, and
 * the number. */
struct wb_wave_role {
	enum { ROLE_NONE, ROLE_UNIFORM, ROLE_ITEM } kind;
	enum wb_op op;
	uint32_t number;
};

static struct wb_wave_role
role_of(struct wb_check *h, uint32_t k)
{
	enum wb_op op = (enum wb_op)h->fn->inst[k].op;
	struct wb_wave_role r = { ROLE_NONE, op, 0 };
	struct operand operand[2];
	uint32_t s;

	if (!operands(h, k, operand))
		return r;
	s = operand[0].kind == OPERAND_ITEM ? 0 : 1;
	if (operand[s].kind != OPERAND_ITEM)
		return (struct wb_wave_role){ ROLE_UNIFORM, op, 0 };
	if (operand[!s].kind == OPERAND_NUMBER && operand[!s].number < INT32_MAX)
		r = (struct wb_wave_role){ ROLE_ITEM, s ? wb_compare_mirror(op) : op, (uint32_t)operand[!s].number };
	return r;
}

void
wb_find_roles(struct wb_check *h)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_wave_role **of_wave = &h->of_wave[h->rows_assumed];

	for (uint32_t a = 0; h->fn->is_kernel && a < l->natom; a++) {
		struct wb_wave_role r = { .kind = ROLE_NONE };

		if (l->atom[a].kind == WB_ATOM_CMP)
			r = role_of(h, l->atom[a].inst);
		if (r.kind == ROLE_NONE)
			continue;
		*of_wave = *of_wave ? *of_wave : WB_NEW(h->cx->tmp, struct wb_wave_role, l->natom);
		(*of_wave)[a] = r;
	}
}

/* What is known of compares, for the lanes that come to @c; NULL: nothing. */
static const struct wb_wave_role *
roles_at(const struct wb_check *h, const struct wb_cycle *c)
{
	bool known = !h->fn->loops->loop[c->loop].irreducible &&
		!(h->lanes->span[h->lanes->block_span[c->header]].flags & WB_SPAN_TOP);

	return known ? h->of_wave[h->rows_assumed] : NULL;
}

/* Work-items first to last. */
struct items {
	uint32_t first, last;
};
#define ALL_ITEMS ((struct items){ 0, UINT32_MAX })

/* Restricts @w to the work-items for which @r has outcome @on, or to an interval that contains them. */
static void
narrow(struct items *w, const struct wb_wave_role *r, bool on)
{
	struct wb_interval x = wb_interval_compared(on ? r->op : wb_compare_opposite(r->op), false, 32, r->number);

	if (!x.count || x.first + x.count > (wb_u128)UINT32_MAX + 1)
		return;			/* none, or all but an interval in the middle */
	w->first = x.first > w->first ? (uint32_t)x.first : w->first;
	w->last = x.first + x.count - 1 < w->last ? (uint32_t)(x.first + x.count - 1) : w->last;
}

/* All work-items of the waves that have a work-item in @w. */
static struct items
waves_of(const struct wb_check *h, struct items w)
{
	uint32_t lanes = wb_fn_lanes(h->fn);

	return (struct items){ w.first - w.first % lanes, w.last | (lanes - 1) };
}

/* The outcome of @r for all of @w. */
static enum wb_outcome
outcome(const struct items *w, const struct wb_wave_role *r)
{
	struct wb_interval x = wb_interval_compared(r->op, false, 32, r->number), all = { w->first, 1 };

	all.count += w->last - w->first;
	if (w->last < w->first)
		return WB_OPEN;
	return wb_interval_disjoint(32, all, x) ? WB_NEVER_HOLDS :
		wb_interval_disjoint(32, all, wb_interval_complement(32, x)) ? WB_ALWAYS_HOLDS : WB_OPEN;
}

/* The work-items that enter @c. @throughout: that are ever on in it. */
static struct items
items_in(struct wb_check *h, const struct wb_cycle *c, const struct wb_wave_role *of_wave, bool throughout)
{
	const struct wb_lanes *l = h->lanes;
	struct items w = ALL_ITEMS;

	for (uint32_t a = 0; a < l->natom; a++)
		for (int on = 0; on < 2 && of_wave[a].kind == ROLE_ITEM; on++)
			if (throughout ? wb_stays_chosen(h, c, a, on) : wb_chosen_by(h, c, a, on))
				narrow(&w, &of_wave[a], on);
	return w;
}

/* Whether @x and @y compare the same two numbers. *opposite: exactly one of the two holds. */
static bool
same_operands(const struct wb_check *h, uint32_t x, uint32_t y, bool *opposite)
{
	struct wb_decoded i, j;
	bool same = compares(h, x, &i) && compares(h, y, &j) && i.type == j.type;

	for (uint32_t n = 0; n < 2 && same; n++) {
		const struct wb_opnd *a = i.src[n], *b = j.src[n];

		same = a->kind == b->kind && (a->kind == WB_OPND_IMM ? a->imm == b->imm : a->nunit == b->nunit);
		for (uint32_t u = 0; a->kind == WB_OPND_UNIT && u < a->nunit && same; u++)
			same = wb_gsa_source(h->g, wb_read_by(h, a, u), 0) ==
				wb_gsa_source(h->g, wb_read_by(h, b, u), 0);
	}
	*opposite = same && wb_compare_opposite(i.op) == j.op;
	return same && (*opposite || i.op == j.op);
}

/* The outcome of compare @a where all lanes in @c have a known outcome of another compare of the same numbers. */
static enum wb_outcome
role_by_others(struct wb_check *h, const struct wb_cycle *c, uint32_t a, const struct wb_wave_role *of_wave)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t b = 0; b < l->natom; b++) {
		bool opposite, on;

		if (of_wave[b].kind != ROLE_UNIFORM ||
			!same_operands(h, l->atom[a].inst, l->atom[b].inst, &opposite))
			continue;
		on = wb_chosen_by(h, c, b, true);
		if (on || wb_chosen_by(h, c, b, false))
			return on != opposite ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
	}
	return WB_OPEN;
}

/* The lanes of @role in which compare @a has outcome @is. */
static uint32_t
with_outcome(struct wb_check *h, uint32_t role, uint32_t a, enum wb_outcome is)
{
	return is == WB_OPEN ? role :
			       wb_set_and(wb_check_sets(h), role, wb_outcome_set(h, a, is == WB_ALWAYS_HOLDS));
}

uint32_t
wb_role_in(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_wave_role *of_wave = roles_at(h, c);
	struct items w = of_wave ? waves_of(h, items_in(h, c, of_wave, false)) : ALL_ITEMS;
	uint32_t role = WB_LANES_ALL;

	for (uint32_t a = 0; of_wave && a < h->lanes->natom; a++)
		role = with_outcome(h, role, a, of_wave[a].kind == ROLE_ITEM ? outcome(&w, &of_wave[a]) :
			of_wave[a].kind == ROLE_UNIFORM ? role_by_others(h, c, a, of_wave) : WB_OPEN);
	return role;
}

bool
wb_role_never(struct wb_check *h, uint32_t role, uint32_t inst)
{
	const struct wb_span *s = &h->lanes->span[h->lanes->of_inst[inst]];

	return role != WB_LANES_ALL && !(s->flags & WB_SPAN_TOP) &&
		wb_group_outside(wb_check_sets(h), (struct wb_group){ s->exec, s->care }, role);
}

/* Whether none of the work-items @w executes @inst, in a wave of this @role. */
static bool
none_of(struct wb_check *h, uint32_t role, struct items w, uint32_t inst)
{
	const struct wb_wave_role *of_wave = h->of_wave[h->rows_assumed];

	for (uint32_t a = 0; a < h->lanes->natom; a++)
		if (of_wave[a].kind == ROLE_ITEM)
			role = with_outcome(h, role, a, outcome(&w, &of_wave[a]));
	return wb_role_never(h, role, inst);
}

bool
wb_role_same_item(struct wb_check *h, const struct wb_cycle *c, uint32_t role, uint32_t inst)
{
	const struct wb_wave_role *of_wave = roles_at(h, c);
	struct items in = of_wave ? items_in(h, c, of_wave, true) : ALL_ITEMS, all = waves_of(h, in);

	return in.first == in.last &&
		(in.first == all.first || none_of(h, role, (struct items){ all.first, in.first - 1 }, inst)) &&
		(in.last == all.last || none_of(h, role, (struct items){ in.last + 1, all.last }, inst));
}

bool
wb_role_all_lanes(struct wb_check *h, uint32_t role, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;

	return !c->part && l->loop[c->loop].kind != WB_LANE_LOOP_TOP &&
		wb_group_within(
			wb_check_sets(h), (struct wb_group){ role, l->region[0].entry }, l->loop[c->loop].entry);
}

void
wb_items_of_waves(struct wb_check *h, const struct wb_cycle *c, uint32_t *first, uint32_t *last)
{
	const struct wb_wave_role *of_wave = roles_at(h, c);
	struct items w = of_wave ? waves_of(h, items_in(h, c, of_wave, false)) : ALL_ITEMS;

	*first = w.first;
	*last = w.last;
}
