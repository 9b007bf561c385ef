/* src/cli/walk.h -- the files that operands name. */
#ifndef WB_CLI_WALK_H
#define WB_CLI_WALK_H

#include "cli.h"

struct walk {
	WB_VEC(const char *) file;
	uint32_t left_out;	/* files in folders that hold no code */
};
/** walk_operands - files as given, and below folders, in the order of their names, those that hold code: code objects
 * and bundles by content, texts by name (.s, .S, .wir). Names that begin with '.' are left out, and links to folders
 * are not followed. WB_BAD_INPUT, reported, for what is not there, and for a folder without code. */
enum wb_status walk_operands(struct wb_ctx *cx, const char *const *operand, uint32_t n, struct walk *out);
/** walk_is_folder - whether @path is a folder. */
bool walk_is_folder(const char *path);

#endif
