/* src/object/object.h -- shared by the files of this folder.
 *
 * An image is the bytes of an ELF file: the input itself, an entry of a bundle, or an unpacked entry. Every read is
 * checked against its length. Offsets in messages are relative to the input, or to the unpacked bundle.
 */
#ifndef WAVEBOUND_OBJECT_PRIVATE_H
#define WAVEBOUND_OBJECT_PRIVATE_H

#include "wavebound/gcn.h"
#include "wavebound/object.h"

/* ---- bytes ---------------------------------------------------------------------- */
struct bytes {
	const uint8_t *at;
	size_t n;
};
/** no_bytes - no bytes; unlike NULL, the pointer may be used in arithmetic. */
static inline struct bytes no_bytes(void) { return (struct bytes){ (const uint8_t *)"", 0 }; }
static inline uint16_t le16(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }
static inline uint32_t le32(const uint8_t *p) { return (uint32_t)le16(p) | (uint32_t)le16(p + 2) << 16; }
static inline uint64_t le64(const uint8_t *p) { return (uint64_t)le32(p) | (uint64_t)le32(p + 4) << 32; }
/** bytes_hold - whether [@off, @off + @n) lies within @b. */
static inline bool bytes_hold(struct bytes b, uint64_t off, uint64_t n) { return off <= b.n && n <= b.n - off; }
static inline struct bytes
bytes_part(struct bytes b, uint64_t off, uint64_t n)
{
	return (struct bytes){ b.at + off, (size_t)n };
}

/* ---- images: carrier.c, unpack.c ---------------------------------------------------- */
struct image {
	struct bytes data;
	uint16_t file;
	uint64_t base;		/* where data starts in the input; in the unpacked bundle if unpacked */
	bool unpacked;
	uint64_t at;		/* in the input: where it begins, or the compressed bundle that it is in */
	/* where it comes from, for messages: "entry 2 (hip-amdgcn-...) of the bundle at byte 0x40"; "": the input */
	const char *origin;
	/* "gfx900" once read from the ELF flags, NULL if that is no AMDGPU object or no known processor */
	const char *target;
};
/** image_place - "byte 0x123 of the unpacked bundle"; in cx->unit. */
const char *image_place(struct wb_ctx *cx, const struct image *im, uint64_t off);

struct images {
	WB_VEC(struct image) found;
	/* device code that is not machine code, and why; reported if nothing is found */
	WB_VEC(const char *) passed;
};
/** carrier_find - every AMDGPU ELF in the input @data of @file, outermost first. Malformed carriers are reported. */
void carrier_find(struct wb_ctx *cx, uint16_t file, struct bytes data, struct images *out);
/** carrier_is - whether @data starts with the magic number of a file that may contain device code. */
bool carrier_is(struct bytes data);
/* * unpack_bundle - unpacks the compressed bundle at the start of @data (magic CCOB) to cx->unit, and says how many
 * bytes of @data it has. False, *why set: it is malformed, or larger than @limit bytes. */
bool unpack_bundle(
	struct wb_ctx *cx, struct bytes data, uint64_t limit, struct bytes *out, uint64_t *taken, const char **why);
/** unpack_section - the content of a compressed ELF section, in cx->tmp; false, with *why set, if it is damaged. */
bool unpack_section(struct wb_ctx *cx, struct bytes data, struct bytes *out, const char **why);

/* ---- ELF: elf.c ------------------------------------------------------------------------ */
struct section {
	const char *name;	/* unique: a second ".text" is ".text#5" by its number */
	uint64_t addr, offset, size;
	uint64_t base;		/* addr; in relocatable objects, where that is 0, code sections have disjoint ones */
	uint64_t flags, entsize, align;
	uint32_t type, link, info;
	struct bytes data;	/* within the image; empty if it has none there */
	bool bad;		/* lies outside the file: data is empty */
	/* first section of relocations that patch this one, chained by next; WB_NONE at the end */
	uint32_t patches;
	uint32_t next;
};
struct symbol {
	const char *name;
	uint64_t addr;		/* from the start of its section */
	uint64_t size;
	uint32_t section;	/* WB_NONE: undefined, absolute or common */
	uint8_t type, bind;
	bool undefined;
};
struct reloc {
	uint64_t addr;		/* in the section that is patched */
	uint32_t type;
	uint32_t symbol;	/* index in elf.symbol (relocatable objects) */
	int64_t addend;
};
struct elf {
	const struct image *image;
	void *handle;		/* libelf's Elf * */
	bool device;		/* 64-bit little-endian AMDGPU */
	bool relocatable;
	uint8_t os_abi, abi_version;
	uint32_t machine, flags;
	struct section *section;
	uint32_t nsection;
	struct symbol *symbol;	/* of .symtab (by its numbers, [0] is none), then of .dynsym */
	uint32_t nsymbol;
	uint32_t symtab;	/* the section whose numbering relocations use; 0: none */
};
enum { ELF_MACHINE_AMDGPU = 224, ELF_OS_HSA = 64, ELF_OS_MESA = 66, SECTION_ALLOC = 2, SECTION_PACKED = 0x800 };

/** elf_is - whether @data starts like an ELF file. */
bool elf_is(struct bytes data);
/** elf_open - reads headers and section table of @im, but no symbols. False, *why set (cx->unit): it cannot be used. */
bool elf_open(struct wb_ctx *cx, const struct image *im, struct elf *out, const char **why);
/** elf_read_symbols - fills symbol; malformed entries are reported and left out (section WB_NONE). */
void elf_read_symbols(struct wb_ctx *cx, struct elf *e);
/** elf_extent - bytes up to the end of the last section or table that the headers name, at most the image. */
uint64_t elf_extent(const struct elf *e);
/** elf_relocs - the relocations that patch section @target, in file order; the vector is in @a. Malformed entries are
 * reported. */
struct relocs {
	WB_VEC(struct reloc) at;
};
void elf_relocs(struct wb_ctx *cx, struct wb_arena *a, const struct elf *e, uint32_t target, struct relocs *out);

/* ---- notes: notes.c ------------------------------------------------------------------------ */
enum { SECTION_NOTES = 7 };
struct notes {
	uint64_t next;		/* where to look; 0 at first */
	uint64_t at;		/* where content starts, or the fault is */
	struct bytes content;
	bool fault;		/* the notes are malformed: one reaches beyond their end */
};
/** note_next - the next note of @owner and @type in section contents @d; false: there is none. */
bool note_next(struct bytes d, const char *owner, uint32_t type, struct notes *n);

/* ---- targets: target.c -------------------------------------------------------------------- */
/** target_of - processor name of code object @e ("gfx900"), NULL if it is unknown. */
const char *target_of(struct wb_ctx *cx, const struct elf *e);

/* ---- kernels: functions.c, descriptor.c, header.c, metadata.c ------------------------------------------------- */
struct meta_kernel {
	const char *name, *symbol;	/* "k", "k.kd"; in version 2 "k@kd" */
	struct wb_kernel_desc desc;	/* from metadata: args, sizes, counts; 0: not given */
};
struct meta {
	WB_VEC(struct meta_kernel) kernel;
	struct wb_map by_symbol;
};
/** meta_read - the metadata notes of @e; malformed notes are reported and what was read is kept. */
void meta_read(struct wb_ctx *cx, const struct elf *e, struct meta *out);

/* ---- names of arguments: parameters.c --------------------------------------------------------------- */
/** parameters_read - adds names of arguments that @meta lacks, from debug information. */
void parameters_read(struct wb_ctx *cx, const struct elf *e, struct meta *meta);

#define DESCRIPTOR_BYTES 64
/** descriptor_read - the 64 bytes at @d into @out for @gfx; entry offset (from the descriptor) in *@entry.
 * Source: AMDGPU usage, "Kernel Descriptor"; COMPUTE_PGM_RSRC1..3. */
void descriptor_read(const uint8_t d[DESCRIPTOR_BYTES], uint32_t gfx, struct wb_kernel_desc *out, int64_t *entry);
/** descriptor_refused - why the kernel is not analysed, in cx->unit: reserved bits are set. NULL: it is. */
const char *descriptor_refused(struct wb_ctx *cx, const uint8_t d[DESCRIPTOR_BYTES], uint32_t gfx);

#define HEADER_BYTES 256
/** header_descriptor - the header at @h of a kernel of code object version 2 as the descriptor @d of later ones, with
 * the entry counted from the header. */
void header_descriptor(const uint8_t h[HEADER_BYTES], uint8_t d[DESCRIPTOR_BYTES]);
/** header_refused - why the kernel is not analysed, in cx->unit: the header asks for what descriptors cannot state, or
 * is for another processor than @target. NULL: it is. */
const char *header_refused(struct wb_ctx *cx, const uint8_t h[HEADER_BYTES], const char *target);

struct function {
	const char *name;
	uint32_t section;	/* of its code */
	uint64_t addr, size;
	bool is_kernel;
	const char *refused;
	struct wb_kernel_desc desc;
};
struct functions {
	WB_VEC(struct function) at;	/* by section, then address; disjoint */
};
/* Functions that are stated, not marked in the object: entries, and kernels that a descriptor in a text is of. */
struct stated {
	WB_VEC(struct function) at;	/* their place is unknown; is_kernel: desc is given */
};
/** section_is_code - whether it holds instructions. */
bool section_is_code(const struct elf *e, uint32_t section);
/** functions_find - kernels and functions of @e with their extents and descriptors. */
void functions_find(struct wb_ctx *cx, const struct elf *e, uint32_t gfx, const struct meta *meta,
	const struct stated *stated, struct functions *out);

/* ---- choosing: choose.c ---------------------------------------------------------------------------- */
/** choose_image - the number in @all of the image to read. WB_NONE, reported: there is none, or it is ambiguous. @how
 * may be NULL. */
uint32_t choose_image(struct wb_ctx *cx, uint16_t file, const struct images *all, const struct wb_object_choice *how);

/* ---- data: data.c --------------------------------------------------------------------------------- */
/** data_sections - gives @unit the sections that @e has in memory. */
void data_sections(struct wb_ctx *cx, const struct elf *e, struct wb_gcn_unit *unit);
/** symbol_name - the name of @s; of a section, that of the section. */
const char *symbol_name(const struct elf *e, const struct symbol *s);

/* ---- line info: lines.c --------------------------------------------------------------------------- */
struct lines {
	WB_VEC(struct line_row {
		uint64_t addr;		/* counted like section.base */
		struct wb_loc loc;	/* may be unknown, up to the next row */
	}) row;			/* by address, one per address */
	struct line_reader *reader;
};
/** lines_read - source locations of the code of @e. Malformed line info is a warning; what could be read is kept.
 * lines_file - the number in wb_files of file @k of the table at byte @table; 0: none. Only while cx->tmp is kept. */
void lines_read(struct wb_ctx *cx, const struct elf *e, struct lines *out);
uint16_t lines_file(const struct lines *l, uint64_t table, uint64_t k);
/** lines_find - number of the last row at or before @addr, WB_NONE if there is none. */
uint32_t lines_find(const struct lines *l, uint64_t addr);

/* ---- calls that were inlined: inlined.c ------------------------------------------------------------- */
struct inlined {
	WB_VEC(struct wb_inlined) call;
	WB_VEC(struct inlined_row {
		uint64_t addr;		/* counted like section.base */
		uint32_t call;		/* the innermost one, up to the next row; WB_NONE: none */
	}) row;			/* by address, one per address */
};
/** inlined_read - the calls in @e that were replaced by the code of their callees; while @l is kept. inlined_find - the
 * innermost one at @addr; WB_NONE: none. */
void inlined_read(struct wb_ctx *cx, const struct elf *e, const struct lines *l, struct inlined *out);
uint32_t inlined_find(const struct inlined *in, uint64_t addr);

/* ---- assembly: assemble.c --------------------------------------------------------------------------- */
struct origin {
	uint64_t addr;			/* in its section */
	struct wb_loc loc;		/* of the statement that made what is there */
	bool expanded;			/* it stands in an expansion, which begins at loc */
};
struct text_label {
	struct origin at;
	const char *name;
};
struct section_origins {
	const char *name;
	uint32_t nth;			/* of the sections of this name */
	WB_VEC(struct origin) origin;	/* by address */
	WB_VEC(struct text_label) label;	/* by address */
};
struct assembled {
	struct bytes object;		/* a relocatable ELF file */
	WB_VEC(uint16_t) file;		/* in wb_files: the input, then what it includes */
	WB_VEC(struct section_origins) section;
};
/** assemble - what LLVM makes of the text @file; all of it is in cx->unit. False: reported. */
bool assemble(struct wb_ctx *cx, uint16_t file, const struct wb_assembly *how, struct assembled *out);
/** assembled_sections - [section of @e] what is known of it, or NULL; in cx->tmp. */
const struct section_origins **assembled_sections(
	struct wb_ctx *cx, const struct assembled *t, const struct elf *e);

/* ---- disassembly: disasm.c ---------------------------------------------------------------------------- */
struct disasm;
/* * disasm_new - a disassembler for @cpu, with a cache for about @code_bytes (0: none); disposed with cx->unit.
 * NULL: LLVM has no such processor. */
struct disasm *disasm_new(struct wb_ctx *cx, const char *cpu, bool wave64, uint64_t code_bytes);
/* An instruction: its @bytes (0: undecodable), its text from LLVM (valid until the next call), and what the front end
 * read it as before. */
struct decoded {
	uint32_t bytes;
	size_t len;
	const char *text;
	struct wb_gcn_line *was;	/* the caller sets it after reading; NULL: it is not in the cache */
};
/** disasm_one - the instruction at the start of @code (at least 4 bytes), whose address is @addr. */
struct decoded disasm_one(struct disasm *d, struct bytes code, uint64_t addr);
/** disasm_jumps - whether @word at @addr is a branch, which may go to *to. */
bool disasm_jumps(const struct disasm *d, uint32_t word, uint64_t addr, uint64_t *to);

#endif
