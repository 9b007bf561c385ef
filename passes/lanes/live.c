/* passes/lanes/live.c -- where masks are made, and where they are needed (live).
 *
 * Liveness is asked only where paths merge.
 *
 * Cost:   O(masks + instructions + uses of masks + blocks where they are live).
 */
#include "lanes.h"

/* In each block: phis, then other masks known at its start, then those made by its instructions, in order. Instructions
 * are in the order of blocks, each of which has two more places in front of them. */
static void
list_defs(struct lanes *l)
{
	const struct wb_fn *fn = l->fn;
	struct masks *ms = &l->masks;
	struct wb_keyed at = { 0 };
	struct wb_lists lists;

	for (uint32_t k = 2; k < ms->at.n; k++) {
		const struct mask *m = &ms->at.at[k];
		uint32_t first = fn->block[m->block].first + 2 * m->block;

		wb_keyed_add(l->cx->tmp, &at,
			m->inst != WB_NONE ? m->inst + 2 * m->block + 2 : first + (m->kind != MASK_PHI), k);
	}
	lists = wb_keyed_lists(l->cx->tmp, fn->ninst + 2 * fn->nblock, &at);
	ms->def = lists.at;
	ms->def_first = WB_ROOM(l->cx->tmp, uint32_t, (size_t)fn->nblock + 1);
	ms->phi_end = WB_ROOM(l->cx->tmp, uint32_t, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		ms->def_first[b] = lists.first[fn->block[b].first + 2 * b];
		ms->phi_end[b] = lists.first[fn->block[b].first + 2 * b + 1];
	}
	ms->def_first[fn->nblock] = ms->at.n - 2;
}

struct liveness {
	struct lanes *l;
	struct wb_keyed uses;		/* of a mask, blocks */
	struct wb_keyed live;		/* at the start of a block, masks */
	uint32_t *stamp;		/* [block] of the mask under study, + 1 */
	WB_VEC(uint32_t) stack;
};

/* @mask is used in @block or behind it, and made in another block. */
WB_INLINE void
need_mask(struct liveness *v, uint32_t mask, uint32_t block)
{
	if (v->stamp[block] == mask + 1)
		return;
	v->stamp[block] = mask + 1;
	if (v->l->fn->block[block].nin > 1)
		wb_keyed_add(v->l->cx->tmp, &v->live, block, mask);
	WB_PUSH(v->l->cx->tmp, &v->stack, block);
}

static void
spread_need(struct liveness *v, uint32_t mask)
{
	const struct wb_fn *fn = v->l->fn;
	uint32_t made = v->l->masks.at.at[mask].block;

	while (v->stack.n) {
		uint32_t b = v->stack.at[--v->stack.n];

		WB_EACH_IN(fn, b, e)
			if (wb_edge_inner(&fn->edge[e]) && fn->edge[e].src != made)
				need_mask(v, mask, fn->edge[e].src);
	}
}

/* @mask is needed at the start of @block, unless it is made there. */
WB_INLINE void
use_mask(struct liveness *v, uint32_t mask, uint32_t block)
{
	if (mask != WB_NONE && v->l->masks.at.at[mask].block != block)
		wb_keyed_add(v->l->cx->tmp, &v->uses, mask, block);
}

static void
list_uses(struct liveness *v)
{
	const struct lanes *l = v->l;
	const struct masks *ms = &l->masks;

	for (uint32_t k = 0; k < ms->at.n; k++) {
		const struct mask *m = &ms->at.at[k];
		uint32_t n;
		const uint32_t *src = lanes_sources(l, m, &n);

		for (uint32_t s = 0; s < n; s++) {
			uint32_t b = m->kind == MASK_PHI ?
				l->fn->edge[l->fn->in[l->fn->block[m->block].in + s]].src : m->block;

			if (b != WB_NONE)
				use_mask(v, src[s], b);
		}
	}
	for (uint32_t b = 0; b < l->fn->nblock; b++) {
		use_mask(v, ms->exec_in[b], b);
		use_mask(v, ms->branch[b].mask, b);
	}
}

static void
list_live(struct lanes *l)
{
	struct liveness v = { .l = l };
	struct masks *ms = &l->masks;
	struct wb_lists lists;

	v.stamp = WB_NEW(l->cx->tmp, uint32_t, l->fn->nblock);
	list_uses(&v);
	lists = wb_keyed_lists(l->cx->tmp, ms->at.n, &v.uses);
	for (uint32_t k = 2; k < ms->at.n; k++) {
		for (uint32_t u = lists.first[k]; u < lists.first[k + 1]; u++)
			need_mask(&v, k, lists.at[u]);
		if (v.stack.n)
			spread_need(&v, k);
	}
	lists = wb_keyed_lists(l->cx->tmp, l->fn->nblock, &v.live);
	ms->live_first = lists.first;
	ms->live = lists.at;
}

void
lanes_find_live(struct lanes *l)
{
	list_defs(l);
	list_live(l);
}
