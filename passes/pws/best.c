/* passes/pws/best.c -- the split points that make the longest path shortest.
 *
 * No more than S split SWFs alive at once: dynamic programming over the nest of branches.
 *  T(region, k) is the least time with at most k contexts. Regions in sequence, or in alternatives, use contexts one
 *  after the other, so each of them gets all k. At a branch
 *	T(u, k) = min( not split, both arms with k;
 *	               min over a + b = k - 1 of split, the then with a and the else with b ).
 *  A longest path is a maximum of sums, so it is least when each term is. Choices in different regions do not depend on
 *  each other, so the result is exact. In a tie, u is not split.
 * Cost:   O((blocks + edges + branches S) S).
 */
#include <assert.h>

#include "plan.h"

struct table {
	const bool *may;
	uint32_t *then;		/* [branch * columns + k] contexts for the then arm; NO_SPLIT */
	uint32_t columns;
};
#define NO_SPLIT UINT32_MAX

static uint64_t
least(const struct wb_pws_plan *pl, uint32_t branch, uint32_t k, void *arg)
{
	struct table *t = arg;
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

void
wb_pws_best(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *may, uint32_t S,
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
	out->cycles = own.region[own.nregion - 1].cycles[S];
	follow(cx, pl->pws, &t, S, out->split);
	out->alive = wb_pws_alive(cx, pl->pws, out->split);
	assert(out->alive <= S);
	wb_arena_reset(cx->tmp, m);
}
