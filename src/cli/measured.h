/* src/cli/measured.h -- bounds of single kernels beside what was measured of them. */
#ifndef WB_CLI_MEASURED_H
#define WB_CLI_MEASURED_H

#include "cli.h"
#include "request.h"
#include "wavebound/calibrate.h"

/* A launch of one kernel whose bound is asked for. */
struct cli_asked {
	const struct wb_request *req;	/* options; its kernels, sizes and machine are replaced by these */
	const char *path, *text;	/* text NULL: it is the file at the path */
	const char *kernel, *grid, *workgroup;	/* sizes NULL: as the options say */
	const struct wb_machine *machine;
};
/** cli_bound_asked - the smallest safe bound, without the launch, computed in a context of its own. *why: if it is not
 * WB_OK, what was reported, in cx->unit. */
enum wb_status cli_bound_asked(struct wb_ctx *cx, const struct cli_asked *a, uint64_t *cycles, const char **why);

/* A row about a kernel of the kit. */
struct cli_kit_row {
	struct wb_kit_case c;
	const char *target;
	uint32_t items;			/* of a workgroup */
	struct cli_asked asked;		/* without options */
};
/** cli_kit_row - false: @row is about no kernel of the kit, as it is for @m. */
bool cli_kit_row(
	struct wb_ctx *cx, const struct wb_machine *m, const struct wb_measured *row, struct cli_kit_row *out);

/** cli_names_kernel - whether @shown, of a tool, is the kernel called @symbol: that, or the name that C++ makes of it.
 */
bool cli_names_kernel(struct wb_arena *a, const char *shown, const char *symbol);

/** cli_machine_against - machine check --against: every measured maximum against the bound of its kernel. @r: options
 * for the code in @path. */
enum wb_status cli_machine_against(struct cli *c, const struct wb_request *r, const struct wb_machine *m,
	const char *results, const char *const *path, uint32_t npath, bool json);

#endif
