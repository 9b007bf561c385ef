/* wavebound/pws.h -- splitting wavefronts predictably: branch nodes, split points, pruning.
 *
 * A divergent if/else of the wave-level CFG is a branch node u: the wave runs
 * SUCCBB(u) for the lanes that take it, then the branch serialisation block BSB(u),
 * then SUCCBB(BSB(u)) for the others, and all meet at RECONV(u); each arm is skipped
 * when no lane wants it. The words are those of pws-2023, section 4.2.
 *
 *	  u ------------+
 *	  | then_edge   | skip_edge
 *	SUCCBB(u) ...   |
 *	  |             |
 *	BSB(u) <--------+
 *	  | else_edge --+ pass_edge
 *	SUCCBB(BSB) ... |
 *	  |             |
 *	RECONV(u) <-----+
 *
 * An arm is all that its first block dominates; it is left only to BSB(u) or
 * RECONV(u). So arms nest, and a branch with its arms is one node of the CFG around it.
 * Split at u, the lanes of the two arms run them at the same time, each arm as
 * a split wavefront (SWF) of its own; theory and proofs: wavebound-pws(7).
 */
#ifndef WAVEBOUND_PWS_H
#define WAVEBOUND_PWS_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"

/* ---- branch nodes ------------------------------------------------------------------ */
struct wb_pws_branch {
	uint32_t block;			/* u */
	uint32_t succ, bsb, bsb_succ, reconv;		/* SUCCBB(u), BSB(u), SUCCBB(BSB(u)), RECONV(u)  */
	uint32_t then_edge, skip_edge, else_edge, pass_edge;
	uint32_t parent;		/* PARENT(u): block or BSB of the branch in whose arm u is; WB_NONE: in none */
	/* a split stands right before its branch instruction, with the lanes of the then as its mask */
	bool marked;
	bool wrong_mask;		/* a split stands there, but its mask is not proved to be that */
	/* why splitting here would change what the program does; NULL: it may be split */
	const char *unsplittable;
	struct wb_loc unsplittable_loc;
	uint32_t region;		/* in wb_lanes; WB_NONE: of a skeleton */
	uint32_t merge_after;		/* instruction of RECONV(u) after which the merge goes; WB_NONE: at its start */
};
/* A divergent branch that is no branch node: both arms stay in series there. */
struct wb_pws_other {
	uint32_t block;
	const char *why;
};
struct wb_pws {
	struct wb_pws_branch *branch; uint32_t nbranch;	/* by block, which is a topological order */
	uint32_t *of_block;		/* [block] the branch whose node it is, or WB_NONE */
	uint32_t *of_bsb;		/* [block] the branch whose BSB it is, or WB_NONE  */
	/* [block] the innermost arm around it: 2 k, the then, or 2 k + 1, the else of branch k; WB_NONE */
	uint32_t *arm;
	struct wb_pws_other *other; uint32_t nother;
	/* why what the splits and merges in the code do is not known; NULL: they split at the marked branches and
	 * nowhere else */
	const char *code_wrong;
	struct wb_loc code_loc;
	uint32_t code_alive;		/* split SWFs alive at once, if they do */
};
/* What may be a branch node: its block, its serialisation block. */
struct wb_pws_pair {
	uint32_t block, bsb;
};
/** wb_pws_build - the branch nodes among @pair (ascending by block), checked for the shape above. @why: [block] why
 * a divergent branch is none; the reasons of those in @pair are added, and all are listed in `other`.
 * Needs DOM and LOOPS. */
struct wb_pws *wb_pws_build(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pws_pair *pair, uint32_t npair, const char **why);
/** wb_pws_group - what PARENT(u) is: equal numbers, equal PARENT. In [0, 2 nbranch]. */
static inline uint32_t wb_pws_group(const struct wb_pws *p, uint32_t branch)
{
	return p->arm[p->branch[branch].block] + 1;	/* WB_NONE becomes 0 */
}

/* ---- choosing split points ----------------------------------------------------------- */
/** wb_pws_select - SELECT (Algorithm 1): of the branches in @marked those that get a context while there are any of @S;
 * a branch gets one for nothing if one with the same PARENT has it. @split: [branch], written. Returns the contexts
 * counted. */
uint32_t wb_pws_select(struct wb_ctx *cx, const struct wb_pws *p, const bool *marked, uint32_t S, bool *split);
/** wb_pws_alive - the most split SWFs of one wave that can be alive at once if @split are split: what the hardware
 * needs. */
uint32_t wb_pws_alive(struct wb_ctx *cx, const struct wb_pws *p, const bool *split);

/* ---- what it costs ---------------------------------------------------------------------- */
/* Sums stop at UINT64_MAX, which means: does not fit. */
struct wb_pws_costs {
	const uint64_t *block;		/* [block] one execution */
	const uint64_t *edge;		/* [edge] one traversal, besides the block it leads to */
	uint64_t split;			/* e_s + e_m: per execution of a split branch */
};
/* The longest path of an SWF, by the nest of loops and arms (wavebound-pws(7)): O(blocks + edges) per
 * evaluation. Needs DOM, LOOPS without irreducible ones, BOUNDS. Lives in cx->tmp. */
struct wb_pws_plan;
struct wb_pws_plan *wb_pws_plan_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pws *p);
/** wb_pws_value - the longest path if exactly @split are split; keep_else[branch] (may be NULL): the else is the longer
 * arm. */
uint64_t wb_pws_value(struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *split, bool *keep_else);

enum wb_pws_why { WB_PWS_KEPT, WB_PWS_SHORTER_THEN, WB_PWS_SHORTER_ELSE };
struct wb_pws_pruned {
	uint8_t *why;			/* [edge] enum wb_pws_why: removed unless KEPT */
	uint64_t *F; /* [block] Algorithm 2 as printed: cycles from here to the end of the function, in a loop to the
			end of the iteration; NULL for the sound variant */
	uint32_t nremoved;
};
/** wb_pws_prune - PRUNE (Algorithm 2) as printed: block times alone, O(blocks + edges). Loops: wavebound-pws(7).
 * Results in cx->unit. */
void wb_pws_prune(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *split,
	struct wb_pws_pruned *out);
/** wb_pws_prune_sound - the same with taken branches and split costs weighed in: IPET of what is left is never below an
 * SWF. */
void wb_pws_prune_sound(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *split,
	struct wb_pws_pruned *out);

/* ---- the best split points ------------------------------------------------------------------ */
struct wb_pws_best {
	bool *split;			/* [branch] */
	uint64_t cycles;		/* longest path with them */
	uint64_t at_least;		/* no other choice is below; equal to cycles: proved optimal */
	uint32_t alive, groups;		/* split SWFs alive at once; contexts that Algorithm 1 counts */
};
/** wb_pws_best_alive - the split points that minimise the longest path, no more than @S split SWFs alive at once:
 * exact. Only branches in @may. */
void wb_pws_best_alive(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *may,
	uint32_t S, struct wb_pws_best *out);
/** wb_pws_best_counted - the same under Algorithm 1's counter: branches of at most @S different PARENTs. Exact unless
 * at_least < cycles (the search was too long). */
void wb_pws_best_counted(struct wb_ctx *cx, struct wb_pws_plan *pl, const struct wb_pws_costs *c, const bool *may,
	uint32_t S, struct wb_pws_best *out);

#endif
