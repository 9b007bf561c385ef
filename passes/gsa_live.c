/* passes/gsa_live.c -- the events of units block by block, and where units are live.
 *
 * A unit is live where some way leads on to an instruction that may read it, a masked
 * write included. All units at once, as bits, backwards over the blocks:
 *	live at the start = read before it is written | live at the end & not written
 *	live at the end   = live at the start of some successor
 * until nothing is added. Blocks are in reverse post-order, so that without loops once is
 * enough, and nests of depth d take d + 2 rounds. EXEC is live everywhere.
 *
 * Cost: O(events) and, per round, (blocks + edges) * units / 64.
 */
#include "gsa.h"

/* ---- blocks --------------------------------------------------------------------------------- */
/* Groups events by block, and starts live_in with what is read first, @writes with what is written. */
static void
touch_blocks(struct builder *b, uint64_t *writes)
{
	WB_VEC(struct touch) touch = { WB_ROOM(b->cx->tmp, struct touch, b->nevent), 0, b->nevent };

	b->touch_first = WB_NEW(b->cx->tmp, uint32_t, (size_t)b->nactive + 1);
	for (uint32_t a = 0; a < b->nactive; a++) {
		uint64_t bit = (uint64_t)1 << (a & 63);

		for (uint32_t k = b->event_first[a]; k < b->event_end[a];) {
			struct touch t = { .block = b->g->block_of[b->event[k].inst], .from = k, .end = WB_NONE };
			uint32_t behind = b->fn->block[t.block].first + b->fn->block[t.block].ninst;
			size_t at = (size_t)t.block * b->words + a / 64;

			if (b->event[k].kind == EV_READ || b->event[k].kind == EV_MASKED)
				b->live_in[at] |= bit;
			for (; k < b->event_end[a] && b->event[k].inst < behind; k++)
				if (b->event[k].kind != EV_READ)
					t.end = 0;
			if (t.end == 0)
				writes[at] |= bit;
			t.to = k;
			WB_PUSH(b->cx->tmp, &touch, t);
		}
		b->touch_first[a + 1] = touch.n;
	}
	b->touch = touch.at;
}

/* ---- liveness ------------------------------------------------------------------------------- */
/* True if more is live at the start of @x than before. */
static bool
pass_back(struct builder *b, const uint64_t *writes, uint32_t x)
{
	const struct wb_fn *fn = b->fn;
	uint32_t words = b->words;
	uint64_t *in = &b->live_in[(size_t)x * words], *out = &b->live_out[(size_t)x * words], more = 0;

	for (uint32_t k = 0; k < fn->block[x].nout; k++) {
		uint32_t to = fn->edge[fn->out[fn->block[x].out + k]].dst;
		const uint64_t *next = &b->live_in[(size_t)to * words];

		for (uint32_t w = 0; to != WB_NONE && w < words; w++)
			out[w] |= next[w];
	}
	writes += (size_t)x * words;
	for (uint32_t w = 0; w < words; w++) {
		uint64_t add = out[w] & ~writes[w] & ~in[w];

		in[w] |= add;
		more |= add;
	}
	return more != 0;
}

/* Blocks that an edge from the same or a later block enters: what changes there changes what was looked at before. */
static struct wb_bits
find_targets(const struct builder *b)
{
	struct wb_bits target = wb_bits_new(b->cx->tmp, b->fn->nblock);

	for (uint32_t e = 0; e < b->fn->nedge; e++)
		if (wb_edge_inner(&b->fn->edge[e]) && b->fn->edge[e].src >= b->fn->edge[e].dst)
			wb_bit_set(target, b->fn->edge[e].dst);
	return target;
}

static void
solve(struct builder *b, const uint64_t *writes)
{
	struct wb_bits target = find_targets(b);
	bool again = true;

	while (again) {
		again = false;
		for (uint32_t x = b->fn->nblock; x-- > 0;)
			again |= pass_back(b, writes, x) && wb_bit(target, x);
	}
}

/* live_in by the numbers of units. */
static void
publish(struct builder *b)
{
	struct wb_gsa *g = b->g;

	g->live_words = (g->nunit + 63) / 64;
	g->live = WB_NEW(b->cx->unit, uint64_t, (size_t)b->fn->nblock * g->live_words);
	for (uint32_t x = 0; x < b->fn->nblock; x++)
		for (uint32_t w = 0; w < b->words; w++)
			for (uint64_t left = b->live_in[(size_t)x * b->words + w]; left; left &= left - 1) {
				uint32_t u = b->active[64 * w + (uint32_t)__builtin_ctzll(left)];

				g->live[(size_t)x * g->live_words + u / 64] |= (uint64_t)1 << (u & 63);
			}
}

void
gsa_find_live(struct builder *b)
{
	size_t n;
	uint64_t *writes;

	b->words = (b->nactive + 63) / 64;
	n = (size_t)b->fn->nblock * b->words;
	b->live_in = WB_NEW(b->cx->tmp, uint64_t, n);
	b->live_out = WB_NEW(b->cx->tmp, uint64_t, n);
	writes = WB_NEW(b->cx->tmp, uint64_t, n);
	touch_blocks(b, writes);
	for (uint32_t a = 0; a < b->nactive; a++)
		for (uint32_t x = 0; x < b->fn->nblock && gsa_is_exec(b->g, b->active[a]); x++)
			b->live_in[(size_t)x * b->words + a / 64] |= (uint64_t)1 << (a & 63);
	solve(b, writes);
	publish(b);
}
