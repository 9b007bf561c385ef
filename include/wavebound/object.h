/* wavebound/object.h -- AMDGPU code objects, and files that contain them.
 */
#ifndef WAVEBOUND_OBJECT_H
#define WAVEBOUND_OBJECT_H

#include "wavebound/ir.h"

/** wb_object_looks_like - whether @data is an ELF file, a clang offload bundle, or a host executable with embedded
 * device code. */
bool wb_object_looks_like(const char *data, size_t bytes);

/* Selects one of the code objects in a file. A file may hold many for one target: one per translation unit of a host
 * program. */
struct wb_object_choice {
	const char *target;		/* "gfx900"; NULL: that of the first one that is supported */
	/* number among those of the target, from 1; 0: the only one, or the only one with a wanted kernel */
	uint32_t number;
	bool (*wants)(const void *arg, const char *kernel);	/* NULL: no kernel in particular */
	const void *arg;
	const struct wb_gcn_entries *entries;	/* gcn.h; NULL: none */
	bool may_lack;			/* a file without a wanted kernel is no error: any of its objects is read */
};

/** wb_object_read - reads @file (binary) into a module, through the LLVM disassembler and the GCN text front end
 * (gcn.h).
 * @how: selects a code object. NULL: the only one, or that of the first target; a note names the others. If several
 * match, that is an error: code that is silently left out would pass a gate.
 * Each listing becomes a wb_file of kind WB_FILE_LISTING; DWARF line information gives wb_inst.src.
 * Errors: WB_BAD_INPUT, reported with the byte offset. All lengths and offsets are checked against the file. */
enum wb_status wb_object_read(
	struct wb_ctx *cx, uint16_t file, const struct wb_object_choice *how, struct wb_module **out);

/** wb_object_kernels - calls @each for the kernels of every code object of the target that @how names, if there are
 * several. Returns the number of objects. Reports nothing. */
uint32_t wb_object_kernels(struct wb_ctx *cx, uint16_t file, const struct wb_object_choice *how,
	void (*each)(void *arg, uint32_t number, const char *kernel), void *arg);

/* How a text is assembled. */
struct wb_assembly {
	const char *target;		/* "gfx900", of a text that names none; may be NULL */
	const char *const *define;	/* NAME=NUMBER */
	bool *used;			/* [ndefine]: set where the text, or one that it includes, has the NAME */
	uint32_t ndefine;
	const char *const *folder;	/* where included files are, beside the folder of the text */
	uint32_t nfolder;
	const struct wb_gcn_entries *entries;	/* gcn.h; NULL: none */
	bool listed;			/* all locations are in the listing; annotations are comments */
};
/** wb_object_assemble - reads the assembly @file as the object that LLVM's assembler makes of it: macros, conditions,
 * symbols and data are LLVM's matter. Locations are those of the text; an instruction of an expansion has one in a
 * listing, and the line of the text where the expansion begins as its source.
 * Errors: WB_BAD_INPUT, reported with LLVM's words. */
enum wb_status wb_object_assemble(
	struct wb_ctx *cx, uint16_t file, const struct wb_assembly *how, struct wb_module **out);

#endif
