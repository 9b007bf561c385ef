/* wavebound/sim.h -- the reference simulator: GCN instructions executed lane by lane.
 *
 * The oracle of every analysis. It reads the decoded instructions (mnemonic
 * and operands, never wb_inst.op) and nothing of passes, ilp or bound.
 *
 * Order of use: wb_sim_new, wb_sim_map for each buffer, wb_sim_arg_* for each
 * argument, wb_sim_launch (wb_sim_prepare of timed.h does all this from a launch description); then
 * wb_sim_run_functional, or wb_sim_run_mimd for independent work-items, or wb_timed_run; or, to drive
 * waves one instruction at a time, wb_sim_group_start and wb_sim_step.
 */
#ifndef WAVEBOUND_SIM_H
#define WAVEBOUND_SIM_H

#include "wavebound/ir.h"

struct wb_sim;			/* one kernel on one device memory */
struct wb_sim_group;		/* a workgroup that runs */
struct wb_sim_wave;		/* one wavefront of it */

/* Numbers of the machine that decide how many transactions an access makes. */
struct wb_sim_config {
	uint64_t line_bytes;		/* of a memory transaction; 0: 64 */
	uint32_t lds_banks;		/* 0: 32 */
	uint32_t lds_bank_bytes;	/* 0: 4 */
	/* An element must be aligned to min(its width, one of these); 0: as access_align_bytes, which is 4. */
	uint32_t access_align_bytes;	/* atomics, private memory, buffers */
	uint32_t global_align_bytes, lds_align_bytes;	/* loads and stores of other global memory, of LDS */
	uint64_t heap_bytes;		/* most bytes of mapped memory; 0: 4 GiB */
	uint32_t lds_bytes;		/* LDS that the launch adds right behind what the kernel declares */
};

/** wb_sim_new - decodes kernel @fn of @m. @cfg NULL: all defaults. WB_BAD_INPUT if the module is not GCN, WB_REFUSED if
 * its target is not modelled or @fn is refused; both reported. Instructions that are not modelled are reported when
 * they are reached. */
enum wb_status wb_sim_new(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_sim_config *cfg, struct wb_sim **out);

/** wb_sim_map - @bytes of zeroed device memory called @name; its device address, a multiple of a line and of no more,
 * in *@addr, its bytes in *@host (stable). WB_REFUSED, reported, beyond heap_bytes. wb_sim_map_aligned: a multiple of
 * @align. */
enum wb_status wb_sim_map(struct wb_sim *s, const char *name, uint64_t bytes, uint64_t *addr, uint8_t **host);
enum wb_status wb_sim_map_aligned(
	struct wb_sim *s, const char *name, uint64_t bytes, uint64_t align, uint64_t *addr, uint8_t **host);

/** wb_sim_arg - the value of explicit argument @index (counted without hidden ones): @bytes of @value, at most the
 * argument's size; the rest is zero. WB_BAD_INPUT, reported, if there is no such argument. An LDS pointer argument
 * takes the bytes it asks for (a uint32_t). */
enum wb_status wb_sim_arg(struct wb_sim *s, uint32_t index, const void *value, uint32_t bytes);
/** wb_sim_arg_value - the bytes of explicit argument @index as set so far; NULL if there is none. */
const uint8_t *wb_sim_arg_value(const struct wb_sim *s, uint32_t index, uint32_t *bytes);

/** wb_sim_launch - fixes the launch: work-items in all and per workgroup, each at least 1; fills hidden arguments and
 * the dispatch packet. */
enum wb_status wb_sim_launch(struct wb_sim *s, const uint64_t grid[3], const uint32_t workgroup[3]);
/** wb_sim_split - every work-item becomes a wave of its own, with one lane in EXEC: the lane it would have in a full
 * wave, so that numbers of lanes and private memory stay the same. Barriers then count work-items. After wb_sim_launch,
 * before the first group starts. */
void wb_sim_split(struct wb_sim *s);
uint64_t wb_sim_groups(const struct wb_sim *s);
/** wb_sim_group_waves - waves of a full workgroup (work-items, after wb_sim_split); one at the edge of the grid may
 * have fewer. */
uint32_t wb_sim_group_waves(const struct wb_sim *s);

/** wb_sim_group_start - workgroup number @id with its waves at the kernel's first instruction; memory of a finished
 * group is reused. */
struct wb_sim_group *wb_sim_group_start(struct wb_sim *s, uint64_t id);
uint32_t wb_sim_group_size(const struct wb_sim_group *g);
struct wb_sim_wave *wb_sim_group_wave(struct wb_sim_group *g, uint32_t i);
void wb_sim_group_finish(struct wb_sim_group *g);

/* What one instruction did, as far as time is concerned. */
struct wb_sim_effect {
	const struct wb_fn *fn;		/* the instruction executed: fn->inst[inst] */
	uint32_t inst;
	bool taken;			/* a branch was taken (or a call, a return) */
	/* the wave now waits for its siblings: wb_sim_step must not be called before all are there */
	bool barrier;
	bool end;			/* the wave has ended */
	bool waits;			/* s_waitcnt: until each counter is at most... */
	uint8_t vmcnt, lgkmcnt, expcnt, vscnt;
	uint8_t counters;		/* enum wb_counter bits incremented */
	uint32_t lines;			/* distinct lines of vector memory touched: transactions */
	uint32_t scalar_bytes;		/* of scalar memory */
	uint32_t rounds;		/* of the LDS unit */
};

/** wb_sim_step - executes one instruction of @w. WB_OK: *@e filled. WB_REFUSED: reported (not modelled, out of bounds,
 * misaligned, ...); the run is over. */
enum wb_status wb_sim_step(struct wb_sim_wave *w, struct wb_sim_effect *e);

/** wb_sim_waiting, wb_sim_ended - at a barrier that others have not reached; past its last instruction. */
bool wb_sim_waiting(const struct wb_sim_wave *w);
bool wb_sim_ended(const struct wb_sim_wave *w);

/** wb_sim_where - the instruction @w will execute next; NULL when it has ended. */
const struct wb_inst *wb_sim_where(const struct wb_sim_wave *w, const struct wb_fn **fn);

/* ---- runs that do not end ---------------------------------------------------------------------- */
/* A hang is proved, not guessed: since memory last changed, each wave that has not ended waits at a barrier or came
 * back to a state (registers and program counter) it was in before. Nothing it will read can ever change, so it repeats
 * the same steps for ever, however waves are scheduled. Looked for in windows that double (some of the instructions
 * from each power of two on), so that a run pays little for it; a loop that counts or reads the clock never repeats a
 * state, and only a limit ends it. */
/** wb_sim_hangs - whether that is proved by now. Exact; asked between steps. */
bool wb_sim_hangs(const struct wb_sim *s);
/** wb_sim_watch - look for it without pause from wave instruction  of the run on. */
void wb_sim_watch(struct wb_sim *s, uint64_t from);

/* Where a wave that has not ended stands. */
struct wb_sim_place {
	uint64_t group;
	uint32_t wave;			/* of the workgroup; the work-item after wb_sim_split */
	const struct wb_fn *fn;
	uint32_t inst;			/* executed next */
	uint64_t exec;
	bool barrier;			/* waits for its siblings before it */
	bool repeats;			/* is in a loop that was proved to have no end */
};
/** wb_sim_place - where  stands; false if it has ended. */
bool wb_sim_place(const struct wb_sim_wave *w, struct wb_sim_place *out);
/** wb_sim_report_places - a message of  and , with a note for each instruction at which waves stand. */
void wb_sim_report_places(
	struct wb_sim *s, enum wb_diag_code code, const char *why, const struct wb_sim_place *place, uint32_t n);

enum wb_sim_status { WB_SIM_FINISHED, WB_SIM_STEP_LIMIT, WB_SIM_HANG, WB_SIM_FAULT };
/** wb_sim_run_functional - runs the whole launch, one workgroup after the other. WB_REFUSED, reported, after
 * wave-instructions (0: none) or on deadlock. */
enum wb_status wb_sim_run_functional(struct wb_sim *s, uint64_t limit, uint64_t *instructions);

/* The MIMD machine: independent threads under fair random scheduling. Again and again a work-item that can go on is
 * drawn, all alike, and executes a few instructions; memory is sequentially consistent. As many workgroups are there at
 * a time as fit in resident_bytes, at least one, in order of number. */
struct wb_sim_mimd {
	uint64_t seed;			/* of the scheduler: the same seed, the same run */
	uint64_t limit;			/* most instructions, all work-items together; 0: none */
	uint64_t resident_bytes;	/* for registers and LDS; 0: 512 MiB */
	void *user;			/* of the next */
	/* now and then; false ends the run like the limit; may be NULL */
	bool (*progress)(void *user, uint64_t instructions, uint64_t ended);
};
struct wb_sim_mimd_result {
	enum wb_sim_status status;	/* what is not FINISHED was reported */
	uint64_t instructions;
	uint64_t threads, ended;	/* work-items of the launch; those that ended */
	uint64_t unstarted_groups;
	struct wb_sim_place *place;	/* of those that did not, unless FINISHED */
	uint32_t nplace;
};
/** wb_sim_run_mimd - the whole launch on it (wb_sim_launch done; this does wb_sim_split). Whether it ends is a fact
 * about the program without lock step: compare with a timed run of the same launch. Operations between lanes see one
 * lane; the first of each is reported as a warning. WB_OK also when it did not finish: look at out->status. */
enum wb_status wb_sim_run_mimd(struct wb_sim *s, const struct wb_sim_mimd *how, struct wb_sim_mimd_result *out);

/* SIMT hardware on the same threads: those of a warp of 64 that stand at one instruction execute it together. The arms
 * of a branch are serialised up to where they meet again by a reconvergence stack, or interleaved by AWARE (ElTantawy
 * and Aamodt, MICRO 2016, section IV-B). */
struct wb_sim_simt {
	bool stack;			/* instead of AWARE; the rest but limit and points is AWARE's */
	uint64_t limit;			/* most warp instructions; 0: none */
	uint64_t timeout;		/* cycles that threads wait where they meet others, at most; 0: for ever */
	uint32_t splits, points;	/* entries of the two tables that are in hardware; 0: all */
	uint64_t spill_cycles;		/* for which a warp waits at each spill and each fill of an entry */
	uint64_t resident_bytes;	/* as in wb_sim_mimd */
	void *user;			/* of the next */
	/* where threads that part at instruction @inst of @fn meet again: an instruction of @fn, WB_NONE: not before
	 * they end */
	uint32_t (*point)(void *user, const struct wb_fn *fn, uint32_t inst);
};
struct wb_sim_simt_result {
	enum wb_sim_status status;	/* what is not FINISHED was reported */
	uint64_t cycles;		/* each warp executes one instruction in each, or waits for its tables */
	uint64_t instructions;		/* of warps */
	uint64_t thread_instructions, threads, ended;
	uint64_t divergences, timeouts, spills, fills;
	uint32_t most_splits, most_points;	/* of one warp at once */
	struct wb_sim_place *place;	/* of threads that did not end */
	uint32_t nplace;
};
/** wb_sim_run_simt - the whole launch on it, as wb_sim_run_mimd. */
enum wb_status wb_sim_run_simt(struct wb_sim *s, const struct wb_sim_simt *how, struct wb_sim_simt_result *out);

/* What the instructions split and merge do (pws-2023). */
enum wb_splitting {
	/* predictably: each split makes an SWF, which issues on a split SIMD; that none is free is an error */
	WB_SPLITTING_PWS,
	/* dynamically: a split makes an SWF where both arms have lanes and a context is free; all issue on the SIMD of
	   the wave */
	WB_SPLITTING_DWS,
	WB_SPLITTING_NONE, /* nothing: they only take their time */
};
/** wb_sim_splitting - which of them, from now on; PWS when it is not called. */
void wb_sim_splitting(struct wb_sim *s, enum wb_splitting how);

/* Split wavefronts: splits and merges of the code are executed on pwshw.h; the contexts of a wave run in random order,
 * waves one after the other up to the next barrier. Functional: no times, but the longest chain of instructions. */
struct wb_sim_swfs {
	uint32_t S;			/* split SIMDs per SIMD, at most 63 */
	uint64_t seed;			/* of the order */
	uint64_t limit;			/* most instructions; 0: none */
};
struct wb_sim_swfs_result {
	/* instructions of the longest chain of one wave: at a merge, the longer of both */
	uint64_t longest;
	uint32_t most_alive;		/* split SWFs of one wave at once */
	uint64_t splits;
};
/** wb_sim_run_swfs - the whole launch. WB_REFUSED, reported: no context is free, a merge has no partner, an SWF ends or
 * waits at a barrier, the limit. */
enum wb_status wb_sim_run_swfs(struct wb_sim *s, const struct wb_sim_swfs *how, struct wb_sim_swfs_result *out);

/* ---- observers --------------------------------------------------------------------------------- */
/* Told of every instruction of every wave, for oracles:  with the operands not yet read,  with the results
 * written (also when it ended the wave). Either may be NULL. Registers: wb_sim_sgpr (EXEC, VCC, SCC, M0 among them),
 * wb_sim_vgpr, wb_sim_exec. */
struct wb_sim_observer {
	void *user;
	void (*before)(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst);
	void (*after)(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst);
};
/** wb_sim_observe -  (NULL: nobody) from now on; it must stay where it is. One pointer is tested per instruction when
 * nobody looks. */
void wb_sim_observe(struct wb_sim *s, const struct wb_sim_observer *o);
/** wb_sim_exec - EXEC of . wb_sim_wave_number - its workgroup, and its number there. */
uint64_t wb_sim_exec(const struct wb_sim_wave *w);
/** wb_sim_last - what the instruction that is being told of did; in after only. */
const struct wb_sim_effect *wb_sim_last(const struct wb_sim_wave *w);
uint32_t wb_sim_wave_number(const struct wb_sim_wave *w, uint64_t *group);
/** wb_sim_wave_vgprs - how many vector registers @w has. */
uint32_t wb_sim_wave_vgprs(const struct wb_sim_wave *w);

/** wb_sim_mnemonic - the @i-th mnemonic modelled for target @gfx, NULL past the end. */
const char *wb_sim_mnemonic(uint32_t gfx, uint32_t i);

/* ---- registers, for observers and tests --------------------------------------------------------- */
uint32_t *wb_sim_vgpr(struct wb_sim_wave *w, uint32_t reg);	/* its 64 lanes */
/* by unit number of gcn.h: VCC, EXEC, SCC, M0 included */
uint32_t *wb_sim_sgpr(struct wb_sim_wave *w);
/* MODE: rounding [3:0], denormals [7:4], DX10_CLAMP, IEEE */
uint32_t *wb_sim_mode(struct wb_sim_wave *w);
uint8_t *wb_sim_lds(struct wb_sim_group *g, uint32_t *bytes);

#endif
