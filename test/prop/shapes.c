/* test/prop/shapes.c -- which blocks are branch nodes, against the definition by paths.
 *
 * Random structured kernels; in most of them, one or two edges are redirected. Each block with two outgoing edges is
 * tested as a branch node, with each of its successors as the serialisation block, and all of them together.
 * passes/pws/build.c decides by dominators. Here an arm is what is reachable from its first block without its target,
 * and each condition of the definition is checked edge by edge.
 *
 *	shapes [SEED [COUNT [FIRST]]]
 */
#include "../lib/prop.h"
#include "../lib/randpws.h"
#include "wavebound/pass.h"

static uint64_t nbranch, nother;

static void
expect(bool ok, const char *what, uint32_t block, uint32_t bsb)
{
	prop_expect(ok, "b%u with b%u: %s", block, bsb, what);
}

/* The CFG of @k with up to two edges that lead elsewhere. */
static struct wb_fn *
disturb(struct wb_ctx *cx, struct rng *r, const struct wb_fn *k)
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	struct wb_builder *b = wb_builder_new(cx, fn);
	uint32_t odd[2];

	fn->name = "random";
	fn->is_kernel = true;
	for (uint32_t i = 0; i < k->nblock; i++)
		wb_build_block(b, NULL, WB_NO_LOC);
	for (uint32_t i = 0; i < 2; i++)
		odd[i] = rng_chance(r, 50) ? rng_below(r, k->nedge) : WB_NONE;
	for (uint32_t e = 0; e < k->nedge; e++) {
		uint32_t dst = k->edge[e].dst;

		if (e == odd[0] || e == odd[1])
			dst = rng_chance(r, 10) ? WB_NONE : rng_below(r, k->nblock);
		if (k->edge[e].src != WB_NONE)
			wb_build_edge(b, k->edge[e].src, dst,
				dst == WB_NONE                         ? WB_EDGE_EXIT :
					k->edge[e].kind == WB_EDGE_EXIT ? WB_EDGE_FALL :
									  k->edge[e].kind);
	}
	if (wb_build_finish(b) != WB_OK)
		return NULL;
	wb_pass_dom(cx, fn, NULL);
	wb_pass_loops(cx, fn, NULL);
	return fn;
}

/* What is reached from @first without going through @without. */
static void
reach(const struct wb_fn *fn, uint32_t first, uint32_t without, bool *in)
{
	const struct wb_block *b = &fn->block[first];

	if (first == without || in[first])
		return;
	in[first] = true;
	for (uint32_t k = 0; k < b->nout; k++)
		if (fn->edge[fn->out[b->out + k]].dst != WB_NONE)
			reach(fn, fn->edge[fn->out[b->out + k]].dst, without, in);
}

/* Whether @in is entered by @entry only and left to @target only; @ends: and is left at all. */
static bool
is_arm(const struct wb_fn *fn, const bool *in, uint32_t entry, uint32_t target, bool ends)
{
	bool left = false;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t src = fn->edge[e].src, dst = fn->edge[e].dst;
		bool from = src != WB_NONE && in[src], to = dst != WB_NONE && in[dst];

		if ((to && !from && e != entry) || (from && !to && dst != target))
			return false;
		left = left || (from && !to);
	}
	return left || !ends;
}

static uint32_t
way(const struct wb_fn *fn, uint32_t block, uint32_t k)
{
	return fn->block[block].nout == 2 ? fn->edge[fn->out[fn->block[block].out + k]].dst : WB_NONE;
}

static bool
two_ways(const struct wb_fn *fn, uint32_t block)
{
	uint32_t a = way(fn, block, 0), b = way(fn, block, 1);

	return a != WB_NONE && b != WB_NONE && a != b;
}

/* Whether the loops around @a are those around @b. */
static bool
same_loops(const struct wb_fn *fn, uint32_t a, uint32_t b)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_loop_has(fn->loops, l, a) != wb_loop_has(fn->loops, l, b))
			return false;
	return true;
}

static bool
within_loops(const struct wb_fn *fn, uint32_t a, uint32_t b)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (wb_loop_has(fn->loops, l, a) && (!wb_loop_has(fn->loops, l, b) || fn->loops->loop[l].header == b))
			return false;
	return true;
}

/* The definition, with way @other of @bsb as the else. */
static bool
defined(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t u, uint32_t bsb, uint32_t other, bool ends)
{
	bool *then = WB_NEW(cx->unit, bool, fn->nblock), *out = WB_NEW(cx->unit, bool, fn->nblock);
	uint32_t k = way(fn, u, 0) == bsb, reconv = way(fn, bsb, !other), succ = way(fn, u, k);
	const struct wb_block *b = &fn->block[bsb];

	reach(fn, succ, bsb, then);
	reach(fn, way(fn, bsb, other), reconv, out);
	if (then[u] || out[u] || out[bsb] || !is_arm(fn, then, fn->out[fn->block[u].out + k], bsb, ends) ||
		!is_arm(fn, out, fn->out[b->out + other], reconv, ends))
		return false;
	for (uint32_t i = 0; i < b->nin; i++) {
		uint32_t src = fn->edge[fn->in[b->in + i]].src;

		if (src == WB_NONE || (src != u && !then[src]))
			return false;
	}
	return same_loops(fn, u, bsb) && within_loops(fn, u, reconv);
}

/* Whether (@u, @bsb) is a branch node, whichever way of @bsb is the else; @ends: of which both arms can be left. */
static bool
is_node(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t u, uint32_t bsb, bool ends)
{
	return two_ways(fn, u) && two_ways(fn, bsb) && (way(fn, u, 0) == bsb || way(fn, u, 1) == bsb) &&
		(defined(cx, fn, u, bsb, 0, ends) || defined(cx, fn, u, bsb, 1, ends));
}

static bool
right_edges(const struct wb_fn *fn, const struct wb_pws_branch *b)
{
	const struct wb_edge *e = fn->edge;

	return e[b->then_edge].src == b->block && e[b->then_edge].dst == b->succ && e[b->skip_edge].src == b->block &&
		e[b->skip_edge].dst == b->bsb && e[b->else_edge].src == b->bsb && e[b->else_edge].dst == b->bsb_succ &&
		e[b->pass_edge].src == b->bsb && e[b->pass_edge].dst == b->reconv;
}

static bool
irreducible(const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (fn->loops->loop[l].irreducible)
			return true;
	return false;
}

/* One alone: it is taken only if it is one; and if both arms can be left and blocks are in topological order. */
static void
check_one(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t u, uint32_t bsb)
{
	struct wb_pws_pair pair = { u, bsb };
	const struct wb_pws *p = wb_pws_build(cx, fn, &pair, 1, WB_NEW(cx->tmp, const char *, fn->nblock));

	nbranch += p->nbranch;
	nother += p->nother;
	expect(p->nbranch + p->nother == 1, "neither taken nor refused", u, bsb);
	if (p->nbranch)
		expect(is_node(cx, fn, u, bsb, false) && right_edges(fn, &p->branch[0]), "taken", u, bsb);
	else
		expect(irreducible(fn) || !is_node(cx, fn, u, bsb, true), p->other[0].why, u, bsb);
}

static bool
in_arm(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t entry, uint32_t target, uint32_t block)
{
	bool *in = WB_NEW(cx->unit, bool, fn->nblock);

	reach(fn, entry, target, in);
	return in[block];
}

/* All together: arms nest, PARENT is the innermost one around. */
static void
check_all(struct wb_ctx *cx, struct rng *r, const struct wb_fn *fn)
{
	struct wb_pws_pair *pair = WB_NEW(cx->unit, struct wb_pws_pair, fn->nblock);
	const struct wb_pws *p;
	uint32_t n = 0;

	for (uint32_t u = 0; u < fn->nblock; u++) {
		uint32_t bsb = way(fn, u, rng_below(r, 2));

		if (way(fn, u, 0) != WB_NONE && is_node(cx, fn, u, way(fn, u, 0), true) && rng_chance(r, 90))
			bsb = way(fn, u, 0);
		if (bsb != WB_NONE)
			pair[n++] = (struct wb_pws_pair){ u, bsb };
	}
	p = wb_pws_build(cx, fn, pair, n, WB_NEW(cx->tmp, const char *, fn->nblock));
	for (uint32_t k = 0; k < p->nbranch; k++) {
		const struct wb_pws_branch *b = &p->branch[k], *up = NULL;
		bool in_else = false;

		expect(is_node(cx, fn, b->block, b->bsb, false), "taken among others", b->block, b->bsb);
		expect(p->of_block[b->block] == k && p->of_bsb[b->bsb] == k, "not found by block", b->block, b->bsb);
		for (uint32_t i = 0; i < k; i++) {
			const struct wb_pws_branch *o = &p->branch[i];
			bool then = in_arm(cx, fn, o->succ, o->bsb, b->block),
			     other = in_arm(cx, fn, o->bsb_succ, o->reconv, b->block);

			expect(o->succ != b->succ && o->succ != b->bsb_succ && o->bsb_succ != b->succ &&
					o->bsb_succ != b->bsb_succ,
				"two arms are one", b->block, o->block);
			if (then || other) {	/* by block: the last is the innermost */
				up = o;
				in_else = other;
			}
		}
		expect(b->parent == (!up ? WB_NONE : in_else ? up->bsb : up->block), "wrong PARENT", b->block, b->bsb);
	}
}

int
main(int argc, char **argv)
{
	static const struct randpws_options o = { 4, 3, 10, 10, 15, 20, 2 };

	prop_start(argc, argv, 10000);
	while (prop_next()) {
		struct wb_ctx *cx = prop.cx;
		struct randpws_tree t = { .root = 0 };
		struct randpws whole;
		const struct wb_fn *fn;

		randpws_tree(cx, &prop.r, &o, &t);
		randpws_build(cx, &t, false, &whole);
		fn = disturb(cx, &prop.r, whole.fn);
		for (uint32_t u = 0; fn && u < fn->nblock; u++)
			for (uint32_t i = 0; i < fn->block[u].nout; i++)
				if (fn->edge[fn->out[fn->block[u].out + i]].dst != WB_NONE)
					check_one(cx, fn, u, fn->edge[fn->out[fn->block[u].out + i]].dst);
		if (fn) {
			check_one(cx, fn, below(fn->nblock), below(fn->nblock));
			check_all(cx, &prop.r, fn);
		}
	}
	prop_tried(nbranch, prop.count, "branch nodes");
	prop_tried(nother, 1, "pairs that are none");
	return prop_end();
}
