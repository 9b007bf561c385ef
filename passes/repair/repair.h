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
};

/* ---- queries (repair.c) ---- */
/** repair_combined - the pair in `op exec, exec, pair`, if @i has this form; else WB_NONE. */
uint32_t repair_combined(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op);
/** repair_switches_on - whether @i sets EXEC, or bits of it, to ones. */
bool repair_switches_on(const struct wb_fn *fn, const struct wb_inst *i);
/** repair_keeps_lanes - whether EXEC at the end of block @b is EXEC of the iteration at @header. */
bool repair_keeps_lanes(const struct wb_fn *fn, uint32_t header, uint32_t b);
/** repair_tested - the unit, the first of a pair, that branch @i compares with 0; WB_NONE: none. */
uint32_t repair_tested(const struct wb_fn *fn, const struct wb_inst *i);
/** repair_written_for - the first scalar that @k writes, besides EXEC, and that is read from block @b on; WB_NONE:
 * none. */
uint32_t repair_written_for(const struct wb_fn *fn, uint32_t k, uint32_t b);
/** repair_writes_slot - whether @k, which writes a register, also writes @slot, in a lane of it, which is read from
 * block @b on. (Of several writes in a row that nothing reads, only the last one may.) */
bool repair_writes_slot(const struct wb_fn *fn, uint32_t k, uint32_t b, uint32_t slot);
/** repair_writes_memory - whether @i is a scalar store or atomic operation: the wave executes it once, whatever lanes
 * are on. */
bool repair_writes_memory(const struct wb_inst *i);
/** repair_unit_name - the name of a register, or of a lane of one. */
const char *repair_unit_name(struct repairer *f, uint32_t unit);

/** repair_near - rewrites all loops that wait by NEAR; false: it is not legal for one of them (near.c). */
bool repair_near(struct repairer *f, struct wb_repair *out);
/** repair_park - the same by PARK, or PARK_ALL; false, for the latter with messages (park.c). */
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
struct values {
	uint32_t *at;
	uint32_t n, cap;
};
/* All loops of a kernel. */
struct plan {
	struct repairer *f;
	WB_VEC(struct part) part;
	struct wb_bits behind;		/* blocks that may run while lanes are parked */
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

/* ---- blocks, instructions, EXEC (park.c) ---- */
/** repair_last - the last instruction of block @b; WB_NONE: it is empty. */
uint32_t repair_last(const struct wb_fn *fn, uint32_t b);
/** repair_is_used - whether scalar @v is ever read other than to be spilled and reloaded. */
bool repair_is_used(const struct repairer *f, uint32_t v);
/** repair_from_outside - whether @v was made outside of @blocks. */
bool repair_from_outside(const struct wb_fn *fn, struct wb_bits blocks, uint32_t v);
/** repair_reads_outside - whether @i makes EXEC of a mask that was made outside of @blocks. */
bool repair_reads_outside(const struct repairer *f, struct wb_bits blocks, const struct wb_inst *i);
/** repair_change - what instruction @k does to EXEC. */
enum change repair_change(const struct wb_fn *fn, uint32_t k);
/** repair_may_switch_on - whether block @b has an instruction that may switch lanes on. */
bool repair_may_switch_on(const struct repairer *f, uint32_t b);

/* ---- code that is reached with no lane on (idle.c) ---- */
/** repair_between - blocks reachable from the start (@behind: the end) of block @from without passing the start of
 * @until. */
struct wb_bits repair_between(const struct repairer *f, uint32_t from, bool behind, uint32_t until);
/** repair_next_join - where lanes are next switched on: behind instruction @k, or if that is WB_NONE, from block @b on.
 * It is a block on all paths; fn->nblock: the end. WB_NONE: what lies between cannot be skipped. */
uint32_t repair_next_join(const struct repairer *f, uint32_t b, uint32_t k);
/** repair_ends_without_lanes - whether all code reachable from block @b ends when no lane is on. */
bool repair_ends_without_lanes(const struct plan *pl, uint32_t b);

/* ---- vectors (vectors.c) ---- */
/** repair_reads_vector - whether a lane that is on at the start of block @b may read its own old value of vector @unit.
 * GSA only tells whether some lane may, because a write is only for lanes that are on. */
bool repair_reads_vector(const struct repairer *f, uint32_t b, uint32_t unit);
/** repair_written_off - whether instruction @k writes vector @unit in lanes that are off, too, and a lane may read it
 * from block @b on. */
bool repair_written_off(const struct repairer *f, uint32_t k, uint32_t unit, uint32_t b);

/* ---- scalars (scalars.c) ---- */
/* Blocks that are executed several times: a loop; or the region behind a loop, up to block end, whose inputs differ
 * each time. */
struct repeated {
	struct wb_bits in;
	uint32_t loop, end;		/* WB_NONE: no region */
};
/** repair_same_each_time - whether scalar @v is the same at each execution in @r: it is made of values from before. */
bool repair_same_each_time(const struct repairer *f, uint32_t v, const struct repeated *r);
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
/** repair_find_access - how word or register @w is accessed where @p parks lanes, and where these continue; false: not
 * known. */
bool repair_find_access(const struct plan *pl, const struct part *p, struct wb_repair_word *w);
/** repair_find_lane - sets where the unit of @kept is on the stack. False: not known, or not accessible. */
bool repair_find_lane(struct plan *pl, const struct part *p, struct wb_repair_kept *kept);

#endif
