/* src/object/parameters.c -- names of kernel arguments from DWARF, versions 2 to 5, if metadata has none.
 *
 * .debug_info is a list of units. A unit is a tree of entries in preorder; a table of abbreviations has their forms.
 * A kernel is an entry DW_TAG_subprogram with its name. Its children DW_TAG_formal_parameter are its arguments in
 * order. Names are used only if their number is that of the explicit arguments in metadata: otherwise they cannot be
 * assigned.
 *
 * After malformed data the rest of the unit is skipped, and arguments have no names. Nesting is a counter. The
 * number of attributes is limited, because an abbreviation may have many that take no bytes.
 *
 * Cost: O(bytes of .debug_info and of the abbreviations).
 */
#include "dwarf.h"

#define MOST_ATTRIBUTES ((uint64_t)1 << 25)
#define MOST_NAME 256u		/* bytes of a name */

enum { TAG_FORMAL_PARAMETER = 5, TAG_SUBPROGRAM = 0x2e };
enum { AT_NAME = 3, AT_LINKAGE_NAME = 0x6e, AT_STR_OFFSETS_BASE = 0x72, AT_MIPS_LINKAGE_NAME = 0x2007 };
enum { UNIT_COMPILE = 1, UNIT_PARTIAL = 3 };

struct attribute {
	uint64_t at, form;
};
struct abbreviation {
	uint64_t tag;
	bool children;
	uint32_t first, n;		/* attributes */
};
struct reader {
	struct wb_ctx *cx;
	struct meta *meta;
	struct wb_map kernel;		/* by name; those without names of arguments */
	struct bytes info, abbrev, str, line_str, offsets;
	uint64_t left;			/* attributes that may still be read */
	/* of the latest table: code k is abbreviation[k - 1] */
	uint64_t table;
	WB_VEC(struct abbreviation) abbreviation;
	WB_VEC(struct attribute) attribute;
};
struct unit {
	struct reader *r;
	struct cursor c;
	uint32_t version, offset_bytes, address_bytes;
	uint64_t offsets_base;
	/* the current kernel */
	struct meta_kernel *kernel;	/* NULL: none */
	uint32_t depth, kernel_depth;	/* of entries that are open; of the kernel's children */
	WB_VEC(const char *) parameter;
};
/* What is needed of an entry. */
struct entry {
	const char *name, *linkage_name;	/* NULL: none */
};

/* ---- abbreviations ------------------------------------------------------------------------- */
/* Counts one more attribute; false if that is one too many. */
static bool
count_attribute(struct reader *r)
{
	if (!r->left)
		return false;
	r->left--;
	return true;
}

/* Codes count from 1 without gaps, as compilers write them; false for other tables. */
static bool
read_table(struct reader *r, uint64_t at)
{
	struct cursor c = { r->abbrev.at + (at < r->abbrev.n ? at : r->abbrev.n), r->abbrev.at + r->abbrev.n, false };
	uint64_t code;

	while ((code = dwarf_leb(&c, false)) && !c.bad) {
		struct abbreviation a = { .tag = dwarf_leb(&c, false), .first = r->attribute.n };
		struct attribute one;

		if (code != r->abbreviation.n + 1)
			return false;
		a.children = dwarf_fixed(&c, 1);
		do {
			one.at = dwarf_leb(&c, false);
			one.form = dwarf_leb(&c, false);
			if (one.form == 0x21)		/* DW_FORM_implicit_const: the value is here */
				dwarf_leb(&c, true);
			if (one.at || one.form)
				WB_PUSH(r->cx->tmp, &r->attribute, one);
			if (c.bad || !count_attribute(r))
				return false;
		} while (one.at || one.form);
		a.n = r->attribute.n - a.first;
		WB_PUSH(r->cx->tmp, &r->abbreviation, a);
	}
	return !c.bad;
}

static bool
read_abbreviations(struct reader *r, uint64_t at)
{
	if (r->abbreviation.n && r->table == at)
		return true;
	r->table = at;
	r->abbreviation.n = r->attribute.n = 0;
	if (read_table(r, at))
		return true;
	r->abbreviation.n = 0;		/* of what was read until then nothing is used, here or for the next unit */
	return false;
}

/* ---- values ------------------------------------------------------------------------------------ */
/* String number @k of the unit. */
static const char *
string_number(struct unit *u, uint64_t k)
{
	uint64_t bytes = u->offset_bytes;
	struct cursor c = { NULL, NULL, false };

	if (k > UINT32_MAX || u->offsets_base > UINT32_MAX ||
		!bytes_hold(u->r->offsets, u->offsets_base + k * bytes, bytes)) {
		u->c.bad = true;
		return "";
	}
	c.at = u->r->offsets.at + u->offsets_base + k * bytes;
	c.end = c.at + bytes;
	return dwarf_text_at(&u->c, u->r->str, dwarf_fixed(&c, (uint32_t)bytes));
}

/* Skips a value. Returns its string; or *@v is its number if it is one. */
static const char *
read_value(struct unit *u, uint64_t form, uint64_t *v)
{
	static const uint8_t fixed[0x2d] = { [0x05] = 2, [0x06] = 4, [0x07] = 8, [0x0b] = 1, [0x0c] = 1, [0x11] = 1,
		[0x12] = 2, [0x13] = 4, [0x14] = 8, [0x1c] = 4, [0x20] = 8, [0x24] = 8, [0x29] = 1, [0x2a] = 2,
		[0x2b] = 3, [0x2c] = 4 };
	struct cursor *c = &u->c;

	if (form < WB_COUNT(fixed) && fixed[form]) {
		*v = dwarf_fixed(c, fixed[form]);
		return NULL;
	}
	switch (form) {
	case 0x01: dwarf_take(c, u->address_bytes); return NULL;		/* addr */
	case 0x03: dwarf_take(c, dwarf_fixed(c, 2)); return NULL;		/* block2 */
	case 0x04: dwarf_take(c, dwarf_fixed(c, 4)); return NULL;		/* block4 */
	case 0x08: return dwarf_text(c);					/* string */
	case 0x09: case 0x18: dwarf_take(c, dwarf_leb(c, false)); return NULL;	/* block, exprloc */
	case 0x0a: dwarf_take(c, dwarf_fixed(c, 1)); return NULL;		/* block1 */
	case 0x0e: return dwarf_text_at(c, u->r->str, dwarf_fixed(c, u->offset_bytes));		/* strp */
	case 0x1f: return dwarf_text_at(c, u->r->line_str, dwarf_fixed(c, u->offset_bytes));	/* line_strp */
	case 0x10: dwarf_take(c, u->version < 3 ? u->address_bytes : u->offset_bytes); return NULL;	/* ref_addr */
	case 0x17: *v = dwarf_fixed(c, u->offset_bytes); return NULL;		/* sec_offset */
	case 0x1d: dwarf_take(c, u->offset_bytes); return NULL;			/* strp_sup */
	case 0x1e: dwarf_take(c, 16); return NULL;				/* data16 */
	case 0x0d: case 0x0f: case 0x15: case 0x1b: case 0x22: case 0x23:	/* sdata, udata, indices */
		*v = dwarf_leb(c, false);
		return NULL;
	case 0x19: case 0x21: return NULL;					/* flag_present, implicit_const */
	case 0x1a: return string_number(u, dwarf_leb(c, false));		/* strx */
	case 0x25: case 0x26: case 0x27: case 0x28:				/* strx1 to strx4 */
		return string_number(u, dwarf_fixed(c, (uint32_t)form - 0x24));
	default: c->bad = true; return NULL;
	}
}

/* ---- entries ------------------------------------------------------------------------------------ */
static struct entry
read_entry(struct unit *u, const struct abbreviation *a)
{
	struct entry e = { NULL, NULL };

	for (uint32_t k = 0; k < a->n && !u->c.bad; k++) {
		const struct attribute *at = &u->r->attribute.at[a->first + k];
		bool numbered = at->form == 0x1a || (at->form >= 0x25 && at->form <= 0x28), base = u->offsets_base != 0;
		uint64_t v = 0;
		const char *s = NULL;

		if (!count_attribute(u->r)) {
			u->c.bad = true;
		} else if (numbered && !base) {		/* the name of the unit itself, before its base is known */
			if (at->form == 0x1a)
				dwarf_leb(&u->c, false);
			else
				dwarf_take(&u->c, at->form - 0x24);
		} else {
			s = read_value(u, at->form, &v);
		}
		if (at->at == AT_NAME)
			e.name = s;
		else if (at->at == AT_LINKAGE_NAME || at->at == AT_MIPS_LINKAGE_NAME)
			e.linkage_name = s;
		else if (at->at == AT_STR_OFFSETS_BASE)
			u->offsets_base = v;
	}
	return e;
}

/* Uses the names when all children of the kernel have been read. */
static void
end_kernel(struct unit *u)
{
	struct wb_kernel_desc *d = &u->kernel->desc;
	uint32_t n = 0;

	for (uint32_t k = 0; k < d->narg; k++)
		n += d->arg[k].kind != WB_ARG_HIDDEN;
	for (uint32_t k = 0, p = 0; n == u->parameter.n && k < d->narg; k++)
		if (d->arg[k].kind != WB_ARG_HIDDEN && p < n) {
			const char *name = u->parameter.at[p++];

			if (!*d->arg[k].name && strlen(name) <= MOST_NAME)
				d->arg[k].name = wb_strdup(u->r->cx->unit, name);
		}
	u->kernel = NULL;
}

static void
begin_kernel(struct unit *u, const struct entry *e)
{
	const char *name = e->linkage_name ? e->linkage_name : e->name;
	uint32_t k = name ? wb_map_get(&u->r->kernel, name, strlen(name)) : WB_NONE;

	if (u->kernel || k == WB_NONE)
		return;
	u->kernel = &u->r->meta->kernel.at[k];
	u->kernel_depth = u->depth + 1;
	u->parameter.n = 0;
}

static void
read_unit(struct unit *u)
{
	while (!u->c.bad && u->c.at < u->c.end) {
		uint64_t code = dwarf_leb(&u->c, false);
		const struct abbreviation *a;
		struct entry e;

		if (!code) {			/* the end of a list of children */
			if (u->kernel && u->depth == u->kernel_depth)
				end_kernel(u);
			if (!u->depth)
				return;
			u->depth--;
			continue;
		}
		if (code > u->r->abbreviation.n)
			return;
		a = &u->r->abbreviation.at[code - 1];
		e = read_entry(u, a);
		if (u->c.bad)
			return;
		if (a->tag == TAG_SUBPROGRAM && a->children)
			begin_kernel(u, &e);
		else if (a->tag == TAG_FORMAL_PARAMETER && u->kernel && u->depth == u->kernel_depth)
			WB_PUSH(u->r->cx->tmp, &u->parameter, e.name ? e.name : "");
		u->depth += a->children;
	}
}

/* ---- units ---------------------------------------------------------------------------------------- */
/* Reads the header; the cursor is then at the first entry. */
static bool
open_unit(struct unit *u)
{
	uint64_t type = UNIT_COMPILE, table;

	u->version = (uint32_t)dwarf_fixed(&u->c, 2);
	if (u->version < 2 || u->version > 5)
		return false;
	if (u->version == 5) {
		type = dwarf_fixed(&u->c, 1);
		u->address_bytes = (uint32_t)dwarf_fixed(&u->c, 1);
	}
	table = dwarf_fixed(&u->c, u->offset_bytes);
	if (u->version < 5)
		u->address_bytes = (uint32_t)dwarf_fixed(&u->c, 1);
	return (type == UNIT_COMPILE || type == UNIT_PARTIAL) && !u->c.bad && read_abbreviations(u->r, table);
}

static void
read_units(struct reader *r)
{
	struct cursor all = { r->info.at, r->info.at + r->info.n, false };

	while (all.at < all.end && r->left) {
		struct unit u = { .r = r, .offset_bytes = 4 };
		uint64_t length = dwarf_fixed(&all, 4);
		const uint8_t *at;

		if (length == UINT32_MAX) {
			length = dwarf_fixed(&all, 8);
			u.offset_bytes = 8;
		}
		at = dwarf_take(&all, length);
		if (!at)
			return;
		u.c = (struct cursor){ at, at + length, false };
		if (open_unit(&u))
			read_unit(&u);
	}
}

/* Whether an explicit argument has no name. */
static bool
lacks_names(const struct wb_kernel_desc *d)
{
	for (uint32_t k = 0; k < d->narg; k++)
		if (d->arg[k].kind != WB_ARG_HIDDEN && !*d->arg[k].name)
			return true;
	return false;
}

void
parameters_read(struct wb_ctx *cx, const struct elf *e, struct meta *meta)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct reader r = { .cx = cx, .meta = meta, .kernel = wb_map_new(cx->tmp), .left = MOST_ATTRIBUTES };
	struct wb_ctx aside = *cx;	/* errors in debug information are not reported */
	const char *damaged = NULL;

	for (uint32_t k = 0; k < meta->kernel.n; k++)
		if (*meta->kernel.at[k].name && lacks_names(&meta->kernel.at[k].desc))
			wb_map_put(&r.kernel, meta->kernel.at[k].name, strlen(meta->kernel.at[k].name), k);
	if (r.kernel.n) {
		aside.diag = wb_diag_new(cx->tmp, cx->files);
		r.info = dwarf_section(&aside, e, ".debug_info", &damaged);
		r.abbrev = dwarf_section(&aside, e, ".debug_abbrev", &damaged);
		r.str = dwarf_section(&aside, e, ".debug_str", &damaged);
		r.line_str = dwarf_section(&aside, e, ".debug_line_str", &damaged);
		r.offsets = dwarf_section(&aside, e, ".debug_str_offsets", &damaged);
		if (!damaged)
			read_units(&r);
	}
	wb_arena_reset(cx->tmp, m);
}
