/* passes/reduce.c -- node splitting: loops with several entries become loops with one, by copies of blocks.
 *
 * Needs:  DOM, LOOPS.   Gives: these anew, if the graph changes.   Keeps: all, if it does not.
 * What:   compilers copy the test of a loop in front of it, and then let both share code, so that the loop is also
 *         entered in the middle. Such a loop has no header that is first in all iterations, so it has no bound. One of
 *         its headers is chosen. Blocks that other entries reach before this header get a copy in front of the loop:
 *
 *		@a --> @h <--+			@a --> @h <--+
 *		|      |     |			|      |     |
 *		+----> @m ---+		->	@m' -->|     |		@m': a copy of @m
 *		                		       @m ---+
 *
 * Right:  each path of the old graph is a path of the new one, with each block or its copy, and vice versa. A copy has
 *         the instructions, addresses and source lines of its original. In functions that call, nothing is copied: a
 *         call returns to one address. An upper bound in a flow fact, on a block or an edge, holds for each copy, too.
 * Which:  the header with the fewest copied instructions. Loops inside may still have several entries. It is repeated
 *         until none has, or until the function would grow by more than WB_LIMIT_COPIED instructions; then the rest
 *         stays irreducible.
 * Source: Muchnick, Advanced Compiler Design and Implementation, 7.7; choice of the header: Janssen and Corporaal,
 *         Making Graphs Reducible with Controlled Node Splitting, TOPLAS 19(6), 1997.
 * Cost:   nothing for reducible functions; else O(loops + copied instructions) for each repetition.
 */
#include "passes.h"

#define MOST_HEADERS 8u			/* tried for each loop */
#define MOST_TIMES 64u

struct reducer {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	uint32_t *copy;			/* [block] number of its copy; WB_NONE: none */
	uint32_t *list, nlist;		/* blocks to be copied */
	uint32_t loop, header;		/* the loop, and its only header in the new code */
};

/* Lists the blocks of the loop that other entries reach before @header. Returns the number of their instructions. */
static uint32_t
find_before(struct reducer *r, uint32_t header)
{
	const struct wb_fn *fn = r->fn;
	const struct wb_loop *l = &fn->loops->loop[r->loop];
	uint32_t ninst = 0;

	r->header = header;
	for (uint32_t k = 0; k < r->nlist; k++)
		r->copy[r->list[k]] = WB_NONE;
	r->nlist = 0;
	for (uint32_t k = 0; k < l->nhead; k++)
		if (fn->loops->list[l->head + k] != header)
			r->list[r->nlist++] = fn->loops->list[l->head + k];
	for (uint32_t k = 0; k < r->nlist; k++)
		r->copy[r->list[k]] = k;
	for (uint32_t k = 0; k < r->nlist; k++) {
		const struct wb_block *b = &fn->block[r->list[k]];

		ninst += b->ninst;
		WB_EACH_SUCC(fn, r->list[k], to) {
			if (to == WB_NONE || to == header || r->copy[to] != WB_NONE ||
				!wb_loop_has(fn->loops, r->loop, to))
				continue;
			r->copy[to] = r->nlist;
			r->list[r->nlist++] = to;
		}
	}
	return ninst;
}

/* Chooses the header with the shortest list. Returns the number of instructions. */
static uint32_t
find_fewest(struct reducer *r)
{
	const uint32_t *head = r->fn->loops->list + r->fn->loops->loop[r->loop].head;
	uint32_t best = head[0], fewest = UINT32_MAX;

	for (uint32_t k = 0; k < r->fn->loops->loop[r->loop].nhead && k < MOST_HEADERS; k++) {
		uint32_t n = find_before(r, head[k]);

		if (n < fewest) {
			fewest = n;
			best = head[k];
		}
	}
	return find_before(r, best);
}

static void
build_block(const struct reducer *r, struct wb_builder *to, uint32_t b, bool copied)
{
	const struct wb_fn *fn = r->fn;
	const struct wb_block *from = &fn->block[b];

	wb_build_block(to, copied ? NULL : from->label, from->loc);
	WB_EACH_INST(fn, b, k)
		wb_build_copy(to, fn, k);
}

/* Builds the edges of @b, or of its copy @now. Entries of the loop go to copies; so do edges between copies. */
static void
build_edges(const struct reducer *r, struct wb_builder *to, uint32_t b, uint32_t now)
{
	const struct wb_fn *fn = r->fn;
	bool before = now != b || !wb_loop_has(fn->loops, r->loop, b);

	for (uint32_t k = 0; k < fn->block[b].nout; k++) {
		const struct wb_edge *e = &fn->edge[fn->out[fn->block[b].out + k]];
		bool copied = before && e->dst != WB_NONE && r->copy[e->dst] != WB_NONE;

		wb_build_edge(to, now, copied ? fn->nblock + r->copy[e->dst] : e->dst, (enum wb_edge_kind)e->kind);
	}
}

/* An annotation at a header is one of the loop. One of another loop holds for its copy, too. */
static void
build_annotation(const struct reducer *r, struct wb_builder *to, struct wb_annotation an)
{
	uint32_t b = an.block;
	bool header = wb_loop_has_head(r->fn->loops, r->loop, b);

	an.block = header ? r->header : b;
	wb_build_annotate(to, an);
	an.block = r->fn->nblock + r->copy[b];
	if (r->copy[b] != WB_NONE && !header)
		wb_build_annotate(to, an);
}

/* Rebuilds the function with the listed copies. */
static enum wb_status
reduce(struct reducer *r)
{
	struct wb_fn *old = WB_NEW(r->cx->tmp, struct wb_fn, 1), *fn = r->fn;
	struct wb_builder *to;
	enum wb_status s;

	*old = *fn;
	r->fn = old;
	to = wb_builder_new(r->cx, fn);
	for (uint32_t b = 0; b < old->nblock; b++)
		build_block(r, to, b, false);
	for (uint32_t k = 0; k < r->nlist; k++)
		build_block(r, to, r->list[k], true);
	for (uint32_t b = 0; b < old->nblock; b++)
		build_edges(r, to, b, b);
	for (uint32_t k = 0; k < r->nlist; k++)
		build_edges(r, to, r->list[k], old->nblock + k);
	for (uint32_t a = 0; a < old->nannotation; a++)
		build_annotation(r, to, old->annotation[a]);
	s = wb_build_finish(to);
	fn->nunreachable = old->nunreachable;
	r->fn = fn;
	return s;
}

/* An outermost loop with several entries; WB_NONE: none. */
static uint32_t
find_irreducible(const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (fn->loops->loop[l].irreducible)
			return l;
	return WB_NONE;
}

/* Reduces one loop, unless that takes more than *room instructions: then *room becomes 0. */
static enum wb_status
reduce_one(struct wb_ctx *cx, struct wb_fn *fn, uint32_t loop, uint32_t *room)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct reducer r = { .cx = cx, .fn = fn, .loop = loop };
	enum wb_status s = WB_OK;
	uint32_t n;

	r.copy = wb_new_ids(cx->tmp, fn->nblock);
	r.list = WB_ROOM(cx->tmp, uint32_t, fn->nblock);
	n = find_fewest(&r);
	*room = n < *room && !fn->ncall ? *room - n : 0;
	if (*room)
		s = reduce(&r);
	wb_arena_reset(cx->tmp, m);
	return s;
}

enum wb_status
wb_pass_reduce(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	static const enum wb_pass again[] = { WB_PASS_DOM, WB_PASS_LOOPS };
	uint32_t loop = find_irreducible(fn), room = (uint32_t)wb_limit_of(WB_LIMIT_COPIED, fn->ninst);
	struct wb_pass_env within = *env;
	enum wb_status s = WB_OK;

	for (uint32_t n = 0; s == WB_OK && loop != WB_NONE && within.reduces; n++) {
		s = reduce_one(cx, fn, loop, &room);
		within.reduces = room && n < MOST_TIMES;	/* the last repetition reports what is left */
		wb_drop_facts(fn, WB_FACT_ALL);
		if (s == WB_OK)
			s = wb_run_passes(cx, fn, &within, again, WB_COUNT(again), NULL);
		loop = s == WB_OK ? find_irreducible(fn) : WB_NONE;
	}
	if (s == WB_OK && loop != WB_NONE && !room && !fn->ncall)
		wb_limit_reached(cx, WB_LIMIT_COPIED, fn->ninst, fn->loc, fn->name);
	return s;
}
