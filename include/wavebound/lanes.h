/* wavebound/lanes.h -- which lanes are active where.
 *
 * A wavefront has one program counter; what its lanes do is in EXEC. The pass LANES follows all masks that lead to EXEC
 * (64 bits, 32 in wave32). It writes each mask as a Boolean function of atoms, the same function for every lane. An
 * atom is "active when the function started", or "the compare at this instruction held for the lane", and so on. Two
 * masks are equal, or disjoint, or one is a subset of the other, if their functions are. This is decided exactly. So it
 * does not matter in which order instructions are, and through which registers masks travel.
 *
 *	v_cmp_gt_u32 vcc, 16, v0	; atom c: the compare held
 *	s_and_saveexec_b64 s[4:5], vcc	; EXEC = entry & c
 *	...				; a span of the then part
 *	s_xor_b64 exec, exec, s[4:5]	; EXEC = entry & !c: the else part
 *
 * An atom is about the latest execution of what makes it. A relation between two sets holds where both are current: at
 * a span, for sets made on the path to it, in the same iteration of the loops around.
 *
 * Everything stated here is proved, or absent. `top` lists where something was not proved, and why. Where it lists
 * nothing, regions nest as in the source program.
 */
#ifndef WAVEBOUND_LANES_H
#define WAVEBOUND_LANES_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"

/* ---- sets of lanes ------------------------------------------------------------------
 * A set is the number of a node of a reduced ordered binary decision diagram. Equal numbers are equal sets. */
#define WB_LANES_NONE 0u	/* no lane */
#define WB_LANES_ALL 1u		/* every lane of the wave, also those that were off at the start */

enum wb_atom_kind {
	WB_ATOM_ENTRY,		/* active when the function started                                       */
	/* the compare `inst` held, or the addition carried; its mask is this atom and EXEC */
	WB_ATOM_CMP,
	WB_ATOM_MERGE,		/* the value merged at block `block` in `nunit` units from `unit` on */
	WB_ATOM_LOOP,		/* the same in a loop header: the value of this iteration */
	WB_ATOM_SCC,		/* a condition of the whole wave: SCC or a scalar; the same for all lanes   */
	/* what `inst` (WB_NONE: the caller) leaves in these units: nothing else is known */
	WB_ATOM_UNKNOWN,
};
struct wb_atom {
	uint8_t kind;		/* enum wb_atom_kind */
	bool uniform;		/* same for all lanes of the wave */
	uint32_t inst;		/* WB_NONE where it has none */
	uint32_t block;		/* where it is made; WB_NONE: before the function */
	uint32_t unit, nunit;	/* the first; WB_NONE: none, or apart from each other; how many */
};
struct wb_lane_node {
	uint32_t atom;		/* nodes 0 and 1: WB_NONE */
	/* children: the atom does not hold, it holds. Atoms descend from node to node */
	uint32_t off, on;
};
/** wb_lane_level - the order of nodes: a child has a lower level than its parent. 0: a leaf. */
static inline uint32_t wb_lane_level(const struct wb_lane_node *n) { return n->atom + 1; }

/* ---- spans ---------------------------------------------------------------------------
 * A span is a maximal sequence of instructions of one block under one EXEC. An instruction that writes EXEC is the
 * last one of its span. Spans are in the order of instructions; a block has at least one. */
enum wb_span_flag {
	/* EXEC = 0: vector instructions do nothing; scalar and memory instructions are still issued */
	WB_SPAN_EMPTY = 1,
	WB_SPAN_NONEMPTY = 2,	/* EXEC != 0                                                                 */
	/* lanes are on only to move whole registers (spills): they do nothing for their threads */
	WB_SPAN_WHOLE_WAVE = 4,
	/* EXEC is unrelated to the lanes before: nothing is claimed of threads here */
	WB_SPAN_TOP = 8,
	WB_SPAN_DEAD = 16,	/* never executed                                                                  */
};
struct wb_span {
	uint32_t first, ninst;
	uint32_t block;
	uint32_t exec;		/* set */
	uint32_t care;		/* set: what every lane fulfils here; relations of sets are meant within it */
	uint32_t region;	/* innermost */
	uint8_t flags;		/* enum wb_span_flag */
};
/* ---- blocks --------------------------------------------------------------------------
 * What the conditional branch at the end of a block tests: whether a mask is empty, or a condition of the wave. */
struct wb_lane_branch {
	uint32_t set;		/* WB_NONE: there is none, or nothing is known of it */
	bool condition;		/* of the wave: all lanes are in `set`, or none is */
	bool taken_if_empty;
};
/* A mask that is merged at a block and is an atom from there on: which set it is on each edge into the block. */
struct wb_lane_merge {
	uint32_t atom;
	uint32_t arg;		/* wb_lanes.merge_set[arg + k] on edge wb_fn.in[block.in + k]; WB_NONE: not known */
};

/* ---- regions ------------------------------------------------------------------------------
 * A tree; a parent has a smaller id; region 0 is the function. */
enum wb_region_kind {
	WB_REGION_FUNCTION,
	WB_REGION_SPLIT,	/* if (then) ... [else ...] */
	WB_REGION_LOOP,		/* a loop that lanes leave one after the other */
};
enum wb_region_close {
	WB_CLOSE_JOIN,		/* `join` makes EXEC the entry set again                              */
	WB_CLOSE_OUTER,		/* no join of its own: the lanes come back at a join further out, in region `closer` */
	WB_CLOSE_EXIT,		/* nothing comes back: the lanes wait for the end of the function */
};
struct wb_region {
	uint8_t kind;		/* enum wb_region_kind  */
	uint8_t close;		/* enum wb_region_close */
	bool covers;		/* SPLIT: `then` and `other` together are all of `entry` */
	/* lanes come back other than by one else and one join (short-circuit conditions, ...) */
	bool irregular;
	uint32_t parent, depth;
	uint32_t closer;	/* CLOSE_OUTER: the region, else WB_NONE */
	uint32_t loop;		/* LOOP: id in wb_loops; others WB_NONE */
	/* sets */
	uint32_t entry;		/* before the split; LOOP: on entering the loop             */
	uint32_t then;		/* SPLIT: active after it; LOOP: at the header, in any iteration */
	uint32_t other;		/* SPLIT: active in the else, WB_LANES_NONE without one      */
	/* instructions, WB_NONE where there is none */
	uint32_t split;		/* narrows EXEC to `then`                                                        */
	/* start of branch serialisation: the first write of EXEC behind the then part */
	uint32_t flow;
	/* its end: EXEC is `other` behind it. In between all lanes of the entry set may be on */
	uint32_t flow_last;
	uint32_t join;		/* makes EXEC `entry` again                                                       */
	/* edges, WB_NONE where the compiler omitted them */
	uint32_t skip;		/* taken when no lane is in `then`  */
	uint32_t skip_other;	/* taken when no lane is in `other` */
	/* spans, WB_NONE where there is none */
	/* the one that ends with `flow`; without an else, the one of the join (BSB) */
	uint32_t flow_span;
	/* the first in `other`                                                 (SUCCBB of the BSB)   */
	uint32_t other_span;
	/* the first after the region                                           (RECONV)              */
	uint32_t end_span;
};

/* ---- loops ----------------------------------------------------------------------------------- */
enum wb_lane_loop_kind {
	/* EXEC is the same at the header in every iteration: lanes enter and leave together       */
	WB_LANE_LOOP_TOGETHER,
	/* EXEC at the header only loses lanes: a lane that leaves never comes back */
	WB_LANE_LOOP_SHRINKS,
	/* not proved                                                                                */
	WB_LANE_LOOP_TOP,
};
struct wb_lane_loop {
	uint8_t kind;		/* enum wb_lane_loop_kind */
	/* SHRINKS: back edges are taken only with EXEC != 0, so the wave iterates as often as the lane that stays
	 * longest */
	bool nonempty_back;
	uint32_t region;	/* LOOP region, or WB_NONE */
	uint32_t entry, active;	/* sets: EXEC on entering; at the header in this iteration */
	const char *why;	/* TOP: what was not proved; NULL */
};

/* ---- what was not proved ---------------------------------------------------------------------------- */
struct wb_lane_top {
	uint32_t inst;		/* WB_NONE: at the start of `block` */
	uint32_t block;
	const char *why;
};

struct wb_bdd;
struct wb_lanes {
	struct wb_atom *atom; uint32_t natom;
	const struct wb_lane_node *node; uint32_t nnode;
	/* [node] which of 64 sample lanes are in it: most relations that do not hold fail for one of them */
	const uint64_t *sample;
	const uint32_t *atoms;		/* [node] the product of its atoms; of none, node 1 */
	struct wb_span *span; uint32_t nspan;
	uint32_t *block_span;		/* [block + 1] first span of each block */
	uint32_t *of_inst;		/* [inst] its span */
	struct wb_lane_branch *branch;	/* [block] */
	uint32_t *leave;		/* [block] EXEC at its end */
	/* [block + 1] its merges that are atoms: merge[merge_first[b] .. merge_first[b + 1]) */
	uint32_t *merge_first;
	struct wb_lane_merge *merge;
	uint32_t *merge_set;
	/* [inst] the set in its first definition, a scalar pair, in waves of 32 lanes a scalar; WB_NONE: no mask, or a
	 * copy */
	uint32_t *mask;
	struct wb_region *region; uint32_t nregion;
	struct wb_lane_loop *loop;	/* [loop] */
	struct wb_lane_top *top; uint32_t ntop;
	bool keeps_exec;		/* at every return EXEC is as it was at the start */
};

/* Relations of sets @a and @b among the lanes of @care. False, too, if the budget of steps is not enough. */
bool wb_lanes_within(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b);
bool wb_lanes_disjoint(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b);
bool wb_lanes_same(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b);

/* For each atom @a that set @set of @l depends on, the highest first: those of the nodes of a product. */
#define WB_EACH_ATOM(l, set, a) \
	for (uint32_t a##_n = (l)->atoms[set], a; \
		a##_n > WB_LANES_ALL && (a = (l)->node[a##_n].atom, true); a##_n = (l)->node[a##_n].on)

/** wb_lanes_exec - EXEC when @inst reads it, as a set. */
static inline uint32_t wb_lanes_exec(const struct wb_lanes *l, uint32_t inst) { return l->span[l->of_inst[inst]].exec; }
/** wb_lanes_covers - whether every lane active at @use was active at the latest execution of @def. Then a lane that
 * reads at @use a vector register written by @def reads no older value. @def must lie on every path to @use from the
 * start of an iteration of each loop around both. */
static inline bool wb_lanes_covers(const struct wb_lanes *l, uint32_t def, uint32_t use)
{
	return wb_lanes_within(l, l->span[l->of_inst[use]].care, wb_lanes_exec(l, use), wb_lanes_exec(l, def));
}
/** wb_lane_branch_on_mask - whether @br is known to test a mask of lanes, not a condition of the wave.
 * wb_lane_edge_if_empty - whether edge @e, out of the block of @br, is taken if the mask is empty. */
static inline bool wb_lane_branch_on_mask(const struct wb_lane_branch *br)
{
	return br->set != WB_NONE && !br->condition;
}
static inline bool wb_lane_edge_if_empty(const struct wb_fn *fn, const struct wb_lane_branch *br, uint32_t e)
{
	return (fn->edge[e].kind == WB_EDGE_TAKEN) == br->taken_if_empty;
}
/** wb_lanes_print - a set as text: "all", "entry & c12 & !c30", ... Here cN is the compare at instruction N. */
void wb_lanes_print(struct wb_out *o, const struct wb_lanes *l, uint32_t set);
/** wb_lanes_print_atom - the name of an atom in this text. */
void wb_lanes_print_atom(struct wb_out *o, const struct wb_lanes *l, uint32_t atom);

/** wb_digests_new - prepares digests, in @a: numbers for what code computes, by which it is recognised in another
 * version of the program, whatever its registers, labels, addresses and lines are (passes/lanes/digest.c). @ways: what
 * decides which of several values arrives counts; not for findings, which must stay when another one is repaired. Needs
 * LOOPS and LANES.
 * wb_digest_inst - of what @inst does: its operation, and all that its operands are computed from.
 * wb_digest_loops - [loop] of what decides how often it repeats; never 0. O(function).
 * wb_digest_edges - [edge] of what decides whether it is taken; never 0. @loop: those of the loops. Needs CDEP. */
struct wb_digests;
struct wb_digests *wb_digests_new(struct wb_arena *a, const struct wb_module *m, const struct wb_gsa *g, bool ways);
uint64_t wb_digest_inst(struct wb_digests *d, uint32_t inst);
void wb_digest_loops(struct wb_digests *d, uint64_t *out);
void wb_digest_edges(struct wb_digests *d, const uint64_t *loop, uint64_t *out);

#endif
