/* wavebound/deadlock.h -- where lanes of one wavefront wait for each other for ever.
 *
 * A wavefront has one program counter. While it is in a loop, no lane outside
 * of the loop executes anything: neither those that left the loop nor those of the
 * other arm of a branch. If what the looping lanes wait for is something that such
 * a lane would write, they wait for ever, though every thread of its own would go on.
 *
 * Source: ElTantawy and Aamodt, "MIMD synchronization on SIMT architectures",
 * MICRO 2016, algorithms 1 and 2, stated there for threads; wavebound-deadlock(7)
 * says how they read on machine code.
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
	bool on;		/* checked without being asked for */
	const char *reads, *other;	/* what the two lists of instructions are called in a report */
	const char *what;	/* one line */
	const char *explain;
};
/* Rules that follow who holds a lock: they need to know where lanes go (WB_ASKS_LOCKS). Bit n is rule n. */
#define WB_RULES_OF_LOCKS (1u << WB_RULE_GROUP | 1u << WB_RULE_BARRIER_SPIN | 1u << WB_RULE_LEAK | 1u << WB_RULE_ORDER)
extern const struct wb_rule_info wb_rule_info[WB_RULE_COUNT];
/** wb_rule_find - by name; WB_RULE_COUNT if there is none. */
enum wb_rule wb_rule_find(const char *name);

/* HIGH: the write and the read are of the same place whatever the input. POSSIBLE: it could not be shown that they are
 * not. */
enum wb_confidence { WB_CONFIDENCE_POSSIBLE, WB_CONFIDENCE_HIGH };
extern const char *const wb_confidence_name[];

struct wb_finding {
	uint8_t rule;			/* enum wb_rule       */
	uint8_t confidence;		/* enum wb_confidence */
	/* all that is read is read by loads that are neither atomic nor volatile: a data race, maybe not meant as a
	 * wait */
	bool plain;
	bool around;			/* the writes are reached only by going round a loop that encloses `loop` */
	uint32_t loop;			/* id in wb_loops; WB_NONE: the finding is about no loop */
	uint32_t inst;			/* where: a read of the loop, the barrier, ... */
	/* instructions that decide when lanes leave: wb_deadlock.list[read .. read + nread) */
	uint32_t read, nread;
	/* instructions that cannot run meanwhile; wb_rule_info.other says what else they are */
	uint32_t write, nwrite;
	uint32_t path, npath;		/* blocks, from the loop's header to the first write: the witness */
	uint32_t safe;			/* block at whose start lanes may meet again; WB_NONE: the end of the program */
	const char *text;		/* one sentence */
};

/* Two locks, the second waited for while the first is held: bytes of what arguments point to. */
struct wb_lock_pair {
	const char *first, *second;	/* arguments, by name */
	uint32_t first_at, second_at;
	uint32_t inst;			/* that takes the second */
};

/* Why a loop is none, in the order in which the questions are asked. */
enum wb_loop_verdict {
	WB_LOOP_SUSPECT,	/* there is a finding about it                                              */
	WB_LOOP_UNREAD,		/* when it ends does not depend on memory that others write, read in it      */
	WB_LOOP_COUNTED,	/* it ends after so many iterations whatever is read                            */
	WB_LOOP_TOGETHER,	/* all lanes of the wave are in it until all leave                           */
	WB_LOOP_RETRY,		/* it ends when nobody else writes: compare-and-swap against what was read last */
	WB_LOOP_UNBLOCKED,	/* nothing that it reads is written by lanes that are blocked                */
	WB_LOOP_VERDICTS
};
extern const char *const wb_loop_verdict_name[];

struct wb_deadlock {
	struct wb_finding *finding; uint32_t nfinding;
	uint32_t *list;
	struct wb_lock_pair *pair; uint32_t npair;	/* kernels are compared by them */
	uint8_t *verdict;		/* [loop] enum wb_loop_verdict */
	/* something was not reported because different buffer arguments are different memory */
	bool assumed_apart;
	uint32_t *safe;			/* [loop] safe reconvergence point of suspects: block, WB_NONE the end */
	/* [loop] the same as the instruction before which it is; NULL on machine code, where blocks are the unit */
	uint32_t *safe_at;
};
/** wb_reconvergence_points - [block] the block at whose start threads that part at its end meet again, WB_NONE: not
 * before they end. @delayed: not where those that leave a suspect loop would keep the others from leaving it. Needs
 * POSTDOM, LOOPS; then DEADLOCK too. In cx->unit. */
uint32_t *wb_reconvergence_points(struct wb_ctx *cx, const struct wb_fn *fn, bool delayed);

/** wb_points_as_written - [function][block] delayed points of all that @kernel of @m executes, found on @replaced, the
 * same kernel with calls and stack replaced (INLINE, PROMOTE) and DEADLOCK behind. Functions of @m need POSTDOM; those
 * without have none. NULL: which instruction of one is which of the other is not known. In cx->unit. */
uint32_t **wb_points_as_written(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *kernel, const struct wb_fn *replaced);

#endif
