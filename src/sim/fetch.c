/* src/sim/fetch.c -- the lines of code that instructions are in, for the instruction caches of timed.c (M18).
 *
 * Lines are numbered in the order in which they are met. Addresses are those of the linked image. In a section that is
 * not linked they count from its start, if that is aligned to lines, else from its first kernel, for kernels start at
 * multiples of 256; and the distance to other sections is not known. Two lines have one place in a cache if they are a
 * multiple of its size apart.
 */
#include <stdlib.h>

#include "fetch.h"

struct code_line {
	uint64_t section;		/* 1 + that of a section which is not linked; else 0 */
	uint64_t line;
};
struct work {
	struct wb_ctx *cx;
	const struct wb_module *module;
	const struct wb_machine *m;
	struct wb_map number;		/* of a line */
	WB_VEC(struct code_line) at;	/* [number] */
	WB_VEC(uint32_t) line;
	bool known;
};

/* What addresses in the section of @fn begin at, modulo lines; false: not known. */
static bool
origin(const struct work *w, const struct wb_fn *fn, uint64_t *section, uint64_t *at)
{
	const struct wb_section *s = w->module->section, *end = s + w->module->nsection;

	*section = *at = 0;
	while (s < end && strcmp(s->name, fn->section ? fn->section : "") != 0)
		s++;
	if (s == end || s->has_gaps)
		return false;
	if (s->linked) {
		*at = s->image;
		return true;
	}
	*section = 1 + (uint64_t)(s - w->module->section);
	if (s->align && s->align % w->m->fetch_line_bytes == 0)
		return true;
	for (uint32_t f = 0; f < w->module->nfn; f++) {
		const struct wb_fn *k = w->module->fn[f];

		if (k->is_kernel && k->section && strcmp(k->section, s->name) == 0) {
			*at = 256 - k->addr % 256;
			return true;
		}
	}
	return false;
}

static void
number_line(struct work *w, uint64_t section, uint64_t line)
{
	struct code_line p = { section, line };
	uint32_t n = wb_map_id(&w->number, &p, sizeof p, w->at.n);

	if (n == WB_NONE) {
		n = w->at.n;
		WB_PUSH(w->cx->tmp, &w->at, p);
	}
	WB_PUSH(w->cx->tmp, &w->line, n);
}

static struct span *
number_lines(struct work *w, const struct wb_fn *fn)
{
	struct span *of = WB_NEW(w->cx->tmp, struct span, (size_t)fn->ninst + 1);
	uint64_t section, at;
	bool known = origin(w, fn, &section, &at);

	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint64_t from = at + fn->inst[k].addr, end = from + fn->inst[k].bytes;

		of[k].first = w->line.n;
		if (!known || end <= from) {
			w->known = false;
			continue;
		}
		for (uint64_t line = from / w->m->fetch_line_bytes; line * w->m->fetch_line_bytes < end; line++)
			number_line(w, section, line);
		of[k].n = w->line.n - of[k].first;
	}
	return of;
}

/* Adds the functions that @fn calls to @reached. */
static void
add_callees(struct work *w, const struct wb_fn *fn, struct wb_todo *reached)
{
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		uint32_t to = WB_NONE;

		for (uint32_t o = 0; i->op == WB_OP_CALL && o < i->nopnd; o++)
			if (fn->opnd[i->opnd + o].kind == WB_OPND_FN)
				to = fn->opnd[i->opnd + o].id;
		if (to < w->module->nfn)
			wb_todo_add(reached, to);
		else if (i->op == WB_OP_CALL)
			w->known = false;
	}
}

static int
by_size(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

/* Whether all lines have different places in a cache. */
static bool
have_places(const struct work *w)
{
	uint64_t *at = WB_NEW(w->cx->tmp, uint64_t, (size_t)w->at.n + 1);

	for (uint32_t k = 0; k < w->at.n; k++) {
		if (w->at.at[k].section != w->at.at[0].section)
			return false;
		at[k] = w->at.at[k].line % (w->m->fetch_bytes / w->m->fetch_line_bytes);
	}
	qsort(at, w->at.n, sizeof *at, by_size);
	for (uint32_t k = 1; k < w->at.n; k++)
		if (at[k] == at[k - 1])
			return false;
	return true;
}

struct code
wb_sim_code(struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *kernel, const struct wb_machine *m)
{
	struct work w = { .cx = cx, .module = module, .m = m, .number = wb_map_new(cx->tmp) };
	struct code c = { .of = WB_NEW(cx->tmp, struct span *, module->nfn) };
	struct wb_todo reached = wb_todo_new(cx->tmp, module->nfn);

	w.known = true;
	wb_todo_add(&reached, kernel->id);
	for (uint32_t n = 0; n < reached.n; n++) {
		const struct wb_fn *fn = module->fn[reached.at[n]];

		c.of[fn->id] = number_lines(&w, fn);
		add_callees(&w, fn, &reached);
	}
	c.line = w.line.at;
	c.nline = w.at.n;
	c.fits = w.known && have_places(&w);
	return c;
}

bool
wb_sim_same_lines(const struct code *c, struct span a, struct span b)
{
	for (uint32_t k = 0; k < b.n; k++) {
		uint32_t n = 0;

		while (n < a.n && c->line[a.first + n] != c->line[b.first + k])
			n++;
		if (n == a.n)
			return false;
	}
	return b.n != 0;
}
