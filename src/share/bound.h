/* src/share/bound.h -- what bound.c, kernel_bound.c and weight.c share. */
#ifndef WAVEBOUND_SRC_SHARE_BOUND_H
#define WAVEBOUND_SRC_SHARE_BOUND_H

#include "private.h"

/* A sum of times that may be unknown: WB_SHARE_NO_TIME stays what it is, and is what does not fit. */
static inline uint64_t
wb_share_plus(uint64_t a, uint64_t b)
{
	uint64_t r = WB_SHARE_NO_TIME;

	return a == WB_SHARE_NO_TIME || b == WB_SHARE_NO_TIME || !wb_add_u64(a, b, &r) ? WB_SHARE_NO_TIME : r;
}
static inline uint64_t
wb_share_times(uint64_t a, uint64_t b)
{
	uint64_t r = WB_SHARE_NO_TIME;

	return !a || !b ? 0 :
		a == WB_SHARE_NO_TIME || b == WB_SHARE_NO_TIME || !wb_mul_u64(a, b, &r) ? WB_SHARE_NO_TIME :
											  r;
}
static inline uint64_t wb_share_max(uint64_t a, uint64_t b) { return a > b ? a : b; }

/* The first thing that hinders a bound. */
struct why {
	const char *text;
	struct wb_loc where;
};

/* State of the analysis. */
struct bounding {
	struct wb_ctx *cx;
	const struct wb_share_system *s;
	struct wb_share_queues q;	/* AMD */
	struct wb_share_mask all;
	bool turns;			/* AMD: queues have time slices */
	/* [task][slot * operations + op] bound from when the run may start until it is complete */
	uint64_t **kernel;
	uint64_t *response;		/* [task] as assumed for the others in this round */
	uint64_t visits;		/* of operations, so far */
	bool *used;			/* [kernel] scratch */
	wb_u128 *most;			/* [stream] scratch, 0 between uses */
};

/** wb_share_slots_of - slots that differ for @task: those of its lock that are partitions, else 1. */
uint32_t wb_share_slots_of(const struct wb_share_system *s, uint32_t task);
/** wb_share_kernel_bound - launch @op of @task under slot @slot; WB_SHARE_NO_TIME with *why. */
uint64_t wb_share_kernel_bound(struct bounding *b, uint32_t task, uint32_t op, uint32_t slot, struct why *why);

/* ---- weights ---- */
#define WEIGHT_ONE ((uint64_t)1 << 30)
/* A unit without room for any block of the kernels at hand holds blocks whose weights add up to WEIGHT_ONE or more. */
struct weights {
	/* least use of the resource that leaves no room; 0: never lacks, or another one always lacks as well */
	uint64_t den[WB_ROOM_RESOURCES];
};
/** wb_share_weights - for the kernels in @used ([kernel]). */
struct weights wb_share_weights(const struct wb_share_system *s, const bool *used);
/** wb_share_weight - of a block; rounded up. */
uint64_t wb_share_weight(const struct weights *w, const struct wb_share_kernel *k);
/** wb_share_work - weight x time of @blocks blocks of @k. */
wb_u128 wb_share_work(const struct weights *w, const struct wb_share_kernel *k, uint64_t blocks);

#endif
