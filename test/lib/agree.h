/* test/lib/agree.h -- whether two modules hold the same program. */
#ifndef WAVEBOUND_TEST_AGREE_H
#define WAVEBOUND_TEST_AGREE_H

#include "wavebound/ir.h"

/** agree_modules - writes how @a and @b differ to @out, at most about 40 lines; returns the number of functions that
 * differ.
 * @linked: @b went through the linker, which puts numbers where @a has symbols.
 * Compared: functions by name with extent, descriptor and arguments; blocks, edges, instructions with
 * operands, modifiers, memory access, address and size; places in the high-level source by file, line and column;
 * the bytes of constant data behind each symbol. */
uint32_t agree_modules(
	struct wb_ctx *cx, const struct wb_module *a, const struct wb_module *b, bool linked, struct wb_out *out);

/** agree_code - whether the blocks, edges and instructions of function @name are the same; the others' data may be read
 * as other instructions where nothing runs. *@refused: one of the two has no such function, or refuses it; then nothing
 * is compared. */
bool agree_code(struct wb_ctx *cx, const struct wb_module *a, const struct wb_module *b, const char *name,
	bool *refused, struct wb_out *out);

#endif
