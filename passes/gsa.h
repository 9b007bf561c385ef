/* passes/gsa.h -- what the files that build gated single assignment share.
 */
#ifndef WAVEBOUND_PASSES_GSA_H
#define WAVEBOUND_PASSES_GSA_H

#include "wavebound/gsa.h"

#include "passes.h"

/* What one block does to one unit. Until gsa_replay, wb_gsa.use and .def hold the touch of
 * what a place reads or writes, so that nobody has to look at operands twice. */
struct touch {
	uint32_t row;			/* of wb_gsa; in gsa_find_events, before there are any, the unit */
	uint32_t exposed : 1;		/* the block may read what the unit holds at its start. EXEC always is */
	uint32_t leaves : 1;		/* it writes it, and the unit is live at its end */
	uint32_t nwrite : 30;		/* writes: values of their own */
	uint32_t now;			/* value: at the start where that is exposed; in gsa_replay behind the latest write */
	uint32_t next;			/* value of the next write; from gsa_find_joins to gsa_number how many there are before it in the function */
};
/* A write that no operand shows: of a slot, or by a call. */
enum hidden_kind {
	HIDDEN_WRITE,
	HIDDEN_MASKED,			/* keeps the old value in some lanes */
	HIDDEN_CLOBBER,			/* something unknown */
	HIDDEN_NOTHING,			/* something unknown that nobody reads: no value */
};
struct hidden {
	uint32_t inst, touch;
	uint32_t place;			/* in wb_gsa.def; WB_NONE: of no operand */
	uint8_t kind;			/* enum hidden_kind */
	bool seen;			/* a CLOBBER that its block reads, or EXEC's */
};
/* A GAMMA or MU of a block, or an ETA on an edge. */
struct site {
	uint32_t row, value;
	uint32_t arg;			/* in wb_gsa.arg */
};

/* Blocks to look at again, each waiting once (gsa_rounds.c). */
struct gsa_rounds {
	struct wb_bits waits;
	uint32_t n;			/* that wait */
	uint32_t from, again;		/* the round goes on from here; the next one starts there, WB_NONE: nothing waits for it */
};

struct builder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_gsa *g;
	struct touch *touch;		/* from 1 on */
	uint32_t *touch_first;		/* [block + 1] in block order; the first are those of EXEC's units */
	struct hidden *hidden;		/* in order; behind the last one that of no instruction */
	uint32_t nmasked;		/* writes that keep the old value in some lanes */
	uint64_t *live_out, *writes;	/* units live at the end of blocks, written in blocks, as in wb_gsa.live */
	uint32_t *entry;		/* [row] ENTRY value, WB_NONE */
	struct site *join, *eta;
	uint32_t *join_first, *eta_first;	/* [block + 1], [edge + 1] */
	uint32_t *left;			/* [edge] outermost loop it leaves, WB_NONE */
	uint32_t *block_at, nplace;	/* [place] the tree in preorder: blocks that are reached */
};
static inline bool gsa_bit(const struct wb_gsa *g, const uint64_t *set, uint32_t block, uint32_t row) { return set[(size_t)block * g->live_words + row / 64] >> (row & 63) & 1; }
static inline bool gsa_is_exec(const struct wb_gsa *g, uint32_t unit) { return unit == g->exec_lo || unit == g->exec_hi; }

/** gsa_rounds_new - for blocks below @n; none waits. */
struct gsa_rounds gsa_rounds_new(struct wb_arena *a, uint32_t n);
void gsa_rounds_add(struct gsa_rounds *r, uint32_t x);
/** gsa_rounds_next - takes the next one; WB_NONE: none waits. */
uint32_t gsa_rounds_next(struct gsa_rounds *r);

/** gsa_find_slots - which slots there are and who accesses them. */
void gsa_find_slots(struct builder *b);
/** gsa_find_calls - fills wb_gsa.call, call_writes. */
void gsa_find_calls(struct builder *b, const struct wb_module *m);
/** gsa_find_events - fills touch, touch_first, hidden, nmasked, and of wb_gsa opnd, row_of, the units of row; use and def with touches. */
void gsa_find_events(struct builder *b);
/** gsa_find_live - fills touch.row, wb_gsa.live, live_out, writes; finds the clobbers that nobody reads. */
void gsa_find_live(struct builder *b);

/** gsa_find_joins - uses up writes; fills entry, join, eta, touch.leaves and next, and of wb_gsa row, nvalue, and narg without that of masked writes. */
void gsa_find_joins(struct builder *b);
/** gsa_number - makes the values that no instruction writes, and finds what reaches where. */
void gsa_number(struct builder *b);
/** gsa_replay - makes the values that instructions write, and tells operands theirs. */
void gsa_replay(struct builder *b);
/** gsa_find_gates - the branches that decide what joins take. */
void gsa_find_gates(struct builder *b);

#endif
