/* passes/gsa/gsa.h -- what the files that build gated single assignment share.
 */
#ifndef WAVEBOUND_PASSES_GSA_H
#define WAVEBOUND_PASSES_GSA_H

#include "wavebound/gsa.h"

#include "../passes.h"

/* What begins a version: the unit, and of these what is so, ored. */
/* an instruction writes it; others: what the unit holds at the block's start */
#define VERSION_WRITE ((uint32_t)1 << 31)
#define VERSION_MASKED ((uint32_t)1 << 30)	/* a write that keeps the old value in some lanes */
#define VERSION_CLOBBER ((uint32_t)1 << 29)	/* a write of something unknown */
#define VERSION_READ ((uint32_t)1 << 28)	/* a clobber that its block reads, or EXEC's */
#define VERSION_UNREAD ((uint32_t)1 << 27)	/* a clobber that nobody reads: no value */
#define VERSION_UNIT (VERSION_UNREAD - 1)
#define MOST_UNITS VERSION_UNIT
#define VALUE_UNIT (((uint32_t)1 << 28) - 1)	/* all that struct wb_gsa_value holds of a unit */
/* From the masked write `from` on, EXEC's units are these versions before each. */
struct mask {
	uint32_t from, exec[2];
};
/* A GAMMA or MU of a block, or an ETA on an edge. */
struct site {
	uint32_t row, value;
	uint32_t arg;			/* in wb_gsa.arg */
};

/* Blocks to look at again, each waiting once (worklist.c). */
struct gsa_worklist {
	struct wb_bits waits;
	uint32_t n;			/* that wait */
	/* the iteration goes on from here; the next one starts there, WB_NONE: nothing waits for it */
	uint32_t from, again;
};

struct builder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_gsa *g;
	/* [version] what begins it; until gsa_write, which uses it up, wb_gsa.version has the instruction that writes
	 * it */
	uint32_t *begin;
	uint32_t *version_first;	/* [block + 1] */
	/* versions that begin with their blocks, [block + 1]; until gsa_number, wb_gsa.version has their rows */
	uint32_t *start, *start_first;
	uint32_t *kept, nkept;		/* for each masked write the version that it keeps in some lanes */
	WB_VEC(struct mask) mask;	/* and under which EXEC, where that changes */
	uint32_t exec[2], nexec;	/* EXEC's units */
	WB_VEC(uint32_t) clobber;	/* versions: what is unknown, and not read in its block before another write */
	uint32_t *nwrite;		/* [row] values that instructions write */
	/* what blocks leave in the units that they write and that are live at their ends: values by row; [block + 1] */
	uint32_t *leave, *leave_first;
	uint32_t *nleave;		/* [row] how often blocks that dominate others leave something there */
	uint64_t *live_out, *writes;	/* units live at the end of blocks, written in blocks, as in wb_gsa.live */
	uint32_t *entry;		/* [row] ENTRY value, WB_NONE */
	struct site *join, *eta;
	uint32_t *join_first, *eta_first;	/* [block + 1], [edge + 1] */
	uint32_t *block_at, nreached;	/* [position] the tree in preorder: blocks that are reached */
};
static inline bool
gsa_bit(const struct wb_gsa *g, const uint64_t *set, uint32_t block, uint32_t row)
{
	return set[(size_t)block * g->live_words + row / 64] >> (row & 63) & 1;
}
/* Whether @block dominates no other, or is not reached. */
static inline bool
gsa_is_leaf(const struct wb_gsa *g, uint32_t block)
{
	return g->tree_at[block] == WB_NONE || g->tree_end[block] == g->tree_at[block] + 1;
}
static inline bool
gsa_is_exec(const struct wb_gsa *g, uint32_t unit)
{
	return unit == g->exec_lo || unit == g->exec_hi;
}

/** gsa_worklist_new - for blocks below @n; none waits. */
struct gsa_worklist gsa_worklist_new(struct wb_arena *a, uint32_t n);
void gsa_worklist_add(struct gsa_worklist *r, uint32_t x);
/** gsa_worklist_next - takes the next one; WB_NONE: none waits. */
uint32_t gsa_worklist_next(struct gsa_worklist *r);

/** gsa_find_slots - which slots there are and who accesses them. */
void gsa_find_slots(struct builder *b);
/** gsa_find_versions - fills begin, version_first, kept, mask, clobber, and of wb_gsa held, version block_of, row_of,
 * the units of row. */
void gsa_find_versions(struct builder *b);
/** gsa_find_live - fills wb_gsa.live, live_out, writes, nwrite; finds the clobbers that nobody reads. */
void gsa_find_live(struct builder *b);

/** gsa_find_joins - fills entry, join, eta, and of wb_gsa row, nvalue, and narg without that of masked writes. */
void gsa_find_joins(struct builder *b);
/** gsa_write - makes the values that instructions write; fills start, leave. */
void gsa_write(struct builder *b);
/** gsa_number - makes the values that no instruction writes, and finds what reaches where. */
void gsa_number(struct builder *b);
/** gsa_keep - gives masked writes what they keep. */
void gsa_keep(struct builder *b);

#endif
