/* passes/pws/build.c -- which blocks are branch nodes: the shape of pws.h, checked edge by edge.
 *
 * Needs:  DOM, LOOPS.
 * What:   a pair (u, BSB(u)) is a branch node if
 *          u -> SUCCBB(u), u -> BSB(u) are all edges of u; BSB(u) -> SUCCBB(BSB(u)), BSB(u) -> RECONV(u) are all edges
 *            of BSB(u);
 *          the then arm, which is what SUCCBB(u) dominates, is entered only from u, and left only to BSB(u);
 *          the else arm, which is what SUCCBB(BSB(u)) dominates, is entered only from BSB(u), and left only to
 *            RECONV(u);
 *          BSB(u) is entered only from u and from the then arm;
 *          RECONV(u) comes after BSB(u) in topological order. So it is in the same iteration of the same loop: all
 *            blocks between u and RECONV(u) are reached from u alone, and none of them leads back to u.
 * Why:    arms are subtrees of the dominator tree, so any two are nested or disjoint, and PARENT(u) is the innermost
 *         one around u.
 * Cost:   O(edges times arms that one edge leaves), which is near linear.
 */
#include <assert.h>

#include "../passes.h"
#include "wavebound/pws.h"

/* Arms 2 k and 2 k + 1 are the then and the else of candidate k. */
struct work {
	const struct wb_fn *fn;
	const struct wb_pws_pair *pair;
	uint32_t n;
	struct wb_pws_branch *branch;	/* [candidate] */
	const char **why;		/* [candidate] why it is no branch node; NULL: it may be one */
	uint32_t *entry_of;		/* [block] arm that starts with it, or WB_NONE */
	uint32_t *arm;			/* [block] innermost arm around it, or WB_NONE */
};

static uint32_t
edge_to(const struct wb_fn *fn, uint32_t src, uint32_t dst)
{
	WB_EACH_OUT(fn, src, e)
		if (fn->edge[e].dst == dst)
			return e;
	return WB_NONE;
}

/* The edge of @src that does not lead to @dst. */
static uint32_t
edge_other(const struct wb_fn *fn, uint32_t src, uint32_t dst)
{
	const struct wb_block *b = &fn->block[src];
	uint32_t first = fn->out[b->out], second = fn->out[b->out + 1];

	return fn->edge[first].dst == dst ? second : first;
}

static bool
two_exits(const struct wb_fn *fn, uint32_t block)
{
	const struct wb_block *b = &fn->block[block];

	return b->nout == 2 && fn->edge[fn->out[b->out]].dst != WB_NONE && fn->edge[fn->out[b->out + 1]].dst != WB_NONE;
}

/* Finds the four edges of a candidate. If both successors of BSB(u) are reached from BSB(u) alone, the else is the one
 * that leads to RECONV(u). */
static const char *
find_edges(const struct wb_fn *fn, const struct wb_pws_pair *p, struct wb_pws_branch *b)
{
	uint32_t e0, e1, d0, d1;

	assert(p->block < fn->nblock && p->bsb < fn->nblock);
	if (!two_exits(fn, p->block) || edge_to(fn, p->block, p->bsb) == WB_NONE)
		return "it has no branch that skips its first arm";
	if (!two_exits(fn, p->bsb))
		return "no branch skips the second arm";
	b->block = p->block;
	b->bsb = p->bsb;
	b->skip_edge = edge_to(fn, p->block, p->bsb);
	b->then_edge = edge_other(fn, p->block, p->bsb);
	b->succ = fn->edge[b->then_edge].dst;
	e0 = fn->out[fn->block[p->bsb].out];
	e1 = fn->out[fn->block[p->bsb].out + 1];
	d0 = fn->edge[e0].dst;
	d1 = fn->edge[e1].dst;
	if (fn->dom->idom[d1] == p->bsb && d1 < d0) {
		uint32_t t = e0;

		e0 = e1;
		e1 = t;
	}
	b->else_edge = e0;
	b->pass_edge = e1;
	b->bsb_succ = fn->edge[e0].dst;
	b->reconv = fn->edge[e1].dst;
	b->merge_after = WB_NONE;
	return NULL;
}

/* Whether all edges into @block are @edge, or come from blocks that @within dominates. */
static bool
entered_by(const struct wb_fn *fn, uint32_t block, uint32_t edge, uint32_t within)
{
	WB_EACH_IN(fn, block, e) {
		uint32_t src = fn->edge[e].src;

		if (e != edge && (src == WB_NONE || !wb_dominates(fn->dom, within, src)))
			return false;
	}
	return true;
}

/* Whether BSB(u) was duplicated, so that another block leads to the else or past it. Compilers append a copy of it to
 * the then if the program ends behind the else. */
static bool
bsb_copied(const struct wb_fn *fn, const struct wb_pws_branch *b)
{
	WB_EACH_PRED(fn, b->bsb_succ, src)
		if (src != WB_NONE && src != b->bsb && two_exits(fn, src) && edge_to(fn, src, b->reconv) != WB_NONE)
			return true;
	return false;
}

static const char *
check_entries(const struct wb_fn *fn, const struct wb_pws_branch *b)
{
	if (!entered_by(fn, b->succ, b->then_edge, b->succ) || !entered_by(fn, b->bsb_succ, b->else_edge, b->bsb_succ))
		return bsb_copied(fn, b) ?
			"the compiler copied its serialisation block (-mllvm -tail-dup-placement=0 keeps one)" :
			"one of its arms is also entered from elsewhere";
	if (!entered_by(fn, b->bsb, b->skip_edge, b->succ))
		return "its serialisation block is also entered from elsewhere";
	if (b->reconv <= b->bsb)
		return "its lanes do not meet again in the same iteration of the loop around it";
	return NULL;
}

static uint32_t
target(const struct work *w, uint32_t arm)
{
	const struct wb_pws_branch *b = &w->branch[arm / 2];

	return arm % 2 ? b->reconv : b->bsb;
}

static uint32_t
entry(const struct work *w, uint32_t arm)
{
	const struct wb_pws_branch *b = &w->branch[arm / 2];

	return arm % 2 ? b->bsb_succ : b->succ;
}

/* The arm around @arm. */
static uint32_t
outer_arm(const struct work *w, uint32_t arm)
{
	uint32_t up = w->fn->dom->idom[entry(w, arm)];

	return up == WB_NONE ? WB_NONE : w->arm[up];
}

static void
assign_blocks(struct work *w)
{
	for (uint32_t b = 0; b < w->fn->nblock; b++) {
		uint32_t up = w->fn->dom->idom[b];

		w->arm[b] = w->entry_of[b] != WB_NONE ? w->entry_of[b] : up == WB_NONE ? WB_NONE : w->arm[up];
	}
}

static void
check_exits(struct work *w)
{
	for (uint32_t e = 0; e < w->fn->nedge; e++) {
		const struct wb_edge *edge = &w->fn->edge[e];

		if (!wb_edge_live(edge) || edge->src == WB_NONE)
			continue;
		for (uint32_t s = w->arm[edge->src]; s != WB_NONE; s = outer_arm(w, s)) {
			if (edge->dst != WB_NONE && wb_dominates(w->fn->dom, entry(w, s), edge->dst))
				break;
			if (edge->dst != target(w, s) && !w->why[s / 2])
				w->why[s / 2] = edge->dst == WB_NONE ? "the program ends in one of its arms" :
								       "one of its arms is left to elsewhere";
		}
	}
}

/* Whether a split before the branch of @block marks it. */
static bool
marked(const struct wb_fn *fn, uint32_t block)
{
	const struct wb_block *b = &fn->block[block];

	return b->ninst >= 2 && fn->inst[b->first + b->ninst - 2].op == WB_OP_SPLIT;
}

/* Candidates that passed become branches. PARENT is the innermost arm around each. @why: [block] of the others. */
static void
keep_candidates(const struct work *w, const char **why, struct wb_pws *p)
{
	for (uint32_t k = 0; k < w->n; k++) {
		struct wb_pws_branch *b = &p->branch[p->nbranch];

		if (w->why[k]) {
			why[w->pair[k].block] = w->why[k];
			continue;
		}
		*b = w->branch[k];
		b->marked = marked(w->fn, b->block);
		p->of_block[b->block] = p->of_bsb[b->bsb] = p->nbranch;
		p->arm[b->succ] = 2 * p->nbranch;
		p->arm[b->bsb_succ] = 2 * p->nbranch + 1;
		p->nbranch++;
	}
	for (uint32_t b = 1; b < w->fn->nblock; b++)
		if (p->arm[b] == WB_NONE && w->fn->dom->idom[b] != WB_NONE)
			p->arm[b] = p->arm[w->fn->dom->idom[b]];
	for (uint32_t k = 0; k < p->nbranch; k++) {
		uint32_t arm = p->arm[p->branch[k].block], of = arm / 2;

		p->branch[k].parent = arm == WB_NONE ? WB_NONE : arm % 2 ? p->branch[of].bsb : p->branch[of].block;
	}
}

struct wb_pws *
wb_pws_build(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pws_pair *pair, uint32_t npair,
	const char **why)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_pws *p = WB_NEW(cx->unit, struct wb_pws, 1);
	struct work w = { fn, pair, npair, WB_NEW(cx->tmp, struct wb_pws_branch, npair),
		WB_NEW(cx->tmp, const char *, npair), wb_new_ids(cx->tmp, fn->nblock),
		WB_NEW(cx->tmp, uint32_t, fn->nblock) };

	p->branch = WB_NEW(cx->unit, struct wb_pws_branch, npair);
	p->other = WB_NEW(cx->unit, struct wb_pws_other, fn->nblock);
	p->of_block = wb_new_ids(cx->unit, fn->nblock);
	p->of_bsb = wb_new_ids(cx->unit, fn->nblock);
	p->arm = wb_new_ids(cx->unit, fn->nblock);
	for (uint32_t k = 0; k < npair; k++) {
		struct wb_pws_branch *b = &w.branch[k];

		assert(k == 0 || pair[k - 1].block < pair[k].block);
		w.why[k] = find_edges(fn, &pair[k], b);
		if (!w.why[k])
			w.why[k] = check_entries(fn, b);
		if (!w.why[k] && w.entry_of[b->succ] != WB_NONE)	/* it is the else of the branch before */
			w.why[k] = "one of its arms is the arm of another branch";
		if (!w.why[k]) {
			w.entry_of[b->succ] = 2 * k;
			w.entry_of[b->bsb_succ] = 2 * k + 1;
		}
	}
	assign_blocks(&w);
	check_exits(&w);
	keep_candidates(&w, why, p);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (why[b] && p->of_block[b] == WB_NONE)
			p->other[p->nother++] = (struct wb_pws_other){ b, why[b] };
	wb_arena_reset(cx->tmp, mark);
	return p;
}
