/* src/sim/swf.h -- functional execution of the split wavefronts (SWFs) of one wave.
 *
 * Context 0 is the wave itself, 1 .. S are its contexts on split SIMDs (pwshw.h). All share the vector
 * registers of the wave; each has scalar registers and a program counter of its own.
 */
#ifndef WB_SIM_SWF_H
#define WB_SIM_SWF_H

#include "sim.h"
#include "wavebound/pwshw.h"

struct swfs;
enum swf_event {
	SWF_RAN,		/* an instruction like any other, or a split or merge that did nothing */
	SWF_SPLIT,		/* child is a new context                    */
	SWF_ARRIVES,		/* it executed a merge: call wb_swfs_merge when the instruction has completed */
	SWF_WAITS,		/* at a merge, for its partner               */
	SWF_MERGED,		/* parent continues, the context of child is free */
};
struct swf_outcome {
	enum swf_event event;
	uint32_t parent, child;
};
/** wb_swfs_new - contexts for waves of @s, one wave at a time. Switches off detection of hangs, which does not know
 * several contexts of a wave. */
struct swfs *wb_swfs_new(struct wb_sim *s, uint32_t S);
/** wb_swfs_start - @w becomes context 0; the wave before it must have ended. */
void wb_swfs_start(struct swfs *c, struct wb_sim_wave *w);
/** wb_swfs_step - one instruction of context @k, which must not wait: RAN, SPLIT or ARRIVES. WB_REFUSED, reported:
 * wb_sim_step refuses it; no context is free; an SWF ends while others are alive; two SWFs wait at barriers. */
enum wb_status wb_swfs_step(struct swfs *c, uint32_t k, struct wb_sim_effect *e, struct swf_outcome *out);
/** wb_swfs_merge - context @k is at the end of a merge: WAITS, MERGED, or RAN: it continues alone. WB_REFUSED,
 * reported: nothing was split. */
enum wb_status wb_swfs_merge(struct swfs *c, uint32_t k, struct swf_outcome *out);
/** wb_swfs_released - the barrier at which the wave waited has released it. */
void wb_swfs_released(struct swfs *c);
struct wb_sim_wave *wb_swfs_wave(struct swfs *c, uint32_t k);
/** wb_swfs_alive - contexts in use besides 0. */
uint32_t wb_swfs_alive(const struct swfs *c);

#endif
