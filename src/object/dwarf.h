/* src/object/dwarf.h -- access to DWARF, for lines.c and parameters.c. */
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
/** dwarf_leb - LEB128; bits beyond 64 are dropped. @sign: the signed form. */
uint64_t dwarf_leb(struct cursor *c, bool sign);
/** dwarf_text - the string at the cursor, not copied; "": it has no end. */
const char *dwarf_text(struct cursor *c);
/** dwarf_text_at - the string at @off of the string section @section; @c goes bad if there is none. */
const char *dwarf_text_at(struct cursor *c, struct bytes section, uint64_t off);
/** dwarf_section - the content of section @name: unpacked, relocated, in cx->tmp; empty if there is none. *why is set
 * if it is damaged. */
struct bytes dwarf_section(struct wb_ctx *cx, const struct elf *e, const char *name, const char **why);

#endif
