/* wavebound/share.h -- several tasks on one GPU: queues, dispatch, response times.
 *
 * A system is a device, the kernels, and the tasks that launch them. Times are
 * nanoseconds in 64 bits. The rules are those of wavebound-sharing(7): NVIDIA's
 * primary queue (rules A to D), AMD's queues, ACEs, shader engines and workload
 * managers. Source: Otterness, "Developing Real-Time GPU-Sharing Platforms for
 * Artificial-Intelligence Applications", 2022, chapters 3, 4 and 6.
 */
#ifndef WAVEBOUND_SHARE_H
#define WAVEBOUND_SHARE_H

#include "wavebound/base.h"
#include "wavebound/diag.h"

#define WB_SHARE_MOST_UNITS 1024u	/* SMs or CUs of a device */
#define WB_SHARE_MOST_BLOCKS ((uint32_t)1 << 22)	/* of one simulated run, all launches together */
#define WB_SHARE_MOST_TIME ((uint64_t)1000000000 * 1000000)	/* ns; of each time in the input */
#define WB_SHARE_WAVE 64u		/* threads that free their resources together (AMD) */
#define WB_SHARE_NO_TIME UINT64_MAX	/* no deadline, no period, no bound */

/* ---- the system ----------------------------------------------------------------------- */
enum wb_share_kind { WB_SHARE_NVIDIA, WB_SHARE_AMD };
enum wb_share_resource { WB_ROOM_THREADS, WB_ROOM_REGISTERS, WB_ROOM_LDS, WB_ROOM_SLOTS, WB_ROOM_RESOURCES };

struct wb_share_device {
	const char *name;
	enum wb_share_kind kind;
	uint32_t engines, units;	/* shader engines, CUs of each; NVIDIA: 1, SMs */
	uint32_t room[WB_ROOM_RESOURCES];	/* of a unit; UINT32_MAX: no limit */
	uint64_t slice_ns;		/* time slice of a context, or of a set of queues */
	bool mps;			/* NVIDIA: contexts run concurrently */
	uint32_t aces, slots, reserved;	/* AMD: ACEs; queue slots of each; slots of all ACEs that others use */
	uint32_t pool;			/* AMD: HSA queues that the streams of a process share */
	bool oversubscribe;		/* AMD: more queues than slots share them by time slices; else an error */
};

struct wb_share_kernel {
	const char *name;
	uint32_t blocks;
	uint32_t need[WB_ROOM_RESOURCES];	/* of a block */
	uint64_t time_ns;		/* of a block, at most */
	uint64_t first_ns;		/* until the first wave of a block ends and frees its threads and registers */
	const char *object, *function, *launch, *facts, *machine;	/* object NULL: time_ns was given */
	uint32_t mhz;			/* of the device, for the cycles of an object */
	struct wb_loc loc;
};

/* The units that a stream may use, in HIP's order: bit i is CU i / engines of shader engine i % engines. */
struct wb_share_mask {
	uint64_t word[WB_SHARE_MOST_UNITS / 64];
};

struct wb_share_lock {			/* k-exclusion, FIFO */
	const char *name;
	uint32_t k;
	bool per_kernel;		/* held for one launch until it is complete; else for the job */
	const struct wb_share_mask *mask;	/* [k] partition of each slot; NULL: no partitions */
	struct wb_loc loc;
};

struct wb_share_stream {
	const char *name;
	uint32_t process;
	uint32_t task;			/* WB_NONE: the NULL stream of the process */
	bool is_null, nonblocking;	/* nonblocking: neither waits for the NULL stream nor delays it */
	bool masked;
	struct wb_share_mask mask;
	struct wb_loc loc;
};

enum wb_share_op_kind {
	WB_SHARE_LAUNCH, WB_SHARE_STREAM_SYNC, WB_SHARE_DEVICE_SYNC, WB_SHARE_FREE,
	WB_SHARE_ALLOCATE, WB_SHARE_COPY, WB_SHARE_SLEEP,	/* these three only cost time */
};
struct wb_share_op {
	enum wb_share_op_kind kind;
	uint32_t stream, kernel;	/* of a launch; stream of a stream-sync */
	uint64_t time_ns;		/* on the host, before all other effects */
	struct wb_loc loc;
};

struct wb_share_task {
	const char *name;
	const char *log_name;		/* of the measuring framework, or NULL */
	uint32_t process, lock;		/* lock: WB_NONE if none */
	uint64_t release_ns;
	uint64_t period_ns;		/* WB_SHARE_NO_TIME: the next job starts when the last one ends */
	uint64_t jobs;			/* UINT64_MAX: no limit */
	uint64_t deadline_ns;		/* after the release of each job */
	WB_VEC(struct wb_share_op) op;
	struct wb_loc loc;
};

struct wb_share_system {
	const char *name;
	struct wb_share_device device;
	uint64_t horizon_ns;		/* no job is released from here on */
	WB_VEC(struct wb_share_kernel) kernel;
	WB_VEC(struct wb_share_lock) lock;
	WB_VEC(struct wb_share_stream) stream;
	WB_VEC(struct wb_share_task) task;
	WB_VEC(const char *) process;
	struct wb_loc loc;
};

/** wb_share_read - reads the system description in @file, wavebound-system(5). WB_BAD_INPUT: every error was reported
 * with its position. */
enum wb_status wb_share_read(struct wb_ctx *cx, uint16_t file, struct wb_share_system **out);
/** wb_share_check - checks, once the times of all kernels are known, that blocks and queues fit. Errors are reported.
 */
enum wb_status wb_share_check(struct wb_ctx *cx, const struct wb_share_system *s);
/** wb_share_device_find - a built-in device: "jetson-tx2", "radeon-vii"; false if there is none. */
bool wb_share_device_find(const char *name, struct wb_share_device *out);
/** wb_share_parse_time - "250ms", "0.25 s", "10us", "7ns"; false if malformed, finer than 1 ns or above
 * WB_SHARE_MOST_TIME. */
bool wb_share_parse_time(const char *text, uint64_t *ns);
/** wb_share_time_text - the shortest exact text of @ns, "0.25 s", in @a. */
const char *wb_share_time_text(struct wb_arena *a, uint64_t ns);
/** wb_share_parse_mask - "all", "packed N [from K]", "distributed N [from K]", "bits 0-3,7", "0xff". False if
 * malformed or beyond the device. */
bool wb_share_parse_mask(const struct wb_share_device *d, const char *text, struct wb_share_mask *out);
/** wb_share_mask_has - whether @unit (engine * units + CU) is in @m. */
bool wb_share_mask_has(const struct wb_share_device *d, const struct wb_share_mask *m, uint32_t unit);
/** wb_share_fit - how many blocks of @k an empty unit holds; 0: none fits. */
uint32_t wb_share_fit(const struct wb_share_device *d, const struct wb_share_kernel *k);

/* ---- files of the measuring framework (Figures 3.7 and 3.8) ------------------------------------ */
/** wb_share_read_config - a system from a JSON configuration. Each benchmark becomes a task with a stream and a kernel
 * whose blocks take additional_info ns. */
enum wb_status wb_share_read_config(
	struct wb_ctx *cx, uint16_t file, const struct wb_share_device *device, struct wb_share_system **out);
struct wb_share_measurement {		/* one kernel launch that was measured */
	const char *label, *kernel;
	uint32_t blocks;
	uint64_t launched_ns, start_ns, end_ns;	/* of the call; of the first and last block */
	uint64_t longest_ns;		/* of a block */
};
struct wb_share_measured {
	WB_VEC(struct wb_share_measurement) at;
};
/** wb_share_read_measured - adds the measurements of a JSON result: one object, or a list of them. */
enum wb_status wb_share_read_measured(struct wb_ctx *cx, uint16_t file, struct wb_share_measured *out);

/* ---- queues of an AMD device ------------------------------------------------------------ */
struct wb_share_queue {			/* an HSA queue */
	uint32_t process, ace;
	/* of a queue with a mask: its stream, and the slot of the task's lock, or WB_NONE */
	uint32_t stream, slot;
	bool masked;
	struct wb_share_mask mask;
};
struct wb_share_queues {
	WB_VEC(struct wb_share_queue) queue;
	uint32_t *of;			/* [stream * slots + slot] its queue */
	uint32_t slots;			/* most slots of a lock, at least 1 */
};
/** wb_share_queues - finds the queue of each stream. A stream with a mask has its own; the others share the pool of
 * their process. Queue q is served by ACE q % aces. */
void wb_share_queues(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_queues *out);

/* ---- simulation ------------------------------------------------------------------------- */
/* Choices that the hardware leaves open. Every function may be NULL; then the choice named below is made. */
enum wb_share_choice {
	WB_SHARE_PICK_UNIT,		/* of the units with room: fewest resident threads, lowest number */
	WB_SHARE_PICK_EVENT,		/* of the events of one instant: blocks that end, then tasks in order */
	WB_SHARE_PICK_DISPATCH,		/* 0: dispatch after all events of an instant; 1: also between them */
	WB_SHARE_PICK_HEAD,		/* NVIDIA, of the heads of streams that may enter: in order of launch */
	WB_SHARE_PICK_ACE,		/* of the ACEs that a workload manager could serve: least recently served */
	WB_SHARE_PICK_QUEUE,		/* AMD, of the queues of an ACE that may deal a block: in turn */
};
struct wb_share_free {
	void *user;
	/* below n; of heads, ACEs and queues: 0 takes that of @task, which is the n-th; else WB_NONE */
	uint32_t (*pick)(void *user, enum wb_share_choice what, uint32_t n, uint32_t task);
	uint64_t (*block_time)(void *user, uint32_t task, uint64_t most_ns);	/* at most @most_ns; on the host: */
	uint64_t (*host_time)(void *user, uint32_t task, uint64_t most_ns);
};

struct wb_share_block {
	uint32_t unit;			/* WB_NONE: not started */
	uint64_t start_ns, end_ns;
};
struct wb_share_run {			/* one launch of one job */
	uint32_t task, op, kernel, stream, slot;	/* slot: of the task's lock, or WB_NONE */
	uint32_t domain;		/* runs of different domains never share units (time slices of contexts) */
	uint64_t job;
	uint64_t called_ns, launched_ns;	/* the call; when it returned */
	uint64_t entered_ns;		/* NVIDIA: enters the primary queue. AMD: may dispatch its first block */
	uint64_t entered;		/* number of that event, to break ties */
	uint64_t complete_ns;
	uint32_t first, blocks;		/* in wb_share_log.block */
};
struct wb_share_job {
	uint32_t task;
	uint64_t job;
	uint64_t release_ns, start_ns, end_ns;
};
struct wb_share_log {
	WB_VEC(struct wb_share_run) run;	/* in order of launch */
	WB_VEC(struct wb_share_block) block;
	WB_VEC(struct wb_share_job) job;	/* in order of release */
	uint64_t end_ns;
};
/** wb_share_simulate - simulates @s by the rules. @f NULL: all choices as named above.
 * Errors, reported: WB_REFUSED, too many blocks; WB_OVERFLOW. */
enum wb_status wb_share_simulate(
	struct wb_ctx *cx, const struct wb_share_system *s, const struct wb_share_free *f, struct wb_share_log *out);

/* ---- bounds ------------------------------------------------------------------------------- */
struct wb_share_bound {
	uint64_t response_ns;		/* of any job, from its release; WB_SHARE_NO_TIME: none */
	uint64_t until_horizon_ns;	/* the same, of jobs that are released before the horizon */
	const char *why;		/* no bound: the reason, with the pitfall */
	struct wb_loc where;		/* where the reason is */
	uint64_t *kernel_ns;		/* [op] of a launch: from its earliest start until it is complete */
};
struct wb_share_bounds {
	struct wb_share_bound *task;	/* [task] */
};
/** wb_share_bound_all - response-time bounds of all tasks; proofs in wavebound-sharing(7).
 * Sound: no execution by the rules exceeds them, whatever the choices, and for all block times up to time_ns. */
void wb_share_bound_all(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_bounds *out);

/* ---- advice ------------------------------------------------------------------------------- */
struct wb_share_advice {
	const char *what, *change;	/* the problem; the remedy */
	struct wb_loc loc;
	const struct wb_share_system *after;	/* with the change made; NULL: we cannot make it */
};
struct wb_share_advices {
	WB_VEC(struct wb_share_advice) at;
};
/** wb_share_advise - known pitfalls in @s, and partitions that meet the deadlines. To see whether a change helps,
 * simulate and bound its .after. */
void wb_share_advise(struct wb_ctx *cx, const struct wb_share_system *s, struct wb_share_advices *out);

#endif
