/* src/object/assembler.h -- between assemble.c and the process that runs LLVM's assembler (assembler.cc).
 *
 * The process writes records: a struct record, then its bytes.
 */
#ifndef WAVEBOUND_OBJECT_ASSEMBLER_H
#define WAVEBOUND_OBJECT_ASSEMBLER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct assembler_define {
	const char *name;
	uint64_t value;
};
struct assembler_input {
	const char *text;
	size_t bytes;
	const char *name;	/* of the file, for messages */
	const char *triple;	/* "amdgcn-amd-amdhsa" */
	const char *cpu, *features;	/* "gfx90a", "+xnack,-sramecc" */
	const char *const *folder;	/* where included files are: absolute; nothing else is read */
	uint32_t nfolder;
	const struct assembler_define *define;
	uint32_t ndefine;
};

enum record_kind {
	/* An included file: its name, a zero, its bytes. Files are numbered from 1 in this order; 0 is the input. */
	RECORD_FILE,
	/* Messages. The bytes are the text. Their file is NOWHERE in an expansion: RECORD_EXPANSION gives the line
	 * then, and of the notes that follow, the last one says in which line of a file the expansion began. */
	RECORD_ERROR,
	RECORD_WARNING,
	RECORD_NOTE,
	RECORD_EXPANSION,
	/* The assembler gave up; the bytes say why. */
	RECORD_FAILED,
	/* A section by its name: the @line-th of this name, from 0. Then its struct position, by offset. */
	RECORD_SECTION,
	RECORD_POSITIONS,
	RECORD_LABEL,		/* a label of the section named last: its struct position, then its name */
	RECORD_OBJECT		/* the ELF file */
};
#define NOWHERE UINT32_MAX
#define NO_MEMORY 9		/* the status with which the process ends if it gets no more */
struct record {
	uint32_t kind, file, line, column;
	uint64_t bytes;
};
struct position {		/* of the statement that made the bytes from here on */
	uint64_t offset;
	uint32_t file, line, column;
	uint32_t expanded;	/* it is in an expansion, which began in this line */
};

/** assembler_run - assembles @in and writes records to @fd; does not return. Call it in a process of its own. */
void assembler_run(const struct assembler_input *in, int fd);

#ifdef __cplusplus
}
#endif
#endif
