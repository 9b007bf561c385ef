/* wavebound/object.h -- AMDGPU code objects and files that carry them.
 */
#ifndef WAVEBOUND_OBJECT_H
#define WAVEBOUND_OBJECT_H

#include "wavebound/ir.h"

/** wb_object_looks_like - ELF, clang offload bundle, or host executable with embedded device code. */
bool wb_object_looks_like(const char *data, size_t bytes);

/* Which of the code objects in a file is meant. A file of one target may hold many: one per translation unit of a host
 * program. */
struct wb_object_choice {
	const char *target;		/* "gfx900"; NULL: that of the first one that is supported */
	/* among those of the target, from 1; 0: the only one, or the only one with a wanted kernel */
	uint32_t number;
	bool (*wants)(const void *arg, const char *kernel);	/* NULL: no kernel in particular */
	const void *arg;
};

/** wb_object_read - reads @file (binary) into a module, through the LLVM disassembler and the GCN text front end
 * (gcn.h).
 * @how: NULL, the only one or that of the first target (a note names the others). Several that could be meant are an
 * error: code that is left out in silence would pass a gate.
 * Lines of the listing get their own wb_file of kind WB_FILE_LISTING; DWARF line info gives wb_inst.src.
 * Errors: WB_BAD_INPUT reported with the byte offset. All lengths and offsets are checked against the file. */
enum wb_status wb_object_read(
	struct wb_ctx *cx, uint16_t file, const struct wb_object_choice *how, struct wb_module **out);

/** wb_object_kernels - calls @each for the kernels of every code object of the target that @how names, if there are
 * several; how many objects there are. Reports nothing. */
uint32_t wb_object_kernels(struct wb_ctx *cx, uint16_t file, const struct wb_object_choice *how,
	void (*each)(void *arg, uint32_t number, const char *kernel), void *arg);

#endif
