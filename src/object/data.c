/* src/object/data.c -- sections of a code object that are in memory: tables, variables, code.
 *
 * Contents are not copied from the file. Bytes that a loader patches are unknown, except addresses within
 * a linked image, or of symbols of a relocatable object.
 */
#include <stdlib.h>

#include "object.h"

enum { SHT_PROGBITS_ = 1, SHT_RELA_ = 4, SHT_NOBITS_ = 8, SHF_WRITE_ = 1 };
enum { R_NONE = 0, R_ABS64 = 3, R_REL32 = 4, R_REL64 = 5, R_RELATIVE64 = 13 };

/* A section of the image, and what a loader patches in it. */
struct data_section {
	const struct section *s;
	struct wb_section *out;
	WB_VEC(struct wb_patch) patch;
};
struct data_sections {
	struct data_section *at;		/* by address */
	uint32_t n;
};

static void
patch(struct wb_ctx *cx, struct data_section *p, struct wb_patch one)
{
	uint64_t room = p->s->size - one.offset;

	one.bytes = room < one.bytes ? (uint32_t)room : one.bytes;
	WB_PUSH(cx->unit, &p->patch, one);
}

static int
by_addr(const void *a, const void *b)
{
	const struct data_section *x = a, *y = b;

	return x->s->addr < y->s->addr ? -1 : x->s->addr > y->s->addr;
}

/* The section that holds @addr. */
static struct data_section *
section_at(const struct data_sections *all, uint64_t addr)
{
	uint32_t lo = 0;	/* the last that starts at or before it is lo - 1 */

	WB_SEARCH(lo, all->n, mid, all->at[mid].s->addr <= addr);
	return lo && addr - all->at[lo - 1].s->addr < all->at[lo - 1].s->size ? &all->at[lo - 1] : NULL;
}

/* Patches of a linked image: its dynamic relocations, by address in the image. */
static void
dynamic_patches(struct wb_ctx *cx, const struct elf *e, const struct data_sections *all)
{
	for (uint32_t k = 1; k < e->nsection; k++) {
		const struct section *table = &e->section[k];

		if (table->type != SHT_RELA_ || !(table->flags & SECTION_ALLOC))
			continue;
		for (size_t at = 0; at + 24 <= table->data.n; at += 24) {
			uint64_t addr = le64(table->data.at + at);
			uint32_t type = le32(table->data.at + at + 8);
			struct data_section *p = type == R_NONE ? NULL : section_at(all, addr);

			if (p)
				patch(cx, p,
					(struct wb_patch){ .offset = addr - p->s->addr,
						.bytes = 8,
						.symbol = WB_NONE,
						.image = type == R_RELATIVE64,
						.addend = le64(table->data.at + at + 16) });
		}
	}
}

/* Patches of a relocatable object: the relocations of the section. */
static void
static_patches(struct wb_ctx *cx, const struct elf *e, struct wb_gcn_unit *unit, struct data_section *p)
{
	struct relocs found = { { NULL, 0, 0 } };

	elf_relocs(cx, cx->tmp, e, (uint32_t)(p->s - e->section), &found);
	for (uint32_t r = 0; r < found.at.n; r++) {
		const struct reloc *one = &found.at.at[r];
		const struct symbol *s = &e->symbol[one->symbol];
		bool relative = one->type == R_REL32 || one->type == R_REL64;
		bool known = (one->type == R_ABS64 || relative) && s->section != WB_NONE;

		patch(cx, p,
			(struct wb_patch){ .offset = one->addr,
				.bytes = one->type == R_REL32 ? 4 : 8,
				.symbol = known ? wb_gcn_unit_symbol(unit, symbol_name(e, s),
							  e->section[s->section].name, s->addr) :
						  WB_NONE,
				.relative = relative,
				.addend = (uint64_t)one->addend });
	}
}

static int
by_offset(const void *a, const void *b)
{
	const struct wb_patch *x = a, *y = b;

	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static void
find_patches(struct wb_ctx *cx, const struct elf *e, struct wb_gcn_unit *unit, struct data_sections *all)
{
	if (all->n)
		qsort(all->at, all->n, sizeof(*all->at), by_addr);
	if (!e->relocatable)
		dynamic_patches(cx, e, all);
	for (uint32_t k = 0; k < all->n; k++) {
		struct data_section *p = &all->at[k];

		if (e->relocatable)
			static_patches(cx, e, unit, p);
		if (p->patch.n)
			qsort(p->patch.at, p->patch.n, sizeof(*p->patch.at), by_offset);
		p->out->patch = p->patch.at;
		p->out->npatch = p->patch.n;
	}
}

/* The power of two of which its address is a multiple; 0: that is unknown. */
static uint32_t
alignment(const struct section *s)
{
	return s->align <= UINT32_MAX / 2 && !(s->align & (s->align - 1)) ? (uint32_t)s->align : 0;
}

/* Whether the linker or assembler made the section, by its type; tables of addresses and paddings by name. */
static bool
by_linker(const struct section *s)
{
	return (s->type != SHT_PROGBITS_ && s->type != SHT_NOBITS_) || strcmp(s->name, ".got") == 0 ||
		strcmp(s->name, ".relro_padding") == 0;
}

/* Whether code may write the section. .data.rel.ro is writable for the loader only. */
static bool
writable(const struct section *s)
{
	return (s->flags & SHF_WRITE_) && strncmp(s->name, ".data.rel.ro", 12) != 0;
}

void
data_sections(struct wb_ctx *cx, const struct elf *e, struct wb_gcn_unit *unit)
{
	struct data_sections all = { WB_NEW(cx->tmp, struct data_section, e->nsection), 0 };
	struct wb_section *section = WB_NEW(cx->unit, struct wb_section, e->nsection);

	for (uint32_t k = 1; k < e->nsection; k++) {
		const struct section *s = &e->section[k];
		struct wb_section *out = &section[all.n];

		if (s->bad || !s->size || !(s->flags & SECTION_ALLOC))
			continue;
		*out = (struct wb_section){ .name = s->name,
			.linked = !e->relocatable,
			.image = s->addr,
			.code = section_is_code(e, k),
			.writable = writable(s),
			.by_linker = by_linker(s),
			.align = e->relocatable ? alignment(s) : 0,
			.bytes = s->size,
			.at = s->data.at,
			.held = s->data.n < s->size ? s->data.n : s->size };
		all.at[all.n++] = (struct data_section){ .s = s, .out = out };
	}
	wb_gcn_unit_sections(unit, section, all.n);
	find_patches(cx, e, unit, &all);
}
