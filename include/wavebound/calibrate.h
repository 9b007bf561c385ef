/* wavebound/calibrate.h -- times that were measured on a chip (wavebound-calibration(7)).
 */
#ifndef WAVEBOUND_CALIBRATE_H
#define WAVEBOUND_CALIBRATE_H

#include "wavebound/machine.h"

/* What of a launch is in a measured time. */
enum wb_launched { WB_LAUNCHED_NONE, WB_LAUNCHED_QUEUED, WB_LAUNCHED_COLD, WB_LAUNCHED_COUNT };
extern const char *const wb_launched_name[WB_LAUNCHED_COUNT];	/* "none", "queued", "cold" */

/* Times of one kernel in one form of launch. */
struct wb_measured {
	const char *kernel;		/* as the file has it */
	const char *target;		/* NULL: the file does not say */
	const char *grid, *workgroup;	/* as options have them: "4096", "64,64,1"; NULL: the file does not say */
	enum wb_launched launched;
	uint64_t repetitions;
	uint64_t min_ps, mean_ps, p95_ps, max_ps;	/* picoseconds; UINT64_MAX: not stated, but max always is */
	uint64_t khz;			/* of the clock; 0: the file does not say */
	struct wb_loc loc;
};
struct wb_measurements {
	WB_VEC(struct wb_measured) row;
	bool trace;			/* of rocprofv3: the kernels are the user's own */
};
/** wb_measurements_read - @file: results.csv, or a kernel trace of rocprofv3, whose rows are taken together by kernel
 * and sizes. WB_BAD_INPUT, reported with line and column: anything malformed, no row. */
enum wb_status wb_measurements_read(struct wb_ctx *cx, uint16_t file, struct wb_measurements *out);
/** wb_measured_cycles - @ps at @khz, rounded up; UINT64_MAX stays, and stands for what does not fit. */
uint64_t wb_measured_cycles(uint64_t ps, uint64_t khz);

/* ---- the kit: kernels that show values of the machine ------------------------------------------------ */
/* What a kernel is about. CLASS: issue and delay of its timing class, issue alone if whole workgroups execute it. */
enum wb_kit_value {
	WB_KIT_LAUNCH,			/* launch, and interval of dispatch */
	WB_KIT_WAVE_INTERVAL,
	WB_KIT_CLASS,
	WB_KIT_TAKEN,
	WB_KIT_WAIT_STATE,
	WB_KIT_SLEEP,
	WB_KIT_ARGUMENT,
	WB_KIT_LATENCY,
	WB_KIT_SERVICE_WHOLE,
	WB_KIT_SERVICE,
	WB_KIT_ATOMIC,
	WB_KIT_LDS_SERVICE,
	WB_KIT_LDS_LATENCY,
	WB_KIT_FETCH,			/* a line that is not in the instruction cache */
};
/* One work-item; one wave; one workgroup of 1,024; as many of these as there are compute units. */
enum wb_kit_shape { WB_KIT_ONE, WB_KIT_WAVE, WB_KIT_GROUP, WB_KIT_DEVICE };
/* How its times show the value. EXACT: the bound of the kernel is what it takes, if no time is less than its limit.
 * RATE: from the difference of two numbers of events, which keep one unit busy. CHECK: they do not show it. */
enum wb_kit_how { WB_KIT_EXACT, WB_KIT_RATE, WB_KIT_CHECK };

#define WB_KIT_COUNTS 2
#define WB_KIT_MOST 65536		/* repetitions */
#define WB_KIT_LOADS 8			/* in a repetition of stream and scatter */
struct wb_kit_kernel {
	const char *name;
	uint32_t on;			/* generations that have it */
	enum wb_kit_value value;
	uint32_t tclass;		/* of CLASS */
	enum wb_kit_shape shape;
	enum wb_kit_how how;
	const char *setup, *body;
	uint64_t count[WB_KIT_COUNTS];	/* repetitions of the body; 0: no more */
};
struct wb_kit_case {
	const struct wb_kit_kernel *kernel;
	uint64_t count, groups;
};
struct wb_kit_cases {
	struct wb_kit_case *at;
	uint32_t n, cap;
};
/** wb_kit_kernel - the @k-th, in the order in which values are found: later ones need earlier ones; NULL: no more. */
const struct wb_kit_kernel *wb_kit_kernel(uint32_t k);
/** wb_kit_supports - whether there are kernels for @target. wb_kit_has - whether @k is among them. */
bool wb_kit_supports(const char *target);
bool wb_kit_has(const struct wb_kit_kernel *k, const char *target);
/** wb_kit_find - the kernel that @symbol names, as "valu_64", with its repetitions; NULL: there is none. */
const struct wb_kit_kernel *wb_kit_find(const char *symbol, const char *target, uint64_t *count);
/** wb_kit_items - work-items of a workgroup. wb_kit_bytes - the buffer that it needs at least. */
uint32_t wb_kit_items(const struct wb_kit_kernel *k, uint32_t lanes);
uint64_t wb_kit_bytes(const struct wb_kit_kernel *k, uint64_t count, uint64_t groups);
/** wb_kit_turns - of its loop; 0: it has none. */
uint64_t wb_kit_turns(const struct wb_kit_kernel *k, uint64_t count);
/** wb_kit_cases - all that is run on machine @m. */
void wb_kit_cases(struct wb_ctx *cx, const struct wb_machine *m, const char *target, struct wb_kit_cases *out);
/** wb_kit_symbol - "valu_64", in @a. wb_kit_text - assembly of @n cases, each another kernel. */
const char *wb_kit_symbol(struct wb_arena *a, const struct wb_kit_case *c);
void wb_kit_text(struct wb_ctx *cx, const char *target, uint32_t lanes, const struct wb_kit_case *at, uint32_t n,
	struct wb_out *o);

struct wb_kit_file {
	const char *name, *text;
	size_t bytes;
	bool script;			/* to be executed */
};
struct wb_kit_files {
	struct wb_kit_file *at;
	uint32_t n, cap;
};
/** wb_kit_write - all files of the kit, in cx->unit. */
void wb_kit_write(struct wb_ctx *cx, const struct wb_machine *m, const char *target, struct wb_kit_files *out);

#endif
