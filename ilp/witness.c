/* ilp/witness.c -- the path of a longest length, as edge counts.
 *
 * Lengths were computed for inner loops first; counts are computed for outer levels first. Each edge with a known count
 * needs that many arrivals at its source. A level visits its members last to first: what arrives at a member came over
 * its predecessor edge. A loop that is entered f times also executes its longest iteration f * b times.
 * Cost:   linear, plus for each edge that leaves loops the number of loops that it leaves.
 */
#include "ilp.h"

struct spread {
	const struct collapse *c;
	uint64_t *count;		/* [edge] */
	uint64_t *arrivals;		/* [block, then loop] arrivals that are needed */
	bool overflow;
};

/* @n paths leave inner loops of @level over edge @e: adds @n arrivals at its source block, and at each loop between
 * this block and @level. */
static void
arrive(struct spread *w, uint32_t e, uint64_t n, uint32_t level)
{
	const struct shape *s = w->c->s;
	uint32_t b = s->p->src[e];

	if (b == WB_NONE || !n)
		return;
	w->overflow |= !wb_add_u64(w->arrivals[b], n, &w->arrivals[b]);
	for (uint32_t l = s->loop_of[b]; l != level && !w->c->open[l]; l = s->parent[l]) {
		uint64_t *loop = &w->arrivals[s->p->nblock + l];

		w->overflow |= !wb_add_u64(*loop, n, loop);
	}
}

static void
use(struct spread *w, uint32_t e, uint64_t n, uint32_t level)
{
	if (e == WB_NONE || !n)
		return;
	w->overflow |= !wb_add_u64(w->count[e], n, &w->count[e]);
	arrive(w, e, n, level);
}

static void
distribute(struct spread *w, uint32_t level)
{
	const struct shape *s = w->c->s;

	for (uint32_t k = s->member_at[level + 1]; k-- > s->member_at[level]; )
		use(w, w->c->pred[s->member[k]], w->arrivals[s->member[k]], level);
}

bool
wb_witness_expand(struct wb_arena *a, const struct collapse *c, uint64_t *count)
{
	const struct shape *s = c->s;
	const struct wb_flow *p = s->p;
	struct spread w = { c, count, WB_NEW(a, uint64_t, (size_t)p->nblock + p->nloop), false };

	if (!c->open[p->nloop]) {
		use(&w, c->exit, 1, p->nloop);
		distribute(&w, p->nloop);
	} else {
		for (uint32_t e = 0; e < p->nedge; e++)
			arrive(&w, e, count[e], p->nloop);
	}
	for (uint32_t l = 0; l < p->nloop; l++) {
		uint64_t iterations = 0;

		if (c->open[l])
			continue;
		if (c->last[l] != WB_NONE)
			w.overflow |= !wb_mul_u64(w.arrivals[p->nblock + l], c->times[l], &iterations);
		use(&w, c->last[l], iterations, l);
		distribute(&w, l);
	}
	return !w.overflow;
}
