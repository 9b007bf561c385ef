/* passes/gsa/live.c -- where units are live.
 *
 * A unit is live where some path leads to an instruction that may read it. A masked write reads its unit, too. All
 * units at once, as bits, backwards over the blocks:
 *	live at the start = read before it is written | live at the end & not written
 *	live at the end   = live at the start of some successor
 * until nothing changes. Blocks are in reverse post-order, so without loops one sweep is enough. After that, only
 * blocks before a change are visited again (worklist.c). EXEC is live everywhere.
 *
 * Cost:   O(versions + (blocks + edges) * units / 64), and for each change at the start of a block, its edges * units /
 *         64: at most once a unit, a few times in loops.
 */
#include "gsa.h"

/* Sets wb_gsa.live to the units that each block reads first; sets writes and nwrite. */
static void
gather(struct builder *b)
{
	const struct wb_gsa *g = b->g;
	const uint32_t *row_of = g->row_of;
	uint32_t words = g->live_words, *nwrite = b->nwrite;

	for (uint32_t x = 0; x < b->fn->nblock; x++) {
		uint64_t *live = &g->live[(size_t)x * words], *writes = &b->writes[(size_t)x * words];

		for (const uint32_t *v = &b->begin[b->version_first[x]], *end = &b->begin[b->version_first[x + 1]];
			v < end; v++) {
			uint32_t row = row_of[*v & VERSION_UNIT];

			if (*v & VERSION_WRITE) {
				writes[row / 64] |= (uint64_t)1 << (row & 63);
				nwrite[row]++;
			} else {
				live[row / 64] |= (uint64_t)1 << (row & 63);
			}
		}
	}
	for (uint32_t k = 0; k < b->lost.n; k++) {
		uint32_t row = row_of[b->lost.at[k].unit], x = g->block_of[b->lost.at[k].inst];

		if (row != WB_NONE)
			b->writes[(size_t)x * words + row / 64] |= (uint64_t)1 << (row & 63);
	}
}

/* True if more units are live at the start of @x than before. */
static bool
propagate_back(struct builder *b, uint32_t x)
{
	const struct wb_fn *fn = b->fn;
	uint32_t words = b->g->live_words;
	const uint64_t *writes = &b->writes[(size_t)x * words];
	uint64_t *in = &b->g->live[(size_t)x * words], *out = &b->live_out[(size_t)x * words], more = 0;

	WB_EACH_SUCC(fn, x, to) {
		const uint64_t *next = &b->g->live[(size_t)to * words];

		for (uint32_t w = 0; to != WB_NONE && w < words; w++)
			out[w] |= next[w];
	}
	for (uint32_t w = 0; w < words; w++) {
		uint64_t add = out[w] & ~writes[w] & ~in[w];

		in[w] |= add;
		more |= add;
	}
	return more != 0;
}

/* The worklist sweeps forwards, so blocks are entered in reverse order. */
static uint32_t mirror(const struct builder *b, uint32_t x) { return b->fn->nblock - 1 - x; }

/* More is live at the start of @x. Its predecessors from @from on, which were visited before, are visited again. */
static void
requeue_preds(struct builder *b, struct gsa_worklist *r, uint32_t x, uint32_t from)
{
	const struct wb_fn *fn = b->fn;

	WB_EACH_PRED(fn, x, src)
		if (src != WB_NONE && src >= from)
			gsa_worklist_add(r, mirror(b, src));
}

void
gsa_solve_live(struct builder *b)
{
	struct gsa_worklist r = gsa_worklist_new(b->cx->tmp, b->fn->nblock);
	uint32_t n;

	for (uint32_t x = b->fn->nblock; x-- > 0;)
		if (propagate_back(b, x))
			requeue_preds(b, &r, x, x);
	while ((n = gsa_worklist_next(&r)) != WB_NONE)
		if (propagate_back(b, mirror(b, n)))
			requeue_preds(b, &r, mirror(b, n), 0);
}

/* Drops clobbers of units that are not live at the end of the block. */
static void
drop_lost(struct builder *b)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < b->lost.n; k++) {
		struct lost l = b->lost.at[k];
		uint32_t row = b->g->row_of[l.unit];

		if (row == WB_NONE || !gsa_bit(b->g, b->live_out, b->g->block_of[l.inst], row))
			continue;
		b->nwrite[row]++;
		b->lost.at[n++] = l;
	}
	b->lost.n = n;
}

void
gsa_new_live(struct builder *b, uint32_t nrow)
{
	size_t n;

	b->g->live_words = (nrow + 63) / 64;
	n = (size_t)b->fn->nblock * b->g->live_words;
	b->g->live = WB_NEW(b->cx->unit, uint64_t, n);
	b->live_out = WB_NEW(b->cx->tmp, uint64_t, n);
	b->writes = WB_NEW(b->cx->tmp, uint64_t, n);
}

void
gsa_find_live(struct builder *b)
{
	gsa_new_live(b, b->g->nrow);
	b->nwrite = WB_NEW(b->cx->tmp, uint32_t, b->g->nrow);
	gather(b);
	gsa_solve_live(b);
	drop_lost(b);
}
