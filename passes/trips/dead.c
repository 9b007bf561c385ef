/* passes/trips/dead.c -- edges that no wave takes.
 *
 *	@a   s4 = and s3, 7		s3: argument n, 1024
 *	     scc = eq s4, 0
 *	     cbrnz scc, @d		always taken: the edge to @b is dead,
 *	@b   ...			and so is all that only @b leads to,
 *	@c   ... cbrnz scc, @c		the loop at @c included
 *	@d   r = merge of 0 (a), 5 (c)	0
 *
 * What:   conditional constant propagation over the numbers of passes/integer. Blocks are visited in order, if a live
 *         edge leads to them. A branch that is decided (passes/integer/truth.c) makes the other edge dead. A join then
 *         has only the values of live edges, so the sweep is repeated until nothing changes, for the branches to which
 *         paths lead behind a new dead edge: what others test depends on no join that lost a value.
 * Right:  An edge is dead only if its branch takes the other edge in all executions, given earlier dead edges. So, by
 *         induction over executions, no dead edge is ever taken. This is not done if wavefronts may be split: parts of
 *         a wave have their own EXEC.
 * Cost:   MOST_SWEEPS + 1 times: O(edges), and a query per branch.
 */
#include "trips.h"

#define MOST_SWEEPS 4

/* Marks @e; true if that is new. */
static bool
mark_dead(struct trips *t, uint32_t e)
{
	if (t->dead[e])
		return false;
	return t->dead[e] = true;
}

/* The blocks that can be reached behind dead edges that queries do not know of. */
static struct wb_bits
find_affected(const struct trips *t)
{
	struct wb_bits in = wb_bits_new(t->cx->tmp, t->fn->nblock);
	const bool *known = t->fn->bounds->dead;

	for (uint32_t e = 0; e < t->fn->nedge; e++)
		if (t->dead[e] && !(known && known[e]) && t->fn->edge[e].dst != WB_NONE &&
			!wb_bit(in, t->fn->edge[e].dst))
			wb_reach(t->cx->tmp, t->fn, t->fn->edge[e].dst, false, WB_NONE, in);
	return in;
}

/* Makes the edges found so far known to all queries. */
static void
publish(struct trips *t)
{
	t->fn->bounds->dead = wb_arena_copy(t->cx->unit, t->dead, t->fn->nedge, sizeof *t->dead);
	wb_integers_dead(t->ints, t->fn->bounds->dead);
}

uint32_t
wb_trips_never_taken(const struct wb_fn *fn, struct wb_integers *ints, const bool *dead, uint32_t b)
{
	const uint32_t *out = fn->out + fn->block[b].out;
	enum wb_truth taken;

	if (fn->block[b].nout != 2 || fn->edge[out[0]].kind == fn->edge[out[1]].kind || dead[out[0]] || dead[out[1]])
		return WB_NONE;
	taken = wb_branch_truth(ints, b);
	return taken == WB_SOMETIMES ? WB_NONE : out[(fn->edge[out[1]].kind == WB_EDGE_TAKEN) == (taken == WB_NEVER)];
}

/* Decides the branch at the end of @b. */
static bool
decide_branch(struct trips *t, uint32_t b)
{
	uint32_t e = wb_trips_never_taken(t->fn, t->ints, t->dead, b);

	return e != WB_NONE && mark_dead(t, e);
}

/* Whether some edge that may be taken leads to @b. Of edges from further down it is not known yet. */
static bool
is_entered(const struct trips *t, uint32_t b)
{
	for (uint32_t k = 0; k < t->fn->block[b].nin; k++)
		if (!t->dead[t->fn->in[t->fn->block[b].in + k]])
			return true;
	return false;
}

/* Edges of unreachable blocks are dead. */
static void
mark_unreached(struct trips *t)
{
	struct wb_bits reached = wb_bits_new(t->cx->tmp, t->fn->nblock);

	wb_reach_live(t->cx->tmp, t->fn, 0, false, WB_NONE, t->dead, reached);
	for (uint32_t e = 0; e < t->fn->nedge; e++)
		if (t->fn->edge[e].src != WB_NONE && !wb_bit(reached, t->fn->edge[e].src))
			mark_dead(t, e);
}

bool
wb_trips_dead(struct trips *t)
{
	bool any = false, more = true;
	struct wb_bits affected;

	if (t->splits)
		return false;
	if (!t->dead)
		t->dead = WB_NEW(t->cx->tmp, bool, t->fn->nedge);
	for (uint32_t sweep = 0; more && sweep <= MOST_SWEEPS; sweep++) {
		more = false;
		for (uint32_t b = 0; b < t->fn->nblock; b++)
			if (is_entered(t, b))
				more |= (!sweep || wb_bit(affected, b)) && decide_branch(t, b);
			else
				for (uint32_t k = 0; k < t->fn->block[b].nout; k++)
					mark_dead(t, t->fn->out[t->fn->block[b].out + k]);
		if (!more)
			break;
		mark_unreached(t);
		affected = find_affected(t);
		publish(t);
		any = true;
	}
	return any;
}

static const char *
branch_text(struct trips *t, uint32_t block)
{
	return wb_trips_loc(t, t->fn->block[block].first + t->fn->block[block].ninst - 1);
}

/* The branch because of which the loop is never entered: the nearest decided one that is on every path to it. */
const char *
wb_trips_why_dead(struct trips *t, uint32_t loop)
{
	const char *when = t->given ? "dead for these arguments" : "dead";

	for (uint32_t b = t->ls->loop[loop].header; b != WB_NONE; b = t->fn->dom->idom[b])
		WB_EACH_OUT(t->fn, b, e)
			if (wb_edge_decided(t->fn, e))
				return wb_format(
					t->cx->unit, "%s: the branch at %s never leads here", when, branch_text(t, b));
	return wb_format(t->cx->unit, "%s: no path leads here", when);
}

const char *
wb_trips_why_once(struct trips *t, uint32_t loop)
{
	const char *when = t->given ? "never repeated for these arguments" : "never repeated";

	for (uint32_t e = 0; e < t->fn->nedge; e++)
		if (wb_edge_decided(t->fn, e) && wb_loop_has(t->ls, loop, t->fn->edge[e].src) &&
			wb_loop_has(t->ls, loop, t->fn->edge[e].dst))
			return wb_format(t->cx->unit, "%s: the branch at %s never goes on", when,
				branch_text(t, t->fn->edge[e].src));
	return wb_format(t->cx->unit, "%s: no path leads back to its start", when);
}
