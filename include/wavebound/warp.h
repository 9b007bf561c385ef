/* wavebound/warp.h -- statements, threads, abstract warps, abstract CTA simulation.
 *
 * Three facts, each made by a pass of its own, and one answer:
 *
 *	TREE	 control flow as nested statements: code, ifs, loops, and on GCN what EXEC parts (passes/tree/tree.c)
 *	THREADS	 how often each thread repeats each loop, and which barriers it meets, for one launch of a mini-SIMT
 *	kernel (passes/tree/threads.c)
 *	WARP	 the abstract warp: time, memory and barrier nodes, forks and loops (passes/warp/warp.c)
 *	         the bound: wb_cta_simulate (src/bound/cta.c)
 *
 * wavebound-cta(7) states the rules, when they give an upper bound, and why.
 * Source: Hirvisalo, WCET 2014.
 */
#ifndef WAVEBOUND_WARP_H
#define WAVEBOUND_WARP_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"
#include "wavebound/machine.h"

/* ---- statements -------------------------------------------------------------------
 * On mini-SIMT an IF is a thread's: its threads may take both paths. On GCN it is the wave's, which takes one; what
 * single lanes do is a PART: code under a narrower EXEC, with an IF inside where a branch jumps over it when no lane is
 * left. */
enum wb_stmt_kind {
	WB_STMT_CODE,  /* instructions of one block, in a row             */
	WB_STMT_IF,  /* a branch decides                                */
	WB_STMT_LOOP,
	/* a branch may leave the LOOP around it; on GCN only in loops that are left at several places, or not in every
	   iteration */
	WB_STMT_LEAVE,
	/* EXEC is narrowed: first for some lanes, then for others. Every warp executes both, but for the IFs inside */
	WB_STMT_PART,
};
/* Who goes which way at a branch. */
enum wb_branching {
	WB_ALIKE,		/* all threads of the launch that come here in the same iterations go the same way  */
	WB_BY_WARP,		/* all threads of a warp do                                                         */
	WB_BY_THREAD,		/* threads of one warp may part                                                     */
};
struct wb_stmt {
	uint8_t kind;		/* enum wb_stmt_kind  */
	/* enum wb_branching of the IF's branch, of the LOOP's exits, of the LEAVE, of the PART's condition; ALIKE for
	 * CODE */
	uint8_t branching;
	bool exit_taken;	/* LOOP: it is left by jumping, not by falling through */
	bool leaves;		/* LOOP: it is left where LEAVE stands in it, and has no second */
	bool behind;		/* IF: no branch of its own; behind such a loop, where it was left decides */
	/* IF on mini-SIMT: threads that jump have statements of their own; they resume there when the others are at the
	 * join */
	bool resumes;
	bool covers;		/* PART: some lane always is in the one or the other */
	/* CODE, PART: the block it is in, it begins in; IF: the block that branches; LEAVE, LOOP: the block whose
	 * branch may leave, of several LEAVEs the header */
	uint32_t block;
	uint32_t inst, ninst;	/* CODE: its instructions; PART: the one that narrows EXEC */
	/* LOOP, IF behind a LOOP: id in wb_loops; LEAVE: that of the outermost loop that it leaves. Else WB_NONE */
	uint32_t loop;
	/* PART: of wb_lanes; IF that jumps over lanes of a PART that there are none of: the same. Else WB_NONE */
	uint32_t region;
	uint32_t first, second; /* IF: what falls through, what is jumped to; LOOP: up to the exit branch, from there to
				 * the back edge; PART: under the one EXEC, from the instruction on that switches over
				 * to the rest. WB_NONE: nothing */
	uint32_t next;		/* WB_NONE: the last of its sequence */
	uint32_t parent;	/* WB_NONE: outermost */
};
struct wb_tree {
	struct wb_stmt *stmt; uint32_t nstmt;	/* what is inside a statement has larger ids */
	uint32_t first;
	const char *refused;			/* why there is no tree, or NULL */
	struct wb_loc where;
};

/* ---- threads ------------------------------------------------------------------------- */
struct wb_meeting {			/* one release of a barrier */
	uint32_t inst;
	uint32_t id, threads;		/* operands of the barrier */
	uint32_t arriving;		/* threads that arrive */
};
struct wb_threads {
	uint32_t nthread, nwarp;
	/* [loop * nwarp + warp] times the back edge is taken per entry; most WB_UNKNOWN: not found */
	uint64_t *most, *least;
	/* every barrier releases exactly the threads it waits for: none waits for ever */
	bool meet;
	const char *apart; struct wb_loc where;		/* why not */
	struct wb_meeting *meeting; uint32_t nmeeting;
	uint64_t steps;			/* instructions looked at */
};

/* ---- abstract warps --------------------------------------------------------------------- */
enum wb_warp_kind { WB_WARP_TIME, WB_WARP_MEMORY, WB_WARP_BARRIER, WB_WARP_LOOP, WB_WARP_FORK };
struct wb_warp_node {
	uint8_t kind;			/* enum wb_warp_kind */
	/* MEMORY: every warp that is in the same iteration comes here too; FORK: decided ALIKE; LOOP: both, the exit is
	 * decided */
	bool alike;
	bool everyone;			/* LOOP: every warp that is in the same iteration around it comes here too */
	uint64_t instr_cycles;		/* TIME: most cycles one warp issues here, T_instr           */
	uint64_t shift_cycles;		/* TIME: how much that differs between warps, T_shift         */
	uint64_t least_cycles;		/* TIME: least                                              */
	uint64_t printed_cycles;	/* TIME: T_instr as the paper prints it: the longer path of every if */
	/* what inst, last_inst and loop are in: the kernel, or a function that it calls */
	const struct wb_fn *fn;
	uint32_t loop;			/* LOOP */
	/* LOOP: up to the exit, from there to the back edge; FORK: the two ways. WB_NONE: nothing */
	uint32_t first, second;
	uint32_t next;
	uint32_t inst, last_inst;	/* first and last instruction, in the order of the input; WB_NONE: none */
};
struct wb_warp {
	struct wb_warp_node *node; uint32_t nnode;
	uint32_t first;
	const char *refused;		/* why there is no abstract warp, or NULL */
	struct wb_loc where;
};

/* ---- simulation ----------------------------------------------------------------------------- */
struct wb_cta_step {			/* one node of the walk */
	uint32_t node;
	uint64_t at;			/* cycles before it */
	uint64_t instr_cycles, stall_cycles;
	uint32_t low, high;		/* warps that are certain, that are able to be here */
	uint64_t shift_cycles;		/* T_SHIFT after it; WB_UNKNOWN: no longer followed */
	uint64_t repeat;		/* the iterations that begin with this step are taken so often in all */
	uint32_t depth;			/* loops around */
};
struct wb_cta {
	const char *refused; struct wb_loc where;	/* why there is no bound, or NULL */
	uint64_t cycles;		/* the bound */
	uint64_t instr_cycles, stall_cycles;
	uint64_t printed_cycles;	/* by the procedure as the paper prints it: no bound in general */
	uint32_t nwarp;
	struct wb_cta_step *step; uint32_t nstep;
	bool cut;			/* the walk has more steps than are kept */
};
/** wb_cta_simulate - abstract CTA simulation of @fn (needs WARP and THREADS) on machine @m. WB_OK also when refused.
 * WB_OVERFLOW, reported. */
enum wb_status wb_cta_simulate(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m, struct wb_cta *out);

/* ---- reports ------------------------------------------------------------------------------------ */
/* What a launch of one kernel is shown to take. */
struct wb_warp_issue {			/* one executed instruction */
	uint64_t start, ready;		/* WB_UNKNOWN: waited at a barrier */
	uint32_t warp;
};
struct wb_warp_report {
	const struct wb_fn *fn;
	const struct wb_machine *machine;
	uint32_t threads;
	const struct wb_cta *cta;	/* NULL: the machine is another kind; then only the abstract warp is shown */
	bool executed;
	uint64_t executed_cycles, executed_stall_cycles, executed_insts;
	WB_VEC(struct wb_warp_issue) issue;	/* of the execution, for the chart; the first ones */
};

#endif
