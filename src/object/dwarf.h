/* src/object/dwarf.h -- access to DWARF, for lines.c, parameters.c and inlined.c. */
#ifndef WAVEBOUND_OBJECT_DWARF_H
#define WAVEBOUND_OBJECT_DWARF_H

#include "object.h"

/* Reading past the end gives zeros and sets bad. */
struct cursor {
	const uint8_t *at, *end;
	bool bad;
};
/** dwarf_take - the next @n bytes; NULL: there are fewer. */
const uint8_t *dwarf_take(struct cursor *c, uint64_t n);
/** dwarf_fixed - a number of @n bytes, at most 8. */
uint64_t dwarf_fixed(struct cursor *c, uint32_t n);
/** dwarf_length - the length at the start of a unit. *offset_bytes: how many bytes its offsets have, 4 or 8. */
uint64_t dwarf_length(struct cursor *c, uint32_t *offset_bytes);
/** dwarf_leb - LEB128; bits beyond 64 are dropped. @sign: the signed form. */
uint64_t dwarf_leb(struct cursor *c, bool sign);
/** dwarf_text - the string at the cursor, not copied; "": it has no end. */
const char *dwarf_text(struct cursor *c);
/** dwarf_text_at - the string at @off of the string section @section; @c goes bad if there is none. */
const char *dwarf_text_at(struct cursor *c, struct bytes section, uint64_t off);
/** dwarf_section - the content of section @name: unpacked, relocated, in cx->tmp; empty if there is none. *why is set
 * if it is damaged. */
struct bytes dwarf_section(struct wb_ctx *cx, const struct elf *e, const char *name, const char **why);

/* ---- entries: entries.c ------------------------------------------------------------------- */
enum { DWARF_PARAMETER = 0x05, DWARF_INLINED = 0x1d, DWARF_SUBPROGRAM = 0x2e };
struct dwarf_range {
	uint64_t low, high;		/* addresses; high is behind the last one */
};
/* An entry of .debug_info, as far as it is needed. What it lacks is NULL or 0. */
struct dwarf_entry {
	uint64_t at;			/* in the section */
	uint64_t tag;			/* 0: the unit ends here, or cannot be read further */
	uint32_t depth;			/* how many entries are around it */
	bool children;
	const char *name, *linkage_name;
	uint64_t origin;		/* the entry of which this one is a copy, or completes the declaration */
	const struct dwarf_range *range;	/* its code; until the next entry */
	uint32_t nrange;
	uint64_t line_table;		/* of its unit, in .debug_line; UINT64_MAX: none */
	uint64_t decl_line, call_file, call_line, call_column;
};
typedef void dwarf_visit(void *to, const struct dwarf_entry *e);
/** dwarf_entries - calls @visit for each entry, in preorder, and at the end of each unit. Malformed units end early,
 * and nothing is reported. What it reads stays in cx->tmp. */
void dwarf_entries(struct wb_ctx *cx, const struct elf *e, dwarf_visit *visit, void *to);

#endif
