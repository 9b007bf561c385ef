/* src/bound/scalar.c -- which lines scalar accesses need of a scalar cache (wavebound-bounds(7), M20).
 *
 * What:   all scalar accesses of a kernel are plain loads: at constant distances from where the registers that the wave
 *         starts with point to, kernel arguments and dispatch packet, or of bytes of a buffer that DIVERGENCE names.
 *         Then these lines are all that its waves ever ask the cache for. They are runs of lines one after another, of
 *         which each set of the cache gets as many as if they went to the sets in turn, and has room for four.
 * How:    a forward analysis of one bit for each of the two pointers: no instruction on any path has written it.
 * Cost:   O(instructions) for each of a few rounds.
 */
#include "private.h"
#include "wavebound/divergence.h"

enum { ARGUMENTS, PACKET, POINTERS };	/* then what each argument points to */
#define WAYS 4u
#define PACKET_BYTES 64u

/* What loads from one pointer access: bytes low .. high - 1. */
struct range {
	uint32_t unit;			/* the first of two registers that hold it, or WB_NONE */
	uint32_t align;			/* of the pointer (M20) */
	uint64_t bytes;			/* that it leads to */
	int64_t low, high;
};

struct scan {
	const struct wb_fn *fn;
	struct range *of;
	uint8_t *kept;			/* [block] bits of the pointers that are as the wave found them */
	bool alike;			/* no load has several addresses */
};

static uint32_t
unit_named(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t number)
{
	const char *name = wb_format(cx->tmp, "s%u", number);

	for (uint32_t u = 0; number != WB_NONE && u + 1 < fn->nunit; u++)
		if (fn->unit[u].name && strcmp(fn->unit[u].name, name) == 0)
			return u;
	return WB_NONE;
}

static uint8_t
after(const struct scan *w, const struct wb_inst *i, uint8_t kept)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(w->fn, i, o);

		for (uint32_t p = 0; p < POINTERS && op->kind == WB_OPND_UNIT && op->flags & WB_DEF; p++)
			if (op->id <= w->of[p].unit + 1 && w->of[p].unit < op->id + op->nunit)
				kept &= (uint8_t)~(1u << p);
	}
	return kept;
}

static void
widen(struct range *r, int64_t low, int64_t high)
{
	r->low = low < r->low ? low : r->low;
	r->high = high > r->high ? high : r->high;
}

/* Adds load @i of a buffer; false: it is not known which bytes it loads. */
static bool
add_buffer(struct scan *w, const struct wb_inst *i)
{
	const struct wb_divergence *d = w->fn->divergence;
	uint32_t inst = (uint32_t)(i - w->fn->inst), n = 0, end = d ? d->nscalar : 0;

	WB_SEARCH(n, end, mid, d->scalar[mid].inst < inst);
	if (!d || n == d->nscalar || d->scalar[n].inst != inst)
		return false;
	widen(&w->of[POINTERS + d->scalar[n].argument], d->scalar[n].low, d->scalar[n].high);
	w->alike = w->alike && d->scalar[n].high - d->scalar[n].low == (int64_t)i->mem.bytes * i->mem.count;
	return true;
}

/* Whether no cache policy makes @i ask memory. */
static bool
is_plain(const struct wb_fn *fn, const struct wb_inst *i)
{
	return i->mem.space == WB_SPACE_SCALAR && i->mem.access == WB_LOAD && i->mem.count &&
		i->mem.addr < i->nopnd && !wb_mod(fn, i, WB_MOD_GLC) && !wb_mod(fn, i, WB_MOD_SLC) &&
		!wb_mod(fn, i, WB_MOD_DLC) && !wb_mod(fn, i, WB_MOD_NV) && !wb_mod(fn, i, WB_MOD_SCC);
}

/* Adds scalar access @i; false: it is none of these loads. */
static bool
add_load(struct scan *w, const struct wb_inst *i, uint8_t kept)
{
	uint64_t at = wb_mod(w->fn, i, WB_MOD_OFFSET);
	struct range *r = NULL;

	if (!is_plain(w->fn, i))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(w->fn, i, o);

		if (op->kind == WB_OPND_IMM)
			at += op->imm;
		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || op->flags & WB_IMPLICIT)
			continue;
		if (o != i->mem.addr || op->nunit != 2 || r)
			return add_buffer(w, i);
		for (uint32_t p = 0; p < POINTERS; p++)
			if (op->id == w->of[p].unit && kept >> p & 1)
				r = &w->of[p];
	}
	if (!r)
		return add_buffer(w, i);
	if (at > r->bytes || (uint64_t)i->mem.bytes * i->mem.count > r->bytes - at)
		return false;
	widen(r, (int64_t)at, (int64_t)(at + (uint64_t)i->mem.bytes * i->mem.count));
	return true;
}

/* Goes through all blocks once. *again: what holds at the start of one has changed. */
static bool
walk(struct scan *w, bool *again)
{
	const struct wb_fn *fn = w->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint8_t kept = w->kept[b];

		WB_EACH_INST(fn, b, k) {
			const struct wb_inst *i = &fn->inst[k];

			if (i->tclass >= WB_TC_SMEM && i->tclass <= WB_TC_SMEM_X16 && !add_load(w, i, kept))
				return false;
			kept = after(w, i, kept);
		}
		WB_EACH_OUT(fn, b, e) {
			uint32_t to = fn->edge[e].dst;

			if (to == WB_NONE || !(w->kept[to] & ~kept))
				continue;
			w->kept[to] &= kept;
			*again = true;
		}
	}
	return true;
}

/* The most lines of @line bytes that @r needs. */
static uint64_t
lines_of(const struct range *r, uint32_t line)
{
	int64_t low = r->low & -(int64_t)r->align;

	return r->high > r->low ? (line - r->align + (uint64_t)(r->high - low) - 1) / line + 1 : 0;
}

struct scalar_lines
wb_bound_scalar_lines(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_fn *fn)
{
	const struct wb_kernel_desc *d = fn->is_kernel ? fn->desc : NULL;
	const struct scalar_lines none = { 0 };
	struct scalar_lines found = { 0 };
	uint64_t sets = m->scalar_bytes ? m->scalar_bytes / m->scalar_line_bytes / WAYS : 0, ways = 0;
	struct scan w = { .fn = fn, .alike = true };
	bool again = true;

	if (!sets || !d || fn->ncall)
		return none;
	w.of = WB_NEW(cx->tmp, struct range, POINTERS + (size_t)d->narg);
	for (uint32_t p = 0; p < POINTERS + d->narg; p++)
		w.of[p] = (struct range){ WB_NONE, 4, 0, INT64_MAX, INT64_MIN };
	w.of[ARGUMENTS] = (struct range){ unit_named(cx, fn, d->abi.s_kernarg_ptr), 16, d->kernarg_bytes, INT64_MAX,
		INT64_MIN };
	w.of[PACKET] = (struct range){ unit_named(cx, fn, d->abi.s_dispatch_ptr), 16, PACKET_BYTES, INT64_MAX,
		INT64_MIN };
	w.kept = WB_NEW(cx->tmp, uint8_t, fn->nblock);
	memset(w.kept, (1u << POINTERS) - 1, fn->nblock);
	while (again) {
		again = false;
		if (!walk(&w, &again))
			return none;
	}
	for (uint32_t p = 0; p < POINTERS + d->narg; p++) {
		uint64_t n = lines_of(&w.of[p], m->scalar_line_bytes);

		found.all += n;
		found.arguments += p < POINTERS ? n : 0;
		ways += wb_ceil_div(n, sets);
	}
	found.alike = w.alike;
	return ways <= WAYS ? found : none;
}

bool
wb_bound_scalar_fetch(const struct work *k, uint64_t lines, uint64_t arguments, uint64_t *cycles)
{
	const struct wb_machine *m = k->in->machine;
	uint64_t extra;

	return wb_mul_u64(lines, m->mem_latency_cycles, cycles) &&
		wb_mul_u64(arguments, m->argument_extra_cycles, &extra) && wb_add_u64(*cycles, extra, cycles);
}
