/* wavebound/simd.h -- Sim-D programs: what is read, what a work-group costs, what a launch costs, how one is executed.
 *
 * Sim-D (Spliet and Mullins) executes two work-groups of 1,024 threads at a time as
 * phases of computing and of accesses to DRAM or to a scratchpad. wavebound-sas(5)
 * states the language, wavebound-simd(7) the machine, the bounds and why they hold.
 *
 * Cycles are compute clocks unless a name says otherwise.
 */
#ifndef WAVEBOUND_SIMD_H
#define WAVEBOUND_SIMD_H

#include "wavebound/ir.h"
#include "wavebound/machine.h"

#define WB_SIMD_BUFFERS 32
#define WB_SIMD_VREGS 64
#define WB_SIMD_SREGS 32
#define WB_SIMD_PREGS 4
#define WB_SIMD_MOST_INSTS 8192
#define WB_SIMD_MOST_STACK 256	/* entries of the control stack */

/* ---- the program as written --------------------------------------------------------- */
enum wb_simd_op {
#define OP(id, ...) WB_SIMD_##id,
#include "wavebound/simd.def"
#undef OP
	WB_SIMD_OPS
};
enum wb_simd_sub {
	WB_SIMD_SUB_NONE,
	WB_SIMD_EZ, WB_SIMD_NZ, WB_SIMD_G, WB_SIMD_GE, WB_SIMD_L, WB_SIMD_LE,		/* against 0 */
	WB_SIMD_AND_, WB_SIMD_OR_, WB_SIMD_NAND_, WB_SIMD_NOR_,
	/* entries of the control stack */
	WB_SIMD_IF, WB_SIMD_BREAK, WB_SIMD_RETURN,
	WB_SIMD_NEG, WB_SIMD_I2F, WB_SIMD_F2I, WB_SIMD_DIM_X, WB_SIMD_DIM_Y, WB_SIMD_VEC2, WB_SIMD_VEC4,
};
enum wb_simd_kind { WB_SIMD_NONE, WB_SIMD_V, WB_SIMD_S, WB_SIMD_P, WB_SIMD_W, WB_SIMD_C, WB_SIMD_I, WB_SIMD_LABEL };
/* Special registers: vector (W) and scalar (C). */
enum wb_simd_w {
	WB_SIMD_CTRL_RUN,
	WB_SIMD_CTRL_BREAK,
	WB_SIMD_CTRL_RET,
	WB_SIMD_CTRL_EXIT,
	WB_SIMD_TID_X,
	WB_SIMD_TID_Y,
	WB_SIMD_LID_X,
	WB_SIMD_LID_Y,
	WB_SIMD_ZERO,
	WB_SIMD_ONE,
	WB_SIMD_MEM_IDX,
	WB_SIMD_MEM_DATA,
	WB_SIMD_WS
};
enum wb_simd_c {
	WB_SIMD_DIMX,
	WB_SIMD_DIMY,
	WB_SIMD_OFF_X,
	WB_SIMD_OFF_Y,
	WB_SIMD_WIDTH,
	WB_SIMD_WORDS,
	WB_SIMD_PERIOD,
	WB_SIMD_COUNT,
	WB_SIMD_CS
};

struct wb_simd_opnd {
	uint8_t kind;		/* enum wb_simd_kind */
	uint8_t reg;
	uint32_t value;		/* I: 32 bits; LABEL: the instruction it stands at */
};
/* What operands are there: the destination, three sources, one that the pipeline does not wait for. */
enum { WB_SIMD_DST, WB_SIMD_SRC, WB_SIMD_SRC1, WB_SIMD_SRC2, WB_SIMD_FURTHER, WB_SIMD_OPNDS };
struct wb_simd_inst {
	uint8_t op, sub;
	/* the branch is annotated: taken @taken times, then not taken @other times, and so on; @start visits have been
	 */
	bool cycle;
	bool valued;			/* the value written is annotated: at most @value */
	uint32_t taken, other, start, value;
	/* of an access: sd_words, sd_period and sd_period_cnt, as the text before says */
	uint32_t words, period, count;
	struct wb_simd_opnd opnd[WB_SIMD_OPNDS];
	struct wb_loc loc, note;
};
struct wb_simd_buffer {
	bool there;
	char type;			/* of its file: d numbers, f raw, n or 0 none */
	uint32_t addr, dim_x, dim_y;	/* bytes; words */
	const char *path;
	struct wb_loc loc;
};
struct wb_simd {
	const char *name;
	struct wb_simd_inst *inst;
	uint32_t ninst;
	const char **label;		/* [ninst + 1] that stands before an instruction, or NULL */
	struct wb_simd_buffer dram[WB_SIMD_BUFFERS], sp[WB_SIMD_BUFFERS];
};

enum wb_simd_flag {
	WB_SIMD_ENDS = 1,
	WB_SIMD_PUSHES = 2,
	WB_SIMD_DRAM = 4,
	WB_SIMD_SP = 8,
	WB_SIMD_STORES = 16,
	WB_SIMD_STRIDED = 32,
	WB_SIMD_DIVIDES = 64,
	WB_SIMD_DRAM_BUFFER = 128
};
enum wb_simd_slots { WB_SIMD_ONE_SLOT, WB_SIMD_VEC, WB_SIMD_RCP_SLOTS };
struct wb_simd_op_info {
	const char *name;
	uint8_t opnd[WB_SIMD_OPNDS];	/* kinds it may have, as bits */
	uint8_t slots;			/* enum wb_simd_slots */
	uint8_t flags;			/* enum wb_simd_flag */
};
extern const struct wb_simd_op_info wb_simd_ops[WB_SIMD_OPS];
static inline uint8_t wb_simd_flags(const struct wb_simd_inst *i) { return wb_simd_ops[i->op].flags; }
static inline bool
wb_simd_accesses(const struct wb_simd_inst *i)
{
	return wb_simd_flags(i) & (WB_SIMD_DRAM | WB_SIMD_SP);
}

/** wb_sas_looks_like - whether @text is Sim-D assembly (format detection). */
bool wb_sas_looks_like(const char *text, size_t bytes);
/** wb_sas_read - reads @file into a module of one kernel, named after the file; module->simd is the program as written.
 * @lenient: lines that cannot be read are left out with a warning, as the published tool does; else each is an error
 * and the kernel is refused. */
enum wb_status wb_sas_read(struct wb_ctx *cx, uint16_t file, bool lenient, struct wb_module **out);


/* ---- what a launch costs ---------------------------------------------------------------- */
enum wb_simd_resource { WB_SIMD_COMPUTE, WB_SIMD_ON_DRAM, WB_SIMD_ON_SP, WB_SIMD_RESOURCES };
enum wb_simd_policy { WB_SIMD_SP_AS_ACCESS, WB_SIMD_SP_AS_COMPUTE, WB_SIMD_POLICIES };
extern const char *const wb_simd_resource_name[WB_SIMD_RESOURCES];

/* Phases of a work-group, compressed: a step computes, then accesses; or it repeats the steps behind it. Computing adds
 * up over steps without access. */
struct wb_simd_step {
	uint64_t times;			/* 0: a step; else the @inside steps behind it are repeated so often */
	uint32_t inside;
	uint64_t compute_cycles, access_cycles;
	uint8_t resource;		/* of the access; WB_SIMD_COMPUTE: none */
	uint32_t inst;			/* that accesses, or WB_NONE */
};
/* What one policy costs. */
struct wb_simd_schedule {
	struct wb_simd_step *step; uint32_t nstep;
	bool cut;			/* the steps are too many to be listed */
	uint64_t phases;		/* of a work-group */
	uint64_t sum_cycles[WB_SIMD_RESOURCES];
	uint64_t pair_cycles;		/* of two work-groups that alternate */
	uint64_t rest_cycles;		/* computing after the last access; the published procedure drops it */
	/* accesses depend on data: no order is taken for granted, work-groups count one after the other */
	bool in_turn;
	struct wb_loc why;		/* then: where that is decided */
	uint64_t cycles;		/* the bound: refresh and upload in it */
};
enum wb_simd_mend {
	WB_SIMD_MEND_COUNT,		/* derived counts */
	WB_SIMD_MEND_SCRATCHPAD,	/* worst alignment of lines */
	WB_SIMD_MEND_DRAM,		/* all pairs of banks; rows that are closed between words */
	WB_SIMD_MEND_PATH,		/* longest path over all that is charged */
	WB_SIMD_MEND_REST,		/* computing after the last access */
	WB_SIMD_MENDS
};
extern const char *const wb_simd_mend_what[WB_SIMD_MENDS];
/* An instruction that accesses, and what its bound is. */
struct wb_simd_cost {
	uint32_t inst;
	uint64_t cycles;
};
/* How often a branch is taken before it is not, and so on: as its annotation says, or as it was derived. */
struct wb_simd_count {
	uint32_t inst;			/* the branch */
	uint64_t taken, other, start;	/* as in struct wb_simd_inst */
	bool derived, most;		/* derived from the program; then @most: the loop may end earlier */
};
struct wb_simd_bounds {
	bool published;
	uint64_t workgroups;
	uint64_t upload_cycles;
	uint64_t lower_cycles;		/* Eq. 14: no schedule of these phases is shorter; no bound of a launch */
	uint64_t upper_cycles;		/* Eq. 10: one work-group after the other */
	struct wb_simd_schedule policy[WB_SIMD_POLICIES];
	struct wb_simd_cost *access; uint32_t naccess;
	struct wb_simd_count *count; uint32_t ncount;
	/* safe: what each changes of the published bound, one after the other; 0 where that has none */
	int64_t mend_cycles[WB_SIMD_MENDS][WB_SIMD_POLICIES];
	bool compared;			/* there is a published bound to compare with */
	uint64_t published_cycles[WB_SIMD_POLICIES];
	WB_VEC(const char *) assumption;
};
struct wb_simd_launch {
	uint32_t dim_x, dim_y;		/* threads in all */
	uint32_t width;			/* of a work-group; its height is threads / width */
};
/** wb_simd_bound - bounds of launch @l of module @m (its function has the fact BOUNDS, or that is NULL) on @machine.
 * WB_REFUSED, WB_BAD_INPUT, WB_OVERFLOW: reported. */
enum wb_status wb_simd_bound(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, bool published, struct wb_simd_bounds *out);

/* ---- the proof of a bound ------------------------------------------------------------------ */
/* What a certificate of Sim-D claims, and about what. Of @bounds it has the policies' steps, rest, in_turn and cycles,
 * and the lists of accesses and counts. */
struct wb_simd_certificate {
	const char *kernel, *machine;	/* name; hash of the description */
	struct wb_simd_launch launch;
	uint64_t program;		/* wb_simd_digest */
	struct wb_simd_bounds bounds;
	struct wb_loc loc;
};
/* What a proof rests on, and what it took. */
struct wb_simd_proof {
	uint32_t nblock, naccess;	/* costs that are computed again, not proved */
	/* counts of branches whose register the proof does not know: by annotation; by rule */
	uint32_t nannotated, nderived;
	uint64_t visits;		/* of blocks, by the walk */
};
/** wb_simd_digest - a number that changes with any part of the program that matters to its bound. */
uint64_t wb_simd_digest(const struct wb_simd *p);
/** wb_simd_certificate_write - one JSON object. False: the phases are too many to be listed, nothing is written. */
bool wb_simd_certificate_write(const struct wb_simd_certificate *c, struct wb_out *o);
/** wb_simd_certificate_read - the text is one of these, or not (*ours). WB_BAD_INPUT, reported, unless its form and
 * ranges are right. Proves nothing yet. */
enum wb_status wb_simd_certificate_read(struct wb_ctx *cx, uint16_t file, bool *ours, struct wb_simd_certificate *out);
/** wb_simd_prove - walks every way through the program and holds it against the phases of @c; then adds up the schedule
 * phase by phase. The module's function has the fact BOUNDS if counts were derived. @visits: most blocks that are
 * visited. WB_GATE, reported: @c proves nothing about this launch. WB_REFUSED, reported: that would take more visits.
 */
enum wb_status wb_simd_prove(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, const struct wb_simd_certificate *c, uint64_t visits,
	struct wb_simd_proof *out);

/* ---- which lanes go alike ------------------------------------------------------------------- */
struct wb_simd_branch {
	uint32_t inst;
	bool divergent;			/* active lanes of a work-group may disagree; scalar branches never are */
	/* divergent: the instruction that makes its predicate differ; WB_NONE: it differs from the start */
	uint32_t from;
};
struct wb_simd_divergence {
	WB_VEC(struct wb_simd_branch) branch;	/* instructions that ask a predicate or a scalar, in order */
	/* [instruction] what makes its first operand that differs do so, or WB_NONE */
	uint32_t *register_from;
};
/** wb_simd_divergence - of module @m's program. Lives in @cx->unit. Errors as in reading; none are new. */
enum wb_status wb_simd_divergence(struct wb_ctx *cx, const struct wb_module *m, struct wb_simd_divergence *out);

/* ---- one launch, executed ------------------------------------------------------------------ */
struct wb_simd_memory {
	/* of the buffers in .data: dim_x * dim_y words; NULL where there is none */
	uint32_t *word[WB_SIMD_BUFFERS];
};
/** wb_simd_words - of buffer @b. */
static inline uint64_t wb_simd_words(const struct wb_simd_buffer *b) { return (uint64_t)b->dim_x * b->dim_y; }
#define WB_SIMD_MOST_WORDS (UINT64_C(1) << 26)	/* of all buffers, to be executed on */
/** wb_simd_memory - buffers of zeros. WB_REFUSED, reported, when they are too large. */
enum wb_status wb_simd_memory(struct wb_ctx *cx, const struct wb_simd *p, struct wb_simd_memory *out);

struct wb_simd_phase {
	uint64_t start, end;		/* without refresh, from the end of the upload on */
	uint32_t group, inst;		/* inst: that accesses, or WB_NONE */
	uint8_t resource, slot;
};
struct wb_simd_run {
	uint64_t cycles;		/* of the launch: upload and refresh in it */
	uint64_t insts;			/* of all work-groups; pops of the decoder too */
	uint64_t busy_cycles[WB_SIMD_RESOURCES];
	uint64_t workgroups;
	bool *mixed;			/* [instruction] active lanes disagreed about its predicate */
	WB_VEC(struct wb_simd_phase) phase;	/* in order of group; the first WB_SIMD_MOST_PHASES */
};
#define WB_SIMD_MOST_PHASES 100000
/** wb_simd_run - executes launch @l under @policy, on @mem (written). @steps: most instructions, 0: no limit.
 * WB_BAD_INPUT: reported, an annotation that does not hold. WB_REFUSED: reported, too many instructions, or a program
 * that does not end. */
enum wb_status wb_simd_run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, enum wb_simd_policy policy, struct wb_simd_memory *mem, uint64_t steps,
	struct wb_simd_run *out);

#endif
