/* src/simd/access.c -- how long each access of a Sim-D program takes at most.
 *
 * The published bounds are corrected as follows:
 *	DRAM		tiles may start anywhere, not only in the first pair of banks; a controller that closes rows
 *			between pairs opens a row for each word of an indexed access; annotated strides may be smaller
 *			than stated, and a line below may have written others
 *	scratchpad	rows may start anywhere in a line
 *
 * Source: Spliet and Mullins, sections 3.2, 3.3 and 5.3.
 * Cost:   O(alignments * bursts) for each tile that differs.
 */
#include "simd.h"

uint64_t
simd_compute_cycles(const struct wb_sim_d *m, uint64_t clocks)
{
	return (uint64_t)(((wb_u128)clocks * m->compute_mhz + m->dram_mhz - 1) / m->dram_mhz);
}

/* ---- tiles of DRAM --------------------------------------------------------------------------- */
bool
simd_tile(const struct wb_simd *p, const struct wb_simd_inst *i, const struct wb_sim_d *m, uint32_t width,
	struct wb_dram_tile *t)
{
	const struct wb_simd_buffer *b = &p->dram[i->opnd[WB_SIMD_SRC].value % WB_SIMD_BUFFERS],
				    *s = &p->sp[i->opnd[WB_SIMD_DST].value % WB_SIMD_BUFFERS];

	*t = (struct wb_dram_tile){ .addr = b->addr, .period = b->dim_x, .write = wb_simd_flags(i) & WB_SIMD_STORES };
	switch (i->op) {
	case WB_SIMD_LDGLIN:
	case WB_SIMD_STGLIN:
		t->words = simd_row_words(i, b, width);
		t->count = m->threads / width;
		return true;
	case WB_SIMD_LDG2SPTILE:
	case WB_SIMD_STG2SPTILE:
		t->words = s->dim_x;
		t->count = s->dim_y;
		return true;
	case WB_SIMD_LDGCIDX:
	case WB_SIMD_STGCIDX:
		t->words = i->words;
		t->period = i->period;
		t->count = i->count;
		return true;
	case WB_SIMD_SLDG:
		t->words = t->period = i->opnd[WB_SIMD_SRC1].kind == WB_SIMD_I ? i->opnd[WB_SIMD_SRC1].value : 1;
		t->count = 1;
		return true;
	default:
		return false;
	}
}

/* Each burst in a row of its own, one after the other: an upper bound of @n bursts, whatever the controller does. */
static uint64_t
one_by_one(const struct wb_dram *d, uint64_t n, bool write)
{
	uint64_t each = write ? (uint64_t)d->RCD + d->CWL + d->BL + d->WR + d->RP : (uint64_t)d->RCD + d->RTP + d->RP;
	uint64_t row = (uint64_t)d->RAS + d->RP > d->RC ? (uint64_t)d->RAS + d->RP : d->RC;

	return n * (each > row ? each : row) + d->queue + 3;
}

/* The maximum over starts in every pair of banks. */
static uint64_t
anywhere(struct wb_ctx *cx, const struct simd_model *how, const struct wb_dram_tile *t)
{
	const struct wb_dram *d = &how->m->dram;
	uint32_t pairs = how->all_pairs ? d->banks / 2 : 1;
	uint64_t most = 0;

	for (uint32_t k = 0; k < pairs && most != WB_UNKNOWN; k++) {
		struct wb_dram_tile at = *t;
		uint64_t delay;

		at.addr += (uint64_t)k * 2 * d->row_bytes;
		delay = wb_dram_longest_delay(cx->tmp, d, &at);
		most = delay > most ? delay : most;
	}
	return most;
}

/* The stride of the access at the end of block @b: as the lines above it in the text have it, or at most. */
static struct simd_stride
stride_of(const struct simd_flow *f, const struct simd_model *how, uint32_t b)
{
	const struct wb_simd_inst *i = simd_last(f, b);
	bool corrected = wb_simd_flags(i) & WB_SIMD_DRAM ? how->all_pairs : how->all_lines;

	return corrected ? how->stride[b] : (struct simd_stride){ i->words, i->period, i->count, true };
}

/* The most bursts that @words words in a row can lie in. */
static uint64_t
bursts_of(uint64_t words)
{
	return (words + 2 * (WB_DRAM_BURST_BYTES / 4 - 1)) / (WB_DRAM_BURST_BYTES / 4);
}

/* Of strides that are only bounded, each may be smaller: the bursts of the rows, or of all that lies between. */
static uint64_t
tile_clocks(struct wb_ctx *cx, const struct simd_model *how, const struct wb_simd_inst *i, const struct wb_dram_tile *t,
	bool exact)
{
	const struct wb_dram *d = &how->m->dram;
	uint64_t clocks = i->op == WB_SIMD_SLDG ? wb_dram_delay(cx->tmp, d, t) : anywhere(cx, how, t), loose;
	uint64_t rows = (uint64_t)t->count * bursts_of(t->words),
		 all = bursts_of((uint64_t)t->count * t->period + t->words);

	if (exact || clocks == WB_UNKNOWN)
		return clocks;
	loose = one_by_one(d, rows < all ? rows : all, t->write);
	return loose > clocks ? loose : clocks;
}

/* ---- words of a buffer, by index ---------------------------------------------------------------- */
#define FRONT_END 3	/* clocks of Eq. 15, which the published tool adds to streams once more; kept, to be no lower */

static uint64_t
stream_clocks(struct wb_ctx *cx, const struct simd_model *how, const struct wb_simd_buffer *b, bool write)
{
	uint64_t words = (uint64_t)b->dim_x * b->dim_y, bursts = (4 * words + 56) / WB_DRAM_BURST_BYTES + 1;
	uint64_t clocks = wb_dram_stream_delay(&how->m->dram, bursts, false, write), exact;
	struct wb_dram_tile t = { b->addr, (uint32_t)words, (uint32_t)words, 1, write };

	wb_add_capped(FRONT_END, 1, &clocks);
	if (!how->all_pairs || words > UINT32_MAX)
		return clocks;
	exact = wb_dram_delay(cx->tmp, &how->m->dram, &t);
	return exact != WB_UNKNOWN && exact > clocks ? exact : clocks;
}

static uint64_t
indexed_clocks(const struct simd_model *how, const struct wb_simd_buffer *b, bool write)
{
	uint64_t words = (uint64_t)b->dim_x * b->dim_y, n = how->m->threads,
		 clocks = wb_dram_indexed_delay(&how->m->dram, n, words, write), slow;

	slow = how->all_pairs ? one_by_one(&how->m->dram, n, write) : 0;
	return slow > clocks ? slow : clocks;
}

static uint64_t
dram_clocks(struct wb_ctx *cx, const struct simd_flow *f, const struct simd_model *how, uint32_t at)
{
	const struct wb_simd_inst *i = simd_last(f, at);
	const struct wb_simd_buffer *b = &f->p->dram[i->opnd[WB_SIMD_SRC].value];
	bool write = wb_simd_flags(i) & WB_SIMD_STORES, strided = wb_simd_flags(i) & WB_SIMD_STRIDED;
	struct simd_stride s = stride_of(f, how, at);
	struct wb_dram_tile t;

	if (simd_tile(f->p, i, how->m, how->width, &t)) {
		t.words = strided ? s.words : t.words;
		t.period = strided ? s.period : t.period;
		t.count = strided ? s.count : t.count;
		return tile_clocks(cx, how, i, &t, !strided || s.exact);
	}
	if (i->op == WB_SIMD_LDGBIDX || i->op == WB_SIMD_STGBIDX)
		return stream_clocks(cx, how, b, write);
	return indexed_clocks(how, b, write);
}

/* ---- scratchpads ------------------------------------------------------------------------------------- */
/* Lines of @line words that @rows rows of @words words touch, @pitch words apart, from word @start of a line on. */
static uint64_t
lines_from(uint64_t start, uint64_t words, uint64_t pitch, uint64_t rows, uint64_t line)
{
	uint64_t n = 0, next = 0;

	for (uint64_t r = 0; r < rows && words; r++) {
		uint64_t first = (start + r * pitch) / line, last = (start + r * pitch + words - 1) / line;

		first = first < next ? next : first;
		n += last + 1 > first ? last + 1 - first : 0;
		next = last + 1 > next ? last + 1 : next;
	}
	return n;
}

static uint64_t
tile_lines(const struct simd_model *how, uint64_t words, uint64_t pitch, uint64_t rows)
{
	uint64_t line = how->m->line_words, most = 0;

	for (uint64_t start = 0; start < (how->all_lines ? line : 1); start++) {
		uint64_t n = lines_from(start, words, pitch, rows, line);

		most = n > most ? n : most;
	}
	return most;
}

/* One cycle per line, and one of the front end. */
static uint64_t
scratchpad_clocks(const struct simd_flow *f, const struct simd_model *how, uint32_t at)
{
	const struct wb_simd_inst *i = simd_last(f, at);
	const struct wb_simd_buffer *b = &f->p->sp[i->opnd[WB_SIMD_SRC].value];
	uint64_t words = i->op == WB_SIMD_SLDSP ? stride_of(f, how, at).words : wb_simd_words(b);

	if (i->op == WB_SIMD_LDSPLIN || i->op == WB_SIMD_STSPLIN)
		return tile_lines(how, simd_row_words(i, b, how->width), b->dim_x, how->m->threads / how->width) + 1;
	if (how->all_lines && i->op == WB_SIMD_SLDSP)
		return tile_lines(how, words, words, 1) + 1;
	if (how->all_lines)
		return lines_from(b->addr / 4 % how->m->line_words, words, words, 1, how->m->line_words) + 1;
	return wb_ceil_div(words, how->m->line_words) + 1;
}

/* ---- all ------------------------------------------------------------------------------------------------- */
/* The costs of an access that equals an earlier one are copied. */
static bool
known(const struct simd_flow *f, const struct simd_model *how, const struct simd_cost *c, uint32_t b, uint64_t *cycles)
{
	const struct wb_simd_inst *i = simd_last(f, b);
	struct simd_stride s = stride_of(f, how, b);

	for (uint32_t k = 0; k < b; k++) {
		const struct wb_simd_inst *o = simd_last(f, k);
		struct simd_stride os = stride_of(f, how, k);

		if (c->resource[k] && o->op == i->op && o->sub == i->sub &&
			o->opnd[WB_SIMD_SRC].value == i->opnd[WB_SIMD_SRC].value && os.words == s.words &&
			os.period == s.period && os.count == s.count && os.exact == s.exact &&
			o->opnd[WB_SIMD_DST].kind == i->opnd[WB_SIMD_DST].kind &&
			(i->opnd[WB_SIMD_DST].kind != WB_SIMD_I ||
				o->opnd[WB_SIMD_DST].value == i->opnd[WB_SIMD_DST].value) &&
			o->opnd[WB_SIMD_SRC1].kind == i->opnd[WB_SIMD_SRC1].kind &&
			(i->op != WB_SIMD_SLDG || o->opnd[WB_SIMD_SRC1].value == i->opnd[WB_SIMD_SRC1].value)) {
			*cycles = c->access[k];
			return true;
		}
	}
	return false;
}

static enum wb_status
check(struct wb_ctx *cx, const struct simd_flow *f, const struct simd_model *how, uint32_t at)
{
	const struct wb_simd_inst *i = simd_last(f, at);
	const struct wb_simd_buffer *b = &f->p->sp[i->opnd[WB_SIMD_SRC].value % WB_SIMD_BUFFERS];
	struct simd_stride s = stride_of(f, how, at);

	if (wb_simd_flags(i) & WB_SIMD_STRIDED &&
		(s.words == UINT32_MAX || s.period == UINT32_MAX || s.count == UINT32_MAX)) {
		wb_report(cx->diag, WB_E_SIMD_REFUSED, i->loc,
			"a smovssp that reaches this access writes a register that has no bound: write '#bound value "
			"MOST' before it");
		return WB_REFUSED;
	}
	if ((i->op != WB_SIMD_LDSPLIN && i->op != WB_SIMD_STSPLIN) || simd_wide(i) > 1 || how->width <= b->dim_x)
		return WB_OK;
	wb_report(cx->diag, WB_E_SAS_BUFFER, i->loc,
		"a row of %u threads does not fit in scratchpad buffer %u, which is %u words wide", how->width,
		i->opnd[WB_SIMD_SRC].value, b->dim_x);
	return WB_BAD_INPUT;
}

/* The access at the end of block @b; 0: not known yet. */
static enum wb_status
bound_access(
	struct wb_ctx *cx, const struct simd_flow *f, const struct simd_model *how, struct simd_cost *c, uint32_t b)
{
	const struct wb_simd_inst *i = simd_last(f, b);
	bool dram = wb_simd_flags(i) & WB_SIMD_DRAM;
	uint64_t *found = &c->dram[how->all_pairs][b], clocks;

	c->resource[b] = dram ? WB_SIMD_ON_DRAM : WB_SIMD_ON_SP;
	c->access[b] = dram ? *found : 0;
	if (c->access[b] || known(f, how, c, b, &c->access[b]))
		return WB_OK;
	clocks = dram ? dram_clocks(cx, f, how, b) : scratchpad_clocks(f, how, b);
	if (clocks == WB_UNKNOWN) {
		wb_report(cx->diag, WB_E_SIMD_REFUSED, i->loc, "the access has more than %u bursts, or none",
			WB_DRAM_MOST_SWEPT);
		return WB_REFUSED;
	}
	c->access[b] = simd_compute_cycles(how->m, clocks);
	if (dram)
		*found = c->access[b];
	return WB_OK;
}

enum wb_status
simd_accesses(struct wb_ctx *cx, const struct simd_flow *f, const struct simd_model *how, struct simd_cost *c)
{
	enum wb_status s = WB_OK;

	c->access = WB_NEW(cx->unit, uint64_t, f->nblock);
	c->resource = WB_NEW(cx->unit, uint8_t, f->nblock);
	if (!c->dram[how->all_pairs])
		c->dram[how->all_pairs] = WB_NEW(cx->unit, uint64_t, f->nblock);
	for (uint32_t b = 0; b < f->nblock && s == WB_OK; b++) {
		if (wb_simd_accesses(simd_last(f, b)))
			s = check(cx, f, how, b);
		if (s == WB_OK && wb_simd_accesses(simd_last(f, b)))
			s = bound_access(cx, f, how, c, b);
	}
	return s;
}
