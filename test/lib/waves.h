/* test/lib/waves.h -- random kernels of gfx900 as text, for tests of TRIPS: what stands around the code, what the
 * launch gives, and which blocks each wave executes.
 *
 * Kernel k has its arguments at s[0:1] (with the dispatch packet: at s[2:3], behind it), then the workgroup ids, one or
 * three by @dims, and work-item ids from v0 on.
 */
#ifndef WAVEBOUND_TEST_WAVES_H
#define WAVEBOUND_TEST_WAVES_H

#include "kernel.h"
#include "wavebound/sim.h"

#define WAVES_ARGS 8u
#define WAVES_DATA 256u		/* bytes */
#define WAVES_MORE 1024u

struct waves {
	uint32_t narg, arg[WAVES_ARGS];	/* words */
	bool told[WAVES_ARGS];		/* to the analysis */
	bool has_data;			/* behind them: a pointer to WAVES_DATA bytes and 16 bits, both given */
	uint16_t half;
	uint32_t least, most;		/* of the words of data, both given; most 0: neither, any */
	/* and behind these: a pointer to WAVES_MORE bytes, given; and numbers of 64 bits, not given: what data lacks to
	 * it; an 8th of what twice data lacks; an 8th of what both together lack */
	bool has_more;
	const uint8_t *content[2];	/* of data, and of that, given; NULL: anything */
	bool packet;			/* s[0:1] is the dispatch packet */
	uint32_t dims;			/* 1 or 3 */
	uint32_t size[3], groups[3];	/* of a workgroup, of the launch; 0 is 1 */
	bool sizes_told;
};
/** waves_frame - what stands around the code. */
struct kernel_frame waves_frame(struct wb_ctx *cx, const struct waves *w);
/** waves_trips - all passes up to TRIPS on the kernel of @m, which knows of the launch what is given. */
enum wb_status waves_trips(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w);

struct waves_watch {
	void *user;
	uint32_t most_steps;		/* of a wave: then it is cut off */
	/* begins a wave; enters block @to behind @from, first WB_NONE; ends it, in block @last, or cuts it off. NULL:
	 * none of its own */
	void (*begin)(void *user);
	void (*enter)(void *user, uint32_t from, uint32_t to);
	void (*end)(void *user, uint64_t group, uint32_t last, bool ended);
};
/** waves_run - executes all waves, one after the other; false: the simulator cannot. */
bool waves_run(struct wb_ctx *cx, const struct wb_module *m, const struct waves *w, const struct waves_watch *watch);

#endif
