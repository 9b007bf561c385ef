/* passes/exclusive/exclusive.c -- arms of an if of which a wave executes only one.
 *
 * Needs:  DOM, POSTDOM, LOOPS, GSA, BOUNDS, LANES, DIVERGENCE; uses PWS where known.
 * Gives:  nothing; writes rows beside the flow facts.   Keeps: all.
 * What:   an if of lanes is compiled to both arms in series, each behind a branch that skips it if no lane is left:
 *
 *		s[4:5] = and_saveexec vcc	EXEC = T, of E
 *		cbrz exec, @flow
 *	@then	...				executed only if T is not empty
 *	@flow	s[4:5] = andn2_saveexec ...	EXEC = E & !T
 *		cbrz exec, @join
 *	@else	...				executed only if E & !T is not empty
 *
 *         In the CFG a path may take both. If the condition is the same for all lanes of E, T is E or empty, so a wave
 *         takes at most one: x(then) + x(else) <= x(where the if begins).
 * Right:  let instruction p make EXEC = T from E, and let it dominate two blocks at whose starts EXEC is not empty: at
 *         `one` it lies within T, at `other` within E and apart from T. LANES tells so, of sets written with atoms.
 *         1. At both blocks T and E are what they were at the latest p. Every atom of them is made before p on all
 *            paths to it; if one were made again after p, the path from there to the block would avoid p.
 *         2. So after one p at most one of the blocks is executed before p is again: if T is E, nothing of E is outside
 *            of T; if T is empty, nothing is within it.
 *         3. Both blocks lie directly in the same reducible loop, or in none. In one iteration each of them is executed
 *            at most once, and p is not executed between them: it dominates both, so that would be a cycle within the
 *            iteration. So an iteration executes at most one of them.
 *         4. A block `from` that dominates both and lies directly in that loop is executed in every iteration that
 *            executes one of them: x(one) + x(other) <= x(from).
 * Chains: rows also hold for a chain of several waves that meets each barrier in the same iteration
 *         (src/bound/aligned.c): no barrier is on a path between the two blocks within an iteration, so if the chain
 *         executes both, one wave does.
 * Limits: code that splits wavefronts is left alone: each part of a wave would have to be counted.
 * More:   edges whose path conditions exclude each other have rows as well (conditions.c, cliques.c), and edges that
 *         few iterations of a loop execute (counters.c).
 * How:    from each block behind a branch on EXEC with some lane active, up the dominator tree: which instructions
 *         narrow EXEC to a set that the block's is within, or disjoint from. Of blocks in one arm that dominate one
 *         another the first is taken. DIVERGENCE does this (exclusive_find) to know which instructions have blocks in
 *         both arms, if waves are rows of work-items, as far as is known. Otherwise compilers know what is the same in
 *         a wave as well, and branch.
 * Cost:   MOST_UP blocks looked at for each block; MOST_PAIRS pairs; with barriers O(blocks) per pair.
 */
#include <assert.h>
#include <stdlib.h>

#include "exclusive.h"
#include "wavebound/divergence.h"

#define MOST_UP 64u			/* blocks up the dominator tree */
#define MOST_PAIRS 512u
#define MOST_ARM 16u			/* blocks in one arm of one instruction */
#define MOST_NODES 64u			/* of the diagram of a set */

struct guarded {			/* block @block is in an arm of instruction @inst */
	uint32_t inst, block;
	bool other;			/* in that of the lanes that @inst switches off */
};
enum end {				/* what the instruction that ends a span does to EXEC */
	END_UNKNOWN,
	END_NOTHING,			/* nothing that separates lanes in all that it dominates */
	END_NARROWS,			/* narrows it */
	END_PARTS,			/* and some block is in its other arm */
};
struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_lanes *l;
	uint8_t *end;			/* [span] enum end */
	WB_VEC(struct guarded) guarded;
	WB_VEC(struct wb_div_arms) pair;
	bool has_barrier;
};

/* ---- sets ------------------------------------------------------------------------------------ */
/* Whether atom @a is made in front of instruction @at on every path to it. */
static bool
made_before(const struct wb_fn *fn, const struct wb_atom *a, uint32_t at, uint32_t block)
{
	if (a->block == WB_NONE)
		return true;
	if (a->block == block)
		return a->inst == WB_NONE || a->inst <= at;
	return wb_dominates(fn->dom, a->block, block);
}

bool
exclusive_settled(const struct wb_fn *fn, uint32_t set, uint32_t at, uint32_t block)
{
	const struct wb_lanes *l = fn->lanes;
	uint32_t list[MOST_NODES + 2], n = 0;

	list[n++] = set;
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_lane_node *x = &l->node[list[k]];
		uint32_t next[2] = { x->off, x->on };

		if (x->atom == WB_NONE)
			continue;
		if (!made_before(fn, &l->atom[x->atom], at, block))
			return false;
		for (int i = 0; i < 2; i++) {
			uint32_t j = 0;

			while (j < n && list[j] != next[i])
				j++;
			if (j < n)
				continue;
			if (n == WB_COUNT(list))
				return false;
			list[n++] = next[i];
		}
	}
	return true;
}

/* ---- guarded blocks --------------------------------------------------------------------------- */
static bool
branches_on_exec(const struct wb_fn *fn, uint32_t b)
{
	const struct wb_inst *i = b == WB_NONE || fn->block[b].nout < 2 ? NULL : wb_last_inst(fn, b);

	for (uint32_t o = 0; i && o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_UNIT && fn->unit[wb_opnd(fn, i, o)->id].role == WB_ROLE_EXEC_LO)
			return true;
	return false;
}

/* Whether @b is reached by a branch on EXEC, and only with some lane active. */
static bool
is_guarded(const struct finder *f, uint32_t b)
{
	const struct wb_block *blk = &f->fn->block[b];
	const struct wb_span *s = &f->l->span[f->l->block_span[b]];

	if (!(s->flags & WB_SPAN_NONEMPTY) || s->flags & (WB_SPAN_WHOLE | WB_SPAN_TOP | WB_SPAN_DEAD))
		return false;
	for (uint32_t k = 0; k < blk->nin; k++)
		if (branches_on_exec(f->fn, f->fn->edge[f->fn->in[blk->in + k]].src))
			return true;
	return false;
}

/* Whether the instruction that ends span @s narrows EXEC. */
static bool
narrows(const struct finder *f, uint32_t s)
{
	const struct wb_span *before = &f->l->span[s], *after = before + 1;

	return before->exec != after->exec &&
		!((before->flags | after->flags) & (WB_SPAN_WHOLE | WB_SPAN_TOP | WB_SPAN_DEAD)) &&
		wb_lanes_within(f->l, before->care, after->exec, before->exec);
}

/* Whether the sets before and after the instruction that ends span @s are still current wherever it dominates. */
static bool
lasts(const struct finder *f, uint32_t s)
{
	const struct wb_span *before = &f->l->span[s], *after = before + 1;
	uint32_t inst = before->first + before->ninst - 1;

	return exclusive_settled(f->fn, before->exec, inst, before->block) &&
		exclusive_settled(f->fn, after->exec, inst, before->block);
}

/* Whether block @b is in the other arm of the instruction that ends span @s: within the lanes before it, disjoint from
 * those left. */
static bool
is_other(struct finder *f, uint32_t s, uint32_t b)
{
	const struct wb_span *before = &f->l->span[s], *after = before + 1, *at = &f->l->span[f->l->block_span[b]];

	if (f->end[s] == END_UNKNOWN)
		f->end[s] = narrows(f, s) ? END_NARROWS : END_NOTHING;
	if (f->end[s] == END_NOTHING || !wb_lanes_disjoint(f->l, at->care, at->exec, after->exec) ||
		wb_lanes_within(f->l, at->care, at->exec, after->exec) ||
		!wb_lanes_within(f->l, at->care, at->exec, before->exec))
		return false;
	if (f->end[s] == END_NARROWS)
		f->end[s] = lasts(f, s) ? END_PARTS : END_NOTHING;
	return f->end[s] == END_PARTS;
}

/* Whether it is in the arm of the lanes left, and others are in the other arm. */
static bool
is_then(const struct finder *f, uint32_t s, uint32_t b)
{
	const struct wb_span *at = &f->l->span[f->l->block_span[b]];

	return f->end[s] == END_PARTS && wb_lanes_within(f->l, at->care, at->exec, f->l->span[s + 1].exec);
}

/* The instructions up the dominator tree that have block @b in their other arm, or in that of the lanes left. */
static void
find_narrowing(struct finder *f, uint32_t b, bool other)
{
	uint32_t up = f->fn->dom->idom[b];

	for (uint32_t k = 0; k < MOST_UP && up != WB_NONE; k++, up = f->fn->dom->idom[up])
		for (uint32_t s = f->l->block_span[up]; s + 1 < f->l->block_span[up + 1]; s++)
			if (other ? is_other(f, s, b) : is_then(f, s, b))
				WB_PUSH(f->cx->tmp, &f->guarded,
					((struct guarded){ f->l->span[s].first + f->l->span[s].ninst - 1, b, other }));
}

/* Most instructions have no block in their other arm: the one arm is only looked for of those that do. */
static void
find_guarded(struct finder *f)
{
	WB_VEC(uint32_t) block = { 0 };

	for (uint32_t b = 0; b < f->fn->nblock; b++)
		if (is_guarded(f, b))
			WB_PUSH(f->cx->tmp, &block, b);
	f->end = WB_NEW(f->cx->tmp, uint8_t, f->l->nspan);
	for (uint32_t k = 0; k < block.n; k++)
		find_narrowing(f, block.at[k], true);
	for (uint32_t k = 0; k < block.n && f->guarded.n; k++)
		find_narrowing(f, block.at[k], false);
}

static int
by_inst(const void *a, const void *b)
{
	const struct guarded *x = a, *y = b;

	if (x->inst != y->inst)
		return x->inst < y->inst ? -1 : 1;
	if (x->other != y->other)
		return x->other - y->other;
	return x->block < y->block ? -1 : x->block > y->block;
}

/* ---- pairs -------------------------------------------------------------------------------------- */
/* [block] what @from leads to without passing the header of loop @l again, nor leaving it. */
static void
reach(const struct finder *f, uint32_t from, uint32_t l, bool *seen)
{
	const struct wb_fn *fn = f->fn;
	uint32_t *todo = WB_NEW(f->cx->tmp, uint32_t, fn->nblock), n = 0;

	memset(seen, 0, fn->nblock * sizeof *seen);
	todo[n++] = from;
	while (n) {
		const struct wb_block *b = &fn->block[todo[--n]];

		for (uint32_t k = 0; k < b->nout; k++) {
			uint32_t to = fn->edge[fn->out[b->out + k]].dst;

			if (to == WB_NONE || seen[to] ||
				(l != WB_NONE && (!wb_loop_has(fn->loops, l, to) || to == fn->loops->loop[l].header)))
				continue;
			seen[to] = true;
			todo[n++] = to;
		}
	}
}

/* Whether a barrier is on a path from @a to @b within an iteration of @l. */
static bool
barrier_between(const struct finder *f, uint32_t a, uint32_t b, uint32_t l)
{
	struct wb_arena_mark m = wb_arena_mark(f->cx->tmp);
	bool *from = WB_NEW(f->cx->tmp, bool, f->fn->nblock), *on = WB_NEW(f->cx->tmp, bool, f->fn->nblock),
	     found = false;

	reach(f, a, l, from);
	for (uint32_t z = 0; z < f->fn->nblock && !found; z++) {
		if (!from[z] || z == a || z == b || !wb_block_has_barrier(f->fn, z))
			continue;
		reach(f, z, l, on);
		found = on[b];
	}
	wb_arena_reset(f->cx->tmp, m);
	return found;
}

uint32_t
exclusive_common(const struct wb_fn *fn, uint32_t a, uint32_t b, uint32_t l)
{
	while (a != WB_NONE && (!wb_dominates(fn->dom, a, b) || fn->loops->of_block[a] != l))
		a = fn->dom->idom[a];
	assert(a != WB_NONE || l == WB_NONE);	/* the header of @l is one */
	return a;
}

static void
add_pair(struct finder *f, uint32_t inst, uint32_t one, uint32_t other)
{
	uint32_t l = f->fn->loops->of_block[one], from;

	if (f->fn->loops->of_block[other] != l || (l != WB_NONE && f->fn->loops->loop[l].irreducible) ||
		f->pair.n == MOST_PAIRS)
		return;
	from = exclusive_common(f->fn, one, other, l);
	if (f->has_barrier && (barrier_between(f, one, other, l) || barrier_between(f, other, one, l)))
		return;
	WB_PUSH(f->cx->tmp, &f->pair, ((struct wb_div_arms){ inst, one, other, from }));
}

/* Of @n blocks in reverse post-order, those that no other dominates: keep[], at most MOST_ARM. */
static uint32_t
first_blocks(const struct wb_fn *fn, const struct guarded *g, uint32_t n, uint32_t keep[MOST_ARM])
{
	uint32_t m = 0;

	for (uint32_t k = 0; k < n && m < MOST_ARM; k++) {
		bool inside = false;

		for (uint32_t j = 0; j < m; j++)
			inside = inside ||
				(wb_dominates(fn->dom, keep[j], g[k].block) &&
					fn->loops->of_block[keep[j]] == fn->loops->of_block[g[k].block]);
		if (!inside)
			keep[m++] = g[k].block;
	}
	return m;
}

/* Pairs of the guarded blocks of one instruction, @g[0 .. n). */
static void
pair_guarded(struct finder *f, const struct guarded *g, uint32_t n)
{
	uint32_t then[MOST_ARM], other[MOST_ARM], nthen = 0, m, k;

	while (nthen < n && !g[nthen].other)
		nthen++;
	if (!nthen || nthen == n)
		return;
	k = first_blocks(f->fn, g, nthen, then);
	m = first_blocks(f->fn, g + nthen, n - nthen, other);
	for (uint32_t a = 0; a < k; a++)
		for (uint32_t b = 0; b < m; b++)
			add_pair(f, g->inst, then[a], other[b]);
}

bool
exclusive_splits(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->nact; k++) {
		const struct wb_inst *i = &fn->inst[fn->act[k]];

		if (i->op == WB_OP_SPLIT || i->op == WB_OP_MERGE)
			return true;
	}
	return false;
}

const struct wb_div_arms *
exclusive_find(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	struct finder f = { .cx = cx, .fn = fn, .l = fn->lanes };

	*n = 0;
	find_guarded(&f);
	if (!f.guarded.n)
		return NULL;
	if (exclusive_splits(fn))
		return NULL;
	f.has_barrier = wb_has_barrier(fn);
	qsort(f.guarded.at, f.guarded.n, sizeof *f.guarded.at, by_inst);
	for (uint32_t k = 0, end; k < f.guarded.n; k = end) {
		for (end = k; end < f.guarded.n && f.guarded.at[end].inst == f.guarded.at[k].inst;)
			end++;
		pair_guarded(&f, f.guarded.at + k, end - k);
	}
	*n = f.pair.n;
	return wb_arena_copy(cx->unit, f.pair.at, f.pair.n, sizeof *f.pair.at);
}

/* ---- rows ------------------------------------------------------------------------------------------ */
/* The two arms as a row over the edges into them. */
static struct exclusive_row
row_of(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_div_arms *x)
{
	const struct wb_block *one = &fn->block[x->one], *other = &fn->block[x->other];
	struct exclusive_row r = { .edge = WB_ROOM(cx->tmp, uint32_t, one->nin + other->nin),
		.nedge = one->nin + other->nin,
		.loc = fn->inst[x->narrows].loc,
		.what = wb_format(cx->unit, "b%u or b%u: the condition at %s is the same in the wave", x->one, x->other,
			wb_loc_text(cx->tmp, cx->files, wb_inst_src(&fn->inst[x->narrows]))) };

	exclusive_per(fn, &r, x->from);
	memcpy(r.edge, &fn->in[one->in], one->nin * sizeof *r.edge);
	memcpy(r.edge + one->nin, &fn->in[other->in], other->nin * sizeof *r.edge);
	return r;
}

/* Takes @e, @times as often, off the left side of @row, the last of @r: where one of it is there, one is left out of
 * each. */
static void
put_per(struct wb_flow_rows *r, struct wb_flow_row *row, uint32_t e, uint32_t times)
{
	uint32_t k = row->first;

	while (k < r->nterm && r->term[k].edge != e)
		k++;
	if (k == r->nterm)
		r->term[r->nterm++] = (struct wb_flow_term){ e, -(int64_t)times };
	else if (times > 1)
		r->term[k].coeff -= times;
	else
		r->term[k] = r->term[--r->nterm];
}

/* The rows @x[0 .. n) behind those that are there. */
static void
add_rows(struct wb_ctx *cx, struct wb_fn *fn, const struct exclusive_row *x, uint32_t n)
{
	const struct wb_flow_rows none = { 0 }, *old = fn->rows ? fn->rows : &none;
	struct wb_flow_rows *r = WB_NEW(cx->unit, struct wb_flow_rows, 1);
	uint32_t nterm = old->nterm;

	for (uint32_t k = 0; k < n; k++)
		nterm += x[k].nedge + x[k].nper;
	*r = (struct wb_flow_rows){ WB_NEW(cx->unit, struct wb_flow_row, old->nrow + n), old->nrow,
		WB_NEW(cx->unit, struct wb_flow_term, nterm), old->nterm };
	if (old->nrow)
		memcpy(r->row, old->row, old->nrow * sizeof *r->row);
	if (old->nterm)
		memcpy(r->term, old->term, old->nterm * sizeof *r->term);
	for (uint32_t k = 0; k < n; k++) {
		struct wb_flow_row *row = &r->row[r->nrow++];

		*row = (struct wb_flow_row){ .first = r->nterm,
			.limit = x[k].nper ? 0 : x[k].times,
			.any_chain = true,
			.loc = x[k].loc,
			.what = x[k].what };
		for (uint32_t e = 0; e < x[k].nedge; e++)
			r->term[r->nterm++] = (struct wb_flow_term){ x[k].edge[e], 1 };
		for (uint32_t e = 0; x[k].times && e < x[k].nper; e++)
			put_per(r, row, x[k].per[e], x[k].times);
		row->nterm = r->nterm - row->first;
	}
	fn->rows = r;
}

enum wb_status
wb_pass_exclusive(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	const struct wb_divergence *d = fn->divergence;
	WB_VEC(struct exclusive_row) row = { 0 };
	struct exclusive_row *(*const more[])(struct wb_ctx *, const struct wb_fn *, uint32_t *) = { exclusive_cliques,
		exclusive_counter_rows, exclusive_split_rows };

	(void)env;
	if (d->without & WB_DIV_ARMS)
		return WB_OK;
	for (uint32_t k = 0; k < d->narm; k++)
		if (d->lanes[d->arm[k].narrows] != WB_NONE && d->shape[d->lanes[d->arm[k].narrows]].cls <= WB_DIV_WAVE)
			WB_PUSH(cx->tmp, &row, row_of(cx, fn, &d->arm[k]));
	for (uint32_t m = 0; m < WB_COUNT(more); m++) {
		uint32_t n;
		const struct exclusive_row *x = more[m](cx, fn, &n);

		for (uint32_t k = 0; k < n; k++)
			WB_PUSH(cx->tmp, &row, x[k]);
	}
	if (row.n)
		add_rows(cx, fn, row.at, row.n);
	return WB_OK;
}
