/* wavebound/repair.h -- how to rewrite a kernel in which lanes wait for lanes that they block.
 *
 * passes/repair decides, on instructions and registers; a front end (wb_gcn_fix) writes it into the text.
 *
 * Source: ElTantawy and Aamodt, MICRO 2016, algorithm 3; wavebound-deadlock(7) describes it for machine code.
 */
#ifndef WAVEBOUND_REPAIR_H
#define WAVEBOUND_REPAIR_H

#include "wavebound/ir.h"

/* In the reverse of the order in which they are tried. */
enum wb_repair_method {
	WB_REPAIR_NOT,			/* the kernel is not changed */
	WB_REPAIR_PARK_ALL,		/* PARK, of the loops around and behind those that wait, too */
	/* lanes that do not wait are executed to the end of the program first (park.c) */
	WB_REPAIR_PARK,
	WB_REPAIR_NEAR,			/* they are executed up to a stop, and wait there (near.c) */
};

/* What the front end knows of the kernel and its target. */
struct wb_repair_input {
	uint32_t sgpr, most_sgprs;	/* scalar registers [sgpr, most_sgprs) are free */
	uint32_t vgpr, most_vgprs;	/* and vector registers */
	bool scratch;			/* words of the stack can be accessed without a descriptor */
};

/* A scalar that a loop reads when it goes on (PARK). Where it may not be the same for all that are parked, either it is
 * half a mask of lanes, and each lane has its bit; or each lane keeps it, and those go on together that have the same.
 */
struct wb_repair_kept {
	uint32_t unit;
	uint32_t half;			/* 0 or 1: of the mask; WB_NONE: it is none, or the same for all */
	uint32_t vgpr;			/* a register of our own in which each lane keeps it; WB_NONE: no need */
	/* in this lane of wb_repair.word; word WB_NONE: of `unit` if that is a vector register, else it is `unit` */
	uint32_t word, lane;
};
/* A word of the stack, stackN of promotion (N is its byte), or a vector or accumulation register. */
struct wb_repair_word {
	uint32_t unit;
	uint32_t base;			/* scalar registers of the descriptor; WB_NONE: none are needed */
	uint32_t vgpr;			/* a register of our own, to change the word in, or to keep it */
};
struct wb_repair_words {
	struct wb_repair_word *at;
	uint32_t n, cap;
};
struct wb_repair_yield {
	uint32_t edge;			/* a back edge: its lanes are parked */
	uint32_t exit;			/* the block where all lanes come to that do not take it */
	uint32_t next;			/* the block where the others go on; wb_fn.nblock: the end of the program */
};
/* A loop that PARK rewrites. */
struct wb_repair_part {
	uint32_t loop, header;
	bool again;			/* other lanes may be parked here while some are */
	WB_VEC(struct wb_repair_yield) yield;
	WB_VEC(struct wb_repair_kept) keep;
	struct wb_repair_words vector;	/* kept for each parked lane */
	/* scalar registers: the parked lanes (a pair), those parked since the round began (the same pair if there are
	 * no rounds) */
	uint32_t mask, later;
	uint32_t kept;			/* the first copy of `keep`: a scalar register or a lane of the store */
};
struct wb_repair_return {
	uint32_t inst;			/* gives lanes back: parked ones are to be taken out behind it */
	/* block to go on at if none is left; wb_fn.nblock: the end; WB_NONE: what follows runs without lanes */
	uint32_t next;
};

struct wb_repair {
	enum wb_repair_method method;
	struct wb_repair *next;		/* NEAR: of other loops of the kernel, which wait at another stop; NULL: none */
	uint32_t sgpr, vgpr;		/* first registers that are free then; vgpr 0: no vector registers are used */
	WB_VEC(struct wb_repair_part) part;
	struct wb_repair_words word;
	WB_VEC(struct wb_repair_return) back;
	WB_VEC(uint32_t) end;		/* instructions that end the program; or only the stop */
	uint32_t stop;			/* NEAR: lanes wait in front of this instruction; WB_NONE: there is none */
	uint32_t arrived;		/* a pair: lanes that wait there */
	WB_VEC(uint32_t) entry;		/* edges into what can run while lanes are parked, if there are several loops */
	bool rounds;			/* not all parked lanes go on at once: each once in each round */
	/* scalar registers: a pair, lanes that are not parked, nor wait at the stop; two for a moment */
	uint32_t unparked, temporary;
	uint32_t active;		/* a pair: EXEC while words of the stack are changed */
	/* the first vector register whose lanes have the copies of all parts, and a scalar register in which one is
	 * handled; WB_NONE: scalar registers have them */
	uint32_t store, copy;
};

/** wb_repair_find - how kernel @fn, of which LOOPS, GSA, LANES, POSTDOM and DEADLOCK are known, is to be rewritten: by
 * @method, or the next one below. NULL: nothing waits in it, or, reported with the reason, it cannot be rewritten. In
 * cx->unit. */
struct wb_repair *wb_repair_find(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_repair_input *in,
	enum wb_repair_method method);

#endif
