/* wavebound/bound.h -- from block costs to wave and kernel bounds (wavebound-bounds(7)).
 *
 * A wave bound is one IPET problem: the maximum of a linear objective over the cost vectors. It is composed bottom-up
 * over the call graph. A kernel bound combines wave bounds with the launch, and states whether it is safe and which
 * assumptions it makes. Proofs: wavebound-bounds(7).
 *
 * Needs LOOPS, BOUNDS and COST on the kernel and on every function it calls.
 */
#ifndef WAVEBOUND_BOUND_H
#define WAVEBOUND_BOUND_H

#include "wavebound/exact.h"
#include "wavebound/facts.h"
#include "wavebound/ilp.h"
#include "wavebound/ir.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

/* ---- one objective, one wave ---------------------------------------------------------- */
/* Cycles (or cycles times a common denominator) per unit of the cost vector. */
struct wb_objective {
	uint64_t issue;			/* per issue cycle                                         */
	uint64_t inst;			/* per issued instruction                                  */
	uint64_t delay;			/* per cycle of delay, taken branches included             */
	uint64_t trans, rounds;		/* per memory transaction, per LDS round                   */
	uint64_t mem_wait, lds_wait;	/* per wait                                                */
	uint64_t address;		/* per cycle of the address unit                           */
	uint64_t whole;			/* per transaction of an access to whole lines in a row    */
	uint64_t atomic;		/* per transaction of an atomic, besides trans             */
	uint64_t argument_wait;		/* per wait on kernel arguments, besides mem_wait          */
	uint64_t fetch;			/* per change of the line of code                          */
	/* scalar accesses hit their cache (M20): they have no transactions, and waits for nothing else take @hit
	 * instead of mem_wait */
	bool hits;
	uint64_t hit;
	uint64_t split, merge;
	uint64_t once;			/* per run of the kernel: d; M18, if the code fits         */
	const uint64_t *block_times;	/* [block of the kernel] replaces the weights if not NULL  */
	bool idle;			/* of a wave that stays outside the guard: wb_bounds.idle  */
	/* [block of the kernel] of all SWFs of a wave together: what they execute a second time, per execution of the
	 * block; NULL: of one chain */
	const uint64_t *together;
};

struct wb_wave_part {			/* one function's share in a wave bound */
	const struct wb_fn *fn;
	struct wb_flow flow;
	struct wb_ipet ipet;
	uint64_t *block_cycles;		/* [block] cost of one execution, calls included, without edges */
	uint64_t *edge_cycles;		/* [edge] cost of one traversal: block_cycles of the target + the edge's own */
	uint64_t bound;			/* of one run of this function, callees included           */
	uint64_t witness;		/* cost of the witness of one run, callees included        */
	struct wb_cost_vec sum;		/* cost vector along the witness, callees included         */
	uint64_t sum_taken_cycles;	/* taken-branch delays along it                            */
};
struct wb_wave {
	struct wb_objective objective;
	uint64_t cycles;		/* the bound: objective.once + part[last].bound            */
	uint64_t gap;			/* cycles - cost of the witness                            */
	bool certified;
	struct wb_wave_part *part;	/* callees first; the kernel itself is the last            */
	uint32_t npart;
	uint32_t *index;		/* [function of the module] its part, if it has one; NULL: one part */
};

/* How flow programs are solved: by the solver, or by @instead, which must return a proved bound, as the certificate
 * checker does. */
struct wb_solving {
	enum wb_solver solver;
	enum wb_status (*instead)(void *arg, struct wb_ctx *cx, const struct wb_fn *fn, const char *objective,
		const struct wb_flow *p, struct wb_ipet *out);
	void *arg;
};

/** wb_objective_isolated - the wave alone on the machine: I + delays + Q s + R lds_s + L0 and lds_L per wait. */
struct wb_objective wb_objective_isolated(const struct wb_machine *m);
/** wb_objective_weigh - adds the cost of @v to @sum. False: overflow. */
bool wb_objective_weigh(const struct wb_objective *o, const struct wb_cost_vec *v, uint64_t *sum);
/** wb_wave_solve - the most that @fn and its callees can cost one wave under @obj; @name names the objective.
 * Errors, reported: those of wb_flow_solve; WB_REFUSED for recursion or a callee that is refused; WB_OVERFLOW. */
enum wb_status wb_wave_solve(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const char *name,
	const struct wb_objective *obj, const struct wb_solving *how, struct wb_wave *out);
/** wb_wave_wide - after WB_OVERFLOW from wb_wave_solve: the bound in 128 bits; false: there is none. The bounds of
 * callees must fit in 64. */
bool wb_wave_wide(struct wb_ctx *cx, const struct wb_wave *w, wb_u128 *cycles);
/** wb_wave_order - @fn and all functions that it calls, callees first, in @out. WB_REFUSED, reported: recursion, an
 * unresolved call, a refused callee, or a callee that is a kernel. */
enum wb_status wb_wave_order(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_fn ***out, uint32_t *n);

/* ---- external block times ------------------------------------------------------------------ */
struct wb_block_times;
/** wb_block_times_read - reads --block-times XML (wavebound-analyze(1)). */
enum wb_status wb_block_times_read(struct wb_ctx *cx, uint16_t file, struct wb_block_times **out);
/** wb_block_times_attach - *out: the times of the blocks of @fn, WB_UNKNOWN for a block without a time; NULL if the
 * file does not mention this kernel. WB_BAD_INPUT, reported: a block does not exist, or has two times. */
enum wb_status wb_block_times_attach(
	struct wb_ctx *cx, const struct wb_block_times *t, const struct wb_fn *fn, uint64_t **out);

/** wb_block_times_seen - what to say of times that were measured: how often each block was seen, which never; NULL:
 * they are given without. */
const char *wb_block_times_seen(struct wb_ctx *cx, const struct wb_block_times *t, const struct wb_fn *fn);

/* ---- kernel ---------------------------------------------------------------------------------- */
struct wb_bound {
	const char *name;		/* "exact", "isolated", "round-robin", "work-span", "hybrid"  */
	uint64_t cycles;
	bool safe;			/* never below an execution of the machine; else it cannot be the headline */
	const char **assumption;	/* what it assumes, and what it does not bound              */
	uint32_t nassumption;
};
struct wb_kernel_bounds {
	struct wb_wave isolated;	/* wave bound, certified                                       */
	const struct wb_launch *launch;	/* NULL: then there is no kernel bound                         */
	struct wb_occupancy occupancy;	/* of the launch                                               */
	uint32_t waves_per_workgroup;	/* w */
	uint64_t waves;			/* n = G w */
	struct wb_bound *bound; uint32_t nbound;
	uint32_t headline;		/* 0, the smallest safe bound, or WB_NONE if there is none     */
	const struct wb_wave **proof;	/* all wave bounds that a bound uses, in order of use          */
	const char **proof_name;	/* "isolated", "work-span tail", ...                           */
	uint32_t nproof;
	/* assumes that all waves of a workgroup execute the same barriers in the same iterations (aligned barriers) */
	bool barriers_alike;
	/* a bound rests on scalar accesses that hit but for so many lines, these of arguments or packet; else 0 */
	uint64_t scalar_lines, argument_lines;
	const struct wb_exact *exact;	/* result of executing the launch on known data; NULL: not executed */
	const struct wb_exact *reversed;	/* the same with ties resolved in reverse order, or NULL */
};

/* The input of a kernel bound. launch may be NULL: wave bound only. */
struct wb_bound_input {
	const struct wb_module *module;
	const struct wb_fn *fn;
	const struct wb_machine *machine;
	const struct wb_launch *launch;		/* completed */
	const struct wb_block_times *times;	/* may be NULL */
	struct wb_solving how;
	const struct wb_exact_options *exact;	/* NULL: no exact bound */
	bool reverse_too;			/* also with ties resolved in reverse order */
	/* the result if the launch was executed already, or NULL */
	const struct wb_exact *executed;
};
/** wb_bound_loops_executed - executes the launch of @in (in->executed), if @fn has loops. If the launch is determined,
 * the counts become the bounds of loops that have none, or only one from the range of a type or the size of a buffer,
 * or one that is greater: they hold for this launch on this machine only. Needs LOOPS and TRIPS. Errors: WB_NOMEM. */
enum wb_status wb_bound_loops_executed(struct wb_ctx *cx, struct wb_bound_input *in, struct wb_fn *fn);
/** wb_kernel_bound - all bounds that are valid for the machine and the kernel; the headline is the smallest safe one.
 * Errors, reported: those of wb_wave_solve; WB_REFUSED if a workgroup does not fit on a compute unit. */
enum wb_status wb_kernel_bound(struct wb_ctx *cx, const struct wb_bound_input *in, struct wb_kernel_bounds *out);

/* ---- one workgroup among others ---------------------------------------------------------------- */
struct wb_interference {			/* maxima over all kernels that may be on the device */
	uint64_t imax_cycles;		/* longest issue of an instruction */
	uint64_t issue_cycles;		/* total issue time of a wave */
	uint64_t trans, rounds;		/* most transactions, LDS rounds that a wave can have outstanding */
};
/** wb_interference_add - takes the maximum of @c and the kernel of @in, which needs its launch. WB_REFUSED, reported:
 * its costs are not known. */
enum wb_status wb_interference_add(struct wb_ctx *cx, const struct wb_bound_input *in, struct wb_interference *c);
/** wb_workgroup_bound - the most cycles from the dispatch of a workgroup to its end, while the machine is full of waves
 * of the kernels in @c, which include its own. Errors, reported: those of wb_kernel_bound. */
enum wb_status wb_workgroup_bound(struct wb_ctx *cx, const struct wb_bound_input *in, const struct wb_interference *c,
	struct wb_occupancy *occupancy, uint64_t *cycles);

/** wb_kernel_cycles - the headline, or WB_UNKNOWN. */
static inline uint64_t
wb_kernel_cycles(const struct wb_kernel_bounds *k)
{
	return k->headline == WB_NONE ? WB_UNKNOWN : k->bound[k->headline].cycles;
}

#endif
