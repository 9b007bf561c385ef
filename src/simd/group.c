/* src/simd/group.c -- a work-group at its start. */
#include "group.h"

struct group *
group_new(struct wb_ctx *cx, const struct wb_simd *p, const struct wb_sim_d *m, const struct wb_simd_launch *l,
	struct wb_simd_memory *mem)
{
	struct group *g = WB_NEW(cx->tmp, struct group, 1);

	g->p = p;
	g->m = m;
	g->l = l;
	g->mem = mem;
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++)
		if (p->sp[k].there)
			g->sp[k] = WB_NEW(cx->tmp, uint32_t, wb_simd_words(&p->sp[k]));
	return g;
}

/* Registers and scratchpads are 0, all lanes are on. */
void
group_start(struct group *g, uint32_t x, uint32_t y)
{
	memset(g->v, 0, sizeof(g->v));
	memset(g->w, 0, sizeof(g->w));
	memset(g->pr, 0, sizeof(g->pr));
	memset(g->off, 0, sizeof(g->off));
	memset(g->s, 0, sizeof(g->s));
	memset(g->active, 1, sizeof(g->active));
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++)
		if (g->sp[k])
			memset(g->sp[k], 0, wb_simd_words(&g->p->sp[k]) * sizeof(uint32_t));
	g->depth = g->pc = 0;
	g->ended = false;
	g->c[WB_SIMD_DIMX] = g->l->dim_x;
	g->c[WB_SIMD_DIMY] = g->l->dim_y;
	g->c[WB_SIMD_OFF_X] = x;
	g->c[WB_SIMD_OFF_Y] = y;
	g->c[WB_SIMD_WIDTH] = g->l->width;
	g->c[WB_SIMD_WORDS] = g->c[WB_SIMD_PERIOD] = g->c[WB_SIMD_COUNT] = 1;
	for (uint32_t k = 0; k < g->m->threads; k++) {
		g->w[WB_SIMD_LID_X][k] = k % g->l->width;
		g->w[WB_SIMD_LID_Y][k] = k / g->l->width;
		g->w[WB_SIMD_TID_X][k] = x + k % g->l->width;
		g->w[WB_SIMD_TID_Y][k] = y + k / g->l->width;
		g->w[WB_SIMD_ONE][k] = 1;
	}
}
