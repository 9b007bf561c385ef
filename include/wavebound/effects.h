/* wavebound/effects.h -- how an instruction reads its operands.
 *
 * Everything an instruction reads and writes is among its operands, implicit ones included: VCC, SCC, EXEC, M0, MODE,
 * and destinations of which something is kept. What is known about how it reads them is asked here, and nowhere else:
 * an analysis may conclude something about single lanes only from WB_READS_LANE, WB_READS_WAVE and WB_READS_BIT.
 * The source is src/gcn/opcodes.def; test/prop/effects.c holds it against the simulator, operand by operand.
 */
#ifndef WAVEBOUND_EFFECTS_H
#define WAVEBOUND_EFFECTS_H

#include "wavebound/ir.h"

enum wb_read_kind {
	WB_READS_NOT,		/* the operand is written only, or a modifier */
	WB_READS_LANE,		/* each lane reads its own lane of a vector */
	WB_READS_BIT,		/* each lane reads its own bit of a lane mask */
	WB_READS_WAVE,		/* one value, the same for all lanes: a scalar or a constant */
	WB_READS_ENABLE,	/* EXEC: which lanes write, and nothing else */
	WB_READS_ACROSS,	/* a lane may read what belongs to others; or it is not known */
};

/** wb_read_kind - how @i reads operand @o. */
enum wb_read_kind wb_read_kind(const struct wb_fn *fn, const struct wb_inst *i, uint32_t o);
/** wb_lanewise - whether a lane of what @i writes is a function of its operands, each read as wb_read_kind says, none
 * of them across lanes. */
static inline bool
wb_lanewise(const struct wb_inst *i)
{
	return (i->flags & (WB_I_LANEWISE | WB_I_CROSSLANE)) == WB_I_LANEWISE;
}

#endif
