/* src/object/dwarf.c -- access to DWARF: relocated sections, and a cursor that checks bounds.
 *
 * Tables of a relocatable object have relocations. They are applied to a copy, in which each code section has its own
 * base address.
 */
#include "dwarf.h"

enum { R_ABS64 = 3, R_ABS32 = 6 };

/* ---- cursor ------------------------------------------------------------------------- */
const uint8_t *
dwarf_take(struct cursor *c, uint64_t n)
{
	const uint8_t *p = c->at;

	if (c->bad || n > (uint64_t)(c->end - c->at)) {
		c->bad = true;
		return NULL;
	}
	c->at += n;
	return p;
}

uint64_t
dwarf_fixed(struct cursor *c, uint32_t n)
{
	const uint8_t *p = dwarf_take(c, n);
	uint64_t v = 0;

	for (uint32_t k = 0; p && k < n; k++)
		v |= (uint64_t)p[k] << 8 * k;
	return v;
}

uint64_t
dwarf_length(struct cursor *c, uint32_t *offset_bytes)
{
	uint64_t length = dwarf_fixed(c, 4);

	*offset_bytes = length == UINT32_MAX ? 8 : 4;
	return length == UINT32_MAX ? dwarf_fixed(c, 8) : length;
}

/* LEB128; bits beyond 64 are dropped. @sign: the signed form. */
uint64_t
dwarf_leb(struct cursor *c, bool sign)
{
	uint64_t v = 0;
	uint32_t shift = 0;
	const uint8_t *p;

	do {
		p = dwarf_take(c, 1);
		if (!p)
			return 0;
		if (shift < 64)
			v |= (uint64_t)(*p & 0x7f) << shift;
		shift = shift < 64 ? shift + 7 : shift;
	} while (*p & 0x80);
	if (sign && shift < 64 && (*p & 0x40))
		v |= UINT64_MAX << shift;
	return v;
}

/* The string at the cursor, not copied; "": it has no end. */
const char *
dwarf_text(struct cursor *c)
{
	const uint8_t *end = c->bad || c->at == c->end ? NULL : memchr(c->at, 0, (size_t)(c->end - c->at));
	const char *s = (const char *)c->at;

	if (!end) {
		c->bad = true;
		return "";
	}
	c->at = end + 1;
	return s;
}

/* The string at @off of a string section. */
const char *
dwarf_text_at(struct cursor *c, struct bytes section, uint64_t off)
{
	struct cursor s = { section.at + (off < section.n ? off : section.n), section.at + section.n,
		off >= section.n };
	const char *t = dwarf_text(&s);

	c->bad = c->bad || s.bad;
	return t;
}

/* ---- sections --------------------------------------------------------------------------------- */
static void
put_bytes(uint8_t *p, uint64_t v, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		p[k] = (uint8_t)(v >> 8 * k);
}

/* A copy of section @k with its relocations applied; the section itself if it has none. */
static struct bytes
relocate(struct wb_ctx *cx, const struct elf *e, uint32_t k, struct bytes data)
{
	struct relocs found = { { NULL, 0, 0 } };
	uint8_t *copy;

	if (!e->relocatable || e->section[k].patches == WB_NONE || !data.n)
		return data;
	copy = WB_NEW(cx->tmp, uint8_t, data.n);
	memcpy(copy, data.at, data.n);
	elf_relocs(cx, cx->tmp, e, k, &found);
	for (uint32_t n = 0; n < found.at.n; n++) {
		const struct reloc *one = &found.at.at[n];
		const struct symbol *s = &e->symbol[one->symbol];
		uint32_t width = one->type == R_ABS64 ? 8 : one->type == R_ABS32 ? 4 : 0;
		uint64_t v = s->addr + (uint64_t)one->addend;

		if (s->section != WB_NONE && section_is_code(e, s->section))
			v += e->section[s->section].base;
		if (width && bytes_hold(data, one->addr, width))
			put_bytes(copy + one->addr, v, width);
	}
	return (struct bytes){ copy, data.n };
}

struct bytes
dwarf_section(struct wb_ctx *cx, const struct elf *e, const char *name, const char **why)
{
	for (uint32_t k = 1; k < e->nsection; k++) {
		const struct section *s = &e->section[k];
		struct bytes data = s->data;

		if (strcmp(s->name, name) != 0)
			continue;
		if ((s->flags & SECTION_PACKED) && !unpack_section(cx, s->data, &data, why))
			return no_bytes();
		return relocate(cx, e, k, data);
	}
	return no_bytes();
}
