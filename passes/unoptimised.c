/* passes/unoptimised.c -- loop bounds of unoptimised code, from the same code without calls and stack.
 *
 * Needs:  LOOPS, BOUNDS.   Gives: BOUNDS, smaller ones, and better reasons.   Keeps: all.
 * What:   unoptimised code keeps loop counters, and the masks of lanes in the loop, in memory. So TRIPS knows little.
 *         Behind INLINE and PROMOTE both are registers. This is done to a copy of the function, of which TRIPS finds
 *         the bounds. Then the copy is dropped, because costs are those of the code that is executed.
 *
 *			function			copy
 *			@h  %v1 =v load ..stack		%v1 =v mov %stack36
 *			    call @f			(the body of @f)
 *			    ...				...
 *			    cbrnz exec, @h		cbrnz exec, @h			stack36 counts to n: so for both
 *
 * When:   a loop of a kernel with calls or a stack has no bound, or only the bound of a type.
 * Right:  an execution of the copy is one of the function, step by step (inline.c, promote.c), and takes the copies of
 *         the same edges. A loop of the copy is that of the function if its header is the copy of the header, and it
 *         has as many entries and back edges. Then the edges are the same: a path to a latch of the function without
 *         the header is one to a latch of the copy, and vice versa. So a back edge of one is a back edge of the other,
 *         and the numbers are equal. A header is found by its position in the input, if no other block of the function,
 *         or of the copy, has this position.
 * Cost:   that of the passes for the copy, and O(blocks * log blocks).
 */
#include <stdlib.h>

#include "passes.h"

static const enum wb_pass on_copy[] = { WB_PASS_INLINE, WB_PASS_PROMOTE, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP,
	WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS };

/* A block, by its position in the input. */
struct location {
	uint64_t key;			/* 0: not known */
	uint32_t block;
};

static bool
may_help(const struct wb_fn *fn)
{
	bool open = false;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		open |= wb_loop_bound_open(&fn->bounds->loop[l]);
	return open && fn->is_kernel && fn->desc && (fn->ncall || fn->desc->scratch_bytes);
}

static uint64_t key_of(struct wb_loc at) { return (uint64_t)at.line << 32 | (uint64_t)at.col << 16 | at.file; }

static int
by_key(const void *a, const void *b)
{
	const struct location *x = a, *y = b;

	return x->key < y->key ? -1 : x->key > y->key;
}

/* All blocks of @fn, sorted by position. */
static struct location *
blocks_by_location(struct wb_ctx *cx, const struct wb_fn *fn)
{
	struct location *s = WB_NEW(cx->tmp, struct location, fn->nblock);

	for (uint32_t b = 0; b < fn->nblock; b++)
		s[b] = (struct location){ wb_loc_known(fn->block[b].loc) ? key_of(fn->block[b].loc) : 0, b };
	qsort(s, fn->nblock, sizeof(*s), by_key);
	return s;
}

/* The only block at @key; WB_NONE: none, or several. */
static uint32_t
only_block_at(const struct location *s, uint32_t n, uint64_t key)
{
	uint32_t low = 0;

	WB_SEARCH(low, n, mid, s[mid].key < key);
	return key && low < n && s[low].key == key && (low + 1 == n || s[low + 1].key != key) ? s[low].block : WB_NONE;
}

/* Replaces bound *@to of the function by bound *@from of the copy, as far as that is smaller. Of two
 * unknown ones the reason is that of the copy. */
static void
improve(struct wb_ctx *cx, struct wb_loop_bound *to, const struct wb_loop_bound *from)
{
	const struct wb_loop_bound *least = from->total < to->total ? from : to;
	uint64_t total = least->total;
	uint8_t total_origin = least->total_origin;

	if (from->max < to->max || (to->max == WB_UNKNOWN && from->max == WB_UNKNOWN)) {
		*to = *from;
		to->step = 0;		/* its comparison is an instruction of the copy */
		to->why = wb_strdup(cx->unit, from->why);
	}
	to->total = total;
	to->total_origin = total_origin;
}

/* Pairs the loops of both, and improves the bounds of @fn. */
static void
improve_all(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_fn *copy)
{
	const struct location *mine = blocks_by_location(cx, fn), *its = blocks_by_location(cx, copy);
	uint32_t *loop_at = WB_NEW(cx->tmp, uint32_t, copy->nblock);	/* [header of the copy] its loop + 1 */

	for (uint32_t l = 0; l < copy->loops->nloop; l++)
		loop_at[copy->loops->loop[l].header] = l + 1;
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *a = &fn->loops->loop[l], *b;
		uint64_t key = key_of(fn->block[a->header].loc);
		uint32_t header = only_block_at(its, copy->nblock, key);

		if (header == WB_NONE || only_block_at(mine, fn->nblock, key) != a->header || !loop_at[header])
			continue;
		b = &copy->loops->loop[loop_at[header] - 1];
		if (!a->irreducible && !b->irreducible && a->nback == b->nback && a->nentry == b->nentry)
			improve(cx, &fn->bounds->loop[l], &copy->bounds->loop[loop_at[header] - 1]);
	}
}

enum wb_status
wb_pass_unoptimised(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_ctx inner = *cx;
	struct wb_fn copy = *fn;
	enum wb_status s;

	if (!may_help(fn))
		return WB_OK;
	inner.unit = cx->short_lived ? cx->short_lived : cx->unit;
	wb_drop_facts(&copy, WB_FACT_ALL);
	s = wb_run_passes(&inner, &copy, env, on_copy, WB_COUNT(on_copy), NULL);
	if (s == WB_OK && copy.inst != fn->inst)
		improve_all(cx, fn, &copy);
	return s;
}
