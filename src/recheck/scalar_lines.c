/* src/recheck/scalar_lines.c -- what scalar accesses ask of a scalar cache, found again (M20).
 *
 * Right:  each scalar access is a load through the registers in which the wave starts with the pointer to its arguments
 *         or to the packet, at a constant distance. Nothing that writes one of these registers may come before it: a
 *         search from each such instruction, along all edges, marks what may come behind it. Or DIVERGENCE claims which
 *         bytes of a buffer it loads: that is a fact of its own, for the prover. Lines from the first to the last of
 *         these bytes are counted one by one, for each place that the pointer may have in a line; and how many of them
 *         meet in a set of the cache.
 */
#include "private.h"

#define FAR ((int64_t)1 << 40)		/* a multiple of each line */

struct pointed {
	char name[2][16];		/* the registers; empty: it is a buffer */
	uint64_t bytes;			/* that they lead to */
	int64_t align;			/* of the pointer */
	int64_t low, high;		/* loaded bytes are from low to high - 1 */
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

/* Whether @i is a load that a cache may answer. */
static bool
is_plain(const struct recheck *r, const struct wb_inst *i)
{
	static const enum wb_mod policy[] = { WB_MOD_GLC, WB_MOD_SLC, WB_MOD_DLC, WB_MOD_NV, WB_MOD_SCC };

	for (uint32_t k = 0; k < WB_COUNT(policy); k++)
		if (wb_mod(r->fn, i, policy[k]))
			return false;
	return i->mem.access == WB_LOAD;
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

static void
widen(struct pointed *p, int64_t low, int64_t high)
{
	p->low = low < p->low ? low : p->low;
	p->high = high > p->high ? high : p->high;
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
		at >= p->bytes || bytes > p->bytes - at)
		return false;
	widen(p, (int64_t)at, (int64_t)(at + bytes));
	return true;
}

/* Marks what DIVERGENCE claims that @i loads, as a fact; false: nothing. */
static bool
mark_claim(struct recheck *r, const struct wb_inst *i, struct pointed *buffer)
{
	const struct wb_divergence *d = r->fn->divergence;
	const struct wb_div_scalar *c = NULL;

	for (uint32_t k = 0; d && k < d->nscalar; k++)
		c = d->scalar[k].inst == (uint32_t)(i - r->fn->inst) ? &d->scalar[k] : c;
	if (!c || i->mem.access != WB_LOAD)
		return false;
	wb_recheck_add(r,
		(struct wb_recheck_fact){ .kind = WB_RECHECK_ACCESS,
			.id = c->inst,
			.verdict = WB_RECHECK_OPEN,
			.loc = i->loc,
			.lines = WB_UNKNOWN,
			.rounds = WB_UNKNOWN,
			.scalar = c,
			.what = wb_format(r->cx->unit, "bytes %lld to %lld of argument %u", (long long)c->low,
				(long long)c->high - 1, c->argument),
			.why = "from the range of its address (wavebound-bounds(7))" });
	widen(&buffer[c->argument], c->low, c->high);
	return true;
}

/* The most lines from the first to the last loaded byte, wherever the pointer is in a line; *ways: that meet in a
 * set. */
static uint64_t
lines_of(const struct recheck *r, const struct pointed *p, uint64_t *ways)
{
	int64_t size = r->in->machine->scalar_line_bytes, sets = r->in->machine->scalar_bytes / size / 4, most = 0;
	uint64_t *met = WB_NEW(r->cx->tmp, uint64_t, (size_t)sets);

	*ways = 0;
	for (int64_t at = FAR; at < FAR + size && p->low < p->high; at += p->align) {
		int64_t first = (at + p->low) / size, last = (at + p->high - 1) / size;

		memset(met, 0, (size_t)sets * sizeof *met);
		for (int64_t n = first; n <= last; n++)
			if (++met[n % sets] > *ways)
				*ways = met[n % sets];
		most = last - first + 1 > most ? last - first + 1 : most;
	}
	return (uint64_t)most;
}

/* Whether nothing but these loads is asked for: @p, through registers that the wave starts with, and @buffer. */
static bool
all_are_loads(struct recheck *r, struct pointed *p, struct pointed *buffer)
{
	const struct wb_fn *fn = r->fn;
	struct wb_bits written[2] = { find_written(r, &p[0]), find_written(r, &p[1]) };

	for (uint32_t b = 0; b < fn->nblock; b++) {
		bool lost[2] = { wb_bit(written[0], b), wb_bit(written[1], b) };

		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[k];
			bool scalar = i->tclass == WB_TC_SMEM || i->tclass == WB_TC_SMEM_X8 ||
				i->tclass == WB_TC_SMEM_X16;

			if (i->op == WB_OP_CALL || (scalar && !is_plain(r, i)) ||
				(scalar && !(!lost[0] && mark_load(r, i, &p[0])) &&
				!(!lost[1] && mark_load(r, i, &p[1])) && !mark_claim(r, i, buffer)))
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

/* Whether the lines of @p, two pointers and then buffers, are no more than claimed, and stay in a cache. */
static bool
they_fit(const struct recheck *r, struct pointed *p, uint32_t n)
{
	uint64_t all = 0, arguments = 0, ways = 0;

	for (uint32_t k = 0; k < n; k++) {
		uint64_t met, lines = lines_of(r, &p[k], &met);

		all += lines;
		arguments += k < 2 ? lines : 0;
		ways += met;
	}
	return all <= r->in->scalar_lines && arguments <= r->in->argument_lines && ways <= 4;
}

void
wb_recheck_scalar(struct recheck *r)
{
	const struct wb_kernel_desc *d = r->fn->desc;
	struct pointed *p;
	bool all;

	if (!r->in->scalar_lines || !r->fn->is_kernel || !d)
		return;
	p = WB_NEW(r->cx->tmp, struct pointed, 2 + (size_t)d->narg);
	for (uint32_t k = 0; k < 2 + d->narg; k++)
		p[k] = (struct pointed){ .align = k < 2 ? 16 : 4, .low = FAR, .high = -FAR };
	name_pair(&p[0], d->abi.s_kernarg_ptr, d->kernarg_bytes);
	name_pair(&p[1], d->abi.s_dispatch_ptr, 64);
	all = all_are_loads(r, p, p + 2) && they_fit(r, p, 2 + d->narg);
	wb_recheck_add(r,
		(struct wb_recheck_fact){ .kind = WB_RECHECK_COST,
			.verdict = all ? WB_RECHECK_PROVED : WB_RECHECK_WRONG,
			.loc = r->fn->loc,
			.what = wb_format(r->cx->unit, "%llu lines of scalar loads, once",
				(unsigned long long)r->in->scalar_lines),
			.why = all ? "counted again, one by one" : "scalar accesses need others, or more" });
}
