/* src/launch/resolve.c -- finds blocks and loops of a function by the location in a flow fact.
 *
 * Addresses are relative to the function's section, as everywhere in wavebound's output. The location of a loop is that
 * of its header. The back edge of every loop leads to a label, so a header starts a block.
 *
 * A source line is compared with these lines; the first rule that matches is used:
 *   1. the line of a branch back to the header: compilers give it the line of the for or while
 *   2. the first line of the header
 *   3. any line of the header. This match is loose, and the caller warns: the line may belong to another loop that the
 *      compiler unrolled.
 * Cost: building O(n log n) for n instructions in headers; a lookup O(log n).
 */
#include <stdlib.h>

#include "private.h"

struct start {
	uint64_t addr;
	uint32_t depth;			/* of loops around the block */
	uint32_t block;
};
struct line {
	uint32_t line;
	uint16_t file;
	uint8_t rank;			/* 1..3 */
	uint32_t loop;
};

struct resolver {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	struct wb_map label;		/* of blocks */
	struct wb_map symbol;		/* of the module, made when first needed */
	bool has_symbols;
	struct start *start; uint32_t nstart;	/* by address; none if the input has no addresses */
	WB_VEC(struct line) line;	/* by line */
	WB_VEC(uint32_t) found;
};

/* Sorts by address. A block comes after its copies (passes/reduce.c): it is in the loop, they are in front of it. */
static int
by_addr(const void *a, const void *b)
{
	const struct start *x = a, *y = b;

	return x->addr != y->addr ? (x->addr < y->addr ? -1 : 1) : x->depth < y->depth ? -1 : x->depth > y->depth;
}

static int
by_line(const void *a, const void *b)
{
	const struct line *x = a, *y = b;

	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	if (x->rank != y->rank)
		return x->rank < y->rank ? -1 : 1;
	return x->loop < y->loop ? -1 : x->loop > y->loop;
}

static void
add_line(struct resolver *r, struct wb_loc l, uint8_t rank, uint32_t loop)
{
	if (wb_loc_known(l))
		WB_PUSH(r->cx->tmp, &r->line, ((struct line){ l.line, l.file, rank, loop }));
}

static void
add_block_lines(struct resolver *r, uint32_t block, uint32_t loop)
{
	const struct wb_block *b = &r->fn->block[block];

	add_line(r, wb_block_src(r->fn, block), 2, loop);
	add_line(r, b->loc, 2, loop);
	if (b->ninst)
		add_line(r, r->fn->inst[b->first].loc, 2, loop);
	for (uint32_t k = 0; k < b->ninst; k++) {
		add_line(r, r->fn->inst[b->first + k].src, 3, loop);
		add_line(r, r->fn->inst[b->first + k].loc, 3, loop);
	}
}

static void
index_lines(struct resolver *r)
{
	const struct wb_loops *ls = r->fn->loops;

	for (uint32_t l = 0; ls && l < ls->nloop; l++) {
		const struct wb_loop *lp = &ls->loop[l];

		for (uint32_t k = 0; k < lp->nhead; k++)
			add_block_lines(r, ls->list[lp->head + k], l);
		for (uint32_t k = 0; k < lp->nback; k++) {
			const struct wb_inst *i = wb_last_inst(r->fn, r->fn->edge[ls->list[lp->back + k]].src);

			if (i) {
				add_line(r, i->src, 1, l);
				add_line(r, i->loc, 1, l);
			}
		}
	}
	if (r->line.n)
		qsort(r->line.at, r->line.n, sizeof(r->line.at[0]), by_line);
}

static uint32_t
depth_of(const struct wb_fn *fn, uint32_t b)
{
	uint32_t l = fn->loops ? fn->loops->of_block[b] : WB_NONE;

	return l == WB_NONE ? 0 : fn->loops->loop[l].depth;
}

struct resolver *
wb_resolver_new(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	struct resolver *r = WB_NEW(cx->tmp, struct resolver, 1);

	*r = (struct resolver){ .cx = cx, .m = m, .fn = fn, .label = wb_map_new(cx->tmp) };
	r->start = WB_NEW(cx->tmp, struct start, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		if (fn->block[b].label)
			wb_map_put(&r->label, fn->block[b].label, strlen(fn->block[b].label), b);
		if (fn->block[b].ninst && fn->bytes)
			r->start[r->nstart++] =
				(struct start){ fn->inst[fn->block[b].first].addr, depth_of(fn, b), b };
	}
	if (r->nstart)
		qsort(r->start, r->nstart, sizeof(r->start[0]), by_addr);
	index_lines(r);
	return r;
}

/* ---- blocks --------------------------------------------------------------------------------- */
/* How many blocks begin at @addr or before. */
static uint32_t
starts_until(const struct resolver *r, uint64_t addr)
{
	uint32_t lo = 0;	/* start[lo - 1] <= addr < start[hi] */

	WB_SEARCH(lo, r->nstart, mid, r->start[mid].addr <= addr);
	return lo;
}

static uint32_t
block_at(const struct resolver *r, uint64_t addr, bool start)
{
	uint32_t lo = starts_until(r, addr);
	const struct wb_block *b;

	if (lo == 0)
		return WB_NONE;
	if (r->start[lo - 1].addr == addr)
		return r->start[lo - 1].block;
	b = &r->fn->block[r->start[lo - 1].block];
	for (uint32_t k = 0; !start && k < b->ninst; k++)
		if (r->fn->inst[b->first + k].addr == addr)
			return r->start[lo - 1].block;
	return WB_NONE;
}

static uint32_t
symbol_of(struct resolver *r, const char *name)
{
	if (!r->has_symbols) {
		r->has_symbols = true;
		r->symbol = wb_map_new(r->cx->tmp);
		for (uint32_t k = 0; r->m && k < r->m->nsymbol; k++)
			wb_map_put(&r->symbol, r->m->symbol[k].name, strlen(r->m->symbol[k].name), k);
	}
	return wb_map_get(&r->symbol, name, strlen(name));
}

/* The address of a label: of a block, of the function, of a symbol inside of it. */
static bool
label_addr(struct resolver *r, const char *name, uint64_t *out)
{
	uint32_t b = wb_map_get(&r->label, name, strlen(name)), s;

	if (b != WB_NONE && r->fn->block[b].ninst) {
		*out = r->fn->inst[r->fn->block[b].first].addr;
		return true;
	}
	*out = r->fn->addr;
	if (strcmp(name, r->fn->name) == 0)
		return true;
	s = symbol_of(r, name);
	if (s == WB_NONE || !r->fn->section || !r->m->symbol[s].section ||
		strcmp(r->m->symbol[s].section, r->fn->section) != 0)
		return false;
	*out = r->m->symbol[s].addr;
	return true;
}

uint32_t
wb_resolve_block(struct resolver *r, const struct location *p, bool start)
{
	uint64_t base;
	uint32_t b;

	switch (p->kind) {
	case AT_ADDRESS:
		return block_at(r, p->address, start);
	case AT_OFFSET:
		return block_at(r, r->fn->addr + (uint64_t)p->offset, start);
	case AT_LABEL:
		b = wb_map_get(&r->label, p->label, strlen(p->label));
		if (b != WB_NONE && p->offset == 0)
			return b;
		if (p->offset == 0 && strcmp(p->label, r->fn->name) == 0)
			return 0;
		return label_addr(r, p->label, &base) ? block_at(r, base + (uint64_t)p->offset, start) : WB_NONE;
	default:
		return WB_NONE;
	}
}

bool
wb_resolve_inst(struct resolver *r, const struct location *p, uint32_t inst)
{
	const struct wb_inst *i = &r->fn->inst[inst];
	uint64_t base = r->fn->addr;

	if (p->kind == AT_SOURCE)
		return (i->src.line == p->line && wb_same_file(r->cx->files->file.at[i->src.file]->name, p->file))
		    || (i->loc.line == p->line && wb_same_file(r->cx->files->file.at[i->loc.file]->name, p->file));
	if (!r->fn->bytes)
		return false;
	if (p->kind == AT_ADDRESS)
		return i->addr == p->address;
	if (p->kind == AT_LABEL && !label_addr(r, p->label, &base))
		return false;
	return p->kind != AT_NOWHERE && i->addr == base + (uint64_t)p->offset;
}

/* ---- loops -------------------------------------------------------------------------------------- */
static void
found(struct resolver *r, uint32_t loop)
{
	for (uint32_t k = 0; k < r->found.n; k++)
		if (r->found.at[k] == loop)
			return;
	WB_PUSH(r->cx->tmp, &r->found, loop);
}

static void
loops_at_line(struct resolver *r, const struct location *p, bool *loose)
{
	uint32_t lo = 0, rank = 0;

	WB_SEARCH(lo, r->line.n, mid, r->line.at[mid].line < p->line);
	for (; lo < r->line.n && r->line.at[lo].line == p->line; lo++) {
		const struct line *l = &r->line.at[lo];

		if (rank && l->rank != rank)
			break;
		if (!wb_same_file(r->cx->files->file.at[l->file]->name, p->file))
			continue;
		rank = l->rank;
		found(r, l->loop);
	}
	*loose = rank == 3;
}

static void
loops_headed(struct resolver *r, uint32_t b)
{
	const struct wb_loops *ls = r->fn->loops;

	for (uint32_t l = ls->of_block[b]; l != WB_NONE; l = ls->loop[l].parent)
		for (uint32_t k = 0; k < ls->loop[l].nhead; k++)
			if (ls->list[ls->loop[l].head + k] == b)
				found(r, l);
}

uint32_t
wb_resolve_loops(struct resolver *r, const struct location *p, const uint32_t **out, bool *loose)
{
	uint32_t b;

	r->found.n = 0;
	*loose = false;
	if (p->kind == AT_SOURCE) {
		loops_at_line(r, p, loose);
	} else if ((b = wb_resolve_block(r, p, true)) != WB_NONE) {
		loops_headed(r, b);
		if (r->nstart && r->fn->block[b].ninst) {	/* and those of its copies */
			uint64_t addr = r->fn->inst[r->fn->block[b].first].addr;

			for (uint32_t k = starts_until(r, addr); k && r->start[k - 1].addr == addr; k--)
				loops_headed(r, r->start[k - 1].block);
		}
	}
	*out = r->found.at;
	return r->found.n;
}

/* Whether some instruction of the function comes from that line. */
static bool
has_line(const struct resolver *r, const struct location *p)
{
	for (uint32_t k = 0; k < r->fn->ninst; k++) {
		const struct wb_inst *i = &r->fn->inst[k];

		if (i->src.line == p->line && wb_same_file(r->cx->files->file.at[i->src.file]->name, p->file))
			return true;
	}
	return false;
}

bool
wb_resolve_scope(struct resolver *r, const struct fact *f)
{
	if (f->fn)
		return strcmp(f->fn, r->fn->name) == 0;
	if (f->fn_at.kind == AT_NOWHERE)
		return f->at.kind != AT_OFFSET;
	if (f->fn_at.kind == AT_SOURCE)
		return has_line(r, &f->fn_at);
	return wb_resolve_block(r, &f->fn_at, true) == 0;
}

const char *
wb_loop_text(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t loop)
{
	const struct wb_block *h = &fn->block[fn->loops->loop[loop].header];
	const char *src = wb_loc_text(cx->unit, cx->files, wb_block_src(fn, fn->loops->loop[loop].header));
	const char *open = *src ? " (" : "", *close = *src ? ")" : "";

	if (h->label)
		return wb_format(cx->unit, "loop at %.100s%s%.200s%s", h->label, open, src, close);
	if (h->ninst && fn->bytes)
		return wb_format(cx->unit, "loop at address 0x%llx%s%.200s%s",
			(unsigned long long)fn->inst[h->first].addr, open, src, close);
	return wb_format(cx->unit, "loop at block %u%s%.200s%s", fn->loops->loop[loop].header, open, src, close);
}
