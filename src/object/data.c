/* src/object/data.c -- what a code object puts in memory besides code: tables and variables.
 *
 * Contents stay where they lie in the file. Places that a loader patches count as
 * unknown, but for addresses within a linked image.
 */
#include <stdlib.h>

#include "object.h"

enum { SHT_RELA_ = 4, SHF_WRITE_ = 1, R_NONE = 0, R_RELATIVE64 = 13 };

struct patches {
	WB_VEC(struct wb_patch) at;
};

static void
patch(struct wb_ctx *cx, struct patches *p, const struct section *s, uint64_t offset, bool image, uint64_t addend)
{
	struct wb_patch one = { .offset = offset, .bytes = s->size - offset < 8 ? (uint32_t)(s->size - offset) : 8, .symbol = WB_NONE, .image = image, .addend = addend };

	WB_PUSH(cx->unit, &p->at, one);
}

/* Linked: the dynamic relocations, which count in addresses of the image. */
static void
dynamic_patches(struct wb_ctx *cx, const struct elf *e, const struct section *s, struct patches *out)
{
	for (uint32_t k = 1; k < e->nsection; k++) {
		const struct section *table = &e->section[k];

		if (table->type != SHT_RELA_ || !(table->flags & SECTION_ALLOC))
			continue;
		for (size_t at = 0; at + 24 <= table->data.n; at += 24) {
			uint64_t place = le64(table->data.at + at);
			uint32_t type = le32(table->data.at + at + 8);

			if (type != R_NONE && place >= s->addr && place - s->addr < s->size)
				patch(cx, out, s, place - s->addr, type == R_RELATIVE64, le64(table->data.at + at + 16));
		}
	}
}

static int
by_offset(const void *a, const void *b)
{
	const struct wb_patch *x = a, *y = b;

	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static void
find_patches(struct wb_ctx *cx, const struct elf *e, uint32_t k, struct wb_section *out)
{
	const struct section *s = &e->section[k];
	struct patches all = { { NULL, 0, 0 } };
	struct relocs found = { { NULL, 0, 0 } };

	if (e->relocatable)
		elf_relocs(cx, cx->tmp, e, k, &found);
	else
		dynamic_patches(cx, e, s, &all);
	for (uint32_t r = 0; r < found.at.n; r++)
		patch(cx, &all, s, found.at.at[r].addr, false, 0);
	if (all.at.n)
		qsort(all.at.at, all.at.n, sizeof(*all.at.at), by_offset);
	out->patch = all.at.at;
	out->npatch = all.at.n;
}

/* Loaders protect what only they write. */
static bool
writable(const struct section *s)
{
	return (s->flags & SHF_WRITE_) && strncmp(s->name, ".data.rel.ro", 12) != 0;
}

void
data_sections(struct wb_ctx *cx, const struct elf *e, struct wb_module *m)
{
	m->nsection = 0;
	m->section = WB_NEW(cx->unit, struct wb_section, e->nsection);
	for (uint32_t k = 1; k < e->nsection; k++) {
		const struct section *s = &e->section[k];
		struct wb_section *out = &m->section[m->nsection];

		if (s->bad || !s->size || !(s->flags & SECTION_ALLOC))
			continue;
		*out = (struct wb_section){ .name = s->name, .linked = !e->relocatable, .image = s->addr, .code = section_is_code(e, k), .writable = writable(s), .bytes = s->size };
		if (!out->code) {
			out->at = s->data.at;
			out->held = s->data.n < s->size ? s->data.n : s->size;
			find_patches(cx, e, k, out);
		}
		m->nsection++;
	}
}
