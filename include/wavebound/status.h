/* wavebound/status.h -- what calls return. Of all headers, this one and wavebound.h are installed. */
#ifndef WAVEBOUND_STATUS_H
#define WAVEBOUND_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

/* What a call that can fail returns. The process exit code follows from it:
 * see wb_exit_code. */
enum wb_status {
	WB_OK = 0,
	WB_BAD_INPUT,		/* malformed or contradictory input; reported             */
	WB_UNBOUNDED,		/* some loop has no bound; reported at its header         */
	WB_OVERFLOW,		/* a quantity does not fit in 64 bits; reported           */
	WB_REFUSED,		/* no sound answer for another reason; reported           */
	WB_SOLVER,		/* the solver gave no answer that could be certified      */
	WB_GATE,		/* a gate failed: deadlock found, budget exceeded         */
	WB_INTERNAL,		/* our mistake                                            */
	WB_NOMEM,		/* out of memory                                          */
};

/** wb_exit_code - 0 done, 1 gate failed, 2 bad input, 3 refused, unbounded or overflow, 4 all others. */
int wb_exit_code(enum wb_status s);

#ifdef __cplusplus
}
#endif

#endif
