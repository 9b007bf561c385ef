/* passes/repair/repair.h -- what the files that decide how loops are rewritten share (see repair.c). */
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
	uint32_t sgpr, vgpr;		/* the first that are free */
	const uint32_t *group;		/* [finding] one of its group, which has one stop; NULL: all are one group */
	uint32_t now;			/* the group that is looked at */
	uint32_t stop;			/* NEAR: lanes wait in front of this instruction; WB_NONE: there is none */
};

/* ---- queries (repair.c) ---- */
/** repair_writes_slot - whether @k, which writes a register, also writes @slot, in a lane of it, which is read from
 * instruction @from on. (Of several writes in a row that nothing reads, only the last one may.) */
bool repair_writes_slot(const struct wb_fn *fn, uint32_t k, uint32_t from, uint32_t slot);

/** repair_park - rewrites all loops that wait, or @all around and behind them, too; false: it is not legal for one of
 * them, with messages if @all (park.c). */
bool repair_park(struct repairer *f, struct wb_repair *out, bool all);

/* ---- PARK ------------------------------------------------------------------------------------ */
/* A loop whose lanes are parked. */
struct part {
	struct wb_repair_part r;
	struct wb_bits region;		/* blocks that may run while lanes are parked */
	struct wb_bits checked;		/* units that were checked: whether they must be kept */
	uint32_t inst;			/* of the finding */
	const char *why;		/* why it is refused */
};
/* All loops of a kernel. */
struct plan {
	struct repairer *f;
	WB_VEC(struct part) part;
	struct wb_bits parked;		/* loops whose lanes are: no back edge is left */
	struct wb_bits behind;		/* blocks that may run while lanes are */
	bool all;			/* of all loops */
	struct wb_repair *out;
};
/* An earlier value, and the constant that was added since. */
struct origin {
	uint32_t value, more;
};
/* What an instruction does to EXEC. */
enum change {
	CHANGE_NONE,
	CHANGE_LESS,			/* lanes are switched off, none on */
	CHANGE_OWN,			/* lanes are switched on that were on before in this block */
	CHANGE_WHOLE_WAVE,		/* all lanes are switched on to move whole registers */
	CHANGE_OTHER,			/* lanes may be switched on */
	CHANGE_UNKNOWN,			/* all lanes are switched on for an unknown purpose */
};

/* ---- the stop (near.c) ---- */
/** repair_is_of_group - whether finding @x is one of lanes that wait, in the group that is looked at. */
bool repair_is_of_group(const struct repairer *f, uint32_t x);
/** repair_find_groups - sets f->group. repair_take_group - makes the group that finding @x leads the one that is looked
 * at, and sets f->stop (WB_NONE: the end of the program); false: it leads none. */
void repair_find_groups(struct repairer *f);
bool repair_take_group(struct repairer *f, uint32_t x);
/** repair_check_stop - why lanes cannot wait there; NULL: they can. */
const char *repair_check_stop(struct plan *pl);

/* ---- blocks, instructions, EXEC (park.c) ---- */
/** repair_stop_block - the block of the stop; WB_NONE: there is none. */
uint32_t repair_stop_block(const struct repairer *f);
/** repair_end_of - the first instruction of block @b that cannot run while lanes are parked, if the block can. */
uint32_t repair_end_of(const struct repairer *f, uint32_t b);
/** repair_is_live - whether @unit may be read by block @b from instruction @k on, or behind it. (Of lanes, only known
 * from the start of a block on.) */
bool repair_is_live(const struct wb_fn *fn, uint32_t b, uint32_t k, uint32_t unit);
/** repair_written_off - whether instruction @k writes vector @unit in lanes that are off, too, and it may be read from
 * instruction @from on. */
bool repair_written_off(const struct repairer *f, uint32_t k, uint32_t unit, uint32_t from);
/** repair_is_used - whether scalar @v is ever read other than to be spilled and reloaded. */
bool repair_is_used(const struct repairer *f, uint32_t v);
/** repair_reads_outside - whether @i reads a mask that was made outside of @blocks; @joined: or may be. */
bool repair_reads_outside(const struct repairer *f, struct wb_bits blocks, const struct wb_inst *i, bool joined);
/** repair_change - what instruction @k does to EXEC. */
enum change repair_change(const struct wb_fn *fn, uint32_t k);
/** repair_may_switch_on - whether block @b has an instruction that may switch lanes on. */
bool repair_may_switch_on(const struct repairer *f, uint32_t b);

/* ---- code that is reached with no lane on (idle.c) ---- */
/** repair_next_join - where lanes are next switched on: behind instruction @k, or if that is WB_NONE, from block @b on.
 * It is a block on all paths; fn->nblock: the end. WB_NONE: what lies between cannot be skipped. */
uint32_t repair_next_join(const struct repairer *f, uint32_t b, uint32_t k);
/** repair_ends_without_lanes - whether all code reachable from block @b ends when no lane is on. */
bool repair_ends_without_lanes(const struct plan *pl, uint32_t b);

/* ---- scalars (scalars.c) ---- */
/** repair_same_each_time - whether scalar @v is the same at each execution of blocks @in: it is made of values from
 * before; @at_stop: and is so whichever lanes come to the stop last. */
bool repair_same_each_time(const struct repairer *f, uint32_t v, struct wb_bits in, bool at_stop);
/** repair_origin_of - sets *@found to the origin of scalar @v; false: it is not, on all paths, one value plus one
 * constant. A loop that undoes what it adds is allowed: each value is visited with one constant only. */
bool repair_origin_of(const struct repairer *f, uint32_t v, struct origin *found);
/** repair_is_restored - whether scalar @unit, such as a frame pointer, is what it was when lanes were parked wherever
 * they may go on again: where others are parked or switched on, and where the program ends. */
bool repair_is_restored(const struct plan *pl, const struct part *p, uint32_t unit);
/** repair_check_scalar - scalar @unit, which the loop reads when it continues, is written meanwhile: it does not
 * change, or it is kept, or @p is refused. */
void repair_check_scalar(struct plan *pl, struct part *p, uint32_t unit);

/* ---- scalars on the stack (words.c) ---- */
/** repair_find_word - word or register @unit as an index in @list, to which it is added with a register of our own;
 * WB_NONE: it cannot be accessed both where @p parks lanes and where these continue, or no register is left. */
uint32_t repair_find_word(struct plan *pl, const struct part *p, struct wb_repair_words *list, uint32_t unit);

#endif
