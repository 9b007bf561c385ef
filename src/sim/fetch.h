/* src/sim/fetch.h -- private to fetch.c and timed.c: the lines of code that instructions are in (M18).
 */
#ifndef WB_SIM_FETCH_H
#define WB_SIM_FETCH_H

#include "wavebound/ir.h"
#include "wavebound/machine.h"

/* The lines of an instruction: code.line[first .. first + n). n is 0: they are not known. */
struct span {
	uint32_t first, n;
};
struct code {
	uint32_t *line;			/* numbers of lines, below nline */
	uint32_t nline;
	struct span **of;		/* [function][instruction]; NULL: the kernel does not reach the function */
	bool fits;			/* no two lines have one place in a cache, and all are known */
};

/** wb_sim_code - the lines of @kernel and of all that it may call. In cx->tmp. */
struct code wb_sim_code(
	struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *kernel, const struct wb_machine *m);

/** wb_sim_same_lines - whether all lines of @b are lines of @a, too. */
bool wb_sim_same_lines(const struct code *c, struct span a, struct span b);

#endif
