/* src/object/lines.c -- source lines of instructions: DWARF line tables, versions 2 to 5.
 *
 * A line table is a program of a small machine that appends rows. Its registers are an address, a file, a line and a
 * column. The rows of all tables are sorted by address into one array. The reader of a function's code finds the row
 * of its first instruction, and advances through rows and code together.
 *
 * Why not libdw: libdw 0.188 reads beyond its buffers on malformed string sections (found by fuzzing), and a caller
 * cannot prevent it. Here every read is checked (dwarf.c).
 *
 * File names are joined with their directory as it is in the table. Tables before version 5 lack the directory of the
 * compilation.
 *
 * Cost: O(rows log rows).
 */
#include <stdlib.h>

#include "dwarf.h"

#define LONGEST_NAME 1024u	/* of a file, with its directory */
#define MOST_NAMES ((size_t)16 << 20)	/* bytes of all names */

struct row {
	struct line_row row;
	uint32_t order;		/* the last row at an address counts */
	bool end;
};

/* A file of a table. */
struct file {
	const char *name, *dir;
	uint32_t id;		/* of wb_files; WB_NONE: not entered yet */
};
/* The files of one table: file[first .. first + n). */
struct files {
	uint64_t at;		/* of the table, in its section */
	uint32_t first, n;
};
struct line_reader {
	struct wb_ctx *cx;
	const struct elf *e;
	struct bytes line, str, line_str;	/* the sections, relocated and unpacked */
	struct wb_map names;
	size_t name_bytes;
	bool warned;
	WB_VEC(struct row) row;
	WB_VEC(struct files) files;	/* of each table, in their order */
	WB_VEC(struct file) file;
};

static bool
warn(struct line_reader *r, const char *why)
{
	if (!r->warned)
		wb_report(r->cx->diag, WB_W_OBJECT_LINES, (struct wb_loc){ .file = r->e->image->file },
			"source lines are unknown or incomplete: %s", why);
	r->warned = true;
	return false;
}

/* ---- one table ----------------------------------------------------------------------- */
struct table {
	struct line_reader *r;
	struct cursor c;	/* the unread rest */
	uint32_t version, offset_bytes, address_bytes;
	uint32_t min_inst, line_range, opcode_base;
	int32_t line_base;
	const uint8_t *operands;	/* of standard opcode k: operands[k - 1] */
	WB_VEC(const char *) dir;
	struct files files;
};

static const char *
dir_of(const struct table *t, uint64_t k)
{
	return k < t->dir.n ? t->dir.at[k] : "";
}

static void
add_file(struct table *t, const char *name, uint64_t dir)
{
	WB_PUSH(t->r->cx->tmp, &t->r->file, ((struct file){ name, dir_of(t, dir), WB_NONE }));
	t->files.n++;
}

/* One field of a directory or file entry of version 5. */
static void
read_form(struct table *t, uint64_t form, const char **s, uint64_t *v)
{
	enum { DATA2 = 5, DATA4, DATA8, STRING, BLOCK, DATA1 = 0xb, STRP = 0xe, UDATA, DATA16 = 0x1e, LINE_STRP };
	struct cursor *c = &t->c;

	switch (form) {
	case DATA1: *v = dwarf_fixed(c, 1); break;
	case DATA2: *v = dwarf_fixed(c, 2); break;
	case DATA4: *v = dwarf_fixed(c, 4); break;
	case DATA8: *v = dwarf_fixed(c, 8); break;
	case DATA16: dwarf_take(c, 16); break;
	case UDATA: *v = dwarf_leb(c, false); break;
	case BLOCK: dwarf_take(c, dwarf_leb(c, false)); break;
	case STRING: *s = dwarf_text(c); break;
	case STRP: *s = dwarf_text_at(c, t->r->str, dwarf_fixed(c, t->offset_bytes)); break;
	case LINE_STRP: *s = dwarf_text_at(c, t->r->line_str, dwarf_fixed(c, t->offset_bytes)); break;
	default: c->bad = true;
	}
}

/* The entries of version 5: a list of (content, form) pairs, then the entries in that form. */
static void
read_entries(struct table *t, bool files)
{
	struct { uint64_t content, form; } pair[256];
	uint32_t npair = (uint32_t)dwarf_fixed(&t->c, 1);
	uint64_t n;

	for (uint32_t k = 0; k < npair; k++) {
		pair[k].content = dwarf_leb(&t->c, false);
		pair[k].form = dwarf_leb(&t->c, false);
	}
	n = dwarf_leb(&t->c, false);
	if (n && !npair)
		t->c.bad = true;	/* entries without content take no bytes, so their number would be unlimited */
	for (; n && !t->c.bad; n--) {
		const char *name = "";
		uint64_t dir = 0;

		for (uint32_t k = 0; k < npair; k++) {
			const char *s = "";
			uint64_t v = 0;

			read_form(t, pair[k].form, &s, &v);
			if (pair[k].content == 1)
				name = s;
			else if (pair[k].content == 2)
				dir = v;
		}
		if (t->c.bad)
			return;
		if (files)
			add_file(t, name, dir);
		else
			WB_PUSH(t->r->cx->tmp, &t->dir, name);
	}
}

static void
read_old_file(struct table *t, const char *name)
{
	add_file(t, name, dwarf_leb(&t->c, false));
	dwarf_leb(&t->c, false);		/* time */
	dwarf_leb(&t->c, false);		/* size */
}

/* Before version 5: strings, ended by an empty one, numbered from 1. */
static void
read_old_entries(struct table *t)
{
	const char *s;

	WB_PUSH(t->r->cx->tmp, &t->dir, "");
	add_file(t, "", 0);
	while (*(s = dwarf_text(&t->c)))
		WB_PUSH(t->r->cx->tmp, &t->dir, s);
	while (*(s = dwarf_text(&t->c)))
		read_old_file(t, s);
}

/* Reads the header; the cursor is then at the program. */
static bool
read_header(struct table *t)
{
	struct cursor *c = &t->c;
	const uint8_t *program;
	uint64_t length;

	t->version = (uint32_t)dwarf_fixed(c, 2);
	t->address_bytes = 8;
	if (t->version < 2 || t->version > 5)
		return warn(t->r, "a line table has an unknown version");
	if (t->version == 5) {
		t->address_bytes = (uint32_t)dwarf_fixed(c, 1);
		dwarf_fixed(c, 1);
	}
	length = dwarf_fixed(c, t->offset_bytes);
	if (c->bad || length > (uint64_t)(c->end - c->at))
		return warn(t->r, "the header of a line table is longer than the table");
	program = c->at + length;
	t->min_inst = (uint32_t)dwarf_fixed(c, 1);
	if (t->version >= 4 && dwarf_fixed(c, 1) > 1)
		return warn(t->r, "a line table is for instruction words that hold several instructions");
	dwarf_fixed(c, 1);
	t->line_base = (int8_t)dwarf_fixed(c, 1);
	t->line_range = (uint32_t)dwarf_fixed(c, 1);
	t->opcode_base = (uint32_t)dwarf_fixed(c, 1);
	t->operands = dwarf_take(c, t->opcode_base ? t->opcode_base - 1 : 0);
	if (t->version == 5) {
		read_entries(t, false);
		read_entries(t, true);
	} else {
		read_old_entries(t);
	}
	if (c->bad || c->at > program || !t->line_range || !t->opcode_base ||
		(t->address_bytes != 8 && t->address_bytes != 4))
		return warn(t->r, "the header of a line table is malformed");
	c->at = program;
	return true;
}

/* ---- names --------------------------------------------------------------------------------- */
static uint32_t
register_name(struct line_reader *r, const char *dir, const char *base)
{
	struct wb_arena_mark m = wb_arena_mark(r->cx->unit);
	char *name = *dir && *base != '/' ? wb_format(r->cx->unit, "%s/%s", dir, base) : wb_strdup(r->cx->unit, base);
	uint32_t id;

	for (char *p = name; *p; p++)
		if ((unsigned char)*p < ' ' || *p == 0x7f)
			*p = '?';
	id = wb_map_get(&r->names, name, strlen(name));
	if (id != WB_NONE) {
		wb_arena_reset(r->cx->unit, m);
		return id;
	}
	r->name_bytes += strlen(name);
	id = wb_file_add(r->cx->files, WB_FILE_SOURCE, name, NULL, 0);
	wb_map_put(&r->names, name, strlen(name), id);
	return id;
}

/* The number in wb_files of file @k of a table; 0 if it has none. */
static uint16_t
file_of(struct line_reader *r, const struct files *of, uint64_t k)
{
	struct file *f = k < of->n ? &r->file.at[of->first + k] : NULL;

	if (!f)
		return 0;
	if (f->id == WB_NONE)
		f->id = !*f->name || strlen(f->name) + strlen(f->dir) > LONGEST_NAME || r->name_bytes > MOST_NAMES ?
			0 :
			register_name(r, f->dir, f->name);
	return (uint16_t)f->id;
}

static int
by_table(const void *a, const void *b)
{
	const struct files *x = a, *y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

uint16_t
lines_file(const struct lines *l, uint64_t table, uint64_t k)
{
	struct line_reader *r = l->reader;
	struct files want = { .at = table };
	const struct files *of =
		r->files.n ? bsearch(&want, r->files.at, r->files.n, sizeof(want), by_table) : NULL;

	return of ? file_of(r, of, k) : 0;
}

/* ---- the program ------------------------------------------------------------------------------ */
struct state {
	uint64_t addr, file;
	uint32_t line, column;
};

static void
add_row(struct table *t, const struct state *s, bool end)
{
	struct line_reader *r = t->r;
	struct row one = { .row = { .addr = s->addr, .loc = WB_NO_LOC }, .order = r->row.n, .end = end };
	uint16_t file = end || !s->line ? 0 : file_of(r, &t->files, s->file);

	if (file)
		one.row.loc = (struct wb_loc){ s->line, (uint16_t)(s->column <= UINT16_MAX ? s->column : 0), file };
	if (r->row.n < WB_NONE - 1)
		WB_PUSH(r->cx->tmp, &r->row, one);
}

static void
extended(struct table *t, struct state *s)
{
	uint64_t n = dwarf_leb(&t->c, false);
	const uint8_t *start = t->c.at;
	uint64_t op = dwarf_fixed(&t->c, 1);

	if (t->c.bad || !n || n - 1 > (uint64_t)(t->c.end - t->c.at)) {
		t->c.bad = true;
		return;
	}
	if (op == 1) {
		add_row(t, s, true);
		*s = (struct state){ .file = 1, .line = 1 };
	} else if (op == 2) {
		s->addr = dwarf_fixed(&t->c, n - 1 < 8 ? (uint32_t)n - 1 : 8);
	} else if (op == 3 && t->version < 5) {
		read_old_file(t, dwarf_text(&t->c));
	}
	t->c.at = start + n;
}

static void
standard(struct table *t, struct state *s, uint32_t op)
{
	enum { COPY = 1, ADVANCE_PC, ADVANCE_LINE, SET_FILE, SET_COLUMN, CONST_ADD_PC = 8, FIXED_ADVANCE_PC };

	switch (op) {
	case COPY: add_row(t, s, false); break;
	case ADVANCE_PC: s->addr += dwarf_leb(&t->c, false) * t->min_inst; break;
	case ADVANCE_LINE: s->line += (uint32_t)dwarf_leb(&t->c, true); break;
	case SET_FILE: s->file = dwarf_leb(&t->c, false); break;
	case SET_COLUMN: s->column = (uint32_t)dwarf_leb(&t->c, false); break;
	case CONST_ADD_PC: s->addr += (uint64_t)((255 - t->opcode_base) / t->line_range) * t->min_inst; break;
	case FIXED_ADVANCE_PC: s->addr += dwarf_fixed(&t->c, 2); break;
	default:
		for (uint32_t k = t->operands[op - 1]; k; k--)
			dwarf_leb(&t->c, false);
	}
}

static void
run_program(struct table *t)
{
	struct state s = { .file = 1, .line = 1 };

	while (!t->c.bad && t->c.at < t->c.end) {
		uint32_t op = *t->c.at++;

		if (op >= t->opcode_base) {
			s.addr += (uint64_t)((op - t->opcode_base) / t->line_range) * t->min_inst;
			s.line += (uint32_t)(t->line_base + (int32_t)((op - t->opcode_base) % t->line_range));
			add_row(t, &s, false);
		} else if (op == 0) {
			extended(t, &s);
		} else {
			standard(t, &s, op);
		}
	}
	if (t->c.bad)
		warn(t->r, "the program of a line table is malformed");
}

static void
read_tables(struct line_reader *r)
{
	struct cursor all = { r->line.at, r->line.at + r->line.n, false };

	while (all.at < all.end) {
		struct table t = { .r = r,
			.files = { .at = (uint64_t)(all.at - r->line.at), .first = r->file.n } };
		uint64_t length = dwarf_length(&all, &t.offset_bytes);
		const uint8_t *at = dwarf_take(&all, length);

		if (!at) {
			warn(r, "a line table reaches beyond its section");
			return;
		}
		t.c = (struct cursor){ at, at + length, false };
		if (read_header(&t))
			run_program(&t);
		WB_PUSH(r->cx->tmp, &r->files, t.files);
	}
}

static struct bytes
content(struct line_reader *r, const char *name)
{
	const char *why = NULL;
	struct bytes b = dwarf_section(r->cx, r->e, name, &why);

	if (why)
		warn(r, why);
	return b;
}

/* By address; at the same address, the end of one sequence before the start of the next. */
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

static bool
is_sorted(const struct line_reader *r)
{
	for (uint32_t k = 1; k < r->row.n; k++)
		if (by_addr(&r->row.at[k - 1], &r->row.at[k]) > 0)
			return false;
	return true;
}

void
lines_read(struct wb_ctx *cx, const struct elf *e, struct lines *out)
{
	struct line_reader *r = WB_NEW(cx->tmp, struct line_reader, 1);

	*r = (struct line_reader){ .cx = cx, .e = e, .names = wb_map_new(cx->tmp) };
	*out = (struct lines){ .reader = r };
	r->line = content(r, ".debug_line");
	r->str = content(r, ".debug_str");
	r->line_str = content(r, ".debug_line_str");
	read_tables(r);
	if (!is_sorted(r))	/* with one unit, it is sorted already */
		qsort(r->row.at, r->row.n, sizeof(r->row.at[0]), by_addr);
	for (uint32_t k = 0; k < r->row.n; k++)
		if (k + 1 == r->row.n || r->row.at[k + 1].row.addr != r->row.at[k].row.addr)
			WB_PUSH(cx->unit, &out->row, r->row.at[k].row);
}

uint32_t
lines_find(const struct lines *l, uint64_t addr)
{
	uint32_t lo = 0;

	WB_SEARCH(lo, l->row.n, mid, l->row.at[mid].addr <= addr);
	return lo ? lo - 1 : WB_NONE;
}
