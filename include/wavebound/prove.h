/* wavebound/prove.h -- facts of a kernel that are proved from its instructions alone.
 *
 * An independent checker (wavebound-proof(7)): it reads each instruction from LLVM's text, has a meaning of its own for
 * it, and shares nothing with the passes that found the facts, nor with the code that executes a launch. What it does
 * not know of an instruction is unknown to it. So a fact may stay open, but is never proved if it does not hold.
 */
#ifndef WAVEBOUND_PROVE_H
#define WAVEBOUND_PROVE_H

#include "wavebound/recheck.h"

/** wb_prove - proves facts of kernel @fn in @facts that are open. Facts of a kernel are only proved if the order of its
 * code is: its graph then has every path that the instructions can take. Needs a launch with sizes, in @in. Result:
 * which edges a wave may take, [edge] in cx->unit; NULL: any. */
bool *wb_prove(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *facts);

#endif
