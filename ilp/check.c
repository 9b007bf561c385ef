/* ilp/check.c -- re-proves a bound and a witness from the flow program alone.
 *
 * This file is why a number can be trusted. It uses nothing of the solver, and only simple means: exact integers, and
 * sweeps over the edges until nothing changes.
 *
 * The bound. Let row r say  sum a_re x_e <= b_r  and let lambda_r >= 0. For every
 * feasible x
 *	sum c_e x_e <= sum lambda_r b_r + sum (c_e - sum_r lambda_r a_re) x_e,
 * and x is one path from entry to exit plus cycles. If no cycle has a positive
 * reduced cost, the last sum is at most the longest path under reduced costs.
 * Counts and costs are integers, so the bound may be rounded down.
 *
 * The witness is a feasible circulation of cost C: no sound bound is below C. Cost: edges times the number of sweeps,
 * which is 2 if all loops have one header.
 */
#include "wavebound/ilp.h"

#define MOST_SWEEPS 20000	/* a proof that needs more is not accepted */
#define NOT_YET (-((wb_i128)1 << 126) * 2)	/* the least number: not reached */

struct graph {
	const struct wb_flow *p;
	uint32_t *at, *out;		/* outgoing edges of block b: out[at[b] .. at[b + 1]) */
	uint32_t *order, norder;	/* reachable blocks; sources before targets, apart from cycles */
	bool *reached;			/* [block] */
};

static bool
removed(const struct wb_flow *p, uint32_t e)
{
	return e && p->src[e] == WB_NONE;
}

static bool
well_formed(const struct wb_flow *p)
{
	if (!p->nedge || p->src[0] != WB_NONE || p->dst[0] >= p->nblock)
		return false;
	for (uint32_t e = 1; e < p->nedge; e++)
		if ((p->src[e] != WB_NONE && p->src[e] >= p->nblock) ||
			(p->dst[e] != WB_NONE && (p->dst[e] >= p->nblock || removed(p, e))))
			return false;
	return true;
}

/* Groups edges by the block at one end. */
static void
sort(struct wb_arena *a, const struct wb_flow *p, const uint32_t *end, uint32_t **at, uint32_t **edge)
{
	*at = WB_NEW(a, uint32_t, (size_t)p->nblock + 2);
	*edge = WB_NEW(a, uint32_t, p->nedge);
	for (uint32_t e = 0; e < p->nedge; e++)
		if (end[e] != WB_NONE)
			(*at)[end[e] + 2]++;
	for (uint32_t b = 2; b < p->nblock + 2; b++)
		(*at)[b] += (*at)[b - 1];
	for (uint32_t e = 0; e < p->nedge; e++)
		if (end[e] != WB_NONE)
			(*edge)[(*at)[end[e] + 1]++] = e;
}

static void
walk(struct wb_arena *a, struct graph *g)
{
	const struct wb_flow *p = g->p;
	uint32_t *stack = WB_NEW(a, uint32_t, p->nblock), *next = WB_NEW(a, uint32_t, p->nblock), n = 0,
		 left = p->nblock;

	sort(a, p, p->src, &g->at, &g->out);
	g->order = WB_NEW(a, uint32_t, p->nblock);
	g->reached = WB_NEW(a, bool, p->nblock);
	g->reached[stack[n++] = p->dst[0]] = true;
	while (n) {
		uint32_t b = stack[n - 1], d;

		if (g->at[b] + next[b] == g->at[b + 1]) {
			g->order[--left] = stack[--n];
			continue;
		}
		d = p->dst[g->out[g->at[b] + next[b]++]];
		if (d != WB_NONE && !g->reached[d])
			g->reached[stack[n++] = d] = true;
	}
	g->order += left;
	g->norder = p->nblock - left;
}

/* Whether every reachable block reaches an exit. Otherwise the program tells nothing about runs that stay there. */
static bool
all_leave(struct wb_arena *a, const struct graph *g)
{
	const struct wb_flow *p = g->p;
	uint32_t *stack = WB_NEW(a, uint32_t, (size_t)p->nedge + 1), n = 0, *at, *in;
	bool *leaves = WB_NEW(a, bool, p->nblock);

	sort(a, p, p->dst, &at, &in);
	for (uint32_t e = 1; e < p->nedge; e++)
		if (!removed(p, e) && p->dst[e] == WB_NONE && !leaves[p->src[e]])
			leaves[stack[n++] = p->src[e]] = true;
	while (n) {
		uint32_t b = stack[--n];

		for (uint32_t k = at[b]; k < at[b + 1]; k++)
			if (p->src[in[k]] != WB_NONE && !leaves[p->src[in[k]]])
				leaves[stack[n++] = p->src[in[k]]] = true;
	}
	for (uint32_t k = 0; k < g->norder; k++)
		if (!leaves[g->order[k]])
			return false;
	return true;
}

/* ---- the bound ------------------------------------------------------------------- */
/* *@sum += a * b. @a comes from a certificate. */
static bool
add_product(wb_i128 *sum, wb_u128 a, wb_i128 b)
{
	wb_i128 v;

	return a <= ~(wb_u128)0 >> 1 && wb_mul_i128((wb_i128)a, b, &v) && wb_add_i128(*sum, v, sum);
}

/* Reduced costs times the denominator, and the constant of the bound. */
static bool
reduce(const struct wb_flow *p, const struct wb_certificate *c, wb_i128 *cost, wb_i128 *constant)
{
	bool ok = c->den > 0;

	*constant = 0;
	for (uint32_t e = 0; e < p->nedge; e++)
		ok = ok && add_product(&cost[e], c->den, (wb_i128)p->cost[e]);
	for (uint32_t l = 0; l < p->nloop && ok; l++) {
		const struct wb_flow_loop *loop = &p->loop[l];
		wb_u128 max = c->loop_max[l], total = c->loop_total[l], companion = c->loop_entry[l];

		if ((loop->max == WB_UNKNOWN && max) || (loop->total == WB_UNKNOWN && (total || companion)))
			return false;
		ok = add_product(constant, total, (wb_i128)loop->total);
		for (uint32_t k = 0; k < loop->nback && ok; k++)
			ok = add_product(&cost[loop->back[k]], max, -1) && add_product(&cost[loop->back[k]], total, -1)
			  && add_product(&cost[loop->back[k]], companion, -1);
		for (uint32_t k = 0; k < loop->nentry && ok; k++)
			ok = add_product(&cost[loop->entry[k]], max, (wb_i128)loop->max) &&
				add_product(&cost[loop->entry[k]], companion, (wb_i128)loop->total);
	}
	for (uint32_t r = 0; r < p->nrow && ok; r++) {
		ok = add_product(constant, c->row[r], (wb_i128)p->row[r].limit);
		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm && ok; k++)
			ok = add_product(&cost[p->term[k].edge], c->row[r], -(wb_i128)p->term[k].coeff);
	}
	return ok;
}

/* The longest path from entry to exit; false if there is none, or if a cycle has a positive cost. */
static bool
longest(struct wb_arena *a, const struct graph *g, const wb_i128 *cost, wb_i128 *out)
{
	const struct wb_flow *p = g->p;
	wb_i128 *dist = WB_NEW(a, wb_i128, p->nblock);
	bool found = false, changed = true;

	for (uint32_t b = 0; b < p->nblock; b++)
		dist[b] = NOT_YET;
	dist[p->dst[0]] = cost[0];
	for (uint32_t sweep = 0; changed; sweep++) {
		changed = false;
		if (sweep > g->norder || sweep > MOST_SWEEPS)
			return false;
		for (uint32_t k = 0; k < g->norder; k++)
			for (uint32_t b = g->order[k], i = g->at[b]; i < g->at[b + 1]; i++) {
				uint32_t d = p->dst[g->out[i]];
				wb_i128 v;

				if (d == WB_NONE)
					continue;
				/* dist[b] is known: each block but the first has a predecessor before it */
				if (!wb_add_i128(dist[b], cost[g->out[i]], &v) || v == NOT_YET)
					return false;
				if (v > dist[d]) {
					dist[d] = v;
					changed = true;
				}
			}
	}
	for (uint32_t e = 1; e < p->nedge; e++) {
		wb_i128 v;

		if (removed(p, e) || p->dst[e] != WB_NONE || dist[p->src[e]] == NOT_YET)
			continue;
		if (!wb_add_i128(dist[p->src[e]], cost[e], &v))
			return false;
		if (!found || v > *out)
			*out = v;
		found = true;
	}
	return found;
}

/* The bound that the multipliers prove, with all its digits. */
static bool
prove(struct wb_arena *a, const struct graph *g, const struct wb_certificate *c, wb_u128 *out)
{
	wb_i128 *cost = WB_NEW(a, wb_i128, g->p->nedge), constant, length = 0;

	if (!all_leave(a, g) || !reduce(g->p, c, cost, &constant) || !longest(a, g, cost, &length))
		return false;
	if (!wb_add_i128(length, constant, &length) || length < 0)
		return false;
	*out = (wb_u128)(length / (wb_i128)c->den);
	return true;
}

/* ---- the witness ---------------------------------------------------------------------- */
static wb_u128
sum_of(const uint64_t *count, const uint32_t *edge, uint32_t n)
{
	wb_u128 sum = 0;

	for (uint32_t k = 0; k < n; k++)
		sum += count[edge[k]];		/* at most 2^32 numbers of 64 bits */
	return sum;
}

static bool
keeps_rows(const struct wb_flow *p, const uint64_t *count)
{
	for (uint32_t l = 0; l < p->nloop; l++) {
		const struct wb_flow_loop *loop = &p->loop[l];
		wb_u128 back = sum_of(count, loop->back, loop->nback), entry = sum_of(count, loop->entry, loop->nentry),
			most;

		if (loop->max != WB_UNKNOWN && wb_mul_u128(loop->max, entry, &most) && back > most)
			return false;
		if (loop->total != WB_UNKNOWN &&
			(back > loop->total || (wb_mul_u128(loop->total, entry, &most) && back > most)))
			return false;
	}
	for (uint32_t r = 0; r < p->nrow; r++) {
		wb_i128 sum = 0;

		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++) {
			wb_i128 v = 0;

			if (!wb_mul_i128(p->term[k].coeff, (wb_i128)count[p->term[k].edge], &v) ||
				!wb_add_i128(sum, v, &sum))
				return false;
		}
		if (sum > (wb_i128)p->row[r].limit)
			return false;
	}
	return true;
}

static bool
flows(struct wb_arena *a, const struct graph *g, const uint64_t *count, uint64_t *cost)
{
	const struct wb_flow *p = g->p;
	wb_i128 *net = WB_NEW(a, wb_i128, p->nblock);
	uint64_t sum = 0;

	for (uint32_t e = 0; e < p->nedge; e++) {
		uint64_t c;

		if (!count[e])
			continue;
		if (removed(p, e) || (e && !g->reached[p->src[e]]))
			return false;
		if (e)
			net[p->src[e]] -= (wb_i128)count[e];
		if (p->dst[e] != WB_NONE)
			net[p->dst[e]] += (wb_i128)count[e];
		if (!wb_mul_u64(count[e], p->cost[e], &c) || !wb_add_u64(sum, c, &sum))
			return false;
	}
	for (uint32_t b = 0; b < p->nblock; b++)
		if (net[b])
			return false;
	*cost = sum;
	return count[0] == 1;
}

/* ---- both ------------------------------------------------------------------------------- */
bool
wb_proof_check(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_certificate *cert, const uint64_t *count,
	uint64_t *bound, uint64_t *cost)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct graph g = { .p = p };
	bool ok = well_formed(p);
	wb_u128 proven;

	if (ok)
		walk(cx->tmp, &g);
	if (ok && cert) {
		ok = prove(cx->tmp, &g, cert, &proven) && proven == cert->bound;
		*bound = cert->bound;
	}
	if (ok && count)
		ok = flows(cx->tmp, &g, count, cost) && keeps_rows(p, count);
	wb_arena_reset(cx->tmp, m);
	return ok;
}

bool
wb_certificate_prove_wide(
	struct wb_ctx *cx, const struct wb_flow *p, const struct wb_certificate *cert, wb_u128 *bound)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct graph g = { .p = p };
	bool ok = well_formed(p);

	if (ok)
		walk(cx->tmp, &g);
	ok = ok && prove(cx->tmp, &g, cert, bound);
	wb_arena_reset(cx->tmp, m);
	return ok;
}

bool
wb_certificate_check(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_certificate *cert, uint64_t *out)
{
	return wb_proof_check(cx, p, cert, NULL, out, NULL);
}

bool
wb_witness_check(struct wb_ctx *cx, const struct wb_flow *p, const uint64_t *count, uint64_t *cost)
{
	return wb_proof_check(cx, p, NULL, count, NULL, cost);
}
