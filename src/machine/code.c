/* src/machine/code.c -- the lines of code that a launch can reach (wavebound-bounds(7), M18).
 *
 * What:   lines count from address 0 of the linked image; or, in a section that is not linked, from its start, if that
 *         is a multiple of a line, or from the first kernel in it: hardware starts kernels at multiples of 256.
 *         Sections that are not linked have numbers of their own, so no distance is known between them.
 * Fits:   no two lines have the same place in a cache that is indexed by their addresses. Then no line evicts another
 *         one, however many ways the cache has and whatever it replaces.
 * Cost:   O(lines log lines).
 */
#include <stdlib.h>

#include "private.h"

#define SECTION_SHIFT 48		/* sections that are not linked are that far apart */

bool
wb_code_base(const struct wb_machine *m, const struct wb_module *mod, const struct wb_fn *fn, uint64_t *base)
{
	const struct wb_section *s = wb_section_find(mod, fn->section);

	if (!s || s->has_gaps)
		return false;
	*base = s->image;
	if (s->linked)
		return true;
	*base = (uint64_t)(s - mod->section + 1) << SECTION_SHIFT;
	if (s->align >= m->fetch_line_bytes)
		return true;
	for (uint32_t f = 0; f < mod->nfn; f++)
		if (mod->fn[f]->is_kernel && wb_section_find(mod, mod->fn[f]->section) == s) {
			*base -= mod->fn[f]->addr;
			return true;
		}
	return false;
}

bool
wb_code_span(const struct wb_machine *m, uint64_t base, const struct wb_inst *i, uint64_t *first, uint64_t *last)
{
	*first = (base + i->addr) / m->fetch_line_bytes;
	*last = (base + i->addr + i->bytes - 1) / m->fetch_line_bytes;
	return i->bytes && *first <= *last;	/* the addresses of a damaged object may wrap */
}

static int
by_number(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

/* Sorts @at, and leaves each number once; returns how many there are. */
static uint32_t
sort_unique(uint64_t *at, uint32_t n)
{
	uint32_t left = 0;

	if (n)
		qsort(at, n, sizeof *at, by_number);
	for (uint32_t k = 0; k < n; k++)
		if (!left || at[left - 1] != at[k])
			at[left++] = at[k];
	return left;
}

/* Whether lines @at, ascending, have different places in the cache. */
static bool
have_places(struct wb_ctx *cx, const struct wb_machine *m, const uint64_t *at, uint32_t n)
{
	uint64_t places = m->fetch_bytes / m->fetch_line_bytes, *place;

	if (!n || at[n - 1] - at[0] < places)
		return true;
	if (n > places || (at[n - 1] - at[0]) / ((1ull << (SECTION_SHIFT - 1)) / m->fetch_line_bytes))
		return false;
	place = WB_NEW(cx->tmp, uint64_t, n);
	for (uint32_t k = 0; k < n; k++)
		place[k] = at[k] % places;
	return sort_unique(place, n) == n;
}

struct wb_code
wb_code_lines(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_module *mod,
	const struct wb_fn *const *fn, uint32_t n, const bool *only)
{
	WB_VEC(uint64_t) line = { NULL, 0, 0 };
	struct wb_code c = { .fits = true };

	for (uint32_t f = 0; f < n; f++) {
		uint64_t base = 0, first, last;
		bool placed = wb_code_base(m, mod, fn[f], &base);

		for (uint32_t k = 0; k < fn[f]->ninst; k++) {
			if (only && !only[k])
				continue;
			if (!placed || !wb_code_span(m, base, &fn[f]->inst[k], &first, &last)) {
				c.fits = false;
				continue;
			}
			for (; first <= last; first++)	/* neighbours share lines */
				if (!line.n || line.at[line.n - 1] != first)
					WB_PUSH(cx->tmp, &line, first);
		}
	}
	c.line = line.at;
	c.n = sort_unique(line.at, line.n);
	c.fits = c.fits && have_places(cx, m, c.line, c.n);
	return c;
}
