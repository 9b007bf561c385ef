/* passes/exclusive/disjoint.c -- which path conditions exclude each other in one iteration.
 *
 * What:   two conditions of one value (conditions.c) with disjoint intervals: a wave executes at most one of the two
 *         edges in one iteration of the loop that both lie directly in. Two edges into one block exclude each other as
 *         well, if the block is in that loop and not its header. Proof: after one edge, the iteration could execute the
 *         other one only on a path from the block back to the source of that edge. This is a cycle without the header,
 *         through a block that lies directly in the loop. So all edges into an arm are in one row.
 * Right:  conditions.c. A chain of waves that meets each barrier in the same iteration (src/bound/aligned.c) is one
 *         wave between the two edges if no barrier is on a path between them. Otherwise the value must be the same in
 *         the workgroup, in the same iterations of the loops around both edges. Other pairs are left out.
 * How:    a pair gets a row of its own if the graph lets one iteration execute both edges, and if both edges lead to
 *         an arm: an edge that only skips one leads to a post-dominator of its source. In larger cliques
 *         (cliques.c) all pairs count.
 * Cost:   the paths from each edge within an iteration, limited (WB_LIMIT_DISJOINT_PATHS); all
 *         pairs of MOST_GROUP conditions of a value at a time.
 */
#include "exclusive.h"
#include "wavebound/lanes.h"

#define MOST_GROUP 32u			/* conditions of a value at a time */

/* How a path reaches a block. */
enum { WITHOUT_BARRIER = 1, BEHIND_BARRIER = 2 };

struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_divergence *d;
	bool *has_barrier;		/* [block] NULL: there is none */
	uint8_t *reached;		/* [block] how; 0: not */
	uint32_t *todo, *list, nlist;	/* worklist; blocks that are reached */
	uint64_t visits;		/* left */
	const struct wb_path_condition *x; uint32_t n;	/* conditions of one value */
	uint32_t excludes[MOST_GROUP];	/* bit b of [a] */
	uint32_t apart;			/* bit k: not the same in the workgroup */
	uint8_t reaches[MOST_GROUP][MOST_GROUP];	/* [a][b] how b is reached from a */
	WB_VEC(struct exclusive_pair) pair;
};

/* Whether the condition holds in all lanes that were on at the comparison, not just in one. */
static bool
is_of_all(const struct finder *f, const struct wb_path_condition *x)
{
	uint32_t shape = x->some ? f->d->lanes[x->inst] : WB_NONE;

	return !x->one && (!x->some || (shape != WB_NONE && f->d->shape[shape].cls <= WB_DIV_WAVE));
}

/* Whether some lane took part in both comparisons. */
static bool
share_lane(const struct finder *f, const struct wb_path_condition *x, const struct wb_path_condition *y)
{
	bool all_x = is_of_all(f, x), all_y = is_of_all(f, y);
	const struct wb_lanes *l = f->fn->lanes;

	if (x->lanes == WB_NONE || y->lanes == WB_NONE)
		return x->lanes == y->lanes;
	return (all_y && wb_lanes_within(l, WB_LANES_ALL, x->lanes, y->lanes)) ||
		(all_x && wb_lanes_within(l, WB_LANES_ALL, y->lanes, x->lanes));
}

/* Whether an edge to @b, from a block of the iteration, stays in this iteration of @l. */
static bool
stays_in_iteration(const struct finder *f, uint32_t b, uint32_t l)
{
	return b != WB_NONE && (l == WB_NONE || (wb_loop_has(f->fn->loops, l, b) && f->fn->loops->loop[l].header != b));
}

/* Whether both edges lead to the same block within the iteration. Then one iteration cannot execute both: that would be
 * a cycle. */
static bool
have_common_target(const struct finder *f, const struct wb_path_condition *x, const struct wb_path_condition *y)
{
	uint32_t to = f->fn->edge[x->edge].dst;

	return f->fn->edge[y->edge].dst == to && stays_in_iteration(f, to, x->loop);
}

static bool
are_exclusive(const struct finder *f, const struct wb_path_condition *x, const struct wb_path_condition *y)
{
	if (x->edge == y->edge || have_common_target(f, x, y))
		return x->edge != y->edge;
	/* an empty interval excludes all others: its edge is never executed */
	return x->at != y->at && share_lane(f, x, y) &&
		wb_interval_disjoint(
			32, (struct wb_interval){ x->first, x->count }, (struct wb_interval){ y->first, y->count });
}

/* Whether the value is the same in all waves of a workgroup that are in the same iteration. */
static bool
same_in_workgroup(const struct finder *f, const struct wb_path_condition *x)
{
	uint32_t made = x->shape == WB_NONE ? WB_NONE : f->fn->loops->of_block[wb_gsa_block(f->fn->gsa, x->a)];

	if (x->shape == WB_NONE || f->d->shape[x->shape].cls > WB_DIV_WORKGROUP)
		return false;
	return made == WB_NONE ||
		(x->loop != WB_NONE && wb_loop_has(f->fn->loops, made, f->fn->loops->loop[x->loop].header));
}

bool
exclusive_to_postdom(const struct wb_fn *fn, const struct wb_path_condition *x)
{
	const struct wb_edge *e = &fn->edge[x->edge];
	const struct wb_block *to = e->dst == WB_NONE ? NULL : &fn->block[e->dst];

	return to && (wb_postdominates(fn->postdom, e->dst, e->src) ||
		(to->ninst == 1 && to->nout == 1 && fn->edge[fn->out[to->out]].dst == WB_NONE));
}

/* How paths that reach block @b leave it; 0: none does. */
static uint8_t
leaves_block(const struct finder *f, uint32_t b)
{
	return f->reached[b] && f->has_barrier && f->has_barrier[b] ? BEHIND_BARRIER : f->reached[b];
}

/* Sets reached[] for paths from edge @x->edge within the iteration, up to block @last directly in the loop. */
static void
follow_paths(struct finder *f, const struct wb_path_condition *x, uint32_t last)
{
	const struct wb_fn *fn = f->fn;
	uint32_t n = 0, to = fn->edge[x->edge].dst;

	while (f->nlist)
		f->reached[f->list[--f->nlist]] = 0;
	if (!stays_in_iteration(f, to, x->loop))
		return;
	f->reached[to] = WITHOUT_BARRIER;
	f->list[f->nlist++] = f->todo[n++] = to;
	while (n && f->visits) {
		uint32_t b = f->todo[--n];
		uint8_t how = leaves_block(f, b);

		f->visits--;
		if (b > last && fn->loops->of_block[b] == x->loop)
			continue;
		for (uint32_t k = 0; k < fn->block[b].nout; k++) {
			to = fn->edge[fn->out[fn->block[b].out + k]].dst;
			if (!stays_in_iteration(f, to, x->loop) || (f->reached[to] | how) == f->reached[to])
				continue;
			if (!f->reached[to])
				f->list[f->nlist++] = to;
			f->reached[to] |= how;
			f->todo[n++] = to;
		}
	}
}

/* The first condition of the same edge as condition @k. */
static uint32_t
first_of(const struct finder *f, uint32_t k)
{
	uint32_t j = 0;

	while (f->x[j].edge != f->x[k].edge)
		j++;
	return j;
}

static void
find_exclusive(struct finder *f)
{
	memset(f->excludes, 0, sizeof f->excludes);
	f->apart = 0;
	for (uint32_t a = 0; a < f->n; a++) {
		uint32_t p = first_of(f, a);

		f->apart |= (uint32_t)!same_in_workgroup(f, &f->x[a]) << p;
		for (uint32_t b = 0; b < a; b++)
			if (are_exclusive(f, &f->x[a], &f->x[b])) {
				uint32_t q = first_of(f, b);

				f->excludes[p] |= (uint32_t)1 << q;
				f->excludes[q] |= (uint32_t)1 << p;
			}
	}
}

static void
follow_all(struct finder *f)
{
	for (uint32_t a = 0; a < f->n && f->visits; a++) {
		if (!f->excludes[a])
			continue;
		follow_paths(f, &f->x[a], f->x[f->n - 1].at);
		for (uint32_t b = 0; b < f->n; b++)
			f->reaches[a][b] = f->excludes[a] >> b & 1 ? leaves_block(f, f->x[b].at) : 0;
	}
}

/* Adds the pairs that also hold in a chain of waves; none if some paths were not followed. */
static void
add_pairs(struct finder *f)
{
	for (uint32_t b = 0; b < f->n && f->visits; b++)
		for (uint32_t a = 0; a < b; a++) {
			uint8_t how = f->reaches[a][b] | f->reaches[b][a];

			if (f->excludes[a] >> b & 1 && !(how & BEHIND_BARRIER && (f->apart >> a | f->apart >> b) & 1))
				WB_PUSH(f->cx->tmp, &f->pair, ((struct exclusive_pair){ &f->x[a], &f->x[b], how &&
					!exclusive_to_postdom(f->fn, &f->x[a]) &&
					!exclusive_to_postdom(f->fn, &f->x[b]) }));
		}
}

const struct exclusive_pair *
exclusive_pairs(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	const struct wb_divergence *d = fn->divergence;
	struct finder f = { .cx = cx, .fn = fn, .d = d, .visits = wb_limit_of(WB_LIMIT_DISJOINT_PATHS, fn->nblock) };

	*n = 0;
	if (!d->ncondition)
		return NULL;
	for (uint32_t k = 0; k < fn->nact; k++)
		if (fn->inst[fn->act[k]].op == WB_OP_BARRIER) {
			f.has_barrier = f.has_barrier ? f.has_barrier : WB_NEW(cx->tmp, bool, fn->nblock);
			f.has_barrier[fn->gsa->block_of[fn->act[k]]] = true;
		}
	f.reached = WB_NEW(cx->tmp, uint8_t, fn->nblock);
	f.list = WB_ROOM(cx->tmp, uint32_t, fn->nblock);
	f.todo = WB_ROOM(cx->tmp, uint32_t, (size_t)2 * fn->nblock + 1);	/* each block at most twice */
	for (uint32_t k = 0, end; k < d->ncondition && f.visits; k = end) {
		for (end = k; end < d->ncondition && end - k < MOST_GROUP &&
			exclusive_same_value(&d->conditions[k], &d->conditions[end]);)
			end++;
		f.x = &d->conditions[k];
		f.n = end - k;
		find_exclusive(&f);
		follow_all(&f);
		add_pairs(&f);
	}
	if (!f.visits)
		wb_limit_reached(cx, WB_LIMIT_DISJOINT_PATHS, fn->nblock, fn->loc, fn->name);
	*n = f.pair.n;
	return f.pair.at;
}
