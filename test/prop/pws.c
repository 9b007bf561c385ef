/* test/prop/pws.c -- SELECT, PRUNE, the longest path of split wavefronts and the best split points,
 * against the paper's text word for word, against walking all paths, against all subsets,
 * and against waves that execute on the hardware model.
 *
 *	pws [SEED [COUNT [FIRST]]]
 */
#include "../lib/prop.h"
#include "../lib/randpws.h"
#include "wavebound/ilp.h"
#include "wavebound/pwshw.h"
#include "wavebound/split.h"

#define MOST_PATHS 20000

static uint64_t nexecuted, nfull, nlongest;
static uint64_t nwalked, nunrolled, nprinted_low, nbetter, ncounted_worse;

static bool
expect(bool ok, const char *what, uint64_t got, uint64_t want)
{
	return prop_expect(ok, "%s: %llu, expected %llu", what, (unsigned long long)got, (unsigned long long)want);
}

/* ---- the oracle of time: every path an SWF can take ------------------------------------------- */
struct walk {
	const struct randpws *k;
	const bool *split;
	uint64_t cost;		/* e_s + e_m */
	uint64_t npath, longest;
	uint8_t arm[64];	/* [branch] what this SWF is at a split branch: 0 then, 1 else */
	uint32_t rounds[64];	/* [loop] back edges taken since entry */
};

static bool
allowed(const struct walk *w, uint32_t e)
{
	const struct wb_pws *p = w->k->pws;
	const struct wb_edge *edge = &w->k->fn->edge[e];
	uint32_t u = p->of_block[edge->src], v = p->of_bsb[edge->src];

	if (u != WB_NONE && w->split[u] && w->arm[u] && e == p->branch[u].then_edge)
		return false;		/* none of its lanes runs the then */
	if (v != WB_NONE && w->split[v] && !w->arm[v] && e == p->branch[v].else_edge)
		return false;
	return true;
}

static void walk(struct walk *w, uint32_t block, uint64_t at);

static void
follow(struct walk *w, uint32_t e, uint64_t at)
{
	const struct wb_loops *ls = w->k->fn->loops;
	const struct wb_edge *edge = &w->k->fn->edge[e];
	uint32_t l = ls->of_block[edge->dst], kept;
	bool back = l != WB_NONE && ls->loop[l].header == edge->dst && edge->src != WB_NONE &&
		wb_loop_has(ls, l, edge->src);

	kept = l == WB_NONE ? 0 : w->rounds[l];
	if (back && w->rounds[l] >= w->k->fn->bounds->loop[l].max)
		return;
	if (l != WB_NONE && ls->loop[l].header == edge->dst)
		w->rounds[l] = back ? w->rounds[l] + 1 : 0;
	walk(w, edge->dst, at + w->k->edge[e]);
	if (l != WB_NONE)
		w->rounds[l] = kept;
}

static void
walk(struct walk *w, uint32_t block, uint64_t at)
{
	const struct wb_fn *fn = w->k->fn;
	uint32_t u = w->k->pws->of_block[block];
	bool splits = u != WB_NONE && w->split[u];

	at += w->k->block[block] + (splits ? w->cost : 0);
	for (uint32_t arm = 0; arm < (splits ? 2u : 1u) && w->npath < MOST_PATHS; arm++) {
		uint8_t before = u == WB_NONE ? 0 : w->arm[u];

		if (splits)
			w->arm[u] = (uint8_t)arm;
		for (uint32_t k = 0; k < fn->block[block].nout; k++) {
			uint32_t e = fn->out[fn->block[block].out + k];

			if (fn->edge[e].dst == WB_NONE) {
				w->npath++;
				w->longest = at + w->k->edge[e] > w->longest ? at + w->k->edge[e] : w->longest;
			} else if (allowed(w, e)) {
				follow(w, e, at);
			}
		}
		if (splits)
			w->arm[u] = before;
	}
}

/* ---- the oracle of structure: the definitions of the paper ------------------------------------------- */
/* Definition 4.1, with dominance: the last v in B and L, in topological order, with v < u < RECONV(v). 0: none. */
static uint32_t
parent(const struct randpws *k, uint32_t u)
{
	uint32_t best = 0;

	for (uint32_t b = 0; b < k->pws->nbranch; b++) {
		const struct wb_pws_branch *x = &k->pws->branch[b];
		uint32_t v[2] = { x->block, x->bsb };

		for (int i = 0; i < 2; i++)
			if (v[i] < u && u < x->reconv && wb_dominates(k->fn->dom, v[i], u) && v[i] + 1 > best)
				best = v[i] + 1;
	}
	return best;
}

/* Algorithm 1, as printed. */
static uint32_t
select(const struct randpws *k, const bool *P, uint32_t S, bool *SB)
{
	uint32_t swfCount = 0;

	memset(SB, 0, 64);
	for (uint32_t u = 0; u < k->pws->nbranch; u++) {
		bool exists = false;

		if (!P[u])
			continue;
		for (uint32_t v = 0; v < u; v++)
			exists = exists ||
				(SB[v] && parent(k, k->pws->branch[u].block) == parent(k, k->pws->branch[v].block));
		if (exists) {
			SB[u] = true;
		} else if (swfCount < S) {
			SB[u] = true;
			swfCount++;
		}
	}
	return swfCount;
}

/* Algorithm 2, as printed, on a CFG without loops; a plain block takes its largest successor. */
static void
prune(const struct randpws *k, const bool *SB, int64_t *F, bool *removed)
{
	const struct wb_fn *fn = k->fn;

	for (uint32_t u = fn->nblock; u-- > 0; ) {
		uint32_t b = k->pws->of_block[u], l = k->pws->of_bsb[u];

		F[u] = 0;
		if (b != WB_NONE) {
			const struct wb_pws_branch *x = &k->pws->branch[b];

			F[x->succ] = F[x->succ] - F[x->bsb] + F[x->reconv];
			if (SB[b]) {
				F[u] = F[x->succ] > F[x->bsb] ? F[x->succ] : F[x->bsb];
				if (F[x->succ] < F[x->bsb])
					removed[x->then_edge] = true;
				else
					removed[x->else_edge] = true;
			} else {
				F[u] = F[x->succ] + F[x->bsb] - F[x->reconv];
			}
			F[u] = F[u] + (int64_t)k->block[u] + (int64_t)k->block[x->bsb];
		} else if (l == WB_NONE) {
			for (uint32_t i = 0; i < fn->block[u].nout; i++) {
				uint32_t dst = fn->edge[fn->out[fn->block[u].out + i]].dst;

				if (dst != WB_NONE && F[dst] > F[u])
					F[u] = F[dst];
			}
			F[u] += (int64_t)k->block[u];
		} else {
			F[u] = F[k->pws->branch[l].bsb_succ];
		}
	}
}

/* ---- IPET of what is left ---------------------------------------------------------------------------------- */
static uint64_t
ipet(struct wb_ctx *cx, const struct randpws *k, const struct wb_pws_pruned *pr, const bool *split, uint64_t cost)
{
	const struct wb_fn *fn = k->fn;
	uint64_t *c = WB_NEW(cx->unit, uint64_t, fn->nedge);
	uint32_t *src = WB_NEW(cx->unit, uint32_t, fn->nedge), *dst = WB_NEW(cx->unit, uint32_t, fn->nedge);
	struct wb_flow f;
	struct wb_ipet r;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t to = fn->edge[e].dst, u = to == WB_NONE ? WB_NONE : k->pws->of_block[to];

		c[e] = k->edge[e] + (to == WB_NONE ? 0 : k->block[to]) + (u != WB_NONE && split[u] ? cost : 0);
	}
	wb_flow_from_fn(cx, fn, c, &f);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		src[e] = pr && pr->why[e] ? WB_NONE : f.src[e];
		dst[e] = pr && pr->why[e] ? WB_NONE : f.dst[e];
	}
	f.src = src;
	f.dst = dst;
	return wb_flow_solve(cx, &f, NULL, WB_SOLVER_AUTO, &r) == WB_OK ? r.bound : UINT64_MAX;
}

/* ---- one kernel, one set of split points --------------------------------------------------------------------- */
static bool
check_value(struct wb_ctx *cx, const struct randpws *k, struct wb_pws_plan *pl, const bool *split, uint64_t cost)
{
	struct wb_pws_costs c = { k->block, k->edge, cost };
	struct wb_pws_pruned sound, printed;
	struct walk w = { .k = k, .split = split, .cost = cost };
	uint64_t value = wb_pws_value(pl, &c, split, NULL), left, low;
	bool ok = true, none[64] = { false };

	wb_pws_prune_sound(cx, pl, &c, split, &sound);
	left = ipet(cx, k, &sound, split, cost);
	ok = ok && expect(left == value, "IPET of the soundly pruned CFG", left, value);
	walk(&w, 0, k->edge[0]);
	if (w.npath < MOST_PATHS) {
		nwalked++;
		ok = ok && expect(value == w.longest, "longest path", value, w.longest);
	}
	ok = ok &&
		expect(value <= wb_pws_value(pl, &(struct wb_pws_costs){ k->block, k->edge, 0 }, none, NULL) +
					(ipet(cx, k, NULL, split, cost) - ipet(cx, k, NULL, none, 0)),
			"more than no splitting and the cost of splits", value, 0);
	wb_pws_prune(cx, pl, &c, split, &printed);
	low = ipet(cx, k, &printed, split, cost);
	nprinted_low += low < value;
	return ok && expect(low <= value, "the printed algorithm leaves a path that no SWF takes", low, value);
}

/* Without loops and edge costs, the printed algorithm is what the paper says, value by value. */
static bool
check_printed(struct wb_ctx *cx, const struct randpws *k, const bool *split)
{
	struct wb_pws_plan *pl = wb_pws_plan_new(cx, k->fn, k->pws);
	uint64_t *free_edges = WB_NEW(cx->unit, uint64_t, k->fn->nedge);
	struct wb_pws_costs c = { k->block, free_edges, 0 };
	bool *removed = WB_NEW(cx->unit, bool, k->fn->nedge), ok = true;
	int64_t *F = WB_NEW(cx->unit, int64_t, k->fn->nblock);
	struct randpws bare = *k;
	struct wb_pws_pruned pr;

	bare.edge = free_edges;
	wb_pws_prune(cx, pl, &c, split, &pr);
	prune(k, split, F, removed);
	for (uint32_t b = 0; ok && b < k->fn->nblock; b++)
		ok = expect(pr.F[b] == (uint64_t)F[b], "F", pr.F[b], (uint64_t)F[b]);
	for (uint32_t e = 0; ok && e < k->fn->nedge; e++)
		ok = expect((pr.why[e] != WB_PWS_KEPT) == removed[e], "removed edge", e, removed[e]);
	return ok &&
		expect(ipet(cx, &bare, &pr, split, 0) == (uint64_t)F[0], "IPET and F", ipet(cx, &bare, &pr, split, 0),
			(uint64_t)F[0]);
}

/* Pruned inside its loops, a kernel costs what it costs unrolled and pruned as printed. */
static bool
check_unrolled(struct wb_ctx *cx, const struct randpws *k, const struct randpws *flat, const bool *split)
{
	struct wb_pws_plan *pl = wb_pws_plan_new(cx, k->fn, k->pws);
	uint64_t *free_edges = WB_NEW(cx->unit, uint64_t, k->fn->nedge);
	struct wb_pws_costs c = { k->block, free_edges, 0 };
	bool *same = WB_NEW(cx->unit, bool, flat->pws->nbranch), *removed = WB_NEW(cx->unit, bool, flat->fn->nedge);
	int64_t *F = WB_NEW(cx->unit, int64_t, flat->fn->nblock);
	struct randpws bare = *k;
	struct wb_pws_pruned pr;
	uint64_t left;

	bare.edge = free_edges;
	for (uint32_t u = 0; u < flat->pws->nbranch; u++)
		for (uint32_t v = 0; v < k->pws->nbranch; v++)
			same[u] = same[u] || (flat->tree[u] == k->tree[v] && split[v]);
	prune(flat, same, F, removed);
	wb_pws_prune(cx, pl, &c, split, &pr);
	left = ipet(cx, &bare, &pr, split, 0);
	nunrolled++;
	return expect(left == (uint64_t)F[0], "IPET of the loops and F of the unrolled kernel", left, (uint64_t)F[0])
	    && expect(pr.F[0] == (uint64_t)F[0], "F of the loops and of the unrolled kernel", pr.F[0], (uint64_t)F[0]);
}

static bool
check_select(struct wb_ctx *cx, const struct randpws *k, const bool *P, uint32_t S)
{
	bool ours[64] = { false }, theirs[64];
	uint32_t n = wb_pws_select(cx, k->pws, P, S, ours), m = select(k, P, S, theirs),
		 alive = wb_pws_alive(cx, k->pws, ours);

	return expect(memcmp(ours, theirs, k->pws->nbranch) == 0, "SELECT", 0, 0) &&
		expect(n == m, "contexts counted", n, m) &&
		expect(alive <= n, "more SWFs alive than counted", alive, n);
}

/* Each subset of few branches, under both limits. */
static bool
check_best(struct wb_ctx *cx, const struct randpws *k, uint32_t S, uint64_t cost)
{
	struct wb_pws_plan *pl = wb_pws_plan_new(cx, k->fn, k->pws);
	struct wb_pws_costs c = { k->block, k->edge, cost };
	uint64_t alive = UINT64_MAX, counted = UINT64_MAX;
	bool may[64], SB[64] = { false }, ok = true;
	struct wb_pws_best a, b;

	memset(may, 1, sizeof(may));
	wb_pws_best_alive(cx, pl, &c, may, S, &a);
	wb_pws_best_counted(cx, pl, &c, may, S, &b);
	ok = ok &&
		expect(wb_pws_value(pl, &c, a.split, NULL) == a.cycles, "cost of the best choice", a.cycles,
			wb_pws_value(pl, &c, a.split, NULL));
	ok = ok &&
		expect(wb_pws_value(pl, &c, b.split, NULL) == b.cycles, "cost of the best counted choice", b.cycles, 0);
	ok = ok && expect(a.alive <= S && b.groups <= S, "contexts of the best choice", a.alive, S);
	ok = ok &&
		expect(a.cycles <= b.cycles && b.at_least <= b.cycles, "the exact limit allows more than the counter",
			a.cycles, b.cycles);
	ncounted_worse += a.cycles < b.cycles;
	if (k->pws->nbranch > 8)
		return ok;
	for (uint32_t set = 0; set < 1u << k->pws->nbranch; set++) {
		uint64_t v;

		for (uint32_t u = 0; u < k->pws->nbranch; u++)
			SB[u] = set >> u & 1;
		v = wb_pws_value(pl, &c, SB, NULL);
		if (wb_pws_alive(cx, k->pws, SB) <= S && v < alive)
			alive = v;
		if (select(k, SB, S, may) <= S && memcmp(may, SB, k->pws->nbranch) == 0 && v < counted)
			counted = v;
		nbetter += v > a.cycles;
	}
	return ok && expect(a.cycles == alive && a.at_least == alive, "best of all subsets", a.cycles, alive)
	    && expect(b.cycles == counted && b.at_least == counted, "best of all counted subsets", b.cycles, counted);
}

/* ---- waves on the hardware ------------------------------------------------------------------------------ */
#define LANES 16

/* A wave in execution. Scalar registers: of branch u the lanes of its arms at 2 u and 2 u + 1, then EXEC, then a
 * counter for each loop. */
struct machine {
	const struct randpws *k;
	const bool *split;
	uint64_t cost;
	struct rng *r;
	struct wb_pwshw *hw;
	uint32_t block[64];	/* [context] to execute next; WB_NONE: the end */
	uint64_t clock[64];
	uint32_t most_alive;
	bool full, lost;
};

static uint32_t *
scalar(struct machine *m, uint32_t c)
{
	return m->hw->context[c].scalar;
}

static uint32_t *
exec(struct machine *m, uint32_t c)
{
	return scalar(m, c) + 2 * m->k->pws->nbranch;
}

static bool
active(struct machine *m, uint32_t c)
{
	return wb_pwshw_active(m->hw, c, *exec(m, c)) != 0;
}

/* Context @c arrives where the arms of branch @u meet. Returns who goes on; WB_NONE: it waits. */
static uint32_t
meet(struct machine *m, uint32_t c, uint32_t u)
{
	uint32_t into = WB_NONE, other;

	*exec(m, c) = scalar(m, c)[2 * u] | scalar(m, c)[2 * u + 1];
	if (!m->split[u])
		return c;
	other = m->hw->context[c].nchild ? m->hw->context[c].child[m->hw->context[c].nchild - 1] :
					   m->hw->context[c].parent;
	switch (wb_pwshw_merge(m->hw, c, u, &into)) {
	case WB_PWSHW_WAITS:
		return WB_NONE;
	case WB_PWSHW_DONE:
		m->clock[into] = m->clock[c] > m->clock[other] ? m->clock[c] : m->clock[other];
		return into;
	default:
		m->lost = true;
		return WB_NONE;
	}
}

static void
cross(struct machine *m, uint32_t c, uint32_t e)
{
	const struct wb_fn *fn = m->k->fn;
	const struct wb_edge *edge = &fn->edge[e];
	uint32_t l = edge->dst == WB_NONE ? WB_NONE : fn->loops->of_block[edge->dst];

	m->clock[c] += m->k->edge[e];
	m->block[c] = edge->dst;
	if (l != WB_NONE && fn->loops->loop[l].header == edge->dst) {
		uint32_t *n = exec(m, c) + 1 + l;

		*n = wb_loop_has(fn->loops, l, edge->src) ? *n + 1 : 0;
	}
	for (uint32_t u = m->k->pws->nbranch; u-- > 0 && c != WB_NONE; ) {
		const struct wb_pws_branch *b = &m->k->pws->branch[u];

		if (b->reconv != edge->dst || (edge->src != b->bsb && !wb_dominates(fn->dom, b->bsb_succ, edge->src)))
			continue;
		m->block[c] = edge->dst;
		c = meet(m, c, u);
		if (c != WB_NONE)
			m->block[c] = edge->dst;
	}
}

/* One of the ways out of a block that is no branch node, at random. */
static uint32_t
any_edge(struct machine *m, uint32_t c, uint32_t block)
{
	const struct wb_fn *fn = m->k->fn;
	uint32_t way[8], n = 0;

	for (uint32_t k = 0; k < fn->block[block].nout; k++) {
		uint32_t e = fn->out[fn->block[block].out + k], dst = fn->edge[e].dst,
			 l = dst == WB_NONE ? WB_NONE : fn->loops->of_block[dst];
		bool back = l != WB_NONE && fn->loops->loop[l].header == dst && wb_loop_has(fn->loops, l, block);

		if (!back || exec(m, c)[1 + l] < fn->bounds->loop[l].max)
			way[n++] = e;
	}
	return way[rng_below(m->r, n)];
}

static void
step(struct machine *m, uint32_t c)
{
	uint32_t b = m->block[c], u = m->k->pws->of_block[b], v = m->k->pws->of_bsb[b], child = WB_NONE;

	m->clock[c] += m->k->block[b];
	if (u != WB_NONE) {
		const struct wb_pws_branch *br = &m->k->pws->branch[u];
		uint32_t some = rng_chance(m->r, 70) ? (uint32_t)rng_next(m->r) : rng_chance(m->r, 50) ? UINT32_MAX : 0;
		uint32_t then = (uint32_t)wb_pwshw_active(m->hw, c, *exec(m, c)) & some;

		scalar(m, c)[2 * u] = then;
		scalar(m, c)[2 * u + 1] = *exec(m, c) & ~then;
		*exec(m, c) = then;
		if (m->split[u]) {
			m->clock[c] += m->cost;
			m->full = m->full || wb_pwshw_split(m->hw, c, then, &child) != WB_PWSHW_DONE;
		}
		if (child != WB_NONE) {
			m->clock[child] = m->clock[c];
			cross(m, child, active(m, child) ? br->then_edge : br->skip_edge);
		}
		cross(m, c, active(m, c) ? br->then_edge : br->skip_edge);
	} else if (v != WB_NONE) {
		*exec(m, c) = scalar(m, c)[2 * v + 1];
		cross(m, c, active(m, c) ? m->k->pws->branch[v].else_edge : m->k->pws->branch[v].pass_edge);
	} else {
		cross(m, c, any_edge(m, c, b));
	}
}

/* Runs contexts in random order. False: a context is stuck, or a lane is in two or in none. */
static bool
execute(struct machine *m)
{
	for (;;) {
		uint32_t ready[64], n = 0;
		uint64_t all = 0, sum = 0;

		for (uint32_t c = 0; c <= m->hw->S; c++) {
			const struct wb_pwshw_context *x = &m->hw->context[c];

			if (x->used && !x->waits && m->block[c] != WB_NONE)
				ready[n++] = c;
			sum += x->used ? (uint64_t)__builtin_popcountll(x->mask) : 0;
			all |= x->used ? x->mask : 0;
		}
		if (sum != LANES || all != (1u << LANES) - 1 || m->full || m->lost)
			return false;
		if (wb_pwshw_alive(m->hw) > m->most_alive)
			m->most_alive = wb_pwshw_alive(m->hw);
		if (!n)
			return m->block[0] == WB_NONE && wb_pwshw_alive(m->hw) == 0;
		step(m, ready[rng_below(m->r, n)]);
	}
}

static bool
check_execution(struct wb_ctx *cx, struct rng *r, const struct randpws *k, const bool *SB, uint64_t cost)
{
	struct wb_pws_costs c = { k->block, k->edge, cost };
	bool split[64], ok = true;
	uint32_t alive, most = 0;
	uint64_t value, longest = 0;

	/* a merge needs a place of its own */
	for (uint32_t u = 0; u < k->pws->nbranch; u++)
		split[u] = SB[u] && wb_dominates(k->fn->dom, k->pws->branch[u].block, k->pws->branch[u].reconv);
	alive = wb_pws_alive(cx, k->pws, split);
	value = wb_pws_value(wb_pws_plan_new(cx, k->fn, k->pws), &c, split, NULL);
	for (int run = 0; ok && run < 12; run++) {
		struct machine m = { .k = k, .split = split, .cost = cost, .r = r };

		m.hw = wb_pwshw_new(cx->unit, alive, (1u << LANES) - 1, 2 * k->pws->nbranch + 1 + k->fn->loops->nloop);
		*exec(&m, 0) = (1u << LANES) - 1;
		m.clock[0] = k->edge[0];
		ok = expect(execute(&m), "execution with the contexts that are needed", m.full, m.lost) &&
			expect(m.clock[0] <= value, "executed longer than the longest path", m.clock[0], value);
		most = m.most_alive > most ? m.most_alive : most;
		longest = m.clock[0] > longest ? m.clock[0] : longest;
	}
	nexecuted++;
	nfull += most == alive;
	nlongest += longest == value;
	return ok;
}

/* ---- the table: Eqs. 2 to 8, word for word --------------------------------------------------------------- */
/* Costs of @k as the cost pass would give them: blocks of delay alone. */
static void
fake_cost(struct wb_ctx *cx, const struct randpws *k)
{
	struct wb_cost *c = WB_NEW(cx->unit, struct wb_cost, 1);

	c->peak = WB_NEW(cx->unit, struct wb_cost_peak, k->fn->nblock);
	c->block = WB_NEW(cx->unit, struct wb_cost_vec, k->fn->nblock);
	c->edge_delay_cycles = k->edge;
	for (uint32_t b = 0; b < k->fn->nblock; b++)
		c->block[b].delay_cycles = k->block[b];
	c->imax_cycles = 4;
	k->fn->cost = c;
	k->fn->pws = k->pws;
}

static bool
check_row(const struct wb_split_row *r, const struct wb_machine *m, const struct wb_launch *l, uint64_t d,
	uint64_t split, bool diverges)
{
	uint64_t dws = diverges ? r->S : 0;	/* SWFs of a wave that splits wherever it diverges */
	uint64_t used = r->alive < r->S ? r->S - r->alive : 0, N = m->simds + used * m->simds / (r->alive + 1);
	uint64_t printed =
		r->nsplit < r->S ? m->simds + (uint64_t)(r->S - r->nsplit) * m->simds / (r->nsplit + 1) : m->simds;
	uint64_t at_once = m->cus * N * m->waves * m->wave_lanes / l->workitems_per_workgroup,
		 base = (uint64_t)m->cus * m->simds * m->waves * m->wave_lanes / l->workitems_per_workgroup;
	uint64_t DS = (l->workgroups + at_once - 1) / at_once, DS0 = (l->workgroups + base - 1) / base;
	bool ok = expect(r->pws.simds == N && r->simds_printed == printed, "Eq. 2", r->pws.simds, N) &&
		expect(r->parallel_printed == at_once, "Eq. 4", r->parallel_printed, at_once);

	/* 40 workgroups of one wave are all that a unit of the machine takes; Eq. 4 knows contexts only */
	if (at_once > m->cus * 40)
		DS = (l->workgroups + m->cus * 40 - 1) / (m->cus * 40);
	if (base > m->cus * 40)
		DS0 = (l->workgroups + m->cus * 40 - 1) / (m->cus * 40);
	return ok &&
		expect(r->pws.kernel_cycles == DS * (d + r->pws.wave_cycles), "Eq. 6", r->pws.kernel_cycles,
			DS * (d + r->pws.wave_cycles)) &&
		expect(r->none.kernel_cycles == DS0 * (d + r->none.wave_cycles), "no splitting", r->none.kernel_cycles,
			DS0 * (d + r->none.wave_cycles)) &&
		expect(r->dws.kernel_cycles == DS0 * (d + (dws + 1) * r->dws.wave_cycles), "Eq. 8",
			r->dws.kernel_cycles, 0) &&
		expect(m->scheduler == WB_SCHED_RR || r->dws.wave_cycles == r->none.wave_cycles + dws * split,
			"E_WF of DWS", r->dws.wave_cycles, r->none.wave_cycles + dws * split) &&
		expect(r->certified, "certified", 0, 1);
}

static bool
check_table(struct wb_ctx *cx, struct rng *r, const struct randpws *k)
{
	const struct wb_machine *pws4;
	struct wb_machine m;
	struct wb_launch l = { .dims = 1, .workgroup = { 64, 1, 1 }, .workitems_per_workgroup = 64 };
	struct wb_split_input in = {
		.module = randcfg_module(cx, k->fn), .fn = k->fn, .machine = &m, .launch = &l, .most = 3
	};
	struct wb_split_table t[4];
	bool ok = true;

	if (wb_machine_load(cx, "pws4", &pws4) != WB_OK)
		return expect(false, "no machine", 0, 0);
	m = *pws4;
	/* in round robin, e_s + e_m depend on who shares the SIMD */
	m.scheduler = rng_chance(r, 50) ? WB_SCHED_RR : WB_SCHED_OLDEST;
	m.split_cycles = rng_below(r, 6);
	l.workgroups = rng_between(r, 1, 2000);
	l.grid[0] = l.workgroups * 64;
	l.grid[1] = l.grid[2] = 1;
	fake_cost(cx, k);
	for (int c = 0; ok && c < 4; c++) {
		in.choice = (enum wb_split_choice)c;
		ok = expect(wb_split_bound(cx, &in, &t[c]) == WB_OK, "no table", 0, 0);
		for (uint32_t S = 0; ok && S <= in.most; S++)
			ok = check_row(&t[c].row[S], &m, &l, m.dispatch_cycles, t[c].split_cycles,
				in.fn->pws->nbranch + in.fn->pws->nother != 0);
	}
	for (uint32_t S = 0; ok && S <= in.most; S++) {
		const struct wb_split_row *best = &t[WB_SPLIT_BEST].row[S];

		for (int c = 0; ok && c < 4; c++)
			ok = expect(best->pws.kernel_cycles <= t[c].row[S].pws.kernel_cycles, "best is not the best",
				best->pws.kernel_cycles, t[c].row[S].pws.kernel_cycles);
		ok = ok &&
			expect(best->at_least == best->pws.kernel_cycles && best->alive <= S, "best is not proved",
				best->at_least, best->pws.kernel_cycles) &&
			expect(best->pws.kernel_cycles <= best->none.kernel_cycles, "best is worse than nothing", 0,
				0) &&
			expect(best->pws.kernel_cycles <= best->dws.kernel_cycles, "Eq. 9", best->pws.kernel_cycles,
				best->dws.kernel_cycles);
	}
	return ok;
}

/* ---- random kernels -------------------------------------------------------------------------------------------- */
static bool
run_case(struct wb_ctx *cx, struct rng *r)
{
	bool loops = rng_chance(r, 60), edges = rng_chance(r, 60);
	struct randpws_options o = { .branches = rng_between(r, 1, 9),
		.depth = rng_between(r, 1, 4),
		.loops = loops ? 20 : 0,
		.uniform = rng_below(r, 25),
		.short_ifs = rng_below(r, 25),
		.most = rng_chance(r, 50) ? 6 : 100,
		.most_rounds = 2 };
	struct randpws_tree t = { { NULL, 0, 0 }, 0 };
	struct randpws k;
	struct wb_pws_plan *pl;
	bool P[64], SB[64] = { false }, ok = true;
	uint32_t S = rng_below(r, 5);
	uint64_t cost = rng_chance(r, 50) ? 0 : rng_below(r, 30);

	randpws_tree(cx, r, &o, &t);
	randpws_build(cx, &t, false, &k);
	if (k.pws->nbranch > 60 || k.fn->loops->nloop > 60)
		return true;
	if (k.fn->loops->nloop == 0 || rng_chance(r, 50)) {
		struct randpws flat;

		randpws_build(cx, &t, true, &flat);
		for (uint32_t u = 0; u < k.pws->nbranch; u++)
			P[u] = rng_chance(r, 60);
		if (flat.fn->nblock < 400)
			ok = check_unrolled(cx, &k, &flat, P);
	}
	for (uint32_t u = 0; u < k.pws->nbranch; u++)
		P[u] = rng_chance(r, 70);
	if (!k.fn->loops->nloop)
		ok = ok && check_printed(cx, &k, P);
	for (uint32_t e = 0; edges && e < k.fn->nedge; e++)
		k.edge[e] = rng_below(r, 20);
	ok = ok && check_select(cx, &k, P, S);
	wb_pws_select(cx, k.pws, P, S, SB);
	pl = wb_pws_plan_new(cx, k.fn, k.pws);
	ok = ok && check_value(cx, &k, pl, SB, cost) && check_value(cx, &k, pl, P, cost);
	return ok && check_best(cx, &k, S, cost) && check_execution(cx, r, &k, P, cost) &&
		(!rng_chance(r, 20) || check_table(cx, r, &k));
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 10000);
	while (prop_next())
		prop_expect(run_case(prop.cx, &prop.r), "this case");
	prop_tried(nwalked, prop.count / 2, "cases walked");
	prop_tried(nunrolled, 1, "unrolled");
	prop_tried(nprinted_low, 1, "times PRUNE as printed was below an SWF");
	prop_tried(nbetter, 1, "subsets worse than the best");
	prop_tried(ncounted_worse, 1, "in which the counter costs something");
	prop_tried(nexecuted, 1, "executed");
	prop_tried(nfull, 1, "all contexts in use");
	prop_tried(nlongest, 1, "the longest path taken");
	return prop_end();
}
