/* src/exact/device.h -- private to device.c, ahead.c and period.c: the state of the machine while waves run. */
#ifndef WB_EXACT_DEVICE_H
#define WB_EXACT_DEVICE_H

#include "exact.h"

#define RING 1024			/* cycles, a power of two */
#define BLOCKS 1024			/* of RING cycles each, a power of two */
#define MOST_CYCLES (UINT64_MAX >> 8)	/* no sum can wrap below this */
#define NO_SLOT UINT32_MAX
#define REPORT_EVERY 2000000u		/* work (device.executed) between two reports of progress */
/* where a wave is known to be open, the first one that is, and how many, are worth such a share of the limit */
#define OPEN_SHARE 8u
#define SURVEY_STEPS 200000u		/* wave instructions that are executed behind the first open one */

enum event { ISSUE_ENDS, WAVE_CONTINUES, WAVE_ENDS, SIMD_CHOOSES, DISPATCHES };

struct completions {
	uint64_t *at;
	uint32_t n, cap;
};

/* Fields that each event reads come first, in one cache line; then those for waits and for the rollback. */
struct context {
	uint32_t next;			/* in the list of a cycle */
	uint32_t simd;
	const struct trace_entry *entry;	/* the next one */
	const struct trace_entry *end;	/* behind the last recorded one; NULL: of g->traces */
	struct effect effect;		/* of the last instruction with an event */
	uint8_t kind;			/* enum event, of its event */
	bool used, at_barrier;
	bool fetched;			/* its next instruction is in the cache, or will be at its event */
	uint64_t issue_at;		/* of that instruction */
	uint64_t event_at;			/* time of its last event; 0: it was cancelled */
	const struct trace_entry *saved_entry;	/* ahead.c: before its SIMD issued ahead */
	uint64_t saved_ready_at;
	struct completions lgkm, vm, vs, km;	/* completion times of outstanding requests, ascending */
	uint64_t last_lds, last_any, last_vm, last_vs, dispatched;
	struct wave *wave;		/* NULL: it has a trace */
	struct trace_entry *recorded;	/* of a wave without a trace: its next effects */
	uint32_t group;
	bool stepped;			/* the wave has executed one more step, which cannot be recorded */
};

/* Contexts are bits. Ready waves have a bit in ready. Waves that continue at a known time, without an event, have one
 * in delayed. */
struct simd {
	uint64_t ready, delayed;
	uint64_t wake_at;		/* when the first delayed wave continues; UINT64_MAX: none is delayed */
	uint64_t free_at;		/* it may choose from then on */
	uint32_t first;			/* context */
	uint32_t resident, next;
	uint32_t event_context;		/* the one that holds the event of the SIMD; NO_SLOT: none */
	/* ahead.c: when it began to issue ahead, and its state before */
	uint64_t from, saved_ready, saved_delayed, saved_wake_at, saved_free_at;
	uint64_t saved;			/* contexts that have saved_entry and saved_ready_at */
	uint64_t cycles;		/* in which those instructions issue */
	uint32_t n, saved_next;		/* n: instructions issued ahead */
	uint32_t lookahead;		/* maximum of n the next time */
};

/* What the machine reads of instructions issued ahead; small, so that a cache line holds several. */
struct step_times {
	uint32_t issue, until_ready, until_ready_taken;	/* cycles to the end of its issue; until its wave continues */
	bool local;			/* false: it has an event, and the other fields are zero */
	bool waits;
};

/* A queue that is free from cycle @at and a fraction of it on. */
struct server {
	uint64_t at, part;
};

/* It starts every D-th workgroup, on units of its own. The context behind those of SIMDs with its number has the event
 * for the end of its interval. */
struct dispatcher {
	uint64_t next;			/* workgroup */
	uint32_t first_cu, next_cu;	/* next_cu: relative to first_cu */
	struct server server;
	uint64_t *room;			/* units that may have room, as bits */
	bool full;			/* none of its units has room until a workgroup ends */
};

struct cu {
	uint64_t lds_free, address_free, lds_bytes;
	uint32_t groups, barriers;
};

/* The lines of code of an instruction, as indices in ascending order of lines; first > last: they are not known. */
struct lines {
	uint32_t first, last;
};

#define NOT_ASKED UINT64_MAX
/* An instruction cache. */
struct cache {
	uint64_t *there_at;		/* [line]; NOT_ASKED: no wave has needed it yet */
	uint64_t last_at;		/* the largest of the others */
	uint32_t asked;			/* how many others */
};
struct fetch {
	struct lines *of;		/* [step] */
	uint32_t nline, ncache;
	bool fits;
	struct cache *cache;
};

struct heap_event {
	uint64_t time;
	uint32_t context;
};

struct device {
	struct program *g;
	const struct wb_machine *m;
	const struct wb_exact_options *o;
	struct wb_exact *out;
	uint64_t limit;			/* of the work; 0: none */
	uint32_t per_simd, nsimd;
	/* next_group: so many are dispatched */
	uint64_t group_lds, next_group, ngroup, now;
	struct server memory, atomics;
	uint32_t group_waves, ncontext;	/* ncontext: of SIMDs; those of dispatchers are behind them */
	struct dispatcher *dispatcher;
	uint32_t room_words;
	uint64_t interval_num, interval_den;
	const struct step_times *times;	/* [step] */
	struct fetch *fetch;		/* NULL: instructions are always there */
	struct context *context;
	uint64_t *number;		/* [context] of the wave, in order of dispatch */
	uint64_t *ready_at;		/* [context] when it continues, if it is delayed without an event */
	struct simd *simd;
	struct cu *cu;
	uint64_t *dirty;		/* SIMDs that may issue in this cycle, as bits */
	WB_VEC(struct group *) group;
	WB_VEC(uint32_t) idle;		/* indices in `group` that a new workgroup may take */
	uint32_t ring[RING];		/* first context with an event in that cycle */
	uint64_t occupied[RING / 64];	/* which entries of the ring have one, as bits */
	uint32_t block[BLOCKS];		/* first context with an event in those cycles, beyond the ring */
	uint64_t filled[BLOCKS / 64];	/* which entries of block[] have one, as bits */
	WB_VEC(struct heap_event) heap;
	WB_VEC(uint32_t) issued;	/* of this cycle, with requests to memory or LDS */
	uint64_t pending;		/* events in all */
	/* work so far, without skipped periods: effects read, and EXECUTION_COST for each instruction executed */
	uint64_t executed;
	uint64_t skipped;		/* cycles of those periods */
	uint64_t reported;		/* value of executed at the last report of progress */
	struct period *period;		/* NULL: states are not compared */
	bool running;			/* the first workgroups are dispatched */
	struct wave *stopped;		/* the wave that is not determined */
	/* once an instruction is not determined: its wave, the totals of the run at that time, what was found since,
	 * and when to stop */
	struct wave *opened;
	struct wb_exact first;
	struct wb_exact_open open;
	uint64_t survey_end;		/* executed */
};

/** wb_exact_mark - @simd may issue in this cycle. */
static inline void
wb_exact_mark(struct device *d, uint32_t simd)
{
	d->dirty[simd / 64] |= 1ull << (simd & 63);
}

/** wb_exact_delay - context @k of @s continues at @on, without an event. */
static inline void
wb_exact_delay(struct device *d, struct simd *s, uint32_t k, uint64_t on)
{
	d->ready_at[k] = on;
	s->delayed |= 1ull << (k - s->first);
	s->wake_at = on < s->wake_at ? on : s->wake_at;
}

/* device.c */
/** wb_exact_schedule - schedules an event of context @k at @time. */
void wb_exact_schedule(struct device *d, uint64_t time, enum event kind, uint32_t k);
/** wb_exact_cancel - cancels the event of context @k, which is less than RING cycles ahead. */
void wb_exact_cancel(struct device *d, uint32_t k);
/** wb_exact_waits_until - the time when no more requests are outstanding than s_waitcnt @p allows; 0: now. */
uint64_t wb_exact_waits_until(const struct context *c, const struct step *p);

/* fetch.c */
/** wb_exact_fetch_open - all caches, without any line. */
void wb_exact_fetch_open(struct device *d);
/** wb_exact_fetched - when a wave on @simd, which would be ready for step @to at @t, is ready; its last step is @from
 * (WB_NONE: none). NOT_ASKED: that depends on other waves until then. */
uint64_t wb_exact_fetched(const struct device *d, uint32_t simd, uint32_t from, uint32_t to, uint64_t t);
/** wb_exact_fetch - the same of one that would be ready now, which asks for the lines. */
uint64_t wb_exact_fetch(struct device *d, uint32_t simd, uint32_t from, uint32_t to);
/** wb_exact_next_step - the step that @c executes at @entry (or behind the last recorded one); WB_NONE: not known. */
static inline uint32_t
wb_exact_next_step(const struct context *c, const struct trace_entry *entry)
{
	return entry != c->end ? entry->step : c->stepped ? c->wave->effect.step : c->wave->pc;
}

/* ahead.c */
/** wb_exact_step_times - fills d->times from the steps. */
void wb_exact_step_times(struct device *d);
/** wb_exact_run_ahead - SIMD @simd, which has no event, chooses and issues from now on, up to its next event. */
void wb_exact_run_ahead(struct device *d, uint32_t simd);
/** wb_exact_roll_back - takes back what @simd has chosen from now on, so that it may choose other waves. */
void wb_exact_roll_back(struct device *d, uint32_t simd);
/** wb_exact_subtract_ahead - subtracts from the totals of @out what SIMDs have issued after now; @simd issues now. */
void wb_exact_subtract_ahead(struct device *d, uint32_t simd, struct wb_exact *out);

/* survey.c */
/** wb_exact_survey - the next instruction of @w on SIMD @simd is not determined: counts it; the wave continues or ends.
 */
void wb_exact_survey(struct device *d, struct wave *w, uint32_t simd);
/** wb_exact_survey_end - the result is the first open instruction, and the counts. @all: all waves have ended. */
void wb_exact_survey_end(struct device *d, bool all);

/* period.c */
/** wb_exact_period_start - turns on the comparison of states, if effects are known in advance. */
void wb_exact_period_start(struct device *d);
/** wb_exact_period_compare - called when workgroups may have been dispatched, before SIMDs issue: skips periods that
 * repeat. */
void wb_exact_period_compare(struct device *d);

#endif
