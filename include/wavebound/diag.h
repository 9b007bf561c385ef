/* wavebound/diag.h -- source files, locations, diagnostics.
 *
 * Diagnostics are collected, never first-error-exit. Each has a stable name
 * from diag.def, a location, notes; the printer adds the source line and a caret.
 */
#ifndef WAVEBOUND_DIAG_H
#define WAVEBOUND_DIAG_H

#include <stdarg.h>
#include <stdio.h>

#include "wavebound/base.h"

/* ---- files ------------------------------------------------------------------------- */
enum wb_file_kind {
	WB_FILE_TEXT,		/* a text we were given: assembly, .wir, XML                      */
	WB_FILE_LISTING,	/* disassembly we made of a code object: a location prints as
				   FILE:0xADDRESS, the line shown is the listing's               */
	WB_FILE_SOURCE,		/* high-level source named by line info; its text is not read     */
};

struct wb_file {
	const char *name;
	const char *text;		/* may be NULL (WB_FILE_SOURCE) */
	size_t bytes;
	enum wb_file_kind kind;
	bool stream;			/* a pipe or device, which can be read once */
	const uint64_t *address;	/* LISTING: address of line i+1; NULL otherwise */
	const struct wb_loc *expanded;	/* LISTING of a text: where the expansion began that has line i+1 */
	uint32_t nline;			/* entries of @address, @expanded */
	uint32_t *start;		/* built when first needed: byte offset of each line */
	uint32_t nstart;
};

/* A file of the file system that this run has read or written. */
struct wb_file_id {
	uint64_t device, inode;
	bool written;
};

/* line 0: no location. col 0: the whole line. file indexes wb_files; columns and
 * file numbers that do not fit become 0. */
struct wb_loc {
	uint32_t line;
	uint16_t col;
	uint16_t file;
};
#define WB_NO_LOC ((struct wb_loc){ 0, 0, 0 })
static inline bool wb_loc_known(struct wb_loc l) { return l.line != 0; }

struct wb_files {
	struct wb_arena *arena;
	WB_VEC(struct wb_file *) file;		/* [0] is "no file" */
	WB_VEC(struct wb_file_id) id;		/* of those that were on disk, and of results */
};
struct wb_files *wb_files_new(struct wb_arena *a);
/** wb_file_add - registers a file; strings are not copied. Returns its index, or 0 when there are 65,535 already. */
uint16_t wb_file_add(struct wb_files *fs, enum wb_file_kind kind, const char *name, const char *text, size_t bytes);
/** wb_file_seen - notes that the file open as @fd was read or @written. False: it is a stream, of which nothing is. */
bool wb_file_seen(struct wb_files *fs, int fd, bool written);
/** wb_file_stream - the number of the stream @name that was read already, for it can be read once; 0: there is none. */
uint16_t wb_file_stream(const struct wb_files *fs, const char *name);
/** wb_file_find - what was noted of the file at @path, by whatever name; NULL: nothing. */
const struct wb_file_id *wb_file_find(const struct wb_files *fs, const char *path);
/** wb_loc_written - where the text has what is at @l: of a line of a listing that an expansion made, where that
 * began. */
struct wb_loc wb_loc_written(const struct wb_files *fs, struct wb_loc l);
/** wb_loc_text - "file:line:col", "file:line" or "file:0xaddr", "" if unknown; in @a. */
const char *wb_loc_text(struct wb_arena *a, const struct wb_files *fs, struct wb_loc l);

/** wb_file_line - the line of text at @l, not zero-ended, without its newline; NULL if the text is not there. Lines are
 * indexed once, in @a, which must live as long as @fs. */
const char *wb_file_line(struct wb_arena *a, const struct wb_files *fs, struct wb_loc l, size_t *bytes);

/* ---- diagnostics ------------------------------------------------------------------------ */
enum wb_severity { WB_NOTE, WB_WARNING, WB_ERROR, WB_REFUSAL };	/* ERROR: bad input. REFUSAL: no sound answer. */

enum wb_diag_code {
#include "diag_ids.h"
	WB_DIAG_COUNT
};

struct wb_diag_info {
	const char *id;		/* "E_BAD_MNEMONIC" */
	const char *name;	/* "bad-mnemonic": printed in brackets, never changes */
	enum wb_severity severity;
	const char *fix;	/* one line: what to do */
	const char *explain;	/* paragraphs for `wavebound explain` */
};
extern const struct wb_diag_info wb_diag_info[WB_DIAG_COUNT];
/** wb_diag_find - by name; WB_DIAG_COUNT if there is none. */
enum wb_diag_code wb_diag_find(const char *name);

struct wb_message {
	enum wb_diag_code code;
	enum wb_severity severity;
	struct wb_loc loc;
	const char *text;
	const char *kernel;		/* whose kernel it concerns, or NULL */
	uint32_t note;			/* index of first note in wb_diag.note, notes are consecutive */
	uint32_t nnote;
};
struct wb_note {
	struct wb_loc loc;
	const char *text;
};

#define WB_DIAG_LIMIT 1000	/* messages kept per diag; the rest are counted only */

struct wb_diag {
	struct wb_arena *arena;
	struct wb_files *files;
	WB_VEC(struct wb_message) message;
	WB_VEC(struct wb_note) note;
	const char *kernel;		/* stamped on each message while not NULL */
	const char *command;		/* printed for COMMAND in what to do; NULL: it stays */
	uint32_t nwarning, nerror, nrefusal, ndropped;
};
struct wb_diag *wb_diag_new(struct wb_arena *a, struct wb_files *fs);
/** wb_report - adds a message of the severity that diag.def gives @code. */
void wb_report(struct wb_diag *d, enum wb_diag_code code, struct wb_loc loc, const char *fmt, ...) WB_PRINTF(4, 5);
/** wb_note - adds a second location to the message reported last. */
void wb_note(struct wb_diag *d, struct wb_loc loc, const char *fmt, ...) WB_PRINTF(3, 4);
/** wb_diag_take - appends message @k of @from, with its notes (same wb_files). */
void wb_diag_take(struct wb_diag *to, const struct wb_diag *from, uint32_t k);
/** wb_diag_merge - appends the messages of @from (same wb_files) to @to. */
void wb_diag_merge(struct wb_diag *to, const struct wb_diag *from);
/** wb_diag_forget - takes out the messages, from number @first on, that @useless picks; they no longer count. */
void wb_diag_forget(struct wb_diag *d, uint32_t first, bool (*useless)(const void *arg, const struct wb_message *m),
	const void *arg);
/** wb_diag_print - all messages from number @first on: "file:line:col: error: text [name]", source line, caret, notes,
 * fix. @colour: ANSI. */
void wb_diag_print(const struct wb_diag *d, uint32_t first, bool colour, struct wb_out *out);

/* ---- context -------------------------------------------------------------------------------- */
/* What every pass and reader is handed. */
struct wb_ctx {
	struct wb_arena *unit;		/* lives as long as the input */
	struct wb_arena *tmp;		/* reset after each pass */
	/* facts that nothing needs once the function has its bound (WB_FACTS_SHORT_LIVED); NULL: they live in unit */
	struct wb_arena *short_lived;
	struct wb_files *files;
	struct wb_diag *diag;
};
/** wb_ctx_new - a context with its own two arenas, both leaving through @esc; NULL when there is no memory. */
struct wb_ctx *wb_ctx_new(struct wb_escape *esc);
void wb_ctx_free(struct wb_ctx *cx);

#endif
