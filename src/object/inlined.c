/* src/object/inlined.c -- calls that the compiler replaced by the code of the callee, from DWARF.
 *
 * Such a call is an entry DW_TAG_inlined_subroutine, with the place of the call, the ranges of its code, and the entry
 * of its callee, which has the name. It stands within the function, or the call, whose code holds it:
 *
 *	subprogram k			0x00 to 0xa0
 *	  inlined lock, called at 18	0x14 to 0x28
 *	    inlined swap, called at 12	0x1c to 0x24
 *
 *	rows:	0x14 lock, 0x1c swap, 0x24 lock, 0x28 none
 *
 * Ranges are sorted by where they begin, outer calls first. A stack of those that are open gives the rows; a range
 * that reaches beyond an outer one is cut there.
 *
 * Cost: that of reading the entries, and O(ranges log ranges).
 */
#include <stdlib.h>

#include "dwarf.h"

#define MOST_DEPTH 256u	/* of calls in each other; the code of deeper ones is that of the outer one */

struct callable {
	uint64_t at, origin;		/* entries; 0: no origin */
	const char *name;		/* NULL: that of the origin */
	uint32_t line;			/* of its head; 0: unknown */
};
/* What is known of a call until all entries were read. */
struct pending {
	uint64_t callee;		/* entry */
	uint64_t caller;		/* the function around it, or the callee of the call around it */
};
struct part {
	uint64_t low, high;
	uint32_t call;
};
/* An entry that is open: a function, or a call in it. */
struct open {
	uint32_t depth, call;
	uint64_t function;
};
struct reader {
	struct wb_ctx *cx;
	const struct lines *lines;
	struct inlined *out;
	WB_VEC(struct callable) function;	/* by entry */
	WB_VEC(struct pending) pending;		/* [call] */
	WB_VEC(struct part) part;
	WB_VEC(struct open) open;
};

/* ---- entries -------------------------------------------------------------------------------- */
static uint32_t
line_number(uint64_t line)
{
	return line < UINT32_MAX ? (uint32_t)line : 0;
}

static void
begin_function(struct reader *r, const struct dwarf_entry *e)
{
	struct callable f = { e->at, e->origin, e->name, line_number(e->decl_line) };

	WB_PUSH(r->cx->tmp, &r->function, f);
	if (e->children)
		WB_PUSH(r->cx->tmp, &r->open, ((struct open){ e->depth, WB_NONE, e->at }));
}

static void
begin_call(struct reader *r, const struct dwarf_entry *e)
{
	const struct open *in = r->open.n ? &r->open.at[r->open.n - 1] : NULL;
	uint32_t call = r->out->call.n, line = line_number(e->call_line);
	uint16_t file = line ? lines_file(r->lines, e->line_table, e->call_file) : 0;
	struct wb_inlined c = { .callee = "", .caller = in ? in->call : WB_NONE, .call = WB_NO_LOC };

	if (file)
		c.call = (struct wb_loc){ line, (uint16_t)(e->call_column <= UINT16_MAX ? e->call_column : 0), file };
	WB_PUSH(r->cx->unit, &r->out->call, c);
	WB_PUSH(r->cx->tmp, &r->pending, ((struct pending){ e->origin, in ? in->function : 0 }));
	for (uint32_t k = 0; k < e->nrange; k++)
		WB_PUSH(r->cx->tmp, &r->part, ((struct part){ e->range[k].low, e->range[k].high, call }));
	if (e->children)
		WB_PUSH(r->cx->tmp, &r->open, ((struct open){ e->depth, call, e->origin }));
}

static void
visit(void *to, const struct dwarf_entry *e)
{
	struct reader *r = to;

	while (r->open.n && (!e->tag || r->open.at[r->open.n - 1].depth >= e->depth))
		r->open.n--;
	if (e->tag == DWARF_SUBPROGRAM)
		begin_function(r, e);
	else if (e->tag == DWARF_INLINED && r->open.n <= MOST_DEPTH && r->out->call.n < WB_NONE - 1)
		begin_call(r, e);
}

/* ---- names ---------------------------------------------------------------------------------- */
static int
by_entry(const void *a, const void *b)
{
	const struct callable *x = a, *y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

/* Name and line of the function at entry @at: its own, or those of the entries it stems from, of which there are two at
 * most: an abstract one, and a declaration. */
static struct callable
described(const struct reader *r, uint64_t at)
{
	struct callable f = { .at = at };

	for (int k = 0; k < 3 && at; k++) {
		struct callable want = { .at = at };
		const struct callable *one = r->function.n ?
			bsearch(&want, r->function.at, r->function.n, sizeof(want), by_entry) : NULL;

		if (!one)
			break;
		f.name = f.name ? f.name : one->name;
		f.line = f.line ? f.line : one->line;
		at = one->origin;
	}
	return f;
}

static void
name_calls(struct reader *r)
{
	struct wb_map names = wb_map_new(r->cx->tmp);
	WB_VEC(const char *) name = { 0 };

	for (uint32_t k = 0; k < r->out->call.n; k++) {
		const struct pending *p = &r->pending.at[k];
		const char *callee = described(r, p->callee).name;
		uint32_t id;

		callee = callee ? callee : "";
		id = wb_map_id(&names, callee, strlen(callee), name.n);
		if (id == WB_NONE) {
			id = name.n;
			WB_PUSH(r->cx->tmp, &name, wb_strdup(r->cx->unit, callee));
		}
		r->out->call.at[k].callee = name.at[id];
		r->out->call.at[k].begins = described(r, p->caller).line;
	}
}

/* ---- rows ----------------------------------------------------------------------------------- */
/* By where they begin; calls are numbered from the outside in. */
static int
by_low(const void *a, const void *b)
{
	const struct part *x = a, *y = b;

	if (x->low != y->low)
		return x->low < y->low ? -1 : 1;
	return x->call < y->call ? -1 : x->call > y->call;
}

/* From @addr on it is @call; of several rows at one address the last one counts. */
static void
add_row(struct reader *r, uint64_t addr, uint32_t call)
{
	struct inlined *out = r->out;

	if (out->row.n && out->row.at[out->row.n - 1].addr == addr)
		out->row.n--;
	WB_PUSH(r->cx->unit, &out->row, ((struct inlined_row){ addr, call }));
}

static void
find_rows(struct reader *r)
{
	WB_VEC(struct part) open = { 0 };

	if (r->part.n)
		qsort(r->part.at, r->part.n, sizeof(r->part.at[0]), by_low);
	for (uint32_t k = 0; k <= r->part.n; k++) {
		struct part p = k < r->part.n ? r->part.at[k] : (struct part){ UINT64_MAX, UINT64_MAX, WB_NONE };

		while (open.n && open.at[open.n - 1].high <= p.low) {
			uint64_t end = open.at[--open.n].high;

			add_row(r, end, open.n ? open.at[open.n - 1].call : WB_NONE);
		}
		if (k == r->part.n)
			break;
		if (open.n && open.at[open.n - 1].high < p.high)
			p.high = open.at[open.n - 1].high;
		add_row(r, p.low, p.call);
		WB_PUSH(r->cx->tmp, &open, p);
	}
}

void
inlined_read(struct wb_ctx *cx, const struct elf *e, const struct lines *l, struct inlined *out)
{
	struct reader r = { .cx = cx, .lines = l, .out = out };

	*out = (struct inlined){ { NULL, 0, 0 }, { NULL, 0, 0 } };
	dwarf_entries(cx, e, visit, &r);
	name_calls(&r);
	find_rows(&r);
}

uint32_t
inlined_find(const struct inlined *in, uint64_t addr)
{
	uint32_t lo = 0;

	WB_SEARCH(lo, in->row.n, mid, in->row.at[mid].addr <= addr);
	return lo ? in->row.at[lo - 1].call : WB_NONE;
}
