/* passes/integer/iterations.c -- the paths of lanes in one iteration of a loop.
 *
 * A loop that lanes leave one by one continues while a set M of lanes is not empty. Given that a lane is in M, it is
 * known which tests it has passed, and which path this iteration took:
 *
 *	@h   b = or b, exec			lanes that break
 *	     save = and_saveexec c
 *	     cbrz exec, @latch			all break: then b contains all lanes
 *	@on  out = select -1, 0 (scc)
 *	     b = or (andn2 b, exec), (and out, exec)
 *	@latch b2 = merge of b and b
 *	     exec = or exec, save
 *	     left = or left, (and exec, b2)
 *	     exec = andn2 exec, left		M, tested
 *
 * LANES writes every mask as a Boolean function of atoms, the same for every lane, and what every lane fulfils at a
 * block (`care`). Here the states of a lane that lead to M are computed backwards:
 *
 *	at the end of the block of M	care & M
 *	over an instruction		an atom that it makes has any value before
 *	to an edge			merged masks are replaced by those of the edge; and what is known on the edge
 *	at the end of a block		the union over its outgoing edges
 *	over an inner loop		all its atoms have any value before
 *
 * In the example: if all lanes break, b2 contains all lanes, and M is empty. So no state remains on edge @h -> @latch,
 * and at the end of @on only states with scc = 0 remain.
 *
 * An edge without states is not taken in an iteration in which some lane reaches M. If all states at the end of a block
 * are in the set of a compare, then the compare held in the lanes of M, if they passed it. If a function is too large,
 * `care` is used instead.
 *
 * Cost:   the blocks of the loop, a few times, with an operation on functions for each; these are limited
 *         (passes/lanes/bdd.h).
 */
#include "iterations.h"

#include "../lanes/bdd.h"
#include "wavebound/gsa.h"

#define MOST_SWEEPS 8

struct wb_iterations {
	struct wb_arena *arena;
	const struct wb_fn *fn;
	const struct wb_loops *ls;
	const struct wb_lanes *lanes;
	struct wb_bdd *bdd;		/* the functions of LANES, and those made here */
	uint32_t *compare;		/* [inst] its atom, or WB_NONE */
	uint32_t *first, *next;		/* [block] the first atom that it makes; [atom] the next one; WB_NONE */
	uint32_t *care;			/* [edge] what is known on it; WB_NONE: not computed yet */
	struct wb_map known, known_sets;
	WB_VEC(struct wb_iteration *) iteration;
	WB_VEC(struct wb_known_atoms *) said;
};

struct wb_iterations *
wb_iterations_new(struct wb_arena *arena, const struct wb_fn *fn)
{
	struct wb_iterations *it = WB_NEW(arena, struct wb_iterations, 1);
	uint32_t more;

	it->arena = arena;
	it->fn = fn;
	it->ls = fn->loops;
	it->lanes = fn->lanes;
	it->bdd = WB_NEW(arena, struct wb_bdd, 1);
	more = (uint32_t)wb_min_u64(wb_limit_of(WB_LIMIT_LANE_SETS, fn->ninst), INT32_MAX / 2);
	wb_bdd_load(it->bdd, arena, fn->lanes, fn->lanes->nnode + more);
	it->compare = wb_new_ids(arena, fn->ninst);
	it->care = wb_new_ids(arena, fn->nedge);
	it->known = wb_map_new(arena);
	it->known_sets = wb_map_new(arena);
	it->first = wb_new_ids(arena, fn->nblock);
	it->next = wb_new_ids(arena, fn->lanes->natom);
	for (uint32_t a = fn->lanes->natom; a-- > 0;) {
		const struct wb_atom *at = &fn->lanes->atom[a];

		if (at->kind == WB_ATOM_CMP && at->inst != WB_NONE)
			it->compare[at->inst] = a;
		if (at->block != WB_NONE) {
			it->next[a] = it->first[at->block];
			it->first[at->block] = a;
		}
	}
	return it;
}

bool wb_iterations_spent(const struct wb_iterations *it) { return wb_bdd_exhausted(it->bdd); }

uint32_t
wb_next_atom(const struct wb_iterations *it, uint32_t loop, uint32_t *k, uint32_t a)
{
	const struct wb_loop *l = &it->ls->loop[loop];

	a = a == WB_NONE ? WB_NONE : it->next[a];
	while (a == WB_NONE && *k < l->nblock)
		a = it->first[it->ls->list[l->block + (*k)++]];
	return a;
}

/* ---- groups ---------------------------------------------------------------------------- */
static uint32_t
care_of(const struct wb_iterations *it, uint32_t block)
{
	return it->lanes->span[it->lanes->block_span[block]].care;
}

uint32_t
wb_exec_in(const struct wb_iterations *it, uint32_t block)
{
	return it->lanes->span[it->lanes->block_span[block]].exec;
}

struct wb_group
wb_group_active(const struct wb_iterations *it, uint32_t inst)
{
	const struct wb_span *s = &it->lanes->span[it->lanes->of_inst[inst]];

	return (struct wb_group){ s->exec, s->care };
}

uint32_t
wb_care_along(struct wb_iterations *it, uint32_t e)
{
	uint32_t src = it->fn->edge[e].src, care, x;
	const struct wb_lane_branch *br;

	if (it->care[e] != WB_NONE)
		return it->care[e];
	care = src == WB_NONE ? WB_LANES_ALL : care_of(it, src);
	br = src == WB_NONE ? NULL : &it->lanes->branch[src];
	if (br && br->set != WB_NONE && it->fn->block[src].nout == 2) {
		x = wb_lane_edge_if_empty(it->fn, br, e) ? wb_bdd_andn(it->bdd, care, br->set) :
			br->condition ? wb_bdd_and(it->bdd, care, br->set) : care;
		care = x == WB_NONE ? care : x;
	}
	return it->care[e] = care;
}

struct wb_group
wb_group_along(struct wb_iterations *it, uint32_t e)
{
	uint32_t src = it->fn->edge[e].src;

	return (struct wb_group){ src == WB_NONE ? wb_exec_in(it, 0) : it->lanes->leave[src], wb_care_along(it, e) };
}

bool
wb_group_within(const struct wb_iterations *it, struct wb_group g, uint32_t set)
{
	return wb_bdd_within(it->bdd, g.care, g.lanes, set);
}

bool
wb_group_outside(const struct wb_iterations *it, struct wb_group g, uint32_t set)
{
	return wb_bdd_disjoint(it->bdd, g.care, g.lanes, set);
}

uint32_t wb_atom_set(struct wb_iterations *it, uint32_t atom) { return wb_bdd_atom(it->bdd, atom); }
uint32_t
wb_compare_set(struct wb_iterations *it, uint32_t inst)
{
	return it->compare[inst] == WB_NONE ? WB_NONE : wb_atom_set(it, it->compare[inst]);
}

uint32_t
wb_set_and(struct wb_iterations *it, uint32_t a, uint32_t b)
{
	return wb_bdd_and(it->bdd, a, b);
}

uint32_t
wb_set_minus(struct wb_iterations *it, uint32_t a, uint32_t b)
{
	return wb_bdd_andn(it->bdd, a, b);
}

struct wb_known_atoms *
wb_group_atoms(struct wb_iterations *it, struct wb_group g)
{
	uint32_t id = wb_map_id(&it->known_sets, &g, sizeof g, it->said.n), set;
	struct wb_bdd_decided decided[WB_MOST_KNOWN];
	struct wb_known_atoms *s;

	if (id != WB_NONE)
		return it->said.at[id];
	s = WB_NEW(it->arena, struct wb_known_atoms, 1);
	WB_PUSH(it->arena, &it->said, s);
	set = wb_bdd_and(it->bdd, g.care, g.lanes);
	s->group = set == WB_NONE ? g : (struct wb_group){ set, WB_LANES_ALL };	/* faster: one set is walked, not two */
	s->n = wb_bdd_decided(it->bdd, s->group.lanes, WB_MOST_KNOWN, decided);
	for (uint32_t k = 0; k < s->n; k++)
		s->at[k] = (struct wb_known_atom){ .atom = decided[k].atom, .holds = decided[k].holds };
	return s;
}

enum { UNASKED, ACTIVE, INACTIVE };

bool
wb_was_active(struct wb_iterations *it, struct wb_known_atoms *s, uint32_t k)
{
	struct wb_known_atom *said = &s->at[k];
	const struct wb_atom *a = &it->lanes->atom[said->atom];

	if (said->active == UNASKED)
		said->active = a->kind == WB_ATOM_CMP &&
			wb_group_within(it, s->group, wb_group_active(it, a->inst).lanes) ? ACTIVE : INACTIVE;
	return said->active == ACTIVE;
}

/* ---- backwards --------------------------------------------------------------------------- */
struct atom_filter {
	const struct wb_iterations *it;
	uint32_t block;			/* atoms made in it are dropped; WB_NONE: see loop */
	uint32_t loop;			/* or those made in it */
	bool merges;			/* and those of masks merged in it */
};

static bool
keeps(const void *ctx, uint32_t atom)
{
	const struct atom_filter *k = ctx;
	const struct wb_atom *a = &k->it->lanes->atom[atom];

	if (k->block == WB_NONE)
		return a->block == WB_NONE || !wb_loop_has(k->it->ls, k->loop, a->block);
	if (!k->merges && (a->kind == WB_ATOM_MERGE || a->kind == WB_ATOM_LOOP))
		return true;
	return a->block != k->block;
}

static uint32_t keep(const void *ctx, uint32_t atom) { return keeps(ctx, atom) ? atom : WB_NONE; }

/* @set before @block made its atoms; @merges: also before its masks were merged. */
static uint32_t
before_block(struct wb_iterations *it, uint32_t set, uint32_t block, bool merges)
{
	struct atom_filter k = { it, block, WB_NONE, merges };

	return wb_bdd_image(it->bdd, set, WB_LANES_ALL, keep, &k);
}

/* The states at the source of edge @e into @block from which a lane reaches @set at the start of @block. */
static uint32_t
before_edge(struct wb_iterations *it, uint32_t block, uint32_t e, uint32_t set)
{
	const struct wb_lanes *l = it->lanes;
	uint32_t k = it->fn->gsa->arg_of[e], r = set, care = wb_care_along(it, e);

	for (uint32_t m = l->merge_first[block]; m < l->merge_first[block + 1]; m++) {
		uint32_t arg = l->merge_set[l->merge[m].arg + k];

		if (arg != WB_NONE)
			r = wb_bdd_and(it->bdd, r, wb_bdd_equivalent(it->bdd, l->merge[m].atom, arg));
	}
	r = wb_bdd_and(it->bdd, before_block(it, r, block, true), care);
	return r == WB_NONE ? care : r;
}

/* The loop directly inside @loop that contains @block, or WB_NONE. */
static uint32_t
inner_loop(const struct wb_iterations *it, uint32_t loop, uint32_t block)
{
	uint32_t l = it->ls->of_block[block];

	while (l != loop && it->ls->loop[l].parent != loop)
		l = it->ls->loop[l].parent;
	return l == loop ? WB_NONE : l;
}

/* Lanes of @set at the end of @block reach the group: true if this is new. For an inner loop, it is the set at its
 * start. */
static bool
add(struct wb_iterations *it, struct wb_iteration *r, uint32_t block, uint32_t set)
{
	uint32_t in = inner_loop(it, r->loop, block), at = in == WB_NONE ? block : it->ls->loop[in].header,
		 * old = &r->at[at - r->header], now;

	if (in != WB_NONE) {
		struct atom_filter k = { it, WB_NONE, in, true };

		set = wb_bdd_image(it->bdd, set, WB_LANES_ALL, keep, &k);
		set = set == WB_NONE ? WB_LANES_ALL : set;
	}
	now = wb_bdd_or(it->bdd, *old, set);
	if (now == WB_NONE)
		now = in == WB_NONE ? care_of(it, block) : WB_LANES_ALL;
	if (now == *old)
		return false;
	*old = now;
	return true;
}

/* From block @b, or the inner loop whose header it is, to its predecessors. */
static bool
step_back(struct wb_iterations *it, struct wb_iteration *r, uint32_t b)
{
	const struct wb_fn *fn = it->fn;
	uint32_t in = inner_loop(it, r->loop, b), set = r->at[b - r->header], x;
	bool changed = false;

	if (in != WB_NONE) {
		const struct wb_loop *l = &it->ls->loop[in];

		for (uint32_t k = 0; k < l->nentry; k++) {
			uint32_t e = it->ls->list[l->entry + k];

			x = wb_bdd_and(it->bdd, set, wb_care_along(it, e));
			x = x == WB_NONE ? wb_care_along(it, e) : x;
			if (x == WB_LANES_NONE)
				continue;
			wb_bit_set(r->edges, e);
			changed |= add(it, r, fn->edge[e].src, x);
		}
		return changed;
	}
	x = wb_bdd_and(it->bdd, before_block(it, set, b, false), care_of(it, b));
	set = x == WB_NONE ? care_of(it, b) : x;
	if (b == r->header) {
		r->start = set;
		return false;
	}
	WB_EACH_IN(fn, b, e) {
		if (!wb_edge_live(&fn->edge[e]))
			continue;
		x = before_edge(it, b, e, set);
		if (x == WB_LANES_NONE)
			continue;
		wb_bit_set(r->edges, e);
		changed |= add(it, r, fn->edge[e].src, x);
	}
	return changed;
}

/* The greatest number of a block of @loop. */
static uint32_t
last_block(const struct wb_iterations *it, uint32_t loop)
{
	const struct wb_loop *l = &it->ls->loop[loop];
	uint32_t last = l->header;

	for (uint32_t k = 0; k < l->nblock; k++)
		last = it->ls->list[l->block + k] > last ? it->ls->list[l->block + k] : last;
	return last;
}

static void
follow_back(struct wb_iterations *it, struct wb_iteration *r)
{
	uint32_t last = last_block(it, r->loop), set = wb_bdd_and(it->bdd, r->group.care, r->group.lanes);
	bool again = true;

	r->at = WB_NEW(it->arena, uint32_t, (size_t)last - r->header + 1);
	r->edges = wb_bits_new(it->arena, it->fn->nedge);
	add(it, r, r->block, set == WB_NONE ? r->group.care : set);
	for (uint32_t sweep = 0; again; sweep++) {
		again = false;
		for (uint32_t b = last + 1; b-- > r->header;)
			if (r->at[b - r->header] != WB_LANES_NONE && wb_loop_has(it->ls, r->loop, b))
				again |= step_back(it, r, b);
		if (sweep < MOST_SWEEPS)
			continue;
		for (uint32_t b = r->header; b <= last; b++)	/* a superset: what every lane fulfils */
			if (wb_loop_has(it->ls, r->loop, b))
				r->at[b - r->header] = inner_loop(it, r->loop, b) == WB_NONE ? care_of(it, b) :
					WB_LANES_ALL;
	}
}

const struct wb_iteration *
wb_iteration_of(struct wb_iterations *it, uint32_t loop, uint32_t block, struct wb_group g)
{
	uint32_t key[4] = { loop, block, g.lanes, g.care },
		 id = wb_map_id(&it->known, key, sizeof key, it->iteration.n);
	struct wb_iteration *r;

	if (id != WB_NONE)
		return it->iteration.at[id];
	r = WB_NEW(it->arena, struct wb_iteration, 1);
	*r = (struct wb_iteration){
		.loop = loop, .block = block, .group = g, .stamp = it->iteration.n + 1,
		.header = it->ls->loop[loop].header
	};
	WB_PUSH(it->arena, &it->iteration, r);
	follow_back(it, r);
	return r;
}

/* ---- queries ------------------------------------------------------------------------------- */
/* Whether lanes of the iteration pass the end of @block, which is executed at most once in it. */
static bool
passes(const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block)
{
	return it->ls->of_block[block] == r->loop && r->at[block - r->header] != WB_LANES_NONE;
}

static bool
is_all(const struct wb_iterations *it, struct wb_group g, uint32_t set, bool in)
{
	return in ? wb_group_within(it, g, set) : wb_group_outside(it, g, set);
}

bool
wb_iteration_all(const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block, uint32_t set, bool in)
{
	if (is_all(it, r->group, set, in))
		return true;
	return passes(it, r, block) &&
		is_all(it, (struct wb_group){ WB_LANES_ALL, r->at[block - r->header] }, set, in) &&
		wb_iteration_executes(it, r, block);
}

bool
wb_iteration_on_at_header(const struct wb_iterations *it, const struct wb_iteration *r)
{
	return wb_group_within(it, (struct wb_group){ WB_LANES_ALL, r->start }, wb_exec_in(it, r->header));
}

bool
wb_iteration_takes(const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block, uint32_t e)
{
	return block == r->header || !passes(it, r, block) || wb_bit(r->edges, e);
}

/* Walks backwards from the group on paths of the iteration without @block: whether the header is reached. */
bool
wb_iteration_executes(const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block)
{
	struct wb_todo todo;

	if (!passes(it, r, block))
		return false;
	if (wb_dominates(it->fn->dom, block, r->block))
		return true;
	todo = wb_todo_new(it->arena, it->fn->nblock);
	wb_todo_add(&todo, r->block);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];

		if (b == block)
			continue;
		if (b == r->header)
			return false;
		WB_EACH_IN(it->fn, b, e) {
			uint32_t src = it->fn->edge[e].src;

			if (src != WB_NONE && wb_edge_live(&it->fn->edge[e]) && wb_loop_has(it->ls, r->loop, src) &&
				(wb_bit(r->edges, e) || inner_loop(it, r->loop, b) != WB_NONE))
				wb_todo_add(&todo, src);
		}
	}
	return true;
}
