/* passes/lanes/bdd.h -- reduced ordered binary decision diagrams over atoms.
 *
 * Source: Bryant, IEEE Trans. Computers C-35(8), 1986.
 *
 * A function is the number of its node. Node 0 is false, node 1 is true, and equal functions have equal numbers. The
 * highest atom, that is the one made last, is at the top. So EXEC inside a branch and EXEC outside of it share all
 * nodes but one, and most operations on the two end there. Nodes are never freed: they live as long as the arena.
 *
 * The depth of recursion is the number of atoms of a function, at most MOST_ATOMS. The result is WB_NONE where it would
 * have more atoms, or where an operation would take more steps than it is given. Every operation accepts WB_NONE, and
 * then returns WB_NONE.
 *
 * The atoms of a function are kept as their product, which is a function, too: a chain of nodes. Functions of the same
 * atoms have the same product, and products share their tails. An operation that removes atoms looks through it first,
 * and visits only nodes above the lowest atom that is removed.
 */
#ifndef WAVEBOUND_BDD_H
#define WAVEBOUND_BDD_H

#include "wavebound/lanes.h"

struct wb_bdd_memo {
	uint32_t op, a, b, result;
};
/* Of a product of atoms: how many they are, and the stamp of the latest walk that visited it. */
struct wb_bdd_product {
	uint32_t n, mark;
};
/* A query about functions, which makes no nodes. It may have no steps, and no cache. */
struct wb_bdd_query {
	const struct wb_lane_node *node;
	const uint64_t *sample;		/* see wb_lanes.sample */
	struct wb_bdd_memo *memo;	/* zeroed at first; may be the one of operations */
	uint32_t nmemo;			/* a power of two; 0: none */
	uint32_t steps;			/* left */
};
/** wb_bdd_empty - whether @a & @b & @c or, @inverted, @a & @b & !@c is false for every choice. False, too, if the steps
 * were not enough. */
bool wb_bdd_empty(struct wb_bdd_query *q, uint32_t a, uint32_t b, uint32_t c, bool inverted);

/** wb_bdd_to - what replaces @atom in an image (wb_bdd_image); WB_NONE: it is removed. */
typedef uint32_t wb_bdd_to(const void *ctx, uint32_t atom);
struct wb_bdd {
	struct wb_arena *arena;
	WB_VEC(struct wb_lane_node) node;
	WB_VEC(uint32_t) atoms;		/* [node] the product of its atoms; of none, node 1 */
	WB_VEC(struct wb_bdd_product) product;	/* [node] */
	WB_VEC(uint64_t) sample;	/* see wb_lanes.sample */
	uint32_t *slot, nslot;		/* nodes by content, open addressing */
	struct wb_bdd_memo *memo;	/* results of operations, the latest in each slot */
	uint32_t nmemo;
	wb_bdd_to *to; const void *ctx;	/* of the latest image */
	uint32_t lowest;		/* atom that it changes; WB_NONE: it changes none */
	uint32_t stamp;
	uint32_t steps, most_steps;	/* left for the operation under way; what it was given */
	uint64_t left;			/* left for all operations that follow */
	uint32_t most_nodes;
};

enum wb_bdd_op { WB_BDD_AND, WB_BDD_OR, WB_BDD_XOR, WB_BDD_ANDN };	/* ANDN: a & !b */

/** wb_bdd_trivial - @a op @b where one side is constant or both are the same; else WB_NONE. */
static inline uint32_t wb_bdd_trivial(enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	switch (op) {
	case WB_BDD_AND:
		return a == 0 || b == 0 ? 0 : a == 1 || a == b ? b : b == 1 ? a : WB_NONE;
	case WB_BDD_OR:
		return a == 1 || b == 1 ? 1 : a == 0 || a == b ? b : b == 0 ? a : WB_NONE;
	case WB_BDD_ANDN:
		return a == 0 || b == 1 || a == b ? 0 : b == 0 ? a : WB_NONE;
	case WB_BDD_XOR:
		return a == b ? 0 : a == 0 ? b : b == 0 ? a : WB_NONE;
	}
	return WB_NONE;
}

/** wb_bdd_exhausted - whether there is no room for nodes, or no work left. */
static inline bool
wb_bdd_exhausted(const struct wb_bdd *d)
{
	return d->node.n >= d->most_nodes || !d->left;
}
/** wb_bdd_init - @most_nodes: once there are so many, an operation that needs another one is WB_NONE. */
void wb_bdd_init(struct wb_bdd *d, struct wb_arena *a, uint32_t most_nodes);
/** wb_bdd_load - the same with the functions of @l, which keep their numbers. */
void wb_bdd_load(struct wb_bdd *d, struct wb_arena *a, const struct wb_lanes *l, uint32_t most_nodes);
uint32_t wb_bdd_atom(struct wb_bdd *d, uint32_t atom);
/** wb_bdd_combine - @a op @b where wb_bdd_trivial does not tell. */
uint32_t wb_bdd_combine(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b);
static inline uint32_t wb_bdd_apply(struct wb_bdd *d, enum wb_bdd_op op, uint32_t a, uint32_t b)
{
	uint32_t r = a == WB_NONE || b == WB_NONE ? WB_NONE : wb_bdd_trivial(op, a, b);

	return r != WB_NONE || a == WB_NONE || b == WB_NONE ? r : wb_bdd_combine(d, op, a, b);
}
static inline uint32_t
wb_bdd_and(struct wb_bdd *d, uint32_t a, uint32_t b)
{
	return wb_bdd_apply(d, WB_BDD_AND, a, b);
}
static inline uint32_t wb_bdd_or(struct wb_bdd *d, uint32_t a, uint32_t b) { return wb_bdd_apply(d, WB_BDD_OR, a, b); }
static inline uint32_t
wb_bdd_xor(struct wb_bdd *d, uint32_t a, uint32_t b)
{
	return wb_bdd_apply(d, WB_BDD_XOR, a, b);
}
static inline uint32_t
wb_bdd_andn(struct wb_bdd *d, uint32_t a, uint32_t b)
{
	return wb_bdd_apply(d, WB_BDD_ANDN, a, b);
}
static inline uint32_t wb_bdd_not(struct wb_bdd *d, uint32_t a) { return wb_bdd_apply(d, WB_BDD_XOR, a, 1); }
/** wb_bdd_equivalent - @atom <=> @a. */
uint32_t wb_bdd_equivalent(struct wb_bdd *d, uint32_t atom, uint32_t a);
/** wb_bdd_ite - @c ? @a : @b. */
uint32_t wb_bdd_ite(struct wb_bdd *d, uint32_t c, uint32_t a, uint32_t b);
/** wb_bdd_level - see wb_lane_level; of WB_NONE 0. */
static inline uint32_t
wb_bdd_level(const struct wb_bdd *d, uint32_t a)
{
	return a == WB_NONE ? 0 : wb_lane_level(&d->node.at[a]);
}
/** wb_bdd_image - @a & @b with every atom x replaced by to(ctx, x), which must not change their order, or removed by
 * existential quantification. */
uint32_t wb_bdd_image(struct wb_bdd *d, uint32_t a, uint32_t b, wb_bdd_to *to, const void *ctx);
/* For each atom @x of @a, the highest first. */
#define WB_BDD_EACH_ATOM(d, a, x) \
	for (uint32_t x##_n = (a) == WB_NONE ? WB_LANES_ALL : (d)->atoms.at[a], x; x##_n > WB_LANES_ALL && \
		(x = (d)->node.at[x##_n].atom, true); x##_n = (d)->node.at[x##_n].on)
/** wb_bdd_walk - forgets which products were visited. wb_bdd_visit - calls visit(ctx, x) for the atoms of @a, without
 * those of products that were. */
void wb_bdd_walk(struct wb_bdd *d);
void wb_bdd_visit(struct wb_bdd *d, uint32_t a, void (*visit)(void *ctx, uint32_t atom), void *ctx);
/** wb_bdd_decided - the atoms, of the @most highest of @a, that have the same value wherever @a holds, as far as known;
 * how many. */
struct wb_bdd_decided {
	uint32_t atom;
	bool holds;
};
uint32_t wb_bdd_decided(struct wb_bdd *d, uint32_t a, uint32_t most, struct wb_bdd_decided *out);
/** wb_bdd_within, wb_bdd_disjoint, wb_bdd_same - whether, where @care holds, @a is known to be a subset of @b, disjoint
 * from it, equal to it. False if one is WB_NONE. */
bool wb_bdd_within(struct wb_bdd *d, uint32_t care, uint32_t a, uint32_t b);
bool wb_bdd_disjoint(struct wb_bdd *d, uint32_t care, uint32_t a, uint32_t b);
bool wb_bdd_same(struct wb_bdd *d, uint32_t care, uint32_t a, uint32_t b);

#endif
