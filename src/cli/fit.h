/* src/cli/fit.h -- values of a machine that measurements of the kit show. */
#ifndef WB_CLI_FIT_H
#define WB_CLI_FIT_H

#include "measured.h"

/* A value that was found: attribute @attr of <@element>, of timing class @name if that is not NULL. */
struct fit_value {
	const char *element, *name, *attr;
	const char *text;		/* as the description has it */
	const char *source;		/* which measurement decided, of how many */
	bool measured;			/* false: it follows from another one, or is declared */
	bool resolved;			/* false: noise may be most of it */
};
struct fit_values {
	struct fit_value *at;
	uint32_t n, cap;
};

/** fit_describe - the text of a description that is as @base but for @v. @name: of the machine. */
void fit_describe(struct wb_ctx *cx, const struct wb_machine *base, const char *name, const struct fit_values *v,
	struct wb_out *o);
/** fit_measurements - the description that @rows show, with @percent added to each time that was found, as text. */
enum wb_status fit_measurements(struct wb_ctx *cx, const struct wb_machine *base, const struct wb_measurements *rows,
	uint64_t percent, const char *name, struct fit_values *found, struct wb_out *xml);
/** cli_machine_fit - machine fit: the description that @results show, with @percent added to each time that was found;
 * to @path, or to standard output (NULL). */
enum wb_status cli_machine_fit(
	struct cli *c, const char *results, const char *base, uint64_t percent, const char *path);

#endif
