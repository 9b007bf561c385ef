/* test/prop/ipet.c -- bounds of random small flow programs against walking all their paths.
 *
 * The oracle walks: a state is a block, the iterations of each loop since it was
 * last entered, the iterations of loops with totals, and the use of each further
 * row. Its longest run is what the facts allow. On programs whose loops all have
 * one header it is the optimum, with or without totals and rows (iterations of
 * a loop can be dealt out to its entries); with several headers the facts only
 * limit sums, so the walk may fall short of the bound, never exceed it.
 * Both solvers are asked; every certificate is proved again, and broken ones
 * must be rejected.
 *
 *	ipet [SEED [COUNT [FIRST]]]
 */
#include "../../ilp/ilp.h"
#include "../lib/prop.h"
#include "../lib/randcfg.h"
#include "wavebound/pass.h"

#define MOST_STATES 20000	/* larger cases are not walked */
#define MOST_LOOPS 8
#define MOST_ROWS 3
#define KEY (1 + 2 * MOST_LOOPS + MOST_ROWS)

static uint64_t nwalked, nrefused, nsmaller, nmixed, ngap, ncorrupt, nguess;

#define expect(ok, what) prop_expect(ok, "%s", what)

/* ---- the oracle ---------------------------------------------------------------------- */
struct state {
	int32_t key[KEY];		/* block; iterations since entry; iterations in all; use of rows */
};
struct entry {
	struct state s;
	bool used, open;
	int64_t best;			/* longest way to an exit, -1: there is none */
};
struct oracle {
	const struct wb_fn *fn;
	const struct wb_flow *p;
	struct entry *table;
	struct entry **taken;		/* slots in use */
	uint32_t n;
	bool full, cyclic;
	uint32_t back_of[256], enters[256];	/* [edge] loop, or WB_NONE */
};
#define SLOTS (MOST_STATES * 2)

static struct entry *
slot(struct oracle *o, const struct state *s)
{
	uint64_t k = wb_hash(s, sizeof(*s)) % SLOTS;

	while (o->table[k].used && memcmp(&o->table[k].s, s, sizeof(*s)) != 0)
		k = (k + 1) % SLOTS;
	return &o->table[k];
}

/* @s after edge @e; false if a fact forbids it. What can never be mended (a row with a negative term can) is checked at
 * once. */
static bool
step(const struct oracle *o, struct state *s, uint32_t e)
{
	const struct wb_flow *p = o->p;
	uint32_t b = o->back_of[e], in = o->enters[e];

	if (b != WB_NONE) {
		s->key[1 + b]++;
		if (p->loop[b].total != WB_UNKNOWN)
			s->key[1 + MOST_LOOPS + b]++;
		if ((p->loop[b].max != WB_UNKNOWN && (uint64_t)s->key[1 + b] > p->loop[b].max)
		    || (p->loop[b].total != WB_UNKNOWN && (uint64_t)s->key[1 + MOST_LOOPS + b] > p->loop[b].total))
			return false;
		if (p->loop[b].max == WB_UNKNOWN)
			s->key[1 + b] = 0;
	}
	if (in != WB_NONE)
		s->key[1 + in] = 0;
	for (uint32_t l = 0; l < p->nloop; l++)		/* a loop that was left has no iterations */
		if (p->dst[e] == WB_NONE || !wb_loop_has(o->fn->loops, l, p->dst[e]))
			s->key[1 + l] = 0;
	for (uint32_t r = 0; r < p->nrow; r++) {
		bool negative = false;

		for (uint32_t k = p->row[r].first; k < p->row[r].first + p->row[r].nterm; k++) {
			negative |= p->term[k].coeff < 0;
			if (p->term[k].edge == e)
				s->key[1 + 2 * MOST_LOOPS + r] += (int32_t)p->term[k].coeff;
		}
		if (!negative && s->key[1 + 2 * MOST_LOOPS + r] > (int64_t)p->row[r].limit)
			return false;
	}
	s->key[0] = (int32_t)p->dst[e];
	return true;
}

static int64_t
longest(struct oracle *o, const struct state *from)
{
	struct entry *at = slot(o, from);
	const struct wb_flow *p = o->p;
	int64_t best = -1;

	if (at->used) {
		o->cyclic |= at->open;
		return at->best;
	}
	if (++o->n > MOST_STATES) {
		o->full = true;
		o->n--;
		return -1;
	}
	*at = (struct entry){ .s = *from, .used = true, .open = true, .best = -1 };
	o->taken[o->n - 1] = at;
	for (uint32_t e = 1; e < p->nedge && !o->full; e++) {
		struct state s = *from;
		int64_t rest = 0;

		if (p->src[e] != (uint32_t)from->key[0] || !step(o, &s, e))
			continue;
		if (p->dst[e] != WB_NONE)
			rest = longest(o, &s);
		else
			for (uint32_t r = 0; r < p->nrow; r++)
				if (s.key[1 + 2 * MOST_LOOPS + r] > (int64_t)p->row[r].limit)
					rest = -1;
		if (rest >= 0 && rest + (int64_t)p->cost[e] > best)
			best = rest + (int64_t)p->cost[e];
	}
	at->best = best;
	at->open = false;
	return best;
}

/* Longest run, -1 if there is none, -2 if there are too many states. */
static int64_t
walk(struct oracle *o, const struct wb_fn *fn, const struct wb_flow *p)
{
	struct state s = { { 0 } };
	int64_t best;

	o->fn = fn;
	o->p = p;
	for (o->full = o->cyclic = false; o->n; )
		o->taken[--o->n]->used = false;
	memset(o->back_of, 0xff, sizeof(o->back_of));
	memset(o->enters, 0xff, sizeof(o->enters));
	for (uint32_t l = 0; l < p->nloop; l++) {
		for (uint32_t k = 0; k < p->loop[l].nback; k++)
			o->back_of[p->loop[l].back[k]] = l;
		for (uint32_t k = 0; k < p->loop[l].nentry; k++)
			o->enters[p->loop[l].entry[k]] = l;
	}
	if (!step(o, &s, 0))
		return -1;
	best = longest(o, &s);
	if (o->full || o->cyclic)
		return -2;
	return best < 0 ? -1 : best + (int64_t)p->cost[0];
}

/* ---- random programs ---------------------------------------------------------------------- */
static void
bound_loops(struct wb_ctx *cx, struct rng *r, struct wb_fn *fn, bool totals)
{
	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		struct wb_loop_bound *b = &fn->bounds->loop[l];

		*b = (struct wb_loop_bound){
			.max = rng_below(r, 4), .total = WB_UNKNOWN, .why = "random", .inferred = WB_UNKNOWN
		};
		if (totals && rng_chance(r, 40))
			b->total = rng_below(r, 7);
		if (b->total != WB_UNKNOWN && rng_chance(r, 30))
			b->max = WB_UNKNOWN;
	}
}

static void
add_rows(struct wb_ctx *cx, struct rng *r, struct wb_fn *fn)
{
	struct wb_flow_rows *rows = WB_NEW(cx->unit, struct wb_flow_rows, 1);

	rows->row = WB_NEW(cx->unit, struct wb_flow_row, MOST_ROWS);
	rows->term = WB_NEW(cx->unit, struct wb_flow_term, 4 * MOST_ROWS);
	rows->nrow = rng_between(r, 1, MOST_ROWS);
	for (uint32_t k = 0; k < rows->nrow; k++) {
		struct wb_flow_row *row = &rows->row[k];

		*row = (struct wb_flow_row){ .first = rows->nterm,
			.nterm = rng_between(r, 1, 4),
			.limit = rng_below(r, 6),
			.what = "random row" };
		for (uint32_t t = 0; t < row->nterm; t++)
			rows->term[rows->nterm++] = (struct wb_flow_term){ rng_below(r, fn->nedge),
				rng_chance(r, 15) ? -1 : (int64_t)rng_between(r, 1, 2) };
	}
	fn->rows = rows;
}

struct random_case {
	struct wb_fn *fn;
	struct wb_flow p;
	bool wild, reducible, plain;	/* plain: only bounds per entry */
};

static bool
make_case(struct wb_ctx *cx, struct rng *r, struct random_case *c)
{
	struct randcfg_options o = randcfg_defaults();
	uint64_t *cost;
	bool totals = rng_chance(r, 30), rows = rng_chance(r, 30), free_of_cost = rng_chance(r, 5);

	o.blocks = rng_between(r, 2, 12);
	o.loops = rng_between(r, 20, 70);
	o.insts = 1;
	c->wild = rng_chance(r, 50);
	c->fn = c->wild ? randcfg_wild(cx, r, rng_between(r, 1, 9), 1) : randcfg_make(cx, r, &o);
	if (wb_pass_dom(cx, c->fn, &(struct wb_pass_env){ 0 }) != WB_OK ||
		wb_pass_loops(cx, c->fn, &(struct wb_pass_env){ 0 }) != WB_OK)
		return false;
	if (c->fn->loops->nloop > MOST_LOOPS || c->fn->nedge > WB_COUNT(((struct oracle *)0)->back_of))
		return false;
	bound_loops(cx, r, c->fn, totals);
	if (rows)
		add_rows(cx, r, c->fn);
	cost = WB_NEW(cx->unit, uint64_t, c->fn->nedge);
	for (uint32_t e = 0; e < c->fn->nedge; e++)
		cost[e] = free_of_cost ? 0 : rng_below(r, 30);
	wb_flow_from_fn(cx, c->fn, cost, &c->p);
	c->reducible = true;
	c->plain = !c->p.nrow;
	for (uint32_t l = 0; l < c->p.nloop; l++) {
		c->reducible &= !c->p.loop[l].irreducible;
		c->plain &= c->p.loop[l].total == WB_UNKNOWN;
	}
	c->plain &= c->reducible;
	return true;
}

/* Whether the entry reaches a block from which nothing reaches an exit. */
static bool
endless(const struct wb_flow *p)
{
	bool leaves[64] = { false };

	for (uint32_t turn = 0; turn < p->nblock; turn++)
		for (uint32_t e = 1; e < p->nedge; e++)
			leaves[p->src[e]] |= p->dst[e] == WB_NONE || leaves[p->dst[e]];
	for (uint32_t b = 0; b < p->nblock; b++)
		if (!leaves[b])
			return true;
	return false;
}

/* ---- certificates that were tampered with ------------------------------------------------ */
/* A changed multiplier may prove a bound that is just as true; what must not pass is a claim that is not what is
 * proved. */
static bool
survives(struct wb_ctx *cx, const struct wb_flow *p, struct wb_certificate *c, uint64_t optimum)
{
	uint64_t proven = 0;

	return !wb_certificate_check(cx, p, c, &proven) || (proven == c->bound && proven >= optimum);
}

static bool
corrupt(struct wb_ctx *cx, struct rng *r, const struct wb_flow *p, const struct wb_ipet *ip, uint64_t optimum)
{
	struct wb_certificate c = *ip->cert;
	bool ok = true;
	uint64_t proven, cost;

	c.bound = ip->bound + rng_between(r, 1, 5);
	ok &= !wb_certificate_check(cx, p, &c, &proven);
	c.bound = ip->bound - 1;
	ok &= !wb_certificate_check(cx, p, &c, &proven);
	c.bound = ip->bound;
	c.den = 0;
	ok &= !wb_certificate_check(cx, p, &c, &proven);
	c.den = ip->cert->den + 1;
	ok &= survives(cx, p, &c, optimum);
	c.den = ip->cert->den;
	for (uint32_t l = 0; l < p->nloop; l++) {
		wb_u128 *field[] = { &c.loop_max[l], &c.loop_total[l], &c.loop_entry[l] };

		for (uint32_t k = 0; k < WB_COUNT(field); k++) {
			wb_u128 keep = *field[k];

			*field[k] = keep ? keep - 1 : 1;
			ok &= survives(cx, p, &c, optimum);
			*field[k] = keep + rng_between(r, 1, 9);
			ok &= survives(cx, p, &c, optimum);
			*field[k] = keep;
		}
	}
	for (uint32_t e = 0; e < p->nedge; e++) {	/* a count alone cannot change: the flow would not be kept */
		if (p->src[e] == p->dst[e] && e)
			continue;		/* a self loop can run once less */
		ip->count[e]++;
		ok &= !wb_witness_check(cx, p, ip->count, &cost);
		ip->count[e] -= 2;
		ok &= !wb_witness_check(cx, p, ip->count, &cost);
		ip->count[e]++;
	}
	ncorrupt++;
	return ok;
}

/* ---- any proposal proves something true ---------------------------------------------------- */
static double *
propose(struct wb_arena *a, struct rng *r, uint32_t n, bool nothing)
{
	double *v = WB_NEW(a, double, n);

	for (uint32_t k = 0; k < n && !nothing; k++)
		v[k] = rng_chance(r, 30) ? (double)rng_below(r, 90) :
			rng_chance(r, 50) ? (double)rng_below(r, 900) / 7 :
			rng_chance(r, 50) ? 1e30 :
					    -1;
	return v;
}

/* Certifying starts from nonsense; whatever comes out must be proved and must not be below a real path. */
static bool
certify_nonsense(struct wb_ctx *cx, struct rng *r, const struct random_case *c, int64_t best)
{
	const struct wb_flow *p = &c->p;
	bool nothing = rng_chance(r, 40), keep = rng_chance(r, 30);
	struct guess g = { propose(cx->tmp, r, p->nloop, nothing), propose(cx->tmp, r, p->nloop, nothing),
		propose(cx->tmp, r, p->nloop, nothing), propose(cx->tmp, r, p->nrow, nothing), NULL };
	struct wb_certificate *cert = wb_certificate_new(cx->unit, p);
	struct shape s;
	uint64_t proven = 0;

	wb_shape_build(cx->tmp, p, &s);
	for (uint32_t l = 0; l < p->nloop; l++) {		/* no row, no multiplier */
		g.max[l] = p->loop[l].max == WB_UNKNOWN ? 0 : g.max[l];
		g.total[l] = p->loop[l].total == WB_UNKNOWN ? 0 : g.total[l];
		g.entry[l] = p->loop[l].total == WB_UNKNOWN ? 0 : g.entry[l];
	}
	if (wb_certify(cx->tmp, &s, &g, keep, cert) != WB_OK)
		return expect(keep || !nothing, "nothing proved although repair is possible");
	nguess++;
	return expect(wb_certificate_check(cx, p, cert, &proven) && proven == cert->bound,
		       "a repaired proof does not check") &&
		expect(best < 0 || proven >= (uint64_t)best, "a repaired proof is below a real path") &&
		expect(!c->plain || keep || proven == (uint64_t)best, "structural multipliers are not the best");
}

/* ---- one case ------------------------------------------------------------------------------- */
static bool
judge(struct wb_ctx *cx, struct rng *r, const struct random_case *c, int64_t best, enum wb_solver solver,
	struct wb_ipet *out)
{
	struct wb_ipet ip;
	struct wb_flow_names names = { c->fn };
	enum wb_status s = wb_flow_solve(cx, &c->p, &names, solver, &ip);
	uint64_t proven, cost;
	bool ok = true;

	if (s != WB_OK)
		return expect(cx->diag->message.n > 0, "failed without a message") &&
			expect(endless(&c->p) ? s == WB_REFUSED : s == WB_BAD_INPUT && best < 0,
				"failed with a program that has a bound");
	ok &= expect(!endless(&c->p), "bounded a program that need not end");
	ok &= expect(best < 0 || ip.bound >= (uint64_t)best, "bound below a real path");
	ok &= expect(ip.certified && wb_certificate_check(cx, &c->p, ip.cert, &proven) && proven == ip.bound,
		"certificate not proved again");
	ok &= expect(
		wb_witness_check(cx, &c->p, ip.count, &cost) && cost + ip.gap == ip.bound, "witness not proved again");
	if (c->plain)
		ok &= expect(ip.gap == 0 && best >= 0 && ip.bound == (uint64_t)best, "not exact on bounds per entry");
	if (c->reducible && ip.gap == 0)
		ok &= expect(best >= 0 && ip.bound == (uint64_t)best, "gap 0 but not the longest path");
	ok &= expect(corrupt(cx, r, &c->p, &ip, best < 0 ? 0 : (uint64_t)best), "a corrupted certificate passed");
	ngap += ip.gap != 0;
	*out = ip;
	nmixed += strcmp(ip.method, "structural") != 0;
	return ok;
}

static void
random_case(struct oracle *o)
{
	struct wb_ctx *cx = prop.cx;
	struct random_case c;
	struct wb_ipet one = { 0 }, two = { 0 };
	int64_t best;

	if (!make_case(cx, &prop.r, &c) || (best = walk(o, c.fn, &c.p)) == -2) {
		nsmaller++;
		return;
	}
	if (judge(cx, &prop.r, &c, best, WB_SOLVER_AUTO, &one) && judge(cx, &prop.r, &c, best, WB_SOLVER_GLPK, &two) &&
		expect(one.bound == two.bound, "the two solvers differ") && one.bound)
		expect(certify_nonsense(cx, &prop.r, &c, best), "nonsense is certified");
	if (cx->diag->nrefusal + cx->diag->nerror)
		nrefused++;
	else
		nwalked++;
}

/* ---- large programs where floating point is not enough -------------------------------------- */
/* A random function of about @o->blocks blocks, with bounds and edges of up to @dearest cycles; most 0: loops repeat as
 * bound_loops says, with totals and further rows in some, else up to @most times. */
static bool
large_program(struct wb_ctx *cx, struct rng *r, const struct randcfg_options *o, uint32_t most, uint32_t dearest,
	struct wb_flow *p)
{
	struct wb_pass_env env = { 0 };
	struct wb_fn *fn = randcfg_make(cx, r, o);
	uint64_t *cost = WB_NEW(cx->unit, uint64_t, fn->nedge);

	if (!expect(wb_pass_dom(cx, fn, &env) == WB_OK && wb_pass_loops(cx, fn, &env) == WB_OK, "a pass fails"))
		return false;
	bound_loops(cx, r, fn, !most && rng_chance(r, 60));
	for (uint32_t l = 0; most && l < fn->loops->nloop; l++)
		fn->bounds->loop[l].max = rng_between(r, 0, most);
	if (!most && rng_chance(r, 60))
		add_rows(cx, r, fn);
	for (uint32_t e = 0; e < fn->nedge; e++)
		cost[e] = rng_below(r, dearest);
	wb_flow_from_fn(cx, fn, cost, p);
	return true;
}

/* Nests 5 deep, up to 1023 iterations each: bounds of 40 to 60 bits, where floating-point
 * solvers err by millions. A certificate with gap 0 proves that the bound is exact.
 * GLPK must come to the same number wherever it gets through. */
static void
deep_case(uint64_t seed, uint32_t blocks, uint32_t most, bool both)
{
	struct randcfg_options o = randcfg_defaults();
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct wb_ipet one, two;
	uint64_t proven, paid;
	enum wb_status s;
	struct wb_flow p;
	bool ok;

	o.blocks = blocks;
	o.depth = 5;
	o.insts = 1;
	ok = large_program(cx, &r, &o, most, 100, &p);
	s = ok ? wb_flow_solve(cx, &p, NULL, WB_SOLVER_AUTO, &one) : WB_OK;
	if (s == WB_OVERFLOW && !both) {
		printf("%u blocks, %u loops: too many cycles\n", p.nblock, p.nloop);
		ok = false;
	}
	ok = ok && expect(s == WB_OK && one.gap == 0, "no exact bound") &&
		expect(wb_proof_check(cx, &p, one.cert, one.count, &proven, &paid) && proven == one.bound &&
				paid == proven,
			"not proved");
	if (ok && both)
		ok = expect(wb_flow_solve(cx, &p, NULL, WB_SOLVER_GLPK, &two) == WB_OK && two.bound == one.bound &&
				two.gap == 0,
			"GLPK differs");
	if (ok)
		printf("%u blocks, %u loops: %llu cycles%s\n", p.nblock, p.nloop, (unsigned long long)one.bound,
			both ? ", both ways" : "");
	wb_ctx_free(cx);
}

/* ---- middling programs with everything: reduction against none ------------------------------- */
static void
mixed_case(uint64_t seed)
{
	struct randcfg_options o = randcfg_defaults();
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct wb_ipet one, two;
	struct wb_flow p;

	o.blocks = rng_between(&r, 20, 200);
	o.irreducible = rng_chance(&r, 50) ? 5 : 0;
	o.insts = 1;
	if (large_program(cx, &r, &o, 0, 1000, &p)) {
		enum wb_status s = wb_flow_solve(cx, &p, NULL, WB_SOLVER_AUTO, &one),
			       t = wb_flow_solve(cx, &p, NULL, WB_SOLVER_GLPK, &two);

		if (expect(s == t, "one solver fails, the other does not") && s == WB_OK)
			expect(one.bound == two.bound, "the two solvers differ");
	}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct oracle *o = WB_NEW(a, struct oracle, 1);

	prop_start(argc, argv, 22000);
	o->table = WB_NEW(a, struct entry, SLOTS);
	o->taken = WB_NEW(a, struct entry *, MOST_STATES);
	while (prop_next())
		random_case(o);
	for (uint64_t k = 0; k < 500; k++)
		mixed_case(prop.seed * 1000003 + k);
	for (uint64_t k = 0; k < 3; k++)
		deep_case(prop.seed + k, 870, 1023, true);
	deep_case(prop.seed, 8700, 15, true);
	deep_case(prop.seed, 8700, 1023, false);
	deep_case(prop.seed, 67000, 1023, false);
	prop_tried(nwalked, prop.count / 2, "bounded and walked");
	prop_tried(nrefused, 1, "refused");
	prop_tried(nsmaller, 0, "too large to walk");
	prop_tried(nmixed, 1, "through GLPK");
	prop_tried(ngap, 1, "with a gap");
	prop_tried(ncorrupt, 1, "certificates corrupted");
	prop_tried(nguess, 1, "repaired");
	wb_arena_free(a);
	return prop_end();
}
