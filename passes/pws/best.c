/* passes/pws/best.c -- the split points that make the longest path shortest.
 *
 * No more than S split SWFs alive at once: dynamic programming over the nest of branches.
 *  T(region, k) is the least time with at most k contexts. Regions in sequence, or in alternatives, use contexts one
 *  after the other, so each of them gets all k. At a branch
 *	T(u, k) = min( not split, both arms with k;
 *	               min over a + b = k - 1 of split, the then with a and the else with b ).
 *  A longest path is a maximum of sums, so it is least when each term is. Choices in different regions do not depend on
 *  each other, so the result is exact. In a tie, u is not split.
 * Algorithm 1's counter: contexts are counted per PARENT over the whole kernel, so choices do depend on each other.
 *  For a fixed set of allowed PARENTs, the best choice is found as above (inner branches first, splitting where it
 *  gains). A branch and bound search over sets of at most S PARENTs cuts a node if the choice with all undecided
 *  PARENTs allowed is not better than the best set so far. If it takes too long, the least of the open bounds is
 *  reported instead.
 * Cost:   O((blocks + edges + branches S) S), and a bounded number of evaluations.
 */
#include <assert.h>

#include "plan.h"

#define MOST_WORK 4000000u	/* an approximate limit on blocks visited by the search */

struct table {
	const bool *may;
	uint32_t *then;		/* [branch * columns + k] contexts for the then arm; NO_SPLIT */
	uint32_t columns;
};
#define NO_SPLIT UINT32_MAX

static uint64_t
least(const struct wb_pws_plan *pl, uint32_t branch, uint32_t k, const void *arg)
{
	const struct table *t = arg;
	uint64_t best = pws_serial(pws_lengths(pl, branch, k, k));
	uint32_t *choice = &t->then[(size_t)branch * t->columns + k];

	*choice = NO_SPLIT;
	for (uint32_t a = 0; t->may[branch] && a + 1 <= k; a++) {
		uint64_t v = pws_split(pws_lengths(pl, branch, a, k - 1 - a), pl->costs->split);

		if (v < best) {
			best = v;
			*choice = a;
		}
	}
	return best;
}

/* Distributes contexts to the arms, outer branches first. */
static void
follow(struct wb_ctx *cx, const struct wb_pws *p, const struct table *t, uint32_t S, bool *split)
{
	uint32_t *have = WB_NEW(cx->tmp, uint32_t, 2 * (size_t)p->nbranch + 1);	/* [PARENT] */

	have[0] = S;
	for (uint32_t u = 0; u < p->nbranch; u++) {
		uint32_t k = have[wb_pws_group(p, u)], a = t->then[(size_t)u * t->columns + k];

		split[u] = a != NO_SPLIT;
		have[1 + 2 * u] = split[u] ? a : k;
		have[2 + 2 * u] = split[u] ? k - 1 - a : k;
	}
}

static uint32_t
count_groups(struct wb_ctx *cx, const struct wb_pws *p, const bool *split)
{
	bool *SB = WB_NEW(cx->tmp, bool, p->nbranch);

	return wb_pws_select(cx, p, split, UINT32_MAX, SB);
}

void
wb_pws_best_alive(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *may, uint32_t S,
	struct wb_pws_best *out)
{
	struct wb_pws_plan own = *pl;	/* with its own columns */
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t columns;

	S = S < pl->pws->nbranch ? S : pl->pws->nbranch;	/* no more can be alive */
	columns = S + 1;
	struct table t = { may, WB_NEW(cx->tmp, uint32_t, (size_t)pl->pws->nbranch * columns), columns };

	*out = (struct wb_pws_best){ .split = WB_NEW(cx->unit, bool, pl->pws->nbranch) };
	own.region = WB_NEW(cx->tmp, struct pws_region, pl->nregion);
	memcpy(own.region, pl->region, pl->nregion * sizeof(*own.region));
	pws_columns(&own, columns);
	pws_evaluate(&own, c, columns, least, &t);
	out->cycles = out->at_least = own.region[own.nregion - 1].cycles[S];
	follow(cx, pl->pws, &t, S, out->split);
	out->alive = wb_pws_alive(cx, pl->pws, out->split);
	out->groups = count_groups(cx, pl->pws, out->split);
	assert(out->alive <= S);
	wb_arena_reset(cx->tmp, m);
}

enum { OPEN, IN, OUT };
struct search {
	struct wb_ctx *cx;
	struct wb_pws_plan *pl;
	const struct wb_pws_costs *costs;
	const bool *may;
	const uint8_t *state;	/* [PARENT] */
	bool only_in;		/* treat OPEN as OUT */
	bool *split;		/* [branch] the best choice among those allowed */
	bool *used;		/* [PARENT] some branch of it is split */
	uint64_t work;
};

static uint64_t
gain(const struct wb_pws_plan *pl, uint32_t branch, uint32_t column, const void *arg)
{
	const struct search *s = arg;
	uint8_t state = s->state[wb_pws_group(pl->pws, branch)];
	struct pws_lengths w = pws_lengths(pl, branch, column, column);
	uint64_t serial = pws_serial(w), parallel = pws_split(w, pl->costs->split);

	s->split[branch] = s->may[branch] && (state == IN || (state == OPEN && !s->only_in)) && parallel < serial;
	return s->split[branch] ? parallel : serial;
}

/* The best value that @state allows. *n: PARENTs that are IN or used; *next: one that is used and OPEN. */
static uint64_t
relax(struct search *s, const uint8_t *state, bool only_in, uint32_t *n, uint32_t *next)
{
	const struct wb_pws *p = s->pl->pws;
	uint64_t v;

	s->state = state;
	s->only_in = only_in;
	v = pws_evaluate(s->pl, s->costs, 1, gain, s);
	s->work += s->pl->fn->nblock;
	memset(s->used, 0, 2 * (size_t)p->nbranch + 1);
	*n = 0;
	*next = WB_NONE;
	for (uint32_t u = 0; u < p->nbranch; u++)
		if (s->split[u])
			s->used[wb_pws_group(p, u)] = true;
	for (uint32_t g = 0; g <= 2 * p->nbranch; g++) {
		*n += s->used[g] || state[g] == IN;
		if (*next == WB_NONE && s->used[g] && state[g] == OPEN)
			*next = g;
	}
	return v;
}

static void
accept(struct search *s, uint64_t v, struct wb_pws_best *out)
{
	if (v >= out->cycles)
		return;
	out->cycles = v;
	memcpy(out->split, s->split, s->pl->pws->nbranch * sizeof(*out->split));
}

/* One node of the search: cuts it, or decides one more PARENT, which it returns; else WB_NONE. */
static uint32_t
settle(struct search *s, const uint8_t *state, uint32_t S, struct wb_pws_best *out, uint64_t *open)
{
	uint32_t n, next, in = 0;
	uint64_t v = relax(s, state, false, &n, &next);

	if (v >= out->cycles)
		return WB_NONE;
	if (n <= S) {
		accept(s, v, out);
		return WB_NONE;
	}
	for (uint32_t g = 0; g <= 2 * s->pl->pws->nbranch; g++)
		in += state[g] == IN;
	if (in == S || s->work > MOST_WORK) {
		if (in < S && v < *open)
			*open = v;
		accept(s, relax(s, state, true, &n, &next), out);
		return WB_NONE;
	}
	return next;
}

void
wb_pws_best_counted(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *may,
	uint32_t S, struct wb_pws_best *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t n = pl->pws->nbranch, groups = 2 * n + 1, depth = 0;
	struct search s = { cx, pl, c, may, NULL, false, WB_NEW(cx->tmp, bool, n), WB_NEW(cx->tmp, bool, groups), 0 };
	uint8_t *state = WB_NEW(cx->tmp, uint8_t, groups);
	uint32_t *path = WB_NEW(cx->tmp, uint32_t, groups);	/* decided PARENTs, IN before OUT */
	uint64_t open = UINT64_MAX;

	*out = (struct wb_pws_best){ .split = WB_NEW(cx->unit, bool, n), .cycles = UINT64_MAX };
	accept(&s, wb_pws_value(pl, c, out->split, NULL), out);
	for (;;) {
		uint32_t g = settle(&s, state, S, out, &open);

		if (g != WB_NONE) {
			state[path[depth++] = g] = IN;
			continue;
		}
		while (depth && state[path[depth - 1]] == OUT)
			state[path[--depth]] = OPEN;
		if (!depth)
			break;
		state[path[depth - 1]] = OUT;
	}
	out->at_least = open < out->cycles ? open : out->cycles;
	out->alive = wb_pws_alive(cx, pl->pws, out->split);
	out->groups = count_groups(cx, pl->pws, out->split);
	wb_arena_reset(cx->tmp, m);
}
