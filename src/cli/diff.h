/* src/cli/diff.h -- pairs the kernels of two versions of many inputs. */
#ifndef WB_CLI_DIFF_H
#define WB_CLI_DIFF_H

#include "cli.h"
#include "wavebound/json.h"

/* One version: its reports, on one input each. */
struct version {
	const char *name;		/* as given */
	bool many;			/* a folder, or a report on many inputs */
	WB_VEC(const struct wb_json *) report;
};
/* A kernel in both versions: reports on it alone, in which it has a name that no other one has. NULL: it is not there.
 */
struct pair {
	const char *kernel;
	const struct wb_json *old, *now;
};
/** diff_pairs - pairs kernels by their names and the paths of their inputs below the folder that all inputs of a
 * version are in; what is left by the name alone, where each version has one of it. In the order of @old, then of @now.
 * Returns their number. */
uint32_t diff_pairs(struct wb_ctx *cx, const struct version *old, const struct version *now, struct pair **out);

#endif
