/* src/object/elf.c -- ELF files in memory: headers, sections, symbols, relocations.
 *
 * This is the only file that uses libelf. libelf decodes the header tables, of either class and byte order. What they
 * point to is checked here against the length of the image before it is read. In names, unprintable bytes become '?'.
 *
 * Cost: O(sections + symbols); names are hashed once.
 */
#include <errno.h>
#include <gelf.h>

#include "object.h"

#define LONGEST_NAME 65535u	/* bytes of a symbol's name; mangled C++ names reach thousands */

bool
elf_is(struct bytes data)
{
	return data.n >= EI_NIDENT && memcmp(data.at, ELFMAG, SELFMAG) == 0;
}

static void
dispose(void *p)
{
	Elf **handle = p;

	elf_end(*handle);	/* NULL is ignored */
}

/* ---- names -------------------------------------------------------------------------- */
static bool
printable(const char *s, size_t n)
{
	for (size_t k = 0; k < n; k++)
		if ((unsigned char)s[k] <= ' ' || s[k] == 0x7f)
			return false;
	return true;
}

/* The string at @off of string table @link; NULL if there is none or it has no end. */
static const char *
string(struct wb_ctx *cx, const struct elf *e, uint32_t link, uint64_t off)
{
	struct bytes table;
	const char *s, *end;
	char *copy;

	if (link >= e->nsection || e->section[link].type != SHT_STRTAB)
		return NULL;
	table = e->section[link].data;
	if (off >= table.n)
		return NULL;
	s = (const char *)table.at + off;
	end = memchr(s, 0, table.n - off < LONGEST_NAME ? table.n - off : LONGEST_NAME);
	if (!end)
		return NULL;
	if (printable(s, (size_t)(end - s)))
		return s;
	copy = wb_strndup(cx->unit, s, (size_t)(end - s));
	for (char *p = copy; *p; p++)
		if ((unsigned char)*p <= ' ' || *p == 0x7f)
			*p = '?';
	return copy;
}

/* ---- sections ------------------------------------------------------------------------- */
static void
fill_section(const struct elf *e, uint32_t k, struct section *s)
{
	GElf_Shdr h;

	*s = (struct section){ .name = "", .data = no_bytes(), .bad = true, .patches = WB_NONE, .next = WB_NONE };
	if (!gelf_getshdr(elf_getscn(e->handle, k), &h))
		return;
	s->addr = h.sh_addr;
	s->offset = h.sh_offset;
	s->size = h.sh_size;
	s->flags = h.sh_flags;
	s->entsize = h.sh_entsize;
	s->align = h.sh_addralign;
	s->type = h.sh_type;
	s->link = h.sh_link;
	s->info = h.sh_info;
	s->bad =
		h.sh_type != SHT_NULL && h.sh_type != SHT_NOBITS && !bytes_hold(e->image->data, h.sh_offset, h.sh_size);
	if (!s->bad && h.sh_type != SHT_NULL && h.sh_type != SHT_NOBITS)
		s->data = bytes_part(e->image->data, h.sh_offset, h.sh_size);
}

/* Reads the names of sections. They are made unique, because other files identify sections by name. */
static void
name_sections(struct wb_ctx *cx, struct elf *e, uint32_t strings)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_map seen = wb_map_new(cx->tmp);

	for (uint32_t k = 1; k < e->nsection; k++) {
		struct section *s = &e->section[k];
		GElf_Shdr h;
		const char *name =
			gelf_getshdr(elf_getscn(e->handle, k), &h) ? string(cx, e, strings, h.sh_name) : NULL;

		s->name = name ? name : "";
		if (!*s->name || wb_map_put(&seen, s->name, strlen(s->name), k) != WB_NONE)
			s->name = wb_format(cx->unit, "%.200s#%u", s->name, k);
	}
	wb_arena_reset(cx->tmp, m);
}

/* Links the relocation sections of each section, in file order. */
static void
chain_relocs(struct elf *e)
{
	for (uint32_t k = e->nsection; k-- > 1; ) {
		struct section *s = &e->section[k];

		if (s->type != SHT_RELA || s->info == 0 || s->info >= e->nsection)
			continue;
		s->next = e->section[s->info].patches;
		e->section[s->info].patches = k;
	}
}

/* Assigns base addresses. In a relocatable object, code sections get disjoint ones, because line info needs them. */
static void
lay_out(struct elf *e)
{
	uint64_t at = 0;

	for (uint32_t k = 1; k < e->nsection; k++) {
		struct section *s = &e->section[k];

		s->base = s->addr;
		if (!e->relocatable || !section_is_code(e, k))
			continue;
		s->base = at;
		at = (at + s->size + 0xffff) & ~(uint64_t)0xffff;	/* each is within the file: no overflow */
	}
}

/* The error in the section table, or NULL. For a wrong table libelf reports no error, but no sections either. */
static const char *
table_fault(struct wb_ctx *cx, const struct elf *e, const GElf_Ehdr *h)
{
	uint64_t entry = gelf_fsize(e->handle, ELF_T_SHDR, 1, EV_CURRENT);

	if (!h->e_shoff)
		return h->e_shnum ? "the header counts sections but has no offset of their table" : NULL;
	if (!h->e_shnum)
		return "more than 65,279 sections (extended numbering) are not supported";
	if (h->e_shentsize != entry)
		return wb_format(cx->unit, "section headers are said to have %u bytes instead of %llu", h->e_shentsize,
			(unsigned long long)entry);
	if (!bytes_hold(e->image->data, h->e_shoff, entry * h->e_shnum))
		return wb_format(cx->unit, "the section table (%u entries at %s) lies beyond the end of the file",
			h->e_shnum, image_place(cx, e->image, h->e_shoff));
	return NULL;
}

/* Reads the header. Returns its error, or NULL. */
static const char *
read_header(struct wb_ctx *cx, struct elf *e, GElf_Ehdr *h)
{
	const char *fault;
	size_t n = 0;

	if (!e->handle || elf_kind(e->handle) != ELF_K_ELF || !gelf_getehdr(e->handle, h))
		return "the ELF header is incomplete or contradicts itself";
	fault = table_fault(cx, e, h);
	if (fault)
		return fault;
	if (h->e_shoff && (elf_getshdrnum(e->handle, &n) != 0 || n != h->e_shnum))
		return "the section table cannot be read";
	e->machine = h->e_machine;
	e->flags = h->e_flags;
	e->os_abi = h->e_ident[EI_OSABI];
	e->abi_version = h->e_ident[EI_ABIVERSION];
	e->relocatable = h->e_type == ET_REL;
	e->device = h->e_machine == ELF_MACHINE_AMDGPU && h->e_ident[EI_CLASS] == ELFCLASS64 &&
		h->e_ident[EI_DATA] == ELFDATA2LSB;
	e->nsection = (uint32_t)n;
	return NULL;
}

bool
elf_open(struct wb_ctx *cx, const struct image *im, struct elf *out, const char **why)
{
	Elf **handle = WB_NEW(cx->unit, Elf *, 1);
	GElf_Ehdr h;

	*out = (struct elf){ .image = im };
	elf_version(EV_CURRENT);
	wb_arena_defer(cx->unit, dispose, handle);	/* before the handle is made: this call may run out of memory */
	errno = 0;
	*handle = out->handle = elf_memory((char *)(uintptr_t)im->data.at, im->data.n);
	*why = read_header(cx, out, &h);
	if (*why && errno == ENOMEM)
		wb_arena_exhausted(cx->unit);
	if (*why) {
		elf_end(*handle);	/* there may be thousands of false candidates */
		*handle = NULL;
		return false;
	}
	out->section = WB_NEW(cx->unit, struct section, out->nsection);
	for (uint32_t k = 0; k < out->nsection; k++)
		fill_section(out, k, &out->section[k]);
	name_sections(cx, out, h.e_shstrndx);
	if (errno == ENOMEM)	/* libelf has no error for it, and sections are wrong then */
		wb_arena_exhausted(cx->unit);
	chain_relocs(out);
	lay_out(out);
	return true;
}

uint64_t
elf_extent(const struct elf *e)
{
	GElf_Ehdr h;
	uint64_t end = 0;

	if (gelf_getehdr(e->handle, &h))
		end = h.e_shoff + (uint64_t)h.e_shentsize * h.e_shnum;	/* no overflow: checked by elf_open */
	for (uint32_t k = 1; k < e->nsection; k++)
		if (e->section[k].data.n && e->section[k].offset + e->section[k].size > end)
			end = e->section[k].offset + e->section[k].size;
	return end;
}

/* ---- symbols ---------------------------------------------------------------------------- */
/* The number of entries of table @k, which must have @size bytes each. 0, reported: the table is malformed. */
static uint64_t
entries(struct wb_ctx *cx, const struct elf *e, uint32_t k, uint64_t size, const char *what)
{
	const struct section *s = &e->section[k];
	struct wb_loc at = { .file = e->image->file };

	if (s->bad)
		wb_report(cx->diag, WB_E_ELF, at, "%s '%s' (%llu bytes at %s) lies beyond the end of the file", what,
			s->name, (unsigned long long)s->size, image_place(cx, e->image, s->offset));
	else if (s->entsize != size)
		wb_report(cx->diag, WB_E_ELF, at, "%s '%s' has entries of %llu bytes instead of %llu", what, s->name,
			  (unsigned long long)s->entsize, (unsigned long long)size);
	else
		return s->data.n / size;
	return 0;
}

/* The symbol at @p, of the table in section @table. */
static struct symbol
read_symbol(struct wb_ctx *cx, const struct elf *e, uint32_t table, const uint8_t *p)
{
	struct symbol s = {
		.name = "", .size = le64(p + 16), .section = WB_NONE, .type = p[4] & 15, .bind = p[4] >> 4
	};
	struct wb_loc at = { .file = e->image->file };
	uint64_t value = le64(p + 8);
	uint32_t index = le16(p + 6);
	const struct section *home;
	const char *name = string(cx, e, e->section[table].link, le32(p));

	if (name)
		s.name = name;
	else if (le32(p))
		wb_report(cx->diag, WB_E_OBJECT_SYMBOL, at,
			"the name of the symbol at %s lies outside its string table",
			image_place(cx, e->image, (uint64_t)(p - e->image->data.at)));
	s.addr = value;
	s.undefined = index == SHN_UNDEF;
	if (index == SHN_UNDEF || index >= SHN_LORESERVE)
		return s;
	if (index >= e->nsection) {
		wb_report(cx->diag, WB_E_OBJECT_SYMBOL, at, "symbol '%s' names section %u, but there are %u", s.name,
			index, e->nsection);
		return s;
	}
	home = &e->section[index];
	s.addr = e->relocatable ? value : value - home->addr;
	if ((!e->relocatable && value < home->addr) || s.addr > home->size) {
		/* Debug sections and discarded ones may be named by file symbols; only code and data must be right. */
		if (s.type == STT_FUNC || s.type == STT_OBJECT)
			wb_report(cx->diag, WB_E_OBJECT_SYMBOL, at,
				"symbol '%s' (value 0x%llx) lies outside its section '%s'", s.name,
				(unsigned long long)value, home->name);
		return s;
	}
	s.section = index;
	return s;
}

const char *
symbol_name(const struct elf *e, const struct symbol *s)
{
	return *s->name || s->section == WB_NONE ? s->name : e->section[s->section].name;
}

void
elf_read_symbols(struct wb_ctx *cx, struct elf *e)
{
	static const uint32_t wanted[] = { SHT_SYMTAB, SHT_DYNSYM };
	uint64_t count[2] = { 0, 0 };
	uint32_t table[2] = { 0, 0 };

	for (uint32_t t = 0; t < 2; t++)
		for (uint32_t k = 1; k < e->nsection && !table[t]; k++)
			if (e->section[k].type == wanted[t]) {
				table[t] = k;
				count[t] = entries(cx, e, k, sizeof(Elf64_Sym), "the symbol table");
			}
	e->symtab = table[0];
	/* A stripped file has only the dynamic table. In other files, .symtab contains its symbols. */
	if (count[0] > 1)
		count[1] = 0;
	e->symbol = WB_NEW(cx->unit, struct symbol, count[0] + count[1] + 1);
	e->symbol[0] = (struct symbol){ .name = "", .section = WB_NONE };
	e->nsymbol = 1;
	for (uint32_t t = 0; t < 2; t++)
		for (uint64_t k = 1; k < count[t] && e->nsymbol < WB_NONE - 1; k++)
			e->symbol[e->nsymbol++] =
				read_symbol(cx, e, table[t], e->section[table[t]].data.at + k * sizeof(Elf64_Sym));
}

/* ---- relocations -------------------------------------------------------------------------- */
void
elf_relocs(struct wb_ctx *cx, struct wb_arena *a, const struct elf *e, uint32_t target, struct relocs *out)
{
	struct wb_loc at = { .file = e->image->file };
	uint64_t flags = e->section[target].flags;
	bool packed = (flags & SECTION_PACKED) && !(flags & SECTION_ALLOC);	/* addr is in the unpacked section */

	/* This ends: section numbers ascend in each list (elf_open). */
	for (uint32_t k = e->section[target].patches; k != WB_NONE; k = e->section[k].next) {
		uint64_t n = entries(cx, e, k, sizeof(Elf64_Rela), "the relocation table");

		if (n && (!e->symtab || e->section[k].link != e->symtab)) {
			wb_report(cx->diag, WB_E_ELF, at, "the relocation table '%s' does not name the symbol table",
				e->section[k].name);
			continue;
		}
		for (uint64_t r = 0; r < n; r++) {
			const uint8_t *p = e->section[k].data.at + r * sizeof(Elf64_Rela);
			struct reloc one = { .addr = le64(p),
				.type = le32(p + 8),
				.symbol = le32(p + 12),
				.addend = (int64_t)le64(p + 16) };

			if ((one.addr >= e->section[target].size && !packed) || one.symbol >= e->nsymbol) {
				wb_report(cx->diag, WB_E_ELF, at,
					"the relocation at %s is outside of '%s' or names no symbol",
					image_place(cx, e->image, (uint64_t)(p - e->image->data.at)),
					e->section[target].name);
				continue;
			}
			WB_PUSH(a, &out->at, one);
		}
	}
}
