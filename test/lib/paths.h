/* test/lib/paths.h -- the paths of waves against bounds: of each wave of a timed run,
 *
 *	iterations of each loop, per entry and per run <= its bound, and >= its least number per entry
 *	its path, priced by each objective <= the bound of that objective
 *	what excludes each other (rows of the flow program) is not executed together
 *
 *	struct paths *p = paths_new(cx, module);		all functions are analysed
 *	wb_timed_run(..., paths_of_run(p, &bounds), &run);	again for each run
 *	paths_wrong(p)						what was exceeded first, or NULL
 */
#ifndef WAVEBOUND_TEST_PATHS_H
#define WAVEBOUND_TEST_PATHS_H

#include "wavebound/bound.h"
#include "wavebound/timed.h"

struct paths;
struct paths *paths_new(struct wb_ctx *cx, const struct wb_module *m);
/** paths_of_run - the hooks of one run. @b NULL: there is no bound, only loops that have one are checked. */
const struct wb_timed_hooks *paths_of_run(struct paths *p, const struct wb_kernel_bounds *b);
/** paths_rows - how many sums of rows were checked. */
uint64_t paths_rows(const struct paths *p);
/** paths_most, paths_taken - over all runs: most iterations of loop @l of @fn for one entry; whether a wave took edge
 * @e. */
uint64_t paths_most(const struct paths *p, const struct wb_fn *fn, uint32_t l);
bool paths_taken(const struct paths *p, const struct wb_fn *fn, uint32_t e);
/** paths_times - the most executions of edge @e by one wave; paths_sum - the greatest sum of row @r of @fn by one wave,
 * INT64_MIN if none came to its end; paths_busy - the most waves of a run that took an edge which idle ones do not. */
uint64_t paths_times(const struct paths *p, const struct wb_fn *fn, uint32_t e);
int64_t paths_sum(const struct paths *p, const struct wb_fn *fn, uint32_t r);
uint64_t paths_busy(const struct paths *p);
/** paths_differ - whether two waves of a workgroup executed different barriers, or in other iterations of the loops
 * around them, calls not counted. */
bool paths_differ(const struct paths *p);
const char *paths_wrong(const struct paths *p);
/** paths_lists - whether @edge is one of the @n from @first on in the lists of loops of @fn. */
bool paths_lists(const struct wb_fn *fn, uint32_t first, uint32_t n, uint32_t edge);

#endif
