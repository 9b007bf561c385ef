/* wavebound/ir.h -- the program under analysis.
 *
 * A module holds functions (kernels and the functions they call); a function
 * holds basic blocks in reverse post-order, first-class edges, instructions,
 * operands and units, each in one flat array addressed by 32-bit ids.
 *
 * The CFG is the machine's wave-level CFG: one program counter per wavefront.
 * EXEC, VCC, SCC and M0 are storage like any other. Instructions read and write
 * units: a unit is 32 bits of storage, one per wavefront (scalar) or one per
 * lane (vector). A 64-bit register pair is two consecutive units.
 *
 * The IR is neutral to the instruction set: passes look at op, type, operands,
 * flags and memory access, never at a mnemonic.
 */
#ifndef WAVEBOUND_IR_H
#define WAVEBOUND_IR_H

#include "wavebound/base.h"
#include "wavebound/diag.h"

/* ---- operations ---------------------------------------------------------------- */
/* The ids of ops.def: texts of a table concern only those who print them, so ids are files of their own. */
enum wb_op {
#include "op_ids.h"
	WB_OP_COUNT
};
/* Interpretation of the operands of arithmetic and comparisons. */
enum wb_type {
	WB_T_NONE, WB_T_I32, WB_T_U32, WB_T_I64, WB_T_U64, WB_T_B32, WB_T_B64, WB_T_I16, WB_T_U16,
	WB_T_F16, WB_T_F32, WB_T_F64, WB_T_COUNT
};
extern const char *const wb_op_name[WB_OP_COUNT];
extern const char *const wb_type_name[WB_T_COUNT];	/* "", "i32", ... */

/* Timing class: the key under which a machine description states issue and
 * delay cycles. */
enum wb_tclass {
#include "tclass_ids.h"
	WB_TC_COUNT
};
extern const char *const wb_tclass_name[WB_TC_COUNT];
extern const char *const wb_tclass_what[WB_TC_COUNT];

/* ---- units ------------------------------------------------------------------------ */
enum wb_unit_class { WB_UNIT_SCALAR, WB_UNIT_VECTOR };
/* Roles of units that mean something to the machine. A 64-bit mask is _LO then _HI. */
enum wb_role {
	WB_ROLE_NONE,
	WB_ROLE_EXEC_LO,
	WB_ROLE_EXEC_HI,
	WB_ROLE_VCC_LO,
	WB_ROLE_VCC_HI,
	WB_ROLE_SCC,
	WB_ROLE_M0,
	WB_ROLE_MODE,
	WB_ROLE_COUNT
};
struct wb_unit {
	const char *name;	/* "s4", "v0", "exec_lo", "tid" */
	uint8_t cls;		/* enum wb_unit_class */
	uint8_t role;		/* enum wb_role */
};

/* ---- operands -------------------------------------------------------------------------- */
enum wb_opnd_kind {
	WB_OPND_UNIT,		/* nunit consecutive units from id                                       */
	WB_OPND_IMM,		/* imm: the value computed with, zero-extended from the operand's width  */
	WB_OPND_MOD,		/* id: enum wb_mod, imm: its value. Neither read nor written             */
	WB_OPND_FN,		/* id: function of the module (call target)                              */
	WB_OPND_SYM,		/* id: module symbol (data address), imm: addend                         */
};
enum wb_opnd_flag {
	WB_DEF = 1, WB_USE = 2,
	WB_IMPLICIT = 4,	/* not written in the assembly text */
	WB_NEG = 8, WB_ABS = 16, WB_SEXT = 32,
	WB_LITERAL = 64,	/* IMM that takes 4 bytes of code */
};
struct wb_opnd {
	uint8_t kind;
	uint8_t flags;
	uint8_t nunit;
	uint8_t spare;
	uint32_t id;
	uint64_t imm;
};

/* Modifiers of an instruction that are not operands. A modifier that is absent
 * has its architectural default. */
enum wb_mod {
#include "mod_ids.h"
	WB_MOD_COUNT
};
extern const char *const wb_mod_name[WB_MOD_COUNT];

/* ---- instructions ---------------------------------------------------------------------- */
enum wb_space {
	WB_SPACE_NONE,
	WB_SPACE_GLOBAL,	/* global, buffer, image: vector memory                */
	WB_SPACE_FLAT,		/* decided by the address: global, LDS or scratch      */
	WB_SPACE_SCRATCH,	/* private to the lane, through vector memory          */
	WB_SPACE_LDS,
	WB_SPACE_GDS,
	WB_SPACE_SCALAR,	/* scalar memory path                                  */
	WB_SPACE_COUNT
};
extern const char *const wb_space_name[WB_SPACE_COUNT];
enum wb_access {
	WB_LOAD = 1, WB_STORE = 2, WB_ATOMIC = 4, WB_RETURNS = 8,
	/* the new contents of memory after an integer atomic operation; none of these: unknown */
	WB_ADDS = 16,		/* memory plus the data; with WB_SUBTRACTS minus it */
	WB_ORS = 32,		/* memory with bits of the data, or, xor  */
	WB_SWAPS = 64,		/* the data                               */
	/* the new data, if memory is equal to the comparand. Operand data has both; in LDS the comparand, before the
	 * other */
	WB_COMPARES = 128,
	WB_SUBTRACTS = 256,
	WB_ANDS = 512,		/* those bits of memory that the data has */
	WB_XORS = 1024,		/* with WB_ORS: those of the data are inverted */
};

#define WB_MEM_UNKNOWN UINT8_MAX	/* elements per lane: decided by a descriptor in memory */
/* What a prefetch asks for at most: 32 lines of 128 bytes. */
enum { WB_PREFETCH_BYTES = 32 * 128 };

struct wb_mem {
	/* enum wb_access, ored. An atomic is WB_ATOMIC, with WB_RETURNS if the old value comes back */
	uint16_t access;
	uint16_t bytes;		/* per element: per lane for vector memory, in all for scalar memory */
	uint8_t space;		/* enum wb_space */
	/* elements per lane: 2 for ds_read2/ds_write2, texels of an image access, else 1; 0 for no access;
	 * WB_MEM_UNKNOWN */
	uint8_t count;
	uint8_t addr;		/* index among the instruction's operands of the (first) address operand, 255 if none */
	uint8_t data;		/* index of the stored data operand, 255 if none */
	uint8_t counters;	/* enum wb_counter bits it increments */
	uint8_t zero;		/* no padding: accesses are compared as bytes */
};
enum wb_counter { WB_VMCNT = 1, WB_LGKMCNT = 2, WB_EXPCNT = 4, WB_VSCNT = 8, WB_KMCNT = 16 };

enum wb_inst_flag {
	WB_I_MASKED = 1,	/* lanes outside EXEC write nothing: the old value of a vector def survives there */
	WB_I_TERMINATOR = 2,	/* last of its block: branch, end, return                                          */
	WB_I_SIDE_EFFECT = 4,	/* must be assumed to do something beyond its defs (store, barrier, message, ...)   */
	WB_I_CROSSLANE = 8,	/* reads values of other lanes: readlane, DPP, permute, swizzle, mbcnt excluded      */
	WB_I_COMMUTES = 16,
	WB_I_UNMODELLED = 32,	/* decoded (defs, uses, time are right) but op says nothing about the value          */
	/* each lane of its results depends on its operands only, which are read as wb_read_kind says */
	WB_I_LANEWISE = 64,
	/* it uses a result that is not there yet, and the hardware does not wait for (src/gcn/hazards.c) */
	WB_I_TOO_SOON = 128,
};

struct wb_inst {
	uint16_t op;		/* enum wb_op */
	uint8_t type;		/* enum wb_type */
	uint8_t tclass;		/* enum wb_tclass */
	uint16_t isa_op;	/* row of the ISA's opcode table; WB_NO_ISA in .wir input */
	uint16_t flags;		/* enum wb_inst_flag */
	uint8_t nopnd;		/* operands: explicit ones in assembly order (defs first), implicit ones, modifiers */
	uint8_t bytes;		/* of encoding; 0 when unknown */
	uint16_t spare;
	uint32_t opnd;		/* first of them in wb_fn.opnd */
	struct wb_mem mem;
	uint64_t addr;		/* byte offset from the start of the function's section */
	struct wb_loc loc;	/* in the input */
	struct wb_loc src;	/* in the high-level source, from line info; may be unknown */
};
#define WB_NO_ISA UINT16_MAX
/** wb_early_read - @i is an unknown value in front of a read that comes too early: it stands in no program. */
static inline bool wb_early_read(const struct wb_inst *i) { return i->op == WB_OP_TIME && i->isa_op == WB_NO_ISA; }

/* ---- blocks and edges ---------------------------------------------------------------------- */
enum wb_edge_kind {
	WB_EDGE_ENTRY,		/* src is WB_NONE, dst the entry block: exactly one, edge 0 */
	WB_EDGE_FALL,		/* fall-through, or the untaken arm of a branch            */
	WB_EDGE_TAKEN,		/* jump: pays the taken-branch delay                        */
	WB_EDGE_EXIT,		/* dst is WB_NONE: program end or return                    */
};
struct wb_edge {
	uint32_t src, dst;
	uint8_t kind;
	uint8_t flags;		/* enum wb_edge_flag */
};
enum wb_edge_flag {
	WB_E_REMOVED = 1,	/* pruned: never executed in the (S)WF under analysis */
};

struct wb_block {
	uint32_t first, ninst;	/* instructions, consecutive in wb_fn.inst; a block may be empty */
	uint32_t out, nout;	/* edge ids: wb_fn.out[out .. out+nout) */
	uint32_t in, nin;	/* edge ids: wb_fn.in[in .. in+nin)     */
	const char *label;	/* of the input, or NULL */
	struct wb_loc loc;
};

/* ---- functions -------------------------------------------------------------------------------- */
/* What the hardware puts in registers before the first instruction, and what a
 * launch must reserve: from the kernel descriptor. */
struct wb_abi {
	bool private_segment_buffer, dispatch_ptr, queue_ptr, kernarg_ptr, dispatch_id, flat_scratch_init,
		private_segment_size;
	bool workgroup_id[3], workgroup_info, scratch_wave_offset;
	uint8_t workitem_id_dims;	/* 1: v0 = x; 2: also v1 = y; 3: also v2 = z */
	bool workitem_id_packed;	/* all in v0: x[9:0] y[19:10] z[29:20]; not if dims is 1 */
	bool starts_flat_scratch;	/* FLAT_SCRATCH holds where the wave's private memory begins */
	uint8_t user_sgprs;		/* user SGPR count; system SGPRs follow */
	uint16_t preload_from;		/* words of arguments in front of those that registers hold */
	/* First SGPR number of each, WB_NONE when absent (computed from the flags). */
	uint32_t s_private_segment_buffer, s_dispatch_ptr, s_queue_ptr, s_kernarg_ptr, s_dispatch_id,
		s_flat_scratch_init, s_private_segment_size, s_workgroup_id[3], s_workgroup_info, s_scratch_wave_offset,
		s_workgroup_yz;		/* gfx12, if z is enabled: y in the lower half, z in the upper one */
};
enum wb_arg_kind {
	WB_ARG_VALUE, WB_ARG_BUFFER, WB_ARG_LDS_POINTER, WB_ARG_OTHER,	/* image, sampler, pipe, queue */
	WB_ARG_HIDDEN,		/* hidden: name says which, e.g. "hidden_global_offset_x" */
};
struct wb_arg {
	const char *name;	/* from metadata; "" if unnamed */
	const char *value_kind;	/* metadata word, e.g. "by_value", "hidden_block_count_x" */
	const char *type_name;	/* "" if unknown */
	uint32_t offset, bytes;
	uint8_t kind;		/* enum wb_arg_kind */
	bool is_const, is_restrict, is_volatile, read_only, write_only;
	uint32_t align;		/* of the pointee of an LDS pointer; 0 unknown */
};
/* What the compiler says that it used, in metadata. For people: no bound depends on it. */
struct wb_counted {
	bool known;
	uint32_t vgprs, agprs, sgprs;		/* vgprs as in wb_kernel_desc, before granules */
	uint32_t vgpr_spills, sgpr_spills;	/* registers that went to memory, or to lanes of others */
};

struct wb_kernel_desc {
	/* per lane / per wave, as allocated from (before machine granules); vgprs includes accumulation registers on
	 * unified files */
	uint32_t vgprs, sgprs;
	struct wb_counted counted;
	uint32_t lds_bytes;			/* static, per workgroup */
	uint32_t scratch_bytes;			/* per work-item */
	bool dynamic_stack;
	uint32_t kernarg_bytes;
	uint32_t wave_lanes;			/* 32 or 64 */
	bool cu_mode;				/* gfx10: workgroups stay on one half of a workgroup processor */
	bool split_workgroups;			/* gfx90a: their waves run on several compute units */
	uint32_t shared_vgprs;			/* gfx10 */
	uint32_t max_flat_workgroup;		/* 0 unknown */
	uint32_t reqd_workgroup[3];		/* 0 if not required */
	bool whole_workgroups;			/* the grid must be a multiple of the workgroup */
	uint32_t code_object_version;		/* 2..6; 0 unknown */
	uint32_t float_mode;			/* FP_ROUND[3:0], FP_DENORM[7:4] as in the MODE register */
	bool dx10_clamp, ieee_mode;
	struct wb_abi abi;
	struct wb_arg *arg;
	uint32_t narg;
};

/* Annotation written next to the code (a comment in .s, an attribute in .wir);
 * becomes a flow fact. */
struct wb_annotation {
	uint32_t block;		/* at whose start it stands (after ordering) */
	uint64_t maxcount, totalcount, mincount;	/* UINT64_MAX when absent */
	struct wb_loc loc;
};

struct wb_fn {
	const char *name;
	uint32_t id;			/* in the module */
	bool is_kernel;
	bool promoted;			/* words of its stack have become registers, where possible */
	struct wb_loc loc;
	const char *section;		/* addresses are relative to its start */
	uint64_t addr, bytes;		/* extent in the section */
	const char *refused;		/* why this function cannot be analysed (already reported), or NULL */

	struct wb_kernel_desc *desc;	/* NULL for functions that are no kernels, and in .wir without one */
	uint32_t wave_lanes;		/* of functions without a descriptor: 32, or 64 (also 0) */

	struct wb_unit *unit;   uint32_t nunit;
	/* of functions that are called: the units that they and their callees may write, and of which they may read
	 * the value, as bits; NULL: all */
	const uint64_t *writes, *reads;
	struct wb_block *block; uint32_t nblock;	/* reverse post-order; 0 is the entry */
	struct wb_edge *edge;   uint32_t nedge;		/* edge 0 is the entry edge */
	/* edge ids grouped by block; out: fall-through first, then taken */
	uint32_t *out, *in;
	struct wb_inst *inst;   uint32_t ninst;		/* block by block, in block order */
	struct wb_opnd *opnd;   uint32_t nopnd;
	uint32_t *call;         uint32_t ncall;		/* the instructions that call, in order */
	uint32_t *act;          uint32_t nact;		/* likewise those for which wb_acts holds */
	struct wb_annotation *annotation; uint32_t nannotation;
	uint32_t nunreachable;				/* instructions dropped because no path reaches them */

	/* results of passes */
#define FACT(id, type, field) struct type *field;
#include "wavebound/facts.def"
#undef FACT
};

/* For each edge @e out of, or into, block @b of @fn; for the blocks these lead to, or come from (WB_NONE: none of @fn);
 * for each instruction @k of the block. */
#define WB_EACH_EDGE(fn, b, list, count, e, value) \
	for (uint32_t e##_n = 0, e; e##_n < (fn)->block[b].count && \
		(e = (fn)->list[(fn)->block[b].list + e##_n], e = (value), true); e##_n++)
#define WB_EACH_OUT(fn, b, e) WB_EACH_EDGE(fn, b, out, nout, e, e)
#define WB_EACH_IN(fn, b, e) WB_EACH_EDGE(fn, b, in, nin, e, e)
#define WB_EACH_SUCC(fn, b, to) WB_EACH_EDGE(fn, b, out, nout, to, (fn)->edge[to].dst)
#define WB_EACH_PRED(fn, b, from) WB_EACH_EDGE(fn, b, in, nin, from, (fn)->edge[from].src)
#define WB_EACH_INST(fn, b, k) \
	for (uint32_t k = (fn)->block[b].first; k < (fn)->block[b].first + (fn)->block[b].ninst; k++)

struct wb_symbol {
	const char *name;
	const char *section;
	uint64_t addr;		/* in the section */
	uint32_t fn;		/* function that starts here, or WB_NONE */
};

/* Bytes of a data section whose contents are known only after loading. */
struct wb_patch {
	uint64_t offset;
	uint32_t bytes;
	uint32_t symbol;	/* of the module: its address and addend, 8 bytes; WB_NONE: none */
	bool relative;		/* the distance of these from the patch itself, of 4 or 8 bytes */
	/* without symbol: the address addend in the linked image, 8 bytes. If this is false, too, they are unknown */
	bool image;
	uint64_t addend;
};
/* Words that compilers put between functions and behind them: neither code nor data. */
#define WB_WORD_S_NOP 0xbf800000u	/* s_nop 0 */
#define WB_WORD_S_CODE_END 0xbf9f0000u
static inline bool wb_is_filler(uint32_t word) { return word == WB_WORD_S_NOP || word == WB_WORD_S_CODE_END; }

/* A section that may be in memory when a kernel is executed: tables, variables, code (of objects: with its bytes). */
struct wb_section {
	const char *name;	/* as in wb_symbol and wb_fn */
	bool linked;		/* its position relative to all other linked sections is known: image */
	bool code, writable;
	bool has_gaps;		/* lines of it could not be read: distances in it are not known */
	bool by_linker;		/* a linker or assembler made it: tables of symbols, of relocations, of addresses */
	uint64_t image;
	uint32_t align;		/* its address is a multiple of this power of two; 0: unknown */
	uint64_t bytes;
	const uint8_t *at;	/* the bytes that the file has; the rest is zero */
	uint64_t held;
	/* in code of a text, of which no bytes are held: those of data in it but for fillers, the rest is zero */
	const uint8_t *among;
	uint64_t namong;
	struct wb_patch *patch;	/* by offset */
	uint32_t npatch;
	/* the section of the linked image that has it, and where; NULL: not asked for (wb_places_index) */
	const char *output;
	uint64_t base;
};

/* A call that the compiler replaced by the code of the callee, from debug information. */
struct wb_inlined {
	const char *callee;		/* "": its name is unknown */
	struct wb_loc call;		/* where it is called; may be unknown */
	uint32_t begins;		/* line of the head of the function that calls; 0: not said */
	uint32_t caller;		/* the call whose code holds this one; WB_NONE: code of a function has it */
};
/* From this line of the listing on, code is of this call. */
struct wb_inlined_at {
	uint32_t line;
	uint32_t call;			/* the innermost one; WB_NONE: none */
};

enum wb_isa { WB_ISA_NONE, WB_ISA_GCN, WB_ISA_MINI_SIMT, WB_ISA_SIMD };

/* A place in code: a source line, or the bytes @offset from @label, from the start of the section, or, without both, of
 * the function. */
struct wb_stated_place {
	const char *file;
	uint32_t line;
	const char *label;
	bool in_section;
	int64_t offset;
};
/* Where a call or jump through registers goes, as a flow fact states it. */
struct wb_stated_call {
	const char *fn;			/* function around it; NULL: any */
	struct wb_stated_place at;
	const struct wb_stated_place *target;
	uint32_t ntarget;
	const uint64_t *code;		/* digests of the code that it was written for */
	uint32_t ncode;
	const char *why;
	struct wb_loc loc;
};

/* A call or jump through registers that goes where a flow fact states. */
struct wb_stated_jump {
	const struct wb_fn *fn;		/* that has it */
	const char *text;		/* "the call at ... goes to f or g" */
	const char *why;		/* the reason that the user gives; NULL: none */
	struct wb_loc fact;
};

struct wb_module {
	const char *name;		/* of the input */
	const struct wb_files *files;	/* files of wb_inst.src; NULL: the text form omits source locations */
	enum wb_isa isa;
	const char *target;		/* "gfx900"; NULL when the input names none */
	uint32_t gfx;			/* 0x900, 0x803, 0x90a, 0x1030; 0 if none */
	struct wb_fn **fn;   uint32_t nfn;
	struct wb_symbol *symbol; uint32_t nsymbol;
	struct wb_section *section; uint32_t nsection;	/* none in the text form, which omits data */
	bool assembled;			/* from a text, by LLVM: its instructions may stand in no line of it */
	struct wb_inlined *inlined; uint32_t ninlined;
	struct wb_inlined_at *inlined_at; uint32_t ninlined_at;	/* by line; none in texts, which do not say it */
	uint16_t listing;		/* file of these lines */
	uint16_t *included;		/* files that the text includes */
	uint32_t nincluded;
	const struct wb_stated_jump *stated; uint32_t nstated;
	uint64_t digest;		/* of its functions but kernels, and of its data (wb_digest_module) */
	struct wb_fn **by_place; uint32_t nby_place;	/* by section and address (wb_places_index) */
	const struct wb_simd *simd;	/* Sim-D: the program as written (simd.h); else NULL */
	/* GCN: at all calls, and in all callees, s1 and s3 hold words 1 and 3 of the descriptor of private memory, as
	 * the hardware passed them, but maybe with a carry added from the base */
	bool keeps_descriptor;
};

/* ---- building --------------------------------------------------------------------------------- */
/* A builder takes blocks in any order with edges by builder block number, then
 * finishes: reverse post-order, unreachable blocks dropped, chains of
 * edges indexed. Near-linear, no recursion. */
struct wb_builder;
struct wb_builder *wb_builder_new(struct wb_ctx *cx, struct wb_fn *fn);
/* The builder is allocated in cx->tmp, its result in cx->unit. The first block is the entry. */
/** wb_build_block - starts a new block and returns its number; instructions go to the block started last. */
uint32_t wb_build_block(struct wb_builder *b, const char *label, struct wb_loc loc);
/** wb_build_inst - appends @i with @n operands (copied); returns its index until wb_build_finish. */
uint32_t wb_build_inst(struct wb_builder *b, const struct wb_inst *i, const struct wb_opnd *o, uint32_t n);
/** wb_build_kept - the same for an instruction with all of its operands; they and @i must stay unchanged until
 * wb_build_finish. */
uint32_t wb_build_kept(struct wb_builder *b, const struct wb_inst *i, const struct wb_opnd *o);
/** wb_build_copy - the same for instruction @k of @from, which must stay unchanged. wb_build_new - for a new
 * instruction instead of @old. */
void wb_build_copy(struct wb_builder *b, const struct wb_fn *from, uint32_t k);
void wb_build_new(struct wb_builder *b, const struct wb_inst *old, enum wb_op op, enum wb_type type,
	enum wb_tclass tclass, uint16_t flags, const struct wb_opnd *o, uint32_t n);
/** wb_build_edge - an edge between blocks by number, which may not exist yet; @dst WB_NONE: an exit edge. */
void wb_build_edge(struct wb_builder *b, uint32_t src, uint32_t dst, enum wb_edge_kind kind);
/** wb_build_edges - those of block @of of @from, whose blocks have the same numbers. wb_build_annotations - all of
 * @from, likewise. */
void wb_build_edges(struct wb_builder *b, const struct wb_fn *from, uint32_t of);
void wb_build_annotations(struct wb_builder *b, const struct wb_fn *from);
/** wb_build_annotate - @an.block is a builder number. */
void wb_build_annotate(struct wb_builder *b, struct wb_annotation an);
/** wb_build_finish - orders and fills the function of @b. WB_BAD_INPUT if there is no block, an edge leads nowhere,
 * or limits are exceeded (reported at the loc of the function; its `refused` is set). Edge ids: the entry edge,
 * then block by block in order, fall-through, taken, exit. */
enum wb_status wb_build_finish(struct wb_builder *b);

/** wb_fn_drop_facts - after edges were flagged: rebuilds in/out/nin/nout without the removed ones (they stay in
 * edge[]), and drops all facts. */
void wb_fn_drop_facts(struct wb_fn *fn);

/* ---- verifying, printing, parsing ------------------------------------------------------------------ */
/** wb_verify - checks the numbered rules of ir/verify.c; a violation is reported as E_VERIFY and returns WB_INTERNAL.
 */
enum wb_status wb_verify(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn);
/** wb_print_fn, wb_print_module - the text form (.wir, see wir(5)); parsing it gives the same module. */
void wb_print_fn(struct wb_out *o, const struct wb_module *m, const struct wb_fn *fn);
void wb_print_module(struct wb_out *o, const struct wb_module *m);
/** wb_print_inst - one instruction in the text form, no newline. */
void wb_print_inst(struct wb_out *o, const struct wb_module *m, const struct wb_fn *fn, uint32_t inst);
/** wb_print_label - "@name" of a block; "@bN" when it has no label. wb_print_units - "%name", "%s[4:5]", "%exec". */
void wb_print_label(struct wb_out *o, const struct wb_fn *fn, uint32_t block);
void wb_print_units(struct wb_out *o, const struct wb_fn *fn, uint32_t unit, uint32_t n);
/** wb_wir_looks_like - whether @text is the text form (format detection). */
bool wb_wir_looks_like(const char *text, size_t bytes);
/** wb_parse_wir - reads the text form. Reports all errors; a function with errors has `refused` set. WB_BAD_INPUT if
 * the file cannot be read at all. */
enum wb_status wb_parse_wir(struct wb_ctx *cx, uint16_t file, struct wb_module **out);

/* ---- queries ----------------------------------------------------------------------------------- */
/** wb_fn_lanes - lanes of the waves that execute @fn. */
static inline uint32_t
wb_fn_lanes(const struct wb_fn *fn)
{
	uint32_t lanes = fn->desc && fn->desc->wave_lanes ? fn->desc->wave_lanes : fn->wave_lanes;

	return lanes ? lanes : 64;
}
/** wb_mask_units - registers of a mask of all lanes. */
static inline uint32_t wb_mask_units(const struct wb_fn *fn) { return wb_fn_lanes(fn) / 32; }

static inline const struct wb_inst *wb_last_inst(const struct wb_fn *fn, uint32_t block)
{
	const struct wb_block *b = &fn->block[block];

	return b->ninst ? &fn->inst[b->first + b->ninst - 1] : NULL;
}
/** wb_branch_condition - the only register that branch @br tests; NULL: there is none, or there are several, or @br,
 * which may be NULL, is no branch. */
const struct wb_opnd *wb_branch_condition(const struct wb_fn *fn, const struct wb_inst *br);
/** wb_last_of - the last instruction of block @b, which has one. */
static inline uint32_t wb_last_of(const struct wb_fn *fn, uint32_t b)
{
	return fn->block[b].first + fn->block[b].ninst - 1;
}
/** wb_callee - the function that @i names, if it is a call; WB_NONE: none, or it is not known. */
uint32_t wb_callee(const struct wb_fn *fn, const struct wb_inst *i);
/** wb_find_touched - computes writes and reads of all functions of @m that are called, in @order: callees come first.
 * wb_call_writes, wb_call_reads - those of the callee of call @i of @fn. NULL: all units. */
void wb_find_touched(struct wb_ctx *cx, const struct wb_module *m, const uint32_t *order);
const uint64_t *wb_call_writes(const struct wb_module *m, const struct wb_fn *fn, const struct wb_inst *i);
const uint64_t *wb_call_reads(const struct wb_module *m, const struct wb_fn *fn, const struct wb_inst *i);
/** wb_functions_from - adds function @f of @m and all that it calls to @list; false: not all that these call are known,
 * of those that were not there. */
bool wb_functions_from(const struct wb_module *m, uint32_t f, struct wb_todo *list);
/** wb_names - whether an operand of @i with one of @flags (WB_DEF, WB_USE) has one of the @n units from @unit on.
 * wb_writes - whether @i writes one of the @n units from @unit on (WB_NONE: of none); a call does, for what it writes
 * is not known. */
bool wb_names(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t n, uint8_t flags);
bool wb_writes(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t n);
/** wb_scalar_operand - the index of the explicit operand that @i reads, and that names @n scalars (4: the descriptor of
 * a buffer access); WB_NONE: none. */
uint32_t wb_scalar_operand(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n);
static inline const struct wb_opnd *
wb_opnd(const struct wb_fn *fn, const struct wb_inst *i, uint32_t k)
{
	return &fn->opnd[i->opnd + k];
}
/* For each operand @op of @i. */
#define WB_EACH_OPND(fn, i, op) \
	for (const struct wb_opnd *op = wb_opnd(fn, i, 0), *op##_end = op + (i)->nopnd; op < op##_end; op++)
/** wb_acts - whether @i accesses memory, calls, waits at a barrier, reads or writes a single lane, splits or joins
 * wavefronts, sets their priority, or writes mode bits. */
static inline bool
wb_acts(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_CALL: case WB_OP_BARRIER: case WB_OP_READLANE: case WB_OP_WRITELANE: case WB_OP_SPLIT:
	case WB_OP_MERGE: case WB_OP_PRIORITY: case WB_OP_MODE:
		return true;
	default:
		return i->mem.space != WB_SPACE_NONE;
	}
}
/** wb_type_word, wb_type_wide - whether @type is of whole numbers, or bits: of 32, of 64. */
static inline bool wb_type_word(uint8_t type) { return type == WB_T_I32 || type == WB_T_U32 || type == WB_T_B32; }
static inline bool wb_type_wide(uint8_t type) { return type == WB_T_I64 || type == WB_T_U64 || type == WB_T_B64; }
/** wb_compare_narrows - @i compares per lane and leaves the result in EXEC: lanes that are off stay off. */
bool wb_compare_narrows(const struct wb_fn *fn, const struct wb_inst *i);
/** wb_aborts - @i is a trap that ends the launch (s_trap 2): nothing behind it is executed. */
static inline bool wb_aborts(const struct wb_inst *i) { return i->op == WB_OP_TRAP && i->flags & WB_I_TERMINATOR; }
/** wb_block_has_barrier - whether a barrier is in @block, wb_has_barrier - in @fn. */
static inline bool
wb_block_has_barrier(const struct wb_fn *fn, uint32_t block)
{
	for (uint32_t k = 0; k < fn->block[block].ninst; k++)
		if (fn->inst[fn->block[block].first + k].op == WB_OP_BARRIER)
			return true;
	return false;
}
static inline bool
wb_has_barrier(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->nact; k++)
		if (fn->inst[fn->act[k]].op == WB_OP_BARRIER)
			return true;
	return false;
}
/** wb_splits - whether @fn splits wavefronts: each part of a wave takes a path of its own. */
static inline bool
wb_splits(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->nact; k++)
		if (fn->inst[fn->act[k]].op == WB_OP_SPLIT || fn->inst[fn->act[k]].op == WB_OP_MERGE)
			return true;
	return false;
}
/** wb_mod - value of modifier @m of @i, or its default. */
uint64_t wb_mod(const struct wb_fn *fn, const struct wb_inst *i, enum wb_mod m);
/** wb_mod_present - whether the modifier is written. */
bool wb_mod_present(const struct wb_fn *fn, const struct wb_inst *i, enum wb_mod m);
/** wb_sets_mode - whether @i may write a hardware register by number: it does more than index vector registers. */
static inline bool
wb_sets_mode(const struct wb_fn *fn, const struct wb_inst *i)
{
	return i->op == WB_OP_MODE && !wb_mod_present(fn, i, WB_MOD_GPRIDX);
}
/** wb_sets_priority - whether waves in @fn may get another priority than that they start with, which is 0. */
static inline bool
wb_sets_priority(const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < fn->nact; k++)
		if (fn->inst[fn->act[k]].op == WB_OP_PRIORITY &&
			wb_mod(fn, &fn->inst[fn->act[k]], WB_MOD_SIMM) & 3)
			return true;
	return false;
}
/** wb_inlined_find - the innermost call that @i is code of; WB_NONE: none that is known. */
uint32_t wb_inlined_find(const struct wb_module *m, const struct wb_inst *i);
/** wb_section_find - the section called @name, NULL if there is none. */
const struct wb_section *wb_section_find(const struct wb_module *m, const char *name);
/** wb_section_constant - copies @bytes at @offset of @s to @out (at most 64); false unless they lie within it, can
 * never be written, and are known. */
bool wb_section_constant(const struct wb_section *s, uint64_t offset, uint32_t bytes, uint8_t *out);
/** wb_section_bytes - the same, also of code: that may have tables, which no digest covers. */
bool wb_section_bytes(const struct wb_section *s, uint64_t offset, uint32_t bytes, uint8_t *out);
/* What an address is of: bytes @at of a function or section, or of a symbol that is in none. */
struct wb_place {
	const char *name;
	uint64_t at;
};
/** wb_places_index - lists functions and lays out sections for the queries below. */
void wb_places_index(struct wb_ctx *cx, struct wb_module *m);
/** wb_within_address - whether compilers write such an instruction between s_getpc_b64 and the addition to what it
 * gives: waits, and on gfx12 the sign of the upper half. */
static inline bool
wb_within_address(const struct wb_inst *i)
{
	return i->op == WB_OP_WAITCNT || i->op == WB_OP_NOP || i->op == WB_OP_SEXT16;
}
/** wb_place_formed - the address that is formed by s_getpc_b64 and two additions, of which instruction @k is one;
 * false: it is none. wb_place_of_symbol, wb_place_of_image - that of a symbol, and one in a linked image. */
bool wb_place_formed(const struct wb_module *m, const struct wb_fn *fn, uint32_t k, struct wb_place *out);
struct wb_place wb_place_of_symbol(const struct wb_module *m, uint32_t symbol, uint64_t addend);
struct wb_place wb_place_of_image(const struct wb_module *m, uint64_t image);
/** wb_block_of - the block of instruction @inst. O(log blocks). */
uint32_t wb_block_of(const struct wb_fn *fn, uint32_t inst);
/** wb_scalar_align - of how many bytes scalar memory access @i has its address a multiple: it ignores the low bits
 * of each part. */
static inline uint32_t wb_scalar_align(const struct wb_inst *i) { return i->mem.bytes < 4 ? i->mem.bytes : 4u; }
/** wb_register_number - the number of register unit @u with that letter; WB_NONE: it is none. Registers of the trap
 * handler, ttmp0 and on, are scalar ones: 's', from WB_TTMP0 on. */
enum { WB_TTMP0 = 108 };
uint32_t wb_register_number(const struct wb_fn *fn, uint32_t u, char letter);
/** wb_unit_of - the first unit with @role; WB_NONE: there is none. */
uint32_t wb_unit_of(const struct wb_fn *fn, enum wb_role role);
/** wb_inst_src - the high-level source line of @i if it is known, else its location in the input. */
static inline struct wb_loc wb_inst_src(const struct wb_inst *i) { return wb_loc_known(i->src) ? i->src : i->loc; }
/** wb_note_data - adds to a message about a loop: a number that decides is loaded from the buffer of @a (NULL: an
 * unknown one), and what the launch can give. */
void wb_note_data(struct wb_ctx *cx, const struct wb_arg *a);
/** wb_block_src - the first known high-level source line in @block, else the location of the block in the input. */
struct wb_loc wb_block_src(const struct wb_fn *fn, uint32_t block);

#endif
