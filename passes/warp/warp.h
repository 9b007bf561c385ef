/* passes/warp/warp.h -- what the files of the pass WARP share (see warp.c). */
#ifndef WAVEBOUND_PASSES_WARP_H
#define WAVEBOUND_PASSES_WARP_H

#include "wavebound/warp.h"

struct seq {			/* a list of nodes from first to last; WB_NONE: empty */
	uint32_t first, last;
};
static const struct seq warp_nothing = { WB_NONE, WB_NONE };

struct maker {
	struct wb_ctx *cx;
	const struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_machine *m;
	const struct wb_tree *t;
	struct wb_warp *w;
	WB_VEC(struct wb_warp_node) node;
	struct seq *of;		/* [stmt] */
	uint8_t *enclosing;	/* [stmt] worst branching of the IFs around */
	uint8_t *left;		/* [stmt] worst branching of a LEAVE before it in the same iteration of a loop */
	/* [stmt] IF that skips an arm without lanes: how much longer, at least, a warp takes that does not skip */
	uint64_t *entering;
	bool overflow;
};

/* ---- nodes and sequences (nodes.c): each sequence is used once ---- */
static inline struct wb_warp_node *warp_at(struct maker *k, uint32_t n) { return &k->node.at[n]; }
static inline uint64_t warp_larger(uint64_t a, uint64_t b) { return a > b ? a : b; }
/** warp_add - *to += v; sets k->overflow if it does not fit. */
void warp_add(struct maker *k, uint64_t *to, uint64_t v);
/** warp_blank - an empty node of @kind. warp_single - the sequence of node @n of k->fn. */
struct wb_warp_node warp_blank(enum wb_warp_kind kind);
struct seq warp_single(struct maker *k, struct wb_warp_node n);
/** warp_join - the paper's Join: @a, then @b; adjacent time nodes become one. */
struct seq warp_join(struct maker *k, struct seq a, struct seq b);
/** warp_only_time - whether it is empty, or one time node. warp_is_flat - whether it has only time and memory nodes.
 * *memory: how many memory nodes. */
bool warp_only_time(struct maker *k, struct seq s);
bool warp_is_flat(struct maker *k, struct seq s, uint32_t *memory);
/** warp_least - the least time of its time nodes. */
uint64_t warp_least(struct maker *k, struct seq s);
/** warp_lub - the paper's LUB of two flat sequences, of which @a has at least as many memory nodes. */
struct seq warp_lub(struct maker *k, struct seq a, struct seq b);
/** warp_fork - a fork of both. warp_either - for two time nodes or empty sequences: a warp takes one or the other. */
struct seq warp_fork(struct maker *k, struct seq a, struct seq b, bool alike);
struct seq warp_either(struct maker *k, struct seq a, struct seq b);
/** warp_optional - @s, which one warp may skip while another executes it. warp_skipped - the same; skipping takes
 * @jump. */
struct seq warp_optional(struct maker *k, struct seq s);
struct seq warp_skipped(struct maker *k, struct seq s, uint64_t jump);

/* ---- instructions (code.c) -------------------------------------------------------- */
/** warp_refuse - there is no abstract warp; the first reason is kept. */
void warp_refuse(struct maker *k, const char *why, struct wb_loc where);
/** warp_code - the nodes of CODE @stmt, and of its callees. */
struct seq warp_code(struct maker *k, uint32_t stmt);
/** warp_jump - the delay of the jump at the end of @block, before its target @s; empty on mini-SIMT. */
struct seq warp_jump(struct maker *k, uint32_t block, struct seq s);

#endif
