/* ilp/certify.c -- turns proposed multipliers into an exact bound.
 *
 * Any multipliers lambda >= 0 prove a bound if no cycle has a positive reduced cost (check.c). Exact proposals
 * (exact.c) are used as they are. Floating-point ones are rounded to rationals with a small common denominator. First
 * to the simplest fractions nearby: this finds the exact optimum if its denominators are small. Then to binary
 * fractions. All that follows is integer arithmetic in units of the denominator.
 *
 * Rounding may leave cycles with a positive reduced cost. They are repaired. Given the multipliers of totals and
 * further rows, the best multiplier of a loop with one header is its longest iteration under reduced costs (0 if that
 * is negative); inner loops first, as in structural.c. In regions with several headers, a cycle of reduced cost w with
 * k back edges raises the multiplier of its loop by ceil(w / k).
 * Cost:   near-linear per candidate; with several headers, per repaired cycle, too.
 */
#include <math.h>

#include "ilp.h"

#define MOST_DEN ((wb_u128)1 << 40)
#define SIMPLE_DEN 100000	/* of a fraction that is taken as exact */
#define REPAIRS 1000

struct proof {
	struct wb_arena *a;
	const struct shape *s;
	const struct guess *g;
	struct wb_certificate c;
	wb_i128 *cost;			/* [edge] reduced, times c.den */
	wb_i128 constant;
	bool overflow;
};

/* ---- fractions ----------------------------------------------------------------------- */
/* The simplest fraction within a relative error of 1e-11 of @v, by continued fractions. */
static bool
simplest(double v, wb_u128 *num, wb_u128 *den)
{
	double x = v, slack = 1e-11 * (v > 1 ? v : 1);
	double p0 = 1, q0 = 0, p1 = floor(v), q1 = 1;

	for (int k = 0; k < 40; k++) {
		double f = x - floor(x), p, q;

		if (fabs(v - p1 / q1) <= slack)
			break;
		if (f < 1e-12)
			return false;
		x = 1 / f;
		p = floor(x) * p1 + p0;
		q = floor(x) * q1 + q0;
		if (!(q <= SIMPLE_DEN && p < 9e15))
			return false;
		p0 = p1;
		q0 = q1;
		p1 = p;
		q1 = q;
	}
	*num = (wb_u128)p1;
	*den = (wb_u128)q1;
	return true;
}

/* The multipliers of a certificate, and their proposals, as one list. */
static uint32_t
list_multipliers(const struct proof *f, wb_u128 **out, double *v)
{
	const struct wb_flow *p = f->s->p;
	uint32_t n = 0;

	for (uint32_t l = 0; l < p->nloop; l++) {
		v[n] = f->g->max[l];
		out[n++] = &f->c.loop_max[l];
		v[n] = f->g->total[l];
		out[n++] = &f->c.loop_total[l];
		v[n] = f->g->entry[l];
		out[n++] = &f->c.loop_entry[l];
	}
	for (uint32_t r = 0; r < p->nrow; r++) {
		v[n] = f->g->row[r];
		out[n++] = &f->c.row[r];
	}
	return n;
}

/* Proposals as numerators over one denominator. @bits < 0: the simplest fractions; else over 2^bits. */
static bool
rationalise(struct proof *f, int bits)
{
	uint32_t most = 3 * f->s->p->nloop + f->s->p->nrow, n;
	wb_u128 **out = WB_NEW(f->a, wb_u128 *, most), *den = WB_NEW(f->a, wb_u128, most);
	double *v = WB_NEW(f->a, double, most);

	n = list_multipliers(f, out, v);
	f->c.den = bits < 0 ? 1 : (wb_u128)1 << bits;
	for (uint32_t k = 0; k < n; k++) {
		if (!(v[k] > 0))
			v[k] = 0;
		if (v[k] > 1e27)
			return false;
		if (bits >= 0) {
			*out[k] = (wb_u128)nearbyint(ldexp(v[k], bits));
			continue;
		}
		if (!simplest(v[k], out[k], &den[k]))
			return false;
		f->c.den = f->c.den / wb_gcd(f->c.den, den[k]) * den[k];
		if (f->c.den > MOST_DEN)
			return false;
	}
	for (uint32_t k = 0; k < n && bits < 0; k++)
		*out[k] *= f->c.den / den[k];
	return true;
}

/* ---- reduced costs ------------------------------------------------------------------------ */
static void
add_product(struct proof *f, wb_i128 *sum, wb_i128 a, wb_i128 b)
{
	wb_i128 v;

	if (!wb_mul_i128(a, b, &v) || !wb_add_i128(*sum, v, sum) || *sum >= LONGEST || *sum <= -LONGEST)
		f->overflow = true;
}

/* Subtracts @by times the row back <= bound * entry. */
static void
subtract_row(struct proof *f, const struct wb_flow_loop *loop, uint64_t bound, wb_u128 by)
{
	for (uint32_t k = 0; k < loop->nback && by; k++)
		add_product(f, &f->cost[loop->back[k]], (wb_i128)by, -1);
	for (uint32_t k = 0; k < loop->nentry && by; k++)
		add_product(f, &f->cost[loop->entry[k]], (wb_i128)by, (wb_i128)bound);
}

static void
account_total(struct proof *f, const struct wb_flow_loop *loop, wb_u128 by)
{
	subtract_row(f, &(struct wb_flow_loop){ .back = loop->back, .nback = loop->nback }, 0, by);
	add_product(f, &f->constant, (wb_i128)by, (wb_i128)loop->total);
}

/* Costs minus totals and further rows. Rows of the loops' own bounds follow later. */
static void
reduce(struct proof *f)
{
	const struct wb_flow *p = f->s->p;

	f->constant = 0;
	f->overflow = false;
	for (uint32_t e = 0; e < p->nedge; e++) {
		f->cost[e] = 0;
		add_product(f, &f->cost[e], (wb_i128)f->c.den, (wb_i128)p->cost[e]);
	}
	for (uint32_t l = 0; l < p->nloop; l++)
		if (p->loop[l].total != WB_UNKNOWN) {
			account_total(f, &p->loop[l], f->c.loop_total[l]);
			subtract_row(f, &p->loop[l], p->loop[l].total, f->c.loop_entry[l]);
		}
	for (uint32_t r = 0; r < p->nrow; r++) {
		add_product(f, &f->constant, (wb_i128)f->c.row[r], (wb_i128)p->row[r].limit);
		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm && f->c.row[r]; k++)
			add_product(f, &f->cost[p->term[k].edge], -(wb_i128)f->c.row[r], p->term[k].coeff);
	}
}

/* Adds @by to the multiplier of one of loop @l's rows; false if it has none. */
static bool
raise(struct proof *f, uint32_t l, wb_u128 by)
{
	const struct wb_flow_loop *loop = &f->s->p->loop[l];

	if (loop->max != WB_UNKNOWN) {
		f->c.loop_max[l] += by;
		subtract_row(f, loop, loop->max, by);
		return true;
	}
	if (loop->total != WB_UNKNOWN) {
		f->c.loop_total[l] += by;
		account_total(f, loop, by);
		return true;
	}
	return false;
}

/* Loops with one header that have only such loops inside get the best multiplier. */
static bool
repair_structurally(struct proof *f)
{
	const struct wb_flow *p = f->s->p;
	struct collapse c = { .s = f->s, .cost = f->cost };
	bool *open = WB_NEW(f->a, bool, (size_t)p->nloop + 1);
	uint64_t *times = WB_NEW(f->a, uint64_t, p->nloop);

	for (uint32_t l = p->nloop; l-- > 0; ) {
		open[l] |= p->loop[l].irreducible;
		open[f->s->parent[l]] |= open[l];
		times[l] = p->loop[l].max == WB_UNKNOWN ? 0 : p->loop[l].max;
	}
	open[p->nloop] = true;
	c.open = open;
	c.times = times;
	if (!wb_collapse_run(f->a, &c)) {
		f->overflow = true;
		return false;
	}
	for (uint32_t l = 0; l < p->nloop; l++) {
		if (open[l]) {
			subtract_row(f, &p->loop[l], p->loop[l].max, p->loop[l].max == WB_UNKNOWN ? 0 :
				f->c.loop_max[l]);
			continue;
		}
		f->c.loop_max[l] = 0;
		if (c.longest_iteration[l] > 0 && !raise(f, l, (wb_u128)c.longest_iteration[l]))
			return false;
	}
	return true;
}

/* ---- the longest path, and cycles of positive cost ------------------------------------------------------ */
struct search {
	wb_i128 *dist;			/* [block] */
	uint32_t *pred;			/* [block] edge */
	uint32_t *mark;			/* [block] */
};

/* A block on a cycle of predecessors, or WB_NONE. Such a cycle has positive cost. */
static uint32_t
find_cycle(const struct proof *f, struct search *q)
{
	const struct shape *s = f->s;

	memset(q->mark, 0, sizeof(uint32_t) * s->p->nblock);
	for (uint32_t k = 0; k < s->norder; k++) {
		uint32_t b = s->order[k];

		while (b != WB_NONE && !q->mark[b]) {
			q->mark[b] = k + 1;
			b = q->pred[b] == WB_NONE ? WB_NONE : s->p->src[q->pred[b]];
		}
		if (b != WB_NONE && q->mark[b] == k + 1)
			return b;
	}
	return WB_NONE;
}

/* One sweep over the edges; whether a distance grew. */
static bool
sweep(struct proof *f, struct search *q)
{
	const struct shape *s = f->s;
	bool changed = false;

	for (uint32_t k = 0; k < s->norder; k++)
		for (uint32_t b = s->order[k], i = s->out_at[b]; i < s->out_at[b + 1]; i++) {
			uint32_t e = s->out[i], d = s->p->dst[e];
			wb_i128 v;

			if (d == WB_NONE || q->dist[b] == NO_PATH)
				continue;
			v = q->dist[b] + f->cost[e];
			if (v >= LONGEST || v <= -LONGEST)
				f->overflow = true;
			else if (v > q->dist[d]) {
				q->dist[d] = v;
				q->pred[d] = e;
				changed = true;
			}
		}
	return changed && !f->overflow;
}

/* Distances from the entry. Returns WB_NONE, or a block on a cycle of positive cost. */
static uint32_t
search(struct proof *f, struct search *q)
{
	const struct wb_flow *p = f->s->p;

	for (uint32_t b = 0; b < p->nblock; b++) {
		q->dist[b] = NO_PATH;
		q->pred[b] = WB_NONE;
	}
	q->dist[p->dst[0]] = f->cost[0];
	while (sweep(f, q)) {
		uint32_t b = find_cycle(f, q);

		if (b != WB_NONE)
			return b;
	}
	return WB_NONE;
}

/* Raises multipliers until the cycle of predecessors through @b has no positive cost. */
static bool
repair_cycle(struct proof *f, const struct search *q, uint32_t b)
{
	const struct shape *s = f->s;
	uint32_t level = s->loop_of[b], x = b, nback = 0;
	wb_i128 w = 0;

	do {
		add_product(f, &w, f->cost[q->pred[x]], 1);
		x = s->p->src[q->pred[x]];
		level = wb_shape_common(s, level, s->loop_of[x]);
	} while (x != b);
	if (level == s->p->nloop || w <= 0 || f->overflow)
		return false;
	do {
		nback += s->back_of[q->pred[x]] == level;
		x = s->p->src[q->pred[x]];
	} while (x != b);
	return nback && raise(f, level, (wb_u128)((w + nback - 1) / nback));
}

/* The bound that the multipliers prove. Repairs up to @repairs cycles. */
static enum wb_status
evaluate(struct proof *f, uint32_t repairs)
{
	const struct wb_flow *p = f->s->p;
	struct search q = { WB_NEW(f->a, wb_i128, p->nblock), WB_NEW(f->a, uint32_t, p->nblock),
		WB_NEW(f->a, uint32_t, p->nblock) };
	wb_i128 best = NO_PATH;

	for (;;) {
		uint32_t b = search(f, &q);

		if (b == WB_NONE && !f->overflow)
			break;
		if (!f->overflow && (!repairs-- || !repair_cycle(f, &q, b)))
			return WB_SOLVER;
		if (f->overflow)
			return WB_OVERFLOW;
	}
	for (uint32_t e = 1; e < p->nedge; e++)
		if (f->s->live[e] && p->dst[e] == WB_NONE && q.dist[p->src[e]] != NO_PATH &&
			q.dist[p->src[e]] + f->cost[e] > best)
			best = q.dist[p->src[e]] + f->cost[e];
	if (best == NO_PATH || best + f->constant < 0)
		return WB_SOLVER;
	best = (best + f->constant) / (wb_i128)f->c.den;
	if (best > (wb_i128)UINT64_MAX)
		return WB_OVERFLOW;
	f->c.bound = (uint64_t)best;
	return WB_OK;
}

struct wb_certificate *
wb_certificate_new(struct wb_arena *a, const struct wb_flow *p)
{
	struct wb_certificate *c = WB_NEW(a, struct wb_certificate, 1);

	c->den = 1;
	c->loop_max = WB_NEW(a, wb_u128, p->nloop);
	c->loop_total = WB_NEW(a, wb_u128, p->nloop);
	c->loop_entry = WB_NEW(a, wb_u128, p->nloop);
	c->row = WB_NEW(a, wb_u128, p->nrow);
	return c;
}

static void
copy_certificate(const struct wb_flow *p, const struct wb_certificate *from, struct wb_certificate *to)
{
	memcpy(to->loop_max, from->loop_max, sizeof(wb_u128) * p->nloop);
	memcpy(to->loop_total, from->loop_total, sizeof(wb_u128) * p->nloop);
	memcpy(to->loop_entry, from->loop_entry, sizeof(wb_u128) * p->nloop);
	memcpy(to->row, from->row, sizeof(wb_u128) * p->nrow);
	to->den = from->den;
	to->bound = from->bound;
}

/* One candidate: proposals with @bits (see rationalise), with the proposed multipliers of loops or with new ones. */
static enum wb_status
attempt(struct proof *f, int bits, bool keep)
{
	const struct wb_flow *p = f->s->p;

	if (f->g->exact)
		copy_certificate(p, f->g->exact, &f->c);
	else if (!rationalise(f, bits))
		return WB_SOLVER;
	reduce(f);
	if (f->overflow)
		return WB_OVERFLOW;
	if (!keep && !repair_structurally(f))
		return f->overflow ? WB_OVERFLOW : WB_SOLVER;
	for (uint32_t l = 0; l < p->nloop && keep; l++)
		if (p->loop[l].max != WB_UNKNOWN)
			subtract_row(f, &p->loop[l], p->loop[l].max, f->c.loop_max[l]);
	if (f->overflow)
		return WB_OVERFLOW;
	return evaluate(f, keep ? 0 : REPAIRS);
}

enum wb_status
wb_certify(struct wb_arena *a, const struct shape *s, const struct guess *g, bool keep, struct wb_certificate *out)
{
	static const int bits[] = { -1, 30, 0 };
	const struct wb_flow *p = s->p;
	struct proof f = { .a = a, .s = s, .g = g, .cost = WB_NEW(a, wb_i128, p->nedge) };
	enum wb_status status = WB_SOLVER;

	f.c = *wb_certificate_new(a, p);
	for (uint32_t k = 0; k < (g->exact ? 1 : WB_COUNT(bits)); k++) {
		struct wb_arena_mark m = wb_arena_mark(a);
		enum wb_status now = attempt(&f, bits[k], keep);

		wb_arena_reset(a, m);
		if (now == WB_OK && (status != WB_OK || f.c.bound < out->bound)) {
			copy_certificate(p, &f.c, out);
			status = WB_OK;
		} else if (now == WB_OVERFLOW && status == WB_SOLVER) {
			status = WB_OVERFLOW;
		}
	}
	return status;
}
