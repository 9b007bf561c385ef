/* src/gcn/gcn.h -- shared by the files of this folder: the opcode table, the code read so far, and the steps from a
 * line of text to a function.
 *
 *   read.c       a .s file, line by line     unit.c       disassembled lines
 *   directive.c  sections, symbols, lines    kernel.c     .amdhsa_kernel
 *   metadata.c   .amdgpu_metadata            note.c       annotations in comments
 *   lex.c        words and numbers           expr.c       label arithmetic
 *   bytes.c      data, fills, alignment     data.c       contents of data sections
 *   operand.c    one operand                 modifier.c   what follows the operands
 *   inst.c       mnemonic + operands -> wb_inst      check.c   whether it exists
 *   flow.c       instructions -> blocks      calls.c   targets of s_swappc_b64
 *   jump_table.c    the same, if they are computed from an index: of the paths to it (jump_path.c) the numbers that
 *                   it can be (jump_number.c), the pairs of registers that they make (jump_pair.c), and the places
 *                   where these lead (jump_place.c)
 *   long_branch.c   branches with more than 16 bits
 *   stated.c     where calls go by flow facts
 *   waits.c      registers that are used too early
 *   hazards.c    wait states that are missing                order.c   what overtakes others on gfx10 and gfx11
 *   module.c     functions and symbols of the module
 *   table.c      opcodes.def, renamed.def    target.c     what differs by target
 */
#ifndef WAVEBOUND_SRC_GCN_H
#define WAVEBOUND_SRC_GCN_H

#include <stdio.h>

#include "wavebound/gcn.h"

/* ---- the opcode table --------------------------------------------------------------- */
enum target_bit {
	T803 = 1, T900 = 2, T906 = 4, T908 = 8, T90A = 16, T942 = 32, T1010 = 64, T1030 = 128,
	T1100 = 256, T1150 = 512, T1011 = 1024, T1013 = 2048, T904 = 4096, T9G = 8192, GFX12 = 16384,
	GFX10_1 = T1010 | T1011 | T1013, GFX10_DOT = T1011 | T1030, GFX10 = GFX10_1 | T1030, GFX11 = T1100 | T1150,
	GFX9_0 = T9G | T900 | T904, PRE_90A = T803 | GFX9_0 | T906 | T908, GFX9 = GFX9_0 | T906 | T908 | T90A | T942,
	GFX10_11 = GFX10 | GFX11, GFX11_ON = GFX11 | GFX12, GFX10_ON = GFX10 | GFX11_ON,
	GFX9_ON = GFX9 | GFX10_ON, GFX8_9 = T803 | GFX9, NOT_90A = PRE_90A | GFX10_11, PRE_GFX11 = GFX8_9 | GFX10,
	PRE_GFX12 = PRE_GFX11 | GFX11,
	ALL = GFX8_9 | GFX10_ON,
	GCN_SRAMECC = T906 | T908 | T90A | T942,
};
enum format {
	F_SOP1, F_SOP2, F_SOPC, F_SOPK, F_SOPP, F_SMEM, F_VOP1, F_VOP2, F_VOP2K, F_VOPC, F_VOP3, F_VOP3P, F_VINTRP,
	F_DS, F_FLAT, F_GLOBAL, F_SCRATCH, F_MUBUF, F_MTBUF, F_MIMG, F_EXP,
};
enum implicit {
	U_SCC = 1, U_VCC = 2, U_EXEC = 4, U_M0 = 8, U_MODE = 16, U_FLAT = 32, U_M0_GFX8 = 64,
	D_SCC = 128, D_VCC = 256, D_EXEC = 512, D_M0 = 1024, D_MODE = 2048,
};
enum row_flag {
	R_MASKED = WB_I_MASKED,
	R_TERMINATOR = WB_I_TERMINATOR,
	R_SIDE_EFFECT = WB_I_SIDE_EFFECT,
	R_CROSSLANE = WB_I_CROSSLANE,
	R_COMMUTES = WB_I_COMMUTES,
	R_REL_DST = 256, /* destination register number is counted from M0 */
	R_REL_SRC = 512,
	R_REFUSED = 1024, /* control flow or waiting that cannot be bounded */
	R_LANEWISE = WB_I_LANEWISE,
	R_HALF = 2048,  /* the result has 16 bits, see opcodes.def */
	R_KEEPS_HALF = R_HALF | 4096,
	R_UNTESTED = 8192, /* see untested.c */
};
struct row {
	const char *name;
	const char *operands;
	uint16_t targets, implicit, flags, bytes;
	uint8_t format, op, type, tclass;
	uint8_t space, access, count, counters;
};
extern const struct row gcn_row[];
extern const uint32_t gcn_nrow;

enum slot_flag { SLOT_DEF = 1, SLOT_TIED = 2, SLOT_OPTIONAL = 4, SLOT_ADDR = 8, SLOT_DATA = 16, SLOT_RETURNS = 32 };
struct slot {
	uint8_t kind;		/* letter of opcodes.def */
	uint8_t units;
	uint8_t type;		/* letter of the constant, 0: integer */
	uint8_t flags;
};
#define MOST_SLOTS 8
enum encoding { ENC_ANY, ENC_E32, ENC_E64, ENC_SDWA, ENC_DPP, ENC_E64_DPP, ENC_COUNT };
/* What an encoding of a vector instruction can express. */
struct room {
	uint64_t mods;		/* bit per enum wb_mod */
	uint8_t signs, sexts;	/* bit per source: may be negated or made absolute, may be sign-extended */
	bool exists;
};
struct form {
	uint8_t n, ndef;
	struct slot slot[MOST_SLOTS];
	struct room room[ENC_COUNT];	/* of vector instructions */
	uint8_t bus;			/* most scalar registers and literals that a vector instruction may read */
	uint64_t mods, demands;		/* of other instructions: modifiers that are allowed, and required */
};

/* Properties of a target. */
struct target {
	uint32_t gfx;
	const char *name;
	uint16_t bit;		/* enum target_bit */
	uint8_t sgprs;		/* addressable as s0.. */
	bool gfx10;		/* or later */
};
/* gcn_mask_units - registers of a mask of lanes. */
#define gcn_mask_units(u) ((uint16_t)((u)->lanes / 32))
const struct target *gcn_target_find(const char *name, size_t len);
/* gcn_target_exists - whether @name is that of a processor, modelled or not. */
bool gcn_target_exists(const char *name, size_t len);
const struct target *gcn_target_of(uint32_t gfx);
/* gcn_target_xnack - whether the processor can repeat memory accesses. */
bool gcn_target_xnack(const struct target *t);
uint32_t gcn_target_waitcnt(const struct target *t, uint32_t simm, struct wb_opnd out[3]);

/* Units beyond those of the interface. */
enum {
	GCN_NULL = 125,
	GCN_TBA_LO = 130,
	GCN_SHARED_BASE = 235,
	GCN_VCCZ = WB_GCN_VCCZ,
	GCN_EXECZ = WB_GCN_EXECZ,
	GCN_LDS_DIRECT = WB_GCN_LDS_DIRECT
};

struct table;
/* gcn_table_new - a table of the mnemonics of target @t. */
struct table *gcn_table_new(struct wb_arena *a, const struct target *t);
/* gcn_table_find - number of a mnemonic (wb_inst.isa_op), WB_NONE if unknown. */
uint32_t gcn_table_find(const struct table *tb, const char *s, size_t len);
/* gcn_table_row - row of the mnemonic of this number: one row may have several. */
uint32_t gcn_table_row(const struct table *tb, uint32_t isa_op);
const struct form *gcn_table_form(struct table *tb, uint32_t row);
/* gcn_check_form - fills @f, which has the slots of @r, with the modifiers and operands that @r can express on @t. */
void gcn_check_form(struct form *f, const struct row *r, const struct target *t);

struct wb_unit *gcn_units(struct wb_arena *a);

/* ---- code read so far ------------------------------------------------------------------ */
/* A symbol: label, function, or constant of .set. */
struct sym {
	const char *name;
	uint32_t section;	/* WB_NONE: undefined, or absolute */
	uint32_t inst;		/* number of instructions before it in its section */
	uint64_t addr;		/* in the section; value if absolute */
	uint64_t bytes;		/* of .size, 0 unknown */
	uint32_t end;		/* symbol that .size counts from, or WB_NONE */
	struct wb_loc loc;
	uint32_t epoch;		/* of its section when it was placed */
	struct wb_loc number;	/* where an instruction takes it as a number, if it was not defined there */
	bool defined, absolute, function, global, twice, used, lds;
	uint32_t fn;		/* function of the module, or WB_NONE */
	uint32_t kernel;	/* its descriptor, in wb_gcn_unit.kernel, or WB_NONE */
};

/* The target of a branch or call; it is kept outside of the instruction. */
struct jump {
	uint32_t inst;		/* in its section */
	uint32_t sym;		/* WB_NONE: the target is addr */
	uint64_t addr;
	struct wb_loc loc;
};

struct note {			/* annotation, before its block is built */
	uint32_t inst;
	struct wb_annotation an;
	bool used;
};

/* wb_inst.spare while instructions are being read */
enum inst_mark {
	MARK_NONE,
	MARK_DATA,	/* no instruction: bytes in the code */
	MARK_BAD,	/* could not be read, reported */
	MARK_SWITCHED,	/* a mode of enum switched is on here */
	MARK_SECOND,	/* second operation of a dual instruction: executed only after the first one */
	MARK_AMONG,	/* part of a long branch: executed only after the instruction before it there */
};

struct unread {			/* a line of disassembly that could not be read: data, unless control reaches it */
	uint32_t inst;
	const struct wb_diag *why;
};

/* Modes that change what instructions do: vector registers are indexed (SRC0 1, SRC1 2, SRC2 4, DST 8), and vector
 * instructions may be skipped. They end before control branches. */
enum switched { SWITCHED_INDEX = 15, SWITCHED_SKIP = 16 };

struct value {			/* k + plus - minus */
	int64_t k;
	uint32_t plus, minus;	/* symbols or WB_NONE */
	uint8_t reloc;		/* enum reloc */
	bool labels;		/* computed from a difference of labels, which assemblers encode as a literal */
};
struct data_value {		/* of a data section: depends on labels */
	uint64_t offset;
	uint32_t bytes;
	struct value v;
};
enum section_flag {
	SECTION_ALLOC = 1,
	SECTION_WRITE = 2,
	SECTION_EXEC = 4,
	SECTION_MERGE = 8,
	SECTION_STRINGS = 16,
	SECTION_GROUP = 32,
	SECTION_TLS = 64
};
struct section {
	const char *name;
	uint32_t id;
	const char *extra;	/* what .section says behind the type: group, unique */
	uint32_t flags;		/* enum section_flag */
	bool code, skip;	/* holds code; is debug information */
	uint32_t epoch;		/* counts unreadable lines: distances between epochs are unknown */
	uint32_t sure;		/* address is known modulo this power of two; 0: it is known */
	uint32_t switched;	/* of the unit, while another section is current */
	uint64_t at;		/* next address */
	uint32_t align;		/* greatest alignment that a directive asks for; 0: none did */
	WB_VEC(struct wb_inst) inst;
	WB_VEC(struct jump) jump;
	WB_VEC(struct note) note;
	WB_VEC(struct unread) unread;
	WB_VEC(uint32_t) label;	/* symbols, in order of definition */
	struct wb_out data;	/* contents, from the start; the rest is zero. In code: of data only */
	bool lost;		/* too large to hold */
	bool writable;
	WB_VEC(struct data_value) value;
};

/* A constant operand's relocation, in wb_opnd.spare: 1 + enum wb_gcn_reloc. */
enum reloc {
	RELOC_NONE,
	RELOC_LO,
	RELOC_HI,
	RELOC_GOT_LO,
	RELOC_GOT_HI,
	RELOC_ABS_LO,
	RELOC_ABS_HI,
	RELOC_DIFF_LO,
	RELOC_DIFF_HI
};

struct reloc_at {		/* of relocatable objects */
	struct section *section;
	uint64_t addr;
	uint32_t sym;
	int64_t addend;
	uint8_t kind;		/* enum reloc */
};

struct fixup {			/* constant that depends on labels that are not defined yet */
	struct section *section;
	uint32_t inst, opnd;
	struct value v;
};

struct opened {			/* function of disassembly, or of a .s file once its end is known */
	struct wb_fn *fn;
	struct section *section;
	uint32_t sym;
	uint32_t first, last;	/* instructions */
	bool sub;		/* a subroutine inside of a function: nothing but calls says that it starts there */
	const uint32_t *callee;	/* numbers of functions that it calls, if they were listed; NULL: they were not */
	uint32_t ncallee;
};

struct fn_start {			/* where a function starts */
	uint64_t section, addr;
};

struct kernel {
	uint32_t sym;
	struct wb_kernel_desc *desc;
	struct wb_loc loc;
	bool bad;		/* an error was reported in its .amdhsa_kernel block */
	const char *refused;	/* why it cannot be analysed, or NULL */
	/* used until the block ends */
	int64_t next_vgpr, next_sgpr, user_sgprs;
	uint64_t said;			/* bit n: row n of the table of directives */
	uint32_t accum;			/* the first accumulation register */
	uint32_t preloaded, skipped;	/* words of arguments in registers of the wave; words in front of them */
	bool vcc, flat_scratch, xnack;
};

enum xnack { XNACK_OFF, XNACK_ON, XNACK_UNKNOWN };

/* One input. wb_gcn_unit of the interface is this. */
struct wb_gcn_unit {
	struct wb_ctx *cx;
	const char *name;
	uint16_t file;
	const struct target *t;
	struct table *tb;
	uint32_t lanes;			/* of the waves of the code that is read now: 64, or 32 */
	uint32_t most_lanes, least_lanes;	/* of all of it */
	WB_VEC(struct section *) section;
	struct section *sec;		/* current */
	WB_VEC(struct wb_opnd) opnd;
	WB_VEC(struct sym) sym;
	struct wb_map sym_map;
	WB_VEC(struct kernel *) kernel;
	WB_VEC(struct reloc_at) reloc;
	WB_VEC(struct fixup) fixup;
	WB_VEC(uint16_t) source;	/* wb_files number by .file number */
	struct wb_map section_map;
	WB_VEC(struct opened) opened;
	struct wb_map starts;		/* struct fn_start to number in opened */
	struct wb_loc src;
	uint32_t code_object_version;
	uint32_t switched;		/* modes that are on in this line: enum switched */
	bool raw;			/* lines are disassembly: branch operands are raw, addresses are given */
	uint32_t raw_bytes;		/* size of the instruction in this line */
	struct wb_diag *said;		/* of this line, if they are disassembly */
	bool stop;			/* read no further: the lines that follow may have another meaning */
	bool unsupported;		/* its target is a processor that is not modelled */
	bool pal;			/* its target is of PAL, whose kernels have other descriptors */
	bool no_target;			/* code before any target was reported */
	enum xnack xnack;		/* whether its target may repeat memory accesses */
	bool *never_returns;		/* by function: built, and each path in it aborts or ends the wave */
	struct wb_bits *clobber;	/* by function and for all together; see calls.c */
	/* by function: first of the two registers from which it takes the address to return to; WB_NONE: not built yet,
	 * or it returns nowhere */
	uint32_t *link;
	const char *asked;		/* target given by the caller */
	bool metadata_next;		/* YAML follows */
	bool frame;			/* behind .cfi_startproc */
	const struct wb_stated_call *stated;	/* where calls go by flow facts */
	uint32_t nstated;
	uint64_t *stated_at;		/* [nstated] the instruction that it is about; 0: none yet; see stated.c */
	WB_VEC(struct wb_stated_jump) used;	/* of these facts */
	struct kernel *open;		/* .amdhsa_kernel block being read */
	uint64_t held;			/* bytes of contents of data sections */
	struct wb_section *data;	/* those of the module */
	uint32_t ndata;
};

struct wb_inst *gcn_inst_at(struct section *s, uint32_t first, uint32_t last, uint64_t addr);
/* gcn_jump_from - number of the first branch at or after instruction @k. gcn_jump_at - that of instruction @inst, or
 * NULL. */
uint32_t gcn_jump_from(const struct section *s, uint32_t k);
const struct jump *gcn_jump_at(const struct section *s, uint32_t inst);
struct wb_gcn_unit *gcn_unit_new(struct wb_ctx *cx, const char *name);
struct section *gcn_section_of(struct wb_gcn_unit *u, const char *name, size_t len);
uint32_t gcn_sym_of(struct wb_gcn_unit *u, const char *name, size_t len);

/* gcn_sym_here - the symbol ".", the current address. gcn_sym_fixed - a new symbol with the address that "." has
 * now. */
uint32_t gcn_sym_here(struct wb_gcn_unit *u);
uint32_t gcn_sym_fixed(struct wb_gcn_unit *u);
/* gcn_section_lost - starts a new epoch of the section: a line could not be read, and has an unknown multiple of @unit
 * bytes. */
void gcn_section_lost(struct wb_gcn_unit *u, uint32_t unit);
/* gcn_sym_number - the instruction at @loc takes @sym as a number. */
void gcn_sym_number(struct wb_gcn_unit *u, uint32_t sym, struct wb_loc loc);
/* gcn_sym_define - defines the label at the current address; a second definition is reported. */
void gcn_sym_define(struct wb_gcn_unit *u, uint32_t sym, struct wb_loc loc);

/* gcn_unit_ready - a target is known, so that code can be read. */
struct line;
bool gcn_unit_ready(struct line *l, const char *at);
bool gcn_unit_target(struct wb_gcn_unit *u, const struct target *t);

/* ---- data: data.c ----------------------------------------------------------------------------- */
/* Stores contents at the section's next address. The caller advances the address. */
void gcn_data_bytes(struct wb_gcn_unit *u, const void *at, uint64_t n);
void gcn_data_value(struct wb_gcn_unit *u, const struct value *v, uint32_t bytes);
/* gcn_data_repeat - @n times the value @v of @bytes. */
void gcn_data_repeat(struct wb_gcn_unit *u, uint64_t n, uint64_t v, uint32_t bytes);
enum { GCN_DESCRIPTOR_BYTES = 64 };
/* gcn_bytes_descriptor - the descriptor of @kernel, a symbol.
 * gcn_bytes_directive - runs the directive of data, filling or alignment called @w; false if it is none. */
void gcn_bytes_descriptor(struct line *l, const char *at, uint32_t kernel);
bool gcn_bytes_directive(struct line *l, const char *w, size_t n);
void gcn_data_sections(struct wb_gcn_unit *u);

/* ---- one line ----------------------------------------------------------------------------- */
struct line {
	struct wb_gcn_unit *u;
	const char *start, *at, *end;	/* start of the text line, next byte, end of line */
	uint32_t number;
	uint16_t file;
	bool failed;			/* an error was reported; code says which one */
	uint16_t code;
	bool bars;			/* inside |...|, where there are no operators */
	bool directive;			/* not an instruction: names of registers are ordinary symbols */
	bool raw_loc;			/* loc is given, columns do not count */
	struct wb_loc loc;
};
struct wb_loc gcn_line_loc(const struct line *l, const char *p);
/* gcn_line_fail - reports once per line. */
void gcn_line_fail(struct line *l, enum wb_diag_code code, const char *at, const char *fmt, ...) WB_PRINTF(4, 5);
/* gcn_line_beyond - reports that @what, at @at, is not read here, and ends reading. Always false. */
bool gcn_line_beyond(struct line *l, const char *at, const char *what);
static inline int line_peek(const struct line *l) { return l->at < l->end ? (unsigned char)*l->at : '\n'; }
void gcn_line_space(struct line *l);
bool gcn_line_take(struct line *l, char c);
/* gcn_line_over - at a comment or the end. */
bool gcn_line_over(struct line *l);
/* gcn_line_word - letters, digits, _ . $ @; length 0 if there is none. */
size_t gcn_line_word(struct line *l, const char **word);
bool gcn_line_number(struct line *l, uint64_t *out);
bool gcn_line_string(struct line *l, const char **text, size_t *len);
static inline bool word_is(const char *w, size_t n, const char *s) { return strlen(s) == n && memcmp(w, s, n) == 0; }
extern const uint8_t gcn_lex_class[256];
enum { LEX_ALPHA = 1, LEX_DIGIT = 2, LEX_WORD = 4, LEX_SPACE = 8 };

/* gcn_expr_parse - reads label arithmetic at l->at. False: reported. */
bool gcn_expr_parse(struct line *l, struct value *out);
/* gcn_expr_lone - reads a number without operators, the most frequent case. False, nothing read: it may be more. */
bool gcn_expr_lone(struct line *l, int64_t *out);
/* gcn_expr_number - as gcn_expr_parse, if the value must be known here. */
bool gcn_expr_number(struct line *l, int64_t *out);
/* gcn_expr_fixed - as gcn_expr_number, if it must not depend on where labels are. */
bool gcn_expr_fixed(struct line *l, int64_t *out);
/* gcn_expr_fold - replaces differences of defined labels by numbers. */
bool gcn_expr_fold(const struct wb_gcn_unit *u, struct value *v);

enum arg_kind { ARG_NONE, ARG_REG, ARG_INT, ARG_FLOAT, ARG_VALUE, ARG_NAME, ARG_NSA };
struct arg {
	uint8_t kind;
	uint8_t flags;		/* WB_NEG, WB_ABS, WB_SEXT */
	bool labels;		/* as in struct value */
	bool is_scc;		/* the register, by the name that is a modifier too */
	bool any_width;		/* a register that fits operands of 32 and of 64 bits */
	bool wide_early;	/* an element of a list before the last has several registers */
	uint8_t elements;	/* of a list */
	uint16_t units;
	uint32_t unit;		/* first unit */
	const char *text;	/* its position in the line */
	uint32_t len;
	union {
		int64_t i;
		double f;
		struct value v;
		uint8_t nsa[16];	/* vector registers of an image address list */
	};
};
bool gcn_operand_parse(struct line *l, struct arg *out);
/* gcn_operand_is_register - whether the word @w is the name of a register, of any target. */
bool gcn_operand_is_register(struct line *l, const char *w, size_t n);

struct mods {
	uint64_t present;		/* bit per enum wb_mod */
	uint64_t value[WB_MOD_COUNT];
	const char *at[WB_MOD_COUNT];	/* position of each in the line */
};
/* gcn_modifiers_parse - reads modifiers up to the end of the line. */
void gcn_modifiers_parse(struct line *l, struct mods *m);
bool gcn_modifier_special(struct line *l, char kind, uint64_t *imm);
/* gcn_image_registers - the number of address registers of an image of dimension @dimension (0: 1D). gcn_image_most
 * - the most of any dimension, if it is in the descriptor. Both in check.c. */
struct parsed;
uint32_t gcn_image_registers(const struct parsed *p, uint32_t dimension);
uint32_t gcn_image_most(const struct parsed *p);

/* Lowest bit of the dimension in WB_MOD_IMAGE; dimensions are numbered from 1. */
enum { GCN_DIMENSION = 12 };

/* gcn_format_names - names of element formats after a '[', and the ']'; false: the target has none such (format.c). */
bool gcn_format_names(struct line *l, uint64_t *out);

/* gcn_modifier_next - whether a modifier, not an operand, comes next. */
bool gcn_modifier_next(struct line *l);

/* gcn_inst_line - reads an instruction that starts at @l->at. */
void gcn_inst_line(struct line *l);
/* gcn_inst_place - adds @i, which has its operands, at the section's next address. */
void gcn_inst_place(struct wb_gcn_unit *u, struct wb_inst *i);
/* gcn_inst_word - a word in code: split, merge, or data. */
void gcn_inst_word(struct line *l, uint32_t word, uint32_t bytes);
/* gcn_inst_nop - s_nop @n. */
void gcn_inst_nop(struct line *l, uint32_t n);
/* gcn_inst_bad - adds a placeholder for a line that could not be read. */
void gcn_inst_bad(struct line *l);
void gcn_inst_push(struct line *l, struct wb_inst *i, uint32_t first_opnd);

/* gcn_directive_set - the value of NAME = ..., after the name. */
void gcn_directive_set(struct line *l, const char *w, size_t n);
void gcn_directive_line(struct line *l, const char *word, size_t len);
struct kernel *gcn_kernel_new(struct wb_gcn_unit *u, uint32_t sym, struct wb_loc loc);
/* gcn_kernel_find - the descriptor block of the kernel called @name, or NULL. */
struct kernel *gcn_kernel_find(struct wb_gcn_unit *u, const char *name, size_t len);
/* gcn_kernel_set - one .amdhsa_ directive, by the rest of its name. */
void gcn_kernel_set(struct line *l, struct kernel *k, const char *name, size_t len, int64_t value);
void gcn_kernel_done(struct wb_gcn_unit *u, struct kernel *k);
void gcn_metadata_read(struct wb_gcn_unit *u, const char *text, size_t bytes, uint32_t first_line, uint16_t file);
/* gcn_note_comment - looks for an annotation in the comment [at, end). */
void gcn_note_comment(struct line *l, const char *at, const char *end);

/* ---- finishing ---------------------------------------------------------------------------- */
enum wb_status gcn_module_finish(struct wb_gcn_unit *u, struct wb_module **out);
/* gcn_label_differences - computes constants that depend on labels defined later. gcn_long_branches - finds branches
 * through registers. */
void gcn_label_differences(struct wb_gcn_unit *u);
void gcn_long_branches(struct wb_gcn_unit *u);
/* gcn_falls_through - whether control may go on behind @i. */
bool gcn_falls_through(const struct wb_inst *i);
/* gcn_flow_build - builds the blocks of function @o. */
void gcn_flow_build(struct wb_gcn_unit *u, struct wb_module *m, struct opened *o);

/* Compilers abort with s_trap of this number. The trap handler ends the launch, so the code behind is not executed. */
#define TRAP_ABORT 2

enum call_kind { CALL_UNKNOWN, CALL_RETURN, CALL_SYM, CALL_ADDR };
struct call {			/* s_swappc_b64 or s_setpc_b64 */
	uint32_t inst;		/* number in the section */
	uint8_t kind;		/* enum call_kind */
	bool returns;		/* s[30:31], to which the called function returns, hold what they held at entry */
	uint32_t sym;
	uint64_t off;		/* bytes from @sym: objects name local functions by their section */
	uint64_t addr;
	uint32_t link;		/* CALL_RETURN: first of the registers whose values at entry are the address */
	uint32_t stated;		/* 1 + the flow fact that says where it goes; 0: it was found */
	const struct call *other;	/* further targets: it goes to one of all */
	uint32_t nother;
	uint32_t open;		/* unknown: an instruction that adds an index without bounds; WB_NONE: none was found */
};
#define GCN_LINK 30u		/* s[30:31]: the return address, by the calling convention */
/* gcn_call_to - @call goes to one of @to, @n of them. */
void gcn_call_to(struct call *call, const struct call *to, uint32_t n);
struct span {			/* a block before it is built */
	uint32_t first, last;	/* instructions */
	uint32_t next[2];	/* spans that follow, or WB_NONE */
	const uint32_t *more;	/* further ones, behind a jump to one of several places */
	uint32_t nmore;
	bool reached;
};
/* Of @n spans that follow each other, the one that has instruction @k of the section. */
static inline uint32_t
gcn_span_with(const struct span *span, uint32_t n, uint32_t k)
{
	uint32_t s = 0;

	WB_SEARCH(s, n, mid, span[mid].last <= k);
	return s;
}
/* gcn_function_called - function of the module that a call made in section @from goes to, or WB_NONE. */
uint32_t gcn_function_called(const struct wb_gcn_unit *u, const struct section *from, const struct call *c);
/* gcn_call_inst - the instruction that a call made in section @from goes to, and its section; NULL: none that
 * may be entered so. */
struct wb_inst *gcn_call_inst(
	const struct wb_gcn_unit *u, struct section *from, const struct call *c, struct section **in);
/* gcn_subroutine - begins a function at instruction @k of @s, in the code of @around; its number. */
uint32_t gcn_subroutine(struct wb_gcn_unit *u, const struct opened *around, struct section *s, uint32_t k);
/* gcn_calls_hint - whether @o may call code that is no function. gcn_flow_subroutines - makes functions of what
 * function @k calls, and lists its callees. */
bool gcn_calls_hint(const struct wb_gcn_unit *u, const struct opened *o);
void gcn_flow_subroutines(struct wb_gcn_unit *u, uint32_t k);
/* gcn_calls_resolve - where each call of a function goes, in calls sorted by instruction. */
void gcn_calls_resolve(struct wb_gcn_unit *u, struct section *s, const struct span *span, uint32_t nspan,
	struct call *call, uint32_t ncall);
/* gcn_tables_resolve - completes calls that are still unknown, whose address is computed from an index. */
void gcn_tables_resolve(struct wb_gcn_unit *u, struct section *s, const struct span *span, uint32_t nspan,
	struct call *call, uint32_t ncall);
/* gcn_stated - completes @c, whose target is unknown, by a flow fact; false: there is none. @first: where its block
 * begins. gcn_stated_code - the digest of that code. gcn_stated_used - notes that @fn, which is built, rests on it.
 * gcn_stated_check - reports facts that match nothing. */
bool gcn_stated(struct wb_gcn_unit *u, struct section *s, const struct wb_fn *fn, uint32_t first, struct call *c);
uint64_t gcn_stated_code(const struct wb_gcn_unit *u, const struct section *s, uint32_t first, uint32_t inst);
void gcn_stated_used(struct wb_gcn_unit *u, const struct wb_fn *fn, const struct section *s, const struct call *c);
void gcn_stated_check(struct wb_gcn_unit *u, struct wb_module *m);
/* gcn_calls_order - orders functions so that most callees precede their callers. */
void gcn_calls_order(struct wb_gcn_unit *u, uint32_t *order);
/* gcn_calls_summarise - records the registers that function @fn, just built, changes. */
void gcn_calls_summarise(struct wb_gcn_unit *u, struct wb_module *m, uint32_t fn);
void gcn_calls_check_recursion(struct wb_gcn_unit *u, struct wb_module *m);
/* gcn_waits_check - reports registers of all functions, callees first in @order, that are used while a load into them
 * may be outstanding, and makes their values unknown there. */
void gcn_waits_check(struct wb_gcn_unit *u, struct wb_module *m, const uint32_t *order);
/* gcn_hazards_check - reports results that are used with fewer wait states in between than the hardware needs. */
void gcn_hazards_check(struct wb_gcn_unit *u, struct wb_module *m);
/* gcn_keeps_descriptor - computes keeps_descriptor of wb_module (stack.c). */
bool gcn_keeps_descriptor(const struct wb_module *m);

#endif
