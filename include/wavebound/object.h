/* wavebound/object.h -- AMDGPU code objects and files that carry them.
 */
#ifndef WAVEBOUND_OBJECT_H
#define WAVEBOUND_OBJECT_H

#include "wavebound/ir.h"

/** wb_object_looks_like - ELF, clang offload bundle, or host executable with embedded device code. */
bool wb_object_looks_like(const char *data, size_t bytes);

/** wb_object_read - reads @file (binary) into a module, through the LLVM disassembler and the GCN text front end (gcn.h).
 * @target: chooses one code object of a bundle ("gfx900"), NULL: the only or first one (a note lists the others).
 * Lines of the listing get their own wb_file of kind WB_FILE_LISTING; DWARF line info gives wb_inst.src.
 * Errors: WB_BAD_INPUT reported with the byte offset. All lengths and offsets are checked against the file. */
enum wb_status wb_object_read(struct wb_ctx *cx, uint16_t file, const char *target, struct wb_module **out);

#endif
