/* passes/pws/plan.h -- the nest of loops and arms, evaluated inner regions first. Shared by passes/pws/. */
#ifndef WAVEBOUND_PASSES_PWS_PLAN_H
#define WAVEBOUND_PASSES_PWS_PLAN_H

#include "../passes.h"
#include "wavebound/pws.h"

enum pws_kind {
	PWS_FUNCTION,
	PWS_LOOP,		/* index: loop */
	PWS_BRANCH,		/* index: branch; holds u, BSB(u) and two arms */
	PWS_ARM,		/* index: branch; the then or the else of it    */
};
/* An item of a region: a block, or an inner region, by its entry block. */
struct pws_item {
	uint32_t block;
	uint32_t region;	/* WB_NONE: the block itself */
};
/* An exit of a loop: the length from behind the first execution of the header, without the cost of dst. */
struct pws_exit {
	uint32_t dst;		/* WB_NONE: the end of the program */
	uint64_t cycles;
};
struct pws_region {
	uint8_t kind;		/* enum pws_kind */
	uint32_t index, parent, entry;
	uint32_t item, nitem;	/* in plan.item, ascending by block: a topological order */
	/* [column] FUNCTION: all of it. LOOP: one iteration. BRANCH: from behind the cost of u to the entry of
	 * RECONV(u). ARM: from behind the cost of its entry to the entry of its target */
	uint64_t *cycles;
};

/* The lengths that make up a branch. */
struct pws_lengths {
	uint64_t skip, then;	/* from u to behind the cost of BSB(u): skipping the then arm, through it */
	uint64_t pass, other;	/* from there to the entry of RECONV(u): skipping the else arm, through it */
};
/* Chooses the cost of a branch in @column; pws_split and pws_serial compute those of its two executions. */
struct wb_pws_plan;
typedef uint64_t pws_rule(const struct wb_pws_plan *pl, uint32_t branch, uint32_t column, const void *arg);

struct wb_pws_plan {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_pws *pws;
	struct pws_region *region; uint32_t nregion;	/* inner ones first; the function is last */
	struct pws_item *item;
	uint32_t *of_loop, *of_branch, *of_arm;	/* [loop], [branch], [2 * branch + 1 if it is the else]: region */
	uint32_t most_columns;
	uint64_t *at;			/* [block] longest path to an item of the current region; PWS_NEVER: none */
	uint32_t *slot;			/* [block + 1] which exit of the current loop leads there */
	struct pws_exits {
		struct pws_exit *at;
		uint32_t n;
	} *exits;			/* [loop * most_columns + column] */
	const struct wb_pws_costs *costs;
};
/* There is no path. No length is this number: one that does not fit is UINT64_MAX (wb_pws_costs). */
#define PWS_NEVER (UINT64_MAX - 1)

/** pws_columns - makes space for @n columns. */
void pws_columns(struct wb_pws_plan *pl, uint32_t n);
/** pws_evaluate - computes cycles and exits of all regions, for columns 0 .. @ncolumn - 1. Returns the function's in
 * column 0. */
uint64_t pws_evaluate(
	struct wb_pws_plan *pl, const struct wb_pws_costs *c, uint32_t ncolumn, pws_rule *rule, const void *arg);
/** pws_repeated - the cycles of all iterations of @loop but the last one, in @column. */
uint64_t pws_repeated(const struct wb_pws_plan *pl, uint32_t loop, uint32_t column);
/** pws_lengths - the lengths of @branch, with its arms in columns @then and @other. */
struct pws_lengths pws_lengths(const struct wb_pws_plan *pl, uint32_t branch, uint32_t then, uint32_t other);
uint64_t pws_serial(struct pws_lengths w);
uint64_t pws_split(struct pws_lengths w, uint64_t split);
uint64_t pws_add(uint64_t a, uint64_t b);

enum pws_part { PWS_THEN, PWS_BSB, PWS_ELSE, PWS_NEITHER };
/** pws_part_of - the part of branch @u that block @b is in: an arm, or BSB(u). */
static inline enum pws_part
pws_part_of(const struct wb_fn *fn, const struct wb_pws_branch *u, uint32_t b)
{
	return b == u->bsb ? PWS_BSB : wb_dominates(fn->dom, u->succ, b) ? PWS_THEN :
		wb_dominates(fn->dom, u->bsb_succ, b) ? PWS_ELSE : PWS_NEITHER;
}
/** pws_names_exec - whether @i reads (@how WB_USE) or writes (WB_DEF) EXEC. */
bool pws_names_exec(const struct wb_fn *fn, const struct wb_inst *i, uint8_t how);
/** pws_is_scalar - whether @i does the same whatever lanes are on. A vector instruction does not: what it writes to
 * scalars depends on its lanes. */
bool pws_is_scalar(const struct wb_inst *i);
/** pws_check_meaning - sets `unsplittable` of each branch (safe.c). @m: for callees; may be NULL. */
void pws_check_meaning(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_module *m, struct wb_pws *p);
/** pws_check_lanes - the same, for lanes that the arms share (lanes.c). */
void pws_check_lanes(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_pws *p);
/** pws_check_code - sets code_wrong, code_loc and code_alive of @p (code.c). */
void pws_check_code(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_pws *p);

#endif
