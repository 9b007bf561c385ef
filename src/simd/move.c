/* src/simd/move.c -- the data that accesses move, and the time this takes at their actual addresses.
 *
 * Words outside of a buffer are neither read nor written: what would take them keeps what it holds. This does not
 * affect the time: the whole tile is transferred.
 */
#include "group.h"

/* The word of a buffer of @b at a column and row; NULL: outside. */
static uint32_t *
at(uint32_t *word, const struct wb_simd_buffer *b, int64_t x, int64_t y)
{
	return x >= 0 && y >= 0 && x < b->dim_x && y < b->dim_y ? &word[(uint64_t)y * b->dim_x + (uint64_t)x] : NULL;
}

static uint32_t *
at_index(uint32_t *word, const struct wb_simd_buffer *b, uint32_t index)
{
	return index < wb_simd_words(b) ? &word[index] : NULL;
}

/* One store: with one in each of two branches, GCC 12 takes snoop() for a function without effects. */
static void
move(uint32_t *place, uint32_t *reg, bool store)
{
	if (place)
		*(store ? place : reg) = store ? *reg : *place;
}

static int64_t
offset(const struct group *g, const struct wb_simd_inst *i, uint32_t slot)
{
	const struct wb_simd_opnd *o = &i->opnd[slot];

	return o->kind == WB_SIMD_S ? (int32_t)g->s[o->reg] : o->kind == WB_SIMD_I ? (int32_t)o->value : 0;
}

/* ---- data that passes by ------------------------------------------------------------------------ */
/* @count rows of @words words of a buffer, @period words apart, from column @x and row @y on. */
struct window {
	int64_t x, y;
	uint64_t words, period, count;
};

/* What lies before the start of the buffer does not pass. */
static void
clip(int64_t *from, uint64_t *n)
{
	if (*from >= 0)
		return;
	*n = *n > (uint64_t)-*from ? *n - (uint64_t)-*from : 0;
	*from = 0;
}

/* Whether the word at @index passes; indices count from the start of the buffer. */
static bool
passes(const struct window *w, const struct wb_simd_buffer *b, uint32_t index)
{
	int64_t past = (int64_t)index - (w->y * b->dim_x + w->x);

	return past >= 0 && w->period && (uint64_t)past % w->period < w->words && (uint64_t)past / w->period < w->count;
}

/* Each active lane takes the word at its index from those that pass, or puts it there; the lowest lane puts first. */
static void
snoop(struct group *g, const struct wb_simd_inst *i, uint32_t *word, const struct wb_simd_buffer *b,
	const struct window *w)
{
	bool store = wb_simd_flags(i) & WB_SIMD_STORES;

	for (uint32_t l = g->m->threads; l-- > 0; ) {
		uint32_t index = g->w[WB_SIMD_MEM_IDX][l];

		if (g->active[l] && passes(w, b, index))
			move(at_index(word, b, index), &g->w[WB_SIMD_MEM_DATA][l], store);
	}
}

static void
snoop_all(struct group *g, const struct wb_simd_inst *i, uint32_t *word, const struct wb_simd_buffer *b)
{
	snoop(g, i, word, b, &(struct window){ 0, 0, b->dim_x, b->dim_x, b->dim_y });
}

static void
snoop_stride(struct group *g, const struct wb_simd_inst *i, uint32_t *word, const struct wb_simd_buffer *b, int64_t x,
	int64_t y)
{
	struct window w = { x, y, g->c[WB_SIMD_WORDS], g->c[WB_SIMD_PERIOD], g->c[WB_SIMD_COUNT] };

	clip(&w.x, &w.words);
	clip(&w.y, &w.count);
	snoop(g, i, word, b, &w);
}

/* ---- tiles ------------------------------------------------------------------------------------------ */
/* The tile of a work-group whose first thread moves the word in column @x, row @y; @rows: of threads that take part. */
static void
linear(struct group *g, const struct wb_simd_inst *i, uint32_t *word, const struct wb_simd_buffer *b, int64_t x,
	int64_t y, uint32_t rows)
{
	uint32_t wide = simd_wide(i);
	const struct wb_simd_opnd *to = &i->opnd[WB_SIMD_DST];

	if (to->kind == WB_SIMD_W) {
		struct window w = { x, y, (uint64_t)wide * g->l->width, b->dim_x, rows };

		w.words = x < b->dim_x ? wb_min_u64(w.words, (uint64_t)(b->dim_x - x)) : 0;
		clip(&w.x, &w.words);
		clip(&w.y, &w.count);
		snoop(g, i, word, b, &w);
		return;
	}
	for (uint32_t l = 0; l < g->m->threads; l++)
		for (uint32_t k = 0; k < wide && g->active[l] && g->w[WB_SIMD_LID_Y][l] < rows; k++)
			move(at(word, b, x + (int64_t)wide * g->w[WB_SIMD_LID_X][l] + k, y + g->w[WB_SIMD_LID_Y][l]),
				&g->v[(to->reg + k) % WB_SIMD_VREGS][l], wb_simd_flags(i) & WB_SIMD_STORES);
}

static void
tile(struct group *g, const struct wb_simd_inst *i, int64_t x, int64_t y)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value, sp = i->opnd[WB_SIMD_DST].value;
	const struct wb_simd_buffer *s = &g->p->sp[sp];

	for (uint32_t r = 0; r < s->dim_y; r++)
		for (uint32_t c = 0; c < s->dim_x; c++)
			move(at(g->mem->word[id], &g->p->dram[id], x + c, y + r),
				&g->sp[sp][(uint64_t)r * s->dim_x + c], wb_simd_flags(i) & WB_SIMD_STORES);
}

/* ---- DRAM --------------------------------------------------------------------------------------- */
/* One word after the other, wherever they are. */
static uint64_t
iterate(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value, n = 0;
	const struct wb_simd_buffer *b = &g->p->dram[id];
	uint64_t addr[GROUP_LANES];
	bool store = wb_simd_flags(i) & WB_SIMD_STORES;

	for (uint32_t l = 0; l < g->m->threads; l++) {
		uint32_t index = g->w[WB_SIMD_MEM_IDX][l];

		if (!g->active[l])
			continue;
		move(at_index(g->mem->word[id], b, index), &g->v[i->opnd[WB_SIMD_DST].reg][l], store);
		addr[n++] = b->addr + 4 * (uint64_t)index;
	}
	return wb_dram_words_delay(cx->tmp, &g->m->dram, addr, n, store);
}

static uint64_t
stream(struct wb_ctx *cx, const struct group *g, const struct wb_simd_inst *i)
{
	const struct wb_simd_buffer *b = &g->p->dram[i->opnd[WB_SIMD_SRC].value];
	uint32_t words = (uint32_t)wb_simd_words(b);
	struct wb_dram_tile t = { b->addr, words, words, 1, wb_simd_flags(i) & WB_SIMD_STORES };

	return wb_dram_delay(cx->tmp, &g->m->dram, &t);
}

static void
scalars(struct group *g, const struct wb_simd_inst *i, uint32_t *word, const struct wb_simd_buffer *b, uint64_t first,
	uint32_t n)
{
	for (uint32_t k = 0; k < n && i->opnd[WB_SIMD_DST].reg + k < WB_SIMD_SREGS; k++)
		move(at_index(word, b, (uint32_t)first + k), &g->s[i->opnd[WB_SIMD_DST].reg + k], false);
}

/* The tile of @i from column @x, row @y on; addresses below 0 wrap as a register does. */
static uint64_t
tile_clocks(struct wb_ctx *cx, const struct group *g, const struct wb_simd_inst *i, int64_t x, int64_t y)
{
	const struct wb_simd_buffer *b = &g->p->dram[i->opnd[WB_SIMD_SRC].value];
	struct wb_dram_tile t;

	simd_tile(g->p, i, g->m, g->l->width, &t);
	if (wb_simd_flags(i) & WB_SIMD_STRIDED) {
		t.words = g->c[WB_SIMD_WORDS];
		t.period = g->c[WB_SIMD_PERIOD];
		t.count = g->c[WB_SIMD_COUNT];
	}
	t.addr = b->addr + 4 * ((uint32_t)y * b->dim_x + (uint32_t)x);
	t.addr &= UINT32_MAX;
	return wb_dram_delay(cx->tmp, &g->m->dram, &t);
}

static uint64_t
move_dram(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value, *word = g->mem->word[id];
	const struct wb_simd_buffer *b = &g->p->dram[id];
	int64_t x = i->op == WB_SIMD_SLDG ? 0 : offset(g, i, WB_SIMD_SRC1), y = offset(g, i, WB_SIMD_SRC2);

	switch (i->op) {
	case WB_SIMD_LDGLIN:
	case WB_SIMD_STGLIN:
		x = (x + g->c[WB_SIMD_OFF_X]) * simd_wide(i);
		y += g->c[WB_SIMD_OFF_Y];
		linear(g, i, word, b, x, y,
			(uint32_t)wb_min_u64(g->m->threads / g->l->width, g->c[WB_SIMD_DIMY] - g->c[WB_SIMD_OFF_Y]));
		break;
	case WB_SIMD_LDG2SPTILE:
	case WB_SIMD_STG2SPTILE:
		tile(g, i, x, y);
		break;
	case WB_SIMD_LDGBIDX:
	case WB_SIMD_STGBIDX:
		snoop_all(g, i, word, b);
		return stream(cx, g, i);
	case WB_SIMD_LDGCIDX:
	case WB_SIMD_STGCIDX:
		snoop_stride(g, i, word, b, x, y);
		break;
	case WB_SIMD_SLDG:
		scalars(g, i, word, b, 0,
			i->opnd[WB_SIMD_SRC1].kind == WB_SIMD_I ? i->opnd[WB_SIMD_SRC1].value : 1);
		break;
	default:
		return iterate(cx, g, i);
	}
	return tile_clocks(cx, g, i, x, y);
}

/* ---- scratchpads ------------------------------------------------------------------------------------- */
/* Lines that @rows rows of @words words touch, @pitch words apart, from word @first on. */
static uint64_t
lines(uint64_t first, uint64_t words, uint64_t pitch, uint64_t rows, uint64_t line)
{
	uint64_t n = 0, seen = UINT64_MAX;

	for (uint64_t r = 0; r < rows; r++)
		for (uint64_t w = 0; w < words; w++) {	/* word by word: rows do not overlap */
			uint64_t l = (first + r * pitch + w) / line;

			n += l != seen;
			seen = l;
		}
	return n;
}

static uint64_t
move_sp(struct group *g, const struct wb_simd_inst *i)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value, rows = g->m->threads / g->l->width;
	const struct wb_simd_buffer *b = &g->p->sp[id];
	int64_t x = offset(g, i, WB_SIMD_SRC1) * simd_wide(i), y = offset(g, i, WB_SIMD_SRC2);
	uint64_t first = (uint64_t)(b->addr / 4 + (y * b->dim_x + x) + ((int64_t)1 << 40));

	if (i->op == WB_SIMD_SLDSP) {
		scalars(g, i, g->sp[id], b, (uint64_t)(y * b->dim_x + x), g->c[WB_SIMD_WORDS]);
		return lines(first, g->c[WB_SIMD_WORDS], 0, 1, g->m->line_words) + 1;
	}
	if (i->op == WB_SIMD_LDSPBIDX || i->op == WB_SIMD_STSPBIDX) {
		snoop_all(g, i, g->sp[id], b);
		return lines(b->addr / 4, wb_simd_words(b), 0, 1, g->m->line_words) + 1;
	}
	linear(g, i, g->sp[id], b, x, y, rows);
	return lines(first, simd_row_words(i, b, g->l->width), b->dim_x, rows, g->m->line_words) + 1;
}

uint64_t
group_move(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i)
{
	return wb_simd_flags(i) & WB_SIMD_DRAM ? move_dram(cx, g, i) : move_sp(g, i);
}
