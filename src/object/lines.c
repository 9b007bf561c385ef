/* src/object/lines.c -- which source line an instruction comes from: DWARF line tables.
 *
 * The one file that uses libdw. A relocatable object's line tables still hold
 * relocations, which libdw does not apply: they are applied here, in a
 * private copy of the file, with each code section at its own base.
 * The result is one array sorted by address, so that whoever walks code in
 * address order walks it alongside.
 *
 * Cost: O(rows log rows).
 */
#include <elfutils/libdw.h>
#include <stdlib.h>

#include "object.h"

enum { R_ABS64 = 3, R_ABS32 = 6 };

struct row {
	struct line_row row;
	uint32_t order;		/* of rows at one address the last one counts */
	bool end;
};

struct reader {
	struct wb_ctx *cx;
	const struct elf *e;
	struct wb_map names;
	const char *last_name;
	uint16_t last_file;
	WB_VEC(struct row) row;
};

static void
warn(const struct reader *r, const char *why)
{
	wb_report(r->cx->diag, WB_W_OBJECT_LINES, (struct wb_loc){ .file = r->e->image->file }, "source lines are unknown or incomplete: %s", why);
}

/* ---- relocation ------------------------------------------------------------------ */
static void
put(uint8_t *p, uint64_t v, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		p[k] = (uint8_t)(v >> 8 * k);
}

static void
relocate_section(const struct reader *r, uint32_t k, uint8_t *copy)
{
	const struct elf *e = r->e;
	struct relocs found = { { NULL, 0, 0 } };

	elf_relocs(r->cx, r->cx->tmp, e, k, &found);
	for (uint32_t n = 0; n < found.at.n; n++) {
		const struct reloc *one = &found.at.at[n];
		const struct symbol *s = &e->symbol[one->symbol];
		uint32_t width = one->type == R_ABS64 ? 8 : one->type == R_ABS32 ? 4 : 0;
		uint64_t v = s->addr + (uint64_t)one->addend;

		if (s->section != WB_NONE && section_is_code(e, s->section))
			v += e->section[s->section].base;
		if (width && bytes_hold(e->section[k].data, one->addr, width))
			put(copy + e->section[k].offset + one->addr, v, width);
	}
}

/* The image with its debug sections relocated; the image itself if there is nothing to do. */
static struct bytes
relocate(const struct reader *r)
{
	struct bytes image = r->e->image->data;
	uint8_t *copy = NULL;

	for (uint32_t k = 1; k < r->e->nsection && r->e->relocatable; k++) {
		const struct section *s = &r->e->section[k];

		if (strncmp(s->name, ".debug_", 7) != 0 || s->patches == WB_NONE || !s->data.n)
			continue;
		if (!copy) {
			copy = WB_NEW(r->cx->tmp, uint8_t, image.n);
			memcpy(copy, image.at, image.n);
		}
		relocate_section(r, k, copy);
	}
	return copy ? (struct bytes){ copy, image.n } : image;
}

/* ---- rows --------------------------------------------------------------------------- */
static uint16_t
file_of(struct reader *r, const char *name)
{
	uint32_t id;

	if (!name)
		return 0;
	if (name == r->last_name)
		return r->last_file;
	id = wb_map_get(&r->names, name, strlen(name));
	if (id == WB_NONE) {
		char *copy = wb_strdup(r->cx->unit, name);

		for (char *p = copy; *p; p++)
			if ((unsigned char)*p < ' ' || *p == 0x7f)
				*p = '?';
		id = wb_file_add(r->cx->files, WB_FILE_SOURCE, copy, NULL, 0);
		wb_map_put(&r->names, name, strlen(name), id);
	}
	r->last_name = name;
	r->last_file = (uint16_t)id;
	return r->last_file;
}

static void
add_row(struct reader *r, Dwarf_Line *line)
{
	struct row one = { .order = r->row.n };
	int number = 0, column = 0;
	Dwarf_Addr addr;

	if (dwarf_lineaddr(line, &addr) != 0 || dwarf_lineendsequence(line, &one.end) != 0 || r->row.n >= WB_NONE - 1)
		return;
	dwarf_lineno(line, &number);
	dwarf_linecol(line, &column);
	one.row.addr = addr;
	if (!one.end && number > 0)
		one.row.loc = (struct wb_loc){ (uint32_t)number, column > 0 && column <= UINT16_MAX ? (uint16_t)column : 0, file_of(r, dwarf_linesrc(line, NULL, NULL)) };
	if (!one.row.loc.file)
		one.row.loc = WB_NO_LOC;
	WB_PUSH(r->cx->tmp, &r->row, one);
}

/* By address; the end of one sequence before the start of the next at the same place. */
static int
by_addr(const void *a, const void *b)
{
	const struct row *x = a, *y = b;

	if (x->row.addr != y->row.addr)
		return x->row.addr < y->row.addr ? -1 : 1;
	if (x->end != y->end)
		return x->end ? -1 : 1;
	return x->order < y->order ? -1 : x->order > y->order;
}

static void
read_tables(struct reader *r, Dwarf *dw)
{
	Dwarf_Off off = 0, next = 0;

	for (;;) {
		Dwarf_Lines *lines = NULL;
		Dwarf_CU *unit;
		size_t n = 0;
		int rc = dwarf_next_lines(dw, off, &next, &unit, NULL, NULL, &lines, &n);

		if (rc < 0)
			warn(r, dwarf_errmsg(-1));
		if (rc != 0 || next <= off)
			return;
		for (size_t k = 0; k < n; k++)
			add_row(r, dwarf_onesrcline(lines, k));
		off = next;
	}
}

static void
close_elf(void *p)
{
	elf_end(p);
}

static void
close_dwarf(void *p)
{
	dwarf_end(p);
}

static void
read_rows(struct reader *r)
{
	struct bytes image = relocate(r);
	Elf *elf = elf_memory((char *)(uintptr_t)image.at, image.n);
	Dwarf *dw;

	if (!elf) {
		warn(r, elf_errmsg(-1));
		return;
	}
	wb_arena_defer(r->cx->tmp, close_elf, elf);
	dw = dwarf_begin_elf(elf, DWARF_C_READ, NULL);
	if (!dw) {
		warn(r, dwarf_errmsg(-1));
		return;
	}
	wb_arena_defer(r->cx->tmp, close_dwarf, dw);
	read_tables(r, dw);
	if (r->row.n)
		qsort(r->row.at, r->row.n, sizeof(r->row.at[0]), by_addr);
}

void
lines_read(struct wb_ctx *cx, const struct elf *e, struct lines *out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct reader r = { .cx = cx, .e = e, .names = wb_map_new(cx->tmp) };
	bool any = false;

	*out = (struct lines){ { NULL, 0, 0 } };
	for (uint32_t k = 1; k < e->nsection; k++)
		any = any || (strcmp(e->section[k].name, ".debug_line") == 0 && e->section[k].data.n);
	if (any)
		read_rows(&r);
	for (uint32_t k = 0; k < r.row.n; k++)
		if (k + 1 == r.row.n || r.row.at[k + 1].row.addr != r.row.at[k].row.addr)
			WB_PUSH(cx->unit, &out->row, r.row.at[k].row);
	wb_arena_reset(cx->tmp, m);
}

uint32_t
lines_find(const struct lines *l, uint64_t addr)
{
	uint32_t lo = 0, hi = l->row.n;

	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (l->row.at[mid].addr <= addr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo ? lo - 1 : WB_NONE;
}
