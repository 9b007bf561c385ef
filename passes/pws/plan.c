/* passes/pws/plan.c -- the longest path of a split wavefront, by the nest of loops and arms.
 *
 * What:   regions are the function, its loops, its branch nodes (u, BSB(u) and two arms), and their arms. They nest.
 *         Inner regions first, the longest paths of a region are found over its items. An item is a block, or an inner
 *         region as one node:
 *          arm      from its entry to its target
 *          branch   not split: (longest path to BSB(u)) + (longest path on to RECONV(u))
 *                   split:     the longer of two: the SWF that executes the then and skips the else, and the SWF that
 *                              skips the then and executes the else
 *          loop     to an exit: bound * (longest iteration) + (longest path from the header to the exit)
 * Right:  an SWF executes one arm of a split branch: it has no lane of the other arm, so EXEC is 0 there, and the skip
 *         branch is taken (a branch node has both skip branches). At the merge the earlier SWF waits for the later one.
 *         So the time from split to merge is the longer of the two, and both continue together. Inside, each SWF is a
 *         wave like any other. So, by induction, the time of a region is at most what is computed here from the times
 *         of the regions in it.
 * Cost:   O(blocks + edges times loops they leave) per evaluation and column.
 */
#include <assert.h>

#include "plan.h"

uint64_t
pws_add(uint64_t a, uint64_t b)
{
	uint64_t s;

	return wb_add_u64(a, b, &s) && s < PWS_NEVER ? s : UINT64_MAX;
}

static uint64_t
max(uint64_t a, uint64_t b)
{
	if (a == PWS_NEVER || b == PWS_NEVER)
		return a == PWS_NEVER ? b : a;
	return a > b ? a : b;
}

/* ---- building --------------------------------------------------------------------------------- */
/* Whether @block is inside @r. */
static bool
has(const struct wb_pws_plan *pl, const struct pws_region *r, uint32_t block)
{
	const struct wb_pws_branch *b;

	switch (r->kind) {
	case PWS_FUNCTION:
		return true;
	case PWS_LOOP:
		return wb_loop_has(pl->fn->loops, r->index, block);
	case PWS_ARM:
		return wb_dominates(pl->fn->dom, r->entry, block);
	default:
		b = &pl->pws->branch[r->index];
		return block == b->block || pws_part_of(pl->fn, b, block) != PWS_NEITHER;
	}
}

static uint32_t
new_region(struct wb_pws_plan *pl, enum pws_kind kind, uint32_t index, uint32_t entry)
{
	pl->region[pl->nregion] =
		(struct pws_region){ .kind = (uint8_t)kind, .index = index, .entry = entry, .parent = WB_NONE };
	return pl->nregion++;
}

/* Of @loop and the arm around @block, the inner one. */
static uint32_t
inner(const struct wb_pws_plan *pl, uint32_t loop, uint32_t block, uint32_t function)
{
	uint32_t l = loop == WB_NONE ? WB_NONE : pl->of_loop[loop],
		 arm = pl->pws->arm[block] == WB_NONE ? WB_NONE : pl->of_arm[pl->pws->arm[block]];

	if (l == WB_NONE || arm == WB_NONE)
		return l != WB_NONE ? l : arm != WB_NONE ? arm : function;
	return wb_dominates(pl->fn->dom, pl->region[arm].entry, pl->region[l].entry) ? l : arm;
}

/* The region of which @block is an item. */
static uint32_t
owner(const struct wb_pws_plan *pl, uint32_t block, uint32_t function)
{
	if (pl->pws->of_block[block] != WB_NONE)
		return pl->of_branch[pl->pws->of_block[block]];
	if (pl->pws->of_bsb[block] != WB_NONE)
		return pl->of_branch[pl->pws->of_bsb[block]];
	return inner(pl, pl->fn->loops->of_block[block], block, function);
}

/* Makes the regions, inner ones first: an inner one is entered no earlier, and of those with one entry a branch is in a
 * loop that is in an arm. */
static void
make_regions(struct wb_pws_plan *pl)
{
	const struct wb_loops *ls = pl->fn->loops;
	const struct wb_pws *p = pl->pws;
	uint32_t function;

	for (uint32_t b = pl->fn->nblock; b-- > 0;) {
		uint32_t u = p->of_block[b], l = wb_loop_headed(ls, b), a = p->arm[b];

		if (u != WB_NONE)
			pl->of_branch[u] = new_region(pl, PWS_BRANCH, u, b);
		if (l != WB_NONE)
			pl->of_loop[l] = new_region(pl, PWS_LOOP, l, b);
		if (a != WB_NONE && b == (a % 2 ? p->branch[a / 2].bsb_succ : p->branch[a / 2].succ))
			pl->of_arm[a] = new_region(pl, PWS_ARM, a / 2, b);
	}
	function = new_region(pl, PWS_FUNCTION, 0, 0);
	for (uint32_t l = 0; l < ls->nloop; l++)
		pl->region[pl->of_loop[l]].parent = inner(pl, ls->loop[l].parent, ls->loop[l].header, function);
	for (uint32_t k = 0; k < p->nbranch; k++) {
		pl->region[pl->of_branch[k]].parent =
			inner(pl, ls->of_block[p->branch[k].block], p->branch[k].block, function);
		pl->region[pl->of_arm[2 * k]].parent = pl->region[pl->of_arm[2 * k + 1]].parent = pl->of_branch[k];
	}
}

/* Lists items by region, then by block. Of regions with the same entry block, the outermost one is the item. */
static void
make_items(struct wb_pws_plan *pl)
{
	uint32_t n = pl->fn->nblock, next = pl->nregion - 1;	/* the function; the others descend by entry */
	struct wb_keyed of = { 0 };
	struct wb_lists lists;

	for (uint32_t b = 0; b < n; b++) {
		wb_keyed_add(pl->cx->tmp, &of, owner(pl, b, pl->nregion - 1), b);
		while (next && pl->region[next - 1].entry == b) {
			next--;
			wb_keyed_add(pl->cx->tmp, &of, pl->region[next].parent, n + next);
		}
	}
	lists = wb_keyed_lists(pl->cx->tmp, pl->nregion, &of);
	pl->item = WB_NEW(pl->cx->tmp, struct pws_item, of.key.n);
	for (uint32_t k = 0; k < of.key.n; k++)
		pl->item[k] = lists.at[k] < n ? (struct pws_item){ lists.at[k], WB_NONE } :
			(struct pws_item){ pl->region[lists.at[k] - n].entry, lists.at[k] - n };
	for (uint32_t r = 0; r < pl->nregion; r++) {
		pl->region[r].item = lists.first[r];
		pl->region[r].nitem = lists.first[r + 1] - lists.first[r];
	}
}

void
pws_columns(struct wb_pws_plan *pl, uint32_t n)
{
	const struct wb_loops *ls = pl->fn->loops;

	pl->most_columns = n;
	for (uint32_t r = 0; r < pl->nregion; r++)
		pl->region[r].cycles = WB_NEW(pl->cx->tmp, uint64_t, n);
	pl->exits = WB_NEW(pl->cx->tmp, struct pws_exits, (size_t)n * ls->nloop);
	for (uint32_t l = 0; l < ls->nloop; l++)
		for (uint32_t k = 0; k < n; k++)
			pl->exits[(size_t)l * n + k].at =
				WB_NEW(pl->cx->tmp, struct pws_exit, ls->loop[l].nexit_within);
}

struct wb_pws_plan *
wb_pws_plan_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pws *p)
{
	struct wb_pws_plan *pl = WB_NEW(cx->tmp, struct wb_pws_plan, 1);

	assert(fn->dom && fn->loops && fn->bounds);
	*pl = (struct wb_pws_plan){ .cx = cx, .fn = fn, .pws = p };
	pl->region = WB_NEW(cx->tmp, struct pws_region, (size_t)fn->loops->nloop + 3 * (size_t)p->nbranch + 1);
	pl->of_loop = WB_NEW(cx->tmp, uint32_t, fn->loops->nloop);
	pl->of_branch = WB_NEW(cx->tmp, uint32_t, p->nbranch);
	pl->of_arm = WB_NEW(cx->tmp, uint32_t, 2 * (size_t)p->nbranch);
	pl->at = WB_NEW(cx->tmp, uint64_t, fn->nblock);
	pl->slot = WB_NEW(cx->tmp, uint32_t, (size_t)fn->nblock + 1);
	make_regions(pl);
	make_items(pl);
	pws_columns(pl, 1);
	return pl;
}

/* ---- branches ------------------------------------------------------------------------------------- */
struct pws_lengths
pws_lengths(const struct wb_pws_plan *pl, uint32_t branch, uint32_t then, uint32_t other)
{
	const struct wb_pws_branch *b = &pl->pws->branch[branch];
	const struct wb_pws_costs *c = pl->costs;
	uint64_t through = pl->region[pl->of_arm[2 * branch]].cycles[then],
		 past = pl->region[pl->of_arm[2 * branch + 1]].cycles[other];
	struct pws_lengths w = { .skip = pws_add(c->edge[b->skip_edge], c->block[b->bsb]),
		.pass = c->edge[b->pass_edge],
		.then = PWS_NEVER,
		.other = PWS_NEVER };

	if (through != PWS_NEVER)
		w.then = pws_add(pws_add(pws_add(c->edge[b->then_edge], c->block[b->succ]), through), c->block[b->bsb]);
	if (past != PWS_NEVER)
		w.other = pws_add(pws_add(c->edge[b->else_edge], c->block[b->bsb_succ]), past);
	return w;
}

uint64_t
pws_serial(struct pws_lengths w)
{
	return pws_add(max(w.skip, w.then), max(w.pass, w.other));
}

static uint64_t swf_then(struct pws_lengths w) { return pws_add(max(w.skip, w.then), w.pass); }

static uint64_t swf_else(struct pws_lengths w) { return pws_add(w.skip, max(w.pass, w.other)); }

/* Whether the SWF of the else takes longer. */
static bool keeps_else(struct pws_lengths w) { return swf_then(w) < swf_else(w); }

uint64_t
pws_split(struct pws_lengths w, uint64_t split)
{
	return pws_add(max(swf_then(w), swf_else(w)), split);
}

/* ---- evaluation ------------------------------------------------------------------------------------- */
/* A region that is evaluated in one column. */
struct walk {
	struct wb_pws_plan *pl;
	struct pws_region *r;
	uint32_t column;
};

static void
leave_loop(const struct walk *a, uint32_t dst, uint64_t cycles)
{
	uint32_t *slot = &a->pl->slot[dst == WB_NONE ? a->pl->fn->nblock : dst];
	struct pws_exits *x = &a->pl->exits[a->r->index * a->pl->most_columns + a->column];

	if (*slot < x->n && x->at[*slot].dst == dst) {
		x->at[*slot].cycles = max(x->at[*slot].cycles, cycles);
		return;
	}
	*slot = x->n;
	x->at[x->n++] = (struct pws_exit){ dst, cycles };
}

/* A path of length @cycles reaches the entry of @dst. */
static void
arrive(const struct walk *a, uint32_t dst, uint64_t cycles)
{
	struct pws_region *r = a->r;
	uint64_t *done = &r->cycles[a->column];

	if (dst == WB_NONE || !has(a->pl, r, dst)) {
		if (r->kind == PWS_LOOP)
			leave_loop(a, dst, cycles);
		else
			*done = max(*done, cycles);
	} else if (r->kind == PWS_LOOP && dst == r->entry) {
		*done = max(*done, pws_add(cycles, a->pl->costs->block[dst]));
	} else {
		a->pl->at[dst] = max(a->pl->at[dst], pws_add(cycles, a->pl->costs->block[dst]));
	}
}

uint64_t
pws_repeated(const struct wb_pws_plan *pl, uint32_t loop, uint32_t column)
{
	const struct wb_loop_bound *b = &pl->fn->bounds->loop[loop];
	uint64_t iteration = pl->region[pl->of_loop[loop]].cycles[column], all = 0;

	return iteration == PWS_NEVER || wb_mul_u64(iteration, wb_min_u64(b->max, b->total), &all) ? all : UINT64_MAX;
}

/* A path reaches the entry of the inner loop @loop, with length @at behind the first execution of its header. */
static void
pass_loop(const struct walk *a, const struct pws_region *loop, uint64_t at)
{
	uint32_t list = loop->index * a->pl->most_columns + a->column;
	uint64_t all = pws_repeated(a->pl, loop->index, a->column);

	for (uint32_t k = 0; k < a->pl->exits[list].n; k++) {
		struct pws_exit e = a->pl->exits[list].at[k];

		arrive(a, e.dst, pws_add(pws_add(at, all), e.cycles));
	}
}

static void
pass_block(const struct walk *a, uint32_t block, uint64_t at)
{
	const struct wb_fn *fn = a->pl->fn;

	WB_EACH_OUT(fn, block, e)
		arrive(a, fn->edge[e].dst, pws_add(at, a->pl->costs->edge[e]));
}

static void
longest_lengths(const struct walk *a)
{
	struct wb_pws_plan *pl = a->pl;
	const struct pws_item *item = &pl->item[a->r->item];

	for (uint32_t k = 0; k < a->r->nitem; k++)
		pl->at[item[k].block] = PWS_NEVER;
	pl->at[a->r->entry] = 0;
	a->r->cycles[a->column] = PWS_NEVER;
	if (a->r->kind == PWS_LOOP)
		pl->exits[a->r->index * pl->most_columns + a->column].n = 0;
	for (uint32_t k = 0; k < a->r->nitem; k++) {
		const struct pws_region *in = item[k].region == WB_NONE ? NULL : &pl->region[item[k].region];
		uint64_t at = pl->at[item[k].block];

		if (at == PWS_NEVER)
			continue;
		if (!in)
			pass_block(a, item[k].block, at);
		else if (in->kind == PWS_LOOP)
			pass_loop(a, in, at);
		else
			arrive(a, pl->pws->branch[in->index].reconv, pws_add(at, in->cycles[a->column]));
	}
}

uint64_t
pws_evaluate(struct wb_pws_plan *pl, const struct wb_pws_costs *c, uint32_t ncolumn, pws_rule *rule, const void *arg)
{
	struct pws_region *all = &pl->region[pl->nregion - 1];

	assert(ncolumn <= pl->most_columns);
	pl->costs = c;
	for (uint32_t r = 0; r < pl->nregion; r++)
		for (uint32_t k = 0; k < ncolumn; k++) {
			struct walk a = { pl, &pl->region[r], k };

			if (a.r->kind == PWS_BRANCH)
				a.r->cycles[k] = rule(pl, a.r->index, k, arg);
			else
				longest_lengths(&a);
		}
	for (uint32_t k = 0; k < ncolumn; k++)
		if (all->cycles[k] != PWS_NEVER)
			all->cycles[k] = pws_add(all->cycles[k], pws_add(c->edge[0], c->block[0]));
	return all->cycles[0];
}

/* ---- given split points ------------------------------------------------------------------------------- */
static uint64_t
as_given(const struct wb_pws_plan *pl, uint32_t branch, uint32_t column, const void *arg)
{
	const bool *split = arg;
	struct pws_lengths w = pws_lengths(pl, branch, column, column);

	return split[branch] ? pws_split(w, pl->costs->split) : pws_serial(w);
}

uint64_t
wb_pws_value(struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *split, bool *keep_else)
{
	uint64_t v = pws_evaluate(pl, c, 1, as_given, split);

	for (uint32_t u = 0; keep_else && u < pl->pws->nbranch; u++)
		keep_else[u] = keeps_else(pws_lengths(pl, u, 0, 0));
	return v;
}
