/* src/recheck/fetch.c -- lines of code, found again (M18).
 *
 * Right:  what bounds charge is all lines of the instructions that the kernel and its callees have, if no two of them
 *         are as far apart as a multiple of the cache; or each instruction that has a byte in a line in which the one
 *         before it on some path has none. Here, bytes are taken one by one.
 * Cost:   O(bytes of code).
 */
#include "private.h"

/* The line of byte @n of @i, in @fn; false: it is not known. Sections that are not linked are apart from each other. */
static bool
line_of(const struct recheck *r, const struct wb_fn *fn, const struct wb_inst *i, uint32_t n, uint64_t key[2])
{
	const struct wb_module *m = r->in->module;
	const struct wb_section *s = wb_section_find(m, fn->section);
	uint64_t at = i->addr + n, size = r->in->machine->fetch_line_bytes;
	uint32_t f = 0;

	if (!s || s->has_gaps || n >= i->bytes)
		return false;
	key[0] = s->linked ? 0 : (uint64_t)(s - m->section) + 1;
	if (s->linked) {
		at += s->image;
	} else if (s->align < size) {	/* then lines count from a kernel, the first one */
		while (f < m->nfn && !(m->fn[f]->is_kernel && wb_section_find(m, m->fn[f]->section) == s))
			f++;
		if (f == m->nfn)
			return false;
		at += 256 * (m->fn[f]->addr / 256 + 1) - m->fn[f]->addr;
	}
	key[1] = at / size;
	return true;
}

/* Whether all bytes of @i are in lines of @before. */
static bool
stays(const struct recheck *r, const struct wb_inst *before, const struct wb_inst *i)
{
	uint64_t a[2], b[2];

	for (uint32_t n = 0; n < i->bytes; n++) {
		bool held = false;

		if (!line_of(r, r->fn, i, n, a))
			return false;
		for (uint32_t k = 0; k < before->bytes && !held; k++)
			held = line_of(r, r->fn, before, k, b) && b[0] == a[0] && b[1] == a[1];
		if (!held)
			return false;
	}
	return i->bytes && before->op != WB_OP_CALL;
}

uint64_t
wb_recheck_fetches(const struct recheck *r, uint32_t b)
{
	const struct wb_fn *fn = r->fn;
	const struct wb_block *blk = &fn->block[b];
	uint64_t n = 0;

	for (uint32_t k = 0; r->in->machine->fetch_bytes && k < blk->ninst; k++) {
		const struct wb_inst *i = &fn->inst[blk->first + k];
		bool all = true;

		if (k)
			all = stays(r, i - 1, i);
		for (uint32_t e = 0; !k && e < blk->nin; e++) {
			uint32_t from = fn->edge[fn->in[blk->in + e]].src;
			const struct wb_inst *last = from == WB_NONE ? NULL : wb_last_inst(fn, from);

			all = all && last && stays(r, last, i);
		}
		n += !all;
	}
	return n;
}

/* The lines of all functions that are reached; *fits: no two have one place in a cache. */
static uint64_t
count_lines(const struct recheck *r, bool *fits)
{
	const struct wb_module *m = r->in->module;
	uint64_t places = r->in->machine->fetch_bytes / r->in->machine->fetch_line_bytes, key[2], n = 0, place[2];
	struct wb_todo reached = wb_todo_new(r->cx->tmp, m->nfn);
	struct wb_map lines = wb_map_new(r->cx->tmp), taken = wb_map_new(r->cx->tmp);
	uint64_t section = UINT64_MAX;

	*fits = wb_functions_from(m, r->fn->id, &reached);
	for (uint32_t f = 0; f < reached.n; f++) {
		const struct wb_fn *fn = m->fn[reached.at[f]];

		for (uint32_t k = 0; k < fn->ninst; k++)
			for (uint32_t c = 0; c < fn->inst[k].bytes || !c; c++) {
				if (!line_of(r, fn, &fn->inst[k], c, key)) {
					*fits = false;
					continue;
				}
				if (!wb_map_add(&lines, key, sizeof key))
					continue;
				n++;
				place[0] = key[1] % places;
				place[1] = 0;
				*fits = *fits && wb_map_add(&taken, place, sizeof place) &&
					(section == UINT64_MAX || section == key[0]);
				section = key[0];
			}
	}
	return n;
}

void
wb_recheck_code(struct recheck *r)
{
	uint64_t miss = r->in->machine->fetch_cycles, paid = r->in->lines_cycles, n;
	bool fits, enough;

	if (!r->in->machine->fetch_bytes || !r->fn->is_kernel)
		return;
	n = count_lines(r, &fits);
	enough = r->in->change_cycles >= miss || (fits && paid / miss >= n);
	wb_recheck_add(r,
		(struct wb_recheck_fact){ .kind = WB_RECHECK_COST,
			.verdict = enough ? WB_RECHECK_PROVED : WB_RECHECK_WRONG,
			.loc = r->fn->loc,
			.what = r->in->change_cycles ?
				"lines of code, each time that one is needed" :
				wb_format(r->cx->unit, "%llu lines of code, once", (unsigned long long)(paid / miss)),
			.why = enough ? "counted again, byte by byte" :
				wb_format(r->cx->unit, "there are %llu, %s", (unsigned long long)n,
					fits ? "which fit" : "which need not fit into the cache") });
}
