/* src/recheck/scalar_lines.c -- what scalar accesses ask of a scalar cache, found again (M20).
 *
 * Right:  each scalar access is a load through the registers in which the wave starts with the pointer to its arguments
 *         or to the packet, at a constant distance. Nothing that writes one of these registers may come before it: a
 *         search from each such instruction, along all edges, marks what may come behind it. The bytes that are loaded
 *         are marked one by one, and lines counted for each place that the first one may have in a line.
 */
#include "private.h"

#define MOST_BYTES 8192u

struct pointed {
	char name[2][16];		/* the registers */
	uint64_t bytes;			/* that they lead to */
	bool loaded[MOST_BYTES];
};

static bool
is_named(const struct recheck *r, const struct wb_opnd *o, const struct pointed *p)
{
	for (uint32_t u = 0; o->kind == WB_OPND_UNIT && u < o->nunit; u++) {
		const char *is = r->fn->unit[o->id + u].name;

		if (is && (strcmp(is, p->name[0]) == 0 || strcmp(is, p->name[1]) == 0))
			return true;
	}
	return false;
}

static bool
writes(const struct recheck *r, const struct wb_inst *i, const struct pointed *p)
{
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (wb_opnd(r->fn, i, o)->flags & WB_DEF && is_named(r, wb_opnd(r->fn, i, o), p))
			return true;
	return false;
}

/* Blocks at whose start a register of @p may have been written. */
static struct wb_bits
find_written(const struct recheck *r, const struct pointed *p)
{
	const struct wb_fn *fn = r->fn;
	struct wb_bits written = wb_bits_new(r->cx->tmp, fn->nblock);
	uint32_t *todo = WB_NEW(r->cx->tmp, uint32_t, (size_t)fn->nblock + 1), n = 0;
	struct wb_bits seen = wb_bits_new(r->cx->tmp, fn->nblock);

	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst && !wb_bit(seen, b); k++)
			if (writes(r, &fn->inst[fn->block[b].first + k], p)) {
				wb_bit_set(seen, b);
				todo[n++] = b;
			}
	while (n) {
		const struct wb_block *b = &fn->block[todo[--n]];

		for (uint32_t e = 0; e < b->nout; e++) {
			uint32_t to = fn->edge[fn->out[b->out + e]].dst;

			if (to == WB_NONE || wb_bit(written, to))
				continue;
			wb_bit_set(written, to);
			if (!wb_bit(seen, to))
				todo[n++] = to;
			wb_bit_set(seen, to);
		}
	}
	return written;
}

/* Marks what @i loads from @p; false: it is no load from there. */
static bool
mark_load(const struct recheck *r, const struct wb_inst *i, struct pointed *p)
{
	uint64_t at = wb_mod(r->fn, i, WB_MOD_OFFSET), bytes = (uint64_t)i->mem.bytes * i->mem.count;
	uint32_t registers = 0;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(r->fn, i, o);

		at += op->kind == WB_OPND_IMM ? (uint64_t)op->imm : 0;
		if (op->kind == WB_OPND_UNIT && op->flags & WB_USE && !(op->flags & WB_IMPLICIT)) {
			registers += op->nunit;
			if (!is_named(r, op, p))
				return false;
		}
	}
	if (registers != 2 || i->mem.space != WB_SPACE_SCALAR || i->mem.access != WB_LOAD || !bytes ||
		at >= p->bytes || bytes > p->bytes - at || at + bytes > MOST_BYTES)
		return false;
	memset(p->loaded + at, true, bytes);
	return true;
}

/* The most lines that the loaded bytes can be in, wherever a multiple of 16 is in a line. */
static uint64_t
lines_of(const struct recheck *r, const struct pointed *p)
{
	uint64_t size = r->in->machine->scalar_line_bytes, most = 0;

	for (uint64_t first = 0; first < size; first += 16) {
		uint64_t n = 0, last = UINT64_MAX;

		for (uint64_t k = 0; k < MOST_BYTES; k++)
			if (p->loaded[k] && (first + k) / size != last) {
				last = (first + k) / size;
				n++;
			}
		most = n > most ? n : most;
	}
	return most;
}

static bool
all_are_loads(struct recheck *r, struct pointed *p)
{
	const struct wb_fn *fn = r->fn;
	struct wb_bits written[2] = { find_written(r, &p[0]), find_written(r, &p[1]) };

	for (uint32_t b = 0; b < fn->nblock; b++) {
		bool lost[2] = { wb_bit(written[0], b), wb_bit(written[1], b) };

		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[k];
			bool scalar = i->tclass == WB_TC_SMEM || i->tclass == WB_TC_SMEM_X8 ||
				i->tclass == WB_TC_SMEM_X16;

			if (i->op == WB_OP_CALL || (scalar && !(!lost[0] && mark_load(r, i, &p[0])) &&
				!(!lost[1] && mark_load(r, i, &p[1]))))
				return false;
			for (uint32_t n = 0; n < 2; n++)
				lost[n] = lost[n] || writes(r, i, &p[n]);
		}
	}
	return true;
}

static void
name_pair(struct pointed *p, uint32_t first, uint64_t bytes)
{
	for (uint32_t k = 0; k < 2; k++)
		snprintf(p->name[k], sizeof p->name[k], "s%u", first == WB_NONE ? WB_NONE : first + k);
	p->bytes = first == WB_NONE ? 0 : bytes;
}

void
wb_recheck_scalar(struct recheck *r)
{
	const struct wb_kernel_desc *d = r->fn->desc;
	struct pointed *p = WB_NEW(r->cx->tmp, struct pointed, 2);
	uint64_t n = 0;
	bool all;

	if (!r->in->scalar_lines || !r->fn->is_kernel || !d)
		return;
	name_pair(&p[0], d->abi.s_kernarg_ptr, d->kernarg_bytes);
	name_pair(&p[1], d->abi.s_dispatch_ptr, 64);
	all = all_are_loads(r, p);
	n = lines_of(r, &p[0]) + lines_of(r, &p[1]);
	all = all && n <= r->in->scalar_lines &&
		2 * n <= r->in->machine->scalar_bytes / r->in->machine->scalar_line_bytes;
	wb_recheck_add(r,
		(struct wb_recheck_fact){ .kind = WB_RECHECK_COST,
			.verdict = all ? WB_RECHECK_PROVED : WB_RECHECK_WRONG,
			.loc = r->fn->loc,
			.what = wb_format(r->cx->unit, "%llu lines of kernel arguments, once",
				(unsigned long long)r->in->scalar_lines),
			.why = all ? "counted again, byte by byte" : "scalar accesses need others, or more" });
}
