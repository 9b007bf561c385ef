/* test/prop/cfg.c -- dominators, post-dominators, control dependence and loops
 * against their definitions, word for word, on small random functions; then
 * large and hostile functions against the clock.
 *
 *	cfg [SEED [COUNT [FIRST]]]
 */
#include <time.h>

#include "../lib/prop.h"
#include "../lib/randcfg.h"
#include "wavebound/pass.h"

#define MOST 40			/* blocks; sets of blocks are words */

static bool
expect(bool ok, const char *what, uint32_t where)
{
	return prop_expect(ok, "%s wrong at %u", what, where);
}

/* ---- sets and paths ------------------------------------------------------------------ */
static uint64_t
one(uint32_t b)
{
	return (uint64_t)1 << b;
}

/* A function as successor sets; node n is the virtual exit of the post-dominators. */
struct small {
	uint32_t n;
	uint64_t succ[MOST + 1];
};

/* What paths from @from reach through nodes of @within (@from included if it is one of them). */
static uint64_t
reach(const struct small *g, uint64_t from, uint64_t within)
{
	uint64_t seen = 0, todo = from & within;

	while (todo) {
		uint32_t v = (uint32_t)__builtin_ctzll(todo);

		seen |= one(v);
		todo = (todo | (g->succ[v] & within)) & ~seen;
	}
	return seen;
}

/* The nodes on a cycle with @v inside of @within: reachable from v by at least one edge, and reaching it. */
static uint64_t
region_of(const struct small *g, uint32_t v, uint64_t within)
{
	uint64_t fwd = reach(g, g->succ[v], within), r = 0;

	for (uint64_t t = fwd; t; t &= t - 1) {
		uint32_t x = (uint32_t)__builtin_ctzll(t);

		if (reach(g, g->succ[x], within) & one(v))
			r |= one(x);
	}
	return r & one(v) ? r : 0;
}

static struct small
shrink(const struct wb_fn *fn)
{
	struct small g = { .n = fn->nblock };

	for (uint32_t e = 0; e < fn->nedge; e++)
		if (!(fn->edge[e].flags & WB_E_REMOVED) && fn->edge[e].src != WB_NONE && fn->edge[e].dst != WB_NONE)
			g.succ[fn->edge[e].src] |= one(fn->edge[e].dst);
	return g;
}

/* ---- trees --------------------------------------------------------------------------------- */
/* above[v]: the nodes that no path from @root to v avoids. All nodes if there is no path. */
static void
dominators(const struct small *g, uint32_t root, uint32_t n, uint64_t *above)
{
	uint64_t all = one(n) - 1;

	for (uint32_t v = 0; v < n; v++)
		above[v] = 0;
	for (uint32_t a = 0; a < n; a++) {
		uint64_t without = reach(g, one(root), all & ~one(a));

		for (uint32_t v = 0; v < n; v++)
			if (!(without & one(v)))
				above[v] |= one(a);
	}
}

static bool
tree_is(const struct wb_dom *d, uint32_t root, uint32_t n, const uint64_t *above, uint64_t reached, const char *what)
{
	bool ok = true;

	for (uint32_t v = 0; v < n; v++) {
		for (uint32_t a = 0; a < n; a++)
			ok = ok && expect(wb_dominates(d, a, v) == !!(above[v] & one(a)), what, v);
		if (v == root || !(reached & one(v))) {
			ok = ok && expect(d->idom[v] == WB_NONE && d->depth[v] == 0, what, v);
			continue;
		}
		ok = ok && expect(d->idom[v] < n && above[d->idom[v]] == (above[v] & ~one(v)), what, v);
		ok = ok && expect(d->depth[v] + 1 == (uint32_t)__builtin_popcountll(above[v]), what, v);
	}
	return ok;
}

static bool
check_dom(const struct wb_fn *fn, const struct small *g)
{
	uint64_t above[MOST + 1];

	dominators(g, 0, g->n, above);
	return tree_is(fn->dom, 0, g->n, above, reach(g, one(0), ~(uint64_t)0), "dom");
}

/* The reversed function with its exit, node n, after the definition in facts.h. */
static struct small
reversed(const struct wb_fn *fn, const struct small *g)
{
	struct small r = { .n = g->n + 1 };
	uint64_t leaving = 0, all = one(g->n) - 1, back[MOST];

	for (uint32_t e = 0; e < fn->nedge; e++)
		if (!(fn->edge[e].flags & WB_E_REMOVED) && fn->edge[e].dst == WB_NONE)
			leaving |= one(fn->edge[e].src);
	for (uint32_t v = 0; v < g->n; v++)
		back[v] = reach(g, one(v), all);
	for (uint32_t v = 0; v < g->n; v++) {
		bool closed = true, first = true;

		for (uint32_t x = 0; x < g->n; x++)
			if (back[v] & one(x)) {
				closed = closed && (back[x] & one(v)) && !(leaving & one(x));
				first = first && x >= v;
			}
		if ((closed && first) || leaving & one(v))
			r.succ[g->n] |= one(v);
		for (uint64_t t = g->succ[v]; t; t &= t - 1)
			r.succ[__builtin_ctzll(t)] |= one(v);
		if (!expect(fn->postdom->no_exit[v] == !(back[v] & leaving), "no_exit", v))
			r.n = 0;
	}
	return r;
}

static bool
check_postdom(const struct wb_fn *fn, const struct small *g, uint64_t *above)
{
	struct small r = reversed(fn, g);
	struct wb_dom d = { fn->postdom->ipdom, fn->postdom->depth, fn->postdom->pre, fn->postdom->post };

	if (!r.n)
		return false;
	dominators(&r, g->n, r.n, above);
	return tree_is(&d, g->n, r.n, above, ~(uint64_t)0, "postdom");
}

/* x depends on (a, b) if it post-dominates b and does not strictly post-dominate a. */
static bool
depends(const struct wb_fn *fn, uint32_t x, uint32_t e, const uint64_t *above)
{
	const struct wb_edge *ed = &fn->edge[e];
	bool live = !(ed->flags & WB_E_REMOVED) && ed->src != WB_NONE && ed->dst != WB_NONE;

	return live && (above[ed->dst] & one(x)) && !(x != ed->src && (above[ed->src] & one(x)));
}

static bool
check_cdep(const struct wb_fn *fn, const uint64_t *above)
{
	bool ok = true;

	for (uint32_t x = 0; x < fn->nblock; x++) {
		uint32_t listed = 0, defined = 0;

		for (uint32_t e = 0; e < fn->nedge; e++)
			defined += depends(fn, x, e, above);
		for (uint32_t k = wb_cdep_next(fn, x, 0); k != WB_NONE; k = wb_cdep_next(fn, x, k + 1)) {
			ok = ok && expect(depends(fn, x, fn->cdep->edge[k], above), "cdep list", x);
			listed++;
		}
		ok = ok && expect(listed == defined, "cdep count", x);
	}
	return ok;
}

/* ---- loops ---------------------------------------------------------------------------------------- */
struct want {
	uint64_t body, head;
	uint32_t parent, depth;
};
struct wants {
	struct want at[MOST];
	uint32_t n;
};

/* The regions of @within after the definition, least header first, each followed by those inside it.
 * @g: without the back edges of the loops around. */
static void
peel(const struct small *whole, const struct small *g, uint64_t within, uint32_t parent, struct wants *w)
{
	for (;;) {
		uint64_t best = 0, best_head = 0;
		struct small inside = *g;
		uint32_t id = w->n;

		for (uint64_t t = within; t; t &= t - 1) {
			uint64_t body = region_of(g, (uint32_t)__builtin_ctzll(t), within), head = 0;

			for (uint32_t v = 0; v < g->n; v++)
				if (!(body & one(v)))
					head |= whole->succ[v] & body;
			head |= body & 1;	/* the entry edge comes from outside */
			if (head && (!best || __builtin_ctzll(head) < __builtin_ctzll(best_head))) {
				best = body;
				best_head = head;
			}
		}
		if (!best)
			return;
		within &= ~best;
		w->at[w->n++] =
			(struct want){ best, best_head, parent, parent == WB_NONE ? 1 : w->at[parent].depth + 1 };
		for (uint32_t v = 0; v < g->n; v++)
			if (best & one(v))
				inside.succ[v] &= ~best_head;
		peel(whole, &inside, best, id, w);
	}
}

static bool
list_is(const struct wb_loops *ls, uint32_t first, uint32_t n, uint64_t blocks)
{
	uint64_t got = 0;

	for (uint32_t k = first; k < first + n; k++)
		got |= one(ls->list[k]);
	return got == blocks && n == (uint32_t)__builtin_popcountll(blocks);
}

static bool
edges_are(const struct wb_fn *fn, uint32_t first, uint32_t n, uint64_t src, uint64_t dst, uint64_t reached)
{
	uint32_t k = first;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *ed = &fn->edge[e];
		bool from = ed->src == WB_NONE ? !(src & 1) || src >> 63 : (src & reached & one(ed->src)) != 0;
		bool to = ed->dst == WB_NONE ? dst >> 63 : (dst & one(ed->dst)) != 0;

		if (from && to && !(ed->flags & WB_E_REMOVED) && (k == first + n || fn->loops->list[k++] != e))
			return false;
	}
	return k == first + n;
}

/* Of the edges that leave the loop or one inside it, those that leave the loop. */
static bool
exits_are(const struct wb_fn *fn, uint32_t l, uint64_t body)
{
	const struct wb_loop *lp = &fn->loops->loop[l];
	uint32_t want = 0, got = 0;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *ed = &fn->edge[e];

		want += !(ed->flags & WB_E_REMOVED) && ed->src != WB_NONE && (body & one(ed->src)) &&
			!(ed->dst != WB_NONE && (body & one(ed->dst)));
	}
	for (uint32_t k = lp->exit; k < lp->exit + lp->nexit_within; k++) {
		const struct wb_edge *ed = &fn->edge[fn->loops->list[k]];

		if (wb_loop_has(fn->loops, l, ed->dst))
			continue;
		if (!(body & one(ed->src)) || (k < lp->exit + lp->nexit && fn->loops->of_block[ed->src] != l))
			return false;
		got++;
	}
	return got == want;
}

static bool
check_loops(const struct wb_fn *fn, const struct small *g)
{
	const struct wb_loops *ls = fn->loops;
	uint64_t reached = reach(g, one(0), ~(uint64_t)0);
	struct small cut = *g, alive = *g;
	struct wants w = { .n = 0 };
	bool ok;

	for (uint32_t v = 0; v < g->n; v++)
		if (!(reached & one(v)))
			alive.succ[v] = 0;
	peel(&alive, &alive, reached, WB_NONE, &w);
	ok = expect(ls->nloop == w.n, "number of loops", ls->nloop);
	for (uint32_t l = 0; ok && l < w.n; l++) {
		const struct wb_loop *lp = &ls->loop[l];
		const struct want *x = &w.at[l];

		ok = ok && expect(lp->parent == x->parent && lp->depth == x->depth, "loop parent", l);
		ok = ok &&
			expect(lp->header == (uint32_t)__builtin_ctzll(x->head) && lp->irreducible == (lp->nhead > 1),
				"loop header", l);
		ok = ok && expect(list_is(ls, lp->block, lp->nblock, x->body), "loop blocks", l);
		ok = ok &&
			expect(lp->head == lp->block && list_is(ls, lp->head, lp->nhead, x->head), "loop headers", l);
		ok = ok && expect(edges_are(fn, lp->back, lp->nback, x->body, x->head, reached), "back edges", l);
		ok = ok && expect(edges_are(fn, lp->entry, lp->nentry, ~x->body, x->head, reached), "entry edges", l);
		ok = ok && expect(exits_are(fn, l, x->body), "exit edges", l);
		for (uint32_t b = 0; b < g->n; b++)
			ok = ok && expect(wb_loop_has(ls, l, b) == !!(x->body & one(b)), "wb_loop_has", b);
		for (uint32_t k = lp->block; k < lp->block + lp->nown; k++)
			ok = ok && expect(ls->of_block[ls->list[k]] == l, "own blocks", l);
		for (uint32_t v = 0; v < g->n; v++)
			if (x->body & one(v))
				cut.succ[v] &= ~x->head;
	}
	for (uint32_t v = 0; v < g->n; v++)
		ok = ok &&
			expect(!(reached & one(v)) || !region_of(&cut, v, ~(uint64_t)0), "a cycle without back edge",
				v);
	return ok;
}

/* ---- small functions ----------------------------------------------------------------------------------- */
static enum wb_status
run(struct wb_ctx *cx, struct wb_fn *fn)
{
	struct wb_pass_env env = { 0 };
	enum wb_status s = WB_OK;

	s = s ? s : wb_pass_dom(cx, fn, &env);
	s = s ? s : wb_pass_postdom(cx, fn, &env);
	s = s ? s : wb_pass_cdep(cx, fn, &env);
	s = s ? s : wb_pass_loops(cx, fn, &env);
	return s;
}

static struct wb_fn *
make(struct wb_ctx *cx, struct rng *r)
{
	struct randcfg_options o = randcfg_defaults();
	struct wb_fn *fn;

	o.insts = 0;
	o.blocks = 1 + rng_below(r, 24);
	o.depth = rng_below(r, 5);
	o.loops = 20 + rng_below(r, 60);
	o.jumps = rng_below(r, 30);
	o.irreducible = rng_chance(r, 50) ? rng_below(r, 30) : 0;
	o.endless = rng_chance(r, 50) ? rng_below(r, 15) : 0;
	fn = rng_chance(r, 40) ? randcfg_wild(cx, r, 1 + rng_below(r, 14), 0) : randcfg_make(cx, r, &o);
	if (rng_chance(r, 30))
		for (uint32_t e = 1; e < fn->nedge; e++)
			if (rng_chance(r, 10))
				fn->edge[e].flags |= WB_E_REMOVED;
	return fn;
}

static void
small_case(void)
{
	struct wb_fn *fn = make(prop.cx, &prop.r);
	uint64_t above[MOST + 1];
	struct small g;

	if (fn->nblock >= MOST)
		return;
	g = shrink(fn);
	if (!prop_expect(run(prop.cx, fn) == WB_OK, "a pass fails"))
		return;
	check_dom(fn, &g);
	if (check_postdom(fn, &g, above))
		check_cdep(fn, above);
	check_loops(fn, &g);
}

/* ---- large functions ------------------------------------------------------------------------------------- */
#define LARGE 100000
#define MOST_SECONDS 4.0	/* processor time; a quadratic step on 10^5 blocks takes far longer */
#define MOST_BYTES ((size_t)200 << 20)

/* An instruction that reads or writes the only unit. */
static void
access(struct wb_builder *b, uint32_t how)
{
	struct wb_inst i = { .op = WB_OP_MOV, .isa_op = WB_NO_ISA };
	struct wb_opnd o = { .kind = WB_OPND_UNIT, .flags = (uint8_t)how, .nunit = 1 };

	wb_build_inst(b, &i, &o, 1);
}

/* @writes says which blocks write what the last one reads; NULL: there are no instructions. */
static struct wb_fn *
from_edges(
	struct wb_ctx *cx, uint32_t n, uint32_t (*succ)(uint32_t v, uint32_t k, uint32_t n), bool (*writes)(uint32_t v))
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	struct wb_builder *b = wb_builder_new(cx, fn);

	fn->name = "large";
	fn->unit = WB_NEW(cx->unit, struct wb_unit, 1);
	fn->unit[0].name = "s0";
	fn->nunit = 1;
	for (uint32_t v = 0; v < n; v++) {
		wb_build_block(b, NULL, WB_NO_LOC);
		if (writes && (writes(v) || v == n - 1))
			access(b, v == n - 1 ? WB_USE : WB_DEF);
	}
	for (uint32_t v = 0; v < n; v++)
		for (uint32_t k = 0; k < 2; k++) {
			uint32_t x = succ(v, k, n);

			if (x < n)
				wb_build_edge(b, v, x, k ? WB_EDGE_TAKEN : WB_EDGE_FALL);
			else if (k == 0)
				wb_build_edge(b, v, WB_NONE, WB_EDGE_EXIT);
		}
	if (wb_build_finish(b) != WB_OK)
		exit(1);
	return fn;
}

/* do { do { ... } while } while: every block of the first half a header, of the second a latch. */
static uint32_t
nest(uint32_t v, uint32_t k, uint32_t n)
{
	return k == 0 ? v + 1 : v >= n / 2 ? n - 1 - v : n;
}

/* Each block goes on or one back: a ladder of loops that share their blocks. */
static uint32_t
ladder(uint32_t v, uint32_t k, uint32_t n)
{
	return k == 0 ? v + 1 : v ? v - 1 : n;
}

/* All blocks may go back to the first. */
static uint32_t
fan(uint32_t v, uint32_t k, uint32_t n)
{
	(void)n;
	return k == 0 ? v + 1 : 0;
}

/* if { if { ... } }: the second half are joins. */
static uint32_t
ifs(uint32_t v, uint32_t k, uint32_t n)
{
	return k == 0 ? v + 1 : v < n / 2 ? n - 1 - v : n;
}

/* A nest of loops around a cycle with two entries, with breaks out of everything. */
static uint32_t
core(uint32_t v, uint32_t k, uint32_t n)
{
	if (v == n / 2 - 1)
		return k ? n / 2 + 1 : n / 2;
	if (v == n / 2 + 1)
		return k ? n / 2 : v + 1;
	return k == 0 ? v + 1 : v > n / 2 ? (v % 8 ? n - 1 - v : n - 1) : n;
}

/* The iterated worst case of semidominator algorithms: forward skips and a way back along the line. */
static uint32_t
skips(uint32_t v, uint32_t k, uint32_t n)
{
	if (k == 0)
		return v + 1;
	return v % 2 ? v - 1 : v + 3 < n ? v + 3 : n;
}

/* Pairs of blocks, each pair entered at both and going back to the pair before: irreducible regions
 * of one level inside each other, as deep as it gets. Blocks a, b, and the branches behind them. */
static uint32_t
twins(uint32_t v, uint32_t k, uint32_t n)
{
	uint32_t pair = v / 4, which = v % 4;

	if (which >= 2)
		return 4 * pair + 4 + k;
	return k == 0 ? v + 2 : pair ? v - 4 : n;
}

/* Stages of four blocks, d -> a, k; k -> b; b -> a, the next stage; a -> b, where k writes: what is read at the end
 * is live at a only after it is at b, which is earlier. One stage after the other, against the order in each. */
static uint32_t
detours(uint32_t v, uint32_t k, uint32_t n)
{
	static const uint32_t to[4][2] = { { 3, 1 }, { 2, 9 }, { 3, 4 }, { 2, 9 } };

	if (v >= n - 4)
		return k || v == n - 1 ? n : n - 1;
	return to[v % 4][k] == 9 ? n : v / 4 * 4 + to[v % 4][k];
}
static bool in_detours(uint32_t v) { return v % 4 == 1; }

/* Stages of three blocks, s -> the next s, a; a -> b, the next b; b -> a, where only the first stage writes: what
 * meets at b meets at a too, which is earlier. One stage after the other, on one level of the dominator tree. */
static uint32_t
swaps(uint32_t v, uint32_t k, uint32_t n)
{
	switch (v % 3) {
	case 0: return k ? v + 3 : v + 1;
	case 1: return k == 0 ? v + 1 : v + 4 < n ? v + 4 : n - 1;
	default: return k ? n : v - 1;
	}
}
static bool in_swaps(uint32_t v) { return v == 1; }

static void
large_case(const char *what, uint32_t (*succ)(uint32_t, uint32_t, uint32_t), bool (*writes)(uint32_t), uint32_t wild)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randcfg_options o = randcfg_defaults();
	struct rng r = rng_new(prop.seed);
	static enum wb_status (*const pass[])(struct wb_ctx *, struct wb_fn *,
		const struct wb_pass_env *) = { wb_pass_gsa, wb_pass_lanes, wb_pass_trips };
	const struct wb_arena_mark none = { NULL, 0, NULL };
	struct wb_pass_env env = { 0 };
	struct wb_fn *fn;
	size_t before, most;
	clock_t start;
	double seconds;
	enum wb_status s;

	o.blocks = LARGE;
	o.insts = 4;
	o.depth = 200;
	o.loops = 60;
	o.irreducible = 2;
	fn = succ ? from_edges(cx, LARGE, succ, writes) :
		wild ? randcfg_wild(cx, &r, wild, 4) :
		       randcfg_make(cx, &r, &o);
	before = wb_arena_bytes(cx->unit) + wb_arena_bytes(cx->tmp);
	start = clock();
	s = run(cx, fn);
	most = wb_arena_bytes(cx->unit) + wb_arena_bytes(cx->tmp);
	for (size_t k = 0; k < WB_COUNT(pass) && s == WB_OK; k++) {
		wb_arena_reset(cx->tmp, none);		/* as the pass runner does */
		s = pass[k](cx, fn, &env);
		if (most < wb_arena_bytes(cx->unit) + wb_arena_bytes(cx->tmp))
			most = wb_arena_bytes(cx->unit) + wb_arena_bytes(cx->tmp);
	}
	seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
	printf("%-8s %6u blocks %5u loops %s in %.0f ms, %zu MB\n", what, fn->nblock, s ? 0 : fn->loops->nloop,
		s ? "refused" : "found", seconds * 1e3, (most - before) >> 20);
	prop_expect(s == (succ == twins ? WB_REFUSED : WB_OK) && seconds < MOST_SECONDS && most - before < MOST_BYTES,
		"%s: another answer, or too slow, or too large", what);
	wb_ctx_free(cx);
}

static const struct {
	const char *what;
	uint32_t (*succ)(uint32_t, uint32_t, uint32_t);
	bool (*writes)(uint32_t);
} large[] = {
	{ "nest", nest, NULL }, { "ladder", ladder, NULL }, { "fan", fan, NULL }, { "ifs", ifs, NULL },
	{ "core", core, NULL }, { "skips", skips, NULL }, { "twins", twins, NULL },
	{ "detours", detours, in_detours }, { "swaps", swaps, in_swaps },
};

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 20000);
	while (prop_next())
		small_case();
	for (uint32_t k = 0; k < WB_COUNT(large); k++)
		large_case(large[k].what, large[k].succ, large[k].writes, 0);
	large_case("random", NULL, NULL, 0);
	large_case("wild", NULL, NULL, LARGE);
	return prop_end();
}
