/* wavebound/sim.h -- the reference simulator: GCN instructions executed lane by lane.
 *
 * All analyses are tested against it. So it shares nothing with them: it reads the decoded
 * instructions (mnemonic and operands, never wb_inst.op), and nothing of passes, ilp or bound.
 *
 * Order of use: wb_sim_new; wb_sim_map for each buffer; wb_sim_arg for each argument; wb_sim_launch.
 * wb_sim_prepare (timed.h) does all this from a launch description.
 * Then one of wb_sim_run_functional, wb_sim_run_mimd (independent work-items) and wb_timed_run; or, to drive waves one
 * instruction at a time, wb_sim_group_start and wb_sim_step.
 */
#ifndef WAVEBOUND_SIM_H
#define WAVEBOUND_SIM_H

#include "wavebound/ir.h"

struct wb_sim;			/* one kernel on one device memory */
struct wb_sim_group;		/* a workgroup that runs */
struct wb_sim_wave;		/* one wavefront of it */

/* The machine, as far as it decides the transactions of an access, or whether it is an error. */
struct wb_sim_config {
	uint64_t line_bytes;		/* of a memory transaction; 0: 64 */
	uint32_t lds_banks;		/* 0: 32 */
	uint32_t lds_bank_bytes;	/* 0: 4 */
	/* An element must be aligned to its width, or to one of these if it is wider. 0: 4; of the last two, the
	 * first */
	uint32_t access_align_bytes;	/* atomics, private memory, buffers */
	uint32_t global_align_bytes, lds_align_bytes;	/* loads and stores of other global memory, of LDS */
	uint64_t heap_bytes;		/* most bytes of mapped memory; 0: 4 GiB */
	bool whole_lines, rows;		/* wb_sim_effect.whole is wanted, .row is */
	uint32_t lds_bytes;		/* LDS that the launch adds right behind what the kernel declares */
};

/** wb_sim_new - decodes kernel @fn of @m. @cfg NULL: all defaults. WB_BAD_INPUT if the module is not GCN, WB_REFUSED if
 * its target is not modelled or @fn is refused; both reported. Instructions that are not modelled are reported when
 * they are reached. */
enum wb_status wb_sim_new(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_sim_config *cfg, struct wb_sim **out);

/** wb_sim_map - @bytes of zeroed device memory called @name; its device address, an odd multiple of a line,
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
/** wb_sim_split - makes each work-item a wave of its own, with one lane in EXEC. This is the lane that it has in a full
 * wave, so lane numbers and private memory stay the same. Barriers then count work-items. To be called after
 * wb_sim_launch, before the first workgroup starts. */
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
	/* the wave waits at a barrier: wb_sim_step must not be called before all waves of the workgroup have arrived */
	bool barrier;
	bool end;			/* the wave has ended */
	bool waits;			/* s_waitcnt: until each counter is at most... */
	uint8_t vmcnt, lgkmcnt, expcnt, vscnt, kmcnt;
	uint8_t counters;		/* enum wb_counter bits incremented */
	uint32_t lines;			/* distinct lines of vector memory touched: transactions */
	bool whole;			/* a load or store of global memory, to all bytes of lines in a row */
	bool row;			/* ..., to words of 4 or 8 bytes one after another, as lanes are */
	uint32_t scalar_bytes;		/* of scalar memory... */
	uint64_t scalar_at;		/* ... from there on */
	bool arguments;			/* it is kernel arguments or the dispatch packet */
	bool cached;			/* a scalar cache may answer: it is a load without a policy */
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
/* A hang is proved, not guessed. The proof: since memory last changed, each wave that has not ended either waits at a
 * barrier, or has returned to an earlier state (registers and program counter). So memory never changes again, and
 * these waves repeat the same steps for ever, however they are scheduled. To keep runs fast, hangs are only detected
 * from each power of two of instructions on, for a while. A loop that counts, or reads the clock, never repeats a
 * state: only a limit ends it. */
/** wb_sim_hangs - whether a hang is proved by now. To be called between steps. */
bool wb_sim_hangs(const struct wb_sim *s);
/** wb_sim_watch - hangs are detected without pause from instruction @from of the run on. */
void wb_sim_watch(struct wb_sim *s, uint64_t from);

/* The instruction at which a wave is that has not ended. */
struct wb_sim_position {
	uint64_t group;
	uint32_t wave;			/* of the workgroup; the work-item after wb_sim_split */
	const struct wb_fn *fn;
	uint32_t inst;			/* executed next */
	uint64_t exec;
	bool barrier;			/* it waits there for other waves at a barrier */
	bool repeats;			/* its loop was proved to be endless */
};
/** wb_sim_position - the instruction at which @w is; false if it has ended. */
bool wb_sim_position(const struct wb_sim_wave *w, struct wb_sim_position *out);
/** wb_sim_report_positions - reports @code with message @why, and a note for each instruction at which waves are. */
void wb_sim_report_positions(
	struct wb_sim *s, enum wb_diag_code code, const char *why, const struct wb_sim_position *position, uint32_t n);

enum wb_sim_status { WB_SIM_FINISHED, WB_SIM_STEP_LIMIT, WB_SIM_HANG, WB_SIM_FAULT };
/** wb_sim_run_functional - runs the whole launch, one workgroup after the other. WB_REFUSED, reported, as wb_sim_step,
 * after @limit wave-instructions (0: no limit), or on deadlock. */
enum wb_status wb_sim_run_functional(struct wb_sim *s, uint64_t limit, uint64_t *instructions);

/* The MIMD machine: independent threads under fair random scheduling. Again and again, one of the work-items that can
 * continue is chosen, with equal probability, and executes a few instructions. Memory is sequentially consistent. As
 * many workgroups run at the same time as fit in resident_bytes, at least one; they start in the order of their
 * numbers. */
struct wb_sim_mimd {
	uint64_t seed;			/* of the scheduler: the same seed, the same run */
	uint64_t limit;			/* most instructions, all work-items together; 0: none */
	uint64_t resident_bytes;	/* for registers and LDS; 0: 512 MiB */
	void *user;			/* of the next */
	/* called from time to time; false ends the run as the limit does; may be NULL */
	bool (*progress)(void *user, uint64_t instructions, uint64_t ended);
};
struct wb_sim_mimd_result {
	enum wb_sim_status status;	/* what is not FINISHED was reported */
	uint64_t instructions;
	uint64_t threads, ended;	/* work-items of the launch; those that ended */
	uint64_t unstarted_groups;
	struct wb_sim_position *position;	/* of those that have not ended */
	uint32_t nposition;
};
/** wb_sim_run_mimd - runs the whole launch on the MIMD machine: after wb_sim_launch; it calls wb_sim_split. To find out
 * whether lock step makes a program hang, compare with a timed run of the same launch. An instruction that reads other
 * lanes sees only its own one; this is reported once for each, as a warning. WB_OK also if the run did not finish: see
 * out->status. */
enum wb_status wb_sim_run_mimd(struct wb_sim *s, const struct wb_sim_mimd *how, struct wb_sim_mimd_result *out);

/* SIMT hardware for the same threads: those of a warp of 64 that are at the same instruction execute it together. A
 * reconvergence stack executes the arms of a branch one after the other, up to the reconvergence point. AWARE
 * interleaves them (ElTantawy and Aamodt, MICRO 2016, section IV-B). */
struct wb_sim_simt {
	bool stack;			/* a reconvergence stack, not AWARE, which timeout, splits, points are for */
	uint64_t limit;			/* most warp instructions; 0: none */
	uint64_t timeout;		/* most cycles that threads wait at a reconvergence point; 0: no limit */
	uint32_t splits, points;	/* entries of the tables of splits, of points, in hardware; 0: all */
	uint64_t spill_cycles;		/* by which each spill or fill of an entry delays a warp */
	uint64_t resident_bytes;	/* as in wb_sim_mimd */
	void *user;			/* of the next */
	/* the reconvergence point of the branch @inst of @fn: an instruction of @fn; WB_NONE: threads reconverge only
	 * when they end */
	uint32_t (*point)(void *user, const struct wb_fn *fn, uint32_t inst);
};
struct wb_sim_simt_result {
	enum wb_sim_status status;	/* what is not FINISHED was reported */
	uint64_t cycles;		/* each warp executes one instruction in each, or waits for its tables */
	uint64_t instructions;		/* of warps */
	uint64_t thread_instructions, threads, ended;
	uint64_t divergences, timeouts, spills, fills;
	uint32_t most_splits, most_points;	/* of one warp at once */
	struct wb_sim_position *position;	/* of threads that did not end */
	uint32_t nposition;
};
/** wb_sim_run_simt - runs the whole launch on SIMT hardware, otherwise as wb_sim_run_mimd. */
enum wb_status wb_sim_run_simt(struct wb_sim *s, const struct wb_sim_simt *how, struct wb_sim_simt_result *out);

/* What the instructions split and merge do (pws-2023). */
enum wb_splitting {
	/* predictable: each split makes an SWF, which issues on a split SIMD; if none is free, this is an error */
	WB_SPLITTING_PWS,
	/* dynamic: a split makes an SWF if both arms have lanes and a context is free; all SWFs issue on the SIMD of
	   the wave */
	WB_SPLITTING_DWS,
	WB_SPLITTING_NONE, /* they have no effect, but take time */
};
/** wb_sim_splitting - sets what split and merge do from now on; PWS if it is not called. */
void wb_sim_splitting(struct wb_sim *s, enum wb_splitting how);
/** wb_sim_jitter - from now on timed runs draw each time from 0 to what the machine says, after @seed. */
void wb_sim_jitter(struct wb_sim *s, uint64_t seed);

/* Split wavefronts: a functional run in which split and merge are executed (pwshw.h). Waves run one after the other, up
 * to the next barrier; the contexts of a wave in random order. There are no times, only the longest chain of
 * instructions. */
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
/** wb_sim_run_swfs - runs the whole launch. WB_REFUSED, reported: no context is free, a merge has no partner, an SWF
 * ends or waits at a barrier, or the limit is reached. */
enum wb_status wb_sim_run_swfs(struct wb_sim *s, const struct wb_sim_swfs *how, struct wb_sim_swfs_result *out);

/* ---- observers --------------------------------------------------------------------------------- */
/* Functions that are called for each instruction of each wave; for tests. before: operands are not yet read. after:
 * results are written (also if the instruction ended the wave). Either may be NULL. Registers: wb_sim_sgpr (with EXEC,
 * VCC, SCC, M0), wb_sim_vgpr, wb_sim_exec. */
struct wb_sim_observer {
	void *user;
	void (*before)(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst);
	void (*after)(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst);
};
/** wb_sim_observe - @o is called from now on, and must stay valid; NULL: no observer, which costs one test of a pointer
 * per instruction. */
void wb_sim_observe(struct wb_sim *s, const struct wb_sim_observer *o);
/** wb_sim_exec - EXEC of @w. wb_sim_wave_number - its number in the workgroup, whose number is written to *@group. */
uint64_t wb_sim_exec(const struct wb_sim_wave *w);
/** wb_sim_last - the effect of the instruction that was just executed; only to be called in after. */
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
