/* test/lib/lanecheck.h -- checks the claims of LANES against an execution.
 *
 * It is an observer of the simulator. Each wave keeps, for every active function, the latest value of each atom. So
 * every set has a value of 64 bits at each instruction. Checked, at every instruction of every wave:
 *
 *	EXEC is the set of the span, every lane fulfils its care, empty is 0, busy is not
 *	masks in other registers are the sets said of them
 *	a split narrows EXEC; a join restores it; an else is what the split left out
 *	a lane once out of an exec loop is not active in it again; back edges are taken with EXEC != 0
 */
#ifndef WAVEBOUND_TEST_LANECHECK_H
#define WAVEBOUND_TEST_LANECHECK_H

#include "wavebound/lanes.h"
#include "wavebound/sim.h"

struct lanecheck_wave;
struct lanecheck_index;
struct lanecheck {
	struct wb_ctx *cx;
	WB_VEC(struct lanecheck_wave *) wave;
	WB_VEC(struct lanecheck_index *) index;
	uint64_t checked, skipped;	/* instructions; sets of which an atom cannot be read from registers */
	uint64_t splits, joins, elses, backs;
	char wrong[240];		/* the first thing that is not as claimed */
};
/** lanecheck_watch - makes @o call the checks. */
void lanecheck_watch(struct lanecheck *c, struct wb_ctx *cx, struct wb_sim_observer *o);
/** lanecheck_end - after the run: every wave has ended. */
void lanecheck_end(struct lanecheck *c);

#endif
