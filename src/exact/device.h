/* src/exact/device.h -- private to device.c, ahead.c and period.c: the state of the machine while waves run.
 */
#ifndef WB_EXACT_DEVICE_H
#define WB_EXACT_DEVICE_H

#include "exact.h"

#define RING 1024			/* cycles, a power of two */
#define BLOCKS 1024			/* of as many cycles each, a power of two */
#define MOST_CYCLES (UINT64_MAX >> 8)	/* no sum can wrap below this */
#define NO_SLOT UINT32_MAX
#define TELLS 2000000u			/* as much is executed before progress is told again */
#define SURVEY 200000u			/* wave instructions that are looked at behind the first open one */

enum event { ISSUED, GOES_ON, ENDS };

struct times {
	uint64_t *at;
	uint32_t n, cap;
};

/* What each event looks at comes first: one line of the cache; then what memory does to it. */
struct context {
	uint32_t next;			/* in the list of a cycle */
	uint32_t simd;
	uint64_t issue_at;		/* of the last instruction */
	const struct beat *beat;	/* the next one */
	struct effect effect;		/* of the last of them */
	uint8_t kind;			/* enum event, of its event */
	bool used, at_barrier, started;
	uint32_t run;			/* instructions that its event stands for: ahead.c */
	uint32_t far;			/* as many as it may stand for next */
	uint64_t due;			/* of its last event */
	struct times lgkm;		/* completions of what is outstanding, rising */
	uint64_t last_lds, last_any;
	struct wave *wave;		/* NULL: it has a stream */
	const struct beat *end;		/* behind the last of them; NULL: of a stream */
	uint64_t run_at;		/* when the first of them was issued */
	uint32_t group;
	bool stepped;			/* the wave has executed one more, which cannot be written down */
	struct times vm, vs;
	uint64_t last_vm, last_vs, dispatched;
	struct beat *own;		/* of a wave without a stream: what it does next, written down */
};

struct simd {
	uint64_t ready;			/* contexts, as bits */
	uint32_t resident, next;
	uint32_t runner;		/* whose event stands for several instructions, NO_SLOT: none */
	bool busy;
};

struct unit {
	uint64_t lds_free, lds_bytes;
	uint32_t groups, barriers;
};

struct far {
	uint64_t time;
	uint32_t context;
};

struct device {
	struct program *g;
	const struct wb_machine *m;
	const struct wb_exact_options *o;
	struct wb_exact *out;
	uint32_t per_simd, nsimd;
	uint64_t group_lds, next_group, ngroup, now, mem_free;
	uint32_t group_waves, next_cu;
	struct context *context;
	uint64_t *number;		/* [context] of the wave, in order of dispatch */
	struct simd *simd;
	struct unit *unit;
	uint64_t *dirty;		/* SIMDs that may issue in this cycle, as bits */
	WB_VEC(struct group *) group;
	WB_VEC(uint32_t) idle;		/* groups that are not busy */
	uint32_t ring[RING];		/* first context with an event in that cycle */
	uint64_t occupied[RING / 64];
	uint32_t block[BLOCKS];		/* first context with an event in those cycles, beyond the ring */
	uint64_t filled[BLOCKS / 64];
	WB_VEC(struct far) heap;
	WB_VEC(uint32_t) issued;	/* of this cycle, with requests to memory or LDS */
	uint64_t pending;		/* events in all */
	/* effects read, or as many as could be; without those of periods that were skipped */
	uint64_t executed;
	uint64_t skipped;		/* cycles of those periods */
	uint64_t told;			/* executed, when progress was told last */
	bool full;			/* no unit has had room since a workgroup left */
	struct period *period;		/* NULL: states are not compared */
	bool running;			/* the first workgroups are dispatched */
	struct wave *stopped;		/* the wave that is not determined */
	/* once something is open: that wave and the sums of the run as they were, what was found since, and when to
	 * stop */
	struct wave *opened;
	struct wb_exact first;
	struct wb_exact_open open;
	uint64_t survey_end;		/* executed */
};

/* device.c */
/** wb_exact_waits_until - when no more is outstanding than the s_waitcnt @p leaves; 0: now. */
uint64_t wb_exact_waits_until(const struct context *c, const struct step *p);

/* ahead.c */
/** wb_exact_write_ahead - the wave of @c executes what it does next, and that is written down. False: its next
 * instruction has to be executed when it is issued. */
bool wb_exact_write_ahead(struct device *d, struct context *c);
/** wb_exact_ahead - context @k issues its next instruction, and those behind it that nothing comes between: what its
 * event stands for. Returns when it is. @others: a wave of its SIMD is ready, too. */
uint64_t wb_exact_ahead(struct device *d, uint32_t k, bool others);
/* What is left of an event when another wave is ready. */
enum cut { CUT_NOT, CUT_ISSUES, CUT_WAITS };
/** wb_exact_cut - context @k keeps only what it issues before a wave that is ready now has its turn. @first: that wave
 * is chosen before it. CUT_NOT: all of it. CUT_ISSUES: its last issue ends at @at. CUT_WAITS: its last issue is over,
 * and it is ready at @at. */
enum cut wb_exact_cut(struct device *d, uint32_t k, bool first, uint64_t *at);
/** wb_exact_take_back - takes from the sums of @out, while SIMD @simd chooses, instructions that are not issued yet. */
void wb_exact_take_back(const struct device *d, uint32_t simd, struct wb_exact *out);

/* survey.c */
/** wb_exact_survey - what @w does next on SIMD @simd is not determined: it is counted, and the wave goes on or ends. */
void wb_exact_survey(struct device *d, struct wave *w, uint32_t simd);
/** wb_exact_survey_end - the result is that of the first open instruction, with what was counted. @all: all waves
 * ended.
 */
void wb_exact_survey_end(struct device *d, bool all);

/* period.c */
/** wb_exact_period_start - has states compared, if effects are known in advance. */
void wb_exact_period_start(struct device *d);
/** wb_exact_period_look - called when workgroups may have been dispatched, before SIMDs issue: skips periods that
 * repeat. */
void wb_exact_period_look(struct device *d);

#endif
