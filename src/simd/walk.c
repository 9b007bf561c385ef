/* src/simd/walk.c -- checks a list of phases against every path through a Sim-D program.
 *
 * The bound comes from folded loops and combined segments (longest.c). The walk is independent of that. It executes the
 * scalar registers that branches read, as far as they are known, and takes both edges of every other branch:
 *
 *  	smov s0, 3		state: (block, s0)
 *  loop:				(loop, 3) -> (loop, 2) -> (loop, 1) -> (end, 0)
 *  	ldglin v0, 0
 *  	siadd s0, s0, -1
 *  	sicj.g loop, s0		known: one edge
 *
 * A state is a block, the known values of these registers, and the position in the pattern of each annotated branch,
 * which decides if the register is unknown. States have no cycle (one is reported), so the longest computing to each
 * state is found in topological order. If phases have an order, the states between two accesses are explored, and every
 * access that is reached must be the next one of the list, with no more computing before it. Otherwise all states are
 * explored at once, and the longest path over all costs must not exceed the sum of the list.
 *
 * Cost:   O(blocks on all paths, where a path is counted once per state), so it grows with iterations. *visits limits
 *         it.
 */
#include "walk.h"

#define MOST_STATES (1u << 20)	/* at once */

struct state {
	uint64_t cycles;		/* maximum of computing since the last access (in_turn: of all cycles) */
	uint32_t move, nmove;
	uint8_t color;			/* of the depth-first search */
};
enum { WHITE, GREY, BLACK };
struct move {
	uint32_t to;			/* state; WB_NONE: an access or the end follows, see @arrival */
	uint32_t arrival;
	uint64_t cycles;
};
/* The end of a region: an access, and where the program continues; or the end of the program. */
struct arrival {
	uint32_t block;
	uint32_t key;			/* of the state behind it, in @next; WB_NONE: the end */
	uint64_t cycles;
};
/* Depth-first search: the moves of @state before @at are finished. */
struct path {
	uint32_t state, at;
};
struct walk {
	struct wb_ctx *cx;
	const struct simd_walk *in;
	const struct simd_flow *f;
	uint32_t reg[WB_SIMD_SREGS];	/* [scalar] index of its word in a key, or WB_NONE: no branch depends on it */
	uint32_t *pattern;		/* [block] index of its word in a key, or WB_NONE */
	const struct wb_simd_count **count;	/* [block] or NULL */
	uint32_t words;			/* of a key: block, registers (bit 32: known), patterns */
	/* the current region */
	WB_VEC(struct state) state;
	WB_VEC(uint64_t) key;		/* @words for each state */
	WB_VEC(struct move) move;
	WB_VEC(struct arrival) arrival;
	WB_VEC(uint32_t) order;		/* states, successors first */
	uint32_t *slot, nslot;
	/* the next region */
	WB_VEC(uint64_t) next;
	uint64_t left;			/* visits */
	bool *used;			/* [block] its pattern was used */
	enum wb_status status;
};

static bool
stop(struct walk *w, enum wb_status s, enum wb_diag_code id, struct wb_loc loc, const char *what)
{
	if (w->status == WB_OK)
		wb_report(w->cx->diag, id, loc, "%s", what);
	w->status = w->status == WB_OK ? s : w->status;
	return false;
}

/* ---- execution of scalar registers ------------------------------------------------ */
#define KNOWN (UINT64_C(1) << 32)

static uint64_t
operand(const struct walk *w, const struct wb_simd_opnd *o, const uint64_t *key)
{
	if (o->kind == WB_SIMD_I)
		return KNOWN | o->value;
	return o->kind == WB_SIMD_S && w->reg[o->reg] != WB_NONE ? key[w->reg[o->reg]] : 0;
}

/* Special registers that are equal in all work-groups. */
static uint64_t
special(const struct walk *w, uint8_t reg)
{
	switch (reg) {
	case WB_SIMD_DIMX: return KNOWN | w->in->launch->dim_x;
	case WB_SIMD_DIMY: return KNOWN | w->in->launch->dim_y;
	case WB_SIMD_WIDTH: return KNOWN | w->in->launch->width;
	default: return 0;
	}
}

static uint64_t
result(const struct walk *w, const struct wb_simd_inst *i, const uint64_t *key)
{
	uint64_t x = operand(w, &i->opnd[WB_SIMD_SRC], key), y = operand(w, &i->opnd[WB_SIMD_SRC1], key);
	uint32_t a = (uint32_t)x, b = (uint32_t)y;
	bool less = (int32_t)a < (int32_t)b;

	if (i->op == WB_SIMD_SMOV)
		return i->opnd[WB_SIMD_SRC].kind == WB_SIMD_C ? special(w, i->opnd[WB_SIMD_SRC].reg) : x;
	if (i->op == WB_SIMD_BUFQUERY)
		return KNOWN |
			(i->sub == WB_SIMD_DIM_X ? w->f->p->dram[a % WB_SIMD_BUFFERS].dim_x :
						   w->f->p->dram[a % WB_SIMD_BUFFERS].dim_y);
	if (!(x & KNOWN) || !(y & KNOWN))
		return 0;
	switch (i->op) {
	case WB_SIMD_SIADD: return KNOWN | (uint32_t)(a + b);
	case WB_SIMD_SISUB: return KNOWN | (uint32_t)(a - b);
	case WB_SIMD_SIMUL: return KNOWN | (uint32_t)(a * b);
	case WB_SIMD_SIMIN: return KNOWN | (less ? a : b);
	case WB_SIMD_SIMAX: return KNOWN | (less ? b : a);
	case WB_SIMD_SSHL: return KNOWN | (uint32_t)(a << (b & 31));
	case WB_SIMD_SSHR: return KNOWN | (uint32_t)((int32_t)a >> (b & 31));
	case WB_SIMD_SAND: return KNOWN | (a & b);
	case WB_SIMD_SOR: return KNOWN | a | b;
	default: return 0;
	}
}

static void
execute(const struct walk *w, uint32_t b, uint64_t *key)
{
	const struct simd_block *k = &w->f->block[b];

	for (uint32_t n = k->first; n < k->first + k->ninst; n++) {
		const struct wb_simd_inst *i = &w->f->p->inst[n];
		const struct wb_simd_opnd *to = &i->opnd[WB_SIMD_DST];
		uint32_t last = i->op == WB_SIMD_SLDG || i->op == WB_SIMD_SLDSP ? WB_SIMD_SREGS : to->reg + 1u;

		if (to->kind != WB_SIMD_S)
			continue;
		for (uint32_t r = to->reg; r < last; r++)	/* a load may write the registers behind it, too */
			if (w->reg[r] != WB_NONE)
				key[w->reg[r]] = last == WB_SIMD_SREGS ? 0 : result(w, i, key);
	}
}

/* Finds the registers that branches read, and those that these are computed from. */
static void
find_registers(struct walk *w)
{
	bool grown = true;
	uint32_t set = 0;

	while (grown) {
		uint32_t before = set;

		for (uint32_t n = 0; n < w->f->p->ninst; n++) {
			const struct wb_simd_inst *i = &w->f->p->inst[n];
			const struct wb_simd_opnd *to = &i->opnd[WB_SIMD_DST];

			for (uint32_t o = WB_SIMD_SRC; o < WB_SIMD_OPNDS; o++)
				if (i->opnd[o].kind == WB_SIMD_S &&
					(i->op == WB_SIMD_SICJ || (to->kind == WB_SIMD_S && set >> to->reg & 1)))
					set |= 1u << i->opnd[o].reg;
		}
		grown = set != before;
	}
	for (uint32_t r = 0; r < WB_SIMD_SREGS; r++)
		w->reg[r] = set >> r & 1 ? w->words++ : WB_NONE;
}

/* ---- branches --------------------------------------------------------------------------------------- */
static bool
holds(uint8_t sub, int32_t v)
{
	switch (sub) {
	case WB_SIMD_EZ: return v == 0;
	case WB_SIMD_NZ: return v != 0;
	case WB_SIMD_G: return v > 0;
	case WB_SIMD_GE: return v >= 0;
	case WB_SIMD_L: return v < 0;
	default: return v <= 0;
	}
}

/* The edges that the branch at the end of block @b may take: bit 0 fall-through, bit 1 taken. */
static uint32_t
allowed_edges(struct walk *w, uint32_t b, const uint64_t *key)
{
	const struct wb_simd_inst *i = simd_last(w->f, b);
	const struct wb_simd_count *c = w->count[b];
	uint64_t v = i->op == WB_SIMD_SICJ ? operand(w, &i->opnd[WB_SIMD_SRC1], key) : 0;
	bool taken;

	if (v & KNOWN)
		return holds(i->sub, (int32_t)(uint32_t)v) ? 2 : 1;
	if (!c)
		return 3;
	w->used[b] = true;
	taken = key[w->pattern[b]] < c->taken;
	if (!c->most)
		return taken ? 2 : 1;
	/* an exit of the loop is always possible */
	return 3 & ~(c->other == 1 && !c->start ? (taken ? 0u : 2u) : (taken ? 1u : 0u));
}

/* Advances the pattern of the branch at the end of @b by one visit. A loop that ends early starts again. */
static void
visit(const struct walk *w, uint32_t b, bool taken, uint64_t *key)
{
	const struct wb_simd_count *c = w->count[b];
	bool at_end = c && c->other == 1 && !c->start;

	if (!c)
		return;
	key[w->pattern[b]] =
		c->derived && taken != at_end ? c->start : (key[w->pattern[b]] + 1) % (c->taken + c->other);
}

/* ---- states of a region ----------------------------------------------------------------------------- */
static uint32_t *
slot_of(struct walk *w, const uint64_t *key)
{
	uint32_t at = (uint32_t)wb_hash(key, w->words * sizeof(*key)) & (w->nslot - 1);

	while (w->slot[at] &&
		memcmp(&w->key.at[(size_t)(w->slot[at] - 1) * w->words], key, w->words * sizeof(*key)) != 0)
		at = (at + 1) & (w->nslot - 1);
	return &w->slot[at];
}

static void
rehash(struct walk *w)
{
	w->nslot = w->nslot ? 2 * w->nslot : 64;
	w->slot = WB_NEW(w->cx->tmp, uint32_t, w->nslot);
	for (uint32_t s = 0; s < w->state.n; s++)
		*slot_of(w, &w->key.at[(size_t)s * w->words]) = s + 1;
}

/* The state with this key; new ones are white. */
static uint32_t
intern(struct walk *w, const uint64_t *key)
{
	uint32_t *slot;

	if (2 * (w->state.n + 1) > w->nslot)
		rehash(w);
	slot = slot_of(w, key);
	if (!*slot) {
		for (uint32_t k = 0; k < w->words; k++)
			WB_PUSH(w->cx->tmp, &w->key, key[k]);
		WB_PUSH(w->cx->tmp, &w->state, ((struct state){ .color = WHITE }));
		*slot = w->state.n;
	}
	return *slot - 1;
}

/* Whether the access at the end of @b is a phase. */
static bool
ends_region(const struct walk *w, uint32_t b)
{
	return !w->in->in_turn &&
		(w->in->cost->resource[b] == WB_SIMD_ON_DRAM ||
			(w->in->cost->resource[b] == WB_SIMD_ON_SP && w->in->policy == WB_SIMD_SP_AS_ACCESS));
}

/* Adds the move along edge @e from block @b; @behind: the state behind @b. */
static void
add_move(struct walk *w, uint32_t b, const struct simd_edge *e, const uint64_t *behind)
{
	int64_t compute = (int64_t)w->in->cost->cold[b] + simd_edge_cycles(w->f, w->in->machine, w->in->cost, e);
	uint64_t *key = wb_arena_copy(w->cx->tmp, behind, w->words, sizeof(*key));
	struct move m = { WB_NONE, WB_NONE, compute > 0 ? (uint64_t)compute : 0 };

	key[0] = e->dst;
	visit(w, b, e->kind == SIMD_TAKEN, key);
	if (ends_region(w, b)) {
		WB_PUSH(w->cx->tmp, &w->arrival, ((struct arrival){ b, w->next.n, 0 }));
		m.arrival = w->arrival.n - 1;
		for (uint32_t k = 0; k < w->words; k++)
			WB_PUSH(w->cx->unit, &w->next, key[k]);
	} else {
		m.cycles += w->in->cost->resource[b] ? w->in->cost->access[b] : 0;
		m.to = intern(w, key);
	}
	WB_PUSH(w->cx->tmp, &w->move, m);
}

static void
expand(struct walk *w, uint32_t s)
{
	uint64_t *key = wb_arena_copy(w->cx->tmp, &w->key.at[(size_t)s * w->words], w->words, sizeof(*key));
	uint32_t b = (uint32_t)key[0], first = w->move.n, may;

	if (!w->left--) {
		w->left = 0;
		stop(w, WB_REFUSED, WB_E_SIMD_PROOF, simd_last(w->f, b)->loc,
			"the walk would visit more blocks than are allowed");
		return;
	}
	execute(w, b, key);
	may = allowed_edges(w, b, key);
	for (uint32_t e = w->f->block[b].out; e < w->f->block[b].out + w->f->block[b].nout; e++)
		if (simd_last(w->f, b)->op != WB_SIMD_SICJ || may & (w->f->edge[e].kind == SIMD_TAKEN ? 2u : 1u))
			add_move(w, b, &w->f->edge[e], key);
	if (!w->f->block[b].nout) {
		WB_PUSH(w->cx->tmp, &w->arrival, ((struct arrival){ b, WB_NONE, 0 }));
		WB_PUSH(w->cx->tmp, &w->move, ((struct move){ WB_NONE, w->arrival.n - 1, 0 }));
	}
	w->state.at[s].move = first;
	w->state.at[s].nmove = w->move.n - first;
}

/* Depth first from @root; false: there is a cycle, or there are too many states. */
static bool
search(struct walk *w, uint32_t root)
{
	WB_VEC(struct path) path = { .at = NULL };

	WB_PUSH(w->cx->tmp, &path, ((struct path){ root, 0 }));
	while (path.n && w->status == WB_OK) {
		struct path *top = &path.at[path.n - 1];
		struct state *s = &w->state.at[top->state];
		uint32_t to = WB_NONE;

		if (s->color == WHITE) {
			s->color = GREY;
			expand(w, top->state);
			s = &w->state.at[top->state];
		}
		while (to == WB_NONE && top->at < s->nmove)
			to = w->move.at[s->move + top->at++].to;
		if (to == WB_NONE) {
			s->color = BLACK;
			WB_PUSH(w->cx->tmp, &w->order, top->state);
			path.n--;
		} else if (w->state.at[to].color == GREY || w->state.n > MOST_STATES) {
			return stop(w, WB_REFUSED, WB_E_SIMD_PROOF,
				simd_last(w->f, (uint32_t)w->key.at[(size_t)to * w->words])->loc,
				w->state.n > MOST_STATES ? "the walk would have to keep too many states at once" :
							   "the walk finds no end of the loop here");
		} else if (w->state.at[to].color == WHITE) {
			WB_PUSH(w->cx->tmp, &path, ((struct path){ to, 0 }));
		}
	}
	return w->status == WB_OK;
}

/* Longest paths to all states and arrivals, in topological order. */
static void
relax(struct walk *w)
{
	for (uint32_t k = w->order.n; k-- > 0; ) {
		const struct state *s = &w->state.at[w->order.at[k]];

		for (uint32_t n = s->move; n < s->move + s->nmove; n++) {
			const struct move *m = &w->move.at[n];
			uint64_t *to = m->to != WB_NONE ? &w->state.at[m->to].cycles :
							  &w->arrival.at[m->arrival].cycles,
				 c = s->cycles;

			wb_add_capped(m->cycles, 1, &c);
			*to = c > *to ? c : *to;
		}
	}
}

/* ---- regions, one after the other ------------------------------------------------------------------- */
static bool
reject(struct walk *w, uint32_t b, const char *what)
{
	return stop(w, WB_GATE, WB_E_CERT_REJECTED, simd_last(w->f, b)->loc, what);
}

/* Checks that the region arrives at the next phase of the list. */
static bool
check_arrivals(struct walk *w)
{
	struct simd_phase want;
	bool more = w->in->next(w->in->arg, &want);

	for (uint32_t k = 0; k < w->arrival.n && w->status == WB_OK; k++) {
		const struct arrival *a = &w->arrival.at[k];
		uint64_t tail = a->cycles, cycles = w->in->cost->access[a->block];

		if (a->key == WB_NONE) {
			wb_add_capped(w->in->cost->cold[a->block], 1, &tail);
			if (more || w->in->cost->resource[a->block])
				return reject(w, a->block,
					"the program can end here, and the certificate has further phases");
			if (!w->in->end(w->in->arg, a->cycles, tail))
				return reject(
					w, a->block, "the computing at the end takes longer than the certificate says");
		} else if (!more || w->f->block[a->block].first + w->f->block[a->block].ninst - 1 != want.inst) {
			return reject(w, a->block,
				"the program accesses memory here, and the certificate has another phase in this "
				"place");
		} else if (a->cycles > want.compute_cycles || cycles > want.access_cycles) {
			return reject(w, a->block, "the phase that ends here takes longer than the certificate says");
		}
	}
	return w->status == WB_OK;
}

/* From the states in @from (@n keys) to the next accesses. */
static void
region(struct walk *w, const uint64_t *from, uint32_t n)
{
	w->state.n = w->state.cap = w->key.n = w->key.cap = w->move.n = w->move.cap = w->arrival.n = w->arrival.cap =
		w->order.n = w->order.cap = w->nslot = 0;
	w->state.at = NULL, w->key.at = NULL, w->move.at = NULL, w->arrival.at = NULL, w->order.at = NULL,
	w->slot = NULL;
	for (uint32_t k = 0; k < n && w->status == WB_OK; k++) {
		uint32_t s = intern(w, &from[(size_t)k * w->words]);

		if (w->state.at[s].color == WHITE)
			search(w, s);
	}
	if (w->status == WB_OK)
		relax(w);
	if (w->status == WB_OK)
		check_arrivals(w);
}

static void
walk_all(struct walk *w)
{
	WB_VEC(uint64_t) from = { .at = NULL };

	for (uint32_t k = 0; k < w->words; k++)
		WB_PUSH(w->cx->unit, &from, 0);
	for (uint32_t b = 0; b < w->f->nblock; b++)
		if (w->pattern[b] != WB_NONE)
			from.at[w->pattern[b]] = w->count[b]->start;
	while (from.n && w->status == WB_OK) {
		struct wb_arena_mark mark = wb_arena_mark(w->cx->tmp);

		w->next.n = 0;
		region(w, from.at, from.n / w->words);
		from.n = 0;
		for (uint32_t k = 0; k < w->next.n; k++)
			WB_PUSH(w->cx->unit, &from, w->next.at[k]);
		wb_arena_reset(w->cx->tmp, mark);
	}
}

enum wb_status
simd_walk(struct wb_ctx *cx, const struct simd_walk *in, uint64_t *visits, bool *used)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct walk w = { .cx = cx, .in = in, .f = in->flow, .words = 1, .left = *visits, .used = used };

	w.pattern = WB_NEW(cx->tmp, uint32_t, w.f->nblock);
	w.count = WB_NEW(cx->tmp, const struct wb_simd_count *, w.f->nblock);
	for (uint32_t k = 0; k < in->ncount; k++)
		w.count[w.f->block_of[in->count[k].inst]] = &in->count[k];
	find_registers(&w);
	for (uint32_t b = 0; b < w.f->nblock; b++)
		w.pattern[b] = w.count[b] ? w.words++ : WB_NONE;
	walk_all(&w);
	*visits -= w.left;
	wb_arena_reset(cx->tmp, mark);
	return w.status;
}
