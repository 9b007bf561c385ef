/* src/cli/growth.h -- the bounds of an earlier report, which no bound may exceed: --baseline of analyze. */
#ifndef WB_CLI_GROWTH_H
#define WB_CLI_GROWTH_H

#include "wavebound/diag.h"
#include "wavebound/json.h"
#include "wavebound/launch.h"

struct wb_growth;
/* What is compared with the earlier report. */
struct wb_change;
struct wb_growth_case {
	struct wb_loc loc;		/* of the kernel, for messages */
	const char *input, *kernel;
	const char *machine, *hash;	/* of this run */
	uint32_t clock_mhz;		/* of the machine; 0: none is stated */
	const char *launch;		/* wb_growth_launch */
	const char *stated;		/* wb_growth_stated */
	uint64_t kernel_cycles, wave_cycles;	/* WB_UNKNOWN: there is no bound */
};
/** wb_growth_read - the bounds in @path, a report in JSON on one input or on many, and its file. @above: percent that a
 * bound may grow by, NULL: 0. WB_BAD_INPUT, reported, for what is no report or no percentage. */
enum wb_status wb_growth_read(
	struct wb_ctx *cx, const char *path, const char *above, uint16_t *file, struct wb_growth **out);
/** wb_growth_check - WB_GATE, reported, if the bound of the kernel or of a wave grew by more than that, or was
 * there and is not, or cannot be compared, because the report lacks it or is of another launch or machine. In a report
 * on many inputs, kernels are found by input and name: by the path as given, else by the path below the folder that all
 * inputs of the report are in; in a report on one input by name alone, because the input may have moved. */
enum wb_status wb_growth_check(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_growth_case *now);

/** wb_shared_folder - the first @folder bytes of @first, as far as they are a folder of @path, too. */
size_t wb_shared_folder(const char *first, const char *path, size_t folder);
/** wb_growth_inputs - this run is on many inputs, which are these. */
void wb_growth_inputs(struct wb_growth *g, const char *const *path, uint32_t n);
/** wb_growth_cover - says that this run has @kernel in @input. wb_growth_gone - WB_GATE, reported, if the report has a
 * kernel that @r chooses and this run does not have; a run on one input need have those of this one only. */
void wb_growth_cover(struct wb_growth *g, struct wb_ctx *cx, const char *input, const char *kernel);
struct wb_request;
enum wb_status wb_growth_gone(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_request *r);

/** wb_growth_clock - the clock of the machine of @report in MHz; 0: none is stated. wb_growth_ms - @c in milliseconds,
 * as " (1.000000 to 1.200000 ms)"; "": there is no clock. */
uint32_t wb_growth_clock(const struct wb_json *report);
const char *wb_growth_ms(struct wb_ctx *cx, uint32_t mhz, const struct wb_change *c);
/** wb_growth_launch - the sizes of a launch as a text; "": none. wb_growth_launch_of - those of @kernel in @report. */
const char *wb_growth_launch(struct wb_ctx *cx, const struct wb_launch *l);
const char *wb_growth_launch_of(struct wb_ctx *cx, const struct wb_json *report, const struct wb_json *kernel);
/** wb_growth_stated - what the user states of @fn, as wb_report_stated, a line for each; "": nothing.
 * wb_growth_stated_of - what a report says was stated; NULL: it does not say, as Sim-D has none.
 * wb_growth_stated_differs - the first difference between two of these, as "n is 1000 there, and 4 here"; NULL: none */
const char *wb_growth_stated(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_launch *l);
const char *wb_growth_stated_of(struct wb_ctx *cx, const struct wb_json *kernel);
const char *wb_growth_stated_differs(struct wb_ctx *cx, const char *there, const char *here);

#endif
