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
#include "deadlock.h"

/* Whether @v, read at @use, is one number for the wave, whenever it is read. */
static bool
is_uniform(struct wb_check *h, uint32_t v, uint32_t use)
{
	return v != WB_NONE && !wb_from_memory(h, v) && wb_is_invariant(h, v, use);
}

/* A compare (atom) of which the work-items are known for which it holds, or (NULL) that its numbers are uniform. */
struct wave_role {
	uint32_t atom;
	const struct wb_items *items;
};
struct wb_wave_roles {
	WB_VEC(struct wave_role) known;
};
#define EACH_ROLE(list, r) \
	for (const struct wave_role *r = (list)->known.at, *r##_end = r + (list)->known.n; r < r##_end; r++)

static bool
compares_uniform(struct wb_check *h, uint32_t k)
{
	struct wb_decoded d;
	bool uniform = wb_compares_integers(h, k, &d);

	for (uint32_t n = 0; n < 2 && uniform; n++)
		for (uint32_t u = 0; d.src[n]->kind == WB_OPND_UNIT && u < d.bits / 32 && uniform; u++)
			uniform = is_uniform(h, wb_read_by(h, d.src[n], u), k);
	return uniform;
}

/* The compares of a kernel of which something is known; computed once, and once more if rows_assumed. */
static const struct wb_wave_roles *
all_roles(struct wb_check *h)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_wave_roles **all = &h->wave_roles[h->rows_assumed];

	if (*all)
		return *all;
	*all = WB_NEW(h->cx->tmp, struct wb_wave_roles, 1);
	for (uint32_t a = 0; a < l->natom; a++) {
		struct wave_role r = { a, NULL };

		if (l->atom[a].kind != WB_ATOM_CMP)
			continue;
		r.items = wb_items_if(h, l->atom[a].inst);
		if (r.items || compares_uniform(h, l->atom[a].inst))
			WB_PUSH(h->cx->tmp, &(*all)->known, r);
	}
	return *all;
}

/* Whether each wave that repeats @c has a lane that entered it. If scalars decide, one without may wait there, too. */
static bool
keeps_lane(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	uint32_t entry = l->loop[c->loop].entry;
	bool keeps = l->loop[c->loop].kind != WB_LANE_LOOP_TOP;

	if (l->span[l->block_span[c->header]].flags & WB_SPAN_NONEMPTY)
		return true;
	for (uint32_t n = 0; n < c->nback && keeps; n++) {
		uint32_t e = c->back[n];
		const struct wb_lane_branch *br = &l->branch[h->fn->edge[e].src];

		keeps = wb_lane_branch_on_mask(br) && !wb_lane_edge_if_empty(h->fn, br, e) &&
			wb_group_within(wb_check_sets(h),
				(struct wb_group){ br->set, wb_care_along(wb_check_sets(h), e) }, entry);
	}
	return keeps;
}

/* What is known of compares, for the lanes that come to @c. */
static const struct wb_wave_roles *
roles_at(struct wb_check *h, const struct wb_cycle *c)
{
	static const struct wb_wave_roles none;
	bool known = h->fn->is_kernel && !h->fn->loops->loop[c->loop].irreducible &&
		!(h->lanes->span[h->lanes->block_span[c->header]].flags & WB_SPAN_TOP) && keeps_lane(h, c);

	return known ? all_roles(h) : &none;
}

/* All work-items of the waves that have a work-item in @s. */
static struct wb_items
waves_of(const struct wb_check *h, struct wb_items s)
{
	for (uint32_t n = 0, k; n < 2 * WB_ITEM_WORDS; n++) {
		uint64_t half = UINT64_C(0xffffffff) << n % 2 * 32;

		k = n / 2;
		if (s.word[k] & half)
			s.word[k] |= wb_fn_lanes(h->fn) == 64 ? UINT64_MAX : half;
	}
	return s;
}

/* The outcome of a compare that holds for @is, for all of @s, which are some. */
static enum wb_outcome
outcome(const struct wb_items *s, const struct wb_items *is)
{
	bool on = false, off = false;

	for (uint32_t k = 0; k < WB_ITEM_WORDS; k++) {
		on |= (s->word[k] & is->word[k]) != 0;
		off |= (s->word[k] & ~is->word[k]) != 0;
	}
	return on == off ? WB_OPEN : on ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
}

/* The work-items that enter @c. @throughout: that are ever on in it. */
static struct wb_items
items_in(struct wb_check *h, const struct wb_cycle *c, bool throughout)
{
	struct wb_items in;

	memset(&in, 0xff, sizeof in);
	EACH_ROLE(roles_at(h, c), r)
		for (int on = 0; on < 2 && r->items; on++)
			if (throughout ? wb_stays_chosen(h, c, r->atom, on) : wb_chosen_by(h, c, r->atom, on))
				for (uint32_t k = 0; k < WB_ITEM_WORDS; k++)
					in.word[k] &= on ? r->items->word[k] : ~r->items->word[k];
	return in;
}

/* The lanes of @role in which compare @a has outcome @is. */
static uint32_t
with_outcome(struct wb_check *h, uint32_t role, uint32_t a, enum wb_outcome is)
{
	return is == WB_OPEN ? role :
			       wb_set_and(wb_check_sets(h), role, wb_outcome_set(h, a, is == WB_ALWAYS_HOLDS));
}

/* The lanes of @role that work-items of @s can be: none, if there are none. */
static uint32_t
with_items(struct wb_check *h, uint32_t role, const struct wb_wave_roles *roles, const struct wb_items *s)
{
	static const struct wb_items none;

	EACH_ROLE(roles, r)
		if (r->items)
			role = with_outcome(h, role, r->atom, outcome(s, r->items));
	return memcmp(s, &none, sizeof none) ? role : WB_LANES_NONE;
}

uint32_t
wb_role_in(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_wave_roles *roles = roles_at(h, c);
	struct wb_items waves = waves_of(h, items_in(h, c, false));
	uint32_t role = roles->known.n ? with_items(h, WB_LANES_ALL, roles, &waves) : WB_LANES_ALL;

	EACH_ROLE(roles, r)
		if (!r->items)
			role = with_outcome(h, role, r->atom, wb_chosen_by(h, c, r->atom, true) ? WB_ALWAYS_HOLDS :
				wb_chosen_by(h, c, r->atom, false) ? WB_NEVER_HOLDS : WB_OPEN);
	return role;
}

bool
wb_role_never(struct wb_check *h, uint32_t role, uint32_t inst)
{
	const struct wb_span *s = &h->lanes->span[h->lanes->of_inst[inst]];

	return role != WB_LANES_ALL && !(s->flags & WB_SPAN_TOP) &&
		wb_group_outside(wb_check_sets(h), (struct wb_group){ s->exec, s->care }, role);
}

bool
wb_role_same_item(struct wb_check *h, const struct wb_cycle *c, uint32_t role, uint32_t inst)
{
	struct wb_items in = items_in(h, c, true), others = waves_of(h, in);
	uint32_t n = 0;

	for (uint32_t k = 0; k < WB_ITEM_WORDS; k++) {
		n += (uint32_t)__builtin_popcountll(in.word[k]);
		others.word[k] &= ~in.word[k];
	}
	return n == 1 && wb_role_never(h, with_items(h, role, roles_at(h, c), &others), inst);
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
	struct wb_items s = waves_of(h, items_in(h, c, false));
	uint32_t most = 64 * WB_ITEM_WORDS - 1;

	for (*first = 0; *first < most && !(s.word[*first / 64] >> *first % 64 & 1); ++*first)
		;
	for (*last = most; *last > *first && !(s.word[*last / 64] >> *last % 64 & 1); --*last)
		;
	*last = *last == most ? UINT32_MAX : *last;
}
