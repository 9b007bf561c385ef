/* passes/integer/iterations.h -- sets of lanes, for queries about loops, and the paths of lanes in an iteration
 * (iterations.c).
 */
#ifndef WAVEBOUND_PASSES_ITERATIONS_H
#define WAVEBOUND_PASSES_ITERATIONS_H

#include "../passes.h"
#include "wavebound/lanes.h"

/* Lanes at the end of a block: those of `lanes` that are in `care` (lanes.h). Any lane: ALL, ALL. */
struct wb_group {
	uint32_t lanes, care;
};
static inline struct wb_group wb_group_any(void) { return (struct wb_group){ WB_LANES_ALL, WB_LANES_ALL }; }
static inline bool wb_group_is_any(struct wb_group g) { return g.lanes == WB_LANES_ALL && g.care == WB_LANES_ALL; }

/* An iteration of a loop in which some lane is in a group at the end of a block: the lanes of the group, and their
 * paths. */
struct wb_iteration {
	uint32_t loop, block;
	struct wb_group group;
	uint32_t stamp;			/* unique, not 0 */
	uint32_t header;		/* block of the loop */
	/* [block - header] at its end: the set of lanes from which those of the group come; NONE: none passes here */
	uint32_t *at;
	uint32_t start;			/* the same at the start of the header */
	struct wb_bits edges;		/* [edge] some lane may have taken it */
};

struct wb_iterations;
/* lives in @arena; needs DOM, LOOPS, GSA and LANES */
struct wb_iterations *wb_iterations_new(struct wb_arena *arena, const struct wb_fn *fn);
/** wb_iterations_spent - whether WB_LIMIT_LANE_SETS was reached: what follows is unknown. */
bool wb_iterations_spent(const struct wb_iterations *it);
/** wb_group_along - EXEC on edge @e; wb_group_active - EXEC at @inst. */
struct wb_group wb_group_along(struct wb_iterations *it, uint32_t e);
struct wb_group wb_group_active(const struct wb_iterations *it, uint32_t inst);
/** wb_care_along - what every lane fulfils on edge @e. */
uint32_t wb_care_along(struct wb_iterations *it, uint32_t e);
/** wb_exec_in - EXEC at the start of @block, as a set. */
uint32_t wb_exec_in(const struct wb_iterations *it, uint32_t block);
/** wb_group_within, wb_group_outside - whether all lanes of @g are in @set; whether none is. Both sets must be current
 * (lanes.h). */
bool wb_group_within(const struct wb_iterations *it, struct wb_group g, uint32_t set);
bool wb_group_outside(const struct wb_iterations *it, struct wb_group g, uint32_t set);

/** wb_iteration_of - the iterations of @loop in which a lane is in @g at the end of its @block; cached. */
const struct wb_iteration *wb_iteration_of(struct wb_iterations *it, uint32_t loop, uint32_t block, struct wb_group g);
/** wb_iteration_all - whether they passed @block, and were all in @set, or all outside of it. */
bool wb_iteration_all(
	const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block, uint32_t set, bool in);
/** wb_iteration_executes - whether they passed @block, exactly once. */
bool wb_iteration_executes(const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block);
/** wb_iteration_on_at_header - whether all were on at the header. */
bool wb_iteration_on_at_header(const struct wb_iterations *it, const struct wb_iteration *r);
/** wb_iteration_takes - whether they may have reached @block by its edge @e. */
bool wb_iteration_takes(const struct wb_iterations *it, const struct wb_iteration *r, uint32_t block, uint32_t e);

/** wb_atom_set - the set of lanes for which @atom holds, by itself. */
uint32_t wb_atom_set(struct wb_iterations *it, uint32_t atom);
/** wb_compare_set - the lanes for which compare @inst held, including those that were off; WB_NONE: unknown. */
uint32_t wb_compare_set(struct wb_iterations *it, uint32_t inst);
/** wb_set_and - the intersection; WB_NONE: too large. */
uint32_t wb_set_and(struct wb_iterations *it, uint32_t a, uint32_t b);
/** wb_set_minus - the lanes in @a and not in @b; WB_NONE: too large. */
uint32_t wb_set_minus(struct wb_iterations *it, uint32_t a, uint32_t b);
/** wb_next_atom - the next atom behind @a (WB_NONE: the first) that blocks of @loop make; advances *k, the index of a
 * block, from 0 on. WB_NONE: none. */
uint32_t wb_next_atom(const struct wb_iterations *it, uint32_t loop, uint32_t *k, uint32_t a);
/* The atoms (wb_lanes.atom) that have the same value in all lanes of a group. */
struct wb_known_atom {
	uint32_t atom;
	bool holds;
	uint8_t active;			/* see wb_was_active */
};
#define WB_MOST_KNOWN 64
struct wb_known_atoms {
	struct wb_group group;
	uint32_t n;
	struct wb_known_atom at[WB_MOST_KNOWN];
};
struct wb_known_atoms *wb_group_atoms(struct wb_iterations *it, struct wb_group g);
/** wb_was_active - whether the @k-th atom is of a comparison, and all lanes of the group were on there. It is computed
 * when it is asked for. */
bool wb_was_active(struct wb_iterations *it, struct wb_known_atoms *s, uint32_t k);

#endif
