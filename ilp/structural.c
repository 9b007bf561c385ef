/* ilp/structural.c -- the longest path, by collapsing loops, inner ones first.
 *
 * A loop with header h that may iterate b times per entry reaches its exit edge e after at most
 *	b * L(h) + longest(h -> e),	L(h) = longest iteration h -> latch -> h.
 * So it becomes one node whose exits cost that much more. L(h) is also the multiplier of the loop's row in the proof:
 * if the back edges of h cost L(h) less, no cycle has a positive cost, and the entries, which cost b * L(h) more,
 * compensate.
 *
 * The distance from the entry of a loop to a block deep inside is kept in a union-find with weights. So an edge that
 * leaves many loops at once is visited once. Lengths have 128 bits, and are checked.
 * Cost:   near-linear in blocks + edges, at any depth of nesting.
 * Source: the loop-nest view of IPET. It equals the linear program, because every circulation is a sum of nested
 *         cycles, scaled by entries.
 */
#include "ilp.h"

/* a + b, where either may be NO_PATH. Records level @l if it is too long. */
static wb_i128
path_sum(struct collapse *c, uint32_t l, wb_i128 a, wb_i128 b)
{
	wb_i128 r;

	if (a == NO_PATH || b == NO_PATH)
		return NO_PATH;
	if (!wb_add_i128(a, b, &r) || r >= LONGEST || r <= -LONGEST) {
		c->overflow = l;
		return NO_PATH;
	}
	return r;
}

uint32_t
wb_collapse_top(struct collapse *c, uint32_t b, wb_i128 *offset)
{
	uint32_t x = b;
	wb_i128 sum = 0;

	while (c->up[x] != x) {
		uint32_t up = c->up[x];

		sum = path_sum(c, 0, sum, c->offset[x]);
		if (c->up[up] != up) {
			c->offset[x] = path_sum(c, 0, c->offset[x], c->offset[up]);
			c->up[x] = c->up[up];
		}
		x = up;
	}
	*offset = sum;
	return x;
}

/* Longest path from the start of level @l that ends with edge @e. */
static wb_i128
along(struct collapse *c, uint32_t l, uint32_t e)
{
	uint32_t b = c->s->p->src[e];
	wb_i128 offset;

	if (b == WB_NONE)
		return c->cost[e];
	b = wb_collapse_top(c, b, &offset);
	return path_sum(c, l, path_sum(c, l, c->dist[b], offset), c->cost[e]);
}

/* The best of the live edges @list into @m becomes its predecessor. */
static void
relax(struct collapse *c, uint32_t l, uint32_t m, const uint32_t *list, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		wb_i128 d;

		if (!c->s->live[list[k]])
			continue;
		d = along(c, l, list[k]);
		if (d > c->dist[m]) {
			c->dist[m] = d;
			c->pred[m] = list[k];
		}
	}
}

static void
measure(struct collapse *c, uint32_t l)
{
	const struct shape *s = c->s;
	const struct wb_flow *p = s->p;

	for (uint32_t k = s->member_at[l]; k < s->member_at[l + 1]; k++) {
		uint32_t m = s->member[k];

		if (m >= p->nblock)
			relax(c, l, m, p->loop[m - p->nblock].entry, p->loop[m - p->nblock].nentry);
		else if (l < p->nloop && m == p->loop[l].header)
			c->dist[m] = 0;
		else
			relax(c, l, m, s->in + s->in_at[m], s->in_at[m + 1] - s->in_at[m]);
	}
}

/* Makes loop @l, whose lengths are known, one node. */
static void
fold(struct collapse *c, uint32_t l)
{
	const struct shape *s = c->s;
	const struct wb_flow_loop *loop = &s->p->loop[l];
	wb_i128 all_iterations = 0;

	for (uint32_t k = 0; k < loop->nback; k++) {
		wb_i128 d = s->live[loop->back[k]] ? along(c, l, loop->back[k]) : NO_PATH;

		if (d != NO_PATH && d >= c->longest_iteration[l]) {
			c->longest_iteration[l] = d;
			c->last[l] = loop->back[k];
		}
	}
	if (!wb_mul_i128(c->longest_iteration[l], c->times[l], &all_iterations))
		c->overflow = l;
	for (uint32_t k = s->member_at[l]; k < s->member_at[l + 1]; k++) {
		uint32_t m = s->member[k];

		c->offset[m] = path_sum(c, l, c->dist[m], all_iterations);
		c->up[m] = s->p->nblock + l;
	}
}

static void
finish(struct collapse *c)
{
	const struct wb_flow *p = c->s->p;

	for (uint32_t e = 0; e < p->nedge; e++) {
		wb_i128 d;

		if (!c->s->live[e] || p->dst[e] != WB_NONE)
			continue;
		d = along(c, p->nloop, e);
		if (d > c->best) {
			c->best = d;
			c->exit = e;
		}
	}
}

bool
wb_collapse_run(struct wb_arena *a, struct collapse *c)
{
	const struct wb_flow *p = c->s->p;
	uint32_t nnode = p->nblock + p->nloop;

	c->up = WB_NEW(a, uint32_t, nnode);
	c->offset = WB_NEW(a, wb_i128, nnode);
	c->dist = WB_NEW(a, wb_i128, nnode);
	c->pred = WB_NEW(a, uint32_t, nnode);
	c->longest_iteration = WB_NEW(a, wb_i128, p->nloop);
	c->last = WB_NEW(a, uint32_t, p->nloop);
	for (uint32_t x = 0; x < nnode; x++) {
		c->up[x] = x;
		c->dist[x] = NO_PATH;
		c->pred[x] = WB_NONE;
	}
	memset(c->last, 0xff, sizeof(uint32_t) * p->nloop);
	c->best = NO_PATH;
	c->exit = c->overflow = WB_NONE;
	for (uint32_t l = p->nloop; l-- > 0 && c->overflow == WB_NONE; )
		if (!c->open[l]) {
			measure(c, l);
			fold(c, l);
		}
	if (!c->open[p->nloop] && c->overflow == WB_NONE) {
		measure(c, p->nloop);
		finish(c);
	}
	return c->overflow == WB_NONE;
}
