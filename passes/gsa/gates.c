/* passes/gsa/gates.c -- gates: the branches that decide which argument a join takes.
 *
 * A branch at x decides at a join b if two disjoint paths lead from x to b. The source p of an edge into b is not on
 * both paths, so p does not post-dominate x. So on the path from x to p, something depends on a branch by control
 * dependence, x first. To find x, control dependence is followed upwards from the sources of the edges into b. It is
 * not followed beyond the immediate dominator of b, which is on all paths. (A path that passes it again belongs to
 * another iteration of a loop, and a join is asked about within an iteration. A loop with several headers has no
 * iterations. If one contains b or its dominator, control dependence is followed to the end.)
 *
 *	  x		The edges into b come from p and b1. p depends on y,
 *	 / \		and y on nothing below x. The gates of b are y (found
 *	b1  y		from p) and x (found from b1 and y).
 *	|   | \
 *	|   p  z -> end
 *	 \ /
 *	  b
 *
 * A loop header is two joins: of the edges from outside, and of the back edges. No branch decides between these two:
 * the first iteration has an edge from outside, all others a back edge. A join of one edge has no gates.
 *
 * Gates are found block by block, on demand, and are no part of the fact: few passes need them, for few blocks.
 *
 * Cost:   O(blocks) at first, then O(gates found times log). Past WB_LIMIT_GATES steps, a block gets the list of all
 *         branching blocks, which includes its gates.
 */
#include "gsa.h"


struct wb_gsa_gates {
	struct wb_arena *arena;
	const struct wb_gsa *g;
	const struct wb_fn *fn;
	uint32_t *first, *n;		/* [block] its gates in `gate`; n is WB_NONE: not computed yet */
	uint32_t all, nall;		/* the list of all branching blocks; WB_NONE: not made yet */
	uint32_t *visited, *is_gate;	/* [block] stamps */
	uint32_t stamp;
	uint32_t *stack;
	uint64_t work;
	WB_VEC(uint32_t) gate;		/* grows by copying: lists handed out stay valid */
};

static bool is_spent(const struct wb_gsa_gates *f) { return f->work >= wb_limit_of(WB_LIMIT_GATES, f->fn->nblock); }

void
wb_gsa_gates_tell(struct wb_ctx *cx, const struct wb_gsa_gates *f)
{
	if (is_spent(f))
		wb_limit_reached(cx, WB_LIMIT_GATES, f->fn->nblock, f->fn->loc, f->fn->name);
}

static void
visit(struct wb_gsa_gates *f, uint32_t block, uint32_t *depth)
{
	if (f->visited[block] == f->stamp)
		return;
	f->visited[block] = f->stamp;
	f->stack[(*depth)++] = block;
}

static void
add_gate(struct wb_gsa_gates *f, uint32_t x)
{
	if (f->is_gate[x] == f->stamp || f->fn->block[x].nout < 2)
		return;
	f->is_gate[x] = f->stamp;
	WB_PUSH(f->arena, &f->gate, x);
}

/* Whether @e is a back edge (@back) or another edge into the header of @loop. Always true if @loop is WB_NONE. */
static bool
is_of(const struct wb_fn *fn, uint32_t e, uint32_t loop, bool back)
{
	return loop == WB_NONE || (fn->edge[e].src != WB_NONE && wb_loop_has(fn->loops, loop, fn->edge[e].src)) == back;
}

/* Whether a loop with several headers contains @b. */
static bool
in_irreducible(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t l = b != WB_NONE ? fn->loops->of_block[b] : WB_NONE; l != WB_NONE; l = fn->loops->loop[l].parent)
		if (fn->loops->loop[l].irreducible)
			return true;
	return false;
}

/* Gates of the join of these edges into @b. @top dominates their sources. */
static void
follow(struct wb_gsa_gates *f, uint32_t b, uint32_t loop, bool back, uint32_t top)
{
	const struct wb_fn *fn = f->fn;
	uint32_t n = 0, depth = 0;
	bool around = in_irreducible(fn, b) || in_irreducible(fn, top);

	for (uint32_t k = 0; k < fn->block[b].nin; k++)
		n += is_of(fn, fn->in[fn->block[b].in + k], loop, back);
	if (n < 2)
		return;
	f->stamp++;
	WB_EACH_IN(fn, b, e) {
		uint32_t p = fn->edge[e].src;

		if (p == WB_NONE || !is_of(fn, e, loop, back) || f->g->tree_at[p] == WB_NONE)
			continue;
		add_gate(f, p);
		if (p != top || around)
			visit(f, p, &depth);
	}
	while (depth) {
		uint32_t y = f->stack[--depth];

		for (uint32_t k = wb_cdep_next(fn, y, 0); k != WB_NONE && !is_spent(f);
			k = wb_cdep_next(fn, y, k + 1)) {
			uint32_t x = fn->edge[fn->cdep->edge[k]].src;

			f->work++;
			if (top != WB_NONE && !wb_dominates(fn->dom, top, x))
				continue;
			add_gate(f, x);
			if (x != top || around)
				visit(f, x, &depth);
		}
	}
}

/* Past the budget every branching block is a gate. */
static void
give_all_branches(struct wb_gsa_gates *f)
{
	f->stamp++;
	for (uint32_t x = 0; x < f->fn->nblock; x++)
		add_gate(f, x);
}

static void
find(struct wb_gsa_gates *f, uint32_t x)
{
	uint32_t loop = wb_loop_headed(f->fn->loops, x);

	if (loop != WB_NONE && f->fn->loops->loop[loop].irreducible)
		loop = WB_NONE;
	f->first[x] = f->gate.n;
	if (!is_spent(f)) {
		follow(f, x, loop, false, f->fn->dom->idom[x]);
		if (loop != WB_NONE)
			follow(f, x, loop, true, x);
	}
	f->n[x] = f->gate.n - f->first[x];
	if (!is_spent(f))
		return;
	if (f->all == WB_NONE) {
		f->all = f->gate.n;
		give_all_branches(f);
		f->nall = f->gate.n - f->all;
	}
	f->first[x] = f->all;
	f->n[x] = f->nall;
}

struct wb_gsa_gates *
wb_gsa_gates_new(struct wb_arena *a, const struct wb_gsa *g)
{
	struct wb_gsa_gates *f = WB_NEW(a, struct wb_gsa_gates, 1);
	uint32_t nblock = g->fn->nblock;

	*f = (struct wb_gsa_gates){ .arena = a, .g = g, .fn = g->fn, .all = WB_NONE };
	f->first = WB_NEW(a, uint32_t, nblock);
	f->n = wb_new_ids(a, nblock);
	f->visited = WB_NEW(a, uint32_t, nblock);
	f->is_gate = WB_NEW(a, uint32_t, nblock);
	f->stack = WB_ROOM(a, uint32_t, nblock);
	return f;
}

const uint32_t *
wb_gsa_gates(struct wb_gsa_gates *f, uint32_t block, uint32_t *n)
{
	if (f->fn->block[block].nin < 2 || f->g->tree_at[block] == WB_NONE) {
		*n = 0;
		return NULL;
	}
	if (f->n[block] == WB_NONE)
		find(f, block);
	*n = f->n[block];
	return *n ? f->gate.at + f->first[block] : NULL;
}
