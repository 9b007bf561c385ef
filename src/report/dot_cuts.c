/* src/report/dot_cuts.c -- where the drawing of a graph is cut into columns.
 *
 * Code is long and narrow: its graph, drawn in one piece, is ten times as high as wide. Parts of it, in the order of
 * blocks, side by side, fit on a screen and on a sheet of paper. A cut lies where few edges cross it, so between
 * regions that are entered and left at one place, and outside of loops, if there is such a place near the height that
 * a column should have.
 *
 * Cost: O(blocks + edges).
 */
#include "dot.h"

#define BLOCK_POINTS 90			/* of a box and the gap below it, without its instructions */
#define LINE_POINTS 12
#define COLUMN_POINTS 100		/* of a column, without its text: edges */
#define CHARACTER_POINTS 6
#define WIDER 2				/* than high */

/* [block] how many edges go over the cut behind it, in either direction. */
static uint32_t *
crossing(struct wb_ctx *cx, const struct wb_fn *fn)
{
	uint32_t *n = WB_NEW(cx->tmp, uint32_t, fn->nblock + 1);

	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t a = fn->edge[e].src, b = fn->edge[e].dst;

		if (a == WB_NONE || b == WB_NONE || a == b)
			continue;
		n[a < b ? a : b]++;
		n[a < b ? b : a]--;	/* sums of all to the left are not negative */
	}
	for (uint32_t b = 1; b < fn->nblock; b++)
		n[b] += n[b - 1];
	return n;
}

static uint64_t
height(const struct wb_fn *fn, uint32_t b)
{
	uint32_t lines = fn->block[b].ninst <= FIRST_INSTS ? fn->block[b].ninst : FIRST_INSTS + 1;

	return BLOCK_POINTS + LINE_POINTS * lines;
}

/* Of a column: by the longest instruction that is shown. */
static uint64_t
width(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	size_t most = 0;

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst && k < FIRST_INSTS; k++) {
			size_t n = strlen(wb_inst_text(cx->tmp, cx->files, m, fn, fn->block[b].first + k));

			most = n > most ? n : most;
			wb_arena_reset(cx->tmp, mark);
		}
	return COLUMN_POINTS + CHARACTER_POINTS * (most < MOST_TEXT ? most : MOST_TEXT);
}

uint32_t
wb_dot_cuts(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, uint32_t **end)
{
	uint32_t *over = crossing(cx, fn), parts = 1, n = 0, best = WB_NONE;
	uint64_t all = 0, at = 0, want, column = width(cx, m, fn);

	for (uint32_t b = 0; b < fn->nblock; b++)
		all += height(fn, b);
	while (fn->nblock >= LEAST_CUT_BLOCKS && WIDER * all > (uint64_t)parts * parts * column)
		parts++;
	want = all / parts;
	*end = WB_NEW(cx->tmp, uint32_t, fn->nblock + 1);
	for (uint32_t b = 0; b + 1 < fn->nblock && parts > 1; b++) {
		at += height(fn, b);
		if (at * 3 < want * 2)
			continue;
		if (best == WB_NONE || over[b] < over[best] || (over[b] == over[best] && at <= want))
			best = b;
		if (at * 3 < want * 4)
			continue;
		(*end)[n++] = b = best + 1;	/* what follows it is looked at again */
		b--;
		best = WB_NONE;
		at = 0;
	}
	(*end)[n++] = fn->nblock;
	return n;
}
