/* passes/integer/invariants.c -- loop invariants: bounds of a number at the header of a loop, in any iteration.
 *
 *	@h   a = merge of 3 and a2		a: 3? No, a2 is 0 .. 63. 0 .. 63? Yes.
 *	     b = merge of 7 and a		b: 7? No, what a is: 0 .. 63
 *	     a2 = and (add a, b), 63
 *
 * A counter is start + iterations * step, if the iterations of the loop are bounded; if the step is not always the
 * same, start plus at most iterations times its bounds. Other values are assumed to stay in their range at entry. Then
 * all edges into the header are asked for the values that they bring. Other values of the
 * same header that these depend on are handled together with them. Bounds that do not hold are widened: first to what
 * was seen; then to the range of all members so far (enough for the two ends of a binary search); then to 0, the
 * greatest signed number or the greatest number. Then all edges are asked again, until all bounds hold. The values
 * of the last sweep are the answer for all members.
 *
 * Sound:  assume that a value is ever outside its bounds, and take the first time. All values that it is made of were
 *         computed before, so they were within bounds. But the edges bring values within bounds if these are.
 *
 * In a vector register these bounds are those of lanes that are on at the header; a lane that is off there may not
 * come back. One that entered the loop and has left it has what it had at the header then, or what the back edge
 * brought, if all writes of the register in the loop are under an EXEC within that of the header: no v_writelane, no
 * move of the whole wave. Proof:
 *   - A lane of EXEC on the entry edge is on at the header in iterations 0 to some i, and in these within bounds.
 *   - If there is an iteration i + 1, it has what a back edge brought. Back edges are asked for all lanes that were on
 *     at the header, whether on at the edge or not.
 *   - From then on nothing writes it, so it keeps that number, whichever exit is taken.
 *   - A lane that is off at the header of the last iteration has left before, so it has what a back edge brought.
 * The header dominates the point. So values and EXEC on entry are those of the latest time that the loop was entered.
 *
 * Cost:   all values once in each sweep. There are a few sweeps, at most MOST_SWEEPS and one for each member. Answers
 *         are valid as long as their assumptions are (memo.c).
 */
#include "internal.h"

#define EXACT_SWEEPS 3			/* sweeps in which bounds are widened only to what was seen */
#define MOST_SWEEPS 16

/* The hull over @n edges, in lanes that are on there; or in the lanes of @set, unless that is WB_NONE. */
static struct wb_range
edges_range(struct wb_integers *ints, uint32_t v, uint32_t first, uint32_t n, uint32_t set)
{
	struct wb_range r = wb_range_full(32);
	bool any = false;

	for (uint32_t k = 0; k < n && !(any && wb_range_unbounded(&r)); k++) {
		uint32_t e = ints->fn->loops->list[first + k];
		struct wb_point w;
		struct wb_range x;

		if (!wb_integers_live(ints, e))
			continue;
		w = wb_point_along_for(ints, e, wb_unit_of_lanes(ints->g, wb_value_unit(ints->g, v)));
		if (set != WB_NONE)
			w.group.lanes = set;
		x = wb_range_along(ints, v, e, w);
		r = any ? wb_range_hull(r, x) : x;
		any = true;
	}
	return r;
}

/* The range of @v on entry of the loop. */
static struct wb_range
start_range(struct wb_integers *ints, uint32_t v, uint32_t loop)
{
	return edges_range(ints, v, ints->fn->loops->loop[loop].entry, ints->fn->loops->loop[loop].nentry,
		WB_NONE);
}

static bool
counted(struct wb_integers *ints, uint32_t v, uint32_t loop, const struct wb_range *start, struct wb_range *out)
{
	uint64_t iterations = wb_integers_bound(ints, loop);
	uint32_t term = wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v });
	struct wb_affine step;
	struct wb_point w = wb_point_any(WB_NONE);
	struct wb_advance a;
	bool found;

	if (iterations > UINT32_MAX)
		return false;
	for (uint32_t k = 0; k < ints->nassumed; k++)
		if (ints->assumed[k].loop == WB_NONE) {	/* while a step is computed, no other one is */
			wb_depends_on(ints, k);
			return false;
		}
	if (!wb_assume(ints, WB_NONE))
		return false;
	found = wb_counter_find(ints, loop, term, &w, 64, &step) && wb_affine_constant(&step);
	if (found)
		a.low = a.high = (int32_t)step.add;
	else
		found = wb_counter_advance(ints, loop, v, &a);
	wb_assume_end(ints);
	if (found)
		*out = wb_range_advanced(start, &a, iterations);
	return found;
}

static const struct wb_member *
member(const struct wb_assumption *a, uint32_t v)
{
	for (uint32_t k = 0; k < a->member.n; k++)
		if (a->member.at[k].v == v)
			return &a->member.at[k];
	return NULL;
}

/* Assumes that @v stays in its range at entry. */
static struct wb_range
join(struct wb_integers *ints, struct wb_assumption *a, uint32_t v, struct wb_range start)
{
	if (a->member.n == MOST_MEMBERS || wb_range_is_full(&start, 32))
		return wb_range_full(32);
	start.mod = 1;
	start.rem = 0;
	WB_PUSH(ints->cx->tmp, &a->member, ((struct wb_member){ v, start, start }));
	return start;
}

static struct wb_range
widen(struct wb_range r, const struct wb_range *found, uint32_t sweep)
{
	if (sweep >= MOST_SWEEPS)
		return wb_range_full(32);
	if (sweep < EXACT_SWEEPS) {
		r = wb_range_hull(r, *found);
		r.mod = 1;
		r.rem = 0;
		return r;
	}
	if (found->low < r.low)
		r.low = 0;
	if (found->high > r.high)
		r.high = found->high <= INT32_MAX ? INT32_MAX : UINT32_MAX;
	if (found->slow < r.slow)
		r.slow = found->slow >= 0 ? 0 : INT32_MIN;
	if (found->shigh > r.shigh)
		r.shigh = INT32_MAX;
	return wb_range_tighten(32, r);
}

/* Asks the edges for all members, including those that are added meanwhile; true if all stay within bounds. */
static bool
all_invariant(struct wb_integers *ints, struct wb_assumption *a)
{
	const struct wb_loop *l = &ints->fn->loops->loop[a->loop];
	bool keep = true;

	for (uint32_t k = 0; k < a->member.n; k++) {
		struct wb_range start = start_range(ints, a->member.at[k].v, a->loop),
				back = edges_range(ints, a->member.at[k].v, l->back, l->nback,
					WB_NONE);

		a->member.at[k].found = wb_range_tighten(32, wb_range_hull(start, back));
		keep = keep && wb_range_within(&a->member.at[k].found, &a->member.at[k].range);
	}
	return keep;
}

/* The range of all members so far. */
static struct wb_range
hull_of_all(const struct wb_assumption *a)
{
	struct wb_range r = a->member.at[0].found;

	for (uint32_t k = 0; k < a->member.n; k++)
		r = wb_range_hull(wb_range_hull(r, a->member.at[k].found), a->member.at[k].range);
	r.mod = 1;
	r.rem = 0;
	return r;
}

static struct wb_query
query_of(const struct wb_integers *ints, uint32_t v)
{
	struct wb_point any = wb_point_any(WB_NONE);

	return wb_query(ints, v, WB_QUERY_VALUE, &any);
}

static struct wb_range
invariant(struct wb_integers *ints, uint32_t v, uint32_t loop, struct wb_range start)
{
	struct wb_assumption *a = wb_range_is_full(&start, 32) ? NULL : wb_assume(ints, loop);

	if (!a)
		return wb_range_full(32);
	join(ints, a, v, start);
	for (uint32_t sweep = 0; !all_invariant(ints, a); sweep++) {
		struct wb_range all = hull_of_all(a);

		for (uint32_t k = 0; k < a->member.n; k++) {
			struct wb_member *m = &a->member.at[k];

			if (!wb_range_within(&m->found, &m->range))
				m->range = sweep == EXACT_SWEEPS ? all : widen(m->range, &m->found, sweep);
		}
		wb_assume_other(ints);
	}
	wb_assume_end(ints);
	for (uint32_t k = 0; k < a->member.n; k++) {
		struct wb_query q = query_of(ints, a->member.at[k].v);

		wb_memo_end(ints, &ints->invariants, &q, (struct wb_basis){ .cut = false }, &a->member.at[k].found);
	}
	return a->member.at[0].found;
}

static struct wb_range
header_range(struct wb_integers *ints, uint32_t v, uint32_t loop)
{
	const struct wb_member *m;
	struct wb_range start, r;
	uint32_t at = ints->nassumed;

	while (at > 0 && ints->assumed[at - 1].loop != loop)
		at--;
	m = at ? member(&ints->assumed[at - 1], v) : NULL;
	if (!m) {
		start = start_range(ints, v, loop);
		if (counted(ints, v, loop, &start, &r))
			return r;
		if (!at)
			return invariant(ints, v, loop, start);
		m = member(&ints->assumed[at - 1], v);	/* computing the start may have added it */
	}
	wb_depends_on(ints, at - 1);
	return m ? m->range : join(ints, &ints->assumed[at - 1], v, start);
}

bool
wb_lanes_only_leave(struct wb_integers *ints, uint32_t loop)
{
	const struct wb_loop *l = &ints->fn->loops->loop[loop];

	for (uint32_t k = 0; k < l->nback; k++)
		if (!wb_group_within(ints->it, wb_group_along(ints->it, ints->fn->loops->list[l->back + k]),
			    wb_exec_in(ints->it, l->header)))
			return false;
	return true;
}

/* Whether all lanes of @g entered @loop, and lanes that are off at its header keep their @unit. */
static bool
keep_off(struct wb_integers *ints, uint32_t loop, uint32_t unit, struct wb_group g)
{
	const struct wb_gsa_row *row = &ints->g->row[ints->g->row_of[unit]];
	uint32_t header = wb_exec_in(ints->it, ints->fn->loops->loop[loop].header);

	for (uint32_t k = 0, e; (e = wb_next_entry(ints, loop, &k)) != WB_NONE;)
		if (!wb_group_within(ints->it, g, wb_group_along(ints->it, e).lanes))
			return false;
	for (uint32_t v = row->write; v < row[1].value; v++) {
		uint32_t at = wb_value_at(ints->g, v);

		if (wb_loop_has(ints->fn->loops, loop, ints->g->block_of[at]) &&
			(wb_gsa_at(ints->g, v)->kind != WB_GSA_MASKED ||
				!wb_group_within(ints->it, wb_group_active(ints->it, at), header)))
			return false;
	}
	return true;
}

/* The range of @v in lanes of @w, of which some may have left @loop in an earlier iteration. */
static struct wb_range
range_of_left(struct wb_integers *ints, uint32_t v, uint32_t loop, struct wb_point w)
{
	const struct wb_loop *l = &ints->fn->loops->loop[loop];
	uint32_t on = wb_exec_in(ints->it, l->header);
	bool left = wb_group_outside(ints->it, w.group, on);
	struct wb_range r;

	if (w.block == WB_NONE || !wb_dominates(ints->fn->dom, l->header, w.block) ||
		!keep_off(ints, loop, wb_value_unit(ints->g, v), w.group))
		return wb_range_full(32);
	w = (struct wb_point){ .group = { on, WB_LANES_ALL }, .block = l->header };
	r = edges_range(ints, v, l->back, l->nback, on);
	return left || wb_range_unbounded(&r) ? r : wb_range_hull(r, wb_invariant_range(ints, v, loop, w));
}

struct wb_range
wb_invariant_range(struct wb_integers *ints, uint32_t v, uint32_t loop, struct wb_point w)
{
	struct wb_query q = query_of(ints, v);
	struct wb_basis outer;
	struct wb_range r;

	if (wb_unit_of_lanes(ints->g, wb_value_unit(ints->g, v))) {
		wb_depends_on_point(ints);
		if (!wb_lanes_only_leave(ints, loop))
			return wb_range_full(32);
		if (!wb_group_within(ints->it, w.group, wb_exec_in(ints->it, wb_value_at(ints->g, v))))
			return range_of_left(ints, v, loop, w);
	}
	if (wb_memo_find(ints, &ints->invariants, &q, &r))
		return r;
	outer = wb_memo_begin(ints);
	r = header_range(ints, v, loop);
	wb_memo_end(ints, &ints->invariants, &q, outer, &r);
	return r;
}
