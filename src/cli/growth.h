/* src/cli/growth.h -- the bounds of an earlier report, which no bound may exceed: --baseline of analyze. */
#ifndef WB_CLI_GROWTH_H
#define WB_CLI_GROWTH_H

#include "wavebound/diag.h"

struct wb_growth;
/* What is compared with the earlier report. */
struct wb_growth_case {
	struct wb_loc loc;		/* of the kernel, for messages */
	const char *input, *kernel;
	const char *machine;		/* hash of the machine of this run */
	uint64_t kernel_cycles, wave_cycles;	/* WB_UNKNOWN: there is no bound */
};
/** wb_growth_read - the bounds in @path, a report in JSON on one input or on many, and its file. @above: percent that a
 * bound may grow by, NULL: 0. WB_BAD_INPUT, reported, for what is no report or no percentage. */
enum wb_status wb_growth_read(
	struct wb_ctx *cx, const char *path, const char *above, uint16_t *file, struct wb_growth **out);
/** wb_growth_check - WB_GATE, reported, if the bound of the kernel or of a wave grew by more than that, or was
 * there and is not. A kernel that the report does not have passes. In a report on many inputs, kernels are found by
 * input and name; in a report on one input by name alone, because the input may have moved. */
enum wb_status wb_growth_check(const struct wb_growth *g, struct wb_ctx *cx, const struct wb_growth_case *now);

#endif
