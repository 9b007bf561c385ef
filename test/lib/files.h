/* test/lib/files.h -- reads files, and what commands print. */
#ifndef WAVEBOUND_TEST_FILES_H
#define WAVEBOUND_TEST_FILES_H

#include "wavebound/ir.h"

/** files_read - the *bytes (NULL: no matter) of the file at @path, a 0 behind them; NULL: it cannot be read. */
char *files_read(struct wb_arena *a, const char *path, size_t *bytes);
/** files_load - the same as a file of @cx. */
bool files_load(struct wb_ctx *cx, const char *path, uint16_t *file);
/** files_need - the same, and the test ends if it cannot be read; files_write - makes the file at @path, or ends. */
uint16_t files_need(struct wb_ctx *cx, const char *path);
void files_write(const char *path, const char *text);
/** files_output - what command @cmd prints, from malloc; the test ends if it cannot be started. */
char *files_output(const char *cmd);
/** files_folder - the folder that @path lies in; it stays. */
const char *files_folder(const char *path);
/** files_remove - the directory @path and what is in it; the test ends if it cannot. */
void files_remove(const char *path);

#endif
