/* src/sim/hang.c -- proving that a run never ends.
 *
 * What:   From time to time the state of each wave (registers, program counter) is saved. When the wave reaches the
 *         same instruction again, its state is compared with the saved one: if they are equal, the wave repeats.
 *         The following events are called changes: a byte of memory or LDS gets another value; a wave ends; a barrier
 *         releases its waves; a workgroup starts; the clock or another unknown register is read. A change discards all
 *         saved states.
 * Claim:  If each wave that has not ended repeats, or waits at a barrier, then the run never ends.
 * Why:    A step of a wave depends only on its state and on memory. Suppose that a change follows, and consider the
 *         first one. Until then memory is constant. So each repeating wave executes its cycle again, in which no
 *         change happened, and each waiting wave still waits. So no change follows, under any schedule, and no wave
 *         ends.
 * Cycles: A state saved before the wave enters its cycle is never reached again. So the state is saved anew after
 *         intervals of steps that double each time (Brent, BIT 20, 1980: an improved Monte Carlo factorization
 *         algorithm).
 * Cost:   O(registers) for each comparison at equal program counters, and for each state saved; nothing while the
 *         watch is off.
 */
#include <assert.h>

#include "sim.h"

#define FIRST_WINDOW 4096u	/* instructions before the watch is first on */
#define FIRST_INTERVAL 64u	/* steps of a wave before its state is saved anew */

struct snapshot {
	uint64_t version;		/* of the watch, when it was saved */
	uint64_t renew, interval;	/* steps of the wave at which it is saved anew; steps in between */
	bool repeats;
	const struct program *prog;
	uint32_t pc, mode;
	bool index_on;
	uint8_t index_mode;
	uint32_t s[NSGPR];
	uint32_t (*v)[LANES];
};

/* The watch is on from clock 2^n to 2^n + 2^n / 8, for each 2^n from FIRST_WINDOW on; from always_from on, always. */
void
wb_sim_watch_toggle(struct wb_sim *s)
{
	struct watch *w = &s->watch;
	uint64_t window = FIRST_WINDOW;

	while (window <= s->clock / 2)
		window *= 2;
	if (s->clock < FIRST_WINDOW) {
		w->on = false;
		w->toggle = FIRST_WINDOW;
	} else if (s->clock < window + window / 8) {
		w->on = true;
		w->toggle = window + window / 8;
	} else {
		w->on = false;
		w->toggle = 2 * window;
	}
	if (w->always_from && s->clock >= w->always_from) {
		w->on = true;
		w->toggle = UINT64_MAX;
	} else if (w->always_from && w->always_from < w->toggle) {
		w->toggle = w->always_from;
	}
	wb_sim_changed(s);	/* writes are not recorded while the watch is off */
}

void
wb_sim_watch(struct wb_sim *s, uint64_t from)
{
	s->watch.always_from = from ? from : 1;
	if (s->watch.always_from < s->watch.toggle)
		s->watch.toggle = s->watch.always_from > s->clock ? s->watch.always_from : s->clock;
}

bool
wb_sim_hangs(const struct wb_sim *s)
{
	return s->watch.on && s->watch.repeating && s->watch.repeating + s->waiting == s->live;
}

bool
wb_sim_repeats(const struct wb_sim_wave *w)
{
	return w->snapshot && w->snapshot->version == w->sim->watch.version && w->snapshot->repeats;
}

/* ---- states --------------------------------------------------------------------------------- */
static void
keep(struct wb_sim_wave *w, struct snapshot *k, bool fresh)
{
	k->interval = fresh ? FIRST_INTERVAL : 2 * k->interval;
	k->renew = w->done + k->interval;
	k->version = w->sim->watch.version;
	k->repeats = false;
	k->prog = w->prog;
	k->pc = w->pc;
	k->mode = w->mode;
	k->index_on = w->index_on;
	k->index_mode = w->index_mode;
	memcpy(k->s, w->s, sizeof k->s);
	memcpy(k->v, w->v, w->nv * sizeof *k->v);
}

static bool
same(const struct wb_sim_wave *w, const struct snapshot *k)
{
	return k->pc == w->pc && k->prog == w->prog && k->mode == w->mode && k->index_on == w->index_on &&
		k->index_mode == w->index_mode && memcmp(k->s, w->s, sizeof k->s) == 0 &&
		memcmp(k->v, w->v, w->nv * sizeof *k->v) == 0;
}

void
wb_sim_watch_before(struct wb_sim_wave *w)
{
	struct wb_sim *s = w->sim;
	struct snapshot *k = w->snapshot;

	if (s->clock - s->watch.changed < 4 * s->live + 64)	/* another change is likely */
		return;
	if (!k) {
		k = w->snapshot = WB_NEW(s->cx->unit, struct snapshot, 1);
		k->v = wb_arena_alloc(s->cx->unit, s->nvgpr, sizeof *k->v);
		k->version = UINT64_MAX;
	}
	if (k->version != s->watch.version) {
		keep(w, k, true);
	} else if (!k->repeats && same(w, k)) {
		k->repeats = true;
		s->watch.repeating++;
	} else if (!k->repeats && w->done >= k->renew) {
		keep(w, k, false);
	}
}

/* ---- writes ------------------------------------------------------------------------------------ */
void
wb_sim_watch_write(struct wb_sim *s, uint8_t *at, uint32_t bytes)
{
	struct watched_write x = { .at = at, .bytes = (uint8_t)bytes };

	assert(bytes <= sizeof x.old);
	memcpy(x.old, at, bytes);
	WB_PUSH(s->cx->unit, &s->watch.write, x);
}

/* If several lanes write a byte, its first record has the value from before the instruction: no change is missed. A
 * byte that changed and changed back may count as changed, which is safe. */
void
wb_sim_watch_after(struct wb_sim *s)
{
	for (uint32_t k = 0; k < s->watch.write.n; k++) {
		const struct watched_write *x = &s->watch.write.at[k];

		if (memcmp(x->at, x->old, x->bytes) == 0)
			continue;
		wb_sim_changed(s);
		break;
	}
	s->watch.write.n = 0;
}
