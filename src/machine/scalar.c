/* src/machine/scalar.c -- which lines scalar accesses need of a scalar cache (wavebound-bounds(7), M20).
 *
 * What:   all scalar accesses of a kernel are loads, at constant distances, from where the registers that the wave
 *         starts with point to: kernel arguments, dispatch packet. Then these lines are all that its waves ever ask
 *         the cache for.
 * How:    a forward analysis of one bit for each of the two pointers: no instruction on any path has written it.
 * Cost:   O(instructions) for each of a few rounds.
 */
#include "private.h"

enum { ARGUMENTS, PACKET, POINTERS };
#define ALIGN 16u			/* of what a pointer leads to (M20) */
#define PACKET_BYTES 64u

/* What loads from one pointer access: bytes low .. high. */
struct range {
	uint32_t unit, bytes;		/* the first of two registers that hold it, or WB_NONE; what it leads to */
	uint64_t low, high;
};

struct work {
	const struct wb_fn *fn;
	struct range of[POINTERS];
	uint8_t *kept;			/* [block] bits of the pointers that are as the wave found them */
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
after(const struct work *w, const struct wb_inst *i, uint8_t kept)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(w->fn, i, o);

		for (uint32_t p = 0; p < POINTERS && op->kind == WB_OPND_UNIT && op->flags & WB_DEF; p++)
			if (op->id <= w->of[p].unit + 1 && w->of[p].unit < op->id + op->nunit)
				kept &= (uint8_t)~(1u << p);
	}
	return kept;
}

/* Adds scalar access @i; false: it is none of these loads. */
static bool
add_load(struct work *w, const struct wb_inst *i, uint8_t kept)
{
	uint64_t at = wb_mod(w->fn, i, WB_MOD_OFFSET);
	struct range *r = NULL;

	if (i->mem.space != WB_SPACE_SCALAR || i->mem.access != WB_LOAD || !i->mem.count || i->mem.addr >= i->nopnd)
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(w->fn, i, o);

		if (op->kind == WB_OPND_IMM)
			at += op->imm;
		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || op->flags & WB_IMPLICIT)
			continue;
		if (o != i->mem.addr || op->nunit != 2 || r)
			return false;
		for (uint32_t p = 0; p < POINTERS; p++)
			if (op->id == w->of[p].unit && kept >> p & 1)
				r = &w->of[p];
	}
	if (!r || at > r->bytes || (uint64_t)i->mem.bytes * i->mem.count > r->bytes - at)
		return false;
	r->low = at < r->low ? at : r->low;
	at += (uint64_t)i->mem.bytes * i->mem.count;
	r->high = at > r->high ? at : r->high;
	return true;
}

/* Goes through all blocks once. *again: what holds at the start of one has changed. */
static bool
walk(struct work *w, bool *again)
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

uint64_t
wb_scalar_lines(struct wb_ctx *cx, const struct wb_machine *m, const struct wb_fn *fn)
{
	const struct wb_kernel_desc *d = fn->is_kernel ? fn->desc : NULL;
	uint64_t line = m->scalar_line_bytes, n = 0;
	struct work w = { .fn = fn };
	bool again = true;

	if (!line || !d || fn->ncall)
		return 0;
	w.of[ARGUMENTS] = (struct range){ unit_named(cx, fn, d->abi.s_kernarg_ptr), d->kernarg_bytes, UINT64_MAX, 0 };
	w.of[PACKET] = (struct range){ unit_named(cx, fn, d->abi.s_dispatch_ptr), PACKET_BYTES, UINT64_MAX, 0 };
	w.kept = WB_NEW(cx->tmp, uint8_t, fn->nblock);
	memset(w.kept, (1u << POINTERS) - 1, fn->nblock);
	while (again) {
		again = false;
		if (!walk(&w, &again))
			return 0;
	}
	for (uint32_t p = 0; p < POINTERS; p++)
		if (w.of[p].high)
			n += (line - ALIGN + w.of[p].high - w.of[p].low / ALIGN * ALIGN - 1) / line + 1;
	return n <= m->scalar_bytes / line / 2 ? n : 0;
}
