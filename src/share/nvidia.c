/* src/share/nvidia.c -- rules A to D: streams, the primary queue, greedy dispatch.
 *
 * A  A run enters the primary queue of its context when it is at the head of its stream.
 * B  It may start blocks if it is at the head of the primary queue and a unit has room for one of them.
 * C  It leaves the primary queue when no block of it is left to start.
 * D  It leaves its stream when all its blocks are complete.
 */
#include "engine.h"

/* Rule A. */
void
nvidia_launched(struct sim *z, uint32_t run)
{
	if (!sim_may_enter(z, run))
		return;
	sim_enter(z, run);
	fifo_put(z, &z->domain[z->log->run.at[run].domain].primary, run);
}

/* Rule A when rule D has made new heads. Chosen: several at once enter in order of launch. */
void
nvidia_refresh(struct sim *z, uint32_t process)
{
	uint32_t best, n;

	do {
		best = WB_NONE;
		n = 0;
		for (uint32_t k = 0; k < z->s->stream.n; k++) {
			struct fifo *f = &z->stream[k];

			while (!fifo_empty(f) && z->live.at[fifo_front(f)].complete)
				fifo_take(f);
			if (z->s->stream.at[k].process == process && !fifo_empty(f) &&
				!z->live.at[fifo_front(f)].entered && (z->free || fifo_front(f) < best) &&
				sim_may_enter(z, fifo_front(f)) &&
				(!z->free || sim_pick(z, WB_SHARE_PICK_HEAD, ++n,
						     z->log->run.at[fifo_front(f)].task) == 0))
				best = fifo_front(f);
		}
		if (best != WB_NONE)
			nvidia_launched(z, best);
	} while (best != WB_NONE);
}

void
nvidia_dispatch(struct sim *z)
{
	struct domain *d = z->active == WB_NONE ? NULL : &z->domain[z->active];

	while (d && !fifo_empty(&d->primary)) {
		uint32_t run = fifo_front(&d->primary), unit;
		const struct wb_share_run *r = &z->log->run.at[run];
		const struct wb_share_kernel *k = &z->s->kernel.at[r->kernel];
		struct live *l = &z->live.at[run];

		for (; l->next < r->blocks && (unit = sim_unit(z, d, k, 0, z->s->device.units, NULL)) != WB_NONE;
			l->next++)
			sim_start_block(z, run, l->next, unit);
		if (l->next < r->blocks)
			return;
		fifo_take(&d->primary);
		if (!r->blocks)
			sim_complete(z, run);
	}
}
