/* src/share/host.c -- what tasks do on the host: operations, synchronisation, locks.
 *
 * A task executes the operations of a job in order, until one has to wait. Launches, allocations and copies take time;
 * these operations also wait:
 *  - stream-sync: for the last launch into the stream;
 *  - device-sync: for all that the process of the task launched before;
 *  - free: for the same. Meanwhile, each launch and each free of the process waits behind it, in order;
 *  - a launch under a lock that is taken for each kernel: for the slot of the lock, and for the end of the kernel.
 *
 * The device makes kernels wait, too (simulate.c): a launch into the NULL stream waits for all that was launched before
 * into blocking streams, and holds up what is launched into these after it.
 */
#include "engine.h"

#define MOST_JOBS ((uint32_t)1 << 22)

static void
sleep_until(struct sim *z, uint32_t task, uint64_t at)
{
	heap_put(z, &z->wake,
		(struct event){ .at = at,
			.key = z->free ? (uint64_t)sim_pick(z, WB_SHARE_PICK_EVENT, 1u << 16, task) << 32 | task : task,
			.id = task });
}

static void
make_ready(struct sim *z, uint32_t task)
{
	z->host[task].state = HOST_READY;
	fifo_put(z, &z->ready, task);
}

/* ---- jobs ------------------------------------------------------------------------------------ */
/* The next job of @task: released by its period, or when the last one ended; none from the horizon on. */
static void
next_job(struct sim *z, uint32_t task)
{
	const struct wb_share_task *t = &z->s->task.at[task];
	struct host *h = &z->host[task];
	uint64_t at = !h->job ? t->release_ns :
		t->period_ns == WB_SHARE_NO_TIME ? z->now_ns :
						   sim_later(z, h->release_ns, t->period_ns);

	if (h->job == t->jobs || at >= z->s->horizon_ns || z->overflow) {
		h->state = HOST_DONE;
		return;
	}
	h->release_ns = at;
	h->state = HOST_IDLE;
	sleep_until(z, task, at > z->now_ns ? at : z->now_ns);
}

static void
begin_job(struct sim *z, uint32_t task)
{
	struct host *h = &z->host[task];

	if (z->log->job.n == MOST_JOBS)
		z->full = true;
	h->log = z->log->job.n;
	WB_PUSH(z->cx->unit, &z->log->job,
		((struct wb_share_job){
			.task = task, .job = h->job++, .release_ns = h->release_ns, .start_ns = z->now_ns }));
	h->op = 0;
	h->phase = PHASE_TIME;
	h->slot = WB_NONE;
}

void
host_start(struct sim *z)
{
	for (uint32_t k = 0; k < z->s->task.n; k++)
		next_job(z, k);
}

void
host_wake(struct sim *z, uint32_t task)
{
	struct host *h = &z->host[task];

	if (h->state == HOST_IDLE) {
		begin_job(z, task);
		h->called_ns = WB_SHARE_NO_TIME;	/* the lock of the job is still to be taken */
	}
	make_ready(z, task);
}

/* ---- k-exclusion ------------------------------------------------------------------------------ */
/* Slots go to those who wait, in order; the lowest free one first. */
static void
grant(struct sim *z, uint32_t lock)
{
	struct lock *l = &z->lock[lock];

	for (uint32_t k = 0; k < z->s->lock.at[lock].k && !fifo_empty(&l->waiting); k++)
		if (l->holder[k] == WB_NONE) {
			uint32_t task = fifo_take(&l->waiting);

			l->holder[k] = task;
			z->host[task].slot = k;
			make_ready(z, task);
		}
}

static void
acquire(struct sim *z, uint32_t task)
{
	uint32_t lock = z->s->task.at[task].lock;

	z->host[task].state = HOST_LOCK;
	fifo_put(z, &z->lock[lock].waiting, task);
	grant(z, lock);
}

static void
release(struct sim *z, uint32_t task)
{
	struct host *h = &z->host[task];
	uint32_t lock = z->s->task.at[task].lock;

	if (lock == WB_NONE || h->slot == WB_NONE)
		return;
	z->lock[lock].holder[h->slot] = WB_NONE;
	h->slot = WB_NONE;
	grant(z, lock);
}

static bool
locks(const struct sim *z, uint32_t task, bool per_kernel)
{
	uint32_t lock = z->s->task.at[task].lock;

	return lock != WB_NONE && z->s->lock.at[lock].per_kernel == per_kernel;
}

/* ---- operations --------------------------------------------------------------------------------- */
static void
launch(struct sim *z, uint32_t task, const struct wb_share_op *op)
{
	struct host *h = &z->host[task];
	const struct wb_share_kernel *k = &z->s->kernel.at[op->kernel];
	struct wb_share_run r = { .task = task,
		.op = h->op,
		.kernel = op->kernel,
		.stream = op->stream,
		.slot = h->slot,
		.job = h->job - 1,
		.called_ns = h->called_ns,
		.launched_ns = z->now_ns,
		.first = z->log->block.n,
		.blocks = k->blocks };
	uint32_t process = z->s->task.at[task].process, run = z->log->run.n;
	const struct wb_share_stream *st = &z->s->stream.at[op->stream];

	if (k->blocks > WB_SHARE_MOST_BLOCKS - z->log->block.n || run == WB_SHARE_MOST_BLOCKS) {
		z->full = true;
		return;
	}
	r.domain = sim_domain_of(z, process);
	WB_PUSH(z->cx->unit, &z->log->run, r);
	for (uint32_t b = 0; b < k->blocks; b++)
		WB_PUSH(z->cx->unit, &z->log->block, ((struct wb_share_block){ .unit = WB_NONE }));
	WB_PUSH(z->cx->unit, &z->live, ((struct live){ .before = z->last[op->stream] }));
	z->last[op->stream] = run;
	fifo_put(z, &z->stream[op->stream], run);
	fifo_put(z, &z->process[process].all, run);
	if (!st->nonblocking)
		fifo_put(z, &z->process[process].blocking, run);
	if (st->is_null)
		fifo_put(z, &z->process[process].null, run);
	h->open++;
	h->run = run;
	z->open++;
	if (z->s->device.kind == WB_SHARE_AMD)
		amd_launched(z, run);
	else
		nvidia_launched(z, run);
}

/* Whether all that the process launched before @cut is complete. */
static bool
all_before(struct sim *z, uint32_t process, uint32_t cut)
{
	struct fifo *all = &z->process[process].all;

	while (!fifo_empty(all) && z->live.at[fifo_front(all)].complete)
		fifo_take(all);
	return fifo_empty(all) || fifo_front(all) >= cut;
}

/* The right to launch or to free: false, and the task waits, while another one frees. */
static bool
may_call(struct sim *z, uint32_t task, bool frees)
{
	struct process *p = &z->process[z->s->task.at[task].process];

	if (p->freeing == task)
		return true;
	if (p->freeing != WB_NONE || (!fifo_empty(&p->callers) && fifo_front(&p->callers) != task)) {
		fifo_put(z, &p->callers, task);
		z->host[task].state = HOST_CALL;
		return false;
	}
	if (!fifo_empty(&p->callers))
		fifo_take(&p->callers);
	if (frees)
		p->freeing = task;
	return true;
}

/* The next that waited to call, if no call to free is running. */
static void
next_caller(struct sim *z, uint32_t process)
{
	struct process *p = &z->process[process];

	if (p->freeing == WB_NONE && !fifo_empty(&p->callers) && z->host[fifo_front(&p->callers)].state == HOST_CALL)
		make_ready(z, fifo_front(&p->callers));
}

/* Whether what the operation waits for has come about; else the state says what it is. */
static bool
waited(struct sim *z, uint32_t task, const struct wb_share_op *op)
{
	struct host *h = &z->host[task];
	uint32_t process = z->s->task.at[task].process, last;

	switch (op->kind) {
	case WB_SHARE_LAUNCH:
		h->state = HOST_KERNEL;
		return !locks(z, task, true) || z->live.at[h->run].complete;
	case WB_SHARE_STREAM_SYNC:
		last = h->cut;
		h->state = HOST_STREAM;
		return last == WB_NONE || z->live.at[last].complete;
	case WB_SHARE_DEVICE_SYNC:
	case WB_SHARE_FREE:
		h->state = HOST_CUT;
		return all_before(z, process, h->cut);
	default:
		return true;
	}
}

/* After the wait: what an operation releases. */
static void
finish(struct sim *z, uint32_t task, const struct wb_share_op *op)
{
	uint32_t process = z->s->task.at[task].process;

	if (op->kind == WB_SHARE_LAUNCH && locks(z, task, true))
		release(z, task);
	if (op->kind != WB_SHARE_FREE)
		return;
	z->process[process].freeing = WB_NONE;
	next_caller(z, process);
}

static uint64_t
host_time(const struct sim *z, uint32_t task, const struct wb_share_op *op)
{
	return z->free && z->free->host_time ? z->free->host_time(z->free->user, task, op->time_ns) : op->time_ns;
}

/* One operation as far as it gets; true when it is done. */
static bool
operate(struct sim *z, uint32_t task, const struct wb_share_op *op)
{
	struct host *h = &z->host[task];
	bool calls = op->kind == WB_SHARE_LAUNCH || op->kind == WB_SHARE_FREE;

	switch (h->phase) {
	case PHASE_TIME:
		h->phase = PHASE_LOCK;
		if (op->time_ns) {
			h->state = HOST_TIME;
			sleep_until(z, task, sim_later(z, z->now_ns, host_time(z, task, op)));
			return false;
		}
		/* fall through */
	case PHASE_LOCK:
		h->phase = PHASE_CALL;
		h->called_ns = z->now_ns;
		if (op->kind == WB_SHARE_LAUNCH && locks(z, task, true)) {
			acquire(z, task);
			return false;
		}
		/* fall through */
	case PHASE_CALL:
		if (calls && !may_call(z, task, op->kind == WB_SHARE_FREE))
			return false;
		/* fall through */
	case PHASE_ACT:
		h->cut = op->kind == WB_SHARE_STREAM_SYNC ? z->last[op->stream] : z->log->run.n;
		h->phase = PHASE_WAIT;
		if (op->kind == WB_SHARE_LAUNCH) {
			launch(z, task, op);
			next_caller(z, z->s->task.at[task].process);
		}
		/* fall through */
	case PHASE_WAIT:
		if (z->full || !waited(z, task, op))
			return false;
	}
	finish(z, task, op);
	h->phase = PHASE_TIME;
	return true;
}

void
host_run(struct sim *z, uint32_t task)
{
	const struct wb_share_task *t = &z->s->task.at[task];
	struct host *h = &z->host[task];

	if (h->called_ns == WB_SHARE_NO_TIME) {
		h->called_ns = z->now_ns;
		if (locks(z, task, false)) {
			acquire(z, task);
			return;
		}
	}
	while (h->op < t->op.n) {
		if (!operate(z, task, &t->op.at[h->op]))
			return;
		h->op++;
	}
	if (h->open) {
		h->state = HOST_END;
		return;
	}
	release(z, task);
	z->log->job.at[h->log].end_ns = z->now_ns;
	next_job(z, task);
}

/* ---- completions ------------------------------------------------------------------------------- */
void
host_completed(struct sim *z, uint32_t run)
{
	z->host[z->log->run.at[run].task].open--;
	for (uint32_t k = 0; k < z->s->task.n; k++) {
		const struct host *h = &z->host[k];
		bool go = h->state == HOST_END ? !h->open :
			h->state == HOST_STREAM ? z->live.at[h->cut].complete :
			h->state == HOST_KERNEL ? z->live.at[h->run].complete :
						  h->state == HOST_CUT &&
				all_before(z, z->s->task.at[k].process, h->cut);

		if (go)
			make_ready(z, k);
	}
}
