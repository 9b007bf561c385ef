/* passes/repair/repair.h -- what the files that decide how loops are rewritten say to each other (see repair.c). */
#ifndef WAVEBOUND_PASSES_REPAIR_H
#define WAVEBOUND_PASSES_REPAIR_H

#include "../passes.h"
#include "wavebound/deadlock.h"
#include "wavebound/gsa.h"
#include "wavebound/lanes.h"
#include "wavebound/repair.h"

struct repairer {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_repair_input *in;
	struct wb_gsa_users users;	/* of fn's values */
	uint32_t scc, vcc_lo, vcc_hi, m0;	/* units */
	uint32_t sgpr, vgpr;		/* first that are free; vgpr 0: none is used so far */
};

/* ---- small questions (repair.c) ---- */
/** repair_combined - the pair that @i combines EXEC with, where it is `op exec, exec, pair`; WB_NONE: it is not that.
 */
uint32_t repair_combined(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op);
/** repair_switches_on - whether @i sets EXEC, or some of it, to all ones. */
bool repair_switches_on(const struct wb_fn *fn, const struct wb_inst *i);
/** repair_keeps_lanes - whether the lanes at the end of block @b are those that began the iteration at @header. */
bool repair_keeps_lanes(const struct wb_fn *fn, uint32_t header, uint32_t b);
/** repair_tested - the unit, the first of a pair, that branch @i tests; WB_NONE: it does not test whether one is 0. */
uint32_t repair_tested(const struct wb_fn *fn, const struct wb_inst *i);

/** repair_near - way NEAR for all loops that wait; false: one of them cannot be rewritten so (near.c). */
bool repair_near(struct repairer *f, struct wb_repair *out);
/** repair_park - way PARK likewise; false with messages (park.c). */
bool repair_park(struct repairer *f, struct wb_repair *out);

/* ---- way PARK ------------------------------------------------------------------------------------ */
/* A loop whose lanes are parked. */
struct part {
	struct wb_repair_part r;
	struct wb_bits region;		/* all that can run while lanes are parked: blocks */
	struct wb_bits asked;		/* units of which it is known whether they must be kept */
	uint32_t inst;			/* of the finding */
	const char *why;		/* why it is refused */
};
struct values {
	uint32_t *at;
	uint32_t n, cap;
};
/* All of a kernel. */
struct plan {
	struct repairer *f;
	WB_VEC(struct part) part;
	struct wb_bits behind;		/* what can run while lanes are parked: blocks */
	struct wb_repair *out;
};
/* A number as it was somewhere before, and what was added to it since. */
struct origin {
	uint32_t value, more;
};
/* What an instruction does to EXEC. */
enum change {
	CHANGE_NONE,
	CHANGE_LESS,			/* lanes go, none comes */
	CHANGE_WHOLE,			/* all lanes are switched on, to move whole registers */
	CHANGE_OTHER,			/* lanes may come back */
	CHANGE_UNKNOWN,			/* all lanes are switched on, for what is not known */
};

/* ---- blocks, instructions, EXEC (park.c) ---- */
/** repair_own_line - whether @inst stands in the kernel itself, not in a function that it calls. */
bool repair_own_line(const struct repairer *f, uint32_t inst);
/** repair_last - the last instruction of block @b; WB_NONE: it has none. */
uint32_t repair_last(const struct wb_fn *fn, uint32_t b);
/** repair_from_outside - whether @v was made outside of @blocks. */
bool repair_from_outside(const struct wb_fn *fn, struct wb_bits blocks, uint32_t v);
/** repair_reads_outside - whether a mask that @i makes EXEC of was made outside of @blocks. */
bool repair_reads_outside(const struct repairer *f, struct wb_bits blocks, const struct wb_inst *i);
/** repair_change - what instruction @k does to EXEC. */
enum change repair_change(const struct wb_fn *fn, uint32_t k);
/** repair_gives_back - whether block @b has an instruction that may give lanes back. */
bool repair_gives_back(const struct repairer *f, uint32_t b);

/* ---- code that runs with no lane (idle.c) ---- */
/** repair_between - blocks that can run behind the start (or, if @behind, the end) of block @from, and not behind the
 * start of block @until. */
struct wb_bits repair_between(const struct repairer *f, uint32_t from, bool behind, uint32_t until);
/** repair_next_join - where lanes are given back next, behind instruction @k, or if that is WB_NONE, from block @b on:
 * a block that all paths lead through, fn->nblock for the end of the program. WB_NONE: what lies between cannot be left
 * out. */
uint32_t repair_next_join(const struct repairer *f, uint32_t b, uint32_t k);
/** repair_ends_without_lanes - whether all that can run from block @b on ends when no lane is active. */
bool repair_ends_without_lanes(const struct repairer *f, uint32_t b);

/* ---- vectors (vectors.c) ---- */
/** repair_check_vector - refuses @p if a lane that waits may read what is written for it: vector @unit, which the loop
 * reads when it goes on, is written by @inst. */
void repair_check_vector(struct repairer *f, struct part *p, uint32_t inst, uint32_t unit);

/* ---- scalars (scalars.c) ---- */
/* Blocks that run again and again. A region does behind a loop, whose values are others each time, up to block end. */
struct repeated {
	struct wb_bits in;
	uint32_t loop, end;		/* WB_NONE: no region */
};
/** repair_same_each_time - whether scalar value @v is the same however often it is made in @r: of what was before. */
bool repair_same_each_time(const struct repairer *f, uint32_t v, const struct repeated *r);
/** repair_origin_of - what scalar @v is, on whatever path it came: false, if that is not one number plus one constant.
 * Loops that put back what they add do not matter: each value is looked at with one constant only. */
bool repair_origin_of(const struct repairer *f, uint32_t v, struct origin *found);
/** repair_check_scalar - scalar @unit, which the loop reads when it goes on, is written meanwhile: it stays the same,
 * is kept, or @p is refused. */
void repair_check_scalar(struct plan *pl, struct part *p, uint32_t unit);

/* ---- scalars on the stack (words.c) ---- */
/** repair_find_lane - fills in where @unit lies on the stack. False: that is not known, or cannot be reached. */
bool repair_find_lane(struct plan *pl, const struct part *p, struct wb_repair_kept *kept);

#endif
