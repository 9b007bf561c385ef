/* wavebound/warp.h -- statements, threads, abstract warps, abstract CTA simulation.
 *
 * Three facts, each made by a pass of its own, and one answer:
 *
 *	TREE control flow as nested statements: code, ifs, loops, and on GCN parts of EXEC (passes/tree/tree.c) THREADS
 *	how often each thread repeats each loop, and which barriers it meets, for one launch of a mini-SIMT kernel
 *	(passes/tree/threads.c) WARP the abstract warp: time, memory and barrier nodes, forks and loops
 *	(passes/warp/warp.c)
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
 * On mini-SIMT an IF is of threads, so a warp may execute both arms. On GCN it is of the wave, which executes one.
 * What single lanes do is a PART: code under a narrower EXEC, with an IF inside if a branch skips it when no lane is
 * left. */
enum wb_stmt_kind {
	WB_STMT_CODE,  /* instructions of one block, in a row             */
	WB_STMT_IF,  /* a branch decides                                */
	WB_STMT_LOOP,
	/* a branch may leave the LOOP around; on GCN only in loops with several exits, or with an exit that not every
	 * iteration passes */
	WB_STMT_LEAVE,
	/* EXEC is narrowed: first for some lanes, then for the others. Every warp executes both, apart from IFs
	 * inside */
	WB_STMT_PART,
};
/* Which threads take the same edge of a branch. */
enum wb_branching {
	WB_ALIKE,		/* all threads of the launch that are here in the same iterations */
	WB_BY_WARP,		/* all threads of a warp */
	WB_BY_THREAD,		/* threads of a warp may part */
};
struct wb_stmt {
	uint8_t kind;		/* enum wb_stmt_kind  */
	/* enum wb_branching of the IF's branch, the LOOP's exits, the LEAVE, the PART's condition; ALIKE for CODE */
	uint8_t branching;
	bool exit_taken;	/* LOOP: its exit is the taken edge, not the fall-through */
	bool leaves;		/* LOOP: it is left at the LEAVEs in it, and has no second sequence */
	bool behind;		/* IF: no branch; behind a loop with several exits, the exit that was taken decides */
	/* IF on mini-SIMT: the arm behind the jump has statements; its threads resume there when the others are at the
	 * join */
	bool resumes;
	bool covers;		/* PART: one of the two always has some lane */
	/* CODE, PART: the block where it begins; IF: the block of the branch; LEAVE, LOOP: the block whose branch may
	 * leave, of several LEAVEs the header */
	uint32_t block;
	uint32_t inst, ninst;	/* CODE: its instructions; PART: the one that narrows EXEC */
	/* LOOP, IF behind a LOOP: id in wb_loops; LEAVE: id of the outermost loop that it leaves; else WB_NONE */
	uint32_t loop;
	/* PART: in wb_lanes; IF that skips an arm of a PART without lanes: that of the PART; else WB_NONE */
	uint32_t region;
	/* IF: the fall-through arm, the taken arm; LOOP: up to the exit branch, from there to the back edge; PART:
	 * under the first EXEC, from the switch to the others on. WB_NONE: empty */
	uint32_t first, second;
	uint32_t next;		/* WB_NONE: the last of its sequence */
	uint32_t parent;	/* WB_NONE: outermost */
};
struct wb_tree {
	struct wb_stmt *stmt; uint32_t nstmt;	/* statements inside another one have larger ids */
	uint32_t first;
	const char *refused;			/* why there is no tree, or NULL */
	struct wb_loc where;
};

/* ---- threads ------------------------------------------------------------------------- */
struct wb_release {			/* one release of a barrier */
	uint32_t inst;
	uint32_t id, threads;		/* operands of the barrier */
	uint32_t arriving;		/* threads that arrive */
};
struct wb_threads {
	uint32_t nthread, nwarp;
	/* [loop * nwarp + warp] times the back edge is taken per entry; most WB_UNKNOWN: not found */
	uint64_t *most, *least;
	/* every barrier releases exactly the threads that it waits for: none waits for ever */
	bool barriers_proved;
	const char *why; struct wb_loc where;		/* why not */
	uint64_t steps;			/* instructions executed */
};

/* ---- abstract warps --------------------------------------------------------------------- */
enum wb_warp_kind { WB_WARP_TIME, WB_WARP_MEMORY, WB_WARP_BARRIER, WB_WARP_LOOP, WB_WARP_FORK };
struct wb_warp_node {
	uint8_t kind;			/* enum wb_warp_kind */
	/* MEMORY: every warp in the same iteration executes it; FORK: decided ALIKE; LOOP: both */
	bool alike;
	bool everyone;			/* LOOP: every warp in the same iteration of the loop around enters it */
	uint64_t instr_cycles;		/* TIME: maximum of issue cycles of one warp, T_instr */
	uint64_t shift_cycles;		/* TIME: maximal difference between warps, T_shift */
	uint64_t least_cycles;		/* TIME: minimum */
	uint64_t printed_cycles;	/* TIME: T_instr as the paper computes it: the longer arm of every if */
	/* the function of inst, last_inst and loop: the kernel, or a callee */
	const struct wb_fn *fn;
	uint32_t loop;			/* LOOP */
	/* LOOP: up to the exit, from there to the back edge; FORK: the two arms. WB_NONE: empty */
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
	uint32_t low, high;		/* warps that are certainly here; that may be here */
	uint64_t shift_cycles;		/* T_SHIFT after it; WB_UNKNOWN: lost */
	uint64_t repeat;		/* how often, in all, the iterations that start with this step are repeated */
	uint32_t depth;			/* loops around */
};
struct wb_cta {
	const char *refused; struct wb_loc where;	/* why there is no bound, or NULL */
	uint64_t cycles;		/* the bound */
	uint64_t instr_cycles, stall_cycles;
	uint64_t printed_cycles;	/* by the procedure of the paper: no bound in general */
	uint32_t nwarp;
	struct wb_cta_step *step; uint32_t nstep;
	bool cut;			/* the walk has more steps than are stored */
};
/** wb_cta_simulate - abstract CTA simulation of @fn (needs WARP and THREADS) on machine @m. WB_OK also when refused.
 * WB_OVERFLOW, reported. */
enum wb_status wb_cta_simulate(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m, struct wb_cta *out);

/* ---- reports ------------------------------------------------------------------------------------ */
/* Results for a launch of one kernel. */
struct wb_warp_issue {			/* one executed instruction */
	uint64_t start, ready;		/* WB_UNKNOWN: waited at a barrier */
	uint32_t warp;
};
/* One executed instruction, the threads that executed it, and the stack behind it: frame[frame .. frame + nframe). */
struct wb_warp_event {
	uint64_t start, active;
	uint32_t warp, inst;
	uint32_t frame, nframe;
};
struct wb_warp_frame {			/* threads that a branch parted: at its sync; that continue at @next after it */
	uint32_t branch, next;		/* instructions */
	uint64_t done, todo;
};
struct wb_warp_report {
	const struct wb_fn *fn;
	const struct wb_machine *machine;
	uint32_t threads;
	const struct wb_cta *cta;	/* NULL: the machine is of another kind, so only the abstract warp is shown */
	bool executed;
	uint64_t executed_cycles, executed_stall_cycles, executed_insts;
	/* of the execution, for the chart and for the trace; only the first ones */
	WB_VEC(struct wb_warp_issue) issue;
	WB_VEC(struct wb_warp_event) event;
	WB_VEC(struct wb_warp_frame) frame;
};

#endif
