/* src/gcn/fix_end.h -- what the files of --fix that park lanes (fix_end.c) say to each other. */
#ifndef WAVEBOUND_GCN_FIX_END_H
#define WAVEBOUND_GCN_FIX_END_H

#include "fix.h"

/* A back edge: where its lanes are parked, and where the others go on. */
struct yield {
	uint32_t edge;
	uint32_t exit;			/* block: X */
};
/* A scalar that the loop reads when it goes on. Where it may not be the same for all that are parked, it is half a mask
 * of lanes, and each lane has its bit. */
struct kept {
	uint32_t unit;
	uint32_t half;			/* half of EXEC that has these lanes; WB_NONE: the same for all */
	uint32_t word, lane;		/* it lies in this lane of plan.word; WB_NONE: in a register */
};
/* A word of the stack that scalars lie in, and a vector register of our own to change it in. */
struct word {
	uint32_t unit;
	const char *place;		/* operands of a load of it behind the register */
	uint32_t base, frame;		/* scalar registers in these: descriptor and offset */
	uint32_t inst, block;		/* of that load */
	uint32_t vgpr;
};
/* A loop whose lanes are parked. */
struct part {
	uint32_t loop;
	struct wb_bits region;		/* all that can run while lanes are parked: blocks */
	struct wb_bits asked;		/* units of which it is known whether they must be kept */
	bool again;			/* other lanes may be parked here then */
	WB_VEC(struct yield) yield;
	WB_VEC(struct kept) keep;
	uint32_t mask, kept;		/* scalar registers: B, the first copy */
	uint32_t inst;			/* of the finding */
	const char *why;		/* why it is refused */
};
struct values {
	uint32_t *at;
	uint32_t n, cap;
};
/* All of a kernel. */
struct plan {
	struct fixer *f;
	WB_VEC(struct part) part;
	struct wb_bits behind;		/* what can run while lanes are parked: blocks */
	struct wb_bits labelled;	/* blocks that have a label of ours */
	uint32_t world, spare;		/* scalar registers: W, one for a moment and one for what has gone on */
	uint32_t end;			/* instruction: s_endpgm in front of which the parked ones go on */
	uint32_t nyield;
	WB_VEC(struct word) word;
	uint32_t active;		/* scalar registers: EXEC while words of the stack are changed */
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

/* ---- blocks, instructions, EXEC (fix_end.c) ---- */
/** gcn_fix_own_line - whether @inst stands in the kernel itself, not in a function that it calls. */
bool gcn_fix_own_line(const struct fixer *f, uint32_t inst);
/** gcn_fix_last - the last instruction of block @b; WB_NONE: it has none. */
uint32_t gcn_fix_last(const struct wb_fn *fn, uint32_t b);
/** gcn_fix_from_outside - whether @v was made outside of @blocks. */
bool gcn_fix_from_outside(const struct wb_fn *fn, struct wb_bits blocks, uint32_t v);
/** gcn_fix_reads_outside - whether a mask that @i makes EXEC of was made outside of @blocks. */
bool gcn_fix_reads_outside(const struct wb_fn *fn, struct wb_bits blocks, const struct wb_inst *i);
/** gcn_fix_change - what instruction @k does to EXEC. */
enum change gcn_fix_change(const struct wb_fn *fn, uint32_t k);
/** gcn_fix_gives_back - whether block @b has an instruction that may give lanes back. */
bool gcn_fix_gives_back(const struct fixer *f, uint32_t b);
/** gcn_fix_add_behind - adds all that can run from block @b on, and not behind the start of block @until, to @in. */
void gcn_fix_add_behind(const struct fixer *f, uint32_t b, uint32_t until, struct wb_bits in);
/** gcn_fix_can_change - whether edge @e is one that our text can change. */
bool gcn_fix_can_change(const struct fixer *f, const struct wb_edge *e);

/* ---- code that runs with no lane (fix_idle.c) ---- */
/** gcn_fix_between - blocks that can run behind the start (or, if @behind, the end) of block @from, and not behind
 * the start of block @until. */
struct wb_bits gcn_fix_between(const struct fixer *f, uint32_t from, bool behind, uint32_t until);
/** gcn_fix_next_join - where lanes are given back next, behind instruction @k, or if that is WB_NONE, from block @b
 * on: a block that all ways lead through, fn->nblock for the end of the program. WB_NONE: what lies between cannot be
 * left out. */
uint32_t gcn_fix_next_join(const struct fixer *f, uint32_t b, uint32_t k);
/** gcn_fix_ends_without_lanes - whether all that can run from block @b on ends when no lane is active. */
bool gcn_fix_ends_without_lanes(const struct fixer *f, uint32_t b);

/* ---- vectors (fix_vectors.c) ---- */
/** gcn_fix_names - whether @i reads or writes @unit. */
bool gcn_fix_names(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t flags);
/** gcn_fix_check_vector - refuses @p if a lane that waits may read what is written for it: vector @unit, which the
 * loop reads when it goes on, is written by @inst. */
void gcn_fix_check_vector(struct fixer *f, struct part *p, uint32_t inst, uint32_t unit);

/* ---- scalars (fix_scalars.c) ---- */
/** gcn_fix_origin_of - what scalar @v is, on whatever way it came: false, if that is not one number plus one
 * constant. Loops that put back what they add are none of its business: each value is looked at with one constant only.
 * */
bool gcn_fix_origin_of(const struct fixer *f, uint32_t v, struct origin *found);
/** gcn_fix_check_scalar - scalar @unit, which the loop reads when it goes on, is written meanwhile: it stays the
 * same, is kept, or @p is refused. */
void gcn_fix_check_scalar(struct plan *pl, struct part *p, uint32_t unit);

/* ---- scalars on the stack (fix_words.c) ---- */
/** gcn_fix_find_lane - fills in where @unit lies on the stack. False: that is not known, or cannot be reached. */
bool gcn_fix_find_lane(struct plan *pl, const struct part *p, struct kept *kept);

/* ---- text (fix_end_text.c) ---- */
/** gcn_fix_write_end - all edits of @pl, whose parts are legal. */
void gcn_fix_write_end(struct plan *pl);

#endif
