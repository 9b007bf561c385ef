/* wavebound/exact.h -- the exact time of a launch whose time no data decides.
 *
 * The machine sees of a wave only which instruction it issues, how many lines and LDS rounds
 * that asks for, and where it goes on. If none of that depends on anything the launch leaves open
 * (contents of buffers, arguments without a value, what registers and memory hold before they are
 * written, clocks), every run takes the same cycles. This executes the machine (rules M1 to M13) on
 * what is known and says so, or what it is that decides. Proof: wavebound-bounds(7).
 */
#ifndef WAVEBOUND_EXACT_H
#define WAVEBOUND_EXACT_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

#define WB_EXACT_LIMIT 20000000u	/* wave instructions: a second of work, some where memory is busy */

struct wb_exact_options {
	uint64_t limit;			/* wave instructions; 0: none */
	bool reverse;			/* ties within a cycle the other way round */
	/* execute every instruction of every wave, one by one, while the machine runs: no slice, no streams, no periods
	 */
	bool plain;
	bool any_data;			/* contents that the launch gives are not known either */
	/* told now and then how many of all workgroups were dispatched; NULL: nobody */
	void (*progress)(void *user, uint64_t workgroups, uint64_t all);
	void *user;
	bool count_loops;		/* of the kernel, which then has LOOPS */
};

/* How often waves repeat a loop. Only a determined launch repeats it so often in every run. */
struct wb_exact_loop {
	uint64_t max;			/* most back-edge traversals per entry, over all waves */
	uint64_t total;			/* most of one wave in all */
};

enum wb_exact_status {
	WB_EXACT_DETERMINED,
	WB_EXACT_OPEN,			/* something decides: see kind */
	WB_EXACT_LIMITED,		/* the limit was reached first */
	WB_EXACT_ENDLESS,		/* waves wait for ever */
	/* the machine, the kernel or the launch is not of those that this executes: why says it */
	WB_EXACT_NOT_MODELLED,
};
enum wb_exact_kind {
	WB_EXACT_NO_KIND,
	WB_EXACT_BRANCH,
	WB_EXACT_MASK,
	WB_EXACT_ADDRESS,
	WB_EXACT_COUNT,
	WB_EXACT_INSTRUCTION,
	WB_EXACT_TRAP
};
extern const char *const wb_exact_kind_name[];

/* OPEN: what was counted of the launch, up to the first open instruction and for a while behind it. A wave is followed
 * until something decides its way; where it comes later, an access with open lines has none. */
struct wb_exact_open {
	/* [enum wb_exact_kind] wave instructions that something unknown decides */
	uint64_t count[WB_EXACT_TRAP + 1];
	uint64_t waves, cut;			/* started; of these such that end where their way is open */
	uint64_t instructions;			/* of waves, followed */
	uint64_t issue_cycles, all_issue_cycles;	/* of what is open, of all that was followed */
	bool all;				/* the whole launch was looked at */
};

struct wb_exact {
	enum wb_exact_status status;
	uint64_t cycles;		/* DETERMINED: from dispatch to the end of the last wave */
	uint64_t waves, instructions;	/* executed so far */
	bool any_data;			/* contents that the launch gives were not known either */
	/* what waves do was found for many workgroups at once, before the machine ran */
	bool in_advance;
	uint64_t periods;		/* that were skipped, as the state of the machine repeated */
	uint64_t mem_busy_cycles, lds_busy_cycles, simd_busy_cycles;	/* summed over units */
	/* DETERMINED: [loop of the kernel]; NULL: not counted, or a block of a loop is empty */
	struct wb_exact_loop *loop;
	uint64_t first_wave_cycles, last_wave_cycles;	/* shortest and longest life of a wave, dispatch to end */
	/* OPEN: the first instruction that something unknown decides, and where that comes from. */
	enum wb_exact_kind kind;
	const struct wb_fn *fn, *from_fn;	/* from_fn NULL: not known */
	uint32_t inst, from_inst;
	struct wb_exact_open open;
	const char *why;		/* OPEN: what is unknown, and the remedy. NOT_MODELLED: what is not modelled */
};

/** wb_exact_run - executes @launch of kernel @fn on @machine. Errors: WB_OVERFLOW (cycles), WB_NOMEM. All other ends
 * are in @out. */
enum wb_status wb_exact_run(struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *fn,
	const struct wb_launch *launch, const struct wb_machine *machine, const struct wb_exact_options *options,
	struct wb_exact *out);

#endif
