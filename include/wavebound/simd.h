/* wavebound/simd.h -- Sim-D programs: reading, costs of a work-group and of a launch, execution.
 *
 * Sim-D (Spliet and Mullins) executes two work-groups of 1,024 threads at a time. A work-group alternates between
 * phases of computing and phases of access to DRAM or to a scratchpad. wavebound-sas(5) defines the language,
 * wavebound-simd(7) the machine and the bounds, with their proofs.
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
	WB_SIMD_MASK_EXIT,
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
	uint32_t value;		/* I: 32 bits; LABEL: the instruction behind the label */
};
/* Which operands an instruction may have: a destination, three sources, and one that the pipeline does not wait for. */
enum { WB_SIMD_DST, WB_SIMD_SRC, WB_SIMD_SRC1, WB_SIMD_SRC2, WB_SIMD_FURTHER, WB_SIMD_OPNDS };
struct wb_simd_inst {
	uint8_t op, sub;
	/* the branch is annotated: taken @taken times, then not taken @other times, and so on; it starts @start visits
	 * into this pattern */
	bool cycle;
	bool valued;			/* the value written is annotated: at most @value */
	uint32_t taken, other, start, value;
	/* of an access: the values of sd_words, sd_period and sd_period_cnt, as the lines before it set them */
	uint32_t words, period, count;
	struct wb_simd_opnd opnd[WB_SIMD_OPNDS];
	struct wb_loc loc, note;
};
struct wb_simd_buffer {
	bool there;
	char type;			/* format of its file: d decimal numbers, f raw; n or 0: no file */
	uint32_t addr, dim_x, dim_y;	/* bytes; words */
	const char *path;
	struct wb_loc loc;
};
struct wb_simd {
	const char *name;
	struct wb_simd_inst *inst;
	uint32_t ninst;
	const char **label;		/* [ninst + 1] the label before an instruction, or NULL */
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
	uint8_t opnd[WB_SIMD_OPNDS];	/* the kinds that each may have, as bits */
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

/** wb_sas_looks_like - whether @text looks like Sim-D assembly (format detection). */
bool wb_sas_looks_like(const char *text, size_t bytes);
/** wb_sas_read - reads @file into a module of one kernel, named after the file; module->simd is the program as written.
 * @lenient: lines that cannot be read are skipped with a warning, as in the published tool. Else each is an error, and
 * the kernel is refused. */
enum wb_status wb_sas_read(struct wb_ctx *cx, uint16_t file, bool lenient, struct wb_module **out);

/* ---- the cost of a launch ---------------------------------------------------------------- */
enum wb_simd_resource { WB_SIMD_COMPUTE, WB_SIMD_ON_DRAM, WB_SIMD_ON_SP, WB_SIMD_RESOURCES };
/* Schedulers of work-groups. Those of the first two have bounds of their own, the others only the upper one. */
enum wb_simd_policy {
	WB_SIMD_SP_AS_ACCESS,
	WB_SIMD_SP_AS_COMPUTE,
	WB_SIMD_POLICIES,
	WB_SIMD_PAIRWISE = WB_SIMD_POLICIES,	/* scratchpads are resources of their own */
	WB_SIMD_UNCONSTRAINED,			/* and a work-group enters when a slot is free */
	WB_SIMD_SCHEDULERS
};
extern const char *const wb_simd_resource_name[WB_SIMD_RESOURCES], *const wb_simd_scheduler_name[WB_SIMD_SCHEDULERS];

/* Phases of a work-group, compressed. A step is computing followed by an access, or a repetition of the steps behind
 * it. The computing of steps without an access is added up. */
struct wb_simd_step {
	uint64_t times;			/* 0: a step; else how often the @inside steps behind it are repeated */
	uint32_t inside;
	uint64_t compute_cycles, access_cycles;
	uint8_t resource;		/* of the access; WB_SIMD_COMPUTE: none */
	uint32_t inst;			/* the access, or WB_NONE */
};
/* The cost under one policy. */
struct wb_simd_schedule {
	struct wb_simd_step *step; uint32_t nstep;
	bool cut;			/* there are too many steps to list */
	uint64_t phases;		/* of a work-group */
	uint64_t sum_cycles[WB_SIMD_RESOURCES];
	uint64_t pair_cycles;		/* of two work-groups that alternate */
	uint64_t rest_cycles;		/* computing after the last access; the published procedure drops it */
	/* accesses depend on data: no order of phases is assumed, work-groups are counted one after the other */
	bool in_turn;
	struct wb_loc why;		/* in_turn: the branch or access that depends on data */
	uint64_t cycles;		/* the bound, with refresh and upload */
};
enum wb_simd_correction {
	WB_SIMD_CORRECT_STALL,		/* no waiting for slots that write nothing */
	WB_SIMD_CORRECT_COUNT,		/* derived counts */
	WB_SIMD_CORRECT_SCRATCHPAD,	/* worst alignment of lines */
	WB_SIMD_CORRECT_DRAM,		/* all pairs of banks; rows that are closed between words */
	WB_SIMD_CORRECT_PATH,		/* longest path over all costs */
	WB_SIMD_CORRECT_REST,		/* computing after the last access */
	WB_SIMD_CORRECTIONS
};
extern const char *const wb_simd_correction_what[WB_SIMD_CORRECTIONS];
/* An access, and its bound. */
struct wb_simd_cost {
	uint32_t inst;
	uint64_t cycles;
};
/* The pattern of a branch, as annotated or derived: taken some times, then not taken some times, and so on. */
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
	/* safe bounds: what each correction changes of the published bound, one after the other; 0: no such bound */
	int64_t correction_cycles[WB_SIMD_CORRECTIONS][WB_SIMD_POLICIES];
	bool compared;			/* there is a published bound to compare with */
	uint64_t published_cycles[WB_SIMD_POLICIES];
	WB_VEC(const char *) assumption;
};
struct wb_simd_launch {
	uint32_t dim_x, dim_y;		/* threads in all */
	uint32_t width;			/* of a work-group; its height is threads / width */
};
/** wb_simd_bound - bounds of launch @l of module @m on @machine. The function of @m may have the fact BOUNDS.
 * Errors, reported: WB_REFUSED, WB_BAD_INPUT, WB_OVERFLOW. */
enum wb_status wb_simd_bound(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, bool published, struct wb_simd_bounds *out);

/* ---- the proof of a bound ------------------------------------------------------------------ */
/* The claims of a Sim-D certificate, and the launch that they are about. Of @bounds it holds the steps, rest, in_turn
 * and cycles of the policies, and the lists of accesses and counts. */
struct wb_simd_certificate {
	const char *kernel, *machine;	/* name; hash of the description */
	struct wb_simd_launch launch;
	uint64_t program;		/* wb_simd_digest */
	struct wb_simd_bounds bounds;
	struct wb_loc loc;
};
/* The assumptions of a proof, and its effort. */
struct wb_simd_proof {
	uint32_t nblock, naccess;	/* costs that are recomputed, not proved */
	/* counts of branches whose register has no known value in the proof: by annotation; by rule */
	uint32_t nannotated, nderived;
	uint64_t visits;		/* of blocks, by the walk */
};
/** wb_simd_digest - a hash of all parts of the program that its bound depends on. */
uint64_t wb_simd_digest(const struct wb_simd *p);
/** wb_simd_certificate_write - writes one JSON object. False: there are too many phases to list; nothing is written. */
bool wb_simd_certificate_write(const struct wb_simd_certificate *c, struct wb_out *o);
/** wb_simd_certificate_read - reads @file. *@ours: whether it is a Sim-D certificate at all. WB_BAD_INPUT, reported, if
 * its form or a range is wrong. Proves nothing yet. */
enum wb_status wb_simd_certificate_read(struct wb_ctx *cx, uint16_t file, bool *ours, struct wb_simd_certificate *out);
/** wb_simd_prove - checks every path through the program against the phases of @c, then adds up the schedule phase by
 * phase. If counts were derived, the function of the module has the fact BOUNDS. @visits: most blocks to visit.
 * Errors, reported: WB_GATE, @c proves nothing about this launch; WB_REFUSED, the proof would take more visits. */
enum wb_status wb_simd_prove(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, const struct wb_simd_certificate *c, uint64_t visits,
	struct wb_simd_proof *out);

/* ---- divergence -------------------------------------------------------------------------- */
struct wb_simd_branch {
	uint32_t inst;
	bool divergent;			/* active lanes of a work-group may differ; never true of scalar branches */
	/* divergent: the instruction that makes its predicate divergent; WB_NONE: it is divergent from the start */
	uint32_t from;
};
struct wb_simd_divergence {
	WB_VEC(struct wb_simd_branch) branch;	/* instructions that test a predicate or a scalar, in order */
	/* [instruction] the instruction that makes its first divergent operand divergent, or WB_NONE */
	uint32_t *register_from;
};
/** wb_simd_divergence - the divergence of module @m's program, in @cx->unit. Same errors as reading, which were all
 * reported by then. */
enum wb_status wb_simd_divergence(struct wb_ctx *cx, const struct wb_module *m, struct wb_simd_divergence *out);

/* ---- execution of a launch ------------------------------------------------------------------ */
struct wb_simd_memory {
	/* [buffer in .data] dim_x * dim_y words; NULL if there is no such buffer */
	uint32_t *word[WB_SIMD_BUFFERS];
};
/** wb_simd_words - number of words of buffer @b. */
static inline uint64_t wb_simd_words(const struct wb_simd_buffer *b) { return (uint64_t)b->dim_x * b->dim_y; }
#define WB_SIMD_MOST_WORDS (UINT64_C(1) << 26)	/* most words of all buffers in an execution */
/** wb_simd_memory - buffers filled with zeros. WB_REFUSED, reported: they are too large. */
enum wb_status wb_simd_memory(struct wb_ctx *cx, const struct wb_simd *p, struct wb_simd_memory *out);

struct wb_simd_phase {
	uint64_t start, end;		/* from the start of the launch on */
	uint32_t group, inst;		/* inst: the access, or WB_NONE */
	uint8_t resource, slot;
};
struct wb_simd_run {
	uint64_t cycles;		/* of the launch, with upload and refresh */
	uint64_t insts;			/* of all work-groups, with the pops of the decoder */
	uint64_t busy_cycles[WB_SIMD_RESOURCES];
	uint64_t workgroups;
	uint64_t refreshes;		/* of DRAM */
	bool *mixed;			/* [instruction] its predicate differed between active lanes */
	/* in order of start; the first WB_SIMD_MOST_PHASES; of refreshes, start and end alone */
	WB_VEC(struct wb_simd_phase) phase, refresh;
};
#define WB_SIMD_MOST_PHASES 100000
/** wb_simd_run - executes launch @l under @policy; @mem is read and written. @steps: most instructions; 0: no limit.
 * Errors, reported: WB_BAD_INPUT, the execution contradicts an annotation; WB_REFUSED, too many instructions, or the
 * program does not end. */
enum wb_status wb_simd_run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, enum wb_simd_policy policy, struct wb_simd_memory *mem, uint64_t steps,
	struct wb_simd_run *out);

#endif
