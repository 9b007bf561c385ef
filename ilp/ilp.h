/* ilp/ilp.h -- what the files of this folder share.
 *
 * shape      the graph: live edges, reverse post-order, members of each loop
 * collapse   longest paths with loops collapsed inside out (structural.c)
 * residue    what collapsing leaves, contracted (reduce.c)
 * lp         a linear program and its answer, by GLPK (glpk.c) and in rationals (exact.c)
 */
#ifndef WAVEBOUND_ILP_ILP_H
#define WAVEBOUND_ILP_ILP_H

#include <setjmp.h>

#include "wavebound/ilp.h"

/* ---- shape.c ------------------------------------------------------------------ */
/* A level is a loop, or the root (number nloop) around all loops. Its members are blocks (by number) and the loops
 * directly inside (nblock + loop). In their order, every edge inside the level leads forward, apart from back edges (if
 * the level is reducible). */
struct shape {
	const struct wb_flow *p;
	uint32_t *order, norder;	/* reachable blocks in reverse post-order */
	uint32_t *number;		/* [block] position in order; WB_NONE: unreachable */
	bool *live;			/* [edge] can be traversed at all */
	uint32_t *out_at, *out;		/* live outgoing edges of block b: out[out_at[b] .. out_at[b + 1]) */
	uint32_t *in_at, *in;
	uint32_t *back_of;		/* [edge] loop whose back edge it is, or WB_NONE */
	uint32_t *loop_of;		/* [block] innermost loop, nloop: none */
	uint32_t *parent;		/* [loop] enclosing loop, nloop: none */
	uint32_t *member_at, *member;	/* [level + 1] */
	uint32_t stuck;			/* first reachable block from which no exit can be reached, or WB_NONE */
};
void wb_shape_build(struct wb_arena *a, const struct wb_flow *p, struct shape *s);
/** wb_shape_common - the innermost level that contains both levels. */
uint32_t wb_shape_common(const struct shape *s, uint32_t x, uint32_t y);

/* ---- structural.c -------------------------------------------------------------- */
#define NO_PATH (-((wb_i128)1 << 126))	/* length where there is no path */
#define LONGEST ((wb_i128)1 << 125)	/* all lengths are below */

struct collapse {
	const struct shape *s;
	const wb_i128 *cost;		/* [edge] may be negative */
	const uint64_t *times;		/* [loop] iterations per entry */
	const bool *open;		/* [level] not collapsed */
	uint32_t *up;			/* [block, then loop] union-find: the loop it was collapsed into */
	wb_i128 *offset;		/* [block, then loop] longest distance from the entry of up[] */
	wb_i128 *dist;			/* [block, then loop] longest distance from the start of its level */
	uint32_t *pred;			/* [block, then loop] last edge of that path */
	wb_i128 *longest_iteration;	/* [loop] longest iteration, at least 0 */
	uint32_t *last;			/* [loop] its back edge; WB_NONE: not iterated */
	wb_i128 best;			/* longest path from entry to exit (root collapsed) */
	uint32_t exit;			/* its last edge; WB_NONE: there is none */
	uint32_t overflow;		/* level where 128 bits were not enough, or WB_NONE */
};
/** wb_collapse_run - collapses the levels that are not open; false on overflow. @c: s, cost, times and open are set by
 * the caller. */
bool wb_collapse_run(struct wb_arena *a, struct collapse *c);
/** wb_collapse_top - the member that block @b is in now; *offset: the distance from its start. */
uint32_t wb_collapse_top(struct collapse *c, uint32_t b, wb_i128 *offset);

/* ---- witness.c --------------------------------------------------------------------- */
/** wb_witness_expand - completes edge counts inside collapsed levels. @count: the counts of all other edges are given.
 * False on overflow. */
bool wb_witness_expand(struct wb_arena *a, const struct collapse *c, uint64_t *count);

/* ---- glpk.c ---------------------------------------------------------------------------- */
/* maximise obj x subject to rows = 0 or <= limit, x >= 0, x[0] = 1. */
struct lp {
	uint32_t ncol, nrow;
	const wb_i128 *obj;		/* [col] */
	const bool *equal;		/* [row] = 0; otherwise <= limit */
	const uint64_t *limit;		/* [row] */
	uint32_t nterm;
	const uint32_t *row, *col;	/* [term] each pair at most once */
	const wb_i128 *coeff;
};
enum lp_status { LP_OPTIMAL, LP_INFEASIBLE, LP_UNBOUNDED, LP_FAILED };
/** wb_lp_solve - @x [col] and @y [row] are GLPK's answer: proposals, never results. Written only with LP_OPTIMAL.
 * @basic: [col, then row] which columns and slacks are in the final basis; may be NULL. */
enum lp_status wb_lp_solve(struct wb_arena *a, const struct lp *lp, double *x, double *y, bool *basic);
/** wb_lp_integers - the same with integer columns; @x is the best point found in limited time. Only LP_OPTIMAL means
 * that one was found. */
enum lp_status wb_lp_integers(struct wb_arena *a, const struct lp *lp, double *x);

/* ---- gmp.c ------------------------------------------------------------------------------- */
/* Numbers of GMP that a thread holds. Between wb_gmp_use and wb_gmp_close, lack of memory jumps to env with 1. The code
 * at env must call wb_gmp_close. */
struct gmp_memory {
	jmp_buf env;
	struct gmp_number *first;
};
void wb_gmp_open(struct gmp_memory *m);
void wb_gmp_use(struct gmp_memory *m);
/** wb_gmp_room - memory that lives as long as the numbers. @p: memory to be enlarged, of @old bytes, or NULL. */
void *wb_gmp_room(void *p, size_t old, size_t bytes);
/** wb_gmp_close - frees all that is left. */
void wb_gmp_close(void);

/* ---- exact.c ----------------------------------------------------------------------------- */
#define MULTIPLIER_DEN_BITS 40	/* of a common denominator, at most */
#define MULTIPLIER_BITS 120	/* of a numerator, at most */

struct lp_exact {
	bool integers;			/* all columns are integers of 64 bits: */
	uint64_t *x;			/* [col] */
	bool fits;			/* the multipliers fit, exact or rounded up: */
	wb_u128 *y, den;		/* [row] y / den; 0 where the row is an equation */
};
/** wb_lp_exact - solves @lp in rational numbers, from @basic (as wb_lp_solve writes it; if it is no basis, it is made
 * one). @out: written only with LP_OPTIMAL. LP_FAILED: too much work. */
enum lp_status wb_lp_exact(struct wb_arena *a, const struct lp *lp, const bool *basic, struct lp_exact *out);
/** wb_exact_limit - test hook: LP_FAILED after this many steps. */
void wb_exact_limit(uint64_t steps);

/* ---- reduce.c -------------------------------------------------------------------------- */
/* An edge of the residue: an edge of the program, or a series of two pieces. */
struct piece {
	uint32_t src, dst;		/* nodes: blocks, or nblock + collapsed loop; WB_NONE: entry, exit */
	wb_i128 cost;
	uint32_t var;			/* the edge that facts count, or WB_NONE */
	uint32_t left, right;		/* the pieces of a series; WB_NONE: it is an edge */
	bool gone;			/* contracted, or never part of the residue */
};
struct residue {
	const struct shape *s;
	struct piece *piece;		/* [piece] the first nedge are the edges */
	uint32_t npiece;
	struct lp lp;
	uint32_t *piece_of;		/* [col] */
	uint32_t *row_max, *row_total, *row_entry, *row_fact;	/* [loop], [further row]: row of lp or WB_NONE */
};
/** wb_residue_build - the rest of the program after @c as a linear program; contracted, unless @integers. */
void wb_residue_build(struct wb_arena *a, struct collapse *c, bool integers, struct residue *r);
/** wb_residue_counts - edge counts from column values; false if one does not fit. */
bool wb_residue_counts(struct wb_arena *a, const struct residue *r, const uint64_t *x, uint64_t *count);

/* ---- certify.c --------------------------------------------------------------------------- */
/* What the solver proposes, per loop and further row: rounded numbers, or exact ones. */
struct guess {
	double *max, *total, *entry, *row;
	const struct wb_certificate *exact;	/* if not NULL, instead */
};
/** wb_certify - fills @out with rational multipliers near @g, and the least bound that they prove. @keep: uses the
 * proposed multipliers of loops if they prove anything; otherwise they are computed structurally. WB_SOLVER: they prove
 * nothing. WB_OVERFLOW: the bound does not fit. Nothing is reported. */
enum wb_status wb_certify(
	struct wb_arena *a, const struct shape *s, const struct guess *g, bool keep, struct wb_certificate *out);

/** wb_certificate_new - space for the multipliers of @p, all 0 over 1. */
struct wb_certificate *wb_certificate_new(struct wb_arena *a, const struct wb_flow *p);

/* ---- solve.c ------------------------------------------------------------------------------- */
/** wb_too_large - reports that the cost of loop @l (nloop: of the function) does not fit; WB_OVERFLOW. */
enum wb_status wb_too_large(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn, uint32_t l);

/* ---- residue.c ----------------------------------------------------------------------------- */
/** wb_residue_solve - bounds the rest of a program that @c has collapsed in part; errors are reported. */
enum wb_status wb_residue_solve(
	struct wb_ctx *cx, const struct wb_fn *fn, struct collapse *c, bool integers, struct wb_ipet *out);

/* ---- conflict.c ---------------------------------------------------------------------------- */
/** wb_conflict_report - names a minimal set of facts that contradict each other. @integers: that no integer point
 * fulfils. */
void wb_conflict_report(struct wb_ctx *cx, const struct wb_fn *fn, const struct residue *r, bool integers);

/* ---- refuse.c ------------------------------------------------------------------------ */
/** wb_refuse - reports what makes any bound impossible; WB_OK: nothing does. @fn may be NULL. */
enum wb_status wb_refuse(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn);
/** wb_refuse_unbounded - reports every loop without a bound of its own; how many. */
uint32_t wb_refuse_unbounded(struct wb_ctx *cx, const struct shape *s, const struct wb_fn *fn);

#endif
