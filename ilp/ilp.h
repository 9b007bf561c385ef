/* ilp/ilp.h -- what the files of this folder say to each other.
 *
 * shape      the graph: live edges, reverse post-order, members of each loop
 * collapse   longest paths with loops collapsed inside out (structural.c)
 * residue    what collapsing leaves, contracted (reduce.c)
 * lp         a linear program for GLPK and its answer (glpk.c)
 */
#ifndef WAVEBOUND_ILP_ILP_H
#define WAVEBOUND_ILP_ILP_H

#include "wavebound/ilp.h"

/* ---- shape.c ------------------------------------------------------------------ */
/* A level is a loop, or the root (number nloop) around all of them. Its members
 * are blocks (by number) and the loops directly inside (nblock + loop), in an
 * order in which every edge inside the level that is no back edge leads forward
 * (if the level is reducible). */
struct shape {
	const struct wb_flow *p;
	uint32_t *order, norder;	/* reachable blocks in reverse post-order */
	uint32_t *number;		/* [block] place in order; WB_NONE: unreachable */
	bool *live;			/* [edge] can be traversed at all */
	uint32_t *out_at, *out;		/* live edges leaving block b: out[out_at[b] .. out_at[b + 1]) */
	uint32_t *in_at, *in;
	uint32_t *back_of;		/* [edge] loop it is a back edge of, or WB_NONE */
	uint32_t *loop_of;		/* [block] innermost loop, nloop: none */
	uint32_t *parent;		/* [loop] enclosing loop, nloop: none */
	uint32_t *member_at, *member;	/* [level + 1] */
	uint32_t stuck;			/* first reachable block from which no exit can be reached, or WB_NONE */
};
void wb_shape_build(struct wb_arena *a, const struct wb_flow *p, struct shape *s);
/** wb_shape_common - the innermost level that holds both blocks. */
uint32_t wb_shape_common(const struct shape *s, uint32_t a, uint32_t b);

/* ---- structural.c -------------------------------------------------------------- */
#define NOWAY (-((wb_i128)1 << 126))	/* length of a path that does not exist */
#define LONGEST ((wb_i128)1 << 125)	/* no length may reach it */

struct collapse {
	const struct shape *s;
	const wb_i128 *cost;		/* [edge] may be negative */
	const uint64_t *times;		/* [loop] iterations per entry */
	const bool *open;		/* [level] not collapsed */
	uint32_t *up;			/* [block, then loop] union-find: the loop it was collapsed into */
	wb_i128 *away;			/* [block, then loop] its longest distance from the entry of up[] */
	wb_i128 *dist;			/* [block, then loop] longest distance from the start of its level */
	uint32_t *pred;			/* [block, then loop] last edge of that path */
	wb_i128 *around;		/* [loop] longest iteration, never below 0 */
	uint32_t *last;			/* [loop] its back edge; WB_NONE: not iterated */
	wb_i128 best;			/* longest path from entry to exit (root collapsed) */
	uint32_t exit;			/* its last edge; WB_NONE: there is none */
	uint32_t overflow;		/* level at which 128 bits did not do, or WB_NONE */
};
/** wb_collapse_run - false on overflow. @c: s, cost, times and open are set. */
bool wb_collapse_run(struct wb_arena *a, struct collapse *c);
/** wb_collapse_top - the member that holds block @b now, and the distance to it from there. */
uint32_t wb_collapse_top(struct collapse *c, uint32_t b, wb_i128 *away);

/* ---- witness.c --------------------------------------------------------------------- */
/** wb_witness_expand - completes edge counts inside collapsed levels. @count: the counts of all other edges are given. False on overflow. */
bool wb_witness_expand(struct wb_arena *a, const struct collapse *c, uint64_t *count);

/* ---- refuse.c ------------------------------------------------------------------------ */
/** wb_refuse - reports what makes any bound impossible; WB_OK if nothing does. @fn may be NULL. */
enum wb_status wb_refuse(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn);
/** wb_refuse_loop - reports that loop @l has no bound. */
void wb_refuse_loop(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn, uint32_t l);

#endif
