/* passes/pws/plan.h -- the nest of loops and arms, evaluated from the inside out. Shared by pws_*.c. */
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
/* An item of a region: a block of its own, or a region inside it by its entry block. */
struct pws_item {
	uint32_t block;
	uint32_t region;	/* WB_NONE: the block itself */
};
/* A way out of a loop: from after the header's first execution, without the cost of dst. */
struct pws_exit {
	uint32_t dst;		/* WB_NONE: the end of the program */
	uint64_t cycles;
};
struct pws_region {
	uint8_t kind;		/* enum pws_kind */
	uint32_t index, parent, entry;
	uint32_t item, nitem;	/* in plan.item, ascending by block: a topological order */
	uint64_t *cycles; /* [column] FUNCTION: all of it. LOOP: one iteration. BRANCH: from after u's own cost to the
			     entry of RECONV(u). ARM: from after the entry's cost to the target's entry */
};

/* The lengths from which a branch is made up. */
struct pws_ways {
	uint64_t skip, then;	/* from u to after the cost of BSB(u): past the then arm, through it */
	uint64_t pass, other;	/* from there to the entry of RECONV(u): past the else arm, through it */
};
/* Decides what a branch costs in @column; pws_split and pws_serial say what the two paths of running it cost. */
struct wb_pws_plan;
typedef uint64_t pws_rule(const struct wb_pws_plan *pl, uint32_t branch, uint32_t column, void *arg);

struct wb_pws_plan {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_pws *pws;
	struct pws_region *region; uint32_t nregion;	/* inner ones first; the function is the last */
	struct pws_item *item;
	uint32_t *of_loop, *of_branch, *of_arm[2];	/* [loop], [branch]: region */
	uint32_t ncolumn, most_columns;
	uint64_t *at;			/* [block] longest path to an item of the region at work; PWS_NEVER: none */
	uint32_t *slot;			/* [block + 1] which exit of the loop at work leads there */
	struct pws_exits {
		struct pws_exit *at;
		uint32_t n;
	} *exits;			/* [loop * most_columns + column] */
	const struct wb_pws_costs *costs;
};
#define PWS_NEVER (UINT64_MAX - 1)	/* lengths stop at UINT64_MAX, see wb_pws_costs; no way at all is told apart */

/** pws_columns - makes room for @n columns. */
void pws_columns(struct wb_pws_plan *pl, uint32_t n);
/** pws_evaluate - fills cycles and exits of all regions for columns 0 .. ncolumn - 1. Returns the function's in column
 * 0. */
uint64_t pws_evaluate(
	struct wb_pws_plan *pl, const struct wb_pws_costs *c, uint32_t ncolumn, pws_rule *rule, void *arg);
/** pws_ways - of @branch, arms taken from the columns @then and @other. */
struct pws_ways pws_ways(const struct wb_pws_plan *pl, uint32_t branch, uint32_t then, uint32_t other);
uint64_t pws_serial(struct pws_ways w);
uint64_t pws_split(struct pws_ways w, uint64_t split);
uint64_t pws_add(uint64_t a, uint64_t b);

enum pws_part { PWS_THEN, PWS_BSB, PWS_ELSE, PWS_NEITHER };
/** pws_part_of - which part of branch @u block @b is of: its arms, or BSB(u). */
static inline enum pws_part
pws_part_of(const struct wb_fn *fn, const struct wb_pws_branch *u, uint32_t b)
{
	return b == u->bsb ? PWS_BSB : wb_dominates(fn->dom, u->succ, b) ? PWS_THEN :
		wb_dominates(fn->dom, u->bsb_succ, b) ? PWS_ELSE : PWS_NEITHER;
}
/** pws_names_exec - whether @i reads (@how WB_USE) or writes (WB_DEF) EXEC. */
bool pws_names_exec(const struct wb_fn *fn, const struct wb_inst *i, uint8_t how);
/** pws_is_scalar - does the same whatever lanes there are: no vector instruction, which writes into scalars what its
 * lanes say. */
bool pws_is_scalar(const struct wb_inst *i);
/** pws_check_meaning - fills `unsplittable` of each branch (safe.c). @m: what calls are looked up in; may be NULL. */
void pws_check_meaning(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_module *m, struct wb_pws *p);
/** pws_check_lanes - the same, for what passes between the lanes of the arms (lanes.c). */
void pws_check_lanes(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_pws *p);
/** pws_check_code - fills in code_wrong, code_loc and code_alive of @p (code.c). */
void pws_check_code(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_pws *p);

#endif
