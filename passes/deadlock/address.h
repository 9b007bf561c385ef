/* passes/deadlock/address.h -- what the files about addresses share. */
#ifndef WAVEBOUND_PASSES_DEADLOCK_ADDRESS_H
#define WAVEBOUND_PASSES_DEADLOCK_ADDRESS_H

#include "deadlock.h"

#define OBJECT_UNKNOWN WB_OBJECT_UNKNOWN
#define OBJECT_NONE UINT64_C(0)
#define OBJECT_PROGRAM WB_OBJECT_PROGRAM
#define OBJECT_LAUNCH (UINT64_C(1) << 62)	/* what the launch fills, and nobody writes */
#define MOST_OBJECTS 61u		/* arguments that can be distinguished */

/* A value that is traced back; the instruction that reads it, maybe through merges; and whether none of these merges is
 * at a loop header. */
struct origin {
	uint32_t v, use, straight;
};

struct wb_addresses {
	struct address **of_inst;	/* [inst] made on demand */
	WB_VEC(uint32_t) store;		/* instructions that write the stack, ascending, and WB_NONE */
	WB_VEC(struct wb_stack_bytes) stored;	/* what each one writes; of the end, all */
	struct wb_map loaded;		/* bytes that were asked for: the index of the stores that may write some */
	WB_VEC(uint32_t *) stores_of;
	struct wb_map visited;		/* origins that the query under way has visited */
	WB_VEC(struct origin) todo;
	uint64_t steps;
	bool told;			/* that they reached the limit */
	bool any_restricted;		/* some argument is `restrict` */
};

/* ---- sums (sum.c) ------------------------------------------------------------------------------ */
/** wb_sum_add - adds @v, as @use reads it. */
void wb_sum_add(struct wb_check *h, struct wb_sum *s, uint32_t v, uint32_t use);

/* ---- copies (copies.c) ------------------------------------------------------------------------- */
/** wb_found_by - the value that the lanes which read @v at @use find in the register. */
uint32_t wb_found_by(const struct wb_check *h, uint32_t v, uint32_t use);
/** wb_made - whether one instruction made @v, the first unit of its result, for all lanes that read it at @use. *d:
 * decoded. */
bool wb_made(const struct wb_check *h, uint32_t v, uint32_t use, struct wb_decoded *d);
/** wb_same_number - whether a lane that executes @use_a, then @use_b, finds the same number in @a and @b: one value, or
 * values computed in the same way from equal ones. */
bool wb_same_number(struct wb_check *h, uint32_t a, uint32_t use_a, uint32_t b, uint32_t use_b);

/* ---- objects (objects.c) ----------------------------------------------------------------------- */
/** wb_objects_of - the objects that any of the @n values, read at @use, may point into. */
uint64_t wb_objects_of(struct wb_check *h, const uint32_t *v, uint32_t n, uint32_t use);

/* ---- addresses (address.c) --------------------------------------------------------------------- */
/* The lanes that are compared: of one wave; of any two; or of any two, whose workgroups are looked at (apart.c). */
enum among { ONE_WAVE, ALL_WAVES, OF_GROUPS };
/* What the terms of a sum say of it. */
struct parts {
	struct wb_affine fixed;		/* those that are the same for all lanes at all times */
	int64_t group[3];		/* OF_GROUPS: the factors of the workgroup ids */
	struct wb_extent rest;		/* all others, and the constant; mod is 0 if it is one number */
};
struct parts wb_sum_parts(struct wb_check *h, const struct wb_sum *s, enum among lanes);

/* ---- work-items (items.c) ---------------------------------------------------------------------- */
/** wb_item_along_x - whether @v, read at @use, is the work-item id along x, and lanes of a wave have consecutive ones,
 * the first a multiple of their number. */
bool wb_item_along_x(struct wb_check *h, uint32_t v, uint32_t use);
/** wb_sum_injective - whether @s differs by @bytes or more between any two lanes, by its only term that is not uniform.
 * *same: all terms are uniform. */
bool wb_sum_injective(struct wb_check *h, const struct wb_sum *s, uint32_t bytes, bool *same);

#endif
