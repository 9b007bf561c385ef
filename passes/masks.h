/* passes/masks.h -- which masks of lanes lie inside of which, as far as loop bounds need it (masks.c).
 */
#ifndef WAVEBOUND_PASSES_MASKS_H
#define WAVEBOUND_PASSES_MASKS_H

#include "passes.h"

/* A mask is a node: a version of a pair of units (of one, with waves of 32 lanes),
 * the result of a comparison, or empty. */
#define WB_MASK_EMPTY 0u
#define WB_MASK_ANY 1u			/* one of which nothing is known */

enum wb_mask_kind {
	WB_MASK_IS_EMPTY, WB_MASK_IS_ANY,
	WB_MASK_ALL,			/* every lane                                             */
	WB_MASK_SELECT,			/* every lane or none, by SCC: all if it is set (a = 1), or if it is not (a = 0) */
	WB_MASK_OPAQUE,			/* made by something that is not followed                */
	WB_MASK_COMPARE,		/* by a comparison of lanes: a subset of EXEC there       */
	WB_MASK_COPY, WB_MASK_AND, WB_MASK_ANDN2, WB_MASK_OR, WB_MASK_XOR, WB_MASK_NOT,
	WB_MASK_MERGE,
};
struct wb_mask {
	uint8_t kind;			/* enum wb_mask_kind */
	uint32_t block;			/* where it is made; WB_NONE: before the function */
	uint32_t inst;			/* that makes it; WB_NONE */
	uint32_t a, b;			/* masks it is made of; COMPARE: a is EXEC there; MERGE: arg[a .. a + b) */
};

struct wb_masks;
struct wb_masks *wb_masks_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_gsa *vs);	/* lives in cx->tmp */
const struct wb_mask *wb_mask_at(const struct wb_masks *ms, uint32_t m);
/** wb_mask_exec - EXEC when @inst reads it; wb_mask_exec_along - on edge @e; wb_mask_exec_in - at the start of @block. */
uint32_t wb_mask_exec(const struct wb_masks *ms, uint32_t inst);
uint32_t wb_mask_exec_along(const struct wb_masks *ms, uint32_t e);
uint32_t wb_mask_exec_in(const struct wb_masks *ms, uint32_t block);
/** wb_mask_tested - the mask that the branch at the end of @block tests; WB_MASK_ANY if it is no mask. *zero: the edge taken when no lane is in it. */
uint32_t wb_mask_tested(const struct wb_masks *ms, uint32_t block, uint32_t *zero);
/** wb_mask_version - the mask of version @v of a low unit and @high of the next, if it was met on the way to EXEC or a branch. */
uint32_t wb_mask_version(const struct wb_masks *ms, struct wb_value v, struct wb_value high);
/** wb_mask_made - the mask that @inst leaves in its scalar pair, WB_MASK_ANY if it is none that is followed. */
uint32_t wb_mask_made(const struct wb_masks *ms, uint32_t inst);
/** wb_mask_inside - whether every lane of @a is in @b; wb_mask_apart - whether none is. Of the latest versions, at any place that both reach. */
bool wb_mask_inside(const struct wb_masks *ms, uint32_t a, uint32_t b);
bool wb_mask_apart(const struct wb_masks *ms, uint32_t a, uint32_t b);
/** wb_mask_above, wb_mask_apart_list - masks that @m lies inside of, that it is apart from, as far as they are kept; how many. */
uint32_t wb_mask_above(const struct wb_masks *ms, uint32_t m, const uint32_t **list);
uint32_t wb_mask_apart_list(const struct wb_masks *ms, uint32_t m, const uint32_t **list);

/* ---- proofs (prove.c) --------------------------------------------------------------------
 * What follows for a mask from not being empty, at the place of its loop where it is made. */
#define MOST_FACTS 96
#define MOST_WAYS 32
struct wb_way {
	uint32_t block, edge;		/* the block was entered by this edge, in this round */
};
struct wb_proof {
	uint32_t lanes;			/* the mask */
	uint32_t loop;
	uint32_t stamp;			/* of its own, not 0 */
	bool never;			/* it is always empty */
	uint32_t in[MOST_FACTS], nin;	/* masks it lies inside of     */
	uint32_t out[MOST_FACTS], nout;	/* masks it is apart from      */
	struct wb_way way[MOST_WAYS]; uint32_t nway;
};
/** wb_prove - fills @p for mask @m in a round of @loop in which it is not empty. */
void wb_prove(struct wb_masks *ms, uint32_t m, uint32_t loop, struct wb_proof *p);
bool wb_proof_inside(const struct wb_masks *ms, const struct wb_proof *p, uint32_t b);
bool wb_proof_apart(const struct wb_masks *ms, const struct wb_proof *p, uint32_t b);
/** wb_mask_arg - what MERGE @m is when its block is entered by edge @e; WB_MASK_ANY if it is no merge there. */
uint32_t wb_mask_arg(const struct wb_masks *ms, uint32_t m, uint32_t e);
const struct wb_fn *wb_mask_fn(const struct wb_masks *ms);
uint32_t wb_mask_stamp(struct wb_masks *ms);	/* a number not given before */

#endif
