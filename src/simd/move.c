/* src/simd/move.c -- the data that accesses move, and the time this takes at their actual addresses.
 *
 * Words outside of a buffer are read as 0 and not written. This does not affect the time: the whole tile is
 * transferred.
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

static void
move(uint32_t *place, uint32_t *reg, bool store)
{
	if (store && place)
		*place = *reg;
	else if (!store)
		*reg = place ? *place : 0;
}

static int64_t
offset(const struct group *g, const struct wb_simd_inst *i, uint32_t slot)
{
	const struct wb_simd_opnd *o = &i->opnd[slot];

	return o->kind == WB_SIMD_S ? (int32_t)g->s[o->reg] : o->kind == WB_SIMD_I ? (int32_t)o->value : 0;
}

/* The vector register that moves: that in the destination's place, the @k-th after it. */
static uint32_t *
lane_of(struct group *g, const struct wb_simd_opnd *o, uint32_t k, uint32_t lane)
{
	return o->kind == WB_SIMD_W ? &g->w[o->reg][lane] : &g->v[(o->reg + k) % WB_SIMD_VREGS][lane];
}

/* ---- DRAM --------------------------------------------------------------------------------------- */
static void
linear(struct group *g, const struct wb_simd_inst *i, uint32_t wide, int64_t x, int64_t y)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value;

	for (uint32_t l = 0; l < g->m->threads; l++)
		for (uint32_t k = 0; k < wide && g->active[l]; k++)
			move(at(g->mem->word[id], &g->p->dram[id], x + (int64_t)wide * g->w[WB_SIMD_TID_X][l] + k,
				     y + g->w[WB_SIMD_TID_Y][l]),
				lane_of(g, &i->opnd[WB_SIMD_DST], k, l), wb_simd_flags(i) & WB_SIMD_STORES);
}

static void
tile(struct group *g, const struct wb_simd_inst *i, int64_t x, int64_t y)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value, sp = i->opnd[WB_SIMD_DST].value;
	const struct wb_simd_buffer *s = &g->p->sp[sp];

	for (uint32_t r = 0; r < s->dim_y; r++)
		for (uint32_t c = 0; c < s->dim_x; c++)
			move(at(g->mem->word[id], &g->p->dram[id], x + g->c[WB_SIMD_OFF_X] + c,
				     y + g->c[WB_SIMD_OFF_Y] + r),
				&g->sp[sp][(uint64_t)r * s->dim_x + c], wb_simd_flags(i) & WB_SIMD_STORES);
}

/* Indexed data that is read as a stream: stride[0] words of each of stride[2] rows, stride[1] words apart; NULL: all
 * words. */
static void
snoop(struct group *g, const struct wb_simd_inst *i, uint32_t *word, const struct wb_simd_buffer *b,
	const struct wb_simd_opnd *data, uint64_t base, const uint32_t *stride)
{
	static const struct wb_simd_opnd mem_data = { WB_SIMD_W, WB_SIMD_MEM_DATA, 0 };
	const struct wb_simd_opnd *to = data->kind == WB_SIMD_W ? data : &mem_data;

	for (uint32_t l = 0; l < g->m->threads; l++) {
		uint32_t index = g->w[WB_SIMD_MEM_IDX][l];
		bool in = !stride || (stride[1] && index % stride[1] < stride[0] && index / stride[1] < stride[2]);

		if (g->active[l])
			move(in ? at_index(word, b, (uint32_t)base + index) : NULL, lane_of(g, to, 0, l),
				wb_simd_flags(i) & WB_SIMD_STORES);
	}
}

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
		move(at_index(g->mem->word[id], b, index), lane_of(g, &i->opnd[WB_SIMD_DST], 0, l), store);
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
	for (uint32_t k = 0; k < n; k++) {
		const uint32_t *p = at_index(word, b, (uint32_t)first + k);

		if (i->opnd[WB_SIMD_DST].reg + k < WB_SIMD_SREGS)
			g->s[i->opnd[WB_SIMD_DST].reg + k] = p ? *p : 0;
	}
}

/* The tile of @i for this work-group; addresses below 0 wrap as a register does. */
static uint64_t
tile_clocks(struct wb_ctx *cx, const struct group *g, const struct wb_simd_inst *i, int64_t x, int64_t y)
{
	const struct wb_simd_buffer *b = &g->p->dram[i->opnd[WB_SIMD_SRC].value];
	uint32_t wide = i->sub == WB_SIMD_VEC2 ? 2 : i->sub == WB_SIMD_VEC4 ? 4 : 1;
	bool placed = i->op != WB_SIMD_SLDG && !(wb_simd_flags(i) & WB_SIMD_STRIDED);
	struct wb_dram_tile t;

	simd_tile(g->p, i, g->m, g->l->width, &t);
	if (wb_simd_flags(i) & WB_SIMD_STRIDED) {
		t.words = g->c[WB_SIMD_WORDS];
		t.period = g->c[WB_SIMD_PERIOD];
		t.count = g->c[WB_SIMD_COUNT];
	}
	if (placed) {
		x += (int64_t)wide * g->c[WB_SIMD_OFF_X];
		y += g->c[WB_SIMD_OFF_Y];
	}
	t.addr = (uint32_t)((int64_t)b->addr + 4 * (y * b->dim_x + x));
	return wb_dram_delay(cx->tmp, &g->m->dram, &t);
}

static uint64_t
move_dram(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i)
{
	uint32_t id = i->opnd[WB_SIMD_SRC].value;
	const struct wb_simd_buffer *b = &g->p->dram[id];
	int64_t x = i->op == WB_SIMD_SLDG ? 0 : offset(g, i, WB_SIMD_SRC1), y = offset(g, i, WB_SIMD_SRC2);
	uint32_t wide = i->sub == WB_SIMD_VEC2 ? 2 : i->sub == WB_SIMD_VEC4 ? 4 : 1;

	switch (i->op) {
	case WB_SIMD_LDGLIN:
	case WB_SIMD_STGLIN:
		linear(g, i, wide, x, y);
		break;
	case WB_SIMD_LDG2SPTILE:
	case WB_SIMD_STG2SPTILE:
		tile(g, i, x, y);
		break;
	case WB_SIMD_LDGBIDX:
	case WB_SIMD_STGBIDX:
		snoop(g, i, g->mem->word[id], b, &i->opnd[WB_SIMD_SRC1], 0, NULL);
		return stream(cx, g, i);
	case WB_SIMD_LDGCIDX:
	case WB_SIMD_STGCIDX:
		snoop(g, i, g->mem->word[id], b, &i->opnd[WB_SIMD_FURTHER], (uint64_t)(y * b->dim_x + x),
			&g->c[WB_SIMD_WORDS]);
		break;
	case WB_SIMD_SLDG:
		scalars(g, i, g->mem->word[id], b, 0,
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
	uint32_t id = i->opnd[WB_SIMD_SRC].value;
	const struct wb_simd_buffer *b = &g->p->sp[id];
	bool store = wb_simd_flags(i) & WB_SIMD_STORES;
	int64_t x = offset(g, i, WB_SIMD_SRC1), y = offset(g, i, WB_SIMD_SRC2);
	uint64_t first = (uint64_t)(b->addr / 4 + (y * b->dim_x + x) + ((int64_t)1 << 40));

	if (i->op == WB_SIMD_SLDSP) {
		scalars(g, i, g->sp[id], b, (uint64_t)(y * b->dim_x + x), g->c[WB_SIMD_WORDS]);
		return lines(first, g->c[WB_SIMD_WORDS], 0, 1, g->m->line_words) + 1;
	}
	if (i->op == WB_SIMD_LDSPBIDX || i->op == WB_SIMD_STSPBIDX) {
		snoop(g, i, g->sp[id], b, &i->opnd[WB_SIMD_SRC1], 0, NULL);
		return lines(b->addr / 4, wb_simd_words(b), 0, 1, g->m->line_words) + 1;
	}
	for (uint32_t l = 0; l < g->m->threads; l++)
		if (g->active[l])
			move(at(g->sp[id], b, x + g->w[WB_SIMD_LID_X][l], y + g->w[WB_SIMD_LID_Y][l]),
				lane_of(g, &i->opnd[WB_SIMD_DST], 0, l), store);
	return lines(first, g->l->width, b->dim_x, g->m->threads / g->l->width, g->m->line_words) + 1;
}

uint64_t
group_move(struct wb_ctx *cx, struct group *g, const struct wb_simd_inst *i)
{
	return wb_simd_flags(i) & WB_SIMD_DRAM ? move_dram(cx, g, i) : move_sp(g, i);
}
