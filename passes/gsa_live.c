/* passes/gsa_live.c -- the events of units block by block, and where units are live.
 *
 * A unit is live where some way leads on to an instruction that may read it, a masked
 * write included. All units at once, as bits, backwards over the blocks:
 *	live at the start = read before it is written | live at the end & not written
 *	live at the end   = live at the start of some successor
 * until nothing is added. Blocks are in reverse post-order, so that without loops once is
 * enough, and nests of depth d take d + 2 rounds. EXEC is live everywhere.
 *
 * Cost: O(events + calls * units) and, per round, (blocks + edges) * units / 64.
 */
#include "gsa.h"

/* ---- calls ---------------------------------------------------------------------------------- */
struct merger {
	struct builder *b;
	WB_VEC(struct event) event;
};

/* Adds calls from the @c-th on, before instruction @inst, that write @unit. Returns the next one. */
static uint32_t
add_calls(struct merger *m, uint32_t c, uint32_t inst, uint32_t unit)
{
	const struct wb_gsa *g = m->b->g;

	for (; c < g->ncall && g->call[c] < inst; c++)
		if (wb_gsa_call_writes(g, c, unit))
			WB_PUSH(m->b->cx->tmp, &m->event, ((struct event){ g->call[c], WB_NONE, EV_CLOBBER }));
	return c;
}

/* The events with the calls between them. A call that also names the unit as its def writes it once. */
static void
add_all_calls(struct builder *b)
{
	const struct wb_gsa *g = b->g;
	struct merger m = { .b = b };

	for (uint32_t a = 0; a < b->nactive; a++) {
		uint32_t c = 0, k = b->event_first[a];

		b->event_first[a] = m.event.n;
		for (; k < b->event_first[a + 1]; k++) {
			struct event e = b->event[k];

			c = add_calls(&m, c, e.inst, b->active[a]);
			if (e.kind != EV_READ && c < g->ncall && g->call[c] == e.inst) {
				e.kind = EV_CLOBBER;
				c++;
			}
			WB_PUSH(b->cx->tmp, &m.event, e);
		}
		add_calls(&m, c, WB_NONE, b->active[a]);
	}
	b->event_first[b->nactive] = m.event.n;
	b->event = m.event.at;
}

/* ---- blocks --------------------------------------------------------------------------------- */
/* Groups events by block, and starts @live with what is read first, @writes with what is written. */
static void
touch_blocks(struct builder *b, uint64_t *writes)
{
	const struct wb_gsa *g = b->g;
	WB_VEC(struct touch) touch = { NULL, 0, 0 };

	b->touch_first = WB_NEW(b->cx->tmp, uint32_t, (size_t)b->nactive + 1);
	for (uint32_t a = 0; a < b->nactive; a++) {
		uint32_t word = b->active[a] / 64, last = b->event_first[a + 1];
		uint64_t bit = (uint64_t)1 << (b->active[a] & 63);

		for (uint32_t k = b->event_first[a]; k < last;) {
			struct touch t = { .block = g->block_of[b->event[k].inst], .from = k, .end = WB_NONE };
			uint32_t behind = b->fn->block[t.block].first + b->fn->block[t.block].ninst;
			size_t at = (size_t)t.block * g->live_words + word;

			if (b->event[k].kind == EV_READ || b->event[k].kind == EV_MASKED)
				g->live[at] |= bit;
			for (; k < last && b->event[k].inst < behind; k++)
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
struct solver {
	struct builder *b;
	const uint64_t *writes;
	uint32_t *word, nword;		/* those in which some unit is active */
};

static void
find_words(struct solver *s)
{
	s->word = WB_NEW(s->b->cx->tmp, uint32_t, s->b->g->live_words);
	for (uint32_t a = 0; a < s->b->nactive; a++)	/* ascending */
		if (!s->nword || s->word[s->nword - 1] != s->b->active[a] / 64)
			s->word[s->nword++] = s->b->active[a] / 64;
}

/* True if more is live at the start of @x than before. */
static bool
pass_back(const struct solver *s, uint32_t x)
{
	const struct wb_fn *fn = s->b->fn;
	const struct wb_gsa *g = s->b->g;
	uint64_t *in = &g->live[(size_t)x * g->live_words], *out = &s->b->live_out[(size_t)x * g->live_words];
	const uint64_t *writes = &s->writes[(size_t)x * g->live_words];
	uint64_t more = 0;

	for (uint32_t k = 0; k < fn->block[x].nout; k++) {
		uint32_t to = fn->edge[fn->out[fn->block[x].out + k]].dst;
		const uint64_t *next = to == WB_NONE ? NULL : &g->live[(size_t)to * g->live_words];

		for (uint32_t w = 0; next && w < s->nword; w++)
			out[s->word[w]] |= next[s->word[w]];
	}
	for (uint32_t w = 0; w < s->nword; w++) {
		uint64_t now = in[s->word[w]] | (out[s->word[w]] & ~writes[s->word[w]]);

		more |= now ^ in[s->word[w]];
		in[s->word[w]] = now;
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
solve(const struct solver *s)
{
	struct wb_bits target = find_targets(s->b);
	bool again = true;

	while (again) {
		again = false;
		for (uint32_t x = s->b->fn->nblock; x-- > 0;)
			again |= pass_back(s, x) && wb_bit(target, x);
	}
}

void
gsa_find_live(struct builder *b)
{
	struct wb_gsa *g = b->g;
	size_t n;
	struct solver s = { .b = b };
	uint64_t *writes;

	if (g->ncall)
		add_all_calls(b);
	g->live_words = (g->nunit + 63) / 64;
	n = (size_t)b->fn->nblock * g->live_words;
	g->live = WB_NEW(b->cx->unit, uint64_t, n);
	b->live_out = WB_NEW(b->cx->tmp, uint64_t, n);
	s.writes = writes = WB_NEW(b->cx->tmp, uint64_t, n);
	touch_blocks(b, writes);
	for (uint32_t a = 0; a < b->nactive; a++)
		for (uint32_t x = 0; x < b->fn->nblock && gsa_is_exec(g, b->active[a]); x++)
			g->live[(size_t)x * g->live_words + b->active[a] / 64] |= (uint64_t)1 << (b->active[a] & 63);
	find_words(&s);
	solve(&s);
}
