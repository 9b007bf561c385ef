/* passes/gsa/gsa.h -- what the files that build gated single assignment share.
 */
#ifndef WAVEBOUND_PASSES_GSA_H
#define WAVEBOUND_PASSES_GSA_H

#include "wavebound/gsa.h"

#include "../passes.h"

/* What starts a version: the unit, ored with these flags. */
/* an instruction writes it; without: the value at the start of the block */
#define VERSION_WRITE ((uint32_t)1 << 31)
#define VERSION_MASKED ((uint32_t)1 << 30)	/* a masked write, which keeps the old value in some lanes */
#define VERSION_CLOBBER ((uint32_t)1 << 29)	/* a write of an unknown value */
#define VERSION_UNIT (VERSION_CLOBBER - 1)
#define VALUE_UNIT (((uint32_t)1 << 28) - 1)	/* the bits of wb_gsa_value.unit */
#define MOST_UNITS VALUE_UNIT
/* From masked write `from` on, these are the versions of EXEC's units before each masked write. */
struct mask {
	uint32_t from, exec[2];
};
/* A GAMMA or MU of a block, or an ETA on an edge. */
struct site {
	uint32_t row, value;
	uint32_t arg;			/* in wb_gsa.arg */
};

/* Instruction `inst` copies all lanes of a register or word to another one. Of those that are slots, it copies `lanes`,
 * and `kept` are as they were before; no one reads the others. */
struct lane_copy {
	uint32_t inst, block;
	uint32_t to, from;		/* units */
	uint64_t lanes, kept;
};

/* Instruction `inst` leaves an unknown value in `unit`, which the rest of its block neither reads nor writes. */
struct lost {
	uint32_t unit, inst;
};

/* A set of blocks to visit again (worklist.c). */
struct gsa_worklist {
	struct wb_bits queued;
	uint32_t n;			/* how many are in it */
	/* the next one of this sweep is at or behind `from`; `again`: the first one of the next sweep, WB_NONE: none */
	uint32_t from, again;
};

struct builder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_gsa *g;
	/* [version] what starts it. Until gsa_write, which uses it up, wb_gsa.version has the instruction that writes
	 * it */
	uint32_t *begin;
	uint32_t *version_first;	/* [block + 1] */
	/* [block + 1] versions that start with their block. Until gsa_number, wb_gsa.version has their rows */
	uint32_t *start, *start_first;
	uint32_t *kept, nkept;		/* [masked write] the version that it keeps in some lanes */
	WB_VEC(struct mask) mask;	/* their EXEC, as a list of changes */
	uint32_t exec[2], nexec;	/* EXEC's units */
	WB_VEC(struct lane_copy) copy;	/* by instruction */
	WB_VEC(struct lost) lost;	/* block by block; after gsa_find_live, only what is read later */
	uint32_t *nwrite;		/* [row] values that instructions write */
	/* [block + 1] values that blocks leave in units that they write and that are live at their end, by row */
	uint32_t *leave, *leave_first;
	uint32_t *nleave;		/* [row] how many blocks that dominate others leave a value there */
	uint64_t *live_out, *writes;	/* units live at the end of blocks, written in blocks, as in wb_gsa.live */
	uint32_t *entry;		/* [row] ENTRY value, WB_NONE */
	struct site *join, *eta;
	uint32_t *join_first, *eta_first;	/* [block + 1], [edge + 1] */
	uint32_t *block_at, nreached;	/* [position] reachable blocks in preorder of the dominator tree */
};
static inline bool
gsa_bit(const struct wb_gsa *g, const uint64_t *set, uint32_t block, uint32_t row)
{
	return set[(size_t)block * g->live_words + row / 64] >> (row & 63) & 1;
}
/* Whether @block dominates no other block, or is unreachable. */
static inline bool
gsa_is_leaf(const struct wb_gsa *g, uint32_t block)
{
	return g->tree_at[block] == WB_NONE || g->tree_end[block] == g->tree_at[block] + 1;
}

/** gsa_worklist_new - an empty set of blocks below @n. */
struct gsa_worklist gsa_worklist_new(struct wb_arena *a, uint32_t n);
void gsa_worklist_add(struct gsa_worklist *r, uint32_t x);
/** gsa_worklist_next - removes the next one; WB_NONE: it is empty. */
uint32_t gsa_worklist_next(struct gsa_worklist *r);

/** gsa_find_slots - finds slots, the instructions that access them, and copies of lanes. */
void gsa_find_slots(struct builder *b);
/** gsa_copied_unit - the unit or scratch slot of which @inst writes a copy to @unit, in the lanes that are on; WB_NONE:
 * none. */
uint32_t gsa_copied_unit(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
/** gsa_find_versions - sets begin, version_first, kept, mask, lost, and wb_gsa.held, version, block_of, row_of, and the
 * units of row. */
void gsa_find_versions(struct builder *b);
/** gsa_new_live - makes live, live_out and writes, empty, of @nrow units. gsa_solve_live - adds to live, which has what
 * each block reads first, and to live_out what follows from that and from writes. */
void gsa_new_live(struct builder *b, uint32_t nrow);
void gsa_solve_live(struct builder *b);
/** gsa_find_live - sets wb_gsa.live, live_out, writes, nwrite; drops clobbers that nothing reads. */
void gsa_find_live(struct builder *b);

/** gsa_find_joins - sets entry, join, eta, and wb_gsa.row, nvalue, and narg, without arguments of masked writes. */
void gsa_find_joins(struct builder *b);
/** gsa_write - makes the values of instructions; sets start, leave. */
void gsa_write(struct builder *b);
/** gsa_number - makes all other values, and finds which value reaches what. */
void gsa_number(struct builder *b);
/** gsa_keep - sets the arguments of masked writes. */
void gsa_keep(struct builder *b);

#endif
