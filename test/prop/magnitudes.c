/* test/prop/magnitudes.c -- bounds of nests whose numbers are beyond double precision, against counting them out.
 *
 * Programs are built so that their optimum is known from the construction: loops in loops up to 8 deep, bounds from
 * 1 to 10^9 per entry, totals, arms of which at most one is executed, arms that are executed so often at most. What
 * always happens is counted outside in (the most iterations are the worst, for no cost is negative), what is chosen is
 * costed inside out. All in 128 bits, with overflow noticed.
 *
 * Each is solved as usual, without structural analysis if it is small, and with GLPK kept from doing anything.
 * The bound must be the optimum, and the witness must cost as much; an optimum beyond 64 bits must be refused. That
 * the solver failed is never an answer, however large the numbers are. The bound of 128 bits is never below the
 * optimum, and is the optimum where loops are bounded per entry and nothing else limits; it is there wherever 120 bits
 * do.
 *
 *	magnitudes [SEED [COUNT]]
 */

#include "../../ilp/ilp.h"
#include "../lib/prop.h"

struct gen {
	struct wb_ctx *cx;
	struct rng r;
	WB_VEC(uint32_t) src;
	WB_VEC(uint32_t) dst;
	WB_VEC(uint64_t) cost;
	WB_VEC(struct wb_flow_loop) loop;
	WB_VEC(struct wb_flow_row) row;
	WB_VEC(struct wb_flow_term) term;
	uint32_t nblock;
	uint32_t loop_now;		/* innermost loop around what is built, WB_NONE */
	unsigned digits;		/* of a bound, at most */
	bool plain;			/* loops with bounds per entry, and nothing else */
	wb_u128 sum;			/* what always happens costs */
	bool over;
};

static uint64_t noptimal, nover, nwhole, nlarge, nwide, nwideequal;

/* ---- arithmetic that notices ------------------------------------------------------------ */
static wb_u128
times(struct gen *g, wb_u128 a, wb_u128 b)
{
	wb_u128 v = 0;

	g->over |= !wb_mul_u128(a, b, &v);
	return v;
}

static wb_u128
plus(struct gen *g, wb_u128 a, wb_u128 b)
{
	wb_u128 v = 0;

	g->over |= !wb_add_u128(a, b, &v);
	return v;
}

static uint32_t pick(struct gen *g, uint32_t n) { return (uint32_t)rng_below(&g->r, n); }

/* A bound of up to so many digits: round ones, as people write them, and others. */
static uint64_t
magnitude(struct gen *g)
{
	unsigned n = pick(g, g->digits + 1);
	uint64_t v = 1;

	while (n--)
		v *= 10;
	return pick(g, 2) ? v : v + pick(g, (uint32_t)v);
}

/* ---- building ------------------------------------------------------------------------------ */
static uint32_t
edge(struct gen *g, uint32_t src, uint32_t dst, uint64_t cost)
{
	WB_PUSH(g->cx->unit, &g->src, src);
	WB_PUSH(g->cx->unit, &g->dst, dst);
	WB_PUSH(g->cx->unit, &g->cost, cost);
	return g->src.n - 1;
}

/* An edge from *@at to a new block, which *@at becomes. */
static uint32_t
go(struct gen *g, uint32_t *at, uint64_t cost)
{
	uint32_t e = edge(g, *at, g->nblock, cost);

	*at = g->nblock++;
	return e;
}

/* A loop that is entered from *@at, at a cost of @cost; its header becomes *@at. */
static uint32_t
open_loop(struct gen *g, uint32_t *at, uint64_t cost)
{
	uint32_t *list = WB_NEW(g->cx->unit, uint32_t, 2), entry = go(g, at, cost), header = *at;
	struct wb_flow_loop l = { .entry = list,
		.nentry = 1,
		.back = list + 1,
		.nback = 1,
		.header = header,
		.parent = g->loop_now,
		.max = WB_UNKNOWN,
		.total = WB_UNKNOWN };

	list[0] = entry;
	WB_PUSH(g->cx->unit, &g->loop, l);
	g->loop_now = g->loop.n - 1;
	return g->loop_now;
}

static void
close_loop(struct gen *g, uint32_t l, uint32_t back)
{
	((uint32_t *)g->loop.at[l].back)[0] = back;
	g->loop_now = g->loop.at[l].parent;
}

static void
term(struct gen *g, uint32_t e, int64_t coeff)
{
	WB_PUSH(g->cx->unit, &g->term, ((struct wb_flow_term){ e, coeff }));
	g->row.at[g->row.n - 1].nterm++;
}

static void
row(struct gen *g, uint64_t limit)
{
	WB_PUSH(g->cx->unit, &g->row, ((struct wb_flow_row){ .first = g->term.n, .limit = limit, .what = "a row" }));
}

static wb_u128 choice(struct gen *g, uint32_t *at, uint32_t depth);

static uint64_t some_cost(struct gen *g) { return 1 + rng_below(&g->r, 2000); }

/* Code that is costed per execution; returns the most one costs. */
static wb_u128
body(struct gen *g, uint32_t *at, uint32_t depth)
{
	uint64_t c = some_cost(g), max, back;
	wb_u128 inside;
	uint32_t l, header;

	if (!depth || pick(g, 4) == 0) {
		go(g, at, c);
		return c;
	}
	if (!g->plain && pick(g, 3) == 0)
		return choice(g, at, depth - 1);
	l = open_loop(g, at, c);
	header = *at;
	max = g->loop.at[l].max = magnitude(g);
	inside = body(g, at, depth - 1);
	back = some_cost(g);
	close_loop(g, l, edge(g, *at, header, back));
	inside = plus(g, times(g, plus(g, inside, back), max), plus(g, inside, c));
	c = some_cost(g);
	go(g, at, c);
	return plus(g, inside, c);
}

/* An if of which the other arm costs @skip; its edge into the dearer arm is *@then. Returns what that arm costs. */
static wb_u128
arm(struct gen *g, uint32_t *at, uint32_t depth, uint64_t skip, uint32_t *then)
{
	uint32_t branch = *at;
	uint64_t c = some_cost(g), d = some_cost(g);
	wb_u128 inside;

	*then = go(g, at, c);
	inside = body(g, at, depth);
	go(g, at, d);
	edge(g, branch, *at, skip);
	return plus(g, inside, (wb_u128)c + d);
}

/* Up to four ifs of which at most one is taken in each execution. */
static wb_u128
choice(struct gen *g, uint32_t *at, uint32_t depth)
{
	uint32_t n = 2 + pick(g, 3), in, then[4];
	uint64_t c = some_cost(g);
	wb_u128 sum = c, best = 0;

	in = go(g, at, c);
	for (uint32_t k = 0; k < n; k++) {
		uint64_t skip = some_cost(g);
		wb_u128 w = arm(g, at, k ? pick(g, depth + 1) : depth, skip, &then[k]);

		sum = plus(g, sum, skip);
		if (w > skip && w - skip > best)
			best = w - skip;
	}
	row(g, 0);
	for (uint32_t k = 0; k < n; k++)
		term(g, then[k], 1);
	term(g, in, -1);
	return plus(g, sum, best);
}

/* Code that is always executed, @n times at most. */
static void
always(struct gen *g, uint32_t *at, uint32_t depth, wb_u128 n)
{
	uint64_t c = some_cost(g);

	g->sum = plus(g, g->sum, times(g, n, c));
	if (!depth || pick(g, 6) == 0) {
		go(g, at, c);
	} else if (!g->plain && pick(g, 5) == 0) {	/* an if that is taken so often at most */
		uint64_t skip = some_cost(g), limit = magnitude(g);
		wb_u128 w;
		uint32_t then;

		go(g, at, c);
		w = arm(g, at, depth - 1, skip, &then);
		row(g, limit);
		term(g, then, 1);
		g->sum = plus(g, g->sum, times(g, n, skip));
		if (w > skip)
			g->sum = plus(g, g->sum, times(g, n < limit ? n : limit, w - skip));
	} else if (!g->plain && pick(g, 5) == 0) {
		go(g, at, c);
		g->sum = plus(g, g->sum, times(g, n, choice(g, at, depth - 1)));
	} else {
		uint32_t l = open_loop(g, at, c), header = *at;
		uint32_t kind = g->plain ? 0 : pick(g, 3);	/* bound per entry, total, both */
		uint64_t back = some_cost(g), total = magnitude(g), max = magnitude(g);
		wb_u128 most = kind == 1 ? total : times(g, n, max);

		if (kind != 1)
			g->loop.at[l].max = max;
		if (kind)
			g->loop.at[l].total = total;
		if (kind && total < most)
			most = total;
		always(g, at, depth - 1, plus(g, n, most));
		g->sum = plus(g, g->sum, times(g, most, back));
		close_loop(g, l, edge(g, *at, header, back));
		always(g, at, pick(g, depth), n);
	}
}

static struct wb_flow
build(struct gen *g)
{
	uint32_t at = 0, depth = 1 + pick(g, 8);

	g->nblock = 1;
	g->loop_now = WB_NONE;
	g->plain = pick(g, 4) == 0;
	/* many optima fit, barely */
	g->digits = g->plain ? 9 : 1 + pick(g, depth < 3 || pick(g, 2) ? 9 : 28 / depth);
	edge(g, WB_NONE, 0, 5);
	g->sum = 5;
	for (uint32_t k = 1 + pick(g, 3); k; k--)
		always(g, &at, depth, 1);
	edge(g, at, WB_NONE, 0);
	return (struct wb_flow){ .nblock = g->nblock,
		.nedge = g->src.n,
		.src = g->src.at,
		.dst = g->dst.at,
		.cost = g->cost.at,
		.loop = g->loop.at,
		.nloop = g->loop.n,
		.row = g->row.at,
		.nrow = g->row.n,
		.term = g->term.at };
}

/* ---- the comparison -------------------------------------------------------------------------- */
static void
fail(const struct gen *g, const char *how, const struct wb_ipet *r, enum wb_status status, const char *what)
{
	char want[40];

	prop_fail("%s: %s; status %d, bound %llu, gap %llu, optimum %s%s", how, what, (int)status,
		(unsigned long long)r->bound, (unsigned long long)r->gap, wb_u128_text(g->sum, want),
		g->over ? " (more than 128 bits)" : "");
}

static void
compare(struct gen *g, const struct wb_flow *p, enum wb_solver solver, const char *how)
{
	bool beyond = g->over || g->sum > UINT64_MAX;
	struct wb_ipet r = { 0 };
	enum wb_status status = wb_flow_solve(g->cx, p, NULL, solver, &r);

	if (status != WB_OK && status != WB_OVERFLOW && status != WB_REFUSED)
		fail(g, how, &r, status, "no such answer");
	else if (beyond && status == WB_OK)
		fail(g, how, &r, status, "a number that is too small");
	else if (!beyond && status != WB_OK)
		fail(g, how, &r, status, "refused");
	else if (!beyond && r.bound != (uint64_t)g->sum)
		fail(g, how, &r, status, r.bound < (uint64_t)g->sum ? "a number that is too small" : "not the optimum");
	else if (!beyond && r.gap)
		fail(g, how, &r, status, "the witness is not the worst");
	noptimal += !beyond;
	nover += beyond;
	nlarge += !beyond && g->sum > (uint64_t)1 << 53;
	nwhole += solver == WB_SOLVER_GLPK;
}

static void
compare_wide(struct gen *g, const struct wb_flow *p)
{
	wb_u128 wide = 0;
	bool there = wb_flow_wide(g->cx, p, &wide), simple = !p->nrow;
	struct wb_ipet none = { 0 };

	for (uint32_t l = 0; l < p->nloop; l++)
		simple = simple && p->loop[l].total == WB_UNKNOWN;
	if (there && (g->over || wide < g->sum))
		fail(g, "wide", &none, WB_OK, "a number that is too small");
	else if (!there && (p->nloop <= 3 || (simple && !g->over && g->sum >> 120 == 0)))
		fail(g, "wide", &none, WB_OK, "refused");
	else if (there && simple && wide != g->sum)
		fail(g, "wide", &none, WB_OK, "not the optimum");
	nwide += there && (wide >> 64) != 0;
	nwideequal += there && (wide >> 64) != 0 && wide == g->sum;
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 1000);
	while (prop_next()) {
		struct gen g = { .cx = prop.cx, .r = prop.r };
		struct wb_flow p = build(&g);

		compare(&g, &p, WB_SOLVER_AUTO, "auto");
		if (p.nedge < 40)
			compare(&g, &p, WB_SOLVER_GLPK, "whole");
		compare_wide(&g, &p);
		wb_solver_limit(0, 0);
		compare(&g, &p, WB_SOLVER_AUTO, "rationals alone");
		wb_solver_limit(-1, -1);
	}
	prop_tried(noptimal, 1, "programs with an optimum");
	prop_tried(nlarge, 1, "of them beyond 2^53");
	prop_tried(nover, 1, "beyond 64 bits");
	prop_tried(nwhole, 1, "without structural analysis");
	prop_tried(nwide, 1, "bounds beyond 64 bits");
	prop_tried(nwideequal, 1, "of them the optimum");
	return prop_end();
}
