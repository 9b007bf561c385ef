/* src/bound/private.h -- what the files of this folder share. */
#ifndef WB_BOUND_PRIVATE_H
#define WB_BOUND_PRIVATE_H

#include "wavebound/bound.h"
#include "wavebound/pws.h"

/* Lines that scalar accesses need of a scalar cache (M20). */
struct scalar_lines {
	uint64_t all;			/* 0: an access may miss each time */
	uint64_t arguments;		/* of these: kernel arguments and packet */
	bool alike;			/* each load has the same address in all waves, whenever it is executed */
};

/* Everything about one kernel under one launch that the bounds use. The numbers
 * have the names of wavebound-bounds(7). */
struct work {
	struct wb_ctx *cx;
	const struct wb_bound_input *in;
	struct wb_kernel_bounds *out;
	const struct wb_fn **fn;	/* the kernel and all it calls, callees first */
	uint32_t nfn;

	/* compute units and workgroups of the dispatcher that has most; SIMDs per unit, waves per workgroup */
	uint64_t U, N, G, w;
	uint64_t n, own;		/* waves of the launch, of that dispatcher */
	/* from a workgroup to the next one of the same dispatcher: this over that cycles */
	uint64_t interval_num, interval_den;
	/* M18: cycles of each change of line, if the code need not fit into the instruction cache; else of all its
	 * lines, once per cache */
	uint64_t change_cycles, lines_cycles;
	struct scalar_lines scalar;	/* M20 */
	uint64_t g;			/* workgroups per unit when full */
	uint64_t DS;			/* rounds of dispatch */
	bool fits;			/* all workgroups have room at once: G <= U g */
	uint64_t on_simd, on_cu, on_device;	/* most waves resident at once */
	uint64_t imax_cycles;		/* largest issue time of an instruction, callees included */
	uint64_t naborts;		/* see wb_cost, callees included */
	/* loops of the kernel that are bounded only by the execution of the launch (executed.c) */
	uint32_t executed;
	/* loops whose bound, or another inferred fact, depends on the size of a buffer that they walk through */
	uint32_t walks;
	/* stores that might reach kernel arguments or the dispatch packet (M13), callees included */
	uint64_t nstores;
	bool uses_lds, has_barrier;
	bool splits;			/* the code splits or merges wavefronts */
	/* the code sets priorities: SIMDs do not issue in the order of the machine description */
	bool priorities;
	/* contexts of one wave that may run at once: 1 if it does not split; 0: unknown, or more than there are */
	uint64_t contexts;
	const bool *split;		/* [branch node] the wave splits there; NULL: it does not, or unknown */
	bool aligned;			/* all waves of a workgroup meet at the same barrier every time (aligned.c) */
	const char *misaligned;		/* why not */
	const struct wb_idle *idle;	/* waves that stay outside a guard; NULL: none is known */
	/* cost of a wave that splits according to split.c, not to the code: of a chain, or of all SWFs together, as the
	 * objective says; NULL: wb_bound_wave */
	enum wb_status (*swf)(
		const struct work *k, const char *name, const struct wb_objective *obj, uint64_t *cycles);
	const void *swf_arg;
};

/* ---- select.c: collecting ---- */
/** wb_bound_wave - wb_wave_solve, and keeps the solve as a proof named @name. */
enum wb_status wb_bound_wave(
	struct work *k, const char *name, const struct wb_objective *obj, const struct wb_wave **out);
/** wb_bound_add - appends a bound; its assumptions follow by wb_bound_assume. */
void wb_bound_add(struct work *k, const char *name, uint64_t cycles, bool safe);
void wb_bound_assume(struct work *k, const char *fmt, ...) WB_PRINTF(2, 3);
/** wb_bound_overflow - reports that the bound @name does not fit in 64 bits. */
enum wb_status wb_bound_overflow(struct work *k, const char *name);

/** wb_bound_dispatching - cycles from the start of the first workgroup of a dispatcher to that of its last one, as far
 * as intervals are what it waits for, rounded up. False: overflow. */
bool wb_bound_dispatching(const struct work *k, uint64_t *cycles);

/** wb_bound_memory - cycles in which the memory interface may be busy, for all waves and, if scalar accesses hit their
 * caches (@hits), for the lines of these. */
enum wb_status wb_bound_memory(struct work *k, bool hits, uint64_t *cycles);
/** wb_bound_assume_hits - appends to a bound that it rests on scalar accesses that hit. */
void wb_bound_assume_hits(struct work *k);

/** wb_bound_plain_machine - WB_REFUSED, reported, unless @m is plain (machine.h). */
enum wb_status wb_bound_plain_machine(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m);

/** wb_bound_inspect - sets what code and launch tell, from cx, in, out, fn and nfn. */
enum wb_status wb_bound_inspect(struct work *k);
/** wb_bound_outstanding_known - whether the weights of round_robin.c can be computed. */
bool wb_bound_outstanding_known(const struct work *k);
/** wb_bound_contexts - the contexts of a wave, by the splits in the code. */
uint64_t wb_bound_contexts(const struct work *k);
/** wb_bound_accesses_before_merge - whether memory is accessed between the join of the arms of @u and the merge. */
bool wb_bound_accesses_before_merge(const struct wb_fn *fn, const struct wb_pws_branch *u);
/** wb_bound_together - makes @o, which is without latency, that of all SWFs of a wave together. False: overflow. */
bool wb_bound_together(const struct work *k, struct wb_objective *o);
/** wb_bound_round_robin_weights - costs under contention; each wave runs in up to @swfs contexts at once (1: it does
 * not split). False: overflow. */
bool wb_bound_round_robin_weights(const struct work *k, uint64_t swfs, struct wb_objective *o);
/** wb_bound_fill_times - sets @times to computed times where it is WB_UNKNOWN, and returns how many; false:
 * overflow. */
bool wb_bound_fill_times(const struct wb_wave_part *p, uint64_t *times, uint32_t *missing);

/* ---- one file per bound: each adds its bound if it is valid here ---- */
enum wb_status wb_bound_exact(struct work *k);
enum wb_status wb_bound_isolated(struct work *k);
enum wb_status wb_bound_round_robin(struct work *k);
enum wb_status wb_bound_work_span(struct work *k);
enum wb_status wb_bound_abstract_warp(struct work *k);
enum wb_status wb_bound_oldest_first(struct work *k);
enum wb_status wb_bound_hybrid(struct work *k, uint64_t *block_times);

/** wb_bound_scalar_lines - the most that a scalar cache is asked for by @fn, a kernel, if it keeps all of them. */
struct scalar_lines wb_bound_scalar_lines(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_fn *fn);
/** wb_bound_scalar_fetch - cycles in which a scalar cache may fetch @lines lines, @arguments of them of arguments or
 * packet; false: overflow. */
bool wb_bound_scalar_fetch(const struct work *k, uint64_t lines, uint64_t arguments, uint64_t *cycles);

/** wb_barriers_aligned - NULL if every wave of a workgroup executes the same sequence of barriers in the same
 * iterations; else why that is not proved. */
const char *wb_barriers_aligned(struct wb_ctx *cx, const struct wb_fn *fn);

#endif
