/* wavebound/split.h -- bounds of kernels that split wavefronts: Eqs. 2 to 9 of pws-2023.
 */
#ifndef WAVEBOUND_SPLIT_H
#define WAVEBOUND_SPLIT_H

#include "wavebound/bound.h"
#include "wavebound/pws.h"

#define WB_SPLIT_MOST 63		/* largest S: a wave of 64 lanes has no more SWFs besides its first */

enum wb_split_choice {
	WB_SPLIT_MARKED,	/* P: what the programmer marked, taken by SELECT        */
	WB_SPLIT_ALL,		/* P: every branch that may be split, taken by SELECT    */
	WB_SPLIT_BEST,		/* the least bound with at most S split SWFs alive at once */
	WB_SPLIT_ALGORITHM1,	/* the least bound with at most S contexts by Algorithm 1's counter */
};
extern const char *const wb_split_choice_name[4];

/* Where block times come from. */
enum wb_split_times {
	WB_SPLIT_CONTENTION,	/* round robin, memory shared with all SWFs: the bounds are safe           */
	WB_SPLIT_ISOLATED,	/* a wave alone on the device; why is said in wb_split_table.why_not_safe */
	WB_SPLIT_GIVEN,		/* --block-times                                                          */
};

struct wb_split_input {
	const struct wb_module *module;
	const struct wb_fn *fn;			/* with DOM, LOOPS, BOUNDS, COST, PWS */
	const struct wb_machine *machine;
	const struct wb_launch *launch;		/* completed; NULL: wave bounds only */
	const struct wb_block_times *times;	/* may be NULL */
	struct wb_solving how;
	enum wb_split_choice choice;
	uint32_t most;				/* rows for S = 0 .. most */
	/* [S] [branch] the split points of each row, not to be chosen; NULL: by @choice. Then how.instead gets each
	 * flow program that a safe number rests on, and nothing else is computed: split branches have rows that say
	 * that each execution runs one arm, not edges that PRUNE removed. */
	bool *const *given;
};

/* Bounds with one scheme of splitting: none, DWS or PWS. */
struct wb_split_scheme {
	uint64_t wave_cycles;		/* E_WF                                */
	uint64_t kernel_cycles;		/* E_kernel; WB_UNKNOWN without launch */
	/* beside the above, WB_UNKNOWN where there is none: safe whatever the order of issue; E_kernel by the
	 * equations with block times of a wave alone; one run */
	uint64_t work_span_cycles, published_cycles, observed_cycles;
	uint64_t simds;			/* N_SIMD^total (Eq. 2)                */
	uint64_t parallel;		/* G_parallel: Eq. 4, and what registers, LDS and barriers leave of it */
	uint64_t rounds;		/* DS (Eq. 5)                          */
};
struct wb_split_row {
	uint32_t S;
	bool *split;			/* [branch] SB */
	uint32_t nsplit;		/* |SB| */
	uint32_t counted;		/* contexts that Algorithm 1 counts for SB */
	uint32_t alive;			/* split SWFs alive at once */
	struct wb_split_scheme none, dws, pws;
	uint64_t simds_printed;		/* Eq. 2 with |SB|, where alive is smaller */
	uint64_t parallel_printed;	/* Eq. 4, where less fits */
	/* Eq. 3 with Algorithm 2 as printed; WB_UNKNOWN where it says nothing: splits inside loops */
	uint64_t printed_wave_cycles;
	/* IPET of what Algorithm 2 as printed leaves, splits at their executions: below pws.wave_cycles it is unsound
	 */
	uint64_t printed_ipet_cycles;
	/* BEST, ALGORITHM1: no choice is below (of kernel cycles, or of wave cycles without launch) */
	uint64_t at_least;
	struct wb_pws_pruned pruned;	/* the sound variant */
	struct wb_pws_pruned printed;
	bool certified;
	/* flow facts limit sums over several executions: split branches are bounded by rows, not by pruning */
	bool by_rows;
};
struct wb_split_table {
	enum wb_split_times times;
	const char *why_not_safe;	/* NULL: safe */
	/* e_s + e_m as charged in the last row: issue slots of the two instructions included */
	uint64_t split_cycles;
	uint32_t nmarked, nredundant;	/* splits in the code: before branch nodes; elsewhere */
	uint32_t nloop;			/* branch nodes inside loops, pruned without unrolling */
	uint64_t dispatch_cycles;	/* d */
	const char **assumption; uint32_t nassumption;
	struct wb_split_row *row; uint32_t nrow;
	/* the bounds rest on all waves of a workgroup meeting the same barriers in the same iterations */
	bool barriers_alike;
};
/** wb_split_simds - Eq. 2: SIMDs of a compute unit of @m with @S split SIMDs each, of which kernels use @used. */
uint64_t wb_split_simds(const struct wb_machine *m, uint32_t S, uint32_t used);
/** wb_split_safe - the smaller of the numbers of @scheme that are safe; WB_UNKNOWN: none is. */
uint64_t wb_split_safe(const struct wb_split_table *t, const struct wb_split_scheme *scheme);
/** wb_split_bound - the table. Errors, reported: those of wb_wave_solve; WB_REFUSED for irreducible flow, a workgroup
 * that does not fit; WB_OVERFLOW. */
enum wb_status wb_split_bound(struct wb_ctx *cx, const struct wb_split_input *in, struct wb_split_table *out);

#endif
