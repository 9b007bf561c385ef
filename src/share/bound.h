/* src/share/bound.h -- what the files that bound response times share. */
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

/* Latest ends of the jobs of a task, in order. */
struct schedule {
	uint64_t *end_ns;
	uint64_t n;
	bool endless;			/* jobs follow each other without a period and without an end */
};

/* State of the analysis. */
struct bounding {
	struct wb_ctx *cx;
	const struct wb_share_system *s;
	struct wb_share_queues q;	/* AMD */
	struct wb_share_mask all;
	uint32_t *units_on;		/* [queue * engines + engine] */
	bool turns;			/* AMD: queues have time slices */
	uint64_t *response;		/* [task] as assumed for the others in this round */
	uint64_t visits;		/* of operations, so far */
	bool *used, *waiting;		/* [kernel] scratch: blocks may be on units; may lack room there */
	wb_u128 *most;			/* [stream] scratch, 0 between uses */
	uint64_t *stream;		/* [stream] scratch */
	bool *null_used;		/* [process] */
	uint32_t *frees;		/* [process] tasks that free */
	bool *linked;			/* [task] its launches may wait for those into other streams */
	bool *watch;			/* [task * streams + stream] its jobs may wait for launches into that stream */
	bool *awaits;			/* [task * tasks + task] and so for launches of that other task */
	uint64_t *lock_wait;		/* [task] for the slot: of the job, or of a launch */

	/* Where each job is in time; NULL: nothing is known of that. Then the job at hand is released at from_ns or
	 * later, and what is asked about begins at entry_ns or before. */
	const struct schedule *schedule;	/* [task] */
	uint64_t from_ns, entry_ns;
};

struct launch {				/* an operation in a slot */
	uint32_t task, op, slot;
	const struct wb_share_op *at;
	const struct wb_share_kernel *k;	/* NULL: it is no launch */
};

/* ---- kernel_bound.c ---- */
/** wb_share_slots_of - slots that differ for @task: those of its lock that are partitions, else 1. */
uint32_t wb_share_slots_of(const struct wb_share_system *s, uint32_t task);
struct launch wb_share_launch(const struct bounding *b, uint32_t task, uint32_t op, uint32_t slot);
/** wb_share_concurrent - whether both may be incomplete at the same time, according to locks and streams. */
bool wb_share_concurrent(const struct wb_share_system *s, const struct launch *a, const struct launch *b);
/** wb_share_jobs - jobs of @task that may be there in a window of @ns; UINT64_MAX: any number. */
uint64_t wb_share_jobs(const struct bounding *b, uint32_t task, uint64_t ns);
/** wb_share_same_domain - whether blocks of both tasks can be on the device at one time. */
bool wb_share_same_domain(const struct wb_share_system *s, uint32_t a, uint32_t b);
/** wb_share_alone - the time of @k on the whole of an NVIDIA device. */
uint64_t wb_share_alone(const struct wb_share_system *s, const struct wb_share_kernel *k);
/** wb_share_others_slices - what the slices of other contexts add to @ns of @task's own, that begin @waits times. */
uint64_t wb_share_others_slices(const struct bounding *b, uint32_t task, uint64_t ns, uint64_t waits);
const struct wb_share_mask *wb_share_launch_mask(const struct bounding *b, const struct launch *l);
/** wb_share_queue_of - the queue of a launch; NVIDIA: 0. */
uint32_t wb_share_queue_of(const struct bounding *b, const struct launch *l);
/** wb_share_count_units - fills units_on. */
void wb_share_count_units(struct bounding *b);
/** wb_share_units_on - units that @l may use on @engine. */
static inline uint32_t
wb_share_units_on(const struct bounding *b, const struct launch *l, uint32_t engine)
{
	return b->units_on[wb_share_queue_of(b, l) * b->s->device.engines + engine];
}
/** wb_share_open_engines - engines of which @l may use units. */
uint32_t wb_share_open_engines(const struct bounding *b, const struct launch *l);
/** wb_share_dealt - how many of @blocks the @p-th of @n engines gets. */
static inline uint64_t
wb_share_dealt(uint64_t blocks, uint32_t p, uint32_t n)
{
	return blocks / n + (p < blocks % n);
}
/** wb_share_kernel_bound - launch @op of @task under slot @slot, from when it may start until it is complete;
 * WB_SHARE_NO_TIME with *why. */
uint64_t wb_share_kernel_bound(struct bounding *b, uint32_t task, uint32_t op, uint32_t slot, struct why *why);
/** wb_share_patient - false: the analysis has taken too long. */
bool wb_share_patient(const struct bounding *b);

/* ---- order.c ---- */
/** wb_share_order - fills linked, watch and awaits. */
void wb_share_order(struct bounding *b);
static inline bool
wb_share_awaits(const struct bounding *b, uint32_t task, uint32_t other)
{
	return b->awaits[(size_t)task * b->s->task.n + other];
}

/* ---- job.c ---- */
/* What a job waits for besides its own launches. */
struct way {
	uint64_t call;			/* at each launch and free */
	bool behind_own;		/* there, all its own earlier launches may be awaited, too */
	uint64_t drain;			/* at each device-sync, free and sync of the NULL stream */
	/* where launches wait for those into other streams: for those of others, each time; and for all of one job of
	 * each task of the process */
	uint64_t others, all;
	/* of a launch of @task that may start @entry after its job began, until it is complete */
	uint64_t (*run)(void *user, uint32_t task, uint32_t op, uint32_t slot, uint64_t entry);
	void *user;
	uint64_t longest;		/* written: of a launch under a lock for each kernel, until it is complete */
};
/** wb_share_per_kernel - whether @task takes its lock for each launch. */
bool wb_share_per_kernel(const struct wb_share_system *s, uint32_t task);
/** wb_share_job - from when a job of @task begins (its lock taken, if there is one for the job) until it ends: the
 * longest path along its operations. */
uint64_t wb_share_job(struct bounding *b, uint32_t task, uint32_t slot, struct way *w);

/* ---- window.c ---- */
/** wb_share_window - as wb_share_job, from all the work that may be there meanwhile; WB_SHARE_NO_TIME with *why if that
 * is too much. @op: as wb_share_kernel_bound, for this launch; else WB_NONE.
 * @alone: written: nothing else may be there. */
uint64_t wb_share_window(
	struct bounding *b, uint32_t task, uint32_t slot, uint32_t op, bool *alone, struct why *why);

/* ---- schedule.c ---- */
/** wb_share_schedule - response times (out: [task]) of the jobs that are released before the horizon, each where it is
 * in time; WB_SHARE_NO_TIME where none is found. */
void wb_share_schedule(const struct bounding *b, uint64_t *out);

/* ---- weights ---- */
#define WEIGHT_ONE ((uint64_t)1 << 30)
/* A unit without room for any block of the kernels at hand holds blocks whose weights add up to WEIGHT_ONE or more. */
struct weights {
	/* least use of the resource that leaves no room; 0: never lacks, or another one always lacks as well */
	uint64_t den[WB_ROOM_RESOURCES];
};
/** wb_share_weights - of the kernels in @used ([kernel]), on units without room for a block of one in @waiting. */
struct weights wb_share_weights(const struct wb_share_system *s, const bool *used, const bool *waiting);
/** wb_share_weight - of a block; rounded up. */
uint64_t wb_share_weight(const struct weights *w, const struct wb_share_kernel *k);
#define MOST_WORK ((wb_u128)1 << 110)	/* more is work without limit; sums of it still fit */
static inline wb_u128 wb_share_most_work(wb_u128 work) { return work < MOST_WORK ? work : MOST_WORK; }
/** wb_share_work - @weight x @ns, MOST_WORK at most. */
wb_u128 wb_share_work(wb_u128 weight, uint64_t ns);

#endif
