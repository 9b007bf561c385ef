/* passes/bdd.h -- reduced ordered binary decision diagrams over atoms.
 *
 * Bryant, IEEE Trans. Computers C-35(8), 1986. A function is the number of a
 * node; 0 is false, 1 true; equal functions have equal numbers. Atoms are ordered
 * by number. Nodes are never freed: the whole lives as long as its arena.
 *
 * Recursion is as deep as a function has atoms on one path, and no function has more
 * than MOST_HEIGHT: what would need more, or more steps than an operation is
 * allowed, is WB_NONE. Every operation takes WB_NONE and gives WB_NONE.
 */
#ifndef WAVEBOUND_BDD_H
#define WAVEBOUND_BDD_H

#include "wavebound/lanes.h"

struct wb_bdd_memo {
	uint32_t op, a, b, result;
};
struct wb_bdd {
	struct wb_arena *arena;
	WB_VEC(struct wb_lane_node) node;
	WB_VEC(uint16_t) height;	/* atoms on the longest path */
	uint32_t *slot, nslot;		/* nodes by content, open addressing */
	uint16_t *place;		/* by operation: its number in memo, 0: none. The many places are small, as most functions are */
	WB_VEC(struct wb_bdd_memo) memo;	/* results of operations, the latest in each place */
	uint32_t *mark, *image, nmark;	/* [node] of the operation that walks: stamp and result */
	uint32_t stamp;
	uint32_t steps;			/* left for the operation under way */
	uint64_t left;			/* and for all that are to come */
	uint32_t most_nodes;
};

enum wb_bdd_op { WB_BDD_AND, WB_BDD_OR, WB_BDD_XOR, WB_BDD_ANDN };	/* ANDN: a & !b */

/** wb_bdd_init - @most_nodes: beyond it, what needs a new node is WB_NONE. */
void wb_bdd_init(struct wb_bdd *d, struct wb_arena *a, uint32_t most_nodes);
uint32_t wb_bdd_atom(struct wb_bdd *d, uint32_t atom);
uint32_t wb_bdd_apply(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b);
static inline uint32_t wb_bdd_and(struct wb_bdd *d, uint32_t a, uint32_t b) { return wb_bdd_apply(d, WB_BDD_AND, a, b); }
static inline uint32_t wb_bdd_or(struct wb_bdd *d, uint32_t a, uint32_t b) { return wb_bdd_apply(d, WB_BDD_OR, a, b); }
static inline uint32_t wb_bdd_xor(struct wb_bdd *d, uint32_t a, uint32_t b) { return wb_bdd_apply(d, WB_BDD_XOR, a, b); }
static inline uint32_t wb_bdd_andn(struct wb_bdd *d, uint32_t a, uint32_t b) { return wb_bdd_apply(d, WB_BDD_ANDN, a, b); }
static inline uint32_t wb_bdd_not(struct wb_bdd *d, uint32_t a) { return wb_bdd_apply(d, WB_BDD_XOR, a, 1); }
/** wb_bdd_ite - @c ? @a : @b. */
uint32_t wb_bdd_ite(struct wb_bdd *d, uint32_t c, uint32_t a, uint32_t b);
/** wb_bdd_exists - @a without the atoms x with !keep(ctx, x): true where some choice of them makes it true. */
typedef bool wb_bdd_keep(const void *ctx, uint32_t atom);
uint32_t wb_bdd_exists(struct wb_bdd *d, uint32_t a, wb_bdd_keep *keep, const void *ctx);
/** wb_bdd_rename - @a with every atom x replaced by to(ctx, x), which must not change their order. */
typedef uint32_t wb_bdd_to(const void *ctx, uint32_t atom);
uint32_t wb_bdd_rename(struct wb_bdd *d, uint32_t a, wb_bdd_to *to, const void *ctx);
/** wb_bdd_support - calls see(ctx, x) for the atoms of @a, each at least once. */
void wb_bdd_support(struct wb_bdd *d, uint32_t a, void (*see)(void *ctx, uint32_t atom), void *ctx);
/** wb_bdd_never - whether @a is known to be false for every choice; WB_NONE is not. */
static inline bool wb_bdd_never(uint32_t a) { return a == 0; }

#endif
