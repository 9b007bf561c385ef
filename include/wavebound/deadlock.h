/* wavebound/deadlock.h -- where lanes of one wavefront wait for each other for ever.
 *
 * A wavefront has one program counter. While it is in a loop, no other lane executes anything: neither those that have
 * left the loop, nor those of the other arm of a branch. If the lanes in the loop wait for a write of such a lane, they
 * wait for ever. With independent threads, all of them would continue.
 *
 *	while (flag == 0) {}		lanes of the loop wait
 *	flag = 1;			for a lane that has left it
 *
 * Source: ElTantawy and Aamodt, "MIMD synchronization on SIMT architectures", MICRO 2016, algorithms 1 and 2, for
 *         threads; wavebound-deadlock(7) explains how they apply to machine code.
 */
#ifndef WAVEBOUND_DEADLOCK_H
#define WAVEBOUND_DEADLOCK_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"

enum wb_rule {
#define RULE(id, name, dflt, reads, other, what, explain) WB_RULE_##id,
#include "wavebound/rules.def"
#undef RULE
	WB_RULE_COUNT
};
struct wb_rule_info {
	const char *name;	/* "simt-deadlock": never changes, suppressions rely on it */
	bool on;		/* checked by default */
	const char *reads, *other;	/* what the two lists of instructions are called in a report */
	const char *what;	/* one line */
	const char *explain;
};
/* Rules that need to know who holds a lock. Bit n is rule n. */
#define WB_RULES_OF_LOCKS (1u << WB_RULE_GROUP | 1u << WB_RULE_BARRIER_SPIN | 1u << WB_RULE_LEAK | 1u << WB_RULE_ORDER)
extern const struct wb_rule_info wb_rule_info[WB_RULE_COUNT];
/** wb_rule_find - by name; WB_RULE_COUNT if there is none. */
enum wb_rule wb_rule_find(const char *name);

/* HIGH: read and write access the same location, whatever the input. POSSIBLE: it is not proved that they do not. */
enum wb_confidence { WB_CONFIDENCE_POSSIBLE, WB_CONFIDENCE_HIGH };
extern const char *const wb_confidence_name[];

struct wb_finding {
	uint8_t rule;			/* enum wb_rule       */
	uint8_t confidence;		/* enum wb_confidence */
	/* all reads are neither atomic nor volatile: a data race, maybe not meant as a wait */
	bool plain;
	bool around;			/* the writes are reached only on a back edge of a loop around `loop` */
	uint32_t loop;			/* id in wb_loops; WB_NONE: the finding is about no loop */
	uint32_t inst;			/* where: a read of the loop, the barrier, ... */
	/* instructions that decide when lanes leave: wb_deadlock.list[read .. read + nread) */
	uint32_t read, nread;
	/* instructions that are blocked meanwhile; see wb_rule_info.other */
	uint32_t write, nwrite;
	/* each wave of a circle that waits for the next one: wb_deadlock.turn[turn .. turn + nturn); none: one wave */
	uint32_t turn, nturn;
	uint32_t path, npath;		/* blocks, from the header of the loop to the first write: the witness */
	uint32_t safe;			/* block at whose start lanes may reconverge; WB_NONE: the end of the program */
	const char *text;		/* one sentence */
	/* what it is about, whatever registers and lines are: the loop, what it reads and what is blocked (gsa.h) */
	uint64_t digest;
};

/* A wave that waits for another one. */
struct wb_turn {
	uint32_t read, write;		/* it waits at @read (or a barrier) for @write; WB_NONE: for the next to come */
	uint32_t first, last;		/* work-items of such waves; UINT32_MAX: no last one is known */
	/* the workgroup of the next one is this much higher along x; INT64_MIN, INT64_MAX: not known */
	int64_t low, high;
};

/* Two locks; the second one is waited for while the first one is held. Bytes in the buffers of arguments. */
struct wb_lock_pair {
	const char *first, *second;	/* arguments, by name */
	uint32_t first_at, second_at;
	uint32_t inst;			/* that acquires the second one */
};

/* Why a loop is no deadlock, in the order of the checks. */
enum wb_loop_verdict {
	WB_LOOP_SUSPECT,	/* there is a finding about it                                              */
	WB_LOOP_UNREAD,		/* its exits do not depend on memory that others write and it reads */
	WB_LOOP_COUNTED,	/* its iterations are bounded, whatever it reads */
	WB_LOOP_TOGETHER,	/* all lanes of the wave are in it until all of them leave */
	WB_LOOP_RETRY,		/* it ends if no other wave writes: compare-and-swap against the latest value */
	WB_LOOP_UNBLOCKED,	/* no blocked lane writes what it reads */
	WB_LOOP_VERDICTS
};
extern const char *const wb_loop_verdict_name[];

struct wb_deadlock {
	struct wb_finding *finding; uint32_t nfinding;
	uint32_t *list;
	struct wb_turn *turn;
	struct wb_lock_pair *pair; uint32_t npair;	/* kernels are compared by these */
	/* the launch that it is about: work-items in all and of a workgroup (0: any), how many arguments are known */
	uint64_t grid[3];
	uint32_t workgroup[3], narg;
	uint8_t *verdict;		/* [loop] enum wb_loop_verdict */
	/* a finding was dropped because different buffer arguments are different memory */
	bool assumed_distinct;
	uint32_t *safe;			/* [loop] safe reconvergence point of suspects: block, WB_NONE the end */
	/* [loop] the same, as the instruction behind the point; NULL on machine code, where points are at blocks */
	uint32_t *safe_at;
};
/** wb_reconvergence_points - [block] the block at whose start threads that part at the end of the block reconverge;
 * WB_NONE: only at their end. @delayed: moved away from where threads that left a suspect loop would block those in it,
 * and where threads would wait for some that are at a barrier. Needs POSTDOM, LOOPS; with @delayed DEADLOCK, too, which
 * has looked at barriers. In cx->unit. */
uint32_t *wb_reconvergence_points(struct wb_ctx *cx, const struct wb_fn *fn, bool delayed);

/** wb_points_as_written - [function][block] delayed points of all code that @kernel of @m executes. They are found on
 * @replaced, the same kernel with calls and stack replaced (INLINE, PROMOTE) and with DEADLOCK. Functions of @m need
 * POSTDOM; those without it have no points. NULL: instructions cannot be mapped. In cx->unit. */
uint32_t **wb_points_as_written(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *kernel, const struct wb_fn *replaced);

#endif
