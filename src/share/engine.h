/* src/share/engine.h -- the state of a simulated run, shared by host.c, nvidia.c, amd.c and simulate.c.
 *
 * Nothing here is seen outside of the simulator.
 */
#ifndef WAVEBOUND_SRC_SHARE_ENGINE_H
#define WAVEBOUND_SRC_SHARE_ENGINE_H

#include "private.h"

/* First in, first out; the front is at.at[head]. */
struct fifo {
	WB_VEC(uint32_t) at;
	uint32_t head;
};
static inline bool fifo_empty(const struct fifo *f) { return f->head == f->at.n; }
static inline uint32_t fifo_front(const struct fifo *f) { return f->at.at[f->head]; }

/* The next event of a block, or of a task. Events at one instant are in the order of their keys. */
struct event {
	uint64_t at, key;
	uint32_t id, index, wave;	/* run, block and wave; or task */
};
struct heap {
	WB_VEC(struct event) at;
};

/* Units that hold blocks together: the whole device, or what one context sees of it during its time slice. */
struct domain {
	struct heap heap;	/* in time of its own, which stands still during slices of another domain */
	uint64_t behind_ns;	/* active: real time - own time; else: own time when it stopped */
	uint32_t (*used)[WB_ROOM_RESOURCES];	/* [unit] */
	struct fifo primary;	/* NVIDIA */
	uint32_t live;		/* runs that have entered and are not complete */
};

/* The progress of a launch, besides what is in the log. */
struct live {
	uint32_t next;		/* first block that is not dealt or started */
	uint32_t started, done;
	uint32_t before;	/* the launch before it in its stream, or WB_NONE */
	uint32_t engine;	/* AMD: that gets the next block */
	bool entered, complete;
};

/* What a task waits for. */
enum host_state {
	HOST_IDLE,		/* the release of its next job */
	HOST_READY,		/* nothing: it is in the queue of tasks that can go on */
	HOST_TIME,		/* the time that its operation takes */
	HOST_LOCK,		/* a slot of its lock */
	HOST_CALL,		/* the right to launch or to free */
	HOST_STREAM,		/* a run: the last one of a stream */
	HOST_CUT,		/* all runs of its process that were launched before a point in time */
	HOST_KERNEL,		/* the run that it launched under its lock */
	HOST_END,		/* all runs of its job */
	HOST_DONE		/* nothing: it has no further job */
};
/* The next step of an operation: pass its time, take the lock of its launch, get the right to call, call, wait. */
enum phase { PHASE_TIME, PHASE_LOCK, PHASE_CALL, PHASE_ACT, PHASE_WAIT };
struct host {
	enum host_state state;
	enum phase phase;
	uint32_t op;
	uint64_t job, release_ns, called_ns;
	uint32_t log;		/* of the job */
	uint32_t cut;		/* waits for all runs of the process before this one */
	uint32_t run;		/* waits for this one */
	uint32_t open;		/* runs that are not complete */
	uint32_t slot;		/* of the lock, WB_NONE if not held */
};

struct process {
	/* runs that may not be complete, in order of launch; all, those of blocking streams, of the NULL stream */
	struct fifo all, blocking, null;
	struct fifo callers;	/* tasks that wait to launch or free, because of a free */
	uint32_t freeing;	/* task that frees, or WB_NONE */
};
struct lock {
	struct fifo waiting;
	uint32_t *holder;	/* [slot] task or WB_NONE */
};

/* AMD */
struct ace {
	uint32_t *staged;	/* [engine] run whose block waits there, or WB_NONE */
	uint32_t *block;	/* [engine] that block */
	WB_VEC(uint32_t) queue;
	uint32_t last;		/* index of the queue that dealt last */
};
struct amd {
	struct wb_share_queues q;
	struct fifo *packets;	/* [queue] */
	struct ace *ace;
	uint64_t *served;	/* [engine * aces + ace] when a block was placed for it last */
	bool *dirty;		/* [engine] something may fit now */
	uint64_t ticks;
	uint32_t set;		/* of queues that have the slots */
	bool again;		/* a run without blocks is over, which may let another queue go on */
	struct wb_share_mask all;
};

struct sim {
	struct wb_ctx *cx;
	const struct wb_share_system *s;
	const struct wb_share_free *free;
	struct wb_share_log *log;
	uint64_t now_ns, seq, entries;
	struct domain *domain;
	uint32_t ndomain, active;	/* WB_NONE: none has work */
	uint64_t slice_ends_ns;	/* WB_SHARE_NO_TIME: there are no slices */
	struct heap wake;		/* tasks */
	struct fifo ready;		/* tasks that can go on */
	struct host *host;
	struct process *process;
	struct lock *lock;
	uint32_t *last;			/* [stream] its last run, or WB_NONE */
	struct fifo *stream;		/* [stream] runs that are not complete */
	WB_VEC(struct live) live;	/* [run] */
	struct amd amd;
	uint32_t open;			/* runs that are not complete */
	bool overflow, full;
};

void fifo_put(struct sim *z, struct fifo *f, uint32_t id);
/** fifo_take - removes and returns the front. */
uint32_t fifo_take(struct fifo *f);
void heap_put(struct sim *z, struct heap *h, struct event e);
struct event heap_take(struct heap *h);
uint32_t sim_pick(const struct sim *z, enum wb_share_choice what, uint32_t n, uint32_t task);
/** sim_later - @ns after @from_ns; notes an overflow. */
uint64_t sim_later(struct sim *z, uint64_t from_ns, uint64_t ns);
uint32_t sim_domain_of(const struct sim *z, uint32_t process);

/** sim_unit - a unit from @first to @end of the domain, in @mask if not NULL, with room for a block of @k, or
 * WB_NONE. */
uint32_t sim_unit(const struct sim *z, const struct domain *d, const struct wb_share_kernel *k, uint32_t first,
	uint32_t end, const struct wb_share_mask *mask);
void sim_start_block(struct sim *z, uint32_t run, uint32_t block, uint32_t unit);
/** sim_enter - the run may start blocks from now on. */
void sim_enter(struct sim *z, uint32_t run);
void sim_complete(struct sim *z, uint32_t run);
/** sim_may_enter - predecessor in the stream complete, and no conflict with the NULL stream. */
bool sim_may_enter(struct sim *z, uint32_t run);

/* ---- host.c ---- */
void host_start(struct sim *z);
void host_wake(struct sim *z, uint32_t task);
/** host_run - the task goes on until it has to wait. */
void host_run(struct sim *z, uint32_t task);
/** host_completed - tasks that waited for @run go on. */
void host_completed(struct sim *z, uint32_t run);

/* ---- nvidia.c, amd.c ---- */
void nvidia_launched(struct sim *z, uint32_t run);
/** nvidia_refresh - after a completion: heads of the streams of @process that may enter now. */
void nvidia_refresh(struct sim *z, uint32_t process);
void nvidia_dispatch(struct sim *z);
void amd_start(struct sim *z);
void amd_launched(struct sim *z, uint32_t run);
void amd_dispatch(struct sim *z);
/** amd_next_slice - the next set of queues gets the slots. */
void amd_next_slice(struct sim *z);

#endif
