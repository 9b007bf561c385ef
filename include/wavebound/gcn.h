/* wavebound/gcn.h -- GCN assembly text to IR.
 *
 * It has two callers. wb_gcn_read reads a whole .s file. The code-object reader feeds disassembled lines with their
 * addresses through the same front end (wb_gcn_unit_*). Tables drive it: src/gcn has one row per mnemonic and target.
 */
#ifndef WAVEBOUND_GCN_H
#define WAVEBOUND_GCN_H

#include "wavebound/ir.h"
#include "wavebound/repair.h"

/* Units of every GCN function. They have the scalar operand numbers of the hardware; then follow SCC and the vector
 * registers. Aliases that depend on the target (flat_scratch and xnack_mask on gfx8/9) share the numbers below 106. */
enum wb_gcn_reg {
	WB_GCN_S0 = 0,
	WB_GCN_FLAT_SCRATCH_LO = 102,
	WB_GCN_XNACK_MASK_LO = 104,
	WB_GCN_VCC_LO = 106,
	WB_GCN_VCC_HI = 107,
	WB_GCN_TTMP0 = WB_TTMP0,
	WB_GCN_M0 = 124,
	WB_GCN_EXEC_LO = 126,
	WB_GCN_EXEC_HI = 127,
	WB_GCN_SCC = 128,
	WB_GCN_MODE = 129, /* hardware mode bits and other hwregs, as one unit */
	/* Not registers: whether VCC is 0, whether EXEC is 0, and the word of LDS that M0 names. What reads them has
	 * the masks or M0 as implicit operands, and no operation that says the value. */
	WB_GCN_VCCZ = 251,
	WB_GCN_EXECZ = 252,
	WB_GCN_LDS_DIRECT = 254,
	WB_GCN_V0 = 256,
	WB_GCN_A0 = 512,
	WB_GCN_NUNIT = 768,
};

/** wb_gcn_is_executed - whether simulator and exact bounds execute the instructions of this processor, except single
 * ones that they refuse. */
static inline bool
wb_gcn_is_executed(uint32_t gfx)
{
	return gfx >= 0x803;
}
/** wb_gcn_starts_flat_scratch - whether FLAT_SCRATCH holds the start of the wave's private memory before the first
 * instruction (LLVM: architected flat scratch). */
static inline bool
wb_gcn_starts_flat_scratch(uint32_t gfx)
{
	return (gfx >= 0x940 && gfx < 0x1000) || gfx >= 0x1100;
}
/** wb_gcn_is_gfx12 - whether @gfx is a processor of gfx12. */
static inline bool wb_gcn_is_gfx12(uint32_t gfx) { return gfx >= 0x1200; }
/** wb_gcn_packs_ids - whether the ids of a work-item are packed into v0, ten bits each (LLVM: packed TID). */
static inline bool
wb_gcn_packs_ids(uint32_t gfx)
{
	return gfx == 0x90a || (gfx >= 0x940 && gfx < 0x1000) || gfx >= 0x1100;
}
/** wb_gcn_element_format - the format of elements of buffers and images. @number is its code in descriptors and
 * instructions of @gfx. Data format in bits 3:0, number format in 6:4, as gfx9 numbers them; 0: no such format. */
uint32_t wb_gcn_element_format(uint32_t gfx, uint32_t number);
/** wb_gcn_mode_refused - the reason why kernels in the mode of @d are not analysed; NULL: they are. */
struct wb_kernel_desc;
const char *wb_gcn_mode_refused(struct wb_ctx *cx, const struct wb_kernel_desc *d, const char *name, struct wb_loc loc);
/** wb_gcn_arguments_refused - the same for its arguments: two of them share bytes. */
const char *
wb_gcn_arguments_refused(struct wb_ctx *cx, const struct wb_kernel_desc *d, const char *name, struct wb_loc loc);
/** wb_gcn_gfx - "gfx900" to 0x900, "gfx90a" to 0x90a, "gfx1030" to 0x1030, a number of its
 * own for a generic one; 0 if the target is not supported. */
uint32_t wb_gcn_gfx(const char *name);
/** wb_gcn_missing - why processor @name is not supported: "is not modelled", or that LLVM 19 has no tables for it. */
const char *wb_gcn_missing(const char *name, size_t len);
/** wb_gcn_target_name - inverse; NULL if unsupported. @i-th supported target, NULL past the end. */
const char *wb_gcn_target_name(uint32_t gfx);
const char *wb_gcn_supported(uint32_t i);

/** wb_gcn_opcode_name - mnemonic @isa_op, as the text has it (without encoding suffix). */
const char *wb_gcn_opcode_name(uint16_t isa_op);
/** wb_gcn_operation_name - the same, but instructions that gfx11 renamed (ds_load_b32) have the older name
 * (ds_read_b32). So code that asks what an instruction computes needs to know only one name. */
const char *wb_gcn_operation_name(uint16_t isa_op);

/** wb_gcn_read - reads assembly @file into a module. @target may be NULL.
 * Errors: WB_BAD_INPUT if the target is not known (neither .amdgcn_target nor @target) or nothing can be read. A
 * function with an error has ->refused set, and the diagnostics name file:line:col. Reading continues after errors. */
enum wb_status wb_gcn_read(struct wb_ctx *cx, uint16_t file, const char *target, struct wb_module **out);
/* What is stated of code: which functions have no descriptor, and where calls go. */
struct wb_gcn_entries {
	const char *const *name;	/* labels that begin functions, whether they are marked or not */
	uint32_t n;
	uint16_t descriptor;		/* file with .amdhsa_kernel blocks of functions of the input; 0: none */
	const struct wb_stated_call *stated;
	uint32_t nstated;
};
struct wb_gcn_unit;
/** wb_gcn_unit_state - calls of the unit go where @stated says. */
void wb_gcn_unit_state(struct wb_gcn_unit *u, const struct wb_stated_call *stated, uint32_t n);
/** wb_gcn_read_entries - the same with @entries. */
enum wb_status wb_gcn_read_entries(struct wb_ctx *cx, uint16_t file, const char *target,
	const struct wb_gcn_entries *entries, struct wb_module **out);
/** wb_gcn_descriptors - the kernels that the text @file describes for processor @gfx, for @each. @refused: why one of
 * them is not analysed, reported; or NULL. False: it is not such a text, reported. */
bool wb_gcn_descriptors(struct wb_ctx *cx, uint16_t file, uint32_t gfx,
	void (*each)(void *arg, const char *name, const struct wb_kernel_desc *d, const char *refused), void *arg);
/* Why calls of a kernel are not replaced. */
struct wb_gcn_kept {
	struct wb_loc loc;
	const char *why;
};
/** wb_gcn_replace_calls - writes assembly @file of module @m, with the calls of kernels @which ([function]) replaced by
 * the text of what they call. Of these no call may be unknown, or lead back to itself. @which becomes false where that
 * is not possible, and @kept ([function]) says why. */
void wb_gcn_replace_calls(struct wb_ctx *cx, const struct wb_module *m, uint16_t file, bool *which,
	struct wb_gcn_kept *kept, struct wb_out *o);
/** wb_gcn_fix_input - the input of wb_repair_find for kernel @fn of assembly for @gfx. */
struct wb_repair_input wb_gcn_fix_input(const struct wb_fn *fn, uint32_t gfx);
/** wb_gcn_fix - writes assembly @file of module @m, with kernels rewritten as @repair says ([function]; NULL: not
 * rewritten). @method: [function] the method used for each. A kernel that cannot be rewritten stays as it was, and the
 * reason is reported. */
void wb_gcn_fix(struct wb_ctx *cx, const struct wb_module *m, uint16_t file, struct wb_repair *const *repair,
	struct wb_out *o, enum wb_repair_method *method);
/** wb_gcn_text_lanes - lanes of a wave, which the code needs but descriptors say only behind it; 0: none says it. */
uint32_t wb_gcn_text_lanes(const char *text, size_t bytes);
/** wb_gcn_looks_like - whether text looks like GCN assembly (format detection). */
bool wb_gcn_looks_like(const char *text, size_t bytes);

/* ---- feeding disassembly ------------------------------------------------------------ */
/* A unit is one code object. Functions are opened, fed line by line in address order, and closed. wb_gcn_unit_finish
 * resolves branches, calls and refusals. */
struct wb_gcn_unit;
struct wb_gcn_unit *wb_gcn_unit_new(struct wb_ctx *cx, const char *name, uint32_t gfx);
/** wb_gcn_unit_expect - reserves room for about @insts instructions; unused room costs nothing. */
void wb_gcn_unit_expect(struct wb_gcn_unit *u, uint32_t insts);
/** wb_gcn_unit_waves - functions opened from now on run in waves of @lanes. Without it, waves have the default size of
 * the target. */
void wb_gcn_unit_waves(struct wb_gcn_unit *u, uint32_t lanes);
/** wb_gcn_unit_function - opens the function @name of @bytes at @addr of @section; ->desc may be set on the result. */
struct wb_fn *wb_gcn_unit_function(
	struct wb_gcn_unit *u, const char *name, const char *section, uint64_t addr, uint64_t bytes, struct wb_loc loc);
/** wb_gcn_unit_line - one disassembled instruction: @text as LLVM prints it (leading tab allowed), @n bytes of code at
 * @addr. Branch targets are the raw simm16 that LLVM prints. The result is for wb_gcn_unit_again. Its .inst is WB_NONE
 * if the meaning depends on the position, or if the line produced more than one instruction. */
struct wb_gcn_line {
	uint32_t section, inst;
};
struct wb_gcn_line wb_gcn_unit_line(struct wb_gcn_unit *u, const char *text, size_t len, uint64_t addr, uint32_t n,
	struct wb_loc loc, struct wb_loc src);
/** wb_gcn_unit_again - feeds the same text and size as @was, now at @addr; false if the text must be read again,
 * because of what was fed in between. */
bool wb_gcn_unit_again(
	struct wb_gcn_unit *u, struct wb_gcn_line was, uint64_t addr, struct wb_loc loc, struct wb_loc src);
/** wb_gcn_unit_undecodable - @n bytes at @addr that the disassembler cannot decode. Words of PWS split and merge are
 * recognised here. */
void wb_gcn_unit_undecodable(
	struct wb_gcn_unit *u, uint64_t addr, const uint8_t *code, uint32_t n, struct wb_loc loc, struct wb_loc src);
/** wb_gcn_unit_sections - the @n sections of the object, which become those of the module. */
void wb_gcn_unit_sections(struct wb_gcn_unit *u, struct wb_section *s, uint32_t n);
/** wb_gcn_unit_symbol - a named address: a target of calls and data references; also resolves facts about labels. Its
 * number in the module. */
uint32_t wb_gcn_unit_symbol(struct wb_gcn_unit *u, const char *name, const char *section, uint64_t addr);
/** wb_gcn_unit_label - a label of the text that was assembled, at the instruction that is fed next; blocks are named by
 * it. */
void wb_gcn_unit_label(struct wb_gcn_unit *u, const char *name, uint64_t addr, struct wb_loc loc);
/** wb_gcn_unit_reloc - the 4 bytes at @addr of @section hold one half of a reference to @symbol + @addend. It is
 * relative to the address of the bytes, or so relative and to the symbol's entry in the global offset table, or
 * absolute; or of a symbol that is undefined and written as a number is. Relocatable objects only. */
enum wb_gcn_reloc {
	WB_GCN_REL_LO, WB_GCN_REL_HI, WB_GCN_GOT_LO, WB_GCN_GOT_HI, WB_GCN_ABS_LO, WB_GCN_ABS_HI, WB_GCN_UNDEFINED
};
void wb_gcn_unit_reloc(struct wb_gcn_unit *u, const char *section, uint64_t addr, const char *symbol, int64_t addend,
	enum wb_gcn_reloc kind);
enum wb_status wb_gcn_unit_finish(struct wb_gcn_unit *u, struct wb_module **out);

/** wb_gcn_metadata - the kernels of @text, the metadata of a code object of version 2: arguments and sizes, for @each.
 * What is wrong with it, behind the kernels that were read; NULL: nothing. */
const char *wb_gcn_metadata(struct wb_ctx *cx, const char *text, size_t bytes,
	void (*each)(void *arg, const char *name, const struct wb_kernel_desc *d), void *arg);

/** wb_gcn_abi_registers - fills the s_* fields of @abi from its flags, for @gfx. */
void wb_gcn_abi_registers(struct wb_abi *abi, uint32_t gfx);

#endif
