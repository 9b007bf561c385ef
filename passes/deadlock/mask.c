/* passes/deadlock/mask.c -- what the sets of active lanes say about a loop.
 *
 * Each answer is a proof. It is false where LANES is missing, or says that something was not proved (top).
 */
#include "deadlock.h"

static const struct wb_span *
span_at(const struct wb_check *h, uint32_t inst)
{
	return &h->lanes->span[h->lanes->of_inst[inst]];
}

bool
wb_cycle_keeps_lanes(const struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *at = &l->span[l->block_span[c->header]];
	bool keeps = !h->fn->loops->loop[c->loop].irreducible;

	for (uint32_t k = 0; k < c->nback && keeps; k++) {
		uint32_t src = h->fn->edge[c->back[k]].src;
		const struct wb_span *end = &l->span[l->block_span[src + 1] - 1];

		keeps = !((at->flags | end->flags) & WB_SPAN_TOP) &&
			wb_lanes_same(l, end->care, at->exec, l->leave[src]);
	}
	return keeps;
}

/* ---- sets ---------------------------------------------------------------------------------- */
uint32_t
wb_outcome_set(struct wb_check *h, uint32_t a, bool on)
{
	uint32_t set = wb_atom_set(wb_check_sets(h), a);

	return on ? set : wb_set_minus(wb_check_sets(h), WB_LANES_ALL, set);
}

bool
wb_set_implies(struct wb_check *h, uint32_t care, uint32_t set, uint32_t a, bool on)
{
	return wb_group_within(wb_check_sets(h), (struct wb_group){ set, care }, wb_outcome_set(h, a, on));
}

/* ---- loops that all lanes leave at once -------------------------------------------------------- */
/* What is known of lanes by the masks merged at block @b along edge @e: by those that are empty there, or full, or
 * (@all) by all of them. */
static uint32_t
known_along(struct wb_check *h, uint32_t b, uint32_t e, bool all)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_iterations *it = wb_check_sets(h);
	uint32_t k = 0, known = WB_LANES_ALL;

	while (h->fn->in[h->fn->block[b].in + k] != e)
		k++;
	for (uint32_t m = l->merge_first[b]; m < l->merge_first[b + 1]; m++) {
		uint32_t set = l->merge_set[l->merge[m].arg + k], mask = wb_atom_set(it, l->merge[m].atom);

		if (set <= WB_LANES_ALL || (all && set != WB_NONE)) {
			known = wb_set_minus(it, known, wb_set_minus(it, set, mask));
			known = wb_set_minus(it, known, wb_set_minus(it, mask, set));
		}
	}
	return known;
}

uint32_t
wb_taken_by(const struct wb_check *h, uint32_t e)
{
	uint32_t src = h->fn->edge[e].src;
	const struct wb_inst *last = src == WB_NONE ? NULL : wb_last_inst(h->fn, src);

	return last && !wb_gsa_writes_exec(h->g, last) ? wb_last_of(h->fn, src) : WB_NONE;
}

struct wb_point
wb_point_again(struct wb_check *h, uint32_t loop, uint32_t e)
{
	struct wb_point w = wb_point_along(wb_check_numbers(h), e);

	w.iteration = wb_iteration_of(wb_check_sets(h), loop, w.block, w.group);
	return w;
}

bool
wb_all_had(struct wb_check *h, const struct wb_point *w, uint32_t a, bool on)
{
	const struct wb_atom *x = &h->lanes->atom[a];
	struct wb_iterations *it = wb_check_sets(h);

	return !(span_at(h, x->inst)->flags & WB_SPAN_TOP) &&
		wb_iteration_all(it, w->iteration, x->block, wb_atom_set(it, a), on) &&
		wb_iteration_all(it, w->iteration, x->block, wb_lanes_exec(h->lanes, x->inst), true);
}

/* Whether all of @lanes make compare @k once in iterations @r of @c, with one outcome. */
static bool
uniform_for_all(
	struct wb_check *h, const struct wb_cycle *c, const struct wb_iteration *r, uint32_t lanes, uint32_t k)
{
	struct wb_iterations *it = wb_check_sets(h);
	const struct wb_span *s = span_at(h, k);

	return c->nback == 1 && !(s->flags & WB_SPAN_TOP) && wb_iteration_executes(it, r, s->block) &&
		wb_group_within(it, (struct wb_group){ lanes, s->care }, s->exec) && wb_compare_uniform(h, c, k);
}

/* What is known of lanes at the end of iterations @r of @c, by the masks merged in blocks that all of these enter, by
 * one edge. */
static uint32_t
known_in(struct wb_check *h, const struct wb_cycle *c, const struct wb_iteration *r)
{
	struct wb_iterations *it = wb_check_sets(h);
	uint32_t known = WB_LANES_ALL;

	for (uint32_t k = 0; k < c->nblock; k++) {
		uint32_t b = c->block[k], by = WB_NONE, n = 0;

		WB_EACH_IN(h->fn, b, e)
			if (wb_iteration_takes(it, r, b, e)) {
				by = e;
				n++;
			}
		if (n == 1 && b != c->header && wb_iteration_executes(it, r, b))
			known = wb_set_and(it, known, known_along(h, b, by, true));
	}
	return known;
}

/* Whether a back edge of @c is taken by all lanes of the header or by none, because all conditions are uniform: given
 * that one lane takes it, each condition that decides had its outcome in all lanes, and so all come to the next one. */
static bool
all_or_none(struct wb_check *h, const struct wb_cycle *c, uint32_t back)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_iterations *it = wb_check_sets(h);
	struct wb_point w = wb_point_again(h, c->loop, back);
	const struct wb_iteration *r = w.iteration;
	const struct wb_span *head = &l->span[l->block_span[c->header]];
	uint32_t lanes = wb_set_and(it, head->exec, known_in(h, c, r));

	if ((head->flags | l->span[l->block_span[w.block + 1] - 1].flags) & WB_SPAN_TOP)
		return false;
	for (uint32_t a = 0; a < l->natom; a++) {
		const struct wb_atom *x = &l->atom[a];
		bool on;

		if ((!x->uniform && x->kind != WB_ATOM_CMP) || !wb_cycle_has(c, x->block))
			continue;
		on = wb_iteration_all(it, r, x->block, wb_atom_set(it, a), true);
		if (!on && !wb_iteration_all(it, r, x->block, wb_atom_set(it, a), false))
			continue;
		if (x->uniform || uniform_for_all(h, c, r, lanes, x->inst))
			lanes = wb_set_and(it, lanes, wb_outcome_set(h, a, on));
	}
	return wb_group_within(it, (struct wb_group){ lanes, w.group.care }, w.group.lanes);
}

static bool
leaves_together(struct wb_check *h, const struct wb_cycle *c)
{
	bool together;

	if (h->fn->loops->loop[c->loop].irreducible || h->g->exec_lo == WB_NONE)
		return false;
	if (h->lanes->loop[c->loop].kind == WB_LANE_LOOP_TOGETHER)
		return true;
	together = h->lanes->loop[c->loop].kind == WB_LANE_LOOP_SHRINKS;
	for (uint32_t k = 0; k < c->nback && together; k++)
		together = all_or_none(h, c, c->back[k]);
	return together;
}

bool
wb_leaves_together(struct wb_check *h, const struct wb_cycle *c)
{
	uint8_t *known;

	if (c->part)
		return false;
	if (!h->leaves_together)
		h->leaves_together = WB_NEW(h->cx->tmp, uint8_t, h->fn->loops->nloop);
	known = &h->leaves_together[c->loop];
	for (uint32_t l = 0; l < c->loop && *known == WB_OPEN; l++)	/* those around it first: they are asked for */
		if (wb_loop_has(h->fn->loops, l, c->header) && h->leaves_together[l] == WB_OPEN) {
			struct wb_cycle outer = wb_cycle_of_loop(h, l);

			h->leaves_together[l] = leaves_together(h, &outer) ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
		}
	if (*known == WB_OPEN)
		*known = leaves_together(h, c) ? WB_ALWAYS_HOLDS : WB_NEVER_HOLDS;
	return *known == WB_ALWAYS_HOLDS;
}

bool
wb_every_iteration(const struct wb_check *h, const struct wb_cycle *c, uint32_t inst)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *head = &l->span[l->block_span[c->header]];
	uint32_t b = h->g->block_of[inst];
	bool all = h->fn->loops->of_block[b] == c->loop;

	for (uint32_t n = 0; n < c->nback && all; n++) {
		uint32_t at = h->g->tree_at[h->fn->edge[c->back[n]].src];

		all = at >= h->g->tree_at[b] && at < h->g->tree_end[b];
	}
	return all && !(l->span[l->of_inst[inst]].flags & WB_SPAN_TOP) &&
		wb_lanes_within(l, l->span[l->of_inst[inst]].care, head->exec, wb_lanes_exec(l, inst));
}

/* Whether atom @a has one outcome for all lanes that made the compare; in a loop, for all that entered it. */
static bool
is_uniform(struct wb_check *h, uint32_t a)
{
	uint32_t loop = h->fn->loops->of_block[h->lanes->atom[a].block];
	struct wb_cycle c = { .loop = WB_NONE, .header = WB_NONE };

	if (loop == WB_NONE)
		return wb_compare_uniform(h, &c, h->lanes->atom[a].inst);
	c = wb_cycle_of_loop(h, loop);
	return wb_leaves_together(h, &c) && wb_compare_uniform(h, &c, h->lanes->atom[a].inst);
}

/* What is known of lanes on edge @e by compares of the result of @load with what never changes: if lanes by whose mask
 * it is taken have one outcome, all that compared have. */
static uint32_t
known_by_load(struct wb_check *h, uint32_t e, uint32_t load)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_lane_branch *br = &l->branch[h->fn->edge[e].src];
	struct wb_iterations *it = wb_check_sets(h);
	uint32_t known = WB_LANES_ALL, care = wb_care_along(it, e);

	if (load == WB_NONE || !wb_lane_branch_on_mask(br) || wb_lane_edge_if_empty(h->fn, br, e))
		return known;
	for (uint32_t a = 0; a < 2 * l->natom; a++) {
		uint32_t cmp = l->atom[a / 2].inst;
		struct wb_decoded d;

		if (l->atom[a / 2].kind != WB_ATOM_CMP || !wb_compares_integers(h, cmp, &d) || d.bits != 32 ||
			!wb_set_implies(h, care, br->set, a / 2, a % 2))
			continue;
		for (uint32_t n = 0; n < 2; n++)
			if (wb_returned_to(h, wb_read_by(h, d.src[n], 0), cmp, load) &&
				(d.src[!n]->kind == WB_OPND_IMM ||
					wb_is_invariant(h, wb_read_by(h, d.src[!n], 0), cmp)))
				known = wb_set_minus(it, known,
					wb_set_minus(it, wb_lanes_exec(l, cmp), wb_outcome_set(h, a / 2, a % 2)));
	}
	return known;
}

uint32_t
wb_edge_behind(struct wb_check *h, uint32_t e, uint32_t load, uint32_t *known)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_lanes *l = h->lanes;
	uint32_t b = fn->edge[e].dst, src = fn->edge[e].src, loop = b == WB_NONE ? WB_NONE : fn->loops->of_block[b];
	const struct wb_lane_branch *br = b == WB_NONE ? NULL : &l->branch[b];
	const struct wb_span *s = b == WB_NONE ? NULL : &l->span[l->block_span[b + 1] - 1];
	struct wb_iterations *it = wb_check_sets(h);
	bool empty;

	if (!s || src == WB_NONE)
		return WB_NONE;
	if (fn->loops->of_block[src] != loop ||
		(loop != WB_NONE && (fn->loops->loop[loop].header == b || fn->loops->loop[loop].irreducible)))
		*known = WB_LANES_ALL;		/* conditions may be made anew */
	else
		*known = wb_set_and(
			it, wb_set_and(it, *known, wb_care_along(it, e)), known_by_load(h, e, load));
	*known = wb_set_and(it, *known, known_along(h, b, e, false));
	if (*known == WB_LANES_ALL || fn->block[b].nout == 1)
		return *known == WB_LANES_ALL ? WB_NONE : fn->out[fn->block[b].out];
	if (fn->block[b].nout != 2 || !wb_lane_branch_on_mask(br) || (s->flags & WB_SPAN_TOP))
		return WB_NONE;
	empty = wb_group_within(it, (struct wb_group){ wb_set_and(it, br->set, *known), s->care }, WB_LANES_NONE);
	if (!empty && (!(s->flags & WB_SPAN_NONEMPTY) ||
		!wb_group_within(it, (struct wb_group){ wb_set_and(it, s->exec, *known), s->care }, br->set)))
		return WB_NONE;
	for (uint32_t k = 0; k < 2; k++)
		if (wb_lane_edge_if_empty(fn, br, fn->out[fn->block[b].out + k]) == empty)
			return fn->out[fn->block[b].out + k];
	return WB_NONE;
}

/* If atom @a is EXEC in the header of a loop that all lanes leave at once: the set that entered the loop; else
 * WB_LANES_NONE. */
static uint32_t
entered_with(struct wb_check *h, uint32_t a)
{
	const struct wb_atom *x = &h->lanes->atom[a];
	uint32_t loop = x->kind == WB_ATOM_LOOP ? h->fn->loops->of_block[x->block] : WB_NONE;
	struct wb_cycle c;

	if (loop == WB_NONE || x->unit != h->g->exec_lo || h->lanes->loop[loop].kind == WB_LANE_LOOP_TOP)
		return WB_LANES_NONE;
	c = wb_cycle_of_loop(h, loop);
	return wb_leaves_together(h, &c) ? h->lanes->loop[loop].entry : WB_LANES_NONE;
}

/* Whether @set, which is not empty, is the entry set of the function: it depends on uniform compares, and on loops that
 * all lanes leave at once. */
static bool
all_since_entry(struct wb_check *h, uint32_t set)
{
	const struct wb_lanes *l = h->lanes;
	WB_VEC(uint32_t) todo = { 0 };
	bool entry = false;

	WB_PUSH(h->cx->tmp, &todo, set);
	while (todo.n) {
		const struct wb_lane_node *n = &l->node[set = todo.at[--todo.n]];
		bool on = set > WB_LANES_ALL && n->off == WB_LANES_NONE;
		uint32_t in = on ? entered_with(h, n->atom) : WB_LANES_NONE;

		if (set == WB_LANES_ALL)
			continue;
		if (set == WB_LANES_NONE || (!on && n->on != WB_LANES_NONE))
			return false;
		if (in != WB_LANES_NONE)
			WB_PUSH(h->cx->tmp, &todo, in);
		else if (on && l->atom[n->atom].kind == WB_ATOM_ENTRY)
			entry = true;
		else if (l->atom[n->atom].kind != WB_ATOM_CMP || !is_uniform(h, n->atom))
			return false;
		WB_PUSH(h->cx->tmp, &todo, on ? n->on : n->off);
	}
	return entry;
}

bool
wb_exec_is_entry(struct wb_check *h, uint32_t inst)
{
	const struct wb_span *s = span_at(h, inst);

	if (h->g->exec_lo == WB_NONE || (s->flags & WB_SPAN_TOP))
		return false;
	return wb_lanes_same(h->lanes, s->care, s->exec, h->lanes->region[0].entry) ||
		((s->flags & WB_SPAN_NONEMPTY) && all_since_entry(h, s->exec));
}

/* ---- compares that choose lanes ---------------------------------------------------------------- */
/* Whether @v, read at @use, is uniform, or is so in each iteration of a loop that all lanes leave at once. */
static bool
one_number(struct wb_check *h, uint32_t v, uint32_t use)
{
	uint32_t loop = h->fn->loops->of_block[h->g->block_of[use]];
	struct wb_cycle c = { .loop = WB_NONE, .header = WB_NONE };

	if (wb_word_uniform(h, &c, v, use))
		return true;
	if (loop == WB_NONE || h->fn->loops->loop[loop].irreducible)
		return false;
	c = wb_cycle_of_loop(h, loop);
	return wb_leaves_together(h, &c) && wb_word_uniform(h, &c, v, use);
}

/* What is known of the lanes for which compare @k holds, or (IF_NOT) does not. ONE_LANE: there is at most one. Else a
 * set of dimensions, along which these lanes have the same id. */
#define ONE_LANE (1u << 3)
#define IF_NOT (1u << 4)
#define NOT_ASKED UINT8_MAX
static uint8_t
lanes_chosen(struct wb_check *h, uint32_t k)
{
	uint32_t v[2], set = 0, no = h->fn->inst[k].op == WB_OP_NE ? IF_NOT : 0;
	struct wb_decoded d;
	bool with_zero = false;

	if (!wb_compares_integers(h, k, &d) || (d.op != WB_OP_EQ && d.op != WB_OP_NE))
		return 0;
	for (int n = 0; n < 2; n++) {
		v[n] = wb_read_by(h, d.src[n], 0);	/* of 64 bits, the lower half */
		with_zero |= d.src[n]->kind == WB_OPND_IMM && d.src[n]->imm == 0;
	}
	for (int n = 0; n < 2 && !set; n++)
		if (v[n] != WB_NONE && (v[!n] == WB_NONE || one_number(h, v[!n], k)))
			set = wb_lane_number(h, v[n], k) ? ONE_LANE : wb_item_dimensions(h, v[n], k, with_zero);
	set = set || !wb_equal_once(h, k) ? set : ONE_LANE;
	return (uint8_t)(set ? set | no : 0);
}

/* lanes_chosen by the compare of atom @a; computed once, and once more if rows_assumed. */
static uint32_t
chosen_lanes_of(struct wb_check *h, uint32_t a)
{
	uint8_t **chosen_lanes = &h->chosen_lanes[h->rows_assumed];

	if (h->lanes->atom[a].kind != WB_ATOM_CMP)
		return 0;
	if (!*chosen_lanes) {
		*chosen_lanes = wb_arena_alloc(h->cx->tmp, h->lanes->natom, 1);
		memset(*chosen_lanes, NOT_ASKED, h->lanes->natom);
	}
	if ((*chosen_lanes)[a] == NOT_ASKED)
		(*chosen_lanes)[a] = lanes_chosen(h, h->lanes->atom[a].inst);
	return (*chosen_lanes)[a];
}

/* Whether all lanes that are on in @s made compare @a with outcome @on. The mask is 0 in a lane that was off, so for
 * !on this needs a proof that the lane was on. */
static bool
all_have(struct wb_check *h, const struct wb_span *s, uint32_t a, bool on)
{
	const struct wb_lanes *l = h->lanes;

	return wb_set_implies(h, s->care, s->exec, a, on) &&
		(on || wb_lanes_within(l, s->care, s->exec, wb_lanes_exec(l, l->atom[a].inst)));
}

bool
wb_all_have(struct wb_check *h, uint32_t inst, uint32_t a, bool on)
{
	const struct wb_span *s = span_at(h, inst);

	return !(s->flags & WB_SPAN_TOP) && all_have(h, s, a, on);
}

bool
wb_chosen_by(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on)
{
	return !wb_loop_has(h->fn->loops, c->loop, h->lanes->atom[a].block) &&
		all_have(h, &h->lanes->span[h->lanes->block_span[c->header]], a, on);
}

/* Whether all lanes that are on anywhere in @c have outcome @on of compare @a, as those of its header do: no other lane
 * is switched on. */
static bool
chosen_throughout(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on)
{
	const struct wb_lanes *l = h->lanes;
	uint32_t header = l->span[l->block_span[c->header]].exec;

	for (uint32_t b = 0; b < c->nblock; b++)
		for (uint32_t k = l->block_span[c->block[b]]; k < l->block_span[c->block[b] + 1]; k++) {
			const struct wb_span *s = &l->span[k];

			if (s->flags & (WB_SPAN_EMPTY | WB_SPAN_DEAD | WB_SPAN_WHOLE_WAVE))
				continue;
			if ((s->flags & WB_SPAN_TOP) ||
				(!wb_lanes_within(l, s->care, s->exec, header) && !all_have(h, s, a, on)))
				return false;
		}
	return true;
}

bool
wb_stays_chosen(struct wb_check *h, const struct wb_cycle *c, uint32_t a, bool on)
{
	return wb_chosen_by(h, c, a, on) && chosen_throughout(h, c, a, on);
}

/* The compares that choose one work-item of a wave together, each computed for all: 1 < id, id < 3. */
static struct wb_single
single_item(struct wb_check *h, const struct wb_cycle *c)
{
	struct wb_single all = { 0 };
	struct wb_items in, now;
	bool several = false;

	memset(&in, 0xff, sizeof in);
	for (uint32_t a = 0; a < 2 * h->lanes->natom && all.n < WB_COUNT(all.atom); a++) {
		const struct wb_atom *x = &h->lanes->atom[a / 2];
		const struct wb_items *s = x->kind == WB_ATOM_CMP ? wb_items_if(h, x->inst) : NULL;

		for (uint32_t k = 0; s && k < WB_ITEM_WORDS; k++)
			now.word[k] = in.word[k] & (a % 2 ? s->word[k] : ~s->word[k]);
		if (!s || !memcmp(&now, &in, sizeof in) || !wb_stays_chosen(h, c, a / 2, a % 2))
			continue;
		in = now;
		all.atom[all.n] = a / 2;
		all.on[all.n++] = a % 2;
	}
	for (uint32_t k = 0; k < 2 * WB_ITEM_WORDS; k++) {
		uint64_t half = in.word[k / 2] >> k % 2 * 32 & UINT32_MAX, wave = in.word[k / 2];

		wave = wb_fn_lanes(h->fn) == 64 ? wave : half;
		several |= (wave & (wave - 1)) != 0;
	}
	return several ? (struct wb_single){ 0 } : all;
}

struct wb_single
wb_single_lane(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_single none = { 0 }, all = { 0 };
	uint32_t dimensions = 0;
	const struct wb_span *s;

	if (h->fn->loops->loop[c->loop].irreducible)
		return none;
	s = &l->span[l->block_span[c->header]];
	if (s->flags & WB_SPAN_TOP)
		return none;
	for (uint32_t a = 0; a < l->natom; a++) {
		uint32_t chosen = chosen_lanes_of(h, a), same = chosen & ~IF_NOT;
		bool on = !(chosen & IF_NOT);

		if (!(same & ~dimensions) || !wb_stays_chosen(h, c, a, on))
			continue;
		if (same == ONE_LANE)
			return (struct wb_single){ 1, { a }, { on } };
		dimensions |= same;
		all.atom[all.n] = a;
		all.on[all.n++] = on;
	}
	return h->dimensions && !(h->dimensions & ~dimensions) ? all : single_item(h, c);
}

/* Whether the branch of block @b is in @cycle, or on a mask, and so not what whole waves go apart by. */
static bool
keeps_waves(const struct wb_fn *fn, uint32_t b, void *cycle)
{
	return wb_cycle_has(cycle, b) || wb_lane_branch_on_mask(&fn->lanes->branch[b]);
}

bool
wb_all_waves_in(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_iterated_cdep branches = wb_iterated_cdep_new(h->cx->tmp, h->fn);
	struct wb_cycle cycle = *c;

	if (c->part || h->part_waves || l->loop[c->loop].kind == WB_LANE_LOOP_TOP ||
		!wb_iterated_cdep_of(&branches, c->header, keeps_waves, &cycle))
		return false;
	WB_EACH_ATOM(l, l->loop[c->loop].entry, a) {
		uint32_t chosen = chosen_lanes_of(h, a);

		if (l->atom[a].kind != WB_ATOM_ENTRY &&
			((chosen & ~IF_NOT) != ONE_LANE || !wb_chosen_by(h, c, a, (chosen & IF_NOT) != 0)))
			return false;
	}
	return true;
}

/* Whether all lanes of @all, and of the outcome @on of compare @a where they all make it, are in @set, and are several
 * of the first wave. */
static bool
has_several(struct wb_check *h, uint32_t set, uint32_t all, uint32_t a, bool on)
{
	struct wb_iterations *it = wb_check_sets(h);
	uint32_t cmp = h->lanes->atom[a].inst;

	return !(span_at(h, cmp)->flags & WB_SPAN_TOP) && wb_several_if(h, cmp, on) &&
		wb_group_within(it, (struct wb_group){ all, WB_LANES_ALL }, wb_lanes_exec(h->lanes, cmp)) &&
		wb_group_within(it,
			(struct wb_group){ wb_set_and(it, all, wb_outcome_set(h, a, on)), WB_LANES_ALL }, set);
}

/* Whether @set may be one lane: it is not known that, where it is not empty, all lanes are in it, or several for which
 * a compare has some outcome. */
static bool
may_be_one(struct wb_check *h, uint32_t set)
{
	const struct wb_lanes *l = h->lanes;
	struct wb_iterations *it = wb_check_sets(h);
	uint32_t all = l->region[0].entry;
	bool several;

	for (uint32_t a = 0; a < 2 * l->natom; a++)
		if (l->atom[a / 2].uniform && wb_set_implies(h, WB_LANES_ALL, set, a / 2, a % 2))
			all = wb_set_and(it, all, wb_outcome_set(h, a / 2, a % 2));
	several = h->first_lanes > 1 && wb_group_within(it, (struct wb_group){ all, WB_LANES_ALL }, set);
	for (uint32_t a = 0; a < 2 * l->natom && !several; a++)
		several = l->atom[a / 2].kind == WB_ATOM_CMP && has_several(h, set, all, a / 2, a % 2);
	return !several;
}

bool
wb_maybe_single_lane(struct wb_check *h, uint32_t loop)
{
	bool one = false;

	for (uint32_t l = loop; l != WB_NONE && !one; l = h->fn->loops->loop[l].parent)
		one = h->lanes->loop[l].kind == WB_LANE_LOOP_TOP || may_be_one(h, h->lanes->loop[l].entry);
	return one;
}

/* ---- compare-and-swap against the latest value -------------------------------------------------- */
bool
wb_swap_data(const struct wb_check *h, uint32_t k, uint32_t v[2])
{
	const struct wb_inst *i = &h->fn->inst[k];
	/* ds_cmpst has two operands, others have a pair */
	uint32_t o = i->mem.data, two = o < i->nopnd && wb_opnd(h->fn, i, o)->nunit == 1;

	if (!(i->mem.access & WB_COMPARES) || i->mem.bytes != 4 || i->mem.space == WB_SPACE_SCALAR ||
		o + two >= i->nopnd || wb_opnd(h->fn, i, o)->nunit != 2 - two ||
		wb_opnd(h->fn, i, o + two)->kind != WB_OPND_UNIT || (wb_opnd(h->fn, i, o + two)->flags & WB_IMPLICIT))
		return false;
	v[0] = wb_gsa_use(h->g, i, o + two, 0);
	v[1] = wb_gsa_use(h->g, i, o, !two);
	return true;
}

/* Whether, in every iteration but the first, the expected value is what instruction @k returned in the iteration
 * before, for each lane that goes on. */
static bool
expects_last(struct wb_check *h, const struct wb_cycle *c, struct wb_value_use expected, uint32_t k)
{
	const struct wb_gsa_value *v = wb_gsa_at(h->g, expected.v);
	struct wb_integers *ints = wb_check_numbers(h);
	bool last = v->kind == WB_GSA_MU && wb_gsa_loop(h->g, v) == c->loop;

	for (uint32_t n = 0; n < c->nback && last; n++) {
		struct wb_point w = wb_point_again(h, c->loop, c->back[n]);
		struct wb_affine f = wb_affine_value(ints, wb_gsa_arg_along(h->g, expected.v, c->back[n]), w);
		uint32_t from = f.n == 1 && f.k[0] == 1 && !f.add ? wb_value_of_term(h, f.term[0]) : WB_NONE;

		last = from != WB_NONE && ((wb_value_is_def(h->g, from) && !wb_gsa_at(h->g, from)->clobber &&
			wb_gsa_at(h->g, from)->at == k && wb_lanes_written(ints, k, &w)) ||
			(wb_taken_by(h, c->back[n]) != WB_NONE &&
				wb_returned_to(h, from, wb_taken_by(h, c->back[n]), k)));
	}
	return last;
}

/* Whether, in each iteration, the expected value was just loaded from the location that @k swaps, in each lane. */
static bool
expects_loaded(struct wb_check *h, const struct wb_cycle *c, struct wb_value_use expected, uint32_t k)
{
	const struct wb_gsa_value *v = wb_gsa_at(h->g, expected.v);

	return wb_value_is_def(h->g, expected.v) && !v->clobber && wb_cycle_has(c, h->g->block_of[v->at]) &&
		wb_covered(h, expected.v, expected.use) && h->fn->inst[v->at].mem.access == WB_LOAD &&
		h->fn->inst[v->at].mem.bytes == 4 && wb_address_same(h, v->at, k);
}

/* What swap @k expects, before copies in all lanes; WB_NONE: it is no compare-and-swap. */
static struct wb_value_use
expected_by(struct wb_check *h, uint32_t k)
{
	struct wb_value_use r = { WB_NONE, k };
	uint32_t v[2];

	if (wb_swap_data(h, k, v))
		r.v = wb_lane_source(h, v[1], &r.use);
	return r;
}

bool
wb_continues_unequal(struct wb_check *h, const struct wb_cycle *c, uint32_t a)
{
	const struct wb_lanes *l = h->lanes;
	bool all = true;

	for (uint32_t n = 0; all && n < c->nback; n++) {
		struct wb_point w = wb_point_again(h, c->loop, c->back[n]);

		all = !(l->span[l->block_span[w.block + 1] - 1].flags & WB_SPAN_TOP) &&
			wb_all_had(h, &w, a, h->fn->inst[l->atom[a].inst].op == WB_OP_NE);
	}
	return all;
}

/* The last compare (atom) in @c of what swap @k has found with @expected; WB_NONE: none. */
static uint32_t
compare_of_swap(struct wb_check *h, const struct wb_cycle *c, uint32_t k, uint32_t expected)
{
	const struct wb_compares *in = wb_compares_in(h, c->loop);

	for (uint32_t n = in->atom.n; n-- > 0;) {
		uint32_t a = in->atom.at[n], cmp = h->lanes->atom[a].inst, v;
		const struct wb_opnd *with;

		if (wb_cycle_has(c, h->lanes->atom[a].block) && wb_compares_returned(h, cmp, k, &with) &&
			(v = wb_read_by(h, with, 0)) != WB_NONE && wb_lane_source(h, v, &cmp) == expected)
			return a;
	}
	return WB_NONE;
}

bool
wb_swaps_alone(struct wb_check *h, const struct wb_cycle *c, uint32_t k)
{
	for (uint32_t b = 0; b < c->nblock; b++)
		WB_EACH_INST(h->fn, c->block[b], i)
			if (i != k && wb_shared_write(h, i) && wb_alias_assumed(h, i, k, false) != WB_ALIAS_NO)
				return false;
	return true;
}

uint32_t
wb_swap_retried(struct wb_check *h, const struct wb_cycle *c, uint32_t swap, uint32_t load)
{
	struct wb_value_use e = expected_by(h, swap);

	return e.v != WB_NONE && expects_loaded(h, c, e, swap) && wb_gsa_at(h->g, e.v)->at == load ?
		compare_of_swap(h, c, swap, e.v) : WB_NONE;
}

bool
wb_cycle_retries(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	if (s->unknown || h->fn->loops->loop[c->loop].irreducible)
		return false;
	for (uint32_t n = 0; n < s->nread; n++) {
		uint32_t k = s->read[n], a;
		struct wb_value_use e = expected_by(h, k);

		if (e.v != WB_NONE &&
			((expects_last(h, c, e, k) && wb_address_fixed(h, k, c)) || expects_loaded(h, c, e, k)) &&
			(a = compare_of_swap(h, c, k, e.v)) != WB_NONE && wb_continues_unequal(h, c, a) &&
			wb_swaps_alone(h, c, k))
			return true;
	}
	return false;
}
