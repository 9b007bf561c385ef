/* wavebound/exact.h -- the exact time of a determined launch: no data decides its time.
 *
 * Only three properties of a wave affect the time of the machine: which instructions it issues, how many lines and LDS
 * rounds each takes, and where its control flow goes. A launch leaves some data open: contents of buffers, arguments
 * without a value, registers and memory before they are written, clocks. If none of the three depends on such data,
 * every run takes the same number of cycles. wb_exact_run executes the machine (rules M1 to M19) on the data that is
 * known. It finds the exact time, or the instruction that depends on open data. Proof: wavebound-bounds(7).
 */
#ifndef WAVEBOUND_EXACT_H
#define WAVEBOUND_EXACT_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

#define WB_EXACT_LIMIT 20000000u	/* about two seconds */

struct wb_exact_options {
	/* of work, in wave instructions that are executed and do not access memory or LDS lane by lane; 0: none. What
	 * others count: EXECUTION_COST and the like */
	uint64_t limit;
	bool reverse;			/* resolve ties within a cycle in reverse order */
	/* execute every instruction of every wave, one by one, while the machine runs: without slices, traces and
	 * periods */
	bool plain;
	bool any_data;			/* treat contents that the launch gives as unknown, too */
	/* called now and then with the number of dispatched workgroups, and of all; may be NULL */
	void (*progress)(void *user, uint64_t workgroups, uint64_t all);
	void *user;
	bool count_loops;		/* of the kernel, which then has LOOPS */
};

/* Iterations of a loop. They hold for every run only if the launch is determined. */
struct wb_exact_loop {
	uint64_t max;			/* most back-edge traversals per entry, over all waves */
	uint64_t total;			/* most traversals of one wave, over all entries */
};

enum wb_exact_status {
	WB_EXACT_DETERMINED,
	/* determined if buffers begin at multiples of a line, but the launch does not state that they do: see why */
	WB_EXACT_UNALIGNED,
	WB_EXACT_OPEN,			/* open data decides the time: see kind */
	WB_EXACT_LIMITED,		/* the limit was reached */
	WB_EXACT_ENDLESS,		/* waves wait for ever */
	/* the machine, the kernel or the launch is not supported here: see why */
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

/* OPEN: statistics of the launch, up to the first open instruction and for some time behind it. A wave is followed
 * until open data decides its control flow. Later accesses with open lines count no lines. */
struct wb_exact_open {
	/* [enum wb_exact_kind] wave instructions that open data decides */
	uint64_t count[WB_EXACT_TRAP + 1];
	uint64_t waves, stopped;		/* started; of these, those followed to open control flow only */
	uint64_t instructions;			/* of waves, followed */
	uint64_t issue_cycles, all_issue_cycles;	/* of open instructions; of all instructions followed */
	bool all;				/* the whole launch was followed */
};

struct wb_exact {
	enum wb_exact_status status;
	uint64_t cycles;		/* DETERMINED, UNALIGNED: from dispatch to the end of the last wave */
	uint64_t waves, instructions;	/* executed so far */
	/* counted as the limit is: spent; and, LIMITED, what the launch takes at least, if that is more than the limit,
	 * or 0 */
	uint64_t work, least;
	bool any_data;			/* contents that the launch gives were treated as unknown, too */
	/* the behaviour of waves was found for many workgroups at once, before the machine ran */
	bool in_advance;
	/* no effect of a wave depends on memory that another one may write: each does the same in any order */
	bool independent;
	/* the first access that is found to leave a buffer of the launch, in any run; NULL: none */
	const struct wb_fn *outside_fn;
	uint32_t outside_inst;
	const char *outside_of;		/* that buffer, or other memory of the launch */
	uint64_t outside_bytes;		/* of it; 0: several parts */
	uint64_t periods;		/* skipped, because the state of the machine repeated */
	uint64_t mem_busy_cycles, lds_busy_cycles, simd_busy_cycles;	/* summed over units */
	/* [loop of the kernel], true of every run; NULL: not counted, or not known, or a block of a loop is empty */
	struct wb_exact_loop *loop;
	bool *reached;			/* likewise: [block of the kernel that is not empty] some wave executes it */
	uint64_t first_wave_cycles, last_wave_cycles;	/* shortest and longest life of a wave, dispatch to end */
	/* OPEN: the first instruction that open data decides, and where this data comes from. */
	enum wb_exact_kind kind;
	const struct wb_fn *fn, *from_fn;	/* from_fn NULL: not known */
	uint32_t inst, from_inst;
	struct wb_exact_open open;
	/* OPEN: what is unknown, and the remedy. UNALIGNED: which buffers. LIMITED: when it was given up. NOT_MODELLED:
	 * what is not supported */
	const char *why;
};

/** wb_exact_run - executes @launch of kernel @fn on @machine. Errors: WB_OVERFLOW (cycles), WB_NOMEM. All other
 * outcomes are in @out. */
enum wb_status wb_exact_run(struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *fn,
	const struct wb_launch *launch, const struct wb_machine *machine, const struct wb_exact_options *options,
	struct wb_exact *out);

#endif
