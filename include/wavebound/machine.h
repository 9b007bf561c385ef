/* wavebound/machine.h -- the machine that bounds are computed for (wavebound-bounds(7), the machine).
 *
 * All its numbers come from machine XML (wavebound-machine(5)). Built-in descriptions are such XML, compiled into the
 * binary.
 */
#ifndef WAVEBOUND_MACHINE_H
#define WAVEBOUND_MACHINE_H

#include "wavebound/dram.h"
#include "wavebound/facts.h"
#include "wavebound/ir.h"

enum wb_machine_kind { WB_MACHINE_GCN, WB_MACHINE_MINI_SIMT, WB_MACHINE_SIM_D };
enum wb_scheduler { WB_SCHED_RR, WB_SCHED_OLDEST };

/* Sim-D (section 5). Pipeline times are compute clocks, DRAM times are DRAM clocks, scratchpad rates are lines per DRAM
 * clock. */
struct wb_sim_d {
	uint32_t threads;			/* of a work-group */
	/* lanes that work at once: a vector instruction takes threads / lanes cycles */
	uint32_t lanes, reciprocals;
	uint32_t decode_stages, execute_stages;	/* 1 or 3; at least 3 */
	uint32_t divide_cycles;			/* scalar division, not pipelined */
	uint32_t compute_mhz, dram_mhz;
	uint32_t most_insts, inst_bytes, control_stack;
	uint32_t line_words, scratchpad_bytes;
	struct wb_dram dram;
};

/* Cycles num / den. */
struct wb_fraction {
	uint32_t num, den;
};

/* Where a value comes from: a measurement of the chip (or of one that the source names), a document, neither. */
enum wb_evidence { WB_EVIDENCE_MEASURED, WB_EVIDENCE_DOCUMENTED, WB_EVIDENCE_ASSUMED, WB_EVIDENCE_COUNT };

/* One value as the description states it. */
struct wb_machine_value {
	const char *element, *name;		/* name: of a timing class, or NULL */
	const char *attr, *text;
	enum wb_evidence evidence;
	const char *source, *assumed;		/* of all values of the element; assumed may be NULL */
	const char *from;			/* the description: the machine's own, or its base */
};

struct wb_machine {
	const char *name;
	const char *what;			/* one line */
	const char *base;			/* the built-in description that says the rest, or NULL */
	char hash[17];				/* of the numbers, 16 hex digits */
	enum wb_machine_kind kind;
	/* each time is an upper limit, and a run may take any smaller one at each event; false: it takes just that */
	bool at_most;
	WB_VEC(const char *) target;		/* targets for which this is the default */
	WB_VEC(const char *) part_of;		/* other targets that it executes */
	WB_VEC(struct wb_machine_value) value;	/* as stated, those of the base first */
	WB_VEC(const char *) assumption;	/* values without a source that bounds them: every report lists these */

	/* All times in core clock cycles. */
	uint32_t clock_mhz;			/* of the core; 0: not stated */
	uint32_t cus;				/* U */
	uint32_t simds;				/* N, per CU */
	uint32_t waves;				/* W, wave contexts per SIMD */
	uint32_t wave_lanes;			/* 64 or 32 */
	enum wb_scheduler scheduler;
	uint64_t issue_cycles[WB_TC_COUNT];	/* SIMD busy */
	uint64_t delay_cycles[WB_TC_COUNT];	/* then the wave waits, SIMD free */
	uint64_t taken_branch_cycles;		/* delay of a taken branch */
	uint64_t nop_cycles;			/* delay per further wait state of s_nop */
	uint64_t sleep_cycles;			/* per unit: s_sleep n delays (n + 1) * this */
	/* instruction cache (M18): bytes (0: instructions are always there), lines, how many units share one, and what
	 * a line takes that is not in it */
	uint32_t fetch_bytes, fetch_line_bytes, fetch_units;
	uint64_t fetch_cycles;
	/* scalar cache (M20): bytes (0: none), lines, how many units share one, and what a load takes that hits */
	uint32_t scalar_bytes, scalar_line_bytes, scalar_units;
	uint64_t scalar_hit_cycles;
	uint64_t dispatch_cycles;		/* d */
	uint32_t dispatchers;			/* D: workgroups go to them in turn, each has as many units */
	/* a dispatcher starts a workgroup of w waves at most every max(interval, w wave_interval); num 0: at once */
	struct wb_fraction interval, wave_interval;
	/* before the first dispatch and after the last end, of a launch in a queue, and of the first one; not part of
	 * the cycles of a kernel */
	uint64_t launch_queued_cycles, launch_cold_cycles;

	uint64_t line_bytes;			/* B, one transaction */
	struct wb_fraction mem_service;		/* s, per transaction, whole device; unevenness included */
	uint32_t mem_uneven;			/* of that: how much slower than if all channels had as many lines */
	uint32_t mem_uneven_whole;		/* the same of whole lines in a row; 0: not stated */
	/* s', per transaction of an access to whole lines in a row, unevenness included: over the same den; num 0: s */
	struct wb_fraction whole_service;
	uint64_t mem_latency_cycles;		/* L0, end of service to completion */
	/* of scalar accesses to kernel arguments or dispatch packet, as stated; 0: L0. What that is beyond L0 */
	uint64_t argument_latency_cycles, argument_extra_cycles;
	struct wb_fraction atomic_service;	/* a, per line of an atomic, besides s, whole device; num 0: none */
	/* An element is aligned to min(its width, one of these); else the machine faults. */
	uint32_t global_align_bytes;		/* loads and stores of global memory, by FLAT instructions, too */
	uint32_t lds_align_bytes;		/* loads and stores of LDS */
	uint32_t access_align_bytes;		/* all else: atomics, private memory, buffers, images, GDS */
	/* address unit of a CU (M19), 0: none: per vector memory instruction; per one to words one after another */
	uint64_t address_cycles, address_row_cycles;
	uint64_t lds_service_cycles;		/* lds_s, per round, per CU */
	uint32_t lds_store_rounds[3];		/* a store takes at least so many, of 32, 64, 128 bits (M5) */
	uint64_t lds_latency_cycles;		/* lds_L */
	uint32_t lds_banks, lds_bank_bytes;

	/* Resources of one CU (granules: allocation is rounded up). */
	uint32_t max_workgroups;		/* per CU; multi-wave ones are also limited by barrier_slots */
	uint32_t barrier_slots;
	uint32_t vgprs, vgpr_granule;		/* per SIMD lane */
	uint32_t sgprs, sgpr_granule;		/* per SIMD */
	uint32_t lds_bytes, lds_granule_bytes, lds_max_bytes;	/* per CU; max per workgroup */

	uint32_t cu_mode_units;			/* units that one unit becomes in CU mode; 0: not described */
	bool cu_mode;				/* the units are those of CU mode */

	/* PWS */
	uint32_t split_simds;			/* S */
	uint64_t split_cycles, merge_cycles;	/* e_s, e_m */

	/* mini-SIMT (section 6) */
	uint64_t inst_cycles;			/* per warp instruction */
	/* most threads at once: one launch. A warp has wave_lanes threads; mem_latency_cycles count from the issue of a
	 * load */
	uint32_t threads;

	struct wb_sim_d sim_d;
};

/** wb_machine_load - loads a built-in machine by name, or a file (its name contains '.' or '/'). Files are validated
 * against the RELAX NG schema, built-in machines by the tests. Errors are reported with file:line. */
enum wb_status wb_machine_load(struct wb_ctx *cx, const char *name, const struct wb_machine **out);
/** wb_machine_read - the description in @file (wb_files holds its text), as for `wavebound machine check`. */
enum wb_status wb_machine_read(struct wb_ctx *cx, uint16_t file, const struct wb_machine **out);
/** wb_machine_for - the default machine for @target ("gfx900"; features after ':' are ignored) with waves of @lanes
 * (0: any). WB_REFUSED, reported: no built-in machine is for it. */
enum wb_status wb_machine_for(
	struct wb_ctx *cx, const char *target, uint32_t lanes, const struct wb_machine **out);
/** wb_machine_chips - the built-in chips (machines whose times are upper limits) that execute @target with waves of
 * @lanes (0: any), by name, in cx->unit: separated by commas, NULL if there are none. @n: how many. */
const char *wb_machine_chips(struct wb_ctx *cx, const char *target, uint32_t lanes, uint32_t *n);
/** wb_machine_names - whether @m says that it executes @target (features after ':' are ignored). */
bool wb_machine_names(const struct wb_machine *m, const char *target);
/** wb_machine_any - the machine that stands for all these chips: the only one, or the one called TARGET-any.
 * WB_REFUSED, reported: there is none. */
enum wb_status wb_machine_any(
	struct wb_ctx *cx, const char *target, uint32_t lanes, const struct wb_machine **out);
/** wb_machine_unit - what AMD calls a unit of @m: two compute units of RDNA share a workgroup processor. */
static inline const char *
wb_machine_unit(const struct wb_machine *m)
{
	return m->cu_mode_units > 1 && !m->cu_mode ? "workgroup processor" : "compute unit";
}
/** wb_machine_in_mode - replaces *@at by the machine that a kernel with @desc (NULL: any) runs on: in CU mode, units
 * are divided. WB_REFUSED, reported: the description does not say how. */
enum wb_status wb_machine_in_mode(
	struct wb_ctx *cx, const struct wb_kernel_desc *desc, const struct wb_machine **at);
/** wb_machine_mode_agrees - whether @m is in the mode of kernels with @desc (NULL: any). */
bool wb_machine_mode_agrees(const struct wb_machine *m, const struct wb_kernel_desc *desc);
/** wb_machine_builtin - name of the @i-th, NULL past the end. @xml, if not NULL, gets its text; load it for the rest.
 */
const char *wb_machine_builtin(uint32_t i, const char **xml);

static inline uint64_t
wb_fraction_cycles(struct wb_fraction f)
{
	return f.den ? (f.num + (uint64_t)f.den - 1) / f.den : 0;
}
/** wb_machine_service_cycles, wb_machine_whole_cycles, wb_machine_atomic_cycles - s, s', a, rounded up to whole
 * cycles. */
static inline uint64_t
wb_machine_service_cycles(const struct wb_machine *m)
{
	return wb_fraction_cycles(m->mem_service);
}
static inline uint64_t
wb_machine_whole_cycles(const struct wb_machine *m)
{
	return wb_fraction_cycles(m->whole_service);
}
static inline uint64_t
wb_machine_atomic_cycles(const struct wb_machine *m)
{
	return wb_fraction_cycles(m->atomic_service);
}
/** wb_machine_interval - cycles from the start of a workgroup of @waves to the next one of the same dispatcher, as
 * *num / *den; *num is 0 if there is none. */
void wb_machine_interval(const struct wb_machine *m, uint64_t waves, uint64_t *num, uint64_t *den);
/** wb_machine_launched - @cycles of a kernel with the launch: the first one (@cold), or in a queue. WB_UNKNOWN stays,
 * and stands for what does not fit. */
static inline uint64_t
wb_machine_launched(const struct wb_machine *m, uint64_t cycles, bool cold)
{
	uint64_t launch = cold ? m->launch_cold_cycles : m->launch_queued_cycles;

	return cycles < WB_UNKNOWN - launch ? cycles + launch : WB_UNKNOWN;
}
/** wb_machine_is_plain - whether @m has none of the rules that only bounds of a whole launch know: dispatchers,
 * intervals, a latency of kernel arguments, a queue of atomics, whole lines that are served faster, an instruction
 * cache, an address unit. */
bool wb_machine_is_plain(const struct wb_machine *m);

/* Code in lines of the instruction cache (M18). */
struct wb_code {
	uint64_t *line; uint32_t n;	/* that a launch can reach, ascending, each once; of known ones */
	bool fits;			/* all are known, and no two have the same place in the cache */
};
/** wb_code_lines - of @fn[0 .. n): a kernel and all that it may call. In cx->tmp. @only: of these instructions of one
 * function; NULL: all. */
struct wb_code wb_code_lines(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_module *mod,
	const struct wb_fn *const *fn, uint32_t n, const bool *only);
/** wb_code_base - what is added to addresses of instructions of @fn, so that lines begin at multiples of their size,
 * and lines of different functions can be compared. False: it is not known. */
bool wb_code_base(const struct wb_machine *m, const struct wb_module *mod, const struct wb_fn *fn, uint64_t *base);
/** wb_code_span - the first and the last line of @i; false: not known. */
bool wb_code_span(const struct wb_machine *m, uint64_t base, const struct wb_inst *i, uint64_t *first, uint64_t *last);

/** wb_machine_align_bytes - a power of two that divides the address of every element of @i; on other addresses the
 * machine faults. */
uint32_t wb_machine_align_bytes(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i);
/** wb_machine_lines_per_element - most lines of line_bytes that an element of @bytes touches, if its address is a
 * multiple of @align, a power of two. */
uint64_t wb_machine_lines_per_element(const struct wb_machine *m, uint32_t bytes, uint32_t align);
/** wb_machine_inst_trans, wb_machine_inst_rounds - most transactions / LDS rounds that one execution of @i causes
 * (wavebound-bounds(7), M4, M5), with the worst addresses. @lanes: of the wave.
 * @lds_added: the launch adds LDS to that of the kernel, so FLAT may reach LDS in any kernel. */
uint64_t wb_machine_inst_trans(
	const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i, uint32_t lanes);
/** wb_machine_aligned_trans - wb_machine_inst_trans of an access whose addresses are known to be multiples of @align, a
 * power of two; 1: nothing is known of them. */
uint64_t wb_machine_aligned_trans(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i,
	uint32_t lanes, uint32_t align);
/** wb_machine_address_cycles - of the address unit, for one execution of @i (M19). @row: its lanes access words one
 * after another. wb_machine_store_rounds - the fewest LDS rounds of @i if it has any (M5). */
uint64_t wb_machine_address_cycles(const struct wb_machine *m, const struct wb_inst *i, bool row);
uint64_t wb_machine_store_rounds(const struct wb_machine *m, const struct wb_inst *i);
uint64_t wb_machine_inst_rounds(
	const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i, uint32_t lanes, bool lds_added);
/** wb_machine_inst_delay - delay after @i without that of taken branches: class delay, s_nop, s_sleep, split and merge
 * (without waiting for the partner). WB_UNKNOWN: unbounded, or above 64 bits. */
uint64_t wb_machine_inst_delay(const struct wb_machine *m, const struct wb_fn *fn, const struct wb_inst *i);
/** wb_machine_taken_delay - further delay if @i, the last of its block, is a branch that is taken; 0 for a jump through
 * registers, whose class delay includes it. */
uint64_t wb_machine_taken_delay(const struct wb_machine *m, const struct wb_inst *i);

/* Occupancy (wavebound-bounds(7), M8, M9). */
struct wb_occupancy {
	uint32_t waves_per_workgroup;		/* w */
	uint32_t workgroups_per_cu;		/* g; 0: a workgroup does not fit */
	uint32_t waves_per_simd;		/* W': most waves on a SIMD of a full CU, ceil(g w / N) */
	uint64_t workgroups_at_once;		/* G_par = U g */
	const char *limit;			/* what limits it: "wave contexts", "vector registers", ... */
};
/** wb_machine_occupancy - @desc: NULL if the input has none; then only wave contexts limit.
 * @dynamic_lds_bytes: from LDS pointer arguments of the launch.
 * Errors: WB_REFUSED, reported, if the kernel is compiled for another wave size or mode. A workgroup that does not fit
 * is no error: then workgroups_per_cu is 0, and limit says why. */
enum wb_status wb_machine_occupancy(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_kernel_desc *desc,
	uint32_t workitems_per_workgroup, uint64_t dynamic_lds_bytes, struct wb_occupancy *out);

/** wb_machine_waves - how many waves a SIMD holds of a kernel, by its registers, and by the LDS of workgroups of
 * @workitems (0: not known): what compilers call occupancy. No more than that fit, and fewer if whole workgroups do not
 * fill the room that registers leave. *limit: what limits it. */
uint32_t wb_machine_waves(const struct wb_machine *m, const struct wb_kernel_desc *desc, uint32_t workitems,
	uint64_t lds, const char **limit);

#endif
