/* src/recheck/splits.c -- of the arms of a split branch u, each execution of u runs one.
 *
 *	u -> then -> bsb -> else -> ...		x(then) + x(else) <= x(u)
 *	u ---------> bsb ---------> ...
 *
 * What:   that row. The part that the graph decides is proved: bsb is executed no more often than u, so neither is an
 *         arm. That no split wavefront has lanes for both arms is what the analysis of lanes says.
 * Right:  a search over edges that does not go through u, and starts at the entry and behind bsb, does not come to
 *         bsb. So before each execution of bsb, and behind the one before that, there is one of u.
 * Cost:   O(edges) per branch.
 */
#include "private.h"

static bool
needs(struct recheck *r, uint32_t branch, uint32_t bsb)
{
	const struct wb_fn *fn = r->fn;
	bool *seen = WB_NEW(r->cx->tmp, bool, fn->nblock);
	uint32_t *todo = WB_NEW(r->cx->tmp, uint32_t, fn->nblock), n = 0;
	const struct wb_block *from = &fn->block[bsb];

	seen[0] = true;
	todo[n++] = 0;
	for (;;) {
		for (uint32_t k = 0; k < from->nout; k++) {
			uint32_t to = fn->edge[fn->out[from->out + k]].dst;

			if (to == WB_NONE || seen[to])
				continue;
			seen[to] = true;
			todo[n++] = to;
		}
		while (n && todo[n - 1] == branch)
			n--;
		if (!n)
			return !seen[bsb];
		from = &fn->block[todo[--n]];
	}
}

void
wb_recheck_split(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t branch, uint32_t bsb, struct wb_recheck *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct recheck r = { cx, fn, NULL, out };
	struct wb_recheck_fact f = { .kind = WB_RECHECK_SPLIT, .id = branch, .loc = fn->block[branch].loc };

	f.what = "its serialisation block is executed at most as often as this branch";
	f.verdict = needs(&r, branch, bsb) ? WB_RECHECK_PROVED : WB_RECHECK_WRONG;
	f.why = f.verdict == WB_RECHECK_PROVED ? "every path to it passes this branch" :
						 "a path to it avoids this branch";
	wb_recheck_add(&r, f);
	f.what = "no lane executes both of its arms, and the split wave computes the same";
	f.verdict = WB_RECHECK_OPEN;
	f.why = "proved for lanes and registers in wavebound-pws(7)";
	wb_recheck_add(&r, f);
	wb_arena_reset(cx->tmp, mark);
}
