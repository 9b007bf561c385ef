/* passes/deadlock/arrivals.c -- points at which no thread waits for one that is at a barrier.
 *
 * What:   nobody passes a barrier until all threads of the workgroup have come to one, and threads that wait at a
 *         reconvergence point come to none. So a point is moved to the end of the program, where nobody waits, unless
 *         threads come to as many barriers on all paths from the branch to it.
 *
 *		if (c) { A; barrier } else { B; barrier }	they meet behind both: one barrier on each path
 *		if (c) { A; barrier } B; ...			no point: else B would wait for A, and A for B
 *
 * Arms:   the compiler puts the second arm behind the first, and lanes of the first jump over it. On the graph, lanes
 *         may execute both arms, or none. Regions of lanes (LANES) tell that each lane executes one of them. So a
 *         region counts as one step, if both arms have the same number of barriers.
 * Proof:  threads of one split have come to as many barriers as each other, by induction: when they part, and on all
 *         paths to the point. If thread T waits at the point, it has passed its last barrier, so all threads have
 *         come to as many as T. So U, for which T waits, has passed all barriers that are before the point.
 * Source: ElTantawy and Aamodt, MICRO 2016, section IV-B, handling barriers: there, arms meet at the immediate
 *         post-dominator, as each is on a path of its own.
 * Cost:   O(edges) for each branch and each time that points move; the depth of the post-dominator tree bounds those.
 */
#include "deadlock.h"

#define VARIES (WB_NONE - 1)		/* barriers on paths to a block; WB_NONE: no path */

struct arrivals {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	uint32_t *own;			/* [block] barriers in it; VARIES: it calls a function */
	/* [block] both branches of a region with as many in each arm: where the arms meet, barriers up to there */
	uint32_t *join, *step;
};
struct walk {
	uint32_t *at;			/* [block] barriers on the paths to it */
	WB_VEC(uint32_t) todo;
};

/* A path with @n barriers comes to block @b. */
static void
come(struct arrivals *a, struct walk *w, uint32_t b, uint32_t n)
{
	n = w->at[b] == WB_NONE || w->at[b] == n ? n : VARIES;
	if (w->at[b] == n)
		return;
	w->at[b] = n;
	WB_PUSH(a->cx->tmp, &w->todo, b);
}

static uint32_t
sum(uint32_t n, uint32_t m)
{
	return n >= VARIES || m >= VARIES || n + m >= VARIES ? VARIES : n + m;
}

/* Paths with @n barriers come to the end of block @b. */
static void
leave(struct arrivals *a, struct walk *w, uint32_t b, uint32_t n)
{
	if (a->join[b] != WB_NONE)
		come(a, w, a->join[b], sum(n, a->step[b]));
	else
		WB_EACH_SUCC(a->fn, b, dst)
			if (dst != WB_NONE)
				come(a, w, dst, n);
}

/* Barriers on the paths from the start of @from (@behind: from its end) to the start of @to. */
static uint32_t
between(struct arrivals *a, uint32_t from, bool behind, uint32_t to)
{
	struct wb_arena_mark m = wb_arena_mark(a->cx->tmp);
	struct walk w = { .at = wb_new_ids(a->cx->tmp, a->fn->nblock) };
	uint32_t n;

	if (behind)
		leave(a, &w, from, 0);
	else
		come(a, &w, from, 0);
	while (w.todo.n) {
		uint32_t b = w.todo.at[--w.todo.n];

		if (b != to)
			leave(a, &w, b, sum(w.at[b], a->own[b]));
	}
	n = w.at[to];
	wb_arena_reset(a->cx->tmp, m);
	return n;
}

/* Where block @b is left to, other than by edge @e; WB_NONE: by none, or by several. */
static uint32_t
other_than(const struct wb_fn *fn, uint32_t b, uint32_t e)
{
	uint32_t to = WB_NONE;

	WB_EACH_OUT(fn, b, out)
		to = out != e ? fn->edge[out].dst : to;
	return fn->block[b].nout == 2 ? to : WB_NONE;
}

/* Region @r is one step if each lane executes one of its arms, which have as many barriers as each other. */
static void
join_arms(struct arrivals *a, const struct wb_region *r)
{
	const struct wb_fn *fn = a->fn;
	const struct wb_lanes *l = fn->lanes;
	uint32_t first, second, end, arm, other, n;

	if (r->kind != WB_REGION_SPLIT || r->close != WB_CLOSE_JOIN || !r->covers || r->irregular ||
		r->skip == WB_NONE || r->skip_other == WB_NONE || r->other_span == WB_NONE ||
		!(l->span[l->of_inst[r->split]].flags & WB_SPAN_NONEMPTY) ||
		!wb_lanes_disjoint(l, l->span[r->other_span].care, r->then, r->other))
		return;
	first = fn->edge[r->skip].src;
	second = fn->edge[r->skip].dst;
	end = fn->edge[r->skip_other].dst;
	arm = other_than(fn, first, r->skip);
	other = other_than(fn, second, r->skip_other);
	if (fn->edge[r->skip_other].src != second || a->own[second] || arm == WB_NONE || other == WB_NONE ||
		end == WB_NONE || wb_block_of(fn, r->join) != end)
		return;
	n = between(a, arm, false, second);
	if (n >= VARIES || n != between(a, other, false, end))
		return;
	a->join[first] = a->join[second] = end;
	a->step[first] = n;
}

/* Fills @own. False: there is no barrier. */
static bool
find_barriers(const struct wb_fn *fn, uint32_t *own)
{
	bool any = false;

	for (uint32_t b = 0; b < fn->nblock; b++)
		WB_EACH_INST(fn, b, k)
			if (fn->inst[k].op == WB_OP_BARRIER || fn->inst[k].op == WB_OP_CALL) {
				own[b] = sum(own[b], fn->inst[k].op == WB_OP_CALL ? VARIES : 1);
				any = true;
			}
	return any;
}

void
wb_points_of_barriers(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *point)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct arrivals a = { .cx = cx, .fn = fn,
		.own = WB_NEW(cx->tmp, uint32_t, fn->nblock),
		.join = wb_new_ids(cx->tmp, fn->nblock), .step = WB_NEW(cx->tmp, uint32_t, fn->nblock) };
	bool moved = find_barriers(fn, a.own);

	for (uint32_t r = fn->lanes && moved ? fn->lanes->nregion : 0; r-- > 0;)
		join_arms(&a, &fn->lanes->region[r]);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (a.join[b] != WB_NONE)
			point[b] = wb_postdom_meet(fn->postdom, point[b], a.join[b]);
	while (moved) {
		moved = false;
		wb_points_nest(cx, fn, point);
		for (uint32_t b = 0; b < fn->nblock; b++)
			if (fn->block[b].nout > 1 && point[b] != fn->nblock &&
				between(&a, b, true, point[b]) >= VARIES) {
				point[b] = fn->nblock;
				moved = true;
			}
	}
	wb_arena_reset(cx->tmp, m);
}
