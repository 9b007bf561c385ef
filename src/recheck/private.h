/* src/recheck/private.h -- shared by the files of this folder.
 */
#ifndef WB_RECHECK_PRIVATE_H
#define WB_RECHECK_PRIVATE_H

#include "wavebound/divergence.h"
#include "wavebound/effects.h"
#include "wavebound/recheck.h"

struct recheck {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_recheck_input *in;
	struct wb_recheck *out;
};
/** wb_recheck_add - one more fact; strings are not copied. */
void wb_recheck_add(struct recheck *r, struct wb_recheck_fact f);

/* ---- scalars (scalar.c) ------------------------------------------------------------------ */
enum { BASE_NONE, BASE_KERNARG, BASE_PACKET, BASE_BUFFER };	/* BUFFER + k: what argument k points to */
enum { PART_LOW, PART_HIGH, PART_CARRY };

/* 32 bits. Either single bits of it are known: those that are the same whatever the launch leaves open. Or it is a part
 * of the pointer base + at. */
struct scalar {
	uint32_t v, known;		/* unknown bits of v are 0 */
	uint16_t base;
	uint8_t part;			/* of a pointer: known is 0. CARRY: of adding up the low half */
	uint32_t added;			/* CARRY: which number was added up to base + at */
	uint64_t at;
};
struct scalars {
	const struct recheck *r;
	const struct wb_fn *fn;
	const struct wb_launch_values *values;	/* NULL: of no kernel */
	bool first;			/* of the first wave of the launch, with its lowest lane; else of all waves */
	uint32_t nunit;			/* scalar units; and vector ones, if first */
	uint32_t *number;		/* [unit] in the state, WB_NONE: none */
	uint32_t exec;			/* number of EXEC (its low half); WB_NONE */
};
struct scalars wb_scalars_new(struct recheck *r, bool first);
/** wb_scalars_start - what a wave has when it starts, in @s. */
void wb_scalars_start(const struct scalars *c, struct scalar *s);
/** wb_scalars_step - executes @i on @s. wb_scalars_forget - what it writes is unknown. */
void wb_scalars_step(const struct scalars *c, const struct wb_inst *i, struct scalar *s);
void wb_scalars_forget(const struct scalars *c, const struct wb_inst *i, struct scalar *s);
/** wb_scalars_join - what holds of both, in @d. */
void wb_scalars_join(const struct scalars *c, struct scalar *d, const struct scalar *s);
/** wb_scalars_outside - the name of the buffer, or LDS, behind whose end the access of @i begins, in the wave or in the
 * lane; NULL: none is known. */
const char *wb_scalars_outside(const struct scalars *c, const struct wb_inst *i, const struct scalar *s);
/** wb_scalars_taken - whether conditional branch @i is taken: 1 yes, 0 no, -1 not known. */
int wb_scalars_taken(const struct scalars *c, const struct wb_inst *i, const struct scalar *s);

/* ---- facts, a file each -------------------------------------------------------------------- */
void wb_recheck_layout(struct recheck *r);
void wb_recheck_costs(struct recheck *r);
void wb_recheck_same(struct recheck *r);
void wb_recheck_flow(struct recheck *r);

/** wb_recheck_arguments - [inst] scalar accesses that may be to kernel arguments or to the dispatch packet (M17). */
struct wb_bits wb_recheck_arguments(struct recheck *r);

/* ---- lines of code (fetch.c) ------------------------------------------------------------------ */
/** wb_recheck_fetches - instructions of block @b that need a line that the one before may lack. wb_recheck_code - the
 * fact of how many lines a kernel reaches. */
uint64_t wb_recheck_fetches(const struct recheck *r, uint32_t b);
void wb_recheck_code(struct recheck *r);
/** wb_recheck_scalar - the lines that scalar accesses are claimed to need. */
void wb_recheck_scalar(struct recheck *r);

/* ---- accesses (costs.c) ----------------------------------------------------------------------- */
/** wb_recheck_lines, wb_recheck_rounds - most lines and LDS rounds of @i with so many lanes, wherever these access. */
uint64_t wb_recheck_lines(const struct recheck *r, const struct wb_inst *i, uint32_t lanes);
uint64_t wb_recheck_rounds(const struct recheck *r, const struct wb_inst *i, uint32_t lanes);
/** wb_recheck_worst_rounds - the same whatever LDS the launch adds. */
uint64_t wb_recheck_worst_rounds(const struct recheck *r, const struct wb_inst *i, uint32_t lanes);
/** wb_recheck_descriptor - whether @i accesses memory by a descriptor, which may add the lane to the address and
 * interleave lanes. */
bool wb_recheck_descriptor(const struct wb_fn *fn, const struct wb_inst *i);

#endif
