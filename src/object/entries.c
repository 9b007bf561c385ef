/* src/object/entries.c -- entries of DWARF's .debug_info, versions 2 to 5, in their order.
 *
 * The section is a list of units. A unit is a tree of entries in preorder; a table of abbreviations has their forms.
 * Strings and addresses may be numbers in tables of the unit, whose places its first entry says, perhaps behind its own
 * strings. So an entry is read whole, and then its values are looked up.
 *
 * After malformed data the rest of the unit is skipped. Nesting is a counter. The number of attributes is limited,
 * because an abbreviation may have many that take no bytes; and so are ranges, for entries may share their lists.
 *
 * Cost: O(bytes of .debug_info, of the abbreviations and of the lists of ranges).
 */
#include "dwarf.h"

#define MOST_ATTRIBUTES ((uint64_t)1 << 25)
#define RANGE_COST 16u		/* of one range, in attributes */

enum { UNIT_COMPILE = 1, UNIT_PARTIAL = 3 };

/* Attributes that are read, and their numbers. */
enum slot {
	NAME, LINE_TABLE, LOW, HIGH, ABSTRACT_ORIGIN, DECL_LINE, SPECIFICATION, RANGES, CALL_COLUMN, CALL_FILE,
	CALL_LINE, LINKAGE_NAME, MIPS_LINKAGE_NAME, STRINGS_BASE, ADDRESSES_BASE, RANGES_BASE, SLOTS
};
static const uint16_t slot_at[SLOTS] = { 0x03, 0x10, 0x11, 0x12, 0x31, 0x3b, 0x47, 0x55, 0x57, 0x58, 0x59, 0x6e, 0x2007,
	0x72, 0x73, 0x74 };

enum class { NONE, NUMBER, TEXT, ADDRESS, REFERENCE, STRING_INDEX, ADDRESS_INDEX, LIST_INDEX };
struct value {
	enum class class;
	uint64_t v;
	const char *text;
};
struct attribute {
	uint64_t at, form, constant;
	enum slot slot;			/* SLOTS: not needed */
};
struct abbreviation {
	uint64_t tag;
	bool children;
	uint32_t first, n;		/* attributes */
};
struct reader {
	struct wb_ctx *cx;
	dwarf_visit *visit;
	void *to;
	struct bytes info, abbrev, str, line_str, offsets, addr, rnglists, ranges;
	uint64_t left;			/* attributes that may still be read */
	/* of the latest table: code k is abbreviation[k - 1] */
	uint64_t table;
	WB_VEC(struct abbreviation) abbreviation;
	WB_VEC(struct attribute) attribute;
};
struct unit {
	struct reader *r;
	struct cursor c;
	uint64_t at;			/* of its header, in the section */
	uint32_t version, offset_bytes, address_bytes;
	uint64_t base[SLOTS];		/* of the tables, where the unit says it; LOW: of ranges */
	uint64_t line_table;
	WB_VEC(struct dwarf_range) range;	/* of the current entry */
};

/* ---- abbreviations ------------------------------------------------------------------------- */
/* Counts @n more attributes; false if that is too many. */
static bool
count_attributes(struct reader *r, uint32_t n)
{
	if (r->left < n)
		return false;
	r->left -= n;
	return true;
}

static enum slot
slot_of(uint64_t at)
{
	for (int k = 0; k < SLOTS; k++)
		if (slot_at[k] == at)
			return (enum slot)k;
	return SLOTS;
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
			one = (struct attribute){ .at = dwarf_leb(&c, false), .form = dwarf_leb(&c, false) };
			one.slot = slot_of(one.at);
			if (one.form == 0x21)		/* DW_FORM_implicit_const: the value is here */
				one.constant = dwarf_leb(&c, true);
			if (one.at || one.form)
				WB_PUSH(r->cx->tmp, &r->attribute, one);
			if (c.bad || !count_attributes(r, 1))
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
static struct value
number_of(enum class class, uint64_t v)
{
	return (struct value){ .class = class, .v = v };
}

static struct value
text_value(const char *s)
{
	return (struct value){ .class = TEXT, .text = s };
}

static struct value
skipped(struct cursor *c, uint64_t bytes)
{
	dwarf_take(c, bytes);
	return number_of(NONE, 0);
}

static struct value
read_value(struct unit *u, const struct attribute *a)
{
	struct cursor *c = &u->c;
	uint32_t offset = u->offset_bytes;

	switch (a->form) {
	case 0x01: return number_of(ADDRESS, dwarf_fixed(c, u->address_bytes));		/* addr */
	case 0x03: return skipped(c, dwarf_fixed(c, 2));				/* block2 */
	case 0x04: return skipped(c, dwarf_fixed(c, 4));				/* block4 */
	case 0x05: return number_of(NUMBER, dwarf_fixed(c, 2));				/* data2 */
	case 0x06: return number_of(NUMBER, dwarf_fixed(c, 4));				/* data4 */
	case 0x07: case 0x20: case 0x24: return number_of(NUMBER, dwarf_fixed(c, 8));	/* data8, ref_sig8, ref_sup8 */
	case 0x08: return text_value(dwarf_text(c));						/* string */
	case 0x09: case 0x18: return skipped(c, dwarf_leb(c, false));			/* block, exprloc */
	case 0x0a: return skipped(c, dwarf_fixed(c, 1));				/* block1 */
	case 0x0b: case 0x0c: return number_of(NUMBER, dwarf_fixed(c, 1));			/* data1, flag */
	case 0x0d: case 0x0f: case 0x22: return number_of(NUMBER, dwarf_leb(c, false));	/* sdata, udata, loclistx */
	case 0x0e: return text_value(dwarf_text_at(c, u->r->str, dwarf_fixed(c, offset)));	/* strp */
	case 0x10:									/* ref_addr */
		return number_of(REFERENCE, dwarf_fixed(c, u->version < 3 ? u->address_bytes : offset));
	case 0x11: return number_of(REFERENCE, u->at + dwarf_fixed(c, 1));	/* ref1 to ref8, ref_udata */
	case 0x12: return number_of(REFERENCE, u->at + dwarf_fixed(c, 2));
	case 0x13: return number_of(REFERENCE, u->at + dwarf_fixed(c, 4));
	case 0x14: return number_of(REFERENCE, u->at + dwarf_fixed(c, 8));
	case 0x15: return number_of(REFERENCE, u->at + dwarf_leb(c, false));
	case 0x17: return number_of(NUMBER, dwarf_fixed(c, offset));			/* sec_offset */
	case 0x1a: return number_of(STRING_INDEX, dwarf_leb(c, false));			/* strx */
	case 0x1b: return number_of(ADDRESS_INDEX, dwarf_leb(c, false));			/* addrx */
	case 0x1c: return skipped(c, 4);						/* ref_sup4 */
	case 0x1d: return skipped(c, offset);						/* strp_sup */
	case 0x1e: return skipped(c, 16);						/* data16 */
	case 0x1f: return text_value(dwarf_text_at(c, u->r->line_str, dwarf_fixed(c, offset)));	/* line_strp */
	case 0x19: return number_of(NUMBER, 1);						/* flag_present */
	case 0x21: return number_of(NUMBER, a->constant);					/* implicit_const */
	case 0x23: return number_of(LIST_INDEX, dwarf_leb(c, false));			/* rnglistx */
	case 0x25: case 0x26: case 0x27: case 0x28:					/* strx1 to strx4 */
		return number_of(STRING_INDEX, dwarf_fixed(c, (uint32_t)a->form - 0x24));
	case 0x29: case 0x2a: case 0x2b: case 0x2c:					/* addrx1 to addrx4 */
		return number_of(ADDRESS_INDEX, dwarf_fixed(c, (uint32_t)a->form - 0x28));
	default: c->bad = true; return number_of(NONE, 0);
	}
}

/* Number @k of a table of @section that begins at @base; the unit goes bad if there is none. */
static uint64_t
numbered(struct unit *u, struct bytes section, uint64_t base, uint64_t k, uint32_t bytes)
{
	struct cursor c = { section.at, section.at, false };

	if (k > UINT32_MAX || base > UINT32_MAX || !bytes_hold(section, base + k * bytes, bytes)) {
		u->c.bad = true;
		return 0;
	}
	c.at += base + k * bytes;
	c.end = c.at + bytes;
	return dwarf_fixed(&c, bytes);
}

/* NULL: it is none. */
static const char *
text_of(struct unit *u, const struct value *v)
{
	if (v->class != STRING_INDEX)
		return v->text;
	return dwarf_text_at(&u->c, u->r->str,
		numbered(u, u->r->offsets, u->base[STRINGS_BASE], v->v, u->offset_bytes));
}

static uint64_t
address_number(struct unit *u, uint64_t k)
{
	return numbered(u, u->r->addr, u->base[ADDRESSES_BASE], k, u->address_bytes);
}

static uint64_t
address_of(struct unit *u, const struct value *v)
{
	return v->class == ADDRESS_INDEX ? address_number(u, v->v) : v->v;
}

/* ---- ranges ------------------------------------------------------------------------------------ */
static void
add_range(struct unit *u, uint64_t low, uint64_t high)
{
	if (!count_attributes(u->r, RANGE_COST))
		u->c.bad = true;
	else if (low < high)
		WB_PUSH(u->r->cx->tmp, &u->range, ((struct dwarf_range){ low, high }));
}

/* Before version 5: pairs relative to a base, until one of zeros. */
static void
read_old_ranges(struct unit *u, struct cursor *c)
{
	uint64_t base = u->base[LOW], all = u->address_bytes == 4 ? UINT32_MAX : UINT64_MAX;

	while (!c->bad && !u->c.bad) {
		uint64_t low = dwarf_fixed(c, u->address_bytes), high = dwarf_fixed(c, u->address_bytes);

		if (!low && !high)
			return;
		if (low == all)
			base = high;
		else
			add_range(u, base + low, base + high);
	}
}

static void
read_new_ranges(struct unit *u, struct cursor *c)
{
	enum { END, BASE_ADDRESSX, STARTX_ENDX, STARTX_LENGTH, OFFSET_PAIR, BASE_ADDRESS, START_END, START_LENGTH };
	uint64_t base = u->base[LOW];

	while (!c->bad && !u->c.bad) {
		uint64_t kind = dwarf_fixed(c, 1), a = 0;

		if (kind == END || kind > START_LENGTH)
			return;
		if (kind <= STARTX_LENGTH)
			a = address_number(u, dwarf_leb(c, false));
		else
			a = kind == OFFSET_PAIR ? dwarf_leb(c, false) : dwarf_fixed(c, u->address_bytes);
		switch (kind) {
		case BASE_ADDRESSX: case BASE_ADDRESS: base = a; break;
		case STARTX_ENDX: add_range(u, a, address_number(u, dwarf_leb(c, false))); break;
		case OFFSET_PAIR: add_range(u, base + a, base + dwarf_leb(c, false)); break;
		case START_END: add_range(u, a, dwarf_fixed(c, u->address_bytes)); break;
		default: add_range(u, a, a + dwarf_leb(c, false));
		}
	}
}

static void
find_ranges(struct unit *u, const struct value *of)
{
	struct bytes section = u->version < 5 ? u->r->ranges : u->r->rnglists;
	uint64_t low = address_of(u, &of[LOW]), at = of[RANGES].v;
	struct cursor c;

	u->range.n = 0;
	if (of[LOW].class != NONE && of[HIGH].class != NONE)
		add_range(u, low, of[HIGH].class == NUMBER ? low + of[HIGH].v : address_of(u, &of[HIGH]));
	if (of[RANGES].class == NONE)
		return;
	if (of[RANGES].class == LIST_INDEX)
		at = u->base[RANGES_BASE] + numbered(u, section, u->base[RANGES_BASE], at, u->offset_bytes);
	c = (struct cursor){ section.at + (at < section.n ? at : section.n), section.at + section.n, u->c.bad };
	if (u->version < 5)
		read_old_ranges(u, &c);
	else
		read_new_ranges(u, &c);
}

/* ---- entries ------------------------------------------------------------------------------------ */
/* What the first entry says of its unit. */
static void
learn_unit(struct unit *u, const struct value *of)
{
	for (int k = STRINGS_BASE; k < SLOTS; k++)
		u->base[k] = of[k].v;
	u->base[LOW] = address_of(u, &of[LOW]);
	u->line_table = of[LINE_TABLE].class == NUMBER ? of[LINE_TABLE].v : UINT64_MAX;
}

static void
read_entry(struct unit *u, const struct abbreviation *a, struct dwarf_entry *e)
{
	struct value of[SLOTS + 1] = { { NONE, 0, NULL } };

	for (uint32_t k = 0; k < a->n && !u->c.bad; k++) {
		const struct attribute *at = &u->r->attribute.at[a->first + k];

		if (count_attributes(u->r, 1))
			of[at->slot] = read_value(u, at);
		else
			u->c.bad = true;
	}
	if (!e->depth)
		learn_unit(u, of);
	find_ranges(u, of);
	e->tag = a->tag;
	e->children = a->children;
	e->line_table = u->line_table;
	e->name = text_of(u, &of[NAME]);
	e->linkage_name = text_of(u, &of[of[LINKAGE_NAME].class != NONE ? LINKAGE_NAME : MIPS_LINKAGE_NAME]);
	e->origin = of[ABSTRACT_ORIGIN].class == REFERENCE ? of[ABSTRACT_ORIGIN].v :
		    of[SPECIFICATION].class == REFERENCE   ? of[SPECIFICATION].v : 0;
	e->range = u->range.at;
	e->nrange = u->range.n;
	e->decl_line = of[DECL_LINE].v;
	e->call_file = of[CALL_FILE].v;
	e->call_line = of[CALL_LINE].v;
	e->call_column = of[CALL_COLUMN].v;
}

static void
read_unit(struct unit *u)
{
	uint32_t depth = 0;

	while (!u->c.bad && u->c.at < u->c.end) {
		struct dwarf_entry e = { .at = (uint64_t)(u->c.at - u->r->info.at), .depth = depth };
		uint64_t code = dwarf_leb(&u->c, false);

		if (!code) {			/* the end of a list of children */
			if (!depth)
				return;
			depth--;
			continue;
		}
		if (code > u->r->abbreviation.n)
			return;
		read_entry(u, &u->r->abbreviation.at[code - 1], &e);
		if (u->c.bad)
			return;
		u->r->visit(u->r->to, &e);
		depth += e.children;
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
	return (type == UNIT_COMPILE || type == UNIT_PARTIAL) && (u->address_bytes == 4 || u->address_bytes == 8) &&
		!u->c.bad && read_abbreviations(u->r, table);
}

static void
read_units(struct reader *r)
{
	struct cursor all = { r->info.at, r->info.at + r->info.n, false };

	while (all.at < all.end && r->left) {
		struct unit u = { .r = r, .at = (uint64_t)(all.at - r->info.at) };
		uint64_t length = dwarf_length(&all, &u.offset_bytes);
		const uint8_t *at = dwarf_take(&all, length);

		if (!at)
			return;
		u.c = (struct cursor){ at, at + length, false };
		if (open_unit(&u))
			read_unit(&u);
		r->visit(r->to, &(struct dwarf_entry){ .at = (uint64_t)(all.at - r->info.at) });
	}
}

void
dwarf_entries(struct wb_ctx *cx, const struct elf *e, dwarf_visit *visit, void *to)
{
	static const char *const name[] = { ".debug_info", ".debug_abbrev", ".debug_str", ".debug_line_str",
		".debug_str_offsets", ".debug_addr", ".debug_rnglists", ".debug_ranges" };
	struct reader r = { .cx = cx, .visit = visit, .to = to, .left = MOST_ATTRIBUTES };
	struct bytes *section[] = { &r.info, &r.abbrev, &r.str, &r.line_str, &r.offsets, &r.addr, &r.rnglists,
		&r.ranges };
	struct wb_ctx aside = *cx;	/* errors in debug information are not reported */
	const char *damaged = NULL;

	aside.diag = wb_diag_new(cx->tmp, cx->files);
	for (size_t k = 0; k < WB_COUNT(name); k++)
		*section[k] = dwarf_section(&aside, e, name[k], &damaged);
	if (!damaged)
		read_units(&r);
}
